"""The game at the terminal: everything that the table there asks for."""

from typing import Final

from metropole.games.colonialism import explain, terminal
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.terminal import own
from metropole.parts.narrowing import Taking
from metropole.parts.terminal import TerminalKit

TERMINAL: Final = TerminalKit(
    board=Taking(own, terminal.board_lines),
    hand=Taking(own, terminal.hand_lines),
    result=Taking(own, terminal.result_lines),
    opens=terminal.opens,
    several=Taking(own, terminal.starting_hand),
    sealed="keep",
    chapters=frozenset([facts.TURN_BEGAN, facts.COLONIZATION_BEGAN]),
    commands={"hand": Taking(own, terminal.hand_in_full), "discard": Taking(own, terminal.discard_lines)},
    topics=Taking(own, explain.topics),
    doubts=Taking(own, explain.doubts),
    why=Taking(own, explain.nothing_at_hand),
)
