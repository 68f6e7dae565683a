"""People: who somebody is, and how they show it. Nothing here is kept in clear that would let somebody else be them.

A guest needs nothing but a name. They hold a token on their device and a recovery code on paper; either is proof.
With a login name and a password they become an account, which is a guest with one more way in.
"""

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.low_level import Type

from metropole.server.limits import RateLimitError
from metropole.server.store import Account, ConflictError, LoginSession, Store
from metropole.text.messages import ApiError, is_deceptive

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 3  # accents upon one letter
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 30
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256
LONGEST_INPUT: Final = 1024  # nothing longer is even looked at: composing accents takes quadratic time

LOGIN: Final = re.compile(rf"[A-Za-z0-9_-]{{{SHORTEST_LOGIN},{LONGEST_LOGIN}}}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
TOKEN_BYTES: Final = 32
SESSION_SECONDS: Final = 90 * 24 * 3600

# Thirty-two signs, so five bits each; I, L, O and U are left out, and read as what they look like.
RECOVERY_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
RECOVERY_LENGTH: Final = 20
RECOVERY_GROUP: Final = 4
LOOK_ALIKES: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})

T = TypeVar("T")

HASHES_AT_ONCE: Final = 4
HASHES_WAITING: Final = 64
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)


@dataclass(frozen=True)
class SignedIn:
    """Somebody has come in: who they are, and the token that their device shows from now on."""

    player: Account
    token: str = field(repr=False)


@dataclass(frozen=True)
class SignedUp(SignedIn):
    """A new player. The recovery code is told this once and never again."""

    recovery: str = field(repr=False)


# --- what people may be called ---


def clean_name(text: str) -> str:
    """The name as it will be shown; refused if it is empty, too long, or not what it seems."""
    name = composed(text, ApiError("name-long", "name", None, {"most": LONGEST_NAME})).strip()
    if not name:
        raise ApiError("name-empty", "name")
    if any([is_deceptive(character) for character in name]) or is_piled(name):
        raise ApiError("name-characters", "name")
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME:
        raise ApiError("name-long", "name", name, {"most": LONGEST_NAME})
    return name


def is_piled(name: str) -> bool:
    """Accents with nothing below them, or so many that they reach into the lines above."""
    runs = [(kind, len(list(run))) for kind, run in groupby(name, lambda sign: unicodedata.category(sign)[0] == "M")]
    return runs[0][0] or any([length > MOST_MARKS for is_mark, length in runs if is_mark])


def clean_login(text: str) -> str:
    """The login name in small letters. Only plain letters are one: other signs may have small forms among a to z."""
    login = text.strip()
    if not LOGIN.fullmatch(login):
        raise ApiError("login-form", "login", login, {"least": SHORTEST_LOGIN, "most": LONGEST_LOGIN})
    return login.lower()


def clean_password(text: str, field: str = "password") -> str:
    """The password, the same whichever way a keyboard composes its accents."""
    refusal = ApiError("password-length", field, None, {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})
    password = composed(text, refusal)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise refusal
    return password


def composed(text: str, too_long: ApiError) -> str:
    """A text with accents joined to their letters; refused unread if it is far too long."""
    if len(text) > LONGEST_INPUT:
        raise too_long
    return unicodedata.normalize("NFC", text)


def likely(clean: Callable[[str], str], typed: str) -> str:
    """What somebody claims, in the form in which it would be kept; if there is none, something that nobody has."""
    try:
        return clean(typed)
    except ApiError:
        return ""


# --- what proves who somebody is ---


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_recovery() -> str:
    """A hundred random bits, in groups that can be read out."""
    signs = "".join([secrets.choice(RECOVERY_SIGNS) for _ in range(RECOVERY_LENGTH)])
    return "-".join([signs[at : at + RECOVERY_GROUP] for at in range(0, RECOVERY_LENGTH, RECOVERY_GROUP)])


def read_recovery(typed: str) -> str:
    """The signs of a recovery code, however it was typed; something that is no code gives something that is none."""
    plain = unicodedata.normalize("NFKC", typed[:LONGEST_INPUT]).upper().translate(LOOK_ALIKES)
    return "".join([sign for sign in plain if sign in RECOVERY_SIGNS])


