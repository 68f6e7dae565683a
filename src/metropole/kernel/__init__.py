"""What every game shares: an alphabet of actions, questions, and the flow from question to question."""

from metropole.kernel.errors import MetropoleError, NotAwaited, NotOffered, UnknownAction
from metropole.kernel.flow import Flow
from metropole.kernel.frames import Procedure, ask
from metropole.kernel.questions import Chance, Decision, Event, Listed, Outcome, Prompt, Question, Sealed
from metropole.kernel.space import Space

__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Flow",
    "Listed",
    "MetropoleError",
    "NotAwaited",
    "NotOffered",
    "Outcome",
    "Procedure",
    "Prompt",
    "Question",
    "Sealed",
    "Space",
    "UnknownAction",
    "ask",
]
