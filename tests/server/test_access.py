"""Who may do what: every route, every command and every message of the live channel, for everybody who may come.

What is expected stands in the tables below and nowhere else. A route, command or message without its row fails.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import Any, get_args

import pytest
from starlette.routing import Route, WebSocketRoute

from metropole.server import live
from metropole.server.api import TABLE
from metropole.server.wire import SIGNED_OUT, CommandBody, Message
from tests.server.asgi import HERE, ChannelClosedError, Headers, LiveClient, Response
from tests.server.http_helpers import DAY, PASSWORD, STATES, LocalServer, bearer, cookie, let_in, recovery_of, world

OURS, EVIL = "http://localhost", "https://evil.example"

# Anna is the player, and has opened the tables. The cookie is what a browser would send along from any page.
CALLERS: dict[str, Headers] = {
    "stranger": (),
    "account": bearer("carl"),
    "player": bearer("anna"),
    "opponent": bearer("bert"),
    "spectator": bearer("dora"),
    "expired": bearer("expired"),
    "revoked": bearer("revoked"),
    "elsewhere": cookie("anna", EVIL),
    "bare": cookie("anna", None),
    "browser": cookie("anna"),
}

ANYBODY = "200 200 200 200 200 200 200 200 200 200"
SIGNED_IN = "401 200 200 200 200 401 401 200 200 200"
CHANGE = "401 200 200 200 200 401 401 403 403 200"
ENTRANCE = "200 200 200 200 200 200 200 403 403 200"
OWN_EYES = "403 403 200 403 403 403 403 200 200 200"

LIVE = f"WS {TABLE}/live"

# stranger account player opponent spectator expired revoked elsewhere bare browser
ROUTES = {
    "GET /": ANYBODY,
    "GET /healthz": ANYBODY,
    "GET /metrics": "404 404 404 404 404 404 404 404 404 404",
    "GET /metrics near": ANYBODY,
    "GET /api/openapi.json": ANYBODY,
    "GET /static/{name:path}": "404 404 404 404 404 404 404 404 404 404",  # nothing has been built
    "GET /api/editions": ANYBODY,
    "GET /api/session": ANYBODY,
    "GET /api/catalogue edition=empires/second": ANYBODY,
    "GET /api/catalogue table={table}": ANYBODY,
    "GET /api/rules edition=empires/second": ANYBODY,
    "GET /api/rules table={table}": ANYBODY,
    "POST /api/players": "201 201 201 201 201 201 201 403 403 201",
    "GET /api/me": SIGNED_IN,
    "PATCH /api/me": CHANGE,
    "POST /api/me/account": CHANGE,
    "POST /api/me/password": CHANGE,
    "POST /api/me/recovery": CHANGE,
    "POST /api/session": ENTRANCE,
    "POST /api/session/reset": ENTRANCE,
    "DELETE /api/session": "401 204 204 204 204 401 401 403 403 204",
    "DELETE /api/sessions": "401 204 204 204 204 401 401 403 403 204",
    "GET /api/tables": ANYBODY,
    "POST /api/tables": "401 201 201 201 201 401 401 403 403 201",
    "GET /api/my/tables": SIGNED_IN,
    f"GET {TABLE}": ANYBODY,
    f"GET {TABLE} seat=0": OWN_EYES,
    f"GET {TABLE} finished seat=0": ANYBODY,
    f"POST {TABLE}/commands": CHANGE,
    f"GET {TABLE}/history/{{seq}}": ANYBODY,
    f"GET {TABLE}/history/{{seq}} seat=0": OWN_EYES,
    f"GET {TABLE}/advice": ANYBODY,
    f"GET {TABLE}/advice seat=0": OWN_EYES,
    f"GET {TABLE}/why": ANYBODY,
    f"GET {TABLE}/why seat=0": OWN_EYES,
    f"GET {TABLE}/stations": ANYBODY,
    f"GET {TABLE}/stations seat=0": OWN_EYES,
    f"GET {TABLE}/story": ANYBODY,
    f"GET {TABLE}/story seat=0": OWN_EYES,
    f"GET {TABLE}/story finished seat=0": ANYBODY,
    f"POST {TABLE}/fork": "401 409 409 409 409 401 401 403 403 409",
    f"POST {TABLE}/fork finished": "401 201 201 201 201 401 401 403 403 201",
    f"GET {TABLE}/board": ANYBODY,
    f"GET {TABLE}/game": "409 409 409 409 409 409 409 409 409 409",
    f"GET {TABLE}/game finished": ANYBODY,
    f"GET {TABLE}/chat": "401 403 200 200 403 401 401 200 200 200",
    f"POST {TABLE}/chat": "401 403 200 200 403 401 401 403 403 200",
    f"GET {TABLE}/notes": SIGNED_IN,
    f"PUT {TABLE}/notes": CHANGE,
    LIVE: "101 101 101 101 101 101 101 403 403 101",
    f"{LIVE} seat=0": "403 403 101 403 403 403 403 403 403 101",
    f"{LIVE} finished seat=0": "101 101 101 101 101 101 101 403 403 101",
}

NEW_TABLE = {"edition": "colonialism/spielworxx", "places": [{"type": "me"}, {"type": "open"}]}
NEW_PASSWORD = {"old": PASSWORD, "new": "battery staple"}
BODIES: dict[str, Any] = {
    "POST /api/players": {"name": "Nora"},
    "PATCH /api/me": {"name": "Nora"},
    "POST /api/me/account": {"login": "nora-login", "password": "battery staple"},
    "POST /api/me/password": NEW_PASSWORD,
    "POST /api/session": {"login": "carl-login", "password": PASSWORD},
    "POST /api/session/reset": {"recovery": recovery_of("carl"), "new": "battery staple"},
    "POST /api/tables": NEW_TABLE,
    f"POST {TABLE}/fork": {"seq": 8, "seat": 0},
    f"POST {TABLE}/chat": {"text": "hello"},
    f"PUT {TABLE}/notes": {"text": "mine"},
}

# account player opponent spectator; everybody else is turned away before anybody looks at what they want.
NOT_SEATED = "not-seated accepted {} not-seated"
COMMANDS: dict[str, tuple[str, dict[str, Any], str]] = {
    "join": ("open", {"seat": 2}, "accepted accepted accepted accepted"),
    "leave": ("open", {}, NOT_SEATED.format("accepted")),
    "start": ("full", {}, "not-host accepted not-host not-host"),
    "abort": ("open", {}, "not-host accepted not-host not-host"),
    "play": ("running", {"action": "row 1"}, NOT_SEATED.format("not-awaited")),
    "play for anna": ("running", {"action": "row 1", "as": 0}, NOT_SEATED.format("not-your-seat")),
    "retract": ("drafting", {}, NOT_SEATED.format("nothing-to-retract")),
    "ask_undo": ("moved", {"to": 4}, NOT_SEATED.format("accepted")),
    "answer_undo": ("asking", {"yes": True}, NOT_SEATED.format("undo-answered")),
    "resign": ("running", {}, NOT_SEATED.format("accepted")),
    "replace": ("running", {"seat": 1, "level": "random"}, "not-host accepted accepted not-host"),
    "replace a person": ("running", {"seat": 0, "level": "random"}, "not-host accepted not-host not-host"),
    "replace an open seat": ("open", {"seat": 2, "level": "random"}, "not-host accepted not-host not-host"),
    "return": ("deputised", {}, NOT_SEATED.format("accepted")),
}
TURNED_AWAY = {
    **dict.fromkeys(("stranger", "expired", "revoked"), "not-signed-in"),
    **dict.fromkeys(("elsewhere", "bare"), "other-origin"),
}

# What the live channel tells to whom.
MESSAGES = {
    "frame": "stranger account player opponent spectator expired revoked browser",
    "answer": "account player opponent spectator browser",
    "talk": "player opponent browser",
    "error": "stranger account player opponent spectator expired revoked browser",
}

TABLES = ("", "private ")  # whoever knows the name of a private table may watch it; it only stands in no list


def expected(row: str) -> dict[str, int]:
    return dict(zip(CALLERS, [int(status) for status in ROUTES[row].split()], strict=True))


def answers(kind: str) -> dict[str, str]:
    """What each caller is told who sends this command."""
    said = dict(zip(("account", "player", "opponent", "spectator"), COMMANDS[kind][2].split(), strict=True))
    return {**said, "browser": said["player"], **TURNED_AWAY}


pytestmark = pytest.mark.usefixtures("bots_sleep")


# --- nothing is forgotten ---


async def test_every_route_command_message_and_state_has_its_row() -> None:
    """Whatever the application serves stands in the tables; nothing else does, and no state is prepared in vain."""
    served = set()
    async with world(()) as w:
        for route in w.app.routes:
            assert isinstance(route, Route | WebSocketRoute)
            methods = (route.methods or set()) - {"HEAD"} if isinstance(route, Route) else {"WS"}
            served |= {f"{method} {route.path}" for method in methods}
    assert served == {" ".join(row.split()[:2]) for row in ROUTES}
    assert {kind.__struct_config__.tag for kind in get_args(CommandBody)} == {kind.split()[0] for kind in COMMANDS}
    assert {kind.__struct_config__.tag for kind in get_args(Message)} == set(MESSAGES)
    assert {state for state, _, _ in COMMANDS.values()} | {"running", "finished"} == set(STATES)


# --- routes ---


def target_of(w: LocalServer, row: str, which: str, caller: str) -> str:
    """The address that this row is about; spectators say that they are."""
    words = row.split()
    state = "finished" if "finished" in words else "running"
    known = {"{table}": w.tables[which + state], "{seq}": "1"}
    path, last = words[1], words[-1]
    for name, value in known.items():
        path, last = path.replace(name, value), last.replace(name, value)
    if "=" in last:
        return f"{path}?{last}"
    watches = caller == "spectator" and words[1] in (TABLE, f"{TABLE}/live", f"{TABLE}/history/{{seq}}")
    return f"{path}?seat=-1" if watches else path


def prepare(w: LocalServer, row: str) -> None:
    """The same people at the same tables; for a row about taking a login, without theirs."""
    w.put_back()
    if row == "POST /api/me/account":
        for id, player in w.memory.players.items():
            w.memory.players[id] = replace(player, login=None, password=None)


async def ask_row(w: LocalServer, row: str, which: str, caller: str) -> Response:
    method, path = row.split()[:2]
    target = target_of(w, row, which, caller)
    if method == "WS":
        return await w.knock(target, CALLERS[caller])
    body = BODIES.get(f"{method} {path}")
    if path == f"{TABLE}/commands":
        table = await w.tell("", "GET", target.removesuffix("/commands"))
        body = {"seq": table.json()["seq"], "idem": "k", "do": {"type": "play", "action": "row 1"}}
    data = b"" if body is None else json.dumps(body).encode()
    return await w.ask(method, target, CALLERS[caller], data, "127.0.0.1" if "near" in row.split() else HERE)


async def test_routes() -> None:
    """The whole table, at a public and at a private table; what is refused changes nothing, and says why."""
    wrong: list[str] = []
    async with world(["running", "finished"]) as w:
        for row, which in product(ROUTES, TABLES):
            for caller, status in expected(row).items():
                prepare(w, row)
                before = w.kept()
                reply = await ask_row(w, row, which, caller)
                changed = w.kept() != before
                if reply.status != status:
                    wrong.append(f"{row}, {which}{caller}: {reply.status} {reply.code}, not {status}")
                if reply.status >= 400:
                    assert not changed, (row, caller)
                    assert {"code", "reason"} <= reply.json().keys(), (row, caller)
                elif row.split()[0] in ("GET", "WS"):
                    assert not changed, (row, caller)
                elif caller == "player":
                    assert changed, row  # so that the comparison means something
                assert not [name for name, _ in reply.headers if name.startswith("access-control-")]
    assert wrong == []


async def test_codes_of_refusals() -> None:
    """Whoever is turned away is told for which reason, before anything else is looked at."""
    async with world(["running"]) as w:
        for caller, code in TURNED_AWAY.items():
            for row in (f"POST {TABLE}/chat", "PATCH /api/me", "POST /api/tables"):
                assert (await ask_row(w, row, "", caller)).code == code
            nowhere = await w.ask("POST", "/api/tables/no-such-table/chat", CALLERS[caller], b"not json")
            assert nowhere.code == code


# --- commands ---


async def command_of(w: LocalServer, kind: str, which: str, caller: str) -> tuple[str, dict[str, Any]]:
    """The table of a row, and its command as this caller would send it, who has seen everything they may see."""
    state, do, _ = COMMANDS[kind]
    table = w.address(which + state)
    frame = (await w.ask("GET", table, CALLERS[caller])).json()
    what = {name: value for name, value in do.items() if name != "as"}
    seen = {"seq": frame["seq"], "draft": frame["draft"]}
    return table, {**seen, "idem": "new", "seat": do.get("as"), "do": {"type": kind.split()[0], **what}}


async def over_http(w: LocalServer, table: str, caller: str, command: dict[str, Any]) -> str:
    """The code of the answer to a command."""
    return (await w.ask("POST", f"{table}/commands", CALLERS[caller], json.dumps(command).encode())).code


async def over_the_live_channel(w: LocalServer, table: str, caller: str, command: dict[str, Any]) -> str:
    """The code of what the live channel says to a command, or of why there is no channel."""
    async with w.window(f"{table}/live", CALLERS[caller]) as window:
        if window.denial:
            return window.denial.code
        await window.until("frame")
        window.send(command)
        while True:
            message = await window.receive()
            if message["type"] == "answer":
                return str(message["answer"].get("code") or message["answer"]["type"])
            if message["type"] == "error":
                return str(message["code"])


@pytest.mark.parametrize("say", [over_http, over_the_live_channel])
@pytest.mark.parametrize("kind", COMMANDS)
async def test_commands(kind: str, say: Callable[..., Awaitable[str]]) -> None:
    """Each is carried out for whom the table says, and for nobody else; whatever is refused changes nothing."""
    async with world([COMMANDS[kind][0]]) as w:
        for which in TABLES:
            found = {}
            for caller in CALLERS:
                w.put_back()
                table, command = await command_of(w, kind, which, caller)
                before = w.kept()
                found[caller] = await say(w, table, caller, command)
                assert (w.kept() != before) == (found[caller] == "accepted"), (which, caller)
            assert found == answers(kind), which


# --- the live channel ---


async def test_messages_of_the_live_channel() -> None:
    """Everybody who may look gets frames; only who sits there hears the talk, what was said before and what is new."""
    async with world(["running"]) as w:
        table = w.address("running")
        for caller in [name for name, status in expected(LIVE).items() if status == 101]:
            w.put_back()
            await w.tell("bert", "POST", f"{table}/chat", {"text": "before"})
            async with w.window(f"{table}/live", CALLERS[caller]) as window:
                first = await window.receive()
                await w.tell("bert", "POST", f"{table}/chat", {"text": "after"})
                move = {"seq": first["frame"]["seq"], "idem": "k", "do": {"type": "play", "action": "row 1"}}
                await w.tell("anna", "POST", f"{table}/commands", move)
                window.send({**move, "seq": 0, "idem": "l"})
                window.send("not a command")
                heard = [first, *await everything(window)]
            kinds = {message["type"] for message in heard}
            assert kinds == {kind for kind, callers in MESSAGES.items() if caller in callers.split()}, caller
            talk = [line["text"] for message in heard if message["type"] == "talk" for line in message["talk"]]
            assert talk == (["before", "after"] if "talk" in kinds else []), caller
            assert caller == "stranger" or len([one for one in heard if one["type"] == "frame"]) == 2


async def everything(window: LiveClient) -> list[Any]:
    """All that comes until nothing more can: the server has nothing else to do than to speak."""
    found = []
    for _ in range(300):
        await asyncio.sleep(0)
        while not window.outgoing.empty():
            found.append(await window.receive())
    return found


# How a session ends: by which request, and whether all sessions of the same player end with it.
ENDINGS: dict[str, tuple[str, str, Any, bool]] = {
    "sign out everywhere": ("DELETE", "/api/sessions", None, True),
    "sign out there": ("DELETE", "/api/session", None, False),
    "change the password": ("POST", "/api/me/password", NEW_PASSWORD, True),
    "renew the code": ("POST", "/api/me/recovery", None, True),
    "expire": ("", "", None, False),
}


@pytest.mark.parametrize("ending", ENDINGS)
async def test_the_end_of_a_session_closes_its_channels(ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not those of others; of the same player only where all their sessions end."""
    monkeypatch.setattr(live, "LOOK_AGAIN", 0.02)
    method, target, body, all_end = ENDINGS[ending]
    async with world(["running"]) as w:
        for name in ("anna", "bert"):
            let_in(w.memory, f"{name}'s phone", name, w.clock.now + 900 * DAY)
        table = w.address("running", "/live")
        async with (
            w.window(table, bearer("anna")) as window,
            w.window(table, bearer("anna's phone")) as phone,
            w.window(table, bearer("bert's phone")) as opponent,
        ):
            await window.until("frame")
            if method:
                assert (await w.tell("anna", method, target, body)).status in (200, 204)
            else:
                w.clock.now += 91 * DAY
            assert await asyncio.wait_for(window.closed(), 30) == SIGNED_OUT
            if all_end:
                assert await asyncio.wait_for(phone.closed(), 30) == SIGNED_OUT
            for one in [opponent, *[phone] * (not all_end)]:
                one.send("still there?")
                assert (await one.until("error"))["code"] == "bad-json"


