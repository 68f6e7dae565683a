"""Games between bots: the same seed gives the same games, and everything that happens in them is counted."""

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from metropole import laws, registry, sim
from metropole.bots import BOTS, Budget
from metropole.bots.subprocess_bot import guests
from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.view import View
from metropole.sim import Matchup, ThinkingTimes, TournamentPlan, soak
from metropole.sim.playing import GameFailedError, SeatedBots
from metropole.sim.records import together
from metropole.sim.soak import LawBrokenError, Trial
from metropole.sim.statistics import standings
from tests.bots.installed import install
from tests.sim.games import EDITION, EMPIRES, played, table, timeless


@pytest.mark.parametrize("edition", [EDITION, EMPIRES])
def test_same_seed_same_games(edition: str) -> None:
    """Neither the order of play nor what was played before matters."""
    where = table("greedy", "random:9", edition=edition)
    games = played(where, 2)

    with SeatedBots(where) as company:
        assert games[1:] == timeless([sim.play(company, 1)])
    assert games[:1] != played(replace(where, plan=msgspec.structs.replace(where.plan, seed=8)), 1)


def test_both_games() -> None:
    """Rule sets of both games are measured and checked."""
    games = [title.kind.name for title in registry.all_titles()]

    assert {"colonialism", "empires"} == set(games)
    assert sorted(games) == games


