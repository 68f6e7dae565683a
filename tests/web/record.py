"""Writes what the front end's tests read: schemas, questions, facts, catalogues, frames of random games.

python -m tests.web.record web/recorded
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from metropole import registry, text
from metropole.kernel.view import SPECTATOR
from metropole.server.catalogue import catalogue
from metropole.server.new_table import open_table
from metropole.server.seal import Secret
from metropole.server.table import Table
from metropole.server.wire import Command, CommandBody, Join, NewTable, Open, Play, TableFrame, Viewer
from tests.server.tables import question_to
from tools.pages.wire import SCHEMAS, schemas


class RecordedRules(NamedTuple):
    """Which games are recorded: those from a seed on, until so many kinds of questions have been asked."""

    edition: str
    seats: int
    kinds: int  # as many as random games ask
    seed: int  # with which they are all asked soon


RULE_SETS: Final = (
    RecordedRules("colonialism/original", 3, 19, 3),
    RecordedRules("colonialism/spielworxx", 2, 20, 55),
    RecordedRules("colonialism/compass+events+upgrades", 4, 28, 51),
    RecordedRules("empires/second+nations", 4, 38, 5),
    RecordedRules("empires/revised", 6, 44, 11),
)
MOST_GAMES: Final = 100
ONE_IN: Final = 20  # lines of a game that are drawn besides
NOW: Final = 10_000.0


def main(place: Path) -> None:
    place.mkdir(parents=True, exist_ok=True)
    (place / SCHEMAS).write_bytes(schemas())
    for rules in RULE_SETS:
        name = rules.edition.replace("/", "-").partition("+")[0]
        (place / f"{name}.json").write_bytes(msgspec.json.encode(record(rules)))


def record(rules: RecordedRules) -> dict[str, Any]:
    edition, seats = rules.edition, rules.seats
    voice = begun(edition, seats, 1).voice("en", SPECTATOR)
    frames, finished = played(rules)
    kit = registry.find(edition).kit
    return {
        "edition": edition,
        "prompts": [(prompt.key, prompt.paragraph) for prompt in kit.prompts],
        "facts": voice.vocabulary.facts,
        "paragraphs": [paragraph.key for paragraph in kit.rulebook.all_paragraphs],
        "catalogues": {language: catalogue(edition, seats, language) for language in text.LANGUAGES},
        "frames": frames,
        "finished": finished,
    }


def played(rules: RecordedRules) -> tuple[list[TableFrame], list[TableFrame]]:
    """Decisions of random games: the first of each kind, the one with the most options, and some of all.

    And how the first game ended, for a spectator and for seat 0.
    """
    random, widest = Random(f"{rules.edition} {rules.seed}"), dict[str, tuple[int, TableFrame]]()
    some: list[TableFrame] = []
    finished: list[TableFrame] = []
    for number in range(1, MOST_GAMES + 1):
        table = begun(rules.edition, rules.seats, number)
        some.extend(decisions(table, random, widest))
        finished = finished or [table.frame(Viewer(seat), table.seq, "en", NOW, True) for seat in (SPECTATOR, 0)]
        if len(widest) >= rules.kinds:
            return some + [frame for _, frame in widest.values() if frame not in some], finished
    raise AssertionError(f"{rules.edition}: only {len(widest)} kinds of questions in {MOST_GAMES} games")


def decisions(table: Table, random: Random, widest: dict[str, tuple[int, TableFrame]]) -> Iterator[TableFrame]:
    """What somebody is asked in a random game, to its end: what is new, and some of the rest."""
    while table.standing.state == "running":
        seat = random.choice([seat for seat in table.awaiting() if table.has_to_speak(seat)])
        question = question_to(table, seat)
        kind, width = question.prompt.key, len(question.options)
        is_new, is_drawn = kind not in widest, table.seq % ONE_IN == 0
        if is_new or is_drawn or width > widest[kind][0]:
            frame = table.frame(Viewer(seat, (seat,)), table.seq, "en", NOW, True)
            if is_new or width > widest[kind][0]:
                widest[kind] = width, frame
            if is_new or is_drawn:
                yield frame
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