# --- what one may read ---

SAID = {"text": "the rubber is in the north"}


async def test_notes_are_read_by_their_writer_only() -> None:
    """And only at the table where they were written."""
    async with world(["running"]) as w:
        await w.tell("anna", "PUT", w.address("running", "/notes"), SAID)
        readers = [("anna", "running"), ("bert", "running"), ("carl", "running"), ("anna", "private running")]
        found = [(await w.tell(name, "GET", w.address(table, "/notes"))).json() for name, table in readers]
        assert found == [SAID, *[{"text": ""}] * 3]


async def test_chat_is_read_by_those_who_sit_there_only() -> None:
    """Also somebody who has got up hears no more of it."""
    async with world(["open"]) as w:
        target = w.address("open")
        await w.tell("anna", "POST", f"{target}/chat", SAID)
        assert b"rubber" in (await w.tell("bert", "GET", f"{target}/chat")).body
        seq = (await w.tell("bert", "GET", target)).json()["seq"]
        left = await w.tell("bert", "POST", f"{target}/commands", {"seq": seq, "idem": "k", "do": {"type": "leave"}})
        assert left.code == "accepted"
        for name, path in product(("bert", "carl", ""), (f"{target}/chat", target, f"{target}/history/2")):
            assert b"rubber" not in (await w.tell(name, "GET", path)).body


