"""A game at the terminal: bots answer by themselves, people are asked."""

from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from metropole import rulebooks, text
from metropole.bots import Bot
from metropole.journal import Journal
from metropole.kernel import Chance, Decision, MetropoleError
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR
from metropole.rulebooks import Rulebook
from metropole.text import LANGUAGES
from metropole.tui import explain, pages, saving
from metropole.tui.console import Console
from metropole.tui.paint import Paint
from metropole.tui.record import retold
from metropole.tui.table import Reader, Several
from metropole.tui.tables import table_of
from metropole.tui.words import Choice, folded, matches, number_in, numbers_in, tidy

NEWS_SHOWN = 30
LOG_SHOWN = 20
COMMANDS = ("undo", "log", "board", "rules", "why", "save", "lang", "help", "quit")


class Quit(Exception):
    """Somebody leaves the table."""


@dataclass
class Asked:
    """The question at hand: what its seat sees, what can be answered, and what has been picked so far."""

    reader: Reader
    choices: list[Choice]
    picked: list[int] = field(default_factory=list)
    several: Several | None = None

    @property
    def seen(self) -> Any:
        return self.reader.seen

    def numbered(self, number: int) -> int | None:
        """The action behind a number on the list."""
        return self.choices[number - 1].value if 1 <= number <= len(self.choices) else None


