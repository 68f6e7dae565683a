"""12 Exchanges between players, and the use of the cards."""

import pytest

from metropole.games.empires.positions import laid_out, perform, seat_of, to_round, use
from metropole.games.empires.rules.action_space import ALPHABET, CARDS
from metropole.games.empires.rules.game import FLEETS_PHASE, NAVAL_PHASE, WINDOW
from metropole.kernel import NotOfferedError
from metropole.testing import offered, say
from tests.rules.empires.common import (
    NO_GIFTS,
    ONE_EACH,
    asked,
    differences,
    pass_rounds,
    program_all,
    prompt,
    remembered,
    say_if,
    to_turn,
    told,
    track,
)
from tests.rules.questions import listen

TRADER_CARD = "trader/financier"
TO_OTHERS = ["gift red", "gift green", "gift orange"]  # of blue
SCIENTIST_FIRST = ", ".join(CARDS[:0:-1])
FREE_GIFTS = "empires/second+freegifts"


def gifts(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("gift ")]


# --- exchanges ---


@pytest.mark.rule("CE-12-a")
@pytest.mark.ruling("AMB-128")
def test_treasury_can_be_given_freely() -> None:
    """Before the Character Blue may give any other player from one Treasury up to all, and then go on."""
    g = to_round(laid_out(treasury={"blue": 5, "red": 1}), "blue", "scientist/missionary")
    assert ["gift red", "gift green", "gift orange"] == gifts(offered(g))
    say(g, "gift green")
    assert [f"amount {count}" for count in range(1, 6)] == offered(g)
    say(g, "amount 3")
    assert [2, 1, 3, 0] == g.s.treasury
    assert "character" == prompt(g)
    say(g, "gift red", "amount 1", "use scientist")
    assert [0, 2, 3, 0] == g.s.treasury


@pytest.mark.rule("CE-12-a")
def test_a_gift_can_be_spent_at_once() -> None:
    """Blue pays for Red's Economy: the gift is Red's as soon as it is made, and Red acts next."""
    g = program_all(to_turn(laid_out(treasury={"blue": 4})), SCIENTIST_FIRST)
    assert "blue" == asked(g)
    say(g, "gift red", "amount 4", "pass")
    assert ("red", [0, 4, 0, 0]) == (asked(g), g.s.treasury)
    say(g, "use scientist", "track economy")
    assert (4, 0) == (track(g, "red", "economy"), g.s.treasury[1])


@pytest.mark.rule("CE-12-b")
def test_nothing_but_treasury_changes_hands() -> None:
    """A gift changes the two Treasuries and nothing else, and there is no word for giving anything else."""
    g = laid_out(
        treasury={"blue": 5}, fleets={"blue": 5}, squadrons={"blue": 5}, goods={"blue": 5}, prestige={"blue": 5}
    )
    to_round(g, "blue", "trader/financier")
    before = remembered(g)
    say(g, "gift red", "amount 2")
    assert {"treasury", "gifts"} == differences(g, before)
    g.s.treasury[0] = 0
    assert [] == gifts(offered(to_round(g, "blue", "trader/financier")))
    assert ["gift"] == [verb for verb in ALPHABET.verbs if verb in ("gift", "give", "exchange", "pay")]


@pytest.mark.ruling("AMB-128")
def test_five_gifts_in_a_turn() -> None:
    """After five gifts in a turn there is no sixth; others still may, and in the next turn Blue may again."""
    g = program_all(to_turn(laid_out(treasury={"blue": 20, "red": 1}, unexplored="india")))
    for number in range(5):
        assert gifts(offered(g))
        say(g, "gift red" if number % 2 else "gift green", "amount 1")
    assert [] == gifts(offered(g))
    with pytest.raises(NotOfferedError):
        say(g, "gift red")
    say(g, "pass")
    assert ("red", True) == (asked(g), bool(gifts(offered(g))))
    pass_rounds(g)
    while prompt(g) != "program":
        say(g, "amount 0")
    program_all(g)
    while asked(g) != "blue":
        say(g, "pass")
    assert gifts(offered(g))


@pytest.mark.ruling("AMB-128")
def test_a_game_without_gifts() -> None:
    """By option no Treasury changes hands at all."""
    g = to_round(laid_out(NO_GIFTS, treasury={"blue": 5}), "blue", "scientist/missionary")
    assert ["pass", "use scientist", "use missionary"] == offered(g)


@pytest.mark.rule("CE-12-a")
@pytest.mark.ruling("AMB-128")
def test_what_a_character_brought_can_be_given() -> None:
    """Blue sells two goods and gives one of the Treasuries to Red, who acts next; it is one of Blue's five gifts."""
    g = program_all(to_turn(laid_out(goods={"blue": 2})), "trader/financier, " + ", ".join(CARDS[:4]))
    say(g, "use trader", "amount 2")
    assert ("give", "blue", ["done", *TO_OTHERS]) == (prompt(g), asked(g), offered(g))
    say(g, "gift red", "amount 1")
    assert ("give", "blue", [1, 1, 0, 0]) == (prompt(g), asked(g), g.s.treasury)
    say(g, "done")
    assert ("character", "red", 1) == (prompt(g), asked(g), g.s.gifts[0])


