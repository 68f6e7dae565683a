"""CE 23 Trader: goods become treasury."""

from random import Random

import pytest

from metropole.games.empires.positions import laid_out, use
from metropole.games.empires.rules.view import redeal, view
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, can, goods, table, treasury
from tests.rules.empires.common import asked, prompt


@pytest.mark.rule("CE-23-a", "CE-23-c")
def test_own_goods_become_own_treasury() -> None:
    """Any number of own goods, none included, one treasury for each."""
    g = use(table(goods={"red": 2, "blue": 5}, treasury={"red": 1}), "red", "trader")

    assert [0, 1, 2] == amounts(g)
    say(g, "amount 2")

    assert (0, 3) == (goods(g, "red"), treasury(g, "red"))
    assert (5, 0) == (goods(g, "blue"), treasury(g, "blue"))


@pytest.mark.rule("CE-23-a")
def test_not_with_an_empty_market() -> None:
    """Without goods on the market there is nothing to trade; others' goods are enough."""
    assert not can(table(), "red", "trader")
    assert can(table(goods={"blue": 1}), "red", "trader")


@pytest.mark.rule("CE-23-b")
@pytest.mark.parametrize("economy", [2, 4, 6, 10])
@pytest.mark.parametrize(
    ("colonies", "power"),
    [({}, 0), ({"new spain": "red"}, 4), ({"west africa": "red", "new spain": "red"}, 7), ({"new spain": "blue"}, 0)],
)
def test_the_limit(economy: int, colonies: dict[str, str], power: int) -> None:
    """Economy and the native power of all own colonies; others' colonies do not count."""
    g = laid_out(
        goods={"red": 40},
        tracks={"red": f"economy {economy}"},
        new_spain="red",
        west_africa="yellow: red",
        colonies=colonies,
    )

    use(g, "red", "trader")

    assert economy + power == amounts(g)[-1]


@pytest.mark.rule("CE-23-b", "CE-23-d")
def test_the_limit_holds_for_all_goods_together() -> None:
    """With economy 4 and three own goods sold, one goods of others is left, from one owner only."""
    g = use(table(goods={"red": 3, "blue": 5, "green": 5}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 3")
    assert ["done", "player blue", "player green"] == offered(g)
    say(g, "player blue")
    assert "blue" == asked(g)
    assert [0, 1] == amounts(g)
    say(g, "amount 1")

    assert g.over
    assert (4, 1) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CE-23-d")
def test_goods_of_another_pay_both() -> None:
    """The owner takes the goods as treasury, and the trader gains as much; the trader need not sell any own goods."""
    g = use(table(goods={"red": 2, "blue": 3}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 0", "player blue", "amount 2", "amount 2")

    assert (2, 1) == (goods(g, "red"), goods(g, "blue"))
    assert (2, 2) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CE-23-e")
@pytest.mark.parametrize(("granted", "left"), [(0, [1, 2, 3, 4]), (1, [1, 2, 3]), (2, [1, 2])])
def test_the_owner_may_forbid_it(granted: int, left: list[int]) -> None:
    """Blue lets go none or some of the goods asked for; what Blue keeps is left for those of others."""
    g = use(table(goods={"blue": 3, "green": 4}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "player blue", "amount 3")
    assert ("trade-grant", "blue") == (prompt(g), asked(g))
    assert [0, 1, 2, 3] == amounts(g)
    say(g, f"amount {granted}")

    assert 3 - granted == goods(g, "blue")
    assert (granted, granted) == (treasury(g, "red"), treasury(g, "blue"))
    assert ["done", "player green"] == offered(g)
    assert left == amounts(say(g, "player green"))


@pytest.mark.rule("CE-23-d")
def test_nobody_has_to_ask() -> None:
    """The trader may leave the goods of others where they are."""
    g = use(table(goods={"red": 1, "blue": 3}), "red", "trader")

    say(g, "amount 1", "done")

    assert g.over
    assert 3 == goods(g, "blue")


@pytest.mark.rule("CE-23-a", "CE-23-b", "CE-23-c", "CE-23-d")
def test_printed_example() -> None:
    """Blue, economy 4 with colonies in West Africa and New Spain, may move eleven: Blue's seven and Red's three."""
    g = laid_out(
        goods={"blue": 7, "red": 3},
        tracks={"blue": "economy 4"},
        west_africa="yellow: blue",
        new_spain="blue",
        colonies={"west africa": "blue", "new spain": "blue"},
    )

    say(use(g, "blue", "trader"), "amount 7", "player red", "amount 3", "amount 3")

    assert g.over
    assert (10, 3) == (treasury(g, "blue"), treasury(g, "red"))
    assert [0, 0, 0, 0] == g.s.goods


@pytest.mark.rule("CE-23-c", "CE-23-e")
def test_own_goods_after_a_refusal() -> None:
    """Red asks for Blue's goods first. Blue refuses, is not asked again, and the room is left for own goods."""
    g = use(table(goods={"red": 3, "blue": 2}), "red", "trader")

    say(g, "amount 0", "player blue", "amount 2", "amount 0")
    assert ["done", "player red"] == offered(g)
    say(g, "player red")
    assert ("trade-own", "red", [1, 2]) == (prompt(g), asked(g), amounts(g))
    say(g, "amount 2")

    assert g.over
    assert (1, 2) == (goods(g, "red"), treasury(g, "red"))
    assert (2, 0) == (goods(g, "blue"), treasury(g, "blue"))


@pytest.mark.rule("CE-23-b", "CE-23-c", "CE-23-d")
def test_own_goods_and_others_in_any_order() -> None:
    """One of Blue's, one own, and Blue's other one: whoever has let everything go may be asked for more."""
    g = use(table(goods={"red": 2, "blue": 2}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 0", "player blue", "amount 1", "amount 1")
    assert ["done", "player blue", "player red"] == offered(g)
    say(g, "player red", "amount 1")
    assert ["done", "player blue", "player red"] == offered(g)
    say(g, "player blue", "amount 1")

    assert (1, 0, 3, 2) == (goods(g, "red"), goods(g, "blue"), treasury(g, "red"), treasury(g, "blue"))
    assert ["done", "player red"] == offered(g)


@pytest.mark.rule("CE-23-c")
def test_own_goods_alone_are_counted_once() -> None:
    """With no goods of others on the market Red is asked once how many own goods are sold."""
    g = use(table(goods={"red": 3}, tracks={"red": "economy 4"}), "red", "trader")

    say(g, "amount 1")

    assert g.over
    assert 2 == goods(g, "red")


@pytest.mark.rule("CE-23-e")
def test_others_see_nothing_of_a_number_being_chosen() -> None:
    """While Red says how many of Blue's goods, Green sees Red asked whose: so does any world that fits their view."""
    g = say(use(table(goods={"blue": 3}), "red", "trader"), "player blue")
    assert "trade-amount" == prompt(g)

    world = redeal(view(g, 2), Random(1))

    assert ("trade-whose", "red") == (prompt(world), asked(world))
