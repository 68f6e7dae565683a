"""CR 8 Colonies: who stays, when they are lost, and independent states."""

import pytest

from metropole.games.empires.positions import seat_of, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import native_power
from metropole.testing import say
from tests.rules.empires.characters import (
    amounts,
    colony,
    diplomacy,
    goods,
    is_independent,
    missions,
    practice_board,
    prestige,
    treasury,
    unrest,
)
from tests.rules.empires.common import dice, say_if, territory, told
from tests.rules.empires.overseas import (
    act,
    choices,
    declare_war,
    no_more,
    peopled,
    rebellion,
    recall,
    row,
    send,
    table,
    with_all_cards,
)
from tests.rules.questions import listen

HALF_POWER = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]


# --- 8 what a colony gives ---


@pytest.mark.rule("CR-8-b")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2)])
def test_earlier_counters_stay(before: int, after: int) -> None:
    """Those of others who were there before lose what founding costs everybody, and no more."""
    g = table(new_spain=f"{row('red', 4)}, {row('blue', before)}")

    act(g, "red", "conqueror")

    assert "red" == colony(g, "new spain")
    assert f"red, red, {row('blue', after)}" == shown(g, "new spain")


@pytest.mark.rule("CR-12.9-b")
def test_printed_example_of_outlets() -> None:
    """C4-5, EX-CR-8-1: colonies in the West Indies (1) and New France (3) add three to Economy 2."""
    g = table(colonies={"west indies": "red", "new france": "red"}, goods={"red": 20})

    act(g, "red", "trader")

    assert list(range(2 + 3 + 1)) == amounts(g)


# --- 8.1 loss ---


@pytest.mark.rule("CR-8.1-a", "CR-8.1-b")
@pytest.mark.ruling("AMB-55")
@pytest.mark.parametrize(("power", "needed"), HALF_POWER)
def test_counters_that_hold_a_colony(power: int, needed: int) -> None:
    """Half the native power, rounded up: with one counter fewer the marker is gone at once."""
    board = practice_board(brazil=power)
    held = table(board=board, brazil=row("red", needed + 1), colonies={"brazil": "red"})
    lost = table(board=board, brazil=row("red", needed), colonies={"brazil": "red"})

    recall(held, "red", "brazil", "space brazil 1")
    recall(lost, "red", "brazil", "space brazil 1")

    assert "red" == colony(held, "brazil")
    assert "nobody" == colony(lost, "brazil")


@pytest.mark.rule("CR-8.1-a")
@pytest.mark.ruling("AMB-160")
@pytest.mark.parametrize(("power", "needed"), [(9, 5), (10, 5), (12, 6), (15, 8)])
def test_more_native_power_than_printed(power: int, needed: int) -> None:
    """Beyond eight the table goes on: half, rounded up."""
    g = table(board=practice_board(brazil=power), brazil=row("red", needed + 1), colonies={"brazil": "red"})

    recall(g, "red", "brazil", "space brazil 1")
    assert "red" == colony(g, "brazil")
    with_all_cards(g)
    recall(g, "red", "brazil", "space brazil 1")

    assert "nobody" == colony(g, "brazil")


@pytest.mark.rule("CR-8.1-a")
def test_counters_of_others_do_not_hold_it() -> None:
    """New Spain, native power 4, with one counter of its owner's is lost, however many others are there."""
    g = table(new_spain="red, red, blue, blue", colonies={"new spain": "red"})

    recall(g, "red", "new spain", "space new spain 1")

    assert "nobody" == colony(g, "new spain")


@pytest.mark.rule("CR-8.1-a")
def test_control_does_not_matter() -> None:
    """A colony whose owner controls nothing any more stands as long as they have counters enough."""
    g = table(new_spain="blue, blue, blue, red, red, red", colonies={"new spain": "red"})

    recall(g, "red", "new spain", "space new spain 1")

    assert "red" == colony(g, "new spain")


@pytest.mark.rule("CR-8.1-a", "CR-8.1-b", "CR-8.1-c")
def test_lost_in_a_rebellion() -> None:
    """New Spain needs two counters: a rebellion that leaves one takes the colony, and one point with it."""
    g = table(
        new_spain="red, red, blue",
        west_indies="red",
        colonies={"new spain": "red", "west indies": "red"},
        unrest={"new spain": 1},
        treasury={"green": 2},
    )
    before = prestige(g, "red")

    say_if(rebellion(g, "green", "new spain", 1), "casualty-run", "run 0")

    assert ("nobody", "red") == (colony(g, "new spain"), colony(g, "west indies"))
    assert "red, blue" == shown(g, "new spain")
    assert before - 1 == prestige(g, "red")


