"""The set-up, as far as it goes without a network."""

import ast
import importlib.util
import os
import shlex
import signal
import subprocess
import sys
import sysconfig
import threading
import venv
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

import do
import web_build

DO = Path(do.__file__)


def end() -> None:
    """What the system does when a program ends: nothing stays locked."""
    while do.HELD:
        os.close(do.HELD.pop())


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project of one module without pages that do.py takes for its own, on a machine with a C compiler."""
    root = tmp_path / "a clone"
    for name in ("play", "lab", "dev", "node"):
        write(root / "locks" / f"{name}.txt", f"{name}==1")
    write(root / "pyproject.toml", "[project]")
    write(root / "hatch_build.py", "")
    write(root / "src" / "metropole" / "kernel.py", "first")
    monkeypatch.setattr(do, "ROOT", root)
    monkeypatch.setattr(do, "STORE", root / ".env")
    monkeypatch.setattr(do, "compiler", lambda: "/usr/bin/cc")
    monkeypatch.setattr(venv, "create", lambda env, **how: write(env / do.PYTHON, ""))
    monkeypatch.setenv("METROPOLE_WEB", "skip")
    do.STORE.mkdir()
    yield root
    end()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def installs(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is installed into what, in order; nothing is really installed, but the compiler leaves its traces."""
    calls: list[str] = []

    def install(env: Path, *arguments: str, **variables: str) -> None:
        place = Path(arguments[arguments.index("--target") + 1]) if "--target" in arguments else env
        sort = place.name.removeprefix("new-").partition("-")[0]
        calls.append(sort)
        if sort in ("plain", "native"):
            assert variables["METROPOLE_PURE"] == ("1" if sort == "plain" else "")
            assert variables["METROPOLE_WEB"] == "skip"
            write(place / "metropole" / "kernel" / ("flow.so.py" if sort == "plain" else "flow.cpython-311.so"), "")

    monkeypatch.setattr(do, "install", install)
    return calls


