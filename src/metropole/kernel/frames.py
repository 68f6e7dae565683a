"""Where the rules stand: procedures under way, each a frame with its registers, the last one on top.

As numbers a frame is its procedure, the step it stands at, the action that was said last, and its registers; a stack of
frames is one flat list of numbers, the outermost first.
"""

from collections.abc import Callable
from typing import Any, Final, final
from zlib import crc32

from mypy_extensions import mypyc_attr

from metropole.kernel.questions import Question
from metropole.kernel.slots import REGISTERS, Local, Slots

Step = Callable[[Any], Question | None]
Aspect = Local | Callable[[Any, int], int]  # a local, or what a seat that is asked finds out

AT: Final = 1
SAID: Final = 2
HEAD: Final = 3
FRAME: Final = HEAD + REGISTERS
NOWHERE: Final = -1


class Asking:
    """A step that asks, the slot its answer goes to, and what its questions are about."""

    def __init__(self, step: Step, into: Local, about: dict[str, Aspect]) -> None:
        self.step = step
        self.into = into
        self.about = about


def ask(step: Step, into: Local, **about: Aspect) -> Asking:
    """A step that returns a question; the noun of the answer goes into the slot.

    A list is asked for again and again, until the step returns nothing, or the answer has no noun.
    """
    return Asking(step, into, about)


class Loop:
    """Steps that come again: until the first of them asks nothing or is answered without a noun, or one leaves."""

    def __init__(self, steps: "tuple[StepOrLoop, ...]") -> None:
        self.steps = steps


StepOrLoop = Step | Asking | Loop


def loop(*steps: StepOrLoop) -> Loop:
    """Steps that come again until the first of them has nothing to ask, or one of them says `g.leave()`."""
    return Loop(steps)


def size(part: StepOrLoop) -> int:
    """How many steps a part has."""
    return sum([size(each) for each in part.steps]) if isinstance(part, Loop) else 1


def with_before(parts: tuple[StepOrLoop, ...], step: Step, more: tuple[StepOrLoop, ...]) -> tuple[StepOrLoop, ...]:
    """The parts with more of them in front of a step, which may be in a loop."""
    found: list[StepOrLoop] = []
    for part in parts:
        if isinstance(part, Loop):
            found.append(Loop(with_before(part.steps, step, more)))
            continue
        if step is (part.step if isinstance(part, Asking) else part):
            found.extend(more)
        found.append(part)
    return tuple(found)


@final
class StepNode:
    """One step of a procedure: where its answer goes, what it leads to, and what it leads to when its loop is over.

    A `head` ends its loop by asking nothing, or by an answer without a noun. Out of no loop the way leads to the end.
    """

    def __init__(self, at: int, step: Step, into: int, about: dict[str, Aspect]) -> None:
        self.at = at
        self.step = step
        self.into = into
        self.about = about
        self.past: StepNode = self
        self.way_out: StepNode = self
        self.is_head = False
        self.is_list = False
        self.is_end = False


def nothing(g: object) -> Question | None:
    """What stands after the last step."""
    return None


LEFT: Final = StepNode(NOWHERE, nothing, NOWHERE, {})  # where a frame stands whose step has left its loop


