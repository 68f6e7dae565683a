"""What somebody typed, and what it can mean."""

import pytest

from metropole.parts.matching import Candidate, folded, matches, number_in, numbers_in

OPTIONS = [
    Candidate(0, ("pass", "Passen")),
    Candidate(1, ("draw", "3 Karten ziehen")),
    Candidate(2, ("play army", "Armee spielen")),
    Candidate(3, ("play influence 2", "Einfluss ausüben 2 spielen")),
    Candidate(4, ("play influence 3", "Einfluss ausüben 3 spielen")),
    Candidate(5, ("explore india", "Indien erkunden")),
    Candidate(6, ("explore north africa", "Nordafrika erkunden")),
    Candidate(7, ("explore sub-saharan africa", "Subsahara-Afrika erkunden")),
    Candidate(8, ("move south china sea", "Schiff im Südchinesischen Meer bewegen")),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play army", [2]),
        ("PLAY   Army", [2]),
        ("pl arm", [2]),
        ("ex ind", [5]),
        ("e i", [5]),
        ("draw", [1]),
        ("army", [2]),
        ("armee", [2]),
        ("arm sp", [2]),
        ("play influence 2", [3]),
        ("pl inf", [3, 4]),
        ("pl inf 3", [4]),
        ("influence 3", [4]),
        ("ex afr", [6, 7]),
        ("ex sub", [7]),
        ("sub-saharan", [7]),
        ("südchin", [8]),
        ("sudchin", [8]),
        ("p", [0, 2, 3, 4]),
        ("pas", [0]),
        ("ex", [5, 6, 7]),
        ("play navy", []),
        ("army play", []),
        ("s", [7, 8]),
        ("ay", []),
        ("", []),
        ("?!", []),
    ],
)
def test_beginnings_of_words(typed: str, meant: list[int]) -> None:
    """Whole phrases come first, then beginnings of words; what is not the first word needs three letters."""
    assert meant == matches(typed, OPTIONS)


def test_folding() -> None:
    """Case, accents and punctuation do not matter."""
    assert "sudostasien sub saharan grosse" == folded(" Südostasien, SUB-saharan: Größe ")


def test_numbers() -> None:
    """One number, or several; never a number among words."""
    assert 12 == number_in(" 12 ")
    assert number_in("12a") is None
    assert number_in("-1") is None
    assert number_in("99999999999999999999") is None
    assert [1, 3, 4, 7, 9, 12] == numbers_in("1 3 4, 7,9  12")
    assert [] == numbers_in("1 and 3")
    assert [] == numbers_in("")
