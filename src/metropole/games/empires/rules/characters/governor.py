"""17 Governor."""

from typing import Final

from metropole.games.empires.rules import action_space, moves, prompts
from metropole.games.empires.rules.board import Territory
from metropole.games.empires.rules.characters import GOVERNOR, used
from metropole.games.empires.rules.game import GOVERNOR as PROCEDURE
from metropole.games.empires.rules.game import PLACE, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, economy, explored, historical_cities, is_present
from metropole.games.empires.rules.state import NO_NATION, NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

PRICE: Final = Slot[int](PLACE)
WORTH_MORE: Final = Slot[int](PRICE)  # what was said tells

HIGHEST: Final = 10


def prices(g: Game, seat: Seat) -> list[int]:
    """17 More than the present city is worth, no more than economy and treasury allow."""
    return list(range(g.s.city_value + 1, min(economy(g, seat), g.s.treasury[seat], HIGHEST) + 1))


def sites(g: Game, seat: Seat) -> list[Territory]:
    """17 Explored territories with an own counter, but not the one that holds the city."""
    return [territory for territory in ALL_TERRITORIES if is_site(g, seat, territory)]


def is_site(g: Game, seat: Seat, territory: Territory) -> bool:
    return explored(g, territory) and g.s.city != territory and is_present(g, seat, territory)


def available(g: Game, seat: Seat) -> bool:
    return bool(prices(g, seat)) and any(is_site(g, seat, territory) for territory in ALL_TERRITORIES)


def site(g: Game) -> Question | None:
    return Decision(g.seat, prompts.CITY, [action_space.TERRITORY + territory for territory in sites(g, g.seat)])


def price(g: Game) -> Question | None:
    return Decision(g.seat, prompts.CITY_PRICE, [action_space.AMOUNT + count for count in prices(g, g.seat)])


def is_historical(g: Game, seat: Seat, territory: Territory) -> bool:
    """25 Whether a city there gives prestige: it has to be on the own card; without nations every city does."""
    return bool(historical_cities(g, seat) >> territory & 1)


def worth_more(g: Game) -> Question | None:
    """25 A historical city can be worth one more than was paid, even above the economy, but ten is the highest."""
    if g.s.nations[g.seat] == NO_NATION or not is_historical(g, g.seat, g.place) or g[PRICE] == HIGHEST:
        return None
    return Decision(g.seat, prompts.CITY_VALUE, [action_space.YES, action_space.NO])


def found_city(g: Game) -> None:
    """17 The marker shows the price paid, or one more (25). 25: with nations only a historical city gives prestige."""
    used(g, GOVERNOR)
    seat, territory = g.seat, g.place
    paid = g[PRICE]
    value = paid + 1 if g.said == action_space.YES else paid
    moves.spend(g, seat, paid)
    moves.place_city(g, seat, territory, value)
    owner = Seat(g.s.colonies[territory])
    if owner != NOBODY and is_historical(g, seat, territory):
        moves.gain_prestige(g, owner)


PROCEDURES: dict[int, Procedure] = {
    PROCEDURE: Procedure(
        "CE 17",
        ask(site, PLACE),
        ask(price, PRICE, territory=PLACE),
        ask(worth_more, WORTH_MORE, territory=PLACE, count=PRICE),
        found_city,
    )
}
