"""Writes what the front end's tests read: alphabets, facts, catalogues, and frames of random games.

python tests/web/record.py web/recorded
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from metropole import text
from metropole.kernel.view import SPECTATOR
from metropole.server.catalogue import catalogue
from metropole.server.new_table import open_table
from metropole.server.seal import Secret
from metropole.server.table import Table
from metropole.server.wire import Command, CommandBody, Join, NewTable, Open, Play, TableFrame, Viewer

RULE_SETS: Final = (
    ("colonialism/original", 3),
    ("colonialism/spielworxx", 2),
    ("colonialism/compass+events+upgrades", 4),
    ("empires/second+nations", 4),
    ("empires/revised", 6),
)
DECISIONS: Final = 1000
RARE: Final = 8
NOW: Final = 10_000.0


def main(place: Path) -> None:
    place.mkdir(parents=True, exist_ok=True)
    for edition, seats in RULE_SETS:
        name = edition.replace("/", "-").partition("+")[0]
        (place / f"{name}.json").write_bytes(msgspec.json.encode(record(edition, seats)))


def record(edition: str, seats: int) -> dict[str, Any]:
    voice = begun(edition, seats, 1).voice("en", SPECTATOR)
    frames, finished = played(edition, seats)
    return {
        "edition": edition,
        "alphabet": [voice.actions.name(action) for action in range(len(voice.actions))],
        "facts": [[kind, len(fields)] for kind, fields in voice.vocabulary.facts],
        "catalogues": {language: catalogue(edition, seats, language) for language in text.LANGUAGES},
        "frames": frames,
        "finished": finished,
    }


def played(edition: str, seats: int) -> tuple[list[TableFrame], list[TableFrame]]:
    """Decisions of one random game after another, and how the first game ended, for a spectator and for seat 0."""
    random, asked = Random(edition), Counter[str]()
    frames: list[TableFrame] = []
    finished: list[TableFrame] = []
    number = 0
    while len(frames) < DECISIONS or not finished:
        number += 1
        table = begun(edition, seats, number)
        frames.extend(decisions(table, random, asked))
        finished = finished or [table.frame(Viewer(seat), table.seq, "en", NOW) for seat in (SPECTATOR, 0)]
    return frames[:DECISIONS], finished


def decisions(table: Table, random: Random, asked: Counter[str]) -> Iterator[TableFrame]:
    """What somebody is asked in a random game, to its end: one question of ten, and rare ones always."""
    while table.standing.state == "running":
        seat = random.choice([seat for seat in table.awaiting() if table.has_to_speak(seat)])
        question = table.seen_by(seat).question(seat)
        asked[question.prompt.key] += 1
        if random.randrange(10) == 0 or asked[question.prompt.key] <= RARE:
            yield table.frame(Viewer(seat, (seat,)), table.seq, "en", NOW)
        words = table.the_course.game.space.name(random.choice(question.options))
        do(table, Play(words), f"p{seat}", seat)


def begun(edition: str, seats: int, number: int) -> Table:
    secret = Secret(number.to_bytes(32, "big"), bytes(16))
    wanted = NewTable(edition, [Open() for _ in range(seats)])
    table = open_table(f"table-{number}", wanted, "p0", "Anna", secret, NOW)
    assert isinstance(table, Table)
    for seat in range(seats):
        do(table, Join(seat, f"Name {seat}"), f"p{seat}", None)
    return table


def do(table: Table, what: CommandBody, player: str, seat: int | None) -> None:
    draft = 0 if seat is None else table.standing.draft_revision[seat]
    rows = table.decide(Command(table.seq, "key", what, draft, seat), player, NOW)
    assert isinstance(rows, list), rows
    for row in rows:
        table.apply(row)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
