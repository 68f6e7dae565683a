"""What each number of an observation means. Watchers of whole games prove that it tells nothing else."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.encoding import MOST, History
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import COLOURS, REGIONS, ZONES
from metropole.games.colonialism.rules.facts import FACTS, about
from metropole.games.empires import encoding as empires
from metropole.games.empires.positions import started
from metropole.games.empires.rules import action_space, facts
from metropole.games.empires.rules.action_space import SPACES
from metropole.games.empires.rules.board import SLOTS, TERRITORIES
from metropole.games.empires.rules.control import SAFE, piled
from metropole.games.empires.rules.state import ROUNDS
from metropole.kernel import Decision, Event
from metropole.kernel.playout import PlayoutRng, playout
from metropole.kernel.questions import EVERYBODY
from metropole.laws import random_step
from tests.bots.positions import walked
from tests.laws.rich import rich

YOU = 1  # the observer's seat wherever one is enough
CONGO, INDIA = 4, 9


def asked(name: str, seats: int, key: str, seat: int) -> Any:
    """The first position of a random game in which a seat has a choice of this kind; its lists are its own."""
    wanted = (key, seat)
    g = next(g for g in walked(name, seats, 4) if (g.pending.prompt.key, g.pending.seat) == wanted)
    g.s.own()
    return g


def table(game: str) -> Any:
    """Colonialism for three, with the first player about to act and nothing discarded; Empires for four, set up with a
    first player."""
    if game == "colonialism":
        g = asked("colonialism/compass+events+upgrades", 3, "act", 0)
        g.s.discards = [0, 0, 0]
        return g
    empires = started("empires/second", 4)
    random_step(empires, Random(0))
    empires.s.first = 0  # so that nothing is drawn any more
    empires.s.own()
    return empires


def shown(g: Any, seat: int = YOU) -> dict[str, int]:
    """The numbers of an observation by their labels, the same from the game and from a view; the history comes last."""
    kind = registry.kit_of(g)
    code = registry.find_kit(kind.name).encoder(g.seats)
    cells = code.of_game(g, seat)
    assert cells == code.of_view(g.view(seat))
    return dict(zip(code.layout.labels[: code.layout.groups["history"].start], cells, strict=True))


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {label: cell for label, cell in after.items() if before[label] != cell}


def lay(g: Any, field: str, place: int | None, value: Any) -> None:
    """Change a field of the position, or one place in it."""
    if place is None:
        setattr(g.s, field, value)
    else:
        getattr(g.s, field)[place] = value


# --- number by number ---

# A field of the position, a place in it (none: all of it), its new value, who looks, and where and as what it is seen.
Meaning = tuple[str, int | None, Any, int, str, int]

COLONIALISM: tuple[Meaning, ...] = (
    ("order", None, [0, 1, 2, 3, 4, 5], 0, "tile[india]", 4),
    ("natives", 4, 9, 1, "natives[china]", 9),
    ("cubes", 3 * 3 + 1, 5, 2, "cubes[india, brown]", 5),
    ("bag", 2, 19, 0, "bag[black]", 19),
    ("spent", 0, 3, 0, "spent[yellow]", 3),
    ("supply", 1, 13, 0, "supply[purple]", 13),
    ("event", None, 10, 0, "event[gurkhas]", 1),
    ("event_deck", None, 8, 0, "events left[opium trade]", 0),
    ("owners", 4, 0, 2, "upgrades[mercantilism, you+1]", 1),
    ("rows", 1, 3, 2, "row[you+2]", 3),
    ("queue", None, [2, 1], 0, "queue[you+1]", 2),
    ("acted", 1, 4, 1, "acted[you]", 4),
    ("due", 2, 6, 1, "due[you+1]", 6),
    ("reserve", 0, 21, 2, "reserve[you+1]", 21),
    ("gained", 0, 2, 1, "gained[you+2]", 2),
    ("discs", 2, 8, 2, "discs[you+1, middle east]", 8),
    ("mercenaries", 6, 7, 1, "mercenaries[you, north africa]", 7),
    ("held", 2, 11, 1, "held[you+2, black]", 11),
    ("fresh", 14, 2, 2, "fresh[you, south china sea]", 2),
    ("used", 5, 3, 0, "used[you+1, atlantic]", 3),
    ("down", 6 + 4, 3, 0, "policies down[you+1, china]", 1),
    ("discards", 1, 1 << 22, 0, "discards[you+1, plague]", 1),
    ("up", 12 + 3, 1 << 15, 0, "policies up[you+2, india, unrest at home]", 1),
    ("played", 2, 23, 0, "resolving[trade]", 1),
    ("hands", 1, 1 << 24, 1, "hand[second consolidate holdings]", 1),
    ("decks", 2, 1, 2, "deck[army]", 1),
    ("interests", 1, 1 << 11, 1, "interests[11]", 1),
    ("down", 12 + 5, 14, 2, "own policies down[southeast asia, treaty]", 1),
    ("hands", 1, 7, 0, "hand size[you+1]", 3),
    ("decks", 1, 3, 2, "deck size[you+2]", 2),
    ("interests", 0, 15, 0, "interest size[you]", 4),
    ("turn", None, 3, 1, "turn", 3),
    ("phase", None, 5, 1, "phase[colonization 2]", 1),
)

EMPIRES: tuple[Meaning, ...] = (
    ("tokens", INDIA, 2, YOU, "tokens[india]", 2),
    ("excluded", None, 1 << INDIA, YOU, "excluded[india]", 1),
    ("colonies", INDIA, 0, YOU, "colonies[india, you+3]", 1),
    ("independent", None, 1 << INDIA, YOU, "independent[india]", 1),
    ("unrest", INDIA, 7, YOU, "unrest[india]", 7),
    ("missions", INDIA, 3, YOU, "missions[india]", 3),
    ("city", None, INDIA, YOU, "city[india]", 1),
    ("relevant_cities", INDIA, 2, YOU, "relevant cities[india]", 2),
    ("marked", None, 1 << INDIA, YOU, "marked[india]", 1),
    ("city_value", None, 4, YOU, "city value", 4),
    ("america", None, 1, YOU, "america", 1),
    ("circumnavigation", None, 1, YOU, "circumnavigation", 1),
    ("discovered_turn", None, -1, YOU, "discovered", 1),
    ("discovered_round", None, 4, YOU, "discovered round", 4),
    ("abolished", None, 1, YOU, "abolished", 1),
    ("war_box", None, 6, YOU, "war box", 6),
    ("fought", None, 1, YOU, "fought", 1),
    ("treasury", 2, 77, YOU, "figures[you+1, treasury]", 77),
    ("treasury", 3, 1000, YOU, "figures[you+2, treasury]", MOST),
    ("fleets", 1, 21, YOU, "figures[you, fleets]", 21),
    ("squadrons", 0, 22, YOU, "figures[you+3, squadrons]", 22),
    ("goods", 3, 23, YOU, "figures[you+2, goods]", 23),
    ("prestige", 2, 9, YOU, "figures[you+1, prestige]", 9),
    ("prestige", 2, -2, YOU, "figures[you+1, prestige owed]", 2),
    ("diplomacy", 1, 6, YOU, "figures[you, diplomacy]", 6),
    ("tracks", 2 * 4 + 3, 2, YOU, "tracks[you+1, economy]", 2),
    ("nations", 3, 2, YOU, "nations[you+2, dutch republic]", 1),
    ("starless", None, 1 << 2, YOU, "starless[you+1]", 1),
    ("doubles", None, 1 << 0, YOU, "doubles[you+3]", 1),
    ("uses", 2, 1 << 9, YOU, "uses[you+1, financier]", 1),
    ("uses", 2, 1 << 5, YOU, "uses[you+1, rebel]", 1),
    ("gifts", 1, 4, YOU, "figures[you, gifts]", 4),
    ("laid", 0, 1 << 5, YOU, "laid[you+3, scientist/missionary]", 1),
    ("locked", 2, 0, YOU, "locked[you+1, explorer/conqueror]", 1),
    ("released", None, 1 << 3, YOU, "released[you+2]", 1),
    ("order", None, [2, 0, 1, 3], YOU, "figures[you+3, order]", 2),
    ("first", None, 1, YOU, "first[you]", 1),
    ("shipped", 2, 5, YOU, "figures[you+1, shipped]", 5),
    ("victories", 2, 3, YOU, "figures[you+1, victories]", 3),
    ("war_points", 0, 2, YOU, "figures[you+3, war points]", 2),
    ("war_points", 0, -3, YOU, "figures[you+3, war points owed]", 3),
    ("empires", None, 1 << 1, YOU, "empires[you]", 1),
    ("progress_holder", None, 3, YOU, "progress holder[you+2]", 1),
    ("mission_holder", None, 0, YOU, "mission holder[you+3]", 1),
    ("missions_placed", 2, 8, YOU, "figures[you+1, missions placed]", 8),
    ("navy_bought", None, 1 << 2, YOU, "navy bought[you+1]", 1),
    ("privateers", 2 * 4 + 0, 3, YOU, "privateers[you+1, you+3]", 3),
    ("raiders", 2, 2, YOU, "figures[you+1, raiders]", 2),
    ("year", None, 2, YOU, "year", 2),
    ("attacker", None, 2, YOU, "attacker[you+1]", 1),
    ("defender", None, 1, YOU, "defender[you]", 1),
    ("allies", 1, 3, YOU, "allies[defender, you+2]", 1),
    ("hired", 0, 0, YOU, "hired[attacker, you+3]", 1),
    ("offers", 1, 11, YOU, "offers[defender]", 11),
    ("sea_losses", 0, 4, YOU, "sea losses[attacker]", 4),
    ("warring", None, 1 << 0 | 1 << 3, YOU, "warring[you+2]", 1),
    ("quotas", 3, 5, YOU, "figures[you+2, quotas]", 5),
    ("turn", None, 300, YOU, "turn", MOST),
    ("round", None, 3, YOU, "round[3]", 1),
    ("phase", None, 2, YOU, "phase[order]", 1),
)
MEANINGS = {"colonialism": COLONIALISM, "empires": EMPIRES}
APART = {  # proved one by one below, or by the watchers alone
    "colonialism": {
        *("seat", "prompt", "region", "zone", "faction", "other region", "colour", "upgrade", "count", "named"),
        *("given", "in mind", "deeds"),
    },
    "empires": {
        *("counters", "control", "safe", "discovered turn", "loans", "debt", "doomed", "rows", "own row", "given row"),
        *("given lock", "given side", "backs", "seat", "prompt", "territory", "space", "other", "numbers", "choices"),
        *("named", "deeds"),
    },
}
MOVED_TOO = {  # what is left behind, or goes along by its nature
    "prestige owed": {"prestige"},
    "discovered": {"discovered turn"},
    "hand": {"hand size"},
    "deck": {"deck size"},
    "interests": {"interest size"},
    "interest size": {"interests"},
    "own policies down": {"policies down"},
}


def field_of(label: str) -> str:
    """Empires keeps many figures of each player, and each of them counts as a field."""
    field, _, places = label.partition("[")
    return places.split(", ")[1].rstrip("]") if field == "figures" else field


@pytest.mark.parametrize(
    ("game", "field", "place", "value", "seat", "label", "cell"),
    [pytest.param(game, *row, id=f"{game}: {row[0]} {row[4]}") for game, rows in MEANINGS.items() for row in rows],
)
def test_each_number_means_what_its_label_says(
    game: str, field: str, place: int | None, value: Any, seat: int, label: str, cell: int
) -> None:
    """Something changes on the table: the number with this label does, and none of another field."""
    g = table(game)
    before = shown(g, seat)

    lay(g, field, place, value)

    moved = changes(before, shown(g, seat))
    assert moved[label] == cell
    assert {field_of(other) for other in moved} <= {field_of(label)} | MOVED_TOO.get(field_of(label), set())


@pytest.mark.parametrize("game", MEANINGS)
def test_every_field_is_proved(game: str) -> None:
    proved = {field_of(label) for *_, label, _ in MEANINGS[game]}
    assert proved | APART[game] == {field_of(label) for label in registry.find_kit(game).encoder(4).layout.labels}


# --- several at once ---

# What is laid on a table of Empires, and all that changes for the second of four players.
SCENES: dict[str, tuple[list[tuple[str, int | None, Any]], dict[str, int]]] = {
    "the year of discovery": ([("discovered_turn", None, 3)], {"discovered": 1, "discovered turn": 3}),
    "5 the lowest counter controls; two of the three have survived a rebellion": (
        [("stacks", 3 * INDIA + 1, piled([2 + 1 | SAFE, 0 + 1, 2 + 1 | SAFE]))],
        {"counters[india 2, you+1]": 2, "counters[india 2, you+3]": 1, "control[india 2, you+1]": 1, "safe[india]": 2},
    ),
    "more counters than a byte can tell, which trouble nobody else's number": (
        [("stacks", 0, piled([1 | SAFE] * 300 + [2]))],
        {"counters[barbary 1, you]": 1, "counters[barbary 1, you+3]": MOST}
        | {"control[barbary 1, you+3]": 1, "safe[barbary]": MOST},
    ),
    "counters about to be lost": (
        [("stacks", 3 * INDIA, piled([1, 2, 1])), ("doomed", None, [3 * INDIA * 64 + i for i in range(3)])],
        {"counters[india 1, you]": 1, "counters[india 1, you+3]": 2, "control[india 1, you+3]": 1}
        | {"figures[you, doomed]": 1, "figures[you+3, doomed]": 2},
    ),
    "loans": (
        [("pile_owners", None, [2, 1, 2]), ("piles", None, [4, 9, 300])],
        {"figures[you, loans]": 1, "figures[you+1, loans]": 2}
        | {"figures[you, debt]": 9, "figures[you+1, debt]": MOST},
    ),
}


@pytest.mark.parametrize(("laid", "expected"), SCENES.values(), ids=list(SCENES))
def test_scenes(laid: list[tuple[str, int | None, Any]], expected: dict[str, int]) -> None:
    g = table("empires")
    before = shown(g)
    for field, place, value in laid:
        lay(g, field, place, value)

    assert changes(before, shown(g)) == expected


def test_rows_are_turned_card_by_card() -> None:
    """4 In the second round two cards of every row lie open; the rest are backs to all but their owner."""
    g = table("empires")
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
    g = table("empires")
    g.s.rows[2 * ROUNDS : 3 * ROUNDS] = [5, 4, 3, 2, 1]
    g.s.phase = 1

    cells = shown(g)
    assert all([cells[f"rows[you+1, {place + 1}, {action_space.CARDS[5 - place]}]"] for place in range(ROUNDS)])
    assert not any([cell for label, cell in cells.items() if label.startswith("backs")])


# --- what is asked ---

PROGRAM, LOCK, SUPPORT = action_space.PROGRAM, action_space.LOCK, action_space.SUPPORT


@pytest.mark.parametrize(
    ("given", "labels"),
    [
        ([PROGRAM + 5, PROGRAM], ["given row[1, scientist/missionary]", "given row[2, explorer/conqueror]"]),
        ([LOCK + 3], ["given lock[merchant/governor]"]),
        ([SUPPORT + 2], ["given side[defender]"]),
    ],
)
def test_sealed_answers_are_seen_by_whoever_gave_them(given: list[int], labels: list[str]) -> None:
    g = about_a_character()
    mine, others = shown(g), shown(g, 2)
    g.answers = [[], given, [], []]

    assert changes(mine, shown(g)) == dict.fromkeys(labels, 1)
    assert shown(g, 2) == others


def about_a_character() -> Any:
    """A position of the first round with the second player about to use a character."""
    return asked("empires/second", 4, "character", YOU)


def test_cards_kept_in_a_sealed_round_are_seen_by_whoever_keeps_them() -> None:
    g = asked("colonialism/compass", 2, "keep-six", 0)
    mine, others = shown(g, 0), shown(g, 1)
    card = g.space.noun[g.pending.options[2]]
    g.answer(g.pending.options[2])

    assert changes(mine, shown(g, 0)) == {f"given[{CARDS[card]}]": 1, "count": 5}
    assert shown(g, 1) == others


def asked_about(g: Any) -> dict[str, int]:
    """The cells that tell what the open question is about, and what has been named so far."""
    kind, found = registry.kit_of(g), dict[str, int]()
    for name, number in g.about(g.pending).items():
        if name in LABELS[kind.name]:
            found |= LABELS[kind.name][name](g.pending.seat, number)
    for noun in g.named():
        label = f"named[{noun if kind is registry.COLONIALISM else noun % SLOTS + 1}]"
        found[label] = found.get(label, 0) + 1
    return {label: min(cell, MOST) for label, cell in found.items() if cell}


def told_as(label: str, more: int) -> Callable[[int, int], dict[str, int]]:
    return lambda seat, number: {label: number + more}


LABELS: dict[str, dict[str, Callable[[int, int], dict[str, int]]]] = {
    "colonialism": {
        "region": lambda seat, number: {f"region[{REGIONS[number]}]": 1},
        "zone": lambda seat, number: {f"zone[{ZONES[number]}]": 1},
        "seat": lambda seat, number: {f"faction[seat {number + 1}]": 1},
        "other": lambda seat, number: {f"other region[{REGIONS[number]}]": 1},
        "colour": lambda seat, number: {f"colour[{COLOURS[number]}]": 1},
        "upgrade": lambda seat, number: {f"upgrade[{UPGRADES[number]}]": 1},
        "count": lambda seat, number: {"count": number},
    },
    "empires": {
        "territory": lambda seat, number: {f"territory[{TERRITORIES[number]}]": 1} if number >= 0 else {},
        "space": lambda seat, number: {f"space[{SPACES[number]}]": 1},
        "other": lambda seat, number: {f"other[you{f'+{away}' if (away := (number - seat) % 4) else ''}]": 1},
        **{name: told_as(f"numbers[{name}]", 0) for name in empires.NUMBERS},
        **{name: told_as(f"choices[{name}]", 1) for name in empires.CHOICES},
    },
}


@pytest.mark.parametrize(
    ("name", "fewest"),
    [("colonialism/compass+events+upgrades", 6), ("empires/second+nations", 9), ("empires/revised", 15)],
)
def test_what_is_asked(name: str, fewest: int) -> None:
    """Whoever is asked sees what the question is about, every name of it in a place of its own, and nothing else."""
    seen: set[str] = set()
    for g in questions(name):
        cells = shown(g, g.pending.seat)
        first = [field_of(label) for label in cells].index("prompt")
        told = {label: cell for label, cell in list(cells.items())[first:] if cell and not label.startswith("prompt[")}
        assert asked_about(g) == told
        seen |= g.about(g.pending).keys()
    assert len(seen) >= fewest


def questions(name: str) -> Iterator[Any]:
    """Positions with a question that is no sealed one."""
    for seed in range(12):
        rng = Random(f"{name} {seed}")
        g = rich(name, 4, rng) if "empires" in name else registry.find(name).start(4)
        for _ in range(250):
            if g.over:
                break
            if isinstance(g.pending, Decision) and not g.pending.sealed:
                yield g
            random_step(g, rng)


def test_who_is_not_asked_sees_no_question() -> None:
    cells = shown(about_a_character(), YOU + 1)
    labels = list(cells)
    first = [field_of(label) for label in labels].index("prompt")

    assert not any([cells[label] for label in labels[first:]])
    assert any([cell for label, cell in cells.items() if label.startswith("backs")])


def test_only_who_is_asked_sees_what_it_is_about() -> None:
    """A card that takes more than to name it is in one player's mind."""
    g = asked("colonialism/compass+events+upgrades", 3, "card-region", 0)
    card = CARDS[g.card]

    assert (shown(g, 0)["prompt[card-region]"], shown(g, 0)[f"in mind[{card}]"]) == (1, 1)
    assert [label for label, cell in shown(g, 1).items() if cell and field_of(label) in ("prompt", "in mind")] == []


