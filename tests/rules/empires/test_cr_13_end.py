"""CR 13 End of the game and victory; CR 12.4 what is left of a loan."""

from functools import partial
from typing import Final

import pytest

from metropole.games.empires.positions import laid_out, to_round
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.turn import end_turn
from metropole.testing import say
from tests.rules.empires.characters import loans, treasury
from tests.rules.empires.common import FOUR, asked, prompt, told, winner
from tests.rules.empires.revised_turns import REVISED, at_step, lay, leave_out, pass_phases, pass_rounds, table, to_turn
from tests.rules.questions import chance, listen, outcome

late = partial(table, turn=9)

# Blue and Red have equal points in each; who wins, and by what.
TIES: Final = {
    "colonies": (late(colonies={"brazil": "blue"}, war_points={"blue": 2, "red": 3}), "blue"),
    "monopolies": (late(east_indies="red", war_points={"blue": 3, "red": 2}), "red"),
    "resources": (late(egypt="blue", levant="blue", persia="red", war_points={"blue": 3, "red": 3}), "blue"),
    "victories": (late(war_points={"blue": 3, "red": 3}, victories={"blue": 3, "red": 4}), "red"),
    "colonies before monopolies": (
        late(colonies={"brazil": "blue"}, east_indies="red", new_spain="red", war_points={"blue": 2, "red": 1}),
        "blue",
    ),
    "monopolies before resources": (
        late(east_indies="red", egypt="blue", levant="blue", persia="green", war_points={"blue": 3, "red": 2}),
        "red",
    ),
    "resources before victories": (
        late(egypt="blue", levant="blue", persia="red", war_points={"blue": 3, "red": 3}, victories={"red": 5}),
        "blue",
    ),
}


def ended(g: Game) -> Game:
    """The game at its end, by the roll of a 1 after a late turn."""
    return say(at_step(g, end_turn), 1)


# --- ten points ---


@pytest.mark.rule("CR-13-a")
@pytest.mark.ruling("AMB-133")
def test_ten_points_win_at_once() -> None:
    """Blue's Gold is the tenth point: the game is over in the middle of a round, long before the eighth turn."""
    g = to_turn(table(war_points={"blue": 9, "red": 9}, treasury={"blue": 1}, turn=3))
    events = listen(g)
    say(g, "use viceroy", "territory new spain")
    assert ("blue", "ten points") == (winner(g), outcome(g).ending)
    assert [10, 9, 0, 0] == outcome(g).scores
    assert [("won", 0)] == told(events, facts.WON)


@pytest.mark.rule("CR-13-a")
def test_nine_points_do_not_win() -> None:
    """With the ninth point the game goes on."""
    g = to_turn(table(war_points={"blue": 8}, treasury={"blue": 1}, turn=3))
    say(g, "use viceroy", "territory new spain")
    assert (9, "play", "red") == (g.s.prestige[0], prompt(g), asked(g))


@pytest.mark.rule("CR-13-a")
def test_another_players_action_may_decide() -> None:
    """Whoever gets a tenth point wins, whosever turn it is: a rebellion leaves Red alone with the Gold."""
    g = table(new_spain="blue, red", unrest={"new spain": 1}, war_points={"red": 9})
    say(to_round(g, "green"), "use rebel", "stir rebellion", 1, "run 0")
    assert "red" == winner(g)


@pytest.mark.rule("CR-13-a")
@pytest.mark.ruling("AMB-133")
def test_an_action_is_finished_first() -> None:
    """The explorer's trading post is the tenth point, but adventurers can still be sent; then the game is over."""
    g = table(unexplored="east indies", war_points={"blue": 9}, treasury={"blue": 1}, fleets={"blue": 1})
    say(to_round(g, "blue"), "use explorer", 6, "with fleet")
    assert "outfit" == prompt(g)
    say(g, "done")
    assert "blue" == winner(g)


@pytest.mark.rule("CR-13-a", "CR-12.4-g")
def test_debt_is_subtracted() -> None:
    """One counter of debt that cannot be paid costs a point: ten are not enough, eleven are."""
    g = say(to_round(table(war_points={"blue": 10}, loans={"blue": [1]}), "blue"), "lay merchant/governor")
    assert -1 == g.s.winner
    g = say(to_round(table(war_points={"blue": 11}, loans={"blue": [5]}), "blue"), "lay merchant/governor")
    assert ("blue", 10) == (winner(g), outcome(g).scores[0])
    g = say(to_round(table(war_points={"blue": 11}, loans={"blue": [6]}), "blue"), "lay merchant/governor")
    assert -1 == g.s.winner