@pytest.mark.rule("CR-8.1-a", "CR-8.1-c")
def test_lost_in_a_war() -> None:
    """One of two counters in New Spain falls in the first battle: the colony is lost before the battle at sea."""
    g = table(new_spain="blue, blue, red", colonies={"new spain": "blue"}, squadrons={"red": 2, "blue": 2})
    before = prestige(g, "blue")

    say(declare_war(g, "red", "blue"), 1, 0)

    assert ("nobody", "blue, red") == (colony(g, "new spain"), shown(g, "new spain"))
    assert before == prestige(g, "blue"), "points are counted after the war"
    say(g, 0, 0, "yes")
    no_more(g)
    assert before - 1 + 1 == prestige(g, "blue"), "one for the colony, and one for the victory"


@pytest.mark.rule("CR-8.1-c")
@pytest.mark.ruling("AMB-56")
@pytest.mark.parametrize(("name", "points"), [("india", 2), ("china", 2), ("peru", 1)])
def test_what_a_lost_colony_was_worth(name: str, points: int) -> None:
    """A colony in India or China takes both its points with it, any other its one."""
    board = practice_board(india=4, china=4, peru=4)
    counters = {"peru": "red, red"}.get(name, "red; red")
    g = peopled(table(board=board, colonies={name: "red"}), {name: counters})
    before = prestige(g, "red")

    say_if(act(g, "red", "viceroy"), "govern", f"recall {name}")
    say_if(g, "recall-space", f"space {name} 1")

    assert "nobody" == colony(g, name)
    lost_monopoly = 0 if name == "peru" else 1  # the last counter on silk
    assert before - points - lost_monopoly == prestige(g, "red")


@pytest.mark.rule("CR-8.1-d")
def test_an_ordinary_territory_again() -> None:
    """While any counter is left there, the territory is no independent state, and others may found there anew."""
    g = table(new_spain=f"{row('blue', 4)}, red, red", colonies={"new spain": "red"})
    assert "conqueror" not in choices(g, "blue")

    recall(g, "red", "new spain", "space new spain 1")

    assert not is_independent(g, "new spain")
    assert "conqueror" in choices(g, "blue")


@pytest.mark.rule("CR-8.1-d")
def test_nobody_left() -> None:
    """A colony is lost with the last counter of the territory: it is independent, and both are told in this order."""
    g = table(west_indies="red", colonies={"west indies": "red"})
    events = listen(g)

    recall(g, "red", "west indies", "space west indies 1")

    here = territory("west indies")
    assert is_independent(g, "west indies")
    assert [("colony-lost", seat_of("red"), here), ("independent", here)] == told(
        events, facts.COLONY_LOST, facts.INDEPENDENT
    )


# --- 8.2 independent states ---


@pytest.mark.rule("CR-8.2-a")
@pytest.mark.parametrize(("counters", "possible"), [(4, False), (7, False), (8, True)])
def test_founding_in_an_independent_state(counters: int, possible: bool) -> None:
    """Independent New Spain, native power 4, needs eight counters."""
    g = table(new_spain=row("red", counters), independent="new spain")

    assert possible == ("conqueror" in choices(g, "red"))


@pytest.mark.rule("CR-8.2-a")
@pytest.mark.parametrize(("independent", "expected"), [("", 2 * 2), ("new spain", 4 * 2)])
def test_rebellions_in_an_independent_state(independent: str, expected: int) -> None:
    """With two unrest markers New Spain rolls half of four, or half of eight, for each."""
    g = table(new_spain="red, red, red", unrest={"new spain": 2}, independent=independent)

    say(act(g, "blue", "rebel"), "stir rebellion")

    assert expected == dice(g)


@pytest.mark.rule("CR-8.2-a")
@pytest.mark.parametrize(("independent", "room"), [("", 1), ("new spain", 2)])
def test_missions_in_an_independent_state(independent: str, room: int) -> None:
    """New Spain has room for one mission, an independent New Spain for two."""
    g = table(new_spain="red", independent=independent)

    for _ in range(room):
        assert "missionary" in choices(g, "red")
        act(g, "red", "missionary")
        with_all_cards(g)

    assert room == missions(g, "new spain")
    assert "missionary" not in choices(g, "red")


@pytest.mark.rule("CR-8.2-a")
@pytest.mark.ruling("AMB-160")
def test_twice_more_than_the_tables_print() -> None:
    """Independent Peru with native power 5 counts ten: five dice for each unrest marker, and three missions."""
    g = table(board=practice_board(peru=5), peru="red, red", independent="peru", unrest={"peru": 1})

    for _ in range(3):
        act(g, "red", "missionary")
        with_all_cards(g)

    assert "missionary" not in choices(g, "red")
    assert 5 == dice(say(act(g, "blue", "rebel"), "stir rebellion"))


@pytest.mark.rule("CR-8.2-b")
@pytest.mark.ruling("AMB-60")
def test_nothing_else_is_different() -> None:
    """Counters are sent there, goods shipped, control taken at its price, and monopolies counted as anywhere."""
    seen: list[tuple[object, ...]] = []
    for independent in ("", "brazil"):
        g = table(
            brazil="red",
            independent=independent,
            treasury={"blue": 3},
            fleets={"blue": 1},
            tracks={"blue": "logistics 2"},
        )
        points = prestige(g, "red")
        send(g, "blue", "brazil", *["space brazil 1"] * 2)
        act(g, "blue", "merchant", "space brazil 1")
        seen.append(
            (
                shown(g, "brazil"),
                diplomacy(g, "blue"),
                treasury(g, "blue"),
                goods(g, "blue"),
                unrest(g, "brazil"),
                points,
                prestige(g, "red"),
                prestige(g, "blue"),
            )
        )

    assert ("blue, blue, red", 3, 1, 1, 1, 1, 0, 1) == seen[0]
    assert seen[0] == seen[1]


