"""The client library at a real server, and at servers that are not what one hopes for."""

import re
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from threading import Event

import msgspec
import pytest
from websockets.sync.server import ServerConnection

from metropole import verify
from metropole.client import Client, ClientError, LiveTable
from metropole.kernel.view import SPECTATOR
from metropole.server import wire
from tests.client.doubles import CannedReply, Lossy, at_work, replying, talking
from tests.client.servers import SHORT, choice, guest, plays, plays_by_watching, serving
from tests.server.servers import ServerProcess
from tests.test_pages import blocks

LONG = 240.0  # seconds that a game may take on a slow machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def refused(doing: Callable[[], object], sentence: str | None = None) -> tuple[str, int]:
    """The code and the status with which something is refused, in one sentence that has these words in it."""
    with pytest.raises(ClientError, match=sentence) as error:
        doing()
    assert "\n" not in str(error.value)
    return error.value.code, error.value.status


def demand_accepted(*answers: wire.Answer) -> None:
    assert [wire.Accepted] * len(answers) == [type(one) for one in answers], answers


# --- whole games ---


def asked_again(client: Client, table: str) -> Iterator[wire.TableFrame]:
    """What a table shows to somebody who asks again and again."""
    until = time.monotonic() + LONG
    frame = client.frame(table)
    yield frame
    while frame.state != "finished":
        assert time.monotonic() < until
        if not choice(frame):
            time.sleep(0.02)  # politeness, not synchronisation
        frame = client.frame(table, since=frame.seq)
        yield frame


def plays_live(client: Client, table: str, reached: Event | None = None) -> list[wire.LogEntry]:
    """See and answer over the live channel; after some lines an event tells that it has come so far."""
    with LiveTable(client, table) as live:

        def play(action: str) -> object:
            if reached is not None and live.seen().seq >= 25:
                reached.set()
            return live.play(action)

        return plays(live.frames(), play)


def two_at_a_table(server: ServerProcess) -> tuple[Client, Client, str]:
    anna, bert = guest(server, "Anna"), guest(server, "Bert")
    table = anna.open_table(SHORT, ["me", "open"])
    demand_accepted(bert.sit(table, 1))
    return anna, bert, table


def results(*running: Future[list[wire.LogEntry]]) -> tuple[list[wire.LogEntry], ...]:
    """What each has done; whatever goes wrong with one of them is raised at once."""
    done, _ = wait(running, LONG, FIRST_EXCEPTION)
    for one in done:
        one.result()
    return tuple([one.result(0) for one in running])


def test_whole_game_by_two_clients(server: ServerProcess) -> None:
    """One over HTTP, one over the live channel: each is told exactly what somebody is told who looks at the end."""
    anna, bert, table = two_at_a_table(server)
    with ThreadPoolExecutor(2) as threads:
        by_http = threads.submit(plays, asked_again(anna, table), partial(anna.play, table))
        told = results(by_http, threads.submit(plays_live, bert, table))

    last = anna.frame(table)
    assert last.result is not None
    assert ("finished", 1) == (last.state, min(last.result.ranks))
    assert (last.log, bert.frame(table).log) == told
    assert told[0] != told[1]


