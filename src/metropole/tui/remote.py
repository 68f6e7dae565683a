"""A game at a server, played at the terminal."""

import select
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
import msgspec

from metropole import boards, registry
from metropole.client import OVER, Client, ClientError, LiveTable
from metropole.extras import program
from metropole.kernel import MetropoleError, Prompt
from metropole.kernel.view import SPECTATOR
from metropole.parts import house_words
from metropole.parts.matching import tidy
from metropole.parts.terminal import MultiChoice
from metropole.server import game_replay, wire
from metropole.text import LANGUAGES
from metropole.tui import identity
from metropole.tui.console import Console
from metropole.tui.identity import Identity
from metropole.tui.input_loop import InputLoop, OpenQuestion, QuitError, Reader, gathered, picked_line
from metropole.tui.remote_options import RemoteOptions

COMMANDS: Final = ("undo", "log", "board", "rules", "why", "lang", "help", "quit", "chat", "yes", "no", "return")
EXTRA_HELP: Final = ("undo", "chat", "yes", "return")
PATIENCE: Final = 15 * 60.0  # seconds for which a lost server is tried again
LOOK: Final = 0.25  # seconds between two looks at the keyboard
PERSON: Final = "you"


class ServerVersionError(MetropoleError):
    """The server knows the game otherwise than this program."""


class CommandRejectedError(MetropoleError):
    """The server, or the table, does not let one do what was asked for on the command line."""


def plain(line: str) -> str:
    """What somebody else has written, unable to steer a terminal."""
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in line])


# --- arriving ---


def arrive(visit: RemoteOptions, console: Console) -> "Remote | None":
    """The table to play at; nothing if there is only a list to look at."""
    client = Client(visit.server, language=visit.language, patience=0)
    client.healthy()
    client.patience = PATIENCE
    flow = SignInFlow(visit, client, console)
    if visit.table is None and visit.edition is None:
        flow.show_tables()
        return None
    flow.come_in()
    table = visit.table or flow.opened()
    seat = flow.seated(table)
    frame = client.frame(table, seat)
    rule_set = registry.find(frame.about.edition)
    chart = chart_of(client, rule_set, frame, visit.board)
    return Remote(client, frame, rule_set, chart, console, visit.seat is not None)


def chart_of(client: Client, rule_set: registry.RuleSet, frame: wire.TableFrame, board: Path | None) -> registry.Chart:
    """The board that the table plays on: the one in the file that was named, the table's own, or the shipped one."""
    if board is not None:
        chart = rule_set.kit.load_board(board)
    else:
        own = client.board(frame.about.table) if frame.about.own_board else None
        chart = game_replay.chart_of(rule_set, own)
    if chart.digest != frame.about.board:
        what = f"{board} is another board than the table's" if board else "the table plays on a board unknown here"
        raise CommandRejectedError(f"board: {what} (digest {frame.about.board})")
    return chart


