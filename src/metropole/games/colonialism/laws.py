"""Laws that every edition of Colonialism must obey, whatever is played. Each raises AssertionError with the reason."""

from collections.abc import Callable

from metropole.games.colonialism.rules import prompts
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    TRIPARTITE_CONVENTION,
    all_seats,
    cards_in,
    in_force,
    influence,
    limit,
)
from metropole.games.colonialism.rules.setup import ALL_INTERESTS, DISCS, INTERESTS_EACH, SHIPS_EACH
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NO_CARD, NO_EVENT, REGION_COUNT, ZONE_COUNT
from metropole.games.colonialism.rules.upgrades import EXTRA_DISCS, MILITARY_EXPANSION, NAVAL_EXPANSION, cards_of
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Decision
from metropole.kernel.view import SPECTATOR
from metropole.parts.claims import claim

ColonialismLaw = Callable[[Game], None]


# --- conservation: every component is in exactly one place ---


def nothing_negative(g: Game) -> None:
    """G1 No pile has fewer than no pieces."""
    for field, value in g.s.numbers().items():
        least = -1 if field in ("down", "played", "owners", "event") else 0
        lowest = value if isinstance(value, int) else min(value, default=0)
        claim(lowest >= least, "nothing is negative", field, value)


def discs_conserved(g: Game) -> None:
    """CM1 Reserve, regions and the turn order track hold 23 discs of each player, 5 more with Military Expansion."""
    marker = 1 if g.s.queue or g.s.track else 0
    for seat in all_seats(g):
        own = g.s.discs[seat * REGION_COUNT : (seat + 1) * REGION_COUNT]
        owned = DISCS + (EXTRA_DISCS if g.s.owners[MILITARY_EXPANSION] == seat else 0)
        claim(g.s.reserve[seat] + sum(own) + marker == owned, "discs", seat, g.s.reserve[seat], own)


def supplies_conserved(g: Game) -> None:
    """CM2, CM3 Native and mercenary discs are in their supply or in a region."""
    supply = g.s.supply[:]
    supply[g.edition.hired_from] += sum(g.s.mercenaries)
    supply[0] += sum(g.s.natives)
    claim(supply == [g.edition.gray, g.edition.purple], "supplies", supply)


def ships_conserved(g: Game) -> None:
    """CM4 Three ships of each player, four with Naval Expansion; fewer only while they are being placed."""
    placing = isinstance(g.pending, Decision) and g.pending.prompt is prompts.FIRST_SHIP
    for seat in all_seats(g):
        first = seat * ZONE_COUNT
        ships = sum(g.s.fresh[first : first + ZONE_COUNT]) + sum(g.s.used[first : first + ZONE_COUNT])
        owned = SHIPS_EACH + (1 if g.s.owners[NAVAL_EXPANSION] == seat else 0)
        claim(ships == owned or (ships < owned and (placing or not has_begun(g))), "ships", seat, ships)


def has_begun(g: Game) -> bool:
    """Whether the preparations are over: somebody has been asked to act."""
    return sum(g.s.fresh) + sum(g.s.used) >= SHIPS_EACH * g.seats


def cards_conserved(g: Game) -> None:
    """CM5 Each of a player's cards is in exactly one of deck, hand, discard pile and policy areas."""
    for seat in all_seats(g):
        piles = [g.s.decks[seat], g.s.hands[seat], g.s.discards[seat]]
        piles.append(0 if g.s.played[seat] == NO_CARD else 1 << g.s.played[seat])
        for cell in range(seat * REGION_COUNT, (seat + 1) * REGION_COUNT):
            piles.append(g.s.up[cell])
            piles.append(0 if g.s.down[cell] == NO_CARD else 1 << g.s.down[cell])
        claim(sum(piles) == cards_of(g, seat) == union(piles), "cards", seat, [cards_in(pile) for pile in piles])


