"""CR 10 The diplomacy track, and CR 11 the discovery of America."""

from functools import partial

import pytest

from metropole import registry
from metropole.games.empires.positions import laid_out, lay_territories, seat_of, shown
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import COLOURS
from metropole.games.empires.rules.board import AMAZONIA, AMERICAS, CHARACTERS, CONGO, TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.testing import offered, say
from tests.rules.empires.characters import diplomacy
from tests.rules.empires.common import asked, begun, board_with, differences, prompt, remembered, say_if
from tests.rules.empires.overseas import (
    REVISED,
    act,
    choices,
    declare_war,
    explore,
    is_explored,
    needed,
    no_more,
    recall,
    send,
    sit_out,
    table,
    with_all_cards,
)
from tests.rules.questions import listen, play

IN_PLAY = [name for t, name in enumerate(TERRITORIES) if t not in (CONGO, AMAZONIA)]
AMERICAN = [
    name for name in IN_PLAY if registry.EMPIRES.load_board().board.continent[TERRITORIES.index(name)] == AMERICAS
]
ELSEWHERE = [name for name in IN_PLAY if name not in AMERICAN]
EVERYWHERE = ", ".join(IN_PLAY)


# --- 10 diplomacy ---


@pytest.mark.rule("CR-10-a")
@pytest.mark.parametrize("treasury", [0, 7])
def test_it_costs_nothing(treasury: int) -> None:
    """A step to the right changes the marker and nothing else, whether there is Treasury or not."""
    g = table(treasury={"blue": treasury})
    before = remembered(g)

    act(g, "blue", "ambassador", "yes")

    assert [5, 4, 4, 4] == g.s.diplomacy
    assert {"diplomacy", "uses"} == differences(g, before)


@pytest.mark.rule("CR-10-b")
def test_what_moves_a_marker_right() -> None:
    """In whole games every step to the right is that of an Ambassador's player, or of a defender who surrendered."""
    seen: set[str] = set()
    for seed in range(6):
        g = begun(REVISED)
        events = listen(g)
        play(g, seed=seed)
        user, character, defender, loser = -1, "", -1, -1
        for event in events:
            about = facts.about(event)
            if event.kind == facts.CHARACTER_USED:
                user, character = about["seat"], CHARACTERS[about["character"]]
            elif event.kind == facts.WAR_DECLARED:
                defender, loser = about["other"], -1
            elif event.kind == facts.SURRENDERED:
                loser = about["seat"]
            elif event.kind == facts.DIPLOMACY_MOVED and about["steps"] == 1:
                assert (character == "ambassador" and about["seat"] == user) or about["seat"] == loser == defender
                seen.add(character)
    assert "ambassador" in seen


@pytest.mark.rule("CR-10-b")
@pytest.mark.parametrize("name", ["india", "china"])
def test_exploring_is_no_diplomacy(name: str) -> None:
    """Whoever explores India or China stays where they are on the track."""
    g = table(unexplored=name)

    explore(g, "red", name, 6)

    assert is_explored(g, name)
    assert [4] * 4 == g.s.diplomacy


@pytest.mark.rule("CR-10-b")
@pytest.mark.parametrize(("surrendering", "steps"), [("blue", 1), ("red", 0)])
def test_who_loses_a_war(surrendering: str, steps: int) -> None:
    """A defender who surrenders gains a step; an attacker who does gains none, nor does a victor."""
    g = table(squadrons={"red": 2, "blue": 2})

    say(declare_war(g, "red", "blue"), 0, 0)
    while prompt(g) == "surrender":
        say(g, "yes" if asked(g) == surrendering else "no")
    no_more(g)

    assert [4 + steps, 3, 4, 4] == g.s.diplomacy


@pytest.mark.rule("CR-10-b")
def test_not_by_science() -> None:
    """Diplomacy is no progress track."""
    g = table(treasury={"blue": 20})

    act(g, "blue", "scientist")

    assert ["track seafaring", "track navy", "track logistics", "track economy"] == offered(g)


@pytest.mark.rule("CR-10-c")
@pytest.mark.parametrize("length", [7, 9])
def test_the_right_end(length: int) -> None:
    """The last space is reached and not passed; how long the track is, the board says."""
    for at, after in ((length - 1, length), (length, length)):
        g = laid_out(REVISED, board=board_with(diplomacy=length), diplomacy={"blue": at})

        say_if(act(g, "blue", "ambassador"), "improve", "yes")

        assert after == diplomacy(g, "blue")


