"""0-2 Object of the game, components and terminology."""

import re
from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest

from metropole import registry
from metropole.boards import BoardError
from metropole.games.empires.editions import SECOND as EDITION
from metropole.games.empires.positions import laid_out, perform, seat_of, shown, to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, PORTUGAL, TERRITORIES
from metropole.games.empires.rules.board import COLOURS as RESOURCES
from metropole.games.empires.rules.game import FLEETS_PHASE, NAVAL_PHASE, WINDOW, Game
from metropole.games.empires.rules.queries import explored, monopolies
from metropole.testing import offered, say
from tests.rules.empires.common import (
    FOUR,
    SECOND,
    asked,
    available,
    begun,
    board_with,
    dice,
    differences,
    explore,
    program_all,
    prompt,
    rebellion,
    remembered,
    say_if,
    territory,
    to_turn,
    told,
    winner,
    words,
)
from tests.rules.questions import chance, decision, listen, outcome, play

SHIPPED = registry.EMPIRES.shipped_text()

# Every name that a rulebook mentions.
ATTESTED = """
    levant, barbary, egypt, west africa, persia, india, indochina, china, east indies, australia, new spain,
    west indies, new england, brazil, congo, amazonia, canada, wild west, california, new france, guyanas, arabia, japan
"""
NEAR_EUROPE = ("levant", "barbary", "egypt")
STATED_LINKS = (
    ("canada", "wild west"),
    ("japan", "china"),
    ("arabia", "egypt"),
    ("arabia", "persia"),
    ("arabia", "levant"),
    ("west indies", "new france"),
    ("west indies", "guyanas"),
    ("west indies", "new spain"),
    ("east indies", "indochina"),
    ("east indies", "australia"),
    ("new spain", "california"),
    ("india", "persia"),
)


# --- 0 the object of the game ---


@pytest.mark.rule("CE-0-a")
@pytest.mark.ruling("AMB-133")
def test_ten_prestige_win_at_once() -> None:
    """The tenth Prestige comes from an exploration: the game is over before the second step."""
    g = laid_out(unexplored="brazil", prestige={"blue": 9, "red": 9}, treasury={"blue": 3}, fleets={"blue": 3})
    explore(g, "blue", "brazil", 10)
    assert "over" == prompt(g)
    assert ("blue", "ten prestige") == (winner(g), outcome(g).ending)
    assert 10 == outcome(g).scores[0]


@pytest.mark.rule("CE-0-a")
def test_nine_prestige_do_not_win() -> None:
    """After the ninth Prestige the explorer goes on."""
    g = laid_out(unexplored="brazil", prestige={"blue": 8}, treasury={"blue": 3})
    explore(g, "blue", "brazil", 10)
    assert 9 == g.s.prestige[0]
    assert "occupy" == prompt(g)


@pytest.mark.rule("CE-0-a")
def test_a_debt_prevents_the_victory() -> None:
    """With a single counter on the Loan display nobody wins; once it is repaid the victory is there at once."""
    g = laid_out(unexplored="brazil", prestige={"blue": 9}, treasury={"blue": 1}, loans={"blue": [1]})
    say(to_round(g, "blue", "explorer/conqueror"), "use explorer", 10)
    assert 10 == g.s.prestige[0]
    assert "occupy" == prompt(g)
    say(g, "pass")
    assert "repay" == prompt(g)
    say(g, "pile 1")
    assert "blue" == winner(g)
    assert "ten prestige" == outcome(g).ending


@pytest.mark.rule("CE-0-a")
@pytest.mark.ruling("AMB-133")
def test_a_loan_of_somebody_else_does_not_matter() -> None:
    """Red's debt does not keep Blue from winning, and what is left of Blue's own does."""
    g = laid_out(unexplored="brazil", prestige={"blue": 9}, loans={"red": [7]})
    assert "blue" == winner(explore(g, "blue", "brazil", 10))
    g = laid_out(prestige={"blue": 12}, treasury={"blue": 3}, loans={"blue": [2, 2]})
    say(perform(g, WINDOW, seat_of("blue")), "pile 1", "amount 2")
    assert "repay" == prompt(g)
    say(g, "pile 1")
    assert [2 - 1] == g.s.piles
    assert g.s.winner == -1


