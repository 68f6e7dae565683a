#!/usr/bin/env python3
"""usage: python3 do.py COMMAND [ARGUMENTS]

  play         play in the browser; terminal: in the terminal; serve: for others too
  metropole    every other command: tournament, compare, bench, editions, rules, ...; the word itself may be left out
  test         check style and types and run all tests; --quick: what three minutes can tell; or pytest's arguments
  lint, mutants, pages, screenshots, lock: for those who develop Metropole; CONTRIBUTING.md tells what they do
  install      add packages for playing, such as a bot of your own; compile: compile the engine now, and show how

Nothing but Python 3.11 is needed. Everything made lies in .env, named by what it is made from, finished by a rename and
never changed: environments with the packages of a lock file, and Metropole itself, plain and compiled. A running game
keeps what it began with, for it holds a lock on it; of what nobody uses, the two newest of a sort stay. Delete .env to
start afresh. METROPOLE_PURE=1 leaves the engine uncompiled, METROPOLE_WEB=skip leaves out the pages for the browser.
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
import threading
import time
import venv
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 -- all above runs, and the whole file parses, on Python 3.6
    sys.exit(f"do.py: Metropole needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable})")

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

import web_build

ROOT = Path(__file__).resolve().parent
STORE = ROOT / ".env"
PYTHON = "Scripts/python.exe" if os.name == "nt" else "bin/python"  # of an environment
HELD: list[int] = []  # locks of what is in use; the programs started from here keep them
COMPILED_ONLY = ("bench", "load", "soak", "strength", "tune")  # these wait for the compiled engine
LABORATORY = ("tournament", "compare", *COMPILED_ONLY)  # these draw, and may use what only a clone has
DEVELOPING = ("test", "lint", "mutants", "pages", "screenshots", "lock")  # each a module of tools


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def lock(path: Path, shared: bool = False) -> int | None:
    """Lock a thing alone, or as one of the users of what is there; None if that cannot be. Even `kill -9` unlocks."""
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT)
    try:
        if sys.platform != "win32":
            fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        elif not shared:  # there nobody can rename what is in use anyway
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        if shared and not path.exists():
            raise BlockingIOError
        return handle
    except (BlockingIOError, PermissionError):
        os.close(handle)
        return None


@contextlib.contextmanager
def alone(path: Path, what: str) -> Iterator[None]:
    """Wait until nobody else makes or uses this."""
    handle = lock(path)
    if handle is None:
        say(f"Waiting for another start, which is {what} ...")
    while handle is None:
        time.sleep(0.2)
        handle = lock(path)
    try:
        yield
    finally:
        os.close(handle)


def obtain(path: Path, make: Callable[[Path], object], what: str) -> Path:
    """A thing of the store, made if it is missing; it is in use until this program and what it starts have ended."""
    while True:
        handle = lock(path, shared=True)
        if handle is not None:
            HELD.append(handle)
            os.utime(path)
            return path
        with alone(path, what):
            if not path.exists():
                say(f"{what[0].upper()}{what[1:]} ...")
                new = path.with_name(f"new-{path.name}")
                shutil.rmtree(new, ignore_errors=True)
                make(new)
                new.rename(path)
        tidy(path)


def tidy(newest: Path) -> None:
    """Remove what is of the same sort and used by nobody, but for the two newest."""
    found = [path for path in newest.parent.glob(f"{newest.name.partition('-')[0]}-*") if path.is_dir()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime)[:-2]:
        handle = lock(path)
        if handle is not None:
            with contextlib.suppress(OSError):
                shutil.rmtree(path.rename(path.with_name(f"old-{path.name}")))
            os.close(handle)


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join([sys.version, sys.base_prefix, str(ROOT), *parts]).encode()).hexdigest()[:12]


def environment(name: str) -> Path:
    """The packages of a lock file; for those who develop also Metropole, as its sources stand."""
    packages = ROOT / "locks" / f"{name}.txt"
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8") if name == "dev" else ""
    path = STORE / f"{name}-{digest(packages.read_text(encoding='utf-8'), project)}"

    def make(env: Path) -> None:
        venv.create(env, with_pip=False, symlinks=os.name != "nt")
        install(env, "--require-hashes", "--no-deps", "--requirement", str(packages))
        if project:
            install(env, "--no-deps", "--no-build-isolation", "--editable", str(ROOT), METROPOLE_WEB="skip")
        for script in [file for file in (env / PYTHON).parent.iterdir() if file.is_file() and not file.is_symlink()]:
            script.write_bytes(script.read_bytes().replace(os.fsencode(env), os.fsencode(path)))  # where it will lie

    return obtain(path, make, f"installing the packages of locks/{name}.txt (once)")


def installer(python: Path) -> list[str]:
    """The start of a command that installs packages into the environment of this Python."""
    quiet = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(python), "install", *quiet]
    spec = importlib.util.find_spec("ensurepip")  # brings a wheel of pip, here or where the distribution keeps it
    places = [Path(spec.origin).parent / "_bundled"] if spec and spec.origin else []
    for place in [*places, Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or os.devnull)]:
        for wheel in place.glob("pip-*.whl"):
            return [str(python), str(wheel / "pip"), "install", *quiet]
    raise web_build.SetupError("found neither pip nor ensurepip; install pip (on Debian: apt-get install python3-pip)")


def install(env: Path, *arguments: str, **variables: str) -> None:
    """Run the installer, with a sign of life now and then; what it said is shown when it fails."""
    begun, log = time.monotonic(), STORE / f"{env.name}.log"
    command = [*installer(env / PYTHON), *arguments]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **variables}, stdout=output, stderr=output)
    while process.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)  # seconds between two signs of life
            break
        last = log.read_text(errors="replace").rstrip().rpartition("\n")[2]
        say(f"  {time.monotonic() - begun:.0f} s: {last[:100]}")
    if process.returncode != 0:
        say(log.read_text(errors="replace"))
        raise web_build.SetupError("the packages could not be installed; is this machine online?")


def make_pages() -> None:
    """Build the pages for the browser from the sources as they are, unless that has been done."""
    if web_build.is_wanted() and not web_build.is_fresh(ROOT):
        with alone(STORE / "pages", "building the pages for the browser"):
            web_build.build(ROOT, node(), lambda text: say(f"  {text} ..."))


def node() -> web_build.Node:
    return web_build.find_node(()) or web_build.node_in_environment(environment("node"))


def compiler() -> str:
    """The C compiler that hatch_build.py will try; nothing if there is none, or none is wanted."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return "" if os.environ.get("METROPOLE_PURE") else shutil.which(command[0]) or ""


