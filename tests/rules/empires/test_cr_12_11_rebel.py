"""CR 12.11 Rebel: unrest in two places, or a rebellion in a territory or a colony."""

from functools import partial

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.turn import end_turn
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    city,
    colony,
    conquer,
    diplomacy,
    from_step,
    is_independent,
    missions,
    practice_board,
    rebel,
    table,
    treasury,
    unrest,
)
from tests.rules.empires.common import asked, available, dice, each_told, prompt, space
from tests.rules.questions import listen

revised = partial(table, "empires/revised")

HALVES = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
COLONY_OF_BLUE = {"new spain": "blue"}


def all_but(*names: str) -> str:
    """Every territory except these."""
    return ", ".join([name for name in TERRITORIES if name not in names])


def stir(g: Game, colour: str, first: str, second: str) -> Game:
    """Let a player put unrest in two territories."""
    use(g, colour, "rebel")
    if prompt(g) == "rebel":
        say(g, "stir unrest")
    say(g, f"territory {first}")
    return say(g, f"territory {second}") if prompt(g) == "stir-second" else g


def targets(g: Game, colour: str) -> list[str]:
    """Where a player could start a rebellion; the position stays as it is."""
    trial = use(g.copy(), colour, "rebel")
    if "stir rebellion" not in offered(trial):
        return []
    events = listen(trial)
    say(trial, "stir rebellion")
    if prompt(trial) == "rebel-where":
        return [word.removeprefix("territory ") for word in offered(trial)]
    return [TERRITORIES[place] for place in each_told(events, facts.REBELLION, "territory")]


def lose_any(g: Game) -> Game:
    """Let the rebel choose any losses."""
    while prompt(g) in ("casualty", "casualty-run"):
        say(g, offered(g)[0])
    return g


def reinforce(g: Game, colour: str, where: str, counters: int) -> Game:
    """Let a player send counters to the only space of a territory."""
    say(use(g, colour, "viceroy"), f"territory {where}")
    return say(g, *[f"space {where} 1"] * (counters - 1))


# --- one of three ---


@pytest.mark.rule("CR-12.11-a")
def test_exactly_one_option() -> None:
    """Unrest or a rebellion, never both, and not nothing."""
    g = use(revised(brazil="blue", unrest={"brazil": 1}), "red", "rebel")

    assert ["stir rebellion", "stir unrest"] == offered(g)
    rising, stirring = say(g.copy(), "stir rebellion", 0), say(g, "stir unrest", "territory egypt", "territory brazil")

    assert rising.over
    assert (1, 0) == (unrest(rising, "brazil"), unrest(rising, "egypt"))
    assert stirring.over
    assert ("blue", 2, 1) == (shown(stirring, "brazil"), unrest(stirring, "brazil"), unrest(stirring, "egypt"))


# --- A: unrest in two places ---


@pytest.mark.rule("CR-12.11-b")
def test_unrest_in_two_different_territories() -> None:
    """One marker each, in explored territories or colonies, the own one and empty ones included; not twice in one."""
    g = revised(
        new_spain="blue, blue", brazil="red", colonies={"new spain": "blue", "brazil": "red"}, unexplored="persia"
    )

    use(g, "red", "rebel")
    assert {"territory new spain", "territory brazil", "territory egypt"} <= set(offered(g))
    assert not {"territory persia", "territory congo", "territory amazonia"} & set(offered(g))
    say(g, "territory brazil")
    assert ("stir-second", False) == (prompt(g), "territory brazil" in offered(g))
    say(g, "territory new spain")

    assert g.over
    assert (1, 1, 2) == (unrest(g, "brazil"), unrest(g, "new spain"), sum(g.s.unrest))


@pytest.mark.rule("CR-12.11-c")
def test_one_unrest_for_each_territory_and_turn() -> None:
    """What one Rebel has marked no other Rebel marks in the same turn; in the next turn another may."""
    g = stir(revised(), "red", "brazil", "egypt")

    use(g, "blue", "rebel")
    assert not {"territory brazil", "territory egypt"} & set(offered(g))
    from_step(g, end_turn)
    use(g, "blue", "rebel")

    assert {"territory brazil", "territory egypt"} <= set(offered(g))


