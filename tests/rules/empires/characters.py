"""For the tests of sections 13 to 25: a board of known values, who has what in words, and driving a character."""

from collections.abc import Callable
from functools import partial
from typing import Final

from metropole.games.empires.positions import laid_out, lay_territories, seat_of, to_round, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, RULES, TERRITORIES, Board
from metropole.games.empires.rules.game import GAME, TURN, Game
from metropole.games.empires.rules.state import NOBODY, NOWHERE
from metropole.kernel.questions import Event, Question
from metropole.testing import offered, say
from tests.rules.empires.common import board_with, prompt, words

NATIONS_GAME: Final = "empires/second+nations"

# Difficulty, native power and resources of territories that no rulebook states in full. What one states is left as the
# shipped board has it: West Africa, New Spain, the West Indies.
PRACTICE: Final = {
    "egypt": (0, 3, "orange"),
    "levant": (0, 4, "orange"),
    "congo": (7, 0, ""),
    "east africa": (4, 2, "black"),
    "persia": (4, 5, "orange"),
    "india": (4, 6, "blue, purple"),
    "indochina": (5, 4, "blue"),
    "china": (5, 8, "blue, green"),
    "east indies": (4, 4, "red"),
    "australia": (6, 1, "yellow"),
    "canada": (5, 1, "brown"),
    "new england": (5, 2, "beige"),
    "new france": (6, 3, "beige"),
    "guyanas": (4, 1, "grey"),
    "brazil": (4, 2, "beige"),
    "peru": (5, 4, "grey"),
}

# Goals, those of them with a historical city, characters to be used twice, rules, and which of these end at six
# prestige.
CARDS_OF_NATIONS: Final = {
    "portugal": (
        "brazil, west africa, persia, india",
        "brazil",
        "explorer",
        "extra card, tordesillas",
        "extra card, tordesillas",
    ),
    "spain": (
        "west indies, new spain, peru, east indies",
        "west indies, new spain",
        "missionary",
        "extra card, tordesillas, extremadura, flamboyance",
        "tordesillas, extremadura",
    ),
    "dutch republic": (
        "brazil, guyanas, east indies",
        "east indies",
        "merchant",
        "extra card, free monopolies, logistics one",
        "",
    ),
    "great britain": (
        "new england, canada, india",
        "new england",
        "trader, financier",
        "extra card, sea reroll",
        "",
    ),
    "france": (
        "new france, west indies, egypt",
        "new france",
        "sovereign",
        "extra card, two wars",
        "",
    ),
}


def mask(names: tuple[str, ...], text: str) -> int:
    """The set of what is named, with commas."""
    return sum([1 << names.index(item) for item in words(text)])


def practice_board(**native_power: int) -> Board:
    """The shipped board with the values above, and with native power of one's own choice where a test gives it."""
    powers = {name.replace("_", " "): power for name, power in native_power.items()}
    board = board_with(
        difficulty={name: row[0] for name, row in PRACTICE.items()},
        native_power={name: row[1] for name, row in PRACTICE.items()} | powers,
        resources={name: row[2] for name, row in PRACTICE.items()},
        diplomacy=7,
    )
    cards = [CARDS_OF_NATIONS[name] for name in NATIONS]
    board.goals = [mask(TERRITORIES, card[0]) for card in cards]
    board.cities = [mask(TERRITORIES, card[1]) for card in cards]
    board.extra = [mask(CHARACTERS, card[2]) for card in cards]
    board.rules = [mask(RULES, card[3]) for card in cards]
    board.ending = [mask(RULES, card[4]) for card in cards]
    return board


table = partial(laid_out, board=practice_board())
nations_table = partial(laid_out, NATIONS_GAME, board=practice_board())


def with_counters(g: Game, territories: dict[str, str]) -> Game:
    """The same position with these stacks, where a test has the names of its territories from a list."""
    lay_territories(g, territories)
    return g


# --- who has what ---


def treasury(g: Game, colour: str) -> int:
    return g.s.treasury[seat_of(colour)]


def fleets(g: Game, colour: str) -> int:
    return g.s.fleets[seat_of(colour)]


def squadrons(g: Game, colour: str) -> int:
    return g.s.squadrons[seat_of(colour)]


