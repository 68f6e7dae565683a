"""The text files themselves: both languages say the same things, and say everything."""

import ast as python
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from metropole import registry, server
from metropole.games.colonialism.positions import edition_of
from metropole.games.colonialism.rules import action_space, board
from metropole.games.colonialism.speaker import Speaker
from metropole.games.colonialism.vocabulary import VOCABULARY as COLONIALISM
from metropole.games.empires.rules import action_space as empires
from metropole.games.empires.rules import board as empires_board
from metropole.games.empires.vocabulary import VOCABULARY as EMPIRES
from metropole.server.limits import LIMITS, SHARES
from metropole.text import LANGUAGES, BrokenTextError, UnknownLanguageError
from metropole.text.bundles import FILE, OWN, bundle, parse, source
from metropole.text.messages import FILE as SERVER_FILE
from metropole.text.messages import message
from metropole.text.vocabulary import Vocabulary, key_of
from tests.text.golden import PROMPTS, speaker

LOOSE = {
    "": "caption-who "
    "card-kind card-needs card-help price interest faction-natives faction-seat region-other zone-other points "
    "cubes moment-setup moment-round moment-colonization moment-scoring outcome-won outcome-shared outcome-place",
    "e-": "caption-who "
    "seat-you player territory-other nation-other space space-numbered space-unprinted run card nation-goals "
    "nation-city rule-ends moment-round moment-phase treasuries fleets squadrons goods counters dice successes needed "
    "prestige score privateers run-safe outcome-won outcome-shared outcome-place",
}
TABLE = (
    "about-",
    "drawing",
    "outline-",
    "tui-",
    "why-",
    "cli-",
    "plain-",
    "figure-",
    "house-",
)  # others test these
SHARED = (
    "tui-",
    "outline-",
    "cli-",
    "drawing-",
    "plain-",
    "house-",
)  # beginnings of keys in the file that all games share

PACKAGES = [kit.package for kit in registry.kits()]
FILES = (("metropole.text", FILE), *[(package, OWN) for package in PACKAGES])
SERVER = (("metropole.text", SERVER_FILE),)
ALL = pytest.mark.parametrize("names", [FILES, SERVER], ids=["games", "server"])
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# Words that are the same in both languages.
SAME_PLACES = [f"e-territory-{place}" for place in ("china", "indochina", "japan", "peru")]
EQUAL = {
    *("card-dominion", "card-help", "event-gurkhas", "faction-seat", "interest", "region-other", "zone-other"),
    *("region-china", "region-china.subject", "region-china.object", "region-china.dative", "region-china.in"),
    *[place + form for place in SAME_PLACES for form in ("", ".object", ".in")],
    *("e-picture-gold", "e-picture-opium", "e-colour-orange", "e-colour-beige", "e-nation-portugal"),
    *("e-nation-portugal.object", "e-seat-orange", "e-seat-orange.object", "e-seat-orange.dative"),
    *("server-advice-prestige", "server-story-prestige", "plain-seat-orange"),
    *("e-player", "e-space", "e-space-numbered", "e-run", "e-card", "e-nation-city", "e-character-financier"),
    *("e-drawing.prestige", "e-drawing.mission", "e-drawing.many-loans"),
    *("drawing.reserve", "drawing.hand", "drawing.deck"),
}


def test_pages_speak_every_language() -> None:
    """A language has a folder among the pages as well."""
    words = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
    assert {path.parent.name for path in words.glob("*/language.ftl")} == set(LANGUAGES)


