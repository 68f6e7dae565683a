"""The adapters for learners beside other games behind the same interface: who plays, and how fast.

Everybody runs in the peers' environment, which has PettingZoo, Gymnasium and OpenSpiel, with our packages behind its
own. What is measured is imported by name, late: this file is also read where there is nothing of the kind.
"""

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from random import Random
from typing import Any, Final

from metropole.sim.bench.contest import WARM_UP, Figures, rates, when_told
from tools.peers.contestants import OpenSpiel, drawn

SEATS: Final = 4
GAMES: Final = 64  # that go on with one call
MASK: Final = "action_mask"
UNWRAPPED: Final = ", unwrapped"


class Adapter:
    """A game behind an interface for learners, played at random with mask and observation at every decision."""

    def play(self, rng: Random) -> int:
        """One game, or one call where many go on at once. Says how many decisions there were."""
        raise NotImplementedError


Form = Callable[[Any], Any]  # what becomes of a tensor


class Spiel(Adapter):
    """A game through OpenSpiel, its tensors as they come or in one form for all.

    As they come, OpenSpiel's own are lists and ours are arrays. Ours are registered by importing a module.
    """

    def __init__(self, game: str, form: Form | None = None, module: str = "pyspiel") -> None:
        importlib.import_module(module)
        self.game = OpenSpiel(game)
        self.form = form

    def play(self, rng: Random) -> int:
        state = self.game.start(0)
        form = self.form
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                actions = state.legal_actions()
                state.legal_actions_mask()
                tensor = state.observation_tensor()
                if form is not None:
                    form(tensor)
                state.apply_action(actions[rng.randrange(len(actions))])
                decisions += 1
        return decisions


class Masked(Adapter):
    """An environment whose observations have a mask beside them; seeded once, as that takes long in some."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.env.reset(seed=0)
        self.positions = importlib.import_module("numpy").flatnonzero

    def chosen(self, seen: Any, rng: Random) -> int:
        """Any action that the mask allows."""
        legal = self.positions(seen[MASK])
        return int(legal[rng.randrange(len(legal))])


class Sequential(Masked):
    """PettingZoo's AEC: one agent after the other. The farewells of agents whose game is over do not count."""

    def play(self, rng: Random) -> int:
        env = self.env
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(self.chosen(seen, rng))
                decisions += 1
        return decisions


class Simultaneous(Masked):
    """PettingZoo's parallel environments: all agents act, but only those decide who do not wait (the last action)."""

    def play(self, rng: Random) -> int:
        env = self.env
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            decisions += sum([not seen[agent][MASK][-1] for agent in env.agents])
            seen = env.step({agent: self.chosen(seen[agent], rng) for agent in env.agents})[0]
        return decisions


class Single(Masked):
    """Gymnasium: one seat decides, and random bots answer for the others in between, uncounted."""

    def play(self, rng: Random) -> int:
        seen, _ = self.env.reset()
        decisions = 0
        over = False
        while not over:
            seen, _, terminated, truncated, _ = self.env.step(self.chosen(seen, rng))
            over = terminated or truncated
            decisions += 1
        return decisions


class Many(Adapter):
    """Games that all go on with one call, in which the choices are made by one call too."""

    def __init__(self, edition: str) -> None:
        self.numpy = importlib.import_module("numpy")
        self.games = importlib.import_module("metropole.rl").vector(edition, SEATS, GAMES)
        self.masks = self.games.reset(0).masks
        self.dice = self.numpy.random.default_rng(0)

    def play(self, rng: Random) -> int:
        self.masks = self.games.step(self.chosen()).masks
        return GAMES

    def chosen(self) -> Any:
        """Any legal action in every game: among all legal actions of all games, those of each stand together."""
        games, actions = self.masks.nonzero()
        counts = self.numpy.bincount(games, minlength=GAMES)
        return actions[counts.cumsum() - counts + (self.dice.random(GAMES) * counts).astype(int)]


class AtTable(Adapter):
    """Our own table below all adapters: plain buffers, no arrays."""

    def __init__(self, edition: str) -> None:
        rules = importlib.import_module("metropole.rl.rules").GameSpec(edition, SEATS)
        self.table = importlib.import_module("metropole.encoding.episode").Episode(rules)

    def play(self, rng: Random) -> int:
        table = self.table
        table.deal(rng.randrange(1 << 30))
        decisions = 0
        while table.asked >= 0:
            actions = table.legal()
            table.mask(table.asked)
            table.observation(table.asked)
            table.act(actions[rng.randrange(len(actions))])
            decisions += 1
        return decisions


def classic(game: str) -> Adapter:
    """One of PettingZoo's own, as it comes."""
    return Sequential(importlib.import_module(f"pettingzoo.classic.{game}").env())


def unwrapped(game: str) -> Adapter:
    """One of PettingZoo's own without the checks that are put around it."""
    return Sequential(importlib.import_module(f"pettingzoo.classic.{game.removesuffix(UNWRAPPED)}").raw_env())


