"""Players, boards, listening and ways through a game: words that all tests of the rules of Empires share."""

from metropole import registry
from metropole.games.empires.positions import edition_of, seat_of, use
from metropole.games.empires.rules import facts
from metropole.games.empires.rules.action_space import CARDS, COLOURS, TRACKS
from metropole.games.empires.rules.board import CHARACTERS, CONTINENTS, NO_CONTINENT, TERRITORIES, Board, Territory
from metropole.games.empires.rules.board import COLOURS as RESOURCES
from metropole.games.empires.rules.control import stacked
from metropole.games.empires.rules.game import GAME, Game
from metropole.games.empires.rules.queries import VALUES
from metropole.games.empires.rules.start import start
from metropole.games.empires.rules.state import ROUNDS, TRACK_COUNT
from metropole.games.empires.rules.turn import play_turn
from metropole.kernel import Chance, Decision, Event
from metropole.testing import say
from tests.rules.questions import chance, decision, outcome

SECOND = "empires/second"
NO_GIFTS = f"{SECOND}+nogifts"  # for questions beside which gifts would be offered

FOUR = ("blue", "red", "green", "orange")
ONE_EACH = dict.fromkeys(FOUR, 1)  # with a Treasury everybody is asked in each round: it might be given away
ONLY = "only"  # the one resource space of a territory, whatever its colour
A_ROW = ", ".join(CARDS[:ROUNDS])  # any five cards


# --- boards ---


def territory(name: str) -> Territory:
    return Territory(TERRITORIES.index(name))


def board_with(
    *,
    difficulty: dict[str, int] | None = None,
    native_power: dict[str, int] | None = None,
    continent: dict[str, str] | None = None,
    neighbours: dict[str, str] | None = None,
    resources: dict[str, str] | None = None,
    diplomacy: int | None = None,
) -> Board:
    """The shipped board with other values: whatever a test relies on and print does not state, it says itself.

    `neighbours`: a territory and all that it touches, with commas. `resources`: a territory and the edge colours of
    its spaces, with commas, or nothing for none.
    """
    shipped = registry.EMPIRES.load_board().board
    return Board(
        difficulty=changed(shipped.difficulty, difficulty or {}),
        revised_difficulty=changed(shipped.revised_difficulty, difficulty or {}),
        native_power=changed(shipped.native_power, native_power or {}),
        continent=changed(shipped.continent, {t: continent_number(name) for t, name in (continent or {}).items()}),
        neighbours=relinked(shipped.neighbours, neighbours or {}),
        colours=recoloured(shipped, resources or {}),
        pictures=[[0] * len(row) for row in recoloured(shipped, resources or {})],
        goals=shipped.goals[:],
        cities=shipped.cities[:],
        extra=shipped.extra[:],
        rules=shipped.rules[:],
        ending=shipped.ending[:],
        diplomacy=diplomacy or shipped.diplomacy,
    )


def continent_number(name: str) -> int:
    return CONTINENTS.index(name) if name != "none" else NO_CONTINENT


def changed(values: list[int], changes: dict[str, int]) -> list[int]:
    return [changes.get(name, values[t]) for t, name in enumerate(TERRITORIES)]


def relinked(masks: list[int], changes: dict[str, str]) -> list[int]:
    """Links hold in both directions."""
    links = masks[:]
    for name, text in changes.items():
        one = TERRITORIES.index(name)
        wanted = [TERRITORIES.index(other) for other in words(text)]
        for other in range(len(links)):
            links[other] &= ~(1 << one)
            links[other] |= (1 << one) if other in wanted else 0
        links[one] = sum([1 << other for other in wanted])
    return links


def recoloured(shipped: Board, changes: dict[str, str]) -> list[list[int]]:
    rows = [[shipped.space_colour[space] for space in spaces] for spaces in shipped.spaces]
    for name, text in changes.items():
        rows[TERRITORIES.index(name)] = [RESOURCES.index(colour) for colour in words(text)]
    return rows


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def space(g: Game, name: str, colour: str) -> str:
    """How a player names the space with this edge colour in a territory, such as "space west africa 2"."""
    spaces = g.board.spaces[territory(name)]
    if colour == ONLY:
        assert 1 == len(spaces)
        return f"space {name} 1"
    slot = [RESOURCES[g.board.space_colour[one]] for one in spaces].index(colour)
    return f"space {name} {slot + 1}"


# --- beginning ---


def begun(edition: str = SECOND, seats: int = 4, board: Board | None = None) -> Game:
    """A new game, standing at its first question: who is the first player."""
    return start(edition_of(edition), board or registry.EMPIRES.load_board().board, seats)


