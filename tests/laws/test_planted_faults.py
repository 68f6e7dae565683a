"""Each law catches a fault planted for it: a law that cannot fail would prove nothing."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace as replaced_in

from metropole import journal, laws, registry
from metropole.games.colonialism import scene
from metropole.games.colonialism.positions import random_game
from metropole.games.colonialism.rules import actions, colonization, drawing, facts, losses, moves, queries, turn
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.cards import policies
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import cards_in
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT, Seat
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.empires.rules.state import ROUNDS
from metropole.kernel import Decision, MetropoleError, Outcome, Question, Slot
from metropole.kernel import Game as AnyGame
from metropole.kernel.flow import Flow
from metropole.text.voice import SpeakerBase
from tests.laws import test_replay, test_secrecy, test_symmetry
from tests.laws.faults import PLAIN, PlantedFault, after, change, nothing, plant, replaced
from tests.laws.play import Watcher, go_on, play, watch
from tests.laws.watchers import Actions, Copies, GameTime, Observations, Reasons, Results, Scenes, Secrecy, Sentences

true_scene = scene.scene
EVERYTHING = "colonialism/compass+events+upgrades"
COMPASS, SHORT, EMPIRES = "colonialism/compass", "colonialism/original+short", "empires/second"

# --- seen by a watcher ---


def asking_acts(g: Game) -> Question | None:
    g.s.natives[0] += 1
    g.s.supply[0] -= 1
    return actions.choose_action(g)


def peeps(watcher: Watcher, g: Any, seat: int) -> bytes:
    """What another player hides is read: hand, or the rest of a row."""
    other = (seat + 1) % g.seats
    hidden = g.s.hands[other : other + 1] if isinstance(g, Game) else g.s.rows[other * ROUNDS : (other + 1) * ROUNDS]
    return repr(hidden).encode()


def counts(watcher: Secrecy, g: Any, seat: int) -> bytes:
    """Who has answered in a sealed round is looked at."""
    return repr([len(given) for given in g.answers]).encode()


def reads_hands(watcher: Scenes, g: Any, seat: int) -> object:
    """A scene is made from the position instead of a view of it."""
    return peeps(watcher, g, seat)


def open_hand(seen: ColonialismView) -> scene.ColonialismScene:
    """The viewer's hand lies among their discards."""
    hands = [cards_in(hand) for hand in seen.table.s.hands]
    shown = true_scene(seen)
    seats = [replaced_in(seat, discards=hand) for seat, hand in zip(shown.seats, hands, strict=True)]
    return replaced_in(shown, seats=seats)


def face_up(g: Game, region: Region) -> list[scene.PoliciesShown]:
    """Cards that lie face-down are turned over by whoever may look at them."""
    down = [(seat, g.s.down[seat * REGION_COUNT + region]) for seat in range(g.seats)]
    return [scene.PoliciesShown(seat, [card]) for seat, card in down if card != NO_CARD]


def says(text: str) -> PlantedFault:
    """Whatever fact is told, it is told so."""
    return [(SpeakerBase, "event", lambda voice, event: text)]


# Who notices, at which table, the fault, and what is said about it.
NoticedFault = tuple[type[Watcher], str, int, PlantedFault, str]
NOTICED: dict[str, NoticedFault] = {
    "a question that acts": (Copies, EVERYTHING, 2, replaced(actions.choose_action, asking_acts), "asking again"),
    "a blank in a sentence": (Sentences, SHORT, 2, says("{$seat} passes."), ""),
    "a key in a sentence": (Sentences, SHORT, 2, says("??? passes."), ""),
    "a sentence with a small letter": (Sentences, SHORT, 2, says("blue passes."), ""),
    "no sentence": (Sentences, SHORT, 2, says(""), ""),
    "nothing in a sentence": (Sentences, SHORT, 2, says("Blue loses none."), ""),
    "a sentence on two lines": (Sentences, SHORT, 2, says("Blue\npasses."), ""),
    "a paragraph that is not in the book": (Sentences, COMPASS, 2, [(SpeakerBase, "section", lambda *_: "99.9")], ""),
    "scenes of the truth": (Scenes, COMPASS, 2, [(Scenes, "shown", reads_hands)], ""),
    "a hand lies open": (Scenes, COMPASS, 2, [(scene, "scene", open_hand)], ""),
    "a face-down card lies open": (Scenes, COMPASS, 2, [(scene, "policies_in", face_up)], ""),
    "learners see hands": (Secrecy, COMPASS, 2, [(Secrecy, "observed", peeps)], ""),
    "learners see who answered": (Secrecy, COMPASS, 3, [(Secrecy, "observed", counts)], ""),
    "learners see rows in Empires": (Secrecy, EMPIRES, 4, [(Secrecy, "observed", peeps)], ""),
    "learners see who answered in Empires": (Secrecy, EMPIRES, 4, [(Secrecy, "observed", counts)], ""),
    "learners see who answered, revised": (Secrecy, "empires/revised", 3, [(Secrecy, "observed", counts)], ""),
}
changed_in_place = after(moves, "draw_card", change("bag", 0, 1), owning=False)
IN_THE_ENGINE: dict[str, NoticedFault] = {
    "a list that copies share is changed": (Copies, EVERYTHING, 2, changed_in_place, "independent"),
    "offered although something is in the way": (Reasons, COMPASS, 3, [(actions, "reach", lambda g, seat: 63)], ""),
    "two actions instead of three": (Actions, COMPASS, 2, [(turn, "ACTIONS_EACH", 2)], ""),
}