@pytest.mark.rule("CR-12.11-c")
def test_other_sources_of_unrest_are_free() -> None:
    """The Viceroy brings unrest to a territory that a Rebel has marked, and the Rebel to one of the Viceroy's."""
    g = stir(revised(treasury={"red": 4}, tracks={"red": "logistics 2"}), "blue", "brazil", "egypt")

    reinforce(g, "red", "brazil", 2)
    assert 2 == unrest(g, "brazil")
    reinforce(g, "red", "persia", 2)
    stir(g, "green", "persia", "levant")

    assert 2 == unrest(g, "persia")


@pytest.mark.ruling("AMB-79")
def test_only_one_territory_for_unrest() -> None:
    """With one territory to choose Red places one marker; with none Blue has no such option, and nothing to do here."""
    g = use(revised(unexplored=all_but("brazil")), "red", "rebel")

    assert g.over
    assert (1, 1) == (unrest(g, "brazil"), sum(g.s.unrest))
    assert not available(g, "blue", "rebel")


@pytest.mark.ruling("AMB-79")
def test_no_territory_for_unrest() -> None:
    """Where everything has been marked a rebellion is all that is left."""
    g = stir(revised(unexplored=all_but("brazil", "egypt"), brazil="blue"), "red", "brazil", "egypt")

    use(g, "blue", "rebel")

    assert "successes" == prompt(g)


# --- B and C: where a rebellion can begin ---


@pytest.mark.rule("CR-12.11-d", "CR-12.11-e")
@pytest.mark.ruling("AMB-69", "AMB-72")
def test_where_a_rebellion_can_begin() -> None:
    """Where unrest and counters are: in territories, also under missions, and in colonies of others, not in the own."""
    g = revised(
        brazil="blue",
        canada="red",
        egypt="blue",
        persia="blue",
        new_spain="blue, blue",
        peru="red, red, blue",
        colonies={"new spain": "blue", "peru": "red"},
        treasury={"red": 9, "blue": 9},
        unrest={"brazil": 1, "canada": 2, "levant": 1, "persia": 1, "new spain": 1, "peru": 1},
        missions={"persia": 1},
    )

    assert ["persia", "canada", "new spain", "brazil"] == targets(g, "red")
    assert ["persia", "canada", "brazil", "peru"] == targets(g, "blue")


@pytest.mark.rule("CR-12.11-e")
@pytest.mark.ruling("AMB-72")
def test_no_rebellion_in_the_own_colony() -> None:
    """Not even against the counters that others have there."""
    g = revised(new_spain="red, red, blue", colonies={"new spain": "red"}, unrest={"new spain": 2}, treasury={"red": 9})

    assert [] == targets(g, "red")


@pytest.mark.rule("CR-12.11-e", "CR-12.11.2-a")
@pytest.mark.ruling("AMB-73")
@pytest.mark.parametrize(("money", "is_open"), [(0, False), (1, False), (2, True)])
def test_a_rebellion_in_a_colony_must_be_affordable(money: int, is_open: bool) -> None:
    """Whoever cannot pay half of four does not have the option; in a territory nothing is to be paid."""
    g = revised(
        new_spain="blue, blue",
        brazil="blue",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 1, "brazil": 1},
        treasury={"red": money},
    )

    assert is_open == ("new spain" in targets(g, "red"))


# --- one rebellion each turn ---


@pytest.mark.rule("CR-12.11-f")
def test_one_rebellion_for_each_territory_and_turn() -> None:
    """Survivors are safe from every Rebel until the turn is over, whatever unrest is left."""
    g = revised(brazil="blue, blue, blue", egypt="blue", unrest={"brazil": 4, "egypt": 1})

    say(rebel(g, "red", "brazil"), 1)
    assert ("blue, blue", 2) == (shown(g, "brazil"), unrest(g, "brazil"))
    assert ["egypt"] == targets(g, "green")
    from_step(g, end_turn)

    assert ["egypt", "brazil"] == targets(g, "green")


