"""Advice: certain, complete for what is offered, in agreement with the rules, and from one's own view alone."""

import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from random import Random
from threading import current_thread, main_thread
from typing import Any

import pytest

from metropole import registry
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.state import Seat
from metropole.games.empires.rules import queries
from metropole.kernel import Chance, Decision
from metropole.kernel.view import SPECTATOR
from metropole.parts.advice import percent, signed
from metropole.server import advice
from metropole.server.table import Table
from metropole.server.wire import Advice
from tests.server.http_helpers import world
from tests.server.tables import RULE_SETS, begun, crowd, finished, question_to, speak, speaking, to_sealed_round


def advised(table: Table, seat: int, language: str = "en") -> Advice:
    """What a seat is advised."""
    player = table.standing.chairs[seat].player if seat != SPECTATOR else ""
    return advice.advise(advice.asked(table, table.viewer(player, seat)), language)


def to_question(table: Table, prompt: str, rng: Random, most: int = 3000) -> int:
    """Play at random until a seat is asked this; which seat."""
    for _ in range(most):
        for seat in speaking(table):
            if question_to(table, seat).prompt.key == prompt:
                return seat
        speak(table, rng.choice(speaking(table)), pick=rng.randrange(1000))
    raise AssertionError(f"{prompt} was never asked")


def all_actions(told: Advice, verb: str) -> list[str]:
    """What is offered and what is not, of those that begin with a word."""
    actions = [*[one.action for one in told.previews], *[one.action for one in told.missing]]
    return [action for action in actions if action.startswith(f"{verb} ")]


# --- in every rule set ---


def things(table: Table, actions: list[str]) -> list[str]:
    space = table.the_course.game.space
    return [table.rule_set.kit.thing(space, space.parse(action)) for action in actions]


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_advice_covers_every_option_and_nothing_that_is_offered_is_missing(edition: str, seats: int) -> None:
    """At every question of a game: previews of all options, a hint among them, reasons only for what is not offered."""
    played = crowd(edition, seats, 5)
    table, asked, missing = played.table, 0, 0
    while table.standing.state == "running" and asked < 150:
        for seat in speaking(table):
            told = advised(table, seat, "de" if asked % 2 else "en")
            names = [table.the_course.game.space.name(one) for one in question_to(table, seat).options]
            assert [one.action for one in told.previews] == names
            assert told.hint in names
            assert (told.seq, told.draft) == (table.seq, table.standing.draft_revision[seat])
            assert {one.action for one in told.missing}.isdisjoint(names)
            assert all([one.label and one.reason and one.section for one in told.missing])
            assert [one.thing for one in told.missing] == things(table, [one.action for one in told.missing])
            assert max([len(one.lines) for one in told.previews]) <= advice.MOST_LINES
            asked, missing = asked + 1, missing + len(told.missing)
        played.step()
    assert missing >= 20


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_what_is_foretold_comes_true(edition: str, seats: int) -> None:
    """The sentences of an option are the first that the seat hears when it takes it."""
    played = crowd(edition, seats, 6)
    table, rng, checked = played.table, Random(edition), 0
    while table.standing.state == "running" and checked < 120:
        seat = rng.choice(speaking(table))
        previews, is_sealed = advised(table, seat).previews, table.the_course.is_sealed
        pick = rng.randrange(len(previews))
        lines, before, drafts = previews[pick].lines, table.seq, len(table.standing.drafts[seat])
        speak(table, seat, pick=pick)
        if table.seq > before:
            viewer = table.viewer(table.standing.chairs[seat].player, seat)
            heard = [entry.text for entry in table.frame(viewer, before, "en", 0.0).log]
            foretold = [line for line in lines if line.endswith(".")]
            assert heard[: len(foretold)] == foretold
            checked += len(foretold)
        else:
            assert is_sealed or len(table.standing.drafts[seat]) > drafts
            assert not any([line.endswith(".") for line in lines])


# --- Colonialism ---


