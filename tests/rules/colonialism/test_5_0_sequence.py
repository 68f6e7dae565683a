"""5.0 Sequence of play."""

import pytest

from metropole.games.colonialism.positions import laid_out, perform, practice_board, shown
from metropole.games.colonialism.rules import facts, prompts
from metropole.games.colonialism.rules.board import INDIA
from metropole.games.colonialism.rules.game import COLONIZE, END_COLONIZATION, ROUND
from metropole.games.colonialism.rules.queries import action_counter, policy_count
from metropole.games.colonialism.rules.view import view
from metropole.kernel import Event
from metropole.kernel.view import SPECTATOR
from metropole.testing import offered, say
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX, every_edition, later_editions
from tests.rules.colonialism.whole_games import asks_chance, begun, names, prepared, told
from tests.rules.questions import decision, listen, outcome, play

SHORT = "colonialism/original+short"
TURN = [facts.TURN_BEGAN, facts.ROUND_BEGAN, facts.COLONIZATION_BEGAN]
EVERY_PHASE = ["round-began 1", "round-began 2", "colonization-began", "round-began 3", "round-began 4"]


def whole_game(edition: str, seats: int = 2) -> list[Event]:
    """Everything that is told in a game played at random, on a board whose values add up to fifteen."""
    g = begun(edition, seats, practice_board(values=[1, 3, 4, 3, 2, 2]))
    events = listen(g)
    play(g)
    return events


def milestones(events: list[Event]) -> list[str]:
    """The phases of a game, in words."""
    return [" ".join(map(str, fact)) for fact in told(events, *TURN)]


def cubes_by_phase(events: list[Event]) -> list[int]:
    """How many cubes came onto the board in and after each colonization phase."""
    counts: list[int] = []
    for event in events:
        if event.kind == facts.COLONIZATION_BEGAN:
            counts.append(0)
        elif event.kind == facts.CUBE and counts:
            counts[-1] += 1
    return counts


# --- turns and phases ---


@every_edition
@pytest.mark.rule("CM-5.0-a", "CM-5.0-b")
def test_three_turns(edition: str) -> None:
    """A game has three turns of two rounds, a colonization phase, two more rounds and another colonization phase."""
    expected: list[str] = []
    for turn in (1, 2, 3):
        expected += [f"turn-began {turn}", *EVERY_PHASE, "colonization-began"]
    assert expected == milestones(whole_game(edition))


@pytest.mark.rule("OR-5.0-a")
def test_two_turns_in_the_short_game() -> None:
    """The short game of the original has two turns."""
    expected: list[str] = []
    for turn in (1, 2):
        expected += [f"turn-began {turn}", *EVERY_PHASE, "colonization-began"]
    assert expected == milestones(whole_game(SHORT))


@pytest.mark.rule("CM-5.0-b", "CM-5.0-e", "OR-5.0-c")
@pytest.mark.parametrize(
    ("edition", "cubes"),
    [
        (COMPASS, [6, 15, 6, 15, 6, 0]),
        (SPIELWORXX, [6, 15, 6, 15, 6, 0]),
        (ORIGINAL, [0, 15, 0, 15, 0, 0]),
        (SHORT, [0, 15, 0, 0]),
    ],
)
def test_end_of_turn_phase(edition: str, cubes: list[int]) -> None:
    """After the second colonization phase every turn but the last ends with all regions being stocked anew."""
    assert cubes == cubes_by_phase(whole_game(edition))


@pytest.mark.rule("CM-5.0-f", "OR-5.0-d")
@pytest.mark.parametrize("edition", [COMPASS, SPIELWORXX, ORIGINAL, SHORT])
def test_nothing_but_scoring_follows_the_last_phase(edition: str) -> None:
    """After the last colonization phase no cards are drawn and no tiles laid: everybody counts. Rows are chosen only
    in the original, where they decide ties for interests."""
    events = whole_game(edition, 3)
    last = max([i for i, event in enumerate(events) if event.kind == facts.COLONIZATION_BEGAN])
    kinds = [event.kind for event in events[last:]]
    never = {facts.CARD_DRAWN, facts.TILE, facts.CUBE, facts.TURN_BEGAN, facts.ROUND_BEGAN}
    assert set() == never & set(kinds)
    assert (3 if edition in (ORIGINAL, SHORT) else 0) == kinds.count(facts.ROW_TAKEN)
    assert 3 == kinds.count(facts.SCORED)
    assert facts.SCORED == kinds[-1]
    assert never <= {event.kind for event in events[:last]}


