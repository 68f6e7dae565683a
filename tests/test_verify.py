"""Whoever has a finished game and Python can check its dice, and a game that was changed afterwards does not pass."""

import ast
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from metropole import journal, registry, verify
from metropole.journal import Journal, JournalError, Seal
from metropole.kernel import Chance, Decision
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.questions import WeightedChance
from metropole.server import seal
from metropole.server.seal import SealedDice, Secret

GAMES = [
    *[("colonialism/original+short", 2 + seed % 3, seed) for seed in range(20)],
    *[("colonialism/spielworxx", 2 + seed % 3, seed) for seed in range(20)],
    *[("colonialism/compass+events+upgrades", 2 + seed % 3, seed) for seed in range(20)],
    *[("empires/second+cap15", 4 + seed % 2, seed) for seed in range(20)],
    *[("empires/revised+fastend", 3 + seed % 3, seed) for seed in range(20)],
]
EACH = GAMES[::20]


def dice_for(seats: int, seed: int) -> SealedDice:
    """Dice with a secret that is always the same, so that a test means the same every time."""
    drawn = hashlib.sha512(str(seed).encode()).digest()
    contributions = [f"Würfel {seed} {seat}" for seat in range(seats - 1)]
    return SealedDice(f"game-{seed}", Secret(drawn[:32], drawn[32:48]), [*contributions, seal.BOT])


def played(name: str, seats: int, seed: int) -> tuple[Journal, SealedDice]:
    """A random game with sealed dice, in which the table goes back twice and players once in a while."""
    log = journal.begin(registry.find(name), seats, players=("Anna", "Böll"))
    dice, chooser = dice_for(seats, seed), PlayoutRng(seed)
    undos = {50 + seed: 40 - seed, 120 + seed: 110 - seed}
    while not log.game.over:
        pending = log.game.pending
        kept = undos.pop(len(log.told), None)
        if kept is not None:
            log.undo_by_consent(kept)
        elif isinstance(pending, Chance):
            seal.roll(log, dice)
        elif isinstance(pending, Decision):
            speak(log, pending, chooser)
    return log, dice


def speak(log: Journal, pending: Decision, chooser: PlayoutRng) -> None:
    if log.may_undo(pending.seat) and chooser.randrange(300) == 0:
        log.undo(pending.seat)
    else:
        log.answer(pending.options[chooser.randrange(len(pending.options))], pending.seat)


@cache
def sealed_game(name: str, seats: int, seed: int) -> str:
    log, dice = played(name, seats, seed)
    return journal.sealed_text(log, dice.seal(opened=True))


def short_game() -> str:
    return sealed_game(*GAMES[0])


# --- alone ---


@pytest.fixture(name="alone")
def _alone(tmp_path: Path) -> Path:
    """A directory with nothing in it but the checker."""
    shutil.copy(verify.__file__, tmp_path / "verify.py")
    return tmp_path


