"""Bots of other packages live apart: the example of the documentation plays, and whatever a bot does, the game goes on.

The packages are installed in a folder and the processes are real.
"""

import os
import re
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from metropole import bots, registry
from metropole.bots import BadBotError, BotPlayer, subprocess_bot
from metropole.bots.subprocess_bot import BotFailedError, SubprocessBot, guests, seated
from metropole.kernel import Chance, Decision, Event
from metropole.kernel.chance import roll
from metropole.kernel.view import View
from metropole.sim.bench import compiled
from metropole.sim.local import records
from metropole.sim.plan import laid
from metropole.sim.statistics import standings
from tests.bots.installed import install, install_bots, made_known

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"
TITLE = registry.find("colonialism/compass+quickstart")
CHART = TITLE.kit.load_board(None)

TROUBLES = {  # how a bot answers that does what a bot must not do, and what is told of it
    "crashing": ("os.abort()", "the worker ended without an answer"),
    "hanging": ("time.sleep(3600)", "no answer within 0.2 seconds"),
    "failing": (r'raise LookupError("lost my\nway")', "LookupError: lost my way"),
    "cheating": ("return max(decision.options) + 1", "which is not offered"),
    "silent": ("return None", "chose None, which is not offered"),
    "scribbling": ("", "the worker answered nonsense"),  # its class is below
    "unmade": ("", "BadBotError: bot: 'unmade' cannot be made: TypeError"),  # and this one
}
ANSWERS = {
    **{name: answer for name, (answer, _) in TROUBLES.items()},
    "moody": "return os.abort() if budget.seed % 10 == 0 else decision.options[0]",
    "telling": 'raise LookupError(f"{budget.seconds} seconds on {budget.cores} cores with seed {budget.seed}")',
    "greedy": "return None",  # a name that is not free
}
CLASSES = {
    "unmade": """
class Unmade:
    def __init__(self, needed):
        pass
""",
    "scribbling": """
class Scribbling:
    def choose(self, view, decision, budget):
        for channel in range(3, 20):  # whatever is open
            try:
                os.write(channel, b"scribbled\\n")
            except OSError:
                continue
        return decision.options[0]
""",
    "remembering": """
class Remembering:
    def __init__(self):
        self.sum = 0  # of all numbers that it has heard

    def hear(self, event):
        self.sum += event.kind + sum(event.numbers)

    def choose(self, view, decision, budget):
        return decision.options[self.sum % len(decision.options)]
""",
}


def fenced(language: str) -> str:
    """The first block of the document in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where both packages are installed."""
    place = tmp_path_factory.mktemp("packages")
    example = tomllib.loads(fenced("toml"))["project"]
    install(place, example["name"], example["entry-points"]["metropole.bots"], {"quick": fenced("python")})
    install_bots(place, "odd", ANSWERS, CLASSES)
    return place


@pytest.fixture(autouse=True)
def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the workers."""
    made_known(folder, monkeypatch)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(folder / "bytecode"))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


class TwinPlayer(BotPlayer):
    """Two players in one: both hear and are asked the same, and the answer of the first counts."""

    def __init__(self, *twins: BotPlayer) -> None:
        self.twins = twins
        self.alike: list[bool] = []

    def hear(self, event: Event) -> None:
        for twin in self.twins:
            twin.hear(event)

    def decide(self, view: View, seed: int) -> int:
        first, second = [twin.decide(view, seed) for twin in self.twins]
        self.alike.append(first == second)
        return first


# The game is of either kind; what is asked of it is in the kernel.
def play(players: list[BotPlayer], most: int = 10_000) -> Any:
    """A game of so many decisions at most."""
    g = TITLE.start(len(players), CHART)

    def tell(event: Event) -> None:
        for seat, player in enumerate(players):
            if event.concerns(seat):
                player.hear(event)

    g.listener = tell
    rng = Random(3)
    decisions = 0
    while not g.over and decisions < most:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, rng))
        else:
            assert isinstance(pending, Decision)
            g.answer(players[pending.seat].decide(g.view(pending.seat), decisions), pending.seat)
            decisions += 1
    return g


def player_of(bot: SubprocessBot) -> BotPlayer:
    return BotPlayer(bot.name, bot, bots.parts(bot.name)[1])


def pids(bot: SubprocessBot) -> list[int]:
    return [bot.worker.process.pid] if bot.worker else []


# --- the example ---


def test_the_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve lines, in the tournament that the document proposes, with a tenth of the tries; more where it is fast."""
    assert 11 == len([line for line in fenced("python").splitlines() if line])
    code: dict[str, Any] = {}
    exec(fenced("python"), code)
    monkeypatch.setitem(bots.BOTS, "quick", code["Quick"])
    _, _, edition, _, names = fenced("text").split()[:5]
    players = tuple([name.replace("quick", "quick:1") for name in names.split(",")])
    games = 16 if compiled() else 4
    standing = standings(list(records(laid(edition, players, 1), list(range(games)), 1)))["quick:1"]

    assert ("quick:1", "random") == players
    assert 0.5 == standing.par
    assert standing.share >= 0.75


def test_the_example_plays_a_whole_game() -> None:
    """In one process of its own, without trouble, and as it would here."""
    players = [seated("quick:1", TITLE, CHART), seated("random", TITLE, CHART)]
    (quick,) = guests(players)
    with closing(quick):
        g = play(players)
        (pid,) = pids(quick)

    assert g.over
    assert [] == quick.troubles
    assert next(quick.ids) > 20
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_example_answers_alike_apart_and_here() -> None:
    there = seated("quick", TITLE, CHART)
    both = TwinPlayer(bots.make("quick"), there)

    with closing(guests([there])[0]):
        play([both, both], most=6)

    assert [True] * 6 == both.alike


