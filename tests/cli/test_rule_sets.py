"""The command line with every game and rulebook: rules, whole games, resuming, replaying, tournaments."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from metropole import journal, registry
from metropole.cli import FIRST_SEATS
from metropole.journal import fingerprint
from metropole.text import LANGUAGES
from tests.cli.program import completed, metropole, numbers, refused

COMPASS = "colonialism/compass+quickstart"
SECOND = "empires/second"
NATIONS = "empires/second+nations"
REVISED = "empires/revised"
FAST = "empires/revised+fastend"
BOARDS = Path(journal.__file__).parent / "boards"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game of bots by each rulebook."""
    folder = tmp_path_factory.mktemp("games")
    found: dict[str, Path] = {}
    for rule_set, bots in ((COMPASS, 2), (SECOND, 4), (REVISED, 3)):
        found[rule_set] = folder / f"{bots}.game"
        seats = ",".join(["random"] * bots)
        assert 0 == metropole("terminal", rule_set, "--seats", seats, "--seed", 3, "--save", found[rule_set]).exit_code
    return found


# --- editions, rules ---


@pytest.mark.parametrize(
    ("name", "seats", "year", "options"),
    [
        ("colonialism/compass", [2, 3, 4], 2018, "events upgrades quickstart tightrows nopassing conflictevents"),
        (SECOND, [4, 5, 6], 2013, "nations nogifts freegifts cap15 uncapped strictcounters"),
        (REVISED, [3, 4, 5, 6], None, "fastend strictcounters"),
    ],
)
def test_editions(name: str, seats: list[int], year: int | None, options: str) -> None:
    """Seats, options and year of each book; one without a year says so in words, and is null in JSON."""
    [row] = [row for row in json.loads(metropole("editions", "--json").output) if row["name"] == name]

    assert {"name": name, "game": name.split("/")[0], "seats": seats, "year": year, "options": options.split()} == row
    assert f"{name} ({year or 'undated'}), {seats[0]}-{seats[-1]} players" in metropole("editions").output


def test_editions_in_other_words() -> None:
    """Options that change the number of seats have a line of their own; German is spoken, too."""
    assert "empires/second+nations (2013), 2-5 players" in metropole("editions").output
    assert "empires/revised (undatiert), 3-6 Spieler" in metropole("editions", "--lang", "de").output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule_set", "last", "foreign", "chapter", "following"),
    [(SECOND, "CE 24", "CR ", "CE 15", "CE 16"), (REVISED, "CR 13", "CE ", "CR 12.3", "CR 12.4")],
)
def test_rules(rule_set: str, last: str, foreign: str, chapter: str, following: str, language: str) -> None:
    """The statements of this book only; a chapter by number, with or without the book, or by name."""
    whole = metropole("rules", rule_set, "--lang", language).output
    name = {"en": "explorer", "de": "entdecker"}[language]
    found = [metropole("rules", rule_set, key, "--lang", language).output for key in (chapter, chapter[3:], name)]

    assert f"{last}  " in whole
    assert foreign not in whole
    assert found[0].startswith(f"{chapter}  ")
    assert f"{following}  " not in found[0]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_begin_with_history(language: str) -> None:
    """A whole page says first what the game leaves out; rulings stand with their chapter."""
    whole = metropole("rules", SECOND, "--lang", language).output

    assert {"en": "enslavement", "de": "Versklavung"}[language] in whole.split("CE 0  ")[0]
    assert "AMB-" in metropole("rules", SECOND, "14", "--lang", language).output


def test_rules_with_options() -> None:
    """25 The rules of nations belong to the option; words find statements."""
    plain, more = [metropole("rules", edition, 25).output for edition in (SECOND, NATIONS)]

    assert len(plain) < len(more)
    assert "Tordesillas" in metropole("rules", NATIONS, "--search", "tordesillas").output


