"""What the components of Empires must obey in every position of the revised rules."""

from collections.abc import Callable

from metropole.games.empires.rules.control import none_safe
from metropole.games.empires.rules.game import BATTLE, ENDEAVOUR, HALVING, REBELLION, RECALLING, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, all_seats, counters, native_power
from metropole.games.empires.rules.revised.moves import UPRISING
from metropole.games.empires.rules.revised.prestige import half, net, points, within_reach
from metropole.games.empires.rules.revised.turn import MOST_PRIVATEERS, played, privateers_in
from metropole.games.empires.rules.state import NO_CARD, NOBODY, NOWHERE, ROUNDS
from metropole.kernel import Outcome
from metropole.parts.claims import claim

RevisedLaw = Callable[[Game], None]


def under_way(g: Game, *procedures: int) -> bool:
    """Whether one of these procedures has begun and not ended."""
    return any([g.under_way(procedure) is not None for procedure in procedures])


def order_names_everybody(g: Game) -> None:
    """3 Every player has one order card."""
    claim(sorted(g.s.order) == list(range(g.seats)), "order", g.s.order)
    claim(g.s.first == g.s.order[0] or g.s.turn == 1, "first player", g.s.first)


def privateers_are_few(g: Game) -> None:
    """17.6-7 At most four of one owner, at most four in one box, none in the own."""
    for seat in all_seats(g):
        own = g.s.privateers[seat * g.seats : (seat + 1) * g.seats]
        claim(sum(own) <= MOST_PRIVATEERS, "privateers of one player", seat, own)
        claim(own[seat] == 0, "privateers against themselves", seat)
        claim(privateers_in(g, seat) <= MOST_PRIVATEERS, "privateers in one box", seat)


def unrest_rises(g: Game) -> None:
    """17.6-7 Five unrest markers do not lie still."""
    high = [t for t in ALL_TERRITORIES if g.s.unrest[t] >= UPRISING]
    claim(not high or under_way(g, REBELLION), "unrest without a rebellion", high)


def colonies_are_held(g: Game) -> None:
    """17.6-4 A colony has native power, and its owner half as many counters."""
    for territory in ALL_TERRITORIES:
        owner = g.s.colonies[territory]
        if owner == NOBODY:
            claim(g.s.relevant_cities[territory] == 0, "a relevant city without a colony", territory)
            continue
        held = counters(g, all_seats(g)[owner], territory) >= half(native_power(g, territory))
        claim(held or under_way(g, RECALLING), "a colony too weak to stand", territory)
        claim(g.board.native_power[territory] > 0, "a colony without natives", territory)
        claim(not g.s.independent >> territory & 1, "an independent colony", territory)


def city_stands_in_a_colony(g: Game) -> None:
    """CL7 The booming city has an even value and stands in a colony."""
    if g.s.city == NOWHERE:
        claim(g.s.city_value == 0, "a value without a city", g.s.city_value)
    else:
        claim(g.s.city_value in (2, 4, 6, 8, 10), "city value", g.s.city_value)
        claim(g.s.colonies[g.s.city] != NOBODY, "a city without a colony", g.s.city)


def points_are_counted(g: Game) -> None:
    """CL4 Between actions everybody has the points that their holdings are worth."""
    if not under_way(g, ENDEAVOUR):
        claim(g.s.prestige == [points(g, seat) for seat in all_seats(g)], "points", g.s.prestige)


def one_loan_each(g: Game) -> None:
    """CL13 A player has one loan at most."""
    claim(len(set(g.s.pile_owners)) == len(g.s.pile_owners), "loans", g.s.pile_owners)


def losses_are_taken(g: Game) -> None:
    """Nobody is left waiting for a loss once a rebellion, a battle or a founding is over."""
    if not under_way(g, REBELLION, BATTLE, HALVING):
        claim(not g.s.doomed and not any(g.s.quotas), "losses not taken", g.s.doomed, g.s.quotas)


def safety_ends_with_the_turn(g: Game) -> None:
    """8.5 Before anybody has played a card nobody has survived a rebellion of this turn."""
    if not any(g.s.uses):
        safe = [space for space, stack in enumerate(g.s.stacks) if stack != none_safe(stack)]
        claim(not safe, "safe without a rebellion", safe)


def cards_are_played_once(g: Game) -> None:
    """CL8 Five cards a turn at most, and never the one left out."""
    for seat in all_seats(g):
        cards = played(g, seat)
        claim(len(cards) <= ROUNDS, "too many cards", seat, cards)
        left_out = g.s.locked[seat]
        choosing = g.s.phase == len(g.edition.phases) - 1
        claim(left_out == NO_CARD or choosing or left_out not in cards, "a card left out was played", seat, cards)


def allies_belong_to_a_war(g: Game) -> None:
    """12.12 Without a war there are no allies and no offers."""
    if g.s.attacker == NOBODY:
        claim(g.s.allies == g.s.hired == [NOBODY, NOBODY] and g.s.offers == [0, 0], "allies without a war", g.s.allies)
        claim(g.s.defender == NOBODY and g.s.year == 0, "half a war", g.s.defender)


def victory_is_earned(g: Game) -> None:
    """17.6-6 Ten points after loans end the game at once; otherwise nobody could have them."""
    if g.s.winner != NOBODY:
        claim(isinstance(g.pending, Outcome), "the game goes on after a victory")
        claim(net(g, all_seats(g)[g.s.winner]) >= g.edition.victory, "victory", g.s.winner)
    elif not under_way(g, ENDEAVOUR):
        ready = [seat for seat in all_seats(g) if within_reach(g, seat) >= g.edition.victory]
        claim(not ready, "a victory went unnoticed", ready)


REVISED: tuple[RevisedLaw, ...] = (
    order_names_everybody,
    privateers_are_few,
    unrest_rises,
    colonies_are_held,
    city_stands_in_a_colony,
    points_are_counted,
    one_loan_each,
    losses_are_taken,
    safety_ends_with_the_turn,
    cards_are_played_once,
    allies_belong_to_a_war,
    victory_is_earned,
)
