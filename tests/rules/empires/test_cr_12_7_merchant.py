"""CR 12.7 Merchant: own goods in full, goods of others by half."""

from functools import partial

import pytest

from metropole.games.empires.positions import use
from metropole.testing import offered, say
from tests.rules.empires.characters import can, diplomacy, fleets, goods, table, treasury, with_counters
from tests.rules.empires.common import asked, prompt, space

revised = partial(table, "empires/revised")

TEN = ("egypt", "levant", "persia", "indochina", "east indies", "australia", "canada", "guyanas", "brazil", "peru")
FREED = {"orange": "economy 10"}  # somebody has abolished slavery


# --- own goods ---


@pytest.mark.rule("CR-12.7-a", "CR-12.7-b", "CR-12.7-c")
@pytest.mark.ruling("AMB-83")
@pytest.mark.parametrize(("fleet", "shipped"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_as_many_goods_as_fleets(fleet: int, shipped: int) -> None:
    """A goods for each fleet, but one only from each resource, however many counters lie there; the fleets stay."""
    g = revised(brazil="red, red", egypt="red, blue", persia="red", fleets={"red": fleet})

    use(g, "red", "merchant")
    for territory in ("brazil", "egypt", "persia")[:shipped]:
        assert "ship-own" == prompt(g)
        say(g, f"space {territory} 1")

    assert g.over
    assert shipped == goods(g, "red")
    assert fleet == fleets(g, "red")


@pytest.mark.rule("CR-12.7-b")
def test_every_resource_of_a_territory() -> None:
    """Two resources of one territory are two goods."""
    g = revised(west_africa="yellow: red; black: red", fleets={"red": 3})

    say(use(g, "red", "merchant"), space(g, "west africa", "yellow"), space(g, "west africa", "black"))

    assert g.over
    assert 2 == goods(g, "red")


@pytest.mark.rule("CR-12.7-b")
def test_only_whoever_controls_a_resource_has_goods() -> None:
    """A counter higher up in the stack yields nothing, and the goods belong to the lowest one."""
    g = revised(brazil="blue, red", egypt="red", fleets={"red": 2})

    use(g, "red", "merchant")
    assert ["done", "space egypt 1"] == offered(g)
    say(g, "space egypt 1")
    assert ["done", "space brazil 1"] == offered(g)
    say(g, "space brazil 1")

    assert "blue" == asked(g)


@pytest.mark.rule("CR-12.7-a")
def test_not_without_fleets_or_goods() -> None:
    """Whoever has no merchant fleet ships nothing, and neither does anybody where nothing is controlled."""
    assert can(revised(brazil="blue", fleets={"red": 1}), "red", "merchant")
    assert not can(revised(brazil="red"), "red", "merchant")
    assert not can(revised(fleets={"red": 1}), "red", "merchant")


@pytest.mark.rule("CR-12.7-a")
def test_privateers_do_not_ship() -> None:
    """Another player's counters in the fleet box carry nothing for its owner."""
    g = revised(brazil="red", egypt="red", fleets={"red": 1}, privateers={"blue in red": 3})

    say(use(g, "red", "merchant"), "space egypt 1", "amount 0")

    assert g.over
    assert 1 == goods(g, "red")


@pytest.mark.rule("CR-12.7-a")
@pytest.mark.ruling("AMB-90")
def test_fleets_may_stay_idle() -> None:
    """Nobody has to ship more of their own goods than they like, nor to buy any."""
    g = revised(brazil="red", egypt="red", persia="blue", fleets={"red": 3})

    say(use(g, "red", "merchant"), "space egypt 1", "done", "done")

    assert g.over
    assert 1 == goods(g, "red")


@pytest.mark.rule("CR-12.7-b")
@pytest.mark.ruling("AMB-83")
def test_a_resource_yields_goods_for_every_merchant() -> None:
    """Once in each use of the Merchant: the next one ships from the same resource again."""
    g = revised(brazil="red", fleets={"red": 3, "blue": 1})

    say(use(g, "red", "merchant"), "space brazil 1")
    assert g.over
    say(use(g, "red", "merchant"), "space brazil 1")
    say(use(g, "blue", "merchant"), "space brazil 1", "yes")

    assert (2, 1) == (goods(g, "red"), goods(g, "blue"))


@pytest.mark.rule("CR-12.7-b")
def test_a_trader_before_the_merchant() -> None:
    """Whose goods a Trader has sold does not matter to the Merchant who comes next: every resource yields its goods."""
    g = revised(barbary="blue", egypt="red", goods={"blue": 1, "red": 1}, fleets={"blue": 2})
    say(use(g, "blue", "trader"), "amount 1", "player red", "amount 1")

    say(use(g, "blue", "merchant"), "space barbary 1", "space egypt 1", "yes")

    assert g.over
    assert 2 == goods(g, "blue")


# --- goods of others ---


@pytest.mark.rule("CR-12.7-d", "CR-12.7-e", "CR-12.7-h")
@pytest.mark.ruling("AMB-96")
@pytest.mark.parametrize(
    ("bought", "taken"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)],
)
def test_the_table_of_goods_bought(bought: int, taken: int) -> None:
    """The printed table: half of all that was bought from two sellers, rounded up once; a treasury for each sold."""
    g = revised(fleets={"red": bought}, treasury={"red": 1})
    with_counters(g, {name: ("blue", "green")[i % 2] for i, name in enumerate(TEN)})

    use(g, "red", "merchant")
    for territory in TEN[:bought]:
        say(g, f"space {territory} 1", "yes")

    assert g.over
    assert taken == goods(g, "red")
    assert (bought - bought // 2, bought // 2) == (treasury(g, "blue"), treasury(g, "green"))
    assert 1 == treasury(g, "red")
    assert (0, 0) == (goods(g, "blue"), goods(g, "green"))


@pytest.mark.rule("CR-12.7-c", "CR-12.7-e")
def test_only_shipper_and_sellers_gain() -> None:
    """Goods of the shipper on the market, a treasury for the seller; what lies there already stays."""
    g = revised(brazil="red", egypt="blue", fleets={"red": 2}, goods={"red": 3, "blue": 3})

    say(use(g, "red", "merchant"), "space brazil 1", "space egypt 1", "yes")

    assert [3, 5, 0, 0] == g.s.goods
    assert [1, 0, 0, 0] == g.s.treasury


@pytest.mark.rule("CR-12.7-f")
@pytest.mark.ruling("AMB-95")
def test_a_seller_may_refuse() -> None:
    """Blue decides for each unit, keeps one and sells the other, and is not asked about the first again."""
    g = revised(brazil="blue", egypt="blue", fleets={"red": 5})

    say(use(g, "red", "merchant"), "space brazil 1")
    assert ("blue", ["yes", "no"]) == (asked(g), offered(g))
    say(g, "no")
    assert ["done", "space egypt 1"] == offered(g)
    say(g, "space egypt 1", "yes")

    assert g.over
    assert (1, 1) == (goods(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.7-a", "CR-12.7-f")
def test_a_refusal_uses_no_fleet() -> None:
    """With one fleet a player who was refused may still ship something else; whoever refused gets nothing."""
    g = revised(brazil="blue", egypt="green", fleets={"red": 1})

    say(use(g, "red", "merchant"), "space brazil 1", "no", "space egypt 1", "yes")

    assert g.over
    assert 1 == goods(g, "red")
    assert (0, 1) == (treasury(g, "blue"), treasury(g, "green"))


@pytest.mark.rule("CR-12.7-g")
@pytest.mark.parametrize(
    ("choice", "blue", "green"),
    [(("egypt", "levant"), 2, 0), (("egypt", "persia"), 1, 1), (("persia", "brazil"), 0, 2)],
)
def test_the_shipper_chooses_among_sellers(choice: tuple[str, str], blue: int, green: int) -> None:
    """With two fleets and four goods on offer Red buys both from one seller, or one from each."""
    g = revised(egypt="blue", levant="blue", persia="green", brazil="green", fleets={"red": 2})

    use(g, "red", "merchant")
    for territory in choice:
        assert f"space {territory} 1" in offered(g)
        say(g, f"space {territory} 1", "yes")

    assert g.over
    assert (blue, green) == (treasury(g, "blue"), treasury(g, "green"))


@pytest.mark.rule("CR-12.7-h", "CR-12.7-a")
@pytest.mark.parametrize("fleet", [6, 12])
def test_nothing_else_limits_purchases(fleet: int) -> None:
    """Poor, backward and without a resource of their own, Red buys until the fleets or the goods run out."""
    g = revised(fleets={"red": fleet}, diplomacy={"red": 1})
    with_counters(g, dict.fromkeys(TEN, "blue"))

    use(g, "red", "merchant")
    while not g.over:
        say(g, offered(g)[1], "yes")

    assert min(fleet, len(TEN)) == treasury(g, "blue")
    assert min(fleet, len(TEN)) // 2 == goods(g, "red")


@pytest.mark.rule("CR-12.7-a", "CR-12.7-c", "CR-12.7-d", "CR-12.7-e")
def test_printed_example_of_shipping() -> None:
    """C4-16: Blue, seven fleets, ships four own goods and three of Red's: six on the market, three for Red."""
    g = revised(fleets={"blue": 7})
    with_counters(g, dict.fromkeys(TEN[:4], "blue") | dict.fromkeys(TEN[4:], "red"))

    use(g, "blue", "merchant")
    for territory in TEN[:4]:
        say(g, f"space {territory} 1")
    for territory in TEN[4:7]:
        say(g, f"space {territory} 1", "yes")

    assert g.over
    assert (6, 0) == (goods(g, "blue"), goods(g, "red"))
    assert (0, 3) == (treasury(g, "blue"), treasury(g, "red"))


# --- the order of shipping, and the city ---


@pytest.mark.ruling("AMB-90")
def test_the_city_after_all_own_goods() -> None:
    """Own goods first; then the city's must be offered for; only then those of anybody."""
    g = revised(
        brazil="red", west_africa="yellow: green; black: blue", persia="blue", fleets={"red": 4}, city="west africa 2"
    )
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")

    use(g, "red", "merchant")
    assert ("ship-own", ["done", "space brazil 1"]) == (prompt(g), offered(g))
    say(g, "space brazil 1")
    assert ("city-offer", [gold, slaves]) == (prompt(g), offered(g))
    say(g, slaves, "yes")
    assert ("sell", "green") == (prompt(g), asked(g))
    say(g, "yes")
    assert ("buy-goods", ["done", "space persia 1"]) == (prompt(g), offered(g))


@pytest.mark.ruling("AMB-90")
def test_the_city_is_no_duty_while_own_goods_are_left() -> None:
    """Whoever holds back goods of their own need not buy the city's, but may."""
    g = revised(brazil="red", west_africa="yellow: green", fleets={"red": 3}, city="west africa 2")

    say(use(g, "red", "merchant"), "done")
    assert ("buy-goods", ["done", space(g, "west africa", "yellow")]) == (prompt(g), offered(g))
    say(g, "done")

    assert g.over
    assert 0 == treasury(g, "green")


@pytest.mark.ruling("AMB-90")
def test_a_strict_city_is_a_duty_in_any_case() -> None:
    """With the switch, whoever holds back goods of their own and has a fleet left must ask for the city's."""
    g = table(
        "empires/revised+strictcity",
        brazil="red",
        west_africa="yellow: green",
        fleets={"red": 3},
        city="west africa 2",
    )

    say(use(g, "red", "merchant"), "done")
    assert ("sell", "green") == (prompt(g), asked(g))
    say(g, "yes")

    assert g.over
    assert (1, 1) == (goods(g, "red"), treasury(g, "green"))


@pytest.mark.rule("CR-12.5.1-a", "CR-6-i")
@pytest.mark.ruling("AMB-89")
def test_slaves_of_the_city_need_not_be_bought_after_abolition() -> None:
    """The city's gold must be asked for; its slaves are asked for afterwards, by whoever wants to pay the step."""
    g = revised(
        persia="red",
        west_africa="yellow: blue; black: blue",
        colonies={"west africa": "blue"},
        city="west africa 2",
        fleets={"red": 3},
        tracks=FREED,
        diplomacy={"red": 4},
    )

    say(use(g, "red", "merchant"), "space persia 1")
    assert ("sell", "blue") == (prompt(g), asked(g))
    say(g, "yes")

    assert "buy-goods" == prompt(g)
    assert ["done", space(g, "west africa", "black")] == offered(g)
    say(g, "done")
    assert 4 == diplomacy(g, "red")


@pytest.mark.ruling("AMB-90")
def test_no_city_goods_without_a_fleet() -> None:
    """When own goods fill the fleets nobody is asked about the city's."""
    g = revised(brazil="red", west_africa="yellow: green", fleets={"red": 1}, city="west africa 2")

    say(use(g, "red", "merchant"), "space brazil 1")

    assert g.over
    assert (1, 0) == (goods(g, "red"), treasury(g, "green"))


@pytest.mark.ruling("AMB-91", "AMB-95", "AMB-96")
def test_each_seller_in_the_city_decides_alone() -> None:
    """Whoever controls a resource is asked, not the city's owner; one sells, one refuses for good."""
    g = revised(
        west_africa="yellow: green, orange; black: blue, orange",
        colonies={"west africa": "orange"},
        persia="green",
        fleets={"red": 4},
        city="west africa 2",
    )

    say(use(g, "red", "merchant"), space(g, "west africa", "yellow"))
    assert "green" == asked(g)
    say(g, "yes")
    assert "blue" == asked(g)
    say(g, "no")
    assert ["done", "space persia 1"] == offered(g)
    say(g, "space persia 1", "yes")

    assert g.over
    assert 1 == goods(g, "red")  # half of the one from the city and the one from Persia together
    assert [0, 0, 2, 0] == g.s.treasury


# --- slaves after abolition ---


@pytest.mark.ruling("AMB-87")
@pytest.mark.parametrize(("tracks", "standing"), [({}, 4), (FREED, 3)])
def test_slaves_cost_one_step_for_each_use(tracks: dict[str, str], standing: int) -> None:
    """Two slaves in one use cost one step once slavery is abolished, and none before; the next use costs again."""
    g = revised(west_africa="black: red", east_africa="red", fleets={"red": 2}, tracks=tracks)
    both = [space(g, "west africa", "black"), "space east africa 1"]

    say(use(g, "red", "merchant"), *both)
    assert (2, standing) == (goods(g, "red"), diplomacy(g, "red"))
    say(use(g, "red", "merchant"), *both)

    assert (4, 2 * standing - 4) == (goods(g, "red"), diplomacy(g, "red"))


@pytest.mark.ruling("AMB-87")
def test_bought_slaves_cost_the_shipper_a_step() -> None:
    """It is the player who uses the Merchant who moves left, not the seller."""
    g = revised(east_africa="blue", fleets={"red": 1}, tracks=FREED)

    say(use(g, "red", "merchant"), "space east africa 1", "yes")

    assert (1, 3, 4) == (goods(g, "red"), diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.ruling("AMB-87")
def test_slaves_left_behind_cost_nothing() -> None:
    """Other goods are shipped without a step, and a refused purchase costs none either."""
    g = revised(brazil="red", east_africa="blue", fleets={"red": 2}, tracks=FREED)

    say(use(g, "red", "merchant"), "space brazil 1", "space east africa 1", "no")

    assert (1, 4) == (goods(g, "red"), diplomacy(g, "red"))


@pytest.mark.ruling("AMB-88")
def test_no_slaves_from_the_leftmost_space() -> None:
    """The step must be possible: at the left end slaves are not offered, nor the Merchant if there is nothing else."""
    g = revised(brazil="red", east_africa="red", fleets={"red": 2}, diplomacy={"red": 1}, tracks=FREED)

    assert ["done", "space brazil 1"] == offered(use(g, "red", "merchant"))
    assert can(revised(east_africa="red", fleets={"red": 1}, diplomacy={"red": 2}, tracks=FREED), "red", "merchant")
    assert not can(revised(east_africa="red", fleets={"red": 1}, diplomacy={"red": 1}, tracks=FREED), "red", "merchant")


@pytest.mark.ruling("AMB-87", "AMB-88")
def test_the_last_step_pays_for_all_slaves_of_the_use() -> None:
    """From the second space one step is possible, and with it every slaves of this use can be shipped."""
    g = revised(west_africa="black: red", east_africa="blue", fleets={"red": 2}, diplomacy={"red": 2}, tracks=FREED)

    say(use(g, "red", "merchant"), space(g, "west africa", "black"), "space east africa 1", "yes")

    assert g.over
    assert (2, 1) == (goods(g, "red"), diplomacy(g, "red"))
