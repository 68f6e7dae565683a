"""What a command leads to: rows to be written, or a refusal. Nothing here changes a table."""

from typing import TYPE_CHECKING, Final, assert_never

from metropole.journal import Journal, is_contribution
from metropole.kernel import UnknownActionError
from metropole.server import clock, levels, wire
from metropole.server.people import clean_name
from metropole.server.refusals import check_open, check_running, refuse
from metropole.server.seal import BOT
from metropole.server.seats import seats_of
from metropole.server.store import LogRow
from metropole.server.table_state import RowBody
from metropole.server.undo import answer_undo, ask_undo

if TYPE_CHECKING:
    from metropole.server.table import Table

NOTHING: Final = "none"  # the contribution of a person who has thought of nothing: a word of nobody's choice


def decide(table: "Table", command: wire.Command, player: str, now: float, name: str) -> list[LogRow]:
    """Who speaks, whether they have seen everything, and then what they want."""
    do = command.do
    if isinstance(do, wire.Join | wire.Start | wire.Abort | wire.Replace):
        check_seen(table, command)
        return rows_of(table, about_the_table(table, do, player, name), now, player, command.idem)
    seat = speaking_seat(table, command, player)
    check_seen(table, command)
    check_drafted(table, command, seat)
    return rows_of(table, from_a_seat(table, do, seat, player), now, player, command.idem)


def rows_of(table: "Table", bodies: list[RowBody], now: float, actor: str = "", idem: str = "") -> list[LogRow]:
    """The next rows of the table; the key of the command stands on the first."""
    first = table.standing.number + 1
    return [LogRow(first + i, now, actor, "" if i else idem, kind, body) for i, (kind, body) in enumerate(bodies)]


def about_the_table(
    table: "Table", do: wire.Join | wire.Start | wire.Abort | wire.Replace, player: str, name: str
) -> list[RowBody]:
    """What is not said from a seat."""
    match do:
        case wire.Join():
            return join(table, do, player, name)
        case wire.Start():
            return start(table, player)
        case wire.Abort():
            return abort(table, player)
        case wire.Replace():
            return replace(table, do, player)
        case _:
            assert_never(do)


def from_a_seat(
    table: "Table",
    do: wire.Leave | wire.Play | wire.Retract | wire.AskUndo | wire.AnswerUndo | wire.Resign | wire.Return,
    seat: int,
    player: str,
) -> list[RowBody]:
    match do:
        case wire.Leave():
            return leave(table, seat)
        case wire.Play():
            return play(table, seat, player, do.action)
        case wire.Retract():
            return retract(table, seat, player)
        case wire.AskUndo():
            return ask_undo(table, seat, do.to)
        case wire.AnswerUndo():
            return answer_undo(table, seat, do.yes)
        case wire.Resign():
            return resign(table, seat)
        case wire.Return():
            return come_back(table, seat)
        case _:
            assert_never(do)


# --- who speaks ---


def own_seat(table: "Table", command: wire.Command, player: str) -> int | None:
    """The seat for which a player speaks: the one they name, if it is theirs, or else their only one."""
    mine = seats_of(table.standing.chairs, player)
    if command.seat is not None:
        return command.seat if command.seat in mine else None
    return mine[0] if len(mine) == 1 else None


def speaking_seat(table: "Table", command: wire.Command, player: str) -> int:
    """The same, or a refusal that depends on nothing but who sits where."""
    seat = own_seat(table, command, player)
    if seat is not None:
        return seat
    if not seats_of(table.standing.chairs, player):
        raise refuse("not-seated")
    raise refuse("which-seat" if command.seat is None else "not-your-seat")


def check_seen(table: "Table", command: wire.Command) -> None:
    """Whoever speaks has seen everything that has happened."""
    if command.seq != table.seq:
        raise refuse("stale")


def check_drafted(table: "Table", command: wire.Command, seat: int) -> None:
    """Whoever speaks knows what they have drafted, also on another device."""
    if command.draft != table.standing.draft_revision[seat]:
        raise refuse("stale")


def check_host(table: "Table", player: str) -> None:
    if player != table.host:
        raise refuse("not-host")


def check_level(level: str) -> None:
    if level not in levels.offered():
        raise refuse("unknown-level", known=", ".join(levels.offered()))


# --- before the game ---


def join(table: "Table", do: wire.Join, player: str, name: str) -> list[RowBody]:
    """Somebody sits down; with the last seat the game may begin by itself."""
    check_open(table.standing.state)
    check_free(table, do.seat)
    shown = clean_name(do.name if do.name is not None else name)
    return with_start(table, do.seat, seated(do.seat, player, shown, do.contribution))


def check_free(table: "Table", seat: int) -> None:
    if seat >= table.settings.seats:
        raise refuse("no-such-seat", seats=table.settings.seats)
    if table.standing.chairs[seat].kind != "open":
        raise refuse("seat-taken")


def seated(seat: int, player: str, name: str, contribution: str) -> RowBody:
    """A person on a seat, with what they add to the dice."""
    if contribution and not is_contribution(contribution):
        raise refuse("contribution-form")
    return "seated", {"seat": seat, "player": player, "name": name, "contribution": contribution or NOTHING}


def bot_seated(seat: int, level: str) -> RowBody:
    """A bot on a seat."""
    check_level(level)
    return "bot", {"seat": seat, "level": level, "contribution": BOT}


