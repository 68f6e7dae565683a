"""Expansion II: five upgrades for sale."""

from itertools import permutations

import pytest

from metropole import registry
from metropole.games.colonialism.positions import laid_out, perform, random_game, seat_of, shown, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.action_space import UPGRADES
from metropole.games.colonialism.rules.board import ATLANTIC, INDIA
from metropole.games.colonialism.rules.game import ROUND, Game
from metropole.games.colonialism.rules.state import NOBODY
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Decision, Event, Outcome
from metropole.kernel.position import changed
from metropole.testing import offered, say
from tests.rules.colonialism.cards_in_play import (
    EVENT_EDITION,
    NO_LIMIT,
    UPGRADE_EDITION,
    by_chance,
    can,
    cannot,
    colonized,
    deck_of,
    discards_of,
    fresh_ships,
    hand_of,
    holds,
    last_phase,
    play,
    prompt,
    used_ships,
)
from tests.rules.colonialism.common import COMPASS, asked, each_told, reserve_of
from tests.rules.questions import listen

BOTH = "colonialism/compass+events+upgrades"
WITH_UPGRADES = (UPGRADE_EDITION, BOTH)
BUY_ALL = tuple([f"buy {upgrade}" for upgrade in UPGRADES])


def on_sale(g: Game, colour: str) -> list[str]:
    """The upgrades a player is offered."""
    return [option.removeprefix("buy ") for option in offered(to_act(g, colour)) if option.startswith("buy ")]


# --- the sixth action ---


@pytest.mark.rule("X2-0-a")
@pytest.mark.parametrize("edition", WITH_UPGRADES)
def test_five_upgrades_lie_open(edition: str) -> None:
    """At the first action nobody owns an upgrade, everybody sees that, and no player has any of their pieces."""
    g = random_game(edition, 3, 1, stop=lambda g: isinstance(g.pending, Decision) and g.pending.prompt.key == "act")

    assert [NOBODY] * 5 == g.s.owners == view(g, -1).table.s.owners
    assert 5 == len(g.edition.upgrades)
    assert [22] * 3 == g.s.reserve
    assert 9 == sum(g.s.fresh)
    assert not [pile for pile in (*g.s.hands, *g.s.decks, *g.s.discards) if pile >> 24]
    g.s.own()
    g.s.held[seat_of(g, asked(g)) * 3] = 3
    assert list(UPGRADES) == on_sale(g, asked(g))


@pytest.mark.rule("X2-0-b")
def test_buying_is_an_action() -> None:
    """Whoever buys has acted: the next player on the track follows, and three purchases are a whole round."""
    g = laid_out(
        UPGRADE_EDITION, track="red, blue, green, white", held={"red": "yellow 4"}, ships={"red": "arabian sea"}
    )

    perform(g, ROUND)
    assert "red" == asked(g)
    say(g, "buy military expansion")
    assert ("act", "blue") == (prompt(g), asked(g))
    say(g, "pass", "pass", "pass", "buy aggressive exploration", "pass", "pass", "pass")
    assert "red" == asked(g)
    say(g, "buy colonial infrastructure", "pass", "pass", "pass")

    assert g.over


@pytest.mark.rule("X2-0-c", "X2-MIL-a", "X2-AGG-a", "X2-NAV-a", "X2-INFRA-a", "X2-MERCANT-a")
@pytest.mark.parametrize(("cubes", "affordable"), [(0, 0), (1, 2), (2, 4), (3, 5), (9, 5)])
def test_prices(cubes: int, affordable: int) -> None:
    """One cube buys one of the first two, two the next two, three Mercantilism; without cubes nothing is for sale."""
    g = laid_out(UPGRADE_EDITION, held={"blue": f"brown {cubes}", "red": "brown 9"})

    assert list(UPGRADES[:affordable]) == on_sale(g, "blue")


