"""The command line at play, with every game and rulebook: whole games, resuming, replaying, tournaments."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from metropole import journal, registry
from metropole.cli import first_seats
from metropole.journal import fingerprint
from tests.cli.program import metropole, numbers, refused

COMPASS = "colonialism/compass+quickstart"
SECOND = "empires/second"
NATIONS = "empires/second+nations"
REVISED = "empires/revised"
FAST = "empires/revised+fastend"
BOARDS = Path(journal.__file__).parent / "games"


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


# --- play ---


def test_first_seats() -> None:
    """One person and bots, as many as the game needs."""
    for kit in registry.kits():
        rule_sets = registry.all_rule_sets(kit.name)
        seats = first_seats(rule_sets[0])
        assert all([seats.count(",") + 1 in rule_set.seats for rule_set in rule_sets])
        assert "At the table" in metropole("terminal", rule_sets[0].name, typed="quit\n").output


@pytest.mark.parametrize(
    ("rule_set", "bots", "most", "language", "end"),
    [
        (COMPASS, 2, 12, "de", (-1, r"Punkt")),
        (NATIONS, 1, 8, "en", (-1, "prestige")),
        (FAST, 2, 7, "de", (-1, "Prestigepunkte")),
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


def test_leaving(tmp_path: Path) -> None:
    """The end of the input and quit both say goodbye; what was played is saved."""
    ended = metropole("terminal", COMPASS, "--seats", "you,random", typed="1\n")
    left = metropole("terminal", COMPASS, "--seats", "you,random", "--save", tmp_path / "a", typed="1\nquit\n")

    assert (0, 0) == (ended.exit_code, left.exit_code)
    assert "Goodbye." == ended.output.splitlines()[-1]
    assert len(journal.read(tmp_path / "a").lines) > 5
    assert "Seed " in ended.output


def test_interrupt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C says goodbye, saves, and is told by the exit status."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("metropole.tui.console.Console.read", interrupted)
    result = metropole("terminal", COMPASS, "--seats", "you,random", "--save", tmp_path / "a")

    assert 130 == result.exit_code
    assert "Goodbye." in result.output
    assert journal.read(tmp_path / "a").lines


def test_plain_means_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen there is colour, unless --plain or NO_COLOR says otherwise."""
    monkeypatch.setattr("metropole.tui.console.is_screen", lambda: True)
    arguments = ("terminal", COMPASS, "--seats", "random,random", "--seed", 1)

    assert "\x1b[" in metropole(*arguments).output
    assert "\x1b" not in metropole(*arguments, "--plain").output
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in metropole(*arguments).output


# --- replay ---


@pytest.mark.parametrize(
    ("rule_set", "options", "counts"),
    [
        # a position as a seat saw it: its own hand and news, and nobody else's
        (COMPASS, "", {"Scoring": 1}),
        (COMPASS, "--step 80 --as blue", {"Your hand: ": 1, "Red draws a card.": 12, "Blue draws a card.": 0}),
        (COMPASS, "--step 80 --as 2 --lang de", {"Ihre Hand: ": 1}),
        (COMPASS, "--step 80", {"Your hand: ": 0, "Blue draws a card.": 12, "After line 80 of": 1}),
        # 4 one's own row, and of the others' what they had shown
        (SECOND, "", {"The game is over": 1}),
        (SECOND, "--step 40 --as blue", {"face-down": 3, "Blue (you)": 1}),
        (SECOND, "--step 40 --as 2 --lang de", {"verdeckt": 3}),
        (SECOND, "--step 40", {"face-down": 4, "After line 40 of": 1}),
        # 4.1 everybody's hand is open; the result stands at the end
        (REVISED, "", {"The game is over": 1, "wars won ": 3}),
        (REVISED, "--step 40 --as blue", {"Blue (you): points": 1, "face-down": 0}),
        (REVISED, "--step 40 --as 2 --lang de", {"auf der Hand": 3}),
    ],
)
def test_replay(games: dict[str, Path], rule_set: str, options: str, counts: dict[str, int]) -> None:
    """How often something is said of a position in the middle, or of the end."""
    output = metropole("replay", games[rule_set], *options.split()).output

    assert counts == {words: output.count(words) for words in counts}


