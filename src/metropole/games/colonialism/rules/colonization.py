"""5.2 The colonization phase."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import BROWN, Colour, Region
from metropole.games.colonialism.rules.cards.actions import consolidate_in
from metropole.games.colonialism.rules.drawing import draw_cards
from metropole.games.colonialism.rules.game import (
    CARD,
    COLLECT,
    COLONIZATION,
    COLONIZE,
    END_COLONIZATION,
    LAST_COLONIZATION,
    REFILL_HANDS,
    REFRESH,
    REGION,
    ROWS,
    SEAT,
    Game,
)
from metropole.games.colonialism.rules.losses import owners_lose
from metropole.games.colonialism.rules.queries import (
    ALL_COLOURS,
    ALL_REGIONS,
    CONGO_ATROCITIES,
    TRIPARTITE_CONVENTION,
    all_seats,
    cards_in,
    exceeds,
    has_policies,
    holdings,
    in_force,
    influence,
    limit,
    limit_fails,
    policies_at,
    size,
    strengths,
    track,
)
from metropole.games.colonialism.rules.setup import KEEPABLE, NO_REGION, shuffle_tiles, stock
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NATIVES, NOBODY, REGION_COUNT, Seat
from metropole.games.colonialism.rules.turn import advance_phase
from metropole.kernel import Decision, Procedure, Question, Sealed, Slot, ask, loop

CHECKED: Final = Slot[int](CARD)  # regions, or players, that have had their turn
TAKEN: Final = Slot[Colour](CHECKED)
FOUGHT: Final = Slot[int](CARD)  # whether there was a conflict in the region

DOMINION: Final = 2
TREATY: Final = 14
UNREST: Final = 15
CONSOLIDATE: Final = 16
UNREST_LOSSES: Final = 10
FIRST_COLONIZATION: Final = 2
LAST_PHASE: Final = 5
LOWEST: Final = 5  # below the fourth row of the track

# --- 5.2.1 which regions are colonized ---


def next_region(g: Game) -> None:
    """5.2.1 Regions are checked in region order, each finished before the next is checked."""
    index = g.count_up(CHECKED)
    while index < REGION_COUNT:
        region = ALL_REGIONS[g.s.order[index]]
        if needs_colonization(g, region):
            g.tell(facts.REGION_COLONIZED, region)
            g.call(COLONIZE, 0, region)
            return
        index = g.count_up(CHECKED)
    g.leave()


def regions_checked(g: Game) -> int:
    """5.2.1 How many regions the colonization phase under way has come to."""
    frame = g.under_way(COLONIZATION)
    return frame.get(CHECKED.register) if frame is not None else 0


def region_colonized(g: Game) -> Region:
    """5.2.2 The region that is being colonized, if one is."""
    frame = g.under_way(COLONIZE)
    return Region(frame.get(REGION.register)) if frame is not None else NO_REGION


def needs_colonization(g: Game, region: Region) -> bool:
    """5.2.1 Policy cards in play, or a failed limit check."""
    return has_policies(g, region) or limit_fails(g, region)


def close_phase(g: Game) -> None:
    """5.2.3, A61 After the last phase of the game only what can still affect the interests is done."""
    last = g.s.turn == g.edition.turns and g.s.phase == LAST_PHASE
    g.call(LAST_COLONIZATION if last else END_COLONIZATION)


# --- 5.2.2.1 resolving policy cards ---


def reveal_policies(g: Game) -> None:
    """5.2.2.1 All policy cards of the region are shown."""
    region = g.region
    for seat in track(g):
        moves.reveal(g, seat, region)


def place_dominion(g: Game) -> None:
    """7.1 Dominion is resolved before all other cards of the region."""
    if lies_at(g, DOMINION, g.region):
        place_together(g, 1 << DOMINION)


def place_others(g: Game) -> None:
    """5.2.2.1 All other cards that add discs take effect at once."""
    place_together(g, ~(1 << DOMINION))


def place_all(g: Game) -> None:
    """5.2.2.1 (original) All cards that add discs take effect at once, Dominion among them."""
    place_together(g, -1)


def place_together(g: Game, among: int) -> None:
    """A22, A23 What cards are worth is counted for all players before any disc is placed."""
    region = g.region
    demands = [worth(g, seat, policies_at(g, seat, region) & among) for seat in all_seats(g)]
    for seat in track(g):
        moves.place(g, seat, region, demands[seat])


def worth(g: Game, seat: Seat, cards: int) -> int:
    """7.1 The discs that a player's cards demand together."""
    if not cards:
        return 0
    total = 0
    for card in cards_in(cards):
        count = g.edition.cards[card].worth
        if count is not None:
            discs = count(g, seat, g.region)
            g.tell(facts.POLICY_COUNTS, seat, card, discs)
            total += discs
    return total


