"""What PettingZoo's own tests ask of an environment, and what its users expect beyond them."""

import re
import sys
from itertools import islice
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.rl import parallel_env, pettingzoo_env
from metropole.rl.aec import MetropoleAEC
from tests.rl.choosing import by_agent, turns
from tests.tables import BOOKS, EVERY, FEW, LONG

CYCLES = 250 if LONG else 100  # of all agents; games of four end after 80 to 500
only_known_warnings = pytest.mark.filterwarnings(  # PettingZoo would rather not see dictionaries
    "ignore:Observation is not a NumPy array",  # but a dictionary of arrays
    "ignore:Observation space for each agent probably should be",  # it is a dictionary, as always with masks
    "ignore:Action mask numpy array is all zeros",  # after the end of the game
)


def play(env: MetropoleAEC, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent has earned."""
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, reward in turns(env, PlayoutRng(seed)):
        totals[agent] += reward
    return totals


# --- PettingZoo's own tests ---


@only_known_warnings
@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_sequential_environment_passes(edition: str, seats: int) -> None:
    """Equal seeds give equal games there, too."""
    api_test(pettingzoo_env(edition, seats), CYCLES)
    seed_test(lambda: pettingzoo_env(edition, seats), CYCLES)


@only_known_warnings
@pytest.mark.parametrize(("edition", "seats"), BOOKS)
def test_flat_observations_pass(edition: str, seats: int) -> None:
    api_test(pettingzoo_env(edition, seats, observations="flat"), CYCLES)


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_parallel_environment_passes(edition: str, seats: int) -> None:
    parallel_api_test(parallel_env(edition, seats), CYCLES)


@pytest.mark.parametrize(("edition", "seats"), EVERY if LONG else BOOKS[::3])
def test_pictures_pass(edition: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: pettingzoo_env(edition, seats, render_mode=render_mode),
        {"svg": lambda picture: picture.startswith("<svg")},
    )
    printed = capsys.readouterr().out  # by `human`
    assert "Preparations" in printed or "Turn 1" in printed


# --- a game and its end ---


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_who_wins_earns_one_and_the_others_pay_for_it(edition: str, seats: int) -> None:
    env = pettingzoo_env(edition, seats)
    totals = play(env, 7)
    outcome = env.table.outcome
    assert outcome is not None
    assert sum(totals.values()) == pytest.approx(0.0)
    best = max(totals.values())
    assert [total == best for total in totals.values()] == [rank == 1 for rank in outcome.ranks]
    assert best == pytest.approx(1.0) or outcome.ranks.count(1) > 1


@pytest.mark.parametrize(("edition", "seats"), [("colonialism/compass", 3), ("empires/second+nations", 2)])
@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_shaping_changes_when_rewards_come_but_not_their_sum(edition: str, seats: int, reward: str) -> None:
    plain = play(pettingzoo_env(edition, seats, reward=reward), 3)
    shaped_env = pettingzoo_env(edition, seats, reward=reward, shaping=0.5)
    shaped_env.reset(seed=3)
    start = dict(zip(shaped_env.possible_agents, shaped_env.setting.rewards.leads, strict=True))
    shaped = play(shaped_env, 3)
    assert shaped == pytest.approx({agent: total - 0.5 * start[agent] for agent, total in plain.items()})


def test_shaping_pays_on_the_way() -> None:
    env = pettingzoo_env("colonialism/compass", 2, shaping=1.0)
    env.reset(seed=1)
    paid = [any(env.rewards.values()) and env.table.outcome is None for _ in turns(env, PlayoutRng(1))]
    assert any(paid)


# --- what agents see ---


def test_arrays_are_named_and_together_they_are_the_flat_one() -> None:
    named, flat = (pettingzoo_env("colonialism/compass", 3, observations=form) for form in ("named", "flat"))
    named.reset(seed=5)
    flat.reset(seed=5)
    seen = named.observe("player_1")
    assert list(seen) == ["board", "secrets", "hidden", "phase", "history", "action_mask"]
    whole = np.concatenate([array for name, array in seen.items() if name != "action_mask"])
    assert np.array_equal(whole, flat.observe("player_1")["observation"])
    assert len(whole) == named.layout.size


def test_only_who_is_asked_has_legal_actions_outside_sealed_rounds() -> None:
    env = pettingzoo_env("colonialism/compass+quickstart", 3)
    env.reset(seed=2)
    looked = 0
    for agent, _, _ in islice(turns(env, PlayoutRng(2)), 200):
        pending = env.table.game.question(env.seats[agent])
        if pending is not None and not pending.sealed:
            looked += 1
            others = [other for other in env.agents if other != agent]
            assert not any(env.observe(other)["action_mask"].any() for other in others)
    assert looked > 20


def test_observations_are_the_agents_own() -> None:
    """What an agent keeps, or writes into, does not change with the game."""
    env = pettingzoo_env("colonialism/compass", 2)
    env.reset(seed=1)
    kept = env.observe("player_0")["board"]
    before = kept.copy()
    play(env, 1)
    assert np.array_equal(kept, before)
    kept[:] = 0
    env.reset(seed=1)
    assert np.array_equal(env.observe("player_0")["board"], before)


# --- series ---


def test_games_of_one_seed_differ_from_each_other_and_come_again() -> None:
    env = pettingzoo_env("colonialism/compass", 2)

    def dealt(seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.observe("player_0")["board"].tobytes()

    first, second = dealt(11), dealt(None)
    assert first != second
    assert [dealt(11), dealt(None)] == [first, second]


# --- mistakes ---


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env("colonialism/compass", 2)
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    for wrong in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, 10_000):
        with pytest.raises(MetropoleError, match="is not offered; offered: "):
            env.step(wrong)
    for nothing in (None, 1.5, "pass", np.array([1, 2])):
        with pytest.raises(MetropoleError, match="is no whole number"):
            env.step(nothing)
    assert env.agent_selection == agent
    assert np.array_equal(env.last()[0]["board"], observation["board"])


def test_a_wrong_seed_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env("colonialism/compass", 2)
    env.reset(seed=1)
    before = env.observe("player_0")["board"]
    with pytest.raises(MetropoleError, match="seed: 'one' is no whole number"):
        env.reset(seed="one")  # type: ignore[arg-type] # as a careless caller would
    assert np.array_equal(env.observe("player_0")["board"], before)


def test_a_game_has_to_begin() -> None:
    env = pettingzoo_env("colonialism/compass", 2)
    for act in (env.last, lambda: env.step(0)):
        with pytest.raises(AttributeError, match=r"agent_selection is not there before the first reset\(\)"):
            act()
    with pytest.raises(MetropoleError, match=r"there is no game to act in; reset\(\) begins one"):
        parallel_env("colonialism/compass", 2).step({})


def test_actions_may_come_from_arrays() -> None:
    env = pettingzoo_env("colonialism/compass", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    env.step(np.int64(np.flatnonzero(before["action_mask"])[0]))
    assert env.action_name(0) == "pass"


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"edition": "colonialism/compas"}, "did you mean 'colonialism/compass'"),
        ({"seats": 7}, "seats: 7 is not possible; colonialism/compass is for 2 to 4 players"),
        ({"seats": "two"}, "seats: 'two' is no whole number"),
        ({"shaping": "much"}, "shaping: 'much' is not possible; 0.1 would be"),
        ({"shaping": float("nan")}, "shaping: nan is not possible"),
        ({"reward": "points"}, r"reward: 'points' is unknown \(known: win, rank, score\)"),
        ({"observations": "dict"}, r"observations: 'dict' is unknown \(known: named, flat\)"),
        ({"render_mode": "gif"}, r"render_mode: 'gif' is unknown \(known: human, ansi, rgb_array, svg\)"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(MetropoleError, match=complaint):
        pettingzoo_env(**{"edition": "colonialism/compass", "seats": 2, **wrong})


# --- all at once ---


def test_sealed_rounds_are_answered_by_all_at_once() -> None:
    env = parallel_env("empires/second+nations", 3)
    seen, _ = env.reset(seed=1)
    dice = PlayoutRng(1)
    most = 0
    for _ in range(60):
        actions = by_agent(seen, dice)
        most = max(most, sum([action != env.wait for action in actions.values()]))
        seen, *_ = env.step(actions)
    assert most == 3


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel_env("colonialism/compass+quickstart", 2)
    seen, _ = env.reset(seed=1)
    dice = PlayoutRng(1)
    while sum([not observation["action_mask"][env.wait] for observation in seen.values()]) != 1:
        seen, *_ = env.step(by_agent(seen, dice))
    before = {agent: observation["board"].copy() for agent, observation in seen.items()}
    actions = by_agent(seen, dice)
    waiting = next(agent for agent, action in actions.items() if action == env.wait)
    for wrong, complaint in (
        ({**actions, waiting: 0}, f"{waiting} is not asked and can only wait"),
        (dict.fromkeys(actions, env.wait), "is not offered"),
        ({agent: action for agent, action in actions.items() if agent != waiting}, f"nothing of {waiting}"),
    ):
        with pytest.raises(MetropoleError, match=complaint):
            env.step(wrong)
    assert all(np.array_equal(env.observe(seat)["board"], board) for seat, board in enumerate(before.values()))


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("aec", "parallel", "setting", "spaces"):
        monkeypatch.delitem(sys.modules, f"metropole.rl.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MetropoleError, match=f"^pettingzoo is not installed; try: {re.escape(advice('rl'))}$"):
        pettingzoo_env("colonialism/compass", 2)
