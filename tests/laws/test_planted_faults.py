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
from metropole.kernel import Decision, MetropoleError, Question
from metropole.kernel.flow import Flow
from tests.conftest import replaces_engine
from tests.laws import test_random_play, test_replay, test_secrecy, test_symmetry
from tests.laws.play import play

EVERYTHING = "colonialism/compass+events+upgrades"
PlantedStep = Callable[..., Any]

# --- faults in the rules: pieces appear, vanish or are counted twice ---


def after(module: object, name: str, spoil: Callable[[Game], None]) -> tuple[object, str, PlantedStep]:
    """The function does its work, and then something goes wrong."""
    true = getattr(module, name)

    def faulty(g: Game, *rest: Any) -> Any:
        result = true(g, *rest)
        g.s.own()
        spoil(g)
        return result

    return module, name, faulty


def instead(module: object, name: str, faulty: PlantedStep) -> tuple[object, str, PlantedStep]:
    """The function does something else."""
    return module, name, faulty


def change(field: str, place: int, by: int) -> Callable[[Game], None]:
    def spoil(g: Game) -> None:
        getattr(g.s, field)[place] += by

    return spoil


def lose_a_card(g: Game) -> None:
    g.s.discards[0] &= g.s.discards[0] - 1


def twice_in_hand(g: Game) -> None:
    g.s.hands[0] |= g.s.decks[0] & -g.s.decks[0]


def forget(g: Game, *rest: Any) -> None:
    return None


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


CONSERVATION = {
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
    "a drawn card stays in the deck": instead(moves, "draw_card", stay_in_deck),
    "a discarded card vanishes": after(moves, "discard", lose_a_card),
    "a card is in two places": after(moves, "lay_policy", twice_in_hand),
    "the track disc is not paid for": instead(moves, "mark_track", forget),
    "an interest is dealt twice": after(moves, "deal_interest", lambda g: setattr(g.s, "undealt", 1)),
    "an event is drawn twice": after(moves, "reveal_event", lambda g: setattr(g.s, "event_deck", 4095)),
    "two players share a row": after(moves, "take_row", lambda g: setattr(g.s, "rows", [1] * g.seats)),
    "the order of play ignores the rows": after(moves, "set_track", lambda g: g.s.track.reverse()),
    "a region has two tiles": after(moves, "lay_tile", lambda g: g.s.order.append(g.s.order[0])),
}


def check(name: str, seats: int) -> None:
    for seed in range(6):
        play(name, seats, seed, laws.check)