def test_rulings_of_an_edition() -> None:
    """What was decided for one book is shown with that book; what holds in both is shown with each."""
    revised, second = [metropole("rules", edition).output for edition in (REVISED, SECOND)]

    for number in ("AMB-06", "AMB-90", "AMB-141"):
        assert (f"{number}," in revised, f"{number}," in second) == (True, False)
    for number in ("AMB-10", "AMB-107", "AMB-142"):
        assert (f"{number}," in revised, f"{number}," in second) == (False, True)
    for number in ("AMB-01", "AMB-95", "AMB-160"):
        assert (f"{number}," in revised, f"{number}," in second) == (True, True)


def test_search_stays_within_an_edition() -> None:
    """Words find statements and rulings of the edition asked for."""
    revised, second = [metropole("rules", edition, "--search", "privateers").output for edition in (REVISED, SECOND)]

    assert "CR 4.5" in revised
    assert "AMB-94" in revised
    assert "AMB-94" not in second
    assert "CR " not in second
    assert "AMB-107" not in metropole("rules", REVISED, "--search", "britain").output


# --- play ---


def test_first_seats() -> None:
    """One person and bots, as many as the game needs."""
    for name, seats in FIRST_SEATS.items():
        titles = registry.all_titles(name)
        assert all([seats.count(",") + 1 in title.seats for title in titles])
        assert "At the table" in metropole("terminal", titles[0].name, typed="quit\n").output


@pytest.mark.parametrize(
    ("rule_set", "bots", "most", "language", "end"),
    [
        (COMPASS, 2, 12, "de", (-5, r"Punkt")),
        (NATIONS, 1, 8, "en", (-1, "prestige")),
        (FAST, 2, 7, "de", (-1, "gewonnene Kriege")),
    ],
)
def test_play_through_a_pipe(
    rule_set: str, bots: int, most: int, language: str, end: tuple[int, str], tmp_path: Path
) -> None:
    """A whole game in a process of its own, with plain text and no escapes, saved at the end."""
    saved, typed = tmp_path / "a.game", "".join(numbers(1, 6000, most))
    command = [sys.executable, "-m", "metropole", "terminal", rule_set, "--seats", "you" + ",random" * bots]
    command += ["--lang", language, "--seed", "4", "--save", str(saved)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120)

    assert (0, "") == (done.returncode, done.stderr)
    assert "\x1b" not in done.stdout
    assert end[1] in done.stdout.splitlines()[end[0]]
    assert journal.read(saved).game.over


@pytest.mark.parametrize(
    ("rule_set", "bots", "lines", "most", "half"),
    [
        (COMPASS, 1, 1500, 12, 60),
        (NATIONS, 1, 600, 8, 205),  # between two choices: what is half chosen is not kept
        (REVISED, 2, 300, 7, 150),
    ],
)
def test_resume_goes_on_identically(rule_set: str, bots: int, lines: int, most: int, half: int, tmp_path: Path) -> None:
    """Played in one go or in two, with the same seed and the same answers it is the same game."""
    typed = numbers(9, lines, most)
    options = ("--seed", 12, "--seats", "you" + ",random" * bots)
    metropole("terminal", rule_set, *options, "--save", tmp_path / "one.game", typed="".join(typed))
    first = metropole("terminal", rule_set, *options, "--save", tmp_path / "two.game", typed="".join(typed[:half]))
    begun = journal.read(tmp_path / "two.game")
    metropole("terminal", "--resume", tmp_path / "two.game", "--seed", 12, typed="".join(typed[half:]))

    assert 0 == first.exit_code
    assert "--resume" in first.output.splitlines()[-1]
    one, two = journal.read(tmp_path / "one.game"), journal.read(tmp_path / "two.game")
    assert not begun.game.over
    assert 50 < len(begun.told) < len(one.told)
    assert (rule_set == COMPASS) == one.game.over
    assert one.text() == two.text()
    assert fingerprint(one.game) == fingerprint(two.game)


# --- replay ---


def test_replay_hands(games: dict[str, Path]) -> None:
    """A position as a seat saw it: its own hand and news, and nobody else's."""
    last = metropole("replay", games[COMPASS]).output
    blue = metropole("replay", games[COMPASS], "--step", 80, "--as", "blue").output
    red = metropole("replay", games[COMPASS], "--step", 80, "--as", 2, "--lang", "de").output
    nobody = metropole("replay", games[COMPASS], "--step", 80).output

    assert "Scoring" in last
    assert "Your hand: " in blue
    assert "Ihre Hand: " in red
    assert "Your hand: " not in nobody
    assert "Red draws a card." in blue
    assert "Blue draws a card." in nobody
    assert "After line 80 of" in nobody


