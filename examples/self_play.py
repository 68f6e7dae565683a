"""A small policy learns a game by playing against itself, with nothing but numpy.

    python examples/self_play.py --minutes 10 --out learned.npz --picture learning.svg

All seats are played by the same network. Worker processes play many games each and say how the network should change
(proximal policy optimization, Schulman et al. 2017); this process makes the changes and measures, now and then, how
many games the network wins against `random`. Half as much again is learned in a minute if the engine is compiled.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass, fields
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import click
import numpy as np
from numpy.typing import NDArray

from metropole import bots
from metropole.cli_common import FILE, check_place, keep
from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.kernel.playout import PlayoutRng
from metropole.rl.many import Batch, VectorEnv
from metropole.rl.policy import SCALED, Floats, Policy, softmax
from metropole.rl.rewards import leads
from metropole.rl.rules import GameSpec
from metropole.sim.local import PROCESSES, stay_with_parent
from metropole.sim.report.drawing import CurvePoint, curve
from metropole.sim.report.picture import picture
from metropole.sim.statistics import wilson

WARMUP: Final = 300  # random decisions at most in each game, so that the first batch is not in step
ROLLOUT_LENGTH: Final = 64  # decisions of each game per update
EPOCHS: Final = 4  # passes over the decisions of an update
MINIBATCHES: Final = 8  # gradient steps per pass
GAE_LAMBDA: Final = 0.95  # of generalized advantage estimation
CLIP_RANGE: Final = 0.2  # PPO clips the probability ratio to 1 plus or minus this
ENTROPY_COEF: Final = 0.01  # weight of the entropy bonus in the loss
VALUE_COEF: Final = 0.5  # weight of the value error in the loss
MAX_GRAD_NORM: Final = 0.5  # gradients are clipped to this norm
LR_DECAY: Final = 0.9  # the part of the learning rate that is gone at the end, linearly
ADAM_BETAS: Final = 0.9, 0.999  # Adam's decay of the mean gradient and of its square
ADAM_EPSILON: Final = 1e-8
SEEDS: Final = 1 << 60
RIVAL: Final = "random"
HONEST: Final = "greedy"
ALONE: Final = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # for each process
MINUTE: Final = 60.0

ResultT = TypeVar("ResultT")


class TrainingError(MetropoleError):
    """Learning cannot go on."""


@dataclass(frozen=True)
class TrainingConfig:
    """What is learned, by how many, and how."""

    edition: str
    seats: int
    games: int
    workers: int
    hidden: tuple[int, ...]
    rate: float
    shaping: float
    seed: int

    def share(self, count: int, worker: int) -> int:
        """How many of so many games one worker plays."""
        return count // self.workers + (worker < count % self.workers)


def beginner(setting: TrainingConfig) -> Policy:
    """A policy that has learned nothing."""
    rules = GameSpec(setting.edition, setting.seats)
    return Policy.new(rules.rule_set.kit.name, setting.seats, rules.actions, setting.hidden, setting.seed)


# --- playing ---


@dataclass(frozen=True)
class Rollout:
    """Decisions, and what became of them."""

    observations: NDArray[np.uint8]  # [decision, cell]
    masks: NDArray[np.bool_]  # [decision, action]
    actions: NDArray[np.int64]  # [decision]; what was chosen
    chances: Floats  # [decision]; how likely that was
    gains: Floats  # [decision]; by how much it went better than expected
    worths: Floats  # [decision]; what the game was worth in the end, as far as it is known

    def some(self, which: NDArray[np.int64]) -> "Rollout":
        return Rollout(*[getattr(self, one.name)[which] for one in fields(self)])


@dataclass(frozen=True)
class StepBatch:
    """One decision in each game."""

    before: Batch
    actions: NDArray[np.int64]  # [game]
    chances: Floats  # [game]; how likely that was
    values: Floats  # [game]; what was expected
    ended: NDArray[np.bool_]  # [game]
    earned: Floats  # [game, seat]


class RolloutWorker:
    """Plays games against itself, one decision in each at a time, and learns from them."""

    def __init__(self, setting: TrainingConfig, number: int) -> None:
        self.setting = setting
        self.number = number
        self.policy = beginner(setting)
        self.rng = np.random.default_rng([setting.seed, number])
        self.vector = VectorEnv(setting.edition, setting.seats, setting.share(setting.games, number))
        self.batch = scattered(self.vector, int(self.rng.integers(SEEDS)))
        self.leads = self.led()
        self.sample: Rollout | None = None
        self.order = np.zeros(0, np.int64)

    def play(self, numbers: Floats) -> tuple[int, int]:
        """Some decisions in each game. Says how many there were, and how many games have ended."""
        self.policy.network.parameters[:] = numbers
        steps = [self.step() for _ in range(ROLLOUT_LENGTH)]
        self.sample = told(steps)
        return ROLLOUT_LENGTH * len(self.vector), sum([int(step.ended.sum()) for step in steps])

    def step(self) -> StepBatch:
        """One decision in each game, each action as often as the policy thinks it likely."""
        before, rows = self.batch, np.arange(len(self.vector))
        odds, values = self.policy.judged(before.observations, before.masks)
        actions = drawn(odds, self.rng)
        self.batch = self.vector.step(actions)
        return StepBatch(before, actions, odds[rows, actions], values, self.batch.ended, self.earned())

    def earned(self) -> Floats:
        """What every seat has just earned, in rewards and in growth of its lead, which is lost at the end."""
        before, self.leads = self.leads, self.led()
        now = np.where(self.batch.ended[:, np.newaxis], 0, self.leads)
        return self.batch.rewards + self.setting.shaping * (now - before)

    def led(self) -> Floats:
        return np.array([leads(table.game) for table in self.vector.tables.tables])

    def gradient(self, numbers: Floats, part: int) -> Floats:
        """How to change the numbers, by one part of the decisions; they are shuffled before the first."""
        assert self.sample is not None
        self.policy.network.parameters[:] = numbers
        if part == 0:
            self.order = self.rng.permutation(len(self.sample.actions))
        return gradient(self.policy, self.sample.some(self.order[part::MINIBATCHES]))

    def match(self, numbers: Floats, rival: str, games: int, number: int) -> float:
        """Victories against a bot; every number has games of its own."""
        self.policy.network.parameters[:] = numbers
        own = self.setting.share(games, self.number)
        seed = int(np.random.default_rng([self.setting.seed, self.number, number]).integers(SEEDS))
        return match(self.policy, self.setting.edition, rival, own, seed) if own else 0.0


def scattered(vector: VectorEnv, seed: int) -> Batch:
    """Games that stand somewhere between start and end, so that there is always something of everything to learn."""
    vector.reset(seed)
    dice = PlayoutRng(seed)
    for table in vector.tables.tables:
        for _ in range(dice.randrange(WARMUP)):
            legal = table.legal()
            table.act(legal[dice.randrange(len(legal))])
            if table.outcome is not None:
                table.deal(dice.randrange(SEEDS))
    return vector.batch([])


def drawn(odds: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as often as it is likely."""
    sums = odds.cumsum(axis=1)
    found: NDArray[np.int64] = (sums > rng.random((len(odds), 1)) * sums[:, -1:]).argmax(axis=1)
    return found