@pytest.mark.rule("CR-13-a")
@pytest.mark.ruling("AMB-135")
@pytest.mark.parametrize(("points", "loan", "money", "wins"), [(10, 4, 4, True), (10, 4, 3, False), (11, 9, 4, True)])
def test_money_at_hand_repays_by_itself(points: int, loan: int, money: int, wins: bool) -> None:
    """If their Treasury brings a player to ten points after debt, they have won without having to say so."""
    g = table(war_points={"blue": points}, loans={"blue": [loan]}, treasury={"blue": money})
    say(to_round(g, "blue"), "lay merchant/governor")
    if wins:
        assert "blue" == winner(g)
        assert (10, 0) == (outcome(g).scores[0], treasury(g, "blue"))
        assert [n for n in [loan - money] if n] == loans(g, "blue")
    else:
        assert ("repay", [loan]) == (prompt(g), loans(g, "blue"))


@pytest.mark.ruling("AMB-133", "AMB-135")
def test_treasury_earned_in_anothers_turn_may_decide() -> None:
    """Red sells Blue a Goods; with that Treasury Red could repay, and so has won as soon as Blue has finished."""
    g = table(war_points={"red": 9}, loans={"red": [1]}, brazil="red", fleets={"blue": 1})
    assert 10 == g.s.prestige[1]
    say(to_round(g, "blue"), "use merchant", "space brazil 1", "yes")
    assert ("red", 10) == (winner(g), outcome(g).scores[1])


@pytest.mark.ruling("AMB-141")
def test_two_at_once() -> None:
    """Of two players with ten points in the same moment the one with more wins, though it was the other's action."""
    g = say(to_round(table(war_points={"blue": 10, "red": 11}), "blue"), "lay merchant/governor")
    assert "red" == winner(g)
    g = table(war_points={"blue": 10, "red": 9}, colonies={"brazil": "red"})
    say(to_round(g, "blue"), "lay merchant/governor")
    assert ("red", [2, 1, 3, 3]) == (winner(g), outcome(g).ranks)
    g = say(to_round(table(war_points={"blue": 10, "red": 10}), "blue"), "lay merchant/governor")
    assert [1, 1, 3, 3] == outcome(g).ranks


# --- the die ---


@pytest.mark.rule("CR-13-b", "CR-13-c", "CR-13-d", "CR-13-e")
@pytest.mark.ruling("AMB-140")
@pytest.mark.parametrize(("turn", "last"), [(8, 2), (9, 3), (10, 4), (11, 5), (12, 5), (25, 5)])
def test_the_die_ends_the_game(turn: int, last: int) -> None:
    """After turn 8 a 1 or 2 ends it, after turn 9 up to 3, after turn 10 up to 4, from turn 11 on up to 5."""
    for roll in range(1, 7):
        g = at_step(table(turn=turn), end_turn)
        assert ("die", [1, 2, 3, 4, 5, 6], [1] * 6) == (chance(g).key, chance(g).outcomes, chance(g).weights)
        events = listen(g)
        say(g, roll)
        assert [("end-die", roll)] == told(events, facts.END_DIE)
        assert (roll <= last) == g.over
        if g.over:
            assert "the die" == outcome(g).ending
        else:
            assert (turn + 1, "play") == (g.s.turn, prompt(g))


@pytest.mark.rule("CR-13-b")
@pytest.mark.parametrize("turn", range(1, 8))
def test_seven_turns_without_a_die(turn: int) -> None:
    """Before the end of the eighth turn nothing is rolled."""
    g = at_step(table(turn=turn), end_turn)
    assert (turn + 1, "play") == (g.s.turn, prompt(g))


@pytest.mark.rule("CR-13-b")
@pytest.mark.ruling("AMB-140")
def test_the_die_is_rolled_after_the_last_phase() -> None:
    """Everything of the turn is played, cards for the next turn included, before the die is rolled."""
    g = to_turn(table(turn=8, locked=dict.fromkeys(FOUR, "sovereign/rebel"), treasury={"blue": 3}))
    pass_phases(pass_rounds(g))
    assert "lock" == prompt(g)
    leave_out(g)
    assert "die" == prompt(g)
    say(g, 3)
    assert "play" == prompt(g)
    lay(g)


