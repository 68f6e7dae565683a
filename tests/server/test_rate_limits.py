"""The limits as people meet them, over HTTP and the live channel: the real numbers, and a clock that stands."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from metropole.server import live
from metropole.server.hub import Hub
from metropole.server.limits import LIMITS, SHARES
from tests.server.asgi import LiveClient, Response
from tests.server.http_helpers import PASSWORD, LocalServer, bearer, no_bots, world

# Said once more, so that nobody changes a number unnoticed: how many, in how many seconds.
AGREED = {
    "join": (30, 3600),
    "sign-up": (5, 86400),
    "sign-in-address": (50, 600),
    "sign-in-login": (10, 900),
    "reset": (3, 3600),
    "create-minute": (5, 60),
    "create-day": (50, 86400),
    "chat": (10, 60),
    "export": (5, 60),
    "read": (180, 60),
    "look": (600, 60),
    "command": (240, 60),
    "illegal": (30, 60),
    "handshake": (30, 60),
    "play": (60, 20),
    "watch": (30, 20),
}
SOCKETS = {"sockets-table": 5, "sockets-player": 20, "sockets-address": 60}
LIVE_ONLY = ("handshake", "play", "watch")


@pytest.fixture(autouse=True)
def bots_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, "wake_bots", no_bots)


def limited(check: Callable[[LocalServer], Awaitable[None]], *states: str) -> None:
    """Run a check in a world with the usual limits, whose clock stands still."""

    async def run() -> None:
        async with world(states or ("running",), generous=1.0) as found:
            await check(found)

    asyncio.run(run())


def test_every_limit_is_met_here() -> None:
    assert {one.name: (one.amount, one.seconds) for one in LIMITS} == AGREED
    assert {one.name: one.amount for one in SHARES} == SOCKETS
    assert set(CASES) | set(LIVE_ONLY) == set(AGREED)


# --- over HTTP ---


@dataclass(frozen=True)
class Case:
    """How a limit is met. `send` makes the n-th request, in a language; `beside` one that another limit counts."""

    send: Callable[[LocalServer, int, str], Awaitable[Response]]
    beside: Callable[[LocalServer, int, str], Awaitable[Response]]
    code: str
    good: tuple[int, ...] = (200, 201)  # below the limit


def at(address: str, name: str, method: str, target: str, body: Any = None) -> Any:
    """A request that is always the same; a "*" in the address becomes a number, so that it comes from elsewhere."""

    async def send(w: LocalServer, number: int, language: str) -> Response:
        path = target.replace("RUNNING", w.tables["running"]).replace("FINISHED", w.tables.get("finished", ""))
        said = json.loads(json.dumps(body).replace("*", str(number))) if body is not None else None
        return await w.tell(name, method, f"{path}?language={language}", said, address.replace("*", str(number % 250)))

    return send


HERE, THERE, EVERYWHERE = "10.0.0.1", "10.0.0.2", "10.0.1.*"
TABLE = {"edition": "colonialism/spielworxx", "places": [{"type": "me"}, {"type": "open"}]}
WRONG = {"recovery": "AAAA-AAAA-AAAA-AAAA-AAAA"}
ILLEGAL = {"seq": 4, "idem": "k*", "do": {"type": "play", "action": "no such thing"}}
STALE = {"seq": 1, "idem": "k*", "do": {"type": "leave"}}

CASES = {
    "join": Case(
        at(HERE, "", "POST", "/api/players", {"name": "Nora"}),
        at(THERE, "", "POST", "/api/players", {"name": "Nora"}),
        "too-many-joins",
    ),
    "sign-up": Case(
        at(HERE, "anna", "POST", "/api/me/account", {"login": "nora*", "password": "battery staple"}),
        at(THERE, "anna", "POST", "/api/me/account", {"login": "nora*", "password": "battery staple"}),
        "too-many-sign-ups",
        (422,),
    ),
    "sign-in-address": Case(
        at(HERE, "", "POST", "/api/session", WRONG),
        at(THERE, "", "POST", "/api/session", WRONG),
        "too-many-sign-ins",
        (401,),
    ),
    "sign-in-login": Case(
        at(EVERYWHERE, "", "POST", "/api/session", {"login": "anna-login", "password": "a wrong one"}),
        at(EVERYWHERE, "", "POST", "/api/session", {"login": "bert-login", "password": PASSWORD}),
        "too-many-sign-ins",
        (401,),
    ),
    "reset": Case(
        at(EVERYWHERE, "", "POST", "/api/session/reset", {**WRONG, "new": "battery staple"}),
        at(EVERYWHERE, "", "POST", "/api/session/reset", {"recovery": "BBBB", "new": "battery staple"}),
        "too-many-resets",
        (401,),
    ),
    "create-minute": Case(
        at(EVERYWHERE, "anna", "POST", "/api/tables", TABLE),
        at(HERE, "bert", "POST", "/api/tables", TABLE),
        "too-many-tables",
    ),
    "create-day": Case(
        at(EVERYWHERE, "anna", "POST", "/api/tables", TABLE),
        at(HERE, "bert", "POST", "/api/tables", TABLE),
        "too-many-tables",
    ),
    "chat": Case(
        at(EVERYWHERE, "anna", "POST", "/api/tables/RUNNING/chat", {"text": "hello"}),
        at(HERE, "bert", "POST", "/api/tables/RUNNING/chat", {"text": "hello"}),
        "too-much-talk",
    ),
    "export": Case(
        at(EVERYWHERE, "anna", "GET", "/api/tables/FINISHED/game"),
        at(HERE, "bert", "GET", "/api/tables/FINISHED/game"),
        "too-many-exports",
    ),
    "read": Case(
        at(HERE, "anna", "GET", "/api/tables/RUNNING"),
        at(THERE, "anna", "GET", "/api/tables/RUNNING"),
        "too-many-reads",
    ),
    "look": Case(
        at(HERE, "anna", "GET", "/api/tables/RUNNING/history/1"),
        at(THERE, "anna", "GET", "/api/tables/RUNNING/history/1"),
        "too-many-reads",
    ),
    "command": Case(
        at(HERE, "anna", "POST", "/api/tables/RUNNING/commands", STALE),
        at(THERE, "anna", "POST", "/api/tables/RUNNING/commands", STALE),
        "too-many-messages",
    ),
    "illegal": Case(
        at(EVERYWHERE, "anna", "POST", "/api/tables/RUNNING/commands", ILLEGAL),
        at(HERE, "bert", "POST", "/api/tables/RUNNING/commands", ILLEGAL),
        "too-many-illegal",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_at_the_limit_beyond_it_and_after(name: str) -> None:
    """The last one is served; the next is told when to come back, changes nothing, and is served then."""
    case, (amount, seconds) = CASES[name], AGREED[name]

    async def check(w: LocalServer) -> None:
        for number in range(amount):
            if name == "create-day" and number and number % 5 == 0:
                w.clock.now += 60  # beyond the limit of a minute
            reply = await case.send(w, number, "en")
            assert reply.status in case.good, (number, reply)
        spent = 60 * 9 if name == "create-day" else 0
        w.clock.now += 60 if spent else 0
        left = seconds - spent - (60 if spent else 0)
        before = w.kept()
        english, german = await case.send(w, amount, "en"), await case.send(w, amount + 1, "de")
        assert w.kept() == before
        for reply in (english, german):
            assert (reply.status, reply.code) == (429, case.code)
            assert reply.header("retry-after") == str(left)
        assert english.json()["reason"] != german.json()["reason"]
        assert re.search(r"in (\d+|one) (second|minute|hour)", english.json()["reason"])
        assert re.search(r"in (\d+|einer|eine) (Sekunde|Minute|Stunde)", german.json()["reason"]), german.json()
        assert (await case.beside(w, amount, "en")).status in (*case.good, 200)
        w.clock.now += left - 0.5
        assert (await case.send(w, amount + 2, "en")).header("retry-after") == "1"
        w.clock.now += 0.5
        assert (await case.send(w, amount + 3, "en")).status in case.good

    limited(check, "running", "finished")


def test_too_many_illegal_moves_do_not_bar_a_legal_one() -> None:
    async def check(w: LocalServer) -> None:
        for number in range(31):
            reply = await CASES["illegal"].send(w, number, "en")
        assert reply.code == "too-many-illegal"
        target = f"/api/tables/{w.tables['running']}"
        frame = (await w.tell("anna", "GET", target)).json()
        do = {"type": "play", "action": frame["question"]["options"][0]["action"]}
        played = await w.tell("anna", "POST", f"{target}/commands", {"seq": frame["seq"], "idem": "good", "do": do})
        assert played.code == "accepted"

    limited(check)


def test_strangers_do_not_use_up_the_downloads_of_others() -> None:
    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['finished']}/game"
        for _ in range(5):
            assert (await w.tell("", "GET", target)).status == 200
        assert (await w.tell("", "GET", target)).status == 429
        assert (await w.tell("", "GET", target, client="10.9.9.9")).status == 200

    limited(check, "finished")


def test_a_household_is_one_address() -> None:
    """All addresses of one IPv6 network count together; another network counts for itself."""

    async def check(w: LocalServer) -> None:
        for number in range(30):
            reply = await w.tell("", "POST", "/api/players", {"name": "Nora"}, f"2001:db8:0:1::{number:x}")
            assert reply.status == 201
        assert (await w.tell("", "POST", "/api/players", {"name": "Nora"}, "2001:db8:0:1:ffff::1")).status == 429
        assert (await w.tell("", "POST", "/api/players", {"name": "Nora"}, "2001:db8:0:2::1")).status == 201

    limited(check)


# --- signing in ---


async def sign_in(w: LocalServer, login: str, password: str, number: int) -> Response:
    body = {"login": login, "password": password}
    return await w.tell("", "POST", "/api/session", body, f"10.2.{number // 250}.{number % 250}")


def test_limits_do_not_tell_whether_a_login_exists() -> None:
    """A login that somebody has, one that nobody has and one that nobody can have: the same answers."""

    async def check(w: LocalServer) -> None:
        found = []
        for at_once, login in enumerate(("anna-login", "nobody-login", "n\u00f6body")):
            replies = [await sign_in(w, login, "a wrong one", at_once * 100 + number) for number in range(12)]
            found.append([(reply.status, reply.headers, reply.body) for reply in replies])
        assert found[0] == found[1] == found[2]
        assert [status for status, *_ in found[0]] == [401] * 10 + [429] * 2

    limited(check)


def test_beyond_the_limit_the_right_password_helps_no_more() -> None:
    """Whoever guesses learns nothing from the attempts that come too soon."""

    async def check(w: LocalServer) -> None:
        for number in range(10):
            assert (await sign_in(w, "anna-login", "a wrong one", number)).status == 401
        assert (await sign_in(w, "anna-login", PASSWORD, 11)).status == 429
        w.clock.now += 900
        assert (await sign_in(w, "anna-login", PASSWORD, 12)).status == 200

    limited(check)


def test_another_spelling_is_the_same_login() -> None:
    async def check(w: LocalServer) -> None:
        for number in range(10):
            login = ("ANNA-LOGIN", "  anna-login", "Anna-Login \t", "anna-login")[number % 4]
            assert (await sign_in(w, login, "a wrong one", number)).status == 401
        assert (await sign_in(w, "aNNa-login ", PASSWORD, 11)).status == 429

    limited(check)


def test_a_present_password_cannot_be_guessed_either() -> None:
    """By somebody who found a device unlocked."""

    async def check(w: LocalServer) -> None:
        body = {"old": "a wrong one", "new": "battery staple"}
        for number in range(10):
            reply = await w.tell("anna", "POST", "/api/me/password", body, f"10.3.0.{number}")
            assert reply.code == "wrong-password"
        right = {"old": PASSWORD, "new": "battery staple"}
        assert (await w.tell("anna", "POST", "/api/me/password", right, "10.3.1.1")).status == 429

    limited(check)


# --- over the live channel ---


async def chatter(window: LiveClient, amount: int) -> None:
    """So many messages, each answered."""
    for _ in range(amount):
        window.send("x")
        await window.until("error")


@pytest.mark.parametrize(("name", "amount"), [("anna", 60), ("", 30)])
def test_messages(name: str, amount: int) -> None:
    """One too many closes this channel and no other; whoever waits may go on; a new channel counts from nothing."""

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        headers = bearer(name) if name else ()
        async with w.window(target, bearer("bert")) as opponent:
            for _ in range(3):
                async with w.window(target, headers) as window:
                    await chatter(window, amount)
                    w.clock.now += 20
                    await chatter(window, amount)
                    window.send("x")
                    assert await window.closed() == 1008
            await chatter(opponent, 60)

    limited(check)


def test_messages_are_counted_for_each_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a new one takes the place of an old one in memory, as if all had the same place."""
    monkeypatch.setattr(live, "id", lambda _: 7, raising=False)

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        async with w.window(target, bearer("anna")) as one, w.window(target, bearer("anna")) as two:
            await chatter(one, 60)
            await chatter(two, 60)
            one.send("x")
            assert await one.closed() == 1008
        for _ in range(10):
            async with w.window(target, bearer("anna")) as window:
                await chatter(window, 60)
            w.clock.now += 3

    limited(check)


