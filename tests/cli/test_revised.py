"""The command line with the revised rules of Empires."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from metropole import journal
from metropole.cli import cli
from metropole.journal import fingerprint
from metropole.text import LANGUAGES

EDITION = "empires/revised"
FAST = "empires/revised+fastend"


def metropole(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=typed)


def numbers(seed: int, count: int = 6000) -> str:
    """Numbers, most of which are on the list."""
    rng = Random(seed)
    return "".join([f"{rng.randint(1, 7)}\n" for _ in range(count)])


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three bots."""
    path = tmp_path_factory.mktemp("games") / "bots.game"
    done = metropole("terminal", EDITION, "--seats", "random,random,random", "--seed", 3, "--save", path)
    assert 0 == done.exit_code
    return path


# --- editions, rules ---


def test_undated() -> None:
    """A book without a year says so in words, and is null in JSON."""
    rows = {row["name"]: row for row in json.loads(metropole("editions", "--json").output)}

    assert rows[EDITION]["year"] is None
    assert [3, 4, 5, 6] == rows[EDITION]["seats"]
    assert ["fastend", "strictcounters"] == rows[EDITION]["options"]
    assert "empires/revised (undated), 3-6 players" in metropole("editions").output
    assert "empires/revised (undatiert), 3-6 Spieler" in metropole("editions", "--lang", "de").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(language: str) -> None:
    """The statements of the revised book only, a chapter by number or by name."""
    whole = metropole("rules", EDITION, "--lang", language).output
    names = {"en": "explorer", "de": "entdecker"}

    assert "CR 13  " in whole
    assert "CE " not in whole
    chapter = metropole("rules", EDITION, "12.3", "--lang", language).output
    assert chapter.startswith("CR 12.3  ")
    assert "CR 12.4  " not in chapter
    assert chapter == metropole("rules", EDITION, names[language], "--lang", language).output


def test_rulings_of_an_edition() -> None:
    """What was decided for one book is shown with that book; what holds in both is shown with each."""
    revised, second = [metropole("rules", edition).output for edition in (EDITION, "empires/second")]

    for number in ("AMB-06", "AMB-90", "AMB-141"):
        assert (f"{number}," in revised, f"{number}," in second) == (True, False)
    for number in ("AMB-10", "AMB-107", "AMB-142"):
        assert (f"{number}," in revised, f"{number}," in second) == (False, True)
    for number in ("AMB-01", "AMB-95", "AMB-160"):
        assert (f"{number}," in revised, f"{number}," in second) == (True, True)


def test_search_stays_within_an_edition() -> None:
    """Words find statements and rulings of the edition asked for."""
    revised, second = [metropole("rules", e, "--search", "privateers").output for e in (EDITION, "empires/second")]

    assert "CR 4.5" in revised
    assert "AMB-94" in revised
    assert "AMB-94" not in second
    assert "CR " not in second
    assert "AMB-107" not in metropole("rules", EDITION, "--search", "britain").output


# --- play ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_through_a_pipe(language: str, tmp_path: Path) -> None:
    """A whole game in a process of its own, with plain text and no escapes, saved at the end."""
    saved = tmp_path / "a.game"
    command = [sys.executable, "-m", "metropole", "terminal", FAST, "--seats", "you,random,random"]
    command += ["--lang", language, "--seed", "4", "--save", str(saved)]
    done = subprocess.run(command, input=numbers(1), capture_output=True, text=True, encoding="utf-8", timeout=120)

    assert (0, "") == (done.returncode, done.stderr)
    assert "\x1b" not in done.stdout
    last = done.stdout.splitlines()[-1]
    assert last.startswith("  3. ")
    assert {"en": "wars won", "de": "gewonnene Kriege"}[language] in last
    assert journal.read(saved).game.over


def test_resume_goes_on_identically(tmp_path: Path) -> None:
    """Played in one go or in two, with the same seed and the same answers it is the same game."""
    typed = numbers(9, 300)
    first, rest = typed[:300], typed[300:]
    options = ("--seed", 12, "--seats", "you,random,random")
    metropole("terminal", EDITION, *options, "--save", tmp_path / "one.game", typed=typed)
    metropole("terminal", EDITION, *options, "--save", tmp_path / "two.game", typed=first)
    half = journal.read(tmp_path / "two.game")
    metropole("terminal", "--resume", tmp_path / "two.game", "--seed", 12, typed=rest)

    one, two = journal.read(tmp_path / "one.game"), journal.read(tmp_path / "two.game")
    assert 50 < len(half.told) < len(one.told)
    assert fingerprint(one.game) == fingerprint(two.game)
    assert one.told == two.told


def test_too_few_players() -> None:
    """Two cannot play; one line says how many can."""
    assert "3 to 6" in metropole("terminal", EDITION, "--seats", "you,random").stderr


# --- replay ---


def test_replay(game: Path) -> None:
    """A position as a seat saw it, with everybody's open hand; the result at the end."""
    last = metropole("replay", game).output
    blue = metropole("replay", game, "--step", 40, "--as", "blue").output
    german = metropole("replay", game, "--step", 40, "--as", 2, "--lang", "de").output

    assert "The game is over" in last
    assert 3 == last.count("wars won ")
    assert "Blue (you): points" in blue
    assert "face-down" not in blue
    assert 3 == german.count("auf der Hand")
    assert "in order, empires/revised" in metropole("replay", "--check", game).output


# --- sim, soak, completion ---


def test_tournament_and_soak(tmp_path: Path) -> None:
    """Bots play it, and all laws hold."""
    arguments = ("soak", "--minutes", 0, "--seed", 3, "--edition", EDITION, "--seats", 3)

    bots = ("--bots", "random,random,random", "--games", 1, "--folder", tmp_path, "--no-report")
    assert "treasury" in metropole("tournament", EDITION, *bots).output
    assert "every law holds" in metropole(*arguments).output


def test_completion() -> None:
    """The edition and its options are completed."""
    environment = {
        **os.environ,
        "_METROPOLE_COMPLETE": "bash_complete",
        "COMP_WORDS": "metropole play empires/revised+",
        "COMP_CWORD": "2",
    }
    result = CliRunner(env=environment).invoke(cli, [], prog_name="metropole", complete_var="_METROPOLE_COMPLETE")

    assert FAST in result.output
    assert f"{EDITION}+strictcounters" in result.output
