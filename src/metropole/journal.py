"""A game as text: write, read, replay, resume, fork, undo.

A journal is a header, one line for every answer and every outcome of chance, fingerprints of the whole position
between them, and a last line that says how many lines there are. What chance did is written down, never rolled again.
The journal of a sealed game says besides how its dice were sealed, and before each outcome what could have come.
"""

import hashlib
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from metropole import registry
from metropole.kernel import Chance, Decision, Game, MetropoleError
from metropole.kernel.questions import plain
from metropole.registry import RULES_VERSION, Chart, RuleSet

FORMAT = "metropole game 1"
LONGEST = 4 * 1024 * 1024
HEADER_FIELDS = ("edition", "seats", "board", "rules")
SEAL_FIELDS = {"game": "[!-~]{1,64}", "seal": "[0-9a-f]{64}", "salt": "[0-9a-f]{32}", "secret": "[0-9a-f]{64}"}
INHERITED = "inherited"  # how many outcomes a practice game has taken over from another one
LONGEST_CONTRIBUTION = 64


class JournalError(MetropoleError):
    """A journal cannot be read or does not fit; the message names the line and what was expected."""


@dataclass(frozen=True)
class Seal:
    """How the dice of a game were sealed before the first roll; salt and secret, which open it, come with its end.

    A practice game has inherited its first outcomes from another game; only those after them are its own.
    """

    game: str
    commitment: str
    salt: str = ""
    secret: str = ""
    contributions: tuple[str, ...] = ()
    inherited: int = 0

    def fields(self) -> dict[str, str]:
        return {"game": self.game, "seal": self.commitment, "salt": self.salt, "secret": self.secret}

    def lines(self) -> list[str]:
        return [
            *[f"{name} {value}" for name, value in self.fields().items() if value],
            *([f"{INHERITED} {self.inherited}"] if self.inherited else []),
            *[f"contribution {i + 1} {text}" for i, text in enumerate(self.contributions)],
        ]


@dataclass(frozen=True)
class JournalHeader:
    """What has to be known before the first line: rule set, seats, board, version of the rules, who played, seal."""

    edition: str
    seats: int
    board: str
    rules: int = RULES_VERSION
    players: tuple[str, ...] = ()
    seal: Seal | None = None

    def lines(self) -> list[str]:
        return [
            FORMAT,
            f"edition {self.edition}",
            f"seats {self.seats}",
            f"board {self.board}",
            f"rules {self.rules}",
            *[f"player {i + 1} {name}" for i, name in enumerate(self.players)],
            *(self.seal.lines() if self.seal else []),
        ]


def fingerprint(g: Game) -> str:
    """Sixteen hexadecimal digits that two different positions practically never share.

    They are taken of what lies on the table and of the open question, not of how the rules keep where they stand: a
    journal outlives a rewriting that changes neither.
    """
    words = f"{list(g.position().numbers().values())} {g.answers} {plain(g.pending)}"
    return hashlib.sha256(words.encode()).hexdigest()[:16]