class Session:
    """One table. `players` has a bot for every seat, or nothing where a person sits."""

    def __init__(
        self,
        journal: Journal,
        players: list[Bot | None],
        seed: int,
        console: Console,
        language: str = "en",
        save: Path | None = None,
    ) -> None:
        self.record = retold(journal)
        self.players = players
        self.seed = seed
        self.console = console
        self.language = language
        self.save = save
        self.saved = 0  # how many lines are on disk
        self.last = SPECTATOR  # who looked at the screen last
        self.heard = [0] * len(players)  # how many answers each person knows the consequences of
        self.watched = 0
        self.shown = (SPECTATOR, 0)  # to whom, and after how many events, the table was shown last
        self.speakers: dict[tuple[str, int], Any] = {}
        self.table = table_of(journal.title)
        self.paint = Paint(console.coloured, self.table.colours(journal.title.edition))

    @property
    def journal(self) -> Journal:
        return self.record.journal

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player is None]

    # --- coming and going ---

    def welcome(self, names: list[str]) -> None:
        """Who is at the table, how to play, and the seed that brings the same game again."""
        seats = [f"{self.speaker().seat(seat)}: {self.name(seat, name)}" for seat, name in enumerate(names)]
        lines = [
            self.say("tui-table", edition=self.journal.title.name, players=", ".join(seats)),
            self.say("tui-seed", seed=str(self.seed)),
        ]
        self.console.put([*lines, self.say("tui-welcome")] if self.people else lines)

    def name(self, seat: int, name: str) -> str:
        return name if self.players[seat] else self.say("tui-person")

    def goodbye(self) -> None:
        """The last line, which says where the game is kept."""
        line = self.say("tui-goodbye-saved", file=str(self.save)) if self.save else self.say("tui-goodbye")
        self.console.put(["", line])

    # --- the loop ---

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.journal.game.over:
                self.step()
            self.finish()
        finally:
            self.keep()

    def step(self) -> None:
        """One answer, by chance, a bot or a person. The generator depends on nothing but the seed and the lines."""
        rng = Random(f"{self.seed}/{len(self.journal.lines)}")
        pending = self.journal.game.pending
        if isinstance(pending, Chance):
            self.journal.roll(roll(pending, rng))
        elif isinstance(pending, Decision):
            player = self.players[pending.seat]
            if player is None:
                self.keep()
                self.ask(pending.seat)
            else:
                self.journal.answer(player.choose(self.view(pending.seat), rng), pending.seat)
        if not self.people:
            self.watch()

    def watch(self) -> None:
        """Nobody is asked: everything is told as it happens."""
        news = self.record.heard(SPECTATOR, self.watched)
        self.watched = len(self.journal.told)
        self.console.put([self.speaker().event(event) for event in news])
        if any([event.kind in self.table.chapters for event in news]):
            self.console.put(["", *self.table.board(self.reader(SPECTATOR)), ""])

    def finish(self) -> None:
        """The last news, the table with everything open, and the result."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        reader = self.reader(seat)
        news = [] if not self.people else self.news(reader, min([self.heard[person] for person in self.people]))
        self.console.put(["", *news, "", *self.table.board(reader), "", *self.table.result(reader)])

    def keep(self) -> None:
        """What has been played is on disk before anybody is asked again."""
        if self.save is not None and self.saved != len(self.journal.lines):
            self.journal.write(self.save)
            self.saved = len(self.journal.lines)

    # --- asking ---

    def view(self, seat: int) -> Any:
        return self.journal.title.kind.view(self.journal.game, seat)

    def reader(self, seat: int) -> Reader:
        return Reader(self.view(seat), self.speaker(seat), self.paint, self.journal.chart)

    def book(self) -> Rulebook:
        return rulebooks.load(self.journal.title.kind.name)

    def speaker(self, seat: int = SPECTATOR) -> Any:
        """Whoever speaks to this seat; speakers remember what they have named."""
        known = (self.language, seat)
        if known not in self.speakers:
            self.speakers[known] = text.speaker(self.journal.title, self.language, self.journal.chart, seat)
        return self.speakers[known]

    def say(self, key: str, **blanks: str | int) -> str:
        return str(self.speaker().say(key, **blanks))

    def ask(self, seat: int) -> None:
        """Show a person the table and the question, and listen until it is answered or taken back."""
        self.curtain(seat)
        asked = self.question(seat)
        prompt = asked.seen.prompt
        if prompt is not None and not prompt.continues and self.shown != (seat, len(self.record.events)):
            self.show_table(asked)
        self.console.put(question_lines(asked))
        while not self.heed(self.console.read("> ").strip(), asked):
            pass

    def curtain(self, seat: int) -> None:
        """Several people at one screen: the next one says when nobody else is looking."""
        if self.last != seat and len(self.people) > 1:
            self.console.turn_page()
            message = self.say("tui-curtain", seat=self.speaker().seat(seat))
            self.console.put(["", self.paint.heading(message)])
            self.console.read(self.say("tui-curtain-enter") + " ")
        self.last = seat

    def question(self, seat: int) -> Asked:
        reader = self.reader(seat)
        seen = reader.seen
        several = self.table.several(reader)
        if several is not None:
            return Asked(reader, self.choices(reader, list(dict.fromkeys(several.actions))), seen.given[:], several)
        return Asked(reader, self.choices(reader, seen.options))

    def choices(self, reader: Reader, actions: list[int]) -> list[Choice]:
        """Options go by the words of the journal, by what those speak of, and by what is shown."""
        space, speaker = reader.g.space, reader.speaker
        names = [space.name(action) for action in actions]
        return [
            Choice(action, (name, name.partition(" ")[2], speaker.option(action, reader.seen.prompt)))
            for action, name in zip(actions, names, strict=True)
        ]

    def show_table(self, asked: Asked) -> None:
        """Everything, or where the game asks many small questions only what has happened."""
        reader = asked.reader
        seat = reader.seen.seat
        news = self.news(reader, self.heard[seat])
        lines = ["", *self.whole_table(reader), *news] if self.table.opens(reader.seen.prompt) else ["", *news[1:]]
        self.heard[seat] = len(self.journal.told)
        self.shown = (seat, len(self.record.events))
        self.console.put(lines)

    def news(self, reader: Reader, since: int) -> list[str]:
        """What a seat has heard since some moment, the older part left out if it is long."""
        lines = gathered([reader.speaker.event(event) for event in self.record.heard(reader.seen.seat, since)])
        if not lines:
            return []
        head = [reader.paint.heading(reader.say("tui-news" if since else "tui-news-first"))]
        if len(lines) > NEWS_SHOWN:
            head.append(
                "  " + reader.paint.aside(reader.say("tui-more-news", count=len(lines) - NEWS_SHOWN, all=len(lines)))
            )
        return [*head, *["  " + line for line in lines[-NEWS_SHOWN:]]]

    # --- listening ---

    def heed(self, line: str, asked: Asked) -> bool:
        """Do what a line says: true when the question has been dealt with."""
        if not line:
            return False
        if line == "?":
            return self.obey("help", "", asked)
        if line.startswith("?"):
            title = self.journal.title.name
            self.console.put(explain.topic(line[1:], self.table, asked.reader, self.book(), title))
            return False
        word, _, rest = line.partition(" ")
        command = self.command(word, asked.reader)
        if command:
            return self.obey(command, rest.strip(), asked)
        return self.answer(line, asked)

    def command(self, word: str, reader: Reader) -> str:
        """The command that a word stands for, in English or in the language in use."""
        for name in (*COMMANDS, *self.table.commands):
            if folded(word) in [name, *folded(reader.say(f"tui-command-{name}")).split()]:
                return name
        return ""

    def answer(self, line: str, asked: Asked) -> bool:
        """An option by number or name; where several are wanted, several at once."""
        actions = self.meant(line, asked)
        if not actions:
            return False
        if asked.several is None:
            self.journal.answer(actions[0], asked.seen.seat)
            return True
        return self.pick(actions, asked, asked.several)

    def meant(self, line: str, asked: Asked) -> list[int]:
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

    def meant_by(self, part: str, asked: Asked) -> int:
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

    def complain(self, key: str, **blanks: str | int) -> None:
        self.console.put([self.say(key, **blanks)])

    def pick(self, actions: list[int], asked: Asked, several: Several) -> bool:
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
        seat = asked.seen.seat
        if asked.seen.given:
            self.journal.retract(seat)
        for action in picked if several.ordered else sorted(picked):
            self.journal.answer(action, seat)
        return True

    # --- commands ---

    def obey(self, command: str, rest: str, asked: Asked) -> bool:
        """Carry out a command; true when there is another question to ask now."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(asked)
        if command == "lang":
            self.switch_language(rest, asked)
        elif command == "save":
            self.save_as(rest)
        else:
            self.console.put(self.looked_up(command, rest, asked))
        return False

    def looked_up(self, command: str, rest: str, asked: Asked) -> list[str]:
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

    def whole_table(self, reader: Reader) -> list[str]:
        return [*self.table.board(reader), *self.table.hand(reader)]

    def rules_lines(self, reader: Reader, rest: str) -> list[str]:
        """A paragraph with all below it, or the one of the open question."""
        prompt, title = reader.seen.prompt, self.journal.title.name
        assert prompt is not None
        try:
            if not rest:
                return pages.alone(self.book(), reader.speaker, title, reader.speaker.section(prompt))
            return pages.part(self.book(), reader.speaker, title, rest)
        except MetropoleError as error:
            return [str(error)]

    def log_lines(self, reader: Reader, rest: str) -> list[str]:
        count = LOG_SHOWN if not rest else number_in(rest)
        if count is None:
            return [reader.say("tui-unknown", text=tidy(rest))]
        lines = gathered([reader.speaker.event(event) for event in self.record.heard(reader.seen.seat)])
        return ["  " + line for line in lines[max(0, len(lines) - count) :]]

    def switch_language(self, rest: str, asked: Asked) -> None:
        """Ask the same question again in another language."""
        if rest not in LANGUAGES:
            self.complain("tui-no-language", text=tidy(rest), languages=", ".join(LANGUAGES))
            return
        self.language = rest
        again = self.question(asked.seen.seat)
        asked.reader, asked.choices = again.reader, again.choices
        self.console.put(["", *self.whole_table(asked.reader), *question_lines(asked)])

    def save_as(self, rest: str) -> None:
        """Write the game to a file, and go on writing it there."""
        if not rest and self.save is None:
            self.complain("tui-save-where")
            return
        path = Path(rest).expanduser() if rest else self.save
        assert path is not None
        try:
            saving.check(path, self.journal)
            self.journal.write(path)
        except MetropoleError as error:
            self.console.put([str(error)])
            return
        self.save, self.saved = path, len(self.journal.lines)
        self.complain("tui-saved", file=str(path))

    # --- taking back ---

    def undo(self, asked: Asked) -> bool:
        """Free within one's own action; beyond it if everybody else is a bot, for bots consent."""
        seat = asked.seen.seat
        if asked.several and asked.picked:
            asked.picked.pop()
            self.console.put([picked_line(asked, asked.several)])
            return False
        if self.journal.may_undo(seat):
            self.journal.undo(seat)
        elif len(self.people) > 1:
            self.complain("tui-undo-people")
            return False
        elif not self.go_back(seat):
            self.complain("tui-undo-nothing")
            return False
        self.record.after_undo()
        kept = len(self.journal.told)
        self.heard = [min(heard, kept) for heard in self.heard]
        self.complain("tui-undone")
        return True

    def go_back(self, seat: int) -> bool:
        """With the consent of bots, back to the beginning of this seat's last action."""
        mine = f"{seat + 1} "
        told = self.journal.told
        own = [i for i, line in enumerate(told) if line.startswith(mine) and line != f"{mine}retract"]
        if not own:
            return False
        first = own[-1]
        sealed = f"{mine}{self.table.sealed} "
        while told[first].startswith(sealed) and told[first - 1].startswith(sealed):
            first -= 1  # the cards of a sealed choice belong together
        self.journal.undo_by_consent(first)
        while self.journal.may_undo(seat):
            self.journal.undo(seat)
        return True


def question_lines(asked: Asked) -> list[str]:
    """The question in one sentence with its paragraph, and the numbered options."""
    reader = asked.reader
    prompt = asked.seen.prompt
    assert prompt is not None
    at_once = asked.several.question if asked.several else ""
    question = reader.say(at_once) if at_once else reader.speaker.question(asked.seen)
    head = f"{question} [{reader.speaker.section(prompt)}]"
    width = len(str(len(asked.choices)))
    options = [choice.phrases[-1] for choice in asked.choices]
    lines = ["", reader.paint.heading(head)]
    lines.extend([f"  {str(i).rjust(width)}  {option}" for i, option in enumerate(options, 1)])
    return [*lines, picked_line(asked, asked.several)] if asked.several else lines


def gathered(lines: list[str]) -> list[str]:
    """The same line several times in a row is one line."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in runs]


def picked_line(asked: Asked, several: Several) -> str:
    reader = asked.reader
    names = [reader.speaker.card(reader.g.space.noun[action]) for action in asked.picked]
    return reader.say(
        "tui-picked", count=len(names), wanted=several.wanted, cards=", ".join(names) or reader.say("tui-none")
    )
