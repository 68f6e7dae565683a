"""Whole games at random: whatever is told, asked or offered can be said to everybody."""

from random import Random

import pytest

from metropole import boards, registry
from metropole.colonialism.view import view
from metropole.kernel import Event, Prompt
from metropole.kernel.questions import Outcome
from metropole.laws import random_step
from metropole.registry import Title
from metropole.text import LANGUAGES, Speaker

GAMES_EACH = 2  # for each title and number of players

Fact = tuple[int, tuple[int, ...], int, int]


class Listener:
    """Everything told, asked and offered in some games, each once."""

    def __init__(self) -> None:
        self.facts: set[Fact] = set()
        self.options: dict[int, Prompt] = {}
        self.questions: set[str] = set()
        self.outcomes: list[list[str]] = []

    def hear(self, event: Event) -> None:
        self.facts.add((event.kind, event.numbers, event.only, event.hidden_from))


def listen(title: Title, seats: int, seed: int, speakers: list[Speaker], heard: Listener) -> None:
    """Play one game; say every question to whoever is asked."""
    rng = Random(seed)
    g = title.start(seats)
    g.listener = heard.hear
    while not g.over:
        for seat in g.awaiting():
            seen = view(g, seat)
            if seen.prompt is not None:
                heard.questions.update([speaker.question(seen) for speaker in speakers])
                heard.options.update(dict.fromkeys(seen.options, seen.prompt))
        random_step(g, rng)
    assert isinstance(g.pending, Outcome)
    heard.outcomes.extend([speaker.outcome(g.pending) for speaker in speakers])


def is_sentence(text: str) -> bool:
    return text.strip() == text != "" and text[0] == text[0].upper() and not ({"{", "}", "\n"} & set(text))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", registry.all_titles(), ids=lambda title: title.name)
def test_random_games(title: Title, seats: int) -> None:
    """Every fact for every seat and a spectator, every question and every option, in both languages."""
    heard = Listener()
    chart = boards.load()
    speakers = [Speaker(language, title.edition, chart, you) for language in LANGUAGES for you in range(-1, seats)]
    neutral = [one for one in speakers if one.you == -1]
    for seed in range(GAMES_EACH):
        listen(title, seats, seed, neutral, heard)

    texts = set(heard.questions)
    for kind, numbers, only, hidden_from in heard.facts:
        event = Event(kind, numbers, only, hidden_from)
        texts |= {one.event(event) for one in speakers if event.concerns(one.you)}
    for action, prompt in heard.options.items():
        for one in neutral:
            texts |= {one.option(action), one.option(action, prompt), one.short(action)}
    texts |= {line for lines in heard.outcomes for line in lines}

    assert [text for text in texts if not is_sentence(text) or "???" in text or "none" in text] == []
