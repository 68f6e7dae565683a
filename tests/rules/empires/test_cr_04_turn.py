"""CR 4 The seven phases of a turn; CR 12 the play of a card; CR 12.4 the loan."""

import pytest

from metropole.games.empires.positions import perform, seat_of, to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.board import CHARACTERS, TERRITORIES
from metropole.games.empires.rules.game import FLEETS_PHASE, ORDER, PRIVATEERING, Game
from metropole.games.empires.rules.queries import monopolies
from metropole.games.empires.rules.revised.turn import BY_PRESTIGE, add_interest, maintain, repay_before_upkeep
from metropole.games.empires.rules.turn import fleets_phase
from metropole.kernel import NotOfferedError
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, fleets, loans, squadrons, treasury
from tests.rules.empires.common import (
    FOUR,
    ONE_EACH,
    asked,
    board_with,
    differences,
    each_told,
    prompt,
    remembered,
    say_if,
    told,
)
from tests.rules.empires.revised_turns import (
    at_step,
    lay,
    lays,
    leave_out,
    pass_phases,
    pass_rounds,
    table,
    through,
    to_turn,
    usable,
    with_stacks,
)
from tests.rules.questions import chance, decision, listen

OTHERS = ("red", "green", "orange")

# A territory for each number of resources that are no monopoly, since Red has one of them too.
WARES = (
    "barbary",
    "egypt",
    "levant",
    "arabia",
    "persia",
    "canada",
    "peru",
    "japan",
)
WARES_MAP = board_with(resources=dict.fromkeys([*WARES, "guyanas"], "orange") | {"east indies": "red"})


def to_naval(g: Game) -> Game:
    """The phase of Naval Forces begins; the order of play is left as it is."""
    return at_step(g, repay_before_upkeep)


def order_of(g: Game) -> list[str]:
    """The order of play after the phase of the First Player, if the dice are not needed."""
    perform(g, ORDER, BY_PRESTIGE)
    assert g.over, "nobody is equal in everything"
    return [COLOURS[seat] for seat in g.s.order]


