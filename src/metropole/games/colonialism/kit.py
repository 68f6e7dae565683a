"""Colonialism: everything that it brings. What only some programs need is imported when they ask for it."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

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
from metropole.games.kit import AnyEdition, Book, Chart, GameKit, Option
from metropole.kernel import ActionSpace
from metropole.kernel import Game as AnyGame
from metropole.kernel.view import SPECTATOR, View
from metropole.parts.narrowing import Taking, narrow, narrowing

if TYPE_CHECKING:
    from msgspec import Struct

    from metropole.encoding import AnyEncoder
    from metropole.games.colonialism.scene import ColonialismOwn, ColonialismScene
    from metropole.games.colonialism.speaker import Speaker
    from metropole.parts.advice import AdviceKit
    from metropole.parts.bot import AnyBotKit
    from metropole.parts.figures import HouseFigure
    from metropole.parts.outline import OutlineSection
    from metropole.parts.stations import StationKit
    from metropole.parts.story import StoryKit
    from metropole.parts.terminal import TerminalKit
    from metropole.parts.things import Thing
    from metropole.pictures.page import Layers
    from metropole.rulebooks import Rulebook
    from metropole.text.voice import AnySpeaker

SHOWN_SCORE: Final = 10.0  # points that count as much as a victory, where scores shape rewards
SPARE_CUBES: Final = 0.1  # of a point, for each cube

own: Final = narrowing(Edition)

QUICK_START: Final = Option("quickstart", Taking(own, editions.with_quick_start), "A85", is_official=True)
TIGHT_ROWS: Final = Option("tightrows", Taking(own, editions.without_spare_rows), "A05")
NO_PASSING: Final = Option("nopassing", Taking(own, editions.without_passing), "A13")
STRICT_INTERESTS: Final = Option("strictinterests", Taking(own, editions.strict_interests), "A65")
STRICT_UNREST: Final = Option("strictunrest", Taking(own, editions.unrest_ends_treaty), "A31")
LEADER_LAST: Final = Option("leaderlast", Taking(own, editions.tied_leader_last), "A59")
CONFLICT_EVENTS: Final = Option(
    "conflictevents", Taking(own, editions.regional_events_need_conflict), "A78", needs="events"
)


def two_to_four(edition: Edition) -> range:
    """2.0 Every edition is for two to four players."""
    return range(FEWEST_SEATS, MOST_SEATS + 1)


ORIGINAL: Final = Book(
    "colonialism/original",
    2011,
    editions.ORIGINAL,
    (Option("short", Taking(own, editions.short_game)), TIGHT_ROWS, NO_PASSING, STRICT_INTERESTS, LEADER_LAST),
    Taking(own, two_to_four),
)
SPIELWORXX: Final = Book(
    "colonialism/spielworxx",
    2013,
    editions.SPIELWORXX,
    (QUICK_START, TIGHT_ROWS, NO_PASSING, STRICT_UNREST),
    Taking(own, two_to_four),
)
COMPASS: Final = Book(
    "colonialism/compass",
    2018,
    editions.COMPASS,
    (
        Option("events", Taking(own, editions.with_events)),
        Option("upgrades", Taking(own, editions.with_upgrades)),
        QUICK_START,
        TIGHT_ROWS,
        NO_PASSING,
        CONFLICT_EVENTS,
        STRICT_UNREST,
    ),
    Taking(own, two_to_four),
    together=("events", "upgrades"),
)


class ColonialismKit(GameKit[Game, ColonialismView, Edition, Board]):
    """One page of all there is."""

    name = "colonialism"
    title = "Colonialism"
    package = "metropole.games.colonialism"
    minutes = 120
    opponents = 2
    totals = "cubes"
    is_drawn = True
    books = (ORIGINAL, SPIELWORXX, COMPASS)
    first = COMPASS
    game_type = Game
    view_type = ColonialismView
    edition_type = Edition
    board_type = Board
    chances = CHANCES
    facts = FACTS
    prompts = PROMPTS
    laws = tuple([Taking(narrowing(Game), law) for law in CONSERVATION])

    def start(self, edition: AnyEdition, board: object, seats: int) -> Game:
        return start(self.own_edition(edition), self.own_board(board), seats)

    def colours(self, edition: AnyEdition) -> Sequence[str]:
        return self.own_edition(edition).colours

    def points(self, edition: AnyEdition) -> tuple[float, float]:
        """An equal part of all cubes, and of those for interests."""
        return 0.0, float(self.own_edition(edition).cubes + 2 * INTEREST_COUNT // len(COLOURS))

    def standing(self, game: AnyGame, seat: int) -> float:
        g = self.own_game(game)
        cubes = g.edition.final_cubes(holdings(g, Seat(seat)))
        return (min(cubes) + SPARE_CUBES * sum(cubes)) / SHOWN_SCORE

    def edition_of(self, view: View) -> Edition:
        return self.own_view(view).edition

    def figures(self, edition: AnyEdition) -> "Sequence[HouseFigure[Edition]]":
        from metropole.games.colonialism import figures

        return figures.figures(self.own_edition(edition))

    def check_figures(self, edition: AnyEdition) -> None:
        from metropole.games.colonialism import figures

        figures.check(self.own_edition(edition))

    def read_board(self, sheet: TomlReader) -> BoardFile[Board]:
        return board.read(sheet)

    # --- words ---

    @cached_property
    def rulebook(self) -> "Rulebook":
        from metropole.games.colonialism.book import rulebook

        return rulebook()

    def speaker(self, edition: AnyEdition, language: str, chart: Chart, you: int = SPECTATOR) -> "Speaker":
        from metropole.games.colonialism.speaker import Speaker

        return Speaker(language, self.own_edition(edition), self.own_chart(chart), you)

    # --- what people are shown ---

    @cached_property
    def scene_types(self) -> "tuple[type[Struct], ...]":
        from metropole.games.colonialism.scene import ColonialismOwn, ColonialismScene

        return ColonialismScene, ColonialismOwn

    def scene(self, view: View) -> "ColonialismScene":
        from metropole.games.colonialism import scene

        return scene.scene(self.own_view(view))

    def own_scene(self, view: View) -> "ColonialismOwn | None":
        from metropole.games.colonialism import scene

        return scene.own_scene(self.own_view(view))

    def thing(self, space: ActionSpace, action: int) -> str:
        from metropole.games.colonialism import scene

        return scene.thing(space, action)

    def outline(self, view: View, speaker: "AnySpeaker") -> "list[OutlineSection]":
        from metropole.games.colonialism.outline import outline
        from metropole.games.colonialism.speaker import Speaker

        return outline(self.own_view(view), narrow(Speaker, speaker))

    def terminal(self, edition: AnyEdition) -> "TerminalKit":
        from metropole.games.colonialism.terminal import terminal

        return terminal(self.own_edition(edition))

    @cached_property
    def advice(self) -> "AdviceKit":
        from metropole.games.colonialism.advice import COUNSEL

        return COUNSEL

    @cached_property
    def story(self) -> "StoryKit":
        from metropole.games.colonialism.story import TALE

        return TALE

    @cached_property
    def stations(self) -> "StationKit":
        from metropole.games.colonialism.stations import STATIONS

        return STATIONS

    def things(self, speaker: "AnySpeaker", seats: int, game: AnyGame) -> "dict[str, list[Thing]]":
        from metropole.games.colonialism import catalogue
        from metropole.games.colonialism.speaker import Speaker

        return catalogue.things(narrow(Speaker, speaker), seats, self.own_game(game))

    def printed(self, speaker: "AnySpeaker", seats: int, game: AnyGame) -> dict[str, object]:
        from metropole.games.colonialism import catalogue
        from metropole.games.colonialism.speaker import Speaker

        return catalogue.numbers(narrow(Speaker, speaker), seats, self.own_game(game))

    def picture(self, view: View, chart: Chart | None = None, language: str = "en") -> "Layers":
        from metropole.games.colonialism import picture

        return picture.layers(self.own_view(view), self.own_chart(chart), language)

    # --- for bots and learners ---

    @cached_property
    def bot(self) -> "AnyBotKit":
        from metropole.games.colonialism.bot_kit import BOT

        return BOT

    def encoder(self, seats: int) -> "AnyEncoder":
        from metropole.encoding import Encoder
        from metropole.games.colonialism import encoding

        return Encoder(seats, encoding.layout(seats), encoding.COUNTED, encoding.observe, encoding.encode)


KIT: Final = ColonialismKit()
