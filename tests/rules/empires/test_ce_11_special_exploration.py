"""11 Special exploration: America, around the world, Australia."""

import pytest

from metropole import registry
from metropole.games.empires.positions import laid_out, seat_of, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import AMERICAS, TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.common import asked, available, board_with, dice, explore, prompt, say_if, territory, told
from tests.rules.questions import chance, listen

# What the tests rely on and print does not state.
MAP = board_with(
    difficulty={"australia": 5, "china": 5},
    resources={"australia": "yellow", "west africa": "yellow, black", "india": "blue", "brazil": "beige"},
    continent={"west africa": "africa", "congo": "africa", "india": "asia", "persia": "asia", "new spain": "americas"},
    neighbours={"australia": "east indies"},
)


def needed(g: Game, colour: str, where: str) -> int:
    """The successes that an exploration needs: it is tried with each number in turn."""
    for successes in range(11):
        trial = g.copy()
        explore(trial, colour, where, successes)
        if trial.s.tokens[territory(where)] < g.s.tokens[territory(where)]:
            return successes
    raise AssertionError("ten successes are not enough")


def with_compass(g: Game, turn: int = 1, round: int = 1) -> Game:
    """America was discovered at that time, and the Prestige lies on the compass rose."""
    g.s.america, g.s.circumnavigation = 0, 1
    g.s.discovered_turn, g.s.discovered_round = turn, round
    return g


def may_sail(g: Game, colour: str, where: str = "india") -> bool:
    """Whether a player who explores a territory in vain may sail around the world after it."""
    trial = g.copy()
    explore(trial, colour, where, 0)
    return prompt(trial) == "circumnavigate"


def voyage_needs(g: Game, colour: str) -> int:
    """The successes that a circumnavigation needs: it is tried with each number in turn, after an attempt at India."""
    for successes in range(11):
        trial = g.copy()
        say(say_if(explore(trial, colour, "india", 0), "occupy", "pass"), "yes", successes)
        if trial.s.circumnavigation == 0:
            return successes
    raise AssertionError("ten successes are not enough")


# --- the discovery of America ---


@pytest.mark.rule("CE-11-a")
def test_printed_example_of_the_discovery() -> None:
    """EX-CE-11-1, C3-5 No American territory is explored; Blue with Seafaring 1 needs 4 for the West Indies."""
    g = laid_out(america=False, unexplored="west indies", tracks={"blue": "seafaring 1"})
    assert 4 == needed(g, "blue", "west indies")


@pytest.mark.rule("CE-11-a", "CE-11-b")
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("west indies", 5, 3), ("new spain", 6, 4), ("guyanas", 6, 4), ("brazil", 6, 4), ("india", 4, 4)],
)
def test_two_more_before_the_discovery(name: str, before: int, after: int) -> None:
    """American territories need two successes more until America is discovered; India never does."""
    assert before == needed(laid_out(america=False, unexplored=name), "blue", name)
    assert after == needed(laid_out(america=True, unexplored=name), "blue", name)


@pytest.mark.rule("CE-11-c")
def test_what_belongs_to_the_americas() -> None:
    """North and Central America, the Caribbean and South America, and nothing else, have the higher Difficulty."""
    board = registry.EMPIRES.load_board().board
    americas = """
        canada, new england, new france, wild west, california, new spain, west indies, guyanas, amazonia, brazil, peru,
        rio de la plata
    """
    names = {name.strip() for name in americas.split(",")}
    assert names == {name for t, name in enumerate(TERRITORIES) if board.continent[t] == AMERICAS}
    easy = board_with(difficulty=dict.fromkeys(TERRITORIES, 3), neighbours=dict.fromkeys(TERRITORIES, ""))
    for name in TERRITORIES:
        g = laid_out(board=easy, america=False, unexplored=name)
        assert (5 if name in names else 3) == needed(g, "blue", name)


@pytest.mark.rule("CE-11-b")
def test_the_discovery_helps_everybody_at_once() -> None:
    """Blue discovers America; for Red, in the same round, Brazil is no longer more difficult."""
    g = laid_out(america=False, unexplored="west indies, brazil", turn=1, round=1)
    assert 6 == needed(g, "red", "brazil")
    explore(g, "blue", "west indies", 5)
    assert 4 == needed(g, "red", "brazil")


@pytest.mark.rule("CE-11-b")
def test_a_failure_discovers_nothing() -> None:
    """With four successes Blue misses the West Indies, and everything stays as it was."""
    g = laid_out(america=False, unexplored="west indies, brazil")
    explore(g, "blue", "west indies", 4)
    assert (2, 0, 0) == (g.s.america, g.s.circumnavigation, g.s.prestige[0])
    assert 6 == needed(g, "red", "brazil")


