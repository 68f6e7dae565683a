"""The bootstrap, as far as it goes without a network."""

import ast
import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

DO = Path(__file__).resolve().parent.parent / "do.py"


def load() -> ModuleType:
    """do.py as a module; it is not part of any package."""
    spec = importlib.util.spec_from_file_location("do_under_test", DO)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


do = load()


def end() -> None:
    """What the system does when a program ends: nothing stays locked."""
    while do.HELD:
        os.close(do.HELD.pop())


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty project without pages that do.py takes for its own, on a machine with a C compiler."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(do, "ROOT", tmp_path)
    monkeypatch.setattr(do, "compiler", lambda: "/usr/bin/cc")
    monkeypatch.delenv("METROPOLE_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("METROPOLE_WEB", "skip")
    yield tmp_path
    end()


@pytest.fixture
def installed(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The environment of each installation, in order; nothing is really installed."""
    calls: list[str] = []

    def install(kind: object, env: Path) -> None:
        assert env.parent == project
        assert do.env_python(env).exists()
        assert not do.is_ready(env, do.stamp_for(kind))
        calls.append(env.name)

    monkeypatch.setattr(do, "install", install)
    return calls


@pytest.fixture
def started(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments of each program started in the background; nothing is really started."""
    calls: list[str] = []

    def start(command: list[str], **how: object) -> None:
        assert command[1] == str(project / "do.py")
        assert how["cwd"] == project
        assert how["stdin"] == subprocess.DEVNULL
        assert os.name == "nt" or how["start_new_session"]
        calls.append(" ".join(command[2:]))

    monkeypatch.setattr(do.subprocess, "Popen", start)
    return calls


@pytest.fixture
def pages(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done to the front end, which now belongs to the project, with a Node; nothing is really done."""
    (project / "web").mkdir()
    (project / "web" / "index.html").write_text("first")
    monkeypatch.delenv("METROPOLE_WEB")
    node = do.web_build.Node("/opt", ("/opt/npm",))
    calls: list[str] = []

    def build(root: Path, used: object, say: object) -> None:
        assert (root, used) == (project, node)
        calls.append("build")
        bundle = do.web_build.bundle(root)
        bundle.mkdir(parents=True, exist_ok=True)
        (bundle / "index.html").touch()
        (bundle / do.web_build.STAMP).write_text(do.web_build.fingerprint(root))

    monkeypatch.setattr(do.web_build, "find_node", lambda places: node)
    monkeypatch.setattr(do, "fetch_needs", lambda kind, env: None)
    monkeypatch.setattr(do.web_build, "build", build)
    monkeypatch.setattr(do.web_build, "install_packages", lambda *_: calls.append("install"))
    monkeypatch.setattr(do.web_build, "npm", lambda root, used, *words, lines: calls.append(" ".join(words)))
    return calls


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands run, each with its environment where that is not the one for testing; each one succeeds."""
    calls: list[str] = []

    def run(*arguments: str, env: Path, cwd: Path | None = None, path: str = "") -> int:
        assert cwd in (None, project)
        where = [f"in {env.name}"] if env.name != ".venv" else []
        calls.append(" ".join([*arguments, *where, *(["compiled"] if path else [])]))
        end()  # each command stands for a call of its own
        return 0

    monkeypatch.setattr(do, "run", run)
    return calls


def call(*arguments: str) -> subprocess.CompletedProcess[str]:
    """do.py as a user starts it."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


# The command line


def test_help() -> None:
    """The help names every command and succeeds."""
    done = call(str(DO), "--help")

    assert done.returncode == 0
    assert all(f"\n  {command} " in done.stdout for command in do.COMMANDS)


def test_unknown_command() -> None:
    """One clear line, and 2."""
    done = call(str(DO), "dance")

    assert done.returncode == 2
    assert done.stdout == ""
    known = "play, terminal, serve, bench, load, soak, strength, test, lint, compile, screenshots"
    assert done.stderr == f"do.py: no command 'dance'; choose from {known}, or --help\n"


def test_no_command() -> None:
    """Without a command the help appears, and the call counts as wrong."""
    done = call(str(DO))

    assert done.returncode == 2
    assert done.stdout == do.HELP + "\n"


def test_old_python() -> None:
    """An old Python gets one line, and 2, whatever the command."""
    fake = "import sys, runpy; sys.version_info = (3, 8, 18); runpy.run_path(sys.argv[1], run_name='__main__')"
    done = call("-c", fake, str(DO), "--help")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"do.py: Metropole needs Python 3.11 or newer; this is Python 3.8 ({sys.executable})\n"


def test_old_python_complaint() -> None:
    """3.11 is new enough."""
    assert do.old_python_complaint(3, 10)
    assert not do.old_python_complaint(3, 11)
    assert not do.old_python_complaint(4, 0)


def test_old_python_can_read_it() -> None:
    """The file keeps to a grammar that old interpreters parse, or they could not complain."""
    source = DO.read_text(encoding="utf-8")

    ast.parse(source, feature_version=(3, 7))
    assert "from __future__" not in source  # 3.6 refuses the annotations import
    with pytest.raises(SyntaxError):
        ast.parse("match 1:\n  case 1: pass\n", feature_version=(3, 7))


RULES = "tests/rules tests/laws tests/kernel tests/bots tests/encoding tests/rl"
PYTEST = "pytest -n auto --maxprocesses 4 --dist loadfile"
PLAIN = f"{PYTEST} --ignore tests/web --ignore tests/encoding --ignore tests/rl"
WEB = "pytest -n auto --maxprocesses 2 --dist load tests/web"


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("play", ["metropole in .venv-play"]),
        ("play editions", ["metropole editions in .venv-play"]),
        ("terminal", ["metropole play colonialism/compass --seats you,greedy,greedy in .venv-play"]),
        ("terminal colonialism/original", ["metropole play colonialism/original in .venv-play"]),
        ("serve --port 1", ["metropole serve --port 1 in .venv-play"]),
        ("bench --help", ["metropole bench --help in .venv-native"]),
        ("soak 7", ["metropole soak 7 in .venv-native"]),
        ("strength", [f"metropole strength --docs {DO.parent / 'docs'} in .venv-native"]),
        ("strength --games 1", ["metropole strength --games 1 in .venv-native"]),
        ("lint", ["ruff check", "ruff format --check", "mypy"]),
        ("lint do.py", ["ruff check do.py", "ruff format --check do.py", "mypy do.py"]),
        ("test", ["ruff check", "ruff format --check", "mypy", PLAIN, f"{PYTEST} {RULES} compiled"]),
        ("test -k stamp", ["pytest -k stamp"]),
        ("compile", []),
        ("screenshots there", ["tests.web.screenshots there"]),
    ],
)
def test_commands(
    installed: list[str], started: list[str], steps: list[str], command: str, expected: list[str]
) -> None:
    """Each command runs what it promises, where it promises, and hands its arguments on; some compile meanwhile."""
    assert do.main(command.split()) == 0
    assert steps == expected
    meanwhile = command.startswith(("play", "terminal", "serve")) or command == "test"
    assert started == (["compile --background"] if meanwhile else [])


@pytest.mark.parametrize("reason", ["no compiler", "not wanted", "not possible", "failed before"])
def test_without_a_compiled_engine(
    installed: list[str],
    started: list[str],
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    reason: str,
) -> None:
    """Where the engine is not compiled, the tests run once, and that is said; everything else is plain Python."""
    if reason == "no compiler":
        monkeypatch.setattr(do, "compiler", lambda: "")
    elif reason == "not wanted":
        monkeypatch.setenv("METROPOLE_PURE", "1")
    elif reason == "not possible":
        only_plain_python(monkeypatch)
    else:
        do.note_failure(do.stamp_for(do.NATIVE))

    assert do.main(["test"]) == 0
    assert steps[-2:] == [PLAIN, f"{PYTEST} tests/encoding tests/rl"]
    assert "only plain Python is tested" in capsys.readouterr().out
    for command in ("bench", "soak", "play"):
        assert do.main([command]) == 0
        assert steps[-1].endswith("in .venv-play")
    assert installed == [".venv", ".venv-play"]
    assert started == (["compile --background"] if reason == "not possible" else [])


def test_compiled_engine_is_recognised(tmp_path: Path) -> None:
    """By the file that Python would load."""
    assert not do.is_native(tmp_path)

    kernel = Path(do.site_packages(tmp_path).split(os.pathsep)[0], "metropole", "kernel")
    kernel.mkdir(parents=True)
    (kernel / "flow.py").touch()
    assert not do.is_native(tmp_path)
    (kernel / f"flow{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    assert do.is_native(tmp_path)


def test_stops_at_first_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A failing step ends the run with its code, its name and its time."""
    monkeypatch.setattr(do, "run", lambda *arguments, **_: 3 if "--check" in arguments else 0)

    assert do.run_steps(do.lint_steps(()), Path("env")) == 3
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(", ")[0] for line in lines] == [
        "==> ruff check",
        "==> ruff check: ok",
        "==> ruff format --check",
        "==> ruff format --check: failed (exit code 3)",
    ]


# The environment


def test_prepared_once(project: Path, installed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The second start finds everything ready and says nothing."""
    assert do.prepare(do.PLAY) == project / ".venv-play"
    assert "Preparing the environment (once)" in capsys.readouterr().err

    end()
    assert do.prepare(do.PLAY) == project / ".venv-play"
    assert installed == [".venv-play"]
    assert capsys.readouterr().err == ""


def test_environments_are_apart(project: Path, installed: list[str], steps: list[str], started: list[str]) -> None:
    """Each is made once, whatever comes first."""
    for command in ("play", "lint", "bench", "lint", "soak", "test", "play"):
        assert do.main([command]) == 0

    assert installed == [".venv-play", ".venv", ".venv-native"]
    for kind in (do.DEV, do.PLAY, do.NATIVE):
        assert do.is_ready(project / kind.name, do.stamp_for(kind))


def test_new_sources_are_installed_for_playing(project: Path, installed: list[str]) -> None:
    """A changed file means a new installation; testing sees sources as they are."""
    source = project / "src" / "metropole" / "kernel.py"
    source.parent.mkdir(parents=True)
    for text in "122":
        source.write_text(text)
        do.prepare(do.PLAY)
        do.prepare(do.DEV)
        end()

    assert installed == [".venv-play", ".venv", ".venv-play"]


@pytest.mark.parametrize("change", ["CC", "compiler"])
def test_another_compiler(project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """Another compiler, or one that appears, means a new compilation, and nothing to plain Python."""
    do.prepare(do.PLAY)
    do.prepare(do.NATIVE)
    end()
    if change == "CC":
        monkeypatch.setenv("CC", "cc -O1")
    else:
        monkeypatch.setattr(do, "compiler", lambda: "/opt/cc")
    do.prepare(do.PLAY)
    do.prepare(do.NATIVE)

    assert installed == [".venv-play", ".venv-native", ".venv-native"]


def test_new_needs_are_installed(project: Path, installed: list[str]) -> None:
    """A changed pyproject.toml means a new installation into the same environment."""
    do.prepare(do.DEV)
    kept = project / ".venv" / "kept"
    kept.touch()
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    do.prepare(do.DEV)

    assert installed == [".venv", ".venv"]
    assert kept.exists()


def test_sources_that_change_meanwhile(project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What was installed by halves counts neither for the new sources nor, later, for the old ones."""
    needs = project / "pyproject.toml"
    old = needs.read_text()
    install = do.install
    monkeypatch.setattr(do, "install", lambda *what: (install(*what), needs.write_text("[project]\nname = 'x'\n")))
    do.prepare(do.PLAY)
    end()
    assert do.find(do.PLAY) is None

    needs.write_text(old)
    assert do.find(do.PLAY) is None


def test_other_interpreter_means_other_environment(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An environment belongs to one Python version."""
    do.prepare(do.PLAY)
    end()
    left = project / ".venv-play" / "left"
    left.touch()
    monkeypatch.setattr(do.sys, "version", "3.99.0")
    do.prepare(do.PLAY)

    assert installed == [".venv-play", ".venv-play"]
    assert not left.exists()


@pytest.mark.parametrize("damage", ["no stamp", "no python", "a file", "a broken link"])
def test_broken_environment_is_rebuilt(project: Path, installed: list[str], damage: str) -> None:
    """What was not finished, or no longer works, is made anew."""
    env = do.prepare(do.PLAY)
    end()
    if damage == "no stamp":
        (env / do.STAMP).unlink()
    elif damage == "no python":
        do.env_python(env).unlink()
    else:
        env.rename(project / "elsewhere")
        if damage == "a file":
            env.touch()
        else:
            env.symlink_to(project / "nowhere")

    assert do.prepare(do.PLAY) == env
    assert installed == [".venv-play", ".venv-play"]
    assert do.is_ready(env, do.stamp_for(do.PLAY))


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (do.DEV, "--editable {}[dev]"),
        (do.PLAY, "{}"),
        (do.NATIVE, "-v {}[report]"),
        (do.WEB, do.web_build.NODE_PACKAGE),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_what_is_installed(project: Path, monkeypatch: pytest.MonkeyPatch, kind: object, expected: str) -> None:
    """The first game waits for nothing it does not need; what draws reports comes with the compiled engine."""
    calls: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 0, b"")

    monkeypatch.setattr(do.subprocess, "run", note)
    monkeypatch.setattr(do, "installer", lambda python: [])
    monkeypatch.setattr(do, "is_native", lambda env: True)
    do.install(kind, project / "env")

    assert calls == [expected.format(project).split(" ")]


def failing_installer(python: Path) -> list[str]:
    """An installer that always fails, with a word of explanation."""
    return [str(python), "-c", "import sys; sys.exit('no route to host')"]


def test_failed_installation(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The installer's words, one clear line, 2; and the environment does not count as ready."""
    monkeypatch.setattr(do, "installer", failing_installer)

    assert do.main(["play"]) == 2
    shown = capsys.readouterr().err
    assert "no route to host" in shown
    assert shown.endswith("\ndo.py: the packages could not be installed (see above); is this machine online?\n")
    assert not (project / ".venv-play" / do.STAMP).exists()


def offline(*_: object) -> None:
    raise do.Trouble("offline")


def test_failed_update_keeps_what_served(project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """When a new version cannot be installed, the old one is still there."""
    old = do.stamp_for(do.PLAY)
    env = do.prepare(do.PLAY)
    end()
    monkeypatch.setattr(do, "install", offline)
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    with pytest.raises(do.Trouble):
        do.prepare(do.PLAY)

    assert installed == [".venv-play"]
    assert do.is_ready(env, old)
    assert not do.is_ready(env, do.stamp_for(do.PLAY))


@pytest.mark.skipif(os.name == "nt", reason="Python for Windows always has venv")
def test_environment_by_hand(tmp_path: Path) -> None:
    """Python takes the hand-made directory for an environment and finds its own site-packages, and only those."""
    env = tmp_path / "env"
    do.make_env_by_hand(env)
    (site,) = env.glob("lib/python3*/site-packages")
    (site / "only_here.py").write_text("answer = 42\n")

    probe = "import only_here, sys; print(only_here.answer, sys.prefix != sys.base_prefix, sys._base_executable)"
    done = subprocess.run([str(do.env_python(env)), "-I", "-c", probe], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    answer, apart, base = done.stdout.split()
    assert (answer, apart) == ("42", "True")
    assert Path(base).samefile(do.base_python())
    with pytest.raises(subprocess.CalledProcessError):
        subprocess.run([str(do.env_python(env)), "-c", "import pytest"], check=True, capture_output=True)


@pytest.mark.skipif(os.name == "nt", reason="Python for Windows always has venv")
def test_missing_venv_module(project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the venv module the environment is made by hand."""
    monkeypatch.setitem(sys.modules, "venv", None)
    do.prepare(do.DEV)

    assert installed == [".venv"]
    assert (project / ".venv" / "pyvenv.cfg").read_text().startswith("home = ")


# Plain or compiled

BEGUN = (
    "The engine is being compiled in the background (once); later starts are faster. METROPOLE_PURE=1 leaves that out."
)
REAL_POPEN = subprocess.Popen


def only_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling turns out to be impossible."""
    install = do.install

    def try_it(kind: object, env: Path) -> None:
        if kind == do.NATIVE:
            raise do.NotCompiled("the engine could not be compiled (see above)")
        install(kind, env)

    monkeypatch.setattr(do, "install", try_it)


def other_program(statement: str) -> subprocess.Popen[str]:
    """Another start of do.py, which does something, says so and then waits to be killed."""
    text = f"""
import importlib.util, time
from pathlib import Path
spec = importlib.util.spec_from_file_location("other", {str(DO)!r})
do = importlib.util.module_from_spec(spec)
spec.loader.exec_module(do)
do.ROOT = Path({str(do.ROOT)!r})
do.compiler = lambda: "/usr/bin/cc"
{statement}
print("done", flush=True)
time.sleep(60)
"""
    other = REAL_POPEN([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "done\n"
    return other


def kill(other: subprocess.Popen[str]) -> None:
    """The hard way."""
    other.kill()
    other.communicate()


def test_play_now_compile_meanwhile(
    project: Path, installed: list[str], started: list[str], steps: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Plain Python until the compiled engine is ready; from then on that one, without a word."""
    assert do.main(["play"]) == 0
    assert started == ["compile --background"]
    assert capsys.readouterr().err.splitlines()[-1] == BEGUN
    assert (project / ".venv-native.log").read_bytes() == b""

    assert do.main(started[0].split()) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "The engine is compiled, in .venv-native."
    end()

    assert do.main(["play", "x"]) == 0
    assert capsys.readouterr().err == ""
    assert [step.split()[-1] for step in steps] == [".venv-play", ".venv-native"]
    assert installed == [".venv-play", ".venv-native"]
    assert started == ["compile --background"]


def test_one_compilation_at_a_time(
    project: Path, installed: list[str], started: list[str], steps: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """While one runs, games start none, and one started at the same moment goes; when it was killed, another starts."""
    other = other_program("lock = do.take_turn(do.NATIVE)")
    try:
        assert do.main(["play"]) == 0
        assert "still being compiled" in capsys.readouterr().err
        assert started == []
        assert do.main(["compile", "--background"]) == 0
        assert installed == [".venv-play"]
    finally:
        kill(other)

    assert do.main(["play"]) == 0
    assert capsys.readouterr().err.splitlines() == [BEGUN]
    assert started == ["compile --background"]


def test_who_needs_speed_waits_for_the_compilation(
    project: Path,
    installed: list[str],
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It says so, and takes what the other one has made; or compiles, if the other one made nothing."""
    other = other_program("lock = do.take_turn(do.NATIVE)")
    monkeypatch.setattr(do.time, "sleep", lambda seconds: kill(other))

    assert do.main(["bench"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[:2] == [
        "Waiting for the compilation of the engine in the background (.venv-native) ...",
        "Preparing the environment (once) ...",
    ]
    assert installed == [".venv-native"]

    (project / ".venv-native" / do.STAMP).unlink()
    other = other_program("lock = do.take_turn(do.NATIVE)")

    def finish(seconds: float) -> None:
        do.write_stamp(project / ".venv-native", do.stamp_for(do.NATIVE))
        kill(other)

    monkeypatch.setattr(do.time, "sleep", finish)
    assert do.main(["soak"]) == 0
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert installed == [".venv-native"]
    assert [step.split()[-1] for step in steps] == [".venv-native", ".venv-native"]


@pytest.mark.parametrize("trouble", ["offline", "not possible"])
def test_failed_compilation_is_remembered(
    project: Path,
    installed: list[str],
    started: list[str],
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    trouble: str,
) -> None:
    """No start tries the same sources again, except by hand, which shows the trouble; other sources get a chance."""
    with monkeypatch.context() as broken:
        if trouble == "offline":
            broken.setattr(do, "install", offline)
        else:
            only_plain_python(broken)
        assert do.main(["compile", "--background"]) == 2
    capsys.readouterr()

    assert do.main(["play"]) == 0
    assert capsys.readouterr().err.splitlines()[-1].endswith("python3 do.py compile shows why.")
    assert started == []

    needs = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    assert do.main(["play"]) == 0
    assert started == ["compile --background"]

    (project / "pyproject.toml").write_text(needs)
    assert do.main(["compile"]) == 0
    assert not do.has_failed()
    assert "in .venv-native" in capsys.readouterr().err


def test_compiling_needs_a_compiler(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without one, or without the wish, there is one clear line, and nothing is remembered."""
    monkeypatch.setattr(do, "compiler", lambda: "")
    assert do.main(["compile"]) == 2
    assert "found no C compiler" in capsys.readouterr().err
    monkeypatch.setenv("METROPOLE_PURE", "1")
    assert do.main(["compile"]) == 2
    assert "METROPOLE_PURE is set" in capsys.readouterr().err
    assert list(project.iterdir()) == [project / "pyproject.toml"]


def test_plain_wheel_is_not_taken_for_a_compiled_one(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The installer succeeds where the compiler fails; its words are shown all the same."""
    monkeypatch.setattr(do, "installer", lambda python: [str(python), "-c", "print('the compiler said no')"])

    assert do.main(["compile"]) == 2
    shown = capsys.readouterr().err
    assert "the compiler said no" in shown
    assert shown.endswith("\ndo.py: the engine could not be compiled (see above)\n")
    assert do.find(do.NATIVE) is None
    assert do.has_failed()


def test_compiling_has_what_it_takes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python is installed with METROPOLE_PURE=1, the compiled engine without it; the pages are built already."""
    say = "import os; print(os.environ.get('METROPOLE_PURE'), os.environ['METROPOLE_WEB'])"
    monkeypatch.setattr(do, "installer", lambda python: [sys.executable, "-c", f"{say}; raise SystemExit(1)"])
    seen: list[str] = []
    monkeypatch.setattr(do, "print", lambda text, **_: seen.append(text.strip()), raising=False)
    for kind in (do.DEV, do.PLAY, do.NATIVE):
        with pytest.raises(do.Trouble):
            do.install(kind, project / kind.name)

    assert seen == ["1 skip", "1 skip", "None skip"]


@pytest.mark.parametrize("name", ["PLAY", "NATIVE"])
def test_running_game_keeps_its_environment(project: Path, installed: list[str], name: str) -> None:
    """A new version goes beside the one that is being played, and into the same place once the game is over."""
    kind = getattr(do, name)
    first = project / kind.name
    other = other_program(f"do.install = lambda *_: None; do.prepare(do.{name})")
    try:
        old = do.read_stamp(first)
        (project / "pyproject.toml").write_text("[project]\nname = 'second'\n")
        second = do.prepare(kind)
        assert second == project / f"{first.name}-2"
        assert do.read_stamp(first) == old
        end()
        assert do.prepare(kind) == second  # found again
    finally:
        kill(other)

    (project / "pyproject.toml").write_text("[project]\nname = 'third'\n")
    assert do.prepare(kind) == first
    assert installed == [second.name, first.name]


def test_too_many_versions_in_use(project: Path, installed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """One clear line, and nobody's game is touched."""
    for name in "abcd":
        (project / "pyproject.toml").write_text(f"[project]\nname = '{name}'\n")
        do.prepare(do.PLAY)
    (project / "pyproject.toml").write_text("[project]\nname = 'e'\n")

    assert do.main(["play"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("do.py: older versions are being played in all of")
    assert installed == [".venv-play", ".venv-play-2", ".venv-play-3", ".venv-play-4"]


@pytest.mark.skipif(os.name == "nt", reason="Windows hands no locks on")
def test_game_outlives_its_starter(project: Path, installed: list[str]) -> None:
    """When only do.py is killed, the game goes on, and so does its claim to the environment."""
    env = do.prepare(do.PLAY)
    game = REAL_POPEN([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, pass_fds=do.handed_on(), text=True)
    end()
    assert not do.vacate(env)

    game.communicate("\n")
    assert do.vacate(env)


# The pages for the browser


def test_pages_are_built_before_a_game(
    project: Path, pages: list[str], installed: list[str], started: list[str], steps: list[str]
) -> None:
    """Once, and again when their sources have changed; a new bundle is a new installation."""
    for text in ("first", "second", "second"):
        (project / "web" / "index.html").write_text(text)
        assert do.main(["play"]) == 0

    assert pages == ["build", "build"]
    assert installed == [".venv-play", ".venv-play"]


def test_bundle_is_no_source(project: Path, pages: list[str], installed: list[str]) -> None:
    """What is built while an environment is prepared does not make that environment look old."""
    do.prepare(do.PLAY)
    end()

    assert do.find(do.PLAY) == project / ".venv-play"
    assert not any("static" in line for line in do.sources(project))


def test_everything_is_tested(pages: list[str], installed: list[str], started: list[str], steps: list[str]) -> None:
    """The front end is built, checked and tested beside the checks of Python, and before the tests that use it."""
    assert do.main(["test"]) == 0

    assert pages == ["build", "install", "run check", "run lint", "install", "test"]
    recorded = "tests.web.record web/recorded"
    assert steps == ["ruff check", "ruff format --check", "mypy", recorded, PLAIN, WEB, f"{PYTEST} {RULES} compiled"]


def test_lint_with_and_without_node(
    pages: list[str],
    installed: list[str],
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nobody needs Node to check Python; naming files checks only those."""
    assert do.main(["lint"]) == 0
    assert do.main(["lint", "do.py"]) == 0
    assert pages == ["install", "run check", "run lint"]

    monkeypatch.setattr(do.web_build, "find_node", lambda places: None)
    assert do.main(["lint"]) == 0
    assert "the front end was not checked" in capsys.readouterr().out
    assert len(pages) == 3
    assert installed == [".venv"]


def test_tests_of_the_pages_have_pages(pages: list[str], installed: list[str], steps: list[str]) -> None:
    """Other tests do not wait for them."""
    assert do.main(["test", "tests/rules"]) == 0
    assert pages == []
    assert do.main(["test", "tests/web", "-x"]) == 0
    assert do.main(["screenshots"]) == 0
    assert pages == ["build"]
    assert steps == ["pytest tests/rules", "pytest tests/web -x", "tests.web.screenshots screenshots"]


def test_node_is_installed_where_there_is_none(
    project: Path, pages: list[str], installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Into an environment of its own, once."""
    find = do.web_build.find_node
    place = str(project / ".venv-web")
    has_node = lambda places: find(places) if (project / ".venv-web").exists() and place in places[0] else None  # noqa: E731 -- fits here
    monkeypatch.setattr(do.web_build, "find_node", has_node)
    do.prepare(do.PLAY)
    end()
    (project / "web" / "index.html").write_text("second")
    do.prepare(do.PLAY)

    assert installed == [".venv-web", ".venv-play", ".venv-play"]
    assert pages == ["build", "build"]


@pytest.mark.parametrize("command", ["play", "test", "lint"])
def test_broken_pages(
    pages: list[str],
    installed: list[str],
    started: list[str],
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    """One line says what went wrong and how to do without, then npm has the word; nothing is played or tested."""

    def fail(*_: object, **__: object) -> None:
        raise do.web_build.WebTrouble("npm ci failed (exit code 1); it said:\nno route to host")

    monkeypatch.setattr(do.web_build, "install_packages", fail)
    monkeypatch.setattr(do.web_build, "build", fail)

    assert do.main([command]) == 2
    first, last = capsys.readouterr().err.splitlines()[-2:]
    assert first.startswith("do.py: the pages for the browser (METROPOLE_WEB=skip does without them): npm ci failed")
    assert last == "no route to host"
    assert all(step.startswith(("ruff", "mypy")) for step in steps)


# Where pip comes from


def without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    """Hide some modules from do.py."""
    find = importlib.util.find_spec
    monkeypatch.setattr(do.importlib.util, "find_spec", lambda name: None if name in missing else find(name))


def test_own_pip_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The running interpreter's pip works on the environment from outside."""
    monkeypatch.setattr(do.importlib.util, "find_spec", lambda name: object())

    assert do.installer(Path("env"))[:5] == [sys.executable, "-m", "pip", "--python", "env"]


def test_bundled_pip_second(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A pip wheel runs in the environment without being installed."""
    without(monkeypatch, "pip")
    monkeypatch.setattr(do, "bundled_pip", lambda: tmp_path / "pip-1-py3-none-any.whl")

    assert do.installer(Path("env"))[:2] == ["env", str(tmp_path / "pip-1-py3-none-any.whl" / "pip")]


def test_bundled_pip_works(tmp_path: Path) -> None:
    """The wheel that comes with ensurepip, where there is one, can be run so."""
    wheel = do.bundled_pip()
    if wheel is None:
        pytest.skip("this Python has no ensurepip")
    do.make_env(tmp_path / "env")
    command = [str(do.env_python(tmp_path / "env")), str(wheel / "pip"), "--version"]

    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("pip ")


def test_uv_third(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed uv serves when there is no pip at all."""
    without(monkeypatch, "pip", "ensurepip")
    monkeypatch.setattr(do.shutil, "which", lambda name: f"/opt/{name}")

    assert do.installer(Path("env"))[:5] == ["/opt/uv", "pip", "install", "--python", "env"]


def test_nothing_to_install_with(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says what to install."""
    without(monkeypatch, "pip", "ensurepip")
    monkeypatch.setattr(do.shutil, "which", lambda name: None)

    assert do.main(["play"]) == 2
    assert "install pip" in capsys.readouterr().err.splitlines()[-1]
    assert not (project / ".venv-play" / do.STAMP).exists()