@replaces_engine
@pytest.mark.parametrize("fault", CONSERVATION.values(), ids=list(CONSERVATION))
def test_conservation_catches(fault: tuple[object, str, PlantedStep], monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece out of place is noticed at once."""
    monkeypatch.setattr(*fault)
    with pytest.raises(AssertionError):
        check(EVERYTHING, 3)


STEPS = {
    "policies stay after colonization": replaced(colonization.clear_policies, forget),
    "mercenaries stay on the board": replaced(colonization.dismiss_mercenaries, forget),
    "nobody is trimmed": replaced(colonization.trim_next, forget),
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
        play(EVERYTHING, 2, 1, laws.asking_changes_nothing)


@replaces_engine
def test_a_copy_must_not_be_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy shares its lists, so a list that is changed in place is caught."""
    true = moves.draw_card

    def faulty(g: Game, *rest: Any) -> None:
        true(g, *rest)
        g.s.bag[0] += 1

    monkeypatch.setattr(moves, "draw_card", faulty)
    with pytest.raises(AssertionError, match="independent"):
        test_random_play.test_games_can_be_copied_and_restored_anywhere(EVERYTHING, 2)


@replaces_engine
def test_nothing_else_must_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes any answer is caught."""
    g = registry.find(EVERYTHING).start(2)
    rng = Random(1)
    while not isinstance(g.pending, Decision):
        laws.random_step(g, rng)
    monkeypatch.setattr(Flow, "check_answer", forget)
    monkeypatch.setattr(Flow, "advance", forget)
    with pytest.raises(AssertionError, match="not offered"):
        laws.refuses_everything_else(g)


@replaces_engine
def test_reasons_must_agree_with_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that is offered although something stands in its way is caught."""
    monkeypatch.setattr(actions, "reach", lambda g, seat: 63)
    with pytest.raises(AssertionError):
        test_random_play.test_every_missing_option_has_a_reason("colonialism/compass", 3)


@replaces_engine
def test_seats_must_be_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An advantage of the first seat is caught."""
    army = policies.army

    def favour(g: Game, seat: Seat, region: Any) -> int:
        return army(g, seat, region) + (1 if seat == 0 else 0)

    monkeypatch.setattr(colonization, "worth", lambda g, seat, cards: favour(g, seat, g.region))
    with pytest.raises(AssertionError):
        test_symmetry.test_seats_can_be_exchanged("colonialism/spielworxx", 3)


@replaces_engine
def test_a_round_too_short_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two actions instead of three."""
    monkeypatch.setattr(turn, "ACTIONS_EACH", 2)
    with pytest.raises(AssertionError):
        test_random_play.test_the_game_has_exactly_so_many_actions("colonialism/compass", 2)


# --- leaks ---


def leak(spoil: Callable[[ColonialismView, Game], None]) -> PlantedStep:
    true_view = views.view

    def leaky(g: Game, seat: int) -> ColonialismView:
        seen = true_view(g, seat)
        spoil(seen, g)
        return seen

    return leaky


def leak_hands(seen: ColonialismView, g: Game) -> None:
    seen.table.s.hands = g.s.hands[:]


def leak_decks(seen: ColonialismView, g: Game) -> None:
    seen.table.s.decks = g.s.decks[:]


def leak_interests(seen: ColonialismView, g: Game) -> None:
    seen.table.s.interests = g.s.interests[:]


def leak_undealt(seen: ColonialismView, g: Game) -> None:
    seen.table.s.undealt = g.s.undealt


def leak_policies(seen: ColonialismView, g: Game) -> None:
    seen.table.s.down = g.s.down[:]


def leak_stack(seen: ColonialismView, g: Game) -> None:
    seen.stack = g.stack


def leak_options(seen: ColonialismView, g: Game) -> None:
    seen.options = g.pending.options if isinstance(g.pending, Decision) else []


def leak_answers(seen: ColonialismView, g: Game) -> None:
    seen.given = [action for given in g.answers for action in given]


def leak_who_answered(seen: ColonialismView, g: Game) -> None:
    seen.awaiting = [seat for seat in seen.awaiting if g.question(seat) is not None]


def leak_by_size(seen: ColonialismView, g: Game) -> None:
    seen.hand_sizes = [hand % 7 for hand in g.s.hands]


def leak_by_fingerprint(seen: ColonialismView, g: Game) -> None:
    seen.interest_sizes = [sum(g.numbers())]


LEAKS = (
    leak_hands,
    leak_decks,
    leak_interests,
    leak_undealt,
    leak_policies,
    leak_stack,
    leak_options,
    leak_answers,
    leak_who_answered,
    leak_by_size,
    leak_by_fingerprint,
)


def secrecy_holds(name: str) -> None:
    """The three laws of secrecy on one table."""
    test_secrecy.test_a_redealt_world_looks_the_same(name, 3)
    test_secrecy.test_worlds_stay_alike_until_something_is_revealed(name, 3)


@pytest.mark.parametrize("spoil", LEAKS, ids=lambda spoil: spoil.__name__)
def test_secrecy_catches(spoil: Callable[[ColonialismView, Game], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret in a view makes two worlds look different."""
    leaky = leak(spoil)
    monkeypatch.setattr(registry, "kind_of", lambda g: replace(registry.COLONIALISM, view=leaky))
    monkeypatch.setattr(test_secrecy, "view", leaky)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        secrecy_holds(EVERYTHING)


@replaces_engine
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


@replaces_engine
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
    secrecy_holds(EVERYTHING)
