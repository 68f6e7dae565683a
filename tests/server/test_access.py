"""Who may do what: every route, every command and every message of the live channel, for everybody who may come.

What is expected stands in the tables below and nowhere else. A route, command or message without its row fails.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, get_args

import pytest
from starlette.routing import Route, WebSocketRoute

from metropole.server import live
from metropole.server.api import ENDPOINTS, TABLE
from metropole.server.people import digest
from metropole.server.store import LoginSession
from metropole.server.wire import SIGNED_OUT, CommandBody, Message
from tests.server.asgi import ChannelClosedError, Headers, Response
from tests.server.http_helpers import (
    DAY,
    ORIGIN,
    PASSWORD,
    STATES,
    LocalServer,
    bearer,
    cookie,
    recovery_of,
    token_of,
    world,
)
from tests.server.memory import Memory

EVIL = "https://evil.example"

# Anna is the player, and has opened the tables. Her cookie is what a browser would send along from any page.
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
    "GET /api/rules edition=empires/second": ANYBODY,
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
    f"GET {TABLE}/story": ANYBODY,
    f"GET {TABLE}/story seat=0": OWN_EYES,
    f"GET {TABLE}/story finished seat=0": ANYBODY,
    f"POST {TABLE}/fork": "401 409 409 409 409 401 401 403 403 409",
    f"POST {TABLE}/fork finished": "401 201 201 201 201 401 401 403 403 201",
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

BODIES: dict[str, Any] = {
    "POST /api/players": {"name": "Nora"},
    "PATCH /api/me": {"name": "Nora"},
    "POST /api/me/account": {"login": "nora-login", "password": "battery staple"},
    "POST /api/me/password": {"old": PASSWORD, "new": "battery staple"},
    "POST /api/session": {"login": "carl-login", "password": PASSWORD},
    "POST /api/session/reset": {"recovery": recovery_of("carl"), "new": "battery staple"},
    "POST /api/tables": {"edition": "colonialism/spielworxx", "places": [{"type": "me"}, {"type": "open"}]},
    f"POST {TABLE}/fork": {"seq": 8, "seat": 0},
    f"POST {TABLE}/chat": {"text": "hello"},
    f"PUT {TABLE}/notes": {"text": "mine"},
}

# account player opponent spectator; everybody else is turned away before anybody looks at what he wants.
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
    "stranger": "not-signed-in",
    "expired": "not-signed-in",
    "revoked": "not-signed-in",
    "elsewhere": "other-origin",
    "bare": "other-origin",
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


def in_world(check: Callable[[LocalServer], Awaitable[None]], *states: str, **settings: Any) -> None:
    """Run a check in a world with tables in these states."""

    async def run() -> None:
        async with world(states, **settings) as found:
            await check(found)

    asyncio.run(run())


# --- nothing is forgotten ---


def test_every_route_command_and_message_has_its_row() -> None:
    served = {f"{one.method} {one.path}" for one in ENDPOINTS} | {
        "GET /",
        "GET /static/{name:path}",
        "GET /api/openapi.json",
        "GET /metrics",
        LIVE,
    }
    assert served == {" ".join(row.split()[:2]) for row in ROUTES}
    assert {kind.__struct_config__.tag for kind in get_args(CommandBody)} == {kind.split()[0] for kind in COMMANDS}
    assert {kind.__struct_config__.tag for kind in get_args(Message)} == set(MESSAGES)


def test_the_application_serves_what_the_table_says_and_nothing_else() -> None:
    async def check(w: LocalServer) -> None:
        found = set()
        for route in w.app.routes:
            if isinstance(route, WebSocketRoute):
                found.add(f"WS {route.path}")
            else:
                assert isinstance(route, Route)
                found |= {f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"}}
        assert {" ".join(row.split()[:2]) for row in ROUTES} == found

    in_world(check)


# --- routes ---


def target_of(w: LocalServer, row: str, which: str, caller: str) -> str:
    """The address that this row is about; spectators say that they are."""
    words = row.split()
    state = "finished" if "finished" in words else "running"
    path = words[1].replace("{table}", w.tables[which + state]).replace("{seq}", "1")
    if "edition=empires/second" in words:
        return f"{path}?edition=empires/second"
    if "seat=0" in words:
        return f"{path}?seat=0"
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
        async with w.window(target, CALLERS[caller]) as window:
            return window.denial or Response(101, [], b"")
    body = BODIES.get(f"{method} {path}")
    if path == f"{TABLE}/commands":
        table = await w.tell("", "GET", target.removesuffix("/commands"))
        body = {"seq": table.json()["seq"], "idem": "k", "do": {"type": "play", "action": "row 1"}}
    data = b"" if body is None else json.dumps(body).encode()
    return await w.ask(method, target, CALLERS[caller], data, "127.0.0.1" if "near" in row.split() else "10.0.0.1")


def test_routes() -> None:
    """The whole table, at a public and at a private table; what is refused changes nothing, and says why."""
    wrong: list[str] = []

    async def check(w: LocalServer) -> None:
        for row in ROUTES:
            for which in TABLES:
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

    in_world(check, "running", "finished")
    assert wrong == []


def test_codes_of_refusals() -> None:
    """Whoever is turned away is told for which reason, before anything else is looked at."""

    async def check(w: LocalServer) -> None:
        for caller, code in TURNED_AWAY.items():
            for row in (f"POST {TABLE}/chat", "PATCH /api/me", "POST /api/tables"):
                assert (await ask_row(w, row, "", caller)).code == code
            method, path = "POST", "/api/tables/no-such-table/chat"
            assert (await w.ask(method, path, CALLERS[caller], b"not json")).code == code

    in_world(check, "running")


# --- commands ---


async def command_of(w: LocalServer, kind: str, which: str, caller: str) -> tuple[str, dict[str, Any]]:
    """The table of a row, and its command as this caller would send it, who has seen everything he may see."""
    state, do, _ = COMMANDS[kind]
    table = w.tables[which + state]
    frame = (await w.ask("GET", f"/api/tables/{table}", CALLERS[caller])).json()
    command = {"seq": frame["seq"], "draft": frame["draft"], "idem": "new"}
    if "as" in do:
        command["seat"] = do["as"]
    return table, command | {"do": {"type": kind.split()[0], **{k: v for k, v in do.items() if k != "as"}}}


@pytest.mark.parametrize("kind", COMMANDS)
def test_commands_over_http(kind: str) -> None:
    wrong: list[str] = []

    async def check(w: LocalServer) -> None:
        for which in TABLES:
            for caller, code in answers(kind).items():
                w.put_back()
                table, command = await command_of(w, kind, which, caller)
                before = w.kept()
                reply = await w.ask(
                    "POST", f"/api/tables/{table}/commands", CALLERS[caller], json.dumps(command).encode()
                )
                if reply.code != code:
                    wrong.append(f"{kind}, {which}{caller}: {reply.code}, not {code}")
                assert (w.kept() != before) == (reply.code == "accepted"), (kind, caller)

    in_world(check, COMMANDS[kind][0])
    assert wrong == []


@pytest.mark.parametrize("kind", COMMANDS)
def test_commands_over_the_live_channel(kind: str) -> None:
    wrong: list[str] = []

    async def check(w: LocalServer) -> None:
        for which in TABLES:
            for caller, code in answers(kind).items():
                w.put_back()
                table, command = await command_of(w, kind, which, caller)
                before = w.kept()
                found = await said_live(w, table, caller, command)
                if found != code:
                    wrong.append(f"{kind}, {which}{caller}: {found}, not {code}")
                assert (w.kept() != before) == (found == "accepted"), (kind, caller)

    in_world(check, COMMANDS[kind][0])
    assert wrong == []


async def said_live(w: LocalServer, table: str, caller: str, command: dict[str, Any]) -> str:
    """The code of what the live channel says to a command, or of why there is no channel."""
    async with w.window(f"/api/tables/{table}/live", CALLERS[caller]) as window:
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


def test_every_state_is_used() -> None:
    """No state of a table is prepared in vain."""
    assert {state for state, _, _ in COMMANDS.values()} | {"running", "finished"} == set(STATES)


# --- the live channel ---


def test_messages_of_the_live_channel() -> None:
    """Everybody who may look gets frames; only who sits there hears the talk, what was said before and what is new."""

    async def check(w: LocalServer) -> None:
        table = w.tables["running"]
        for caller in [name for name, status in expected(LIVE).items() if status == 101]:
            w.put_back()
            await w.tell("bert", "POST", f"/api/tables/{table}/chat", {"text": "before"})
            async with w.window(f"/api/tables/{table}/live", CALLERS[caller]) as window:
                first = await window.receive()
                await w.tell("bert", "POST", f"/api/tables/{table}/chat", {"text": "after"})
                move = {"seq": first["frame"]["seq"], "idem": "k", "do": {"type": "play", "action": "row 1"}}
                await w.tell("anna", "POST", f"/api/tables/{table}/commands", move)
                window.send({**move, "seq": 0, "idem": "l"})
                window.send("not a command")
                heard = [first, *await everything(window)]
            kinds = {message["type"] for message in heard}
            assert kinds == {kind for kind, callers in MESSAGES.items() if caller in callers.split()}, caller
            talk = [line["text"] for message in heard if message["type"] == "talk" for line in message["talk"]]
            assert talk == (["before", "after"] if "talk" in kinds else []), caller
            assert caller == "stranger" or len([one for one in heard if one["type"] == "frame"]) == 2

    in_world(check, "running")


async def everything(window: Any) -> list[Any]:
    """All that comes until nothing more can: the server has nothing else to do than to speak."""
    found = []
    for _ in range(300):
        await asyncio.sleep(0)
        while not window.outgoing.empty():
            found.append(await window.receive())
    return found


@pytest.mark.parametrize("origin", [EVIL, "null", "http://localhost:81", "http://localhost.evil.example", "http://["])
def test_a_page_from_elsewhere_opens_no_channel(origin: str) -> None:
    """Not with the player's cookie, and not as a stranger either."""

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        for shown in (cookie("anna", origin), [("origin", origin)]):
            async with w.window(target, shown) as window:
                assert window.denial is not None
                assert (window.denial.status, window.denial.code) == (403, "other-origin")
        assert w.service.limits.held == {}
        assert not w.room.halls[w.tables["running"]].watchers if w.room.halls else True

    in_world(check, "running")


