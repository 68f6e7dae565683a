"""What the layout promises: imports go one way, the rules stay pure, every exception says why."""

import ast
import io
import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

from metropole import registry
from metropole.games.colonialism.rules.state import FIELDS as COLONIALISM
from metropole.games.colonialism.rules.state import OWN
from metropole.games.empires.rules.state import FIELDS as EMPIRES
from metropole.kernel.slots import Local

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# From the bottom to the top. A game has two rooms: the rules, which know the kernel alone, and all else that it brings.
LAYERS = (
    "__init__",  # every import of any module runs it, so it imports none unless it is asked
    "verify",  # stands alone, to be run without the package
    *("extras", "languages", "kernel", "games", "games.colonialism.rules games.empires.rules"),
    "games.colonialism.editions games.empires.editions",
    *("boards", "rulebooks", "text", "encoding", "pictures", "parts", "games.kit"),
    *("games.colonialism games.empires", "house", "registry", "drawing", "journal", "stations", "match", "laws"),
    "testing",
    "games.colonialism.positions games.empires.positions",
    *("bots", "sim", "server", "client", "tui", "rl"),
    *("cli_common", "cli_lab", "cli", "__main__"),
)
RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer.split()}

GAMES = ("colonialism", "empires")
PURE = ("kernel", *[f"games.{game}.{room}" for game in GAMES for room in ("rules", "editions")])
IMPURE = {
    *("datetime", "random", "secrets", "time", "uuid"),
    *("io", "os", "pathlib", "shutil", "subprocess", "tempfile"),
    *("asyncio", "http", "json", "logging", "socket", "threading", "urllib"),
}

TOOLS = "tools"  # beside the package, which knows of that folder in one place only
DOOR = "metropole.cli"

IGNORES = re.compile(r"type:\s*ignore(\[[\w\-, ]*\])?|noqa(:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*)?")
REASON = re.compile(r"[^\W\d]{2,}\W+[^\W\d]{2,}")  # two words at least


def dotted(path: Path) -> str:
    """The module's full name; a package's own file keeps its `__init__`."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def imported(source: str, module: str) -> set[str]:
    """The full names of everything a module imports, wherever in the file and in whatever form."""
    names: set[str] = set()
    for node in [node for each in ast.parse(source).body if not is_for_types(each) for node in ast.walk(each)]:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*package, node.module] if node.module else package)
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    return names


def is_for_types(node: ast.stmt) -> bool:
    """What only a type checker sees."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def part(module: str) -> str:
    """The layer entry a module, or something in one, belongs to: the longest of those that it begins with."""
    words = module.split(".")[1:]
    beginnings = [".".join(words[:length]) for length in range(len(words), 0, -1)]
    return next((one for one in beginnings if one in RANK), "__init__")


def layers(names: set[str]) -> set[str]:
    """Which parts of Metropole these names belong to; what the package itself defines counts as `__init__`."""
    return {part(name) for name in names if name.partition(".")[0] == "metropole"}


def upward(own: str, names: set[str]) -> list[str]:
    """The imports that do not go down."""
    return [f"{own} may not import {other}" for other in sorted(layers(names) - {own}) if RANK[other] >= RANK[own]]


def impurities(names: set[str]) -> set[str]:
    """Imports of what the rules must not know: chance, clock, files, network, JSON, logging."""
    return {name.split(".")[0] for name in names} & IMPURE


