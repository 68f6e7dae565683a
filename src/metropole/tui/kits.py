"""Which table belongs to which game."""

from typing import Final

from metropole.colonialism import facts as colonialism_facts
from metropole.empires import facts as empires_facts
from metropole.registry import RuleSet
from metropole.tui import colonialism, empires, explain_colonialism, explain_empires, explain_revised, revised
from metropole.tui.kit import TerminalKit

COLONIALISM: Final = TerminalKit(
    colours=colonialism.colours,
    board=colonialism.board_lines,
    hand=colonialism.hand_lines,
    result=colonialism.result_lines,
    opens=colonialism.opens,
    several=colonialism.starting_hand,
    sealed="keep",
    chapters=frozenset([colonialism_facts.TURN_BEGAN, colonialism_facts.COLONIZATION_BEGAN]),
    commands={"hand": colonialism.hand_in_full, "discard": colonialism.discard_lines},
    topics=explain_colonialism.topics,
    doubts=explain_colonialism.doubts,
    why=explain_colonialism.nothing_at_hand,
)

EMPIRES: Final = TerminalKit(
    colours=empires.colours,
    board=empires.board_lines,
    hand=empires.hand_lines,
    result=empires.result_lines,
    opens=empires.opens,
    several=empires.next_row,
    sealed="program",
    chapters=frozenset([empires_facts.TURN_BEGAN]),
    commands={"hand": empires.hand_in_full},
    topics=explain_empires.topics,
    doubts=explain_empires.doubts,
    why=explain_empires.why_of_card,
)

REVISED: Final = TerminalKit(
    colours=empires.colours,
    board=revised.board_lines,
    hand=empires.hand_lines,
    result=revised.result_lines,
    opens=revised.opens,
    several=revised.one_by_one,
    sealed="lock",
    chapters=frozenset([empires_facts.TURN_BEGAN]),
    commands={"hand": revised.hand_in_full},
    topics=explain_revised.topics,
    doubts=explain_revised.doubts,
    why=explain_revised.why_of_hand,
)

# By game, and by book where a book is played at a table of its own.
TABLES: Final = {"colonialism": COLONIALISM, "empires": EMPIRES, "empires/revised": REVISED}


def table_of(rule_set: RuleSet) -> TerminalKit:
    """What the terminal needs to play a rule set."""
    return TABLES.get(rule_set.book.name, TABLES[rule_set.kind.name])
