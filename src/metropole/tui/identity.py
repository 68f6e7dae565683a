"""Who somebody is at a server, kept in a file that nobody else can read."""

import os
import re
from pathlib import Path

import msgspec
from msgspec import Struct

from metropole.kernel import MetropoleError
from metropole.server.run import own_directory


class IdentityError(MetropoleError):
    """The file cannot be used."""


class Identity(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A guest, or somebody with an account, as one server knows them."""

    url: str
    name: str
    token: str
    recovery: str = ""


def file_of(url: str) -> Path:
    """Where one keeps who one is at this server."""
    return own_directory() / "servers" / f"{re.sub(r'[^A-Za-z0-9.-]+', '_', url)}.json"


def read(path: Path) -> Identity | None:
    """Who one was there, if one has been there."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Identity)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise IdentityError(f"token: {path} cannot be read ({error.strerror})") from None
    except msgspec.MsgspecError:
        raise IdentityError(f"token: {path} does not say who somebody is at a server") from None


def write(path: Path, identity: Identity) -> None:
    """Keep it, readable for oneself only, and never half of it."""
    content = msgspec.json.format(msgspec.json.encode(identity))
    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
        fresh.replace(path)
    except OSError as error:
        raise IdentityError(f"token: {path} cannot be written ({error.strerror})") from None
