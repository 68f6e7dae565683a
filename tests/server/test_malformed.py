"""Whatever is sent: never a fault of the server, always a problem with code and reason, and no table disturbed."""

import json
import os
import re
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from metropole import registry
from metropole.server.api import ENDPOINTS
from metropole.server.limits import LARGEST_FRAME
from metropole.server.refusals import ApiError
from metropole.server.request_context import LARGEST_BODY
from metropole.server.table import Table
from metropole.server.wire import Play
from metropole.text.messages import is_deceptive
from tests.server.asgi import Headers, Pieces, Response
from tests.server.http_helpers import LocalServer, bearer, world
from tests.server.servers import ServerProcess, serving
from tests.server.tables import LATER, RULE_SETS, command, speaking
from tests.server.tables import crowd as crowd_at

LONGEST_PROBLEM = 1500  # bytes; nobody gets their own text back at length

pytestmark = pytest.mark.usefixtures("bots_sleep")


# --- what is sent ---

# No JSON at all, in many ways. Each stands where a body is expected.
BROKEN: tuple[bytes, ...] = (
    *(b"", b" ", b"\n\t\r ", b"\0", b"\x00\x00\x00\x00", b"\xff", b"\xfe\xff", b"\x80abc", b"{", b"}", b"[", b"]"),
    *(b'{"', b'{"a', b'{"a"', b'{"a":', b'{"a":1', b'{"a":1,', b'{"a":1,}', b"{,}", b"[,]", b"[1,]", b"[1,,2]"),
    *(b"{a:1}", b"{'a':1}", b'{"a" 1}', b'{"a"::1}', b'{"a":1}}', b'{"a":1} x', b'{"a":1}{"b":2}', b"{1:1}", b"nul"),
    *(b"True", b"undefined", b"NaN", b"Infinity", b"-Infinity", b"-", b"+1", b"01", b".5", b"1.", b"0x10", b"1e"),
    *(b"1e+", b"--1", b"1_000", b"1 000", b"[1 2]", b"[NaN]", b"[Infinity]", b'["\t"]', b'["\n"]', b'["\x00"]', b'"'),
    *(b'"abc', b"'abc'", b'"\\', b'"\\"', b'"\\x41"', b'"\\u12"', b'"\\u12G4"', b'"\\uD800"', b'"\\uDC00\\uD800"'),
    *(b"// note\n{}", b"/* note */{}", b"# note\n{}", b"{}//", b"<xml/>", b"a=1&b=2", b"---\na: 1", b"\x1f\x8b\x08\0"),
    *(b"\xef\xbb\xbf{}", '{"name":"Nora"}'.encode("utf-16"), '{"name":"Nora"}'.encode("utf-16-be")),
    *('{"name":"Nora"}'.encode("utf-32"), b'{"name":"\xc0\xaf"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"\xf5\x80"}'),
    *(b'{"name":"\xe2\x82"}', b'{"name":"\xf0\x9f\x98"}', b'{"\xff":1}', b"[" * 100_000, b'{"a":' * 20_000),
    *(b"[" * 5000 + b"]" * 5000, b'{"a":' * 900 + b"1" + b"}" * 900, b"1e400", b"-1e400", b"9" * 5000, b"0" * 5000),
    *(b'{"name":' + b"9" * 5000 + b"}", b'{"name":1e400}', b'{"name":-1e999999999}', b'{"name":1' + b"0" * 400 + b"}"),
    *(b"[]", b"{}", b"null", b"true", b"0", b"-0", b"0.1", b'""', b'"text"', b"[[]]", b"[{}]", b'{"":""}', b"[null]"),
)

# In place of any value. They are put into the text as they stand, so that they need not be JSON.
ODD: tuple[str, ...] = (
    *("null", "true", "false", "0", "-0", "-0.0", "1", "-1", "3.0", "0.5", "1e0", "1E2", "1e400", "-1e400", "1e-400"),
    *("NaN", "Infinity", "-Infinity", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "9" * 400),
    *("1" + "0" * 5000, "2147483648", "1000001", '""', '" "', '"0"', '"null"', '"\\u0000"', '"a\\u0000b"', '"\\ud800"'),
    *('"\\udfff\\ud83d"', '"\\u202e"', '"\\u2066x\\u2069"', '"\\ufeff"', '"\\uffff"', '"\\u200b"'),
    *('"' + "a" * 90_000 + '"', '"' + "\\u0300" * 1000 + '"', "[]", "[[]]", "[0]", "{}", '{"type":null}'),
    *('{"type":"me"}', '{"type":"play"}', '{"":""}', "[" * 2000 + "]" * 2000, "[" + "0," * 9000 + "0]", '["me"]'),
    *("[null,null]", '{"__proto__":{}}', "x"),
)

