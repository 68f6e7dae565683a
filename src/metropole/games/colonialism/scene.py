"""What lies on a table of Colonialism, for whoever draws it: what everybody sees, and what only the viewer does.

Seats, regions, zones, cards and colours are the numbers that things have: `region:2`, `card:7`. Lists of pieces are in
turn order; hired discs come after the players' own, natives last.
"""

from typing import Final, Literal

from msgspec import Struct

from metropole.games.colonialism.rules import prompts
from metropole.games.colonialism.rules.board import Region, Zone
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.moves import place
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    ALL_ZONES,
    action_counter,
    all_seats,
    cards_in,
    holdings,
    limit,
    limit_fails,
    size,
    strengths,
    track,
    value,
)
from metropole.games.colonialism.rules.setup import rolled
from metropole.games.colonialism.rules.state import (
    COLOUR_COUNT,
    NATIVES,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    REGION_COUNT,
    ZONE_COUNT,
    Seat,
)
from metropole.games.colonialism.rules.turn import ACTIONS_EACH
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.kernel import ActionSpace
from metropole.kernel.view import SPECTATOR

PhaseKey = Literal["setup", "actions", "colonization", "end-of-turn"]
PhaseState = Literal["done", "now", "next"]

TURN: Final[tuple[PhaseKey, ...]] = (*("actions", "actions", "colonization") * 2, "end-of-turn")
PILES: Final = ("natives", "mercenaries")  # gray and purple discs, as supplies are numbered


class ColonialismPhase(Struct, frozen=True, omit_defaults=True):
    """2.8 A phase of the turn, and how far the one under way has come: the action, or the region in order."""

    key: PhaseKey
    state: PhaseState
    step: int = 0  # of so many; 0 where nothing is counted
    steps: int = 0


class DiscsShown(Struct, frozen=True, omit_defaults=True):
    """2.4 Discs of one faction in a region: whose influence they are, and what they look like."""

    faction: int  # a seat, or the natives: `faction:4`
    look: str  # the key of a colour, `natives` or `mercenaries`
    count: int
    hired: bool = False


class PoliciesShown(Struct, frozen=True, omit_defaults=True):
    """2.2 The policy cards of a seat at a region: perhaps one face-down, and those that lie open."""

    seat: int
    open: list[int]
    hidden: bool = False


class RegionShown(Struct, frozen=True, omit_defaults=True):
    """2.7 A region with its tiles, and who and what is there."""

    value: int
    limit: int
    total: int  # of all discs
    discs: list[DiscsShown]
    policies: list[PoliciesShown]  # by seat
    cubes: list[int]  # by colour
    order: int = 0  # of its tile, once there is one
    crowded: bool = False  # 5.2.1 whether it fails the limit check
    colonized: bool = False  # now


class ShipsShown(Struct, frozen=True, omit_defaults=True):
    """2.5 The ships of a seat in a zone."""

    seat: int
    fresh: int = 0
    used: int = 0


class ColonialismSeat(Struct, frozen=True, omit_defaults=True):
    """What lies before a player, and how many cards are hidden."""

    colour: str
    row: int  # of the turn order track, from 1; 0 for none
    acted: int  # actions begun in this round
    reserve: int
    cubes: list[int]  # collected, by colour
    hand: int
    deck: int
    interests: int
    discards: list[int]
    upgrades: list[int]
    played: int | None  # the card that is being resolved
    rolled: int = 0  # 4.0 for the first choice of rows, as long as rows are chosen
    known_interests: list[int] = []  # what everybody knows of them: they are shown at the end


class UpgradeShown(Struct, frozen=True):
    """X2 What an upgrade costs, and who has bought it."""

    price: int
    owner: int | None


