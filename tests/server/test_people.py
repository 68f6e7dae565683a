"""Who somebody is, how he shows it, and what nobody can find out or steal here."""

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher

from metropole.server import people as module
from metropole.server.limits import RateLimitError
from metropole.server.messages import ApiError
from metropole.server.people import (
    HASHER,
    SESSION_SECONDS,
    Passwords,
    People,
    clean_login,
    clean_name,
    clean_password,
    new_recovery,
    new_token,
    read_recovery,
)
from metropole.server.store import LoginSession
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
        self.people = People(self.store, self.passwords, lambda: self.now)

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


async def test_guest_needs_only_a_name(house: PeopleHouse) -> None:
    """He is known by his token at once, and has neither login nor password."""
    welcome = await house.people.join("  Anna ")
    assert "Anna" == welcome.player.name
    assert welcome.player == await house.people.identify(welcome.token)
    assert (None, None) == (welcome.player.login, welcome.player.password)
    assert house.now == welcome.player.created


async def test_two_guests_of_one_name(house: PeopleHouse) -> None:
    """They share the name and nothing else."""
    one, two = await house.people.join("Anna"), await house.people.join("Anna")
    assert one.player.id != two.player.id
    assert one.token != two.token
    assert one.recovery != two.recovery
    assert two.player == await house.people.identify(two.token)


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
    """A second before, he is known; then no more, and the session is gone from the store."""
    assert 90 * 86400 == SESSION_SECONDS
    welcome = await house.people.join("Anna")
    house.now += SESSION_SECONDS - 1
    assert welcome.player == await house.people.identify(welcome.token)
    house.now += 1
    assert await house.people.identify(welcome.token) is None
    assert {} == house.store.memory.sessions


async def test_sign_out_ends_one_session(house: PeopleHouse) -> None:
    """The other devices stay."""
    welcome = await house.people.join("Anna")
    entry = await house.people.recover(welcome.recovery)
    await house.people.sign_out(welcome.token)
    assert await house.people.identify(welcome.token) is None
    assert welcome.player == await house.people.identify(entry.token)
    await house.people.sign_out(welcome.token)  # once more does no harm


async def test_sign_out_everywhere(house: PeopleHouse) -> None:
    """All of his sessions and nobody else's."""
    anna, bert = await house.people.join("Anna"), await house.people.join("Bert")
    entry = await house.people.recover(anna.recovery)
    await house.people.sign_out_everywhere(anna.player.id)
    assert [None, None] == [await house.people.identify(token) for token in (anna.token, entry.token)]
    assert bert.player == await house.people.identify(bert.token)


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
    """A guest takes a login; capital letters do not matter; each sign-in gives a new token, and he stays himself."""
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
    """Of two who want it at the same moment one gets it, with his own password."""
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


async def test_wrong_answers_are_alike(house: PeopleHouse) -> None:
    """Unknown login, impossible login, wrong, short, long or strange password: the same words for the same work."""
    await house.account("anna")
    attempts = [
        ("anna", OTHER),
        ("nobody", OTHER),
        ("nobody", PASSWORD),
        ("", PASSWORD),
        ("x", "y"),
        ("anna", ""),
        ("anna", "short"),
        ("anna", "x" * 257),
        ("anna", "x" * 10**6),
        ("anna", "\ud800" * 10),
        ("anna' OR 1=1 --", PASSWORD),
        ("a" * 10**6, PASSWORD),
        ("\ud800" * 10, PASSWORD),
        ("\N{KELVIN SIGN}arl", PASSWORD),
    ]
    for login, password in attempts:
        house.hasher.compared.clear()
        told = await refusal(house.people.sign_in(login, password))
        assert ("wrong-login", "", None, {}, "wrong-login") == (
            told.code,
            told.field,
            told.value,
            told.allowed,
            str(told),
        )
        (hashed,) = house.hasher.compared
        assert "$argon2id$v=19$m=8,t=1,p=1$" == hashed[: hashed.index("p=1$") + 4]


