"""Which tests carry which marks: read from the sources of the tests, without running them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tools.pages.markdown import ROOT


@dataclass(frozen=True)
class ProofMark:
    """A test says that it proves something: a statement of the book (`rule`) or a ruling (`ruling`)."""

    kind: str
    id: str


KINDS = ("rule", "ruling")

Claims = dict[ProofMark, list[str]]  # the tests that carry a mark, as path::name


class OddMarkError(ValueError):
    """A mark whose ids are not written out where it stands."""


def named_marks(call: ast.Call) -> list[ProofMark]:
    """The marks of a call `pytest.mark.rule("...", ...)`; none of any other call."""
    kind = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if kind not in KINDS or ast.unparse(call.func) != f"pytest.mark.{kind}":
        return []
    ids = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    if not ids or len(ids) < len(call.args) or call.keywords:
        raise OddMarkError(f"line {call.lineno}: {ast.unparse(call)} must name its ids as plain strings")
    return [ProofMark(kind, str(one)) for one in ids]


def marks_in(node: ast.AST, aliases: dict[str, list[ProofMark]]) -> list[ProofMark]:
    """Every mark in an expression, written out or behind a name."""
    found: list[ProofMark] = []
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            found += named_marks(inner)
        elif isinstance(inner, ast.Name):
            found += aliases.get(inner.id, [])
    return found


def assigned(node: ast.stmt) -> tuple[list[str], ast.expr] | None:
    """The names that a statement assigns, and what it assigns to them."""
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)], node.value
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        return [node.target.id], node.value
    return None


def claims_in(source: str, path: str) -> Claims:
    """Which tests of a file carry which marks: as decorators, behind module-level names, in `pytest.param`."""
    aliases: dict[str, list[ProofMark]] = {}
    claims: Claims = {}
    for node in ast.parse(source).body:
        assignment = assigned(node)
        if assignment is not None:
            for name in assignment[0]:
                aliases[name] = marks_in(assignment[1], aliases)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for mark in marks_in(decorator, aliases):
                    add_claim(claims, mark, f"{path}::{node.name}")
    return claims


def add_claim(claims: Claims, mark: ProofMark, test: str) -> None:
    if test not in claims.setdefault(mark, []):
        claims[mark].append(test)


def strays_in(source: str, path: str) -> list[ProofMark]:
    """Marks that stand in a file and reach none of its tests."""
    claimed = claims_in(source, path)
    return [mark for mark in marks_in(ast.parse(source), {}) if mark not in claimed]


def sources() -> Iterator[tuple[str, str]]:
    """Every test file: its path from the root, and its text."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


@cache
def all_claims() -> Claims:
    """Which tests carry which marks, file by file and in the order of the file."""
    claims: Claims = {}
    for path, source in sources():
        for mark, tests in claims_in(source, path).items():
            for test in tests:
                add_claim(claims, mark, test)
    return claims
