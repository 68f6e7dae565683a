"""What every answer carries, whatever it answers: good or bad, a page, a file, a live channel that is refused."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from metropole.server.hub import Hub
from metropole.server.request_context import STATUS
from metropole.server.store import UnconfirmedWriteError
from tests.server.asgi import Response
from tests.server.http_helpers import LocalServer, bearer, cookie, world

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FORBIDDEN = ("server", "x-powered-by", "access-control-allow-origin", "access-control-allow-credentials")

RUNNING, FINISHED = "/api/tables/RUNNING", "/api/tables/FINISHED"
HUGE = [b" " * 65536] * 3
EVIL = ("origin", "https://evil.example")

# Whatever can come back: what is asked, by whom, and the status and code of the answer.
ANSWERS: tuple[tuple[str, str, Any, Any, int, str], ...] = (
    ("GET", "/healthz", (), b"", 200, ""),
    ("GET", "/metrics", (), b"", 404, "no-such-page"),
    ("GET", "/api/openapi.json", (), b"", 200, ""),
    ("HEAD", "/api/editions", (), b"", 200, ""),
    ("POST", "/api/players", (), b'{"name": "Nora"}', 201, ""),
    ("DELETE", "/api/session", bearer("anna"), b"", 204, ""),
    ("GET", RUNNING, (), b"", 200, ""),
    ("GET", f"{FINISHED}/game", (), b"", 200, ""),
    ("GET", f"{RUNNING}/game", (), b"", 409, "not-finished"),
    ("GET", f"{RUNNING}/chat", (), b"", 401, "not-signed-in"),
    ("GET", f"{RUNNING}/chat", bearer("carl"), b"", 403, "not-seated"),
    ("PATCH", "/api/me", cookie("anna", None), b"{}", 403, "other-origin"),
    ("POST", "/api/players", [EVIL], b"{}", 403, "other-origin"),
    ("POST", "/api/players", (), b"{", 400, "bad-json"),
    ("POST", "/api/players", (), b"{}", 400, "bad-field"),
    ("POST", "/api/players", (), HUGE, 413, "too-large"),
    ("POST", "/api/players", (), b'{"name": ""}', 422, "name-empty"),
    ("GET", f"{RUNNING}?since=x", (), b"", 400, "bad-number"),
    ("GET", f"{RUNNING}?language=xx", (), b"", 400, "bad-language"),
    ("GET", "/api/tables?state=x", (), b"", 422, "bad-state"),
    ("GET", "/api/tables/none", (), b"", 404, "no-such-table"),
    ("GET", f"{RUNNING}/history/999", (), b"", 404, "no-such-line"),
    ("GET", "/", (), b"", 200, ""),
    ("GET", "/?language=xx", (), b"", 200, ""),
    ("GET", "/none", (), b"", 404, "no-such-page"),
    ("GET", "/static/none.js", (), b"", 404, "no-such-page"),
    ("GET", "/api/me/", (), b"", 404, "no-such-page"),
    ("PUT", "/api/session", (), b"", 405, "not-allowed"),
    ("TRACE", "/api/me", (), b"", 405, "not-allowed"),
    ("OPTIONS", "/api/me", [EVIL], b"", 405, "not-allowed"),
    ("POST", "/metrics", (), b"", 405, "not-allowed"),
    ("GET", "/api/me", [("host", "evil.example")], b"", 400, ""),
)
CHANNELS = (
    (f"{RUNNING}/live", [EVIL], 403, "other-origin"),
    (f"{RUNNING}/live", cookie("anna", None), 403, "other-origin"),
    (f"{RUNNING}/live?seat=0", (), 403, "not-your-seat"),
    (f"{RUNNING}/live?seat=x", (), 400, "bad-number"),
    (f"{RUNNING}/live?language=xx", (), 400, "bad-language"),
    ("/api/tables/none/live", (), 404, "no-such-table"),
    ("/api/nothing", (), 404, "no-such-page"),
    (f"{RUNNING}/live", [("host", "evil.example")], 400, ""),
)


pytestmark = pytest.mark.usefixtures("bots_sleep")


def check_headers(reply: Response, cache: str = "no-store") -> None:
    """Each of them once, with nothing else of the same name that a browser could follow instead."""
    names = [name for name, _ in reply.headers]
    for name, value in {**ALWAYS, "cache-control": cache}.items():
        assert [given for key, given in reply.headers if key == name] == [value], name
    assert names.count("content-security-policy") == 1
    assert not set(names) & set(FORBIDDEN)


def real(w: LocalServer, target: str) -> str:
    return target.replace("RUNNING", w.tables["running"]).replace("FINISHED", w.tables["finished"])


async def test_every_kind_of_answer() -> None:
    """Of every status; those that need a fault have a test of their own below."""
    assert {status for *_, status, _ in ANSWERS} >= set(STATUS.values()) - {500, 503}
    async with world(["running", "finished"]) as w:
        for method, target, headers, body, status, code in ANSWERS:
            reply = await w.ask(method, real(w, target), headers, body)
            assert (reply.status, reply.code) == (status, code), target
            check_headers(reply)
            assert not code or reply.json()["reason"]
            assert status != 405 or reply.header("allow")


async def test_refused_channels() -> None:
    async with world(["running", "finished"]) as w:
        for target, headers, status, code in CHANNELS:
            reply = await w.knock(real(w, target), headers)
            assert (reply.status, reply.code) == (status, code), target
            check_headers(reply)


async def test_too_many() -> None:
    async with world(["running"], generous=0.001) as w:  # one of each kind is allowed
        for status, channel in ((200, 101), (429, 429)):
            replies = [await w.ask("GET", w.address("running")), await w.knock(w.address("running", "/live"))]
            assert [reply.status for reply in replies] == [status, channel]
    for reply in replies:
        check_headers(reply)


@pytest.mark.parametrize(
    ("error", "status", "code", "words"),
    [
        (RuntimeError("the secret ingredient"), 500, "failed", "Server"),
        (UnconfirmedWriteError("the secret address of the database"), 503, "unavailable", ""),
    ],
)
async def test_a_fault_of_the_server_tells_nothing(
    error: Exception, status: int, code: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word of the error, nothing about where it was; a problem like any other, with the same headers."""
    async with world(["running"]) as w:
        monkeypatch.setattr(Hub, "frame", AsyncMock(side_effect=error))
        reply = await w.ask("GET", w.address("running", "?language=de"))
        assert (reply.status, reply.code) == (status, code)
        assert words in reply.json()["reason"]
        assert b"secret" not in reply.body
        assert b"Traceback" not in reply.body
        check_headers(reply)


async def test_no_script_but_our_own_files() -> None:
    """The policy lets nothing run that stands in a page itself or comes from elsewhere, and nobody frames a page."""
    async with world(()) as w:
        policy = (await w.ask("GET", "/healthz")).header("content-security-policy")
    rules = dict([rule.strip().partition(" ")[::2] for rule in policy.split(";")])
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    for name in ("script-src", "script-src-elem", "script-src-attr", "connect-src", "style-src"):
        assert rules.get(name, "'self'") == "'self'"
    for weak in ("unsafe", "*", "http:", "https:", "blob:", "nonce"):
        assert weak not in policy


async def test_numbers_about_the_server() -> None:
    """They are told on this machine only, as text that no browser takes for a page."""
    async with world(["running"]) as w:
        reply = await w.ask("GET", "/metrics", client="127.0.0.1")
        assert reply.status == 200
        assert reply.header("content-type").startswith("text/plain")
        assert w.tables["running"].encode() not in reply.body
        check_headers(reply)


async def test_what_may_be_kept() -> None:
    """Only what is the same for everybody may stay in a cache; everything else is asked for anew."""
    async with world(()) as w:
        check_headers(await w.ask("GET", "/api/catalogue?edition=colonialism/compass"), "no-cache")
