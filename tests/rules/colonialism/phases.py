"""For the tests of sections 5.2 to 6.0: editions, factions in letters, and driving a phase to where a claim is made."""

from collections.abc import Callable

from metropole.games.colonialism.positions import perform, practice_board, seat_of, to_act
from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import COLOURS, INDIA, REGIONS, Region
from metropole.games.colonialism.rules.game import COLONIZATION, COLONIZE, Game
from metropole.games.colonialism.rules.queries import holdings
from metropole.games.colonialism.rules.state import REGION_COUNT, Seat
from metropole.kernel import Chance, Decision, Outcome
from metropole.kernel.questions import Event
from metropole.testing import say
from tests.rules.colonialism.common import ORIGINAL, each_told
from tests.rules.questions import listen

# --- positions ---


def fourth(edition: str) -> str:
    """The colour of the fourth player."""
    return "purple" if edition.startswith(ORIGINAL) else "white"


def spelled(edition: str, letters: str) -> str:
    """ "B14 N7" as "blue 14, natives 7"; a count of zero is left out."""
    names = {"B": "blue", "R": "red", "G": "green", "W": fourth(edition), "N": "natives"}
    return ", ".join([f"{names[word[0]]} {word[1:]}" for word in letters.split() if word[1:] != "0"])


def sorted_out(words: str) -> list[str]:
    """The stacks of a region in a fixed order, to compare positions."""
    return sorted([word.strip() for word in words.split(",") if word.strip()])


def row_order(edition: str, letters: str) -> str:
    """ "RBGW" as the colours from the top of the turn order track to the bottom."""
    names = {"B": "blue", "R": "red", "G": "green", "W": fourth(edition)}
    return ", ".join([names[letter] for letter in letters])


def interest(region: str, colour: str) -> int:
    """The number of the interest card for this region and colour, on the board for tests."""
    board = practice_board()
    cards = list(zip(board.interest_region, board.interest_colour, strict=True))
    return cards.index((REGIONS.index(region), COLOURS.index(colour)))


def cubes_of(g: Game, colour: str) -> str:
    """The cubes a player has collected, in words."""
    counts = zip(COLOURS, holdings(g, Seat(seat_of(g, colour))), strict=True)
    return ", ".join([f"{name} {count}" for name, count in counts if count])


def left_in(g: Game, region: Region) -> int:
    """The cubes that lie in a region."""
    return sum(g.s.cubes[region * len(COLOURS) : (region + 1) * len(COLOURS)])


def cubes_by_region(g: Game) -> list[int]:
    return [left_in(g, Region(region)) for region in range(REGION_COUNT)]


# --- listening ---


def told(events: list[Event], kind: int) -> list[tuple[int, ...]]:
    """The numbers of all facts of one kind, in the order in which they happened."""
    return [event.numbers for event in events if event.kind == kind]


def colonized(events: list[Event]) -> list[str]:
    """The regions that were colonized, in order."""
    return [REGIONS[region] for region in each_told(events, facts.REGION_COLONIZED, "region")]


# --- driving ---


def colonize(g: Game, region: Region = INDIA) -> Game:
    """5.2.2 Carry out the colonization of one region."""
    return perform(g, COLONIZE, region=region)


def hold_phase(g: Game) -> list[Event]:
    """5.2 Begin the colonization phase; returns what is told in it."""
    events = listen(g)
    perform(g, COLONIZATION)
    return events


def question(g: Game) -> str:
    """The key of what is asked now."""
    pending = g.pending
    if isinstance(pending, Decision):
        return pending.prompt.key
    return pending.key if isinstance(pending, Chance) else "over"


def first_answer(g: Game) -> int:
    """The first option, or the first outcome; a player who may act passes."""
    pending = g.pending
    if isinstance(pending, Chance):
        return pending.outcomes[0]
    assert isinstance(pending, Decision), "the game is over"
    return pending.options[0]


def last_tile_first(g: Game) -> int:
    """Order tiles go to the last free region; everything else has the first answer."""
    pending = g.pending
    if isinstance(pending, Chance) and pending.key == "tile":
        return pending.outcomes[-1]
    return first_answer(g)


def drive(g: Game, until: Callable[[Game], bool], answer: Callable[[Game], int] = first_answer) -> Game:
    """Answer whatever is asked until the condition holds or the game is over."""
    while not g.over and not until(g):
        g.answer(answer(g))
    return g


def drive_to(g: Game, key: str) -> Game:
    """Answer whatever is asked until this question is put."""
    drive(g, lambda game: question(game) == key)
    assert question(g) == key, f"'{key}' was never asked"
    return g


def drive_out(g: Game, answer: Callable[[Game], int] = first_answer) -> Outcome:
    """Answer whatever is asked until the end."""
    drive(g, lambda game: False, answer)
    assert isinstance(g.pending, Outcome)
    return g.pending


def row_choosers(g: Game) -> list[str]:
    """5.2.3 Who chooses new rows, in order; the game is driven to its end."""
    events = listen(g)
    drive_out(g)
    return [g.edition.colours[seat] for seat in each_told(events, facts.ROW_TAKEN, "seat")]


def result(g: Game) -> Outcome:
    """6.0 The scores of this position: after one player has passed the game is over."""
    return drive_out(say(to_act(g, g.edition.colours[0]), "pass"))
