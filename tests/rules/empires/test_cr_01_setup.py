"""CR 1-3 Components, terms and set-up."""

from fractions import Fraction

import pytest

from metropole import registry
from metropole.games.empires.positions import edition_of, laid_out, perform, seat_of, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS, TRACKS
from metropole.games.empires.rules.board import CANADA, CHARACTERS, PERU, PICTURES, TERRITORIES
from metropole.games.empires.rules.board import COLOURS as RESOURCES
from metropole.games.empires.rules.game import FLEETS_PHASE, WINDOW, Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, counters_in, explored, monopolies, pool
from metropole.games.empires.rules.revised.turn import end_turn, maintain
from metropole.games.empires.rules.start import start
from metropole.games.empires.rules.state import NOBODY, NOWHERE
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, fleets, goods, loans, missions, squadrons, treasury, unrest
from tests.rules.empires.common import (
    asked,
    available,
    board_with,
    dice,
    differences,
    each_told,
    prompt,
    remembered,
    say_if,
    territory,
    told,
    track,
)
from tests.rules.empires.overseas import explore
from tests.rules.empires.revised_turns import (
    MAP,
    REVISED,
    at_step,
    begun,
    in_order,
    lays,
    rebellion,
    table,
    to_turn,
    usable,
)
from tests.rules.questions import chance, decision, listen, play

NEAR_EUROPE = ("levant", "barbary", "egypt")
OUT = ("congo", "amazonia")
LINKS = {
    "CR-2-a": [("canada", "wild west")],
    "CR-2-b": [("japan", "china")],
    "CR-2-c": [("arabia", "egypt"), ("arabia", "persia"), ("arabia", "levant")],
    "CR-2-d": [("west indies", "new france"), ("west indies", "guyanas"), ("west indies", "new spain")],
    "CR-2-e": [("east indies", "indochina"), ("east indies", "australia")],
    "CR-2-f": [("new spain", "california")],
}

any_number_of_players = pytest.mark.parametrize("seats", [3, 4, 5, 6])


# --- CR 1 what is in the box ---


@pytest.mark.rule("CR-1-a", "CR-1.1-a")
def test_one_map_of_territories() -> None:
    """Everything on the map lies in a territory: each has a name of its own, and no space belongs to two."""
    board = registry.EMPIRES.load_board().board
    assert len(set(TERRITORIES)) == len(TERRITORIES) == len(board.difficulty) == len(board.spaces)
    every = [space for spaces in board.spaces for space in spaces]
    assert len(set(every)) == len(every) > 0


@pytest.mark.rule("CR-1-b", "CR-2-o")
def test_explorations_use_the_ordinary_die() -> None:
    """An exploration is one roll of a die with the faces 1 to 6, each as likely as the other."""
    roll = chance(use(table(unexplored="india"), "blue", "explorer"))
    assert ("die", [1, 2, 3, 4, 5, 6], [1] * 6) == (roll.key, roll.outcomes, roll.weights)
    assert ("die", [1, 2, 3, 4, 5, 6]) == (roll.key, chance(at_step(table(turn=8), end_turn)).outcomes)


@pytest.mark.rule("CR-1-c", "CR-2-p")
def test_five_special_dice() -> None:
    """However many Squadrons fight, five dice are rolled; each is a success with two of its six faces."""
    g = table(squadrons={"blue": 9}, privateers={"red in blue": 1}, diplomacy={"blue": 1})
    use(g, "blue", "sovereign")
    assert 5 == dice(g)
    total = sum(chance(g).weights)
    assert [Fraction(32, 243), Fraction(80, 243)] == [Fraction(weight, total) for weight in chance(g).weights[:2]]
    one = chance(
        use(table(squadrons={"blue": 1}, privateers={"red in blue": 1}, diplomacy={"blue": 1}), "blue", "sovereign")
    )
    assert ([0, 1], Fraction(2, 6)) == (one.outcomes, Fraction(one.weights[1], sum(one.weights)))


