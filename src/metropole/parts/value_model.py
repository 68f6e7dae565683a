"""Who is likely to win, judged by a few figures of each seat. How much each of them counts is data from self-play."""

from math import exp


class LinearValue:
    """What each figure counts: early in the game, and late."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def strength(self, figures: list[float], progress: float) -> float:
        """All figures of a seat as one number; e to the power of it is in proportion to the chance of victory."""
        total = 0.0
        for i in range(len(figures)):
            total += figures[i] * (self.early[i] + (self.late[i] - self.early[i]) * progress)
        return total


def shares(strengths: list[float]) -> list[float]:
    """Chances from strengths; they add up to one."""
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    total = sum(odds)
    return [one / total for one in odds]
