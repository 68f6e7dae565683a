#!/usr/bin/env python3
"""Play, test, lint, bench and soak Metropole with nothing but Python 3.11 or newer.

The first start makes an environment in `.venv` beside this file and installs Metropole into it; later starts
find it ready. Only the standard library is used here.
"""

import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path

# Everything down to the exit must run, and the whole file must parse, on Python 3.6.


def old_python_complaint(major: int, minor: int) -> str:
    """One line for somebody whose Python is too old, or nothing."""
    if (major, minor) >= (3, 11):
        return ""
    return f"do.py: Metropole needs Python 3.11 or newer; this is Python {major}.{minor} ({sys.executable})"


if old_python_complaint(*sys.version_info[:2]):
    print(old_python_complaint(*sys.version_info[:2]), file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
STAMP = "do-stamp.txt"
FIRST_GAME = ("colonialism/compass", "--seats", "you,greedy,greedy")

HELP = """\
usage: python3 do.py COMMAND [ARGUMENTS]

  play   play in the terminal; without arguments, a game of Colonialism against two bots
  test   check style and types, then run the tests; with arguments, only: pytest ARGUMENTS
  lint   check style and types, of everything or of the files named
  bench  measure the engine's speed
  soak   play many games and check every law after every decision

Arguments go on to the command: python3 do.py bench --help
The environment is made once, in .venv beside this file; delete it to start afresh."""


class Trouble(Exception):
    """Something the user has to put right; the message is one clear line."""


# The environment


def env_python(env: Path) -> Path:
    """Where the environment keeps its interpreter."""
    return env / "Scripts" / "python.exe" if os.name == "nt" else env / "bin" / "python"


def base_python() -> str:
    """The interpreter outside any virtual environment."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def make_env(env: Path) -> None:
    """Make an empty environment, replacing whatever is there."""
    if env.is_symlink() or env.is_file():
        env.unlink()
    elif env.exists():
        shutil.rmtree(env)
    try:
        import venv
    except ImportError:
        make_env_by_hand(env)
    else:
        venv.create(env, with_pip=False, symlinks=os.name != "nt")


def make_env_by_hand(env: Path) -> None:
    """Make the least that Python takes for an environment, where the venv module is missing."""
    if os.name == "nt":
        raise Trouble("this Python lacks the venv module; install Python 3.11 or newer with the standard installer")
    Path(sysconfig.get_path("purelib", "venv", {"base": str(env)})).mkdir(parents=True)
    base = Path(base_python())
    python = env_python(env)
    python.parent.mkdir()
    python.symlink_to(base)
    settings = {
        "home": base.parent,
        "include-system-site-packages": "false",
        "version": ".".join(map(str, sys.version_info[:3])),
        "executable": base.resolve(),
    }
    (env / "pyvenv.cfg").write_text("".join(f"{key} = {value}\n" for key, value in settings.items()), encoding="utf-8")


# What the environment was made for


def digest(*parts: str) -> str:
    """A short fingerprint of some strings."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def stamp_for(root: Path, extras: str) -> tuple[str, str, str]:
    """The interpreter and place, the project's needs, and the extras an environment serves."""
    interpreter = digest(sys.version, sys.base_prefix, str(root))
    project = digest((root / "pyproject.toml").read_text(encoding="utf-8"))
    return interpreter, project, extras


def read_stamp(env: Path) -> tuple[str, ...]:
    """What the environment was last finished for; empty when it never was."""
    try:
        return tuple((env / STAMP).read_text(encoding="utf-8").split("\n"))
    except (OSError, UnicodeDecodeError):
        return ()


def write_stamp(env: Path, stamp: Sequence[str]) -> None:
    """Note what the environment is now finished for."""
    (env / STAMP).write_text("\n".join(stamp), encoding="utf-8")


def is_ready(env: Path, wanted: tuple[str, str, str]) -> bool:
    """An environment with more extras than wanted serves as well."""
    interpreter, project, _ = wanted
    return read_stamp(env) in (wanted, (interpreter, project, "dev")) and env_python(env).exists()


def can_be_updated(env: Path, wanted: tuple[str, str, str]) -> bool:
    """A finished environment of the same interpreter in the same place needs only a new installation."""
    return read_stamp(env)[:1] == wanted[:1] and env_python(env).exists()


# Installing


def bundled_pip() -> Path | None:
    """The pip wheel that comes with ensurepip, where the interpreter has one."""
    spec = importlib.util.find_spec("ensurepip")
    if spec is None or spec.origin is None:
        return None
    places = [Path(spec.origin).parent / "_bundled", Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or os.devnull)]
    wheels = [wheel for place in places for wheel in sorted(place.glob("pip-*.whl"))]
    return wheels[-1] if wheels else None


