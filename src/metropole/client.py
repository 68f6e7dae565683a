"""A server from a program: `Client` asks over HTTP, `LiveTable` keeps a channel to one table open.

Whatever can be said twice without harm is said again, with the same key, until it is answered: reading always can, and
a command has a key by which the server knows it. What the server refuses is a `ClientError`; what a table thinks of a
command is an answer: `Accepted`, `Rejected` or `Stale`.
"""

import random
import secrets
import socket
import ssl
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection, IncompleteRead
from types import TracebackType
from typing import Any, Final, Literal, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from metropole.kernel import MetropoleError
from metropole.server.wire import (
    POLICY,
    SIGNED_OUT,
    Abort,
    Absence,
    Accepted,
    Admitted,
    Advice,
    Answer,
    AnswerUndo,
    AnswerUpdate,
    AskUndo,
    BotSeat,
    ChatMessage,
    ChatUpdate,
    Clock,
    Command,
    CommandBody,
    Editions,
    ErrorMessage,
    Fork,
    FrameUpdate,
    Healthy,
    Join,
    Leave,
    Me,
    Message,
    NewPlayer,
    NewTable,
    NoClock,
    Note,
    Open,
    Opened,
    OwnTable,
    Person,
    Play,
    Problem,
    Rejected,
    Replace,
    Resign,
    Retract,
    Return,
    SeatRequest,
    SignIn,
    Stale,
    Start,
    StationShown,
    TableFrame,
    TableShown,
    TalkShown,
    TimeSeries,
)

PATIENCE: Final = 60.0  # seconds for which an unreachable server is tried again
ANSWER: Final = 20.0  # seconds that one request may take
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
LARGEST: Final = 32 * 1024 * 1024  # bytes of one answer
AGAIN: Final = (429, 502, 503, 504)  # the server is there, but not now
TRIES: Final = 20  # how often something may have happened before a command that does not depend on it
OVER: Final = ("finished", "aborted")

T = TypeVar("T")


