"""The peers: packages from the index, in an environment that is thrown away afterwards."""

import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.peers.adapters import ENTRIES
from tools.peers.contestants import PEERS

PACKAGES = {  # and what the installer is asked for; PettingZoo's card games need rlcard, which comes only as source
    "open_spiel": ("open_spiel",),
    "catanatron": ("catanatron",),
    "pettingzoo": ("--no-binary", "rlcard", "pettingzoo[classic]==1.27.*"),
}
CONTESTANTS = {"open_spiel": "openspiel/", "catanatron": "catanatron"}  # how the names begin
BINARY = ("--only-binary", ":all:")  # building OpenSpiel would take longer than everything else
INSTALL = ("install", "--quiet", "--disable-pip-version-check", "--no-input", "--retries", "1", "--timeout", "15")
VERSION = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))"


class NoEnvironmentError(Exception):
    """There is no way to install a package here; the message says why."""


@dataclass
class Peers:
    """Who came: the interpreter of their environment, the versions by package, and why the others are missing."""

    python: Path | None = None
    versions: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def names(self) -> list[str]:
        """The contestants whose package was installed."""
        beginnings = tuple([CONTESTANTS[package] for package in self.versions if package in CONTESTANTS])
        return [name for name in PEERS if name.startswith(beginnings)]

    def adapters(self) -> list[str]:
        """The games behind interfaces that are there; our own table needs nobody's."""
        return [entry.name for entry in ENTRIES if entry.package in ("", *self.versions)]


@contextmanager
def gathered(tell: Callable[[str], None]) -> Iterator[Peers]:
    """Install the peers into an environment that lasts as long as the block."""
    with TemporaryDirectory(prefix="metropole-bench-", ignore_cleanup_errors=True) as directory:
        peers = Peers()
        try:
            peers.python = make_environment(Path(directory))
            command = installer(peers.python)
        except NoEnvironmentError as error:
            peers.missing = dict.fromkeys(PACKAGES, str(error))
        else:
            for package, wanted in PACKAGES.items():
                tell(package)
                install(peers, package, [*command, *wanted])
        yield peers


def install(peers: Peers, package: str, command: list[str]) -> None:
    """Note the version, or the reason why there is none."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        peers.missing[package] = reason(done.stderr)
    else:
        asked = [str(peers.python), "-I", "-c", VERSION, package]
        peers.versions[package] = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def reason(complaint: str) -> str:
    """The line of an installer that says most: the last error."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["the installer failed without a word"])[-1]


def make_environment(directory: Path) -> Path:
    """An empty environment, and its interpreter."""
    try:
        venv = importlib.import_module("venv")
        venv.create(directory, with_pip=False, symlinks=sys.platform != "win32")
    except (ImportError, OSError) as error:
        raise NoEnvironmentError(f"this Python cannot make a virtual environment ({error})") from None
    return directory / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def installer(python: Path) -> list[str]:
    """The start of a command that installs packages for an interpreter."""
    base = str(getattr(sys, "_base_executable", None) or sys.executable)
    for own in dict.fromkeys([sys.executable, base]):
        if succeeds([own, "-m", "pip", "--version"]):
            return [own, "-m", "pip", "--python", str(python), *INSTALL, *BINARY]
    if succeeds([str(python), "-m", "ensurepip"]):
        return [str(python), "-m", "pip", *INSTALL, *BINARY]
    uv = shutil.which("uv")
    if uv is not None:
        return [uv, "pip", "install", "--quiet", "--python", str(python), *BINARY]
    raise NoEnvironmentError("found neither pip nor ensurepip nor uv")


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
