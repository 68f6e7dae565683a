"""5 Stacks of counters on resource spaces, and who controls them.

A stack is a number: four bits for each counter, the lowest counter in the lowest bits, holding its owner's seat plus
one. So a whole board of stacks is one flat list, and the controller is read off the lowest bits.
"""

from metropole.empires.state import NOBODY, Seat

BITS = 4
MASK = 15


def owners(stack: int) -> list[int]:
    """The owners of the counters, from the bottom to the top."""
    result: list[int] = []
    while stack:
        result.append((stack & MASK) - 1)
        stack >>= BITS
    return result


def stacked(seats: list[int]) -> int:
    """The stack with these owners, from the bottom to the top."""
    stack = 0
    for seat in reversed(seats):
        stack = stack << BITS | seat + 1
    return stack


def controller(stack: int) -> Seat:
    """5 Only the lowest counter controls."""
    return Seat((stack & MASK) - 1)


def count(stack: int, seat: int) -> int:
    """How many counters of a player are in the stack."""
    total = 0
    while stack:
        if (stack & MASK) - 1 == seat:
            total += 1
        stack >>= BITS
    return total


def height(stack: int) -> int:
    return (stack.bit_length() + BITS - 1) // BITS


def pushed(stack: int, seat: int) -> int:
    """5 New counters go on top."""
    return stack | (seat + 1) << BITS * height(stack)


def leader(seats: list[int]) -> Seat:
    """5 Who has the most counters; of tied players the one whose lowest counter is lowest."""
    best = NOBODY
    for seat in seats:
        if best == NOBODY or seats.count(seat) > seats.count(best):
            best = Seat(seat)
    return best


def settled(stack: int) -> int:
    """5 Whoever has more counters than any other moves them to the bottom; the rest keep their order."""
    seats = owners(stack)
    best = leader(seats)
    if not seats or seats[0] == best:
        return stack
    return stacked([seat for seat in seats if seat == best] + [seat for seat in seats if seat != best])


def runs(stack: int) -> list[tuple[int, int]]:
    """AMB-24 Counters of one colour that lie together: owner and position of the lowest of them."""
    result: list[tuple[int, int]] = []
    for position, seat in enumerate(owners(stack)):
        if not result or result[-1][0] != seat:
            result.append((seat, position))
    return result


def without(stack: int, position: int) -> int:
    """The stack without the counter at this position; not yet settled."""
    seats = owners(stack)
    del seats[position]
    return stacked(seats)
