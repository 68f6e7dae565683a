"""What is printed on board, tiles and cards of an edition, for whoever draws the table: names, help and numbers."""

from collections.abc import Container

from msgspec.structs import replace

from metropole.parts.things import Thing
from metropole.registry import Chart, RuleSet
from metropole.server.game_replay import chart_of
from metropole.server.new_table import known_rule_set
from metropole.server.wire import Catalogue


def catalogue(edition: str, seats: int, language: str, board: str | None = None) -> Catalogue:
    """The catalogue of an edition for so many players, on the shipped board or on one with this text."""
    rule_set = known_rule_set(edition, seats)
    return described(rule_set, seats, language, chart_of(rule_set, board))


def described(rule_set: RuleSet, seats: int, language: str, chart: Chart) -> Catalogue:
    """Everything with a name. A paragraph that the edition does not have is not named."""
    kit = rule_set.kit
    speaker = rule_set.speaker(language, chart)
    colours = kit.colours(rule_set.edition)[:seats]
    game = rule_set.start(seats, chart)
    things = kit.things(speaker, seats, game)
    cited = {one.key: one.cited(language) for one in rule_set.kit.rulebook.paragraphs(rule_set.name)}
    return Catalogue(
        edition=rule_set.name,
        game=rule_set.kit.name,
        book=rule_set.book.name,
        language=language,
        seats=[Thing(colour, speaker.seat(seat)) for seat, colour in enumerate(colours)],
        things={kind: [with_section(one, cited) for one in row] for kind, row in things.items()},
        board=kit.printed(speaker, seats, game),
        cited={key: name for key, name in cited.items() if key != name},
    )


def with_section(one: Thing, keys: Container[str]) -> Thing:
    return one if one.section in keys else replace(one, section="")
