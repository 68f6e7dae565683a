"""A voice turns what the rules state, ask and offer into sentences, from one reader's point of view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from fluent.runtime import FluentBundle

from metropole.boards.board_file import BoardFile
from metropole.kernel import ActionSpace, Event, Outcome, Prompt
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.space import NO_NOUN
from metropole.kernel.view import View
from metropole.languages import DEFAULT_LANGUAGE
from metropole.rulebooks import Rulebook
from metropole.text.bundles import Arguments, bundle, spoken
from metropole.text.vocabulary import Vocabulary, key_of

ViewT = TypeVar("ViewT", bound=View)
BoardT = TypeVar("BoardT")

Words = dict[str, str | int]

UNKNOWN: Final = "none"
MOST_KEPT: Final = 1 << 14  # sentences; about ten megabytes, for no name on a board is longer than a short line


class SpeakerBase(Generic[ViewT, BoardT]):
    """What both games say alike. `you` is the reader's seat; a spectator has none."""

    game: ClassVar[str]
    words_in: str  # the package with the texts of the game
    vocabulary: Vocabulary

    def __init__(self, language: str, space: ActionSpace, chart: BoardFile[BoardT], you: int, rules: Words) -> None:
        self.messages = bundle(language, self.words_in)
        self.language = language
        self.actions = space
        self.chart = chart
        self.you = you
        self.rules = rules
        self.known: dict[tuple[str, int], Words] = {}

    # --- sentences ---

    def event(self, event: Event) -> str:
        """One sentence for a fact."""
        key, fields = self.vocabulary.facts[event.kind]
        words = self.words(fields, event.numbers)
        words["whispered"] = yes_or_no(event.only != EVERYBODY)
        return capitalized(self.speak(self.own(f"fact-{key}"), words))

    def prompt(self, prompt: Prompt, **context: int | str) -> str:
        """One sentence for a question. The context may say more of the action under way, as fields of facts do."""
        words: Words = {}
        for field in prompt.about:
            words.update(dict.fromkeys(self.vocabulary.blanks(field), UNKNOWN))
        return self.speak(self.own(f"prompt-{prompt.key}"), words | self.words(list(context), list(context.values())))

    def question(self, view: ViewT) -> str:
        """What the viewer is asked, with all that they know of the action under way; nothing if they are not asked."""
        return self.prompt(view.prompt, **self.context_of(view, view.prompt.key)) if view.prompt else ""

    def context_of(self, view: ViewT, prompt: str) -> Mapping[str, int | str]:
        """What the viewer knows of the action under way."""
        return view.about

    def option(self, action: int, prompt: Prompt | None = None) -> str:
        """The label of an option; some read better when the question is known."""
        return self.label(action, prompt, "")

    def short(self, action: int, prompt: Prompt | None = None) -> str:
        """The label of an option without what the question says already."""
        return self.label(action, prompt, "short")

    def label(self, action: int, prompt: Prompt | None, attribute: str) -> str:
        space = self.actions
        verb = space.verbs[space.verb[action]]
        words: Words = {"prompt": prompt.key if prompt else UNKNOWN}
        if space.noun[action] != NO_NOUN:
            number = space.noun[action] + (verb in self.vocabulary.counted)
            words |= self.words([self.vocabulary.nouns[verb]], [number])
        return capitalized(self.speak(self.own(f"action-{verb}"), words, attribute))

    def section(self, prompt: Prompt) -> str:
        """The paragraph of the rulebook that a question belongs to."""
        return prompt.paragraph

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who has won, and then everybody's place."""
        order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
        winners = [seat for seat in order if outcome.ranks[seat] == 1]
        if len(winners) > 1:
            first = self.say(self.own("outcome-shared"), seats=", ".join([self.seat(seat) for seat in winners]))
        else:
            first = self.speak(self.own("outcome-won"), self.result(outcome, winners[0]))
        return [first, *[self.speak(self.own("outcome-place"), self.result(outcome, seat)) for seat in order]]

    def result(self, outcome: Outcome, seat: int) -> Words:
        numbers: Words = {"rank": outcome.ranks[seat], "score": outcome.scores[seat], "total": outcome.totals[seat]}
        return {"ending": key_of(outcome.ending)} | numbers | self.word("seat", seat)

    def say(self, key: str, **arguments: str | int) -> str:
        """Any other message, by its full key."""
        return self.speak(key, arguments)

    def speak(self, key: str, arguments: Arguments, attribute: str = "") -> str:
        words = {**self.rules, **arguments}
        return sentence(self.messages, key, attribute, tuple(words), tuple(words.values()))

    def own(self, key: str) -> str:
        """The full key of a message of this game."""
        return self.vocabulary.prefix + key

    # --- names ---

    def rulebook(self) -> Rulebook:
        """Where paragraphs have their headings from."""
        raise NotImplementedError

    def seat(self, seat: int) -> str:
        return self.named("seat", seat)

    def paragraph(self, key: str) -> str:
        """The heading of a paragraph of the rulebook."""
        return self.rulebook().paragraph(key).said(self.language)

    def cited(self, key: str) -> str:
        """A paragraph of the rulebook as the reader names it."""
        return self.rulebook().paragraph(key).cited(self.language)

    def history(self) -> str:
        """What the game is about, for who reads its rules."""
        return self.say(self.own("cli-history"))

    def printed(self, key: str) -> str:
        """What the board in use has to say to a paragraph of the rulebook; mostly nothing."""
        return ""

    # --- words for numbers ---

    def words(self, fields: Sequence[str], values: Sequence[int | str]) -> Words:
        """The blanks that these fields fill, each name in all its forms."""
        words: Words = {}
        for field, value in zip(fields, values, strict=True):
            words |= self.word(field, value)
        return words

    def word(self, field: str, value: int | str) -> Words:
        if field not in self.vocabulary.kinds or isinstance(value, str):
            return {field: value}
        if (field, value) not in self.known:
            self.known[field, value] = self.new_word(field, self.vocabulary.kinds[field], value)
        return self.known[field, value]

    def new_word(self, field: str, kind: str, number: int) -> Words:
        if kind in self.vocabulary.choices:
            return {field: self.vocabulary.choices[kind][number]}
        key, blanks = self.entry(kind, number)
        words: Words = {field: self.speak(key, blanks)}
        for form in self.vocabulary.forms.get(kind, ()):
            words[f"{field}_{form}"] = self.speak(key, blanks, form)
        if field == "seat":
            words["you"] = yes_or_no(number == self.you)
        return words

    def named(self, kind: str, number: int) -> str:
        return str(self.word(kind, number)[kind])

    def entry(self, kind: str, number: int) -> tuple[str, Words]:
        """The message that names something, and what it needs to do so."""
        raise NotImplementedError

    def on_board(self, kind: str, key: str) -> tuple[str, Words]:
        """A place is called what the board calls it; a name of its own needs forms that suit any name."""
        names = self.chart.names[f"{self.vocabulary.chapters[kind]}.{key.replace('-', '_')}"]
        language = self.language if self.language in names else DEFAULT_LANGUAGE
        usual = self.own(f"{kind}-{key}")
        if names[language] == spoken(bundle(language, self.words_in), usual, self.rules):
            return usual, {}
        return self.own(f"{kind}-other"), {"name": names[language]}


@lru_cache(MOST_KEPT)
def sentence(
    messages: FluentBundle, key: str, attribute: str, blanks: tuple[str, ...], words: tuple[str | int, ...]
) -> str:
    """A message with its blanks filled in. What was said lately, to whomever and at whichever table, is known."""
    return spoken(messages, key, dict(zip(blanks, words, strict=True)), attribute)


def yes_or_no(value: bool) -> str:
    """The two keys that the text files choose by."""
    return "yes" if value else "no"


def capitalized(text: str) -> str:
    """The text with its first letter large and all others as they are."""
    return text[:1].upper() + text[1:]


AnySpeaker = SpeakerBase[Any, Any]  # of whichever game
