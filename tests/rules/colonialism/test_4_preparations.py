"""4.0 Preparations."""

from collections import Counter
from random import Random

import pytest

from metropole import registry
from metropole.games.colonialism.positions import edition_of, laid_out, perform, practice_board, seat_of, shown, to_act
from metropole.games.colonialism.rules import action_space, facts, prompts, setup
from metropole.games.colonialism.rules.board import ATLANTIC, INDIA, MEDITERRANEAN, Board
from metropole.games.colonialism.rules.game import COLONIZATION, Game
from metropole.games.colonialism.rules.queries import action_counter, all_seats, cards_in, size
from metropole.games.colonialism.rules.setup import offer_start_card
from metropole.games.colonialism.rules.state import GRAY, PURPLE
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Decision
from metropole.kernel.view import SPECTATOR
from metropole.testing import offered, say
from tests.rules.colonialism.common import (
    COMPASS,
    ORIGINAL,
    SPIELWORXX,
    any_number_of_players,
    each_told,
    every_edition,
    later_editions,
    reserve_of,
)
from tests.rules.colonialism.whole_games import (
    asks_chance,
    asks_for_action,
    begun,
    cube_counts,
    fleet,
    prepared,
    rolls_for_order,
    told,
)
from tests.rules.questions import chance, decision, listen, play

SHORT = "colonialism/original+short"


def colours(g: Game, seats: list[int]) -> str:
    """Seats by colour."""
    return ", ".join([g.edition.colours[seat] for seat in seats])


# --- printed examples and vectors ---


@pytest.mark.rule("OR-4.0-d", "CM-4.0-m")
def test_c2_2_green_red_blue_purple() -> None:
    """C2-2: green stands first on the track, red second, blue third and purple fourth, and they act in that order."""
    g = play(begun(ORIGINAL), rolls_for_order)
    say(g, 2, 3, 1, 1)  # green and purple are tied
    say(g, 3, 2)
    say(g, "row 2", "row 3", "row 1")
    assert "green, red, blue, purple" == colours(g, g.s.track)
    assert [3, 2, 1, 4] == g.s.rows
    actors: list[int] = []
    for _ in range(4):
        play(g, asks_for_action)
        actors.append(decision(g).seat)
        say(g, "pass")
    assert "green, red, blue, purple" == colours(g, actors)


@pytest.mark.rule("OR-4.0-e", "CM-4.0-p")
def test_c2_3_a_deck_of_eighteen() -> None:
    """C2-3: of twelve cards drawn six are kept, and the deck of the original then has eighteen."""
    g = keep_last_six(play(begun(ORIGINAL), asks_to_keep_six))
    assert [6] * 4 == [size(hand) for hand in g.s.hands]
    assert [18] * 4 == [size(deck) for deck in g.s.decks]


@pytest.mark.rule("OR-4.0-c")
def test_c2_4_thirty_cubes_in_the_short_game() -> None:
    """C2-4: the bag of the short game holds ten cubes of each colour, and five of each never come into play."""
    g = begun(SHORT)
    assert [10, 10, 10] == g.s.bag
    regular = edition_of(ORIGINAL)
    assert 5 == regular.cubes - g.edition.cubes

    def all_are_there(game: Game) -> None:
        for colour in range(3):
            assert 10 == sum([*game.s.cubes[colour::3], game.s.bag[colour], *game.s.held[colour::3]])

    play(g, watch=all_are_there)


@pytest.mark.rule("CM-4.0-k", "CM-4.0-p", "CM-4.0-q", "OR-4.0-e")
@pytest.mark.ruling("A04")
@any_number_of_players
@pytest.mark.parametrize(("edition", "deck", "discards"), [(COMPASS, 12, 6), (SPIELWORXX, 12, 6), (ORIGINAL, 18, 0)])
def test_v_set_1(edition: str, deck: int, discards: int, seats: int) -> None:
    """V-SET-1: reserve 22, hand 6; deck 12 and discard pile 6, but 18 and none in the original."""
    g = prepared(edition, seats)
    for seat in range(seats):
        assert (22, 6) == (g.s.reserve[seat], size(g.s.hands[seat]))
        assert (deck, discards) == (size(g.s.decks[seat]), size(g.s.discards[seat]))
    assert [0] * 6 * seats == g.s.discs