@pytest.mark.rule("CE-0-a")
@pytest.mark.ruling("AMB-134")
def test_the_first_to_gain_is_the_only_winner() -> None:
    """Blue's city in Red's Colony gives Red the tenth Prestige: Red wins on Blue's action, and Blue has nine."""
    g = laid_out(
        west_indies="red, blue",
        colonies={"west indies": "red"},
        prestige={"blue": 9, "red": 9},
        treasury={"blue": 2},
    )
    say_if(use(g, "blue", "governor"), "city", "territory west indies")
    say_if(g, "city-price", "amount 1")
    assert "red" == winner(g)
    assert [9, 10] == g.s.prestige[:2]


@pytest.mark.ruling("AMB-133", "AMB-134")
def test_victory_comes_with_the_first_of_several_gains() -> None:
    """Blue needs one Prestige and founds a Colony on the Booming City: the game ends before any option is offered."""
    g = laid_out(west_indies="blue", city="west indies 2", prestige={"blue": 9, "red": 10}, loans={"red": [1]})
    use(g, "blue", "conqueror")
    assert "blue" == winner(g)


@pytest.mark.ruling("AMB-142")
@pytest.mark.parametrize("cap", [1, 2])
def test_a_limit_of_turns(cap: int) -> None:
    """A game for which a limit of turns is set ends after that turn if nobody has won before."""
    edition = replace(EDITION, turn_cap=cap, victory=99)
    g = to_turn(laid_out(edition, turn=1))
    events = listen(g)
    play(g)
    assert cap - 1 == len(told(events, facts.TURN_BEGAN))
    assert cap + 1 == g.s.turn
    assert "turn cap" == outcome(g).ending


@pytest.mark.ruling("AMB-142")
def test_the_thirtieth_turn_is_the_last() -> None:
    """Unless set otherwise thirty turns are played, and without a limit the game goes on."""
    assert "program" == prompt(to_turn(laid_out(turn=30)))
    assert "over" == prompt(to_turn(laid_out(turn=31)))
    assert "program" == prompt(to_turn(laid_out(replace(EDITION, turn_cap=0), turn=31)))


@pytest.mark.ruling("AMB-142")
def test_who_wins_at_the_limit() -> None:
    """Most Prestige, then less debt over all piles, then more Treasury; what is equal in all three shares the rank."""
    g = laid_out(
        seats=6,
        turn=31,
        prestige={"blue": 3, "red": 9, "green": 9, "orange": 9, "yellow": 9, "black": 3},
        loans={"red": [2, 3], "green": [4], "orange": [4], "yellow": [5]},
        treasury={"green": 1, "orange": 8, "yellow": 0, "red": 0},
    )
    to_turn(g)
    assert ("turn cap", [5, 3, 2, 1, 3, 5]) == (outcome(g).ending, outcome(g).ranks)


# --- 1 what is in the box ---


@pytest.mark.rule("CE-1-a", "CE-1-n")
def test_one_map_divided_into_territories() -> None:
    """All places of the map are territories with names of their own, and each resource space lies in one of them."""
    g = begun()
    assert len(set(TERRITORIES)) == len(TERRITORIES) == len(g.s.tokens) == len(g.board.difficulty)
    assert set(words(ATTESTED.replace("\n", " "))) <= set(TERRITORIES)
    every = [space for spaces in g.board.spaces for space in spaces]
    assert len(set(every)) == len(every)
    assert sorted(every) == [space for space, colour in enumerate(g.board.space_colour) if colour >= 0]


@pytest.mark.rule("CE-1-b")
def test_ten_dice() -> None:
    """An exploration is rolled with ten dice."""
    g = laid_out(unexplored="brazil")
    assert 10 == dice(use(g, "blue", "explorer"))


