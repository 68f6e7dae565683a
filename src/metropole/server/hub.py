"""All tables of one process: one writer for each, and nobody hears of anything that is not on disk.

Whatever is done to a table is done under its lock: validate, append, commit; then whoever asked is answered, and then
those who watch are woken. They are only woken: each looks at the table and gets what they have not seen yet, so a
slow reader misses nothing and holds up nobody.
"""

import asyncio
import hashlib
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from metropole.server import advice, logs, stations, story
from metropole.server.bots import BotPool, PoolClosedError, ask
from metropole.server.forking import ForkOrigin, inheritance
from metropole.server.health import Health
from metropole.server.new_table import open_table
from metropole.server.refusals import ApiError, refuse
from metropole.server.seal import Secret
from metropole.server.store import ChatLine, ConflictError, LogRow, Store, Summary, UnconfirmedWriteError
from metropole.server.table import Table
from metropole.server.table_state import TableSettings
from metropole.server.wire import Advice, Answer, Command, Fork, NewTable, Play, StationShown, TableFrame, TimeSeries

TRIES: Final = 20  # how often another process may be faster before somebody is told to try again
KEPT: Final = 1000  # tables kept in memory although nobody watches them
SNAPSHOT_ROWS: Final = 60
BEAT: Final = 2.0  # seconds
SHORTEST_OUTAGE: Final = BEAT  # what is shorter may be the pause between two beats
TALK_AT_ONCE: Final = 200
READING: Final = 5  # seconds for a board or house rules that somebody sent
READERS: Final = 2  # threads for that


class NoTableError(ApiError):
    """There is no table of this name."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class UnreadableTableError(ApiError):
    """The table is there, but this program can neither decode nor replay its rows."""

    def __init__(self) -> None:
        super().__init__("table-unreadable")


@dataclass(eq=False)
class Subscriber:
    """Somebody who looks at a table: woken when there is something new for them, at the table or in the talk."""

    player: str
    seat: int
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    news: bool = True
    talk: bool = True

    def wake(self, talk: bool = False) -> None:
        self.news, self.talk = self.news or not talk, self.talk or talk
        self.changed.set()


class LoadedTable:
    """One table in memory. `table` is read and changed under the lock only."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.subscribers: set[Subscriber] = set()
        self.saved = 0  # the row of the latest snapshot
        self.told = 0  # the row up to which watchers were woken
        self.playing: asyncio.Task[None] | None = None  # bots


