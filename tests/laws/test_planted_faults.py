"""Each law catches a fault planted for it: a law that cannot fail would prove nothing."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from metropole import journal, laws, registry
from metropole.colonialism import actions, colonization, facts, losses, moves, queries, setup, turn
from metropole.colonialism import view as views
from metropole.colonialism.cards import policies
from metropole.colonialism.game import Game
from metropole.colonialism.state import Seat
from metropole.colonialism.view import ColonialismView
from metropole.empires.state import ROUNDS
from metropole.kernel import Decision, MetropoleError, Outcome, Question
from metropole.kernel.flow import Flow
from metropole.text.voice import SpeakerBase
from tests.laws import test_replay, test_secrecy, test_symmetry
from tests.laws.faults import RevisedFault, after, nothing
from tests.laws.play import go_on, play, watch
from tests.laws.watchers import Actions, Copies, GameTime, Laws, Observations, Reasons, Results, Secrecy, Sentences

EVERYTHING = "colonialism/compass+events+upgrades"
PlantedStep = Callable[..., Any]

# --- faults in the rules: pieces appear, vanish or are counted twice ---


def change(field: str, place: int, by: int) -> Callable[[Game], None]:
    def spoil(g: Game) -> None:
        getattr(g.s, field)[place] += by

    return spoil


def lose_a_card(g: Game) -> None:
    g.s.discards[0] &= g.s.discards[0] - 1


def twice_in_hand(g: Game) -> None:
    g.s.hands[0] |= g.s.decks[0] & -g.s.decks[0]


def stay_in_deck(g: Game, seat: int, card: int) -> None:
    g.s.hands[seat] |= 1 << card


def unsorted_rows(g: Game) -> Decision | None:
    question = true_free_row(g)
    return Decision(question.seat, question.prompt, question.options[::-1]) if isinstance(question, Decision) else None


def no_options(g: Game) -> Decision | None:
    question = true_pick_colour(g)
    return Decision(question.seat, question.prompt, []) if isinstance(question, Decision) else None


def asking_acts(g: Game) -> Question | None:
    g.s.natives[0] += 1
    g.s.supply[0] -= 1
    return true_choose_action(g)


true_free_row = setup.free_row
true_pick_colour = colonization.pick_colour
true_choose_action = actions.choose_action


def replaced(steps: PlantedStep, faulty: PlantedStep) -> Callable[[pytest.MonkeyPatch], None]:
    """The step is replaced in every procedure of every edition."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        for book in registry.BOOKS:
            for procedure in book.edition.program:
                if steps in procedure.steps:
                    patch.setattr(procedure, "steps", [faulty if step is steps else step for step in procedure.steps])

    return plant


CONSERVATION: dict[str, RevisedFault] = {
    "placed discs stay in the reserve": after(moves, "place", change("reserve", 0, 1)),
    "removed discs vanish": after(moves, "remove", change("reserve", 1, -1)),
    "natives come from nowhere": after(moves, "settle", change("natives", 2, 1)),
    "natives vanish": after(moves, "remove_natives", change("supply", 0, -1)),
    "mercenaries come from nowhere": after(moves, "hire", change("mercenaries", 0, 1)),
    "mercenaries vanish": after(moves, "dismiss", change("supply", 1, -1)),
    "cubes stay in the bag": after(moves, "draw_cube", change("bag", 0, 1)),
    "cubes are collected twice": after(moves, "collect", change("held", 0, 1)),
    "paid cubes vanish": after(moves, "pay", change("spent", 1, -1)),
    "a ship too many": after(moves, "launch", change("fresh", 0, 1)),
    "a moved ship is doubled": after(moves, "sail", change("used", 1, 1)),
    "a used ship sinks": after(moves, "use_ship", change("used", 0, -1)),
    "a drawn card stays in the deck": (moves, "draw_card", stay_in_deck),
    "a discarded card vanishes": after(moves, "discard", lose_a_card),
    "a card is in two places": after(moves, "lay_policy", twice_in_hand),
    "the track disc is not paid for": (moves, "mark_track", nothing),
    "an interest is dealt twice": after(moves, "deal_interest", lambda g: setattr(g.s, "undealt", 1)),
    "an event is drawn twice": after(moves, "reveal_event", lambda g: setattr(g.s, "event_deck", 4095)),
    "two players share a row": after(moves, "take_row", lambda g: setattr(g.s, "rows", [1] * g.seats)),
    "the order of play ignores the rows": after(moves, "set_track", lambda g: g.s.track.reverse()),
    "a region has two tiles": after(moves, "lay_tile", lambda g: g.s.order.append(g.s.order[0])),
}


def check(name: str, seats: int) -> None:
    for seed in range(6):
        play(name, seats, seed, Laws(name, seats))


