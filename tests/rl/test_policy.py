"""A policy keeps to what is legal, survives its file, knows which way is up, and plays as bots do."""

import pickle
from collections import Counter
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from metropole import bots, registry
from metropole.bots import BotPlayer, Budget, Remembering
from metropole.kernel import Chance, Decision, Outcome
from metropole.kernel.playout import PlayoutRng, playout
from metropole.rl.many import VectorEnv
from metropole.rl.policy import SCALED, BadPolicyError, Network, Policy, PolicyBot, count_of, thrown
from tests.bots.positions import own_view, walked

COMPASS = "colonialism/compass"
ACTIONS = 181
HIDDEN = (16, 8)


def untaught(seats: int = 2, seed: int = 1) -> Policy:
    return Policy.new("colonialism", seats, ACTIONS, HIDDEN, seed)


def opinionated(seed: int = 1) -> Policy:
    """A policy that prefers some answers by far to others."""
    policy = untaught(seed=seed)
    policy.network.layers[-1][0][:] *= 300
    return policy


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.npz"
    untaught().save(path)
    return path


# --- probabilities ---


def test_probabilities_sum_to_one_and_are_nothing_where_it_is_illegal() -> None:
    """Also when the network has strong opinions."""
    vector = VectorEnv(COMPASS, 2, 4)
    batch = vector.reset(1)
    for _ in range(50):
        odds = opinionated().probabilities(batch.observations, batch.masks)

        assert np.allclose(odds.sum(axis=1), 1, atol=1e-5)
        assert not odds[~batch.masks].any()
        batch = vector.step(odds.argmax(axis=1))


def test_beginner_prefers_nothing() -> None:
    """All options are almost equally likely before anything is learned."""
    batch = VectorEnv(COMPASS, 2, 8).reset(1)

    odds = untaught().probabilities(batch.observations, batch.masks)

    assert np.allclose(odds[batch.masks] * batch.masks.sum(axis=1).repeat(batch.masks.sum(axis=1)), 1, atol=0.2)


def test_beginners_differ_by_their_seed() -> None:
    """The same seed gives the same weights."""
    assert np.array_equal(untaught().network.parameters, untaught().network.parameters)
    assert not np.array_equal(untaught().network.parameters, untaught(seed=2).network.parameters)


# --- the network ---


def test_gradient_is_the_one_of_finite_differences() -> None:
    """A sum of squares grows with every weight as it is said to."""
    sizes = (5, 7, 6, 3)
    rng = np.random.default_rng(1)
    numbers = rng.normal(0, 0.5, count_of(sizes))
    inputs = rng.normal(0, 1, (11, 5))

    def total(parameters: Any) -> float:
        return float((Network(sizes, parameters).forward(inputs)[-1] ** 2).sum() / 2)

    little = 1e-6 * np.eye(len(numbers))
    tried = [(total(numbers + step) - total(numbers - step)) / 2e-6 for step in little]
    network = Network(sizes, numbers)
    values = network.forward(inputs)

    assert np.allclose(network.backward(values, values[-1]), tried, rtol=1e-5, atol=1e-6)


def test_every_byte_counts_more_than_the_one_below() -> None:
    """What the network gets grows with what is seen, but ever more slowly."""
    assert SCALED[0] == 0
    assert (np.diff(SCALED) > 0).all()
    assert (np.diff(np.diff(SCALED)) < 0).all()


# --- files ---


def test_file_round_trip(file: Path) -> None:
    """What was saved is what is loaded, to the last bit."""
    loaded = Policy.load(file)

    assert (loaded.game, loaded.seats, loaded.actions) == ("colonialism", 2, ACTIONS)
    assert loaded.network.sizes == untaught().network.sizes
    assert np.array_equal(loaded.network.parameters, untaught().network.parameters)


def test_file_keeps_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is appended to it; it may be text, as it is written in a session."""
    monkeypatch.chdir(tmp_path)
    untaught().save("policy")

    assert [path.name for path in tmp_path.iterdir()] == ["policy"]
    assert Policy.load("policy").seats == Policy.load(tmp_path / "policy").seats == 2
    with pytest.raises(BadPolicyError, match=r"^policy: there is no file 'other\.npz'$"):
        Policy.load("other.npz")


def test_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadPolicyError, match="cannot be written: No such file or directory"):
        untaught().save(tmp_path / "nowhere" / "policy.npz")


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadPolicyError, match=r"^policy: there is no file '.*none\.npz'$"):
        Policy.load(tmp_path / "none.npz")
    with pytest.raises(BadPolicyError, match=r"^policy: '.*' cannot be read: "):
        Policy.load(tmp_path)


class Trap:
    """Runs code when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (pytest.fail, ("code of a file was run",))


def written(save: Callable[..., None], *arrays: Any, **named: Any) -> bytes:
    """What NumPy would write into a file."""
    out = BytesIO()
    save(out, *arrays, **named)
    return out.getvalue()


def changed(whole: bytes, **other: Any) -> bytes:
    """The same file with something else in it."""
    with np.load(BytesIO(whole)) as stored:
        return written(np.savez, **{**stored, **other})


