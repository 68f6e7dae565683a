"""The documentation keeps its word: every statement is proved, every page is current, every link leads somewhere."""

import ast
import re
from fnmatch import fnmatchcase
from pathlib import Path
from textwrap import dedent

import pytest

from metropole import journal
from metropole.games.colonialism.rules.action_space import CHANCES
from tools.pages import PAGES, claims
from tools.pages.claims import ProofMark
from tools.pages.coverage import BOOKS
from tools.pages.editions import COLONIALISM, EMPIRES, unlisted_fields
from tools.pages.excerpts import named_in
from tools.pages.markdown import ROOT, anchor
from tools.pages.wire import TYPES, digest

STATEMENTS = [one.id for book in BOOKS.values() for one in book.all_statements]
RULINGS = [ruling.number for book in BOOKS.values() for ruling in book.all_rulings]

TEXTS = sorted((ROOT / "docs").rglob("*.md")) + [path for path in sorted(ROOT.glob("*.md")) if path.is_file()]
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


# --- every statement and every ruling has its test ---


@pytest.mark.parametrize(("kind", "known"), [("rule", STATEMENTS), ("ruling", RULINGS)], ids=["rules", "rulings"])
def test_every_statement_and_ruling_has_a_test(kind: str, known: list[str]) -> None:
    """Each is the mark of at least one test, and no mark names one that does not exist."""
    marked = {mark.id: tests for mark, tests in claims.all_claims().items() if mark.kind == kind}

    assert [one for one in known if one not in marked] == []
    assert {one: tests for one, tests in marked.items() if one not in known} == {}


def test_no_mark_is_lost() -> None:
    """Every mark that stands in a test file reaches a test of that file."""
    assert {path: strays for path, text in claims.sources() if (strays := claims.strays_in(text, path))} == {}


# --- the pages ---


@pytest.mark.parametrize("name", PAGES)
def test_made_pages_are_current(name: str) -> None:
    """A page on disk is what its generator makes of the present code."""
    path = ROOT / name
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    assert text == PAGES[name](), f"{name} is out of date; run: python -m tools.pages"


def test_types_of_the_browser_are_current() -> None:
    """They are made from the present schemas of the API; that they are what the tool makes, a test of theirs says."""
    made_from = (ROOT / TYPES).read_text(encoding="utf-8").splitlines()[1]
    assert made_from == f"// {digest()}", f"{TYPES} is out of date; run: python -m tools.pages"


def test_editions_page_shows_every_field() -> None:
    """A new field of an edition gets its line in the comparison."""
    assert unlisted_fields(COLONIALISM) == []
    assert unlisted_fields(EMPIRES) == []


@pytest.mark.parametrize(
    "row",
    [
        "| cards drawn after a colonization | six, on top of the kept card | up to six in hand | up to six in hand |",
        "| trade | action: ship | action: ship, influence in one of the two regions | *",
        "| when a Military Campaign removes the last natives | *at once* | *at once* | does not happen*",
    ],
)
def test_editions_page_tells_how_the_books_differ(row: str) -> None:
    """5.2.3, 7.2, A45 The original draws six more; Trade needs influence in one region; who collects at once."""
    assert any([fnmatchcase(line, row) for line in PAGES["docs/editions.md"]().splitlines()])


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    """A link inside the project names a file that exists, and a heading of it."""
    assert broken_links(path.read_text(encoding="utf-8"), path) == []


def broken_links(text: str, path: Path) -> list[str]:
    """The links of a page that do not lead to a file, or not to a heading of it."""
    prose = FENCED.sub("", text)
    targets = [target for target in LINK.findall(prose) if not re.match(r"[a-z]+:", target)]
    return [target for target in targets if not leads_somewhere(target, path)]


def leads_somewhere(target: str, path: Path) -> bool:
    name, _, place = target.partition("#")
    file = (path.parent / name).resolve() if name else path
    if not file.exists() or not file.is_relative_to(ROOT):
        return False
    return not place or place in anchors(file.read_text(encoding="utf-8"))


def anchors(text: str) -> set[str]:
    return {anchor(heading) for heading in HEADING.findall(FENCED.sub("", text))}


# --- the examples ---


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    return [body for kind, body in FENCED.findall(text) if kind == language]


