"""What each number of an observation of Colonialism means. Watchers of whole games prove that it tells nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metropole import registry
from metropole.colonialism import action_space, prompts
from metropole.colonialism.action_space import CARDS
from metropole.colonialism.facts import FACTS
from metropole.colonialism.game import Game
from metropole.encoding import Encoder, encoder
from metropole.encoding.colonialism import observe
from metropole.kernel import Decision
from metropole.laws import random_step

# --- meaning ---


class LabelledObservation:
    """The numbers of an observation by their labels."""

    def __init__(self, g: Game, seat: int) -> None:
        self.encoder: Encoder = encoder("colonialism", g.seats)
        self.cells = observe(g, seat)

    def __getitem__(self, label: str) -> int:
        return self.cells[self.encoder.layout.index(label)]


@pytest.fixture
def g() -> Game:
    """A game of three in which the first player is about to act."""
    rng = Random(4)
    game: Game = registry.find("colonialism/compass+events+upgrades").start(3)
    while not (isinstance(game.pending, Decision) and game.pending.prompt is prompts.ACT and game.pending.seat == 0):
        random_step(game, rng)
    game.s.own()
    return game


def put(values: list[int], at: int, value: int) -> None:
    values[at] = value


LAID: list[tuple[str, int, int, Callable[[Any], None]]] = [
    ("tile[india]", 0, 4, lambda s: setattr(s, "order", [0, 1, 2, 3, 4, 5])),
    ("natives[china]", 1, 9, lambda s: put(s.natives, 4, 9)),
    ("cubes[india, brown]", 2, 5, lambda s: put(s.cubes, 3 * 3 + 1, 5)),
    ("bag[black]", 0, 19, lambda s: put(s.bag, 2, 19)),
    ("spent[yellow]", 0, 3, lambda s: put(s.spent, 0, 3)),
    ("supply[purple]", 0, 13, lambda s: put(s.supply, 1, 13)),
    ("event[gurkhas]", 0, 1, lambda s: setattr(s, "event", 10)),
    ("events left[opium trade]", 0, 0, lambda s: setattr(s, "event_deck", 8)),
    ("upgrades[mercantilism, you+1]", 2, 1, lambda s: put(s.owners, 4, 0)),
    ("row[you+2]", 2, 3, lambda s: put(s.rows, 1, 3)),
    ("queue[you+1]", 0, 2, lambda s: setattr(s, "queue", [2, 1])),
    ("acted[you]", 1, 4, lambda s: put(s.acted, 1, 4)),
    ("due[you+1]", 1, 6, lambda s: put(s.due, 2, 6)),
    ("reserve[you+1]", 2, 21, lambda s: put(s.reserve, 0, 21)),
    ("gained[you+2]", 1, 2, lambda s: put(s.gained, 0, 2)),
    ("discs[you+1, middle east]", 2, 8, lambda s: put(s.discs, 2, 8)),
    ("mercenaries[you, north africa]", 1, 7, lambda s: put(s.mercenaries, 6, 7)),
    ("held[you+2, black]", 1, 11, lambda s: put(s.held, 2, 11)),
    ("fresh[you, south china sea]", 2, 2, lambda s: put(s.fresh, 14, 2)),
    ("used[you+1, atlantic]", 0, 3, lambda s: put(s.used, 5, 3)),
    ("policies down[you+1, china]", 0, 1, lambda s: put(s.down, 6 + 4, 3)),
    ("discards[you+1, plague]", 0, 1, lambda s: put(s.discards, 1, 1 << 22)),
    ("policies up[you+2, india, unrest at home]", 0, 1, lambda s: put(s.up, 12 + 3, 1 << 15)),
    ("resolving[trade]", 0, 1, lambda s: put(s.played, 2, 23)),
    ("hand[second consolidate holdings]", 1, 1, lambda s: put(s.hands, 1, 1 << 24)),
    ("deck[army]", 2, 1, lambda s: put(s.decks, 2, 1)),
    ("interests[11]", 1, 1, lambda s: put(s.interests, 1, 1 << 11)),
    ("own policies down[southeast asia, treaty]", 2, 1, lambda s: put(s.down, 12 + 5, 14)),
    ("hand size[you+1]", 0, 3, lambda s: put(s.hands, 1, 7)),
    ("deck size[you+2]", 2, 2, lambda s: put(s.decks, 1, 3)),
    ("interest size[you]", 0, 4, lambda s: put(s.interests, 0, 15)),
    ("turn", 1, 3, lambda s: setattr(s, "turn", 3)),
    ("phase[colonization 2]", 1, 1, lambda s: setattr(s, "phase", 5)),
]


@pytest.mark.parametrize(("label", "seat", "value", "lay"), LAID, ids=[each[0] for each in LAID])
def test_a_number_means_what_its_label_says(
    g: Game, label: str, seat: int, value: int, lay: Callable[[Any], None]
) -> None:
    before = observe(g, seat)
    lay(g.s)
    assert LabelledObservation(g, seat)[label] == value
    assert before[encoder("colonialism", 3).layout.index(label)] != value


def test_every_field_of_the_table_is_laid_once() -> None:
    laid = {label.split("[")[0] for label, *_ in LAID}
    asked = {"seat", "prompt", "region", "zone", "faction", "other region", "colour", "count", "index"}
    fields = {field.name for field in encoder("colonialism", 3).layout.fields}
    assert fields - laid == asked | {"given", "in mind", "deeds"}


def test_only_who_is_asked_sees_what_it_is_about(g: Game) -> None:
    assert isinstance(g.pending, Decision)
    cards = [
        action - action_space.PLAY for action in g.pending.options if action_space.PLAY <= action < action_space.EXPLORE
    ]
    card = next(card for card in cards if composes(g, card))
    g.answer(action_space.PLAY + card)
    assert isinstance(g.pending, Decision)
    layout = encoder("colonialism", 3).layout
    own, other = observe(g, 0), observe(g, 1)
    assert own[layout.index(f"prompt[{g.pending.prompt.key}]")] == 1
    assert own[layout.index(f"in mind[{CARDS[card]}]")] == 1
    assert not any(other[layout.places["prompt"]])
    assert not any(other[layout.places["in mind"]])


def composes(g: Game, card: int) -> bool:
    """Whether playing the card takes more than to name it."""
    after = g.copy()
    after.answer(action_space.PLAY + card)
    return isinstance(after.pending, Decision) and after.pending.prompt.continues


def test_answers_of_a_sealed_round_are_seen_by_who_gave_them() -> None:
    rng = Random(4)
    game: Game = registry.find("colonialism/compass").start(2)
    while not (isinstance(game.pending, Decision) and game.pending.prompt is prompts.KEEP_SIX):
        random_step(game, rng)
    card = game.space.noun[game.pending.options[2]]
    before = observe(game, 1)
    game.answer(game.pending.options[2])
    place = encoder("colonialism", 2).layout.places["given"]
    assert list(observe(game, 0)[place]) == [int(i == card) for i in range(25)]
    assert observe(game, 1) == before


# --- history ---


def test_history_counts_what_everybody_has_seen() -> None:
    code = encoder("colonialism", 2)
    history = code.history()
    rng = Random(2)
    game: Game = registry.find("colonialism/compass").start(2)
    heard: list[Any] = []

    def listen(event: Any) -> None:
        heard.append(event)
        history.hear(event)

    game.listener = listen
    while not game.over:
        random_step(game, rng)
    cells = code.observe(game, 1, history)
    names = {"drew": "draws", "explored": "explores", "passed": "passed", "ship moved": "ship-moved"}
    for deed, fact in names.items():
        count = len([event for event in heard if FACTS[event.kind][0] == fact and event.numbers[0] == 0])
        assert cells[code.layout.index(f"deeds[you+1, {deed}]")] == count
    assert sum(cells[code.layout.places["deeds"]]) > 20
    assert history.copy().seen_by(0) == history.seen_by(0)