def consolidate(g: Game) -> None:
    """7.1 (spielworxx, original) Consolidate Holdings follows all others but Unrest at Home."""
    for seat in track(g):
        if policies_at(g, seat, g.region) >> CONSOLIDATE & 1:
            consolidate_in(g, seat, g.region)


def unrest(g: Game) -> None:
    """7.1 Unrest at Home comes last, and once however many cards there are."""
    region = g.region
    if lies_at(g, UNREST, region):
        for victim in g.edition.unrest_victims(g, region):
            g.tell(facts.UNREST, victim, region)
            moves.demand(g, victim, min(UNREST_LOSSES, influence(g, victim, region)))
        owners_lose(g, region)


def lies_at(g: Game, card: int, region: Region) -> bool:
    """Whether anybody has this policy card at a region."""
    return any(policies_at(g, seat, region) >> card & 1 for seat in all_seats(g))


def weakest(g: Game, region: Region) -> list[Seat]:
    """A30 The players in the region with the least influence; one who has none is not in the region."""
    present = [seat for seat in all_seats(g) if influence(g, seat, region)]
    least = min([influence(g, seat, region) for seat in present], default=0)
    return [seat for seat in present if influence(g, seat, region) == least]


def weakest_by_track(g: Game, region: Region) -> list[Seat]:
    """7.1 (original) Of tied players only the one lowest on the track."""
    tied = weakest(g, region)
    return [seat for seat in track(g) if seat in tied][-1:]


# --- 5.2.2.2 conflict ---


def conflict(g: Game) -> None:
    """5.2.2.2 Conflict reduces the factions until the limit is kept or one faction is left."""
    region = g.region
    before = strengths(g, region)
    if not exceeds(before, limit(g, region)):
        return
    g[FOUGHT] = 1
    g.tell(facts.CONFLICT, region, limit(g, region))
    after = fight(g, region, before)
    if g.listener is not None:
        credit_treaties(g, region, before, after)
    for seat in all_seats(g):
        if after[seat] < before[seat]:
            moves.demand(g, seat, before[seat] - after[seat])
    moves.remove_natives(g, region, before[NATIVES] - after[NATIVES])
    owners_lose(g, region)


def was_conflict(g: Game) -> bool:
    """5.2.2.2 Whether there was a conflict in the region that is being colonized."""
    return bool(g[FOUGHT])


def credit_treaties(g: Game, region: Region, before: list[int], after: list[int]) -> None:
    """7.1 Treaty: whoever would have lost their last disc without it is said to be saved."""
    for seat in all_seats(g):
        if after[seat] == 1 and has_treaty(g, seat, region) and fight(g, region, before, seat)[seat] == 0:
            g.tell(facts.TREATY, seat, region)


def fight(g: Game, region: Region, before: list[int], unshielded: int = NOBODY) -> list[int]:
    """A34 Pass after pass, from the weakest to the strongest; A37 until a pass changes nothing."""
    counts = before[:]
    shields = [seat != unshielded and has_treaty(g, seat, region) for seat in all_seats(g)]
    shields += [False] * (NATIVES + 1 - g.seats)
    treaty_ends = in_force(g, TRIPARTITE_CONVENTION, region) and before[NATIVES] > 0
    most = limit(g, region)
    while skirmish(g, counts, shields, most, treaty_ends):
        pass
    return counts


