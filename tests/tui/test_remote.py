"""The terminal at a real server: a whole game, coming back, spectators, and what is refused."""

import json
import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from metropole import registry
from metropole.client import OVER, Client, LiveTable
from metropole.kernel.view import SPECTATOR
from metropole.parts.outline import told
from metropole.server.wire import Accepted, ChatUpdate, FrameUpdate, Replace
from metropole.tui.identity import Identity, file_of, write
from metropole.tui.remote import Remote, ServerVersionError, arrive, plain
from metropole.tui.remote_options import RemoteOptions
from tests.cli import program
from tests.client.doubles import replying
from tests.client.servers import SHORT, choice, guest, plays_by_watching, serving
from tests.server.servers import ServerProcess
from tests.tui.scripts import Script, Typist, played, replies, split_at_curtains, typed

LONG = 240.0  # seconds that a game may take on a slow machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this person's files are kept."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


def visited(server: ServerProcess, *arguments: object, typed: str = "", piped: bool = False) -> str:
    """What the program prints at a server until it ends well; piped, it is a process of its own."""
    words = ["terminal", "--server", server.url, *[str(argument) for argument in arguments]]
    if not piped:
        result = program.metropole(*words, typed=typed)
        assert (0, "") == (result.exit_code, result.stderr)
        return result.stdout
    command = [sys.executable, "-m", "metropole", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=LONG)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


def hosted(server: ServerProcess, name: str, *seats: str) -> tuple[Client, str]:
    """Somebody with a table of their own, where one more may sit unless the seats are named."""
    host = guest(server, name)
    return host, host.open_table(SHORT, list(seats or ("me", "open")))


def seated(server: ServerProcess, typist: Typist, *, table: str | None = None, seats: str = "you,random") -> Remote:
    """Somebody who types by script, at a new table or at one that is there."""
    visit = RemoteOptions(server.url, table, None if table else SHORT, None if table else seats, "Eve")
    remote = arrive(visit, Script(typist))
    assert remote is not None
    return remote


def returned(server: ServerProcess, client: Client, table: str, typist: Typist, seat: int | None = None) -> Remote:
    """Somebody who is known at the server comes to a table with their token."""
    write(file_of(server.url), Identity(server.url, client.me().name, client.token or ""))
    remote = arrive(RemoteOptions(server.url, table, seat=seat), Script(typist))
    assert remote is not None
    return remote


# --- what is shown ---


def test_other_version_is_told(server: ServerProcess) -> None:
    """A question that this program does not know is one line."""
    remote = seated(server, typed())
    with closing(remote.live), pytest.raises(ServerVersionError, match="another version"):
        remote.prompt_of("zeppelin")


def test_reasons_come_from_the_server(server: ServerProcess) -> None:
    """What cannot be done, and why, also for a card in a region; a spectator is told how to ask."""
    remote = seated(server, typed("why explore china", "why army india", "why dance", "warum"))
    printed = played(remote)
    watched = guest(server, "Max").why(remote.frame.about.table, "explore china")

    assert replies(printed, "why explore china")[0].startswith("Explore China: ")
    assert replies(printed, "why army india")[0].startswith("Army India: ")
    assert watched == replies(printed, "why dance")
    assert watched[0].startswith("Ask like this")


def test_a_card_twice(server: ServerProcess) -> None:
    """CE 25 A nation that has a card twice may lay it twice; what is not offered again is not picked again."""
    visit = RemoteOptions(server.url, None, "empires/second+nations", "you,random,random", "Eve")
    asked: list[str] = []

    def type_on(console: Script) -> str:
        """The first nation; then its double card and another one, each as often as twice; then one card less."""
        if not [line for line in console.lines if line.startswith("Which five cards")]:
            return "1"
        if not asked:
            assert remote is not None
            hand = next(one for one in remote.frame.outline or [] if one.key == "hand")
            double = next(i for i, row in enumerate(hand.rows, 1) if told(row[0]).endswith(", two cards"))
            asked.extend([f"{double} {double} {7 - double} {7 - double}", "undo", "quit"])
        return asked.pop(0)

    remote = arrive(visit, Script(type_on))
    assert remote is not None
    picked = [line for line in played(remote) if line.startswith("Chosen ")]

    assert ["Chosen 3 of 5", "Chosen 2 of 5"] == [line.partition(":")[0] for line in picked]
    assert 1 == len(set(picked[-1].partition(": ")[2].split(", ")))


