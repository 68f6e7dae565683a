"""Pages that are made, not written: coverage, rulings, editions. `python -m tests.pages` writes them all."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from metropole import boards, registry, rulebooks
from metropole.colonialism import game as rules
from metropole.colonialism.action_space import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS, REGIONS
from metropole.colonialism.game import Edition
from metropole.kernel import Procedure
from metropole.kernel.frames import Step
from metropole.registry import Book, Option
from metropole.rulebooks import Ruling, Statement
from tests.editions_of_empires import editions_of_empires
from tests.markdown import MADE, anchor, claim_line, link_to, links_to, page, procedure_name, table, yes_or_no
from tests.observations import observations

COLONIALISM_BOOKS = [book for book in registry.BOOKS if book.kind.name == "colonialism"]
ROOT = Path(__file__).resolve().parent.parent
BOOKS = {"colonialism": rulebooks.load(), "empires": rulebooks.load("empires")}

# --- the marks in the tests ---


@dataclass(frozen=True)
class Mark:
    """A test says that it proves something: a statement of the book (`rule`) or a ruling (`ruling`)."""

    kind: str
    id: str


KINDS = ("rule", "ruling")

Claims = dict[Mark, list[str]]  # the tests that carry a mark, as path::name


class OddMark(ValueError):
    """A mark whose ids are not written out where it stands."""


def named_marks(call: ast.Call) -> list[Mark]:
    """The marks of a call `pytest.mark.rule("...", ...)`; none of any other call."""
    kind = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if kind not in KINDS or ast.unparse(call.func) != f"pytest.mark.{kind}":
        return []
    ids = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    if not ids or len(ids) < len(call.args) or call.keywords:
        raise OddMark(f"line {call.lineno}: {ast.unparse(call)} must name its ids as plain strings")
    return [Mark(kind, str(one)) for one in ids]


def marks_in(node: ast.AST, aliases: dict[str, list[Mark]]) -> list[Mark]:
    """Every mark in an expression, written out or behind a name."""
    found: list[Mark] = []
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
    aliases: dict[str, list[Mark]] = {}
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


def add_claim(claims: Claims, mark: Mark, test: str) -> None:
    if test not in claims.setdefault(mark, []):
        claims[mark].append(test)


def strays_in(source: str, path: str) -> list[Mark]:
    """Marks that stand in a file and reach none of its tests."""
    claimed = claims_in(source, path)
    return [mark for mark in marks_in(ast.parse(source), {}) if mark not in claimed]


def sources() -> Iterator[tuple[str, str]]:
    """Every test file: its path from the root, and its text."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def all_claims() -> Claims:
    """Which tests carry which marks, file by file and in the order of the file."""
    claims: Claims = {}
    for path, source in sources():
        for mark, tests in claims_in(source, path).items():
            for test in tests:
                add_claim(claims, mark, test)
    return claims


# --- docs/coverage.md ---


def heading_of(game: str, key: str) -> str:
    """A paragraph with its title; the title alone where the key is a card's name already."""
    title = BOOKS[game].paragraph(key).said("en")
    return key if key.endswith(title) else f"{key} {title}"


NUMBERING = {
    "colonialism": [
        "An id that begins with `CM` was numbered in the compass edition, `SW` in the Spielworxx edition, `OR` in the",
        "original; `X1` and `X2` are the expansions.",
    ],
    "empires": ["An id that begins with `CE` belongs to the second edition, one with `CR` to the revised rules."],
}


def coverage(game: str) -> str:
    """Every statement of a game's rulebooks, and the tests that prove it."""
    claims = all_claims()
    statements = BOOKS[game].all_statements
    proved = [one for one in statements if Mark("rule", one.id) in claims]
    return page(
        [
            f"# Coverage of the rulebooks: {game}",
            "",
            MADE,
            "",
            f"{len(proved)} of {len(statements)} statements covered.",
            "",
            "Every normative statement of the rulebooks has an id, a sentence in our own words, the editions in which",
            "it holds, and the tests that carry its id as a mark. A test is named by its claim and links to its file.",
            *NUMBERING[game],
            "",
        ],
        *[covered_paragraph(game, paragraph.key, claims) for paragraph in BOOKS[game].all_paragraphs],
    )


