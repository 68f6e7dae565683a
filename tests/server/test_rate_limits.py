"""The limits as people meet them, over HTTP and the live channel; with a clock that stands."""

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from metropole.server import live
from metropole.server.api import ENDPOINTS
from metropole.server.limits import LIMITS, SHARES
from metropole.server.request_context import Endpoint
from tests.server.asgi import HERE, Headers, LiveClient, Response
from tests.server.http_helpers import EDITION, PASSWORD, LocalServer, bearer, world

# Whoever is counted by something else than the limit on reading: which requests are dear, tempting or easily sent.
OWN_LIMIT = {
    "POST /api/players": "join",
    "POST /api/me/account": "sign-up",
    "POST /api/me/password": "sign-in-address",
    "POST /api/session": "sign-in-address",
    "POST /api/session/reset": "sign-in-address",
    "POST /api/tables/{table}/commands": "command",
    "GET /api/tables/{table}/history/{seq}": "look",
    "GET /api/tables/{table}/advice": "look",
    "GET /api/tables/{table}/why": "look",
    "GET /api/tables/{table}/story": "look",
    "GET /api/tables/{table}/stations": "look",
}
FEW = 3  # what a limit allows here, whatever it allows elsewhere
LIVE_ONLY = {"handshake", "play", "watch"}

Send = Callable[[LocalServer, int, str], Awaitable[Response]]


pytestmark = pytest.mark.usefixtures("bots_sleep")


@asynccontextmanager
async def limited(name: str, *states: str) -> AsyncIterator[LocalServer]:
    """A world where this limit allows few, the others as many as ever, and the clock stands still."""
    async with world(states, generous=1.0) as w:
        limits = w.service.limits
        if name in limits.windows:
            limits.windows[name].amount = FEW
        else:
            limits.shares[name] = replace(limits.shares[name], amount=FEW)
        yield w


# --- over HTTP ---


async def meet(w: LocalServer, name: str, send: Send, beside: Send) -> None:
    """The last one is served; the next is told when to come back, changes nothing, and is served then.

    `send` makes the n-th request, in a language; `beside` one that does not count here.
    """
    limit = w.service.limits.limits[name]
    for number in range(FEW):
        reply = await send(w, number, "en")
        assert reply.status != 429, (number, reply)
    before = w.kept()
    english, german = await send(w, FEW, "en"), await send(w, FEW + 1, "de")
    assert w.kept() == before
    for reply in (english, german):
        assert (reply.status, reply.code, reply.header("retry-after")) == (429, limit.says, str(limit.seconds))
    assert re.search(r"in (\d+|one) (second|minute|hour)", english.json()["reason"])
    assert re.search(r"in (\d+|einer|eine) (Sekunde|Minute|Stunde)", german.json()["reason"])
    assert (await beside(w, FEW, "en")).status != 429
    w.clock.now += limit.seconds - 0.5
    assert (await send(w, FEW + 2, "en")).header("retry-after") == "1"
    w.clock.now += 0.5
    assert (await send(w, FEW + 3, "en")).status != 429


def at(address: str, name: str, method: str, target: str, body: Any = None) -> Send:
    """A request that is always the same; a "*" becomes a number, in the address too: it comes from elsewhere then."""

    async def send(w: LocalServer, number: int, language: str) -> Response:
        path = target.format(seq=1, table=next(iter(w.tables.values()), "nowhere"))
        said = json.loads(json.dumps(body).replace("*", str(number))) if body is not None else None
        return await w.tell(name, method, f"{path}?language={language}", said, address.replace("*", str(number)))

    return send


THERE, EVERYWHERE = "10.0.0.2", "10.0.1.*"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
async def test_requests_from_one_address(endpoint: Endpoint) -> None:
    """Every route counts for its limit whatever is sent, before anything is read or looked for."""
    name = OWN_LIMIT.get(f"{endpoint.method} {endpoint.path}", "read")
    send, beside = [at(address, "", endpoint.method, endpoint.path) for address in (HERE, THERE)]
    async with limited(name) as w:
        await meet(w, name, send, beside)


