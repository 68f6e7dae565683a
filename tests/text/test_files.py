"""The text files themselves: both languages say the same things, and say everything."""

import ast as python
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from metropole import boards, registry, server
from metropole.colonialism.action_space import CARDS, UPGRADES, alphabet
from metropole.colonialism.board import COLOURS, EVENTS, REGIONS, ZONES
from metropole.colonialism.facts import FACTS
from metropole.colonialism.prompts import PROMPTS
from metropole.empires import action_space as empires
from metropole.empires import board as empires_board
from metropole.empires.facts import FACTS as EMPIRES_FACTS
from metropole.empires.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.server.limits import LIMITS, SHARES
from metropole.server.messages import FILE as SERVER_FILE
from metropole.server.messages import message
from metropole.text import LANGUAGES, BrokenTextError, EmpiresSpeaker, Speaker, UnknownLanguageError
from metropole.text.bundles import FILES, bundle, parse, source
from metropole.text.vocabulary import COLONIALISM, EMPIRES, key_of

LOOSE = (
    "card-kind card-needs price interest faction-natives faction-seat region-other zone-other points cubes "
    "moment-setup moment-round moment-colonization moment-scoring outcome-won outcome-shared outcome-place"
).split()
LOOSE_EMPIRES = (
    "e-seat-you e-player e-territory-other e-nation-other e-space e-space-numbered e-space-unprinted e-run e-card "
    "e-nation-goals e-nation-city e-rule-ends e-moment-round e-moment-phase e-treasuries e-fleets e-squadrons e-goods "
    "e-counters e-dice e-successes e-needed e-prestige e-score e-privateers e-run-safe e-outcome-won e-outcome-shared "
    "e-outcome-place"
).split()

SERVER = (SERVER_FILE,)
ALL = pytest.mark.parametrize("names", [FILES, SERVER], ids=["games", "server"])

TABLE = ("e-tui-", "e-why-", "e-cli-")  # what terminal and command line say; their own tests look for these

# Words that are the same in both languages.
SAME_PLACES = [f"e-territory-{place}" for place in ("china", "indochina", "japan", "peru")]
EQUAL = {
    *("card-dominion", "event-gurkhas", "faction-seat", "interest", "region-other", "zone-other"),
    *("region-china", "region-china.subject", "region-china.object", "region-china.dative", "region-china.in"),
    *[place + form for place in SAME_PLACES for form in ("", ".object", ".in")],
    *("e-picture-gold", "e-picture-opium", "e-colour-orange", "e-colour-beige", "e-nation-portugal"),
    *("e-nation-portugal.object", "e-seat-orange", "e-seat-orange.object", "e-seat-orange.dative"),
    *("server-advice-prestige", "server-story-prestige"),
    *("e-player", "e-space", "e-space-numbered", "e-run", "e-card", "e-nation-city", "e-character-financier"),
}


