"""5 Controlling resources."""

import pytest

from metropole.games.empires.positions import laid_out, perform, seat_of, shown, use
from metropole.games.empires.rules.control import controller, settled
from metropole.games.empires.rules.game import FLEETS_PHASE
from metropole.games.empires.rules.queries import monopolies
from metropole.testing import offered, say
from tests.rules.empires.common import NO_GIFTS, ONLY, asked, board_with, explore, rebellion, send, stack_of

# --- where counters go ---


@pytest.mark.rule("CE-5-a")
def test_counters_go_on_resource_spaces_only() -> None:
    """A territory without a resource takes no counter: the Viceroy is not offered it, and the explorer places none."""
    board = board_with(resources={"peru": "", "brazil": "beige"})
    g = laid_out(board=board, treasury={"blue": 3}, fleets={"blue": 1})
    use(g, "blue", "viceroy")
    assert "territory brazil" in offered(g)
    assert "territory peru" not in offered(g)

    g = laid_out(board=board, unexplored="peru, brazil", treasury={"blue": 3}, fleets={"blue": 1})
    say(use(g, "blue", "explorer"), "territory peru", 10)
    assert g.over
    assert [3, 1, 1] == [g.s.treasury[0], g.s.fleets[0], g.s.prestige[0]]


@pytest.mark.rule("CE-5-b", "CE-5-d")
def test_stacks_have_no_limit() -> None:
    """Players with few counters add theirs to a tall stack of others, each on top in the order of arrival."""
    tall = ", ".join(["red"] * 12)
    g = laid_out(brazil=tall, treasury={"blue": 1, "green": 1, "orange": 1})
    for colour in ("green", "blue", "orange"):
        send(g, colour, "brazil", ONLY)
    assert f"{tall}, green, blue, orange" == shown(g, "brazil")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-c")
def test_only_the_lowest_counter_controls() -> None:
    """Blue lies below Red, with as many counters: Blue alone controls, and so Blue alone has the monopoly."""
    g = laid_out(east_indies="red: blue, red, red, blue")
    assert [1, 0, 0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red", "green", "orange")]
    assert controller(stack_of("B R R B")) == seat_of("blue")


# --- monopolies ---


@pytest.mark.rule("CE-5-e", "CE-5-f", "CE-4-j")
def test_printed_example_of_monopolies() -> None:
    """EX-CE-5-1, C3-1 Spices, Silk in India and Indochina with nobody in China, and one of the Furs: three in all."""
    board = board_with(resources={"canada": "brown", "wild west": "brown"})
    g = laid_out(
        NO_GIFTS,
        board=board,
        east_indies="red: blue",
        india="blue: blue",
        indochina="blue: blue",
        canada="blue",
        treasury={"blue": 5},
    )
    assert 3 == monopolies(g, seat_of("blue"))

    perform(g, FLEETS_PHASE)
    assert "blue" == asked(g)
    assert ["amount 0", "amount 1", "amount 2", "amount 3"] == offered(g)


@pytest.mark.rule("CE-5-e", "CE-5-f")
def test_another_controller_ends_a_monopoly() -> None:
    """Once Red controls the third Silk neither has that monopoly; a Red counter that controls nothing does no harm."""
    g = laid_out(india="blue: blue", indochina="blue: blue", china="blue: red")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]
    g = laid_out(india="blue: blue", indochina="blue: blue, red")
    assert [1, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CE-5-g")
def test_breaking_a_monopoly_costs_a_step() -> None:
    """Red alone has Silk. Blue takes a vacant Silk space and moves one space left; Red does not."""
    g = laid_out(india="blue: red", treasury={"blue": 1})
    send(g, "blue", "indochina", "blue")
    assert [3, 4, 4, 4] == g.s.diplomacy
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CE-5-g")
def test_an_explorer_breaks_a_monopoly_too() -> None:
    """The trading post of an explorer on a vacant space of Red's colour costs the step as well."""
    board = board_with(resources={"brazil": "beige"})
    g = laid_out(board=board, unexplored="brazil", west_indies="red", fleets={"blue": 1})
    say(explore(g, "blue", "brazil", 10), "with fleet")
    assert "blue" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-g")
@pytest.mark.parametrize(
    ("in_india", "in_china", "why"),
    [("", "", "nobody has it"), ("blue", "", "it is their own"), ("red", "green", "two share it")],
)
def test_a_vacant_space_without_a_monopoly_is_free(in_india: str, in_china: str, why: str) -> None:
    """Where no other player alone controls the colour, a vacant space costs nothing."""
    g = laid_out(india=f"blue: {in_india}", china=f"blue: {in_china}", treasury={"blue": 1})
    send(g, "blue", "indochina", "blue")
    assert [4, 4, 4, 4] == g.s.diplomacy, why


@pytest.mark.rule("CE-5-h")
def test_a_counter_on_an_occupied_space_breaks_nothing() -> None:
    """Blue lays a counter on Red's Silk without taking it: Red keeps the monopoly, and nobody moves."""
    g = laid_out(india="blue: red", treasury={"blue": 1})
    send(g, "blue", "india", "blue")
    assert "blue: red, blue" == shown(g, "india").split(";")[0]
    assert [4, 4, 4, 4] == g.s.diplomacy
    assert 1 == monopolies(g, seat_of("red"))


@pytest.mark.rule("CE-5-i")
def test_each_gold_space_is_a_monopoly() -> None:
    """Gold counts by the space, whoever has the others: two for Blue and one for Red."""
    board = board_with(resources={"california": "yellow"})
    g = laid_out(board=board, new_spain="blue", west_africa="yellow: red", california="blue, red")
    assert [2, 1] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CE-5-i")
@pytest.mark.ruling("AMB-26")
def test_a_vacant_gold_space_is_free() -> None:
    """Red alone has Gold; Blue takes a vacant Gold space and breaks nothing, for each is a monopoly by itself."""
    g = laid_out(west_africa="yellow: red", treasury={"blue": 1})
    send(g, "blue", "new spain", ONLY)
    assert [4, 4, 4, 4] == g.s.diplomacy
    assert [1, 1] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]


