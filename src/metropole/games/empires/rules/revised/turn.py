"""3, 4 Set-up and the seven phases of a turn."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts, turn
from metropole.games.empires.rules.board import AMAZONIA, CONGO
from metropole.games.empires.rules.characters import SOVEREIGN
from metropole.games.empires.rules.game import (
    ENDEAVOUR,
    FLEETS_PHASE,
    GAME,
    NAVAL_PHASE,
    ORDER,
    PLACE,
    PRIVATEERING,
    REPAYMENTS,
    ROUND,
    SEAT,
    TURN,
    WINDOW,
    Game,
)
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_seats,
    debt,
    loans,
    monopolies,
    piles_of,
    play_order,
    player_at,
    resources,
)
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised import prestige
from metropole.games.empires.rules.state import NOBODY, ROUNDS, Seat
from metropole.kernel import Decision, Outcome, Procedure, Question, Sealed, Slot, WeightedChance, ask, loop
from metropole.kernel.position import ZEROS, changed

HEARD: Final = Slot[int](PLACE)  # how many players have had their turn

# ORDER
RANKING: Final = Slot[int]()  # at random, or by prestige
PLACED: Final = Slot[int](RANKING)  # how many have found their place
NEXT: Final = Slot[Seat](PLACED)

# TURN
ROLLED: Final = Slot[int](PLACE)  # by the die that may end the game

# ENDEAVOUR
CHOSEN: Final = Slot[int](PLACE)  # a character, a loan or a card
REPAID: Final = Slot[int](CHOSEN)

# FLEETS_PHASE
BUILT: Final = Slot[int](HEARD)

# PRIVATEERING
LURKING: Final = Slot[int](HEARD)  # privateers that the player has placed
BOX: Final = Slot[Seat](LURKING)

# REPAYMENTS
OCCASION: Final = Slot[int]()  # before interest, or before upkeep

FIRST_DIPLOMACY: Final = 4
EARLY: Final = 2  # so many players at the front of the first order discard a treasury
CARDS: Final = len(action_space.CARDS)
SOVEREIGN_CARD: Final = SOVEREIGN // 2
FLEET_TABLE: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 3, 4)
SQUADRONS_PER_UPKEEP: Final = 5
PRIVATEERS_A_TURN: Final = 2
MOST_PRIVATEERS: Final = 4
COUNTERS_PER_INTEREST: Final = 15
LAST_FREE_TURN: Final = 8  # the die is thrown after this turn for the first time
DIE: Final = WeightedChance("die", [1, 2, 3, 4, 5, 6])
AT_RANDOM: Final = 0
BY_PRESTIGE: Final = 1
BEFORE_INTEREST: Final = 0
BEFORE_UPKEEP: Final = 1

# --- 3 set-up ---


def lay_out(g: Game) -> None:
    """3, 1.1 What every player begins with; Congo and Amazonia are not used. 2: nothing has been explored yet."""
    s, edition = g.s, g.edition
    s.excluded = g.board.absent | 1 << CONGO | 1 << AMAZONIA
    s.tokens = [0 if s.excluded >> t & 1 else 1 for t in ALL_TERRITORIES]
    s.treasury = [edition.treasury] * g.seats
    s.fleets = [edition.fleets] * g.seats
    s.squadrons = [edition.squadrons] * g.seats
    s.diplomacy = [FIRST_DIPLOMACY] * g.seats
    s.order = list(range(g.seats))


def first_order(g: Game) -> None:
    """3 The first order is random."""
    rank(g, AT_RANDOM)


def discard(g: Game) -> None:
    """3 The first two players discard one treasury each."""
    for seat in play_order(g)[:EARLY]:
        moves.spend(g, seat, 1)


# --- 4.3 the order of play ---


def rank(g: Game, ranking: int) -> None:
    """4.3 A new order of play."""
    g.call(ORDER, ranking)


def next_place(g: Game) -> Question | None:
    """4.3 Whoever comes next; of players who are equal in everything the die decides."""
    if g[PLACED] == g.seats:
        return None
    placed = g.s.order[: g[PLACED]]
    left = [seat for seat in all_seats(g) if seat not in placed]
    if g[RANKING] == BY_PRESTIGE:
        left = foremost(g, left)
    return WeightedChance("order", [int(seat) for seat in left])


def foremost(g: Game, left: list[Seat]) -> list[Seat]:
    """4.3 Fewer points come first, which have just been counted; then the tie-breaks."""
    least = min([g.s.prestige[seat] for seat in left])
    tied = [seat for seat in left if g.s.prestige[seat] == least]
    if len(tied) == 1:
        return tied
    ranks = [tie_break(g, seat) for seat in tied]
    first = min(ranks)
    return [seat for seat, rank in zip(tied, ranks, strict=True) if rank == first]


def tie_break(g: Game, seat: Seat) -> tuple[int, int, int, int]:
    """4.3 Fewer resources, monopolies, less treasury after loans, and fewer ships come first."""
    return (
        resources(g, seat),
        monopolies(g, seat),
        g.s.treasury[seat] - debt(g, seat),
        g.s.fleets[seat] + g.s.squadrons[seat],
    )


def take_place(g: Game) -> None:
    """The seats behind this one keep their relative order until their own place is found."""
    index, seat = g.count_up(PLACED), g[NEXT]
    rest = [other for other in g.s.order[index:] if other != seat]
    g.s.order = [*g.s.order[:index], seat, *rest]
    g.s.first = g.s.order[0]
    g.tell(facts.ORDER_PLACE, seat, index + 1)


# --- 4 the turn ---


def play_turn(g: Game) -> None:
    g.tell(facts.TURN_BEGAN, g.s.turn)
    g.call(TURN)


def next_round(g: Game) -> None:
    """4.1 Five rounds."""
    if g.s.round == ROUNDS:
        g.s.round = 0
        g.leave()
        return
    g.s.round += 1
    g.tell(facts.ROUND_BEGAN, g.s.round)
    g.call(ROUND)


def next_player(g: Game) -> None:
    """4.1 In the order of play."""
    index = g.count_up(HEARD)
    if index == g.seats:
        g.leave()
    else:
        g.call(ENDEAVOUR, player_at(g, index))


def played(g: Game, seat: Seat) -> list[int]:
    """4.1 The cards a player has played this turn."""
    return [card for card in range(CARDS) if is_played(g, seat, card)]


def is_played(g: Game, seat: Seat, card: int) -> bool:
    return bool(g.s.laid[seat] >> card & 1 or g.s.uses[seat] >> 2 * card & 3)


def hand(g: Game, seat: Seat) -> list[int]:
    """4.1, 4.7 The cards not yet played and not left out this turn."""
    return [card for card in range(CARDS) if card != g.s.locked[seat] and not is_played(g, seat, card)]


# --- 12 one player's round ---


def choose_action(g: Game) -> Question | None:
    """12 A character of a card in hand, or a card without an action; before that loans may be repaid."""
    seat = g.seat
    cards = hand(g, seat)
    options = [action_space.USE + character for card in cards for character in characters_of(g, seat, card)]
    if g.s.treasury[seat]:
        options.extend([action_space.PILE + i for i in range(loans(g, seat))])
    options.extend([action_space.LAY + card for card in cards if may_lay(g, seat, card)])
    return Decision(seat, prompts.PLAY, options)


def characters_of(g: Game, seat: Seat, card: int) -> list[int]:
    """12 The characters of a card that can be executed now."""
    return [c for c in range(2 * card, 2 * card + 2) if g.edition.characters[c].available(g, seat)]


def may_lay(g: Game, seat: Seat, card: int) -> bool:
    """12, AMB-13 Nobody is forced to act, except with the sovereign or the rebel."""
    return card != SOVEREIGN_CARD or not characters_of(g, seat, card)


def repay_how_much(g: Game) -> Question | None:
    if not action_space.PILE <= g.said < action_space.PILE + action_space.PILES:
        return None
    most = min(min(g.s.treasury[g.seat], debt(g, g.seat)), action_space.MOST)
    return Decision(g.seat, prompts.REPAY_AMOUNT, [action_space.AMOUNT + n for n in range(1, most + 1)])


def own_debt(g: Game, seat: int) -> int:
    return debt(g, Seat(seat))


def act(g: Game) -> None:
    """12 The character takes effect; after a repayment the question is asked again."""
    seat = g.seat
    if g.said >= action_space.LAY:
        g.leave()
        g.s.laid = changed(g.s.laid, seat, g.s.laid[seat] | 1 << g[CHOSEN])
        g.tell(facts.CARD_LAID, seat, g[CHOSEN])
    elif g.said >= action_space.AMOUNT:
        moves.repay(g, seat, piles_of(g, seat)[0], g[REPAID])
        g.edition.check_victory(g)
    else:
        g.leave()
        g.call(g.edition.characters[g[CHOSEN]].procedure, seat)


def after_action(g: Game) -> None:
    """AMB-132, AMB-133 Then points are counted, and loans may be repaid."""
    g.edition.check_victory(g)
    turn.open_window(g, g.seat)


# --- 4.2 and 4.4 ships ---


def build_fleets(g: Game) -> Question | None:
    """4.2 One for each monopoly, and more for resources controlled."""
    if g[HEARD] == g.seats:
        return None
    seat = player_at(g, g[HEARD])
    most = min(min(g.s.treasury[seat], fleet_limit(g, seat)), action_space.MOST)
    return Decision(seat, prompts.BUILD_FLEETS, [action_space.AMOUNT + n for n in range(most + 1)])


def fleet_limit(g: Game, seat: Seat) -> int:
    return monopolies(g, seat) + FLEET_TABLE[min(resources(g, seat), len(FLEET_TABLE) - 1)]


def launch_fleets(g: Game) -> None:
    seat = player_at(g, g.count_up(HEARD))
    moves.spend(g, seat, g[BUILT])
    moves.add_fleets(g, seat, g[BUILT])


def new_order(g: Game) -> None:
    """4.3 Ascending points."""
    prestige.recount(g)
    rank(g, BY_PRESTIGE)


def upkeep(squadrons: int) -> int:
    """4.4 Nothing for up to five, then one for every five or part of five."""
    return max(0, -(-squadrons // SQUADRONS_PER_UPKEEP) - 1)


def repay_before_upkeep(g: Game) -> None:
    hear_debtors(g, BEFORE_UPKEEP)


def maintain(g: Game) -> None:
    """4.4, AMB-21 Before building, upkeep; who cannot pay it disbands as few squadrons as possible."""
    for seat in play_order(g):
        squadrons = g.s.squadrons[seat]
        kept = max([n for n in range(squadrons + 1) if upkeep(n) <= g.s.treasury[seat]])
        moves.lose_squadrons(g, seat, squadrons - kept)
        moves.spend(g, seat, upkeep(kept))


# --- 4.5 privateers ---


def privateers_phase(g: Game) -> None:
    g.call(PRIVATEERING)


def next_captain(g: Game) -> None:
    """4.5 In the order of play."""
    index = g.count_up(HEARD)
    if index == g.seats:
        g.leave()
    else:
        g[SEAT] = player_at(g, index)
        g[LURKING] = 0


def lie_in_wait(g: Game) -> Question | None:
    """4.5 Up to two privateers, in one or two boxes."""
    boxes = privateer_boxes(g, g.seat) if g[LURKING] < PRIVATEERS_A_TURN else []
    if not boxes:
        return None
    return Decision(g.seat, prompts.PRIVATEER, [action_space.DONE, *[action_space.PLAYER + box for box in boxes]])


def privateer_boxes(g: Game, seat: Seat) -> list[Seat]:
    """4.5, AMB-99 No more than four of one player, and no more than four in one box."""
    own = sum(g.s.privateers[seat * g.seats + box] for box in range(g.seats))
    if own >= MOST_PRIVATEERS or not g.s.treasury[seat]:
        return []
    return [box for box in all_seats(g) if box != seat and privateers_in(g, box) < MOST_PRIVATEERS]


def privateers_in(g: Game, box: Seat) -> int:
    return sum(g.s.privateers[owner * g.seats + box] for owner in range(g.seats))


def place_privateer(g: Game) -> None:
    revised.place_privateer(g, g.seat, g[BOX])
    g.count_up(LURKING)


# --- 4.6 interest ---


def repay_before_interest(g: Game) -> None:
    hear_debtors(g, BEFORE_INTEREST)


def hear_debtors(g: Game, occasion: int) -> None:
    """12.4 Loans may be repaid once more."""
    g.call(REPAYMENTS, occasion)


def next_debtor(g: Game) -> None:
    """12.4, AMB-132 Everybody may repay before interest, and whoever owes upkeep before that."""
    index = g.count_up(HEARD)
    if index == g.seats:
        g.leave()
        return
    seat = player_at(g, index)
    if g[OCCASION] == BEFORE_INTEREST or upkeep(g.s.squadrons[seat]):
        turn.open_window(g, seat)


def interest(loan: int) -> int:
    """4.6, 12.4 One for every fifteen counters or part of fifteen."""
    return -(-loan // COUNTERS_PER_INTEREST)


def add_interest(g: Game) -> None:
    for pile, seat in enumerate(g.s.pile_owners):
        moves.raise_loan(g, pile, moves.from_pool(g, Seat(seat), interest(g.s.piles[pile])))


# --- 4.7 cards for the next turn ---


def offer_lock(g: Game, seat: int, given: list[int]) -> list[int]:
    """4.7 One of the cards played this turn."""
    return [] if given else [action_space.LOCK + card for card in played(g, Seat(seat))]


LOCKS: Final = Sealed(prompts.LOCK, offer_lock)


def choose_lock(g: Game) -> Question | None:
    """4.7, AMB-15 Everybody at once and unseen."""
    return LOCKS


def lock(g: Game) -> None:
    for seat, given in enumerate(g.unseal()):
        g.s.locked = changed(g.s.locked, seat, given[0] - action_space.LOCK)
        g.tell(facts.CARD_LOCKED, seat, g.s.locked[seat])


# --- 13 the end of a turn ---


def end_turn(g: Game) -> None:
    """12.12, 12.11 A turn without war fills the war box; what held for one turn only is forgotten."""
    if not g.s.fought:
        revised.fill_war_box(g)
    g.s.fought = g.s.marked = g.s.navy_bought = 0
    g.s.uses = ZEROS[g.seats]
    g.s.laid = ZEROS[g.seats]
    for territory in ALL_TERRITORIES:
        revised.expose(g, territory)


def end_die(g: Game) -> Question | None:
    """13 From the eighth turn on a die may end the game."""
    return DIE if g.s.turn >= LAST_FREE_TURN else None


def end_roll(g: Game) -> int:
    """13 The highest roll that ends the game after this turn; 0 as long as none does."""
    rolls, late = g.edition.end_rolls, g.s.turn - LAST_FREE_TURN
    return rolls[min(late, len(rolls) - 1)] if late >= 0 else 0


def go_on_or_end(g: Game) -> None:
    """13, AMB-140 The later the turn, the higher the roll that ends it. The end reached, loans are settled."""
    if g.s.turn >= LAST_FREE_TURN:
        g.tell(facts.END_DIE, g[ROLLED])
        if g[ROLLED] <= end_roll(g):
            prestige.settle_accounts(g)
            g.halt()
            return
    g.s.turn += 1
    g.s.phase = 0


def outcome(g: Game) -> Question | None:
    """13 Points after loans, then the tie-breaks; who is still equal shares."""
    standings = [prestige.standing(g, seat) for seat in all_seats(g)]
    ranks = [1 + len([other for other in standings if other > own]) for own in standings]
    ending = "ten points" if g.s.winner != NOBODY else "the die"
    return Outcome([prestige.net(g, seat) for seat in all_seats(g)], g.s.treasury[:], ranks, ending)


PROCEDURES: dict[int, Procedure] = {
    GAME: Procedure("CR 3", lay_out, first_order, discard, loop(play_turn), outcome),
    ORDER: Procedure("CR 4.3", loop(ask(next_place, NEXT), take_place)),
    TURN: Procedure(
        "CR 4",
        loop(next_round),
        turn.begin_phase,
        turn.fleets_phase,
        turn.begin_phase,
        new_order,
        turn.begin_phase,
        repay_before_upkeep,
        maintain,
        turn.naval_phase,
        turn.begin_phase,
        privateers_phase,
        turn.begin_phase,
        repay_before_interest,
        add_interest,
        turn.begin_phase,
        ask(choose_lock, SEAT),
        lock,
        end_turn,
        ask(end_die, ROLLED),
        go_on_or_end,
    ),
    ROUND: Procedure("CR 4.1", loop(next_player)),
    ENDEAVOUR: Procedure(
        "CR 12", loop(ask(choose_action, CHOSEN, loan=own_debt), ask(repay_how_much, REPAID), act), after_action
    ),
    WINDOW: turn.PROCEDURES[WINDOW],
    FLEETS_PHASE: Procedure("CR 4.2", loop(ask(build_fleets, BUILT), launch_fleets)),
    NAVAL_PHASE: turn.PROCEDURES[NAVAL_PHASE],
    PRIVATEERING: Procedure("CR 4.5", loop(next_captain, loop(ask(lie_in_wait, BOX, count=LURKING), place_privateer))),
    REPAYMENTS: Procedure("CR 12.4", loop(next_debtor)),
}
