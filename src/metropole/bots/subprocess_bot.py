"""A bot in a process of its own, for whoever waits for its answer.

Whatever the bot does (hang, crash, print, answer nonsense), whoever asks is told at once, or gets an answer that was
offered: the plain bot gives it, the trouble is kept, and the next question goes to a process that is sound.
"""

import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Self

import msgspec

from metropole.bots import BOTS, BotPlayer, make, parts
from metropole.bots.interface import Budget
from metropole.bots.requests import (
    FALLBACK,
    LONGEST_LINE,
    OVERTIME,
    START,
    WORKER,
    BotError,
    EventFields,
    Request,
    environment,
    greeted,
    heard_as,
    kill,
    offered,
    one_line,
    read_answer,
    request_from,
    written,
)
from metropole.kernel import Decision, Event, MetropoleError
from metropole.kernel.view import View
from metropole.registry import Chart, RuleSet

USUAL: Final = 30.0  # seconds for a decision of a bot whose budget names no time
GRACE: Final = 5.0  # seconds more than the budget allows


class BotFailedError(MetropoleError):
    """A bot has given no answer that can be used; `traceback` is where in its code, if that is known."""

    def __init__(self, bot: str, trouble: str, traceback: str = "", where: str = "") -> None:
        super().__init__(bot, trouble, traceback, where)  # all of them, as it travels between processes
        self.bot = bot
        self.trouble = trouble
        self.traceback = traceback
        self.where = where

    def __str__(self) -> str:
        return f"bot '{self.bot}' failed{self.where}: {self.trouble}"

    def during(self, where: str) -> Self:
        """The same, told with the decision that shows it."""
        return type(self)(self.bot, self.trouble, self.traceback, f" {where}")


class SubprocessBot:
    """A bot that is asked in its own process and trusted with nothing; `close` ends the process.

    `name` has the budget in it, such as `quick:200ms`. A failure raises `BotFailedError`; with `keep_going` the plain
    bot answers instead, `troubles` has a line for every such decision since the game began, and `traceback` is the
    first one of these.
    """

    def __init__(
        self,
        name: str,
        rule_set: RuleSet,
        chart: Chart,
        board_text: str | None = None,
        cores: int = 1,
        keep_going: bool = False,
        grace: float = GRACE,
        command: Sequence[str] = WORKER,
    ) -> None:
        self.name = name
        self.keep_going = keep_going
        self.rule_set = rule_set
        self.digest: str = chart.digest
        self.board_text = board_text
        self.patience = (parts(name)[1].seconds or USUAL) + grace
        self.command = (*command, "--cores", str(cores), "--limit", str(self.patience + OVERTIME), "--send-traceback")
        self.plain = BOTS[FALLBACK]()
        self.worker: PipedBotProcess | None = None
        self.ids = count(1)
        self.begin()

    def begin(self) -> None:
        """Another game: nothing is known of the last one."""
        self.heard: list[EventFields] = []
        self.troubles: list[str] = []
        self.traceback = ""

    def hear(self, event: Event) -> None:
        """Kept for the bot, which is told with every question."""
        self.heard.append(heard_as(event))

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """What the bot answers; if it fails, BotFailedError or what the plain one answers."""
        asked = request_from(view, self.rule_set, self.digest, self.board_text, self.name, budget.seed)
        asked = msgspec.structs.replace(asked, id=next(self.ids), heard=self.heard)
        try:
            return decision.options[asked.options.index(self.answer(asked))]
        except BotError as trouble:
            if not (trouble.answered and self.keep_going):
                self.close()
            if not self.keep_going:
                raise BotFailedError(self.name, str(trouble), trouble.traceback) from None
            self.troubles.append(f"seat {view.seat + 1} {self.name}: {trouble}")
            self.traceback = self.traceback or trouble.traceback
            return self.plain.choose(view, decision, budget)

    def answer(self, request: Request) -> str:
        """One of the options, or BotError."""
        if self.worker is None:
            self.worker = PipedBotProcess(self.command)
            greeted(read_answer(self.worker.reply(START)))
        self.worker.requests.put(written(request))
        return offered(read_answer(self.worker.reply(self.patience)), request)

    def close(self) -> None:
        """End the process, and whatever it has started, at once."""
        if self.worker is not None:
            self.worker.end()
            self.worker = None


class PipedBotProcess:
    """A process that answers line by line. A thread speaks with it, so that nobody else ever waits for a pipe."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(os.environ),
                start_new_session=True,  # an interrupt at the terminal is for us, who then end the worker
            )
        except OSError as error:
            raise BotError(one_line(f"the worker cannot be started: {error}")) from error
        self.requests: SimpleQueue[bytes | None] = SimpleQueue()
        self.replies: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self.talk, daemon=True).start()

    def talk(self) -> None:
        """Hand on the greeting, and then an answer to each request, until there are no more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(OSError), self.process.stdout as replies, self.process.stdin as requests:
            self.replies.put(replies.readline(LONGEST_LINE))
            while (request := self.requests.get()) is not None:
                requests.write(request)
                requests.flush()
                self.replies.put(replies.readline(LONGEST_LINE))
            return
        self.replies.put(b"")  # it has gone while it was spoken to

    def reply(self, seconds: float) -> bytes:
        """The next line, or BotError."""
        try:
            return self.replies.get(timeout=seconds)
        except Empty:
            raise BotError(f"no answer within {seconds:g} seconds") from None

    def end(self) -> None:
        kill(self.process)
        self.process.wait()
        self.requests.put(None)


# --- whole tables ---


def seated(
    name: str, rule_set: RuleSet, chart: Chart, board_text: str | None = None, cores: int = 1, keep_going: bool = False
) -> BotPlayer:
    """A player for a game on this board: our own bots are made here, those of other packages live apart.

    `board_text` is the TOML of the chart, or None for the shipped board.
    """
    bare, budget = parts(name)
    if bare in BOTS:
        return make(name, cores)
    return BotPlayer(
        name, SubprocessBot(name, rule_set, chart, board_text, cores, keep_going), replace(budget, cores=cores)
    )


def guests(players: Sequence[BotPlayer]) -> list[SubprocessBot]:
    """The bots among the players that live apart: to be closed in the end, and asked for their troubles."""
    return [player.bot for player in players if isinstance(player.bot, SubprocessBot)]