# Strings that have hurt somebody somewhere, and some that only look as if.
NAUGHTY: tuple[str, ...] = (
    *("", " ", "\t", "null", "undefined", "NaN", "true", "-1", "1e400", "0x0", "None", "\\", '"', "'", "`", "%"),
    *("%s%n", "%00", "%2e%2e%2f", "../../../etc/passwd", "..\\..\\boot.ini", "/dev/null", "C:\\con"),
    *("file:///etc/passwd", "' OR '1'='1", "1; DROP TABLE rows --", "' UNION SELECT * FROM session --", "\\'; --"),
    *("$$", "$(id)", "`id`", "{{7*7}}", "${7*7}", "{0.__class__}", "%(name)s", "{ $name }", "{server-wait}", "\\u0041"),
    *("&amp;", "&#0;", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "]]>"),
    *("<!--", "\r\nSet-Cookie: x=1", "\0", "a\0b", "\x07\x1b[31m", "\x7f", "\x85", "\u2028", "\u2029", "\u200b"),
    *("\ufeff", "\u202eabc", "\u2067abc\u2069", "\ud800", "\udfff", "\ufffe", "\uffff", "\U0010ffff", "\U000e0041"),
    *("ﬀ", "İ", "ß", "K", "ǅ", "Ω≈ç√", "田中さん", "א" * 20, "مرحبا", "🏳️‍🌈", "👩‍👩‍👧‍👦", "Z̸̧̛̞a̷̢l̶g̵o̴"),
    *("e" + "\u0301" * 50, "ﷺ" * 30, "a" * 61, "a" * 5000, "😀" * 2000, "anna", "anna-login", "me", "table", "live"),
    *(".", "..", "...", "/", "//", "a/b", "a?b", "a#b", "a;b", "*", "~", "+"),
)

BASES: dict[str, Any] = {
    "POST /api/players": {"name": "Nora"},
    "PATCH /api/me": {"name": "Carl"},
    "POST /api/me/account": {"login": "carl", "password": "a wrong one"},
    "POST /api/me/password": {"old": "a wrong one", "new": "another one"},
    "POST /api/session": {"login": "carl-login", "password": "a wrong one", "recovery": ""},
    "POST /api/session/reset": {"recovery": "0000-0000-0000-0000-0000", "new": "another one"},
    "POST /api/tables": {
        "edition": "colonialism/spielworxx",
        "places": [{"type": "me", "contribution": ""}, {"type": "open"}],
        "title": "A table",
        "board": None,
        "clock": {"type": "bank", "seconds": 60, "increment": 5},
        "absence": "wait",
        "level": "greedy",
        "private": True,
        "auto": False,
        "name": "Carl",
    },
    "POST /api/tables/{table}/fork": {"seq": 8, "seat": 0, "level": "greedy"},
    "POST /api/tables/{table}/chat": {"text": "hello"},
    "PUT /api/tables/{table}/notes": {"text": "mine"},
}
DOS: tuple[dict[str, Any], ...] = (
    {"type": "join", "seat": 0, "name": "Carl", "contribution": "x"},
    {"type": "leave"},
    {"type": "start"},
    {"type": "abort"},
    {"type": "play", "action": "row 1"},
    {"type": "retract"},
    {"type": "ask_undo", "to": 1},
    {"type": "answer_undo", "yes": True},
    {"type": "resign"},
    {"type": "replace", "seat": 0, "level": "random"},
    {"type": "return"},
)
COMMANDS = "POST /api/tables/{table}/commands"


def test_every_body_is_among_them() -> None:
    assert {f"{one.method} {one.path}" for one in ENDPOINTS if one.takes is not None} == {*BASES, COMMANDS}


def bases() -> list[tuple[str, str, Any]]:
    """Every request with a body, in its good form; commands come from somebody who has seen too little."""
    commands = [(COMMANDS, {"seq": 1, "draft": 0, "idem": "key", "seat": 0, "do": do}) for do in DOS]
    rows = [(row.split(), body) for row, body in [*BASES.items(), *commands]]
    return [(method, path, body) for (method, path), body in rows]


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a body."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from spots(item, (*path, key))


