"""OpenSpiel's own simulations pass for every rule set."""

import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

from tests.rl.spiel import load
from tests.tables import BOOKS, FEW


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_random_simulation(name: str, seats: int) -> None:
    """OpenSpiel plays a game at random and finds nothing wrong; small games are also saved at every step."""
    small = name.startswith("colonialism/") or seats < 4
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=small, verbose=False)


@pytest.mark.parametrize(("name", "seats"), BOOKS)
def test_simulated_from_python(name: str, seats: int) -> None:
    """The same from Python, with states saved, restored and copied on the way."""
    games_sim_test.GamesSimTest().sim_game(load(name, seats))
