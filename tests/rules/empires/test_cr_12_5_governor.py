"""CR 12.5 Governor: booming cities, what they mean for merchants, and how they are lost."""

import pytest

from metropole.games.empires.positions import lay_tracks, seat_of, shown
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, city, colony, goods, prestige, treasury
from tests.rules.empires.common import asked, prompt, say_if, space, told
from tests.rules.empires.overseas import (
    act,
    choices,
    declare_war,
    no_more,
    rebellion,
    recall,
    relevant,
    row,
    table,
    with_all_cards,
)
from tests.rules.questions import listen

# --- where ---


@pytest.mark.rule("CR-12.5-a")
def test_in_an_own_colony() -> None:
    """Own colonies are offered; neither another's colony with an own counter nor a territory of one's own is."""
    g = table(
        new_spain="red, red",
        brazil="red",
        egypt="blue, blue, red",
        persia="red, red, red",
        colonies={"new spain": "red", "brazil": "red", "egypt": "blue"},
        treasury={"red": 5},
    )

    act(g, "red", "governor")

    assert {"territory new spain", "territory brazil"} == set(offered(g))


@pytest.mark.rule("CR-12.5-a")
def test_not_without_a_colony() -> None:
    """A player without a colony cannot use the Governor."""
    g = table(brazil="red, red", egypt="blue", colonies={"egypt": "blue"}, treasury={"red": 9, "blue": 9})

    assert "governor" not in choices(g, "red")
    assert "governor" in choices(g, "blue")


@pytest.mark.rule("CR-12.5-b")
def test_not_where_the_present_city_is() -> None:
    """The colony with the booming city is not chosen, at any price."""
    tracks = {"red": "economy 6"}
    only = table(brazil="red", colonies={"brazil": "red"}, city="brazil 2", treasury={"red": 9}, tracks=tracks)
    g = table(
        brazil="red",
        egypt="red, red",
        west_indies="red",
        colonies={"brazil": "red", "egypt": "red", "west indies": "red"},
        city="brazil 2",
        treasury={"red": 9},
        tracks=tracks,
    )

    act(g, "red", "governor")

    assert {"territory egypt", "territory west indies"} == set(offered(g))
    assert "governor" not in choices(only, "red")


@pytest.mark.rule("CR-12.5-g")
@pytest.mark.ruling("AMB-61")
def test_where_a_relevant_city_is() -> None:
    """A colony with a relevant city may have the new one as well, and both count."""
    g = table(
        brazil="red",
        west_indies="blue",
        colonies={"brazil": "red", "west indies": "blue"},
        relevant={"brazil": 1},
        city="west indies 2",
        treasury={"red": 4},
        tracks={"red": "economy 4"},
    )
    before = prestige(g, "red")

    act(g, "red", "governor")

    assert ("brazil 4", 1, 1) == (city(g), relevant(g, "brazil"), relevant(g, "west indies"))
    assert before + 1 == prestige(g, "red")


# --- for how much ---


@pytest.mark.rule("CR-12.5-c", "CR-12.5-d", "CR-12.5-e")
@pytest.mark.ruling("AMB-63")
@pytest.mark.parametrize(
    ("present", "economy", "money", "prices"),
    [
        ("", 2, 9, [2]),
        ("", 4, 9, [2, 4]),
        ("", 10, 12, [2, 4, 6, 8, 10]),
        ("", 10, 7, [2, 4, 6]),
        ("", 2, 1, []),
        ("egypt 2", 2, 9, []),
        ("egypt 2", 4, 9, [4]),
        ("egypt 2", 4, 3, []),
        ("egypt 4", 10, 20, [6, 8, 10]),
        ("egypt 8", 10, 20, [10]),
        ("egypt 10", 10, 20, []),
    ],
)
def test_the_price(present: str, economy: int, money: int, prices: list[int]) -> None:
    """Two, four, six, eight or ten: more than the present city is worth, and not above Economy or Treasury."""
    g = table(
        brazil="red",
        west_indies="red",
        egypt="blue, blue",
        colonies={"brazil": "red", "west indies": "red", "egypt": "blue"},
        tracks={"red": f"economy {economy}"},
        treasury={"red": money},
        city=present,
    )
    assert bool(prices) == ("governor" in choices(g, "red"))
    if not prices:
        return

    act(g, "red", "governor", "territory brazil")

    if len(prices) == 1:
        assert (f"brazil {prices[0]}", money - prices[0]) == (city(g), treasury(g, "red"))
    else:
        assert prices == amounts(g)


@pytest.mark.rule("CR-12.5-f")
@pytest.mark.parametrize("price", [4, 8, 10])
def test_the_marker_shows_the_price(price: int) -> None:
    """The price is discarded, the marker shows it, and the city is worth one point whatever it cost."""
    g = table(brazil="red", colonies={"brazil": "red"}, tracks={"red": "economy 10"}, treasury={"red": 11})
    before = prestige(g, "red")

    act(g, "red", "governor", f"amount {price}")

    assert (f"brazil {price}", 11 - price) == (city(g), treasury(g, "red"))
    assert before + 1 == prestige(g, "red")


