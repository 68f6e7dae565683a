"""Expansion I: historical events.

The practice board says where they happen: Berlin Conference and Congo Atrocities in Sub-Saharan Africa, Young Turks
and Sick Man of Europe in the Middle East, Boxer Rebellion and Open Door Policy in China, Agadir Crisis in North
Africa, Urabi Revolt in the Mediterranean, Gurkhas in India, Cultivation System and Tripartite Convention in Southeast
Asia. The Opium Trade sends black cubes from India to China and brown ones back.
"""

import pytest

from metropole import registry
from metropole.games.colonialism.positions import (
    edition_of,
    laid_out,
    practice_board,
    random_game,
    seat_of,
    shown,
    to_act,
)
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import (
    ATLANTIC,
    CHINA,
    EVENTS,
    INDIA,
    MEDITERRANEAN,
    MIDDLE_EAST,
    NORTH_AFRICA,
    SOUTHEAST_ASIA,
    SUB_SAHARAN_AFRICA,
    Board,
    Region,
    reached_from,
)
from metropole.games.colonialism.rules.events import ALL_EVENTS
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.state import NO_EVENT
from metropole.kernel import Chance, Event
from metropole.kernel.position import changed
from metropole.registry import UnknownEditionError
from metropole.testing import offered, say
from tests.rules.colonialism.cards_in_play import (
    EVENT_EDITION,
    NO_LIMIT,
    can,
    cannot,
    colonized,
    cubes_at,
    deck_of,
    discards_of,
    face_down,
    fresh_ships,
    hand_of,
    holds,
    last_phase,
    play,
    prompt,
    revealed,
    until_next_event,
    used_ships,
)
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, asked, each_told, reserve_of
from tests.rules.questions import listen

STRICT_EDITION = "colonialism/compass+events+conflictevents"
IMMEDIATE = EVENTS[:6]
LATER = EVENTS[6:]
REVERSED = "white, green, red, blue"


def event_due(g: Game) -> bool:
    return isinstance(g.pending, Chance) and g.pending.key == "event"


def whole_game(name: str, seats: int, seed: int) -> tuple[Game, list[Event]]:
    """A game played at random, and all that was told in it."""
    told: list[Event] = []

    def listen(g: Game) -> None:
        g.listener = told.append

    return random_game(name, seats, seed, watch=listen), told


# --- the deck ---


