"""3, 4 Set-up and the sequence of a turn."""

from typing import Final

from metropole.games.empires.rules import action_space, facts, moves, prompts
from metropole.games.empires.rules.board import AUSTRALIA, CHARACTERS, EXTRA_CARD, FLAMBOYANCE
from metropole.games.empires.rules.game import (
    CHOOSE_NATIONS,
    ENDEAVOUR,
    FLEETS_PHASE,
    GAME,
    GIVING,
    NAVAL_PHASE,
    OFFERING,
    PLACE,
    ROUND,
    SEAT,
    TURN,
    WINDOW,
    Game,
)
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_monopolies,
    all_seats,
    debt,
    has_debt,
    has_rule,
    in_play,
    loans,
    monopolies,
    navy,
    piles_of,
    play_order,
    player_at,
)
from metropole.games.empires.rules.state import NO_NATION, NOBODY, ROUNDS, Seat
from metropole.kernel import Decision, Outcome, Procedure, Question, Sealed, Slot, WeightedChance, ask, loop
from metropole.kernel.position import ZEROS, added, changed

DONE: Final = Slot[int](PLACE)  # players who have had their turn
NATION: Final = Slot[int](DONE)
BUILT: Final = Slot[int](DONE)  # fleets or squadrons; or who gets a gift
GIVER: Final = Slot[Seat](DONE)
RECEIVER: Final = Slot[Seat](GIVER)
STYLE: Final = Slot[int](PLACE)  # whether Spain pays: what was said tells
CHOICE: Final = Slot[int](PLACE)  # a character, a loan, or who gets a gift
REPAID: Final = Slot[int](CHOICE)
TREASURY: Final = Slot[int](REPAID)  # what there was before the character took effect
MAY_GIVE: Final = Slot[int](PLACE)  # whether gifts are possible too
LOAN: Final = Slot[int](MAY_GIVE)  # or who gets a gift
SUM: Final = Slot[int](LOAN)
PAYEE: Final = Slot[Seat](PLACE)
GIFT: Final = Slot[int](PAYEE)  # treasury given

AMERICA_BOX: Final = 2
FIRST_DIPLOMACY: Final = 4
PORTUGAL: Final = 0
SPAIN: Final = 1
NATION_COUNT: Final = 5
FEW: Final = 3  # with so many players or fewer, territories on nobody's card are out of the game

# --- 3 set-up ---


def lay_out(g: Game) -> None:
    """3 Prestige on the map, and what every player begins with."""
    s, edition = g.s, g.edition
    s.excluded = g.board.absent
    s.tokens = [1 if g.board.difficulty[t] else 0 for t in ALL_TERRITORIES]
    s.tokens = changed(s.tokens, AUSTRALIA, 2)
    s.america = AMERICA_BOX
    s.treasury = [edition.treasury] * g.seats
    s.fleets = [edition.fleets] * g.seats
    s.squadrons = [edition.squadrons] * g.seats
    s.diplomacy = [FIRST_DIPLOMACY] * g.seats


def draw_first(g: Game) -> Question | None:
    """3 The first player is random."""
    return WeightedChance("first", list(range(g.seats)))


def take_first(g: Game) -> None:
    """3 They discard one treasury."""
    g.s.first = g.seat
    g.tell(facts.FIRST_PLAYER, g.seat)
    moves.spend(g, g.seat, 1)
    if g.edition.nations:
        g.call(CHOOSE_NATIONS)


def next_nation(g: Game) -> Question | None:
    """25 From the player to the right of the first player, anti-clockwise."""
    if g[DONE] == g.seats:
        return None
    free = [nation for nation in range(NATION_COUNT) if nation not in g.s.nations]
    return Decision(chooser(g), prompts.NATION, [action_space.NATION + nation for nation in free])


def chooser(g: Game) -> Seat:
    return Seat((g.s.first - 1 - g[DONE]) % g.seats)


def choose_nation(g: Game) -> None:
    seat = chooser(g)
    g.s.nations = changed(g.s.nations, seat, g[NATION])
    g.tell(facts.NATION_CHOSEN, seat, g[NATION])
    g[DONE] += 1