# --- the old city ---


def two_cities() -> Game:
    """Blue has founded a city in Egypt after Red's in Brazil."""
    g = table(
        brazil="red",
        egypt="blue, blue",
        colonies={"brazil": "red", "egypt": "blue"},
        treasury={"red": 2, "blue": 6},
        tracks={"blue": "economy 6"},
    )
    act(g, "red", "governor")
    return act(g, "blue", "governor", "amount 4")


@pytest.mark.rule("CR-12.5-g")
def test_the_old_city_stays() -> None:
    """Red's city is a relevant one now; its point stays with Red, and Blue has one for the new city."""
    g = two_cities()

    assert ("egypt 4", 1, 0) == (city(g), relevant(g, "brazil"), relevant(g, "egypt"))
    assert [1 + 1 + 1, 1 + 1 + 1] == [prestige(g, "red"), prestige(g, "blue")], "monopoly, colony, city"


@pytest.mark.rule("CR-12.5-c", "CR-12.5-g")
def test_only_the_present_city_sets_the_price() -> None:
    """The next city costs more than the present one; relevant cities do not matter."""
    g = with_all_cards(two_cities())
    g.s.treasury = [0, 10, 0, 0]
    assert "governor" not in choices(g, "red"), "Economy 2 does not reach beyond four"
    lay_tracks(g, {"red": "economy 6"})

    act(g, "red", "governor")

    assert ("brazil 6", 1, 1) == (city(g), relevant(g, "brazil"), relevant(g, "egypt"))


@pytest.mark.rule("CR-12.5-d", "CR-12.5-e", "CR-12.5-f", "CR-12.5-g")
def test_printed_example() -> None:
    """C4-14, C4-15, EX-CR-12.5-1 and 2: Red pays two in the West Indies, then Blue four in New England.

    Later Red can return to the West Indies, once Red's Economy allows it.
    """
    g = table(
        west_indies="red",
        new_england="blue",
        colonies={"west indies": "red", "new england": "blue"},
        treasury={"red": 9, "blue": 9},
        tracks={"blue": "economy 4"},
    )
    before = (prestige(g, "red"), prestige(g, "blue"))

    act(g, "red", "governor")
    assert ("west indies 2", 7, before[0] + 1) == (city(g), treasury(g, "red"), prestige(g, "red"))
    act(g, "blue", "governor")

    assert ("new england 4", 5) == (city(g), treasury(g, "blue"))
    assert (before[0] + 1, before[1] + 1) == (prestige(g, "red"), prestige(g, "blue"))
    assert 1 == relevant(g, "west indies")
    with_all_cards(g)
    assert "governor" not in choices(g, "red")
    lay_tracks(g, {"red": "economy 6"})
    act(g, "red", "governor")
    assert ("west indies 6", before[0] + 2) == (city(g), prestige(g, "red"))


# --- 12.5.1 the merchant ---


def at_the_quay(present: str, fleets: int = 4, **cities: dict[str, int]) -> Game:
    """Red's Merchant, who controls Persia; Blue controls Egypt, as a colony, and Brazil, and Green has Peru."""
    g = table(
        persia="red",
        egypt="blue, blue",
        brazil="blue",
        peru="green",
        colonies={"egypt": "blue"},
        relevant=cities.get("relevant"),
        fleets={"red": fleets},
        city=present,
    )
    return act(g, "red", "merchant")


