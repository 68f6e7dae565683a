"""What reading a board file yields, whatever the game."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

BoardT = TypeVar("BoardT", covariant=True)


@dataclass(frozen=True)
class BoardFile(Generic[BoardT]):
    """A board with its names, the flag of every value, and the digest of what matters to the rules."""

    board: BoardT
    names: dict[str, dict[str, str]]
    flags: dict[str, str]
    digest: str
    title: str

    def reconstructed(self) -> list[str]:
        """The paths of all values that no rulebook states."""
        return [path for path, flag in self.flags.items() if flag != "K"]


def digest_of(content: Sequence[object]) -> str:
    """A fingerprint of the numbers alone: names, flags, comments and layout do not change it."""
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()[:16]