def hand_of_five(g: Game) -> list[str]:
    """The cards of the player who is asked, whether or not anything could be done with them."""
    cards = {CARDS[CHARACTERS.index(character) // 2] for character in usable(g)} | set(lays(g))
    return [card for card in CARDS if card in cards]


# --- CR 4 phases ---


@pytest.mark.rule("CR-4-a")
def test_seven_phases_in_order() -> None:
    """Rounds, Merchant Fleets, the order, upkeep and Squadrons, Privateers, interest, the card to leave out."""
    g = table(
        treasury={"blue": 9},
        new_spain="blue",
        squadrons={"blue": 6},
        loans={"blue": [16]},
        turn=3,
        war_points={"red": 5, "green": 6, "orange": 7},
    )
    to_turn(g)
    events = listen(g)
    phases = [g.edition.phases[g.s.phase]]
    pass_rounds(g)
    answers = (
        ("build-fleets", "amount 2"),
        ("repay", "done"),
        ("build-squadrons", "amount 1"),
        ("privateer", "player green"),
    )
    for key, word in answers:
        assert (key, "blue") == (prompt(g), asked(g))
        phases.append(g.edition.phases[g.s.phase])
        say(g, word)
    say(g, "done")
    assert "repay" == prompt(g)
    phases.append(g.edition.phases[g.s.phase])
    say(g, "done")
    assert "lock" == prompt(g)
    phases.append(g.edition.phases[g.s.phase])
    leave_out(g)
    assert ("play", 4) == (prompt(g), g.s.turn)
    naval = "naval forces"
    assert ["endeavour", "merchant fleets", naval, naval, "privateering", "interest", "cards"] == phases
    assert 7 == len(g.edition.phases)
    landmarks = told(
        events,
        facts.ROUND_BEGAN,
        facts.FLEETS_GAINED,
        facts.ORDER_PLACE,
        facts.SQUADRONS_GAINED,
        facts.PRIVATEER_PLACED,
        facts.INTEREST_ADDED,
        facts.CARD_LOCKED,
        facts.TURN_BEGAN,
    )
    assert [
        *[("round-began", number) for number in range(2, 6)],
        ("fleets-gained", 0, 2),
        *[("order-place", seat, seat + 1) for seat in range(4)],
        ("squadrons-gained", 0, 1),
        ("privateer-placed", 0, 2),
        ("interest-added", 0, 2),
        *[("card-locked", seat, 0) for seat in range(4)],
        ("turn-began", 4),
        ("round-began", 1),
    ] == landmarks
    assert 9 - 2 - 1 - 1 - 1 == treasury(g, "blue"), "two fleets, upkeep, a squadron and a privateer"


# --- CR 4.1 endeavour ---


@pytest.mark.rule("CR-4.1-a", "CR-4.1-d")
@pytest.mark.parametrize("order", ["green, blue, orange, red", "orange, green, red, blue"])
def test_five_rounds_in_player_order(order: str) -> None:
    """In each of five rounds everybody plays one card, by the order cards and not around the table."""
    g = to_turn(table(order=order, turn=1))
    acted: list[tuple[int, str]] = []
    while prompt(g) == "play":
        acted.append((g.s.round, asked(g)))
        lay(g)
    assert [(number, colour) for number in range(1, 6) for colour in order.split(", ")] == acted


@pytest.mark.rule("CR-4.1-a")
def test_a_card_is_open_when_it_is_played() -> None:
    """Whoever plays a card shows it to everybody at once, before the next player chooses theirs."""
    g = to_turn(table(turn=1))
    events = listen(g)
    say(g, "lay merchant/governor")
    assert [("card-laid", 0, CARDS.index("merchant/governor"))] == told(events, facts.CARD_LAID)
    for seat in (-1, 1, 2, 3):
        seen = g.view(seat).table.s.laid
        assert [1 << CARDS.index("merchant/governor"), 0, 0, 0] == seen
    assert ("red", list(CARDS)) == (asked(g), hand_of_five(g)), "what Blue has played is Red's to play too"


@pytest.mark.rule("CR-4.1-c", "CR-12-a")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_card_is_played_once_a_turn(character: str) -> None:
    """Whichever Character of a card was used, neither of the two can be used again this turn, nor the card laid."""
    g = table(
        new_spain="blue, blue, blue, blue",
        west_indies="blue",
        colonies={"west indies": "blue"},
        unexplored="brazil",
        treasury={"blue": 9},
        fleets={"blue": 1},
        squadrons={"blue": 1},
        goods={"blue": 2},
        unrest={"new spain": 1},
        turn=1,
    )
    to_round(g, "blue")
    assert {*CHARACTERS} == {*usable(g)}
    through(say(g, f"use {character}"))
    g.s.round = 2
    to_round(g, "blue")
    card = CARDS[CHARACTERS.index(character) // 2]
    assert not {*card.split("/")} & {*usable(g)}
    assert card not in lays(g)
    assert [other for other in CARDS if other != card] == hand_of_five(g)


@pytest.mark.rule("CR-4.1-c", "CR-12-b")
def test_a_card_laid_is_played_as_well() -> None:
    """A card that was played without an action is gone for this turn."""
    g = to_turn(table(treasury=ONE_EACH, turn=1))
    say(g, "lay trader/financier")
    for _ in OTHERS:
        lay(g)
    assert ("blue", 2) == (asked(g), g.s.round)
    assert [card for card in CARDS if card != "trader/financier"] == hand_of_five(g)


@pytest.mark.rule("CR-4.1-d", "CR-4.1-e")
def test_the_sixth_card_is_put_aside() -> None:
    """In the first turn everybody chooses among six, five, four, three and two cards; one stays unplayed."""
    g = to_turn(table(turn=1))
    sizes: list[int] = []
    while prompt(g) == "play":
        if asked(g) == "blue":
            sizes.append(len(hand_of_five(g)))
        lay(g)
    assert [6, 5, 4, 3, 2] == sizes
    pass_phases(g)
    assert "lock" == prompt(g)
    assert "lock sovereign/rebel" not in offered(g), "that is the one which stayed in hand"


@pytest.mark.ruling("AMB-14")
def test_all_five_cards_of_a_later_turn_are_played() -> None:
    """From the second turn on a hand has the five cards not left out; the one left out comes back afterwards."""
    g = table(locked=dict.fromkeys(FOUR, "sovereign/rebel"), turn=2)
    to_turn(g)
    hands: list[list[str]] = []
    while prompt(g) == "play":
        if asked(g) == "blue":
            hands.append(hand_of_five(g))
            say(g, f"lay {lays(g)[-1]}")
        else:
            lay(g)
    five = [card for card in CARDS if card != "sovereign/rebel"]
    assert [five[: 5 - number] for number in range(4)] == hands[:4]
    pass_phases(g)
    assert [f"lock {card}" for card in five] == offered(g)
    leave_out(g, "merchant/governor")
    assert ("play", "blue", 3) == (prompt(g), asked(g), g.s.turn)
    assert [card for card in CARDS if card != "merchant/governor"] == hand_of_five(g)


# --- CR 12 using a card ---


@pytest.mark.rule("CR-12-a", "CR-4.1-a")
def test_one_character_of_a_card() -> None:
    """Of a card in hand either Character may be used, not both: after one of them the next player is asked."""
    g = to_turn(table(treasury={"blue": 2}, west_indies="blue", turn=1))
    assert {"scientist", "missionary"} <= {*usable(g)}
    say(g, "use missionary")
    assert "red" == asked(g)
    assert 1 == g.s.missions[TERRITORIES.index("west indies")]
    assert 0 == sum(g.s.tracks), "no progress was bought with the other half of the card"


@pytest.mark.rule("CR-12-b")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "sovereign/rebel"])
def test_passing_with_a_card_that_could_be_used(card: str) -> None:
    """A card whose Characters could act may be played without acting: nothing changes, and the round is over."""
    g = table(treasury={"blue": 9}, fleets={"blue": 1}, goods={"blue": 1}, west_indies="blue", unexplored="brazil")
    to_turn(g)
    assert {*card.split("/")} & {*usable(g)}
    before = remembered(g)
    say(g, f"lay {card}")
    assert {"laid"} == differences(g, before)
    assert "red" == asked(g)


@pytest.mark.rule("CR-12-c")
@pytest.mark.ruling("AMB-13")
@pytest.mark.parametrize(
    ("blue", "unexplored", "able"),
    [
        (4, "", ["sovereign", "rebel"]),
        (4, ", ".join(TERRITORIES), ["sovereign"]),
        (1, "", ["rebel"]),
        (1, ", ".join(TERRITORIES), []),
    ],
)
def test_no_passing_with_the_sovereign_and_the_rebel(blue: int, unexplored: str, able: list[str]) -> None:
    """Their card can be played without an action only if there is nobody to attack and nowhere to stir up."""
    g = to_round(table(diplomacy={"blue": blue}, unexplored=unexplored, treasury={"blue": 1}, turn=1), "blue")
    assert able == [character for character in usable(g) if character in ("sovereign", "rebel")]
    assert ("sovereign/rebel" not in lays(g)) == bool(able)
    assert "explorer/conqueror" in lays(g)


@pytest.mark.rule("CR-12-c")
@pytest.mark.ruling("AMB-13")
def test_the_last_card_may_be_the_compulsory_one() -> None:
    """Blue, who kept the Sovereign's card to the last round, has to use one of its Characters."""
    g = table(locked={"blue": "trader/financier"}, treasury={"blue": 1}, round=5)
    g.s.laid[0] = sum([1 << CARDS.index(card) for card in CARDS if card not in ("trader/financier", "sovereign/rebel")])
    to_round(g, "blue")
    assert ["use sovereign", "use rebel"] == offered(g)
    with pytest.raises(NotOfferedError):
        say(g, "lay sovereign/rebel")


@pytest.mark.ruling("AMB-129")
def test_no_gifts() -> None:
    """Treasury cannot be given to others: whatever a player could be asked in their round, no gift is among it."""
    g = to_turn(table(treasury=dict.fromkeys(FOUR, 9), loans={"blue": [3]}))
    assert {"use", "lay", "pile"} == {option.split()[0] for option in offered(g)}
    assert 0 == g.edition.gift_cap


# --- CR 4.2 merchant fleets ---


@pytest.mark.rule("CR-4.2-a", "CR-4.2-b", "CR-4.2-c")
def test_printed_example_of_fleets() -> None:
    """C4-1, EX-CR-4-1 The monopoly of Spices and three more resources allow up to three fleets, or none."""
    g = table(
        board=WARES_MAP,
        east_indies="blue",
        egypt="blue",
        levant="blue",
        persia="blue",
        guyanas="red",
        treasury={"blue": 9},
    )
    assert 1 == monopolies(g, seat_of("blue"))
    perform(g, FLEETS_PHASE)
    assert ("blue", [0, 1, 2, 3]) == (asked(g), amounts(g))
    for count in range(4):
        trial = say(g.copy(), f"amount {count}")
        assert (9 - count, count) == (treasury(trial, "blue"), fleets(trial, "blue"))


@pytest.mark.rule("CR-4.2-b")
@pytest.mark.parametrize(("resources", "most"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4, 4])))
def test_fleets_for_resources(resources: int, most: int) -> None:
    """One fleet for one or two resources, two for three or four, three for five or six, four for seven or more."""
    g = table(board=WARES_MAP, guyanas="red", treasury={"blue": 9})
    with_stacks(g, dict.fromkeys(WARES[:resources], "blue"))
    assert 0 == monopolies(g, seat_of("blue"))
    perform(g, FLEETS_PHASE)
    if most == 0:
        assert g.over, "nothing can be bought, and so nobody is asked"
    else:
        assert list(range(most + 1)) == amounts(g)


