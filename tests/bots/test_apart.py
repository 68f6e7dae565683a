"""Bots of other packages live apart: the example of the documentation plays, and whatever a bot does, the game goes on.

The packages are installed in a folder and the processes are real.
"""

import os
import re
import sys
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole import bots, registry
from metropole.bots import BadBotError, BotPlayer
from metropole.bots.subprocess_bot import BotFailedError, SubprocessBot, guests, seated
from metropole.kernel import Chance, Decision, Event
from metropole.kernel.chance import roll
from metropole.sim.bench import compiled
from metropole.sim.local import records
from metropole.sim.plan import laid
from metropole.sim.statistics import standings
from tests.bots.installed import install

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"
TITLE = registry.find("colonialism/compass+quickstart")
CHART = TITLE.kind.load_board(None)

ODD = '''
"""Bots that do what a bot must not do, and one that remembers."""

import os
import time


class Odd:
    def choose(self, view, decision, budget):
        return self.answer(decision)


class Crashing(Odd):
    def answer(self, decision):
        os.abort()


class Hanging(Odd):
    def answer(self, decision):
        time.sleep(3600)


class Failing(Odd):
    def answer(self, decision):
        raise LookupError("lost my\\nway")


class Cheating(Odd):
    def answer(self, decision):
        return max(decision.options) + 1


class Silent(Odd):
    def answer(self, decision):
        return None


class Scribbling(Odd):
    """Writes into whatever is open."""

    def answer(self, decision):
        for channel in range(3, 20):
            try:
                os.write(channel, b"scribbled\\n")
            except OSError:
                continue
        return decision.options[0]


class Moody(Odd):
    """Crashes when the seed is a multiple of ten."""

    def choose(self, view, decision, budget):
        return os.abort() if budget.seed % 10 == 0 else decision.options[0]


class Telling:
    """Says what it may spend."""

    def choose(self, view, decision, budget):
        raise LookupError(f"{budget.seconds} seconds on {budget.cores} cores with seed {budget.seed}")


class Unmade:
    def __init__(self, needed):
        pass


class Remembering:
    """Answers by what it has heard: the sum of all numbers."""

    def __init__(self):
        self.sum = 0

    def hear(self, event):
        self.sum += event.kind + sum(event.numbers)

    def choose(self, view, decision, budget):
        return decision.options[self.sum % len(decision.options)]


class Greedy(Odd):
    """Takes a name that is not free."""
'''

TROUBLES = {
    "crashing": "the worker ended without an answer",
    "hanging": "no answer within 0.2 seconds",
    "failing": "LookupError: lost my way",
    "cheating": "which is not offered",
    "silent": "chose None, which is not offered",
    "scribbling": "the worker answered nonsense",
    "unmade": "BadBotError: bot: 'unmade' cannot be made: TypeError",
}
BUDGETS = {"hanging": "hanging:100ms"}


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
    names = [*TROUBLES, "moody", "telling", "remembering", "greedy"]
    install(place, "odd", {name: f"odd:{name.capitalize()}" for name in names}, {"odd": ODD})
    return place


@pytest.fixture(autouse=True)
def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the workers."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(folder / "bytecode"))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


# The game is of either kind; what is asked of it is in the kernel.
def play(
    players: list[BotPlayer],
    seen: Callable[[Any, BotPlayer], object],
    most: int = 10_000,
    also: BotPlayer | None = None,
) -> Any:
    """A game of so many decisions at most, shown to `seen` before each; `also` hears what the first player hears."""
    g = TITLE.start(len(players), CHART)
    listeners = [*enumerate(players), *([(0, also)] if also else [])]

    def tell(event: Event) -> None:
        for seat, player in listeners:
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
            seen(g, players[pending.seat])
            g.answer(players[pending.seat].decide(TITLE.kind.view(g, pending.seat), decisions), pending.seat)
            decisions += 1
    return g


def nothing(g: Any, player: BotPlayer) -> None:
    """Nobody looks on."""


# --- the example ---


def test_the_example_has_twelve_lines() -> None:
    assert 12 == len([line for line in fenced("python").splitlines() if line])