def covered_paragraph(game: str, key: str, claims: Claims) -> list[str]:
    own = [statement for statement in BOOKS[game].all_statements if statement.paragraph == key]
    rows = [covered_statement(statement, claims) for statement in own]
    body = table(["id", "statement", "editions", "tests"], rows) if own else []
    decided = [f"[{ruling.number}](rulings/{game}.md#{ruling.number.lower()})" for ruling in BOOKS[game].rulings(key)]
    return [f"## {heading_of(game, key)}", "", *body, *([f"Rulings: {', '.join(decided)}", ""] if decided else [])]


def covered_statement(statement: Statement, claims: Claims) -> list[str]:
    tests = claims.get(Mark("rule", statement.id), [])
    return [statement.id, statement.en, ", ".join(statement.editions), links_to(tests, "../")]


# --- docs/rulings/ ---


def ruling_index() -> str:
    """All rulings by number."""
    return page(
        [
            "# Rulings",
            "",
            MADE,
            "",
            "Where the rulebooks are silent or contradict each other, each question was decided once, with a reason",
            "and a test. Some can be switched at the table by an option (see [editions](../editions.md#options) and",
            "[editions of Empires](../editions-empires.md#options)).",
            "",
        ],
        *[indexed_game(game) for game in BOOKS],
    )


def indexed_game(game: str) -> list[str]:
    rulings = BOOKS[game].all_rulings
    rows = [indexed_ruling(game, ruling) for ruling in rulings]
    head = [f"## {game.capitalize()}", "", f"{len(rulings)} rulings, in full on [one page]({game}.md).", ""]
    return [*head, *table(["ruling", "topic", "paragraph", "switch"], rows)]


def indexed_ruling(game: str, ruling: Ruling) -> list[str]:
    switch = ", ".join([f"`+{name}`" for name in ruling.switches])
    return [
        f"[{ruling.number}]({game}.md#{ruling.number.lower()})",
        ruling.topic["en"],
        ", ".join(ruling.paragraphs),
        switch,
    ]


def ruling_page(game: str) -> str:
    """Every ruling of a game in full."""
    claims = all_claims()
    rulings = BOOKS[game].all_rulings
    return page(
        [f"# Rulings for {game.capitalize()}", "", MADE, "", "See also the [index](README.md).", ""],
        *[full_ruling(game, ruling, claims) for ruling in rulings],
    )


COVERAGE_PAGES = {"colonialism": "coverage.md", "empires": "coverage-empires.md"}


def full_ruling(game: str, ruling: Ruling, claims: Claims) -> list[str]:
    links = [paragraph_link(game, key, heading_of(game, key)) for key in ruling.paragraphs]
    tests = claims.get(Mark("ruling", ruling.number), [])
    return [
        f"## {ruling.number}",
        "",
        f"**{ruling.topic['en']}**",
        "",
        f"- Paragraph: {', '.join(links)}",
        f"- Decision: {ruling.decision['en']}",
        f"- Reason: {ruling.reason['en']}",
        *[f"- Switch: `+{name}` decides otherwise" for name in ruling.switches],
        f"- Tests: {', '.join([link_to(test, '../../') for test in tests]) or 'none'}",
        "",
    ]


def paragraph_link(game: str, key: str, heading: str) -> str:
    """The paragraph on the coverage page."""
    return f"[{heading}](../{COVERAGE_PAGES[game]}#{anchor(heading)})"


# --- docs/editions.md ---

