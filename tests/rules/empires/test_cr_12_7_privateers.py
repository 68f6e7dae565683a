"""CR 12.7.1 Privateers: what waits for a shipment, and what the shipper can do about it."""

from functools import partial

import pytest

from metropole.games.empires.positions import perform, seat_of, to_round, use
from metropole.games.empires.rules.game import PRIVATEERING, Game
from metropole.testing import offered, say
from tests.rules.empires.characters import amounts, fleets, goods, rolls, squadrons, table, treasury
from tests.rules.empires.common import asked, dice, prompt
from tests.rules.questions import listen

revised = partial(table, "empires/revised")
THREE = {"brazil": "blue", "egypt": "blue", "persia": "blue"}  # Blue controls three resources


def ship_all(g: Game, colour: str) -> Game:
    """Let a player ship all of their own goods."""
    use(g, colour, "merchant")
    while prompt(g) == "ship-own":
        say(g, offered(g)[1])
    return g


def lurking(g: Game, owner: str, box: str) -> int:
    """How many privateers of a player lie in another's fleet box."""
    return g.s.privateers[seat_of(owner) * g.seats + seat_of(box)]


# --- the attack ---


@pytest.mark.rule("CR-12.7.1-a")
def test_when_the_shipment_is_fixed() -> None:
    """Privateers wait until own goods are aboard and purchases made; by then the seller has been paid."""
    g = revised(brazil="blue", egypt="green", fleets={"blue": 2}, privateers={"red in blue": 2})

    use(g, "blue", "merchant")
    assert "ship-own" == prompt(g)
    say(g, "space brazil 1")
    assert "buy-goods" == prompt(g)
    say(g, "space egypt 1", "yes")

    assert ("raid", "red", [0, 1, 2]) == (prompt(g), asked(g), amounts(g))
    assert (1, 0) == (treasury(g, "green"), goods(g, "blue"))


@pytest.mark.rule("CR-12.7.1-a")
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_a_die_for_each_that_attacks(attackers: int) -> None:
    """As many dice as privateers attack; those that keep still roll nothing."""
    g = ship_all(revised(**THREE, fleets={"blue": 3}, privateers={"red in blue": 3}), "blue")

    say(g, f"amount {attackers}")

    assert attackers == dice(g)


@pytest.mark.rule("CR-12.7.1-a")
def test_nobody_has_to_attack() -> None:
    """All privateers may stay where they are: no dice, no loss, and nothing to strike back at."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": 3}, privateers={"red in blue": 2})
    events = listen(g)

    say(ship_all(g, "blue"), "amount 0")

    assert g.over
    assert [] == rolls(events)
    assert (3, 2) == (goods(g, "blue"), lurking(g, "red", "blue"))


@pytest.mark.rule("CR-12.7.1-a")
def test_only_in_the_shippers_box() -> None:
    """Privateers in the box of another player have no part in it, nor has the shipper's own in theirs."""
    g = revised(**THREE, fleets={"blue": 3}, privateers={"red in green": 2, "blue in red": 1})

    ship_all(g, "blue")

    assert g.over
    assert 3 == goods(g, "blue")


@pytest.mark.rule("CR-12.7.1-a")
def test_nothing_shipped_nothing_attacked() -> None:
    """Without a shipment there is no attack."""
    g = revised(**THREE, fleets={"blue": 3}, goods={"blue": 4}, privateers={"red in blue": 2})

    say(use(g, "blue", "merchant"), "done")

    assert g.over
    assert 4 == goods(g, "blue")


@pytest.mark.rule("CR-12.7.1-b", "CR-12.7.1-c")
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_each_success_takes_a_goods(hits: int) -> None:
    """A treasury for the owner and a goods less for the shipper, whose fleets and treasury stay whole."""
    g = revised(**THREE, fleets={"blue": 3}, treasury={"blue": 5, "red": 1}, privateers={"red in blue": 2})

    say(ship_all(g, "blue"), "amount 2", hits)

    assert g.over
    assert (3 - hits, 1 + hits) == (goods(g, "blue"), treasury(g, "red"))
    assert (3, 5) == (fleets(g, "blue"), treasury(g, "blue"))
    assert 2 == lurking(g, "red", "blue")


@pytest.mark.rule("CR-12.7.1-b")
@pytest.mark.ruling("AMB-93")
def test_more_hits_than_goods() -> None:
    """One goods is shipped: three hits take one, and what lay on the market before is safe."""
    g = revised(brazil="blue", fleets={"blue": 1}, goods={"blue": 5}, privateers={"red in blue": 3})

    say(ship_all(g, "blue"), "amount 3", 3)

    assert g.over
    assert (5, 1) == (goods(g, "blue"), treasury(g, "red"))


