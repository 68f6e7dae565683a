"""Sealed dice: fixed by secret and contributions, exactly fair, and never rolled twice under the same number."""

from collections import Counter
from contextlib import suppress
from math import sqrt
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import pytest

from metropole import journal, registry, verify
from metropole.journal import Journal, JournalError
from metropole.kernel.playout import PlayoutRng
from metropole.server import seal
from metropole.server.seal import SealedDice, SealError, Secret, commitment, packed
from tests.test_verify import dealt, play_on

SECRET = Secret(bytes(range(32)), bytes(range(240, 256)))
CONTRIBUTIONS = ("Anna's dog", "größe 7", "00112233445566778899aabbccddeeff")
DICE = SealedDice("table-1", SECRET, CONTRIBUTIONS)

# --- known answers, computed by another program in another language ---

# Perl: sha256_hex(pack("(N/a*)*", "metropole seal 1", $game, $salt, $secret))
COMMITMENT = "169dcca414b2bf11f6fdbde96e55056d0052a35d118d3df0b5c834fbe7e93c0d"
# Perl: hmac_sha256_hex(pack("(N/a*)*", "mix", $game, @contributions), $secret)
MIXED = "78b8b60989cde2de5c89c30cee0b0eaf19b46b345f824855b2329f9a8a0e75f3"
# Perl: the leading bits of hmac_sha256(pack("(N/a*)*", $game, $i, $key, $attempt), $mixed), attempt 1, 2, ...
LARGE = 185937718704106911451227320053683610927248118745539787115695546728357880925649245009911400789812
TICKETS = [
    (1, "die", 3, 0),
    (2, "die", 3, 1),
    (3, "die", 3, 2),
    (4, "die", 3, 2),  # the second attempt
    (5, "die", 3, 0),
    (1, "cube", 2, 1),
    (2, "cube", 2, 0),
    (6, "card", 24, 12),
    (7, "card", 24, 20),
    (8, "card", 24, 6),
    (9, "successes", 7, 2),
    (10, "successes", 7, 6),
    (11, "successes", 3**50, 137240087447858981128796),
    (12, "successes", 3**200, LARGE),  # more than one digest holds
    (1000000, "tile", 6, 5),  # the second attempt
]


def test_known_seal_and_mixture() -> None:
    """Seal and mixture are what the formulas give elsewhere."""
    assert commitment("table-1", SECRET.salt, SECRET.secret) == COMMITMENT
    assert DICE.mixed.hex() == MIXED


@pytest.mark.parametrize(("i", "key", "total", "known"), TICKETS)
def test_known_tickets(i: int, key: str, total: int, known: int) -> None:
    """Tickets are what the formula gives elsewhere, in the dice and in the checker alike."""
    assert DICE.ticket(i, key, total) == known
    assert verify.ticket(bytes.fromhex(MIXED), "table-1", i, key, total) == known


def test_dice_and_checker_agree() -> None:
    """Two implementations, written apart, on many totals."""
    totals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32, 33, 255, 256, 257, 2**64, 3**161, 3**162, 2**256, 2**256 + 1, 2**600]
    for i, total in enumerate(totals * 5, start=1):
        found = DICE.ticket(i, "card", total)
        assert 0 <= found < total
        assert found == verify.ticket(DICE.mixed, "table-1", i, "card", total)


# --- fairness ---


def excess(counts: Counter[int], cells: int) -> float:
    """Chi-square as a part of what fair dice exceed once in a million times (after Wilson and Hilferty)."""
    expected = sum(counts.values()) / cells
    square = sum([(counts[cell] - expected) ** 2 / expected for cell in range(cells)])
    spread = 2 / (9 * (cells - 1))
    return square / ((cells - 1) * (1 - spread + 4.753 * sqrt(spread)) ** 3)


def unfairness(dice: SealedDice, total: int, draws: int = 60_000) -> float:
    counts = Counter([dice.ticket(i, "die", total) for i in range(1, draws + 1)])
    assert set(counts) <= set(range(total))
    return excess(counts, total)


@pytest.mark.parametrize("total", [2, 3, 7, 24])
def test_tickets_are_even(total: int) -> None:
    """Sixty thousand tickets fall evenly."""
    assert unfairness(DICE, total) < 1


def test_a_ticket_says_nothing_about_the_next() -> None:
    """Of neighbouring rolls, and of two kinds of chance at the same number, all pairs are equally frequent."""
    dice = [DICE.ticket(i, "die", 3) for i in range(1, 30_001)]
    cards = [DICE.ticket(i, "card", 3) for i in range(1, 30_001)]
    assert excess(Counter([3 * a + b for a, b in zip(dice[1:], dice[:-1], strict=True)]), 9) < 1
    assert excess(Counter([3 * a + b for a, b in zip(dice, cards, strict=True)]), 9) < 1