def installer(python: Path) -> list[str]:
    """The start of a command that installs packages into the environment of `python`."""
    quiet = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--python", str(python), "install", *quiet]
    wheel = bundled_pip()
    if wheel is not None:
        return [str(python), str(wheel / "pip"), "install", *quiet]
    uv = shutil.which("uv")
    if uv is not None:
        return [uv, "pip", "install", "--python", str(python)]
    raise Trouble("found neither pip nor ensurepip nor uv; install pip (on Debian: apt-get install python3-pip)")


def install(root: Path, env: Path, extras: str) -> None:
    """Install Metropole, editable, into the environment; show the installer's output only when it fails."""
    target = f"{root}[{extras}]" if extras else str(root)
    command = [*installer(env_python(env)), "--editable", target]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        print(done.stdout.decode(errors="replace"), file=sys.stderr)
        raise Trouble("the packages could not be installed (see above); is this machine online?")


def prepare(root: Path, env: Path, extras: str) -> None:
    """Make sure the environment stands and holds what this version of the project needs."""
    wanted = stamp_for(root, extras)
    if is_ready(env, wanted):
        return
    started = time.monotonic()
    print("Preparing the environment (once) ...", file=sys.stderr, flush=True)
    before: tuple[str, ...] = ()
    if can_be_updated(env, wanted):
        before = read_stamp(env)
        (env / STAMP).unlink()  # an interrupted installation must not count as finished
    else:
        make_env(env)
    what = "Metropole and the tools for testing" if extras else "Metropole"
    print(f"  installing {what} into {env.name} ...", file=sys.stderr, flush=True)
    try:
        install(root, env, extras)
    except Trouble:
        if before:
            write_stamp(env, before)  # pip failed before it changed anything: what served still serves
        raise
    write_stamp(env, wanted)
    print(f"  ready after {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)


# The commands


def run(*arguments: str, cwd: Path | None = None) -> int:
    """Run a module of the environment in the foreground; Ctrl-C is the module's to handle."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.call([str(env_python(ENV)), "-m", *arguments], cwd=cwd)
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code


def run_steps(steps: Sequence[Sequence[str]]) -> int:
    """Run one step after the other, with name and time, up to the first that fails."""
    for step in steps:
        name = " ".join(step)
        print(f"==> {name}", flush=True)
        started = time.monotonic()
        code = run(*step, cwd=ROOT)
        verdict = "ok" if code == 0 else f"failed (exit code {code})"
        print(f"==> {name}: {verdict}, {time.monotonic() - started:.1f} s", flush=True)
        if code != 0:
            return code
    return 0


def lint_steps(files: Sequence[str]) -> list[Sequence[str]]:
    """Style, format and types."""
    return [("ruff", "check", *files), ("ruff", "format", "--check", *files), ("mypy", *files)]


def play(arguments: Sequence[str]) -> int:
    """Play in the terminal."""
    return run("metropole", "play", *(arguments or FIRST_GAME))


def test(arguments: Sequence[str]) -> int:
    """Lint and run all tests, or only the tests asked for."""
    return run_steps([("pytest", *arguments)] if arguments else [*lint_steps(()), ("pytest",)])


def lint(arguments: Sequence[str]) -> int:
    """Check style and types."""
    return run_steps(lint_steps(arguments))


def bench(arguments: Sequence[str]) -> int:
    """Measure the engine's speed."""
    return run("metropole", "bench", *arguments)


def soak(arguments: Sequence[str]) -> int:
    """Play many games and check the laws."""
    return run("metropole", "soak", *arguments)


COMMANDS: dict[str, tuple[Callable[[Sequence[str]], int], str]] = {
    "play": (play, ""),
    "test": (test, "dev"),
    "lint": (lint, "dev"),
    "bench": (bench, ""),
    "soak": (soak, "dev"),
}


def main(argv: Sequence[str]) -> int:
    """Do what the command line asks; the result is the exit code."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(HELP)
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        print(f"do.py: no command {argv[0]!r}; choose from {', '.join(COMMANDS)}, or --help", file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() == ENV.resolve():  # the environment may be replaced, so do not stand in it
        return subprocess.call([base_python(), str(Path(__file__).resolve()), *argv])
    command, extras = COMMANDS[argv[0]]
    try:
        prepare(ROOT, ENV, extras)
    except (Trouble, OSError) as trouble:
        print(f"do.py: {trouble}", file=sys.stderr)
        return 2
    return command(argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
