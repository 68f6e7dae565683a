"""The table at work: people who type, bots, several people at one screen, saving."""

import re
from pathlib import Path
from random import Random

import pytest

from metropole import bots, journal
from metropole.bots import Budget
from metropole.games.colonialism.rules.queries import cards_in
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.kernel import Decision, Event
from metropole.kernel.view import View
from tests.tui import scripts
from tests.tui.scripts import COMPASS, REVISED, SECOND, Script, Typist, at_random, played, replies, seated, typed


@pytest.mark.parametrize(("rule_set", "paragraphs"), [(SECOND, {"CE 4", "CE 12"}), (REVISED, {"CR 12"})])
def test_small_questions_come_without_the_table(rule_set: str, paragraphs: set[str]) -> None:
    """Only who chooses cards or a character sees the whole table again; each question names a paragraph of its book."""
    printed = played(seated(at_random(5, 6), rule_set))
    questions = [(line, found[1]) for line in printed if (found := re.search(r"\[(C[ER] [\d.]+)\]$", line))]
    large = [
        where for line, where in questions if line.startswith(("Which five cards", "What do you do in this round"))
    ]

    assert paragraphs == set(large)
    assert {where[:2] for where in paragraphs} == {where[:2] for _, where in questions}
    assert len(large) + 1 == len([line for line in printed if line.startswith("Territories")]) < len(questions)


def test_row_of_others() -> None:
    """4 Of others' rows the cards of the rounds so far, of one's own all, the present one marked."""
    printed = played(seated(typed("3 1 5 2 6"), SECOND))
    own = "Sovereign/Rebel (now), Explorer/Conqueror, Trader/Financier, Viceroy/Ambassador, Scientist/Missionary"

    assert f"      cards: {own}" in printed
    assert 3 == len([line for line in printed if re.fullmatch(r"      cards: .*\(now\), 4 face-down", line)])


# --- the card left out ---


def at_lock(*lines: str) -> Typist:
    """Somebody who plays cards in their order without an action, and types these lines when one is to be left out."""
    cards, left = ["explorer", "viceroy", "merchant", "trader", "scientist"], list(lines)

    def next_line(console: Script) -> str:
        asked = [line for line in console.lines if line.endswith("]")][-1]
        if asked.startswith("What do you do") and cards:
            return f"lay {cards.pop(0)}"
        if cards or not asked.startswith(("Which card do you leave out", "What do you do")):
            return "1"
        return left.pop(0) if left else "quit"

    return next_line


def test_undo_of_a_lock() -> None:
    """4.7 The card left out is chosen unseen; with the consent of bots it is taken back and chosen anew."""
    session = seated(at_lock("1", "undo", "2"), REVISED)
    played(session)

    assert ["lock viceroy/ambassador"] == [line for line in scripts.told(session) if line.startswith("lock ")]


def test_why_between_rounds() -> None:
    """When no round is played, nothing is at hand."""
    printed = played(seated(at_lock("why", "why explorer"), REVISED))

    assert replies(printed, "why")[0].startswith("Ask like this")
    assert ["Explorer: no round is being played now."] == replies(printed, "why explorer")


# --- several people at one screen ---


def test_hot_seat_keeps_secrets() -> None:
    """Each person sees their own hand only, after saying that nobody else is looking."""
    session = seated(at_random(2), "colonialism/compass", "you,you")
    sections = scripts.split_at_curtains(played(session), "Scoring")

    assert session.journal.game.over
    assert {"Blue", "Red"} == {colour for colour, _ in sections}
    for colour, lines in sections:
        seat, other = (1, "Red") if colour == "Blue" else (0, "Blue")
        secret = rf"{other} draws (?!a card)|{other}: [^;]*\(face-down\)|{other} receives the"
        assert lines[0].startswith("Press Enter when ready.")
        assert [] == [line for line in lines if re.search(secret, line)]
        secrets = [line for line in session.whole_table(session.reader(seat)) if line.startswith("Your interests: ")]
        assert 1 == len(secrets)
        assert secrets[0] not in lines


def test_hot_seat_hands_are_right() -> None:
    """Whatever hand is shown is the hand of the one who is asked."""
    shown: list[bool] = []

    def look(console: Script) -> str:
        hands = [line for line in console.lines if line.startswith("Your hand: ")]
        pending = session.journal.game.pending
        acting = isinstance(pending, Decision) and pending.prompt.key == "act"
        if hands and acting and not console.lines[-1].endswith("look away."):
            seen = session.view(session.last)
            assert isinstance(seen, ColonialismView)
            hand = cards_in(seen.table.s.hands[session.last])
            names = [session.speaker().named("card", card) for card in hand]
            shown.append(hands[-1] == f"Your hand: {', '.join(names) or 'none'}")
        return str(rng.randint(1, 8))

    rng = Random(4)
    session = seated(look, COMPASS, "you,you")
    played(session)

    assert len(shown) > 20
    assert all(shown)


