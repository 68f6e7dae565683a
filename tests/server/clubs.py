"""Clubs: people who play one game after the other, without end, whatever happens to the server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from metropole.server import wire
from tests.server import players
from tests.server.players import Ledger, PollingClient, SignedInPerson, SocketClient, until_served

EDITIONS = (
    ("colonialism/spielworxx+quickstart", 3),
    ("empires/revised+fastend", 3),
    ("colonialism/original+short", 2),
    ("empires/second+cap15", 4),
)


@dataclass(eq=False)
class Club:
    """Two people, one over a live channel and one over HTTP in German, bots if there is room, and a spectator."""

    ports: tuple[int, int]
    number: int
    ledger: Ledger
    game: tuple[str, int]  # the rules, and how many seats
    members: list[players.TablePlayer] = field(default_factory=list)
    table: str = ""
    games: int = 0

    async def people(self) -> tuple[SignedInPerson, SignedInPerson]:
        first, last = self.ports
        anna = await players.come_in(first, f"Anna {self.number}")
        return anna, await players.come_in(last, f"Bert {self.number}", "de")

    async def play(self) -> None:
        """For ever."""
        anna, bert = await self.people()
        while True:
            await self.play_one(anna, bert)
            self.games += 1

    async def play_one(self, anna: SignedInPerson, bert: SignedInPerson) -> list[wire.TableFrame]:
        """A game to its end, as each of them sees it."""
        first, last = self.ports
        edition, seats = self.game
        bots = [wire.BotSeat("random") for _ in range(seats - 2)]
        wanted, key = wire.NewTable(edition, [wire.Me("annas dice"), wire.Open(), *bots]), players.next_key()
        self.table = await until_served(lambda: players.open_table(last, anna, wanted, key))
        await self.join(PollingClient(first, bert, self.table, self.ledger))
        dice = Random(f"{self.number} {self.games}")
        self.members = [
            players.TablePlayer(SocketClient(first, anna, self.table, self.ledger), dice),
            players.TablePlayer(PollingClient(last, bert, self.table, self.ledger), dice),
            players.Spectator(SocketClient(last, players.NOBODY, self.table, self.ledger), dice),
        ]
        return await players.together([player.play() for player in self.members])

    async def join(self, window: PollingClient) -> None:
        """Sit down, with the same key until somebody says how it went."""
        try:
            frame = await until_served(window.look)
            command = wire.Command(frame.seq, players.next_key(), wire.Join(1, contribution="berts dice"))
            one = self.ledger.begin(self.table, window.person.name, command)
            await until_served(lambda: window.settle(one))
        finally:
            await window.close()

    def acknowledged(self) -> int:
        """How far they have come: every move at the present table counts, and every game played before."""
        return self.games * 1_000_000 + self.ledger.seen.get(self.table, 0)

    def is_cut_off(self) -> bool:
        """Nothing can be heard any more of what the server had said."""
        lives = [player.window for player in self.members if isinstance(player.window, SocketClient)]
        return all([live.socket is None for live in lives])

    async def settle(self) -> None:
        """Say again whatever is in doubt, until nothing is."""
        for player in self.members:
            if player.pending is not None:
                window, one = player.window, player.pending
                await until_served(lambda window=window, one=one: window.settle(one))
                await window.close()


@dataclass
class Town:
    """All clubs."""

    ledger: Ledger
    clubs: list[Club]
    tasks: list[asyncio.Task[None]]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something; whatever goes wrong with a club is raised here."""
        async with asyncio.timeout(players.PATIENCE):
            while not is_so():
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    async def more(self, count: int) -> None:
        goal = self.ledger.acknowledged + count
        await self.until(lambda: self.ledger.acknowledged >= goal)

    async def all_go_on(self) -> None:
        """Every table, not only some."""
        before = [club.acknowledged() for club in self.clubs]
        await self.until(lambda: all([club.acknowledged() > was for club, was in zip(self.clubs, before, strict=True)]))

    async def all_cut_off(self) -> None:
        await self.until(lambda: all([club.is_cut_off() for club in self.clubs]))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def end(self) -> None:
        """Stop, and leave nothing in doubt."""
        await self.stop()
        for club in self.clubs:
            await club.settle()


def town(ports: list[int], count: int, ledger: Ledger) -> Town:
    """Clubs spread over all servers, who have begun to play."""
    pairs = [(ports[number % len(ports)], ports[(number + 1) % len(ports)]) for number in range(count)]
    clubs = [Club(pair, number, ledger, EDITIONS[number % len(EDITIONS)]) for number, pair in enumerate(pairs)]
    return Town(ledger, clubs, [asyncio.create_task(club.play()) for club in clubs])