@pytest.fixture
def started(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is started, in the foreground with its environment and path, and in the background; nothing really is."""
    calls: list[str] = []

    def call(command: list[str], env: dict[str, str], **how: object) -> int:
        sort = Path(command[0]).relative_to(do.STORE).parts[0].partition("-")[0]
        places = [place for place in env.get("PYTHONPATH", "").split(os.pathsep) if place]
        calls.append(" ".join([sort, *command[2:], *[f"[{Path(place).name.partition('-')[0]}]" for place in places]]))
        return 0

    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: calls.append(" ".join(command[2:])))
    monkeypatch.setattr(do, "announce", lambda native, failed: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    return calls


def finished(sort: str = "") -> list[str]:
    """What lies in the store under its own name."""
    names = [path.name for path in do.STORE.iterdir() if path.is_dir() and path.name.startswith(sort)]
    return [name for name in names if not name.startswith("new-")]


def call(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


# The command line


def test_help() -> None:
    """Asked for, it succeeds; without a command it appears too, and the call counts as wrong."""
    asked, bare = call(str(DO), "--help"), call(str(DO))

    assert (asked.returncode, bare.returncode) == (0, 2)
    assert asked.stdout == bare.stdout
    for command in (*do.DEVELOPING, "play", "terminal", "serve", "install", "compile"):
        assert command in asked.stdout


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_help_into_a_closed_pipe() -> None:
    line = f"{shlex.join([sys.executable, str(DO), '--help'])} | head -1"
    assert subprocess.run(line, shell=True, capture_output=True, check=True).stderr == b""


def test_old_python() -> None:
    """One line, whatever the command, before anything is made; the file keeps to a grammar that old ones parse."""
    fake = "import sys, runpy; sys.version_info = (3, 10, 1); runpy.run_path(sys.argv[1], run_name='__main__')"
    done = call("-c", fake, str(DO), "play")

    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    ast.parse(DO.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("play", ["compile --background", "play metropole play [plain] [extra]"]),
        ("play --no-browser", ["compile --background", "play metropole play --no-browser [plain] [extra]"]),
        ("editions --json", ["compile --background", "play metropole editions --json [plain] [extra]"]),
        ("metropole --help", ["compile --background", "play metropole --help [plain] [extra]"]),
        ("tournament x", ["compile --background", "lab metropole tournament x [plain] [extra] [a clone]"]),
        ("bench", ["lab metropole bench [native] [extra] [a clone]"]),
        ("test --quick", ["dev tools.test --quick"]),
        ("lint do.py", ["dev tools.lint do.py"]),
    ],
)
def test_commands(started: list[str], command: str, expected: list[str]) -> None:
    """Each runs what it promises, where it promises; what is not known here is metropole's to know."""
    assert do.main(command.split()) == 0
    assert started == expected


def test_what_a_user_adds(installs: list[str]) -> None:
    """It lies beside everything, and lasts."""
    assert do.main(["install", "my-bot"]) == 0
    assert installs == ["play", "extra"]


def test_trouble_is_one_line(project: Path) -> None:
    """Whatever it is; and nothing looks finished afterwards."""
    (project / "locks" / "play.txt").unlink()

    with pytest.raises(OSError, match=r"play\.txt"):
        do.main(["play"])
    assert list(do.STORE.glob("*/")) == []


# The store


def test_made_once(started: list[str], installs: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The second start finds everything ready and says nothing of it."""
    do.main(["play"])
    assert installs == ["play", "plain"]
    assert "Installing the packages of locks/play.txt (once) ..." in capsys.readouterr().err

    do.main(["play"])
    assert installs == ["play", "plain"]
    assert "Installing" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("src/metropole/kernel.py", ["plain"]),
        ("src/metropole/new.py", ["plain"]),
        ("locks/play.txt", ["play"]),
        ("locks/dev.txt", []),
        ("README.md", []),
    ],
)
def test_named_by_what_it_is_made_from(project: Path, installs: list[str], changed: str, again: list[str]) -> None:
    """Whatever changes makes another; and the old one is found when the change is taken back."""
    do.environment("play"), do.installed(compiled=False)
    before = (project / changed).read_text() if (project / changed).exists() else None
    installs.clear()
    write(project / changed, "second")
    do.environment("play"), do.installed(compiled=False)
    assert installs == again

    (project / changed).unlink() if before is None else write(project / changed, before)
    do.environment("play"), do.installed(compiled=False)
    assert installs == again


def test_other_interpreter_or_compiler(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    plain, native = do.metropole(compiled=False), do.metropole(compiled=True)

    monkeypatch.setattr(do, "compiler", lambda: "/opt/cc")
    assert do.metropole(compiled=False) == plain
    assert do.metropole(compiled=True) != native
    monkeypatch.setattr(sys, "version", "4.0")
    assert do.metropole(compiled=False) != plain


def test_what_was_not_finished_is_made_anew(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing bears its name before it is complete, whatever happens meanwhile."""
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(do, "install", Mock(side_effect=KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            do.environment("play")
    assert finished() == []

    (half,) = do.STORE.glob("new-*/")
    write(half / "left over", "")
    env = do.environment("play")
    assert (env / do.PYTHON).exists()
    assert not (env / "left over").exists()
    assert list(do.STORE.glob("new-*/")) == []


def test_sources_that_change_meanwhile(project: Path, installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What was installed by halves counts for nothing."""
    monkeypatch.setattr(do, "install", lambda *_, **__: write(project / "src" / "metropole" / "kernel.py", "second"))
    with pytest.raises(web_build.SetupError, match="changed"):
        do.installed(compiled=False)
    assert finished("plain") == []


def other_program(statement: str) -> "subprocess.Popen[str]":
    """Another start of do.py, with the same store, which does something, says so and then waits to be killed."""
    place = f"do.STORE = pathlib.Path({str(do.STORE)!r})"
    text = f"import do, pathlib, time; {place}; {statement}; print(flush=True); time.sleep(60)"
    other = subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True, cwd=DO.parent)
    assert other.stdout is not None
    assert other.stdout.readline() == "\n"
    return other


def test_running_game_keeps_its_own(project: Path, installs: list[str]) -> None:
    """Of what nobody uses, the two newest stay; a game that is killed the hard way uses nothing any more."""
    path = do.installed(compiled=False)
    end()
    game = other_program(f"do.obtain(pathlib.Path({str(path)!r}), None, '')")
    os.utime(path, (0, 0))
    for number in (1, 2, 3):
        write(project / "src" / "metropole" / "kernel.py", f"version {number}")
        os.utime(do.installed(compiled=False), (number, number))
        end()
    assert path.exists()

    game.kill()
    game.communicate()
    do.tidy(path)
    assert not path.exists()
    assert len(finished("plain")) == 2


def test_one_makes_it_the_other_waits(installs: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    path = do.metropole(compiled=False)
    other = other_program(f"do.lock(pathlib.Path({str(path)!r}))")
    threading.Timer(0.5, other.kill).start()

    assert do.installed(compiled=False) == path
    assert "Waiting for another start, which is installing Metropole" in capsys.readouterr().err
    other.communicate()


def test_copy_of_a_clone(project: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the clone cannot be written to, everything goes on from a copy in the user's cache, made once."""
    go_on = Mock(return_value=0)
    write(project / "do.py", "")
    (project / "src").chmod(0o555)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(os, "access", lambda path, how: False)
    monkeypatch.setattr(subprocess, "call", go_on)

    assert do.main(["play"]) == do.main(["play"]) == 0
    (copy,) = {Path(one.args[0][1]).parent for one in go_on.call_args_list}
    assert copy.parent == tmp_path / "cache" / "metropole"
    assert (copy / "src").stat().st_mode & 0o200
    assert not (copy / ".env").exists()


# Plain or compiled


def test_play_now_compile_meanwhile(started: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Plain Python until the compiled engine is ready; from then on that one, without a word."""
    do.main(["play"])
    assert "is being compiled in the background (once)" in capsys.readouterr().err
    do.installed(compiled=True)
    capsys.readouterr()
    do.main(["play"])

    assert started[-1] == "play metropole play [native] [extra]"
    assert capsys.readouterr().err == ""


def test_ready_or_not(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line says so while the game goes on."""
    (project / "native").mkdir()
    do.announce(project / "native", project / "failed")
    (project / "failed").touch()
    do.announce(project / "nothing", project / "failed")

    ready, failed = capsys.readouterr().err.splitlines()
    assert "is compiled" in ready
    assert "could not be compiled" in failed


def test_failed_compilation(
    started: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The installer succeeds where the compiler fails: that is seen, remembered, explained, and tried again."""
    install = do.install

    def without_compiler(env: Path, *arguments: str, **variables: str) -> None:
        write(do.STORE / f"{env.name}.log", "cc: no such instruction")
        install(env, *arguments, **variables)
        for native in do.STORE.rglob("flow.cpython-311.so"):
            native.unlink()

    monkeypatch.setattr(do, "install", without_compiler)
    with pytest.raises(web_build.SetupError, match="could not be compiled"):
        do.main(["compile"])
    assert "no such instruction" in capsys.readouterr().err
    assert do.main(["play"]) == do.main(["bench"]) == 0
    assert "compile tries again" in capsys.readouterr().err
    assert started == ["play metropole play [plain] [extra]", "lab metropole bench [plain] [extra] [a clone]"]

    monkeypatch.setattr(do, "install", install)
    assert do.main(["compile"]) == do.main(["play"]) == 0
    assert started[-1] == "play metropole play [native] [extra]"


def test_without_a_compiler(started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and nothing waits for it."""
    monkeypatch.setattr(do, "compiler", lambda: "")

    assert do.main(["play"]) == do.main(["bench"]) == 0
    assert started == ["play metropole play [plain] [extra]", "lab metropole bench [plain] [extra] [a clone]"]


def test_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that is named, if it exists and is wanted."""
    monkeypatch.delenv("METROPOLE_PURE", raising=False)
    monkeypatch.setenv("CC", f"{shlex.quote(sys.executable)} -O9")
    assert do.compiler() == sys.executable
    monkeypatch.setenv("METROPOLE_PURE", "1")
    assert do.compiler() == ""


# The pages


def test_pages_are_built_before_a_game(project: Path, installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, and again when their sources have changed, with a Node of the machine or else one from an environment.

    Where they cannot be built, nothing is installed.
    """
    node = web_build.Node("/opt", ("/opt/npm",))

    def build(root: Path, used: web_build.Node, say: object) -> None:
        assert (root, used) == (project, node)
        installs.append("pages")
        write(web_build.bundle(root) / "index.html", "")
        write(web_build.bundle(root) / web_build.STAMP, web_build.fingerprint(root))

    write(project / "web" / "index.html", "first")
    monkeypatch.delenv("METROPOLE_WEB")
    monkeypatch.setattr(web_build, "build", build)
    monkeypatch.setattr(web_build, "find_node", lambda places: None)
    monkeypatch.setattr(web_build, "node_in", lambda packages: node if "node-" in str(packages) else None)
    do.installed(compiled=False)
    do.installed(compiled=True)
    assert sorted(installs) == ["lab", "native", "node", "pages", "plain", "play"]
    assert installs.index("pages") < installs.index("plain")

    write(project / "web" / "index.html", "second")
    installs.clear()
    do.installed(compiled=False)
    assert installs == ["pages", "plain"]

    write(project / "web" / "index.html", "third")
    monkeypatch.setattr(web_build, "build", Mock(side_effect=web_build.SetupError("npm failed")))
    with pytest.raises(web_build.SetupError, match="npm failed"):
        do.installed(compiled=False)


# Installing


def test_installer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The interpreter's own pip, else the wheel that ensurepip brings, else one line that says what to install."""
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    assert do.installer(Path("python"))[:5] == [sys.executable, "-m", "pip", "--python", "python"]

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pip" else find(name))
    bundled = do.installer(Path(sys.executable))
    assert bundled[0] == sys.executable
    assert call(*bundled[1:2], "--version").stdout.startswith("pip ")

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: str(tmp_path))
    with pytest.raises(web_build.SetupError, match="install pip"):
        do.installer(Path("python"))


def test_failed_installation(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The installer's words, and one clear sentence."""
    failing = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    monkeypatch.setattr(do, "installer", lambda python: failing)

    with pytest.raises(web_build.SetupError, match="is this machine online"):
        do.environment("play")
    assert "no route to host" in capsys.readouterr().err
    assert finished() == []


def test_environment_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python takes it for an environment where it lies at last, and its scripts know where that is."""
    write(tmp_path / "locks" / "play.txt", "")
    monkeypatch.setattr(do, "ROOT", tmp_path)
    monkeypatch.setattr(do, "STORE", tmp_path)
    monkeypatch.setattr(do, "install", lambda env, *_: write((env / do.PYTHON).with_name("script"), f"#!{env}/python"))
    env = do.environment("play")
    end()

    prefix = subprocess.check_output([env / do.PYTHON, "-c", "import sys; print(sys.prefix)"], text=True)
    assert Path(prefix.strip()) == env
    assert (env / do.PYTHON).with_name("script").read_text() == f"#!{env}/python"