SHOWN = re.compile(r"      cards: (\S+, )*\S+ \(now\)(, [1-4] face-down)?|      cards: (\S+, ){4}\S+")


def test_hot_seat_keeps_rows_secret() -> None:
    """4 Of another's row everybody reads the cards up to this round, and nothing behind them but backs."""
    typist, rng = scripts.five_or_one(6), Random(2)
    session = seated(lambda console: typist(console) if rng.random() < 0.8 else "board", SECOND, "you,you,you,you")
    sections = scripts.split_at_curtains(played(session), "The game is over")
    rows: dict[bool, list[str]] = {True: [], False: []}
    for colour, lines in sections:
        for i, line in enumerate(lines):
            if line.startswith("      cards: "):
                rows[lines[i - 2].startswith(f"  {colour} (you)")].append(line)

    assert session.journal.game.over
    assert {"Blue", "Red", "Green", "Orange"} == {colour for colour, _ in sections}
    assert 100 < len(rows[False])
    assert [] == [line for line in rows[False] if not SHOWN.fullmatch(line)]
    assert any(not SHOWN.fullmatch(line) for line in rows[True])
    assert any(re.search(r"cards: \S+, .*\(now\)", line) for line in rows[False]), "earlier rounds are shown, too"


def test_hot_seat_rows_are_asked_behind_the_curtain() -> None:
    """4 Each person lays a row unseen; what was picked is gone from the screen before the next one looks."""
    printed = played(seated(typed("", "3 1 5 2 6", "", "1 2 3 4 5"), SECOND, "you,you,random,random"))
    curtain = max(i for i, line in enumerate(printed) if line == "Red is next. Everybody else, please look away.")

    assert any(line.startswith("Which five cards") for line in printed[curtain:])
    assert not any(line.startswith("Chosen") for line in printed[curtain:])


def test_hot_seat_of_the_revised_rules() -> None:
    """Several people at one screen play to the end, each behind a curtain."""
    session = seated(at_random(3, 8), REVISED, "you,you,you")
    sections = scripts.split_at_curtains(played(session), "The game is over")

    assert session.journal.game.over
    assert {"Blue", "Red", "Green"} == {colour for colour, _ in sections}


def test_people_must_agree() -> None:
    """Beyond an action nothing is taken back where several people play."""
    printed = played(seated(typed("", "1", "", "1", "undo", "undo"), COMPASS, "you,you"))

    assert any(line.startswith("The action is complete, and the other people") for line in printed)


# --- saving ---


def test_save_command(tmp_path: Path) -> None:
    """The game is written where somebody says, unless something else is there."""
    precious, target, nowhere = tmp_path / "letter.txt", tmp_path / "a.game", tmp_path / "no" / "b.game"
    precious.write_text("dear all")
    orders = ["save", f"save {precious}", f"save {target}", f"save {nowhere}"]
    printed = played(seated(typed("1", "1", "2", "3", *orders, "draw"), COMPASS))
    where, no_journal, saved, no_directory = [replies(printed, order)[0] for order in orders]

    assert "Where to? Type: save FILE" == where
    assert "is no journal of this game" in no_journal
    assert saved.startswith("Saved in")
    assert "there is no directory" in no_directory
    assert "dear all" == precious.read_text()
    assert journal.read(target).lines


# --- bots that remember ---


class Elephant:
    """Forgets nothing, and notes what it knows whenever it is asked."""

    def __init__(self, notes: list[list[Event]]) -> None:
        self.heard: list[Event] = []
        self.notes = notes

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        self.notes.append(self.heard)
        return decision.options[budget.dice().randrange(len(decision.options))]


def test_bots_hear_what_their_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, nothing twice, and nothing that was taken back."""
    notes: list[list[Event]] = []
    monkeypatch.setitem(bots.BOTS, "elephant", lambda: Elephant(notes))
    session = seated(typed(), COMPASS, "elephant,random")
    expected: list[list[Event]] = []

    def go_on(steps: int) -> None:
        for _ in range(steps):
            pending = session.journal.game.pending
            if isinstance(pending, Decision) and pending.seat == 0:
                expected.append(session.record.heard(0))
            session.step()

    go_on(150)
    before = len(session.record.heard(0))
    session.journal.undo_by_consent(100)
    session.record.after_undo()
    after = len(session.record.heard(0))
    go_on(40)

    assert before > after > 0
    assert expected == notes
    assert len(expected) > 20
