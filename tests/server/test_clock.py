"""Time at the table: who thinks is charged, for no longer than they thought, and everybody computes the same."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.server import clock, wire
from metropole.server.clock import STOPPED, SeatClock
from metropole.server.table import Table
from tests.server.tables import SECRET, begun, do, keep_six, put, question_to, speak, speaking, to_sealed_round, voice

BANK = wire.Bank(600, 10)
START = 1003.0  # when the last of three has sat down


def at_sealed_round(rule: wire.Clock, **wishes: Any) -> Table:
    """Three people choose six of twelve cards, from this moment on."""
    return to_sealed_round(begun("colonialism/compass", 3, clock=rule, **wishes), START)


def at_action(rule: wire.Clock, **wishes: Any) -> tuple[Table, int]:
    """Somebody is to act, from this moment on."""
    table = at_sealed_round(rule, **wishes)
    while question_to(table, speaking(table)[0]).prompt.key != "act":
        speak(table, speaking(table)[0], now=START)
    return table, speaking(table)[0]


def used(table: Table, before: list[int] | None = None) -> list[int]:
    """The milliseconds that each seat has been charged, since what it was before."""
    return [glass.used - start for glass, start in zip(table.standing.times.glasses, before or [0] * 3, strict=True)]


def left(table: Table, seat: int, now: float, viewer: wire.Viewer | None = None) -> tuple[int, bool] | None:
    """What a viewer, or the seat itself, sees of a clock."""
    shown = table.frame(viewer or table.viewer(f"p{seat}", seat), table.seq, "en", now).clock
    assert shown is not None
    time = shown.seats[seat]
    return None if time is None else (time.left, time.running)


# --- who is charged ---


def test_in_a_sealed_round_each_by_themselves() -> None:
    """From the moment of the question until they have said enough, whatever the others do."""
    table = at_sealed_round(BANK)
    before = used(table)
    for i in range(6):
        speak(table, 0, now=START + 1 + i)
    for i in range(6):
        speak(table, 1, now=START + 20 + i)
    assert [6000, 25000, 0] == used(table, before)
    assert [STOPPED, STOPPED, START * 1000] == [glass.since for glass in table.standing.times.glasses]
    keep_six(table, 2, now=START + 60)
    assert [6000, 25000, 60000] == used(table, before)


def test_whoever_takes_back_thinks_again() -> None:
    """The time in which they had said enough is not charged."""
    table = at_sealed_round(BANK)
    keep_six(table, 0, now=START + 5)
    do(table, wire.Retract(), "p0", 0, now=START + 50)
    speak(table, 0, now=START + 52)
    assert 7000 == used(table)[0]


def test_others_see_a_sealed_round_run_for_everybody() -> None:
    """Who has answered seems to think on; they see themselves as they are; afterwards everybody knows."""
    table = at_sealed_round(wire.Bank(600, 0))
    keep_six(table, 0, now=START + 5)
    assert (595_000, False) == left(table, 0, START + 30)
    assert (570_000, True) == left(table, 0, START + 30, wire.Viewer())
    assert (570_000, True) == left(table, 1, START + 30, wire.Viewer()) == left(table, 1, START + 30)
    keep_six(table, 1, 2, now=START + 40)
    assert 595_000 == table.standing.times.glasses[0].given - table.standing.times.glasses[0].shown


def test_drafts_do_not_stop_the_clock() -> None:
    """An action is answered when it is complete."""
    table, seat = at_action(wire.Bank(600, 0))
    before = used(table)
    course = table.the_course
    first = next(one for one in question_to(table, seat).options if course.drafted(seat, [one]).composing() == seat)
    do(table, wire.Play(course.game.space.name(first)), f"p{seat}", seat, now=START + 7)
    assert table.standing.drafts[seat]
    assert 7000 == used(table, before)[seat]
    assert table.standing.times.glasses[seat].since == (START + 7) * 1000
    do(table, wire.Retract(), f"p{seat}", seat, now=START + 9)
    assert 9000 == used(table, before)[seat]


def test_an_answer_fills_the_bank_or_begins_anew() -> None:
    """The increment is for those who answer; with a time per move the next answer has all of it."""
    table, seat = at_action(wire.Bank(600, 10))
    given = [glass.given for glass in table.standing.times.glasses]
    while speaking(table) == [seat]:
        speak(table, seat, now=START + 1)
    rises = [glass.given - before for glass, before in zip(table.standing.times.glasses, given, strict=True)]
    assert rises.pop(seat) >= 10_000
    assert rises == [0, 0]
    table, seat = at_action(wire.PerMove(60))
    while speaking(table) == [seat]:
        speak(table, seat, now=START + 50)
    assert 0 == used(table)[seat]


def test_bots_are_not_charged() -> None:
    """Neither one that sits there nor one that plays for somebody."""
    table = begun("colonialism/compass", 2, ("p0", ""), clock=wire.Bank(60, 0))
    while not table.bot_seats_awaited():
        speak(table, 0, now=START)
    assert STOPPED == table.standing.times.glasses[1].since
    assert left(table, 1, START, wire.Viewer()) is None
    table = at_sealed_round(wire.Bank(60, 0))
    do(table, wire.Replace(1, "greedy"), "p1", now=START + 10)
    speak(table, 1, now=START + 50)
    assert 10_000 == used(table)[1]
    assert left(table, 1, START + 50, wire.Viewer()) is None


def test_time_without_a_server_is_nobodys() -> None:
    """As much of it as there was; nobody gains by it. Where there is no clock, there is no row to write."""
    table = at_sealed_round(wire.Bank(600, 0))
    put(table, table.credit(40, START + 50))
    assert [10_000] * 3 == used(table)
    put(table, table.credit(1000, START + 60))
    assert [10_000] * 3 == used(table)
    assert [(590_000, True)] * 3 == [left(table, seat, START + 60, wire.Viewer()) for seat in range(3)]
    assert [] == begun("colonialism/compass", 2).credit(10, START)


def test_a_clock_that_goes_back_charges_nobody() -> None:
    """Two processes may disagree about the time; nobody is given time for that, or charged twice."""
    table = at_sealed_round(wire.Bank(600, 0))
    speak(table, 0, now=START + 10)
    speak(table, 0, now=START + 4)
    speak(table, 0, now=START + 12)
    assert 12_000 == used(table)[0]


# --- time runs out ---


def test_when_somebody_is_due() -> None:
    """The first of those who think; without a clock never."""
    table = at_sealed_round(wire.PerMove(60))
    assert START + 60 == table.next_due() == table.summary(START).due
    keep_six(table, 0, now=START + 5)
    assert START + 60 == table.next_due()
    keep_six(table, 1, now=START + 5)
    assert [] == table.timeouts(START + 59.999)
    assert [2] == [row.body["seat"] for row in table.timeouts(START + 60) if row.kind == "timeout"]
    assert begun("colonialism/compass", 2, clock=wire.NoClock()).next_due() is None


@pytest.mark.parametrize(
    ("absence", "kinds", "resigned"),
    [("wait", ["timeout"], False), ("bot", ["timeout", "replaced"], False), ("resign", ["timeout", "replaced"], True)],
)
def test_what_was_agreed_happens(absence: str, kinds: list[str], resigned: bool) -> None:
    """Who does not answer is only shown as absent, or a bot plays until they return, or to the end."""
    table = at_sealed_round(wire.PerMove(60), absence=absence, level="random")
    keep_six(table, 0, 1, now=START + 5)
    assert kinds == [row.kind for row in put(table, table.timeouts(START + 61))]
    chair = table.standing.chairs[2]
    level = "" if absence == "wait" else "random"
    assert (level, absence != "resign", resigned) == (chair.level, chair.absent, chair.resigned)
    assert [] == table.timeouts(START + 1000)
    assert table.next_due() is None


def test_who_was_absent_returns_with_some_time() -> None:
    """All of it per move; of an empty bank a tenth; nothing is added to a bank that has more."""
    for rule, time in ((wire.PerMove(60), 60_000), (wire.Bank(600, 0), 60_000)):
        table = at_sealed_round(rule, absence="bot")
        put(table, table.timeouts(START + 601))
        assert ["greedy"] * 3 == [chair.level for chair in table.standing.chairs]
        do(table, wire.Return(), "p1", 1, now=START + 700)
        assert (time, True) == left(table, 1, START + 700)
        assert START + 760 == table.next_due()
    table = at_sealed_round(wire.Bank(600, 0))
    do(table, wire.Replace(1, "greedy"), "p1", now=START + 10)
    do(table, wire.Return(), "p1", 1, now=START + 700)
    assert (590_000, True) == left(table, 1, START + 700)


def test_who_is_waited_for_is_absent_until_they_answer() -> None:
    """Then they have some time again, and are not late at once."""
    table = at_sealed_round(wire.Bank(600, 0), absence="wait")
    put(table, table.timeouts(START + 601))
    for seat in (0, 1, 2):
        assert table.standing.chairs[seat].absent
        keep_six(table, seat, now=START + 650)
    assert not any([chair.absent for chair in table.standing.chairs])
    assert START + 700 < (table.next_due() or 0)


def test_going_back_gives_the_time_back() -> None:
    """The time since the last question was put is nobody's; what was spent before is spent."""
    table, seat = at_action(wire.Bank(600, 0))
    speak(table, speaking(table)[0], now=START + 3)
    while table.standing.drafts[seat]:
        speak(table, seat, now=START + 3)
    before = used(table)
    do(table, wire.AskUndo(table.lineage[-2]), "p0", 0, now=START + 500)
    for player in (1, 2):
        do(table, wire.AnswerUndo(True), f"p{player}", player, now=START + 550)
    assert "undone" == table.public[-1].kind
    assert before == used(table)