@pytest.mark.parametrize(
    "row",
    [
        *[pytest.param(row, id=name) for name, row in NOTICED.items()],
        *[pytest.param(row, id=name, marks=PLAIN) for name, row in IN_THE_ENGINE.items()],
    ],
)
def test_a_watcher_notices(row: NoticedFault, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the flow, in what is told, or in what learners see."""
    kind, name, seats, fault, said = row
    plant(monkeypatch, fault)
    with pytest.raises(AssertionError, match=said or None):
        watch(name, seats, [kind])


# --- seen in other ways ---


@PLAIN
def test_nothing_else_must_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes any answer is caught."""
    g = random_game(EVERYTHING, 2, 1, stop=lambda g: isinstance(g.pending, Decision))
    monkeypatch.setattr(Flow, "check_answer", nothing)
    monkeypatch.setattr(Flow, "advance", nothing)
    with pytest.raises(AssertionError, match="not offered"):
        laws.refuses_everything_else(g)


@PLAIN
def test_seats_must_be_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An advantage of the first seat is caught."""
    monkeypatch.setattr(colonization, "worth", lambda g, seat, cards: policies.army(g, seat, g.region) + (seat == 0))
    with pytest.raises(AssertionError):
        test_symmetry.test_seats_can_be_exchanged("colonialism/spielworxx", 3)


def test_a_wrong_result_is_caught() -> None:
    """One cube too many for the first seat."""
    g = random_game(COMPASS, 3, 1)
    watcher = Results(COMPASS, 3)
    watcher.look(g)
    end = g.pending
    assert isinstance(end, Outcome)
    g.pending = Outcome([end.scores[0] + 1, *end.scores[1:]], end.totals, end.ranks, end.ending)
    with pytest.raises(AssertionError):
        watcher.look(g)


def test_a_marker_set_back_is_caught() -> None:
    """The last turn is over, and the first begins again."""
    watcher = GameTime(COMPASS, 3)
    go_on(registry.find(COMPASS).start(3), Random(2), watcher, steps=400)
    with pytest.raises(AssertionError):
        play(COMPASS, 3, 1, watcher)


def test_a_number_out_of_bounds_is_caught() -> None:
    """A learner's observation with a number that its layout does not allow, or that the view does not tell."""
    watcher = Observations(COMPASS, 2)
    g = registry.find(COMPASS).start(2)
    watcher.compare(g, 0)
    true = watcher.code
    cells = [*true.of_game(g, 0)]
    for wrong in ([255] * len(cells), [*cells, 0], [1 - cells[0], *cells[1:]]):
        watcher.code = replace(true, of_game=Mock(return_value=bytearray(wrong)))
        with pytest.raises(AssertionError):
            watcher.compare(g, 0)


# --- leaks ---


def answers_of(g: Any) -> list[int]:
    return [action for given in g.answers for action in given]


def silent(g: Any, seats: list[int]) -> list[int]:
    return [seat for seat in seats if g.question(seat) is not None]


# A rule set, and what a view of it says that it must not say.
LEAKS: dict[str, tuple[str, Callable[[Any, Any], None]]] = {
    "hands": (EVERYTHING, lambda seen, g: setattr(seen.table.s, "hands", g.s.hands[:])),
    "decks": (EVERYTHING, lambda seen, g: setattr(seen.table.s, "decks", g.s.decks[:])),
    "interests": (EVERYTHING, lambda seen, g: setattr(seen.table.s, "interests", g.s.interests[:])),
    "undealt interests": (EVERYTHING, lambda seen, g: setattr(seen.table.s, "undealt", g.s.undealt)),
    "policies": (EVERYTHING, lambda seen, g: setattr(seen.table.s, "down", g.s.down[:])),
    "the stack": (EVERYTHING, lambda seen, g: setattr(seen, "stack", g.stack)),
    "options": (EVERYTHING, lambda seen, g: setattr(seen, "options", getattr(g.pending, "options", []))),
    "answers": (EVERYTHING, lambda seen, g: setattr(seen, "given", answers_of(g))),
    "who answered": (EVERYTHING, lambda seen, g: setattr(seen, "awaiting", silent(g, seen.awaiting))),
    "by size": (EVERYTHING, lambda seen, g: setattr(seen, "hand_sizes", [hand % 7 for hand in g.s.hands])),
    "by fingerprint": (EVERYTHING, lambda seen, g: setattr(seen, "interest_sizes", [sum(g.numbers())])),
    "rows": (EMPIRES, lambda seen, g: setattr(seen.table.s, "rows", g.s.rows[:])),
    "answers in Empires": (EMPIRES, lambda seen, g: setattr(seen, "given", answers_of(g))),
    "who answered in Empires": (EMPIRES, lambda seen, g: setattr(seen, "awaiting", silent(g, seen.awaiting))),
    "revised answers": ("empires/revised", lambda seen, g: setattr(seen, "given", answers_of(g))),
    "revised who answered": ("empires/revised", lambda seen, g: setattr(seen, "awaiting", silent(g, seen.awaiting))),
}


def secrecy_holds(name: str) -> None:
    """The laws of secrecy on one table."""
    seats = registry.find(name).seats[1]
    watch(name, seats, [Secrecy])
    if name == EVERYTHING:
        test_secrecy.test_worlds_stay_alike_until_something_is_revealed(name, seats)


@pytest.mark.parametrize(("name", "spoil"), LEAKS.values(), ids=list(LEAKS))
def test_secrecy_catches(name: str, spoil: Callable[[Any, Any], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret in a view makes two worlds look different."""
    types: list[type[AnyGame]] = [registry.COLONIALISM.game_type, registry.EMPIRES.game_type]
    true = {one: one.view for one in types}

    def leaky(g: Any, seat: int) -> Any:
        seen = true[type(g)](g, seat)
        spoil(seen, g)
        return seen

    for one in types:
        monkeypatch.setattr(one, "view", leaky)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        secrecy_holds(name)


@PLAIN
def test_secrecy_catches_a_talkative_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret told to everybody is heard."""
    true_draw = moves.draw_card

    def talk(g: Game, seat: Seat, card: int) -> None:
        true_draw(g, seat, card)
        g.tell(facts.CARD_DRAWN, seat, card)

    monkeypatch.setattr(moves, "draw_card", talk)
    with pytest.raises(AssertionError, match="heard different things"):
        test_secrecy.run_pairs(COMPASS, 3, 12)


def test_secrecy_catches_a_forgotten_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawn card left in a register that views show is seen."""

    def remember(g: Game) -> None:
        card = g.card
        drawing.take_card(g)
        g[forgotten] = card

    forgotten = Slot[int](drawing.CARDS_LEFT)
    plant(monkeypatch, replaced(drawing.take_card, remember))
    with pytest.raises(AssertionError, match="come apart"):
        test_secrecy.run_pairs(COMPASS, 3, 12)


def test_redealing_must_move_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redeal that returns the truth is caught."""
    monkeypatch.setattr(test_secrecy, "redealt", lambda g, seat, rng: g.copy())
    with pytest.raises(AssertionError):
        test_secrecy.test_redealing_really_moves_what_is_hidden(COMPASS)


# --- faults of the journal ---


@PLAIN
def test_a_changed_rule_breaks_recorded_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """No recorded game of Colonialism replays under another rule."""
    monkeypatch.setattr(losses, "splits", lambda g, seat, region: [g.s.due[seat]])
    monkeypatch.setattr(colonization, "UNREST_LOSSES", 9)
    monkeypatch.setattr(queries, "exceeds", lambda counts, limit: sum(counts) > limit + 1)
    monkeypatch.setattr(colonization, "exceeds", queries.exceeds)
    for path in [path for path in test_replay.recorded() if path.stem.startswith("colonialism")]:
        with pytest.raises((MetropoleError, IndexError)):
            journal.read(path)


def test_these_faults_are_really_planted() -> None:
    """Without a fault everything holds: what was caught above was the fault."""
    for name in (EVERYTHING, EMPIRES, "empires/revised"):
        secrecy_holds(name)