def to_turn(g: Game) -> Game:
    """Stand at the beginning of a turn; turns follow each other until the game is over."""
    g.s.round = 0
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].steps.index(play_turn))
    g.run()
    return g


def program(g: Game, colour: str, row: str = A_ROW) -> Game:
    """A player lines up five cards."""
    for card in words(row):
        g.answer(g.space.parse(f"program {card}"), seat_of(colour))
    return g


def program_all(g: Game, row: str = A_ROW) -> Game:
    """Everybody lines up the same five cards."""
    for seat in range(g.seats):
        program(g, COLOURS[seat], row)
    return g


def pass_rounds(g: Game) -> Game:
    """Everybody forfeits all rounds that are left, repays nothing and gives nothing away."""
    while prompt(g) in ("character", "repay", "give"):
        say(g, "pass" if prompt(g) == "character" else "done")
    return g


# --- speaking ---


def say_if(g: Game, key: str, word: str) -> Game:
    """Answer a question that is not put when there is only one answer to it."""
    return say(g, word) if prompt(g) == key else g


def explore(g: Game, colour: str, where: str, successes: int) -> Game:
    """Let a player explore a territory, with this result of the dice."""
    return say(say_if(use(g, colour, "explorer"), "explore", f"territory {where}"), successes)


def rebellion(g: Game, colour: str, where: str, successes: int) -> Game:
    """Let a player raise a rebellion in a territory, with this result of the dice."""
    say(use(g, colour, "rebel"), "stir rebellion")
    return say(say_if(g, "rebel-where", f"territory {where}"), successes)


def send(g: Game, colour: str, where: str, *edges: str) -> Game:
    """Let a player send a counter to each of these spaces of a territory, by their edge colours, and then no more."""
    say_if(use(g, colour, "viceroy"), "send", f"territory {where}")
    for i, edge in enumerate(edges):
        say_if(g, "send-more" if i else "send-space", space(g, where, edge))
    return say_if(g, "send-more", "done")


# --- what is asked ---


def prompt(g: Game) -> str:
    """The key of the open question, or of chance, or `over`."""
    if isinstance(g.pending, Decision):
        return g.pending.prompt.key
    return g.pending.key if isinstance(g.pending, Chance) else "over"


def asked(g: Game) -> str:
    """The colour of the player who has to decide."""
    return COLOURS[decision(g).seat]


def available(g: Game, colour: str, character: str) -> bool:
    """Whether a player could use a character now."""
    return g.edition.characters[CHARACTERS.index(character)].available(g, seat_of(colour))


def dice(g: Game) -> int:
    """How many success dice are about to be rolled."""
    assert "successes" == prompt(g)
    return len(chance(g).outcomes) - 1


def winner(g: Game) -> str:
    """The colour of the player whom the game declares the winner."""
    first = [COLOURS[seat] for seat, rank in enumerate(outcome(g).ranks) if rank == 1]
    assert 1 == len(first)
    return first[0]


# --- what lies on the table ---


def track(g: Game, colour: str, name: str) -> int:
    """The number on the space that a player's marker has reached."""
    number = TRACKS.index(name)
    return VALUES[number][g.s.tracks[seat_of(colour) * TRACK_COUNT + number]]


def stack_of(colours: str) -> int:
    """A stack, from the bottom to the top, in the first letters of the colours: "R B B"."""
    letters = {colour[0].upper(): seat for seat, colour in enumerate(COLOURS) if colour != "black"}
    return stacked([letters[letter] for letter in colours.split()])


def differences(g: Game, before: dict[str, int | list[int]]) -> set[str]:
    """The fields of the position that are no longer what they were."""
    now = g.s.numbers()
    return {field for field in before if before[field] != now[field]}


def remembered(g: Game) -> dict[str, int | list[int]]:
    """Every field of the position, to compare with later."""
    return {field: value if isinstance(value, int) else value[:] for field, value in g.s.numbers().items()}


# --- listening ---


def told(events: list[Event], *kinds: int) -> list[tuple[str | int, ...]]:
    """The facts of some kinds, in the order in which they happened: name and numbers. All kinds if none is named."""
    return [(facts.FACTS[event.kind][0], *event.numbers) for event in events if not kinds or event.kind in kinds]


def each_told(events: list[Event], kind: int, field: str) -> list[int]:
    """One number of all facts of a kind, by its name, in the order in which they happened."""
    return [facts.about(event)[field] for event in events if event.kind == kind]


# --- playing ---