@every_edition
@pytest.mark.rule("CM-4.0-f")
def test_v_nat_1(edition: str) -> None:
    """V-NAT-1: a region of value three rolls 1, 2 and 3 and receives six natives."""
    g = ordered(edition, [INDIA, 0, 1, 2, 4, 5], practice_board(values=[1, 3, 4, 3, 2, 2]))
    play(g, asks_chance("die"))
    say(g, 1, 2)
    assert 0 == g.s.natives[INDIA]
    say(g, 3)
    assert 6 == g.s.natives[INDIA]
    assert g.edition.gray - 6 == g.s.supply[GRAY]
    assert 6 == sum(g.s.natives)


# --- the length of the game ---


@pytest.mark.rule("OR-4.0-a")
@pytest.mark.parametrize(("name", "turns"), [(ORIGINAL, 3), (SHORT, 2)])
def test_short_and_regular_game(name: str, turns: int) -> None:
    """Before the game begins players of the original choose two turns or three."""
    assert turns == edition_of(name).turns == play(begun(name, 2)).s.turn


@pytest.mark.ruling("A83")
@pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX])
def test_no_short_game_in_later_editions(edition: str) -> None:
    """Only the original says how many cubes a short game has, so no other edition offers it."""
    with pytest.raises(registry.UnknownEditionError):
        registry.find(f"{edition}+short")
    assert 3 == edition_of(edition).turns


# --- tiles, cubes and natives ---


def ordered(edition: str, order: list[int], board: Board | None = None, seats: int = 4) -> Game:
    """A new game in which the order tiles have been laid like this."""
    return say(begun(edition, seats, board), *order[:5])


@every_edition
@pytest.mark.rule("CM-4.0-a")
def test_order_tiles_are_laid_at_random(edition: str) -> None:
    """Each tile goes to one of the regions without a tile, all equally likely, until each region has one."""
    g = begun(edition)
    free = [0, 1, 2, 3, 4, 5]
    for region in (4, 0, 3, 5, 1):
        assert ("tile", free, [1] * len(free)) == (chance(g).key, chance(g).outcomes, chance(g).weights)
        say(g, region)
        free.remove(region)
    assert [4, 0, 3, 5, 1, 2] == g.s.order
    assert g.s.order == view(g, SPECTATOR).table.s.order


@every_edition
@pytest.mark.rule("CM-4.0-b", "CM-4.0-e", "CM-4.0-f")
def test_region_order(edition: str) -> None:
    """The lowest tile comes first: in region order come cubes by value, then natives by the sum of so many dice."""
    g = begun(edition, board=practice_board(values=[1, 3, 4, 3, 2, 2]))
    events = listen(g)
    say(g, 5, 2, 0, 4, 3)
    play(g, rolls_for_order)
    cubes = each_told(events, facts.CUBE, "region")
    assert [5] * 2 + [2] * 4 + [0] * 1 + [4] * 2 + [3] * 3 + [1] * 3 == cubes
    natives = each_told(events, facts.NATIVES_ADDED, "region")
    assert [5, 2, 0, 4, 3, 1] == natives
    assert [g.s.natives[region] for region in natives] == each_told(events, facts.NATIVES_ADDED, "count")


@every_edition
@pytest.mark.rule("CM-4.0-f")
@pytest.mark.parametrize("face", [1, 3])
def test_as_many_dice_as_the_value(edition: str, face: int) -> None:
    """Every region rolls exactly as many dice as its value and adds them up."""
    g = play(begun(edition, board=practice_board(values=[1, 3, 4, 3, 2, 2])), asks_chance("die"))
    for _ in range(15):
        say(g, face)
    assert [face * value for value in [1, 3, 4, 3, 2, 2]] == g.s.natives


