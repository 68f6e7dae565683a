"""Games between bots: the same seed gives the same games, and everything that happens in them is counted."""

from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from metropole import laws, sim
from metropole.bots import BOTS, Budget
from metropole.bots.subprocess_bot import guests
from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.view import View
from metropole.sim import Matchup, ThinkingTimes, TournamentPlan, soak
from metropole.sim.playing import GameFailedError, SeatedBots
from metropole.sim.records import together
from metropole.sim.soak import LawBrokenError, Trial
from tests.bots.installed import install_bots, made_known
from tests.sim.games import EDITION, EMPIRES, played, table, timeless


@pytest.mark.parametrize("edition", [EDITION, EMPIRES, "empires/revised"])
def test_same_seed_same_games(edition: str) -> None:
    """Neither the order of play nor what was played before matters."""
    where = table("greedy", "random:9", "greedy", edition=edition)
    games = played(where, 2)

    with SeatedBots(where) as company:
        assert games[1:] == timeless([sim.play(company, 1)])
    assert games[:1] != played(replace(where, plan=msgspec.structs.replace(where.plan, seed=8)), 1)


def test_seats_rotate() -> None:
    """Everybody moves one seat on from game to game; a deal has every seating once. Too few bots repeat in a cycle."""
    three = TournamentPlan(EDITION, ("a", "b", "c"), 1, "")
    four = TournamentPlan(EDITION, sim.line_up(["a", "b"], 4), 1, "")

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
    """Answers by seat, facts that everybody saw, and decisions; who remembers hears what their seat may know."""
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


def test_a_failing_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong is told in a line, with the number that shows it again."""
    cheat = Mock(spec=["choose"], **{"choose.return_value": -1})
    monkeypatch.setitem(BOTS, "cheat", lambda: cheat)

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


def test_another_installation() -> None:
    """A worker with other rules or another board does not play."""
    plan = table("random", "random").plan

    for other, reason in (({"rules": 0}, "rules: version 0 is asked for"), ({"board": "0"}, "board: 0 is asked for")):
        with pytest.raises(MetropoleError, match=reason):
            Matchup(msgspec.structs.replace(plan, **other)).check()


def test_soak_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sound games pass; a broken law is told with its trial."""
    trial = next(soak.trials(5))
    assert soak.check(trial) > 100
    assert soak.check(Trial(EMPIRES, 3, 5)) > 100
    monkeypatch.setattr(laws, "check", Mock(side_effect=AssertionError("cubes: 22")))

    with pytest.raises(LawBrokenError, match="cubes: 22") as caught:
        soak.check(trial)
    assert trial == caught.value.trial == Trial("colonialism/original", 2, 5)


def test_bots_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They live apart, from game to game in the same process."""
    install_bots(tmp_path, "others", {"quiet": "return decision.options[0]"})
    made_known(tmp_path, monkeypatch)
    with SeatedBots(table("quiet", "random")) as company:
        sim.play(company, 0)
        (guest,) = guests(list(company.staying.values()))
        worker = guest.worker
        sim.play(company, 1)
        assert None is not worker is guest.worker

    assert guest.worker is None
