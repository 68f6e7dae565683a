"""Which games a tournament plays. Whatever is in a plan decides them; how many are played is left open."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from metropole import boards, bots, registry
from metropole.kernel import MetropoleError
from metropole.registry import RULES_VERSION, Chart, RuleSet

LONGEST_FOLDER: Final = 120


class TournamentPlanError(MetropoleError):
    """A tournament that cannot be played as asked."""


class TournamentPlan(msgspec.Struct, frozen=True):
    """The rule set, one bot per seat before rotation, the seed, the digest of the board and the version of the rules.

    Games come in deals: all games of a deal have the same dice, and everybody moves one seat on from game to game. A
    line-up that repeats itself has fewer rotations than seats, so that no game is played twice.
    """

    edition: str
    bots: tuple[str, ...]
    seed: int
    board: str
    rules: int = RULES_VERSION

    @property
    def rule_set(self) -> RuleSet:
        return registry.find(self.edition)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many games there are in a deal."""
        return next(shift for shift in range(1, self.seats + 1) if rotated(self.bots, shift) == self.bots)

    def deal(self, number: int) -> int:
        """The deal that a game belongs to."""
        return number // self.rotations

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of one game, by seat."""
        return rotated(self.bots, number % self.rotations)


def folder_name(edition: str) -> str:
    """A rule set as part of a path; a long one, of house rules, is cut and told apart by a digest."""
    name = edition.replace("/", "-")
    if len(name) <= LONGEST_FOLDER:
        return name
    return f"{name[:LONGEST_FOLDER]}-{hashlib.sha256(name.encode()).hexdigest()[:12]}"


def rotated(names: tuple[str, ...], shift: int) -> tuple[str, ...]:
    return names[shift:] + names[:shift]


@dataclass(frozen=True)
class Matchup:
    """A plan with all that is needed to play it elsewhere: the text of the board, unless it is the shipped one.

    `keep_going`: a bot that fails does not end the tournament, but its game counts for nobody.
    """

    plan: TournamentPlan
    sheet: str | None = None
    keep_going: bool = False

    def chart(self) -> Chart:
        """The board of the game."""
        return chart_of(self.plan.rule_set.kit.name, self.sheet)

    def check(self) -> None:
        """Refuse what cannot be played before the first game begins."""
        if self.plan.rules != RULES_VERSION:
            raise TournamentPlanError(
                f"rules: version {self.plan.rules} is asked for, but version {RULES_VERSION} is installed"
            )
        if self.plan.board != self.chart().digest:
            raise TournamentPlanError(f"board: {self.plan.board} is asked for, but {self.chart().digest} is here")
        self.plan.rule_set.start(self.plan.seats, self.chart())
        for name in set(self.plan.bots):
            bots.parts(name)


@cache
def chart_of(game: str, sheet: str | None) -> Chart:
    """The board in a text, or the shipped one, read once."""
    kit = registry.find_kit(game)
    return kit.load_board() if sheet is None else kit.parse_board(sheet, "board")


def laid(
    edition: str, names: tuple[str, ...], seed: int, board: Path | None = None, keep_going: bool = False
) -> Matchup:
    """A table for these bots, one per seat, with the board in a file, of the house rules, or the shipped one."""
    rule_set = registry.load(edition)
    board = board or rule_set.board
    chart = rule_set.load_board(board)
    table = Matchup(
        TournamentPlan(rule_set.name, names, seed, chart.digest), boards.text_of(board) if board else None, keep_going
    )
    table.check()
    return table


def line_up(names: list[str], seats: int) -> tuple[str, ...]:
    """One bot per seat; fewer bots than seats repeat in a cycle."""
    if len(names) > seats:
        raise TournamentPlanError(f"bots: {len(names)} are named for {seats} seats; name at most one per seat")
    if not names or not all(names):
        raise TournamentPlanError("bots: an empty name; write them with commas, such as random,greedy")
    return tuple([names[i % len(names)] for i in range(seats)])


def seed_of(seed: int, deal: int, whose: str) -> int:
    """A seed of one deal for chance or for one seat, which depends on nothing else."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{deal}/{whose}".encode()).digest()[:8], "big")
