"""What each number of an observation of Empires means. Watchers of whole games prove that it tells nothing else."""

from functools import cache
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.empires import action_space, facts
from metropole.empires.control import SAFE, piled
from metropole.empires.game import Game
from metropole.empires.state import ROUNDS
from metropole.encoding import History, empires, encoder
from metropole.encoding.empires import FIGURES, encode, layout, observe
from metropole.encoding.layout import MOST, Layout
from metropole.kernel import Decision, Event
from metropole.kernel.questions import EVERYBODY
from metropole.laws import random_step

YOU = 1  # the observer's seat wherever one is enough
CONGO, INDIA = 4, 9


@cache
def plan(seats: int) -> Layout:
    return layout(seats)


def bare(seats: int) -> Layout:
    """What the numbers mean without the history, which comes separately."""
    return Layout(tuple([field for field in plan(seats).fields if field.group != "history"]))


def seen(g: Game, seat: int) -> Any:
    return registry.EMPIRES.view(g, seat)


# --- shape ---


def test_every_label_is_used_once() -> None:
    for seats in range(2, 7):
        assert len(set(plan(seats).labels)) == plan(seats).size


def test_editions_are_laid_out_alike() -> None:
    lengths = {len(observe(registry.find(f"empires/{name}").start(4), 0)) for name in ("second", "revised")}
    assert lengths == {bare(4).size}


# --- meaning ---

# A field of the position, a place in it (none: all of it), its new value, and where and as what this is seen by the
# second of four players.
MEANINGS: tuple[tuple[str, int | None, Any, str, int], ...] = (
    ("tokens", INDIA, 2, "tokens[india]", 2),
    ("excluded", None, 1 << INDIA, "excluded[india]", 1),
    ("colonies", INDIA, 0, "colonies[india, you+3]", 1),
    ("independent", None, 1 << INDIA, "independent[india]", 1),
    ("unrest", INDIA, 7, "unrest[india]", 7),
    ("missions", INDIA, 3, "missions[india]", 3),
    ("city", None, INDIA, "city[india]", 1),
    ("relevant_cities", INDIA, 2, "relevant cities[india]", 2),
    ("marked", None, 1 << INDIA, "marked[india]", 1),
    ("city_value", None, 4, "city value", 4),
    ("america", None, 1, "america", 1),
    ("circumnavigation", None, 1, "circumnavigation", 1),
    ("discovered_turn", None, -1, "discovered", 1),
    ("discovered_round", None, 4, "discovered round", 4),
    ("abolished", None, 1, "abolished", 1),
    ("war_box", None, 6, "war box", 6),
    ("fought", None, 1, "fought", 1),
    ("treasury", 2, 77, "figures[you+1, treasury]", 77),
    ("treasury", 3, 1000, "figures[you+2, treasury]", MOST),
    ("fleets", 1, 21, "figures[you, fleets]", 21),
    ("squadrons", 0, 22, "figures[you+3, squadrons]", 22),
    ("goods", 3, 23, "figures[you+2, goods]", 23),
    ("prestige", 2, 9, "figures[you+1, prestige]", 9),
    ("prestige", 2, -2, "figures[you+1, prestige owed]", 2),
    ("diplomacy", 1, 6, "figures[you, diplomacy]", 6),
    ("tracks", 2 * 4 + 3, 2, "tracks[you+1, economy]", 2),
    ("nations", 3, 2, "nations[you+2, dutch republic]", 1),
    ("starless", None, 1 << 2, "starless[you+1]", 1),
    ("doubles", None, 1 << 0, "doubles[you+3]", 1),
    ("uses", 2, 1 << 9, "uses[you+1, financier]", 1),
    ("uses", 2, 1 << 5, "uses[you+1, rebel]", 1),
    ("gifts", 1, 4, "figures[you, gifts]", 4),
    ("laid", 0, 1 << 5, "laid[you+3, scientist/missionary]", 1),
    ("locked", 2, 0, "locked[you+1, explorer/conqueror]", 1),
    ("released", None, 1 << 3, "released[you+2]", 1),
    ("order", None, [2, 0, 1, 3], "figures[you+3, order]", 2),
    ("first", None, 1, "first[you]", 1),
    ("shipped", 2, 5, "figures[you+1, shipped]", 5),
    ("victories", 2, 3, "figures[you+1, victories]", 3),
    ("war_points", 0, 2, "figures[you+3, war points]", 2),
    ("war_points", 0, -3, "figures[you+3, war points owed]", 3),
    ("empires", None, 1 << 1, "empires[you]", 1),
    ("progress_holder", None, 3, "progress holder[you+2]", 1),
    ("mission_holder", None, 0, "mission holder[you+3]", 1),
    ("missions_placed", 2, 8, "figures[you+1, missions placed]", 8),
    ("navy_bought", None, 1 << 2, "navy bought[you+1]", 1),
    ("privateers", 2 * 4 + 0, 3, "privateers[you+1, you+3]", 3),
    ("raiders", 2, 2, "figures[you+1, raiders]", 2),
    ("year", None, 2, "year", 2),
    ("attacker", None, 2, "attacker[you+1]", 1),
    ("defender", None, 1, "defender[you]", 1),
    ("allies", 1, 3, "allies[defender, you+2]", 1),
    ("hired", 0, 0, "hired[attacker, you+3]", 1),
    ("offers", 1, 11, "offers[defender]", 11),
    ("sea_losses", 0, 4, "sea losses[attacker]", 4),
    ("warring", None, 1 << 0 | 1 << 3, "warring[you+2]", 1),
    ("quotas", 3, 5, "figures[you+2, quotas]", 5),
    ("turn", None, 300, "turn", MOST),
    ("round", None, 3, "round[3]", 1),
    ("phase", None, 2, "phase[order]", 1),
)
APART = {  # proved one by one below
    *("counters", "control", "safe", "discovered turn", "loans", "debt", "doomed", "rows", "own row", "given row"),
    *("given lock", "given side", "backs", "seat", "prompt", "actor", "territory", "space", "other", "other number"),
    *("count", "amount", "index", "flag", "territory below", "space below", "other below", "amount below", "deeds"),
}
MOVED_TOO = {  # what is left behind, or goes along by its nature
    "prestige owed": {"prestige"},
    "discovered": {"discovered turn"},
}


