"""What lies on a table of Colonialism, as it is told to whoever draws it."""

import msgspec
import pytest

from metropole import registry
from metropole.games.colonialism.positions import edition_of, laid_out, perform, random_game, to_act
from metropole.games.colonialism.rules import action_space, prompts
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import CHINA, INDIA, MIDDLE_EAST, NORTH_AFRICA
from metropole.games.colonialism.rules.game import COLONIZE, Game
from metropole.games.colonialism.scene import (
    ColonialismOwn,
    ColonialismScene,
    DiscsShown,
    PoliciesShown,
    own_scene,
    scene,
)
from metropole.kernel import Decision
from metropole.kernel.view import SPECTATOR
from metropole.testing import say

COMPASS, ORIGINAL = "colonialism/compass", "colonialism/original"
EVERYTHING = "colonialism/compass+events+upgrades"
BLUE, RED, GREEN, WHITE, NATIVES = range(5)
KIT = registry.COLONIALISM


def acting(g: Game) -> Game:
    return to_act(g, "blue")


def seen(g: Game, seat: int = SPECTATOR) -> ColonialismScene:
    return scene(g.view(seat))


def own(g: Game, seat: int) -> ColonialismOwn:
    found = own_scene(g.view(seat))
    assert found is not None
    return found


def states(g: Game) -> str:
    return " ".join([f"{phase.key}:{phase.state}" for phase in seen(g).phases])


# --- the board ---


def test_discs_in_turn_order() -> None:
    """Own discs in turn order, then mercenaries, and the natives last."""
    g = laid_out(
        COMPASS, track="green, blue, red, white", india="blue 5, blue mercenaries 2, red 1, green 3, natives 7"
    )
    assert [
        DiscsShown(GREEN, "green", 3),
        DiscsShown(BLUE, "blue", 5),
        DiscsShown(RED, "red", 1),
        DiscsShown(BLUE, "mercenaries", 2, hired=True),
        DiscsShown(NATIVES, "natives", 7),
    ] == seen(acting(g)).regions[INDIA].discs


def test_gray_mercenaries() -> None:
    """The original has no discs for mercenaries: gray ones serve, and there is no supply of others."""
    shown = seen(acting(laid_out(ORIGINAL, india="blue mercenaries 2")))
    assert [DiscsShown(BLUE, "natives", 2, hired=True)] == shown.regions[INDIA].discs
    assert shown.mercenaries is None
    assert seen(acting(laid_out(COMPASS, india="blue mercenaries 2"))).mercenaries == edition_of(COMPASS).purple - 2


@pytest.mark.parametrize(("india", "crowded"), [("blue 9", False), ("blue 4, red 4", False), ("blue 5, red 4", True)])
def test_crowded(india: str, crowded: bool) -> None:
    """A region is crowded if two factions have more than its limit together."""
    region = seen(acting(laid_out(COMPASS, limit=8, india=india))).regions[INDIA]
    assert (8, crowded) == (region.limit, region.crowded)


def test_policies() -> None:
    """Everybody sees backs, and what lies open; the owner of a card knows it."""
    g = acting(laid_out(COMPASS, policies={"india": "blue army, blue treaty, red fleet"}))
    treaty = CARDS.index("treaty")
    for seat in (SPECTATOR, BLUE, RED):
        expected = [PoliciesShown(BLUE, [treaty], hidden=True), PoliciesShown(RED, [], hidden=True)]
        assert expected == seen(g, seat).regions[INDIA].policies
    assert [None, None, None, CARDS.index("army"), None, None] == own(g, BLUE).down
    assert CARDS.index("fleet") == own(g, RED).down[INDIA]


def test_ships() -> None:
    """Fresh and used, in turn order, and nobody who has none."""
    g = laid_out(COMPASS, track="red, blue, green, white", ships={"blue": "atlantic, atlantic used", "red": "atlantic"})
    assert [(RED, 1, 0), (BLUE, 1, 1)] == [(one.seat, one.fresh, one.used) for one in seen(acting(g)).zones[0]]


