"""Over the wire, nobody can tell two servers apart that differ only in what they may not know."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from metropole.kernel.view import SPECTATOR
from metropole.server import wire
from metropole.server.refusals import ApiError
from metropole.server.seats import people
from metropole.server.store import ChatLine, LogRow
from metropole.server.table import Table
from tests.server import wire_worlds
from tests.server.leaks import LEAKS
from tests.server.memory import Memory
from tests.server.tables import RULE_SETS, ChaosPlayers, begun, command, crowd, question_to, speak, speaking, viewers
from tests.server.wire_worlds import LANGUAGES, NOBODY, PEOPLE, TABLE, WATCHER, OneTableServer, TwinServers, two_servers
from tests.server.worlds import LeakError, demand_equal, orders

HERE = f"/api/tables/{TABLE}"
# Commands after which to look, whether all answer at once and unseen there, whether a bot has a seat, and the clock.
POSITIONS: tuple[tuple[int, bool, bool, wire.Clock], ...] = (
    (12, True, False, wire.Bank(3600, 5)),
    (45, False, False, wire.NoClock()),
    (90, True, False, wire.PerMove(3600)),
    (156, False, True, wire.NoClock()),
)
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
    for text in ("{", "[]", '{"seq": 1}', msgspec.json.encode(wire.Command(seq, "k", wire.Play("fly away"))).decode()):
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
            decided = [world.table.decide(order, player, world.now) for world in pair.worlds]
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
        order = command(table, wire.Play(guess), seat, "guess")
        heard.append(await pair.get(f"{HERE}/commands", player, "POST", order))
    for guess, told in zip(guesses, heard, strict=True):
        demand_equal(told, heard[-1], guess)


# --- playing on ---


class TwinPlay:
    """Both worlds are played on. What the viewer sees is the same; what others think and try is not."""

    def __init__(self, pair: TwinServers, tally: "Comparisons") -> None:
        self.pair = pair
        self.tally = tally
        self.keys: list[str] = []

    @property
    def rng(self) -> Random:
        return self.pair.rng

    async def run(self, steps: int) -> None:
        seq = self.pair.tables[0].seq  # all before it was compared when both worlds were looked at
        for player, language in product(self.pair.players, LANGUAGES):
            await self.pair.open(player, language, since=seq)
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
        ways = wire_worlds.two_ways(self.pair)
        if ways is None:
            return False
        by_channel = self.rng.random() < 0.6
        self.pair.worlds[self.rng.randrange(2)].bots.troubled = True
        for number, acts in enumerate(ways):
            for act in acts:
                await wire_worlds.perform(self.pair, number, act, by_channel)
        self.tally.lines += 1
        self.tally.differing += ways[0] != ways[1]
        await self.check()
        return all([table.standing.state == "running" for table in self.pair.tables])

    def wait(self) -> None:
        self.pair.passes(self.rng.choice([0.0, 0.004, 1.5, 20.0]))

    async def check(self) -> None:
        """Everything that came by itself, and what a curious person would ask for again and again."""
        self.pair.compare_windows()
        table = self.pair.tables[0]
        player, language = self.rng.choice(self.pair.players), self.rng.choice(LANGUAGES)
        await self.pair.get(HERE, player, language=language, since=table.seq - 1, outline=table.seq % 2)
        if self.rng.random() < 0.4:
            await self.pair.get(f"{HERE}/history/{table.seq}", player, language=language, outline=1)
        await self.pair.get(f"{HERE}/advice", player, language=language)
        await self.pair.get(f"{HERE}/why", player, language=language, about="explore china" if table.seq % 2 else "")
        await self.pair.get("/api/tables", player, state="running")
        await self.pair.get("/api/my/tables", player)
        await self.pair.get(f"{HERE}/chat", player)
        await self.pair.get("/metrics", player)
        seat = self.pair.viewer.seat if self.pair.viewer.seat != SPECTATOR else None
        for key in [*self.keys[-3:], "new"]:
            order = command(table, wire.Play("fly away"), seat, key)
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
            await self.secretly(world, seat, wire.Play(words))
            if not world.table.has_to_speak(seat) or self.rng.random() < 0.3:
                await self.secretly(world, seat, wire.Retract())

    async def secretly(self, world: OneTableServer, seat: int, do: wire.Play | wire.Retract) -> None:
        table = world.table
        self.keys.append(f"secret-{len(self.keys)}")
        order = command(table, do, seat, self.keys[-1])
        answer = await world.order(table.standing.chairs[seat].player, order)
        assert (answer["type"], answer["seq"]) == ("accepted", table.seq)
        self.tally.secret += 1

    async def tidy(self) -> None:
        """Others take back what they have drafted."""
        for world in self.pair.worlds:
            for seat in self.others(world.table):
                while world.table.standing.drafts[seat]:
                    await self.secretly(world, seat, wire.Retract())

    async def talk(self) -> None:
        """Somebody else talks: in one world only, if the viewer is not to hear it."""
        speaker = next(player for player in PEOPLE if player not in self.pair.players)
        is_seated = self.pair.viewer.seat != SPECTATOR
        for world in self.pair.worlds if is_seated else [self.rng.choice(self.pair.worlds)]:
            if world.table.viewer(speaker).mine:
                assert (await world.ask("POST", f"{HERE}/chat", speaker, {"text": "Hm."})).status == 200

    async def change_ones_mind(self) -> None:
        """The viewer drafts something and takes it back."""
        seat, table = self.pair.viewer.seat, self.pair.tables[0]
        if seat not in speaking(table) or table.standing.chairs[seat].level:
            return
        for words in drafted_by(table, seat, self.rng)[:1]:
            for do in (wire.Play(words), wire.Retract()):
                table = self.pair.tables[0]
                order = command(table, do, seat, f"mind-{table.seq}-{table.standing.draft_revision[seat]}")
                await self.pair.say(0, msgspec.json.encode(order).decode())

    async def ask_back(self) -> None:
        """Now and then somebody else asks to go back, and thinks better of it."""
        table = self.pair.tables[0]
        seats, s = self.others(table), table.standing
        is_possible = seats and len(people(s.chairs)) > 1 and len(table.lineage) > 1 and s.asked is None
        if not is_possible or self.rng.random() < 0.7:
            return
        seat = self.rng.choice(seats)
        for do in (wire.AskUndo(table.lineage[-2]), wire.AnswerUndo(False)):
            for world in self.pair.worlds:
                order = command(world.table, do, seat, f"back-{world.table.seq}")
                answer = await world.order(world.table.standing.chairs[seat].player, order)
                assert answer["type"] == "accepted", answer
            self.pair.compare_windows()

    async def run_out_of_time(self) -> None:
        """Much later, the server looks at the clocks."""
        await self.tidy()
        self.pair.passes(10_000.0)
        for world in self.pair.worlds:
            await world.hub.expire(world.hub.loaded_tables[TABLE])
            await world.rest()
        await self.check()


def drafted_by(table: Table, seat: int, rng: Random) -> list[str]:
    """Some words with which a seat would only draft."""
    chair, space = table.standing.chairs[seat], table.the_course.game.space
    options = question_to(table, seat).options
    found: list[str] = []
    for action in rng.sample(options, min(len(options), 5)):
        rows = table.decide(command(table, wire.Play(space.name(action)), seat), chair.player, 1e5)
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
    worlds: list[OneTableServer], chaos: ChaosPlayers, viewer: wire.Viewer, seed: str, tally: Comparisons, steps: int
) -> None:
    """One viewer of one table: at this moment, and as the game goes on."""
    table, now, rng = chaos.table, chaos.now + 1, Random(seed)
    looking = await wire_worlds.paired(worlds, wire_worlds.apart(table, viewer, rng), viewer, rng, now)
    tally.dealt += differ([one.the_course.game.numbers() for one in looking.tables])
    tally.listed += differ([(world.memory.summaries[TABLE].seated, world.table.next_due()) for world in worlds])
    await look(looking)
    playing = await wire_worlds.paired(worlds, wire_worlds.alike(table, viewer, rng), viewer, rng, now)
    await TwinPlay(playing, tally).run(steps)
    tally.pairs += 1
    tally.compared += looking.compared + playing.compared


def differ(two: list[Any]) -> bool:
    return bool(two[0] != two[1])


@cache
def table_of(edition: str, seats: int, number: int) -> ChaosPlayers:
    """A table in the middle of a game, and, if wanted, where all answer at once and unseen."""
    commands, sealed, bot, clock = POSITIONS[number]
    seated = (*PEOPLE[: seats - 1], "") if bot else PEOPLE[:seats]
    found = crowd(edition, seats, number + 2, 0.0 if bot else 0.03, people=seated, host=PEOPLE[0], clock=clock)
    found.play(commands)
    while sealed and not found.table.the_course.is_sealed:
        found.play(1)
    return found


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS)
async def test_two_servers_look_the_same(edition: str, seats: int) -> None:
    """For every seat, a spectator and a stranger, in both languages: every byte, every message, and their order."""
    tally = Comparisons()
    async with two_servers() as worlds:
        for number in range(len(POSITIONS)):
            chaos = table_of(edition, seats, number)
            for viewer in viewers(chaos.table):
                await compare(worlds, chaos, viewer, f"{edition} {number} {viewer.seat}", tally, STEPS)
    assert tally.pairs == len(POSITIONS) * (seats + 1) - 1  # one seat is a bot's
    assert tally.compared > 200 * tally.pairs
    assert tally.secret > 6 * tally.pairs
    assert tally.lines > tally.pairs
    assert tally.listed > 0.3 * tally.pairs
    hidden = HIDDEN[edition.partition("/")[0]] if edition != "empires/revised" else 0.0
    assert tally.dealt >= hidden * tally.pairs
    assert tally.differing >= 2 or not hidden


async def test_drafts_are_silent_in_another_process() -> None:
    """Whoever watches through one process hears nothing of what others draft through another one."""
    table = begun("colonialism/compass", 3, PEOPLE, host=PEOPLE[0])
    while not table.the_course.is_sealed or len(table.lineage) < 2:
        speak(table, speaking(table)[0])
    async with two_servers(Memory()) as (here, there):
        here.place(table, now=3000.0)
        there.settle(now=3000.0)
        window = await there.watch(NOBODY, "en")
        counts = [window.frames()]
        for i in range(5):
            order = command(here.table, wire.Play(drafted_by(here.table, 1, Random(i))[0]), 1, f"d{i}")
            assert (await here.order(PEOPLE[1], order))["type"] == "accepted"
        counts.append(window.frames())
        await here.order(PEOPLE[0], command(here.table, wire.AskUndo(here.table.lineage[0]), 0, "u"))
        counts.append(window.frames())
    assert counts == [1, 1, 2]  # the first frame; nothing for drafts; one more for a line


# --- planted leaks ---


async def battery() -> None:
    """A few of the pairs above."""
    async with two_servers() as worlds:
        for number, wanted in ((0, (1, SPECTATOR)), (3, (0,))):
            chaos = table_of("colonialism/compass", 3, number)
            for viewer in [viewer for viewer in viewers(chaos.table) if viewer.seat in wanted]:
                await compare(worlds, chaos, viewer, f"battery {number} {viewer.seat}", Comparisons(), 3)


async def test_the_battery_is_silent_when_nothing_leaks() -> None:
    """So that what it finds below is what was planted."""
    await battery()


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is noticed by the checks above."""
    LEAKS[leak](monkeypatch)
    with pytest.raises(LeakError):
        await battery()
