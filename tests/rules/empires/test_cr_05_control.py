"""CR 5 Control of resources; CR 6 the Progress tracks."""

import pytest

from metropole.games.empires.positions import laid_out, seat_of, shown, to_round, use
from metropole.games.empires.rules.action_space import TRACKS
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.control import controller, settled
from metropole.games.empires.rules.queries import monopolies
from metropole.games.empires.rules.revised.turn import maintain
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, can, goods, squadrons, treasury, unrest
from tests.rules.empires.common import ONLY, asked, available, board_with, prompt, space, stack_of, track
from tests.rules.empires.revised_turns import REVISED, at_step, rebellion, send, table, with_stacks

TWO = ("blue", "red")
LOGISTICS_TWO = {"blue": "logistics 2"}


# --- CR 5 where counters go ---


@pytest.mark.rule("CR-5-a")
def test_counters_go_on_resource_spaces_only() -> None:
    """A territory without a resource takes no counter: no Viceroy is offered it, and its explorer leaves nothing."""
    board = board_with(resources={"peru": "", "brazil": "beige"}, difficulty={"peru": 2})
    g = laid_out(REVISED, board=board, treasury={"blue": 3}, fleets={"blue": 1})
    use(g, "blue", "viceroy")
    assert "territory brazil" in offered(g)
    assert "territory peru" not in offered(g)

    g = laid_out(REVISED, board=board, unexplored="peru", treasury={"blue": 3}, fleets={"blue": 1})
    say(use(g, "blue", "explorer"), 6)
    assert g.over
    assert [3, 1, 0] == [g.s.treasury[0], g.s.fleets[0], sum(g.s.stacks)]


@pytest.mark.rule("CR-5-b", "CR-5-d")
def test_stacks_have_no_limit() -> None:
    """Others add their counters to a tall stack, each on top in the order of arrival."""
    tall = ", ".join(["red"] * 12)
    g = table(brazil=tall, treasury={"blue": 1, "green": 1, "orange": 1})
    for colour in ("green", "blue", "orange"):
        send(g, colour, "brazil", ONLY)
    assert f"{tall}, green, blue, orange" == shown(g, "brazil")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5-c")
def test_only_the_lowest_counter_controls() -> None:
    """Blue lies below Red with as many counters: the resource, its monopoly and its point are Blue's alone."""
    g = table(east_indies="blue, red, red, blue")
    assert [1, 0] == [monopolies(g, seat_of(colour)) for colour in TWO]
    assert [1, 0, 0, 0] == g.s.prestige
    assert seat_of("blue") == controller(stack_of("B R R B"))


@pytest.mark.rule("CR-5-c")
def test_only_the_controller_ships_the_goods() -> None:
    """The Merchant of a player whose counter lies on top finds nothing of their own there."""
    g = use(table(brazil="red, blue", fleets={"blue": 2}, treasury={"blue": 1}), "blue", "merchant")
    assert ("buy-goods", ["done", "space brazil 1"]) == (prompt(g), offered(g))
    say(g, "space brazil 1")
    assert ("sell", "red") == (prompt(g), asked(g))


# --- CR 5.1, 5.2 monopolies ---


@pytest.mark.rule("CR-5.1-a", "CR-5.1-b")
def test_printed_example_of_monopolies() -> None:
    """C4-2, EX-CR-5-1 Spices, Silk in India and Indochina with nobody in China, one of the Furs: three in all."""
    g = table(east_indies="blue", india="blue: blue", indochina="blue", canada="blue")
    assert 3 == monopolies(g, seat_of("blue"))
    assert [3, 0, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-5.1-a")
def test_another_controller_ends_a_monopoly() -> None:
    """Once Red controls the third Silk neither has the monopoly; a Red counter that controls nothing does no harm."""
    g = table(india="blue: blue", indochina="blue", china="blue: red")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in TWO]
    g = table(india="blue: blue", indochina="blue, red")
    assert [1, 0] == [monopolies(g, seat_of(colour)) for colour in TWO]


