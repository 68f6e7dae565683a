"""Why something is not offered: the first condition that fails, as a key for the texts."""

from typing import Final

from metropole.games.colonialism.rules import action_space
from metropole.games.colonialism.rules.board import Region, Zone
from metropole.games.colonialism.rules.cards import is_playable, open_regions
from metropole.games.colonialism.rules.cards.trade import has_cubes, second_regions, tradable_zones
from metropole.games.colonialism.rules.game import CAMPAIGN, TRADE, Game
from metropole.games.colonialism.rules.queries import holdings, presence, reach, ships
from metropole.games.colonialism.rules.sets import occupied
from metropole.games.colonialism.rules.state import NOBODY, REGION_COUNT, ZONE_COUNT, Seat

NOT_AN_ACTION: Final = "why-not-an-action"
NO_PASSING: Final = "why-no-passing"
NO_SHIP_THERE: Final = "why-no-ship-there"
NOT_IN_HAND: Final = "why-not-in-hand"
NO_SHIP: Final = "why-no-ship"
URABI: Final = "why-urabi"
NO_PRESENCE: Final = "why-no-presence"
AGADIR: Final = "why-agadir"
NO_TARGET: Final = "why-no-target"
NO_TARGETS: Final = "why-no-targets"
NO_TRADE: Final = "why-no-trade"
NO_CUBES: Final = "why-no-cubes"
NOWHERE: Final = "why-nowhere"
NO_RESERVE: Final = "why-no-reserve"
NO_WITHDRAWING: Final = "why-no-withdrawing"
NO_DISCS: Final = "why-no-discs"
NO_UPGRADES: Final = "why-no-upgrades"
SOLD: Final = "why-sold"
TOO_DEAR: Final = "why-too-dear"
REASONS: Final = tuple([value for value in list(globals().values()) if str(value).startswith("why-")])


def obstacle(g: Game, seat: Seat, action: int) -> str:
    """5.1 Why a player who is to act cannot choose this action; empty if they can."""
    noun = g.space.noun[action]
    verb = g.space.first[g.space.verb[action]]
    if verb == action_space.PASS:
        return "" if g.edition.passing else NO_PASSING
    if verb == action_space.DRAW:
        return ""
    if verb == action_space.MOVE:
        return "" if ships(g, seat, Zone(noun)) else NO_SHIP_THERE
    if verb == action_space.PLAY:
        return card_obstacle(g, seat, noun)
    if verb == action_space.EXPLORE:
        return explore_obstacle(g, seat, Region(noun))
    if verb == action_space.WITHDRAW:
        return withdraw_obstacle(g, seat, Region(noun))
    return upgrade_obstacle(g, seat, noun) if verb == action_space.BUY else NOT_AN_ACTION


def card_obstacle(g: Game, seat: Seat, card: int) -> str:
    """5.1.3 Why a card cannot be played anywhere."""
    if not g.s.hands[seat] >> card & 1:
        return NOT_IN_HAND
    if is_playable(g, seat, g.edition.cards[card], reach(g, seat), presence(g, seat)):
        return ""
    if g.edition.cards[card].procedure == CAMPAIGN and presence(g, seat):
        return NO_TARGETS
    return NO_TRADE if g.edition.cards[card].procedure == TRADE else NOWHERE


def card_obstacle_in(g: Game, seat: Seat, card: int, region: Region) -> str:
    """5.1.3 Why a card cannot be played in this region."""
    rule = g.edition.cards[card]
    if not g.s.hands[seat] >> card & 1:
        return NOT_IN_HAND
    if rule.procedure == TRADE:
        if not has_cubes(g, region):
            return NO_CUBES
        zones = [zone for zone in tradable_zones(g, seat) if g.board.shores[zone] >> region & 1]
        return "" if any([second_regions(g, seat, zone, region) for zone in zones]) else NO_TRADE
    if open_regions(g, seat, rule, reach(g, seat), presence(g, seat)) >> region & 1:
        return ""
    if rule.ship and not reach(g, seat) >> region & 1:
        return ship_obstacle(g, seat, region)
    if rule.presence and not presence(g, seat) >> region & 1:
        return NO_PRESENCE
    return NO_TARGET if rule.procedure == CAMPAIGN else AGADIR


def explore_obstacle(g: Game, seat: Seat, region: Region) -> str:
    """5.1.4 Why a region cannot be explored."""
    if not g.s.reserve[seat]:
        return NO_RESERVE
    return "" if reach(g, seat) >> region & 1 else ship_obstacle(g, seat, region)


def ship_obstacle(g: Game, seat: Seat, region: Region) -> str:
    """5.1.2 Why no ship serves: there is no fresh one, or (X1) the Urabi Revolt keeps it from use."""
    fresh = occupied(g.s.fresh, seat * ZONE_COUNT, ZONE_COUNT)
    return URABI if fresh & g.board.seas[region] else NO_SHIP


def withdraw_obstacle(g: Game, seat: Seat, region: Region) -> str:
    """5.1.4 Why nothing can be withdrawn from a region."""
    if not g.edition.withdraws:
        return NO_WITHDRAWING
    if not g.s.discs[seat * REGION_COUNT + region]:
        return NO_DISCS
    return "" if reach(g, seat) >> region & 1 else ship_obstacle(g, seat, region)


def upgrade_obstacle(g: Game, seat: Seat, upgrade: int) -> str:
    """X2 Why an upgrade cannot be bought."""
    if not g.edition.upgrades:
        return NO_UPGRADES
    if g.s.owners[upgrade] != NOBODY:
        return SOLD
    return "" if sum(holdings(g, seat)) >= g.edition.upgrades[upgrade] else TOO_DEAR
