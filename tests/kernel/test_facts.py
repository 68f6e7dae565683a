"""Facts have named fields: the rules tell what the tables of facts say, and whoever reads one asks by name."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from metropole.games.colonialism import rules as colonialism
from metropole.games.colonialism.rules import facts
from metropole.games.empires import rules as empires
from metropole.kernel import Event
from metropole.kernel.questions import EVERYBODY, FactTable, by_name

SOURCE = Path(__file__).resolve().parents[2] / "src"
GAMES = [colonialism, empires]
TELLING = {"tell": 0, "whisper": 1, "tell_others": 1}  # how many arguments come before the fact


def test_numbers_by_name() -> None:
    """Every number of a fact has its name; one too few or too many is an error, not a shift."""
    moved = Event(facts.SHIP_MOVED, (1, 3, 4), EVERYBODY, EVERYBODY)
    assert {"seat": 1, "zone": 3, "to": 4} == facts.about(moved)
    assert {} == facts.about(Event(facts.SHIPS_FRESH, (), EVERYBODY, EVERYBODY))
    for numbers in [(1, 3), (1, 3, 4, 5)]:
        with pytest.raises(ValueError, match="zip"):
            by_name(facts.FACTS, Event(facts.SHIP_MOVED, numbers, EVERYBODY, EVERYBODY))


def mistold(source: str, names: dict[str, int], table: FactTable) -> list[str]:
    """Where a fact is told with more or fewer numbers than it has, or with a field in the place of another."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
            kind, *numbers = node.args[TELLING[node.func.attr] :]
            for one in [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]:
                fields = list(table[names[ast.unparse(one).removeprefix("facts.")]][1])
                placed = [
                    fields.index(number.id) == place
                    for place, number in enumerate(numbers)
                    if isinstance(number, ast.Name) and number.id in fields
                ]
                if len(numbers) != len(fields) or not all(placed):
                    found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_told_as_they_are_named(game: Any) -> None:
    """As many numbers as the table names, each in its place; and every fact has its name as a constant."""
    own: Any = import_module(f"{game.__name__}.facts")
    names = {name.upper().replace("-", "_"): kind for kind, (name, _) in enumerate(own.FACTS)}
    assert names == {name: getattr(own, name) for name in names}
    folder = SOURCE / game.__name__.replace(".", "/")
    sources = {str(path): path.read_text("utf-8") for path in folder.rglob("*.py")}
    assert {} == {name: wrong for name, text in sources.items() if (wrong := mistold(text, names, own.FACTS))}
    assert 50 < sum([text.count("tell(facts.") for text in sources.values()])


def test_wrongly_told_facts_are_found() -> None:
    """One number too few, two in each other's place, also where one of two facts is told."""
    names, table = {"PLACED": 0, "TAKEN": 1}, (("placed", ("seat", "region")), ("taken", ("seat", "region")))
    for wrong in (
        "g.tell(facts.PLACED, seat)",
        "g.whisper(seat, facts.PLACED, region, seat)",
        "g.tell_others(seat, facts.PLACED if more else facts.TAKEN, seat, region, 3)",
    ):
        assert wrong in mistold(wrong, names, table)
    assert [] == mistold("g.tell(facts.PLACED, seat, region); g.tell(facts.PLACED, g.seat, there)", names, table)
