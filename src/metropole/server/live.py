"""The live channel: frames as soon as there is something new, commands and their answers, and talk.

The log is the truth and this is only a window on it. Whoever comes back says which line they saw last and gets exactly
what they have missed; whoever reads slowly gets fewer, longer frames.
"""

import asyncio
import secrets
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from metropole.server import logs, request_context, wire
from metropole.server.api import talk_shown
from metropole.server.hub import LoadedTable, Subscriber
from metropole.server.limits import LARGEST_FRAME
from metropole.server.store import Account, UnconfirmedWriteError
from metropole.text.messages import ApiError, message

GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
TOO_BIG: Final = 1009
TRY_AGAIN: Final = 1013
LOOK_AGAIN: Final = 20.0  # seconds after which a session is looked at again: it may have been revoked
ENCODER: Final = msgspec.json.Encoder()


class LiveConnection:
    """One open window."""

    def __init__(
        self,
        service: request_context.Service,
        socket: WebSocket,
        table: str,
        player: Account | None,
        seat: int | None,
        language: str,
        wants_outline: bool,
    ) -> None:
        self.service = service
        self.socket = socket
        self.table = table
        self.player = player
        self.id = player.id if player else ""
        self.seat = seat  # from whose eyes; if not said, the first of one's own
        self.language = language
        self.wants_outline = wants_outline
        self.seen = 0  # the last line sent
        self.drafts = -1  # the viewer's own drafts when it was sent
        self.heard = 0
        self.key = secrets.token_hex(8)  # by which its messages are counted
        self.sending = asyncio.Lock()

    async def send(self, message: wire.Message) -> None:
        async with self.sending:
            if self.socket.application_state is not WebSocketState.CONNECTED:
                raise WebSocketDisconnect(GOING_AWAY)  # found out while something else was sent
            await self.socket.send_text(ENCODER.encode(message).decode())

    async def close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)

    # --- to the viewer ---

    async def show(self, subscriber: Subscriber) -> None:
        """Whenever there is something new: what has changed at the table, then what was said."""
        is_seated = bool(self.id and await self.service.hub.seats_of(self.table, self.id))
        while True:
            await subscriber.changed.wait()
            subscriber.changed.clear()
            news, talk, subscriber.news, subscriber.talk = subscriber.news, subscriber.talk, False, False
            if news:
                frame = await self.service.hub.frame(
                    self.table, self.id, self.seat, self.seen, self.language, self.wants_outline
                )
                is_seated, subscriber.seat = bool(frame.mine), frame.seat  # somebody who watched may have sat down
                if (frame.seq, frame.draft) != (self.seen, self.drafts):
                    self.seen, self.drafts = frame.seq, frame.draft
                    await self.send(wire.FrameUpdate(frame))
            if talk and is_seated:
                await self.tell()

    async def tell(self) -> None:
        said = await self.service.hub.talk(self.table, self.heard)
        if said:
            self.heard = said[-1].number
            await self.send(wire.ChatUpdate([talk_shown(one) for one in said]))

    async def stay_known(self) -> None:
        """A session that was revoked, or has run out, closes its windows."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            if self.player is not None and await request_context.identify(self.service, self.socket) is None:
                await self.close(wire.SIGNED_OUT)
                return

    # --- from the viewer ---

    async def listen(self) -> None:
        """Do what the viewer sends, one thing after the other."""
        while True:
            text = await self.next_text()
            if text is None:
                await self.close(NOT_TEXT)
                return
            if len(text.encode("utf-8", "surrogatepass")) > LARGEST_FRAME:
                await self.close(TOO_BIG)
                return
            self.service.limits.hit("play" if self.player else "watch", self.key)
            await self.obey(text)

    async def next_text(self) -> str | None:
        """What the viewer sends next; nothing if it is no text."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text")

    async def obey(self, text: str) -> None:
        idem = ""
        try:
            if self.player is None:
                raise ApiError("not-signed-in")
            if await request_context.identify(self.service, self.socket) is None:
                await self.close(wire.SIGNED_OUT)
                return
            command: wire.Command = request_context.decoded(text, wire.Command)
            idem = command.idem
            answer = await self.service.hub.act(self.table, command, self.id, self.player.name, self.language)
            await self.send(wire.AnswerUpdate(idem, answer))
            if isinstance(answer, wire.Rejected):
                self.service.limits.hit("illegal", self.id)
        except ApiError as error:
            await self.send(wire.ErrorMessage(error.code, error.message(self.language), idem))
        except UnconfirmedWriteError as error:
            logs.failed("store-trouble", error, table=self.table)
            await self.send(wire.ErrorMessage("unavailable", message("unavailable", self.language), idem))


async def live(socket: WebSocket) -> None:
    """A window is opened: checked like any other request, then served until one side closes it."""
    service: request_context.Service = socket.app.state.service
    language = "en"
    try:
        language = request_context.language_of(socket)
        request_context.check_origin(service, socket, request_context.token_of(socket)[1])
        service.limits.hit("handshake", request_context.address_of(socket))
        player = await request_context.identify(service, socket)
        seat = request_context.whole("seat", socket.query_params.get("seat"), -1, wire.MOST_SEATS - 1)
        since = request_context.whole("since", socket.query_params.get("since"), 0, wire.MOST_ROWS) or 0
        wants_outline = bool(request_context.whole("outline", socket.query_params.get("outline"), 0, 1))
        table = str(socket.path_params["table"])
        loaded, subscriber = await service.hub.watch(table, player.id if player else "", seat)
    except ApiError as error:
        await socket.send_denial_response(request_context.refusal(error, language))
        return
    except UnconfirmedWriteError as error:
        logs.failed("store-trouble", error)
        await socket.send_denial_response(request_context.refusal(ApiError("unavailable"), language))
        return
    channel = LiveConnection(service, socket, table, player, seat, language, wants_outline)
    channel.seen = since
    try:
        with service.limits.hold(*shares(socket, channel)):
            await socket.accept()
            await serve(channel, subscriber)
    except ApiError as error:  # too many windows
        await socket.send_denial_response(request_context.refusal(error, language))
    finally:
        leave(loaded, subscriber)


def shares(socket: WebSocket, channel: LiveConnection) -> list[tuple[str, str]]:
    """What an open window counts towards."""
    address = ("sockets-address", request_context.address_of(socket))
    if not channel.id:
        return [address]
    return [address, ("sockets-player", channel.id), ("sockets-table", f"{channel.id}/{channel.table}")]


def leave(loaded: LoadedTable, subscriber: Subscriber) -> None:
    loaded.subscribers.discard(subscriber)


async def serve(channel: LiveConnection, subscriber: Subscriber) -> None:
    """Speak and listen until either ends."""
    work: list[Awaitable[object]] = [channel.listen(), channel.show(subscriber), channel.stay_known()]
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect):
                task.result()
    except ApiError:
        await channel.close(wire.POLICY)
    except UnconfirmedWriteError as error:
        logs.failed("store-trouble", error, table=channel.table)
        await channel.close(TRY_AGAIN)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(RuntimeError, WebSocketDisconnect):
            await channel.close(GOING_AWAY)