@pytest.mark.rule("CE-2-h")
def test_a_die_succeeds_one_time_in_three() -> None:
    """Two faces of six: the successes on ten dice are distributed accordingly, four or more with 44 per cent."""
    g = laid_out(unexplored="brazil")
    roll = chance(use(g, "blue", "explorer"))
    assert [Fraction(weight, sum(roll.weights)) for weight in roll.weights] == [
        comb(10, k) * Fraction(2, 6) ** k * Fraction(4, 6) ** (10 - k) for k in range(11)
    ]
    assert 0.44074 == round(sum(roll.weights[4:]) / sum(roll.weights), 5)


@pytest.mark.ruling("AMB-08")
def test_more_dice_than_in_the_box() -> None:
    """A rebellion against Native Power 8 with four Unrest is rolled with all 32 dice."""
    g = laid_out(board=board_with(native_power={"brazil": 8}), brazil="red, red", unrest={"brazil": 4})
    say(use(g, "blue", "rebel"), "stir rebellion")
    assert 32 == dice(g)
    roll = chance(g)
    assert Fraction(1, 3**32) == Fraction(roll.weights[32], sum(roll.weights))


@pytest.mark.rule("CE-1-c", "CE-2-b")
@pytest.mark.ruling("AMB-01")
def test_six_colours_and_no_end_of_counters() -> None:
    """Six players have a colour each; forty counters of one colour are no limit, and each is worth one."""
    assert 6 == len(set(COLOURS)) == len(begun(seats=6).s.treasury)
    g = laid_out(treasury={"blue": 40}, tracks={"blue": "economy 10"})
    say(use(g, "blue", "financier"), "amount 20")
    assert (60, [20]) == (g.s.treasury[0], g.s.piles)


def prestige_in_play(g: Game) -> int:
    return sum([*g.s.tokens, g.s.america, g.s.circumnavigation, *g.s.prestige])


@pytest.mark.rule("CE-1-d")
def test_prestige_tokens_suffice() -> None:
    """Fifty-six Prestige tokens: set-up leaves some in the supply, and a game does not use them up."""

    def enough(g: Game) -> None:
        assert prestige_in_play(g) <= 56

    g = play(begun(), lambda g: prompt(g) == "program")
    assert 0 < prestige_in_play(g) < 56
    play(g, watch=enough)


@pytest.mark.rule("CE-1-e")
@pytest.mark.ruling("AMB-02")
def test_markers_with_two_sides() -> None:
    """A Missionary turns an Unrest marker over into a Mission; and when all 28 are in use, there is still another."""
    g = laid_out(unrest={"brazil": 28})
    say(use(g, "blue", "missionary"), "preach conversion")
    assert (27, 1) == (g.s.unrest[territory("brazil")], g.s.missions[territory("brazil")])
    say(use(g, "blue", "rebel"), "stir unrest", "territory peru")
    say(use(g, "blue", "rebel"), "stir unrest", "territory peru")
    assert 30 == sum(g.s.unrest) + sum(g.s.missions)


@pytest.mark.rule("CE-1-f")
@pytest.mark.ruling("AMB-02")
def test_colony_markers_of_seven_kinds() -> None:
    """Each colour has its own Colonies, white are Independent States; the eighth of a colour is a Colony as well."""
    where = ("barbary", "egypt", "levant", "persia", "arabia", "canada", "peru")
    g = laid_out(new_spain="blue, blue, blue, blue", west_indies="red", colonies=dict.fromkeys(where, "blue"))
    say(use(g, "blue", "conqueror"), "pass", "no")
    assert 8 == g.s.colonies.count(seat_of("blue"))
    use(g, "red", "conqueror")
    assert seat_of("red") == g.s.colonies[territory("west indies")]
    assert 0 == g.s.independent


@pytest.mark.rule("CE-1-g", "CE-2-c", "CE-2-b")
def test_counters_count_by_their_value() -> None:
    """Twenty Treasuries are paid out and back by their value, whichever counters of 1, 5 and 10 they consist of."""
    g = laid_out(tracks={"blue": "economy 10"})
    say(to_round(g, "blue", "trader/financier"), "use financier", "amount 20", "pile 1", "amount 13")
    assert (7, [7]) == (g.s.treasury[0], g.s.piles)


