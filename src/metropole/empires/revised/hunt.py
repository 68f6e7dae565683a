"""12.12.7 War on the privateers in the own fleet box. INDEX: the round; COUNT: successes still to be used."""

from math import comb
from typing import Final

from metropole.empires import action_space, facts, prompts
from metropole.empires.game import AMOUNT, COUNT, HUNT, OTHER, Game
from metropole.empires.moves import lose_squadrons
from metropole.empires.queries import MOST_DICE, all_seats, success_dice
from metropole.empires.revised import moves as revised
from metropole.empires.revised.turn import privateers_in
from metropole.kernel import Decision, Procedure, Question, WeightedChance, ask

ROUNDS: Final = 2


def shots(g: Game) -> int:
    """12.12.7 One die for each squadron, at most five."""
    return min(MOST_DICE, g.s.squadrons[g.seat]) if privateers_in(g, g.seat) else 0


def open_fire(g: Game) -> Question | None:
    return success_dice(shots(g))


def report(g: Game) -> None:
    if not g.index:
        g.tell(facts.PRIVATEERS_HUNTED, g.seat)
    if shots(g):
        g.tell(facts.DICE, g.seat, shots(g), g.count)


def sink_all(g: Game) -> None:
    """AMB-124 Nobody chooses where all are sunk."""
    if g.count < privateers_in(g, g.seat):
        return
    for owner in all_seats(g):
        for _ in range(g.s.privateers[owner * g.seats + g.seat]):
            revised.sink_privateer(g, owner, g.seat)
    g[COUNT] = 0


def whose(g: Game) -> Question | None:
    """AMB-124 The owner of the box spreads the hits."""
    owners = [seat for seat in all_seats(g) if g.s.privateers[seat * g.seats + g.seat]]
    if not g.count or not owners:
        return None
    return Decision(g.seat, prompts.SINK_PRIVATEER, [action_space.PLAYER + seat for seat in owners])


def sink(g: Game) -> None:
    if isinstance(whose(g), Decision):
        revised.sink_privateer(g, g.other, g.seat)
        g[COUNT] = g.count - 1
        g.back(2)


def return_fire(g: Game) -> Question | None:
    """12.12.7 Each survivor rolls a die; a six sinks a squadron."""
    survivors = privateers_in(g, g.seat) if g.s.squadrons[g.seat] else 0
    weights = [sixes(survivors, hits) for hits in range(survivors + 1)]
    return WeightedChance("sixes", list(range(survivors + 1)), weights)


def sixes(dice: int, hits: int) -> int:
    """In how many of all throws of so many dice there are so many sixes."""
    return comb(dice, hits) * int(5 ** (dice - hits))


def lose(g: Game) -> None:
    """12.12.7 Two rounds."""
    lose_squadrons(g, g.seat, min(g.amount, g.s.squadrons[g.seat]))
    if g.next_index() + 1 < ROUNDS:
        g.restart()


PROCEDURES: dict[int, Procedure] = {
    HUNT: Procedure(
        "CR 12.12.7",
        ask(open_fire, COUNT),
        report,
        sink_all,
        ask(whose, OTHER),
        sink,
        ask(return_fire, AMOUNT),
        lose,
    )
}