class ColonialismScene(Struct, frozen=True):
    """What lies open on the table."""

    turn: int
    turns: int
    phases: list[ColonialismPhase]
    regions: list[RegionShown]
    zones: list[list[ShipsShown]]
    seats: list[ColonialismSeat]
    turn_order: list[int]  # the seats from the top row to the bottom, once there are rows
    track: list[int | None]  # who stands in each row
    queue: list[int]  # who has yet to choose a row
    natives: int  # discs in the supply
    bag: list[int]  # cubes, by colour
    spent: int  # X2 cubes that have left the game
    upgrades: list[UpgradeShown]
    counter: int | None  # the space of the common counter, where there is one and rounds have begun
    mercenaries: int | None  # discs in the supply; nothing where mercenaries are gray
    event: int | None  # X1 in force
    events_left: int  # in the deck


class ColonialismOwn(Struct, frozen=True):
    """What only the viewer sees."""

    hand: list[int]
    deck: list[int]
    interests: list[int]
    down: list[int | None]  # by region, the face-down policy card


# --- what lies open ---


def scene(seen: ColonialismView) -> ColonialismScene:
    """The same for everybody, but for who names discs one by one."""
    g = with_named_discs(seen)
    s, edition = g.s, g.edition
    is_counted = edition.common_counter and bool(seen.begun)
    return ColonialismScene(
        turn=s.turn,
        turns=edition.turns,
        phases=phases(seen),
        regions=[region_shown(seen, g, region) for region in ALL_REGIONS],
        zones=[ships_in(g, zone) for zone in ALL_ZONES],
        seats=[seat_shown(seen, g, seat) for seat in all_seats(g)],
        turn_order=list(turn_order(g)),
        track=track_rows(g),
        queue=[seat for seat in s.queue if not s.rows[seat]],
        natives=s.supply[0],
        bag=list(s.bag),
        spent=sum(s.spent),
        upgrades=[UpgradeShown(price, known(s.owners[i])) for i, price in enumerate(edition.upgrades)],
        counter=action_counter(g) if is_counted else None,
        mercenaries=s.supply[1] if edition.purple else None,
        event=None if s.event == NO_EVENT else s.event,
        events_left=size(s.event_deck),
    )


def with_named_discs(seen: ColonialismView) -> Game:
    """X1 Gurkhas: a disc leaves the reserve as soon as its region is named, for whoever names it."""
    if seen.prompt is not prompts.GURKHAS_MORE:
        return seen.table
    g = seen.table.copy()
    for region in seen.named:
        place(g, Seat(seen.seat), Region(region), 1)
    return g


def known(number: int) -> int | None:
    return None if number in (NOBODY, NO_CARD) else number


def turn_order(g: Game) -> list[Seat]:
    return track(g) or all_seats(g)


def track_rows(g: Game) -> list[int | None]:
    """2.1 Who stands in each row of the track, from the top."""
    rows = g.s.rows
    return [rows.index(row) if row in rows else None for row in range(1, (g.edition.rows or g.seats) + 1)]


# --- where the game stands ---


def phases(seen: ColonialismView) -> list[ColonialismPhase]:
    """2.8 The phases of this turn; the preparations come before the first one, and the last turn has no end of its own.

    All are done when the game is over.
    """
    s, edition = seen.table.s, seen.edition
    keys = TURN if s.turn < edition.turns else TURN[:-1]
    if not seen.begun:
        return [ColonialismPhase("setup", "now"), *[ColonialismPhase(key, "next") for key in keys]]
    now = len(keys) if seen.outcome else s.phase
    return [phase_shown(seen, key, i, now) for i, key in enumerate(keys)]


def phase_shown(seen: ColonialismView, key: PhaseKey, number: int, now: int) -> ColonialismPhase:
    if number != now:
        return ColonialismPhase(key, "done" if number < now else "next")
    s = seen.table.s
    if key == "actions":
        return ColonialismPhase(key, "now", max(1, *s.acted), ACTIONS_EACH)
    if key == "colonization" and seen.colonized in s.order:
        return ColonialismPhase(key, "now", s.order.index(seen.colonized) + 1, REGION_COUNT)
    return ColonialismPhase(key, "now")


# --- the board ---


