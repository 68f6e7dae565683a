"""How the parts of a position become the cells of an observation: bytes in a list, joined at the end."""

from typing import Final

from metropole.encoding.layout import MOST

MOST_PLACES: Final = 96
BYTE: Final = [bytes([number]) for number in range(MOST + 1)]
BITS: Final = [  # by how many, and which of them are set
    [bytes([members >> bit & 1 for bit in range(count)]) for members in range(1 << count)] for count in range(9)
]
EIGHT: Final = BITS[8]
NOTHING: Final = bytearray()
ONE_HOT: Final = [[bytes([int(i == at) for i in range(count)]) for at in range(count)] for count in range(MOST_PLACES)]
NONE_HOT: Final = [bytes(count) for count in range(MOST_PLACES)]

Cells = list[bytes]


def joined(cells: Cells) -> bytearray:
    """All cells, in a buffer of their own."""
    return NOTHING.join(cells)


def add_number(cells: Cells, value: int) -> None:
    """A number; what does not fit into one byte is cut off."""
    cells.append(BYTE[capped(value)])


def add_numbers(cells: Cells, values: list[int]) -> None:
    """Numbers, cut off in the same way."""
    cells.append(packed(values))


def packed(values: list[int]) -> bytes:
    """Numbers as bytes. That one has to be cut off is rare."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([capped(value) for value in values])


def add_set(cells: Cells, members: int, count: int) -> None:
    """A set as a bit mask: one cell for each possible member."""
    if members == 0:
        cells.append(NONE_HOT[count])
        return
    while count >= 8:
        cells.append(EIGHT[members & 255])
        members >>= 8
        count -= 8
    cells.append(BITS[count][members])


def add_choice(cells: Cells, at: int, count: int) -> None:
    """One of so many places is marked; none, if it is none of them."""
    cells.append(ONE_HOT[count][at] if 0 <= at < count else NONE_HOT[count])


def add_player(cells: Cells, player: int, seat: int, seats: int) -> None:
    """A player as the observer counts, or nobody."""
    cells.append(ONE_HOT[seats][(player - seat) % seats] if player >= 0 else NONE_HOT[seats])


def add_members(cells: Cells, players: int, seat: int, seats: int) -> None:
    """A set of players, the observer first."""
    cells.append(BITS[seats][(players >> seat | players << seats - seat) & (1 << seats) - 1])


def turned(values: list[int], at: int) -> list[int]:
    """The numbers of all players, the observer's first; they begin at a place of the list."""
    return values[at:] + values[:at] if at else values


def add_turned(cells: Cells, numbers: list[int], sizes: list[int], seat: int, seats: int) -> None:
    """The same for several kinds of numbers, one list behind the other; the sizes say how many each player has."""
    every = packed(numbers)
    start = 0
    for size in sizes:
        own = start + size * seat
        end = start + size * seats
        cells.append(every[own:end])
        cells.append(every[start:own])
        start = end


def capped(value: int) -> int:
    """A number that fits into one byte."""
    return 0 if value < 0 else min(value, MOST)