# --- properties ---

ROWS = at_sealed_round(wire.Bank(100_000, 0), absence="bot").rows[:]

PAUSES = st.sampled_from([-3.0, 0.0, 0.0004, 0.5, 7.25, 300.0])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(PAUSES, st.integers(0, 11), st.floats(0, 1)), max_size=80), st.integers(0, 1000))
def test_nobody_is_charged_for_more_than_the_time_that_passed(moves: list[tuple[float, int, float]], seed: int) -> None:
    """Never negative, never more than what passed without credits; what others are shown obeys the same bounds."""
    table = Table.load("table-1", ROWS, SECRET)
    rng = Random(seed)
    now = latest = START
    credits = 0.0
    first = [(glass.used, glass.shown) for glass in table.standing.times.glasses]
    for pause, what, share in moves:
        now += pause
        last = max([row.at for row in table.rows])
        before = used(table)
        if what == 0:
            credit = max(0.0, now - last) * share
            credits += credit if put(table, table.credit(credit, now)) else 0.0
        else:
            act(table, what, now, rng)
        if table.rows[-1].at > last:
            latest = table.rows[-1].at
        most = (latest - START - credits) * 1000 + len(moves)
        for glass, start, charged in zip(table.standing.times.glasses, first, before, strict=True):
            assert charged <= glass.used or what == 1
            assert 0 <= glass.used - start[0] <= most
            assert 0 <= glass.shown - start[1] <= most