@pytest.mark.plain("replaces a part of the engine")
@pytest.mark.parametrize("fault", CONSERVATION.values(), ids=list(CONSERVATION))
def test_conservation_catches(fault: RevisedFault, monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece out of place is noticed at once."""
    monkeypatch.setattr(*fault)
    with pytest.raises(AssertionError):
        check(EVERYTHING, 3)


STEPS = {
    "policies stay after colonization": replaced(colonization.clear_policies, nothing),
    "mercenaries stay on the board": replaced(colonization.dismiss_mercenaries, nothing),
    "nobody is trimmed": replaced(colonization.trim_next, nothing),
    "rows are offered out of order": replaced(setup.free_row, unsorted_rows),
    "somebody is asked without options": replaced(colonization.pick_colour, no_options),
}


@pytest.mark.parametrize("plant", STEPS.values(), ids=list(STEPS))
def test_laws_catch_a_wrong_step(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A step left out, or a question asked wrongly, breaks a law."""
    plant(monkeypatch)
    with pytest.raises((AssertionError, ValueError)):
        check("colonialism/spielworxx", 3)


# --- faults of the flow ---


def test_asking_must_not_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that changes the table is caught when it is asked again."""
    replaced(actions.choose_action, asking_acts)(monkeypatch)
    with pytest.raises(AssertionError, match="asking again"):
        watch(EVERYTHING, 2, [Copies])


@pytest.mark.plain("replaces a part of the engine")
def test_a_copy_must_not_be_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy shares its lists, so a list that is changed in place is caught."""
    true = moves.draw_card

    def faulty(g: Game, *rest: Any) -> None:
        true(g, *rest)
        g.s.bag[0] += 1

    monkeypatch.setattr(moves, "draw_card", faulty)
    with pytest.raises(AssertionError, match="independent"):
        watch(EVERYTHING, 2, [Copies])


@pytest.mark.plain("replaces a part of the engine")
def test_nothing_else_must_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes any answer is caught."""
    g = registry.find(EVERYTHING).start(2)
    rng = Random(1)
    while not isinstance(g.pending, Decision):
        laws.random_step(g, rng)
    monkeypatch.setattr(Flow, "check_answer", nothing)
    monkeypatch.setattr(Flow, "advance", nothing)
    with pytest.raises(AssertionError, match="not offered"):
        laws.refuses_everything_else(g)


@pytest.mark.plain("replaces a part of the engine")
def test_reasons_must_agree_with_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that is offered although something stands in its way is caught."""
    monkeypatch.setattr(actions, "reach", lambda g, seat: 63)
    with pytest.raises(AssertionError):
        watch("colonialism/compass", 3, [Reasons])


@pytest.mark.plain("replaces a part of the engine")
def test_seats_must_be_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An advantage of the first seat is caught."""
    army = policies.army

    def favour(g: Game, seat: Seat, region: Any) -> int:
        return army(g, seat, region) + (1 if seat == 0 else 0)

    monkeypatch.setattr(colonization, "worth", lambda g, seat, cards: favour(g, seat, g.region))
    with pytest.raises(AssertionError):
        test_symmetry.test_seats_can_be_exchanged("colonialism/spielworxx", 3)


@pytest.mark.plain("replaces a part of the engine")
def test_a_round_too_short_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two actions instead of three."""
    monkeypatch.setattr(turn, "ACTIONS_EACH", 2)
    with pytest.raises(AssertionError):
        watch("colonialism/compass", 2, [Actions])


# --- faults of what is told and counted ---


def finished(name: str) -> Game:
    g: Game = registry.find(name).start(3)
    go_on(g, Random(1))
    return g


def test_a_wrong_result_is_caught() -> None:
    """One cube too many for the first seat."""
    g = finished("colonialism/compass")
    watcher = Results("colonialism/compass", 3)
    watcher.look(g)
    assert isinstance(g.pending, Outcome)
    g.pending = replace_first(g.pending)
    with pytest.raises(AssertionError):
        watcher.look(g)


def replace_first(outcome: Outcome) -> Outcome:
    return Outcome([outcome.scores[0] + 1, *outcome.scores[1:]], outcome.totals, outcome.ranks, outcome.ending)


def test_a_marker_set_back_is_caught() -> None:
    """The last turn is over, and the first begins again."""
    watcher = GameTime("colonialism/compass", 3)
    go_on(registry.find("colonialism/compass").start(3), Random(2), watcher, steps=400)
    with pytest.raises(AssertionError):
        play("colonialism/compass", 3, 1, watcher)


@pytest.mark.parametrize(
    "text", ["{$seat} passes.", "??? passes.", "blue passes.", "", "Blue loses none.", "Blue\npasses."]
)
def test_what_is_no_sentence_is_caught(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A blank, a key, or no text at all where a fact is told."""
    monkeypatch.setattr(SpeakerBase, "event", lambda voice, event: text)
    with pytest.raises(AssertionError):
        watch("colonialism/original+short", 2, [Sentences])


def test_another_paragraph_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question cites what the book does not have."""
    monkeypatch.setattr(SpeakerBase, "section", lambda voice, prompt: "99.9")
    with pytest.raises(AssertionError):
        watch("colonialism/compass", 2, [Sentences])


def test_a_number_out_of_bounds_is_caught() -> None:
    """A learner's observation with a number that its layout does not allow, or that the view does not tell."""
    watcher = Observations("colonialism/compass", 2)
    g = registry.find("colonialism/compass").start(2)
    watcher.compare(g, 0)
    true = watcher.code
    cells = [*true.of_game(g, 0)]
    for wrong in ([255] * len(cells), [*cells, 0], [1 - cells[0], *cells[1:]]):
        watcher.code = replace(true, of_game=always(wrong))
        with pytest.raises(AssertionError):
            watcher.compare(g, 0)


def always(cells: list[int]) -> Callable[[Any, int], bytearray]:
    return lambda g, seat: bytearray(cells)


def peeps(watcher: Secrecy, g: Any, seat: int) -> bytes:
    """What another player hides is read: hand, or the rest of a row."""
    other = (seat + 1) % g.seats
    hidden = g.s.hands[other : other + 1] if isinstance(g, Game) else g.s.rows[other * ROUNDS : (other + 1) * ROUNDS]
    return repr(hidden).encode()


def counts(watcher: Secrecy, g: Any, seat: int) -> bytes:
    """Who has answered in a sealed round is looked at."""
    return repr([len(given) for given in g.answers]).encode()


@pytest.mark.parametrize(
    ("name", "seats", "look"),
    [
        ("colonialism/compass", 2, peeps),
        ("colonialism/compass", 3, counts),
        ("empires/second", 4, peeps),
        ("empires/second", 4, counts),
        ("empires/revised", 3, counts),
    ],
)
def test_a_leak_to_learners_is_caught(
    name: str, seats: int, look: Callable[[Secrecy, Any, int], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Secrecy, "observed", look)
    with pytest.raises(AssertionError):
        watch(name, seats, [Secrecy])


# --- leaks ---


def answers_of(g: Any) -> list[int]:
    return [action for given in g.answers for action in given]


def silent(g: Any, seats: list[int]) -> list[int]:
    return [seat for seat in seats if g.question(seat) is not None]


# A rule set, and what a view of it says that it must not say.
EMPIRES = "empires/second"
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
    kind = registry.find(name).kind

    def leaky(g: Any, seat: int) -> Any:
        seen = kind.view(g, seat)
        spoil(seen, g)
        return seen

    monkeypatch.setattr(registry, "kind_of", lambda g: replace(kind, view=leaky))
    monkeypatch.setattr(test_secrecy, "view", leaky)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        secrecy_holds(name)


@pytest.mark.plain("replaces a part of the engine")
def test_secrecy_catches_a_talkative_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret told to everybody is heard."""
    true_draw = moves.draw_card

    def talk(g: Game, seat: Seat, card: int) -> None:
        true_draw(g, seat, card)
        g.tell(facts.CARD_DRAWN, seat, card)

    monkeypatch.setattr(moves, "draw_card", talk)
    with pytest.raises(AssertionError, match="heard different things"):
        test_secrecy.run_pairs("colonialism/compass", 3, 12)


def test_secrecy_catches_a_forgotten_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawn card left in a register that views show is seen."""

    def remember(g: Game) -> None:
        moves.draw_card(g, g.seat, g.card)
        g.put(6, g.card)
        g.put(3, g.count - 1)
        g.restart()

    replaced(actions.take_card, remember)(monkeypatch)
    with pytest.raises(AssertionError, match="come apart"):
        test_secrecy.run_pairs("colonialism/compass", 3, 12)


def test_redealing_must_move_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redeal that returns the truth is caught."""
    truth: list[Game] = []
    true_view = views.view

    def remembering(g: Game, seat: int) -> ColonialismView:
        truth[:] = [g]
        return true_view(g, seat)

    monkeypatch.setattr(test_secrecy, "view", remembering)
    monkeypatch.setattr(test_secrecy, "redeal", lambda seen, rng: truth[0].copy())
    with pytest.raises(AssertionError):
        test_secrecy.test_redealing_really_moves_what_is_hidden("colonialism/compass")


# --- faults of the journal ---


@pytest.mark.plain("replaces a part of the engine")
def test_a_changed_rule_breaks_recorded_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recorded game does not replay under another rule."""
    monkeypatch.setattr(losses, "splits", lambda g, seat, region: [g.s.due[seat]])
    monkeypatch.setattr(colonization, "UNREST_LOSSES", 9)
    monkeypatch.setattr(queries, "exceeds", lambda counts, limit: sum(counts) > limit + 1)
    monkeypatch.setattr(colonization, "exceeds", queries.exceeds)
    failures = 0
    for path in test_replay.recorded():
        try:
            journal.read(path)
        except (MetropoleError, IndexError):
            failures += 1
    assert failures > len(test_replay.recorded()) // 2


def test_these_faults_are_really_planted() -> None:
    """Without a fault everything holds: what was caught above was the fault."""
    check(EVERYTHING, 3)
    check("colonialism/spielworxx", 3)
    for name in (EVERYTHING, EMPIRES, "empires/revised"):
        secrecy_holds(name)
