"""Pages and files for browsers: what was built, packed where possible, kept where it never changes; nothing else."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from metropole.server.etag_cache import IMMUTABLE, accepts_gzip
from tests.server.asgi import Response
from tests.server.http_helpers import LocalServer, world

HTML = [("accept", "text/html,application/xhtml+xml")]
PACKED = [("accept-encoding", "br, gzip;q=0.8")]
SCRIPT = "assets/index-B7x_2-qZ.js"
FILES = {
    "index.html": "<!doctype html><title>Metropole</title>",
    SCRIPT: "console.log('table')",
    "assets/index-Ab12Cd34.css": "body { margin: 0 }",
    "assets/serif-latin-Xy98Zw76.woff2": "font",
    "assets/world-00112233.json": "{}",
    "icon.svg": "<svg/>",
    "circular-portrait.png": "picture",
    "favicon.ico": "icon",
    "site.webmanifest": "{}",
    "notes.py": "secret = 1",
}
MEDIA = {
    SCRIPT: "text/javascript; charset=utf-8",
    "assets/index-Ab12Cd34.css": "text/css; charset=utf-8",
    "assets/serif-latin-Xy98Zw76.woff2": "font/woff2",
    "assets/world-00112233.json": "application/json",
    "icon.svg": "image/svg+xml",
    "circular-portrait.png": "image/png",
    "favicon.ico": "image/vnd.microsoft.icon",
    "site.webmanifest": "application/manifest+json",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a builder leaves behind, with a packed script, beside a file that nobody may have."""
    place = tmp_path / "static"
    for name, text in FILES.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)
    (place / f"{SCRIPT}.gz").write_bytes(gzip.compress(FILES[SCRIPT].encode()))
    (tmp_path / "outside.js").write_text("secret")
    (tmp_path / "static-other").mkdir()
    (tmp_path / "static-other" / "near.js").write_text("secret")
    (place / "link.js").symlink_to(tmp_path / "outside.js")
    return place


