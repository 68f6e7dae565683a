"""Each limit at its edge, one beyond it, and after recovery; with a clock that only tests move."""

import math
import tracemalloc
from contextlib import ExitStack
from operator import attrgetter

import pytest

from metropole.server import limits as module
from metropole.server.limits import LIMITS, SHARES, ConcurrencyLimit, Limit, Limits, RateLimitError, address_key
from tests.server.http_helpers import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(5000.0)


@pytest.fixture
def limits(clock: ManualClock) -> Limits:
    return Limits(clock=clock)


def wait(limits: Limits, name: str, key: str = "k") -> int:
    """How many seconds somebody is told to wait; 0 for whoever is let through."""
    try:
        limits.hit(name, key)
    except RateLimitError as told:
        return told.retry_after
    return 0


def passes(limits: Limits, name: str, times: int, key: str = "k") -> int:
    """How many of so many are let through."""
    return [wait(limits, name, key) for _ in range(times)].count(0)


@pytest.mark.parametrize("limit", LIMITS, ids=attrgetter("name"))
def test_at_the_limit_beyond_and_after(limit: Limit, limits: Limits, clock: ManualClock) -> None:
    """As many as allowed, not one more, and again as soon as the promised time has passed; a fraction of a second is
    said as one second.
    """
    for _ in range(2):
        assert limit.amount == passes(limits, limit.name, limit.amount)
        with pytest.raises(RateLimitError) as told:
            limits.hit(limit.name, "k")
        assert (limit.says, limit.seconds) == (told.value.code, told.value.retry_after)
        clock.now += limit.seconds - 0.01
        assert 1 == wait(limits, limit.name)
        clock.now += 0.01


@pytest.mark.parametrize("limit", LIMITS, ids=attrgetter("name"))
def test_window_moves(limit: Limit, limits: Limits, clock: ManualClock) -> None:
    """Whatever the rhythm, no span of the limit's length ever has more than allowed; each frees its own place."""
    let_through: list[float] = []
    for _ in range(limit.amount * 9):
        if wait(limits, limit.name) == 0:
            let_through.append(clock.now)
        clock.now += limit.seconds / limit.amount / 3
    spans = zip(let_through, let_through[limit.amount :], strict=False)
    assert all([later - earlier >= limit.seconds - 1e-6 for earlier, later in spans])
    assert 3 * limit.amount == len(let_through)


def test_the_promise_is_kept(limits: Limits, clock: ManualClock) -> None:
    """Whoever waits as long as they were told gets through; a little earlier they do not."""
    for now in (5000.0, 5100.3, 5200.0):
        clock.now = now
        limits.hit("reset", "k")
    clock.now = 5300.7
    assert 3300 == wait(limits, "reset")  # 3299.3, rounded up
    clock.now += 3299
    assert 1 == wait(limits, "reset")
    clock.now += 1
    assert 1 == passes(limits, "reset", 2)  # the second place becomes free a hundred seconds later


def test_refusals_do_not_count(limits: Limits, clock: ManualClock) -> None:
    """Hammering does not prolong the wait."""
    for _ in range(50):
        wait(limits, "chat")
        clock.now += 1
    clock.now = 5060
    assert 0 == wait(limits, "chat")


def test_keys_and_limits_are_apart(limits: Limits) -> None:
    """One person's haste costs nobody else anything, nor themselves anything of another kind."""
    assert 10 == passes(limits, "chat", 12, "anna")
    assert 0 == wait(limits, "chat", "bert") == wait(limits, "export", "anna")


@pytest.mark.parametrize("factor", [0, 1])
def test_unknown_limit(factor: float) -> None:
    """A mistake in the program is no free pass, not even when limits are off."""
    limits = Limits(factor)
    with pytest.raises(KeyError):
        limits.hit("nonsense", "k")
    with pytest.raises(KeyError), limits.hold(("nonsense", "k")):
        pass


# --- one value for load tests ---


@pytest.mark.parametrize(("factor", "allowed"), [(1, 10), (2.5, 25), (0.5, 5), (0.001, 1)])
def test_factor(factor: float, allowed: int, clock: ManualClock) -> None:
    """Every limit is so many times as generous; at least one is always allowed."""
    assert allowed == passes(Limits(factor, clock), "chat", allowed + 1)


def test_switched_off(clock: ManualClock) -> None:
    """With factor 0 nothing is counted, and nothing refused."""
    limits = Limits(0, clock)
    assert [500] * len(LIMITS) == [passes(limits, limit.name, 500) for limit in LIMITS]
    assert not [name for name, window in limits.windows.items() if window.passed]
    with ExitStack() as held:
        for _ in range(100):
            held.enter_context(limits.hold(("sockets-player", "k")))


@pytest.mark.parametrize("factor", [-1, -0.001, math.inf, math.nan])
def test_impossible_factor(factor: float) -> None:
    """A negative, infinite or absent number is refused."""
    with pytest.raises(ValueError, match="factor"):
        Limits(factor)


# --- memory ---