@pytest.mark.rule("CE-5-j")
def test_taking_gold_from_another_costs_a_step() -> None:
    """Two Blue counters take the Gold of New Spain from one Red counter: one step left."""
    g = laid_out(new_spain="red", treasury={"blue": 2}, tracks={"blue": "logistics 2"})
    send(g, "blue", "new spain", ONLY, ONLY)
    assert "blue, blue, red" == shown(g, "new spain")
    assert [3, 4, 4, 4] == g.s.diplomacy


# --- taking control ---


@pytest.mark.rule("CE-5-k", "CE-5-l")
def test_printed_example_of_taking_control() -> None:
    """EX-CE-5-2, C3-2 One Red counter in Brazil, Blue sends two: they go below Red's, and Blue moves one left."""
    g = laid_out(brazil="red", treasury={"blue": 2}, tracks={"blue": "logistics 2"})
    send(g, "blue", "brazil", ONLY, ONLY)
    assert "blue, blue, red" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy
    assert 0 == g.s.treasury[0]


@pytest.mark.rule("CE-5-k", "CE-5-l")
def test_a_tie_takes_nothing() -> None:
    """With as many counters as the controller a player controls nothing, and pays nothing."""
    g = laid_out(brazil="red, blue, red", treasury={"blue": 1})
    send(g, "blue", "brazil", ONLY)
    assert "red, blue, red, blue" == shown(g, "brazil")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-k")
def test_more_than_any_other_single_player() -> None:
    """Two counters beat each of two others with one, though together the others have as many."""
    g = laid_out(brazil="red, green, blue", treasury={"blue": 1})
    send(g, "blue", "brazil", ONLY)
    assert "blue, blue, red, green" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-m")
def test_the_others_keep_their_order() -> None:
    """When Blue takes the bottom, all other counters stay as they lay."""
    g = laid_out(brazil="red, green, blue, orange, red, blue, green", treasury={"blue": 1})
    send(g, "blue", "brazil", ONLY)
    assert "blue, blue, blue, red, green, orange, red, green" == shown(g, "brazil")


@pytest.mark.rule("CE-5-l", "CE-10-e")
def test_nothing_to_lose_at_the_left_end() -> None:
    """On the leftmost space a resource can be taken all the same."""
    g = laid_out(brazil="red, blue", treasury={"blue": 1}, diplomacy={"blue": 1})
    send(g, "blue", "brazil", ONLY)
    assert "blue, blue, red" == shown(g, "brazil")
    assert 1 == g.s.diplomacy[0]


@pytest.mark.rule("CE-5-n", "CE-5-h")
@pytest.mark.ruling("AMB-28")
def test_one_space_costs_one_step() -> None:
    """C3-3 Blue takes Red's only Silk space by majority: the monopoly goes too, but the price is one step."""
    g = laid_out(indochina="blue: red, blue", treasury={"blue": 1})
    assert 1 == monopolies(g, seat_of("red"))
    send(g, "blue", "indochina", "blue")
    assert [0, 1] == [monopolies(g, seat_of(colour)) for colour in ("red", "blue")]
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-n", "CE-5-g")
@pytest.mark.ruling("AMB-25")
def test_each_space_has_its_price() -> None:
    """Two spaces taken by one Viceroy: a step for the one taken from Red, another for Green's broken monopoly."""
    board = board_with(resources={"peru": "yellow, blue"})
    g = laid_out(
        board=board,
        peru="yellow: red, blue",
        india="blue: green",
        treasury={"blue": 2},
        tracks={"blue": "logistics 2"},
    )
    send(g, "blue", "peru", "yellow", "blue")
    assert "yellow: blue, blue, red; blue: blue" == shown(g, "peru")
    assert [2, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-25")
def test_the_second_space_is_judged_after_the_first() -> None:
    """Two vacant spaces of one colour: the first breaks Red's monopoly, and for the second nothing is left to break."""
    board = board_with(resources={"peru": "blue, blue"})
    g = laid_out(board=board, india="blue: red", treasury={"blue": 2}, tracks={"blue": "logistics 2"})
    say(use(g, "blue", "viceroy"), "territory peru", "space peru 1", "space peru 2")
    assert "blue: blue; blue: blue" == shown(g, "peru")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-k")
@pytest.mark.ruling("AMB-30")
def test_control_is_settled_at_once() -> None:
    """The majority is looked at after every action: the next player already finds Blue in control."""
    g = laid_out(brazil="red, blue", treasury={"blue": 1, "red": 1})
    send(g, "blue", "brazil", ONLY)
    assert "blue, blue, red" == shown(g, "brazil")
    send(g, "red", "brazil", ONLY)
    assert "blue, blue, red, red" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy


# --- losses ---


@pytest.mark.rule("CE-5-o", "CE-5-q")
def test_the_next_counter_takes_the_place() -> None:
    """The lowest counter is lost, and the one above it controls: Red now has the monopoly, at no cost."""
    g = laid_out(new_spain="blue, red", unrest={"new spain": 1})
    say(rebellion(g, "green", "new spain", 1), "run 0")
    assert "red" == shown(g, "new spain")
    assert [0, 1] == [monopolies(g, seat_of(colour)) for colour in ("blue", "red")]
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-p", "CE-5-q")
def test_a_majority_goes_to_the_bottom() -> None:
    """The lowest of two Blue counters is lost: not the other, which lies next, but Green, who has more, controls."""
    g = laid_out(new_spain="blue, blue, red, green, green", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 1), "run 0")
    assert "green, green, blue, red" == shown(g, "new spain")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-p")