def test_named_gurkhas() -> None:
    """A disc leaves the reserve as soon as its region is named, for whoever names it and for nobody else."""
    g = laid_out(EVERYTHING, limit=99, event="gurkhas", policies={"india": "red treaty"}, india="blue 2, natives 1")
    perform(g, COLONIZE, region=INDIA)
    before = seen(g, BLUE)
    say(g, "place china", "place north africa")
    assert isinstance(g.pending, Decision)
    assert g.pending.prompt is prompts.GURKHAS_MORE

    after = seen(g, BLUE)

    assert before.seats[BLUE].reserve - 2 == after.seats[BLUE].reserve
    assert [DiscsShown(BLUE, "blue", 1)] == after.regions[CHINA].discs == after.regions[NORTH_AFRICA].discs
    assert before == seen(g, RED) == seen(g)


# --- where the game stands ---


def test_phases_from_beginning_to_end() -> None:
    """The preparations come before the first turn; in between one phase is under way; at the end all are done."""
    begun = random_game(COMPASS, 3, 1, stop=lambda g: isinstance(g.pending, Decision))
    rest = "actions:next actions:next colonization:next actions:next actions:next colonization:next end-of-turn:next"
    assert f"setup:now {rest}" == states(begun)
    last = random_game(COMPASS, 3, 1)
    assert "actions:done actions:done colonization:done actions:done actions:done colonization:done" == states(last)
    assert (seen(last).turn, seen(last).turns) == (edition_of(COMPASS).turns,) * 2


def test_how_far_a_phase_has_come() -> None:
    """The action of the round, or the region in order; the last turn has no end of its own."""
    shown = seen(random_game(COMPASS, 3, 1, stop=lambda g: g.s.phase == 1 and max(g.s.acted) == 2))
    assert ("done", "now", 2, 3) == (shown.phases[0].state, shown.phases[1].state, *steps(shown, 1))
    colonizing = random_game(COMPASS, 3, 1, stop=is_colonizing)
    region, shown = colonizing.view(SPECTATOR).colonized, seen(colonizing)
    assert (colonizing.s.order.index(region) + 1, 6) == steps(shown, colonizing.s.phase)
    assert [i == region for i in range(6)] == [one.colonized for one in shown.regions]
    last = seen(random_game(COMPASS, 3, 1, stop=lambda g: g.s.turn == g.edition.turns))
    assert 6 == len(last.phases) == len(shown.phases) - 1


def is_colonizing(g: Game) -> bool:
    return g.s.turn == 2 and isinstance(g.pending, Decision) and g.view(SPECTATOR).colonized >= 0


def steps(shown: ColonialismScene, phase: int) -> tuple[int, int]:
    return shown.phases[phase].step, shown.phases[phase].steps


def test_counter() -> None:
    """Only the original has one for all, and it is on the track once rounds have begun."""
    acts = random_game(ORIGINAL, 3, 1, stop=lambda g: sum(g.s.acted) == 4)
    assert 2 == seen(acts).counter
    assert seen(random_game(ORIGINAL, 3, 1, stop=lambda g: isinstance(g.pending, Decision))).counter is None
    assert seen(random_game(COMPASS, 3, 1, stop=lambda g: sum(g.s.acted) == 4)).counter is None


def test_rolls_and_queue() -> None:
    """While rows are chosen for the first time, everybody sees what was rolled, and who has yet to choose."""
    g = random_game(COMPASS, 3, 1, stop=lambda g: isinstance(g.pending, Decision))
    shown = seen(g)
    assert (3, [None] * 4) == (len(shown.queue), shown.track)
    assert all([seat.rolled for seat in shown.seats])
    first = shown.queue[0]
    say(g, "row 3")
    after = seen(g)
    assert (after.track[2], after.seats[first].row, first in after.queue) == (first, 3, False)
    later = seen(random_game(COMPASS, 3, 1, stop=lambda g: sum(g.s.acted) == 1))
    assert ([], {0}) == (later.queue, {seat.rolled for seat in later.seats})


# --- the players ---