@pytest.mark.rule("CR-5.2-a")
def test_each_gold_space_is_a_monopoly() -> None:
    """Gold counts by the space, whoever has the others: two for Blue and one for Red."""
    g = table(new_spain="blue", west_africa="yellow: red", california="blue, red")
    assert [2, 1] == [monopolies(g, seat_of(colour)) for colour in TWO]
    assert [2, 1, 0, 0] == g.s.prestige


# --- CR 5.3 breaking a monopoly ---


@pytest.mark.rule("CR-5.3-a")
def test_printed_example_of_breaking_a_monopoly() -> None:
    """C4-3, EX-CR-5-2 Red alone has beige. Blue explores New France, takes its beige space and moves one left."""
    g = table(unexplored="brazil, new france", west_indies="red", fleets={"blue": 1})
    assert 1 == monopolies(g, seat_of("red"))
    say(use(g, "blue", "explorer"), "territory new france", 6, "with fleet")
    assert g.over
    assert "blue" == shown(g, "new france")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in TWO]
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.3-a")
def test_the_viceroy_breaks_a_monopoly_too() -> None:
    """Red alone has Silk. Blue sends a counter to a vacant Silk space and moves one space left; Red does not."""
    g = send(table(india="blue: red", treasury={"blue": 1}), "blue", "indochina", ONLY)
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.3-a")
@pytest.mark.parametrize(
    ("in_india", "in_china", "why"),
    [("", "", "nobody has it"), ("blue", "", "it is their own"), ("red", "green", "two share it")],
)
def test_a_vacant_space_without_a_monopoly_is_free(in_india: str, in_china: str, why: str) -> None:
    """Where no other player alone controls the colour, a vacant space costs nothing."""
    g = table(india=f"blue: {in_india}", china=f"blue: {in_china}", treasury={"blue": 1})
    send(g, "blue", "indochina", ONLY)
    assert [4, 4, 4, 4] == g.s.diplomacy, why


