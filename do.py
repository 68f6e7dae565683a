#!/usr/bin/env python3
"""Play, test, lint, measure and soak Metropole with nothing but Python 3.11 or newer.

The first start makes an environment beside this file and installs Metropole into it; later starts find it ready.
For playing that is `.venv-play`, plain Python and there in seconds, until `.venv-native` is ready, with the engine
compiled in the background where there is a C compiler; for testing it is `.venv`, with the sources as they stand.
The pages for the browser are built before, with Node; where there is none, `.venv-web` holds one.
Only the standard library is used here.
"""

import contextlib
import hashlib
import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Everything down to the exit must run, and the whole file must parse, on Python 3.6.


def old_python_complaint(major: int, minor: int) -> str:
    """One line for somebody whose Python is too old, or nothing."""
    if (major, minor) >= (3, 11):
        return ""
    return f"do.py: Metropole needs Python 3.11 or newer; this is Python {major}.{minor} ({sys.executable})"


if old_python_complaint(*sys.version_info[:2]):
    print(old_python_complaint(*sys.version_info[:2]), file=sys.stderr)
    sys.exit(2)

import tomllib  # noqa: E402 -- an old Python has none

import web_build  # noqa: E402 -- an old Python could not read it

ROOT = Path(__file__).resolve().parent


class Kind(NamedTuple):
    """One of the sorts of environments."""

    name: str  # of the directory
    extras: str = ""  # installed with these
    editable: bool = False  # installed as the sources stand
    package: str = ""  # installed instead of Metropole
    compiled: bool = False
    spare: int = 0  # more directories, for when a running game uses the first; without any it is changed all the same


DEV = Kind(".venv", extras="dev", editable=True)  # for those who work on Metropole
PLAY = Kind(".venv-play", spare=3)  # for those who play, at once
NATIVE = Kind(".venv-native", extras="report", compiled=True, spare=3)  # for those who play, once that is compiled
WEB = Kind(".venv-web", package=web_build.NODE_PACKAGE)  # for building the pages where there is no Node
STAMP = "do-stamp.txt"
LOG = ".venv-native.log"
FAILED = ".venv-native.failed"
PYTEST = ("pytest", "-n", "auto", "--maxprocesses", "4", "--dist", "loadfile")  # every file in one process
WEB_TESTS = "tests/web"
PYTEST_WEB = ("pytest", "-n", "auto", "--maxprocesses", "2", "--dist", "load", WEB_TESTS)  # a browser in each process
NATIVE_TESTS = ("tests/rules", "tests/laws", "tests/kernel", "tests/bots")  # run both plain and compiled
LEARNING_TESTS = ("tests/encoding", "tests/rl")  # long, so only compiled where that is possible
PAGE_CHECKS = (("run", "check"), ("run", "lint"))
PAGE_TESTS = (("test",),)
RECORD = ("tests.web.record", "web/recorded")  # writes the decisions that the tests of the front end show
FIRST_GAME = ("colonialism/compass", "--seats", "you,greedy,greedy")

HELP = """\
usage: python3 do.py COMMAND [ARGUMENTS]

  play         play in the browser
  terminal     play in the terminal; without arguments, a game of Colonialism against two bots
  serve        run a server with tables for people, bots and spectators
  bench        measure the engine's speed
  load         measure a server: 200 games, 800 connections, 50 moves a second
  soak         play many games and check every law after every decision
  strength     measure how strong the bots are, for hours, into docs; with arguments, only what they say
  test         check style and types, then run the tests, those of rules and bots also compiled; with arguments, only:
               pytest ARGUMENTS
  lint         check style and types, of everything or of the files named
  compile      compile the engine now, and show what goes wrong
  screenshots  take pictures of the pages, into a folder

Arguments go on to the command: python3 do.py bench --help
Environments are made once, beside this file: .venv-play for playing at once; .venv-native with the engine compiled,
where there is a C compiler, and with what draws the reports of tournaments, in the background while the first game or
test goes on (bench, load, soak and strength wait for it); .venv for test and lint; .venv-web with Node, where the
machine has none. Delete .venv* to start afresh. METROPOLE_PURE=1 leaves the engine uncompiled, METROPOLE_WEB=skip
leaves out the pages for the browser."""