def test_every_limit_is_met_here() -> None:
    named = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}
    assert OWN_LIMIT.keys() <= named
    assert {limit.name for limit in LIMITS} == {"read", *OWN_LIMIT.values(), *[name for name, *_ in CASES], *LIVE_ONLY}


TABLE = {"edition": EDITION, "places": [{"type": "me"}, {"type": "open"}]}
FORK = {"seq": 4, "seat": 0}
RESET = {"recovery": "AAAA-AAAA-AAAA-AAAA-AAAA", "new": "battery staple"}
ILLEGAL = {"seq": 4, "idem": "k*", "do": {"type": "play", "action": "no such thing"}}
HELLO = {"text": "hello"}
GUESS = {"login": "anna-login", "password": "a wrong one"}
OLD_GUESS = {"old": "a wrong one", "new": "battery staple"}

# What is counted for a person, a login or a code: the request that is counted, and one of somebody else.
CASES: list[tuple[str, str, Send, Send]] = [
    (name, state, at(EVERYWHERE, who, request, target, body), at(HERE, other, request, target, other_body))
    for name, state, who, other, request, target, body, other_body in (
        ("sign-in-login", "", "", "", "POST", "/api/session", GUESS, {**GUESS, "login": "bert-login"}),
        ("sign-in-login", "", "anna", "bert", "POST", "/api/me/password", OLD_GUESS, OLD_GUESS),
        ("reset", "", "", "", "POST", "/api/session/reset", RESET, {**RESET, "recovery": "BBBB"}),
        ("create-minute", "", "anna", "bert", "POST", "/api/tables", TABLE, TABLE),
        ("create-day", "", "anna", "bert", "POST", "/api/tables", TABLE, TABLE),
        ("create-minute", "finished", "anna", "bert", "POST", "/api/tables/{table}/fork", FORK, FORK),
        ("chat", "running", "anna", "bert", "POST", "/api/tables/{table}/chat", HELLO, HELLO),
        ("export", "finished", "anna", "bert", "GET", "/api/tables/{table}/game", None, None),
        ("illegal", "running", "anna", "bert", "POST", "/api/tables/{table}/commands", ILLEGAL, ILLEGAL),
    )
]


@pytest.mark.parametrize(("name", "state", "send", "beside"), CASES)
async def test_requests_of_one_person(name: str, state: str, send: Send, beside: Send) -> None:
    """Wherever they come from."""
    async with limited(name, *[state] * bool(state)) as w:
        await meet(w, name, send, beside)


async def test_too_many_illegal_moves_do_not_bar_a_legal_one() -> None:
    async with limited("illegal", "running") as w:
        target = w.address("running")
        for _ in range(FEW + 1):
            reply = await w.tell("anna", "POST", f"{target}/commands", ILLEGAL)
        assert reply.code == "too-many-illegal"
        frame = (await w.tell("anna", "GET", target)).json()
        do = {"type": "play", "action": frame["question"]["options"][0]["action"]}
        played = await w.tell("anna", "POST", f"{target}/commands", {"seq": frame["seq"], "idem": "good", "do": do})
        assert played.code == "accepted"


async def test_strangers_do_not_use_up_the_downloads_of_others() -> None:
    async with limited("export", "finished") as w:
        addresses = [HERE] * (FEW + 1) + [THERE]
        found = [await w.tell("", "GET", w.address("finished", "/game"), client=address) for address in addresses]
        assert [reply.status for reply in found] == [200] * FEW + [429, 200]


async def test_a_household_is_one_address() -> None:
    """All addresses of one IPv6 network count together; another network counts for itself."""
    addresses = [*[f"2001:db8:0:1::{number:x}" for number in range(FEW)], "2001:db8:0:1:ffff::1", "2001:db8:0:2::1"]
    async with limited("join") as w:
        found = [await w.tell("", "POST", "/api/players", {"name": "Nora"}, address) for address in addresses]
        assert [reply.status for reply in found] == [201] * FEW + [429, 201]


