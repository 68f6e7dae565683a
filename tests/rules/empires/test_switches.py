"""Options of the rule sets: what each changes, and what it leaves as it is."""

from functools import partial
from random import Random

import pytest

from metropole import registry
from metropole.games.empires.positions import edition_of, laid_out, perform, seat_of, shown, started, to_round, use
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.game import FLEETS_PHASE, NAVAL_PHASE, PRIVATEERING, Game
from metropole.games.empires.rules.queries import all_seats, pool
from metropole.games.empires.rules.revised.turn import add_interest, end_turn
from metropole.games.empires.rules.turn import interest
from metropole.kernel import Outcome
from metropole.laws import random_step
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, fleets, from_step, goods, loans, squadrons, treasury
from tests.rules.empires.common import SECOND, available, prompt, say_if, to_turn
from tests.rules.empires.revised_turns import MAP, REVISED, at_step
from tests.rules.questions import outcome

STRICT_SECOND = f"{SECOND}+strictcounters"
STRICT_REVISED = f"{REVISED}+strictcounters"

second = partial(laid_out, STRICT_SECOND, board=MAP)
revised = partial(laid_out, STRICT_REVISED, board=MAP)

both = pytest.mark.parametrize("edition", [STRICT_SECOND, STRICT_REVISED])


def gifts(g: Game) -> list[str]:
    return [option for option in offered(g) if option.startswith("gift ")]


# --- names ---


@pytest.mark.ruling("AMB-01", "AMB-90", "AMB-108", "AMB-128", "AMB-142", "AMB-161")
@pytest.mark.parametrize(
    ("book", "options"),
    [
        (SECOND, {"nations", "nogifts", "freegifts", "cap15", "uncapped", "strictcounters"}),
        (REVISED, {"fastend", "strictcounters", "freehunt", "lastingempire", "strictcity"}),
    ],
)
def test_the_options_of_a_book(book: str, options: set[str]) -> None:
    """Each rule set has its own options and refuses those of the other."""
    assert options == {option.name for option in registry.find(book).book.options}
    for name in options:
        rule_set = registry.find(f"{book}+{name}")
        assert ((name,), rule_set.name.split("/")[1]) == (rule_set.options, rule_set.edition.name)
    second = {"nogifts", "freegifts", "cap15", "uncapped", "nations"}
    for name in (second | {"fastend", "freehunt", "lastingempire", "strictcity"}) - options:
        with pytest.raises(registry.UnknownEditionError, match=name):
            registry.find(f"{book}+{name}")


@pytest.mark.ruling("AMB-154")
@pytest.mark.parametrize("name", [f"{REVISED}+nations", f"{REVISED}+fastend+nations"])
def test_no_nations_in_the_revised_rules(name: str) -> None:
    """The revised rules know no nations: such a game cannot be set up."""
    with pytest.raises(registry.UnknownEditionError, match="nations"):
        registry.find(name)
    assert not edition_of(REVISED).nations


@pytest.mark.ruling("AMB-128", "AMB-142")
@pytest.mark.parametrize("pair", [("nogifts", "freegifts"), ("cap15", "uncapped")])
def test_options_that_rule_each_other_out(pair: tuple[str, str]) -> None:
    """Two answers to one question are refused, in whichever order they are named; either alone is fine."""
    for one, other in (pair, pair[::-1]):
        with pytest.raises(registry.UnknownEditionError, match="rule each other out"):
            registry.find(f"{SECOND}+{one}+{other}")
        assert (one,) == registry.find(f"{SECOND}+{one}").options


@pytest.mark.ruling("AMB-128", "AMB-142")
def test_options_of_different_kinds_go_together() -> None:
    """Several options hold at once, and their order does not matter."""
    edition = edition_of(f"{SECOND}+strictcounters+cap15+freegifts")
    assert edition_of(f"{SECOND}+freegifts+cap15+strictcounters") == edition
    assert (15, True) == (edition.turn_cap, edition.strict_counters)
    assert edition.gift_cap > 1000
    edition = edition_of(f"{REVISED}+strictcounters+fastend")
    assert ((3, 4, 5, 6), True) == (edition.end_rolls, edition.strict_counters)


# --- gifts ---


