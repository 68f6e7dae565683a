"""Two servers that hold the same table in two worlds, and everything that one viewer gets from each of them.

Requests go through the whole application, as a web server would hand them over, and so do live channels. Ids, tokens,
keys and times are equal; what differs is what the viewer may not know.
"""

import asyncio
import copy
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
import pytest

from metropole.bots.requests import Request
from metropole.journal import Journal
from metropole.kernel import Chance
from metropole.kernel.view import SPECTATOR
from metropole.parts.stations import LoggedEvent
from metropole.server import clock, hub
from metropole.server.app import ServerConfig, build
from metropole.server.bots import BotDecision, BotPool
from metropole.server.frames import LatestLine
from metropole.server.game_replay import GameReplay
from metropole.server.people import Passwords
from metropole.server.request_context import Service
from metropole.server.seal import SealedDice, Secret
from metropole.server.store import Account, LogRow
from metropole.server.table import Table
from metropole.server.table_state import TableState
from metropole.server.wire import Command, Play, Viewer
from tests.server import asgi
from tests.server.asgi import Headers, LiveClient, Response
from tests.server.http_helpers import LIGHT, bearer, let_in, token_of
from tests.server.memory import Memory, MemoryStore
from tests.server.tables import command, do, question_to, speaking, voice
from tests.server.worlds import LeakError, changed, demand_equal, redealt, twin

PEOPLE: Final = ("6f1c0de5a1b2c3d4e5f60718", "7a2d1ef6b2c3d4e5f6071829", "8b3e2fa7c3d4e5f60718293a")
WATCHER: Final = "9c4f3ab8d4e5f60718293a4b"  # somebody with a name but without a seat
NOBODY: Final = ""  # not signed in
TABLE: Final = "table-1"
LANGUAGES: Final = ("en", "de")
LIKENESS: Final = (0.5, 0.8, 0.9, 0.5, 0.8, 0.9, 0.5, 0.8, 0.9, 1.0, 1.0, 1.0)  # first try to do something else
LONGEST_ACTION: Final = 40  # answers until everybody can see something


# --- one server ---


class Prompted(BotPool):
    """Bots that say what a test has whispered to them. `troubled`: not without trouble."""

    def __init__(self, hub: hub.Hub) -> None:
        super().__init__(0, 1.0)
        self.hub = hub
        self.whispered: asyncio.Queue[str] = asyncio.Queue()
        self.troubled = False

    async def choose(self, request: Request, table: str = "") -> BotDecision:
        trouble = "no answer within 30 seconds" if self.troubled else ""
        return BotDecision(await self.whispered.get(), request.level, trouble)


class Quick(MemoryStore):
    """Looks for a key without copying every row."""

    async def row_of(self, table: str, actor: str, idem: str) -> LogRow | None:
        await asyncio.sleep(0)
        return next((row for row in self.memory.rows[table] if (row.actor, row.idem) == (actor, idem)), None)