@dataclass
class Journal:
    """A game under way and every line that led to it."""

    header: JournalHeader
    rule_set: RuleSet
    chart: Chart
    game: Game
    lines: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)  # the lines still in force: undone ones are left out
    marked: tuple[int, ...] = (1, 0)  # turn and phase of the last fingerprint

    def __repr__(self) -> str:
        return f"<Journal {self.header.edition}, {self.header.seats} seats, {len(self.lines)} lines>"

    # --- adding lines ---

    def answer(self, action: int, seat: int) -> None:
        """A player answers; refused, unchanged, if it was not offered."""
        self.game.answer(action, seat)
        self.append(f"{seat + 1} {self.game.space.name(action)}")

    def roll(self, outcome: int) -> None:
        """Chance answers."""
        pending = self.game.pending
        if not isinstance(pending, Chance):
            raise JournalError("chance: nothing is rolled or drawn now")
        key, possible = pending.key, possibilities(self.rule_set, pending) if self.header.seal else ""
        self.game.answer(outcome)
        if possible:
            self.lines.append(possible)
        self.append(f"* {key} {self.rule_set.kit.chances[key][outcome]}")

    def retract(self, seat: int) -> None:
        """A player takes back a sealed answer while the round is open."""
        self.game.retract(seat)
        self.append(f"{seat + 1} retract")

    def append(self, line: str) -> None:
        """Add a line, and a fingerprint whenever a phase has ended or the game is over."""
        self.lines.append(line)
        self.told.append(line)
        if self.game.moment() != self.marked or self.game.over:
            self.marked = self.game.moment()
            self.lines.append(f"= {fingerprint(self.game)}")

    # --- undo ---

    def may_undo(self, seat: int) -> bool:
        """Free in the middle of one's own action: nothing was revealed, rolled or drawn since it began."""
        return self.game.composing() == seat

    def undo(self, seat: int) -> None:
        """Take back the last answer of an action that nobody else has seen anything of."""
        if not self.may_undo(seat):
            raise JournalError(f"undo: seat {seat + 1} has nothing to take back; the last answer is beyond the horizon")
        self.go_back(len(self.told) - 1, f"{seat + 1} undo")

    def undo_by_consent(self, kept: int) -> None:
        """With everybody's consent, go back to an earlier moment; what was drawn since is drawn anew."""
        if not 0 <= kept < len(self.told):
            raise JournalError(f"undo: {kept} is not possible; there are {len(self.told)} answers to keep some of")
        self.go_back(kept, f"! undo {kept}")

    def go_back(self, kept: int, line: str) -> None:
        self.told = self.told[:kept]
        self.lines.append(line)
        self.game = replay(self.rule_set, self.header.seats, self.chart, self.told)
        self.marked = self.game.moment()

    # --- as text ---

    def text(self) -> str:
        return "\n".join([*self.header.lines(), "", *self.lines, f"end {len(self.lines)} {self.state()}", ""])

    def state(self) -> str:
        return "finished" if self.game.over else "running"

    def write(self, path: Path) -> None:
        """Replace the file in one step, so that a crash leaves either the old one or the new one."""
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            with new.open("w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        except OSError as error:
            new.unlink(missing_ok=True)
            raise JournalError(f"{path}: cannot be written ({error.strerror})") from error

    def fork(self, line: int) -> "Journal":
        """A new journal that begins with the first lines of this one."""
        if not 0 <= line <= len(self.lines):
            raise JournalError(f"line: {line} is not possible; the journal has lines 0 to {len(self.lines)}")
        forked = begin(self.rule_set, self.header.seats, self.chart, self.header.players)
        for text in self.lines[:line]:
            take_line(forked, text)
        return forked

    def steps(self) -> Iterator[Game]:
        """The position before the first line and after every line."""
        walker = begin(self.rule_set, self.header.seats, self.chart, self.header.players)
        yield walker.game
        for text in self.lines:
            take_line(walker, text)
            yield walker.game


def begin(rule_set: RuleSet, seats: int, chart: Chart | None = None, players: tuple[str, ...] = ()) -> Journal:
    """The journal of a new game."""
    sheet = chart or rule_set.kit.load_board()
    game = rule_set.start(seats, sheet)
    return Journal(JournalHeader(rule_set.name, seats, sheet.digest, RULES_VERSION, players), rule_set, sheet, game)


def replay(rule_set: RuleSet, seats: int, chart: Chart | None, told: list[str]) -> Game:
    """The position after these answers."""
    fresh = begin(rule_set, seats, chart)
    for line in told:
        take_line(fresh, line)
    return fresh.game


def possibilities(rule_set: RuleSet, chance: Chance) -> str:
    """What can come, as a line: every outcome in its order, with its weight unless that is one."""
    names = rule_set.kit.chances[chance.key]
    weighed = zip(chance.outcomes, chance.weights, strict=True)
    return "~ " + " | ".join([names[outcome] + (f"*{weight}" if weight > 1 else "") for outcome, weight in weighed])


def sealed_text(journal: Journal, seal: Seal) -> str:
    """The whole file of a game with sealed dice: its seal, and before each outcome what could have come."""
    check_seal(seal, journal.header.seats)
    sealed = begin(journal.rule_set, journal.header.seats, journal.chart, journal.header.players)
    sealed.header = replace(sealed.header, seal=seal)
    for line in journal.lines:
        take_line(sealed, line)
    return sealed.text()


# --- reading ---


def read(path: Path, chart: Chart | None = None) -> Journal:
    """A journal from a file, replayed and checked against its fingerprints."""
    return parse(load_text(path), str(path), chart)


def load_text(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST:
            raise JournalError(f"{path}: is larger than {LONGEST} bytes, too large for a game")
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise JournalError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise JournalError(f"{path}: is no text file (byte {error.start} is not UTF-8)") from error


def parse(text: str, source: str, chart: Chart | None = None) -> Journal:
    """A journal from its text. The first thing wrong is reported with its line."""
    head, blank, body = text.partition("\n\n")
    try:
        header = parse_header(head.split("\n"))
        if not blank:
            raise JournalError(f"{source}: is cut off after the header")
        lines, state = checked_end(body)
        journal = resume(header, chart)
    except JournalError as error:
        raise JournalError(str(error).replace("journal:", f"{source}:", 1)) from error
    first = head.count("\n") + 2
    for number, line in enumerate(lines, start=1):
        try:
            take_line(journal, line)
        except MetropoleError as error:
            raise JournalError(f"{source}:{first + number}: {error}") from error
    if state != journal.state():
        raise JournalError(f"{source}: says it is {state}, but the game is {journal.state()}")
    return journal


def parse_header(lines: list[str]) -> JournalHeader:
    if lines[0] != FORMAT:
        raise JournalError(f"journal: does not begin with '{FORMAT}', so it is no journal that this version reads")
    fields: dict[str, str] = {}
    named: dict[str, list[str]] = {"player": [], "contribution": []}
    for line in lines[1:]:
        name, _, value = line.partition(" ")
        if name in named and value.startswith(f"{len(named[name]) + 1} "):
            named[name].append(value.partition(" ")[2])
        elif name in (*HEADER_FIELDS, *SEAL_FIELDS, INHERITED) and name not in fields:
            fields[name] = value
        else:
            raise JournalError(f"journal: '{line[:60]}' is no line of a header, or not in its place")
    return checked_header(fields, tuple(named["player"]), tuple(named["contribution"]))


def checked_header(fields: dict[str, str], players: tuple[str, ...], contributions: tuple[str, ...]) -> JournalHeader:
    """All fields are there, and numbers are numbers."""
    missing = [name for name in HEADER_FIELDS if name not in fields]
    if missing:
        raise JournalError(f"journal: the header lacks '{missing[0]}'")
    for name in ("seats", "rules"):
        if not re.fullmatch("[0-9]{1,6}", fields[name]):
            raise JournalError(f"journal: {name} is '{fields[name]}'; allowed: a whole number")
    seats, rules = int(fields["seats"]), int(fields["rules"])
    return JournalHeader(
        fields["edition"], seats, fields["board"], rules, players, seal_of(fields, contributions, seats)
    )


def seal_of(fields: dict[str, str], contributions: tuple[str, ...], seats: int) -> Seal | None:
    """The seal, if the header names any part of one."""
    if not contributions and not any([name in fields for name in (*SEAL_FIELDS, INHERITED)]):
        return None
    inherited = fields.get(INHERITED, "0")
    if not re.fullmatch("[1-9][0-9]{0,5}|0", inherited):
        raise JournalError(f"journal: {INHERITED} is '{inherited[:70]}'; allowed: a whole number")
    game, commitment, salt, secret = [fields.get(name, "") for name in SEAL_FIELDS]
    seal = Seal(game, commitment, salt, secret, contributions, int(inherited))
    check_seal(seal, seats)
    return seal


def check_seal(seal: Seal, seats: int) -> None:
    """Every part has its form; salt and secret come together, and then with the contributions of all seats."""
    opened = bool(seal.salt or seal.secret)
    for name, value in seal.fields().items():
        if (opened or name in ("game", "seal")) and not re.fullmatch(SEAL_FIELDS[name], value):
            raise JournalError(f"journal: {name} is '{value[:70]}'; allowed: {SEAL_FIELDS[name]}")
    for text in seal.contributions:
        if not is_contribution(text):
            raise JournalError(f"journal: contribution '{text[:70]}' is not possible; {CONTRIBUTIONS}")
    if len(seal.contributions) != seats and (opened or seal.contributions):
        raise JournalError(f"journal: {len(seal.contributions)} contributions do not fit; there are {seats} seats")


CONTRIBUTIONS = f"allowed: 1 to {LONGEST_CONTRIBUTION} characters on one line, with no space at either end"


def is_contribution(text: str) -> bool:
    """Whether a seat may add this to the dice."""
    return 0 < len(text) <= LONGEST_CONTRIBUTION and text.isprintable() and text == text.strip()


def checked_end(body: str) -> tuple[list[str], str]:
    """The lines between header and end; the end says how many there must be, and whether the game is over."""
    lines = body.split("\n")
    last = re.fullmatch("end ([0-9]{1,9}) (running|finished)", lines[-2]) if len(lines) > 1 else None
    if lines[-1] or last is None:
        raise JournalError("journal: is cut off: the last line is not 'end' with the number of lines")
    if int(last[1]) != len(lines) - 2:
        raise JournalError(f"journal: has {len(lines) - 2} lines but says it has {last[1]}")
    return lines[:-2], last[2]


def resume(header: JournalHeader, chart: Chart | None) -> Journal:
    """An empty journal with this header, if rules and board are at hand."""
    if header.rules != RULES_VERSION:
        raise JournalError(f"journal: follows version {header.rules} of the rules; this program has {RULES_VERSION}")
    if chart is not None:
        check_board(header, chart)
    try:
        rule_set = registry.find(header.edition)
        journal = begin(rule_set, header.seats, chart, header.players)
    except MetropoleError as error:
        raise JournalError(f"journal: {error}") from error
    check_board(header, journal.chart)
    return replace(journal, header=replace(header, edition=rule_set.name))


def check_board(header: JournalHeader, chart: Chart) -> None:
    if chart.digest != header.board:
        have = chart.digest
        raise JournalError(f"journal: was played on board {header.board}, this is board {have}; name the right --board")


def take_line(journal: Journal, line: str) -> None:
    """Apply one line."""
    actor, _, words = line.partition(" ")
    if actor == "=":
        check_fingerprint(journal, words)
    elif actor == "*":
        take_chance(journal, words)
    elif actor == "~":
        check_possibilities(journal, line)
    elif actor == "!":
        take_consent(journal, words)
    elif re.fullmatch("[1-9]", actor) and int(actor) <= journal.header.seats:
        take_words(journal, int(actor) - 1, words)
    else:
        seats = journal.header.seats
        raise JournalError(f"'{line[:60]}' begins neither with a seat from 1 to {seats} nor with * = ! ~")


def check_fingerprint(journal: Journal, words: str) -> None:
    """A fingerprint was written with the line before it; here it is only compared."""
    if fingerprint(journal.game) != words:
        raise JournalError(f"fingerprint {words[:16]} does not fit the position ({fingerprint(journal.game)})")
    if journal.lines and not journal.lines[-1].startswith("="):
        journal.lines.append(f"= {words}")


def check_possibilities(journal: Journal, line: str) -> None:
    """What could have come is written with what came; here it is only compared."""
    pending = journal.game.pending
    if not isinstance(pending, Chance):
        raise JournalError(f"'{line[:60]}' does not fit; {expectation(journal)}")
    if line != possibilities(journal.rule_set, pending):
        raise JournalError(f"'{line[:60]}' does not fit; expected: {possibilities(journal.rule_set, pending)}")


def take_chance(journal: Journal, words: str) -> None:
    key, _, name = words.partition(" ")
    pending = journal.game.pending
    if not isinstance(pending, Chance) or key != pending.key or name not in journal.rule_set.kit.chances[key]:
        raise JournalError(f"'* {words[:60]}' does not fit; {expectation(journal)}")
    journal.roll(journal.rule_set.kit.chances[key].index(name))


def take_consent(journal: Journal, words: str) -> None:
    kept = re.fullmatch("undo ([0-9]{1,9})", words)
    if kept is None:
        raise JournalError(f"'! {words[:60]}' is not '! undo N'")
    journal.undo_by_consent(int(kept[1]))


def take_words(journal: Journal, seat: int, words: str) -> None:
    if words == "undo":
        journal.undo(seat)
    elif words == "retract":
        journal.retract(seat)
    else:
        journal.answer(journal.game.space.parse(words), seat)


def expectation(journal: Journal) -> str:
    """What the next line would have to be."""
    pending = journal.game.pending
    if isinstance(pending, Chance):
        return f"expected: * {pending.key} ..."
    if isinstance(pending, Decision):
        return f"expected: an answer of {journal.game.awaited_names()}"
    return "the game is over"
