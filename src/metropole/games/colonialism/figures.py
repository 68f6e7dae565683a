"""What house rules may change in Colonialism, and within which bounds the rules can be played."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.game import (
    CONSOLIDATE,
    LAND_GRAB,
    MERCENARIES,
    PLAGUE,
    Edition,
    Influence,
)
from metropole.games.colonialism.rules.queries import size
from metropole.games.colonialism.rules.setup import START_CARDS
from metropole.parts.figures import (
    FigureError,
    FigureKind,
    FigureValue,
    HouseFigure,
    Named,
    OneOf,
    Whole,
    Wholes,
    YesOrNo,
    dashed,
)

Get = Callable[[Edition], FigureValue]
Put = Callable[[Edition, FigureValue], Edition]

MOST_TURNS: Final = 9
MOST_TURNS_WITH_EVENTS: Final = 6  # two events a turn, of twelve
MOST_CUBES: Final = 60  # of each colour
MOST_DISCS: Final = 120  # of each supply
MOST_DICE: Final = 5  # the sum is kept in four bits
MOST_DRAWN: Final = 24  # all the cards of a player
DEAREST: Final = 20
OWNED: Final = 24  # the cards of a deck; another one comes with an upgrade
BY_SHIP: Final = (CONSOLIDATE, LAND_GRAB, MERCENARIES, PLAGUE)  # what can do without the ship

SWITCHES: Final = (
    *("rejects_public", "withdraws", "passing", "common_counter", "may_keep_none", "refill", "unrest_ends_treaty"),
)


def figures(edition: Edition) -> tuple[HouseFigure[Edition], ...]:
    """Everything that can be changed in a book with these options."""
    turns = MOST_TURNS_WITH_EVENTS if edition.events else MOST_TURNS
    return (
        entry("turns", Whole(1, turns)),
        entry("cubes", Whole(1, MOST_CUBES)),
        entry("gray", Whole(0, MOST_DISCS)),
        entry("purple", Whole(0, MOST_DISCS)),
        entry("start_dice", Whole(1, MOST_DICE)),
        entry("drawn", Whole(0, MOST_DRAWN)),
        entry("hand_size", Whole(1, START_CARDS)),
        entry("rows", OneOf((0, 4))),
        *[entry(name, YesOrNo()) for name in SWITCHES],
        *([entry("regional_needs_conflict", YesOrNo())] if edition.events else []),
        *([entry("upgrades", prices(edition))] if edition.upgrades else []),
        *[figure for number in range(OWNED) for figure in of_card(edition, number)],
    )


def check(edition: Edition) -> None:
    """Every player can fill a hand."""
    if size(edition.deck) < edition.hand_size:
        raise FigureError("hand_size", f"is {edition.hand_size}", f"at most {size(edition.deck)}, the cards of a deck")


def prices(edition: Edition) -> Wholes:
    """A price for each upgrade."""
    count = len(edition.upgrades)
    return Wholes(1, DEAREST, count, count)


def entry(name: str, kind: FigureKind) -> HouseFigure[Edition]:
    """A field of the edition."""

    def get(edition: Edition) -> FigureValue:
        value: FigureValue = getattr(edition, name)
        return value

    def put(edition: Edition, value: FigureValue) -> Edition:
        changes: dict[str, Any] = {name: value}
        return replace(edition, **changes)

    return HouseFigure(name, kind, get, put, name.replace("_", "-"))


# --- cards ---


def of_card(edition: Edition, number: int) -> list[HouseFigure[Edition]]:
    """7.0 What can be changed of a card: what it needs, what it is worth, and whether it is in the decks."""
    card = edition.cards[number]
    found = [in_deck(number)]
    if card.procedure in BY_SHIP:
        found.append(part(number, "ship", YesOrNo()))
    if card.ship or card.procedure in BY_SHIP:
        found.append(part(number, "presence", YesOrNo()))
    if card.worth is not None:
        found.append(worth(edition, number))
    return found


def part(number: int, name: str, kind: FigureKind) -> HouseFigure[Edition]:
    """Something that a card needs."""

    def get(edition: Edition) -> FigureValue:
        value: FigureValue = getattr(edition.cards[number], name)
        return value

    def put(edition: Edition, value: FigureValue) -> Edition:
        changes: dict[str, Any] = {name: value}
        return with_card(edition, number, replace(edition.cards[number], **changes))

    return of(number, name, kind, get, put)


def worth(edition: Edition, number: int) -> HouseFigure[Edition]:
    """7.1 How many discs a policy adds: as many as another one does in the book."""
    by_card = [card.worth for card in edition.cards]
    choice = tuple([other for other, known in enumerate(by_card) if known is not None])

    def get(edition: Edition) -> FigureValue:
        known = edition.cards[number].worth
        return by_card.index(known) if known in by_card else number

    def put(edition: Edition, value: FigureValue) -> Edition:
        assert isinstance(value, int)
        return with_card(edition, number, replace(edition.cards[number], worth=by_card[value]))

    return of(number, "worth", Named(CARDS, choice), get, put)


def in_deck(number: int) -> HouseFigure[Edition]:
    """Whether every player owns the card."""

    def get(edition: Edition) -> FigureValue:
        return bool(edition.deck >> number & 1)

    def put(edition: Edition, value: FigureValue) -> Edition:
        return replace(edition, deck=edition.deck & ~(1 << number) | (bool(value) << number))

    return of(number, "deck", YesOrNo(), get, put)


def of(number: int, name: str, kind: FigureKind, get: Get, put: Put) -> HouseFigure[Edition]:
    return HouseFigure(f"{dashed(CARDS[number])}.{name}", kind, get, put, f"card-{name}", ("card", number))


def with_card(edition: Edition, number: int, card: Influence) -> Edition:
    """The edition with one card replaced."""
    return replace(edition, cards=(*edition.cards[:number], card, *edition.cards[number + 1 :]))