@pytest.mark.rule("X1-0-a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_events_face_down(seats: int) -> None:
    """After the preparations twelve events are left to chance, all equally likely, and none is in force."""
    g = random_game(EVENT_EDITION, seats, 1, stop=event_due)

    assert isinstance(g.pending, Chance)
    assert list(range(12)) == g.pending.outcomes
    assert [1] * 12 == g.pending.weights
    assert (ALL_EVENTS, NO_EVENT) == (g.s.event_deck, g.s.event)
    assert (1, 0) == (g.s.turn, g.s.phase)


@pytest.mark.rule("X1-0-b", "X1-0-d")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_six_events_in_a_game(seats: int, seed: int) -> None:
    """C0-6: one before the first and one before the third action round of three turns makes six different events."""
    g, told = whole_game(EVENT_EDITION, seats, seed)
    kinds = {facts.TURN_BEGAN: "turn", facts.EVENT_REVEALED: "event", facts.COLONIZATION_BEGAN: "colonization"}
    steps = [
        kinds.get(fact.kind) or f"round {facts.about(fact)['round']}"
        for fact in told
        if fact.kind in kinds or fact.kind == facts.ROUND_BEGAN
    ]
    events = each_told(told, facts.EVENT_REVEALED, "event")

    segments = ["event", "round 1", "round 2", "colonization", "event", "round 3", "round 4", "colonization"]
    assert ["turn", *segments] * 3 == steps
    assert 6 == len(set(events)) == len(events)
    assert ALL_EVENTS & ~sum([1 << event for event in events]) == g.s.event_deck


@pytest.mark.rule("X1-0-d", "X2-0-g")
def test_no_events_without_the_expansion() -> None:
    """The plain game and the one with upgrades only know no events."""
    for name in (COMPASS, "colonialism/compass+upgrades"):
        g, told = whole_game(name, 2, 4)

        assert not [fact for fact in told if fact.kind == facts.EVENT_REVEALED]
        assert (0, NO_EVENT) == (g.s.event_deck, g.s.event)


@pytest.mark.rule("X1-0-c")
@pytest.mark.ruling("A79")
def test_an_event_lasts_until_the_next() -> None:
    """The Agadir Crisis bars North Africa in both rounds of its segment, and no longer."""
    g = laid_out(EVENT_EDITION, hands={"blue": "army"}, ships={"blue": "atlantic"})

    revealed(g, "agadir crisis")
    assert ["in sub-saharan africa"] == offered(say(g.copy(), "play army"))
    for _ in range(12):
        say(g, "pass")
    assert 1 == g.s.phase
    assert ["in sub-saharan africa"] == offered(say(g.copy(), "play army"))
    until_next_event(g)
    assert "army" in hand_of(g, "blue")
    say(g, EVENTS.index("congo atrocities"))

    assert g.s.event == EVENTS.index("congo atrocities")
    assert ["in north africa", "in sub-saharan africa"] == offered(play(g, "blue", "play army"))


@pytest.mark.rule("X1-0-c")
@pytest.mark.ruling("A79")
def test_the_last_event_lasts_until_scoring() -> None:
    """In the last colonization phase of the game the last event still holds, and it is in force at the end."""
    g = laid_out(EVENT_EDITION, limit=6, event="tripartite convention", southeast_asia="red 9", india="red 9")

    last_phase(g)
    assert ("red 9", "red 6") == (shown(g, SOUTHEAST_ASIA), shown(g, INDIA))

    g, told = whole_game(EVENT_EDITION, 2, 5)
    assert each_told(told, facts.EVENT_REVEALED, "event")[-1] == g.s.event


@pytest.mark.rule("X1-0-f")
def test_immediate_events_come_before_the_first_action() -> None:
    """When the first player is asked for an action, the conference is over."""
    g = laid_out(EVENT_EDITION, sub_saharan_africa="blue 5, red 1")

    revealed(g, "berlin conference")

    assert "act" == prompt(g)
    assert "blue 3, red 3" == shown(g, SUB_SAHARAN_AFRICA)


@pytest.mark.rule("X1-0-f", "X1-0-g")
@pytest.mark.parametrize("event", LATER)
def test_other_events_do_nothing_when_revealed(event: str) -> None:
    """Events that last, and those of a region, change nothing on the table at once and ask nobody."""
    g = laid_out(
        EVENT_EDITION,
        cubes={"sub-saharan africa": "brown 2", "india": "black 1"},
        ships={"blue": "mediterranean"},
        discards={"blue": "army"},
        sub_saharan_africa="blue 2",
        north_africa="blue 2",
        india="blue 2, natives 3",
        southeast_asia="blue 9, natives 1",
    )
    before = g.s.copy()
    before.event = EVENTS.index(event)
    before.event_deck &= ~(1 << before.event)
    before.acted = changed(g.s.acted, 0, 1)

    revealed(g, event)

    assert ("act", "blue") == (prompt(g), asked(g))
    assert before.numbers() == g.s.numbers()


@pytest.mark.rule("X1-0-e")
@pytest.mark.parametrize(
    ("event", "answer"),
    [("young turks", "leave"), ("sick man of europe", "done"), ("open door policy", "done")],
)
def test_decisions_in_turn_order(event: str, answer: str) -> None:
    """From the top of the track to the bottom, whatever the seats."""
    colours = ("blue", "red", "green", "white")
    g = laid_out(
        EVENT_EDITION,
        track=REVERSED,
        hands=dict.fromkeys(colours, "army"),
        held=dict.fromkeys(colours, "yellow 1"),
        middle_east="blue 1, red 1, green 1, white 1",
    )

    revealed(g, event)
    order = []
    while prompt(g) != "act":
        order.append(asked(g))
        say(g, answer)

    assert REVERSED == ", ".join(order)


@pytest.mark.rule("X1-0-e")
@pytest.mark.parametrize(
    ("event", "place", "words"),
    [("gurkhas", "india", ["place china", "done"]), ("cultivation system", "southeast asia", ["done"])],
)
def test_regional_decisions_in_turn_order(event: str, place: str, words: list[str]) -> None:
    """Also during colonization the top of the track decides first."""
    colours = ("blue", "red", "green", "white")
    everybody = "blue 1, red 1, green 1, white 1, natives 1"
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event=event,
        track=REVERSED,
        discards=dict.fromkeys(colours, "army"),
        policies={place: "blue treaty"},
        india=everybody,
        southeast_asia=everybody,
    )

    colonized(g, INDIA if place == "india" else SOUTHEAST_ASIA)
    order = []
    while not g.over:
        order.append(asked(g))
        say(g, *words)

    assert REVERSED == ", ".join(order)


@pytest.mark.ruling("A70")
def test_the_board_says_where_events_happen() -> None:
    """Another board, another place; the one place that is known in print is the Mediterranean."""
    g = laid_out(EVENT_EDITION, board=moved("berlin conference", CHINA), sub_saharan_africa="blue 5", china="blue 5")

    revealed(g, "berlin conference")

    assert ("blue 5", "blue 3") == (shown(g, SUB_SAHARAN_AFRICA), shown(g, CHINA))
    assert MEDITERRANEAN == registry.COLONIALISM.load_board().board.event_place[EVENTS.index("urabi revolt")]


def moved(event: str, place: int) -> Board:
    """The practice board with one event somewhere else."""
    board = practice_board()
    board.event_place[EVENTS.index(event)] = place
    return board