# --- whole games ---


def to_the_end(server: ServerProcess, seats: str, language: str, first: str, seed: int, *, piped: bool) -> list[str]:
    """The lines of a game that random numbers bring to its end, in plain text."""
    typed = first + "".join(program.numbers(seed, 3000, 12))
    lines = visited(server, SHORT, "--seats", seats, "--lang", language, typed=typed, piped=piped).splitlines()
    over, points = {"en": ("The game is over.", "point"), "de": ("Das Spiel ist zu Ende", "Punkt")}[language]

    assert not any(["\x1b" in line for line in lines])
    assert any([over in line for line in lines])
    assert any([points in line for line in lines[-6:]])
    return lines


@pytest.mark.parametrize(
    ("language", "asked", "arrival", "table"),
    [
        ("en", "What is your name?", "Zoë sits down as Blue.", "Players from the top of the turn order track"),
        ("de", "Wie heißen Sie?", "Zoë setzt sich", "Spieler in der Spielreihenfolge von oben nach unten"),
    ],
)
def test_whole_game(server: ServerProcess, language: str, asked: str, arrival: str, table: str) -> None:
    """Open a table, play against a bot to the end, in plain text, also through a pipe. The name is asked for first."""
    lines = to_the_end(server, "you,random", language, "Zoë\nlog 400\n", 2, piped=language == "en")

    assert lines[0].startswith(asked)
    assert any([arrival in line for line in lines])
    assert 2 <= lines.count(table)


def test_spectator(server: ServerProcess) -> None:
    """Whoever finds all seats taken watches to the end, and is not asked anything."""
    shown = visited(server, SHORT, "--seats", "random,random", "--name", "Ann")

    assert "You are watching" in shown
    assert "\n> " not in shown
    assert "point" in shown.splitlines()[-2]
    assert "Your hand" not in shown


