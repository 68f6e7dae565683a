"""Playing on from a moment of a finished game: a practice table that begins where another one stood after a line."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from metropole.server.decisions import check_level
from metropole.server.refusals import refuse
from metropole.server.table_state import RowBody
from metropole.server.wire import BotSeat, Fork, Me, NewTable, Origin, SeatRequest

if TYPE_CHECKING:
    from metropole.server.table import Table


@dataclass(frozen=True)
class ForkOrigin:
    """What a new table takes over: where from, who is to sit where, and the rows of the game up to there."""

    origin: Origin
    wanted: NewTable
    bodies: list[RowBody]


def inheritance(table: "Table", wish: Fork) -> ForkOrigin:
    """Everything that led to the position after a line, and nothing that was undone; refused where there is none."""
    if table.standing.state != "finished":
        raise refuse("fork-unfinished")
    if not 1 <= wish.seq <= table.seq:
        raise refuse("no-such-line", most=table.seq)
    if wish.seat >= table.settings.seats:
        raise refuse("no-such-seat", seats=table.settings.seats)
    check_level(wish.level)
    lineage = table.lineage_at(wish.seq)
    if not lineage or lineage == table.lineage:
        raise refuse("fork-nowhere")
    rows = [table.public[seq - 1] for seq in lineage]
    drawn = len([line for line in table.lines(lineage) if line.startswith("* ")])
    return ForkOrigin(Origin(table.id, wish.seq, drawn), places(table, wish), [(row.kind, row.body) for row in rows])


def places(table: "Table", wish: Fork) -> NewTable:
    """The same rules on the same board; one person, and bots for everybody else."""
    agreed = table.settings
    seated: list[SeatRequest] = [Me() if seat == wish.seat else BotSeat(wish.level) for seat in range(agreed.seats)]
    return NewTable(agreed.edition, seated, agreed.title, agreed.board, level=wish.level, private=True)