def test_seats_rotate() -> None:
    """Everybody moves one seat on from game to game; a deal has every seating once."""
    three = TournamentPlan(EDITION, ("a", "b", "c"), 1, "")
    four = TournamentPlan(EDITION, ("a", "b", "a", "b"), 1, "")

    assert [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")] == [three.seated(i) for i in range(4)]
    assert [0, 0, 0, 1] == [three.deal(i) for i in range(4)]
    assert [("a", "b", "a", "b"), ("b", "a", "b", "a"), ("a", "b", "a", "b")] == [four.seated(i) for i in range(3)]
    assert [0, 0, 1] == [four.deal(i) for i in range(3)]
    assert 1 == TournamentPlan(EDITION, ("a", "a", "a"), 1, "").rotations


class Middle:
    """Takes the option in the middle, whatever it is, after drawing as often as it likes."""

    draws = 0

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        dice = budget.dice()
        for _ in range(self.draws):
            dice.randrange(6)
        return decision.options[len(decision.options) // 2]


class Thirsty(Middle):
    draws = 5


def test_deals_share_their_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games of a deal have the same chances, whatever the bots draw; the next deal has others."""
    monkeypatch.setitem(BOTS, "middle", Middle)
    monkeypatch.setitem(BOTS, "thirsty", Thirsty)
    one, rotated, next_deal = played(table("middle", "thirsty"), 3)

    assert (one.scores, one.actions, one.facts) == (rotated.scores, rotated.actions, rotated.facts)
    assert (0, 0, 1) == (one.deal, rotated.deal, next_deal.deal)
    assert one.facts != next_deal.facts


class ListeningMiddle(Middle):
    """Remembers what it is told."""

    heard: list[Event]

    def __init__(self) -> None:
        type(self).heard = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


def test_everything_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers by seat, facts that everybody saw, and decisions; who remembers hears what his seat may know."""
    monkeypatch.setitem(BOTS, "listener", ListeningMiddle)
    (game,) = played(table("listener", "random"), 1)

    assert game.decisions == sum([sum(given.values()) for given in game.actions])
    assert [sum(given.values()) for given in game.actions] == [thought.count for thought in game.thought]
    assert 2 == game.facts["SCORED"]
    assert "CARD_DRAWN" not in game.facts
    assert game.facts["CARD_DRAWN_HIDDEN"] > 0
    assert all([event.concerns(0) for event in ListeningMiddle.heard])
    assert any([not event.concerns(1) for event in ListeningMiddle.heard])
    assert game.turns > 1
    assert game == msgspec.json.decode(msgspec.json.encode(game), type=sim.GameRecord)


class CheatingMiddle(Middle):
    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return -1


def test_a_failing_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong is told in a line, with the number that shows it again."""
    monkeypatch.setitem(BOTS, "cheat", CheatingMiddle)

    with pytest.raises(GameFailedError, match="game 0 of seed 7: NotOfferedError: 'action -1' is not offered"):
        played(table("cheat", "random"), 1)


def test_thinking_times() -> None:
    """Times fall into buckets that double; the median is read from them."""
    thought = ThinkingTimes()
    for milliseconds in (0.0, 0.001, 0.6, 1.0, 1.9, 2.0, 5.0, 1000.0):
        thought.add(milliseconds / 1000)

    assert {-7: 2, -1: 1, 0: 2, 1: 1, 2: 1, 9: 1} == thought.buckets
    assert (8, 1.0) == (thought.count, thought.longest)
    assert 2**0.5 == pytest.approx(thought.typical())
    assert 0.0 == ThinkingTimes().typical()
    both = together([thought, thought])
    assert (16, 4, 1.0) == (both.count, both.buckets[0], both.longest)
    assert 8 == thought.count


def test_line_up_repeats() -> None:
    """Fewer bots than seats repeat in a cycle; more are refused."""
    assert ("a", "b", "a", "b") == sim.line_up(["a", "b"], 4)
    with pytest.raises(MetropoleError, match="3 are named for 2 seats"):
        sim.line_up(["a", "b", "c"], 2)
    with pytest.raises(MetropoleError, match="empty name"):
        sim.line_up(["a", ""], 2)


def test_bad_plans() -> None:
    """What cannot be played is refused before the first game."""
    for edition, names, reason in (
        ("colonialism/none", ("random",) * 2, "unknown"),
        (EDITION, ("random",) * 7, "seats: 7"),
        (EDITION, ("random", "nobody"), "'nobody' is unknown"),
        (EDITION, ("random", "greedy:soon"), "budget: 'soon' is none"),
        ("empires/second", ("random",) * 3, "seats: 3"),
    ):
        with pytest.raises(MetropoleError, match=reason):
            table(*names, edition=edition)


def test_another_installation() -> None:
    """A worker with other rules or another board does not play."""
    plan = table("random", "random").plan

    with pytest.raises(MetropoleError, match="rules: version 0 is asked for"):
        Matchup(msgspec.structs.replace(plan, rules=0)).check()
    with pytest.raises(MetropoleError, match="board: 0123 is asked for"):
        Matchup(msgspec.structs.replace(plan, board="0123")).check()


def test_soak_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound game passes; a broken law is told with its trial."""
    trial = next(soak.trials(5))
    assert soak.check(trial) > 100

    def broken(_: object) -> None:
        raise AssertionError("cubes: 22")

    monkeypatch.setattr(laws, "check", broken)
    with pytest.raises(LawBrokenError, match="cubes: 22") as caught:
        soak.check(trial)
    assert trial == caught.value.trial == Trial("colonialism/original", 2, 5)


def test_soak_of_empires() -> None:
    """The other game obeys its laws too."""
    assert soak.check(Trial(EMPIRES, 3, 5)) > 100


SULKY = """
class Sulky:
    def choose(self, view, decision, budget):
        if budget.seed % 30 == 0:
            raise LookupError("not today")
        return decision.options[0]
"""


def test_bots_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They live apart, from game to game in the same process, and what goes wrong is in the record."""
    install(tmp_path, "sulks", {"sulky": "sulks:Sulky"}, {"sulks": SULKY})
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    where = replace(table("sulky", "random"), keep_going=True)
    with SeatedBots(where) as company:
        games = [sim.play(company, 0), sim.play(company, 1)]
        (guest,) = guests(list(company.staying.values()))
        assert guest.worker is not None

    assert guest.worker is None
    troubles = [game.troubles_of(game.bots.index("sulky")) for game in games]
    assert [game.troubles for game in games] == troubles
    assert {"LookupError: not today"} == {one.partition("sulky: ")[2] for one in troubles[0] + troubles[1]}
    assert [False, True] == [game.counts for game in games]
    assert (1, len(troubles[0])) == (standings(games)["sulky"].games, standings(games)["sulky"].troubles)