def test_end_that_comes_while_the_table_is_shown(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a frame after the last one, whenever that came in."""
    usual = LiveTable.receive

    def receive(self: LiveTable, timeout: float | None = None) -> FrameUpdate | ChatUpdate | None:
        over = self.frame is not None and self.frame.state in OVER
        assert not over or timeout is not None, "waits although the game is over"
        return usual(self, LONG if timeout == 0 and not over else timeout)  # whatever is to come has come in

    monkeypatch.setattr(LiveTable, "receive", receive)

    assert "The game is over." in visited(server, SHORT, "--seats", "random,random", "--name", "Ann")


# --- several at one screen ---

CURTAIN = re.compile(r"(\w+) is next\. Everybody else, please look away\.")
CURTAIN_DE = re.compile(r"(\w+) ist an der Reihe\. Alle anderen schauen bitte weg\.")
READY = "Press Enter when ready."


@pytest.mark.parametrize(
    ("language", "curtain", "ready", "colours"),
    [("en", CURTAIN, READY, {"Blue", "Red"}), ("de", CURTAIN_DE, "Eingabetaste drücken", {"Blau", "Rot"})],
)
def test_two_at_one_screen(
    server: ServerProcess, language: str, curtain: re.Pattern[str], ready: str, colours: set[str]
) -> None:
    """Two people share a terminal against a bot, to the end; a curtain falls whenever another one is asked."""
    lines = to_the_end(server, "you,you,greedy", language, "Pia\n", 6, piped=language == "de")
    curtains = [(i, found[1]) for i, line in enumerate(lines) if (found := curtain.fullmatch(line))]

    assert colours == {colour for _, colour in curtains}
    assert all([one != other for (_, one), (_, other) in pairwise(curtains)])
    assert all([lines[i + 1].startswith(ready) for i, _ in curtains])
    first = next(i for i, line in enumerate(lines) if line.startswith("> "))
    assert curtains[0][0] < first, "nobody is asked before the first curtain"


def test_hands_stay_behind_the_curtain(server: ServerProcess) -> None:
    """Whatever hand is shown is that of the one who was called; nothing that only the other was told is there."""
    rng = Random(9)
    shown: list[bool] = []
    sealed: list[tuple[int, int]] = []

    def type_on(console: Script) -> str:
        if CURTAIN.fullmatch(console.lines[-1]):
            return ""
        called = [found[1] for line in console.lines if (found := CURTAIN.fullmatch(line))]
        assert [remote.frame.seats[remote.seat].colour] == called[-1:]
        begun = max(i for i, line in enumerate(console.lines) if line.startswith(("> ", READY)))
        hands = [line for line in console.lines[begun:] if line.startswith("Your hand: ")]
        if hands:
            now = [line for line in remote.whole_table(remote.reader()) if line.startswith("Your hand: ")]
            shown.append(hands[-1:] == now)
        if is_sealed(remote.frame):
            sealed.append((remote.frame.seq, remote.seat))
        return str(rng.randint(1, 12))

    remote = seated(server, type_on, seats="you,you,random")
    printed = played(remote)
    secrets = {seat: whispers(remote, seat) for seat in (0, 1)}
    sections = split_at_curtains(printed, "Scoring")

    assert "finished" == remote.frame.state
    assert all(secrets.values())
    assert {"Blue", "Red"} == {colour for colour, _ in sections}
    for colour, lines in sections:
        other = 1 - ("Blue", "Red").index(colour)
        assert not secrets[other] & {line.strip() for line in lines}
    rounds = {seq for seq, seat in sealed if seat == 0} & {seq for seq, seat in sealed if seat == 1}
    assert rounds, "in a sealed round both are asked, one after the other"
    assert len(shown) > 10
    assert all(shown)


def whispers(remote: Remote, seat: int) -> set[str]:
    """What was told to one seat and in other words, or not at all, to the others."""
    heard = [{entry.text for entry in remote.client.frame(remote.frame.about.table, one).log} for one in (0, 1, 2)]
    return heard[seat] - heard[1 - seat] - heard[2]


def test_coming_back_to_two_seats(server: ServerProcess) -> None:
    """Both are played again; whoever names one of them plays only that."""
    host, table = hosted(server, "Quin", "me", "me")
    awaited = host.frame(table).awaiting
    both = returned(server, host, table, typed("", "board"))
    one = returned(server, host, table, typed("board"), awaited[0] + 1)
    first, second = played(both), played(one)

    called = [found[1] for line in first if (found := CURTAIN.fullmatch(line))]
    assert [host.frame(table).seats[awaited[0]].colour] == called
    assert any(line.endswith(" [4.0]") for line in replies(first, "board"))
    assert any(line.endswith(" [4.0]") for line in replies(second, "board"))
    assert not any(CURTAIN.fullmatch(line) for line in second)


def test_whoever_has_answered_in_secret_is_not_called(server: ServerProcess) -> None:
    """While somebody elsewhere still chooses, only those of one's own seats are called that have not chosen yet."""
    host, table = hosted(server, "Tom", "me", "me", "open")
    other = guest(server, "Ulf")
    other.sit(table, 2)
    players = {0: host, 1: host, 2: other}
    while not is_sealed(frame := host.frame(table, 0)):
        seat = frame.awaiting[0]
        assert isinstance(players[seat].play(table, choice(players[seat].frame(table, seat)), seat), Accepted)
    remote = returned(server, host, table, typed())
    with closing(remote.live):
        remote.frame = remote.live.seen()
        assert [0, 1, 2] == remote.frame.awaiting
        called = [remote.next_seat()]
        for seat in (0, 1):
            while action := choice(host.frame(table, seat)):
                assert isinstance(host.play(table, action, seat), Accepted)
            called.append(remote.next_seat())
        assert [0, 1, SPECTATOR] == called


def is_sealed(frame: Any) -> bool:
    return frame.question is not None and frame.question.sealed


def test_return_to_the_other_seat(server: ServerProcess) -> None:
    """A bot that plays the seat of whoever is not at the screen is sent away too."""
    host, table = hosted(server, "Rut", "me", "me", "open")
    guest(server, "Sam").sit(table, 2)
    remote = returned(server, host, table, typed())
    with closing(remote.live):
        remote.frame = remote.live.seen()
        for seat in (0, 1):
            assert isinstance(host.retry_while_stale(table, Replace(seat, "random"), 0), Accepted)
        while remote.replaced() != [0, 1]:
            remote.take(remote.live.receive())
        remote.come_back()
        assert [] == remote.replaced()
        assert ["", ""] == [seat.level for seat in host.frame(table).seats[:2]]


# --- coming back ---


def test_coming_back(server: ServerProcess, own_files: Path) -> None:
    """Token and recovery code are kept where nobody else reads; the code is shown once; the seat is still there."""
    first = visited(server, SHORT, "--seats", "you,random", "--name", "Bea", typed="1\nquit\n")
    table = re.findall(r"--table (\S+)", first)[-1]
    [file] = own_files.rglob("servers/*.json")
    kept = json.loads(file.read_text())
    again = visited(server, "--table", table, typed="log 400\n")

    assert (True, False) == (kept["recovery"] in first, kept["token"] in first)
    assert kept["recovery"] not in again
    assert "What is your name" not in again
    assert first.splitlines()[-1] == again.splitlines()[-1]
    assert "Bea sits down as Blue." in again
    assert "Blue (you)" in again
    if os.name == "posix":
        assert 0o600 == stat.S_IMODE(file.stat().st_mode)


def test_coming_back_by_recovery_code(server: ServerProcess, own_files: Path) -> None:
    """A token that has run out is replaced by means of the code, and the new one is kept."""
    client = Client(server.url)
    entry = client.join("Cas")
    client.open_table(SHORT, ["me", "open"])
    kept = {"url": server.url, "name": "Cas", "token": entry.token, "recovery": entry.recovery}
    file = file_of(server.url)
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({**kept, "token": "A" * 43}))

    own, _, lobby = visited(server).partition("Open tables\n")
    assert "Cas, open seat" in own
    assert "Cas, open seat" in lobby
    after = json.loads(file.read_text())
    assert after["token"] not in (kept["token"], "A" * 43)
    assert (kept["recovery"], "Cas") == (after["recovery"], after["name"])


