"""What OpenSpiel demands of every game, and what its algorithms rely on."""

import pickle
import subprocess
import sys
import unittest
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import fsum
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from metropole.kernel import Chance, MetropoleError
from metropole.rl.openspiel import SpielState
from metropole.rl.openspiel.chances import probabilities
from tests.tables import BOOKS, FEW

COLONIALISM = "metropole_colonialism(edition=compass,players=3)"
EMPIRE = "metropole_empires(edition=second,players=4)"
POSITIONS = 30

each_rule_set = pytest.mark.parametrize(("name", "seats"), FEW)


@pytest.fixture(params=[COLONIALISM, EMPIRE])
def game(request: pytest.FixtureRequest) -> Any:
    """Both games."""
    return pyspiel.load_game(request.param)


def load(name: str, seats: int, reward: str = "win") -> Any:
    """A rule set as OpenSpiel loads it."""
    kind, edition = name.split("/")
    return pyspiel.load_game(f"metropole_{kind}(edition={edition},players={seats},reward={reward})")


def random_step(state: SpielState, rng: Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any) -> Iterator[SpielState]:
    """Every state of a random game; it is one object that changes."""
    rng = Random(f"{game} 0")
    state: SpielState = game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        random_step(state, rng)


def played(game: Any, until: Callable[[SpielState], bool]) -> SpielState:
    """The first state of a random game that is wanted."""
    return next(state for state in walk(game) if until(state))


def decisions(game: Any, count: int) -> list[SpielState]:
    """Some positions of a random game in which somebody is asked, evenly spread."""
    found = [state.clone() for state in walk(game) if state.is_player_node()]
    return found[:: max(1, len(found) // count)][:count]


def in_sealed_round(state: SpielState) -> bool:
    """Some have answered in secret, others not yet."""
    return bool(state.is_player_node() and any(state.world.game.answers))


def in_composed_action(state: SpielState) -> bool:
    return bool(state.is_player_node() and state.world.game.composing() >= 0)


def look(state: SpielState, player: int) -> tuple[object, ...]:
    """All that OpenSpiel can tell a player."""
    return (
        state.observation_string(player),
        state.information_state_string(player),
        list(state.observation_tensor(player)),
        list(state.information_state_tensor(player)),
        state.legal_actions(player),
        state.current_player(),
    )


def looks(state: SpielState) -> list[tuple[object, ...]]:
    return [look(state, player) for player in range(state.num_players())]


# --- OpenSpiel's own checks ---


@each_rule_set
def test_interface(name: str, seats: int) -> None:
    """What OpenSpiel demands of the interface of every game."""
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name, seats), "game_name": name})
    result = unittest.TestResult()

    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)

    assert result.testsRun == 5
    assert result.wasSuccessful(), result.errors + result.failures


@each_rule_set
def test_random_simulation(name: str, seats: int) -> None:
    """OpenSpiel plays a game at random and finds nothing wrong; small games are also saved at every step."""
    small = name.startswith("colonialism/") or seats < 4
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=small, verbose=False)


@pytest.mark.parametrize(("name", "seats"), BOOKS)
def test_simulated_from_python(name: str, seats: int) -> None:
    """The same from Python, with states saved, restored and copied on the way."""
    games_sim_test.GamesSimTest().sim_game(load(name, seats))


# --- the games ---


def test_defaults() -> None:
    """Both games can be loaded without parameters."""
    for name, text in (("metropole_colonialism", COLONIALISM), ("metropole_empires", EMPIRE)):
        assert str(pyspiel.load_game(name)) == text.replace("(", "(board=shipped,").replace(")", ",reward=win)")
        assert name in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("metropole_colonialism(edition=kompass)", "did you mean 'colonialism/compass'"),
        ("metropole_colonialism(edition=compass+nations)", r"has no '\+nations'"),
        ("metropole_colonialism(players=5)", "is for 2 to 4 players"),
        ("metropole_empires(edition=revised,players=2)", "is for 3 to 6 players"),
        ("metropole_empires(reward=fame)", "known: win, rank, score"),
    ],
)
def test_unknown_rules(text: str, refusal: str) -> None:
    """What cannot be played is refused, with what can be."""
    with pytest.raises(MetropoleError, match=refusal):
        pyspiel.load_game(text)


