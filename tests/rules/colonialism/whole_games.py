"""Ways through a game of Colonialism, for the tests of components, preparations, sequence and actions."""

from collections.abc import Callable

from metropole.games.colonialism.positions import edition_of, practice_board, seat_of
from metropole.games.colonialism.rules import facts, prompts
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import COLOURS, REGIONS, ZONES, Board
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.start import start
from metropole.games.colonialism.rules.state import COLOUR_COUNT, REGION_COUNT, ZONE_COUNT
from metropole.kernel import Chance, Decision, Event
from metropole.kernel.space import ActionSpace
from tests.rules.questions import decision, play

ALL_CARDS = ", ".join(CARDS[:24])

# --- playing ---


def begun(edition: str, seats: int = 4, board: Board | None = None) -> Game:
    """A new game, standing at its first question: the first region order tile."""
    return start(edition_of(edition), board or practice_board(), seats)


def prepared(edition: str, seats: int = 4, board: Board | None = None, seed: int = 1) -> Game:
    """A game after preparations made at random, standing at the first action."""
    return play(begun(edition, seats, board), asks_for_action, seed=seed)


def finish(g: Game) -> Game:
    """Answer whatever is still asked with the first option."""
    while not g.over:
        pending = g.pending
        g.answer(pending.outcomes[0] if isinstance(pending, Chance) else decision(g).options[0])
    return g


def asks_for_action(g: Game) -> bool:
    return isinstance(g.pending, Decision) and g.pending.prompt is prompts.ACT


def asks_chance(key: str) -> Callable[[Game], bool]:
    """Whether this is asked of chance."""
    return lambda g: isinstance(g.pending, Chance) and g.pending.key == key


def rolls_for_order(g: Game) -> bool:
    """Whether natives live everywhere and the next die is for the turn order."""
    return asks_chance("die")(g) and all(g.s.natives)


# --- reading ---


def told(events: list[Event], *kinds: int) -> list[tuple[str | int, ...]]:
    """The facts of some kinds, in the order in which they happened: name and numbers."""
    return [(facts.FACTS[event.kind][0], *event.numbers) for event in events if event.kind in kinds]


def nouns(space: ActionSpace, verb: str) -> list[str]:
    """Everything that a verb can be said of."""
    number = space.verbs.index(verb)
    return [name.removeprefix(verb).strip() for i, name in enumerate(space.names) if space.verb[i] == number]


def own_discs(g: Game, colour: str, region: int) -> int:
    return g.s.discs[seat_of(g, colour) * REGION_COUNT + region]


def mercenaries(g: Game, colour: str, region: int) -> int:
    return g.s.mercenaries[seat_of(g, colour) * REGION_COUNT + region]


def fleet(g: Game, colour: str) -> str:
    """A player's ships, in the words in which positions are laid out."""
    words: list[str] = []
    for zone, name in enumerate(ZONES):
        cell = seat_of(g, colour) * ZONE_COUNT + zone
        words += [name] * g.s.fresh[cell] + [f"{name} used"] * g.s.used[cell]
    return ", ".join(words)


def names(mask: int) -> list[str]:
    """The cards of a set, by name."""
    return [name for card, name in enumerate(CARDS) if mask >> card & 1]


def cubes(g: Game, region: int) -> dict[str, int]:
    """The cubes in a region, by colour."""
    return {name: g.s.cubes[region * COLOUR_COUNT + colour] for colour, name in enumerate(COLOURS)}


def cube_counts(g: Game) -> list[int]:
    """The number of cubes in each region."""
    return [sum(cubes(g, region).values()) for region in range(len(REGIONS))]
