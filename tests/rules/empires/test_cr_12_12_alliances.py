"""CR 12.12, 12.12.1 Sovereign: on whom, the war box, allies, and how long a war lasts."""

import pytest

from metropole.games.empires.positions import laid_out, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.turn import end_turn
from metropole.games.empires.rules.view import view
from metropole.kernel import Event
from metropole.kernel.view import SPECTATOR
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, diplomacy, from_step, practice_board, treasury
from tests.rules.empires.common import asked, available, dice, prompt, told
from tests.rules.empires.wars import accept, declare, offer, questions, quietly, support, table, war
from tests.rules.questions import listen

BLUE, RED, GREEN, ORANGE, YELLOW, BLACK = range(6)
NAVIES = {"red": 2, "blue": 2}

# --- 12.12 on whom ---


@pytest.mark.rule("CR-12.12-a")
@pytest.mark.parametrize(("standing", "targets"), [(3, ["blue", "green"]), (5, ["blue", "green", "orange"])])
def test_on_whom(standing: int, targets: list[str]) -> None:
    """On anybody who is not further right, those on the same space included."""
    g = table(diplomacy={"blue": 1, "red": standing, "green": 3, "orange": 4})

    use(g, "red", "sovereign")

    assert [f"player {colour}" for colour in targets] == offered(g)


@pytest.mark.rule("CR-12.12-a")
def test_nobody_to_attack() -> None:
    """Whoever stands behind all others can declare no war, however strong."""
    g = table(diplomacy={"red": 3}, squadrons={"red": 9})

    assert not available(g, "red", "sovereign")
    assert available(g, "blue", "sovereign")


@pytest.mark.rule("CR-12.12-b")
@pytest.mark.parametrize(
    ("privateers", "hunted"), [({"blue in red": 1}, True), ({"red in blue": 1, "blue in green": 1}, False)]
)
def test_privateers_instead(privateers: dict[str, int], hunted: bool) -> None:
    """Besides the players there are the privateers in the own box, not those in anybody else's."""
    g = table(squadrons={"red": 1, "blue": 1}, diplomacy={"orange": 5}, privateers=privateers)

    use(g, "red", "sovereign")

    assert ["player blue", "player green", *(["hunt"] if hunted else [])] == offered(g)


@pytest.mark.rule("CR-12.12-b")
def test_privateers_only() -> None:
    """Who may attack nobody can still fight the privateers in their own box."""
    g = table(diplomacy={"red": 1}, squadrons={"red": 2}, privateers={"blue in red": 1})

    use(g, "red", "sovereign")

    assert 2 == dice(g)
    assert 1 == diplomacy(g, "red")


# --- the war box ---


@pytest.mark.rule("CR-12.12-c")
def test_every_peaceful_turn_fills_the_box() -> None:
    """A treasury more at the end of each turn without war; it comes from nobody."""
    g = table(treasury={"red": 2, "blue": 3})

    from_step(g, end_turn)
    assert 1 == g.s.war_box
    from_step(g, end_turn)

    assert 2 == g.s.war_box
    assert [3, 2, 0, 0] == g.s.treasury


@pytest.mark.rule("CR-12.12-c", "CR-12.12-d")
def test_a_turn_with_a_war() -> None:
    """A war in the turn keeps the box empty at its end; the turn after it counts anew."""
    g = quietly(war(table(squadrons=NAVIES, war_box=2)))

    from_step(g, end_turn)
    assert 0 == g.s.war_box
    from_step(g, end_turn)

    assert 1 == g.s.war_box


@pytest.mark.rule("CR-12.12-c", "CR-12.12-d")
@pytest.mark.ruling("AMB-108")
def test_a_hunt_is_a_war_for_the_box() -> None:
    """War on privateers is declared like any other: it takes the box, and keeps it from growing this turn."""
    g = table(squadrons={"red": 1}, privateers={"blue in red": 1}, war_box=2)

    quietly(say(use(g, "red", "sovereign"), "hunt"))

    assert (0, 2) == (g.s.war_box, treasury(g, "red"))
    from_step(g, end_turn)
    assert 0 == g.s.war_box
    from_step(g, end_turn)
    assert 1 == g.s.war_box


