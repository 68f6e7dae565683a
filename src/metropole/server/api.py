"""The routes: what can be asked for over HTTP. Each is one small function; what they share is the door in `calls`."""

from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from metropole.server import rulepages
from metropole.server.catalogue import catalogue as made_catalogue
from metropole.server.editions_api import offered
from metropole.server.etag_cache import REVALIDATE, CachedResponse, answer, packed_document
from metropole.server.messages import ApiError
from metropole.server.people import SESSION_SECONDS, SignedIn, SignedUp, read_recovery
from metropole.server.request_context import (
    COOKIE,
    ENCODER,
    JSON,
    Endpoint,
    RequestContext,
    address_of,
    as_json,
    token_of,
    whole,
)
from metropole.server.store import Account, ChatLine, Summary
from metropole.server.wire import (
    MOST_ROWS,
    MOST_SEATS,
    Admitted,
    Advice,
    Answer,
    Catalogue,
    ChatMessage,
    Command,
    Editions,
    Fork,
    Healthy,
    NewAccount,
    NewPassword,
    NewPlayer,
    NewTable,
    Note,
    Opened,
    OwnTable,
    Person,
    Present,
    Rejected,
    Reset,
    RulesPage,
    SignIn,
    TableFrame,
    TableListing,
    TableShown,
    TalkShown,
    TimeSeries,
)

LISTED: Final = 50
OWN_LISTED: Final = 200
KEPT_PAGES: Final = 128  # catalogues and rules in memory
SHOWN_STATES: Final = ("open", "running", "finished")

# --- people ---


def person(player: Account) -> Person:
    return Person(player.name, player.login)