# --- history ---


def tell(history: History, kind: int, *numbers: int) -> None:
    history.hear(Event(kind, numbers, EVERYBODY, EVERYBODY))


def told(history: History, seat: int) -> dict[str, int]:
    """What is remembered, by label, without what never happened."""
    labels = list(registry.find_kit("empires").encoder(4).layout.field("deeds").labels())
    return {label: cell for label, cell in zip(labels, history.seen_by(seat), strict=True) if cell}


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
    history = registry.find_kit("empires").encoder(4).history()
    tell(history, kind, *numbers)
    tell(history, kind, *numbers)
    tell(history, facts.TURN_BEGAN, 2)

    assert told(history, YOU) == {f"deeds[you+1, {deed}]": 2}
    assert told(history, 3) == {f"deeds[you+3, {deed}]": 2}


def test_what_is_told_to_one_alone_does_not_count() -> None:
    history = registry.find_kit("empires").encoder(4).history()
    history.hear(Event(facts.FORFEITED, (2,), 1, EVERYBODY))

    assert told(history, YOU) == {}


def test_copies_remember_on_their_own() -> None:
    history = registry.find_kit("empires").encoder(4).history()
    tell(history, facts.REFUSED, 0)
    other = history.copy()
    for _ in range(300):
        tell(other, facts.REFUSED, 0)

    assert (told(history, 0), told(other, 0)) == ({"deeds[you, refused]": 1}, {"deeds[you, refused]": MOST})


