"""The client library at a real server, and at servers that are not what one hopes for."""

import re
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import msgspec
import pytest
from websockets.sync.server import ServerConnection

from metropole import verify
from metropole.client import Client, ClientError, LiveTable
from metropole.server import wire
from tests.client.doubles import CannedReply, Lossy, replying, talking
from tests.client.servers import SHORT, choice, guest, plays_by_watching, serving
from tests.server.servers import ServerProcess

ROOT = Path(__file__).resolve().parent.parent.parent
LONG = 240.0  # seconds that a game may take on a slow machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# --- whole games ---


def plays_by_http(client: Client, table: str) -> list[wire.LogEntry]:
    """Ask again and again, and answer whatever is asked, to the end; everything that was told."""
    told: list[wire.LogEntry] = []
    frame = client.frame(table)
    told += frame.log
    until = time.monotonic() + LONG
    while frame.state != "finished":
        assert time.monotonic() < until
        action = choice(frame)
        if action:
            assert isinstance(client.play(table, action), wire.Accepted | wire.Stale)
        else:
            time.sleep(0.02)  # politeness, not synchronisation
        frame = client.frame(table, since=frame.seq)
        told += frame.log
    return told


def plays_live(client: Client, table: str, reached: Event | None = None, at: int = 25) -> list[wire.LogEntry]:
    """Answer over the live channel whatever is asked, to the end; everything that was told."""
    told: list[wire.LogEntry] = []
    with LiveTable(client, table) as live:
        for frame in live.frames():
            told += frame.log
            if reached is not None and frame.seq >= at:
                reached.set()
            action = choice(frame)
            if action:
                assert isinstance(live.play(action), wire.Accepted | wire.Stale)
    return told


def two_at_a_table(server: ServerProcess) -> tuple[Client, Client, str]:
    anna, bert = guest(server, "Anna"), guest(server, "Bert")
    table = anna.open_table(SHORT, ["me", "open"])
    assert isinstance(bert.sit(table, 1), wire.Accepted)
    return anna, bert, table


def results(*running: Future[list[wire.LogEntry]]) -> tuple[list[wire.LogEntry], ...]:
    """What each has done; whatever goes wrong with one of them is raised at once."""
    done, _ = wait(running, LONG, FIRST_EXCEPTION)
    for one in done:
        one.result()
    return tuple([one.result(0) for one in running])


def test_whole_game_by_two_clients(server: ServerProcess) -> None:
    """One over HTTP, one over the live channel: each is told exactly what is told to him who looks at the end."""
    anna, bert, table = two_at_a_table(server)
    with ThreadPoolExecutor(2) as threads:
        one = threads.submit(plays_by_http, anna, table)
        two = threads.submit(plays_live, bert, table)
        told = results(one, two)

    last = anna.frame(table)
    assert last.state == "finished"
    assert last.result is not None
    assert 1 in last.result.ranks
    assert (anna.frame(table).log, bert.frame(table).log) == told
    assert told[0] != told[1]


