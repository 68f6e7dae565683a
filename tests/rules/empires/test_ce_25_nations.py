"""CE 25 The Nations variant, and the game for two or three."""

from functools import partial
from random import Random

import pytest

from metropole import registry
from metropole.games.empires.positions import edition_of, laid_out, perform, seat_of, shown, started, to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.game import FLEETS_PHASE, TURN, Game
from metropole.games.empires.rules.queries import all_spaces, has_rule, monopolies, territory_of
from metropole.games.empires.rules.start import start
from metropole.games.empires.rules.turn import hand, interest, pass_token
from metropole.games.empires.rules.view import HIDDEN_CARD, redeal, view
from metropole.registry import SeatCountError, UnknownEditionError
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    NATIONS_GAME,
    amounts,
    answered_no,
    can,
    city,
    colony,
    conquer,
    declare_war,
    diplomacy,
    excluded,
    explore,
    from_step,
    loans,
    missions,
    nations_table,
    practice_board,
    prestige,
    rolls,
    squadrons,
    successes_needed,
    table,
    tokens,
    treasury,
    unrest,
    with_counters,
)
from tests.rules.empires.common import (
    FOUR,
    SECOND,
    asked,
    board_with,
    dice,
    program,
    prompt,
    remembered,
    say_if,
    told,
    track,
    winner,
)
from tests.rules.questions import listen

ALL_NATIONS = ("portugal", "spain", "dutch republic", "great britain", "france")
MERCHANT_CARD = "merchant/governor"
TRADER_CARD = "trader/financier"
SOVEREIGN_CARD = "sovereign/rebel"
EXPLORER_CARD = "explorer/conqueror"
MISSION = {"new spain": 1}

spain = partial(nations_table, nations={"red": "spain"})


def begin(seats: int, first: str, *nations: str) -> Game:
    """A new game with nations, standing where the next nation is chosen, or at the first turn."""
    g = start(edition_of(NATIONS_GAME), practice_board(), seats)
    say(g, COLOURS.index(first))
    return say(g, *[f"nation {nation}" for nation in nations])


def next_round(g: Game, colour: str, card: str) -> Game:
    """The next round of the same turn."""
    g.s.round += 1
    return to_round(g, colour, card)


# --- choosing nations ---


@pytest.mark.rule("CE-25N-a", "CE-25S-a")
@pytest.mark.ruling("AMB-154")
def test_for_how_many() -> None:
    """Nations are for two to five players, and two or three cannot play without them."""
    plain, nations = registry.find(SECOND), registry.find(NATIONS_GAME)

    assert [4, 5, 6] == list(plain.seats)
    assert [2, 3, 4, 5] == list(nations.seats)
    for seats in (2, 3):
        with pytest.raises(SeatCountError):
            plain.start(seats)
    with pytest.raises(SeatCountError):
        nations.start(6)
    with pytest.raises(UnknownEditionError):
        registry.find("empires/revised+nations")


@pytest.mark.rule("CE-25N-b")
@pytest.mark.parametrize(
    ("first", "order"),
    [("blue", ["orange", "green", "red", "blue"]), ("green", ["red", "blue", "orange", "green"])],
)
def test_the_last_player_chooses_first(first: str, order: list[str]) -> None:
    """From the player to the right of the first player anti-clockwise; nobody takes what another has."""
    g = begin(4, first)
    free = list(ALL_NATIONS)
    for colour, nation in zip(order, ALL_NATIONS, strict=False):
        assert (colour, "nation") == (asked(g), prompt(g))
        assert [f"nation {name}" for name in free] == offered(g)
        say(g, f"nation {nation}")
        free.remove(nation)

    assert "program" == prompt(g)
    assert 1 == g.s.turn
    assert [ALL_NATIONS.index(ALL_NATIONS[order.index(colour)]) for colour in FOUR] == g.s.nations


@pytest.mark.rule("CE-25N-c")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_a_card_is_for_its_owner(nation: str) -> None:
    """The rules on a card hold for whoever has it and for nobody else."""
    g = nations_table(nations={"red": nation})
    rules = range(8)

    own = [rule for rule in rules if has_rule(g, seat_of("red"), rule)]

    assert own == [rule for rule in rules if g.board.rules[ALL_NATIONS.index(nation)] >> rule & 1]
    assert own
    assert not [rule for rule in rules for colour in ("blue", "green") if has_rule(g, seat_of(colour), rule)]


# --- goals ---


@pytest.mark.rule("CE-25N-d", "CE-25N-e")
@pytest.mark.parametrize(("nation", "gain"), [("spain", 1), ("dutch republic", 0)])
def test_prestige_for_colonies_on_goals(nation: str, gain: int) -> None:
    """New Spain is a goal of Spain and not of the Dutch, who may found a colony there but gain nothing by it."""
    g = nations_table(nations={"red": nation}, new_spain="red, red, red, red")

    conquer(g, "red", "new spain")

    assert "red" == colony(g, "new spain")
    assert gain == prestige(g, "red")