# --- names ---


def test_packages_add_names() -> None:
    """After ours, which nobody can take; a bot that cannot be made is told."""
    assert {"quick", *TROUBLES} < set(bots.known())
    assert 1 == bots.known().count("greedy")
    assert [] == guests([seated("greedy", TITLE, CHART)])
    with pytest.raises(BadBotError, match="'unmade' cannot be made: TypeError"):
        bots.make("unmade")


# --- troubles ---


@pytest.mark.parametrize("name", TROUBLES)
def test_trouble_is_told(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Greedy answers in its place, or whoever asks is told, with the place in the bot if it has raised something.

    Nothing is left of the process, unless it told of the trouble itself and is asked again.
    """
    full, grace = ("hanging:100ms", 0.1) if name == "hanging" else (name, 30)
    said = re.escape(TROUBLES[name][1])
    bot = SubprocessBot(full, TITLE, CHART, keep_going=True, grace=grace)
    player = player_of(bot)
    both = TwinPlayer(player, bots.make("greedy"))

    play([both, both], most=2)

    assert [True, True] == both.alike
    assert (name in ("failing", "cheating", "silent", "unmade")) == bool(pids(bot))
    assert 2 == len(bot.troubles)
    assert re.fullmatch(rf"seat \d {full}: .*{said}.*", bot.troubles[0])
    bot.keep_going = False
    with pytest.raises(BotFailedError, match=f"^bot '{full}' failed: .*{said}") as caught:
        play([player, player])
    assert [] == pids(bot)
    assert caught.value.traceback == bot.traceback
    assert (name in ("failing", "unmade")) == ("Traceback" in bot.traceback)
    assert (name == "failing") == ('raise LookupError("lost my' in bot.traceback)
    assert "Traceback" not in capfd.readouterr().err


READY = """print('{"id":0,"action":"ready"}', flush=True)"""
ASKED = f"import json, sys; {READY}; asked = json.loads(sys.stdin.readline()); "
BROKEN = {
    "nothing at all": ("", "the worker ended without an answer"),
    "another greeting": ("print('hello')", "the worker answered nonsense"),
    "a greeting out of turn": ("print('{\"id\":5}')", "did not begin by saying that it is ready"),
    "no JSON": (ASKED + "print('what?')", "the worker answered nonsense"),
    "JSON of another shape": (ASKED + "print('[1]')", "the worker answered nonsense"),
    "an endless line": (ASKED + "print('x' * 1_000_000)", "the worker answered nonsense"),
    "half a line": (ASKED + "print('{', end='')", "the worker ended without an answer"),
    "another number": (ASKED + "print(json.dumps({'id': 7, 'action': asked['options'][0]}))", "7 instead of 1"),
    "another action": (ASKED + "print(json.dumps({'id': 1, 'action': 'win'}))", "'win', which is not offered"),
    "no reading": (f"import time; {READY}; time.sleep(3600)", "no answer within 0.2 seconds"),
    "signs for the terminal": (
        ASKED + "print(json.dumps({'id': 1, 'error': '\\x1b[2J', 'traceback': 'a\\nb\\x1b[2J'}))",
        "'\\x1b[2J'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_workers_are_told(name: str) -> None:
    """Whatever comes from a process that is no worker, or is one no more."""
    script, said = BROKEN[name]
    grace = 0.1 if name == "no reading" else 30
    bot = SubprocessBot("failing:100ms", TITLE, CHART, grace=grace, command=(sys.executable, "-ISc", script))

    with closing(bot), pytest.raises(BotFailedError, match=re.escape(said)) as caught:
        play([player_of(bot)] * 2)

    assert [] == pids(bot)
    assert "\x1b" not in str(caught.value) + caught.value.traceback


def test_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that crashes now and then is asked again, each time in a fresh process, to the end of the game."""
    started = Mock(wraps=subprocess_bot.PipedBotProcess)
    monkeypatch.setattr(subprocess_bot, "PipedBotProcess", started)
    players = [seated("moody", TITLE, CHART, keep_going=True), seated("random", TITLE, CHART)]
    (moody,) = guests(players)
    with closing(moody):
        g = play(players)

    assert g.over
    assert started.call_count >= len(moody.troubles) > 2


def test_the_budget_reaches_the_bot() -> None:
    player = seated("telling:200ms", TITLE, CHART, cores=2, keep_going=True)
    play([player, player], most=1)
    (bot,) = guests([player])

    assert ["LookupError: 0.2 seconds on 2 cores with seed 0"] == [line.split(": ", 1)[1] for line in bot.troubles]


# --- memory ---


def test_what_was_heard_reaches_the_bot() -> None:
    """The same bot, here and apart, has heard the same whenever it is asked."""
    there = seated("remembering", TITLE, CHART)
    both = TwinPlayer(bots.make("remembering"), there)
    (bot,) = guests([there])

    with closing(bot):
        play([both, bots.make("random")], most=120)

    assert {True} == set(both.alike)
    assert min(len(both.alike), len(bot.heard)) > 20
    assert [] == bot.troubles


def test_begins_without_memory_of_troubles() -> None:
    bot = SubprocessBot("failing", TITLE, CHART, keep_going=True, command=("/does/not/exist",))
    play([player_of(bot), bots.make("random")], most=4)
    before = bot.troubles

    bot.begin()

    assert before
    assert "cannot be started" in before[0]
    assert ([], []) == (bot.troubles, bot.heard)