@pytest.mark.rule("CR-12.5.1-a")
@pytest.mark.parametrize(("answer", "bought", "paid"), [("yes", 1, 1), ("no", 0, 0)])
def test_goods_of_the_city_must_be_shipped(answer: str, bought: int, paid: int) -> None:
    """With own goods aboard and fleets left, the city's goods come next whether Red likes it or not, if Blue agrees."""
    g = at_the_quay("egypt 4")
    assert ("ship-own", "red") == (prompt(g), asked(g))

    say(g, "space persia 1")

    assert ("sell", "blue") == (prompt(g), asked(g))
    say(g, answer)
    assert ("buy-goods", "red") == (prompt(g), asked(g))
    assert ["done", "space brazil 1", "space peru 1"] == offered(g)
    say(g, "done")
    assert (1 + bought, paid) == (goods(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.5.1-a")
def test_all_goods_of_the_city() -> None:
    """Every resource of the city's territory, whoever controls it, and each controller answers for themselves."""
    g = table(
        persia="red",
        west_africa="yellow: blue, blue; black: green",
        colonies={"west africa": "blue"},
        city="west africa 2",
        fleets={"red": 4},
    )

    act(g, "red", "merchant", "space persia 1")
    assert ("city-offer", "red") == (prompt(g), asked(g))
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")
    assert {gold, slaves} == set(offered(g)), "and nothing else: Red must"
    say(g, slaves)
    assert "green" == asked(g)
    say(g, "no")
    assert ("sell", "blue") == (prompt(g), asked(g))
    say(g, "yes")

    assert (True, 2, [1, 0, 0, 0]) == (g.over, goods(g, "red"), g.s.treasury)


@pytest.mark.rule("CR-12.5.1-a")
def test_own_goods_not_all_shipped() -> None:
    """Whoever leaves own goods behind need not ship the city's, but may."""
    g = say(at_the_quay("egypt 4"), "done")

    assert ("buy-goods", "red") == (prompt(g), asked(g))
    assert ["done", "space egypt 1", "space brazil 1", "space peru 1"] == offered(g)


@pytest.mark.rule("CR-12.5.1-a")
def test_no_fleet_left_for_the_city() -> None:
    """The only fleet carries own goods: nobody is asked for the city's."""
    g = say(at_the_quay("egypt 4", fleets=1), "space persia 1")

    assert (True, 1, 0) == (g.over, goods(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.5-h")
@pytest.mark.parametrize("present", ["", "new spain 4"])
def test_relevant_cities_mean_nothing_to_merchants(present: str) -> None:
    """Egypt's relevant city asks for nothing: after own goods Red is free to buy from anybody or nobody."""
    g = say(at_the_quay(present, relevant={"egypt": 1}), "space persia 1")

    assert ("buy-goods", "red") == (prompt(g), asked(g))
    assert ["done", "space egypt 1", "space brazil 1", "space peru 1"] == offered(g)


# --- 12.5.2 loss ---


def city_in_danger(present: str, old: int) -> Game:
    """Blue's colony in New Spain, held by two counters, with cities, and one red counter besides."""
    return table(
        new_spain="blue, blue, red",
        brazil="blue",
        colonies={"new spain": "blue", "brazil": "blue"},
        relevant={"new spain": old, "brazil": 1},
        city=present,
        unrest={"new spain": 1},
        treasury={"green": 2},
        squadrons={"red": 2, "blue": 2},
    )


@pytest.mark.rule("CR-12.5.2-a", "CR-12.5.2-b")
@pytest.mark.parametrize(
    ("present", "old", "cities"),
    [("new spain 4", 0, 1), ("brazil 4", 1, 1), ("new spain 4", 1, 2), ("new spain 6", 2, 3), ("brazil 2", 0, 0)],
)
def test_cities_lost_in_a_rebellion(present: str, old: int, cities: int) -> None:
    """The colony falls with all its cities: a point for each besides the colony's; cities elsewhere stay."""
    g = city_in_danger(present, old)
    before = prestige(g, "blue")
    events = listen(g)

    say(rebellion(g, "green", "new spain", 1), "run 0")
    say_if(g, "foothold", "pass")

    assert ("nobody", 0, 1) == (colony(g, "new spain"), relevant(g, "new spain"), relevant(g, "brazil"))
    assert ("nowhere" if present.startswith("new spain") else present) == city(g)
    assert before - 1 - cities == prestige(g, "blue")
    assert cities == len(told(events, facts.CITY_LOST))


@pytest.mark.rule("CR-12.5.2-a", "CR-12.5.2-b")
def test_cities_lost_in_a_war() -> None:
    """A battle that takes the colony takes both its cities: three points in all, when the war is over."""
    g = city_in_danger("new spain 4", 1)
    before = prestige(g, "blue")

    say(declare_war(g, "red", "blue"), 1, 0)
    assert ("nobody", "nowhere", 0) == (colony(g, "new spain"), city(g), relevant(g, "new spain"))
    say(g, 0, 0, "yes")
    no_more(g)

    assert before - 3 + 1 == prestige(g, "blue"), "three lost, and one for Red's surrender"


@pytest.mark.ruling("AMB-65")
def test_cities_lost_by_withdrawal() -> None:
    """An owner who withdraws too many counters destroys their own cities."""
    g = city_in_danger("new spain 4", 1)
    before = prestige(g, "blue")

    recall(g, "blue", "new spain", "space new spain 1")

    assert ("nobody", "nowhere", 0) == (colony(g, "new spain"), city(g), relevant(g, "new spain"))
    assert before - 3 == prestige(g, "blue")


@pytest.mark.rule("CR-12.5-d")
@pytest.mark.ruling("AMB-62")
def test_after_the_present_city_is_lost() -> None:
    """There is no booming city then: two is enough again, and the relevant city in Brazil asks for nothing."""
    g = city_in_danger("new spain 6", 0)
    g.s.treasury[seat_of("blue")] = 2
    assert "governor" not in choices(g, "blue")

    recall(g, "blue", "new spain", "space new spain 1")

    assert ("nowhere", 1) == (city(g), relevant(g, "brazil"))
    act(g, "blue", "governor")
    assert ("brazil 2", 1) == (city(g), relevant(g, "brazil"))


@pytest.mark.rule("CR-12.5.2-a")
def test_cities_stay_while_the_colony_does() -> None:
    """A rebellion that the colony survives leaves its cities alone."""
    g = city_in_danger("new spain 4", 1)

    say(rebellion(g, "green", "new spain", 1), "run 1")

    assert row("blue", 2) == shown(g, "new spain")
    assert ("blue", "new spain 4", 1) == (colony(g, "new spain"), city(g), relevant(g, "new spain"))
