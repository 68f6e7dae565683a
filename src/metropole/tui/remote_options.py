"""What somebody wants at a server, before anything is known about it."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class RemoteOptions:
    """What the command line asks for; seats are counted from 1 there."""

    server: str
    table: str | None = None
    edition: str | None = None
    seats: str | None = None
    name: str | None = None
    seat: int | None = None
    token: Path | None = None
    board: Path | None = None
    language: str = "en"
