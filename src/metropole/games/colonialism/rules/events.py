"""X1 Historical events: one is revealed before the first and the third action round of every turn."""

from typing import Final

from metropole.games.colonialism.rules import action_space, facts, moves, prompts
from metropole.games.colonialism.rules.board import BLACK, BROWN, EVENTS, Colour, Region
from metropole.games.colonialism.rules.colonization import collect_resources, was_conflict
from metropole.games.colonialism.rules.game import (
    BERLIN,
    BOXER,
    CARD,
    COLONIZE,
    CULTIVATION,
    GURKHAS,
    OPEN_DOOR,
    OPIUM,
    REGION,
    SEAT,
    SICK_MAN,
    TURN,
    YOUNG_TURKS,
    Edition,
    Game,
)
from metropole.games.colonialism.rules.queries import (
    ALL_REGIONS,
    CARDS_IN,
    cards_in,
    holdings,
    in_force,
    influence,
    track,
)
from metropole.games.colonialism.rules.setup import die
from metropole.games.colonialism.rules.state import COLOUR_COUNT, REGION_COUNT
from metropole.games.colonialism.rules.turn import action_round, colonization_phase, end_of_turn
from metropole.kernel import Decision, Procedure, Question, Slot, Slots, ask, loop

ASKED: Final = Slot[int](CARD)  # players who have had their turn
RETURNED: Final = Slot[Colour](ASKED)
SHOWN: Final = Slot[int](ASKED)
WHERE: Final = Slot[Region](ASKED)
PLACED: Final = Slots[Region](ASKED)

ALL_EVENTS: Final = (1 << len(EVENTS)) - 1
GURKHAS_EVENT: Final = EVENTS.index("gurkhas")
CULTIVATION_EVENT: Final = EVENTS.index("cultivation system")
BERLIN_DISCS: Final = 3
GURKHA_DISCS: Final = 3
IMMEDIATE: Final = {
    EVENTS.index("berlin conference"): BERLIN,
    EVENTS.index("young turks"): YOUNG_TURKS,
    EVENTS.index("opium trade"): OPIUM,
    EVENTS.index("boxer rebellion"): BOXER,
    EVENTS.index("sick man of europe"): SICK_MAN,
    EVENTS.index("open door policy"): OPEN_DOOR,
}


def draw_event(g: Game) -> Question | None:
    """X1 The next event of the shuffled deck."""
    return CARDS_IN.draw("event", g.s.event_deck)


def reveal_event(g: Game) -> None:
    """X1 Immediate events are resolved when they are revealed."""
    event = g.card
    g[CARD] = 0
    moves.reveal_event(g, event)
    if event in IMMEDIATE:
        g.call(IMMEDIATE[event], 0, g.board.event_place[event])


def regional_event(g: Game) -> None:
    """X1 Gurkhas and Cultivation System take effect right after the conflict of their region, before collection."""
    if g.edition.regional_needs_conflict and not was_conflict(g):
        return
    if in_force(g, GURKHAS_EVENT, g.region):
        g.call(GURKHAS, 0, g.region)
    elif in_force(g, CULTIVATION_EVENT, g.region):
        g.call(CULTIVATION, 0, g.region)


# --- taking turns ---


def next_player(g: Game) -> bool:
    """X1 Decisions are taken in turn order. Says whether somebody is left."""
    index = g.count_up(ASKED)
    if index == g.seats:
        g.leave()
        return False
    g[SEAT] = track(g)[index]
    return True


def each_player(g: Game) -> None:
    next_player(g)


def each_present_player(g: Game) -> None:
    """Only players with influence in the region are concerned."""
    while next_player(g):
        if influence(g, g.seat, g.region):
            return


# --- immediate events ---


def berlin_conference(g: Game) -> None:
    """X1 Berlin Conference: whoever is in the region has three discs there, as far as their reserve goes."""
    surplus = g.s.discs[g.seat * REGION_COUNT + g.region] - BERLIN_DISCS
    moves.remove(g, g.seat, g.region, max(0, surplus))
    moves.place(g, g.seat, g.region, max(0, -surplus))


def cube_or_leave(g: Game) -> Question | None:
    """X1 Young Turks: return a collected cube to the region, or leave it."""
    colours = [colour for colour, count in enumerate(holdings(g, g.seat)) if count]
    return Decision(g.seat, prompts.YOUNG_TURKS, [*[action_space.PAY + c for c in colours], action_space.LEAVE])


def pay_or_leave(g: Game) -> None:
    if g.said == action_space.LEAVE:
        moves.remove(g, g.seat, g.region, g.s.discs[g.seat * REGION_COUNT + g.region])
    else:
        moves.return_cube(g, g.seat, g.region, g[RETURNED])


