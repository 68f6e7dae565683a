"""The example that learns by playing against itself: in miniature, from the command line to the picture."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner

from examples import self_play
from examples.self_play import Adam, LearningPoint, Rollout, Schedule, StepBatch, TrainingConfig
from metropole.bots import BotPlayer, Budget
from metropole.extras import advice
from metropole.rl.many import Batch, VectorEnv
from metropole.rl.policy import Floats, Policy, PolicyBot
from tests.bots.positions import own_view, walked

SCRIPT = Path(self_play.__file__)
COMPASS = "colonialism/compass"
STEPS = 3
SMALL = "--hidden 8 --games 8 --matches 4 --finals 4 --points 3".split()
SVG = "{http://www.w3.org/2000/svg}"
SETTING = TrainingConfig(COMPASS, 2, 8, 2, (8,), 1e-3, 1.0, 1)


def learned(folder: Path, *arguments: str) -> str:
    """What the script prints; its files are in the folder."""
    command = [sys.executable, str(SCRIPT), *SMALL, "--steps", str(STEPS), "--out", "learned.npz", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the script has learned a little."""
    place = tmp_path_factory.mktemp("learned")
    (place / "printed.txt").write_text(learned(place, "--picture", "curve.svg"), encoding="utf-8")
    return place


# --- the whole script ---


def test_policy_plays(folder: Path) -> None:
    """The file can be loaded, and the bot answers with an option wherever it is asked."""
    policy = Policy.load(folder / "learned.npz")
    assert policy.network.sizes[1:-1] == (8,)
    assert not np.array_equal(policy.network.parameters, self_play.beginner(SETTING).network.parameters)
    bot = BotPlayer("learned", PolicyBot(policy), Budget())
    for g in walked(COMPASS, 2, 3):
        assert g.over or bot.decide(own_view(COMPASS, g), 1) in g.pending.options


def test_progress_is_told(folder: Path) -> None:
    """A line before and after each update, then how strong the policy is, with its interval."""
    head, *lines = (folder / "printed.txt").read_text(encoding="utf-8").splitlines()

    assert head.split()[:3] == ["minutes", "games", "decisions/s"]
    assert len(lines) == 1 + STEPS + 2
    for rival, line in zip(("random", "greedy"), lines[-2:], strict=True):
        assert line.startswith("At the end it wins ")
        assert line.endswith(f" %) of 4 games against {rival}.")


