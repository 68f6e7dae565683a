"""What all tests share, and which of them run on which engine.

Compiled, everything runs except what is marked `plain`: tests that plant a fault by replacing a part of the engine; a
compiled engine has no replaceable parts.

`pytest --engine plain` is what plain Python has to prove beside such a run: the tests of `rules` and of the `kernel`,
whatever is marked `plain`, and, so that both engines are known to play alike, the whole games marked `sample`.
Without the option plain Python runs everything; tests of whole games then sit at fewer tables (`tests/tables.py`).
"""

from collections.abc import Iterator
from copy import deepcopy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from metropole.kernel import flow
from metropole.kernel.position import BLANKS, ZEROS

COMPILED = flow.__file__.endswith(tuple(EXTENSION_SUFFIXES))
TESTS = Path(__file__).parent
ALWAYS_PLAIN = ("rules", "kernel")  # directories
UNTOUCHED = deepcopy((ZEROS, BLANKS))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=["plain"], help="only what plain Python proves beside a compiled run")


def pytest_configure(config: pytest.Config) -> None:
    if COMPILED and config.getoption("--engine"):
        raise pytest.UsageError("--engine plain: the engine is compiled")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, without a word, what does not belong to this engine."""
    if COMPILED:
        wanted = [item.get_closest_marker("plain") is None for item in items]
    elif config.getoption("--engine"):
        wanted = [proves_plain_python(item) for item in items]
    else:
        return
    config.hook.pytest_deselected(items=[item for item, is_wanted in zip(items, wanted, strict=True) if not is_wanted])
    items[:] = [item for item, is_wanted in zip(items, wanted, strict=True) if is_wanted]


def proves_plain_python(item: pytest.Item) -> bool:
    marked = item.get_closest_marker("plain") or item.get_closest_marker("sample")
    return marked is not None or item.path.relative_to(TESTS).parts[0] in ALWAYS_PLAIN


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of tests that are coroutines."""
    return "asyncio"


@pytest.fixture(autouse=True)
def shared_lists_stay_blank() -> Iterator[None]:
    """Positions share lists of nothing; whoever lays one out by hand makes its lists its own first (`s.own()`)."""
    yield
    assert (ZEROS, BLANKS) == UNTOUCHED, "a list that all positions share was changed"
