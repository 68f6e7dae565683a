"""6.0 The end of the game and scoring."""

from typing import Final

from metropole.games.colonialism.rules import facts
from metropole.games.colonialism.rules.board import Region
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import all_seats, cards_in, holdings, influence, strengths
from metropole.games.colonialism.rules.state import Seat
from metropole.games.colonialism.rules.upgrades import owns_mercantilism
from metropole.kernel import Outcome, Question

RATE: Final = 3


def count_up(g: Game) -> None:
    """6.0 Interests are shown, and everybody counts: nothing but facts for those who listen."""
    if g.listener is None:
        return
    for seat in all_seats(g):
        for region, colour, count in fulfilled(g, seat):
            g.tell(facts.INTERESTS_PAY, seat, region, colour, count)
        collected = all_cubes(g, seat)
        cubes = g.edition.final_cubes(collected)
        gained = (sum(collected) - sum(cubes)) // (RATE - 1)
        if gained:
            g.tell(facts.CONVERTED, seat, RATE * gained, gained)
        g.tell(facts.SCORED, seat, min(cubes), sum(cubes))


def final_scoring(g: Game) -> Question | None:
    """6.0 The highest score wins, then the larger total of cubes; A67 then the victory is shared."""
    results = [(min(cubes), sum(cubes)) for cubes in [final_cubes(g, seat) for seat in all_seats(g)]]
    ranks = [1 + len([other for other in results if other > own]) for own in results]
    return Outcome([score for score, _ in results], [total for _, total in results], ranks, "all turns played")


def final_cubes(g: Game, seat: Seat) -> list[int]:
    """6.0 What conversion makes of a player's cubes."""
    return g.edition.final_cubes(all_cubes(g, seat))


def all_cubes(g: Game, seat: Seat) -> list[int]:
    """6.0 Collected cubes, and those of fulfilled interests."""
    cubes = holdings(g, seat)
    for _, colour, count in fulfilled(g, seat):
        cubes[colour] += count
    return cubes


def fulfilled(g: Game, seat: Seat) -> list[tuple[Region, int, int]]:
    """6.0 Region, colour and number of cubes of each interest that pays. X2: Mercantilism doubles them."""
    each = 2 if owns_mercantilism(g, seat) else 1
    paying: list[tuple[Region, int, int]] = []
    for interest in cards_in(g.s.interests[seat]):
        region = Region(g.board.interest_region[interest])
        if g.edition.interest_most(g, seat, region):
            paying.append((region, g.board.interest_colour[interest], each))
    return paying


def strictly_most(g: Game, seat: Seat, region: Region) -> bool:
    """6.0, A25 More influence than every other faction, natives included."""
    own = influence(g, seat, region)
    if own <= g.s.natives[region]:
        return False
    return all(other == seat or influence(g, other, region) < own for other in all_seats(g))


def most_by_track(g: Game, seat: Seat, region: Region) -> bool:
    """5.2.2.3 (original) Ties go to the higher on the track, and natives lose them all."""
    own = influence(g, seat, region)
    if own == 0 or own < max(strengths(g, region)):
        return False
    rivals = [other for other in all_seats(g) if influence(g, other, region) == own]
    return g.s.rows[seat] == min([g.s.rows[other] for other in rivals])


def converted(cubes: list[int]) -> list[int]:
    """6.0, A66 Three cubes of one colour make one of another: the highest score for the fewest conversions."""
    score = min(cubes)
    while lacking(cubes, score + 1) <= obtainable(cubes, score + 1):
        score += 1
    return exchanged(cubes, score)


def lacking(cubes: list[int], score: int) -> int:
    """How many cubes are missing for a score."""
    return sum(max(0, score - count) for count in cubes)


def obtainable(cubes: list[int], score: int) -> int:
    """How many cubes the surplus above a score converts into."""
    return sum(max(0, count - score) // RATE for count in cubes)


def exchanged(cubes: list[int], score: int) -> list[int]:
    """The cubes after the conversions that a score takes, given by the largest surplus first."""
    result = cubes[:]
    for _ in range(lacking(cubes, score)):
        giver = result.index(max(result))
        result[giver] -= RATE
        result[result.index(min(result))] += 1
    return result


def unconverted(cubes: list[int]) -> list[int]:
    """6.0 (original) There is no conversion."""
    return cubes
