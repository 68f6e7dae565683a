"""Check the sealed dice of finished games, with nothing but Python: python verify.py FILE...

From the secret that a file reveals this computes the seal, the mixture with the contributions of all seats and every
roll and draw anew, and compares them with the file. It does not know the rules: whether each list of what could have
come (~) is the true one, and whether anything is missing between the rolls, is shown by replaying the game
(metropole replay --check FILE). Whether the seal is the one that was published before the game, and a contribution the
one that was given, only those can say who were there. A practice game begins in the middle of another one: its header
says how many rolls and draws it has inherited, and those are not computed.

Exit status: 0 everything fits, 1 something does not fit, 2 a file cannot be read or checked; of several the highest.
"""

import hashlib
import hmac
import re
import sys
from dataclasses import dataclass
from typing import NoReturn

FORMAT = "metropole game 1"
LONGEST = 4 * 1024 * 1024
FITS, DIFFERS, UNREADABLE = 0, 1, 2
HEX_64 = "[0-9a-f]{64}"
FORMS = {"seats": "[1-9]", "game": "[!-~]{1,64}", "seal": HEX_64, "salt": "[0-9a-f]{32}", "secret": HEX_64}
MAYBE = {"inherited": "[1-9][0-9]{0,5}"}
OUTCOME = re.compile(r"([^*|]+)(?:\*([1-9][0-9]{0,999}))?")


@dataclass(frozen=True)
class Verification:
    """What was found: the exit status, one line for people, and how many rolls and draws were computed and fit."""

    status: int
    message: str
    checked: int = 0


class VerifyError(Exception):
    """The first thing that is wrong: exit status and message."""


def wrong(status: int, line: int, message: str) -> NoReturn:
    raise VerifyError(status, f"line {line}: {message}")


def short(text: str) -> str:
    """A text from the file in quotes, cut, with nothing in it that could trouble a terminal."""
    return ascii(text[:60]) + ("..." if len(text) > 60 else "")


def packed(*parts: str | bytes) -> bytes:
    """Each part after its length in bytes, as four bytes, the highest first."""
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join([len(part).to_bytes(4, "big") + part for part in encoded])


def read_header(lines: list[str]) -> dict[str, str]:
    """The fields of the seal; those that only the rules need are passed over."""
    if lines[0] != FORMAT:
        wrong(UNREADABLE, 1, f"expected '{FORMAT}', found {short(lines[0])}")
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        words = line.split(" ", 2 if line.startswith("contribution ") else 1)
        name, value = " ".join(words[:-1]), words[-1]
        form = ".{1,64}" if name.startswith("contribution") else (FORMS | MAYBE).get(name)
        if form:
            if name in fields or not re.fullmatch(form, value):
                wrong(UNREADABLE, number, f"expected, once: {short(name)} and {form}; found {short(line)}")
            fields[name] = value
    for name in FORMS:
        if name not in fields:
            later = "published when the game is over" if "seal" in fields else "in every game with sealed dice"
            raise VerifyError(UNREADABLE, f"the header lacks '{name}', which is {later}")
    return fields


def open_seal(fields: dict[str, str], lines: list[str]) -> bytes:
    """The key of all rolls and draws, if the secret fits the seal and every seat has contributed."""
    game, secret = fields["game"], bytes.fromhex(fields["secret"])
    seal = hashlib.sha256(packed("metropole seal 1", game, bytes.fromhex(fields["salt"]), secret)).hexdigest()
    if seal != fields["seal"]:
        place = lines.index(f"seal {fields['seal']}") + 1
        wrong(DIFFERS, place, f"game, salt and secret give the seal {seal}, found {fields['seal']}")
    expected = [f"contribution {seat + 1}" for seat in range(int(fields["seats"]))]
    found = [name for name in fields if name.startswith("contribution")]
    if found != expected:
        wrong(DIFFERS, len(lines), f"expected in the header: {', '.join(expected)}; found: {short(', '.join(found))}")
    return hmac.new(secret, packed("mix", game, *[fields[name] for name in expected]), hashlib.sha256).digest()


