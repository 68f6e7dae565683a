"""Many games: the same seed gives the same games, and victories are counted in parts."""

import pytest

from metropole import laws, registry, sim
from metropole.kernel import MetropoleError
from metropole.sim import Plan, Result, soak
from metropole.sim.soak import LawBroken, Trial

EDITION = "colonialism/compass+quickstart"
EMPIRES = "empires/second+nations"


@pytest.mark.parametrize("edition", [EDITION, EMPIRES])
def test_same_seed_same_games(edition: str) -> None:
    """Neither the number of processes nor the order of play matters."""
    plan = Plan(edition, ("random", "random"), 4, 7)

    alone = sim.simulate(plan)

    assert alone == sim.simulate(plan, jobs=2)
    assert alone != sim.simulate(Plan(edition, ("random", "random"), 4, 8))
    assert alone[2] == sim.play(plan, 2)


def test_both_games() -> None:
    """Rule sets of both games are measured and checked."""
    games = [title.kind.name for title in registry.all_titles()]

    assert {"colonialism", "empires"} == set(games)
    assert sorted(games) == games


def test_seats_rotate() -> None:
    """Everybody moves one seat on from game to game."""
    plan = Plan(EDITION, ("a", "b", "c"), 4, 1)

    assert [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")] == [plan.seated(i) for i in range(4)]


def test_line_up_repeats() -> None:
    """Fewer bots than seats repeat in a cycle; more are refused."""
    assert ("a", "b", "a", "b") == sim.line_up(["a", "b"], 4)
    with pytest.raises(MetropoleError, match="3 are named for 2 seats"):
        sim.line_up(["a", "b", "c"], 2)
    with pytest.raises(MetropoleError, match="empty name"):
        sim.line_up(["a", ""], 2)


def test_shared_victories_count_in_parts() -> None:
    """A67 Two winners have half a victory each."""
    results = [
        Result(0, ("a", "b", "b"), (3, 3, 1), (9, 9, 5), (1, 1, 3), 100),
        Result(1, ("b", "b", "a"), (3, 2, 1), (9, 9, 5), (1, 2, 3), 100),
    ]

    best, other = sim.standings(results)

    assert ("b", 4, 1.5, 0.75) == (best.bot, best.seats, best.wins, best.share)
    assert ("a", 2, 0.5, 0.25) == (other.bot, other.seats, other.wins, other.share)
    assert 2.0 == other.mean_score
    assert (8.0, 7.0) == (best.mean_total, other.mean_total)


def test_bad_plans() -> None:
    """What cannot be played is refused before the first game."""
    for plan, reason in (
        (Plan("colonialism/none", ("random",) * 2, 1, 1), "unknown"),
        (Plan(EDITION, ("random",) * 7, 1, 1), "seats: 7"),
        (Plan(EDITION, ("random", "nobody"), 1, 1), "'nobody' is unknown"),
        (Plan(EDITION, ("random",) * 2, 0, 1), "games: 0"),
        (Plan("empires/second", ("random",) * 3, 1, 1), "seats: 3"),
    ):
        with pytest.raises(MetropoleError, match=reason):
            sim.simulate(plan)


def test_soak_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound game passes; a broken law is told with its trial."""
    trial = next(soak.trials(5))
    assert soak.check(trial) > 100

    def broken(_: object) -> None:
        raise AssertionError("cubes: 22")

    monkeypatch.setattr(laws, "check", broken)
    with pytest.raises(LawBroken, match="cubes: 22") as caught:
        soak.check(trial)
    assert trial == caught.value.trial == Trial("colonialism/original", 2, 5)


def test_soak_of_empires() -> None:
    """The other game obeys its laws too."""
    assert soak.check(Trial(EMPIRES, 3, 5)) > 100
