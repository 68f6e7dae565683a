"""10 The Diplomacy track."""

import pytest

from metropole import registry
from metropole.games.empires.positions import laid_out, seat_of, shown, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.board import CHARACTERS, TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.common import (
    ONLY,
    available,
    begun,
    board_with,
    differences,
    each_told,
    explore,
    prompt,
    remembered,
    send,
)
from tests.rules.questions import listen, play


@pytest.mark.rule("CE-10-a")
@pytest.mark.parametrize("treasury", [0, 7])
def test_diplomacy_costs_nothing(treasury: int) -> None:
    """An Ambassador moves a marker, and nothing else on the table changes, whether there is Treasury or not."""
    g = laid_out(treasury={"blue": treasury})
    before = remembered(g)
    say(use(g, "blue", "ambassador"), "player red")
    assert [4, 5, 4, 4] == g.s.diplomacy
    assert {"diplomacy", "uses"} == differences(g, before)


@pytest.mark.rule("CE-10-b")
def test_only_the_ambassador_moves_right() -> None:
    """In whole games every move to the right follows an Ambassador, or the exploration of India or China."""
    moved = 0
    for seed in (1, 2):
        g = begun()
        events = listen(g)
        play(g, seed=seed)
        causes: set[object] = set()
        for event in events:
            about = facts.about(event)
            if event.kind == facts.CHARACTER_USED:
                causes = {CHARACTERS[about["character"]]}
            elif event.kind == facts.EXPLORED:
                causes |= {TERRITORIES[about["territory"]]}
            elif event.kind == facts.DIPLOMACY_MOVED and about["steps"] == 1:
                moved += 1
                assert causes & {"ambassador", "india", "china"}
    assert moved


@pytest.mark.rule("CE-10-b")
def test_the_scientist_does_not_advance_diplomacy() -> None:
    """Diplomacy is no Progress track: with plenty of Treasury a Scientist has four tracks to choose from."""
    g = laid_out(treasury={"blue": 20})
    assert ["track seafaring", "track navy", "track logistics", "track economy"] == offered(use(g, "blue", "scientist"))


@pytest.mark.rule("CE-10-c")
@pytest.mark.ruling("AMB-07")
@pytest.mark.parametrize("length", [7, 9])
def test_the_right_end(length: int) -> None:
    """A marker reaches the last space and goes no further; how long the track is, the board says."""
    g = laid_out(board=board_with(diplomacy=length), diplomacy={"red": length - 1})
    say(use(g, "blue", "ambassador"), "player red")
    assert length == g.s.diplomacy[1]
    assert "player red" not in offered(use(g, "blue", "ambassador"))
    assert length == g.s.diplomacy[1]


@pytest.mark.ruling("AMB-07")
def test_seven_spaces_on_the_shipped_board() -> None:
    """The shipped board has seven spaces, and says that this number is reconstructed."""
    chart = registry.EMPIRES.load_board()
    assert 7 == chart.board.diplomacy
    assert "diplomacy" in chart.reconstructed()


@pytest.mark.rule("CE-10-c", "CE-10-e")
def test_the_left_end() -> None:
    """From the second space a step leads to the first, and from there no further; the actions are allowed."""
    g = laid_out(brazil="red, blue", new_spain="red, blue", treasury={"blue": 2}, diplomacy={"blue": 2})
    send(g, "blue", "brazil", ONLY)
    assert 1 == g.s.diplomacy[0]
    send(g, "blue", "new spain", ONLY)
    assert "blue, blue, red" == shown(g, "new spain")
    assert 1 == g.s.diplomacy[0]


@pytest.mark.rule("CE-10-e")
def test_war_from_the_leftmost_space() -> None:
    """On the leftmost space Blue may declare war on Red, who stands there too, and does not move."""
    g = laid_out(diplomacy={"blue": 1, "red": 1}, squadrons={"blue": 1})
    use(g, "blue", "sovereign")
    assert "successes" == prompt(g), "Red is the only choice"
    assert [1, 1, 4, 4] == g.s.diplomacy
    assert (seat_of("blue"), seat_of("red")) == (g.s.attacker, g.s.defender)


@pytest.mark.rule("CE-10-e")
def test_repression_from_the_leftmost_space() -> None:
    """Both Unrest markers can be put down by a founder who has nowhere to go on the track."""
    g = laid_out(new_spain="blue, blue, blue, blue", unrest={"new spain": 2}, diplomacy={"blue": 1})
    say(use(g, "blue", "conqueror"), "pass", "no", "amount 2")
    assert (0, 1) == (sum(g.s.unrest), g.s.diplomacy[0])


def may_attack(g: Game, colour: str) -> list[str]:
    """Whom a player may declare war on."""
    if not available(g, colour, "sovereign"):
        return []
    events = listen(g)
    use(g, colour, "sovereign")
    if prompt(g) == "war":
        return [option.removeprefix("player ") for option in offered(g)]
    return [("blue", "red", "green", "orange")[seat] for seat in each_told(events, facts.WAR_DECLARED, "other")]


@pytest.mark.rule("CE-22-a")
def test_printed_example_of_war_and_diplomacy() -> None:
    """EX-CE-10-1, C3-4 Red stands left of Green and Blue: Red may attack neither, and both may attack Red."""
    places = {"red": 2, "green": 3, "blue": 5, "orange": 7}
    one_each = {"blue": 1, "red": 1, "green": 1, "orange": 1}
    assert [] == may_attack(laid_out(diplomacy=places, squadrons=one_each), "red")
    assert ["red"] == may_attack(laid_out(diplomacy=places, squadrons=one_each), "green")
    assert ["red", "green"] == may_attack(laid_out(diplomacy=places, squadrons=one_each), "blue")


@pytest.mark.rule("CE-10-c")
def test_an_explorer_at_the_right_end() -> None:
    """Exploring India moves a marker right if that is possible; at the end the exploration succeeds nonetheless."""
    for place, after in ((6, 7), (7, 7)):
        g = laid_out(board=board_with(diplomacy=7), unexplored="india", diplomacy={"blue": place})
        explore(g, "blue", "india", 10)
        assert (after, 1) == (g.s.diplomacy[0], g.s.prestige[0])


@pytest.mark.rule("CE-10-c")
def test_nobody_leaves_the_track_in_a_whole_game() -> None:
    """From the first turn to the last all markers are between the printed ends."""

    def within(g: Game) -> None:
        assert all([1 <= place <= g.board.diplomacy for place in g.s.diplomacy])

    play(say(begun(seats=5), 3), watch=within, seed=3)