def test_before_and_after_a_game(server: ServerProcess) -> None:
    """Advice while it lasts; then its file, which is in order, every moment again, its story, and playing on."""
    client = guest(server, "Fia")
    table = client.open_table(SHORT, ["me", "random"])
    frame = next(frame for frame in client.watch(table) if choice(frame))
    assert frame.question is not None
    assert [one.action for one in client.advice(table).previews] == [one.action for one in frame.question.options]
    assert client.advice(table, -1).previews == []
    assert ("not-finished", 409) == refused(lambda: client.download(table), "when it is over")
    assert ("fork-unfinished", 409) == refused(lambda: client.fork(table, 5, 0))

    plays_by_watching(client, table)

    assert verify.check(client.download(table)).status == verify.FITS
    past, story = client.history(table, 12), client.story(table)
    assert (12, "running", None) == (past.seq, past.state, past.question)
    assert story.scoring is not None
    first = client.stations(table)
    assert [one.number for one in first] == list(range(1, len(first) + 1))
    assert client.stations(table, first[-1].seq)[0].number == len(first) + 1
    twelfth = client.stations(table, 11, 12, 1)
    assert {12} == {one.seq for one in twelfth}
    assert [one.own for one in twelfth] != [one.own for one in client.stations(table, 11, 12, SPECTATOR)]
    assert [] == [one for one in client.stations(table, 11, 12, outline=True) if not one.outline]
    middle = story.marks[len(story.marks) // 2].seq
    fork = client.fork(table, middle, 1, "random")
    begun = client.frame(fork)
    assert begun.about.forked is not None
    origin = begun.about.forked
    assert (1, "running", table, middle) == (begun.seat, begun.state, origin.table, origin.seq)
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
            assert [False, False] == [one.done(), two.done()]
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
    while not choice(frame := away.frame(table)):
        pass
    return away, table, frame


def test_lost_answer_over_http(server: ServerProcess) -> None:
    """The command is sent again with the same key, and was done once."""
    with Lossy(server.port) as way, at_work(way):
        client, table, before = begun(server, way.url)
        way.lose = b'"accepted"'
        answer = client.play(table, choice(before))

    assert 1 == way.lost
    assert isinstance(answer, wire.Accepted)
    keys = re.findall(rb'"idem":"(\w+)"', b"".join(way.sent))
    assert (2, 1) == (len(keys), len(set(keys)))
    log = Client(server.url, client.token).frame(table, since=before.seq).log
    moves = [entry.text for entry in log if entry.seq == before.seq + 1]
    assert 1 == len({text for text in moves if text.startswith("You take row")})


def test_lost_answer_over_the_live_channel(server: ServerProcess) -> None:
    """The channel is opened again, the command is sent again with the same key, and was done once."""
    events: list[str] = []
    with Lossy(server.port) as way, at_work(way):
        client, table, _ = begun(server, way.url)
        with LiveTable(client, table) as live:
            live.lost = lambda: events.append("lost")
            live.found = lambda: events.append("found")
            before = live.seen()
            way.lose = b'"accepted"'
            answer = live.play(choice(before))
            messages = list(iter(lambda: live.receive(0), None))

    assert 1 == way.lost
    assert isinstance(answer, wire.Accepted)
    assert ["lost", "found"] == events
    log = Client(server.url, client.token).frame(table).log
    assert 1 == len([entry for entry in log if entry.text.startswith("You take row")])
    seen = [entry for message in messages if isinstance(message, wire.FrameUpdate) for entry in message.frame.log]
    assert seen == log[len(before.log) :][: len(seen)]


def unavailable(until: int) -> Callable[[int], CannedReply]:
    problem = b'{"code": "unavailable", "reason": "Not now."}'
    done = b'{"type": "accepted", "seq": 5, "draft": 0}'
    return lambda number: (503, {}, problem) if number < until else (200, {}, done)


def test_unavailable_server_is_asked_again() -> None:
    """A command goes on with the same key; patience has an end, and the last refusal is told."""
    with replying(unavailable(3)) as heard:
        assert wire.Accepted(5, 0) == Client(heard.url).command("t", wire.Start(), 4)
    assert (3, 1) == (len(heard.requests), len({body for _, _, body in heard.requests}))

    with replying(unavailable(10**6)) as heard:
        hasty = Client(heard.url, patience=0.5)
        assert ("unavailable", 503) == refused(lambda: hasty.command("t", wire.Start(), 4), "Not now")
        count = len(heard.requests)
        assert ("unavailable", 503) == refused(lambda: Client(heard.url).join("Eva"), "Not now")
    assert 1 < count < 10
    assert count + 1 == len(heard.requests), "a guest who may have been let in does not come in twice"


def test_limits_are_waited_for() -> None:
    """The server says how long; it is not asked before."""
    late = (429, {"Retry-After": "1"}, b'{"code": "too-many-reads", "reason": "Too many."}')
    fine = (200, dict[str, str](), b'{"status": "ok", "version": "1"}')
    with replying(lambda number: late if number == 1 else fine) as heard:
        begun_at = time.monotonic()
        assert "ok" == Client(heard.url).healthy().status
        assert time.monotonic() - begun_at >= 1
        heard.requests.clear()
        assert ("too-many-reads", 429) == refused(Client(heard.url, patience=0.5).healthy, "Too many")
        assert 1 == len(heard.requests)


# --- channels that end ---


@pytest.mark.parametrize(("code", "name"), [(4401, "signed-out"), (1008, "too-many-messages")])
def test_some_endings_are_final(code: int, name: str) -> None:
    """Whoever is signed out, or does what is not allowed, does not come again and again."""
    with talking(lambda number, connection: connection.close(code)) as heard:
        assert name == refused(lambda: next(Client(heard.url, "token").watch("t")))[0]
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
    watched = Client(server.url, language="de").watch("nowhere")
    assert ("no-such-table", 404) == refused(lambda: next(watched), "Diesen Tisch")


# --- what else can be done ---


def test_people(server: ServerProcess) -> None:
    """Come in as a guest, take another name, come back by code, by token, by login; as nobody nothing is told."""
    client = guest(server, "Gil")
    code = Client(server.url).join("Hal").recovery
    by_code, nobody = Client(server.url), Client(server.url)

    assert ("Gil", "Gilbert") == (client.me().name, client.rename("Gilbert").name)
    assert "Gilbert" == Client(server.url, client.token).me().name
    assert "Hal" == by_code.recover(code).me.name == by_code.me().name
    assert ("not-signed-in", 401) == refused(nobody.me, "not signed in")
    account: wire.Person = client.ask("POST", "/api/me/account", wire.Person, wire.NewAccount("gilbert", "long enough"))
    assert "gilbert" == account.login
    assert isinstance(nobody.sign_in("gilbert", "long enough"), wire.Admitted)
    assert "Gilbert" == nobody.me().name
    assert ("wrong-login", 401) == refused(lambda: nobody.sign_in("gilbert", "wrong enough"), "do not belong together")


def test_tables_and_seats(server: ServerProcess) -> None:
    """Open, list, sit down, get up, put a bot on a seat, begin, give up; random words go into the dice."""
    host, other = guest(server, "Ida"), guest(server, "Jon")
    table = host.open_table(SHORT, ["me", "open"], title="Evening", auto=False)

    assert table in [one.table for one in other.tables("open")]
    assert [table] == [one.table for one in host.my_tables()]
    demand_accepted(other.sit(table, 1))
    first, second = host.frame(table).seal.contributions
    assert first != second
    assert all([re.fullmatch(r"[0-9a-f]{32}", one) for one in (first, second)])
    demand_accepted(other.leave(table))
    rejected = other.start(table)
    assert isinstance(rejected, wire.Rejected)
    assert "not-host" == rejected.code
    demand_accepted(host.replace(table, 1, "random"), host.start(table))
    assert "running" == host.frame(table).state
    given_up = host.open_table(SHORT, ["me", "open"])
    demand_accepted(host.abort(given_up))
    assert "aborted" == host.frame(given_up).state
    assert {"colonialism/original", "empires/second"} <= {one.name for one in host.editions().editions}


def test_stale_is_told_and_overcome(server: ServerProcess) -> None:
    """An answer is meant for the moment that was seen; sitting down is meant whatever has happened meanwhile."""
    host, other, third = guest(server, "Kim"), guest(server, "Lea"), guest(server, "Max")
    table = host.open_table("colonialism/original", ["me", "open", "open"])
    third.frame(table)
    other.sit(table, 1)

    demand_accepted(third.sit(table, 2))
    late = (host, other, third)[host.frame(table).awaiting[0]]
    action = choice(late.frame(table))
    demand_accepted(late.play(table, action))
    assert isinstance(late.play(table, action), wire.Stale)
    assert isinstance(late.command(table, wire.Retract(), 1), wire.Stale)


def test_undo_and_bots_for_people(server: ServerProcess) -> None:
    """A draft is taken back freely, more with the consent of all; a bot sits in, the person returns, and resigns."""
    anna, bert, table = two_at_a_table(server)
    players = [anna, bert]
    while (now := players[anna.frame(table).awaiting[0]]).frame(table).draft == 0:
        demand_accepted(now.play(table, choice(now.frame(table))))
    demand_accepted(now.retract(table))
    asker, back = next((client, back) for client in players if (back := client.frame(table).back) is not None)
    other = bert if asker is anna else anna
    demand_accepted(asker.ask_undo(table, back))
    other.frame(table)
    demand_accepted(other.answer_undo(table, True))
    assert "table-undone" == anna.frame(table).log[-1].kind

    seat = anna.frame(table).seat
    demand_accepted(anna.replace(table, seat, "random"), anna.return_(table), anna.resign(table))
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
    after = anna.chat(table, said.talk[-1].number)
    assert ["Hello yourself."] == [one.text for one in again.talk] == [one.text for one in after]
    assert 403 == refused(lambda: guest(server, "Nia").say(table, "Hello?"), "no seat")[1]
    anna.save_note(table, "Bert bluffs.")
    assert ("Bert bluffs.", "") == (anna.note(table), bert.note(table))


# --- one clear sentence ---


def test_refusals(server: ServerProcess) -> None:
    """No server, no address, another server, a token that nobody has: one sentence each."""
    absent = Client("http://127.0.0.1:9", patience=0)
    assert ("no-connection", 0) == refused(absent.healthy, r"http://127\.0\.0\.1:9: no server answers there")
    for url in ("localhost:80", "ftp://localhost", "http://", "http://[", "http://a:b", "http://a/?b"):
        refused(partial(Client, url), "is no address")
    with replying(lambda number: (200, {}, b"<html>Hello</html>")) as heard:
        assert "bad-answer" == refused(Client(heard.url).healthy, "this is no Metropole server")[0]
    assert ("not-signed-in", 401) == refused(Client(server.url, "A" * 43).my_tables, "You are not signed in")


def test_certificates_are_checked() -> None:
    """Unless somebody says otherwise."""
    usual, own = Client("https://localhost").context, ssl.create_default_context()

    assert usual is not None
    assert (True, ssl.CERT_REQUIRED) == (usual.check_hostname, usual.verify_mode)
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
    [block] = blocks("server-api.md", "python")
    assert "http://localhost:8642" in block
    exec(compile(block.replace("http://localhost:8642", server.url), "docs/server-api.md", "exec"), {})

    assert "points" in capsys.readouterr().out