FIGURES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "colours": ("player colours", ", ".join),
    "turns": ("game turns", str),
    "cubes": ("cubes of each colour", str),
    "gray": ("gray discs for natives", str),
    "gray_markers": ("gray discs that serve as markers", str),
    "purple": ("purple discs for mercenaries", str),
    "hired_from": ("mercenaries come from the supply", lambda supply: ("gray", "purple")[supply]),
    "start_dice": ("dice rolled for the first choice of rows", str),
    "rejects_public": ("rejected start cards are open discards", yes_or_no),
    "drawn": ("cards of the draw action", str),
    "withdraws": ("influence can be withdrawn", yes_or_no),
    "passing": ("passing is possible", yes_or_no),
    "rows": ("rows of the turn order track", lambda rows: str(rows or "one for each player")),
    "common_counter": ("one action counter for all", yes_or_no),
    "may_keep_none": ("the whole hand may be discarded", yes_or_no),
    "hand_size": ("hand size", str),
    "refill": ("hands are filled up to their size", yes_or_no),
    "deck": ("cards of each player", lambda deck: str(deck.bit_count())),
    "events": ("event cards", lambda events: str(events.bit_count())),
    "regional_needs_conflict": ("regional events need a conflict", yes_or_no),
    "upgrades": ("upgrades for sale", lambda prices: str(len(prices))),
}
POLICIES = {
    "campaign_targets": "whom a Military Campaign may attack",
    "most": "who has the most influence, for cards",
    "interest_most": "who has the most influence, for interests",
    "unrest_victims": "whom Unrest at Home strikes",
    "conflict_order": "who loses first in a conflict",
    "new_order": "who chooses a new row first",
    "final_cubes": "conversion of cubes at the end",
}
TABLED = ("name", "space", "cards", "program")  # shown in tables of their own, or not a difference


def editions() -> str:
    """The three rulebooks side by side, their options, and the board."""
    return page(
        [
            "# The editions side by side",
            "",
            MADE,
            "",
            "An edition is a value: figures, cards, procedures, and a few functions where the books differ in a",
            "decision. This page is read off those values. Each statement of the books is in [coverage](coverage.md).",
            "",
        ],
        ["## Figures", "", *table(["", *book_heads()], [figure_row(name) for name in FIGURES])],
        ["## Decisions", "", *table(["", *book_heads()], [policy_row(name) for name in POLICIES])],
        cards_part(),
        procedures_part(),
        options_part(),
        expansions_part(),
        board_part(),
    )


def unlisted_fields() -> list[str]:
    """Fields of an edition that this page would not show."""
    return [one.name for one in fields(Edition) if one.name not in (*FIGURES, *POLICIES, *TABLED)]


def book_heads() -> list[str]:
    return [f"{book.edition.name} ({book.year})" for book in COLONIALISM_BOOKS]


def figure_row(name: str) -> list[str]:
    label, shown = FIGURES[name]
    return [label, *[shown(getattr(book.edition, name)) for book in COLONIALISM_BOOKS]]


def policy_row(name: str) -> list[str]:
    return [POLICIES[name], *[claim_line(getattr(book.edition, name)) for book in COLONIALISM_BOOKS]]


def cards_part() -> list[str]:
    """2.6, 7.0 What each card is and needs."""
    rows = [[card, *[card_kind(book, number) for book in COLONIALISM_BOOKS]] for number, card in enumerate(CARDS)]
    intro = "*Ship* and *influence* name what a card needs: a fresh ship beside the region, own influence in it."
    return ["## Cards", "", intro, "", *table(["card", *book_heads()], rows)]


def card_kind(book: Book, number: int) -> str:
    """A policy or an action card, and what it needs; a card of the upgrades only where they can be had."""
    edition, card = book.edition, book.edition.cards[number]
    own = bool(edition.deck >> number & 1)
    if not own and "upgrades" not in [option.name for option in book.options]:
        return ""
    needs = [word for word, needed in (("ship", card.ship), ("influence", card.presence)) if needed]
    return f"{'policy' if card.policy else 'action'}: {', '.join(needs)}{'' if own else ' (with upgrades)'}"


