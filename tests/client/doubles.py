"""Servers that are not what one hopes for, and a way to a server on which answers get lost."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from websockets.sync.server import ServerConnection, serve

CannedReply = tuple[int, dict[str, str], bytes]


class RequestLog:
    """What a double was asked: method, path and body of each request."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, bytes]] = []
        self.url = ""


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

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        heard.url = f"http://127.0.0.1:{server.server_port}"
        try:
            yield heard
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def talking(talk: Callable[[int, ServerConnection], None]) -> Iterator[RequestLog]:
    """A server of live channels that does what was chosen for the number of the connection, counted from 1."""
    heard = RequestLog()

    def handle(connection: ServerConnection) -> None:
        assert connection.request is not None
        heard.requests.append(("GET", connection.request.path, b""))
        talk(len(heard.requests), connection)

    with serve(handle, "127.0.0.1", 0, compression=None) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        heard.url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        try:
            yield heard
        finally:
            server.shutdown()
            thread.join()


class Lossy:
    """A way to a server. Once, the answer that contains `lose` is not passed on and the connection is cut instead."""

    def __init__(self, port: int, lose: bytes = b"") -> None:
        self.port = port
        self.lose = lose
        self.lost = 0
        self.sent: list[bytes] = []  # towards the server, as it came
        self.sockets: list[socket.socket] = []
        self.threads: list[Thread] = []
        self.door = socket.create_server(("127.0.0.1", 0))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def __enter__(self) -> "Lossy":
        self.begin(self.accept)
        return self

    def __exit__(self, *_: object) -> None:
        for one in [self.door, *self.sockets]:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        for thread in self.threads:
            thread.join(30)

    def begin(self, work: Callable[[], None]) -> None:
        thread = Thread(target=work, daemon=True)
        self.threads.append(thread)
        thread.start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.sockets += [near, far]
                self.begin(lambda near=near, far=far: self.pump(near, far, True))  # type: ignore[misc]  # bound now
                self.begin(lambda near=near, far=far: self.pump(far, near, False))  # type: ignore[misc]  # bound now

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
