"""6, 7 The progress tracks, and Prestige."""

from itertools import pairwise

import pytest

from metropole.games.empires.positions import laid_out, perform, seat_of, shown, to_round, use
from metropole.games.empires.rules.action_space import TRACKS
from metropole.games.empires.rules.game import NAVAL_PHASE, WINDOW
from metropole.games.empires.rules.moves import lose_prestige
from metropole.testing import offered, say
from tests.rules.empires.common import (
    FOUR,
    NO_GIFTS,
    available,
    board_with,
    explore,
    prompt,
    rebellion,
    say_if,
    send,
    territory,
    track,
)

SPACES = {
    "seafaring": (0, 1, 2, 3),
    "navy": (1, 2, 3, 4),
    "logistics": (1, 2, 3, 4),
    "economy": (2, 4, 6, 10),
}
STEPS = [(name, here, there) for name, row in SPACES.items() for here, there in pairwise(row)]
EASTERN = board_with(resources={"india": "blue, purple", "china": "green"}, native_power={"india": 2, "china": 1})


# --- the spaces ---


@pytest.mark.rule("CE-6-b", "CE-6-c", "CE-6-d", "CE-6-e", "CE-6-f")
@pytest.mark.parametrize(("name", "here", "there"), STEPS)
def test_the_number_is_price_and_value(name: str, here: int, there: int) -> None:
    """The next space costs the number printed on it, and has that value once it is reached."""
    g = laid_out(treasury={"blue": there + 3}, tracks={"blue": f"{name} {here}"})
    say_if(use(g, "blue", "scientist"), "progress", f"track {name}")
    assert (there, 3) == (track(g, "blue", name), g.s.treasury[0])


@pytest.mark.rule("CE-6-b")
@pytest.mark.parametrize(("name", "here", "there"), STEPS)
def test_who_cannot_pay_does_not_advance(name: str, here: int, there: int) -> None:
    """With one Treasury less than the number on the next space, that space is out of reach."""
    others = ", ".join([f"{other} {row[-1]}" for other, row in SPACES.items() if other != name])
    g = laid_out(treasury={"blue": there - 1}, tracks={"blue": f"{name} {here}, {others}"})
    assert not available(g, "blue", "scientist")
    g.s.treasury[0] += 1
    assert available(g, "blue", "scientist")


@pytest.mark.rule("CE-6-c", "CE-6-d", "CE-6-e", "CE-6-f")
def test_the_tracks_end() -> None:
    """On the last spaces of all tracks there is nothing left for a Scientist to do."""
    last = ", ".join([f"{name} {row[-1]}" for name, row in SPACES.items()])
    g = laid_out(treasury={"blue": 40}, tracks={"blue": last})
    assert not available(g, "blue", "scientist")
    assert list(SPACES) == list(TRACKS)


# --- what they are good for ---


