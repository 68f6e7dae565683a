"""What the server writes down: one safe line for everything, and no secret in any of them, wherever it was planted."""

import asyncio
import errno
import io
import json
import logging
import secrets
import warnings
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from metropole.server.logs import FACTS, NUMBERS, TEXTS, failed, happened, set_up
from metropole.server.people import Passwords, People, new_recovery, new_token
from metropole.text.messages import ApiError
from tests.server.http_helpers import LIGHT
from tests.server.memory import MemoryStore

PASSWORD = "Tr0ub4dor&3 grüße"


class LogCapture:
    """What was written since the beginning of the test."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def text(self) -> str:
        return self.stream.getvalue()

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]

    def last(self) -> dict[str, Any]:
        """The last line without what differs every time."""
        line = self.lines()[-1]
        assert line.pop("at").endswith("+00:00")
        return line

    def has_none_of(self, secrets: list[str]) -> bool:
        """No secret stands there, neither plainly nor as JSON writes it."""
        return not [one for one in secrets if one in self.text() or json.dumps(one)[1:-1] in self.text()]


@pytest.fixture
def log() -> Iterator[LogCapture]:
    """A fresh log, and afterwards logging as it was."""
    root, own, access = logging.getLogger(), logging.getLogger("metropole.server"), logging.getLogger("uvicorn.access")
    before = list(root.handlers), root.level, own.level, access.disabled
    written = LogCapture()
    set_up(written.stream)
    yield written
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])
    access.disabled = before[3]
    logging.captureWarnings(False)


# --- what is written ---


def test_every_field_can_be_written(log: LogCapture) -> None:
    """In one line. No shape is so narrow that nothing fits, no field is of two kinds, and what is absent is said."""
    samples = {
        "code": "too-many-sign-ins",
        "kind": "undo_asked",
        "why": "absent",
        "bot": "greedy",
        "method": "DELETE",
        "route": "/tables/{table}/commands",
        "address": "2001:db8::1",
        "request": "Zk3-_9",
        "process": "host-1-4711",
        "table": "k3v9",
        "player": secrets.token_hex(12),
        "edition": "empires/revised+fastend",
        "version": "0.1.0",
    }
    assert set(TEXTS) == set(samples)
    others = {**dict.fromkeys(NUMBERS, 7), "ms": 1.25, **dict.fromkeys(FACTS, True)}
    assert len(TEXTS) + len(NUMBERS) + len(FACTS) == len({**samples, **others})
    for fields in (samples, others, dict.fromkeys([*TEXTS, *NUMBERS])):
        happened("sample", **fields)
        assert {"level": "info", "event": "sample", **fields} == log.last()
    assert 3 == log.text().count("\n")


@pytest.mark.parametrize(
    "fields",
    [
        *({"password": "hunter22"}, {"token": "abc"}, {"cookie": "a=b"}, {"authorization": "Bearer abc"}),
        *({"name": "Anna"}, {"code": "Not a code"}, {"code": 7}, {"code": "x" * 41}, {"route": "/tables?token=abc"}),
        *({"route": "https://example.org"}, {"method": "GET\nPOST"}, {"table": "a b"}, {"table": "käse"}),
        *({"address": "evil.example.org"}, {"status": "200"}, {"ms": float("nan")}, {"ms": float("inf")}),
        *({"count": 10**20}, {"watching": "yes"}, {"player": b"bytes"}, {"player": ["list"]}),
    ],
    ids=str,
)
def test_everything_else_is_left_out(log: LogCapture, fields: dict[str, Any]) -> None:
    """A field with another name, kind or shape leaves nothing but the fact that it was left out."""
    happened("sample", seat=1, **fields)
    assert {"level": "info", "event": "sample", "seat": 1, "left_out": 1} == log.last()


def test_no_line_can_be_forged(log: LogCapture) -> None:
    """Line breaks never get through, in whatever field; nor does a sentence, which could have anything in it."""
    for name in TEXTS:
        happened("sample", **{name: 'x"}\n{"event": "forged"'})
        happened("sample", **{name: "x\u2028y"})
    happened('x"}\n{"event": "forged"')
    happened("signed in")
    assert ["sample"] * 2 * len(TEXTS) + ["other"] * 2 == [line["event"] for line in log.lines()]
    assert "forged" not in log.text()


def test_levels(log: LogCapture) -> None:
    """Ours from info upwards, those of others from warning upwards."""
    happened("quiet", logging.DEBUG)
    logging.getLogger("library").info("chatter")
    assert [] == log.lines()
    happened("alarm", logging.ERROR)
    logging.getLogger("library").warning("chatter")
    assert [("alarm", "error"), ("other", "warning")] == [(line["event"], line["level"]) for line in log.lines()]


# --- errors ---


def deep(secret: str) -> None:
    raise KeyError(secret)


def wrapped(secret: str) -> None:
    try:
        deep(secret)
    except KeyError as error:
        raise RuntimeError(f"no session {secret}") from error


def test_errors_say_what_and_where(log: LogCapture) -> None:
    """The kinds, the innermost last, and each line of code; not a word of what was said."""
    token = new_token()
    try:
        wrapped(token)
    except RuntimeError as error:
        failed("command-failed", error, table="k3v9")
    line = log.last()
    assert ("command-failed", "error", "k3v9") == (line["event"], line["level"], line["table"])
    assert ["RuntimeError", "KeyError"] == line["error"]
    assert line["trace"][-1].endswith(" wrapped")
    assert "test_logs.py:" in line["trace"][0]
    assert token not in log.text()


def test_errors_of_the_system_have_their_number(log: LogCapture) -> None:
    """A port in use is found out from the log."""
    logging.getLogger("uvicorn.error").error(OSError(errno.EADDRINUSE, "address already in use"))
    line = log.last()
    assert (["OSError"], "EADDRINUSE") == (line["error"], line["errno"])
    assert ("uvicorn.error", "other") == (line["logger"], line["event"])


def test_a_circle_of_errors_ends(log: LogCapture) -> None:
    """Errors that caused each other do not keep the log busy for ever."""
    one, two = ValueError("one"), TypeError("two")
    one.__cause__, two.__cause__ = two, one
    failed("circle", one)
    assert ["ValueError", "TypeError"] == log.last()["error"][:2]


def test_a_broken_stream_is_silent(log: LogCapture, capsys: pytest.CaptureFixture[str]) -> None:
    """When a line cannot be written nothing is quoted elsewhere instead."""
    token = new_token()
    log.stream.close()
    logging.getLogger("library").error("token %s", token)
    assert ("", "") == capsys.readouterr()
    log.stream = io.StringIO()


# --- planted secrets ---


def planted() -> list[str]:
    """Each kind of secret, in each form in which it may turn up."""
    recovery, dice = new_recovery(), secrets.token_bytes(32)
    typed = recovery.replace("-", "")
    return [
        *(recovery, recovery.lower(), typed, typed.lower(), dice.hex(), dice[:16].hex(), repr(dice)),
        *(new_token(), f"session={new_token()}; Path=/", f"Bearer {new_token()}", LIGHT.hash(PASSWORD), PASSWORD),
    ]


def test_planted_in_every_field(log: LogCapture) -> None:
    """In no field at all, known or unknown, not even in one that allows texts; and not as the name of a field."""
    found = planted()
    for secret in found:
        for name in [*TEXTS, *NUMBERS, *FACTS, "token", "password", "headers", "message"]:
            happened("sample", **{name: secret})
        happened("sample", **{secret: 1})
        happened(secret)
    assert len(found) * (len(TEXTS) + len(NUMBERS) + len(FACTS) + 6) == len(log.lines())
    assert log.has_none_of(found)


def test_planted_in_the_words_of_others(log: LogCapture) -> None:
    """In templates, arguments, extras, exceptions, stack dumps and warnings of any library, and in access logs."""
    found = planted()
    for secret in found:
        for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "psycopg", "library.deep", ""):
            logger = logging.getLogger(name)
            logger.warning("said %s", secret)
            logger.warning(f"said {secret}")
            logger.error("said", extra={"token": secret}, stack_info=True)
            logger.error(ValueError(secret))
            logger.error({"token": secret})
            try:
                wrapped(secret)
            except RuntimeError:
                logger.exception("said %s", secret)
        logging.getLogger("uvicorn.access").critical('"GET /live?token=%s HTTP/1.1" 101', secret)
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            logging.captureWarnings(True)
            warnings.warn(f"saw {secret}", stacklevel=1)
    assert len(found) * (6 * 6 + 1) == len(log.lines())
    assert log.has_none_of(found)


async def test_planted_in_a_lost_task(log: LogCapture) -> None:
    """What asyncio says about an error that nobody asked for."""
    token = new_token()
    lost = {"message": f"lost {token}", "exception": KeyError(token), "token": token}
    asyncio.get_running_loop().default_exception_handler(lost)
    assert ("asyncio", ["KeyError"]) == (log.last()["logger"], log.last()["error"])
    assert log.has_none_of([token])


async def test_people_leave_no_secret(log: LogCapture) -> None:
    """A whole life of a player, with everything that fails logged as a careless server would log it."""
    logging.getLogger().setLevel(logging.DEBUG)
    with closing(Passwords(LIGHT)) as passwords:
        people = People(MemoryStore(), passwords)
        welcome = await people.join("Anna")
        player = await people.sign_up(welcome.player.id, "anna", PASSWORD)
        entry = await people.sign_in("anna", PASSWORD)
        happened("signed-in", player=player.id, entry=repr(entry), session=entry.token, recovery=welcome.recovery)
        for attempt in (
            people.sign_in("anna", PASSWORD + "x"),
            people.sign_in(PASSWORD, PASSWORD),
            people.sign_up(player.id, PASSWORD, PASSWORD),
            people.recover(welcome.recovery + "x"),
            people.change_password(player.id, "wrong " + PASSWORD, PASSWORD),
        ):
            with pytest.raises(ApiError) as caught:
                await attempt
            told = caught.value
            failed("refused", told, code=told.code, player=player.id, value=told.value, **told.allowed)
            logging.getLogger("api").warning("refused %r", told, exc_info=told)
    codes = [line["code"] for line in log.lines() if line["event"] == "refused"]
    assert ["wrong-login", "wrong-login", "login-form", "wrong-recovery", "wrong-password"] == codes
    found = [PASSWORD, welcome.token, welcome.recovery, entry.token, str(player.password), player.recovery]
    assert log.has_none_of(found)
