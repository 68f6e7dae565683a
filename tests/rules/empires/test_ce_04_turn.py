"""4 The turn: five phases, and five rounds in the first of them."""

from random import Random

import pytest

from metropole.games.empires.positions import laid_out, perform, seat_of, shown, to_round
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import CHARACTERS
from metropole.games.empires.rules.game import FLEETS_PHASE, NAVAL_PHASE, Game
from metropole.games.empires.rules.queries import monopolies
from metropole.games.empires.rules.view import HIDDEN_CARD
from metropole.kernel import NotOfferedError
from metropole.testing import offered, say
from tests.rules.empires.common import (
    A_ROW,
    FOUR,
    NO_GIFTS,
    ONE_EACH,
    ONLY,
    asked,
    begun,
    board_with,
    each_told,
    pass_rounds,
    program,
    program_all,
    prompt,
    say_if,
    space,
    to_turn,
    told,
    track,
)
from tests.rules.questions import decision, listen


def through(g: Game, key: str) -> list[str]:
    """Whom this question is put to, one after the other, if all give the first answer."""
    colours: list[str] = []
    while prompt(g) == key:
        colours.append(asked(g))
        g.answer(decision(g).options[0])
    return colours


def after_rounds(g: Game) -> Game:
    """A whole turn up to the end of the Endeavour phase, in which nobody does anything."""
    return pass_rounds(program_all(to_turn(g)))


def token_after(g: Game) -> str:
    """Who has the token after a turn in which nobody does or buys anything."""
    after_rounds(g)
    while prompt(g) != "program":
        say(g, "amount 0")
    return FOUR[g.s.first]


# --- phases and rounds ---


@pytest.mark.rule("CE-4-a")
def test_phases_in_order() -> None:
    """Rounds first, then Merchant Fleets, the token, Squadrons and interest; then the next turn."""
    g = laid_out(new_spain="blue", treasury={"blue": 2}, loans={"blue": [3]}, first="red", turn=3)
    to_turn(g)
    events = listen(g)
    pass_rounds(program_all(g))
    assert ("build-fleets", "blue") == (prompt(g), asked(g))
    say(g, "amount 1")
    assert ("build-squadrons", "blue", 0) == (prompt(g), asked(g), g.s.first)
    say(g, "amount 1")
    assert "program" == prompt(g)
    landmarks = (
        facts.PROGRAMMED,
        facts.ROUND_BEGAN,
        facts.FLEETS_GAINED,
        facts.FIRST_PLAYER,
        facts.SQUADRONS_GAINED,
        facts.INTEREST_ADDED,
        facts.TURN_BEGAN,
    )
    rounds = [("round-began", number) for number in range(1, 6)]
    phases = [("fleets-gained", 0, 1), ("first-player", 0), ("squadrons-gained", 0, 1), ("interest-added", 0, 1)]
    assert [("programmed",), *rounds, *phases, ("turn-began", 4)] == told(events, *landmarks)
    assert ([0, 1, 1], [4]) == ([g.s.treasury[0], g.s.fleets[0], g.s.squadrons[0]], g.s.piles)


@pytest.mark.rule("CE-4-b", "CE-4-i")
def test_five_rounds() -> None:
    """Each player acts once in each of five rounds."""
    g = program_all(to_turn(laid_out(treasury=ONE_EACH)))
    acted: list[tuple[int, str]] = []
    while prompt(g) == "character":
        acted.append((g.s.round, asked(g)))
        say(g, "pass")
    assert [(number, colour) for number in range(1, 6) for colour in FOUR] == acted


@pytest.mark.rule("CE-4-c")
@pytest.mark.ruling("AMB-11")
@pytest.mark.parametrize("card", CARDS)
def test_two_characters_on_each_card(card: str) -> None:
    """Whoever has a card before them may use either of its Characters: they decide when they act, not before."""
    g = laid_out(
        unexplored="china",
        new_spain="blue, blue, blue, blue",
        treasury={"blue": 9},
        fleets={"blue": 2},
        goods={"blue": 2},
    )
    to_round(g, "blue", card)
    one, two = card.split("/")
    assert {f"use {one}", f"use {two}"} == {option for option in offered(g) if option.startswith("use ")}
    assert one in CHARACTERS
    assert two in CHARACTERS


@pytest.mark.rule("CE-4-d", "CE-4-g")
def test_cards_are_chosen_at_once() -> None:
    """All are asked at the same time and may answer in any order; nothing happens before everybody is ready."""
    g = to_turn(laid_out())
    assert [0, 1, 2, 3] == g.awaiting()
    events = listen(g)
    for colour in ("orange", "blue", "green"):
        program(g, colour)
    assert [] == events
    assert "program" == prompt(g)
    program(g, "red", ", ".join(CARDS[:0:-1]))
    assert "character" == prompt(g)
    assert [
        ("card-revealed", 0, 0),
        ("card-revealed", 1, 5),
        ("card-revealed", 2, 0),
        ("card-revealed", 3, 0),
    ] == told(events, facts.CARD_REVEALED)


