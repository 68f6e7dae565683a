"""The command line as people and programs use it: help, editions, rules, boards, completion, and what is refused."""

import json
import os
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from click.testing import CliRunner

from metropole import journal, registry
from metropole.cli import cli, player
from metropole.text import LANGUAGES
from metropole.text.messages import message
from tests.cli.program import metropole, page, refused

BOARD, EMPIRES_BOARD = [
    Path(journal.__file__).parent / "games" / game / "board.toml" for game in ("colonialism", "empires")
]


def test_help() -> None:
    """It lists every command, and every command has some."""
    asked = metropole("--help")
    assert 0 == asked.exit_code
    assert asked.output == metropole("-h").output
    assert "_METROPOLE_COMPLETE=bash_source" in asked.output
    for command in cli.commands:
        assert f"\n  {command} " in asked.output
        assert 0 == metropole(command, "--help").exit_code


@pytest.mark.parametrize(
    ("name", "seats", "year", "options"),
    [
        (
            "colonialism/compass",
            [2, 3, 4],
            2018,
            "events upgrades quickstart tightrows nopassing conflictevents strictunrest",
        ),
        ("empires/second", [4, 5, 6], 2013, "nations nogifts freegifts cap15 uncapped strictcounters"),
        ("empires/revised", [3, 4, 5, 6], None, "fastend strictcounters freehunt lastingempire strictcity"),
    ],
)
def test_editions(name: str, seats: list[int], year: int | None, options: str) -> None:
    """Seats, options and year of each book; one without a year says so in words, and is null in JSON."""
    rows = {row["name"]: row for row in json.loads(page("editions --json"))}
    row = {"name": name, "game": name.split("/")[0], "seats": seats, "year": year, "options": options.split()}

    assert [book.name for book in registry.books()] == list(rows)
    assert row == rows[name]
    assert f"{name} ({year or 'undated'}), {seats[0]}-{seats[-1]} players" in page("editions")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", registry.books(), ids=lambda book: book.name)
def test_editions_explain_their_options(book: registry.Book, language: str) -> None:
    """Each option of a book stands there with its sentence, the same that the server tells."""
    own = page(f"editions --lang {language}").split(f"{book.name} (")[1].split("/")[0]
    told = {option.name: message(f"choice-{option.name}", language) for option in book.options}
    lines = [line.split(maxsplit=1) for line in own.splitlines() if line.startswith("    +")]

    assert told == {name.removeprefix("+"): sentence for name, sentence in lines}