@pytest.mark.rule("CR-12.12-d")
@pytest.mark.ruling("AMB-108")
def test_a_hunter_and_the_box_in_one_turn() -> None:
    """Whoever declares war after a hunt finds the box empty."""
    g = table(squadrons=NAVIES, privateers={"blue in red": 1}, war_box=2)

    quietly(say(use(g, "red", "sovereign"), "hunt"))
    declare(g, "blue", "red")

    assert (2, 0, 0) == (treasury(g, "red"), treasury(g, "blue"), g.s.war_box)


@pytest.mark.ruling("AMB-108")
def test_a_free_hunt_leaves_the_box_alone() -> None:
    """With the switch, fighting privateers takes nothing from the box and does not keep it from growing."""
    g = laid_out(
        "empires/revised+freehunt",
        board=practice_board(),
        squadrons={"red": 1},
        privateers={"blue in red": 1},
        war_box=2,
    )

    quietly(say(use(g, "red", "sovereign"), "hunt"))

    assert (2, 0) == (g.s.war_box, treasury(g, "red"))
    from_step(g, end_turn)
    assert 3 == g.s.war_box


@pytest.mark.rule("CR-12.12-d")
@pytest.mark.ruling("AMB-03")
def test_the_declarer_takes_the_box() -> None:
    """All of it goes to the treasury of whoever declares war next, at once; a second war finds it empty."""
    g = table(squadrons=NAVIES, treasury={"red": 1, "blue": 1}, war_box=3)

    declare(g, "red", "blue")
    assert (4, 1, 0) == (treasury(g, "red"), treasury(g, "blue"), g.s.war_box)
    quietly(g)
    declare(g, "blue", "red")

    assert (4, 1) == (treasury(g, "red"), treasury(g, "blue"))


@pytest.mark.rule("CR-12.12-d")
@pytest.mark.ruling("AMB-03")
def test_the_box_is_taken_in_counters_of_the_own_pool() -> None:
    """When counters are limited, the box gives no more than the pool of the declarer holds: here two of three."""
    g = laid_out(
        "empires/revised+strictcounters", board=practice_board(), treasury={"red": 31}, fleets={"red": 2}, war_box=3
    )

    declare(g, "red", "blue")

    assert (33, 0) == (treasury(g, "red"), g.s.war_box)


# --- 12.12.1 the declaration ---


@pytest.mark.rule("CR-12.12.1-a")
@pytest.mark.ruling("AMB-27")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (2, 1), (1, 1)])
def test_the_attacker_moves_left(before: int, after: int) -> None:
    """Declaring war costs the attacker one step, if there is a space left, and nobody else any."""
    g = table(diplomacy={"blue": 1, "red": before}, squadrons=NAVIES)

    declare(g, "red", "blue")

    assert [1, after, 4, 4] == g.s.diplomacy


# --- offers ---


@pytest.mark.rule("CR-12.12.1-b")
@pytest.mark.ruling("AMB-109")
def test_first_the_attacker_offers() -> None:
    """The attacker names a sum up to three, then the defender does, before anybody chooses a side."""
    g = table(treasury={"red": 9, "blue": 9, "green": 9})

    declare(g, "red", "blue")
    assert ("offer", "red", [0, 1, 2, 3]) == (prompt(g), asked(g), amounts(g))
    say(g, "amount 3")
    assert ("offer", "blue", [0, 1, 2, 3]) == (prompt(g), asked(g), amounts(g))
    say(g, "amount 1")

    assert "support" == prompt(g)
    assert [9, 9, 9, 0] == g.s.treasury


@pytest.mark.rule("CR-12.12.1-b")
@pytest.mark.ruling("AMB-109")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_offers_are_limited_by_the_treasury(held: int, most: int) -> None:
    """Nobody promises what they do not have when asked."""
    g = table(treasury={"red": held, "blue": held})

    declare(g, "red", "blue")
    assert most == max(amounts(g))
    offer(g, "red")

    assert most == max(amounts(g))


@pytest.mark.rule("CR-12.12.1-b")
@pytest.mark.ruling("AMB-109")
@pytest.mark.parametrize(("third", "first_asked"), [(3, "blue"), (4, "red")])
def test_no_offer_that_nobody_can_accept(third: int, first_asked: str) -> None:
    """Where all others stand further left than the defender, nobody may join the attacker, who is asked nothing."""
    diplomacy = {"red": 5, "blue": 4, "green": third, "orange": 1}
    g = table(treasury={"red": 3, "blue": 3}, diplomacy=diplomacy)

    declare(g, "red", "blue")

    assert ("offer", first_asked) == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.1-b", "CR-12.12-d")
