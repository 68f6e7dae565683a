"""CE 17 Governor: the one booming city of the map."""

import pytest

from metropole.games.empires.positions import laid_out, lay_tracks, use
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, can, city, colony, conquer, prestige, rebel, table, treasury
from tests.rules.empires.common import FOUR

# --- where ---


@pytest.mark.rule("CE-17-a")
def test_wherever_the_player_has_a_counter() -> None:
    """Any explored territory with an own counter: neither control nor a colony is needed, and another's is no bar."""
    g = table(
        egypt="blue, blue, red",
        brazil="red",
        new_spain="blue, red",
        persia="blue",
        colonies={"new spain": "blue"},
        treasury={"red": 5},
    )

    use(g, "red", "governor")

    assert ["territory egypt", "territory new spain", "territory brazil"] == offered(g)


@pytest.mark.rule("CE-17-a")
def test_not_without_a_counter() -> None:
    """A player without counters on the map has no place for a city."""
    assert can(table(brazil="red", treasury={"red": 5}), "red", "governor")
    assert not can(table(brazil="blue", treasury={"red": 5}), "red", "governor")


@pytest.mark.rule("CE-17-b")
def test_not_where_it_is_already() -> None:
    """The city does not move to where it stands, even at a higher price."""
    elsewhere = table(brazil="red", persia="red", egypt="red", treasury={"red": 5}, city="brazil 1")
    nowhere = table(brazil="red", treasury={"red": 5}, city="brazil 1")

    assert ["territory egypt", "territory persia"] == offered(use(elsewhere, "red", "governor"))
    assert not can(nowhere, "red", "governor")


@pytest.mark.rule("CE-17-a")
@pytest.mark.ruling("AMB-59")
def test_in_an_independent_state() -> None:
    """An independent state may have the city."""
    g = table(brazil="red", independent="brazil", treasury={"red": 5})

    say(use(g, "red", "governor"), "amount 2")

    assert "brazil 2" == city(g)


# --- for how much ---


@pytest.mark.rule("CE-17-c", "CE-17-d", "CE-17-e")
@pytest.mark.parametrize(
    ("present", "economy", "money", "prices"),
    [
        ("", 2, 9, [1, 2]),
        ("", 10, 12, list(range(1, 11))),
        ("persia 1", 4, 9, [2, 3, 4]),
        ("persia 3", 6, 9, [4, 5, 6]),
        ("persia 3", 6, 5, [4, 5]),
    ],
)
def test_the_price(present: str, economy: int, money: int, prices: list[int]) -> None:
    """At least one, more than the present city is worth, and no more than economy and treasury allow."""
    g = table(brazil="red", egypt="red", tracks={"red": f"economy {economy}"}, treasury={"red": money}, city=present)

    use(g, "red", "governor")
    say(g, "territory brazil")

    assert prices == amounts(g)


@pytest.mark.rule("CE-17-f")
@pytest.mark.parametrize(
    ("present", "economy", "money", "possible"),
    [
        ("persia 9", 10, 20, True),
        ("persia 2", 2, 9, False),
        ("persia 2", 4, 9, True),
        ("persia 2", 4, 2, False),
        ("persia 10", 10, 20, False),
        ("", 2, 0, False),
    ],
)
def test_whoever_cannot_pay_the_price(present: str, economy: int, money: int, possible: bool) -> None:
    """A player whose economy, or whose treasury, does not reach beyond the present city cannot use the Governor."""
    g = table(brazil="red", tracks={"red": f"economy {economy}"}, treasury={"red": money}, city=present)

    assert possible == can(g, "red", "governor")


@pytest.mark.rule("CE-17-g", "CE-17-h")
@pytest.mark.parametrize("price", [4, 7, 10])
def test_the_marker_shows_the_price(price: int) -> None:
    """The price is discarded, the marker shows it, and the former city is gone."""
    g = table(brazil="red", tracks={"red": "economy 10"}, treasury={"red": 12}, city="persia 3")

    say(use(g, "red", "governor"), f"amount {price}")

    assert f"brazil {price}" == city(g)
    assert 12 - price == treasury(g, "red")