def admitted(call: RequestContext[Any], entry: SignedIn, status: int = 200) -> Response:
    """Tell somebody who came in who they are, and let their browser remember."""
    recovery = entry.recovery if isinstance(entry, SignedUp) else ""
    response = as_json(Admitted(person(entry.player), entry.token, recovery), status)
    secure = call.service.secure
    response.set_cookie(COOKIE, entry.token, SESSION_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def join(call: RequestContext[NewPlayer]) -> Response:
    return admitted(call, await call.service.people.join(call.body.name), 201)


async def present(call: RequestContext[None]) -> Present:
    return Present(person(call.player) if call.player else None)


async def me(call: RequestContext[None]) -> Person:
    return person(call.who)


async def rename(call: RequestContext[NewPlayer]) -> Person:
    return person(await call.service.people.rename(call.id, call.body.name))


async def sign_up(call: RequestContext[NewAccount]) -> Person:
    return person(await call.service.people.sign_up(call.id, call.body.login, call.body.password))


async def sign_in(call: RequestContext[SignIn]) -> Response:
    """By recovery code if there is one, else by login and password. Attempts on one login are counted together."""
    people, limits, given = call.service.people, call.service.limits, call.body
    if given.recovery:
        return admitted(call, await people.recover(given.recovery))
    limits.hit("sign-in-login", given.login.strip().lower()[:64])
    return admitted(call, await people.sign_in(given.login, given.password))


async def change_password(call: RequestContext[NewPassword]) -> Response:
    call.service.limits.hit("sign-in-login", f"player {call.id}")
    return admitted(call, await call.service.people.change_password(call.id, call.body.old, call.body.new))


async def reset_password(call: RequestContext[Reset]) -> Response:
    call.service.limits.hit("reset", read_recovery(call.body.recovery)[:40])
    return admitted(call, await call.service.people.reset_password(call.body.recovery, call.body.new))


async def renew_recovery(call: RequestContext[None]) -> Response:
    call.service.limits.hit("reset", call.id)
    return admitted(call, await call.service.people.renew_recovery(call.id))


async def sign_out(call: RequestContext[None]) -> Response:
    await call.service.people.sign_out(token_of(call.request)[0])
    return signed_out()


async def sign_out_everywhere(call: RequestContext[None]) -> Response:
    await call.service.people.sign_out_everywhere(call.id)
    return signed_out()


def signed_out() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


# --- what can be played ---


async def editions(call: RequestContext[None]) -> Editions:
    return offered(call.language)


async def catalogue(call: RequestContext[None]) -> Response:
    """For as many players as are asked for, or else as can play."""
    title = rulepages.found(call.request.query_params.get("edition", ""))
    seats = call.number("seats", 1, MOST_SEATS) or title.seats[-1]
    return answer(packed_catalogue(title.name, seats, call.language), call.request, REVALIDATE)


@lru_cache(KEPT_PAGES)
def packed_catalogue(edition: str, seats: int, language: str) -> CachedResponse:
    return packed_document(ENCODER.encode(made_catalogue(edition, seats, language)), JSON)


async def rules(call: RequestContext[None]) -> Response:
    title = rulepages.found(call.request.query_params.get("edition", ""))
    return answer(packed_rules(title.name, call.language), call.request, REVALIDATE)


@lru_cache(KEPT_PAGES)
def packed_rules(edition: str, language: str) -> CachedResponse:
    return packed_document(ENCODER.encode(rulepages.rules(edition, language)), JSON)


# --- tables ---


async def open_table(call: RequestContext[NewTable]) -> Response:
    idem = key_of_new_table(call)
    table = await call.service.room.open_table(call.body, call.id, call.who.name, idem)
    return as_json(Opened(table), 201)


async def fork(call: RequestContext[Fork]) -> Response:
    idem = key_of_new_table(call)
    table = await call.service.room.fork(call.table, call.body, call.id, call.who.name, idem)
    return as_json(Opened(table), 201)


def key_of_new_table(call: RequestContext[Any]) -> str:
    """By which a request for a table is known again; nobody opens too many of them."""
    limits = call.service.limits
    limits.hit("create-minute", call.id)
    limits.hit("create-day", call.id)
    idem = call.request.headers.get("idempotency-key", "")
    if len(idem) > 64 or not all(["!" <= sign <= "~" for sign in idem]):
        raise ApiError("bad-key", "idempotency-key")
    return idem


async def lobby(call: RequestContext[None]) -> list[TableShown]:
    """Public tables, the last changed first."""
    state = call.request.query_params.get("state", "open")
    if state not in SHOWN_STATES:
        raise ApiError("bad-state", "state", state, {"known": ", ".join(SHOWN_STATES)})
    found = await call.service.room.lobby((state,), LISTED)
    return [TableShown(one.table, one.state, one.changed, shown(one)) for one in found]


async def own_tables(call: RequestContext[None]) -> list[OwnTable]:
    """The tables where one has a seat: those that wait for one first."""
    return [own(one, call.id) for one in await call.service.room.tables_of(call.id, OWN_LISTED)]


def own(one: Summary, player: str) -> OwnTable:
    mine = [place for place in one.seated if place.player == player]
    awaited = [place.seat for place in mine if place.awaited]
    return OwnTable(one.table, one.state, one.changed, [place.seat for place in mine], awaited, shown(one))


def shown(one: Summary) -> TableListing:
    return msgspec.convert(one.shown, TableListing)


def seat_of(call: RequestContext[Any]) -> int | None:
    """From which seat's eyes; -1 is a spectator's."""
    return call.number("seat", -1, MOST_SEATS - 1)


async def frame(call: RequestContext[None]) -> TableFrame:
    since = call.number("since", 0, MOST_ROWS) or 0
    return await call.service.room.frame(call.table, call.id, seat_of(call), since, call.language)


async def history(call: RequestContext[None]) -> TableFrame:
    seq = whole("seq", str(call.request.path_params["seq"]), 1, MOST_ROWS)
    assert seq is not None
    return await call.service.room.history(call.table, call.id, seat_of(call), seq, call.language)


async def advice(call: RequestContext[None]) -> Advice:
    return await call.service.room.advice(call.table, call.id, seat_of(call), call.language)


async def story(call: RequestContext[None]) -> TimeSeries:
    return await call.service.room.story(call.table, call.id, seat_of(call), call.language)


async def command(call: RequestContext[Command]) -> Answer:
    answer = await call.service.room.act(call.table, call.body, call.id, call.who.name, call.language)
    if isinstance(answer, Rejected):
        call.service.limits.hit("illegal", call.id)
    return answer


async def download(call: RequestContext[None]) -> Response:
    call.service.limits.hit("export", call.id or address_of(call.request))
    text = await call.service.room.journal(call.table)
    named = {"content-disposition": f'attachment; filename="{call.table}.game"'}
    return PlainTextResponse(text, headers=named)


# --- beside the game ---


async def check_seated(call: RequestContext[Any]) -> None:
    """Only those who sit at a table talk there, and hear what is said."""
    if not await call.service.room.seats_of(call.table, call.id):
        raise ApiError("not-seated")


async def talk(call: RequestContext[None]) -> list[TalkShown]:
    await check_seated(call)
    after = call.number("after", 0, MOST_ROWS) or 0
    return [talk_shown(one) for one in await call.service.room.talk(call.table, after)]


async def say(call: RequestContext[ChatMessage]) -> TalkShown:
    await check_seated(call)
    call.service.limits.hit("chat", call.id)
    return talk_shown(await call.service.room.say(call.table, call.id, call.who.name, call.body.text))


def talk_shown(one: ChatLine) -> TalkShown:
    return TalkShown(one.number, one.at, one.name, one.text)


async def note(call: RequestContext[None]) -> Note:
    await call.service.room.seats_of(call.table, call.id)
    return Note(await call.service.store.note(call.table, call.id))


async def save_note(call: RequestContext[Note]) -> Note:
    await call.service.room.seats_of(call.table, call.id)
    await call.service.store.save_note(call.table, call.id, call.body.text)
    return call.body


# --- the server ---


async def healthy(call: RequestContext[None]) -> Healthy:
    """The store answers."""
    await call.service.store.last_beat()
    return Healthy("ok", version("metropole"))


TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", healthy, "Whether the server can serve.", gives=Healthy, player=False),
    Endpoint("GET", "/api/editions", editions, "What can be played, and by how many.", gives=Editions, player=False),
    Endpoint(
        *("GET", "/api/catalogue", catalogue, "What is printed on board and cards: names, help, numbers."),
        gives=Catalogue,
        player=False,
        query=("edition", "seats"),
    ),
    Endpoint(
        *("GET", "/api/rules", rules, "The rules of an edition, in the order of the book."),
        gives=RulesPage,
        player=False,
        query=("edition",),
    ),
    Endpoint(
        *("POST", "/api/players", join, "Come in as a guest: a name is enough."),
        takes=NewPlayer,
        gives=Admitted,
        player=False,
        status=201,
        limit="join",
    ),
    Endpoint("GET", "/api/session", present, "Who one is, if anybody.", gives=Present, player=False),
    Endpoint("GET", "/api/me", me, "Who one is.", gives=Person),
    Endpoint("PATCH", "/api/me", rename, "Another name.", takes=NewPlayer, gives=Person),
    Endpoint(
        *("POST", "/api/me/account", sign_up, "Take a login name and a password."),
        takes=NewAccount,
        gives=Person,
        limit="sign-up",
    ),
    Endpoint(
        *("POST", "/api/me/password", change_password, "Another password; all other sessions end."),
        takes=NewPassword,
        gives=Admitted,
        limit="sign-in-address",
    ),
    Endpoint(
        *("POST", "/api/me/recovery", renew_recovery, "Another recovery code; all other sessions end."), gives=Admitted
    ),
    Endpoint(
        *("POST", "/api/session", sign_in, "Come in again, by login and password or by recovery code."),
        takes=SignIn,
        gives=Admitted,
        player=False,
        limit="sign-in-address",
    ),
    Endpoint(
        *("POST", "/api/session/reset", reset_password, "Another password, by recovery code; all other sessions end."),
        takes=Reset,
        gives=Admitted,
        player=False,
        limit="sign-in-address",
    ),
    Endpoint("DELETE", "/api/session", sign_out, "Sign out on this device.", status=204),
    Endpoint("DELETE", "/api/sessions", sign_out_everywhere, "Sign out on all devices.", status=204),
    Endpoint(
        *("GET", "/api/tables", lobby, "Public tables, the last changed first."),
        gives=list[TableShown],
        player=False,
        query=("state",),
    ),
    Endpoint(
        *("POST", "/api/tables", open_table, "Open a table. With an Idempotency-Key, at most one for each key."),
        takes=NewTable,
        gives=Opened,
        status=201,
    ),
    Endpoint(
        *("GET", "/api/my/tables", own_tables, "The tables where one has a seat, those that wait for one first."),
        gives=list[OwnTable],
    ),
    Endpoint(
        *("GET", TABLE, frame, "The table as one may see it, and the log after a line."),
        gives=TableFrame,
        player=False,
        query=("seat", "since"),
    ),
    Endpoint(
        *("POST", f"{TABLE}/commands", command, "Do something at the table."),
        takes=Command,
        gives=Answer,
        limit="command",
    ),
    Endpoint(
        *("GET", f"{TABLE}/history/{{seq}}", history, "The table as one saw it after a line."),
        gives=TableFrame,
        player=False,
        query=("seat",),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/advice", advice, "What each answer to one's open question does, and what is not offered."),
        gives=Advice,
        player=False,
        query=("seat",),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/story", story, "The game over time, and how it was scored."),
        gives=TimeSeries,
        player=False,
        query=("seat",),
        limit="look",
    ),
    Endpoint("GET", f"{TABLE}/game", download, "A finished game as a file that can be verified.", player=False),
    Endpoint(
        *("POST", f"{TABLE}/fork", fork, "Play on from a moment of a finished game, at a table of one's own."),
        takes=Fork,
        gives=Opened,
        status=201,
    ),
    Endpoint("GET", f"{TABLE}/chat", talk, "What was said at the table.", gives=list[TalkShown], query=("after",)),
    Endpoint("POST", f"{TABLE}/chat", say, "Say something to the table.", takes=ChatMessage, gives=TalkShown),
    Endpoint("GET", f"{TABLE}/notes", note, "One's own notes about the table.", gives=Note),
    Endpoint("PUT", f"{TABLE}/notes", save_note, "Keep notes that nobody else sees.", takes=Note, gives=Note),
)