class SignInFlow:
    """The way from the command line to a table."""

    def __init__(self, visit: RemoteOptions, client: Client, console: Console) -> None:
        rule_set = registry.find(registry.RECOMMENDED)
        self.visit = visit
        self.client = client
        self.console = console
        self.voice = rule_set.speaker(visit.language, rule_set.kit.load_board(), SPECTATOR)
        self.file = visit.token or identity.file_of(client.address.url)

    def tell(self, key: str, **blanks: str | int) -> None:
        self.console.put([self.voice.say(key, **blanks)])

    # --- who one is ---

    def come_in(self) -> None:
        """As whoever one was here before, or as a new guest."""
        known = identity.read(self.file)
        if known is None:
            self.come_in_new()
        else:
            self.come_back(known)
            if self.visit.name and self.visit.name != known.name:
                self.client.rename(self.visit.name)

    def come_in_new(self) -> None:
        name = self.visit.name or self.console.read(self.voice.say("tui-online-name") + " ").strip()
        entry = self.client.join(name)
        identity.write(self.file, Identity(self.client.address.url, entry.me.name, entry.token, entry.recovery))
        self.tell("tui-online-recovery", code=entry.recovery, file=str(self.file))

    def come_back(self, known: Identity) -> None:
        """By token; if that has run out, by recovery code."""
        self.client.token = known.token
        try:
            self.client.me()
            return
        except ClientError as error:
            if error.status != 401:
                raise
        try:
            entry = self.client.recover(known.recovery or "none")
        except ClientError as error:
            if error.status != 401:
                raise
            who = f"'{known.name}' in {self.file} is not known at {self.client.address.url} any more"
            raise CommandRejectedError(f"token: {who}; remove the file to come in as a new guest") from None
        identity.write(self.file, Identity(known.url, entry.me.name, entry.token, known.recovery))

    # --- tables ---

    def show_tables(self) -> None:
        """One's own tables and those where one can sit down."""
        known = identity.read(self.file)
        if known is not None:
            self.come_back(known)
            own = self.client.my_tables()
            self.list_tables("tui-online-own", own)
        self.list_tables("tui-online-lobby", self.client.tables("open"))
        self.tell("tui-online-how", program=program(), url=self.client.address.url)

    def list_tables(self, heading: str, tables: Iterable[wire.OwnTable | wire.TableShown]) -> None:
        lines = [f"  {self.table_line(one)}" for one in tables]
        self.console.put([self.voice.say(heading), *(lines or [f"  {self.voice.say('tui-none')}"])])

    def table_line(self, one: wire.OwnTable | wire.TableShown) -> str:
        state = "awaited" if isinstance(one, wire.OwnTable) and one.awaited else one.state
        players = ", ".join([self.player(seat) for seat in one.shown.seats])
        edition = one.shown.edition
        return plain(self.voice.say("tui-online-row", table=one.table, edition=edition, state=state, players=players))

    def player(self, seat: wire.SeatListed) -> str:
        return seat.name or seat.level or self.voice.say("tui-online-open")

    def opened(self) -> str:
        """A new table, and how others come to it."""
        assert self.visit.edition is not None
        assert self.visit.seats is not None
        names = [name.strip() for name in self.visit.seats.split(",")]
        board = boards.text_of(self.visit.board) if self.visit.board else None
        places = ["me" if name == PERSON else name for name in names]
        table = self.client.open_table(self.visit.edition, places, board=board)
        self.tell("tui-online-opened", program=program(), table=table, url=self.client.address.url)
        return table

    def seated(self, table: str) -> int | None:
        """The seat to see the table from: one's own, or an open one on which one sits down; nothing for a spectator.

        Whoever has several sees the table as a spectator until one of them is asked.
        """
        wanted = None if self.visit.seat is None else self.visit.seat - 1
        try:
            frame = self.client.frame(table)
        except ClientError as error:
            if error.status != 404:
                raise
            raise CommandRejectedError(
                f"table: '{tidy(table)}' is not at {self.client.address.url}. {error.reason}"
            ) from None
        if wanted in frame.mine:
            return wanted
        if frame.state == "open" and not frame.mine:
            return self.sat_down(table, frame, wanted)
        if frame.mine and wanted is None:
            return frame.mine[0] if len(frame.mine) == 1 else SPECTATOR
        return wanted

    def sat_down(self, table: str, frame: wire.TableFrame, wanted: int | None) -> int | None:
        """On the seat that is wanted, or on the first that is still open when one gets there."""
        free = [seat for seat, shown in enumerate(frame.seats) if shown.kind == "open"] if wanted is None else [wanted]
        for seat in free:
            answer = self.client.sit(table, seat)
            if isinstance(answer, wire.Accepted):
                return seat
            if isinstance(answer, wire.Rejected) and wanted is not None:
                raise CommandRejectedError(f"seat: {answer.reason}")
        return None


# --- playing ---


