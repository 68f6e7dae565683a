"""CE 14 Conqueror: what a colony needs, what it gives, and the four options of the founder."""

from itertools import product

import pytest

from metropole.games.empires.positions import laid_out, shown
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    amounts,
    answered_no,
    can,
    colony,
    conquer,
    diplomacy,
    fleets,
    is_independent,
    practice_board,
    prestige,
    table,
    treasury,
    unrest,
    with_counters,
)
from tests.rules.empires.common import FOUR, prompt, space

# --- what it needs ---


@pytest.mark.rule("CE-14-a")
def test_one_colony_each_time() -> None:
    """With two territories ripe for it, one of them is chosen and the other stays as it is."""
    g = table(new_spain="red, red, red, red", west_indies="red")

    conquer(g, "red", "new spain")
    answered_no(g)

    assert "red" == colony(g, "new spain")
    assert "nobody" == colony(g, "west indies")


@pytest.mark.rule("CE-14-b")
@pytest.mark.parametrize("counters", [3, 4, 5])
def test_as_many_counters_as_native_power(counters: int) -> None:
    """New Spain has native power 4: three own counters do not do, four or more do."""
    g = laid_out(new_spain=", ".join(["red"] * counters))

    assert (counters >= 4) == can(g, "red", "conqueror")


@pytest.mark.rule("CE-14-b")
def test_counters_of_all_spaces_count() -> None:
    """In West Africa, native power 3, two counters on gold and one on slaves are enough; others' do not help."""
    assert can(laid_out(west_africa="yellow: red, red; black: red"), "red", "conqueror")
    assert not can(laid_out(west_africa="yellow: red, blue; black: red, blue"), "red", "conqueror")


@pytest.mark.rule("CE-14-c")
@pytest.mark.parametrize(
    ("slaves", "possible"), [("red", True), ("red, blue", True), ("blue, red", False), ("blue", False), ("", False)]
)
def test_control_of_all_resources(slaves: str, possible: bool) -> None:
    """Not one resource of the territory may be vacant or in another's hands, with as many counters as one likes."""
    g = laid_out(west_africa=f"yellow: red, red, red; black: {slaves}")

    assert possible == can(g, "red", "conqueror")


@pytest.mark.rule("CE-14-g")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_one_colony_in_a_territory(owner: str) -> None:
    """Where a colony is, one's own or another's, no second one is founded."""
    g = table(new_spain="red, red, red, red, blue", colonies={"new spain": owner})

    assert not can(g, "red", "conqueror")


@pytest.mark.rule("CE-14-h")
@pytest.mark.parametrize("power", [0, 1])
def test_native_power_is_needed(power: int) -> None:
    """Where no native power is printed there is no colony to be founded."""
    g = table(board=practice_board(brazil=power), brazil="red, red")

    assert (power > 0) == can(g, "red", "conqueror")


# --- what founding does ---


@pytest.mark.rule("CE-14-d", "CE-14-e", "CE-14-f", "CE-14-i")
def test_founding() -> None:
    """The founder places a marker in the territory and gains one prestige; without options nothing else changes."""
    g = table(new_spain="red, red, red, red, blue", prestige={"red": 2}, treasury={"red": 1}, unrest={"new spain": 1})

    conquer(g, "red", "new spain")
    answered_no(g)

    assert "red" == colony(g, "new spain")
    assert 3 == prestige(g, "red")
    assert "red, red, red, red, blue" == shown(g, "new spain")
    assert (1, 0, 4, 1) == (treasury(g, "red"), fleets(g, "red"), diplomacy(g, "red"), unrest(g, "new spain"))


@pytest.mark.rule("CE-14-b", "CE-14-m")
@pytest.mark.ruling("AMB-45")
def test_founding_in_an_independent_state() -> None:
    """Twice the native power in counters is needed; the state is one no longer, and the printed power is pillaged."""
    few = table(independent="new france", new_france="red, red, red, red, red")
    enough = table(independent="new france", new_france="red, red, red, red, red, red")

    assert not can(few, "red", "conqueror")
    say(conquer(enough, "red", "new france"), "pass", "yes", "amount 0")

    assert "red" == colony(enough, "new france")
    assert not is_independent(enough, "new france")
    assert 3 == treasury(enough, "red")


