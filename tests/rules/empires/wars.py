"""For the tests of CR 12.12: a table of known values, and driving a war of the revised rules."""

from functools import partial
from typing import Final

from metropole.games.empires.positions import laid_out, seat_of, use
from metropole.games.empires.rules.game import SEA_BATTLE, Game
from metropole.kernel import Chance
from metropole.testing import offered, say
from tests.rules.empires.characters import practice_board
from tests.rules.empires.common import asked, prompt

REVISED: Final = "empires/revised"
REFUSALS: Final = ("pass", "no", "done", "amount 0", "support nobody")

table = partial(laid_out, REVISED, board=practice_board())


def counters(**counts: int) -> str:
    """A stack, from the bottom to the top: `counters(red=2, blue=1)`."""
    return ", ".join([colour for colour, count in counts.items() for _ in range(count)])


def declare(g: Game, attacker: str, defender: str) -> Game:
    """Let a player declare war on another, up to the first question about alliances."""
    use(g, attacker, "sovereign")
    return say(g, f"player {defender}") if prompt(g) == "war" else g


def offer(g: Game, colour: str, count: int = 0) -> Game:
    """Let a principal promise their ally something; one who has nothing is not asked."""
    return say(g, f"amount {count}") if prompt(g) == "offer" and asked(g) == colour else g


def support(g: Game, **sides: str) -> Game:
    """Everybody else chooses a side, unseen: `support(g, green="attacker")`; nobody's if none is named."""
    while prompt(g) == "support":
        say(g, f"support {sides.get(asked(g), 'nobody')}")
    return g


def accept(g: Game, colour: str, ally: str) -> Game:
    """Let a principal accept a volunteer; the principal is not asked when there is none."""
    return say(g, f"player {ally}" if ally else "pass") if prompt(g) == "ally" and asked(g) == colour else g


def war(
    g: Game,
    attacker: str = "red",
    defender: str = "blue",
    *,
    ally: str = "",
    helper: str = "",
    offers: tuple[int, int] = (0, 0),
) -> Game:
    """A war up to the first question of its first year. `ally` fights for the attacker, `helper` for the defender."""
    declare(g, attacker, defender)
    offer(offer(g, attacker, offers[0]), defender, offers[1])
    support(g, **{colour: side for colour, side in ((ally, "attacker"), (helper, "defender")) if colour})
    return accept(accept(g, attacker, ally), defender, helper)


def quietly(g: Game, until: str = "over", whose: str = "") -> Game:
    """Nobody hits, buys, leaves or surrenders, until a certain question is put, perhaps to a certain player."""
    while prompt(g) != until or (whose and whose != asked(g)):
        assert not g.over, "the question is not put"
        decline(g)
    return g


def decline(g: Game) -> Game:
    """Let the dice miss, or refuse what is offered."""
    if isinstance(g.pending, Chance):
        return say(g, 0)
    return say(g, next(word for word in REFUSALS if word in offered(g)))


def at_sea(g: Game, caused: int, suffered: int) -> Game:
    """Nothing happens on land this year; then the attacker and the defender score so many hits at sea."""
    while g.frame.number != SEA_BATTLE:
        decline(g)
    return say(g, caused, suffered)


def points(g: Game, colour: str) -> int:
    """The points that a player has from wars."""
    return g.s.war_points[seat_of(colour)]


def questions(g: Game, until: str) -> list[tuple[str, str]]:
    """Decline everything up to a certain question; returns what was asked, and whom."""
    found: list[tuple[str, str]] = []
    while prompt(g) != until:
        if not isinstance(g.pending, Chance):
            found.append((prompt(g), asked(g)))
        decline(g)
    return found