def test_a_policy_card_is_worth_what_colonization_would_bring() -> None:
    table, rng = begun("colonialism/compass", 3), Random(3)
    for _ in range(6):
        seat = to_question(table, "card-region", rng)
        told, game = advised(table, seat), registry.COLONIALISM.own_game(table.seen_by(seat))
        rule = game.edition.cards[game.card]
        for one in told.previews if rule.worth is not None else []:
            region = Region(game.space.noun[game.space.parse(one.action)])
            assert rule.worth is not None
            discs = min(rule.worth(game, Seat(seat), region), game.s.reserve[seat])
            assert one.short == f"+{discs}"
            assert one.lines[0].endswith(f": +{discs}")
        assert {f"in {name}" for name in REGIONS} == set(all_actions(told, "in"))
        speak(table, seat)


REGIONS = ("north africa", "sub-saharan africa", "middle east", "india", "china", "southeast asia")


def test_action_cards_have_ranges() -> None:
    """A die decides: from the least to the most, in the words of the language, never an average."""
    table, rng, found = begun("colonialism/compass", 2), Random(1), set[str]()
    for _ in range(40):
        seat = to_question(table, "act", rng)
        for language, word in (("en", " to "), ("de", " bis ")):
            ranges = [one for one in advised(table, seat, language).previews if word in one.short]
            found |= {f"{language} {one.action}" for one in ranges}
        speak(table, seat, pick=rng.randrange(99))
    assert {"en play mercenaries", "de play mercenaries"} <= found


def test_exploring_adds_a_disc_and_what_cannot_be_explored_has_a_reason() -> None:
    table = begun("colonialism/compass", 3)
    seat = to_question(table, "act", Random(2))
    told = advised(table, seat)
    assert {one.short for one in told.previews if one.action.startswith("explore ")} == {"+1"}
    assert {one.section for one in told.missing if one.action.startswith("explore ")} <= {"5.1.4"}
    assert len(all_actions(told, "explore")) == len(REGIONS)
    game = registry.COLONIALISM.own_game(table.the_course.game)
    assert len(all_actions(told, "play")) == game.s.hands[seat].bit_count()


def test_withdrawing_is_not_missed_where_no_rule_knows_it() -> None:
    table = begun("colonialism/original+short", 2)
    told = advised(table, to_question(table, "act", Random(2)))
    assert not any([one.action.startswith(("withdraw", "buy")) for one in told.missing])


# --- Empires ---


@pytest.mark.parametrize(("edition", "seats"), [("empires/second", 4), ("empires/revised", 3)])
def test_an_exploration_has_its_sum_and_its_exact_chance(edition: str, seats: int) -> None:
    table, rng = begun(edition, seats), Random(8)
    for _ in range(4):
        seat = to_question(table, "explore", rng)
        told, game = advised(table, seat), table.seen_by(seat)
        for one in told.previews:
            assert one.short == percent(chance_of(game, game.space.parse(one.action), seat))
            assert one.lines[0].startswith("Difficulty: ")
            assert any([line.endswith(f"({one.short})") for line in one.lines])
        assert {one.reason for one in told.missing} <= {"The territory is explored already."}
        speak(table, seat, pick=rng.randrange(99))


def chance_of(game: Any, action: int, seat: int) -> Fraction:
    """By playing every outcome of the dice."""
    trial, place, good = game.copy(), game.space.noun[action], 0
    trial.answer(action, seat)
    dice = trial.pending
    assert isinstance(dice, Chance)
    for outcome, weight in zip(dice.outcomes, dice.weights, strict=True):
        after = trial.copy()
        after.answer(outcome)
        good += weight if after.s.tokens[place] < game.s.tokens[place] else 0
    return Fraction(good, dice.total)


def test_costs_and_gains_are_counted() -> None:
    table = begun("empires/second", 4)
    seat = to_question(table, "progress", Random(4))
    for one in advised(table, seat).previews:
        assert one.short.startswith("Treasury \N{MINUS SIGN}")
    seat = to_question(table, "loan", Random(4))
    shown = {one.action: one.short for one in advised(table, seat, "de").previews}
    assert shown["amount 2"] == "Taler +2, Darlehen +2"