async def test_whoever_gets_up_while_looking_hears_no_more() -> None:
    async with world(["open"]) as w, w.window(w.address("open", "/live"), bearer("bert")) as window:
        seq = (await window.until("frame"))["frame"]["seq"]
        window.send({"seq": seq, "idem": "k", "do": {"type": "leave"}})
        await window.until("answer")
        await w.tell("anna", "POST", w.address("open", "/chat"), SAID)
        with suppress(ChannelClosedError):
            await everything(window)
        assert "rubber" not in str(window.heard)


async def test_lists_show_no_private_table() -> None:
    """Only to those who sit there."""
    async with world(["open", "running", "finished"]) as w:
        for state, name in product(("open", "running", "finished"), ("anna", "carl", "")):
            found = [one["table"] for one in (await w.tell(name, "GET", f"/api/tables?state={state}")).json()]
            assert w.tables[state] in found
            assert w.tables[f"private {state}"] not in found
        mine = [one["table"] for one in (await w.tell("anna", "GET", "/api/my/tables")).json()]
        assert sorted(mine) == sorted(w.tables.values())
        assert (await w.tell("carl", "GET", "/api/my/tables")).json() == []


async def test_no_answer_names_a_player_by_their_id() -> None:
    """Ids of players are never shown: the names of private tables are made from them."""
    async with world(()) as w:
        w.memory.players["the-hidden-id"] = replace(w.memory.players["emil"], id="the-hidden-id", recovery="x")
        let_in(w.memory, "hidden", "the-hidden-id", w.clock.now + DAY)
        table = f"/api/tables/{(await w.tell('hidden', 'POST', '/api/tables', NEW_TABLE)).json()['table']}"
        await w.tell("hidden", "POST", f"{table}/chat", {"text": "hello"})
        for path in (table, f"{table}/chat", f"{table}/history/2", "/api/tables", "/api/my/tables", "/api/me"):
            reply = await w.tell("hidden", "GET", path)
            assert reply.status == 200
            assert b"the-hidden-id" not in reply.body


