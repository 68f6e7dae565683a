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
from typing import Any

import pytest

from metropole import journal, registry, verify
from metropole.journal import Journal, JournalError, Seal
from metropole.kernel import Chance, Decision
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.questions import WeightedChance
from metropole.server import seal
from metropole.server.seal import SealedDice, Secret
from tests.test_pages import blocks

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
    """A random game with sealed dice, in which the table goes back twice."""
    log, dice = journal.begin(registry.find(name), seats, players=("Anna", "Böll")), dice_for(seats, seed)
    play_on(log, dice, PlayoutRng(seed), {50 + seed: 40 - seed, 120 + seed: 110 - seed})
    return log, dice


def play_on(
    log: Journal, dice: SealedDice, chooser: PlayoutRng, undos: dict[int, int], roll: Any = seal.roll, most: int = 9999
) -> None:
    """To the end or to a line; the table goes back from these lines to those, and players once in a while."""
    while not log.game.over and len(log.told) < most:
        pending = log.game.pending
        kept = undos.pop(len(log.told), None)
        if kept is not None:
            log.undo_by_consent(kept)
        elif isinstance(pending, Chance):
            roll(log, dice)
        elif isinstance(pending, Decision):
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
    nodes = list(ast.walk(ast.parse(Path(verify.__file__).read_text(encoding="utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
    assert names == {"dataclasses", "hashlib", "hmac", "re", "sys", "typing"}
    assert names <= sys.stdlib_module_names


def test_a_hundred_games_pass_where_metropole_is_not_installed(alone: Path) -> None:
    """Twenty games of each rulebook, none alike; every roll and draw of them is computed, undone ones too."""
    assert "No module named 'metropole'" in run(alone, "-c", "import metropole").stderr
    texts = {f"{number}.game": sealed_game(*game) for number, game in enumerate(GAMES)}
    assert len(set(texts.values())) == 100
    assert {registry.find(game[0]).book.name for game in GAMES} == {book.name for book in registry.books()}
    for name, text in texts.items():
        (alone / name).write_text(text, encoding="utf-8")

    done = run(alone, "verify.py", *texts)

    assert (done.returncode, done.stderr) == (0, "")
    for line, (name, text) in zip(done.stdout.splitlines(), texts.items(), strict=True):
        expected = f"{name}: {len(places(text.splitlines(), '* '))} rolls and draws follow from seal "
        assert (line[: len(expected)], line[-25:]) == (expected, "the rules are not checked")


def test_the_games_go_back() -> None:
    """The games above are not too tame: tables and players go back in them, and rolls are undone."""
    text = "".join([sealed_game(*game) for game in GAMES])
    assert len(re.findall(r"^! undo \d+$", text, re.MULTILINE)) == 2 * len(GAMES)
    assert re.search(r"^\d undo$", text, re.MULTILINE)
    assert re.search(r"^~ .*\*\d", text, re.MULTILINE)


# --- what was changed afterwards ---

JournalLines = list[str]


def checked(lines: JournalLines) -> verify.Verification:
    return verify.check("\n".join(lines))


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
    for a, b in pairwise(places(lines, "* ")):
        _, key, name = lines[a].split(" ", 2)
        if lines[b].startswith(f"* {key} ") and name in other_names(lines, b):
            return swapped(lines, a, b)
    raise AssertionError("no two outcomes can be swapped")


def swapped_contributions(lines: JournalLines) -> JournalLines:
    """Each of two seats has said what the other said."""
    a, b = places(lines, "contribution ")[:2]
    texts = [lines[at].split(" ", 2)[2] for at in (a, b)]
    return replaced(replaced(lines, a, f"contribution 1 {texts[1]}"), b, f"contribution 2 {texts[0]}")


def swapped_pairs(lines: JournalLines) -> JournalLines:
    """Two neighbouring outcomes, together with what could have come."""
    a, b = next((a, b) for a, b in pairwise(places(lines, "* ")) if lines[a] != lines[b])
    return swapped(swapped(lines, a, b), a - 1, b - 1)


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


def flipped_field(lines: JournalLines, start: str) -> JournalLines:
    at = places(lines, start)[0]
    return replaced(lines, at, flipped(lines[at]))


FORGERIES: dict[str, Callable[[JournalLines], JournalLines]] = {
    "a roll": changed_roll,
    "the secret": lambda lines: flipped_field(lines, "secret "),
    "the salt": lambda lines: flipped_field(lines, "salt "),
    "the seal": lambda lines: flipped_field(lines, "seal "),
    "the game": lambda lines: flipped_field(lines, "game "),
    "a contribution": lambda lines: flipped_field(lines, "contribution 2 "),
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
    "a draw dropped, the end mended": lambda lines: mended(without(lines, *[places(lines, sign)[3] for sign in "~*"])),
    "the last outcome dropped, the end mended": lambda lines: mended(without(lines, places(lines, "* ")[-1])),
    "a list dropped, the end mended": lambda lines: mended(without(lines, places(lines, "~ ")[5])),
    "a list reordered": reordered_list,
    "a weight": heavier,
    "a list emptied": lambda lines: replaced(lines, places(lines, "~ ")[2], "~ "),
    "a list without its name": lambda lines: replaced(lines, places(lines, "~ ")[2], "~ | a*0"),
    "an undo removed": lambda lines: without(lines, places(lines, "! undo")[0]),
    "a strange line added, the end mended": lambda lines: mended([*lines[:-2], " * die 1", *lines[-2:]]),
    "all after a list dropped, the end mended": lambda lines: mended([*lines[: places(lines, "~")[-1] + 1], "end", ""]),
    "a roll hidden behind a space": lambda lines: replaced(lines, places(lines, "* ")[0], " * die 1"),
}


@pytest.mark.parametrize("game", EACH, ids=[game[0] for game in EACH])
@pytest.mark.parametrize("name", FORGERIES)
def test_a_changed_game_does_not_pass(name: str, game: tuple[str, int, int]) -> None:
    """Whatever was changed, the first line that does not fit is named, with what was expected there."""
    lines = sealed_game(*game).split("\n")
    forged = FORGERIES[name](lines)
    assert forged != lines

    report = checked(forged)

    assert report.status == verify.DIFFERS
    assert re.fullmatch(r"line \d+: .*(expected|give).*", report.message)


def test_the_place_is_named(alone: Path) -> None:
    """The checker by itself: one line with the place, what was expected and what was found; exit status 1."""
    lines = short_game().split("\n")
    forged, at = changed_roll(lines), places(lines, "* ")[-1]
    (alone / "forged.game").write_text("\n".join(forged), encoding="utf-8")

    done = run(alone, "verify.py", "forged.game")

    expected = f"roll or draw {len(places(lines, '* '))}: expected '{lines[at]}', found '{forged[at]}'"
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == f"forged.game: line {at + 1}: {expected}\n"


def test_no_roll_can_be_changed() -> None:
    """Each outcome of a game, replaced by anything else that could have come, is found in its own line."""
    lines = short_game().split("\n")
    for at in places(lines, "* "):
        for name in other_names(lines, at):
            report = checked(replaced(lines, at, f"* {lines[at].split(' ')[1]} {name}"))
            assert report.status == verify.DIFFERS
            assert report.message.startswith(f"line {at + 1}: roll or draw ")


@pytest.mark.parametrize("field", ["seal", "salt", "secret"])
def test_no_digit_can_be_changed(field: str) -> None:
    """Each single digit of seal, salt and secret counts."""
    lines = short_game().split("\n")
    at = places(lines, f"{field} ")[0]
    for i in range(len(field) + 1, len(lines[at])):
        report = checked(replaced(lines, at, flipped(lines[at][: i + 1]) + lines[at][i + 1 :]))
        assert report.status == verify.DIFFERS
        assert "game, salt and secret give the seal" in report.message


def test_no_line_can_be_dropped() -> None:
    """Without any one line the count at the end is wrong; with the count put right too, the rules find what it was.

    Only a fingerprint is missed by nobody: it repeats what the lines say.
    """
    lines = short_game().split("\n")
    for at in range(lines.index("") + 1, len(lines) - 2):
        dropped = without(lines, at)
        assert checked(dropped).status == verify.DIFFERS
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


UNSEALED = journal.begin(registry.find("colonialism/compass"), 2).text()


def dealt(name: str, seats: int, dice: SealedDice) -> Journal:
    """A game in which the first question is asked."""
    log = journal.begin(registry.find(name), seats)
    while isinstance(log.game.pending, Chance):
        seal.roll(log, dice)
    return log


def unopened() -> str:
    dice = dice_for(2, 1)
    return journal.sealed_text(dealt("colonialism/compass", 2, dice), dice.seal())


BAD: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda game: b"", "line 1: expected 'metropole game 1'"),
    "binary": (lambda game: bytes(range(256)), "is no text file"),
    "zeros": (lambda game: bytes(1000), "line 1: expected 'metropole game 1', found '.x00"),
    "one huge line": (lambda game: b"x" * 3_000_000, "line 1: expected 'metropole game 1', found 'xxx"),
    "a huge field": (lambda game: re.sub("\nsalt ", "\nsalt " + "0" * 3_000_000, game), "expected, once: 'salt' and "),
    "huge": (lambda game: b"x" * (verify.LONGEST + 1), "is larger than 4194304 bytes"),
    "no header": (lambda game: game.partition("\n\n")[2], "line 1: expected 'metropole game 1'"),
    "only the first line": (lambda game: b"metropole game 1", "lacks 'seats'"),
    "not sealed": (lambda game: UNSEALED, "the header lacks 'game', which is in every game with sealed dice"),
    "not over": (lambda game: unopened(), "the header lacks 'salt', which is published when the game is over"),
    "no secret": (lambda game: re.sub("\nsecret .*", "", game), "the header lacks 'secret'"),
    "no seal": (lambda game: re.sub("\nseal .*", "", game), "the header lacks 'seal'"),
    "two secrets": (lambda game: re.sub("(\nsecret .*)", r"\1\1", game), "expected, once: 'secret'"),
    "a short secret": (lambda game: re.sub("\nsecret .", "\nsecret ", game), "expected, once: 'secret'"),
    "no contribution": (lambda game: re.sub("(\ncontribution 1) .*", r"\1 ", game), "'contribution 1'"),
    "Windows": (lambda game: game.replace("\n", "\r\n"), "line 1: expected"),
    "cut in the header": (lambda game: game[:100], "the header lacks 'game'"),
    "cut in a line": (lambda game: game[:5000], "no whole file"),
    "cut at a line": (lambda game: game[: game.index("\n", 5000) + 1], "no whole file"),
    "more after the end": (lambda game: f"{game}and so on", "no whole file"),
    "no last line feed": (lambda game: game[:-1], "no whole file"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_cannot_be_checked_gets_one_line(name: str, alone: Path) -> None:
    """Whatever it is, one clear line of plain letters says so, and the exit status is 2."""
    make, reason = BAD[name]
    made = make(short_game())
    (alone / "bad.game").write_bytes(made if isinstance(made, bytes) else made.encode())

    done = run(alone, "verify.py", "bad.game")

    assert (done.returncode, done.stderr) == (2, "")
    assert re.fullmatch(rf"bad\.game: .*(?:{reason})[ -~]*\n", done.stdout)
    assert len(done.stdout) < 300


def test_no_file(alone: Path) -> None:
    """A missing file and a directory get one line each; where nothing is named, one line says how it is used."""
    found = run(alone, "verify.py", "none.game", ".")
    assert (found.returncode, found.stderr) == (2, "")
    assert re.fullmatch(r"none\.game: cannot be read \(.+\)\n\.: cannot be read \(.+\)\n", found.stdout)
    unnamed = run(alone, "verify.py")
    assert (unnamed.returncode, unnamed.stdout, unnamed.stderr) == (2, "", "usage: python verify.py FILE...\n")


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
    message = checked(replaced(lines, places(lines, "* ")[0], "* die \x1b[2J" + "ü" * 100_000)).message
    assert (message.isascii(), message.isprintable()) == (True, True)
    assert len(message) < 600


def test_a_game_broken_off_can_be_checked() -> None:
    """When a table gives up, the secret is published too, and the report says that the game was not finished."""
    dice = dice_for(3, 9)
    report = verify.check(journal.sealed_text(dealt("empires/revised", 3, dice), dice.seal(opened=True)))
    assert (report.status, report.checked) == (verify.FITS, 2)
    assert "(the game was not finished)" in report.message


# --- the journal of a sealed game ---


def test_names_cannot_be_confused() -> None:
    """No outcome has a sign in its name that separates or weighs outcomes, nor shares its name with another."""
    for rule_set in registry.all_rule_sets():
        for key, names in rule_set.kit.chances.items():
            assert " " not in key
            assert len(set(names)) == len(names)
            assert [name for name in names if re.search("[|*]", name) or name != name.strip() or not name] == []


def test_lists_have_one_order() -> None:
    """What could have come stands in the order of its names, so that the order leaves no choice, in any version."""
    for game in GAMES:
        kind, lines = registry.find(game[0]).kit, sealed_game(*game).split("\n")
        for at in places(lines, "* "):
            names = [part.partition("*")[0] for part in lines[at - 1][2:].split(" | ")]
            known = kind.chances[lines[at].split(" ")[1]]
            assert names == [name for name in known if name in names]


def test_weights_are_written() -> None:
    """Weights of one are left out; the order is that of the outcomes."""
    rule_set = registry.find("colonialism/compass")
    assert journal.possibilities(rule_set, WeightedChance("cube", [2, 0], [5, 1])) == "~ black*5 | yellow"
    assert journal.possibilities(rule_set, WeightedChance("die", [1, 2, 3])) == "~ 1 | 2 | 3"


def test_only_a_sealed_journal_writes_lists() -> None:
    """The lines of a sealed file without its lists are those of the plain one; a fork of it is a game of its own."""
    log, dice = played(*GAMES[0])
    sealed = journal.parse(journal.sealed_text(log, dice.seal(opened=True)), "x")
    assert (log.header.seal, places(log.lines, "~")) == (None, [])
    assert [line for line in sealed.lines if not line.startswith("~")] == log.lines
    assert len(places(sealed.lines, "~")) == len(places(log.lines, "*"))
    assert (sealed.told, sealed.game.numbers()) == (log.told, log.game.numbers())
    assert sealed.fork(len(sealed.lines)).text() == log.text()


def test_a_list_stands_only_before_chance() -> None:
    """Where a player is asked nothing can come by chance."""
    with pytest.raises(JournalError, match="does not fit; expected: an answer of seat"):
        journal.take_line(dealt("colonialism/compass", 2, dice_for(2, 1)), "~ 1 | 2 | 3")


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
    assert re.fullmatch(r"bad\.game: .*", str(caught.value))


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
    assert [one for one in (secret.secret, secret.salt) if one in text] == []
    assert f"\nseal {secret.commitment}\ncontribution 1 Würfel 1 0\ncontribution 2 bot\n\n~ " in text
    assert journal.parse(text, "x").text() == text


# --- practice games ---


def practice(inherited: int) -> str:
    """A game whose first outcomes were drawn by other dice; it says of so many that it has inherited them."""
    log, _ = played("colonialism/original+short", 2, 3)
    other, own = log.fork(200), dice_for(2, 99)
    taken = len(places(other.lines, "* "))
    play_on(other, own, PlayoutRng(1), {})
    return journal.sealed_text(other, replace(own.seal(opened=True), inherited=taken + inherited))


def test_what_was_inherited_is_not_checked_and_everything_else_is() -> None:
    """The header says how many; the report says so too. One less, or more than there are: that does not fit."""
    text = practice(0)
    report = verify.check(text)
    count = int(text.partition("\ninherited ")[2].partition("\n")[0])
    assert report.status == verify.FITS
    assert report.checked == text.count("\n* ") - count > 20
    assert f"; {count} more were inherited from another game, and are not checked" in report.message
    assert journal.parse(text, "x").text() == text
    assert verify.check(practice(-1)).status == verify.DIFFERS
    assert verify.check(practice(1)).checked == report.checked - 1
    beyond = verify.check(practice(100_000))
    assert beyond.status == verify.DIFFERS
    assert "inherited rolls and draws, found" in beyond.message


@pytest.mark.parametrize("value", ["", "-1", "01", "x", "1234567", "3 4"])
def test_a_bad_number_of_inherited_outcomes_is_refused(value: str) -> None:
    text = re.sub("^inherited .*", f"inherited {value}", practice(0), count=1, flags=re.MULTILINE)
    assert verify.check(text).status == verify.UNREADABLE
    with pytest.raises(JournalError, match="inherited"):
        journal.parse(text, "bad.game")


def test_nothing_is_inherited_without_a_seal() -> None:
    with pytest.raises(JournalError, match="game is ''"):
        journal.parse(UNSEALED.replace("\nrules ", "\ninherited 3\nrules "), "bad.game")


# --- the page ---


def test_the_example_of_the_page_runs() -> None:
    """The Python of the page about sealed dice runs as it stands, and finds what the page says."""
    [block] = blocks("sealed-dice.md", "python")
    assert "assert " in block
    exec(compile(block, "docs/sealed-dice.md", "exec"), {"__name__": "docs"})