@pytest.mark.rule("CR-12.11-f")
def test_a_rebellion_without_losses_counts_too() -> None:
    """A rebellion that hit nobody was one all the same, in a colony as in a territory."""
    g = revised(new_spain="blue, blue", colonies=COLONY_OF_BLUE, unrest={"new spain": 4}, treasury={"red": 9})

    say(rebel(g, "red", "new spain"), 0)

    assert [] == targets(g, "red")


@pytest.mark.rule("CR-12.11-g")
@pytest.mark.ruling("AMB-24")
@pytest.mark.parametrize("arriving", ["green", "blue"])
def test_counters_that_arrive_later(arriving: str) -> None:
    """They can be hit in the same turn; those of before are safe, even next to new ones of the same player."""
    g = revised(brazil="blue, blue", unrest={"brazil": 4}, treasury={arriving: 2}, tracks={arriving: "logistics 2"})

    say(rebel(g, "red", "brazil"), 0)
    reinforce(g, arriving, "brazil", 2)
    assert ["brazil"] == targets(g, "orange")
    say(rebel(g, "orange", "brazil"), 3)

    assert g.over
    assert "blue, blue" == shown(g, "brazil")
    assert [] == targets(g, "orange")


@pytest.mark.rule("CR-12.11-g")
@pytest.mark.ruling("AMB-78")
def test_counters_that_leave_and_return() -> None:
    """Whoever takes a safe counter back and sends it again has a counter that is safe no longer."""
    g = revised(brazil="blue, red", safe="brazil", unrest={"brazil": 2})

    assert [] == targets(g, "green")
    use(g, "red", "viceroy")
    assert ("blue", 1) == (shown(g, "brazil"), treasury(g, "red"))
    say(use(g, "red", "viceroy"), "territory brazil")
    assert ["brazil"] == targets(g, "green")
    say(rebel(g, "green", "brazil"), 2)

    assert "blue" == shown(g, "brazil")


@pytest.mark.rule("CR-12.11-h")
def test_a_colony_founded_after_a_rebellion() -> None:
    """Another rebellion may follow in it the same turn, and nobody's counters are safe from it."""
    g = revised(
        new_spain="blue, blue, blue, blue, red, green", safe="new spain", unrest={"new spain": 2}, treasury={"red": 2}
    )

    assert [] == targets(g, "red")
    conquer(g, "blue", "new spain")
    assert ("blue", 1) == (colony(g, "new spain"), unrest(g, "new spain"))
    assert ["new spain"] == targets(g, "red")
    lose_any(say(rebel(g, "red", "new spain"), 4))

    assert g.over
    assert "" == shown(g, "new spain")  # two of Blue, one of Green, and Red's own


@pytest.mark.rule("CR-12.11-i")
def test_an_independent_state_may_rise_again() -> None:
    """A territory emptied this turn revolts again when counters and unrest come to it, with doubled native power."""
    g = revised(brazil="blue", unrest={"brazil": 1}, treasury={"green": 2}, tracks={"green": "logistics 2"})

    say(rebel(g, "red", "brazil"), 1)
    assert is_independent(g, "brazil")
    assert [] == targets(g, "orange")
    reinforce(g, "green", "brazil", 2)
    assert 2 == dice(rebel(g, "orange", "brazil"))
    say(g, 1)

    assert "green" == shown(g, "brazil")


# --- 12.11.1 in a territory ---


@pytest.mark.rule("CR-12.11.1-a")
@pytest.mark.parametrize(("power", "share"), HALVES)
@pytest.mark.parametrize("markers", [1, 2, 3, 4])
def test_dice_in_a_territory(power: int, share: int, markers: int) -> None:
    """The printed table: for each unrest half the native power, rounded up; it costs nothing."""
    g = revised(
        board=practice_board(new_spain=power), new_spain="blue", unrest={"new spain": markers}, treasury={"red": 3}
    )

    assert share * markers == dice(rebel(g, "red", "new spain"))
    assert 3 == treasury(g, "red")


@pytest.mark.rule("CR-12.11.1-a")
@pytest.mark.ruling("AMB-08")
def test_dice_in_an_independent_state() -> None:
    """Native power is doubled before it is halved, and all dice are rolled: sixteen halves to eight, times four."""
    g = revised(china="blue", independent="china", unrest={"china": 4})

    assert 32 == dice(rebel(g, "red", "china"))


