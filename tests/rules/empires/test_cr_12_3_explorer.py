"""CR 12.3 Explorer: the roll, what it costs to mend it, and who is sent after a success."""

import pytest

from metropole.games.empires.positions import laid_out, shown
from metropole.games.empires.rules.board import AMAZONIA, CONGO, TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import diplomacy, fleets, prestige, treasury, unrest
from tests.rules.empires.common import asked, begun, board_with, prompt, say_if, space
from tests.rules.empires.overseas import FACES, REVISED, act, choices, explore, is_explored, needed, row, table
from tests.rules.questions import chance

PRICES = [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)]
THREE = board_with(
    difficulty={"india": 3, "china": 3}, resources={"india": "blue, orange", "china": "blue, grey, black"}
)


def adventurers(g: Game, *spaces: str) -> Game:
    """Send adventurers, to each of these spaces one, and then no more."""
    say(g, "with adventurers")
    for i, name in enumerate(spaces):
        say_if(g, "send-more" if i else "send-space", name)
    return say_if(g, "send-more", "done")


# --- the roll ---


@pytest.mark.rule("CR-12.3-a")
def test_an_unexplored_territory() -> None:
    """Only unexplored territories are offered; without any the Explorer cannot be used."""
    g = table(unexplored="india, brazil, peru")
    assert "explorer" not in choices(table(), "red")

    act(g, "red", "explorer")

    assert ["territory india", "territory brazil", "territory peru"] == offered(g)


@pytest.mark.rule("CR-12.3-a")
@pytest.mark.ruling("AMB-43")
def test_what_there_is_to_explore_at_the_beginning() -> None:
    """Everything, Levant, Barbary and Egypt as well, but Congo and Amazonia, which are not used."""
    unused = (TERRITORIES[CONGO], TERRITORIES[AMAZONIA])
    g = begun(REVISED, 3)
    say(g, 0, 1)

    say(g, "use explorer")

    assert [f"territory {name}" for name in TERRITORIES if name not in unused] == offered(g)


@pytest.mark.rule("CR-12.3-a")
def test_one_ordinary_die() -> None:
    """One die with the numbers one to six, each as likely as the others."""
    g = act(table(unexplored="india"), "red", "explorer")

    assert "die" == prompt(g)
    assert list(FACES) == list(chance(g).outcomes)
    assert 1 == len(set(chance(g).weights))