@pytest.mark.rule("CR-5.3-a", "CR-5.4-b")
@pytest.mark.ruling("AMB-27")
@pytest.mark.parametrize(
    ("brazil", "west_indies", "after"), [("", "red", "blue"), ("red, blue", "", "blue, blue, red")]
)
def test_at_the_left_end_there_is_no_price(brazil: str, west_indies: str, after: str) -> None:
    """On the leftmost space a monopoly can be broken, and a resource taken, all the same; the marker stays."""
    g = table(brazil=brazil, west_indies=west_indies, treasury={"blue": 1}, diplomacy={"blue": 1})
    send(g, "blue", "brazil", ONLY)
    assert after == shown(g, "brazil")
    assert [1, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.3-b")
@pytest.mark.ruling("AMB-26")
def test_gold_cannot_be_broken() -> None:
    """Red alone has Gold; Blue takes a vacant Gold space at no price, and both have a monopoly."""
    g = send(table(west_africa="yellow: red", treasury={"blue": 1}), "blue", "new spain", ONLY)
    assert [4, 4, 4, 4] == g.s.diplomacy
    assert [1, 1] == [monopolies(g, seat_of(colour)) for colour in TWO]


@pytest.mark.rule("CR-5.3-c")
def test_a_counter_on_an_occupied_space_breaks_nothing() -> None:
    """Blue lays a counter on Red's Silk without taking it: Red keeps the monopoly, and nobody moves."""
    g = send(table(indochina="red", treasury={"blue": 1}), "blue", "indochina", ONLY)
    assert "red, blue" == shown(g, "indochina")
    assert [4, 4, 4, 4] == g.s.diplomacy
    assert 1 == monopolies(g, seat_of("red"))


@pytest.mark.rule("CR-5.3-c", "CR-5.3-d")
@pytest.mark.ruling("AMB-28")
def test_one_space_costs_one_step() -> None:
    """Blue takes Red's only Silk by majority: the monopoly passes too, but the price is one step."""
    g = send(table(indochina="red, blue", treasury={"blue": 1}), "blue", "indochina", ONLY)
    assert [1, 0] == [monopolies(g, seat_of(colour)) for colour in TWO]
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.3-d")
@pytest.mark.ruling("AMB-25")
def test_each_space_has_its_price() -> None:
    """Two spaces of one action: a step for the one taken from Red, another for Green's broken monopoly."""
    g = laid_out(
        REVISED,
        board=board_with(resources={"peru": "yellow, blue"}),
        peru="yellow: red, blue",
        india="blue: green",
        treasury={"blue": 2},
        tracks=LOGISTICS_TWO,
    )
    send(g, "blue", "peru", "yellow", "blue")
    assert "yellow: blue, blue, red; blue: blue" == shown(g, "peru")
    assert [2, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-25")
def test_the_second_space_is_judged_after_the_first() -> None:
    """Two vacant spaces of one colour: the first breaks Red's monopoly, and for the second nothing is left to break."""
    board = board_with(resources={"peru": "blue, blue"})
    g = laid_out(REVISED, board=board, india="blue: red", treasury={"blue": 2}, tracks=LOGISTICS_TWO)
    say(use(g, "blue", "viceroy"), "territory peru", "space peru 1", "space peru 2")
    assert "blue: blue; blue: blue" == shown(g, "peru")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-30")
def test_counters_sent_together_are_settled_once() -> None:
    """Two counters for Red's space, named with another in between, arrive together: one step for each space."""
    g = laid_out(
        REVISED,
        board=board_with(resources={"peru": "grey, blue"}),
        peru="grey: red; blue: green, blue",
        treasury={"blue": 3},
        tracks={"blue": "logistics 3"},
    )
    send(g, "blue", "peru", "grey", "blue", "grey")
    assert "grey: blue, blue, red; blue: blue, blue, green" == shown(g, "peru")
    assert [2, 4, 4, 4] == g.s.diplomacy


# --- CR 5.4 taking control ---


@pytest.mark.rule("CR-5.4-a", "CR-5.4-b")
def test_printed_example_of_taking_control() -> None:
    """C4-4, EX-CR-5-3 Red has one counter in Brazil; Blue sends two with one Unrest, goes below, and steps left."""
    g = send(table(brazil="red", treasury={"blue": 2}, tracks=LOGISTICS_TWO), "blue", "brazil", ONLY, ONLY)
    assert "blue, blue, red" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy
    assert (0, 1) == (treasury(g, "blue"), unrest(g, "brazil"))


@pytest.mark.rule("CR-5.4-a", "CR-5.4-b")
def test_a_tie_takes_nothing() -> None:
    """With as many counters as the controller a player controls nothing, and pays nothing."""
    g = send(table(brazil="red, blue, red", treasury={"blue": 1}), "blue", "brazil", ONLY)
    assert "red, blue, red, blue" == shown(g, "brazil")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.4-a")
def test_more_than_any_other_single_player() -> None:
    """Two counters beat each of two others with one; all of Blue's go to the bottom, the rest lie as they lay."""
    g = send(table(brazil="red, green, blue, orange", treasury={"blue": 1}), "blue", "brazil", ONLY)
    assert "blue, blue, red, green, orange" == shown(g, "brazil")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.4-a")
@pytest.mark.ruling("AMB-30")
def test_control_is_taken_at_once() -> None:
    """The next player already finds Blue in control, and Blue's point is counted with the action."""
    g = table(new_spain="red, blue", treasury={"blue": 1, "red": 1})
    assert [0, 1, 0, 0] == g.s.prestige
    say(to_round(g, "blue"), "use viceroy", "territory new spain")
    assert "blue, blue, red" == shown(g, "new spain")
    assert [1, 0, 0, 0] == g.s.prestige
    send(g, "red", "new spain", ONLY)
    assert "blue, blue, red, red" == shown(g, "new spain")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.4-b")
def test_taking_gold_from_another_costs_a_step() -> None:
    """A Gold monopoly cannot be broken, but a Gold space taken from Red costs what any other does."""
    g = send(table(new_spain="red, blue", treasury={"blue": 1}), "blue", "new spain", ONLY)
    assert [3, 4, 4, 4] == g.s.diplomacy


# --- CR 5.5 losses ---


@pytest.mark.rule("CR-5.5-a", "CR-5.5-c")
def test_the_next_counter_takes_the_place() -> None:
    """The lowest counter is lost, and the one above it controls: the Gold is now Red's, at no price."""
    g = table(new_spain="blue, red", unrest={"new spain": 1})
    say(rebellion(g, "green", "new spain", 1), "run 0")
    assert "red" == shown(g, "new spain")
    assert [0, 1] == [monopolies(g, seat_of(colour)) for colour in TWO]
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.5-b", "CR-5.5-c")
def test_a_majority_goes_to_the_bottom() -> None:
    """The lower of two Blue counters is lost: not the other one but Green, who has more, controls, at no price."""
    g = table(new_spain="blue, blue, red, green, green", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 1), "run 0")
    assert "green, green, blue, red" == shown(g, "new spain")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.5-b")
def test_losses_together_are_settled_once() -> None:
    """Both Blue counters go: Green, with two, controls, and Red's single counter, now lowest, stays above."""
    g = table(new_spain="blue, blue, red, green, green", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 2), "run 0", "run 0")
    assert "green, green, red" == shown(g, "new spain")