def test_illegal_moves_over_the_live_channel() -> None:
    """Each gets its answer; beyond the limit also a word about it, and the channel stays."""

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        async with w.window(target, bearer("anna")) as window:
            seq = (await window.until("frame"))["frame"]["seq"]
            move = {"seq": seq, "idem": "k", "do": {"type": "play", "action": "no such thing"}}
            for _ in range(30):
                window.send(move)
                assert (await window.receive())["answer"]["code"] == "unknown-action"
            window.send(move)
            error = await window.until("error")
            assert (error["code"], error["idem"]) == ("too-many-illegal", "k")
            assert "in one minute" in error["reason"] or "in 60 seconds" in error["reason"]
            w.clock.now += 60
            window.send(move)
            assert (await window.receive())["type"] == "answer"
            window.send("x")
            assert (await window.receive())["code"] == "bad-json"

    limited(check)


def test_handshakes() -> None:
    """From one address so many in a minute, whether they are let in or not."""

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        for number in range(30):
            async with w.window(target if number % 2 else f"{target}?seat=1", bearer("anna")) as window:
                assert (window.denial is None) == bool(number % 2)
        for language, words in (("en", "new connections"), ("de", "Verbindungen")):
            async with w.window(f"{target}?language={language}", bearer("anna")) as window:
                assert window.denial is not None
                assert (window.denial.status, window.denial.code) == (429, "too-many-handshakes")
                assert window.denial.header("retry-after") == "60"
                assert words in window.denial.json()["reason"]
        async with w.window(target, bearer("anna"), "10.0.0.9") as window:
            assert window.denial is None
        w.clock.now += 60
        async with w.window(target, bearer("anna")) as window:
            assert window.denial is None

    limited(check)


