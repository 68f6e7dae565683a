"""The page at the root: where one is, and how to sit down."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from metropole.server.calls import language_of
from metropole.server.words import Refused, reason


async def home(request: Request) -> HTMLResponse:
    """A plain page that needs neither script nor style."""
    try:
        language = language_of(request)
    except Refused:
        language = "en"
    address = f"{request.url.scheme}://{request.url.netloc}"
    lines = [reason(f"home-{part}", language, address=address) for part in ("what", "play", "program")]
    paragraphs = "\n".join([f"<p>{escape(line)}</p>" for line in lines])
    return HTMLResponse(
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>Metropole</title>\n<h1>Metropole</h1>\n'
        f"{paragraphs}\n"
    )