def remembered(name: str, seats: int) -> tuple[Any, History, list[Event]]:
    """A random game that is over, what is remembered of it, and all that was heard."""
    g = registry.find(name).start(seats)
    history = registry.kit_of(g).encoder(seats).history()
    heard: list[Event] = []

    def listen(event: Event) -> None:
        heard.append(event)
        history.hear(event)

    g.listener = listen
    playout(g, PlayoutRng(5))
    return g, history, heard


def test_a_game_is_remembered() -> None:
    """Every character used in a game is counted once."""
    _, history, heard = remembered("empires/revised", 3)
    used = [event for event in heard if event.kind == facts.CHARACTER_USED]
    laid = [event for event in heard if event.kind == facts.CARD_LAID]
    assert used
    tallies = [history.tallies[seat * empires.TALLIES + empires.DEED_COUNT :][: 6 + 12] for seat in range(3)]
    assert sum([sum(row) for row in tallies]) == len(used) + len(laid)


def test_history_counts_what_everybody_has_seen() -> None:
    """The numbers of an observation end with it."""
    g, history, heard = remembered("colonialism/compass", 2)
    code = registry.find_kit("colonialism").encoder(2)
    cells = code.observe(g, 1, history)
    for deed, fact in {"drew": "draws", "explored": "explores", "passed": "passed", "ship moved": "ship-moved"}.items():
        count = len([event for event in heard if FACTS[event.kind][0] == fact and about(event)["seat"] == 0])
        assert cells[code.layout.index(f"deeds[you+1, {deed}]")] == count
    assert sum(cells[code.layout.places["deeds"]]) > 20