def exclude(g: Game) -> None:
    """25 With two or three players, territories on no goal list are out of the game."""
    if g.seats > FEW:
        return
    wanted = 0
    for nation in g.s.nations:
        wanted |= g.board.goals[nation]
    for territory in ALL_TERRITORIES:
        if not wanted >> territory & 1 and in_play(g, territory):
            g.s.excluded |= 1 << territory
            g.s.tokens = changed(g.s.tokens, territory, 0)
            g.tell(facts.TERRITORY_EXCLUDED, territory)
    if PORTUGAL not in g.s.nations and SPAIN not in g.s.nations:
        g.s.america = 0
        g.s.discovered_turn = g.s.discovered_round = -1


# --- 4 the turn ---


def play_turn(g: Game) -> None:
    """0 Turn after turn until somebody has won. AMB-142: or until the cap."""
    if g.edition.turn_cap and g.s.turn > g.edition.turn_cap:
        g.leave()
        return
    g.tell(facts.TURN_BEGAN, g.s.turn)
    g.call(TURN)


def hand(g: Game, seat: int) -> list[int]:
    """4, 25 How many copies of each card a player has now: one, and one more of their nation's extra card."""
    return copies(g, seat, has_rule(g, Seat(seat), EXTRA_CARD))


def hand_of_row(g: Game, seat: int) -> list[int]:
    """AMB-144 The cards that a row was lined up from; the extra card may have been lost since."""
    return copies(g, seat, bool(g.s.doubles >> seat & 1))


