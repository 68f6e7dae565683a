"""Words for the tests of cards, events and upgrades."""

from metropole.games.colonialism.positions import perform, seat_of, to_act
from metropole.games.colonialism.rules.action_space import CARDS
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, Region
from metropole.games.colonialism.rules.game import COLONIZATION, COLONIZE, TURN, Game
from metropole.games.colonialism.rules.queries import cards_in
from metropole.games.colonialism.rules.state import COLOUR_COUNT, REGION_COUNT, ZONE_COUNT
from metropole.kernel import Chance, Decision
from metropole.testing import offered, say
from tests.rules.colonialism.common import COMPASS, ORIGINAL, SPIELWORXX

EDITIONS = (COMPASS, SPIELWORXX, ORIGINAL)
EVENT_EDITION = "colonialism/compass+events"
UPGRADE_EDITION = "colonialism/compass+upgrades"

POLICIES = CARDS[:16]
NO_LIMIT = 60


# --- running the rules ---


def colonized(g: Game, region: Region) -> Game:
    """Colonize one region."""
    return perform(g, COLONIZE, region=region)


def last_phase(g: Game) -> Game:
    """The last colonization phase of the game, after which hands, tiles and regions stay as they are."""
    g.s.turn, g.s.phase = g.edition.turns, 5
    return perform(g, COLONIZATION)


def play(g: Game, colour: str, *words: str | int) -> Game:
    """One action of a player, in words."""
    return say(to_act(g, colour), *words)


def revealed(g: Game, event: str) -> Game:
    """Begin a game turn with this event."""
    return say(perform(g, TURN), EVENTS.index(event))


def until_next_event(g: Game) -> Game:
    """Everybody passes, and chance takes its first outcome, until an event is due."""
    while not (isinstance(g.pending, Chance) and g.pending.key == "event"):
        assert not g.over
        if isinstance(g.pending, Decision):
            g.answer(g.pending.options[0])
        elif isinstance(g.pending, Chance):
            g.answer(g.pending.outcomes[0])
    return g


def by_chance(g: Game) -> Game:
    """Let chance take its first outcome until a player is asked."""
    while isinstance(g.pending, Chance):
        g.answer(g.pending.outcomes[0])
    return g


# --- reading the table ---


def prompt(g: Game) -> str:
    """The kind of decision that is open."""
    assert isinstance(g.pending, Decision)
    return g.pending.prompt.key


def can(g: Game, colour: str, *words: str) -> bool:
    """Whether all of these actions are offered to a player."""
    return set(words) <= set(offered(to_act(g, colour)))


def cannot(g: Game, colour: str, *words: str) -> bool:
    """Whether none of these actions is offered to a player."""
    return not set(words) & set(offered(to_act(g, colour)))


def in_words(counts: list[int]) -> str:
    return ", ".join([f"{COLOURS[colour]} {count}" for colour, count in enumerate(counts) if count])


def cubes_at(g: Game, region: Region) -> str:
    """The cubes that lie in a region, in words."""
    return in_words(g.s.cubes[region * COLOUR_COUNT : (region + 1) * COLOUR_COUNT])


def holds(g: Game, colour: str) -> str:
    """The cubes a player has collected, in words."""
    seat = seat_of(g, colour)
    return in_words(g.s.held[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])


def hand_of(g: Game, colour: str) -> list[str]:
    return [CARDS[card] for card in cards_in(g.s.hands[seat_of(g, colour)])]


def discards_of(g: Game, colour: str) -> list[str]:
    return [CARDS[card] for card in cards_in(g.s.discards[seat_of(g, colour)])]


def deck_of(g: Game, colour: str) -> list[str]:
    return [CARDS[card] for card in cards_in(g.s.decks[seat_of(g, colour)])]


def face_down(g: Game, colour: str, region: Region) -> str:
    """The face-down policy card of a player at a region."""
    return CARDS[g.s.down[seat_of(g, colour) * REGION_COUNT + region]]


def fresh_ships(g: Game, colour: str) -> list[int]:
    """A player's fresh ships, zone by zone."""
    seat = seat_of(g, colour)
    return g.s.fresh[seat * ZONE_COUNT : (seat + 1) * ZONE_COUNT]


def used_ships(g: Game, colour: str) -> list[int]:
    """A player's used ships, zone by zone."""
    seat = seat_of(g, colour)
    return g.s.used[seat * ZONE_COUNT : (seat + 1) * ZONE_COUNT]