def told(steps: Sequence[StepBatch]) -> Rollout:
    """What can be learned from some decisions in each game."""
    gains, known = gained(steps)
    usual = gains[known]
    return Rollout(
        np.array([step.before.observations for step in steps])[known],
        np.array([step.before.masks for step in steps])[known],
        np.array([step.actions for step in steps])[known],
        np.array([step.chances for step in steps])[known],
        ((usual - usual.mean()) / (usual.std() + ADAM_EPSILON)).astype(np.float32),
        (usual + np.array([step.values for step in steps])[known]).astype(np.float32),
    )


def gained(steps: Sequence[StepBatch]) -> tuple[Floats, NDArray[np.bool_]]:
    """By how much each decision went better than expected (GAE, Schulman et al. 2016), and of which that is known.

    Every seat goes from one decision of its own to the next, or to the end of the game. Of its last decision, in a game
    that goes on, only the value counts.
    """
    games = np.arange(len(steps[0].ended))
    shape = steps[0].earned.shape
    earned, expected, trace = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    later = np.zeros(shape, np.bool_)
    gains, known = np.zeros((len(steps), len(games))), np.zeros((len(steps), len(games)), np.bool_)
    for number, step in reversed([*enumerate(steps)]):
        for sums in (earned, expected, trace):
            sums[step.ended] = 0
        later[step.ended] = True
        earned += step.earned
        who = games, step.before.seats
        known[number] = later[who]
        surprise = np.where(known[number], earned[who] + expected[who] - step.values, 0)
        gains[number] = trace[who] = surprise + GAE_LAMBDA * trace[who]
        earned[who], expected[who], later[who] = 0, step.values, True
    return gains, known


