"""Golden sentences: the rows of `sentences.txt`, and what speakers say instead."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from metropole import registry, text
from metropole.games.colonialism.rules import action_space, board, facts, prompts
from metropole.games.empires.rules import action_space as empires_alphabet
from metropole.games.empires.rules import board as empires_board
from metropole.games.empires.rules import facts as empires_facts
from metropole.games.empires.rules import prompts as empires_prompts
from metropole.kernel import Event, Prompt
from metropole.kernel.questions import EVERYBODY
from metropole.text.voice import AnySpeaker

RED = 1
SEATS = (*empires_alphabet.COLOURS[:4], "natives")
NAMES = {
    "colonialism": (SEATS, board.REGIONS, board.ZONES, action_space.CARDS, board.EVENTS, action_space.UPGRADES),
    "empires": (
        *(empires_alphabet.COLOURS, empires_alphabet.SPACES, empires_alphabet.CARDS, empires_alphabet.TRACKS),
        *(empires_board.TERRITORIES, empires_board.CHARACTERS, empires_board.NATIONS, empires_board.PICTURES),
    ),
}
COLOURS = {"colonialism": (board.COLOURS,), "empires": (empires_board.COLOURS,)}
FACTS = {"colonialism": facts.FACTS, "empires": empires_facts.FACTS}
PROMPTS = {"colonialism": prompts.PROMPTS, "empires": empires_prompts.PROMPTS}


class Row(NamedTuple):
    """A sentence in both languages, and what it is said of."""

    rule_set: str
    kind: str
    key: str
    sentences: tuple[str, ...]

    @property
    def game(self) -> str:
        return self.rule_set.partition("/")[0]

    def said(self, you: int = RED) -> tuple[str, ...]:
        """What red, or somebody else, reads in each language."""
        return tuple([self.said_by(speaker(self.rule_set, language, you)) for language in text.LANGUAGES])

    def said_by(self, one: AnySpeaker) -> str:
        if self.kind == "fact":
            return one.event(self.event())
        if self.kind == "name":
            method, word = self.key.split(" ", 1)
            name: str = getattr(one, method)(word if method == "paragraph" else number_of(self.game, method, word))
            return name
        action, _, prompt = self.key.partition(" ? ")
        number = one.actions.parse(action)
        return one.short(number) if self.kind == "short" else one.option(number, prompt_of(self.game, prompt))

    def event(self) -> Event:
        """The fact in a row: `card-drawn red, army, secret` is for red alone."""
        name, _, rest = self.key.partition(" ")
        kind = [fact for fact, _ in FACTS[self.game]].index(name)
        words = rest.split(", ") if rest else []
        fields = FACTS[self.game][kind][1]
        numbers = [number_of(self.game, *pair) for pair in zip(fields, words[: len(fields)], strict=True)]
        return Event(kind, tuple(numbers), numbers[0] if words[-1:] == ["secret"] else EVERYBODY, EVERYBODY)


def prompt_of(game: str, key: str) -> Prompt | None:
    return next(prompt for prompt in PROMPTS[game] if prompt.key == key) if key else None


def number_of(game: str, field: str, word: str) -> int:
    """A word of a row as the engine's number; seats are called by colours, too."""
    names = COLOURS if field in ("colour", "colour2", "resource") else NAMES
    found = [some.index(word) for some in names[game] if word in some]
    return found[0] if found else int(word)


@cache
def speaker(rule_set: str, language: str, you: int = RED) -> AnySpeaker:
    chosen = registry.find(rule_set)
    return chosen.speaker(language, chosen.kit.load_board(), you)


@cache
def rows() -> list[Row]:
    """All rows, each under the rule set whose speaker says it."""
    found: list[Row] = []
    rule_set = ""
    for line in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            rule_set = line.strip("[]")
        elif not line.startswith("#"):
            key, *sentences = line.split(" | ")
            kind, _, rest = key.partition(" ")
            found.append(Row(rule_set, kind, rest, tuple(sentences)))
    return found