@pytest.mark.rule("CR-4.2-a")
@pytest.mark.ruling("AMB-22")
def test_spaces_of_a_monopoly_count_as_resources_too() -> None:
    """Two Gold spaces are two monopolies, and with a third resource three resources: two fleets and two more."""
    g = table(
        board=WARES_MAP,
        new_spain="blue",
        west_africa="yellow: blue",
        egypt="blue",
        guyanas="red",
        treasury={"blue": 9},
    )
    assert [0, 1, 2, 3, 4] == amounts(perform(g, FLEETS_PHASE))


@pytest.mark.rule("CR-4.2-c")
def test_fleets_cost_a_treasury_each() -> None:
    """Whoever has one Treasury builds one fleet at most, whatever they control."""
    g = table(board=WARES_MAP, new_spain="blue", egypt="blue", levant="blue", guyanas="red", treasury={"blue": 1})
    assert [0, 1] == amounts(perform(g, FLEETS_PHASE))
    say(g, "amount 1")
    assert (0, 1) == (treasury(g, "blue"), fleets(g, "blue"))


@pytest.mark.ruling("AMB-16")
def test_fleets_are_bought_in_player_order() -> None:
    """Purchases are open and go by the order cards, each known to the next buyer."""
    g = table(new_spain="blue", egypt="red", japan="green", treasury=ONE_EACH, order="green, red, orange, blue")
    perform(g, FLEETS_PHASE)
    for colour in ("green", "red", "blue"):
        assert colour == asked(g)
        say(g, "amount 1")
        assert 1 == g.view(-1).table.s.fleets[seat_of(colour)]
    assert g.over