def digest(secret: str) -> str:
    """How a token or recovery code is kept.

    One round of SHA-256 without salt is enough here, though never for a password: there is nothing to guess. Whoever
    steals a million hashes of codes has 2^80 codes to try before they may expect to hit one of them.
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Passwords:
    """Hashes passwords off the event loop, a few at a time, and turns people away when too many wait."""

    def __init__(
        self, hasher: PasswordHasher = HASHER, at_once: int = HASHES_AT_ONCE, waiting: int = HASHES_WAITING
    ) -> None:
        self.hasher = hasher
        self.nobody = hasher.hash(secrets.token_bytes(32))  # what the password of an unknown login is compared with
        self.most = at_once + waiting
        self.under_way = 0
        self.threads = ThreadPoolExecutor(at_once, thread_name_prefix="password")

    def close(self) -> None:
        self.threads.shutdown()

    async def hash(self, password: str) -> str:
        return await self.run(lambda: self.hasher.hash(password.encode("utf-8", "surrogatepass")))

    async def is_right(self, hashed: str, password: str) -> bool:
        """Whether this is the password; costs the same either way."""
        return await self.run(lambda: self.verify(hashed, password.encode("utf-8", "surrogatepass")))

    def is_outdated(self, hashed: str) -> bool:
        """Was it made with other parameters than today's?"""
        return self.hasher.check_needs_rehash(hashed)

    def verify(self, hashed: str, password: bytes) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except VerifyMismatchError:
            return False

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in a thread. There is no thread too many even if people go away before theirs is done."""
        if self.under_way >= self.most:
            raise RateLimitError("busy", 1)
        self.under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.under_way -= 1


# --- coming and going ---


class People:
    """Everybody who may sit down.

    Wrong logins and wrong passwords get the same answer for the same work, so that nobody can find out here who has an
    account. Taking a login name does tell whether it is taken; there, only the limit on sign-ups protects.
    """

    def __init__(self, store: Store, passwords: Passwords, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.passwords = passwords
        self.clock = clock
        self.changing = asyncio.Lock()  # a player is read, changed and written back by one at a time

    async def join(self, name: str) -> SignedUp:
        """A new guest."""
        recovery = new_recovery()
        player = Account(secrets.token_hex(12), clean_name(name), self.clock(), digest(read_recovery(recovery)))
        await self.store.add_player(player)
        return SignedUp(player, await self.admit(player), recovery)

    async def identify(self, token: str) -> Account | None:
        """Who shows this token; nobody if it was never given out, has expired or was revoked."""
        if not TOKEN.fullmatch(token):
            return None
        session = await self.store.session(digest(token))
        if session is None:
            return None
        if session.expires <= self.clock():
            await self.store.end_session(session.key)
            return None
        return await self.store.player(session.player)

    async def sign_up(self, player: str, login: str, password: str) -> Account:
        """A guest takes a login name and a password. They keep their sessions and their recovery code."""
        wanted, chosen = clean_login(login), clean_password(password)
        hashed = await self.passwords.hash(chosen)

        def account(before: Account) -> Account:
            if before.login is not None:
                raise ApiError("login-kept", "login", before.login)
            return replace(before, login=wanted, password=hashed)

        try:
            return await self.change(player, account)
        except ConflictError:
            raise ApiError("login-taken", "login", wanted) from None

    async def sign_in(self, login: str, password: str) -> SignedIn:
        """Come in by login and password."""
        given = likely(clean_password, password)
        player = await self.store.player_by_login(likely(clean_login, login))
        hashed = player.password if player is not None else None
        is_right = await self.passwords.is_right(hashed or self.passwords.nobody, given)
        if player is None or hashed is None or not is_right:
            raise ApiError("wrong-login")
        proven = [hashed]
        if self.passwords.is_outdated(hashed):
            proven.append(await self.strengthen(player, given))
        token = await self.admit(player)
        # A change of password ends all sessions; this one may have begun just after that, by the password of before.
        now = await self.known(player.id)
        if now.password in proven or await self.passwords.is_right(now.password or self.passwords.nobody, given):
            return SignedIn(now, token)
        await self.sign_out(token)
        raise ApiError("wrong-login")

    async def recover(self, code: str) -> SignedIn:
        """Come in by recovery code, which stays valid."""
        player = await self.by_recovery(code)
        token = await self.admit(player)
        now = await self.known(player.id)
        if now.recovery == player.recovery:
            return SignedIn(now, token)
        await self.sign_out(token)  # the code was renewed meanwhile, which ended only the sessions before this one
        raise ApiError("wrong-recovery", "recovery")

    async def sign_out(self, token: str) -> None:
        """End the session of this token, if there is one."""
        await self.store.end_session(digest(token))

    async def sign_out_everywhere(self, player: str) -> None:
        """End all sessions of a player, the present one too."""
        await self.store.end_sessions_of(player)

    async def change_password(self, player: str, old: str, new: str) -> SignedIn:
        """Another password, for somebody who knows the present one. Every session ends; the answer has a new one."""
        chosen = clean_password(new, "new")
        before = await self.known(player)
        if before.password is None:
            raise ApiError("no-password", "old")
        if not await self.passwords.is_right(before.password, likely(clean_password, old)):
            raise ApiError("wrong-password", "old")
        return await self.set_password(before, chosen)

    async def reset_password(self, code: str, new: str) -> SignedIn:
        """Another password, for somebody who has their recovery code. Every session ends; the answer has a new one."""
        chosen = clean_password(new, "new")
        before = await self.by_recovery(code)
        if before.password is None:
            raise ApiError("no-password", "recovery")
        return await self.set_password(before, chosen)

    async def renew_recovery(self, player: str) -> SignedUp:
        """Another recovery code; the old one is worthless. Every session ends; the answer has a new one."""
        recovery = new_recovery()
        changed = await self.change(player, lambda before: replace(before, recovery=digest(read_recovery(recovery))))
        await self.store.end_sessions_of(player)
        return SignedUp(changed, await self.admit(changed), recovery)

    async def rename(self, player: str, name: str) -> Account:
        """Another name to be shown, from now on."""
        clean = clean_name(name)
        return await self.change(player, lambda before: replace(before, name=clean))

    # --- steps of the above ---

    async def admit(self, player: Account) -> str:
        """A new session, of which only the token's holder has the token."""
        token, now = new_token(), self.clock()
        await self.store.add_session(LoginSession(digest(token), player.id, now, now + SESSION_SECONDS))
        return token

    async def known(self, player: str) -> Account:
        found = await self.store.player(player)
        if found is None:
            raise ApiError("not-signed-in")
        return found

    async def by_recovery(self, code: str) -> Account:
        player = await self.store.player_by_recovery(digest(read_recovery(code)))
        if player is None:
            raise ApiError("wrong-recovery", "recovery")
        return player

    async def change(self, player: str, changed: Callable[[Account], Account]) -> Account:
        """Change a player as they are now, not as they were when somebody began to think about it."""
        async with self.changing:
            after = changed(await self.known(player))
            await self.store.change_player(after)
            return after

    async def set_password(self, proven: Account, password: str) -> SignedIn:
        """Replace the password that was there when the right to do so was proven, and end all sessions."""
        hashed = await self.passwords.hash(password)

        def replaced(before: Account) -> Account:
            if (before.password, before.recovery) != (proven.password, proven.recovery):
                raise ApiError("changed-meanwhile")
            return replace(before, password=hashed)

        after = await self.change(proven.id, replaced)
        await self.store.end_sessions_of(after.id)
        return SignedIn(after, await self.admit(after))

    async def strengthen(self, player: Account, password: str) -> str:
        """Today's hash of a password just proven; kept, unless the password was changed meanwhile."""
        hashed = await self.passwords.hash(password)

        def rehashed(before: Account) -> Account:
            return replace(before, password=hashed) if before.password == player.password else before

        await self.change(player.id, rehashed)
        return hashed
