"""Pages and files for browsers: what was built, packed where possible, kept where it never changes; nothing else."""

import gzip
from pathlib import Path

import pytest

from metropole.server.etag_cache import IMMUTABLE, accepts_gzip
from tests.server.asgi import Headers, Response
from tests.server.http_helpers import world

HTML = [("accept", "text/html,application/xhtml+xml")]
PACKED = [("accept-encoding", "br, gzip;q=0.8")]
SCRIPT = "assets/index-B7x_2-qZ.js"
FILES = {  # what stands in each, and how it is called; the last is none that a browser may have
    "index.html": ("<!doctype html><title>Metropole</title>", "text/html; charset=utf-8"),
    SCRIPT: ("console.log('table')", "text/javascript; charset=utf-8"),
    "assets/index-Ab12Cd34.css": ("body { margin: 0 }", "text/css; charset=utf-8"),
    "assets/serif-latin-Xy98Zw76.woff2": ("font", "font/woff2"),
    "assets/world-00112233.json": ("{}", "application/json"),
    "icon.svg": ("<svg/>", "image/svg+xml"),
    "circular-portrait.png": ("picture", "image/png"),
    "favicon.ico": ("icon", "image/vnd.microsoft.icon"),
    "site.webmanifest": ("{}", "application/manifest+json"),
    "notes.py": ("secret = 1", ""),
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a builder leaves behind, with a packed script, beside a file that nobody may have."""
    place = tmp_path / "static"
    for name, (text, _) in FILES.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)
    (place / f"{SCRIPT}.gz").write_bytes(gzip.compress(FILES[SCRIPT][0].encode()))
    (tmp_path / "outside.js").write_text("secret")
    (tmp_path / "static-other").mkdir()
    (tmp_path / "static-other" / "near.js").write_text("secret")
    (place / "link.js").symlink_to(tmp_path / "outside.js")
    return place


async def got(static: Path, target: str, headers: Headers = (), method: str = "GET") -> Response:
    async with world((), static=static) as w:
        return await w.ask(method, target, headers)


# --- files ---


@pytest.mark.parametrize("name", [name for name in FILES if name not in ("index.html", "notes.py")])
async def test_files_are_what_they_are(built: Path, name: str) -> None:
    reply = await got(built, f"/static/{name}")
    text, media = FILES[name]
    assert (200, text.encode(), media) == (reply.status, reply.body, reply.header("content-type"))
    assert reply.header("cache-control") == (IMMUTABLE if name.startswith("assets/") else "no-cache")
    assert "nosniff" == reply.header("x-content-type-options")


async def test_packed_where_it_can_be_unpacked(built: Path) -> None:
    packed, plain = await got(built, f"/static/{SCRIPT}", PACKED), await got(built, f"/static/{SCRIPT}")
    assert FILES[SCRIPT][0].encode() == gzip.decompress(packed.body) == plain.body
    assert packed.header("content-type") == plain.header("content-type")
    assert "accept-encoding" == packed.header("vary") == plain.header("vary")
    assert ("gzip", "") == (packed.header("content-encoding"), plain.header("content-encoding"))
    assert packed.header("etag") != plain.header("etag")
    assert "" == (await got(built, "/static/icon.svg", PACKED)).header("content-encoding")


@pytest.mark.parametrize(
    ("accepted", "unpacks"),
    [
        *(("gzip", True), ("deflate, GZIP", True), ("gzip;q=1.0", True), ("gzip; q=0", False), ("gzip;q=0.000", False)),
        *(("br", False), ("", False), ("xgzip", False)),
    ],
)
def test_who_can_unpack(accepted: str, unpacks: bool) -> None:
    assert unpacks == accepts_gzip(accepted)


async def test_asked_for_again(built: Path) -> None:
    tag = (await got(built, "/static/icon.svg")).header("etag")
    for known, expected in ((f'"x", {tag}', (304, b"")), (f"W/{tag}", (304, b"")), ('"other"', (200, b"<svg/>"))):
        reply = await got(built, "/static/icon.svg", [("if-none-match", known)])
        assert expected == (reply.status, reply.body), known


OUTSIDE = (
    *("../outside.js", "%2e%2e/outside.js", "assets/../../outside.js", "..%2Foutside.js", "..%5Coutside.js"),
    *("/etc/passwd", "//etc/hosts.json", "../static-other/near.js", "link.js", "notes.py", f"{SCRIPT}.gz"),
    *("", ".", "..", "assets", "assets/", "none.js", "no%00thing.js", f"{'x' * 5000}.js"),
    *("%ff%fe.js", "index.html/", "index.html/x.js", "./icon.svg", "assets//index-Ab12Cd34.css"),
)
PROGRAMS = ("/api", "/api/none", "/api/tables/x/none", "/static", "/healthz/x", "/metrics/x", "/api/me/")


@pytest.mark.parametrize("path", [*[f"/static/{name}" for name in OUTSIDE], *PROGRAMS])
async def test_nothing_else(built: Path, path: str) -> None:
    """Neither what lies outside, by whatever way, nor directories, nor files of other kinds; and where programs look,
    what is missing is missing, whoever asks.
    """
    reply = await got(built, path, HTML)
    assert (404, "no-such-page", "no-store") == (reply.status, reply.code, reply.header("cache-control"))


# --- pages ---


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/x-1", "/rules/colonialism/compass", "/guide/1", "/me", "/lobby", "/apiary", "/none"]
)
async def test_every_page_is_the_same_file(built: Path, path: str) -> None:
    reply = await got(built, path, HTML)
    text, media = FILES["index.html"]
    assert (200, text.encode(), media) == (reply.status, reply.body, reply.header("content-type"))
    assert "no-cache" == reply.header("cache-control")
    assert reply.header("content-security-policy").startswith("default-src 'self'")
    assert 304 == (await got(built, path, [*HTML, ("if-none-match", reply.header("etag"))])).status


async def test_only_browsers_get_pages(built: Path) -> None:
    """And a channel is no page."""
    requests: list[tuple[str, Headers]] = [("GET", ()), ("GET", [("accept", "text/plain")]), ("POST", HTML)]
    async with world((), static=built) as w:
        replies = [await w.ask(method, "/table/x", headers) for method, headers in requests]
        replies.append(await w.knock("/table/x", HTML))
        assert 200 == (await w.ask("HEAD", "/table/x", HTML)).status
    assert [(404, "no-such-page")] * 4 == [(reply.status, reply.code) for reply in replies]


async def test_built_anew_while_it_serves(built: Path) -> None:
    """The next page is the new one."""
    async with world((), static=built) as w:
        first = await w.ask("GET", "/", HTML)
        (built / "index.html").write_text("<!doctype html><title>New</title>")
        second = await w.ask("GET", "/", [*HTML, ("if-none-match", first.header("etag"))])
        assert (200, b"<!doctype html><title>New</title>") == (second.status, second.body)


@pytest.mark.parametrize(("language", "words"), [("en", "has not been built"), ("de", "nicht gebaut")])
async def test_before_anything_is_built(language: str, words: str) -> None:
    """A page that needs no script says so, how to build it, and how to play meanwhile."""
    async with world(()) as w:
        for path in ("/", "/new"):
            reply = await w.ask("GET", path, [*HTML, ("accept-language", language)])
            text = reply.body.decode()
            assert 200 == reply.status
            for part in (words, f'lang="{language}"', "npm run build", "metropole terminal --server http://"):
                assert part in text
            assert "<script" not in text