def test_protocol_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The Python of the protocol page runs from top to bottom and prints what the page says."""
    scope: dict[str, object] = {"__name__": "docs.protocol"}
    for block in blocks("protocol.md", "python"):
        exec(compile(block, "docs/protocol.md", "exec"), scope)

    assert capsys.readouterr().out == "".join(blocks("protocol.md", "text"))


@pytest.mark.parametrize("block", blocks("learning.md", "python"))
def test_learning_examples_run(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each piece of Python of the page on learning runs by itself."""
    exec(compile(block, "docs/learning.md", "exec"), {"__name__": "docs.learning"})

    assert bool(capsys.readouterr().out) == ("print(" in block)


def test_notation_names_what_the_journal_reads() -> None:
    """The page states the format, the size and the kinds of chance as the code has them."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")

    assert f"`{journal.FORMAT}`" in text
    assert f"{journal.LONGEST // 1024 // 1024} MiB" in text
    assert [key for key in CHANCES if f"| `{key}` |" not in text] == []


def test_contributing_builds_a_whole_game() -> None:
    """Whoever types in the blocks in their order has Nim, the whole of it."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    typed = re.findall(r"^```python examples.*?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    nim = (ROOT / "examples" / "nim" / "__init__.py").read_text(encoding="utf-8")

    assert ast.dump(ast.Module(ast.parse(nim).body[1:], [])) == ast.dump(ast.parse("".join(typed)))


def test_excerpts() -> None:
    """They are what has a name at the top of a file, in its order; a name that nothing has is an error."""
    source = "import re\n\nA: Final = 1\n\n\n@cache\ndef f() -> int:\n    return A\n\n\nB: Final = 2\n"

    assert "A: Final = 1\n\n\n@cache\ndef f() -> int:\n    return A\n" == named_in(source, ["f", "A"])
    assert "A: Final = 1\n\n\nB: Final = 2\n" == named_in(source, ["A", "B"])
    with pytest.raises(ValueError, match="nothing is called C; there are imports, A, f, B"):
        named_in(source, ["C"])


# --- the checks themselves can fail ---

SAMPLE = dedent(
    """
    import pytest

    army = pytest.mark.rule("CM-1")
    both = [army, pytest.mark.ruling("A02")]
    CASES: list = [pytest.param(1, marks=pytest.mark.rule("CM-2", "CM-3")), pytest.param(2, marks=both)]
    unused = pytest.mark.rule("CM-9")

    @army
    @pytest.mark.ruling("A01")
    def test_first(): ...

    @pytest.mark.parametrize("case", CASES)
    def test_second(case): ...

    @pytest.mark.parametrize("case", [pytest.param(1, marks=[pytest.mark.rule("CM-4")])])
    def test_third(case): ...

    @pytest.mark.rule("CM-8")
    def helper(): ...
    """
)


def test_scanner_sees_every_form() -> None:
    """Decorators, names for marks, lists of cases and single cases; marks without a test are strays."""
    assert claims.claims_in(SAMPLE, "t.py") == {
        ProofMark("rule", "CM-1"): ["t.py::test_first", "t.py::test_second"],
        ProofMark("ruling", "A01"): ["t.py::test_first"],
        ProofMark("rule", "CM-2"): ["t.py::test_second"],
        ProofMark("rule", "CM-3"): ["t.py::test_second"],
        ProofMark("ruling", "A02"): ["t.py::test_second"],
        ProofMark("rule", "CM-4"): ["t.py::test_third"],
    }
    assert {mark.id for mark in claims.strays_in(SAMPLE, "t.py")} == {"CM-8", "CM-9"}


@pytest.mark.parametrize("arguments", ["name", '"CM-1", *more', "", 'id="CM-1"'])
def test_scanner_refuses_what_it_cannot_read(arguments: str) -> None:
    """A mark that does not write out its ids would be overlooked."""
    source = f"@pytest.mark.rule({arguments})\ndef test_odd(): ...\n"

    with pytest.raises(claims.OddMarkError, match="line 1"):
        claims.claims_in(source, "t.py")


def test_bad_links_are_found() -> None:
    """Missing files and headings and ways out of the project are reported; the web, code and good links are not."""
    here = ROOT / "docs" / "protocol.md"
    good = "[a](coverage.md#20-components) [b](https://example.org/x) [c](../tests)\n```python\nx = a[0](none)\n```\n"

    assert broken_links(good, here) == []
    for target in ("none.md", "coverage.md#none", "#none", "../../etc"):
        assert broken_links(f"{good}[d]({target})", here) == [target]