@pytest.mark.parametrize("total", range(1, 34))
def test_no_ticket_is_favoured(total: int) -> None:
    """Of all digests exactly as many lead to each ticket; the rest, fewer than half, are put aside."""
    counts = Counter[int]()
    for first in range(256):
        digests = [bytes([first]) * 32, LookupError]  # the second attempt is of no interest
        with patch.object(SealedDice, "digest", side_effect=digests), suppress(LookupError):
            counts[DICE.ticket(1, "die", total)] += 1
    assert set(counts) == set(range(total))
    assert len(set(counts.values())) == 1
    assert 256 >= sum(counts.values()) > 128
    assert (sum(counts.values()) == 256) == (total in (1, 2, 4, 8, 16, 32))


# --- everything depends on everything ---


def many(dice: SealedDice) -> list[int]:
    return [dice.ticket(i, "card", 2**40) for i in range(1, 101)]


OTHERS = {
    "one contribution": SealedDice("table-1", SECRET, ("Anna's dog", "größe 8", CONTRIBUTIONS[2])),
    "their order": SealedDice("table-1", SECRET, (CONTRIBUTIONS[1], CONTRIBUTIONS[0], CONTRIBUTIONS[2])),
    "where one ends": SealedDice("table-1", SECRET, ("Anna's do", "ggröße 7", CONTRIBUTIONS[2])),
    "one seat less": SealedDice("table-1", SECRET, CONTRIBUTIONS[:2]),
    "the game": SealedDice("table-2", SECRET, CONTRIBUTIONS),
    "one bit of the secret": SealedDice("table-1", Secret(bytes([1, *range(1, 32)]), SECRET.salt), CONTRIBUTIONS),
}


@pytest.mark.parametrize("name", OTHERS)
def test_any_change_changes_everything(name: str) -> None:
    """Not one of a hundred tickets stays."""
    assert not set(many(DICE)) & set(many(OTHERS[name]))


def test_salt_changes_the_seal_only() -> None:
    """The salt hides the secret in its seal; it does not roll."""
    salted = SealedDice("table-1", Secret(SECRET.secret, bytes(16)), CONTRIBUTIONS)
    assert salted.seal().commitment != DICE.seal().commitment
    assert many(salted) == many(DICE)


def test_number_and_key_change_the_ticket() -> None:
    """Neither two numbers nor two keys share tickets, also where their texts run together the same way."""
    found = [DICE.ticket(i, key, 2**60) for i in range(1, 200) for key in ("die", "card", "1", "11", "")]
    assert len(set(found)) == len(found)


def test_packing_is_unambiguous() -> None:
    """Different parts never become the same text."""
    single = ["", "a", "ab", "\0\0\0\1a", "ä", "a\u0308"]
    parts = [(), *[(one,) for one in single], ("", ""), ("a", ""), ("", "a"), ("a", "b")]
    assert len({packed(*one) for one in parts}) == len(parts)
    assert packed("ä", b"\xff") == b"\0\0\0\2\xc3\xa4\0\0\0\1\xff"


# --- secrets and contributions ---


def test_fresh_secrets() -> None:
    """Thirty-two bytes and sixteen of salt, never the same; printing one shows neither."""
    made = [Secret.fresh() for _ in range(50)]
    assert {(len(one.secret), len(one.salt)) for one in made} == {(32, 16)}
    assert len({one.secret for one in made}) == len({one.salt for one in made}) == 50
    assert {repr(one) for one in made} == {"Secret()"}
    with pytest.raises(SealError, match="32 bytes"):
        Secret(b"short", bytes(16))


def test_fresh_contributions() -> None:
    """Sixteen random bytes in hexadecimal, and good as a contribution; so is the word of a seat without a person."""
    made = [seal.fresh_contribution() for _ in range(50)]
    assert len(set(made)) == 50
    assert {len(bytes.fromhex(one)) for one in made} == {16}
    assert SealedDice("x", SECRET, [made[0], seal.BOT]).contributions == (made[0], "bot")


@pytest.mark.parametrize("text", ["", " ", " a", "a ", "a\nb", "a\rb", "a\u2028b", "\x1b[2J", "x" * 65, "\ud800"])
def test_a_contribution_fits_on_a_line(text: str) -> None:
    """Whatever could not be written to a file and read again is refused."""
    with pytest.raises(SealError, match="1 to 64 characters"):
        SealedDice("x", SECRET, ["fine", text])