def test_finished_game_can_be_verified(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file to be downloaded is in order; before the end there is none. Every moment can be looked at again."""
    client = guest(server, "Cleo")
    table = client.open_table(SHORT, ["me", "random"])
    with pytest.raises(ClientError, match="when it is over") as early:
        client.download(table)
    plays_by_watching(client, table)
    file = tmp_path / "a.game"
    file.write_text(client.download(table), encoding="utf-8")

    assert (early.value.code, early.value.status) == ("not-finished", 409)
    assert 0 == verify.main([str(file)]), capsys.readouterr().out
    past = client.history(table, 12)
    assert (12, "running", None) == (past.seq, past.state, past.question)


def test_advice_story_and_a_practice_game(server: ServerProcess, tmp_path: Path) -> None:
    """What one may ask for besides the table itself, and playing on from the middle of a game."""
    client = guest(server, "Fia", "de")
    table = client.open_table(SHORT, ["me", "random"])
    frame = next(frame for frame in client.watch(table) if choice(frame))
    advice = client.advice(table)
    assert frame.question is not None
    assert [one.action for one in advice.previews] == [one.action for one in frame.question.options]
    assert client.advice(table, -1).previews == []
    with pytest.raises(ClientError) as early:
        client.fork(table, 5, 0)
    assert early.value.code == "fork-unfinished"
    plays_by_watching(client, table)
    story = client.story(table)
    assert story.scoring is not None
    middle = story.marks[len(story.marks) // 2].seq
    fork = client.fork(table, middle, 1, "random")
    begun = client.frame(fork)
    assert (begun.seat, begun.state) == (1, "running")
    assert begun.about.forked is not None
    assert (begun.about.forked.table, begun.about.forked.seq) == (table, middle)
    plays_by_watching(client, fork)
    assert verify.check(client.download(fork)).status == verify.FITS


def test_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    """In mid-game, without a last word: the game goes on, nobody misses anything or hears it twice."""
    with serving(tmp_path) as server:
        anna, bert, table = two_at_a_table(server)
        reached = Event()
        with ThreadPoolExecutor(2) as threads:
            one = threads.submit(plays_by_watching, anna, table)
            two = threads.submit(plays_live, bert, table, reached)
            assert reached.wait(LONG)
            server.kill()
            assert not one.done()
            assert not two.done()
            server.start()
            told = results(one, two)

        assert "finished" == anna.frame(table).state
        assert (anna.frame(table).log, bert.frame(table).log) == told


# --- answers that get lost ---


def begun(server: ServerProcess, url: str) -> tuple[Client, str, wire.TableFrame]:
    """A game against a bot that has just begun, at a server behind some way."""
    client = guest(server, "Dora")
    table = client.open_table(SHORT, ["me", "random"])
    away = Client(url, client.token, patience=60)
    while True:
        frame = away.frame(table)
        if choice(frame):
            return away, table, frame


def test_lost_answer_over_http(server: ServerProcess) -> None:
    """The command is sent again with the same key, and was done once."""
    with Lossy(server.port) as way:
        client, table, before = begun(server, way.url)
        way.lose = b'"accepted"'
        answer = client.play(table, choice(before))
        sent = [data for data in way.sent if b'"idem"' in data]

    assert 1 == way.lost
    assert isinstance(answer, wire.Accepted)
    keys = re.findall(rb'"idem":"(\w+)"', b"".join(sent))
    assert 2 == len(keys)
    assert 1 == len(set(keys))
    moves = [
        entry for entry in client_at(server, client).frame(table, since=before.seq).log if entry.seq == before.seq + 1
    ]
    assert moves
    assert 1 == len({entry.text for entry in moves if entry.text.startswith("You take row")})


def client_at(server: ServerProcess, client: Client) -> Client:
    """The same person by the straight way."""
    return Client(server.url, client.token)


def test_lost_answer_over_the_live_channel(server: ServerProcess) -> None:
    """The channel is opened again, the command is sent again with the same key, and was done once."""
    events: list[str] = []
    with Lossy(server.port) as way:
        client, table, _ = begun(server, way.url)
        with LiveTable(client, table) as live:
            live.lost = lambda: events.append("lost")
            live.found = lambda: events.append("found")
            before = live.seen()
            way.lose = b'"accepted"'
            answer = live.play(choice(before))
            frames = [
                message.frame
                for message in iter(lambda: live.receive(0), None)
                if isinstance(message, wire.FrameUpdate)
            ]

    assert 1 == way.lost
    assert isinstance(answer, wire.Accepted)
    assert ["lost", "found"] == events
    log = client_at(server, client).frame(table).log
    assert 1 == len([entry for entry in log if entry.text.startswith("You take row")])
    seen = [entry for frame in frames for entry in frame.log]
    assert seen == log[len(before.log) :][: len(seen)]


def unavailable(until: int) -> Callable[[int], CannedReply]:
    problem = b'{"code": "unavailable", "reason": "Not now."}'
    done = b'{"type": "accepted", "seq": 5, "draft": 0}'

    def reply(number: int) -> CannedReply:
        return (503, {}, problem) if number < until else (200, {}, done)

    return reply


def test_unavailable_server_is_asked_again() -> None:
    """A command goes on with the same key; patience has an end, and the last refusal is told."""
    with replying(unavailable(3)) as heard:
        assert wire.Accepted(5, 0) == Client(heard.url).command("t", wire.Start(), 4)
    assert 3 == len(heard.requests)
    assert 1 == len({body for _, _, body in heard.requests})

    with replying(unavailable(10**6)) as heard:
        with pytest.raises(ClientError, match="Not now") as error:
            Client(heard.url, patience=0.5).command("t", wire.Start(), 4)
        count = len(heard.requests)
        with pytest.raises(ClientError, match="Not now"):
            Client(heard.url).join("Eva")
    assert ("unavailable", 503) == (error.value.code, error.value.status)
    assert 1 < count < 10
    assert count + 1 == len(heard.requests), "a guest who may have been let in does not come in twice"


def test_limits_are_waited_for() -> None:
    """The server says how long; it is not asked before."""

    def reply(number: int) -> CannedReply:
        if number == 1:
            return 429, {"Retry-After": "1"}, b'{"code": "too-many-reads", "reason": "Too many."}'
        return 200, {}, b'{"status": "ok", "version": "1"}'

    with replying(reply) as heard:
        begun_at = time.monotonic()
        assert "ok" == Client(heard.url).healthy().status
        assert time.monotonic() - begun_at >= 1
        heard.requests.clear()
        with pytest.raises(ClientError, match="Too many"):
            Client(heard.url, patience=0.5).healthy()
        assert 1 == len(heard.requests)


# --- channels that end ---


@pytest.mark.parametrize(("code", "name"), [(4401, "signed-out"), (1008, "too-many-messages")])
def test_some_endings_are_final(code: int, name: str) -> None:
    """Whoever is signed out, or does what is not allowed, does not come again and again."""

    def talk(number: int, connection: ServerConnection) -> None:
        connection.close(code)

    with talking(talk) as heard:
        with pytest.raises(ClientError) as error:
            next(Client(heard.url, "token").watch("t"))
        assert name == error.value.code
        assert 1 == len(heard.requests)


def test_other_endings_are_not(server: ServerProcess) -> None:
    """The channel is opened again from the last line; a frame that was seen already is not seen twice."""
    client = guest(server, "Fay")
    table = client.open_table(SHORT, ["me", "open"])
    frame = client.frame(table)
    later = msgspec.structs.replace(frame, seq=frame.seq + 1, log=[], state="aborted")

    def talk(number: int, connection: ServerConnection) -> None:
        for one in [frame] if number < 3 else [frame, later]:
            connection.send(msgspec.json.encode(wire.FrameUpdate(one)).decode())
        connection.close(1013)

    with talking(talk) as heard:
        assert [frame, later] == list(Client(heard.url).watch(table))
        assert [0, frame.seq, frame.seq] == [int(path.rpartition("=")[2]) for _, path, _ in heard.requests]


def test_channel_of_no_table(server: ServerProcess) -> None:
    """Refused at once, with the server's sentence in the language asked for."""
    client = Client(server.url, language="de")
    with pytest.raises(ClientError, match="Diesen Tisch") as error:
        next(client.watch("nowhere"))
    assert ("no-such-table", 404) == (error.value.code, error.value.status)


# --- what else can be done ---


def test_people(server: ServerProcess) -> None:
    """Come in as a guest, take another name, come back by code, by token, by login; as nobody nothing is told."""
    client = guest(server, "Gil")
    code = Client(server.url).join("Hal").recovery
    by_code, nobody = Client(server.url), Client(server.url)

    assert "Gil" == client.me().name
    assert "Gilbert" == client.rename("Gilbert").name
    assert "Gilbert" == Client(server.url, client.token).me().name
    assert "Hal" == by_code.recover(code).me.name
    assert "Hal" == by_code.me().name
    with pytest.raises(ClientError, match="not signed in") as error:
        nobody.me()
    assert 401 == error.value.status
    account: wire.Person = client.ask("POST", "/api/me/account", wire.Person, wire.NewAccount("gilbert", "long enough"))
    assert "gilbert" == account.login
    entry = nobody.sign_in("gilbert", "long enough")
    assert isinstance(entry, wire.Admitted)
    assert "Gilbert" == nobody.me().name
    with pytest.raises(ClientError, match="do not belong together"):
        nobody.sign_in("gilbert", "wrong enough")


def test_tables_and_seats(server: ServerProcess) -> None:
    """Open, list, sit down, get up, put a bot on a seat, begin, give up; random words go into the dice."""
    host, other = guest(server, "Ida"), guest(server, "Jon")
    table = host.open_table(SHORT, ["me", "open"], title="Evening", auto=False)

    assert table in [one.table for one in other.tables("open")]
    assert [table] == [one.table for one in host.my_tables()]
    assert isinstance(other.sit(table, 1), wire.Accepted)
    first, second = host.frame(table).seal.contributions
    assert first != second
    assert all(re.fullmatch(r"[0-9a-f]{32}", one) for one in (first, second))
    assert isinstance(other.leave(table), wire.Accepted)
    refused = other.start(table)
    assert isinstance(refused, wire.Rejected)
    assert "not-host" == refused.code
    assert isinstance(host.replace(table, 1, "random"), wire.Accepted)
    assert isinstance(host.start(table), wire.Accepted)
    assert "running" == host.frame(table).state
    given_up = host.open_table(SHORT, ["me", "open"])
    assert isinstance(host.abort(given_up), wire.Accepted)
    assert "aborted" == host.frame(given_up).state
    assert {"colonialism/original", "empires/second"} <= {one.name for one in host.editions().editions}


def test_stale_is_told_and_overcome(server: ServerProcess) -> None:
    """An answer is meant for the moment that was seen; sitting down is meant whatever has happened meanwhile."""
    host, other, third = guest(server, "Kim"), guest(server, "Lea"), guest(server, "Max")
    table = host.open_table("colonialism/original", ["me", "open", "open"])
    third.frame(table)
    other.sit(table, 1)

    assert isinstance(third.sit(table, 2), wire.Accepted)
    frame = host.frame(table)
    late = (host, other, third)[frame.awaiting[0]]
    action = choice(late.frame(table))
    assert action
    assert isinstance(late.play(table, action), wire.Accepted)
    assert isinstance(late.play(table, action), wire.Stale)
    assert isinstance(late.command(table, wire.Retract(), 1), wire.Stale)


def test_undo_and_bots_for_people(server: ServerProcess) -> None:
    """A draft is taken back freely, more with the consent of all; a bot sits in, the person returns, and resigns."""
    anna, bert, table = two_at_a_table(server)
    players = [anna, bert]
    while (now := players[anna.frame(table).awaiting[0]]).frame(table).draft == 0:
        assert isinstance(now.play(table, choice(now.frame(table))), wire.Accepted)
    assert isinstance(now.retract(table), wire.Accepted)
    back = next(back for client in players if (back := client.frame(table).back) is not None)
    asker = next(client for client in players if client.frame(table).back == back)
    other = bert if asker is anna else anna
    assert isinstance(asker.ask_undo(table, back), wire.Accepted)
    other.frame(table)
    assert isinstance(other.answer_undo(table, True), wire.Accepted)
    assert "table-undone" == anna.frame(table).log[-1].kind

    seat = anna.frame(table).seat
    assert isinstance(anna.replace(table, seat, "random"), wire.Accepted)
    assert isinstance(anna.return_(table), wire.Accepted)
    assert isinstance(anna.resign(table), wire.Accepted)
    assert anna.frame(table).seats[seat].resigned


def test_beside_the_game(server: ServerProcess) -> None:
    """Talk is for those who sit there, notes for oneself; talk comes over the live channel too, once."""
    anna, bert, table = two_at_a_table(server)
    anna.say(table, "Hello!")
    with LiveTable(bert, table) as live:
        live.seen()
        said = live.receive(30)
        assert isinstance(said, wire.ChatUpdate)
        bert.say(table, "Hello yourself.")
        while not isinstance(again := live.receive(30), wire.ChatUpdate):
            pass

    assert [("Anna", "Hello!")] == [(one.name, one.text) for one in said.talk]
    assert ["Hello yourself."] == [one.text for one in again.talk]
    assert ["Hello yourself."] == [one.text for one in anna.chat(table, said.talk[-1].number)]
    with pytest.raises(ClientError, match="no seat"):
        guest(server, "Nia").say(table, "Hello?")
    anna.save_note(table, "Bert bluffs.")
    assert ("Bert bluffs.", "") == (anna.note(table), bert.note(table))


# --- one clear sentence ---


def test_refusals(server: ServerProcess) -> None:
    """No server, no address, another server, a token that nobody has: one sentence each."""
    with pytest.raises(ClientError, match=r"http://127\.0\.0\.1:9: no server answers there") as error:
        Client("http://127.0.0.1:9", patience=0).healthy()
    assert ("no-connection", 0) == (error.value.code, error.value.status)
    for url in ("localhost:80", "ftp://localhost", "http://", "http://[", "http://a:b", "http://a/?b"):
        with pytest.raises(ClientError, match="is no address"):
            Client(url)
    with (
        replying(lambda number: (200, {}, b"<html>Hello</html>")) as heard,
        pytest.raises(ClientError, match="this is no Metropole server") as stranger,
    ):
        Client(heard.url).healthy()
    assert "bad-answer" == stranger.value.code
    with pytest.raises(ClientError, match="You are not signed in"):
        Client(server.url, "A" * 43).my_tables()
    assert "\n" not in str(error.value)


def test_certificates_are_checked() -> None:
    """Unless somebody says otherwise."""
    usual, own = Client("https://localhost").context, ssl.create_default_context()

    assert usual is not None
    assert usual.check_hostname
    assert ssl.CERT_REQUIRED == usual.verify_mode
    assert own is Client("https://localhost", context=own).context
    assert Client("http://localhost").context is None


# --- what it is made of ---


def test_no_web_framework() -> None:
    """Whoever writes a program for a server does not load one."""
    script = "import sys, metropole.client; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=LONG)
    loaded = done.stdout.split()

    assert "metropole.client" in loaded
    assert set(loaded).isdisjoint({"starlette", "uvicorn", "metropole.server.app"})
    assert {"metropole.server", "metropole.server.wire"} == {n for n in loaded if n.startswith("metropole.server")}


# --- the page ---


def test_example_runs(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    """The Python of the page for programmers runs as it stands, at another address."""
    text = (ROOT / "docs" / "server-api.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert 1 == len(blocks)
    assert "http://localhost:8642" in blocks[0]
    exec(compile(blocks[0].replace("http://localhost:8642", server.url), "docs/server-api.md", "exec"), {})

    assert "points" in capsys.readouterr().out