def unexplained(source: str) -> list[str]:
    """The ignore comments that give no reason."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return [text for text in comments if IGNORES.search(text) and not REASON.search(IGNORES.sub("", text))]


SOURCES = {dotted(path): path.read_text(encoding="utf-8") for path in sorted((SOURCE / "metropole").rglob("*.py"))}
IMPORTS = {module: imported(source, module) for module, source in SOURCES.items()}


def test_imports_go_down() -> None:
    """A module stands in the table of layers, and imports only from those below its own."""
    assert {part(module) for module in SOURCES} == set(RANK)
    assert {module: found for module in SOURCES if (found := upward(part(module), IMPORTS[module]))} == {}


def test_rules_are_pure() -> None:
    """No chance, clock, file, network, JSON or logging where the rules are."""
    pure = [module for module in SOURCES if part(module) in PURE]
    assert {module: found for module in pure if (found := impurities(IMPORTS[module]))} == {}


def test_games_do_not_know_each_other() -> None:
    """Neither game imports the other, whatever the table of layers says."""
    for game, other in (GAMES, GAMES[::-1]):
        folder = f"metropole.games.{game}."
        own = {module: names for module, names in IMPORTS.items() if module.startswith(folder)}
        assert len(own) > 20
        assert [module for module, names in own.items() if [n for n in names if f"games.{other}" in n]] == []


def slots_of(source: str) -> set[str]:
    """The names of the locals of procedures that a module defines."""
    return set(re.findall(r"^(\w+): Final = Slots?\[", source, re.MULTILINE))


def strays(modules: dict[str, str]) -> list[tuple[str, str]]:
    """Modules that read a local of another one, by import or through the module; those of `game` are for everybody."""
    names = {module: imported(source, module) for module, source in modules.items()}
    found: list[tuple[str, str]] = []
    for home, slot in [(home, slot) for home, source in modules.items() for slot in slots_of(source)]:
        if home.endswith(".game"):
            continue
        readers = [module for module in modules if {f"{home}.{slot}", home} & names[module]]
        through = re.compile(rf"\b{home.rpartition('.')[2]}\.{slot}\b")
        found += [(each, slot) for each in readers if f"{home}.{slot}" in names[each] or through.search(modules[each])]
    return found


def test_slots_stay_at_home() -> None:
    """A local is read in its own module; only those that nearly all procedures share are imported, from `game`."""
    paths = [path for game in GAMES for path in (SOURCE / "metropole" / "games" / game).rglob("*.py")]
    modules = {dotted(path): path.read_text("utf-8") for path in paths}
    assert len([slot for source in modules.values() for slot in slots_of(source)]) > 100
    assert [] == strays(modules)
    home = "metropole.games.empires.rules.war"
    for planted in (
        "from metropole.games.empires.rules.war import ATTACKER_HITS",
        "from metropole.games.empires.rules import war\nwar.ATTACKER_HITS",
    ):
        reader = "metropole.games.empires.rules.casualties"
        assert [(reader, "ATTACKER_HITS")] == strays({home: modules[home], reader: planted})


def test_no_local_lies_where_a_secret_does() -> None:
    """What is secret is blanked in every frame by its place, so no other local may lie there."""
    for game in GAMES:
        paths = (SOURCE / "metropole" / "games" / game / "rules").rglob("*.py")
        modules = [import_module(dotted(path)) for path in paths]
        found = {id(slot): slot for module in modules for slot in vars(module).values() if isinstance(slot, Local)}
        secret = {slot.register for slot in found.values() if slot.secret}
        assert [] == [slot for slot in found.values() if slot.register in secret and not slot.secret]


ENGINE = ("kernel", "games.colonialism.rules", "games.empires.rules")
REGISTERS = re.compile(r"\.frame\.(r\d|get\(|put\()|\.stack\[")


def readers_of_frames(modules: dict[str, str]) -> list[str]:
    """Who looks into the frames of procedures under way: by what lies where in them, or by a register."""
    private = re.compile(r"from metropole\.kernel\.frames import[^\n]*\b(FRAME|HEAD|AT|SAID|Frame)\b")
    return [name for name, source in modules.items() if private.search(source) or REGISTERS.search(source)]


def test_nobody_else_reads_frames() -> None:
    """Texts, bots, learners, terminal and server read what a question is about, and nothing of the frames."""
    others = {module: source for module, source in SOURCES.items() if part(module) not in ENGINE}
    assert len(others) > 150
    assert [] == readers_of_frames(others)
    for planted in ("from metropole.kernel.frames import FRAME", "zone = g.frame.r3", "seat = g.stack[-9]"):
        assert ["planted"] == readers_of_frames({"planted": planted})


def test_one_door_to_the_tools() -> None:
    """What only a clone has is imported by name, late, and in one module; nothing of the package needs it."""
    assert [module for module in SOURCES if TOOLS in {name.split(".")[0] for name in IMPORTS[module]}] == []
    assert [module for module, source in SOURCES.items() if f'"{TOOLS}.' in source] == [DOOR]


CHANGING = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")


def changed_in_place(source: str, fields: list[str]) -> list[str]:
    """Where a list of the position is changed instead of replaced."""

    def is_position(node: ast.expr) -> bool:
        return ast.unparse(node).split(".")[-1] in ("s", "own", "state")

    def is_field(node: ast.expr) -> bool:
        return isinstance(node, ast.Attribute) and node.attr in fields and is_position(node.value)

    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) and is_field(node.value):
            found.append(ast.unparse(node))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            found.extend([ast.unparse(node)] if is_field(node.func.value) else [])
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "adjust" and is_field(node.args[0]):
            found.append(ast.unparse(node))
    return found


SHARED = {"colonialism": [field for field in COLONIALISM if field not in OWN], "empires": EMPIRES}


@pytest.mark.parametrize(("game", "fields"), SHARED.items())
def test_lists_of_a_position_are_replaced(game: str, fields: list[str]) -> None:
    """A copy shares most lists of the original, so nobody may change one of them; nor may a bot that looks ahead."""
    rooms = (f"metropole.games.{game}.",)
    sources = {
        module: source
        for module, source in SOURCES.items()
        if module.startswith(rooms) and not module.endswith(".positions")
    }
    assert {name: found for name, text in sources.items() if (found := changed_in_place(text, fields))} == {}


def test_changes_in_place_are_found() -> None:
    """An assignment, an addition, a deletion and two calls; reading is free."""
    changes = "s.gold[0] = 1; g.s.gold[0] += 1; del s.gold[0]; s.gold.append(1); adjust(g.s.gold, 0, 1)"
    reads = "x = s.gold[0]; y = s.gold.index(1); added(g.s.gold, 0, 1)"
    assert len(changed_in_place(f"{changes}; {reads}", ["gold"])) == 5


WRITTEN = ("*.py", "*.md", "*.toml", "*.ftl", "*.sql", "*.ts", "*.svelte", "*.css", "*.html", "*.yml", "*.sh")
MADE = {"__pycache__", "node_modules", "recorded", "static"}


def written(*patterns: str) -> dict[str, str]:
    """The files of the project with such names, without what is made or installed."""
    kept = [path for path in ROOT.iterdir() if not path.name.startswith(".") or path.name in (".ci", ".github")]
    paths = [path for top in kept for pattern in patterns for path in (top.rglob(pattern) if top.is_dir() else [top])]
    own = [path for path in paths if path.is_file() and not MADE & set(path.parts)]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in own}


def test_project_stands_alone() -> None:
    """Nothing in the project points outside it."""
    texts = written(*WRITTEN)

    assert {"do.py", "README.md", "tests/test_architecture.py"} <= set(texts)
    assert [name for name, text in texts.items() if "../" + "shared" in text] == []


OTHER_NUMBERS = {"tests/server/test_bots.py"}  # cuts off the numbers of a position, not of a fact


def is_numbers(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "numbers"


def by_position(source: str) -> list[str]:
    """Where a number of a fact is taken by its place: by an index, by a slice, or by unpacking."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Subscript(value, ast.Constant(int()) | ast.UnaryOp(_, ast.Constant(int())) | ast.Slice()):
                wrong = is_numbers(value)
            case ast.Assign([ast.Tuple() | ast.List()], value):
                wrong = is_numbers(value)
            case ast.comprehension(ast.Tuple() | ast.List(), ast.ListComp(value)):
                wrong = is_numbers(value)
            case ast.Call(_, arguments):
                wrong = any([isinstance(each, ast.Starred) and is_numbers(each.value) for each in arguments])
            case _:
                wrong = False
        if wrong:
            found.append(ast.unparse(node))
    return found