def test_list_without_being_known(server: ServerProcess, own_files: Path) -> None:
    """Open tables can be looked at by anybody; nobody is asked for a name and nothing is kept."""
    _, table = hosted(server, "Dan")
    listed = visited(server, "--lang", "de")

    assert f"{table}  {SHORT}, noch nicht begonnen: Dan, freier Platz" in listed
    assert "Ihre Tische" not in listed
    assert [] == list(own_files.rglob("servers/*.json"))


# --- at the table ---


def test_commands(server: ServerProcess) -> None:
    """What can be looked up at the local table can be looked up here too; there is no saving, and no hint."""
    remote = seated(
        server, typed("help", "log 2", "board", "? army", "why army", "rules 5.1", "lang fr", "zeppelin", "99")
    )
    printed = played(remote)

    page = replies(printed, "help")
    assert any(line.startswith("chat ") for line in page)
    assert not any(line.startswith(("save", "hint")) for line in page)
    assert 1 == len([line for line in page if line.startswith("undo")])
    assert 2 == len(replies(printed, "log 2"))
    assert "Which row" in "\n".join(replies(printed, "board"))
    assert replies(printed, "? army")[0].startswith("Army: ")
    assert replies(printed, "rules 5.1")[0].startswith("5.1  ")
    assert ['"fr" is no language of this program; there are: en, de'] == replies(printed, "lang fr")
    assert ['"zeppelin" is not on the list; type help for what can be typed.'] == replies(printed, "zeppelin")
    assert re.fullmatch(r"There is no 99 on the list; it goes from 1 to \d\.", replies(printed, "99")[0])


