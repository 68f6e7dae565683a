"""Who somebody is, how they show it, and what nobody can find out or steal here."""

import asyncio
import re
import threading
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any, Literal
from unittest.mock import Mock

import pytest
from argon2 import PasswordHasher

from metropole.server import people as module
from metropole.server.limits import RateLimitError
from metropole.server.people import HASHER, SESSION_SECONDS, Passwords, People, new_recovery, new_token, read_recovery
from metropole.server.store import LoginSession
from metropole.text.messages import ApiError
from tests.server.memory import MemoryStore

PASSWORD = "correct horse battery"
OTHER = "staple of the trade"


class Hasher(PasswordHasher):
    """Cheap, and remembers what it compared and in which thread."""

    def __init__(self, memory: int = 8) -> None:
        super().__init__(time_cost=1, memory_cost=memory, parallelism=1)
        self.compared: list[str] = []
        self.threads: set[str] = set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.add(threading.current_thread().name)
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.threads.add(threading.current_thread().name)
        self.compared.append(str(hash))
        return super().verify(hash, password)


class PeopleHouse:
    """People, with everything under them in reach."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.store = MemoryStore()
        self.hasher = Hasher()
        self.passwords = Passwords(self.hasher)
        self.people = self.with_other()

    def with_other(self, passwords: Passwords | None = None, store: MemoryStore | None = None) -> People:
        """The same people with another hasher or store, as if in another process."""
        return People(store or self.store, passwords or self.passwords, lambda: self.now)

    async def account(self, login: str = "anna", password: str = PASSWORD) -> module.SignedUp:
        welcome = await self.people.join("Anna")
        await self.people.sign_up(welcome.player.id, login, password)
        return welcome

    def everything(self) -> str:
        return repr(self.store.memory)


@pytest.fixture
def house() -> Iterator[PeopleHouse]:
    built = PeopleHouse()
    yield built
    built.passwords.close()


async def refusal(attempt: Awaitable[object]) -> ApiError:
    """What somebody is told."""
    with pytest.raises(ApiError) as told:
        await attempt
    return told.value


async def comes_in(people: People, login: str, password: str) -> bool:
    """Whether these let somebody in, as the one whose login it is."""
    entry = await people.sign_in(login, password)
    found = await people.identify(entry.token)
    return found is not None and found == entry.player and found.login == login


# --- guests ---


async def test_guests_need_only_a_name(house: PeopleHouse) -> None:
    """They are known by their token at once, and have neither login nor password. Two share a name and nothing else."""
    one, two = await house.people.join("  Anna "), await house.people.join("Anna")
    for guest in (one, two):
        player = guest.player
        assert player == await house.people.identify(guest.token)
        assert ("Anna", None, None, house.now) == (player.name, player.login, player.password, player.created)
    assert 6 == len({one.player.id, two.player.id, one.token, two.token, one.recovery, two.recovery})


async def test_nothing_is_kept_in_clear(house: PeopleHouse) -> None:
    """Whoever steals the whole store has no token, no recovery code and no password."""
    welcome = await house.account()
    entry = await house.people.sign_in("anna", PASSWORD)
    renewed = await house.people.renew_recovery(welcome.player.id)
    kept = house.everything().lower()
    assert welcome.player.id in kept
    for secret in (welcome.token, entry.token, renewed.token, welcome.recovery, renewed.recovery, PASSWORD):
        assert secret.lower() not in kept
        assert secret.replace("-", "").lower() not in kept


async def test_secrets_are_not_in_representations(house: PeopleHouse) -> None:
    """What is printed by accident shows neither token nor recovery code."""
    welcome = await house.people.join("Anna")
    assert "Anna" in repr(welcome)
    assert welcome.token not in repr(welcome)
    assert welcome.recovery not in repr(welcome)


def test_tokens_are_long_and_differ() -> None:
    """256 bits, in 43 letters that need no quoting anywhere."""
    tokens = [new_token() for _ in range(100)]
    assert 100 == len(set(tokens))
    assert all([re.fullmatch(r"[A-Za-z0-9_-]{43}", token) for token in tokens])


# --- sessions ---


async def test_session_ends_after_ninety_days(house: PeopleHouse) -> None:
    """A second before, they are known; then no more, and the session is gone from the store."""
    assert 90 * 86400 == SESSION_SECONDS
    welcome = await house.people.join("Anna")
    house.now += SESSION_SECONDS - 1
    assert welcome.player == await house.people.identify(welcome.token)
    house.now += 1
    assert await house.people.identify(welcome.token) is None
    assert {} == house.store.memory.sessions


async def test_sign_out_everywhere(house: PeopleHouse) -> None:
    """All sessions of one person and nobody else's."""
    anna, bert = await house.people.join("Anna"), await house.people.join("Bert")
    entry = await house.people.recover(anna.recovery)
    await house.people.sign_out_everywhere(anna.player.id)
    found = [await house.people.identify(token) for token in (anna.token, entry.token, bert.token)]
    assert [None, None, bert.player] == found


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "ü" * 43, "\ud800" * 43, "a" * 44, "A" * 42 + "\n", "x" * 10**6])
async def test_strange_tokens(house: PeopleHouse, token: str) -> None:
    """They belong to nobody, and signing out with them is no error."""
    await house.people.join("Anna")
    assert await house.people.identify(token) is None
    await house.people.sign_out(token)
    assert 1 == len(house.store.memory.sessions)


