"""5 Stacks of counters on resource spaces, and who controls them.

A stack is a number: four bits for each counter, the lowest counter in the lowest bits. Three of them hold its owner's
seat plus one, the fourth says that it has survived a rebellion this turn (revised rules). So a whole board of stacks
is one flat list, and the controller is read off the lowest bits.
"""

from typing import Final

from metropole.games.empires.rules.state import NOBODY, Seat

BITS: Final = 4
MASK: Final = 15
OWNER: Final = 7
SAFE: Final = 8


def pieces(stack: int) -> list[int]:
    """The counters with their marks, from the bottom to the top."""
    result: list[int] = []
    while stack:
        result.append(stack & MASK)
        stack >>= BITS
    return result


def piled(counters: list[int]) -> int:
    """The stack of these counters, from the bottom to the top."""
    stack = 0
    for piece in reversed(counters):
        stack = stack << BITS | piece
    return stack


def owner(piece: int) -> Seat:
    return Seat((piece & OWNER) - 1)


def owners(stack: int) -> list[int]:
    """The owners of the counters, from the bottom to the top."""
    return [owner(piece) for piece in pieces(stack)]


def stacked(seats: list[int]) -> int:
    """The stack with these owners, from the bottom to the top."""
    return piled([seat + 1 for seat in seats])


def controller(stack: int) -> Seat:
    """5 Only the lowest counter controls."""
    return Seat((stack & OWNER) - 1)


def count(stack: int, seat: int) -> int:
    """How many counters of a player are in the stack."""
    total, own = 0, seat + 1
    while stack:
        if stack & OWNER == own:
            total += 1
        stack >>= BITS
    return total


def has_counter(stack: int, seat: int) -> bool:
    """Whether a counter of a player is in the stack."""
    own = seat + 1
    while stack:
        if stack & OWNER == own:
            return True
        stack >>= BITS
    return False


def height(stack: int) -> int:
    total = 0
    while stack:
        total += 1
        stack >>= BITS
    return total


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
    now = controller(stack)
    if 2 * count(stack, now) >= height(stack):  # nobody can have more
        return stack
    best = leader(owners(stack))
    if best == now:
        return stack
    counters = pieces(stack)
    return piled([p for p in counters if owner(p) == best] + [p for p in counters if owner(p) != best])


def runs(stack: int) -> list[tuple[int, int]]:
    """AMB-24 Counters that lie together and are alike: owner and position of the lowest of them."""
    result: list[tuple[int, int]] = []
    last = 0
    for position, piece in enumerate(pieces(stack)):
        if piece != last:
            result.append((owner(piece), position))
        last = piece
    return result


def without(stack: int, position: int) -> int:
    """The stack without the counter at this position; not yet settled."""
    at = BITS * position
    return stack >> at + BITS << at | stack & (1 << at) - 1


def all_alike(stack: int, positions: list[int]) -> bool:
    """AMB-24 Whether the same settled stack is left, whichever of these counters leaves it."""
    return all(settled(without(stack, p)) == settled(without(stack, positions[0])) for p in positions)


def owner_at(stack: int, position: int) -> Seat:
    """Whose the counter at this position is."""
    return controller(stack >> BITS * position)


def is_safe(stack: int, position: int) -> bool:
    """Whether the counter at this position has survived a rebellion this turn."""
    return bool(stack >> BITS * position & SAFE)


def all_safe(stack: int) -> int:
    """The stack after a rebellion: whoever is left is safe for this turn."""
    return piled([piece | SAFE for piece in pieces(stack)])


def any_safe(stack: int) -> bool:
    """Whether a counter of the stack has survived a rebellion this turn."""
    while stack:
        if stack & SAFE:
            return True
        stack >>= BITS
    return False


def none_safe(stack: int) -> int:
    return piled([piece & OWNER for piece in pieces(stack)])