@pytest.mark.rule("CR-10-c")
def test_a_defeat_at_the_right_end() -> None:
    """A defender on the last space stays there after surrendering."""
    g = table(squadrons={"red": 2, "blue": 2}, diplomacy={"red": 7, "blue": 7})

    say(declare_war(g, "red", "blue"), 0, 0, "no", "yes")
    no_more(g)

    assert (6, 7) == (diplomacy(g, "red"), diplomacy(g, "blue"))


@pytest.mark.rule("CR-10-c")
@pytest.mark.ruling("AMB-27")
@pytest.mark.parametrize(("at", "after"), [(2, 1), (1, 1)])
def test_the_left_end(at: int, after: int) -> None:
    """Whoever takes a resource on the first space keeps it and stays there."""
    g = table(brazil="red", treasury={"blue": 2}, tracks={"blue": "logistics 2"}, diplomacy={"blue": at})

    send(g, "blue", "brazil", *["space brazil 1"] * 2)

    assert "blue, blue, red" == shown(g, "brazil")
    assert after == diplomacy(g, "blue")


def targets(g: Game, colour: str) -> list[str]:
    """On whom a player may make war; the position stays as it is."""
    if "sovereign" not in choices(g, colour):
        return []
    trial = act(g.copy(), colour, "sovereign")
    if prompt(trial) == "war":
        return [word.removeprefix("player ") for word in offered(trial)]
    return [COLOURS[trial.s.defender]]


def test_printed_example_of_diplomacy() -> None:
    """C4-6, EX-CR-10-1: Red, further left, may not attack Blue; Blue and Green may attack Red."""
    g = table(seats=3, diplomacy={"red": 3, "blue": 5, "green": 4}, squadrons={"red": 1, "blue": 1, "green": 1})

    assert [] == targets(g, "red")
    assert ["red", "green"] == targets(g, "blue")
    assert ["red"] == targets(g, "green")


# --- 11 the discovery of America ---

level = partial(laid_out, REVISED, board=board_with(difficulty=dict.fromkeys(IN_PLAY, 3)))


def discovered_by(colour: str, territory: str = "new england") -> Game:
    """All of difficulty 3, and a player who has just discovered America in the second turn, and sent nothing."""
    g = level(america=False, unexplored=EVERYWHERE)
    return explore(g, colour, territory, 6)


@pytest.mark.rule("CR-11-a")
@pytest.mark.parametrize("name", IN_PLAY)
def test_before_the_discovery(name: str) -> None:
    """Every American territory needs two more, for everybody, and no other territory does."""
    g = level(america=False, unexplored=EVERYWHERE)

    assert [3 + 2 * (name in AMERICAN)] * 4 == [
        needed(g, colour, name) for colour in ("blue", "red", "green", "orange")
    ]


@pytest.mark.rule("CR-11-a")
def test_a_failure_or_another_continent_discovers_nothing() -> None:
    """After a failed attempt in America, and after a success elsewhere, the penalty is what it was."""
    g = level(america=False, unexplored=EVERYWHERE)

    explore(g, "blue", "brazil", 4)
    explore(g, "red", "india", 6)

    assert (False, True) == (is_explored(g, "brazil"), is_explored(g, "india"))
    assert 5 == needed(g, "green", "brazil")
    assert 5 == needed(g, "red", "brazil")


@pytest.mark.rule("CR-11-b", "CR-11-c", "CR-11-d", "CR-11-e")
@pytest.mark.parametrize(("later", "others"), [(0, 5), (1, 4), (2, 3), (3, 3)])
def test_after_the_discovery(later: int, others: int) -> None:
    """Red's discovery: others have two more in this turn, one in the next, none later; Red has none."""
    g = discovered_by("red")
    g.s.turn += later

    for colour in ("blue", "green", "orange"):
        assert others == needed(g, colour, "brazil")
    if later:
        assert 3 == needed(g, "red", "brazil")


@pytest.mark.rule("CR-11-c", "CR-11-d")
@pytest.mark.ruling("AMB-40")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_turns_not_rounds(round: int) -> None:
    """The turn of the discovery and the next one count as a whole, whatever the round."""
    g = discovered_by("red")

    g.s.round = round
    assert 5 == needed(g, "blue", "brazil")
    g.s.turn += 1
    assert 4 == needed(g, "blue", "brazil")


