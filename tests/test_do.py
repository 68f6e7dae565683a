"""The bootstrap, as far as it goes without a network."""

import ast
import importlib.util
import os
import subprocess
import sys
import sysconfig
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


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project that do.py takes for its own."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(do, "ROOT", tmp_path)
    monkeypatch.setattr(do, "ENV", tmp_path / ".venv")
    monkeypatch.setattr(do, "PLAY", tmp_path / ".venv-play")
    return tmp_path


@pytest.fixture
def installed(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The extras of each installation, in order; nothing is really installed."""
    calls: list[str] = []

    def install(root: Path, env: Path, extras: str) -> None:
        assert root == project
        assert do.env_python(env).exists()
        assert not (env / do.STAMP).exists()
        calls.append(extras)

    monkeypatch.setattr(do, "install", install)
    return calls


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands run in the environment; each one succeeds."""
    calls: list[str] = []

    def run(*arguments: str, env: Path | None = None, cwd: Path | None = None, path: str = "") -> int:
        assert cwd in (None, project)
        assert env == (project / ".venv-play" if arguments[0] == "metropole" else None)
        calls.append(" ".join([*arguments, *(["compiled"] if path else [])]))
        return 0

    monkeypatch.setattr(do, "run", run)
    monkeypatch.setattr(do, "prepare", lambda *_: None)
    monkeypatch.setattr(do, "is_native", lambda env: True)
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
    assert done.stderr == "do.py: no command 'dance'; choose from play, test, lint, bench, soak, or --help\n"


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


RULES = "tests/rules tests/laws tests/kernel"


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("play", ["metropole play colonialism/compass --seats you,greedy,greedy"]),
        ("play colonialism/original", ["metropole play colonialism/original"]),
        ("bench --help", ["metropole bench --help"]),
        ("soak 7", ["metropole soak 7"]),
        ("lint", ["ruff check", "ruff format --check", "mypy"]),
        ("lint do.py", ["ruff check do.py", "ruff format --check do.py", "mypy do.py"]),
        ("test", ["ruff check", "ruff format --check", "mypy", "pytest", f"pytest {RULES} compiled"]),
        ("test -k stamp", ["pytest -k stamp"]),
    ],
)
def test_commands(steps: list[str], command: str, expected: list[str]) -> None:
    """Each command runs what it promises and hands its arguments on."""
    assert do.main(command.split()) == 0
    assert steps == expected


def test_without_a_compiler(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the engine is not compiled, the tests run once, and that is said."""
    monkeypatch.setattr(do, "is_native", lambda env: False)

    assert do.main(["test"]) == 0
    assert steps[-1] == "pytest"
    assert "only plain Python was tested" in capsys.readouterr().out


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
    monkeypatch.setattr(do, "run", lambda *arguments, cwd, path: 3 if "--check" in arguments else 0)

    assert do.run_steps(do.lint_steps(())) == 3
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
    do.prepare(project, project / ".venv", "")
    assert "Preparing the environment (once)" in capsys.readouterr().err

    do.prepare(project, project / ".venv", "")
    assert installed == [""]
    assert capsys.readouterr().err == ""


def test_playing_and_testing_have_environments_of_their_own(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is made once, whatever comes first."""
    monkeypatch.setattr(do, "run", lambda *arguments, **_: 0)
    for command in ("play", "lint", "bench", "lint", "soak"):
        assert do.main([command]) == 0

    assert installed == ["", "dev"]
    assert do.is_ready(project / ".venv-play", do.stamp_for(project, ""))
    assert do.is_ready(project / ".venv", do.stamp_for(project, "dev"))


def test_new_sources_are_installed_for_playing(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed file, another compiler or another wish means a new installation; testing sees sources as they are."""
    source = project / "src" / "metropole" / "kernel.py"
    source.parent.mkdir(parents=True)
    for change in (lambda: source.write_text("1"), lambda: source.write_text("2"), lambda: None):
        change()
        do.prepare(project, project / ".venv-play", "")
        do.prepare(project, project / ".venv", "dev")
    monkeypatch.setenv("METROPOLE_PURE", "1")
    do.prepare(project, project / ".venv-play", "")

    assert installed == ["", "dev", "", ""]


def test_new_needs_are_installed(project: Path, installed: list[str]) -> None:
    """A changed pyproject.toml means a new installation into the same environment."""
    do.prepare(project, project / ".venv", "dev")
    kept = project / ".venv" / "kept"
    kept.touch()
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    do.prepare(project, project / ".venv", "dev")

    assert installed == ["dev", "dev"]
    assert kept.exists()


def test_other_interpreter_means_other_environment(
    project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An environment belongs to one Python version."""
    do.prepare(project, project / ".venv", "")
    left = project / ".venv" / "left"
    left.touch()
    monkeypatch.setattr(do.sys, "version", "3.99.0")
    do.prepare(project, project / ".venv", "")

    assert installed == ["", ""]
    assert not left.exists()


@pytest.mark.parametrize("damage", ["no stamp", "no python", "a file", "a broken link"])
def test_broken_environment_is_rebuilt(project: Path, installed: list[str], damage: str) -> None:
    """What was not finished, or no longer works, is made anew."""
    env = project / ".venv"
    do.prepare(project, env, "")
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
    do.prepare(project, env, "")

    assert installed == ["", ""]
    assert do.is_ready(env, do.stamp_for(project, ""))


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


def test_failed_update_keeps_what_served(project: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """When a new version cannot be installed, the old one is still there."""
    do.prepare(project, project / ".venv", "")

    def install(*_: object) -> None:
        raise do.Trouble("offline")

    monkeypatch.setattr(do, "install", install)
    with pytest.raises(do.Trouble):
        do.prepare(project, project / ".venv", "dev")

    assert installed == [""]
    assert do.is_ready(project / ".venv", do.stamp_for(project, ""))
    assert not do.is_ready(project / ".venv", do.stamp_for(project, "dev"))


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
    do.prepare(project, project / ".venv", "")

    assert installed == [""]
    assert (project / ".venv" / "pyvenv.cfg").read_text().startswith("home = ")


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

    assert do.installer(Path("env")) == ["/opt/uv", "pip", "install", "--python", "env"]


def test_nothing_to_install_with(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says what to install."""
    without(monkeypatch, "pip", "ensurepip")
    monkeypatch.setattr(do.shutil, "which", lambda name: None)

    assert do.main(["play"]) == 2
    assert "install pip" in capsys.readouterr().err.splitlines()[-1]
    assert not (project / ".venv-play" / do.STAMP).exists()