PAGES = [
    ("--version", "metropole *", ""),
    # a shell is told how to complete
    ("completion zsh", "*_METROPOLE_COMPLETE=zsh_source*", ""),
    # options that change the number of seats have a line of their own; German is spoken, too
    ("editions", "*+events*empires/second+nations (2013), 2-5 players*", ""),
    ("editions --lang de", "*Optionen*empires/revised (undatiert), 3-6 Spieler*", ""),
    # a heading names a paragraph, and words find statements and rulings of the edition asked for
    ("rules colonialism/compass army", "7.1 Army*", ""),
    ("rules colonialism/compass '7.2 plague'", "7.2 Plague*", ""),
    ("rules colonialism/compass armee --lang de", "7.1 Armee\n*", "7.1 Army"),
    ("rules colonialism/compass army --lang de", "7.1 Armee\n*", "7.1 Army"),
    ("rules colonialism/compass '7.2 handel' --lang de", "7.2 Handel\n*", "7.2 Trade"),
    ("rules colonialism/compass '7.2 trade' --lang de", "7.2 Handel\n*", "7.2 Trade"),
    ("rules colonialism/compass --search feldzug --lang de", "*7.2 Feldzug*", "7.2 Military"),
    ("rules empires/second explorer", "CE 15  *", "CE 16  "),
    ("rules empires/second entdecker --lang de", "CE 15  *", "CE 16  "),
    ("rules empires/revised explorer", "CR 12.3  *", "CR 12.4  "),
    ("rules empires/revised entdecker --lang de", "CR 12.3  *", "CR 12.4  "),
    ("rules colonialism/compass --search fresh", "*5.1.2*", ""),
    ("rules colonialism/compass --search zeppelin", "*Nothing is said*", ""),
    ("rules empires/second+nations --search tordesillas", "*Tordesillas*", ""),
    ("rules empires/revised --search privateers", "*CR 4.5*AMB-94*", "CE "),
    ("rules empires/second --search privateers", "  [*] Ruling AMB-03*", "AMB-94"),
    ("rules empires/second --search privateers", "  [*] Ruling AMB-03*", "CR "),
    ("rules empires/revised --search britain", "*", "AMB-107"),
    # a ruling and a statement by number, however written, if they are of the edition asked for
    ("rules colonialism/compass A44", "7.2 Military Campaign\n  [*] Ruling A44,*\n    Reason: *", "A40"),
    ("rules colonialism/compass a44 --lang de", "7.2 Feldzug\n  [*] Entscheidung A44,*\n    Grund: *", ""),
    ("rules colonialism/compass A05", "*\n    Decided otherwise by: +tightrows*", ""),
    (
        "rules colonialism/compass CM-5.2.2.2-e",
        "5.2.2.2  Resolving conflict*\n  CM-5.2.2.2-e  A conflict can stop*",
        "CM-5.2.2.2-f",
    ),
    ("rules empires/revised amb-95", "CR 12.7  *\n  [*] Ruling AMB-95,*", "CE "),
    # those of other editions are not
    ("rules colonialism/compass", "*", "A42,"),
    ("rules colonialism/compass", "*", "A07,"),
    ("rules colonialism/original", "*A07,*A42,*", "A50,"),
    ("rules colonialism/compass --search gurkhas", "*", "A78"),
    ("rules empires/second 25", "*AMB-153*", "AMB-107"),
    # an event happens where the board in use has it
    ("rules colonialism/compass+events gurkhas", "X1 Gurkhas\n*- On this board: India (reconstructed, *", ""),
    (f"rules colonialism/compass+events gurkhas --lang de --board '{BOARD}'", "*Auf diesem Spielplan: Indien*", ""),
    # what belongs to an option is shown with it
    ("rules colonialism/compass", "*", "X1"),
    ("rules colonialism/compass+events", "*X1 Gurkhas*", ""),
    # the shipped board is in order, and every reconstructed value is listed with its flag
    (f"board check '{BOARD}'", "*R-  regions.india.tiles.2.value*", "regions.middle_east.tiles.4.limit"),
]
IN_EVERY_LANGUAGE = [
    # a paragraph has all below it, and its rulings
    ("rules colonialism/original 5.2", "5.2  *5.2.2.3  *", "5.3  "),
    ("rules colonialism/compass 5.1", "*A13*", ""),
    ("rules empires/second 14", "*AMB-*", ""),
    # the statements of this book only; a chapter by number, with or without the book
    ("rules empires/second", "*CE 24  *", "CR "),
    ("rules empires/second 'CE 15'", "CE 15  *", "CE 16  "),
    ("rules empires/second 15", "CE 15  *", "CE 16  "),
    ("rules empires/revised", "*CR 13  *", "CE "),
    ("rules empires/revised 'CR 12.3'", "CR 12.3  *", "CR 12.4  "),
    ("rules empires/revised 12.3", "CR 12.3  *", "CR 12.4  "),
    # the file says which game it is for
    (
        f"board check '{EMPIRES_BOARD}'",
        "*Europe's Empires Overseas*R-  territories.barbary.native_power*",
        "territories.west_africa.native_power",
    ),
]
PAGES += [(f"{line} --lang {name}", shown, absent) for name in LANGUAGES for line, shown, absent in IN_EVERY_LANGUAGE]


@pytest.mark.parametrize(("line", "shown", "absent"), PAGES)
def test_pages(line: str, shown: str, absent: str) -> None:
    """What is printed looks like this, where a star is anything; the last words are not in it."""
    output = page(line)

    assert fnmatchcase(output, shown), output
    assert not absent or absent not in output