def procedures_part() -> list[str]:
    """The procedures that are not the same in all three books."""
    lines = [
        "## Procedures",
        "",
        "Only procedures that differ are shown: each step, and its place in the procedure of each book.",
        "",
    ]
    programs = [book.edition.program for book in COLONIALISM_BOOKS]
    for number, versions in enumerate(zip(*programs, strict=True)):
        if len({tuple(version.steps) for version in versions}) > 1:
            title = f"{procedure_name(rules, number)} ({versions[0].paragraph})"
            lines += [f"### {title}", "", *table(["step", *book_heads()], step_rows(versions))]
    return lines


def step_rows(versions: Sequence[Procedure]) -> list[list[str]]:
    """Every step once, with its place in each version."""
    steps = list(dict.fromkeys([step for version in versions for step in version.steps]))
    steps.sort(key=lambda step: min([place_of(step, version) for version in versions]))
    return [[step_line(step), *[place_shown(step, version) for version in versions]] for step in steps]


def step_line(step: Step) -> str:
    """A step by its name, with the rule that it states."""
    name = step.__name__.replace("_", " ")
    return name if claim_line(step) == name else f"{name}: {claim_line(step)}"


def place_of(step: Step, version: Procedure) -> int:
    """Which step of a version this is; none of them comes last."""
    return version.steps.index(step) + 1 if step in version.steps else len(version.steps) + 1


def place_shown(step: Step, version: Procedure) -> str:
    return str(place_of(step, version)) if step in version.steps else ""


def options_part() -> list[str]:
    """Expansions, variants and the rulings that a table may decide otherwise."""
    by_name: dict[str, list[tuple[Book, Option]]] = {}
    for book in COLONIALISM_BOOKS:
        for option in book.options:
            by_name.setdefault(option.name, []).append((book, option))
    intro = "An option is added to the name of an edition with a plus, as in `colonialism/compass+events+upgrades`."
    head = ["option", "what it does", "editions", "ruling", "needs"]
    return ["## Options", "", intro, "", *table(head, [option_row(found) for found in by_name.values()])]


def option_row(found: list[tuple[Book, Option]]) -> list[str]:
    option = found[0][1]
    ruling = f"[{option.ruling}](rulings/colonialism.md#{option.ruling.lower()})" if option.ruling else ""
    needs = f"`+{option.needs}`" if option.needs else ""
    names = ", ".join([book.edition.name for book, _ in found])
    return [f"`+{option.name}`", claim_line(option.revise), names, ruling, needs]


def expansions_part() -> list[str]:
    """X2 What is for sale, and for how many cubes."""
    prices = registry.find("colonialism/compass+upgrades").edition.upgrades
    rows = [[name, str(price)] for name, price in zip(UPGRADES, prices, strict=True)]
    return ["## Upgrades", "", *table(["upgrade", "price in cubes"], rows)]


# --- docs/editions.md: the board ---


def board_part() -> list[str]:
    """Every value of the shipped board with its flag."""
    chart = boards.load()
    counts = [f"`{flag}` {list(chart.flags.values()).count(flag)}" for flag in ("K", "R+", "R", "R-")]
    return [
        "## The board",
        "",
        "The printed map, tiles and icons are known only in part. Each value of the shipped board therefore carries a",
        "flag: `K` known from a rulebook, `R+` reconstructed on strong evidence, `R` reconstructed and plausible, `R-`",
        f"reconstructed by free choice. Of {len(chart.flags)} values {len(chart.reconstructed())} are reconstructed",
        f"({', '.join(counts)}). Whoever owns the printed game can pass a corrected file with `--board`; see",
        "[A01](rulings/colonialism.md#a01).",
        "",
        *[line for part in board_tables(sheet(), chart.flags) for line in part],
    ]


def sheet() -> dict[str, Any]:
    """The shipped board file as it is written."""
    return tomllib.loads(files(boards).joinpath(boards.SHIPPED).read_text("utf-8"))