def test_python_ends_well() -> None:
    """OpenSpiel lets go of the games after Python has ended, which must not harm."""
    subprocess.run([sys.executable, "-c", "import metropole.rl.openspiel"], check=True)


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
@pytest.mark.parametrize(("name", "seats"), [("colonialism/compass+events", 4), ("empires/revised", 3)])
def test_rewards(name: str, seats: int, reward: str) -> None:
    """Nothing is earned before the end; then victories and ranks sum to zero, and everything is within bounds."""
    game = load(name, seats, reward)
    zero_sum = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for state in walk(game):
        returns = state.returns()
        if not state.is_terminal():
            assert returns == [0.0] * seats

    assert zero_sum == (reward != "score")
    assert game.utility_sum() == (0.0 if zero_sum else None)
    assert not zero_sum or abs(fsum(returns)) < 1e-9
    assert all(game.min_utility() <= earned <= game.max_utility() for earned in returns)
    assert state.rewards() == returns


# --- chance ---


@each_rule_set
def test_chances_sum_to_one(name: str, seats: int) -> None:
    """Exactly, as fractions and as floats, in a whole game."""
    game = load(name, seats)
    for state in walk(game):
        if state.is_chance_node():
            chance = state.world.game.pending
            assert isinstance(chance, Chance)
            outcomes, floats = zip(*state.chance_outcomes(), strict=True)
            assert sum([Fraction(weight, chance.total) for weight in chance.weights]) == 1
            assert fsum(floats) == 1.0
            assert floats == pytest.approx([weight / chance.total for weight in chance.weights], rel=1e-12)
            assert state.legal_actions() == list(outcomes)
            assert max(outcomes) < game.max_chance_outcomes()


def test_rounding_is_made_up_for() -> None:
    """Seven times seven parts, rounded one by one, are a little less than one."""
    assert fsum([1 / 49] * 49) != 1.0

    assert fsum(probabilities((1,) * 49)) == 1.0
    for total in range(3, 30):
        for first in range(1, total - 1):
            assert fsum(probabilities((first, 1, total - first - 1))) == 1.0


def test_only_chance_answers_for_chance() -> None:
    """Players have no chances, and nobody says what was not offered."""
    state = played(pyspiel.load_game(COLONIALISM), SpielState.is_player_node)
    before = looks(state)

    with pytest.raises(MetropoleError, match="chance is not asked"):
        state.chance_outcomes()
    with pytest.raises(MetropoleError, match="not offered"):
        state.apply_action(next(action for action in range(181) if action not in state.legal_actions()))
    assert looks(state) == before


# --- copies ---


@each_rule_set
def test_copies_are_independent(name: str, seats: int) -> None:
    """A copy goes its own way, and what it goes on from stays as it was."""
    rng = Random(name)
    for state in decisions(load(name, seats), 5):
        before = looks(state), str(state), state.history()
        copy = state.clone()
        assert (looks(copy), str(copy), copy.history()) == before
        for _ in range(20):
            if not copy.is_terminal():
                random_step(copy, rng)
        assert (looks(state), str(state), state.history()) == before


@pytest.mark.parametrize("wanted", [in_sealed_round, in_composed_action, SpielState.is_terminal])
def test_saved_and_restored(game: Any, wanted: Callable[[SpielState], bool]) -> None:
    """In the middle of a sealed round or of an action, and at the end: nothing is lost, and play goes on alike."""
    state = played(game, wanted)

    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    for other in (restored, pickle.loads(pickle.dumps(state))):
        own = state.clone()
        one, two = Random(1), Random(1)
        for _ in range(10):
            assert looks(other) == looks(own)
            assert (str(other), other.history()) == (str(own), own.history())
            if not own.is_terminal():
                random_step(own, one)
                random_step(other, two)


# --- what is known ---