def test_curve_is_drawn(folder: Path) -> None:
    """An SVG picture with a mark for every measurement, and words for those who do not see it."""
    text = (folder / "curve.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)

    assert root.tag == f"{SVG}svg"
    # Everything drawn in full in the colour of the curve, again and again.
    marks = [use for use in root.iter(f"{SVG}use") if use.get("style") == "fill: var(--s0); stroke: var(--s0)"]
    assert len(marks) == 1 + STEPS
    assert "minutes of learning" in text
    assert "against greedy" in text


def test_same_seed_same_policy(folder: Path, tmp_path: Path) -> None:
    """Learning depends on the seed, and on nothing else."""
    learned(tmp_path)
    assert np.array_equal(numbers(tmp_path), numbers(folder))

    learned(tmp_path, "--seed", "2", "--workers", "1")
    assert not np.array_equal(numbers(tmp_path), numbers(folder))


def numbers(folder: Path) -> Floats:
    return Policy.load(folder / "learned.npz").network.parameters


# --- what is refused ---


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--edition", "chess/960"), "chess/960"),
        (("--seats", "7"), "seats: 7 is not possible"),
        (("--games", "0"), "0 is not in the range x>=1"),
        (("--minutes", "0"), "0.0 is not in the range x>0"),
        (("--steps", "0"), "0 is not in the range x>=1"),
        (("--hidden", "wide"), "'wide' is none; write sizes with commas, such as 128,128"),
        (("--hidden", "8,0"), "'8,0' is none; write sizes with commas, such as 128,128"),
        (("--out", "nowhere/learned.npz"), "learned.npz: cannot be written"),
        (("--picture", "nowhere/curve.svg"), "curve.svg: cannot be written"),
        (("--out", "."), "'.' is a directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_arguments(
    arguments: tuple[str, str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One clear line, before anything is played."""
    monkeypatch.chdir(tmp_path)

    result = CliRunner().invoke(self_play.main, [*SMALL, *arguments])

    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert complaint in result.output


def test_without_matplotlib(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It says where to get it, and goes on."""
    monkeypatch.setattr(self_play, "find_spec", lambda name: None)

    assert not self_play.can_draw()
    assert advice("report") in capsys.readouterr().err


# --- learning ---


def test_loss_grows_as_it_is_said_to() -> None:
    """Also where an action may become no likelier, and where some are not legal."""
    rng = np.random.default_rng(1)
    masks = rng.random((40, 5)) < 0.7
    masks[:, 2] = True
    out = rng.normal(0, 1, (40, 6))
    chances, gains, worths = rng.uniform(0.1, 0.9, 40), rng.normal(0, 1, 40), rng.normal(0, 1, 40)
    sample = Rollout(np.zeros((40, 1), np.uint8), masks, np.full(40, 2), chances, gains, worths)
    slopes = self_play.loss(out, sample)[1]
    for place in np.ndindex(out.shape):
        little = np.zeros(out.shape)
        little[place] = 1e-6
        tried = (self_play.loss(out + little, sample)[0] - self_play.loss(out - little, sample)[0]) / 2e-6

        assert slopes[place] == pytest.approx(tried, abs=1e-7)


def step(seat: int, value: float, earned: tuple[float, float] = (0, 0), ended: bool = False) -> StepBatch:
    """A decision in the only game there is."""
    nothing = np.zeros((1, 1), np.uint8), np.ones((1, 1), np.bool_), np.zeros(1, np.bool_), np.zeros((1, 2), np.float32)
    before = Batch(np.array([seat]), *nothing)
    values = np.array([value])
    return StepBatch(before, np.zeros(1, np.int64), np.ones(1), values, np.array([ended]), np.array([earned]))


def test_gains_go_to_who_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat earns counts for its own decisions before, down to the start of the game, whoever moved last."""
    monkeypatch.setattr(self_play, "GAE_LAMBDA", 1.0)
    before = [step(1, 0.25), step(0, 0.5, (-0.25, 0.25)), step(1, 0.0, (1, -1), ended=True)]
    after = [step(0, 0.125), step(1, 0.0, (0.5, 0)), step(0, 0.75)]

    gains, known = self_play.gained([*before, *after])

    assert known[:, 0].tolist() == [True, True, True, True, False, False]
    assert gains[:4, 0].tolist() == [-0.75 - 0.25, 0.75 - 0.5, -1, 0.5 + 0.75 - 0.125]


def test_later_surprises_count_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same part with every decision between."""
    monkeypatch.setattr(self_play, "GAE_LAMBDA", 0.5)

    gains, _ = self_play.gained([step(0, 0), step(0, 0), step(0, 0, (1, -1), ended=True)])

    assert gains[:, 0].tolist() == [0.25, 0.5, 1]


def test_adam_goes_down() -> None:
    """To the bottom of a bowl."""
    place, goal = np.zeros(3, np.float32), np.array([1, -2, 0.5], np.float32)
    adam = Adam(3)
    for _ in range(600):
        adam.step(place, place - goal, 0.01)

    assert np.allclose(place, goal, atol=0.02)


def test_games_are_shared_out() -> None:
    assert [replace(SETTING, workers=3).share(8, worker) for worker in range(3)] == [3, 3, 2]


def test_games_begin_scattered() -> None:
    """Some at the start, some near the end; the same ones every time."""
    first, again, other = [self_play.scattered(VectorEnv(COMPASS, 2, 6), seed).observations for seed in (1, 1, 2)]
    turn = VectorEnv(COMPASS, 2, 1).layout.index("turn")

    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert np.ptp(first[:, turn]) > 0


def test_victories_in_parts() -> None:
    """All of it, none, or a half."""
    assert self_play.victories(np.array([1, -1, 0]), 2).tolist() == [1, 0, 0.5]
    assert self_play.victories(np.array([1, -1 / 3]), 4).tolist() == [1, 0]


def test_equals_win_the_same() -> None:
    """Who has learned nothing wins neither all nor nothing against `random`."""
    assert 0 < self_play.match(self_play.beginner(SETTING), COMPASS, "random", 12, 1) < 12


def test_limits() -> None:
    """Steps, if there are any, else minutes."""
    assert Schedule(10).progress(2.5, 1000) == 0.25
    assert Schedule(10, 4).progress(1000, 1) == 0.25
    assert Schedule(10).progress(11, 0) == 1


def test_line_of_the_table() -> None:
    line = self_play.line(LearningPoint(1.5, 12345, 6789.4, 300, 400))

    assert line == "   1.50     12,345        6,789  75.0 % (70.5 to 79.0 %)"
