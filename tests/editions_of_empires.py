"""The page that sets the two rulebooks of Empires side by side, with their options and the flags of the board."""

import tomllib
from collections.abc import Callable
from dataclasses import fields
from importlib.resources import files
from typing import Any

from metropole import boards, registry
from metropole.empires import game as rules
from metropole.empires.game import Edition
from metropole.kernel import Procedure
from metropole.registry import Book, Option
from tests.markdown import MADE, claim_line, page, procedure_name, table, yes_or_no

BOOKS = [book for book in registry.BOOKS if book.kind.name == "empires"]

FIGURES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "seats": ("players", lambda seats: f"{seats.start} to {seats.stop - 1}"),
    "treasury": ("treasury at the start", str),
    "fleets": ("merchant fleets at the start", str),
    "squadrons": ("squadrons at the start", str),
    "victory": ("prestige that wins", str),
    "phases": ("phases of a turn", ", ".join),
    "nations": ("nations", yes_or_no),
    "gift_cap": ("gifts a player may make each turn", lambda cap: str(cap or "none")),
    "turn_cap": ("last turn", lambda cap: str(cap or "none")),
    "end_rolls": (
        "rolls that end the game after turn 8, 9, 10, 11",
        lambda rolls: ", ".join(map(str, rolls)) or "none",
    ),
    "strict_counters": ("counters are limited", yes_or_no),
}
POLICIES = {"check_victory": "when a game is won", "share": "the trader's share of native power and others' goods"}
TABLED = ("name", "program", "characters")  # shown in tables of their own, or not a difference


def unlisted_fields() -> list[str]:
    """Fields of an edition that this page would not show."""
    return [one.name for one in fields(Edition) if one.name not in (*FIGURES, *POLICIES, *TABLED)]


def editions_of_empires() -> str:
    """Figures, procedures, options and board."""
    heads = [book.edition.name for book in BOOKS]
    figures = [
        [label, *[shown(getattr(book.edition, name)) for book in BOOKS]] for name, (label, shown) in FIGURES.items()
    ]
    policies = [
        [label, *[claim_line(getattr(book.edition, name)) for book in BOOKS]] for name, label in POLICIES.items()
    ]
    return page(
        [
            "# The editions of Empires side by side",
            "",
            MADE,
            "",
            "An edition is a value: figures, procedures and characters. This page is read off those values. Each",
            "statement of the books is in [coverage](coverage-empires.md).",
            "",
        ],
        ["## Figures", "", *table(["", *heads], figures)],
        ["## Decisions", "", *table(["", *heads], policies)],
        procedures_part(heads),
        options_part(),
        board_part(),
    )


# --- procedures ---


def procedures_part(heads: list[str]) -> list[str]:
    """What each procedure does in each book, in the words of its steps."""
    intro = "The steps of each procedure with the rule that they state; an empty cell means that the book has none."
    programs = [book.edition.program for book in BOOKS]
    rows = [
        [procedure_name(rules, number), *[in_words(version) for version in versions]]
        for number, versions in enumerate(zip(*programs, strict=True))
    ]
    return ["## Procedures", "", intro, "", *table(["procedure", *heads], rows)]


def in_words(version: Procedure) -> str:
    stated = [step for step in version.steps if step.__doc__]
    return "<br>".join(dict.fromkeys([claim_line(step) for step in stated]))


# --- options ---


def options_part() -> list[str]:
    """Variants, and the rulings that a table may decide otherwise."""
    by_name: dict[str, list[tuple[Book, Option]]] = {}
    for book in BOOKS:
        for option in book.options:
            by_name.setdefault(option.name, []).append((book, option))
    intro = "An option is added to the name of an edition with a plus, as in `empires/second+nations`."
    head = ["option", "what it does", "editions", "ruling"]
    return ["## Options", "", intro, "", *table(head, [option_row(found) for found in by_name.values()])]


def option_row(found: list[tuple[Book, Option]]) -> list[str]:
    option = found[0][1]
    ruling = f"[{option.ruling}](rulings/empires.md#{option.ruling.lower()})" if option.ruling else ""
    names = ", ".join([book.edition.name for book, _ in found])
    return [f"`+{option.name}`", claim_line(option.revise), names, ruling]


# --- the board ---


def board_part() -> list[str]:
    """Every value of the shipped board with its flag."""
    chart = boards.load_empires()
    counts = [f"`{flag}` {list(chart.flags.values()).count(flag)}" for flag in ("K", "R+", "R", "R-")]
    tree = tomllib.loads(files(boards).joinpath("empires.toml").read_text("utf-8"))
    links = [[*[named(tree, key) for key in link["between"]], link["flag"]] for link in tree["links"]]
    return [
        "## The board",
        "",
        "The printed map and Nation cards are known only in part. Each value of the shipped board carries a flag: `K`",
        "known from a rulebook, `R+` reconstructed on strong evidence, `R` reconstructed and plausible, `R-`",
        f"reconstructed by free choice. Of {len(chart.flags)} values {len(chart.reconstructed())} are reconstructed",
        f"({', '.join(counts)}). Whoever owns the printed game can pass a corrected file with `--board`; see",
        "[AMB-04](rulings/empires.md#amb-04).",
        "",
        "### Territories",
        "",
        *table(
            ["territory", "continent", "difficulty", "native power", "resources"],
            [territory_row(one) for one in tree["territories"].values()],
        ),
        "### Adjacent territories",
        "",
        *table(["between", "and", "flag"], links),
        "### Nations",
        "",
        *table(["nation", "twice", "goals", "rules"], [nation_row(tree, one) for one in tree["nations"].values()]),
    ]


def flagged(value: dict[str, Any]) -> str:
    return f"{value['is']} `{value['flag']}`".replace("_", " ")


def named(tree: dict[str, Any], key: str) -> str:
    return str(tree["territories"][key]["name"]["en"])


def territory_row(one: dict[str, Any]) -> list[str]:
    given = one["resources"]
    printed = given if isinstance(given, list) else []
    resources = [f"{flagged(each['picture'])} on {flagged(each['colour'])}" for each in printed]
    return [
        f"{one['name']['en']} `{one['name']['flag']}`",
        flagged(one["continent"]),
        flagged(one["difficulty"]),
        flagged(one["native_power"]),
        ", ".join(resources) or flagged(given),
    ]


def nation_row(tree: dict[str, Any], one: dict[str, Any]) -> list[str]:
    """25 The characters used twice, the goals with their historical cities, and the special rules."""
    goals = [goal(tree, one, key, flag) for key, flag in one["goals"].items()]
    special = [f"{key.replace('_', ' ')} `{value['flag']}`" for key, value in one["rules"].items()]
    twice = [f"{character} `{flag}`" for character, flag in one["extra"].items()]
    return [f"{one['name']['en']} `{one['name']['flag']}`", ", ".join(twice), ", ".join(goals), ", ".join(special)]


def goal(tree: dict[str, Any], one: dict[str, Any], key: str, flag: str) -> str:
    city = one["cities"].get(key)
    words = f"{named(tree, key)} `{flag}`"
    return f"{words} ({city['en']} `{city['flag']}`)" if city else words
