"""Everybody at once: the same command on several connections, different commands for the same line, sealed rounds at
the same instant, and all that can be done to a table crossing each other. METROPOLE_LONG=1 races ten times as long.
"""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import pytest

from metropole.server import wire
from metropole.server.bots import BotPool
from metropole.server.hub import Hub
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.wire import Accepted, Command, Me, NewTable, Open, Play, Stale, TableFrame
from tests.server import players
from tests.server.crash import opened
from tests.server.ledger import accounted
from tests.server.memory import MemoryStore
from tests.server.players import Ledger, PollingClient, SocketClient, next_key, together
from tests.server.tables import put

TIMES = 10 if os.environ.get("METROPOLE_LONG") else 1

Race = Callable[[list[int], int, Ledger], Awaitable[None]]


@pytest.fixture(params=["one server", "two servers"])
def where_to(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, int, Path]:
    """Where to race: in one process on a file, and in two on PostgreSQL."""
    if request.param == "one server":
        return request.getfixturevalue("new_file"), 1, tmp_path
    return request.getfixturevalue("postgres").database(), 2, tmp_path


async def run(where_to: tuple[str, int, Path], race: Race, rounds: int) -> Ledger:
    """Race, and then hold every answer against the log."""
    where, count, place = where_to
    async with accounted(where, place, count) as (servers, ledger):
        await race([server.port for server in servers], rounds // count * TIMES, ledger)
    return ledger


def kinds(ledger: Ledger) -> Counter[str]:
    return Counter([type(one.answer).__name__ for one in ledger.said])


# --- one person, many connections ---


def window(
    ports: list[int], number: int, person: players.SignedInPerson, table: str, ledger: Ledger, seat: int
) -> players.TableClient:
    """Every other one is a live channel, and all servers have some."""
    kind = SocketClient if number % 2 else PollingClient
    return kind(ports[number % len(ports)], person, table, ledger, seat)


class Desk:
    """Somebody who plays every seat of a table, over several connections to all servers."""

    def __init__(self, ports: list[int], person: players.SignedInPerson, table: str, ledger: Ledger) -> None:
        self.seats = [PollingClient(ports[0], person, table, ledger, seat) for seat in range(3)]
        self.windows = [window(ports, i, person, table, ledger, 0) for i in range(5)]
        self.last = players.BEFORE
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

    async def say(self, commands: list[Command], dice: Random) -> list[wire.Answer]:
        """Each on a connection of its own, all at once."""
        windows = dice.sample(self.windows, len(commands))
        answers = await together([one.say(command) for one, command in zip(windows, commands, strict=True)])
        self.last = max([(answer.seq, answer.draft) for answer in answers if isinstance(answer, Accepted)])
        self.spoke = commands[0].seat or 0
        return answers

    async def close(self) -> None:
        await together([one.close() for one in [*self.seats, *self.windows]])


async def desk(ports: list[int], ledger: Ledger, number: int) -> Desk:
    anna = await players.come_in(ports[0], f"Anna {number}")
    edition = ("colonialism/original", "empires/revised")[number % 2]
    table = await players.open_table(ports[-1], anna, NewTable(edition, [Me(), Me(), Me()]))
    return Desk(ports, anna, table, ledger)


def at_a_desk(one_round: Callable[[Desk, list[Command], Random], Awaitable[None]]) -> Race:
    """In every round there are some commands for the same line, each with a key of its own."""

    async def race(ports: list[int], rounds: int, ledger: Ledger) -> None:
        dice = Random(rounds)
        number = 0
        at = await desk(ports, ledger, number)
        for _ in range(rounds):
            while (frame := await at.question()) is None:
                await at.close()
                number += 1
                at = await desk(ports, ledger, number)
            assert frame.question is not None
            said = [Play(dice.choice(frame.question.options).action) for _ in range(dice.randrange(2, 6))]
            await one_round(at, [Command(frame.seq, next_key(), one, frame.draft, frame.seat) for one in said], dice)
        await at.close()

    return race


async def same_command(at: Desk, commands: list[Command], dice: Random) -> None:
    answers = await at.say([commands[0]] * len(commands), dice)
    assert {type(answer) for answer in answers} == {Accepted}, answers


async def different_commands(at: Desk, commands: list[Command], dice: Random) -> None:
    answers = await at.say(commands, dice)
    assert sorted([type(answer) is Accepted for answer in answers])[-2:] == [False, True], answers
    assert all([isinstance(answer, Accepted | Stale) for answer in answers]), answers


async def test_same_command_counts_once(where_to: tuple[str, int, Path]) -> None:
    ledger = await run(where_to, at_a_desk(same_command), 50)
    assert set(kinds(ledger)) == {"Accepted"}


async def test_one_of_different_commands_counts(where_to: tuple[str, int, Path]) -> None:
    await run(where_to, at_a_desk(different_commands), 50)


# --- sealed rounds ---


@dataclass
class SeatedPlayer:
    """Somebody on a seat, who answers at random."""

    window: players.TableClient
    dice: Random

    async def answer(self) -> None:
        """Everything that is asked of them before anything happens that others can see."""
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


async def sealed_table(ports: list[int], people: list[players.SignedInPerson], ledger: Ledger) -> str:
    """A table whose first question is for everybody."""
    wanted = NewTable("empires/second", [Me(), *[Open() for _ in people[1:]]])
    table = await players.open_table(ports[0], people[0], wanted)
    for seat in range(1, len(people)):
        joining = PollingClient(ports[0], people[seat], table, ledger)
        assert isinstance(await joining.do(wire.Join(seat)), Accepted)
        await joining.close()
    return table


async def sealed_round(
    ports: list[int], table: str, people: list[players.SignedInPerson], last: int, ledger: Ledger
) -> None:
    """All at the same instant, or all but one, of whom nobody can see that they are the last."""
    windows = [window(ports, seat, person, table, ledger, seat) for seat, person in enumerate(people)]
    seated = [SeatedPlayer(one, Random(f"{table} {seat}")) for seat, one in enumerate(windows)]
    eyes = [PollingClient(port, players.NOBODY, table, ledger) for port in ports]
    before = [shown(await eye.look()) for eye in eyes]
    if 0 <= last < len(seated):
        mine = shown(await windows[last].look())
        await together([one.answer() for one in seated if one is not seated[last]])
        assert [shown(await eye.look()) for eye in eyes] == before
        assert shown(await windows[last].look()) == mine
        await seated[last].answer()
    else:
        await together([one.answer() for one in seated])
    await together([eye.news((eye.since, 0)) for eye in eyes])
    await together([one.close() for one in [*windows, *eyes]])


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
    people = [await players.come_in(ports[0], f"Player {number}") for number in range(5)]
    for number in range(rounds):
        seated = people[: 4 + number % 2]
        table = await sealed_table(ports, seated, ledger)
        await sealed_round(ports, table, seated, number % 8, ledger)


async def test_sealed_round_at_the_same_instant(where_to: tuple[str, int, Path]) -> None:
    """Every round has become one row, and the same one as in seat order."""
    ledger = await run(where_to, sealed_rounds, 8)
    assert set(kinds(ledger)) == {"Accepted"}
    async with opened(where_to[0]) as store:
        for table in ledger.seen:
            rows, kept = await store.rows(table), await store.secret(table)
            assert kept is not None
            [move] = [row for row in rows if row.kind == "move"]
            assert move.body["seat"] is None
            assert [row.body for row in in_seat_order(rows, Secret(*kept), table)] == [move.body]


# --- all at once ---

MOST_TABLES = 10
WANTED = Counter(["Join", "Start", "Play", "Replace", "Return"])  # at least once each


def wish(frame: TableFrame, dice: Random) -> wire.CommandBody:
    """Whatever comes to mind to somebody who sees this, whether they may or not."""
    seat = dice.randrange(4)
    back = frame.back if frame.back is not None else max(0, frame.seq - 2)
    wishes: list[wire.CommandBody] = [*[wire.Return()] * 2, wire.AskUndo(back), wire.Retract(), Play("pass")]
    wishes += [wire.Join(seat), *[wire.AnswerUndo(dice.random() < 0.8)] * (4 if frame.undo else 0)]
    if frame.state == "open":
        wishes = [*[wire.Join(seat)] * 3, wire.Leave(), *[wire.Start()] * (7 if frame.host else 1)]
        wishes += [wire.Replace(seat, "random")]
    elif frame.question is not None and frame.question.options and dice.random() < 0.5:
        wishes = [Play(option.action) for option in frame.question.options]
    elif dice.random() < 0.05:  # bots at all seats would play on by themselves
        wishes = [wire.Resign(), *[wire.Replace(seat, "random")] * 4]
    return dice.choice(wishes)


async def wander(window: players.TableClient, dice: Random) -> None:
    """Do something by what was seen last."""
    frame = window.frame or await window.look()
    seat = dice.choice([None, *frame.mine]) if frame.mine else None
    await window.say(Command(frame.seq, next_key(), wish(frame, dice), frame.draft, seat))


async def crossing(ports: list[int], rounds: int, ledger: Ledger) -> None:
    """Five people over eight connections; in every round all of them do something at the same instant."""
    people = [await players.come_in(ports[i % len(ports)], f"Wanderer {i}") for i in range(5)] * 2
    dice = Random(8)
    wanted = NewTable("empires/revised", [Me(), Open(), Open(), Open()], auto=False)
    for number in range(MOST_TABLES):
        if number >= rounds // 50 and accepted(ledger) >= WANTED:
            return
        table = await players.open_table(ports[0], people[0], wanted)
        for _ in range(50):
            windows = [PollingClient(ports[i % len(ports)], people[i], table, ledger) for i in range(8)]
            await together([one.look() for one in windows])
            await together([wander(one, dice) for one in windows])
            await together([one.close() for one in windows])


def accepted(ledger: Ledger) -> Counter[str]:
    """What was done, by kind."""
    return Counter([type(one.command.do).__name__ for one in ledger.said if isinstance(one.answer, Accepted)])


async def test_everything_crossing(where_to: tuple[str, int, Path]) -> None:
    """One legal serial order explains all answers."""
    ledger = await run(where_to, crossing, 100)
    refused = Counter([one.answer.code for one in ledger.said if isinstance(one.answer, wire.Rejected)])
    print(dict(accepted(ledger)), dict(refused))
    assert accepted(ledger) >= WANTED
    assert set(kinds(ledger)) == {"Accepted", "Rejected", "Stale"}


# --- a server that hears nothing of the others ---


@dataclass
class Deaf:
    """Two servers on one store, neither of which hears of the other, and a table of one person, known to both."""

    first: Hub
    second: Hub  # knows nothing newer
    table: str

    async def command(self) -> Command:
        """The next answer, by what the first server shows."""
        for seat in range(3):
            frame = await self.first.frame(self.table, "anna", seat, 0, "en")
            if frame.question is not None and frame.question.options:
                return Command(frame.seq, next_key(), Play(frame.question.options[0].action), frame.draft, seat)
        raise AssertionError("nobody is asked")

    async def act(self, hub: Hub, command: Command) -> wire.Answer:
        return await hub.act(self.table, command, "anna", "Anna", "en")


@asynccontextmanager
async def two_deaf() -> AsyncIterator[Deaf]:
    store = MemoryStore()
    first, second = [Hub(store, BotPool(1, 1.0)) for _ in range(2)]
    table = await first.open_table(NewTable("empires/revised", [Me(), Me(), Me()]), "anna", "Anna", "")
    await second.frame(table, "anna", 0, 0, "en")
    yield Deaf(first, second, table)
    await first.close()
    await second.close()


async def test_who_has_seen_more_than_the_server_is_not_refused() -> None:
    async with two_deaf() as deaf:
        assert isinstance(await deaf.act(deaf.first, await deaf.command()), Accepted)
        assert isinstance(await deaf.act(deaf.second, await deaf.command()), Accepted)


async def test_answer_to_a_repeated_command_is_up_to_date() -> None:
    async with two_deaf() as deaf:
        command = await deaf.command()
        assert await deaf.act(deaf.first, command) == await deaf.act(deaf.second, command)


async def test_whoever_watches_is_woken_by_what_a_server_finds_on_disk() -> None:
    async with two_deaf() as deaf:
        command = await deaf.command()
        _, subscriber = await deaf.second.watch(deaf.table, "anna", command.seat)  # a draft is for its own seat only
        subscriber.changed.clear()
        assert isinstance(await deaf.act(deaf.first, command), Accepted)
        late = msgspec.structs.replace(command, idem=next_key())
        assert isinstance(await deaf.act(deaf.second, late), Stale)
        async with asyncio.timeout(10):
            await subscriber.changed.wait()