# --- sessions ---


async def test_a_token_that_is_shown_counts_and_not_the_cookie_beside_it() -> None:
    """Somebody who shows a worthless token does not act by the cookie that their browser adds."""
    async with world(()) as w:
        both = [*cookie("anna", None), *bearer("revoked")]
        assert (await w.ask("GET", "/api/me", both)).status == 401
        assert (await w.ask("PATCH", "/api/me", both, b'{"name": "Nora"}')).status == 401
        assert w.memory.players["anna"].name == "Anna"


# Requests of anna that are answered with a token, and what anna's token of before is worth afterwards.
ENTRANCES: tuple[tuple[str, Any, int], ...] = (
    ("/api/players", {"name": "Nora"}, 200),
    ("/api/session", {"login": "carl-login", "password": PASSWORD}, 200),
    ("/api/session", {"recovery": recovery_of("carl")}, 200),
    ("/api/session/reset", {"recovery": recovery_of("anna"), "new": "battery staple"}, 401),
    ("/api/me/password", NEW_PASSWORD, 401),
    ("/api/me/recovery", None, 401),
)


@pytest.mark.parametrize("secure", [False, True])
async def test_a_new_token_and_its_cookie(secure: bool) -> None:
    """Both let in, and a new secret ends the sessions before it. Scripts cannot read the cookie, other sites cannot
    send it with a change, and over TLS nothing else carries it.
    """
    async with world((), secure=secure) as w:
        for target, body, before in ENTRANCES:
            w.put_back()
            reply = await w.tell("anna", "POST", target, body)
            [given] = [value for name, value in reply.headers if name == "set-cookie"]
            parts = [part.strip().lower() for part in given.split(";")]
            token = reply.json()["token"]
            assert given.startswith(f"metropole={token};")
            assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
            assert ("secure" in parts) == secure
            assert not [part for part in parts if part.startswith("domain")]
            for shown in (("cookie", given.partition(";")[0]), ("authorization", f"Bearer {token}")):
                assert (await w.ask("GET", "/api/me", [shown])).status == 200
            assert (await w.tell("anna", "GET", "/api/me")).status == before, target


