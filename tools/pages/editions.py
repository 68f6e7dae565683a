"""The rulebooks of a game side by side, read off its editions: figures, decisions, procedures, options, board."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any

from metropole import registry
from metropole.games.colonialism.rules import game as colonialism
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import EVENTS, REGIONS
from metropole.games.colonialism.rules.cards.actions import any_present
from metropole.games.colonialism.rules.cards.trade import TRADE_CARD
from metropole.games.empires.rules import game as empires
from metropole.kernel import Procedure
from metropole.kernel.frames import Step
from metropole.registry import Book, Kit, Option
from tools.pages.markdown import MADE, claim_line, page, procedure_name, table

Part = Callable[["GamePages"], list[str]]


@dataclass(frozen=True)
class GamePages:
    """What the page of one game says, and in which order."""

    kit: Kit
    rules: ModuleType
    introduction: tuple[str, ...]
    labels: dict[str, str]  # of an edition's fields; a field whose value is a function is a decision
    hidden: tuple[str, ...]  # fields shown in tables of their own, or not a difference
    parts: tuple[Part, ...]  # behind figures and decisions
    dated: bool = False  # the year of print stands beside the name
    follows: dict[str, Callable[[Any], str]] = field(default_factory=dict)  # what an edition's values lead to

    @property
    def books(self) -> list[Book]:
        return list(self.kit.books)

    @property
    def heads(self) -> list[str]:
        return [f"{book.edition.name} ({book.year})" if self.dated else book.edition.name for book in self.books]


def editions(game: GamePages) -> str:
    figures = [name for name in game.labels if not is_decision(game, name)]
    decisions = [name for name in game.labels if is_decision(game, name)]
    return page(
        [*game.introduction, ""],
        ["## Figures", "", *table(["", *game.heads], [field_row(game, name) for name in figures])],
        [
            "## Decisions",
            "",
            *table(["", *game.heads], [*[field_row(game, name) for name in decisions], *led_to(game)]),
        ],
        *[part(game) for part in game.parts],
    )


def unlisted_fields(game: GamePages) -> list[str]:
    """Fields of an edition that its page would not show."""
    return [one.name for one in fields(game.rules.Edition) if one.name not in (*game.labels, *game.hidden)]


def is_decision(game: GamePages, name: str) -> bool:
    return callable(getattr(game.books[0].edition, name))


def field_row(game: GamePages, name: str) -> list[str]:
    return [game.labels[name], *[shown(name, getattr(book.edition, name)) for book in game.books]]


def led_to(game: GamePages) -> list[list[str]]:
    """What no field says by itself, as each book has it."""
    return [[label, *[tell(book.edition) for book in game.books]] for label, tell in game.follows.items()]


def after_campaign(edition: colonialism.Edition) -> str:
    """5.2.2.3 Only where a Campaign may strike the natives can it open a region to collection."""
    if edition.campaign_targets is not any_present:
        return "does not happen: a Campaign never strikes the natives"
    return "5.2.2.3 (spielworxx, original), A45 The resources are collected at once."


SHOWN: dict[str, Callable[[Any], str]] = {  # what its type does not tell
    "hired_from": lambda supply: ("gray", "purple")[supply],
    "rows": lambda rows: str(rows or "one for each player"),
    "deck": lambda deck: str(deck.bit_count()),
    "events": lambda events: str(events.bit_count()),
    "upgrades": lambda prices: str(len(prices)),
    "refill": lambda filled: "up to six in hand" if filled else "six, on top of the kept card",
    "gift_cap": lambda cap: str(cap or "none"),
    "turn_cap": lambda cap: str(cap or "none"),
}


def shown(name: str, value: Any) -> str:
    """The value of a field."""
    if name in SHOWN:
        return SHOWN[name](value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, range):
        return f"{value.start} to {value.stop - 1}"
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value)) or "none"
    return claim_line(value) if callable(value) else str(value)


# --- cards and upgrades of Colonialism ---


def cards_part(game: GamePages) -> list[str]:
    """2.6, 7.0 What each card is and needs."""
    rows = [[card, *[card_kind(book, number) for book in game.books]] for number, card in enumerate(CARDS)]
    intro = "*Ship* and *influence* name what a card needs: a fresh ship beside the region, own influence in it."
    return ["## Cards", "", intro, "", *table(["card", *game.heads], rows)]


def card_kind(book: Book, number: int) -> str:
    """A policy or an action card, and what it needs; a card of the upgrades only where they can be had."""
    edition = registry.COLONIALISM.own_edition(book.edition)
    card = edition.cards[number]
    own = bool(edition.deck >> number & 1)
    if not own and "upgrades" not in [option.name for option in book.options]:
        return ""
    influence = "influence in one of the two regions" if number == TRADE_CARD else "influence"
    needs = [word for word, needed in (("ship", card.ship), (influence, card.presence)) if needed]
    return f"{'policy' if card.policy else 'action'}: {', '.join(needs)}{'' if own else ' (with upgrades)'}"


def upgrades_part(game: GamePages) -> list[str]:
    """X2 What is for sale, and for how many cubes."""
    prices = registry.COLONIALISM.own_edition(registry.find("colonialism/compass+upgrades").edition).upgrades
    rows = [[name, str(price)] for name, price in zip(UPGRADES, prices, strict=True)]
    return ["## Upgrades", "", *table(["upgrade", "price in cubes"], rows)]


# --- procedures ---


def versions_of(game: GamePages) -> list[tuple[str, tuple[Procedure, ...]]]:
    """Each procedure by its name, as each book has it."""
    rule_sets = [registry.find(book.name) for book in game.books]
    programs = [rule_set.start(rule_set.seats[0]).program for rule_set in rule_sets]
    return [(procedure_name(game.rules, n), versions) for n, versions in enumerate(zip(*programs, strict=True))]


def differing_procedures_part(game: GamePages) -> list[str]:
    """The procedures that are not the same in all books, step by step."""
    lines = [
        "## Procedures",
        "",
        "Only procedures that differ are shown: each step, and its place in the procedure of each book.",
        "",
    ]
    for name, versions in versions_of(game):
        if len({tuple(version.steps) for version in versions}) > 1:
            title = f"### {name} ({versions[0].paragraph})"
            lines += [title, "", *table(["step", *game.heads], step_rows(versions))]
    return lines


def step_rows(versions: Sequence[Procedure]) -> list[list[str]]:
    """Every step once, with its place in each version."""
    steps = list(dict.fromkeys([step for version in versions for step in version.steps]))
    steps.sort(key=lambda step: min([place_of(step, version) for version in versions]))
    return [
        [step_line(step), *[str(place_of(step, one)) if step in one.steps else "" for one in versions]]
        for step in steps
    ]


def step_line(step: Step) -> str:
    """A step by its name, with the rule that it states."""
    name = step.__name__.replace("_", " ")
    return name if claim_line(step) == name else f"{name}: {claim_line(step)}"


def place_of(step: Step, version: Procedure) -> int:
    """Which step of a version this is; none of them comes last."""
    return version.steps.index(step) + 1 if step in version.steps else len(version.steps) + 1


def procedures_in_words_part(game: GamePages) -> list[str]:
    """What each procedure does in each book, in the words of its steps."""
    intro = "The steps of each procedure with the rule that they state; an empty cell means that the book has none."
    rows = [[name, *[in_words(version) for version in versions]] for name, versions in versions_of(game)]
    return ["## Procedures", "", intro, "", *table(["procedure", *game.heads], rows)]


def in_words(version: Procedure) -> str:
    return "<br>".join(dict.fromkeys([claim_line(step) for step in version.steps if step.__doc__]))


# --- options ---


def options_part(game: GamePages) -> list[str]:
    """Expansions, variants, and the rulings that a table may decide otherwise."""
    by_name: dict[str, list[tuple[Book, Option]]] = {}
    for book in game.books:
        for option in book.options:
            by_name.setdefault(option.name, []).append((book, option))
    example = {"colonialism": "colonialism/compass+events+upgrades", "empires": "empires/second+nations"}[game.kit.name]
    intro = f"An option is added to the name of an edition with a plus, as in `{example}`."
    head = ["option", "what it does", "editions", "ruling", "needs"]
    rows = [option_row(game, found) for found in by_name.values()]
    columns = len(head) if any([row[-1] for row in rows]) else len(head) - 1
    return ["## Options", "", intro, "", *table(head[:columns], [row[:columns] for row in rows])]


def option_row(game: GamePages, found: list[tuple[Book, Option]]) -> list[str]:
    option = found[0][1]
    ruling = f"[{option.ruling}](rulings/{game.kit.name}.md#{option.ruling.lower()})" if option.ruling else ""
    needs = f"`+{option.needs}`" if option.needs else ""
    names = ", ".join([book.edition.name for book, _ in found])
    return [f"`+{option.name}`", claim_line(option.revise), names, ruling, needs]


# --- the board ---

Tree = dict[str, Any]


def tree_of(kit: Kit) -> Tree:
    """A shipped board file as it is written."""
    return tomllib.loads(kit.shipped_text())


def board_head(game: GamePages, flags: dict[str, str], known: list[str], ruling: str) -> list[str]:
    """What the flags mean, and how many values carry each."""
    counts = {flag: list(flags.values()).count(flag) for flag in ("K", "R+", "R", "R-")}
    shares = ", ".join([f"`{flag}` {count}" for flag, count in counts.items()])
    return [
        "## The board",
        "",
        *known,
        f"reconstructed by free choice. Of {len(flags)} values {len(flags) - counts['K']} are reconstructed",
        f"({shares}). Whoever owns the printed game can pass a corrected file with `--board`; see",
        f"[{ruling}](rulings/{game.kit.name}.md#{ruling.lower()}).",
        "",
    ]


def flagged(value: Tree) -> str:
    return f"{value['is']} `{value['flag']}`".replace("_", " ")


def titled(one: Tree) -> str:
    return f"{one['name']['en']} `{one['name']['flag']}`"


def colonialism_board_part(game: GamePages) -> list[str]:
    """Every value of the shipped board with its flag."""
    tree = tree_of(registry.COLONIALISM)
    known = [
        "The printed map, tiles and icons are known only in part. Each value of the shipped board therefore carries a",
        "flag: `K` known from a rulebook, `R+` reconstructed on strong evidence, `R` reconstructed and plausible, `R-`",
    ]
    return [
        *board_head(game, registry.COLONIALISM.load_board().flags, known, "A01"),
        *["### Regions: value and limit by number of players", ""],
        *table(["region", "2", "3", "4"], [region_row(one) for one in tree["regions"].values()]),
        *["### Land links", ""],
        *table(["between", "and", "flag"], [[*map(words, link["between"]), link["flag"]] for link in tree["links"]]),
        *["### Sea zones and the regions they touch", ""],
        *table(["zone", "regions"], [[titled(one), shores(one)] for one in tree["zones"].values()]),
        *["### Economic interests", ""],
        *table(["region", "colours"], interest_rows(tree["interests"])),
        *["### Places of events", ""],
        *table(["event", "place"], [[words(key), event_places(one)] for key, one in tree["events"].items()]),
    ]


def words(key: str) -> str:
    """A key of the file as the alphabet of the game writes it."""
    names = {name.replace(" ", "_").replace("-", "_"): name for name in (*REGIONS, *EVENTS)}
    return names.get(key, key.replace("_", " "))


def region_row(region: Tree) -> list[str]:
    tiles = region["tiles"].values()
    return [titled(region), *[f"{flagged(tile['value'])}, {flagged(tile['limit'])}" for tile in tiles]]


def shores(zone: Tree) -> str:
    return ", ".join([f"{words(region)} `{flag}`" for region, flag in zone["shores"].items()])


def interest_rows(interests: list[dict[str, str]]) -> list[list[str]]:
    by_region: dict[str, list[str]] = {}
    for card in interests:
        by_region.setdefault(card["region"], []).append(f"{card['colour']} `{card['flag']}`")
    return [[words(region), ", ".join(colours)] for region, colours in by_region.items()]


def event_places(event: Tree) -> str:
    named = {"black_from": "black cubes of ", "brown_from": "brown cubes of "}
    return ", ".join([f"{named.get(kind, '')}{words(at['is'])} `{at['flag']}`" for kind, at in event.items()])


def empires_board_part(game: GamePages) -> list[str]:
    """Every value of the shipped board with its flag."""
    tree = tree_of(registry.EMPIRES)
    known = [
        "The printed map and Nation cards are known only in part. Each value of the shipped board carries a flag: `K`",
        "known from a rulebook, `R+` reconstructed on strong evidence, `R` reconstructed and plausible, `R-`",
    ]
    links = [[*[named(tree, key) for key in link["between"]], link["flag"]] for link in tree["links"]]
    return [
        *board_head(game, registry.EMPIRES.load_board().flags, known, "AMB-04"),
        *["### Territories", ""],
        *table(
            ["territory", "continent", "difficulty", "native power", "resources"],
            [territory_row(one) for one in tree["territories"].values()],
        ),
        *["### Adjacent territories", ""],
        *table(["between", "and", "flag"], links),
        *["### Nations", ""],
        *table(["nation", "twice", "goals", "rules"], [nation_row(tree, one) for one in tree["nations"].values()]),
    ]


def named(tree: Tree, key: str) -> str:
    return str(tree["territories"][key]["name"]["en"])


def territory_row(one: Tree) -> list[str]:
    given = one["resources"]
    printed = given if isinstance(given, list) else []
    resources = [f"{flagged(each['picture'])} on {flagged(each['colour'])}" for each in printed]
    continent, power = [flagged(one[name]) for name in ("continent", "native_power")]
    return [titled(one), continent, difficulty(one), power, ", ".join(resources) or flagged(given)]


def difficulty(one: Tree) -> str:
    """1 The number, and the other one of the revised rules where the maps differ."""
    other = one.get("revised_difficulty")
    return f"{flagged(one['difficulty'])}, revised {flagged(other)}" if other else flagged(one["difficulty"])


def nation_row(tree: Tree, one: Tree) -> list[str]:
    """25 The characters used twice, the goals with their historical cities, and the special rules."""
    goals = [goal(tree, one, key, flag) for key, flag in one["goals"].items()]
    special = [f"{key.replace('_', ' ')} `{value['flag']}`" for key, value in one["rules"].items()]
    twice = [f"{character} `{flag}`" for character, flag in one["extra"].items()]
    return [titled(one), ", ".join(twice), ", ".join(goals), ", ".join(special)]


def goal(tree: Tree, one: Tree, key: str, flag: str) -> str:
    city = one["cities"].get(key)
    place = f"{named(tree, key)} `{flag}`"
    return f"{place} ({city['en']} `{city['flag']}`)" if city else place


# --- the two games ---

COLONIALISM = GamePages(
    registry.COLONIALISM,
    colonialism,
    (
        "# The editions side by side",
        "",
        MADE,
        "",
        "An edition is a value: figures, cards, procedures, and a few functions where the books differ in a",
        "decision. This page is read off those values. Each statement of the books is in [coverage](coverage.md).",
    ),
    labels={
        "colours": "player colours",
        "turns": "game turns",
        "cubes": "cubes of each colour",
        "gray": "gray discs for natives",
        "gray_markers": "gray discs that serve as markers",
        "purple": "purple discs for mercenaries",
        "hired_from": "mercenaries come from the supply",
        "start_dice": "dice rolled for the first choice of rows",
        "rejects_public": "rejected start cards are open discards",
        "drawn": "cards of the draw action",
        "withdraws": "influence can be withdrawn",
        "passing": "passing is possible",
        "rows": "rows of the turn order track",
        "common_counter": "one action counter for all",
        "may_keep_none": "the whole hand may be discarded",
        "hand_size": "cards of a start hand",
        "refill": "cards drawn after a colonization",
        "deck": "cards of each player",
        "events": "event cards",
        "regional_needs_conflict": "regional events need a conflict",
        "unrest_ends_treaty": "Unrest at Home ends a Treaty for the conflict too",
        "upgrades": "upgrades for sale",
        "campaign_targets": "whom a Military Campaign may attack",
        "most": "who has the most influence, for cards",
        "interest_most": "who has the most influence, for interests",
        "unrest_victims": "whom Unrest at Home strikes",
        "conflict_order": "who loses first in a conflict",
        "new_order": "who chooses a new row first",
        "final_cubes": "conversion of cubes at the end",
    },
    hidden=("name", "book", "space", "cards", "program", "view"),
    parts=(cards_part, differing_procedures_part, options_part, upgrades_part, colonialism_board_part),
    dated=True,
    follows={"when a Military Campaign removes the last natives": after_campaign},
)
EMPIRES = GamePages(
    registry.EMPIRES,
    empires,
    (
        "# The editions of Empires side by side",
        "",
        MADE,
        "",
        "An edition is a value: figures, procedures and characters. This page is read off those values. Each",
        "statement of the books is in [coverage](coverage-empires.md).",
    ),
    labels={
        "seats": "players",
        "treasury": "treasury at the start",
        "fleets": "merchant fleets at the start",
        "squadrons": "squadrons at the start",
        "victory": "prestige that wins",
        "phases": "phases of a turn",
        "nations": "nations",
        "gift_cap": "gifts a player may make each turn",
        "free_gifts": "gifts when others are about to act",
        "turn_cap": "last turn",
        "end_rolls": "rolls that end the game after turn 8, 9, 10, 11",
        "strict_counters": "counters are limited",
        "hunt_is_war": "war on privateers is a war for the war box",
        "strict_city": "the city's goods are a duty although own goods are left behind",
        "empire_lasts": "the permanent point of an empire adds to what is left of it",
        "check_victory": "when a game is won",
        "share": "the trader's share of native power and others' goods",
    },
    hidden=("name", "book", "program", "characters", "view"),
    parts=(procedures_in_words_part, options_part, empires_board_part),
)
