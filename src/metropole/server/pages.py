"""Pages: the table in the browser, built from `web/`, and a plain page where it has not been built."""

import re
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from metropole.server.etag_cache import IMMUTABLE, REVALIDATE, CachedResponse, answer, cached_response
from metropole.server.request_context import SAFE, language_of
from metropole.text.messages import ApiError, message

STATIC: Final = Path(str(files("metropole"))) / "static"
INDEX: Final = "index.html"
OTHERS: Final = ("/api", "/static", "/healthz", "/metrics")  # where there are no pages
HASHED: Final = re.compile(r"assets/.*-[\w-]{8}\.\w+")  # as the builder names what never changes
MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Pages:
    """What was built into a directory."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def asset(self, request: Request) -> Response | None:
        """A file under /static/; what has a hash in its name stays with the browser for ever."""
        name = str(request.path_params["name"])
        found = self.read(name)
        if found is None:
            return None
        return answer(found, request, IMMUTABLE if HASHED.fullmatch(name) else REVALIDATE)

    def page(self, request: Request) -> Response:
        """Any page: the same file shows them all."""
        found = self.read(INDEX)
        return plain(request) if found is None else answer(found, request, REVALIDATE)

    def read(self, name: str) -> CachedResponse | None:
        """A file, and the packed one beside it if there is one. Nothing outside the directory is ever read."""
        written = PurePosixPath(name)
        media = MEDIA.get(written.suffix)
        if media is None or str(written) != name:
            return None
        try:
            path = (self.root / name).resolve()
            if not path.is_relative_to(self.root) or not path.is_file():
                return None
            packed = path.with_name(f"{path.name}.gz")
            return cached_response(path.read_bytes(), media, packed.read_bytes() if packed.is_file() else None)
        except (OSError, ValueError):  # a name that no file can have
            return None


def is_page(request: HTTPConnection) -> bool:
    """Whether somebody looks for a page: in a browser, and not where programs look."""
    path = request.url.path
    elsewhere = [path == other or path.startswith(f"{other}/") for other in OTHERS]
    wanted = "text/html" in request.headers.get("accept", "")
    return wanted and request.scope.get("method") in SAFE and not any(elsewhere)


def plain(request: Request) -> HTMLResponse:
    """A page that needs neither script nor style: where one is, and how to sit down all the same."""
    try:
        language = language_of(request)
    except ApiError:
        language = "en"
    address = f"{request.url.scheme}://{request.url.netloc}"
    lines = [message(f"home-{part}", language, address=address) for part in ("what", "build", "play", "program")]
    paragraphs = "\n".join([f"<p>{escape(line)}</p>" for line in lines])
    return HTMLResponse(
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>Metropole</title>\n<h1>Metropole</h1>\n'
        f"{paragraphs}\n"
    )
