"""What somebody typed, as one of the things that could be meant. Nothing here knows a game."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

SHORTEST_INNER = 3  # so many letters name a word that is not the first


@dataclass(frozen=True)
class Candidate:
    """Something that can be meant, and the phrases by which it is called."""

    value: int
    phrases: tuple[str, ...]


def folded(text: str) -> str:
    """Small letters without accents and punctuation, single spaces."""
    bare = [c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)]
    return " ".join(re.findall(r"[^\W_]+", "".join(bare)))


def matches(text: str, choices: Sequence[Candidate]) -> list[int]:
    """Everything that can be meant: whole phrases before beginnings of words, those before words left out."""
    typed = folded(text).split()
    if not typed:
        return []
    for fits in (is_whole, begins_first, begins_some):
        found = [choice.value for choice in choices if any([fits(typed, folded(p).split()) for p in choice.phrases])]
        if found:
            return list(dict.fromkeys(found))
    return []


def is_whole(typed: list[str], words: list[str]) -> bool:
    """The phrase itself."""
    return typed == words


def begins_first(typed: list[str], words: list[str]) -> bool:
    """A beginning of each of the first words."""
    return len(typed) <= len(words) and all([word.startswith(part) for part, word in zip(typed, words, strict=False)])


def begins_some(typed: list[str], words: list[str]) -> bool:
    """Beginnings of some words in their order; what is not the first word has to be recognizable."""
    at = 0
    for part in typed:
        while at < len(words) and not (words[at].startswith(part) and is_recognizable(part, words[at], at)):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True


def is_recognizable(part: str, word: str, at: int) -> bool:
    return at == 0 or part == word or len(part) >= SHORTEST_INNER


def number_in(text: str) -> int | None:
    """A whole number, if nothing else was typed."""
    return int(text) if re.fullmatch(r"\s*[0-9]{1,4}\s*", text) else None


def numbers_in(text: str) -> list[int]:
    """Several whole numbers with spaces or commas between them, if nothing else was typed."""
    if not re.fullmatch(r"[\s,]*[0-9]{1,4}([\s,]+[0-9]{1,4})*[\s,]*", text):
        return []
    return [int(part) for part in re.findall("[0-9]+", text)]


def tidy(text: str) -> str:
    """What somebody typed, short and unable to steer a terminal."""
    shown = text.strip()[:60]
    return shown if shown.isprintable() else repr(shown)
