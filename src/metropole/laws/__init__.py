"""Laws that every game must obey, whatever is played. Each raises AssertionError with the reason.

What the components of a game must obey is in a module of its own for each game.
"""

import json
from random import Random

from metropole import registry
from metropole.kernel import Chance, Decision, Game, NotOfferedError, Outcome
from metropole.kernel.chance import roll
from metropole.kernel.questions import plain
from metropole.parts.claims import claim

MOST_TICKETS = 64  # up to which every ticket is looked at


def check_conservation(g: Game) -> None:
    """Every law about components."""
    for law in registry.kit_of(g).laws:
        law(g)


def check(g: Game) -> None:
    """Every law about components and about the open question."""
    check_conservation(g)
    question_is_sound(g)


# --- questions ---


def question_is_sound(g: Game) -> None:
    """G3, G4, G5, G10 Options are sorted, unique and never empty, weights positive, and only the awaited are asked."""
    pending = g.pending
    if isinstance(pending, Decision):
        claim(bool(pending.options), "somebody is asked without options", pending.prompt.key)
        claim(sorted(set(pending.options)) == pending.options, "options sorted and unique", pending.options)
        claim(pending.seat in g.awaiting(), "the asked seat is awaited", pending.seat, g.awaiting())
        for seat in range(g.seats):
            claim(seat in g.awaiting() or g.question(seat) is None, "only the awaited are asked", seat)
    elif isinstance(pending, Chance):
        claim(len(pending.outcomes) == len(pending.weights) > 1, "chance has outcomes", pending.key)
        claim(sorted(set(pending.outcomes)) == pending.outcomes, "outcomes sorted and unique", pending.outcomes)
        claim(min(pending.weights) > 0, "weights are positive", pending.weights)
        tickets_fit(pending)
        claim(g.awaiting() == [], "nobody is asked while chance is", g.awaiting())
    else:
        claim(isinstance(pending, Outcome) and g.awaiting() == [], "the game is over", pending)


def tickets_fit(chance: Chance) -> None:
    """G10 There are as many tickets for an outcome as its weight says."""
    claim((chance.count, chance.total) == (len(chance.outcomes), sum(chance.weights)), "tickets", chance.total)
    if chance.total <= MOST_TICKETS:
        drawn = [chance.at(ticket) for ticket in range(chance.total)]
        claim([drawn.count(outcome) for outcome in chance.outcomes] == chance.weights, "tickets per outcome", drawn)


def asking_changes_nothing(g: Game) -> None:
    """The open question can be asked again from the stack alone, and asking has no effect."""
    before = g.numbers()
    again = g.restored(before)
    claim(g.numbers() == before == again.numbers(), "asking again changes the game")
    claim(plain(again.pending) == plain(g.pending), "asked again, the question differs", plain(g.pending))


def refuses_everything_else(g: Game) -> None:
    """G5 Whatever was not offered is refused, and the game is unchanged."""
    pending = g.pending
    before = g.numbers()
    if isinstance(pending, Decision):
        for action in range(-1, len(g.space) + 1):
            if action not in pending.options:
                refuse(g, action)
    elif isinstance(pending, Chance):
        refuse(g, max(pending.outcomes) + 1)
    claim(g.numbers() == before and g.pending is pending, "a refusal changes nothing")


def refuse(g: Game, action: int) -> None:
    try:
        g.answer(action)
    except NotOfferedError:
        return
    raise AssertionError(f"accepted what was not offered: {action}")


def copies_are_independent(g: Game, rng: Random) -> None:
    """G6 A copy is equal, and playing it on leaves the original alone."""
    before, question = g.numbers(), plain(g.pending)
    other = g.copy()
    claim(other.numbers() == before and plain(other.pending) == question, "a copy is equal")
    for _ in range(12):
        if not other.over:
            random_step(other, rng)
    claim(g.numbers() == before and plain(g.pending) == question, "a copy is independent")


def random_step(g: Game, rng: Random) -> None:
    """One answer, by chance or by a player who chooses blindly."""
    pending = g.pending
    if isinstance(pending, Chance):
        g.advance(roll(pending, rng))
    elif isinstance(pending, Decision):
        g.advance(pending.options[rng.randrange(len(pending.options))])


# --- secrets ---


def seen_by(g: Game, seat: int) -> str:
    """Everything a seat can learn from the game as it stands, as text."""
    return json.dumps(g.view(seat).numbers())


def world_is_possible(g: Game, seat: int, rng: Random) -> Game:
    """G11 A redealt world obeys all laws, and the viewer cannot tell it from the truth."""
    world = g.view(seat).redeal(rng)
    check(world)
    claim(seen_by(world, seat) == seen_by(g, seat), "a redealt world looks different", seat)
    return world