@pytest.mark.parametrize(
    ("rule_set", "language", "first", "words"),
    [
        ("colonialism/compass", "en", "2.0  ", ["1914", "84"]),
        ("colonialism/compass", "de", "2.0  ", ["1914", "84"]),
        ("empires/second", "en", "CE 0  ", ["enslavement"]),
        ("empires/second", "de", "CE 0  ", ["Versklavung"]),
    ],
)
def test_rules_begin_with_history(rule_set: str, language: str, first: str, words: list[str]) -> None:
    """A whole page says first what the game leaves out and what is reconstructed."""
    history = page(f"rules {rule_set} --lang {language}").split(first)[0]

    assert words == [word for word in words if word in history]


def test_rules_of_nations() -> None:
    """25 They belong to the option."""
    assert len(page("rules empires/second 25")) < len(page("rules empires/second+nations 25"))


def test_rulings_of_an_edition() -> None:
    """What was decided for one book is shown with that book; what holds in both is shown with each."""
    revised, second = page("rules empires/revised"), page("rules empires/second")

    for numbers, books in [
        (("AMB-06", "AMB-90", "AMB-141"), (True, False)),
        (("AMB-10", "AMB-153", "AMB-142"), (False, True)),
        (("AMB-01", "AMB-95", "AMB-160"), (True, True)),
    ]:
        for number in numbers:
            assert books == (f"{number}," in revised, f"{number}," in second), number


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("terminal colonialism/c", "colonialism/compass+events"),
        ("terminal colonialism/compass+events+u", "colonialism/compass+events+upgrades"),
        ("terminal empires/", "empires/second+nations"),
        ("terminal empires/revised+", "empires/revised+fastend"),
        ("terminal empires/revised+", "empires/revised+strictcounters"),
        ("terminal --seats you,g", "you,greedy"),
        ("terminal --lang d", "de"),
        ("tournament colonialism/compass --bots ra", "random"),
    ],
)
def test_completion(words: str, offered: str) -> None:
    """A shell is offered editions with options, bots after a comma, and languages."""
    typed = {"COMP_WORDS": f"metropole {words}", "COMP_CWORD": str(len(words.split()))}
    shell = CliRunner(env={**os.environ, **typed, "_METROPOLE_COMPLETE": "bash_complete"})

    assert offered in shell.invoke(cli, [], prog_name="metropole", complete_var="_METROPOLE_COMPLETE").output


def test_only_the_clock_asks_for_every_core() -> None:
    """A number of iterations gives the same game on every machine."""
    bots = [player(name) for name in ("search:1s", "search", "search:20", "you")]

    assert [os.cpu_count(), os.cpu_count(), 1, None] == [bot and bot.budget.cores for bot in bots]


# --- refusals ---


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
        ("rules colonialism/compass A07", 'has no "A07"'),
        ("rules colonialism/compass OR-6.0-a", 'has no "OR-6.0-a"'),
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


@pytest.mark.parametrize(
    ("source", "commands", "reason"),
    [  # for another game, for none, or with a mistake in some line
        ('title = "Chess"\n', ["board check"], "mine.toml:1: game is missing; allowed: colonialism, empires"),
        ('\n\ngame = "chess"\n', ["board check"], "mine.toml:3: game is 'chess'; allowed: colonialism, empires"),
        (BOARD.read_text("utf-8").replace("{ is = 16", "{ is = 17"), ["board check", "terminal --board"], "mine.toml:"),
    ],
    ids=["no game", "another game", "a mistake"],
)
def test_bad_boards(source: str, commands: list[str], reason: str, tmp_path: Path) -> None:
    """A board file with a mistake is refused with its line, for checking and for playing."""
    board = tmp_path / "mine.toml"
    board.write_text(source, "utf-8")

    for command in commands:
        assert reason in refused(metropole(*command.split(), board))