@pytest.mark.rule("CE-1-h")
def test_city_markers_from_one_to_ten() -> None:
    """Five markers with two sides: a city has a value from 1 to 10, and there is only one at a time."""
    g = laid_out(brazil="blue", treasury={"blue": 30}, tracks={"blue": "economy 10"})
    use(g, "blue", "governor")
    assert [f"amount {value}" for value in range(1, 11)] == offered(g)
    say(g, "amount 10")
    assert (territory("brazil"), 10) == (g.s.city, g.s.city_value)


@pytest.mark.rule("CE-1-i", "CE-2-k")
def test_one_first_player() -> None:
    """The player with the token, and nobody else, is the first to act."""
    for colour in FOUR:
        g = program_all(to_turn(laid_out(first=colour)))
        assert colour == asked(g)


@pytest.mark.rule("CE-1-j", "CE-4-c")
def test_six_sets_of_six_cards() -> None:
    """Each of six players has the same six cards, and their two sides are twelve different Characters."""
    g = to_turn(laid_out(seats=6))
    for seat in range(6):
        question = g.question(seat)
        assert question is not None
        assert [f"program {card}" for card in CARDS] == [g.space.name(action) for action in question.options]
    sides = [side for card in CARDS for side in card.split("/")]
    assert (6, 12, list(CHARACTERS)) == (len(CARDS), len(set(sides)), sides)


@pytest.mark.rule("CE-1-k")
def test_five_nation_cards_for_the_variant_only() -> None:
    """With the Nations the players choose among five cards; without them nobody is asked."""
    assert "program" == prompt(say(begun(), 0))
    g = say(begun("empires/second+nations"), 0)
    assert ("nation", [f"nation {nation}" for nation in NATIONS], 5) == (prompt(g), offered(g), len(NATIONS))


@pytest.mark.rule("CE-1-l", "CE-1-x")
def test_six_nation_boards() -> None:
    """Up to six can play, each with a Prestige track and boxes for Treasury, Merchant Fleets and Squadrons."""
    rule_set = registry.find(SECOND)
    assert [4, 5, 6] == list(rule_set.seats)
    with pytest.raises(registry.SeatCountError, match="4 to 6"):
        rule_set.start(7)
    g = begun(seats=6)
    assert [6, 6, 6, 6] == [len(box) for box in (g.s.prestige, g.s.treasury, g.s.fleets, g.s.squadrons)]


@pytest.mark.rule("CE-1-m")
def test_what_the_stickers_show() -> None:
    """Stickers mark what a Nation card names: goals on the map, and cities among them, for each of five Nations."""
    board = registry.EMPIRES.load_board().board
    for nation in range(5):
        assert board.goals[nation]
        assert board.cities[nation]
        assert board.cities[nation] == board.cities[nation] & board.goals[nation]


# --- 1 the map ---


@pytest.mark.rule("CE-1-o")
def test_most_territories_have_resources() -> None:
    """Most territories have one or more resource spaces, and a few have none."""
    counts = [len(spaces) for spaces in registry.EMPIRES.load_board().board.spaces]
    assert 0 < counts.count(0) < len(counts) / 4
    assert max(counts) > 1


@pytest.mark.rule("CE-1-p")
def test_ten_types_of_resources() -> None:
    """There are ten edge colours, and each is found on the map."""
    board = registry.EMPIRES.load_board().board
    assert 10 == len(set(RESOURCES)) == len([colour for colour in range(len(RESOURCES)) if board.spaces_of[colour]])


@pytest.mark.rule("CE-1-q")
def test_only_the_edge_colour_counts() -> None:
    """Two pictures with one colour are one type, and a picture shared by two colours makes them no less two."""
    g = laid_out(west_indies="beige: blue", new_france="beige: red")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]

    board = board_with(resources={"peru": "grey", "japan": "orange", "egypt": "", "levant": ""})
    assert len({picture for picture in board.space_picture if picture >= 0}) == 1
    g = laid_out(board=board, peru="blue", japan="red")
    assert [1, 1] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CE-1-r")