@pytest.mark.ruling("A70")
@pytest.mark.parametrize(
    ("event", "words", "after"),
    [
        ("young turks", ["leave"], ""),
        ("boxer rebellion", [1], "blue 1"),
        ("sick man of europe", ["place north africa"], "blue 3"),
    ],
)
def test_immediate_events_follow_the_board(event: str, words: list[str | int], after: str) -> None:
    """Moved to North Africa they happen there, and nowhere else."""
    g = laid_out(
        EVENT_EDITION,
        board=moved(event, NORTH_AFRICA),
        held={"blue": "yellow 1"},
        north_africa="blue 2",
        middle_east="blue 2",
        china="blue 2",
    )

    say(revealed(g, event), *words)

    assert [after, "blue 2", "blue 2"] == [shown(g, region) for region in (NORTH_AFRICA, MIDDLE_EAST, CHINA)]


@pytest.mark.ruling("A70")
def test_open_door_follows_the_board() -> None:
    """The free policy card lies where the board puts the event."""
    g = laid_out(EVENT_EDITION, board=moved("open door policy", INDIA), hands={"blue": "army"})

    say(revealed(g, "open door policy"), "play army")

    assert "army" == face_down(g, "blue", INDIA)


@pytest.mark.ruling("A70")
def test_lasting_events_follow_the_board() -> None:
    """Agadir Crisis and Urabi Revolt bar other places, Congo Atrocities other cubes."""
    agadir = laid_out(
        EVENT_EDITION,
        board=moved("agadir crisis", INDIA),
        event="agadir crisis",
        hands={"blue": "army"},
        ships={"blue": "bay of bengal, atlantic"},
    )
    urabi = laid_out(
        EVENT_EDITION,
        board=moved("urabi revolt", ATLANTIC),
        event="urabi revolt",
        ships={"blue": "atlantic, mediterranean"},
    )
    congo = laid_out(
        EVENT_EDITION,
        board=moved("congo atrocities", INDIA),
        event="congo atrocities",
        policies={"india": "red treaty"},
        cubes={"india": "brown 2"},
        india="red 3",
    )

    elsewhere = ["in north africa", "in sub-saharan africa", "in southeast asia"]
    assert elsewhere == offered(play(agadir, "blue", "play army"))
    assert can(urabi, "blue", "explore north africa", "explore middle east")
    assert cannot(urabi, "blue", "explore sub-saharan africa")
    assert "brown 2" == cubes_at(colonized(congo, INDIA), INDIA)


@pytest.mark.ruling("A70")
@pytest.mark.parametrize("event", ["gurkhas", "cultivation system"])
def test_regional_events_follow_the_board(event: str) -> None:
    """They wait for the region that the board names."""
    g = laid_out(
        EVENT_EDITION,
        board=moved(event, CHINA),
        event=event,
        policies={"china": "blue treaty", "india": "red treaty", "southeast asia": "red army"},
        china="blue 1, natives 1",
        india="blue 1, natives 1",
        southeast_asia="blue 1, natives 1",
    )

    assert colonized(g.copy(), INDIA).over
    assert colonized(g.copy(), SOUTHEAST_ASIA).over
    assert event.split()[0] == prompt(colonized(g, CHINA))


@pytest.mark.ruling("A70")
def test_the_convention_follows_the_board() -> None:
    """The influence check is left out where the board says so."""
    board = practice_board([6] * 6)
    board.event_place[EVENTS.index("tripartite convention")] = INDIA
    g = laid_out(EVENT_EDITION, board=board, event="tripartite convention", india="red 9", southeast_asia="red 9")

    last_phase(g)

    assert ("red 9", "red 6") == (shown(g, INDIA), shown(g, SOUTHEAST_ASIA))


@pytest.mark.ruling("A81")
@pytest.mark.parametrize("edition", [SPIELWORXX, ORIGINAL])
@pytest.mark.parametrize("expansion", ["events", "upgrades"])
def test_expansions_belong_to_the_compass_edition(edition: str, expansion: str) -> None:
    """The expansions are offered with the edition of 2018 only."""
    assert expansion in registry.find(f"{COMPASS}+{expansion}").options
    with pytest.raises(UnknownEditionError):
        registry.find(f"{edition}+{expansion}")


# --- Berlin Conference ---


@pytest.mark.rule("X1-BERLIN-a", "X1-BERLIN-b")
@pytest.mark.ruling("A71")
def test_berlin_conference() -> None:
    """V-X1-1: one disc becomes two for want of reserve, five become three, none stay none; natives are left alone."""
    g = laid_out(
        EVENT_EDITION, reserve={"red": 1}, sub_saharan_africa="red 1, blue 5, green 3, natives 2", india="white 4"
    )

    revealed(g, "berlin conference")

    assert "blue 3, red 2, green 3, natives 2" == shown(g, SUB_SAHARAN_AFRICA)
    assert [19, 0, 19, 18] == g.s.reserve


