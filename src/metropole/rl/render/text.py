"""The table in lines, as the terminal shows it."""

from metropole import boards
from metropole.colonialism.view import ColonialismView
from metropole.empires.action_space import COLOURS
from metropole.empires.view import EmpiresView
from metropole.text.colonialism import Speaker
from metropole.text.empires import EmpiresSpeaker
from metropole.tui.ansi import Paint
from metropole.tui.kit import RenderContext
from metropole.tui.kits import TABLES


def lines(view: ColonialismView | EmpiresView) -> list[str]:
    """The board, the viewer's own cards, and at the end who has won."""
    reader = reader_of(view)
    table = TABLES.get(book_of(view), TABLES[reader.speaker.game])
    return [*table.board(reader), *table.hand(reader), *table.result(reader)]


def book_of(view: ColonialismView | EmpiresView) -> str:
    game = "colonialism" if isinstance(view, ColonialismView) else "empires"
    return f"{game}/{view.edition.name.split('+')[0]}"


def reader_of(view: ColonialismView | EmpiresView) -> RenderContext:
    """Somebody who reads English and sees no colours."""
    if isinstance(view, ColonialismView):
        chart = boards.load()
        return RenderContext(
            view, Speaker("en", view.edition, chart, view.seat), Paint(False, view.edition.colours), chart
        )
    charted = boards.load_empires()
    return RenderContext(view, EmpiresSpeaker("en", view.edition, charted, view.seat), Paint(False, COLOURS), charted)
