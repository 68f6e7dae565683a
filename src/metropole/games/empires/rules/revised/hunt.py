"""12.12.7 War on the privateers in the own fleet box."""

from math import comb
from typing import Final

from metropole.games.empires.rules import action_space, facts, prompts
from metropole.games.empires.rules.game import HUNT, PLACE, Game
from metropole.games.empires.rules.moves import lose_squadrons
from metropole.games.empires.rules.queries import MOST_DICE, all_seats, success_dice
from metropole.games.empires.rules.revised import moves as revised
from metropole.games.empires.rules.revised.turn import privateers_in
from metropole.games.empires.rules.state import Seat
from metropole.kernel import Decision, Procedure, Question, Slot, WeightedChance, ask, loop

FOUGHT: Final = Slot[int](PLACE)  # rounds
HITS: Final = Slot[int](FOUGHT)  # successes still to be used
OWNER: Final = Slot[Seat](HITS)  # of the privateer that is sunk
SIXES: Final = Slot[int](OWNER)

ROUNDS: Final = 2


def hunt(g: Game, seat: Seat) -> None:
    """12.12.7 A player makes war on the privateers in their fleet box."""
    g.call(HUNT, seat)


def shots(g: Game) -> int:
    """12.12.7 One die for each squadron, at most five."""
    return min(MOST_DICE, g.s.squadrons[g.seat]) if privateers_in(g, g.seat) else 0


def open_fire(g: Game) -> Question | None:
    """12.12.7 Two rounds."""
    return success_dice(shots(g)) if g[FOUGHT] < ROUNDS else None


def report(g: Game) -> None:
    if not g[FOUGHT]:
        g.tell(facts.PRIVATEERS_HUNTED, g.seat)
    if shots(g):
        g.tell(facts.DICE, g.seat, shots(g), g[HITS])


def sink_all(g: Game) -> None:
    """AMB-124 Nobody chooses where all are sunk."""
    if g[HITS] < privateers_in(g, g.seat):
        return
    for owner in all_seats(g):
        for _ in range(g.s.privateers[owner * g.seats + g.seat]):
            revised.sink_privateer(g, owner, g.seat)
    g[HITS] = 0


def whose(g: Game) -> Question | None:
    """AMB-124 The owner of the box spreads the hits."""
    owners = [seat for seat in all_seats(g) if g.s.privateers[seat * g.seats + g.seat]]
    if not g[HITS] or not owners:
        return None
    return Decision(g.seat, prompts.SINK_PRIVATEER, [action_space.PLAYER + seat for seat in owners])


def sink(g: Game) -> None:
    revised.sink_privateer(g, g[OWNER], g.seat)
    g[HITS] -= 1


def return_fire(g: Game) -> Question | None:
    """12.12.7 Each survivor rolls a die; a six sinks a squadron."""
    survivors = privateers_in(g, g.seat) if g.s.squadrons[g.seat] else 0
    weights = [sixes(survivors, hits) for hits in range(survivors + 1)]
    return WeightedChance("sixes", list(range(survivors + 1)), weights)


def sixes(dice: int, hits: int) -> int:
    """In how many of all throws of so many dice there are so many sixes."""
    return comb(dice, hits) * int(5 ** (dice - hits))


def lose(g: Game) -> None:
    lose_squadrons(g, g.seat, min(g[SIXES], g.s.squadrons[g.seat]))
    g[FOUGHT] += 1


PROCEDURES: dict[int, Procedure] = {
    HUNT: Procedure(
        "CR 12.12.7",
        loop(
            ask(open_fire, HITS),
            report,
            sink_all,
            loop(ask(whose, OWNER, count=HITS), sink),
            ask(return_fire, SIXES),
            lose,
        ),
    )
}
