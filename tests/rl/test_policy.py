"""A policy keeps to what is legal, survives its file, knows which way is up, and plays as bots do."""

import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from metropole import bots, registry
from metropole.bots import BotPlayer, Budget, Remembering
from metropole.kernel import Decision
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

    def total() -> float:
        return float((Network(sizes, numbers).forward(inputs)[-1] ** 2).sum() / 2)

    network = Network(sizes, numbers)
    values = network.forward(inputs)

    assert np.allclose(network.backward(values, values[-1]), slopes(total, numbers), rtol=1e-5, atol=1e-6)


def slopes(total: Callable[[], float], numbers: np.ndarray[Any, Any], little: float = 1e-6) -> list[float]:
    """How the total grows with each number, tried out."""
    found: list[float] = []
    for place in range(len(numbers)):
        kept = numbers[place]
        numbers[place] = kept + little
        above = total()
        numbers[place] = kept - little
        found.append((above - total()) / (2 * little))
        numbers[place] = kept
    return found


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


def test_file_keeps_its_name(tmp_path: Path) -> None:
    """Nothing is appended to it."""
    untaught().save(tmp_path / "policy")

    assert [path.name for path in tmp_path.iterdir()] == ["policy"]
    assert Policy.load(tmp_path / "policy").seats == 2


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadPolicyError, match=r"^policy: there is no file '.*none\.npz'$"):
        Policy.load(tmp_path / "none.npz")


def test_paths_may_be_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name as it is written in a session."""
    monkeypatch.chdir(tmp_path)
    untaught().save("learned.npz")

    assert Policy.load("learned.npz").seats == Policy.load(tmp_path / "learned.npz").seats == 2
    with pytest.raises(BadPolicyError, match=r"^policy: there is no file 'other\.npz'$"):
        Policy.load("other.npz")
    (tmp_path / "other.npz").write_text("nothing of the kind")
    with pytest.raises(BadPolicyError, match=r"^policy: 'other\.npz' is no file with a policy$"):
        Policy.load("other.npz")


def test_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadPolicyError, match="cannot be written: No such file or directory"):
        untaught().save(tmp_path / "nowhere" / "policy.npz")


def broken(path: Path) -> Iterator[None]:
    """One way after the other to be no policy; whoever takes the next finds the file changed."""
    whole = path.read_bytes()
    for data in (b"", b"nothing of the kind", whole[:-100], whole[: len(whole) // 2]):
        path.write_bytes(data)
        yield
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    yield
    with path.open("wb") as file:
        np.savez(file, numbers=np.zeros(3))
    yield


def test_other_files_are_refused(file: Path) -> None:
    """Empty, cut short, text, a single array, arrays of something else, a directory."""
    for _ in broken(file):
        with pytest.raises(BadPolicyError, match="is no file with a policy"):
            Policy.load(file)
    with pytest.raises(BadPolicyError, match=r"^policy: '.*' cannot be read: "):
        Policy.load(file.parent)


def changed(file: Path, **other: Any) -> Path:
    """The same file with something else in it."""
    with np.load(file) as stored:
        arrays = {**stored, **other}
    with file.open("wb") as out:
        np.savez(out, **arrays)
    return file


@pytest.mark.parametrize(
    "other",
    [
        {"format": "metropole policy 99"},
        {"scaling": "none"},
        {"game": "chess"},
        {"seats": "two"},
        {"seats": 9},
        {"seats": 10**9},
        {"sizes": np.array([], np.int64)},
        {"sizes": np.array([773, -1, 182])},
        {"sizes": np.array([773, 16, 182])},
        {"numbers": np.zeros(10, np.float32)},
        {"numbers": np.zeros((10, 10), np.float32)},
        {"numbers": untaught().network.parameters.astype(np.float64)},
        {"numbers": np.full_like(untaught().network.parameters, np.nan)},
    ],
    ids=str,
)
def test_files_that_contradict_themselves_are_refused(file: Path, other: dict[str, Any]) -> None:
    with pytest.raises(BadPolicyError, match="is no file with a policy"):
        Policy.load(changed(file, **other))


def test_other_observations_are_refused(file: Path) -> None:
    """A file from before the observations were laid out anew would play nonsense."""
    with pytest.raises(BadPolicyError, match="made for other observations"):
        Policy.load(changed(file, layout="0" * 64))


class Trap:
    """Runs code when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (pytest.fail, ("code of a file was run",))


def test_nothing_in_a_file_is_run(file: Path) -> None:
    """Objects are refused, in the file or instead of it."""
    with file.open("wb") as out:
        np.savez(out, allow_pickle=True, numbers=np.array([Trap()], object))
    with pytest.raises(BadPolicyError, match="is no file with a policy"):
        Policy.load(file)

    file.write_bytes(pickle.dumps(Trap()))
    with pytest.raises(BadPolicyError, match="is no file with a policy"):
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
            view = own_view(COMPASS, g)
            answer = player(policy, sampling).decide(view, 5)

            assert answer in g.pending.options
            assert player(policy, sampling).decide(own_view(COMPASS, g), 5) == answer


def test_bot_plays_what_the_policy_thinks_most_likely() -> None:
    """Bot and batch see the same numbers, history included."""
    policy = opinionated()
    vector = VectorEnv(COMPASS, 2, 1)
    batch = vector.reset(3)
    table = vector.tables.tables[0]
    learned = PolicyBot(policy)
    learned.history = table.history
    while not batch.ended[0]:
        odds = policy.probabilities(batch.observations, batch.masks)[0]
        best = learned.choose(vector.rules.view(table.game, table.asked), question(table.game), Budget())

        assert odds[best] == pytest.approx(odds.max())
        batch = vector.step([best])
        learned.history = table.history


def question(game: Any) -> Decision:
    assert isinstance(game.pending, Decision)
    return game.pending


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
        else:
            g.advance(pending.at(dice.randrange(pending.total)))

    assert min(g.pending.ranks) == 1


def test_bot_refuses_other_tables() -> None:
    """Another number of seats, another game, other actions."""
    bot = player(untaught())
    with pytest.raises(BadPolicyError, match=r"^policy: it plays colonialism with 2 seats, not colonialism with 3$"):
        bot.decide(own_view(COMPASS, next(walked(COMPASS, 3, 1))), 1)
    with pytest.raises(BadPolicyError, match=r"^policy: it plays colonialism with 2 seats, not empires with 4$"):
        bot.decide(own_view("empires/second", next(walked("empires/second", 4, 1))), 1)
    with pytest.raises(BadPolicyError, match=r"^policy: it knows 5 actions, but colonialism has 181$"):
        player(Policy.new("colonialism", 2, 5, HIDDEN, 1)).decide(own_view(COMPASS, next(walked(COMPASS, 2, 1))), 1)


def test_thrown_as_often_as_it_is_likely() -> None:
    """Never what has no chance."""
    counts = np.zeros(4, int)
    for seed in range(2000):
        counts[thrown(np.array([0.0, 0.25, 0.75, 0.0], np.float32), PlayoutRng(seed))] += 1

    assert counts[0] == counts[3] == 0
    assert 420 < counts[1] < 580
