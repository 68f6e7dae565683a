"""What a viewer gets. A frame is built by addition: nothing is in it that a line here did not put there.

Everything comes from the view of the seat, from facts that concern it, and from what everybody knows of the table. The
only drafts and the only true clock that a frame knows are the viewer's own.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw, Struct

from metropole.games.kit import Kit
from metropole.kernel import Decision, Game, Outcome, Prompt
from metropole.kernel.questions import by_name
from metropole.kernel.view import SPECTATOR, View
from metropole.parts.outline import OutlineSection
from metropole.server import clock, wire
from metropole.server.levels import described
from metropole.server.seats import SeatAssignment, has_spoken, seat_row
from metropole.server.store import LogRow
from metropole.server.table_state import TableStatus
from metropole.text.messages import message
from metropole.text.voice import AnySpeaker

NOTHING: Final = Raw(b"null")
MOST_OPTIONS: Final = 1 << 14  # in words; a few megabytes

if TYPE_CHECKING:
    from metropole.parts.stations import LoggedEvent
    from metropole.server.table import Table


@dataclass
class LatestLine:
    """What is the same in many frames until the next line: each part is made for who looks first."""

    about: wire.About | None = None
    seal: wire.SealShown | None = None
    view: View | None = None  # a spectator's
    scene: Raw | None = None
    seats: dict[str, list[wire.SeatShown]] = field(default_factory=dict)  # by language
    entries: dict[tuple[str, int], list[wire.LogEntry]] = field(default_factory=dict)  # by language and seat


def present(
    table: "Table", viewer: wire.Viewer, since: int, language: str, now: float, wants_outline: bool = False
) -> wire.TableFrame:
    """The table as it is now."""
    voice = table.voice(language, viewer.seat)
    view = latest_view(table, viewer) if table.course else None
    return wire.TableFrame(
        about=latest_about(table),
        state=table.standing.state,
        seat=viewer.seat,
        mine=list(viewer.mine),
        host=viewer.host,
        seq=table.seq,
        draft=0 if viewer.seat == SPECTATOR else table.standing.draft_revision[viewer.seat],
        log=log(table, viewer, since, table.seq, voice),
        scene=scene(table, view) if view else NOTHING,
        own=own_scene(table, view) if view else NOTHING,
        question=question(table, viewer, view, voice) if view else None,
        awaiting=view.awaiting if view else [],
        seats=latest_seats(table, language),
        clock=times(table, viewer, now),
        undo=undo(table),
        back=back(table, viewer),
        result=result(view, voice) if view else None,
        seal=latest_seal(table),
        outline=outline(table, view, voice, wants_outline) if view else None,
    )


def past(table: "Table", viewer: wire.Viewer, seq: int, language: str, wants_outline: bool = False) -> wire.TableFrame:
    """The table as it was after a line: nothing is asked, no clock runs."""
    voice = table.voice(language, viewer.seat)
    begun = bool(table.lineage_at(seq))
    view = view_of(table, table.position(seq), viewer) if begun else None
    return wire.TableFrame(
        about=about(table),
        state=state_at(table.public[:seq]),
        seat=viewer.seat,
        mine=list(viewer.mine),
        host=viewer.host,
        seq=seq,
        draft=0,
        log=log(table, viewer, seq - 1, seq, voice),
        scene=encoded(table.rule_set.kit.scene(view or laid_out(table))),
        own=own_scene(table, view) if view else NOTHING,
        question=None,
        awaiting=view.awaiting if view else [],
        seats=seats(chairs_at(table.public[:seq], table.settings.seats), voice),
        clock=None,
        undo=None,
        back=None,
        result=result(view, voice) if view else None,
        seal=seal(table),
        outline=outline(table, view, voice, wants_outline) if view else None,
    )


# --- the game ---


def view_of(table: "Table", game: Game, viewer: wire.Viewer) -> View:
    return game.view(viewer.seat)


def latest_view(table: "Table", viewer: wire.Viewer) -> View:
    """What lies before the viewer now; before all spectators the same."""
    latest = table.latest
    if viewer.seat != SPECTATOR:
        return view_of(table, table.seen_by(viewer.seat), viewer)
    if latest.view is None:
        latest.view = view_of(table, table.the_course.game, viewer)
    return latest.view


def scene(table: "Table", view: View) -> Raw:
    """What lies open: the same for all who have drafted nothing, so it is described once for them."""
    kit, latest = table.rule_set.kit, table.latest
    if view.seat != SPECTATOR and table.standing.drafts[view.seat]:
        return encoded(kit.scene(view))
    if latest.scene is None:
        latest.scene = encoded(kit.scene(latest_view(table, wire.Viewer())))
    return latest.scene


def laid_out(table: "Table") -> View:
    """The table as it is laid out, for who looks back to before the beginning."""
    return table.rule_set.start(table.settings.seats, table.chart).view(SPECTATOR)


def own_scene(table: "Table", view: View) -> Raw:
    return encoded(table.rule_set.kit.own_scene(view))


def encoded(scene: Struct | None) -> Raw:
    return Raw(msgspec.json.encode(scene))


def outline(table: "Table", view: View, voice: AnySpeaker, is_wanted: bool) -> list[OutlineSection] | None:
    """The table in words, for who asks for it; of a game that nobody has drawn, for everybody."""
    kit = table.rule_set.kit
    return kit.outline(view, voice) if is_wanted or not kit.is_drawn else None


def question(table: "Table", viewer: wire.Viewer, view: View, voice: AnySpeaker) -> wire.QuestionShown | None:
    """What the viewer is asked, unless a bot answers for them; in a sealed round also what they have answered."""
    seat, pending = viewer.seat, table.the_course.game.pending
    if seat not in view.awaiting or not table.standing.chairs[seat].in_person or not isinstance(pending, Decision):
        return None
    prompt = view.prompt or pending.prompt
    kit, given = table.rule_set.kit, table.standing.drafts[seat]
    return wire.QuestionShown(
        prompt=prompt.key,
        about=view.about,
        section=voice.section(prompt),
        text=asked(voice, view) if view.prompt else message("others-choose", voice.language),
        sealed=pending.sealed,
        options=[choice(kit, voice, action, prompt) for action in view.options],
        given=[choice(kit, voice, action, prompt if pending.sealed else None) for action in given],
    )


def asked(voice: AnySpeaker, view: View) -> str:
    """The question in one sentence; voice and view are of the same game."""
    return voice.question(view)


@lru_cache(MOST_OPTIONS)
def choice(kit: Kit, voice: AnySpeaker, action: int, prompt: Prompt | None) -> wire.OptionOffered:
    """An option in words. They depend on who speaks to whom and on the question, never on the position."""
    label, short = voice.option(action, prompt), voice.short(action, prompt)
    return wire.OptionOffered(voice.actions.name(action), label, short, kit.thing(voice.actions, action))


def result(view: View, voice: AnySpeaker) -> wire.GameResult | None:
    """How the game has ended, once it has."""
    outcome: Outcome | None = view.outcome
    if outcome is None:
        return None
    return wire.GameResult(outcome.scores, outcome.totals, outcome.ranks, outcome.ending, voice.outcome(outcome))


# --- the log ---


def log(table: "Table", viewer: wire.Viewer, since: int, until: int, voice: AnySpeaker) -> list[wire.LogEntry]:
    """What the viewer has heard after one line and up to another."""
    entries: list[wire.LogEntry] = []
    for seq in range(max(0, since) + 1, until + 1):
        entries.extend(line(table, seq, viewer.seat, voice))
    return entries


def line(table: "Table", seq: int, seat: int, voice: AnySpeaker) -> list[wire.LogEntry]:
    """One line as a seat, or a spectator, hears it. The last one is put into words once for all who hear the same."""
    heard, latest = (voice.language, seat), table.latest.entries
    if seq == table.seq and heard in latest:
        return latest[heard]
    row = table.public[seq - 1]
    entries = [] if row.kind == "move" else [table_entry(table, seq, row, voice)]
    entries.extend([fact_entry(seq, fact, voice) for fact in facts_for(table, seq, seat)])
    if seq == table.seq:
        latest[heard] = entries
    return entries


def facts_for(table: "Table", seq: int, seat: int) -> list["LoggedEvent"]:
    """The facts of a line that a seat, or a spectator, may hear of."""
    return [fact for fact in table.heard(seq) if fact.event.concerns(seat)]


def fact_entry(seq: int, fact: "LoggedEvent", voice: AnySpeaker) -> wire.LogEntry:
    event, facts = fact.event, voice.vocabulary.facts
    section = voice.section(Prompt("", fact.paragraph))
    return wire.LogEntry(seq, section, voice.event(event), facts[event.kind][0], by_name(facts, event))


def table_entry(table: "Table", seq: int, row: LogRow, voice: AnySpeaker) -> wire.LogEntry:
    """What happened beside the game: who came and went, and going back."""
    body = row.body
    told: dict[str, int] = {field: round(body[field]) for field in ("seat", "to", "yes", "seconds") if field in body}
    words: dict[str, str | int] = {field: str(body[field]) for field in ("name", "why") if field in body}
    if "level" in body:
        words["level"] = described(body["level"], voice.language).title
    if "seat" in body:
        words["seat"] = voice.seat(body["seat"])
    if "to" in body:
        words["line"] = body["to"]
    if "yes" in body:
        words["answer"] = "yes" if body["yes"] else "no"
    key = f"log-{row.kind.replace('_', '-')}"
    if row.kind == "created" and table.settings.forked:
        key, words["line"] = "log-forked", table.settings.forked.seq
    text = message(key, voice.language, edition=table.rule_set.name, **words)
    return wire.LogEntry(seq, "", text, f"table-{row.kind}", told)


# --- the people ---


def latest_seats(table: "Table", language: str) -> list[wire.SeatShown]:
    """Who sits where; all are told alike, for what a seat is called does not depend on who asks."""
    latest = table.latest.seats
    if language not in latest:
        latest[language] = seats(table.standing.chairs, table.voice(language, SPECTATOR))
    return latest[language]


def seats(chairs: list[SeatAssignment], voice: AnySpeaker) -> list[wire.SeatShown]:
    return [
        wire.SeatShown(chair.kind, voice.seat(seat), chair.name, chair.level, chair.resigned, chair.absent)
        for seat, chair in enumerate(chairs)
    ]


def times(table: "Table", viewer: wire.Viewer, now: float) -> wire.ClockShown:
    """The viewer's own clocks as they are; those of others as if nobody had answered in secret."""
    rule = table.settings.clock
    if isinstance(rule, wire.NoClock):
        return wire.ClockShown(rule, [])
    return wire.ClockShown(rule, [time_of(table, viewer, seat, now) for seat in range(table.settings.seats)])