MARK = "MARK-81c2"


def with_text(body: Any, path: tuple[Any, ...], text: str) -> bytes:
    """The body with this text in place of one of its values."""
    if not path:
        return text.encode()
    copy = json.loads(json.dumps(body))
    parent = copy
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = MARK
    return json.dumps(copy).replace(f'"{MARK}"', text).encode()


# --- what is looked at ---


class Watch:
    """A target table that may not change by anything that is refused, and a game at another table that goes on."""

    def __init__(self, w: LocalServer) -> None:
        self.w = w
        self.table = w.tables["running"]
        self.other = w.tables["private running"]
        self.asked = 0
        self.refused = 0
        self.moves = 0

    async def send(self, method: str, path: str, headers: Headers = (), body: Pieces = b"") -> Response:
        """One request, and everything that must hold after it."""
        rows = self.w.memory.rows[self.table]
        reply = await self.w.ask(method, path.replace("{table}", self.table), headers, body)
        self.asked += 1
        check_reply(reply, (method, path, headers, body[:200]))
        if reply.status >= 400:
            self.refused += 1
            assert self.w.memory.rows[self.table] is rows, (method, path, body[:200])
        if self.asked % 500 == 0:
            await self.bystander()
        return reply

    def kept(self) -> dict[str, Any]:
        """All that is kept, but for the other table."""
        found = self.w.kept()
        return {name: {key: one for key, one in found[name].items() if key != self.other} for name in found}

    async def frames(self) -> list[Any]:
        """The table as everybody sees it, without the clock of the wall."""
        target = f"/api/tables/{self.table}"
        return [(await self.w.tell(name, "GET", target)).body for name in ("anna", "bert", "carl", "")]

    async def bystander(self) -> None:
        """At the other table somebody plays on, and is accepted; when that game is over it begins anew."""
        target = f"/api/tables/{self.other}"
        if (await self.w.tell("anna", "GET", target)).json()["state"] == "finished":
            assert self.w.aside is not None
            self.w.memory.rows[self.other] = self.w.aside.rows[self.other]
            self.w.memory.snapshots[self.other] = self.w.aside.snapshots[self.other]
            del self.w.hub.loaded_tables[self.other]
        for name in ("anna", "bert"):
            frame = (await self.w.tell(name, "GET", target)).json()
            if frame["question"] and frame["question"]["options"]:
                self.moves += 1
                reply = await self.w.tell(name, "POST", f"{target}/commands", first_option(frame, f"move-{self.moves}"))
                assert reply.code == "accepted", reply.body
                return
        raise AssertionError("nobody is asked")


def first_option(frame: Any, idem: str) -> dict[str, Any]:
    """A command of somebody who is asked something."""
    do = {"type": "play", "action": frame["question"]["options"][0]["action"]}
    return {"seq": frame["seq"], "draft": frame["draft"], "seat": frame["seat"], "idem": idem, "do": do}


def check_reply(reply: Response, what: object) -> None:
    """No fault, and where there is a problem, one that says what it is, briefly and in harmless letters."""
    assert reply.status < 500, (what, reply)
    assert b"Traceback" not in reply.body, what
    assert b'File "' not in reply.body, what
    if reply.status < 400:
        return
    problem = reply.json()
    assert set(problem) <= {"code", "reason", "field"}, what
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", problem["code"]), what
    assert problem["reason"], what
    assert len(reply.body) <= LONGEST_PROBLEM, what
    assert not [sign for sign in problem["reason"] if is_deceptive(sign) and sign not in "\u2068\u2069"], (what, reply)


@asynccontextmanager
async def watching(least: int) -> AsyncIterator[Watch]:
    """A server; in the end the table is seen as before, others play on, and so many requests were made."""
    async with world(["running"]) as w:
        watch = Watch(w)
        before, rows = await watch.frames(), w.memory.rows[watch.table]
        yield watch
        await watch.bystander()
        assert watch.asked >= least
        if w.memory.rows[watch.table] == rows:
            assert await watch.frames() == before


# --- bodies ---


async def test_broken_bodies() -> None:
    """Nothing of this is accepted anywhere, and nothing changes, not even a note."""
    async with watching(1500) as watch:
        kept = watch.kept()
        for method, path, _ in bases():
            for body in BROKEN:
                if path == "/api/session" and body == b"{}":
                    continue  # the form is right: a login and a password that nobody has
                reply = await watch.send(method, path, bearer("carl"), body)
                assert reply.status in (400, 413), (path, body[:100], reply)
                assert reply.code in ("bad-json", "bad-field", "too-large"), (path, body[:100])
        assert watch.kept() == kept
        assert watch.refused == watch.asked