def metropole(compiled: bool) -> Path:
    """Where Metropole is, or will be, installed from the sources as they are."""
    build = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "engine_build.py")]
    sources = [*build, *sorted((ROOT / "src").rglob("*"))]
    built = web_build.bundle(ROOT)
    files = [path for path in sources if path.is_file() and path.suffix != ".pyc" and built not in path.parents]
    parts = [f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files]
    parts += [web_build.fingerprint(ROOT) if web_build.is_wanted() else "no pages", compiler() if compiled else ""]
    return STORE / f"{'native' if compiled else 'plain'}-{digest(*parts)}"


def installed(compiled: bool) -> Path:
    """Metropole, installed from the sources as they are; that they cannot be compiled is remembered."""
    path = metropole(compiled)

    def make(place: Path) -> None:
        with ThreadPoolExecutor(1) as meanwhile:
            pages = meanwhile.submit(make_pages)
            env = environment("lab" if compiled else "play")
            pages.result()
        how = {"METROPOLE_WEB": "skip", "METROPOLE_PURE": "" if compiled else "1", "METROPOLE_ENGINES": str(STORE)}
        install(env, "-v", "--no-deps", "--no-build-isolation", "--target", str(place), str(ROOT), **how)
        if compiled and not list(place.glob("metropole/kernel/flow.*.[sp][oy]*")):
            say((STORE / f"{env.name}.log").read_text(errors="replace"))
            raise web_build.SetupError(f"the engine could not be compiled; see {STORE / env.name}.log")
        tidy(STORE / "engine-")
        if metropole(compiled) != path:
            raise web_build.SetupError("the sources changed while they were being installed; please start again")

    try:
        return obtain(path, make, "compiling the engine, a few minutes (once)" if compiled else "installing Metropole")
    except web_build.SetupError as error:
        if compiled:
            path.with_suffix(".failed").write_text(f"{error} (python3 do.py compile tries again)")
        raise


