"""Advice for one seat on the question that is open to it: what each answer does, what is not offered and why.

Everything is computed from the view of the seat, and so is the same for all worlds that the seat cannot tell apart.
What is shown is certain, or an exact chance; of what depends on hidden cards nothing is said.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from metropole import bots
from metropole.games.kit import Kit
from metropole.kernel import ActionSpace, Decision, Game
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import SPECTATOR, View
from metropole.parts import advice as parts
from metropole.parts.advice import AdviceContext, AdviceKit, Missing
from metropole.parts.lookahead import Branch, Lookahead, TooManyBranchesError, agreed
from metropole.registry import Chart, RuleSet
from metropole.server.wire import Advice, Preview, Viewer

if TYPE_CHECKING:
    from metropole.server.table import Table

WORLDS: Final = 3
ADVISER: Final = "greedy"
MOST_LINES: Final = 5


@dataclass(frozen=True)
class AdviceRequest:
    """What a seat sees when it asks for advice; nothing if it is not asked anything itself."""

    rule_set: RuleSet
    chart: Chart
    seq: int
    draft: int
    view: View | None = None


def asked(table: "Table", viewer: Viewer) -> AdviceRequest:
    """What advice is given from; taken while the table stands still."""
    seat = viewer.seat
    if seat == SPECTATOR or seat not in viewer.mine:
        return AdviceRequest(table.rule_set, table.chart, table.seq, 0)
    draft = table.standing.draft_revision[seat]
    if not table.is_thinking(seat):
        return AdviceRequest(table.rule_set, table.chart, table.seq, draft)
    view = table.seen_by(seat).view(seat)
    return AdviceRequest(table.rule_set, table.chart, table.seq, draft, view)


def doubted(table: "Table", viewer: Viewer) -> AdviceRequest:
    """What somebody sees who asks why, at whatever time; nothing before the game."""
    view = table.seen_by(viewer.seat).view(viewer.seat) if table.course else None
    return AdviceRequest(table.rule_set, table.chart, table.seq, 0, view)


def why(asked: AdviceRequest, about: str, language: str) -> list[str]:
    """The condition that fails, of what somebody has named; without a word, of whatever is at hand."""
    if asked.view is None:
        return []
    voice = asked.rule_set.speaker(language, asked.chart, asked.view.seat)
    return parts.why(asked.rule_set.kit.advice, asked.view, voice, about)


def advise(asked: AdviceRequest, language: str) -> Advice:
    """All advice there is. This takes a while, and needs nothing of the table."""
    view = asked.view
    if view is None:
        return Advice(asked.seq, asked.draft, None, [], [])
    counsel = asked.rule_set.kit.advice
    worlds = [view.redeal(PlayoutRng(number)) for number in range(WORLDS)]
    voice = asked.rule_set.speaker(language, asked.chart, view.seat)
    case = AdviceContext(view, worlds[0], view.seat, voice, language)
    return Advice(
        seq=asked.seq,
        draft=asked.draft,
        hint=worlds[0].space.name(bots.make(ADVISER).decide(view, 0)),
        previews=previews(case, counsel, worlds),
        missing=[with_thing(one, asked.rule_set.kit, worlds[0].space) for one in counsel.missing(case)],
    )


def with_thing(missing: Missing, kit: Kit, space: ActionSpace) -> Missing:
    return replace(missing, thing=kit.thing(space, space.parse(missing.action)))


def previews(case: AdviceContext, counsel: AdviceKit, worlds: list[Game]) -> list[Preview]:
    """Each option of the question. What all choose at once and unseen does nothing by itself."""
    pending = case.world.pending
    if isinstance(pending, Decision) and pending.sealed:
        return [Preview(case.world.space.name(option), "", []) for option in case.view.options]
    seers = [Lookahead(world, case.seat, counsel.horizon) for world in worlds]
    return [preview(case, counsel, seers, option) for option in case.view.options]


def preview(case: AdviceContext, counsel: AdviceKit, seers: list[Lookahead], option: int) -> Preview:
    """What an option does, in short and in a few lines."""
    ends = common_ends(seers, option)
    certain = agreed([seer.at_once(option) for seer in seers])
    lines = [*counsel.rows(case, option, ends), *[case.voice.event(event) for event in certain]]
    return Preview(case.world.space.name(option), counsel.short(case, option, ends), lines[:MOST_LINES])


def common_ends(seers: list[Lookahead], option: int) -> list[Branch]:
    """How an option may turn out, if that is the same whatever is hidden; else nothing."""
    try:
        found = [seer.ends(option) for seer in seers[:2]]
    except TooManyBranchesError:
        return []
    return found[0] if plain(found[0]) == plain(found[1]) else []


def plain(ends: list[Branch]) -> list[tuple[Fraction, list[tuple[int, tuple[int, ...]]]]]:
    return [(end.chance, [(event.kind, event.numbers) for event in end.events]) for end in ends]