@pytest.mark.ruling("AMB-128")
def test_gifts_without_end() -> None:
    """With free gifts a player may make as many in a turn as they have Treasuries; commonly the fifth is the last."""
    for edition, most in ((f"{SECOND}+freegifts", 40), (SECOND, 5)):
        g = to_round(laid_out(edition, treasury={"blue": 40}), "blue", "scientist/missionary")
        made = 0
        while gifts(g):
            say_if(say(g, "gift red"), "gift-amount", "amount 1")
            made += 1
        assert (most, 40 - most, most) == (made, treasury(g, "blue"), treasury(g, "red"))


@pytest.mark.ruling("AMB-128")
def test_no_gifts_at_all() -> None:
    """Without gifts nobody is offered one, with whatever card; loans can be repaid as before."""
    for card in CARDS:
        g = laid_out(f"{SECOND}+nogifts", treasury={"blue": 9}, loans={"blue": [2]})
        to_round(g, "blue", card)
        assert [] == gifts(g)
        assert "pile 1" in offered(g)


# --- the length of a game ---


@pytest.mark.ruling("AMB-142")
@pytest.mark.parametrize(("option", "last"), [("+cap15", 15), ("", 30)])
def test_the_last_turn(option: str, last: int) -> None:
    """The capped game is over after its last turn; before, it goes on."""
    assert "program" == prompt(to_turn(laid_out(f"{SECOND}{option}", turn=last)))
    g = to_turn(laid_out(f"{SECOND}{option}", turn=last + 1, prestige={"red": 3}))
    assert ("turn cap", [2, 1, 2, 2]) == (outcome(g).ending, outcome(g).ranks)


@pytest.mark.ruling("AMB-142")
@pytest.mark.parametrize("turn", [16, 31, 400])
def test_no_last_turn(turn: int) -> None:
    """As printed, the game goes on until somebody has won."""
    assert "program" == prompt(to_turn(laid_out(f"{SECOND}+uncapped", turn=turn)))


@pytest.mark.rule("CR-13-f")
def test_a_fast_end_changes_nothing_but_the_die() -> None:
    """Before turn 8 nothing is rolled either, and after it a 3 is enough, which commonly is not."""
    fast, usual = edition_of(f"{REVISED}+fastend"), edition_of(REVISED)
    assert (usual.victory, usual.treasury, usual.seats) == (fast.victory, fast.treasury, fast.seats)
    for edition, over in ((fast, True), (usual, False)):
        g = at_step(laid_out(edition, turn=7), end_turn)
        assert "play" == prompt(g)
        assert over == say(at_step(laid_out(edition, turn=8), end_turn), 3).over


@pytest.mark.rule("CR-13-f")
def test_a_fast_game_ends_with_turn_eleven() -> None:
    """Every roll ends it then."""
    for roll in range(1, 7):
        assert say(at_step(laid_out(f"{REVISED}+fastend", turn=11), end_turn), roll).over


# --- forty counters and no more ---


@pytest.mark.ruling("AMB-01")
@both
def test_forty_counters_at_the_start(edition: str) -> None:
    """Five markers, what lies in the boxes and the Pool are forty."""
    g = started(edition, 4)
    rules = g.edition
    left = 40 - 5 - rules.treasury - rules.fleets - rules.squadrons
    assert [left] * 4 == [pool(g, seat) for seat in all_seats(g)]


@pytest.mark.ruling("AMB-01")
def test_everything_on_the_table_is_counted() -> None:
    """Treasury, ships, Goods, debt, counters on the map and Privateers are all taken from the same forty."""
    g = revised(
        treasury={"blue": 2},
        fleets={"blue": 3},
        squadrons={"blue": 4},
        goods={"blue": 5},
        loans={"blue": [6]},
        brazil="blue, red, blue",
        privateers={"blue in red": 1, "red in blue": 2},
    )
    assert 40 - 5 - 2 - 3 - 4 - 5 - 6 - 2 - 1 == pool(g, seat_of("blue"))
    assert 40 - 5 - 1 - 2 == pool(g, seat_of("red"))


@pytest.mark.ruling("AMB-01")
@pytest.mark.parametrize(("money", "able"), [(15, True), (16, False)])
def test_a_loan_needs_twenty_counters(money: int, able: bool) -> None:
    """The revised Financier lays out ten counters twice; with nineteen in the Pool it cannot."""
    g = revised(treasury={"blue": money})
    assert able == available(g, "blue", "financier")
    assert available(laid_out(REVISED, treasury={"blue": money}), "blue", "financier")


