"""The game at the terminal: everything that the table there asks for."""

from typing import Final

from metropole.games.empires import explain, revised_explain, revised_terminal, terminal
from metropole.games.empires.rules import facts
from metropole.parts.terminal import TerminalKit

TERMINAL: Final = TerminalKit(
    colours=terminal.colours,
    board=terminal.board_lines,
    hand=terminal.hand_lines,
    result=terminal.result_lines,
    opens=terminal.opens,
    several=terminal.next_row,
    sealed="program",
    chapters=frozenset([facts.TURN_BEGAN]),
    commands={"hand": terminal.hand_in_full},
    topics=explain.topics,
    doubts=explain.doubts,
    why=explain.why_of_card,
)
REVISED_TERMINAL: Final = TerminalKit(
    colours=terminal.colours,
    board=revised_terminal.board_lines,
    hand=terminal.hand_lines,
    result=revised_terminal.result_lines,
    opens=revised_terminal.opens,
    several=revised_terminal.one_by_one,
    sealed="lock",
    chapters=frozenset([facts.TURN_BEGAN]),
    commands={"hand": revised_terminal.hand_in_full},
    topics=revised_explain.topics,
    doubts=revised_explain.doubts,
    why=revised_explain.why_of_hand,
)
