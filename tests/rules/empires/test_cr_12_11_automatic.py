"""CR 12.11.3 Automatic rebellion: five unrest markers rise by themselves."""

from functools import partial

import pytest

from metropole.games.empires.positions import shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.kernel import Event
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    colony,
    diplomacy,
    is_independent,
    practice_board,
    rebel,
    table,
    treasury,
    unrest,
)
from tests.rules.empires.common import asked, dice, each_told, prompt, say_if, space
from tests.rules.questions import listen

revised = partial(table, "empires/revised")


def stir(g: Game, first: str, second: str = "barbary", colour: str = "orange") -> Game:
    """Let a player put unrest in two territories, one of them of no interest."""
    use(g, colour, "rebel")
    if prompt(g) == "rebel":
        say(g, "stir unrest")
    return say(g, f"territory {first}", f"territory {second}")


def risen(events: list[Event]) -> list[str]:
    """The territories that have risen by themselves, in order."""
    return [TERRITORIES[place] for place in each_told(events, facts.AUTOMATIC_REBELLION, "territory")]


# --- when ---


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.parametrize(("before", "rises"), [(3, False), (4, True)])
def test_the_fifth_unrest_of_a_rebel(before: int, rises: bool) -> None:
    """Four markers lie still, with the fifth the territory rises at once."""
    g = revised(brazil="blue, blue", unrest={"brazil": before})
    events = listen(g)

    stir(g, "brazil")

    assert rises == (prompt(g) == "successes")
    assert (["brazil"] if rises else []) == risen(events)


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.ruling("AMB-77")
@pytest.mark.parametrize(("sent", "rolled"), [(1, 0), (2, 5), (3, 5), (4, 6)])
def test_the_unrest_of_a_viceroy(sent: int, rolled: int) -> None:
    """The counters are sent and control is settled and paid before the dice fall; six markers roll for six."""
    g = revised(brazil="blue", unrest={"brazil": 4}, treasury={"red": 4}, tracks={"red": "logistics 4"})

    say(use(g, "red", "viceroy"), "territory brazil", *["space brazil 1"] * (sent - 1))
    say_if(g, "send-more", "done")

    assert g.over if not rolled else rolled == dice(g)
    assert sent == shown(g, "brazil").count("red")
    assert sent == 1 or shown(g, "brazil").startswith("red, red")
    assert (3 if sent > 1 else 4, 4 - sent) == (diplomacy(g, "red"), treasury(g, "red"))


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.ruling("AMB-77")
@pytest.mark.parametrize(("first", "second"), [("brazil", "egypt"), ("egypt", "brazil")])
def test_two_territories_rise_in_the_order_of_the_markers(first: str, second: str) -> None:
    """Both markers lie before the first rebellion begins; then one follows the other."""
    g = revised(brazil="blue", egypt="green", unrest={"brazil": 4, "egypt": 4})
    events = listen(g)

    stir(g, first, second)
    assert [first] == risen(events)
    assert (5, 5) == (unrest(g, first), unrest(g, second))
    say(g, 0)
    assert [first, second] == risen(events)
    say(g, 0)

    assert g.over
    assert (3, 3) == (unrest(g, first), unrest(g, second))


# --- the dice ---


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.parametrize("colonies", [{}, {"new spain": "blue"}])
@pytest.mark.parametrize(("power", "share"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_dice_as_in_a_territory(power: int, share: int, colonies: dict[str, str]) -> None:
    """Half the native power for each of five markers, even in a colony, and nobody pays for it."""
    g = revised(
        board=practice_board(new_spain=power),
        new_spain="blue, blue, blue, blue",
        colonies=colonies,
        unrest={"new spain": 4},
        treasury={"orange": 4},
    )

    assert 5 * share == dice(stir(g, "new spain"))
    assert 4 == treasury(g, "orange")


# --- who loses ---


@pytest.mark.rule("CR-12.11.3-b")
@pytest.mark.ruling("AMB-74")
@pytest.mark.parametrize(
    ("hits", "left"),
    [(0, (4, 2, 1)), (1, (3, 2, 1)), (2, (3, 1, 1)), (3, (3, 1, 0)), (4, (2, 1, 0)), (5, (2, 0, 0)), (6, (1, 0, 0))],
)
def test_losses_go_round(hits: int, left: tuple[int, int, int]) -> None:
    """One from whoever has most, the next from the second, the third; then from the top, passing over who has none."""
    g = revised(persia="blue, red, blue, green, blue, red, blue", unrest={"persia": 4})

    say(stir(g, "persia"), hits)
    while prompt(g) == "remove-own-run":
        say(g, offered(g)[0])

    assert g.over
    assert left == tuple([shown(g, "persia").count(colour) for colour in ("blue", "red", "green")])


@pytest.mark.ruling("AMB-74")
def test_the_ranking_is_fixed_at_the_start() -> None:
    """The second loss is Red's although Blue still has more."""
    g = revised(persia="blue, blue, blue, blue, red", unrest={"persia": 4})

    say(stir(g, "persia"), 2)

    assert g.over
    assert "blue, blue, blue" == shown(g, "persia")


@pytest.mark.rule("CR-12.11.3-b")
def test_nobody_is_spared_for_being_active() -> None:
    """Whoever placed the fifth marker loses like the others, and first if they have most."""
    g = revised(persia="red, red, blue", unrest={"persia": 4})

    say(stir(g, "persia", colour="red"), 1)

    assert g.over
    assert "red, blue" == shown(g, "persia")


@pytest.mark.rule("CR-12.11.3-b")
def test_all_counters_of_a_player_in_the_territory_count() -> None:
    """Two counters on two spaces are more than one on the space that another player controls."""
    g = revised(west_africa="yellow: red, blue; black: blue", unrest={"west africa": 4})

    say(stir(g, "west africa"), 1)
    assert ("remove-own", "blue") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.11.3-c")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        ("blue, red, green, orange", "blue, red"),
        ("green, blue, red, orange", "blue, green"),
        ("red, green, blue, orange", "red, green"),
    ],
)
def test_of_tied_players_the_last_in_order_loses_first(order: str, left: str) -> None:
    """With one counter each the one later in player order is hit."""
    g = revised(persia="blue, red, green", order=order, unrest={"persia": 4})

    say(stir(g, "persia"), 1)

    assert g.over
    assert left == shown(g, "persia")


