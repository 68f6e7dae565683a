"""The table at work: people who type, bots, undo, several people at one screen."""

import re
from pathlib import Path
from random import Random

import pytest

from metropole import bots, journal
from metropole.bots import Budget
from metropole.journal import fingerprint
from metropole.kernel import Decision, Event
from metropole.kernel.view import View
from metropole.tui.colonialism import cards_named, interest_names
from metropole.tui.local_game import LocalGame
from tests.tui.scripts import Script, Typist, at_random, played, replies, seated, split_at_curtains, typed

EDITION = "colonialism/compass+quickstart"


def table(typist: Typist, players: str = "you,random", edition: str = EDITION, language: str = "en") -> LocalGame:
    return seated(typist, players, edition, language)


def to_act(*lines: str, edition: str = EDITION, language: str = "en") -> list[str]:
    """What is printed from the first action on, for somebody who places the ships in zones 1, 2 and 3 before."""
    session = table(typed("1", "1", "2", "3", *lines), edition=edition, language=language)
    printed = played(session)
    asked = min(i for i, line in enumerate(printed) if line.endswith("[5.1]"))
    return printed[asked:]


# --- answers ---


def test_words_and_numbers() -> None:
    """A number, a name and beginnings of words all answer; in the middle of an action only the question is shown."""
    session = table(typed("row 1", "place the ship in the atlantic ocean", "to med", "3", "MOVE atl", "bay", "ex mid"))
    printed = played(session)
    mine = [line for line in session.journal.told if line.startswith("1 ")]

    assert ["1 row 1", "1 to atlantic", "1 to mediterranean", "1 to arabian sea"] == mine[:4]
    assert ["1 move atlantic", "1 to bay of bengal", "1 explore middle east"] == mine[4:]
    assert replies(printed, "MOVE atl")[1].startswith("Where does the ship")
    assert not any(line.startswith("Regions") for line in replies(printed, "MOVE atl"))
    assert any(line.startswith("Regions") for line in replies(printed, "bay"))


def test_unknown_and_ambiguous() -> None:
    """One line each, and nothing else."""
    printed = to_act("dance", "99", "e", "\x1b[2J", "? \x1b[2J", "why \x1b", "rules \x1b", "?", "")

    assert replies(printed, "dance") == ['"dance" is not on the list; type help for what can be typed.']
    assert replies(printed, "99")[0].startswith("There is no 99 on the list")
    assert replies(printed, "e")[0].startswith('"e" can mean: Play Empire, Explore')
    assert not any("\x1b" in line for line in printed if not line.startswith("> "))
    assert replies(printed, "?") == replies(to_act("help"), "help")
    assert replies(printed, "\x1b[2J") == [r""""'\x1b[2J'" is not on the list; type help for what can be typed."""]


def test_sealed_choice_at_once() -> None:
    """4.0 Six numbers in one line, in any order; undo takes picks back one by one."""
    session = table(typed("1", "12 3 4", "undo", "1,7 9", "99 98", "7", "5 6 8", "11"), edition="colonialism/compass")
    printed = played(session)

    assert replies(printed, "12 3 4")[0].startswith("Chosen 3 of 6")
    assert replies(printed, "undo")[0].startswith("Chosen 2 of 6")
    assert replies(printed, "1,7 9")[0].startswith("Chosen 5 of 6")
    assert replies(printed, "99 98") == ["There is no 99 on the list; it goes from 1 to 12."]
    assert replies(printed, "7")[0].startswith("Chosen 5 of 6")
    assert replies(printed, "5 6 8") == ["Only 6 can be chosen; undo takes the last one back."]
    kept = [line for line in session.journal.told if line.startswith("1 keep")]
    assert 6 == len(kept)
    assert "Your starting hand is settled." in "".join(printed)


def test_sealed_choice_by_name() -> None:
    """Cards may be named too, with commas between them."""
    session = table(typed("1", "1 2 3 4 5"), edition="colonialism/compass")
    names = [line[4:].strip() for line in played(session) if re.match(r" +\d+  Keep ", line)]
    again = table(typed("1", ", ".join(names[:6])), edition="colonialism/compass")
    played(again)

    assert 6 == len([line for line in again.journal.told if line.startswith("1 keep")])