async def test_odd_values() -> None:
    """Each value of each body replaced by each odd one, left out, and with something beside it."""
    async with watching(6000) as watch:
        for method, path, body in bases():
            for spot in spots(body):
                for text in ODD:
                    await watch.send(method, path, bearer("carl"), with_text(body, spot, text))
            for name in body:
                less = {key: value for key, value in body.items() if key != name}
                await watch.send(method, path, bearer("carl"), json.dumps(less).encode())
            more = json.dumps({**body, "surprise": 1}).encode()
            assert (await watch.send(method, path, bearer("carl"), more)).code == "bad-field"


async def test_whole_numbers_and_nothing_like_them() -> None:
    """JSON has one kind of number, so 3.0 is 3; a text is none, nor is a truth."""
    good, bad = ("1", "1.0", "1e0", "-0"), ('"1"', "true", "null", "1.5", "1e400", "-1", "1000001")
    async with watching(11) as watch:
        for text in (*good, *bad):
            body = b'{"seq": %s, "idem": "k", "do": {"type": "leave"}}' % text.encode()
            reply = await watch.send("POST", "/api/tables/{table}/commands", bearer("anna"), body)
            assert reply.code == ("stale" if text in good else "bad-field"), text


async def test_a_field_said_twice_counts_once() -> None:
    """The last one, in every place; no reader sees another than the one that acts."""
    body, path = b'{"text": "first", "text": "second"}', "/api/tables/{table}/notes"
    async with watching(2) as watch:
        assert (await watch.send("PUT", path, bearer("anna"), body)).json() == {"text": "second"}
        assert (await watch.send("GET", path, bearer("anna"))).json() == {"text": "second"}


async def test_large_bodies() -> None:
    """Read up to the limit and no further, however they come."""
    path, spare = "/api/tables/{table}/notes", len('{"text":""}')
    async with watching(10) as watch:
        for size, code in ((LARGEST_BODY, "bad-field"), (LARGEST_BODY + 1, "too-large"), (5_000_000, "too-large")):
            body = b'{"text":"' + b"a" * (size - spare) + b'"}'
            pieces = [body[at : at + 10_000] for at in range(0, len(body), 10_000)]
            for sent in (body, pieces, [b"", *pieces, b""]):
                assert (await watch.send("PUT", path, bearer("anna"), sent)).code == code
        one_by_one = [bytes([sign]) for sign in b'{"text": "slowly"}']
        assert (await watch.send("PUT", path, bearer("anna"), one_by_one)).status == 200


async def test_naughty_strings() -> None:
    """In every text of every body, in every part of every address, in every query and in some headers."""
    async with watching(12_000) as watch:
        for text in NAUGHTY:
            for method, path, body in bases():
                if path.endswith("/commands") and body["do"]["type"] not in ("join", "play", "replace"):
                    continue
                for spot in spots(body):
                    if spot:
                        await watch.send(method, path, bearer("carl"), with_text(body, spot, json.dumps(text)))
            data = text.encode("utf-8", "surrogatepass")
            part, raw = quote(data, safe=""), quote(data, safe="/?#;&=%+")
            for one in ENDPOINTS:
                for said in (part, raw):
                    address = one.path.replace("{table}", said).replace("{seq}", said)
                    await watch.send(one.method, address, bearer("carl"), b"{}")
                names = ("seat", "since", "after", "state", "language", "surprise")
                query = "&".join([f"{name}={part}" for name in names])
                await watch.send(one.method, f"{one.path.replace('{seq}', '1')}?{query}", bearer("carl"), b"{}")
            line = data.decode("latin-1")
            for name in ("authorization", "cookie", "origin", "accept-language", "idempotency-key", "content-type"):
                for value in (line, f"Bearer {line}", f"metropole={line}"):
                    await watch.send("POST", "/api/tables", [(name, value), *bearer("carl")], b"{}")
                    await watch.send("GET", "/api/me", [(name, value)])