def test_almost_everywhere_are_natives() -> None:
    """Almost every territory has Native Power: West Africa 3, New Spain 4, West Indies 1, New France 3 by print."""
    power = registry.EMPIRES.load_board().board.native_power
    assert len([one for one in power if one]) > 0.9 * len(power)
    assert [3, 4, 1, 3] == [power[territory(t)] for t in ("west africa", "new spain", "west indies", "new france")]


@pytest.mark.rule("CE-1-s")
def test_difficulties_from_three_to_seven() -> None:
    """Every Difficulty is a number from 3 to 7, and both ends occur."""
    board = registry.EMPIRES.load_board().board
    numbers = [board.difficulty[t] for t, name in enumerate(TERRITORIES) if name not in NEAR_EUROPE]
    assert (3, 7) == (min(numbers), max(numbers))


@pytest.mark.rule("CE-1-t", "CE-3-d")
@pytest.mark.parametrize("name", NEAR_EUROPE)
def test_explored_from_the_start(name: str) -> None:
    """Levant, Barbary and Egypt have no Difficulty: nobody explores them, and a Viceroy can go there in turn one."""
    g = say(begun(), 0)
    assert 0 == g.board.difficulty[territory(name)]
    assert explored(g, territory(name))
    assert f"territory {name}" not in offered(use(g, "blue", "explorer"))
    assert f"territory {name}" in offered(use(g, "blue", "viceroy"))


@pytest.mark.rule("CE-1-u", "CE-2-e")
def test_the_market_holds_the_goods_of_all() -> None:
    """Goods lie on the market in their owners' colours: what Blue ships joins the others', and belongs to Blue."""
    g = laid_out(brazil="blue", fleets={"blue": 1}, goods={"red": 2, "green": 1, "blue": 1})
    say_if(use(g, "blue", "merchant"), "ship", "space brazil 1")
    assert [2, 2, 1, 0] == g.s.goods


@pytest.mark.rule("CE-1-v", "CE-1-w")
def test_any_number_of_separate_loans() -> None:
    """Ten loans of one player lie beside each other and beside those of others; none is merged."""
    g = laid_out(loans={"red": [3]})
    for size in (1, 4, 4, 2, 3, 1, 1, 4, 2, 2):
        say(use(g, "blue", "financier"), f"amount {size}")
    assert [3, 1, 4, 4, 2, 3, 1, 1, 4, 2, 2] == g.s.piles
    assert [1] + [0] * 10 == g.s.pile_owners


@pytest.mark.ruling("AMB-04")
def test_the_map_is_checked_against_what_is_known() -> None:
    """The map comes from a file: what print states cannot be changed in it, and what was reconstructed can."""
    before = 'native_power = { is = 4, flag = "K" }'
    assert before in SHIPPED
    with pytest.raises(BoardError, match="native_power"):
        registry.EMPIRES.parse_board(SHIPPED.replace(before, before.replace("4", "5")), "a copy")
    changed = re.sub(r"(?s)(territories\.japan\].*?difficulty = \{ is = )\d", r"\g<1>6", SHIPPED, count=1)
    chart = registry.EMPIRES.parse_board(changed, "a copy")
    assert 6 == chart.board.difficulty[territory("japan")]
    assert "territories.japan.difficulty" in chart.reconstructed()
    assert "territories.new_spain.native_power" not in chart.reconstructed()


@pytest.mark.ruling("AMB-04")
def test_another_map_can_be_played() -> None:
    """The rules ask the map and no list of their own: on another map Peru touches Japan and is explored with 3."""
    board = board_with(difficulty={"peru": 3}, neighbours={"peru": "japan"})
    g = laid_out(board=board, unexplored="peru", japan="blue")
    explore(g, "blue", "peru", 2)
    assert 1 == g.s.prestige[0]


