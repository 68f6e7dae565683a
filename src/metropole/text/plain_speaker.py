"""A speaker for any game: it says what the game's text files say, and what they leave out by its names in the rules."""

from collections.abc import Sequence
from typing import Any

from metropole.boards.board_file import BoardFile
from metropole.kernel import ActionSpace, Event, Game, Prompt
from metropole.kernel.questions import FactTable
from metropole.kernel.view import View
from metropole.rulebooks import Rulebook
from metropole.text.vocabulary import Vocabulary
from metropole.text.voice import SpeakerBase, Words, capitalized


class PlainSpeaker(SpeakerBase[View, Any]):
    """The language of one reader. Seats are called by their colours."""

    def __init__(
        self,
        language: str,
        package: str,
        game: Game,
        facts: FactTable,
        colours: Sequence[str],
        book: Rulebook,
        chart: BoardFile[Any],
        you: int,
    ) -> None:
        self.words_in = package
        self.vocabulary = vocabulary_of(facts, game.space)
        self.colours = colours
        self.book = book
        super().__init__(language, game.space, chart, you, {})

    # --- sentences ---

    def event(self, event: Event) -> str:
        key, fields = self.vocabulary.facts[event.kind]
        if self.says(f"fact-{key}"):
            return super().event(event)
        words = self.words(fields, event.numbers)
        return capitalized(f"{spaced(key)}: {', '.join([f'{field} {words[field]}' for field in fields])}")

    def prompt(self, prompt: Prompt, **context: int | str) -> str:
        known = self.says(f"prompt-{prompt.key}")
        return super().prompt(prompt, **context) if known else capitalized(f"{spaced(prompt.key)}?")

    def label(self, action: int, prompt: Prompt | None, attribute: str) -> str:
        key = f"action-{self.actions.verbs[self.actions.verb[action]]}"
        if not self.says(key):
            return capitalized(self.actions.name(action))
        has_form = attribute in self.messages.get_message(key).attributes
        return super().label(action, prompt, attribute if has_form else "")

    def section(self, prompt: Prompt) -> str:
        """The paragraph of a question, if there is a rulebook in which to look it up."""
        return prompt.paragraph if prompt.paragraph in [one.key for one in self.book.all_paragraphs] else ""

    def history(self) -> str:
        return super().history() if self.says("cli-history") else ""

    def says(self, key: str) -> bool:
        """Whether the text files have such a message."""
        return bool(self.messages.has_message(key))

    def own(self, key: str) -> str:
        """The message of the game, or else the plain one that every game has."""
        return key if self.says(key) else f"plain-{key}"

    # --- names ---

    def rulebook(self) -> Rulebook:
        return self.book

    def entry(self, kind: str, number: int) -> tuple[str, Words]:
        """Only seats have names in the text files; nouns are called what the alphabet calls them."""
        return self.own(f"{kind}-{self.colours[number]}"), {}


def vocabulary_of(facts: FactTable, space: ActionSpace) -> Vocabulary:
    """A field of a fact that is called like a verb has its nouns; nouns that count from one are plain numbers."""
    nouns = {verb: nouns_of(space, i) for i, verb in enumerate(space.verbs) if space.noun[space.first[i]] >= 0}
    counted = [verb for verb, names in nouns.items() if names == [str(i + 1) for i in range(len(names))]]
    choices = {verb: names for verb, names in nouns.items() if verb not in counted}
    return Vocabulary(
        facts=facts,
        kinds={"seat": "seat", **{verb: verb for verb in choices}},
        forms={},
        choices=choices,
        nouns={verb: verb for verb in nouns},
        counted=counted,
    )


def nouns_of(space: ActionSpace, verb: int) -> list[str]:
    """The nouns of a verb, in order."""
    actions = [action for action in range(len(space)) if space.verb[action] == verb]
    return [space.name(action).removeprefix(f"{space.verbs[verb]} ") for action in actions]


def spaced(key: str) -> str:
    """A key in words."""
    return key.replace("-", " ")
