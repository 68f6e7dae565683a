"""The course of the game on a table: the position after the last line that everybody knows of, and ways on from it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from metropole import journal, registry
from metropole.games.kit import Kit
from metropole.journal import Journal, JournalHeader
from metropole.kernel import Chance, Decision, Game
from metropole.parts.stations import LoggedEvent
from metropole.registry import Chart, RuleSet
from metropole.server.seal import SealedDice
from metropole.text.voice import AnySpeaker

MOST_BOARDS: Final = 64  # kept in memory
MOST_VOICES: Final = 256


def chart_of(rule_set: RuleSet, board: str | None) -> Chart:
    """The board that a table plays on: the shipped one, or one that came with the request."""
    return rule_set.kit.load_board() if board is None else read_board(rule_set.kit.name, board)


@lru_cache(MOST_BOARDS)
def read_board(game: str, board: str) -> Chart:
    """A board from its text, read once."""
    return registry.find_kit(game).parse_board(board, "board")


@lru_cache(MOST_VOICES)
def voice_of(kit: Kit, edition: str, board: str | None, language: str, seat: int) -> AnySpeaker:
    """Whoever speaks to a seat of a rule set on a board; the same at all tables, for speakers remember their words."""
    rule_set = registry.find(edition)
    return kit.speaker(rule_set.edition, language, chart_of(rule_set, board), seat)


class GameReplay:
    """`game` is never changed, only replaced. What seats have drafted is no part of it."""

    def __init__(self, rule_set: RuleSet, chart: Chart, seats: int, game: Game | None = None) -> None:
        self.rule_set = rule_set
        self.chart = chart
        self.seats = seats
        self.game = game if game is not None else rule_set.start(seats, chart)

    def header(self) -> JournalHeader:
        return JournalHeader(self.rule_set.name, self.seats, self.chart.digest)

    def onward(self) -> Journal:
        """A journal that begins here and holds only what comes next."""
        return Journal(self.header(), self.rule_set, self.chart, self.game.copy(), marked=self.game.moment())

    # --- drafts ---

    @property
    def is_sealed(self) -> bool:
        """Whether several seats answer at once and unseen."""
        return isinstance(self.game.pending, Decision) and self.game.pending.sealed

    def drafted(self, seat: int, draft: Sequence[int]) -> Game:
        """The game as a seat knows it that has drafted this; nobody else's drafts are in it."""
        if not draft:
            return self.game
        game = self.game.copy()
        for action in draft:
            game.answer(action, seat)
        return game

    def completed(self, drafts: Sequence[Sequence[int]]) -> Journal | None:
        """All drafts in seat order, if with them an action or a sealed round is complete; otherwise nothing."""
        log = self.onward()
        for seat, draft in enumerate(drafts):
            for action in draft:
                log.answer(action, seat)
        return None if self.is_open(log.game, drafts) else log

    def is_open(self, game: Game, drafts: Sequence[Sequence[int]]) -> bool:
        """A sealed round still has these answers, in whatever order, or an action is still being put together."""
        if self.is_sealed:
            return [sorted(given) for given in game.answers] == [sorted(draft) for draft in drafts]
        return bool([draft for seat, draft in enumerate(drafts) if draft and game.composing() == seat])

    # --- chance ---

    @staticmethod
    def draw(log: Journal, dice: SealedDice, drawn: int) -> None:
        """Chance answers until somebody is asked again; so many outcomes were drawn before."""
        while isinstance(chance := log.game.pending, Chance):
            drawn += 1
            log.roll(chance.at(dice.ticket(drawn, chance.key, chance.total)))

    # --- lines that are on disk ---

    def go_on(self, lines: list[str]) -> list[LoggedEvent]:
        """Play lines that were written, and say what happened."""
        log = self.onward()
        facts: list[LoggedEvent] = []
        game = log.game
        game.listener = lambda event: facts.append(LoggedEvent(event, game.paragraph))
        take_lines(log, lines)
        game.listener = None
        self.game = game
        return facts

    def walk(self, steps: Sequence[tuple[int, list[str]]]) -> Iterator[tuple[int, Game]]:
        """The position after each of some steps from the beginning, one after the other: it is played on in place."""
        log = journal.begin(self.rule_set, self.seats, self.chart)
        for number, lines in steps:
            take_lines(log, lines)
            yield number, log.game

    def replayed(self, lines: list[str]) -> Game:
        """The position after these lines from the beginning."""
        log = journal.begin(self.rule_set, self.seats, self.chart)
        take_lines(log, lines)
        return log.game


def take_lines(log: Journal, lines: list[str]) -> None:
    for line in lines:
        journal.take_line(log, line)