@pytest.mark.rule("CR-5.5-a")
@pytest.mark.ruling("AMB-29")
def test_of_tied_players_the_lowest_controls() -> None:
    """Red, Green and Orange are left with one counter each, or two pairs tie: whoever lies lowest controls."""
    g = table(new_spain="blue, red, green, orange", unrest={"new spain": 1})
    say(rebellion(g, "orange", "new spain", 1), "run 0")
    assert "red, green, orange" == shown(g, "new spain")
    g = table(new_spain="blue, blue, red, green, orange, green, orange", unrest={"new spain": 1})
    say(rebellion(g, "red", "new spain", 2), "run 0", "run 0")
    assert "green, green, red, orange, orange" == shown(g, "new spain")


@pytest.mark.rule("CR-5.5-c")
@pytest.mark.ruling("AMB-23")
def test_a_majority_may_arise_without_loss_at_the_bottom() -> None:
    """[B, R, R, B] loses its upper Blue counter: Red has the majority and the control, and pays nothing."""
    g = table(new_spain="blue, red, red, blue", unrest={"new spain": 1})
    say(rebellion(g, "green", "new spain", 1), "run 2")
    assert "red, red, blue" == shown(g, "new spain")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-5.5-c")
@pytest.mark.ruling("AMB-28")
def test_a_monopoly_broken_by_losses_costs_nothing() -> None:
    """Green's counter goes off Blue's: Blue controls a Silk and ends Green's monopoly without moving left."""
    g = table(indochina="green, blue", india="blue: green", unrest={"indochina": 1})
    assert 1 == monopolies(g, seat_of("green"))
    say(rebellion(g, "orange", "indochina", 1), "run 0")
    assert "blue" == shown(g, "indochina")
    assert [0, 0] == [monopolies(g, seat_of(colour)) for colour in ("blue", "green")]
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.ruling("AMB-24")
@pytest.mark.parametrize(
    ("run", "left"),
    [
        (0, "blue, blue, red, blue, red"),
        (1, "red, blue, red, blue, red"),
        (3, "red, blue, blue, red, red"),
        (4, "blue, blue, blue, red, red"),
    ],
)
def test_whoever_removes_chooses_the_place(run: int, left: str) -> None:
    """Six counters in five runs: those of one colour that lie together are alike, the others are not."""
    g = table(new_spain="red, blue, blue, red, blue, red", unrest={"new spain": 1})
    rebellion(g, "green", "new spain", 1)
    assert [f"run {number}" for number in range(5)] == offered(g)
    say(g, f"run {run}")
    assert left == shown(g, "new spain")


@pytest.mark.rule("CR-5.4-a", "CR-5.5-b")
@pytest.mark.ruling("AMB-29")
@pytest.mark.parametrize(
    ("stack", "after"),
    [("R B", "R B"), ("R B R", "R B R"), ("G B B Y Y", "B B G Y Y"), ("R B G", "R B G"), ("G Y B B Y", "Y Y G B B")],
)
def test_settling_stacks(stack: str, after: str) -> None:
    """The derived vectors of control: most counters, of tied players the one with the lowest, the rest as they lay."""
    assert stack_of(after) == settled(stack_of(stack))