@pytest.mark.parametrize(("i", "total"), [(0, 2), (-1, 2), (1, 0), (1, -3)])
def test_impossible_tickets_are_refused(i: int, total: int) -> None:
    """Outcomes are counted from one, and something must be able to come."""
    with pytest.raises(SealError, match="not possible"):
        DICE.ticket(i, "die", total)


def test_what_is_published_when() -> None:
    """Salt and secret stand nowhere in what is shown before the end."""
    during, after = DICE.seal(), DICE.seal(opened=True)
    assert during == journal.Seal("table-1", COMMITMENT, contributions=CONTRIBUTIONS)
    assert after == journal.Seal("table-1", COMMITMENT, SECRET.salt.hex(), SECRET.secret.hex(), CONTRIBUTIONS)


# --- numbers are used once ---


def with_undos(dice: SealedDice, rolls: ModuleType = seal) -> Journal:
    """The beginning of a game that goes back three times, once to its first line."""
    log = journal.begin(registry.find("colonialism/original+short"), 3)
    play_on(log, dice, PlayoutRng(5), {60: 30, 90: 0, 120: 80}, rolls.roll, 150)
    return log


def test_no_number_is_used_twice() -> None:
    """Numbers go up by one, over everything that was undone, and what is drawn anew is another draw."""
    with patch.object(SealedDice, "ticket", autospec=True, side_effect=SealedDice.ticket) as ticket:
        log = with_undos(DICE)
    rolled = [line for line in log.lines if line.startswith("*")]
    assert [call.args[1] for call in ticket.mock_calls] == list(range(1, len(rolled) + 1))
    assert len(rolled) > len([line for line in log.told if line.startswith("*")]) + 40
    again = log.lines.index("! undo 0") + 1
    assert log.lines[again : again + 30] != log.lines[:30]
    assert verify.check(journal.sealed_text(log, DICE.seal(opened=True))).checked == len(rolled)


def test_nothing_is_rolled_unasked() -> None:
    """Where a player is asked, the dice stay in their cup."""
    log = dealt("colonialism/compass", 2, DICE)
    lines = log.lines[:]
    with pytest.raises(JournalError, match="nothing is rolled"):
        seal.roll(log, DICE)
    assert log.lines == lines


# --- the tests can fail ---


def planted(good: str, bad: str) -> ModuleType:
    """The module with a fault in it."""
    source = Path(seal.__file__).read_text(encoding="utf-8")
    assert source.count(good) == 1
    module = ModuleType("planted")
    module.__dict__["__name__"] = seal.__name__  # dataclasses look themselves up there
    exec(compile(source.replace(good, bad), "planted.py", "exec"), module.__dict__)
    return module


def dice_of(module: ModuleType) -> SealedDice:
    made: SealedDice = module.SealedDice("table-1", SECRET, CONTRIBUTIONS)
    return made


def test_a_remainder_instead_of_another_attempt_is_found() -> None:
    """What is not below the total must not be folded back into it."""
    dice = dice_of(planted("if number < total:\n                return number", "return number % total"))
    assert min([unfairness(dice, total, 6_000) for total in (3, 7, 24)]) > 1


def test_numbers_begun_anew_after_an_undo_are_found() -> None:
    """Dice that count only the lines in force give the same draw twice, and the checker says so."""
    fault = planted("next_outcome(log.lines)", "next_outcome(log.told)")
    dice = dice_of(fault)
    report = verify.check(journal.sealed_text(with_undos(dice, fault), dice.seal(opened=True)))
    assert report.status == verify.DIFFERS
    assert "roll or draw" in report.message


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("packed(self.game, str(i), key, str(attempt))", "packed(self.game, key, str(attempt))"),
        ("packed(self.game, str(i), key, str(attempt))", "packed(self.game, str(i), str(attempt))"),
        ("packed(MIX, game, *contributions)", "packed(MIX, game)"),
        ("packed(MIX, game, *contributions)", "packed(MIX, game, ''.join(contributions))"),
        ("packed(TAG, game, salt, secret)", "packed(TAG, game, secret)"),
        ("for attempt in count(1))", "for attempt in count(2))"),
        ("hmac.digest(self.mixed,", "hmac.digest(self.secret.secret,"),
    ],
)
def test_other_formulas_are_found(good: str, bad: str) -> None:
    """The checker refuses games rolled by any other formula."""
    dice = dice_of(planted(good, bad))
    assert verify.check(journal.sealed_text(with_undos(dice), dice.seal(opened=True))).status == verify.DIFFERS