def match(policy: Policy, edition: str, rival: str, games: int, seed: int) -> float:
    """Victories of a policy, which sits at each seat in turn, against a bot; a shared one counts in parts."""
    vector = VectorEnv(edition, policy.seats, games)
    batch = vector.reset(seed)
    player, dice = bots.make(rival), PlayoutRng(seed)
    own = np.arange(games) % policy.seats
    going = np.ones(games, np.bool_)
    wins = 0.0
    while going.any():
        actions = policy.probabilities(batch.observations, batch.masks).argmax(axis=1)
        for number in np.flatnonzero(going & (batch.seats != own)).tolist():
            seen = vector.rules.view(vector.tables.tables[number].game, int(batch.seats[number]))
            actions[number] = player.decide(seen, dice.randrange(SEEDS))
        batch = vector.step(actions)
        over = np.flatnonzero(going & batch.ended)
        wins += float(victories(batch.rewards[over, own[over]], policy.seats).sum())
        going[over] = False
    return wins


def victories(rewards: Floats, seats: int) -> Floats:
    """Which part of the victory somebody had, by their reward for it."""
    return (rewards * (seats - 1) + 1) / seats


# --- learning ---


def gradient(policy: Policy, sample: Rollout) -> Floats:
    """How the loss grows with every number of the network."""
    values = policy.network.forward(SCALED[sample.observations])
    slopes = loss(values[-1], sample)[1]
    return policy.network.backward(values, slopes)


def loss(out: Floats, sample: Rollout) -> tuple[float, Floats]:
    """What is to become small, on average of the decisions, and how it grows with what comes out of the network.

    It is small where that becomes likelier which went well, but not much at once; where many answers stay possible;
    and where the network knows what to expect.
    """
    rows = np.arange(len(out))
    odds = softmax(out[:, :-1], sample.masks)
    logs = np.log(odds, out=np.zeros_like(odds), where=odds > 0)
    mixed = -(odds * logs).sum(axis=1, keepdims=True)
    ratio = odds[rows, sample.actions] / sample.chances
    capped = np.clip(ratio, 1 - CLIP_RANGE, 1 + CLIP_RANGE)
    better = np.minimum(ratio * sample.gains, capped * sample.gains)
    error = out[:, -1] - sample.worths
    total = -better + VALUE_COEF * error**2 / 2 - ENTROPY_COEF * mixed[:, 0]

    pull = np.where(ratio * sample.gains <= capped * sample.gains, ratio * sample.gains, 0)[:, np.newaxis]
    slopes = np.empty_like(out)
    slopes[:, :-1] = odds * (pull + ENTROPY_COEF * (logs + mixed))
    slopes[rows, sample.actions] -= pull[:, 0]
    slopes[:, -1] = VALUE_COEF * error
    return float(total.mean()), slopes / len(out)


class Adam:
    """Steps down a slope whose steepness is only estimated (Kingma and Ba 2015), none of them too long."""

    def __init__(self, count: int) -> None:
        self.mean = np.zeros(count, np.float32)
        self.square = np.zeros(count, np.float32)
        self.steps = 0

    def step(self, numbers: Floats, gradient: Floats, rate: float) -> None:
        """Change the numbers."""
        gradient = gradient * min(1.0, MAX_GRAD_NORM / (float(np.linalg.norm(gradient)) + ADAM_EPSILON))
        self.steps += 1
        self.mean += (1 - ADAM_BETAS[0]) * (gradient - self.mean)
        self.square += (1 - ADAM_BETAS[1]) * (gradient**2 - self.square)
        mean = self.mean / (1 - ADAM_BETAS[0] ** self.steps)
        square = self.square / (1 - ADAM_BETAS[1] ** self.steps)
        numbers -= rate * mean / (np.sqrt(square) + ADAM_EPSILON)