def copies(g: Game, seat: int, extra: bool) -> list[int]:
    cards = [1] * len(action_space.CARDS)
    if extra:
        for character in doubled(g, Seat(seat)):
            cards[character // 2] = 2
    return cards


def is_doubled(g: Game, seat: Seat, character: int) -> bool:
    """25 Whether a nation may use a character twice in a turn."""
    nation = g.s.nations[seat]
    return nation != NO_NATION and bool(g.board.extra[nation] >> character & 1)


def doubled(g: Game, seat: Seat) -> list[int]:
    return [character for character in range(len(CHARACTERS)) if is_doubled(g, seat, character)]


def offer_card(g: Game, seat: int, given: list[int]) -> list[int]:
    """4 Five cards in order, from left to right."""
    if len(given) == ROUNDS:
        return []
    cards = hand(g, seat)
    for action in given:
        cards[action - action_space.PROGRAM] -= 1
    return [action_space.PROGRAM + card for card, left in enumerate(cards) if left]


PROGRAM: Final = Sealed(prompts.PROGRAM, offer_card)


def program(g: Game) -> Question | None:
    """4 Everybody chooses at once and unseen."""
    return PROGRAM


def place_in_row(g: Game, seat: int) -> int:
    return len(g.answers[seat]) + 1


def lay_rows(g: Game) -> None:
    g.s.rows = [action - action_space.PROGRAM for given in g.unseal() for action in given]
    g.s.doubles = sum(1 << seat for seat in all_seats(g) if has_rule(g, seat, EXTRA_CARD))
    g.s.uses = ZEROS[g.seats]
    g.s.gifts = ZEROS[g.seats]
    g.tell(facts.PROGRAMMED)


def next_round(g: Game) -> None:
    """4 Five rounds; in each the next card of every row is shown."""
    if g.s.round == ROUNDS:
        g.s.round = 0
        g.leave()
        return
    g.s.round += 1
    g.tell(facts.ROUND_BEGAN, g.s.round)
    for seat in play_order(g):
        g.tell(facts.CARD_REVEALED, seat, card_now(g, seat))
    g.call(ROUND)


def card_now(g: Game, seat: Seat) -> int:
    return g.s.rows[seat * ROUNDS + g.s.round - 1]


def next_player(g: Game) -> None:
    """4 From the first player clockwise. 12: with free gifts the others are heard before."""
    index = g.count_up(DONE)
    if index == g.seats:
        g.leave()
        return
    seat = player_at(g, index)
    g.call(ENDEAVOUR, seat)
    if g.edition.free_gifts:
        hear_others(g, seat)


# --- 12 one player's round ---


def choose_character(g: Game) -> Question | None:
    """12 One of the two characters of the card, or none; before that loans may be repaid and treasury given away."""
    seat = g.seat
    options = [action_space.PASS]
    card = card_now(g, seat)
    for character in range(2 * card, 2 * card + 2):
        if may_use(g, seat, character):
            options.append(action_space.USE + character)
    if g.s.treasury[seat]:
        options.extend([action_space.PILE + i for i in range(min(action_space.PILES, loans(g, seat)))])
        options.extend(gifts(g, seat))
    return Decision(seat, prompts.CHARACTER, options)


def may_use(g: Game, seat: Seat, character: int) -> bool:
    """12, 25 It can be executed, and a character is used once a turn unless the nation has it twice."""
    if g.s.uses[seat] >> character & 1 and not is_doubled(g, seat, character):
        return False
    return g.edition.characters[character].available(g, seat)


def how_much(g: Game) -> Question | None:
    """16 How much of a loan is repaid."""
    if not action_space.PILE <= g.said < action_space.PILE + action_space.PILES:
        return None
    most = most_repaid(g, g.seat, g[CHOICE])
    return Decision(g.seat, prompts.REPAY_AMOUNT, [action_space.AMOUNT + n for n in range(1, most + 1)])


def most_repaid(g: Game, seat: Seat, loan: int) -> int:
    """16 No more than the treasury holds or the loan is."""
    return min(min(g.s.treasury[seat], g.s.piles[piles_of(g, seat)[loan]]), action_space.MOST)


def pay(g: Game) -> None:
    """12 After a payment the question is asked again."""
    seat, said = g.seat, g.said
    if said >= action_space.GIFT:
        give(g, seat, Seat(g[CHOICE]))
    elif said >= action_space.AMOUNT:
        repay_loan(g, seat, g[CHOICE], g[REPAID])
    else:
        g.leave()


def repay_loan(g: Game, seat: Seat, loan: int, amount: int) -> None:
    """0, 16 Who has no loan left may have won."""
    moves.repay(g, seat, piles_of(g, seat)[loan], amount)
    g.edition.check_victory(g)


def act(g: Game) -> None:
    """12 The character takes effect."""
    seat = g.seat
    g[TREASURY] = g.s.treasury[seat]
    if g.said == action_space.PASS:
        g.tell(facts.FORFEITED, seat)
    else:
        g.call(g.edition.characters[g[CHOICE]].procedure, seat)


def after_action(g: Game) -> None:
    """AMB-127 Loans may also be repaid after the character. AMB-128: if it brought treasury, that may be given away;

    with free gifts everybody is heard before the next player acts, so that nobody is asked twice.
    """
    seat = g.seat
    gained = g.s.treasury[seat] > g[TREASURY] and not g.edition.free_gifts
    if gained and may_give(g, seat):
        g.call(WINDOW, seat, 0, 1)
    else:
        open_window(g, seat)


def open_window(g: Game, seat: Seat) -> None:
    """16 Let a player repay, if there is anything to repay and to repay it with."""
    if may_repay(g, seat):
        g.call(WINDOW, seat)


def may_repay(g: Game, seat: Seat) -> bool:
    return g.s.treasury[seat] > 0 and has_debt(g, seat)


def repay_which(g: Game) -> Question | None:
    """16, 12 One question for loans and gifts."""
    seat = g.seat
    options = [action_space.DONE]
    if may_repay(g, seat):
        options.extend([action_space.PILE + i for i in range(min(action_space.PILES, loans(g, seat)))])
    if g[MAY_GIVE]:
        options.extend(gifts(g, seat))
    if len(options) == 1:
        return None
    return Decision(seat, prompts.REPAY if has_debt(g, seat) else prompts.GIVE, options)


def repay_how_much(g: Game) -> Question | None:
    if g.said >= action_space.GIFT:
        return None
    most = most_repaid(g, g.seat, g[LOAN])
    return Decision(g.seat, prompts.REPAY_AMOUNT, [action_space.AMOUNT + n for n in range(1, most + 1)])


def repay(g: Game) -> None:
    if g.said >= action_space.GIFT:
        give(g, g.seat, Seat(g[LOAN]))
    else:
        repay_loan(g, g.seat, g[LOAN], g[SUM])


# --- 12 gifts ---


def may_give(g: Game, seat: Seat) -> bool:
    """12, AMB-128 Somebody with treasury, as often as the cap allows."""
    return g.s.treasury[seat] > 0 and g.s.gifts[seat] < g.edition.gift_cap


def gifts(g: Game, seat: Seat) -> list[int]:
    """12 To any other player."""
    return [action_space.GIFT + other for other in all_seats(g) if other != seat] if may_give(g, seat) else []


def give(g: Game, seat: Seat, other: Seat) -> None:
    """12 One player gives treasury to another."""
    g.call(GIVING, seat, 0, other)


def gift_how_much(g: Game) -> Question | None:
    """12 One treasury, or more, or all."""
    most = min(g.s.treasury[g.seat], action_space.MOST)
    return Decision(g.seat, prompts.GIFT_AMOUNT, [action_space.AMOUNT + n for n in range(1, most + 1)])


def hand_over(g: Game) -> None:
    g.s.gifts = added(g.s.gifts, g.seat, 1)
    moves.give(g, g.seat, g[PAYEE], g[GIFT])


def hear_others(g: Game, seat: Seat) -> None:
    """12 With free gifts the others are heard before a player acts."""
    g.call(OFFERING, seat)


def next_giver(g: Game) -> None:
    """AMB-128 In the order of play, all but the player who is about to act."""
    index = g.count_up(DONE)
    if index == g.seats:
        g.leave()
    else:
        g[GIVER] = player_at(g, index)


def give_whom(g: Game) -> Question | None:
    giver = g[GIVER]
    if giver == g.seat or not may_give(g, giver):
        return None
    return Decision(giver, prompts.GIVE, [action_space.DONE, *gifts(g, giver)])


def give_away(g: Game) -> None:
    give(g, g[GIVER], g[RECEIVER])


# --- 4 the other phases ---


def begin_phase(g: Game) -> None:
    g.s.phase += 1


def fleets_phase(g: Game) -> None:
    g.call(FLEETS_PHASE)


def naval_phase(g: Game) -> None:
    g.call(NAVAL_PHASE)


def next_builder(g: Game) -> None:
    """4 From the first player clockwise. 12: with free gifts the others are heard before each player builds."""
    index = g.count_up(DONE)
    if index == g.seats:
        g.leave()
        return
    seat = player_at(g, index)
    g[SEAT] = seat
    if g.edition.free_gifts:
        hear_others(g, seat)


def build_fleets(g: Game) -> Question | None:
    """4 One treasury for each monopoly may become a merchant fleet. 12: before that treasury may be given away."""
    seat = g.seat
    most = min(g.s.treasury[seat], monopolies(g, seat))
    amounts = [action_space.AMOUNT + n for n in range(most + 1)]
    return Decision(seat, prompts.BUILD_FLEETS, [*amounts, *gifts(g, seat)])


def launch_fleets(g: Game) -> None:
    if not is_gift(g):
        moves.spend(g, g.seat, g[BUILT])
        moves.add_fleets(g, g.seat, g[BUILT])


def is_gift(g: Game) -> bool:
    """12 Whether treasury is given away instead; the question comes again after it."""
    if g.said < action_space.GIFT:
        g.leave()
        return False
    give(g, g.seat, Seat(g[BUILT]))
    return True


def pass_token(g: Game) -> None:
    """4 To the left, or to the player with more monopolies than everybody else."""
    counts = all_monopolies(g)
    most = max(counts)
    g.s.first = counts.index(most) if counts.count(most) == 1 else (g.s.first + 1) % g.seats
    g.tell(facts.FIRST_PLAYER, g.s.first)


def build_squadrons(g: Game) -> Question | None:
    """4 As many squadrons as the navy value allows. 12: before that treasury may be given away."""
    seat = g.seat
    most = min(g.s.treasury[seat], navy(g, seat))
    amounts = [action_space.AMOUNT + n for n in range(most + 1)]
    return Decision(seat, prompts.BUILD_SQUADRONS, [*amounts, *gifts(g, seat)])


def launch_squadrons(g: Game) -> None:
    if not is_gift(g):
        moves.spend(g, g.seat, g[BUILT])
        moves.add_squadrons(g, g.seat, g[BUILT])


def interest(g: Game) -> None:
    """4 Every loan grows by one."""
    moves.add_interest(g)


def flamboyant(g: Game) -> Seat:
    for seat in all_seats(g):
        if has_rule(g, seat, FLAMBOYANCE) and g.s.prestige[seat]:
            return seat
    return NOBODY


def flamboyance(g: Game) -> Question | None:
    """25 At the end of a turn Spain pays as much treasury as it has prestige, or loses one prestige."""
    seat = flamboyant(g)
    if seat == NOBODY:
        return None
    options = [action_space.YES, action_space.NO] if g.s.treasury[seat] >= g.s.prestige[seat] else [action_space.NO]
    return Decision(seat, prompts.FLAMBOYANCE, options)


def own_prestige(g: Game, seat: int) -> int:
    return g.s.prestige[seat]


def live_in_style(g: Game) -> None:
    seat = flamboyant(g)
    if seat == NOBODY:
        return
    if g.said == action_space.YES:
        moves.spend(g, seat, g.s.prestige[seat])
    else:
        moves.lose_prestige(g, seat)


def end_turn(g: Game) -> None:
    g.s.turn += 1
    g.s.phase = 0
    g.s.rows = [-1] * (g.seats * ROUNDS)


def outcome(g: Game) -> Question | None:
    """0 The winner; AMB-142 after the cap the most prestige, then less debt, then more treasury."""
    results = [(seat == g.s.winner, g.s.prestige[seat], -debt(g, seat), g.s.treasury[seat]) for seat in all_seats(g)]
    ranks = [1 + len([other for other in results if other > own]) for own in results]
    ending = "ten prestige" if g.s.winner != NOBODY else "turn cap"
    return Outcome(g.s.prestige[:], g.s.treasury[:], ranks, ending)


SET_UP = (lay_out, ask(draw_first, SEAT), take_first)

PROCEDURES: dict[int, Procedure] = {
    GAME: Procedure("CE 3", *SET_UP, loop(play_turn), outcome),
    CHOOSE_NATIONS: Procedure("CE 25", loop(ask(next_nation, NATION), choose_nation), exclude),
    TURN: Procedure(
        "CE 4",
        ask(program, SEAT, number=place_in_row),
        lay_rows,
        loop(next_round),
        begin_phase,
        fleets_phase,
        begin_phase,
        pass_token,
        begin_phase,
        naval_phase,
        begin_phase,
        interest,
        ask(flamboyance, STYLE, count=own_prestige),
        live_in_style,
        end_turn,
    ),
    ROUND: Procedure("CE 4", loop(next_player)),
    ENDEAVOUR: Procedure("CE 12", loop(ask(choose_character, CHOICE), ask(how_much, REPAID), pay), act, after_action),
    GIVING: Procedure("CE 12", ask(gift_how_much, GIFT, other=PAYEE), hand_over),
    OFFERING: Procedure("CE 12", loop(next_giver, loop(ask(give_whom, RECEIVER), give_away))),
    WINDOW: Procedure("CE 16", loop(ask(repay_which, LOAN), ask(repay_how_much, SUM), repay)),
    FLEETS_PHASE: Procedure("CE 4", loop(next_builder, loop(ask(build_fleets, BUILT), launch_fleets))),
    NAVAL_PHASE: Procedure("CE 4", loop(next_builder, loop(ask(build_squadrons, BUILT), launch_squadrons))),
}