@pytest.mark.rule("CR-12.3-b")
@pytest.mark.parametrize("difficulty", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("roll", FACES)
def test_at_least_the_difficulty(difficulty: int, roll: int) -> None:
    """The roll succeeds if it reaches the difficulty; a failure leaves everything as it was."""
    g = laid_out(REVISED, board=board_with(difficulty={"persia": difficulty}), unexplored="persia")

    explore(g, "red", "persia", roll)

    assert (roll >= difficulty) == is_explored(g, "persia")


@pytest.mark.rule("CR-12.3-b")
def test_too_difficult() -> None:
    """Difficulty 7 is beyond the die."""
    g = laid_out(REVISED, board=board_with(difficulty={"persia": 7}), unexplored="persia")

    explore(g, "red", "persia", 6)

    assert g.over
    assert not is_explored(g, "persia")


@pytest.mark.rule("CR-12.3-c")
@pytest.mark.parametrize("seafaring", [0, 1, 2, 3])
def test_seafaring(seafaring: int) -> None:
    """The own Seafaring is subtracted, and that of others is of no use."""
    tracks = {"red": f"seafaring {seafaring}"}
    g = laid_out(REVISED, board=board_with(difficulty={"persia": 6}), unexplored="persia", tracks=tracks)

    assert (6 - seafaring, 6) == (needed(g, "red", "persia"), needed(g, "blue", "persia"))


@pytest.mark.rule("CR-12.3-d")
@pytest.mark.parametrize(
    ("egypt", "levant", "japan", "expected"),
    [
        ("", "", "", 5),
        ("red", "", "", 4),
        ("blue, blue, red", "", "", 4),
        ("red, red, red", "", "", 4),
        ("red", "red", "", 4),
        ("blue", "", "red", 5),
    ],
)
def test_a_counter_next_to_it(egypt: str, levant: str, japan: str, expected: int) -> None:
    """One own counter in a neighbour lowers it by one, in control or not; more do not, nor do others' or those afar."""
    board = board_with(difficulty={"persia": 5}, neighbours={"persia": "egypt, levant"})
    g = laid_out(REVISED, board=board, unexplored="persia", egypt=egypt, levant=levant, japan=japan)

    assert expected == needed(g, "red", "persia")


@pytest.mark.ruling("AMB-31")
def test_an_exploration_that_cannot_fail() -> None:
    """Seafaring 3 against difficulty 3 and 4: whatever is rolled, if anything, it succeeds."""
    for difficulty in (2, 3, 4):
        board = board_with(difficulty={"persia": difficulty})
        g = laid_out(REVISED, board=board, unexplored="persia", tracks={"red": "seafaring 3"})

        act(g, "red", "explorer")
        if prompt(g) == "die":
            say(g, 1)

        assert is_explored(g, "persia")


@pytest.mark.rule("CR-12.3-b", "CR-12.3-c", "CR-12.3-d")
@pytest.mark.parametrize(("persia", "expected"), [("", 3), ("red", 2)])
def test_printed_example_of_the_roll(persia: str, expected: int) -> None:
    """C4-12, EX-CR-12.3-1: India, difficulty 4, Seafaring 1: a three, or a two from Persia."""
    g = laid_out(REVISED, unexplored="india", tracks={"red": "seafaring 1"}, persia=persia)

    assert expected == needed(g, "red", "india")


# --- buying success ---


def failed_by(gap: int, money: int) -> Game:
    """Red has rolled a one in Persia, so much too low, and has so much Treasury."""
    board = board_with(difficulty={"persia": gap + 1})
    g = laid_out(REVISED, board=board, unexplored="persia", treasury={"red": money}, fleets={"red": 9})
    return explore(g, "red", "persia", 1)


@pytest.mark.rule("CR-12.3-e")
@pytest.mark.ruling("AMB-39")
@pytest.mark.parametrize(("gap", "price"), PRICES)
@pytest.mark.parametrize("more", [0, 2])
def test_the_price_of_success(gap: int, price: int, more: int) -> None:
    """After the roll, and for the printed price, the player makes the exploration succeed after all."""
    g = failed_by(gap, price + more)
    assert ("buy-up", "red") == (prompt(g), asked(g))
    assert {"yes", "no"} == set(offered(g))

    say(g, "yes")

    assert is_explored(g, "persia")
    assert more == treasury(g, "red")
    assert "outfit" == prompt(g)


@pytest.mark.rule("CR-12.3-e")
@pytest.mark.parametrize(("gap", "price"), PRICES)
def test_not_for_less(gap: int, price: int) -> None:
    """With one Treasury too few the exploration has failed, whatever else the player has."""
    g = failed_by(gap, price - 1)

    assert g.over
    assert (False, price - 1) == (is_explored(g, "persia"), treasury(g, "red"))


@pytest.mark.rule("CR-12.3-e")
def test_need_not_be_bought() -> None:
    """Whoever declines keeps their Treasury, and the territory stays unexplored."""
    g = say(failed_by(2, 9), "no")

    assert g.over
    assert (False, 9) == (is_explored(g, "persia"), treasury(g, "red"))


@pytest.mark.rule("CR-12.3-e")
def test_the_difference_after_all_reductions() -> None:
    """Difficulty 5 with Seafaring 2 and a neighbour is 2: a roll of one costs one Treasury, not ten."""
    board = board_with(difficulty={"persia": 5}, neighbours={"persia": "egypt"})
    g = laid_out(
        REVISED,
        board=board,
        unexplored="persia",
        egypt="red",
        tracks={"red": "seafaring 2"},
        treasury={"red": 10},
    )

    say(explore(g, "red", "persia", 1), "yes")

    assert 9 == treasury(g, "red")


@pytest.mark.rule("CR-12.3-e")
def test_nothing_to_pay_after_a_success() -> None:
    """A roll that suffices is not offered for sale."""
    g = laid_out(REVISED, board=board_with(difficulty={"persia": 4}), unexplored="persia", treasury={"red": 9})

    explore(g, "red", "persia", 4)

    assert ("outfit", 9) == (prompt(g), treasury(g, "red"))


@pytest.mark.ruling("AMB-39")
@pytest.mark.parametrize(("difficulty", "price"), [(6, 28), (7, 36)])
def test_prices_beyond_the_table(difficulty: int, price: int) -> None:
    """In an undiscovered America a roll may be seven or eight too low: the prices go on as they grow."""
    board = board_with(difficulty={"new spain": difficulty})
    for money in (price - 1, price):
        g = laid_out(REVISED, board=board, america=False, unexplored="new spain", treasury={"red": money})

        explore(g, "red", "new spain", 1)

        assert ("buy-up" if money == price else "over") == prompt(g)
        if money == price:
            assert 0 == treasury(say(g, "yes"), "red")


# --- who is sent ---


def in_china(**given: dict[str, str]) -> Game:
    """Red has explored China with its three resources, and has three Treasuries more than Logistics 2, and fleets."""
    g = laid_out(
        REVISED,
        board=THREE,
        unexplored="china",
        treasury={"red": 5},
        fleets={"red": 3},
        tracks=given.get("tracks", {"red": "logistics 2"}),
    )
    return explore(g, "red", "china", 6)


@pytest.mark.rule("CR-12.3-f")
@pytest.mark.parametrize(
    ("words", "stacks", "ships", "money", "markers"),
    [
        (["done"], "blue: ; grey: ; black: ", 3, 5, 0),
        (["with fleet", "space china 2", "done"], "blue: ; grey: red; black: ", 2, 5, 0),
        (["with adventurers", "space china 1", "done", "done"], "blue: red; grey: ; black: ", 3, 4, 1),
        (
            ["with fleet", "space china 3", "with adventurers", "space china 1", "done"],
            "blue: red; grey: ; black: red",
            2,
            4,
            1,
        ),
        (
            ["with adventurers", "space china 1", "space china 3", "with fleet", "space china 2"],
            "blue: red; grey: red; black: red",
            2,
            3,
            1,
        ),
    ],
)
def test_fleet_adventurers_or_both(words: list[str], stacks: str, ships: int, money: int, markers: int) -> None:
    """After a success nothing, one of the two, or both are sent, in any order."""
    g = say(in_china(), *words)

    assert g.over
    assert stacks == shown(g, "china")
    assert (ships, money, markers) == (fleets(g, "red"), treasury(g, "red"), unrest(g, "china"))


@pytest.mark.rule("CR-12.3-f")
def test_nobody_after_a_failure() -> None:
    """Without success nobody is sent."""
    g = laid_out(REVISED, board=board_with(difficulty={"persia": 7}), unexplored="persia", fleets={"red": 3})

    explore(g, "red", "persia", 6)

    assert (True, "", 3) == (g.over, shown(g, "persia"), fleets(g, "red"))


@pytest.mark.rule("CR-12.3-g")
def test_one_fleet_on_any_space() -> None:
    """The fleet goes to any resource space, brings no unrest, and a second one cannot be sent."""
    g = say(in_china(), "with fleet")
    assert [f"space china {i}" for i in (1, 2, 3)] == offered(g)

    say(g, "space china 3")

    assert ["done", "with adventurers"] == offered(g)
    assert (2, 0, "blue: ; grey: ; black: red") == (fleets(g, "red"), unrest(g, "china"), shown(g, "china"))


@pytest.mark.rule("CR-12.3-g", "CR-12.3-h")
@pytest.mark.parametrize(
    ("ships", "money", "options"),
    [(0, 1, ["done", "with adventurers"]), (1, 0, ["done", "with fleet"]), (0, 0, [])],
)
def test_only_what_there_is(ships: int, money: int, options: list[str]) -> None:
    """Without a fleet in the box none is sent, and without Treasury no adventurers."""
    g = table(unexplored="india", fleets={"red": ships}, treasury={"red": money})

    explore(g, "red", "india", 6)

    assert options == ([] if g.over else offered(g))


@pytest.mark.rule("CR-12.3-h", "CR-12.3-i")
@pytest.mark.parametrize(("logistics", "markers"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_adventurers(logistics: int, markers: int) -> None:
    """As many as Logistics allows come from the Treasury; one or two bring one unrest, three or four bring two."""
    g = in_china(tracks={"red": f"logistics {logistics}"})

    say(g, "with adventurers", *["space china 1"] * logistics)

    assert "outfit" == prompt(g), "no more of them are asked for"
    assert f"blue: {row('red', logistics)}; grey: ; black: " == shown(g, "china")
    assert (5 - logistics, markers, 3) == (treasury(g, "red"), unrest(g, "china"), fleets(g, "red"))


@pytest.mark.rule("CR-12.3-h")
def test_adventurers_on_several_spaces() -> None:
    """They may be spread over the spaces of the territory as the player likes."""
    g = in_china(tracks={"red": "logistics 4"})

    say(g, "with adventurers", "space china 3", "space china 1", "space china 3", "space china 2")

    assert "blue: red; grey: red; black: red, red" == shown(g, "china")


@pytest.mark.rule("CR-12.3-h")
def test_no_more_than_the_treasury() -> None:
    """With Logistics 4 and two Treasuries there are two adventurers."""
    g = laid_out(REVISED, board=THREE, unexplored="china", treasury={"red": 2}, tracks={"red": "logistics 4"})

    say(explore(g, "red", "china", 6), "with adventurers", "space china 1", "space china 1")

    assert g.over
    assert "blue: red, red; grey: ; black: " == shown(g, "china")


@pytest.mark.rule("CR-12.3-j", "CR-12.3-i")
@pytest.mark.parametrize(("count", "markers"), [(1, 1), (2, 1), (3, 2)])
def test_fewer_than_allowed(count: int, markers: int) -> None:
    """With Logistics 4 one, two or three will do, and their number decides on the unrest."""
    g = in_china(tracks={"red": "logistics 4"})

    adventurers(g, *["space china 1"] * count)

    assert f"blue: {row('red', count)}; grey: ; black: " == shown(g, "china")
    assert markers == unrest(g, "china")


@pytest.mark.rule("CR-12.3-h")
@pytest.mark.ruling("AMB-42")
@pytest.mark.parametrize("fleet_first", [True, False])
def test_the_fleet_is_no_adventurer(fleet_first: bool) -> None:
    """With Logistics 2 two adventurers go besides the fleet, before or after it, and bring one unrest together."""
    g = in_china()
    groups = [["with fleet", "space china 1"], ["with adventurers", "space china 1", "space china 1"]]

    for words in groups if fleet_first else reversed(groups):
        say(g, *words)

    assert g.over
    assert "blue: red, red, red; grey: ; black: " == shown(g, "china")
    assert (2, 3, 1) == (fleets(g, "red"), treasury(g, "red"), unrest(g, "china"))


@pytest.mark.ruling("AMB-44")
@pytest.mark.parametrize(("economy", "options"), [(4, []), (6, ["done", "with fleet", "with adventurers"])])
def test_where_everything_is_barred(economy: int, options: list[str]) -> None:
    """Where opium is the only resource, the explorer of Economy 4 explores and sends nobody."""
    board = board_with(difficulty={"india": 4}, resources={"india": "purple"})
    g = laid_out(
        REVISED,
        board=board,
        unexplored="india",
        treasury={"red": 3},
        fleets={"red": 3},
        tracks={"red": f"economy {economy}"},
    )

    explore(g, "red", "india", 6)

    assert is_explored(g, "india")
    assert options == ([] if g.over else offered(g))
    assert (3, 3, "") == (treasury(g, "red"), fleets(g, "red"), shown(g, "india"))


@pytest.mark.ruling("AMB-44")
def test_where_something_is_barred() -> None:
    """In India, silk and opium, neither fleet nor adventurers of Economy 2 go to opium."""
    for means in ("with fleet", "with adventurers"):
        g = table(unexplored="india", treasury={"red": 1}, fleets={"red": 1})

        say(explore(g, "red", "india", 6), means)

        assert "blue: red; purple: " == shown(g, "india")


# --- monopolies ---


@pytest.mark.rule("CR-12.3-k")
@pytest.mark.parametrize("means", ["with fleet", "with adventurers"])
def test_a_monopoly_won(means: str) -> None:
    """Spices are the only ones of their kind: whoever takes them after exploring has a point more."""
    g = table(unexplored="east indies", treasury={"red": 1}, fleets={"red": 1})

    say(explore(g, "red", "east indies", 6), means, "done")

    assert "red" == shown(g, "east indies")
    assert (1, 4) == (prestige(g, "red"), diplomacy(g, "red"))


@pytest.mark.rule("CR-12.3-k")
@pytest.mark.parametrize("means", ["with fleet", "with adventurers"])
def test_printed_example_of_a_monopoly_broken(means: str) -> None:
    """C4-3, EX-CR-5-2: Red has the only beige resource; Blue explores New France and takes the one there."""
    g = table(west_indies="red", unexplored="new france, brazil", treasury={"blue": 1}, fleets={"blue": 1})
    assert 1 == prestige(g, "red")

    say(explore(g, "blue", "new france", 6), means, "done")

    assert "blue" == shown(g, "new france")
    assert [3, 4, 4, 4] == g.s.diplomacy
    assert (0, 0) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CR-12.3-k")
def test_two_monopolies_broken() -> None:
    """Silk and wares of two others are taken at once, by fleet and adventurer: two points and two steps."""
    g = laid_out(
        REVISED,
        board=board_with(
            difficulty={"india": 3}, resources={"india": "blue, orange", "indochina": "blue", "egypt": "orange"}
        ),
        unexplored="india",
        indochina="red",
        egypt="green",
        treasury={"blue": 1},
        fleets={"blue": 1},
    )
    assert (1, 1) == (prestige(g, "red"), prestige(g, "green"))

    say(explore(g, "blue", "india", 6), "with fleet", space(g, "india", "blue"))
    say(g, "with adventurers", space(g, "india", "orange"))

    assert [2, 4, 4, 4] == g.s.diplomacy
    assert (0, 0) == (prestige(g, "red"), prestige(g, "green"))


@pytest.mark.rule("CR-12.3-k")
def test_no_price_without_a_monopoly() -> None:
    """A colour that two others control already, and gold, cost nothing."""
    shared = table(west_indies="red", brazil="green", unexplored="new france", fleets={"blue": 1})
    gold = table(new_spain="red", unexplored="australia", fleets={"blue": 1})

    say(explore(shared, "blue", "new france", 6), "with fleet")
    say(explore(gold, "blue", "australia", 6), "with fleet")

    assert ("blue", "blue") == (shown(shared, "new france"), shown(gold, "australia"))
    assert [4] * 4 == shared.s.diplomacy == gold.s.diplomacy


@pytest.mark.rule("CR-12.3-b", "CR-12.3-h", "CR-12.3-i")
def test_printed_example_of_adventurers() -> None:
    """C4-13, EX-CR-12.3-2: with Seafaring 1 a three explores India; one Treasury goes to silk, and one unrest comes."""
    g = table(unexplored="india", tracks={"red": "seafaring 1"}, treasury={"red": 3})

    say(explore(g, "red", "india", 3), "with adventurers")

    assert is_explored(g, "india")
    assert ("blue: red; purple: ", 2, 1) == (shown(g, "india"), treasury(g, "red"), unrest(g, "india"))
