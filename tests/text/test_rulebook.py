"""The rulebook files: complete, consistent, and easy to look things up in."""

from collections import Counter
from collections.abc import Sequence

import pytest

from metropole import registry, rulebooks
from metropole.kernel import MetropoleError
from metropole.rulebooks import Rulebook, Ruling, Statement
from metropole.text import LANGUAGES
from tests.text.golden import PROMPTS

BOOK, EMPIRES = registry.COLONIALISM.rulebook, registry.EMPIRES.rulebook
RULE_SETS = registry.all_rule_sets()

both = pytest.mark.parametrize("book", [BOOK, EMPIRES], ids=[BOOK.game, EMPIRES.game])


def keys(book: Rulebook, edition: str = "") -> list[str]:
    """The numbers of all paragraphs, or of those of an edition."""
    return [paragraph.key for paragraph in (book.paragraphs(edition) if edition else book.all_paragraphs)]


def ids(found: Sequence[Statement | Ruling]) -> list[str]:
    """The names of statements and the numbers of rulings."""
    return [one.id if isinstance(one, Statement) else one.number for one in found]


def test_everything_is_read() -> None:
    """All statements of all rulebooks are there, and all rulings, each with its own name, and a book is read once."""
    names = ids([*BOOK.all_statements, *EMPIRES.all_statements])
    own = {"CM": 199, "OR": 39, "SW": 18, "X1": 24, "X2": 14}

    assert (294, 294 + 274 + 295) == (sum(own.values()), len(set(names)))
    assert own | {"CE": 274, "CR": 295} == Counter([name[:2] for name in names])
    assert [f"A{number:02}" for number in range(1, 91)] == ids(BOOK.all_rulings)
    withdrawn = {92}  # a number is not used again
    numbers = [number for number in range(1, 162) if number not in withdrawn]
    assert [f"AMB-{number:02}" for number in numbers] == ids(EMPIRES.all_rulings)
    assert BOOK is registry.COLONIALISM.rulebook
    assert EMPIRES is registry.EMPIRES.rulebook


@both
def test_paragraphs_exist(book: Rulebook) -> None:
    """Whatever names a paragraph names one of the book, where each stands once."""
    assert len(keys(book)) == len(set(keys(book)))
    for told in (book.all_statements, book.all_rulings, PROMPTS[book.game]):
        assert {one.paragraph for one in told} <= set(keys(book))


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.name)
def test_programs_cite_the_book(rule_set: registry.RuleSet) -> None:
    """Every procedure of every edition belongs to a paragraph of the book."""
    cited = {procedure.paragraph for procedure in rule_set.start(rule_set.seats[0]).program}

    assert cited - {""} <= set(keys(rule_set.kit.rulebook))


@both
def test_editions_exist(book: Rulebook) -> None:
    """Statements name rulebooks and options that can be played."""
    for edition in {edition for statement in book.all_statements for edition in statement.editions}:
        assert registry.find(f"{book.game}/{edition}").name == f"{book.game}/{edition}"


@both
def test_switches_exist(book: Rulebook) -> None:
    """A ruling that can be switched names its options, and each option names the ruling."""
    books = registry.find_kit(book.game).books
    options = {option.name: option.ruling for own in books for option in own.options if option.ruling}
    assert options == {option: ruling.number for ruling in book.all_rulings for option in ruling.switches}


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(book: Rulebook, language: str) -> None:
    """Headings, statements and rulings say something in every language."""
    assert all([paragraph.texts[language] for paragraph in book.all_paragraphs])
    assert all([statement.texts[language] for statement in book.all_statements])
    for ruling in book.all_rulings:
        assert all([ruling.topic[language], ruling.decision[language], ruling.reason[language]])


def test_statements_of_an_edition() -> None:
    """A statement belongs to a book, or to a book with an option, which leaves alone what it does not speak of."""
    plain, events = "colonialism/compass", "colonialism/compass+events"
    second, revised = "empires/second", "empires/revised"

    assert [] == ids(BOOK.statements(plain, "X1 Gurkhas"))
    assert ["X1-GURKHA-a"] == ids(BOOK.statements(events, "X1 Gurkhas"))
    assert BOOK.statements(plain, "4.0") == BOOK.statements(f"{events}+upgrades", "4.0") != []
    assert [] == BOOK.statements("colonialism/original", "7.2 Consolidate Holdings")
    assert [] == BOOK.statements(plain, "7.1 Consolidate Holdings")
    assert ["CE-25S-a"] == ids(EMPIRES.statements(second, "CE 25"))
    assert 29 == len(EMPIRES.statements(f"{second}+nations", "CE 25"))
    assert EMPIRES.statements(second, "CE 11") == EMPIRES.statements(f"{second}+nogifts", "CE 11") != []
    assert [] == EMPIRES.statements(revised, "CE 11")
    assert [] == EMPIRES.statements(second, "CR 12.6")
    assert EMPIRES.statements(revised, "CR 12.6") != []


