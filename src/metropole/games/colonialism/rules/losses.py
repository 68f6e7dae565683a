"""7.2 Mercenaries: which discs of a mixed stack are lost."""

from typing import Final

from metropole.games.colonialism.rules import action_space, moves, prompts
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.game import FACTION, INFLICTED, LOSSES, REGION, SEAT, Game
from metropole.games.colonialism.rules.queries import track
from metropole.games.colonialism.rules.state import NOBODY, REGION_COUNT, Faction, Seat
from metropole.kernel import Decision, Procedure, Question, Slot, ask, loop

HIRED: Final = Slot[int](FACTION)  # mercenaries among the discs lost


def owners_lose(g: Game, region: Region) -> None:
    """7.2 Everybody loses what is due in a region, and says which discs."""
    g.call(LOSSES, 0, region)


def inflict_losses(g: Game, seat: Seat, region: Region) -> None:
    """A40 Everybody loses what is due in a region, and one player says which discs."""
    g.call(INFLICTED, seat, region)


def next_loser(g: Game) -> None:
    """A40 Owners of mixed stacks choose in turn order."""
    seat = next_mixed(g)
    if seat == NOBODY:
        g.leave()
    else:
        g[SEAT] = seat


def next_victim(g: Game) -> None:
    """A40 Whose card removes the discs chooses for one mixed stack after the other, in turn order."""
    seat = next_mixed(g)
    if seat == NOBODY:
        g.leave()
    else:
        g[FACTION] = Faction(seat)


def next_mixed(g: Game) -> Seat:
    """The next player who loses part of a mixed stack; where there is nothing to choose the discs leave at once."""
    region = g.region
    for seat in track(g):
        if g.s.due[seat]:
            choices = splits(g, seat, region)
            if len(choices) > 1:
                return seat
            give_up(g, seat, region, choices[0])
    return NOBODY


def splits(g: Game, seat: Seat, region: Region) -> list[int]:
    """How many of the lost discs may be mercenaries."""
    due = g.s.due[seat]
    cell = seat * REGION_COUNT + region
    hired = g.s.mercenaries[cell]
    if not hired:
        return [0]
    return list(range(max(0, due - g.s.discs[cell]), min(due, hired) + 1))


def split(g: Game) -> Question | None:
    """7.2 Own discs or mercenaries, as the owner likes."""
    options = [action_space.LOSE + count for count in splits(g, g.seat, g.region)]
    return Decision(g.seat, prompts.MERCENARY_LOSSES, options)


def split_for_victim(g: Game) -> Question | None:
    """7.2 Military Campaign, A40: discs or mercenaries of another player, as the owner of the card likes."""
    options = [action_space.LOSE + count for count in splits(g, Seat(g.faction), g.region)]
    return Decision(g.seat, prompts.INFLICTED_LOSSES, options)


def own_losses(g: Game, seat: int) -> int:
    return g.s.due[seat]


def inflicted_losses(g: Game, seat: int) -> int:
    return g.s.due[g.faction]


def lose(g: Game) -> None:
    give_up(g, g.seat, g.region, g[HIRED])


def inflict(g: Game) -> None:
    give_up(g, Seat(g.faction), g.region, g[HIRED])


def give_up(g: Game, seat: Seat, region: Region, hired: int) -> None:
    own = g.s.due[seat] - hired
    moves.demand(g, seat, 0)
    moves.dismiss(g, seat, region, hired)
    moves.remove(g, seat, region, own)


PROCEDURES: dict[int, Procedure] = {
    LOSSES: Procedure("7.2 Mercenaries", loop(next_loser, ask(split, HIRED, region=REGION, count=own_losses), lose)),
    INFLICTED: Procedure(
        "7.2 Mercenaries",
        loop(next_victim, ask(split_for_victim, HIRED, region=REGION, seat=FACTION, count=inflicted_losses), inflict),
    ),
}
