"""Whether this process can do its work: what it wrote last, and what has to go on beside all requests.

The heartbeat writes every moment anyway; whoever asks only looks at how that went.
"""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Final

from metropole.server import logs

OVERDUE: Final = 10.0  # seconds after which a write that has not come back counts as refused
SILENT: Final = 30.0  # seconds without a look at the clocks


class Health:
    """What the heartbeat has found out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.written = -math.inf  # when a write last came back
        self.is_refused = False  # whether the latest write was
        self.looked = -math.inf  # when clocks were last looked at
        self.vital: tuple[asyncio.Task[None], ...] = ()  # what must never end

    def watch(self, *vital: asyncio.Task[None]) -> None:
        """From now on these must go on."""
        self.vital = vital
        self.ticked()

    def ticked(self) -> None:
        """Clocks were looked at."""
        self.looked = self.clock()

    def confirm(self) -> None:
        """Something is on disk."""
        self.written, self.is_refused = self.clock(), False

    def refuse(self, error: Exception) -> None:
        """Nothing could be written; it is written down once, until something can."""
        if not self.is_refused:
            logs.failed("store-trouble", error)
        self.is_refused = True

    def problem(self) -> str:
        """The code of what is wrong; nothing if all is well."""
        if any([task.done() for task in self.vital]):
            return "heartbeat-stopped"
        if self.is_refused or self.clock() - self.written > OVERDUE:
            return "store-unwritable"
        return "heartbeat-stopped" if self.clock() - self.looked > SILENT else ""
