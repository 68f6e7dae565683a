"""Bots get views and nothing else, and whatever they do, every table gets an offered answer and none waits for another.

The workers are real processes throughout.
"""

import asyncio
import gc
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import msgspec
import pytest

from metropole import bots, registry
from metropole.bots.requests import READY, WORKER, BotResponse, Request
from metropole.kernel import Chance, Decision, NotAwaitedError
from metropole.kernel.chance import roll
from metropole.registry import RuleSet
from metropole.server import levels
from metropole.server.app import ServerConfig
from metropole.server.bots import FIRST_OPTION, BotDecision, BotPool, PoolClosedError, ask
from metropole.server.wire import Described
from tests.boards.shipped import Shipped
from tests.bots.installed import install
from tests.server import faulty_bots

ROOT = Path(__file__).resolve().parent.parent.parent
AMPLE = 60.0  # seconds: more than anything takes that is not meant to hang
SHORT = 1.0
PLAIN = ("random", "greedy")
CHOSEN_BY_LEVEL = [("colonialism/compass+events", 3), ("empires/second", 4), ("empires/revised", 3)]
not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
on_every_loop = pytest.mark.parametrize(
    "anyio_backend",
    [
        pytest.param(("asyncio", {"use_uvloop": False}), id="asyncio"),
        pytest.param(("asyncio", {"use_uvloop": True}), id="uvloop", marks=not_on_windows),
    ],
)
reads_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


# --- processes ---


def stat(pid: int) -> tuple[str, int]:
    """The state and the parent of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "X", 0
    return fields[0], int(fields[1])


def alive(pid: int) -> bool:
    return stat(pid)[0] not in ("X", "Z")


def children(parent: int) -> list[int]:
    """The processes that one has started and that are still there, even if only to be buried."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    return [pid for pid in pids if stat(pid)[1] == parent]


def own_children() -> list[int]:
    return children(os.getpid()) if Path("/proc/self/stat").exists() else []


def gone(pids: list[int], seconds: float) -> bool:
    """Whether all have ended before so much time has passed."""
    end = time.monotonic() + seconds
    while any([alive(pid) for pid in pids]):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.fixture(scope="module")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where workers keep what they have compiled, so that the next one starts sooner."""
    return tmp_path_factory.mktemp("bytecode")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a package is installed that adds the faulty bots."""
    folder = tmp_path_factory.mktemp("package")
    install(folder, "faulty", {name: f"{faulty_bots.__name__}:{name}" for name in faulty_bots.NAMES})
    return folder


@pytest.fixture(autouse=True)
def _workers(monkeypatch: pytest.MonkeyPatch, bytecode: Path, package: Path) -> None:
    """Workers find the faulty bots."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(package)]))
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(bytecode))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """After every test there are as many processes as before, and whatever else was left open complains."""
    before = own_children()
    yield
    gc.collect()
    assert before == own_children()


# --- positions ---


def asked(rule_set: RuleSet, seats: int, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a random game, and a seat that is asked something there."""
    rng = Random(seed)
    g = rule_set.start(seats)
    decisions = 0
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        else:
            assert isinstance(pending, Decision)
            decisions += 1
            if decisions % every == 0:
                yield g.copy(), rng.choice([seat for seat in g.awaiting() if g.question(seat)])
            g.advance(rng.choice(pending.options))


def request(level: str = "greedy", seed: int = 1) -> Request:
    """A decision with several options, in the middle of a game."""
    rule_set = registry.find("colonialism/compass")
    for g, seat in asked(rule_set, 3, seed, 11):
        found = ask(rule_set, registry.COLONIALISM.load_board(), None, g, seat, level, seed)
        if len(found.options) > 2:
            return found
    raise AssertionError("no such position")


def expected(question: Request) -> str:
    """What the bot of this level answers in this process."""
    rule_set = registry.find(question.edition)
    world = rule_set.restore(question.seats, None, question.numbers)
    choice = bots.make(question.level).decide(world.view(question.seat), question.seed)
    return str(world.space.name(choice))


# --- whole games ---


