"""The rulebook files: complete, consistent, and easy to look things up in."""

import pytest

from metropole import registry, rulebooks
from metropole.colonialism.prompts import PROMPTS
from metropole.empires.prompts import PROMPTS as EMPIRES_PROMPTS
from metropole.kernel import MetropoleError, Prompt
from metropole.rulebooks import Rulebook

BOOK = rulebooks.load()
EMPIRES = rulebooks.load("empires")
KEYS = [paragraph.key for paragraph in BOOK.all_paragraphs]
TITLES = registry.all_titles()

both = pytest.mark.parametrize(
    ("book", "prompts"), [(BOOK, PROMPTS), (EMPIRES, EMPIRES_PROMPTS)], ids=[BOOK.game, EMPIRES.game]
)


def keys(book: Rulebook) -> set[str]:
    return {paragraph.key for paragraph in book.all_paragraphs}


def test_everything_is_read() -> None:
    """All statements and rulings are there, each with its own name, and the book is read once."""
    assert 294 == len({statement.id for statement in BOOK.all_statements}) == len(BOOK.all_statements)
    assert [f"A{number:02}" for number in range(1, 91)] == [ruling.number for ruling in BOOK.all_rulings]
    assert BOOK is rulebooks.load()


def test_everything_of_empires_is_read() -> None:
    """Both rulebooks in one, with the statements of each and all rulings."""
    ids = [statement.id for statement in EMPIRES.all_statements]

    assert len(ids) == len(set(ids))
    assert (274, 295) == tuple([len([one for one in ids if one.startswith(mark)]) for mark in ("CE-", "CR-")])
    assert 274 + 295 == len(ids)
    assert [f"AMB-{number:02}" for number in range(1, 161)] == [ruling.number for ruling in EMPIRES.all_rulings]
    assert len(keys(EMPIRES)) == len(EMPIRES.all_paragraphs)
    assert EMPIRES is rulebooks.load("empires")


@both
def test_paragraphs_exist(book: Rulebook, prompts: tuple[Prompt, ...]) -> None:
    """Whatever names a paragraph names one of the book."""
    assert {statement.paragraph for statement in book.all_statements} <= keys(book)
    assert {ruling.paragraph for ruling in book.all_rulings} <= keys(book)
    assert {prompt.paragraph for prompt in prompts} <= keys(book)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_programs_cite_the_book(title: registry.RuleSet) -> None:
    """Every procedure of every edition belongs to a paragraph of the book."""
    cited = {procedure.paragraph for procedure in title.edition.program}

    assert cited - {""} <= keys(rulebooks.load(title.kind.name))


@both
def test_editions_exist(book: Rulebook, prompts: tuple[Prompt, ...]) -> None:
    """Statements name rulebooks and options that can be played."""
    for edition in {edition for statement in book.all_statements for edition in statement.editions}:
        assert registry.find(f"{book.game}/{edition}").name == f"{book.game}/{edition}"


@both
def test_switches_exist(book: Rulebook, prompts: tuple[Prompt, ...]) -> None:
    """A ruling that can be switched names its options, and each option names the ruling."""
    books = [own for own in registry.BOOKS if own.kind.name == book.game]
    options = {option.name: option.ruling for own in books for option in own.options if option.ruling}
    assert options == {option: ruling.number for ruling in book.all_rulings for option in ruling.switches}


@both
def test_both_languages_speak(book: Rulebook, prompts: tuple[Prompt, ...]) -> None:
    """Headings, statements and rulings say something in English and in German."""
    for language in ("en", "de"):
        assert all(paragraph.said(language) for paragraph in book.all_paragraphs)
        assert all(statement.said(language) for statement in book.all_statements)
        assert all(ruling.said(language) for ruling in book.all_rulings)
        assert all(ruling.topic[language] and ruling.reason[language] for ruling in book.all_rulings)


def test_statements_of_an_edition() -> None:
    """A statement belongs to a book, or to a book with an option."""
    plain, events = "colonialism/compass", "colonialism/compass+events"

    assert [] == BOOK.statements(plain, "X1 Gurkhas")
    assert ["X1-GURKHA-a"] == [one.id for one in BOOK.statements(events, "X1 Gurkhas")]
    assert BOOK.statements(plain, "4.0") == BOOK.statements(f"{events}+upgrades", "4.0")
    assert [] == BOOK.statements("colonialism/original", "7.2 Consolidate Holdings")
    assert [] == BOOK.statements(plain, "7.1 Consolidate Holdings")