@pytest.mark.rule("X2-MIL-a", "X2-AGG-a", "X2-NAV-a", "X2-INFRA-a", "X2-MERCANT-a", "X2-0-d")
@pytest.mark.parametrize(("upgrade", "price"), list(zip(UPGRADES, [1, 1, 2, 2, 3], strict=True)))
def test_the_price_is_paid(upgrade: str, price: int) -> None:
    """Exactly the price leaves the player's cubes, and the upgrade is theirs at once."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "black 6"}, ships={"blue": "arabian sea"})

    play(g, "blue", f"buy {upgrade}")
    if upgrade == "naval expansion":
        say(g, "to atlantic")

    assert f"black {6 - price}" == holds(g, "blue")
    assert [0, 0, price] == g.s.spent
    assert seat_of(g, "blue") == g.s.owners[UPGRADES.index(upgrade)]
    assert 4 == g.s.owners.count(NOBODY)


@pytest.mark.rule("X2-0-c")
@pytest.mark.ruling("A80")
def test_any_colours_pay() -> None:
    """Every combination of the player's cubes that makes up the price can be paid, and only those."""
    start = laid_out(UPGRADE_EDITION, held={"blue": "yellow 2, brown 1, black 1"})
    open_games = [play(start, "blue", "buy mercantilism")]
    left = set()
    while open_games:
        g = open_games.pop()
        if g.over:
            left.add(holds(g, "blue"))
            continue
        assert "payment" == prompt(g)
        open_games += [say(g.copy(), word) for word in offered(g)]

    assert {"yellow 1", "brown 1", "black 1"} == left


@pytest.mark.rule("X2-0-c")
@pytest.mark.ruling("A80")
@pytest.mark.parametrize("order", list(permutations(["pay yellow", "pay black", "pay black"])))
def test_cubes_are_paid_in_any_order(order: tuple[str, ...]) -> None:
    """Cubes are named one by one in any order, and none is taken that was not named."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 1, black 3"})
    play(g, "blue", "buy mercantilism")
    events = listen(g)

    for word in order:
        assert "payment" == prompt(g)
        say(g, word)

    assert g.over
    assert ("black 1", [1, 0, 2]) == (holds(g, "blue"), g.s.spent)
    paid = each_told(events, facts.CUBE_PAID, "colour")
    assert sorted(paid) == paid


@pytest.mark.rule("X2-0-c")
@pytest.mark.ruling("A80")
def test_the_rest_of_a_payment_is_named_too() -> None:
    """Also when one colour only is left for it."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 1, black 3"})

    play(g, "blue", "buy mercantilism", "pay yellow")

    assert ("payment", ["pay black"]) == (prompt(g), offered(g))


@pytest.mark.rule("X2-0-c")
@pytest.mark.parametrize("held", ["yellow 1, brown 1, black 1", "brown 5", "yellow 2, black 1"])
def test_a_payment_without_a_choice_is_not_asked_for(held: str) -> None:
    """All cubes there are, or cubes of the only colour there is: nothing could be paid otherwise."""
    g = laid_out(UPGRADE_EDITION, held={"blue": held})

    assert play(g, "blue", "buy mercantilism").over
    assert 3 == sum(g.s.spent)


@pytest.mark.rule("X2-0-c")
@pytest.mark.ruling("A80")
def test_cubes_leave_the_game() -> None:
    """Cubes paid go neither into the bag nor to a region, and no other colour is taken than the one named."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 1, brown 2"})
    bag, regions = g.s.bag[:], g.s.cubes[:]

    play(g, "blue", "buy military expansion")
    assert ["pay yellow", "pay brown"] == offered(g)
    say(g, "pay brown")

    assert (bag, regions) == (g.s.bag, g.s.cubes)
    assert ("yellow 1, brown 1", [0, 1, 0]) == (holds(g, "blue"), g.s.spent)


@pytest.mark.rule("X2-0-f")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_each_upgrade_is_sold_once(upgrade: str) -> None:
    """What one player has bought nobody can buy any more, that player included; nothing else is off sale."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 9", "red": "yellow 9"})

    play(g, "blue", f"buy {upgrade}")
    if upgrade == "naval expansion":
        say(g, "to atlantic")

    others = [other for other in UPGRADES if other != upgrade]
    assert others == on_sale(g, "blue") == on_sale(g, "red")