# --- questions about the game ---


def test_explanations() -> None:
    """A question mark explains cards, places, events, upgrades and actions, with the paragraph."""
    printed = to_act(
        "? army", "? indi", "? atl", "? mercantilism", "? gurk", "? explore", "? dance", "? influence", "quit",
        edition="colonialism/compass+events+upgrades+quickstart",
    )  # fmt: skip

    assert "More: rules 7.1 Army" in replies(printed, "? army")
    assert any("Adjacent:" in line for line in replies(printed, "? indi"))
    assert "The figures of this tile are reconstructed; no rulebook prints them." in replies(printed, "? indi")
    assert "touches" in replies(printed, "? atl")[0]
    assert "More: rules X2 Mercantilism" in replies(printed, "? mercantilism")
    assert "More: rules X1 Gurkhas" in replies(printed, "? gurk")
    assert replies(printed, "? explore")[0].startswith("5.1.4")
    assert 1 == len(replies(printed, "? dance"))
    assert "can mean: Influence Region 2" in replies(printed, "? influence")[0]


def test_why() -> None:
    """The condition that fails, for an action and for a card in a region."""
    printed = to_act("why explore china", "why buy mercantilism", "why pass", "why move bay", "why dance")

    assert replies(printed, "why explore china") == [
        "Explore China: you have no fresh ship in a sea zone beside the region."
    ]
    assert replies(printed, "why buy mercantilism") == ["Buy Mercantilism: upgrades are not part of this game."]
    assert replies(printed, "why pass") == ["Pass: it is possible now."]
    assert replies(printed, "why move bay") == ["Move the ship in the Bay of Bengal: you have no ship there."]
    assert replies(printed, "why dance")[0].startswith("Ask like this")


def test_why_a_card_somewhere() -> None:
    """Every card can be asked about in every region, in both languages."""
    printed = to_act("warum armee indien", "warum plage", "warum armee china", language="de")

    assert replies(printed, "warum armee indien")[0].startswith("Armee Indien: ")
    assert replies(printed, "warum armee china")[0].startswith("Armee China: ")


def test_looking_things_up() -> None:
    """Hand, discard piles, board, log, rules and help are shown without answering the question."""
    printed = to_act(
        "hand", "discard red", "discard", "discard pink", "board", "log 2", "log x", "rules 5.2", "rules 9", "help"
    )

    assert replies(printed, "hand")[0] == "Your hand: 6 cards"
    assert replies(printed, "hand")[-1].startswith("Still to be drawn from your deck")
    assert 1 == len(replies(printed, "discard red"))
    assert 2 == len(replies(printed, "discard"))
    assert 1 == len(replies(printed, "discard pink"))
    assert 2 == len(replies(printed, "log 2"))
    assert 1 == len(replies(printed, "log x"))
    assert replies(printed, "rules 5.2")[0].startswith("5.2  ")
    assert any(line.startswith("5.2.2.3") for line in replies(printed, "rules 5.2"))
    assert 1 == len(replies(printed, "rules 9"))
    assert any("why army india" in line for line in replies(printed, "help"))


def test_language_is_switched_live() -> None:
    """The same question in German, and commands in German from then on."""
    printed = to_act("lang de", "hilfe", "lang fr")

    assert replies(printed, "lang de")[1].startswith("Spielrunde 1")
    assert "Was tun Sie? [5.1]" in replies(printed, "lang de")
    assert any("warum armee indien" in line for line in replies(printed, "hilfe"))
    assert replies(printed, "lang fr") == ["„fr“ ist keine Sprache dieses Programms; es gibt: en, de"]


# --- taking back ---


def acting(session: LocalGame) -> bool:
    pending = session.journal.game.pending
    return isinstance(pending, Decision) and pending.prompt.key == "act"


