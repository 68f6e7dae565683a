"""How much is too much: how often, how many at once, how large. Each process counts for itself, in memory."""

import math
import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from metropole.text.messages import ApiError

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LARGEST_FRAME: Final = 8 * 1024  # bytes that a live channel accepts in one message


@dataclass(frozen=True)
class Limit:
    """So many within any span of so many seconds; `per` says whose they are, `says` is the code of the refusal."""

    name: str
    amount: int
    seconds: int
    per: str
    says: str


@dataclass(frozen=True)
class ConcurrencyLimit:
    """So many at the same time."""

    name: str
    amount: int
    per: str
    says: str


LIMITS: Final = (
    Limit("play", 60, 20, "socket", "too-many-messages"),
    Limit("watch", 30, 20, "socket", "too-many-messages"),
    Limit("handshake", 30, MINUTE, "address", "too-many-handshakes"),
    Limit("sign-in-login", 10, 15 * MINUTE, "login", "too-many-sign-ins"),
    Limit("sign-in-address", 50, 10 * MINUTE, "address", "too-many-sign-ins"),
    Limit("join", 30, HOUR, "address", "too-many-joins"),  # a whole table may sit behind one address
    Limit("sign-up", 5, DAY, "address", "too-many-sign-ups"),
    Limit("reset", 3, HOUR, "player", "too-many-resets"),
    Limit("create-minute", 5, MINUTE, "player", "too-many-tables"),
    Limit("create-day", 50, DAY, "player", "too-many-tables"),
    Limit("chat", 10, MINUTE, "player", "too-much-talk"),
    Limit("export", 5, MINUTE, "player", "too-many-exports"),
    Limit("read", 180, MINUTE, "address", "too-many-reads"),
    Limit("look", 600, MINUTE, "address", "too-many-reads"),  # a whole game may be looked through at a stretch
    Limit("command", 240, MINUTE, "address", "too-many-messages"),
    Limit("illegal", 30, MINUTE, "player", "too-many-illegal"),
)

SHARES: Final = (
    ConcurrencyLimit("sockets-table", 5, "player and table", "too-many-sockets"),
    ConcurrencyLimit("sockets-player", 20, "player", "too-many-sockets"),
    ConcurrencyLimit("sockets-address", 60, "address", "too-many-sockets"),
)

MOST_KEYS: Final = 10_000  # remembered for one limit; beyond that, whoever was quiet longest is forgotten


class RateLimitError(ApiError):
    """Somebody is over a limit. `retry_after` is in whole seconds; 0 if waiting alone does not help."""

    def __init__(self, code: str, retry_after: int) -> None:
        super().__init__(code, allowed=wait(retry_after))
        self.retry_after = retry_after


def wait(seconds: int) -> dict[str, str | int]:
    """A time to wait in the unit that people would use."""
    if seconds < MINUTE:
        return {"count": seconds, "unit": "seconds"}
    if seconds < HOUR:
        return {"count": math.ceil(seconds / MINUTE), "unit": "minutes"}
    return {"count": math.ceil(seconds / HOUR), "unit": "hours"}


def address_key(address: str) -> str:
    """Who counts as one address: an IPv4 address, or an IPv6 network, of which one household has all addresses."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return "unknown"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))


class SlidingWindow:
    """The moments at which each key was let through, no older than the span of the limit."""

    def __init__(self, amount: int, seconds: int) -> None:
        self.amount = amount
        self.seconds = seconds
        self.passed: OrderedDict[str, list[float]] = OrderedDict()  # those heard of last stand last

    def hit(self, key: str, now: float) -> int:
        """0 if one more is allowed, and it counts; else the seconds until it will be, and it does not count."""
        self.forget(now)
        if key not in self.passed and len(self.passed) >= MOST_KEYS:
            self.passed.popitem(last=False)
        moments = self.passed.setdefault(key, [])
        self.passed.move_to_end(key)
        del moments[: bisect_right(moments, now - self.seconds)]
        if len(moments) >= self.amount:
            return max(1, math.ceil(moments[0] + self.seconds - now))
        moments.append(now)
        return 0

    def forget(self, now: float) -> None:
        """Drop the keys that were quiet for the whole span."""
        while self.passed:
            key, moments = next(iter(self.passed.items()))
            if moments[-1] > now - self.seconds:
                return
            del self.passed[key]


class Limits:
    """All limits of one process.

    `factor` makes every limit so many times as generous; 0 switches all of them off. Only for the event loop's thread.
    """

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        if not 0 <= factor < math.inf:
            raise ValueError(f"factor: {factor} is not possible (allowed: 0 or more)")
        self.factor = factor
        self.clock = clock
        self.limits = {limit.name: limit for limit in LIMITS}
        self.shares = {share.name: share for share in SHARES}
        self.windows = {limit.name: SlidingWindow(self.scaled(limit.amount), limit.seconds) for limit in LIMITS}
        self.held: dict[tuple[str, str], int] = {}

    def scaled(self, amount: int) -> int:
        return max(1, round(amount * self.factor))

    def hit(self, name: str, key: str) -> None:
        """Count one more of this key; RateLimitError, and nothing counted, if the limit is reached."""
        limit, window = self.limits[name], self.windows[name]
        if self.factor == 0:
            return
        seconds = window.hit(key, self.clock())
        if seconds:
            raise RateLimitError(limit.says, seconds)

    @contextmanager
    def hold(self, *wanted: tuple[str, str]) -> Iterator[None]:
        """Take part of several shares, each a name and a key, during the block; RateLimitError if one is used up."""
        for name, key in wanted:
            share = self.shares[name]
            if self.factor and self.held.get((name, key), 0) >= self.scaled(share.amount):
                raise RateLimitError(share.says, 0)
        self.add(wanted, 1)
        try:
            yield
        finally:
            self.add(wanted, -1)

    def add(self, wanted: Iterable[tuple[str, str]], change: int) -> None:
        """Keep count of what is held, and nothing of what is not."""
        for pair in wanted:
            self.held[pair] = self.held.get(pair, 0) + change
            if not self.held[pair]:
                del self.held[pair]