# --- workers ---

STAYING: Final[list[RolloutWorker]] = []  # the one worker of a process


def take_seat(setting: TrainingConfig, number: int) -> None:
    """What a new process does first."""
    stay_with_parent()
    STAYING.append(RolloutWorker(setting, number))


def do(work: Callable[..., ResultT], given: tuple[object, ...]) -> ResultT:
    return work(STAYING[0], *given)


class Workers(ExitStack):
    """Processes that each do the same with games of their own."""

    def __init__(self, setting: TrainingConfig) -> None:
        super().__init__()
        os.environ.update(ALONE)
        self.pools = [
            self.enter_context(ProcessPoolExecutor(1, PROCESSES, initializer=take_seat, initargs=(setting, number)))
            for number in range(setting.workers)
        ]

    def all(self, work: Callable[..., ResultT], *given: object) -> list[ResultT]:
        """What each of them answers, in their order."""
        try:
            return [asked.result() for asked in [pool.submit(do, work, given) for pool in self.pools]]
        except BrokenProcessPool:
            raise TrainingError("workers: a process has died (is there memory enough?)") from None


@dataclass(frozen=True)
class Schedule:
    """When learning ends: after so many updates or, if no number is given, after so many minutes.

    The policy is measured `points` times on the way, with `matches` games each, and with `finals` games at the end.
    """

    minutes: float = 10.0
    steps: int | None = None
    points: int = 12
    matches: int = 400
    finals: int = 2000

    def progress(self, minutes: float, steps: int) -> float:
        """From 0 to 1."""
        return min(1.0, minutes / self.minutes if self.steps is None else steps / self.steps)


@dataclass(frozen=True)
class LearningPoint:
    """How well the policy did against a bot after so much learning."""

    minutes: float
    games: int
    speed: float  # decisions in a second of learning
    wins: float
    played: int

    @property
    def share(self) -> float:
        return self.wins / self.played

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)


class Learner:
    """The policy, and those who play with it."""

    def __init__(self, setting: TrainingConfig, workers: Workers) -> None:
        self.setting = setting
        self.workers = workers
        self.policy = beginner(setting)
        self.numbers = self.policy.network.parameters
        self.adam = Adam(len(self.numbers))
        self.begun = perf_counter()
        self.busy = 0.0  # seconds, without measurements
        self.updates = self.games = self.decisions = self.measured = 0

    @property
    def minutes(self) -> float:
        return (perf_counter() - self.begun) / MINUTE

    def learn(self, schedule: Schedule) -> Iterator[LearningPoint]:
        """Learn until the limit is reached, and measure once before, so many times on the way, and at the end.

        In the beginning, when most is learned, the measurements are closer together.
        """
        yield self.measure(RIVAL, schedule.matches)
        done, due = 0.0, 1
        while done < 1:
            self.update(self.setting.rate * (1 - LR_DECAY * done))
            done = schedule.progress(self.minutes, self.updates)
            reached = int(schedule.points * sqrt(done))
            if reached >= due:
                yield self.measure(RIVAL, schedule.matches)
                due = reached + 1

    def update(self, rate: float) -> None:
        """Play a little, and learn from it."""
        begun = perf_counter()
        for decisions, games in self.workers.all(RolloutWorker.play, self.numbers):
            self.decisions += decisions
            self.games += games
        for part in [*range(MINIBATCHES)] * EPOCHS:
            found = self.workers.all(RolloutWorker.gradient, self.numbers, part)
            self.adam.step(self.numbers, np.mean(found, axis=0), rate)
        self.updates += 1
        self.busy += perf_counter() - begun

    def measure(self, rival: str, games: int) -> LearningPoint:
        """Play against a bot, other games every time."""
        minutes = self.minutes
        wins = sum(self.workers.all(RolloutWorker.match, self.numbers, rival, games, self.measured))
        self.measured += 1
        return LearningPoint(minutes, self.games, self.decisions / max(self.busy, ADAM_EPSILON), wins, games)


# --- what is shown ---

HEAD: Final = f"{'minutes':>7}  {'games':>9}  {'decisions/s':>11}  won against {RIVAL} (95 % interval)"


def line(point: LearningPoint) -> str:
    """A line of the table."""
    return f"{point.minutes:7.2f}  {point.games:9,}  {point.speed:11,.0f}  {shown(point)}"


