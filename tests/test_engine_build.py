"""Compiled or not, whoever asks for help reads what stands in the sources."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path

import pytest

from engine_build import docstrings, document, documented
from hatch_build import engine_modules

SOURCES = Path(__file__).parents[1] / "src"
FILES = engine_modules(SOURCES / "metropole")
MODULES = [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in FILES]

PYTHON = '''
"""A module."""

class Ship:
    """A class."""

    def sail(self, zone: int) -> None:
        """A method."""

    @property
    def fresh(self) -> bool:
        """A "property"?"""

    @fresh.setter
    def fresh(self, now: bool) -> None:
        """Not this."""

def silent() -> None:
    pass

def launch() -> None:
    """A ship
    leaves – at last."""
'''
PLACES = r"""
PyModuleDef_HEAD_INIT,
"fleet.ships",
NULL, /* docstring */
static PyTypeObject CPyType_ships___Ship_template_ = {
    .tp_name = "Ship",
    .tp_doc = PyDoc_STR("Ship(\"\")\n--\n\n"),
};
{"sail",
 (PyCFunction)CPyPy_ships___Ship___sail,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sail($self, zone)\n--\n\n")},
{"zone",
 (getter)ships___Ship_get_zone, (setter)ships___Ship_set_zone,
 NULL, NULL},
{"fresh",
 (getter)ships___Ship_get_fresh,
 (setter)ships___Ship_set_fresh,
 NULL, NULL},
{"silent", (PyCFunction)CPyPy_ships___silent, METH_FASTCALL, PyDoc_STR("silent()\n--\n\n") /* docstring */},
{"launch", (PyCFunction)CPyPy_ships___launch, METH_FASTCALL, PyDoc_STR(NULL)},
"""
FILLED = r"""
PyModuleDef_HEAD_INIT,
"fleet.ships",
 "A module.", /* docstring */
static PyTypeObject CPyType_ships___Ship_template_ = {
    .tp_name = "Ship",
    .tp_doc = PyDoc_STR("Ship(\"\")\n--\n\n" "A class."),
};
{"sail",
 (PyCFunction)CPyPy_ships___Ship___sail,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sail($self, zone)\n--\n\n" "A method.")},
{"zone",
 (getter)ships___Ship_get_zone, (setter)ships___Ship_set_zone,
 NULL, NULL},
{"fresh",
 (getter)ships___Ship_get_fresh,
 (setter)ships___Ship_set_fresh,
  "A \042property\042?", NULL},
{"silent", (PyCFunction)CPyPy_ships___silent, METH_FASTCALL, PyDoc_STR("silent()\n--\n\n") /* docstring */},
{"launch", (PyCFunction)CPyPy_ships___launch, METH_FASTCALL, PyDoc_STR( "A ship\012leaves \342\200\223 at last.")},
"""


def written(node: ast.Module | ast.ClassDef, owner: object) -> Iterator[tuple[str, str, str]]:
    """Every docstring below a module or a class, with what Python says; special methods have those of their slots."""
    seen: set[str] = set()
    for one in node.body:
        if isinstance(one, ast.ClassDef | ast.FunctionDef) and one.name not in seen and not one.name.startswith("__"):
            seen.add(one.name)  # the setter of a property comes second
            there = getattr(owner, one.name)
            if (doc := ast.get_docstring(one)) is not None:
                yield one.name, doc, cleandoc(there.__doc__ or "")
            if isinstance(one, ast.ClassDef):
                yield from written(one, there)


@pytest.mark.parametrize("name", MODULES)
def test_the_engine_keeps_its_docstrings(name: str) -> None:
    """Of modules, classes, functions, methods and properties, word for word."""
    module = import_module(name)
    tree = ast.parse((SOURCES / FILES[MODULES.index(name)]).read_bytes())

    found = [("", ast.get_docstring(tree) or "", cleandoc(module.__doc__ or "")), *written(tree, module)]

    assert [(where, doc) for where, doc, _ in found] == [(where, said) for where, _, said in found]


def test_docstrings_are_put_into_their_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the signature if there is one; the quotes and dashes of a text do not end a constant."""
    monkeypatch.chdir(tmp_path)
    Path("fleet").mkdir()
    Path("fleet/ships.py").write_text(PYTHON, encoding="utf-8")
    Path("fleet/__init__.py").write_text("", encoding="utf-8")

    docs = docstrings(["fleet/__init__.py", "fleet/ships.py"])
    code = documented(PLACES, docs)

    for doc in docs.values():
        code = code.replace("".join([f"\\{byte:03o}" for byte in doc.encode()]), readable(doc))
    assert FILLED == code


def readable(doc: str) -> str:
    """A constant of C in which only unusual characters are numbers."""
    return "".join([chr(byte) if 32 <= byte < 127 and byte != 34 else f"\\{byte:03o}" for byte in doc.encode()])


def test_without_docstrings_there_is_still_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If a newer mypyc no longer says which names it gives, the C stays as it is, and the log says why."""
    monkeypatch.setitem(sys.modules, "mypyc.namegen", None)
    (tmp_path / "ships.c").write_text(PLACES, encoding="utf-8")

    document([str(tmp_path / "ships.c")], [])

    assert PLACES == (tmp_path / "ships.c").read_text(encoding="utf-8")
    assert "mypyc.namegen" in capsys.readouterr().err