class ClientError(MetropoleError):
    """The server, or the way to it, refuses: a code for programs, a sentence for people, the status of HTTP or 0."""

    def __init__(self, code: str, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status


class UnreachableError(ClientError):
    """There is no answer, maybe for the moment; `wait` is how long the server wants to be left alone."""

    def __init__(self, code: str, reason: str, status: int = 0, wait: float = 0.0) -> None:
        super().__init__(code, reason, status)
        self.wait = wait


class UnavailableError(UnreachableError):
    """The server is there, and cannot reach its storage."""


# --- trying again ---


class Backoff:
    """How often to try, and how long to wait in between: longer each time, and never all clients at once."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds
        self.pause = FIRST_PAUSE

    @property
    def left(self) -> float:
        return self.until - time.monotonic()

    def sleep_or_raise(self, trouble: UnreachableError) -> None:
        """Wait a moment; if there is no time left for that, the trouble is raised."""
        pause = max(trouble.wait, self.pause * random.uniform(0.5, 1.0))
        if pause > self.left:
            raise trouble
        time.sleep(pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)


def new_idempotency_key() -> str:
    """By which the server knows a command that it has heard before."""
    return secrets.token_hex(16)


def fresh_contribution() -> str:
    """What a person adds to the dice: nobody could have guessed it."""
    return secrets.token_hex(16)


# --- addresses ---


@dataclass(frozen=True)
class Address:
    """Where a server is."""

    secure: bool
    host: str
    port: int
    path: str  # before every path of the server, mostly nothing

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def url(self) -> str:
        return f"http{'s' if self.secure else ''}://{self.authority}{self.path}"


def read_address(url: str) -> Address:
    """The address in a URL, or a refusal that says how one looks."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ClientError("bad-url", f"server: '{url}' is no address; one looks like https://play.example.org")
    secure = parts.scheme == "https"
    return Address(secure, parts.hostname, port or (443 if secure else 80), parts.path.rstrip("/"))


# --- over HTTP ---


class Client:
    """Somebody at a server. A token says who; without one, only what is public can be seen.

    `patience`: for so many seconds an unreachable server is tried again, where that does no harm. `context`: of TLS,
    if certificates are to be checked otherwise than usual.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        language: str = "en",
        patience: float = PATIENCE,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.address = read_address(url)
        self.token = token
        self.language = language
        self.patience = patience
        self.context = (context or ssl.create_default_context()) if self.address.secure else None
        self.seen: dict[tuple[str, int | None], tuple[int, int]] = {}  # how far each table was seen

    # --- people ---

    def join(self, name: str) -> Admitted:
        """Come in as a guest. From now on this client is that guest; the recovery code is told only this once."""
        return self.admitted(self.ask("POST", "/api/players", Admitted, NewPlayer(name)))

    def sign_in(self, login: str, password: str) -> Admitted:
        """Come in by login and password."""
        return self.admitted(self.ask("POST", "/api/session", Admitted, SignIn(login, password)))

    def recover(self, code: str) -> Admitted:
        """Come in by recovery code, which stays valid."""
        return self.admitted(self.ask("POST", "/api/session", Admitted, SignIn(recovery=code)))

    def admitted(self, entry: Admitted) -> Admitted:
        self.token = entry.token
        return entry

    def me(self) -> Person:
        """Who one is."""
        return self.read("/api/me", Person)

    def rename(self, name: str) -> Person:
        """Another name to be shown, from now on."""
        person: Person = self.ask("PATCH", "/api/me", Person, NewPlayer(name), again=True)
        return person

    # --- what there is ---

    def healthy(self) -> Healthy:
        """Whether the server can serve."""
        return self.read("/healthz", Healthy)

    def editions(self) -> Editions:
        """What can be played, by how many, and against which bots."""
        return self.read("/api/editions", Editions)

    def tables(self, state: Literal["open", "running", "finished"] = "open") -> list[TableShown]:
        """Public tables, the last changed first."""
        return self.read("/api/tables", list[TableShown], state=state)

    def my_tables(self) -> list[OwnTable]:
        """The tables where one has a seat, those that wait for one first."""
        return self.read("/api/my/tables", list[OwnTable])

    def open_table(
        self,
        edition: str,
        places: Sequence[SeatRequest | str],
        title: str = "",
        board: str | None = None,
        clock: Clock | None = None,
        absence: Absence = "wait",
        level: str = "greedy",
        private: bool = False,
        auto: bool = True,
        name: str | None = None,
        house: str | None = None,
    ) -> str:
        """A new table, by its name. A place can be written as "me", "open" or the level of a bot.

        `house` is the text of a TOML file with house rules, which takes the place of the edition.
        """
        seated = [place_of(place) for place in places]
        wanted = NewTable(
            edition,
            seated,
            title,
            board,
            NoClock() if clock is None else clock,
            absence,
            level,
            private,
            auto,
            name,
            house,
        )
        key = {"Idempotency-Key": new_idempotency_key()}
        opened: Opened = self.ask("POST", "/api/tables", Opened, wanted, key, again=True)
        return opened.table

    def fork(self, table: str, seq: int, seat: int, level: str = "greedy") -> str:
        """A practice table that begins where a finished game stood after a line, by its name."""
        key = {"Idempotency-Key": new_idempotency_key()}
        wish = Fork(seq, seat, level)
        opened: Opened = self.ask("POST", path_of(table, "fork"), Opened, wish, key, again=True)
        return opened.table

    # --- at a table ---

    def frame(self, table: str, seat: int | None = None, since: int = 0, outline: bool = False) -> TableFrame:
        """The table as one may see it, perhaps with all of it in words, and the log after a line."""
        frame = self.read(path_of(table), TableFrame, seat=seat, since=since, outline=1 if outline else None)
        self.saw(table, seat, frame)
        return frame

    def history(self, table: str, seq: int, seat: int | None = None, outline: bool = False) -> TableFrame:
        """The table as one saw it after a line."""
        return self.read(path_of(table, f"history/{seq}"), TableFrame, seat=seat, outline=1 if outline else None)

    def advice(self, table: str, seat: int | None = None) -> Advice:
        """What each answer to one's open question does, what is not offered and why, and what a bot would answer."""
        return self.read(path_of(table, "advice"), Advice, seat=seat)

    def why(self, table: str, about: str = "", seat: int | None = None) -> list[str]:
        """Why something cannot be done now, in sentences; without a word, of whatever is at hand."""
        return self.read(path_of(table, "why"), list[str], seat=seat, about=about)

    def story(self, table: str, seat: int | None = None) -> TimeSeries:
        """The game over time, and, once it is over, how it was scored."""
        return self.read(path_of(table, "story"), TimeSeries, seat=seat)

    def stations(
        self, table: str, since: int = 0, until: int | None = None, seat: int | None = None, outline: bool = False
    ) -> list[StationShown]:
        """What happened after a line, station by station; whoever wants more asks on from the last line."""
        wanted = {"seat": seat, "since": since, "until": until, "outline": 1 if outline else None}
        return self.read(path_of(table, "stations"), list[StationShown], **wanted)

    def board(self, table: str) -> str:
        """The text of the board file that a table is played on."""
        return str(self.read(path_of(table, "board"), str))

    def download(self, table: str) -> str:
        """A finished game as the text of a file that can be verified."""
        return str(self.read(path_of(table, "game"), str))

    def watch(self, table: str, seat: int | None = None, since: int = 0) -> Iterator[TableFrame]:
        """A frame now, and one whenever something has changed, to the end of the game; lost connections are mended."""
        with LiveTable(self, table, seat, since) as live:
            for frame in live.frames():
                self.saw(table, seat, frame)
                yield frame

    def saw(self, table: str, seat: int | None, frame: TableFrame) -> None:
        """Remember how far a table was seen: whatever is played next is meant for this moment."""
        self.seen[table, seat] = (frame.seq, frame.draft)

    # --- commands ---

    def command(
        self, table: str, do: CommandBody, seq: int, draft: int = 0, seat: int | None = None, idem: str | None = None
    ) -> Answer:
        """One thing to be done by somebody who has seen the table up to a line; done once, however often it is sent."""
        order = Command(seq, idem or new_idempotency_key(), do, draft, seat)
        answer: Answer = self.ask("POST", path_of(table, "commands"), Answer, order, again=True)
        return answer

    def answer(self, table: str, do: CommandBody, seat: int | None = None) -> Answer:
        """Do something at the moment this client saw last; it is stale if the table has moved on."""
        if (table, seat) not in self.seen:
            self.frame(table, seat)
        seq, draft = self.seen[table, seat]
        return self.command(table, do, seq, draft, seat)

    def retry_while_stale(self, table: str, do: CommandBody, seat: int | None = None) -> Answer:
        """Do something whatever has happened meanwhile."""
        answer = self.answer(table, do, seat)
        for _ in range(TRIES):
            if not isinstance(answer, Stale):
                break
            self.frame(table, seat, answer.seq)
            answer = self.answer(table, do, seat)
        return answer

    def play(self, table: str, action: str, seat: int | None = None) -> Answer:
        """Answer the open question, in the words of one of its options."""
        return self.answer(table, Play(action), seat)

    def retract(self, table: str, seat: int | None = None) -> Answer:
        """Take back the last answer of which nobody else has seen anything."""
        return self.answer(table, Retract(), seat)

    def ask_undo(self, table: str, to: int, seat: int | None = None) -> Answer:
        """Ask everybody to go back to the moment after a line."""
        return self.answer(table, AskUndo(to), seat)

    def answer_undo(self, table: str, yes: bool, seat: int | None = None) -> Answer:
        """Agree to go back, or refuse."""
        return self.answer(table, AnswerUndo(yes), seat)

    def sit(self, table: str, seat: int, name: str | None = None, contribution: str | None = None) -> Answer:
        """Sit down on an open seat; unless something else is wanted, a random contribution goes into the dice."""
        return self.retry_while_stale(
            table, Join(seat, name, fresh_contribution() if contribution is None else contribution)
        )

    def leave(self, table: str, seat: int | None = None) -> Answer:
        """Get up, before the game has begun."""
        return self.retry_while_stale(table, Leave(), seat)

    def start(self, table: str) -> Answer:
        """The host begins the game."""
        return self.retry_while_stale(table, Start())

    def abort(self, table: str) -> Answer:
        """The host gives the table up, before the game has begun."""
        return self.retry_while_stale(table, Abort())

    def resign(self, table: str, seat: int | None = None) -> Answer:
        """A bot plays the seat to the end."""
        return self.retry_while_stale(table, Resign(), seat)

    def replace(self, table: str, seat: int, level: str = "greedy") -> Answer:
        """A bot takes a seat: an open one before the game, afterwards that of a person, who may return."""
        return self.retry_while_stale(table, Replace(seat, level))

    def return_(self, table: str, seat: int | None = None) -> Answer:
        """Take one's seat back from a bot."""
        return self.retry_while_stale(table, Return(), seat)

    # --- beside the game ---

    def chat(self, table: str, after: int = 0) -> list[TalkShown]:
        """What was said at the table."""
        return self.read(path_of(table, "chat"), list[TalkShown], after=after)

    def say(self, table: str, text: str) -> TalkShown:
        """Say something to the table."""
        said: TalkShown = self.ask("POST", path_of(table, "chat"), TalkShown, ChatMessage(text))
        return said

    def note(self, table: str) -> str:
        """One's own notes about the table."""
        return self.read(path_of(table, "notes"), Note).text

    def save_note(self, table: str, text: str) -> None:
        """Keep notes that nobody else sees."""
        self.ask("PUT", path_of(table, "notes"), Note, Note(text), again=True)

    # --- requests ---

    def read(self, path: str, kind: type[T], **query: int | str | None) -> T:
        """What is to be seen somewhere."""
        asked = {name: value for name, value in query.items() if value is not None}
        found: T = self.ask("GET", f"{path}?{urlencode(asked)}" if asked else path, kind, again=True)
        return found

    def ask(
        self,
        method: str,
        path: str,
        kind: Any,
        body: object = None,
        headers: Mapping[str, str] | None = None,
        again: bool = False,
    ) -> Any:
        """One request; where that does no harm it is sent `again` until there is an answer or patience has run out."""
        content = b"" if body is None else msgspec.json.encode(body)
        patience = Backoff(self.patience if again else 0.0)
        while True:
            try:
                return read_answer(self.address, kind, *self.exchange(method, path, content, headers or {}))
            except UnreachableError as trouble:
                patience.sleep_or_raise(trouble)

    def exchange(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, str, bytes]:
        """Send one request and read its answer: the status, for how long to wait, and the content."""
        there = self.address
        caller: HTTPConnection
        if self.context is None:
            caller = HTTPConnection(there.host, there.port, timeout=ANSWER)
        else:
            caller = HTTPSConnection(there.host, there.port, timeout=ANSWER, context=self.context)
        kind = {"Content-Type": "application/json"} if body else {}
        try:
            caller.request(method, there.path + path, body or None, {**self.headers(), **kind, **headers})
            with caller.getresponse() as response:
                content = response.read(LARGEST)
                if response.length:  # cut off, which reading a part does not tell by itself
                    raise IncompleteRead(content)
                return response.status, response.headers.get("retry-after", ""), content
        except (OSError, HTTPException) as error:
            raise no_connection(there, error) from None
        finally:
            caller.close()

    def headers(self) -> dict[str, str]:
        """Who asks, and in which language to answer."""
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self.language, **known}


