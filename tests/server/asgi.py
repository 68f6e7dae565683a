"""Requests and live channels without a network: the application gets what a web server would hand over."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette

Headers = Iterable[tuple[str, str]]
Pieces = bytes | list[bytes]  # a body, whole or in several

PATIENCE = 60.0  # seconds; nothing waits that long unless it is broken
HOST = "localhost"
HERE = "10.0.0.1"  # where somebody is who does not say


@dataclass(frozen=True)
class Response:
    """What came back."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        return "; ".join([value for key, value in self.headers if key == name])

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a problem, or of an answer to a command; else nothing."""
        found = self.json() if self.header("content-type") == "application/json" and self.body else None
        if not isinstance(found, dict):
            return ""
        return str(found.get("code") or (found.get("type") if "seq" in found else "") or "")


def scope_of(kind: str, method: str, target: str, headers: Headers, client: str) -> dict[str, Any]:
    """A request as a server hands it over."""
    path, _, query = target.partition("?")
    given = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    if not any([name == b"host" for name, _ in given]):
        given = [(b"host", HOST.encode()), *given]
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": given,
        "client": (client, 50000),
        "server": (HOST, 80),
        "state": {},
    }
    if kind == "http":
        return scope | {"method": method}
    return scope | {"subprotocols": [], "extensions": {"websocket.http.response": {}}}


async def ask(
    app: Starlette, method: str, target: str, headers: Headers = (), body: Pieces = b"", client: str = HERE
) -> Response:
    """One request, its body in one piece or several. An exception in the server is a failure of the test."""
    pieces = body if isinstance(body, list) else [body]
    messages: list[Any] = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    messages[-1]["more_body"] = False
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    try:
        await app(scope_of("http", method, target, headers, client), receive, send)
    except Exception as error:
        raise AssertionError(f"{method} {target} {headers} {body[:300]!r} broke the server") from error
    return reply_of(sent)


def reply_of(sent: list[Any]) -> Response:
    start = sent[0]
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start.get("headers", [])]
    return Response(start["status"], headers, b"".join([message.get("body", b"") for message in sent[1:]]))


class ChannelClosedError(Exception):
    """The server has closed the channel, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class LiveClient:
    """A live channel. `denial` is what came back instead of one; `heard` is everything, `outgoing` what is unread."""

    def __init__(self, app: Starlette, target: str, headers: Headers = (), client: str = HERE) -> None:
        self.scope = scope_of("websocket", "GET", target, headers, client)
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: list[Any] = []
        self.denial: Response | None = None
        self.task = asyncio.ensure_future(app(self.scope, self.incoming.get, self.hear))
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def hear(self, message: Any) -> None:
        self.heard.append(dict(message))
        self.outgoing.put_nowait(message)

    async def __aenter__(self) -> "LiveClient":
        first = await self.next()
        if first["type"] == "websocket.http.response.start":
            self.denial = reply_of([first, await self.next()])
        elif first["type"] == "websocket.close":
            self.denial = Response(403, [], b"")
        else:
            assert first["type"] == "websocket.accept", first
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await asyncio.wait_for(self.task, PATIENCE)

    async def next(self) -> Any:
        """The next message, unless the channel has ended without one: then whatever ended it."""
        getting = asyncio.ensure_future(self.outgoing.get())
        await asyncio.wait({getting, self.task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)  # the last words before the end
        if getting.done():
            return getting.result()
        getting.cancel()
        assert self.task.done(), "the server says nothing"
        self.task.result()
        raise AssertionError("the server has gone without a word")

    def send(self, message: Any) -> None:
        """Text as it is, anything else as JSON."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "bytes": data})

    async def receive(self) -> Any:
        """The next message as what it says; Closed if it is the last."""
        message = await self.next()
        if message["type"] == "websocket.close":
            raise ChannelClosedError(message.get("code", 1000))
        assert message["type"] == "websocket.send", message
        return json.loads(message["text"])

    async def until(self, kind: str) -> Any:
        """The next message of a kind; others before it are passed over."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def closed(self) -> int:
        """Read on until the server closes; with which code."""
        try:
            while True:
                await self.receive()
        except ChannelClosedError as end:
            return end.code