@every_edition
@pytest.mark.rule("CM-4.0-e")
def test_cubes_are_drawn_at_random(edition: str) -> None:
    """The colour of each cube is up to the bag."""
    g = ordered(edition, [0, 1, 2, 3, 4, 5], practice_board(values=[2, 1, 1, 1, 1, 1]))
    say(g, 2, 0)
    assert [1, 0, 1] == g.s.cubes[:3]
    assert [g.edition.cubes - 1, g.edition.cubes, g.edition.cubes - 1] == chance(g).weights


def board_by_players() -> Board:
    """A board with different tiles for each number of players."""
    board = practice_board()
    for players in (2, 3, 4):
        board.values[players] = [players - 1, 1, 2, 3, 1, players - 1]
        board.limits[players] = [5 + players] * 6
    return board


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-4.0-c")
def test_tiles_for_the_number_of_players(edition: str, seats: int) -> None:
    """Values and limits are those of the tiles for as many players as there are."""
    g = play(begun(edition, seats, board_by_players()), asks_chance("die"))
    assert [seats - 1, 1, 2, 3, 1, seats - 1] == cube_counts(g)
    g = laid_out(edition, seats, board=board_by_players(), india="blue 4, natives 6", turn=3, phase=5)
    perform(g, COLONIZATION)
    assert 5 + seats == sum(g.s.discs) + sum(g.s.natives)


@later_editions
@pytest.mark.rule("CM-4.0-d")
def test_all_cubes_start_in_the_bag(edition: str) -> None:
    """All sixty-three cubes are in the bag before the first is drawn."""
    g = begun(edition)
    assert [21, 21, 21] == g.s.bag
    assert 0 == sum(g.s.cubes) + sum(g.s.held)


@pytest.mark.rule("OR-4.0-b")
def test_all_cubes_of_the_original_start_in_the_bag() -> None:
    """In the regular game of the original all forty-five cubes are in the bag before the first is drawn."""
    g = begun(ORIGINAL)
    assert [15, 15, 15] == g.s.bag
    assert 0 == sum(g.s.cubes) + sum(g.s.held)


@later_editions
@pytest.mark.rule("CM-4.0-g")
def test_general_supply(edition: str) -> None:
    """The gray discs that are no natives, and all purple ones, are the general supply."""
    g = prepared(edition)
    assert 45 - sum(g.s.natives) == g.s.supply[GRAY]
    assert 16 == g.s.supply[PURPLE]


# --- what players take ---


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-4.0-h")
def test_what_everybody_takes(edition: str, seats: int) -> None:
    """Each player has a colour of their own with twenty-three discs, twenty-four cards and three ships."""
    g = begun(edition, seats)
    assert [23] * seats == g.s.reserve
    assert [24] * seats == [size(deck) for deck in g.s.decks]
    assert seats == len(set(g.edition.colours[:seats]))
    play(g, asks_for_action)
    assert [3] * seats == [len(fleet(g, colour).split(", ")) for colour in g.edition.colours[:seats]]


@every_edition
@pytest.mark.rule("CM-4.0-i")
def test_reserve_is_what_is_off_the_board(edition: str) -> None:
    """The reserve is what a player has left: less with every disc placed, more with every disc removed."""
    g = laid_out(edition, hands={"blue": "plague"}, ships={"blue": "arabian sea, arabian sea"}, india="blue 4")
    assert 18 == reserve_of(g, "blue")
    say(to_act(g, "blue"), "explore india")
    assert 17 == reserve_of(g, "blue")
    say(to_act(g, "blue"), "play plague", "in india")
    assert ("blue 3", 19) == (shown(g, INDIA), reserve_of(g, "blue"))


# --- the turn order track ---


def rolled(edition: str, seats: int, *dice: int) -> Game:
    """A game in which these dice have been rolled for the turn order."""
    return say(play(begun(edition, seats), rolls_for_order), *dice)


def choosers(g: Game) -> list[int]:
    """Who chooses a row, in this order, everybody the lowest that is free."""
    seats: list[int] = []
    while isinstance(g.pending, Decision) and g.pending.prompt is prompts.ROW:
        seats.append(g.pending.seat)
        g.answer(g.pending.options[-1])
    return seats