@pytest.mark.rule("CE-6-c")
@pytest.mark.parametrize(("value", "need"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_seafaring_makes_exploring_easier(value: int, need: int) -> None:
    """India, Difficulty 4, needs as many successes less as the Seafaring value."""
    for successes in (need - 1, need):
        g = laid_out(unexplored="india", tracks={"blue": f"seafaring {value}"})
        explore(g, "blue", "india", successes)
        assert (successes >= need) == (g.s.prestige[0] == 1)


@pytest.mark.rule("CE-6-d")
@pytest.mark.parametrize("value", SPACES["navy"])
def test_navy_limits_the_squadrons_of_a_turn(value: int) -> None:
    """At most the Navy value of Squadrons is bought in a turn."""
    g = perform(laid_out(NO_GIFTS, treasury={"blue": 9}, tracks={"blue": f"navy {value}"}), NAVAL_PHASE)
    assert f"amount {value}" == offered(g)[-1]


@pytest.mark.rule("CE-6-e")
@pytest.mark.parametrize("value", SPACES["logistics"])
def test_logistics_limits_the_viceroy(value: int) -> None:
    """A Viceroy sends at most the Logistics value of counters: then the action is over."""
    g = laid_out(treasury={"blue": 9}, tracks={"blue": f"logistics {value}"})
    say(use(g, "blue", "viceroy"), "territory new spain", *["space new spain 1"] * (value - 1))
    assert g.over
    assert ", ".join(["blue"] * value) == shown(g, "new spain")
    assert 9 - value == g.s.treasury[0]


@pytest.mark.rule("CE-6-f", "CE-6-g")
@pytest.mark.parametrize("value", SPACES["economy"])
def test_economy_serves_three_characters(value: int) -> None:
    """It limits the goods a Trader moves and the price of a city, and twice its value is the largest loan."""
    g = laid_out(brazil="blue", goods={"blue": 30}, treasury={"blue": 30}, tracks={"blue": f"economy {value}"})
    assert f"amount {value}" == offered(use(g, "blue", "trader"))[-1]
    assert f"amount {value}" == offered(use(g, "blue", "governor"))[-1]
    assert f"amount {2 * value}" == offered(use(g, "blue", "financier"))[-1]


# --- tea and opium ---


@pytest.mark.rule("CE-6-h")
@pytest.mark.parametrize(("economy", "free"), [(2, False), (4, False), (6, True), (10, True)])
def test_tea_and_opium_wait_for_economy_six(economy: int, free: bool) -> None:
    """Before Economy 6 a Viceroy cannot go to Tea or Opium; other resources of the territory are open to it."""
    g = laid_out(board=EASTERN, treasury={"blue": 1}, tracks={"blue": f"economy {economy}"})
    use(g, "blue", "viceroy")
    assert free == ("territory china" in offered(g))
    say(g, "territory india")
    assert ("send-space" if free else "over") == prompt(g)
    if free:
        assert ["space india 1", "space india 2"] == offered(g)
        say(g, "space india 2")
    assert ("blue: ; purple: blue" if free else "blue: blue; purple: ") == shown(g, "india")


@pytest.mark.rule("CE-6-h")
def test_somebody_elses_economy_does_not_help() -> None:
    """Red's Economy 10 opens Tea for Red, and not for Blue."""
    g = laid_out(board=EASTERN, treasury={"blue": 1, "red": 1}, tracks={"red": "economy 10"})
    assert "territory china" not in offered(use(g, "blue", "viceroy"))
    assert "territory china" in offered(use(g, "red", "viceroy"))


@pytest.mark.rule("CE-6-h")
@pytest.mark.ruling("AMB-44")
@pytest.mark.parametrize("economy", [4, 6])
def test_an_explorer_on_barred_spaces(economy: int) -> None:
    """Where Tea is the only resource, the explorer of Economy 4 gains the Prestige and places nothing."""
    g = laid_out(
        board=EASTERN,
        unexplored="china",
        treasury={"blue": 1},
        fleets={"blue": 1},
        tracks={"blue": f"economy {economy}"},
    )
    explore(g, "blue", "china", 10)
    assert 1 == g.s.prestige[0]
    if economy < 6:
        assert g.over
        assert (1, 1, "") == (g.s.treasury[0], g.s.fleets[0], shown(g, "china"))
    else:
        assert ["pass", "with fleet", "with adventurers"] == offered(g)
        assert "blue" == shown(say(g, "with adventurers"), "china")


@pytest.mark.rule("CE-6-h")
def test_an_explorer_goes_around_tea_and_opium() -> None:
    """In India the explorer of Economy 2 has Silk alone to go to."""
    g = laid_out(board=EASTERN, unexplored="india", fleets={"blue": 1})
    say(explore(g, "blue", "india", 10), "with fleet")
    assert "blue: blue; purple: " == shown(g, "india")


@pytest.mark.rule("CE-6-i")
@pytest.mark.parametrize(("economy", "free"), [(4, False), (6, True)])
def test_no_colony_in_india_before_economy_six(economy: int, free: bool) -> None:
    """With more counters on Silk than natives Blue still lacks Opium, and can get it with Economy 6 only."""
    g = laid_out(
        board=EASTERN,
        india="blue: blue, blue, blue",
        treasury={"blue": 2},
        tracks={"blue": f"economy {economy}, logistics 2"},
    )
    assert not available(g, "blue", "conqueror")
    send(g, "blue", "india", *(["purple", "purple"] if free else ["blue", "blue"]))
    assert free == available(g, "blue", "conqueror")


# --- slaves ---


@pytest.mark.rule("CE-6-j")
@pytest.mark.parametrize(("who", "abolished"), [("", False), ("blue", True), ("green", True)])
def test_abolition(who: str, abolished: bool) -> None:
    """Once anybody at all has Economy 10, Blue moves one space left for shipping Slaves, and not for Gold."""
    g = laid_out(west_africa="yellow: blue; black: blue", fleets={"blue": 2}, tracks={who: "economy 10"} if who else {})
    say(use(g, "blue", "merchant"), "space west africa 1")
    assert 4 == g.s.diplomacy[0]
    say(g, "space west africa 2")
    assert (3 if abolished else 4) == g.s.diplomacy[0]
    assert 2 == g.s.goods[0]


@pytest.mark.rule("CE-6-j")
@pytest.mark.ruling("AMB-87")
def test_the_shipper_pays_for_slaves() -> None:
    """Blue ships the Slaves of Red: Blue moves, not Red, and each shipment has its step."""
    board = board_with(resources={"peru": "black"})
    g = laid_out(
        board=board, west_africa="black: red", peru="blue", fleets={"blue": 2}, tracks={"orange": "economy 10"}
    )
    say(use(g, "blue", "merchant"), "space west africa 2", "yes", "space peru 1")
    assert [2, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-6-j", "CE-10-e")
@pytest.mark.ruling("AMB-88")
def test_slaves_from_the_leftmost_space() -> None:
    """On the leftmost space Slaves are shipped without a penalty."""
    g = laid_out(west_africa="black: blue", fleets={"blue": 1}, tracks={"red": "economy 10"}, diplomacy={"blue": 1})
    say(use(g, "blue", "merchant"), "space west africa 2")
    assert (1, 1) == (g.s.goods[0], g.s.diplomacy[0])


@pytest.mark.rule("CE-6-j")
def test_reaching_economy_ten_abolishes_slavery() -> None:
    """The Scientist takes Red to Economy 10, and from then on the rule holds for Blue."""
    g = laid_out(west_africa="black: blue", fleets={"blue": 1}, treasury={"red": 10}, tracks={"red": "economy 6"})
    say(use(g, "red", "scientist"), "track economy")
    say(use(g, "blue", "merchant"), "space west africa 2")
    assert [3, 4, 4, 4] == g.s.diplomacy


# --- 7 prestige ---


@pytest.mark.rule("CE-7-a")
def test_prestige_from_the_territory() -> None:
    """The explorer takes the token from the territory; a failure leaves it there."""
    g = laid_out(unexplored="brazil, india")
    explore(g, "blue", "brazil", 3)
    assert (0, 1) == (g.s.prestige[0], g.s.tokens[territory("brazil")])
    explore(g, "blue", "brazil", 4)
    assert (1, 0, 1) == (g.s.prestige[0], g.s.tokens[territory("brazil")], g.s.tokens[territory("india")])


@pytest.mark.rule("CE-7-b")
def test_prestige_from_the_supply() -> None:
    """Conqueror and Governor bring one Prestige each, and none comes from the map, the boxes or another player."""
    g = laid_out(
        unexplored="india, australia",
        america=False,
        new_spain="blue, blue, blue, blue",
        treasury={"blue": 2},
        prestige=dict.fromkeys(FOUR, 2),
    )
    before = (g.s.tokens[:], g.s.america)
    say(use(g, "blue", "conqueror"), "pass", "no")
    assert [3, 2, 2, 2] == g.s.prestige
    say(use(g, "blue", "governor"), "amount 1")
    assert [4, 2, 2, 2] == g.s.prestige
    assert before == (g.s.tokens, g.s.america)


@pytest.mark.rule("CE-7-d")
def test_prestige_above_ten_is_kept() -> None:
    """Blue has ten Prestige and a debt, and explores two more territories: twelve are kept, and win after repayment."""
    g = laid_out(unexplored="brazil, india", prestige={"blue": 10}, treasury={"blue": 1}, loans={"blue": [1]})
    say(explore(g, "blue", "brazil", 10), "pass")
    say(explore(g, "blue", "india", 10), "pass")
    assert (12, -1) == (g.s.prestige[0], g.s.winner)
    say(perform(g, WINDOW, seat_of("blue")), "pile 1")
    assert (12, seat_of("blue")) == (g.s.prestige[0], g.s.winner)


@pytest.mark.rule("CE-7-d")
def test_prestige_is_given_back_without_a_win() -> None:
    """While Blue owes, eleven Prestige can sink again: without one Colony they are ten, and repaying wins still."""
    g = laid_out(
        west_indies="blue",
        colonies={"west indies": "blue"},
        unrest={"west indies": 1},
        prestige={"blue": 11},
        loans={"blue": [1]},
        treasury={"blue": 1},
    )
    rebellion(g, "red", "west indies", 1)
    assert (10, -1) == (g.s.prestige[0], g.s.winner)
    say(to_round(g, "blue", "trader/financier"), "pile 1")
    assert seat_of("blue") == g.s.winner


@pytest.mark.ruling("AMB-57")
def test_nobody_owes_prestige() -> None:
    """Without any Prestige nothing is lost."""
    g = laid_out(prestige={"red": 1})
    lose_prestige(g, seat_of("red"))
    lose_prestige(g, seat_of("red"))
    assert [0, 0, 0, 0] == g.s.prestige