def has_treaty(g: Game, seat: Seat, region: Region) -> bool:
    """7.1 Treaty: the player's influence does not fall below one disc in this conflict. A31: unless Unrest ended it."""
    if not policies_at(g, seat, region) >> TREATY & 1:
        return False
    return not (g.edition.unrest_ends_treaty and lies_at(g, UNREST, region))


def skirmish(g: Game, counts: list[int], shields: list[bool], limit: int, until_natives_gone: bool) -> bool:
    """5.2.2.2 One pass; the end is tested before every step. Says whether to go on with another."""
    progress = False
    for group in g.edition.conflict_order(g, counts):
        if not exceeds(counts, limit):
            return False
        for faction in group:
            if not (shields[faction] and counts[faction] == 1):
                counts[faction] -= 1
                progress = True
        if until_natives_gone and counts[NATIVES] == 0:
            return False
    return progress


def tied_together(g: Game, counts: list[int]) -> list[list[int]]:
    """5.2.2.2 (compass, spielworxx) Tied factions lose their discs together."""
    groups: list[list[int]] = []
    for faction, count in enumerate(counts):
        at = len(groups)
        while at and counts[groups[at - 1][0]] > count:
            at -= 1
        if at and counts[groups[at - 1][0]] == count:
            groups[at - 1].append(faction)
        elif count:
            groups.insert(at, [faction])
    return groups


def tied_by_track(g: Game, counts: list[int]) -> list[list[int]]:
    """5.2.2.2 (original) Of tied factions the natives lose first, then the player lowest on the track."""
    alive = [faction for faction, count in enumerate(counts) if count]
    return [[faction] for _, _, faction in sorted([(counts[f], standing(g, f), f) for f in alive])]


def standing(g: Game, faction: int) -> int:
    """5.2.2.3 (original) Where a faction stands in ties: natives lowest of all, then up the track."""
    return -g.s.rows[faction] if faction != NATIVES else -LOWEST


def clear_policies(g: Game) -> None:
    """A10 The cards of the region go to their owners' discard piles."""
    region = g.region
    for seat in track(g):
        moves.clear_policies(g, seat, region)


# --- 5.2.2.3 collecting resources ---


def collect_in(g: Game, region: Region) -> None:
    """5.2.2.3 The resources of a region are collected."""
    g.call(COLLECT, 0, region)


def collect_resources(g: Game) -> None:
    """5.2.2.3 The resources of the region are collected."""
    collect_in(g, g.region)


def pick_colour(g: Game) -> Question | None:
    """5.2.2.3 Without natives, who has the most influence takes all cubes of one colour, then the next."""
    region = g.region
    colours = [] if g.s.natives[region] else collectable(g, region)
    pickers = collectors(g, region) if colours else []
    if not pickers:
        return None
    seat = pickers[g[CHECKED] % len(pickers)]
    if len(pickers) == 1:
        colours = colours[:1]  # in the end they have them all
    return Decision(seat, prompts.COLLECT, [action_space.TAKE + colour for colour in colours])


def take_colour(g: Game) -> None:
    pickers = collectors(g, g.region)
    moves.collect(g, pickers[g.count_up(CHECKED) % len(pickers)], g.region, g[TAKEN])


def collectors(g: Game, region: Region) -> list[Seat]:
    """5.2.2.3 Descending influence; of tied players the higher on the track first."""
    counts = strengths(g, region)
    ranked: list[Seat] = []
    for seat in track(g):
        if counts[seat]:
            at = len(ranked)
            while at and counts[ranked[at - 1]] < counts[seat]:
                at -= 1
            ranked.insert(at, seat)
    return ranked