@pytest.mark.rule("CE-17-c")
@pytest.mark.ruling("AMB-64")
def test_pirates_make_the_next_city_cheaper() -> None:
    """A city of value 4 that pirates have lowered to 3 must be exceeded at 3, not at 4."""
    g = table(
        west_africa="black: blue",
        brazil="red",
        egypt="red",
        unrest={"west africa": 2},
        fleets={"red": 1},
        treasury={"red": 9},
        tracks={"red": "economy 6"},
        city="west africa 4",
    )

    say(use(g, "red", "merchant"), 2)
    assert "west africa 3" == city(g)
    say(use(g, "red", "governor"), "territory brazil")

    assert [4, 5, 6] == amounts(g)


# --- prestige ---


@pytest.mark.rule("CE-17-i")
@pytest.mark.parametrize(("owner", "winners"), [("red", "red"), ("blue", "blue"), ("", "")])
def test_prestige_for_the_owner_of_the_colony(owner: str, winners: str) -> None:
    """A new city in a colony gives one prestige to the colony's owner, whoever places it; elsewhere to nobody."""
    g = table(brazil="blue, red", colonies={"brazil": owner} if owner else {}, treasury={"red": 1})

    use(g, "red", "governor")

    assert [1 if colour == winners else 0 for colour in FOUR] == g.s.prestige


@pytest.mark.rule("CE-17-j", "CE-14-e")
@pytest.mark.parametrize(("present", "gain"), [("new spain 3", 2), ("brazil 3", 1), ("", 1)])
def test_a_colony_founded_on_the_city(present: str, gain: int) -> None:
    """Founding a colony where the city is gives one prestige more."""
    g = table(new_spain="red, red, red, red", city=present)

    conquer(g, "red", "new spain")

    assert gain == prestige(g, "red")


@pytest.mark.rule("CE-17-k", "CE-17-l")
@pytest.mark.parametrize(("present", "left"), [("west indies 3", 3), ("brazil 3", 4)])
def test_a_lost_colony_with_the_city(present: str, left: int) -> None:
    """With the city in it a lost colony costs two prestige, otherwise one; the city stays where it is."""
    g = table(
        west_indies="blue",
        colonies={"west indies": "blue"},
        unrest={"west indies": 1},
        prestige={"blue": 5},
        city=present,
    )

    say(rebel(g, "red", "west indies"), 1)

    assert "nobody" == colony(g, "west indies")
    assert left == prestige(g, "blue")
    assert present == city(g)


# --- the printed examples ---


@pytest.mark.rule("CE-17-c", "CE-17-d", "CE-17-e", "CE-17-f", "CE-17-h", "CE-17-i")
def test_printed_examples() -> None:
    """Red builds in the West Indies for 1, Blue in New England for 2, 3 or 4; Red needs more economy for another."""
    g = laid_out(
        west_indies="red",
        new_england="blue",
        colonies={"west indies": "red", "new england": "blue"},
        treasury={"red": 9, "blue": 9},
        tracks={"blue": "economy 4"},
    )

    assert [1, 2] == amounts(use(g, "red", "governor"))
    say(g, "amount 1")
    assert ("west indies 1", 1) == (city(g), prestige(g, "red"))

    assert [2, 3, 4] == amounts(use(g, "blue", "governor"))
    say(g, "amount 4")
    assert ("new england 4", 1, 1) == (city(g), prestige(g, "blue"), prestige(g, "red"))

    g.s.uses = [0] * g.seats
    for economy, possible in ((2, False), (4, False), (6, True)):
        lay_tracks(g, {"red": f"economy {economy}"})
        assert possible == can(g, "red", "governor")