@pytest.mark.ruling("AMB-74")
@pytest.mark.parametrize(
    ("colour", "stacks"), [("yellow", "yellow: ; black: blue"), ("black", "yellow: blue; black: ")]
)
def test_owners_choose_their_own_counters(colour: str, stacks: str) -> None:
    """Not the player who placed the marker but the one who loses says which counter it is."""
    g = revised(west_africa="yellow: blue; black: blue", unrest={"west africa": 4})

    say(stir(g, "west africa"), 1)
    assert ("remove-own", "blue") == (prompt(g), asked(g))
    say(g, space(g, "west africa", colour))

    assert g.over
    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.ruling("AMB-74")
def test_losses_may_be_averted() -> None:
    """Two treasuries for each loss, in player order, as in any rebellion."""
    g = revised(persia="blue, blue, red", unrest={"persia": 4}, treasury={"blue": 3, "red": 2})

    say(stir(g, "persia"), 2)
    assert ("avert", "blue") == (prompt(g), asked(g))
    say(g, "done")
    assert ("avert", "red") == (prompt(g), asked(g))
    say(g, "space persia 1")

    assert g.over
    assert ("blue, red", 3, 0) == (shown(g, "persia"), treasury(g, "blue"), treasury(g, "red"))


@pytest.mark.rule("CR-12.11.3-a")
def test_missions_prevent_losses() -> None:
    """Each mission prevents one, as in any rebellion."""
    g = revised(persia="blue, blue, blue", unrest={"persia": 4}, missions={"persia": 2})

    say(stir(g, "persia"), 3)

    assert "blue, blue" == shown(g, "persia")


# --- what is left ---


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.parametrize(("hits", "free", "markers"), [(0, False, 3), (1, False, 3), (2, True, 0)])
def test_unrest_and_independence(hits: int, free: bool, markers: int) -> None:
    """Half of five, rounded down, goes; if no counter is left all of it, and the territory is independent."""
    g = revised(brazil="blue, blue", unrest={"brazil": 4})

    say(stir(g, "brazil"), hits)

    assert g.over
    assert (free, markers) == (is_independent(g, "brazil"), unrest(g, "brazil"))


@pytest.mark.rule("CR-12.11.3-a", "CR-12.11.1-e")
def test_an_empty_territory_does_not_become_independent() -> None:
    """Where nobody has counters the rebels remove none: it stays what it is, and half the unrest goes."""
    g = revised(unrest={"brazil": 4})

    say(stir(g, "brazil"), 5)

    assert g.over
    assert not is_independent(g, "brazil")
    assert 3 == unrest(g, "brazil")


@pytest.mark.rule("CR-12.11.3-a")
@pytest.mark.ruling("AMB-75")
@pytest.mark.parametrize(("hits", "owner"), [(1, "blue"), (2, "nobody")])
def test_a_colony_in_an_automatic_rebellion(hits: int, owner: str) -> None:
    """It is lost below half its native power as usual, but nobody is offered a foothold."""
    g = revised(
        new_spain="blue, blue, blue", colonies={"new spain": "blue"}, unrest={"new spain": 4}, treasury={"orange": 5}
    )

    say(stir(g, "new spain"), hits)

    assert g.over
    assert (owner, 3) == (colony(g, "new spain"), unrest(g, "new spain"))
    assert (5, 4) == (treasury(g, "orange"), diplomacy(g, "orange"))


# --- safe counters ---


@pytest.mark.ruling("AMB-76")
def test_after_a_rebellion_of_the_same_turn() -> None:
    """It breaks out although there has been one, but only the counters that came later are hit."""
    g = revised(brazil="blue, blue", unrest={"brazil": 4}, treasury={"red": 1})
    say(rebel(g, "green", "brazil"), 0)
    say(use(g, "red", "viceroy"), "territory brazil")
    g.s.unrest[TERRITORIES.index("brazil")] = 4

    say(stir(g, "brazil"), 5)

    assert g.over
    assert ("blue, blue", 3) == (shown(g, "brazil"), unrest(g, "brazil"))


@pytest.mark.ruling("AMB-76")
def test_it_is_the_rebellion_of_this_turn() -> None:
    """Whoever survives it is safe from every Rebel until the turn is over."""
    g = revised(brazil="blue, blue", unrest={"brazil": 4})

    say(stir(g, "brazil"), 1)
    use(g, "red", "rebel")

    assert "rebel" != prompt(g)  # unrest elsewhere is all that is left to Red
    assert 3 == unrest(g, "brazil")
