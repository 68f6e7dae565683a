"""Pieces of source in a page that is written by hand: a fenced block names its file and what it shows of it.

A block that begins with `python path/to/file.py: name other` holds what has these names at the top of that file; one
that names none holds the whole file. What is between the fences is made.
"""

import ast
import re

from tools.pages.markdown import ROOT

EXCERPT = re.compile(r"^```(\w+) ([\w./]+)(?:: ([\w ]+))?\n.*?^```$", re.MULTILINE | re.DOTALL)


def with_excerpts(page: str) -> str:
    """The page as it is on disk, each of its excerpts as its file now has it."""
    return EXCERPT.sub(filled, (ROOT / page).read_text(encoding="utf-8"))


def filled(block: re.Match[str]) -> str:
    _, file, names = block.groups()
    source = (ROOT / file).read_text(encoding="utf-8")
    wanted = named_in(source, names.split()) if names else source
    head = block[0].partition("\n")[0]
    return f"{head}\n{wanted.strip()}\n```"


def named_in(source: str, names: list[str]) -> str:
    """What has these names at the top of a Python file, in its order and with the empty lines between."""
    lines, known = source.splitlines(), definitions(source)
    missing = [name for name in names if name not in known]
    if missing:
        raise ValueError(f"nothing is called {', '.join(missing)}; there are {', '.join(known)}")
    spans = sorted([known[name] for name in names])
    found = ""
    for i, (first, last) in enumerate(spans):
        gap = first - spans[i - 1][1] - 1 if i else 0
        found += "\n" * min(gap, 2) + "\n".join(lines[first - 1 : last]) + "\n"
    return found


def definitions(source: str) -> dict[str, tuple[int, int]]:
    """The first and last line of everything that a Python file defines; what it imports is called `imports`."""
    found: dict[str, tuple[int, int]] = {}
    for node in ast.parse(source).body:
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.Import | ast.ImportFrom):
            found["imports"] = (found.get("imports", (node.lineno, 0))[0], end)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            found[node.name] = (first, end)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = (node.lineno, end)
    return found
