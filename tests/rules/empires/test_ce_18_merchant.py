"""CE 18 Merchant: goods for the market, the booming city first."""

import pytest

from metropole.games.empires.positions import laid_out, use
from metropole.games.empires.rules import facts
from metropole.testing import offered, say
from tests.rules.empires.characters import can, city, diplomacy, fleets, goods, rolls, table, treasury
from tests.rules.empires.common import asked, dice, prompt, space, told
from tests.rules.questions import listen

# --- goods ---


@pytest.mark.rule("CE-18-a", "CE-18-b", "CE-18-c")
@pytest.mark.ruling("AMB-83")
@pytest.mark.parametrize(("fleet", "shipped"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_as_many_goods_as_fleets(fleet: int, shipped: int) -> None:
    """A goods for each fleet, but each resource yields one only; the fleets stay."""
    g = table(brazil="red, red", egypt="red, blue", persia="red", fleets={"red": fleet})

    use(g, "red", "merchant")
    for territory in ("brazil", "egypt", "persia")[:shipped]:
        assert "ship" == prompt(g)
        say(g, f"space {territory} 1")

    assert g.over
    assert shipped == goods(g, "red")
    assert fleet == fleets(g, "red")


@pytest.mark.rule("CE-18-b")
def test_only_whoever_controls_a_resource_has_goods() -> None:
    """Vacant spaces yield nothing, and a counter higher up in the stack neither."""
    g = table(brazil="blue, red", egypt="red", fleets={"red": 2})

    use(g, "red", "merchant")
    assert ["done", "space egypt 1", "space brazil 1"] == offered(g)
    say(g, "space brazil 1")

    assert "blue" == asked(g)


@pytest.mark.rule("CE-18-a")
def test_not_without_fleets_or_goods() -> None:
    """Whoever has no merchant fleet ships nothing, and neither does anybody where nothing is controlled."""
    assert can(table(brazil="blue", fleets={"red": 1}), "red", "merchant")
    assert not can(table(brazil="red"), "red", "merchant")
    assert not can(table(fleets={"red": 1}), "red", "merchant")


@pytest.mark.rule("CE-18-a")
def test_fleets_may_stay_idle() -> None:
    """Nobody has to ship more than they like."""
    g = table(brazil="red", egypt="red", fleets={"red": 2})

    say(use(g, "red", "merchant"), "space egypt 1", "done")

    assert g.over
    assert 1 == goods(g, "red")


@pytest.mark.rule("CE-18-b")
@pytest.mark.ruling("AMB-83")
def test_a_resource_yields_goods_for_every_merchant() -> None:
    """Once in each use of the Merchant: the next one ships from the same resource again."""
    g = table(brazil="red", fleets={"red": 3, "blue": 1})

    say(use(g, "red", "merchant"), "space brazil 1")
    assert g.over
    say(use(g, "red", "merchant"), "space brazil 1")
    say(use(g, "blue", "merchant"), "space brazil 1", "yes")

    assert (2, 1) == (goods(g, "red"), goods(g, "blue"))


@pytest.mark.rule("CE-18-c", "CE-18-d")
def test_goods_of_another() -> None:
    """The shipper has the goods on the market; the seller gets one treasury that the shipper does not pay."""
    g = table(brazil="blue", fleets={"red": 2}, treasury={"red": 3})

    say(use(g, "red", "merchant"), "space brazil 1")
    assert ("blue", ["yes", "no"]) == (asked(g), offered(g))
    say(g, "yes")

    assert g.over
    assert (1, 0) == (goods(g, "red"), goods(g, "blue"))
    assert (3, 1) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CE-18-e")
@pytest.mark.ruling("AMB-95")
def test_a_seller_may_refuse() -> None:
    """Blue decides for each unit, sells one and keeps the other, and is not asked about that one again."""
    g = table(brazil="blue", egypt="blue", fleets={"red": 5})

    say(use(g, "red", "merchant"), "space brazil 1", "no")
    assert ["done", "space egypt 1"] == offered(g)
    say(g, "space egypt 1", "yes")

    assert g.over
    assert 1 == goods(g, "red")
    assert 1 == treasury(g, "blue")


@pytest.mark.rule("CE-18-a", "CE-18-e")
def test_a_refusal_uses_no_fleet() -> None:
    """With one fleet a player who was refused may still ship something else."""
    g = table(brazil="blue", egypt="green", fleets={"red": 1})

    say(use(g, "red", "merchant"), "space brazil 1", "no", "space egypt 1", "yes")

    assert 1 == goods(g, "red")


@pytest.mark.rule("CE-18-a", "CE-18-c", "CE-18-d")
def test_printed_example_of_shipping() -> None:
    """Blue ships four own goods and two of Red's with six fleets: six on the market, two treasuries for Red."""
    g = table(
        brazil="blue",
        egypt="blue",
        persia="blue",
        levant="blue",
        canada="red",
        peru="red",
        indochina="red",
        fleets={"blue": 6},
    )

    use(g, "blue", "merchant")
    for territory in ("brazil", "egypt", "persia", "levant"):
        say(g, f"space {territory} 1")
    say(g, "space canada 1", "yes", "space peru 1", "yes")

    assert g.over
    assert 6 == goods(g, "blue")
    assert 2 == treasury(g, "red")


# --- the booming city ---


@pytest.mark.rule("CE-18-f", "CE-18-g", "CE-18-n", "CE-18-o")
def test_the_city_comes_first() -> None:
    """The city's goods are shipped before anybody is asked anything, also those of others; then come the rest."""
    g = table(
        west_africa="yellow: green; black: blue", brazil="red", egypt="red", fleets={"red": 3}, city="west africa 2"
    )

    use(g, "red", "merchant")

    assert 2 == goods(g, "red")
    assert (1, 1) == (treasury(g, "blue"), treasury(g, "green"))
    assert ("red", ["done", "space egypt 1", "space brazil 1"]) == (asked(g), offered(g))
    say(g, "space brazil 1")
    assert g.over
    assert 3 == goods(g, "red")


@pytest.mark.rule("CE-18-f", "CE-18-d")
def test_own_goods_of_the_city() -> None:
    """For own goods in the city the shipper is not paid."""
    g = table(west_africa="yellow: red; black: blue", fleets={"red": 2}, city="west africa 2")

    use(g, "red", "merchant")

    assert 2 == goods(g, "red")
    assert (0, 1) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CE-18-o")
@pytest.mark.ruling("AMB-86")
@pytest.mark.parametrize(("resource", "seller"), [("yellow", "green"), ("black", "blue")])
def test_fewer_fleets_than_city_goods(resource: str, seller: str) -> None:
    """With one fleet for two city goods the shipper says which; only its seller is paid, and no more is shipped."""
    g = table(west_africa="yellow: green; black: blue", brazil="red", fleets={"red": 1}, city="west africa 2")

    use(g, "red", "merchant")
    assert [space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)
    say(g, space(g, "west africa", resource))

    assert g.over
    assert 1 == goods(g, "red")
    assert [seller] == [colour for colour in ("blue", "green") if treasury(g, colour)]


@pytest.mark.rule("CE-18-o")
@pytest.mark.ruling("AMB-86")
@pytest.mark.parametrize(("abolition", "asked_for"), [(False, False), (True, True)])
def test_city_goods_that_are_alike(abolition: bool, asked_for: bool) -> None:
    """Two goods of one seller and one fleet: nobody is asked which, unless the slaves would cost a step."""
    g = table(west_africa="yellow: blue; black: blue", fleets={"red": 1}, city="west africa 2")
    g.s.abolished = int(abolition)

    use(g, "red", "merchant")

    assert asked_for == (prompt(g) == "city-goods")
    if not asked_for:
        assert (1, 1) == (goods(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CE-18-q")
def test_a_city_in_an_independent_state() -> None:
    """Nobody ships from there, first or later; the other resources are free."""
    g = table(
        west_africa="yellow: red; black: blue",
        brazil="red",
        egypt="red",
        fleets={"red": 5},
        unrest={"west africa": 2},
        independent="west africa",
        city="west africa 2",
    )

    assert ["done", "space egypt 1", "space brazil 1"] == offered(use(g, "red", "merchant"))


@pytest.mark.rule("CE-18-q")
@pytest.mark.ruling("AMB-60")
def test_an_independent_state_without_the_city() -> None:
    """It ships as any other territory does."""
    g = table(brazil="red", egypt="red", fleets={"red": 2}, independent="brazil", city="persia 2")

    say(use(g, "red", "merchant"), "space brazil 1")

    assert 1 == goods(g, "red")


@pytest.mark.rule("CE-18-f")
@pytest.mark.ruling("AMB-89")
@pytest.mark.parametrize(("abolished", "standing"), [(False, 4), (True, 3)])
def test_slaves_of_the_city(abolished: bool, standing: int) -> None:
    """Once slavery is abolished the slaves of the city must be shipped nonetheless, for a step to the left."""
    tracks = {"orange": "economy 10"} if abolished else {}
    g = table(west_africa="black: blue", fleets={"red": 1}, city="west africa 2", tracks=tracks)

    use(g, "red", "merchant")

    assert 1 == goods(g, "red")
    assert standing == diplomacy(g, "red")


# --- pirates ---


@pytest.mark.rule("CE-18-i", "CE-18-j")
@pytest.mark.parametrize("markers", [1, 2, 4])
def test_a_die_for_each_unrest(markers: int) -> None:
    """The pirates roll as many dice as unrest markers lie in the city's territory."""
    g = table(west_africa="black: blue", fleets={"red": 1}, unrest={"west africa": markers}, city="west africa 2")

    use(g, "red", "merchant")

    assert markers == dice(g)


@pytest.mark.rule("CE-18-i")
def test_no_pirates_without_unrest() -> None:
    """Unrest elsewhere does not bring pirates to the city, nor do goods from there."""
    g = table(west_africa="black: red", brazil="red", fleets={"red": 2}, unrest={"brazil": 2}, city="west africa 2")
    events = listen(g)

    say(use(g, "red", "merchant"), "space brazil 1")

    assert g.over
    assert [] == rolls(events)
    assert 2 == goods(g, "red")


@pytest.mark.rule("CE-18-i")
@pytest.mark.ruling("AMB-85")
def test_no_pirates_without_city_goods() -> None:
    """Where nobody controls anything there is nothing to ship from the city, and nobody rolls."""
    g = table(brazil="red", egypt="red", fleets={"red": 2}, unrest={"west africa": 2}, city="west africa 2")
    events = listen(g)

    assert "ship" == prompt(use(g, "red", "merchant"))
    assert [] == rolls(events)


@pytest.mark.rule("CE-18-k", "CE-18-l", "CE-18-m", "CE-18-n")
@pytest.mark.parametrize(
    ("hits", "value", "shipped", "fleet", "remains"),
    [(0, 3, 2, 4, 3), (1, 3, 0, 3, 3), (2, 3, 0, 3, 2), (3, 3, 0, 3, 2), (1, 1, 0, 3, 1), (2, 1, 0, 3, 1)],
)
def test_pirates(hits: int, value: int, shipped: int, fleet: int, remains: int) -> None:
    """One success takes a fleet and all goods of the city; two also lower its value, but not below one."""
    g = table(
        west_africa="yellow: red; black: red",
        brazil="red",
        egypt="red",
        persia="red",
        levant="red",
        fleets={"red": 4},
        unrest={"west africa": 3},
        city=f"west africa {value}",
    )
    events = listen(g)

    say(use(g, "red", "merchant"), hits)

    assert [("city-lowered", remains)] * (value - remains) == told(events, facts.CITY_LOWERED)
    assert shipped == goods(g, "red")
    assert fleet == fleets(g, "red")
    assert f"west africa {remains}" == city(g)
    for territory in ("brazil", "egypt", "persia")[: fleet - shipped]:
        say(g, f"space {territory} 1")
    assert g.over
    assert fleet == goods(g, "red")


@pytest.mark.rule("CE-18-p")
def test_pirates_strike_once() -> None:
    """Two city goods mean one roll; the next Merchant, even in the same turn, faces the pirates anew."""
    g = table(
        west_africa="yellow: red; black: red",
        fleets={"red": 2, "blue": 2},
        unrest={"west africa": 1},
        city="west africa 3",
    )
    events = listen(g)

    say(use(g, "red", "merchant"), 0)
    assert g.over
    assert [("red", 1)] == rolls(events)
    say(use(g, "blue", "merchant"), 0)

    assert [("red", 1), ("blue", 1)] == rolls(events)


@pytest.mark.rule("CE-18-h", "CE-18-k")
@pytest.mark.ruling("AMB-84")
def test_sellers_are_paid_before_the_pirates() -> None:
    """When the dice are to be rolled the sellers of the city have their treasury, and they keep it."""
    g = table(
        west_africa="yellow: green; black: blue", fleets={"red": 2}, unrest={"west africa": 1}, city="west africa 3"
    )

    use(g, "red", "merchant")
    assert (1, 1) == (treasury(g, "blue"), treasury(g, "green"))
    say(g, 1)

    assert (1, 1) == (treasury(g, "blue"), treasury(g, "green"))
    assert 0 == goods(g, "red")


@pytest.mark.rule("CE-18-f", "CE-18-h", "CE-18-j", "CE-18-k", "CE-18-n")
@pytest.mark.ruling("AMB-84")
def test_printed_example_of_pirates() -> None:
    """Red, six fleets, meets pirates at West Africa with one of two dice: five fleets are left for other goods."""
    g = laid_out(
        west_africa="yellow: green; black: blue",
        brazil="red",
        egypt="red",
        persia="red",
        levant="red",
        east_indies="red",
        new_spain="red",
        fleets={"red": 6},
        unrest={"west africa": 2},
        city="west africa 3",
    )

    assert 2 == dice(use(g, "red", "merchant"))
    say(g, 1)
    assert (5, 0, "west africa 3") == (fleets(g, "red"), goods(g, "red"), city(g))
    assert not [word for word in offered(g) if "west africa" in word]
    for territory in ("brazil", "egypt", "persia", "levant", "east indies"):
        say(g, f"space {territory} 1")

    assert g.over
    assert 5 == goods(g, "red")
    assert (1, 1) == (treasury(g, "blue"), treasury(g, "green"))