async def test_hash_of_a_token_is_no_token(house: PeopleHouse) -> None:
    """What is in the store opens nothing."""
    await house.people.join("Anna")
    (key,) = house.store.memory.sessions
    assert await house.people.identify(key) is None
    assert await house.people.identify(key[:43]) is None


# --- accounts ---


async def test_account(house: PeopleHouse) -> None:
    """A guest takes a login; capital letters do not matter; each sign-in gives a new token for the same player."""
    welcome = await house.account("Anna_1")
    tokens = {welcome.token}
    for typed in ("anna_1", "ANNA_1", " Anna_1 "):
        entry = await house.people.sign_in(typed, PASSWORD)
        assert welcome.player.id == entry.player.id
        assert entry.player == await house.people.identify(entry.token)
        tokens.add(entry.token)
    assert 4 == len(tokens)
    assert "anna_1" == entry.player.login
    assert await house.people.identify(welcome.token) == entry.player


async def test_login_is_taken(house: PeopleHouse) -> None:
    """In whatever letters; the other guest stays a guest and may take another."""
    await house.account("anna")
    bert = await house.people.join("Bert")
    told = await refusal(house.people.sign_up(bert.player.id, "ANNA", OTHER))
    assert ("login-taken", "login", "anna") == (told.code, told.field, told.value)
    assert bert.player == await house.people.identify(bert.token)
    assert "bert" == (await house.people.sign_up(bert.player.id, "bert", OTHER)).login


async def test_login_is_taken_once(house: PeopleHouse) -> None:
    """Somebody with a login keeps it."""
    welcome = await house.account("anna")
    told = await refusal(house.people.sign_up(welcome.player.id, "berta", OTHER))
    assert ("login-kept", "anna") == (told.code, told.value)
    assert "wrong-login" == (await refusal(house.people.sign_in("berta", OTHER))).code
    assert await comes_in(house.people, "anna", PASSWORD)


async def test_race_for_a_login(house: PeopleHouse) -> None:
    """Of two who want it at the same moment one gets it, with their own password."""
    anna, bert = await house.people.join("Anna"), await house.people.join("Bert")
    outcomes = await asyncio.gather(
        house.people.sign_up(anna.player.id, "captain", PASSWORD),
        People(house.store.beside(), house.passwords).sign_up(bert.player.id, "Captain", OTHER),
        return_exceptions=True,
    )
    (lost,) = [one for one in outcomes if isinstance(one, ApiError)]
    (won,) = [one for one in outcomes if not isinstance(one, BaseException)]
    assert "login-taken" == lost.code
    right, wrong = (PASSWORD, OTHER) if won.id == anna.player.id else (OTHER, PASSWORD)
    assert won.id == (await house.people.sign_in("captain", right)).player.id
    assert "wrong-login" == (await refusal(house.people.sign_in("captain", wrong))).code


