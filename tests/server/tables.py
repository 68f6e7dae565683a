"""Tables for tests: opened, filled with people, and played at random by everybody at once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from metropole.kernel import Decision
from metropole.server import frames, wire
from metropole.server.new_table import open_table
from metropole.server.refusals import ApiError
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table

RULE_SETS = (
    ("colonialism/original+short", 3),
    ("colonialism/spielworxx", 2),
    ("colonialism/compass+events+upgrades", 3),
    ("empires/second+nations+cap15", 3),
    ("empires/revised", 3),
)
SECRET = Secret(bytes(range(32)), bytes(range(16)))
LATER = 10_000.0


def opened(edition: str, places: list[wire.SeatRequest], host: str = "p0", **wishes: Any) -> Table:
    """A table as asked for."""
    table = open_table("table-1", wire.NewTable(edition, places, **wishes), host, "Anna", SECRET, 1000.0)
    assert isinstance(table, Table), table
    return table


def begun(edition: str, seats: int, people: tuple[str, ...] = (), **wishes: Any) -> Table:
    """A game that has begun: each seat has its person, `people` says who; "" is a bot."""
    names = people or tuple([f"p{seat}" for seat in range(seats)])
    places: list[wire.SeatRequest] = [wire.Open() if name else wire.BotSeat("greedy") for name in names]
    table = opened(edition, places, auto=True, **wishes)
    for seat, name in enumerate(names):
        if name:
            do(table, wire.Join(seat, f"Name {seat}", f"dice {seat}"), name, now=1001.0 + seat)
    assert table.standing.state == "running"
    return table


def command(table: Table, what: wire.CommandBody, seat: int | None = None, idem: str = "key") -> wire.Command:
    """A command of somebody who has seen everything."""
    return wire.Command(table.seq, idem, what, 0 if seat is None else table.standing.draft_revision[seat], seat)


def do(table: Table, what: wire.CommandBody, player: str, seat: int | None = None, now: float = LATER) -> list[LogRow]:
    """Something that must succeed: decided, written as plain text, read again, and applied."""
    rows = table.decide(command(table, what, seat), player, now)
    assert isinstance(rows, list), (rows.code, what)
    return put(table, rows)


def put(table: Table, rows: list[LogRow]) -> list[LogRow]:
    stored = reread(rows)
    for row in stored:
        table.apply(row)
    return stored


def reread(rows: list[LogRow]) -> list[LogRow]:
    """Written as plain text and read again."""
    return [msgspec.json.decode(msgspec.json.encode(row), type=LogRow) for row in rows]


def refused(table: Table, what: wire.CommandBody, player: str, seat: int | None = None) -> str:
    """The code of something that must be refused, which leaves the table as it was."""
    before = snapshot(table)
    refusal = table.decide(command(table, what, seat), player, LATER)
    assert isinstance(refusal, ApiError), refusal
    assert snapshot(table) == before
    return refusal.code


def question_to(table: Table, seat: int) -> Decision:
    """What a seat is asked."""
    question = table.seen_by(seat).question(seat)
    assert question is not None
    return question


def speak(table: Table, seat: int, player: str | None = None, pick: int = 0, now: float = LATER) -> list[LogRow]:
    """A seat answers with one of its options, in person or by its bot."""
    options = question_to(table, seat).options
    words = table.the_course.game.space.name(options[pick % len(options)])
    return do(table, wire.Play(words), voice(table, seat) if player is None else player, seat, now)


def voice(table: Table, seat: int) -> str:
    """Who may speak for a seat: its person, or nobody where a bot plays."""
    chair = table.standing.chairs[seat]
    return "" if chair.level else chair.player


def to_sealed_round(table: Table, now: float = LATER) -> Table:
    """Played on until all are to choose at once, and nobody has chosen yet."""
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0], now=now)
    return table


def keep_six(table: Table, *seats: int, now: float = LATER) -> None:
    """Each of these seats says all that it has to say in a sealed round of Colonialism."""
    for seat in seats:
        for _ in range(6):
            speak(table, seat, now=now)


def speaking(table: Table) -> list[int]:
    """The seats that have something to say."""
    return [seat for seat in table.awaiting() if table.has_to_speak(seat)]


def snapshot(table: Table) -> bytes:
    return msgspec.json.encode(table.snapshot())


def viewers(table: Table) -> list[wire.Viewer]:
    """Everybody at the table, from each of their seats, and a spectator."""
    chairs = table.standing.chairs
    return [*[table.viewer(chair.player, seat) for seat, chair in enumerate(chairs) if chair.player], wire.Viewer()]


def seen(table: Table, viewer: wire.Viewer, since: int = 0, now: float = LATER, language: str = "en") -> bytes:
    """All the bytes that a viewer gets."""
    return msgspec.json.encode(table.frame(viewer, since, language, now))


@dataclass
class ChaosPlayers:
    """People and bots who do all that can be done, in any order. `wild`: they also go back, go away and come back."""

    table: Table
    rng: Random
    wild: float = 0.0
    now: float = 2000.0
    heard: list[Callable[[LogRow], None]] = field(default_factory=list)

    def play(self, most: int = 100_000) -> None:
        """Until the game is over, or so many commands long."""
        for _ in range(most):
            if self.table.standing.state != "running":
                return
            self.step()

    def step(self) -> None:
        """One command by somebody, or time runs out."""
        self.now += self.rng.choice([0.0, 0.004, 1.5, 20.0])
        if late := self.table.timeouts(self.now):
            self.write(late)
        elif self.rng.random() >= (0.8 if self.table.standing.asked else self.wild) or not self.wander():
            self.speak()

    def speak(self) -> None:
        """Somebody answers or takes back an answer."""
        table, rng = self.table, self.rng
        drafting = [seat for seat, draft in enumerate(table.standing.drafts) if draft]
        if drafting and rng.random() < 0.15:
            self.tell(wire.Retract(), rng.choice(drafting))
            return
        seat = rng.choice(speaking(table))
        options = question_to(table, seat).options
        self.tell(wire.Play(table.the_course.game.space.name(rng.choice(options))), seat)

    def wander(self) -> bool:
        """Something besides playing; says whether it could be done."""
        table, rng = self.table, self.rng
        seat = rng.randrange(table.settings.seats)
        wishes: list[wire.CommandBody] = [wire.AskUndo(rng.choice(table.lineage[-8:])), wire.Replace(seat, "random")]
        wishes += [wire.Return(), wire.Return()]
        request = frames.undo(table)
        if request is not None:
            seat, wishes = rng.choice([*request.asked, request.seat]), [wire.AnswerUndo(rng.random() < 0.8)]
        if rng.random() < 0.02:
            wishes = [wire.Resign()]
        if rng.random() < 0.1:
            rows = table.credit(rng.choice([0.5, 50.0]), self.now)
            self.write(rows)
            return bool(rows)
        player = table.standing.chairs[seat].player
        decided = table.decide(command(table, rng.choice(wishes), seat), player, self.now)
        if isinstance(decided, ApiError):
            return False
        self.write(decided)
        return True

    def tell(self, what: wire.CommandBody, seat: int) -> None:
        """From a seat, in person or by its bot; what is offered is never refused."""
        rows = self.table.decide(command(self.table, what, seat), voice(self.table, seat), self.now)
        assert isinstance(rows, list), (rows.code, what)
        self.write(rows)

    def write(self, rows: list[LogRow]) -> None:
        for row in rows:
            for stored in put(self.table, [row]):
                for hear in self.heard:
                    hear(stored)


def crowd(edition: str, seats: int, seed: int, wild: float = 0.0, **wishes: Any) -> ChaosPlayers:
    """A table where all play for themselves."""
    table = begun(edition, seats, **{"clock": wire.Bank(600, 5), **wishes})
    return ChaosPlayers(table, Random(f"{edition} {seed}"), wild)


def finished(edition: str, seats: int, seed: int = 1, wild: float = 0.0) -> Table:
    """A game that such a crowd has played to its end."""
    people = crowd(edition, seats, seed, wild)
    people.play()
    assert people.table.standing.state == "finished"
    return people.table