@pytest.mark.ruling("AMB-127", "AMB-128")
def test_one_question_for_loans_and_gifts() -> None:
    """After a Character that brought Treasury Blue, with a loan, repays and gives in the same window."""
    g = to_round(laid_out(goods={"blue": 3}, tracks={"blue": "economy 4"}, loans={"blue": [5]}), "blue", TRADER_CARD)
    say(g, "use trader", "amount 3")
    assert ("repay", ["done", "pile 1", *TO_OTHERS]) == (prompt(g), offered(g))
    say(g, "gift green", "amount 1", "pile 1", "amount 1")
    assert ([1, 0, 1, 0], [4]) == (g.s.treasury, g.s.piles)
    assert "repay" == prompt(g)


@pytest.mark.ruling("AMB-128")
@pytest.mark.parametrize(("edition", "made"), [("empires/second", 5), (NO_GIFTS, 0), (FREE_GIFTS, 0)])
def test_no_question_about_gifts_after_the_character(edition: str, made: int) -> None:
    """Nobody is asked after five gifts, without gifts, or where gifts are free and asked for before each player."""
    g = to_round(laid_out(edition, goods={"blue": 2}, treasury={"blue": 9}), "blue", TRADER_CARD)
    for _ in range(made):
        say(g, "gift red", "amount 1")
    say(g, "use trader", "amount 2")
    assert g.over


@pytest.mark.ruling("AMB-128")
def test_nothing_new_is_no_question() -> None:
    """A Character that brought no Treasury is followed by no question: what is there could be given before."""
    g = to_round(laid_out(treasury={"blue": 5}), "blue", "scientist/missionary")
    say(g, "use scientist", "track seafaring")
    assert g.over


@pytest.mark.rule("CE-12-a")
@pytest.mark.ruling("AMB-128")
@pytest.mark.parametrize("phase", [FLEETS_PHASE, NAVAL_PHASE])
def test_gifts_before_building(phase: int) -> None:
    """Blue gives Red, who has none, a Treasury before anything is built; Red builds with it."""
    g = perform(laid_out(treasury={"blue": 2}, new_spain="red"), phase)
    assert ("blue", TO_OTHERS) == (asked(g), gifts(offered(g)))
    say(g, "gift red", "amount 1")
    assert ("blue", [1, 1, 0, 0]) == (asked(g), g.s.treasury)
    say(g, "amount 0")
    assert ("red", ["amount 0", "amount 1"]) == (asked(g), offered(g)[:2])
    say(g, "amount 1")
    assert g.over
    assert ([1, 0, 0, 0], 1) == (g.s.treasury, g.s.fleets[1] + g.s.squadrons[1])


@pytest.mark.rule("CE-12-a")
@pytest.mark.ruling("AMB-128")
def test_free_gifts_when_others_are_about_to_act() -> None:
    """With free gifts everybody who has Treasury is heard, in order of play, before each player's Character."""
    g = laid_out(FREE_GIFTS, treasury={"red": 3, "green": 1}, first="blue")
    program_all(to_turn(g), SCIENTIST_FIRST)
    assert ("give", "red", "done") == (prompt(g), asked(g), offered(g)[0])
    say(g, "gift blue", "amount 1")
    assert ("give", "red") == (prompt(g), asked(g))
    say(g, "done")
    assert ("give", "green") == (prompt(g), asked(g))
    say(g, "gift blue")
    assert ("character", "blue", [2, 2, 0, 0]) == (prompt(g), asked(g), g.s.treasury)
    say(g, "use scientist")
    say_if(g, "progress", "track seafaring")
    assert ("give", "blue") == (prompt(g), asked(g))
    say(g, "done")
    assert ("character", "red") == (prompt(g), asked(g))


@pytest.mark.ruling("AMB-128")
@pytest.mark.parametrize("phase", [FLEETS_PHASE, NAVAL_PHASE])
def test_free_gifts_before_others_build(phase: int) -> None:
    """With free gifts Orange pays for what Blue builds, and is heard again before Red builds."""
    g = perform(laid_out(FREE_GIFTS, treasury={"orange": 3}, new_spain="blue", first="blue"), phase)
    assert ("give", "orange") == (prompt(g), asked(g))
    say(g, "gift blue", "amount 1", "done")
    assert ("blue", ["amount 0", "amount 1"]) == (asked(g), offered(g)[:2])
    say(g, "amount 1")
    assert ("give", "orange") == (prompt(g), asked(g))
    assert 1 == g.s.fleets[0] + g.s.squadrons[0]


@pytest.mark.ruling("AMB-128")
def test_gifts_hold_up_nothing() -> None:
    """Whoever is given something is not asked, and who gives nothing is not asked about it."""
    g = to_round(laid_out(treasury={"blue": 2, "red": 2}), "blue", "scientist/missionary")
    say(g, "gift red", "amount 1")
    assert ("character", "blue") == (prompt(g), asked(g))
    say(g, "pass")
    assert g.over


# --- cards ---