def test_the_box_can_be_offered() -> None:
    """What the attacker has just taken from the war box may be promised."""
    g = declare(table(war_box=2), "red", "blue")

    assert ("offer", "red", [0, 1, 2]) == (prompt(g), asked(g), amounts(g))


@pytest.mark.rule("CR-12.12.1-b")
@pytest.mark.ruling("AMB-109")
def test_offers_are_open() -> None:
    """Everybody hears both sums before choosing."""
    g = table(treasury={"red": 3, "blue": 3})
    events = listen(g)

    offer(offer(declare(g, "red", "blue"), "red", 2), "blue", 3)

    assert [("alliance-offered", RED, 2), ("alliance-offered", BLUE, 3)] == told(events, facts.ALLIANCE_OFFERED)
    assert [2, 3] == view(g, GREEN).table.s.offers


# --- the secret choice ---


def choosing(seats: int = 6) -> Game:
    """Red has declared war on Blue, and the others choose their sides."""
    return declare(table(seats=seats, squadrons=NAVIES), "red", "blue")


@pytest.mark.rule("CR-12.12.1-c")
def test_everybody_else_chooses() -> None:
    """Both principals are left out; all others are asked, at the same time."""
    g = choosing()

    assert "support" == prompt(g)
    assert [GREEN, ORANGE, YELLOW, BLACK] == g.awaiting()
    for seat in g.awaiting():
        question = g.question(seat)
        assert question is not None
        assert ["support nobody", "support attacker", "support defender"] == [
            g.space.name(action) for action in question.options
        ]


@pytest.mark.rule("CR-12.12.1-c")
@pytest.mark.parametrize("side", ["nobody", "attacker", "defender"])
def test_the_choice_is_unseen(side: str) -> None:
    """A player's choice changes nothing in what others see: neither what it was nor that it was made."""
    g = choosing()
    viewers = [seat for seat in (*range(6), SPECTATOR) if seat != ORANGE]
    before = [view(g, seat).numbers() for seat in viewers]
    events = listen(g)

    g.answer(g.space.parse(f"support {side}"), ORANGE)

    assert before == [view(g, seat).numbers() for seat in viewers]
    assert [] == events
    assert [g.space.parse(f"support {side}")] == view(g, ORANGE).given
    assert [GREEN, ORANGE, YELLOW, BLACK] == g.awaiting()


@pytest.mark.rule("CR-12.12.1-c")
def test_all_is_revealed_together() -> None:
    """Nothing is told until the last has chosen, in whatever order they do; then everything is."""
    g = choosing()
    events = listen(g)
    chosen = ((BLACK, "attacker"), (GREEN, "defender"), (YELLOW, "nobody"), (ORANGE, "attacker"))

    for seat, side in chosen:
        assert [] == told(events, facts.SUPPORTED)
        g.answer(g.space.parse(f"support {side}"), seat)

    told_sides = [("supported", GREEN, 2), ("supported", ORANGE, 1), ("supported", YELLOW, 0), ("supported", BLACK, 1)]
    assert told_sides == told(events, facts.SUPPORTED)
    assert ("ally", "red") == (prompt(g), asked(g))


@pytest.mark.rule("CR-12.12.1-d")
@pytest.mark.ruling("AMB-110", "AMB-111")
@pytest.mark.parametrize(
    ("standing", "sides"),
    [
        (1, ["nobody", "defender"]),
        (2, ["nobody", "defender"]),
        (3, ["nobody", "attacker", "defender"]),
        (6, ["nobody", "attacker", "defender"]),
    ],
)
def test_who_may_side_with_the_attacker(standing: int, sides: list[str]) -> None:
    """At least as far right as the defender; the attacker's own place does not matter, and the defender takes all."""
    g = table(diplomacy={"red": 7, "blue": 3, "green": standing})

    declare(g, "red", "blue")

    assert "green" == asked(g)
    assert [f"support {side}" for side in sides] == offered(g)


@pytest.mark.rule("CR-12.12.1-d")
@pytest.mark.ruling("AMB-110")
def test_the_attacker_s_step_bars_nobody() -> None:
    """Green is on the defender's space and right of the attacker, who has just moved: Green may join the attacker."""
    g = declare(table(diplomacy={"red": 3, "blue": 3, "green": 3}), "red", "blue")

    assert 2 == diplomacy(g, "red")
    assert "support attacker" in offered(g)


# --- accepting ---


