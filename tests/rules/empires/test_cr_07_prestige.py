"""CR 7 Prestige points follow from what a player holds."""

import pytest

from metropole.games.empires.positions import laid_out, seat_of, to_round
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import monopolies
from metropole.testing import offered, say
from tests.rules.empires.characters import colony
from tests.rules.empires.common import FOUR, asked, board_with, prompt, say_if, told
from tests.rules.empires.revised_turns import REVISED, rebellion, table, to_turn, with_stacks
from tests.rules.questions import listen

# One colour for many territories, so that with Green on one of them nobody else has a monopoly there.
COLONIES = ("west indies", "new france", "guyanas", "brazil", "peru")
OTHERS = ("egypt", "japan", "canada")
# The West Indies touch the other four, and those do not touch each other.
STAR = board_with(
    neighbours={
        "new france": "west indies",
        "guyanas": "west indies",
        "brazil": "west indies",
        "peru": "west indies",
        "west indies": "new france, guyanas, brazil, peru",
        "egypt": "japan",
        "japan": "egypt, canada",
        "canada": "japan",
        "arabia": "",
    },
    resources=dict.fromkeys([*COLONIES, *OTHERS, "arabia", "barbary"], "beige"),
    native_power=dict.fromkeys([*COLONIES, *OTHERS, "arabia", "barbary"], 1),
    diplomacy=7,
)
COLOURED = {
    "egypt": "orange",
    "brazil": "beige",
    "new spain": "yellow",
    "east africa": "black",
    "indochina": "blue",
    "peru": "grey",
}

either_way = pytest.mark.parametrize(("first", "other"), [("red", "blue"), ("blue", "red")])


def points(g: Game, colour: str) -> int:
    return g.s.prestige[seat_of(colour)]


def next_turn(g: Game) -> Game:
    """All cards are in hand again."""
    g.s.uses = [0] * g.seats
    g.s.laid = [0] * g.seats
    return g


def with_colonies(*names: str, owner: str = "red", edition: str = REVISED) -> Game:
    """A position on the star in which a player has these Colonies, each with a counter, and no monopoly."""
    g = laid_out(
        edition,
        board=STAR,
        barbary="green",
        colonies=dict.fromkeys(names, owner),
        treasury={owner: 9},
        tracks={owner: "logistics 2"},
    )
    with_stacks(g, dict.fromkeys(names, owner))
    assert 0 == monopolies(g, seat_of(owner))
    return g


def research(g: Game, colour: str, name: str) -> Game:
    """In a new turn a player buys a step of progress."""
    return say(to_round(next_turn(g), colour), "use scientist", f"track {name}")


def preach(g: Game, colour: str, where: str) -> Game:
    """In a new turn a player places a Mission."""
    return say_if(say(to_round(next_turn(g), colour), "use missionary"), "mission-where", f"territory {where}")


# --- monopolies, colonies, cities ---