# --- the options ---


@pytest.mark.rule("CE-14-i", "CE-14-j")
@pytest.mark.parametrize("chosen", list(product([False, True], repeat=4)))
def test_any_number_of_options(chosen: tuple[bool, bool, bool, bool]) -> None:
    """Every choice among the four options can be made, and each that is chosen has its effect."""
    company, pillage, repression, plantation = chosen
    g = table(
        new_france="red, red, red, red",
        west_africa="black: red",
        unrest={"new france": 1},
        fleets={"blue": 1, "red": 1},
    )

    conquer(g, "red", "new france")
    say(g, *(["space new france 1"] if company else ["pass"]))
    say(g, "yes" if pillage else "no", "amount 1" if repression else "amount 0", "yes" if plantation else "no")

    assert g.over
    assert 4 - company == len(shown(g, "new france").split(","))
    assert 1 + company + plantation == fleets(g, "red")
    assert 1 - plantation == fleets(g, "blue")
    assert 3 * pillage == treasury(g, "red")
    assert 1 + pillage - repression == unrest(g, "new france")
    assert 4 - repression == diplomacy(g, "red")


@pytest.mark.rule("CE-14-j")
@pytest.mark.ruling("AMB-49")
def test_options_in_their_order() -> None:
    """Company, Pillage, Repression, Plantation: each is decided when its turn has come."""
    g = table(new_france="red, red, red", west_africa="black: red", unrest={"new france": 1}, fleets={"blue": 1})

    assert ["company", "pillage", "repression", "plantation"] == answered_no(conquer(g, "red", "new france"))


@pytest.mark.rule("CE-14-j", "CE-14-p")
@pytest.mark.ruling("AMB-49")
def test_repression_sees_what_pillage_did() -> None:
    """Where there was no unrest, the marker of the pillage may be repressed at once; without pillage there is none."""
    pillaged = conquer(table(new_spain="red, red, red, red"), "red", "new spain")
    spared = conquer(table(new_spain="red, red, red, red"), "red", "new spain")

    assert [0, 1] == amounts(say(pillaged, "pass", "yes"))
    say(spared, "pass", "no")
    assert "over" == prompt(spared)


# --- 1 company ---


@pytest.mark.rule("CE-14-k")
def test_company() -> None:
    """One own counter of the territory becomes a merchant fleet."""
    g = table(west_africa="yellow: red, red; black: red, blue", fleets={"red": 2})

    conquer(g, "red", "west africa")
    assert ["pass", space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)
    say(g, space(g, "west africa", "yellow"))

    assert 3 == fleets(g, "red")
    assert "yellow: red; black: red, blue" == shown(g, "west africa")


@pytest.mark.rule("CE-14-l")
def test_company_leaves_the_last_counter() -> None:
    """The founder's only counter of the territory stays: nothing is asked but whether to pillage."""
    g = conquer(table(west_indies="red, blue"), "red", "west indies")

    assert "pillage" == prompt(g)


@pytest.mark.rule("CE-14-k", "CE-14-l")
@pytest.mark.ruling("AMB-46")
def test_company_may_empty_a_space() -> None:
    """Two counters in the territory are enough, though each is the only one on its space; the colony stays."""
    g = table(board=practice_board(west_africa=2), west_africa="yellow: red; black: red")

    conquer(g, "red", "west africa")
    say(g, space(g, "west africa", "yellow"))

    assert "yellow: ; black: red" == shown(g, "west africa")
    assert "red" == colony(g, "west africa")
    assert 1 == prestige(g, "red")