@cache
def messages(language: str, names: tuple[tuple[str, str], ...] = FILES) -> dict[str, ast.Message]:
    body = FluentParser().parse(whole(language, names)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def whole(language: str, names: tuple[tuple[str, str], ...] = FILES) -> str:
    """All text files of a language, one after the other."""
    return "\n".join([source(name.format(language), package) for package, name in names])


def patterns(language: str, names: tuple[tuple[str, str], ...] = FILES) -> Iterator[tuple[str, ast.Pattern]]:
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


def stems(language: str, key: str, pattern: ast.Pattern, names: tuple[tuple[str, str], ...] = FILES) -> set[str]:
    """The blanks of a text, whatever their form, and those of the messages it refers to."""
    found = blanks(pattern)
    own = {name.partition("_")[0] for name in found.variables}
    for reference in found.references:
        value = messages(language, names)[reference].value
        if value is not None and reference != key.partition(".")[0]:
            own |= stems(language, reference, value, names)
    return own


GROUPS: dict[str, dict[str, Iterable[str]]] = {  # what the rules want to have named or said
    "": {
        "action": action_space.alphabet(("blue", "red", "green", "white")).verbs,
        "card": action_space.CARDS,
        "event": board.EVENTS,
        "upgrade": action_space.UPGRADES,
        "region": board.REGIONS,
        "zone": board.ZONES,
        "colour": board.COLOURS,
        "seat": {
            colour
            for rule_set in registry.all_rule_sets("colonialism")
            for colour in registry.COLONIALISM.own_edition(rule_set.edition).colours
        },
    },
    "e-": {
        "action": empires.ALPHABET.verbs,
        "character": empires_board.CHARACTERS,
        "track": empires.TRACKS,
        "territory": empires_board.TERRITORIES,
        "picture": empires_board.PICTURES,
        "colour": empires_board.COLOURS,
        "nation": empires_board.NATIONS,
        "rule": empires_board.RULES,
        "phase": {
            phase
            for rule_set in registry.all_rule_sets("empires")
            for phase in registry.EMPIRES.own_edition(rule_set.edition).phases
        },
        "seat": empires.COLOURS,
    },
}


@EACH_LANGUAGE
@pytest.mark.parametrize(("game", "words"), [("colonialism", COLONIALISM), ("empires", EMPIRES)])
def test_everything_has_a_message(language: str, game: str, words: Vocabulary) -> None:
    """Each fact, question, verb and whatever has a name has one, and there is none too many."""
    said = {"fact": [key for key, _ in words.facts], "prompt": [prompt.key for prompt in PROMPTS[game]]}
    kit = registry.find_kit(game).stations
    said["caption"] = [one.key for some in (kit.titles, kit.clauses) for clauses in some.values() for one in clauses]
    groups = GROUPS[words.prefix] | said
    wanted = {f"{group}-{key_of(name)}" for group, names in groups.items() for name in names}
    own = [key for key in messages(language) if key.startswith(EMPIRES.prefix) == (words is EMPIRES)]
    found = {key.removeprefix(words.prefix) for key in own}

    assert wanted | set(LOOSE[words.prefix].split()) == {key for key in found if not key.startswith(TABLE)}


@EACH_LANGUAGE
def test_files_keep_apart(language: str) -> None:
    """Keys of a game and of the server begin with the prefix of their file, shared ones say where they are used."""
    prefixes: tuple[str | tuple[str, ...], ...] = (SHARED, COLONIALISM.prefix, EMPIRES.prefix, "server-")
    for name, prefix in zip((*FILES, *SERVER), prefixes, strict=True):
        parse(whole(language, (name,)), language)
        others = tuple({EMPIRES.prefix, "server-"} - {prefix})
        keys = messages(language, (name,))
        assert [key for key in keys if not key.startswith(prefix) or key.startswith(others)] == []


@ALL
def test_same_keys(names: tuple[tuple[str, str], ...]) -> None:
    """Both files have the same messages with the same attributes, in the same order."""
    assert [key for key, _ in patterns("en", names)] == [key for key, _ in patterns("de", names)]


@ALL
def test_same_blanks(names: tuple[tuple[str, str], ...]) -> None:
    """A message speaks of the same things in both languages, though maybe in another case."""
    german = dict(patterns("de", names))
    for key, pattern in patterns("en", names):
        assert stems("en", key, pattern, names) == stems("de", key, german[key], names), key


@ALL
def test_languages_differ(names: tuple[tuple[str, str], ...]) -> None:
    """Only listed words are the same in German and English; codes and signs of a letter or two are often."""
    german = {key: blanks(pattern).text for key, pattern in patterns("de", names)}
    same = {key for key, pattern in patterns("en", names) if (own := blanks(pattern).text) and own == german[key]}
    signs = {key for key in same if "caption-" in key and not any([sign.isalpha() for sign in "".join(german[key])])}

    assert {key for key in same - signs - EQUAL if not key.endswith(".code")} == set()


def test_equal_words_are_there() -> None:
    """Nothing is listed as equal that is not there."""
    assert EQUAL - {key for names in (FILES, SERVER) for key, _ in patterns("en", names)} == set()


@ALL
@EACH_LANGUAGE
def test_no_line_breaks(language: str, names: tuple[tuple[str, str], ...]) -> None:
    """A sentence is one line; only the help of the terminal table is a page."""
    for key, pattern in patterns(language, names):
        assert key.endswith("tui-help") or "\n" not in "".join(blanks(pattern).text), key


@EACH_LANGUAGE
def test_all_forms_of_names(language: str) -> None:
    """A name has every form that a sentence may ask for."""
    for key, entry in messages(language).items():
        words = EMPIRES if key.startswith(EMPIRES.prefix) else COLONIALISM
        kind = key.removeprefix(words.prefix).partition("-")[0]
        if kind in words.forms and key not in ("e-nation-goals", "e-nation-city"):
            names = {attribute.id.name for attribute in entry.attributes}
            assert set(words.forms[kind]) <= names, key


@EACH_LANGUAGE
@pytest.mark.parametrize("rule_set", ["colonialism/compass", "empires/second"])
def test_shipped_board_has_forms(language: str, rule_set: str) -> None:
    """The names of the shipped board are those that the text files know how to bend."""
    one = speaker(rule_set, language)
    for kind in one.vocabulary.chapters:
        wanted = [one.own(f"{kind}-{key_of(name)}") for name in GROUPS[one.vocabulary.prefix][kind]]
        assert wanted == [one.entry(kind, number)[0] for number in range(len(wanted))]


# What the server says


def raised_codes(text: str) -> set[str]:
    """The codes that a source file refuses something with."""
    calls = [node for node in python.walk(python.parse(text)) if isinstance(node, python.Call) and node.args]
    errors = ("ApiError", "RateLimitError")
    codes = [call.args[0] for call in calls if python.unparse(call.func).rpartition(".")[2] in errors]
    return {code.value for code in codes if isinstance(code, python.Constant) and isinstance(code.value, str)}


def server_codes() -> set[str]:
    """Every code that a source file of the server names, and those of the limits."""
    files = Path(server.__path__[0]).rglob("*.py")
    limits = {limit.says for limit in LIMITS} | {share.says for share in SHARES}
    return limits.union(*[raised_codes(path.read_text("utf-8")) for path in files])


@EACH_LANGUAGE
def test_every_refusal_has_its_words(language: str) -> None:
    """Each code that the server refuses something with has a message."""
    assert {f"server-{code}" for code in server_codes()} - set(messages(language, SERVER)) == set()


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


@EACH_LANGUAGE
@pytest.mark.parametrize("key", ["action-pass", "card-army", "card-kind"])
def test_missing_message_is_caught(language: str, key: str) -> None:
    """Without one message, whatever needs it raises; the key is never shown."""
    one = Speaker(language, edition_of("colonialism/compass"), registry.COLONIALISM.load_board())
    lines = whole(language).split("\n")
    start = lines.index(next(line for line in lines if line.startswith(f"{key} =")))
    end = next(at for at in range(start + 1, len(lines)) if not lines[at].startswith(" "))
    one.messages = parse("\n".join(lines[:start] + lines[end:]), language)

    with pytest.raises(BrokenTextError, match=key):
        one.option(0) + one.card(0) + one.card_help(1)


def test_missing_blank_is_caught() -> None:
    """A message that is not told what it speaks of raises."""
    one = speaker("colonialism/compass", "en")

    with pytest.raises(BrokenTextError, match="turn"):
        one.say("fact-turn-began")
    with pytest.raises(BrokenTextError, match="nonsense"):
        one.say("nonsense")
    with pytest.raises(BrokenTextError, match="help"):
        one.speak("action-pass", {}, "help")


def test_damaged_file_is_caught() -> None:
    """What cannot be read, or stands there twice, is an error."""
    with pytest.raises(BrokenTextError, match="cannot read"):
        parse("good = fine\nbad one = { $x\n", "en")
    with pytest.raises(BrokenTextError, match="twice: good"):
        parse("good = fine\ngood = better\n", "en")


def test_bundles_are_kept() -> None:
    """A language is read once."""
    assert bundle("de") is bundle("de")
