"""Procedures: locals by name, lists, loops, and what questions are about; in a game of nothing but drawing numbers."""

from collections.abc import Callable
from typing import Any

import pytest

from metropole.kernel import ActionSpace, Decision, Flow, Outcome, Procedure, Prompt, Question, Slot, Slots, ask, loop
from metropole.kernel.frames import StepOrLoop
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.slots import LONGEST, REGISTERS, appended, listed

SPACE = ActionSpace([("take", ("none", "one", "two", "three")), ("done", ())])
DONE = 4
SEAT = Slot[int]()
FIRST = Slot[int](SEAT)
SECOND = Slot[int](FIRST)
MANY = Slots[int](SECOND)
CHOOSE = Prompt("choose", "1", about=("first",))
MORE = Prompt("more", "1", continues=True, about=("first",))


def choose(g: Flow) -> Question | None:
    return Decision(0, CHOOSE, [0, 1, 2, 3, DONE])


def once_more(g: Flow) -> Question | None:
    """Up to three, and the first of them begins the action."""
    named = g.listed(MANY)
    return Decision(0, MORE if named else CHOOSE, [0, 1, 2, 3, DONE]) if len(named) < 3 else None


def end(g: Flow) -> Question | None:
    return Outcome([g[FIRST], g[SECOND]], g.listed(MANY), [1], "the end")


def playing(*parts: StepOrLoop) -> Flow:
    """A game of one procedure, at its first question."""
    g = Flow([Procedure("1", *parts, end)], SPACE, 1)
    g.call(0)
    g.run()
    return g


def said(g: Flow, *actions: int) -> Flow:
    for action in actions:
        g.answer(action, 0)
    return g


def result(g: Flow) -> tuple[list[int], list[int]]:
    """What the first two slots and the list held in the end."""
    assert isinstance(g.pending, Outcome)
    return g.pending.scores, g.pending.totals


def into(slot: Slot[int], change: Callable[[int], int]) -> Callable[[Flow], None]:
    def act(g: Flow) -> None:
        g[slot] = change(g[slot])

    return act


# --- slots ---


def test_slots_lie_one_after_the_other() -> None:
    """Each has a place of its own in the frame, and there is an end to it."""
    slots = [SEAT]
    for _ in range(REGISTERS - 1):
        slots.append(Slot[int](slots[-1]))
    assert list(range(REGISTERS)) == [slot.register for slot in slots]
    with pytest.raises(AssertionError, match="no more locals"):
        Slot[int](slots[-1])


def test_an_answer_goes_into_its_slot() -> None:
    assert ([2, 4], []) == result(said(playing(ask(choose, FIRST), into(SECOND, lambda n: n + 4)), 2))


def test_every_call_has_locals_of_its_own() -> None:
    """What is handed over comes first, and what the caller keeps is there afterwards."""

    def call(g: Flow) -> None:
        g[FIRST] = 3
        g.call(1, 0, 7)

    def change(g: Flow) -> None:
        seen.append((g[FIRST], g[SECOND]))
        g[FIRST] = 1

    seen: list[tuple[int, int]] = []
    g = Flow([Procedure("1", call, end), Procedure("2", change)], SPACE, 1)
    g.call(0)
    g.run()

    assert ([(7, 0)], ([3, 0], [])) == (seen, result(g))


# --- lists ---


@pytest.mark.parametrize("numbers", [[], [0], [0, 0, 5], [126] * LONGEST])
def test_a_list_is_one_number(numbers: list[int]) -> None:
    packed = 0
    for number in numbers:
        packed = appended(packed, number)

    assert numbers == listed(packed)
    assert packed < 1 << 62


@pytest.mark.parametrize(
    ("actions", "named"), [((DONE,), []), ((3, DONE), [3]), ((1, 0, DONE), [1, 0]), ((2, 2, 1), [2, 2, 1])]
)
def test_a_list_is_asked_for_until_it_is_full(actions: tuple[int, ...], named: list[int]) -> None:
    """Or until the answer names nothing."""
    assert ([0, 0], named) == result(said(playing(ask(once_more, MANY)), *actions))


def test_a_list_begins_anew() -> None:
    g = said(playing(ask(once_more, MANY), lambda g: g.clear(MANY), ask(once_more, MANY)), 1, 2, 3, 1, DONE)
    assert ([0, 0], [1]) == result(g)


# --- loops ---


