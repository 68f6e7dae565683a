"""A person asks for a hint: estimates for the options as they are listed, and nothing changes by asking."""

import re

import pytest

from metropole.bots import Budget
from metropole.kernel import Decision
from metropole.tui.hints import SHOWN, hint_lines
from metropole.tui.input_loop import OpenQuestion
from metropole.tui.local_game import LocalGame
from tests.tui.scripts import COMPASS, REVISED, SECOND, Script, played, replies, seated, typed

CHOSEN = "colonialism/compass"  # with hands that people choose
ESTIMATE = "This is an estimate from what you can see; what others hold and what chance brings is guessed."
ROW = re.compile(r" +(\d+)  (.+?) +chance of victory +(\d+)%, tried (once|\d+ times)")


def table(*lines: str, rule_set: str = COMPASS, language: str = "en") -> LocalGame:
    """Somebody who types these lines, and whose hints cost little."""
    session = seated(typed(*lines), rule_set, language=language)
    session.counsel = Budget(iterations=12)
    return session


def rows(lines: list[str]) -> list[tuple[int, str, int, int]]:
    """Number, option, percent and visits."""
    found = [m for line in lines if (m := ROW.fullmatch(line))]
    return [(int(m[1]), m[2], int(m[3]), 1 if m[4] == "once" else int(m[4].split()[0])) for m in found]


def listed(printed: list[str], said: str) -> dict[int, str]:
    """The options of the last question before a line was typed."""
    found: dict[int, str] = {}
    for line in printed[: printed.index(f"> {said}")]:
        if match := re.fullmatch(r" +(\d+)  (\S.*)", line):
            found = {} if match[1] == "1" else found
            found[int(match[1])] = match[2]
    return found


@pytest.mark.parametrize(
    ("before", "option"), [([], "Move the ship in the Atlantic Ocean"), (["move atl"], "Move to the Mediterranean Sea")]
)
def test_hint_for_an_action(before: list[str], option: str) -> None:
    """The options with the numbers and words of the question, the one tried most first; also within an action."""
    printed = played(table("1", "1", "2", "3", *before, "hint"))
    answer, options = replies(printed, "hint"), listed(printed, "hint")
    found = rows(answer)
    more = [f"  and {len(options) - len(found)} more"] if len(found) < len(options) else []

    assert "What search thinks of the options" == answer[0]
    assert option in options.values()
    assert 0 < len(found) <= SHOWN
    assert [(number, options[number]) for number, *_ in found] == [row[:2] for row in found]
    assert found == sorted(found, key=lambda row: -row[3])
    assert 12 == sum([row[3] for row in found])
    assert all([0 <= row[2] <= 100 for row in found])
    assert [*more, ESTIMATE] == answer[1 + len(found) :]


def test_asking_changes_nothing() -> None:
    """The record, the position and what is asked; and asked again, the answer is the same."""
    asked, silent = [table("1", "1", "2", "3", *more, "move atlantic", *more[:1]) for more in (["hint", "hint"], [])]
    printed = played(asked)
    played(silent)
    first, second, *_ = [i for i, line in enumerate(printed) if line == "> hint"]

    assert replies(printed[first:], "hint") == replies(printed[second:], "hint")
    assert asked.journal.text() == silent.journal.text()
    assert asked.journal.game.numbers() == silent.journal.game.numbers()


def test_hint_in_a_sealed_round() -> None:
    """4.0 Six cards of twelve, in the order of the list; what has been picked so far is thought about anew."""
    answer = replies(played(table("1", "12", "hint", rule_set=CHOSEN)), "hint")
    numbers = [row[0] for row in rows(answer)]

    assert "What search would choose, one thing after another" == answer[0]
    assert 6 == len(set(numbers))
    assert numbers == sorted(numbers)
    again = table("1", " ".join(map(str, numbers)), rule_set=CHOSEN)
    assert "Your starting hand is settled." in "".join(played(again))


def test_hint_after_part_of_a_sealed_answer() -> None:
    """Whoever has named a card and is asked for the others may still choose otherwise."""
    session = table("1", rule_set=CHOSEN)
    played(session)
    session.journal.answer(session.view(0).options[-1], 0)
    asked = session.asked_of(0)

    assert 1 == len(asked.picked)
    assert 6 == len(rows(hint_lines(asked, session.view(0), session.paint, Budget(iterations=6))))


def test_hint_for_the_rest_of_a_row() -> None:
    """CE 4 Two cards of five are laid already; three are proposed, and no card twice."""
    found = [row[0] for row in rows(replies(played(table("6 1", "hint", rule_set=SECOND)), "hint"))]

    assert 3 == len(found)
    assert 5 == len({6, 1, *found})


def test_hint_under_the_revised_rules() -> None:
    assert rows(replies(played(table("hint", rule_set=REVISED)), "hint"))


def test_hint_in_german() -> None:
    answer = replies(played(table("1", "1", "2", "3", "tipp", language="de")), "tipp")

    assert "Was search von den Möglichkeiten hält" == answer[0]
    assert re.search(r"Siegchance +\d+ %, (einmal|\d+-mal) versucht$", answer[1])
    assert answer[-1].startswith("Das ist eine Schätzung aus dem, was Sie sehen")


def test_one_answer_needs_no_hint() -> None:
    session = table("1")
    played(session)
    asked = session.journal.game.pending
    assert isinstance(asked, Decision)
    whole = session.asked_of(asked.seat)
    only = OpenQuestion(whole.reader, choices=whole.choices[:1])

    assert ["There is only one answer."] == hint_lines(
        only, session.view(asked.seat), session.paint, Budget(iterations=1)
    )


@pytest.mark.parametrize("screen", [True, False])
def test_says_that_it_thinks(screen: bool) -> None:
    """To who looks at a screen, not to a program."""
    session = table("1", "hint")
    assert isinstance(session.console, Script)
    session.console.screen = screen

    assert screen == ("Thinking …" in played(session))


def test_usual_hint_is_by_the_clock() -> None:
    counsel = seated(typed(), COMPASS).counsel

    assert counsel.seconds
    assert counsel.cores >= 1