@pytest.mark.ruling("AMB-05")
def test_nation_cards_come_from_the_file() -> None:
    """Goals and rules of the Nations are data, with a flag each: reconstructed ones can change, stated ones cannot."""
    guesses = registry.EMPIRES.load_board().reconstructed()
    assert {"nations.portugal.extra.explorer", "nations.spain.goals.new_spain"} <= set(guesses)
    assert not {"nations.dutch_republic.extra.merchant", "nations.spain.goals.west_indies"} & set(guesses)

    more = '[nations.portugal.goals]\nnew_spain = "R"\n'
    chart = registry.EMPIRES.parse_board(SHIPPED.replace("[nations.portugal.goals]\n", more), "a copy")
    assert chart.board.goals[PORTUGAL] >> territory("new spain") & 1
    g = laid_out("empires/second+nations", board=chart.board, nations={"blue": "portugal"}, treasury={"blue": 1})
    assert "territory new spain" in offered(use(g, "blue", "viceroy"))
    with pytest.raises(BoardError, match="merchant"):
        registry.EMPIRES.parse_board(
            SHIPPED.replace('extra = { merchant = "K" }', 'extra = { explorer = "K" }'), "a copy"
        )


@pytest.mark.ruling("AMB-09")
def test_everything_in_the_boxes_is_open() -> None:
    """Every player, and whoever only looks on, sees all boxes, loans, goods, tracks and stacks."""
    g = laid_out(
        treasury={"blue": 3, "red": 8},
        fleets={"green": 2},
        squadrons={"orange": 5},
        goods={"red": 4},
        prestige={"blue": 6},
        loans={"green": [4, 1]},
        tracks={"red": "economy 6"},
        brazil="red, blue",
        unrest={"brazil": 2},
    )
    to_round(g, "blue", "viceroy/ambassador")
    open_to_all = "treasury fleets squadrons goods prestige diplomacy tracks pile_owners piles stacks unrest".split()
    truth = g.s.numbers()
    for seat in (-1, 0, 1, 2, 3):
        seen = g.view(seat).numbers()
        assert {field: truth[field] for field in open_to_all} == {field: seen[field] for field in open_to_all}


# --- 2 terminology ---


@pytest.mark.rule("CE-2-a")
def test_links_that_print_states() -> None:
    """Where the map leaves it in doubt the stated links hold, in both directions, and no others of the islands."""
    near = registry.EMPIRES.load_board().board.neighbours
    for one, other in STATED_LINKS:
        assert near[territory(one)] >> territory(other) & 1
        assert near[territory(other)] >> territory(one) & 1
    for island in ("west indies", "east indies", "australia", "japan", "arabia"):
        stated = {t for link in STATED_LINKS if island in link for t in link} - {island}
        assert stated == {t for t in TERRITORIES if near[territory(island)] >> territory(t) & 1}


@pytest.mark.rule("CE-2-a")
def test_a_link_helps_the_explorer() -> None:
    """India needs one success less from Persia, and no less from a place that does not touch it."""
    for persia, arabia, need in (("blue", "", 3), ("", "blue", 4), ("red", "", 4)):
        g = laid_out(unexplored="india", persia=persia, arabia=arabia)
        assert 0 == explore(g, "blue", "india", need - 1).s.prestige[0]
        g = laid_out(unexplored="india", persia=persia, arabia=arabia)
        assert 1 == explore(g, "blue", "india", need).s.prestige[0]


@pytest.mark.rule("CE-2-d")
def test_treasuries_are_money() -> None:
    """A Scientist with one Treasury can pay a price of one and not of two; fleets, squadrons and goods are no money."""
    g = laid_out(treasury={"blue": 1}, fleets={"blue": 9}, squadrons={"blue": 9}, goods={"blue": 9})
    use(g, "blue", "scientist")
    assert g.over, "Seafaring 1 is all that can be paid, and so it is not asked"
    assert (0, 9, 9, 9) == (g.s.treasury[0], g.s.fleets[0], g.s.squadrons[0], g.s.goods[0])