async def test_changes_at_the_same_moment(house: PeopleHouse) -> None:
    """A new name does not bring back an old recovery code, or the other way round."""
    welcome = await house.people.join("Anna")
    id = welcome.player.id
    _, renewed = await asyncio.gather(house.people.rename(id, "Berta"), house.people.renew_recovery(id))
    assert "Berta" == (await house.people.recover(renewed.recovery)).player.name
    renewed, _ = await asyncio.gather(house.people.renew_recovery(id), house.people.rename(id, "Carla"))
    assert "Carla" == (await house.people.recover(renewed.recovery)).player.name


# --- nobody learns who has an account ---


async def test_answers_are_alike(house: PeopleHouse) -> None:
    """Unknown login, impossible login, wrong, short, long or strange password: the same words for the same work, which
    is that of the right answer too.
    """
    await house.account("anna")
    for login, password in (
        *(("anna", OTHER), ("nobody", OTHER), ("nobody", PASSWORD), ("", PASSWORD), ("x", "y"), ("anna", "")),
        *(("anna", "short"), ("anna", "x" * 257), ("anna", "x" * 10**6), ("anna", "\ud800" * 10)),
        *(("anna' OR 1=1 --", PASSWORD), ("a" * 10**6, PASSWORD), ("\ud800" * 10, PASSWORD)),
        ("\N{KELVIN SIGN}arl", PASSWORD),
    ):
        house.hasher.compared.clear()
        told = await refusal(house.people.sign_in(login, password))
        assert ("wrong-login", "", None, {}) == (told.code, told.field, told.value, told.allowed)
        (hashed,) = house.hasher.compared
        assert "$argon2id$v=19$m=8,t=1,p=1$" == hashed[: hashed.index("p=1$") + 4]

    house.hasher.compared.clear()
    await house.people.sign_in("anna", PASSWORD)
    assert 1 == len(house.hasher.compared)


async def test_guests_have_no_password(house: PeopleHouse) -> None:
    """Nothing typed as a password lets anybody in as a guest."""
    welcome = await house.people.join("Anna")
    for login in ("Anna", welcome.player.id, "None", ""):
        assert "wrong-login" == (await refusal(house.people.sign_in(login, "None"))).code


# --- passwords ---


async def test_change_of_password_ends_other_sessions(house: PeopleHouse) -> None:
    """All tokens of before are worthless, the one in the answer is good, the old password is not."""
    welcome = await house.account()
    elsewhere = await house.people.sign_in("anna", PASSWORD)
    stranger = await house.people.join("Bert")
    entry = await house.people.change_password(welcome.player.id, PASSWORD, OTHER)
    assert [None, None] == [await house.people.identify(token) for token in (welcome.token, elsewhere.token)]
    assert entry.player == await house.people.identify(entry.token)
    assert stranger.player == await house.people.identify(stranger.token)
    assert "wrong-login" == (await refusal(house.people.sign_in("anna", PASSWORD))).code
    assert await comes_in(house.people, "anna", OTHER)


async def test_change_of_password_needs_the_old_one(house: PeopleHouse) -> None:
    """A stolen token alone does not take an account over; nothing changes, nobody is signed out."""
    welcome = await house.account()
    wrong, short = ("wrong-password", "old", None), ("password-length", "new", None)
    for old, new, expected in ((OTHER, OTHER, wrong), ("", OTHER, wrong), (PASSWORD, "short", short)):
        told = await refusal(house.people.change_password(welcome.player.id, old, new))
        assert expected == (told.code, told.field, told.value)
    assert await house.people.identify(welcome.token)
    assert await comes_in(house.people, "anna", PASSWORD)


async def test_change_of_password_of_a_guest(house: PeopleHouse) -> None:
    """They have none; nor has somebody who does not exist."""
    guest = await house.people.join("Anna")
    assert "no-password" == (await refusal(house.people.change_password(guest.player.id, "", OTHER))).code
    assert "no-password" == (await refusal(house.people.reset_password(guest.recovery, OTHER))).code
    assert "not-signed-in" == (await refusal(house.people.change_password("nobody", PASSWORD, OTHER))).code
    assert "not-signed-in" == (await refusal(house.people.sign_up("nobody", "anna", PASSWORD))).code


