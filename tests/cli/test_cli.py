"""The command line as people and programs use it."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from metropole import journal, registry
from metropole.boards import SHIPPED, SHIPPED_EMPIRES
from metropole.cli import cli, player
from metropole.text import LANGUAGES
from tests.cli.program import metropole, refused

EDITION = "colonialism/compass+quickstart"
BOARD = Path(journal.__file__).parent / "boards" / SHIPPED
EMPIRES_BOARD = BOARD.with_name(SHIPPED_EMPIRES)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots."""
    path = tmp_path_factory.mktemp("games") / "bots.game"
    assert 0 == metropole("terminal", EDITION, "--seats", "random,random", "--seed", 3, "--save", path).exit_code
    return path


# --- help ---


def test_help() -> None:
    """It lists every command, and every command has some."""
    asked = metropole("--help")
    assert 0 == asked.exit_code
    assert asked.output == metropole("-h").output
    assert "_METROPOLE_COMPLETE=bash_source" in asked.output
    for command in cli.commands:
        assert f"\n  {command} " in asked.output
        assert 0 == metropole(command, "--help").exit_code


def test_version() -> None:
    assert metropole("--version").output.startswith("metropole ")


def test_completion() -> None:
    """A shell is told how to complete."""
    assert "_METROPOLE_COMPLETE=zsh_source" in metropole("completion", "zsh").output


# --- editions, rules, boards ---


def test_editions() -> None:
    """All rule sets, for people and as JSON."""
    rows = json.loads(metropole("editions", "--json").output)

    assert [book.name for book in registry.BOOKS] == [row["name"] for row in rows]
    assert {"name", "game", "year", "seats", "options"} == set(rows[0])
    assert [2, 3, 4] == rows[0]["seats"]
    assert "+events" in metropole("editions").output
    assert "Optionen" in metropole("editions", "--lang", "de").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(language: str) -> None:
    """A whole page begins with the history and says what is reconstructed; a paragraph has all below it."""
    whole = metropole("rules", "colonialism/compass", "--lang", language).output
    assert "1914" in whole.split("2.0  ")[0]
    assert "84" in whole.split("2.0  ")[0]
    part = metropole("rules", "colonialism/original", "5.2", "--lang", language).output
    assert part.startswith("5.2  ")
    assert "5.2.2.3  " in part
    assert "5.3  " not in part
    assert "A13" in metropole("rules", "colonialism/compass", "5.1", "--lang", language).output


def test_rules_by_name_and_word() -> None:
    """A heading names a paragraph, and words find statements."""
    assert metropole("rules", "colonialism/compass", "army").output.startswith("7.1 Army")
    assert metropole("rules", "colonialism/compass", "7.2 plague").output.startswith("7.2 Plague")
    assert "5.1.2" in metropole("rules", "colonialism/compass", "--search", "fresh").output
    assert "Nothing is said" in metropole("rules", "colonialism/compass", "--search", "zeppelin").output
    assert "X1" not in metropole("rules", "colonialism/compass").output
    assert "X1 Gurkhas" in metropole("rules", "colonialism/compass+events").output


def test_board_check() -> None:
    """The shipped board is in order, and every reconstructed value is listed with its flag."""
    output = metropole("board", "check", BOARD).output

    assert "R-  regions.india.tiles.2.value" in output
    assert "regions.middle_east.tiles.4.limit" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_check_of_the_other_game(language: str) -> None:
    """The file says which game it is for."""
    output = metropole("board", "check", EMPIRES_BOARD, "--lang", language).output

    assert "Europe's Empires Overseas" in output
    assert "R-  territories.barbary.native_power" in output
    assert "territories.west_africa.native_power" not in output


def test_board_check_of_no_known_game(tmp_path: Path) -> None:
    """A file for another game, or for none, is refused with the games there are."""
    board = tmp_path / "mine.toml"
    board.write_text('title = "Chess"\n')
    assert "mine.toml:1: game is missing; allowed: colonialism, empires" in refused(metropole("board", "check", board))
    board.write_text('title = "Chess"\ngame = "chess"\n')
    assert "mine.toml:2: game is 'chess'; allowed: colonialism, empires" in refused(metropole("board", "check", board))


# --- play ---


def test_leaving(tmp_path: Path) -> None:
    """The end of the input and quit both say goodbye; what was played is saved."""
    ended = metropole("terminal", EDITION, "--seats", "you,random", typed="1\n")
    left = metropole("terminal", EDITION, "--seats", "you,random", "--save", tmp_path / "a", typed="1\nquit\n")

    assert (0, 0) == (ended.exit_code, left.exit_code)
    assert "Goodbye." == ended.output.splitlines()[-1]
    assert len(journal.read(tmp_path / "a").lines) > 5
    assert "Seed " in ended.output


def test_interrupt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C says goodbye, saves, and is told by the exit status."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("metropole.tui.console.Console.read", interrupted)
    result = metropole("terminal", EDITION, "--seats", "you,random", "--save", tmp_path / "a")

    assert 130 == result.exit_code
    assert "Goodbye." in result.output
    assert journal.read(tmp_path / "a").lines


def test_only_the_clock_asks_for_every_core() -> None:
    """A number of iterations gives the same game on every machine."""
    bots = [player(name) for name in ("search:1s", "search", "search:20", "you")]

    assert [os.cpu_count(), os.cpu_count(), 1, None] == [bot and bot.budget.cores for bot in bots]


