"""The account: what people were told, held against what is on disk."""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from metropole.server.refusals import ApiError
from metropole.server.seal import Secret
from metropole.server.store import LogRow
from metropole.server.table import Table
from metropole.server.wire import Accepted, Answer
from tests.server.crash import opened
from tests.server.players import Ledger, SentCommand
from tests.server.servers import ServerProcess, serving

INFINITE = 1 << 60


@asynccontextmanager
async def accounted(
    where: str, place: Path, count: int = 1, variant: str = ""
) -> AsyncIterator[tuple[list[ServerProcess], Ledger]]:
    """Servers without trouble until the end of the block; then all that was heard of them is held against the log."""
    ledger = Ledger()
    with serving(where, place, count, variant) as servers:
        yield servers, ledger
        assert [server.troubles() for server in servers] == [[] for _ in servers]
    assert await account(where, ledger) == []
    print(f"\n{dict(Counter([type(one.answer).__name__ for one in ledger.said]))}; {ledger.speed()}")


async def account(where: str, ledger: Ledger, final: bool = True) -> list[str]:
    """Everything that is wrong with what is there, measured by what was promised.

    Before the final account more may be written meanwhile, and what was said may still become a row.
    """
    found: list[str] = []
    tables: dict[str, list[SentCommand]] = defaultdict(list)
    for one in ledger.said:
        tables[one.table].append(one)
    async with opened(where) as store:
        for table in {**tables, **ledger.seen}:
            rows, kept = await store.rows(table), await store.secret(table)
            if not rows or kept is None:
                found.append(f"{table}: is not there")
                continue
            faults = [*gaps(rows), *promises(rows, tables[table], final), *order(rows, tables[table])]
            lines = len([row for row in rows if row.kind != "draft"])
            if lines < ledger.seen.get(table, 0):
                faults.append(f"line {ledger.seen[table]} was shown, and {lines} are there")
            if final and not found and not faults:
                faults = Retelling(table, rows, Secret(*kept), tables[table]).tell()
            found += [f"{table}: {fault}" for fault in faults]
    return found


def gaps(rows: list[LogRow]) -> list[str]:
    return ["a gap"] if [row.number for row in rows] != list(range(1, len(rows) + 1)) else []


def promises(rows: list[LogRow], said: Iterable[SentCommand], final: bool) -> list[str]:
    """Accepted is written, once; refused is not written; nothing else is."""
    written = Counter([row.idem for row in rows[1:] if row.idem])
    answers: dict[str, list[Answer | None]] = defaultdict(list)
    for one in said:
        answers[one.command.idem].append(one.answer)
    found = [f"{key} was written {times} times" for key, times in written.items() if times > 1]
    found += [f"{key} was written, and nobody said it" for key in written if final and key not in answers]
    for key, told in answers.items():
        kinds = {type(answer) for answer in told if answer is not None}
        if Accepted in kinds and key not in written:
            found.append(f"{key} was acknowledged and lost")
        if None not in told and Accepted not in kinds and key in written:
            found.append(f"{key} was refused and written")
    return found


def order(rows: list[LogRow], said: Iterable[SentCommand]) -> list[str]:
    """What was acknowledged before something else was said comes before it."""
    known = moments(said)
    found: list[str] = []
    latest = 0.0
    for row in rows:
        if row.idem in known:
            sent, heard = known[row.idem]
            if heard < latest:
                found.append(f"row {row.number} was acknowledged before one ahead of it was said")
            latest = max(latest, sent)
    return found


def moments(said: Iterable[SentCommand]) -> dict[str, tuple[float, float]]:
    """When each key was first said and first accepted."""
    known: dict[str, tuple[float, float]] = {}
    for one in said:
        heard = one.heard if isinstance(one.answer, Accepted) else float("inf")
        sent, before = known.get(one.command.idem, (one.sent, heard))
        known[one.command.idem] = (min(sent, one.sent), min(heard, before))
    return known


class Retelling:
    """A table played again from the commands that people say they gave.

    One serial order explains all answers: the rows, decided anew one after the other, each from its command.
    """

    def __init__(self, id: str, rows: list[LogRow], secret: Secret, said: list[SentCommand]) -> None:
        self.rows = rows
        self.table = Table(id, rows[0], secret)
        self.commands = {one.command.idem: one for one in said}
        self.ids = {row.body["name"]: row.body["player"] for row in rows if row.kind == "seated"}
        known = moments(said)
        self.spans = [(row.number, *known[row.idem]) for row in rows if row.idem in known]
        self.refused = [one for one in said if one.answer is not None and not isinstance(one.answer, Accepted)]
        self.found: list[str] = []

    def tell(self) -> list[str]:
        """Row by row; whatever would be refused just like that meanwhile is struck off."""
        while not self.found:
            self.refused = [one for one in self.refused if not self.is_explained(one)]
            rest = self.rows[self.table.standing.number :]
            if not rest:
                break
            self.go_on(rest)
        return self.found or [f"nothing explains {one}" for one in self.refused]

    def go_on(self, rest: list[LogRow]) -> None:
        """The next rows, which must be what their command leads to here."""
        row = rest[0]
        count = 1
        if row.idem:
            one = self.commands[row.idem]
            decided = self.table.decide(one.command, row.actor, row.at, one.who)
            if isinstance(decided, ApiError):
                self.found.append(f"row {row.number} is refused here as {decided.code}: {one.command}")
                return
            count = len(decided)
            if plain(decided) != plain(rest[:count]):
                self.found.append(f"row {row.number} is not what its command leads to: {decided} {rest[:count]}")
        elif row.actor and row.at != self.rows[0].at:
            self.found.append(f"row {row.number} was written without a key")
        for each in rest[:count]:
            self.table.apply(each)

    def is_explained(self, one: SentCommand) -> bool:
        answer, number = one.answer, self.table.standing.number
        assert answer is not None
        if answer.seq != self.table.seq or not self.was_then(one, number):
            return False
        player = self.ids.get(one.who, "nobody")
        decided = self.table.decide(one.command, player, self.table.standing.changed, one.who)
        if not isinstance(decided, ApiError):
            return False
        told = self.table.answer(one.command, player, "en", decided)
        codes = [getattr(one, "code", "") for one in (told, answer)]
        return type(told) is type(answer) and told.draft == answer.draft and codes[0] == codes[1]

    def was_then(self, one: SentCommand, number: int) -> bool:
        """Whether the table may have stood at this row between the word and the answer."""
        least = max([row for row, _, heard in self.spans if heard < one.sent], default=0)
        most = min([row for row, sent, _ in self.spans if sent > one.heard], default=INFINITE)
        return least <= number < most


def plain(rows: list[LogRow]) -> list[tuple[object, ...]]:
    return [(row.number, row.actor, row.idem, row.kind, msgspec.json.encode(row.body)) for row in rows]
