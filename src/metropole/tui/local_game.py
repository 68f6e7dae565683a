"""A game at the terminal: bots answer by themselves, people are asked."""

from dataclasses import replace
from pathlib import Path
from random import Random

from metropole.bots import BotPlayer, Remembering, make
from metropole.extras import program
from metropole.journal import Journal
from metropole.kernel import Chance, Decision, MetropoleError
from metropole.kernel.chance import roll
from metropole.kernel.view import SPECTATOR, View
from metropole.parts import house_words
from metropole.parts.advice import why
from metropole.parts.matching import tidy
from metropole.parts.outline import ending
from metropole.text import LANGUAGES
from metropole.tui import saving
from metropole.tui.console import Console
from metropole.tui.event_log import retold
from metropole.tui.hints import hint_lines, usual_budget, with_picked
from metropole.tui.input_loop import InputLoop, OpenQuestion, QuitError, Reader, picked_line

SEEDS = 1 << 62
COMMANDS = ("undo", "log", "board", "rules", "why", "hint", "save", "lang", "help", "quit")


class LocalGame(InputLoop):
    """One table. `players` has a bot for every seat, or nothing where a person sits."""

    commands = COMMANDS

    def __init__(
        self,
        journal: Journal,
        players: list[BotPlayer | None],
        seed: int,
        console: Console,
        language: str = "en",
        save: Path | None = None,
    ) -> None:
        super().__init__(journal.rule_set, journal.chart, console, language, len(players))
        self.record = retold(journal)
        self.players = players
        self.seed = seed
        self.save = save
        self.saved = 0  # how many lines are on disk
        self.last = SPECTATOR  # who looked at the screen last
        self.heard = [0] * len(players)  # how many answers each person knows the consequences of
        self.watched = 0
        self.counsel = usual_budget()  # of a hint
        self.shown = (SPECTATOR, 0)  # to whom, and after how many events, the table was shown last

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
            self.say("tui-table", edition=self.rule_set.name, players=", ".join(seats)),
            *house_words.sentences(self.rule_set, self.speaker()),
            self.say("tui-seed", seed=str(self.seed)),
        ]
        self.console.put([*lines, self.say("tui-welcome")] if self.people else lines)

    def name(self, seat: int, name: str) -> str:
        return name if self.players[seat] else self.say("tui-person")

    def goodbye(self) -> None:
        """The last line, which says where the game is kept."""
        saved = self.save and self.say("tui-goodbye-saved", program=program(), file=str(self.save))
        self.console.put(["", saved or self.say("tui-goodbye")])

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
                view, seed = self.view(pending.seat), rng.randrange(SEEDS)
                self.journal.answer(self.reminded(player, pending.seat).decide(view, seed), pending.seat)
        if not self.people:
            self.watch()

    def reminded(self, player: BotPlayer, seat: int) -> BotPlayer:
        """A bot that remembers is made anew and told everything, for what was taken back has never happened."""
        if not isinstance(player.bot, Remembering):
            return player
        fresh = make(player.name, player.budget.cores)
        for event in self.record.heard(seat):
            fresh.hear(event)
        return fresh

    def watch(self) -> None:
        """Nobody is asked: everything is told as it happens."""
        news = self.record.heard(SPECTATOR, self.watched)
        self.watched = len(self.journal.told)
        self.console.put([self.speaker().event(event) for event in news])
        if any([event.kind in self.table.chapters for event in news]):
            self.console.put(["", *self.whole_table(self.reader(SPECTATOR)), ""])

    def finish(self) -> None:
        """The last news, the table with everything open, and the result."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        reader = self.reader(seat)
        news = [] if not self.people else self.news(reader, min([self.heard[person] for person in self.people]))
        self.console.put(["", *news, "", *self.whole_table(reader), "", *self.result_lines(reader)])

    def keep(self) -> None:
        """What has been played is on disk before anybody is asked again."""
        if self.save is not None and self.saved != len(self.journal.lines):
            self.journal.write(self.save)
            self.saved = len(self.journal.lines)

    # --- asking ---

    def view(self, seat: int) -> View:
        return self.journal.game.view(seat)

    def reader(self, seat: int) -> Reader:
        seen, speaker = self.view(seat), self.speaker(seat)
        return Reader(seat, speaker, self.rule_set.kit.outline(seen, speaker), ending(speaker, seen))

    def asked_of(self, seat: int) -> OpenQuestion:
        """What a seat is asked."""
        seen, reader = self.view(seat), self.reader(seat)
        prompt = seen.prompt
        assert prompt is not None
        label = reader.speaker.option
        options, given = [[(action, label(action, prompt)) for action in some] for some in (seen.options, seen.given)]
        return self.question(reader, prompt, reader.speaker.question(seen), dict(options), given)

    def ask(self, seat: int) -> None:
        """Show a person the table and the question, and listen until it is answered or taken back."""
        self.curtain(seat)
        asked = self.asked_of(seat)
        prompt = asked.prompt
        if prompt is not None and not prompt.continues and self.shown != (seat, len(self.record.events)):
            self.show_table(asked)
        self.console.put(self.question_lines(asked))
        while not self.heed(self.console.read("> ").strip(), asked):
            pass

    def curtain(self, seat: int) -> None:
        """Where several people share the screen, between one and the next."""
        if self.last != seat and len(self.people) > 1:
            self.draw_curtain(seat)
        self.last = seat

    def show_table(self, asked: OpenQuestion) -> None:
        """Everything, or where the game asks many small questions only what has happened."""
        reader = asked.reader
        seat, prompt = reader.seat, asked.prompt
        news = self.news(reader, self.heard[seat])
        lines = ["", *self.whole_table(reader), *news] if prompt and self.table.opens(prompt) else ["", *news[1:]]
        self.heard[seat] = len(self.journal.told)
        self.shown = (seat, len(self.record.events))
        self.console.put(lines)

    def news(self, reader: Reader, since: int) -> list[str]:
        """What a seat has heard since some moment."""
        return self.news_lines("tui-news" if since else "tui-news-first", self.told(reader, since))

    def told(self, reader: Reader, since: int = 0) -> list[str]:
        return [reader.speaker.event(event) for event in self.record.heard(reader.seat, since)]

    def record_of(self, reader: Reader) -> list[tuple[str, list[str]]]:
        return self.record.in_stations(reader.speaker)

    # --- listening ---

    def give(self, actions: list[int], asked: OpenQuestion) -> bool:
        """Answer; what was answered before in the same sealed round is answered anew."""
        seat = asked.reader.seat
        if asked.several and self.view(seat).given:
            self.journal.retract(seat)
        for action in actions:
            self.journal.answer(action, seat)
        return True

    def may_pick(self, action: int, asked: OpenQuestion) -> bool:
        return action in with_picked(self.view(asked.reader.seat), asked.picked, Random(self.seed)).options

    # --- commands ---

    def why(self, text: str, asked: OpenQuestion) -> list[str]:
        return why(self.rule_set.kit.advice, self.view(asked.reader.seat), asked.reader.speaker, text)

    def obey(self, command: str, rest: str, asked: OpenQuestion) -> bool:
        """Carry out a command; true when there is another question to ask now."""
        if command == "quit":
            raise QuitError
        if command == "undo":
            return self.undo(asked)
        if command == "lang":
            self.switch_language(rest, asked)
        elif command == "save":
            self.save_as(rest)
        elif command == "hint":
            self.hint(asked)
        else:
            self.console.put(self.looked_up(command, rest, asked))
        return False

    def switch_language(self, rest: str, asked: OpenQuestion) -> None:
        """Ask the same question again in another language."""
        if rest not in LANGUAGES:
            self.complain("tui-no-language", text=tidy(rest), languages=", ".join(LANGUAGES))
            return
        self.language = rest
        again = self.asked_of(asked.reader.seat)
        asked.reader, asked.text, asked.choices = again.reader, again.text, again.choices
        self.console.put(["", *self.whole_table(asked.reader), *self.question_lines(asked)])

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

    def hint(self, asked: OpenQuestion) -> None:
        """What a bot thinks of the options, from what the seat sees. It depends on the seed and the lines, too."""
        if self.console.screen:
            self.complain("tui-hint-thinking")
        seed = Random(f"{self.seed}/{len(self.journal.lines)}/hint").randrange(SEEDS)
        seen = self.view(asked.reader.seat)
        self.console.put(hint_lines(asked, seen, self.paint, replace(self.counsel, seed=seed)))

    # --- taking back ---

    def undo(self, asked: OpenQuestion) -> bool:
        """Free within one's own action; beyond it if everybody else is a bot, for bots consent."""
        seat = asked.reader.seat
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