@pytest.mark.rule("CR-1-d", "CR-3-a")
def test_forty_counters_of_each_colour() -> None:
    """Six colours of forty: what is not on the board or the tracks at the start is in the Pools, 21 each."""
    g = begun(6)
    assert 6 == len(set(COLOURS))
    assert [40 - 5 - 10 - 3 - 1] * 6 == [pool(g, seat_of(colour)) for colour in COLOURS]
    assert 0 == sum([counters_in(g, t) for t in ALL_TERRITORIES])


@pytest.mark.ruling("AMB-01")
def test_counters_do_not_run_out() -> None:
    """With all forty counters in use a player can still take a loan, and interest is still added."""
    g = table(treasury={"blue": 35})
    assert 0 == pool(g, seat_of("blue"))
    use(g, "blue", "financier")
    assert (45, [10], -20) == (treasury(g, "blue"), loans(g, "blue"), pool(g, seat_of("blue")))


@pytest.mark.rule("CR-1-e", "CR-7-o")
def test_prestige_tokens_suffice() -> None:
    """Fifty-six tokens are enough for six players: no position of a game has more points than that."""
    most = 0

    def count(g: Game) -> None:
        nonlocal most
        most = max(most, sum([max(0, points) for points in g.s.prestige]))

    play(in_order(begun(6), *COLOURS[:5]), lambda g: g.s.turn == 6, count)
    assert 0 < most <= 56


@pytest.mark.rule("CR-1-f")
@pytest.mark.ruling("AMB-02")
def test_markers_for_unrest_and_missions() -> None:
    """Unrest and Missions lie side by side; when all 35 markers are in use there is still another of either kind."""
    g = table(unrest=dict.fromkeys(TERRITORIES[:9], 4), peru="blue")
    assert 36 == sum(g.s.unrest)
    use(g, "blue", "missionary")
    assert (1, 36) == (missions(g, "peru"), sum(g.s.unrest))
    say(say_if(use(g, "blue", "rebel"), "rebel", "stir unrest"), "territory peru", "territory brazil")
    assert (1, 1, 38) == (unrest(g, "peru"), missions(g, "peru"), sum(g.s.unrest))


@pytest.mark.rule("CR-1-g")
@pytest.mark.ruling("AMB-02")
def test_colony_markers() -> None:
    """Each colour has its own Colonies and one is for Independent States; an eighth of a colour is a Colony as well."""
    seven = ("barbary", "egypt", "levant", "persia", "arabia", "canada", "peru")
    g = table(west_indies="blue", colonies=dict.fromkeys(seven, "blue"), independent="west indies")
    assert not available(g, "blue", "conqueror"), "an independent state has twice the Native Power"
    g = table(west_indies="blue, blue", colonies=dict.fromkeys(seven, "blue"), independent="west indies")
    use(g, "blue", "conqueror")
    assert 0 == g.s.independent
    assert 8 == g.s.colonies.count(seat_of("blue"))


@pytest.mark.rule("CR-1-h", "CR-2-l", "CR-2-m")
def test_counters_count_by_their_value() -> None:
    """A loan of ten, of which seven are paid back: it does not matter of which counters the sums consist."""
    g = use(table(), "red", "financier")
    assert (10, [10]) == (treasury(g, "red"), loans(g, "red"))
    say(perform(g, WINDOW, seat_of("red")), "pile 1", "amount 7")
    assert (3, [3]) == (treasury(g, "red"), loans(g, "red"))


@pytest.mark.rule("CR-1-i", "CR-2-n")
def test_city_markers_with_even_values() -> None:
    """Five markers: a city costs and is worth 2, 4, 6, 8 or 10."""
    g = table(
        west_indies="blue", colonies={"west indies": "blue"}, treasury={"blue": 30}, tracks={"blue": "economy 10"}
    )
    assert [2, 4, 6, 8, 10] == amounts(use(g, "blue", "governor"))
    say(g, "amount 8")
    assert (8, 22) == (g.s.city_value, treasury(g, "blue"))


@pytest.mark.rule("CR-1-j", "CR-2-s")
@pytest.mark.parametrize("first", ["blue", "orange"])
def test_the_first_player_begins(first: str) -> None:
    """One player has the token, and is the first to play a card."""
    rest = [colour for colour in COLOURS[:4] if colour != first]
    g = to_turn(table(order=", ".join([first, *rest])))
    assert (first, seat_of(first)) == (asked(g), g.s.first)


