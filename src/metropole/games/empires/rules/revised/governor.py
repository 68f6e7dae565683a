"""12.5 Governor."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import GOVERNOR, used
from metropole.games.empires.rules.game import GOVERNOR as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, economy
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

PRICE: Final = Slot[int](PLACE)

VALUES: Final[tuple[int, ...]] = (2, 4, 6, 8, 10)


def prices(g: Game, seat: Seat) -> list[int]:
    """12.5, AMB-63 The printed values above the present city's, as far as economy and treasury go."""
    most = min(economy(g, seat), g.s.treasury[seat])
    return [value for value in VALUES if g.s.city_value < value <= most]


def sites(g: Game, seat: Seat) -> list[Territory]:
    """12.5 Own colonies, but not the one with the present city."""
    return [territory for territory in ALL_TERRITORIES if is_site(g, seat, territory)]


def is_site(g: Game, seat: Seat, territory: Territory) -> bool:
    return g.s.colonies[territory] == seat and territory != g.s.city


def available(g: Game, seat: Seat) -> bool:
    return bool(prices(g, seat)) and any(is_site(g, seat, territory) for territory in ALL_TERRITORIES)


def site(g: Game) -> Question | None:
    return Decision(g.seat, prompts.CITY, [action_space.TERRITORY + territory for territory in sites(g, g.seat)])


def price(g: Game) -> Question | None:
    return Decision(g.seat, prompts.CITY_PRICE, [action_space.AMOUNT + value for value in prices(g, g.seat)])


def found_city(g: Game) -> None:
    """12.5 The marker shows the price paid."""
    used(g, GOVERNOR)
    moves.spend(g, g.seat, g[PRICE])
    revised.place_city(g, g.seat, g.place, g[PRICE])


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure("CR 12.5", ask(site, PLACE), ask(price, PRICE, territory=PLACE), found_city)
}
