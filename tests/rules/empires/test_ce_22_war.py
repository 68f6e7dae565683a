"""CE 22 Sovereign: war by years, first on land, then at sea."""

import pytest

from metropole.games.empires.positions import laid_out, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import TERRITORIES
from metropole.testing import offered, say
from tests.rules.empires.characters import (
    can,
    colony,
    declare_war,
    diplomacy,
    fleets,
    is_independent,
    prestige,
    rolls,
    squadrons,
    table,
)
from tests.rules.empires.common import asked, dice, each_told, prompt, space, told, winner
from tests.rules.questions import listen

BLUE, RED = range(2)

# --- declaring war ---


@pytest.mark.rule("CE-22-a")
@pytest.mark.parametrize(("standing", "targets"), [(3, ["blue", "green"]), (5, ["blue", "green", "orange"])])
def test_on_whom(standing: int, targets: list[str]) -> None:
    """On anybody who is not further right, those on the same space included."""
    g = table(diplomacy={"blue": 1, "red": standing, "green": 3, "orange": 4})

    use(g, "red", "sovereign")

    assert [f"player {colour}" for colour in targets] == offered(g)


@pytest.mark.rule("CE-22-a")
def test_on_nobody_further_right() -> None:
    """A player behind all others has nobody to attack."""
    g = table(diplomacy={"red": 3}, squadrons={"red": 9})

    assert not can(g, "red", "sovereign")
    assert can(g, "blue", "sovereign")


@pytest.mark.rule("CE-22-b")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (2, 1), (1, 1)])
def test_the_attacker_moves_left(before: int, after: int) -> None:
    """Declaring war costs the attacker one step, if possible, and the defender none."""
    g = table(diplomacy={"blue": 1, "red": before}, squadrons={"red": 1, "blue": 1})

    declare_war(g, "red", "blue")

    assert (after, 1) == (diplomacy(g, "red"), diplomacy(g, "blue"))


# --- a year ---


@pytest.mark.rule("CE-22-c", "CE-22-t")
def test_land_before_sea_in_every_year() -> None:
    """Each year begins on land and ends at sea."""
    g = table(brazil="red, blue", squadrons={"red": 1, "blue": 1})
    events = listen(g)

    declare_war(g, "red", "blue")
    say(g, 0, 0, 0, 0, "no", "no", 0, 0, 0, 0)

    happened = [fact[0] for fact in told(events, facts.YEAR_BEGAN, facts.BATTLE, facts.SEA_BATTLE)]
    assert ["year-began", "battle", "sea-battle"] * 2 == happened


@pytest.mark.rule("CE-22-d")
@pytest.mark.parametrize(("counters", "rolled"), [(1, 1), (3, 3), (5, 5), (7, 5)])
def test_dice_on_land(counters: int, rolled: int) -> None:
    """One die for each counter in the territory, but at most five."""
    g = table(brazil=", ".join(["red"] * counters + ["blue"] * 2), egypt="red, red")

    declare_war(g, "red", "blue")

    assert rolled == dice(g)
    assert 2 == dice(say(g, 0))


@pytest.mark.rule("CE-22-d")
@pytest.mark.parametrize(("ships", "rolled"), [(1, 1), (4, 4), (5, 5), (10, 5)])
def test_dice_at_sea(ships: int, rolled: int) -> None:
    """One die for each squadron, but at most five; merchant fleets do not fight."""
    g = table(squadrons={"red": ships, "blue": 2}, fleets={"red": 9, "blue": 9})

    declare_war(g, "red", "blue")

    assert rolled == dice(g)
    assert 2 == dice(say(g, 0))