# --- CR 6 the progress tracks ---


@pytest.mark.rule("CR-6-b", "CR-6-c", "CR-6-d", "CR-6-e", "CR-6-f")
@pytest.mark.parametrize(
    ("name", "values"),
    [("seafaring", [0, 1, 2, 3]), ("navy", [1, 2, 3, 4]), ("logistics", [1, 2, 3, 4]), ("economy", [2, 4, 6, 10])],
)
def test_the_number_is_value_and_price(name: str, values: list[int]) -> None:
    """Step by step along a track: what is paid for a space is what the player then has, up to the fourth."""
    g = table(treasury={"blue": 30})
    assert values[0] == track(g, "blue", name)
    for value in values[1:]:
        before = treasury(g, "blue")
        g.s.navy_bought = 0
        say(use(g, "blue", "scientist"), f"track {name}")
        assert (before - value, value) == (treasury(g, "blue"), track(g, "blue", name))
    g.s.navy_bought = 0
    assert [f"track {other}" for other in TRACKS if other != name] == offered(use(g, "blue", "scientist"))


@pytest.mark.rule("CR-6-b")
def test_a_step_must_be_paid() -> None:
    """With two Treasuries Seafaring 1, Navy 2 and Logistics 2 can be paid, Economy 4 cannot."""
    g = use(table(treasury={"blue": 2}), "blue", "scientist")
    assert ["track seafaring", "track navy", "track logistics"] == offered(g)


@pytest.mark.rule("CR-6-c")
@pytest.mark.parametrize("seafaring", [0, 1, 2, 3])
def test_seafaring_eases_exploration(seafaring: int) -> None:
    """India has Difficulty 4: each value of Seafaring makes it one easier."""
    for roll in range(1, 7):
        g = table(unexplored="india", tracks={"blue": f"seafaring {seafaring}"})
        say(use(g, "blue", "explorer"), roll)
        assert (roll >= 4 - seafaring) == (g.s.tokens[TERRITORIES.index("india")] == 0)


@pytest.mark.rule("CR-6-d")
def test_navy_limits_squadrons() -> None:
    """Navy 3 allows three Squadrons in the phase of Naval Forces."""
    g = at_step(table(treasury={"blue": 9}, tracks={"blue": "navy 3"}), maintain)
    assert [0, 1, 2, 3] == amounts(g)
    say(g, "amount 3")
    assert 3 == squadrons(g, "blue")


@pytest.mark.rule("CR-6-e")
@pytest.mark.parametrize("logistics", [1, 2, 3, 4])
def test_logistics_limits_what_is_sent(logistics: int) -> None:
    """So many counters, and no more, go to one territory with one Viceroy."""
    g = table(treasury={"blue": 9}, tracks={"blue": f"logistics {logistics}"})
    say(use(g, "blue", "viceroy"), "territory brazil")
    sent = 1
    while prompt(g) == "send-more":
        say(g, "space brazil 1")
        sent += 1
    assert logistics == sent
    assert ", ".join(["blue"] * logistics) == shown(g, "brazil")


@pytest.mark.rule("CR-6-f")
@pytest.mark.parametrize("economy", [2, 4, 6, 10])
def test_economy_serves_trader_and_governor(economy: int) -> None:
    """Without Colonies the Trader sells as many Goods as the Economy says; with one, the Governor pays that much."""
    g = table(goods={"blue": 12}, tracks={"blue": f"economy {economy}"})
    assert economy == max(amounts(use(g, "blue", "trader")))
    g = table(
        west_indies="blue",
        colonies={"west indies": "blue"},
        treasury={"blue": 12},
        tracks={"blue": f"economy {economy}"},
    )
    use(g, "blue", "governor")
    prices = [2] if g.over else amounts(g)
    assert economy == max(prices)


