"""What the components of Empires must obey in every position."""

from collections.abc import Callable

from metropole.games.empires.revised_laws import REVISED
from metropole.games.empires.rules.board import AUSTRALIA, LOGISTICS_ONE
from metropole.games.empires.rules.control import controller, count, leader, owners
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    FREE_TRADE,
    TEA_OR_OPIUM,
    all_seats,
    all_spaces,
    counters,
    economy,
    explored,
    has_debt,
    has_rule,
    in_play,
    is_revised,
    pool,
    territory_of,
)
from metropole.games.empires.rules.state import ECONOMY, LOGISTICS, NO_CARD, NOBODY, NOWHERE, ROUNDS, TRACK_COUNT
from metropole.games.empires.rules.turn import hand_of_row
from metropole.kernel import Outcome
from metropole.parts.claims import claim

EmpiresLaw = Callable[[Game], None]

MAYBE_NEGATIVE = (
    "locked",
    "progress_holder",
    "mission_holder",
    "allies",
    "hired",
    "winner",
    "discovered_turn",
    "discovered_round",
    "colonies",
    "city",
    "rows",
    "nations",
    "attacker",
    "defender",
)


POINTS = ("prestige", "war_points")  # revised: wars lost count below nothing


def nothing_negative(g: Game) -> None:
    """17.6-1 No box has fewer than no counters."""
    for field, value in g.s.numbers().items():
        if field in POINTS and is_revised(g):
            continue
        least = -1 if field in MAYBE_NEGATIVE else 0
        lowest = value if isinstance(value, int) else min(value, default=0)
        claim(lowest >= least, "nothing is negative", field, value)


def tracks_within_print(g: Game) -> None:
    """CL10 Tracks have four spaces, and diplomacy its printed ends."""
    claim(max(g.s.tracks) <= 3, "tracks", g.s.tracks)
    claim(all([1 <= at <= g.board.diplomacy for at in g.s.diplomacy]) or g.s.turn == 1, "diplomacy", g.s.diplomacy)
    for seat in all_seats(g):
        barred = has_rule(g, seat, LOGISTICS_ONE) and g.s.tracks[seat * TRACK_COUNT + LOGISTICS]
        claim(not barred, "logistics one", seat)
    best = max([g.s.tracks[seat * TRACK_COUNT + ECONOMY] for seat in all_seats(g)])
    claim(bool(g.s.abolished) == (best == 3), "abolition", best)


def stacks_are_settled(g: Game) -> None:
    """CL9, 17.6-2 The bottom counter is the leader's, except in a war, after which control is looked at."""
    fighting = g.s.attacker != NOBODY
    for space in all_spaces(g):
        stack = g.s.stacks[space]
        claim(fighting or controller(stack) == leader(owners(stack)), "control", space, owners(stack))


def counters_lie_right(g: Game) -> None:
    """CL11, 17.6-3 Counters lie on printed spaces of explored territories, and tea and opium need Economy 6.

    AMB-36: also in Australia while it holds its second prestige.
    """
    for space, stack in enumerate(g.s.stacks):
        if stack:
            claim(space in g.board.spaces[territory_of(space)], "a counter on no space", space)
            place = territory_of(space)
            half = place == AUSTRALIA and g.s.tokens[place] == 1 and not is_revised(g)
            claim(explored(g, place) or half, "a counter in the unknown", space)
    for space in all_spaces(g):
        for seat in all_seats(g):
            barred = g.board.space_colour[space] in TEA_OR_OPIUM and economy(g, seat) < FREE_TRADE
            claim(not barred or count(g.s.stacks[space], seat) == 0, "tea and opium", space, seat)


def colonies_are_held(g: Game) -> None:
    """CL6, 17.6-4 A colony has native power, a counter of its owner, and is no independent state."""
    for territory in ALL_TERRITORIES:
        owner = g.s.colonies[territory]
        if owner != NOBODY:
            mid_battle = g.s.attacker != NOBODY
            claim(mid_battle or counters(g, all_seats(g)[owner], territory) > 0, "an empty colony", territory)
            claim(g.board.native_power[territory] > 0, "a colony without natives", territory)
            claim(not g.s.independent >> territory & 1, "an independent colony", territory)


def prestige_is_accounted_for(g: Game) -> None:
    """CL3, CL4 Tokens on the map and in the boxes only ever go down; America's box empties as a whole."""
    for territory in ALL_TERRITORIES:
        claim(g.s.tokens[territory] <= 2, "tokens", territory)
        claim(in_play(g, territory) or not g.s.tokens[territory], "tokens out of the game", territory)
    claim(g.s.america in (0, 2), "America's box", g.s.america)
    claim(g.s.circumnavigation in (0, 1), "the compass rose", g.s.circumnavigation)
    claim(not (g.s.america and g.s.circumnavigation), "both boxes", g.s.america)


def city_is_single(g: Game) -> None:
    """CL7 One booming city worth one to ten, on an explored territory."""
    if g.s.city != NOWHERE:
        claim(1 <= g.s.city_value <= 10, "city value", g.s.city_value)
        claim(explored(g, ALL_TERRITORIES[g.s.city]), "a city in the unknown", g.s.city)
    else:
        claim(g.s.city_value == 0, "a value without a city", g.s.city_value)


def cards_are_owned(g: Game) -> None:
    """CL8 A row holds cards that its player has."""
    for seat in all_seats(g):
        row = [card for card in g.s.rows[seat * ROUNDS : (seat + 1) * ROUNDS] if card != NO_CARD]
        claim(len(row) in (0, ROUNDS), "rows", seat, row)
        claim(all([row.count(card) <= hand_of_row(g, seat)[card] for card in set(row)]), "a card too many", seat, row)


def loans_have_counters(g: Game) -> None:
    """CL13 Every loan has an owner and at least one counter."""
    claim(len(g.s.piles) == len(g.s.pile_owners), "loans", g.s.piles, g.s.pile_owners)
    claim(min(g.s.piles, default=1) >= 1, "an empty loan", g.s.piles)


def victory_is_earned(g: Game) -> None:
    """17.6-6 The winner has enough prestige and no loan, and the game is over at once."""
    if g.s.winner != NOBODY:
        seat = all_seats(g)[g.s.winner]
        claim(g.s.prestige[seat] >= g.edition.victory and not has_debt(g, seat), "victory", seat)
        claim(isinstance(g.pending, Outcome), "the game goes on after a victory")
    else:
        ready = [s for s in all_seats(g) if g.s.prestige[s] >= g.edition.victory and not has_debt(g, s)]
        claim(not ready, "a victory went unnoticed", ready)


def pools_suffice(g: Game) -> None:
    """CL1 In the strict game nobody has more than forty counters."""
    if g.edition.strict_counters:
        claim(min([pool(g, seat) for seat in all_seats(g)]) >= 0, "more counters than there are")


COMMON: tuple[EmpiresLaw, ...] = (
    nothing_negative,
    tracks_within_print,
    stacks_are_settled,
    counters_lie_right,
    loans_have_counters,
    pools_suffice,
)
SECOND: tuple[EmpiresLaw, ...] = (
    colonies_are_held,
    prestige_is_accounted_for,
    city_is_single,
    cards_are_owned,
    victory_is_earned,
)


def laws_of_the_edition(g: Game) -> None:
    """What only one of the two rule sets demands."""
    for law in REVISED if is_revised(g) else SECOND:
        law(g)


CONSERVATION: tuple[EmpiresLaw, ...] = (*COMMON, laws_of_the_edition)
