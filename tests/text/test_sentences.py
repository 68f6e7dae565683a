"""What speakers say in both languages, sentence by sentence."""

import pytest

from tests.text.golden import Row, rows

ROWS = [row for row in rows() if row.kind != "ask"]  # questions belong to positions, in the tests of the speakers


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.rule_set} {row.kind} {row.key}" for row in ROWS])
def test_sentence(row: Row) -> None:
    """Red reads: own deeds are told to them, those of others about them, also when they concern red.

    An option says what it does, in the words of the question where that is known; a short label leaves out what the
    question says. The number of cards drawn is that of the edition.
    """
    assert row.sentences == row.said()