async def test_right_answer_costs_the_same(house: PeopleHouse) -> None:
    """One comparison, as for the wrong ones."""
    await house.account("anna")
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
    id = welcome.player.id
    for old, new, code, field in (
        (OTHER, OTHER, "wrong-password", "old"),
        ("", OTHER, "wrong-password", "old"),
        (PASSWORD, "short", "password-length", "new"),
    ):
        told = await refusal(house.people.change_password(id, old, new))
        assert (code, field, None) == (told.code, told.field, told.value)
    assert await house.people.identify(welcome.token)
    assert await comes_in(house.people, "anna", PASSWORD)


async def test_change_of_password_of_a_guest(house: PeopleHouse) -> None:
    """He has none; nor has somebody who does not exist."""
    guest = await house.people.join("Anna")
    told = await refusal(house.people.change_password(guest.player.id, "", OTHER))
    assert "no-password" == told.code
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
        clean_password(password)
    assert ("password-length", "password", None) == (told.value.code, told.value.field, told.value.value)
    assert {"least": 8, "most": 256} == told.value.allowed


async def test_outdated_hash_is_replaced(house: PeopleHouse) -> None:
    """By the next sign-in with the right password, and only by that."""
    welcome = await house.account()
    stronger = Passwords(Hasher(16))
    people = People(house.store, stronger, lambda: house.now)
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
    stronger.close()


class Meddling(Passwords):
    """Something happens just after a password was hashed."""

    def __init__(self, hasher: PasswordHasher) -> None:
        super().__init__(hasher)
        self.meanwhile: Callable[[], None] = lambda: None

    async def hash(self, password: str) -> str:
        hashed = await super().hash(password)
        self.meanwhile()
        return hashed


async def test_replacing_a_hash_does_not_bring_back_an_old_password(house: PeopleHouse) -> None:
    """Changed between proof and replacement: the change stands, and the old password no longer lets anybody in."""
    welcome = await house.account()
    passwords = Meddling(Hasher(16))
    changed = replace(house.store.memory.players[welcome.player.id], password=passwords.hasher.hash(OTHER))
    passwords.meanwhile = lambda: house.store.memory.players.update({changed.id: changed})
    people = People(house.store, passwords, lambda: house.now)
    sessions = dict(house.store.memory.sessions)
    assert "wrong-login" == (await refusal(people.sign_in("anna", PASSWORD))).code
    assert changed == house.store.memory.players[changed.id]
    assert sessions == house.store.memory.sessions
    passwords.close()


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

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store.memory)
        self.before: Callable[[], Awaitable[Any]] | None = None

    async def add_session(self, session: LoginSession) -> None:
        before, self.before = self.before, None
        if before is not None:
            await before()
        await super().add_session(session)


async def test_sign_in_during_a_change_of_password(house: PeopleHouse) -> None:
    """Who proved the old password a moment too early does not slip in after all sessions have ended."""
    welcome = await house.account()
    store = Late(house.store)
    store.before = lambda: house.people.change_password(welcome.player.id, PASSWORD, OTHER)
    people = People(store, house.passwords, lambda: house.now)
    assert "wrong-login" == (await refusal(people.sign_in("anna", PASSWORD))).code
    assert 1 == len(house.store.memory.sessions)  # that of the change

    store.before = lambda: house.people.rename(welcome.player.id, "Berta")  # a harmless change does no harm
    assert "Berta" == (await people.sign_in("anna", OTHER)).player.name


async def test_sign_in_while_the_hash_is_replaced(house: PeopleHouse) -> None:
    """Two devices at once, the first after the parameters changed: both come in."""
    await house.account()
    stronger = Passwords(Hasher(16))
    people = People(house.store, stronger, lambda: house.now)
    entries = await asyncio.gather(*[people.sign_in("anna", PASSWORD) for _ in range(3)])
    for entry in entries:
        assert await people.identify(entry.token)
    stronger.close()


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