async def play(pool: BotPool, name: str, seats: int, level: str, most: int) -> int:
    """Bots on all seats, each asked as soon as it is awaited. Returns the number of their answers."""
    rule_set = registry.find(name)
    chart = rule_set.kit.load_board()
    g = rule_set.start(seats, chart)
    rng = Random(seats)
    answers = 0
    while not g.over and answers < most:
        if isinstance(g.pending, Chance):
            g.advance(roll(g.pending, rng))
            continue
        awaited = [seat for seat in g.awaiting() if g.question(seat)]
        requests = [ask(rule_set, chart, None, g, seat, level, answers) for seat in awaited]
        choices = await asyncio.gather(*[pool.choose(one) for one in requests])
        for seat, choice in zip(awaited, choices, strict=True):
            assert choice == BotDecision(choice.action, level), f"{name}: {choice}"
            g.answer(g.space.parse(choice.action), seat)
            answers += 1
    assert g.over or answers >= most, name
    return answers


async def test_games() -> None:
    """The first decisions of every rule set, with as many seats as it allows; one game of every book to its end, but
    for the longest. All at once.
    """
    games = [(rule_set.name, max(rule_set.seats), "greedy", 30) for rule_set in registry.all_rule_sets()]
    games += [
        ("colonialism/original+short", 2, "random", 10_000),
        ("colonialism/spielworxx", 2, "greedy", 10_000),
        ("colonialism/compass+events+upgrades", 2, "random", 10_000),
        ("empires/second", 4, "greedy", 150),
        ("empires/revised", 3, "random", 10_000),
    ]
    async with BotPool(2, AMPLE) as pool:
        answers = await asyncio.gather(*[play(pool, *game) for game in games])
    assert min(answers) >= 30
    assert min(answers[-5:]) > 80


# --- secrets ---


def leaking(
    rule_set: RuleSet, chart: Any, board_text: str | None, game: Any, seat: int, level: str, seed: int
) -> Request:
    """A planted fault: the numbers of the game itself go to the worker."""
    sound = ask(rule_set, chart, board_text, game, seat, level, seed)
    return msgspec.structs.replace(sound, numbers=game.numbers())


RequestMaker = Callable[[RuleSet, Any, str | None, Any, int, str, int], Request]


def telling_positions(asking: RequestMaker, name: str, seats: int) -> tuple[int, int]:
    """How many positions give different requests in worlds that look the same to the seat, and out of how many."""
    rule_set = registry.find(name)
    chart = rule_set.kit.load_board()
    different = positions = 0
    for seed, (g, seat) in enumerate(asked(rule_set, seats, 6, 5)):
        seen = g.view(seat)
        worlds = [g, seen.redeal(Random(f"{seed} a")), seen.redeal(Random(f"{seed} b"))]
        sent = [msgspec.json.encode(asking(rule_set, chart, None, world, seat, "greedy", seed)) for world in worlds]
        different += len(set(sent)) > 1
        positions += 1
    return different, positions


@pytest.mark.parametrize(("name", "seats"), CHOSEN_BY_LEVEL)
def test_requests_depend_on_the_view_only(name: str, seats: int) -> None:
    """Whatever is hidden from the seat, the same bytes go to the worker."""
    different, positions = telling_positions(ask, name, seats)

    assert different == 0
    assert positions > 20


@pytest.mark.parametrize(("name", "seats"), CHOSEN_BY_LEVEL)
def test_a_leak_is_caught(name: str, seats: int) -> None:
    """The same comparison finds the planted fault, wherever there is something to hide."""
    different, _ = telling_positions(leaking, name, seats)

    assert different > 5


@pytest.mark.parametrize(("name", "seats"), CHOSEN_BY_LEVEL)
def test_the_world_sent_is_another_one(name: str, seats: int) -> None:
    """What the worker restores has the same view, to the letter, and changes with the seed."""
    rule_set = registry.find(name)
    chart = rule_set.kit.load_board()
    worlds: set[str] = set()
    positions = list(asked(rule_set, seats, 6, 7))
    for g, seat in positions:
        for seed in range(3):
            sent = ask(rule_set, chart, None, g, seat, "random", seed)
            world = rule_set.restore(sent.seats, chart, sent.numbers)
            assert world.view(seat).numbers() == g.view(seat).numbers()
            worlds.add(str(sent.numbers))

    assert len(worlds) > len(positions) + 5