async def test_forgotten_password(house: PeopleHouse) -> None:
    """The recovery code gives a new one, and ends all sessions as any change does."""
    welcome = await house.account()
    assert "wrong-recovery" == (await refusal(house.people.reset_password(new_recovery(), OTHER))).code
    entry = await house.people.reset_password(welcome.recovery, OTHER)
    assert await house.people.identify(welcome.token) is None
    assert await house.people.identify(entry.token)
    assert await comes_in(house.people, "anna", OTHER)
    assert "wrong-login" == (await refusal(house.people.sign_in("anna", PASSWORD))).code


async def test_accents_of_a_password(house: PeopleHouse) -> None:
    """The same password whichever way a keyboard composes them; every other sign counts, blanks too."""
    await house.account("anna", "grüße Zoë!")
    assert await comes_in(house.people, "anna", "gru\u0308ße Zoe\u0308!")
    for other in ("Grüße Zoë!", "grüße Zoë! ", " grüße Zoë!", "grusse Zoe!"):
        assert "wrong-login" == (await refusal(house.people.sign_in("anna", other))).code


@pytest.mark.parametrize(
    "password", ["x" * 8, "x" * 256, "e\u0301" * 256, "        ", "\0" * 8, "\ud800" * 8, "密码密码密码密码"]
)
async def test_any_signs_make_a_password(house: PeopleHouse, password: str) -> None:
    """Eight to 256 of them, whatever they are."""
    await house.account("anna", password)
    assert await comes_in(house.people, "anna", password)


@pytest.mark.parametrize("password", ["", "x" * 7, "e\u0301" * 7, "x" * 257, "x" * 10**6])
def test_length_of_a_password(password: str) -> None:
    """Less and more is refused, and never repeated."""
    with pytest.raises(ApiError) as told:
        module.clean_password(password)
    assert ("password-length", "password", None) == (told.value.code, told.value.field, told.value.value)
    assert {"least": 8, "most": 256} == told.value.allowed


async def test_outdated_hash_is_replaced(house: PeopleHouse) -> None:
    """By the next sign-in with the right password, and only by that."""
    welcome = await house.account()
    with closing(Passwords(Hasher(16))) as stronger:
        people = house.with_other(stronger)
        await refusal(people.sign_in("anna", OTHER))
        assert "m=8," in house.everything()
        entry = await people.sign_in("anna", PASSWORD)
        assert "m=8," not in house.everything()
        assert "m=16," in house.everything()
        assert entry.player == house.store.memory.players[welcome.player.id]
        assert await people.identify(welcome.token)
        kept = house.everything()
        assert await comes_in(people, "anna", PASSWORD)
        assert re.findall(r"m=16,.*?'", kept) == re.findall(r"m=16,.*?'", house.everything())