@pytest.mark.parametrize("rule_set", [COMPASS, SECOND, REVISED])
def test_picture(games: dict[str, Path], rule_set: str, tmp_path: Path) -> None:
    """A moment as somebody saw it, as a drawing or in dots; the end, if no moment is named."""

    def drawn(name: str, *options: str) -> bytes:
        assert "" == metropole("replay", games[rule_set], "--picture", tmp_path / name, *options).output
        return (tmp_path / name).read_bytes()

    end, moment, own = drawn("a.svg"), drawn("b.svg", "--step", "40"), drawn("c.svg", "--step", "40", "--as", "blue")

    assert b"wins" in end
    assert b">Spectator<" in moment
    assert b">Seen by Blue<" in own
    assert "Südostasien" in drawn("d.svg", "--lang", "de").decode() or rule_set != COMPASS
    assert drawn("a.png").startswith(b"\x89PNG")
    assert "neither .svg nor .png" in refused(metropole("replay", games[rule_set], "--picture", tmp_path / "a.jpg"))
    assert "No such file" in refused(metropole("replay", games[rule_set], "--picture", tmp_path / "no" / "a.svg"))


@pytest.mark.parametrize("rule_set", [COMPASS, SECOND, REVISED])
def test_stations(games: dict[str, Path], rule_set: str, tmp_path: Path) -> None:
    """All of them by number and caption; the table after one, under the same caption, as a seat saw it."""
    rows = metropole("replay", games[rule_set], "--stations", "--as", "2", "--lang", "de").output.splitlines()
    assert list(range(1, len(rows) + 1)) == [int(row.split()[0]) for row in rows]
    assert len(rows) > 50
    for number in (1, len(rows) // 2, len(rows)):
        _, line, caption = rows[number - 1].split(maxsplit=2)
        shown = metropole("replay", games[rule_set], "--station", number, "--as", "2", "--lang", "de").output
        first, second, *_ = shown.splitlines()
        assert f"Nach Station {number} von {len(rows)}, Zeile {line}" == first.replace(".", "")
        assert caption == second
        assert "Was darin geschah" in shown
        metropole("replay", games[rule_set], "--station", number, "--picture", tmp_path / "a.svg")
        assert b"<svg" in (tmp_path / "a.svg").read_bytes()


def test_stations_that_are_not_there(games: dict[str, Path]) -> None:
    for number in (0, 100000):
        assert "the journal has stations 1 to" in refused(metropole("replay", games[COMPASS], "--station", number))
    assert "or list all" in refused(metropole("replay", games[COMPASS], "--station", 1, "--step", 1))


@pytest.mark.parametrize("rule_set", [COMPASS, SECOND, REVISED])
def test_check(games: dict[str, Path], rule_set: str) -> None:
    """Fingerprints agree when the game is told once more; a seat that does not exist is refused."""
    assert f"in order, {rule_set}" in metropole("replay", "--check", games[rule_set]).output
    assert "not at this table" in refused(metropole("replay", games[rule_set], "--as", "white"))


def test_check_of_several(games: dict[str, Path], tmp_path: Path) -> None:
    """One line for each file, and the others are checked although one fails."""
    bad, game = tmp_path / "bad.game", games[COMPASS]
    bad.write_text("nonsense")
    result = metropole("replay", "--check", bad, game)

    assert 2 == result.exit_code
    assert "bad.game: does not begin" in result.stderr
    assert "in order" in result.stdout
    assert 0 == metropole("replay", "--check", game, game).exit_code


def test_seats_have_colours_of_their_own(games: dict[str, Path]) -> None:
    assert "orange" in metropole("replay", games[SECOND], "--as", "white").stderr


# --- refusals ---


@pytest.mark.parametrize(("rule_set", "other"), [(COMPASS, "empires"), (SECOND, "colonialism")])
def test_the_right_board(games: dict[str, Path], rule_set: str, other: str) -> None:
    """A board of the other game is refused, to play on and to replay on; one line says so."""
    wrong = BOARDS / other / "board.toml"
    own = rule_set.split("/")[0]

    assert f"game is '{other}'; allowed: {own}" in refused(metropole("terminal", rule_set, "--board", wrong))
    assert "was played on board" in refused(metropole("replay", games[rule_set], "--board", wrong))


DAMAGES: dict[str, Callable[[str], str]] = {
    "truncated": lambda text: text[: len(text) // 2],
    "corrupted": lambda text: text.replace("1 draw", "1 pass", 1),
    "with an illegal answer": lambda text: text.replace("1 draw", "1 dance", 1),
    "on another board": lambda text: text.replace(journal.parse(text, "text").header.board, "0" * 16),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", ["replay", "terminal --resume"])
def test_damaged_journals(damage: str, command: str, games: dict[str, Path], tmp_path: Path) -> None:
    """Told in one line; the file stays as it is."""
    path = tmp_path / "damaged.game"
    path.write_text(DAMAGES[damage](games[COMPASS].read_text()))
    before = path.read_bytes()

    assert "damaged.game" in refused(metropole(*command.split(), path))
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_more_refusals(games: dict[str, Path], tmp_path: Path) -> None:
    """What depends on a file that is there."""
    letter, game = tmp_path / "letter.txt", games[COMPASS]
    letter.write_bytes(b"dear \xff")
    save = ("terminal", COMPASS, "--seats", "random,random", "--save")

    assert "is no journal of this game" in refused(metropole(*save, letter))
    assert "holds another game" in refused(metropole(*save, game))
    assert "holds a game of" in refused(metropole("terminal", "colonialism/original", "--resume", game))
    assert "3 are named" in refused(metropole("terminal", "--resume", game, "--seats", "you,random,random"))
    assert "is no text file" in refused(metropole("replay", letter))
    assert "not possible" in refused(metropole("replay", game, "--step", 100000))
    assert "not at this table" in refused(metropole("replay", game, "--as", "green"))
    assert "letter.txt" in refused(metropole("board", "check", letter))
    assert "is a directory" in refused(metropole("replay", tmp_path))
    assert "one file" in refused(metropole("replay", game, game))
    assert b"dear \xff" == letter.read_bytes()


# --- tournament, soak ---


@pytest.mark.parametrize(("rule_set", "seats"), [(SECOND, 4), (REVISED, 3)])
def test_tournament(rule_set: str, seats: int, tmp_path: Path) -> None:
    """Bots play it; what is told beside the score is the treasury."""
    arguments = ("tournament", rule_set, "--bots", "random", "--seats", seats, "--games", 1, "--no-report")

    assert "treasury" in metropole(*arguments, "--folder", tmp_path).output


SOAK = ("soak", "--minutes", 0, "--seed", 3, "--edition")


@pytest.mark.parametrize(("rule_set", "seats"), [(COMPASS, 2), (NATIONS, 2), (REVISED, 3)])
def test_soak(rule_set: str, seats: int) -> None:
    """All laws hold."""
    assert "every law holds" in metropole(*SOAK, rule_set, "--seats", seats).output


def test_soak_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a law does not hold, the line that shows it again is printed."""

    def broken(_: object) -> None:
        raise AssertionError("cubes: 22")

    monkeypatch.setattr("metropole.laws.check", broken)
    result = metropole(*SOAK, COMPASS, "--seats", 2)
    assert 1 == result.exit_code
    assert f"metropole soak --minutes 0 --seed 3 --edition {COMPASS} --seats 2" in result.stderr