@pytest.mark.rule("CR-12.11.1-b")
@pytest.mark.ruling("AMB-70")
@pytest.mark.parametrize(("hits", "cover", "lost"), [(0, 0, 0), (1, 0, 1), (3, 0, 3), (3, 1, 2), (3, 2, 1), (1, 2, 0)])
def test_losses_in_a_territory(hits: int, cover: int, lost: int) -> None:
    """A counter for each success, less one for each mission, never below nothing; missions stay."""
    g = revised(persia="blue, blue, blue, blue", unrest={"persia": 2}, missions={"persia": cover})

    say(rebel(g, "red", "persia"), hits)

    assert g.over
    assert ", ".join(["blue"] * (4 - lost)) == shown(g, "persia")
    assert cover == missions(g, "persia")


@pytest.mark.rule("CR-12.11.1-b")
@pytest.mark.ruling("AMB-70")
def test_missions_count_once_for_all_players() -> None:
    """Three successes and one mission are two losses in all, not one less for each player hit."""
    g = revised(persia="blue, green", unrest={"persia": 2}, missions={"persia": 1})

    lose_any(say(rebel(g, "red", "persia"), 3))

    assert g.over
    assert "" == shown(g, "persia")


@pytest.mark.rule("CR-12.11.1-c")
@pytest.mark.parametrize(
    ("answers", "stacks"),
    [
        (["yellow", 0], "yellow: green; black: blue"),
        (["yellow", 1], "yellow: blue; black: blue"),
        (["black"], "yellow: blue, green; black: "),
    ],
)
def test_the_rebel_chooses(answers: list[str | int], stacks: str) -> None:
    """Whoever used the card says which counter of which stack and of whom it is."""
    g = revised(west_africa="yellow: blue, green; black: blue", unrest={"west africa": 1})

    say(rebel(g, "red", "west africa"), 1)
    assert ("casualty", "red") == (prompt(g), asked(g))
    resource, *run = answers
    say(g, space(g, "west africa", str(resource)), *[f"run {number}" for number in run])

    assert g.over
    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CR-12.11.1-c")
def test_own_counters_last() -> None:
    """While others have counters that can be hit, on whatever space, the rebel's own are not offered."""
    g = revised(west_africa="yellow: red, blue; black: red", unrest={"west africa": 1})

    say(rebel(g, "red", "west africa"), 2)
    assert {space(g, "west africa", "yellow"), space(g, "west africa", "black")} == set(offered(g))
    say(g, space(g, "west africa", "black"))

    assert g.over
    assert "yellow: red; black: " == shown(g, "west africa")


@pytest.mark.rule("CR-12.11.1-c", "CR-12.11-g")
def test_own_counters_when_others_are_safe() -> None:
    """If all others are safe, the losses fall on the rebel's own new counters: they must be taken if possible."""
    g = revised(brazil="blue, blue", safe="brazil", unrest={"brazil": 2}, treasury={"red": 1})
    reinforce(g, "red", "brazil", 1)

    say(rebel(g, "red", "brazil"), 2)

    assert "blue, blue" == shown(g, "brazil")


@pytest.mark.rule("CR-12.11.1-c", "CR-12.11.1-b")
def test_losses_as_far_as_possible() -> None:
    """More successes than counters empty the territory, the rebel's own included."""
    g = revised(brazil="blue, red", unrest={"brazil": 3})

    say(rebel(g, "red", "brazil"), 3)

    assert g.over
    assert "" == shown(g, "brazil")


@pytest.mark.rule("CR-12.11.1-d")
@pytest.mark.ruling("AMB-71")
@pytest.mark.parametrize(("money", "averted"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3), (9, 3)])
def test_losses_averted(money: int, averted: int) -> None:
    """As many of their losses as the player hit likes and can pay, at two treasuries each."""
    g = revised(persia="blue, blue, blue", unrest={"persia": 1}, treasury={"blue": money})

    say(rebel(g, "red", "persia"), 3)
    while not g.over:
        assert ("avert", "blue", ["done", "space persia 1"]) == (prompt(g), asked(g), offered(g))
        say(g, "space persia 1")

    assert averted == shown(g, "persia").count("blue")
    assert money - 2 * averted == treasury(g, "blue")