def table_of_four() -> Game:
    """Set up with a first player, so that nothing is drawn any more; its lists are its own."""
    g: Game = registry.find("empires/second").start(4)
    random_step(g, Random(0))
    g.s.first = 0
    g.s.own()
    return g


def shown(g: Game, seat: int = YOU) -> dict[str, int]:
    """The numbers of an observation by their labels, the same from the game and from a view."""
    cells = observe(g, seat)
    assert cells == encode(seen(g, seat))
    return dict(zip(bare(g.seats).labels, cells, strict=True))


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {label: cell for label, cell in after.items() if before[label] != cell}


@pytest.mark.parametrize(("field", "place", "value", "label", "cell"), MEANINGS)
def test_each_number_means_what_its_label_says(
    field: str, place: int | None, value: Any, label: str, cell: int
) -> None:
    """Something changes on the table: the number with this label does, and none of another field."""
    g = table_of_four()
    before = shown(g)

    if place is None:
        setattr(g.s, field, value)
    else:
        getattr(g.s, field)[place] = value

    moved = changes(before, shown(g))
    name = label.split("[")[0]
    assert moved[label] == cell
    assert {other.split("[")[0] for other in moved} <= {name} | MOVED_TOO.get(name, set())


def test_every_field_is_proved() -> None:
    labels = [label for _, _, _, label, _ in MEANINGS]
    proved = {label.split(", ")[1].rstrip("]") if is_figure(label) else label.split("[")[0] for label in labels}
    assert proved | APART == {field.name for field in plan(4).fields if field.name != "figures"} | {*FIGURES}


def is_figure(label: str) -> bool:
    return label.startswith("figures[")


def test_the_year_of_discovery() -> None:
    g = table_of_four()
    g.s.discovered_turn = 3

    assert (shown(g)["discovered"], shown(g)["discovered turn"]) == (1, 3)


def test_counters_and_who_controls() -> None:
    """5 The lowest counter controls; two of the three have survived a rebellion."""
    g = table_of_four()
    before = shown(g)
    g.s.stacks[3 * INDIA + 1] = piled([2 + 1 | SAFE, 0 + 1, 2 + 1 | SAFE])

    assert changes(before, shown(g)) == {
        "counters[india 2, you+1]": 2,
        "counters[india 2, you+3]": 1,
        "control[india 2, you+1]": 1,
        "safe[india]": 2,
    }


