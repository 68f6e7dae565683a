"""The table of Empires as it is drawn: what lies there, what it comes to, and which thing an answer lights up."""

from dataclasses import replace
from random import Random

import pytest

from metropole import registry
from metropole.games.empires.editions import SECOND
from metropole.games.empires.kit import KIT
from metropole.games.empires.positions import laid_out, started
from metropole.games.empires.rules.action_space import ALPHABET, CARDS
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, TERRITORIES
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.revised.moves import doom
from metropole.games.empires.rules.state import ROUNDS
from metropole.games.empires.scene_types import EmpiresOwn, EmpiresPlayer, EmpiresScene, SpaceShown, TerritoryShown
from metropole.kernel.view import SPECTATOR
from metropole.laws import random_step

REVISED = "empires/revised"


def scene_of(g: Game, seat: int = SPECTATOR) -> EmpiresScene:
    return KIT.scene(g.view(seat))


def own_of(g: Game, seat: int) -> EmpiresOwn:
    found = KIT.own_scene(g.view(seat))
    assert found is not None
    return found


def territory_of(g: Game, name: str) -> TerritoryShown:
    return scene_of(g).territories[TERRITORIES.index(name)]


def space_of(g: Game, name: str) -> SpaceShown:
    return territory_of(g, name).spaces[0]


def player_of(g: Game, seat: int = 0) -> EmpiresPlayer:
    return scene_of(g).players[seat]


def runs(space: SpaceShown) -> list[tuple[int, int, bool]]:
    return [(run.owner, run.count, run.safe) for run in space.runs]


# --- the map ---


def test_counters_lie_in_runs() -> None:
    """From the bottom to the top; the lowest controls, however many lie on it."""
    space = space_of(laid_out(brazil="orange, orange, blue, orange"), "brazil")
    assert [(3, 2, False), (0, 1, False), (3, 1, False)] == runs(space)
    assert 3 == space.controller


def test_counters_that_are_safe_lie_apart() -> None:
    """Who has survived a rebellion this turn is told from who came later."""
    g = laid_out(REVISED, brazil="blue, blue", safe="brazil")
    space = g.board.spaces[TERRITORIES.index("brazil")][0]
    g.s.stacks[space] |= 1 << 8
    assert [(0, 2, True), (0, 1, False)] == runs(space_of(g, "brazil"))


def test_a_stack_of_any_height() -> None:
    """More counters than a number in a browser has room for."""
    assert [(1, 20, False)] == runs(space_of(laid_out(brazil=", ".join(["red"] * 20)), "brazil"))


def test_counters_about_to_be_lost() -> None:
    """They are counted by their space."""
    g = laid_out(REVISED, brazil="blue, blue, red", peru="red")
    space = g.board.spaces[TERRITORIES.index("brazil")][0]
    doom(g, space, 0)
    doom(g, space, 2)
    assert (2, 0) == (space_of(g, "brazil").doomed, space_of(g, "peru").doomed)


def test_markers_of_a_territory() -> None:
    """A colony, an independent state with twice its power, unrest, missions, cities."""
    g = laid_out(
        brazil="red",
        colonies={"brazil": "red"},
        independent="india",
        unrest={"india": 2},
        missions={"brazil": 1},
        city="brazil 4",
        unexplored="canada",
    )
    brazil, india, canada = [territory_of(g, name) for name in ("brazil", "india", "canada")]
    assert (1, 1, 4, "explored") == (brazil.colony, brazil.missions, brazil.city, brazil.state)
    assert (True, 2, 2 * g.board.native_power[india.number]) == (india.independent, india.unrest, india.power)
    assert ("unexplored", 5, 1, None) == (canada.state, canada.difficulty, canada.prestige, canada.colony)


def test_territories_out_of_the_game() -> None:
    """Congo and Amazonia are not used by the revised rules."""
    scene = scene_of(started(REVISED, 3))
    assert ["congo", "amazonia"] == [TERRITORIES[one.number] for one in scene.territories if one.state == "excluded"]


# --- players ---


