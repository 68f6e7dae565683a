"""The languages: one is there if its text files are there, and every other list of them is made from this one."""

from importlib.resources import files
from typing import Final

DEFAULT_LANGUAGE: Final = "en"  # for who has not chosen, and where a file says nothing in another one


def found() -> tuple[str, ...]:
    """Those that have a file `<language>.ftl` of what all games share, the usual one first."""
    names = [file.name.split(".") for file in files("metropole").joinpath("text").iterdir()]
    return tuple(
        sorted([first for first, *rest in names if rest == ["ftl"]], key=lambda one: (one != DEFAULT_LANGUAGE, one))
    )


LANGUAGES: Final = found()
