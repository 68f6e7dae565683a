"""One table: rows make its state, commands make rows, viewers get frames.

No file, no network and no clock: the time comes in as an argument, and all processes that have the same rows have the
same table. A row, once written, is applied by everybody through `apply`, also by the process that wrote it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from metropole import journal, registry
from metropole.journal import Journal
from metropole.kernel import Game, MetropoleError
from metropole.kernel.snapshot import LayoutError
from metropole.kernel.view import SPECTATOR
from metropole.parts.stations import LoggedEvent
from metropole.server import clock, decisions, frames
from metropole.server.game_replay import GameReplay, chart_of, voice_of
from metropole.server.refusals import ApiError, refuse
from metropole.server.seal import SealedDice, Secret
from metropole.server.seats import SeatAssignment, seat_row, seats_of, speakers
from metropole.server.store import Body, LogRow, Seated, Summary
from metropole.server.table_state import RowBody, TableSettings, TableState, UndoRequest
from metropole.server.wire import Accepted, Answer, Command, NoClock, Rejected, Stale, TableFrame, Viewer
from metropole.text.voice import AnySpeaker

SNAPSHOT: Final = f"1/{registry.RULES_VERSION}"  # what is written otherwise is not read, but replayed


class BrokenLogError(MetropoleError):
    """The rows of a table do not follow each other."""


class RulesVersionError(MetropoleError):
    """The table was opened under a version of the rules that this program does not have."""


class Table:
    """Everything about one table. `secret` decides its dice."""

    def __init__(self, id: str, created: LogRow, secret: Secret) -> None:
        if created.number != 1 or created.kind != "created":
            raise BrokenLogError(f"table {id}: begins with row {created.number} '{created.kind}'")
        self.id = id
        self.secret = secret
        self.settings = msgspec.convert(created.body, TableSettings)
        if self.settings.rules != registry.RULES_VERSION:
            version = self.settings.rules
            raise RulesVersionError(
                f"table {id}: follows version {version} of the rules; this is {registry.RULES_VERSION}"
            )
        self.host = created.actor
        self.rule_set = registry.find(self.settings.edition)
        self.chart = chart_of(self.rule_set, self.settings.board)
        seats = self.settings.seats
        self.course: GameReplay | None = None  # before the game has begun there is none
        self.standing = TableState(
            number=1,
            state="open",
            changed=created.at,
            chairs=[SeatAssignment() for _ in range(seats)],
            times=clock.full(self.settings.clock, seats, created.at),
            drafts=[[] for _ in range(seats)],
            draft_revision=[0] * seats,
        )
        self.rows = [created]
        self.public = [created]  # a viewer's line number counts these
        self.lineage: list[int] = []  # the public lines whose journal lines are in force
        self.drawn = 0  # outcomes of chance, also undone ones
        self.facts: dict[int, list[LoggedEvent]] = {1: []}
        self.known: dict[int, Game] = {}  # the game as seats know it that have drafted something
        self.latest = frames.LatestLine()

    # --- from rows ---

    @classmethod
    def load(cls, id: str, rows: Sequence[LogRow], secret: Secret, snapshot: tuple[int, Body] | None = None) -> "Table":
        """The table after all its rows; a snapshot saves playing those before it."""
        if not rows:
            raise BrokenLogError(f"table {id}: has no rows")
        table = cls(id, rows[0], secret)
        if snapshot is not None and snapshot[1].get("version") == SNAPSHOT and snapshot[0] <= len(rows):
            try:
                table.stand(rows[: snapshot[0]], snapshot[1])
            except LayoutError:
                table = cls(id, rows[0], secret)  # written before an update: it is played again
        for row in rows:
            table.apply(row)
        return table

    def stand(self, rows: Sequence[LogRow], snapshot: Body) -> None:
        """Stand as after these rows without playing them; what they told is told when somebody asks."""
        for row in rows[1:]:
            self.note(row)
        self.standing = msgspec.convert(snapshot["standing"], TableState)
        if snapshot["game"] is not None:
            seats = self.settings.seats
            game = self.rule_set.restore(seats, self.chart, snapshot["game"])
            self.course = GameReplay(self.rule_set, self.chart, seats, game)

    def snapshot(self) -> Body:
        """All that `load` needs besides the rows, as plain values."""
        game = self.course.game.numbers() if self.course else None
        return {"version": SNAPSHOT, "standing": msgspec.to_builtins(self.standing), "game": game}

    def apply(self, row: LogRow) -> None:
        """The next row; one that is known already changes nothing."""
        if row.number <= self.standing.number:
            return
        if row.number != self.standing.number + 1:
            raise BrokenLogError(f"table {self.id}: row {row.number} comes after row {self.standing.number}")
        if row.kind == "draft":
            self.apply_draft(row)
        else:
            self.apply_public(row)
        self.note(row)
        self.standing.number = row.number

    def note(self, row: LogRow) -> None:
        """What can be read off a row without playing it."""
        self.rows.append(row)
        if row.kind == "draft":
            return
        self.public.append(row)
        self.latest = frames.LatestLine()
        if row.kind in ("started", "move"):
            self.lineage.append(len(self.public))
            self.drawn += len([line for line in row.body["lines"] if line.startswith("* ")])
        elif row.kind == "undone":
            self.lineage = self.lineage[: self.lineage.index(row.body["to"]) + 1]

    # --- rows that only one seat knows of ---

    def apply_draft(self, row: LogRow) -> None:
        """A seat has drafted an answer or taken one back; for everybody else nothing has happened."""
        s, seat = self.standing, row.body["seat"]
        glass, at = s.times.glasses[seat], clock.milliseconds(row.at)
        clock.charge(glass, at)
        if "retract" in row.body:
            s.drafts[seat].pop()
        else:
            s.drafts[seat].extend([self.parse(line.partition(" ")[2]) for line in row.body["lines"]])
        s.draft_revision[seat] += 1
        self.known.pop(seat, None)
        clock.set_running(glass, self.is_thinking(seat), max(at, s.times.at))

    # --- rows that everybody knows of ---

    def apply_public(self, row: LogRow) -> None:
        s, at = self.standing, clock.milliseconds(row.at)
        credit = clock.milliseconds(row.body["seconds"]) if row.kind == "credit" else 0
        clock.charge_all(s.times, at, self.awaited_people(), credit)
        self.facts[len(self.public) + 1] = self.play_on(row)
        self.count_time(row)
        seat_row(s.chairs, row)
        self.change_standing(row)
        s.changed = row.at
        for seat, glass in enumerate(s.times.glasses):
            clock.set_running(glass, self.is_thinking(seat), s.times.at)

    def play_on(self, row: LogRow) -> list[LoggedEvent]:
        """What a row does to the game."""
        s = self.standing
        if row.kind == "started":
            s.state = "running"
            self.course = GameReplay(self.rule_set, self.chart, self.settings.seats)
        if row.kind in ("started", "move"):
            self.forget_drafts()
            return self.the_course.go_on(row.body["lines"])
        if row.kind == "undone":
            self.forget_drafts()
            self.the_course.game = self.position(row.body["to"])
        return []

    def forget_drafts(self) -> None:
        self.standing.forget_drafts()
        self.known = {}

    def count_time(self, row: LogRow) -> None:
        """What a row does to the clocks, apart from the time that has passed."""
        s, rule = self.standing, self.settings.clock
        if row.kind == "move":
            for seat in speakers(row.body["lines"]):
                if s.chairs[seat].absent:
                    clock.refill(rule, s.times.glasses[seat])
                if s.chairs[seat].in_person:
                    clock.answered(rule, s.times.glasses[seat])
            clock.settle(s.times)
        elif row.kind == "undone":
            clock.forget_question(s.times)
        elif row.kind == "replaced":
            glass = s.times.glasses[row.body["seat"]]
            glass.used = glass.shown  # its drafts are void, and nobody is to learn that there were any
        elif row.kind == "returned":
            clock.refill(rule, s.times.glasses[row.body["seat"]])

    def change_standing(self, row: LogRow) -> None:
        """What else a row changes; a question to go back ends with every move and every change of hands."""
        s, body = self.standing, row.body
        if row.kind in ("move", "undone", "replaced", "returned", "finished"):
            s.asked = None
        if row.kind in ("replaced", "returned"):
            s.drafts[body["seat"]], s.draft_revision[body["seat"]] = [], 0
            self.known.pop(body["seat"], None)
        elif row.kind == "undo_asked":
            s.asked = UndoRequest(body["seat"], body["to"], [])
        elif row.kind == "undo_answered" and s.asked is not None:
            s.asked.agreed.append(s.chairs[body["seat"]].player)
            s.asked = s.asked if body["yes"] else None
        elif row.kind == "finished":
            s.state, s.secret, s.salt = "finished", body["secret"], body["salt"]
        elif row.kind == "aborted":
            s.state = "aborted"

    # --- reading the table ---

    @property
    def seq(self) -> int:
        """The number of the last line that everybody knows of."""
        return len(self.public)

    @property
    def the_course(self) -> GameReplay:
        assert self.course is not None, "the game has not begun"
        return self.course

    def parse(self, words: str) -> int:
        return int(self.the_course.game.space.parse(words))

    def seen_by(self, seat: int) -> Game:
        """The game as this seat, or a spectator, may look at it: with its own drafts and nobody else's."""
        if seat == SPECTATOR or not self.standing.drafts[seat]:
            return self.the_course.game
        if seat not in self.known:
            self.known[seat] = self.the_course.drafted(seat, self.standing.drafts[seat])
        return self.known[seat]

    def has_to_speak(self, seat: int) -> bool:
        """Whether the game waits for this seat, which has not said enough yet."""
        return self.standing.state == "running" and self.seen_by(seat).question(seat) is not None

    def is_thinking(self, seat: int) -> bool:
        """Whether a person is charged for this seat now."""
        return self.standing.chairs[seat].in_person and self.has_to_speak(seat)

    def awaiting(self) -> list[int]:
        """Every seat that is asked, also who has answered in secret."""
        return list(self.course.game.awaiting()) if self.course else []

    def awaited_people(self) -> list[int]:
        return [seat for seat in self.awaiting() if self.standing.chairs[seat].in_person]

    def bot_seats_awaited(self) -> list[tuple[int, str]]:
        """Seats for which a bot has something to say now, each with its level."""
        chairs = self.standing.chairs
        return [
            (seat, chairs[seat].level) for seat in self.awaiting() if chairs[seat].level and self.has_to_speak(seat)
        ]

    def position(self, seq: int) -> Game:
        """The game as it was after a line."""
        return self.the_course.replayed(self.lines(self.lineage_at(seq)))

    def walk(self) -> Iterator[tuple[int, Game]]:
        """Every line in force with the position after it, from one replay, for which the table may go on meanwhile."""
        return self.course.walk([(seq, self.lines([seq])) for seq in self.lineage]) if self.course else iter(())

    def lineage_at(self, seq: int) -> list[int]:
        """The lines whose journal lines were in force after a line."""
        found: list[int] = []
        for number, row in enumerate(self.public[:seq], start=1):
            if row.kind in ("started", "move"):
                found.append(number)
            elif row.kind == "undone":
                found = found[: found.index(row.body["to"]) + 1]
        return found

    def lines(self, seqs: Sequence[int]) -> list[str]:
        """The journal lines of some public lines."""
        return [line for seq in seqs for line in self.public[seq - 1].body["lines"]]

    def dice(self) -> SealedDice:
        return SealedDice(self.id, self.secret, [chair.contribution for chair in self.standing.chairs])

    def heard(self, seq: int) -> list[LoggedEvent]:
        """What happened in a line. Lines before a snapshot are played again when somebody first asks for one."""
        if seq not in self.facts:
            self.facts = Table.load(self.id, self.rows, self.secret).facts
        return self.facts[seq]

    def voice(self, language: str, seat: int) -> AnySpeaker:
        """Whoever speaks to this seat in this language."""
        return voice_of(self.rule_set.kit, self.rule_set.name, self.settings.board, language, seat)

    # --- commands ---

    def decide(self, command: Command, player: str, now: float, name: str = "") -> list[LogRow] | ApiError:
        """The rows that a command of this player leads to, or why it cannot be done. The table is unchanged.

        The server itself, as nobody, answers for bots. `name` is what the player is called where the command names
        nobody.
        """
        try:
            return decisions.decide(self, command, player, now, name)
        except ApiError as refusal:
            return refusal

    def answer(self, command: Command, player: str, language: str, refusal: ApiError | None = None) -> Answer:
        """What the player is told of their command, after its rows were applied or it was refused."""
        seat = decisions.own_seat(self, command, player)
        draft = 0 if seat is None else self.standing.draft_revision[seat]
        if refusal is None:
            return Accepted(self.seq, draft)
        if refusal.code == "stale":
            return Stale(self.seq, draft)
        return Rejected(refusal.code, refusal.message(language), self.seq, draft)

    def beginning(self, contributions: list[str]) -> RowBody:
        """The row with which the game begins: everything that is dealt and rolled before the first question."""
        course = GameReplay(self.rule_set, self.chart, self.settings.seats)
        log = course.onward()
        course.draw(log, SealedDice(self.id, self.secret, contributions), 0)
        return "started", {"lines": log.lines}

    # --- clocks ---

    def late(self) -> list[tuple[int, int]]:
        """Seats whose time runs out, and when, in milliseconds; who is known to be absent is late no more."""
        s = self.standing
        if isinstance(self.settings.clock, NoClock) or s.state != "running":
            return []
        moments = [(seat, clock.due(glass)) for seat, glass in enumerate(s.times.glasses) if not s.chairs[seat].absent]
        return [(seat, moment) for seat, moment in moments if moment is not None]

    def next_due(self) -> float | None:
        """When somebody's time runs out, if nobody speaks before."""
        moments = [moment for _, moment in self.late()]
        return min(moments) / 1000 if moments else None

    def timeouts(self, now: float) -> list[LogRow]:
        """The rows to write because time has run out."""
        return decisions.timeouts(self, now)

    def credit(self, seconds: float, now: float) -> list[LogRow]:
        """The row to write when the server has been away for so long, if anybody was thinking meanwhile."""
        return decisions.rows_of(self, [("credit", {"seconds": seconds})], now) if self.late() else []

    # --- what viewers and lists get ---

    def viewer(self, player: str, seat: int | None = None) -> Viewer:
        """From whose eyes a player may look: one of their seats, or as a spectator; refused if the seat is not theirs.

        After the game everything lies open.
        """
        mine = tuple(seats_of(self.standing.chairs, player)) if player else ()
        is_host = bool(player) and player == self.host
        if seat is None:
            return Viewer(mine[0] if mine else SPECTATOR, mine, is_host)
        open_to_all = self.standing.state == "finished" and seat < self.settings.seats
        if seat != SPECTATOR and seat not in mine and not open_to_all:
            raise refuse("not-your-seat")
        return Viewer(seat, mine, is_host)

    def frame(self, viewer: Viewer, since: int, language: str, now: float, wants_outline: bool = False) -> TableFrame:
        """Everything the viewer may know now, and the log after line `since`."""
        return frames.present(self, viewer, since, language, now, wants_outline)

    def history(self, viewer: Viewer, seq: int, language: str, wants_outline: bool = False) -> TableFrame:
        """What the viewer could see after a line, without a question."""
        if not 1 <= seq <= self.seq:
            raise refuse("no-such-line", most=self.seq)
        return frames.past(self, viewer, seq, language, wants_outline)

    def summary(self, now: float) -> Summary:
        """What lists show. `awaited` and `due` know of secret answers: they are for the person, and for the server."""
        s = self.standing
        people = [
            Seated(seat, chair.player, chair.in_person and self.has_to_speak(seat))
            for seat, chair in enumerate(s.chairs)
            if chair.player
        ]
        shown = msgspec.to_builtins(frames.listed(self))
        created = self.rows[0].at
        private = self.settings.private
        return Summary(self.id, s.state, private, created, s.changed, self.next_due(), shown, tuple(people))

    def journal_text(self) -> str:
        """The whole game with its opened seal; refused while it is not over."""
        if self.standing.state != "finished":
            raise refuse("not-finished")
        names = tuple([chair.name or chair.level for chair in self.standing.chairs])
        lines = [line for row in self.public for line in row.body.get("lines", [])]
        course = self.the_course
        log = Journal(replace(course.header(), players=names), self.rule_set, self.chart, course.game, lines)
        forked = self.settings.forked
        return journal.sealed_text(log, replace(self.dice().seal(opened=True), inherited=forked.drawn if forked else 0))