def test_switching_the_language(server: ServerProcess) -> None:
    """Also what the server says is said in the other language from then on."""
    printed = played(seated(server, typed("lang de", "log 400", "hilfe", "ende")))

    assert "  Das Spiel beginnt." in replies(printed, "log 400")
    assert any(line.startswith("chat hallo") for line in replies(printed, "hilfe"))
    assert any(line.endswith(" [4.0]") for line in replies(printed, "lang de"))


def test_taking_back(server: ServerProcess) -> None:
    """Within a choice freely; beyond it the server is asked, and bots agree. Six cards are chosen at once."""
    later = ["1 2 3 4 5", "undo", "5 6", "undo", "quit"]

    def type_on(console: Script) -> str:
        """The first row of the turn order until cards can be chosen."""
        is_begun = any("Choose 6" in line for line in console.lines[-1:]) or len(later) < 5
        return later.pop(0) if is_begun else "1"

    printed = played(seated(server, type_on))

    assert replies(printed, "1 2 3 4 5")[0].startswith("Chosen 5 of 6")
    assert replies(printed, "undo")[0].startswith("Chosen 4 of 6")
    last = len(printed) - printed[::-1].index("> undo")
    back = [line for line in printed[last:] if "asks to go back to line" in line or "The table goes back" in line]
    assert 2 == len(back)
    assert any("Choose 6" in line for line in printed[last:])


def test_taking_back_what_nobody_has_seen(server: ServerProcess) -> None:
    """A draft of an action is taken back with no word to anybody."""
    rng = Random(5)

    def type_on(console: Script) -> str:
        """Play the first card that needs something more, and take that back."""
        if "Taken back." in console.lines:
            return "quit"
        drafting = remote.frame.question is not None and remote.frame.question.given
        several = remote.asked is not None and remote.asked.several is not None
        return "undo" if drafting and not several else str(rng.randint(1, 9))

    remote = seated(server, type_on)
    printed = played(remote)

    assert "> undo" == printed[printed.index("Taken back.") - 1]
    assert "asks to go back" not in "\n".join(printed)


def test_talk_and_going_back_between_people(server: ServerProcess) -> None:
    """Each sees what the other says, and is asked when the other wants to go back."""
    host, table = hosted(server, "Fritz")
    wanted, end = Event(), time.monotonic() + LONG
    said = {"Eve: hello there", "Fritz: and back\ufffd[2J"}

    def type_on(console: Script) -> str:
        """Say something, answer once if asked first, and wait until the other one wants to go back."""
        assert time.monotonic() < end
        if "> no" in console.lines:
            return "quit" if said <= set(console.lines) else ""
        if any(line.endswith("Type yes or no.") for line in console.lines):
            return "no"
        if "> chat hello there" not in console.lines:
            return "chat hello there"
        if any("Blue takes row" in line for line in console.lines):
            assert wanted.wait(LONG)
            return ""
        return "1"

    remote = seated(server, type_on, table=table)
    with ThreadPoolExecutor(1) as threads:
        running = threads.submit(played, remote)
        frame = plays_until_it_can_go_back(host, table)
        host.say(table, "and back\x1b[2J")
        assert isinstance(host.ask_undo(table, frame.back), Accepted)
        wanted.set()
        printed = running.result(LONG)

    assert said <= set(printed)
    assert any("Blue asks to go back to line" in line and "Type yes or no" in line for line in printed)
    assert "table-undo_answered" == host.frame(table).log[-1].kind