@pytest.mark.rule("CE-4-d", "CE-4-e")
def test_rows_are_secret() -> None:
    """While the others choose, and until a card is revealed, they see only the backs of a row."""
    g = program(to_turn(laid_out(treasury=ONE_EACH)), "red")
    assert 5 == len(g.view(seat_of("red")).given)
    for seat in (0, 2, 3, -1):
        assert [] == g.view(seat).given
    for colour in ("blue", "green", "orange"):
        program(g, colour)
    say(g, *["pass"] * 5)
    assert (2, "red") == (g.s.round, asked(g))
    assert [0, 1, 2, 3, 4] == g.view(1).table.s.rows[5:10]
    for seat in (0, 2, 3, -1):
        assert [0, 1, HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD] == g.view(seat).table.s.rows[5:10]


@pytest.mark.rule("CE-4-e", "CE-4-g")
def test_the_row_fixes_the_order() -> None:
    """Blue's cards come from left to right as they were lined up, and all first cards are shown together."""
    row = ("scientist/missionary", "explorer/conqueror", "trader/financier", "viceroy/ambassador", "sovereign/rebel")
    g = to_turn(laid_out())
    events = listen(g)
    for colour in FOUR:
        program(g, colour, ", ".join(row) if colour == "blue" else A_ROW)
    pass_rounds(g)
    shown = told(events, facts.ROUND_BEGAN, facts.CARD_REVEALED)
    assert [CARDS.index(card) for card in row] == [fact[2] for fact in shown if fact[:2] == ("card-revealed", 0)]
    assert ["round-began", *["card-revealed"] * 4] * 5 == [fact[0] for fact in shown]


@pytest.mark.rule("CE-4-e", "CE-4-f")
def test_five_different_cards() -> None:
    """A card can be lined up once only, and after five there is no sixth."""
    g = to_turn(laid_out())
    program(g, "blue", "trader/financier, sovereign/rebel")
    with pytest.raises(NotOfferedError):
        program(g, "blue", "trader/financier")
    program(g, "blue", "explorer/conqueror, viceroy/ambassador, merchant/governor")
    assert g.question(seat_of("blue")) is None


@pytest.mark.rule("CE-4-f")
@pytest.mark.ruling("AMB-10")
def test_the_sixth_card_is_set_aside() -> None:
    """The sixth card is not played this turn, nobody is shown it, and in the next turn it is there again."""
    g = to_turn(laid_out(treasury={"blue": 1}))
    events = listen(g)
    pass_rounds(program_all(g))
    say(g, "amount 0")
    assert CARDS.index("scientist/missionary") not in each_told(events, facts.CARD_REVEALED, "card")
    view = g.view(seat_of("red")).table.s
    assert CARDS.index("scientist/missionary") not in view.rows
    say(g, "amount 0")
    assert "program" == prompt(g)
    assert "program scientist/missionary" in offered(g)


@pytest.mark.ruling("AMB-10")
def test_who_knows_the_sixth_card() -> None:
    """In the fourth round Red still finds two cards possible for Blue's last place; in the fifth only the one shown."""
    g = program_all(to_turn(laid_out(treasury=ONE_EACH)))
    say(g, *["pass"] * 12)
    assert 4 == g.s.round
    last = {g.view(seat_of("red")).redeal(Random(seed)).s.rows[4] for seed in range(20)}
    assert {CARDS.index("trader/financier"), CARDS.index("scientist/missionary")} == last
    say(g, *["pass"] * 4)
    last = {g.view(seat_of("red")).redeal(Random(seed)).s.rows[4] for seed in range(20)}
    assert {CARDS.index("trader/financier")} == last


@pytest.mark.rule("CE-4-h", "CE-4-i", "CE-4-n")
@pytest.mark.parametrize("first", FOUR)
def test_clockwise_from_the_first_player(first: str) -> None:
    """In every round, and in both phases of buying, the First Player begins and the others follow clockwise."""
    golden = board_with(resources={"peru": "yellow, yellow", "japan": "yellow, yellow"})
    g = laid_out(board=golden, peru="blue; red", japan="green; orange", treasury=ONE_EACH, first=first)
    start = FOUR.index(first)
    order = [FOUR[(start + i) % 4] for i in range(4)]
    program_all(to_turn(g))
    for number in range(1, 6):
        assert number == g.s.round
        for colour in order:
            assert colour == asked(g)
            say(g, "pass")
    assert order == through(g, "build-fleets")
    assert [*order[1:], order[0]] == through(g, "build-squadrons")