@pytest.mark.rule("CE-25N-e")
def test_a_colony_elsewhere_is_a_colony() -> None:
    """Outside the goals its native power helps the Trader, and nobody else may place counters there."""
    g = nations_table(
        nations={"red": "dutch republic"}, new_spain="red, red, red, red", goods={"red": 20}, treasury={"blue": 1}
    )

    answered_no(conquer(g, "red", "new spain"))

    assert 2 + 4 == amounts(use(g, "red", "trader"))[-1]
    assert "territory new spain" not in offered(use(g, "blue", "viceroy"))


# --- the extra card ---


@pytest.mark.rule("CE-25N-f")
@pytest.mark.ruling("AMB-143")
@pytest.mark.parametrize(
    ("nation", "card"),
    [
        ("portugal", EXPLORER_CARD),
        ("spain", "scientist/missionary"),
        ("dutch republic", MERCHANT_CARD),
        ("great britain", TRADER_CARD),
        ("france", SOVEREIGN_CARD),
    ],
)
def test_a_seventh_card(nation: str, card: str) -> None:
    """The hand has seven cards, two of them alike, of which five are lined up."""
    g = nations_table(seats=4, nations={"blue": nation})

    assert [2 if name == card else 1 for name in CARDS] == hand(g, seat_of("blue"))
    perform(g, TURN)
    say(g, f"program {card}")
    assert f"program {card}" in offered(g)
    say(g, f"program {card}")
    assert [f"program {name}" for name in CARDS if name != card] == offered(g)
    say(g, *[f"program {name}" for name in [name for name in CARDS if name != card][:3]])

    assert "red" == asked(g)


@pytest.mark.rule("CE-25N-f")
@pytest.mark.ruling("AMB-143")
def test_two_cards_stay_hidden() -> None:
    """Others learn of a row of five, card by card, and never which two were left out."""
    g = nations_table(round=0, nations={"blue": "dutch republic"}, treasury={"blue": 1})
    row = ", ".join([MERCHANT_CARD, MERCHANT_CARD, EXPLORER_CARD, TRADER_CARD, "scientist/missionary"])

    perform(g, TURN)
    program(g, "blue", row)
    for colour in ("red", "green", "orange"):
        program(g, colour)

    assert 1 == g.s.round
    seen = view(g, seat_of("red")).table.s.rows[:5]
    assert [CARDS.index(MERCHANT_CARD), *[HIDDEN_CARD] * 4] == seen


@pytest.mark.rule("CE-25N-f")
@pytest.mark.ruling("AMB-144")
def test_only_portugal_may_lose_its_card() -> None:
    """Once Portugal has had six prestige its hand is six cards; the other nations keep seven with any prestige."""
    g = nations_table(
        seats=5,
        unexplored="brazil, india, persia, egypt, levant",
        nations=dict(zip(COLOURS, ALL_NATIONS, strict=False)),
        prestige=dict.fromkeys(COLOURS[:5], 5),
    )

    for colour, territory in zip(COLOURS, ("brazil", "india", "persia", "egypt", "levant"), strict=False):
        say(explore(g, colour, territory), 10)

    assert [6] * 5 == g.s.prestige
    assert [6, 7, 7, 7, 7] == [sum(hand(g, seat)) for seat in range(5)]


@pytest.mark.rule("CE-25N-f", "CE-25N-n")
@pytest.mark.ruling("AMB-144")
def test_a_copy_that_lies_in_the_row_is_still_used() -> None:
    """Portugal reaches six prestige with its first Explorer and uses the second one of the same row nonetheless."""
    g = nations_table(unexplored="brazil, india", nations={"blue": "portugal"}, prestige={"blue": 5})

    say(to_round(g, "blue", EXPLORER_CARD), "use explorer", "territory brazil", 10)
    assert 6 == sum(hand(g, seat_of("blue")))
    next_round(g, "blue", EXPLORER_CARD)

    assert "use explorer" in offered(g)


@pytest.mark.rule("CE-25N-g", "CE-25N-h")
def test_the_named_character_twice() -> None:
    """The Dutch use the Merchant in both rounds, or the Governor once, but not the Governor twice."""
    g = nations_table(
        nations={"blue": "dutch republic"},
        brazil="blue",
        egypt="blue",
        fleets={"blue": 1},
        treasury={"blue": 9},
        tracks={"blue": "economy 6"},
    )
    merchants, governors = g.copy(), g.copy()

    say(to_round(merchants, "blue", MERCHANT_CARD), "use merchant", "space brazil 1")
    assert {"use merchant", "use governor"} <= set(offered(next_round(merchants, "blue", MERCHANT_CARD)))

    say(to_round(governors, "blue", MERCHANT_CARD), "use governor", "territory brazil", "amount 1")
    next_round(governors, "blue", MERCHANT_CARD)
    assert "use merchant" in offered(governors)
    assert "use governor" not in offered(governors)


