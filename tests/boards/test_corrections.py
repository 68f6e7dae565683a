"""Corrections that no rulebook excludes: an owner's file is accepted, and a whole random game is played on it."""

import re
from random import Random

import pytest

from metropole import laws, registry
from metropole.games.empires.positions import started
from metropole.games.empires.rules.board import NATIONS, RULES, TERRITORIES
from tests.boards.shipped import COLONIALISM, EMPIRES, Shipped, named

COMPASS = "colonialism/compass+events+upgrades"
ORIGINAL = "colonialism/original"
NATIONS_VARIANT = "empires/second+nations"
REVISED = "empires/revised"
LOGISTICS = 'logistics_one = { flag = "R", ends = { is = "never", flag = "R" } }\n'
GAPS = ("southern africa", "peru", "rio de la plata")  # East Africa as well, if its slaves are found elsewhere


def without(*territories: str) -> str:
    """The shipped map of Empires without these territories, their links and their place among the goals."""
    blocks = re.split(r"(?m)^(?=\[)", EMPIRES.text)
    keys = "|".join([name.replace(" ", "_") for name in territories])
    gone = rf'\[+territories\.({keys})\b|\[\[links\]\]\nbetween = .*"({keys})"'
    text = "".join([block for block in blocks if not re.match(gone, block)])
    return re.sub(rf"(?m)^({keys}) = .*\n", "", text)


def with_values(players: int, value: int) -> str:
    """The shipped tiles of Colonialism with the same value everywhere for so many players."""
    head = rf"(\[regions\.\w+\.tiles\.{players}\]\nvalue = {{ is = )\d"
    return re.sub(head, rf"\g<1>{value}", COLONIALISM.text)


PERU_SPACE = (
    '[[territories.peru.resources]]\ncolour = { is = "orange", flag = "K" }\npicture = { is = "salt", flag = "K" }\n'
)
OWN_DIFFICULTY = 'difficulty = { is = 7, flag = "K" }\nrevised_difficulty = { is = 2, flag = "K" }'
CORRECTIONS = {
    "fewest cubes for two": (COLONIALISM, COMPASS, 2, with_values(2, 1)),
    "most cubes for three": (COLONIALISM, ORIGINAL, 3, with_values(3, 4)),
    "highest limit": (COLONIALISM, COMPASS, 4, COLONIALISM.edited("limit = { is = 4,", "limit = { is = 152,")),
    "sea with one shore": (
        COLONIALISM,
        COMPASS,
        4,
        COLONIALISM.edited('india = "R", south', "south", "zones.bay_of_bengal"),
    ),
    "one interest twice": (COLONIALISM, ORIGINAL, 4, COLONIALISM.edited('colour = "black"', 'colour = "yellow"')),
    "event elsewhere": (
        COLONIALISM,
        COMPASS,
        3,
        COLONIALISM.edited('"mediterranean"', '"atlantic"', "events.urabi_revolt"),
    ),
    "difficulties of two maps": (
        EMPIRES,
        REVISED,
        3,
        EMPIRES.edited('difficulty = { is = 5, flag = "R" }', OWN_DIFFICULTY, "territories.peru"),
    ),
    "Portugal keeps its card": (
        EMPIRES,
        NATIONS_VARIANT,
        2,
        EMPIRES.edited('"at_six_prestige"', '"never"', "nations.portugal.rules"),
    ),
    "Flamboyance for ever": (
        EMPIRES,
        NATIONS_VARIANT,
        3,
        re.sub(r'(flamboyance = .* is = )"at_six_prestige"', r'\1"never"', EMPIRES.text),
    ),
    "nobody bound to Logistics 1": (EMPIRES, NATIONS_VARIANT, 4, EMPIRES.edited(LOGISTICS, "")),
    "two bound to Logistics 1": (
        EMPIRES,
        NATIONS_VARIANT,
        5,
        EMPIRES.edited("[nations.france.rules]\n", f"[nations.france.rules]\n{LOGISTICS}"),
    ),
    "goal without natives": (EMPIRES, NATIONS_VARIANT, 5, EMPIRES.edited('persia = "R"', 'congo = "R"')),
    "metals as yellow as gold": (
        EMPIRES,
        REVISED,
        3,
        EMPIRES.text.replace('"grey"', '"yellow"').replace('"orange"', '"grey"', 1),
    ),
    "third space": (EMPIRES, REVISED, 4, EMPIRES.text + "\n" + 2 * PERU_SPACE),
    "longer track": (EMPIRES, REVISED, 3, EMPIRES.edited("diplomacy = { is = 7,", "diplomacy = { is = 21,")),
    "three territories less": (EMPIRES, REVISED, 5, without(*GAPS)),
    "a nation without its gap": (EMPIRES, NATIONS_VARIANT, 3, without("east africa")),
    "a smaller map of the second edition": (EMPIRES, "empires/second", 4, without("peru")),
}


@pytest.mark.parametrize(("game", "edition", "seats", "text"), CORRECTIONS.values(), ids=CORRECTIONS)
def test_corrected_board_is_played(game: Shipped, edition: str, seats: int, text: str) -> None:
    """The file is accepted, the laws hold until a random game is over, and everything has a name."""
    chart = game.read(text, "mine.toml")
    assert game.load().digest != chart.digest
    rule_set, rng = registry.find(edition), Random(edition)
    g, voice = rule_set.start(seats, chart), rule_set.speaker("en", chart)
    facts: list[str] = []
    g.listener = lambda event: facts.append(voice.event(event))
    while not g.over:
        laws.random_step(g, rng)
        if rng.random() < 0.05:
            laws.check(g)
            laws.asking_changes_nothing(g)
    assert len(facts) > 50


def test_territories_left_out() -> None:
    """What a map does not have is out of the game, from the start and for everybody."""
    chart = registry.EMPIRES.parse_board(without(*GAPS), "mine.toml")
    assert list(GAPS) == named(TERRITORIES, chart.board.absent)
    for edition in ("empires/second", REVISED):
        g = started(edition, 4, chart)
        assert {*GAPS} <= {*named(TERRITORIES, g.s.excluded)}
        assert not any([g.s.tokens[TERRITORIES.index(name)] for name in GAPS])


def test_logistics_of_two_nations() -> None:
    """The limit on Logistics may stand on any card, or on none."""
    two, none = [
        registry.EMPIRES.parse_board(CORRECTIONS[name][3], "mine.toml").board
        for name in list(CORRECTIONS)
        if "bound" in name
    ][::-1]
    for board, bound in ((two, ["dutch republic", "france"]), (none, [])):
        assert bound == [nation for i, nation in enumerate(NATIONS) if "logistics one" in named(RULES, board.rules[i])]
