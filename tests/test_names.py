"""One name means one thing: no class, type or component of the tree shares its name with another."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ("src", "tests", "tools", "examples")
WEB = ROOT / "web" / "src"

# A game is a folder, and each folder has the same parts: the rulebook's own words for them, once for each game.
ROLES = {"Board", "Colour", "Edition", "Game", "Seat", "State"}
GAMES = (  # the kernel has what they have in common
    "src/metropole/games/colonialism/rules/",
    "src/metropole/games/empires/rules/",
    "examples/nim/",
    "src/metropole/kernel/game.py",
)
WEB_ROLES = {"Board", "BoardNumbers", "Foot", "Model", "Numbers", "SeatPanel", "TextTable"}
WEB_GAMES = ("web/src/colonialism/", "web/src/empires/")

# What the browser reads of the server's messages and of the map files has the server's names for it.
COPIES = ("web/src/lib/wire.ts", "web/src/map/types.ts")
MADE = ".gen.ts"  # from names that are counted where they stand

# Components and types that show the very thing that has this name on the other side.
SHOWN = set("Account Board Card Chip Prompt Region RuleSet RulesPage Scoring Seal Seat Territory".split())

# A component has one interface for what it is given, which nobody else sees.
LOCAL_TYPES = {"Props"}

DECLARED = re.compile(
    r"^\s*(?:export )?(?:declare )?(?:(?:abstract )?class|interface|enum|type) ([A-Z]\w*)(?=[^\n,]*[={])", re.MULTILINE
)


@cache
def modules() -> dict[str, ast.Module]:
    """Every file of Python, by its path."""
    paths = sorted([path for folder in PYTHON for path in (ROOT / folder).rglob("*.py")])
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def is_type_variable(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func).rpartition(".")[2] in ("TypeVar", "ParamSpec")


def python_names(tree: ast.Module) -> Iterator[str]:
    """Classes wherever they stand, and the types that a module names. Type variables are a module's own."""
    yield from [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), value):
                if re.match(r"[A-Z]\w*[a-z]", name) and not is_type_variable(value):
                    yield name
            case _:
                pass


def web_names(text: str) -> list[str]:
    return [name for name in DECLARED.findall(text) if name not in LOCAL_TYPES]


def places() -> dict[str, set[str]]:
    """Every name, and the files that define something so called."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, tree in modules().items():
        for name in python_names(tree):
            found[name].add(path)
    for file in [file for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")] if not file.name.endswith(MADE)]:
        component = [file.stem] if file.suffix == ".svelte" and file.stem[0].isupper() else []
        for name in [*web_names(file.read_text("utf-8")), *component]:
            found[name].add(file.relative_to(ROOT).as_posix())
    return found


def once(files: set[str], folders: tuple[str, ...]) -> set[str]:
    """The folders of the games count as one."""
    return {next((folders[0] for folder in folders if file.startswith(folder)), file) for file in files}


def clashing(name: str, files: set[str]) -> bool:
    """Whether a name is given to several things."""
    python = {file for file in files if not file.startswith("web/")}
    web = files - python
    if name in ROLES:
        python = once(python, GAMES)
    if name in WEB_ROLES:
        web = once(web, WEB_GAMES)
    if name in SHOWN or web & set(COPIES):
        return len(python) > 1 or len(web) > 1
    return len(python) + len(web) > 1


def test_one_name_one_thing() -> None:
    """Who looks for a name finds what it means, and nothing else."""
    assert {} == {name: sorted(files) for name, files in places().items() if clashing(name, files)}


def test_type_variables_end_in_t() -> None:
    """Type variables may have the same name in several modules, and are known by its end."""
    for path, tree in modules().items():
        for node in tree.body:
            if isinstance(node, ast.Assign) and is_type_variable(node.value):
                assert ast.unparse(node.targets[0]).endswith("T"), f"{path}:{node.lineno}"


def test_sample() -> None:
    """Classes inside functions count, imports and type variables do not."""
    text = (
        "from elsewhere import Game\n"
        "T = TypeVar('T')\n"
        "Heard = tuple[int, int]\n"
        "Said: TypeAlias = 'Heard | None'\n"
        "LIMIT = 3\n"
        "def made():\n"
        "    class Inner(Game): pass\n"
        "    Local = 1\n"
    )

    assert ["Inner", "Heard", "Said"] == list(python_names(ast.parse(text)))
    assert ["Frame", "Answer"] == web_names("interface Props {}\nexport interface Frame {}\ntype Answer = 1;\n")
    assert clashing("Frame", {"src/a.py", "src/b.py"})
    assert clashing("Frame", {"src/a.py", "web/src/b.ts"})
    assert not clashing("Frame", {"src/a.py", COPIES[0]})
    assert not clashing("Game", {f"{folder}game.py" for folder in GAMES})
    assert clashing("Game", {f"{folder}game.py" for folder in GAMES} | {"src/metropole/rl/game.py"})