class OneTableServer:
    """A server with one table."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.app = build(Quick(self.memory), ServerConfig(generous=0, bot_workers=0), Passwords(LIGHT))
        self.now = 0.0
        self.windows: list[RecordedLiveClient] = []

    @property
    def hub(self) -> hub.Hub:
        service: Service = self.app.state.service
        return service.hub

    @property
    def table(self) -> Table:
        table = self.hub.loaded_tables[TABLE].table
        assert table is not None
        return table

    def place(self, table: Table, now: float) -> None:
        """Put a table here, and nothing else; everybody known is known again."""
        memory = self.memory
        for kept in (memory.rows, memory.summaries, memory.snapshots, memory.secrets, memory.talk, memory.notes):
            kept.clear()
        for player, name in zip((*PEOPLE, WATCHER), ("Ann", "Ben", "Cem", "Dee"), strict=True):
            memory.players[player] = Account(player, name, 1.0, f"recovery {name}")
            let_in(memory, player, player, 1e12)
        blank = [LogRow(i + 1, 1.0, "", "", "draft", {}) for i in range(len(table.rows), table.standing.number)]
        memory.rows[TABLE] = [*[replace(row, idem="") for row in table.rows], *blank]
        memory.secrets[TABLE] = (table.secret.secret, table.secret.salt)
        memory.summaries[TABLE] = table.summary(now)
        self.settle(now)
        loaded = self.hub.find(TABLE)
        loaded.table, loaded.told = table, table.standing.number

    def settle(self, now: float) -> None:
        """Know nothing, and begin at this moment."""
        self.hub.loaded_tables.clear()
        self.hub.clock = lambda: self.now
        self.hub.bots = self.bots = Prompted(self.hub)
        self.now = now

    async def ask(
        self, method: str, path: str, player: str = NOBODY, body: object = None, language: str = "en", **query: object
    ) -> Response:
        """One request, and when everything it sets off has come to rest."""
        data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        target = f"{path}?{urlencode({'language': language, **query})}"
        found = await asgi.ask(self.app, method, target, bearer(player) if player else (), data)
        await self.rest()
        return found

    async def order(self, player: str, command: Command) -> Any:
        """A command over HTTP; the answer as plain values."""
        told = await self.ask("POST", f"/api/tables/{TABLE}/commands", player, command)
        return msgspec.json.decode(told.body)

    async def watch(self, player: str, language: str, since: int = 0, seat: int | None = None) -> "RecordedLiveClient":
        query = {"language": language, "since": since} | ({} if seat is None else {"seat": seat})
        target = f"/api/tables/{TABLE}/live?{urlencode(query)}"
        window = RecordedLiveClient(self, target, bearer(player) if player else ())
        self.windows.append(window)
        await self.rest()
        return window

    async def rest(self) -> None:
        """Until nothing is left to do."""
        loop: Any = asyncio.get_running_loop()
        await asyncio.sleep(0)
        while loop._ready:
            await asyncio.sleep(0)

    async def leave(self) -> None:
        """All windows are closed, and bots wait no more."""
        for window in self.windows:
            await window.close()
        self.windows.clear()
        playing = self.hub.loaded_tables[TABLE].playing if TABLE in self.hub.loaded_tables else None
        if playing is not None and not playing.done():
            playing.cancel()
            await asyncio.wait([playing])


class RecordedLiveClient(LiveClient):
    """A live channel to one of the worlds, which rests after whatever is said."""

    def __init__(self, world: OneTableServer, target: str, headers: Headers) -> None:
        super().__init__(world.app, target, headers)
        self.world = world

    async def say(self, text: str) -> None:
        self.send(text)
        await self.world.rest()

    async def order(self, command: Command) -> Any:
        """A command; the answer to it as plain values."""
        before = len(self.heard)
        await self.say(msgspec.json.encode(command).decode())
        found = [msgspec.json.decode(message["text"]) for message in self.heard[before:]]
        [answer] = [message["answer"] for message in found if message["type"] == "answer"]
        return answer

    def frames(self) -> int:
        return len([message for message in self.heard if message.get("text", "").startswith('{"type":"frame"')])


# --- two of them ---


@asynccontextmanager
async def two_servers(memory: Memory | None = None) -> AsyncIterator[list[OneTableServer]]:
    """Both run until the end of the block, over one memory if it is given. Time passes when a test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "BEAT", 1e6)
        worlds = [OneTableServer(memory), OneTableServer(memory)]
        async with (
            worlds[0].app.router.lifespan_context(worlds[0].app),
            worlds[1].app.router.lifespan_context(worlds[1].app),
        ):
            try:
                yield worlds
            finally:
                for world in worlds:
                    await world.leave()


class Fate(GameReplay):
    """Chance likes the same outcomes in both worlds, whatever their secrets are: it takes the best that it can get."""

    @staticmethod
    def draw(log: Journal, dice: SealedDice, drawn: int) -> None:
        while isinstance(chance := log.game.pending, Chance):
            drawn += 1
            wishes = [Random(f"{drawn} {chance.key} {outcome}").random() for outcome in chance.outcomes]
            _, outcome = max(zip(wishes, chance.outcomes, strict=True))
            log.roll(outcome)


class Elsewhere(Table):
    """A table of one of two worlds. Its past is that of the truth, as far as one seat knows it."""

    truth: Table
    seat: int

    def position(self, seq: int) -> Any:
        return self.past(seq, self.truth.position(seq))

    def walk(self) -> Iterator[tuple[int, Any]]:
        for seq, past in self.truth.walk():
            yield seq, self.past(seq, past)

    def past(self, seq: int, past: Any) -> Any:
        return past if self.truth.secret is self.secret else past.view(self.seat).redeal(Random(seq))


def elsewhere(table: Table, truth: Table, seat: int) -> Elsewhere:
    other = object.__new__(Elsewhere)
    other.__dict__.update(table.__dict__)
    other.truth, other.seat = truth, seat
    other.course = Fate(table.rule_set, table.chart, table.settings.seats, table.the_course.game)
    return other