def test_the_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the tournament that the document proposes, with a tenth of the tries; more games where they are fast."""
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
        g = play(players, nothing)
        (pid,) = pids(quick)

    assert g.over
    assert [] == quick.troubles
    assert next(quick.ids) > 20
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def pids(bot: SubprocessBot) -> list[int]:
    return [bot.worker.process.pid] if bot.worker else []


def test_the_example_answers_alike_apart_and_here() -> None:
    here, there = bots.make("quick"), seated("quick", TITLE, CHART)
    answers: list[tuple[int, int]] = []

    def compare(g: Any, player: BotPlayer) -> None:
        view = TITLE.kind.view(g, g.pending.seat)
        answers.append((here.decide(view, 7), there.decide(view, 7)))

    with closing(guests([there])[0]):
        play([bots.make("random"), bots.make("random")], compare, most=6)

    assert 6 == len([one for one, other in answers if one == other])


# --- names ---


def test_packages_add_names() -> None:
    """After ours, which nobody can take."""
    assert {"quick", *TROUBLES} < set(bots.known())
    assert 1 == bots.known().count("greedy")
    assert [] == guests([seated("greedy", TITLE, CHART)])


def test_what_cannot_be_made_is_told() -> None:
    with pytest.raises(BadBotError, match="'unmade' cannot be made: TypeError"):
        bots.make("unmade")


# --- troubles ---


@pytest.mark.parametrize("name", TROUBLES)
def test_trouble_is_told(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Greedy answers in its place, or whoever asks is told, with the place in the bot if it has raised something.

    Nothing is left of the process, unless it told of the trouble itself and is asked again.
    """
    full = BUDGETS.get(name, name)
    bot = SubprocessBot(full, TITLE, CHART, keep_going=True, grace=0.1 if name in BUDGETS else 30)
    player, plain = BotPlayer(full, bot, bots.parts(full)[1]), bots.make("greedy")
    answers: list[tuple[int, int]] = []

    def compare(g: Any, _: BotPlayer) -> None:
        view = TITLE.kind.view(g, g.pending.seat)
        answers.append((player.decide(view, 5), plain.decide(view, 5)))
        assert (name in ("failing", "cheating", "silent", "unmade")) == bool(pids(bot))

    play([bots.make("random"), bots.make("random")], compare, most=2)

    assert [] == [pair for pair in answers if pair[0] != pair[1]]
    assert 2 == len(bot.troubles)
    assert re.fullmatch(rf"seat \d {full}: .*{re.escape(TROUBLES[name])}.*", bot.troubles[0])
    bot.keep_going = False
    with pytest.raises(BotFailedError, match=f"^bot '{full}' failed: .*{re.escape(TROUBLES[name])}") as caught:
        play([player, player], nothing)
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
    "another number": (
        ASKED + "print(json.dumps({'id': 7, 'action': asked['options'][0]}))",
        "answered 7 instead of 1",
    ),
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
    player = BotPlayer("failing:100ms", bot, bots.parts("failing:100ms")[1])

    with closing(bot), pytest.raises(BotFailedError, match=re.escape(said)) as caught:
        play([player, player], nothing)

    assert [] == pids(bot)
    assert "\x1b" not in str(caught.value) + caught.value.traceback


def test_the_game_goes_on() -> None:
    """A bot that crashes now and then is asked again, each time in a fresh process, to the end of the game."""
    players = [seated("moody", TITLE, CHART, keep_going=True), seated("random", TITLE, CHART)]
    (moody,) = guests(players)
    used: set[int] = set()
    with closing(moody):
        g = play(players, lambda *_: used.update(pids(moody)))

    assert g.over
    assert len(moody.troubles) > 2
    assert len(used) > 2


def test_the_budget_reaches_the_bot() -> None:
    player = seated("telling:200ms", TITLE, CHART, cores=2, keep_going=True)
    play([player, player], nothing, most=1)
    (bot,) = guests([player])

    assert ["LookupError: 0.2 seconds on 2 cores with seed 0"] == [line.split(": ", 1)[1] for line in bot.troubles]


# --- memory ---


def test_what_was_heard_reaches_the_bot() -> None:
    """The same bot, here and apart, has heard the same whenever it is asked."""
    here, there = bots.make("remembering"), seated("remembering", TITLE, CHART)
    answers: list[tuple[int, int]] = []

    def compare(g: Any, player: BotPlayer) -> None:
        if player is here:
            view = TITLE.kind.view(g, 0)
            answers.append((here.decide(view, 1), there.decide(view, 1)))

    with closing(guests([there])[0]):
        play([here, bots.make("random")], compare, 120, also=there)

    assert [] == [pair for pair in answers if pair[0] != pair[1]]
    assert len(answers) > 20
    assert len(guests([there])[0].heard) > 20
    assert [] == guests([there])[0].troubles


def test_begins_without_memory_of_troubles() -> None:
    bot = SubprocessBot("failing", TITLE, CHART, keep_going=True, command=("/does/not/exist",))
    play([BotPlayer("failing", bot, bots.parts("failing")[1]), bots.make("random")], nothing, most=4)
    before = bot.troubles

    bot.begin()

    assert before
    assert "cannot be started" in before[0]
    assert ([], []) == (bot.troubles, bot.heard)