@pytest.mark.rule("CR-12.12.1-e")
@pytest.mark.ruling("AMB-111")
def test_first_the_attacker_accepts() -> None:
    """Each principal may take one of their volunteers, the attacker first, or nobody."""
    g = support(choosing(), green="attacker", orange="defender", yellow="attacker", black="defender")

    assert ("ally", "red", ["pass", "player green", "player yellow"]) == (prompt(g), asked(g), offered(g))
    say(g, "player yellow")
    assert ("ally", "blue", ["pass", "player orange", "player black"]) == (prompt(g), asked(g), offered(g))
    say(g, "player orange")

    assert "successes" == prompt(g)
    assert [YELLOW, ORANGE] == g.s.allies


@pytest.mark.rule("CR-12.12.1-e")
@pytest.mark.ruling("AMB-111")
def test_volunteers_may_be_rejected() -> None:
    """Both turn their volunteers down: they fight alone, and nobody's ships but theirs are at sea."""
    g = table(squadrons={"red": 1, "blue": 2, "green": 5, "orange": 5})

    support(declare(g, "red", "blue"), green="attacker", orange="defender")
    accept(accept(g, "red", ""), "blue", "")

    assert 1 == dice(g)
    assert 2 == dice(say(g, 0))


@pytest.mark.rule("CR-12.12.1-e")
def test_without_volunteers_nobody_is_asked() -> None:
    """Nobody volunteers, and the first year begins."""
    assert "successes" == prompt(support(choosing()))


@pytest.mark.rule("CR-12.12.1-f")
@pytest.mark.parametrize(("standing", "after"), [(4, 3), (2, 1), (1, 1)])
def test_the_attacker_s_ally_moves_left(standing: int, after: int) -> None:
    """One space, if there is one; the rejected volunteer and the defender's ally stay where they are."""
    g = table(
        seats=6,
        diplomacy={"red": 4, "blue": 1, "green": standing, "orange": 3, "yellow": 4, "black": 5},
        squadrons=NAVIES,
    )

    support(declare(g, "red", "blue"), green="attacker", orange="defender", yellow="attacker", black="defender")
    accept(accept(g, "red", "green"), "blue", "orange")

    assert [1, 3, after, 3, 4, 5] == g.s.diplomacy


# --- how long ---


@pytest.mark.rule("CR-12.12.1-g")
def test_at_most_four_years() -> None:
    """Nobody hits and nobody gives in: four years, and the war is over."""
    g = table(squadrons=NAVIES)
    events = listen(g)

    quietly(war(g))

    assert [("year-began", year) for year in (1, 2, 3, 4)] == told(events, facts.YEAR_BEGAN)


@pytest.mark.rule("CR-12.12.1-g")
@pytest.mark.parametrize("years", [1, 2, 3, 4])
def test_at_least_one_year(years: int) -> None:
    """Surrender is possible after each year, not before the first."""
    g = table(squadrons=NAVIES)
    events = listen(g)

    keys = [key for key, _ in questions(declare(g, "red", "blue"), "successes")]
    assert "surrender" not in keys
    for _ in range(years - 1):
        say(quietly(g, "surrender", "blue"), "no")
    say(quietly(g, "surrender", "blue"), "yes")

    assert years == len(told(events, facts.YEAR_BEGAN))
    assert [("surrendered", BLUE, RED)] == told(events, facts.SURRENDERED)


@pytest.mark.rule("CR-12.12.1-h")
def test_the_steps_of_a_year() -> None:
    """First on land, then at sea, then the expedition of who won there; and so again next year."""
    g = table(
        brazil="red, blue",
        new_spain="blue, blue",
        colonies={"new spain": "blue"},
        squadrons={"red": 3, "blue": 3},
        treasury={"red": 1},
    )
    events = listen(g)

    say(quietly(war(g), "successes"), 0, 0, 1, 0)
    assert ("invade", "red") == (prompt(g), asked(g))
    assert ["year-began", "battle", "sea-battle"] == steps(events)
    say(quietly(say(g, "pass"), "successes"), 0, 0, 1, 0)

    assert ("invade", "red") == (prompt(g), asked(g))
    assert ["year-began", "battle", "sea-battle"] * 2 == steps(events)


def steps(events: list[Event]) -> list[str | int]:
    """The parts of the years so far."""
    return [fact[0] for fact in told(events, facts.YEAR_BEGAN, facts.BATTLE, facts.SEA_BATTLE)]