@pytest.mark.rule("CE-4-h", "CE-12-c")
def test_an_action_is_over_before_the_next_begins() -> None:
    """The first player uses one Character of the revealed card; then the neighbour to the left is asked."""
    g = laid_out(treasury={"blue": 4, "red": 1}, first="blue")
    program_all(to_turn(g), ", ".join(CARDS[:0:-1]))
    say(g, "use scientist", "track economy")
    assert ("character", "red") == (prompt(g), asked(g))
    assert 0 == g.s.treasury[0]


# --- merchant fleets ---


@pytest.mark.rule("CE-4-j", "CE-4-k")
@pytest.mark.parametrize(("treasury", "most"), [(9, 2), (2, 2), (1, 1)])
def test_a_fleet_for_each_monopoly(treasury: int, most: int) -> None:
    """Two monopolies allow up to two fleets, one Treasury each, as far as there is Treasury; none is no less right."""
    for bought in range(most + 1):
        g = laid_out(
            NO_GIFTS, new_spain="blue", east_indies="red: blue", treasury={"blue": treasury}, fleets={"blue": 1}
        )
        perform(g, FLEETS_PHASE)
        assert [f"amount {count}" for count in range(most + 1)] == offered(g)
        say(g, f"amount {bought}")
        assert g.over
        assert (treasury - bought, 1 + bought) == (g.s.treasury[0], g.s.fleets[0])


@pytest.mark.rule("CE-4-j")
def test_no_fleet_without_a_monopoly() -> None:
    """Blue controls Silk beside Red, and has no monopoly: nobody can buy anything, and so nobody is asked."""
    g = laid_out(NO_GIFTS, india="blue: blue", china="blue: red", treasury={"blue": 9, "red": 9})
    perform(g, FLEETS_PHASE)
    assert g.over
    assert ([9, 9, 0, 0], [0] * 4) == (g.s.treasury, g.s.fleets)


@pytest.mark.ruling("AMB-16")
def test_purchases_are_open_and_in_order() -> None:
    """Green, First Player, buys before Blue is asked, and Blue sees it."""
    g = laid_out(new_spain="blue", west_africa="yellow: green", treasury={"blue": 1, "green": 1}, first="green")
    perform(g, FLEETS_PHASE)
    assert "green" == asked(g)
    say(g, "amount 1")
    assert "blue" == asked(g)
    assert [0, 0, 1, 0] == g.view(seat_of("blue")).table.s.fleets


# --- the first player ---


@pytest.mark.rule("CE-4-l")
@pytest.mark.parametrize(("before", "after"), [("blue", "red"), ("green", "orange"), ("orange", "blue")])
def test_the_token_goes_left(before: str, after: str) -> None:
    """Without monopolies the holder hands the token to the neighbour on the left."""
    assert after == token_after(laid_out(first=before))


@pytest.mark.rule("CE-4-m")
def test_most_monopolies_take_the_token() -> None:
    """Orange has two monopolies, Red one: Orange takes the token, though Red sits to the left of Blue."""
    g = laid_out(first="blue", new_spain="orange", east_indies="red: orange", west_africa="yellow: red")
    assert [0, 1, 0, 2] == [monopolies(g, seat_of(colour)) for colour in FOUR]
    assert "orange" == token_after(g)


@pytest.mark.rule("CE-4-m")
@pytest.mark.ruling("AMB-17")
def test_a_tie_for_most_monopolies() -> None:
    """Green and Orange have one monopoly each: nobody has more than every other, and the token goes left, to Red."""
    assert "red" == token_after(laid_out(first="blue", new_spain="orange", west_africa="yellow: green"))


@pytest.mark.rule("CE-4-m")
@pytest.mark.ruling("AMB-17")
def test_the_holder_may_keep_the_token() -> None:
    """A holder who has the most monopolies keeps the token."""
    assert "green" == token_after(laid_out(first="green", new_spain="green"))


@pytest.mark.rule("CE-4-n")
def test_the_new_first_player_begins_the_naval_phase() -> None:
    """Fleets are bought from the old First Player on, Squadrons from the new one on."""
    g = after_rounds(laid_out(NO_GIFTS, first="blue", new_spain="orange", treasury=dict.fromkeys(FOUR, 3)))
    assert ("build-fleets", "orange") == (prompt(g), asked(g))
    say(g, "amount 0")
    assert ["orange", "blue", "red", "green"] == through(g, "build-squadrons")


# --- naval forces ---