def test_facts_are_read_by_name() -> None:
    """Nobody counts the numbers of a fact: `about` names them. Whole facts may be compared and passed on."""
    texts = {name: text for name, text in written("*.py").items() if ".numbers" in text and name not in OTHER_NUMBERS}

    assert {name: found for name, text in texts.items() if (found := by_position(text))} == {}


def test_ignores_have_reasons() -> None:
    """An ignore comment says why."""
    texts = {name: text for name, text in written("*.py").items() if name.endswith(".py") and IGNORES.search(text)}

    assert {name: found for name, text in texts.items() if (found := unexplained(text))} == {}


# --- types ---

MOST_UNTYPED = 100
DOORS = ("metropole.__init__", "metropole.match", "metropole.registry", "metropole.journal", "metropole.games.kit")


def annotations(tree: ast.AST) -> list[ast.expr]:
    """Every annotation, and every type that something is cast to."""
    found: list[ast.expr | None] = []
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
                found.append(annotation)
            case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
                found.append(returns)
            case ast.Call(ast.Name("cast"), [first, *_]):
                found.append(first)
            case _:
                pass
    return [one for one in found if one is not None]


def quoted(annotation: ast.expr) -> list[ast.AST]:
    """The parts of an annotation that stand in quotes."""
    texts = [node.value for node in ast.walk(annotation) if isinstance(node, ast.Constant)]
    return [node for text in texts if isinstance(text, str) for node in ast.walk(ast.parse(text, mode="eval"))]