async def test_signing_out() -> None:
    """The token is worth nothing any more, however it is shown; the cookie is taken away; others stay."""
    async with world(()) as w:
        for target in ("/api/session", "/api/sessions"):
            w.put_back()
            taken = (await w.ask("DELETE", target, cookie("anna"))).header("set-cookie")
            assert 'metropole="";' in taken
            assert "max-age=0" in taken.lower()
            found = [await w.ask("GET", "/api/me", shown) for shown in (bearer("anna"), cookie("anna"), bearer("bert"))]
            assert [401, 401, 200] == [reply.status for reply in found]


# --- where a request comes from ---


FOREIGN = (
    *("https://play.example.org", EVIL, "null", "", "localhost", "http://", "http://[", "http://localhost:81"),
    *("http://localhost.evil.example", "http://evil.example/http://localhost", "http://evil.example#@localhost"),
    *("http://evil@localhost", "http://localhost@evil.example", "http://localhost evil.example"),
    *("http://play.example.org", "https://play.example.org.evil.example"),
    "https://play.example.org, http://evil.example",
)


@pytest.mark.parametrize("origin", [OURS, *FOREIGN])
async def test_origins(origin: str) -> None:
    """A page from elsewhere changes nothing and opens no channel: not with the player's cookie or token, and not as a
    stranger either.
    """
    ours = origin == OURS
    async with world(["running"]) as w:
        for headers in (cookie("anna", origin), [*bearer("anna"), ("origin", origin)]):
            w.put_back()
            before = w.kept()
            reply = await w.ask("PATCH", "/api/me", headers, b'{"name": "Nora"}')
            assert (reply.status, reply.code) == ((200, "") if ours else (403, "other-origin"))
            assert (w.kept() != before) == ours
        for headers in (cookie("anna", origin), [("origin", origin)]):
            reply = await w.knock(w.address("running", "/live"), headers)
            assert (reply.status, reply.code) == ((101, "") if ours else (403, "other-origin"))
        assert w.service.limits.held == {}
        assert not [loaded for loaded in w.hub.loaded_tables.values() if loaded.subscribers]


