"""What one seat, or a spectator, may know of any game."""

from metropole.kernel.questions import Outcome, Prompt

SPECTATOR = -1


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
        self.given: list[int] = []  # the viewer's own answers in a sealed round
        self.stack: list[int] = []  # where the rules stand
        self.outcome: Outcome | None = None

    def numbers(self) -> dict[str, object]:
        """Everything the viewer knows, as plain numbers and lists: equal views have equal numbers."""
        outcome = self.outcome
        return {
            "seat": self.seat,
            "seats": self.seats,
            "awaiting": self.awaiting,
            "prompt": self.prompt.key if self.prompt else None,
            "options": self.options,
            "given": self.given,
            "stack": self.stack,
            "scores": outcome.scores if outcome else None,
            "totals": outcome.totals if outcome else None,
            "ranks": outcome.ranks if outcome else None,
        }