async def test_workers_do_not_inherit_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords and keys in the server's environment are not in theirs."""
    monkeypatch.setenv("METROPOLE_DICE_KEY", "very secret")
    async with BotPool(1, AMPLE) as pool:
        trouble = (await pool.choose(request("prying"))).trouble
    assert "PYTHONPATH" in trouble
    assert "METROPOLE_DICE_KEY" not in trouble


# --- questions that cannot be put ---


def test_every_level_is_a_bot_that_answers_in_time() -> None:
    """The server waits longer than any of them may think."""
    budgets = [bots.parts(level)[1] for level in levels.LEVELS]

    assert max([budget.seconds or 0 for budget in budgets]) < ServerConfig().bot_timeout / 2


def test_bots_of_packages_are_levels(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are offered after our own, by their names."""
    monkeypatch.syspath_prepend(package)
    levels.offered.cache_clear()
    try:
        found = levels.offered()
    finally:
        levels.offered.cache_clear()

    assert (*levels.LEVELS, *sorted(faulty_bots.NAMES)) == found
    assert Described("cheating", "cheating", "") == levels.described("cheating", "de")


def test_only_who_is_awaited_is_asked() -> None:
    rule_set = registry.find("colonialism/compass")
    g, seat = next((g, seat) for g, seat in asked(rule_set, 2, 1, 30) if len(g.awaiting()) == 1)

    with pytest.raises(NotAwaitedError, match=f"seat {2 - seat} is not asked"):
        ask(rule_set, registry.COLONIALISM.load_board(), None, g, 1 - seat, "greedy", 1)


# --- the worker by itself ---


def by_hand(*lines: bytes) -> list[BotResponse]:
    """What a worker answers to some lines, one each, after it has said that it is ready."""
    pipe = subprocess.PIPE
    with subprocess.Popen(WORKER, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as worker:
        end = Timer(AMPLE, worker.kill)
        end.start()
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(b"".join([line + b"\n" for line in lines]))
        worker.stdin.flush()
        ready, *answers = [msgspec.json.decode(worker.stdout.readline(), type=BotResponse) for _ in (None, *lines)]
        end.cancel()
    assert ready == READY
    return answers


def numbered(question: Request, number: int) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(question, id=number))


def test_worker_answers_line_by_line() -> None:
    """In order, with the same number, and as the bot would from the view itself."""
    questions = [request(level, seed) for level in (*PLAIN, "search:2") for seed in (1, 2)]
    answers = by_hand(*[numbered(question, 7 + number) for number, question in enumerate(questions)])

    assert answers == [BotResponse(7 + number, expected(question)) for number, question in enumerate(questions)]


def test_worker_survives_nonsense() -> None:
    """What is no request, or one that does not fit together, is answered with an error, and the next one is served."""
    sound = request()
    unsound: list[dict[str, object]] = [
        {"numbers": sound.numbers[:-1]},
        {"numbers": []},
        {"options": sound.options[1:]},
        {"digest": "0" * 16},
        {"edition": "colonialism/compas"},
        {"board": "title = 'nothing'"},
        {"level": "genius"},
        {"seat": 9},
    ]
    broken = [msgspec.structs.replace(sound, id=1 + i, **change) for i, change in enumerate(unsound)]
    lines = [b"", b"{", b"\xff\x00", b'{"id": 1}', b"[" * 10_000, *[msgspec.json.encode(one) for one in broken]]
    answers = by_hand(*lines, numbered(sound, 99))

    assert [answer.id for answer in answers] == [0, 0, 0, 0, 0, *range(1, len(broken) + 1), 99]
    assert all([answer.error and not answer.action for answer in answers[:-1]])
    assert "did you mean 'colonialism/compass'" in answers[-5].error
    assert "'genius' is unknown" in answers[-3].error
    assert answers[-1].action == expected(sound)


def test_worker_plays_on_other_boards() -> None:
    """A board of one's own comes with the request, and the same text is read once only."""
    text = Shipped("empires").edited("diplomacy = { is = 7", "diplomacy = { is = 9")
    chart = registry.EMPIRES.parse_board(text, "own")
    rule_set = registry.find("empires/second")
    assert chart.digest != registry.EMPIRES.load_board().digest
    g = rule_set.start(4, chart)
    while isinstance(g.pending, Chance):
        g.advance(roll(g.pending, Random(1)))
    assert isinstance(g.pending, Decision)
    own = ask(rule_set, chart, text, g, g.pending.seat, "greedy", 3)
    wrong = msgspec.structs.replace(own, board=None)
    first, second, third = by_hand(numbered(own, 1), numbered(own, 2), numbered(wrong, 3))

    assert first.action == second.action != ""
    assert "board" in third.error


@pytest.mark.parametrize("level", ["spinning", "holding"])
def test_worker_ends_at_its_limit(level: str) -> None:
    """Even when nobody is there to end it, and when the bot keeps every thread waiting."""
    with subprocess.Popen(
        [*WORKER, "--limit", "0.3"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        assert worker.stderr is not None
        worker.stdin.write(numbered(request(level), 1) + b"\n")
        worker.stdin.flush()
        assert worker.wait(AMPLE) != 0
        assert b"faulty_bots.py" in worker.stderr.read()


# --- bots that misbehave ---

FAILURES = {
    "spinning": "no answer within 1 second",
    "holding": "no answer within 1 second",
    "crashing": "ended without an answer",
    "leaving": "ended without an answer",
    "failing": "LookupError: lost my",
    "cheating": "which is not offered",
    "scribbling": "nonsense",
    "unheard-of": "'unheard-of' is unknown",
}


async def test_failing_bots_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The plain bot answers for each of them, from a fresh process, and the trouble is told and logged."""
    caplog.set_level(logging.WARNING, "metropole.server.bots")
    plain = request()
    async with BotPool(2, SHORT) as pool:
        asking = [pool.choose(msgspec.structs.replace(plain, level=level)) for level in FAILURES]
        choices = await asyncio.gather(*asking)
        assert await pool.choose(plain) == BotDecision(expected(plain), "greedy")
    for (level, said), choice in zip(FAILURES.items(), choices, strict=True):
        assert (choice.action, choice.by) == (expected(plain), "greedy"), level
        assert choice.trouble.startswith(f"{level}: "), choice.trouble
        assert said in choice.trouble
        assert choice.trouble.isprintable()
        assert [1] == [caplog.text.count(f"bot '{level}', seat {plain.seat + 1} of colonialism/compass: ")]


async def test_odd_but_honest_bots_are_heard() -> None:
    """Printing, reading and dawdling are no trouble."""
    odd, last = ("chattering", "dawdling", "chattering"), request().options[-1]
    async with BotPool(1, AMPLE) as pool:
        assert [await pool.choose(request(level)) for level in odd] == [BotDecision(last, level) for level in odd]


@reads_proc
async def test_a_bot_takes_its_children_with_it() -> None:
    """What a hanging bot has started ends with it."""
    async with BotPool(1, SHORT) as pool:
        asking = asyncio.create_task(pool.choose(request("breeding")))
        while not (offspring := [pid for worker in pool.pids() for pid in children(worker)]):
            await asyncio.sleep(0.02)
        assert (await asking).by == "greedy"
        assert gone(offspring, AMPLE)


# --- workers that misbehave ---

REPLY = """
import json, sys, time
print('{"id":0,"action":"ready"}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    number, options = asked["id"], asked["options"]
    REPLIES
"""

BROKEN = {
    "nothing at all": ("", "ended without an answer"),
    "an exception": ("1 / 0", "ended without an answer"),
    "silence": ("import time; time.sleep(3600)", "not ready within 1 seconds"),
    "a greeting out of turn": ("print('{\"id\":5}', flush=True); input()", "did not begin by saying"),
    "no JSON": ("print('what?', flush=True)", "nonsense"),
    "an unknown field": ("print(json.dumps({'id': number, 'act': 1}), flush=True)", "nonsense"),
    "an endless line": ("print('x' * 1_000_000, flush=True)", "nonsense"),
    "half a line": ("sys.stdout.write('{\"id\":'); sys.stdout.flush(); sys.exit()", "ended without an answer"),
    "another number": ("print(json.dumps({'id': number + 1, 'action': options[1]}), flush=True)", "answered 2 inst"),
    "another action": ("print(json.dumps({'id': number, 'action': 'win'}), flush=True)", "'win', which is not offered"),
    "no action": ("print(json.dumps({'id': number}), flush=True)", "'', which is not offered"),
}


@on_every_loop
async def test_broken_workers_are_survived() -> None:
    """When nobody can answer, the first option is taken, without any bot."""
    question = request()

    async def answer(script: str) -> BotDecision:
        async with BotPool(1, SHORT, start=SHORT, command=(sys.executable, "-c", script)) as pool:
            return await pool.choose(question)

    whole = list(BROKEN)[:4]
    scripts = [code if name in whole else REPLY.replace("REPLIES", code) for name, (code, _) in BROKEN.items()]
    choices = await asyncio.gather(*[answer(script) for script in scripts])
    for (name, (_, said)), choice in zip(BROKEN.items(), choices, strict=True):
        assert (choice.action, choice.by) == (question.options[0], FIRST_OPTION), name
        assert 2 == choice.trouble.count("greedy: "), name
        assert said in choice.trouble, f"{name}: {choice.trouble}"


async def test_workers_that_cannot_be_started() -> None:
    async with BotPool(1, SHORT, command=("/does/not/exist",)) as pool:
        choice = await pool.choose(request())
    assert (choice.action, choice.by) == (request().options[0], FIRST_OPTION)
    assert "cannot be reached" in choice.trouble


async def test_a_slow_start_is_no_trouble() -> None:
    """The time to start a worker is not the bot's."""
    late = "import time; time.sleep(0.6); from metropole.bots.worker import main; main()"
    async with BotPool(1, 0.5, command=(sys.executable, "-c", late)) as pool:
        assert await pool.choose(request()) == BotDecision(expected(request()), "greedy")


# --- many at once ---


async def test_a_flood_is_answered() -> None:
    """Everybody gets their own answer, by two processes and no more."""
    questions = [request(level, seed) for seed in range(12) for level in PLAIN] * 12
    async with BotPool(2, AMPLE) as pool:
        choices = await asyncio.gather(*[pool.choose(question) for question in questions])
        assert len(pool.pids()) == 2
    wanted = {str(question): BotDecision(expected(question), question.level) for question in questions}
    assert choices == [wanted[str(question)] for question in questions]


@on_every_loop
async def test_workers_killed_under_load() -> None:
    """Each kill troubles one decision at most; all are made, and with what is offered."""
    question = request("random")
    kills = 0
    async with BotPool(2, AMPLE) as pool:
        asking = [asyncio.create_task(pool.choose(question)) for _ in range(500)]
        while kills < 6 and not all([task.done() for task in asking]):
            await asyncio.sleep(0.05)
            if pids := pool.pids():
                os.kill(pids[kills % len(pids)], signal.SIGKILL)
                kills += 1
        choices = await asyncio.gather(*asking)
    assert all([choice.action in question.options for choice in choices])
    assert kills > 2
    assert 0 < sum([bool(choice.trouble) for choice in choices]) <= kills


async def test_a_worker_that_died_at_rest_is_no_trouble() -> None:
    async with BotPool(1, AMPLE) as pool:
        await pool.choose(request())
        os.kill(pool.pids()[0], signal.SIGKILL)
        while pool.pids():
            await asyncio.sleep(0.01)
        assert await pool.choose(request()) == BotDecision(expected(request()), "greedy")


@on_every_loop
async def test_a_hanging_bot_delays_nobody_else() -> None:
    """Four bots of one table hang in a sealed round; another table plays on, with two workers for both."""
    before = time.monotonic()
    async with BotPool(2, AMPLE) as pool:
        hanging = [asyncio.create_task(pool.choose(request("spinning"), "one")) for _ in range(4)]
        await asyncio.sleep(0)
        for _ in range(20):
            assert not (await pool.choose(request("greedy"), "two")).trouble
        assert not any([task.done() for task in hanging])
        for task in hanging:
            task.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)
    assert time.monotonic() - before < AMPLE / 2


async def test_pause() -> None:
    """An answer comes no sooner than people can follow; the worker serves others meanwhile."""
    before = time.monotonic()
    async with BotPool(1, AMPLE, pause=1.0) as pool:
        choices = await asyncio.gather(*[pool.choose(request(seed=seed)) for seed in range(6)])
    assert [choice.trouble for choice in choices] == [""] * 6
    assert 1.0 <= time.monotonic() - before < 6.0


# --- the end ---


async def running(pool: BotPool, count: int) -> list[int]:
    """The processes, as soon as there are so many."""
    while len(pool.pids()) < count:
        await asyncio.sleep(0.01)
    return pool.pids()


@on_every_loop
async def test_who_stops_waiting_frees_the_worker() -> None:
    """A cancelled request leaves no process behind that still thinks about it, and no answer for the next one."""
    async with BotPool(1, AMPLE) as pool:
        for level in ("sleeping", "dawdling", "spinning"):
            asking = asyncio.create_task(pool.choose(request(level), "table"))
            await running(pool, 1)
            await asyncio.sleep(0.4)
            asking.cancel()
            with suppress(asyncio.CancelledError):  # the one that dawdles may have answered by now
                await asking
        assert await pool.choose(request(), "table") == BotDecision(expected(request()), "greedy")


@on_every_loop
async def test_closing_ends_everything(caplog: pytest.LogCaptureFixture) -> None:
    """At once: whoever is asking or waiting is told, nobody is served any more, and closing twice does no harm."""
    pool = BotPool(2, AMPLE)
    await pool.choose(request())
    asking = [asyncio.create_task(pool.choose(request("spinning"))) for _ in range(5)]
    pids = await running(pool, 2)
    async with asyncio.timeout(AMPLE / 4):
        await asyncio.gather(pool.close(), pool.close())
    results = await asyncio.gather(*asking, return_exceptions=True)
    assert [PoolClosedError] * 5 == [type(result) for result in results]
    with pytest.raises(PoolClosedError):
        await pool.choose(request())
    assert ([], 2) == (pool.pids(), len(pids))
    assert gone(pids, 0)
    assert caplog.records == []


@on_every_loop
async def test_closing_while_everything_is_cancelled() -> None:
    """A server that is stopped in the middle leaves no process, even if the closing itself is cancelled."""
    seen: list[int] = []

    async def server() -> None:
        async with BotPool(2, AMPLE) as pool:
            both = asyncio.gather(pool.choose(request("spinning")), pool.choose(request("sleeping")))
            await running(pool, 2)
            await asyncio.sleep(0.3)
            seen.extend(pool.pids())
            await both

    task = asyncio.create_task(server())
    while len(seen) < 2:
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert gone(seen, 2.0)


PARENT = """
import asyncio, json, sys
from metropole.server.bots import BotPool
from tests.server.test_bots import AMPLE, request

async def main():
    pool = BotPool(3, AMPLE)
    await asyncio.gather(*[pool.choose(request("dawdling")) for _ in range(3)])
    asking = [asyncio.create_task(pool.choose(request(level))) for level in ("sleeping", "spinning")]
    await asyncio.sleep(0.5)
    print(json.dumps(pool.pids()), flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


@reads_proc
def test_no_orphans() -> None:
    """When the server is killed, its workers end by themselves, at rest or in the middle of a thought."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, cwd=ROOT) as parent:
        assert parent.stdout is not None
        pids: list[int] = json.loads(parent.stdout.readline())
        assert [True] * 3 == [alive(pid) for pid in pids]
        parent.kill()
    assert gone(pids, 15.0)