async def test_behind_tls_a_page_without_tls_is_a_page_from_elsewhere() -> None:
    async with world((), secure=True) as w:
        body = b'{"name": "Nora"}'
        assert (await w.ask("PATCH", "/api/me", cookie("anna", OURS), body)).code == "other-origin"
        assert (await w.ask("PATCH", "/api/me", cookie("anna", "https://localhost"), body)).status == 200


OUR_HOSTS = ("localhost", "LOCALHOST:8642", "127.0.0.1:1", "[::1]:8642", "play.example.org")
OTHER_HOSTS = (
    *("evil.example", "localhost.evil.example", "", "evil.example:80@localhost", "xlocalhost", "a.play.example.org"),
)


@pytest.mark.parametrize("host", [*OUR_HOSTS, *OTHER_HOSTS])
async def test_hosts(host: str) -> None:
    """A name that somebody else has pointed at this machine opens nothing, even though the page has the same name."""
    allowed = host in OUR_HOSTS
    async with world(["running"], hosts=["play.example.org"]) as w:
        before = w.kept()
        shown = [("host", host), *cookie("anna", f"http://{host}")]
        for method, target, body in (
            ("GET", "/api/me", b""),
            ("GET", w.address("running"), b""),
            ("PATCH", "/api/me", b'{"name": "Nora"}'),
        ):
            reply = await w.ask(method, target, shown, body)
            assert reply.status == (200 if allowed else 400)
            assert allowed or b"Anna" not in reply.body
        assert (await w.knock(w.address("running", "/live"), shown)).status == (101 if allowed else 400)
        assert (w.kept() != before) == allowed