async def test_replacing_a_hash_does_not_bring_back_an_old_password(
    house: PeopleHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changed between proof and replacement: the change stands, and the old password no longer lets anybody in."""
    welcome = await house.account()
    players, sessions = house.store.memory.players, dict(house.store.memory.sessions)
    changed = replace(players[welcome.player.id], password=house.hasher.hash(OTHER))
    with closing(Passwords(Hasher(16))) as passwords:
        hash_it = passwords.hash

        async def hash_late(password: str) -> str:
            hashed = await hash_it(password)
            players[changed.id] = changed
            return hashed

        monkeypatch.setattr(passwords, "hash", hash_late)
        told = await refusal(house.with_other(passwords).sign_in("anna", PASSWORD))
    assert "wrong-login" == told.code
    assert changed == players[changed.id]
    assert sessions == house.store.memory.sessions


async def test_two_changes_of_password(house: PeopleHouse) -> None:
    """Of two at the same moment one wins, and the other is told."""
    welcome = await house.account()
    third = "the third one of all"
    outcomes = await asyncio.gather(
        house.people.change_password(welcome.player.id, PASSWORD, OTHER),
        house.people.change_password(welcome.player.id, PASSWORD, third),
        return_exceptions=True,
    )
    assert ["changed-meanwhile"] == [one.code for one in outcomes if isinstance(one, ApiError)]
    won = OTHER if isinstance(outcomes[1], ApiError) else third
    assert await comes_in(house.people, "anna", won)


class Late(MemoryStore):
    """Something happens just before the next session is added."""

    def __init__(self, store: MemoryStore, before: Callable[[], Awaitable[Any]] | None) -> None:
        super().__init__(store.memory)
        self.before = before

    async def add_session(self, session: LoginSession) -> None:
        before, self.before = self.before, None
        if before is not None:
            await before()
        await super().add_session(session)


async def test_sign_in_during_a_change_of_password(house: PeopleHouse) -> None:
    """Who proved the old password a moment too early does not slip in after all sessions have ended."""
    welcome = await house.account()
    store = Late(house.store, lambda: house.people.change_password(welcome.player.id, PASSWORD, OTHER))
    people = house.with_other(store=store)
    assert "wrong-login" == (await refusal(people.sign_in("anna", PASSWORD))).code
    assert 1 == len(house.store.memory.sessions)  # that of the change

    store.before = lambda: house.people.rename(welcome.player.id, "Berta")  # a harmless change does no harm
    assert "Berta" == (await people.sign_in("anna", OTHER)).player.name


async def test_sign_in_while_the_hash_is_replaced(house: PeopleHouse) -> None:
    """Two devices at once, the first after the parameters changed: both come in."""
    await house.account()
    with closing(Passwords(Hasher(16))) as stronger:
        people = house.with_other(stronger)
        for entry in await asyncio.gather(*[people.sign_in("anna", PASSWORD) for _ in range(3)]):
            assert await people.identify(entry.token)


# --- recovery codes ---


def test_recovery_codes() -> None:
    """Five groups of four, at least eighty bits, none alike, and no sign that looks like another."""
    codes = [new_recovery() for _ in range(200)]
    assert 200 == len(set(codes))
    assert 32 == len(set("".join(codes)) - {"-"})
    assert 32**20 >= 2**80
    for code in codes:
        assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}", code)
        assert code.replace("-", "") == read_recovery(code)


CODE = "K7Q0-2M1X-V9Z3-H4TB-6WRD"


@pytest.mark.parametrize(
    "typed",
    [
        *(CODE, "k7q0-2m1x-v9z3-h4tb-6wrd", "K7Q02M1XV9Z3H4TB6WRD", "  k7q0 2m1x v9z3 h4tb 6wrd\n"),
        *("K7QO–2MIX—U9Z3_H4TB.6WRD", "k7qo-2mlx-u9z3-h4tb-6wrd", "Ｋ７Ｑ０-2M1X-V9Z3-H4TB-6WRD"),
        "K7Q0\u200b-2M1X-V9Z3-H4TB-6WRD",
    ],
)
async def test_recovery_code_as_people_type_it(house: PeopleHouse, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case, dashes, blanks and look-alikes make no difference."""
    monkeypatch.setattr(module, "new_recovery", lambda: CODE)
    welcome = await house.people.join("Anna")
    entry = await house.people.recover(typed)
    assert welcome.player == entry.player == await house.people.identify(entry.token)
    assert entry.token != welcome.token


@pytest.mark.parametrize(
    "typed",
    [
        *("K7Q0-2M1X-V9Z3-H4TB-6WRE", "7KQ0-2M1X-V9Z3-H4TB-6WRD", "K7Q0-2M1X-V9Z3-H4TB-6WR", f"{CODE}D"),
        *("", "-----", "\ud800", "K" * 10**6, "'; DROP TABLE player; --"),
    ],
)
async def test_wrong_recovery_code(house: PeopleHouse, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sign less, more or other, and nobody comes in; what was typed is not repeated."""
    monkeypatch.setattr(module, "new_recovery", lambda: CODE)
    await house.people.join("Anna")
    told = await refusal(house.people.recover(typed))
    assert ("wrong-recovery", "recovery", None) == (told.code, told.field, told.value)
    assert 1 == len(house.store.memory.sessions)


async def test_recovery_code_can_be_renewed(house: PeopleHouse) -> None:
    """The old one and all sessions are worthless; the new ones are good."""
    welcome = await house.account()
    renewed = await house.people.renew_recovery(welcome.player.id)
    assert "wrong-recovery" == (await refusal(house.people.recover(welcome.recovery))).code
    assert await house.people.identify(welcome.token) is None
    assert await house.people.identify(renewed.token)
    assert welcome.player.id == (await house.people.recover(renewed.recovery)).player.id
    assert await comes_in(house.people, "anna", PASSWORD)


async def test_recovery_during_its_renewal(house: PeopleHouse) -> None:
    """Who showed the old code a moment too early does not slip in."""
    welcome = await house.people.join("Anna")
    store = Late(house.store, lambda: house.people.renew_recovery(welcome.player.id))
    assert "wrong-recovery" == (await refusal(house.with_other(store=store).recover(welcome.recovery))).code
    assert 1 == len(house.store.memory.sessions)


# --- names ---


PLAIN = ("A", "x" * 30, "王小明", "שלום", "สวัสดี", "O'Neill <b>", "🙂", "x\u0301\u0302\u0303")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        *[(name, name) for name in PLAIN],
        *(("  Anna  Maria ", "Anna Maria"), ("\tAnna\n", "Anna"), ("Anna\u00a0Maria", "Anna Maria")),
        *(("  " + "x" * 30 + "  ", "x" * 30), ("Zoe\u0308", "Zoë"), ("e\u0301" * 30, "é" * 30)),
    ],
)
def test_names(typed: str, name: str) -> None:
    """One to thirty characters, trimmed and composed."""
    assert name == module.clean_name(typed)


WITHIN = (  # a name: what steers a terminal or a line, turns text round, hides in it, or belongs to nobody
    *("\n", "\0", "\x1b[31m", "\x85", "\N{LINE SEPARATOR}", "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{LEFT-TO-RIGHT ISOLATE}"),
    *("\N{RIGHT-TO-LEFT MARK}", "\N{ZERO WIDTH SPACE}", "\N{ZERO WIDTH JOINER}", "\N{SOFT HYPHEN}"),
    *("\N{VARIATION SELECTOR-16}", "\N{TAG LATIN CAPITAL LETTER A}", "\ud800", "\ue000", "\U0010ffff"),
)
DECEPTIVE = (
    *[f"an{sign}na" for sign in WITHIN],
    *("\N{ZERO WIDTH NO-BREAK SPACE}anna", "anna\N{VARIATION SELECTOR-16}"),
    *("\N{HANGUL FILLER}", "\N{BRAILLE PATTERN BLANK}"),  # a letter and a symbol without ink
    *("\N{COMBINING ACUTE ACCENT}anna", "x\u0301\u0302\u0303\u0304"),  # accents on nothing, and on each other
)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        *(("", "name-empty"), (" \t\n\u3000", "name-empty")),
        *(("x" * 31, "name-long"), ("é" * 31, "name-long"), ("x" * 10**6, "name-long")),
        *[(name, "name-characters") for name in DECEPTIVE],
    ],
)
def test_no_names(typed: str, code: str) -> None:
    """Nothing that is empty, long, invisible, or changes what stands around it; never repeated if it could deceive."""
    with pytest.raises(ApiError) as told:
        module.clean_name(typed)
    assert (code, "name") == (told.value.code, told.value.field)
    assert typed not in str(told.value) or not typed
    if code == "name-characters":
        assert told.value.value is None


async def test_long_names_are_not_read(house: PeopleHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred thousand accents would keep a processor busy for a minute; nobody begins to put them in order."""
    put_in_order = Mock(wraps=unicodedata.normalize)
    monkeypatch.setattr(unicodedata, "normalize", put_in_order)
    told = await refusal(house.people.join("a" + "\u0301\u0316" * 100_000))
    assert ("name-long", {"most": 30}) == (told.code, told.allowed)
    put_in_order.assert_not_called()


async def test_rename(house: PeopleHouse) -> None:
    """The same rules as for the first name."""
    welcome = await house.people.join("Anna")
    renamed = await house.people.rename(welcome.player.id, " Berta ")
    assert "Berta" == renamed.name
    assert "name-empty" == (await refusal(house.people.rename(welcome.player.id, " "))).code
    assert renamed == await house.people.identify(welcome.token)


@pytest.mark.parametrize("login", ["abc", "ABC", "a-b_3", "x" * 30, "___", " anna "])
def test_logins(login: str) -> None:
    """Three to thirty plain signs, kept in small letters."""
    assert login.strip().lower() == module.clean_login(login)


@pytest.mark.parametrize(
    "login",
    [
        *("", "ab", "x" * 31, "an na", "änna", "anna\n.", "anna.b", "an@na", "\N{KELVIN SIGN}arl", "٣٣٣", "anna\0"),
        "\ud800abc",
    ],
)
def test_no_logins(login: str) -> None:
    """Nothing else, not even what has a plain small form."""
    with pytest.raises(ApiError) as told:
        module.clean_login(login)
    assert ("login-form", "login") == (told.value.code, told.value.field)
    assert {"least": 3, "most": 30} == told.value.allowed


# --- the work of hashing ---


async def test_the_real_parameters() -> None:
    """Argon2id, 19 MiB, two passes, one lane."""
    with closing(Passwords()) as passwords:
        people = People(MemoryStore(), passwords)
        welcome = await people.join("Anna")
        player = await people.sign_up(welcome.player.id, "anna", PASSWORD)
        for hashed in (player.password, passwords.nobody):
            assert str(hashed).startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert player == (await people.sign_in("anna", PASSWORD)).player
        assert "wrong-login" == (await refusal(people.sign_in("anna", OTHER))).code
        assert passwords.hasher is HASHER


class Gate(PasswordHasher):
    """A hasher that works only while its gate is open, and counts who is inside."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.hashed = self.hash("x")
        self.lock = threading.Lock()
        self.gate = threading.Event()
        self.inside = 0
        self.most = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        opened = self.gate.wait(10)
        with self.lock:
            self.inside -= 1
        assert opened, "the event loop was blocked"
        return super().verify(hash, password)

    async def filled(self, count: int) -> None:
        """Until so many are inside."""
        async with asyncio.timeout(10):
            while self.inside != count:
                await asyncio.sleep(0.001)


async def test_at_most_four_at_once() -> None:
    """In threads of their own, while the event loop goes on."""
    gate = Gate()
    with closing(Passwords(gate)) as passwords:
        tasks = [asyncio.create_task(passwords.is_right(gate.hashed, "x")) for _ in range(12)]
        await gate.filled(4)
        await asyncio.sleep(0.02)
        gate.gate.set()
        assert [True] * 12 == await asyncio.gather(*tasks)
    assert 4 == gate.most


async def test_not_in_the_event_loop(house: PeopleHouse) -> None:
    """No password is hashed or compared in the thread that everybody waits for."""
    house.hasher.threads.clear()
    await house.account()
    await house.people.sign_in("anna", PASSWORD)
    assert house.hasher.threads
    assert threading.current_thread().name not in house.hasher.threads


async def test_people_who_go_away_make_no_room() -> None:
    """Giving up and asking again does not start more work at once than allowed."""
    gate = Gate()
    with closing(Passwords(gate, at_once=1)) as passwords:
        first = asyncio.create_task(passwords.is_right(gate.hashed, "x"))
        await gate.filled(1)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = asyncio.create_task(passwords.is_right(gate.hashed, "x"))
        await asyncio.sleep(0.02)
        assert 1 == gate.inside
        gate.gate.set()
        assert await second
    assert 1 == gate.most


async def test_too_many_waiting() -> None:
    """The next one is turned away at once, and welcome again when the others are done."""
    gate = Gate()
    with closing(Passwords(gate, at_once=1, waiting=2)) as passwords:
        tasks = [asyncio.create_task(passwords.is_right(gate.hashed, "x")) for _ in range(3)]
        await gate.filled(1)
        with pytest.raises(RateLimitError) as told:
            await passwords.is_right(gate.hashed, "x")
        assert ("busy", 1) == (told.value.code, told.value.retry_after)
        gate.gate.set()
        assert [True] * 3 == await asyncio.gather(*tasks)
        assert not await passwords.is_right(gate.hashed, "y")