def place_of(place: SeatRequest | str) -> SeatRequest:
    """A place as the server wants it; whoever sits down adds something random to the dice."""
    if place == "me" or place == Me():
        return Me(fresh_contribution())
    if isinstance(place, str):
        return Open() if place == "open" else BotSeat(place)
    return place


def path_of(table: str, rest: str = "") -> str:
    return f"/api/tables/{quote(table, safe='')}{'/' if rest else ''}{rest}"


def no_connection(there: Address, error: Exception) -> ClientError:
    """Nobody answers, maybe for the moment; a certificate that is not right does not become right by waiting."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return ClientError("bad-certificate", f"{there.url}: the certificate is not to be trusted ({error.reason})")
    if isinstance(error, socket.gaierror):
        why = "there is no such host"
    else:
        why = (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__
    return UnreachableError("no-connection", f"{there.url}: no server answers there ({why})")


def read_answer(there: Address, kind: Any, status: int, retry_after: str, content: bytes) -> Any:
    """What the server has answered, or the refusal that it is."""
    if status >= 400:
        raise refusal(there, status, retry_after, content)
    if kind is str:
        return content.decode("utf-8", "replace")
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.MsgspecError:
        raise stranger(there, status) from None


def refusal(there: Address, status: int, retry_after: str, content: bytes) -> ClientError:
    """Why the server, or something before it, refuses."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.MsgspecError:
        error = stranger(there, status)
        return UnreachableError(error.code, error.reason, status) if status in AGAIN else error
    if status == 429 and not retry_after.isdecimal():
        return ClientError(problem.code, problem.reason, status)
    wait = float(retry_after) if retry_after.isdecimal() else 0.0
    kind = UnreachableError(problem.code, problem.reason, status, wait)
    return kind if status in AGAIN else ClientError(problem.code, problem.reason, status)


