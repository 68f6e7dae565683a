"""The flow of a game: procedures under way, walked from question to question.

A procedure is a sequence of steps. A step either *acts* (changes the game and returns nothing) or *asks* (changes
nothing and returns its question). The answer to a question is kept in a slot of the procedure's frame, where the next
step finds it by name. The frames are numbers and so a part of the state: they can be copied, hashed and saved in the
middle of anything, and the open question can be asked again from them at any time.
"""

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import mypyc_attr

from metropole.kernel.errors import NotAwaitedError, NotOfferedError
from metropole.kernel.frames import AT, FRAME, HEAD, LEFT, NOWHERE, OUTSIDE, SAID, Frame, Procedure, StepNode, framed
from metropole.kernel.questions import EVERYBODY, Chance, Decision, Event, Outcome, Prompt, Question, Sealed
from metropole.kernel.slots import Local, NumberT, Slot, Slots, appended, listed
from metropole.kernel.space import NO_NOUN, ActionSpace

NONE: Final = -1 << 40  # no number at all


def given(a: int, b: int, c: int, d: int) -> tuple[int, ...]:
    """The numbers of a fact, as many as it has."""
    if b == NONE:
        return () if a == NONE else (a,)
    if c == NONE:
        return a, b
    return (a, b, c) if d == NONE else (a, b, c, d)