@later_editions
@pytest.mark.rule("CM-4.0-j", "CM-4.0-m")
def test_highest_sum_of_four_dice_chooses_first(edition: str) -> None:
    """Everybody rolls four dice; the highest sum chooses a row first, then the next highest, and so on."""
    g = rolled(edition, 3, 3, 1, 1, 1, 2, 2, 2, 2, 1, 3, 1, 2)  # sums of 6, 8 and 7
    assert [1, 2, 0] == choosers(g)


@pytest.mark.rule("OR-4.0-d", "CM-4.0-m")
def test_highest_die_chooses_first() -> None:
    """In the original everybody rolls one die; the highest number chooses first."""
    g = rolled(ORIGINAL, 3, 1, 3, 2)
    assert [1, 2, 0] == choosers(g)


@every_edition
@pytest.mark.rule("CM-4.0-k")
@pytest.mark.ruling("A04")
def test_row_is_marked_with_an_own_disc(edition: str) -> None:
    """The disc on the track is one of the twenty-three, so it is missing in the reserve."""
    g = play(begun(edition), rolls_for_order)
    assert [23] * 4 == g.s.reserve
    play(g, asks_chance("interest"))
    assert [22] * 4 == g.s.reserve
    assert [1, 2, 3, 4] == sorted(g.s.rows)


@later_editions
@pytest.mark.rule("CM-4.0-l")
def test_leftmost_space_of_a_row(edition: str) -> None:
    """A disc goes to a row from one to four, to the space before the first action."""
    g = rolled(edition, 2, 3, 3, 3, 3, 1, 1, 1, 1)
    assert ["row 1", "row 2", "row 3", "row 4"] == offered(g)
    say(g, "row 3", "row 1")
    assert ([3, 1], [0, 0]) == (g.s.rows, g.s.acted)


@every_edition
@pytest.mark.rule("CM-4.0-m")
def test_only_empty_rows_are_left(edition: str) -> None:
    """Who chooses later finds only the rows that nobody has taken."""
    g = play(begun(edition, 3), rolls_for_order)
    play(g, lambda game: isinstance(game.pending, Decision))
    say(g, "row 2")
    assert ["row 1", "row 3", "row 4"] == offered(g)
    say(g, "row 3")
    assert ["row 1", "row 4"] == offered(g)
    say(g, "row 4")
    assert [2, 3, 4] == sorted(g.s.rows)


@every_edition
@any_number_of_players
@pytest.mark.ruling("A05")
def test_four_rows_for_any_number_of_players(edition: str, seats: int) -> None:
    """All four rows can be chosen, however few players there are, and empty rows are passed over."""
    g = play(begun(edition, seats), lambda game: isinstance(game.pending, Decision))
    first = decision(g).seat
    assert ["row 1", "row 2", "row 3", "row 4"] == offered(g)
    say(g, "row 4")
    choosers(g)
    in_order = sorted(range(seats), key=lambda seat: g.s.rows[seat])
    assert first == in_order[-1]
    play(g, asks_for_action)
    for seat in in_order * 3:
        assert seat == decision(g).seat
        say(g, "pass")


@every_edition
@pytest.mark.ruling("A05")
def test_tight_rows_by_option(edition: str) -> None:
    """By option there are only as many rows as players."""
    g = play(begun(f"{edition}+tightrows", 3), lambda game: isinstance(game.pending, Decision))
    assert ["row 1", "row 2", "row 3"] == offered(g)


@pytest.mark.rule("CM-4.0-n", "SW-4.0-a")
@pytest.mark.ruling("A06")
@later_editions
def test_tied_players_roll_again(edition: str) -> None:
    """Only tied players roll again, until they differ, and only for the order among themselves."""
    g = play(begun(edition), rolls_for_order)
    events = listen(g)
    say(g, *[2, 2, 2, 2], *[3, 2, 2, 1], *[3, 3, 3, 3], *[1, 1, 1, 2])  # 8, 8, 12, 5
    say(g, *[1, 1, 1, 1], *[1, 1, 1, 1])  # once more
    say(g, *[1, 1, 1, 1], *[3, 3, 3, 3])
    assert [
        ("order-rolled", 0, 8),
        ("order-rolled", 1, 8),
        ("order-rolled", 2, 12),
        ("order-rolled", 3, 5),
        ("order-tied",),
        ("order-rolled", 0, 4),
        ("order-rolled", 1, 4),
        ("order-tied",),
        ("order-rolled", 0, 4),
        ("order-rolled", 1, 12),
    ] == told(events, facts.ORDER_ROLLED, facts.ORDER_TIED)
    assert [4, 12, 12, 5] == [setup.rolled(g, seat) for seat in all_seats(g)]
    assert [2, 1, 0] == choosers(g)
    assert [2, 3, 4, 1] == g.s.rows
    assert [0, 0, 0, 0] == [setup.rolled(g, seat) for seat in all_seats(g)]


