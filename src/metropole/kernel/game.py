"""A game, whichever it is: rules that stand somewhere, a position, and what each seat may know of it."""

from mypy_extensions import mypyc_attr

from metropole.kernel.chance import Rng
from metropole.kernel.flow import Flow
from metropole.kernel.frames import Procedure
from metropole.kernel.position import Position
from metropole.kernel.questions import Outcome
from metropole.kernel.snapshot import flatten, unflatten
from metropole.kernel.space import ActionSpace
from metropole.kernel.view import SPECTATOR, View, add_question, redeal_answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Flow):
    """The table: position, open question, and the door through which answers come.

    A game brings `blank` and `position`; all else it may bring if it has secrets, or is in a hurry.
    """

    def __init__(self, program: list[Procedure], space: ActionSpace, seats: int) -> None:
        super().__init__(program, space, seats)

    def blank(self) -> "Game":
        """A game of the same rules and seats in which nothing has happened, not even its beginning."""
        raise NotImplementedError

    def position(self) -> Position:
        """Everything that lies on the table."""
        raise NotImplementedError

    def begin(self) -> None:
        """Stand at the first question: the first procedure of the program is the whole game."""
        self.call(0)
        self.run()

    def copy(self) -> "Game":
        """An independent game in the same position, to which nobody listens."""
        other = self.blank()
        other.position().put(self.position().numbers())
        other.stand_like(self)
        return other

    def numbers(self) -> list[int]:
        """Every number of the game, in a fixed order: equal lists mean equal games."""
        return flatten(self, self.position().numbers())

    def restored(self, numbers: list[int]) -> "Game":
        """The game of the same rules that gave these numbers, standing at the same question."""
        other = self.blank()
        position = other.position()
        position.put(unflatten(other, position.numbers(), numbers))
        other.run()
        return other

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it.

        A drawing is made from a view, and nobody's view has everything. Whoever wants more asks for a seat's.
        """
        return self.view(SPECTATOR)._repr_html_()

    def moment(self) -> tuple[int, int]:
        """Whenever it changes, a journal takes a fingerprint."""
        return 0, 0

    def view(self, seat: int) -> View:
        """What this seat, or a spectator, may know now. Where nothing is hidden, that is everything."""
        seen = OpenView(seat, self.copy())
        add_question(seen, self)
        seen.stack = self.stack
        if isinstance(self.pending, Outcome):
            seen.outcome = self.pending
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenView(View):
    """What anybody sees of a game in which everything lies open."""

    def __init__(self, seat: int, table: Game) -> None:
        super().__init__(seat, table.seats)
        self.table = table

    def shown(self) -> Game:
        return self.table

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), **self.table.position().numbers()}

    def redeal(self, rng: Rng) -> Game:
        """The game itself; only what others have said in a sealed round is unknown."""
        world = self.table.copy()
        redeal_answers(world, self, rng)
        return world