@pytest.mark.rule("CE-12-c")
def test_one_of_two_characters() -> None:
    """After the Scientist of a card Blue cannot use its Missionary: the round is over."""
    g = laid_out(treasury={"blue": 9, "red": 1})
    program_all(to_turn(g), SCIENTIST_FIRST)
    assert {"use scientist", "use missionary"} <= set(offered(g))
    say(g, "use scientist", "track navy")
    assert "red" == asked(g)
    assert 0 == sum(g.s.missions)


@pytest.mark.rule("CE-12-c")
def test_no_character_of_another_card() -> None:
    """Only the revealed card counts: with the Trader and the Financier face up, Blue cannot use a Scientist."""
    g = to_round(laid_out(treasury={"blue": 9}, goods={"blue": 1}), "blue", "trader/financier")
    assert ["use trader", "use financier"] == [option for option in offered(g) if option.startswith("use ")]


@pytest.mark.rule("CE-12-d")
@pytest.mark.ruling("AMB-12")
def test_a_round_can_be_forfeited() -> None:
    """Blue takes no action, though able to: the card is spent, nothing changes, and it is the next player's turn."""
    g = program_all(to_turn(laid_out(treasury=ONE_EACH, unexplored="india")))
    events = listen(g)
    before = remembered(g)
    assert {"pass", "use explorer"} <= set(offered(g))
    say(g, "pass")
    assert "red" == asked(g)
    assert [("forfeited", 0)] == told(events)
    assert set() == differences(g, before)
    say(g, *["pass"] * 3)
    assert (2, "blue") == (g.s.round, asked(g))
    assert "use explorer" not in offered(g)


@pytest.mark.rule("CE-12-d")
def test_forfeiting_when_nothing_can_be_done() -> None:
    """A card of which neither Character can do anything is forfeited by itself."""
    g = laid_out()
    events = listen(g)
    to_round(g, "blue", "merchant/governor")
    assert g.over
    assert [("forfeited", 0)] == told(events)


@pytest.mark.ruling("AMB-12", "AMB-127")
def test_loans_are_repaid_in_a_forfeited_round() -> None:
    """Before forfeiting, and after it, Blue may repay."""
    g = to_round(laid_out(treasury={"blue": 3}, loans={"blue": [4]}), "blue", "scientist/missionary")
    say(g, "pile 1", "amount 1", "pass")
    assert ("repay", ["done", "pile 1"]) == (prompt(g), offered(g))
    say(g, "pile 1", "amount 2")
    assert g.over
    assert (0, [1]) == (g.s.treasury[0], g.s.piles)


@pytest.mark.ruling("AMB-127")
def test_two_moments_for_repayment() -> None:
    """Blue repays before the Character, and after it from what it brought; pile and amount are Blue's choice."""
    g = laid_out(treasury={"blue": 1}, goods={"blue": 2}, loans={"blue": [3, 5]})
    to_round(g, "blue", "trader/financier")
    say(g, "pile 2")
    assert (0, [3, 4]) == (g.s.treasury[0], g.s.piles)
    say(g, "use trader", "amount 2")
    assert ("repay", ["done", "pile 1", "pile 2"]) == (prompt(g), offered(g)[:3])
    say(g, "pile 1")
    assert ["amount 1", "amount 2"] == offered(g)
    say(g, "amount 1", "done")
    assert g.over
    assert (1, [2, 4]) == (g.s.treasury[0], g.s.piles)


@pytest.mark.ruling("AMB-127")
def test_nobody_repays_out_of_turn() -> None:
    """Red's loan cannot be repaid in Blue's round, neither by Blue nor by Red, nor in the other phases."""
    g = laid_out(treasury={"blue": 3, "red": 3}, loans={"red": [2]})
    to_round(g, "blue", "scientist/missionary")
    assert not [option for option in offered(g) if option.startswith("pile ")]
    say(g, "pass")
    assert g.over
    g = pass_rounds(program_all(to_turn(laid_out(NO_GIFTS, treasury={"red": 3}, loans={"red": [2]}))))
    assert ("build-squadrons", ["amount 0", "amount 1"]) == (prompt(g), offered(g))


@pytest.mark.ruling("AMB-130")
def test_a_loan_has_a_counter_at_least() -> None:
    """A loan of nothing is not offered, and an emptied pile is gone, while the others keep their owners."""
    g = use(laid_out(), "blue", "financier")
    assert ["amount 1", "amount 2", "amount 3", "amount 4"] == offered(g)
    g = laid_out(treasury={"blue": 2}, loans={"red": [1], "blue": [2, 3], "green": [4]})
    say(perform(g, WINDOW, seat_of("blue")), "pile 1", "amount 2")
    assert ([1, 3, 4], [1, 0, 2]) == (g.s.piles, g.s.pile_owners)


@pytest.mark.rule("CE-1-v", "CE-16-d")
def test_every_loan_can_be_repaid() -> None:
    """With many loans a player chooses among all of them."""
    g = to_round(laid_out(treasury={"blue": 1}, loans={"blue": [3] * 9}), "blue", "scientist/missionary")

    assert 9 == len([word for word in offered(g) if word.startswith("pile ")])
