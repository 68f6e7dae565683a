"""A bot in a process of its own: one request per line on standard input, one answer per line on standard output.

    python -m metropole.bots.worker [--cores N] [--limit SECONDS] [--polite] [--send-traceback]

The bot is shown the view of the asking seat and nothing else, is made anew for every request, and may print what it
likes: the answers have a channel of their own. The first line is an answer with number 0, which says that the worker
is ready. The worker ends when its standard input does, at the latest a moment later if a bot is still thinking, and it
ends when a bot thinks longer than `--limit`.
"""

import argparse
import faulthandler
import os
import time
import traceback
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from metropole import registry
from metropole.bots import BotPlayer, make
from metropole.bots.requests import READY, BotResponse, Request
from metropole.kernel import Event, MetropoleError
from metropole.registry import Chart, RuleSet

LAST_MOMENT: Final = 1.0  # seconds that a bot may go on thinking when nobody sends requests any more
POLITENESS: Final = 5  # whoever asks goes first where processors are few
MOST_BOARDS: Final = 64  # kept in memory
LONGEST_ERROR: Final = 300
LONGEST_TRACEBACK: Final = 8000

LineQueue = SimpleQueue[bytes | None]


class UnofferedAnswerError(MetropoleError):
    """A bot has answered what it must not."""


# --- deciding ---


@lru_cache(maxsize=MOST_BOARDS)
def ground(edition: str, board: str | None) -> tuple[RuleSet, Chart]:
    """The rule set and the board to play it on."""
    rule_set = registry.find(edition)
    if board is None:
        return rule_set, rule_set.kit.load_board()
    return rule_set, rule_set.kit.parse_board(board, "board")


def chosen(request: Request, player: BotPlayer) -> str:
    """What the bot answers from the view of its seat, in words."""
    rule_set, chart = ground(request.edition, request.board)
    if chart.digest != request.digest:
        raise MetropoleError(f"board: {request.digest} is asked for, this is {chart.digest}")
    world = rule_set.restore(request.seats, chart, request.numbers)
    seen = world.view(request.seat)
    if [world.space.name(option) for option in seen.options] != request.options:
        raise MetropoleError("options: the world offers others than the request says")
    for event in request.heard:
        player.hear(Event(*event))
    choice = player.decide(seen, request.seed)
    if choice not in seen.options:
        raise UnofferedAnswerError(f"chose {choice!r}, which is not offered")
    return str(world.space.name(choice))


def answer_to(line: bytes, cores: int, send_traceback: bool) -> BotResponse:
    """The answer to a line, whatever is in it and whatever the bot does."""
    number = 0
    try:
        request = msgspec.json.decode(line, type=Request)
        number = request.id
        return BotResponse(number, chosen(request, make(request.level, cores)))
    except UnofferedAnswerError as error:
        return BotResponse(number, error=str(error)[:LONGEST_ERROR])
    except Exception as error:  # the bot is foreign code: whatever it raises is told to who asked
        words = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
        if send_traceback:
            return BotResponse(number, error=words, traceback=traceback.format_exc()[-LONGEST_TRACEBACK:])
        traceback.print_exc()
        return BotResponse(number, error=words)


# --- serving ---


def channels() -> tuple[BinaryIO, BinaryIO]:
    """Requests and answers. What a bot prints, or tries to read, goes nowhere."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return requests, answers


def listen(requests: BinaryIO, lines: LineQueue) -> None:
    """Hand on what is asked. When nobody can ask any more the process ends, whether or not a bot is thinking."""
    for line in requests:
        lines.put(line)
    lines.put(None)
    time.sleep(LAST_MOMENT)
    os._exit(0)


def say(answers: BinaryIO, answer: BotResponse) -> None:
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


def serve(cores: int, limit: float, send_traceback: bool) -> None:
    """Answer requests one by one until there are no more."""
    requests, answers = channels()
    lines: LineQueue = SimpleQueue()
    Thread(target=listen, args=(requests, lines), daemon=True).start()
    say(answers, READY)
    while (line := lines.get()) is not None:
        if limit:
            faulthandler.dump_traceback_later(limit, exit=True)  # works even if the bot keeps all threads waiting
        answer = answer_to(line, cores, send_traceback)
        faulthandler.cancel_dump_traceback_later()
        say(answers, answer)


def main() -> None:
    parser = argparse.ArgumentParser(prog="worker", description="Answer requests for decisions, one per line.")
    parser.add_argument("--cores", metavar="N", type=int, default=1, help="how many cores a bot may use")
    parser.add_argument("--limit", metavar="SECONDS", type=float, default=0, help="end when a decision takes longer")
    parser.add_argument("--polite", action="store_true", help="let other processes go first")
    parser.add_argument("--send-traceback", action="store_true", help="put tracebacks into answers, print none")
    options = parser.parse_args()
    if options.polite and hasattr(os, "nice"):
        os.nice(POLITENESS)
    serve(options.cores, options.limit, options.send_traceback)


if __name__ == "__main__":
    main()