@pytest.mark.rule("X2-0-e", "X2-AGG-a")
def test_an_upgrade_lasts() -> None:
    """Bought in one action it works in the next one, and still at the end of the game."""
    g = laid_out(
        UPGRADE_EDITION, limit=NO_LIMIT, held={"blue": "yellow 1"}, ships={"blue": "arabian sea"}, india="natives 1"
    )

    play(g, "blue", "buy aggressive exploration")
    play(g, "blue", "explore india")
    assert [0, 0, 1, 0, 0] == fresh_ships(g, "blue")
    last_phase(g)
    play(g, "blue", "explore india")

    assert [0, 0, 1, 0, 0] == fresh_ships(g, "blue")
    assert "blue 2, natives 1" == shown(g, INDIA)


@pytest.mark.rule("X2-0-e", "X2-0-f")
@pytest.mark.parametrize("edition", WITH_UPGRADES)
def test_owners_keep_their_upgrades(edition: str) -> None:
    """In whole games upgrades find buyers, each only one, who keeps it to the end."""
    sales = 0
    for seed in range(5):
        told: list[Event] = []

        def watch(g: Game, told: list[Event] = told) -> None:
            g.listener = told.append

        g = random_game(edition, 2, seed, watch=watch)
        sales_told = [facts.about(fact) for fact in told if fact.kind == facts.UPGRADE_BOUGHT]
        sold = [(about["upgrade"], about["seat"]) for about in sales_told]
        owned = [(upgrade, owner) for upgrade, owner in enumerate(g.s.owners) if owner != NOBODY]
        assert sorted(sold) == owned
        sales += len(sold)

    assert sales


@pytest.mark.rule("X2-0-g")
@pytest.mark.parametrize(
    ("edition", "sells", "events"),
    [(COMPASS, False, 0), (EVENT_EDITION, False, 12), (UPGRADE_EDITION, True, 0), (BOTH, True, 12)],
)
def test_with_or_without_events(edition: str, sells: bool, events: int) -> None:
    """Each expansion alone, both together, or neither: upgrades are sold, and events lie ready, accordingly."""
    g = laid_out(edition, held={"blue": "yellow 9"})

    assert sells == can(g, "blue", *BUY_ALL)
    assert sells != cannot(g, "blue", *BUY_ALL)
    assert events == g.s.event_deck.bit_count()


@pytest.mark.rule("X2-0-g")
def test_the_order_of_the_options_does_not_matter() -> None:
    """Both names mean the same game."""
    assert BOTH == registry.find("colonialism/compass+upgrades+events").name


# --- Military Expansion ---