async def test_numbers_in_addresses() -> None:
    numbers = ("--5", "-", "+1", "1_0", " 1", "1 ", "٣", "²", "1.0", "0x1", "99999999999999999999", "-2", "", "1e3")
    async with watching(50) as watch:
        for text in numbers:
            for path in ("{table}?seat=", "{table}?since=", "{table}/history/", "{table}/chat?after="):
                if text or "?" in path:
                    reply = await watch.send("GET", f"/api/tables/{path}{quote(text)}", bearer("anna"))
                    assert reply.code == "bad-number", (path, text)


async def test_wrong_ways_to_ask() -> None:
    """Every method at every address; only those of the route table do anything."""
    known = {(one.method, one.path) for one in ENDPOINTS}
    async with watching(100) as watch:
        for path in {path for _, path in known}:
            for method in [*"GET POST PUT PATCH DELETE OPTIONS TRACE CONNECT get BREW".split(), "X" * 99]:
                if (method, path) not in known:
                    reply = await watch.send(method, path.replace("{seq}", "1"), bearer("anna"), b"{}")
                    assert (reply.status, reply.code) == (405, "not-allowed"), (method, path)


# --- boards that people send along ---


@pytest.mark.parametrize(("edition", "seats"), [("colonialism/spielworxx", 2), ("empires/revised", 3)])
async def test_boards(edition: str, seats: int) -> None:
    """A board of one's own is read with care, whatever stands in it, and whatever is missing."""
    text = registry.find(edition).kit.shipped_text()
    lines = text.splitlines()
    texts = ["", "x", "=", "a = [" + "[" * 5000, "a = " + "{b=" * 3000, "a." * 30000 + "a = 1", f"a = {'9' * 5000}"]
    texts += ["\0", "a = 1e400", "a = nan", "a = 1979-05-27T07:32:00Z", 'a = "\\uD800"', "\ufeffa = 1", "[a]\n[a]"]
    texts += ["[[a]]\n[a]"]
    texts += [re.sub(r"= \d+", f"= {one}", text, count=1) for one in ("-1", "9999999999", "0.5", "[]", '"x"')]
    texts += ["\n".join([*lines[:at], *lines[at + 1 :]]) for at in range(0, len(lines), 9)]
    texts += [text[:at] for at in range(0, len(text), len(text) // 20)]
    async with watching(50) as watch:
        for board in texts:
            wanted = {"edition": edition, "places": [{"type": "me"}] * seats, "board": board, "auto": True}
            body = json.dumps(wanted).encode()
            if len(body) <= LARGEST_BODY:
                begun = time.monotonic()
                reply = await watch.send("POST", "/api/tables", bearer("carl"), body)
                assert reply.status in (201, 400, 422), reply
                assert time.monotonic() - begun < 4, board[:100]  # meanwhile nobody else is served


# --- the live channel ---


async def test_live_messages_of_every_wrong_shape() -> None:
    """Each gets its error, with the same channel, and the table is as it was; another channel hears nothing of it."""
    async with world(["running"]) as w:
        watch = Watch(w)
        before, kept = await watch.frames(), watch.kept()
        target = w.address("running", "/live")
        async with w.window(target, bearer("anna")) as window, w.window(target, bearer("bert")) as opponent:
            await window.until("frame")
            await opponent.until("frame")
            texts = [text for text in live_messages() if len(text.encode("utf-8", "surrogatepass")) <= LARGEST_FRAME]
            assert len(texts) > 1500
            for text in texts:
                window.send(text)
                answer = await window.receive()
                if answer["type"] == "error":
                    assert answer["code"] in ("bad-json", "bad-field"), (text, answer)
                    assert answer["reason"]
                    assert len(json.dumps(answer)) < 2 * LONGEST_PROBLEM
                else:
                    assert answer["answer"]["type"] in ("stale", "rejected"), (text, answer)
            assert opponent.outgoing.empty()
            assert await watch.frames() == before
            assert watch.kept() == kept
            await watch.bystander()


def live_messages() -> Iterator[str]:
    """Commands that are none. None of them knows the right line, so none can be accepted."""
    yield from [text.decode("utf-8", "replace") for text in BROKEN]
    for do in DOS:
        order = {"seq": 0, "draft": 0, "idem": "key", "seat": 0, "do": do}
        for spot in spots(order):
            if spot != ("seq",):
                yield from [with_text(order, spot, text).decode() for text in ODD]


async def test_live_messages_that_end_the_channel() -> None:
    """A message in bytes, or one beyond the limit, closes this channel and no other.

    Nothing is left of it, nor of somebody who is gone before they are answered.
    """
    async with world(["running"]) as w:
        target = w.address("running", "/live")
        async with w.window(target, bearer("bert")) as opponent:
            await opponent.until("frame")
            for data, code in ((b"", 1003), (b"{}", 1003), ("a" * (LARGEST_FRAME + 1), 1009), ("é" * 4097, 1009)):
                async with w.window(target, bearer("anna")) as window:
                    await window.until("frame")
                    if isinstance(data, bytes):
                        window.send_bytes(data)
                    else:
                        window.send(data)
                    assert await window.closed() == code
            async with w.window(target, bearer("anna")) as window:
                window.send("a" * LARGEST_FRAME)
                assert (await window.until("error"))["code"] == "bad-json"
            for _ in range(200):
                async with w.window(target, bearer("anna")) as window:
                    window.send("x")
            opponent.send("x")
            assert (await opponent.receive())["code"] == "bad-json"
        assert w.service.limits.held == {}
        assert not w.hub.loaded_tables[w.tables["running"]].subscribers


# --- over a real network ---


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    place = tmp_path_factory.mktemp("server")
    with serving(str(place / "metropole.db"), place) as [server]:
        yield server


class RealTable(httpx2.Client):
    """Somebody at a real server, who sits on both seats of a table."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(base_url=server.url, timeout=60, trust_env=False)
        self.token = self.post("/api/players", json={"name": "Nora"}).json()["token"]
        self.headers["authorization"] = f"Bearer {self.token}"
        wanted = {"edition": "colonialism/spielworxx", "places": [{"type": "me"}] * 2}
        self.at = f"/api/tables/{self.post('/api/tables', json=wanted).json()['table']}"

    def play(self) -> None:
        """One answer for whichever of the two seats is asked."""
        frames = [self.get(self.at, params={"seat": seat}).json() for seat in (0, 1)]
        frame = next(frame for frame in frames if frame["question"] and frame["question"]["options"])
        answer = self.post(f"{self.at}/commands", json=first_option(frame, os.urandom(8).hex()))
        assert answer.json()["type"] == "accepted"


@contextmanager
def at_a_table(server: ServerProcess, but: str = "nothing") -> Iterator[RealTable]:
    """Whatever is sent meanwhile, the server writes nothing about errors, `but` for what a library tells by itself."""
    begun = len(server.troubles())
    with closing(RealTable(server)) as somebody:
        yield somebody
    assert [line for line in server.troubles()[begun:] if but not in line] == []


def test_naughty_strings_on_disk(real: ServerProcess) -> None:
    """What is kept comes back as it was sent, and what cannot be kept is refused."""
    kept = 0
    with at_a_table(real) as somebody:
        notes, chat = f"{somebody.at}/notes", f"{somebody.at}/chat"
        for text in NAUGHTY:
            for method, path, field in (("PUT", notes, "text"), ("POST", chat, "text"), ("PATCH", "/api/me", "name")):
                reply = somebody.request(method, path, content=json.dumps({field: text}))
                check_reply(Response(reply.status_code, [], reply.content), (path, text))
                if reply.status_code >= 400:
                    continue
                kept += 1
                if path == notes:
                    assert reply.json() == somebody.get(notes).json() == {"text": text}
                elif path == chat:
                    lines = somebody.get(chat, params={"after": reply.json()["number"] - 1}).json()
                    assert [line["text"] for line in lines] == [text]
        somebody.play()
    assert kept > 150


def exchange(server: ServerProcess, data: bytes, half: bool = True) -> bytes:
    """Send these bytes, say that nothing more comes, and read whatever comes back."""
    found = b""
    with (
        suppress(ConnectionResetError, BrokenPipeError),
        socket.create_connection(("127.0.0.1", server.port), timeout=60) as plug,
    ):
        plug.sendall(data)
        if half:
            plug.shutdown(socket.SHUT_WR)
        while (half or b"\r\n\r\n" not in found) and (piece := plug.recv(65536)):
            found += piece
    return found


def raw_requests(token: str) -> dict[str, bytes]:
    """Requests that are none, or lie about their length."""
    top = b"POST /api/tables/x/chat HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token.encode() + b"\r\n"
    chunked = top + b"Transfer-Encoding: chunked\r\n\r\n"
    return {
        "nothing": b"",
        "rubbish": os.urandom(300),
        "lines": b"\r\n" * 500,
        "no version": b"GET /healthz\r\n\r\n",
        "odd version": b"GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n",
        "no host": b"GET /healthz HTTP/1.1\r\n\r\n",
        "two hosts": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        "space in header": b"GET /healthz HTTP/1.1\r\nHost : localhost\r\n\r\n",
        "NUL in header": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n",
        "NUL in address": b"GET /api/\0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "long header": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 300_000 + b"\r\n\r\n",
        "many headers": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"X: a\r\n" * 20_000 + b"\r\n",
        "long address": b"GET /" + b"a" * 300_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "traversal": b"GET /api/tables/../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "bytes in address": b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "whole address": b"GET http://evil.example/api/me HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "star": b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "connect": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "odd method": b"BREW /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "length too long": top + b"Content-Length: 500\r\n\r\n{}",
        "length too short": top + b"Content-Length: 1\r\n\r\n" + b'{"text": "x"}',
        "length negative": top + b"Content-Length: -1\r\n\r\n{}",
        "length no number": top + b"Content-Length: many\r\n\r\n{}",
        "two lengths": top + b"Content-Length: 2\r\nContent-Length: 50\r\n\r\n{}",
        "length and chunks": top + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{}",
        "length beyond all": top + b"Content-Length: 99999999999999999999999\r\n\r\n{}",
        "chunks cut": chunked + b"5\r\n{",
        "chunks no number": chunked + b"zz\r\n{}\r\n0\r\n\r\n",
        "chunks negative": chunked + b"-5\r\n{}\r\n0\r\n\r\n",
        "chunks beyond all": chunked + b"ffffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
        "chunks without end": chunked + b"10000\r\n" + b"a" * 65536 + b"\r\n" + b"10000\r\n" + b"a" * 65536 + b"\r\n",
        "large": top + b"Content-Length: 3000000\r\n\r\n" + b"a" * 3_000_000,
        "packed": top + b"Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\n\x1f\x8b\x08\0\0",
        "expects": top + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
        "upgrade": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    }


def test_raw_requests(real: ServerProcess) -> None:
    """Answered or hung up on, never with a fault; meanwhile somebody plays, and nothing is written about errors."""
    with at_a_table(real) as somebody:
        for name, data in raw_requests(somebody.token).items():
            answer = exchange(real, data)
            first = answer.split(b"\r\n")[0]
            assert not re.match(rb"HTTP/1\.\d 5", first), (name, first)
            assert b"Traceback" not in answer, name
            assert first == b"" or first.startswith(b"HTTP/1."), (name, first)
            somebody.play()


def test_slow_and_silent_connections(real: ServerProcess) -> None:
    """Many who never finish what they say do not keep others from playing."""
    halves = (b"", b"G", b"GET /healthz HTTP/1.1\r\nX: ", b"POST /api/players HTTP/1.1\r\nHost: localhost\r\n")
    with at_a_table(real) as somebody, ExitStack() as plugs:
        for at in range(100):
            plug = plugs.enter_context(socket.create_connection(("127.0.0.1", real.port), timeout=60))
            plug.sendall(halves[at % len(halves)])
        begun = time.monotonic()
        for _ in range(5):
            somebody.play()
        assert time.monotonic() - begun < 30


class AnyFrame(Frame):
    """A WebSocket frame, right or wrong."""

    def check(self) -> None:
        """Whatever it is, it is sent."""


def frame(kind: Any, data: bytes, final: bool = True, mask: bool = True, reserved: bool = False) -> bytes:
    return AnyFrame(kind, data, final, reserved).serialize(mask=mask)


MORE, TEXT, BYTES, CLOSE, PING, PONG = Opcode


def raw_frames() -> dict[str, tuple[bytes, int | None]]:
    """What is sent after the handshake, and with which code the server closes; None if it does not."""
    fragments = b"".join([frame(MORE if at else TEXT, b"x", False) for at in range(2000)])
    return {
        "bytes": (frame(BYTES, b"{}"), 1003),
        "bad UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
        "half a surrogate pair": (frame(TEXT, b"\xed\xa0\x80"), 1007),
        "too large": (frame(TEXT, b"a" * (LARGEST_FRAME + 1)), 1009),
        "far too large": (frame(TEXT, b"a" * 200_000), 1009),
        "many fragments": (fragments + frame(MORE, b"x"), None),
        "fragments too large": (b"".join([frame(MORE if at else TEXT, b"x" * 4000, False) for at in range(9)]), 1009),
        "more of nothing": (frame(MORE, b"x"), 1002),
        "text within fragments": (frame(TEXT, b"x", False) + frame(TEXT, b"x"), 1002),
        "not masked": (frame(TEXT, b"x", mask=False), 1002),
        "reserved bits": (frame(TEXT, b"x", reserved=True), 1002),
        "unknown kind": (frame(5, b"x"), 1002),
        "long ping": (frame(PING, b"x" * 126), 1002),
        "cut ping": (frame(PING, b"x", False), 1002),
        "pings": (frame(PING, b"x") * 50, None),
        "pong": (frame(PONG, b"x"), None),
        "close": (frame(CLOSE, struct.pack("!H", 1000)), 1000),
        "close without code": (frame(CLOSE, b""), None),
        "close with half a code": (frame(CLOSE, b"\x03"), 1002),
        "close with bad code": (frame(CLOSE, struct.pack("!H", 1005)), 1002),
        "close with bad UTF-8": (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
        "rubbish": (os.urandom(400), None),
        "nothing": (b"", None),
        "half a frame": (frame(TEXT, b"x" * 100)[:20], None),
    }


def test_raw_frames(real: ServerProcess) -> None:
    """The channel is closed as the protocol says, without a word in the log of errors, and others play on."""
    wrong = []
    with at_a_table(real, but="UnicodeDecodeError") as somebody:
        url = f"ws://localhost:{real.port}{somebody.at}/live"
        known = {"authorization": f"Bearer {somebody.token}"}
        for name, (data, code) in raw_frames().items():
            with connect(url, additional_headers=known, compression=None, proxy=None, close_timeout=1) as channel:
                channel.recv()
                with suppress(OSError):
                    channel.socket.sendall(data)
                    channel.socket.shutdown(socket.SHUT_WR)
                with suppress(ConnectionClosed):
                    while True:
                        channel.recv()
                if code is not None and channel.close_code != code:
                    wrong.append(f"{name}: {channel.close_code}, not {code}")
            somebody.play()
    assert wrong == []


def test_wrong_handshakes(real: ServerProcess) -> None:
    with closing(RealTable(real)) as somebody:
        path = f"{somebody.at}/live"

        def handshake(path: str, *extra: str) -> bytes:
            lines = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Authorization: Bearer {somebody.token}", *extra]
            return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()

        good = handshake(path)
        for name, data, status in (
            ("no key", re.sub(rb"Sec-WebSocket-Key: [^\r]*\r\n", b"", good), 400),
            ("odd key", re.sub(rb"(Sec-WebSocket-Key: )[^\r]*", rb"\1abc", good), 400),
            ("old version", good.replace(b"Version: 13", b"Version: 8"), 400),
            ("posted", good.replace(b"GET ", b"POST ", 1), None),
            ("no table", handshake("/api/tables/none/live"), 404),
            ("no route", handshake("/api/none"), 404),
            ("elsewhere", handshake(path, "Origin: http://evil.example"), 403),
            ("compressed", handshake(path, "Sec-WebSocket-Extensions: permessage-deflate"), 101),
        ):
            answer = exchange(real, data, half=False)
            found = re.match(rb"HTTP/1\.1 (\d+)", answer)
            assert found is not None, (name, answer)
            assert status is None or int(found[1]) == status, (name, answer[:300])
            assert int(found[1]) < 500, name
            assert b"permessage-deflate" not in answer.lower(), "a small message could unpack to a large one"


# --- every action of the game ---


@pytest.mark.parametrize(("edition", "seats"), RULE_SETS, ids=[edition for edition, _ in RULE_SETS])
def test_accepted_if_and_only_if_offered(edition: str, seats: int) -> None:
    """Every action there is, from every seat, in positions along a game."""
    crowd = crowd_at(edition, seats, 7)
    positions = 0
    while crowd.table.standing.state == "running" and positions < 12:
        check_all_actions(crowd.table)
        positions += 1
        crowd.play(25)
    assert positions >= 6


def check_all_actions(table: Table) -> None:
    space = table.the_course.game.space
    for seat in range(table.settings.seats):
        asked = table.seen_by(seat).question(seat)
        accepted = set()
        for action in range(len(space)):
            order = command(table, Play(space.name(action)), seat)
            decided = table.decide(order, table.standing.chairs[seat].player, LATER)
            if not isinstance(decided, ApiError):
                accepted.add(action)
            elif seat in speaking(table):
                assert decided.code == "not-offered"
            else:
                assert decided.code in ("not-awaited", "answered")
        assert accepted == set(asked.options if asked else [])
