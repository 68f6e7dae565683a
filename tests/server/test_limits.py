"""Each limit at its edge, one beyond it, and after recovery; with a clock that only tests move."""

import math
import tracemalloc

import pytest

from metropole.server import limits as module
from metropole.server.limits import LIMITS, SHARES, ConcurrencyLimit, Limit, Limits, RateLimitError, address_key
from tests.server.http_helpers import ManualClock


def passes(limits: Limits, name: str, key: str = "k") -> bool:
    try:
        limits.hit(name, key)
    except RateLimitError:
        return False
    return True


def named(limit: Limit | ConcurrencyLimit) -> str:
    return limit.name


@pytest.mark.parametrize("limit", LIMITS, ids=named)
def test_at_the_limit_beyond_and_after(limit: Limit) -> None:
    """As many as allowed, not one more, and again as soon as the promised time has passed."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for _ in range(limit.amount):
        limits.hit(limit.name, "k")

    with pytest.raises(RateLimitError) as told:
        limits.hit(limit.name, "k")
    assert (limit.says, limit.seconds) == (told.value.code, told.value.retry_after)

    clock.now += limit.seconds - 0.01
    assert not passes(limits, limit.name)
    clock.now += 0.01
    assert [True] * limit.amount + [False] == [passes(limits, limit.name) for _ in range(limit.amount + 1)]


@pytest.mark.parametrize("limit", LIMITS, ids=named)
def test_window_moves(limit: Limit) -> None:
    """Whatever the rhythm, no span of the limit's length ever has more than allowed; each frees its own place."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    step = limit.seconds / limit.amount / 3
    let_through: list[float] = []
    for _ in range(limit.amount * 9):
        if passes(limits, limit.name):
            let_through.append(clock.now)
        clock.now += step
    spans = zip(let_through, let_through[limit.amount :], strict=False)
    assert all([later - earlier >= limit.seconds - 1e-6 for earlier, later in spans])
    assert 3 * limit.amount == len(let_through)


def test_the_promise_is_kept() -> None:
    """Whoever waits as long as he was told gets through; a little earlier he does not."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for wait in (0.0, 100.3, 200.0):
        clock.now = 5000.0 + wait
        limits.hit("reset", "k")
    clock.now = 5300.7
    with pytest.raises(RateLimitError) as told:
        limits.hit("reset", "k")
    assert 3300 == told.value.retry_after  # 3299.3, rounded up
    clock.now += 3299
    assert not passes(limits, "reset")
    clock.now += 1
    assert passes(limits, "reset")
    assert not passes(limits, "reset")  # the second place becomes free a hundred seconds later


def test_refusals_do_not_count() -> None:
    """Hammering does not prolong the wait."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for _ in range(50):
        passes(limits, "chat")
        clock.now += 1
    clock.now = 5060
    assert passes(limits, "chat")


def test_wait_is_never_zero() -> None:
    """A fraction of a second is said as one second."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for _ in range(5):
        limits.hit("export", "k")
    clock.now += 59.99
    with pytest.raises(RateLimitError) as told:
        limits.hit("export", "k")
    assert 1 == told.value.retry_after


def test_keys_and_limits_are_apart() -> None:
    """One person's haste costs nobody else anything, nor himself anything of another kind."""
    limits = Limits(clock=ManualClock(5000.0))
    for _ in range(11):
        passes(limits, "chat", "anna")
    assert not passes(limits, "chat", "anna")
    assert passes(limits, "chat", "bert")
    assert passes(limits, "export", "anna")


def test_unknown_limit() -> None:
    """A mistake in the program is no free pass, not even when limits are off."""
    for limits in (Limits(), Limits(0)):
        with pytest.raises(KeyError):
            limits.hit("nonsense", "k")
        with pytest.raises(KeyError), limits.hold(("nonsense", "k")):
            pass


# --- one value for load tests ---