def test_a_tower_of_counters() -> None:
    """More than a byte can tell are shown as what it can, and trouble nobody else's number."""
    g = table_of_four()
    before = shown(g)
    g.s.stacks[0] = piled([1 | SAFE] * 300 + [2])

    assert changes(before, shown(g)) == {
        "counters[barbary 1, you]": 1,
        "counters[barbary 1, you+3]": MOST,
        "control[barbary 1, you+3]": 1,
        "safe[barbary]": MOST,
    }


def test_counters_about_to_be_lost() -> None:
    g = table_of_four()
    g.s.stacks[3 * INDIA] = piled([1, 2, 1])
    before = shown(g)
    g.s.doomed = [3 * INDIA * 64, 3 * INDIA * 64 + 1, 3 * INDIA * 64 + 2]

    assert changes(before, shown(g)) == {"figures[you, doomed]": 1, "figures[you+3, doomed]": 2}


def test_loans() -> None:
    g = table_of_four()
    before = shown(g)
    g.s.pile_owners, g.s.piles = [2, 1, 2], [4, 9, 300]

    assert changes(before, shown(g)) == {
        "figures[you, loans]": 1,
        "figures[you+1, loans]": 2,
        "figures[you, debt]": 9,
        "figures[you+1, debt]": MOST,
    }


def test_rows_are_turned_card_by_card() -> None:
    """4 In the second round two cards of every row lie open; the rest are backs to all but their owner."""
    g = table_of_four()
    before = shown(g)
    g.s.round = 2
    for seat in range(4):
        g.s.rows[seat * ROUNDS : (seat + 1) * ROUNDS] = [(seat + place) % 6 for place in range(ROUNDS)]

    moved = {label: cell for label, cell in changes(before, shown(g)).items() if not label.startswith("round[")}
    cards = action_space.CARDS
    assert moved == {
        **{f"rows[{who}, 1, {cards[i]}]": 1 for who, i in (("you", 1), ("you+1", 2), ("you+2", 3), ("you+3", 0))},
        **{f"rows[{who}, 2, {cards[i]}]": 1 for who, i in (("you", 2), ("you+1", 3), ("you+2", 4), ("you+3", 1))},
        **{f"own row[{place + 1}, {cards[(YOU + place) % 6]}]": 1 for place in range(ROUNDS)},
        **{f"backs[{who}, {place}]": 1 for who in ("you+1", "you+2", "you+3") for place in (3, 4, 5)},
    }


def test_after_the_rounds_all_cards_lie_open() -> None:
    g = table_of_four()
    g.s.rows[2 * ROUNDS : 3 * ROUNDS] = [5, 4, 3, 2, 1]
    g.s.phase = 1

    cells = shown(g)
    assert [cells[f"rows[you+1, {place + 1}, {action_space.CARDS[5 - place]}]"] for place in range(ROUNDS)] == [
        1
    ] * ROUNDS
    assert not any([cell for label, cell in cells.items() if label.startswith("backs")])


@pytest.mark.parametrize(
    ("given", "labels"),
    [
        (
            [action_space.PROGRAM + 5, action_space.PROGRAM],
            ["given row[1, scientist/missionary]", "given row[2, explorer/conqueror]"],
        ),
        ([action_space.LOCK + 3], ["given lock[merchant/governor]"]),
        ([action_space.SUPPORT + 2], ["given side[defender]"]),
    ],
)
def test_sealed_answers_are_seen_by_whoever_gave_them(given: list[int], labels: list[str]) -> None:
    g = asked_about_a_character()
    mine, others = shown(g), shown(g, 2)
    g.answers = [[], given, [], []]

    assert changes(mine, shown(g)) == dict.fromkeys(labels, 1)
    assert shown(g, 2) == others


def test_what_is_asked() -> None:
    """Registers are shown to whoever is asked: of the question, and of the action it is a part of."""
    g = asked_about_a_character()
    seat = g.seat
    frame = g.frame.again()
    g.frame = frame
    frame.up = frame.up.again()
    before = shown(g, seat)
    frame.r1, frame.r3, frame.r4, frame.r5, frame.r6, frame.r7, frame.r8 = INDIA, 33, 80, 2, 34, 35, 36
    frame.up.r1, frame.up.r4, frame.up.r5, frame.up.r6 = CONGO, 79, 3, 40

    assert before["prompt[character]"] == before[f"seat[{seat + 1}]"] == before["actor[you]"] == 1
    moved = {label: cell for label, cell in changes(before, shown(g, seat)).items() if cell}
    assert moved == {
        "territory[india]": 1,
        "space[rio de la plata 3]": 1,
        "other[3]": 1,
        "other number": 3,
        "count": 33,
        "amount": 34,
        "index": 35,
        "flag": 36,
        "territory below": CONGO + 1,
        "space below": 80,
        "other below": 4,
        "amount below": 41,
    }