@pytest.mark.rule("CE-11-b")
def test_other_continents_discover_nothing() -> None:
    """Whoever explores India has not discovered America."""
    g = laid_out(america=False, unexplored="india, brazil")
    explore(g, "blue", "india", 4)
    assert (2, 0, 1) == (g.s.america, g.s.circumnavigation, g.s.prestige[0])
    assert 6 == needed(g, "red", "brazil")


@pytest.mark.rule("CE-11-d", "CE-11-e")
def test_the_prestige_of_the_discovery() -> None:
    """The discoverer gains two Prestige, one from the box; the other of the box goes to the compass rose."""
    g = laid_out(america=False, unexplored="west indies, brazil")
    events = listen(g)
    explore(g, "blue", "west indies", 5)
    assert [2, 0, 0, 0] == g.s.prestige
    assert (0, 1, 0) == (g.s.america, g.s.circumnavigation, g.s.tokens[territory("west indies")])
    assert [("america-discovered", 0)] == told(events, facts.AMERICA_DISCOVERED)


@pytest.mark.rule("CE-11-d")
@pytest.mark.ruling("AMB-38")
def test_the_bonus_is_given_once() -> None:
    """The second American territory brings one Prestige, to the discoverer as to anybody else."""
    g = laid_out(america=False, unexplored="west indies, brazil, guyanas")
    explore(g, "blue", "west indies", 10)
    explore(g, "blue", "brazil", 10)
    explore(g, "red", "guyanas", 10)
    assert [3, 1, 0, 0] == g.s.prestige
    assert (0, 1) == (g.s.america, g.s.circumnavigation)


# --- around the world ---


@pytest.mark.rule("CE-11-f", "CE-11-h", "CE-11-i", "CE-11-j", "CE-11-k")
@pytest.mark.parametrize("successes", [0, 10])
def test_printed_example_of_circumnavigation(successes: int) -> None:
    """EX-CE-11-2, C3-6 Red discovers America; next round Blue explores New Spain, whatever the result, and needs 3."""
    g = laid_out(
        america=False,
        unexplored="west indies, new spain",
        east_indies="red: blue",
        treasury={"blue": 2},
        tracks={"blue": "seafaring 2"},
        round=2,
    )
    say_if(explore(g, "red", "west indies", 10), "occupy", "pass")
    g.s.round = 3
    say_if(explore(g, "blue", "new spain", successes), "occupy", "pass")
    assert ("circumnavigate", "blue") == (prompt(g), asked(g))
    say(g, "yes")
    assert (1, 10) == (g.s.treasury[0], dice(g))
    events = listen(g)
    lost = g.copy()
    say(lost, 2)
    assert 1 == lost.s.circumnavigation
    before = g.s.prestige[0]
    say(g, 3)
    assert (0, before + 1) == (g.s.circumnavigation, g.s.prestige[0])
    assert [("world-circumnavigated", 0)] == told(events, facts.WORLD_CIRCUMNAVIGATED)


@pytest.mark.rule("CE-11-f")
@pytest.mark.ruling("AMB-32")
def test_from_the_round_after_the_discovery() -> None:
    """Not in the round of the discovery, neither for the discoverer nor for others; then in every later round."""
    g = laid_out(america=False, unexplored="west indies, india", treasury={"blue": 2, "red": 2}, turn=2, round=4)
    assert not may_sail(g, "blue")
    explore(g, "blue", "west indies", 10)
    assert "occupy" == prompt(g)
    say(g, "pass")
    assert g.over
    for turn, number, free in ((2, 4, False), (2, 5, True), (3, 1, True), (3, 4, True)):
        g.s.turn, g.s.round = turn, number
        assert [free, free] == [may_sail(g, colour) for colour in ("blue", "red")]


@pytest.mark.rule("CE-11-g")
def test_nobody_has_to_sail() -> None:
    """Whoever declines keeps their Treasury, and the Prestige stays."""
    g = with_compass(laid_out(unexplored="india", treasury={"blue": 2}))
    explore(g, "blue", "india", 0)
    assert ["yes", "no"] == offered(g)
    say(g, "no")
    assert g.over
    assert (2, 1, 0) == (g.s.treasury[0], g.s.circumnavigation, g.s.prestige[0])