@pytest.mark.ruling("A86")
def test_berlin_in_turn_order() -> None:
    """The conference deals with the players from the top of the track down."""
    g = laid_out(EVENT_EDITION, track=REVERSED, sub_saharan_africa="blue 1, red 5, green 1, white 4")
    told = listen(g)

    revealed(g, "berlin conference")

    moved = [facts.about(fact)["seat"] for fact in told if fact.kind in (facts.DISCS_ADDED, facts.DISCS_REMOVED)]
    assert [3, 2, 1, 0] == moved


# --- Young Turks ---


@pytest.mark.rule("X1-TURKS-a")
def test_young_turks() -> None:
    """Whoever is in the region gives back a cube of a colour they have, or leaves; others are not asked."""
    g = laid_out(
        EVENT_EDITION,
        held={"blue": "yellow 2, black 1", "red": "brown 1", "green": "brown 4"},
        cubes={"middle east": "brown 1"},
        middle_east="blue 4, red 3, natives 2",
        india="green 3",
    )

    revealed(g, "young turks")
    assert ("blue", ["pay yellow", "pay black", "leave"]) == (asked(g), offered(g))
    say(g, "pay yellow")
    assert ("red", ["pay brown", "leave"]) == (asked(g), offered(g))
    say(g, "leave")

    assert "act" == prompt(g)
    assert "blue 4, natives 2" == shown(g, MIDDLE_EAST)
    assert "yellow 1, brown 1" == cubes_at(g, MIDDLE_EAST)
    assert ("yellow 1, black 1", "brown 1", "brown 4") == (holds(g, "blue"), holds(g, "red"), holds(g, "green"))
    assert 22 == reserve_of(g, "red")


@pytest.mark.ruling("A72")
def test_young_turks_without_cubes() -> None:
    """Who has nothing to give has to leave, unasked."""
    g = laid_out(EVENT_EDITION, middle_east="blue 4, natives 2")

    revealed(g, "young turks")

    assert "act" == prompt(g)
    assert "natives 2" == shown(g, MIDDLE_EAST)


# --- Opium Trade ---


@pytest.mark.rule("X1-OPIUM-a")
def test_opium_trade() -> None:
    """V-X1-2: all black cubes go one way and all brown ones the other, at the same time."""
    g = laid_out(EVENT_EDITION, cubes={"india": "black 2, brown 1, yellow 1", "china": "black 1, brown 3"})

    revealed(g, "opium trade")

    assert ("yellow 1, brown 4", "black 3") == (cubes_at(g, INDIA), cubes_at(g, CHINA))


@pytest.mark.rule("X1-OPIUM-a")
@pytest.mark.ruling("A70")
def test_opium_trade_follows_the_board() -> None:
    """On a board with the directions reversed, so is the trade."""
    board = practice_board()
    opium = EVENTS.index("opium trade")
    board.event_place[opium], board.event_other[opium] = CHINA, INDIA
    g = laid_out(EVENT_EDITION, board=board, cubes={"china": "black 2, brown 1, yellow 1", "india": "black 1, brown 3"})

    revealed(g, "opium trade")

    assert ("yellow 1, brown 4", "black 3") == (cubes_at(g, CHINA), cubes_at(g, INDIA))


# --- Boxer Rebellion ---


@pytest.mark.rule("X1-BOXER-a")
@pytest.mark.ruling("A73", "A86")
def test_boxer_rebellion() -> None:
    """V-X1-3: each player there rolls, in turn order, and loses as many discs, or all; two discs fall to a three."""
    g = laid_out(EVENT_EDITION, track=REVERSED, china="blue 4, red 2, green 5, natives 3", india="white 4")
    told = listen(g)

    revealed(g, "boxer rebellion")
    for roll in (1, 3, 2):
        assert isinstance(g.pending, Chance)
        assert ("die", [1, 2, 3]) == (g.pending.key, g.pending.outcomes)
        say(g, roll)

    assert "act" == prompt(g)
    assert "blue 2, green 4, natives 3" == shown(g, CHINA)
    assert "white 4" == shown(g, INDIA)
    rolled = [facts.about(fact) for fact in told if fact.kind == facts.DIE]
    assert [(2, 1), (1, 3), (0, 2)] == [(about["seat"], about["count"]) for about in rolled]


# --- Sick Man of Europe ---


@pytest.mark.rule("X1-SICK-a")
def test_sick_man_of_europe() -> None:
    """Every player may place one disc, without ship or influence there, or decline."""
    g = laid_out(EVENT_EDITION, middle_east="blue 2, natives 2")

    revealed(g, "sick man of europe")
    for answer in ("place middle east", "place middle east", "done", "place middle east"):
        assert ["place middle east", "done"] == offered(g)
        say(g, answer)

    assert "act" == prompt(g)
    assert "blue 3, red 1, white 1, natives 2" == shown(g, MIDDLE_EAST)
    assert [19, 21, 22, 21] == g.s.reserve


@pytest.mark.ruling("A75")
def test_sick_man_with_an_empty_reserve() -> None:
    """Who has no disc left can only decline, and is not asked."""
    g = laid_out(EVENT_EDITION, reserve={"blue": 0}, middle_east="natives 2")

    revealed(g, "sick man of europe")

    assert "red" == asked(g)


