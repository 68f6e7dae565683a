"""A small network that plays: what a seat sees goes in, how likely it is to give each answer comes out."""

import os
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final, Self
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from metropole import registry
from metropole.bots import Budget
from metropole.encoding import MOST, Layout
from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import View

FORMAT: Final = "metropole policy 1"
SCALING: Final = "log1p"
SCALED: Final = np.log1p(np.arange(MOST + 1)).astype(np.float32)  # what the network gets for each byte
OUTPUT_INIT_SCALE: Final = (
    0.01  # scales the initial weights of the output layer, so that the first policy is almost uniform
)
SAMPLING_STEPS: Final = 1 << 30  # equal steps of the interval from which an action is sampled

FilePath = str | os.PathLike[str]
Floats = NDArray[Any]  # 32 bits each when playing and learning, 64 where more digits are wanted


class BadPolicyError(MetropoleError):
    """A file that holds no policy, or a policy that cannot play this."""


class Network:
    """A multilayer perceptron with ReLU between its layers.

    All weights lie in one array, `parameters`, so that they can be changed, sent and stored as one.
    """

    def __init__(self, sizes: Sequence[int], parameters: Floats) -> None:
        self.sizes = tuple(sizes)
        self.parameters = parameters
        self.layers = layers(self.sizes, parameters)

    def forward(self, inputs: Floats) -> list[Floats]:
        """The input of each layer, row by row, and at last the output."""
        values = [inputs]
        for number, (weights, biases) in enumerate(self.layers):
            sums = values[-1] @ weights + biases
            values.append(sums if number == len(self.layers) - 1 else np.maximum(sums, 0))
        return values

    def backward(self, values: list[Floats], grad_output: Floats) -> Floats:
        """The gradient of a loss by the parameters, from its gradient by the output."""
        gradient = np.empty_like(self.parameters)
        parts = layers(self.sizes, gradient)
        for number in reversed(range(len(parts))):
            np.matmul(values[number].T, grad_output, out=parts[number][0])
            parts[number][1][:] = grad_output.sum(axis=0)
            if number:
                grad_output = (grad_output @ self.layers[number][0].T) * (values[number] > 0)
        return gradient


def layers(sizes: Sequence[int], parameters: Floats) -> list[tuple[Floats, Floats]]:
    """The weights and biases of each layer, as parts of one array."""
    found: list[tuple[Floats, Floats]] = []
    start = 0
    for wide, next_wide in pairwise(sizes):
        middle, end = start + wide * next_wide, start + (wide + 1) * next_wide
        found.append((parameters[start:middle].reshape(wide, next_wide), parameters[middle:end]))
        start = end
    return found


def count_of(sizes: Sequence[int]) -> int:
    """How many numbers a network of these sizes has."""
    return sum([(wide + 1) * next_wide for wide, next_wide in pairwise(sizes)])


def fit(sizes: Sequence[int], parameters: Floats) -> bool:
    """Whether these are the numbers of a network of these sizes."""
    if len(sizes) < 2 or min(sizes) < 1 or parameters.dtype != np.float32:
        return False
    return parameters.shape == (count_of(sizes),) and bool(np.isfinite(parameters).all())