@pytest.mark.rule("CR-12.11.1-d")
@pytest.mark.ruling("AMB-71")
@pytest.mark.parametrize("order", ["red, blue, green, orange", "green, orange, blue, red"])
def test_who_averts_and_when(order: str) -> None:
    """All losses are chosen first; then the players hit decide in player order, each for their own, the rebel too."""
    g = revised(
        persia="blue, green, red",
        order=order,
        unrest={"persia": 1},
        treasury={"blue": 2, "green": 2, "red": 2, "orange": 2},
    )

    lose_any(say(rebel(g, "red", "persia"), 3))
    for colour in [colour for colour in order.split(", ") if colour != "orange"]:
        assert ("avert", colour) == (prompt(g), asked(g))
        say(g, "done" if colour == "blue" else "space persia 1")

    assert g.over
    assert "green, red" == shown(g, "persia")
    assert [2, 0, 0, 2] == g.s.treasury


@pytest.mark.rule("CR-12.11.1-c", "CR-12.11.1-d")
def test_nobody_chooses_where_all_are_hit() -> None:
    """As many losses as counters of others: all are hit without a question; then Red chooses among Red's own."""
    g = revised(
        west_africa="yellow: blue, red; black: green, red, red", unrest={"west africa": 2}, treasury={"green": 2}
    )
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")

    say(rebel(g, "red", "west africa"), 3)
    assert ("casualty", "red", [gold, slaves]) == (prompt(g), asked(g), offered(g))
    say(g, gold)
    assert ("avert", "green", ["done", slaves]) == (prompt(g), asked(g), offered(g))
    say(g, slaves)

    assert g.over
    assert "yellow: ; black: red, red, green" == shown(g, "west africa")


@pytest.mark.rule("CR-12.11.1-c")
def test_the_order_of_losses_means_nothing() -> None:
    """Whichever counter Red names first, the same position follows."""
    g = revised(west_africa="yellow: blue, blue; black: blue, blue", unrest={"west africa": 2}, treasury={"blue": 2})
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")
    say(rebel(g, "red", "west africa"), 2)
    other = g.copy()

    say(g, gold, slaves)
    say(other, slaves, gold)

    assert "avert" == prompt(g)
    assert g.s.numbers() == other.s.numbers()


@pytest.mark.rule("CR-12.11.1-d")
def test_which_loss_is_averted() -> None:
    """A player hit on two spaces says which of the counters to keep; a loss averted falls on nobody else."""
    g = revised(west_africa="yellow: blue, green; black: blue", unrest={"west africa": 1}, treasury={"blue": 2})
    gold, slaves = space(g, "west africa", "yellow"), space(g, "west africa", "black")

    say(rebel(g, "red", "west africa"), 2, slaves, "run 0")
    assert ("avert", ["done", gold, slaves]) == (prompt(g), offered(g))
    say(g, slaves)

    assert g.over
    assert "yellow: green; black: blue" == shown(g, "west africa")


@pytest.mark.rule("CR-12.11.1-e")
@pytest.mark.parametrize(("hits", "free", "markers"), [(1, False, 2), (2, True, 0), (3, True, 0)])
def test_an_emptied_territory_is_independent(hits: int, free: bool, markers: int) -> None:
    """When the rebels remove the last counter the territory is independent and all unrest goes."""
    g = revised(brazil="blue, green", unrest={"brazil": 4})

    lose_any(say(rebel(g, "red", "brazil"), hits))

    assert g.over
    assert (free, markers) == (is_independent(g, "brazil"), unrest(g, "brazil"))


@pytest.mark.rule("CR-12.11.1-f")
def test_control_changes_without_a_step_in_a_territory() -> None:
    """Red's own counters come to control the space, and it costs nobody a step."""
    g = revised(persia="blue, blue, blue, red, red", egypt="blue", unrest={"persia": 1})

    say(rebel(g, "red", "persia"), 2)

    assert g.over
    assert "red, red, blue" == shown(g, "persia")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-12.11.1-g")