ENDINGS = ("sign out everywhere", "sign out there", "expire", "change the password", "renew the code")


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_end_of_a_session_closes_its_channels(ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not those of others; of the same player only where all his sessions end."""
    monkeypatch.setattr(live, "LOOK_AGAIN", 0.02)

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/live"
        other = digest(token_of("anna's phone"))
        w.memory.sessions[other] = LoginSession(other, "anna", w.clock.now, w.clock.now + 900 * DAY)
        async with (
            w.window(target, bearer("anna")) as window,
            w.window(target, bearer("anna's phone")) as phone,
            w.window(target, bearer("bert")) as opponent,
        ):
            await window.until("frame")
            await end(w, ending)
            assert await asyncio.wait_for(window.closed(), 30) == SIGNED_OUT
            if ending in ("sign out there", "expire"):
                phone.send("still there?")
                assert (await phone.until("error"))["code"] == "bad-json"
            else:
                assert await asyncio.wait_for(phone.closed(), 30) == SIGNED_OUT
            if ending != "expire":
                opponent.send("still there?")
                assert (await opponent.until("error"))["code"] == "bad-json"

    in_world(check, "running")


async def end(w: LocalServer, ending: str) -> None:
    if ending == "expire":
        w.clock.now += 91 * DAY
        return
    method, target, body = {
        "sign out everywhere": ("DELETE", "/api/sessions", None),
        "sign out there": ("DELETE", "/api/session", None),
        "change the password": ("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}),
        "renew the code": ("POST", "/api/me/recovery", None),
    }[ending]
    assert (await w.tell("anna", method, target, body)).status in (200, 204)


# --- what one may read ---


def test_notes_are_read_by_their_writer_only() -> None:
    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['running']}/notes"
        await w.tell("anna", "PUT", target, {"text": "the rubber is in the north"})
        found = {name: (await w.tell(name, "GET", target)).json().get("text") for name in ("anna", "bert", "carl")}
        assert found == {"anna": "the rubber is in the north", "bert": "", "carl": ""}
        other = f"/api/tables/{w.tables['private running']}/notes"
        assert (await w.tell("anna", "GET", other)).json() == {"text": ""}

    in_world(check, "running")


def test_chat_is_read_by_those_who_sit_there_only() -> None:
    """Also somebody who has got up hears no more of it."""

    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['open']}"
        await w.tell("anna", "POST", f"{target}/chat", {"text": "the rubber is in the north"})
        assert b"rubber" in (await w.tell("bert", "GET", f"{target}/chat")).body
        seq = (await w.tell("bert", "GET", target)).json()["seq"]
        left = await w.tell("bert", "POST", f"{target}/commands", {"seq": seq, "idem": "k", "do": {"type": "leave"}})
        assert left.code == "accepted"
        for name in ("bert", "carl", ""):
            for path in (f"{target}/chat", target, f"{target}/history/2"):
                assert b"rubber" not in (await w.tell(name, "GET", path)).body

    in_world(check, "open")


def test_whoever_gets_up_while_looking_hears_no_more() -> None:
    async def check(w: LocalServer) -> None:
        target = f"/api/tables/{w.tables['open']}"
        async with w.window(f"{target}/live", bearer("bert")) as window:
            seq = (await window.until("frame"))["frame"]["seq"]
            window.send({"seq": seq, "idem": "k", "do": {"type": "leave"}})
            await window.until("answer")
            await w.tell("anna", "POST", f"{target}/chat", {"text": "the rubber is in the north"})
            try:
                assert "rubber" not in str(await everything(window))
            except ChannelClosedError:
                assert "rubber" not in str(window.outgoing)

    in_world(check, "open")


def test_lists_show_no_private_table() -> None:
    async def check(w: LocalServer) -> None:
        for state in ("open", "running", "finished"):
            for name in ("anna", "carl", ""):
                found = [one["table"] for one in (await w.tell(name, "GET", f"/api/tables?state={state}")).json()]
                assert w.tables[state] in found
                assert w.tables[f"private {state}"] not in found
        mine = [one["table"] for one in (await w.tell("anna", "GET", "/api/my/tables")).json()]
        assert sorted(mine) == sorted(w.tables.values())
        assert (await w.tell("carl", "GET", "/api/my/tables")).json() == []

    in_world(check, "open", "running", "finished")


def test_no_answer_names_a_player_by_his_id() -> None:
    """Ids of players are never shown: the names of private tables are made from them."""

    async def check(w: LocalServer) -> None:
        table = f"/api/tables/{w.tables['private finished']}"
        w.memory.players["the-hidden-id"] = replace(w.memory.players["emil"], id="the-hidden-id", recovery="x")
        hidden = digest(token_of("hidden"))
        w.memory.sessions[hidden] = LoginSession(hidden, "the-hidden-id", 0, w.clock.now + DAY)
        places = {"edition": "colonialism/spielworxx", "places": [{"type": "me"}, {"type": "open"}]}
        opened = (await w.tell("hidden", "POST", "/api/tables", places)).json()["table"]
        table = f"/api/tables/{opened}"
        await w.tell("hidden", "POST", f"{table}/chat", {"text": "hello"})
        for path in (table, f"{table}/chat", f"{table}/history/2", "/api/tables", "/api/my/tables", "/api/me"):
            reply = await w.tell("hidden", "GET", path)
            assert reply.status == 200
            assert b"the-hidden-id" not in reply.body

    in_world(check, "finished")


# --- sessions ---


def test_a_revoked_token_is_worth_nothing() -> None:
    async def check(w: LocalServer) -> None:
        assert (await w.tell("anna", "GET", "/api/me")).status == 200
        assert (await w.tell("anna", "DELETE", "/api/sessions")).status == 204
        for headers in (bearer("anna"), cookie("anna")):
            assert (await w.ask("GET", "/api/me", headers)).status == 401
        assert (await w.tell("bert", "GET", "/api/me")).status == 200

    in_world(check)


@pytest.mark.parametrize("path", ["/api/me/password", "/api/me/recovery", "/api/session/reset"])
def test_a_new_secret_ends_the_sessions_before_it(path: str) -> None:
    """Whoever had a token before has none now; the answer has the only new one."""
    body = {
        "/api/me/password": {"old": PASSWORD, "new": "battery staple"},
        "/api/session/reset": {"recovery": recovery_of("anna"), "new": "battery staple"},
    }.get(path)

    async def check(w: LocalServer) -> None:
        fresh = (await w.tell("anna", "POST", path, body)).json()["token"]
        assert (await w.tell("anna", "GET", "/api/me")).status == 401
        shown = [("authorization", f"Bearer {fresh}")]
        assert (await w.ask("GET", "/api/me", shown)).json()["login"] == "anna-login"

    in_world(check)


def test_a_token_that_is_shown_counts_and_not_the_cookie_beside_it() -> None:
    """Somebody who shows a worthless token does not act by the cookie that his browser adds."""

    async def check(w: LocalServer) -> None:
        both = [*cookie("anna", None), *bearer("revoked")]
        assert (await w.ask("GET", "/api/me", both)).status == 401
        assert (await w.ask("PATCH", "/api/me", both, b'{"name": "Nora"}')).status == 401
        assert w.memory.players["anna"].name == "Anna"

    in_world(check)


COOKIES = (
    ("POST", "/api/players", {"name": "Nora"}),
    ("POST", "/api/session", {"login": "carl-login", "password": PASSWORD}),
    ("POST", "/api/session", {"recovery": recovery_of("carl")}),
    ("POST", "/api/session/reset", {"recovery": recovery_of("carl"), "new": "battery staple"}),
    ("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}),
    ("POST", "/api/me/recovery", None),
)


@pytest.mark.parametrize("secure", [False, True])
def test_cookies(secure: bool) -> None:
    """Scripts cannot read them, other sites cannot send them with a change, and over TLS nothing else carries them."""

    async def check(w: LocalServer) -> None:
        for method, target, body in COOKIES:
            w.put_back()
            reply = await w.tell("anna", method, target, body)
            [given] = [value for name, value in reply.headers if name == "set-cookie"]
            parts = [part.strip().lower() for part in given.split(";")]
            assert given.startswith(f"metropole={reply.json()['token']};")
            assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
            assert ("secure" in parts) == secure
            assert not [part for part in parts if part.startswith("domain")]
            assert (await w.ask("GET", "/api/me", [("cookie", given.partition(";")[0])])).status == 200

    in_world(check, secure=secure)


def test_signing_out_takes_the_cookie_away() -> None:
    async def check(w: LocalServer) -> None:
        for target in ("/api/session", "/api/sessions"):
            w.put_back()
            reply = await w.ask("DELETE", target, cookie("anna"))
            assert 'metropole="";' in reply.header("set-cookie")
            assert "max-age=0" in reply.header("set-cookie").lower()

    in_world(check)


# --- where a request comes from ---


ORIGINS = {
    ORIGIN: True,
    "https://play.example.org": False,
    EVIL: False,
    "null": False,
    "": False,
    "localhost": False,
    "http://": False,
    "http://[": False,
    "http://localhost:81": False,
    "http://localhost.evil.example": False,
    "http://evil.example/http://localhost": False,
    "http://evil.example#@localhost": False,
    "http://evil@localhost": False,
    "http://localhost@evil.example": False,
    "http://localhost evil.example": False,
    "http://play.example.org": False,
    "https://play.example.org.evil.example": False,
    "https://play.example.org, http://evil.example": False,
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_origins(origin: str) -> None:
    """A change by cookie is carried out for pages of this server only."""

    async def check(w: LocalServer) -> None:
        for headers in (cookie("anna", origin), [*bearer("anna"), ("origin", origin)]):
            w.put_back()
            before = w.kept()
            reply = await w.ask("PATCH", "/api/me", headers, b'{"name": "Nora"}')
            assert (reply.status == 200) == ORIGINS[origin]
            assert (w.kept() != before) == ORIGINS[origin]
            assert ORIGINS[origin] or reply.code == "other-origin"

    in_world(check)


def test_behind_tls_a_page_without_tls_is_a_page_from_elsewhere() -> None:
    async def check(w: LocalServer) -> None:
        body = b'{"name": "Nora"}'
        assert (await w.ask("PATCH", "/api/me", cookie("anna", "http://localhost"), body)).code == "other-origin"
        assert (await w.ask("PATCH", "/api/me", cookie("anna", "https://localhost"), body)).status == 200

    in_world(check, secure=True)


HOSTS = {
    "localhost": True,
    "LOCALHOST:8642": True,
    "127.0.0.1:1": True,
    "[::1]:8642": True,
    "play.example.org": True,
    "evil.example": False,
    "localhost.evil.example": False,
    "": False,
    "evil.example:80@localhost": False,
    "xlocalhost": False,
    "a.play.example.org": False,
}


@pytest.mark.parametrize("host", HOSTS)
def test_hosts(host: str) -> None:
    """A name that somebody else has pointed at this machine opens nothing, even though the page has the same name."""
    allowed = HOSTS[host]

    async def check(w: LocalServer) -> None:
        before = w.kept()
        shown = [("host", host), *cookie("anna", f"http://{host}")]
        for method, target, body in (
            ("GET", "/api/me", b""),
            ("GET", f"/api/tables/{w.tables['running']}", b""),
            ("PATCH", "/api/me", b'{"name": "Nora"}'),
        ):
            reply = await w.ask(method, target, shown, body)
            assert (reply.status == 200) == allowed
            assert allowed or (reply.status == 400 and b"Anna" not in reply.body)
        async with w.window(f"/api/tables/{w.tables['running']}/live", shown) as window:
            assert (window.denial is None) == allowed
        assert (w.kept() != before) == allowed

    in_world(check, "running", hosts=["play.example.org"])


def test_a_request_needs_a_host() -> None:
    async def check(w: LocalServer) -> None:
        reply = await w.ask("GET", "/api/editions", [("host", "")])
        assert reply.status == 400

    in_world(check)


def test_memory_is_compared_in_full() -> None:
    """Whatever a store keeps is looked at when a test says that nothing has changed."""
    from tests.server.http_helpers import KEPT

    assert set(vars(Memory())) - set(KEPT) == {"beats", "heard"}
