"""The table of whoever sits at this machine: a server for oneself, or the one that runs already."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.request import ProxyHandler, build_opener

from metropole.server.app import ServerConfig
from metropole.server.run import ServeError, address_file, listening, place_of, serve, show_page, try_store
from metropole.server.store import StoreOpenError
from metropole.server.store.lock import LockHeldError

HOST: Final = "127.0.0.1"
PORT: Final = 8642
PAUSE: Final = 0.6  # seconds before a bot answers, so that people can follow
PATIENCE: Final = 2.0  # seconds for a server on this machine to say that it is there


def open_own(tell: Callable[[str, bool], None], show: bool = True) -> None:
    """Open the table, and show it in the browser. Tells its address, and whether a server was there already."""
    where = place_of(None)
    try:
        asyncio.run(try_store(where))
    except StoreOpenError as error:
        address = running(where) if isinstance(error.__cause__, LockHeldError) else ""
        if not address:
            raise
        tell(address, True)
        if show:
            show_page(address)
        return
    settings = ServerConfig(bot_pause=PAUSE)
    serve(None, HOST, free_port(), settings, False, lambda address: tell(address, False), show, quiet=True)


def running(where: str) -> str:
    """The address of the server that has the tables of this person; nothing if none answers."""
    known = f"http://localhost:{PORT}"
    with suppress(OSError):
        known = address_file(where).read_text("utf-8").strip()
    return known if is_metropole(known) else ""


def is_metropole(address: str) -> bool:
    """Whether a server of Metropole answers there; no proxy is asked about this machine."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/healthz", timeout=PATIENCE) as answer:
            return answer.status == HTTPStatus.OK and "version" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port() -> int:
    """The usual port, or any if somebody else has it."""
    try:
        listening(HOST, PORT).close()
    except ServeError:
        return 0
    return PORT