def run(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python by itself: no packages, no settings of this environment."""
    command = [sys.executable, "-I", "-S", *arguments]
    return subprocess.run(command, cwd=place, capture_output=True, text=True, encoding="utf-8", timeout=60)


def test_the_checker_needs_python_only() -> None:
    """Every import is of the standard library, and of nothing that could lead out of it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(Path(verify.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update([alias.name for alias in node.names])
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or ".")
    assert names == {"dataclasses", "hashlib", "hmac", "re", "sys", "typing"}
    assert names <= sys.stdlib_module_names


def test_a_hundred_games_pass_where_metropole_is_not_installed(alone: Path) -> None:
    """Twenty games of each rulebook, none alike; every roll and draw of them is computed, undone ones too."""
    assert "No module named 'metropole'" in run(alone, "-c", "import metropole").stderr
    texts = {f"{number}.game": sealed_game(*game) for number, game in enumerate(GAMES)}
    assert len(set(texts.values())) == 100
    assert {registry.find(game[0]).book.name for game in GAMES} == {book.name for book in registry.BOOKS}
    for name, text in texts.items():
        (alone / name).write_text(text, encoding="utf-8")

    done = run(alone, "verify.py", *texts)

    assert (done.returncode, done.stderr) == (0, "")
    rolled = {name: len(places(text.split("\n"), "* ")) for name, text in texts.items()}
    expected = [f"{name}: {count} rolls and draws follow from seal " for name, count in rolled.items()]
    lines = done.stdout.splitlines()
    assert len(lines) == len(expected)
    assert [line for line, start in zip(lines, expected, strict=True) if not line.startswith(start)] == []
    assert all([line.endswith("the rules are not checked") for line in lines])


def test_the_games_go_back() -> None:
    """The games above are not too tame: tables and players go back in them, and rolls are undone."""
    text = "".join([sealed_game(*game) for game in GAMES])
    assert len(re.findall(r"^! undo \d+$", text, re.MULTILINE)) == 2 * len(GAMES)
    assert re.search(r"^\d undo$", text, re.MULTILINE)
    assert re.search(r"^~ .*\*\d", text, re.MULTILINE)


# --- what was changed afterwards ---

JournalLines = list[str]


def places(lines: JournalLines, start: str) -> list[int]:
    return [i for i, line in enumerate(lines) if line.startswith(start)]


def other_names(lines: JournalLines, at: int) -> list[str]:
    """What could have come instead of the outcome in this line."""
    names = [part.partition("*")[0] for part in lines[at - 1][2:].split(" | ")]
    return [name for name in names if not lines[at].endswith(f" {name}")]


def mended(lines: JournalLines) -> JournalLines:
    """The same lines with an end that counts them, as a forger would write it."""
    body = lines.index("") + 1
    return [*lines[:-2], f"end {len(lines) - 2 - body} finished", ""]


def replaced(lines: JournalLines, at: int, line: str) -> JournalLines:
    return [*lines[:at], line, *lines[at + 1 :]]


def without(lines: JournalLines, *dropped: int) -> JournalLines:
    return [line for i, line in enumerate(lines) if i not in dropped]


def swapped(lines: JournalLines, a: int, b: int) -> JournalLines:
    return replaced(replaced(lines, a, lines[b]), b, lines[a])


def flipped(line: str) -> str:
    """Another last digit."""
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def changed_roll(lines: JournalLines) -> JournalLines:
    at = places(lines, "* ")[-1]
    return replaced(lines, at, f"* {lines[at].split(' ')[1]} {other_names(lines, at)[0]}")


def swapped_rolls(lines: JournalLines) -> JournalLines:
    """Two neighbouring outcomes of the same kind, each still among what could have come."""
    rolls = places(lines, "* ")
    for a, b in pairwise(rolls):
        key, name = lines[a].split(" ", 2)[1:]
        if lines[b].startswith(f"* {key} ") and lines[b] != lines[a] and name in other_names(lines, b):
            return swapped(lines, a, b)
    raise AssertionError("no two outcomes can be swapped")


def swapped_contributions(lines: JournalLines) -> JournalLines:
    """Each of two seats has said what the other said."""
    a, b = places(lines, "contribution ")[:2]
    texts = [lines[at].split(" ", 2)[2] for at in (a, b)]
    return replaced(replaced(lines, a, f"contribution 1 {texts[1]}"), b, f"contribution 2 {texts[0]}")


def swapped_pairs(lines: JournalLines) -> JournalLines:
    """Two neighbouring outcomes, together with what could have come."""
    rolls = places(lines, "* ")
    for a, b in pairwise(rolls):
        if lines[a] != lines[b]:
            return swapped(swapped(lines, a, b), a - 1, b - 1)
    raise AssertionError("no two outcomes can be swapped")


def reordered_list(lines: JournalLines) -> JournalLines:
    """What could have come, moved on by one place: where all is even, another name is where the ticket falls."""
    at = next(i for i in places(lines, "~ ") if "*" not in lines[i])
    parts = lines[at][2:].split(" | ")
    return replaced(lines, at, "~ " + " | ".join([*parts[1:], parts[0]]))


def heavier(lines: JournalLines) -> JournalLines:
    """Something that did not come, a million times likelier."""
    roll = places(lines, "* ")[0]
    name = other_names(lines, roll)[0]
    return replaced(lines, roll - 1, lines[roll - 1].replace(name, f"{name}*1000000", 1))


def with_field(name: str) -> Callable[[JournalLines], JournalLines]:
    def spoil(lines: JournalLines) -> JournalLines:
        at = places(lines, name)[0]
        return replaced(lines, at, flipped(lines[at]))

    return spoil


FORGERIES: dict[str, Callable[[JournalLines], JournalLines]] = {
    "a roll": changed_roll,
    "the secret": with_field("secret "),
    "the salt": with_field("salt "),
    "the seal": with_field("seal "),
    "the game": with_field("game "),
    "a contribution": with_field("contribution 2 "),
    "two contributions swapped": swapped_contributions,
    "a contribution less": lambda lines: without(lines, places(lines, "contribution")[-1]),
    "a contribution more": lambda lines: [
        *lines[: lines.index("")],
        f"contribution {len(places(lines, 'contribution ')) + 1} bot",
        *lines[lines.index("") :],
    ],
    "two outcomes swapped": swapped_rolls,
    "two draws swapped": swapped_pairs,
    "an answer dropped": lambda lines: without(lines, places(lines, "2 ")[-1]),
    "a roll dropped": lambda lines: without(lines, places(lines, "* ")[3]),
    "a draw dropped, the end mended": lambda lines: mended(
        without(lines, places(lines, "~ ")[3], places(lines, "* ")[3])
    ),
    "the last outcome dropped, the end mended": lambda lines: mended(without(lines, places(lines, "* ")[-1])),
    "a list dropped, the end mended": lambda lines: mended(without(lines, places(lines, "~ ")[5])),
    "a list reordered": reordered_list,
    "a weight": heavier,
    "a list emptied": lambda lines: replaced(lines, places(lines, "~ ")[2], "~ "),
    "a list without its name": lambda lines: replaced(lines, places(lines, "~ ")[2], "~ | a*0"),
    "an undo removed": lambda lines: without(lines, places(lines, "! undo")[0]),
    "a strange line added, the end mended": lambda lines: mended([*lines[:-2], " * die 1", *lines[-2:]]),
    "everything after a list dropped, the end mended": lambda lines: mended(
        [*lines[: places(lines, "~ ")[-1] + 1], *lines[-2:]]
    ),
    "a roll hidden behind a space": lambda lines: replaced(lines, places(lines, "* ")[0], " * die 1"),
}


@pytest.mark.parametrize("game", EACH, ids=[game[0] for game in EACH])
@pytest.mark.parametrize("name", FORGERIES)
def test_a_changed_game_does_not_pass(name: str, game: tuple[str, int, int]) -> None:
    """Whatever was changed, the first line that does not fit is named, with what was expected there."""
    lines = sealed_game(*game).split("\n")
    forged = FORGERIES[name](lines)
    assert forged != lines

    report = verify.check("\n".join(forged))

    assert report.status == verify.DIFFERS
    assert re.match(r"line \d+: .*(expected|give)", report.message)
    assert "\n" not in report.message


def test_the_place_is_named(alone: Path) -> None:
    """The checker by itself: one line with the place, what was expected and what was found; exit status 1."""
    lines = short_game().split("\n")
    forged = changed_roll(lines)
    at = places(lines, "* ")[-1]
    (alone / "forged.game").write_text("\n".join(forged), encoding="utf-8")

    done = run(alone, "verify.py", "forged.game")

    number = len(places(lines, "* "))
    expected = f"roll or draw {number}: expected '{lines[at]}', found '{forged[at]}'"
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == f"forged.game: line {at + 1}: {expected}\n"


def test_no_roll_can_be_changed() -> None:
    """Each outcome of a game, replaced by anything else that could have come, is found in its own line."""
    lines = short_game().split("\n")
    for at in places(lines, "* "):
        for name in other_names(lines, at):
            report = verify.check("\n".join(replaced(lines, at, f"* {lines[at].split(' ')[1]} {name}")))
            assert report.status == verify.DIFFERS
            assert report.message.startswith(f"line {at + 1}: roll or draw ")


@pytest.mark.parametrize("field", ["seal", "salt", "secret"])
def test_no_digit_can_be_changed(field: str) -> None:
    """Each single digit of seal, salt and secret counts."""
    lines = short_game().split("\n")
    at = places(lines, f"{field} ")[0]
    for i in range(len(field) + 1, len(lines[at])):
        digit = flipped(lines[at][: i + 1]) + lines[at][i + 1 :]
        report = verify.check("\n".join(replaced(lines, at, digit)))
        assert report.status == verify.DIFFERS
        assert "game, salt and secret give the seal" in report.message


def test_no_line_can_be_dropped() -> None:
    """Without any one line the count at the end is wrong; with the count put right too, the rules find what it was.

    Only a fingerprint is missed by nobody: it repeats what the lines say.
    """
    lines = short_game().split("\n")
    for at in range(lines.index("") + 1, len(lines) - 2):
        dropped = without(lines, at)
        assert verify.check("\n".join(dropped)).status == verify.DIFFERS
        if not lines[at].startswith("="):
            assert is_forged("\n".join(mended(dropped))), lines[at]


def is_forged(text: str) -> bool:
    """What somebody with the package sees: the dice by themselves, then the rules."""
    try:
        return bool(verify.check(text).status) or journal.parse(text, "x").text() != text
    except JournalError:
        return True


# --- what only the rules can know ---


@pytest.mark.parametrize("game", EACH, ids=[game[0] for game in EACH])
def test_rules_prove_the_lists(game: tuple[str, int, int]) -> None:
    """A file read with the rules is the same file again, and any other list of what could have come is refused."""
    text = sealed_game(*game)
    lines = text.split("\n")
    assert journal.parse(text, "x").text() == text
    for at in places(lines, "~ ")[:3]:
        parts = lines[at][2:].split(" | ")
        for other in (parts[::-1], parts[1:], [*parts, "more"], [f"{parts[0]}*9", *parts[1:]], [f"{parts[0]}*1"]):
            forged = "\n".join(replaced(lines, at, "~ " + " | ".join(other)))
            with pytest.raises(JournalError, match=rf"x:{at + 1}: '~ .*' does not fit; expected: ~ "):
                journal.parse(forged, "x")


def test_an_undo_removed_with_care_is_found_by_the_rules() -> None:
    """The dice alone cannot know that an undo is missing when the end is counted anew; the rules do."""
    lines = short_game().split("\n")
    forged = "\n".join(mended(without(lines, places(lines, "! undo")[0])))
    assert verify.check(forged).status == verify.FITS
    with pytest.raises(JournalError, match="x:"):
        journal.parse(forged, "x")


# --- files that cannot be checked ---


def unsealed() -> str:
    return journal.begin(registry.find("colonialism/compass"), 2).text()


def unopened() -> str:
    log = journal.begin(registry.find("colonialism/compass"), 2)
    dice = dice_for(2, 1)
    for _ in range(5):
        seal.roll(log, dice)
    return journal.sealed_text(log, dice.seal())


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "line 1: expected 'metropole game 1'"),
    "binary": (lambda: bytes(range(256)), "is no text file"),
    "zeros": (lambda: bytes(1000), "line 1: expected 'metropole game 1', found '.x00"),
    "one huge line": (lambda: b"x" * 3_000_000, "line 1: expected 'metropole game 1', found 'xxx"),
    "a huge field": (
        lambda: short_game().replace("\nsalt ", "\nsalt " + "0" * 3_000_000).encode(),
        "expected, once: 'salt' and ",
    ),
    "huge": (lambda: b"x" * (verify.LONGEST + 1), "is larger than 4194304 bytes"),
    "no header": (lambda: short_game().partition("\n\n")[2].encode(), "line 1: expected 'metropole game 1'"),
    "only the first line": (lambda: b"metropole game 1", "lacks 'seats'"),
    "not sealed": (lambda: unsealed().encode(), "the header lacks 'game', which is in every game with sealed dice"),
    "not over": (lambda: unopened().encode(), "the header lacks 'salt', which is published when the game is over"),
    "no secret": (lambda: re.sub("\nsecret .*", "", short_game()).encode(), "the header lacks 'secret'"),
    "no seal": (lambda: re.sub("\nseal .*", "", short_game()).encode(), "the header lacks 'seal'"),
    "two secrets": (lambda: re.sub("(\nsecret .*)", r"\1\1", short_game()).encode(), "expected, once: 'secret'"),
    "a short secret": (lambda: re.sub("\nsecret .", "\nsecret ", short_game()).encode(), "expected, once: 'secret'"),
    "no contribution": (lambda: re.sub("(\ncontribution 1) .*", r"\1 ", short_game()).encode(), "'contribution 1'"),
    "Windows": (lambda: short_game().replace("\n", "\r\n").encode(), "line 1: expected"),
    "cut in the header": (lambda: short_game()[:100].encode(), "the header lacks 'game'"),
    "cut in a line": (lambda: short_game()[:5000].encode(), "no whole file"),
    "cut at a line": (lambda: short_game()[: short_game().index("\n", 5000) + 1].encode(), "no whole file"),
    "more after the end": (lambda: f"{short_game()}and so on".encode(), "no whole file"),
    "no last line feed": (lambda: short_game()[:-1].encode(), "no whole file"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_cannot_be_checked_gets_one_line(name: str, alone: Path) -> None:
    """Whatever it is, one clear line of plain letters says so, and the exit status is 2."""
    make, reason = BAD[name]
    (alone / "bad.game").write_bytes(make())

    done = run(alone, "verify.py", "bad.game")

    assert (done.returncode, done.stderr) == (2, "")
    assert re.fullmatch(rf"bad\.game: .*(?:{reason})[ -~]*\n", done.stdout)
    assert len(done.stdout) < 300


@pytest.mark.parametrize("path", ["none.game", "."])
def test_a_file_that_is_none(path: str, alone: Path) -> None:
    """A missing file and a directory."""
    done = run(alone, "verify.py", path)
    assert (done.returncode, done.stderr) == (2, "")
    assert re.fullmatch(r".*: cannot be read \(.+\)\n", done.stdout)


def test_without_a_file(alone: Path) -> None:
    """One line says how it is used."""
    done = run(alone, "verify.py")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "usage: python verify.py FILE...\n")


def test_several_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each; the highest status counts, whatever the order; names may have any letters."""
    good, forged, bad = tmp_path / "gut.game", tmp_path / "gefälscht.game", tmp_path / "bad.game"
    good.write_text(short_game(), encoding="utf-8")
    forged.write_text("\n".join(changed_roll(short_game().split("\n"))), encoding="utf-8")
    bad.write_text("", encoding="utf-8")

    assert verify.main([str(good)]) == 0
    assert verify.main([str(forged), str(good)]) == 1
    assert verify.main([str(bad), str(forged), str(good)]) == 2

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert "gef\\xe4lscht.game: line " in lines[4]


def test_a_terminal_is_not_steered() -> None:
    """What a file holds is shown in plain letters, and not at length."""
    lines = short_game().split("\n")
    spoilt = replaced(lines, places(lines, "* ")[0], "* die \x1b[2J" + "ü" * 100_000)
    message = verify.check("\n".join(spoilt)).message
    assert message.isascii()
    assert message.isprintable()
    assert len(message) < 600


def test_a_game_broken_off_can_be_checked() -> None:
    """When a table gives up, the secret is published too, and the report says that the game was not finished."""
    log = journal.begin(registry.find("empires/revised"), 3)
    dice = dice_for(3, 9)
    while isinstance(log.game.pending, Chance):
        seal.roll(log, dice)

    report = verify.check(journal.sealed_text(log, dice.seal(opened=True)))

    assert (report.status, report.checked) == (verify.FITS, 2)
    assert "(the game was not finished)" in report.message


# --- the journal of a sealed game ---


def test_names_cannot_be_confused() -> None:
    """No outcome has a sign in its name that separates or weighs outcomes, nor shares its name with another."""
    for title in registry.all_titles():
        for key, names in title.kind.chances.items():
            assert " " not in key
            assert len(set(names)) == len(names)
            assert [name for name in names if re.search("[|*]", name) or name != name.strip() or not name] == []


def test_lists_have_one_order() -> None:
    """What could have come stands in the order of its names, so that the order leaves no choice, in any version."""
    for game in GAMES:
        kind, lines = registry.find(game[0]).kind, sealed_game(*game).split("\n")
        for at in places(lines, "* "):
            names = [part.partition("*")[0] for part in lines[at - 1][2:].split(" | ")]
            known = kind.chances[lines[at].split(" ")[1]]
            assert names == [name for name in known if name in names]


def test_weights_are_written() -> None:
    """Weights of one are left out; the order is that of the outcomes."""
    title = registry.find("colonialism/compass")
    assert journal.possibilities(title, WeightedChance("cube", [2, 0], [5, 1])) == "~ black*5 | yellow"
    assert journal.possibilities(title, WeightedChance("die", [1, 2, 3])) == "~ 1 | 2 | 3"


def test_only_a_sealed_journal_writes_lists() -> None:
    """The lines of a sealed file without its lists are those of the plain one; a fork of it is a game of its own."""
    log, dice = played(*GAMES[0])
    sealed = journal.parse(journal.sealed_text(log, dice.seal(opened=True)), "x")
    assert log.header.seal is None
    assert places(log.lines, "~") == []
    assert [line for line in sealed.lines if not line.startswith("~")] == log.lines
    assert len(places(sealed.lines, "~")) == len(places(log.lines, "*"))
    assert sealed.told == log.told
    assert sealed.game.numbers() == log.game.numbers()

    fork = sealed.fork(len(sealed.lines))

    assert fork.text() == log.text()


def test_a_list_stands_only_before_chance() -> None:
    """Where a player is asked nothing can come by chance."""
    log = journal.begin(registry.find("colonialism/compass"), 2)
    while isinstance(log.game.pending, Chance):
        seal.roll(log, dice_for(2, 1))
    with pytest.raises(JournalError, match="does not fit; expected: an answer of seat"):
        journal.take_line(log, "~ 1 | 2 | 3")


HEADERS: dict[str, tuple[str, str, str]] = {
    "no game": ("game .*\n", "", "game is ''; allowed"),
    "a game with a space": ("game .*", "game a b", "game is 'a b'; allowed"),
    "no seal": ("seal .*\n", "", "seal is ''; allowed"),
    "an odd seal": ("seal .", "seal x", "seal is 'x"),
    "no salt": ("salt .*\n", "", "salt is ''; allowed"),
    "a short salt": ("salt .", "salt ", "salt is '"),
    "no secret": ("secret .*\n", "", "secret is ''; allowed"),
    "two secrets": ("(secret .*\n)", r"\1\1", "no line of a header"),
    "a contribution less": ("contribution 2 .*\n", "", "1 contributions do not fit; there are 2 seats"),
    "no contribution": ("(contribution .*\n)+", "\n", "0 contributions do not fit; there are 2 seats"),
    "another seat": ("contribution 2 ", "contribution 3 ", "no line of a header"),
    "an empty contribution": ("contribution 2 .*", "contribution 2 ", "contribution '' is not possible"),
    "a long contribution": ("contribution 2 ", "contribution 2 " + "x" * 64, "1 to 64 characters"),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_bad_seal_is_refused_in_one_line(name: str) -> None:
    """Each part has its form, and parts that belong together come together."""
    pattern, other, reason = HEADERS[name]
    text = re.sub(f"^{pattern}", other, short_game(), count=1, flags=re.MULTILINE)
    assert text != short_game()
    with pytest.raises(JournalError, match=reason) as caught:
        journal.parse(text, "bad.game")
    assert str(caught.value).startswith("bad.game: ")
    assert "\n" not in str(caught.value)


def test_a_seal_that_does_not_fit_is_not_written() -> None:
    """Salt without secret, too few contributions, and what would break the line."""
    log = journal.begin(registry.find("colonialism/compass"), 2)
    good = dice_for(2, 1).seal(opened=True)
    assert verify.check(journal.sealed_text(log, good)).status == verify.FITS
    for bad in (
        Seal(good.game, good.commitment, salt=good.salt),
        Seal(good.game, good.commitment, contributions=("one",)),
        Seal(good.game, good.commitment, good.salt, good.secret, ("one", "two\nlines")),
        Seal("a b", good.commitment),
    ):
        with pytest.raises(JournalError, match=r"allowed|do not fit"):
            journal.sealed_text(log, bad)


def test_a_running_game_keeps_its_secret() -> None:
    """Before the end the file has seal and contributions, and reads like any other."""
    text = unopened()
    secret = dice_for(2, 1).seal(opened=True)
    assert secret.secret not in text
    assert secret.salt not in text
    assert f"\nseal {secret.commitment}\ncontribution 1 Würfel 1 0\ncontribution 2 bot\n\n~ " in text
    assert journal.parse(text, "x").text() == text


# --- practice games ---


def practice(inherited: int) -> str:
    """A game whose first outcomes were drawn by other dice; it says of so many that it has inherited them."""
    log, _ = played("colonialism/original+short", 2, 3)
    other, own = log.fork(200), dice_for(2, 99)
    taken = len([line for line in other.lines if line.startswith("* ")])
    chooser = PlayoutRng(1)
    while not other.game.over:
        pending = other.game.pending
        if isinstance(pending, Chance):
            seal.roll(other, own)
        elif isinstance(pending, Decision):
            speak(other, pending, chooser)
    return journal.sealed_text(other, replace(own.seal(opened=True), inherited=taken + inherited))


def test_what_was_inherited_is_not_checked_and_everything_else_is() -> None:
    """The header says how many; the report says so too. One less, and the dice do not fit."""
    text = practice(0)
    report = verify.check(text)
    count = int(text.partition("\ninherited ")[2].partition("\n")[0])
    assert report.status == verify.FITS
    assert report.checked == text.count("\n* ") - count > 20
    assert f"; {count} more were inherited from another game, and are not checked" in report.message
    assert journal.parse(text, "x").text() == text
    assert verify.check(practice(-1)).status == verify.DIFFERS
    assert verify.check(practice(1)).checked == report.checked - 1


def test_no_more_can_be_inherited_than_there_is() -> None:
    report = verify.check(practice(100_000))
    assert report.status == verify.DIFFERS
    assert "inherited rolls and draws, found" in report.message


@pytest.mark.parametrize("value", ["", "-1", "01", "x", "1234567", "3 4"])
def test_a_bad_number_of_inherited_outcomes_is_refused(value: str) -> None:
    text = re.sub("^inherited .*", f"inherited {value}", practice(0), count=1, flags=re.MULTILINE)
    assert verify.check(text).status == verify.UNREADABLE
    with pytest.raises(JournalError, match="inherited"):
        journal.parse(text, "bad.game")


def test_nothing_is_inherited_without_a_seal() -> None:
    plain = journal.begin(registry.find("colonialism/compass"), 2).text()
    with pytest.raises(JournalError, match="game is ''"):
        journal.parse(plain.replace("\nrules ", "\ninherited 3\nrules "), "bad.game")


# --- the page ---


def test_the_example_of_the_page_runs() -> None:
    """The Python of the page about sealed dice runs as it stands, and finds what the page says."""
    page = Path(__file__).parent.parent / "docs" / "sealed-dice.md"
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    assert "assert " in blocks[0]
    exec(compile(blocks[0], "docs/sealed-dice.md", "exec"), {"__name__": "docs"})