# --- signing in ---


async def sign_in(w: LocalServer, login: str, password: str, number: int) -> Response:
    """An attempt, each from elsewhere."""
    body = {"login": login, "password": password}
    return await w.tell("", "POST", "/api/session", body, f"10.2.{number // 250}.{number % 250}")


async def test_limits_do_not_tell_whether_a_login_exists() -> None:
    """A login that somebody has, one that nobody has and one that nobody can have: the same answers."""
    async with limited("sign-in-login") as w:
        found = []
        for at_once, login in enumerate(("anna-login", "nobody-login", "n\u00f6body")):
            replies = [await sign_in(w, login, "a wrong one", at_once * 100 + number) for number in range(FEW + 2)]
            found.append([(reply.status, reply.headers, reply.body) for reply in replies])
    assert found[0] == found[1] == found[2]
    assert [status for status, *_ in found[0]] == [401] * FEW + [429] * 2


async def test_beyond_the_limit_the_right_password_helps_no_more() -> None:
    """Whoever guesses learns nothing from the attempts that come too soon; another spelling is the same login."""
    async with limited("sign-in-login") as w:
        for number, login in enumerate(("ANNA-LOGIN", "  anna-login", "Anna-Login \t")):
            assert (await sign_in(w, login, "a wrong one", number)).status == 401
        assert [(await sign_in(w, login, PASSWORD, 11)).status for login in ("anna-login", "aNNa-login ")] == [429, 429]
        w.clock.now += 900
        assert (await sign_in(w, "anna-login", PASSWORD, 12)).status == 200


async def test_a_present_password_cannot_be_guessed_either() -> None:
    """By somebody who found a device unlocked."""
    async with limited("sign-in-login") as w:
        guesses = [OLD_GUESS] * FEW + [{**OLD_GUESS, "old": PASSWORD}]
        found = [
            await w.tell("anna", "POST", "/api/me/password", guess, f"10.3.0.{i}") for i, guess in enumerate(guesses)
        ]
        assert [reply.code for reply in found] == ["wrong-password"] * FEW + ["too-many-sign-ins"]


async def test_nobody_renews_a_recovery_code_again_and_again() -> None:
    """Each time with the token that came with the last one."""
    async with limited("reset") as w:
        headers, codes = bearer("anna"), []
        for number in range(FEW + 1):
            reply = await w.ask("POST", "/api/me/recovery", headers, client=f"10.3.0.{number}")
            codes.append(reply.status)
            headers = [("authorization", f"Bearer {reply.json().get('token')}")]
    assert codes == [200] * FEW + [429]


# --- over the live channel ---


async def chatter(window: LiveClient, amount: int) -> None:
    """So many messages, each answered."""
    for _ in range(amount):
        window.send("x")
        await window.until("error")


@pytest.mark.parametrize(("limit", "headers"), [("play", bearer("anna")), ("watch", [])])
async def test_messages(limit: str, headers: Headers) -> None:
    """One too many closes this channel and no other; whoever waits may go on; a new channel counts from nothing."""
    async with limited(limit, "running") as w:
        target = w.address("running", "/live")
        async with w.window(target, bearer("bert"), THERE) as opponent:
            for _ in range(2):
                async with w.window(target, headers) as window:
                    await chatter(window, FEW)
                    w.clock.now += 20
                    await chatter(window, FEW)
                    window.send("x")
                    assert await window.closed() == 1008
            await chatter(opponent, FEW)