@pytest.mark.rule("CR-11-b", "CR-11-d")
@pytest.mark.ruling("AMB-40")
def test_the_turn_ends() -> None:
    """Played on to the next turn: the others' penalty is one, the discoverer has none."""
    g = begun(REVISED, 3, board_with(difficulty=dict.fromkeys(IN_PLAY, 3)))
    say(g, seat_of("red"), seat_of("blue"))
    say(g, "use explorer", "territory new england", 6, "done")

    sit_out(g, 2)
    assert (3, 4, 4) == tuple([needed(g, colour, "brazil") for colour in ("red", "blue", "green")])
    sit_out(g, 3)
    assert (3, 3, 3) == tuple([needed(g, colour, "brazil") for colour in ("red", "blue", "green")])


@pytest.mark.rule("CR-11-f")
@pytest.mark.parametrize("later", [0, 1])
def test_the_viceroy_ends_the_penalty(later: int) -> None:
    """Green sends a counter to what Red has discovered: for Green alone the penalty is over, at once."""
    g = discovered_by("red")
    g.s.treasury = [1] * 4
    g.s.turn += later

    send(g, "green", "new england", "space new england 1")

    assert "green" == shown(g, "new england")
    assert 3 == needed(g, "green", "brazil")
    assert 5 - later == needed(g, "blue", "brazil")


@pytest.mark.rule("CR-11-f")
@pytest.mark.ruling("AMB-41")
def test_only_to_america() -> None:
    """A counter sent to another continent changes nothing."""
    g = discovered_by("red")
    g.s.treasury = [1] * 4
    g.s.tokens[TERRITORIES.index("egypt")] = 0

    send(g, "green", "egypt", "space egypt 1")

    assert ("green", 5) == (shown(g, "egypt"), needed(g, "green", "brazil"))


@pytest.mark.rule("CR-11-f")
@pytest.mark.ruling("AMB-41")
def test_once_and_for_all() -> None:
    """Green takes its counter back from America and has no penalty all the same."""
    g = discovered_by("red")
    g.s.treasury = [1] * 4

    send(g, "green", "new england", "space new england 1")
    with_all_cards(g)
    recall(g, "green", "new england", "space new england 1")

    assert ("", 3) == (shown(g, "new england"), needed(g, "green", "brazil"))
    g.s.turn += 1
    assert 3 == needed(g, "green", "brazil")


@pytest.mark.rule("CR-11-f")
def test_taking_back_is_not_sending() -> None:
    """A Viceroy who takes a counter back from America keeps the penalty."""
    g = discovered_by("red")
    lay_territories(g, {"new england": "green, green"})

    recall(g, "green", "new england", "space new england 1")

    assert 5 == needed(g, "green", "rio de la plata")


@pytest.mark.rule("CR-11-g")
def test_others_who_explore_in_the_turn_of_the_discovery() -> None:
    """Blue explores Brazil after Red's discovery, with the full penalty: in the next turn Blue has none."""
    g = discovered_by("red")

    explore(g, "blue", "brazil", 4)
    assert not is_explored(g, "brazil")
    with_all_cards(g)
    explore(g, "blue", "brazil", 5)
    assert is_explored(g, "brazil")
    g.s.turn += 1

    assert (3, 4) == (needed(g, "blue", "california"), needed(g, "green", "california"))


@pytest.mark.rule("CR-11-a", "CR-11-b", "CR-11-c", "CR-11-d", "CR-11-f")
def test_printed_example_of_the_discovery() -> None:
    """C4-7 to C4-10, EX-CR-11-1 to 4: Blue needs 4, Yellow 6, Green 3 in one turn, and Black 5 in the next."""
    g = table(
        seats=6,
        america=False,
        unexplored="west indies, new spain, guyanas, brazil",
        tracks={"blue": "seafaring 1"},
        treasury={"green": 1},
    )

    assert 4 == needed(g, "blue", "west indies")
    explore(g, "blue", "west indies", 4)
    assert is_explored(g, "west indies")
    assert 6 == needed(g, "yellow", "new spain")
    send(g, "green", "west indies", "space west indies 1")
    assert 3 == needed(g, "green", "guyanas")
    g.s.turn += 1
    assert 5 == needed(g, "black", "brazil")
