"""The game at the terminal: everything that the table there asks for."""

from typing import Final

from metropole.games.empires import explain, revised_explain, revised_terminal, terminal
from metropole.games.empires.rules import facts
from metropole.games.empires.terminal import own
from metropole.parts.narrowing import Taking
from metropole.parts.terminal import TerminalKit

TERMINAL: Final = TerminalKit(
    board=Taking(own, terminal.board_lines),
    hand=Taking(own, terminal.hand_lines),
    result=Taking(own, terminal.result_lines),
    opens=terminal.opens,
    several=Taking(own, terminal.next_row),
    sealed="program",
    chapters=frozenset([facts.TURN_BEGAN]),
    commands={"hand": Taking(own, terminal.hand_in_full)},
    topics=Taking(own, explain.topics),
    doubts=Taking(own, explain.doubts),
    why=Taking(own, explain.why_of_card),
)
REVISED_TERMINAL: Final = TerminalKit(
    board=Taking(own, revised_terminal.board_lines),
    hand=Taking(own, terminal.hand_lines),
    result=Taking(own, revised_terminal.result_lines),
    opens=revised_terminal.opens,
    several=Taking(own, revised_terminal.one_by_one),
    sealed="lock",
    chapters=frozenset([facts.TURN_BEGAN]),
    commands={"hand": Taking(own, revised_terminal.hand_in_full)},
    topics=Taking(own, revised_explain.topics),
    doubts=Taking(own, revised_explain.doubts),
    why=Taking(own, revised_explain.why_of_hand),
)
