"""7.2 Action cards: one function for each sentence."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.cards import card_region, card_ship, lay_policy, put_away, show_card
from metropole.games.colonialism.rules.cards.trade import CHOICES, exchange
from metropole.games.colonialism.rules.game import (
    CAMPAIGN,
    CARD,
    COLLECT,
    CONSOLIDATE,
    DIPLOMACY,
    FACTION,
    LAND_GRAB,
    MERCENARIES,
    MISSIONARIES,
    PLAGUE,
    PLAY_POLICY,
    REGION,
    TRADE,
    ZONE,
    Game,
)
from metropole.games.colonialism.rules.losses import inflict_losses, owners_lose
from metropole.games.colonialism.rules.queries import all_seats, faction_influence, influence, policy_count
from metropole.games.colonialism.rules.setup import die
from metropole.games.colonialism.rules.state import NATIVES, Faction, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask

SHOWN: Final = Slot[int](FACTION)  # by the die
CONVERTED: Final = Slot[int](FACTION)

CONSOLIDATED: Final = 7
FACTIONS: Final = [[*[Faction(seat) for seat in range(seats)], NATIVES] for seats in range(NATIVES + 1)]


def factions(g: Game) -> list[Faction]:
    """2.4 Every player and the natives."""
    return FACTIONS[g.seats]


def consolidate(g: Game) -> None:
    """7.2 Consolidate Holdings: seven discs, or none if the reserve has fewer."""
    consolidate_in(g, g.seat, g.region)


def consolidate_in(g: Game, seat: Seat, region: Region) -> None:
    if g.s.reserve[seat] >= CONSOLIDATED:
        moves.place(g, seat, region, CONSOLIDATED)
    else:
        g.tell(facts.NOTHING_CONSOLIDATED, seat, region)


def any_faction(g: Game) -> Question | None:
    """7.2 Diplomacy, A43: any faction of the game, the own one and the natives included."""
    return Decision(g.seat, prompts.HELPED, [action_space.TARGET + faction for faction in factions(g)])


def name_target(g: Game) -> None:
    """7.2 The faction chosen is named before the die is rolled."""
    g.tell(facts.TARGETED, g.seat, g.faction)


def help_faction(g: Game) -> None:
    """7.2 Diplomacy: the die plus one."""
    g.tell(facts.DIE, g.seat, g[SHOWN])
    moves.reinforce(g, g.faction, g.region, g[SHOWN] + 1)


def grab_land(g: Game) -> None:
    """7.2 Land Grab: one disc for each policy card in play at the region."""
    moves.place(g, g.seat, g.region, policy_count(g, g.region))


def hire_mercenaries(g: Game) -> None:
    """7.2 Mercenaries: the die plus one."""
    g.tell(facts.DIE, g.seat, g[SHOWN])
    moves.hire(g, g.seat, g.region, g[SHOWN] + 1)


def other_powers(g: Game, seat: Seat, region: Region) -> list[Faction]:
    """7.2 Military Campaign (compass): another colonial power in the region."""
    return [Faction(other) for other in all_seats(g) if other != seat and influence(g, other, region)]


def any_present(g: Game, seat: Seat, region: Region) -> list[Faction]:
    """7.2 Military Campaign (spielworxx, original), A44: any faction in the region."""
    return [faction for faction in factions(g) if faction_influence(g, faction, region)]


def campaign_target(g: Game) -> Question | None:
    targets = g.edition.campaign_targets(g, g.seat, g.region)
    return Decision(g.seat, prompts.ATTACKED, [action_space.TARGET + faction for faction in targets])


def attack(g: Game) -> None:
    """7.2 Military Campaign: the target loses the die plus one. A40: who attacks another player says which discs."""
    g.tell(facts.DIE, g.seat, g[SHOWN])
    count = min(g[SHOWN] + 1, faction_influence(g, g.faction, g.region))
    if g.faction == NATIVES:
        moves.remove_natives(g, g.region, count)
    else:
        victim = Seat(g.faction)
        moves.demand(g, victim, count)
        if victim == g.seat:
            owners_lose(g, g.region)
        else:
            inflict_losses(g, g.seat, g.region)


def collect_conquest(g: Game) -> None:
    """5.2.2.3 (spielworxx, original), A45: with the last natives gone the region is collected at once."""
    if g.faction == NATIVES and g.s.natives[g.region] == 0:
        g.call(COLLECT, 0, g.region)


def convert_factions(g: Game) -> None:
    """7.2 Missionaries: every other faction with two or more discs loses one."""
    removed = 0
    for seat in all_seats(g):
        if seat != g.seat and influence(g, seat, g.region) >= 2:
            moves.demand(g, seat, 1)
            removed += 1
    if g.s.natives[g.region] >= 2:
        moves.remove_natives(g, g.region, 1)
        removed += 1
    g[CONVERTED] = removed


def converts_choose(g: Game) -> None:
    """7.2 Missionaries (compass, original), A40: discs are removed, and their owners say which."""
    owners_lose(g, g.region)


def missionaries_choose(g: Game) -> None:
    """7.2 Missionaries (spielworxx), A40: the owner of the card removes the discs."""
    inflict_losses(g, g.seat, g.region)


def gather_converts(g: Game) -> None:
    """7.2 Missionaries, A46: as many own discs as were removed."""
    moves.place(g, g.seat, g.region, g[CONVERTED])


def plague(g: Game) -> None:
    """7.2 Plague, A47: every faction loses half, rounded down."""
    for seat in all_seats(g):
        moves.demand(g, seat, influence(g, seat, g.region) // 2)
    moves.remove_natives(g, g.region, g.s.natives[g.region] // 2)
    owners_lose(g, g.region)


WHERE = ask(card_region, REGION, card=CARD)
PLAY = (WHERE, ask(card_ship, ZONE, region=REGION))
CONVERSION = Procedure(
    "7.2 Missionaries",
    WHERE,
    show_card,
    convert_factions,
    converts_choose,
    gather_converts,
    put_away,
)
CONVERSION_BY_OWNER = Procedure(
    "7.2 Missionaries",
    WHERE,
    show_card,
    convert_factions,
    missionaries_choose,
    gather_converts,
    put_away,
)

PROCEDURES: dict[int, Procedure] = {
    PLAY_POLICY: Procedure("5.1.3.2", *PLAY, lay_policy),
    CONSOLIDATE: Procedure("7.2 Consolidate Holdings", *PLAY, show_card, consolidate, put_away),
    DIPLOMACY: Procedure(
        "7.2 Diplomacy",
        WHERE,
        ask(any_faction, FACTION, region=REGION),
        show_card,
        name_target,
        ask(die, SHOWN),
        help_faction,
        put_away,
    ),
    LAND_GRAB: Procedure("7.2 Land Grab", *PLAY, show_card, grab_land, put_away),
    MERCENARIES: Procedure("7.2 Mercenaries", *PLAY, show_card, ask(die, SHOWN), hire_mercenaries, put_away),
    CAMPAIGN: Procedure(
        "7.2 Military Campaign",
        WHERE,
        ask(campaign_target, FACTION, region=REGION),
        show_card,
        name_target,
        ask(die, SHOWN),
        attack,
        collect_conquest,
        put_away,
    ),
    MISSIONARIES: CONVERSION,
    PLAGUE: Procedure("7.2 Plague", *PLAY, show_card, plague, put_away),
    TRADE: Procedure("7.2 Trade", *CHOICES, show_card, exchange, put_away),
}
REVISED_2013: dict[int, Procedure] = {MISSIONARIES: CONVERSION_BY_OWNER}
REVISED_2018: dict[int, Procedure] = {MISSIONARIES: CONVERSION}