def ticket(mixed: bytes, game: str, i: int, key: str, total: int) -> int:
    """The number below the total that decides outcome i: leading bits of the first digest where they are below it."""
    bits = (total - 1).bit_length()
    blocks = max(1, (bits + 255) // 256)
    attempt = 0
    while True:
        joined = b""
        for _ in range(blocks):
            attempt += 1
            joined += hmac.new(mixed, packed(game, str(i), key, str(attempt)), hashlib.sha256).digest()
        number = int.from_bytes(joined, "big") >> (blocks * 256 - bits)
        if number < total:
            return number


def outcomes(line: str, number: int) -> list[tuple[str, int]]:
    """Names and weights of what could have come."""
    found = [OUTCOME.fullmatch(part) for part in line[2:].split(" | ")]
    if None in found:
        wrong(DIFFERS, number, f"expected names and weights like '~ a | b*2', found {short(line)}")
    return [(one[1], int(one[2] or 1)) for one in found if one]


def name_at(possible: list[tuple[str, int]], drawn: int) -> str:
    """Whose share of the weights the ticket falls into."""
    for name, weight in possible:
        if drawn < weight:
            return name
        drawn -= weight
    raise AssertionError("a ticket is below the total of all weights")


def check_lines(lines: list[str], first: int, game: str, mixed: bytes, inherited: int) -> int:
    """Compute every roll and draw, those that were undone too, but not what was inherited; returns how many."""
    checked, before = 0, ""
    for number, line in enumerate(lines, start=first):
        if not re.match("[1-9*=!~] ", line):
            wrong(DIFFERS, number, f"expected a line that begins with a seat or one of * = ! ~, found {short(line)}")
        if before.startswith("~") != line.startswith("*"):
            missing = "what could have come (~) before" if line.startswith("*") else "what came (*) instead of"
            wrong(DIFFERS, number, f"expected {missing} {short(line)}")
        if line.startswith("*"):
            checked += 1
            key, possible = line[2:].partition(" ")[0], outcomes(before, number - 1)
            drawn = ticket(mixed, game, checked, key, sum([weight for _, weight in possible]))
            expected = f"* {key} {name_at(possible, drawn)}"
            if line != expected and checked > inherited:
                wrong(DIFFERS, number, f"roll or draw {checked}: expected {short(expected)}, found {short(line)}")
        before = line
    if before.startswith("~"):
        wrong(DIFFERS, first + len(lines), f"expected what came (*) after {short(before)}")
    if checked < inherited:
        wrong(DIFFERS, first + len(lines), f"expected {inherited} inherited rolls and draws, found {checked}")
    return checked - inherited


def check(text: str) -> Verification:
    """Whether seal, contributions and outcomes of a game's text fit together."""
    head, _, body = text.partition("\n\n")
    top, lines = head.split("\n"), body.split("\n")
    try:
        fields = read_header(top)
        end = re.fullmatch("end ([0-9]{1,9}) (running|finished)", lines[-2]) if len(lines) > 1 else None
        if end is None or lines[-1]:
            raise VerifyError(UNREADABLE, "this is no whole file: expected a last line 'end' with the number of lines")
        inherited = int(fields.get("inherited", "0"))
        checked = check_lines(lines[:-2], len(top) + 2, fields["game"], open_seal(fields, top), inherited)
        if int(end[1]) != len(lines) - 2:
            wrong(DIFFERS, len(top) + len(lines), f"expected {end[1]} lines since the header, found {len(lines) - 2}")
    except VerifyError as error:
        return Verification(*error.args)
    whole = "" if end[2] == "finished" else " (the game was not finished)"
    whole += f"; {inherited} more were inherited from another game, and are not checked" if inherited else ""
    given = f"seal {fields['seal']} of game {fields['game']} and {fields['seats']} contributions"
    return Verification(
        FITS, f"{checked} rolls and draws follow from {given}{whole}; the rules are not checked", checked
    )


def check_path(path: str) -> Verification:
    try:
        with open(path, "rb") as file:
            data = file.read(LONGEST + 1)
        return (
            check(data.decode())
            if len(data) <= LONGEST
            else Verification(UNREADABLE, f"is larger than {LONGEST} bytes")
        )
    except OSError as error:
        return Verification(UNREADABLE, f"cannot be read ({error.strerror})")
    except ValueError:
        return Verification(UNREADABLE, "is no text file (not UTF-8)")


def main(argv: list[str]) -> int:
    """Check files and print one line for each."""
    reports = {path: check_path(path) for path in argv}
    for path, report in reports.items():
        print(f"{path}: {report.message}".encode("ascii", "backslashreplace").decode())
    if not argv:
        print("usage: python verify.py FILE...", file=sys.stderr)
    return max([report.status for report in reports.values()], default=UNREADABLE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
