"""Sealed dice: every roll and draw of a game is fixed before the first one, and can be checked after the last.

The server draws a secret and publishes its seal. Then each seat adds a contribution of its own. Secret and
contributions together decide every outcome of chance; when the game is over the secret is published, and anybody can
compute all of them again with nothing but `verify.py`.

Proven: whoever runs the server could not choose or change an outcome once the last contribution was in, whatever was
played; nor could a player, who does not know the secret. Rolls that are undone have used up their numbers: going back
brings new ones, and they too were fixed before.

Not proven: that nobody looked. The operator has the secret and could know what will come. If they or a friend are
the last to contribute, they could try contributions until they like what follows; so a seat without a person always
contributes the same word. That the game kept to its rules is proven by replaying it, not by its dice.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

from metropole.journal import CONTRIBUTIONS, Journal, JournalError, Seal, is_contribution
from metropole.kernel import Chance, MetropoleError

TAG = "metropole seal 1"
MIX = "mix"
SECRET_BYTES = 32
SALT_BYTES = 16
CONTRIBUTION_BYTES = 16
DIGEST_BITS = 256
BOT = "bot"  # what a seat without a person contributes: a word that leaves nobody a choice


class SealError(MetropoleError):
    """Dice cannot be sealed, or not be rolled, like this."""


@dataclass(frozen=True)
class Secret:
    """What decides the dice, and the salt that hides it in its seal. Neither shows when it is printed."""

    secret: bytes = field(repr=False)
    salt: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES or len(self.salt) != SALT_BYTES:
            raise SealError(f"secret: has {SECRET_BYTES} bytes and its salt {SALT_BYTES}")

    @classmethod
    def fresh(cls) -> "Secret":
        """A secret that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES))


def packed(*parts: str | bytes) -> bytes:
    """Several texts as one, each after its length in four bytes, so that different parts never give the same."""
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join([len(part).to_bytes(4, "big") + part for part in encoded])


def commitment(game: str, salt: bytes, secret: bytes) -> str:
    """The seal of a secret, for everybody to see before the first roll: it betrays nothing and fits nothing else."""
    return hashlib.sha256(packed(TAG, game, salt, secret)).hexdigest()


def fresh_contribution() -> str:
    """What a seat contributes that has thought of nothing itself."""
    return secrets.token_hex(CONTRIBUTION_BYTES)


class SealedDice:
    """The dice of one game: secret and contributions, in seat order, decide every outcome of chance."""

    def __init__(self, game: str, secret: Secret, contributions: Sequence[str]) -> None:
        for text in contributions:
            if not is_contribution(text):
                raise SealError(f"contribution: {text[:70]!r} is not possible; {CONTRIBUTIONS}")
        self.game = game
        self.secret = secret
        self.contributions = tuple(contributions)
        self.mixed = hmac.digest(secret.secret, packed(MIX, game, *contributions), "sha256")

    def ticket(self, i: int, key: str, total: int) -> int:
        """For outcome number i of the game, a number from 0 to total - 1, all exactly equally likely.

        The leading bits of a digest are tried, as many as the largest ticket has; what is not below the total is put
        aside, and the next digest is tried. (A total beyond 256 bits takes several digests at a time.)
        """
        if i < 1 or total < 1:
            raise SealError(f"ticket: outcome {i} of {total} is not possible; both are counted from 1")
        bits = (total - 1).bit_length()
        at_once = max(1, -(-bits // DIGEST_BITS))
        digests = (self.digest(i, key, attempt) for attempt in count(1))
        while True:
            number = int.from_bytes(b"".join(islice(digests, at_once)), "big") >> at_once * DIGEST_BITS - bits
            if number < total:
                return number

    def digest(self, i: int, key: str, attempt: int) -> bytes:
        return hmac.digest(self.mixed, packed(self.game, str(i), key, str(attempt)), "sha256")

    def seal(self, opened: bool = False) -> Seal:
        """What everybody may know: during the game the seal and the contributions, afterwards all of it."""
        published = commitment(self.game, self.secret.salt, self.secret.secret)
        if not opened:
            return Seal(self.game, published, contributions=self.contributions)
        return Seal(self.game, published, self.secret.salt.hex(), self.secret.secret.hex(), self.contributions)


def next_outcome(lines: Iterable[str]) -> int:
    """The number of the next outcome of chance after these lines of a journal; undone ones have used up theirs."""
    return 1 + len([line for line in lines if line.startswith("* ")])


def roll(log: Journal, dice: SealedDice) -> None:
    """Let the sealed dice answer what chance is asked."""
    chance = log.game.pending
    if not isinstance(chance, Chance):
        raise JournalError("chance: nothing is rolled or drawn now")
    log.roll(chance.at(dice.ticket(next_outcome(log.lines), chance.key, chance.total)))