def shown(point: LearningPoint) -> str:
    low, high = point.bounds
    return f"{100 * point.share:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)"


def can_draw() -> bool:
    """Whether there is something to draw with; if not, how to get it."""
    if find_spec("matplotlib") is not None:
        return True
    click.echo(f"no picture without matplotlib: {advice('report')}; learning goes on without", err=True)
    return False


def picture_of(setting: TrainingConfig, points: Sequence[LearningPoint], notes: Sequence[str]) -> str:
    """The learning curve as SVG."""
    title = f"Learning by self-play: {setting.edition}, {setting.seats} seats"
    legend = f"Games won against {RIVAL}, with the 95 % interval. Dashes: what equals would win."
    places = [CurvePoint(point.minutes, point.share, *point.bounds) for point in points]
    drawn = curve("curve", places, 1 / setting.seats, "minutes of learning", f"games won against {RIVAL}")
    return picture(title, [legend, *notes], drawn)


# --- the command ---


def read_sizes(ctx: click.Context, param: click.Parameter, written: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    try:
        sizes = tuple([int(size) for size in written.split(",")])
    except ValueError:
        sizes = (0,)
    if min(sizes) < 1:
        raise click.BadParameter(f"'{written}' is none; write sizes with commas, such as 128,128")
    return sizes


@click.command(context_settings={"show_default": True})
@click.option("--edition", default="colonialism/compass", help="The rule set.")
@click.option("--seats", default=2, help="Players at each table.")
@click.option("--games", default=256, type=click.IntRange(1), help="Games that are played at the same time.")
@click.option("--minutes", default=Schedule.minutes, type=click.FloatRange(0, min_open=True), help="How long to learn.")
@click.option("--steps", type=click.IntRange(1), help="How many updates to learn from, instead of minutes.")
@click.option("--workers", default=2, type=click.IntRange(1), help="Processes that play.")
@click.option("--hidden", default="128,128", callback=read_sizes, help="The sizes of the hidden layers.")
@click.option("--rate", default=1e-3, type=click.FloatRange(0, 1, min_open=True), help="How far a step goes at first.")
@click.option("--shaping", default=1.0, type=click.FloatRange(0), help="What a growing lead counts on the way.")
@click.option(
    "--points", default=Schedule.points, type=click.IntRange(1), help="How often the policy is measured on the way."
)
@click.option("--matches", default=Schedule.matches, type=click.IntRange(1), help="Games of each measurement.")
@click.option("--finals", default=Schedule.finals, type=click.IntRange(1), help="Games of the last ones.")
@click.option("--seed", default=1, type=click.IntRange(0), help="With --steps, the same seed gives the same policy.")
@click.option("--out", default="learned.npz", type=FILE, help="The file for the policy.")
@click.option("--picture", type=FILE, help="The file for the learning curve, as SVG.")
def main(out: Path, picture: Path | None, **chosen: Any) -> None:
    """Let a small policy learn a game by playing against itself."""
    schedule = Schedule(**{one.name: chosen.pop(one.name) for one in fields(Schedule)})
    setting = TrainingConfig(**{**chosen, "workers": min(chosen["workers"], chosen["games"])})
    try:
        learn(setting, schedule, out, picture)
    except MetropoleError as error:
        raise click.ClickException(str(error)) from error


def learn(setting: TrainingConfig, schedule: Schedule, out: Path, picture: Path | None) -> None:
    """Learn, keep the policy after every measurement, tell how it goes, and draw it."""
    beginner(setting)  # refuses what cannot be played before any process is started
    for path in (out, picture):
        check_place(path)
    drawing = picture is not None and can_draw()
    points, notes = [], []
    with Workers(setting) as workers:
        learner = Learner(setting, workers)
        click.echo(HEAD)
        for point in learner.learn(schedule):
            learner.policy.save(out)
            click.echo(line(point))
            points.append(point)
        for rival in (RIVAL, HONEST):
            last = learner.measure(rival, schedule.finals)
            notes.append(f"At the end it wins {shown(last)} of {schedule.finals:,} games against {rival}.")
            click.echo(notes[-1])
    if drawing:
        keep(picture, picture_of(setting, points, notes))


if __name__ == "__main__":
    main()