@pytest.mark.rule("CM-4.0-n", "SW-4.0-a")
@pytest.mark.ruling("A06")
@later_editions
def test_two_ties_at_once(edition: str) -> None:
    """Two tied pairs both roll again, and the lower pair stays below the higher, whatever it rolls now."""
    g = rolled(edition, 4, *[1, 1, 1, 2], *[3, 3, 3, 3], *[1, 1, 1, 2], *[3, 3, 3, 3])
    say(g, *[3, 3, 3, 2], *[1, 1, 1, 1], *[3, 3, 3, 3], *[1, 1, 1, 2])
    assert "white, red, green" == colours(g, choosers(g))


@pytest.mark.ruling("A07")
def test_ties_of_single_dice() -> None:
    """Four players of the original cannot roll four different numbers: the tied ones roll again among themselves."""
    g = rolled(ORIGINAL, 4, 2, 2, 2, 2)
    say(g, 3, 1, 1, 1)  # blue is first; the others are still tied
    say(g, 2, 3, 3)  # red is last; green and purple are still tied
    assert "die" == chance(g).key
    say(g, 1, 2)
    assert "blue, purple, green" == colours(g, choosers(g))


# --- interests ---


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-4.0-o")
def test_three_secret_interests(edition: str, seats: int) -> None:
    """Everybody is dealt three interests at random, which nobody else sees."""
    g = play(begun(edition, seats), asks_chance("interest"))
    assert (list(range(12)), [1] * 12) == (chance(g).outcomes, chance(g).weights)
    events = listen(g)
    play(g, asks_for_action)
    assert [3] * seats == [size(interests) for interests in g.s.interests]
    for seat in range(seats):
        seen = view(g, seat).table.s.interests
        assert [g.s.interests[seat] if other == seat else 0 for other in range(seats)] == seen
        heard = [event for event in events if event.kind == facts.INTEREST_DEALT and event.concerns(seat)]
        assert [seat] * 3 == [facts.about(event)["seat"] for event in heard]
    assert [0] * seats == view(g, SPECTATOR).table.s.interests
    assert [3] * seats == view(g, SPECTATOR).interest_sizes


@every_edition
@pytest.mark.ruling("A84")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
def test_interests_left_over(edition: str, seats: int, left: int) -> None:
    """Interests that are not dealt stay unseen by everybody, even when the game is over."""
    g = prepared(edition, seats)
    assert left == size(g.s.undealt)

    def nobody_knows(game: Game) -> None:
        for seat in range(SPECTATOR, seats):
            assert 0 == view(game, seat).table.s.undealt

    nobody_knows(g)
    undealt = g.s.undealt
    nobody_knows(play(g))
    assert undealt == g.s.undealt


# --- the starting hand ---


def asks_to_keep_six(g: Game) -> bool:
    return isinstance(g.pending, Decision) and g.pending.prompt is prompts.KEEP_SIX


def keep_last_six(g: Game) -> Game:
    """Everybody keeps the last six of their twelve cards."""
    for seat in range(g.seats):
        for card in cards_in(g.s.hands[seat])[6:]:
            g.answer(action_space.KEEP + card, seat)
    return g


