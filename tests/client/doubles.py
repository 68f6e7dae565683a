"""Servers that are not what one hopes for, and a way to a server on which answers get lost."""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Any

from websockets.sync.server import Server, ServerConnection, serve

CannedReply = tuple[int, dict[str, str], bytes]


@dataclass
class RequestLog:
    """What a double was asked: method, path and body of each request."""

    requests: list[tuple[str, str, bytes]] = field(default_factory=list)
    url: str = ""


@contextmanager
def at_work(server: ThreadingTCPServer | ThreadingHTTPServer | Server) -> Iterator[None]:
    """The server serves until the end of the block."""
    with ThreadPoolExecutor(1) as threads:
        threads.submit(server.serve_forever)
        try:
            yield
        finally:
            server.shutdown()


@contextmanager
def replying(reply: Callable[[int], CannedReply]) -> Iterator[RequestLog]:
    """A web server that gives the answer chosen for the number of the request, counted from 1."""
    heard = RequestLog()

    class Handler(BaseHTTPRequestHandler):
        def handle_any(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            heard.requests.append((self.command, self.path, body))
            status, headers, content = reply(len(heard.requests))
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(content))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = handle_any

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server, at_work(server):
        heard.url = f"http://127.0.0.1:{server.server_port}"
        yield heard


@contextmanager
def talking(talk: Callable[[int, ServerConnection], None]) -> Iterator[RequestLog]:
    """A server of live channels that does what was chosen for the number of the connection, counted from 1."""
    heard = RequestLog()

    def handle(connection: ServerConnection) -> None:
        assert connection.request is not None
        heard.requests.append(("GET", connection.request.path, b""))
        talk(len(heard.requests), connection)

    with serve(handle, "127.0.0.1", 0, compression=None) as server, at_work(server):
        heard.url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        yield heard


class Lossy(ThreadingTCPServer):
    """A way to a server. Once, the answer that contains `lose` is not passed on and the connection is cut instead."""

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), BaseRequestHandler)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.port, self.lose, self.lost = port, b"", 0
        self.sent: list[bytes] = []  # towards the server, as it came

    def finish_request(self, request: Any, client_address: object) -> None:
        """Pass everything on in both directions, until either side hangs up."""
        with socket.create_connection(("127.0.0.1", self.port)) as far, ThreadPoolExecutor(1) as threads:
            threads.submit(self.pump, far, request, False)
            self.pump(request, far, True)

    def pump(self, source: socket.socket, target: socket.socket, is_towards: bool) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 20):
                if is_towards:
                    self.sent.append(data)
                elif self.lose and self.lose in data:
                    self.lose = b""
                    self.lost += 1
                    break
                target.sendall(data)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
