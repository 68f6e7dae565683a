"""Where the rules stand: procedures under way, each a frame with its registers, the last one on top.

As numbers a frame is its procedure, the step it stands at, the action that was said last, and its registers; a stack of
frames is one flat list of numbers, the outermost first.
"""

from collections.abc import Callable
from typing import Any, Final

from metropole.kernel.questions import Question

Step = Callable[[Any], Question | None]

REGISTERS: Final = 9
AT: Final = 1
SAID: Final = 2
HEAD: Final = 3
FRAME: Final = HEAD + REGISTERS
NOWHERE: Final = -1


class Asking:
    """A step that asks, and the register its answer goes to."""

    def __init__(self, step: Step, into: int) -> None:
        self.step = step
        self.into = into


def ask(step: Step, into: int) -> Asking:
    """A step that returns a question; the noun of the answer goes into the register."""
    return Asking(step, into)


class Procedure:
    """A paragraph of the rules as a sequence of steps."""

    def __init__(self, paragraph: str, *steps: Step | Asking) -> None:
        self.paragraph = paragraph
        self.steps: list[Step] = [step.step if isinstance(step, Asking) else step for step in steps]
        self.into: list[int] = [step.into if isinstance(step, Asking) else NOWHERE for step in steps]
        self.length = len(steps)

    def before(self, step: Step, *more: Step | Asking) -> "Procedure":
        """The same procedure with more steps in front of one of them."""
        at = self.steps.index(step)
        own: list[Step | Asking] = [
            self.steps[i] if self.into[i] == NOWHERE else Asking(self.steps[i], self.into[i])
            for i in range(self.length)
        ]
        return Procedure(self.paragraph, *own[:at], *more, *own[at:])


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
        self.up: Frame = self if up is None else up
        self.at = 0
        self.said = 0
        self.lent = up is None
        self.r0 = r0
        self.r1 = r1
        self.r2 = r2
        self.r3 = r3
        self.r4 = 0
        self.r5 = 0
        self.r6 = 0
        self.r7 = 0
        self.r8 = 0

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
        other.at = self.at
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

    def depth(self) -> int:
        """How many procedures are under way."""
        count = 0
        frame = self
        while frame.number != NOWHERE:
            frame = frame.up
            count += 1
        return count

    def numbers(self) -> list[int]:
        """All frames from the outermost to this one."""
        if self.number == NOWHERE:
            return []
        registers = [self.r0, self.r1, self.r2, self.r3, self.r4, self.r5, self.r6, self.r7, self.r8]
        return [*self.up.numbers(), self.number, self.at, self.said, *registers]


OUTSIDE: Final = Frame(Procedure(""), NOWHERE, None)


def framed(program: list[Procedure], numbers: list[int]) -> Frame:
    """The frames that these numbers stand for."""
    frame: Frame = OUTSIDE
    for base in range(0, len(numbers), FRAME):
        frame = Frame(program[numbers[base]], numbers[base], frame)
        frame.at = numbers[base + AT]
        frame.said = numbers[base + SAID]
        for register in range(REGISTERS):
            frame.put(register, numbers[base + HEAD + register])
    return frame
