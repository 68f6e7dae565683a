"""What happened at a table, station by station, as one viewer may know it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from metropole import stations
from metropole.kernel.view import View
from metropole.parts.stations import Station, caption
from metropole.registry import Chart, RuleSet
from metropole.server import frames, wire
from metropole.server.refusals import refuse
from metropole.server.store import LogRow
from metropole.stations import PublicLine
from metropole.text.voice import AnySpeaker

if TYPE_CHECKING:
    from metropole.server.table import Table

MOST_STATIONS: Final = 40  # in one answer, unless a single line has more


@dataclass(frozen=True)
class StationRequest:
    """What stations are cut from: lines that do not change any more, and who looks at which of them."""

    rule_set: RuleSet
    chart: Chart
    seats: int
    seat: int
    lines: Sequence[PublicLine]
    since: int
    wants_outline: bool = False


def past(
    table: "Table", viewer: wire.Viewer, since: int, until: int | None, wants_outline: bool = False
) -> StationRequest:
    """What stations after one line and up to another need; taken while the table stands still, and played later."""
    last = table.seq if until is None else until
    if last > table.seq:
        raise refuse("no-such-line", most=table.seq)
    lines = [line for seq, row in enumerate(table.public[:last], 1) if (line := line_of(seq, row))]
    seats = table.settings.seats
    return StationRequest(table.rule_set, table.chart, seats, viewer.seat, lines, since, wants_outline)


def line_of(seq: int, row: LogRow) -> PublicLine | None:
    """What a line did to the game, if anything."""
    if row.kind == "undone":
        return PublicLine(seq, back=row.body["to"])
    return PublicLine(seq, row.body["lines"]) if row.kind in ("started", "move") else None


def tell(asked: StationRequest, language: str) -> list[wire.StationShown]:
    """The first stations, from one replay: all of a line or none. Whoever wants more asks on from the last line."""
    if not asked.lines or asked.lines[-1].number <= asked.since:
        return []  # nothing is replayed for nothing
    voice = asked.rule_set.speaker(language, asked.chart, asked.seat)
    told: list[wire.StationShown] = []
    for line in stations.of_lines(asked.rule_set, asked.chart, asked.seats, asked.lines, asked.since):
        if told and len(told) + len(line) > MOST_STATIONS:
            break
        told += [shown(asked, station, voice) for station in line]
    return told


def shown(asked: StationRequest, station: Station, voice: AnySpeaker) -> wire.StationShown:
    """One station: nothing is in it but facts that the viewer may hear of, and what they see of the table."""
    assert station.game is not None
    kit, view, heard = asked.rule_set.kit, view_of(station, asked.seat), station.heard(asked.seat)
    facts = [frames.fact_entry(station.seq, fact, voice) for fact in heard]
    return wire.StationShown(
        number=station.number,
        seq=station.seq,
        kind=station.kind,
        continues=station.continues,
        section=facts[0].section if facts else "",
        caption=caption(kit.stations, station, voice),
        facts=facts,
        scene=frames.encoded(kit.scene(view)),
        own=frames.encoded(kit.own_scene(view)),
        outline=kit.outline(view, voice) if asked.wants_outline or not kit.is_drawn else None,
    )


def view_of(station: Station, seat: int) -> View:
    """What a seat saw after a station."""
    assert station.game is not None
    return station.game.view(seat)