@pytest.mark.parametrize("hits", [0, 1])
@pytest.mark.parametrize(("markers", "removed"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_unrest_removed_in_a_territory(markers: int, removed: int, hits: int) -> None:
    """The printed table: half, rounded down, whether there were losses or not."""
    g = revised(persia="blue, blue", unrest={"persia": markers})

    say(rebel(g, "red", "persia"), hits)

    assert markers - removed == unrest(g, "persia")


@pytest.mark.rule("CR-12.11.1-a", "CR-12.11.1-c", "CR-12.11.1-d", "CR-12.11.1-g", "CR-12.11-d")
def test_printed_example() -> None:
    """C4-22: West Africa, two unrest, one Blue and two Green: four dice, two hits on Green, who averts one of them."""
    g = laid_out(
        "empires/revised",
        west_africa="yellow: blue; black: green, green",
        unrest={"west africa": 2},
        treasury={"green": 2, "blue": 5},
    )
    slaves = space(g, "west africa", "black")

    assert 4 == dice(rebel(g, "red", "west africa"))
    say(g, 2, slaves, slaves)
    assert ("avert", "green") == (prompt(g), asked(g))
    say(g, slaves)

    assert g.over
    assert "yellow: blue; black: green" == shown(g, "west africa")
    assert (0, 5, 1) == (treasury(g, "green"), treasury(g, "blue"), unrest(g, "west africa"))


# --- 12.11.2 in a colony ---


@pytest.mark.rule("CR-12.11.2-a", "CR-12.11.2-b")
@pytest.mark.ruling("AMB-08")
@pytest.mark.parametrize(("power", "price"), HALVES)
@pytest.mark.parametrize("markers", [1, 2, 3, 4])
def test_price_and_dice_in_a_colony(power: int, price: int, markers: int) -> None:
    """The printed table for the price, paid once and first; for each unrest the full native power, and all dice."""
    g = revised(
        board=practice_board(new_spain=power),
        new_spain="blue, blue, blue, blue",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": markers},
        treasury={"red": 5},
    )

    assert power * markers == dice(rebel(g, "red", "new spain"))
    assert (5 - price, 0) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.11.2-c")
@pytest.mark.ruling("AMB-70")
@pytest.mark.parametrize(("hits", "cover", "lost"), [(0, 0, 0), (2, 0, 2), (3, 1, 2), (4, 2, 2), (1, 2, 0)])
def test_losses_in_a_colony(hits: int, cover: int, lost: int) -> None:
    """A counter for each success, less one for each mission."""
    g = revised(
        new_spain="blue, blue, blue, blue",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 1},
        missions={"new spain": cover},
        treasury={"red": 2},
    )

    say(rebel(g, "red", "new spain"), hits)

    assert g.over
    assert ", ".join(["blue"] * (4 - lost)) == shown(g, "new spain")


@pytest.mark.rule("CR-12.11.2-d")
def test_the_rebel_chooses_in_a_colony() -> None:
    """Red picks among all others, not only the owner; Red's own go last, and go if successes are left."""
    g = revised(
        new_spain="blue, blue, green, red", colonies=COLONY_OF_BLUE, unrest={"new spain": 1}, treasury={"red": 2}
    )

    one, all_four = say(rebel(g.copy(), "red", "new spain"), 1), say(rebel(g, "red", "new spain"), 4)
    assert ("casualty-run", "red", ["run 0", "run 1"]) == (prompt(one), asked(one), offered(one))
    say(one, "run 1")
    lose_any(all_four)

    assert ("blue, blue, red", "") == (shown(one, "new spain"), shown(all_four, "new spain"))


@pytest.mark.rule("CR-12.11.2-e")
@pytest.mark.ruling("AMB-71")
def test_losses_averted_in_a_colony() -> None:
    """Blue pays for two of three losses and so keeps the colony; Green has nothing to pay with."""
    g = revised(
        new_spain="blue, blue, blue, green",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 1},
        treasury={"red": 2, "blue": 5},
    )

    lose_any(say(rebel(g, "red", "new spain"), 4))
    assert ("avert", "blue") == (prompt(g), asked(g))
    say(g, "space new spain 1", "space new spain 1")

    assert g.over
    assert ("blue, blue", "blue") == (shown(g, "new spain"), colony(g, "new spain"))
    assert (1, 0) == (treasury(g, "blue"), treasury(g, "red"))


