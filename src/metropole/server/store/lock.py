"""A file that only one process at a time may hold. The system lets go of it when the process dies, however it dies."""

import os
import sys
from pathlib import Path
from weakref import WeakSet

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        os.lseek(handle, 1 << 30, os.SEEK_SET)  # far behind the text, which others may read
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockHeldError(Exception):
    """Another process has it; the message is its number if known."""


class Lock:
    """The lock on one file, which is created if need be and never deleted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self) -> None:
        """Hold the file until `release` or the end of this process; Held if somebody else does."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(handle)
        except OSError as error:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise LockHeldError(holder) from error
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        self._handle = handle
        _held.add(self)

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        _held.discard(self)


_held: WeakSet[Lock] = WeakSet()


def _forget() -> None:
    """A forked child holds nothing, or it would keep the lock when its parent is gone."""
    for lock in list(_held):
        lock.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_forget)