@cache
def messages(language: str, names: tuple[str, ...] = FILES) -> dict[str, ast.Message]:
    body = FluentParser().parse(whole(language, names)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def whole(language: str, names: tuple[str, ...] = FILES) -> str:
    """All text files of a language, one after the other."""
    return "\n".join([source(name.format(language)) for name in names])


def patterns(language: str, names: tuple[str, ...] = FILES) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file: messages by their key, attributes by key and name."""
    for key, entry in messages(language, names).items():
        if entry.value is not None:
            yield key, entry.value
        for attribute in entry.attributes:
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


def stems(language: str, key: str, pattern: ast.Pattern, names: tuple[str, ...] = FILES) -> set[str]:
    """The blanks of a text, whatever their form, and those of the messages it refers to."""
    found = blanks(pattern)
    own = {name.partition("_")[0] for name in found.variables}
    for reference in found.references:
        value = messages(language, names)[reference].value
        if value is not None and reference != key.partition(".")[0]:
            own |= stems(language, reference, value, names)
    return own


def groups() -> dict[str, Sequence[str]]:
    """What the rules of Colonialism want to have named or said."""
    colours = {colour for title in registry.all_titles("colonialism") for colour in title.edition.colours}
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


def empires_groups() -> dict[str, Sequence[str]]:
    """What the rules of Empires want to have named or said."""
    phases = {phase for title in registry.all_titles("empires") for phase in title.edition.phases}
    return {
        "fact": [key for key, _ in EMPIRES_FACTS],
        "prompt": [prompt.key for prompt in EMPIRES_PROMPTS],
        "action": empires.ALPHABET.verbs,
        "character": empires_board.CHARACTERS,
        "track": empires.TRACKS,
        "territory": empires_board.TERRITORIES,
        "picture": empires_board.PICTURES,
        "colour": empires_board.COLOURS,
        "nation": empires_board.NATIONS,
        "rule": empires_board.RULES,
        "phase": sorted(phases),
        "seat": empires.COLOURS,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_empires_has_a_message(language: str) -> None:
    """Each fact, question, verb, character, territory, resource, nation and rule has one, and none is too many."""
    wanted = {f"e-{group}-{key_of(name)}" for group, names in empires_groups().items() for name in names}

    assert wanted | set(LOOSE_EMPIRES) == {
        key for key in messages(language) if key.startswith(EMPIRES.prefix) and not key.startswith(TABLE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_keep_apart(language: str) -> None:
    """Every key of the file of Empires begins with its prefix, and no other key does."""
    shared, own = [parse(source(name.format(language)), language) for name in FILES]

    assert [key for key in messages(language) if own.has_message(key) != key.startswith(EMPIRES.prefix)] == []
    assert [key for key in messages(language) if shared.has_message(key) == own.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_message(language: str) -> None:
    """Each fact, question, verb, card, event, upgrade, place and colour has one, and there is none too many."""
    wanted = {f"{group}-{key_of(name)}" for group, names in groups().items() for name in names}
    found = set(messages(language))

    assert set(LOOSE) <= found
    assert wanted == {key for key in found - set(LOOSE) if key.partition("-")[0] in groups()}


@ALL
def test_same_keys(names: tuple[str, ...]) -> None:
    """Both files have the same messages with the same attributes, in the same order."""
    assert [key for key, _ in patterns("en", names)] == [key for key, _ in patterns("de", names)]


@ALL
def test_same_blanks(names: tuple[str, ...]) -> None:
    """A message speaks of the same things in both languages, though maybe in another case."""
    german = dict(patterns("de", names))
    for key, pattern in patterns("en", names):
        assert stems("en", key, pattern, names) == stems("de", key, german[key], names), key


@ALL
def test_languages_differ(names: tuple[str, ...]) -> None:
    """Only listed words are the same in German and English."""
    german = {key: blanks(pattern).text for key, pattern in patterns("de", names)}
    same = {key for key, pattern in patterns("en", names) if (own := blanks(pattern).text) and own == german[key]}

    assert same - EQUAL == set()


def test_equal_words_are_there() -> None:
    """Nothing is listed as equal that is not there."""
    assert EQUAL - {key for names in (FILES, SERVER) for key, _ in patterns("en", names)} == set()


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks(language: str, names: tuple[str, ...]) -> None:
    """A sentence is one line; only the help of the terminal table is a page."""
    for key, pattern in patterns(language, names):
        assert key.endswith("tui-help") or "\n" not in "".join(blanks(pattern).text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_forms_of_names(language: str) -> None:
    """A name has every form that a sentence may ask for."""
    for key, entry in messages(language).items():
        words = EMPIRES if key.startswith(EMPIRES.prefix) else COLONIALISM
        kind = key.removeprefix(words.prefix).partition("-")[0]
        if kind in words.forms and key not in ("e-nation-goals", "e-nation-city"):
            names = {attribute.id.name for attribute in entry.attributes}
            assert set(words.forms[kind]) <= names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_help(language: str) -> None:
    """Each of the twelve says what it does."""
    for character in empires_board.CHARACTERS:
        names = {attribute.id.name for attribute in messages(language)[f"e-character-{character}"].attributes}
        assert "help" in names, character


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_board_has_forms(language: str) -> None:
    """The names of the shipped board are those that the text files know how to bend."""
    speaker = Speaker(language, registry.find("colonialism/compass").edition, boards.load())

    assert {speaker.entry("region", region)[0] for region in range(6)}.isdisjoint({"region-other"})
    assert {speaker.entry("zone", zone)[0] for zone in range(5)}.isdisjoint({"zone-other"})

    own = EmpiresSpeaker(language, registry.find("empires/second").edition, boards.load_empires())

    assert {own.entry("territory", territory)[0] for territory in range(27)}.isdisjoint({"e-territory-other"})
    assert {own.entry("nation", nation)[0] for nation in range(5)}.isdisjoint({"e-nation-other"})


# What the server says


def raised_codes(text: str) -> set[str]:
    """The codes that a source file refuses something with."""
    calls = [node for node in python.walk(python.parse(text)) if isinstance(node, python.Call) and node.args]
    codes = [
        call.args[0] for call in calls if python.unparse(call.func).split(".")[-1] in ("ApiError", "RateLimitError")
    ]
    return {code.value for code in codes if isinstance(code, python.Constant) and isinstance(code.value, str)}


def server_codes() -> set[str]:
    """Every code that a source file of the server names, and those of the limits."""
    files = Path(server.__path__[0]).rglob("*.py")
    limits = {limit.says for limit in LIMITS} | {share.says for share in SHARES}
    return limits.union(*[raised_codes(path.read_text("utf-8")) for path in files])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    """Each code that the server refuses something with has a message."""
    assert {f"server-{code}" for code in server_codes()} - set(messages(language, SERVER)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_server_keeps_apart(language: str) -> None:
    """Every key of its files begins with its prefix, no other key does, and each can be read."""
    assert [key for key in messages(language, SERVER) if not key.startswith("server-")] == []
    assert [key for key in messages(language) if key.startswith("server-")] == []
    parse(whole(language, SERVER), language)


def test_server_words_can_be_missing() -> None:
    """A code without a message, a message without what it speaks of and an unknown language are errors."""
    with pytest.raises(BrokenTextError, match="server-nonsense"):
        message("nonsense", "en")
    with pytest.raises(BrokenTextError, match="most"):
        message("name-long", "de")
    with pytest.raises(UnknownLanguageError, match=r"'fr' is unknown \(known: en, de\)"):
        message("busy", "fr")


def test_codes_are_found() -> None:
    """In a plain call, a call by module and in a function that others call."""
    text = "raise ApiError('a-b', 'name')\nmessages.ApiError('c')\nRateLimitError('d', 1)\nApiError(x)\nother('e')"
    assert {"a-b", "c", "d"} == raised_codes(text)
    assert {"name-empty", "busy", "too-many-sockets"} <= server_codes()


# The checks themselves can fail.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["action-pass", "card-army", "card-kind"])
def test_missing_message_is_caught(language: str, key: str) -> None:
    """Without one message, whatever needs it raises; the key is never shown."""
    speaker = Speaker(language, registry.find("colonialism/compass").edition, boards.load())
    lines = whole(language).split("\n")
    start = lines.index(next(line for line in lines if line.startswith(f"{key} =")))
    end = next(at for at in range(start + 1, len(lines)) if not lines[at].startswith(" "))
    speaker.messages = parse("\n".join(lines[:start] + lines[end:]), language)

    with pytest.raises(BrokenTextError, match=key):
        speaker.option(0) + speaker.card(0) + speaker.card_help(1)


def test_missing_blank_is_caught() -> None:
    """A message that is not told what it speaks of raises."""
    speaker = Speaker("en", registry.find("colonialism/compass").edition, boards.load())

    with pytest.raises(BrokenTextError, match="turn"):
        speaker.say("fact-turn-began")
    with pytest.raises(BrokenTextError, match="nonsense"):
        speaker.say("nonsense")
    with pytest.raises(BrokenTextError, match="help"):
        speaker.speak("action-pass", {}, "help")


def test_damaged_file_is_caught() -> None:
    """What cannot be read, or stands there twice, is an error."""
    with pytest.raises(BrokenTextError, match="cannot read"):
        parse("good = fine\nbad one = { $x\n", "en")
    with pytest.raises(BrokenTextError, match="twice: good"):
        parse("good = fine\ngood = better\n", "en")


def test_bundles_are_kept() -> None:
    """A language is read once."""
    assert bundle("de") is bundle("de")