def board_tables(tree: dict[str, Any], flags: dict[str, str]) -> list[list[str]]:
    regions, zones, links = tree["regions"], tree["zones"], tree["links"]
    return [
        ["### Regions: value and limit by number of players", ""],
        table(["region", "2", "3", "4"], [region_row(key, regions[key], flags) for key in regions]),
        ["### Land links", ""],
        table(["between", "and", "flag"], [[*map(words, link["between"]), link["flag"]] for link in links]),
        ["### Sea zones and the regions they touch", ""],
        table(["zone", "regions"], [zone_row(key, zones[key], flags) for key in zones]),
        ["### Economic interests", ""],
        table(["region", "colours"], interest_rows(tree["interests"])),
        ["### Places of events", ""],
        table(
            ["event", "place"], [[words(key), event_places(key, tree["events"][key], flags)] for key in tree["events"]]
        ),
    ]


def words(key: str) -> str:
    """A key of the file as the alphabet of the game writes it."""
    names = {name.replace(" ", "_").replace("-", "_"): name for name in (*REGIONS, *EVENTS)}
    return names.get(key, key.replace("_", " "))


def region_row(key: str, region: dict[str, Any], flags: dict[str, str]) -> list[str]:
    cells = [f"{region['name']['en']} `{flags[f'regions.{key}.name']}`"]
    for players, tile in region["tiles"].items():
        path = f"regions.{key}.tiles.{players}"
        value, limit = tile["value"]["is"], tile["limit"]["is"]
        cells.append(f"{value} `{flags[f'{path}.value']}`, {limit} `{flags[f'{path}.limit']}`")
    return cells


def zone_row(key: str, zone: dict[str, Any], flags: dict[str, str]) -> list[str]:
    shores = [f"{words(region)} `{flags[f'zones.{key}.shores.{region}']}`" for region in zone["shores"]]
    return [f"{zone['name']['en']} `{flags[f'zones.{key}.name']}`", ", ".join(shores)]


def interest_rows(interests: list[dict[str, str]]) -> list[list[str]]:
    by_region: dict[str, list[str]] = {}
    for card in interests:
        by_region.setdefault(card["region"], []).append(f"{card['colour']} `{card['flag']}`")
    return [[words(region), ", ".join(colours)] for region, colours in by_region.items()]


def event_places(key: str, event: dict[str, Any], flags: dict[str, str]) -> str:
    named = {"black_from": "black cubes of ", "brown_from": "brown cubes of "}
    places = [(kind, words(place["is"]), flags[f"events.{key}.{kind}"]) for kind, place in event.items()]
    return ", ".join([f"{named.get(kind, '')}{place} `{flag}`" for kind, place, flag in places])


# --- docs/notation.md: the excerpt ---

SAMPLE_GAME = "tests/games/colonialism-compass.game"


def notation() -> str:
    """The page as it is written, with an excerpt of a recorded game in its first block."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = (ROOT / SAMPLE_GAME).read_text(encoding="utf-8").splitlines()
    block = "\n".join(["```game", *excerpt(lines), "```"])
    return re.sub(r"^```game\n.*?^```$", lambda _: block, text, count=1, flags=re.MULTILINE | re.DOTALL)


def excerpt(lines: list[str]) -> list[str]:
    """The header, the first tiles, the choice of rows, what leads to the first fingerprint, and the end."""
    body = lines.index("") + 1
    rows = next(at for at, line in enumerate(lines) if " row " in line)
    mark = next(at for at, line in enumerate(lines) if line.startswith("="))
    return [*lines[: body + 2], "...", *lines[rows : rows + 3], "...", *lines[mark - 4 : mark + 1], "...", *lines[-3:]]


# --- all of them ---

PAGES: dict[str, Callable[[], str]] = {
    "docs/coverage.md": partial(coverage, "colonialism"),
    "docs/coverage-empires.md": partial(coverage, "empires"),
    "docs/editions.md": editions,
    "docs/editions-empires.md": editions_of_empires,
    "docs/notation.md": notation,
    "docs/observations.md": observations,
    "docs/rulings/README.md": ruling_index,
    "docs/rulings/colonialism.md": partial(ruling_page, "colonialism"),
    "docs/rulings/empires.md": partial(ruling_page, "empires"),
}


def write_all() -> None:
    for name, make in PAGES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8", newline="\n")
        print(name)


if __name__ == "__main__":
    write_all()
