"""Colonialism: everything that it brings. What only some programs need is imported when they ask for it."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from metropole.boards.board_file import BoardFile
from metropole.boards.toml_reader import TomlReader
from metropole.games.colonialism import board, editions
from metropole.games.colonialism.laws import CONSERVATION
from metropole.games.colonialism.rules.action_space import CHANCES
from metropole.games.colonialism.rules.board import COLOURS, Board
from metropole.games.colonialism.rules.facts import FACTS
from metropole.games.colonialism.rules.game import Edition, Game
from metropole.games.colonialism.rules.prompts import PROMPTS
from metropole.games.colonialism.rules.queries import holdings
from metropole.games.colonialism.rules.setup import INTEREST_COUNT
from metropole.games.colonialism.rules.start import FEWEST_SEATS, MOST_SEATS, start
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.kit import Book, Kit, Option
from metropole.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from metropole.encoding import Encoder
    from metropole.games.colonialism.speaker import Speaker
    from metropole.parts.advice import AdviceKit
    from metropole.parts.bot import BotKit
    from metropole.parts.story import StoryKit
    from metropole.parts.terminal import TerminalKit
    from metropole.parts.things import Thing
    from metropole.pictures.page import Layers
    from metropole.rulebooks import Rulebook

SHOWN_SCORE: Final = 10.0  # points that count as much as a victory, where scores shape rewards
SPARE_CUBES: Final = 0.1  # of a point, for each cube

QUICK_START: Final = Option("quickstart", editions.with_quick_start, "A85", is_official=True)
TIGHT_ROWS: Final = Option("tightrows", editions.without_spare_rows, "A05")
NO_PASSING: Final = Option("nopassing", editions.without_passing, "A13")
STRICT_INTERESTS: Final = Option("strictinterests", editions.strict_interests, "A65")
STRICT_UNREST: Final = Option("strictunrest", editions.unrest_ends_treaty, "A31")
LEADER_LAST: Final = Option("leaderlast", editions.tied_leader_last, "A59")
CONFLICT_EVENTS: Final = Option("conflictevents", editions.regional_events_need_conflict, "A78", needs="events")


def two_to_four(edition: Edition) -> range:
    """2.0 Every edition is for two to four players."""
    return range(FEWEST_SEATS, MOST_SEATS + 1)


ORIGINAL: Final = Book(
    "colonialism/original",
    2011,
    editions.ORIGINAL,
    (Option("short", editions.short_game), TIGHT_ROWS, NO_PASSING, STRICT_INTERESTS, LEADER_LAST),
    two_to_four,
)
SPIELWORXX: Final = Book(
    "colonialism/spielworxx",
    2013,
    editions.SPIELWORXX,
    (QUICK_START, TIGHT_ROWS, NO_PASSING, STRICT_UNREST),
    two_to_four,
)
COMPASS: Final = Book(
    "colonialism/compass",
    2018,
    editions.COMPASS,
    (
        Option("events", editions.with_events),
        Option("upgrades", editions.with_upgrades),
        QUICK_START,
        TIGHT_ROWS,
        NO_PASSING,
        CONFLICT_EVENTS,
        STRICT_UNREST,
    ),
    two_to_four,
    together=("events", "upgrades"),
)


class ColonialismKit(Kit):
    """One page of all there is."""

    name = "colonialism"
    title = "Colonialism"
    package = "metropole.games.colonialism"
    minutes = 120
    opponents = 2
    totals = "cubes"
    books = (ORIGINAL, SPIELWORXX, COMPASS)
    first = COMPASS
    game_type = Game
    view_type = ColonialismView
    chances = CHANCES
    facts = FACTS
    prompts = PROMPTS
    laws = CONSERVATION

    def start(self, edition: Edition, board: Board, seats: int) -> Game:
        return start(edition, board, seats)

    def colours(self, edition: Edition) -> Sequence[str]:
        return edition.colours

    def points(self, edition: Edition) -> tuple[float, float]:
        """An equal part of all cubes, and of those for interests."""
        return 0.0, float(edition.cubes + 2 * INTEREST_COUNT // len(COLOURS))

    def standing(self, game: Game, seat: int) -> float:
        cubes = game.edition.final_cubes(holdings(game, Seat(seat)))
        return (min(cubes) + SPARE_CUBES * sum(cubes)) / SHOWN_SCORE

    def read_board(self, sheet: TomlReader) -> BoardFile[Board]:
        return board.read(sheet)

    # --- words ---

    @cached_property
    def rulebook(self) -> "Rulebook":
        from metropole.games.colonialism.book import rulebook

        return rulebook()

    def speaker(self, edition: Edition, language: str, chart: BoardFile[Board], you: int = SPECTATOR) -> "Speaker":
        from metropole.games.colonialism.speaker import Speaker

        return Speaker(language, edition, chart, you)

    # --- what people are shown ---

    def terminal(self, edition: Edition) -> "TerminalKit":
        from metropole.games.colonialism.terminal_kit import TERMINAL

        return TERMINAL

    @cached_property
    def advice(self) -> "AdviceKit":
        from metropole.games.colonialism.advice import COUNSEL

        return COUNSEL

    @cached_property
    def story(self) -> "StoryKit":
        from metropole.games.colonialism.story import TALE

        return TALE

    def things(self, speaker: "Speaker", seats: int, game: Game) -> "dict[str, list[Thing]]":
        from metropole.games.colonialism import catalogue

        return catalogue.things(speaker, seats, game)

    def printed(self, speaker: "Speaker", seats: int, game: Game) -> dict[str, Any]:
        from metropole.games.colonialism import catalogue

        return catalogue.numbers(speaker, seats, game)

    def picture(self, view: ColonialismView, chart: BoardFile[Board] | None = None) -> "Layers":
        from metropole.games.colonialism import picture

        return picture.layers(view, chart or self.shipped)

    # --- for bots and learners ---

    @cached_property
    def bot(self) -> "BotKit":
        from metropole.games.colonialism.bot_kit import BOT

        return BOT

    def encoder(self, seats: int) -> "Encoder":
        from metropole.encoding import Encoder
        from metropole.games.colonialism import encoding

        return Encoder(seats, encoding.layout(seats), encoding.COUNTED, encoding.observe, encoding.encode)


KIT: Final = ColonialismKit()
