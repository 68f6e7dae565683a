"""Time at the table: who thinks is charged, for no longer than he thought, and everybody computes the same."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metropole.server import clock
from metropole.server.clock import STOPPED, SeatClock
from metropole.server.table import Table
from metropole.server.wire import (
    AnswerUndo,
    AskUndo,
    Bank,
    Clock,
    NoClock,
    PerMove,
    Play,
    Replace,
    Retract,
    Return,
    Viewer,
)
from tests.server.tables import SECRET, begun, do, put, speak, speaking

BANK = Bank(600, 10)
START = 1003.0  # when the last of three has sat down


def at_sealed_round(rule: Clock, **wishes: Any) -> Table:
    """Three people choose six of twelve cards, from this moment on."""
    table = begun("colonialism/compass", 3, clock=rule, **wishes)
    while not table.the_course.is_sealed:
        speak(table, speaking(table)[0], now=START)
    return table


def at_action(rule: Clock, **wishes: Any) -> tuple[Table, int]:
    """Somebody is to act, from this moment on."""
    table = at_sealed_round(rule, **wishes)
    while table.the_course.is_sealed or table.the_course.game.pending.prompt.key != "act":
        speak(table, speaking(table)[0], now=START)
    return table, speaking(table)[0]


def used(table: Table) -> list[int]:
    """The milliseconds that each seat has been charged."""
    return [glass.used for glass in table.standing.times.glasses]


def left(table: Table, seat: int, now: float, viewer: Viewer | None = None) -> tuple[int, bool] | None:
    """What a viewer, or the seat itself, sees of a clock."""
    shown = table.frame(viewer or table.viewer(f"p{seat}", seat), table.seq, "en", now).clock
    assert shown is not None
    time = shown.seats[seat]
    return None if time is None else (time.left, time.running)


# --- who is charged ---


def test_in_a_sealed_round_each_for_himself() -> None:
    """From the moment of the question until he has said enough, whatever the others do."""
    table = at_sealed_round(BANK)
    before = used(table)
    for i in range(6):
        speak(table, 0, now=START + 1 + i)
    for i in range(6):
        speak(table, 1, now=START + 20 + i)
    assert [6000, 25000, 0] == [after - b for after, b in zip(used(table), before, strict=True)]
    assert [STOPPED, STOPPED] == [table.standing.times.glasses[seat].since for seat in (0, 1)]
    assert table.standing.times.glasses[2].since == START * 1000
    for _ in range(6):
        speak(table, 2, now=START + 60)
    assert [6000, 25000, 60000] == [after - b for after, b in zip(used(table), before, strict=True)]


def test_whoever_takes_back_thinks_again() -> None:
    """The time in which he had said enough is not charged."""
    table = at_sealed_round(BANK)
    for _ in range(6):
        speak(table, 0, now=START + 5)
    do(table, Retract(), "p0", 0, now=START + 50)
    speak(table, 0, now=START + 52)
    assert 7000 == used(table)[0]


def test_others_see_a_sealed_round_run_for_everybody() -> None:
    """Who has answered seems to think on; himself he sees as he is; afterwards everybody knows."""
    table = at_sealed_round(Bank(600, 0))
    for _ in range(6):
        speak(table, 0, now=START + 5)
    assert (595_000, False) == left(table, 0, START + 30)
    assert (570_000, True) == left(table, 0, START + 30, Viewer())
    assert (570_000, True) == left(table, 1, START + 30, Viewer()) == left(table, 1, START + 30)
    for seat in (1, 2):
        for _ in range(6):
            speak(table, seat, now=START + 40)
    assert 595_000 == table.standing.times.glasses[0].given - table.standing.times.glasses[0].shown


def test_drafts_do_not_stop_the_clock() -> None:
    """An action is answered when it is complete."""
    table, seat = at_action(Bank(600, 0))
    before = used(table)[seat]
    game = table.the_course.game
    words = [game.space.name(action) for action in game.pending.options if begins(game, action, seat)]
    do(table, Play(words[0]), f"p{seat}", seat, now=START + 7)
    assert table.standing.drafts[seat]
    assert 7000 == used(table)[seat] - before
    assert table.standing.times.glasses[seat].since == (START + 7) * 1000
    do(table, Retract(), f"p{seat}", seat, now=START + 9)
    assert 9000 == used(table)[seat] - before


def begins(game: Any, action: int, seat: int) -> bool:
    """Whether an answer is the first of several in one action."""
    trial = game.copy()
    trial.answer(action, seat)
    return bool(trial.composing() == seat)


def test_an_answer_fills_the_bank_or_begins_anew() -> None:
    """The increment is for those who answer; with a time per move the next answer has all of it."""
    table, seat = at_action(Bank(600, 10))
    given = [glass.given for glass in table.standing.times.glasses]
    while speaking(table) == [seat]:
        speak(table, seat, now=START + 1)
    rises = [glass.given - before for glass, before in zip(table.standing.times.glasses, given, strict=True)]
    assert rises[seat] >= 10_000
    assert [rise for other, rise in enumerate(rises) if other != seat] == [0, 0]
    table, seat = at_action(PerMove(60))
    while speaking(table) == [seat]:
        speak(table, seat, now=START + 50)
    assert 0 == used(table)[seat]


def test_bots_are_not_charged() -> None:
    """Neither one that sits there nor one that plays for somebody."""
    table = begun("colonialism/compass", 2, ("p0", ""), clock=Bank(60, 0))
    while not table.bot_seats_awaited():
        speak(table, 0, now=START)
    assert STOPPED == table.standing.times.glasses[1].since
    assert left(table, 1, START, Viewer()) is None
    table = at_sealed_round(Bank(60, 0))
    do(table, Replace(1, "greedy"), "p1", now=START + 10)
    speak(table, 1, "", now=START + 50)
    assert 10_000 == used(table)[1]
    assert left(table, 1, START + 50, Viewer()) is None


def test_time_without_a_server_is_nobodys() -> None:
    """As much of it as there was; nobody gains by it."""
    table = at_sealed_round(Bank(600, 0))
    put(table, table.credit(40, START + 50))
    assert [10_000] * 3 == used(table)
    put(table, table.credit(1000, START + 60))
    assert [10_000] * 3 == used(table)
    assert [(590_000, True)] * 3 == [left(table, seat, START + 60, Viewer()) for seat in range(3)]


def test_nobody_thinks_nothing_is_credited() -> None:
    """Without a clock, or before the game has begun, there is no row to write."""
    assert [] == begun("colonialism/compass", 2).credit(10, START)


def test_a_clock_that_goes_back_charges_nobody() -> None:
    """Two processes may disagree about the time; nobody is given time for that, or charged twice."""
    table = at_sealed_round(Bank(600, 0))
    speak(table, 0, now=START + 10)
    speak(table, 0, now=START + 4)
    speak(table, 0, now=START + 12)
    assert 12_000 == used(table)[0]


# --- time runs out ---


def test_when_somebody_is_due() -> None:
    """The first of those who think; without a clock never."""
    table = at_sealed_round(PerMove(60))
    assert START + 60 == table.next_due() == table.summary(START).due
    for _ in range(6):
        speak(table, 0, now=START + 5)
    assert START + 60 == table.next_due()
    for _ in range(6):
        speak(table, 1, now=START + 5)
    assert [] == table.timeouts(START + 59.999)
    assert [2] == [row.body["seat"] for row in table.timeouts(START + 60) if row.kind == "timeout"]
    assert begun("colonialism/compass", 2, clock=NoClock()).next_due() is None


@pytest.mark.parametrize(
    ("absence", "kinds", "resigned"),
    [("wait", ["timeout"], False), ("bot", ["timeout", "replaced"], False), ("resign", ["timeout", "replaced"], True)],
)
def test_what_was_agreed_happens(absence: str, kinds: list[str], resigned: bool) -> None:
    """Who does not answer is only shown as absent, or a bot plays until he returns, or to the end."""
    table = at_sealed_round(PerMove(60), absence=absence, level="random")
    for seat in (0, 1):
        for _ in range(6):
            speak(table, seat, now=START + 5)
    rows = put(table, table.timeouts(START + 61))
    assert kinds == [row.kind for row in rows]
    chair = table.standing.chairs[2]
    assert (absence != "resign", resigned) == (chair.absent, chair.resigned)
    assert ("random" if absence != "wait" else "") == chair.level
    assert [] == table.timeouts(START + 1000)
    assert table.next_due() is None


def test_who_was_absent_returns_with_some_time() -> None:
    """All of it per move; of an empty bank a tenth; nothing is added to a bank that has more."""
    for rule, time in ((PerMove(60), 60_000), (Bank(600, 0), 60_000)):
        table = at_sealed_round(rule, absence="bot")
        put(table, table.timeouts(START + 601))
        assert ["greedy"] * 3 == [chair.level for chair in table.standing.chairs]
        do(table, Return(), "p1", 1, now=START + 700)
        assert (time, True) == left(table, 1, START + 700)
        assert START + 760 == table.next_due()
    table = at_sealed_round(Bank(600, 0))
    do(table, Replace(1, "greedy"), "p1", now=START + 10)
    do(table, Return(), "p1", 1, now=START + 700)
    assert (590_000, True) == left(table, 1, START + 700)


def test_who_is_waited_for_is_absent_until_he_answers() -> None:
    """Then he has some time again, and is not late at once."""
    table = at_sealed_round(Bank(600, 0), absence="wait")
    put(table, table.timeouts(START + 601))
    for seat in (0, 1, 2):
        assert table.standing.chairs[seat].absent
        for _ in range(6):
            speak(table, seat, now=START + 650)
    assert not any([chair.absent for chair in table.standing.chairs])
    due = table.next_due()
    assert due is not None
    assert START + 700 < due


def test_going_back_gives_the_time_back() -> None:
    """The time since the last question was put is nobody's; what was spent before is spent."""
    table, seat = at_action(Bank(600, 0))
    speak(table, speaking(table)[0], now=START + 3)
    while table.standing.drafts[seat]:
        speak(table, seat, now=START + 3)
    before = used(table)
    do(table, AskUndo(table.lineage[-2]), "p0", 0, now=START + 500)
    for player in (1, 2):
        do(table, AnswerUndo(True), f"p{player}", player, now=START + 550)
    assert "undone" == table.public[-1].kind
    assert before == used(table)


def answer(yes: bool) -> "AnswerUndo":
    return AnswerUndo(yes)


# --- properties ---

ROWS = at_sealed_round(Bank(100_000, 0), absence="bot").rows[:]

steps = st.lists(
    st.tuples(st.sampled_from([-3.0, 0.0, 0.0004, 0.5, 7.25, 300.0]), st.integers(0, 11), st.floats(0, 1)),
    max_size=80,
)


@settings(max_examples=60, deadline=None)
@given(steps, st.integers(0, 1000))
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
            rows = table.credit(credit, now)
            credits += credit if rows else 0.0
            put(table, rows)
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
        do(table, Replace(seat, "greedy"), chair.player, now=now)
    elif what in (2, 3) and chair.level:
        do(table, Return(), chair.player, seat, now=now)
    elif what == 4 and table.standing.drafts[seat]:
        do(table, Retract(), "" if chair.level else chair.player, seat, now=now)
    elif speaking(table):
        seat = rng.choice(speaking(table))
        speak(table, seat, "" if table.standing.chairs[seat].level else None, rng.randrange(99), now=now)


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
