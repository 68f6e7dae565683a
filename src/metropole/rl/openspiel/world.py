"""A game under way, and all that was told and said in it so far."""

from typing import Final

from metropole.encoding import History
from metropole.kernel import Decision, Event, Flow, Game
from metropole.kernel.chance import Rng
from metropole.kernel.questions import EVERYBODY
from metropole.rl.rules import GameSpec

# What no rule tells: somebody's own answer, which nobody else hears. It is the last fact, after those of the game.
ANSWER: Final = ("answered", ("action",))
ANSWERED: Final = -1

ToldEvent = tuple[int, tuple[int, ...], int, int]


Stories = dict[tuple[object, int], tuple[int, str]]


class ToldSoFar:
    """What was told up to a moment: every fact, and every answer for the ears of its seat only.

    It never changes, but for `stories`: how much of it has been put into words, by which observer for which player.
    """

    def __init__(self, game: Game, log: list[Event], tallies: History, stories: Stories) -> None:
        self.game = game
        self.log = log
        self.tallies = tallies
        self.stories = stories

    def after(self, actions: list[int]) -> "ToldSoFar":
        """The record some actions later."""
        game = self.game.copy()
        log = self.log[:]
        game.listener = log.append
        for action in actions:
            pending = game.pending
            if isinstance(pending, Decision):
                log.append(Event(ANSWERED, (action,), pending.seat, EVERYBODY))
            game.advance(action)
        game.listener = None
        tallies = self.tallies.copy()
        for event in log[len(self.log) :]:
            tallies.hear(event)
        return ToldSoFar(game, log, tallies, self.stories.copy())


class ListeningGame:
    """A game, and the means to find out what was told in it.

    Listening makes a game slower and many never ask, so nobody listens: there is the record of an earlier moment and
    what was answered since. Copies share the record.
    """

    def __init__(self, rules: GameSpec, game: Game, told: ToldSoFar) -> None:
        self.rules = rules
        self.game = game
        self.told = told
        self.since: list[int] = []

    # --- copies ---

    def copy(self) -> "ListeningGame":
        """An independent world in the same position."""
        other = ListeningGame(self.rules, self.game.copy(), self.told)
        other.since = self.since[:]
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "ListeningGame":
        """OpenSpiel copies states so."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Saved are numbers, from which a world comes back even if nobody knows how it came about."""
        entries: list[ToldEvent] = [
            (event.kind, event.numbers, event.only, event.hidden_from) for event in self.record().log
        ]
        return restored, (self.rules, self.game.numbers(), entries)

    # --- what happens ---

    def take(self, action: int) -> None:
        """Whoever is asked, or chance, answers; what was not offered is refused, and nothing has happened."""
        game = self.game
        pending = game.pending
        if isinstance(pending, Decision) and action in pending.options:
            game.advance(action)
        else:
            game.answer(action)
        self.since.append(action)

    def record(self) -> ToldSoFar:
        """Everything told up to now."""
        if self.since:
            self.told = self.told.after(self.since)
            self.since = []
        return self.told

    def cells(self, seat: int, with_history: bool) -> bytearray:
        """What a seat sees, in a buffer of its own."""
        cells = self.rules.cells(self.game, seat)
        if with_history:
            cells += self.record().tallies.seen_by(seat)
        return cells

    # --- other worlds ---

    def resampled(self, seat: int, rng: Rng) -> "ListeningGame":
        """A world that a seat cannot tell from this one: what it does not know is dealt anew.

        What others alone have heard or said might not be true there, so it is forgotten.
        """
        game = self.rules.view(self.game, seat).redeal(rng)
        pending = self.game.pending
        if isinstance(pending, Decision) and pending.sealed:
            answer_up_to(game, pending.seat, seat, rng)
        return recorded(self.rules, game, [event for event in self.record().log if event.only in (EVERYBODY, seat)])


def answer_up_to(game: Flow, asked: int, seat: int, rng: Rng) -> None:
    """In a sealed round seats are asked in order: who comes before the one who is asked has answered, nobody else."""
    others = [other for other in game.awaiting() if other != seat]
    for other in others:
        if other >= asked:
            game.retract(other)
    for other in others:
        while other < asked and (question := game.question(other)):
            game.answer(question.options[rng.randrange(len(question.options))], other)


def recorded(rules: GameSpec, game: Game, log: list[Event]) -> ListeningGame:
    """A game of which this is known."""
    tallies = rules.history()
    for event in log:
        tallies.hear(event)
    return ListeningGame(rules, game, ToldSoFar(game.copy(), log, tallies, {}))


def started(rules: GameSpec) -> ListeningGame:
    """A new game, at its first question."""
    return recorded(rules, rules.start(), [])


def restored(rules: GameSpec, numbers: list[int], entries: list[ToldEvent]) -> ListeningGame:
    """The world that was saved as these numbers."""
    return recorded(rules, rules.restore(numbers), [Event(*entry) for entry in entries])
