"""The table in lines, as the terminal shows it."""

from typing import Any

from metropole import boards
from metropole.colonialism.view import ColonialismView
from metropole.empires.action_space import COLOURS
from metropole.empires.view import EmpiresView
from metropole.text.colonialism import Speaker
from metropole.text.empires import EmpiresSpeaker
from metropole.tui.ansi import Paint
from metropole.tui.kit import RenderContext
from metropole.tui.kits import TABLES


def lines(view: ColonialismView | EmpiresView, chart: Any) -> list[str]:
    """The board, the viewer's own cards, and at the end who has won."""
    reader = reader_of(view, chart)
    table = TABLES.get(book_of(view), TABLES[reader.speaker.game])
    return [*table.board(reader), *table.hand(reader), *table.result(reader)]


def book_of(view: ColonialismView | EmpiresView) -> str:
    game = "colonialism" if isinstance(view, ColonialismView) else "empires"
    return f"{game}/{view.edition.book}"


def reader_of(view: ColonialismView | EmpiresView, chart: Any) -> RenderContext:
    """Somebody who reads English and sees no colours."""
    if isinstance(view, ColonialismView):
        chart = chart or boards.load()
        return RenderContext(
            view, Speaker("en", view.edition, chart, view.seat), Paint(False, view.edition.colours), chart
        )
    chart = chart or boards.load_empires()
    return RenderContext(view, EmpiresSpeaker("en", view.edition, chart, view.seat), Paint(False, COLOURS), chart)