def time_of(table: "Table", viewer: wire.Viewer, seat: int, now: float) -> wire.TimeShown | None:
    """The clock of a person who plays; bots have none."""
    s, moment = table.standing, clock.milliseconds(now)
    if not s.chairs[seat].in_person:
        return None
    if seat in viewer.mine:
        own = s.times.glasses[seat]
        return wire.TimeShown(max(0, clock.left(own, moment)), own.since != clock.STOPPED)
    awaited = seat in table.awaited_people()
    return wire.TimeShown(max(0, clock.left_as_seen(s.times, seat, awaited, moment)), awaited)


def undo(table: "Table") -> wire.UndoShown | None:
    """Who wants to go back, and who has agreed."""
    s = table.standing
    request = s.asked
    if request is None:
        return None
    own = s.chairs[request.seat].player
    others = [seat for seat, chair in enumerate(s.chairs) if chair.in_person and chair.player != own]
    agreed = [seat for seat in others if s.chairs[seat].player in request.agreed]
    return wire.UndoShown(request.seat, request.to, agreed, [seat for seat in others if seat not in agreed])


def back(table: "Table", viewer: wire.Viewer) -> int | None:
    """The line to which the table would go back to take back the viewer's own last answer."""
    if viewer.seat == SPECTATOR:
        return None
    for i in range(len(table.lineage) - 1, 0, -1):
        if has_spoken(viewer.seat, table.public[table.lineage[i] - 1].body["lines"]):
            return table.lineage[i - 1]
    return None


