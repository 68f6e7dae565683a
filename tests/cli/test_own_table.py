"""`metropole` alone: the table in the browser, from a server of one's own or the one that runs already."""

import json
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import AsyncMock, Mock
from urllib.request import urlopen

import pytest

from metropole.server import desktop, run
from metropole.server.store import StoreOpenError
from metropole.server.store.lock import Lock
from tests.cli.program import metropole, refused
from tests.client.doubles import replying

SECONDS = 30


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person whose data are in a place of their own, in front of no screen."""
    for name in run.SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(run, "own_directory", lambda: tmp_path / "metropole")
    return tmp_path / "metropole"


@contextmanager
def running() -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`metropole` in a process of its own, and the first line that it prints."""
    command = [sys.executable, "-m", "metropole"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SECONDS)


@pytest.mark.skipif(sys.platform != "linux", reason="the place of one's data is set as Linux does it")
def test_one_line_and_a_second_call_finds_the_first(at_home: Path) -> None:
    """The first serves until it is stopped; a second one says where, and ends; nothing is written but that line."""
    with running() as (process, line):
        assert line.startswith("The table is open at http://localhost:")
        assert line.endswith(" (Ctrl-C stops it)\n")
        address = line.split()[5]
        assert json.load(urlopen(f"{address}/healthz"))["status"] == "ok"
        assert (at_home / "metropole.db.address").read_text() == address

        again = metropole()
        assert (0, f"The table is open already at {address}\n") == (again.exit_code, again.output)

        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS)
        assert (0, "", "") == (process.returncode, out, err)


def test_the_usual_port_may_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then any other does."""
    with socket.socket() as other:
        other.bind((desktop.HOST, 0))
        other.listen()
        monkeypatch.setattr(desktop, "PORT", other.getsockname()[1])
        assert 0 == desktop.free_port()
    assert desktop.PORT == desktop.free_port()


def test_how_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """On this machine only, quietly, with bots that one can follow, and the browser opens."""
    serve = Mock()
    monkeypatch.setattr(desktop, "serve", serve)
    monkeypatch.setattr(desktop, "free_port", lambda: 4711)
    assert 0 == metropole().exit_code
    database, host, port, settings, proxy, _, show = serve.call_args.args
    assert (None, "127.0.0.1", 4711, False, True) == (database, host, port, proxy, show)
    assert {"quiet": True} == serve.call_args.kwargs
    assert (0.6, False, ()) == (settings.bot_pause, settings.secure, settings.hosts)


def test_a_database_in_use_without_a_server(at_home: Path) -> None:
    """It is held by something that does not answer: that is refused, in one line."""
    at_home.mkdir(parents=True)
    (at_home / "metropole.db.address").write_text("http://localhost:9")
    holder = "import sys; from pathlib import Path; from metropole.server.store.lock import Lock; "
    holder += "lock = Lock(Path(sys.argv[1])); lock.take(); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", holder, str(at_home / "metropole.db.lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert "is in use by process" in refused(metropole())
        process.communicate(b"")
    Lock(at_home / "metropole.db.lock").take()  # and it is free again


def test_what_else_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = AsyncMock(side_effect=StoreOpenError("it is a database of something else"))
    monkeypatch.setattr(desktop, "try_store", broken)
    assert "is a database of something else" in metropole().stderr


def test_only_metropole_is_metropole() -> None:
    """Somebody else who listens, or nobody, is not taken for a server of ours."""
    assert not desktop.is_metropole("http://localhost:9")
    assert not desktop.is_metropole("nonsense")
    with replying(lambda number: (200, {}, b"<html></html>" if number == 1 else b"{}")) as heard:
        assert [False, False] == [desktop.is_metropole(heard.url) for _ in range(2)]
        assert 2 == len(heard.requests)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_the_browser_opens_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one nothing is opened: a browser of the terminal would get in the way."""
    opened = Mock(return_value=True)
    monkeypatch.setattr(webbrowser, "open", opened)
    assert not run.show_page("http://localhost:1")
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.show_page("http://localhost:2")
    opened.assert_called_once_with("http://localhost:2")