def opium_trade(g: Game) -> None:
    """X1 Opium Trade: black cubes go one way, brown cubes the other."""
    first, second = g.region, Region(g.board.event_other[g.s.event])
    black = g.s.cubes[first * COLOUR_COUNT + BLACK]
    brown = g.s.cubes[second * COLOUR_COUNT + BROWN]
    moves.ship_cubes(g, first, second, BLACK, black)
    moves.ship_cubes(g, second, first, BROWN, brown)
    g.tell(facts.CUBES_SHIPPED, first, second, BLACK, black)
    g.tell(facts.CUBES_SHIPPED, second, first, BROWN, brown)


def suffer_rebellion(g: Game) -> None:
    """X1 Boxer Rebellion: whoever is in the region loses as many discs as their die shows."""
    g.tell(facts.DIE, g.seat, g[SHOWN])
    moves.remove(g, g.seat, g.region, min(g[SHOWN], g.s.discs[g.seat * REGION_COUNT + g.region]))


def one_disc_or_none(g: Game) -> Question | None:
    """X1 Sick Man of Europe, A75: one disc from the reserve, without ship or presence."""
    options = [action_space.PLACE + g.region] if g.s.reserve[g.seat] else []
    return Decision(g.seat, prompts.SICK_MAN, [*options, action_space.DONE])


def place_one(g: Game) -> None:
    if g.said == action_space.DONE:
        g.tell(facts.DECLINED, g.seat)
    else:
        moves.place(g, g.seat, g.region, 1)


def free_policy(g: Game) -> Question | None:
    """X1 Open Door Policy, A74: one policy card at the region without a ship. An empty hand is not asked."""
    hand = g.s.hands[g.seat]
    if not hand:
        return None
    options = [action_space.PLAY + card for card in cards_in(hand) if g.edition.cards[card].policy]
    return Decision(g.seat, prompts.OPEN_DOOR, [*options, action_space.DONE])


def lay_free_policy(g: Game) -> None:
    if not g.s.hands[g.seat] or g.said == action_space.DONE:
        g.tell(facts.DECLINED, g.seat)
    else:
        moves.lay_policy(g, g.seat, g.region, g.card)
    g[CARD] = 0


# --- regional events ---


def gurkha(g: Game) -> Question | None:
    """X1 Gurkhas: up to three discs from the reserve into any regions, named in any order."""
    reserve, placed = g.s.reserve[g.seat], g.listed(PLACED)
    if placed and len(placed) == min(GURKHA_DISCS, reserve):
        return None
    options = [action_space.PLACE + region for region in ALL_REGIONS if reserve]
    prompt = prompts.GURKHAS_MORE if placed else prompts.GURKHAS
    return Decision(g.seat, prompt, [*options, action_space.DONE])


def place_gurkhas(g: Game) -> None:
    """X1 Gurkhas: the discs are placed in the order of the regions, and nothing is left of how they were named."""
    for region in sorted(g.listed(PLACED)):
        moves.place(g, g.seat, region, 1)
    g.clear(PLACED)
    g.forget()


def recoverable(g: Game) -> Question | None:
    """X1 Cultivation System: one card from the own discard pile."""
    options = [action_space.RECOVER + card for card in cards_in(g.s.discards[g.seat])]
    return Decision(g.seat, prompts.CULTIVATION, [*options, action_space.DONE])


def take_recovered(g: Game) -> None:
    if g.said == action_space.DONE:
        g.tell(facts.DECLINED, g.seat)
    else:
        moves.recover(g, g.seat, g.card)
    g[CARD] = 0


PROCEDURES: dict[int, Procedure] = {
    TURN: Procedure(
        "X1",
        ask(draw_event, CARD),
        reveal_event,
        action_round,
        action_round,
        colonization_phase,
        ask(draw_event, CARD),
        reveal_event,
        action_round,
        action_round,
        colonization_phase,
        end_of_turn,
    ),
    BERLIN: Procedure("X1 Berlin Conference", loop(each_present_player, berlin_conference)),
    YOUNG_TURKS: Procedure(
        "X1 Young Turks", loop(each_present_player, ask(cube_or_leave, RETURNED, region=REGION), pay_or_leave)
    ),
    OPIUM: Procedure("X1 Opium Trade", opium_trade),
    BOXER: Procedure("X1 Boxer Rebellion", loop(each_present_player, ask(die, SHOWN), suffer_rebellion)),
    SICK_MAN: Procedure(
        "X1 Sick Man of Europe", loop(each_player, ask(one_disc_or_none, WHERE, region=REGION), place_one)
    ),
    OPEN_DOOR: Procedure(
        "X1 Open Door Policy", loop(each_player, ask(free_policy, CARD, region=REGION), lay_free_policy)
    ),
    GURKHAS: Procedure("X1 Gurkhas", loop(each_present_player, ask(gurkha, PLACED, region=REGION), place_gurkhas)),
    CULTIVATION: Procedure(
        "X1 Cultivation System Introduced",
        loop(each_present_player, ask(recoverable, CARD, region=REGION), take_recovered),
    ),
}


def changes(edition: Edition) -> dict[int, Procedure]:
    """X1 What the events change in an edition."""
    return PROCEDURES | {COLONIZE: edition.program[COLONIZE].before(collect_resources, regional_event)}