@pytest.mark.rule("CE-22-d", "CE-22-u")
def test_both_sides_roll_at_once() -> None:
    """What is lost in a battle has rolled all the same: both sides wipe each other out."""
    g = table(brazil="red, blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 1)

    assert "" == shown(g, "brazil")
    say(g, 1, 1)
    assert (0, 0) == (squadrons(g, "red"), squadrons(g, "blue"))


@pytest.mark.rule("CE-22-u")
def test_losses_are_gone_before_the_next_step() -> None:
    """Squadrons sunk in the first year do not roll in the second, and counters lost do not either."""
    g = table(brazil="red, blue, blue, blue", squadrons={"red": 3, "blue": 3})
    events = listen(g)

    say(declare_war(g, "red", "blue"), 1, 0, 1, 0, "no", "no", 0, 0, 0, 0)

    assert [("red", 1), ("blue", 3), ("red", 3), ("blue", 3)] == rolls(events)[:4]
    assert [("red", 1), ("blue", 2), ("red", 3), ("blue", 2)] == rolls(events)[4:]


# --- on land ---


@pytest.mark.rule("CE-22-e", "CE-22-f")
@pytest.mark.ruling("AMB-102")
def test_a_battle_in_every_shared_territory() -> None:
    """Wherever both have counters, on the same space or not, there is a battle with its own dice, in a fixed order."""
    g = table(
        brazil="red, red, blue",
        west_africa="yellow: red; black: blue, blue",
        egypt="red, green",
        persia="blue",
        squadrons={"red": 1, "blue": 1},
    )
    events = listen(g)

    say(declare_war(g, "red", "blue"), 0, 0, 0, 0, 0, 0)

    battles = [TERRITORIES[place] for place in each_told(events, facts.BATTLE, "territory")]
    assert ["west africa", "brazil"] == battles
    assert [("red", 1), ("blue", 2), ("red", 2), ("blue", 1)] == rolls(events)[:4]


@pytest.mark.rule("CE-22-f", "CE-22-g")
def test_losses_stay_in_their_territory() -> None:
    """Successes beyond the enemy's counters in a territory are lost; those elsewhere are not touched."""
    g = table(brazil="red, red, red, blue", egypt="blue, blue, red", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 0, 0, 3, 0)

    assert "red, red, red" == shown(g, "brazil")
    assert "blue, blue, red" == shown(g, "egypt")


@pytest.mark.rule("CE-22-g")
def test_third_parties_are_not_hit() -> None:
    """Only the enemy's counters are lost, and only those of the two sides roll."""
    g = table(brazil="green, green, red, blue", squadrons={"red": 1, "blue": 1})

    assert 1 == dice(declare_war(g, "red", "blue"))
    say(g, 1)
    assert 1 == dice(g)
    say(g, 1)

    assert "green, green" == shown(g, "brazil")


@pytest.mark.rule("CE-22-h")
@pytest.mark.ruling("AMB-103")
@pytest.mark.parametrize(
    ("answers", "stacks"),
    [
        (["yellow", 0], "yellow: red, blue; black: blue"),
        (["yellow", 2], "yellow: blue, red; black: blue"),
        (["black"], "yellow: blue, red, blue; black: "),
    ],
)
def test_the_inflicting_player_chooses(answers: list[str | int], stacks: str) -> None:
    """Red, who scored, says which counter of Blue's goes, its place in the stack included."""
    g = table(west_africa="yellow: blue, red, blue; black: blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 0)
    assert ("war-casualty", "red") == (prompt(g), asked(g))
    resource, *run = answers
    say(g, space(g, "west africa", str(resource)))
    if run:
        assert ["run 0", "run 2"] == offered(g)
        say(g, f"run {run[0]}")

    assert stacks == shown(g, "west africa")


@pytest.mark.rule("CE-22-h")
@pytest.mark.ruling("AMB-103")
def test_the_defender_chooses_too() -> None:
    """For the defender's successes it is the defender who says which counters of the attacker's go."""
    g = table(west_africa="yellow: red; black: red, blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 0, 1)

    assert "blue" == asked(g)
    assert [space(g, "west africa", "yellow"), space(g, "west africa", "black")] == offered(g)


@pytest.mark.rule("CE-22-i", "CE-22-j")
def test_control_changes_hands_for_free() -> None:
    """Red outnumbers Blue after the losses and takes the space; it costs no step beyond that of the declaration."""
    g = table(brazil="blue, blue, red, red", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 0)

    assert "red, red, blue" == shown(g, "brazil")
    assert (3, 4) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CE-22-i")
def test_control_is_settled_after_all_losses() -> None:
    """One loss on either side leaves Blue below and in control: the losses are not settled one after the other."""
    g = table(brazil="blue, blue, red, red", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 1)

    assert "blue, red" == shown(g, "brazil")


@pytest.mark.rule("CE-22-g", "CE-22-i")
@pytest.mark.ruling("AMB-106")
def test_a_colony_lost_in_war() -> None:
    """The colony of which the last counter falls is lost at once, with its prestige, while the war goes on."""
    g = table(
        new_spain="blue, red, red",
        colonies={"new spain": "blue"},
        unrest={"new spain": 1},
        prestige={"blue": 3},
        squadrons={"red": 2, "blue": 2},
    )

    say(declare_war(g, "red", "blue"), 1, 0)

    assert "nobody" == colony(g, "new spain")
    assert is_independent(g, "new spain")
    assert 2 == prestige(g, "blue")
    assert "successes" == prompt(g)
    say(g, 0, 0, "yes")
    assert (1, 1) == (prestige(g, "blue"), prestige(g, "red"))


# --- at sea ---


@pytest.mark.rule("CE-22-k")
@pytest.mark.ruling("AMB-103")
@pytest.mark.parametrize(
    ("hits", "ships", "merchants"), [(0, 2, 2), (1, 1, 2), (2, 0, 2), (3, 0, 1), (4, 0, 0), (5, 0, 0)]
)
def test_squadrons_then_merchant_fleets(hits: int, ships: int, merchants: int) -> None:
    """Each success sinks a squadron, and a merchant fleet when no squadron is left; nobody is asked which."""
    g = table(brazil="red, blue", squadrons={"red": 5, "blue": 2}, fleets={"red": 3, "blue": 2})

    say(declare_war(g, "red", "blue"), 0, 0, hits, 0)

    assert (ships, merchants) == (squadrons(g, "blue"), fleets(g, "blue"))
    assert (5, 3) == (squadrons(g, "red"), fleets(g, "red"))


# --- surrender ---


@pytest.mark.rule("CE-22-l", "CE-22-m", "CE-22-t")
def test_the_defender_is_asked_first() -> None:
    """Not before the first year has been fought; then the defender, then the attacker, and then another year."""
    g = table(squadrons={"red": 2, "blue": 2})
    events = listen(g)

    assert "successes" == prompt(declare_war(g, "red", "blue"))
    say(g, 0, 0)
    assert ("surrender", "blue") == (prompt(g), asked(g))
    say(g, "no")
    assert ("surrender", "red") == (prompt(g), asked(g))
    say(g, "no")

    assert "successes" == prompt(g)
    assert [1, 2] == each_told(events, facts.YEAR_BEGAN, "year")


@pytest.mark.rule("CE-22-n", "CE-22-l")
@pytest.mark.parametrize(("answers", "red", "blue"), [(["yes"], 3, 1), (["no", "yes"], 1, 3)])
def test_surrender_hands_over_prestige(answers: list[str], red: int, blue: int) -> None:
    """Whoever surrenders gives one prestige to the victor, and the war is over."""
    g = table(squadrons={"red": 2, "blue": 2}, prestige={"red": 2, "blue": 2})

    say(declare_war(g, "red", "blue"), 0, 0, *answers)

    assert g.over
    assert (red, blue) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-n", "CE-22-o")
def test_surrender_without_prestige() -> None:
    """A player without prestige may surrender as well; nothing changes hands."""
    g = table(squadrons={"red": 2, "blue": 2}, prestige={"red": 2})

    say(declare_war(g, "red", "blue"), 0, 0)
    assert ["yes", "no"] == offered(g)
    say(g, "yes")

    assert g.over
    assert (2, 0) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-n")
def test_a_war_may_win_the_game() -> None:
    """The prestige of a defeated enemy may be the tenth."""
    g = table(squadrons={"red": 2, "blue": 2}, prestige={"red": 9, "blue": 1})

    say(declare_war(g, "red", "blue"), 0, 0, "yes")

    assert "red" == winner(g)


# --- defeat and stalemate ---


@pytest.mark.rule("CE-22-p", "CE-22-q", "CE-22-r")
@pytest.mark.ruling("AMB-104")
@pytest.mark.parametrize(
    ("hits", "red", "blue"),
    [((2, 0), 3, 1), ((0, 2), 1, 3), ((2, 1), 3, 1)],
)
def test_defeat(hits: tuple[int, int], red: int, blue: int) -> None:
    """Without shared land, whoever loses their last squadron while the other keeps one is defeated unasked."""
    g = table(brazil="red", egypt="blue", squadrons={"red": 2, "blue": 2}, prestige={"red": 2, "blue": 2})
    events = listen(g)

    say(declare_war(g, "red", "blue"), *hits)

    assert g.over
    assert (red, blue) == (prestige(g, "red"), prestige(g, "blue"))
    loser = BLUE if blue < red else RED
    assert [("defeated", loser, RED if loser == BLUE else BLUE)] == told(events, facts.DEFEATED)


@pytest.mark.rule("CE-22-p")
def test_defeat_without_prestige() -> None:
    """A defeated player without prestige gives none."""
    g = table(squadrons={"red": 1, "blue": 1}, prestige={"red": 2})

    say(declare_war(g, "red", "blue"), 1, 0)

    assert g.over
    assert (2, 0) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-p", "CE-22-q")
def test_no_defeat_while_land_is_shared() -> None:
    """A side without squadrons still fights where both have counters; the two are asked whether they surrender."""
    g = table(brazil="red, blue", squadrons={"red": 2, "blue": 1}, prestige={"blue": 1})

    say(declare_war(g, "red", "blue"), 0, 0, 1, 0)

    assert ("surrender", "blue") == (prompt(g), asked(g))
    assert 1 == prestige(g, "blue")


@pytest.mark.rule("CE-22-q", "CE-22-p")
def test_land_that_was_shared_before() -> None:
    """Land that is shared no longer at the end of the year saves nobody."""
    g = table(brazil="red, blue", squadrons={"red": 2, "blue": 1}, prestige={"blue": 1})

    say(declare_war(g, "red", "blue"), 1, 0, 1, 0)

    assert g.over
    assert (1, 0) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-s")
@pytest.mark.ruling("AMB-104")
def test_a_draw() -> None:
    """When neither can fight any more the war is over: nobody is asked and no prestige moves."""
    g = table(squadrons={"red": 1, "blue": 1}, prestige={"red": 1, "blue": 1})
    events = listen(g)

    say(declare_war(g, "red", "blue"), 1, 1)

    assert g.over
    assert 1 == len(told(events, facts.STALEMATE))
    assert (1, 1) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-m", "CE-22-p")
@pytest.mark.ruling("AMB-101")
def test_the_first_year_is_always_fought() -> None:
    """An attacker without means has a year at sea against one squadron before being defeated."""
    g = table(squadrons={"blue": 1}, fleets={"red": 1}, prestige={"red": 1})
    events = listen(g)

    assert 1 == dice(declare_war(g, "red", "blue"))
    say(g, 1)

    assert g.over
    assert 1 == len(told(events, facts.SEA_BATTLE))
    assert 0 == fleets(g, "red")
    assert (0, 1) == (prestige(g, "red"), prestige(g, "blue"))


@pytest.mark.rule("CE-22-s", "CE-22-b")
@pytest.mark.ruling("AMB-105")
def test_a_war_without_means() -> None:
    """Where neither side can fight at all war may be declared; the step is made, and it is a draw."""
    g = table(prestige={"red": 1, "blue": 1})
    events = listen(g)

    assert can(g, "red", "sovereign")
    declare_war(g, "red", "blue")

    assert g.over
    assert 1 == len(told(events, facts.STALEMATE))
    assert 3 == diplomacy(g, "red")
    assert [1, 1, 0, 0] == g.s.prestige


@pytest.mark.rule("CE-22-t")
@pytest.mark.ruling("AMB-159")
def test_war_on_land_without_end() -> None:
    """Without squadrons two stubborn players fight on year after year, and may give in in any of them."""
    g = table(brazil="red, blue", prestige={"blue": 1})

    declare_war(g, "red", "blue")
    for _ in range(40):
        say(g, 0, 0, "no", "no")
    assert 41 == g.s.year
    say(g, 0, 0, "yes")

    assert g.over
    assert 1 == prestige(g, "red")


@pytest.mark.rule("CE-22-h")
def test_nobody_chooses_where_all_are_lost() -> None:
    """Two successes against two counters in two spaces: both are gone, and nobody is asked which first."""
    g = laid_out(india="blue: red, blue; purple: red, blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 2, 0)

    assert "successes" == prompt(g)
    assert "blue: red; purple: red" == shown(g, "india")


@pytest.mark.rule("CE-22-h", "CE-22-i")
@pytest.mark.ruling("AMB-24")
@pytest.mark.parametrize(
    ("stack", "after"), [("blue, red, red, blue", "red, red, blue"), ("blue, red, blue, blue, red", None)]
)
def test_counters_that_leave_the_same_stack(stack: str, after: str | None) -> None:
    """Whichever of Blue's is lost Red controls the space after the battle: Red is asked only where it matters."""
    g = laid_out(brazil=stack, squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 0)

    assert (after is None) == (prompt(g) == "war-casualty-run")
    assert after in (None, shown(g, "brazil"))


@pytest.mark.rule("CE-22-h", "CE-22-u")
@pytest.mark.ruling("AMB-24")
def test_a_side_that_is_wiped_out_goes_first() -> None:
    """Red loses all there, so it does not matter which of Blue's goes, and Red is not asked."""
    g = laid_out(brazil="blue, blue, red, blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 1)

    assert "successes" == prompt(g)
    assert "blue, blue" == shown(g, "brazil")


@pytest.mark.rule("CE-22-h")
@pytest.mark.ruling("AMB-24")
def test_what_is_still_to_be_lost_may_matter() -> None:
    """Blue will remove one of Red's two as well, so it does matter which of Blue's Red has taken before."""
    g = laid_out(brazil="blue, red, red, blue", squadrons={"red": 1, "blue": 1})

    say(declare_war(g, "red", "blue"), 1, 1)
    assert ["run 0", "run 2"] == offered(g)
    other = g.copy()

    assert "red, blue" == shown(say(g, "run 0"), "brazil")
    assert "blue, red" == shown(say(other, "run 2"), "brazil")


# --- the printed examples ---


@pytest.mark.rule("CE-22-b", "CE-22-d", "CE-22-e", "CE-22-h", "CE-22-k", "CE-22-n")
def test_printed_example_of_surrender() -> None:
    """Red attacks Blue: three against two in India, one against one in West Africa, ten squadrons against six."""
    g = laid_out(
        india="blue: red, blue, red, blue, red",
        west_africa="yellow: red; black: blue",
        squadrons={"red": 10, "blue": 6},
        prestige={"blue": 1},
    )
    events = listen(g)

    say(declare_war(g, "red", "blue"), 0, 0, 1, 0)
    assert "red" == asked(g)
    say(g, "run 3", 2, 2)
    assert ("surrender", "blue") == (prompt(g), asked(g))
    say(g, "yes")

    fought = [("red", 1), ("blue", 1), ("red", 3), ("blue", 2), ("red", 5), ("blue", 5)]
    assert fought == rolls(events)
    assert "blue: red, blue, red, red" in shown(g, "india")
    assert "yellow: red; black: blue" == shown(g, "west africa")
    assert (8, 4) == (squadrons(g, "red"), squadrons(g, "blue"))
    assert (1, 0) == (prestige(g, "red"), prestige(g, "blue"))
    assert 3 == diplomacy(g, "red")


@pytest.mark.rule("CE-22-d", "CE-22-t")
@pytest.mark.ruling("AMB-102")
def test_printed_example_without_surrender() -> None:
    """The same war if Blue holds out: Red is asked next, and the second year has the same two battles and the sea."""
    g = laid_out(
        india="blue: red, blue, red, blue, red",
        west_africa="yellow: red; black: blue",
        squadrons={"red": 10, "blue": 6},
        prestige={"blue": 1},
    )

    say(declare_war(g, "red", "blue"), 0, 0, 1, 0, "run 3", 2, 2, "no")
    assert ("surrender", "red") == (prompt(g), asked(g))
    events = listen(g)
    say(g, "no", 0, 0, 0, 0, 0, 0)

    assert [("year-began", 2)] == told(events, facts.YEAR_BEGAN)
    assert {"india", "west africa"} == {TERRITORIES[place] for place in each_told(events, facts.BATTLE, "territory")}
    assert [("red", 1), ("blue", 1), ("red", 3), ("blue", 1), ("red", 5), ("blue", 4)] == rolls(events)
    assert ("surrender", "blue", 1) == (prompt(g), asked(g), prestige(g, "blue"))


@pytest.mark.rule("CE-22-d", "CE-22-k", "CE-22-p", "CE-22-t", "CE-22-u")
def test_printed_example_of_defeat() -> None:
    """Green attacks Orange, loses West Africa and sinks Orange's whole navy in four years."""
    g = laid_out(
        west_africa="yellow: green, orange; black: orange",
        squadrons={"green": 8, "orange": 5},
        fleets={"orange": 2},
        prestige={"orange": 1},
    )
    events = listen(g)

    say(declare_war(g, "green", "orange"), 0, 1)
    assert "yellow: orange; black: orange" == shown(g, "west africa")
    navies = []
    for hits in ((2, 2), (1, 1), (1, 1)):
        say(g, *hits)
        navies.append((squadrons(g, "green"), squadrons(g, "orange")))
        say(g, "no", "no")
    say(g, 2, 0)

    assert [(6, 3), (5, 2), (4, 1)] == navies
    at_sea = [count for _, count in rolls(events)[2:]]
    assert [5, 5, 5, 3, 5, 2, 4, 1] == at_sea
    assert g.over
    assert (4, 0) == (squadrons(g, "green"), squadrons(g, "orange"))
    assert 1 == fleets(g, "orange")
    assert (1, 0) == (prestige(g, "green"), prestige(g, "orange"))


@pytest.mark.rule("CE-22-s")
def test_printed_example_of_a_stalemate() -> None:
    """Yellow attacks Red, they share nothing, and each sinks the other's only squadron."""
    g = laid_out(seats=5, squadrons={"yellow": 1, "red": 1}, prestige={"yellow": 1, "red": 1})

    say(declare_war(g, "yellow", "red"), 1, 1)

    assert g.over
    assert (0, 0) == (squadrons(g, "yellow"), squadrons(g, "red"))
    assert (1, 1) == (prestige(g, "yellow"), prestige(g, "red"))