# --- CR 4.3 the order of play ---


@pytest.mark.rule("CR-4.3-a")
def test_fewest_points_first() -> None:
    """The player with the fewest points is first, the one with the most last, whatever the order was."""
    g = table(war_points={"blue": 3, "red": -1, "green": 5, "orange": 0}, order="green, blue, orange, red")
    assert ["red", "orange", "blue", "green"] == order_of(g)
    assert seat_of("red") == g.s.first


@pytest.mark.rule("CR-4.3-a")
def test_points_are_those_of_the_moment() -> None:
    """A monopoly, a Colony and a city count for the order as well as victories do."""
    g = table(
        east_indies="blue",
        colonies={"india": "red", "brazil": "green"},
        relevant={"brazil": 2},
        war_points={"orange": 4},
    )
    assert [1, 2, 3, 4] == g.s.prestige
    assert list(FOUR) == order_of(g)


@pytest.mark.rule("CR-4.3-b")
def test_equal_points_fewer_resources() -> None:
    """Of players with equal points the one who controls fewer resources comes first."""
    g = table(
        board=WARES_MAP,
        egypt="blue",
        levant="blue",
        persia="blue",
        arabia="red",
        canada="red",
        peru="green",
        treasury={"orange": 9},
    )
    assert ["orange", "green", "red", "blue"] == order_of(g)


@pytest.mark.rule("CR-4.3-b")
@pytest.mark.ruling("AMB-18")
def test_resources_before_monopolies() -> None:
    """Equal points: Blue has two resources and no monopoly, Red one resource that is a monopoly. Red comes first."""
    g = table(
        seats=3,
        board=WARES_MAP,
        egypt="blue",
        levant="blue",
        guyanas="green",
        east_indies="red",
        war_points={"blue": 1, "green": 4},
    )
    assert [1, 1, 4] == g.s.prestige
    assert ["red", "blue", "green"] == order_of(g)


@pytest.mark.rule("CR-4.3-b")
@pytest.mark.ruling("AMB-18")
def test_equal_resources_fewer_monopolies() -> None:
    """One resource each and equal points: Red's is no monopoly, Blue's is, and Red comes first though richer."""
    g = table(
        seats=3,
        board=WARES_MAP,
        east_indies="blue",
        egypt="red",
        guyanas="green",
        treasury={"red": 9},
        war_points={"red": 1, "green": 4},
    )
    assert [1, 1, 4] == g.s.prestige
    assert ["red", "blue", "green"] == order_of(g)