@pytest.mark.rule("X2-MIL-a", "X2-0-d")
def test_military_expansion() -> None:
    """Five more discs are in the reserve at once."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 1"}, india="blue 4")

    play(g, "blue", "buy military expansion")

    assert [23, 22, 22, 22] == g.s.reserve


@pytest.mark.rule("X2-MIL-b")
@pytest.mark.ruling("A80")
def test_extra_discs_are_regular_influence() -> None:
    """They can be placed when nothing else is left, count like all others, and return to the reserve."""
    g = laid_out(
        UPGRADE_EDITION,
        limit=6,
        held={"blue": "yellow 1"},
        policies={"india": "blue influence 4, blue influence 5"},
        reserve={"blue": 0},
        india="red 3",
    )

    play(g, "blue", "buy military expansion")
    colonized(g, INDIA)

    assert "blue 4, red 2" == shown(g, INDIA)
    assert 1 == reserve_of(g, "blue")


# --- Aggressive Exploration ---


@pytest.mark.rule("X2-AGG-a")
@pytest.mark.parametrize(("owner", "fresh"), [("blue", 1), ("red", 0)])
def test_aggressive_exploration(owner: str, fresh: int) -> None:
    """The owner's ship stays fresh when the owner explores; anybody else's is used."""
    g = laid_out(UPGRADE_EDITION, owners={"aggressive exploration": owner}, ships={"blue": "arabian sea"})

    play(g, "blue", "explore india")

    assert "blue 1" == shown(g, INDIA)
    assert [0, 0, fresh, 0, 0] == fresh_ships(g, "blue")
    assert [0, 0, 1 - fresh, 0, 0] == used_ships(g, "blue")


@pytest.mark.rule("X2-AGG-a")
@pytest.mark.parametrize("owner", ["blue", "red"])
def test_a_ship_that_stays_fresh_is_not_asked_for(owner: str) -> None:
    """Of two ships beside the region the owner need not name one; anybody else has to."""
    fleet = {"blue": "arabian sea, bay of bengal"}
    g = laid_out(UPGRADE_EDITION, owners={"aggressive exploration": owner}, ships=fleet)

    play(g, "blue", "explore india")

    assert (owner == "blue") == g.over
    assert [0, 0, 1, 1, 0] == fresh_ships(g, "blue")


@pytest.mark.rule("X2-AGG-a")
def test_aggressive_exploration_is_for_exploring_only() -> None:
    """A fresh ship is still needed, and every other action still uses it."""
    idle = laid_out(UPGRADE_EDITION, owners={"aggressive exploration": "blue"}, ships={"blue": "arabian sea used"})
    g = laid_out(
        UPGRADE_EDITION,
        owners={"aggressive exploration": "blue"},
        ships={"blue": "arabian sea, arabian sea"},
        hands={"blue": "army"},
        india="blue 2",
    )

    assert cannot(idle, "blue", "explore india")
    play(g, "blue", "withdraw india", "count 1")
    assert [0, 0, 1, 0, 0] == fresh_ships(g, "blue")
    play(g, "blue", "play army", "in india")
    assert [0, 0, 0, 0, 0] == fresh_ships(g, "blue")


# --- Naval Expansion ---


@pytest.mark.rule("X2-NAV-a", "X2-0-d")
@pytest.mark.ruling("A80")
def test_naval_expansion() -> None:
    """The buyer places a fourth ship, fresh, in any zone at once."""
    g = laid_out(
        UPGRADE_EDITION, held={"blue": "yellow 2"}, ships={"blue": "atlantic used, atlantic used, atlantic used"}
    )

    play(g, "blue", "buy naval expansion")
    assert ["to atlantic", "to mediterranean", "to arabian sea", "to bay of bengal", "to south china sea"] == offered(g)
    say(g, "to arabian sea")

    assert g.over
    assert [0, 0, 1, 0, 0] == fresh_ships(g, "blue")
    assert 3 == used_ships(g, "blue")[ATLANTIC]


@pytest.mark.rule("X2-NAV-b")
@pytest.mark.ruling("A80")
def test_the_fourth_ship_is_like_the_others() -> None:
    """It explores, is used by that, moves, is fresh again after the round, and counts for Fleet."""
    g = laid_out(
        UPGRADE_EDITION,
        limit=NO_LIMIT,
        held={"blue": "yellow 2"},
        ships={"blue": "arabian sea used, bay of bengal used, bay of bengal used"},
        policies={"india": "blue fleet"},
        india="natives 1",
    )

    play(g, "blue", "buy naval expansion", "to south china sea")
    play(g, "blue", "explore china")
    assert [0, 0, 1, 2, 1] == used_ships(g, "blue")
    play(g, "blue", "move south china sea", "to bay of bengal")
    perform(g, ROUND)
    say(g, *["pass"] * 12)
    assert [0, 0, 1, 3, 0] == fresh_ships(g, "blue")

    assert "blue 8, natives 1" == shown(colonized(g, INDIA), INDIA)


# --- Colonial Infrastructure ---


@pytest.mark.rule("X2-INFRA-a", "X2-0-d")
@pytest.mark.ruling("A87")
def test_colonial_infrastructure() -> None:
    """A second Consolidate Holdings comes into the buyer's hand, beside the first, as the twenty-fifth card."""
    g = laid_out(
        UPGRADE_EDITION,
        held={"blue": "yellow 2"},
        hands={"blue": "consolidate holdings"},
        ships={"blue": "arabian sea, arabian sea"},
        india="blue 1",
    )

    play(g, "blue", "buy colonial infrastructure")

    assert ["consolidate holdings", "second consolidate holdings"] == hand_of(g, "blue")
    assert 25 == len(hand_of(g, "blue")) + len(deck_of(g, "blue"))
    assert 24 == len(deck_of(g, "red"))
    assert can(g, "blue", "play consolidate holdings", "play second consolidate holdings")