@pytest.mark.rule("CR-12.11.2-f")
@pytest.mark.parametrize(("power", "needed"), HALVES)
def test_when_a_colony_is_lost(power: int, needed: int) -> None:
    """Half the native power, rounded up, holds it; one counter fewer does not, whoever else is there."""
    board = practice_board(new_spain=power)
    stack = ", ".join(["blue"] * (needed + 1))
    g = revised(
        board=board,
        new_spain=f"{stack}, green",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 2},
        city="new spain 4",
        treasury={"red": needed},
    )

    held, lost = rebel(g.copy(), "red", "new spain"), rebel(g, "red", "new spain")
    say(held, 1, "run 0")
    say(lost, 2, "run 0", "run 0")

    assert (needed, "blue", "new spain 4") == (shown(held, "new spain").count("blue"), *state_of(held))
    assert (needed - 1, "nobody", "nowhere") == (shown(lost, "new spain").count("blue"), *state_of(lost))
    assert not is_independent(lost, "new spain")


def state_of(g: Game) -> tuple[str, str]:
    """Whose colony New Spain is, and where the city stands."""
    return colony(g, "new spain"), city(g)


@pytest.mark.rule("CR-12.11.2-g")
@pytest.mark.ruling("AMB-80")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 1)])
def test_the_foothold(before: int, after: int) -> None:
    """When the colony falls Red may bring one counter from the treasury, for a step left if Red can move."""
    g = revised(
        new_spain="blue, blue, green",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 1},
        treasury={"red": 5},
        diplomacy={"red": before},
    )

    say(rebel(g, "red", "new spain"), 1, "run 0")
    assert ("foothold", "red", ["pass", "space new spain 1"]) == (prompt(g), asked(g), offered(g))
    declined = say(g.copy(), "pass")
    say(g, "space new spain 1")

    assert g.over
    assert ("blue, green, red", 2, after) == (shown(g, "new spain"), treasury(g, "red"), diplomacy(g, "red"))
    assert ("blue, green", 3) == (shown(declined, "new spain"), treasury(declined, "red"))
    assert before == diplomacy(declined, "red")


@pytest.mark.rule("CR-12.11.2-g")
def test_no_foothold_while_the_colony_holds_or_without_treasury() -> None:
    """It is for a colony lost, and for whoever has a treasury left after paying."""
    g = revised(new_spain="blue, blue, blue", colonies=COLONY_OF_BLUE, unrest={"new spain": 1}, treasury={"red": 3})
    poor = g.copy()
    poor.s.treasury[1] = 2

    assert say(rebel(g, "red", "new spain"), 1).over
    assert say(rebel(poor, "red", "new spain"), 2).over
    assert ("blue", "nobody") == (colony(g, "new spain"), colony(poor, "new spain"))


@pytest.mark.rule("CR-12.11.1-e")
def test_no_foothold_in_a_territory() -> None:
    """A rebellion in a territory that is no colony brings the rebel nothing."""
    g = revised(brazil="blue", unrest={"brazil": 1}, treasury={"red": 5})

    say(rebel(g, "red", "brazil"), 1)

    assert g.over
    assert is_independent(g, "brazil")


@pytest.mark.ruling("AMB-80")
@pytest.mark.parametrize(("economy", "spaces"), [(4, ["blue"]), (6, ["blue", "purple"])])
def test_where_the_foothold_can_be(economy: int, spaces: list[str]) -> None:
    """On any space of the territory, but on opium only with Economy 6."""
    g = revised(
        india="blue: green; purple: green, green",
        colonies={"india": "green"},
        unrest={"india": 1},
        treasury={"red": 4},
        tracks={"red": f"economy {economy}"},
    )

    lose_any(say(rebel(g, "red", "india"), 3))

    assert ["pass", *[space(g, "india", colour) for colour in spaces]] == offered(g)


