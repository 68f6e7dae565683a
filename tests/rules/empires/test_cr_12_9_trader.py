"""CR 12.9 Trader: goods become treasuries, those of others to the gain of both."""

from functools import partial

import pytest

from metropole.games.empires.positions import laid_out, use
from metropole.kernel.position import changed
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, can, goods, practice_board, table, treasury
from tests.rules.empires.common import asked, prompt

revised = partial(table, "empires/revised")
shipped = partial(laid_out, "empires/revised")


@pytest.mark.rule("CR-12.9-a", "CR-12.9-c")
def test_own_goods_become_own_treasury() -> None:
    """Any number of own goods leaves the market, none included, one treasury for each."""
    tracks = {"red": "economy 4"}
    g = use(revised(goods={"red": 2, "blue": 5}, treasury={"red": 1}, tracks=tracks), "red", "trader")

    assert [0, 1, 2] == amounts(g)
    say(g, "amount 2", "done")

    assert g.over
    assert (0, 3) == (goods(g, "red"), treasury(g, "red"))
    assert (5, 0) == (goods(g, "blue"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.9-a")
def test_not_with_an_empty_market() -> None:
    """Without goods on the market there is nothing to trade; others' goods are enough."""
    assert not can(revised(treasury={"red": 4}, fleets={"red": 4}), "red", "trader")
    assert can(revised(goods={"blue": 1}), "red", "trader")


# --- the limit ---


@pytest.mark.rule("CR-12.9-b")
@pytest.mark.parametrize("economy", [2, 4, 6, 10])
def test_economy_without_colonies(economy: int) -> None:
    """Counters in a territory and colonies of others add nothing."""
    g = revised(
        goods={"red": 40},
        tracks={"red": f"economy {economy}"},
        brazil="red, red, red",
        new_spain="blue, blue, red",
        colonies={"new spain": "blue"},
    )

    assert economy == amounts(use(g, "red", "trader"))[-1]


@pytest.mark.rule("CR-12.9-b")
@pytest.mark.parametrize(("power", "bonus"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_the_table_of_colonies(power: int, bonus: int) -> None:
    """The printed table: half the native power of a colony, rounded up."""
    board = practice_board(new_spain=power)
    g = shipped(board=board, goods={"red": 40}, new_spain="red, red, red, red", colonies={"new spain": "red"})

    assert 2 + bonus == amounts(use(g, "red", "trader"))[-1]


@pytest.mark.rule("CR-12.9-b")
def test_printed_example_of_the_bonus() -> None:
    """C4-5: colonies in the West Indies (1) and New France (3) add 1 and 2: each is rounded up by itself."""
    g = shipped(
        goods={"red": 40},
        west_indies="red",
        new_france="red, red",
        colonies={"west indies": "red", "new france": "red"},
    )

    assert 2 + 3 == amounts(use(g, "red", "trader"))[-1]


@pytest.mark.rule("CR-12.9-b", "CR-12.9-d")
def test_the_limit_holds_for_all_goods_together() -> None:
    """With economy 4 and three own goods sold, one goods of others is left, from one owner only."""
    g = use(revised(goods={"red": 3, "blue": 5, "green": 5}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 3")
    assert ["done", "player blue", "player green"] == offered(g)
    say(g, "player blue")
    assert ("blue", [0, 1]) == (asked(g), amounts(g))
    say(g, "amount 1")

    assert g.over
    assert (4, 1) == (treasury(g, "red"), treasury(g, "blue"))


# --- goods of others ---


@pytest.mark.rule("CR-12.9-d")
@pytest.mark.parametrize(
    ("moved", "gain"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)],
)
def test_the_table_of_others_goods(moved: int, gain: int) -> None:
    """The printed table: owners take all that was theirs, the trader half of the number, rounded up."""
    g = revised(goods={"blue": 10}, tracks={"red": "economy 10"})

    say(use(g, "red", "trader"), "player blue", f"amount {moved}", f"amount {moved}")

    assert g.over
    assert (10 - moved, moved, gain) == (goods(g, "blue"), treasury(g, "blue"), treasury(g, "red"))


@pytest.mark.rule("CR-12.9-d")
@pytest.mark.ruling("AMB-96")
@pytest.mark.parametrize(("blue", "green", "gain"), [(1, 1, 1), (1, 2, 2), (3, 3, 3), (3, 4, 4), (2, 1, 2)])
def test_rounded_once_for_all_owners(blue: int, green: int, gain: int) -> None:
    """Half is taken of the total over all owners, not of each one's goods."""
    g = revised(goods={"blue": blue, "green": green}, tracks={"red": "economy 10"})

    say(use(g, "red", "trader"), "player blue")
    say(g, *[f"amount {blue}"] * (2 if prompt(g) == "trade-amount" else 1))
    say(g, "player green")
    say(g, *[f"amount {green}"] * (2 if prompt(g) == "trade-amount" else 1))

    assert g.over
    assert [blue, gain, green, 0] == g.s.treasury


@pytest.mark.rule("CR-12.9-c", "CR-12.9-d")
def test_own_goods_are_not_halved_nor_counted() -> None:
    """Three of Red's own and one of Blue's: four for the trader, since only Blue's are halved."""
    g = revised(goods={"red": 3, "blue": 1}, tracks={"red": "economy 4"})

    say(use(g, "red", "trader"), "amount 3", "player blue", "amount 1")

    assert (4, 1) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.9-e")
@pytest.mark.parametrize(("granted", "gain"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_the_owner_may_forbid_it(granted: int, gain: int) -> None:
    """Blue lets go none, some or all of the goods asked for; the trader gains by what is let go."""
    g = use(revised(goods={"blue": 3, "green": 4}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "player blue", "amount 3")
    assert ("trade-grant", "blue", [0, 1, 2, 3]) == (prompt(g), asked(g), amounts(g))
    say(g, f"amount {granted}")

    assert (3 - granted, granted, gain) == (goods(g, "blue"), treasury(g, "blue"), treasury(g, "red"))
    assert ["done", "player green"] == offered(g)
    assert 4 - granted == amounts(say(g, "player green"))[-1]


@pytest.mark.rule("CR-12.9-a", "CR-12.9-b", "CR-12.9-c", "CR-12.9-d")
def test_printed_example() -> None:
    """C4-20: Blue, economy 6, colonies of 3 and 4, may move ten: Blue's seven and Red's three, for nine and three."""
    g = shipped(
        goods={"blue": 7, "red": 3},
        tracks={"blue": "economy 6"},
        west_africa="yellow: blue, blue",
        new_spain="blue, blue",
        colonies={"west africa": "blue", "new spain": "blue"},
    )
    plenty = g.copy()
    plenty.s.goods = changed(g.s.goods, 0, 40)

    assert 10 == amounts(use(plenty, "blue", "trader"))[-1]
    say(use(g, "blue", "trader"), "amount 7", "player red", "amount 3", "amount 3")

    assert g.over
    assert (9, 3) == (treasury(g, "blue"), treasury(g, "red"))
    assert [0, 0, 0, 0] == g.s.goods


@pytest.mark.rule("CR-12.9-c", "CR-12.9-e")
def test_own_goods_after_a_refusal() -> None:
    """Red asks for Blue's goods first. Blue refuses, is not asked again, and the room is left for own goods."""
    g = use(revised(goods={"red": 3, "blue": 2}), "red", "trader")

    say(g, "amount 0", "player blue", "amount 2", "amount 0")
    assert ["done", "player red"] == offered(g)
    say(g, "player red")
    assert ("trade-own", "red", [1, 2]) == (prompt(g), asked(g), amounts(g))
    say(g, "amount 2")

    assert g.over
    assert (1, 2) == (goods(g, "red"), treasury(g, "red"))
    assert (2, 0) == (goods(g, "blue"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.9-b", "CR-12.9-c", "CR-12.9-d")
def test_own_goods_and_others_in_any_order() -> None:
    """One of Blue's, one own, and Blue's other one: whoever has let everything go may be asked for more."""
    g = use(revised(goods={"red": 2, "blue": 2}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 0", "player blue", "amount 1", "amount 1")
    assert ["done", "player blue", "player red"] == offered(g)
    say(g, "player red", "amount 1")
    assert ["done", "player blue", "player red"] == offered(g)
    say(g, "player blue", "amount 1")

    assert (1, 0, 2, 2) == (goods(g, "red"), goods(g, "blue"), treasury(g, "red"), treasury(g, "blue"))
    assert ["done", "player red"] == offered(g)


@pytest.mark.rule("CR-12.9-c")
def test_own_goods_alone_are_counted_once() -> None:
    """With no goods of others on the market Red is asked once how many own goods are sold."""
    g = use(revised(goods={"red": 3}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 1")

    assert g.over
    assert 2 == goods(g, "red")