@pytest.mark.parametrize("name", [ORIGINAL, EVERYTHING])
def test_nothing_is_lost(name: str) -> None:
    """Every cube and every ship is somewhere, and hands, decks and interests have the size that is told."""
    for seed in range(5):
        g = random_game(name, 3, seed, stop=lambda g: g.s.turn == 2 and isinstance(g.pending, Decision))
        shown = seen(g)
        lying = [*[one.cubes for one in shown.regions], *[one.cubes for one in shown.seats], shown.bag]
        assert sum(map(sum, lying)) + shown.spent == 3 * g.edition.cubes
        assert sum([one.fresh + one.used for zone in shown.zones for one in zone]) == 9
        for seat, one in enumerate(shown.seats):
            mine = own(g, seat)
            assert (one.hand, one.deck, one.interests) == (len(mine.hand), len(mine.deck), len(mine.interests))


def test_interests_are_shown_at_the_end() -> None:
    """Until then nobody knows those of others."""
    playing = random_game(COMPASS, 3, 1, stop=lambda g: g.s.turn == 2)
    assert [[], [], []] == [seat.known_interests for seat in seen(playing, BLUE).seats]
    over = random_game(COMPASS, 3, 1)
    assert [own(over, seat).interests for seat in range(3)] == [seat.known_interests for seat in seen(over).seats]


def test_upgrades() -> None:
    """What each costs, and who has bought it."""
    shown = seen(acting(laid_out(EVERYTHING, owners={"mercantilism": "red"})))
    assert list(edition_of(EVERYTHING).upgrades) == [one.price for one in shown.upgrades]
    assert [None, None, None, None, RED] == [one.owner for one in shown.upgrades]
    assert ([], [4]) == (shown.seats[BLUE].upgrades, shown.seats[RED].upgrades)
    assert [] == seen(acting(laid_out(COMPASS))).upgrades


def test_event() -> None:
    """The event in force, and how many are left."""
    shown = seen(acting(laid_out(EVERYTHING, event="gurkhas")))
    assert (10, 11) == (shown.event, shown.events_left)


def test_spectators_have_nothing_of_their_own() -> None:
    assert own_scene(acting(laid_out(COMPASS)).view(SPECTATOR)) is None


# --- what answers name ---

NAMED = {
    "draw": "deck:0",
    "row 1": "row:1",
    "ship used": "ship:1",
    "play commerce": "card:1",
    "recover commerce": "card:1",
    "explore india": f"region:{INDIA}",
    "between middle east": f"region:{MIDDLE_EAST}",
    "to mediterranean": "zone:1",
    "buy mercantilism": "upgrade:4",
    "target red": "faction:1",
    "target natives": "faction:4",
    "pay black": "colour:2",
    **dict.fromkeys(("pass", "lose 3", "count 2", "leave", "done"), ""),
}


@pytest.mark.parametrize("words", NAMED)
def test_what_lights_up(words: str) -> None:
    space = edition_of(EVERYTHING).space
    assert NAMED[words] == KIT.thing(space, space.parse(words))


@pytest.mark.parametrize("name", [ORIGINAL, EVERYTHING])
def test_every_answer_names_a_thing_of_the_catalogue(name: str) -> None:
    """Different nouns of a verb light up different things, and all that can light up has a name."""
    rule_set = registry.find(name)
    things = KIT.things(rule_set.speaker("en"), 4, rule_set.start(4))
    space = edition_of(name).space
    lit = [(space.verb[action], KIT.thing(space, action)) for action in range(action_space.SIZE)]
    named = [one for one in lit if one[1]]
    assert len(set(named)) == len(named)
    for _, thing in named:
        kind, _, number = thing.partition(":")
        assert things[kind][int(number)].name


def test_on_the_wire() -> None:
    """What is told can be read back; what is not the case is not said."""
    g = acting(laid_out(COMPASS, india="blue 2"))
    told = msgspec.json.encode(seen(g))
    assert msgspec.json.decode(told, type=ColonialismScene) == seen(g)
    assert b"crowded" not in told
