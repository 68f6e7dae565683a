"""The server as one ASGI application."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metropole.kernel import MetropoleError
from metropole.server import logs, openapi
from metropole.server.api import ENDPOINTS, TABLE
from metropole.server.bots import BotPool
from metropole.server.hub import Hub, UnreadableTableError
from metropole.server.limits import Limits
from metropole.server.live import live
from metropole.server.pages import STATIC, Pages, is_page
from metropole.server.people import Passwords, People
from metropole.server.request_context import Endpoint, Service, as_json, enter, language_of, refusal
from metropole.server.store import Store, UnconfirmedWriteError, UnstorableTextError
from metropole.text.messages import ApiError

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")
CSP: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; "
    "object-src 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


@dataclass(frozen=True)
class ServerConfig:
    """How a server is run."""

    hosts: Sequence[str] = ()  # names by which it may be reached, besides those of this machine
    secure: bool = False
    bot_workers: int = 2
    bot_timeout: float = 30.0
    bot_pause: float = 0.0
    generous: float = 1.0  # times the usual limits; 0 for none
    static: Path = STATIC  # where the table for browsers was built


class Meters:
    """What can be read off at /metrics, on this machine: numbers only, nothing about anybody."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("metropole_requests", "Requests", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("metropole_request_seconds", "Time to an answer", ["route"], registry=self.registry)
        self.happened = Counter("metropole_tables", "What happens to tables", ["kind"], registry=self.registry)
        self.tables = Gauge("metropole_tables_loaded", "Tables in memory", registry=self.registry)
        self.subscribers = Gauge("metropole_watchers", "Open live channels", registry=self.registry)

    def text(self, hub: Hub) -> bytes:
        self.tables.set(len(hub.loaded_tables))
        self.subscribers.set(sum([len(loaded.subscribers) for loaded in hub.loaded_tables.values()]))
        return generate_latest(self.registry)


class Shield:
    """Adds to every answer what keeps browsers from being used against the person in front of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def shielded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", []))
                kept = any([name == b"cache-control" for name, _ in given])  # whoever lets it be kept says so
                message["headers"] = [*given, *HEADERS, *([] if kept else [(b"cache-control", b"no-store")])]
            await send(message)

        await self.app(scope, receive, shielded)


def build(store: Store, settings: ServerConfig, passwords: Passwords | None = None) -> Starlette:
    """The application on an unopened store; starting it opens everything, stopping it closes everything."""
    meters = Meters()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        hashing = passwords or Passwords()
        bots = BotPool(settings.bot_workers, settings.bot_timeout, settings.bot_pause)
        hub = Hub(store, bots)
        hub.said = lambda kind: meters.happened.labels(kind).inc()
        limits = Limits(settings.generous)
        app.state.service = Service(store, People(store, hashing), hub, limits, settings.secure)
        await hub.open()
        try:
            yield
        finally:
            await hub.close()
            await bots.close()
            hashing.close()
            await store.close()

    async def metrics(request: Request) -> Response:
        if not is_near(request):
            return await wrong_page(request, HTTPException(404))
        return Response(meters.text(request.app.state.service.hub), media_type=CONTENT_TYPE_LATEST)

    pages = Pages(settings.static)

    async def page(request: Request) -> Response:
        return pages.page(request)

    async def asset(request: Request) -> Response:
        return pages.asset(request) or await wrong_page(request, HTTPException(404))

    async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
        """An address without a route: a page of the table, or nothing; a live channel finds nothing."""
        request = HTTPConnection(scope)
        if scope["type"] == "http" and is_page(request):
            response = pages.page(Request(scope, receive))
        else:
            response = await wrong_page(request, HTTPException(404))
        await response(scope, receive, send)

    described = as_json(openapi.document()).body

    async def describe(request: Request) -> Response:
        return Response(described, media_type="application/json")

    routes = [
        *[Route(one.path, served(one, meters), methods=[one.method]) for one in ENDPOINTS],
        Route("/", page),
        Route("/static/{name:path}", asset),
        Route("/api/openapi.json", describe),
        Route("/metrics", metrics),
        WebSocketRoute(f"{TABLE}/live", live),
    ]
    hosts = [*LOCAL, *settings.hosts]
    middleware = [Middleware(Shield), Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False)]
    handlers = {HTTPException: wrong_page}
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=handlers)
    app.router.redirect_slashes = False
    app.router.default = nowhere
    return app


def is_near(request: HTTPConnection) -> bool:
    """Whether this machine asks. The meters count what people do in secret: on a quiet server one could watch them."""
    try:
        return request.client is None or ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def served(endpoint: Endpoint, meters: Meters) -> Callable[[Request], Awaitable[Response]]:
    """A route as the framework wants it: errors become answers, and everything is counted."""

    async def handle(request: Request) -> Response:
        begun = time.perf_counter()
        response = await answered(endpoint, request)
        spent = time.perf_counter() - begun
        meters.requests.labels(endpoint.path, response.status_code).inc()
        meters.seconds.labels(endpoint.path).observe(spent)
        logs.happened(
            *("request",),
            method=endpoint.method,
            route=endpoint.path,
            status=response.status_code,
            ms=round(spent * 1000, 1),
        )
        return response

    return handle


async def answered(endpoint: Endpoint, request: Request) -> Response:
    """Do what is asked, or say why not."""
    service: Service = request.app.state.service
    language = "en"
    try:
        language = language_of(request)
        call = await enter(service, endpoint, request, language)
        result = await endpoint.handler(call)
    except ApiError as error:
        return refusal(error, language)
    except UnstorableTextError:
        return refusal(ApiError("unstorable", "body"), language)
    except UnconfirmedWriteError as error:
        logs.failed("store-trouble", error, route=endpoint.path)
        return refusal(ApiError("unavailable"), language)
    except Exception as error:  # a fault of ours: told to whoever looks after the server, and not to the caller
        logs.failed("request-failed", error, route=endpoint.path)
        is_of_rows = isinstance(error, MetropoleError) and "table" in request.path_params  # old ones, replayed only now
        return refusal(UnreadableTableError() if is_of_rows else ApiError("failed"), language)
    return result if isinstance(result, Response) else as_json(result, endpoint.status)


async def wrong_page(request: HTTPConnection, error: Exception) -> Response:
    """There is no such page, or it cannot be asked for in this way."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    try:
        language = language_of(request)
    except ApiError:
        language = "en"
    response = refusal(ApiError("not-allowed" if status == 405 else "no-such-page"), language)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})  # which ways are allowed
    return response
