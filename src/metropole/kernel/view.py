"""What one seat, or a spectator, may know of any game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from metropole.kernel.chance import Rng
from metropole.kernel.flow import Flow
from metropole.kernel.questions import Outcome, Prompt, Sealed

if TYPE_CHECKING:
    from metropole.kernel.game import Game

SPECTATOR = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The part that every game's view has. Games add their fields; nothing is in a view that a line did not put there.

    `prompt` and `options` are set when the viewer is asked something; `awaiting` lists every seat that is.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.awaiting: list[int] = []
        self.prompt: Prompt | None = None
        self.options: list[int] = []
        self.sealed = False  # whether others answer at the same time, unseen
        self.about: dict[str, int] = {}  # what the viewer is asked about, by name
        self.named: list[int] = []  # what they have named of several things that they are asked for
        self.given: list[int] = []  # the viewer's own answers in a sealed round
        self.stack: list[int] = []  # where the rules stand
        self.outcome: Outcome | None = None

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat + 1}"
        return f"<{type(self).__name__} of {viewer}{f': {self.prompt.key}' if self.prompt else ''}>"

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the table as the viewer sees it, drawn from this view and nothing else."""
        return NOTEBOOK[0](self) if NOTEBOOK else None

    def shown(self) -> "Game":
        """The table as the viewer sees it, with nothing on it that they may not know."""
        raise NotImplementedError

    def redeal(self, rng: Rng) -> "Game":
        """A whole game that the viewer cannot tell from the truth: everything hidden is dealt anew."""
        raise NotImplementedError

    def numbers(self) -> dict[str, object]:
        """Everything the viewer knows, as plain numbers and lists: equal views have equal numbers."""
        outcome = self.outcome
        return {
            "seat": self.seat,
            "seats": self.seats,
            "awaiting": self.awaiting,
            "prompt": self.prompt.key if self.prompt else None,
            "options": self.options,
            "about": self.about,
            "named": self.named,
            "given": self.given,
            "stack": self.stack,
            "scores": outcome.scores if outcome else None,
            "totals": outcome.totals if outcome else None,
            "ranks": outcome.ranks if outcome else None,
        }


NOTEBOOK: Final[list[Callable[[View], str]]] = []  # who draws views, if they have been imported; nobody here can


def add_question(seen: View, flow: Flow) -> None:
    """Who is asked, and what the viewer is asked."""
    seen.awaiting = flow.awaiting()
    asked = flow.question(seen.seat) if seen.seat != SPECTATOR else None
    if asked is not None:
        seen.prompt = asked.prompt
        seen.options = asked.options[:]
        seen.sealed = asked.sealed
        seen.about = flow.about(asked)
        seen.named = flow.named()


def redeal_answers(flow: Flow, seen: View, rng: Rng) -> None:
    """In a sealed round others may have answered anything; at least one seat has yet to speak."""
    question = flow.ask_again()
    if not isinstance(question, Sealed):
        return
    flow.answers = [[] for _ in range(flow.seats)]
    if seen.seat != SPECTATOR:
        flow.answers[seen.seat] = seen.given[:]
    others = [seat for seat in seen.awaiting if seat != seen.seat]
    if not seen.options:
        others.pop(rng.randrange(len(others)))
    for seat in others:
        while options := question.offer(flow, seat, flow.answers[seat]):
            flow.answers[seat] = question.joined(flow.answers[seat], options[rng.randrange(len(options))])
