"""Everybody at once: the same command on several connections, different commands for the same line, sealed rounds at
the same instant, and all that can be done to a table crossing each other. METROPOLE_LONG=1 races ten times as long.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import pytest

from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.wire import (
    Accepted,
    Answer,
    AnswerUndo,
    AskUndo,
    Command,
    CommandBody,
    Join,
    Leave,
    Me,
    NewTable,
    Open,
    Play,
    Rejected,
    Replace,
    Resign,
    Retract,
    Return,
    SeatRequest,
    Stale,
    Start,
    TableFrame,
)
from tests.server.ledger import account, opened
from tests.server.memory import MemoryStore
from tests.server.players import (
    BEFORE,
    FrameKey,
    Ledger,
    PollingClient,
    SignedInPerson,
    SocketClient,
    TableClient,
    come_in,
    next_key,
    open_table,
    together,
)
from tests.server.servers import ServerProcess, serving
from tests.server.tables import put

TIMES = 10 if os.environ.get("METROPOLE_LONG") else 1
NOBODY = SignedInPerson("", "")

Race = Callable[[list[int], int, Ledger], Awaitable[None]]


@pytest.fixture(params=["one server", "two servers"])
def where_to(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, int, Path]:
    """Where to race: in one process on a file, and in two on PostgreSQL."""
    if request.param == "one server":
        return request.getfixturevalue("new_file"), 1, tmp_path
    return request.getfixturevalue("postgres").database(), 2, tmp_path


def run(where_to: tuple[str, int, Path], race: Race, rounds: int) -> Ledger:
    """Race, and then hold every answer against the log."""
    where, count, place = where_to
    ledger = Ledger()

    async def start(servers: list[ServerProcess]) -> None:
        await race([server.port for server in servers], rounds // count * TIMES, ledger)

    with serving(where, place, count) as servers:
        asyncio.run(start(servers))
        assert [server.troubles() for server in servers] == [[] for _ in servers]
    assert asyncio.run(account(where, ledger)) == []
    print(f"\n{rounds // count * TIMES} rounds, {dict(kinds(ledger))}; {ledger.speed()}")
    return ledger


def kinds(ledger: Ledger) -> Counter[str]:
    return Counter([type(one.answer).__name__ for one in ledger.said])


# --- one person, many connections ---


class Desk:
    """Somebody who plays every seat of a table, over several connections to all servers."""

    def __init__(self, ports: list[int], person: SignedInPerson, table: str, ledger: Ledger) -> None:
        self.seats = [PollingClient(ports[0], person, table, ledger, seat) for seat in range(3)]
        doors = [ports[i % len(ports)] for i in range(5)]
        self.windows: list[TableClient] = [
            (SocketClient if i % 2 else PollingClient)(port, person, table, ledger, 0) for i, port in enumerate(doors)
        ]
        self.last: FrameKey = BEFORE
        self.spoke = 0

    async def question(self) -> TableFrame | None:
        """The next question that is open on any seat; nothing if the game is over."""
        for eye in self.seats:
            frame = await self.up_to_date(eye)
            if frame.state == "finished":
                return None
            if frame.question is not None and frame.question.options:
                return frame
        raise AssertionError("nobody is asked")

    async def up_to_date(self, eye: PollingClient) -> TableFrame:
        """A frame that shows what was accepted last; another server may need a moment."""
        async with asyncio.timeout(30):
            while True:
                frame = await eye.look()
                least = self.last if eye.seat == self.spoke else (self.last[0], -1)
                if eye.key >= least:
                    return frame
                await asyncio.sleep(0.002)

    async def say(self, commands: list[Command], dice: Random) -> list[Answer]:
        """Each on a connection of its own, all at once."""
        windows = dice.sample(self.windows, len(commands))
        answers = await together([window.say(command) for window, command in zip(windows, commands, strict=True)])
        accepted = [answer for answer in answers if isinstance(answer, Accepted)]
        self.last = max([(answer.seq, answer.draft) for answer in accepted])
        self.spoke = commands[0].seat or 0
        return answers

    async def close(self) -> None:
        for window in [*self.seats, *self.windows]:
            await window.close()


async def desk(ports: list[int], ledger: Ledger, number: int) -> Desk:
    anna = await come_in(ports[0], f"Anna {number}")
    edition = ("colonialism/original", "empires/revised")[number % 2]
    table = await open_table(ports[-1], anna, NewTable(edition, [Me(), Me(), Me()]))
    return Desk(ports, anna, table, ledger)


async def race_at_a_desk(
    ports: list[int], rounds: int, ledger: Ledger, one_round: Callable[[Desk, TableFrame, Random], Awaitable[None]]
) -> None:
    dice = Random(rounds)
    number = 0
    at = await desk(ports, ledger, number)
    for _ in range(rounds):
        frame = await at.question()
        if frame is None:
            await at.close()
            number += 1
            at = await desk(ports, ledger, number)
            frame = await at.question()
        assert frame is not None
        await one_round(at, frame, dice)
    await at.close()


async def same_command(at: Desk, frame: TableFrame, dice: Random) -> None:
    assert frame.question is not None
    said = Play(dice.choice(frame.question.options).action)
    command = Command(frame.seq, next_key(), said, frame.draft, frame.seat)
    answers = await at.say([command] * dice.randrange(2, 6), dice)
    assert {type(answer) for answer in answers} == {Accepted}, answers


async def different_commands(at: Desk, frame: TableFrame, dice: Random) -> None:
    assert frame.question is not None
    said = [Play(dice.choice(frame.question.options).action) for _ in range(dice.randrange(2, 6))]
    commands = [Command(frame.seq, next_key(), play, frame.draft, frame.seat) for play in said]
    answers = await at.say(commands, dice)
    assert sorted([type(answer) is Accepted for answer in answers])[-2:] == [False, True], answers
    assert all([isinstance(answer, Accepted | Stale) for answer in answers]), answers


def test_same_command_counts_once(where_to: tuple[str, int, Path]) -> None:
    async def race(ports: list[int], rounds: int, ledger: Ledger) -> None:
        await race_at_a_desk(ports, rounds, ledger, same_command)

    ledger = run(where_to, race, 50)
    assert set(kinds(ledger)) == {"Accepted"}


def test_one_of_different_commands_counts(where_to: tuple[str, int, Path]) -> None:
    async def race(ports: list[int], rounds: int, ledger: Ledger) -> None:
        await race_at_a_desk(ports, rounds, ledger, different_commands)

    run(where_to, race, 50)


# --- sealed rounds ---


@dataclass
class SeatedPlayer:
    """Somebody on a seat, who answers at random."""

    window: TableClient
    dice: Random

    async def answer(self) -> None:
        """Everything that is asked of him before anything happens that others can see."""
        frame = await self.window.look()
        seq = frame.seq
        while frame.seq == seq and frame.question is not None and frame.question.options:
            said = Play(self.dice.choice(frame.question.options).action)
            command = Command(frame.seq, next_key(), said, frame.draft, frame.seat)
            answer = await self.window.say(command)
            assert isinstance(answer, Accepted), answer
            frame = await self.window.news((frame.seq, frame.draft))


def shown(frame: TableFrame) -> bytes:
    """Everything but the log, which is told once."""
    return msgspec.json.encode(msgspec.structs.replace(frame, log=[]))


async def sealed_table(ports: list[int], people: list[SignedInPerson], ledger: Ledger) -> str:
    """A table whose first question is for everybody."""
    places: list[SeatRequest] = [Me(), *[Open() for _ in people[1:]]]
    table = await open_table(ports[0], people[0], NewTable("empires/second", places))
    for seat in range(1, len(people)):
        window = PollingClient(ports[0], people[seat], table, ledger)
        assert isinstance(await window.do(Join(seat)), Accepted)
        await window.close()
    return table


async def sealed_round(ports: list[int], table: str, people: list[SignedInPerson], last: int, ledger: Ledger) -> None:
    """All at the same instant, or all but one, of whom nobody can see that he is the last."""
    windows: list[TableClient] = [
        (SocketClient if seat % 2 else PollingClient)(ports[seat % len(ports)], person, table, ledger, seat)
        for seat, person in enumerate(people)
    ]
    seated = [SeatedPlayer(window, Random(f"{table} {seat}")) for seat, window in enumerate(windows)]
    eyes = [PollingClient(port, NOBODY, table, ledger) for port in ports]
    before = [shown(await eye.look()) for eye in eyes]
    if 0 <= last < len(seated):
        mine = shown(await windows[last].look())
        await together([one.answer() for one in seated if one is not seated[last]])
        assert [shown(await eye.look()) for eye in eyes] == before
        assert shown(await windows[last].look()) == mine
        await seated[last].answer()
    else:
        await together([one.answer() for one in seated])
    for window in windows:
        await window.close()
    for eye in eyes:
        await eye.news((eye.since, 0))
        await eye.close()


def in_seat_order(rows: list[LogRow], secret: Secret, id: str) -> list[LogRow]:
    """What would have been written if the seats had answered their final answers one after the other."""
    first = next(i for i, row in enumerate(rows) if row.kind == "draft")
    table = Table.load(id, rows[:first], secret)
    [move] = [row for row in rows if row.kind == "move"]
    answers = [(int(line[0]) - 1, line[2:]) for line in move.body["lines"] if line[0].isdigit()]
    assert [seat for seat, _ in answers] == sorted([seat for seat, _ in answers])
    for seat, words in answers:
        command = Command(table.seq, "key", Play(words), table.standing.draft_revision[seat], seat)
        decided = table.decide(command, table.standing.chairs[seat].player, 1.0)
        assert isinstance(decided, list)
        put(table, decided)
    return [row for row in table.rows if row.kind == "move"]


async def sealed_rounds(ports: list[int], rounds: int, ledger: Ledger) -> None:
    people = [await come_in(ports[0], f"Player {number}") for number in range(5)]
    for number in range(rounds):
        seated = people[: 4 + number % 2]
        table = await sealed_table(ports, seated, ledger)
        await sealed_round(ports, table, seated, number % 8, ledger)


async def compare(where: str, tables: list[str]) -> None:
    """Every round has become one row, and the same one as in seat order."""
    store = await opened(where)
    for table in tables:
        rows, kept = await store.rows(table), await store.secret(table)
        assert kept is not None
        moves = [row for row in rows if row.kind == "move"]
        assert len(moves) == 1
        assert moves[0].body["seat"] is None
        assert [row.body for row in in_seat_order(rows, Secret(*kept), table)] == [moves[0].body]
    await store.close()


def test_sealed_round_at_the_same_instant(where_to: tuple[str, int, Path]) -> None:
    ledger = run(where_to, sealed_rounds, 8)
    assert set(kinds(ledger)) == {"Accepted"}
    asyncio.run(compare(where_to[0], list(ledger.seen)))


# --- all at once ---

MOST_TABLES = 10
WANTED = Counter(["Join", "Start", "Play", "Replace", "Return"])  # at least once each


class Wanderer:
    """Does whatever comes to his mind, whether he may or not, by what he saw last."""

    def __init__(self, window: TableClient, dice: Random) -> None:
        self.window = window
        self.dice = dice

    async def act(self) -> None:
        frame = self.window.frame or await self.window.look()
        seat = self.dice.choice([None, *frame.mine]) if frame.mine else None
        await self.window.say(Command(frame.seq, next_key(), self.wish(frame), frame.draft, seat))

    def wish(self, frame: TableFrame) -> CommandBody:
        dice = self.dice
        seat = dice.randrange(4)
        if frame.state == "open":
            wishes: list[CommandBody] = [Join(seat), Join(seat), Join(seat), Leave(), Start(), Replace(seat, "random")]
            return dice.choice([*wishes, *[Start()] * (6 if frame.host else 0)])
        if frame.question is not None and frame.question.options and dice.random() < 0.5:
            return Play(dice.choice(frame.question.options).action)
        back = frame.back if frame.back is not None else max(0, frame.seq - 2)
        answers: list[CommandBody] = [AnswerUndo(dice.random() < 0.8)] * 4 if frame.undo else []
        others: list[CommandBody] = [Return(), Return(), AskUndo(back), Retract(), Play("pass"), Join(seat), *answers]
        seldom: list[CommandBody] = [
            Resign(),
            *[Replace(seat, "random")] * 4,
        ]  # bots at all seats would play on by themselves
        return dice.choice(seldom if dice.random() < 0.05 else others)


async def crossing(ports: list[int], rounds: int, ledger: Ledger) -> None:
    """Five people over eight connections; in every round all of them do something at the same instant."""
    people = [await come_in(ports[i % len(ports)], f"Wanderer {i}") for i in range(5)] * 2
    dice = Random(8)
    places: list[SeatRequest] = [Me(), Open(), Open(), Open()]
    for number in range(MOST_TABLES):
        if number >= rounds // 50 and accepted(ledger) >= WANTED:
            return
        table = await open_table(ports[0], people[0], NewTable("empires/revised", places, auto=False))
        for _ in range(50):
            windows = [
                PollingClient(ports[i % len(ports)], person, table, ledger) for i, person in enumerate(people[:8])
            ]
            await together([window.look() for window in windows])
            await together([Wanderer(window, dice).act() for window in windows])
            await together([window.close() for window in windows])


def accepted(ledger: Ledger) -> Counter[str]:
    """What was done, by kind."""
    return Counter([type(one.command.do).__name__ for one in ledger.said if isinstance(one.answer, Accepted)])


def test_everything_crossing(where_to: tuple[str, int, Path]) -> None:
    """One legal serial order explains all answers."""
    ledger = run(where_to, crossing, 100)
    refused = Counter([one.answer.code for one in ledger.said if isinstance(one.answer, Rejected)])
    print(dict(accepted(ledger)), dict(refused))
    assert accepted(ledger) >= WANTED
    assert set(kinds(ledger)) == {"Accepted", "Rejected", "Stale"}


# --- a server that hears nothing of the others ---


class Deaf:
    """Two servers on one store, neither of which hears of the other."""

    def __init__(self) -> None:
        store = MemoryStore()
        self.first, self.second = [Hub(store, BotPool(1, 1.0)) for _ in range(2)]

    async def open(self) -> str:
        """A table of one person, known to both; the second knows nothing newer."""
        table = await self.first.open_table(NewTable("empires/revised", [Me(), Me(), Me()]), "anna", "Anna", "")
        await self.second.frame(table, "anna", 0, 0, "en")
        return table

    async def command(self, table: str) -> Command:
        """The next answer, by what the first server shows."""
        for seat in range(3):
            frame = await self.first.frame(table, "anna", seat, 0, "en")
            if frame.question is not None and frame.question.options:
                return Command(frame.seq, next_key(), Play(frame.question.options[0].action), frame.draft, seat)
        raise AssertionError("nobody is asked")

    async def close(self) -> None:
        await self.first.close()
        await self.second.close()


async def act(room: Hub, table: str, command: Command) -> Answer:
    return await room.act(table, command, "anna", "Anna", "en")


def deafly(test: Callable[[Deaf, str], Awaitable[None]]) -> None:
    async def run_it() -> None:
        deaf = Deaf()
        await test(deaf, await deaf.open())
        await deaf.close()

    asyncio.run(run_it())


def test_who_has_seen_more_than_the_server_is_not_refused() -> None:
    async def test(deaf: Deaf, table: str) -> None:
        assert isinstance(await act(deaf.first, table, await deaf.command(table)), Accepted)
        assert isinstance(await act(deaf.second, table, await deaf.command(table)), Accepted)

    deafly(test)


def test_answer_to_a_repeated_command_is_up_to_date() -> None:
    async def test(deaf: Deaf, table: str) -> None:
        command = await deaf.command(table)
        assert await act(deaf.first, table, command) == await act(deaf.second, table, command)

    deafly(test)


def test_whoever_watches_is_woken_by_what_a_server_finds_on_disk() -> None:
    async def test(deaf: Deaf, table: str) -> None:
        command = await deaf.command(table)
        _, watcher = await deaf.second.watch(table, "anna", command.seat)  # a draft is for its own seat only
        watcher.changed.clear()
        assert isinstance(await act(deaf.first, table, command), Accepted)
        late = msgspec.structs.replace(command, idem=next_key())
        assert isinstance(await act(deaf.second, table, late), Stale)
        async with asyncio.timeout(10):
            await watcher.changed.wait()

    deafly(test)
