"""The languages: one is there if its text files are there, and every other list of them is made from this one."""

from pathlib import Path
from typing import Final

DEFAULT_LANGUAGE: Final = "en"  # for who has not chosen, and where a file says nothing in another one


def found() -> tuple[str, ...]:
    """Those that have a file `<language>.ftl` of what all games share, the usual one first."""
    names = [file.stem for file in Path(__file__).with_name("text").glob("*.ftl") if "." not in file.stem]
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


LANGUAGES: Final = found()