@pytest.mark.rule("CE-25N-g")
def test_the_next_turn_begins_anew() -> None:
    """The partner character may be used once in every turn."""
    g = nations_table(
        round=0, nations={"blue": "dutch republic"}, brazil="blue", treasury={"blue": 3}, unexplored="persia"
    )
    g.s.uses[seat_of("blue")] = -1

    perform(g, TURN)
    for colour in FOUR:
        program(g, colour, f"{MERCHANT_CARD}, {EXPLORER_CARD}, {TRADER_CARD}, {SOVEREIGN_CARD}, viceroy/ambassador")

    assert "use governor" in offered(g)


@pytest.mark.rule("CE-25N-f", "CE-25N-g", "CE-25N-h")
@pytest.mark.parametrize("second", ["merchant", "governor"])
def test_printed_example_of_the_dutch(second: str) -> None:
    """Explorer, Merchant, Merchant or Governor, Trader and Scientist make a row; two Governors do not."""
    g = nations_table(
        round=0,
        nations={"blue": "dutch republic"},
        brazil="blue",
        egypt="blue",
        unexplored="persia, india",
        treasury={"blue": 9},
        fleets={"blue": 1},
        goods={"blue": 1},
        tracks={"blue": "economy 6"},
    )
    row = f"{EXPLORER_CARD}, {MERCHANT_CARD}, {MERCHANT_CARD}, {TRADER_CARD}, scientist/missionary"

    perform(g, TURN)
    program(g, "blue", row)
    for colour in ("red", "green", "orange"):
        program(g, colour)

    assert ["use explorer"] == [word for word in offered(g) if word.startswith("use")]
    say(g, "use explorer", "territory persia", 0)
    others_pass(g)
    say(g, "use merchant", "space brazil 1")
    others_pass(g)
    say(g, f"use {second}")
    say(g, *(["space brazil 1"] if second == "merchant" else ["territory brazil", "amount 1"]))
    others_pass(g)
    assert "use trader" in offered(g)
    say(g, "pass")
    others_pass(g)
    assert "use scientist" in offered(g)


def others_pass(g: Game) -> None:
    while asked(g) != "blue":
        say(g, "pass")


@pytest.mark.rule("CE-25N-i")
@pytest.mark.parametrize("character", ["trader", "financier"])
def test_great_britain_doubles_both(character: str) -> None:
    """Great Britain may use the Trader twice, and the Financier twice."""
    g = nations_table(nations={"blue": "great britain"}, goods={"blue": 5, "red": 5})

    to_round(g, "blue", TRADER_CARD)
    say(g, f"use {character}", "amount 1")
    if character == "trader":
        say(g, "done")
    next_round(g, "blue", TRADER_CARD)

    assert {"use trader", "use financier"} <= set(offered(g))
    say(g, f"use {character}", "amount 1")
    expected = (2, []) if character == "trader" else (2, [1, 1])
    assert expected == (treasury(g, "blue"), loans(g, "blue"))


# --- historical cities ---


@pytest.mark.rule("CE-25N-j", "CE-25N-k")
@pytest.mark.ruling("AMB-148")
@pytest.mark.parametrize(("answer", "more"), [("yes", 1), ("no", 0)])
@pytest.mark.parametrize(("economy", "price"), [(4, 4), (4, 1), (10, 9)])
def test_a_historical_city_may_be_worth_more(economy: int, price: int, answer: str, more: int) -> None:
    """Spain says whether Santo Domingo is worth one more than it paid, which may be above its economy."""
    g = spain(west_indies="red", treasury={"red": 12}, tracks={"red": f"economy {economy}"})

    use(g, "red", "governor")
    assert economy == amounts(g)[-1]
    say(g, f"amount {price}")
    assert ("red", "city-value", ["yes", "no"]) == (asked(g), prompt(g), offered(g))
    say(g, answer)

    assert f"west indies {price + more}" == city(g)
    assert 12 - price == treasury(g, "red")


@pytest.mark.rule("CE-25N-k")
@pytest.mark.ruling("AMB-148")
def test_no_city_is_worth_more_than_ten() -> None:
    """Whoever pays ten for a historical city is not asked: one more is not possible."""
    g = spain(west_indies="red", treasury={"red": 12}, tracks={"red": "economy 10"})

    say(use(g, "red", "governor"), "amount 10")

    assert g.over
    assert "west indies 10" == city(g)


@pytest.mark.rule("CE-25N-j", "CE-25N-l")
@pytest.mark.ruling("AMB-148")
def test_a_low_marker_leaves_room_for_the_next_city() -> None:
    """Spain with Economy 2 gains a prestige for Santo Domingo and, having left its marker at 1, another for Mexico."""
    colonies = {"west indies": "red", "new spain": "red"}
    g = spain(west_indies="red", new_spain="red", colonies=colonies, treasury={"red": 9})

    say(use(g, "red", "governor"), "territory west indies", "amount 1", "no")
    say(use(g, "red", "governor"), "no")

    assert "new spain 2" == city(g)
    assert 2 == prestige(g, "red")


