"""Over the wire, two servers that differ only in what somebody may not know cannot be told apart by him."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from metropole import journal, registry
from metropole.kernel.view import SPECTATOR
from metropole.server import advice, api, app, decisions, frames, story_colonialism
from metropole.server.hub import Hub, LoadedTable, Subscriber
from metropole.server.live import LiveConnection
from metropole.server.refusals import ApiError, refuse
from metropole.server.seats import people
from metropole.server.series import SeriesSpec
from metropole.server.store import ChatLine, LogRow, Summary
from metropole.server.table import Table
from metropole.server.wire import (
    AnswerUndo,
    AnswerUpdate,
    AskUndo,
    Command,
    CommandBody,
    FrameUpdate,
    Message,
    Play,
    Retract,
    SealShown,
    SeatShown,
    TableFrame,
    TableListing,
    TimeShown,
    Viewer,
)
from tests.server.memory import Memory, MemoryStore
from tests.server.tables import RULE_SETS, ChaosPlayers, begun, speak, speaking, viewers
from tests.server.wire_worlds import (
    LANGUAGES,
    NOBODY,
    PEOPLE,
    TABLE,
    WATCHER,
    OneTableServer,
    Prompted,
    TwinServers,
    alike,
    apart,
    paired,
    perform,
    ready_made,
    two_servers,
    two_ways,
)
from tests.server.worlds import LeakError, demand_equal, orders

HERE = f"/api/tables/{TABLE}"
POSITIONS = (12, 45, 90, 150)  # commands after which to look; at the first and third all answer at once and unseen
HIDDEN = {"colonialism": 0.9, "empires": 0.3}  # how often there is another deal; under the revised rules hardly ever
STEPS = 7  # lines played on from there


# --- one moment ---


async def look(pair: TwinServers) -> None:
    """Everything that can be asked for, sent, and heard."""
    tell_differently(pair)
    for player, language in product(pair.players, LANGUAGES):
        await read_everything(pair, player, language)
        await live_through(pair, player, language)
    for player in pair.players:
        await talk_and_note(pair, player)
        await be_refused(pair, player)
        await guess_cards(pair, player)
    await pair.close()


def tell_differently(pair: TwinServers) -> None:
    """Notes of others differ, and what is said at the table, where the viewer does not sit there."""
    is_seated = pair.viewer.seat != SPECTATOR
    for number, world in enumerate(pair.worlds):
        said = ["Hello"] if is_seated else ["Hello", "What a crowd"][number:]
        world.memory.talk[TABLE] = [ChatLine(i + 1, 5.0, PEOPLE[0], "Ann", words) for i, words in enumerate(said)]
        for player in [one for one in (*PEOPLE, WATCHER) if one not in pair.players]:
            world.memory.notes[TABLE, player] = f"a note {number}"


async def read_everything(pair: TwinServers, player: str, language: str) -> None:
    """Frames from all eyes, the past, lists, talk, and what is not there."""
    table = pair.tables[0]
    for since, seat in [(0, None), (table.seq - 1, -1), *[(table.seq, seat) for seat in range(4)]]:
        eyes: dict[str, Any] = {} if seat is None else {"seat": seat}
        told = await pair.get(HERE, player, language=language, since=since, **eyes)
        is_allowed = seat in (None, -1) or seat in pair.viewer.mine
        assert told.status == (200 if is_allowed else 403)
    for seq in (table.seq, table.seq // 2, 2, table.seq + 1):
        told = await pair.get(f"{HERE}/history/{seq}", player, language=language)
        assert told.status == (200 if seq <= table.seq else 404)
    for path, seat in product(("advice", "story"), (None, *range(SPECTATOR, 4))):
        eyes = {} if seat is None else {"seat": seat}
        told = await pair.get(f"{HERE}/{path}", player, language=language, **eyes)
        assert told.status == (200 if seat in (None, SPECTATOR, *pair.viewer.mine) else 403)
    told = await pair.get(f"{HERE}/fork", player, "POST", {"seq": 2, "seat": 0}, language=language)
    assert told.status == (401 if player == NOBODY else 409)
    for state in ("open", "running", "finished"):
        await pair.get("/api/tables", player, language=language, state=state)
    told = await pair.get(f"{HERE}/game", player, language=language)
    assert (409, b"not-finished") == (told.status, msgspec.json.decode(told.body)["code"].encode())
    for path in ("/api/my/tables", "/api/me", f"{HERE}/chat", f"{HERE}/notes", "/api/tables/nowhere", "/api/nothing"):
        await pair.get(path, player, language=language)
    for path in ("/metrics", "/healthz", "/api/tables/nowhere/history/1", "/api/tables/nowhere/game"):
        await pair.get(path, player, language=language)


async def live_through(pair: TwinServers, player: str, language: str) -> None:
    """Live channels from all eyes: the first frames, refusals, and nonsense that is sent."""
    seq = pair.tables[0].seq
    await pair.open(player, language)
    number = len(pair.windows[0]) - 1
    await pair.open(player, language, since=seq)
    for seat in range(SPECTATOR, 4):
        await pair.open(player, language, since=seq, seat=seat)
    for text in ("{", "[]", '{"seq": 1}', msgspec.json.encode(Command(seq, "k", Play("fly away"))).decode()):
        await pair.say(number, text)


async def talk_and_note(pair: TwinServers, player: str) -> None:
    await pair.get(f"{HERE}/chat", player, "POST", {"text": "Good morning"})
    await pair.get(f"{HERE}/notes", player, "PUT", {"text": "I have the army"})
    await pair.get(f"{HERE}/notes", player)
    for body in (b"{", b"[]", b'{"seq": 1}', b'{"seq": "x", "idem": "k", "do": {"type": "play", "action": "x"}}'):
        await pair.get(f"{HERE}/commands", player, "POST", body)


async def be_refused(pair: TwinServers, player: str) -> None:
    """Commands of all sorts; those that cannot be done are sent."""
    for order in orders(pair.tables[0], pair.viewer, pair.rng):
        if player != NOBODY:
            decided = [
                table.decide(order, player, world.now) for table, world in zip(pair.tables, pair.worlds, strict=True)
            ]
            if not any([isinstance(one, ApiError) for one in decided]):
                continue
            first, second = [isinstance(one, ApiError) or is_end_of_round(pair, one) for one in decided]
            demand_equal(first, second, order)
            if not all([isinstance(one, ApiError) for one in decided]):
                continue
        await pair.get(f"{HERE}/commands", player, "POST", order, language=pair.rng.choice(LANGUAGES))
        await pair.say(0, msgspec.json.encode(order).decode())


def is_end_of_round(pair: TwinServers, decided: list[LogRow] | ApiError) -> bool:
    return isinstance(decided, list) and decided[0].kind == "move" and pair.tables[0].the_course.is_sealed


async def guess_cards(pair: TwinServers, player: str) -> None:
    """What is not held, not there or not now is refused with the same bytes."""
    table, seat = pair.tables[0], pair.viewer.seat
    asked = table.seen_by(seat).question(seat) if seat != SPECTATOR else None
    if asked is None or table.standing.chairs[seat].level:
        return
    space = table.the_course.game.space
    words = [space.name(action) for action in range(len(space)) if action not in asked.options]
    guesses = [*pair.rng.sample(words, 3), f"{words[0].partition(' ')[0]} dragon"]
    heard = []
    for guess in guesses:
        order = Command(table.seq, "guess", Play(guess), table.standing.draft_revision[seat], seat)
        heard.append(await pair.get(f"{HERE}/commands", player, "POST", order))
    for guess, told in zip(guesses, heard, strict=True):
        demand_equal(told, heard[-1], guess)


# --- playing on ---


class TwinPlay:
    """Both worlds are played on. What the viewer sees is the same; what others think and try is not."""

    def __init__(self, pair: TwinServers) -> None:
        self.pair = pair
        self.lines = 0
        self.differing = 0  # lines that came from different answers
        self.secret = 0  # what others did unseen, in one of the worlds
        self.keys: list[str] = []

    @property
    def rng(self) -> Random:
        return self.pair.rng

    async def run(self, steps: int) -> None:
        for player, language in product(self.pair.players, LANGUAGES):
            await self.pair.open(player, language)
        for _ in range(steps):
            if not await self.step():
                break
        await self.run_out_of_time()
        await self.pair.close()

    async def step(self) -> bool:
        """Others try something unseen, time passes, and then something happens that everybody sees."""
        self.wait()
        await self.disturb(self.rng.randrange(2))
        await self.check()
        self.wait()
        await self.talk()
        await self.change_ones_mind()
        await self.ask_back()
        await self.tidy()
        ways = two_ways(self.pair)
        if ways is None:
            return False
        by_channel = self.rng.random() < 0.6
        self.pair.worlds[self.rng.randrange(2)].bots.troubled = True
        for number, acts in enumerate(ways):
            for act in acts:
                await perform(self.pair, number, act, by_channel)
        self.lines += 1
        self.differing += ways[0] != ways[1]
        await self.check()
        return all([table.standing.state == "running" for table in self.pair.tables])

    def wait(self) -> None:
        self.pair.passes(self.rng.choice([0.0, 0.004, 1.5, 20.0]))

    async def check(self) -> None:
        """Everything that came by itself, and what a curious person would ask for again and again."""
        self.pair.compare_windows()
        table = self.pair.tables[0]
        player, language = self.rng.choice(self.pair.players), self.rng.choice(LANGUAGES)
        await self.pair.get(HERE, player, language=language, since=table.seq - 1)
        if self.rng.random() < 0.4:
            await self.pair.get(f"{HERE}/history/{table.seq}", player, language=language)
        await self.pair.get(f"{HERE}/advice", player, language=language)
        await self.pair.get("/api/tables", player, state="running")
        await self.pair.get("/api/my/tables", player)
        await self.pair.get(f"{HERE}/chat", player)
        await self.pair.get("/metrics", player)
        seat = self.pair.viewer.seat
        draft = 0 if seat == SPECTATOR else table.standing.draft_revision[seat]
        for key in [*self.keys[-3:], "new"]:
            order = Command(table.seq, key, Play("fly away"), draft, None if seat == SPECTATOR else seat)
            await self.pair.get(f"{HERE}/commands", player, "POST", order)
            await self.pair.say(0, msgspec.json.encode(order).decode())

    def others(self, table: Table) -> list[int]:
        """The seats of other people, who answer in person."""
        chairs = enumerate(table.standing.chairs)
        return [seat for seat, chair in chairs if chair.in_person and seat not in self.pair.viewer.mine]

    async def disturb(self, number: int) -> None:
        """In one world others draft and take back; who might then be done takes it back at once."""
        world = self.pair.worlds[number]
        for _ in range(6):
            table = world.table
            thinking = [seat for seat in self.others(table) if seat in speaking(table)]
            drafts = [(seat, words) for seat in thinking for words in drafted_by(table, seat, self.rng)]
            if not drafts:
                return
            seat, words = self.rng.choice(drafts)
            await self.secretly(world, seat, Play(words))
            if not world.table.has_to_speak(seat) or self.rng.random() < 0.3:
                await self.secretly(world, seat, Retract())

    async def secretly(self, world: OneTableServer, seat: int, do: Play | Retract) -> None:
        table = world.table
        self.keys.append(f"secret-{len(self.keys)}")
        order = Command(table.seq, self.keys[-1], do, table.standing.draft_revision[seat], seat)
        answer = await world.order(table.standing.chairs[seat].player, order)
        assert (answer["type"], answer["seq"]) == ("accepted", table.seq)
        self.secret += 1

    async def tidy(self) -> None:
        """Others take back what they have drafted."""
        for world in self.pair.worlds:
            for seat in self.others(world.table):
                while world.table.standing.drafts[seat]:
                    await self.secretly(world, seat, Retract())

    async def talk(self) -> None:
        """Somebody else talks: in one world only, if the viewer is not to hear it."""
        speaker = next(player for player in PEOPLE if player not in self.pair.players)
        is_seated = self.pair.viewer.seat != SPECTATOR
        for world in self.pair.worlds if is_seated else [self.rng.choice(self.pair.worlds)]:
            if world.table.viewer(speaker).mine:
                assert (await world.ask("POST", f"{HERE}/chat", speaker, {"text": "Hm."})).status == 200

    async def change_ones_mind(self) -> None:
        """The viewer himself drafts something and takes it back."""
        seat = self.pair.viewer.seat
        table = self.pair.tables[0]
        if seat not in speaking(table) or table.standing.chairs[seat].level:
            return
        words = drafted_by(table, seat, self.rng)
        mind: list[CommandBody] = [Play(words[0]), Retract()] if words else []
        for do in mind:
            stroke = self.pair.tables[0].standing.draft_revision[seat]
            order = Command(table.seq, f"mind-{table.seq}-{stroke}", do, stroke, seat)
            await self.pair.say(0, msgspec.json.encode(order).decode())

    async def ask_back(self) -> None:
        """Now and then somebody else asks to go back, and thinks better of it."""
        table = self.pair.tables[0]
        seats, s = self.others(table), table.standing
        is_possible = seats and len(people(s.chairs)) > 1 and len(table.lineage) > 1 and s.asked is None
        if not is_possible or self.rng.random() < 0.7:
            return
        seat = self.rng.choice(seats)
        for do in (AskUndo(table.lineage[-2]), AnswerUndo(False)):
            for world in self.pair.worlds:
                stroke = world.table.standing.draft_revision[seat]
                order = Command(world.table.seq, f"back-{world.table.seq}", do, stroke, seat)
                answer = await world.order(world.table.standing.chairs[seat].player, order)
                assert answer["type"] == "accepted", answer
            self.pair.compare_windows()

    async def run_out_of_time(self) -> None:
        """Much later, the server looks at the clocks."""
        await self.tidy()
        self.pair.passes(10_000.0)
        for world in self.pair.worlds:
            await world.room.expire(world.room.halls[TABLE])
            await world.rest()
        await self.check()


def drafted_by(table: Table, seat: int, rng: Random) -> list[str]:
    """Some words with which a seat would only draft."""
    chair, space = table.standing.chairs[seat], table.the_course.game.space
    options = table.seen_by(seat).question(seat).options
    found: list[str] = []
    for action in rng.sample(options, min(len(options), 5)):
        order = Command(table.seq, "k", Play(space.name(action)), table.standing.draft_revision[seat], seat)
        rows = table.decide(order, chair.player, 1e5)
        if isinstance(rows, list) and rows[0].kind == "draft":
            found.append(space.name(action))
    return found


# --- all of it ---


class Comparisons:
    """How much was compared, and how much of it could have been told apart by somebody who may know more."""

    def __init__(self) -> None:
        self.pairs = self.compared = self.lines = 0
        self.dealt = 0  # pairs with other cards
        self.listed = 0  # pairs with other thoughts in the lists that the store keeps
        self.differing = 0  # lines that came from different answers
        self.secret = 0  # what others did unseen


async def compare(
    worlds: list[OneTableServer], crowd: ChaosPlayers, viewer: Viewer, seed: str, tally: Comparisons, steps: int
) -> None:
    """One viewer of one table: at this moment, and as the game goes on."""
    table, now, rng = crowd.table, crowd.now + 1, Random(seed)
    looking = await paired(worlds, apart(table, viewer, rng), viewer, rng, now)
    tally.dealt += differ([one.the_course.game.numbers() for one in looking.tables])
    tally.listed += differ([(world.memory.summaries[TABLE].seated, one.next_due()) for world, one in both(looking)])
    await look(looking)
    playing = await paired(worlds, alike(table, viewer, rng), viewer, rng, now)
    course = TwinPlay(playing)
    await course.run(steps)
    tally.pairs += 1
    tally.compared += looking.compared + playing.compared
    tally.lines += course.lines
    tally.differing += course.differing
    tally.secret += course.secret


def both(pair: TwinServers) -> list[tuple[OneTableServer, Table]]:
    return [(world, world.table) for world in pair.worlds]


def differ(two: list[Any]) -> bool:
    return bool(two[0] != two[1])


@cache
def table_of(edition: str, seats: int, seed: int, commands: int, bot: bool, sealed: bool) -> ChaosPlayers:
    return ready_made(edition, seats, seed, commands, seed % 2 == 0, bot, sealed)


async def check(edition: str, seats: int) -> Comparisons:
    tally = Comparisons()
    async with two_servers() as worlds:
        for seed, commands in enumerate(POSITIONS):
            crowd = table_of(edition, seats, seed, commands, bot=seed == 3, sealed=seed % 2 == 0)
            for viewer in viewers(crowd.table):
                await compare(worlds, crowd, viewer, f"{edition} {seed} {viewer.seat}", tally, STEPS)
    return tally


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
def test_two_servers_look_the_same(edition: str, seats: int) -> None:
    """For every seat, a spectator and a stranger, in both languages: every byte, every message, and their order."""
    tally = asyncio.run(check(edition, seats))
    assert tally.pairs == len(POSITIONS) * (seats + 1) - 1  # one seat is a bot's
    assert tally.compared > 200 * tally.pairs
    assert tally.secret > 6 * tally.pairs
    assert tally.lines > tally.pairs
    assert tally.listed > 0.3 * tally.pairs
    hidden = HIDDEN[edition.partition("/")[0]] if edition != "empires/revised" else 0.0
    assert tally.dealt >= hidden * tally.pairs
    assert tally.differing >= 2 or not hidden


def test_drafts_are_silent_in_another_process() -> None:
    """Whoever watches through one process hears nothing of what others draft through another one."""
    heard = asyncio.run(drafts_heard_elsewhere())
    assert heard == [1, 1, 2]  # the first frame; nothing for drafts; one more for a line


async def drafts_heard_elsewhere() -> list[int]:
    """How many frames a spectator has got from one process: at first, after drafts, and after a line in another."""
    async with two_servers(Memory()) as (here, there):
        here.place(sealed_table(), now=3000.0)
        there.settle(now=3000.0)
        window = await there.watch(NOBODY, "en")
        counts = [window.frames()]
        await drafted(here, 5)
        counts.append(window.frames())
        await here.order(PEOPLE[0], Command(here.table.seq, "u", AskUndo(here.table.lineage[0]), 0, 0))
        await here.rest()
        return [*counts, window.frames()]


def sealed_table() -> Table:
    """A table where all are asked at once, and whose rows are as they were written."""
    table = begun("colonialism/compass", 3, PEOPLE, host=PEOPLE[0])
    while not table.the_course.is_sealed or len(table.lineage) < 2:
        speak(table, speaking(table)[0])
    return table


async def drafted(world: OneTableServer, times: int) -> None:
    for i in range(times):
        table = world.table
        words = drafted_by(table, 1, Random(i))[0]
        order = Command(table.seq, f"d{i}", Play(words), table.standing.draft_revision[1], 1)
        assert (await world.order(PEOPLE[1], order))["type"] == "accepted"
        await world.rest()


# --- planted leaks ---

# Small mistakes in the server, each of which would tell somebody what he may not know.

Patch = pytest.MonkeyPatch


def show_always(patch: Patch, talk: bool = False) -> None:
    """Live channels send a frame whenever they are woken. `talk`: and everything that is said."""

    async def leaky(channel: LiveConnection, watcher: Subscriber) -> None:
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            room = channel.service.room
            frame = await room.frame(channel.table, channel.id, watcher.seat, channel.seen, channel.language)
            if not talk or frame.seq != channel.seen:
                channel.seen = frame.seq
                await channel.send(FrameUpdate(frame))
            if talk:
                await channel.tell()

    patch.setattr(LiveConnection, "show", leaky)


def a_frame_for_every_wake_up(patch: Patch) -> None:
    show_always(patch)


def drafts_wake_everybody(patch: Patch) -> None:
    tell = Hub.tell

    def leaky(room: Hub, hall: LoadedTable, rows: list[LogRow]) -> None:
        tell(room, hall, rows)
        for watcher in hall.watchers:
            watcher.wake()

    patch.setattr(Hub, "tell", leaky)
    patch.setattr(LiveConnection, "drafts", property(lambda channel: -1, lambda channel, value: None), raising=False)


def talk_in_every_window(patch: Patch) -> None:
    show_always(patch, talk=True)


def talk_for_whoever_asks(patch: Patch) -> None:
    async def leaky(call: Any) -> None:
        pass

    patch.setattr(api, "check_seated", leaky)


def somebody_is_typing(patch: Patch) -> None:
    """Those at the table are told in the chat that somebody drafts."""
    commit = Hub.commit

    async def leaky(room: Hub, hall: LoadedTable, rows: list[LogRow]) -> bool:
        if rows[0].kind == "draft":
            await room.say(hall.id, "", "server", "Somebody is thinking aloud.")
        return await commit(room, hall, rows)

    patch.setattr(Hub, "commit", leaky)


def trouble_with_bots_is_told(patch: Patch) -> None:
    choose = Prompted.choose

    async def leaky(bots: Prompted, request: Any, table: str = "") -> Any:
        choice = await choose(bots, request, table)
        if choice.trouble:
            await bots.room.say(table, "", "server", f"A bot is in trouble: {choice.trouble}")
        return choice

    patch.setattr(Prompted, "choose", leaky)


# in frames


def frame_otherwise(patch: Patch, more: Callable[[Table, Viewer], dict[str, Any]]) -> None:
    present = frames.present

    def leaky(table: Table, viewer: Viewer, since: int, language: str, now: float) -> TableFrame:
        return msgspec.structs.replace(present(table, viewer, since, language, now), **more(table, viewer))

    patch.setattr(frames, "present", leaky)


def lines_count_drafts(patch: Patch) -> None:
    frame_otherwise(patch, lambda table, viewer: {"seq": table.standing.number})


def strokes_of_everybody(patch: Patch) -> None:
    frame_otherwise(patch, lambda table, viewer: {"draft": sum(table.standing.draft_revision)})


def ids_of_people(patch: Patch) -> None:
    def leaky(table: Table, viewer: Viewer) -> dict[str, Any]:
        return {"seats": [SeatShown("person", "", chair.player, "", False, False) for chair in table.standing.chairs]}

    frame_otherwise(patch, leaky)


def those_who_have_answered_come_last(patch: Patch) -> None:
    def leaky(table: Table, viewer: Viewer) -> dict[str, Any]:
        return {"awaiting": sorted(table.awaiting(), key=lambda seat: len(table.standing.drafts[seat]))}

    frame_otherwise(patch, leaky)


def what_others_have_drafted_stays_open(patch: Patch) -> None:
    """The game as the asked seat knows it, drafts and all, is shown to everybody."""

    def leaky(table: Table, viewer: Viewer) -> dict[str, Any]:
        drafting = [seat for seat, draft in enumerate(table.standing.drafts) if draft]
        seen = table.seen_by(drafting[0]) if drafting else table.the_course.game
        return {"view": table.title.kind.view(seen, viewer.seat).numbers() | {"answers": len(str(seen.answers))}}

    frame_otherwise(patch, leaky)


def the_seal_is_open(patch: Patch) -> None:
    patch.setattr(frames, "seal", lambda table: SealShown("", [], table.secret.secret.hex(), ""))


def true_clocks_for_everybody(patch: Patch) -> None:
    time_of = frames.time_of

    def leaky(table: Table, viewer: Viewer, seat: int, now: float) -> TimeShown | None:
        return time_of(table, Viewer(viewer.seat, tuple(range(6))), seat, now)

    patch.setattr(frames, "time_of", leaky)


def facts_for_everybody(patch: Patch) -> None:
    patch.setattr(frames, "facts_for", lambda table, seq, seat: table.heard(seq))


def numbers_of_rows_in_the_log(patch: Patch) -> None:
    entry = frames.table_entry

    def leaky(table: Table, seq: int, row: LogRow, voice: Any) -> Any:
        return msgspec.structs.replace(entry(table, seq, row, voice), seq=row.number)

    patch.setattr(frames, "table_entry", leaky)


def live_from_the_next_seat(patch: Patch) -> None:
    """A live channel shows what the neighbour sees."""
    frame = Hub.frame

    async def leaky(room: Hub, id: str, player: str, seat: int | None, since: int, language: str) -> TableFrame:
        table = room.halls[id].table
        if seat is None or table is None:
            return await frame(room, id, player, seat, since, language)
        return table.frame(Viewer((seat + 1) % table.settings.seats), since, language, room.clock())

    patch.setattr(Hub, "frame", leaky)


def every_seat_for_everybody(patch: Patch) -> None:
    viewer = Table.viewer

    def leaky(table: Table, player: str, seat: int | None = None) -> Viewer:
        return viewer(table, player, None) if seat is None else Viewer(seat)

    patch.setattr(Table, "viewer", leaky)


# in the past


def the_past_of_another_seat(patch: Patch) -> None:
    past = frames.past
    patch.setattr(frames, "past", lambda table, viewer, seq, language: past(table, Viewer(0), seq, language))


def the_past_with_drafts(patch: Patch) -> None:
    past = frames.past

    def leaky(table: Table, viewer: Viewer, seq: int, language: str) -> TableFrame:
        return msgspec.structs.replace(past(table, viewer, seq, language), draft=len(table.rows))

    patch.setattr(frames, "past", leaky)


def games_can_be_read_before_the_end(patch: Patch) -> None:
    patch.setattr(Table, "journal_text", lambda table: "\n".join(table.lines(table.lineage)))


# in advice and stories


def advise_otherwise(patch: Patch, number: Callable[[Table], int]) -> None:
    asked = advice.asked
    patch.setattr(advice, "asked", lambda table, viewer: replace(asked(table, viewer), draft=number(table)))


def advice_knows_what_others_hold(patch: Patch) -> None:
    advise_otherwise(patch, lambda table: sum(table.the_course.game.s.hands))


def advice_counts_all_drafts(patch: Patch) -> None:
    advise_otherwise(patch, lambda table: sum(table.standing.draft_revision))


def advice_looks_at_all_drafts(patch: Patch) -> None:
    """Answers are tried in the game as it stands, with what others have said in secret."""
    kind = registry.COLONIALISM
    seen_by = Table.seen_by

    def asked(table: Table, viewer: Viewer) -> advice.AdviceRequest:
        view = kind.view(seen_by(table, 0), 0)
        drafts = [action for draft in table.standing.drafts for action in draft]
        return advice.AdviceRequest(table.title, table.chart, table.seq, len(drafts), view if view.options else None)

    patch.setattr(advice, "asked", asked)


def stories_count_hands(patch: Patch) -> None:
    column = SeriesSpec("reserve", "2.4", lambda game, seat: game.s.hands[seat])
    patch.setattr(story_colonialism, "TALE", replace(story_colonialism.TALE, measures=lambda game: [column]))


# in answers and refusals


def snapshots_in_answers(patch: Patch) -> None:
    send = LiveConnection.send

    async def leaky(channel: LiveConnection, message: Message) -> None:
        if isinstance(message, AnswerUpdate):
            table = channel.service.room.halls[channel.table].table
            assert table is not None
            message = AnswerUpdate(msgspec.json.encode(table.snapshot()).decode(), message.answer)
        await send(channel, message)

    patch.setattr(LiveConnection, "send", leaky)


def answers_count_all_drafts(patch: Patch) -> None:
    answer = Table.answer

    def leaky(table: Table, *given: Any) -> Any:
        return msgspec.structs.replace(answer(table, *given), draft=sum(table.standing.draft_revision))

    patch.setattr(Table, "answer", leaky)


def refuse_otherwise(patch: Patch, leaky: Callable[[Table, str], ApiError]) -> None:
    offered = decisions.offered

    def leaky_offered(table: Table, seat: int, words: str) -> int:
        try:
            return offered(table, seat, words)
        except ApiError:
            raise leaky(table, words) from None

    patch.setattr(decisions, "offered", leaky_offered)


def refusals_name_what_others_could_do(patch: Patch) -> None:
    def leaky(table: Table, words: str) -> ApiError:
        asked = [table.the_course.game.question(seat) for seat in range(table.settings.seats)]
        return refuse("wrong-board", why=str([question.options for question in asked if question]))

    refuse_otherwise(patch, leaky)


def refusals_know_what_exists(patch: Patch) -> None:
    def leaky(table: Table, words: str) -> ApiError:
        return refuse("not-offered" if words in table.the_course.game.space.names else "unknown-action")

    refuse_otherwise(patch, leaky)


def stale_before_whose_seat(patch: Patch) -> None:
    speaking_seat = decisions.speaking_seat

    def leaky(table: Table, order: Command, player: str) -> int:
        if order.seat is not None:
            decisions.check_drafted(table, order, order.seat)
        return speaking_seat(table, order, player)

    patch.setattr(decisions, "speaking_seat", leaky)


def keys_of_others(patch: Patch) -> None:
    """Whoever guesses the key of a command learns that it was given."""

    async def leaky(room: Hub, table: Table, player: str, idem: str) -> bool:
        return any([row.idem == idem for row in table.rows])

    patch.setattr(Hub, "done_before", leaky)


# beside the body


def answer_otherwise(patch: Patch, change: Callable[[Table, Response], None]) -> None:
    """Answers about a table are changed on their way out."""
    answered = app.answered

    async def leaky(endpoint: Any, request: Request) -> Response:
        response = await answered(endpoint, request)
        hall = request.app.state.service.room.halls.get(request.path_params.get("table", ""))
        if hall is not None and hall.table is not None:
            change(hall.table, response)
        return response

    patch.setattr(app, "answered", leaky)


def an_etag_of_the_position(patch: Patch) -> None:
    def leaky(table: Table, response: Response) -> None:
        response.headers["etag"] = f'"{journal.fingerprint(table.the_course.game)}"'

    answer_otherwise(patch, leaky)


def modified_when_somebody_drafted(patch: Patch) -> None:
    def leaky(table: Table, response: Response) -> None:
        response.headers["last-modified"] = f"{table.rows[-1].at} {table.standing.number}"

    answer_otherwise(patch, leaky)


def longer_with_every_row(patch: Patch) -> None:
    def leaky(table: Table, response: Response) -> None:
        response.body = bytes(response.body) + b" " * table.standing.number
        response.headers["content-length"] = str(len(response.body))

    answer_otherwise(patch, leaky)


def meters_for_everybody(patch: Patch) -> None:
    """Numbers alone, without times: they still count what is done in secret."""

    def leaky(meters: Any, room: Hub) -> bytes:
        tables = [hall.table for hall in room.halls.values() if hall.table is not None]
        return str([(table.id, table.standing.number) for table in tables]).encode()

    patch.setattr(app.Meters, "text", leaky)
    patch.setattr(app, "is_near", lambda request: True)


# in lists and notes


def list_otherwise(patch: Patch, more: Callable[[Summary], object]) -> None:
    shown = api.shown

    def leaky(one: Summary) -> TableListing:
        return msgspec.structs.replace(shown(one), title=str(more(one)))

    patch.setattr(api, "shown", leaky)


def lists_say_who_is_awaited(patch: Patch) -> None:
    list_otherwise(patch, lambda one: [place.seat for place in one.seated if place.awaited])


def lists_say_when_time_runs_out(patch: Patch) -> None:
    list_otherwise(patch, lambda one: one.due)


def lists_notice_drafts(patch: Patch) -> None:
    apply_draft = Table.apply_draft

    def leaky(table: Table, row: LogRow) -> None:
        apply_draft(table, row)
        table.standing.changed = row.at + table.standing.number

    patch.setattr(Table, "apply_draft", leaky)


def notes_of_others(patch: Patch) -> None:
    async def leaky(store: MemoryStore, table: str, player: str) -> str:
        return "".join([text for (_, owner), text in store.memory.notes.items() if owner != player])

    patch.setattr(MemoryStore, "note", leaky)


LEAKS = (
    *(a_frame_for_every_wake_up, drafts_wake_everybody, talk_in_every_window, talk_for_whoever_asks),
    *(somebody_is_typing, trouble_with_bots_is_told),
    *(lines_count_drafts, strokes_of_everybody, ids_of_people, those_who_have_answered_come_last),
    *(what_others_have_drafted_stays_open, the_seal_is_open, true_clocks_for_everybody, facts_for_everybody),
    *(numbers_of_rows_in_the_log, live_from_the_next_seat, every_seat_for_everybody),
    *(the_past_of_another_seat, the_past_with_drafts, games_can_be_read_before_the_end),
    *(advice_knows_what_others_hold, advice_counts_all_drafts, advice_looks_at_all_drafts, stories_count_hands),
    *(snapshots_in_answers, answers_count_all_drafts, refusals_name_what_others_could_do, refusals_know_what_exists),
    *(stale_before_whose_seat, keys_of_others),
    *(an_etag_of_the_position, modified_when_somebody_drafted, longer_with_every_row, meters_for_everybody),
    *(lists_say_who_is_awaited, lists_say_when_time_runs_out, lists_notice_drafts, notes_of_others),
)


async def battery() -> None:
    """A few of the pairs above."""
    async with two_servers() as worlds:
        for seed, commands, wanted in ((0, 12, (1, SPECTATOR)), (3, 150, (0,))):
            crowd = table_of("colonialism/compass", 3, seed, commands, bot=seed == 3, sealed=seed == 0)
            for viewer in [viewer for viewer in viewers(crowd.table) if viewer.seat in wanted]:
                await compare(worlds, crowd, viewer, f"battery {seed} {viewer.seat}", Comparisons(), 3)


def test_the_battery_is_silent_when_nothing_leaks() -> None:
    """So that what it finds below is what was planted."""
    asyncio.run(battery())


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_planted_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    """Each of them is noticed by the checks above."""
    leak(monkeypatch)
    with pytest.raises(LeakError):
        asyncio.run(battery())