def plays_until_it_can_go_back(client: Client, table: str) -> Any:
    """Play until there is an answer of one's own that could be taken back."""
    until = time.monotonic() + LONG
    while (frame := client.frame(table)).back is None:
        assert time.monotonic() < until
        if action := choice(frame):
            client.play(table, action)
        else:
            time.sleep(0.02)  # politeness, not synchronisation
    return frame


def test_bot_sits_in(server: ServerProcess) -> None:
    """Whoever is replaced by a bot is told so, and takes the seat back."""
    host, table = hosted(server, "Gus")
    told = "A bot plays for you; type return to take your seat back."
    rng = Random(3)

    def type_on(console: Script) -> str:
        is_told = told in console.lines and "> return" not in console.lines
        return "return" if is_told else str(rng.randint(1, 9))

    remote = seated(server, type_on, table=table)
    assert isinstance(host.replace(table, 1, "random"), Accepted)
    with ThreadPoolExecutor(1) as threads:
        other = threads.submit(plays_by_watching, host, table)
        printed = played(remote)
        other.result(LONG)

    assert "  Red plays in person again." in replies(printed, "return")
    assert "finished" == host.frame(table).state


def test_server_goes_and_comes_back(tmp_path: Path) -> None:
    """The terminal says that the connection is lost and found, and the game goes on to its end."""
    with serving(tmp_path) as server:
        rng = Random(8)
        fallen: list[int] = []

        def type_on(console: Script) -> str:
            if remote.frame.seq > 15 and not fallen:
                fallen.append(remote.frame.seq)
                server.kill()
                server.start()
            return str(rng.randint(1, 12))

        remote = seated(server, type_on)
        printed = played(remote)

    assert fallen
    lost = printed.index("The connection to the server is lost; trying again.")
    assert "The connection is there again." in printed[lost:]
    assert any("point" in line for line in printed[-6:])


# --- a screen ---


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on this system")
def test_news_while_somebody_thinks(server: ServerProcess) -> None:
    """At a screen what others say comes while a question is open, and typing goes on."""
    import pty

    host, table = hosted(server, "Hugo")
    near, far = pty.openpty()
    there = ("--server", server.url, "--table", table, "--name", "Iris")
    command = [sys.executable, "-m", "metropole", "terminal", *there]
    with subprocess.Popen(command, stdin=far, stdout=far, stderr=far) as process:
        os.close(far)
        try:
            shown = until(near, lambda text: "> " in text and "Red" in text)
            host.say(table, "Hurry up")
            shown += until(near, lambda text: "Hugo: Hurry up" in text)
            os.write(near, b"quit\n")
            shown += until(near, lambda text: "Goodbye" in text)
            assert 0 == process.wait(LONG)
        finally:
            process.kill()
            os.close(near)
    assert "At the table: Blue: Hugo, Red: you" in shown


def until(terminal: int, found: Callable[[str], bool]) -> str:
    """What a terminal shows until something is found in it; a test that waits in vain fails by its time limit."""
    import select

    shown, end = b"", time.monotonic() + 60
    while not found(shown.decode("utf-8", "replace")):
        assert time.monotonic() < end, shown.decode("utf-8", "replace")
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536)
    return shown.decode("utf-8", "replace")


# --- one clear line ---


def refused(*arguments: object) -> str:
    return program.refused(program.metropole("terminal", *arguments))


