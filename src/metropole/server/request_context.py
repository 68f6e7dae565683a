"""One request: who makes it, what they send, and what they are told when something is wrong with it."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from metropole.languages import DEFAULT_LANGUAGE, LANGUAGES
from metropole.server.hub import Hub
from metropole.server.limits import Limits, RateLimitError, address_key
from metropole.server.people import People
from metropole.server.store import Account, Store
from metropole.server.wire import Problem
from metropole.text.messages import ApiError, quoted

COOKIE: Final = "metropole"
LARGEST_BODY: Final = 96 * 1024
SAFE: Final = ("GET", "HEAD")
WHOLE: Final = re.compile(r"-?[0-9]{1,11}")

STATUS: Final = {
    "not-signed-in": 401,
    "wrong-login": 401,
    "wrong-recovery": 401,
    "wrong-password": 403,
    "other-origin": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-line": 404,
    "not-allowed": 405,
    "login-taken": 409,
    "not-finished": 409,
    "table-unreadable": 409,
    "fork-unfinished": 409,
    "too-large": 413,
    "failed": 500,
    "unavailable": 503,
    "store-unwritable": 503,
    "heartbeat-stopped": 503,
}
USUAL: Final = 422


@dataclass(frozen=True)
class Service:
    """Everything a request may need."""

    store: Store
    people: People
    hub: Hub
    limits: Limits
    secure: bool  # whether browsers reach it by TLS


BodyT = TypeVar("BodyT", covariant=True)


@dataclass(frozen=True)
class RequestContext(Generic[BodyT]):
    """A request that has passed the door."""

    service: Service
    request: Request
    language: str
    player: Account | None
    body: BodyT

    @property
    def who(self) -> Account:
        """Whoever is signed in; the door has seen to it that somebody is."""
        assert self.player is not None
        return self.player

    @property
    def id(self) -> str:
        """The id of whoever asks, or nobody's."""
        return self.player.id if self.player else ""

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def number(self, name: str, least: int, most: int) -> int | None:
        """A whole number from the query, if it is there."""
        return whole(name, self.request.query_params.get(name), least, most)


@dataclass(frozen=True)
class Endpoint:
    """A route: what it takes, what it gives, who may use it. The API document and its tests are made from these."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handler: Callable[[RequestContext[Any]], Awaitable[object]]
    says: str  # what it does, in one line
    takes: object = None  # the type of its body
    gives: object = None  # the type of its answer
    player: bool = True  # whether one has to be signed in
    query: tuple[str, ...] = ()
    status: int = 200
    limit: str = "read"


def whole(name: str, text: str | None, least: int, most: int) -> int | None:
    """A number within bounds, or a refusal that names them."""
    if text is None:
        return None
    if not WHOLE.fullmatch(text) or not least <= int(text) <= most:
        raise ApiError("bad-number", name, text, {"field": name, "least": least, "most": most})
    return int(text)


# --- the door ---


def language_of(request: HTTPConnection) -> str:
    """The language asked for, or the first known one that the browser likes, or the usual one."""
    asked = request.query_params.get("language")
    if asked is not None:
        if asked not in LANGUAGES:
            raise ApiError("bad-language", "language", asked, {"known": ", ".join(LANGUAGES)})
        return asked
    liked = request.headers.get("accept-language", "").lower().split(",")
    wished = [tag.split(";")[0].split("-")[0].strip() for tag in liked]
    return next((language for language in wished if language in LANGUAGES), DEFAULT_LANGUAGE)


def token_of(request: HTTPConnection) -> tuple[str, bool]:
    """What the caller shows, and whether a browser shows it by itself, as a cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return request.cookies.get(COOKIE, ""), True


def check_origin(service: Service, request: HTTPConnection, by_cookie: bool) -> None:
    """A page from elsewhere cannot act in somebody's name. What a browser shows by itself needs an origin."""
    origin = request.headers.get("origin")
    if origin is None:
        if by_cookie and request.cookies.get(COOKIE):
            raise ApiError("other-origin", "origin")
        return
    if not is_own(service, origin, request.headers.get("host", "")):
        raise ApiError("other-origin", "origin")


def is_own(service: Service, origin: str, host: str) -> bool:
    """Whether a page is of this server; where browsers reach it by TLS, a page without TLS may be anybody's."""
    scheme, _, place = origin.partition("://")
    return place == host and (scheme == "https" or (scheme == "http" and not service.secure))


def address_of(request: HTTPConnection) -> str:
    return address_key(request.client.host if request.client else "")


async def identify(service: Service, request: HTTPConnection) -> Account | None:
    """Whoever shows a valid token."""
    token, _ = token_of(request)
    return await service.people.identify(token) if token else None


async def enter(service: Service, endpoint: Endpoint, request: Request, language: str) -> RequestContext[object]:
    """Check everything that does not depend on what is asked for."""
    if request.method not in SAFE:
        check_origin(service, request, token_of(request)[1])
    service.limits.hit(endpoint.limit, address_of(request))
    player = await identify(service, request)
    if endpoint.player and player is None:
        raise ApiError("not-signed-in")
    body = await read_body(request, endpoint.takes) if endpoint.takes is not None else None
    return RequestContext(service, request, language, player, body)


async def read_body(request: Request, kind: object) -> object:
    """The body as what it should be, or a refusal that says where it is not."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BODY:
                raise ApiError("too-large", "body", None, {"most": LARGEST_BODY})
    except ClientDisconnect:
        raise ApiError("bad-json", "body") from None  # whoever sent half of it does not wait for an answer
    return decoded(bytes(data), kind)


def decoded(data: bytes | str, kind: object) -> Any:
    """JSON as what it should be. Numbers such as 3.0 are whole; nothing else is read generously."""
    try:
        return msgspec.convert(whole_floats(msgspec.json.decode(data)), kind)
    except msgspec.ValidationError as error:
        raise ApiError("bad-field", "body", None, {"why": quoted(str(error))}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        raise ApiError("bad-json", "body") from None


def whole_floats(value: object) -> object:
    """JSON knows one kind of number, so 3.0 is 3."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1 << 53:
        return int(value)
    if isinstance(value, list):
        return [whole_floats(item) for item in value]
    if isinstance(value, dict):
        return {key: whole_floats(item) for key, item in value.items()}
    return value


# --- answers ---

ENCODER: Final = msgspec.json.Encoder()
JSON: Final = "application/json"


def as_json(value: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type=JSON)


def refusal(error: ApiError, language: str) -> Response:
    """What somebody is told whose request is refused."""
    response = as_json(Problem(error.code, error.message(language), error.field), status_of(error))
    if isinstance(error, RateLimitError) and error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def status_of(error: ApiError) -> int:
    if isinstance(error, RateLimitError):
        return 429
    if error.code in ("bad-json", "bad-field", "bad-number", "bad-language"):
        return 400
    return STATUS.get(error.code, USUAL)
