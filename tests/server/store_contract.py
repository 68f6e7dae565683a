"""What every store promises, each promise as a claim about an open, empty store."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from metropole.server.store import (
    Account,
    ChatLine,
    ConflictError,
    LoginSession,
    LogRow,
    Seated,
    Store,
    Summary,
    UnconfirmedWriteError,
    UnstorableTextError,
)

StoreClaim = Callable[[Store], Coroutine[Any, Any, None]]

CLAIMS: list[StoreClaim] = []
UNICODE = "Großbritannien, 日本, \U0001f3b2, e\u0301, \u202eabc, \u2028, '\"\\%s?; DROP TABLE log"
UNSTORABLE = ["a\0b", "half \ud83d of a pair", "other \udc00 half"]


def claim(check: StoreClaim) -> StoreClaim:
    CLAIMS.append(check)
    return check


# --- shorthand ---


def row(number: int, idem: str = "", actor: str = "ann", **body: Any) -> LogRow:
    return LogRow(number, 1000.25 + number, actor, idem, "move", body)


def summary(table: str = "t1", **fields: Any) -> Summary:
    common = Summary(table, "running", private=False, created=1.0, changed=1.0, due=None, shown={"title": table})
    return replace(common, **fields)


def player(id: str, **fields: Any) -> Account:
    return replace(Account(id, name=id.title(), created=1.0, recovery=f"hash of {id}"), **fields)


async def add(store: Store, after: int, *rows: LogRow, table: str = "t1", **fields: Any) -> None:
    await store.append(table, after, list(rows), summary(table, **fields))


async def outcome(doing: Awaitable[Any]) -> str:
    """The name of what it raised, or `done`."""
    try:
        await doing
    except (ConflictError, UnconfirmedWriteError, LookupError, ValueError) as error:
        return type(error).__name__
    return "done"


async def outcomes(*doing: Awaitable[Any]) -> list[str]:
    """The same of what is done all at once."""
    return await asyncio.gather(*[outcome(each) for each in doing])


async def numbers(store: Store, table: str = "t1") -> list[int]:
    return [each.number for each in await store.rows(table)]


async def write_words(store: Store, table: str, words: list[str]) -> None:
    """A row for each word; whoever was faster is read, and then it is tried again."""
    last = 0
    for word in words:
        while await outcome(add(store, last, row(last + 1, word), table=table)) == "ConflictError":
            last = max(await numbers(store, table), default=0)


def ids(tables: list[Summary]) -> list[str]:
    return [each.table for each in tables]


# --- the log ---


@claim
async def rows_come_back_as_they_were(store: Store) -> None:
    """In their order: numbers are numbers, and ten comes after nine."""
    first = LogRow(1, 0.1 + 0.2, "", "", "created", {"seats": 4, "board": None, "nested": {"a": [1, 2.5, True, "x"]}})
    second = row(2, "k", lines=["2 play army", "= 0123456789abcdef"])
    await add(store, 0, first, second)
    await add(store, 2, row(3))

    assert await store.rows("t1") == [first, second, row(3)]
    assert await store.rows("t1", 1) == [second, row(3)]
    assert await store.rows("t1", 3) == await store.rows("elsewhere") == []
    await add(store, 3, *[row(number) for number in range(4, 13)])
    assert await numbers(store) == list(range(1, 13))


@claim
async def a_conflict_writes_nothing(store: Store) -> None:
    """Not even the rows that would have fitted, nor the summary, nor the seats."""
    await add(store, 0, row(1), row(2), changed=5.0, seated=(Seated(0, "ann", True),))
    late = summary(state="finished", changed=9.0, shown={}, seated=(Seated(0, "bob", False), Seated(1, "cy", True)))

    assert await outcome(store.append("t1", 1, [row(2, word="late"), row(3)], late)) == "ConflictError"

    assert await store.rows("t1") == [row(1), row(2)]
    [listed] = await store.public_tables(("running", "finished"), 9)
    assert listed == summary(changed=5.0, seated=(Seated(0, "ann", True),))
    assert await store.tables_of("bob", 9) == []


@claim
async def of_several_at_once_one_wins(store: Store) -> None:
    """Already of those who create a table; and whoever wins has the summary as well."""
    words = ("one", "two", "three", "four", "five")
    for after in range(9):
        tries = [add(store, after, row(after + 1, by=word), shown={"by": word}) for word in words]
        found = await outcomes(*tries)

        assert sorted(found) == ["ConflictError"] * 4 + ["done"]
        [kept] = await store.rows("t1", after)
        [listed] = await store.public_tables(("running",), 9)
        assert kept.body == listed.shown == {"by": words[found.index("done")]}


@claim
async def whoever_conflicts_fails_alone(store: Store) -> None:
    """However many are written together with them."""
    await add(store, 0, row(1))
    doing = [add(store, 0, row(1), table=f"new{number}") for number in range(20)]
    doing[3:3] = [add(store, 0, row(1, late=True))]
    doing[7:7] = [add(store, 1, row(2, late=False))]
    doing[12:12] = [add(store, 5, row(6))]

    found = await outcomes(*doing)

    assert [found[3], found[12], found.count("done")] == ["ConflictError", "ValueError", 21]
    assert [await numbers(store, f"new{number}") for number in range(20)] == [[1]] * 20
    assert await store.rows("t1") == [row(1), row(2, late=False)]


@claim
async def gaps_are_refused(store: Store) -> None:
    await add(store, 0, row(1))

    gaps = [add(store, 2, row(3)), add(store, 1, row(2), row(4)), add(store, 1, row(3)), add(store, 1)]
    elsewhere = [add(store, 4, row(5), table="t2"), store.append("t1", 1, [row(2)], summary("t2"))]
    assert await outcomes(*gaps, *elsewhere) == ["ValueError"] * 6

    assert await numbers(store) == [1]
    assert ids(await store.public_tables(("running",), 9)) == ["t1"]


@claim
async def a_key_is_used_once(store: Store) -> None:
    """Per table and actor; no key at all may be used as often as one likes."""
    await add(store, 0, row(1, "k"), row(2))
    await add(store, 0, row(1, "k"), table="t2")
    await add(store, 2, row(3, "k", actor="bob"), row(4), row(5, actor="bob"))

    again = [add(store, 5, row(6, "k"), changed=7.0), add(store, 5, row(6, "new"), row(7, "k"))]
    assert await outcomes(*again) == ["ConflictError"] * 2

    assert await numbers(store) == [1, 2, 3, 4, 5]
    assert await store.row_of("t1", "ann", "k") == row(1, "k")
    assert await store.row_of("t1", "bob", "k") == row(3, "k", actor="bob")
    for table, key in (("t1", "new"), ("t1", ""), ("t3", "k")):
        assert await store.row_of(table, "ann", key) is None


@claim
async def fifty_writers_lose_nothing(store: Store) -> None:
    """Fifty at ten tables, each reloading after a conflict: every word is there once, and no number is missing."""
    tables = [f"t{number}" for number in range(10)]
    said = [[f"{writer}.{word}" for word in range(3)] for writer in range(5)]
    await asyncio.gather(*[write_words(store, table, words) for table in tables for words in said])

    for table in tables:
        rows = await store.rows(table)
        assert [each.number for each in rows] == list(range(1, 16))
        assert sorted([each.idem for each in rows]) == sorted([word for words in said for word in words])


@claim
async def cancelled_writers_leave_all_or_nothing(store: Store) -> None:
    """Whoever does not wait may have written or not, but never half of it, and nobody else suffers."""
    dice = Random(7)

    async def write(table: str) -> None:
        for after in range(0, 30, 2):
            await add(store, after, row(after + 1, f"k{after}"), row(after + 2), table=table, shown={"last": after + 2})

    for attempt in range(8):
        tasks = [asyncio.create_task(write(f"t{attempt}.{number}")) for number in range(4)]
        await asyncio.sleep(dice.random() * 0.03)
        for task in tasks[1:]:
            task.cancel()
        await asyncio.wait(tasks)
        assert not tasks[0].cancelled()
        await tasks[0]

    listed = {each.table: each.shown["last"] for each in await store.public_tables(("running",), 99)}
    for table, last in listed.items():
        assert await numbers(store, table) == list(range(1, last + 1))
    assert {table: last for table, last in listed.items() if table.endswith(".0")} == {f"t{n}.0": 30 for n in range(8)}


@claim
async def the_latest_snapshot_is_kept(store: Store) -> None:
    await add(store, 0, row(1), row(2), row(3))
    assert await store.snapshot("t1") is None

    await store.save_snapshot("t1", 2, {"numbers": [1, 2]})
    await store.save_snapshot("t1", 3, {"numbers": [1, 2, 3]})
    await store.save_snapshot("t1", 1, {"numbers": [1]})

    assert await store.snapshot("t1") == (3, {"numbers": [1, 2, 3]})
    assert await outcome(store.save_snapshot("t2", 1, {})) == "LookupError"
    assert await store.snapshot("t2") is None


# --- lists ---


@claim
async def a_summary_comes_back_as_it_was(store: Store) -> None:
    seated = (Seated(0, "ann", True), Seated(2, "bob", False), Seated(10, "cy", True))
    first = summary(state="open", created=1.5, changed=2.5, due=3.5, shown={"seats": [1, 2]}, seated=seated)
    await store.append("t1", 0, [row(1)], first)
    assert await store.public_tables(("open",), 9) == [first]

    second = replace(first, state="running", due=None, seated=(Seated(0, "dee", False), Seated(2, "bob", True)))
    await store.append("t1", 1, [row(2)], second)
    assert await store.public_tables(("open",), 9) == []
    assert await store.public_tables(("running",), 9) == [second]
    assert await store.tables_of("ann", 9) == await store.tables_of("cy", 9) == []
    assert await store.tables_of("bob", 9) == await store.tables_of("dee", 9) == [second]

    third = replace(second, private=True, seated=())
    await store.append("t1", 2, [row(3)], third)
    assert await store.public_tables(("running",), 9) == await store.tables_of("bob", 9) == []


@claim
async def public_lists_show_the_last_changed_first(store: Store) -> None:
    changed = {"a": 3.0, "b": 11.0, "c": 2.0, "d": 9.0}
    for table, when in changed.items():
        await add(store, 0, row(1), table=table, changed=when, state="open" if table == "c" else "running")
    await add(store, 0, row(1), table="hidden", changed=12.0, private=True)

    assert ids(await store.public_tables(("open", "running"), 9)) == ["b", "d", "a", "c"]
    assert ids(await store.public_tables(("open", "running"), 2)) == ["b", "d"]
    assert ids(await store.public_tables(("running",), 9)) == ["b", "d", "a"]
    assert ids(await store.public_tables(("finished",), 9)) == ids(await store.public_tables((), 9)) == []

    await add(store, 1, row(2), table="a", changed=20.0)
    assert ids(await store.public_tables(("open", "running"), 9)) == ["a", "b", "d", "c"]


@claim
async def what_awaits_a_player_comes_first(store: Store) -> None:
    """Then the last changed; private tables too, and one with two seats of theirs only once."""
    awaited = {"a": (5.0, False), "b": (1.0, True), "c": (9.0, False), "d": (3.0, True)}
    for table, (changed, me) in awaited.items():
        seated = (Seated(0, "bob", not me), Seated(1, "ann", me))
        await add(store, 0, row(1), table=table, changed=changed, seated=seated, private=table == "d")
    both = (Seated(0, "ann", False), Seated(1, "ann", True))
    await add(store, 0, row(1), table="e", changed=2.0, seated=both)

    listed = await store.tables_of("ann", 9)
    assert ids(listed) == ["d", "e", "b", "c", "a"]
    assert listed[1].seated == both
    assert ids(await store.tables_of("ann", 3)) == ["d", "e", "b"]
    assert ids(await store.tables_of("bob", 9)) == ["c", "a", "d", "b"]
    assert await store.tables_of("nobody", 9) == []


@claim
async def clocks_that_ran_out_are_found(store: Store) -> None:
    """The first that ran out first; only running tables have clocks."""
    dues: dict[str, float | None] = {"a": 30.0, "b": 10.0, "c": None, "d": 20.0, "e": 40.0}
    for table, due in dues.items():
        await add(store, 0, row(1), table=table, due=due)
    await add(store, 0, row(1), table="over", due=5.0, state="finished")

    assert await store.due_tables(35.0, 9) == ["b", "d", "a"]
    assert await store.due_tables(35.0, 2) == ["b", "d"]
    assert await store.due_tables(10.0, 9) == []

    await add(store, 1, row(2), table="b", due=50.0)
    assert await store.due_tables(35.0, 9) == ["d", "a"]
    assert sorted(await store.running_tables()) == ["a", "b", "c", "d", "e"]


# --- secrets and people ---


@claim
async def a_secret_is_written_once(store: Store) -> None:
    await store.keep_secret("t1", b"\0\xff secret", b"")
    assert await outcome(store.keep_secret("t1", b"another", b"salt")) == "ConflictError"

    assert await store.secret("t1") == (b"\0\xff secret", b"")
    assert await store.secret("t2") is None


@claim
async def players_are_found(store: Store) -> None:
    ann, bob = player("ann", name=UNICODE), player("bob", login="Bob", password="hash")
    await store.add_player(ann)
    await store.add_player(bob)

    assert await store.player("ann") == await store.player_by_recovery("hash of ann") == ann
    assert await store.player("bob") == await store.player_by_login("bob") == await store.player_by_login("BOB") == bob
    assert await store.player("cy") is await store.player_by_login("ann") is await store.player_by_recovery("") is None

    named = replace(ann, name="Anna", login="Ann", password="new", recovery="other")
    await store.change_player(named)
    assert await store.player("ann") == await store.player_by_login("ANN") == named
    assert await store.player_by_recovery("hash of ann") is None
    assert await outcome(store.change_player(player("cy"))) == "LookupError"
    assert await store.player("cy") is None


@claim
async def a_login_belongs_to_one(store: Store) -> None:
    """Whatever letters it is written in; guests have none."""
    for each in [player("ann", login="Änne"), player("bob", login="Straße"), player("g1"), player("g2")]:
        await store.add_player(each)

    taken = [store.add_player(player("c1", login="ÄNNE")), store.add_player(player("c2", login="STRASSE"))]
    taken += [store.change_player(player("g1", login="änne")), store.add_player(player("ann", login="free"))]
    assert await outcomes(*taken, store.add_player(player("c3", recovery="hash of g1"))) == ["ConflictError"] * 5
    assert await outcome(store.change_player(player("ann", login="ÄnnE"))) == "done"

    assert [await store.player(id) for id in ("c1", "c2", "c3")] == [None, None, None]
    assert await store.player("g1") == player("g1")
    assert await store.player_by_login("änne") == player("ann", login="ÄnnE")


@claim
async def of_many_one_gets_the_login(store: Store) -> None:
    names = ["eve", "Eve", "eVe", "evE"]
    doing = [store.add_player(player(f"p{number}", login=login)) for number, login in enumerate(names)]
    found = await outcomes(*doing)

    assert sorted(found) == ["ConflictError"] * 3 + ["done"]
    winner = found.index("done")
    assert await store.player_by_login("EVE") == player(f"p{winner}", login=names[winner])


@claim
async def sessions_begin_and_end(store: Store) -> None:
    await store.add_player(player("ann"))
    await store.add_player(player("bob"))
    sessions = [LoginSession(f"key{number}", "ann", 1.0, 2.0 + number) for number in range(3)]
    for each in [*sessions, LoginSession("other", "bob", 1.0, 2.0)]:
        await store.add_session(each)

    assert [await store.session(each.key) for each in sessions] == sessions
    assert await outcome(store.add_session(sessions[0])) == "ConflictError"
    assert await outcome(store.add_session(LoginSession("new", "nobody", 1.0, 2.0))) == "LookupError"

    await store.end_session("key1")
    await store.end_session("never was")
    assert [await store.session(each.key) for each in sessions] == [sessions[0], None, sessions[2]]

    await store.end_sessions_of("ann")
    assert await store.session("key0") is await store.session("key2") is await store.session("new") is None
    assert await store.session("other") == LoginSession("other", "bob", 1.0, 2.0)


# --- beside the game ---


@claim
async def talk_is_numbered(store: Store) -> None:
    """From one, without gap, at each table by itself, also when everybody talks at once and the game goes on."""
    for table in ("t1", "t2"):
        await add(store, 0, row(1), table=table)
    saying = [store.say(table, float(n), "ann", "Ann", f"{table} {n}") for n in range(20) for table in ("t1", "t2")]
    said, _ = await asyncio.gather(asyncio.gather(*saying), add(store, 1, row(2)))

    for table in ("t1", "t2"):
        own = sorted([each for each in said if each.text.startswith(table)], key=lambda each: each.number)
        assert [each.number for each in own] == list(range(1, 21))
        assert await store.talk(table, 0, 99) == own
        assert await store.talk(table, 17, 99) == own[17:]
        assert await store.talk(table, 5, 2) == own[5:7]
    assert await store.say("t1", 3.0, "bob", "Bob", UNICODE) == ChatLine(21, 3.0, "bob", "Bob", UNICODE)
    assert await store.talk("t1", 20, 9) == [ChatLine(21, 3.0, "bob", "Bob", UNICODE)]
    assert await outcome(store.say("t3", 1.0, "ann", "Ann", "hello?")) == "LookupError"
    assert await store.talk("t3", 0, 9) == []


@claim
async def notes_are_private(store: Store) -> None:
    await add(store, 0, row(1))
    await store.save_note("t1", "ann", "first")
    await store.save_note("t1", "ann", UNICODE)
    await store.save_note("t1", "bob", "other")

    assert [await store.note("t1", player) for player in ("ann", "bob")] == [UNICODE, "other"]
    assert await store.note("t1", "cy") == await store.note("t2", "ann") == ""
    assert await outcome(store.save_note("t2", "ann", "nowhere")) == "LookupError"


@claim
async def the_last_beat_is_known(store: Store) -> None:
    assert await store.last_beat() is None
    await store.beat("one", 10.0)
    await store.beat("two", 12.5)
    await store.beat("one", 11.0)
    assert await store.last_beat() == 12.5

    await store.beat("one", 13.0)
    assert await store.last_beat() == 13.0


# --- text ---


@claim
async def every_language_is_kept(store: Store) -> None:
    strange = LogRow(1, 1.0, UNICODE, UNICODE, UNICODE, {UNICODE: [UNICODE, "a\0b"]})
    await store.append(UNICODE, 0, [strange], summary(UNICODE, shown={"title": UNICODE}))

    assert await store.rows(UNICODE) == [strange]
    assert await store.row_of(UNICODE, UNICODE, UNICODE) == strange
    assert await store.public_tables(("running",), 9) == [summary(UNICODE, shown={"title": UNICODE})]


@claim
async def what_cannot_be_kept_is_refused(store: Store) -> None:
    """NUL and halves of surrogate pairs: refused when written, not found when read."""
    await add(store, 0, row(1))
    await store.add_player(player("ann"))
    for bad in UNSTORABLE:
        writing = [store.say("t1", 1.0, "ann", "Ann", bad), store.save_note("t1", "ann", bad)]
        writing += [store.change_player(player("ann", name=bad)), add(store, 1, row(2, bad))]
        assert await outcomes(*writing, add(store, 0, row(1), table=bad, shown={})) == ["UnstorableTextError"] * 5
        lists = [await store.rows(bad), await store.tables_of(bad, 9), await store.talk(bad, 0, 9)]
        assert not any(lists)
        single = [await store.player_by_login(bad), await store.session(bad), await store.row_of("t1", bad, bad)]
        assert single == [None, None, None]
        assert await store.note("t1", bad) == ""
    with pytest.raises(UnstorableTextError, match="NUL"):
        await add(store, 1, row(2, lines=["\ud800"]))

    assert await numbers(store) == [1]
    assert await store.talk("t1", 0, 9) == []
    assert await store.player("ann") == player("ann")
