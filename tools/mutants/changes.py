"""The small changes that can be made to a file of Python, one place at a time.

A change is known by its function, the text it replaces, the text that comes instead, and how often the same change
could be made before it in that function: so it is found again when lines have moved or other lines have changed.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

PAIRS = """
    Lt LtE, LtE Lt, Gt GtE, GtE Gt, Eq NotEq, NotEq Eq, Is IsNot, IsNot Is, In NotIn, NotIn In, And Or, Or And,
    Add Sub, Sub Add, Mult Add, FloorDiv Mult, Mod FloorDiv, BitAnd BitOr, BitOr BitAnd, LShift RShift, RShift LShift
"""
SWAPPED: dict[type[ast.AST], Any] = {
    getattr(ast, was): getattr(ast, now) for was, now in [pair.split() for pair in PAIRS.split(",")]
}
OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_NUMBERS = (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple, ast.Dict)
TRUTHS = (ast.Compare, ast.BoolOp)
LEFT_ALONE = (ast.JoinedStr, ast.Assert, ast.pattern, ast.Raise)  # messages, what cannot happen, and what has no place
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """One change, and where it is made: bytes of the source, and the lines of the statement around."""

    function: str
    was: str
    now: str
    nth: int
    start: int
    end: int
    lines: range
    first_line: int  # of the function, its decorators among it

    @property
    def key(self) -> tuple[str, str, str, int]:
        return self.function, self.was, self.now, self.nth

    def applied(self, source: str) -> str:
        """The file after the change."""
        text = source.encode()
        return (text[: self.start] + self.now.encode() + text[self.end :]).decode()


def functions(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, Function]]:
    """The functions and methods of a file by their qualified names, without those inside of them."""
    for node in body:
        if isinstance(node, Function):
            yield inside + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{inside}{node.name}.")


def replacements(node: ast.AST) -> list[str]:
    """What could stand instead of a part of a function."""
    match node:
        case ast.Compare():
            swapped = [[*node.ops[:i], SWAPPED[type(op)](), *node.ops[i + 1 :]] for i, op in enumerate(node.ops)]
            return [f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})" for ops in swapped]
        case ast.BinOp() if type(node.op) in SWAPPED:
            sides = (node.left, node.right)
            if any([isinstance(side, NO_NUMBERS) or is_text(side) for side in sides]):
                return []
            return [f"({ast.unparse(ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right))})"]
        case ast.BoolOp():
            return [f"({ast.unparse(ast.BoolOp(SWAPPED[type(node.op)](), node.values))})"]
        case ast.UnaryOp(op=ast.Not()):
            return [f"({ast.unparse(node.operand)})"]
        case ast.Constant(value=bool() as truth):
            return [str(not truth)]
        case ast.Constant(value=int() as number):
            return [str(number + 1)]
        case ast.Name(id=name, ctx=ast.Load()) if name in OTHER_CALLS:
            return [OTHER_CALLS[name]]
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            return [f"return not ({ast.unparse(value)})" if isinstance(value, TRUTHS) else "return None"]
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            return ["pass"]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return ["pass"]
        case _:
            return []


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and not isinstance(node.value, int)


def places(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.AST, ast.stmt, list[str]]]:
    """Every part of a function with the statement it is a part of, and what could stand instead."""
    if isinstance(node, ast.stmt):
        statement = node
    yield node, statement, replacements(node)
    if isinstance(node, LEFT_ALONE):
        return
    if isinstance(node, ast.If | ast.IfExp):
        yield node.test, statement, ["True", "False"]
    if isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
        yield node.test, statement, ["False"]
    if isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield condition, statement, ["True"]
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "decorator_list", "args" if isinstance(node, Function) else "", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from places(child, statement)


def head(statement: ast.stmt) -> range:
    """The lines of a statement, without the block below it."""
    last = statement.end_lineno or statement.lineno
    for name in ("body", "cases"):
        for inner in getattr(statement, name, [])[:1]:
            last = max(statement.lineno, (inner.lineno if isinstance(inner, ast.stmt) else inner.pattern.lineno) - 1)
    return range(statement.lineno, last + 1)


def changes(source: str) -> list[Change]:
    """Every change that can be made to the functions of a file, in the order of their places."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Change] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for name, function in functions(ast.parse(source).body):
        first_line = min([function.lineno, *[each.lineno for each in function.decorator_list]])
        body = [each for part in function.body for each in places(part, part)]
        for node, statement, texts in body:
            for now in texts:
                assert isinstance(node, ast.expr | ast.stmt)
                assert node.end_lineno is not None
                assert node.end_col_offset is not None
                was = ast.unparse(node)
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + node.end_col_offset
                nth = seen[name, was, now]
                seen[name, was, now] += 1
                found.append(Change(name, was, now, nth, start, end, head(statement), first_line))
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and everything defined in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def changed_codes(source: str, change: Change, path: str) -> dict[tuple[str, int], CodeType]:
    """The changed function, and every function in it, by name and first line; empty if it cannot be exchanged."""
    before, after = [
        {
            (code.co_qualname, code.co_firstlineno): code
            for code in codes(compile(text, path, "exec"))
            if (code.co_qualname, code.co_firstlineno) == (change.function, change.first_line)
            or code.co_qualname.startswith(f"{change.function}.<locals>.")
        }
        for text in (source, change.applied(source))
    ]
    same = {key: code for key, code in after.items() if key in before and before[key].co_freevars == code.co_freevars}
    return same if (change.function, change.first_line) in same else {}