@pytest.mark.rule("CR-13-f")
@pytest.mark.parametrize(("turn", "last"), [(8, 3), (9, 4), (10, 5), (11, 6), (14, 6)])
def test_a_shorter_game(turn: int, last: int) -> None:
    """By agreement each number is one higher; the eleventh turn is then the last."""
    for roll in range(1, 7):
        g = say(at_step(laid_out(f"{REVISED}+fastend", turn=turn), end_turn), roll)
        assert (roll <= last) == g.over


# --- who wins then ---


@pytest.mark.rule("CR-13-i")
def test_most_points_win() -> None:
    """Points from whatever source decide, not money; the others follow by their points."""
    g = table(
        turn=9,
        war_points={"blue": 2, "green": 4},
        colonies={"brazil": "red", "peru": "red", "india": "red"},
        treasury={"blue": 30, "orange": 9},
    )
    ended(g)
    assert ("red", [3, 1, 2, 4]) == (winner(g), outcome(g).ranks)
    assert [2, 4, 4, 0] == outcome(g).scores


@pytest.mark.rule("CR-13-i", "CR-12.4-g")
@pytest.mark.parametrize(
    ("loan", "lost"),
    [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (46, 10)],
)
def test_what_debt_costs(loan: int, lost: int) -> None:
    """One point for every five counters of debt or part of five; it may cost more points than there are."""
    g = ended(table(turn=9, war_points={"blue": 6}, loans={"blue": [loan]} if loan else {}))
    assert 6 - lost == outcome(g).scores[0]


@pytest.mark.rule("CR-12.4-f")
@pytest.mark.ruling("AMB-132")
@pytest.mark.parametrize(("money", "left", "score"), [(0, 7, 3), (1, 6, 3), (2, 5, 4), (6, 1, 4), (7, 0, 5), (9, 0, 5)])
def test_repaying_after_the_end(money: int, left: int, score: int) -> None:
    """Before points are subtracted each debtor pays back what their Treasury holds, and no more than they owe."""
    g = ended(table(turn=9, war_points={"blue": 5}, loans={"blue": [7]}, treasury={"blue": money}))
    assert [left] * bool(left) == loans(g, "blue")
    assert (score, money - (7 - left)) == (outcome(g).scores[0], treasury(g, "blue"))


@pytest.mark.rule("CR-12.4-f", "CR-13-i")
def test_the_repayment_decides_the_game() -> None:
    """Blue leads Red by a point once Blue's Treasury has paid the debt; without it Red would win."""
    g = ended(table(turn=9, war_points={"blue": 5, "red": 4}, loans={"blue": [10]}, treasury={"blue": 10}))
    assert "blue" == winner(g)
    g = ended(table(turn=9, war_points={"blue": 5, "red": 4}, loans={"blue": [10]}, treasury={"blue": 4}))
    assert "red" == winner(g)


@pytest.mark.rule("CR-13-j")
@pytest.mark.parametrize("case", TIES)
def test_ties(case: str) -> None:
    """Equal points: most Colonies, then Monopolies, then Resources, then victories in war, in this order."""
    position, expected = TIES[case]
    g = ended(position.copy())
    assert outcome(g).scores[0] == outcome(g).scores[1] == max(outcome(g).scores)
    assert expected == winner(g)


@pytest.mark.rule("CR-13-j")
@pytest.mark.ruling("AMB-141")
def test_a_shared_victory() -> None:
    """Who is equal in everything that counts shares the victory; Treasury and ships break no tie."""
    g = table(turn=9, war_points={"blue": 3, "green": 3}, treasury={"blue": 9}, fleets={"green": 5})
    ended(g)
    assert [1, 3, 1, 3] == outcome(g).ranks


@pytest.mark.rule("CR-13-j")
def test_colonies_are_counted_and_not_their_points() -> None:
    """India alone is worth two points and yet one Colony: Red's two Colonies win the tie."""
    g = ended(table(turn=9, colonies={"india": "blue", "brazil": "red", "egypt": "red"}))
    assert ([2, 2], "red") == (outcome(g).scores[:2], winner(g))
