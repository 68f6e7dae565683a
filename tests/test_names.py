"""One name means one thing: no class, type or component of the tree shares its name with another."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ("src", "tests", "tools", "examples")
WEB = ROOT / "web" / "src"

# A game is a folder, and each folder has the same parts: the rulebook's own words for them, once for each game.
ROLES = {"Board", "Colour", "Edition", "Game", "Seat", "State"}
GAMES = ("src/metropole/colonialism/", "src/metropole/empires/")
WEB_ROLES = {"Board", "BoardNumbers", "Foot", "Model", "Numbers", "SeatPanel", "TextTable"}
WEB_GAMES = ("web/src/colonialism/", "web/src/empires/")

# What the browser reads of the server's messages and of the map files has the server's names for it, until it is made
# from them.
COPIES = ("web/src/lib/wire.ts", "web/src/lib/openapi.ts", "web/src/lib/openapi.d.ts", "web/src/map/types.ts")

# Components and types that show the very thing that has this name on the other side.
SHOWN = {
    "Account",
    "Board",
    "Card",
    "Chip",
    "Prompt",
    "Region",
    "RuleSet",
    "RulesPage",
    "Scoring",
    "Seal",
    "Seat",
    "Territory",
}

# A component has one interface for what it is given, which nobody else sees.
LOCAL_TYPES = {"Props"}

DECLARED = re.compile(
    r"^\s*(?:export )?(?:declare )?(?:(?:abstract )?class|interface|enum|type) ([A-Z]\w*)(?=[^\n,]*[={])", re.MULTILINE
)


def is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func).rpartition(".")[2] in ("TypeVar", "ParamSpec")


def python_names(text: str) -> Iterator[str]:
    """Classes wherever they stand, and the types that a module names. Type variables are a module's own."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in tree.body:
        target, value = None, None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).endswith("TypeAlias"):
            target, value = node.target, node.value
        if (
            isinstance(target, ast.Name)
            and value is not None
            and re.match(r"[A-Z]\w*[a-z]", target.id)
            and not is_type_variable(value)
        ):
            yield target.id


def web_names(text: str) -> Iterator[str]:
    yield from (name for name in DECLARED.findall(text) if name not in LOCAL_TYPES)


def places() -> dict[str, set[str]]:
    """Every name, and the files that define something so called."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in PYTHON:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for name in python_names(path.read_text("utf-8")):
                found[name].add(path.relative_to(ROOT).as_posix())
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        shown = path.relative_to(ROOT).as_posix()
        for name in web_names(path.read_text("utf-8")):
            found[name].add(shown)
        if path.suffix == ".svelte" and path.stem[0].isupper():
            found[path.stem].add(shown)
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
    clashes = {name: sorted(files) for name, files in places().items() if clashing(name, files)}

    assert {} == clashes


def test_type_variables_end_in_t() -> None:
    """Type variables may have the same name in several modules, and are known by its end."""
    for folder in PYTHON:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.Assign) and is_type_variable(node.value):
                    assert ast.unparse(node.targets[0]).endswith("T"), f"{path}:{node.lineno}"


def test_sample() -> None:
    """Classes inside functions count, imports and type variables do not."""
    text = (
        "from elsewhere import Game\n"
        "T = TypeVar('T')\n"
        "Heard = tuple[int, int]\n"
        "LIMIT = 3\n"
        "def made():\n"
        "    class Inner(Game): pass\n"
        "    Local = 1\n"
    )

    assert ["Inner", "Heard"] == list(python_names(text))
    assert ["Frame", "Answer"] == list(web_names("interface Props {}\nexport interface Frame {}\ntype Answer = 1;\n"))
    assert clashing("Frame", {"src/a.py", "src/b.py"})
    assert clashing("Frame", {"src/a.py", "web/src/b.ts"})
    assert not clashing("Frame", {"src/a.py", COPIES[0]})
    assert not clashing("Game", {f"{folder}game.py" for folder in GAMES})
    assert clashing("Game", {f"{folder}game.py" for folder in GAMES} | {"src/metropole/rl/game.py"})
