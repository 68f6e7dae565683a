"""Going back beyond one's own drafts: only if everybody agrees, and then what was drawn is drawn anew."""

from typing import TYPE_CHECKING

from metropole.server.refusals import check_running, refuse
from metropole.server.seats import people
from metropole.server.table_state import RowBody

if TYPE_CHECKING:
    from metropole.server.table import Table


def ask_undo(table: "Table", seat: int, to: int) -> list[RowBody]:
    """Everybody else is asked; where there is nobody else it happens at once."""
    check_may_speak(table, seat)
    if table.standing.asked is not None:
        raise refuse("undo-open")
    if to not in table.lineage[:-1]:
        raise refuse("undo-impossible")
    asked: RowBody = ("undo_asked", {"seat": seat, "to": to})
    return [asked] if others(table, seat) else [asked, undone(table, to)]


def answer_undo(table: "Table", seat: int, yes: bool) -> list[RowBody]:
    """One refusal ends the question; the last consent takes the table back. Whoever asked may withdraw."""
    check_may_speak(table, seat)
    asked = table.standing.asked
    if asked is None:
        raise refuse("no-undo-open")
    chairs = table.standing.chairs
    player = chairs[seat].player
    if yes and player in (chairs[asked.seat].player, *asked.agreed):
        raise refuse("undo-answered")
    answer: RowBody = ("undo_answered", {"seat": seat, "yes": yes})
    missing = [other for other in others(table, asked.seat) if other not in (player, *asked.agreed)]
    return [answer, undone(table, asked.to)] if yes and not missing else [answer]


def check_may_speak(table: "Table", seat: int) -> None:
    """Only who plays in person has a say."""
    check_running(table.standing.state)
    if not table.standing.chairs[seat].in_person:
        raise refuse("bot-plays")


def others(table: "Table", seat: int) -> list[str]:
    """The people, apart from the one on this seat, who play in person."""
    own = table.standing.chairs[seat].player
    return [player for player in people(table.standing.chairs) if player != own]


def undone(table: "Table", to: int) -> RowBody:
    """The row that takes the table back: the journal counts the answers that are kept."""
    kept = table.lines([seq for seq in table.lineage if seq <= to])
    count = len([line for line in kept if not line.startswith("=")])
    return "undone", {"to": to, "lines": [f"! undo {count}"]}
