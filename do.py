#!/usr/bin/env python3
"""Play, test, lint, bench and soak Metropole with nothing but Python 3.11 or newer.

The first start makes an environment beside this file and installs Metropole into it; later starts find it ready.
For playing that is `.venv-play`, with the engine compiled where there is a C compiler; for testing it is `.venv`, with
the sources as they stand. Only the standard library is used here.
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
ENV = ROOT / ".venv"  # for those who work on Metropole
PLAY = ROOT / ".venv-play"  # for those who play
NATIVE_TESTS = ("tests/rules", "tests/laws", "tests/kernel")
STAMP = "do-stamp.txt"
FIRST_GAME = ("colonialism/compass", "--seats", "you,greedy,greedy")

HELP = """\
usage: python3 do.py COMMAND [ARGUMENTS]

  play   play in the terminal; without arguments, a game of Colonialism against two bots
  test   check style and types, then run the tests, those of the rules also compiled; with arguments, only:
         pytest ARGUMENTS
  lint   check style and types, of everything or of the files named
  bench  measure the engine's speed
  soak   play many games and check every law after every decision

Arguments go on to the command: python3 do.py bench --help
Environments are made once, in .venv-play (play, bench, soak) and .venv (test, lint) beside this file; delete them to
start afresh. METROPOLE_PURE=1 leaves the engine uncompiled."""


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


def sources(root: Path) -> list[str]:
    """Everything that a compiled installation is made from."""
    found = [path for path in [root / "hatch_build.py", *(root / "src").rglob("*")] if path.is_file()]
    files = sorted(path for path in found if "__pycache__" not in path.parts)
    prints = [f"{path.relative_to(root)} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files]
    return [*prints, os.environ.get("METROPOLE_PURE", ""), os.environ.get("CC", "")]


def stamp_for(root: Path, extras: str) -> tuple[str, str, str]:
    """The interpreter and place, the project as far as it is installed, and the extras an environment serves."""
    interpreter = digest(sys.version, sys.base_prefix, str(root))
    needs = (root / "pyproject.toml").read_text(encoding="utf-8")
    return interpreter, digest(needs, *([] if extras else sources(root))), extras


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
    return read_stamp(env) == wanted and env_python(env).exists()


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
    """Install Metropole into the environment, with extras editable; show the installer's output only when it fails."""
    target = ["--editable", f"{root}[{extras}]"] if extras else [str(root)]
    variables = {**os.environ, "METROPOLE_PURE": "1"} if extras else dict(os.environ)
    command = [*installer(env_python(env)), *target]
    done = subprocess.run(
        command, cwd=root, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
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
    hint = "" if extras else " (a few minutes where the engine is compiled; METROPOLE_PURE=1 leaves that out)"
    print(f"  installing {what} into {env.name}{hint} ...", file=sys.stderr, flush=True)
    try:
        install(root, env, extras)
    except Trouble:
        if before:
            write_stamp(env, before)  # pip failed before it changed anything: what served still serves
        raise
    write_stamp(env, wanted)
    print(f"  ready after {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)


def site_packages(env: Path) -> str:
    """Where the environment keeps packages, for PYTHONPATH."""
    places = [sysconfig.get_path(kind, "venv", {"base": str(env), "platbase": str(env)}) for kind in PACKAGES]
    return os.pathsep.join(dict.fromkeys(places))


PACKAGES = ("platlib", "purelib")


def is_native(env: Path) -> bool:
    """Whether the engine in the environment is compiled."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    places = site_packages(env).split(os.pathsep)
    return any(Path(place, "metropole", "kernel", f"flow{suffix}").exists() for place in places)


# The commands


def run(*arguments: str, env: Path | None = None, cwd: Path | None = None, path: str = "") -> int:
    """Run a module of an environment in the foreground, with packages of another path if named.

    Ctrl-C is the module's to handle.
    """
    variables = {**os.environ, "PYTHONPATH": path, "METROPOLE_EXPECT": "native"} if path else dict(os.environ)
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.call([str(env_python(env or ENV)), "-m", *arguments], cwd=cwd, env=variables)
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code


def run_steps(steps: Sequence[Sequence[str]], path: str = "") -> int:
    """Run one step after the other, with name and time, up to the first that fails."""
    for step in steps:
        name = " ".join(step) + (" (compiled)" if path else "")
        print(f"==> {name}", flush=True)
        started = time.monotonic()
        code = run(*step, cwd=ROOT, path=path)
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
    return run("metropole", "play", *(arguments or FIRST_GAME), env=PLAY)


def test(arguments: Sequence[str]) -> int:
    """Lint and run all tests, or only the tests asked for."""
    if arguments:
        return run_steps([("pytest", *arguments)])
    return run_steps([*lint_steps(()), ("pytest",)]) or test_native()


def test_native() -> int:
    """Run the tests of the rules once more with the engine compiled, where that is possible."""
    prepare(ROOT, PLAY, "")
    if not is_native(PLAY):
        print("==> the engine is not compiled here, so only plain Python was tested", flush=True)
        return 0
    return run_steps([("pytest", *NATIVE_TESTS)], site_packages(PLAY))


def lint(arguments: Sequence[str]) -> int:
    """Check style and types."""
    return run_steps(lint_steps(arguments))


def bench(arguments: Sequence[str]) -> int:
    """Measure the engine's speed."""
    return run("metropole", "bench", *arguments, env=PLAY)


def soak(arguments: Sequence[str]) -> int:
    """Play many games and check the laws."""
    return run("metropole", "soak", *arguments, env=PLAY)


COMMANDS: dict[str, tuple[Callable[[Sequence[str]], int], str]] = {
    "play": (play, ""),
    "test": (test, "dev"),
    "lint": (lint, "dev"),
    "bench": (bench, ""),
    "soak": (soak, ""),
}


def main(argv: Sequence[str]) -> int:
    """Do what the command line asks; the result is the exit code."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(HELP)
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        print(f"do.py: no command {argv[0]!r}; choose from {', '.join(COMMANDS)}, or --help", file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() in (ENV.resolve(), PLAY.resolve()):  # it may be replaced, so do not stand in it
        return subprocess.call([base_python(), str(Path(__file__).resolve()), *argv])
    command, extras = COMMANDS[argv[0]]
    try:
        prepare(ROOT, ENV if extras else PLAY, extras)
        return command(argv[1:])
    except (Trouble, OSError) as trouble:
        print(f"do.py: {trouble}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