@pytest.mark.parametrize(
    "typed",
    [
        "K7Q0-2M1X-V9Z3-H4TB-6WRD",
        "k7q0-2m1x-v9z3-h4tb-6wrd",
        "K7Q02M1XV9Z3H4TB6WRD",
        "  k7q0 2m1x v9z3 h4tb 6wrd\n",
        "K7QO–2MIX—U9Z3_H4TB.6WRD",
        "k7qo-2mlx-u9z3-h4tb-6wrd",
        "Ｋ７Ｑ０-2M1X-V9Z3-H4TB-6WRD",
        "K7Q0\u200b-2M1X-V9Z3-H4TB-6WRD",
    ],
)
async def test_recovery_code_as_people_type_it(house: PeopleHouse, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case, dashes, blanks and look-alikes make no difference."""
    monkeypatch.setattr(module, "new_recovery", lambda: "K7Q0-2M1X-V9Z3-H4TB-6WRD")
    welcome = await house.people.join("Anna")
    entry = await house.people.recover(typed)
    assert welcome.player == entry.player == await house.people.identify(entry.token)
    assert entry.token != welcome.token


@pytest.mark.parametrize(
    "typed",
    [
        "K7Q0-2M1X-V9Z3-H4TB-6WRE",
        "7KQ0-2M1X-V9Z3-H4TB-6WRD",
        "K7Q0-2M1X-V9Z3-H4TB-6WR",
        "K7Q0-2M1X-V9Z3-H4TB-6WRDD",
        "",
        "-----",
        "\ud800",
        "K" * 10**6,
        "'; DROP TABLE player; --",
    ],
)
async def test_wrong_recovery_code(house: PeopleHouse, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sign less, more or other, and nobody comes in; what was typed is not repeated."""
    monkeypatch.setattr(module, "new_recovery", lambda: "K7Q0-2M1X-V9Z3-H4TB-6WRD")
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
    store = Late(house.store)
    store.before = lambda: house.people.renew_recovery(welcome.player.id)
    people = People(store, house.passwords, lambda: house.now)
    assert "wrong-recovery" == (await refusal(people.recover(welcome.recovery))).code
    assert 1 == len(house.store.memory.sessions)


# --- names ---


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("A", "A"),
        ("  Anna  Maria ", "Anna Maria"),
        ("\tAnna\n", "Anna"),
        ("Anna\u00a0Maria", "Anna Maria"),
        ("x" * 30, "x" * 30),
        ("  " + "x" * 30 + "  ", "x" * 30),
        ("Zoe\u0308", "Zoë"),
        ("e\u0301" * 30, "é" * 30),
        ("王小明", "王小明"),
        ("שלום", "שלום"),
        ("สวัสดี", "สวัสดี"),
        ("O'Neill <b>", "O'Neill <b>"),
        ("🙂", "🙂"),
        ("x\u0301\u0302\u0303", "x\u0301\u0302\u0303"),
    ],
)
def test_names(typed: str, name: str) -> None:
    """One to thirty characters, trimmed and composed."""
    assert name == clean_name(typed)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name-empty"),
        (" \t\n\u3000", "name-empty"),
        ("x" * 31, "name-long"),
        ("é" * 31, "name-long"),
        ("x" * 10**6, "name-long"),
        ("An\nna", "name-characters"),
        ("An\0na", "name-characters"),
        ("An\x1b[31mna", "name-characters"),
        ("An\x85na", "name-characters"),
        ("anna\u202egnp", "name-characters"),  # right-to-left override
        ("an\u2066na", "name-characters"),  # isolate
        ("an\u200fna", "name-characters"),  # right-to-left mark
        ("an\u200bna", "name-characters"),  # zero width
        ("an\u200dna", "name-characters"),
        ("\ufeffanna", "name-characters"),
        ("an\u00adna", "name-characters"),  # soft hyphen
        ("an\u2028na", "name-characters"),  # line separator
        ("\u3164", "name-characters"),  # a letter without ink
        ("\u2800", "name-characters"),  # a symbol without ink
        ("anna\ufe0f", "name-characters"),
        ("anna\U000e0041", "name-characters"),  # a tag
        ("an\ud800na", "name-characters"),
        ("an\ue000na", "name-characters"),  # private
        ("an\U0010ffffna", "name-characters"),
        ("\u0301anna", "name-characters"),  # an accent on whatever stands before
        ("x\u0301\u0302\u0303\u0304", "name-characters"),
    ],
)
def test_no_names(typed: str, code: str) -> None:
    """Nothing that is empty, long, invisible, or changes what stands around it; never repeated if it could deceive."""
    with pytest.raises(ApiError) as told:
        clean_name(typed)
    assert (code, "name") == (told.value.code, told.value.field)
    assert typed not in str(told.value) or not typed
    if code == "name-characters":
        assert told.value.value is None