@pytest.mark.ruling("AMB-93", "AMB-94")
def test_nothing_left_for_the_next() -> None:
    """Once the shipment is gone nobody else attacks it."""
    g = revised(brazil="blue", fleets={"blue": 1}, privateers={"red in blue": 1, "green in blue": 1})

    say(ship_all(g, "blue"), "amount 1", 1)

    assert g.over
    assert (1, 0) == (treasury(g, "red"), treasury(g, "green"))


@pytest.mark.rule("CR-12.7.1-b")
def test_hits_count_after_halving() -> None:
    """Two goods bought are one on the market, and that is what a hit takes; the seller keeps the two treasuries."""
    g = revised(brazil="green", egypt="green", fleets={"blue": 2}, privateers={"red in blue": 2})

    say(use(g, "blue", "merchant"), "space brazil 1", "yes", "space egypt 1", "yes", "amount 2", 2)

    assert g.over
    assert (0, 1, 2) == (goods(g, "blue"), treasury(g, "red"), treasury(g, "green"))


# --- the counterattack ---


@pytest.mark.rule("CR-12.7.1-d")
@pytest.mark.parametrize(
    ("squadron", "attackers", "rolled"), [(1, 1, 1), (3, 1, 1), (1, 3, 1), (2, 3, 2), (3, 3, 3), (7, 3, 3)]
)
def test_dice_of_the_counterattack(squadron: int, attackers: int, rolled: int) -> None:
    """A die for each squadron, but no more than privateers that attacked; one that kept still does not count."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": squadron}, privateers={"red in blue": 4})

    say(ship_all(g, "blue"), f"amount {attackers}", 0)
    assert ("strike-back", "blue", ["yes", "no"]) == (prompt(g), asked(g), offered(g))
    say(g, "yes")

    assert rolled == dice(g)


@pytest.mark.rule("CR-12.7.1-d")
def test_no_counterattack_without_squadrons() -> None:
    """Merchant fleets cannot strike back."""
    g = revised(**THREE, fleets={"blue": 3}, privateers={"red in blue": 2})

    say(ship_all(g, "blue"), "amount 2", 1)

    assert g.over
    assert 2 == lurking(g, "red", "blue")


@pytest.mark.rule("CR-12.7.1-d")
def test_the_counterattack_is_optional() -> None:
    """Whoever does not want to strike back rolls nothing."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": 2}, privateers={"red in blue": 2})
    events = listen(g)

    say(ship_all(g, "blue"), "amount 2", 1, "no")

    assert g.over
    assert [("red", 2)] == rolls(events)
    assert 2 == lurking(g, "red", "blue")


@pytest.mark.rule("CR-12.7.1-e", "CR-12.7.1-f")
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_each_success_sinks_an_attacker(hits: int) -> None:
    """The two that attacked can be sunk, the third not; it is over then, and no squadron is lost."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": 5}, privateers={"red in blue": 3})

    say(ship_all(g, "blue"), "amount 2", 1, "yes", hits)

    assert g.over
    assert 3 - hits == lurking(g, "red", "blue")
    assert (5, 3) == (squadrons(g, "blue"), fleets(g, "blue"))
    assert (2, 1) == (goods(g, "blue"), treasury(g, "red"))  # what was taken is not given back


@pytest.mark.rule("CR-12.7.1-e")
def test_only_attackers_are_sunk() -> None:
    """Green's privateer kept still and survives whatever Blue rolls."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": 5}, privateers={"red in blue": 1, "green in blue": 1})

    say(ship_all(g, "blue"), "amount 1", 0, "amount 0", "yes", 1)

    assert g.over
    assert (0, 1) == (lurking(g, "red", "blue"), lurking(g, "green", "blue"))


@pytest.mark.ruling("AMB-94")
@pytest.mark.parametrize("order", ["red, blue, green, orange", "orange, green, blue, red"])
def test_several_owners(order: str) -> None:
    """They attack in player order; one counterattack answers all, and the shipper says whose privateers go down."""
    g = revised(
        **THREE,
        order=order,
        fleets={"blue": 3},
        squadrons={"blue": 4},
        privateers={"red in blue": 2, "green in blue": 1},
    )
    events = listen(g)

    ship_all(g, "blue")
    for colour in [colour for colour in order.split(", ") if colour in ("red", "green")]:
        assert colour == asked(g)
        say(g, f"amount {lurking(g, colour, 'blue')}", 1)
    say(g, "yes")
    assert 3 == dice(g)
    say(g, 2)
    assert ("sink-privateer", "blue", ["player red", "player green"]) == (prompt(g), asked(g), offered(g))
    say(g, "player green")

    assert g.over  # the second hit can only be Red's
    assert (1, 0) == (lurking(g, "red", "blue"), lurking(g, "green", "blue"))
    assert (1, 1, 1) == (goods(g, "blue"), treasury(g, "red"), treasury(g, "green"))
    assert ("blue", 3) == rolls(events)[-1]


