"""Clubs: people who play one game after the other, without end, whatever happens to the server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from metropole.server.wire import BotSeat, Command, Join, Me, NewTable, Open, SeatRequest
from tests.server.players import (
    Ledger,
    PollingClient,
    SignedInPerson,
    SocketClient,
    Spectator,
    TableClient,
    TablePlayer,
    come_in,
    next_key,
    open_table,
    together,
    until_served,
)

EDITIONS = (
    ("colonialism/spielworxx+quickstart", 3),
    ("empires/revised+fastend", 3),
    ("colonialism/original+short", 2),
    ("empires/second+cap15", 4),
)
NOBODY = SignedInPerson("", "")


@dataclass(eq=False)
class Club:
    """Two people, one over a live channel and one over HTTP, bots if there is room, and somebody who looks on."""

    ports: tuple[int, int]
    number: int
    ledger: Ledger
    players: list[TablePlayer] = field(default_factory=list)
    table: str = ""
    games: int = 0

    async def play(self) -> None:
        """For ever."""
        first, last = self.ports
        anna = await come_in(first, f"Anna {self.number}")
        bert = await come_in(last, f"Bert {self.number}", "de")
        while True:
            await self.play_one(anna, bert)
            self.games += 1

    async def play_one(self, anna: SignedInPerson, bert: SignedInPerson) -> None:
        first, last = self.ports
        edition, seats = EDITIONS[self.number % len(EDITIONS)]
        places: list[SeatRequest] = [Me(), Open(), *[BotSeat("random") for _ in range(seats - 2)]]
        key = next_key()
        self.table = await until_served(lambda: open_table(first, anna, NewTable(edition, places), key))
        await self.join(PollingClient(last, bert, self.table, self.ledger))
        dice = Random(f"{self.number} {self.games}")
        self.players = [
            TablePlayer(SocketClient(first, anna, self.table, self.ledger), dice, 0.1),
            TablePlayer(PollingClient(last, bert, self.table, self.ledger), dice, 0.1),
            Spectator(SocketClient(last, NOBODY, self.table, self.ledger), dice),
        ]
        await together([player.play() for player in self.players])

    async def join(self, window: TableClient) -> None:
        """Sit down, with the same key until somebody says how it went."""
        try:
            frame = await until_served(window.look)
            command = Command(frame.seq, next_key(), Join(1))
            one = self.ledger.begin(self.table, window.person.name, command)
            await until_served(lambda: window.settle(one))
        finally:
            await window.close()

    def acknowledged(self) -> int:
        """How far they have come: every move at the present table counts, and every game played before."""
        return self.games * 1_000_000 + self.ledger.seen.get(self.table, 0)

    def is_cut_off(self) -> bool:
        """Nothing can be heard any more of what the server had said."""
        lives = [player.window for player in self.players if isinstance(player.window, SocketClient)]
        return all([live.socket is None for live in lives])

    async def settle(self) -> None:
        """Say again whatever is in doubt, until nothing is."""
        for player in self.players:
            if player.pending is not None:
                window, one = player.window, player.pending
                await until_served(lambda window=window, one=one: window.settle(one))
                await window.close()


@dataclass
class Town:
    """All clubs."""

    ledger: Ledger
    clubs: list[Club]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(club.play()) for club in self.clubs]

    async def until(self, is_so: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait for something; whatever goes wrong with a club is raised here."""
        async with asyncio.timeout(seconds):
            while not is_so():
                self.check()
                await asyncio.sleep(0.005)

    def check(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def more(self, count: int) -> None:
        goal = self.ledger.acknowledged + count
        await self.until(lambda: self.ledger.acknowledged >= goal)

    async def all_go_on(self) -> None:
        """Every table, not only some."""
        before = [club.acknowledged() for club in self.clubs]
        await self.until(lambda: all([club.acknowledged() > was for club, was in zip(self.clubs, before, strict=True)]))

    async def all_cut_off(self) -> None:
        await self.until(lambda: all([club.is_cut_off() for club in self.clubs]))

    async def end(self) -> None:
        """Stop, and leave nothing in doubt."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for club in self.clubs:
            await club.settle()


def town(ports: list[int], clubs: int) -> Town:
    """Clubs spread over all servers."""
    ledger = Ledger()
    pairs = [(ports[number % len(ports)], ports[(number + 1) % len(ports)]) for number in range(clubs)]
    return Town(ledger, [Club(pair, number, ledger) for number, pair in enumerate(pairs)])