def same(table: Table) -> Table:
    """A table that can be played on while the first one stays."""
    other = copy.copy(table)
    other.course = copy.copy(table.the_course)
    other.standing = msgspec.convert(msgspec.to_builtins(table.standing), TableState)
    other.rows, other.public, other.lineage = table.rows[:], table.public[:], table.lineage[:]
    other.facts, other.known, other.latest = dict(table.facts), dict(table.known), LatestLine()
    return other


def apart(table: Table, viewer: Viewer, rng: Random) -> list[Table]:
    """Two worlds as different as can be, for looking at them: one of them could not be played on."""
    other = twin(table, viewer, rng)
    other.facts = told_otherwise(table, viewer, rng)
    return [elsewhere(one, table, viewer.seat) for one in (same(table), other)]


def told_otherwise(table: Table, viewer: Viewer, rng: Random) -> dict[int, list[LoggedEvent]]:
    """The same facts, but for those that neither the viewer nor a spectator has heard of."""
    return {
        seq: [
            fact if fact.event.concerns(viewer.seat) or fact.event.concerns(SPECTATOR) else changed(fact, rng)
            for fact in table.heard(seq)
        ]
        for seq in range(1, table.seq + 1)
    }


def alike(table: Table, viewer: Viewer, rng: Random) -> list[Table]:
    """Two worlds from which to play on: another deal, another secret, nobody else has drafted anything yet."""
    first = same(table)
    for seat in [seat for seat in range(table.settings.seats) if seat not in viewer.mine]:
        first.standing.drafts[seat], first.standing.draft_revision[seat] = [], 0
        first.known.pop(seat, None)
        glass = first.standing.times.glasses[seat]
        glass.used, glass.since = glass.shown, clock.STOPPED
        clock.set_running(glass, first.is_thinking(seat), first.standing.times.at)
    second = same(first)
    second.secret = Secret(rng.randbytes(32), rng.randbytes(16))
    second.course, second.known, second.latest = redealt(first, viewer.seat, rng), {}, LatestLine()
    second.facts = told_otherwise(first, viewer, rng)
    second.standing.number += rng.randrange(1, 9)
    return [elsewhere(one, table, viewer.seat) for one in (first, second)]


# --- what one viewer gets ---


@dataclass
class TwinServers:
    """Two servers, somebody who looks at one of them, and all that they have got from either."""

    worlds: list[OneTableServer]
    viewer: Viewer
    players: tuple[str, ...]  # who looks: a person, or a spectator and a stranger
    rng: Random
    secrets: list[bytes]
    windows: list[list[RecordedLiveClient]] = field(default_factory=lambda: [[], []])
    seen: list[int] = field(default_factory=list)  # how much of each live channel was compared already
    compared: int = 0

    @property
    def tables(self) -> list[Table]:
        return [world.table for world in self.worlds]

    def compare(self, first: object, second: object, what: object) -> None:
        """The same bytes, and no secret in them."""
        self.compared += 1
        demand_equal(first, second, what)
        shown = repr(first).encode()
        for secret in self.secrets:
            if secret in shown:
                raise LeakError(f"{str(what)[:200]}: has a secret in it")

    async def get(
        self, path: str, player: str, method: str = "GET", body: object = None, language: str = "en", **query: object
    ) -> Response:
        """The same request to both servers."""
        first, second = [await world.ask(method, path, player, body, language, **query) for world in self.worlds]
        self.compare(first, second, (method, path, query))
        return first

    async def open(self, player: str, language: str, since: int = 0, seat: int | None = None) -> None:
        for world, windows in zip(self.worlds, self.windows, strict=True):
            windows.append(await world.watch(player, language, since, seat))
        self.seen.append(0)
        self.compare_windows()

    def compare_windows(self) -> None:
        """Everything that came out of all live channels: bytes, number and order."""
        for i, (first, second) in enumerate(zip(*self.windows, strict=True)):
            if max(len(first.heard), len(second.heard)) > self.seen[i]:
                self.compare(first.heard[self.seen[i] :], second.heard[self.seen[i] :], "live channel")
                self.seen[i] = len(first.heard)

    async def say(self, number: int, text: str) -> None:
        """The same words into a live channel on both servers."""
        for windows in self.windows:
            await windows[number].say(text)
        self.compare_windows()

    async def close(self) -> None:
        for windows in self.windows:
            for window in windows:
                await window.close()
        self.compare_windows()

    def passes(self, seconds: float) -> None:
        for world in self.worlds:
            world.now += seconds