@pytest.mark.ruling("AMB-80")
@pytest.mark.rule("CR-12.11.2-g", "CR-12.11.2-i")
def test_the_foothold_costs_exactly_one_step() -> None:
    """Red breaks Green's monopoly of silk with it, or takes the space from Blue, and pays one step all the same."""
    g = revised(
        india="blue: blue, blue, blue; purple: blue",
        indochina="green",
        colonies={"india": "blue"},
        unrest={"india": 1},
        treasury={"red": 4},
    )

    say(lose_any(say(rebel(g, "red", "india"), 4)), space(g, "india", "blue"))

    assert g.over
    assert ("blue: red; purple: ", 3) == (shown(g, "india"), diplomacy(g, "red"))


@pytest.mark.ruling("AMB-80")
def test_taking_the_space_with_the_foothold_costs_no_second_step() -> None:
    """One counter of Red's own was there already: with the foothold Red has more than Blue, for one step in all."""
    g = revised(new_spain="blue, blue, red", colonies=COLONY_OF_BLUE, unrest={"new spain": 1}, treasury={"red": 3})

    say(rebel(g, "red", "new spain"), 1, "space new spain 1")

    assert g.over
    assert ("red, red, blue", 3) == (shown(g, "new spain"), diplomacy(g, "red"))


@pytest.mark.rule("CR-12.11-g", "CR-12.11.2-g")
def test_the_foothold_came_after_the_rebellion() -> None:
    """A later Rebel of the same turn may drive it out; the survivors are safe."""
    g = revised(new_spain="blue, blue, green", colonies=COLONY_OF_BLUE, unrest={"new spain": 1}, treasury={"red": 3})
    say(rebel(g, "red", "new spain"), 1, "run 0", "space new spain 1")

    assert ["new spain"] == targets(g, "orange")
    say(rebel(g, "orange", "new spain"), 2)

    assert "blue, green" == shown(g, "new spain")


@pytest.mark.rule("CR-12.11.2-h", "CR-12.11.2-j")
@pytest.mark.parametrize(
    ("answer", "stack", "free", "markers"), [("pass", "", True, 0), ("space new spain 1", "red", False, 2)]
)
def test_an_emptied_colony(answer: str, stack: str, free: bool, markers: int) -> None:
    """Without a foothold it is independent and quiet; with one it is Red's territory, and half the unrest stays."""
    g = revised(new_spain="blue, blue", colonies=COLONY_OF_BLUE, unrest={"new spain": 3}, treasury={"red": 3})

    say(rebel(g, "red", "new spain"), 2, answer)

    assert g.over
    assert (stack, "nobody") == (shown(g, "new spain"), colony(g, "new spain"))
    assert (free, markers) == (is_independent(g, "new spain"), unrest(g, "new spain"))


@pytest.mark.rule("CR-12.11.2-i")
def test_control_changes_without_a_step_in_a_colony() -> None:
    """Green comes to control the space and Red, who did it, stays put, and so does everybody."""
    g = revised(
        new_spain="blue, blue, blue, green, green",
        colonies=COLONY_OF_BLUE,
        unrest={"new spain": 1},
        treasury={"red": 2},
    )

    say(rebel(g, "red", "new spain"), 2, "run 0", "run 0")

    assert g.over
    assert "green, green, blue" == shown(g, "new spain")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-12.11.2-j")
@pytest.mark.parametrize(("hits", "owner"), [(0, "blue"), (1, "blue"), (2, "nobody")])
@pytest.mark.parametrize(("markers", "removed"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_unrest_removed_in_a_colony(markers: int, removed: int, hits: int, owner: str) -> None:
    """The printed table: half, rounded down, whether the colony was held or lost."""
    g = revised(
        new_spain="blue, blue, blue", colonies=COLONY_OF_BLUE, unrest={"new spain": markers}, treasury={"red": 2}
    )

    say(rebel(g, "red", "new spain"), hits)

    assert g.over
    assert (owner, markers - removed) == (colony(g, "new spain"), unrest(g, "new spain"))
