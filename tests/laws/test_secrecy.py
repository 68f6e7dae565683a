"""What a seat may not know does not reach it: worlds that differ only there stay alike to it as they are played on."""

from functools import partial
from random import Random
from typing import Any

import pytest

from metropole import laws, registry
from metropole.games.colonialism import laws as colonialism
from metropole.games.colonialism.rules import action_space
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import cards_in
from metropole.games.colonialism.rules.state import NO_CARD, REGION_COUNT
from metropole.kernel import Chance, Decision, Event
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR
from metropole.parts.outline import OutlineSection
from tests.laws.play import position
from tests.tables import COLONIALISM, EMPIRES

HIDDEN_DRAWS = ("card", "interest")


def redealt(g: Any, seat: int, rng: Random) -> Any:
    """Another world that looks the same to a seat."""
    return g.view(seat).redeal(rng)


@pytest.mark.parametrize("name", [rule_set.name for rule_set in registry.all_rule_sets("colonialism")])
def test_redealing_really_moves_what_is_hidden(name: str) -> None:
    """In most positions of a game there are other worlds, and redealing finds one."""
    rng = Random(5)
    pairs = [(position(name, 3, seed), seat) for seed in range(40) for seat in range(3)]
    moved = [colonialism.hidden(redealt(g, seat, rng), seat) != colonialism.hidden(g, seat) for g, seat in pairs]
    assert sum(moved) > 0.95 * len(pairs)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_redealing_really_changes_the_rows(seats: int) -> None:
    """Where cards of Empires are still hidden, another world has others."""
    rng = Random(1)
    positions = [position("empires/second", seats, seed) for seed in range(40)]
    moved = [redealt(g, 0, rng).s.rows != g.s.rows for g in positions if g.s.round <= 2]
    assert len(moved) > 10
    assert sum(moved) > 0.9 * len(moved)


def test_redealing_is_fair() -> None:
    """Each card that an opponent may hold is in their hand as often as the counts say, within five standard errors."""
    g = position("colonialism/compass", 2, 3)
    unknown = cards_in(g.s.hands[1] | g.s.decks[1])
    assert all([card == NO_CARD for card in g.s.down[REGION_COUNT:]])
    rng = Random(1)
    worlds = 3000
    share = len(cards_in(g.s.hands[1])) / len(unknown)
    held = dict.fromkeys(unknown, 0)
    for _ in range(worlds):
        for card in cards_in(redealt(g, 0, rng).s.hands[1]):
            held[card] += 1
    error = (worlds * share * (1 - share)) ** 0.5
    assert all([abs(count - worlds * share) < 5 * error for count in held.values()]), (held, share)


# --- the table in words ---


def outlines_are_equal(name: str, seats: int, positions: int) -> None:
    """Two worlds that a seat cannot tell apart are told alike."""
    rule_set, rng = registry.find(name), Random(7)
    speakers = {seat: rule_set.speaker("en", you=seat) for seat in range(SPECTATOR, seats)}
    for seed in range(positions):
        g = position(name, seats, seed)
        for seat, speaker in speakers.items():
            told = [rule_set.kit.outline(one.view(seat), speaker) for one in (g, redealt(g, seat, rng))]
            assert told[0] == told[1], "the outlines have come apart"


@pytest.mark.parametrize(("name", "seats"), [*COLONIALISM, *EMPIRES])
def test_outlines_keep_secrets(name: str, seats: int) -> None:
    outlines_are_equal(name, seats, 8)