@pytest.mark.rule("CR-7-a")
@pytest.mark.ruling("AMB-136")
def test_a_point_for_each_monopoly() -> None:
    """Blue's Gold and Spices are two points; when Red wins the Gold from Blue the point goes with it."""
    g = table(new_spain="blue", east_indies="blue", treasury={"red": 2}, tracks={"red": "logistics 2"})
    assert [2, 0, 0, 0] == g.s.prestige
    say(to_round(g, "red"), "use viceroy", "territory new spain", "space new spain 1")
    assert [1, 1, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-7-a")
@pytest.mark.ruling("AMB-136")
def test_a_broken_monopoly_is_a_point_less() -> None:
    """Blue takes the second beige space: Red's point is gone, and Blue has none for it."""
    g = table(west_indies="red", treasury={"blue": 1})
    assert [0, 1, 0, 0] == g.s.prestige
    say(to_round(g, "blue"), "use viceroy", "territory brazil")
    assert [0, 0, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-7-b")
def test_a_point_for_a_colony() -> None:
    """Founding a Colony in New Spain is a point beside that of its Gold."""
    g = to_round(table(new_spain="red, red, red, red"), "red")
    assert 1 == points(g, "red")
    say(g, "use conqueror")
    assert "red" == colony(g, "new spain")
    assert 2 == points(g, "red")


@pytest.mark.rule("CR-7-b", "CR-7-c")
@pytest.mark.parametrize(("where", "worth"), [("india", 2), ("china", 2), ("brazil", 1), ("west africa", 1)])
def test_what_a_colony_is_worth(where: str, worth: int) -> None:
    """One point, in India and China two."""
    assert [0, worth, 0, 0] == table(colonies={where: "red"}).s.prestige


@pytest.mark.rule("CR-7-b")
@pytest.mark.ruling("AMB-136")
def test_a_lost_colony_takes_its_points_along() -> None:
    """A rebellion costs Blue the Colony in the West Indies, its city and the monopoly: three points."""
    g = table(
        west_indies="blue",
        colonies={"west indies": "blue"},
        relevant={"west indies": 1},
        unrest={"west indies": 1},
        treasury={"red": 1},
        war_points={"blue": 2},
    )
    assert 5 == points(g, "blue")
    say(to_round(g, "red"), "use rebel", "stir rebellion", 1)
    assert ("nobody", 2) == (colony(g, "west indies"), points(g, "blue"))


@pytest.mark.rule("CR-7-d")
def test_a_point_for_each_city() -> None:
    """The Booming City and every Relevant City in an own Colony count one each."""
    g = table(
        colonies={"brazil": "blue", "peru": "blue", "egypt": "red"},
        city="brazil 4",
        relevant={"brazil": 1, "peru": 2, "egypt": 1},
    )
    assert [2 + 1 + 1 + 2, 1 + 1, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-7-d")
def test_a_new_city_adds_a_point_and_takes_none() -> None:
    """Blue's new Booming City is a point for Blue; Red's becomes a Relevant City and keeps its own."""
    g = table(
        colonies={"west indies": "red", "brazil": "blue"},
        city="west indies 2",
        treasury={"blue": 4},
        tracks={"blue": "economy 4"},
    )
    assert [1, 2, 0, 0] == g.s.prestige
    say(to_round(g, "blue"), "use governor")
    assert [2, 2, 0, 0] == g.s.prestige


# --- progress ---


@pytest.mark.rule("CR-7-f", "CR-7-g")
def test_the_first_with_five_steps() -> None:
    """The fifth step on all tracks together is a point; four are none."""
    g = table(treasury={"red": 9}, tracks={"red": "seafaring 2, navy 2"})
    assert 0 == points(research(g, "red", "logistics"), "red")
    events = listen(g)
    assert 1 == points(research(g, "red", "economy"), "red")
    assert [("progress-award", 1)] == told(events, facts.PROGRESS_AWARD)


@pytest.mark.rule("CR-7-f", "CR-7-g")
@pytest.mark.ruling("AMB-139")
@either_way
def test_taking_over_the_point_for_progress(first: str, other: str) -> None:
    """One was first with five. The other's fifth step changes nothing; the sixth takes the point."""
    g = table(treasury={other: 9}, tracks={first: "seafaring 3, navy 3", other: "navy 3, logistics 3"})
    assert (1, 0) == (points(g, first), points(g, other))
    research(g, other, "seafaring")
    assert (1, 0) == (points(g, first), points(g, other))
    research(g, other, "seafaring")
    assert (0, 1) == (points(g, first), points(g, other))


@pytest.mark.rule("CR-7-g")
@pytest.mark.ruling("AMB-139")
@either_way
def test_keeping_the_point_for_progress(first: str, other: str) -> None:
    """If the holder takes further steps, the others need one more than the holder has then."""
    g = table(treasury={first: 9, other: 9}, tracks={first: "seafaring 3, navy 3", other: "navy 3, logistics 3"})
    research(g, first, "logistics")
    research(g, other, "seafaring")
    research(g, other, "seafaring")
    assert (1, 0) == (points(g, first), points(g, other))
    research(g, other, "seafaring")
    assert (0, 1) == (points(g, first), points(g, other))


@pytest.mark.rule("CR-7-g")
def test_the_first_to_buy_in_an_escalation() -> None:
    """Green and Red both reach five steps after one war: Green, who buys first, has the point."""
    steps = {"red": "seafaring 3, logistics 2", "green": "seafaring 3, logistics 2"}
    g = table(squadrons={"blue": 1}, treasury={"red": 2, "green": 2}, tracks=steps)
    say(to_round(g, "blue"), "use sovereign", "player red")
    while not g.over:
        if prompt(g) == "navy-step":
            say(g, "yes" if asked(g) in steps else "no")
        elif prompt(g) == "successes":
            say(g, 0)
        else:
            say(g, "no" if prompt(g) == "surrender" else offered(g)[0])
    assert 5 == sum(g.s.tracks[4:8]) == sum(g.s.tracks[8:12])
    assert [1, 0, 1, 0] == g.s.prestige, "the war was Blue's"


# --- missions ---


@pytest.mark.rule("CR-7-h", "CR-7-i")
def test_the_first_with_three_missions() -> None:
    """The third Mission that a player places is a point; two are none."""
    g = table(egypt="red", levant="red", barbary="blue", missions_placed={"red": 1})
    assert 0 == points(preach(g, "red", "egypt"), "red")
    events = listen(g)
    preach(g, "red", "levant")
    assert [("mission-award", 1)] == told(events, facts.MISSION_AWARD)
    assert 1 == points(g, "red")


@pytest.mark.rule("CR-7-h", "CR-7-i")
@pytest.mark.ruling("AMB-139")
@either_way
def test_taking_over_the_point_for_missions(first: str, other: str) -> None:
    """One was first with three. The other's third changes nothing; the fourth takes the point."""
    g = table(egypt=other, levant=other, arabia="green", missions_placed={first: 3, other: 2})
    assert (1, 0) == (points(g, first), points(g, other))
    preach(g, other, "egypt")
    assert (1, 0) == (points(g, first), points(g, other))
    preach(g, other, "levant")
    assert (0, 1) == (points(g, first), points(g, other))


@pytest.mark.rule("CR-7-h")
@pytest.mark.ruling("AMB-139")
def test_missions_count_when_they_are_placed() -> None:
    """What has become of the Missions does not matter: none of Red's three is left, and Red keeps the point."""
    g = table(missions_placed={"red": 3}, brazil="blue", unrest={"brazil": 1})
    assert 0 == sum(g.s.missions)
    rebellion(g, "red", "brazil", 1)
    say(to_round(next_turn(g), "blue"), "lay explorer/conqueror")
    assert 1 == points(g, "red")


# --- neighbouring colonies ---


@pytest.mark.rule("CR-7-j", "CR-7-k")
@pytest.mark.ruling("AMB-137")
@pytest.mark.parametrize(
    ("names", "extra"),
    [
        (("west indies", "guyanas"), 0),
        (("west indies", "guyanas", "peru"), 1),
        (("west indies", "guyanas", "peru", "brazil"), 1),
        (("west indies", "guyanas", "peru", "brazil", "new france"), 2),
        (("guyanas", "peru", "brazil", "new france"), 0),
        (("west indies", "guyanas", "egypt", "japan"), 0),
        (("west indies", "guyanas", "peru", "egypt", "japan", "canada"), 1),
        (("west indies", "guyanas", "peru", "brazil", "egypt"), 1),
    ],
)
def test_points_for_adjacent_colonies(names: tuple[str, ...], extra: int) -> None:
    """Three or four that hang together count one, five two; only the largest group counts."""
    assert len(names) + extra == points(with_colonies(*names), "red")


@pytest.mark.rule("CR-7-j", "CR-7-k")
def test_groups_along_the_stated_links() -> None:
    """On the map: West Indies, New France and Guyanas are three, with New Spain and California five."""
    three = dict.fromkeys(("west indies", "new france", "guyanas"), "red")
    assert 3 + 1 == points(table(colonies=three), "red")
    assert 5 + 2 == points(table(colonies=three | dict.fromkeys(("new spain", "california"), "red")), "red")


@pytest.mark.rule("CR-7-j")
def test_colonies_of_others_do_not_help() -> None:
    """The hub between two of Red's Colonies belongs to Blue: nobody has three adjacent ones."""
    g = table(board=STAR, colonies={"guyanas": "red", "peru": "red", "brazil": "red", "west indies": "blue"})
    assert [1, 3, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-7-l")
def test_a_point_of_an_empire_stays() -> None:
    """Red takes back the counter from the hub of five Colonies: four single ones are left, and one point for ever."""
    g = with_colonies(*COLONIES)
    assert 5 + 2 == points(g, "red")
    say(to_round(g, "red"), "use viceroy", "recall west indies")
    assert "nobody" == colony(g, "west indies")
    assert 4 + 1 == points(g, "red")


@pytest.mark.rule("CR-7-j", "CR-7-l")
@pytest.mark.ruling("AMB-161")
@pytest.mark.parametrize(("option", "worth"), [("", [2, 1, 1, 1]), ("+lastingempire", [2, 2, 2, 1])])
def test_an_empire_that_shrinks(option: str, worth: list[int]) -> None:
    """With four or three of five Colonies left, one point; with the switch the permanent one comes on top of it."""
    g = with_colonies(*COLONIES, edition=f"{REVISED}{option}")
    found = [points(g, "red") - 5]
    for left, name in zip((4, 3, 2), reversed(COLONIES[2:]), strict=True):
        say(to_round(next_turn(g), "red"), "use viceroy", f"recall {name}")
        assert "nobody" == colony(g, name)
        found.append(points(g, "red") - left)
    assert worth == found


@pytest.mark.rule("CR-7-l")
def test_no_point_stays_of_fewer_than_five() -> None:
    """The same with four Colonies: when the hub is lost, the point is lost with it."""
    g = with_colonies(*COLONIES[:4])
    assert 4 + 1 == points(g, "red")
    say(to_round(g, "red"), "use viceroy", "recall west indies")
    assert 3 == points(g, "red")


@pytest.mark.rule("CR-7-k", "CR-7-l")
def test_an_empire_regained_counts_two_again() -> None:
    """Two points and not three: the permanent one is one of the two."""
    g = with_colonies(*COLONIES)
    say(to_round(g, "red"), "use viceroy", "recall west indies")
    say(to_round(next_turn(g), "red"), "use viceroy", "territory west indies", "space west indies 1")
    assert 4 + 1 == points(g, "red")
    say(to_round(next_turn(g), "red"), "use conqueror")
    assert "red" == colony(g, "west indies")
    assert 5 + 2 == points(g, "red")


# --- different resources ---


@pytest.mark.rule("CR-7-m", "CR-7-n")
@pytest.mark.ruling("AMB-06", "AMB-138")
@pytest.mark.parametrize(("seats", "needed"), [(3, 5), (4, 5), (5, 5), (6, 4)])
def test_different_resources(seats: int, needed: int) -> None:
    """A point for four colours at a table of six, for five at a table of five and, by extension, of fewer."""
    for count in range(3, 7):
        names = list(COLOURED)[:count]
        g = with_stacks(table(seats=seats), dict.fromkeys(names, "blue"))
        assert count == monopolies(g, seat_of("blue"))
        assert count + (count >= needed) == points(g, "blue")


@pytest.mark.rule("CR-7-m")
@pytest.mark.ruling("AMB-138")
def test_colours_count_and_not_spaces() -> None:
    """Five spaces of three colours are three resources; a space that somebody else controls is none of Blue's."""
    g = table(seats=6, egypt="blue", persia="blue", brazil="blue", new_france="blue", peru="blue")
    with_stacks(g, dict.fromkeys(("levant", "new england", "wild west", "guyanas"), "red") | {"canada": "red, blue"})
    assert 0 == monopolies(g, seat_of("blue"))
    assert 0 == points(g, "blue")


# --- keeping count ---


@pytest.mark.rule("CR-7-o")
@pytest.mark.ruling("AMB-136")
def test_points_are_shown_on_the_track() -> None:
    """Whatever a player holds is counted together; the sum stands on their Prestige track, and each change is told."""
    g = table(
        east_indies="blue",
        colonies={"india": "blue"},
        city="india 2",
        tracks={"blue": "seafaring 3, navy 3"},
        missions_placed={"blue": 3},
        war_points={"blue": -1},
        treasury={"blue": 1},
    )
    assert 1 + 2 + 1 + 1 + 1 - 1 == points(g, "blue")
    to_turn(g)
    events = listen(g)
    say(g, "use viceroy", "territory new spain")
    assert 6 == points(g, "blue")
    assert [("prestige-gained", 0, 1)] == told(events, facts.PRESTIGE_GAINED, facts.PRESTIGE_LOST)


@pytest.mark.rule("CR-7-o")
def test_exploring_alone_gives_no_point() -> None:
    """There is no Prestige on the map: an explorer who puts nothing there gains nothing."""
    g = to_round(table(unexplored="india", treasury={"blue": 1}), "blue")
    say(g, "use explorer", 6, "done")
    assert [0, 0, 0, 0] == g.s.prestige


@pytest.mark.rule("CR-7-a")
def test_nobody_has_points_for_nothing() -> None:
    """Counters without control, Unrest, money and ships are worth nothing."""
    g = table(
        seats=4,
        egypt="red, blue",
        levant="blue",
        unrest={"egypt": 3},
        treasury=dict.fromkeys(FOUR, 9),
        fleets={"blue": 9},
        squadrons={"blue": 9},
        goods={"blue": 9},
    )
    assert [0, 0, 0, 0] == g.s.prestige