@pytest.mark.rule("CE-14-k")
@pytest.mark.ruling("AMB-46")
def test_company_may_cost_control() -> None:
    """When the founder falls behind on a space, control passes without a step of diplomacy; the colony stays."""
    g = table(west_africa="yellow: red, red, blue, blue; black: red")

    conquer(g, "red", "west africa")
    say(g, space(g, "west africa", "yellow"))

    assert "yellow: blue, blue, red; black: red" == shown(g, "west africa")
    assert "red" == colony(g, "west africa")
    assert [4, 4, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CE-14-k")
@pytest.mark.ruling("AMB-46")
@pytest.mark.parametrize(("run", "stack"), [("run 0", "blue, red"), ("run 2", "red, blue")])
def test_company_chooses_the_counter(run: str, stack: str) -> None:
    """The founder says which own counter in a mixed stack it is: giving the lowest loses the tie for control."""
    g = table(board=practice_board(new_spain=2), new_spain="red, blue, red")

    say(conquer(g, "red", "new spain"), "space new spain 1")
    assert ["run 0", "run 2"] == offered(g)
    say(g, run)

    assert stack == shown(g, "new spain")
    assert "red" == colony(g, "new spain")


@pytest.mark.rule("CE-14-k")
@pytest.mark.ruling("AMB-24")
def test_company_where_all_counters_are_alike() -> None:
    """Blue controls the space whichever counter Red gives, and the rest lies alike: Red is not asked which."""
    g = table(board=practice_board(new_spain=2), new_spain="red, blue, blue, red")

    say(conquer(g, "red", "new spain"), "space new spain 1")

    assert "company-run" != prompt(g)
    assert "blue, blue, red" == shown(g, "new spain")


# --- 2 pillage ---


@pytest.mark.rule("CE-14-m", "CE-14-n")
def test_pillage() -> None:
    """New France, native power 3: three treasuries and one unrest."""
    g = laid_out(new_france="red, red, red", treasury={"red": 2})

    say(conquer(g, "red", "new france"), "pass", "yes")

    assert 5 == treasury(g, "red")
    assert 1 == unrest(g, "new france")


@pytest.mark.rule("CE-14-o")
@pytest.mark.parametrize(
    ("territory", "stacks", "gain"),
    [("new spain", "red, red, red, red", 8), ("west africa", "yellow: red, red; black: red", 6)],
)
def test_pillage_of_gold(territory: str, stacks: str, gain: int) -> None:
    """Gold in the territory doubles what is pillaged, but not the unrest."""
    g = with_counters(laid_out(), {territory: stacks})

    say(conquer(g, "red", territory), "pass", "yes")

    assert gain == treasury(g, "red")
    assert 1 == unrest(g, territory)


# --- 3 repression ---


@pytest.mark.rule("CE-14-p", "CE-14-q")
@pytest.mark.ruling("AMB-47")
@pytest.mark.parametrize(("markers", "choices"), [(1, [0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2])])
def test_repression(markers: int, choices: list[int]) -> None:
    """One or two markers, as far as there are any, and one step left for each."""
    g = table(new_spain="red, red, red, red", unrest={"new spain": markers})

    say(conquer(g, "red", "new spain"), "pass", "no")
    assert choices == amounts(g)
    say(g, f"amount {choices[-1]}")

    assert markers - choices[-1] == unrest(g, "new spain")
    assert 4 - choices[-1] == diplomacy(g, "red")


@pytest.mark.rule("CE-14-q")
@pytest.mark.ruling("AMB-47")
@pytest.mark.parametrize("standing", [1, 2])
def test_repression_at_the_left_end(standing: int) -> None:
    """The markers go even if the steps cannot all be made."""
    g = table(new_spain="red, red, red, red", unrest={"new spain": 2}, diplomacy={"red": standing})

    say(conquer(g, "red", "new spain"), "pass", "no", "amount 2")

    assert 0 == unrest(g, "new spain")
    assert 1 == diplomacy(g, "red")


# --- 4 plantation ---


@pytest.mark.rule("CE-14-r")
@pytest.mark.parametrize(
    ("territory", "stack", "possible"),
    [("new france", "red, red, red", True), ("new spain", "red, red, red, red", False)],
)
def test_plantation_needs_a_beige_resource(territory: str, stack: str, possible: bool) -> None:
    """New France has one, New Spain has none."""
    g = with_counters(laid_out(west_africa="black: red", fleets={"blue": 3}), {territory: stack})

    assert possible == ("plantation" in answered_no(conquer(g, "red", territory)))


@pytest.mark.rule("CE-14-s")
@pytest.mark.parametrize(("slaves", "fleet"), [("", 3), ("blue, red", 3), ("red", 0)])
def test_plantation_needs_slaves_and_fleets(slaves: str, fleet: int) -> None:
    """Without control of a black resource, or without a fleet among the others, there is nothing to take."""
    g = laid_out(west_africa=f"black: {slaves}", new_france="red, red, red", fleets={"blue": fleet, "red": 5})

    assert "plantation" not in answered_no(conquer(g, "red", "new france"))


@pytest.mark.rule("CE-14-s")
@pytest.mark.ruling("AMB-48")
@pytest.mark.parametrize("victims", [("blue", "blue"), ("blue", "green"), ("green", "blue"), ("green", "green")])
def test_plantation_takes_a_fleet_for_each(victims: tuple[str, str]) -> None:
    """Two black resources: two fleets, one by one, from whomever the founder names, twice the same if they like."""
    g = table(
        new_france="red, red, red",
        west_africa="black: red",
        east_africa="red",
        fleets={"blue": 2, "green": 2, "red": 1},
    )

    say(conquer(g, "red", "new france"), "pass", "no", "yes")
    for victim in victims:
        assert ["player blue", "player green"] == offered(g)
        say(g, f"player {victim}")

    assert g.over
    assert 3 == fleets(g, "red")
    assert [2 - victims.count(colour) for colour in ("blue", "green")] == [fleets(g, "blue"), fleets(g, "green")]


@pytest.mark.rule("CE-14-s")
@pytest.mark.ruling("AMB-48")
def test_plantation_takes_all_fleets() -> None:
    """Two black resources and two fleets among the others: Red takes both, and is not asked whose first."""
    g = table(
        new_france="red, red, red",
        west_africa="black: red",
        east_africa="red",
        fleets={"blue": 1, "green": 1, "red": 1},
    )

    say(conquer(g, "red", "new france"), "pass", "no", "yes")

    assert g.over
    assert (0, 0, 3) == (fleets(g, "blue"), fleets(g, "green"), fleets(g, "red"))


@pytest.mark.rule("CE-14-s")
@pytest.mark.ruling("AMB-48")
def test_plantation_as_far_as_there_are_fleets() -> None:
    """With one fleet among all others a second black resource gains nothing; the option is not broken off before."""
    g = table(new_france="red, red, red", west_africa="black: red", east_africa="red", fleets={"orange": 1, "red": 1})

    say(conquer(g, "red", "new france"), "pass", "no", "yes")

    assert g.over
    assert [0, 2, 0, 0] == [fleets(g, colour) for colour in FOUR]


# --- the printed example ---


@pytest.mark.rule("CE-14-b", "CE-14-e", "CE-14-k", "CE-14-o", "CE-14-p", "CE-14-q")
def test_printed_example() -> None:
    """Red founds New Spain with four counters beside one unrest marker: Company, Pillage and Repression of one."""
    g = laid_out(
        new_spain="red, red, red, red",
        unrest={"new spain": 1},
        fleets={"red": 2},
        treasury={"red": 1},
        prestige={"red": 3},
    )

    say(conquer(g, "red", "new spain"), "space new spain 1", "yes")
    assert 2 == unrest(g, "new spain")
    say(g, "amount 1")

    assert "red" == colony(g, "new spain")
    assert 4 == prestige(g, "red")
    assert "red, red, red" == shown(g, "new spain")
    assert 3 == fleets(g, "red")
    assert 9 == treasury(g, "red")
    assert 1 == unrest(g, "new spain")
    assert 3 == diplomacy(g, "red")
