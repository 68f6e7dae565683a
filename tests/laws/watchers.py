"""Who looks on while games are played at random. Planted faults (`tests.laws.faults`) show that each would notice."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from operator import gt
from typing import Any

from metropole import laws
from metropole.games.colonialism import laws as colonialism
from metropole.games.colonialism.positions import edition_of
from metropole.games.colonialism.rules import action_space, prompts, reasons
from metropole.games.colonialism.rules.cards.trade import second_regions, tradable_zones
from metropole.games.colonialism.rules.game import TRADE, Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS, REGIONS_IN
from metropole.games.colonialism.rules.state import Seat
from metropole.kernel import Decision, Event, NotAwaitedError, NotOfferedError, Outcome, Prompt
from metropole.kernel.view import SPECTATOR
from metropole.text import LANGUAGES
from tests.laws.play import Watcher
from tests.tables import LONG

# --- both games ---


class Laws(Watcher):
    """Every law about components and questions holds in every position."""

    def look(self, g: Any) -> None:
        laws.check(g)


class Copies(Watcher):
    """Copies are independent, numbers restore the game, and whatever was not offered is refused."""

    def begin(self) -> None:
        self.checked = Counter[str](asked=0, copied=0, refused=0)

    def look(self, g: Any) -> None:
        if self.rng.random() < 0.2:
            self.checked["asked"] += 1
            laws.asking_changes_nothing(g)
        if self.rng.random() < 0.05:
            self.checked["copied"] += 1
            laws.copies_are_independent(g, self.rng)
        if self.rng.random() < 0.01:
            self.checked["refused"] += 1
            laws.refuses_everything_else(g)

    def close(self) -> None:
        assert min(self.checked.values()) >= 5, self.checked


class Secrecy(Watcher):
    """Everything hidden is dealt anew, and nothing that the viewer sees changes: views, options, errors, observations.

    In sealed rounds more is hidden than at other times, so they are looked at more often.
    """

    def begin(self) -> None:
        self.pairs = self.different = 0

    def look(self, g: Any) -> None:
        is_sealed = isinstance(g.pending, Decision) and g.pending.sealed
        if self.rng.random() < (0.2 if is_sealed else 0.06):
            seat = self.rng.randrange(SPECTATOR, self.seats)
            world = laws.world_is_possible(g, seat, self.rng)
            self.pairs += 1
            self.different += world.numbers() != g.numbers()
            assert self.errors(world, seat) == self.errors(g, seat)
            if seat != SPECTATOR:
                assert self.observed(world, seat) == self.observed(g, seat)
            if isinstance(g, Game):
                colonialism.sizes_agree(g)

    def errors(self, g: Any, seat: int) -> list[str]:
        """What a seat is told when it says something that is not offered."""
        messages: list[str] = []
        for action in (action_space.PLAY, action_space.KEEP + 3, action_space.DONE, len(g.space)):
            if seat == SPECTATOR or ((asked := g.question(seat)) is not None and action in asked.options):
                continue
            try:
                g.copy().answer(action, seat)
            except (NotOfferedError, NotAwaitedError) as error:
                messages.append(str(error))
        return messages

    def observed(self, g: Any, seat: int) -> bytes:
        """What a learner sees of the table."""
        return bytes(self.rule_set.kit.encoder(self.seats).of_game(g, seat))

    def close(self) -> None:
        assert self.pairs > 40
        assert self.different > 10


class Scenes(Watcher):
    """Everything hidden is dealt anew, and nobody is shown anything else; what lies open is the same for everybody.

    But for who puts an action together or answers in a sealed round: they see what they have said themselves.
    """

    def begin(self) -> None:
        self.worlds = self.alike = 0

    def look(self, g: Any) -> None:
        if self.rng.random() < 0.04:
            lying = self.kind.scene(g.view(SPECTATOR))
            for seat in range(SPECTATOR, self.seats):
                self.worlds += 1
                assert self.shown(g.view(seat).redeal(self.rng), seat) == self.shown(g, seat)
                if not self.is_speaking(g, seat):
                    self.alike += 1
                    assert self.kind.scene(g.view(seat)) == lying

    def shown(self, g: Any, seat: int) -> object:
        seen = g.view(seat)
        return self.kind.scene(seen), self.kind.own_scene(seen)

    def is_speaking(self, g: Any, seat: int) -> bool:
        is_sealed = isinstance(g.pending, Decision) and g.pending.sealed
        return seat in g.awaiting() if is_sealed else seat == g.composing() != SPECTATOR

    def close(self) -> None:
        assert self.alike > 100
        assert self.worlds > 100


class Observations(Watcher):
    """An observation has the numbers of a view, as many as its layout says, and none above its bound."""

    def begin(self) -> None:
        self.code = self.rule_set.kit.encoder(self.seats)
        self.history = self.code.history()

    def hear(self, event: Event) -> None:
        self.history.hear(event)

    def look(self, g: Any) -> None:
        if self.rng.random() < 0.1:
            for seat in range(self.seats):
                self.compare(g, seat)

    def compare(self, g: Any, seat: int) -> None:
        layout = self.code.layout
        seen = self.code.observe(g, seat, self.history)
        assert len(seen) == layout.size
        if any(map(gt, seen, layout.highest)):
            raise AssertionError([layout.labels[i] for i, cell in enumerate(seen) if cell > layout.highest[i]])
        from_view = self.code.encode(g.view(seat), self.history)
        assert seen == from_view, [layout.labels[i] for i in range(layout.size) if seen[i] != from_view[i]]


class Sentences(Watcher):
    """Whatever is told, asked or offered can be said to everybody, in both languages, and cites the book played."""

    games = 2

    def begin(self) -> None:
        chart = self.rule_set.kit.load_board()
        viewers = range(SPECTATOR, self.seats)
        self.speakers = {you: [self.rule_set.speaker(each, chart, you) for each in LANGUAGES] for you in viewers}
        self.facts: set[tuple[int, tuple[int, ...], int, int]] = set()
        self.options: set[tuple[int, Prompt]] = set()
        self.situations: set[tuple[object, ...]] = set()
        self.sections: set[str] = set()
        self.texts: set[str] = set()

    def hear(self, event: Event) -> None:
        self.facts.add((event.kind, event.numbers, event.only, event.hidden_from))

    def look(self, g: Any) -> None:
        if isinstance(g.pending, Decision):
            seat, prompt = g.pending.seat, g.pending.prompt
            seen = g.view(seat)
            self.options.update([(action, prompt) for action in seen.options])
            situation = (seat, prompt.key, *self.speakers[seat][0].context_of(seen, prompt.key).items())
            if situation not in self.situations:
                self.situations.add(situation)
                self.texts.update([one.question(seen) for one in self.speakers[seat]])
                self.sections.update([one.section(prompt) for one in self.speakers[seat]])
        if isinstance(g.pending, Outcome):
            for speakers in self.speakers.values():
                self.texts.update([line for one in speakers for line in one.outcome(g.pending)])

    def readers(self, numbers: Iterable[int]) -> list[int]:
        """A spectator, whoever may be meant by a number, and one more: nobody else reads anything different."""
        named = {SPECTATOR, self.rng.randrange(self.seats), *[n for n in numbers if 0 <= n < self.seats]}
        return sorted(self.speakers if LONG else named)

    def close(self) -> None:
        for kind, numbers, only, hidden_from in sorted(self.facts):
            event = Event(kind, numbers, only, hidden_from)
            for you in self.readers(numbers if only < 0 else (*numbers, only)):
                if event.concerns(you):
                    self.texts.update([one.event(event) for one in self.speakers[you]])
        nouns = self.speakers[SPECTATOR][0].actions.noun
        for action, prompt in sorted(self.options, key=lambda option: (option[0], option[1].key)):
            for you in self.readers([nouns[action]]):
                for one in self.speakers[you]:
                    self.texts |= {one.option(action, prompt), one.option(action), one.short(action)}
        assert [text for text in self.texts if is_blemish(text)] == []
        book = self.rule_set.kit.rulebook
        assert self.sections <= {paragraph.key for paragraph in book.paragraphs(self.name)}


def is_blemish(text: str) -> bool:
    """Whether it is no sentence, or shows a key or a blank."""
    is_sentence = text.strip() == text != "" and text[0] == text[0].upper() and not ({"{", "}", "\n"} & set(text))
    return not is_sentence or "???" in text or "none" in text


class Topics(Watcher):
    """Notes which facts are told and which questions asked; it claims nothing."""

    def begin(self) -> None:
        self.told = set[int]()
        self.asked: list[str] = []

    def hear(self, event: Event) -> None:
        self.told.add(event.kind)

    def look(self, g: Any) -> None:
        if isinstance(g.pending, Decision):
            self.asked.append(g.pending.prompt.key)


# --- Colonialism ---


class Actions(Watcher):
    """Three actions in each of four rounds of every turn, and the bag is drawn as far as the board asks for."""

    game = "colonialism"

    def begin(self) -> None:
        self.counts = Counter[int]()

    def look(self, g: Game) -> None:
        pending = g.pending
        if isinstance(pending, Decision) and pending.prompt is prompts.ACT:
            self.counts[pending.seat] += 1
        if isinstance(pending, Outcome):
            assert self.counts == Counter(dict.fromkeys(range(self.seats), 12 * edition_of(self.rule_set.name).turns))
            assert pending.ending == "all turns played"
            self.counts.clear()


class GameTime(Watcher):
    """Turn and phase markers only advance, and every action round of every turn is played."""

    game = "colonialism"

    def begin(self) -> None:
        self.moments: list[tuple[int, int]] = []

    def look(self, g: Game) -> None:
        self.moments.append((g.s.turn, g.s.phase))
        if g.over:
            turns = edition_of(self.rule_set.name).turns
            assert self.moments == sorted(self.moments)
            assert {(turn, phase) for turn in range(1, turns + 1) for phase in (0, 1, 3, 4)} <= set(self.moments)
            self.moments.clear()


class Reasons(Watcher):
    """An action is offered exactly if nothing stands in its way."""

    game = "colonialism"
    games = 2

    def look(self, g: Game) -> None:
        pending = g.pending
        if not isinstance(pending, Decision) or pending.prompt is not prompts.ACT:
            return
        seat = Seat(pending.seat)
        for action in range(len(g.space)):
            reason = reasons.obstacle(g, seat, action)
            assert (reason == "") == (action in pending.options), (g.space.name(action), reason)
            assert reason in ("", *reasons.REASONS)
        for card in range(len(action_space.CARDS)):
            open_regions = [r for r in ALL_REGIONS if reasons.card_obstacle_in(g, seat, card, r) == ""]
            assert open_regions == offered_regions(g, card), (action_space.CARDS[card], open_regions)


def offered_regions(g: Game, card: int) -> list[int]:
    """Where a card can be played: said by the rules themselves, on a copy."""
    assert isinstance(g.pending, Decision)
    if action_space.PLAY + card not in g.pending.options:
        return []
    trial = g.copy()
    trial.answer(action_space.PLAY + card)
    if g.edition.cards[card].procedure != TRADE:
        assert isinstance(trial.pending, Decision)
        return [action - action_space.IN for action in trial.pending.options]
    seat = Seat(g.pending.seat)
    shores = [(zone, region) for zone in tradable_zones(g, seat) for region in REGIONS_IN[g.board.shores[zone]]]
    return sorted({region for zone, region in shores if second_regions(g, seat, zone, region)})


class Results(Watcher):
    """Scores, totals and ranks are those of a count that shares no code with the rules."""

    game = "colonialism"

    def look(self, g: Game) -> None:
        outcome = g.pending
        if isinstance(outcome, Outcome):
            converts = "original" not in self.name
            results = [best_result(tuple(final_cubes(g, seat)), converts) for seat in range(self.seats)]
            assert list(zip(outcome.scores, outcome.totals, strict=True)) == results
            assert outcome.ranks == [1 + sum([other > own for other in results]) for own in results]


def final_cubes(g: Game, seat: int) -> list[int]:
    """Collected cubes, and those of interests in regions where the seat has the most."""
    cubes = g.s.held[seat * 3 : seat * 3 + 3]
    for card in range(12):
        if g.s.interests[seat] >> card & 1 and leads(g, seat, g.board.interest_region[card]):
            cubes[g.board.interest_colour[card]] += 2 if g.s.owners[4] == seat else 1
    return cubes


def leads(g: Game, seat: int, region: int) -> bool:
    """More discs than anybody else; in the original a tie goes to the higher row, and natives lose ties."""
    own = g.s.discs[seat * 6 + region]
    others = [(g.s.discs[other * 6 + region], -g.s.rows[other]) for other in range(g.seats) if other != seat]
    if g.edition.name.startswith("original") and "strictinterests" not in g.edition.name:
        return own > 0 and own >= g.s.natives[region] and all([(own, -g.s.rows[seat]) > other for other in others])
    return own > g.s.natives[region] and all([own > count for count, _ in others])


@cache
def best_result(cubes: tuple[int, ...], converts: bool) -> tuple[int, int]:
    """The best score and total over all ways to exchange three cubes of one colour for one of another."""
    best = (min(cubes), sum(cubes))
    for giver, taker in ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)):
        if converts and cubes[giver] >= 3:
            after = [*cubes]
            after[giver] -= 3
            after[taker] += 1
            best = max(best, best_result(tuple(after), converts))
    return best


WATCHERS = (Laws, Copies, Secrecy, Scenes, Observations, Sentences, Actions, GameTime, Reasons, Results)