def sequential(edition: str) -> Adapter:
    return Sequential(importlib.import_module("metropole.rl").pettingzoo_env(edition, SEATS))


def simultaneous(edition: str) -> Adapter:
    return Simultaneous(importlib.import_module("metropole.rl").parallel_env(edition, SEATS))


def single(edition: str) -> Adapter:
    return Single(importlib.import_module("metropole.rl").gymnasium_env(edition, SEATS, opponents="random"))


def registered(edition: str, form: Form | None = None) -> Adapter:
    """One of ours through OpenSpiel."""
    game, name = edition.split("/")
    return Spiel(f"metropole_{game}(edition={name},players={SEATS})", form, "metropole.rl.openspiel")


def with_lists(edition: str) -> Adapter:
    return registered(edition, list_of)


def with_arrays(edition: str) -> Adapter:
    return registered(edition, array_form())


def theirs_with_arrays(game: str) -> Adapter:
    return Spiel(game, array_form())


def list_of(tensor: Any) -> list[float]:
    """What OpenSpiel's own games give."""
    floats: list[float] = tensor if isinstance(tensor, list) else tensor.tolist()
    return floats


def array_form() -> Form:
    """What learners need in the end; nothing to do where there is one already."""
    numpy = importlib.import_module("numpy")
    return partial(numpy.asarray, dtype=numpy.float32)


# --- who takes part ---


@dataclass(frozen=True)
class AdapterCase:
    """A game behind an interface, and the package without which it cannot be played."""

    interface: str
    game: str
    ours: bool
    package: str
    make: Callable[[str], Adapter]
    settings: str = ""

    @property
    def name(self) -> str:
        return f"{self.interface}: {self.game}"

    def adapter(self) -> Adapter:
        return self.make(self.game + self.settings)


def in_turn(ours: list[AdapterCase], theirs: list[AdapterCase]) -> list[AdapterCase]:
    """One of these after one of those."""
    return [entry for pair in zip_longest(ours, theirs) for entry in pair if entry is not None]


def our_entries(interface: str, package: str, make: Callable[[str], Adapter], *more: str) -> list[AdapterCase]:
    """Both games behind an interface, and more editions."""
    editions = ("colonialism/compass", "empires/second", *more)
    return [AdapterCase(interface, edition, True, package, make) for edition in editions]


OPENSPIEL: Final = "openspiel"
LISTS: Final = "openspiel_lists"
ARRAYS: Final = "openspiel_arrays"
AEC: Final = "aec"
TABLE: Final = "table"
VECTOR: Final = "vector"
NO_SOLVER: Final = "(use_double_dummy_result=false)"
BRIDGE: Final = AdapterCase(OPENSPIEL, "bridge", False, "open_spiel", Spiel, NO_SOLVER)  # with lists, as it comes
BRIDGE_ARRAYS: Final = AdapterCase(ARRAYS, "bridge", False, "open_spiel", theirs_with_arrays, NO_SOLVER)
SPIELS: Final = [
    BRIDGE,
    *[AdapterCase(OPENSPIEL, game, False, "open_spiel", Spiel) for game in ("gin_rummy", "hanabi", "leduc_poker")],
]
CARDS: Final = [
    AdapterCase(AEC, game, False, "pettingzoo", classic)
    for game in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
]
UNWRAPPED_LEDUC: Final = AdapterCase(AEC, f"leduc_holdem_v4{UNWRAPPED}", False, "pettingzoo", unwrapped)
ENTRIES: Final = [
    *in_turn(our_entries(OPENSPIEL, "open_spiel", registered), SPIELS),
    *our_entries(LISTS, "open_spiel", with_lists),
    *in_turn(our_entries(ARRAYS, "open_spiel", with_arrays), [BRIDGE_ARRAYS]),
    *our_entries(TABLE, "", AtTable),
    *our_entries(VECTOR, "pettingzoo", Many),
    *in_turn(our_entries(AEC, "pettingzoo", sequential, "empires/revised"), [*CARDS, UNWRAPPED_LEDUC]),
    *our_entries("parallel", "pettingzoo", simultaneous),
    *our_entries("gymnasium", "pettingzoo", single),
]
ADAPTERS: Final = {entry.name: entry for entry in ENTRIES}


def measured(one: Adapter, seconds: float, seed: int) -> Figures:
    """Decisions per second, for about so long."""
    rng = Random(seed)
    return {"adapter_decisions": rates(lambda _: one.play(rng), seconds)[0]}


def main(argument: str) -> None:
    """Get ready, wait for the word to begin, and print the figure."""
    task = json.loads(argument)
    one = ADAPTERS[task["contestant"]].adapter()
    rng = Random(task["seed"])
    for _ in range(WARM_UP):
        one.play(rng)
    when_told(lambda: measured(one, task["seconds"], task["seed"]))