@pytest.mark.rule("CE-2-f")
def test_squadrons_fight() -> None:
    """Treasury moved to the Naval Forces box becomes Squadrons, and these, not Merchant Fleets, roll dice at sea."""
    g = laid_out(treasury={"blue": 2}, tracks={"blue": "navy 2"}, fleets={"blue": 4}, squadrons={"red": 1})
    say(perform(g, NAVAL_PHASE), "amount 2")
    assert (0, 2, 4) == (g.s.treasury[0], g.s.squadrons[0], g.s.fleets[0])
    say(use(g, "blue", "sovereign"), "player red")
    assert 2 == dice(g)


@pytest.mark.rule("CE-2-g")
def test_merchant_fleets_ship() -> None:
    """Treasury moved to the Merchant Fleets box becomes a fleet, and as many goods as there are fleets are shipped."""
    g = laid_out(new_spain="blue", brazil="blue", treasury={"blue": 1}, squadrons={"blue": 3})
    assert not available(g, "blue", "merchant")
    say(perform(g, FLEETS_PHASE), "amount 1")
    assert (0, 1) == (g.s.treasury[0], g.s.fleets[0])
    say(use(g, "blue", "merchant"), "space brazil 1")
    assert g.over
    assert 1 == g.s.goods[0]


@pytest.mark.rule("CE-2-i", "CE-2-j")
def test_explored_is_what_holds_no_prestige() -> None:
    """Explorers go to territories with a token, a Viceroy to those without; a success turns one into the other."""
    g = laid_out(unexplored="brazil, peru", treasury={"blue": 3})
    use(g, "blue", "explorer")
    assert ["territory brazil", "territory peru"] == offered(g)
    use(g, "blue", "viceroy")
    assert not {"territory brazil", "territory peru"} & set(offered(g))
    say(explore(g, "blue", "brazil", 10), "pass")
    use(g, "blue", "viceroy")
    assert "territory brazil" in offered(g)
    assert "territory peru" not in offered(g)


@pytest.mark.rule("CE-2-l")
def test_lost_counters_go_to_their_owners_pool() -> None:
    """Counters that a rebellion removes are nobody's: no box of their owner or of the rebel grows."""
    g = laid_out(new_spain="red, red", unrest={"new spain": 1}, treasury={"red": 2, "blue": 2})
    before = remembered(g)
    rebellion(g, "blue", "new spain", 2)
    assert g.over
    assert "" == shown(g, "new spain")
    assert {"stacks", "uses"} == differences(g, before)


@pytest.mark.rule("CE-2-l")
@pytest.mark.ruling("AMB-03")
def test_value_changes_hands_by_way_of_the_pools() -> None:
    """A gift of two and a stolen fleet: one player has as much less as the other has more, each in their own colour."""
    g = laid_out(treasury={"blue": 5, "red": 1})
    say(to_round(g, "blue", "trader/financier"), "gift red", "amount 2")
    assert [3, 3, 0, 0] == g.s.treasury

    g = laid_out(west_indies="beige: blue", west_africa="black: blue", fleets={"blue": 1, "red": 2})
    say(use(g, "blue", "conqueror"), "no", "yes")
    assert [2, 1, 0, 0] == g.s.fleets
    say_if(use(g, "blue", "merchant"), "ship", "space west indies 1")
    assert [1, 0, 0, 0] == g.s.goods


@pytest.mark.rule("CE-2-d", "CE-2-l")
def test_nobody_pays_what_they_do_not_have() -> None:
    """Without Treasury neither Scientist nor Viceroy nor Governor can be used."""
    g = laid_out(brazil="blue", fleets={"blue": 3}, goods={"blue": 3})
    for name in ("scientist", "viceroy", "governor"):
        assert not available(g, "blue", name)
    g = laid_out(brazil="blue", treasury={"blue": 4})
    for name in ("scientist", "viceroy", "governor"):
        assert available(g, "blue", name)
    assert decision(use(g, "blue", "scientist")).seat == seat_of("blue")