def collectable(g: Game, region: Region) -> list[Colour]:
    """5.2.2.3 The colours present. X1: not the brown ones during the Congo Atrocities."""
    barred = BROWN if in_force(g, CONGO_ATROCITIES, region) else -1
    return [colour for colour in ALL_COLOURS if g.s.cubes[region * COLOUR_COUNT + colour] and colour != barred]


# --- 5.2.3 ending a colonization phase ---


def offer_kept_card(g: Game, seat: int, given: list[int]) -> list[int]:
    """5.2.3 The one card that is kept, or none where the edition allows it."""
    hand = g.s.hands[seat]
    if given or not hand or (not g.edition.may_keep_none and size(hand) == 1):
        return []
    options = KEEPABLE.numbers(hand)
    if g.edition.may_keep_none:
        options.append(action_space.DONE)
    return options


KEEP_ONE: Final = Sealed(prompts.KEEP_ONE, offer_kept_card)


def keep_one(g: Game) -> Question | None:
    """5.2.3, A09 Everybody chooses at once and unseen."""
    return KEEP_ONE


def discard_hands(g: Game) -> None:
    """5.2.3 All other cards are discarded before anybody draws."""
    for seat, given in enumerate(g.unseal()):
        hand = g.s.hands[seat]
        if given:
            kept = 0 if given[0] == action_space.DONE else 1 << (given[0] - action_space.KEEP)
            moves.discard_from_hand(g, Seat(seat), hand & ~kept)


def refill_hands(g: Game) -> None:
    """5.2.3 Hands are refilled."""
    g.call(REFILL_HANDS)


def refill_next(g: Game) -> None:
    """5.2.3 Everybody fills their hand up to six cards, or draws six."""
    index = g.count_up(CHECKED)
    if index == g.seats:
        g.leave()
        return
    kept = size(g.s.hands[index]) if g.edition.refill else 0
    draw_cards(g, Seat(index), g.edition.hand_size - kept)


def dismiss_mercenaries(g: Game) -> None:
    """5.2.3 All mercenaries leave the board."""
    for region in ALL_REGIONS:
        for seat in track(g):
            hired = g.s.mercenaries[seat * REGION_COUNT + region]
            if hired:
                moves.dismiss(g, seat, region, hired)


def trim_next(g: Game) -> None:
    """5.2.3, A60 A colonial power alone in a region keeps no more discs there than the limit."""
    index = g.count_up(CHECKED)
    while index < REGION_COUNT:
        region = ALL_REGIONS[index]
        seat = alone_in(g, region)
        if seat != NOBODY and influence(g, seat, region) > limit(g, region):
            g.tell(facts.TRIMMED, region, limit(g, region))
            moves.demand(g, seat, influence(g, seat, region) - limit(g, region))
            owners_lose(g, region)
            return
        index = g.count_up(CHECKED)
    g.leave()


def alone_in(g: Game, region: Region) -> Seat:
    """5.2.3 The only faction in a region, if it is a colonial power. X1: nobody during the Tripartite Convention."""
    if g.s.natives[region] or in_force(g, TRIPARTITE_CONVENTION, region):
        return NOBODY
    alone = NOBODY
    for seat in all_seats(g):
        if influence(g, seat, region):
            if alone != NOBODY:
                return NOBODY
            alone = seat
    return alone


def choose_new_rows(g: Game) -> None:
    """5.2.3 New positions on the turn order track."""
    moves.lift_rows(g, g.edition.new_order(g))
    g.call(ROWS)


def fewest_cubes_first(g: Game) -> list[Seat]:
    """5.2.3 (compass, spielworxx) Who collected least in this game turn; ties: the higher on the track."""
    gained = g.s.gained
    ranked: list[Seat] = []
    for seat in track(g):
        at = len(ranked)
        while at and gained[ranked[at - 1]] > gained[seat]:
            at -= 1
        ranked.insert(at, seat)
    return ranked


