"""What all tests share: whether the engine is compiled, and what cannot be tested then."""

from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from metropole.kernel import flow
from metropole.kernel.position import BLANKS, ZEROS

COMPILED = flow.__file__.endswith(tuple(EXTENSION_SUFFIXES))

replaces_engine = pytest.mark.skipif(
    COMPILED, reason="plants a fault by replacing a part of the engine, and a compiled engine has no replaceable parts"
)

reads_docstrings = pytest.mark.skipif(
    COMPILED, reason="quotes the docstrings of the engine, and a compiled engine keeps none"
)


@pytest.fixture(autouse=True)
def shared_lists_stay_blank() -> Iterator[None]:
    """Positions share lists of nothing; whoever lays one out by hand makes its lists its own first (`s.own()`)."""
    yield
    assert all([not any(zeros) for zeros in ZEROS]), "a list that all positions share was changed"
    assert all([set(blanks) <= {-1} for blanks in BLANKS]), "a list that all positions share was changed"
