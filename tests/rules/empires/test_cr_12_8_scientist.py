"""CR 12.8 Scientist."""

import pytest

from metropole.games.empires.positions import seat_of
from metropole.games.empires.rules.action_space import TRACKS
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import pool
from metropole.games.empires.rules.revised.turn import end_turn
from metropole.testing import offered, say
from tests.rules.empires.characters import from_step, treasury
from tests.rules.empires.common import asked, prompt, track
from tests.rules.empires.overseas import act, choices, declare_war, table

STEPS = [
    ("seafaring", 0, 1),
    ("seafaring", 1, 2),
    ("seafaring", 2, 3),
    ("navy", 1, 2),
    ("navy", 2, 3),
    ("navy", 3, 4),
    ("logistics", 1, 2),
    ("logistics", 2, 3),
    ("logistics", 3, 4),
    ("economy", 2, 4),
    ("economy", 4, 6),
    ("economy", 6, 10),
]


@pytest.mark.rule("CR-12.8-a")
@pytest.mark.parametrize(("name", "before", "after"), STEPS)
def test_one_space_for_its_number(name: str, before: int, after: int) -> None:
    """The marker moves one space; the number of the new space is discarded, and no other marker moves."""
    g = table(treasury={"red": 12}, tracks={"red": f"{name} {before}"})
    others = {other: track(g, "red", other) for other in TRACKS if other != name}
    reserve = pool(g, seat_of("red"))

    act(g, "red", "scientist", f"track {name}")

    assert g.over
    assert (after, 12 - after) == (track(g, "red", name), treasury(g, "red"))
    assert others == {other: track(g, "red", other) for other in TRACKS if other != name}
    assert reserve + after == pool(g, seat_of("red"))


@pytest.mark.rule("CR-12.8-a")
@pytest.mark.parametrize(
    ("money", "tracks"),
    [
        (0, []),
        (1, ["seafaring"]),
        (2, ["seafaring", "navy", "logistics"]),
        (4, ["seafaring", "navy", "logistics", "economy"]),
    ],
)
def test_what_can_be_paid(money: int, tracks: list[str]) -> None:
    """Only steps that the Treasury can pay are open; without any the Scientist cannot be used."""
    g = table(treasury={"red": money})
    assert bool(tracks) == ("scientist" in choices(g, "red"))

    if len(tracks) > 1:
        act(g, "red", "scientist")
        assert [f"track {name}" for name in tracks] == offered(g)


@pytest.mark.rule("CR-12.8-a")
def test_the_end_of_a_track() -> None:
    """A track that has been walked to its end is not offered."""
    g = table(treasury={"red": 20}, tracks={"red": "seafaring 3, logistics 4"})

    act(g, "red", "scientist")

    assert ["track navy", "track economy"] == offered(g)


@pytest.mark.rule("CR-12.8-a")
def test_printed_example() -> None:
    """C4-19, EX-CR-12.8-1: from Seafaring 0 to Seafaring 1 for one Treasury."""
    g = table(treasury={"red": 1})

    act(g, "red", "scientist")

    assert (1, 0) == (track(g, "red", "seafaring"), treasury(g, "red"))


# --- after an escalation ---


def after_a_war(money: int, buying: bool) -> Game:
    """Red has attacked Blue, who has surrendered; in the escalation Red has bought a step of the Navy, or not."""
    g = table(squadrons={"red": 2, "blue": 2}, treasury={"red": money})
    return arm(end_war(g), buying)


def end_war(g: Game) -> Game:
    """A year without losses, after which Blue surrenders to Red."""
    return say(declare_war(g, "red", "blue"), 0, 0, "no", "yes")


def arm(g: Game, buying: bool) -> Game:
    """Red buys a step of the Navy if that is asked for; nothing else is bought."""
    while not g.over:
        step = buying and (prompt(g), asked(g)) == ("navy-step", "red")
        say(g, "yes" if step else "no" if "no" in offered(g) else "amount 0")
    return g


@pytest.mark.ruling("AMB-122")
@pytest.mark.parametrize("buying", [True, False])
def test_one_navy_step_in_a_turn_of_war(buying: bool) -> None:
    """After a Navy step in the escalation the Scientist moves no further on that track this turn, but on others."""
    g = after_a_war(20, buying)
    assert 1 + buying == track(g, "red", "navy")

    act(g, "red", "scientist")

    assert ("track navy" not in offered(g)) == buying
    assert {"track seafaring", "track logistics", "track economy"} <= set(offered(g))


@pytest.mark.ruling("AMB-122")
def test_others_are_not_barred() -> None:
    """Red's step in the escalation does not bar Blue's Scientist."""
    g = after_a_war(20, True)
    g.s.treasury[seat_of("blue")] = 2

    act(g, "blue", "scientist")

    assert "track navy" in offered(g)


@pytest.mark.ruling("AMB-122")
def test_no_scientist_without_another_track() -> None:
    """With all other tracks at their ends, a Navy step in the escalation leaves the Scientist nothing to do."""
    g = table(
        squadrons={"red": 2, "blue": 2},
        treasury={"red": 20},
        tracks={"red": "seafaring 3, logistics 4, economy 10"},
    )
    assert "scientist" in choices(g, "red")

    arm(end_war(g), True)

    assert "scientist" not in choices(g, "red")


@pytest.mark.ruling("AMB-122")
@pytest.mark.parametrize("name", ["navy", "logistics"])
def test_a_scientists_step_bars_the_escalation(name: str) -> None:
    """Whoever has moved on the Navy track with the Scientist is not asked for a step in the escalation of the turn."""
    g = table(squadrons={"red": 2, "blue": 2}, treasury={"red": 20})

    act(g, "red", "scientist", f"track {name}")
    end_war(g)
    questions: list[tuple[str, str]] = []
    while not g.over:
        if "yes" in offered(g):
            questions.append((prompt(g), asked(g)))
        say(g, "no" if "no" in offered(g) else "amount 0")

    assert (("navy-step", "red") in questions) == (name != "navy")


@pytest.mark.ruling("AMB-122")
def test_free_again_next_turn() -> None:
    """The next turn knows nothing of it."""
    g = after_a_war(20, True)

    from_step(g, end_turn)
    act(g, "red", "scientist")

    assert "track navy" in offered(g)
