"""What all tests share: whether the engine is compiled, and what cannot be tested then."""

from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from metropole.kernel import flow

COMPILED = flow.__file__.endswith(tuple(EXTENSION_SUFFIXES))

replaces_engine = pytest.mark.skipif(
    COMPILED, reason="plants a fault by replacing a part of the engine, and a compiled engine has no replaceable parts"
)

reads_docstrings = pytest.mark.skipif(
    COMPILED, reason="quotes the docstrings of the engine, and a compiled engine keeps none"
)
