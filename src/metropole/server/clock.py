"""How long everybody has thought. Whole milliseconds, from the moments of the rows alone: all processes agree.

A person is charged from the moment they are asked until they have said enough, each alone. What others are shown knows
nothing of answers given in secret: there a sealed round takes everybody's time until it is over.
"""

from typing import Final

from msgspec import Struct

from metropole.server.wire import Bank, Clock, PerMove

STOPPED: Final = -1
SHARE_ON_RETURN: Final = 10  # whoever comes back with an empty bank has this part of it


class SeatClock(Struct):
    """The time of one seat."""

    given: int = 0  # all that it ever had
    used: int = 0
    since: int = STOPPED  # when it began to run, or was last charged
    shown: int = 0  # used, as others see it
    start: int = 0  # used, when the present question was put


class ChessClock(Struct):
    """All glasses, and the moment of the last row that everybody knows of."""

    at: int
    glasses: list[SeatClock]


def milliseconds(moment: float) -> int:
    return round(moment * 1000)


def full(rule: Clock, seats: int, at: float) -> ChessClock:
    """Nobody has been asked anything yet."""
    seconds = rule.seconds if isinstance(rule, PerMove | Bank) else 0
    return ChessClock(milliseconds(at), [SeatClock(given=seconds * 1000) for _ in range(seats)])


# --- time passes ---


def charge(glass: SeatClock, until: int, credit: int = 0) -> None:
    """Whoever thinks is charged up to this moment, but for the time that the server was away."""
    if glass.since != STOPPED:
        glass.used += max(0, until - glass.since - credit)
        glass.since = max(glass.since, until)


def charge_all(times: ChessClock, until: int, awaited: list[int], credit: int = 0) -> None:
    """Up to a row that everybody knows of; `awaited` were asked until then, as far as others know."""
    for seat, glass in enumerate(times.glasses):
        charge(glass, until, credit)
        if seat in awaited:
            glass.shown += max(0, until - times.at - credit)
    times.at = max(times.at, until)


def set_running(glass: SeatClock, running: bool, at: int) -> None:
    """From now on the seat is charged, or no longer."""
    if not running:
        glass.since = STOPPED
    elif glass.since == STOPPED:
        glass.since = at


# --- what an answer does ---


def answered(rule: Clock, glass: SeatClock) -> None:
    """The next answer has time of its own, or more is in the bank."""
    if isinstance(rule, PerMove):
        glass.used = 0
    elif isinstance(rule, Bank):
        glass.given += rule.increment * 1000


def settle(times: ChessClock) -> None:
    """A question is answered: everybody may know how long each has thought."""
    for glass in times.glasses:
        glass.shown = glass.start = glass.used


def forget_question(times: ChessClock) -> None:
    """The table goes back: the time since the last question was put is nobody's."""
    for glass in times.glasses:
        glass.used = glass.shown = glass.start


def refill(rule: Clock, glass: SeatClock) -> None:
    """Somebody who had run out of time plays again: they have some."""
    if isinstance(rule, PerMove):
        glass.used = glass.shown = glass.start = 0
    elif isinstance(rule, Bank):
        glass.given += max(0, rule.seconds * 1000 // SHARE_ON_RETURN - (glass.given - glass.used))


# --- what is left ---


def left(glass: SeatClock, now: int) -> int:
    """What the seat itself has left; less than nothing if it is late."""
    running = 0 if glass.since == STOPPED else max(0, now - glass.since)
    return glass.given - glass.used - running


def left_as_seen(times: ChessClock, seat: int, awaited: bool, now: int) -> int:
    """What others believe that a seat has left."""
    glass = times.glasses[seat]
    return glass.given - glass.shown - (max(0, now - times.at) if awaited else 0)


def due(glass: SeatClock) -> int | None:
    """When the time of a seat runs out, if it is running."""
    return None if glass.since == STOPPED else glass.since + glass.given - glass.used
