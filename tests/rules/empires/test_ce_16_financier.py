"""CE 16 Financier: loans, and paying them back."""

import pytest

from metropole.games.empires.positions import to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.turn import interest
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, from_step, loans, prestige, table, treasury
from tests.rules.empires.common import asked, prompt, told, winner
from tests.rules.questions import listen

RED = 1


@pytest.mark.rule("CE-16-a")
@pytest.mark.parametrize(("economy", "most"), [(2, 4), (4, 8), (6, 12), (10, 20)])
def test_up_to_twice_the_economy(economy: int, most: int) -> None:
    """A loan is anything from one to twice the economy."""
    g = use(table(tracks={"red": f"economy {economy}"}), "red", "financier")

    assert list(range(1, most + 1)) == amounts(g)


@pytest.mark.rule("CE-16-b")
def test_a_pile_of_its_own_and_as_much_treasury() -> None:
    """The loan lies apart from earlier ones, and its amount goes to the treasury; both are told."""
    g = use(table(treasury={"red": 1}, loans={"red": [2], "blue": [5]}), "red", "financier")
    events = listen(g)

    say(g, "amount 3")

    assert [("loan-taken", RED, 3), ("treasury-gained", RED, 3)] == told(
        events, facts.LOAN_TAKEN, facts.TREASURY_GAINED
    )

    assert [2, 3] == loans(g, "red")
    assert [5] == loans(g, "blue")
    assert 4 == treasury(g, "red")


@pytest.mark.rule("CE-16-c")
def test_any_number_of_loans() -> None:
    """A player with a dozen loans takes another one, of full size."""
    g = use(table(loans={"red": [20] * 12}), "red", "financier")

    assert [1, 2, 3, 4] == amounts(g)
    say(g, "amount 4")

    assert [20] * 12 + [4] == loans(g, "red")


@pytest.mark.rule("CE-16-d", "CE-16-e")
def test_repaying_before_the_character() -> None:
    """In their own round a player pays back a part of one loan and the whole of another, and then uses a card."""
    g = table(treasury={"red": 5}, loans={"red": [3, 4], "blue": [9]})

    to_round(g, "red", "scientist/missionary")
    assert {"pile 1", "pile 2"} <= set(offered(g))
    assert "pile 3" not in offered(g)
    say(g, "pile 1")
    assert [1, 2, 3] == amounts(g)
    say(g, "amount 3", "pile 1", "amount 1")

    assert [3] == loans(g, "red")
    assert [9] == loans(g, "blue")
    assert 1 == treasury(g, "red")
    assert "use scientist" in offered(g)


@pytest.mark.rule("CE-16-d", "CE-16-e")
def test_repaying_after_the_character() -> None:
    """Treasury that the character brought may go to loans in the same round; that is free."""
    g = table(goods={"red": 2}, loans={"red": [1, 5]})

    say(to_round(g, "red", "trader/financier"), "use trader", "amount 2")
    assert ("red", "repay") == (asked(g), prompt(g))
    assert ["done", "pile 1", "pile 2"] == offered(g)[:3]
    say(g, "pile 2")
    assert [1, 2] == amounts(g)
    say(g, "amount 1", "done")

    assert g.over
    assert [1, 4] == loans(g, "red")
    assert 1 == treasury(g, "red")


@pytest.mark.rule("CE-16-d")
def test_not_in_the_round_of_another() -> None:
    """During Blue's round nobody asks Red about Red's loans."""
    g = table(treasury={"blue": 1, "red": 5}, loans={"red": [3]})

    say(to_round(g, "blue", "scientist/missionary"), "use scientist")

    assert g.over
    assert [3] == loans(g, "red")


@pytest.mark.rule("CE-16-e")
def test_no_more_than_the_treasury() -> None:
    """Each counter costs a treasury: with two of them no more than two counters go."""
    g = table(treasury={"red": 2}, loans={"red": [7]})

    say(to_round(g, "red", "scientist/missionary"), "pile 1")

    assert [1, 2] == amounts(g)


@pytest.mark.rule("CE-16-f")
def test_no_victory_in_debt() -> None:
    """Ten prestige do not win while one counter is on the loan display; paying it back wins at once."""
    g = table(treasury={"red": 2}, loans={"red": [2]}, prestige={"red": 9}, unexplored="brazil")

    say(to_round(g, "red", "explorer/conqueror"), "use explorer", 10, "pass")
    assert 10 == prestige(g, "red")
    assert "repay" == prompt(g)
    say(g, "pile 1", "amount 1")
    assert not g.over
    say(g, "pile 1")

    assert "red" == winner(g)


@pytest.mark.rule("CE-16-b")
def test_printed_example_of_interest() -> None:
    """Two loans grow by one counter each, two in all, and no treasury comes with them."""
    g = table(loans={"red": [3, 6]}, treasury={"red": 1})

    from_step(g, interest)

    assert [4, 7] == loans(g, "red")
    assert 1 == treasury(g, "red")