# --- Open Door Policy ---


@pytest.mark.rule("X1-OPEN-a")
@pytest.mark.ruling("A74")
def test_open_door_policy() -> None:
    """One policy card at the region, face-down, without a ship and without spending an action; or none."""
    g = laid_out(
        EVENT_EDITION,
        hands={"blue": "army, treaty, plague, consolidate holdings", "red": "fleet", "green": "trade"},
        ships={"blue": "south china sea"},
    )
    told = listen(g)

    revealed(g, "open door policy")
    assert ("blue", ["play army", "play treaty", "done"]) == (asked(g), offered(g))
    say(g, "play treaty")
    assert ("red", ["play fleet", "done"]) == (asked(g), offered(g))
    say(g, "done")
    assert ("green", ["done"]) == (asked(g), offered(g))
    say(g, "done")

    assert ("act", "blue") == (prompt(g), asked(g))
    assert "treaty" == face_down(g, "blue", CHINA)
    assert ["army", "consolidate holdings", "plague"] == hand_of(g, "blue")
    assert ["fleet"] == hand_of(g, "red")
    declined = each_told(told, facts.DECLINED, "seat")
    assert [1, 2, 3] == declined  # everybody but blue, also who has no card
    assert [0, 0, 0, 0, 1] == fresh_ships(g, "blue")
    assert [1, 0, 0, 0] == g.s.acted  # blue is about to act for the first time


@pytest.mark.ruling("A74")
def test_open_door_card_is_the_first_at_the_region() -> None:
    """The next card at the region lies face-up, as usual."""
    g = laid_out(EVENT_EDITION, hands={"blue": "army, treaty"}, ships={"blue": "south china sea"})

    revealed(g, "open door policy")
    say(g, "play treaty")
    play(g, "blue", "play army", "in china")

    assert "treaty" == face_down(g, "blue", CHINA)
    assert 1 == g.s.up[seat_of(g, "blue") * 6 + CHINA]


# --- Congo Atrocities ---


@pytest.mark.rule("X1-CONGO-a")
@pytest.mark.parametrize(
    ("event", "left", "held"),
    [("congo atrocities", "brown 2", "yellow 1"), ("agadir crisis", "", "yellow 1, brown 2")],
)
def test_congo_atrocities(event: str, left: str, held: str) -> None:
    """V-COL-6: red takes the yellow cube and the brown ones stay; under another event red takes both."""
    g = laid_out(
        EVENT_EDITION,
        event=event,
        policies={"sub-saharan africa": "red treaty"},
        cubes={"sub-saharan africa": "yellow 1, brown 2"},
        sub_saharan_africa="red 3",
    )

    colonized(g, SUB_SAHARAN_AFRICA)
    if not g.over:
        say(g, "take brown")

    assert (left, held) == (cubes_at(g, SUB_SAHARAN_AFRICA), holds(g, "red"))


@pytest.mark.rule("X1-CONGO-a")
def test_brown_cubes_of_other_regions_are_free() -> None:
    """The atrocities bar one region only."""
    g = laid_out(
        EVENT_EDITION,
        event="congo atrocities",
        policies={"india": "red treaty"},
        cubes={"india": "brown 2"},
        india="red 3",
    )

    assert "brown 2" == holds(colonized(g, INDIA), "red")


# --- Agadir Crisis ---


@pytest.mark.rule("X1-AGADIR-a")
def test_agadir_crisis() -> None:
    """No policy card may be played at the region; elsewhere it may, and action cards and exploring go on."""
    g = laid_out(
        EVENT_EDITION,
        event="agadir crisis",
        hands={"blue": "army, plague, diplomacy"},
        ships={"blue": "mediterranean"},
        north_africa="blue 2, natives 2",
    )

    assert ["in middle east"] == offered(play(g, "blue", "play army"))
    assert ["in north africa"] == offered(play(g, "blue", "play plague"))
    assert ["in north africa"] == offered(play(g, "blue", "play diplomacy"))
    assert can(g, "blue", "explore north africa", "withdraw north africa")


@pytest.mark.rule("X1-AGADIR-a")
def test_agadir_crisis_can_make_a_policy_unplayable() -> None:
    """If the region is the only one in reach, the card is not offered at all."""
    board = practice_board()
    board.shores[MEDITERRANEAN] = 1 << NORTH_AFRICA
    board.reached = reached_from(board.shores)
    g = laid_out(
        EVENT_EDITION, board=board, event="agadir crisis", hands={"blue": "army"}, ships={"blue": "mediterranean"}
    )

    assert cannot(g, "blue", "play army")


# --- Urabi Revolt ---


def mediterranean_fleet(event: str, ships: str) -> Game:
    return laid_out(
        EVENT_EDITION,
        event=event,
        hands={"blue": "army, plague, trade, diplomacy"},
        ships={"blue": ships},
        cubes={"north africa": "yellow 1", "middle east": "brown 1"},
        north_africa="blue 2, natives 2",
        middle_east="blue 2",
    )