def sight(public: bool, private: str, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(
        public_info=public, private_info=getattr(pyspiel.PrivateInfoType, private), perfect_recall=recall
    )


@each_rule_set
def test_resampled(name: str, seats: int) -> None:
    """Who resamples cannot tell the new state from the true one, in which mostly others hold other cards."""
    rng = Random(name)
    positions = decisions(load(name, seats), POSITIONS)
    different = 0
    for state in positions:
        player = state.current_player()
        for observer in (player, (player + 1) % seats):
            other = state.resample_from_infostate(observer, rng.random)
            assert look(other, observer) == look(state, observer)
            different += str(other) != str(state)
    # In the revised Empires hardly anything is hidden but what is being answered in secret.
    assert different > (0 if "revised" in name else len(positions))


def test_resampled_in_a_sealed_round(game: Any) -> None:
    """Seats are asked in order there, too: who comes later has not answered yet."""
    rng = Random(str(game))
    for state in walk(game):
        if in_sealed_round(state):
            asked = state.current_player()
            for observer in range(state.num_players()):
                other = state.resample_from_infostate(observer, rng.random)
                assert look(other, observer) == look(state, observer)
                assert not any(other.world.game.answers[asked + 1 :])
                assert not other.history()
            if state.move_number() > 300:
                return


def test_resampled_worlds_go_on() -> None:
    """They can be saved, copied and played to the end."""
    rng = Random(5)
    state = decisions(pyspiel.load_game(COLONIALISM), 3)[1].resample_from_infostate(0, rng.random)
    restored = pickle.loads(pickle.dumps(state)).clone()
    assert looks(restored) == looks(state)
    while not restored.is_terminal():
        random_step(restored, rng)


def test_memory(game: Any) -> None:
    """Facts and one's own answers are never forgotten; others' answers are not heard."""
    stories = dict.fromkeys(range(4), "")
    observer = make_observation(game, sight(False, "SINGLE_PLAYER", True))
    for state in walk(game):
        if state.move_number() > 150:
            break
        for player in range(state.num_players()):
            known = state.information_state_string(player).removesuffix(state.observation_string(player))
            assert known.startswith(stories[player])
            stories[player] = known
            spoken = [line for line in known.splitlines() if line.startswith("answered ")]
            own = [game.rules.space.name(item.action) for item in state.full_history() if item.player == player]
            assert spoken == [f"answered seat={player} action={name}" for name in own]
            assert observer.string_from(state, player)


def test_tensors_through_cpp(game: Any) -> None:
    """C++ sees the same numbers as Python; of a game's tensor the history is the last part."""
    for state in decisions(game, 5):
        for player in range(game.num_players()):
            seen, known = state.observation_tensor(player), state.information_state_tensor(player)
            assert seen.tolist() == pyspiel.State.observation_tensor(state, player)
            assert known.tolist() == pyspiel.State.information_state_tensor(state, player)
            assert (seen == known[: len(seen)]).all()
            assert len(known) == game.information_state_tensor_size()
            assert (state.observation_tensor(np.int64(player)) == seen).all()
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
            assert state.legal_actions_mask(player) == pyspiel.State.legal_actions_mask(state, player)


@pytest.mark.parametrize(
    ("wanted", "groups"),
    [
        (sight(True, "SINGLE_PLAYER"), ["board", "secrets", "hidden", "phase"]),
        (sight(True, "SINGLE_PLAYER", True), ["board", "secrets", "hidden", "phase", "history"]),
        (sight(True, "NONE"), ["board", "hidden", "phase"]),
        (sight(True, "NONE", True), ["board", "hidden", "phase", "history"]),
        (sight(False, "SINGLE_PLAYER"), ["secrets"]),
        (sight(True, "ALL_PLAYERS"), ["board", "secrets", "hidden", "phase"]),
        (sight(False, "NONE"), []),
    ],
)
def test_observers(wanted: Any, groups: list[str]) -> None:
    """An observer sees what was asked for; without secrets all that resampling leaves alone."""
    rng = Random(4)
    game = pyspiel.load_game(COLONIALISM)
    observer = make_observation(game, wanted)
    layout = game.rules.layout
    assert list(observer.dict) == groups
    for state in decisions(game, 5):
        observer.set_from(state, 1)
        seen = observer.tensor.copy()
        cells = np.frombuffer(state.world.cells(1, True), np.uint8)
        for name in set(groups) - {"phase"}:
            own = cells[layout.groups[name]]
            assert observer.dict[name][: len(own)].tolist() == own.tolist()
        assert bool(observer.string_from(state, 1)) == bool(groups)
        other = state.resample_from_infostate(1, rng.random)
        if wanted.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS:
            observer.set_from(other, 1)
            assert (observer.tensor == seen).all()


def test_observers_without_secrets() -> None:
    """What everybody sees is the same in all worlds that any player thinks possible."""
    rng = Random(8)
    game = pyspiel.load_game(COLONIALISM)
    observer = make_observation(game, sight(True, "NONE", True))
    for state in decisions(game, 10):
        other = state.resample_from_infostate(0, rng.random)
        for player in range(3):
            observer.set_from(state, player)
            seen = observer.tensor.copy()
            observer.set_from(other, player)
            assert (observer.tensor == seen).all()
            assert observer.string_from(other, player) == observer.string_from(state, player)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(MetropoleError, match="observations take none, not colour"):
        make_observation(pyspiel.load_game(EMPIRE), params={"colour": 1})


# --- algorithms ---


def test_searched(game: Any) -> None:
    """OpenSpiel's searches choose something legal."""
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    state = played(game, lambda state: state.is_player_node() and len(state.legal_actions()) > 2)
    guessing = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=rng)
    knowing = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=rng)
    for bot in (guessing, knowing):
        assert bot.step(state.clone()) in state.legal_actions()


def test_environment(game: Any) -> None:
    """OpenSpiel's own environment of the games."""
    environment = Environment(game)
    environment.seed(3)
    step = environment.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]