@pytest.mark.parametrize(("actions", "total"), [((DONE,), 0), ((1, DONE), 1), ((1, 3, 2, DONE), 6)])
def test_a_loop_ends_when_nothing_is_named(actions: tuple[int, ...], total: int) -> None:
    """The rest of the loop is left out, and the slot keeps what was named last."""

    def add(g: Flow) -> None:
        g[SECOND] += g[FIRST]

    g = said(playing(loop(ask(choose, FIRST), add)), *actions)
    assert ([actions[-2] if len(actions) > 1 else 0, total], []) == result(g)


def test_a_loop_ends_when_nothing_is_asked() -> None:
    def only_twice(g: Flow) -> Question | None:
        return choose(g) if g[SECOND] < 2 else None

    g = said(playing(loop(ask(only_twice, FIRST), into(SECOND, lambda n: n + 1))), 1, 3)
    assert ([3, 2], []) == result(g)


def test_only_the_first_step_ends_a_loop() -> None:
    """A later question may be answered with nothing, or not be asked at all."""

    def never(g: Flow) -> Question | None:
        return None

    parts = (ask(choose, FIRST), ask(choose, FIRST), ask(never, FIRST), into(SECOND, lambda n: n + 1))
    assert 2 == result(said(playing(loop(*parts)), 1, DONE, 1, 2, DONE))[0][1]


def test_whoever_acts_leaves() -> None:
    """A loop that begins with an act ends when a step says so, wherever that step stands."""

    def leave_at_three(g: Flow) -> None:
        if g[FIRST] == 3:
            g.leave()

    count, other = into(FIRST, lambda n: n + 1), into(SECOND, lambda n: n + 1)
    assert ([3, 2], []) == result(playing(loop(count, leave_at_three, other)))
    assert ([3, 3], []) == result(playing(loop(count, other, leave_at_three)))


def test_loops_within_loops() -> None:
    """The inner one comes again for each round of the outer one, also where it is its last step, or its first."""

    def inner(g: Flow) -> Question | None:
        return choose(g)

    def twice(g: Flow) -> None:
        if g.count_up(SECOND) == 2:
            g.leave()

    for parts in ((twice, ask(inner, MANY)), (twice, loop(ask(inner, FIRST)))):
        assert 3 == result(said(playing(loop(*parts)), 1, DONE, 2, DONE))[0][1]
    assert 3 == result(said(playing(loop(loop(ask(inner, FIRST)), twice)), 1, DONE, DONE, 2, DONE))[0][1]


def test_steps_are_put_before_one_in_a_loop() -> None:
    step = into(SECOND, lambda n: n + 1)
    procedure = Procedure("1", loop(ask(choose, FIRST), step), end).before(step, into(SECOND, lambda n: 10 * n))
    g = Flow([procedure], SPACE, 1)
    g.call(0)
    g.run()

    assert 11 == result(said(g, 1, 1, DONE))[0][1]


def test_steps_are_put_before_one_that_asks() -> None:
    """Known by its step, whatever it asks for."""
    procedure = Procedure("1", ask(choose, FIRST), end).before(choose, into(SECOND, lambda n: n + 7))
    g = Flow([procedure], SPACE, 1)
    g.call(0)
    g.run()

    assert ([2, 7], []) == result(said(g, 2))


# --- what is asked ---


def test_a_question_says_what_it_is_about() -> None:
    """By name, from a local or from whatever the asked seat finds out; and what has been named so far."""
    g = playing(ask(choose, FIRST, first=SECOND), into(SECOND, lambda n: 5), ask(once_more, MANY, first=found_out))
    assert isinstance(g.pending, Decision)
    assert {"first": 0} == g.about(g.pending)
    said(g, 2)
    assert {"first": 500} == g.about(g.pending)
    said(g, 3, 1)
    assert [3, 1] == g.named()


def found_out(g: Any, seat: int) -> int:
    number: int = g[SECOND]
    return 100 * number + seat


def test_others_see_a_list_only_when_it_is_complete() -> None:
    """While it is being named, they see an empty one."""
    g = said(playing(ask(once_more, MANY)), 3, 1)
    assert 0 == g.composing()

    public = g.public_stack()

    assert [3, 1] == listed(g.stack[3 + MANY.register])
    assert [] == listed(public[3 + MANY.register])
    said(g, DONE)
    assert EVERYBODY == g.composing()
