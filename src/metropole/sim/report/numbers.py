"""Numbers as people read them."""

from typing import Final

MINUS: Final = "−"
THIN: Final = "\u202f"  # does not break
BIG: Final = 10_000


def whole(value: float) -> str:
    """A count, its thousands apart where it is long."""
    return f"{value:,.0f}".replace(",", THIN) if abs(value) >= BIG else f"{value:.0f}"


def plain(value: float, digits: int = 1) -> str:
    """A mean or a sum; no digits that say nothing."""
    if abs(value) >= 1000:
        return whole(value).replace("-", MINUS)
    return f"{value:.{digits}f}".replace("-", MINUS)


def part(value: float) -> str:
    """Wins in parts: whole ones without digits."""
    return whole(value) if abs(value - round(value)) < 1e-9 else f"{value:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}{THIN}%"


def round_percent(share: float) -> str:
    return f"{100 * share:.0f}{THIN}%".replace("-", MINUS)


def between(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f} to {100 * high:.1f}{THIN}%".replace("-", MINUS)


def points(difference: float) -> str:
    """A difference of two shares, in points, with its sign."""
    return signed(100 * difference, 1)


def signed(value: float, digits: int = 0) -> str:
    shown = f"{value:+.{digits}f}".replace("-", MINUS)
    return shown if shown.strip("+−0.") else shown[1:]


def tick(value: float) -> str:
    """A number at an axis."""
    return f"{value:g}".replace("-", MINUS)


def signed_tick(value: float) -> str:
    """A number at an axis that goes both ways."""
    return f"{value:+g}".replace("-", MINUS) if value else "0"


def duration(milliseconds: float) -> str:
    """A thinking time in the unit that suits it."""
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.3g}{THIN}s"
    return f"{milliseconds:.2g}{THIN}ms" if milliseconds < 100 else f"{milliseconds:.0f}{THIN}ms"


def clock(seconds: float) -> str:
    """A long time, in hours, minutes or seconds."""
    if seconds >= 3600:
        return f"{seconds / 3600:.1f}{THIN}h"
    return f"{seconds / 60:.1f}{THIN}min" if seconds >= 60 else f"{seconds:.1f}{THIN}s"
