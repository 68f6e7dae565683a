"""The story of a game of Colonialism: influence, cubes, reserve, and how interests and conversion make the score."""

from collections.abc import Callable
from functools import partial
from typing import Final

from metropole.games.colonialism.rules.board import COLOURS
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS, holdings, influence
from metropole.games.colonialism.rules.scoring import final_cubes, fulfilled, unconverted
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.sections import CUBES, DISCS, SCORING
from metropole.games.colonialism.speaker import Speaker
from metropole.kernel import Outcome
from metropole.parts.narrowing import Taking, narrow, narrowing
from metropole.parts.story import SeriesSpec, StoryKit, rank, score, total

INTERESTS: Final = "2.6.3"
own: Final = narrowing(Game)


def column(key: str, section: str, count: Callable[[Game, int], int]) -> SeriesSpec:
    """Something that is counted at a table of this game."""
    return SeriesSpec(key, section, Taking(own, count))


def of_colour(group: str, colour: int, section: str, count: Callable[[Game, int], int]) -> SeriesSpec:
    """Cubes of one colour."""
    key = COLOURS[colour]
    return SeriesSpec(f"{group}-{key}", section, Taking(own, count), group=group, colour=key)


# --- where the game stands ---


def moment(g: Game) -> tuple[int, ...]:
    return g.s.turn, g.s.phase, int(has_begun(g))


def has_begun(g: Game) -> bool:
    """4.0 Whether preparations are over."""
    return (g.s.turn, g.s.phase) > (1, 0) or any(g.s.acted)


def label(g: Game, voice: Speaker) -> str:
    if isinstance(g.pending, Outcome):
        return str(voice.say("moment-scoring"))
    return str(voice.moment(g.s.turn, g.s.phase) if has_begun(g) else voice.say("moment-setup"))


# --- over time ---


def measures(g: Game) -> list[SeriesSpec]:
    return [
        column("influence", DISCS, all_influence),
        column("cubes", CUBES, lambda game, seat: sum(holdings(game, Seat(seat)))),
        column("score-so-far", SCORING, lambda game, seat: min(game.edition.final_cubes(holdings(game, Seat(seat))))),
        column("reserve", DISCS, lambda game, seat: game.s.reserve[seat]),
    ]


def all_influence(g: Game, seat: int) -> int:
    """2.4 Discs and mercenaries in all regions."""
    return sum([influence(g, Seat(seat), region) for region in ALL_REGIONS])


# --- at the end ---


def scoring(g: Game) -> list[SeriesSpec]:
    """6.0 Cubes by colour: collected, from interests, by conversion, and together; the fewest of a colour count."""
    steps: list[tuple[str, str, Callable[[int, Game, int], int]]] = [
        ("held", CUBES, lambda colour, game, seat: holdings(game, Seat(seat))[colour]),
        ("interests", INTERESTS, interest_cubes),
        ("conversion", SCORING, conversion),
        ("final", SCORING, lambda colour, game, seat: final_cubes(game, Seat(seat))[colour]),
    ]
    if g.edition.final_cubes is unconverted:
        del steps[2]
    columns = [
        of_colour(group, colour, section, partial(count, colour))
        for group, section, count in steps
        for colour in range(len(COLOURS))
    ]
    return [*columns, score(SCORING), total(SCORING, "all-cubes"), rank(SCORING)]


def interest_cubes(colour: int, g: Game, seat: int) -> int:
    """6.0 Cubes of a colour from interests that pay."""
    return sum([count for _, wanted, count in fulfilled(g, Seat(seat)) if wanted == colour])


def conversion(colour: int, g: Game, seat: int) -> int:
    """6.0 What conversion adds to a colour, or takes from it."""
    before = holdings(g, Seat(seat))[colour] + interest_cubes(colour, g, seat)
    return final_cubes(g, Seat(seat))[colour] - before


TALE: Final = StoryKit(
    Taking(own, moment),
    lambda game, voice: label(own(game), narrow(Speaker, voice)),
    Taking(own, measures),
    Taking(own, scoring),
)