@pytest.mark.rule("CE-25N-j")
@pytest.mark.parametrize(("nation", "territory"), [("great britain", "west indies"), ("spain", "peru")])
def test_only_where_the_own_card_names_a_city(nation: str, territory: str) -> None:
    """The West Indies are no historical city of this Great Britain, and Peru has none: the marker shows the price."""
    g = with_counters(nations_table(nations={"red": nation}, treasury={"red": 4}), {territory: "red"})

    say(use(g, "red", "governor"), "amount 2")

    assert g.over
    assert f"{territory} 2" == city(g)


@pytest.mark.rule("CE-25N-j")
@pytest.mark.ruling("AMB-148")
def test_the_price_of_a_historical_city() -> None:
    """The price itself must exceed the present value: at a city of 3 the first price is 4, and the marker 4 or 5."""
    g = spain(
        west_indies="red",
        treasury={"red": 12},
        tracks={"red": "economy 6"},
        city="persia 3",
    )

    assert [4, 5, 6] == amounts(use(g, "red", "governor"))
    say(g, "amount 4", "yes")

    assert "west indies 5" == city(g)


@pytest.mark.rule("CE-25N-j", "CE-25N-k")
def test_printed_example_of_santo_domingo() -> None:
    """Spain pays 4 for Santo Domingo in the West Indies, on the shipped board, and places a marker of 5."""
    g = laid_out(
        NATIONS_GAME, nations={"red": "spain"}, west_indies="red", treasury={"red": 4}, tracks={"red": "economy 4"}
    )

    say(use(g, "red", "governor"), "amount 4", "yes")

    assert "west indies 5" == city(g)


@pytest.mark.rule("CE-25N-l")
@pytest.mark.parametrize(("territory", "gain"), [("west indies", 1), ("peru", 0), ("brazil", 0)])
def test_prestige_for_historical_cities_only(territory: str, gain: int) -> None:
    """In its own colonies Spain gains a prestige for Santo Domingo, and none for cities that its card does not name."""
    g = with_counters(spain(treasury={"red": 1}, colonies={territory: "red"}), {territory: "red"})

    say_if(use(g, "red", "governor"), "city-value", "yes")

    assert f"{territory} {1 + gain}" == city(g)
    assert gain == prestige(g, "red")


@pytest.mark.rule("CE-25N-l", "CE-25N-d")
@pytest.mark.ruling("AMB-147")
@pytest.mark.parametrize(("territory", "gain"), [("new spain", 2), ("peru", 2), ("brazil", 1)])
def test_a_colony_on_the_booming_city(territory: str, gain: int) -> None:
    """One prestige for a goal, and one for the city wherever it stands, historical or not, goal or not."""
    g = with_counters(spain(city=f"{territory} 3"), {territory: "red, red, red, red"})

    conquer(g, "red", territory)

    assert gain == prestige(g, "red")


# --- Tordesillas ---


@pytest.mark.rule("CE-25N-m")
@pytest.mark.parametrize(
    ("nation", "inside", "outside"), [("spain", "new spain", "brazil"), ("portugal", "brazil", "new spain")]
)
def test_tordesillas(nation: str, inside: str, outside: str) -> None:
    """Spain and Portugal send counters to their goals only; other nations go where they like."""
    g = nations_table(nations={"red": nation, "blue": "france"}, treasury={"red": 1, "blue": 1})

    bound, free = use(g.copy(), "red", "viceroy"), use(g, "blue", "viceroy")

    assert f"territory {inside}" in offered(bound)
    assert f"territory {outside}" not in offered(bound)
    assert {f"territory {inside}", f"territory {outside}"} <= set(offered(free))


@pytest.mark.rule("CE-25N-m")
@pytest.mark.ruling("AMB-146")
def test_exploring_beyond_tordesillas() -> None:
    """Spain may explore Brazil and keeps the prestige, but has no second step there."""
    g = spain(unexplored="brazil, new spain", treasury={"red": 3}, fleets={"red": 3})

    abroad = say(explore(g.copy(), "red", "brazil"), 10)
    at_home = say(explore(g, "red", "new spain"), 10)

    assert abroad.over
    assert (1, 0) == (prestige(abroad, "red"), tokens(abroad, "brazil"))
    assert "occupy" == prompt(at_home)


