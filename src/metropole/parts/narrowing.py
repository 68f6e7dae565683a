"""From what everybody may hold to what one game knows: a view is that game's view, or a TypeError says so.

Whoever is above the games passes any game, view, edition, board or speaker. Where it reaches the modules of a game it
is looked at, once; from there on types say what it is.
"""

from collections.abc import Callable
from functools import partial, update_wrapper
from typing import Concatenate, Generic, ParamSpec, TypeVar, cast

from metropole.boards.board_file import BoardFile

GivenT = TypeVar("GivenT")
OwnT = TypeVar("OwnT")
ResultT = TypeVar("ResultT")
RestT = ParamSpec("RestT")


def narrow(kind: type[OwnT], thing: object) -> OwnT:
    """The thing, if it is of this kind."""
    if not isinstance(thing, kind):
        raise TypeError(f"a {kind.__module__}.{kind.__qualname__} is needed, not {thing!r}")
    return thing


def narrowing(kind: type[OwnT]) -> Callable[[object], OwnT]:
    """What narrows to this kind."""
    return partial(narrow, kind)


def narrow_chart(kind: type[OwnT], chart: BoardFile[object]) -> BoardFile[OwnT]:
    """The chart, if there is a board of this kind on it."""
    narrow(kind, chart.board)
    return cast("BoardFile[OwnT]", chart)


class Taking(Generic[GivenT, OwnT, RestT, ResultT]):
    """What a game wrote for its own types, for whoever has to do with all games: the first argument is narrowed."""

    def __init__(
        self, narrowed: Callable[[GivenT], OwnT], function: Callable[Concatenate[OwnT, RestT], ResultT]
    ) -> None:
        self.narrowed = narrowed
        self.function = function
        update_wrapper(self, function)

    def __call__(self, given: GivenT, *rest: RestT.args, **named: RestT.kwargs) -> ResultT:
        return self.function(self.narrowed(given), *rest, **named)