def in_world(check: Callable[[LocalServer], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with world((), **settings) as found:
            await check(found)

    asyncio.run(run())


def got(static: Path, target: str, headers: Any = (), method: str = "GET") -> Response:
    replies: list[Response] = []

    async def check(w: LocalServer) -> None:
        replies.append(await w.ask(method, target, headers))

    in_world(check, static=static)
    return replies[0]


# --- files ---


@pytest.mark.parametrize("name", MEDIA)
def test_files_are_what_they_are(built: Path, name: str) -> None:
    reply = got(built, f"/static/{name}")
    assert (200, FILES[name].encode(), MEDIA[name]) == (reply.status, reply.body, reply.header("content-type"))
    hashed = name.startswith("assets/")
    assert reply.header("cache-control") == (IMMUTABLE if hashed else "no-cache")
    assert "nosniff" == reply.header("x-content-type-options")


def test_packed_where_it_can_be_unpacked(built: Path) -> None:
    packed, plain = got(built, f"/static/{SCRIPT}", PACKED), got(built, f"/static/{SCRIPT}")
    assert "gzip" == packed.header("content-encoding")
    assert FILES[SCRIPT].encode() == gzip.decompress(packed.body) == plain.body
    assert packed.header("content-type") == plain.header("content-type")
    assert "accept-encoding" == packed.header("vary") == plain.header("vary")
    assert "" == plain.header("content-encoding")
    assert packed.header("etag") != plain.header("etag")
    assert "" == got(built, "/static/icon.svg", PACKED).header("content-encoding")


@pytest.mark.parametrize(
    ("accepted", "unpacks"),
    [
        *(("gzip", True), ("deflate, GZIP", True), ("gzip;q=1.0", True), ("gzip; q=0", False), ("gzip;q=0.000", False)),
        *(("br", False), ("", False), ("xgzip", False)),
    ],
)
def test_who_can_unpack(accepted: str, unpacks: bool) -> None:
    assert unpacks == accepts_gzip(accepted)


def test_asked_for_again(built: Path) -> None:
    tag = got(built, "/static/icon.svg").header("etag")
    again = got(built, "/static/icon.svg", [("if-none-match", f'"x", {tag}')])
    assert (304, b"") == (again.status, again.body)
    assert 304 == got(built, "/static/icon.svg", [("if-none-match", f"W/{tag}")]).status
    assert 200 == got(built, "/static/icon.svg", [("if-none-match", '"other"')]).status


@pytest.mark.parametrize(
    "name",
    [
        *("../outside.js", "%2e%2e/outside.js", "assets/../../outside.js", "..%2Foutside.js", "..%5Coutside.js"),
        *("/etc/passwd", "//etc/hosts.json", "../static-other/near.js", "link.js", "notes.py", f"{SCRIPT}.gz"),
        *("", ".", "..", "assets", "assets/", "none.js", "no\0thing.js".replace("\0", "%00"), f"{'x' * 5000}.js"),
        *("%ff%fe.js", "index.html/", "index.html/x.js", "./icon.svg", "assets//index-Ab12Cd34.css"),
    ],
)
def test_nothing_else(built: Path, name: str) -> None:
    """Neither what lies outside, by whatever way, nor directories, nor files of other kinds."""
    reply = got(built, f"/static/{name}", HTML)
    assert (404, "no-such-page") == (reply.status, reply.code)
    assert "no-store" == reply.header("cache-control")


# --- pages ---


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/x-1", "/rules/colonialism/compass", "/guide/1", "/me", "/lobby", "/apiary", "/none"]
)
def test_every_page_is_the_same_file(built: Path, path: str) -> None:
    reply = got(built, path, HTML)
    assert (200, FILES["index.html"].encode()) == (reply.status, reply.body)
    assert ("text/html; charset=utf-8", "no-cache") == (reply.header("content-type"), reply.header("cache-control"))
    assert reply.header("content-security-policy").startswith("default-src 'self'")
    assert 304 == got(built, path, [*HTML, ("if-none-match", reply.header("etag"))]).status


@pytest.mark.parametrize(
    "path", ["/api", "/api/none", "/api/tables/x/none", "/static", "/healthz/x", "/metrics/x", "/api/me/"]
)
def test_programs_get_no_pages(built: Path, path: str) -> None:
    """Where programs look, what is missing is missing, whoever asks."""
    reply = got(built, path, HTML)
    assert (404, "no-such-page") == (reply.status, reply.code)


def test_only_browsers_get_pages(built: Path) -> None:
    assert "no-such-page" == got(built, "/table/x").code
    assert "no-such-page" == got(built, "/table/x", [("accept", "application/json")]).code
    assert 404 == got(built, "/table/x", HTML, "POST").status
    assert 200 == got(built, "/table/x", HTML, "HEAD").status


def test_a_channel_is_no_page(built: Path) -> None:
    async def check(w: LocalServer) -> None:
        async with w.window("/table/x", HTML) as window:
            assert window.denial is not None
            assert (404, "no-such-page") == (window.denial.status, window.denial.code)

    in_world(check, static=built)


def test_built_anew_while_it_serves(built: Path) -> None:
    """The next page is the new one."""

    async def check(w: LocalServer) -> None:
        first = await w.ask("GET", "/", HTML)
        (built / "index.html").write_text("<!doctype html><title>New</title>")
        second = await w.ask("GET", "/", [*HTML, ("if-none-match", first.header("etag"))])
        assert (200, b"<!doctype html><title>New</title>") == (second.status, second.body)

    in_world(check, static=built)


@pytest.mark.parametrize(("language", "words"), [("en", "has not been built"), ("de", "nicht gebaut")])
def test_before_anything_is_built(tmp_path: Path, language: str, words: str) -> None:
    """A page that needs no script says so, how to build it, and how to play meanwhile."""
    for path in ("/", "/new"):
        reply = got(tmp_path / "none", path, [*HTML, ("accept-language", language)])
        text = reply.body.decode()
        assert 200 == reply.status
        for part in (words, f'lang="{language}"', "npm run build", "metropole terminal --server http://"):
            assert part in text
        assert "<script" not in text
    assert 200 == got(tmp_path / "none", "/?language=xx").status
    assert 404 == got(tmp_path / "none", "/static/index.js").status
