"""The routes: what can be asked for over HTTP. Each is one small function; what they share is the door in `calls`."""

from asyncio import to_thread
from functools import lru_cache
from importlib.metadata import version
from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from metropole import registry
from metropole.server import rulepages, wire
from metropole.server.catalogue import catalogue as made_catalogue
from metropole.server.editions_api import offered
from metropole.server.etag_cache import REVALIDATE, CachedResponse, answer, packed_document
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
from metropole.server.table_state import TableSettings
from metropole.text.messages import ApiError

LISTED: Final = 50
OWN_LISTED: Final = 200
KEPT_PAGES: Final = 128  # catalogues and rules in memory
KEPT_OWN: Final = 32  # of tables with a board of their own
SHOWN_STATES: Final = ("open", "running", "finished")

# --- people ---


def person(player: Account) -> wire.Person:
    return wire.Person(player.name, player.login)


def admitted(call: RequestContext[object], entry: SignedIn, status: int = 200) -> Response:
    """Tell somebody who came in who they are, and let their browser remember."""
    recovery = entry.recovery if isinstance(entry, SignedUp) else ""
    response = as_json(wire.Admitted(person(entry.player), entry.token, recovery), status)
    secure = call.service.secure
    response.set_cookie(COOKIE, entry.token, SESSION_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def join(call: RequestContext[wire.NewPlayer]) -> Response:
    return admitted(call, await call.service.people.join(call.body.name), 201)


async def present(call: RequestContext[None]) -> wire.Present:
    return wire.Present(person(call.player) if call.player else None)


async def me(call: RequestContext[None]) -> wire.Person:
    return person(call.who)


async def rename(call: RequestContext[wire.NewPlayer]) -> wire.Person:
    return person(await call.service.people.rename(call.id, call.body.name))


async def sign_up(call: RequestContext[wire.NewAccount]) -> wire.Person:
    return person(await call.service.people.sign_up(call.id, call.body.login, call.body.password))


async def sign_in(call: RequestContext[wire.SignIn]) -> Response:
    """By recovery code if there is one, else by login and password. Attempts on one login are counted together."""
    people, limits, given = call.service.people, call.service.limits, call.body
    if given.recovery:
        return admitted(call, await people.recover(given.recovery))
    limits.hit("sign-in-login", given.login.strip().lower()[:64])
    return admitted(call, await people.sign_in(given.login, given.password))


async def change_password(call: RequestContext[wire.NewPassword]) -> Response:
    call.service.limits.hit("sign-in-login", f"player {call.id}")
    return admitted(call, await call.service.people.change_password(call.id, call.body.old, call.body.new))


async def reset_password(call: RequestContext[wire.Reset]) -> Response:
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


async def editions(call: RequestContext[None]) -> wire.Editions:
    return offered(call.language)


async def catalogue(call: RequestContext[None]) -> Response:
    """Of a table, on the board that it is played on; else for as many players as are asked for, or as can play."""
    agreed = await asked_table(call)
    if agreed is not None:
        packed = packed_catalogue if is_shipped(agreed.edition, agreed.board) else packed_own_catalogue
        found = await to_thread(packed, agreed.edition, agreed.seats, call.language, agreed.board)
    else:
        rule_set = rulepages.found(call.request.query_params.get("edition", ""))
        seats = call.number("seats", 1, wire.MOST_SEATS) or rule_set.seats[-1]
        packed = packed_catalogue if rule_set.is_printed else packed_own_catalogue
        found = await to_thread(packed, rule_set.name, seats, call.language, None)
    return answer(found, call.request, REVALIDATE)


def is_shipped(edition: str, board: str | None) -> bool:
    """Whether a table plays by the book, on the shipped board."""
    return board is None and registry.find(edition).is_printed


async def asked_table(call: RequestContext[None]) -> TableSettings | None:
    """What was agreed at the table that is asked about, if it is about one."""
    table = call.request.query_params.get("table")
    return None if table is None else await call.service.hub.settings_of(table)


@lru_cache(KEPT_PAGES)
def packed_catalogue(edition: str, seats: int, language: str, board: None = None) -> CachedResponse:
    return packed_document(ENCODER.encode(made_catalogue(edition, seats, language)), JSON)


@lru_cache(KEPT_OWN)
def packed_own_catalogue(edition: str, seats: int, language: str, board: str | None) -> CachedResponse:
    """By the text of the board, because names are no part of its digest. They push no shipped one out of memory."""
    return packed_document(ENCODER.encode(made_catalogue(edition, seats, language, board)), JSON)


async def rules(call: RequestContext[None]) -> Response:
    """Of a table, with what its board adds; else of an edition, with what the shipped board adds."""
    agreed = await asked_table(call)
    if agreed is not None:
        packed = packed_rules if is_shipped(agreed.edition, agreed.board) else packed_own_rules
        found = await to_thread(packed, agreed.edition, call.language, agreed.board)
    else:
        rule_set = rulepages.found(call.request.query_params.get("edition", ""))
        packed = packed_rules if rule_set.is_printed else packed_own_rules
        found = await to_thread(packed, rule_set.name, call.language, None)
    return answer(found, call.request, REVALIDATE)


@lru_cache(KEPT_PAGES)
def packed_rules(edition: str, language: str, board: None = None) -> CachedResponse:
    return packed_document(ENCODER.encode(rulepages.rules(edition, language)), JSON)


@lru_cache(KEPT_OWN)
def packed_own_rules(edition: str, language: str, board: str | None) -> CachedResponse:
    return packed_document(ENCODER.encode(rulepages.rules(edition, language, board)), JSON)


# --- tables ---


async def open_table(call: RequestContext[wire.NewTable]) -> Response:
    idem = key_of_new_table(call)
    table = await call.service.hub.open_table(call.body, call.id, call.who.name, idem)
    return as_json(wire.Opened(table), 201)


async def fork(call: RequestContext[wire.Fork]) -> Response:
    idem = key_of_new_table(call)
    table = await call.service.hub.fork(call.table, call.body, call.id, call.who.name, idem)
    return as_json(wire.Opened(table), 201)


def key_of_new_table(call: RequestContext[object]) -> str:
    """By which a request for a table is known again; nobody opens too many of them."""
    limits = call.service.limits
    limits.hit("create-minute", call.id)
    limits.hit("create-day", call.id)
    idem = call.request.headers.get("idempotency-key", "")
    if len(idem) > 64 or not all(["!" <= sign <= "~" for sign in idem]):
        raise ApiError("bad-key", "idempotency-key")
    return idem


async def lobby(call: RequestContext[None]) -> list[wire.TableShown]:
    """Public tables, the last changed first."""
    state = call.request.query_params.get("state", "open")
    if state not in SHOWN_STATES:
        raise ApiError("bad-state", "state", state, {"known": ", ".join(SHOWN_STATES)})
    found = await call.service.hub.lobby((state,), LISTED)
    return [wire.TableShown(one.table, one.state, one.changed, shown(one)) for one in found]


async def own_tables(call: RequestContext[None]) -> list[wire.OwnTable]:
    """The tables where one has a seat: those that wait for one first."""
    return [own(one, call.id) for one in await call.service.hub.tables_of(call.id, OWN_LISTED)]


def own(one: Summary, player: str) -> wire.OwnTable:
    mine = [place for place in one.seated if place.player == player]
    awaited = [place.seat for place in mine if place.awaited]
    return wire.OwnTable(one.table, one.state, one.changed, [place.seat for place in mine], awaited, shown(one))


def shown(one: Summary) -> wire.TableListing:
    return msgspec.convert(one.shown, wire.TableListing)


def seat_of(call: RequestContext[object]) -> int | None:
    """From which seat's eyes; -1 is a spectator's."""
    return call.number("seat", -1, wire.MOST_SEATS - 1)


def wants_outline(call: RequestContext[object]) -> bool:
    """Whether the table in words is wanted, too."""
    return bool(call.number("outline", 0, 1))


async def frame(call: RequestContext[None]) -> wire.TableFrame:
    since = call.number("since", 0, wire.MOST_ROWS) or 0
    return await call.service.hub.frame(call.table, call.id, seat_of(call), since, call.language, wants_outline(call))


async def history(call: RequestContext[None]) -> wire.TableFrame:
    seq = whole("seq", str(call.request.path_params["seq"]), 1, wire.MOST_ROWS)
    assert seq is not None
    return await call.service.hub.history(call.table, call.id, seat_of(call), seq, call.language, wants_outline(call))


async def advice(call: RequestContext[None]) -> wire.Advice:
    return await call.service.hub.advice(call.table, call.id, seat_of(call), call.language)


async def why(call: RequestContext[None]) -> list[str]:
    about = call.request.query_params.get("about", "")[: wire.LONGEST_DOUBT]
    return await call.service.hub.why(call.table, call.id, seat_of(call), about, call.language)


async def story(call: RequestContext[None]) -> wire.TimeSeries:
    return await call.service.hub.story(call.table, call.id, seat_of(call), call.language)


async def stations(call: RequestContext[None]) -> list[wire.StationShown]:
    since = call.number("since", 0, wire.MOST_ROWS) or 0
    until = call.number("until", 1, wire.MOST_ROWS)
    who = call.table, call.id, seat_of(call)
    return await call.service.hub.stations(*who, since, until, call.language, wants_outline(call))


async def command(call: RequestContext[wire.Command]) -> wire.Answer:
    answer = await call.service.hub.act(call.table, call.body, call.id, call.who.name, call.language)
    if isinstance(answer, wire.Rejected):
        call.service.limits.hit("illegal", call.id)
    return answer


async def download(call: RequestContext[None]) -> Response:
    call.service.limits.hit("export", call.id or address_of(call.request))
    text = await call.service.hub.journal(call.table)
    named = {"content-disposition": f'attachment; filename="{call.table}.game"'}
    return PlainTextResponse(text, headers=named)


async def board(call: RequestContext[None]) -> Response:
    """As it came with the table; else the shipped one."""
    agreed = await call.service.hub.settings_of(call.table)
    text = registry.find(agreed.edition).kit.shipped_text() if agreed.board is None else agreed.board
    return PlainTextResponse(text)


# --- beside the game ---


async def check_seated(call: RequestContext[object]) -> None:
    """Only those who sit at a table talk there, and hear what is said."""
    if not await call.service.hub.seats_of(call.table, call.id):
        raise ApiError("not-seated")


async def talk(call: RequestContext[None]) -> list[wire.TalkShown]:
    await check_seated(call)
    after = call.number("after", 0, wire.MOST_ROWS) or 0
    return [talk_shown(one) for one in await call.service.hub.talk(call.table, after)]


async def say(call: RequestContext[wire.ChatMessage]) -> wire.TalkShown:
    await check_seated(call)
    call.service.limits.hit("chat", call.id)
    return talk_shown(await call.service.hub.say(call.table, call.id, call.who.name, call.body.text))


def talk_shown(one: ChatLine) -> wire.TalkShown:
    return wire.TalkShown(one.number, one.at, one.name, one.text)


async def note(call: RequestContext[None]) -> wire.Note:
    await call.service.hub.seats_of(call.table, call.id)
    return wire.Note(await call.service.store.note(call.table, call.id))


async def save_note(call: RequestContext[wire.Note]) -> wire.Note:
    await call.service.hub.seats_of(call.table, call.id)
    await call.service.store.save_note(call.table, call.id, call.body.text)
    return call.body


# --- the server ---


async def healthy(call: RequestContext[None]) -> wire.Healthy:
    """The store has taken the latest beat, it answers, and the heart still beats; else why not."""
    if problem := call.service.hub.health.problem():
        raise ApiError(problem)
    await call.service.store.last_beat()
    return wire.Healthy("ok", version("metropole"))


TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", healthy, "Whether the server can serve and write.", gives=wire.Healthy, player=False),
    Endpoint(
        "GET", "/api/editions", editions, "What can be played, and by how many.", gives=wire.Editions, player=False
    ),
    Endpoint(
        *("GET", "/api/catalogue", catalogue, "What is printed on board and cards: names, help, numbers."),
        gives=wire.Catalogue,
        player=False,
        query=("edition", "seats", "table"),
    ),
    Endpoint(
        *("GET", "/api/rules", rules, "The rules of an edition, in the order of the book."),
        gives=wire.RulesPage,
        player=False,
        query=("edition", "table"),
    ),
    Endpoint(
        *("POST", "/api/players", join, "Come in as a guest: a name is enough."),
        takes=wire.NewPlayer,
        gives=wire.Admitted,
        player=False,
        status=201,
        limit="join",
    ),
    Endpoint("GET", "/api/session", present, "Who one is, if anybody.", gives=wire.Present, player=False),
    Endpoint("GET", "/api/me", me, "Who one is.", gives=wire.Person),
    Endpoint("PATCH", "/api/me", rename, "Another name.", takes=wire.NewPlayer, gives=wire.Person),
    Endpoint(
        *("POST", "/api/me/account", sign_up, "Take a login name and a password."),
        takes=wire.NewAccount,
        gives=wire.Person,
        limit="sign-up",
    ),
    Endpoint(
        *("POST", "/api/me/password", change_password, "Another password; all other sessions end."),
        takes=wire.NewPassword,
        gives=wire.Admitted,
        limit="sign-in-address",
    ),
    Endpoint(
        *("POST", "/api/me/recovery", renew_recovery, "Another recovery code; all other sessions end."),
        gives=wire.Admitted,
    ),
    Endpoint(
        *("POST", "/api/session", sign_in, "Come in again, by login and password or by recovery code."),
        takes=wire.SignIn,
        gives=wire.Admitted,
        player=False,
        limit="sign-in-address",
    ),
    Endpoint(
        *("POST", "/api/session/reset", reset_password, "Another password, by recovery code; all other sessions end."),
        takes=wire.Reset,
        gives=wire.Admitted,
        player=False,
        limit="sign-in-address",
    ),
    Endpoint("DELETE", "/api/session", sign_out, "Sign out on this device.", status=204),
    Endpoint("DELETE", "/api/sessions", sign_out_everywhere, "Sign out on all devices.", status=204),
    Endpoint(
        *("GET", "/api/tables", lobby, "Public tables, the last changed first."),
        gives=list[wire.TableShown],
        player=False,
        query=("state",),
    ),
    Endpoint(
        *("POST", "/api/tables", open_table, "Open a table. With an Idempotency-Key, at most one for each key."),
        takes=wire.NewTable,
        gives=wire.Opened,
        status=201,
    ),
    Endpoint(
        *("GET", "/api/my/tables", own_tables, "The tables where one has a seat, those that wait for one first."),
        gives=list[wire.OwnTable],
    ),
    Endpoint(
        *("GET", TABLE, frame, "The table as one may see it, and the log after a line."),
        gives=wire.TableFrame,
        player=False,
        query=("seat", "since", "outline"),
    ),
    Endpoint(
        *("POST", f"{TABLE}/commands", command, "Do something at the table."),
        takes=wire.Command,
        gives=wire.Answer,
        limit="command",
    ),
    Endpoint(
        *("GET", f"{TABLE}/history/{{seq}}", history, "The table as one saw it after a line."),
        gives=wire.TableFrame,
        player=False,
        query=("seat", "outline"),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/advice", advice, "What each answer to one's open question does, and what is not offered."),
        gives=wire.Advice,
        player=False,
        query=("seat",),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/why", why, "Why something cannot be done now, in sentences."),
        gives=list[str],
        player=False,
        query=("seat", "about"),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/story", story, "The game over time, and how it was scored."),
        gives=wire.TimeSeries,
        player=False,
        query=("seat",),
        limit="look",
    ),
    Endpoint(
        *("GET", f"{TABLE}/stations", stations, "What happened after a line, station by station, as one saw it."),
        gives=list[wire.StationShown],
        player=False,
        query=("seat", "since", "until", "outline"),
        limit="look",
    ),
    Endpoint("GET", f"{TABLE}/board", board, "The board file that the table is played on.", player=False),
    Endpoint("GET", f"{TABLE}/game", download, "A finished game as a file that can be verified.", player=False),
    Endpoint(
        *("POST", f"{TABLE}/fork", fork, "Play on from a moment of a finished game, at a table of one's own."),
        takes=wire.Fork,
        gives=wire.Opened,
        status=201,
    ),
    Endpoint("GET", f"{TABLE}/chat", talk, "What was said at the table.", gives=list[wire.TalkShown], query=("after",)),
    Endpoint("POST", f"{TABLE}/chat", say, "Say something to the table.", takes=wire.ChatMessage, gives=wire.TalkShown),
    Endpoint("GET", f"{TABLE}/notes", note, "One's own notes about the table.", gives=wire.Note),
    Endpoint("PUT", f"{TABLE}/notes", save_note, "Keep notes that nobody else sees.", takes=wire.Note, gives=wire.Note),
)