@pytest.mark.rule("CE-4-o", "CE-4-p")
@pytest.mark.parametrize("navy", [1, 2, 3, 4])
def test_squadrons_up_to_the_navy_value(navy: int) -> None:
    """Treasury becomes Squadrons one for one, at most as many as the Navy track says, or fewer, or none."""
    g = laid_out(NO_GIFTS, treasury={"blue": 9}, squadrons={"blue": 2}, tracks={"blue": f"navy {navy}"})
    perform(g, NAVAL_PHASE)
    assert [f"amount {count}" for count in range(navy + 1)] == offered(g)
    say(g, f"amount {navy}")
    assert (9 - navy, 2 + navy) == (g.s.treasury[0], g.s.squadrons[0])
    assert g.over, "once a turn"


@pytest.mark.rule("CE-4-o")
def test_squadrons_need_treasury() -> None:
    """With two Treasuries and Navy 4 at most two Squadrons."""
    g = perform(laid_out(NO_GIFTS, treasury={"blue": 2}, tracks={"blue": "navy 4"}), NAVAL_PHASE)
    assert ["amount 0", "amount 1", "amount 2"] == offered(g)


# --- loan interest ---


@pytest.mark.rule("CE-4-q", "CE-4-r")
def test_every_loan_grows_by_one() -> None:
    """Each pile grows by one counter, whatever its size; no Treasury is touched, and without a loan there is none."""
    g = after_rounds(laid_out(loans={"blue": [1, 7], "green": [4]}))
    assert "program" == prompt(g)
    assert ([2, 8, 5], [0, 0, 2]) == (g.s.piles, g.s.pile_owners)
    assert [0] * 4 == g.s.treasury


@pytest.mark.rule("CE-4-r")
def test_no_loan_no_interest() -> None:
    """Without loans nothing happens in the last phase."""
    g = after_rounds(laid_out())
    assert ([], []) == (g.s.piles, g.s.pile_owners)


@pytest.mark.rule("CE-4-q")
@pytest.mark.ruling("AMB-130")
def test_a_repaid_loan_bears_no_interest() -> None:
    """Blue repays the first of two loans wholly: it is gone, and only the other grows."""
    g = program_all(to_turn(laid_out(treasury={"blue": 2}, loans={"blue": [2, 5]})))
    say(g, "pile 1", "amount 2")
    assert [5] == g.s.piles
    pass_rounds(g)
    assert [6] == g.s.piles


# --- the advice for a first turn ---


def acts_next(g: Game) -> Game:
    """Stand where Blue chooses a character; nobody else does anything, and nothing is repaid."""
    while (prompt(g), asked(g)) != ("character", "blue"):
        say(g, "done" if "done" in offered(g) else "pass")
    return g


@pytest.mark.rule("CE-4-d", "CE-6-c", "CE-15-i", "CE-24-a", "CE-16-a")
@pytest.mark.parametrize(("fourth", "fifth"), [("merchant", "trader"), ("financier", "rebel")])
@pytest.mark.parametrize(("found", "edge"), [("west africa", "yellow"), ("east indies", "red")])
def test_the_advice_for_a_first_turn(fourth: str, fifth: str, found: str, edge: str) -> None:
    """It can be followed: Seafaring, an explorer's monopoly, a province nearby, goods or a loan, a sale or unrest."""
    cards = [next(card for card in CARDS if name in card.split("/")) for name in ("scientist", "explorer", "viceroy")]
    last = [next(card for card in CARDS if name in card.split("/")) for name in (fourth, fifth)]
    g = begun(board=board_with(resources={"egypt": "orange"}))
    say(g, seat_of("red"))
    program(g, "blue", ", ".join([*cards, *last]))
    for colour in ("red", "green", "orange"):
        program(g, colour)

    say(acts_next(g), "use scientist", "track seafaring")
    assert (1, 4) == (track(g, "blue", "seafaring"), g.s.treasury[0])
    say(acts_next(g), "use explorer", f"territory {found}", 10, "with adventurers")
    say_if(g, "occupy-space", space(g, found, edge))
    assert (1, 1, 2) == (g.s.prestige[0], monopolies(g, seat_of("blue")), g.s.fleets[0])
    say(acts_next(g), "use viceroy")
    assert {f"territory {name}" for name in ("levant", "egypt", "barbary", found)} == set(offered(g))
    say(g, "territory egypt")
    assert "blue" == shown(g, "egypt")
    say(acts_next(g), f"use {fourth}")
    if fourth == "merchant":
        say(g, space(g, found, edge), space(g, "egypt", ONLY))
        say(acts_next(g), "use trader", "amount 2")
        assert (4, 0) == (g.s.treasury[0], g.s.goods[0])
    else:
        assert [f"amount {count}" for count in range(1, 5)] == offered(g)
        say(g, "amount 4")
        say(acts_next(g), "use rebel", "stir unrest", f"territory {found}")
        assert (6, [4]) == (g.s.treasury[0], g.s.piles)