@pytest.mark.rule("CE-25N-m", "CE-25N-n")
@pytest.mark.parametrize("nation", ["spain", "portugal"])
@pytest.mark.parametrize(("before", "free"), [(4, False), (5, True)])
def test_tordesillas_ends_at_six(nation: str, before: int, free: bool) -> None:
    """With five prestige they are bound, with the sixth they are free, at once."""
    g = nations_table(nations={"red": nation}, unexplored="egypt", prestige={"red": before}, treasury={"red": 3})

    say(explore(g, "red", "egypt"), 10)

    assert before + 1 == prestige(g, "red")
    assert ("occupy" if free else "over") == prompt(g)
    assert free == ("territory levant" in offered(use(g, "red", "viceroy")))


@pytest.mark.rule("CE-25N-n")
@pytest.mark.ruling("AMB-145")
def test_starred_rules_never_return() -> None:
    """Spain falls below six again and stays free; Portugal is bound until it reaches six itself."""
    g = nations_table(
        nations={"red": "spain", "blue": "portugal"},
        unexplored="egypt",
        prestige={"red": 5, "blue": 5},
        treasury={"red": 3, "blue": 3},
        squadrons={"green": 1},
    )

    say(explore(g, "red", "egypt"), 10, "pass")
    say(declare_war(g, "red", "green"), 0)

    assert 5 == prestige(g, "red")
    assert "territory levant" in offered(use(g.copy(), "red", "viceroy"))
    assert "territory levant" not in offered(use(g, "blue", "viceroy"))


@pytest.mark.rule("CE-25N-n")
def test_only_starred_rules_end() -> None:
    """At six prestige Spain is rid of the rules with two stars, in this test not of Flamboyance and its extra card."""
    g = spain(unexplored="egypt", prestige={"red": 5}, missions=MISSION, new_spain="red")

    assert can(g, "red", "conqueror")
    say(explore(g, "red", "egypt"), 10)

    assert not can(g, "red", "conqueror")
    assert 7 == sum(hand(g, seat_of("red")))
    assert 5 == prestige(from_step(g, interest), "red")


# --- Extremadura ---


@pytest.mark.rule("CE-25N-o", "CE-25N-p", "CE-25N-q")
def test_printed_example_of_extremadura() -> None:
    """With a mission Spain founds New Spain with one counter; an unrest marker comes before the options."""
    g = spain(new_spain="red", missions={"new spain": 1})

    conquer(g, "red", "new spain")
    assert ("red", 1) == (colony(g, "new spain"), unrest(g, "new spain"))
    assert "pillage" == prompt(g)
    say(g, "no")
    assert [0, 1] == amounts(g)
    say(g, "amount 1")

    assert g.over
    assert 1 == prestige(g, "red")
    assert (0, 1) == (unrest(g, "new spain"), missions(g, "new spain"))


@pytest.mark.rule("CE-25N-o", "CE-25N-q")
def test_spain_may_found_in_the_normal_way() -> None:
    """With enough counters neither a mission nor an unrest marker is needed."""
    plain = spain(new_spain="red, red, red, red")
    preached = spain(new_spain="red, red, red, red", missions={"new spain": 1})

    for g, first in ((plain, "company"), (preached, "extremadura")):
        assert first == answered_no(conquer(g, "red", "new spain"))[0]
        assert ("red", 0) == (colony(g, "new spain"), unrest(g, "new spain"))


@pytest.mark.rule("CE-25N-o", "CE-25N-q")
def test_extremadura_as_the_alternative() -> None:
    """With enough counters and a mission Spain chooses the way; Extremadura's unrest comes before the options."""
    g = spain(new_spain="red, red, red, red", missions=MISSION)

    conquer(g, "red", "new spain")
    assert ("red", "extremadura", ["yes", "no"]) == (asked(g), prompt(g), offered(g))
    assert "nobody" == colony(g, "new spain")
    say(g, "yes")

    assert ("red", 1, "company") == (colony(g, "new spain"), unrest(g, "new spain"), prompt(g))
    say(g, "pass", "no")
    assert [0, 1] == amounts(g)


@pytest.mark.rule("CE-25N-o")
@pytest.mark.parametrize(
    "g",
    [
        spain(new_spain="red", missions=MISSION),
        nations_table(nations={"red": "france"}, new_spain="red, red, red, red", missions=MISSION),
        spain(east_indies="red, red, red, red", missions={"east indies": 1}),
    ],
    ids=["too few counters", "other nation", "not in the Americas"],
)
def test_one_way_is_no_question(g: Game) -> None:
    """Where only one of the two ways is possible nobody is asked for it."""
    use(g, "red", "conqueror")

    assert prompt(g) in ("company", "pillage")


@pytest.mark.rule("CE-25N-o", "CE-25N-p")
@pytest.mark.ruling("AMB-149")
@pytest.mark.parametrize(
    "g",
    [
        nations_table(nations={"red": "france"}, new_spain="red", missions=MISSION),
        spain(new_spain="red"),
        spain(new_spain="blue, red", missions=MISSION),
        spain(missions=MISSION),
        spain(east_indies="red", missions={"east indies": 1}),
        spain(new_spain="red", missions=MISSION, board=practice_board(new_spain=0)),
        spain(new_spain="red", missions=MISSION, colonies={"new spain": "blue"}),
    ],
    ids=["other nation", "no mission", "no control", "no counter", "not in the Americas", "no natives", "a colony"],
)
def test_what_extremadura_requires(g: Game) -> None:
    """Spain alone, in the Americas alone, with a mission and control, where there are natives and no colony yet."""
    assert not can(g, "red", "conqueror")