def asked_about_a_character() -> Game:
    """A position of the first round with the second player about to use a character."""
    g: Game = registry.find("empires/second").start(4)
    rng = Random(4)
    while not (isinstance(g.pending, Decision) and g.pending.prompt.key == "character" and g.pending.seat == YOU):
        random_step(g, rng)
    return g


def test_who_is_not_asked_sees_no_question() -> None:
    g = asked_about_a_character()
    bounds = bare(4).places
    cells = observe(g, (YOU + 1) % 4)

    assert not any(cells[bounds["prompt"].start :])
    assert any(cells[bounds["backs"]])


def test_whose_action_it_is() -> None:
    g = asked_about_a_character()
    g.frame = g.frame.again()
    g.frame.r0 = 3

    assert shown(g)["actor[you+2]"] == 1


# --- history ---


def tell(history: History, kind: int, *numbers: int) -> None:
    history.hear(Event(kind, numbers, EVERYBODY, EVERYBODY))


def told(history: History, seat: int) -> dict[str, int]:
    """What is remembered, by label, without what never happened."""
    labels = list(plan(4).field("deeds").labels())
    cells = history.seen_by(seat)
    return {label: cell for label, cell in zip(labels, cells, strict=True) if cell}


@pytest.mark.parametrize(
    ("kind", "numbers", "deed"),
    [
        (facts.CARD_REVEALED, (2, 3), "showed merchant/governor"),
        (facts.CARD_LAID, (2, 5), "showed scientist/missionary"),
        (facts.CHARACTER_USED, (2, 11), "used missionary"),
        (facts.FORFEITED, (2,), "forfeited"),
        (facts.REFUSED, (2,), "refused"),
        (facts.WAR_DECLARED, (2, 0), "declared war"),
        (facts.GIFT, (2, 0, 9), "gave"),
        (facts.COLONY_FOUNDED, (2, INDIA), "founded a colony"),
        (facts.PRIVATEER_PLACED, (2, 0), "placed a privateer"),
    ],
)
def test_deeds_are_counted(kind: int, numbers: tuple[int, ...], deed: str) -> None:
    history = encoder("empires", 4).history()
    tell(history, kind, *numbers)
    tell(history, kind, *numbers)
    tell(history, facts.TURN_BEGAN, 2)

    assert told(history, YOU) == {f"deeds[you+1, {deed}]": 2}
    assert told(history, 3) == {f"deeds[you+3, {deed}]": 2}


def test_what_is_told_to_one_alone_does_not_count() -> None:
    history = encoder("empires", 4).history()
    history.hear(Event(facts.FORFEITED, (2,), 1, EVERYBODY))

    assert told(history, YOU) == {}


def test_copies_remember_on_their_own() -> None:
    history = encoder("empires", 4).history()
    tell(history, facts.REFUSED, 0)
    other = history.copy()
    for _ in range(300):
        tell(other, facts.REFUSED, 0)

    assert (told(history, 0), told(other, 0)) == ({"deeds[you, refused]": 1}, {"deeds[you, refused]": MOST})


def test_a_game_is_remembered() -> None:
    """Every character used in a game is counted once."""
    rng = Random(5)
    g = registry.find("empires/revised").start(3)
    history = encoder("empires", 3).history()
    heard: list[Event] = []

    def listen(event: Event) -> None:
        history.hear(event)
        heard.append(event)

    g.listener = listen
    while not g.over:
        random_step(g, rng)
    used = [event for event in heard if event.kind == facts.CHARACTER_USED]
    laid = [event for event in heard if event.kind == facts.CARD_LAID]
    assert used
    tallies = [history.tallies[seat * empires.TALLIES + empires.DEED_COUNT :][: 6 + 12] for seat in range(3)]
    assert sum([sum(row) for row in tallies]) == len(used) + len(laid)