@pytest.mark.rule("CR-1-k", "CR-3-b")
@any_number_of_players
def test_six_cards_with_two_characters(seats: int) -> None:
    """Everybody has the same six cards, and their two sides are twelve different Characters."""
    assert (
        "explorer/conqueror",
        "viceroy/ambassador",
        "sovereign/rebel",
        "merchant/governor",
        "trader/financier",
        "scientist/missionary",
    ) == CARDS
    assert CHARACTERS == tuple([side for card in CARDS for side in card.split("/")])
    g = to_turn(table(seats=seats, unexplored="india", turn=1))
    for colour in COLOURS[:seats]:
        assert colour == asked(g)
        hand = {*lays(g)} | {CARDS[CHARACTERS.index(character) // 2] for character in usable(g)}
        assert {*CARDS} == hand
        say(g, f"lay {lays(g)[0]}")


@pytest.mark.rule("CR-1-l", "CR-1.4-a")
@pytest.mark.ruling("AMB-06")
def test_six_nation_boards() -> None:
    """Three to six can play, each with a Prestige track and boxes for Treasury, Merchant Fleets and Squadrons."""
    rule_set = registry.find(REVISED)
    assert [3, 4, 5, 6] == list(rule_set.seats)
    for seats in (2, 7):
        with pytest.raises(registry.SeatCountError, match="3 to 6"):
            rule_set.start(seats)
    for seats in rule_set.seats:
        g = begun(seats)
        assert [seats] * 4 == [len(box) for box in (g.s.prestige, g.s.treasury, g.s.fleets, g.s.squadrons)]


@pytest.mark.rule("CR-1-m", "CR-3-h")
def test_order_cards() -> None:
    """Chance gives each player one of the places 1 to 6, and they play by these and not as they sit."""
    g = begun(6)
    events = listen(g)
    for colour in ("green", "black", "blue", "yellow", "red"):
        left = [seat for seat in range(6) if seat not in each_told(events, facts.ORDER_PLACE, "seat")]
        draw = chance(g)
        assert ("order", left, [1] * len(left)) == (draw.key, draw.outcomes, draw.weights)
        in_order(g, colour)
    places = told(events, facts.ORDER_PLACE)
    assert [("order-place", seat, place) for place, seat in enumerate([2, 5, 0, 4, 1, 3], 1)] == places
    for colour in ("green", "black", "blue", "yellow", "red", "orange"):
        assert colour == asked(g)
        say(g, "lay merchant/governor")


# --- CR 1.1 the map ---


@pytest.mark.rule("CR-1.1-b")
@pytest.mark.parametrize("name", OUT)
def test_territories_out_of_play(name: str) -> None:
    """Nobody explores Congo or Amazonia, sends counters there or stirs up anything, whatever the map has there."""
    board = board_with(resources=dict.fromkeys(OUT, "grey"), difficulty=dict.fromkeys(OUT, 3))
    g = in_order(start(edition_of(REVISED), board, 4), "blue", "red", "green")
    use(g, "blue", "explorer")
    assert f"territory {name}" not in offered(g)
    assert "territory india" in offered(g)
    g.s.tokens = [0] * len(TERRITORIES)
    for character in ("viceroy", "rebel"):
        say_if(use(g, "blue", character), "rebel", "stir unrest")
        assert f"territory {name}" not in offered(g)
        assert "territory egypt" in offered(g)
    assert 25 == len([t for t in ALL_TERRITORIES if not g.s.excluded >> t & 1])


@pytest.mark.rule("CR-1.1-c")
def test_most_territories_have_resources() -> None:
    """Most territories have a resource space, some several, West Africa by print two."""
    counts = [len(spaces) for spaces in registry.EMPIRES.load_board().board.spaces]
    assert len([count for count in counts if count]) > len(counts) / 2
    assert 2 == len(registry.EMPIRES.load_board().board.spaces[territory("west africa")])


@pytest.mark.rule("CR-1.1-d")
def test_ten_types_of_resources() -> None:
    """Eighteen pictures belong to ten edge colours, each picture to one colour, and all are found on the map."""
    board = registry.EMPIRES.load_board().board
    assert (18, 10) == (len(set(PICTURES)), len(set(RESOURCES)))
    pairs = {(board.space_picture[space], board.space_colour[space]) for space in board.all_spaces}
    assert set(range(18)) == {picture for picture, _ in pairs}
    assert 18 == len(pairs)
    assert set(range(10)) == {colour for _, colour in pairs}


@pytest.mark.rule("CR-1.1-e")
def test_only_the_edge_colour_counts() -> None:
    """Spaces of one colour are one type whatever they show; one picture with two colours would be two types."""
    g = table(west_indies="blue", new_france="red")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]
    g = table(peru="blue", canada="red")
    assert 1 == len({MAP.space_picture[space] for space in (*MAP.spaces[PERU], *MAP.spaces[CANADA])})
    assert [1, 1] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CR-1.1-f")
def test_almost_everywhere_are_natives() -> None:
    """Nearly every territory has Native Power: West Africa 3, New Spain 4, West Indies 1, New France 3 by print."""
    power = registry.EMPIRES.load_board().board.native_power
    assert len([one for one in power if one]) > 0.9 * len(power)
    assert [3, 4, 1, 3] == [power[territory(t)] for t in ("west africa", "new spain", "west indies", "new france")]


@pytest.mark.rule("CR-1.1-g")
def test_difficulties_from_two_to_seven() -> None:
    """Every territory has a Difficulty from 2 to 7, both occur, and nothing in play is explored from the start.

    Printed are West Indies 3, India, New Spain, Guyanas and Brazil 4.
    """
    g = in_order(begun(), "blue", "red", "green")
    numbers = g.board.revised_difficulty
    assert (2, 7) == (min(numbers), max(numbers))
    assert {territory(t) for t in OUT} == {t for t in ALL_TERRITORIES if not g.s.tokens[t]}
    stated = ("west indies", "india", "new spain", "guyanas", "brazil")
    assert [3, 4, 4, 4, 4] == [numbers[territory(t)] for t in stated]


@pytest.mark.ruling("AMB-43")
@pytest.mark.parametrize("name", NEAR_EUROPE)
@pytest.mark.parametrize("roll", [1, 2])
def test_near_europe_is_explored_first(name: str, roll: int) -> None:
    """Levant, Barbary and Egypt are unexplored like everything, with Difficulty 2: a two finds them, a one does not."""
    g = in_order(begun(), "blue", "red", "green")
    assert "viceroy" not in usable(g)
    explore(g, "blue", name, roll)
    assert (roll == 2) == explored(g, territory(name))


@pytest.mark.rule("CR-1.2-a", "CR-2-h")
def test_the_market_holds_the_goods_of_all() -> None:
    """What Blue ships joins the Goods of others on the Market, and is Blue's."""
    g = table(brazil="blue", fleets={"blue": 1}, goods={"red": 2, "green": 1, "blue": 1})
    say_if(use(g, "blue", "merchant"), "ship-own", "space brazil 1")
    assert [2, 2, 1, 0] == g.s.goods
    assert (1, 0) == (fleets(g, "blue"), treasury(g, "blue")), "fleets sail again, and Goods are no money yet"


@pytest.mark.rule("CR-1.3-a")
def test_any_amount_of_debt() -> None:
    """The Loan display has room for the debts of all, however high."""
    g = table(loans={"blue": [10], "red": [3], "orange": [90]})
    for _ in range(12):
        use(g, "blue", "financier")
    assert ([130], [3], [], [90]) == tuple([loans(g, colour) for colour in COLOURS[:4]])


@pytest.mark.ruling("AMB-09")
def test_everything_in_the_boxes_is_open() -> None:
    """Every player, and whoever only looks on, sees all boxes, loans, Privateers, tracks and the cards left out."""
    g = table(
        treasury={"blue": 3, "red": 8},
        fleets={"green": 2},
        squadrons={"orange": 5},
        goods={"red": 4},
        loans={"green": [4]},
        privateers={"red in green": 2},
        locked={"orange": "trader/financier"},
        war_box=3,
        brazil="red, blue",
    )
    to_turn(g)
    boxes = "treasury fleets squadrons goods prestige diplomacy tracks piles stacks privateers locked war_box".split()
    truth = g.s.numbers()
    for seat in (-1, 0, 1, 2, 3):
        seen = g.view(seat).numbers()
        assert {field: truth[field] for field in boxes} == {field: seen[field] for field in boxes}


# --- CR 2 terms ---


@pytest.mark.rule("CR-2-a", "CR-2-b", "CR-2-c", "CR-2-d", "CR-2-e", "CR-2-f")
@pytest.mark.parametrize("statement", LINKS)
def test_links_that_print_states(statement: str) -> None:
    """Where the map leaves it in doubt the stated links hold, in both directions."""
    near = registry.EMPIRES.load_board().board.neighbours
    for one, other in LINKS[statement]:
        assert near[territory(one)] >> territory(other) & 1
        assert near[territory(other)] >> territory(one) & 1


@pytest.mark.rule("CR-2-c", "CR-2-d", "CR-2-e")
@pytest.mark.parametrize("island", ["arabia", "west indies", "east indies"])
def test_islands_have_no_other_links(island: str) -> None:
    """The guide names every neighbour of these three."""
    stated = {name for links in LINKS.values() for link in links if island in link for name in link} - {island}
    near = registry.EMPIRES.load_board().board.neighbours[territory(island)]
    assert stated == {name for name in TERRITORIES if near >> territory(name) & 1}


@pytest.mark.rule("CR-2-f")
def test_a_link_helps_the_explorer() -> None:
    """From New Spain California is one easier; the counter of somebody else does not help."""
    difficulty = board_with(difficulty={"california": 5}, continent={"california": "none"})
    for mine, need in (("blue", 4), ("red", 5), ("", 5)):
        for roll in range(1, 7):
            g = laid_out(REVISED, board=difficulty, unexplored="california", new_spain=mine)
            say(use(g, "blue", "explorer"), roll)
            assert (roll >= need) == explored(g, territory("california"))


@pytest.mark.rule("CR-2-g")
def test_treasuries_are_money() -> None:
    """One Treasury pays for Seafaring 1 and nothing dearer; ships and Goods are no money."""
    g = table(treasury={"blue": 1}, fleets={"blue": 9}, squadrons={"blue": 9}, goods={"blue": 9})
    use(g, "blue", "scientist")
    assert g.over, "only Seafaring can be paid, and so nothing is asked"
    assert (1, 0, 9, 9, 9) == (
        track(g, "blue", "seafaring"),
        treasury(g, "blue"),
        fleets(g, "blue"),
        squadrons(g, "blue"),
        goods(g, "blue"),
    )


@pytest.mark.rule("CR-2-i")
def test_squadrons_fight() -> None:
    """Treasury moved to the Naval Forces box becomes Squadrons, and these roll the dice against Privateers."""
    g = at_step(table(treasury={"blue": 2}, tracks={"blue": "navy 2"}, fleets={"blue": 4}), maintain)
    say(g, "amount 2")
    assert (0, 2) == (treasury(g, "blue"), squadrons(g, "blue"))
    g.s.privateers[1 * 4 + 0] = 1
    say(use(g, "blue", "sovereign"), "hunt")
    assert 2 == dice(g)


@pytest.mark.rule("CR-2-j")
def test_merchant_fleets_ship() -> None:
    """Treasury moved to the Merchant Fleets box becomes a fleet; as many Goods are shipped as there are fleets."""
    g = table(new_spain="blue", brazil="blue", treasury={"blue": 1}, squadrons={"blue": 3})
    assert not available(g, "blue", "merchant")
    say(perform(g, FLEETS_PHASE), "amount 1")
    assert (0, 1) == (treasury(g, "blue"), fleets(g, "blue"))
    say(use(g, "blue", "merchant"), "space brazil 1")
    assert g.over
    assert 1 == goods(g, "blue")


@pytest.mark.rule("CR-2-k")
def test_privateers_are_not_the_owners_fleets() -> None:
    """Red's counters in Blue's box ship nothing for Blue, nor for Red."""
    g = table(brazil="blue", egypt="red", privateers={"red in blue": 2})
    assert not available(g, "blue", "merchant")
    assert not available(g, "red", "merchant")
    g = table(brazil="blue", new_spain="blue", privateers={"red in blue": 2}, fleets={"blue": 1})
    say(use(g, "blue", "merchant"), "space brazil 1")
    assert ("raid", "red", [0, 1, 2]) == (prompt(g), asked(g), amounts(g))


@pytest.mark.rule("CR-2-q", "CR-2-r")
def test_explored_by_an_explorer() -> None:
    """A Viceroy goes only where an explorer has succeeded, an explorer only where none has."""
    g = table(unexplored="brazil, peru", treasury={"blue": 1})
    assert ["territory brazil", "territory peru"] == sorted(offered(use(g, "blue", "explorer")))
    for roll, known in ((2, False), (6, True)):
        say(use(g, "blue", "explorer"), "territory brazil", roll)
        say_if(g, "buy-up", "no")
        say_if(g, "outfit", "done")
        use(g, "blue", "viceroy")
        assert known == ("territory brazil" in offered(g))
        assert "territory peru" not in offered(g)
    use(g, "blue", "explorer")
    assert "die" == prompt(g), "only Peru is left"


@pytest.mark.rule("CR-2-t")
def test_lost_counters_go_to_their_owners_pool() -> None:
    """Counters that a rebellion removes are nobody's: no box of their owner or of the rebel grows."""
    g = table(new_spain="red, red, red", unrest={"new spain": 1}, treasury={"red": 1, "blue": 2})
    before, in_pool = remembered(g), pool(g, seat_of("red"))
    rebellion(g, "blue", "new spain", 2)
    assert "red" == shown(g, "new spain")
    assert in_pool + 2 == pool(g, seat_of("red"))
    assert {"stacks", "uses"} == differences(g, before)


# --- CR 3 set-up ---


@pytest.mark.rule("CR-3-c", "CR-3-d", "CR-3-e")
@any_number_of_players
def test_what_every_player_begins_with(seats: int) -> None:
    """Ten Treasuries, three Merchant Fleets and a Squadron each, no Goods, no debt and no points."""
    g = begun(seats)
    assert ([10] * seats, [3] * seats, [1] * seats) == (g.s.treasury, g.s.fleets, g.s.squadrons)
    assert [0] * seats == g.s.goods == g.s.prestige == g.s.war_points
    assert ([], [0] * seats * seats) == (g.s.piles, g.s.privateers)


@pytest.mark.rule("CR-3-f", "CR-3-g")
@any_number_of_players
def test_markers_on_the_tracks(seats: int) -> None:
    """Seafaring 0, Navy 1, Logistics 1, Economy 2, and the fourth space of Diplomacy for everybody."""
    g = begun(seats)
    for colour in COLOURS[:seats]:
        assert [0, 1, 1, 2] == [track(g, colour, name) for name in TRACKS]
    assert [4] * seats == g.s.diplomacy


@pytest.mark.rule("CR-3-i")
@any_number_of_players
def test_the_first_two_discard_a_treasury(seats: int) -> None:
    """Players 1 and 2 pay one Treasury each before the first turn, all the others none."""
    order = [*reversed(COLOURS[:seats])]
    g = in_order(begun(seats), *order[:-1])
    assert (1, order[0]) == (g.s.turn, asked(g))
    assert [9 if colour in order[:2] else 10 for colour in COLOURS[:seats]] == g.s.treasury


@pytest.mark.rule("CR-3-h")
def test_nothing_else_lies_on_the_map() -> None:
    """The first turn begins without Colonies, Unrest, Missions or a city; nothing is known."""
    g = in_order(begun(), "red", "green", "blue")
    assert [0] * len(TERRITORIES) == g.s.unrest == g.s.missions == g.s.relevant_cities
    assert [NOBODY] * len(TERRITORIES) == g.s.colonies
    assert (0, NOWHERE, NOBODY, 0) == (g.s.independent, g.s.city, g.s.winner, g.s.war_box)
    assert [] == [name for name in TERRITORIES if explored(g, territory(name))]
    assert decision(g).seat == seat_of("red")