def region_shown(seen: ColonialismView, g: Game, region: Region) -> RegionShown:
    s, first = g.s, region * COLOUR_COUNT
    return RegionShown(
        value=value(g, region),
        limit=limit(g, region),
        total=sum(strengths(g, region)),
        discs=discs_in(g, region),
        policies=policies_in(g, region),
        cubes=s.cubes[first : first + COLOUR_COUNT],
        order=s.order.index(region) + 1 if region in s.order else 0,
        crowded=limit_fails(g, region),
        colonized=seen.colonized == region,
    )


def discs_in(g: Game, region: Region) -> list[DiscsShown]:
    """2.4 Own discs in turn order, then mercenaries, natives last. Where there are none of purple, gray ones serve."""
    s, order, colours = g.s, turn_order(g), g.edition.colours
    cells = [(seat, seat * REGION_COUNT + region) for seat in order]
    hired = PILES[g.edition.hired_from]
    return [
        *[DiscsShown(seat, colours[seat], s.discs[cell]) for seat, cell in cells if s.discs[cell]],
        *[DiscsShown(seat, hired, s.mercenaries[cell], hired=True) for seat, cell in cells if s.mercenaries[cell]],
        *[DiscsShown(NATIVES, PILES[0], count) for count in s.natives[region : region + 1] if count],
    ]


def policies_in(g: Game, region: Region) -> list[PoliciesShown]:
    """2.2 Of a face-down card only its back."""
    down, up = g.s.down, g.s.up
    cells = [(seat, seat * REGION_COUNT + region) for seat in all_seats(g)]
    return [
        PoliciesShown(seat, cards_in(up[cell]), down[cell] != NO_CARD)
        for seat, cell in cells
        if up[cell] or down[cell] != NO_CARD
    ]


def ships_in(g: Game, zone: Zone) -> list[ShipsShown]:
    fresh, used = g.s.fresh, g.s.used
    cells = [(seat, seat * ZONE_COUNT + zone) for seat in turn_order(g)]
    return [ShipsShown(seat, fresh[cell], used[cell]) for seat, cell in cells if fresh[cell] or used[cell]]


# --- the players ---


def seat_shown(seen: ColonialismView, g: Game, seat: Seat) -> ColonialismSeat:
    s = g.s
    return ColonialismSeat(
        colour=g.edition.colours[seat],
        row=s.rows[seat],
        acted=s.acted[seat],
        reserve=s.reserve[seat],
        cubes=holdings(g, seat),
        hand=seen.hand_sizes[seat],
        deck=seen.deck_sizes[seat],
        interests=seen.interest_sizes[seat],
        discards=cards_in(s.discards[seat]),
        upgrades=[i for i in range(len(g.edition.upgrades)) if s.owners[i] == seat],
        played=known(s.played[seat]),
        rolled=rolled(g, seat),
        known_interests=cards_in(s.interests[seat]) if seen.outcome else [],
    )


def own_scene(seen: ColonialismView) -> ColonialismOwn | None:
    """The viewer's own cards; a spectator has none."""
    if seen.seat == SPECTATOR:
        return None
    s, seat = seen.table.s, seen.seat
    first = seat * REGION_COUNT
    return ColonialismOwn(
        hand=cards_in(s.hands[seat]),
        deck=cards_in(s.decks[seat]),
        interests=cards_in(s.interests[seat]),
        down=[known(card) for card in s.down[first : first + REGION_COUNT]],
    )


# --- what answers name ---

KINDS: Final = {
    **dict.fromkeys(("play", "keep", "recover"), "card"),
    **dict.fromkeys(("explore", "withdraw", "in", "between", "and", "place"), "region"),
    **dict.fromkeys(("move", "to", "with"), "zone"),
    **dict.fromkeys(("give", "for", "take", "pay"), "colour"),
    "buy": "upgrade",
    "target": "faction",
    "ship": "ship",
}


def thing(space: ActionSpace, action: int) -> str:
    """What lights up; verbs without a kind are only buttons. Rows are counted from 1, and there is one deck."""
    verb, noun = space.verbs[space.verb[action]], space.noun[action]
    if verb == "draw":
        return "deck:0"
    if verb == "row":
        return f"row:{noun + 1}"
    kind = KINDS.get(verb)
    return f"{kind}:{noun}" if kind else ""