def union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def cubes_conserved(g: Game) -> None:
    """CM6 Bag, regions, players and spent cubes are all cubes of each colour."""
    for colour in range(COLOUR_COUNT):
        placed = sum(g.s.cubes[colour::COLOUR_COUNT]) + sum(g.s.held[colour::COLOUR_COUNT])
        whole = g.s.bag[colour] + placed + g.s.spent[colour]
        claim(whole == g.edition.cubes, "cubes", colour, whole)


def interests_conserved(g: Game) -> None:
    """CM7 Twelve interests, three for each player, the rest undealt."""
    piles = [*g.s.interests, g.s.undealt]
    claim(sum(piles) == ALL_INTERESTS == union(piles), "interests", piles)
    if has_begun(g):
        claim(all([len(cards_in(own)) == INTERESTS_EACH for own in g.s.interests]), "interests each", g.s.interests)


def tiles_and_rows(g: Game) -> None:
    """CM8 Region order and turn order are without repetition, and the order of play follows the rows."""
    claim(len(set(g.s.order)) == len(g.s.order), "order tiles", g.s.order)
    rows = [row for row in g.s.rows if row]
    claim(len(set(rows)) == len(rows) and all([1 <= row <= 4 for row in rows]), "rows", g.s.rows)
    if g.s.track and not g.s.queue:
        claim(sorted(g.s.track, key=lambda seat: g.s.rows[seat]) == g.s.track, "track", g.s.track, g.s.rows)


def events_conserved(g: Game) -> None:
    """CM18 The event in force has left the deck."""
    if g.s.event != NO_EVENT:
        claim(not g.s.event_deck >> g.s.event & 1, "event in force", g.s.event)
    claim(g.s.event_deck & ~g.edition.events == 0, "events", g.s.event_deck)


def policies_lie_right(g: Game) -> None:
    """CM15 The face-down card of a player at a region is a policy card; only policy cards lie there."""
    policies = g.edition.policies()
    for cell, card in enumerate(g.s.down):
        claim(card == NO_CARD or bool(policies >> card & 1), "face-down card", cell, card)
        claim(g.s.up[cell] & ~policies == 0, "face-up cards", cell, cards_in(g.s.up[cell]))


def between_phases(g: Game) -> None:
    """CM3, CM12, CM14 After the influence check no mercenaries, no policies, and nobody alone above the limit."""
    asked = isinstance(g.pending, Decision) and g.pending.prompt is prompts.NEW_ROW
    if not asked and not g.over:
        return
    claim(sum(g.s.mercenaries) == 0, "mercenaries have left", g.s.mercenaries)
    claim(sum(g.s.up) == 0 and set(g.s.down) == {NO_CARD}, "policy areas are empty", g.s.up, g.s.down)
    for region in ALL_REGIONS:
        present = [seat for seat in all_seats(g) if influence(g, seat, region)]
        if len(present) == 1 and not g.s.natives[region] and not in_force(g, TRIPARTITE_CONVENTION, region):
            claim(influence(g, present[0], region) <= limit(g, region), "limit", region, present)


CONSERVATION: tuple[ColonialismLaw, ...] = (
    nothing_negative,
    discs_conserved,
    supplies_conserved,
    ships_conserved,
    cards_conserved,
    cubes_conserved,
    interests_conserved,
    tiles_and_rows,
    events_conserved,
    policies_lie_right,
    between_phases,
)


# --- secrets ---


def sizes_agree(g: Game) -> None:
    """G12 The counts that everybody sees agree with the truth."""
    for seat in range(SPECTATOR, g.seats):
        seen = view(g, seat)
        claim(seen.hand_sizes == [len(cards_in(hand)) for hand in g.s.hands], "hand sizes", seat)
        claim(seen.deck_sizes == [len(cards_in(deck)) for deck in g.s.decks], "deck sizes", seat)


def hidden(g: Game, seat: int) -> list[object]:
    """What the seat may not know, to see whether a world differs from the truth in it."""
    s = g.s
    others = [other for other in range(g.seats) if other != seat]
    down = [[s.down[o * REGION_COUNT + r] for r in range(REGION_COUNT)] for o in others]
    return [[(s.hands[o], s.decks[o], s.interests[o]) for o in others], down, s.undealt]