class Hub:
    """The tables, on top of a store and some bots."""

    def __init__(self, store: Store, bots: BotPool, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self.process = secrets.token_hex(4)
        self.loaded_tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.reading_limit = READING
        self.closing = False
        self.health = Health()
        self.credited = 0.0  # until when nobody is owed anything
        self.outage = 0.0  # for how long no process was there before this one
        self.owed: set[str] = set()  # tables that have not been given back that time yet
        self.unreadable: set[str] = set()  # tables passed over: nothing helps but another program or another disk
        self.stuck: set[str] = set()  # tables that the store does not give or take although it can be written
        self.said: Callable[[str], None] = lambda kind: None  # for counting what happens

    # --- opening and closing ---

    async def open(self) -> None:
        """Begin to serve: at once; running games are woken in the background."""
        self.store.listen(self.heard)
        self.outage = await self.away()
        running = await self.store.running_tables()
        self.owed = set(running) if self.outage else set()
        await self.beat()
        self.begin(self.wake(running))
        self.health.watch(self.begin(self.keep_beating()), self.begin(self.keep_time()))

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.readers.shutdown(wait=False, cancel_futures=True)

    def begin(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Whatever has gone wrong in it is written down."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PoolClosedError | UnreadableTableError):
            logs.failed("task-failed", error)

    async def away(self) -> float:
        """For how long no process was there."""
        now, last = self.clock(), await self.store.last_beat()
        self.credited = now if last is None else last
        away = now - self.credited
        return away if away > SHORTEST_OUTAGE else 0.0

    # --- tables in memory ---

    def find(self, id: str) -> LoadedTable:
        """The place of a table; others that nobody uses give way."""
        loaded = self.loaded_tables.get(id)
        if loaded is None:
            loaded = self.loaded_tables[id] = LoadedTable(id)
            self.tidy()
        self.loaded_tables.move_to_end(id)
        return loaded

    def tidy(self) -> None:
        for id, loaded in list(self.loaded_tables.items()):
            if len(self.loaded_tables) <= KEPT:
                return
            is_playing = loaded.playing is not None and not loaded.playing.done()
            if not (loaded.subscribers or loaded.lock.locked() or is_playing):
                del self.loaded_tables[id]

    async def table(self, loaded: LoadedTable) -> Table:
        """The table as it is on disk, with all time given back that it is owed; called with the lock held."""
        table = loaded.table or await self.load(loaded)
        while loaded.id in self.owed:
            rows = table.credit(self.outage, self.clock())
            if not rows or await self.commit(loaded, rows):
                self.owed.discard(loaded.id)
            table = loaded.table or await self.load(loaded)
        return table

    async def load(self, loaded: LoadedTable) -> Table:
        with self.reading(loaded):
            rows = await self.store.rows(loaded.id)
            kept = await self.store.secret(loaded.id)
            if not rows or kept is None:
                self.loaded_tables.pop(loaded.id, None)
                raise NoTableError
            snapshot = await self.store.snapshot(loaded.id)
            loaded.saved = snapshot[0] if snapshot else 0
            loaded.table = table = Table.load(loaded.id, rows, Secret(*kept), snapshot)
        self.tell(loaded, [row for row in rows if row.number > loaded.told])  # others may have written some
        return table

    @contextmanager
    def reading(self, loaded: LoadedTable) -> Iterator[None]:
        """Rows are decoded and replayed here; where that cannot be done, whoever asks is told so."""
        try:
            yield
        except (ApiError, UnconfirmedWriteError):
            raise
        except Exception as error:
            loaded.table = None
            self.pass_over(loaded.id, error)
            raise UnreadableTableError from error

    def pass_over(self, id: str, error: Exception) -> None:
        """Do not look after a table by ourselves until it has been read again; written down once."""
        if id not in self.unreadable:
            logs.failed("table-failed", error, table=id)
        self.unreadable.add(id)

    async def read_on(self, loaded: LoadedTable) -> bool:
        """Take over what other processes have written, with the lock held; whether there was anything."""
        table = await self.table(loaded)
        with self.reading(loaded):
            rows = await self.store.rows(loaded.id, table.standing.number)
            for row in rows:
                table.apply(row)
        self.tell(loaded, rows)
        return bool(rows)

    # --- what people do ---

    async def fork(self, id: str, wish: Fork, player: str, name: str, idem: str) -> str:
        """A practice table that begins where a finished game stood after a line."""
        loaded = self.find(id)
        async with loaded.lock:
            inherited = inheritance(await self.table(loaded), wish)
        return await self.open_table(inherited.wanted, player, name, idem, inherited)

    async def open_table(
        self, wanted: NewTable, player: str, name: str, idem: str, inherited: ForkOrigin | None = None
    ) -> str:
        """A new table; the same person with the same key gets the same one."""
        id = table_id(player, idem)
        loaded = self.find(id)
        async with loaded.lock:
            with suppress(NoTableError):
                await self.table(loaded)
                return id
            self.loaded_tables[id] = loaded
            secret = await self.secret_of(id)
            made = partial(open_table, id, wanted, player, name, secret, self.clock(), idem, inherited)
            opened = await self.read(made) if wanted.board or wanted.house else made()
            if isinstance(opened, ApiError):
                self.loaded_tables.pop(id, None)
                raise opened
            try:
                await self.store.append(id, 0, opened.rows, opened.summary(self.clock()))
            except ConflictError:  # another process has opened it for the same key
                return id
            loaded.table, loaded.told = opened, opened.standing.number
        self.said("opened")
        self.wake_bots(loaded)
        return id

    async def read(self, made: Callable[[], Table | ApiError]) -> Table | ApiError:
        """A table made of texts that somebody sent, in a thread of a few for these, while others are answered."""
        try:
            async with asyncio.timeout(self.reading_limit):
                return await asyncio.get_running_loop().run_in_executor(self.readers, made)
        except TimeoutError:
            return refuse("slow-text", seconds=self.reading_limit)

    async def secret_of(self, id: str) -> Secret:
        """The dice of a new table; if opening it was interrupted before, those that were sealed then."""
        secret = Secret.fresh()
        with suppress(ConflictError):
            await self.store.keep_secret(id, secret.secret, secret.salt)
            return secret
        kept = await self.store.secret(id)
        assert kept is not None
        return Secret(*kept)

    async def act(self, id: str, command: Command, player: str, name: str, language: str) -> Answer:
        """Do what a person wants, once, however often they say it; the answer comes after the commit."""
        loaded = self.find(id)
        async with loaded.lock:
            for _ in range(TRIES):
                table = await self.table(loaded)
                if command.idem and await self.done_before(table, player, command.idem):
                    await self.read_on(loaded)
                    return table.answer(command, player, language)
                decided = table.decide(command, player, self.clock(), name)
                if isinstance(decided, ApiError):
                    if await self.read_on(loaded):
                        continue  # it was refused for what is past
                    return table.answer(command, player, language, decided)
                if await self.commit(loaded, decided):
                    return table.answer(command, player, language)
        raise UnconfirmedWriteError(f"table {id}: others were faster {TRIES} times")

    async def done_before(self, table: Table, player: str, idem: str) -> bool:
        """Whether this very command was accepted before."""
        return any([row.idem == idem and row.actor == player for row in table.rows[-8:]]) or (
            await self.store.row_of(table.id, player, idem) is not None
        )

    async def commit(self, loaded: LoadedTable, rows: list[LogRow]) -> bool:
        """Apply rows and write them, with the lock held; False if another process has written some meanwhile."""
        table = loaded.table
        assert table is not None
        after = table.standing.number
        try:
            for row in rows:
                table.apply(row)
            await self.store.append(loaded.id, after, rows, table.summary(self.clock()))
        except BaseException as error:
            loaded.table = None  # what is on disk decides
            if isinstance(error, ConflictError):
                return False
            raise
        self.said("committed")
        self.tell(loaded, rows)
        return True

    def tell(self, loaded: LoadedTable, rows: list[LogRow]) -> None:
        """After the answer, wake whoever may see something new, and bots that are awaited."""
        self.unreadable.discard(loaded.id)
        self.stuck.discard(loaded.id)
        loaded.told = max([loaded.told, *[row.number for row in rows]])
        drafts = {row.body["seat"] for row in rows if row.kind == "draft"}
        is_public = any([row.kind != "draft" for row in rows])
        loop = asyncio.get_running_loop()
        for subscriber in loaded.subscribers:
            if is_public or subscriber.seat in drafts:
                loop.call_soon(subscriber.wake)
        table = loaded.table
        if table is not None and table.standing.number >= loaded.saved + SNAPSHOT_ROWS:
            loaded.saved = table.standing.number
            self.begin(self.store.save_snapshot(loaded.id, loaded.saved, table.snapshot()))
        self.wake_bots(loaded)

    # --- what people see ---

    async def frame(
        self, id: str, player: str, seat: int | None, since: int, language: str, wants_outline: bool = False
    ) -> TableFrame:
        """The table as this player sees it, with the log after a line."""
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            return table.frame(table.viewer(player, seat), since, language, self.clock(), wants_outline)

    async def history(
        self, id: str, player: str, seat: int | None, seq: int, language: str, wants_outline: bool = False
    ) -> TableFrame:
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            return table.history(table.viewer(player, seat), seq, language, wants_outline)

    async def advice(self, id: str, player: str, seat: int | None, language: str) -> Advice:
        """Advice from what the seat sees; it is computed beside everything else, and without the table."""
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            asked = advice.asked(table, table.viewer(player, seat))
        return await asyncio.to_thread(advice.advise, asked, language)

    async def why(self, id: str, player: str, seat: int | None, about: str, language: str) -> list[str]:
        """Why something cannot be done, from what the seat sees."""
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            asked = advice.doubted(table, table.viewer(player, seat))
        return await asyncio.to_thread(advice.why, asked, about, language)

    async def story(self, id: str, player: str, seat: int | None, language: str) -> TimeSeries:
        """The game over time; it is replayed beside everything else."""
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            past = story.past(table, table.viewer(player, seat))
        return await asyncio.to_thread(story.tell, past, language)

    async def stations(
        self,
        id: str,
        player: str,
        seat: int | None,
        since: int,
        until: int | None,
        language: str,
        wants_outline: bool = False,
    ) -> list[StationShown]:
        """What happened after a line, station by station; it is replayed beside everything else."""
        loaded = self.find(id)
        async with loaded.lock:
            table = await self.table(loaded)
            asked = stations.past(table, table.viewer(player, seat), since, until, wants_outline)
        return await asyncio.to_thread(stations.tell, asked, language)

    async def journal(self, id: str) -> str:
        loaded = self.find(id)
        async with loaded.lock:
            return (await self.table(loaded)).journal_text()

    async def settings_of(self, id: str) -> TableSettings:
        """What was agreed when a table was opened, for whoever may look at it."""
        loaded = self.find(id)
        async with loaded.lock:
            return (await self.table(loaded)).settings

    async def seats_of(self, id: str, player: str) -> tuple[int, ...]:
        """The seats of a player, none for somebody who only looks."""
        loaded = self.find(id)
        async with loaded.lock:
            return (await self.table(loaded)).viewer(player).mine

    async def watch(self, id: str, player: str, seat: int | None) -> tuple[LoadedTable, Subscriber]:
        """From now on wake this watcher; refused if the seat is not theirs."""
        loaded = self.find(id)
        async with loaded.lock:
            viewer = (await self.table(loaded)).viewer(player, seat)
            subscriber = Subscriber(player, viewer.seat)
            loaded.subscribers.add(subscriber)
        subscriber.changed.set()
        return loaded, subscriber

    # --- talk ---

    async def say(self, id: str, player: str, name: str, words: str) -> ChatLine:
        """A line of chat, which is no part of the game."""
        talk = await self.store.say(id, self.clock(), player, name, words)
        self.wake_talkers(self.find(id))
        return talk

    async def talk(self, id: str, after: int) -> list[ChatLine]:
        return await self.store.talk(id, after, TALK_AT_ONCE)

    def wake_talkers(self, loaded: LoadedTable) -> None:
        for subscriber in loaded.subscribers:
            subscriber.wake(talk=True)

    # --- other processes ---

    def heard(self, id: str) -> None:
        """Another process has written to a table, or, if it is not named, may have written to any."""
        names = list(self.loaded_tables) if id == "" else {id} & self.loaded_tables.keys()
        for name in names:
            self.begin(self.catch_up(self.loaded_tables[name]))

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what others have written, and wake whoever may see something new."""
        async with loaded.lock:
            await self.read_on(loaded)
        self.wake_talkers(loaded)

    # --- bots ---

    def wake_bots(self, loaded: LoadedTable) -> None:
        """Let bots play on, if it is their turn and they do not already."""
        is_free = loaded.playing is None or loaded.playing.done()
        if not self.closing and is_free and loaded.table is not None and loaded.table.bot_seats_awaited():
            loaded.playing = self.begin(self.let_bots_play(loaded))

    async def let_bots_play(self, loaded: LoadedTable) -> None:
        """One answer after the other, until people are awaited; a store in trouble is waited for."""
        while not self.closing:
            try:
                if not await self.has_bot_played(loaded):
                    return
            except UnconfirmedWriteError as error:
                logs.failed("store-trouble", error, table=loaded.id)
                await asyncio.sleep(BEAT)

    async def has_bot_played(self, loaded: LoadedTable) -> bool:
        """One answer, decided outside, if a bot is awaited."""
        async with loaded.lock:
            table = await self.table(loaded)
            awaited = table.bot_seats_awaited()
            if not awaited:
                return False
            seat, level = awaited[0]
            seed = secrets.randbits(62)
            asked = ask(table.rule_set, table.chart, table.settings.board, table.seen_by(seat), seat, level, seed)
            seq, draft = table.seq, table.standing.draft_revision[seat]
        choice = await self.bots.choose(asked, loaded.id)
        if choice.trouble:
            logs.happened("bot-trouble", table=loaded.id, bot=level, seat=seat)
        await self.act(loaded.id, Command(seq, "", Play(choice.action), draft, seat), "", "", "en")
        return True

    # --- time ---

    async def wake(self, running: list[str]) -> None:
        """After a start: give back the time in which nobody could play, and let bots go on.

        What the store does not give is asked for again after all others.
        """
        while running:
            running = [id for id in running if not await self.is_woken(id)]
            if running:
                await asyncio.sleep(BEAT)

    async def is_woken(self, id: str) -> bool:
        """One table; what is wrong with it does not keep others asleep."""
        loaded = self.find(id)
        try:
            async with loaded.lock:
                await self.table(loaded)
            self.wake_bots(loaded)
        except UnconfirmedWriteError as error:
            with suppress(UnconfirmedWriteError):
                await self.blame(id, error)
            return False
        except Exception as error:
            self.pass_over(id, error)
        return True

    async def blame(self, id: str, error: UnconfirmedWriteError) -> None:
        """A table is to blame for the store's trouble if anything else can be written; raises if nothing can."""
        await self.beat()
        if id not in self.stuck:
            logs.failed("store-trouble", error, table=id)
        self.stuck.add(id)

    async def beat(self) -> None:
        """Say that we are alive, or, while anybody is owed time, until when not: if we die, the next has to know.

        Tables that cannot be had are not waited for.
        """
        is_owing = bool(self.owed - self.unreadable - self.stuck)
        try:
            await self.store.beat(self.process, self.credited if is_owing else self.clock())
        except Exception as error:
            self.health.refuse(error)
            raise
        self.health.confirm()

    async def keep_beating(self) -> None:
        """Every few moments: say that we are alive, which also shows whether anything can be written."""
        while True:
            await asyncio.sleep(BEAT / 2)
            with suppress(Exception):  # it is remembered, and the next may succeed
                await self.beat()

    async def keep_time(self) -> None:
        """Every few moments: look whose time has run out."""
        while True:
            await asyncio.sleep(BEAT / 2)
            try:
                await self.tick()
            except UnconfirmedWriteError:
                continue  # the heartbeat has found out too
            except Exception as error:
                logs.failed("clock-failed", error)

    async def tick(self) -> None:
        """Let time run out where it has; tables that cannot be read take nobody's place."""
        for id in await self.store.due_tables(self.clock(), KEPT + len(self.unreadable)):
            if id not in self.unreadable:
                await self.expire(self.find(id))
                self.health.ticked()
        self.health.ticked()

    async def expire(self, loaded: LoadedTable) -> None:
        """What is wrong with one table does not stop the clocks of others."""
        try:
            async with loaded.lock:
                rows = (await self.table(loaded)).timeouts(self.clock())
                if rows:
                    await self.commit(loaded, rows)
        except UnconfirmedWriteError as error:
            await self.blame(loaded.id, error)
        except Exception as error:
            self.pass_over(loaded.id, error)

    # --- lists ---

    async def lobby(self, states: tuple[str, ...], most: int) -> list[Summary]:
        return await self.store.public_tables(states, most)

    async def tables_of(self, player: str, most: int) -> list[Summary]:
        return await self.store.tables_of(player, most)


def table_id(player: str, idem: str) -> str:
    """Ninety-six bits that nobody can guess who does not know the player's id, which is never shown."""
    chosen = f"{player}/{idem}" if idem else secrets.token_hex(16)
    return urlsafe_b64encode(hashlib.sha256(f"table/{chosen}".encode()).digest()[:12]).decode()