MEDITERRANEAN_ACTIONS = (
    "play army",
    "play plague",
    "play trade",
    "explore north africa",
    "explore middle east",
    "withdraw north africa",
    "withdraw middle east",
)


@pytest.mark.rule("X1-URABI-a")
@pytest.mark.ruling("A76")
def test_urabi_revolt() -> None:
    """Fresh ships in the Mediterranean fulfil no requirement; cards without one and moves go on."""
    revolt = mediterranean_fleet("urabi revolt", "mediterranean")
    peace = mediterranean_fleet("congo atrocities", "mediterranean")

    assert can(peace, "blue", *MEDITERRANEAN_ACTIONS)
    assert cannot(revolt, "blue", *MEDITERRANEAN_ACTIONS)
    assert can(revolt, "blue", "play diplomacy", "move mediterranean")


@pytest.mark.rule("X1-URABI-a")
def test_urabi_revolt_leaves_other_ships_alone() -> None:
    """With another ship beside the region that one is used."""
    g = mediterranean_fleet("urabi revolt", "mediterranean, atlantic")

    play(g, "blue", "explore north africa")

    assert [0, 1, 0, 0, 0] == fresh_ships(g, "blue")
    assert [1, 0, 0, 0, 0] == used_ships(g, "blue")


@pytest.mark.rule("X1-URABI-b")
@pytest.mark.ruling("A76")
def test_ships_move_during_the_revolt() -> None:
    """A ship may leave, fresh as it is, and be used where it arrives; another may come in."""
    g = mediterranean_fleet("urabi revolt", "mediterranean, atlantic")

    play(g, "blue", "move atlantic", "to mediterranean")
    assert [0, 2, 0, 0, 0] == fresh_ships(g, "blue")
    play(g, "blue", "move mediterranean", "to arabian sea")

    assert [0, 1, 1, 0, 0] == fresh_ships(g, "blue")
    assert can(g, "blue", "explore middle east")
    assert cannot(g, "blue", "explore north africa")


@pytest.mark.ruling("A76")
def test_policies_count_ships_during_the_revolt() -> None:
    """Fleet counts the ships that lie in the Mediterranean."""
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event="urabi revolt",
        policies={"north africa": "blue fleet"},
        ships={"blue": "mediterranean, atlantic"},
        north_africa="natives 1",
    )

    assert "blue 4, natives 1" == shown(colonized(g, NORTH_AFRICA), NORTH_AFRICA)


# --- Tripartite Convention ---


@pytest.mark.rule("X1-TRIP-a", "X1-TRIP-b")
@pytest.mark.parametrize(
    ("start", "limit", "under", "without"),
    [
        ("red 10, blue 8, natives 2", 12, "blue 7, red 9", "blue 5, red 7"),
        ("natives 2, red 2, blue 9", 6, "blue 8", "blue 8"),
        ("red 10, blue 8", 12, "blue 5, red 7", "blue 5, red 7"),
        ("red 6, blue 4, natives 4", 12, "blue 3, red 6, natives 3", "blue 3, red 6, natives 3"),
    ],
)
def test_tripartite_convention(start: str, limit: int, under: str, without: str) -> None:
    """V-TRI-1 to V-TRI-3: conflict ends with the last native disc, tied factions together, and otherwise as usual."""
    results = []
    for event in ("tripartite convention", "agadir crisis"):
        g = laid_out(
            EVENT_EDITION, limit=limit, event=event, policies={"southeast asia": "green army"}, southeast_asia=start
        )
        results.append(shown(colonized(g, SOUTHEAST_ASIA), SOUTHEAST_ASIA))

    assert [under, without] == results


@pytest.mark.rule("X1-TRIP-a")
def test_tripartite_convention_holds_in_one_region() -> None:
    """Elsewhere conflict goes on after the last native disc."""
    g = laid_out(
        EVENT_EDITION,
        limit=12,
        event="tripartite convention",
        policies={"india": "green treaty"},
        india="red 10, blue 8, natives 2",
    )

    assert "blue 5, red 7" == shown(colonized(g, INDIA), INDIA)


@pytest.mark.rule("X1-TRIP-c")
@pytest.mark.parametrize(("event", "after"), [("tripartite convention", "blue 8"), ("agadir crisis", "blue 6")])
def test_no_influence_check_under_the_convention(event: str, after: str) -> None:
    """V-TRI-2: blue's eight discs are not trimmed to the limit of six in this segment."""
    g = laid_out(EVENT_EDITION, limit=6, event=event, southeast_asia="natives 2, red 2, blue 9")

    assert after == shown(last_phase(g), SOUTHEAST_ASIA)


