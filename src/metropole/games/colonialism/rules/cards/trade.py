"""7.2 Trade: one cube each between two regions on one sea."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import Colour, Region, Zone
from metropole.games.colonialism.rules.game import REGION, ZONE, Game
from metropole.games.colonialism.rules.queries import ALL_COLOURS, REGIONS_IN, ZONES_IN, presence, usable_zones
from metropole.games.colonialism.rules.state import COLOUR_COUNT, REGION_COUNT, Seat
from metropole.kernel import Decision, Question, Slot, ask

PARTNER: Final = Slot[Region](ZONE)  # the other region
GIVEN: Final = Slot[Colour](PARTNER)
WANTED: Final = Slot[Colour](GIVEN)

TRADE_CARD: Final = 23
EVERYWHERE: Final = (1 << REGION_COUNT) - 1


def tradable_zones(g: Game, seat: Seat) -> list[Zone]:
    """7.2 The zones with a fresh ship beside two regions that can trade."""
    return [zone for zone in ZONES_IN[usable_zones(g, seat)] if first_regions(g, seat, zone)]


def can_trade(g: Game, seat: Seat, present: int) -> bool:
    """7.2 There is a zone where the player, present in these regions, can trade."""
    traders = trading_regions(g, present)
    for zone in ZONES_IN[usable_zones(g, seat)]:
        shores = g.board.shores[zone]
        for region in REGIONS_IN[shores]:
            if partners(g, traders, shores >> (region + 1) << (region + 1), region):
                return True
    return False


def first_regions(g: Game, seat: Seat, zone: Zone) -> list[Region]:
    """Either region of every pair that can trade over this zone; of a single pair the one with own influence."""
    present = presence(g, seat)
    traders = trading_regions(g, present)
    shores = g.board.shores[zone]
    regions = [region for region in REGIONS_IN[shores] if partners(g, traders, shores, region)]
    if len(regions) == 2:
        return [region for region in regions if present >> region & 1][:1] or regions[:1]
    return regions


def second_regions(g: Game, seat: Seat, zone: Zone, region: Region) -> list[Region]:
    """A49 The regions on the same zone that have something to give, with presence in one of the two."""
    return partners(g, trading_regions(g, presence(g, seat)), g.board.shores[zone], region)


def trading_regions(g: Game, present: int) -> int:
    """7.2 Where the player is present, or all regions if the edition does not ask for it."""
    return present if g.edition.cards[TRADE_CARD].presence else EVERYWHERE


def partners(g: Game, traders: int, others: int, region: Region) -> list[Region]:
    """Of these regions the others that can trade with a region, one of the two being among the traders."""
    if not has_cubes(g, region):
        return []
    others &= ~(1 << region)
    if not traders >> region & 1:
        others &= traders
    return [other for other in REGIONS_IN[others] if has_cubes(g, other)]


def has_cubes(g: Game, region: Region) -> bool:
    """A49 Whether a region has a cube to exchange."""
    cubes = g.s.cubes
    first = region * COLOUR_COUNT
    return cubes[first] != 0 or cubes[first + 1] != 0 or cubes[first + 2] != 0


def colours_in(g: Game, region: Region) -> list[Colour]:
    return [colour for colour in ALL_COLOURS if g.s.cubes[region * COLOUR_COUNT + colour]]


def wanted(g: Game, other: Region, given: Colour) -> list[Colour]:
    """The colours of the other region that differ from the cube given."""
    return [colour for colour in colours_in(g, other) if colour != given]


def exchangeable(g: Game, region: Region, other: Region) -> list[Colour]:
    """A49 The colours of a region that differ from one of the other region; if none does, whatever there is."""
    colours = colours_in(g, region)
    return [colour for colour in colours if wanted(g, other, colour)] or colours


def trade_ship(g: Game) -> Question | None:
    return Decision(g.seat, prompts.TRADE_SHIP, [action_space.WITH + zone for zone in tradable_zones(g, g.seat)])


def trade_first(g: Game) -> Question | None:
    regions = first_regions(g, g.seat, g.zone)
    return Decision(g.seat, prompts.TRADE_FIRST, [action_space.BETWEEN + region for region in regions])


def trade_second(g: Game) -> Question | None:
    regions = second_regions(g, g.seat, g.zone, g.region)
    return Decision(g.seat, prompts.TRADE_SECOND, [action_space.AND + region for region in regions])


def trade_give(g: Game) -> Question | None:
    colours = exchangeable(g, g.region, g[PARTNER])
    return Decision(g.seat, prompts.TRADE_GIVE, [action_space.GIVE + colour for colour in colours])


def trade_for(g: Game) -> Question | None:
    given = g[GIVEN]
    colours = wanted(g, g[PARTNER], given) or [given]
    return Decision(g.seat, prompts.TRADE_FOR, [action_space.FOR + colour for colour in colours])


def exchange(g: Game) -> None:
    """7.2 The two cubes change places."""
    region, partner = g.region, g[PARTNER]
    moves.ship_cubes(g, region, partner, g[GIVEN], 1)
    moves.ship_cubes(g, partner, region, g[WANTED], 1)
    g.tell(facts.CUBES_TRADED, region, g[GIVEN], partner, g[WANTED])


CHOICES = (
    ask(trade_ship, ZONE),
    ask(trade_first, REGION, zone=ZONE),
    ask(trade_second, PARTNER, zone=ZONE, region=REGION),
    ask(trade_give, GIVEN, zone=ZONE, region=REGION, other=PARTNER),
    ask(trade_for, WANTED, zone=ZONE, region=REGION, other=PARTNER, colour=GIVEN),
)
