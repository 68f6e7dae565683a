"""Somebody is asked at a terminal: the question and its options, and what is meant by what was typed.

Where the game is kept, here or at a server, is for others to know.
"""

from dataclasses import dataclass, field
from itertools import groupby

from msgspec.structs import replace

from metropole.kernel import MetropoleError, Prompt
from metropole.kernel.view import SPECTATOR
from metropole.parts import outline
from metropole.parts import rule_pages as pages
from metropole.parts.ansi import Paint
from metropole.parts.matching import Candidate, folded, matches, number_in, numbers_in, tidy
from metropole.parts.outline import OutlineSection
from metropole.parts.terminal import MultiChoice
from metropole.registry import Chart, RuleSet
from metropole.rulebooks import Rulebook
from metropole.text.voice import AnySpeaker
from metropole.tui import explain
from metropole.tui.console import Console

NEWS_SHOWN = 30
LOG_SHOWN = 20


class QuitError(Exception):
    """Somebody leaves the table."""


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at the table: from which seat, in whose words, what lies there, and how the game has ended."""

    seat: int
    speaker: AnySpeaker
    outline: list[OutlineSection]
    places: list[str] = field(default_factory=list)

    def say(self, key: str, **blanks: str | int) -> str:
        return self.speaker.say(key, **blanks)


@dataclass
class OpenQuestion:
    """The question at hand: who reads it, what can be answered, and what has been picked so far."""

    reader: Reader
    prompt: Prompt | None = None
    text: str = ""
    choices: list[Candidate] = field(default_factory=list)
    picked: list[int] = field(default_factory=list)
    several: MultiChoice | None = None

    def numbered(self, number: int) -> int | None:
        """The action behind a number on the list."""
        return self.choices[number - 1].value if 1 <= number <= len(self.choices) else None


class InputLoop:
    """A table at a terminal, and whoever reads and answers there."""

    commands: tuple[str, ...] = ()  # that every game has

    def __init__(self, rule_set: RuleSet, chart: Chart, console: Console, language: str, seats: int) -> None:
        self.rule_set = rule_set
        self.seats = seats
        self.chart = chart
        self.console = console
        self.language = language
        self.speakers: dict[tuple[str, int], AnySpeaker] = {}
        self.known: dict[str, explain.Things] = {}  # by language
        self.table = rule_set.kit.terminal(rule_set.edition)
        self.paint = Paint(console.coloured, tuple(rule_set.kit.colours(rule_set.edition)))

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        raise NotImplementedError

    def goodbye(self) -> None:
        """The last line."""
        raise NotImplementedError

    # --- speaking ---

    def book(self) -> Rulebook:
        return self.rule_set.kit.rulebook

    def speaker(self, seat: int = SPECTATOR) -> AnySpeaker:
        """Whoever speaks to this seat; speakers remember what they have named."""
        known = (self.language, seat)
        if known not in self.speakers:
            self.speakers[known] = self.rule_set.speaker(self.language, self.chart, seat)
        return self.speakers[known]

    def say(self, key: str, **blanks: str | int) -> str:
        return self.speaker().say(key, **blanks)

    def complain(self, key: str, **blanks: str | int) -> None:
        self.console.put([self.say(key, **blanks)])

    def draw_curtain(self, seat: int) -> None:
        """Several people at one screen: the next one says when nobody else is looking."""
        self.console.turn_page()
        self.console.put(["", self.paint.heading(self.say("tui-curtain", seat=self.speaker().seat(seat)))])
        self.console.read(self.say("tui-curtain-enter") + " ")

    # --- questions ---

    def question(
        self, reader: Reader, prompt: Prompt, text: str, options: dict[int, str], given: list[tuple[int, str]]
    ) -> OpenQuestion:
        """What a reader is asked, with labels for options and for what was given; of several things, all at once."""
        several = self.table.several.get(prompt.key)
        if several is None:
            return OpenQuestion(reader, prompt, text, choices(reader, options))
        listed = choices(reader, dict(sorted([*options.items(), *given])))
        asked = reader.say(several.question) if several.question else text
        return OpenQuestion(reader, prompt, asked, listed, [action for action, _ in given], several)

    def may_pick(self, action: int, asked: OpenQuestion) -> bool:
        """Whether something can be picked beside what was picked so far, perhaps once more."""
        raise NotImplementedError

    def question_lines(self, asked: OpenQuestion) -> list[str]:
        """The question in one sentence with its paragraph, and the numbered options."""
        speaker = asked.reader.speaker
        section = speaker.section(asked.prompt) if asked.prompt else ""
        head = f"{asked.text} [{speaker.cited(section)}]" if section else asked.text
        width = len(str(len(asked.choices)))
        options = [choice.phrases[-1] for choice in asked.choices]
        lines = ["", self.paint.heading(head)]
        lines.extend([f"  {str(i).rjust(width)}  {option}" for i, option in enumerate(options, 1)])
        return [*lines, picked_line(asked, asked.several)] if asked.several else lines

    # --- what was typed ---

    def heed(self, line: str, asked: OpenQuestion) -> bool:
        """Do what a line says: true when the question has been dealt with."""
        if not line:
            return False
        if line == "?":
            return self.obey("help", "", asked)
        if line.startswith("?"):
            self.console.put(self.explained(line[1:], asked.reader))
            return False
        word, _, rest = line.partition(" ")
        command = self.command(word, asked.reader)
        if command:
            return self.obey(command, rest.strip(), asked)
        return self.answer(line, asked)

    def obey(self, command: str, rest: str, asked: OpenQuestion) -> bool:
        """Carry out a command; true when there is another question to ask now."""
        raise NotImplementedError

    def give(self, actions: list[int], asked: OpenQuestion) -> bool:
        """Answer the question with these; true when that has been done."""
        raise NotImplementedError

    def told(self, reader: Reader) -> list[str]:
        """Everything that a reader has been told."""
        raise NotImplementedError

    def command(self, word: str, reader: Reader) -> str:
        """The command that a word stands for, in English or in the language in use."""
        for name in (*self.commands, *{section.key: None for section in reader.outline if section.key}):
            if folded(word) in [name, *folded(reader.say(f"tui-command-{name}")).split()]:
                return name
        return ""

    def meant(self, line: str, asked: OpenQuestion) -> list[int]:
        """The actions that a line names; nothing, after one line of complaint, if it names none or too many."""
        numbers = numbers_in(line) if asked.several else []
        parts = [str(number) for number in numbers] or (line.split(",") if asked.several else [line])
        found: list[int] = []
        for part in parts:
            action = self.meant_by(part, asked)
            if action < 0:
                return []
            found.append(action)
        return found

    def meant_by(self, part: str, asked: OpenQuestion) -> int:
        number = number_in(part)
        if number is not None:
            action = asked.numbered(number)
            if action is None:
                self.complain("tui-no-such-number", number=number, most=len(asked.choices))
            return -1 if action is None else action
        found = matches(part, asked.choices)
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join([choice.phrases[-1] for choice in asked.choices if choice.value in found])
            self.complain("tui-ambiguous", text=tidy(part), options=names)
        else:
            self.complain("tui-unknown", text=tidy(part))
        return -1

    def answer(self, line: str, asked: OpenQuestion) -> bool:
        """An option by number or name; where several are wanted, several at once."""
        actions = self.meant(line, asked)
        if not actions:
            return False
        if asked.several is None:
            return self.give(actions[:1], asked)
        return self.pick(actions, asked, asked.several)

    def pick(self, actions: list[int], asked: OpenQuestion, several: MultiChoice) -> bool:
        """Several things at once; the last one settles the choice."""
        before = asked.picked
        for action in actions:
            if len(asked.picked) < several.wanted and not self.may_pick(action, asked):
                continue
            if len(asked.picked) == several.wanted:
                asked.picked = before
                self.complain("tui-too-many", wanted=several.wanted)
                return False
            asked.picked = [*asked.picked, action]
        if len(asked.picked) < several.wanted:
            self.console.put([picked_line(asked, several)])
            return False
        return self.give(asked.picked if several.ordered else sorted(asked.picked), asked)

    # --- what only shows something ---

    def looked_up(self, command: str, rest: str, asked: OpenQuestion) -> list[str]:
        """The commands that only show something."""
        reader = asked.reader
        if command == "log":
            return self.log_lines(reader, rest)
        if command == "board":
            return [*self.whole_table(reader), *self.question_lines(asked)]
        if command == "rules":
            return self.rules_lines(asked, rest)
        if command == "why":
            return self.why(rest, asked)
        if command != "help":
            return self.section_lines(command, rest, reader)
        return reader.say(reader.speaker.own("tui-help")).splitlines()

    def why(self, text: str, asked: OpenQuestion) -> list[str]:
        """Why something cannot be done."""
        raise NotImplementedError

    def section_lines(self, key: str, rest: str, reader: Reader) -> list[str]:
        """The parts of the outline with this key in full, or the rows of them that somebody names."""
        found: list[str] = []
        for section in [one for one in reader.outline if one.key == key]:
            names = [Candidate(i, (outline.told(row[0]),)) for i, row in enumerate(section.rows)]
            rows = [section.rows[i] for i in matches(rest, names)] if rest else section.rows
            found += outline.in_full(replace(section, rows=rows), self.paint) if rows or not rest else []
        return found or [reader.say("tui-unknown", text=tidy(rest))]

    def explained(self, text: str, reader: Reader) -> list[str]:
        """What something is."""
        return explain.topic(text, self.things(), reader.outline, reader.speaker, self.rule_set.name)

    def things(self) -> explain.Things:
        """Everything that has a name, in the language in use."""
        if self.language not in self.known:
            game = self.rule_set.start(self.seats, self.chart)
            things = self.rule_set.kit.things(self.speaker(), self.seats, game)
            self.known[self.language] = {kind: things[kind] for kind in things if kind not in self.table.unused}
        return self.known[self.language]

    def log_lines(self, reader: Reader, rest: str) -> list[str]:
        """The last lines of what was told, under the captions that they belong to."""
        count = LOG_SHOWN if not rest else number_in(rest)
        if count is None:
            return [reader.say("tui-unknown", text=tidy(rest))]
        shown: list[str] = []
        for caption, told in reversed(self.record_of(reader)):
            lines = gathered(told)[-count:] if count else []
            count -= len(lines)
            head = [self.paint.heading(caption)] if caption and lines else []
            shown = [*head, *["  " + line for line in lines], *shown]
        return shown

    def record_of(self, reader: Reader) -> list[tuple[str, list[str]]]:
        """What was told, in parts that have a caption, or in one that has none."""
        return [("", self.told(reader))]

    def news_lines(self, key: str, told: list[str]) -> list[str]:
        """What was told, under a heading; if it is long, without its older part."""
        lines = gathered(told)
        if not lines:
            return []
        head = [self.paint.heading(self.say(key))]
        if len(lines) > NEWS_SHOWN:
            head.append(
                "  " + self.paint.aside(self.say("tui-more-news", count=len(lines) - NEWS_SHOWN, all=len(lines)))
            )
        return [*head, *["  " + line for line in lines[-NEWS_SHOWN:]]]

    def whole_table(self, reader: Reader) -> list[str]:
        return outline.lines(reader.outline, self.paint)

    def result_lines(self, reader: Reader) -> list[str]:
        """Who has won, if somebody has."""
        return outline.with_ending([], reader.places, self.paint)

    def rules_lines(self, asked: OpenQuestion, rest: str) -> list[str]:
        """A paragraph with all below it, or the one of the open question."""
        reader, prompt, rule_set = asked.reader, asked.prompt, self.rule_set.name
        if not self.book().paragraphs(rule_set):
            return [reader.say("cli-no-rules", edition=rule_set)]
        try:
            if not rest and prompt is not None:
                return pages.alone(self.book(), reader.speaker, rule_set, reader.speaker.section(prompt))
            return pages.part(self.book(), reader.speaker, rule_set, rest)
        except MetropoleError as error:
            return [str(error)]


def choices(reader: Reader, options: dict[int, str]) -> list[Candidate]:
    """Options go by the words of the journal, by what those speak of, and by what is shown."""
    named = {action: reader.speaker.actions.name(action) for action in options}
    return [Candidate(action, (name, name.partition(" ")[2], options[action])) for action, name in named.items()]


def gathered(lines: list[str]) -> list[str]:
    """The same line several times in a row is one line."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in runs]


def picked_line(asked: OpenQuestion, several: MultiChoice) -> str:
    reader = asked.reader
    speaker = reader.speaker
    names = [speaker.named("card", speaker.actions.noun[action]) for action in asked.picked]
    return reader.say(
        "tui-picked", count=len(names), wanted=several.wanted, cards=", ".join(names) or reader.say("tui-none")
    )