@pytest.mark.rule("X1-TRIP-c")
@pytest.mark.ruling("A77")
def test_mercenaries_leave_under_the_convention() -> None:
    """Only the trimming is suspended; and what stays above the limit counts at the next limit check."""
    g = laid_out(EVENT_EDITION, limit=6, event="tripartite convention", southeast_asia="blue 8, blue mercenaries 2")

    last_phase(g)
    assert "blue 8" == shown(g, SOUTHEAST_ASIA)
    g.s.event = EVENTS.index("agadir crisis")
    g.s.natives[SOUTHEAST_ASIA] = 1

    assert "blue 6" == shown(last_phase(g), SOUTHEAST_ASIA)
    assert 0 == g.s.natives[SOUTHEAST_ASIA]


# --- Gurkhas ---


def gurkhas(edition: str = EVENT_EDITION, limit: int = NO_LIMIT, india: str = "blue 2, natives 1") -> Game:
    return colonized(
        laid_out(edition, limit=limit, event="gurkhas", policies={"india": "red treaty"}, india=india), INDIA
    )


@pytest.mark.rule("X1-GURKHA-a", "X1-0-g")
def test_gurkhas() -> None:
    """Up to three discs from the reserve into any regions, the same one several times or different ones."""
    g = gurkhas()
    assert "blue" == asked(g)
    every_region = [
        "place north africa",
        "place sub-saharan africa",
        "place middle east",
        "place india",
        "place china",
        "place southeast asia",
        "done",
    ]
    assert every_region == offered(g)
    one, two = g.copy(), g.copy()

    say(g, "place north africa", "place india", "place india")
    assert g.over
    assert ("blue 1", "blue 4, natives 1") == (shown(g, NORTH_AFRICA), shown(g, INDIA))
    say(one, "place southeast asia", "done")
    assert (True, "blue 1") == (one.over, shown(one, SOUTHEAST_ASIA))
    say(two, "place china", "place china", "done")
    assert (True, "blue 2") == (two.over, shown(two, CHINA))


@pytest.mark.rule("X1-GURKHA-a")
def test_gurkhas_come_in_any_order() -> None:
    """After the first disc every region is still offered, and the next player finds the same position."""
    g = gurkhas(india="blue 2, red 2, natives 1")
    every_region = offered(g)
    other = g.copy()

    for word in ["place india", "place north africa", "place china"]:
        assert every_region == offered(g)
        say(g, word)
    say(other, "place north africa", "place china", "place india")

    assert ("blue 1", "blue 1") == (shown(g, NORTH_AFRICA), shown(g, CHINA))
    assert "red" == asked(g)
    assert g.numbers() == other.numbers()


@pytest.mark.rule("X1-GURKHA-a")
def test_gurkhas_are_for_players_in_the_region() -> None:
    """Whoever has lost their last disc in the conflict, or never had one, places nothing."""
    g = gurkhas(limit=4, india="blue 6, green 1, natives 2")

    assert "blue" == asked(g)
    say(g, "place china", "place china", "place china")

    assert g.over
    assert "blue 3" == shown(g, CHINA)


@pytest.mark.rule("X1-GURKHA-a")
def test_gurkhas_with_a_short_reserve() -> None:
    """Nobody places more than their reserve holds; whoever has an empty one is not asked."""
    two = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event="gurkhas",
        policies={"india": "red treaty"},
        reserve={"blue": 0, "red": 2},
        india="blue 2, red 2, natives 1",
    )

    colonized(two, INDIA)
    assert "red" == asked(two)
    say(two, "place china", "place china")

    assert two.over
    assert ("red 2", 0) == (shown(two, CHINA), reserve_of(two, "red"))


@pytest.mark.rule("X1-POST-a", "X1-0-g")
def test_gurkhas_come_between_conflict_and_collection() -> None:
    """The discs placed are no part of the conflict, but they decide who collects first."""
    g = laid_out(
        EVENT_EDITION,
        limit=6,
        event="gurkhas",
        track="red, blue, green, white",
        policies={"india": "green treaty"},
        cubes={"india": "yellow 1, brown 1"},
        india="blue 4, red 4",
    )

    colonized(g, INDIA)
    assert ("gurkhas", "red") == (prompt(g), asked(g))
    assert "blue 3, red 3" == shown(g, INDIA)
    say(g, "place china", "done", "place india", "done")

    assert "blue 4, red 3" == shown(g, INDIA)
    assert ("collect", "blue") == (prompt(g), asked(g))


@pytest.mark.rule("X1-0-g")
def test_regional_events_wait_for_their_region() -> None:
    """The colonization of another region does not bring the Gurkhas, and neither does a region left alone."""
    elsewhere = laid_out(
        EVENT_EDITION, event="gurkhas", policies={"china": "blue treaty"}, china="blue 1", india="blue 1"
    )
    quiet = laid_out(EVENT_EDITION, limit=NO_LIMIT, event="gurkhas", india="blue 2, natives 1")

    assert last_phase(elsewhere).over
    assert last_phase(quiet).over


# --- Cultivation System ---


