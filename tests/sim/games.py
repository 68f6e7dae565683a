"""Records for tests: played without chance, or written by hand."""

from msgspec.structs import replace

from metropole.sim import GameRecord, ThinkingTimes
from metropole.sim.local import records
from metropole.sim.plan import Matchup, laid

EDITION = "colonialism/compass+quickstart"
EMPIRES = "empires/second+nations"
THOUGHT = ThinkingTimes(4, 0.01, 0.004, {1: 4})


def table(*names: str, edition: str = EDITION, seed: int = 7) -> Matchup:
    return laid(edition, names, seed)


def played(where: Matchup, games: int) -> list[GameRecord]:
    """The first games, played here one after the other, without their times."""
    return timeless(list(records(where, list(range(games)), 1)))


def timeless(some: list[GameRecord]) -> list[GameRecord]:
    """The records in order, without what a clock has said."""
    ordered = sorted(some, key=lambda game: game.number)
    return [replace(game, seconds=0.0, thought=[ThinkingTimes(one.count) for one in game.thought]) for game in ordered]


def written(number: int, bots: str, ranks: list[int], troubles: tuple[str, ...] = ()) -> GameRecord:
    """A game by hand: who sat where, and who came in where."""
    return GameRecord(
        number=number,
        deal=number,
        bots=tuple(bots.split()),
        scores=[10 - rank for rank in ranks],
        totals=[20 - rank for rank in ranks],
        ranks=ranks,
        ending="all turns played",
        turns=3,
        decisions=4 * len(ranks),
        seconds=0.5,
        thought=[THOUGHT for _ in ranks],
        actions=[{"pass": 4} for _ in ranks],
        facts={"PASSED": 4 * len(ranks)},
        troubles=list(troubles),
    )