def called_any(nodes: list[ast.AST]) -> int:
    """How many of these parts of code are the name `Any`."""
    names = [node.id for node in nodes if isinstance(node, ast.Name)]
    return [*names, *[node.attr for node in nodes if isinstance(node, ast.Attribute)]].count("Any")


def untyped(tree: ast.AST) -> int:
    """How often something may be anything, also in quotes; the import does not count."""
    return called_any([*ast.walk(tree), *[node for each in annotations(tree) for node in quoted(each)]])


def untyped_offers(source: str) -> list[str]:
    """The functions and methods for everybody in whose head something may be anything."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    heads = {one.name: [*annotations(one.args), *([one.returns] if one.returns else [])] for one in functions}
    found = [name for name, head in heads.items() for each in head if called_any([*ast.walk(each), *quoted(each)])]
    return [name for name in found if not re.match("_[a-z]", name)]


def test_little_is_untyped() -> None:
    """What may be anything comes from elsewhere: JSON, rows of a database, untyped libraries, the steps of any game."""
    some = {module: source for module, source in SOURCES.items() if "Any" in source}
    found = {module: count for module, source in some.items() if (count := untyped(ast.parse(source)))}
    worst = sorted(found.items(), key=lambda one: -one[1])[:8]

    assert sum(found.values()) <= MOST_UNTYPED, worst


def test_nothing_untyped_at_the_door() -> None:
    """Whoever imports the package finds types; so does whoever writes a game."""
    kernel = [module for module, source in SOURCES.items() if part(module) == "kernel" and "Any" in source]

    assert [module for module in DOORS if untyped(ast.parse(SOURCES[module]))] == []
    assert {module: found for module in kernel if (found := untyped_offers(SOURCES[module]))} == {}


def test_untyped_things_are_found() -> None:
    """Plain, in a union, of a module, in quotes and in a cast; not the import, a word of a text or a longer name."""
    wrong = (
        "def f(game: Any) -> int: ...",
        "x: dict[str, Any] = {}",
        "def f() -> 'list[Any]': ...",
        "def f() -> typing.Any: ...",
        "Step = Callable[[Any], None]",
        "x = cast('Any', y)",
    )
    right = "from typing import Any\nx: AnySpeaker = speaker('Any other message')"

    assert [1] * len(wrong) == [untyped(ast.parse(each)) for each in wrong]
    assert untyped(ast.parse(right)) == 0
    planted = (
        "class Game:\n    def view(self, seat: 'Any') -> int: ...\n    def copy(self) -> Any: ...\nStep = list[Any]"
    )
    assert ["view", "copy"] == untyped_offers(planted)
    assert untyped(ast.parse(SOURCES["metropole.match"] + "\nleak: Any = 0"))


# --- names of games ---

OURS = [kit for kit in registry.kits() if kit.package.startswith("metropole.games.")]
NAMES = [kit.name for kit in OURS]
BOOKS = [book.name for kit in OURS for book in kit.books]
ALLOWED = {
    "metropole.registry": "one line for each game",
    "metropole.match": "an editor knows by the name of a book which game it is of",
    "metropole.cli_lab": "an example in a help text",
    "metropole.sim.strength": "which editions are played to measure the bots",
    "metropole.sim.bench.__init__": "which editions are measured",
    "metropole.sim.bench.duel": "which editions are measured",
    "metropole.sim.bench.report": "which editions are measured, and one of each game in short",
}


def docstrings(tree: ast.AST) -> set[int]:
    """Where the texts are that explain and do nothing."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    heads = [node.body[0] for node in ast.walk(tree) if isinstance(node, kinds) and node.body]
    return {id(head.value) for head in heads if isinstance(head, ast.Expr)}


def identifiers(node: ast.AST) -> list[str]:
    """The names that a node uses or makes."""
    match node:
        case ast.Name(name) | ast.Attribute(attr=name) | ast.arg(name) | ast.keyword(arg=str(name)):
            return [name]
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            return [name]
        case ast.alias(name, other):
            return [name, other or ""]
        case ast.ImportFrom(module):
            return [module or ""]
        case _:
            return []


def words_in(name: str) -> list[str]:
    """The words of a name, in whichever way it is written."""
    return [word.lower() for word in re.findall("[A-Z]?[a-z0-9]+|[A-Z0-9]+(?![a-z])", name)]


