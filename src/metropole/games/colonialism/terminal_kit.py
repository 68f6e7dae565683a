"""The game at the terminal: everything that the table there asks for."""

from typing import Final

from metropole.games.colonialism import explain, terminal
from metropole.games.colonialism.rules import facts
from metropole.parts.terminal import TerminalKit

TERMINAL: Final = TerminalKit(
    colours=terminal.colours,
    board=terminal.board_lines,
    hand=terminal.hand_lines,
    result=terminal.result_lines,
    opens=terminal.opens,
    several=terminal.starting_hand,
    sealed="keep",
    chapters=frozenset([facts.TURN_BEGAN, facts.COLONIZATION_BEGAN]),
    commands={"hand": terminal.hand_in_full, "discard": terminal.discard_lines},
    topics=explain.topics,
    doubts=explain.doubts,
    why=explain.nothing_at_hand,
)
