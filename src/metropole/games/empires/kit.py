"""Colonial: Europe's Empires Overseas: everything that it brings. What only some need is imported when they ask."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

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
from metropole.games.kit import UNDATED, AnyEdition, Book, Chart, GameKit, Option
from metropole.kernel import ActionSpace
from metropole.kernel import Game as AnyGame
from metropole.kernel.view import SPECTATOR, View
from metropole.parts.narrowing import Taking, narrow, narrowing

if TYPE_CHECKING:
    from msgspec import Struct

    from metropole.encoding import AnyEncoder
    from metropole.games.empires.scene_types import EmpiresOwn, EmpiresScene
    from metropole.games.empires.speaker import EmpiresSpeaker
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

MOST_POINTS: Final = 1000.0  # there is no bound: far more than anybody gains, or owes

own: Final = narrowing(Edition)

STRICT_COUNTERS: Final = Option("strictcounters", Taking(own, editions.strict_counters), "AMB-01")


def seats_of(edition: Edition) -> range:
    return edition.seats


SECOND: Final = Book(
    "empires/second",
    2013,
    editions.SECOND,
    (
        Option("nations", Taking(own, editions.with_nations)),
        Option("nogifts", Taking(own, editions.without_gifts), "AMB-128", excludes="freegifts"),
        Option("freegifts", Taking(own, editions.with_free_gifts), "AMB-128"),
        Option("cap15", Taking(own, editions.with_early_cap), "AMB-142", excludes="uncapped"),
        Option("uncapped", Taking(own, editions.without_cap), "AMB-142"),
        STRICT_COUNTERS,
    ),
    Taking(own, seats_of),
)
REVISED: Final = Book(
    "empires/revised",
    UNDATED,
    editions.REVISED,
    (
        Option("fastend", Taking(own, editions.with_fast_end)),
        STRICT_COUNTERS,
        Option("freehunt", Taking(own, editions.with_free_hunt), "AMB-108"),
        Option("lastingempire", Taking(own, editions.with_lasting_empire), "AMB-161"),
        Option("strictcity", Taking(own, editions.with_strict_city), "AMB-90"),
    ),
    Taking(own, seats_of),
)


class EmpiresKit(GameKit[Game, EmpiresView, Edition, Board]):
    """One page of all there is."""

    name = "empires"
    title = "Colonial: Europe's Empires Overseas"
    package = "metropole.games.empires"
    minutes = 180
    opponents = 3
    totals = "treasury"
    is_drawn = True
    books = (SECOND, REVISED)
    first = SECOND
    game_type = Game
    view_type = EmpiresView
    edition_type = Edition
    board_type = Board
    chances = CHANCES
    facts = FACTS
    prompts = PROMPTS
    laws = tuple([Taking(narrowing(Game), law) for law in CONSERVATION])

    def start(self, edition: AnyEdition, board: object, seats: int) -> Game:
        return start(self.own_edition(edition), self.own_board(board), seats)

    def colours(self, edition: AnyEdition) -> Sequence[str]:
        return COLOURS

    def points(self, edition: AnyEdition) -> tuple[float, float]:
        return -MOST_POINTS, MOST_POINTS

    def standing(self, game: AnyGame, seat: int) -> float:
        g = self.own_game(game)
        return float(g.s.prestige[seat] / g.edition.victory)

    def edition_of(self, view: View) -> Edition:
        return self.own_view(view).edition

    def figures(self, edition: AnyEdition) -> "Sequence[HouseFigure[Edition]]":
        from metropole.games.empires import figures

        return figures.figures(self.own_edition(edition))

    def check_figures(self, edition: AnyEdition) -> None:
        from metropole.games.empires import figures

        figures.check(self.own_edition(edition))

    def read_board(self, sheet: TomlReader) -> BoardFile[Board]:
        return board.read(sheet)

    # --- words ---

    @cached_property
    def rulebook(self) -> "Rulebook":
        from metropole.games.empires.book import rulebook

        return rulebook()

    def speaker(self, edition: AnyEdition, language: str, chart: Chart, you: int = SPECTATOR) -> "EmpiresSpeaker":
        from metropole.games.empires.speaker import EmpiresSpeaker

        return EmpiresSpeaker(language, self.own_edition(edition), self.own_chart(chart), you)

    # --- what people are shown ---

    @cached_property
    def scene_types(self) -> "tuple[type[Struct], ...]":
        from metropole.games.empires.scene_types import EmpiresOwn, EmpiresScene

        return EmpiresScene, EmpiresOwn

    def scene(self, view: View) -> "EmpiresScene":
        from metropole.games.empires import scene

        return scene.open_scene(self.own_view(view))

    def own_scene(self, view: View) -> "EmpiresOwn | None":
        from metropole.games.empires import scene

        return scene.own_scene(self.own_view(view))

    def thing(self, space: ActionSpace, action: int) -> str:
        from metropole.games.empires import scene

        return scene.thing(space, action)

    def outline(self, view: View, speaker: "AnySpeaker") -> "list[OutlineSection]":
        from metropole.games.empires import outline, revised_outline
        from metropole.games.empires.speaker import EmpiresSpeaker

        seen = self.own_view(view)
        told = revised_outline.outline if seen.edition.end_rolls else outline.outline
        return told(seen, narrow(EmpiresSpeaker, speaker))

    def terminal(self, edition: AnyEdition) -> "TerminalKit":
        from metropole.games.empires.terminal import terminal

        return terminal(self.own_edition(edition))

    @cached_property
    def advice(self) -> "AdviceKit":
        from metropole.games.empires.advice import COUNSEL

        return COUNSEL

    @cached_property
    def story(self) -> "StoryKit":
        from metropole.games.empires.story import TALE

        return TALE

    @cached_property
    def stations(self) -> "StationKit":
        from metropole.games.empires.stations import STATIONS

        return STATIONS

    def things(self, speaker: "AnySpeaker", seats: int, game: AnyGame) -> "dict[str, list[Thing]]":
        from metropole.games.empires import catalogue
        from metropole.games.empires.speaker import EmpiresSpeaker

        return catalogue.things(narrow(EmpiresSpeaker, speaker), seats, self.own_game(game))

    def printed(self, speaker: "AnySpeaker", seats: int, game: AnyGame) -> dict[str, object]:
        from metropole.games.empires import catalogue
        from metropole.games.empires.speaker import EmpiresSpeaker

        return catalogue.numbers(narrow(EmpiresSpeaker, speaker), seats, self.own_game(game))

    def picture(self, view: View, chart: Chart | None = None, language: str = "en") -> "Layers":
        from metropole.games.empires import picture

        return picture.layers(self.own_view(view), self.own_chart(chart), language)

    # --- for bots and learners ---

    @cached_property
    def bot(self) -> "AnyBotKit":
        from metropole.games.empires.bot_kit import BOT

        return BOT

    def encoder(self, seats: int) -> "AnyEncoder":
        from metropole.encoding import Encoder
        from metropole.games.empires import encoding

        return Encoder(seats, encoding.layout(seats), encoding.COUNTED, encoding.observe, encoding.encode)


KIT: Final = EmpiresKit()