def act(table: Table, what: int, now: float, rng: Random) -> None:
    """Somebody speaks, takes back, leaves to a bot or returns."""
    seat = rng.randrange(3)
    chair = table.standing.chairs[seat]
    if what == 1 and not chair.level:
        do(table, wire.Replace(seat, "greedy"), chair.player, now=now)
    elif what in (2, 3) and chair.level:
        do(table, wire.Return(), chair.player, seat, now=now)
    elif what == 4 and table.standing.drafts[seat]:
        do(table, wire.Retract(), voice(table, seat), seat, now=now)
    elif speaking(table):
        speak(table, rng.choice(speaking(table)), pick=rng.randrange(99), now=now)


@given(st.lists(st.tuples(st.integers(-50, 5000), st.integers(0, 3000), st.booleans()), max_size=30))
def test_a_glass_is_never_charged_less_than_nothing(spans: list[tuple[int, int, bool]]) -> None:
    """Any moments, any credits, running or not."""
    glass = SeatClock(given=1000)
    now = passed = 0
    for span, credit, running in spans:
        clock.set_running(glass, running, max(now, 0))
        before = glass.used
        now += span
        passed += max(0, span)
        clock.charge(glass, now, credit)
        assert before <= glass.used <= passed
        assert running or before == glass.used
