"""Somebody is asked at a terminal: the question and its options, and what is meant by what was typed.

Where the game is kept, here or at a server, is for others to know.
"""

from dataclasses import dataclass, field
from itertools import groupby

from metropole.kernel import MetropoleError
from metropole.kernel.view import SPECTATOR, View
from metropole.parts import rule_pages as pages
from metropole.parts.ansi import Paint
from metropole.parts.matching import Candidate, folded, matches, number_in, numbers_in, tidy
from metropole.parts.terminal import MultiChoice, RenderContext
from metropole.registry import Chart, RuleSet
from metropole.rulebooks import Rulebook
from metropole.text.voice import AnySpeaker
from metropole.tui import explain
from metropole.tui.console import Console

NEWS_SHOWN = 30
LOG_SHOWN = 20


class QuitError(Exception):
    """Somebody leaves the table."""


@dataclass
class OpenQuestion:
    """The question at hand: what its seat sees, what can be answered, and what has been picked so far."""

    reader: RenderContext
    choices: list[Candidate]
    picked: list[int] = field(default_factory=list)
    several: MultiChoice | None = None

    @property
    def seen(self) -> View:
        return self.reader.seen

    def numbered(self, number: int) -> int | None:
        """The action behind a number on the list."""
        return self.choices[number - 1].value if 1 <= number <= len(self.choices) else None


class InputLoop:
    """A table at a terminal, and whoever reads and answers there."""

    commands: tuple[str, ...] = ()  # that every game has

    def __init__(self, rule_set: RuleSet, chart: Chart, console: Console, language: str) -> None:
        self.rule_set = rule_set
        self.chart = chart
        self.console = console
        self.language = language
        self.speakers: dict[tuple[str, int], AnySpeaker] = {}
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

    def question(self, reader: RenderContext) -> OpenQuestion:
        """What a reader is asked; where several things are wanted, all at once."""
        seen = reader.seen
        several = self.table.several(reader)
        if several is not None:
            return OpenQuestion(
                reader, self.choices(reader, list(dict.fromkeys(several.actions))), seen.given[:], several
            )
        return OpenQuestion(reader, self.choices(reader, seen.options))

    def choices(self, reader: RenderContext, actions: list[int]) -> list[Candidate]:
        """Options go by the words of the journal, by what those speak of, and by what is shown."""
        speaker = reader.speaker
        space = speaker.actions
        names = [space.name(action) for action in actions]
        return [
            Candidate(action, (name, name.partition(" ")[2], speaker.option(action, reader.seen.prompt)))
            for action, name in zip(actions, names, strict=True)
        ]

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

    def told(self, reader: RenderContext) -> list[str]:
        """Everything that a reader has been told."""
        raise NotImplementedError

    def command(self, word: str, reader: RenderContext) -> str:
        """The command that a word stands for, in English or in the language in use."""
        for name in (*self.commands, *self.table.commands):
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
        reader, number = asked.reader, number_in(part)
        if number is not None:
            action = asked.numbered(number)
            if action is None:
                self.complain("tui-no-such-number", number=number, most=len(asked.choices))
            return -1 if action is None else action
        found = matches(part, asked.choices)
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join([reader.speaker.option(action, asked.seen.prompt) for action in found])
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
        picked = asked.picked[:]
        for action in actions:
            if picked.count(action) < several.actions.count(action):
                picked.append(action)
        if len(picked) > several.wanted:
            self.complain("tui-too-many", wanted=several.wanted)
            return False
        asked.picked = picked
        if len(picked) < several.wanted:
            self.console.put([picked_line(asked, several)])
            return False
        return self.give(picked if several.ordered else sorted(picked), asked)

    # --- what only shows something ---

    def looked_up(self, command: str, rest: str, asked: OpenQuestion) -> list[str]:
        """The commands that only show something."""
        reader = asked.reader
        if command == "log":
            return self.log_lines(reader, rest)
        if command == "board":
            return [*self.whole_table(reader), *question_lines(asked)]
        if command == "rules":
            return self.rules_lines(reader, rest)
        if command == "why":
            return explain.why(rest, self.table, reader)
        if command in self.table.commands:
            return self.table.commands[command](reader, rest)
        return reader.own("tui-help").splitlines()

    def explained(self, text: str, reader: RenderContext) -> list[str]:
        """What something is."""
        return explain.topic(text, self.table, reader, self.book(), self.rule_set.name)

    def log_lines(self, reader: RenderContext, rest: str) -> list[str]:
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

    def record_of(self, reader: RenderContext) -> list[tuple[str, list[str]]]:
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

    def whole_table(self, reader: RenderContext) -> list[str]:
        return [*self.table.board(reader), *self.table.hand(reader)]

    def rules_lines(self, reader: RenderContext, rest: str) -> list[str]:
        """A paragraph with all below it, or the one of the open question."""
        prompt, rule_set = reader.seen.prompt, self.rule_set.name
        if not self.book().paragraphs(rule_set):
            return [reader.say("cli-no-rules", edition=rule_set)]
        try:
            if not rest and prompt is not None:
                return pages.alone(self.book(), reader.speaker, rule_set, reader.speaker.section(prompt))
            return pages.part(self.book(), reader.speaker, rule_set, rest)
        except MetropoleError as error:
            return [str(error)]


def question_lines(asked: OpenQuestion) -> list[str]:
    """The question in one sentence with its paragraph, and the numbered options."""
    reader = asked.reader
    prompt = asked.seen.prompt
    assert prompt is not None
    at_once = asked.several.question if asked.several else ""
    question = reader.say(at_once) if at_once else reader.speaker.question(asked.seen)
    section = reader.speaker.section(prompt)
    head = f"{question} [{reader.speaker.cited(section)}]" if section else question
    width = len(str(len(asked.choices)))
    options = [choice.phrases[-1] for choice in asked.choices]
    lines = ["", reader.paint.heading(head)]
    lines.extend([f"  {str(i).rjust(width)}  {option}" for i, option in enumerate(options, 1)])
    return [*lines, picked_line(asked, asked.several)] if asked.several else lines


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