def test_long_names_are_not_read(house: PeopleHouse) -> None:
    """A hundred thousand accents would keep a processor busy for a minute; they are refused at once."""

    async def story() -> None:
        told = await refusal(house.people.join("a" + "\u0301\u0316" * 100_000))
        assert ("name-long", {"most": 30}) == (told.code, told.allowed)

    asyncio.run(asyncio.wait_for(story(), 1))


async def test_rename(house: PeopleHouse) -> None:
    """The same rules as for the first name."""
    welcome = await house.people.join("Anna")
    assert "Berta" == (await house.people.rename(welcome.player.id, " Berta ")).name
    assert "name-empty" == (await refusal(house.people.rename(welcome.player.id, " "))).code
    found = await house.people.identify(welcome.token)
    assert found is not None
    assert "Berta" == found.name


@pytest.mark.parametrize("login", ["abc", "ABC", "a-b_3", "x" * 30, "___", " anna "])
def test_logins(login: str) -> None:
    """Three to thirty plain signs, kept in small letters."""
    assert login.strip().lower() == clean_login(login)


@pytest.mark.parametrize(
    "login",
    [
        "",
        "ab",
        "x" * 31,
        "an na",
        "änna",
        "anna\n.",
        "anna.b",
        "an@na",
        "\N{KELVIN SIGN}arl",
        "٣٣٣",
        "anna\0",
        "\ud800abc",
    ],
)
def test_no_logins(login: str) -> None:
    """Nothing else, not even what has a plain small form."""
    with pytest.raises(ApiError) as told:
        clean_login(login)
    assert ("login-form", "login", {"least": 3, "most": 30}) == (
        told.value.code,
        told.value.field,
        told.value.allowed,
    )


# --- the work of hashing ---


async def test_the_real_parameters() -> None:
    """Argon2id, 19 MiB, two passes, one lane."""
    passwords = Passwords()
    people = People(MemoryStore(), passwords)
    welcome = await people.join("Anna")
    player = await people.sign_up(welcome.player.id, "anna", PASSWORD)
    assert player.password is not None
    assert player.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert passwords.nobody.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert player == (await people.sign_in("anna", PASSWORD)).player
    assert "wrong-login" == (await refusal(people.sign_in("anna", OTHER))).code
    assert passwords.hasher is HASHER
    passwords.close()


class Gate(PasswordHasher):
    """A hasher that works only while its gate is open, and counts who is inside."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
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


async def until(fact: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not fact():
            await asyncio.sleep(0.001)

    await asyncio.wait_for(wait(), 10)


async def test_at_most_four_at_once() -> None:
    """In threads of their own, while the event loop goes on."""
    gate = Gate()
    passwords = Passwords(gate)
    hashed = gate.hash("x")
    tasks = [asyncio.create_task(passwords.is_right(hashed, "x")) for _ in range(12)]
    await until(lambda: gate.inside == 4)
    await asyncio.sleep(0.02)
    gate.gate.set()
    assert [True] * 12 == await asyncio.gather(*tasks)
    assert 4 == gate.most
    passwords.close()


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
    passwords = Passwords(gate, at_once=1)
    hashed = gate.hash("x")
    first = asyncio.create_task(passwords.is_right(hashed, "x"))
    await until(lambda: gate.inside == 1)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    second = asyncio.create_task(passwords.is_right(hashed, "x"))
    await asyncio.sleep(0.02)
    assert 1 == gate.inside
    gate.gate.set()
    assert await second
    assert 1 == gate.most
    passwords.close()


async def test_too_many_waiting() -> None:
    """The next one is turned away at once, and welcome again when the others are done."""
    gate = Gate()
    passwords = Passwords(gate, at_once=1, waiting=2)
    hashed = gate.hash("x")
    tasks = [asyncio.create_task(passwords.is_right(hashed, "x")) for _ in range(3)]
    await until(lambda: gate.inside == 1)
    with pytest.raises(RateLimitError) as told:
        await passwords.is_right(hashed, "x")
    assert ("busy", 1) == (told.value.code, told.value.retry_after)
    gate.gate.set()
    assert [True] * 3 == await asyncio.gather(*tasks)
    assert not await passwords.is_right(hashed, "y")
    passwords.close()