class Remote(InputLoop):
    """One table at a server, seen by one seat at a time or by a spectator.

    Whoever has several seats plays whichever is asked, with a curtain in between; `alone` keeps to the one seat.
    """

    commands = COMMANDS

    def __init__(
        self,
        client: Client,
        frame: wire.TableFrame,
        rule_set: registry.RuleSet,
        chart: registry.Chart,
        console: Console,
        alone: bool = False,
    ) -> None:
        super().__init__(rule_set, chart, console, client.language, len(frame.seats))
        self.client = client
        self.frame = frame
        self.seat = frame.seat
        self.alone = alone
        self.live = self.channel()
        self.entries: list[wire.LogEntry] = []
        self.logs: dict[int, list[wire.LogEntry]] = {}  # what each seat that has been at the screen was told
        self.heard: dict[int, int] = {}  # up to which line
        self.asked: OpenQuestion | None = None  # nothing until the frame has been shown
        self.board_at = 0  # the line at which the whole table was shown last
        self.chapters = {self.speaker().vocabulary.facts[kind][0] for kind in self.table.chapters}
        self.waited_for = ""

    @property
    def url(self) -> str:
        return self.client.address.url

    @property
    def own(self) -> list[int]:
        """The seats that are played here."""
        return [seat for seat in self.frame.mine if seat == self.seat] if self.alone else self.frame.mine

    @property
    def is_shared(self) -> bool:
        """Whether several people may sit at this screen."""
        return len(self.own) > 1

    def channel(self, since: int = 0) -> LiveTable:
        """The way to the table; a connection that breaks is told."""
        seat = None if self.seat == SPECTATOR and not self.is_shared else self.seat
        live = LiveTable(self.client, self.frame.about.table, seat, since, outline=True)
        live.lost = lambda: self.complain("tui-online-lost")
        live.found = lambda: self.complain("tui-online-found")
        return live

    # --- coming and going ---

    def run(self) -> None:
        """Play to the end, or until somebody leaves; meanwhile what happens is told as it happens."""
        try:
            self.welcome()
            while self.frame.state not in OVER:
                asked = self.asked or self.show()
                line = self.next_line()
                if line is not None:
                    self.heed(line.strip(), asked)
            self.finish()
        finally:
            self.live.close()

    def welcome(self) -> None:
        """Who is at the table, what has happened, and how to play."""
        self.frame = self.live.seen()
        self.entries = list(self.frame.log)
        players = ", ".join([f"{plain(seat.colour)}: {self.player(i)}" for i, seat in enumerate(self.frame.seats)])
        key = "tui-welcome" if self.own else "tui-online-watching"
        house = house_words.sentences(self.rule_set, self.speaker())
        lines = [self.say("tui-table", edition=self.rule_set.name, players=players), *house, self.say(key)]
        news = [] if self.is_shared else self.told(self.reader())  # each is told behind the curtain
        self.console.put([*lines, *self.news_lines("tui-news-first", news)])

    def player(self, seat: int) -> str:
        shown = self.frame.seats[seat]
        if seat in self.own:
            return self.say("tui-person")
        return plain(shown.name or shown.level) or self.say("tui-online-open")

    def goodbye(self) -> None:
        """The last line, which says how to come back."""
        line = self.say("tui-online-goodbye", program=program(), url=self.url, table=self.frame.about.table)
        self.console.put(["", line])

    def finish(self) -> None:
        """The table with everything open, and the result."""
        if self.frame.result is not None:
            if self.is_shared:
                self.frame = self.client.frame(self.frame.about.table, SPECTATOR, self.frame.seq, outline=True)
            reader = self.reader()
            self.console.put(["", *self.whole_table(reader), "", *self.result_lines(reader)])

    # --- what comes from the server ---

    def take(self, message: wire.FrameUpdate | wire.ChatUpdate | None) -> None:
        """Tell what has happened, and what was said."""
        if isinstance(message, wire.ChatUpdate):
            self.console.put([plain(f"{one.name}: {one.text}") for one in message.talk])
        elif message is not None:
            self.frame, self.asked = message.frame, None
            self.entries.extend(message.frame.log)
            self.console.put(["  " + line for line in gathered([plain(entry.text) for entry in message.frame.log])])

    def catch_up(self) -> None:
        """Take everything that has come in."""
        while (message := self.live.receive(0)) is not None:
            self.take(message)

    def told(self, reader: Reader) -> list[str]:
        return [plain(entry.text) for entry in self.entries]

    # --- showing ---

    def reader(self) -> Reader:
        """The table as it was sent last; before the game begins there is nothing on it."""
        frame = self.frame
        places = frame.result.text if frame.result else []
        return Reader(frame.seat, self.speaker(frame.seat), frame.outline or [], places)

    def open_question(self) -> OpenQuestion:
        """What is asked here, as it was sent last."""
        question, reader = self.frame.question, self.reader()
        if question is None or not question.options:
            return OpenQuestion(reader)
        options, given = [self.labels(offered) for offered in (question.options, question.given)]
        return self.question(reader, self.prompt_of(question.prompt), question.text, dict(options), given)

    def labels(self, offered: list[wire.OptionOffered]) -> list[tuple[int, str]]:
        """What is offered, with the numbers that it has here too."""
        space = self.speaker().actions
        return [(space.parse(one.action), one.label) for one in offered]

    def prompt_of(self, key: str) -> Prompt:
        """The question with this key."""
        found = [prompt for prompt in self.rule_set.kit.prompts if prompt.key == key]
        if not found:
            raise ServerVersionError(f"server: it plays another version of {self.rule_set.name} than this program")
        return found[0]

    def show(self) -> OpenQuestion:
        """The table where it is wanted, and the question; nothing that is out of date."""
        self.catch_up()
        while (seat := self.next_seat()) != self.seat:
            self.turn_to(seat)
        asked = self.open_question()
        if self.wants_board(asked):
            self.board_at = self.frame.seq
            self.console.put(["", *self.whole_table(asked.reader)])
        self.console.put(self.question_at_hand(asked))
        self.asked = asked
        return asked

    def wants_board(self, asked: OpenQuestion) -> bool:
        """Before a question that opens something; for a spectator, whenever a chapter has begun."""
        prompt = asked.prompt
        if prompt is not None:
            return self.board_at != self.frame.seq and not prompt.continues and self.table.opens(prompt)
        return self.seat == SPECTATOR and any([entry.kind in self.chapters for entry in self.frame.log])

    def question_at_hand(self, asked: OpenQuestion) -> list[str]:
        """What one is asked by others and by the game, or for whom one waits."""
        frame, lines = self.frame, []
        if self.is_asked_to_go_back() and frame.undo is not None:
            seat = self.speaker().seat(frame.undo.seat)
            lines.append(self.say("tui-online-undo-asked", seat=seat, line=frame.undo.to))
        if self.is_replaced():
            lines.append(self.say("tui-online-replaced"))
        if self.is_asked():
            return [*lines, *self.question_lines(asked)]
        return [*lines, *self.waiting_lines()]

    def waiting_lines(self) -> list[str]:
        """For whom everybody waits, once for each."""
        frame = self.frame
        if frame.state == "open":
            line = self.say("tui-online-waiting-seats", program=program(), url=self.url, table=frame.about.table)
        elif frame.question is not None:
            line = plain(frame.question.text)
        else:
            people = [seat for seat in frame.awaiting if frame.seats[seat].kind == "person" and seat not in self.own]
            names = ", ".join([f"{self.speaker().seat(seat)} ({self.player(seat)})" for seat in people])
            line = self.say("tui-online-waiting", players=names) if names else ""
        is_new, self.waited_for = line != self.waited_for, line
        return [line] if line and is_new else []

    def is_asked(self) -> bool:
        return self.frame.question is not None and bool(self.frame.question.options)

    def is_asked_to_go_back(self) -> bool:
        return self.frame.undo is not None and self.seat in self.frame.undo.asked

    def is_replaced(self) -> bool:
        """Whether a bot plays a seat of one's own for a while, and nobody here is asked anything."""
        return bool(self.replaced()) and not self.is_asked()

    def replaced(self) -> list[int]:
        """The seats of one's own that bots play for a while."""
        seats = self.frame.seats if self.frame.state == "running" else []
        return [seat for seat in self.own if seats and seats[seat].level and not seats[seat].resigned]

    # --- several at one screen ---

    def next_seat(self) -> int:
        """Who has to come to the screen: whoever is there, unless nothing is asked of them but of another one there."""
        frame = self.frame
        if not self.is_shared or self.is_asked() or self.is_asked_to_go_back():
            return self.seat
        others = [seat for seat in self.own if seat != self.seat]
        wanted = [seat for seat in others if frame.undo is not None and seat in frame.undo.asked]
        wanted += [seat for seat in others if seat in frame.awaiting and self.has_to_speak(seat)]
        return wanted[0] if wanted else self.seat

    def has_to_speak(self, seat: int) -> bool:
        """Whether one of one's own seats is asked something; others do not know who has answered in secret."""
        question = self.client.frame(self.frame.about.table, seat, self.frame.seq).question
        return question is not None and bool(question.options)

    def turn_to(self, seat: int) -> None:
        """Another one comes to the screen, and is told what they have missed."""
        said = self.live.heard
        self.live.close()
        self.logs[self.seat], self.heard[self.seat] = self.entries, self.frame.seq
        self.draw_curtain(seat)
        self.seat, self.entries, last = seat, self.logs.get(seat, []), self.heard.get(seat, 0)
        self.live = self.channel(last if self.entries else 0)
        self.live.heard = said
        self.frame, self.board_at, self.waited_for = self.live.seen(), 0, ""
        self.entries.extend(self.frame.log)
        news = [plain(entry.text) for entry in self.frame.log if entry.seq > last]
        self.console.put(["", *self.news_lines("tui-news" if last else "tui-news-first", news)])

    # --- typing ---

    def next_line(self) -> str | None:
        """The next line somebody types; nothing if something has happened before, such as the end of the game."""
        if self.frame.state in OVER:
            return None
        if self.is_attended():
            return self.line_or_news()
        if not (self.is_asked() or self.is_asked_to_go_back() or self.is_replaced()):
            self.take(self.live.receive())
            return None
        self.catch_up()
        return self.console.read("> ") if self.asked else None

    def is_attended(self) -> bool:
        """Whether somebody types at a screen where lines and news can be waited for at the same time."""
        return self.console.screen and sys.stdin.isatty() and sys.platform != "win32"

    def line_or_news(self) -> str | None:
        click.echo("> ", nl=False)
        while True:
            message = self.live.receive(LOOK)
            if message is not None:
                click.echo()
                self.take(message)
                return None
            if select.select([sys.stdin], [], [], 0)[0]:
                line = sys.stdin.readline()
                if not line:
                    raise EOFError
                return line

    # --- doing ---

    def give(self, actions: list[int], asked: OpenQuestion) -> bool:
        """Answer."""
        return all(self.do(wire.Play(asked.reader.speaker.actions.name(action))) for action in actions)

    def may_pick(self, action: int, asked: OpenQuestion) -> bool:
        """What the server offers beside what it knows to be picked."""
        question = self.frame.question
        return question is not None and action in dict(self.labels(question.options))

    def pick(self, actions: list[int], asked: OpenQuestion, several: MultiChoice) -> bool:
        """Several things, which the server keeps as they are picked; the last one settles the choice."""
        if len(asked.picked) + len([one for one in set(actions) if self.may_pick(one, asked)]) > several.wanted:
            self.complain("tui-too-many", wanted=several.wanted)
            return False
        return all(self.give([one], asked) for one in actions if self.may_pick(one, asked)) and self.show_picked()

    def show_picked(self) -> bool:
        """What the server knows to be picked, unless that was enough; true if it was."""
        asked = self.open_question()
        if asked.several is None or self.frame.question is None:
            return True
        self.asked = asked
        self.console.put([picked_line(asked, asked.several)])
        return False

    def do(self, do: wire.CommandBody) -> bool:
        """Send a command and wait until its consequences are here; what is refused is told."""
        return self.settled(self.live.command(do))

    def settled(self, answer: wire.Answer) -> bool:
        """Wait until what was answered is here to be seen; true if it was what one wanted."""
        if isinstance(answer, wire.Rejected):
            self.console.put([plain(answer.reason)])
        elif not isinstance(answer, wire.Accepted):
            self.complain("tui-online-stale")
        while (self.frame.seq, self.frame.draft) < (answer.seq, answer.draft):
            self.take(self.live.receive())
        return isinstance(answer, wire.Accepted)

    def command(self, word: str, reader: Reader) -> str:
        """The command that a word stands for; yes and no mean something only when somebody wants to go back."""
        command = super().command(word, reader)
        return "" if command in ("yes", "no") and not self.is_asked_to_go_back() else command

    def obey(self, command: str, rest: str, asked: OpenQuestion) -> bool:
        """Carry out a command."""
        if command == "quit":
            raise QuitError
        if command == "undo":
            self.undo(asked)
        elif command == "chat":
            self.chat(rest)
        elif command == "lang":
            self.switch_language(rest)
        elif command in ("yes", "no"):
            self.do(wire.AnswerUndo(command == "yes"))
        elif command == "return":
            self.come_back()
        elif command == "board" and not self.is_asked():
            self.console.put(self.whole_table(asked.reader))
        else:
            self.console.put(self.help_lines(asked) if command == "help" else self.looked_up(command, rest, asked))
        return False

    def come_back(self) -> None:
        """Take every seat of one's own back from its bot; if there is none, the server says so."""
        seats: list[int | None] = [*self.replaced()] or [*self.own[:1]] or [None]
        for seat in seats:
            answer = self.client.return_(self.frame.about.table, seat)
            self.settled(msgspec.structs.replace(answer, draft=0))  # the drafts may be those of another seat

    def help_lines(self, asked: OpenQuestion) -> list[str]:
        """What can be typed here: nothing is saved, no bot gives hints, and going back is for everybody to decide."""
        changed = [self.say(f"tui-command-{name}").split()[0] for name in ("save", "undo", "hint")]
        lines = [line for line in self.looked_up("help", "", asked) if line.split()[0] not in changed]
        return [*lines, *[self.say(f"tui-online-help-{name}") for name in EXTRA_HELP]]

    def undo(self, asked: OpenQuestion) -> None:
        """What nobody has seen is taken back freely; beyond that, everybody is asked."""
        question = self.frame.question
        if question is not None and question.given:
            if self.do(wire.Retract()) and (not asked.several or self.show_picked()):
                self.complain("tui-undone")
        elif self.frame.back is None:
            self.complain("tui-undo-nothing")
        else:
            self.do(wire.AskUndo(self.frame.back))

    def why(self, text: str, asked: OpenQuestion) -> list[str]:
        """The server knows what the seat sees."""
        seat = None if self.seat == SPECTATOR else self.seat
        return [plain(line) for line in self.client.why(self.frame.about.table, text, seat)]

    def chat(self, words: str) -> None:
        """Say something; it comes back with everybody else's talk."""
        try:
            self.client.say(self.frame.about.table, words)
        except ClientError as error:
            self.console.put([plain(error.reason)])

    def switch_language(self, wanted: str) -> None:
        """Everything once more in another language, also what the server says."""
        if wanted not in LANGUAGES:
            self.complain("tui-no-language", text=tidy(wanted), languages=", ".join(LANGUAGES))
            return
        self.language = self.client.language = wanted
        self.live.close()
        self.live = self.channel()
        self.frame, self.asked, self.board_at = self.live.seen(), None, 0
        self.entries = list(self.frame.log)
        self.logs.clear()