class Procedure:
    """A paragraph of the rules as a sequence of steps; the last node stands for the end."""

    def __init__(self, paragraph: str, *parts: StepOrLoop) -> None:
        self.paragraph = paragraph
        self.parts = parts
        self.length = sum([size(part) for part in parts])
        self.nodes: list[StepNode] = []
        self.add(parts)
        self.end = StepNode(self.length, nothing, NOWHERE, {})
        self.end.is_end = True
        self.nodes.append(self.end)
        self.link(parts, 0, self.end, self.end)
        self.first = self.nodes[0]
        words = [f"{getattr(node.step, '__name__', '')} {node.into} {node.past.at}" for node in self.nodes]
        self.mark = crc32(" ".join(words).encode())  # changes with the layout

    @property
    def steps(self) -> list[Step]:
        """All steps in order, for whoever reads the rules rather than walks them."""
        return [node.step for node in self.nodes[: self.length]]

    def __repr__(self) -> str:
        return f"<Procedure {self.paragraph}: {self.length} steps>"

    def add(self, parts: tuple[StepOrLoop, ...]) -> None:
        """Lay out all steps in order."""
        for part in parts:
            if isinstance(part, Loop):
                self.add(part.steps)
            elif isinstance(part, Asking):
                self.nodes.append(StepNode(len(self.nodes), part.step, part.into.register, part.about))
            else:
                self.nodes.append(StepNode(len(self.nodes), part, NOWHERE, {}))

    def link(self, parts: tuple[StepOrLoop, ...], at: int, after: StepNode, way_out: StepNode) -> None:
        """Lead from step to step, from the last one to `after`; who leaves the loop goes to `way_out`."""
        for i, part in enumerate(parts):
            node = self.nodes[at]
            at += size(part)
            ahead = after if i == len(parts) - 1 else self.nodes[at]
            if isinstance(part, Loop):
                self.link(part.steps, node.at, node, ahead)
                node.is_head = node.into != NOWHERE
                continue
            is_list = isinstance(part, Asking) and isinstance(part.into, Slots)
            node.past = node if is_list else ahead
            node.way_out = ahead if is_list else way_out
            node.is_list = node.is_head = is_list

    def before(self, step: Step, *more: StepOrLoop) -> "Procedure":
        """The same procedure with more steps in front of one of them."""
        return Procedure(self.paragraph, *with_before(self.parts, step, more))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A procedure under way, and the one that goes on after it. Outside the outermost there is nothing but itself.

    Frames that wait for another to end do not change, so copies of a game share them: they are *lent*, and whoever goes
    on with a lent frame goes on with a copy of it. What waits for a lent frame is lent too.
    """

    def __init__(
        self, procedure: Procedure, number: int, up: "Frame | None", r0: int = 0, r1: int = 0, r2: int = 0, r3: int = 0
    ) -> None:
        self.procedure = procedure
        self.number = number
        self.node: StepNode = procedure.first
        self.said = 0
        self.lent = up is None
        self.depth: int = 0 if up is None else up.depth + 1  # how many procedures are under way
        self.r0 = r0
        self.r1 = r1
        self.r2 = r2
        self.r3 = r3
        self.r4 = 0
        self.r5 = 0
        self.r6 = 0
        self.r7 = 0
        self.r8 = 0
        self.up: Frame = self if up is None else up  # last: compiled, all before it is certain then

    def get(self, register: int) -> int:
        if register < 3:
            return self.r0 if register == 0 else self.r1 if register == 1 else self.r2
        if register < 6:
            return self.r3 if register == 3 else self.r4 if register == 4 else self.r5
        return self.r6 if register == 6 else self.r7 if register == 7 else self.r8

    def put(self, register: int, value: int) -> None:
        if register == 0:
            self.r0 = value
        elif register == 1:
            self.r1 = value
        elif register == 2:
            self.r2 = value
        elif register == 3:
            self.r3 = value
        elif register == 4:
            self.r4 = value
        elif register == 5:
            self.r5 = value
        elif register == 6:
            self.r6 = value
        elif register == 7:
            self.r7 = value
        else:
            self.r8 = value

    def go_to(self, at: int) -> None:
        """Stand at a step by its number."""
        self.node = self.procedure.nodes[at]

    def copy(self) -> "Frame":
        """The same place in the same procedures; those that wait are shared from now on."""
        waiting = self.up
        while not waiting.lent:
            waiting.lent = True
            waiting = waiting.up
        return self.again()

    def again(self) -> "Frame":
        """A frame like this one."""
        other = Frame(self.procedure, self.number, self.up, self.r0, self.r1, self.r2, self.r3)
        other.node = self.node
        other.said = self.said
        other.r4 = self.r4
        other.r5 = self.r5
        other.r6 = self.r6
        other.r7 = self.r7
        other.r8 = self.r8
        return other

    def ended(self) -> "Frame":
        """The frame that goes on when this one has ended."""
        return self.up.again() if self.up.lent else self.up

    def numbers(self) -> list[int]:
        """All frames from the outermost to this one."""
        if self.number == NOWHERE:
            return []
        registers = [self.r0, self.r1, self.r2, self.r3, self.r4, self.r5, self.r6, self.r7, self.r8]
        return [*self.up.numbers(), self.number, self.node.at, self.said, *registers]


OUTSIDE: Final = Frame(Procedure(""), NOWHERE, None)


def framed(program: list[Procedure], numbers: list[int]) -> Frame:
    """The frames that these numbers stand for."""
    frame: Frame = OUTSIDE
    for base in range(0, len(numbers), FRAME):
        frame = Frame(program[numbers[base]], numbers[base], frame)
        frame.go_to(numbers[base + AT])
        frame.said = numbers[base + SAID]
        for register in range(REGISTERS):
            frame.put(register, numbers[base + HEAD + register])
    return frame