def test_paragraphs_of_an_edition() -> None:
    """In book order, with the headings above, without what the edition does not have."""
    compass = keys(BOOK, "colonialism/compass")
    everything = keys(BOOK, "colonialism/compass+events+upgrades")
    revised = keys(EMPIRES, "empires/revised")

    assert compass == [key for key in keys(BOOK) if key in compass]
    assert {"7.0", "7.2", "7.2 Consolidate Holdings", "5.2"} <= set(compass)
    assert {"7.1 Consolidate Holdings", "X1", "X2"}.isdisjoint(compass)
    assert {"X1", "X1 Gurkhas", "X2", "X2 Mercantilism"} <= set(everything)
    assert [f"CE {chapter}" for chapter in range(26)] == keys(EMPIRES, "empires/second")
    assert {"CR 12", "CR 12.12", "CR 12.12.5"} <= set(revised)
    assert {"CR "} == {key[:3] for key in revised}


def test_chapters_above() -> None:
    """A paragraph stands under the headings whose numbers begin its own, in the same book."""
    assert {"7.0", "7.1", "7.1 Army"} <= set(rulebooks.with_chapters("7.1 Army"))
    assert {"CR 12", "CR 12.12", "CR 12.12.5"} <= set(rulebooks.with_chapters("CR 12.12.5"))
    assert {"CE 11"} == set(rulebooks.with_chapters("CE 11")) & set(keys(EMPIRES))
    assert {"X1", "X1 Gurkhas"} <= set(rulebooks.with_chapters("X1 Gurkhas"))


@pytest.mark.parametrize("name", [rule_set.name for rule_set in RULE_SETS])
def test_no_statement_is_out_of_reach(name: str) -> None:
    """Paragraph by paragraph, every statement of an edition appears once."""
    book = registry.find_kit(name.partition("/")[0]).rulebook
    listed = [one for paragraph in book.paragraphs(name) for one in book.statements(name, paragraph.key)]

    assert {one.id for one in listed} == {one.id for one in book.all_statements if one.holds_in(name)} != set()
    assert len(listed) == len({one.id for one in listed})


def test_rulings() -> None:
    """By number, however written, and by paragraph."""
    assert ("tightrows",) == BOOK.ruling("a05").switches
    assert () == BOOK.ruling("A06").switches
    assert BOOK.ruling("A05") in BOOK.rulings("4.0")
    assert ("nogifts", "freegifts") == EMPIRES.ruling("amb-128").switches
    assert EMPIRES.ruling("AMB-128") in EMPIRES.rulings("CE 12")


NAMED_IN_TOPICS = {"original edition": "original", "compass": "compass", "german": "spielworxx"}


@both
def test_rulings_of_an_edition(book: Rulebook) -> None:
    """A topic that names editions is about these, options that decide otherwise are offered there, and all are read."""
    own = [rule_set for rule_set in RULE_SETS if rule_set.kit.name == book.game]
    told = {rule_set.name: set(ids(book.told(rule_set.name))) for rule_set in own}
    for ruling in book.all_rulings:
        topic = ruling.topic["en"].casefold()
        held = [rule_set.book for rule_set in own if ruling.number in told[rule_set.name]]
        named = {name for words, name in NAMED_IN_TOPICS.items() if words in topic and "expansions" not in topic}
        assert not named or named == {one.name.partition("/")[2] for one in held}, ruling.number
        assert all([set(ruling.switches) <= {option.name for option in one.options} for one in held]), ruling.number
    assert set().union(*told.values()) == set(ids([*book.all_statements, *book.all_rulings]))


def test_search() -> None:
    """All words must occur, in any case; an id finds its statement and a number its ruling."""
    assert ["CM-7.1-ARMY-a"] == ids(BOOK.search("ARMY two discs", "en"))
    assert ["X1-GURKHA-a"] == ids(BOOK.search("x1-gurkha-a", "en"))
    assert ["CE-25N-r"] == ids(EMPIRES.search("prunksucht taler", "de"))
    assert ["A10"] == ids(BOOK.search("a10", "de")) == ids(BOOK.search("abwurfstapel ausgewertete politikkarten", "de"))
    assert ["AMB-142"] == ids(EMPIRES.search("amb-142", "en"))
    assert [] == BOOK.search("  ", "en") == BOOK.search("zeppelin", "en")


def test_unknown_names() -> None:
    """A name that does not exist is refused in one line."""
    with pytest.raises(MetropoleError, match=r"'chess' is unknown \(known: colonialism, empires\)"):
        registry.find_kit("chess")
    with pytest.raises(MetropoleError, match=r"'A99' is unknown \(known: A01 to A90\)"):
        BOOK.ruling("A99")
    with pytest.raises(MetropoleError, match=r"'A05' is unknown \(known: AMB-01 to AMB-161\)"):
        EMPIRES.ruling("A05")
    with pytest.raises(MetropoleError, match=r"'CE 99' is not in the rulebook of empires"):
        EMPIRES.paragraph("CE 99")
    with pytest.raises(MetropoleError, match=r"'9\.9' is not in the rulebook of colonialism"):
        BOOK.paragraph("9.9")
