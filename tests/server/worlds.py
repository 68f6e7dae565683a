"""Two tables that one viewer cannot tell apart, though everything they may not know is different."""

import copy
from random import Random

import msgspec

from metropole.kernel import Decision, Event
from metropole.kernel.view import SPECTATOR
from metropole.parts.stations import LoggedEvent
from metropole.server import wire
from metropole.server.frames import LatestLine
from metropole.server.game_replay import GameReplay
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.table_state import TableState
from tests.server.tables import LATER, question_to


class LeakError(AssertionError):
    """Somebody could tell two things apart that they must not."""


def demand_equal(first: object, second: object, what: object) -> None:
    if first != second:
        raise LeakError(f"{str(what)[:200]}: two things can be told apart")


def twin(table: Table, viewer: wire.Viewer, rng: Random) -> Table:
    """Another secret, another deal, other drafts of others, other journal lines, other thoughts on the clock."""
    other = copy.copy(table)
    other.secret = Secret(rng.randbytes(32), rng.randbytes(16))
    other.drawn = table.drawn + rng.randrange(1, 9)
    other.course = redealt(table, viewer.seat, rng)
    other.known, other.latest = {}, LatestLine()
    other.standing = msgspec.convert(msgspec.to_builtins(table.standing), TableState)
    other.standing.number += rng.randrange(1, 9)
    other.rows = [*table.rows, LogRow(len(table.rows) + 1, LATER, "", "", "draft", {"seat": 0, "retract": True})]
    other.public = [garbled(row, rng) for row in table.public]
    other.facts = {
        seq: [fact if fact.event.concerns(viewer.seat) else changed(fact, rng) for fact in table.heard(seq)]
        for seq in range(1, table.seq + 1)
    }
    for seat in range(table.settings.seats):
        if seat not in viewer.mine:
            think_otherwise(other, seat, rng)
    draft_otherwise(other, viewer, rng)
    return other


def redealt(table: Table, seat: int, rng: Random) -> GameReplay:
    """The same position as far as a seat knows; nobody has answered the open question yet."""
    game = table.the_course.game.view(seat).redeal(rng)
    if game.answers:
        for other in game.awaiting():
            game.retract(other)
    return GameReplay(table.rule_set, table.chart, table.settings.seats, game)


def garbled(row: LogRow, rng: Random) -> LogRow:
    """Journal lines with other words; who spoke is no secret."""
    if "lines" not in row.body:
        return row
    lines = [f"{line[0]} something else {rng.random()}" for line in row.body["lines"]]
    return LogRow(row.number + 3, row.at, row.actor, row.idem, row.kind, {**row.body, "lines": lines * 2})


def changed(fact: LoggedEvent, rng: Random) -> LoggedEvent:
    """The same fact with another number in it."""
    event = fact.event
    numbers = tuple([number if i == 0 else (number + 1) % 3 for i, number in enumerate(event.numbers)])
    return LoggedEvent(Event(event.kind, numbers, event.only, event.hidden_from), fact.paragraph)


def think_otherwise(table: Table, seat: int, rng: Random) -> None:
    """Somebody else has thought for longer or shorter than it seems."""
    glass = table.standing.times.glasses[seat]
    glass.used = max(0, glass.shown - rng.randrange(1, 5000))
    glass.since = rng.choice([-1, table.standing.times.at + 7])


def draft_otherwise(table: Table, viewer: wire.Viewer, rng: Random) -> None:
    """Others have drafted something else, or nothing; a sealed round stays open."""
    s, game = table.standing, table.the_course.game
    others = [seat for seat in range(table.settings.seats) if seat not in viewer.mine]
    for seat in others:
        s.drafts[seat], s.draft_revision[seat] = [], rng.randrange(9)
    pending = game.pending
    if not isinstance(pending, Decision):
        return
    if not pending.sealed:
        if pending.seat in others:
            compose(table, pending.seat, rng)
        return
    asked = [seat for seat in game.awaiting() if seat in others]
    silent = rng.choice(asked) if asked else SPECTATOR
    for seat in asked:
        draft = s.drafts[seat]
        while seat != silent and (options := game.sealed_round().offer(game, seat, draft)) and rng.random() < 0.8:
            draft.append(rng.choice(options))


def compose(table: Table, seat: int, rng: Random) -> None:
    """Somebody is in the middle of an action, if there is one with a middle."""
    options = question_to(table, seat).options
    for action in rng.sample(options, min(len(options), 6)):
        if table.the_course.drafted(seat, [action]).composing() == seat:
            table.standing.drafts[seat] = [action]
            return


def orders(table: Table, viewer: wire.Viewer, rng: Random) -> list[wire.Command]:
    """Commands of all sorts: offered and not, known and unknown, in time and late, for oneself and for others."""
    space = table.the_course.game.space
    undo = wire.AskUndo(rng.randrange(table.seq + 2))
    wishes: list[wire.CommandBody] = [wire.Retract(), undo, wire.AnswerUndo(True), wire.Join(0, "Anna")]
    wishes += [wire.Play("fly away"), wire.Play("play dragon"), wire.Resign(), wire.Return(), wire.Replace(0, "greedy")]
    wishes += [wire.Play(space.name(rng.randrange(len(space)))) for _ in range(8)]
    seat, draft = None, 0
    if viewer.seat != SPECTATOR:
        seat, draft = viewer.seat, table.standing.draft_revision[viewer.seat]
        asked = table.seen_by(seat).question(seat)
        wishes += [wire.Play(space.name(action)) for action in (asked.options if asked else [])[:6]]
    rivals = [(wire.Retract(), guess, rival) for rival in range(table.settings.seats) for guess in (0, 1)]
    said = [*[(wish, draft, seat) for wish in wishes], (wire.Retract(), draft + 1, seat), *rivals]
    return [wire.Command(table.seq, "k", *one) for one in said]