def test_what_a_loan_costs() -> None:
    """By the revised rules it is subtracted from the points; in the second edition several lie side by side."""
    revised = player_of(laid_out(REVISED, loans={"blue": [11]}, war_points={"blue": 4}))
    assert (11, [11], revised.prestige - 3) == (revised.debt, revised.loans, revised.net)
    second = player_of(laid_out(loans={"blue": [2, 3], "red": [7]}, prestige={"blue": 6}))
    assert (5, [2, 3], 6) == (second.debt, second.loans, second.net)


def test_monopolies_and_tracks() -> None:
    """Read by the rules: gold counts each, and two come with the Dutch republic."""
    g = laid_out(west_africa="yellow: blue", tracks={"blue": "economy 4"}, nations={"blue": "dutch republic"})
    blue = player_of(g)
    assert (3, [0, 0, 0, 1], 4) == (blue.monopolies, blue.steps, blue.values[3])
    assert NATIONS.index("dutch republic") == blue.nation
    assert player_of(g, 1).nation is None


def test_honours_and_privateers() -> None:
    """Points and awards of the revised rules, and who lies in wait."""
    g = laid_out(REVISED, privateers={"red in blue": 2}, war_points={"blue": -1}, missions_placed={"blue": 3})
    g.s.progress_holder = 0
    blue = player_of(g)
    assert (-1, 3, True, False) == (blue.war_points, blue.missions_placed, blue.progress_award, blue.empire)
    assert [(1, 2)] == [(one.owner, one.count) for one in blue.privateers]


# --- cards ---


def test_a_programme_is_shown_to_its_owner() -> None:
    """Others see the cards of the rounds so far, the owner all of them and the one that was left out."""
    g = laid_out(round=3)
    g.s.rows = [card for _ in range(4) for card in range(ROUNDS)]
    own = own_of(g, 1)
    assert [0, 1, 2, 3, 4] == [one.card for one in own.row]
    assert [5] == own.unchosen
    for row in [player_of(g, 1).row, scene_of(g, 1).players[1].row]:
        assert [0, 1, 2, None, None] == [one.card for one in row]
        assert ["done", "done", "now", "next", "next"] == [one.state for one in row]
    assert [] == player_of(g, 1).unchosen


def test_a_programme_lies_open_at_its_end() -> None:
    """In the fifth round everybody knows what was left out; a nation may have a card twice."""
    g = laid_out("empires/second+nations", round=5, nations={"blue": "portugal"})
    g.s.rows = [card for _ in range(4) for card in range(ROUNDS)]
    assert [5] == player_of(g).unchosen
    g.s.doubles = 1
    assert 2 == len(player_of(g).unchosen)


def test_the_character_that_was_used() -> None:
    """It is told beside its card, and not for a card that comes later."""
    g = laid_out(round=2)
    g.s.rows = [card for _ in range(4) for card in range(ROUNDS)]
    g.s.uses[0] = 1 << CHARACTERS.index("conqueror") | 1 << CHARACTERS.index("rebel")
    assert [CHARACTERS.index("conqueror"), None, None] == [one.used for one in own_of(g, 0).row[:3]]


def test_open_hands() -> None:
    """By the revised rules a card is used, laid, left out, or in hand."""
    g = laid_out(REVISED, locked={"blue": CARDS[3]})
    g.s.uses[0] = 1 << CHARACTERS.index("conqueror")
    g.s.laid[0] = 1 << 2
    blue = player_of(g)
    assert ["used", "hand", "laid", "locked", "hand", "hand"] == [one.state for one in blue.cards]
    assert CHARACTERS.index("conqueror") == blue.cards[0].used
    assert ([], []) == (blue.row, own_of(g, 0).row)


def test_sealed_answers() -> None:
    """What somebody has programmed while others still choose is theirs alone."""
    g = started("empires/second", 4)
    g.advance(0)
    before = scene_of(g)
    g.answer(ALPHABET.parse(f"program {CARDS[4]}"), 2)
    assert ["card:4"] == own_of(g, 2).sealed
    assert [] == own_of(g, 1).sealed
    assert KIT.own_scene(g.view(SPECTATOR)) is None
    assert before == scene_of(g)


# --- where the game stands ---


def now(g: Game) -> list[tuple[str, int]]:
    return [(one.key, one.step) for one in scene_of(g).phases if one.state == "now"]