@pytest.mark.rule("X1-CULT-a", "X1-POST-a")
def test_cultivation_system() -> None:
    """One card of the own discard pile, the ones just resolved included, or none; before anything is collected."""
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event="cultivation system",
        policies={"southeast asia": "blue treaty"},
        discards={"blue": "army, plague", "red": "fleet", "green": "empire"},
        cubes={"southeast asia": "yellow 1, brown 1"},
        southeast_asia="blue 2, red 1",
    )
    deck = deck_of(g, "blue")

    colonized(g, SOUTHEAST_ASIA)
    assert ("blue", ["recover army", "recover treaty", "recover plague", "done"]) == (asked(g), offered(g))
    say(g, "recover plague")
    assert ("red", ["recover fleet", "done"]) == (asked(g), offered(g))
    say(g, "done")

    assert "collect" == prompt(g)
    assert (["plague"], ["army", "treaty"]) == (hand_of(g, "blue"), discards_of(g, "blue"))
    assert ([], ["fleet"]) == (hand_of(g, "red"), discards_of(g, "red"))
    assert deck == deck_of(g, "blue")


@pytest.mark.rule("X1-CULT-a")
def test_cultivation_system_after_conflict() -> None:
    """Only who still has influence after the conflict takes a card."""
    g = laid_out(
        EVENT_EDITION,
        limit=4,
        event="cultivation system",
        discards={"blue": "army", "green": "empire"},
        southeast_asia="blue 6, green 1, natives 2",
    )

    last_phase(g)
    assert "blue" == asked(g)
    say(g, "recover army")

    assert g.over


# --- A78 and its option ---


@pytest.mark.ruling("A78")
@pytest.mark.parametrize(("edition", "asks"), [(EVENT_EDITION, True), (STRICT_EDITION, False)])
@pytest.mark.parametrize(("event", "region"), [("gurkhas", INDIA), ("cultivation system", SOUTHEAST_ASIA)])
def test_regional_events_without_conflict(event: str, region: Region, edition: str, asks: bool) -> None:
    """A region colonized for its policy cards alone brings its event too; by option it does not."""
    g = laid_out(
        edition,
        limit=NO_LIMIT,
        event=event,
        policies={"india": "blue treaty", "southeast asia": "blue army"},
        india="blue 2, natives 1",
        southeast_asia="blue 2, natives 1",
    )

    colonized(g, region)

    assert asks != g.over


@pytest.mark.ruling("A78")
@pytest.mark.parametrize("edition", [EVENT_EDITION, STRICT_EDITION])
@pytest.mark.parametrize("event", ["gurkhas", "cultivation system"])
def test_regional_events_after_conflict(event: str, edition: str) -> None:
    """After a real conflict the event comes with the option as without it."""
    g = laid_out(
        edition,
        limit=4,
        event=event,
        discards={"blue": "army"},
        india="blue 6, natives 2",
        southeast_asia="blue 6, natives 2",
    )

    last_phase(g)

    assert ("blue", event.split()[0]) == (asked(g), prompt(g))


@pytest.mark.ruling("A78")
def test_the_option_needs_the_expansion() -> None:
    """Without events there is nothing to decide otherwise."""
    assert edition_of(STRICT_EDITION).regional_needs_conflict
    assert not edition_of(EVENT_EDITION).regional_needs_conflict
    with pytest.raises(UnknownEditionError, match="events"):
        registry.find("colonialism/compass+conflictevents")


@pytest.mark.ruling("A78")
def test_the_option_leaves_other_events_alone() -> None:
    """Immediate and lasting events, and the convention, are the same with the option."""
    g = laid_out(STRICT_EDITION, limit=6, event="tripartite convention", southeast_asia="natives 2, red 2, blue 9")

    assert "blue 8" == shown(last_phase(g), SOUTHEAST_ASIA)
    assert "blue 3" == shown(
        revealed(laid_out(STRICT_EDITION, sub_saharan_africa="blue 5"), "berlin conference"), SUB_SAHARAN_AFRICA
    )


@pytest.mark.rule("X1-0-b")
def test_events_alone_sell_nothing() -> None:
    """The first expansion alone brings no upgrades."""
    g = laid_out(EVENT_EDITION, held={"blue": "yellow 5"})

    assert not [option for option in offered(to_act(g, "blue")) if option.startswith("buy")]


@pytest.mark.rule("X1-GURKHA-a")
def test_gurkhas_may_be_declined() -> None:
    """Who places nothing is not asked again."""
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event="gurkhas",
        policies={"india": "red treaty"},
        india="blue 2, red 2, natives 1",
    )

    say(colonized(g, INDIA), "done")

    assert ("gurkhas", "red") == (prompt(g), asked(g))


@pytest.mark.rule("X1-GURKHA-a")
def test_gurkhas_with_one_disc() -> None:
    """Who has one disc in reserve is asked once."""
    g = laid_out(
        EVENT_EDITION,
        limit=NO_LIMIT,
        event="gurkhas",
        policies={"india": "red treaty"},
        reserve={"blue": 1},
        india="blue 2, natives 1",
    )

    say(colonized(g, INDIA), "place china")

    assert g.over
    assert "blue 1" == shown(g, CHINA)
