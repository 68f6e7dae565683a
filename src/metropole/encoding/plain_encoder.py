"""An encoder for any game: the numbers of a view in their order, cut off where they do not fit into a byte.

Nothing is in it that is not in the view. A list has as many cells as it had at the beginning of the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from metropole.encoding import AnyEncoder, Encoder
from metropole.encoding.cells import Cells, add_choice, add_numbers, joined
from metropole.encoding.history import Deeds
from metropole.encoding.layout import Axis, Layout, ObservationField, seats_from
from metropole.kernel import Game, Prompt
from metropole.kernel.questions import FactTable
from metropole.kernel.view import View

Numbers = Callable[[View], dict[str, object]]  # what a game has put into a view


def plain_encoder(game: Game, facts: FactTable, prompts: Sequence[Prompt], numbers: Numbers) -> AnyEncoder:
    """How the positions of a game are told that begins like this one."""
    sizes = {name: len(flat(value)) for name, value in numbers(game.view(0)).items()}
    form = PlainForm(sizes, [prompt.key for prompt in prompts], numbers)
    counted = [kind for kind, (_, fields) in enumerate(facts) if "seat" in fields]
    deeds = Deeds(facts, {kind: place for place, kind in enumerate(counted)}, {}, len(counted))
    layout = layout_of(form, game.seats, tuple([facts[kind][0] for kind in counted]))
    return Encoder(game.seats, layout, deeds, lambda at, seat: form.encode(at.view(seat)), form.encode)


@dataclass(frozen=True)
class PlainForm:
    """Which numbers there are, and how many of each."""

    sizes: dict[str, int]
    prompts: list[str]
    numbers: Numbers

    def encode(self, view: View) -> bytearray:
        """Everything in a view, but for what has happened before."""
        cells: Cells = []
        found = self.numbers(view)
        for name, size in self.sizes.items():
            add_numbers(cells, [*flat(found[name]), *[0] * size][:size])
        add_choice(cells, view.seat, view.seats)
        add_choice(cells, self.prompts.index(view.prompt.key) if view.prompt else -1, len(self.prompts))
        return joined(cells)


def layout_of(form: PlainForm, seats: int, deeds: tuple[str, ...]) -> Layout:
    """What each number means."""
    board = [
        ObservationField("board", name, "as the rules call it", axes_of(size))
        for name, size in form.sizes.items()
        if size
    ]
    seat = Axis("seat", tuple([str(number + 1) for number in range(seats)]))
    asked = Axis("question", tuple(form.prompts))
    phase = [
        ObservationField("phase", "observer", "which seat the observer has", (seat,), 1),
        ObservationField("phase", "prompt", "what the observer is asked", (asked,), 1),
    ]
    told = ObservationField("history", "deeds", "how often what was told", (seats_from(seats), Axis("fact", deeds)))
    return Layout((*board, *phase, *([told] if deeds else [])))


def axes_of(size: int) -> tuple[Axis, ...]:
    """A list has a place for each of its numbers."""
    return (Axis("place", tuple([str(place + 1) for place in range(size)])),) if size != 1 else ()


def flat(value: Any) -> list[int]:
    """The numbers in a field of a view."""
    if isinstance(value, list):
        return [number for one in value for number in flat(one)]
    return [value if isinstance(value, int) else 0]
