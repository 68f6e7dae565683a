"""The command line with the other game."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from metropole import journal, registry
from metropole.cli import FIRST_SEATS, cli
from metropole.journal import fingerprint
from metropole.text import LANGUAGES

EDITION = "empires/second"
NATIONS = "empires/second+nations"


def metropole(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=typed)


def numbers(seed: int, count: int = 4000) -> str:
    """Numbers, most of which are on the list."""
    rng = Random(seed)
    return "".join([f"{rng.randint(1, 8)}\n" for _ in range(count)])


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of four bots."""
    path = tmp_path_factory.mktemp("games") / "bots.game"
    done = metropole("terminal", EDITION, "--seats", "random,random,random,random", "--seed", 3, "--save", path)
    assert 0 == done.exit_code
    return path


# --- editions, rules ---


def test_editions() -> None:
    """Both games are listed, with their seats and options."""
    rows = {row["name"]: row for row in json.loads(metropole("editions", "--json").output)}

    assert {"colonialism", "empires"} == {row["game"] for row in rows.values()}
    assert [4, 5, 6] == rows[EDITION]["seats"]
    assert {"nations", "nogifts", "strictcounters"} <= set(rows[EDITION]["options"])
    assert 2013 == rows[EDITION]["year"]
    assert "empires/second (2013), 4-6 players" in metropole("editions").output
    assert "empires/second+nations (2013), 2-5 players" in metropole("editions").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(language: str) -> None:
    """A whole page begins with the history and says what is reconstructed; a chapter by number or by name."""
    whole = metropole("rules", EDITION, "--lang", language).output
    names = {"en": "explorer", "de": "entdecker"}

    assert {"en": "enslavement", "de": "Versklavung"}[language] in whole.split("CE 0  ")[0]
    assert "CE 24  " in whole
    assert "CR " not in whole
    chapter = metropole("rules", EDITION, 15, "--lang", language).output
    assert chapter.startswith("CE 15  ")
    assert "CE 16  " not in chapter
    assert chapter == metropole("rules", EDITION, "CE 15", "--lang", language).output
    assert chapter == metropole("rules", EDITION, names[language], "--lang", language).output
    assert "AMB-" in metropole("rules", EDITION, "14", "--lang", language).output


def test_rules_with_options() -> None:
    """25 The rules of nations belong to the option; words find statements."""
    plain, more = [metropole("rules", edition, 25).output for edition in (EDITION, NATIONS)]

    assert len(plain) < len(more)
    assert "Tordesillas" in metropole("rules", NATIONS, "--search", "tordesillas").output


# --- play ---


def test_first_seats() -> None:
    """One person and bots, as many as the game needs."""
    for name, seats in FIRST_SEATS.items():
        titles = registry.all_titles(name)
        assert all([seats.count(",") + 1 in title.seats for title in titles])
        assert "At the table" in metropole("terminal", titles[0].name, typed="quit\n").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_through_a_pipe(language: str, tmp_path: Path) -> None:
    """A whole game in a process of its own, with plain text and no escapes, saved at the end."""
    saved = tmp_path / "a.game"
    command = [sys.executable, "-m", "metropole", "terminal", NATIONS, "--seats", "you,random"]
    command += ["--lang", language, "--seed", "4", "--save", str(saved)]
    done = subprocess.run(command, input=numbers(1), capture_output=True, text=True, encoding="utf-8", timeout=120)

    assert (0, "") == (done.returncode, done.stderr)
    assert "\x1b" not in done.stdout
    assert "Prestige" in done.stdout.splitlines()[-1].title()
    assert journal.read(saved).game.over


def test_resume_goes_on_identically(tmp_path: Path) -> None:
    """Played in one go or in two, with the same seed and the same answers it is the same game."""
    typed = numbers(9, 600)
    first, rest = typed[:410], typed[410:]  # between two choices: what is half chosen is not kept
    options = ("--seed", 12, "--seats", "you,random")
    metropole("terminal", NATIONS, *options, "--save", tmp_path / "one.game", typed=typed)
    metropole("terminal", NATIONS, *options, "--save", tmp_path / "two.game", typed=first)
    half = journal.read(tmp_path / "two.game")
    metropole("terminal", "--resume", tmp_path / "two.game", "--seed", 12, typed=rest)

    one, two = journal.read(tmp_path / "one.game"), journal.read(tmp_path / "two.game")
    assert 50 < len(half.told) < len(one.told)
    assert fingerprint(one.game) == fingerprint(two.game)
    assert one.told == two.told


# --- replay ---


def test_replay(game: Path) -> None:
    """A position as a seat saw it: his own row, and of the others' what they had shown."""
    last = metropole("replay", game).output
    blue = metropole("replay", game, "--step", 40, "--as", "blue").output
    red = metropole("replay", game, "--step", 40, "--as", 2, "--lang", "de").output
    nobody = metropole("replay", game, "--step", 40).output

    assert "The game is over" in last
    assert 3 == blue.count("face-down")
    assert 4 == nobody.count("face-down")
    assert 3 == red.count("verdeckt")
    assert "Blue (you)" in blue
    assert "After line 40 of" in nobody


def test_check(game: Path) -> None:
    """Fingerprints agree when the game is told once more; the seats have colours of their own."""
    assert "in order, empires/second" in metropole("replay", "--check", game).output
    assert "orange" in metropole("replay", game, "--as", "white").stderr


def test_the_right_board() -> None:
    """A board of the other game is refused."""
    wrong = Path(journal.__file__).parent / "boards" / "colonialism.toml"

    assert "game is 'colonialism'; allowed: empires" in metropole("terminal", EDITION, "--board", wrong).stderr


# --- sim, soak, completion ---


def test_tournament(tmp_path: Path) -> None:
    """Bots play it; what is told beside the score is the treasury."""
    arguments = ("tournament", EDITION, "--bots", "random", "--seats", 4, "--games", 1, "--no-report")

    assert "treasury" in metropole(*arguments, "--folder", tmp_path).output


def test_soak() -> None:
    """All laws hold."""
    arguments = ("soak", "--minutes", 0, "--seed", 3, "--edition", NATIONS, "--seats", 2)

    assert "every law holds" in metropole(*arguments).output


def test_completion() -> None:
    """Editions of both games are completed."""
    environment = {
        **os.environ,
        "_METROPOLE_COMPLETE": "bash_complete",
        "COMP_WORDS": "metropole play empires/",
        "COMP_CWORD": "2",
    }
    result = CliRunner(env=environment).invoke(cli, [], prog_name="metropole", complete_var="_METROPOLE_COMPLETE")

    assert NATIONS in result.output


def test_board_of_the_other_game_is_refused(game: Path) -> None:
    """A journal is not replayed on the other game's board; one line says so."""
    wrong = Path(journal.__file__).parent / "boards" / "colonialism.toml"

    result = metropole("replay", game, "--board", wrong)

    assert 2 == result.exit_code
    assert "was played on board" in result.stderr