@every_edition
@pytest.mark.rule("CM-4.0-p")
def test_twelve_cards_of_a_shuffled_deck(edition: str) -> None:
    """Everybody draws twelve cards, each of the deck equally likely, and keeps any six of them in secret."""
    g = play(begun(edition), asks_chance("card"))
    assert (list(range(24)), [1] * 24) == (chance(g).outcomes, chance(g).weights)
    events = listen(g)
    play(g, asks_to_keep_six)
    assert [12] * 4 == [size(hand) for hand in g.s.hands] == [size(deck) for deck in g.s.decks]
    kept = [sum([1 << card for card in cards_in(hand)[6:]]) for hand in g.s.hands]
    keep_last_six(g)
    assert kept == g.s.hands
    for seat in range(4):
        assert [kept[seat] if other == seat else 0 for other in range(4)] == view(g, seat).table.s.hands
        drawn = [event for event in events if event.kind == facts.CARD_DRAWN and event.concerns(seat)]
        assert [seat] * 12 == [facts.about(event)["seat"] for event in drawn]


@every_edition
@pytest.mark.rule("CM-4.0-p")
def test_cards_are_kept_in_any_order(edition: str) -> None:
    """Every card not yet named can be named next, and in whichever order they were named the hand is the same."""
    forward = play(begun(edition, 2), asks_to_keep_six)
    backward = forward.copy()
    cards = cards_in(forward.s.hands[0])
    for step in range(6):
        for g, named in ((forward, cards[:6]), (backward, cards[5::-1])):
            left = [action_space.KEEP + card for card in cards if card not in named[:step]]
            assert left == decision(g).options
            g.answer(action_space.KEEP + named[step], 0)

    assert forward.numbers() == backward.numbers()


@pytest.mark.rule("CM-4.0-p")
def test_a_blind_player_keeps_every_hand_alike() -> None:
    """Whoever names any card that is offered ends up with each of the 924 hands equally often: chi-square on ten times
    as many draws, with five standard deviations to spare."""
    g = play(begun(COMPASS, 2), asks_to_keep_six)
    rng = Random(1)
    hands: Counter[tuple[int, ...]] = Counter()
    for _ in range(9240):
        given: list[int] = []
        while options := offer_start_card(g, 0, given):
            given.append(rng.choice(options))
        hands[tuple(sorted(given))] += 1

    assert 924 == len(hands)
    assert sum([(count - 10) ** 2 / 10 for count in hands.values()]) < 923 + 5 * (2 * 923) ** 0.5


@later_editions
@pytest.mark.rule("CM-4.0-q")
def test_rejected_cards_are_the_discard_pile(edition: str) -> None:
    """The six cards not kept lie open, and the deck has the twelve cards not drawn."""
    g = play(begun(edition), asks_to_keep_six)
    rejects = [sum([1 << card for card in cards_in(hand)[:6]]) for hand in g.s.hands]
    undrawn = g.s.decks[:]
    keep_last_six(g)
    assert rejects == g.s.discards == view(g, SPECTATOR).table.s.discards
    assert undrawn == g.s.decks


@pytest.mark.rule("OR-4.0-e")
def test_rejected_cards_go_back_into_the_deck() -> None:
    """In the original the six cards not kept are shuffled unseen into the deck with those not drawn."""
    g = play(begun(ORIGINAL), asks_to_keep_six)
    rejects = [sum([1 << card for card in cards_in(hand)[:6]]) for hand in g.s.hands]
    undrawn = g.s.decks[:]
    events = listen(g)
    keep_last_six(g)
    assert [deck | cards for deck, cards in zip(undrawn, rejects, strict=True)] == g.s.decks
    assert [0] * 4 == g.s.discards
    assert [] == told(events, facts.CARD_DISCARDED)


@every_edition
@pytest.mark.ruling("A08")
def test_starting_hands_are_chosen_unseen(edition: str) -> None:
    """Everybody chooses at once, in any order; nobody sees anything of it before the last has chosen."""
    g = play(begun(edition), asks_to_keep_six)
    events = listen(g)
    before = [view(g, seat).numbers() for seat in range(SPECTATOR, 3)]
    for card in cards_in(g.s.hands[3])[6:]:
        assert [0, 1, 2, 3] == g.awaiting()
        g.answer(action_space.KEEP + card, 3)
    assert before == [view(g, seat).numbers() for seat in range(SPECTATOR, 3)]
    for seat in (1, 2, 0):
        assert [] == events
        assert [0] * 4 == g.s.discards
        for card in cards_in(g.s.hands[seat])[:6]:
            g.answer(action_space.KEEP + card, seat)
    shown_together = told(events, facts.CARD_DISCARDED)
    assert (0 if edition == ORIGINAL else 24) == len(shown_together)
    assert [6] * 4 == [size(hand) for hand in g.s.hands]


