"""Compiles the engine: a program that hatch_build.py runs beside a copy of the package.

    python engine_build.py build_ext --inplace metropole/kernel/flow.py:metropole/kernel/view.py

mypyc keeps no docstrings and has no option for it, but leaves a place for each of them in the C that it writes. They
are put there before the C compiler reads it: as constants, so that they cost nothing while a game is played. A place
that a newer mypyc writes otherwise is not found and stays empty, which tests/test_engine_build.py notices.
"""

import ast
import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

PLACES = [  # of modules, classes, functions, properties; a signature may be there already
    re.compile(rf'(?P<before>{before})(?P<there>NULL|"(?:[^"\\]|\\.)*")')
    for before in (
        r'PyModuleDef_HEAD_INIT,\s*"(?P<name>[\w.]+)",\s*',
        r"static PyTypeObject CPyType_(?P<name>\w+)_template_ = \{[^;]*\.tp_doc = PyDoc_STR\(",
        r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[\w| ]+,\s*PyDoc_STR\(",
        r"\(getter\)(?P<name>\w+),\s*(?:NULL|\(setter\)\w+),\s*",
    )
]


def docstrings(files: list[str]) -> dict[str, str]:
    """Every docstring of these files, by the name that its owner has in C."""
    from mypyc.namegen import NameGenerator  # here, where nothing is lost if a newer mypyc has none

    modules = {file.removesuffix(".py").removesuffix("/__init__").replace("/", "."): file for file in files}
    names = NameGenerator([list(modules)])
    found: dict[str, str | None] = {}
    for module, file in modules.items():
        tree = ast.parse(Path(file).read_bytes())
        found[module] = ast.get_docstring(tree)
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                owner = names.private_name(module, node.name)
                found[owner] = ast.get_docstring(node)
            for method in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(method, ast.FunctionDef):
                    for between in ("___", "_get_"):  # a method, or a property; its setter comes second
                        found.setdefault(f"{owner}{between}{method.name}", ast.get_docstring(method))
    return {name: doc for name, doc in found.items() if doc}


def documented(code: str, docs: dict[str, str]) -> str:
    """The C with docstrings in their places."""

    def filled(place: re.Match[str]) -> str:
        if place["name"] not in docs:
            return place[0]
        signature = place["there"].removeprefix("NULL")
        constant = "".join([f"\\{byte:03o}" for byte in docs[place["name"]].encode()])
        return f'{place["before"]}{signature} "{constant}"'

    for place in PLACES:
        code = place.sub(filled, code)
    return code


def document(sources: list[str], files: list[str]) -> None:
    """Put the docstrings of Python files into the C that was made of them."""
    try:
        docs = docstrings(files)
        for source in map(Path, sources):
            source.write_text(documented(source.read_text(encoding="utf-8"), docs), encoding="utf-8")
    except Exception as trouble:  # an engine without docstrings is better than none
        print(f"docstrings: {type(trouble).__name__}: {trouble}", file=sys.stderr)


def main() -> None:
    files = sys.argv.pop().split(":")
    how = ["--strict", "--follow-imports=silent"]  # what else the package imports need not be installed
    modules = mypycify([*how, *files], opt_level="3", debug_level="0", group_name="metropole_engine")
    quick = ["-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]  # no warnings: looking takes long
    for module in modules:
        module.extra_compile_args += quick if os.name == "posix" else []
    document([source for module in modules for source in module.sources], files)
    setup(name="metropole-engine", packages=[], ext_modules=modules)


if __name__ == "__main__":
    main()