@pytest.mark.rule("CM-5.0-f", "OR-5.0-d")
@pytest.mark.parametrize(("edition", "turn"), [(COMPASS, 3), (SPIELWORXX, 3), (ORIGINAL, 3), (SHORT, 2)])
def test_the_game_ends_in_its_last_turn(edition: str, turn: int) -> None:
    """The game is over in the last turn, and there is a winner."""
    g = play(prepared(edition, 2))
    assert (turn, 6) == (g.s.turn, g.s.phase)
    assert 1 in outcome(g).ranks


# --- the turn order track ---


@every_edition
@pytest.mark.rule("CM-5.0-c")
def test_from_the_top_row_to_the_bottom_row(edition: str) -> None:
    """In every lap of a round the top row acts first and the bottom row last."""
    fourth = {COMPASS: "white", SPIELWORXX: "white", ORIGINAL: "purple"}[edition]
    g = perform(laid_out(edition, track=f"green, {fourth}, blue, red"), ROUND)
    actors: list[str] = []
    while not g.over:
        actors.append(g.edition.colours[decision(g).seat])
        say(g, "pass")
    assert ["green", fourth, "blue", "red"] * 3 == actors


@later_editions
@pytest.mark.rule("CM-5.0-d")
def test_own_disc_advances_with_every_action(edition: str) -> None:
    """Whoever acts has advanced their own disc to I, then II, then III, and everybody can see it."""
    g = perform(laid_out(edition, 3, track="green, blue, red"), ROUND)
    assert not g.edition.common_counter
    for lap in (1, 2, 3):
        for acting in (2, 0, 1):
            assert acting == decision(g).seat
            before = {2: [], 0: [2], 1: [2, 0]}[acting]
            expected = [lap if seat == acting or seat in before else lap - 1 for seat in range(3)]
            assert expected == g.s.acted == view(g, SPECTATOR).table.s.acted
            say(g, "pass")


@pytest.mark.rule("OR-5.0-b")
def test_common_counter_advances_when_all_have_acted() -> None:
    """In the original one counter moves on to II and III when everybody has taken an action."""
    g = perform(laid_out(ORIGINAL, 3, track="green, blue, red"), ROUND)
    assert g.edition.common_counter
    for lap in (1, 2, 3):
        for acting in ("green", "blue", "red"):
            assert acting == g.edition.colours[decision(g).seat]
            assert lap == action_counter(g)
            say(g, "pass")


# --- rulings on what happens in a colonization phase ---


@every_edition
@pytest.mark.ruling("A09")
def test_hands_are_reduced_unseen(edition: str) -> None:
    """Everybody decides at once which card to keep; discards are shown together, and drawing begins after that."""
    hand = "army, commerce, dominion, empire"
    g = laid_out(edition, 3, phase=2, hands=dict.fromkeys(("blue", "red", "green"), hand))
    perform(g, END_COLONIZATION)
    assert prompts.KEEP_ONE is decision(g).prompt
    events = listen(g)
    before = [view(g, seat).numbers() for seat in (SPECTATOR, 0, 1)]
    g.answer(g.space.parse("keep empire"), 2)
    assert before == [view(g, seat).numbers() for seat in (SPECTATOR, 0, 1)]
    g.answer(g.space.parse("keep army"), 0)
    assert [] == events
    assert [0, 1, 2] == g.awaiting()
    g.answer(g.space.parse("keep army"), 1)
    play(g, lambda game: not asks_chance("card")(game))
    kinds = [event.kind for event in events if event.kind in (facts.CARD_DISCARDED, facts.CARD_DRAWN)]
    drawn = {COMPASS: 5, SPIELWORXX: 5, ORIGINAL: 6}[edition]
    assert [facts.CARD_DISCARDED] * 9 + [facts.CARD_DRAWN] * 3 * drawn == kinds
    assert ["army", "commerce", "dominion"] == names(g.s.discards[2])


@every_edition
@pytest.mark.ruling("A10")
def test_policy_cards_are_discarded_after_the_conflict(edition: str) -> None:
    """Policy cards lie at their region through the conflict, and are discarded face-up before cubes are collected."""
    g = laid_out(
        edition,
        limit=4,
        policies={"india": "blue treaty, red army, red empire"},
        cubes={"india": "yellow 1, black 1"},
        india="blue 1, red 2, red mercenaries 3",
    )
    perform(g, COLONIZE, region=INDIA)
    assert prompts.MERCENARY_LOSSES is decision(g).prompt
    assert (3, [0, 0, 0, 0]) == (policy_count(g, INDIA), g.s.discards)
    say(g, "lose 3")
    assert ["take yellow", "take black"] == offered(g)
    assert 0 == policy_count(g, INDIA)
    piles = view(g, SPECTATOR).table.s.discards
    assert [["treaty"], ["army", "empire"], [], []] == [names(pile) for pile in piles]
    assert "blue 1, red 3" == shown(g, INDIA)