def lowest_score_first(g: Game) -> list[Seat]:
    """5.2.3 (original), A59 The lowest score without interests, then fewer cubes, then the higher on the track."""
    ranked = sorted([(min(holdings(g, s)), sum(holdings(g, s)), g.s.rows[s], s) for s in all_seats(g)])
    return [seat for _, _, _, seat in ranked]


def leader_last(g: Game) -> list[Seat]:
    """5.2.3 (original), A59 The same, but of players still tied the higher on the track counts as ahead."""
    ranked = sorted([(min(holdings(g, s)), sum(holdings(g, s)), -g.s.rows[s], s) for s in all_seats(g)])
    return [seat for _, _, _, seat in ranked]


def refresh_midway(g: Game) -> None:
    """5.2.3 After the first colonization phase of a turn each region gets a cube, and natives where there are none."""
    if g.s.phase == FIRST_COLONIZATION:
        g.call(REFRESH)


def add_one_cube(g: Game) -> None:
    """5.2.3 One cube for each region, in the new region order."""
    index = g.count_up(CHECKED)
    if index == REGION_COUNT:
        g.leave()
    else:
        stock(g, ALL_REGIONS[g.s.order[index]], 1)


def add_one_native(g: Game) -> None:
    """5.2.3 One native disc for each region without any."""
    for region in g.s.order:
        if g.s.natives[region] == 0:
            moves.settle(g, ALL_REGIONS[region], 1)


HANDS = (ask(keep_one, SEAT), discard_hands, refill_hands)

COLONIZE_AT_ONCE = Procedure(  # original
    "5.2.2",
    reveal_policies,
    place_all,
    consolidate,
    unrest,
    conflict,
    clear_policies,
    collect_resources,
)
COLONIZE_DOMINION_FIRST = Procedure(  # spielworxx
    "5.2.2",
    reveal_policies,
    place_dominion,
    place_others,
    consolidate,
    unrest,
    conflict,
    clear_policies,
    collect_resources,
)
COLONIZE_WITHOUT_CONSOLIDATION = Procedure(  # compass
    "5.2.2",
    reveal_policies,
    place_dominion,
    place_others,
    unrest,
    conflict,
    clear_policies,
    collect_resources,
)

TRIM_THEN_DISMISS = (loop(trim_next), dismiss_mercenaries)  # original
DISMISS_THEN_TRIM = (dismiss_mercenaries, loop(trim_next))  # compass, spielworxx

PROCEDURES: dict[int, Procedure] = {
    COLONIZATION: Procedure("5.2", loop(next_region), close_phase),
    COLONIZE: COLONIZE_AT_ONCE,
    COLLECT: Procedure("5.2.2.3", loop(ask(pick_colour, TAKEN, region=REGION), take_colour)),
    END_COLONIZATION: Procedure("5.2.3", *HANDS, *TRIM_THEN_DISMISS, choose_new_rows, shuffle_tiles, advance_phase),
    LAST_COLONIZATION: Procedure("5.2.3", *TRIM_THEN_DISMISS, choose_new_rows, advance_phase),
    REFILL_HANDS: Procedure("5.2.3", loop(refill_next)),
    REFRESH: Procedure("5.2.3", loop(add_one_cube), add_one_native),
}
WITHOUT_TIES: dict[int, Procedure] = {LAST_COLONIZATION: Procedure("5.2.3", *TRIM_THEN_DISMISS, advance_phase)}
REVISED_2013: dict[int, Procedure] = {
    COLONIZE: COLONIZE_DOMINION_FIRST,
    END_COLONIZATION: Procedure(
        "5.2.3", *HANDS, *DISMISS_THEN_TRIM, choose_new_rows, shuffle_tiles, refresh_midway, advance_phase
    ),
    LAST_COLONIZATION: Procedure("5.2.3", *DISMISS_THEN_TRIM, advance_phase),
}
REVISED_2018: dict[int, Procedure] = {COLONIZE: COLONIZE_WITHOUT_CONSOLIDATION}