def leave(table: "Table", seat: int) -> list[RowBody]:
    check_open(table.standing.state)
    return [("left", {"seat": seat})]


def abort(table: "Table", player: str) -> list[RowBody]:
    check_host(table, player)
    check_open(table.standing.state)
    return [("aborted", {})]


def start(table: "Table", player: str) -> list[RowBody]:
    """The host begins when everybody is there."""
    check_host(table, player)
    check_open(table.standing.state)
    if open_seats(table):
        raise refuse("seats-open")
    return [table.beginning([chair.contribution for chair in table.standing.chairs])]


def open_seats(table: "Table") -> list[int]:
    return [seat for seat, chair in enumerate(table.standing.chairs) if chair.kind == "open"]


def with_start(table: "Table", seat: int, taken: RowBody) -> list[RowBody]:
    """A seat is taken; if it was the last one and so was agreed, the game begins."""
    if not table.settings.auto or open_seats(table) != [seat]:
        return [taken]
    contributions = [chair.contribution for chair in table.standing.chairs]
    contributions[seat] = taken[1]["contribution"]
    return [taken, table.beginning(contributions)]


# --- answers ---


def check_in_person(table: "Table", seat: int, player: str) -> None:
    """A person speaks for a seat that no bot plays; the server itself only for seats that bots play."""
    if player and table.standing.chairs[seat].level:
        raise refuse("bot-plays")


def play(table: "Table", seat: int, player: str, words: str) -> list[RowBody]:
    """An answer: a draft while others have seen nothing of it, a move as soon as they have."""
    check_running(table.standing.state)
    check_in_person(table, seat, player)
    action = offered(table, seat, words)
    drafts = [draft[:] for draft in table.standing.drafts]
    drafts[seat].append(action)
    course = table.the_course
    log = course.completed(drafts)
    if log is None:
        return [("draft", {"seat": seat, "lines": [f"{seat + 1} {course.game.space.name(action)}"]})]
    course.draw(log, table.dice(), table.drawn)
    return moved(table, None if course.is_sealed else seat, log)


def moved(table: "Table", seat: int | None, log: Journal) -> list[RowBody]:
    """A move, and the end of the game if that was it: then the seal of the dice is opened."""
    move: RowBody = ("move", {"seat": seat, "lines": log.lines})
    if not log.game.over:
        return [move]
    return [move, ("finished", {"secret": table.secret.secret.hex(), "salt": table.secret.salt.hex()})]


def offered(table: "Table", seat: int, words: str) -> int:
    """The action that was meant. Whatever is not offered is refused alike: not held, not there or not now."""
    space = table.the_course.game.space
    said = " ".join(words.lower().split())
    if not any([said == verb or said.startswith(f"{verb} ") for verb in space.verbs]):
        raise refuse("unknown-action")
    asked = table.seen_by(seat).question(seat)
    if asked is None:
        raise refuse("answered" if table.standing.drafts[seat] else "not-awaited")
    try:
        action = int(space.parse(said))
    except UnknownActionError:
        raise refuse("not-offered") from None
    if action not in asked.options:
        raise refuse("not-offered")
    return action


def retract(table: "Table", seat: int, player: str) -> list[RowBody]:
    """The last draft of a seat is taken back."""
    check_running(table.standing.state)
    check_in_person(table, seat, player)
    if not table.standing.drafts[seat]:
        raise refuse("nothing-to-retract")
    return [("draft", {"seat": seat, "retract": True})]


# --- bots for people ---


def replace(table: "Table", do: wire.Replace, player: str) -> list[RowBody]:
    """Before the game the host puts a bot on an open seat; later the host or that person lets a bot play."""
    check_level(do.level)
    if table.standing.state == "open":
        check_host(table, player)
        check_free(table, do.seat)
        return with_start(table, do.seat, bot_seated(do.seat, do.level))
    check_running(table.standing.state)
    if do.seat >= table.settings.seats:
        raise refuse("no-such-seat", seats=table.settings.seats)
    chair = table.standing.chairs[do.seat]
    if player not in (table.host, chair.player):
        raise refuse("not-host")
    if chair.level:
        raise refuse("already-bot")
    return [replaced(do.seat, do.level, "asked")]


def replaced(seat: int, level: str, why: str) -> RowBody:
    return "replaced", {"seat": seat, "level": level, "why": why}


def resign(table: "Table", seat: int) -> list[RowBody]:
    """A bot plays to the end, and nobody comes back."""
    check_running(table.standing.state)
    if table.standing.chairs[seat].resigned:
        raise refuse("resigned")
    return [replaced(seat, table.settings.level, "resigned")]


def come_back(table: "Table", seat: int) -> list[RowBody]:
    """A person takes their seat back."""
    check_running(table.standing.state)
    chair = table.standing.chairs[seat]
    if chair.resigned:
        raise refuse("resigned")
    if not chair.level:
        raise refuse("person-plays")
    return [("returned", {"seat": seat})]


# --- time ---


def timeouts(table: "Table", now: float) -> list[LogRow]:
    """Whoever has run out of time is absent; what follows was agreed at the beginning."""
    bodies: list[RowBody] = []
    for seat, moment in table.late():
        if moment <= clock.milliseconds(now):
            bodies.append(("timeout", {"seat": seat}))
            if table.settings.absence != "wait":
                why = "absent" if table.settings.absence == "bot" else "resigned"
                bodies.append(replaced(seat, table.settings.level, why))
    return rows_of(table, bodies, now)