NOTHING: Final = Question()  # before a game has begun nothing is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """A game under way, as far as it needs no rules: where it stands and what it is waiting for."""

    def __init__(self, program: list[Procedure], space: ActionSpace, seats: int) -> None:
        self.program = program
        self.space = space
        self.seats = seats
        self.frame: Frame = OUTSIDE
        self.answers: list[list[int]] = []
        self.anchor = 0
        self.anchor_at = 0
        self.pending: Question = NOTHING
        self.listener: Callable[[Event], None] | None = None
        self.halting = False

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.seats} seats, {repr(self.pending)[1:-1]}>"

    # --- what steps may do ---

    def call(self, procedure: int, r0: int = 0, r1: int = 0, r2: int = 0, r3: int = 0) -> None:
        """Begin a procedure; the present one goes on when it has ended. The numbers go into its first registers."""
        self.frame = Frame(self.program[procedure], procedure, self.frame, r0, r1, r2, r3)

    def finish(self) -> None:
        """Leave out the remaining steps of this procedure."""
        self.frame.node = self.frame.procedure.end

    def leave(self) -> None:
        """End the loop that this step is in. Say so before calling another procedure."""
        self.frame.node = LEFT

    def halt(self) -> None:
        """Whatever is under way ends at once; only the last step of the outermost procedure is left."""
        self.halting = True

    def __getitem__(self, slot: Slot[NumberT]) -> NumberT:
        """A local of the procedure under way."""
        return cast(NumberT, self.frame.get(slot.register))

    def __setitem__(self, slot: Slot[NumberT], value: NumberT) -> None:
        self.frame.put(slot.register, value)

    def listed(self, slots: Slots[NumberT]) -> list[NumberT]:
        """A list among the locals of the procedure under way."""
        return cast("list[NumberT]", listed(self.frame.get(slots.register)))

    def clear(self, slots: Slots[NumberT]) -> None:
        """Begin a list anew."""
        self.frame.put(slots.register, 0)

    def count_up(self, slot: Slot[NumberT]) -> int:
        """Add one to a local, and return what it was before."""
        frame = self.frame
        before = frame.get(slot.register)
        frame.put(slot.register, before + 1)
        return before

    @property
    def said(self) -> int:
        """The action that answered the last question of this procedure."""
        return self.frame.said

    def forget(self) -> None:
        """What was said last has no meaning any more."""
        self.frame.said = 0

    def unseal(self) -> list[list[int]]:
        """Open the answers of a sealed round, one list of actions per seat."""
        answers = self.answers
        self.answers = []
        return answers

    # Facts have up to four numbers, given one by one: so nothing is built for them when nobody listens.

    def tell(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """State a fact to everybody."""
        if self.listener is not None:
            self.listener(Event(kind, given(a, b, c, d), EVERYBODY, EVERYBODY))

    def whisper(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """State a fact to one seat only."""
        if self.listener is not None:
            self.listener(Event(kind, given(a, b, c, d), seat, EVERYBODY))

    def tell_others(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """State a fact to everybody but one seat."""
        if self.listener is not None:
            self.listener(Event(kind, given(a, b, c, d), EVERYBODY, seat))

    # --- what players and chance may do ---

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Outcome)

    def awaiting(self) -> list[int]:
        """Every seat that may speak now. In a sealed round that is everybody asked, also who has answered."""
        pending = self.pending
        if not isinstance(pending, Decision):
            return []
        if not pending.sealed:
            return [pending.seat]
        offer = self.sealed_round().offer
        return [seat for seat in range(self.seats) if offer(self, seat, [])]

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        pending = self.pending
        if not isinstance(pending, Decision):
            return None
        if not pending.sealed:
            return pending if pending.seat == seat else None
        options = self.sealed_round().offer(self, seat, self.answers[seat])
        return Decision(seat, pending.prompt, options, True) if options else None

    def about(self, asked: Decision) -> dict[str, int]:
        """What the open question is about, by name."""
        frame = self.frame
        aspects = frame.node.about
        found: dict[str, int] = {}
        for name in asked.prompt.about:
            if name not in aspects:
                continue  # one rulebook asks about more than another
            aspect = aspects[name]
            found[name] = frame.get(aspect.register) if isinstance(aspect, Local) else aspect(self, asked.seat)
        return found

    def named(self) -> list[int]:
        """What has been named so far of the things of one kind that the open question asks for."""
        frame = self.frame
        node = frame.node
        return listed(frame.get(node.into)) if node.is_list else []

    @property
    def paragraph(self) -> str:
        """Where the book has what is under way."""
        return self.frame.procedure.paragraph

    def under_way(self, procedure: int) -> Frame | None:
        """The frame of a procedure that has begun and not ended, if it has."""
        frame = self.frame
        while frame.number != NOWHERE:
            if frame.number == procedure:
                return frame
            frame = frame.up
        return None

    def procedures(self) -> list[int]:
        """All procedures that have begun and not ended, from the outermost."""
        stack = self.stack
        return [stack[base] for base in range(0, len(stack), FRAME)]

    def forget_answers(self) -> None:
        """Nobody is asked anything, and what was answered to get here is blank: it may have been secret."""
        self.pending = NOTHING
        stack = self.stack
        for base in range(0, len(stack), FRAME):
            stack[base + SAID] = 0
            for node in self.program[stack[base]].nodes:
                if node.into != NOWHERE:
                    stack[base + HEAD + node.into] = 0
        self.stack = stack

    def answer(self, action: int, seat: int = EVERYBODY) -> None:
        """Answer the open question; refuse, unchanged, whatever was not offered. Chance answers without a seat.

        >>> import metropole
        >>> game = metropole.Match("colonialism/compass", seats=2, seed=1).game
        >>> game
        <Game compass, 2 seats, turn 1: Decision seat 1: row, 4 options>
        >>> game.answer(game.space.parse("row 3"))
        >>> game
        <Game compass, 2 seats, turn 1: Decision seat 2: row, 3 options>
        """
        pending = self.pending
        if isinstance(pending, Chance) and seat == EVERYBODY:
            if action not in pending.outcomes:
                raise NotOfferedError(f"{pending.key}: {action} is not among {pending.outcomes}")
        else:
            self.check_answer(action, pending.seat if seat == EVERYBODY and isinstance(pending, Decision) else seat)
        self.advance(action, seat)

    def check_answer(self, action: int, seat: int) -> None:
        """Refuse what a seat may not say now."""
        if self.over:
            raise NotAwaitedError("the game is over; nobody is asked anything")
        asked = self.question(seat)
        if asked is None:
            raise NotAwaitedError(f"seat {seat + 1} is not asked anything now; awaited: {self.awaited_names()}")
        if action not in asked.options:
            raise NotOfferedError(self.refusal(action, asked))

    def advance(self, action: int, seat: int = EVERYBODY) -> None:
        """Answer the open question with something known to be offered, and go on to the next question."""
        pending = self.pending
        if isinstance(pending, Decision):
            if pending.sealed:
                self.seal(action, pending.seat, pending.seat if seat == EVERYBODY else seat)
                return
            self.take(action, pending.prompt)
        else:
            self.take_outcome(action)
        self.run()

    def retract(self, seat: int) -> None:
        """Take back what a seat has said in the sealed round that is still open."""
        if seat not in self.awaiting() or not self.answers:
            raise NotAwaitedError(f"seat {seat + 1} has no sealed answer to take back")
        self.answers[seat] = []
        self.asks_from(0, self.sealed_round())

    def composing(self) -> int:
        """The seat in the middle of an action that nobody else has seen anything of, or -1."""
        pending = self.pending
        if isinstance(pending, Decision) and pending.prompt.continues:
            return pending.seat
        return EVERYBODY

    @property
    def stack(self) -> list[int]:
        """All frames as numbers, from the outermost to the one under way."""
        return self.frame.numbers()

    @stack.setter
    def stack(self, numbers: list[int]) -> None:
        self.frame = framed(self.program, numbers)

    def public_stack(self) -> list[int]:
        """The stack as others may see it: an action under way has not begun for them, and answers are blank."""
        if self.composing() == EVERYBODY:
            return self.stack
        stack = self.stack[: self.anchor]
        base = self.anchor - FRAME
        procedure = self.program[stack[base]]
        for i in range(self.anchor_at, procedure.length):
            if procedure.nodes[i].into != NOWHERE:
                stack[base + HEAD + procedure.nodes[i].into] = 0
        stack[base + AT] = self.anchor_at
        stack[base + SAID] = 0
        return stack

    def stand_like(self, other: "Flow") -> None:
        """Stand at the same question as another game."""
        self.frame = other.frame.copy()
        self.answers = [given[:] for given in other.answers] if other.answers else other.answers
        self.anchor = other.anchor
        self.anchor_at = other.anchor_at
        self.pending = other.pending

    # --- walking ---

    def run(self) -> None:
        """Walk on until somebody, or chance, must be asked."""
        while True:
            frame = self.frame
            node = frame.node
            if node.is_end:
                self.frame = frame.ended()
                continue
            frame.node = node.past
            question = node.step(self)
            if self.halting:
                self.unwind()
            elif question is not None:
                frame.node = node
                if self.stands_at(question):
                    return
            elif node.is_head or frame.node is LEFT:
                frame.node = node.way_out

    def unwind(self) -> None:
        """Go straight to the last step of the outermost procedure."""
        self.halting = False
        frame = self.frame
        while frame.up.number != NOWHERE:
            frame = frame.ended()
        frame.go_to(frame.procedure.length - 1)
        self.frame = frame

    def stands_at(self, question: Question) -> bool:
        """Whether the question must be put to somebody; what has one public answer is answered at once."""
        if isinstance(question, Decision):
            if len(question.options) == 1 and not question.prompt.always:
                self.take(question.options[0], question.prompt)
                return False
        elif isinstance(question, Chance):
            if question.count == 1:
                self.take_outcome(question.at(0))
                return False
        elif isinstance(question, Sealed):
            return self.begin_sealed(question)
        self.pending = question
        return True

    def take(self, action: int, prompt: Prompt) -> None:
        """Keep an answer. Others see an action that goes on after it as not begun: they stay at this question."""
        frame = self.frame
        node = frame.node
        if not prompt.continues:
            self.anchor = frame.depth * FRAME
            self.anchor_at = node.at
        frame.said = action
        number = self.space.noun[action]
        if node.is_head:
            self.keep_in_loop(frame, node, number)
        else:
            frame.put(node.into, number)
            frame.node = node.past

    def take_outcome(self, outcome: int) -> None:
        frame = self.frame
        node = frame.node
        if node.is_head:
            self.keep_in_loop(frame, node, outcome)
        else:
            frame.put(node.into, outcome)
            frame.node = node.past

    def keep_in_loop(self, frame: Frame, node: StepNode, number: int) -> None:
        """Put the answer to the first question of a loop where it belongs; without a noun the loop is over."""
        if number == NO_NOUN:
            frame.node = node.way_out
            return
        frame.put(node.into, appended(frame.get(node.into), number) if node.is_list else number)
        frame.node = node.past

    # --- sealed rounds ---

    def ask_again(self) -> Question | None:
        """The question at which the stack stands: asking changes nothing, so it can be repeated."""
        return self.frame.node.step(self)

    def sealed_round(self) -> Sealed:
        """The sealed round that is open."""
        question = self.ask_again()
        assert isinstance(question, Sealed)
        return question

    def begin_sealed(self, question: Sealed) -> bool:
        """Whether anybody has anything to say in the round."""
        if not self.answers:
            self.answers = [[] for _ in range(self.seats)]
        return self.asks_from(0, question)

    def asks_from(self, first: int, question: Sealed) -> bool:
        """Ask the first seat, in seat order, that has not said enough; with none left the round is over."""
        for seat in range(first, self.seats):
            options = question.offer(self, seat, self.answers[seat])
            if options:
                self.pending = Decision(seat, question.prompt, options, True)
                return True
        self.frame.node = self.frame.node.past
        return False

    def seal(self, action: int, asked: int, seat: int) -> None:
        """Keep one sealed answer; the round ends with the last one. A seat is asked until it has answered."""
        question = self.sealed_round()
        self.answers[seat] = question.joined(self.answers[seat], action)
        if seat == asked and not self.asks_from(asked, question):
            self.run()

    # --- refusals ---

    def refusal(self, action: int, asked: Decision) -> str:
        said = self.space.name(action) if 0 <= action < len(self.space) else f"action {action}"
        return f"'{said}' is not offered; offered: {', '.join([self.space.name(a) for a in asked.options])}"

    def awaited_names(self) -> str:
        return ", ".join([f"seat {seat + 1}" for seat in self.awaiting()]) or "nobody"