@pytest.mark.rule("X2-INFRA-a")
def test_the_second_card_works_like_the_first() -> None:
    """It needs a fresh ship and influence, adds seven discs at once, or none with fewer in reserve."""
    g = laid_out(
        UPGRADE_EDITION,
        held={"blue": "yellow 2"},
        ships={"blue": "arabian sea, south china sea used"},
        india="blue 1",
        china="blue 1",
        middle_east="red 1",
    )

    play(g, "blue", "buy colonial infrastructure")
    play(g, "blue", "play second consolidate holdings")
    assert ["in india"] == offered(g)
    poor = g.copy()
    poor.s.reserve = changed(g.s.reserve, seat_of(g, "blue"), 6)

    assert "blue 8" == shown(say(g, "in india"), INDIA)
    assert [0, 0, 1, 0, 1] == used_ships(g, "blue")
    assert "blue 1" == shown(say(poor, "in india"), INDIA)


@pytest.mark.ruling("A87")
def test_the_second_card_circulates() -> None:
    """Once played it lies in the discard pile, is shuffled into the deck with it, and can be drawn again."""
    g = laid_out(UPGRADE_EDITION, held={"blue": "yellow 2"}, ships={"blue": "arabian sea"}, india="blue 1")

    play(g, "blue", "buy colonial infrastructure")
    play(g, "blue", "play second consolidate holdings", "in india")
    assert ["second consolidate holdings"] == discards_of(g, "blue")
    g.s.discards[0] |= g.s.decks[0] & ~1
    g.s.decks[0] = 1
    by_chance(play(g, "blue", "draw"))

    assert "army" in hand_of(g, "blue")
    assert "second consolidate holdings" in deck_of(g, "blue")
    assert 25 == len(hand_of(g, "blue")) + len(deck_of(g, "blue")) + len(discards_of(g, "blue"))
    play(g, "blue", "draw", 24)
    assert "second consolidate holdings" in hand_of(g, "blue")


# --- Mercantilism ---


@pytest.mark.rule("X2-MERCANT-a")
@pytest.mark.ruling("A82")
@pytest.mark.parametrize(("owner", "each"), [("blue", 2), ("red", 1)])
def test_mercantilism(owner: str, each: int) -> None:
    """V-SCO-4: two fulfilled interests, yellow and black, pay two cubes each of the colour shown; a third pays none."""
    g = laid_out(
        UPGRADE_EDITION,
        owners={"mercantilism": owner},
        held={"blue": "brown 2"},
        interests={"blue": [0, 1, 2]},  # yellow and black of North Africa, brown of Sub-Saharan Africa
        north_africa="blue 2",
        sub_saharan_africa="blue 1, red 1",
    )

    last_phase(g)

    assert isinstance(g.pending, Outcome)
    assert ([each, 0, 0, 0], [2 + 2 * each, 0, 0, 0]) == (g.pending.scores, g.pending.totals)


@pytest.mark.rule("X2-MERCANT-a", "X2-0-e")
def test_mercantilism_pays_for_itself_at_the_end() -> None:
    """Bought during the game it changes nothing until interests are counted."""
    g = laid_out(
        UPGRADE_EDITION,
        held={"blue": "yellow 3, brown 2, black 1"},
        interests={"blue": [0, 1]},
        north_africa="blue 2",
    )

    play(g, "blue", "buy mercantilism", "pay yellow", "pay yellow", "pay yellow")
    assert "brown 2, black 1" == holds(g, "blue")
    last_phase(g)

    assert isinstance(g.pending, Outcome)
    assert (2, 7) == (g.pending.scores[0], g.pending.totals[0])