def of_one_game(source: str, names: list[str], books: list[str]) -> list[str]:
    """Where code names a game or a book: in a name, or in a text that is no docstring."""
    short = [book.partition("/")[2] for book in books]
    if not any([word in source.lower() for word in (*names, *short)]):
        return []
    tree = ast.parse(source)
    explained = docstrings(tree)
    found = [name for node in ast.walk(tree) for name in identifiers(node) if {*words_in(name)} & {*names}]
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in explained]
    texts = [node.value for node in constants if isinstance(node.value, str)]
    named = [text for text in texts if {*words_in(text)} & {*names} or any([book in text for book in books])]
    return [*found, *named, *[text for text in texts if text.lower() in short]]


def test_no_game_is_named_outside_its_folder() -> None:
    """Whoever is above the games takes a kit. What has to name one says why."""
    assert len(NAMES) > 1 < len(BOOKS)
    rooms = tuple([f"metropole.games.{name}." for name in NAMES])
    others = {module: source for module, source in SOURCES.items() if not module.startswith(rooms)}
    found = {module: names for module, source in others.items() if (names := of_one_game(source, NAMES, BOOKS))}

    assert {module: names for module, names in found.items() if module not in ALLOWED} == {}
    assert [module for module in ALLOWED if module not in found] == []


def test_named_games_are_found() -> None:
    """An import, a name, a class, a text that is a book or has one in it; but not what a docstring says."""
    game, book = NAMES[0], BOOKS[0]
    wrong = (
        f"from metropole.games.{game} import board",
        f"from metropole.games.board import read as {game}_board",
        f"{game.upper()}_SEATS = 4",
        f"class {game.title()}Table: ...",
        f"def f(): return registry.{game.upper()}",
        f"kit.name == {game!r}",
        f"x = 'such as {book}'",
        f"edition.book == {book.partition('/')[2]!r}",
    )
    right = f'"""As in {book}."""\ndef f():\n    """Not of {game} alone."""\n    return "x{game}y"'

    assert [each for each in wrong if not of_one_game(each, NAMES, BOOKS)] == []
    assert of_one_game(right, NAMES, BOOKS) == []


# The checks themselves can fail.

SAMPLE = """
import os.path
import metropole.journal as book
from metropole import text, __version__
from metropole.kernel.flow import Flow
from . import queries
from .... import bots
from ...empires.rules.war import battle

def later():
    from random import choice
"""


def test_scanner_sees_every_form() -> None:
    """Plain, renamed, relative and late imports, by their full names."""
    names = (
        "os.path metropole.journal metropole.text metropole.__version__ metropole.kernel.flow.Flow "
        "metropole.games.colonialism.rules.queries metropole.bots metropole.games.empires.rules.war.battle "
        "random.choice"
    )

    assert imported(SAMPLE, "metropole.games.colonialism.rules.turn") == set(names.split())
    assert imported("from .flow import Flow", "metropole.kernel.__init__") == {"metropole.kernel.flow.Flow"}


def test_scanner_finds_faults() -> None:
    """The sample breaks the layers in four places and purity in two."""
    names = imported(SAMPLE, "metropole.games.colonialism.rules.turn")

    own = "games.colonialism.rules"
    assert upward(own, names) == [
        f"{own} may not import {other}" for other in ("bots", "games.empires.rules", "journal", "text")
    ]
    assert impurities(names) == {"os", "random"}


def test_readers_by_position_are_found() -> None:
    """An index from either end, a slice, arguments, and two ways to unpack; a place looked up by name is none."""
    wrong = (
        "seat = event.numbers[0]",
        "count = event.numbers[-1]",
        "rest = event.numbers[1:]",
        "worth(case, *event.numbers)",
        "seat, region = event.numbers",
        "found = [seat for seat, _ in [event.numbers for event in events]]",
    )
    right = "same = one.numbers == other.numbers; row = (name, *event.numbers); seat = event.numbers[places[kind]]"

    assert [1] * len(wrong) == [len(by_position(each)) for each in wrong]
    assert by_position(right) == []


def test_reasons_are_looked_for() -> None:
    """A bare ignore is found, one with a reason passes, and a string is no comment."""
    mark = "# type: " + "ignore"

    assert unexplained(f"a = 1  {mark}\n") == [mark]
    assert unexplained(f"a = 1  {mark}[arg-type]\n") == [f"{mark}[arg-type]"]
    assert unexplained(f"a = 1  {mark}[arg-type]  # noqa: E501\n") != []
    assert unexplained(f"a = 1  {mark}[arg-type]  # the stub is wrong\n") == []
    assert unexplained(f"a = '{mark}'\n") == []