def goods(g: Game, colour: str) -> int:
    return g.s.goods[seat_of(colour)]


def prestige(g: Game, colour: str) -> int:
    return g.s.prestige[seat_of(colour)]


def diplomacy(g: Game, colour: str) -> int:
    return g.s.diplomacy[seat_of(colour)]


def loans(g: Game, colour: str) -> list[int]:
    return [pile for owner, pile in zip(g.s.pile_owners, g.s.piles, strict=True) if owner == seat_of(colour)]


def unrest(g: Game, territory: str) -> int:
    return g.s.unrest[TERRITORIES.index(territory)]


def missions(g: Game, territory: str) -> int:
    return g.s.missions[TERRITORIES.index(territory)]


def tokens(g: Game, territory: str) -> int:
    return g.s.tokens[TERRITORIES.index(territory)]


def colony(g: Game, territory: str) -> str:
    """The owner of the colony in a territory, or nobody."""
    owner = g.s.colonies[TERRITORIES.index(territory)]
    return "nobody" if owner == NOBODY else COLOURS[owner]


def is_independent(g: Game, territory: str) -> bool:
    return bool(g.s.independent >> TERRITORIES.index(territory) & 1)


def excluded(g: Game) -> set[str]:
    """The territories that are out of the game."""
    return {name for i, name in enumerate(TERRITORIES) if g.s.excluded >> i & 1}


def city(g: Game) -> str:
    """The booming city and its value, such as `brazil 3`."""
    return "nowhere" if g.s.city == NOWHERE else f"{TERRITORIES[g.s.city]} {g.s.city_value}"


# --- what is asked ---


def amounts(g: Game) -> list[int]:
    """The numbers that are offered."""
    return [int(word.removeprefix("amount ")) for word in offered(g) if word.startswith("amount ")]


def can(g: Game, colour: str, character: str) -> bool:
    """Whether a player is offered a character when their card shows it; the position stays as it is."""
    trial = to_round(g.copy(), colour, CARDS[CHARACTERS.index(character) // 2])
    return not trial.over and f"use {character}" in offered(trial)


# --- listening ---


def rolls(events: list[Event]) -> list[tuple[str, int]]:
    """Who rolled how many dice, in order."""
    thrown = [facts.about(event) for event in events if event.kind == facts.DICE]
    return [(COLOURS[about["seat"]], about["count"]) for about in thrown]


# --- driving ---


def explore(g: Game, colour: str, territory: str) -> Game:
    """Let a player explore, up to the roll."""
    use(g, colour, "explorer")
    return say(g, f"territory {territory}") if prompt(g) == "explore" else g


def successes_needed(g: Game, colour: str, territory: str) -> int:
    """15 The fewest successes with which a player explores a territory; the position stays as it is."""
    before = tokens(g, territory)
    for hits in range(11):
        trial = say(explore(g.copy(), colour, territory), hits)
        if tokens(trial, territory) < before:
            return hits
    raise AssertionError("ten successes do not suffice")


def conquer(g: Game, colour: str, territory: str) -> Game:
    """Let a player found a colony, up to the first option."""
    use(g, colour, "conqueror")
    return say(g, f"territory {territory}") if prompt(g) == "conquer" else g


def declare_war(g: Game, colour: str, other: str) -> Game:
    """Let a player attack another, up to the first roll of the first year."""
    use(g, colour, "sovereign")
    return say(g, f"player {other}") if prompt(g) == "war" else g


def rebel(g: Game, colour: str, territory: str) -> Game:
    """Let a player start a rebellion, up to the roll."""
    use(g, colour, "rebel")
    say(g, "stir rebellion")
    return say(g, f"territory {territory}") if prompt(g) == "rebel-where" else g


def from_step(g: Game, step: Callable[[Game], Question | None]) -> Game:
    """Let a turn go on from one of its steps to its end."""
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].length - 1)
    g.call(TURN)
    g.frame.go_to(g.program[TURN].steps.index(step))
    g.run()
    return g


def answered_no(g: Game) -> list[str]:
    """Decline every option until the end; returns what was asked."""
    keys: list[str] = []
    while not g.over:
        keys.append(prompt(g))
        say(g, "pass" if "pass" in offered(g) else "no" if "no" in offered(g) else "amount 0")
    return keys
