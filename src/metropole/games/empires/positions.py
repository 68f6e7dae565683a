"""Positions of Empires in words.

>>> g = laid_out(brazil="red", treasury={"blue": 3})
>>> shown(g, "brazil")
'red'
"""

from metropole import registry
from metropole.games.empires.rules.action_space import CARDS, COLOURS, TRACKS
from metropole.games.empires.rules.board import AMAZONIA, CHARACTERS, CONGO, NATIONS, TERRITORIES, Board, Territory
from metropole.games.empires.rules.board import COLOURS as RESOURCES
from metropole.games.empires.rules.control import owners, stacked
from metropole.games.empires.rules.game import ENDEAVOUR, GAME, Edition, Game
from metropole.games.empires.rules.queries import VALUES
from metropole.games.empires.rules.revised.moves import protect
from metropole.games.empires.rules.revised.prestige import recount
from metropole.games.empires.rules.state import NO_CARD, NOWHERE, ROUNDS, TRACK_COUNT, Seat, State
from metropole.testing import items, offered, say

__all__ = ["laid_out", "offered", "perform", "say", "seat_of", "shown", "to_round", "use"]

EARLIER = -1  # America was discovered before anything that a test looks at


def edition_of(name: str) -> Edition:
    """The edition with this name."""
    return registry.EMPIRES.own_edition(registry.find(name).edition)


def started(name: str, seats: int, chart: registry.Chart | None = None) -> Game:
    """A new game by the rules with this name."""
    return registry.EMPIRES.own_game(registry.find(name).start(seats, chart))


def laid_out(
    edition: "str | Edition" = "empires/second",
    seats: int = 4,
    *,
    board: Board | None = None,
    unexplored: str = "",
    america: bool = True,
    first: str = "blue",
    treasury: dict[str, int] | None = None,
    fleets: dict[str, int] | None = None,
    squadrons: dict[str, int] | None = None,
    goods: dict[str, int] | None = None,
    prestige: dict[str, int] | None = None,
    diplomacy: dict[str, int] | None = None,
    tracks: dict[str, str] | None = None,
    loans: dict[str, list[int]] | None = None,
    colonies: dict[str, str] | None = None,
    independent: str = "",
    unrest: dict[str, int] | None = None,
    missions: dict[str, int] | None = None,
    city: str = "",
    nations: dict[str, str] | None = None,
    turn: int = 2,
    round: int = 1,
    order: str = "",
    discovered: int = EARLIER,
    released: str = "",
    relevant: dict[str, int] | None = None,
    privateers: dict[str, int] | None = None,
    war_points: dict[str, int] | None = None,
    victories: dict[str, int] | None = None,
    missions_placed: dict[str, int] | None = None,
    locked: dict[str, str] | None = None,
    war_box: int = 0,
    safe: str = "",
    **territories: str,
) -> Game:
    """A position in the middle of a game.

    Territories are keywords with underscores. Stacks are named from the bottom to the top: `brazil="red, blue, blue"`,
    and where a territory has several resources each by its colour: `west_africa="yellow: red, red; black: blue"`.
    `unexplored`: territories with commas, each with its prestige. `america`: whether it has been discovered. `tracks`:
    colour to "economy 4, navy 2". `city`: "brazil 3". Whatever is not named is empty, and everybody stands on the
    fourth space of diplomacy.

    Of the revised rules alone: `order`: colours with commas, else as they sit. `discovered`: the turn in which America
    was. `released`: colours for which it is no longer unknown. `relevant`: territories with relevant cities.
    `privateers`: "red in green" to how many. `locked`: colour to the card left out this turn. `safe`: territories
    whose counters have survived a rebellion this turn. Points are counted from what lies there.
    """
    rules = edition_of(edition) if isinstance(edition, str) else edition
    g = Game(rules, board or registry.EMPIRES.own_chart().board, seats, State(seats))
    g.s.own()
    s = g.s
    s.turn, s.round, s.first = turn, round, COLOURS.index(first)
    s.diplomacy = [4] * seats
    s.america, s.discovered_turn, s.discovered_round = (0, discovered, EARLIER) if america else (2, 0, 0)
    for name in items(unexplored):
        s.tokens[TERRITORIES.index(name)] = 2 if name == "australia" and rules.name.startswith("second") else 1
    for field, given in (
        (s.treasury, treasury),
        (s.fleets, fleets),
        (s.squadrons, squadrons),
        (s.goods, goods),
        (s.prestige, prestige),
        (s.diplomacy, diplomacy),
        (s.war_points, war_points),
        (s.victories, victories),
        (s.missions_placed, missions_placed),
    ):
        for colour, count in (given or {}).items():
            field[COLOURS.index(colour)] = count
    for colour, piles in (loans or {}).items():
        for pile in piles:
            s.pile_owners.append(COLOURS.index(colour))
            s.piles.append(pile)
    lay_tracks(g, tracks or {})
    lay_territories(g, territories)
    lay_markers(g, colonies or {}, independent, unrest or {}, missions or {}, city)
    for colour, nation in (nations or {}).items():
        s.nations[COLOURS.index(colour)] = NATIONS.index(nation)
    if rules.name.startswith("revised"):
        lay_revised(g, order, released, relevant or {}, privateers or {}, locked or {}, war_box, safe)
    return g