# --- the table ---


def latest_about(table: "Table") -> wire.About:
    table.latest.about = table.latest.about or about(table)
    return table.latest.about


def about(table: "Table") -> wire.About:
    agreed = table.settings
    return wire.About(
        table=table.id,
        edition=table.rule_set.name,
        title=agreed.title,
        board=table.chart.digest,
        own_board=agreed.board is not None,
        created=table.public[0].at,
        private=agreed.private,
        absence=agreed.absence,
        level=agreed.level,
        auto=agreed.auto,
        rules=agreed.rules,
        forked=agreed.forked,
    )


def seal(table: "Table") -> wire.SealShown:
    """The seal, the contributions, and, once a row has revealed it, what opens it."""
    s = table.standing
    contributions = [chair.contribution for chair in s.chairs]
    return wire.SealShown(table.settings.seal.commitment, contributions, s.secret, s.salt)


def latest_seal(table: "Table") -> wire.SealShown:
    table.latest.seal = table.latest.seal or seal(table)
    return table.latest.seal


def listed(table: "Table") -> wire.TableListing:
    """What a list of tables shows: nothing that only a seat knows."""
    chairs = [wire.SeatListed(chair.kind, chair.name, chair.level) for chair in table.standing.chairs]
    agreed = table.settings
    return wire.TableListing(table.rule_set.name, agreed.title, chairs, agreed.clock, agreed.absence)


# --- the past ---


def state_at(rows: list[LogRow]) -> TableStatus:
    """How far the table had come after some lines."""
    kinds = [row.kind for row in rows]
    if "finished" in kinds:
        return "finished"
    if "aborted" in kinds:
        return "aborted"
    return "running" if "started" in kinds else "open"


def chairs_at(rows: list[LogRow], seats: int) -> list[SeatAssignment]:
    """Who sat where after some lines."""
    chairs = [SeatAssignment() for _ in range(seats)]
    for row in rows:
        seat_row(chairs, row)
    return chairs
