"""Running a server: where it listens, where it keeps its tables, and what it says when it cannot."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn

from metropole.kernel import MetropoleError
from metropole.server import logs
from metropole.server.app import ServerConfig, build
from metropole.server.limits import LARGEST_FRAME
from metropole.server.store.connect import POSTGRES, open_store

FILE: Final = "metropole.db"
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
LAST_WORDS: Final = 3  # seconds for open connections when the server is told to stop
GARBAGE: Final = (10_000, 10, 20)  # how often the interpreter looks for cycles among new, older and all objects


class ServeError(MetropoleError):
    """The server cannot begin; the message says why, in one line."""


def own_directory() -> Path:
    """Where programs of this person keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Metropole"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Metropole"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "metropole"


def place_of(database: str | None) -> str:
    """The database asked for, or a file of one's own; its directory is made."""
    where = database or str(own_directory() / FILE)
    if not where.startswith(POSTGRES):
        try:
            Path(where).resolve().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ServeError(f"database: {where} cannot be used ({error.strerror})") from None
    return where


def address_file(where: str) -> Path:
    """Beside the tables of a person: where they are served, or were last."""
    return Path(f"{where}.address")


def show_page(address: str) -> bool:
    """Open the browser, if there is a screen to see it on; one that runs in the terminal would get in the way."""
    has_screen = sys.platform in ("win32", "darwin") or any([os.environ.get(name) for name in SCREENS])
    return has_screen and webbrowser.open(address)


def listening(host: str, port: int) -> socket.socket:
    """A socket that hears whoever comes; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServeError(f"port: {host} port {port} cannot be used ({why}); choose another with --port") from None
    return found


class Server(uvicorn.Server):
    """Says where it is as soon as it answers there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    database: str | None,
    host: str,
    port: int,
    settings: ServerConfig,
    proxy: bool,
    tell: Callable[[str], None],
    show: bool,
    quiet: bool = False,
) -> None:
    """Serve until told to stop; a quiet server writes down only what goes wrong."""
    where = place_of(database)
    asyncio.run(try_store(where))
    heard = listening(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{heard.getsockname()[1]}"

    def ready() -> None:
        tune_gc()
        if not where.startswith(POSTGRES):
            with suppress(OSError):
                address_file(where).write_text(address, "utf-8")
        tell(address)
        if show:
            show_page(address)

    logs.set_up(level=logging.WARNING if quiet else logging.INFO)
    config = uvicorn.Config(
        build(open_store(where), settings),
        log_config=None,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips="127.0.0.1,::1" if proxy else None,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    with heard, suppress(KeyboardInterrupt):  # it has stopped in good order before it says so
        Server(config, ready).run([heard])


def tune_gc() -> None:
    """Nobody can move while all objects are looked at: look at them seldom, and never again at those of the program."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def try_store(where: str) -> None:
    """Open the store and close it again, so that what is wrong with it is said before anything else."""
    store = open_store(where)
    await store.open()
    await store.close()
