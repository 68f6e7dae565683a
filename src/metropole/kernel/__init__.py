"""What every game shares: an alphabet of actions, questions, and the flow from question to question."""

from metropole.kernel.errors import MetropoleError, NotAwaitedError, NotOfferedError, UnknownActionError
from metropole.kernel.flow import Flow
from metropole.kernel.frames import Procedure, ask, loop
from metropole.kernel.game import Game
from metropole.kernel.questions import Chance, Decision, Event, Outcome, Prompt, Question, Sealed, WeightedChance
from metropole.kernel.slots import Slot, Slots
from metropole.kernel.space import ActionSpace

__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Flow",
    "Game",
    "WeightedChance",
    "MetropoleError",
    "NotAwaitedError",
    "NotOfferedError",
    "Outcome",
    "Procedure",
    "Prompt",
    "Question",
    "Sealed",
    "Slot",
    "Slots",
    "ActionSpace",
    "UnknownActionError",
    "ask",
    "loop",
]