def at_once() -> Path:
    """The compiled engine if it is ready; else plain Python, and the engine is compiled meanwhile."""
    native = metropole(compiled=True)
    failed = native.with_suffix(".failed")
    if compiler() and native.exists():
        return installed(compiled=True)
    plain = installed(compiled=False)
    if failed.exists():
        say(f"The engine runs as plain Python: {failed.read_text()}")
    elif compiler():
        say("The engine is being compiled in the background (once), which METROPOLE_PURE=1 leaves out.")
        command, off = [sys.executable, __file__, "compile", "--background"], subprocess.DEVNULL
        subprocess.Popen(command, stdin=off, stdout=off, stderr=off, start_new_session=True)
        threading.Thread(target=announce, args=(native, failed), daemon=True).start()
    return plain


def announce(native: Path, failed: Path) -> None:
    while not native.exists() and not failed.exists():
        time.sleep(1)
    say("The engine is compiled; later starts use it." if native.exists() else "The engine could not be compiled.")


def run(env: Path, *arguments: str, path: Sequence[Path] = (), cwd: Path | None = None) -> int:
    """Run a module of an environment in the foreground; Ctrl-C is the module's to handle."""
    places = [*map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])]
    variables = {**os.environ, **({"METROPOLE_DO": "1", "PYTHONPATH": os.pathsep.join(places)} if path else {})}
    signal.signal(signal.SIGINT, lambda *_: None)
    code = subprocess.call([str(env / PYTHON), "-m", *arguments], cwd=cwd, env=variables, pass_fds=HELD)
    return code if code >= 0 else 128 - code


def from_a_copy(argv: Sequence[str]) -> int:
    """Go on from a copy of this clone in the user's cache, for the clone itself cannot be written to."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "metropole")
    cache.mkdir(parents=True, exist_ok=True)

    def make(place: Path) -> None:
        left_out = shutil.ignore_patterns(".git", ".env", "node_modules", "__pycache__")
        shutil.copytree(ROOT, place, ignore=left_out, copy_function=shutil.copyfile)
        for folder, _, _ in os.walk(place):
            os.chmod(folder, 0o755)

    version = digest(*[f"{path} {path.stat().st_mtime_ns}" for path in sorted(ROOT.rglob("*"))])
    copy = obtain(cache / f"clone-{version}", make, "copying this clone, which cannot be written to")
    return subprocess.call([sys.executable, str(copy / "do.py"), *argv], pass_fds=HELD)


def main(argv: Sequence[str]) -> int:
    command, *rest = argv or ["--help"]
    if command in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        return 0 if argv else 2
    if not os.access(ROOT, os.W_OK):
        return from_a_copy(argv)
    STORE.mkdir(exist_ok=True)
    if command in DEVELOPING:
        return run(environment("dev"), f"tools.{command}", *rest, cwd=ROOT)
    if command == "install":
        install(environment("play"), "--upgrade", "--target", str(STORE / "extra"), *rest)
    elif command == "compile":
        if "--background" in rest and sys.platform != "win32":
            os.nice(10)  # the game comes first
        say(f"The engine is compiled, in {installed(compiled=True)}")
    else:
        env = environment("lab" if command in LABORATORY else "play")
        failed = metropole(compiled=True).with_suffix(".failed").exists()
        engine = installed(compiled=True) if command in COMPILED_ONLY and compiler() and not failed else at_once()
        path = [engine, STORE / "extra", *([ROOT] if command in LABORATORY else [])]
        return run(env, "metropole", *(rest if command == "metropole" else argv), path=path)
    return 0


if __name__ == "__main__":
    if sys.platform != "win32":
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # python3 do.py --help | head
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        sys.exit(main(sys.argv[1:]))
    except (web_build.SetupError, OSError) as error:
        sys.exit(f"do.py: {error}")