@pytest.mark.rule("CR-6-g")
@pytest.mark.parametrize(("where", "edge"), [("india", "purple"), ("china", "green")])
@pytest.mark.parametrize("economy", [2, 4, 6, 10])
def test_no_viceroy_on_tea_and_opium_before_economy_six(where: str, edge: str, economy: int) -> None:
    """Below Economy 6 a Viceroy has only the Silk of India and China to go to."""
    g = table(treasury={"blue": 1}, tracks={"blue": f"economy {economy}"})
    say(use(g, "blue", "viceroy"), f"territory {where}")
    if economy >= 6:
        assert ("send-space", [space(g, where, "blue"), space(g, where, edge)]) == (prompt(g), offered(g))
    else:
        assert g.over, "there is nothing to choose"
        assert f"blue: blue; {edge}: " == shown(g, where)


@pytest.mark.rule("CR-6-g")
@pytest.mark.parametrize(("where", "edge"), [("india", "purple"), ("china", "green")])
@pytest.mark.parametrize("economy", [2, 4, 6, 10])
def test_no_explorer_on_tea_and_opium_before_economy_six(where: str, edge: str, economy: int) -> None:
    """Nor may the Merchant Fleet of an explorer go there."""
    g = table(unexplored=where, fleets={"blue": 1}, tracks={"blue": f"economy {economy}"})
    say(use(g, "blue", "explorer"), 6, "with fleet")
    if economy >= 6:
        assert ("occupy-space", [space(g, where, "blue"), space(g, where, edge)]) == (prompt(g), offered(g))
    else:
        assert g.over, "there is nothing to choose"
        assert f"blue: blue; {edge}: " == shown(g, where)


@pytest.mark.rule("CR-6-g", "CR-6-h")
@pytest.mark.parametrize("where", ["india", "china"])
def test_no_colony_in_india_or_china_before_economy_six(where: str) -> None:
    """However many counters lie on the Silk: without the Tea or the Opium not all resources are controlled."""
    edge = "purple" if where == "india" else "green"
    silk = f"blue: {', '.join(['blue'] * 9)}"
    g = with_stacks(table(treasury={"blue": 1}, tracks={"blue": "economy 4"}), {where: silk})
    assert not can(g, "blue", "conqueror")
    g = with_stacks(table(treasury={"blue": 1}, tracks={"blue": "economy 6"}), {where: silk})
    assert not can(g, "blue", "conqueror")
    send(g, "blue", where, edge)
    assert can(g, "blue", "conqueror")


@pytest.mark.rule("CR-6-i")
@pytest.mark.parametrize("who", ["red", "blue"])
def test_abolition_of_slavery(who: str) -> None:
    """Once anybody has Economy 10, whoever ships Slaves moves one space left; before that it costs nothing."""
    for economy, left in ((6, 4), (10, 3)):
        g = table(east_africa="blue", fleets={"blue": 3}, tracks={who: f"economy {economy}"})
        say(use(g, "blue", "merchant"), "space east africa 1")
        assert ([left, 4, 4, 4], 1) == (g.s.diplomacy, goods(g, "blue"))


@pytest.mark.rule("CR-6-i")
def test_abolition_comes_with_the_step() -> None:
    """The Scientist's step to Economy 10 abolishes slavery at once, for everybody and for good."""
    g = table(treasury={"red": 10}, tracks={"red": "economy 6"}, east_africa="blue", fleets={"blue": 1})
    say(use(g, "red", "scientist"), "track economy")
    say(use(g, "blue", "merchant"), "space east africa 1")
    assert [3, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-6-i")
def test_other_goods_stay_free_after_abolition() -> None:
    """Only black spaces are concerned: Gold of the same territory costs no step; without the step no Slaves sail."""
    g = table(west_africa="yellow: blue; black: blue", fleets={"blue": 1}, tracks={"red": "economy 10"})
    say(use(g, "blue", "merchant"), space(g, "west africa", "yellow"))
    assert ([4, 4, 4, 4], 1) == (g.s.diplomacy, goods(g, "blue"))
    g = table(east_africa="blue", fleets={"blue": 1}, tracks={"red": "economy 10"}, diplomacy={"blue": 1})
    assert not available(g, "blue", "merchant")
