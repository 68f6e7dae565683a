"""The stations of a whole game, from one replay of its lines.

They are numbered for ever, as lines are: more lines add more of them, and what is taken back keeps its numbers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from metropole import journal
from metropole.journal import Journal
from metropole.kernel import Chance, Game
from metropole.kernel.questions import EVERYBODY
from metropole.parts.stations import Begun, Station, StationCutter
from metropole.registry import Chart, RuleSet


@dataclass(frozen=True)
class PublicLine:
    """A line that everybody knows of: journal lines that were played, or the line to which the game went back."""

    number: int
    lines: Sequence[str] = ()
    back: int = 0


def of_lines(
    rule_set: RuleSet, chart: Chart, seats: int, played: Sequence[PublicLine], since: int = 0
) -> Iterator[list[Station]]:
    """The stations of each line after one. Those before are played too, and counted, but not looked at."""
    cutter = StationCutter(rule_set.kit.stations)
    log = journal.begin(rule_set, seats, chart)
    cutter.listen(log.game, None)
    returns = {line.back for line in played}
    kept: dict[int, tuple[Game, Begun | None]] = {}
    for line in played:
        cutter.looks = line.number > since
        if line.back:
            game, begun = kept[line.back]
            log = Journal(log.header, rule_set, log.chart, game.copy(), marked=game.moment())
            cutter.listen(log.game, begun)
        else:
            for text in line.lines:
                journal.take_line(log, text)
        found = cutter.end_line(line.number)
        if line.number in returns:
            kept[line.number] = log.game.copy(), cutter.begun
        if cutter.looks:
            yield found


def of_journal(record: Journal, looks: bool = True) -> Iterator[Station]:
    """The stations of a journal; each belongs to the line that ended it, and what is not over has none yet."""
    log = journal.begin(record.rule_set, record.header.seats, record.chart)
    cutter = StationCutter(record.rule_set.kit.stations)
    cutter.looks = looks
    cutter.listen(log.game, None)
    kept: dict[int, Begun | None] = {0: None}  # by the number of answers
    for number, line in enumerate(record.lines, start=1):
        journal.take_line(log, line)
        if log.game is not cutter.game:
            cutter.listen(log.game, kept[len(log.told)])
        if is_between_lines(log.game):
            yield from cutter.end_line(number)
        kept[len(log.told)] = cutter.standing()


def is_between_lines(game: Game) -> bool:
    """Whether everybody knows where the game stands: no chance is open, nobody is in the middle of anything."""
    return not isinstance(game.pending, Chance) and game.composing() == EVERYBODY and not any(game.answers)
