"""Small mistakes in the server, each of which would tell somebody what they may not know. They are planted by tests."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from metropole import journal, registry
from metropole.kernel import Decision, Game
from metropole.parts.story import SeriesSpec
from metropole.server import advice, api, app, clock, decisions, frames, wire
from metropole.server.hub import Hub, LoadedTable, Subscriber
from metropole.server.live import LiveConnection
from metropole.server.refusals import ApiError, refuse
from metropole.server.store import LogRow, Summary
from metropole.server.table import Table
from tests.server.memory import MemoryStore
from tests.server.tables import speaking
from tests.server.wire_worlds import Prompted

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def replaced(holder: Any, name: str, leaky: Callable[..., Any]) -> Plant:
    """Something says what `leaky` makes of it; that gets the honest function first, and then what the function gets."""

    def plant(patch: Patch) -> None:
        honest = getattr(holder, name)
        patch.setattr(holder, name, lambda *given: leaky(honest, *given))

    return plant


# --- frames ---


def frame_with(more: Callable[[Table, wire.Viewer, wire.TableFrame], dict[str, Any]]) -> Plant:
    """Other fields in every frame."""

    def leaky(present: Any, table: Table, viewer: wire.Viewer, *given: Any) -> wire.TableFrame:
        frame: wire.TableFrame = present(table, viewer, *given)
        return msgspec.structs.replace(frame, **more(table, viewer, frame))

    return replaced(frames, "present", leaky)


def view_with(more: Callable[[Table], dict[str, Any]]) -> Plant:
    """Something else in what every viewer sees alone."""
    return frame_with(lambda table, *_: own(more(table)))


def own(numbers: dict[str, Any]) -> dict[str, Any]:
    return {"own": msgspec.Raw(msgspec.json.encode(numbers))}


def seats_with(kind: Callable[[Table, int], tuple[str, bool]]) -> Plant:
    """Other names and other lights at the seats of every frame."""

    def seats(table: Table, *_: object) -> dict[str, Any]:
        found = [kind(table, seat) for seat in range(table.settings.seats)]
        return {"seats": [wire.SeatShown("person", "", name, "", False, online) for name, online in found]}

    return frame_with(seats)


def question_of_another_seat(table: Table, *_: object) -> dict[str, Any]:
    game = table.the_course.game
    options = game.pending.options if isinstance(game.pending, Decision) else []
    return own({"options": [game.space.name(action) for action in options]})


def drafts_and_all(table: Table, viewer: wire.Viewer, _: wire.TableFrame) -> dict[str, Any]:
    """The game as the asked seat knows it."""
    drafting = [seat for seat, draft in enumerate(table.standing.drafts) if draft]
    seen = table.seen_by(drafting[0]) if drafting else table.the_course.game
    return own(seen.view(viewer.seat).numbers() | {"answers": len(str(seen.answers))})


def the_next_seat(frame: Any, hub: Hub, id: str, player: str, seat: int | None, *given: Any) -> Any:
    """A live channel shows what the neighbour sees."""
    table = hub.loaded_tables[id].table
    if seat is None or table is None:
        return frame(hub, id, player, seat, *given)
    since, language, *_ = given
    shown = table.frame(wire.Viewer((seat + 1) % table.settings.seats), since, language, hub.clock())
    return given_later(shown)


async def given_later(value: Any) -> Any:
    return value


def entry_with(change: Callable[[LogRow], dict[str, Any]]) -> Plant:
    def leaky(entry: Any, table: Table, seq: int, row: LogRow, voice: Any) -> Any:
        return msgspec.structs.replace(entry(table, seq, row, voice), **change(row))

    return replaced(frames, "table_entry", leaky)


def past_of(seat: int) -> Plant:
    return replaced(frames, "past", lambda past, table, _, *given: past(table, wire.Viewer(seat), *given))


FRAMES: dict[str, Plant] = {
    "view of another seat": replaced(frames, "view_of", lambda _, table, game, seen: game.view(0)),
    "the whole position": view_with(lambda table: {**table.the_course.game.position().numbers()}),
    "the fingerprint": view_with(lambda table: {"state": journal.fingerprint(table.the_course.game)}),
    "the chance counter": view_with(lambda table: {"drawn": table.drawn}),
    "the number of rows": view_with(lambda table: {"rows": len(table.rows)}),
    "drafts of others": view_with(lambda table: {"drafts": [len(one) for one in table.standing.drafts]}),
    "when the clock runs out": view_with(lambda table: {"due": table.next_due()}),
    "question of another seat": frame_with(question_of_another_seat),
    "what others have drafted stays open": frame_with(drafts_and_all),
    "lines count drafts": frame_with(lambda table, *_: {"seq": table.standing.number}),
    "lines count rows": frame_with(lambda table, *_: {"seq": len(table.rows)}),
    "strokes of everybody": frame_with(lambda table, *_: {"draft": sum(table.standing.draft_revision)}),
    "going back to before drafts": frame_with(lambda table, *_: {"back": table.standing.number}),
    "awaiting who has not answered": frame_with(lambda table, *_: {"awaiting": speaking(table)}),
    "those who have answered come last": frame_with(
        lambda table, *_: {"awaiting": sorted(table.awaiting(), key=lambda seat: len(table.standing.drafts[seat]))}
    ),
    "ids of people": seats_with(lambda table, seat: (table.standing.chairs[seat].player, False)),
    "seats that show activity": seats_with(lambda table, seat: ("", bool(table.standing.drafts[seat]))),
    "the seal is open": replaced(frames, "seal", lambda _, table: wire.SealShown("", [], table.secret.secret.hex())),
    "true clocks for everybody": replaced(
        frames,
        "time_of",
        lambda time_of, table, viewer, *given: time_of(table, wire.Viewer(viewer.seat, tuple(range(6))), *given),
    ),
    "clocks that stop after an answer": replaced(Table, "awaited_people", lambda _, table: speaking(table)),
    "facts for everybody": replaced(frames, "facts_for", lambda _, table, seq, seat: table.heard(seq)),
    "journal lines in the log": entry_with(lambda row: {"text": str(row.body)}),
    "numbers of rows in the log": entry_with(lambda row: {"seq": row.number}),
    "live from the next seat": replaced(Hub, "frame", the_next_seat),
    "every seat for everybody": replaced(
        Table,
        "viewer",
        lambda viewer, table, player, seat=None: viewer(table, player, None) if seat is None else wire.Viewer(seat),
    ),
    "the past of the first seat": past_of(0),
    "the past of the second seat": past_of(1),
    "the past with drafts": replaced(
        frames, "past", lambda past, *given: msgspec.structs.replace(past(*given), draft=len(given[0].rows))
    ),
    "games can be read before the end": replaced(
        Table, "journal_text", lambda _, table: "\n".join(table.lines(table.lineage))
    ),
}


# --- live channels ---


def show_always(patch: Patch, talk: bool = False) -> None:
    """Live channels send a frame whenever they are woken. `talk`: and everything that is said."""

    async def leaky(channel: LiveConnection, subscriber: Subscriber) -> None:
        while True:
            await subscriber.changed.wait()
            subscriber.changed.clear()
            hub = channel.service.hub
            frame = await hub.frame(channel.table, channel.id, subscriber.seat, channel.seen, channel.language)
            if not talk or frame.seq != channel.seen:
                channel.seen = frame.seq
                await channel.send(wire.FrameUpdate(frame))
            if talk:
                await channel.tell()

    patch.setattr(LiveConnection, "show", leaky)


def drafts_wake_everybody(patch: Patch) -> None:
    tell = Hub.tell

    def leaky(hub: Hub, loaded: LoadedTable, rows: list[LogRow]) -> None:
        tell(hub, loaded, rows)
        for subscriber in loaded.subscribers:
            subscriber.wake()

    patch.setattr(Hub, "tell", leaky)
    patch.setattr(LiveConnection, "drafts", property(lambda channel: -1, lambda channel, value: None), raising=False)


async def somebody_is_typing(commit: Any, hub: Hub, loaded: LoadedTable, rows: list[LogRow]) -> bool:
    """Those at the table are told in the chat that somebody drafts."""
    if rows[0].kind == "draft":
        await hub.say(loaded.id, "", "server", "Somebody is thinking aloud.")
    return bool(await commit(hub, loaded, rows))


async def trouble_is_told(choose: Any, bots: Prompted, request: Any, table: str = "") -> Any:
    choice = await choose(bots, request, table)
    if choice.trouble:
        await bots.hub.say(table, "", "server", f"A bot is in trouble: {choice.trouble}")
    return choice


async def snapshots_in_answers(send: Any, channel: LiveConnection, message: wire.Message) -> None:
    if isinstance(message, wire.AnswerUpdate):
        table = channel.service.hub.loaded_tables[channel.table].table
        assert table is not None
        message = wire.AnswerUpdate(msgspec.json.encode(table.snapshot()).decode(), message.answer)
    await send(channel, message)


LIVE: dict[str, Plant] = {
    "a frame for every wake-up": show_always,
    "drafts wake everybody": drafts_wake_everybody,
    "talk in every window": lambda patch: show_always(patch, talk=True),
    "talk for whoever asks": replaced(api, "check_seated", lambda _, call: given_later(None)),
    "somebody is typing": replaced(Hub, "commit", somebody_is_typing),
    "trouble with bots is told": replaced(Prompted, "choose", trouble_is_told),
    "snapshots in answers": replaced(LiveConnection, "send", snapshots_in_answers),
}


# --- advice and stories ---


def advise_with(number: Callable[[Table], int]) -> Plant:
    return replaced(advice, "asked", lambda asked, table, viewer: replace(asked(table, viewer), draft=number(table)))


def all_drafts(_: Any, table: Table, viewer: wire.Viewer) -> advice.AdviceRequest:
    """Answers are tried in the game as it stands, with what others have said in secret."""
    view = table.seen_by(0).view(0)
    drafts = [action for draft in table.standing.drafts for action in draft]
    return advice.AdviceRequest(table.rule_set, table.chart, table.seq, len(drafts), view if view.options else None)


def hands(game: Game) -> list[int]:
    return registry.COLONIALISM.own_game(game).s.hands


def stories_count_hands(patch: Patch) -> None:
    column = SeriesSpec("reserve", "2.4", lambda game, seat: hands(game)[seat])
    patch.setattr(registry.COLONIALISM, "story", replace(registry.COLONIALISM.story, measures=lambda game: [column]))


ADVICE: dict[str, Plant] = {
    "advice knows what others hold": advise_with(lambda table: sum(hands(table.the_course.game))),
    "advice counts all drafts": advise_with(lambda table: sum(table.standing.draft_revision)),
    "advice looks at all drafts": replaced(advice, "asked", all_drafts),
    "stories count hands": stories_count_hands,
}


# --- answers and refusals ---


def refuse_with(leaky: Callable[[Table, str], ApiError]) -> Plant:
    def offered_or(offered: Any, table: Table, seat: int, words: str) -> int:
        try:
            return int(offered(table, seat, words))
        except ApiError:
            raise leaky(table, words) from None

    return replaced(decisions, "offered", offered_or)


def what_others_could_do(table: Table, words: str) -> ApiError:
    asked = [table.the_course.game.question(seat) for seat in range(table.settings.seats)]
    return refuse("wrong-board", why=str([question.options for question in asked if question]))


def what_exists(table: Table, words: str) -> ApiError:
    return refuse("not-offered" if words in table.the_course.game.space.names else "unknown-action")


def stale_before_whose_seat(speaking_seat: Any, table: Table, order: wire.Command, player: str) -> int:
    if order.seat is not None:
        decisions.check_drafted(table, order, order.seat)
    return int(speaking_seat(table, order, player))


def keys_of_others(_: Any, hub: Hub, table: Table, player: str, idem: str) -> Any:
    """Whoever guesses the key of a command learns that it was given."""
    return given_later(any([row.idem == idem for row in table.rows]))


ANSWERS: dict[str, Plant] = {
    "answers count all drafts": replaced(
        Table,
        "answer",
        lambda answer, table, *given: msgspec.structs.replace(
            answer(table, *given), draft=sum(table.standing.draft_revision)
        ),
    ),
    "refusals name what others could do": refuse_with(what_others_could_do),
    "refusals know what exists": refuse_with(what_exists),
    "stale before whose seat": replaced(decisions, "speaking_seat", stale_before_whose_seat),
    "keys of others": replaced(Hub, "done_before", keys_of_others),
}


# --- beside the body ---


def answer_with(change: Callable[[Table, Response], None]) -> Plant:
    """Answers about a table are changed on their way out."""

    async def leaky(answered: Any, endpoint: Any, request: Request) -> Response:
        response: Response = await answered(endpoint, request)
        loaded = request.app.state.service.hub.loaded_tables.get(request.path_params.get("table", ""))
        if loaded is not None and loaded.table is not None:
            change(loaded.table, response)
        return response

    return replaced(app, "answered", leaky)


def header_with(name: str, value: Callable[[Table], str]) -> Plant:
    return answer_with(lambda table, response: response.headers.update({name: value(table)}))


def longer_with_every_row(table: Table, response: Response) -> None:
    response.body = bytes(response.body) + b" " * table.standing.number
    response.headers["content-length"] = str(len(response.body))


def meters_for_everybody(patch: Patch) -> None:
    """Numbers alone, without times: they still count what is done in secret."""

    def leaky(meters: Any, hub: Hub) -> bytes:
        tables = [loaded.table for loaded in hub.loaded_tables.values() if loaded.table is not None]
        return str([(table.id, table.standing.number) for table in tables]).encode()

    patch.setattr(app.Meters, "text", leaky)
    patch.setattr(app, "is_near", lambda request: True)


BESIDE: dict[str, Plant] = {
    "an etag of the position": header_with("etag", lambda table: f'"{journal.fingerprint(table.the_course.game)}"'),
    "modified when somebody drafted": header_with(
        "last-modified", lambda table: f"{table.rows[-1].at} {table.standing.number}"
    ),
    "longer with every row": answer_with(longer_with_every_row),
    "meters for everybody": meters_for_everybody,
}


# --- what is kept: lists, clocks, notes, the log ---


def list_with(more: Callable[[Summary], object]) -> Plant:
    def leaky(shown: Callable[[Summary], wire.TableListing], one: Summary) -> wire.TableListing:
        return msgspec.structs.replace(shown(one), title=str(more(one)))

    return replaced(api, "shown", leaky)


def draft_and(more: Callable[[Table, LogRow], None]) -> Plant:
    """Something else happens whenever somebody drafts."""

    def leaky(apply_draft: Any, table: Table, row: LogRow) -> None:
        apply_draft(table, row)
        more(table, row)

    return replaced(Table, "apply_draft", leaky)


def drafts_in_the_log(note: Any, table: Table, row: LogRow) -> None:
    note(table, row)
    if row.kind == "draft":
        table.public.append(LogRow(row.number, row.at, "", "", "credit", {}))
        table.facts[len(table.public)] = []


def notes_of_others(_: Any, store: MemoryStore, table: str, player: str) -> Any:
    return given_later("".join([text for (_, owner), text in store.memory.notes.items() if owner != player]))


KEPT: dict[str, Plant] = {
    "lists say who is awaited": list_with(lambda one: [place.seat for place in one.seated if place.awaited]),
    "lists say when time runs out": list_with(lambda one: one.due),
    "lists count drafts": draft_and(
        lambda table, row: setattr(table.standing, "changed", row.at + table.standing.number)
    ),
    "lists say when somebody drafted": draft_and(lambda table, row: setattr(table.standing, "changed", row.at)),
    "clocks wound by drafts": draft_and(
        lambda table, row: setattr(table.standing.times, "at", clock.milliseconds(row.at))
    ),
    "drafts in the log": replaced(Table, "note", drafts_in_the_log),
    "notes of others": replaced(MemoryStore, "note", notes_of_others),
}

LEAKS: dict[str, Plant] = FRAMES | LIVE | ADVICE | ANSWERS | BESIDE | KEPT