def test_the_bottom_is_lost_and_a_majority_takes_it() -> None:
    """Both Blue counters are lost, one after the other: Green with two counters controls, and Red stays above."""
    g = laid_out(new_spain="blue, blue, red, green, green", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 2), "run 0", "run 1")
    assert "green, green, red" == shown(g, "new spain")


@pytest.mark.rule("CE-5-r")
def test_of_tied_players_the_lowest_controls() -> None:
    """Red, Green and Orange are left with one counter each: Red lies lowest and controls."""
    g = laid_out(new_spain="blue, red, green, orange", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 1), "run 0")
    assert "red, green, orange" == shown(g, "new spain")


@pytest.mark.ruling("AMB-23")
def test_a_majority_may_arise_without_loss_at_the_bottom() -> None:
    """[B, R, R, B] loses its upper Blue counter: Red has the majority and the control, and pays nothing."""
    g = laid_out(new_spain="blue, red, red, blue", unrest={"new spain": 1})
    say(rebellion(g, "green", "new spain", 1), "run 2")
    assert "red, red, blue" == shown(g, "new spain")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-24")
def test_whoever_removes_chooses_the_place() -> None:
    """A stack of six counters with five runs: counters of one colour that lie together are alike."""
    g = laid_out(new_spain="red, blue, blue, red, blue, red", unrest={"new spain": 1})
    rebellion(g, "green", "new spain", 1)
    assert ["run 0", "run 1", "run 2", "run 3", "run 4"] == offered(g)
    for run, left in (
        (0, "blue, blue, red, blue, red"),
        (1, "red, blue, red, blue, red"),
        (3, "red, blue, blue, red, red"),
    ):
        g = laid_out(new_spain="red, blue, blue, red, blue, red", unrest={"new spain": 1})
        say(rebellion(g, "green", "new spain", 1), f"run {run}")
        assert left == shown(g, "new spain")


@pytest.mark.rule("CE-5-q")
@pytest.mark.ruling("AMB-28")
def test_a_monopoly_broken_by_losses_costs_nothing() -> None:
    """A rebellion takes Green's counter off Blue's: Blue controls a Silk and so ends Green's monopoly, at no cost."""
    board = board_with(resources={"indochina": "blue"}, native_power={"indochina": 2})
    g = laid_out(board=board, indochina="green, blue", india="blue: green", unrest={"indochina": 1})
    assert 1 == monopolies(g, seat_of("green"))
    say(rebellion(g, "orange", "indochina", 1), "run 0")
    assert "blue" == shown(g, "indochina")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "green")]
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-5-k", "CE-5-m", "CE-5-p", "CE-5-r")
@pytest.mark.parametrize(
    ("stack", "after"),
    [
        ("", ""),
        ("R", "R"),
        ("R B", "R B"),
        ("R B R", "R B R"),
        ("R B B", "B B R"),
        ("R B G", "R B G"),
        ("R B B R", "R B B R"),
        ("G B B Y Y", "B B G Y Y"),
        ("G Y B B Y", "Y Y G B B"),
        ("R B G G B O G", "G G G R B B O"),
    ],
)
def test_settling_stacks(stack: str, after: str) -> None:
    """The vectors of control: most counters, of tied players the one with the lowest counter, the rest as they lay."""
    assert stack_of(after) == settled(stack_of(stack))


@pytest.mark.rule("CE-5-b")
def test_every_run_of_a_mixed_stack_can_be_hit() -> None:
    """However mixed a stack is, each group of counters in it can be chosen."""
    g = laid_out(new_spain=", ".join(["red", "blue"] * 9), unrest={"new spain": 1})

    rebellion(g, "green", "new spain", 1)

    assert [f"run {i}" for i in range(18)] == offered(g)