# The content of a file with a policy becomes this.
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda whole: b"",
    "text": lambda whole: b"nothing of the kind",
    "cut short": lambda whole: whole[:-100],
    "half of it": lambda whole: whole[: len(whole) // 2],
    "a single array": lambda whole: written(np.save, np.zeros(3)),
    "arrays of something else": lambda whole: written(np.savez, numbers=np.zeros(3)),
    "an object among the arrays": lambda whole: written(np.savez, numbers=np.array([Trap()], object)),
    "an object": lambda whole: pickle.dumps(Trap()),
    "another format": partial(changed, format="metropole policy 99"),
    "another scaling": partial(changed, scaling="none"),
    "another game": partial(changed, game="chess"),
    "seats in words": partial(changed, seats="two"),
    "too many seats": partial(changed, seats=9),
    "far too many seats": partial(changed, seats=10**9),
    "no sizes": partial(changed, sizes=np.array([], np.int64)),
    "a negative size": partial(changed, sizes=np.array([773, -1, 182])),
    "other sizes": partial(changed, sizes=np.array([773, 16, 182])),
    "too few numbers": partial(changed, numbers=np.zeros(10, np.float32)),
    "a square of numbers": partial(changed, numbers=np.zeros((10, 10), np.float32)),
    "longer numbers": partial(changed, numbers=untaught().network.parameters.astype(np.float64)),
    "numbers that are none": partial(changed, numbers=np.full_like(untaught().network.parameters, np.nan)),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=list(SPOILT))
def test_other_files_are_refused(file: Path, spoil: Callable[[bytes], bytes]) -> None:
    """Also files that contradict themselves; nothing in a file is run."""
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(BadPolicyError, match=r"^policy: '.*some\.npz' is no file with a policy$"):
        Policy.load(file)


def test_other_observations_are_refused(file: Path) -> None:
    """A file from before the observations were laid out anew would play nonsense."""
    file.write_bytes(changed(file.read_bytes(), layout="0" * 64))
    with pytest.raises(BadPolicyError, match="made for other observations"):
        Policy.load(file)


# --- the bot ---


def player(policy: Policy, sampling: bool = False) -> BotPlayer:
    return BotPlayer("learned", PolicyBot(policy, sampling), Budget())


@pytest.mark.parametrize("sampling", [False, True])
def test_bot_answers_with_an_option(sampling: bool) -> None:
    """In every position of a random game, and the same for the same view and seed."""
    policy = opinionated()
    for g in walked(COMPASS, 2, 1):
        if not g.over:
            first, again = [player(policy, sampling).decide(own_view(COMPASS, g), 5) for _ in range(2)]

            assert first in g.pending.options
            assert again == first


def test_bot_plays_what_the_policy_thinks_most_likely() -> None:
    """Bot and batch see the same numbers, history included."""
    policy = opinionated()
    vector = VectorEnv(COMPASS, 2, 1)
    batch = vector.reset(3)
    table: Any = vector.tables.tables[0]
    learned = PolicyBot(policy)
    learned.history = table.history
    while not batch.ended[0]:
        odds = policy.probabilities(batch.observations, batch.masks)[0]
        best = learned.choose(vector.rules.view(table.game, table.asked), table.game.pending, Budget())

        assert odds[best] == pytest.approx(odds.max())
        batch = vector.step([best])
        learned.history = table.history


def test_bot_remembers() -> None:
    """What it hears changes what it sees."""
    bot = PolicyBot(untaught())
    assert isinstance(bot, Remembering)
    g = registry.find(COMPASS).start(2)
    g.listener = bot.hear
    playout(g, PlayoutRng(1))

    assert any(bot.history.seen_by(0))


def test_bot_plays_a_whole_game() -> None:
    """Against `random`, through the interface of the bots."""
    seated = [player(untaught()), bots.make("random")]
    g = registry.find(COMPASS).start(2)
    dice = PlayoutRng(1)
    while not g.over:
        pending = g.pending
        if isinstance(pending, Decision):
            g.answer(seated[pending.seat].decide(own_view(COMPASS, g), dice.randrange(1 << 60)), pending.seat)
        elif isinstance(pending, Chance):
            g.advance(pending.at(dice.randrange(pending.total)))

    assert isinstance(g.pending, Outcome)
    assert min(g.pending.ranks) == 1


def test_bot_refuses_other_tables() -> None:
    """Another number of seats, another game, other actions."""
    five_actions = Policy.new("colonialism", 2, 5, HIDDEN, 1)
    for policy, name, seats, complaint in (
        (untaught(), COMPASS, 3, "it plays colonialism with 2 seats, not colonialism with 3"),
        (untaught(), "empires/second", 4, "it plays colonialism with 2 seats, not empires with 4"),
        (five_actions, COMPASS, 2, "it knows 5 actions, but colonialism has 181"),
    ):
        with pytest.raises(BadPolicyError, match=f"^policy: {complaint}$"):
            player(policy).decide(own_view(name, next(walked(name, seats, 1))), 1)


def test_thrown_as_often_as_it_is_likely() -> None:
    """Never what has no chance."""
    odds = np.array([0.0, 0.25, 0.75, 0.0], np.float32)
    counts = Counter([thrown(odds, PlayoutRng(seed)) for seed in range(2000)])

    assert counts.keys() == {1, 2}
    assert 420 < counts[1] < 580