class Trouble(Exception):
    """Something the user has to put right; the message is one clear line."""


class NotCompiled(Trouble):
    """The engine stayed plain Python, and would again."""


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
    """Everything that an installation for playing is made from."""
    builders = [root / "hatch_build.py", root / "web_build.py"]
    found = [path for path in [*builders, *(root / "src").rglob("*")] if path.is_file()]
    built = web_build.bundle(root)
    files = sorted(path for path in found if "__pycache__" not in path.parts and built not in path.parents)
    pages = web_build.fingerprint(root) if web_build.is_wanted() else "no pages"
    return [*(f"{path.relative_to(root)} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files), pages]


def compiler() -> str:
    """The C compiler that hatch_build.py will try, or nothing."""
    return shutil.which(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]) or ""


def stamp_for(kind: Kind) -> tuple[str, str, str]:
    """The interpreter and place, the project as far as it is installed, and the extras an environment serves."""
    interpreter = digest(sys.version, sys.base_prefix, str(ROOT))
    if kind.package:
        return interpreter, digest(kind.package), ""
    parts = [(ROOT / "pyproject.toml").read_text(encoding="utf-8"), *([] if kind.editable else sources(ROOT))]
    parts += [compiler(), os.environ.get("CC", "")] if kind.compiled else []
    return interpreter, digest(*parts), kind.extras


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


def can_be_updated(env: Path, before: tuple[str, ...], wanted: tuple[str, str, str]) -> bool:
    """An environment finished before, of the same interpreter in the same place, needs only a new installation."""
    return before[:1] == wanted[:1] and env_python(env).exists()


# Who uses an environment
#
# It would be shorter to make a new environment beside the old one and to swap their names. But a running game goes by
# the name: what it loads later, a page of rules or another language, would come from the other version. So whoever
# plays locks the stamp of the environment, and one in use stays as it is: the new version goes into a spare one.


HELD: list[int] = []  # open files with a lock on them


def take(path: Path, flags: int, shared: bool) -> int | None:
    """Lock a file, together with others or alone; None if that cannot be now.

    The lock lasts until the file is closed or the process ends, even by `kill -9`.
    """
    handle = os.open(path, flags)
    try:
        if sys.platform == "win32":
            # No lock is shared here, so each takes a byte of its own, far behind the text, and who wants all is alone.
            os.lseek(handle, (1 << 20) + (os.getpid() % (1 << 30) if shared else 0), os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1 if shared else 1 << 30)
        else:
            fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the first on most systems, the second on Windows
        os.close(handle)
        return None
    return handle


def handed_on() -> list[int]:
    """The locks a program started from here keeps, should it outlive this one."""
    return [] if os.name == "nt" else HELD


def directories(kind: Kind) -> list[Path]:
    """Where environments of a kind may be."""
    return [ROOT / kind.name, *(ROOT / f"{kind.name}-{number + 2}" for number in range(kind.spare))]


def occupy(env: Path, stamp: tuple[str, ...]) -> bool:
    """Keep an environment as it is until this program and what it starts have ended; False if it is not so any more."""
    try:
        lock = take(env / STAMP, os.O_RDONLY, shared=True)
    except FileNotFoundError:
        return False
    if lock is None:
        return False
    HELD.append(lock)
    if read_stamp(env) == stamp:
        return True
    os.close(HELD.pop())
    return False


def vacate(env: Path) -> bool:
    """Whether the environment may be changed, as nobody uses it; without its stamp nobody will begin to."""
    try:
        lock = take(env / STAMP, os.O_RDWR, shared=False)
    except (FileNotFoundError, NotADirectoryError):
        return True
    if lock is None:
        return False
    os.ftruncate(lock, 0)
    os.close(lock)
    return True


def find(kind: Kind) -> Path | None:
    """An environment that is ready for the sources as they are; it is then in use."""
    wanted = stamp_for(kind)
    for env in directories(kind):
        if is_ready(env, wanted) and (not kind.spare or occupy(env, wanted)):
            return env
    return None


def take_turn(kind: Kind) -> int | None:
    """The lock of whoever prepares environments of this kind, one program at a time."""
    return take(ROOT / f"{kind.name}.lock", os.O_RDWR | os.O_CREAT, shared=False)


def is_being_prepared(kind: Kind) -> bool:
    lock = take_turn(kind)
    if lock is not None:
        os.close(lock)
    return lock is None


@contextlib.contextmanager
def one_at_a_time(kind: Kind) -> Iterator[None]:
    """Wait until nobody else prepares environments of this kind."""
    lock = take_turn(kind)
    if lock is None:
        what = "the compilation of the engine in the background" if kind.compiled else "another start that is at it"
        print(f"Waiting for {what} ({kind.name}) ...", file=sys.stderr, flush=True)
    while lock is None:
        time.sleep(0.2)
        lock = take_turn(kind)
    HELD.append(lock)
    try:
        yield
    finally:
        HELD.remove(lock)
        os.close(lock)


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
        return [uv, "pip", "install", "--python", str(python), "--reinstall-package", "metropole"]  # not from its cache
    raise Trouble("found neither pip nor ensurepip nor uv; install pip (on Debian: apt-get install python3-pip)")


def fetch_needs(kind: Kind, env: Path) -> None:
    """Install what Metropole needs, while something else is still going on; what fails here fails again later."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project.get("optional-dependencies", {}).get(kind.extras, [])
    command = [*installer(env_python(env)), *project["dependencies"], *extras]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def install(kind: Kind, env: Path) -> None:
    """Install Metropole into the environment; show the installer's output only when it fails."""
    project = f"{ROOT}[{kind.extras}]" if kind.extras else str(ROOT)
    target = [*(["--editable"] if kind.editable else []), kind.package or project]
    variables = {**os.environ, "METROPOLE_WEB": "skip", **({} if kind.compiled else {"METROPOLE_PURE": "1"})}
    command = [*installer(env_python(env)), *(["-v"] if kind.compiled else []), *target]  # -v: the compiler's words too
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        pass_fds=handed_on(),  # pip goes on when only this program is killed
    )
    plain = kind.compiled and not is_native(env)
    if done.returncode != 0 or plain:
        print(done.stdout.decode(errors="replace"), file=sys.stderr)
    if done.returncode != 0:
        raise Trouble("the packages could not be installed (see above); is this machine online?")
    if plain:
        raise NotCompiled("the engine could not be compiled (see above)")