@later_editions
@pytest.mark.rule("CM-4.0-r")
@pytest.mark.ruling("A85")
def test_quick_start(edition: str) -> None:
    """By option the first six cards drawn are discarded and the next six are the hand, without any choice."""
    g = play(begun(f"{edition}+quickstart", 2), asks_chance("card"))
    assert (list(range(24)), [1] * 24) == (chance(g).outcomes, chance(g).weights)
    say(g, *range(0, 12, 2), *range(1, 13, 2))
    say(g, *range(12))
    assert [sum([1 << card for card in range(0, 12, 2)]), sum([1 << card for card in range(6)])] == g.s.discards
    assert [sum([1 << card for card in range(1, 13, 2)]), sum([1 << card for card in range(6, 12)])] == g.s.hands
    assert prompts.FIRST_SHIP is decision(g).prompt


@every_edition
@pytest.mark.ruling("A85")
def test_quick_start_is_off_by_default(edition: str) -> None:
    """Without the option everybody chooses; the original does not have the option."""
    assert asks_to_keep_six(play(begun(edition), lambda game: asks_to_keep_six(game) or asks_for_action(game)))
    if edition == ORIGINAL:
        with pytest.raises(registry.UnknownEditionError):
            registry.find(f"{edition}+quickstart")


# --- ships and markers ---


def at_first_ship(edition: str, seats: int = 4, seed: int = 1) -> Game:
    def asks(g: Game) -> bool:
        return isinstance(g.pending, Decision) and g.pending.prompt is prompts.FIRST_SHIP

    return play(begun(edition, seats), asks, seed=seed)


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-4.0-s", "CM-4.0-t", "CM-4.0-u")
def test_ships_are_placed_lap_by_lap(edition: str, seats: int) -> None:
    """In track order everybody places one ship, three times over; all may go to the same zone."""
    for seed in (1, 2, 3):
        g = at_first_ship(edition, seats, seed)
        placed: list[int] = []
        for _ in range(3 * seats):
            placed.append(decision(g).seat)
            assert ["atlantic", "mediterranean", "arabian sea", "bay of bengal", "south china sea"] == [
                name.removeprefix("to ") for name in offered(g)
            ]
            say(g, "to mediterranean")
        assert g.s.track * 3 == placed
        assert [3] * seats == g.s.fresh[MEDITERRANEAN::5]
        assert asks_for_action(g)


@later_editions
@pytest.mark.rule("CM-4.0-v")
def test_ships_are_placed_fresh(edition: str) -> None:
    """A ship just placed is fresh, and so can be used at once."""
    g = at_first_ship(edition, 2)
    first = g.edition.colours[decision(g).seat]
    say(g, "to atlantic")
    assert "atlantic" == fleet(g, first)
    assert 1 == g.s.fresh[seat_of(g, first) * 5 + ATLANTIC]
    while not asks_for_action(g):
        say(g, "to atlantic")
    assert {"explore north africa", "explore sub-saharan africa"} <= set(offered(g))


@every_edition
@any_number_of_players
@pytest.mark.rule("CM-4.0-w")
def test_markers_start_on_the_left(edition: str, seats: int) -> None:
    """The game begins in the first action round of the first turn."""
    g = begun(edition, seats)
    events = listen(g)
    play(g, asks_for_action)
    assert (1, 0) == (g.s.turn, g.s.phase)
    assert [("turn-began", 1), ("round-began", 1)] == told(events, facts.TURN_BEGAN, facts.ROUND_BEGAN)


@pytest.mark.rule("OR-4.0-f")
@any_number_of_players
def test_action_counter_starts_on_one(seats: int) -> None:
    """The action counter of the original starts on space I."""
    g = prepared(ORIGINAL, seats)
    assert g.edition.common_counter
    assert 1 == action_counter(g)
