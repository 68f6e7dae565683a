"""X2 Upgrade cards: a sixth action."""

from typing import Final

from metropole.games.colonialism.rules import action_space, moves, prompts
from metropole.games.colonialism.rules.board import Colour, Zone
from metropole.games.colonialism.rules.game import BUY, CARD, Game
from metropole.games.colonialism.rules.queries import ALL_COLOURS, ALL_ZONES, holdings
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NOBODY, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, Slots, ask

UPGRADE: Final = Slot[int](CARD)
PAID: Final = Slots[Colour](UPGRADE)
HARBOUR: Final = Slot[Zone](PAID)

MILITARY_EXPANSION: Final = 0
AGGRESSIVE_EXPLORATION: Final = 1
NAVAL_EXPANSION: Final = 2
COLONIAL_INFRASTRUCTURE: Final = 3
MERCANTILISM: Final = 4
PRICES: Final = (1, 1, 2, 2, 3)
EXTRA_DISCS: Final = 5
EXTRA_CARD: Final = 24


def for_sale(g: Game, seat: Seat) -> list[int]:
    """X2 The upgrades nobody has bought and the player can pay."""
    cubes = sum(holdings(g, seat)) if g.edition.upgrades else 0
    return [i for i, price in enumerate(g.edition.upgrades) if price <= cubes and g.s.owners[i] == NOBODY]


def owns_aggressive_exploration(g: Game, seat: Seat) -> bool:
    return g.s.owners[AGGRESSIVE_EXPLORATION] == seat


def owns_mercantilism(g: Game, seat: Seat) -> bool:
    return g.s.owners[MERCANTILISM] == seat


def cards_of(g: Game, seat: Seat) -> int:
    """2.6 The set of cards a player owns. X2: Colonial Infrastructure adds one."""
    extra = 1 << EXTRA_CARD if g.s.owners[COLONIAL_INFRASTRUCTURE] == seat else 0
    return g.edition.deck | extra


def payment(g: Game) -> Question | None:
    """X2 One more cube of any colour; whoever has a choice at all names every cube."""
    left = holdings(g, g.seat)
    paid = g.listed(PAID)
    if len(paid) == g.edition.upgrades[g[UPGRADE]] or is_forced(g, left):
        return None
    for colour in paid:
        left[colour] -= 1
    return Decision(g.seat, prompts.PAYMENT, [action_space.PAY + colour for colour in ALL_COLOURS if left[colour]])


def is_forced(g: Game, held: list[int]) -> bool:
    """Whether only one payment is possible: all cubes there are, or cubes of the only colour there is."""
    return sum(held) == g.edition.upgrades[g[UPGRADE]] or held.count(0) == COLOUR_COUNT - 1


def paid_cubes(g: Game) -> list[Colour]:
    """X2 The cubes of the payment, by colour."""
    held = holdings(g, g.seat)
    if not is_forced(g, held):
        return sorted(g.listed(PAID))
    cubes: list[Colour] = []
    for colour in ALL_COLOURS:
        cubes += [colour] * held[colour]
    return cubes[: g.edition.upgrades[g[UPGRADE]]]


def extra_ship(g: Game) -> Question | None:
    """X2 Naval Expansion: the fourth ship goes to any zone at once."""
    if g[UPGRADE] != NAVAL_EXPANSION:
        return None
    return Decision(g.seat, prompts.EXTRA_SHIP, [action_space.TO + zone for zone in ALL_ZONES])


def buy(g: Game, seat: Seat, upgrade: int) -> None:
    """X2 An upgrade is bought."""
    g.call(BUY, seat, 0, 0, upgrade)


def take_over(g: Game) -> None:
    """X2 The cubes leave the game, the card and its pieces change hands."""
    seat, upgrade = g.seat, g[UPGRADE]
    cubes = paid_cubes(g)
    moves.sell_upgrade(g, seat, upgrade)
    for colour in cubes:
        moves.pay(g, seat, colour)
    if upgrade == MILITARY_EXPANSION:
        moves.enlist(g, seat, EXTRA_DISCS)
    elif upgrade == NAVAL_EXPANSION:
        moves.launch(g, seat, g[HARBOUR])
    elif upgrade == COLONIAL_INFRASTRUCTURE:
        moves.add_card(g, seat, EXTRA_CARD)


PROCEDURES: dict[int, Procedure] = {
    BUY: Procedure("X2", ask(payment, PAID, upgrade=UPGRADE), ask(extra_ship, HARBOUR, upgrade=UPGRADE), take_over),
}