def test_characters_of_the_card_at_hand_have_reasons() -> None:
    table, rng = begun("empires/second", 4), Random(0)
    for _ in range(12):
        seat = to_question(table, "character", rng)
        told, game = advised(table, seat), registry.EMPIRES.own_game(table.seen_by(seat))
        card = game.s.rows[seat * 5 + game.s.round - 1]
        first = game.space.parse("use explorer")
        assert {2 * card, 2 * card + 1} == {game.space.parse(action) - first for action in all_actions(told, "use")}
        speak(table, seat, pick=rng.randrange(99))


def test_hands_of_the_revised_rules_have_reasons() -> None:
    table = begun("empires/revised", 3)
    told = advised(table, to_question(table, "play", Random(0)))
    assert (12, 6) == (len(all_actions(told, "use")), len(all_actions(told, "lay")))


# --- who gets any ---


def test_nobody_is_advised_who_is_not_asked() -> None:
    """Neither others during a game, nor anybody after it."""
    over = finished("colonialism/original+short", 2)
    assert [[], [], []] == [advised(over, seat).previews for seat in (SPECTATOR, 0, 1)]
    table = begun("colonialism/compass", 3)
    seat = to_question(table, "act", Random(0))
    for other in [SPECTATOR, *[one for one in range(3) if one != seat]]:
        told = advised(table, other)
        assert (told.hint, told.previews, told.missing) == (None, [], [])


def test_in_a_sealed_round_nothing_is_foretold_and_drafts_are_known() -> None:
    """What all choose at once does nothing by itself; who has said enough is not asked any more."""
    table = to_sealed_round(begun("empires/second", 4))
    told = advised(table, 2)
    assert [one for one in told.previews if one.short or one.lines] == []
    speak(table, 2)
    assert advised(table, 2).draft == 1
    assert len(advised(table, 2).previews) == len(told.previews) - 1
    for _ in range(4):
        speak(table, 2)
    assert advised(table, 2).previews == []
    assert isinstance(table.the_course.game.pending, Decision)


# --- numbers in words ---


def test_numbers_in_words() -> None:
    """Chances are never called certain that are not; changes have their signs."""
    shown = [percent(Fraction(*one)) for one in ((0, 1), (1, 1000), (1, 3), (999, 1000), (1, 1))]
    assert shown == ["0 %", "< 1 %", "33 %", "> 99 %", "100 %"]
    assert [signed(count) for count in (3, 0, -2)] == ["+3", "+0", "\N{MINUS SIGN}2"]


# --- beside everything else ---


@pytest.mark.usefixtures("bots_sleep")
async def test_the_table_is_free_while_advice_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread of its own, from a view that was taken before, and without the table's lock."""
    found: list[tuple[bool, bool]] = []
    computed = advice.advise
    async with world(["running"]) as w:
        loaded = w.hub.find(w.tables["running"])

        def watched(asked: advice.AdviceRequest, language: str) -> Advice:
            found.append((loaded.lock.locked(), current_thread() is main_thread()))
            return computed(asked, language)

        monkeypatch.setattr(advice, "advise", watched)
        assert 200 == (await w.tell("anna", "GET", f"/api/tables/{loaded.id}/advice")).status
    assert found == [(False, False)]


@pytest.mark.plain("replaces a table of the engine")
def test_several_threads_may_ask_for_dice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table of chances stands in its place, whoever has made it."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            monkeypatch.setattr(queries, "BINOMIALS", [])
            with ThreadPoolExecutor(4) as threads:
                list(threads.map(queries.success_dice, [60] * 8))
            assert [dice.count for dice in queries.BINOMIALS] == list(range(1, len(queries.BINOMIALS) + 1))
    finally:
        sys.setswitchinterval(interval)