SocketPlace = tuple[str, str, str]  # table, name, address


def places(name: str, tables: dict[str, str], amount: int) -> tuple[list[SocketPlace], SocketPlace]:
    """Those who fill a share, and somebody beside them whom it does not concern."""
    one, two = tables["running"], tables["private running"]
    if name == "sockets-table":
        return [(one, "anna", f"10.4.0.{number}") for number in range(amount)], (two, "anna", "10.4.0.1")
    if name == "sockets-player":
        many = [one, two, tables["open"], tables["private open"], tables["finished"]]
        return [(many[number // 4], "anna", f"10.4.0.{number}") for number in range(amount)], (one, "bert", "10.4.0.1")
    return [(one, "", HERE) for _ in range(amount)], (one, "", THERE)


@pytest.mark.parametrize("name", SOCKETS)
def test_channels_at_once(name: str) -> None:
    """So many and no more; as soon as one is closed, there is room for one."""

    async def check(w: LocalServer) -> None:
        fill, beside = places(name, w.tables, SOCKETS[name])
        windows = [await opened(w, place) for place in fill]
        try:
            assert [window.denial for window in windows] == [None] * len(fill)
            assert await denied(w, fill[-1]) == "too-many-sockets"
            assert await denied(w, beside) is None
            await windows.pop().__aexit__()
            windows.append(await opened(w, fill[-1]))
            assert windows[-1].denial is None
            assert await denied(w, fill[-1]) == "too-many-sockets"
        finally:
            for window in windows:
                await window.__aexit__()
        assert w.service.limits.held == {}
        assert not [hall for hall in w.room.halls.values() if hall.watchers]

    limited(check, "running", "open", "finished")


async def opened(w: LocalServer, place: SocketPlace) -> LiveClient:
    """A channel that stays; time goes on, so that handshakes are no matter."""
    w.clock.now += 3
    table, name, address = place
    return await w.window(f"/api/tables/{table}/live", bearer(name) if name else (), address).__aenter__()


async def denied(w: LocalServer, place: SocketPlace) -> str | None:
    """The code of the refusal, if there is one; it needs no waiting, so it names no time."""
    window = await opened(w, place)
    try:
        if window.denial is None:
            return None
        assert window.denial.status == 429
        assert window.denial.header("retry-after") == ""
        return window.denial.code
    finally:
        await window.__aexit__()


def test_a_channel_that_is_cut_off_gives_its_share_back() -> None:
    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        for _ in range(12):
            w.clock.now += 3
            async with w.window(target, bearer("anna")) as window:
                assert window.denial is None
                window.send_bytes(b"x")
                assert await window.closed() == 1003
        assert w.service.limits.held == {}

    limited(check)
