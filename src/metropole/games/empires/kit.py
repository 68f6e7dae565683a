"""Colonial: Europe's Empires Overseas: everything that it brings. What only some need is imported when they ask."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from metropole.boards.board_file import BoardFile
from metropole.boards.toml_reader import TomlReader
from metropole.games.empires import board, editions
from metropole.games.empires.laws import CONSERVATION
from metropole.games.empires.rules.action_space import CHANCES, COLOURS
from metropole.games.empires.rules.board import Board
from metropole.games.empires.rules.facts import FACTS
from metropole.games.empires.rules.game import Edition, Game
from metropole.games.empires.rules.prompts import PROMPTS
from metropole.games.empires.rules.start import start
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.kit import UNDATED, Book, Kit, Option
from metropole.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from metropole.encoding import Encoder
    from metropole.games.empires.speaker import EmpiresSpeaker
    from metropole.parts.advice import AdviceKit
    from metropole.parts.bot import BotKit
    from metropole.parts.story import StoryKit
    from metropole.parts.terminal import TerminalKit
    from metropole.parts.things import Thing
    from metropole.pictures.page import Layers
    from metropole.rulebooks import Rulebook

MOST_POINTS: Final = 1000.0  # there is no bound: far more than anybody gains, or owes

STRICT_COUNTERS: Final = Option("strictcounters", editions.strict_counters, "AMB-01")


def seats_of(edition: Edition) -> range:
    return edition.seats


SECOND: Final = Book(
    "empires/second",
    2013,
    editions.SECOND,
    (
        Option("nations", editions.with_nations),
        Option("nogifts", editions.without_gifts, "AMB-128", excludes="freegifts"),
        Option("freegifts", editions.with_free_gifts, "AMB-128"),
        Option("cap15", editions.with_early_cap, "AMB-142", excludes="uncapped"),
        Option("uncapped", editions.without_cap, "AMB-142"),
        STRICT_COUNTERS,
    ),
    seats_of,
)
REVISED: Final = Book(
    "empires/revised",
    UNDATED,
    editions.REVISED,
    (
        Option("fastend", editions.with_fast_end),
        STRICT_COUNTERS,
        Option("freehunt", editions.with_free_hunt, "AMB-108"),
        Option("lastingempire", editions.with_lasting_empire, "AMB-161"),
        Option("strictcity", editions.with_strict_city, "AMB-90"),
    ),
    seats_of,
)


class EmpiresKit(Kit):
    """One page of all there is."""

    name = "empires"
    title = "Colonial: Europe's Empires Overseas"
    package = "metropole.games.empires"
    minutes = 180
    opponents = 3
    totals = "treasury"
    books = (SECOND, REVISED)
    first = SECOND
    game_type = Game
    view_type = EmpiresView
    chances = CHANCES
    facts = FACTS
    prompts = PROMPTS
    laws = CONSERVATION

    def start(self, edition: Edition, board: Board, seats: int) -> Game:
        return start(edition, board, seats)

    def colours(self, edition: Edition) -> Sequence[str]:
        return COLOURS

    def points(self, edition: Edition) -> tuple[float, float]:
        return -MOST_POINTS, MOST_POINTS

    def standing(self, game: Game, seat: int) -> float:
        return float(game.s.prestige[seat] / game.edition.victory)

    def read_board(self, sheet: TomlReader) -> BoardFile[Board]:
        return board.read(sheet)

    # --- words ---

    @cached_property
    def rulebook(self) -> "Rulebook":
        from metropole.games.empires.book import rulebook

        return rulebook()

    def speaker(
        self, edition: Edition, language: str, chart: BoardFile[Board], you: int = SPECTATOR
    ) -> "EmpiresSpeaker":
        from metropole.games.empires.speaker import EmpiresSpeaker

        return EmpiresSpeaker(language, edition, chart, you)

    # --- what people are shown ---

    def terminal(self, edition: Edition) -> "TerminalKit":
        from metropole.games.empires.terminal_kit import REVISED_TERMINAL, TERMINAL

        return REVISED_TERMINAL if edition.end_rolls else TERMINAL

    @cached_property
    def advice(self) -> "AdviceKit":
        from metropole.games.empires.advice import COUNSEL

        return COUNSEL

    @cached_property
    def story(self) -> "StoryKit":
        from metropole.games.empires.story import TALE

        return TALE

    def things(self, speaker: "EmpiresSpeaker", seats: int, game: Game) -> "dict[str, list[Thing]]":
        from metropole.games.empires import catalogue

        return catalogue.things(speaker, seats, game)

    def printed(self, speaker: "EmpiresSpeaker", seats: int, game: Game) -> dict[str, Any]:
        from metropole.games.empires import catalogue

        return catalogue.numbers(speaker, seats, game)

    def picture(self, view: EmpiresView, chart: BoardFile[Board] | None = None) -> "Layers":
        from metropole.games.empires import picture

        return picture.layers(view, chart or self.shipped)

    # --- for bots and learners ---

    @cached_property
    def bot(self) -> "BotKit":
        from metropole.games.empires.bot_kit import BOT

        return BOT

    def encoder(self, seats: int) -> "Encoder":
        from metropole.encoding import Encoder
        from metropole.games.empires import encoding

        return Encoder(seats, encoding.layout(seats), encoding.COUNTED, encoding.observe, encoding.encode)


KIT: Final = EmpiresKit()
