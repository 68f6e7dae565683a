"""The text files themselves: both languages say the same things, and say everything."""

from collections.abc import Iterator, Sequence
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from metropole import boards, registry
from metropole.colonialism.alphabet import CARDS, UPGRADES, alphabet
from metropole.colonialism.board import COLOURS, EVENTS, REGIONS, ZONES
from metropole.colonialism.facts import FACTS
from metropole.colonialism.prompts import PROMPTS
from metropole.text import LANGUAGES, BrokenText, Speaker
from metropole.text.bundles import bundle, parse
from metropole.text.words import FORMS, key_of

LOOSE = (
    "card-kind card-needs price interest faction-natives faction-seat region-other zone-other points cubes "
    "moment-setup moment-round moment-colonization moment-scoring outcome-won outcome-shared outcome-place"
).split()

# Words that are the same in both languages.
EQUAL = {
    *("card-dominion", "event-gurkhas", "faction-seat", "interest", "region-other", "zone-other"),
    *("region-china", "region-china.subject", "region-china.object", "region-china.dative", "region-china.in"),
}


def source(language: str) -> str:
    return files("metropole.text").joinpath(f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file: messages by their key, attributes by key and name."""
    for key, message in messages(language).items():
        if message.value is not None:
            yield key, message.value
        for attribute in message.attributes:
            if attribute.value is not None:
                yield f"{key}.{attribute.id.name}", attribute.value


class Blanks(Visitor):
    """Collects the variables and the referenced messages of a text, and its own words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


def blanks(pattern: ast.Pattern) -> Blanks:
    found = Blanks()
    found.visit(pattern)
    return found


def stems(language: str, key: str, pattern: ast.Pattern) -> set[str]:
    """The blanks of a text, whatever their form, and those of the messages it refers to."""
    found = blanks(pattern)
    own = {name.partition("_")[0] for name in found.variables}
    for reference in found.references:
        value = messages(language)[reference].value
        if value is not None and reference != key.partition(".")[0]:
            own |= stems(language, reference, value)
    return own


def groups() -> dict[str, Sequence[str]]:
    """What the rules want to have named or said."""
    colours = {colour for title in registry.all_titles() for colour in title.edition.colours}
    return {
        "fact": [key for key, _ in FACTS],
        "prompt": [prompt.key for prompt in PROMPTS],
        "action": alphabet(("blue", "red", "green", "white")).verbs,
        "card": CARDS,
        "event": EVENTS,
        "upgrade": UPGRADES,
        "region": REGIONS,
        "zone": ZONES,
        "colour": COLOURS,
        "seat": sorted(colours),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_message(language: str) -> None:
    """Each fact, question, verb, card, event, upgrade, place and colour has one, and there is none too many."""
    wanted = {f"{group}-{key_of(name)}" for group, names in groups().items() for name in names}
    found = set(messages(language))

    assert set(LOOSE) <= found
    assert wanted == {key for key in found - set(LOOSE) if key.partition("-")[0] in groups()}


def test_same_keys() -> None:
    """Both files have the same messages with the same attributes, in the same order."""
    assert [key for key, _ in patterns("en")] == [key for key, _ in patterns("de")]


def test_same_blanks() -> None:
    """A message speaks of the same things in both languages, though maybe in another case."""
    german = dict(patterns("de"))
    for key, pattern in patterns("en"):
        assert stems("en", key, pattern) == stems("de", key, german[key]), key


def test_languages_differ() -> None:
    """Only listed words are the same in German and English."""
    german = {key: blanks(pattern).text for key, pattern in patterns("de")}
    same = {key for key, pattern in patterns("en") if (own := blanks(pattern).text) and own == german[key]}

    assert EQUAL & {key for key, _ in patterns("en")} == EQUAL
    assert same - EQUAL == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks(language: str) -> None:
    """A sentence is one line; only the help of the terminal table is a page."""
    for key, pattern in patterns(language):
        assert key == "tui-help" or "\n" not in "".join(blanks(pattern).text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_forms_of_names(language: str) -> None:
    """A name has every form that a sentence may ask for."""
    for key, message in messages(language).items():
        kind = key.partition("-")[0]
        if kind in FORMS:
            names = {attribute.id.name for attribute in message.attributes}
            assert set(FORMS[kind]) <= names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_board_has_forms(language: str) -> None:
    """The names of the shipped board are those that the text files know how to bend."""
    speaker = Speaker(language, registry.find("colonialism/compass").edition, boards.load())

    assert {speaker.entry("region", region)[0] for region in range(6)}.isdisjoint({"region-other"})
    assert {speaker.entry("zone", zone)[0] for zone in range(5)}.isdisjoint({"zone-other"})


# The checks themselves can fail.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["action-pass", "card-army", "card-kind"])
def test_missing_message_is_caught(language: str, key: str) -> None:
    """Without one message, whatever needs it raises; the key is never shown."""
    speaker = Speaker(language, registry.find("colonialism/compass").edition, boards.load())
    lines = source(language).split("\n")
    start = lines.index(next(line for line in lines if line.startswith(f"{key} =")))
    end = next(at for at in range(start + 1, len(lines)) if not lines[at].startswith(" "))
    speaker.messages = parse("\n".join(lines[:start] + lines[end:]), language)

    with pytest.raises(BrokenText, match=key):
        speaker.option(0) + speaker.card(0) + speaker.card_help(1)


def test_missing_blank_is_caught() -> None:
    """A message that is not told what it speaks of raises."""
    speaker = Speaker("en", registry.find("colonialism/compass").edition, boards.load())

    with pytest.raises(BrokenText, match="turn"):
        speaker.say("fact-turn-began")
    with pytest.raises(BrokenText, match="nonsense"):
        speaker.say("nonsense")
    with pytest.raises(BrokenText, match="help"):
        speaker.speak("action-pass", {}, "help")


def test_damaged_file_is_caught() -> None:
    """What cannot be read, or stands there twice, is an error."""
    with pytest.raises(BrokenText, match="cannot read"):
        parse("good = fine\nbad one = { $x\n", "en")
    with pytest.raises(BrokenText, match="twice: good"):
        parse("good = fine\ngood = better\n", "en")


def test_bundles_are_kept() -> None:
    """A language is read once."""
    assert bundle("de") is bundle("de")