@pytest.mark.rule("CE-11-h")
def test_after_the_ordinary_exploration() -> None:
    """The ordinary exploration comes first, with its second step if it succeeds; then the voyage is offered."""
    g = with_compass(laid_out(unexplored="india, china", treasury={"blue": 3}))
    use(g, "blue", "explorer")
    assert ["territory india", "territory china"] == offered(g)
    say(g, "territory india", 10)
    assert "occupy" == prompt(g)
    say(g, "pass")
    assert "circumnavigate" == prompt(g)
    explore(g, "blue", "china", 0)
    assert "circumnavigate" == prompt(g)


@pytest.mark.rule("CE-11-i")
def test_the_voyage_costs_a_treasury() -> None:
    """One Treasury is paid whether the voyage succeeds or not; without one it is not offered."""
    for successes in (0, 10):
        g = with_compass(laid_out(unexplored="india", treasury={"blue": 1}))
        say(explore(g, "blue", "india", 0), "yes", successes)
        assert 0 == g.s.treasury[0]
    assert not may_sail(with_compass(laid_out(unexplored="india", fleets={"blue": 3})), "blue")


@pytest.mark.rule("CE-11-j")
@pytest.mark.parametrize(("seafaring", "need"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_difficulty_six_less_seafaring(seafaring: int, need: int) -> None:
    """Without a counter anywhere the voyage needs six successes, less the Seafaring value."""
    g = with_compass(laid_out(unexplored="india", treasury={"blue": 1}, tracks={"blue": f"seafaring {seafaring}"}))
    assert need == voyage_needs(g, "blue")


@pytest.mark.rule("CE-11-j")
def test_the_voyage_is_an_exploration_roll() -> None:
    """Ten dice again, each with a chance of one in three."""
    g = with_compass(laid_out(unexplored="india", treasury={"blue": 1}))
    use(g, "blue", "explorer")
    first = chance(g)
    say(g, 0, "yes")
    assert (10, first.weights) == (dice(g), chance(g).weights)


@pytest.mark.rule("CE-11-k", "CE-11-l", "CE-11-m")
@pytest.mark.parametrize(
    ("where", "need"),
    [
        ("west africa", 5),
        ("new spain", 5),
        ("persia", 5),
        ("east indies", 5),
        ("australia", 5),
        ("east indies, australia", 5),
        ("west africa, new spain", 4),
        ("west africa, new spain, persia", 3),
        ("west africa, new spain, persia, australia", 2),
        ("levant, barbary, egypt", 6),
        ("levant, west africa", 5),
    ],
)
def test_one_less_for_each_continent(where: str, need: int) -> None:
    """Africa, the Americas, Asia and Oceania count once each with an own counter; places near Europe never do."""
    g = with_compass(laid_out(board=MAP, unexplored="india", treasury={"blue": 1}))
    for name in where.split(", "):
        g.s.stacks[g.board.spaces[territory(name)][0]] = 1 + seat_of("blue")
    assert need == voyage_needs(g, "blue")


@pytest.mark.rule("CE-11-k")
def test_the_counters_of_others_are_no_help() -> None:
    """Red's counters help Red alone; a counter of Blue in the middle of a stack is enough for Blue."""
    g = with_compass(
        laid_out(
            board=MAP,
            unexplored="india",
            new_spain="red, blue",
            west_africa="yellow: red",
            treasury={"blue": 1, "red": 1},
        )
    )
    assert [5, 4] == [voyage_needs(g, colour) for colour in ("blue", "red")]


@pytest.mark.rule("CE-11-l")
def test_oceania() -> None:
    """Oceania is the East Indies and Australia and nothing else; near Europe there is no continent."""
    board = registry.EMPIRES.load_board().board
    names = {name: board.continent[t] for t, name in enumerate(TERRITORIES)}
    oceania = names["australia"]
    assert {"east indies", "australia"} == {name for name, number in names.items() if number == oceania}
    assert {"levant", "barbary", "egypt"} == {name for name, number in names.items() if number < 0}
    assert 4 == len({number for number in names.values() if number >= 0})


@pytest.mark.rule("CE-11-n")
def test_the_voyage_is_made_once() -> None:
    """Success takes the Prestige, and nobody can try again."""
    g = with_compass(laid_out(unexplored="india, china", treasury={"blue": 3, "red": 3}))
    say(explore(g, "blue", "india", 0), "yes", 6)
    assert ([1, 0, 0, 0], 0) == (g.s.prestige, g.s.circumnavigation)
    g.s.turn += 1
    assert [False, False] == [may_sail(g, colour) for colour in ("blue", "red")]


@pytest.mark.rule("CE-11-o")
@pytest.mark.ruling("AMB-155")
def test_after_a_failure_it_stays_open() -> None:
    """Blue fails: Red may try in the same round, and Blue again with a later Explorer."""
    g = with_compass(laid_out(unexplored="india", treasury={"blue": 3, "red": 3}))
    events = listen(g)
    say(explore(g, "blue", "india", 0), "yes", 5)
    assert [("circumnavigation-failed", 0, 6)] == told(events, facts.CIRCUMNAVIGATION_FAILED)
    assert ([0, 0, 0, 0], 1, 2) == (g.s.prestige, g.s.circumnavigation, g.s.treasury[0])
    assert may_sail(g, "red")
    g.s.turn += 1
    assert may_sail(g, "blue")


@pytest.mark.ruling("AMB-33")
def test_a_voyage_without_anything_to_explore() -> None:
    """Where no territory is unexplored, an Explorer may sail alone; with nothing to do at all it cannot be used."""
    g = with_compass(laid_out(treasury={"blue": 1}))
    use(g, "blue", "explorer")
    assert "circumnavigate" == prompt(g)
    say(g, "yes", 6)
    assert 1 == g.s.prestige[0]
    assert not available(g, "blue", "explorer")
    assert not available(with_compass(laid_out()), "blue", "explorer")


@pytest.mark.ruling("AMB-34")
def test_a_counter_just_placed_counts() -> None:
    """Blue explores India, puts a counter there, and has Asia for the voyage of the same action."""
    g = with_compass(laid_out(board=MAP, unexplored="india", treasury={"blue": 1}, fleets={"blue": 1}))
    say(explore(g, "blue", "india", 10), "with fleet", "yes", 5)
    assert (2, 0) == (g.s.prestige[0], g.s.circumnavigation)
    g = with_compass(laid_out(board=MAP, unexplored="india", treasury={"blue": 1}, fleets={"blue": 1}))
    say(explore(g, "blue", "india", 10), "pass", "yes", 5)
    assert (1, 1) == (g.s.prestige[0], g.s.circumnavigation)


@pytest.mark.ruling("AMB-35")
def test_one_attempt_for_each_explorer() -> None:
    """After a failed voyage the action is over, whatever Treasury is left."""
    g = with_compass(laid_out(unexplored="india", treasury={"blue": 9}))
    say(explore(g, "blue", "india", 0), "yes", 0)
    assert g.over
    assert 8 == g.s.treasury[0]


@pytest.mark.ruling("AMB-35")
@pytest.mark.parametrize("answer", [("yes", 0), ("no", "pass")])
def test_a_voyage_after_australia(answer: tuple[str | int, ...]) -> None:
    """Neither a failed nor a declined second roll for Australia takes the voyage away."""
    g = with_compass(laid_out(board=MAP, unexplored="australia", treasury={"blue": 1}))
    say(explore(g, "blue", "australia", 5), *answer)
    assert "circumnavigate" == prompt(g)


# --- Australia ---


@pytest.mark.rule("CE-11-p", "CE-11-s")
def test_australia_in_one_action() -> None:
    """The first success brings one Prestige and a second roll; its success the other Prestige and the second step."""
    g = laid_out(board=MAP, unexplored="australia", treasury={"blue": 1})
    explore(g, "blue", "australia", 5)
    assert (1, 1) == (g.s.prestige[0], g.s.tokens[territory("australia")])
    assert ("again", ["yes", "no"]) == (prompt(g), offered(g))
    say(g, "yes")
    assert 10 == dice(g)
    say(g, 5)
    assert (2, 0) == (g.s.prestige[0], g.s.tokens[territory("australia")])
    assert "occupy" == prompt(g)
    say(g, "with adventurers")
    assert "blue" == shown(g, "australia")


@pytest.mark.rule("CE-11-p")
def test_the_second_roll_needs_as_much() -> None:
    """The second Prestige is no easier than the first: with one success less it is missed."""
    g = laid_out(board=MAP, unexplored="australia", east_indies="blue", tracks={"blue": "seafaring 1"})
    say(explore(g, "blue", "australia", 3), "yes", 2)
    assert (1, 1) == (g.s.prestige[0], g.s.tokens[territory("australia")])
    g = laid_out(board=MAP, unexplored="australia", east_indies="blue", tracks={"blue": "seafaring 1"})
    say(explore(g, "blue", "australia", 3), "yes", 3)
    assert (2, 0) == (g.s.prestige[0], g.s.tokens[territory("australia")])


@pytest.mark.rule("CE-11-q", "CE-11-r")
def test_australia_half_explored() -> None:
    """The second roll fails: no second step. Red, or Blue again later, may win the other Prestige with one roll."""
    g = laid_out(board=MAP, unexplored="australia", treasury={"blue": 1, "red": 1}, fleets={"blue": 1})
    say(explore(g, "blue", "australia", 5), "yes", 4)
    assert g.over
    assert ([1, 0, 0, 0], "", 1) == (g.s.prestige, shown(g, "australia"), g.s.tokens[territory("australia")])
    for colour in ("red", "blue"):
        later = g.copy()
        explore(later, colour, "australia", 5)
        assert "occupy" == prompt(later)
        assert 0 == later.s.tokens[territory("australia")]
        assert 2 == sum(later.s.prestige)


@pytest.mark.ruling("AMB-36")
def test_declining_the_second_roll() -> None:
    """To decline is not to fail: the second step follows, and the other Prestige stays for a later Explorer."""
    g = laid_out(board=MAP, unexplored="australia", treasury={"blue": 1}, fleets={"blue": 1})
    say(explore(g, "blue", "australia", 10), "no")
    assert ("occupy", ["pass", "with fleet", "with adventurers"]) == (prompt(g), offered(g))
    say(g, "with adventurers")
    assert (1, 1) == (g.s.prestige[0], g.s.tokens[territory("australia")])
    assert ("blue", 1) == (shown(g, "australia"), g.s.unrest[territory("australia")])
    explore(g, "red", "australia", 10)
    assert (1, 0) == (g.s.prestige[1], g.s.tokens[territory("australia")])


@pytest.mark.ruling("AMB-36")
def test_landing_without_the_second_roll_is_closed_as_ever() -> None:
    """Where the goods need Economy 6 there is no second step after declining, either."""
    board = board_with(difficulty={"australia": 5}, resources={"australia": "green"})
    g = laid_out(board=board, unexplored="australia", treasury={"blue": 1}, fleets={"blue": 1})
    say(explore(g, "blue", "australia", 10), "no")
    assert g.over
    assert "" == shown(g, "australia")


@pytest.mark.ruling("AMB-37")
def test_half_explored_is_unexplored() -> None:
    """With one Prestige left Australia is closed to Viceroy, Governor, new Unrest and new Missions."""
    g = laid_out(board=MAP, unexplored="australia, india", treasury={"blue": 3}, fleets={"blue": 1}, levant="blue")
    say(explore(g, "blue", "australia", 10), "no", "with fleet")
    assert "blue" == shown(g, "australia")
    assert "territory australia" not in offered(use(g, "blue", "governor"))
    assert "territory australia" not in offered(use(g, "blue", "viceroy"))
    assert "territory australia" not in offered(say_if(use(g, "blue", "rebel"), "rebel", "stir unrest"))
    assert "territory australia" not in offered(say_if(use(g, "blue", "missionary"), "missionary", "preach mission"))
    assert "territory australia" in offered(use(g, "blue", "explorer"))
    explore(g, "blue", "australia", 10)
    say(g, "pass")
    for character in ("viceroy", "rebel", "missionary"):
        use(g, "blue", character)
        assert "territory australia" in offered(say_if(g, "rebel", "stir unrest"))


# --- explorations that cannot fail ---


@pytest.mark.ruling("AMB-31")
def test_an_exploration_that_cannot_fail() -> None:
    """Seafaring 3 and a neighbour against Difficulty 3: no success is needed, and none is rolled."""
    board = board_with(difficulty={"peru": 3}, neighbours={"peru": "japan"}, resources={"japan": "grey"})
    g = laid_out(board=board, unexplored="peru", japan="blue", tracks={"blue": "seafaring 3"})
    use(g, "blue", "explorer")
    if prompt(g) == "successes":
        say(g, 0)
    assert (1, 0) == (g.s.prestige[0], g.s.tokens[territory("peru")])
    g = laid_out(board=board, unexplored="peru", tracks={"blue": "seafaring 3"})
    assert 0 == needed(g, "blue", "peru")


@pytest.mark.ruling("AMB-31")
def test_a_voyage_that_cannot_fail() -> None:
    """With Seafaring 3 and counters on three continents the voyage needs no success, and is made without one."""
    g = with_compass(
        laid_out(
            board=MAP,
            unexplored="india",
            new_spain="blue",
            west_africa="yellow: blue",
            persia="blue",
            treasury={"blue": 2},
            tracks={"blue": "seafaring 3"},
        )
    )
    assert 0 == voyage_needs(g, "blue")


@pytest.mark.rule("CE-0-a")
@pytest.mark.ruling("AMB-133")
def test_nothing_counts_after_the_victory() -> None:
    """The tenth prestige wins; the bonus for America that would have followed is not taken."""
    g = laid_out(america=False, unexplored="west indies", prestige={"blue": 9})

    say(use(g, "blue", "explorer"), 10)

    assert g.over
    assert 10 == g.s.prestige[0]