async def test_messages_are_counted_for_each_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a new one takes the place of an old one in memory, as if all had the same place."""
    monkeypatch.setattr(live, "id", lambda _: 7, raising=False)
    async with limited("play", "running") as w:
        target = w.address("running", "/live")
        async with w.window(target, bearer("anna")) as one, w.window(target, bearer("bert"), THERE) as two:
            await chatter(one, FEW)
            await chatter(two, FEW)
            one.send("x")
            assert await one.closed() == 1008
        async with w.window(target, bearer("anna")) as window:
            await chatter(window, FEW)


async def test_illegal_moves_over_the_live_channel() -> None:
    """Each gets its answer; beyond the limit also a word about it, and the channel stays."""
    async with limited("illegal", "running") as w, w.window(w.address("running", "/live"), bearer("anna")) as window:
        seq = (await window.until("frame"))["frame"]["seq"]
        move = {"seq": seq, "idem": "k", "do": {"type": "play", "action": "no such thing"}}
        for _ in range(FEW):
            window.send(move)
            assert (await window.receive())["answer"]["code"] == "unknown-action"
        window.send(move)
        error = await window.until("error")
        assert (error["code"], error["idem"]) == ("too-many-illegal", "k")
        assert "in one minute" in error["reason"]
        w.clock.now += 60
        window.send(move)
        assert (await window.receive())["type"] == "answer"
        window.send("x")
        assert (await window.receive())["code"] == "bad-json"


async def test_handshakes() -> None:
    """From one address so many in a minute, whether they are let in or not."""
    async with limited("handshake", "running") as w:
        target, anna = w.address("running", "/live"), bearer("anna")
        found = [await w.knock(target + seat, anna) for seat in ("", "?seat=1", "")]
        assert [reply.status for reply in found] == [101, 403, 101]
        for language, words in (("en", "new connections"), ("de", "Verbindungen")):
            reply = await w.knock(f"{target}?language={language}", anna)
            assert (reply.status, reply.code, reply.header("retry-after")) == (429, "too-many-handshakes", "60")
            assert words in reply.json()["reason"]
        assert (await w.knock(target, anna, THERE)).status == 101
        w.clock.now += 60
        assert (await w.knock(target, anna)).status == 101


SocketPlace = tuple[str, Headers, str]  # which channel, with which headers, from which address


def places(name: str, w: LocalServer) -> tuple[list[SocketPlace], SocketPlace]:
    """Those who fill a share, and somebody beside them whom it does not concern."""
    one, two, three = [w.address(state, "/live") for state in ("running", "private running", "open")]
    anna, bert = bearer("anna"), bearer("bert")
    if name == "sockets-table":
        return [(one, anna, f"10.4.0.{number}") for number in range(FEW)], (two, anna, HERE)
    if name == "sockets-player":
        return [(table, anna, f"10.4.0.{len(table)}") for table in (one, two, three)], (one, bert, HERE)
    return [(one, headers, HERE) for headers in (anna, bert, ())], (one, (), THERE)


@pytest.mark.parametrize("name", [share.name for share in SHARES])
async def test_channels_at_once(name: str) -> None:
    """So many and no more, which is no matter of time; as soon as one is closed, there is room for one."""
    async with limited(name, "running", "open") as w:
        (*fill, last), beside = places(name, w)
        async with AsyncExitStack() as stack:
            windows = [await stack.enter_async_context(w.window(*place)) for place in fill]
            assert [window.denial for window in windows] == [None] * len(fill)
            for _ in range(2):
                async with w.window(*last) as window:
                    assert window.denial is None
                    full = await w.knock(*last)
                    assert (full.status, full.code, full.header("retry-after")) == (429, "too-many-sockets", "")
                    assert (await w.knock(*beside)).status == 101
        assert w.service.limits.held == {}
        assert not [loaded for loaded in w.hub.loaded_tables.values() if loaded.subscribers]


async def test_a_channel_that_is_cut_off_gives_its_share_back() -> None:
    async with limited("sockets-table", "running") as w:
        for _ in range(FEW + 1):
            async with w.window(w.address("running", "/live"), bearer("anna")) as window:
                assert window.denial is None
                window.send_bytes(b"x")
                assert await window.closed() == 1003
        assert w.service.limits.held == {}