def test_phases() -> None:
    """The programme, five rounds, then the other phases; open hands need no programme."""
    g = laid_out(round=3)
    assert ["program", *["round"] * 5, *SECOND.phases[1:]] == [one.key for one in scene_of(g).phases]
    assert [("round", 3)] == now(g)
    g.s.round = 0
    assert [("program", 0)] == now(g)
    g.s.phase = 2
    assert [("first player", 0)] == now(g)
    assert {"done"} == {one.state for one in scene_of(g).phases[:6]}
    assert 11 == len(scene_of(laid_out(REVISED)).phases)


@pytest.mark.parametrize("edition", ["empires/second", "empires/revised+fastend"])
def test_no_phase_is_under_way_in_the_end(edition: str) -> None:
    """Whatever phase the game ended in."""
    g, rng = registry.find(edition).start(4), Random(1)
    while not g.over:
        random_step(g, rng)
    assert {"done"} == {one.state for one in KIT.scene(g.view(SPECTATOR)).phases}


@pytest.mark.parametrize(
    ("america", "turn", "rose", "told"),
    [(2, 0, 0, "waiting"), (0, 3, 1, "open"), (0, 3, 0, "done"), (0, -1, 0, "excluded")],
)
def test_voyage_around_the_world(america: int, turn: int, rose: int, told: str) -> None:
    """After America, and once; where nobody looks for America there is none."""
    g = laid_out()
    g.s.america, g.s.discovered_turn, g.s.circumnavigation = america, turn, rose
    assert told == scene_of(g).voyage


@pytest.mark.parametrize(("turn", "roll"), [(7, 0), (8, 2), (9, 3), (40, 6)])
def test_the_roll_that_ends_the_game(turn: int, roll: int) -> None:
    """From the eighth turn on, and higher every turn."""
    g = laid_out(REVISED, turn=turn)
    g.edition = replace(g.edition, end_rolls=(2, 3, 6))
    assert roll == scene_of(g).end_roll
    assert 0 == scene_of(laid_out(turn=turn)).end_roll


def test_war() -> None:
    """Both sides, with allies, offers and losses at sea."""
    g = laid_out(REVISED)
    assert scene_of(g).war is None
    g.s.attacker, g.s.defender, g.s.year = 1, 0, 2
    g.s.allies, g.s.offers, g.s.sea_losses = [-1, 3], [4, 0], [0, 1]
    war = scene_of(g).war
    assert war is not None
    assert (2, 1, None, 4, 0) == (war.year, war.attacker.seat, war.attacker.ally, war.attacker.offer, war.attacker.lost)
    assert (0, 3, 0, 1) == (war.defender.seat, war.defender.ally, war.defender.offer, war.defender.lost)


# --- things ---


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("space canada 1", "space:45"),
        ("territory brazil", "territory:24"),
        ("recall brazil", "territory:24"),
        ("use missionary", "character:11"),
        ("program merchant/governor", "card:3"),
        ("lay scientist/missionary", "card:5"),
        ("lock explorer/conqueror", "card:0"),
        ("player orange", "seat:3"),
        ("gift orange", "seat:3"),
        ("track navy", "track:1"),
        ("nation france", "nation:4"),
        ("pile 1", "pile:0"),
        ("amount 0", "amount:0"),
        ("run 63", "run:63"),
        ("with adventurers", "with:1"),
        ("stir mission", "stir:2"),
        ("preach conversion", "preach:1"),
        ("support defender", "support:2"),
        *[(word, "") for word in ("pass", "done", "yes", "no", "peace", "hunt", "emergency")],
    ],
)
def test_what_an_answer_lights_up(words: str, thing: str) -> None:
    """Every answer names a thing, but for a few words."""
    assert thing == KIT.thing(ALPHABET, ALPHABET.parse(words))


def test_things_are_those_of_the_catalogue() -> None:
    """Where it has things of a kind, an answer names one of them, by the same key."""
    g = started(REVISED, 6)
    things = KIT.things(registry.find(REVISED).speaker("en"), 6, g)
    for action in range(len(ALPHABET)):
        kind, _, number = KIT.thing(ALPHABET, action).partition(":")
        if kind in things:
            assert ALPHABET.name(action).partition(" ")[2] == things[kind][int(number)].key