def test_refusals(server: ServerProcess, own_files: Path) -> None:
    """Wrong table, seat and board, no server, another server, no address."""
    there = ("--server", server.url, "--name", "Jo")
    assert "is not at http://localhost" in refused(*there, "--table", "nowhere")
    assert "no server answers there" in refused("--server", "http://127.0.0.1:9")
    assert "is no address" in refused("--server", "localhost")
    assert "is unknown" in refused(*there, "colonialism/none")
    assert "There is no such bot" in refused(*there, SHORT, "--seats", "you,deep-thought")
    assert "is for 2 to 4 players" in refused(*there, SHORT, "--seats", "you")
    _, table = hosted(server, "Kai")
    assert "This seat is taken" in refused(*there, "--table", table, "--seat", 1)
    assert "There is no such seat" in refused(*there, "--table", table, "--seat", 5)
    with replying(lambda number: (200, {}, b"<html></html>")) as heard:
        assert "this is no Metropole server" in refused("--server", heard.url, "--table", "t")


def test_wrong_tokens(server: ServerProcess, own_files: Path) -> None:
    """A file that is no identity, one that nobody is known by, one that cannot be there."""
    letter, stranger = own_files / "letter.txt", own_files / "stranger.json"
    letter.write_text("dear server")
    stranger.write_text(json.dumps({"url": server.url, "name": "Lu", "token": "A" * 43, "recovery": "B" * 20}))
    there = ("--server", server.url, "--table", "t", "--name", "Lu", "--token")

    assert "does not say who somebody is" in refused(*there, letter)
    assert "'Lu' in" in refused(*there, stranger)
    assert "cannot be read" in refused(*there, letter / "below.json")
    assert "dear server" == letter.read_text()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--table t", "without --server takes no --table"),
        ("--seat 1", "without --server takes no --seat"),
        ("--server http://localhost:9 --seed 1", "a game at a server takes no --seed"),
        ("--server http://localhost:9 --save a.game", "a game at a server takes no --save"),
        ("--server http://localhost:9 --table t empires/second", "without a new table takes no EDITION"),
        ("--server http://localhost:9 --table t --seats you,open", "without a new table takes no --seats"),
    ],
)
def test_options_that_mean_nothing(arguments: str, reason: str) -> None:
    """Are not passed over in silence."""
    assert reason in refused(*arguments.split())


def test_other_board(server: ServerProcess, own_files: Path) -> None:
    """A table with a board of its own is shown with the names and numbers of that board, which the server gives.

    Whoever names a file has to name that of the table.
    """
    shipped, board = Path(registry.__file__).parent / "games" / "colonialism" / "board.toml", own_files / "mine.toml"
    number = ('limit = { is = 2, flag = "R-" }', 'limit = { is = 3, flag = "R-" }')
    name = ('en = "India", de = "Indien"', 'en = "Hindustan", de = "Hindustan"')
    renamed = shipped.read_text("utf-8").replace(*name)
    changed = renamed.replace(*number, 1)
    board.write_text(changed, "utf-8")
    host = guest(server, "Mo")
    table, other = [host.open_table(SHORT, ["me", "random"], board=text) for text in (changed, renamed)]
    there = ("--table", table, "--name", "Nan")

    assert "shipped.toml is another board" in refused(
        "--server", server.url, *there, "--board", copied(shipped, own_files)
    )
    for one in (table, other):
        host.resign(one)
    for arguments in (there, (*there, "--board", board)):
        printed = visited(server, *arguments)
        assert "North Africa        1/3" in printed
        assert "Hindustan" in printed
        assert "India " not in printed
    printed = visited(server, "--table", other)
    assert "North Africa        1/2" in printed
    assert "Hindustan" in printed, "names are no part of the digest"


def copied(shipped: Path, folder: Path) -> Path:
    """The shipped board as a file of one's own."""
    there = folder / "shipped.toml"
    there.write_text(shipped.read_text("utf-8"), "utf-8")
    return there


def test_plain() -> None:
    """What others write cannot steer a terminal."""
    assert "Zoë says 12 → \ufffd[1m" == plain("Zoë says 12 → \x1b[1m")
    assert "a\ufffdb" == plain("a\x07b")