@pytest.mark.ruling("AMB-94")
def test_nobody_chooses_where_all_that_attacked_are_sunk() -> None:
    """Three hits, and three privateers have attacked: all go down, and Blue is not asked whose first."""
    g = revised(**THREE, fleets={"blue": 3}, squadrons={"blue": 4}, privateers={"red in blue": 2, "green in blue": 1})

    say(ship_all(g, "blue"), "amount 2", 1, "amount 1", 1, "yes", 3)

    assert g.over
    assert (0, 0) == (lurking(g, "red", "blue"), lurking(g, "green", "blue"))


@pytest.mark.rule("CR-12.7-d", "CR-12.7-e", "CR-12.7.1-a", "CR-12.7.1-b", "CR-12.7.1-c", "CR-12.7.1-d")
def test_printed_example() -> None:
    """C4-17: of two privateers in Green's box Red's attacks and hits; three squadrons answer with one die and miss.

    C4-18, the same counted to the end: two own goods and three bought from Black, which give two, are four; less the
    hit three. Black is paid for three, whatever Red takes.
    """
    g = revised(
        seats=6,
        brazil="green",
        egypt="green",
        persia="black",
        levant="black",
        barbary="black",
        fleets={"green": 5},
        squadrons={"green": 3},
        privateers={"red in green": 1, "blue in green": 1},
    )

    ship_all(g, "green")
    say(g, "space persia 1", "yes", "space levant 1", "yes", "space barbary 1", "yes")
    assert "blue" == asked(g)
    say(g, "amount 0")
    assert "red" == asked(g)
    say(g, "amount 1", 1, "yes")
    assert 1 == dice(g)
    say(g, 0)

    assert g.over
    assert (3, 3, 1) == (goods(g, "green"), treasury(g, "black"), treasury(g, "red"))
    assert (5, 3) == (fleets(g, "green"), squadrons(g, "green"))
    assert (1, 1) == (lurking(g, "red", "green"), lurking(g, "blue", "green"))


# --- how many there are ---


@pytest.mark.ruling("AMB-99")
@pytest.mark.parametrize(
    ("privateers", "boxes"),
    [
        ({"red in green": 3}, ["blue", "green", "orange"]),
        ({"red in green": 2, "red in blue": 2}, []),
        ({"blue in green": 2, "orange in green": 2}, ["blue", "orange"]),
        ({"blue in green": 2, "orange in green": 1, "red in green": 1}, ["blue", "orange"]),
    ],
)
def test_two_limits_of_four(privateers: dict[str, int], boxes: list[str]) -> None:
    """Four of one player over all boxes, and four of all players in one box."""
    g = revised(treasury={"red": 3}, privateers=privateers)

    perform(g, PRIVATEERING)

    assert g.over or "red" == asked(g)
    assert boxes == ([] if g.over else [word.removeprefix("player ") for word in offered(g) if word != "done"])


@pytest.mark.ruling("AMB-100")
def test_privateers_are_not_called_back() -> None:
    """Neither in the phase of privateering nor in a round of their own can a player take one home."""
    g = revised(treasury={"red": 1}, privateers={"red in green": 4})

    assert perform(g.copy(), PRIVATEERING).over
    words = offered(to_round(g, "red"))

    assert not [word for word in words if word.split()[0] not in ("use", "lay")]
    assert not [word for word in offered(say(g, "use viceroy")) if not word.startswith("territory ")]


@pytest.mark.ruling("AMB-100")
def test_only_new_ones_in_the_phase() -> None:
    """With three privateers out, the phase offers boxes for new ones and an end, nothing else."""
    g = revised(treasury={"red": 1}, privateers={"red in green": 3})

    perform(g, PRIVATEERING)

    assert ["done", "player blue", "player green", "player orange"] == offered(g)
    say(g, "player green")
    assert g.over
    assert (4, 0) == (lurking(g, "red", "green"), treasury(g, "red"))
