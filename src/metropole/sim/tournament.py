"""A tournament: games are played, kept as they end, and counted when all have. It can be left at any time."""

import csv
import io
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from metropole.sim import cluster, local
from metropole.sim.folder import Folder, in_order
from metropole.sim.plan import Matchup, TournamentPlan, folder_name
from metropole.sim.records import GameRecord, counted
from metropole.sim.report import counts
from metropole.sim.statistics import chairs, standings

RESULTS: Final = "results.json"
SHEET: Final = "games.csv"
ROOM: Final = Path("tournaments")
COLUMNS: Final = "number deal seat bot score total rank victory decisions seconds longest troubles turns ending".split()

RecordSource = Callable[[list[int]], Iterator[GameRecord]]


def usual_folder(plan: TournamentPlan, names: list[str]) -> Path:
    """Where a tournament is kept unless told otherwise: named after what is played."""
    words = [folder_name(plan.edition), str(plan.seats), *names, str(plan.seed)]
    return ROOM / "-".join(words).replace(":", "_")


def source(table: Matchup, jobs: int, address: str | None = None) -> RecordSource:
    """Where games come from: this process, several of this machine, or a cluster."""
    if address is not None:
        return lambda numbers: cluster.records(table, numbers, address)
    return lambda numbers: local.records(table, numbers, jobs)


def play_all(folder: Folder, games: int, played: dict[int, GameRecord], more: RecordSource) -> Iterator[GameRecord]:
    """The games that are missing among the first so many, each kept before it is told of."""
    missing = [number for number in range(games) if number not in played]
    if not missing:
        return
    for record in more(missing):
        if record.number not in played:
            folder.add(record)
            played[record.number] = record
            yield record


def conclude(folder: Folder, plan: TournamentPlan, games: int, played: dict[int, GameRecord]) -> dict[str, Any]:
    """Write the figures beside the games, and return them."""
    records = in_order(played, games)
    results = figures(plan, records)
    folder.put(RESULTS, json.dumps(results, indent=2) + "\n")
    folder.put(SHEET, spreadsheet(records))
    return results


def figures(plan: TournamentPlan, records: list[GameRecord]) -> dict[str, Any]:
    """What the games show; all but the times follow from the plan alone, unless a bot looks at the clock.

    Games that do not count are told as troubles and are in no other figure.
    """
    valid = counted(records)
    return {
        "edition": plan.edition,
        "seats": plan.seats,
        "games": len(records),
        "counted": len(valid),
        "seed": plan.seed,
        "bots": {name: asdict(standing) for name, standing in standings(records).items()},
        "by_seat": [asdict(chair) for chair in chairs(valid)],
        "mean_turns": mean([record.turns for record in valid]),
        "mean_decisions": mean([record.decisions for record in valid]),
        "mean_seconds": mean([record.seconds for record in valid]),
        "troubles": [one._asdict() for one in counts.troubles(records)],
    }


def mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def spreadsheet(records: list[GameRecord]) -> str:
    """A row for each game and seat."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for record in records:
        for seat in range(len(record.bots)):
            writer.writerow(row(record, seat))
    return text.getvalue()


def row(record: GameRecord, seat: int) -> list[object]:
    """One seat of one game; seats count from one. What a game that does not count has ended with is nobody's."""
    thought = record.thought[seat]
    end = [record.scores[seat], record.totals[seat], record.ranks[seat], float(record.victory(seat))]
    return [
        record.number,
        record.deal,
        seat + 1,
        record.bots[seat],
        *(end if record.counts else [""] * len(end)),
        thought.count,
        f"{thought.seconds:.6f}",
        f"{thought.longest:.6f}",
        len(record.troubles_of(seat)),
        record.turns,
        record.ending,
    ]