async def paired(
    worlds: list[OneTableServer], tables: Sequence[Table], viewer: Viewer, rng: Random, now: float
) -> TwinServers:
    """Put a table into each of two servers."""
    for world, table in zip(worlds, tables, strict=True):
        await world.leave()
        world.place(table, now)
    player = tables[0].standing.chairs[viewer.seat].player if viewer.seat != SPECTATOR else ""
    players = (player,) if player else (WATCHER, NOBODY)
    return TwinServers(worlds, viewer, players, rng, secrets_of(tables))


def secrets_of(tables: Sequence[Table]) -> list[bytes]:
    """What is nobody's to see: ids of people, what opens the seal, fingerprints, words of the journal."""
    found = [*PEOPLE, WATCHER, *[token_of(player) for player in PEOPLE], "something else"]
    for table in tables:
        found += [table.secret.secret.hex(), table.secret.salt.hex()]
        found += [line for line in table.lines(table.lineage)[-40:] if line[0] == "="]
    return [secret.encode() for secret in found]


# --- what others do ---


@dataclass(frozen=True)
class Act:
    """An answer of a seat."""

    seat: int
    words: str


def effect_of(table: Table, viewer: Viewer, before: int) -> bytes:
    """What the rules tell a seat about what has happened since a line. The server has no part in this."""
    facts = [fact for seq in range(before + 1, table.seq + 1) for fact in table.heard(seq)]
    heard = [fact for fact in facts if fact.event.concerns(viewer.seat)]
    concerned = [(fact.event.kind, fact.event.numbers, fact.paragraph) for fact in heard]
    kinds = [row.kind for row in table.public[before:]]
    view = table.the_course.game.view(viewer.seat).numbers()
    return msgspec.json.encode((table.seq - before, kinds, concerned, view))


def foresee(
    table: Table, viewer: Viewer, rng: Random, like: Sequence[Act] = (), likeness: float = 0.0
) -> tuple[list[Act], bytes] | None:
    """Answers of whoever is asked, the viewer last, until everybody can see something; and what the viewer then sees.

    Of the answers given elsewhere, `like`, the viewer's own are given here too, those of others more or less often.
    """
    trial, before = same(table), table.seq
    acts: list[Act] = []
    while trial.seq == before and len(acts) < LONGEST_ACTION:
        chairs = trial.standing.chairs
        asked = sorted(speaking(trial), key=lambda seat: seat in viewer.mine and chairs[seat].in_person)
        if not asked:
            return None
        seat, model = asked[0], like[len(acts)] if len(acts) < len(like) else None
        options = [trial.the_course.game.space.name(action) for action in question_to(trial, seat).options]
        words = rng.choice(options)
        if model is not None and model.words in options and (seat in viewer.mine or rng.random() < likeness):
            words = model.words
        do(trial, Play(words), voice(trial, seat), seat, 1e5)
        acts.append(Act(seat, words))
    return (acts, effect_of(trial, viewer, before)) if trial.seq > before else None


def own(acts: Sequence[Act], viewer: Viewer) -> list[str]:
    return [act.words for act in acts if act.seat in viewer.mine]


def two_ways(pair: TwinServers) -> list[list[Act]] | None:
    """Answers in both worlds with which the viewer sees the same happen; if possible not the same ones."""
    viewer, found = pair.viewer, None
    for likeness in LIKENESS:
        first = foresee(pair.tables[0], viewer, pair.rng)
        second = foresee(pair.tables[1], viewer, pair.rng, first[0], likeness) if first else None
        if first is None or second is None or first[1] != second[1]:
            continue
        if own(first[0], viewer) == own(second[0], viewer):
            found = [first[0], second[0]]
            if found[0] != found[1]:
                break
    return found


async def perform(pair: TwinServers, number: int, act: Act, channel: bool) -> None:
    """Somebody answers on one of the servers: people by request, the viewer also by live channel, bots on their own."""
    world, table = pair.worlds[number], pair.worlds[number].table
    chair = table.standing.chairs[act.seat]
    before = (table.seq, table.standing.draft_revision[act.seat])
    if chair.level:
        for _ in range(3):  # what a bot was asked before the last change is void
            if before == (world.table.seq, world.table.standing.draft_revision[act.seat]):
                world.hub.wake_bots(world.hub.loaded_tables[TABLE])
                await world.rest()
                world.bots.whispered.put_nowait(act.words)
                await world.rest()
        assert before != (world.table.seq, world.table.standing.draft_revision[act.seat])
        return
    order = command(table, Play(act.words), act.seat, f"act-{table.seq}-{before[1]}")
    if channel and act.seat in pair.viewer.mine:
        answer = await pair.windows[number][0].order(order)
    else:
        answer = await world.order(chair.player, order)
    assert answer["type"] == "accepted", answer