@pytest.mark.parametrize(("factor", "allowed"), [(1, 10), (2.5, 25), (0.5, 5), (0.001, 1)])
def test_factor(factor: float, allowed: int) -> None:
    """Every limit is so many times as generous; at least one is always allowed."""
    limits = Limits(factor, ManualClock(5000.0))
    assert [True] * allowed + [False] == [passes(limits, "chat") for _ in range(allowed + 1)]


def test_switched_off() -> None:
    """With factor 0 nothing is counted, and nothing refused."""
    limits = Limits(0, ManualClock(5000.0))
    assert all([passes(limits, limit.name) for limit in LIMITS for _ in range(500)])
    assert all([not window.passed for window in limits.windows.values()])
    held = [limits.hold(("sockets-player", "k")) for _ in range(100)]
    for one in held:
        one.__enter__()
    for one in held:
        one.__exit__(None, None, None)


@pytest.mark.parametrize("factor", [-1, -0.001, math.inf, math.nan])
def test_impossible_factor(factor: float) -> None:
    """A negative, infinite or absent number is refused."""
    with pytest.raises(ValueError, match="factor"):
        Limits(factor)


# --- memory ---


def test_memory_is_bounded() -> None:
    """A flood of addresses is forgotten beyond ten thousand, the quietest first."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    tracemalloc.start()
    for number in range(module.MOST_KEYS + 2000):
        limits.hit("handshake", f"10.0.{number >> 8}.{number & 255}")
        clock.now += 0.0001
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 10_000 == module.MOST_KEYS == len(limits.windows["handshake"].passed)
    assert size < 10_000 * 600


def test_flood_does_not_free_the_hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody over the limit who keeps trying is not forgotten while others flood in."""
    monkeypatch.setattr(module, "MOST_KEYS", 100)
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for _ in range(10):
        limits.hit("sign-in-login", "anna")
    for number in range(3 * module.MOST_KEYS):
        limits.hit("sign-in-login", f"flood {number}")
        if number % 50 == 0:
            assert not passes(limits, "sign-in-login", "anna")
    assert not passes(limits, "sign-in-login", "anna")


def test_a_full_house_does_not_free_the_one_who_knocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being the quietest of ten thousand gives nobody a fresh start by knocking again."""
    monkeypatch.setattr(module, "MOST_KEYS", 100)
    limits = Limits(clock=ManualClock(5000.0))
    for _ in range(10):
        limits.hit("sign-in-login", "anna")
    for number in range(module.MOST_KEYS - 1):
        limits.hit("sign-in-login", f"flood {number}")
    assert not passes(limits, "sign-in-login", "anna")


def test_quiet_keys_are_forgotten() -> None:
    """When their span is over, nothing of them is left."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for number in range(1000):
        limits.hit("chat", str(number))
    clock.now += 61
    limits.hit("chat", "anna")
    assert ["anna"] == list(limits.windows["chat"].passed)


def test_moments_are_forgotten() -> None:
    """Of a key that never rests no more moments are kept than its limit has."""
    clock = ManualClock(5000.0)
    limits = Limits(clock=clock)
    for _ in range(5000):
        passes(limits, "chat")
        clock.now += 1
    assert len(limits.windows["chat"].passed["k"]) <= 10


# --- how many at once ---


@pytest.mark.parametrize("share", SHARES, ids=named)
def test_so_many_at_once(share: ConcurrencyLimit) -> None:
    """As many as allowed, not one more, and one more for each that ends."""
    limits = Limits()
    held = [limits.hold((share.name, "k")) for _ in range(share.amount)]
    for one in held:
        one.__enter__()
    with pytest.raises(RateLimitError) as told, limits.hold((share.name, "k")):
        pass
    assert ("too-many-sockets", 0) == (told.value.code, told.value.retry_after)
    with limits.hold((share.name, "other")):
        pass
    held[0].__exit__(None, None, None)
    with limits.hold((share.name, "k")):
        pass
    for one in held[1:]:
        one.__exit__(None, None, None)
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
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::1", "::"),
        ("fe80::1%eth0", "fe80::"),
        ("", "unknown"),
        ("testclient", "unknown"),
        ("192.0.2.7, 10.0.0.1", "unknown"),
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