@pytest.mark.rule("CR-4.3-c")
def test_then_the_lower_treasury() -> None:
    """Debt is subtracted: Red has most Treasury and least after the loan; Blue's ships do not matter."""
    g = table(
        seats=3,
        treasury={"blue": 4, "red": 12, "green": 5},
        loans={"red": [10]},
        fleets={"red": 9},
        squadrons={"blue": 2},
    )
    assert ["red", "blue", "green"] == order_of(g)
    g = table(seats=3, treasury={"blue": 4, "red": 1, "green": 5}, loans={"blue": [5], "green": [7]})
    assert ["green", "blue", "red"] == order_of(g), "minus two, minus one, one"


@pytest.mark.rule("CR-4.3-d")
def test_then_fewer_ships() -> None:
    """Merchant Fleets and Squadrons are added: five ships of Blue's come after four of Red's and before six."""
    g = table(seats=3, fleets={"blue": 1, "red": 4, "green": 3}, squadrons={"blue": 4, "green": 3})
    assert ["red", "blue", "green"] == order_of(g)
    g = table(seats=3, fleets={"blue": 3, "red": 2, "green": 2}, squadrons={"red": 2, "green": 0})
    assert ["green", "blue", "red"] == order_of(g)


@pytest.mark.rule("CR-4.3-e")
@pytest.mark.ruling("AMB-157")
def test_then_the_die() -> None:
    """Players who are equal in everything are drawn, each as likely as the other; the rest keep their places."""
    g = table(seats=5, war_points={"red": 3, "yellow": -1}, order="red, orange, green, blue, yellow")
    perform(g, ORDER, BY_PRESTIGE)
    draw = chance(g)
    tied = sorted([seat_of(colour) for colour in ("blue", "green", "orange")])
    assert ("order", tied, [1, 1, 1]) == (draw.key, draw.outcomes, draw.weights)
    say(g, seat_of("green"))
    assert sorted([seat_of("blue"), seat_of("orange")]) == chance(g).outcomes
    say(g, seat_of("orange"))
    assert g.over
    assert ["yellow", "green", "orange", "blue", "red"] == [COLOURS[seat] for seat in g.s.order]


@pytest.mark.rule("CR-4.3-a", "CR-4.3-c")
@pytest.mark.ruling("AMB-19")
def test_loans_do_not_lower_the_points_of_the_order() -> None:
    """Blue's five points weigh more than Red's three, though Blue's loan would leave one."""
    g = table(seats=3, war_points={"blue": 5, "red": 3, "green": 6}, loans={"blue": [20]}, treasury={"blue": 3})
    assert ["red", "blue", "green"] == order_of(g)


@pytest.mark.rule("CR-4-a")
@pytest.mark.ruling("AMB-20")
def test_the_new_order_holds_at_once() -> None:
    """Fleets are bought in the old order; Squadrons, Privateers and the next turn already follow the new one."""
    g = table(
        new_spain="blue",
        egypt="red",
        levant="green",
        treasury=dict.fromkeys(FOUR, 9),
        war_points={"red": 7, "green": 5, "orange": 4},
        order="blue, red, green, orange",
        locked=dict.fromkeys(FOUR, "sovereign/rebel"),
    )
    at_step(g, fleets_phase)
    for colour in ("blue", "red", "green"):
        assert ("build-fleets", colour) == (prompt(g), asked(g))
        say(g, "amount 0")
    new = ["blue", "orange", "green", "red"]
    for key, word in (("build-squadrons", "amount 0"), ("privateer", "done")):
        for colour in new:
            assert (key, colour) == (prompt(g), asked(g))
            say(g, word)
    leave_out(g)
    for colour in new:
        assert ("play", colour) == (prompt(g), asked(g))
        lay(g)


# --- CR 4.4 naval forces ---


@pytest.mark.rule("CR-4.4-a")
@pytest.mark.parametrize("navy", [1, 2, 3, 4])
def test_squadrons_up_to_the_navy_value(navy: int) -> None:
    """Treasury becomes Squadrons, at most as many in a turn as the Navy track says, or fewer, or none."""
    g = at_step(table(treasury={"blue": 9}, squadrons={"blue": 1}, tracks={"blue": f"navy {navy}"}), maintain)
    assert ("build-squadrons", "blue", list(range(navy + 1))) == (prompt(g), asked(g), amounts(g))
    say(g, f"amount {navy}")
    assert (9 - navy, 1 + navy) == (treasury(g, "blue"), squadrons(g, "blue"))
    assert "privateer" == prompt(g)


