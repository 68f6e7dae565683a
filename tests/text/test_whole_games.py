"""Whole games at random: whatever is told, asked or offered can be said to everybody."""

from functools import cache
from random import Random

import pytest

from metropole import registry, rulebooks
from metropole.empires.facts import FACTS
from metropole.empires.prompts import PROMPTS
from metropole.kernel import Event, Prompt
from metropole.kernel.questions import Outcome
from metropole.laws import random_step
from metropole.registry import RuleSet
from metropole.text import LANGUAGES, AnySpeaker, speaker

GAMES_EACH = 2  # for each title and number of players

COLONIALISM = [(title.name, seats) for title in registry.all_titles("colonialism") for seats in title.seats]
EMPIRES = [(title.name, seats) for title in registry.all_titles("empires") for seats in title.seats]

Fact = tuple[int, tuple[int, ...], int, int]


class Listener:
    """Everything told, asked and offered in some games, each once."""

    def __init__(self) -> None:
        self.facts: set[Fact] = set()
        self.options: set[tuple[int, Prompt]] = set()
        self.prompts: set[str] = set()
        self.questions: set[str] = set()
        self.sections: set[str] = set()
        self.outcomes: list[list[str]] = []

    def hear(self, event: Event) -> None:
        self.facts.add((event.kind, event.numbers, event.only, event.hidden_from))


def listen(title: RuleSet, seats: int, seed: int, speakers: list[AnySpeaker], heard: Listener) -> None:
    """Play one game; say every question to whoever is asked."""
    rng = Random(seed)
    g = title.start(seats)
    g.listener = heard.hear
    while not g.over:
        for seat in g.awaiting():
            seen = title.kind.view(g, seat)
            if seen.prompt is not None:
                heard.prompts.add(seen.prompt.key)
                heard.questions.update([one.question(seen) for one in speakers if one.you == seat])
                heard.sections.update([one.section(seen.prompt) for one in speakers])
                heard.options.update([(action, seen.prompt) for action in seen.options])
        random_step(g, rng)
    assert isinstance(g.pending, Outcome)
    heard.outcomes.extend([one.outcome(g.pending) for one in speakers])


@cache
def everything(name: str, seats: int) -> tuple[Listener, set[str]]:
    """Some games, and every text in them, in both languages, for every seat and a spectator."""
    heard = Listener()
    title = registry.find(name)
    chart = title.kind.load_board(None)
    speakers = [speaker(title, language, chart, you) for language in LANGUAGES for you in range(-1, seats)]
    for seed in range(GAMES_EACH):
        listen(title, seats, seed, speakers, heard)
    texts = set(heard.questions)
    for kind, numbers, only, hidden_from in heard.facts:
        event = Event(kind, numbers, only, hidden_from)
        texts |= {one.event(event) for one in speakers if event.concerns(one.you)}
    for action, prompt in heard.options:
        for one in speakers:
            texts |= {one.option(action), one.option(action, prompt), one.short(action)}
    return heard, texts | {line for lines in heard.outcomes for line in lines}


def is_sentence(text: str) -> bool:
    return text.strip() == text != "" and text[0] == text[0].upper() and not ({"{", "}", "\n"} & set(text))


def blemishes(texts: set[str]) -> list[str]:
    """What is no sentence, or shows a key or a blank."""
    return [text for text in texts if not is_sentence(text) or "???" in text or "none" in text]


@pytest.mark.parametrize(("name", "seats"), COLONIALISM + EMPIRES)
def test_random_games(name: str, seats: int) -> None:
    """Every fact for every seat and a spectator, every question and every option, in both languages."""
    _, texts = everything(name, seats)

    assert blemishes(texts) == []


@pytest.mark.parametrize(("name", "seats"), COLONIALISM + EMPIRES)
def test_questions_cite_the_book_played(name: str, seats: int) -> None:
    """Whatever is asked belongs to a paragraph that this edition has."""
    heard, _ = everything(name, seats)
    book = rulebooks.load(name.partition("/")[0])

    assert heard.sections <= {paragraph.key for paragraph in book.paragraphs(name)}


def test_random_games_tell_nearly_everything() -> None:
    """These games are no idle walk: four in five facts of Empires are told in them, and as many questions asked."""
    heard = [everything(name, seats)[0] for name, seats in EMPIRES]

    assert len({kind for one in heard for kind, _, _, _ in one.facts}) >= 0.8 * len(FACTS)
    assert len({key for one in heard for key in one.prompts}) >= 0.8 * len(PROMPTS)