def test_plain_means_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen there is colour, unless --plain or NO_COLOR says otherwise."""
    monkeypatch.setattr("metropole.tui.console.is_screen", lambda: True)
    arguments = ("terminal", EDITION, "--seats", "random,random", "--seed", 1)

    assert "\x1b[" in metropole(*arguments).output
    assert "\x1b" not in metropole(*arguments, "--plain").output
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in metropole(*arguments).output


# --- replay ---


def test_check(game: Path, tmp_path: Path) -> None:
    """One line for each file, and the others are checked although one fails."""
    bad = tmp_path / "bad.game"
    bad.write_text("nonsense")
    result = metropole("replay", "--check", bad, game)

    assert 2 == result.exit_code
    assert "bad.game: does not begin" in result.stderr
    assert "in order" in result.stdout
    assert 0 == metropole("replay", "--check", game, game).exit_code


# --- refusals ---


def truncated(game: Path) -> str:
    text = game.read_text()
    return text[: len(text) // 2]


def corrupted(game: Path) -> str:
    return game.read_text().replace("1 draw", "1 pass", 1)


def with_an_illegal_answer(game: Path) -> str:
    return game.read_text().replace("1 draw", "1 dance", 1)


def on_another_board(game: Path) -> str:
    header = journal.read(game).header
    return game.read_text().replace(header.board, "0" * 16)


@pytest.mark.parametrize("damage", [truncated, corrupted, with_an_illegal_answer, on_another_board])
@pytest.mark.parametrize("command", [("replay",), ("terminal", "--resume")])
def test_damaged_journals(damage: Any, command: tuple[str, ...], game: Path, tmp_path: Path) -> None:
    """Told in one line; the file stays as it is."""
    path = tmp_path / "damaged.game"
    path.write_text(damage(game))
    before = path.read_bytes()

    assert "damaged.game" in refused(metropole(*command, path))
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("terminal colonialism/none", "'colonialism/none' is unknown"),
        ("terminal colonialism/compass+zeppelins", "has no '+zeppelins'"),
        ("terminal --seats you", "seats: 1 is not possible"),
        ("terminal --seats you,random,random,random,random", "seats: 5 is not possible"),
        ("terminal --seats you,deep-thought", "'deep-thought' is unknown"),
        ("terminal --lang fr", "'fr' is not one of"),
        ("terminal --seed many", "not a valid integer"),
        ("terminal --board nowhere.toml", "nowhere.toml: cannot be read"),
        ("terminal --resume nowhere.game", "nowhere.game: cannot be read"),
        ("terminal --save nowhere/a.game", "there is no directory"),
        ("replay nowhere.game", "nowhere.game: cannot be read"),
        ("rules colonialism/compass 9.9", 'has no "9.9"'),
        ("rules none", "'none' is unknown"),
        ("rules empires/second 99", 'has no "99"'),
        ("terminal empires/second --seats you,random,random", "seats: 3 is not possible"),
        ("terminal empires/second+zeppelins", "has no '+zeppelins'"),
        ("terminal empires/revised --seats you,random", "3 to 6"),
        ("tournament empires/second+nations --bots random --seats 6", "seats: 6 is not possible"),
        ("board check nowhere.toml", "nowhere.toml: cannot be read"),
        ("dance", "No such command"),
    ],
)
def test_refusals(arguments: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mistake is told in one line, and nothing is written."""
    monkeypatch.chdir(tmp_path)

    assert reason in refused(metropole(*arguments.split()))
    assert [] == list(tmp_path.iterdir())


def test_more_refusals(game: Path, tmp_path: Path) -> None:
    """What depends on a file that is there."""
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"dear \xff")

    assert "is no journal of this game" in refused(
        metropole("terminal", EDITION, "--seats", "you,random", "--save", letter)
    )
    assert "holds another game" in refused(metropole("terminal", EDITION, "--seats", "random,random", "--save", game))
    assert "holds a game of" in refused(metropole("terminal", "colonialism/original", "--resume", game))
    assert "3 are named" in refused(metropole("terminal", "--resume", game, "--seats", "you,random,random"))
    assert "is no text file" in refused(metropole("replay", letter))
    assert "not possible" in refused(metropole("replay", game, "--step", 100000))
    assert "not at this table" in refused(metropole("replay", game, "--as", "green"))
    assert "letter.txt" in refused(metropole("board", "check", letter))
    assert "is a directory" in refused(metropole("replay", tmp_path))
    assert "one file" in refused(metropole("replay", game, game))
    assert b"dear \xff" == letter.read_bytes()


def test_bad_board(tmp_path: Path) -> None:
    """A board file with a mistake is refused with its line, for checking and for playing."""
    board = tmp_path / "mine.toml"
    board.write_text(BOARD.read_text("utf-8").replace("limit = { is = 16", "limit = { is = 17"))

    assert "mine.toml:" in refused(metropole("board", "check", board))
    assert "mine.toml:" in refused(metropole("terminal", "--board", board))


# --- soak ---


def test_soak_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a law does not hold, the line that shows it again is printed."""
    arguments = ("soak", "--minutes", 0, "--seed", 3, "--edition", EDITION, "--seats", 2)

    def broken(_: object) -> None:
        raise AssertionError("cubes: 22")

    monkeypatch.setattr("metropole.laws.check", broken)
    result = metropole(*arguments)
    assert 1 == result.exit_code
    assert f"metropole soak --minutes 0 --seed 3 --edition {EDITION} --seats 2" in result.stderr