def test_memory_is_bounded(limits: Limits, clock: ManualClock) -> None:
    """A flood of addresses is forgotten beyond ten thousand, the quietest first."""
    tracemalloc.start()
    for number in range(module.MOST_KEYS + 2000):
        limits.hit("handshake", f"10.0.{number >> 8}.{number & 255}")
        clock.now += 0.0001
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 10_000 == module.MOST_KEYS == len(limits.windows["handshake"].passed)
    assert size < 10_000 * 600


@pytest.mark.parametrize(("flood", "knocks"), [(300, 50), (99, 100)], ids=["who keeps trying", "who fills the house"])
def test_flood_does_not_free_the_hasty(
    flood: int, knocks: int, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody over the limit who keeps trying is not forgotten while others flood in; and being the quietest of all
    who are remembered gives nobody a fresh start by knocking again.
    """
    monkeypatch.setattr(module, "MOST_KEYS", 100)
    assert 10 == passes(limits, "sign-in-login", 10, "anna")
    for number in range(flood):
        limits.hit("sign-in-login", f"flood {number}")
        if number % knocks == knocks - 1:
            assert wait(limits, "sign-in-login", "anna")
    assert wait(limits, "sign-in-login", "anna")


def test_quiet_keys_are_forgotten(limits: Limits, clock: ManualClock) -> None:
    """When their span is over, nothing of them is left."""
    for number in range(1000):
        limits.hit("chat", str(number))
    clock.now += 61
    limits.hit("chat", "anna")
    assert ["anna"] == list(limits.windows["chat"].passed)


def test_moments_are_forgotten(limits: Limits, clock: ManualClock) -> None:
    """Of a key that never rests no more moments are kept than its limit has."""
    for _ in range(5000):
        wait(limits, "chat")
        clock.now += 1
    assert len(limits.windows["chat"].passed["k"]) <= 10


# --- how many at once ---


@pytest.mark.parametrize("share", SHARES, ids=attrgetter("name"))
def test_so_many_at_once(share: ConcurrencyLimit) -> None:
    """As many as allowed, not one more, and one more for each that ends."""
    limits, mine = Limits(), (share.name, "k")
    with ExitStack() as held:
        for _ in range(share.amount - 1):
            held.enter_context(limits.hold(mine))
        for _ in range(2):
            with limits.hold(mine), limits.hold((share.name, "other")):
                with pytest.raises(RateLimitError) as told, limits.hold(mine):
                    pass
                assert ("too-many-sockets", 0) == (told.value.code, told.value.retry_after)
    assert {} == limits.held


def test_shares_are_taken_together() -> None:
    """If one of several is used up, none is taken."""
    limits = Limits()
    with limits.hold(*[("sockets-table", "anna here")] * 5):
        assert {("sockets-table", "anna here"): 5} == limits.held
        with pytest.raises(RateLimitError), limits.hold(("sockets-player", "anna"), ("sockets-table", "anna here")):
            pass
        assert {("sockets-table", "anna here"): 5} == limits.held
        with limits.hold(("sockets-player", "anna"), ("sockets-table", "anna there")):
            assert 3 == len(limits.held)


def test_shares_are_given_back_after_errors() -> None:
    """However the block ends."""
    limits = Limits()
    with pytest.raises(RuntimeError), limits.hold(("sockets-player", "anna")):
        raise RuntimeError
    assert {} == limits.held


# --- who is one address, and what people are told ---


@pytest.mark.parametrize(
    ("address", "key"),
    [
        *(("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "::"), ("fe80::1%eth0", "fe80::")),
        *(("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2:ffff::1", "2001:db8:1:2::")),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        *(("", "unknown"), ("testclient", "unknown"), ("192.0.2.7, 10.0.0.1", "unknown")),
    ],
)
def test_one_address(address: str, key: str) -> None:
    """A household has one IPv4 address or a whole IPv6 network; whatever is no address shares one key."""
    assert key == address_key(address)


@pytest.mark.parametrize(
    ("seconds", "english", "german"),
    [
        (1, "in one second", "in einer Sekunde"),
        (59, "in 59 seconds", "in 59 Sekunden"),
        (60, "in one minute", "in einer Minute"),
        (61, "in 2 minutes", "in 2 Minuten"),
        (3599, "in 60 minutes", "in 60 Minuten"),
        (3600, "in one hour", "in einer Stunde"),
        (3601, "in 2 hours", "in 2 Stunden"),
        (86400, "in 24 hours", "in 24 Stunden"),
    ],
)
def test_wait_in_words(seconds: int, english: str, german: str) -> None:
    """In the unit that people would use, never too short."""
    told = RateLimitError("too-many-sign-ins", seconds)
    assert f"Too many attempts to sign in. Please try again {english}." == told.message("en")
    assert f"Zu viele Anmeldeversuche. Bitte versuchen Sie es {german} noch einmal." == told.message("de")


@pytest.mark.parametrize("code", sorted({limit.says for limit in LIMITS} | {share.says for share in SHARES} | {"busy"}))
def test_every_limit_has_its_words(code: str) -> None:
    """In both languages, and different ones."""
    assert RateLimitError(code, 5).message("en") != RateLimitError(code, 5).message("de")