def test_replay_rows(games: dict[str, Path]) -> None:
    """4 One's own row, and of the others' what they had shown."""
    last = metropole("replay", games[SECOND]).output
    blue = metropole("replay", games[SECOND], "--step", 40, "--as", "blue").output
    red = metropole("replay", games[SECOND], "--step", 40, "--as", 2, "--lang", "de").output
    nobody = metropole("replay", games[SECOND], "--step", 40).output

    assert "The game is over" in last
    assert (3, 3, 4) == (blue.count("face-down"), red.count("verdeckt"), nobody.count("face-down"))
    assert "Blue (you)" in blue
    assert "After line 40 of" in nobody


def test_replay_open_hands(games: dict[str, Path]) -> None:
    """4.1 Everybody's hand is open; the result stands at the end."""
    last = metropole("replay", games[REVISED]).output
    blue = metropole("replay", games[REVISED], "--step", 40, "--as", "blue").output
    german = metropole("replay", games[REVISED], "--step", 40, "--as", 2, "--lang", "de").output

    assert "The game is over" in last
    assert 3 == last.count("wars won ")
    assert "Blue (you): points" in blue
    assert "face-down" not in blue
    assert 3 == german.count("auf der Hand")


@pytest.mark.parametrize("rule_set", [COMPASS, SECOND, REVISED])
def test_check(games: dict[str, Path], rule_set: str) -> None:
    """Fingerprints agree when the game is told once more; a seat that does not exist is refused."""
    assert f"in order, {rule_set}" in metropole("replay", "--check", games[rule_set]).output
    assert "not at this table" in refused(metropole("replay", games[rule_set], "--as", "white"))


def test_seats_have_colours_of_their_own(games: dict[str, Path]) -> None:
    assert "orange" in metropole("replay", games[SECOND], "--as", "white").stderr


@pytest.mark.parametrize(("rule_set", "other"), [(COMPASS, "empires"), (SECOND, "colonialism")])
def test_the_right_board(games: dict[str, Path], rule_set: str, other: str) -> None:
    """A board of the other game is refused, to play on and to replay on; one line says so."""
    wrong = BOARDS / f"{other}.toml"
    own = rule_set.split("/")[0]

    assert f"game is '{other}'; allowed: {own}" in refused(metropole("terminal", rule_set, "--board", wrong))
    assert "was played on board" in refused(metropole("replay", games[rule_set], "--board", wrong))


# --- sim, soak, completion ---


@pytest.mark.parametrize(("rule_set", "seats"), [(SECOND, 4), (REVISED, 3)])
def test_tournament(rule_set: str, seats: int, tmp_path: Path) -> None:
    """Bots play it; what is told beside the score is the treasury."""
    arguments = ("tournament", rule_set, "--bots", "random", "--seats", seats, "--games", 1, "--no-report")

    assert "treasury" in metropole(*arguments, "--folder", tmp_path).output


@pytest.mark.parametrize(("rule_set", "seats"), [(COMPASS, 2), (NATIONS, 2), (REVISED, 3)])
def test_soak(rule_set: str, seats: int) -> None:
    """All laws hold."""
    arguments = ("soak", "--minutes", 0, "--seed", 3, "--edition", rule_set, "--seats", seats)

    assert "every law holds" in metropole(*arguments).output


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("terminal colonialism/c", "colonialism/compass+events"),
        ("terminal colonialism/compass+events+u", "colonialism/compass+events+upgrades"),
        ("terminal empires/", NATIONS),
        ("terminal empires/revised+", FAST),
        ("terminal empires/revised+", f"{REVISED}+strictcounters"),
        ("terminal --seats you,g", "you,greedy"),
        ("terminal --lang d", "de"),
        ("tournament colonialism/compass --bots ra", "random"),
    ],
)
def test_completion(words: str, offered: str) -> None:
    """Editions with options, bots after a comma and languages are completed."""
    assert offered in completed(words)