def stranger(there: Address, status: int) -> ClientError:
    return ClientError("bad-answer", f"{there.url}: this is no Metropole server (it answered {status})", status)


# --- the live channel ---

ENDINGS: Final = {
    SIGNED_OUT: ("signed-out", "You are not signed in any more.", 401),
    POLICY: ("too-many-messages", "The server has closed the connection: too many messages in a short time.", 429),
}


class LiveTable:
    """A channel to one table: frames, perhaps with an outline, and talk come in by `receive`, commands are answered.

    A channel that breaks is opened again, and what was missed comes then; a command without an answer is sent again.
    For one thread. `lost` and `found` are called when the connection breaks, and when it is there again.
    """

    def __init__(
        self, client: Client, table: str, seat: int | None = None, since: int = 0, outline: bool = False
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.outline = outline
        self.since = since  # the last line that came in
        self.drafts = -1
        self.heard = 0  # the last line of talk that came in
        self.frame: TableFrame | None = None  # the last one that was taken out
        self.waiting: deque[FrameUpdate | ChatUpdate] = deque()
        self.socket: ClientConnection | None = None
        self.connections = ExitStack()  # the one that is open
        self.patience: Backoff | None = None  # while there is no connection
        self.lost: Callable[[], None] = lambda: None
        self.found: Callable[[], None] = lambda: None

    def __enter__(self) -> "LiveTable":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.socket = None
        self.connections.close()

    # --- what comes in ---

    def frames(self) -> Iterator[TableFrame]:
        """A frame now, and one whenever something has changed, to the end of the game."""
        while self.frame is None or self.frame.state not in OVER:
            message = self.receive()
            if isinstance(message, FrameUpdate):
                yield message.frame

    def receive(self, timeout: float | None = None) -> FrameUpdate | ChatUpdate | None:
        """The next frame or talk; nothing if none comes in time."""
        while not self.waiting:
            try:
                if self.read(timeout) is None:
                    return None
            except ConnectionClosed as error:
                self.back_off(self.broken(error))
        found = self.waiting.popleft()
        if isinstance(found, FrameUpdate):
            self.frame = found.frame
        return found

    def seen(self) -> TableFrame:
        """The last frame that was taken out; the first, if none was."""
        while self.frame is None:
            self.receive()
        return self.frame

    # --- commands ---

    def command(self, do: CommandBody, idem: str | None = None) -> Answer:
        """One thing to be done at the moment that was seen last; done once, however often it has to be sent."""
        seen = self.seen()
        return self.send(Command(seen.seq, idem or new_idempotency_key(), do, seen.draft, self.seat))

    def play(self, action: str) -> Answer:
        """Answer the open question, in the words of one of its options."""
        return self.command(Play(action))

    def send(self, order: Command) -> Answer:
        """Send a command until it is answered."""
        patience = Backoff(self.client.patience)
        content = msgspec.json.encode(order).decode()
        while True:
            try:
                self.reach().send(content)
                return self.answer_to(order.idem, patience)
            except ConnectionClosed as error:
                trouble = self.broken(error)
                self.back_off(trouble)
            except UnavailableError as error:
                trouble = error
                patience.sleep_or_raise(trouble)
            if patience.left < 0:
                raise trouble

    def answer_to(self, idem: str, patience: Backoff) -> Answer:
        """The answer to a command; what else comes meanwhile is kept."""
        while True:
            message = self.read(max(0.0, patience.left))
            if message is None:
                raise ClientError("no-answer", f"{self.client.address.url}: the server does not answer")
            if isinstance(message, AnswerUpdate) and message.idem == idem:
                return message.answer
            if isinstance(message, ErrorMessage) and message.idem in ("", idem):
                kind = UnavailableError if message.code == "unavailable" else ClientError
                raise kind(message.code, message.reason)

    # --- the connection ---

    def read(self, timeout: float | None) -> Message | None:
        """The next message, nothing if none comes in time; new frames and talk are put where `receive` finds them."""
        try:
            content = self.reach().recv(timeout)
        except TimeoutError:
            return None
        try:
            message: Message = msgspec.json.decode(content, type=Message)
        except msgspec.MsgspecError:
            raise stranger(self.client.address, 101) from None
        if self.patience is not None:
            self.patience = None
            self.found()
        self.keep(message)
        return message

    def keep(self, message: Message) -> None:
        """Frames and talk wait to be received; what has come before is dropped."""
        if isinstance(message, FrameUpdate) and (message.frame.seq, message.frame.draft) != (self.since, self.drafts):
            self.since, self.drafts = message.frame.seq, message.frame.draft
            self.waiting.append(message)
        elif isinstance(message, ChatUpdate):
            news = [one for one in message.talk if one.number > self.heard]
            if news:
                self.heard = news[-1].number
                self.waiting.append(ChatUpdate(news))

    def broken(self, error: ConnectionClosed) -> UnreachableError:
        """What a closed connection means: another one is to be opened, unless the server said why not."""
        self.close()
        code = error.rcvd.code if error.rcvd else 0
        if code in ENDINGS:
            raise ClientError(*ENDINGS[code]) from None
        return UnreachableError("no-connection", f"{self.client.address.url}: the connection was lost")

    def back_off(self, trouble: UnreachableError) -> None:
        """There is no connection: wait a moment before the next one is tried, until patience has run out."""
        if self.patience is None:
            self.patience = Backoff(self.client.patience)
            self.lost()
        self.patience.sleep_or_raise(trouble)

    def reach(self) -> ClientConnection:
        """The open connection; one is opened if there is none."""
        while self.socket is None:
            try:
                self.socket = self.opened()
            except UnreachableError as trouble:
                self.back_off(trouble)
        return self.socket

    def opened(self) -> ClientConnection:
        """Another connection, which tells what was missed since the last line."""
        client = self.client
        there = client.address
        query = (
            {"since": self.since}
            | ({"outline": 1} if self.outline else {})
            | ({} if self.seat is None else {"seat": self.seat})
        )
        url = f"ws{'s' if there.secure else ''}://{there.authority}{there.path}{path_of(self.table, 'live')}"
        try:
            connection = connect(
                f"{url}?{urlencode(query)}",
                ssl=client.context,
                additional_headers=client.headers(),
                compression=None,
                open_timeout=ANSWER,
                close_timeout=1,
                max_size=LARGEST,
                proxy=None,
            )
            return self.connections.enter_context(connection)
        except InvalidStatus as error:
            answer = error.response
            raise refusal(
                there, answer.status_code, answer.headers.get("retry-after", ""), bytes(answer.body)
            ) from None
        except (OSError, InvalidHandshake, EOFError) as error:
            raise no_connection(there, error) from None


__all__ = [
    "Accepted",
    "Answer",
    "Client",
    "ClientError",
    "TableFrame",
    "LiveTable",
    "Rejected",
    "Stale",
]