@pytest.mark.ruling("AMB-01")
@pytest.mark.parametrize(("money", "most"), [(27, 4), (28, 3), (31, 2), (33, 1)])
def test_a_loan_as_large_as_the_pool(money: int, most: int) -> None:
    """In the second edition a loan takes twice its size from the Pool."""
    g = second(treasury={"blue": money})
    use(g, "blue", "financier")
    if most > 1:
        assert list(range(1, most + 1)) == amounts(g)
        say(g, f"amount {most}")
    assert ([most], money + most) == (loans(g, "blue"), treasury(g, "blue"))
    assert pool(g, seat_of("blue")) in (0, 1)


@pytest.mark.ruling("AMB-01")
def test_no_loan_from_an_empty_pool() -> None:
    """With a single counter left there is no loan at all."""
    assert not available(second(treasury={"blue": 34}), "blue", "financier")
    assert available(laid_out(SECOND, treasury={"blue": 34}), "blue", "financier")


@pytest.mark.ruling("AMB-01")
@pytest.mark.parametrize(("money", "added"), [(17, 2), (18, 1), (19, 0)])
def test_interest_as_far_as_the_pool_goes(money: int, added: int) -> None:
    """A loan of sixteen would grow by two; it grows by what is left."""
    g = at_step(revised(loans={"blue": [16]}, treasury={"blue": money}), add_interest)
    assert [16 + added] == loans(g, "blue")
    assert money == treasury(g, "blue")


@pytest.mark.ruling("AMB-01")
def test_interest_of_several_loans() -> None:
    """In the second edition the first of two loans grows by the last counter, and the other not at all."""
    g = from_step(second(loans={"blue": [4, 5]}, treasury={"blue": 25}), interest)
    assert [5, 5] == loans(g, "blue")


@pytest.mark.ruling("AMB-01")
def test_a_gift_beyond_the_pool() -> None:
    """Red has one counter left: of a gift of three Red can use one, and the others are nobody's."""
    g = to_round(second(treasury={"blue": 5, "red": 34}), "blue", "scientist/missionary")
    say(g, "gift red", "amount 3")
    assert (2, 35, 0) == (treasury(g, "blue"), treasury(g, "red"), pool(g, seat_of("red")))


@pytest.mark.ruling("AMB-01")
@both
def test_goods_as_far_as_the_pool_goes(edition: str) -> None:
    """Blue ships from two spaces with one counter left: one Goods reaches the Market."""
    g = laid_out(edition, board=MAP, brazil="blue", peru="blue", fleets={"blue": 2}, treasury={"blue": 30})
    assert 1 == pool(g, seat_of("blue"))
    use(g, "blue", "merchant")
    while not g.over:
        say(g, next(option for option in offered(g) if option.startswith("space ")))
    assert (1, 0) == (goods(g, "blue"), pool(g, seat_of("blue")))


@pytest.mark.ruling("AMB-01")
@both
def test_what_only_changes_places_needs_no_pool(edition: str) -> None:
    """With an empty Pool Treasury still becomes fleets, Squadrons and counters on the map, and Goods Treasury."""
    lay = partial(laid_out, edition, board=MAP)
    g = say(perform(lay(new_spain="blue", treasury={"blue": 34}), FLEETS_PHASE), "amount 1")
    assert (33, 1) == (treasury(g, "blue"), fleets(g, "blue"))
    g = say(perform(lay(treasury={"blue": 35}), NAVAL_PHASE), "amount 1")
    assert (34, 1) == (treasury(g, "blue"), squadrons(g, "blue"))
    g = say(use(lay(treasury={"blue": 35}), "blue", "viceroy"), "territory brazil")
    assert (34, "blue") == (treasury(g, "blue"), shown(g, "brazil"))
    g = say(use(lay(goods={"blue": 2}, treasury={"blue": 33}), "blue", "trader"), "amount 2")
    assert (35, 0) == (treasury(g, "blue"), goods(g, "blue"))


@pytest.mark.ruling("AMB-01")
def test_privateers_come_from_the_treasury() -> None:
    """They need no counter from the Pool."""
    g = say(perform(revised(treasury={"blue": 35}), PRIVATEERING), "player red", "player green")
    assert (33, 0) == (treasury(g, "blue"), pool(g, seat_of("blue")))


@pytest.mark.ruling("AMB-01")
@both
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_ever_has_more_than_forty(edition: str, seed: int) -> None:
    """However a game goes, no Pool falls below nothing."""
    g, rng = started(edition, 4), Random(seed)
    for _ in range(1500):
        if isinstance(g.pending, Outcome):
            break
        random_step(g, rng)
        assert min([pool(g, seat) for seat in all_seats(g)]) >= 0