def lay_revised(
    g: Game,
    order: str,
    released: str,
    relevant: dict[str, int],
    privateers: dict[str, int],
    locked: dict[str, str],
    war_box: int,
    safe: str,
) -> None:
    s = g.s
    s.america, s.war_box = 0, war_box
    s.excluded = 1 << CONGO | 1 << AMAZONIA
    s.order = [COLOURS.index(colour) for colour in items(order)] or list(range(g.seats))
    s.first = s.order[0]
    for colour in items(released):
        s.released |= 1 << COLOURS.index(colour)
    for name, count in relevant.items():
        s.relevant_cities[TERRITORIES.index(name)] = count
    for where, count in privateers.items():
        owner, box = where.split(" in ")
        s.privateers[COLOURS.index(owner) * g.seats + COLOURS.index(box)] = count
    for colour, card in locked.items():
        s.locked[COLOURS.index(colour)] = CARDS.index(card)
    for name in items(safe):
        protect(g, Territory(TERRITORIES.index(name)))
    recount(g)


def lay_tracks(g: Game, tracks: dict[str, str]) -> None:
    for colour, text in tracks.items():
        for item in items(text):
            name, value = item.rsplit(" ", 1)
            track = TRACKS.index(name)
            g.s.tracks[COLOURS.index(colour) * TRACK_COUNT + track] = VALUES[track].index(int(value))
            g.s.abolished |= int(name == "economy" and value == "10")


def lay_territories(g: Game, territories: dict[str, str]) -> None:
    for name, text in territories.items():
        territory = TERRITORIES.index(name.replace("_", " "))
        spaces = g.board.spaces[territory]
        for i, part in enumerate(text.split(";")):
            resource, colon, stack = part.rpartition(":")
            space = space_with(g, spaces, resource.strip()) if colon else spaces[i]
            g.s.stacks[space] = stacked([COLOURS.index(colour) for colour in items(stack)])


def space_with(g: Game, spaces: list[int], resource: str) -> int:
    """The space of this colour among those of a territory."""
    return next(space for space in spaces if g.board.space_colour[space] == RESOURCES.index(resource))


def lay_markers(
    g: Game,
    colonies: dict[str, str],
    independent: str,
    unrest: dict[str, int],
    missions: dict[str, int],
    city: str,
) -> None:
    for name, colour in colonies.items():
        g.s.colonies[TERRITORIES.index(name)] = COLOURS.index(colour)
    for name in items(independent):
        g.s.independent |= 1 << TERRITORIES.index(name)
    for field, given in ((g.s.unrest, unrest), (g.s.missions, missions)):
        for name, count in given.items():
            field[TERRITORIES.index(name)] = count
    if city:
        name, value = city.rsplit(" ", 1)
        g.s.city, g.s.city_value = TERRITORIES.index(name), int(value)
    else:
        g.s.city = NOWHERE


def seat_of(colour: str) -> Seat:
    return Seat(COLOURS.index(colour))


def shown(g: Game, territory: str) -> str:
    """The stacks of a territory, from the bottom to the top, in the words in which they are laid out."""
    spaces = g.board.spaces[TERRITORIES.index(territory)]
    stacks = [", ".join([COLOURS[seat] for seat in owners(g.s.stacks[space])]) for space in spaces]
    if len(spaces) == 1:
        return stacks[0]
    names = [RESOURCES[g.board.space_colour[space]] for space in spaces]
    return "; ".join([f"{name}: {stack}" for name, stack in zip(names, stacks, strict=True)])


def perform(g: Game, procedure: int, seat: int = 0, territory: int = 0, count: int = 0) -> Game:
    """Run one procedure of the rules in this position. When it has ended the game is over (as it stands)."""
    g.stack = []
    g.call(GAME)
    g.frame.go_to(g.program[GAME].length - 1)
    g.call(procedure, seat, territory, 0, count)
    g.run()
    return g


def use(g: Game, colour: str, character: str) -> Game:
    """Let a player use a character."""
    assert g.edition.characters[CHARACTERS.index(character)].available(g, seat_of(colour)), "not available"
    return perform(g, g.edition.characters[CHARACTERS.index(character)].procedure, seat_of(colour))


def to_round(g: Game, colour: str, card: str = "") -> Game:
    """Let a player have their round, in the second edition with this card."""
    g.s.rows[seat_of(colour) * ROUNDS + g.s.round - 1] = CARDS.index(card) if card else NO_CARD
    return perform(g, ENDEAVOUR, seat_of(colour))