class Policy:
    """How to play a game with so many seats, whatever the edition: a network, and what it is for.

    Its last output is what it expects of the game, in terms of rewards; the others are for the actions.
    """

    def __init__(self, game: str, seats: int, network: Network) -> None:
        self.game = game
        self.seats = seats
        self.network = network
        self.encoder = registry.find_kit(game).encoder(seats)

    @classmethod
    def new(cls, game: str, seats: int, actions: int, hidden: Sequence[int], seed: int) -> Self:
        """A policy that has learned nothing: every legal action is almost as likely as any other."""
        sizes = (registry.find_kit(game).encoder(seats).layout.size, *hidden, actions + 1)
        network = Network(sizes, np.zeros(count_of(sizes), np.float32))
        rng = np.random.default_rng(seed)
        for weights, _ in network.layers:
            weights[:] = rng.normal(0, np.sqrt(2 / len(weights)), weights.shape)
        network.layers[-1][0][:] *= OUTPUT_INIT_SCALE
        return cls(game, seats, network)

    @property
    def actions(self) -> int:
        return self.network.sizes[-1] - 1

    def probabilities(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Floats:
        """How likely each action is, row by row; those that are not legal are not."""
        return self.judged(observations, masks)[0]

    def judged(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """How likely each action is, and what the observer may expect of the game."""
        out = self.network.forward(SCALED[observations])[-1]
        return softmax(out[:, :-1], masks), out[:, -1]

    def save(self, path: FilePath) -> None:
        """Keep it in a file (`.npz`) with all that is needed to play."""
        try:
            with open(path, "wb") as file:
                np.savez(
                    file,
                    format=FORMAT,
                    game=self.game,
                    seats=self.seats,
                    layout=fingerprint(self.encoder.layout),
                    scaling=SCALING,
                    sizes=np.array(self.network.sizes),
                    numbers=self.network.parameters,
                )
        except OSError as error:
            raise BadPolicyError(f"policy: '{path}' cannot be written: {error.strerror}") from error

    @classmethod
    def load(cls, path: FilePath) -> Self:
        """A policy from its file. Whatever else the file is, nothing in it is run."""
        stored = stored_in(path)
        try:
            game, seats, layout = str(stored["game"]), int(stored["seats"]), str(stored["layout"])
            sizes, parameters = [int(size) for size in stored["sizes"]], stored["numbers"]
            kind = str(stored["format"]), str(stored["scaling"])
        except (KeyError, TypeError, ValueError) as error:
            raise no_policy(path) from error
        if (
            kind != (FORMAT, SCALING)
            or game not in [kit.name for kit in registry.kits()]
            or seats not in [count for rule_set in registry.all_rule_sets(game) for count in rule_set.seats]
            or not fit(sizes, parameters)
        ):
            raise no_policy(path)
        now = registry.find_kit(game).encoder(seats).layout
        if (layout, sizes[0]) != (fingerprint(now), now.size):
            raise BadPolicyError(f"policy: '{path}' was made for other observations than this version of Metropole has")
        return cls(game, seats, Network(sizes, parameters))

    def check(self, game: str, seats: int, actions: int) -> None:
        """Refuse what it was not made for."""
        if (game, seats) != (self.game, self.seats):
            raise BadPolicyError(f"policy: it plays {self.game} with {self.seats} seats, not {game} with {seats}")
        if actions != self.actions:
            raise BadPolicyError(f"policy: it knows {self.actions} actions, but {game} has {actions}")


def softmax(out: Floats, masks: NDArray[np.bool_]) -> Floats:
    """Shares that sum to one, row by row, of what is legal."""
    legal = np.where(masks, out, -np.inf)
    powers: Floats = np.exp(legal - legal.max(axis=1, keepdims=True))
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def fingerprint(layout: Layout) -> str:
    """Says whether observations are laid out as they were."""
    return sha256("\n".join(layout.labels).encode()).hexdigest()


def stored_in(path: FilePath) -> dict[str, Any]:
    """The arrays of a file; no objects, which could run code."""
    try:
        file = open(path, "rb")  # noqa: SIM115  closed below; what cannot be opened is told apart from what it holds
    except FileNotFoundError:
        raise BadPolicyError(f"policy: there is no file '{path}'") from None
    except OSError as error:
        raise BadPolicyError(f"policy: '{path}' cannot be read: {error.strerror}") from None
    try:
        with file, np.load(file, allow_pickle=False) as arrays:
            return dict(arrays)
    except (OSError, EOFError, ValueError, TypeError, AttributeError, BadZipFile) as error:
        raise no_policy(path) from error


def no_policy(path: FilePath) -> BadPolicyError:
    return BadPolicyError(f"policy: '{path}' is no file with a policy")


class PolicyBot:
    """Plays what the policy thinks most likely or, if it is to be less predictable, as often as it thinks likely.

    One bot plays one game. It remembers what it hears; who has heard nothing plays from the view alone.
    """

    def __init__(self, policy: Policy, sampling: bool = False) -> None:
        self.policy = policy
        self.sampling = sampling
        self.history = policy.encoder.history()

    def hear(self, event: Event) -> None:
        self.history.hear(event)

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        odds = self.odds(view, decision)
        if not self.sampling:
            return decision.options[int(np.argmax(odds))]
        return decision.options[thrown(odds, budget.dice())]

    def odds(self, view: View, decision: Decision) -> Floats:
        """How likely each option is."""
        self.policy.check(registry.kit_of(view).name, view.seats, len(view.shown().space))
        mask = np.zeros((1, self.policy.actions), np.bool_)
        mask[0, decision.options] = True
        seen = np.frombuffer(self.policy.encoder.encode(view, self.history), np.uint8)
        found: Floats = self.policy.probabilities(seen[np.newaxis], mask)[0, decision.options]
        return found


def thrown(odds: Floats, dice: PlayoutRng) -> int:
    """One of the places, each as often as it is likely."""
    sums = odds.cumsum()
    return int((sums > dice.randrange(SAMPLING_STEPS) / SAMPLING_STEPS * sums[-1]).argmax())