def test_paragraphs_of_an_edition() -> None:
    """In book order, with the headings above, without what the edition does not have."""
    compass = [paragraph.key for paragraph in BOOK.paragraphs("colonialism/compass")]
    everything = [paragraph.key for paragraph in BOOK.paragraphs("colonialism/compass+events+upgrades")]

    assert compass == [key for key in KEYS if key in compass]
    assert {"7.0", "7.2", "7.2 Consolidate Holdings", "5.2"} <= set(compass)
    assert {"7.1 Consolidate Holdings", "X1", "X2"}.isdisjoint(compass)
    assert {"X1", "X1 Gurkhas", "X2", "X2 Mercantilism"} <= set(everything)


def test_statements_of_empires() -> None:
    """A statement belongs to the second edition, to it with nations, or to the revised rules."""
    plain, nations, revised = "empires/second", "empires/second+nations", "empires/revised"

    assert ["CE-25S-a"] == [one.id for one in EMPIRES.statements(plain, "CE 25")]
    assert 29 == len(EMPIRES.statements(nations, "CE 25"))
    assert EMPIRES.statements(plain, "CE 11") == EMPIRES.statements(f"{plain}+nogifts", "CE 11") != []
    assert [] == EMPIRES.statements(revised, "CE 11")
    assert [] == EMPIRES.statements(plain, "CR 12.6")
    assert EMPIRES.statements(revised, "CR 12.6") != []


def test_paragraphs_of_empires() -> None:
    """Each rulebook has its own headings, with those above."""
    second = [paragraph.key for paragraph in EMPIRES.paragraphs("empires/second")]
    revised = [paragraph.key for paragraph in EMPIRES.paragraphs("empires/revised")]

    assert [f"CE {chapter}" for chapter in range(26)] == second
    assert {"CR 12", "CR 12.12", "CR 12.12.5"} <= set(revised)
    assert {key[:3] for key in revised} == {"CR "}


def test_chapters_above() -> None:
    """A paragraph stands under the headings whose numbers begin its own, in the same book."""
    assert {"7.0", "7.1", "7.1 Army"} <= set(rulebooks.with_chapters("7.1 Army"))
    assert {"CR 12", "CR 12.12", "CR 12.12.5"} <= set(rulebooks.with_chapters("CR 12.12.5"))
    assert {"CE 11"} == set(rulebooks.with_chapters("CE 11")) & keys(EMPIRES)
    assert {"X1", "X1 Gurkhas"} <= set(rulebooks.with_chapters("X1 Gurkhas"))


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_no_statement_is_out_of_reach(name: str) -> None:
    """Paragraph by paragraph, every statement of an edition appears once."""
    book = rulebooks.load(name.partition("/")[0])
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


def test_search() -> None:
    """All words must occur, in any case; an id finds its statement and a number its ruling."""
    assert ["CM-7.1-ARMY-a"] == [one.id for one in BOOK.all_statements if one in BOOK.search("ARMY two discs", "en")]
    assert BOOK.ruling("A10") in BOOK.search("a10", "de")
    assert BOOK.ruling("A10") in BOOK.search("abwurfstapel ausgewertete politikkarten", "de")
    assert ["X1-GURKHA-a"] == [one.id for one in BOOK.all_statements if one in BOOK.search("x1-gurkha-a", "en")]
    assert ["CE-25N-r"] == [one.id for one in EMPIRES.all_statements if one in EMPIRES.search("prunksucht taler", "de")]
    assert EMPIRES.ruling("AMB-142") in EMPIRES.search("amb-142", "en")
    assert [] == BOOK.search("  ", "en")
    assert [] == BOOK.search("zeppelin", "en")


def test_unknown_names() -> None:
    """A name that does not exist is refused in one line."""
    with pytest.raises(MetropoleError, match=r"'chess' is unknown \(known: colonialism, empires\)"):
        rulebooks.load("chess")
    with pytest.raises(MetropoleError, match=r"'A99' is unknown \(known: A01 to A90\)"):
        BOOK.ruling("A99")
    with pytest.raises(MetropoleError, match=r"'A05' is unknown \(known: AMB-01 to AMB-160\)"):
        EMPIRES.ruling("A05")
    with pytest.raises(MetropoleError, match=r"'CE 99' is not in the rulebook of empires"):
        EMPIRES.paragraph("CE 99")
    with pytest.raises(MetropoleError, match=r"'9\.9' is not in the rulebook of colonialism"):
        BOOK.paragraph("9.9")
