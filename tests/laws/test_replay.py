"""A game is its journal: written, read, replayed, forked, undone, it is always the same game."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from metropole import journal, registry
from metropole.games.empires.positions import edition_of
from metropole.games.empires.rules.facts import FACTS
from metropole.journal import Journal, JournalError, fingerprint
from metropole.kernel import Chance, Decision, Outcome
from metropole.kernel.chance import roll
from tests.tables import RULE_SETS, SOME, WITH_SWITCHES, patience

COLONIALISM = [rule_set.name for rule_set in registry.all_rule_sets("colonialism")]
GAMES = Path(__file__).parent.parent / "games"


def step(log: Journal, rng: Random, undoing: float = 0) -> None:
    """One answer at random, or one that is taken back."""
    pending = log.game.pending
    if isinstance(pending, Chance):
        log.roll(roll(pending, rng))
        return
    assert isinstance(pending, Decision)
    if undoing and log.may_undo(pending.seat) and rng.random() < undoing:
        log.undo(pending.seat)
    elif undoing and pending.sealed and log.game.answers[pending.seat] and rng.random() < undoing:
        log.retract(pending.seat)
    else:
        log.answer(rng.choice(pending.options), pending.seat)


def wander(log: Journal, rng: Random) -> Journal:
    """Play at random to the end, or as long as anybody has patience for, taking back answers now and then."""
    steps = patience(log.rule_set.name)
    while not log.game.over and steps:
        steps -= 1
        step(log, rng, undoing=0.1)
    return log


@pytest.mark.parametrize(("name", "seats"), SOME + WITH_SWITCHES)
def test_a_journal_written_and_read_is_the_same_game(name: str, seats: int, tmp_path: Path) -> None:
    """Every line, every fingerprint and the last position survive; what was undone leaves no trace in the position."""
    log = wander(journal.begin(registry.find(name), seats, players=("Anna", "Böll")), Random(seats))
    path = tmp_path / "a.game"
    log.write(path)

    again = journal.read(path)

    assert again.text() == log.text()
    assert again.game.numbers() == log.game.numbers()
    assert len([line for line in log.lines if line.startswith("=")]) >= 10
    assert journal.replay(log.rule_set, seats, log.chart, log.told).numbers() == log.game.numbers()


@pytest.mark.parametrize("name", COLONIALISM)
def test_a_game_can_be_forked_at_any_line(name: str) -> None:
    """A fork has the position that the game had then, can be played on, and leaves the original alone."""
    log = wander(journal.begin(registry.find(name), 3), Random(7))
    rng = Random(8)
    positions = [fingerprint(g) for g in log.steps()]
    text = log.text()
    for line in [0, len(log.lines), *[rng.randrange(len(log.lines)) for _ in range(6)]]:
        fork = log.fork(line)
        assert fingerprint(fork.game) == positions[line]
        wander(fork, rng)
        assert fork.game.over
    assert log.text() == text


def test_undo_takes_back_an_action_nobody_has_seen() -> None:
    """In the middle of an action its answers can be taken back one by one, and only by the one who acts."""
    log = journal.begin(registry.find("colonialism/compass"), 2)
    rng = Random(1)
    while log.game.composing() < 0:
        step(log, rng)
    seat = log.game.composing()
    lines, answers = len(log.lines), len(log.told)
    with pytest.raises(JournalError, match="nothing to take back"):
        log.undo(1 - seat)

    log.undo(seat)

    assert len(log.lines) == lines + 1
    assert len(log.told) == answers - 1
    assert log.game.composing() < 0
    with pytest.raises(JournalError, match="beyond the horizon"):
        log.undo(seat)


def test_undo_by_consent_goes_back_and_draws_anew() -> None:
    """With consent the table goes back to any moment; the journal keeps what happened and says that it was undone."""
    log = journal.begin(registry.find("colonialism/compass"), 2)
    rng = Random(1)
    for _ in range(200):
        step(log, rng)
    lines = len(log.lines)

    log.undo_by_consent(120)

    assert log.lines[lines:] == ["! undo 120"]
    assert len(log.told) == 120
    wander(log, Random(3))
    assert journal.parse(log.text(), "x").game.numbers() == log.game.numbers()
    with pytest.raises(JournalError, match="not possible"):
        log.undo_by_consent(99999)


def test_undo_is_offered_only_where_nothing_was_learned() -> None:
    """Whenever undo is free, no other view has changed since the action began, and chance has not spoken."""
    log = journal.begin(registry.find("colonialism/compass+events+upgrades"), 3)
    rng = Random(2)
    offered = 0
    while offered <= 40:
        step(log, rng)
        seat = log.game.composing()
        if seat < 0:
            continue
        offered += 1
        assert log.told[-1].startswith(f"{seat + 1} ")
        before = log.game.position().numbers()
        begun = log.told[:]
        while begun and begun[-1].startswith(f"{seat + 1} ") and len(begun) > len(log.told) - 6:
            begun.pop()
            earlier = journal.replay(log.rule_set, 3, log.chart, begun)
            if earlier.composing() < 0:
                assert earlier.position().numbers() == before
                break


def test_sealed_answers_may_come_in_any_order_and_be_changed() -> None:
    """Whoever answers first, the hands are the same; a seat may change its mind until the last one has spoken."""
    log = journal.begin(registry.find("colonialism/compass"), 3)
    rng = Random(4)
    while not (isinstance(log.game.pending, Decision) and log.game.pending.sealed):
        step(log, rng)
    forward, backward = log.fork(len(log.lines)), log.fork(len(log.lines))
    for seat in (0, 1, 2):
        keep_first_six(forward, seat)
    for seat in (2, 0):
        keep_first_six(backward, seat)
    backward.retract(2)
    assert backward.game.awaiting() == [0, 1, 2]
    keep_first_six(backward, 2)
    keep_first_six(backward, 1)
    assert forward.game.numbers() == backward.game.numbers()
    with pytest.raises(ValueError, match="no sealed answer"):
        backward.retract(2)


def keep_first_six(log: Journal, seat: int) -> None:
    for _ in range(6):
        asked = log.game.question(seat)
        assert asked is not None
        log.answer(asked.options[0], seat)


# --- recorded games ---


@cache
def recorded() -> list[Path]:
    return sorted(GAMES.glob("*.game"))


def test_every_rule_set_has_a_recorded_game() -> None:
    """One finished game for each rulebook, with each official option, and with every switch."""
    editions = [journal.read(path).rule_set for path in recorded()]
    assert {*RULE_SETS} <= {rule_set.name for rule_set in editions}
    for book in registry.books():
        played = {option for rule_set in editions if rule_set.book is book for option in rule_set.options}
        assert {option.name for option in book.options} == played


def test_every_ending_of_empires_has_a_recorded_game() -> None:
    """A victory, and a game that ran into the turn cap or was ended by the die, for each rule set."""
    logs = [journal.read(path) for path in recorded()]
    found = {(log.rule_set.name, log.game.pending.ending) for log in logs if isinstance(log.game.pending, Outcome)}
    for rule_set in registry.all_rule_sets("empires"):
        endings = ("ten points", "the die") if edition_of(rule_set.name).end_rolls else ("ten prestige", "turn cap")
        assert {(rule_set.name, ending) for ending in endings} <= found


def test_a_recorded_game_was_won_by_a_tie_break() -> None:
    """Two players with the same points, one winner."""
    ends = [journal.read(path).game.pending for path in recorded() if "tie-break" in path.stem]
    outcomes = [end for end in ends if isinstance(end, Outcome)]
    assert outcomes
    assert len(outcomes) == len(ends)
    assert all([one.scores.count(max(one.scores)) > 1 and one.ranks.count(1) == 1 for one in outcomes])


def test_a_recorded_war_has_allies_and_an_expedition() -> None:
    """In one recorded game of the revised rules somebody helps in a war, and counters land in an enemy colony."""
    told = [facts_of(path) for path in recorded() if "alliance" in path.stem]
    assert told
    assert all([{"allied", "invasion"} <= names for names in told])


def facts_of(path: Path) -> set[str]:
    """The kinds of facts that a recorded game of Empires states."""
    log = journal.read(path)
    walker = journal.begin(log.rule_set, log.header.seats)
    names = set[str]()
    walker.game.listener = lambda event: names.add(FACTS[event.kind][0])
    for line in log.told:
        journal.take_line(walker, line)
    return names


@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    """The fingerprints of games recorded earlier still hold, and the games are finished."""
    log = journal.read(path)
    assert log.game.over
    assert log.text() == path.read_text(encoding="utf-8")


# --- determinism ---


def ends() -> list[str]:
    """Where a random game of every rule set of Colonialism ends."""
    return [fingerprint(wander(journal.begin(registry.find(name), 3), Random(5)).game) for name in COLONIALISM]


@pytest.mark.parametrize(
    "environment", [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "LC_ALL": "C", "TZ": "Asia/Tokyo"}]
)
def test_hash_seed_and_locale_make_no_difference(environment: dict[str, str]) -> None:
    """The same choices lead to the same games in any process."""
    command = [sys.executable, "-c", "from tests.laws.test_replay import ends; print(*ends())"]
    variables = {**os.environ, **environment, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ends()


# --- bad journals ---


SAMPLE = recorded()[0].read_text(encoding="utf-8")
BAD: list[tuple[str, Callable[[str], str], str]] = [
    ("another kind of file", lambda text: "hello\n" + text, "does not begin with"),
    ("empty", lambda text: "", "does not begin with"),
    ("cut in a line", lambda text: text[: len(text) // 2], "cut off"),
    ("cut at a line", lambda text: text[: text.index("\n", len(text) // 2) + 1], "cut off"),
    ("cut in the header", lambda text: text[:40], "lacks|cut off|whole number"),
    ("no body", lambda text: text.split("\n\n")[0], "cut off"),
    ("an empty body", lambda text: text.split("\n\n")[0] + "\n\n", "cut off"),
    ("a line lost", lambda text: text.replace("* die 2\n", "", 1), "lines but says"),
    ("unknown edition", lambda text: text.replace("edition colonialism/", "edition colonialismus/"), "is unknown"),
    ("wrong seats", lambda text: text.replace("\nseats 3\n", "\nseats 7\n"), "7 is not possible"),
    ("seats not a number", lambda text: text.replace("\nseats 3\n", "\nseats many\n"), "whole number"),
    ("other rules", lambda text: text.replace("\nrules 2\n", "\nrules 1\n"), "version 1 of the rules"),
    ("another board", lambda text: text.replace("\nboard ", "\nboard 0"), "was played on board 0"),
    ("no seats", lambda text: text.replace("\nseats 3\n", "\n"), "lacks 'seats'"),
    ("a die of seven", lambda text: text.replace("* die 2\n", "* die 7\n", 1), "does not fit; expected: . die"),
    ("another fingerprint", lambda text: text.replace("\n= ", "\n= 0", 1), "does not fit the position"),
    ("unknown words", lambda text: text.replace(" row ", " raw ", 1), "is no action"),
    ("not offered", lambda text: text.replace(" row ", " draw\n1 row ", 1).replace("\nend ", "\nend 1"), "says it has"),
    ("a ninth seat", lambda text: text.replace("\n* die", "\n9 die", 1), "begins neither with a seat"),
    ("a superscript is no seat", lambda text: text.replace("\n* die", "\n² die", 1), "begins neither with a seat"),
    ("not finished", lambda text: text.replace(" finished\n", " running\n"), "says it is running"),
    ("an unknown field", lambda text: text.replace("\nseats 3\n", "\nseats 3\ncolour red\n"), "no line of a header"),
    ("a field twice", lambda text: text.replace("\nseats 3\n", "\nseats 3\nseats 3\n"), "no line of a header"),
    ("a player out of place", lambda text: text.replace("player 2", "player 9"), "no line of a header"),
    ("odd undo", lambda text: text.replace("\n* die 1", "\n! redo 1", 1), "is not '! undo N'"),
]


@pytest.mark.parametrize(("spoil", "reason"), [pytest.param(*rest, id=name) for name, *rest in BAD])
def test_a_bad_journal_is_refused_in_one_line(spoil: Callable[[str], str], reason: str) -> None:
    """Whatever is wrong with a file, one line says so and names the file."""
    text = spoil(SAMPLE)
    assert text != SAMPLE
    with pytest.raises(JournalError, match=reason) as caught:
        journal.parse(text, "bad.game")
    assert str(caught.value).startswith("bad.game")
    assert "\n" not in str(caught.value)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    """A missing file, a folder, bytes that are no text, and a file that is far too large."""
    binary, huge = tmp_path / "binary.game", tmp_path / "huge.game"
    binary.write_bytes(b"\xff\xfe\x00")
    huge.write_bytes(b" " * (journal.LONGEST + 1))
    missing = tmp_path / "none.game"
    reasons = {missing: "cannot be read", tmp_path: "cannot be read", binary: "no text file", huge: "too large"}
    for path, reason in reasons.items():
        with pytest.raises(JournalError, match=reason):
            journal.read(path)
    with pytest.raises(JournalError, match="cannot be written"):
        journal.begin(registry.find("colonialism/compass"), 2).write(tmp_path / "none" / "a.game")