@pytest.mark.rule("CE-25N-p")
@pytest.mark.ruling("AMB-149")
@pytest.mark.parametrize(("second", "possible"), [("red", True), ("blue", False), ("", False)])
def test_extremadura_needs_every_resource(second: str, possible: bool) -> None:
    """If New Spain had two resources Spain would have to control both."""
    board = board_with(resources={"new spain": "yellow, grey"})
    g = spain(board=board, missions=MISSION, new_spain=f"yellow: red; grey: {second}")

    assert possible == can(g, "red", "conqueror")


# --- Flamboyance ---


@pytest.mark.rule("CE-25N-r")
@pytest.mark.parametrize(("answer", "left", "money"), [("yes", 5, 2), ("no", 4, 7)])
def test_flamboyance(answer: str, left: int, money: int) -> None:
    """At the end of the turn Spain, prestige 5 and treasury 7, pays five treasuries or loses a prestige."""
    g = from_step(spain(prestige={"red": 5}, treasury={"red": 7}), interest)

    assert ("red", "flamboyance", ["yes", "no"]) == (asked(g), prompt(g), offered(g))
    say(g, answer)

    assert g.over
    assert (left, money) == (prestige(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CE-25N-r", "CE-25N-s")
@pytest.mark.parametrize(("have", "money", "left"), [(4, 3, 3), (4, 0, 3), (1, 0, 0)])
def test_flamboyance_that_cannot_be_paid(have: int, money: int, left: int) -> None:
    """With too little treasury the prestige is lost without a question, and nothing is paid."""
    g = from_step(spain(prestige={"red": have}, treasury={"red": money}), interest)

    assert g.over
    assert (left, money) == (prestige(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CE-25N-r")
@pytest.mark.ruling("AMB-150")
def test_flamboyance_follows_the_interest() -> None:
    """Loans have grown when Spain is asked; without prestige it is not asked, and other nations never are."""
    g = nations_table(
        nations={"red": "spain", "blue": "france"},
        prestige={"red": 1, "blue": 5},
        treasury={"red": 1, "blue": 9},
        loans={"red": [3]},
    )

    from_step(g, interest)
    assert ("red", "flamboyance", [4]) == (asked(g), prompt(g), loans(g, "red"))
    say(g, "yes")
    assert (5, 9) == (prestige(g, "blue"), treasury(g, "blue"))

    modest = from_step(spain(treasury={"red": 3}), interest)
    assert modest.over
    assert 3 == treasury(modest, "red")


@pytest.mark.rule("CE-25N-r")
@pytest.mark.ruling("AMB-150")
def test_a_winner_needs_no_flamboyance() -> None:
    """Spain with its tenth prestige has won at once."""
    g = spain(prestige={"red": 9}, west_indies="red")

    conquer(g, "red", "west indies")

    assert "red" == winner(g)
    assert 10 == prestige(g, "red")


# --- the Dutch Republic ---


@pytest.mark.rule("CE-25N-t")
def test_logistics_maximum_one() -> None:
    """The nation is never offered Logistics, with as much treasury as it likes, and sends one counter."""
    g = nations_table(nations={"red": "dutch republic"}, treasury={"red": 20})

    assert ["track seafaring", "track navy", "track economy"] == offered(use(g, "red", "scientist"))
    say(use(g, "red", "viceroy"), "territory brazil")

    assert g.over
    assert 1 == track(g, "red", "logistics")
    assert "red" == shown(g, "brazil")


@pytest.mark.rule("CE-25N-u")
@pytest.mark.ruling("AMB-151")
@pytest.mark.parametrize(("position", "count"), [({}, 2), ({"new spain": "red", "canada": "red"}, 4)])
def test_two_more_monopolies(position: dict[str, str], count: int) -> None:
    """With none on the map the Dutch count two, with two they count four, and build as many merchant fleets."""
    g = nations_table(nations={"red": "dutch republic", "blue": "france"}, treasury={"red": 9, "blue": 9})
    with_counters(g, position)

    assert count == monopolies(g, seat_of("red"))
    assert 0 == monopolies(g, seat_of("blue"))
    perform(g, FLEETS_PHASE)
    assert ("blue", [0]) == (asked(g), amounts(g))
    say(g, "amount 0")
    assert ("red", list(range(count + 1))) == (asked(g), amounts(g))


@pytest.mark.rule("CE-25N-u")
@pytest.mark.ruling("AMB-151")
@pytest.mark.parametrize(("nation", "token"), [("dutch republic", "green"), ("great britain", "orange")])
def test_the_first_player_token(nation: str, token: str) -> None:
    """Against one monopoly of Orange the Dutch two win the token; another nation without any does not."""
    g = nations_table(nations={"green": nation}, canada="orange")

    from_step(g, pass_token)

    assert token == COLOURS[g.s.first]


# --- Great Britain ---


@pytest.mark.rule("CE-25N-v")
@pytest.mark.ruling("AMB-107")
@pytest.mark.parametrize(("attacker", "defender"), [("red", "blue"), ("blue", "red")])
@pytest.mark.parametrize("again", [0, 3])
def test_the_reroll(attacker: str, defender: str, again: int) -> None:
    """Great Britain, attacking or not, sees both rolls and may roll all its dice again; then the new roll stands."""
    g = nations_table(nations={"red": "great britain", "blue": "france"}, squadrons={"red": 4, "blue": 5})

    declare_war(g, attacker, defender)
    say(g, 1, 1)
    assert ("red", "reroll", ["yes", "no"]) == (asked(g), prompt(g), offered(g))
    say(g, "yes")
    assert 4 == dice(g)
    say(g, again)

    assert "surrender" == prompt(g)
    assert (3, 5 - again) == (squadrons(g, "red"), squadrons(g, "blue"))


@pytest.mark.rule("CE-25N-v")
@pytest.mark.ruling("AMB-107")
def test_the_reroll_once_in_each_year() -> None:
    """One re-roll a year, at sea only; it may be declined, and comes back in the next year."""
    g = nations_table(nations={"red": "great britain"}, brazil="red, blue", squadrons={"red": 3, "blue": 3})

    declare_war(g, "red", "blue")
    say(g, 0, 0)
    assert "successes" == prompt(g)
    say(g, 1, 0)
    assert "reroll" == prompt(g)
    say(g, "no")
    assert ("surrender", 2) == (prompt(g), squadrons(g, "blue"))
    say(g, "no", "no", 0, 0, 1, 0)

    assert "reroll" == prompt(g)


@pytest.mark.rule("CE-25N-v")
def test_no_reroll_for_others() -> None:
    """Nobody else re-rolls, and Great Britain has nothing to roll again without squadrons."""
    others = nations_table(nations={"red": "france", "blue": "spain"}, squadrons={"red": 2, "blue": 2})
    sunk = nations_table(nations={"red": "great britain"}, brazil="red, blue", squadrons={"blue": 2})

    say(declare_war(others, "red", "blue"), 1, 0)
    say(declare_war(sunk, "red", "blue"), 0, 0, 0)

    assert ["surrender", "surrender"] == [prompt(others), prompt(sunk)]


# --- France ---


@pytest.mark.rule("CE-25N-w")
@pytest.mark.parametrize("second", ["red", "green"])
def test_two_wars_in_a_turn(second: str) -> None:
    """France fights one war in one round and another in a later one, against the same enemy or another."""
    g = nations_table(
        nations={"blue": "france"},
        squadrons={"blue": 5, "red": 5, "green": 5},
        prestige={"red": 2, "green": 2},
        diplomacy={"blue": 7},
    )
    events = listen(g)

    say(to_round(g, "blue", SOVEREIGN_CARD), "use sovereign", "player red", 0, 0, "yes")
    say(next_round(g, "blue", SOVEREIGN_CARD), "use sovereign", f"player {second}", 0, 0, "yes")

    assert 2 == len(told(events, facts.WAR_DECLARED))
    assert 4 == len(rolls(events))
    assert (2, 5) == (prestige(g, "blue"), diplomacy(g, "blue"))


@pytest.mark.rule("CE-25N-w", "CE-25N-h")
def test_one_rebel_in_a_turn() -> None:
    """The Rebel on the other half of the card is used once only."""
    g = nations_table(nations={"blue": "france"})

    say(to_round(g, "blue", SOVEREIGN_CARD), "use rebel", "territory brazil")
    next_round(g, "blue", SOVEREIGN_CARD)

    assert "use sovereign" in offered(g)
    assert "use rebel" not in offered(g)


@pytest.mark.rule("CE-25N-x")
@pytest.mark.ruling("AMB-152")
def test_peace_instead_of_war() -> None:
    """France moves one space right instead of fighting; nothing else happens."""
    g = nations_table(nations={"blue": "france"}, squadrons={"blue": 1, "red": 1})
    before = remembered(g)

    use(g, "blue", "sovereign")
    assert ["player red", "player green", "player orange", "peace"] == offered(g)
    say(g, "peace")

    assert g.over
    assert 5 == diplomacy(g, "blue")
    changed = {field for field, value in g.s.numbers().items() if value != before[field]}
    assert {"diplomacy", "uses"} == changed


@pytest.mark.rule("CE-25N-x")
@pytest.mark.ruling("AMB-152")
def test_peace_needs_no_enemy() -> None:
    """France behind everybody has nobody to attack, but may use the Sovereign for peace; another nation may not."""
    g = nations_table(nations={"blue": "france"}, diplomacy={"blue": 2})
    other = nations_table(nations={"blue": "portugal"}, diplomacy={"blue": 2})

    assert can(g, "blue", "sovereign")
    assert not can(other, "blue", "sovereign")
    use(g, "blue", "sovereign")

    assert g.over
    assert 3 == diplomacy(g, "blue")


# --- two or three players ---


@pytest.mark.rule("CE-25S-b", "CE-25S-e")
@pytest.mark.ruling("AMB-153")
def test_territories_on_no_card_are_out() -> None:
    """With two or three players every territory that no card names is marked as excluded, the Levant for instance."""
    g = begin(3, "blue", "spain", "france", "great britain")
    goals = "west indies, new spain, peru, east indies, new france, egypt, new england, canada, india"

    assert set(TERRITORIES) - set(goals.split(", ")) == excluded(g)
    assert {"levant", "barbary"} <= excluded(g)
    assert excluded(g) == {name for i, name in enumerate(TERRITORIES) if view(g, 0).table.s.excluded >> i & 1}
    assert {tokens(g, name) for name in excluded(g)} == {0}
    assert set(TERRITORIES) - excluded(g) == {TERRITORIES[territory_of(space)] for space in all_spaces(g)}


@pytest.mark.rule("CE-25S-b")
@pytest.mark.ruling("AMB-153")
def test_nothing_happens_in_excluded_territories() -> None:
    """Nobody explores them, sends counters or missions there, or stirs up unrest, although they hold no prestige."""
    g = begin(2, "blue", "spain", "france")
    for name in ("new spain", "new france"):
        g.s.tokens[TERRITORIES.index(name)] = 0

    for character in ("explorer", "viceroy", "missionary", "rebel"):
        places = {word.removeprefix("territory ") for word in offered(use(g.copy(), "blue", character))}
        assert len(places) > 1, character
        assert not places & excluded(g), character


@pytest.mark.rule("CE-25S-b")
def test_four_players_use_the_whole_map() -> None:
    """With four or five nobody excludes anything."""
    assert set() == excluded(begin(4, "blue", "spain", "france", "great britain", "portugal"))
    assert set() == excluded(begin(5, "blue", *ALL_NATIONS[:4]))


@pytest.mark.rule("CE-25S-b")
def test_printed_example_of_persia() -> None:
    """With Spain, France and Great Britain, Persia is out of the game, on the shipped board."""
    g = started(NATIONS_GAME, 3)

    say(g, 0, "nation spain", "nation france", "nation great britain")

    assert "persia" in excluded(g)


@pytest.mark.rule("CE-25S-c", "CE-25S-d")
@pytest.mark.parametrize(
    ("nations", "need", "gain"),
    [(("france", "great britain"), 5, 1), (("spain", "great britain"), 7, 2), (("portugal", "great britain"), 7, 2)],
)
def test_america_without_spain_and_portugal(nations: tuple[str, str], need: int, gain: int) -> None:
    """Without both America is known: no harder, no extra prestige, and no voyage around the world."""
    g = begin(2, "blue", *nations)
    g.s.round = 1

    assert need == successes_needed(g, "blue", "canada")
    say(explore(g, "blue", "canada"), 10, "pass")

    assert gain == prestige(g, "blue")
    assert gain - 1 == g.s.circumnavigation
    g.s.round = 2
    say(explore(g, "red", "new england"), 0)
    assert ("circumnavigate" if gain == 2 else "over") == prompt(g)


@pytest.mark.rule("CE-25S-a")
def test_two_play_with_nations() -> None:
    """A game for two begins with the choice of nations, and their rules hold."""
    g = begin(2, "red", "dutch republic", "france")

    assert "program" == prompt(g)
    assert 2 == monopolies(g, seat_of("blue"))
    assert 7 == sum(hand(g, seat_of("red")))
    assert [1] * 6 == hand(table(), seat_of("red"))


@pytest.mark.ruling("AMB-144")
def test_worlds_after_portugal_has_lost_its_card() -> None:
    """Who looks at Portugal's row knows that the lost card may still lie in it."""
    g = nations_table(
        round=0,
        nations={"blue": "portugal"},
        prestige={"blue": 5},
        unexplored="brazil, india",
        treasury=dict.fromkeys(FOUR, 1),
    )
    perform(g, TURN)
    explorer = "explorer/conqueror"
    program(g, "blue", f"{explorer}, {explorer}, viceroy/ambassador, trader/financier, merchant/governor")
    for colour in FOUR[1:]:
        program(g, colour)

    say(g, "use explorer", "territory brazil", 10, "pass")

    worlds = [redeal(view(g, 1), Random(i)).s.rows[:5] for i in range(200)]
    assert any([CARDS.index(explorer) in row[1:] for row in worlds])
