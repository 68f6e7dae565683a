"""The story of a game of Empires: prestige, treasury, fleets, presence, debt, and what the points are made of."""

from collections.abc import Callable
from typing import Final

from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, debt, is_present, is_revised, monopolies, resources
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.state import Seat
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel import Outcome
from metropole.parts.narrowing import Taking, narrow, narrowing
from metropole.parts.story import SeriesSpec, StoryKit, rank, score, total

own: Final = narrowing(Game)


def column(key: str, section: str, count: Callable[[Game, int], int]) -> SeriesSpec:
    """Something that is counted at a table of this game."""
    return SeriesSpec(key, section, Taking(own, count))


# --- where the game stands ---


def moment(g: Game) -> tuple[int, ...]:
    return g.s.turn, g.s.phase


def label(g: Game, voice: EmpiresSpeaker) -> str:
    return str(voice.say("e-tui-over") if isinstance(g.pending, Outcome) else voice.moment(g.s.turn, g.s.phase))


# --- over time ---


def measures(g: Game) -> list[SeriesSpec]:
    book = "CR" if is_revised(g) else "CE"
    return [
        column("prestige", f"{book} 7", lambda game, seat: game.s.prestige[seat]),
        column("treasury", f"{book} 2", lambda game, seat: game.s.treasury[seat]),
        column("fleets", "CR 4.2" if is_revised(g) else "CE 4", lambda game, seat: game.s.fleets[seat]),
        column("territories", f"{book} 5", presences),
        column("colonies", f"{book} 8", colonies),
        column("debt", "CR 12.4" if is_revised(g) else "CE 16", lambda game, seat: debt(game, Seat(seat))),
    ]


def presences(g: Game, seat: int) -> int:
    """5 Territories with a counter of a player."""
    return len([territory for territory in ALL_TERRITORIES if is_present(g, Seat(seat), territory)])


def colonies(g: Game, seat: int) -> int:
    return len(prestige.colonies_of(g, Seat(seat)))


# --- at the end ---


def scoring(g: Game) -> list[SeriesSpec]:
    return revised_scoring() if is_revised(g) else second_scoring()


def second_scoring() -> list[SeriesSpec]:
    """CE 0, AMB-142 Who has won by prestige; after the cap the most prestige, then less debt, then more treasury."""
    return [
        column("won", "CE 0", lambda g, seat: int(g.s.winner == seat)),
        score("CE 7"),
        column("debt", "CE 16", lambda g, seat: debt(g, Seat(seat))),
        total("CE 2", "treasury"),
        rank("CE 0"),
    ]


def revised_scoring() -> list[SeriesSpec]:
    """CR 7, 13 Everything that counts, less the loan; then what decides between equals."""
    return [
        column("monopolies", "CR 5.1", lambda g, seat: monopolies(g, Seat(seat))),
        column("colony-points", "CR 7", colony_points),
        column("cities", "CR 7", cities),
        column("wars", "CR 7", lambda g, seat: g.s.war_points[seat]),
        column("awards", "CR 7", lambda g, seat: prestige.awards(g, Seat(seat))),
        column("neighbourhood", "CR 7", neighbourhood),
        column("variety", "CR 7", lambda g, seat: prestige.variety(g, prestige.all_colours(g)[seat])),
        column("loan", "CR 12.4", lambda g, seat: -prestige.penalty(debt(g, Seat(seat)))),
        score("CR 13"),
        column("colonies", "CR 13", colonies),
        column("resources", "CR 13", lambda g, seat: resources(g, Seat(seat))),
        column("victories", "CR 13", lambda g, seat: g.s.victories[seat]),
        total("CR 2", "treasury"),
        rank("CR 13"),
    ]


def colony_points(g: Game, seat: int) -> int:
    return sum([prestige.colony_value(territory) for territory in prestige.colonies_of(g, Seat(seat))])


def cities(g: Game, seat: int) -> int:
    return sum([prestige.cities(g, territory) for territory in prestige.colonies_of(g, Seat(seat))])


def neighbourhood(g: Game, seat: int) -> int:
    return prestige.neighbourhood(g, Seat(seat), prestige.all_groups(g)[seat])


TALE: Final = StoryKit(
    Taking(own, moment),
    lambda game, voice: label(own(game), narrow(EmpiresSpeaker, voice)),
    Taking(own, measures),
    Taking(own, scoring),
)