@pytest.mark.parametrize(
    ("name", "secret"),
    [("colonialism/compass", lambda g: g.s.hands), ("empires/second", lambda g: g.s.rows)],
)
def test_a_leak_in_an_outline_is_found(name: str, secret: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever told of a table by more than the view would tell two worlds apart."""
    kit = registry.find(name).kit
    honest, game = type(kit).outline, kit.game_type
    see, looked_at = game.view, []

    def view(g: Any, seat: int) -> Any:
        looked_at.append(secret(g))
        return see(g, seat)

    def outline(self: Any, seen: Any, speaker: Any) -> list[OutlineSection]:
        return [*honest(self, seen, speaker), OutlineSection(str(looked_at[-1]))]

    monkeypatch.setattr(game, "view", view)
    monkeypatch.setattr(type(kit), "outline", outline)
    with pytest.raises(AssertionError, match="outlines"):
        outlines_are_equal(name, registry.find(name).seats[1], 8)


# --- two runs side by side ---


class TwinGames:
    """The truth and another world that one seat cannot tell apart, played on by choices with the same public effect."""

    def __init__(self, g: Any, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.games = [g, redealt(g, seat, rng)]
        self.heard: list[list[str]] = [[], []]
        for game, heard in zip(self.games, self.heard, strict=True):
            game.listener = partial(self.note, heard)

    def note(self, heard: list[str], event: Event) -> None:
        """What the seat hears."""
        if event.concerns(self.seat):
            heard.append(f"{event.kind} {event.numbers}")

    def compare(self) -> None:
        first, second = [laws.seen_by(game, self.seat) for game in self.games]
        assert first == second, "the views have come apart"
        assert self.heard[0] == self.heard[1], "the seat has heard different things"

    def step(self) -> bool:
        """One answer in both games. Says whether they can go on without revealing where they differ."""
        pending, other = [game.pending for game in self.games]
        if isinstance(pending, Chance):
            assert isinstance(other, Chance)
            return self.roll_both(pending, other)
        if not isinstance(pending, Decision) or pending.sealed:
            return False
        assert isinstance(other, Decision)
        if pending.seat == self.seat:
            return self.answer(self.rng.choice(pending.options))
        return self.play_other(pending, other)

    def answer(self, first: int, second: int | None = None) -> bool:
        self.games[0].answer(first)
        self.games[1].answer(first if second is None else second)
        return True

    def roll_both(self, pending: Chance, other: Chance) -> bool:
        """Open chance falls alike in both worlds; what is drawn in secret may differ."""
        first = roll(pending, self.rng)
        if pending.key in HIDDEN_DRAWS and self.games[0].seat != self.seat:
            return self.answer(first, roll(other, self.rng))
        assert (pending.outcomes, pending.weights) == (other.outcomes, other.weights)
        return self.answer(first)

    def play_other(self, pending: Decision, other: Decision) -> bool:
        """Another player acts: openly alike, or with a different card face-down at the same region."""
        both_can = self.policies(pending.options) and self.policies(other.options)
        if both_can and self.rng.random() < 0.5 and self.lay_hidden(pending, other):
            return True
        common = [a for a in pending.options if a in other.options and not self.is_policy(a)]
        return bool(common) and self.answer(self.rng.choice(common))

    def is_policy(self, action: int) -> bool:
        card = action - action_space.PLAY
        return 0 <= card < len(action_space.CARDS) and self.games[0].edition.cards[card].policy

    def policies(self, options: list[int]) -> list[int]:
        return [action for action in options if self.is_policy(action)]

    def lay_hidden(self, pending: Decision, other: Decision) -> bool:
        """Both lay some policy card where the player has none yet."""
        cards = [self.rng.choice(self.policies(question.options)) for question in (pending, other)]
        regions = [self.free_regions(game.copy(), card) for game, card in zip(self.games, cards, strict=True)]
        common = [region for region in regions[0] if region in regions[1]]
        if not common:
            return False
        self.answer(*cards)
        self.compare()
        return self.answer(self.rng.choice(common))

    def free_regions(self, g: Any, card: int) -> list[int]:
        g.answer(card)
        down = g.s.down[g.pending.seat * REGION_COUNT :]
        return [a for a in g.pending.options if a >= action_space.IN and down[a - action_space.IN] == NO_CARD]


def run_pairs(name: str, seats: int, games: int) -> int:
    """Play pairs of worlds on until they must differ. Returns the number of steps compared."""
    steps = 0
    for seed in range(games):
        rng = Random(seed)
        pair = TwinGames(position(name, seats, seed), rng.randrange(SPECTATOR, seats), rng)
        pair.compare()
        segment = in_segment(pair.games[0])
        while pair.step() and in_segment(pair.games[0]) == segment:
            pair.compare()
            steps += 1
    return steps


def in_segment(g: Game) -> tuple[int, int, bool]:
    """The turn segment, and whether its action rounds are over: colonization reveals cards."""
    return g.s.turn, g.s.phase // 3, g.s.phase % 3 == 2


@pytest.mark.parametrize(("name", "seats"), COLONIALISM)
def test_worlds_stay_alike_until_something_is_revealed(name: str, seats: int) -> None:
    """Side by side, with different secrets, the two games show and tell a seat the same things at every step."""
    assert run_pairs(name, seats, 12) > 100


@pytest.mark.parametrize(("name", "seats"), EMPIRES)
def test_worlds_with_other_rows_stay_alike_until_the_next_card(name: str, seats: int) -> None:
    """Whatever others have programmed for later rounds, a seat sees and hears the same until a card is turned."""
    compared = 0
    for seed in range(10):
        rng = Random(seed)
        pair = TwinGames(position(name, seats, seed), rng.randrange(SPECTATOR, seats), rng)
        g = pair.games[0]
        moment = (g.s.turn, g.s.round)
        while not g.over:
            pair.answer(roll(g.pending, rng) if isinstance(g.pending, Chance) else rng.choice(g.pending.options))
            if (g.s.turn, g.s.round) != moment:
                break
            pair.compare()
            compared += 1
    assert compared > 10 * seats