@pytest.mark.rule("CR-8.2-c")
def test_a_colony_ends_independence() -> None:
    """The marker goes, native power is as printed again, and so are the counters that hold the colony."""
    g = table(new_spain=row("red", 8), independent="new spain", tracks={"red": "logistics 2"})

    act(g, "red", "conqueror")

    assert ("red", False) == (colony(g, "new spain"), is_independent(g, "new spain"))
    assert 4 == native_power(g, territory("new spain"))
    recall(g, "red", "new spain", "space new spain 1", "space new spain 1")
    assert ("red, red", "red") == (shown(g, "new spain"), colony(g, "new spain"))


@pytest.mark.rule("CR-8.2-d")
@pytest.mark.ruling("AMB-81", "AMB-156")
@pytest.mark.parametrize("owner", ["red", ""])
def test_withdrawal_of_the_last_counter(owner: str) -> None:
    """Colony or not: it becomes independent, and its unrest and missions stay."""
    g = table(
        west_indies="red",
        colonies={"west indies": owner} if owner else {},
        unrest={"west indies": 2},
        missions={"west indies": 1},
    )

    recall(g, "red", "west indies", "space west indies 1")

    assert is_independent(g, "west indies")
    assert (2, 1, 1) == (unrest(g, "west indies"), missions(g, "west indies"), treasury(g, "red"))


@pytest.mark.rule("CR-8.2-d")
@pytest.mark.parametrize("others", ["red, red", "red, blue"])
def test_withdrawal_of_another_counter(others: str) -> None:
    """As long as anybody's counter is left, nothing becomes independent."""
    g = table(new_spain=others)

    recall(g, "red", "new spain", "space new spain 1")

    assert not is_independent(g, "new spain")


@pytest.mark.rule("CR-8.2-d")
def test_the_last_counter_of_several_spaces() -> None:
    """West Africa, left from gold and slaves at once, is independent; left from one of them it is not."""
    for spaces in (["space west africa 1"], ["space west africa 1", "space west africa 2"]):
        g = table(west_africa="yellow: red; black: red", tracks={"red": "logistics 3"})

        recall(g, "red", "west africa", *spaces)

        assert (2 == len(spaces)) == is_independent(g, "west africa")


def war_over_west_indies(counters: str, **markers: dict[str, int]) -> Game:
    """Red attacks Blue, with counters in the West Indies, up to the first roll."""
    g = table(
        west_indies=counters,
        squadrons={"red": 2, "blue": 2},
        unrest=markers.get("unrest"),
        missions=markers.get("missions"),
    )
    return declare_war(g, "red", "blue")


@pytest.mark.rule("CR-8.2-f")
@pytest.mark.ruling("AMB-81", "AMB-156")
def test_a_war_that_leaves_nobody() -> None:
    """Both sides lose their last counter in one battle: independent, and unrest and missions stay."""
    g = war_over_west_indies("red, blue", unrest={"west indies": 3}, missions={"west indies": 1})
    assert not is_independent(g, "west indies")

    say(g, 1, 1)

    assert ("", True) == (shown(g, "west indies"), is_independent(g, "west indies"))
    assert (3, 1) == (unrest(g, "west indies"), missions(g, "west indies"))


@pytest.mark.rule("CR-8.2-f")
def test_a_war_that_leaves_somebody() -> None:
    """A neutral counter that survives the battle keeps the territory what it was."""
    g = war_over_west_indies("red, blue, green")

    say(g, 1, 1)

    assert ("green", False) == (shown(g, "west indies"), is_independent(g, "west indies"))


@pytest.mark.ruling("AMB-156")
def test_missions_outlive_a_colony() -> None:
    """A rebellion empties a colony: its mission is still there in the independent state."""
    g = table(
        west_indies="red",
        colonies={"west indies": "red"},
        unrest={"west indies": 2},
        missions={"west indies": 1},
        treasury={"green": 1},
    )

    rebellion(g, "green", "west indies", 2)
    say_if(g, "foothold", "pass")

    assert is_independent(g, "west indies")
    assert 1 == missions(g, "west indies")


@pytest.mark.rule("CR-8.1-a")
def test_lost_at_once() -> None:
    """The colony is gone with the counter, before the round is over and its points are counted."""
    g = table(new_spain="red, red", colonies={"new spain": "red"})

    use(g, "red", "viceroy")
    say_if(g, "govern", "recall new spain")

    assert ("nobody", 2) == (colony(g, "new spain"), prestige(g, "red"))
