"""What is printed on board, tiles and cards of an edition, for whoever draws the table: names, help and numbers."""

from typing import Any

from metropole import rulebooks, text
from metropole.registry import EMPIRES, RuleSet
from metropole.server import catalogue_colonialism, catalogue_empires
from metropole.server.new_table import known_title
from metropole.server.wire import Catalogue, Thing


def catalogue(edition: str, seats: int, language: str) -> Catalogue:
    """The catalogue of an edition for so many players, on the shipped board."""
    title = known_title(edition, seats)
    return described(title, seats, language, title.kind.load_board(None))


def described(title: RuleSet, seats: int, language: str, chart: Any) -> Catalogue:
    """Everything with a name. A paragraph that the edition does not have is not named."""
    shelf = catalogue_empires if title.kind is EMPIRES else catalogue_colonialism
    speaker: Any = text.speaker(title, language, chart)
    colours = shelf.colours(title.edition)[:seats]
    game = title.start(seats, chart)
    things = shelf.things(speaker, seats, game)
    keys = {paragraph.key for paragraph in rulebooks.load(title.kind.name).paragraphs(title.name)}
    return Catalogue(
        edition=title.name,
        game=title.kind.name,
        book=title.book.name,
        language=language,
        seats=[Thing(colour, speaker.seat(seat)) for seat, colour in enumerate(colours)],
        things={kind: [with_section(one, keys) for one in row] for kind, row in things.items()},
        board=shelf.numbers(speaker, seats, game),
    )


def with_section(one: Thing, keys: set[str]) -> Thing:
    if one.section in keys:
        return one
    return Thing(one.key, one.name, one.help, "", one.reconstructed)