def prepare(kind: Kind) -> Path:
    """An environment that stands and holds what this version of the project needs; it is then in use."""
    env = find(kind)
    if env is None:
        with one_at_a_time(kind):
            env = find(kind) or renew(kind)  # somebody else may have made it meanwhile
    return env


def renew(kind: Kind) -> Path:
    """Make or update the first environment that nobody uses."""
    for env in directories(kind):
        before = read_stamp(env)
        if vacate(env):
            break
    else:
        raise Trouble(f"older versions are being played in all of {kind.name}*; end one of those games")
    wanted = stamp_for(kind)
    started = time.monotonic()
    print("Preparing the environment (once) ...", file=sys.stderr, flush=True)
    update = can_be_updated(env, before, wanted)
    if not update:
        make_env(env)
    if not kind.editable and not kind.package and web_build.is_wanted() and not web_build.is_fresh(ROOT):
        with ThreadPoolExecutor(1) as meanwhile:
            pages = meanwhile.submit(make_pages)
            fetch_needs(kind, env)
            pages.result()
    what = "Metropole and the tools for testing" if kind.editable else "Node" if kind.package else "Metropole"
    hint = ", compiled (a few minutes; METROPOLE_PURE=1 leaves that out)" if kind.compiled else ""
    print(f"  installing {what} into {env.name}{hint} ...", file=sys.stderr, flush=True)
    try:
        install(kind, env)
    except NotCompiled:
        raise
    except Trouble:
        if update:
            write_stamp(env, before)  # pip failed before it changed anything: what served still serves
        raise
    # Sources that changed meanwhile are in it by halves: good enough for now, not for coming back to the old ones.
    stamp = wanted if stamp_for(kind) == wanted else wanted[:1]
    write_stamp(env, stamp)
    if kind.spare:
        occupy(env, stamp)
    print(f"  ready after {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return env


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


# The pages for the browser


def node() -> web_build.Node:
    """The Node of this machine, or one installed for the purpose."""
    found = known_node()
    if found is None:
        prepare(WEB)
        found = known_node()
    if found is None:
        raise Trouble(f"found no Node 20.19 or newer, and {WEB.package} does not bring one for this machine")
    return found


def known_node() -> web_build.Node | None:
    """A Node that is there already."""
    return web_build.find_node(site_packages(ROOT / WEB.name).split(os.pathsep))


def make_pages() -> None:
    """Build the pages from the sources as they are, unless that has been done."""
    if not web_build.is_wanted() or web_build.is_fresh(ROOT):
        return
    with pages_trouble():
        found = node()
        with one_at_a_time(WEB):
            if not web_build.is_fresh(ROOT):
                web_build.build(ROOT, found, lambda text: print(f"  {text} ...", file=sys.stderr, flush=True))


@contextlib.contextmanager
def pages_trouble() -> Iterator[None]:
    try:
        yield
    except web_build.WebTrouble as trouble:
        raise Trouble(f"the pages for the browser (METROPOLE_WEB=skip does without them): {trouble}") from trouble


# Plain or compiled


def can_compile() -> bool:
    """Whether the engine is to be compiled, as far as one can see without trying."""
    return not os.environ.get("METROPOLE_PURE") and compiler() != ""


def has_failed() -> bool:
    """Whether these very sources could not be compiled."""
    try:
        return tuple((ROOT / FAILED).read_text(encoding="utf-8").split("\n")) == stamp_for(NATIVE)
    except (OSError, UnicodeDecodeError):
        return False


def note_failure(wanted: Sequence[str]) -> None:
    (ROOT / FAILED).write_text("\n".join(wanted), encoding="utf-8")


def at_once() -> Path:
    """The compiled engine if it is ready; else plain Python, and the engine is compiled meanwhile for the next time."""
    if not can_compile():
        return prepare(PLAY)
    native = find(NATIVE)
    if native is not None:
        return native
    plain = prepare(PLAY)
    try:
        line = compile_in_background()
    except OSError as trouble:
        line = f"The engine cannot be compiled in the background: {trouble}"
    print(line, file=sys.stderr, flush=True)
    return plain


def compile_in_background() -> str:
    """Start the compilation, unless it runs already or has failed; what there is to say about it."""
    if has_failed():
        return "The engine runs as plain Python, for it could not be compiled; python3 do.py compile shows why."
    if is_being_prepared(NATIVE):
        return "The engine is still being compiled in the background; later starts are faster."
    log = ROOT / LOG
    log.write_bytes(b"")
    with log.open("ab") as output:  # at the end of what another start of this very moment may write
        subprocess.Popen(
            [sys.executable, str(ROOT / "do.py"), "compile", "--background"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            **detached(),
        )
    return (
        "The engine is being compiled in the background (once); later starts are faster. "
        "METROPOLE_PURE=1 leaves that out."
    )


def detached() -> dict[str, Any]:
    """What lets a program live on without a terminal: the end of the game, Ctrl-C and closed windows spare it."""
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return {"creationflags": flags | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"start_new_session": True}


def compiled() -> Path | None:
    """The compiled engine, however long it takes; None where it has to stay plain Python."""
    if not can_compile() or has_failed():
        return None
    wanted = stamp_for(NATIVE)
    try:
        return prepare(NATIVE)
    except NotCompiled as trouble:
        print(f"do.py: {trouble}", file=sys.stderr, flush=True)
        note_failure(wanted)
        return None


def at_full_speed() -> Path:
    """The compiled engine, however long it takes; plain Python where it has to stay so."""
    return compiled() or prepare(PLAY)


# The commands


def run(*arguments: str, env: Path, cwd: Path | None = None, path: str = "") -> int:
    """Run a module of an environment in the foreground, with packages of another path if named.

    Ctrl-C is the module's to handle.
    """
    variables = {**os.environ, "PYTHONPATH": path, "METROPOLE_EXPECT": "native"} if path else dict(os.environ)
    command = [str(env_python(env)), "-m", *arguments]
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.call(command, cwd=cwd, env=variables, pass_fds=handed_on())
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code


def run_steps(steps: Sequence[Sequence[str]], env: Path, path: str = "") -> int:
    """Run one step after the other, with name and time, up to the first that fails."""
    for step in steps:
        name = " ".join(step) + (" (compiled)" if path else "")
        print(f"==> {name}", flush=True)
        started = time.monotonic()
        code = run(*step, env=env, cwd=ROOT, path=path)
        verdict = "ok" if code == 0 else f"failed (exit code {code})"
        print(f"==> {name}: {verdict}, {time.monotonic() - started:.1f} s", flush=True)
        if code != 0:
            return code
    return 0


def check_pages(steps: Sequence[Sequence[str]]) -> None:
    """Run some of npm's scripts on the front end, one after the other, and tell only their names and times."""
    with pages_trouble():
        found = node()
        with one_at_a_time(WEB):
            web_build.install_packages(ROOT, found, lambda text: print(f"==> {text} ...", flush=True))
        for step in steps:
            started = time.monotonic()
            web_build.npm(ROOT, found, *step, lines=200)
            print(f"==> npm {' '.join(step)}: ok, {time.monotonic() - started:.1f} s", flush=True)


def lint_steps(files: Sequence[str]) -> list[Sequence[str]]:
    """Style, format and types."""
    return [("ruff", "check", *files), ("ruff", "format", "--check", *files), ("mypy", *files)]


def test(arguments: Sequence[str]) -> int:
    """Lint and run all tests, or only the tests asked for."""
    if arguments:
        env = prepare(DEV)
        if any(WEB_TESTS in argument for argument in arguments):
            make_pages()
        return run_steps([("pytest", *arguments)], env)
    with ThreadPoolExecutor(1) as meanwhile:
        pages = meanwhile.submit(build_pages)
        env = prepare(DEV)
        if can_compile() and find(NATIVE) is None:
            print(f"==> {compile_in_background()}", flush=True)
        code = run_steps(lint_steps(()), env)
        pages.result()
    code = code or test_pages(env)
    web = [PYTEST_WEB] if web_build.is_wanted() else []
    later = [word for place in (WEB_TESTS, *LEARNING_TESTS) for word in ("--ignore", place)]
    return code or run_steps([(*PYTEST, *later), *web], env) or test_native(env)


def test_pages(env: Path) -> int:
    """Record decisions of random games, and test that the front end shows them."""
    if not web_build.is_wanted():
        return 0
    code = run_steps([RECORD], env)
    if code == 0:
        check_pages(PAGE_TESTS)
    return code


def build_pages() -> None:
    """Build the front end, and check it."""
    if not web_build.is_wanted():
        print("==> METROPOLE_WEB=skip, so the pages for the browser are not tested", flush=True)
        return
    started = time.monotonic()
    make_pages()
    print(f"==> the pages for the browser are built, {time.monotonic() - started:.1f} s", flush=True)
    check_pages(PAGE_CHECKS)


def test_native(env: Path) -> int:
    """Run the tests of the rules once more, and those of learning, with the engine compiled where that is possible."""
    native = compiled()
    if native is None:
        why = "; python3 do.py compile shows why" if has_failed() else ""
        print(f"==> the engine is not compiled here, so only plain Python is tested{why}", flush=True)
        return run_steps([(*PYTEST, *LEARNING_TESTS)], env)
    return run_steps([(*PYTEST, *NATIVE_TESTS, *LEARNING_TESTS)], env, site_packages(native))


def lint(arguments: Sequence[str]) -> int:
    """Check style and types; of the front end too, where there is Node and no files are named."""
    if arguments:
        return run_steps(lint_steps(arguments), prepare(DEV))
    with ThreadPoolExecutor(1) as meanwhile:
        pages = meanwhile.submit(lint_pages)
        code = run_steps(lint_steps(()), prepare(DEV))
        pages.result()
    return code


def lint_pages() -> None:
    if not web_build.is_wanted() or known_node() is None:
        print("==> there is no Node here, or none is wanted: the front end was not checked", flush=True)
    else:
        check_pages(PAGE_CHECKS)


def screenshots(arguments: Sequence[str]) -> int:
    """Take pictures of the pages."""
    env = prepare(DEV)
    make_pages()
    return run("tests.web.screenshots", *(arguments or ("screenshots",)), env=env, cwd=ROOT)


def compile_engine(arguments: Sequence[str]) -> int:
    """Compile the engine now, even if that has failed before."""
    if os.environ.get("METROPOLE_PURE"):
        raise Trouble("METROPOLE_PURE is set, so nothing is compiled")
    if not compiler():
        raise Trouble("found no C compiler; install one, or name yours: CC=my-compiler python3 do.py compile")
    if "--background" in arguments:
        if is_being_prepared(NATIVE):
            return 0  # two games began at the same moment
        if sys.platform != "win32":
            os.nice(10)  # the game comes first
    wanted = stamp_for(NATIVE)
    try:
        env = prepare(NATIVE)
    except Trouble:
        note_failure(wanted)
        raise
    (ROOT / FAILED).unlink(missing_ok=True)
    print(f"The engine is compiled, in {env.name}.", file=sys.stderr)
    return 0


PROGRAM: dict[str, tuple[Callable[[], Path], Sequence[str], Sequence[str]]] = {
    # where, the command, and its arguments when there are none
    "play": (at_once, (), ()),
    "terminal": (at_once, ("play",), FIRST_GAME),
    "serve": (at_once, ("serve",), ()),
    "bench": (at_full_speed, ("bench",), ()),
    "load": (at_full_speed, ("load",), ()),
    "soak": (at_full_speed, ("soak",), ()),
    "strength": (at_full_speed, ("strength",), ("--docs", str(ROOT / "docs"))),
}
WORKSHOP: dict[str, Callable[[Sequence[str]], int]] = {
    "test": test,
    "lint": lint,
    "compile": compile_engine,
    "screenshots": screenshots,
}
COMMANDS = (*PROGRAM, *WORKSHOP)


def main(argv: Sequence[str]) -> int:
    """Do what the command line asks; the result is the exit code."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(HELP)
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        print(f"do.py: no command {argv[0]!r}; choose from {', '.join(COMMANDS)}, or --help", file=sys.stderr)
        return 2
    here = Path(sys.prefix).resolve()
    if here.parent == ROOT and here.name.startswith(DEV.name):  # it may be replaced, so do not stand in it
        return subprocess.call([base_python(), str(Path(__file__).resolve()), *argv])
    try:
        if argv[0] in WORKSHOP:
            return WORKSHOP[argv[0]](argv[1:])
        env, command, first = PROGRAM[argv[0]]
        return run("metropole", *command, *(argv[1:] or first), env=env())
    except (Trouble, OSError) as trouble:
        print(f"do.py: {trouble}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
