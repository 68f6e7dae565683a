"""OpenSpiel's own simulations pass for every rule set."""

import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

from tests.laws.play import ALL, SOME, TABLES
from tests.rl.spiel import load
from tests.rl.tables import BOOKS

# What OpenSpiel simulates it looks at from all seats at every step, which takes long in plain Python.
SIMULATED = SOME if ALL else [*TABLES[::5], ("empires/second+nations", 2), ("empires/revised", 3)]


@pytest.mark.parametrize(("name", "seats"), SIMULATED)
def test_random_simulation(name: str, seats: int) -> None:
    """OpenSpiel plays a game at random and finds nothing wrong; small games are also saved at every step."""
    small = name.startswith("colonialism/") or seats < 4
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=small, verbose=False)


@pytest.mark.parametrize(("name", "seats"), BOOKS)
def test_simulated_from_python(name: str, seats: int) -> None:
    """The same from Python, with states saved, restored and copied on the way."""
    games_sim_test.GamesSimTest().sim_game(load(name, seats))
