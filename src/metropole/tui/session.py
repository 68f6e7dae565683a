"""A game at the terminal: bots answer by themselves, people are asked."""

from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random

from metropole import rulebooks
from metropole.bots import Bot
from metropole.colonialism import alphabet, facts, prompts
from metropole.colonialism.queries import cards_in
from metropole.colonialism.view import ColonialismView, view
from metropole.journal import Journal
from metropole.kernel import Chance, Decision, MetropoleError
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR
from metropole.text import LANGUAGES, Speaker
from metropole.tui import explain, pages, saving
from metropole.tui.board import Reader, board_lines, discard_line, hand_in_full, hand_lines, result_lines
from metropole.tui.console import Console
from metropole.tui.paint import Paint
from metropole.tui.record import retold
from metropole.tui.words import Choice, folded, matches, number_in, numbers_in, tidy

NEWS_SHOWN = 30
LOG_SHOWN = 20
COMMANDS = ("undo", "log", "board", "hand", "discard", "rules", "why", "save", "lang", "help", "quit")


class Quit(Exception):
    """Somebody leaves the table."""


@dataclass
class Asked:
    """The question at hand: what its seat sees, what can be answered, and what has been picked so far."""

    reader: Reader
    choices: list[Choice]
    picked: list[int] = field(default_factory=list)
    wanted: int = 1

    @property
    def seen(self) -> ColonialismView:
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
        self.speakers: dict[tuple[str, int], Speaker] = {}
        self.paint = Paint(console.coloured, journal.title.edition.colours)

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
                self.journal.answer(player.choose(view(self.journal.game, pending.seat), rng), pending.seat)
        if not self.people:
            self.watch()

    def watch(self) -> None:
        """Nobody is asked: everything is told as it happens."""
        news = self.record.heard(SPECTATOR, self.watched)
        self.watched = len(self.journal.told)
        self.console.put([self.speaker().event(event) for event in news])
        if any([event.kind in (facts.TURN_BEGAN, facts.COLONIZATION_BEGAN) for event in news]):
            self.console.put(["", *board_lines(self.reader(SPECTATOR)), ""])

    def finish(self) -> None:
        """6.0 The last news, the table with all interests open, and the result."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        reader = self.reader(seat)
        news = [] if not self.people else self.news(reader, min([self.heard[person] for person in self.people]))
        self.console.put(["", *news, "", *board_lines(reader), "", *result_lines(reader)])

    def keep(self) -> None:
        """What has been played is on disk before anybody is asked again."""
        if self.save is not None and self.saved != len(self.journal.lines):
            self.journal.write(self.save)
            self.saved = len(self.journal.lines)

    # --- asking ---

    def reader(self, seat: int) -> Reader:
        journal = self.journal
        return Reader(view(journal.game, seat), self.speaker(seat), self.paint, journal.chart)

    def speaker(self, seat: int = SPECTATOR) -> Speaker:
        """Whoever speaks to this seat; speakers remember what they have named."""
        known = (self.language, seat)
        if known not in self.speakers:
            self.speakers[known] = Speaker(self.language, self.journal.title.edition, self.journal.chart, seat)
        return self.speakers[known]

    def say(self, key: str, **blanks: str | int) -> str:
        return self.speaker().say(key, **blanks)

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
        if seen.prompt is prompts.KEEP_SIX:
            hand = [alphabet.KEEP + card for card in cards_in(seen.table.s.hands[seat])]
            return Asked(reader, self.choices(reader, hand), seen.given[:], seen.edition.hand_size)
        return Asked(reader, self.choices(reader, seen.options))

    def choices(self, reader: Reader, actions: list[int]) -> list[Choice]:
        space = reader.g.space
        return [
            Choice(action, (space.name(action), reader.speaker.option(action, reader.seen.prompt)))
            for action in actions
        ]

    def show_table(self, asked: Asked) -> None:
        reader = asked.reader
        seat = reader.seen.seat
        lines = ["", *board_lines(reader), *hand_lines(reader), *self.news(reader, self.heard[seat])]
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
            self.console.put(explain.topic(line[1:], asked.reader, rulebooks.load(), self.journal.title.name))
            return False
        word, _, rest = line.partition(" ")
        command = self.command(word, asked.reader)
        if command:
            return self.obey(command, rest.strip(), asked)
        return self.answer(line, asked)

    def command(self, word: str, reader: Reader) -> str:
        """The command that a word stands for, in English or in the language in use."""
        for name in COMMANDS:
            if folded(word) in [name, *folded(reader.say(f"tui-command-{name}")).split()]:
                return name
        return ""

    def answer(self, line: str, asked: Asked) -> bool:
        """An option by number or name; where several are wanted, several at once."""
        actions = self.meant(line, asked)
        if not actions:
            return False
        if asked.wanted == 1:
            self.journal.answer(actions[0], asked.seen.seat)
            return True
        return self.pick(actions, asked)

    def meant(self, line: str, asked: Asked) -> list[int]:
        """The actions that a line names; nothing, after one line of complaint, if it names none or too many."""
        several = numbers_in(line) if asked.wanted > 1 else []
        parts = [str(number) for number in several] or (line.split(",") if asked.wanted > 1 else [line])
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

    def pick(self, actions: list[int], asked: Asked) -> bool:
        """4.0 Cards are picked in any order; the last one settles the choice."""
        picked = asked.picked + [action for action in dict.fromkeys(actions) if action not in asked.picked]
        if len(picked) > asked.wanted:
            self.complain("tui-too-many", wanted=asked.wanted)
            return False
        asked.picked = picked
        if len(picked) < asked.wanted:
            self.console.put([picked_line(asked)])
            return False
        seat = asked.seen.seat
        if asked.seen.given:
            self.journal.retract(seat)
        for action in sorted(picked):
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
            return [*board_lines(reader), *hand_lines(reader), *question_lines(asked)]
        if command == "hand":
            return hand_in_full(reader)
        if command == "discard":
            return self.discard_lines(reader, rest)
        if command == "rules":
            return self.rules_lines(reader, rest)
        if command == "why":
            return explain.why(rest, reader)
        return reader.say("tui-help").splitlines()

    def rules_lines(self, reader: Reader, rest: str) -> list[str]:
        """A paragraph, or the one of the open question."""
        prompt = reader.seen.prompt
        wanted = rest or (prompt.paragraph if prompt else "5.0")
        try:
            return pages.part(rulebooks.load(), reader.speaker, self.journal.title.name, wanted)
        except MetropoleError as error:
            return [str(error)]

    def log_lines(self, reader: Reader, rest: str) -> list[str]:
        count = LOG_SHOWN if not rest else number_in(rest)
        if count is None:
            return [reader.say("tui-unknown", text=tidy(rest))]
        lines = gathered([reader.speaker.event(event) for event in self.record.heard(reader.seen.seat)])
        return ["  " + line for line in lines[max(0, len(lines) - count) :]]

    def discard_lines(self, reader: Reader, rest: str) -> list[str]:
        """Everybody's discard pile, or that of the player named."""
        seats = list(range(reader.g.seats))
        if rest:
            names = [Choice(seat, (reader.g.edition.colours[seat], reader.speaker.seat(seat))) for seat in seats]
            seats = matches(rest, names)
        return [discard_line(reader, seat) for seat in seats] or [reader.say("tui-unknown", text=tidy(rest))]

    def switch_language(self, rest: str, asked: Asked) -> None:
        """Ask the same question again in another language."""
        if rest not in LANGUAGES:
            self.complain("tui-no-language", text=tidy(rest), languages=", ".join(LANGUAGES))
            return
        self.language = rest
        again = self.question(asked.seen.seat)
        asked.reader, asked.choices = again.reader, again.choices
        self.console.put(["", *board_lines(asked.reader), *hand_lines(asked.reader), *question_lines(asked)])

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
        if asked.wanted > 1 and asked.picked:
            asked.picked.pop()
            self.console.put([picked_line(asked)])
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
        while told[first].startswith(f"{mine}keep ") and told[first - 1].startswith(f"{mine}keep "):
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
    head = f"{reader.speaker.question(asked.seen)} [{prompt.paragraph}]"
    width = len(str(len(asked.choices)))
    options = [choice.phrases[-1] for choice in asked.choices]
    lines = ["", reader.paint.heading(head)]
    lines.extend([f"  {str(i).rjust(width)}  {option}" for i, option in enumerate(options, 1)])
    return [*lines, picked_line(asked)] if asked.wanted > 1 else lines


def gathered(lines: list[str]) -> list[str]:
    """The same line several times in a row is one line."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in runs]


def picked_line(asked: Asked) -> str:
    reader = asked.reader
    names = [reader.speaker.card(reader.g.space.noun[action]) for action in asked.picked]
    return reader.say(
        "tui-picked", count=len(names), wanted=asked.wanted, cards=", ".join(names) or reader.say("tui-none")
    )
