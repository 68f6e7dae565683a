"""The rulebook files: complete, consistent, and easy to look things up in."""

import pytest

from metropole import registry, rulebooks
from metropole.colonialism.prompts import PROMPTS
from metropole.kernel import MetropoleError

BOOK = rulebooks.load()
KEYS = [paragraph.key for paragraph in BOOK.all_paragraphs]


def test_everything_is_read() -> None:
    """All statements and rulings are there, each with its own name, and the book is read once."""
    assert 294 == len({statement.id for statement in BOOK.all_statements}) == len(BOOK.all_statements)
    assert [f"A{number:02}" for number in range(1, 91)] == [ruling.number for ruling in BOOK.all_rulings]
    assert BOOK is rulebooks.load()


def test_paragraphs_exist() -> None:
    """Whatever names a paragraph names one of the book."""
    assert {statement.paragraph for statement in BOOK.all_statements} <= set(KEYS)
    assert {ruling.paragraph for ruling in BOOK.all_rulings} <= set(KEYS)
    assert {prompt.paragraph for prompt in PROMPTS} <= set(KEYS)


def test_programs_cite_the_book() -> None:
    """Every procedure of every edition belongs to a paragraph of the book."""
    cited = {procedure.paragraph for title in registry.all_titles() for procedure in title.edition.program}

    assert cited - {""} <= set(KEYS)


def test_editions_exist() -> None:
    """Statements name rulebooks and options that can be played."""
    for edition in {edition for statement in BOOK.all_statements for edition in statement.editions}:
        assert registry.find(f"colonialism/{edition}").name == f"colonialism/{edition}"


def test_switches_exist() -> None:
    """A ruling that can be switched names the option, and the option names the ruling."""
    books = [book for book in registry.BOOKS if book.kind.name == "colonialism"]
    options = {option.name: option.ruling for book in books for option in book.options if option.ruling}

    assert options == {ruling.switch: ruling.number for ruling in BOOK.all_rulings if ruling.switch}


def test_both_languages_speak() -> None:
    """Headings, statements and rulings say something in English and in German."""
    for language in ("en", "de"):
        assert all(paragraph.said(language) for paragraph in BOOK.all_paragraphs)
        assert all(statement.said(language) for statement in BOOK.all_statements)
        assert all(ruling.said(language) for ruling in BOOK.all_rulings)
        assert all(ruling.topic[language] and ruling.reason[language] for ruling in BOOK.all_rulings)


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


@pytest.mark.parametrize("title", registry.all_titles(), ids=lambda title: title.name)
def test_no_statement_is_out_of_reach(title: registry.Title) -> None:
    """Paragraph by paragraph, every statement of an edition appears once."""
    listed = [one for paragraph in BOOK.paragraphs(title.name) for one in BOOK.statements(title.name, paragraph.key)]

    assert {one.id for one in listed} == {one.id for one in BOOK.all_statements if one.holds_in(title.name)}
    assert len(listed) == len({one.id for one in listed})


def test_rulings() -> None:
    """By number, however written, and by paragraph."""
    assert "tightrows" == BOOK.ruling("a05").switch
    assert "" == BOOK.ruling("A06").switch
    assert BOOK.ruling("A05") in BOOK.rulings("4.0")


def test_search() -> None:
    """All words must occur, in any case; an id finds its statement and a number its ruling."""
    assert ["CM-7.1-ARMY-a"] == [one.id for one in BOOK.all_statements if one in BOOK.search("ARMY two discs", "en")]
    assert BOOK.ruling("A10") in BOOK.search("a10", "de")
    assert BOOK.ruling("A10") in BOOK.search("abwurfstapel ausgewertete politikkarten", "de")
    assert ["X1-GURKHA-a"] == [one.id for one in BOOK.all_statements if one in BOOK.search("x1-gurkha-a", "en")]
    assert [] == BOOK.search("  ", "en")
    assert [] == BOOK.search("zeppelin", "en")


def test_unknown_names() -> None:
    """A name that does not exist is refused in one line."""
    with pytest.raises(MetropoleError, match="'chess' is unknown"):
        rulebooks.load("chess")
    with pytest.raises(MetropoleError, match=r"'A99' is unknown \(known: A01 to A90\)"):
        BOOK.ruling("A99")
    with pytest.raises(MetropoleError, match=r"'9\.9' is not in the rulebook of colonialism"):
        BOOK.paragraph("9.9")