def test_undo_within_an_action() -> None:
    """Free in the middle of an action: one answer at a time, and the table is not shown again."""
    session = table(typed("1", "1", "2", "3", "move atlantic", "undo"))
    printed = played(session)

    assert replies(printed, "undo")[0] == "Taken back."
    assert not any(line.startswith("Regions") for line in replies(printed, "undo"))
    assert session.journal.lines[-1] == "1 undo"
    assert acting(session)


def test_undo_beyond_the_action() -> None:
    """Bots consent; the game goes back to one's last decision, and what was drawn is drawn anew."""
    session = table(typed("1", "1", "2", "3", "draw", "undo", "draw"))
    printed = played(session)

    kept = [line for line in session.journal.lines if line.startswith("! undo")]
    assert 1 == len(kept)
    assert replies(printed, "undo")[0] == "Taken back."
    assert acting(session)
    again = journal.parse(session.journal.text(), "text")
    assert fingerprint(again.game) == fingerprint(session.journal.game)


def test_undo_to_the_beginning() -> None:
    """Again and again, until there is nothing left."""
    session = table(typed("1", "1 2 3 4 5 6", "1", "undo", "undo", "undo", "undo"), edition="colonialism/compass")
    printed = played(session)

    assert "There is nothing to take back." in printed
    assert not [line for line in session.journal.told if line.startswith("1 ")]


# --- several people at one screen ---


def test_hot_seat_keeps_secrets() -> None:
    """Each person sees his own hand only, after saying that nobody else is looking."""
    session = table(at_random(2), "you,you", "colonialism/compass")
    printed = played(session)
    sections = split_at_curtains(printed, "Scoring")

    assert session.journal.game.over
    assert {"Blue", "Red"} == {colour for colour, _ in sections}
    for colour, lines in sections:
        seat = ("Blue", "Red").index(colour)
        other = ("Blue", "Red")[1 - seat]
        assert lines[0].startswith("Press Enter when ready.")
        assert not any(re.search(rf"{other} draws (?!a card)", line) for line in lines)
        assert not any(re.search(rf"{other}: [^;]*\(face-down\)", line) for line in lines)
        assert not any(re.search(rf"{other} receives the", line) for line in lines)
        assert interests_of(session, 1 - seat) not in lines


def interests_of(session: LocalGame, seat: int) -> str:
    return f"Your interests: {interest_names(session.reader(seat), seat)}"


def test_hot_seat_hands_are_right() -> None:
    """Whatever hand is shown is the hand of the one who is asked."""
    shown: list[bool] = []

    def look(console: Script) -> str:
        hands = [line for line in console.lines if line.startswith("Your hand: ")]
        seat = session.last
        if hands and acting(session) and not console.lines[-1].endswith("look away."):
            own = session.reader(seat)
            shown.append(hands[-1] == f"Your hand: {cards_named(own, own.g.s.hands[seat])}")
        return str(rng.randint(1, 8))

    rng = Random(4)
    session = table(look, "you,you")
    played(session)

    assert len(shown) > 20
    assert all(shown)


def test_people_must_agree() -> None:
    """Beyond an action nothing is taken back where several people play."""
    session = table(typed("", "1", "", "1", "undo", "undo"), "you,you")
    printed = played(session)

    assert any(line.startswith("The action is complete, and the other people") for line in printed)


# --- saving ---


def test_save_command(tmp_path: Path) -> None:
    """The game is written where somebody says, unless something else is there."""
    precious = tmp_path / "letter.txt"
    precious.write_text("dear all")
    target = tmp_path / "a.game"
    printed = to_act("save", f"save {precious}", f"save {target}", f"save {tmp_path}/no/b.game", "draw")

    assert replies(printed, "save") == ["Where to? Type: save FILE"]
    assert "is no journal of this game" in replies(printed, f"save {precious}")[0]
    assert replies(printed, f"save {target}")[0].startswith("Saved in")
    assert "there is no directory" in replies(printed, f"save {tmp_path}/no/b.game")[0]
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
    session = table(typed(), "elephant,random")
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