@pytest.mark.rule("CR-4.4-c")
@pytest.mark.ruling("AMB-21")
@pytest.mark.parametrize(
    ("count", "upkeep"),
    [(0, 0), (1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (20, 3), (21, 4), (26, 5)],
)
def test_upkeep(count: int, upkeep: int) -> None:
    """Nothing up to five Squadrons, then a Treasury for each further five or part of five, also beyond twenty."""
    g = at_step(table(treasury={"blue": 9}, squadrons={"blue": count}), maintain)
    assert (9 - upkeep, count) == (treasury(g, "blue"), squadrons(g, "blue"))


@pytest.mark.rule("CR-4.4-b")
def test_upkeep_before_building() -> None:
    """Six Squadrons cost a Treasury first; what is left buys new ones, and those cost nothing this turn."""
    g = at_step(table(treasury={"blue": 2}, squadrons={"blue": 6}, tracks={"blue": "navy 4"}), maintain)
    assert ("build-squadrons", [0, 1]) == (prompt(g), amounts(g))
    g = at_step(table(treasury={"blue": 3}, squadrons={"blue": 5}, tracks={"blue": "navy 4"}), maintain)
    say(g, "amount 3")
    assert (0, 8) == (treasury(g, "blue"), squadrons(g, "blue"))


@pytest.mark.ruling("AMB-21")
@pytest.mark.parametrize(
    ("count", "money", "kept", "left"),
    [(6, 0, 5, 0), (12, 1, 10, 0), (16, 2, 15, 0), (20, 0, 5, 0), (11, 2, 11, 0), (7, 1, 7, 0)],
)
def test_who_cannot_pay_disbands(count: int, money: int, kept: int, left: int) -> None:
    """As few Squadrons go as make the upkeep payable; it is then paid."""
    g = at_step(table(treasury={"blue": money}, squadrons={"blue": count}), maintain)
    assert (kept, left) == (squadrons(g, "blue"), treasury(g, "blue"))


# --- CR 4.5 privateering ---


@pytest.mark.rule("CR-4.5-a")
@pytest.mark.parametrize("boxes", [(), ("red",), ("red", "red"), ("orange", "green")])
def test_up_to_two_privateers(boxes: tuple[str, ...]) -> None:
    """None, one or two Privateers for a Treasury each, both with one player or with two, never with oneself."""
    g = perform(table(treasury={"blue": 3}), PRIVATEERING)
    for box in boxes:
        assert ("blue", ["done", "player red", "player green", "player orange"]) == (asked(g), offered(g))
        say(g, f"player {box}")
    if len(boxes) < 2:
        say(g, "done")
    assert g.over
    placed = g.s.privateers[:4]
    assert [boxes.count(colour) for colour in FOUR] == placed
    assert 3 - len(boxes) == treasury(g, "blue")
    assert [0, 0, 0, 0] == g.s.fleets, "they are nobody's fleets"


@pytest.mark.rule("CR-4.5-a")
def test_privateers_need_treasury() -> None:
    """With one Treasury there is one Privateer, and without any nobody is asked."""
    g = perform(table(treasury={"blue": 1}), PRIVATEERING)
    say(g, "player red")
    assert g.over
    assert [0, 1, 0, 0] == g.s.privateers[:4]


@pytest.mark.rule("CR-4.5-b")
def test_four_privateers_of_one_player() -> None:
    """Whoever has three in all may place one more, whoever has four none, wherever they are."""
    g = table(treasury={"blue": 5}, privateers={"blue in red": 1, "blue in green": 2})
    say(perform(g, PRIVATEERING), "player orange")
    assert g.over
    assert [0, 1, 2, 1] == g.s.privateers[:4]
    assert perform(table(treasury={"blue": 5}, privateers={"blue in red": 2, "blue in green": 2}), PRIVATEERING).over


@pytest.mark.rule("CR-4.5-c")
def test_four_privateers_in_one_box() -> None:
    """Red's box holds three of others: one more fits, whoever places it, and then Red is no longer offered."""
    g = table(treasury={"blue": 2, "orange": 2}, privateers={"green in red": 2, "orange in red": 1})
    say(perform(g, PRIVATEERING), "player red")
    assert ("blue", ["done", "player green", "player orange"]) == (asked(g), offered(g))
    say(g, "done")
    assert ("orange", ["done", "player blue", "player green"]) == (asked(g), offered(g))


# --- CR 4.6 interest ---


@pytest.mark.rule("CR-4.6-a", "CR-12.4-h")
@pytest.mark.ruling("AMB-131")
@pytest.mark.parametrize(
    ("loan", "interest"),
    [(1, 1), (15, 1), (16, 2), (30, 2), (31, 3), (45, 3), (46, 4), (60, 4), (61, 5), (75, 5), (76, 6)],
)
def test_interest(loan: int, interest: int) -> None:
    """One counter for every fifteen of the debt or part of fifteen, without end; no Treasury is touched."""
    g = at_step(table(loans={"blue": [loan], "green": [1]}, treasury={"red": 1}), add_interest)
    assert ([loan + interest], [2]) == (loans(g, "blue"), loans(g, "green"))
    assert [0, 1, 0, 0] == g.s.treasury


@pytest.mark.rule("CR-4.6-b")
def test_no_loan_no_interest() -> None:
    """Who owes nothing does not begin to owe."""
    g = at_step(table(loans={"blue": [3]}), add_interest)
    assert [[], [], []] == [loans(g, colour) for colour in OTHERS]
    assert ([0], [4]) == (g.s.pile_owners, g.s.piles)


@pytest.mark.rule("CR-4.6-b", "CR-12.4-d")
@pytest.mark.ruling("AMB-132")
def test_repaying_before_interest() -> None:
    """Before interest is added everybody may repay once more; a loan of sixteen paid down to fifteen grows by one."""
    g = table(loans={"blue": [16], "red": [2]}, treasury={"blue": 1, "red": 2}, order="red, blue, green, orange")
    pass_rounds(to_turn(g))
    while prompt(g) != "repay":
        g.answer(chance(g).outcomes[0] if prompt(g) == "order" else decision(g).options[0])
    while prompt(g) == "repay":
        say_if(say(g, "pile 1"), "repay-amount", f"amount {treasury(g, asked(g))}")
    assert "lock" == prompt(g)
    assert ([16], []) == (loans(g, "blue"), loans(g, "red"))


@pytest.mark.rule("CR-4.4-b", "CR-12.4-d")
@pytest.mark.ruling("AMB-132", "AMB-21")
@pytest.mark.parametrize(("repaid", "money", "ships"), [(0, 1, 11), (1, 0, 11), (2, 0, 10), (3, 0, 5)])
def test_repaying_before_upkeep(repaid: int, money: int, ships: int) -> None:
    """What is repaid before upkeep cannot be taken for it: eleven squadrons cost two, and not all can be kept."""
    g = to_naval(table(treasury={"blue": 3, "green": 1}, loans={"blue": [7]}, squadrons={"blue": 11}))
    assert ("repay", "blue", ["done", "pile 1"]) == (prompt(g), asked(g), offered(g))
    say(g, *(["pile 1", f"amount {repaid}"] if repaid else []))
    say_if(g, "repay", "done")
    assert "build-squadrons" == prompt(g)
    assert ([7 - repaid], money, ships) == (loans(g, "blue"), treasury(g, "blue"), squadrons(g, "blue"))


@pytest.mark.rule("CR-12.4-d")
@pytest.mark.ruling("AMB-132")
def test_repaying_before_upkeep_goes_by_the_new_order() -> None:
    """Whoever owes upkeep and a loan is asked, in the order of play; who has five squadrons or no loan is not."""
    g = table(
        loans={"blue": [7], "red": [7], "green": [7]},
        treasury={"blue": 3, "red": 3, "green": 3, "orange": 3},
        squadrons={"blue": 6, "red": 6, "green": 5, "orange": 6},
        order="orange, green, red, blue",
    )
    to_naval(g)
    found = []
    while prompt(g) == "repay":
        found.append(asked(g))
        say(g, "done")
    assert ["red", "blue"] == found
    assert [2, 2, 3, 2] == g.s.treasury


# --- CR 4.7 the card to leave out ---


@pytest.mark.rule("CR-4.7-a", "CR-4.7-b")
def test_one_of_the_cards_played() -> None:
    """Any of the five cards that a player played this turn may be set aside; not the one kept in hand."""
    g = to_turn(table(turn=1))
    say(g, "use rebel", "territory egypt", "territory levant")
    while prompt(g) == "play":
        say(g, f"lay {next(card for card in lays(g) if asked(g) != 'blue' or card != 'trader/financier')}")
    pass_phases(g)
    for colour in FOUR:
        kept = "trader/financier" if colour == "blue" else "sovereign/rebel"
        question = g.question(seat_of(colour))
        assert question is not None
        assert [f"lock {card}" for card in CARDS if card != kept] == [g.space.name(a) for a in question.options]
        with pytest.raises(NotOfferedError):
            g.answer(g.space.parse(f"lock {kept}"), seat_of(colour))


@pytest.mark.rule("CR-4.7-a")
def test_a_card_used_can_be_left_out() -> None:
    """Cards with which something was done count as played just like the others."""
    g = table(treasury={"blue": 1}, turn=1)
    to_turn(g)
    say(g, "use scientist")
    pass_rounds(g)
    pass_phases(g)
    assert "lock scientist/missionary" in offered(g)


@pytest.mark.rule("CR-4.7-c")
def test_a_card_left_out_is_missing_for_one_turn() -> None:
    """Each leaves out a card of their own choice; in the next turn they do not have it, and the others do."""
    g = to_turn(table(turn=1))
    pass_phases(pass_rounds(g))
    chosen = ("explorer/conqueror", "trader/financier", "merchant/governor", "trader/financier")
    say(g, *[f"lock {card}" for card in chosen])
    for colour, card in zip(FOUR, chosen, strict=True):
        assert colour == asked(g)
        assert [other for other in CARDS if other != card] == hand_of_five(g)
        with pytest.raises(NotOfferedError):
            say(g, f"lay {card}")
        lay(g)


@pytest.mark.ruling("AMB-15")
def test_cards_are_left_out_at_once_and_unseen() -> None:
    """All are asked together; nobody sees a choice before everybody has made theirs, and then all are known."""
    g = at_step(table(), add_interest)
    assert ("lock", [0, 1, 2, 3]) == (prompt(g), g.awaiting())
    g.answer(g.space.parse("lock viceroy/ambassador"), seat_of("green"))
    assert 1 == len(g.view(seat_of("green")).given)
    for seat in (-1, 0, 1, 3):
        assert ([], [-1] * 4) == (g.view(seat).given, g.view(seat).table.s.locked)
    events = listen(g)
    say(g, "lock explorer/conqueror", "lock explorer/conqueror", "lock trader/financier")
    assert [0, 0, 1, 4] == each_told(events, facts.CARD_LOCKED, "card")
    for seat in (-1, 0, 1, 2, 3):
        assert [0, 0, 1, 4] == g.view(seat).table.s.locked


# --- CR 12.4 the loan ---


@pytest.mark.rule("CR-12.4-a", "CR-12.4-b")
@pytest.mark.parametrize("economy", [2, 10])
def test_a_loan_of_ten(economy: int) -> None:
    """Ten counters of debt and ten Treasuries, whatever the Economy is."""
    g = table(treasury={"red": 1}, tracks={"red": f"economy {economy}"})
    use(g, "red", "financier")
    assert g.over, "there is nothing to choose"
    assert ([10], 11) == (loans(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CR-12.4-c")
def test_any_number_of_loans() -> None:
    """A new loan is added to the debt there is; nothing limits their number."""
    g = table(loans={"red": [7], "blue": [4]})
    for number in range(1, 9):
        use(g, "red", "financier")
        assert ([7 + 10 * number], 10 * number) == (loans(g, "red"), treasury(g, "red"))
    assert [4] == loans(g, "blue")


@pytest.mark.rule("CR-12.4-d", "CR-12.4-e")
@pytest.mark.ruling("AMB-132")
def test_repaying_before_the_character() -> None:
    """In their round a player pays back a part, then another, and then uses a card; each Treasury is a counter less."""
    g = to_round(table(treasury={"red": 5}, loans={"red": [4], "blue": [9]}), "red")
    assert [1, 2, 3, 4] == amounts(say(g, "pile 1"))
    say(g, "amount 2")
    assert ([2], 3) == (loans(g, "red"), treasury(g, "red"))
    say(g, "pile 1", "amount 2")
    assert ([], [9], 1) == (loans(g, "red"), loans(g, "blue"), treasury(g, "red"))
    assert "pile 1" not in offered(g)
    assert "scientist" in usable(g)


@pytest.mark.rule("CR-12.4-d", "CR-12.4-e")
@pytest.mark.ruling("AMB-132")
def test_repaying_after_the_character() -> None:
    """Treasury that an action brought may pay back a loan at once: here the loan itself."""
    g = say(to_round(table(loans={"red": [3]}), "red"), "use financier")
    assert ("repay", "red", ["done", "pile 1"]) == (prompt(g), asked(g), offered(g))
    say(g, "pile 1", "amount 10")
    assert g.over
    assert ([3], 0) == (loans(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CR-12.4-e")
def test_no_more_than_the_treasury() -> None:
    """Two Treasuries take two counters off a loan of seven, and no more."""
    g = say(to_round(table(treasury={"red": 2}, loans={"red": [7]}), "red"), "pile 1")
    assert [1, 2] == amounts(g)


@pytest.mark.rule("CR-12.4-d")
def test_a_repayment_is_no_action() -> None:
    """After it the player still has all their cards."""
    g = to_round(table(treasury={"red": 2}, loans={"red": [1]}, turn=1), "red")
    cards = hand_of_five(g)
    say(g, "pile 1")
    assert ("play", "red", cards) == (prompt(g), asked(g), hand_of_five(g))
