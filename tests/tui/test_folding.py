"""Long lines on a narrow screen."""

import click
import pytest

from metropole.parts import folding
from metropole.parts.folding import READABLE, broken, page_width
from metropole.tui import console
from metropole.tui.console import Console


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("short enough", ["short enough"]),
        ("  Blue: treasury 5, goods 1", ["  Blue: treasury 5,", "      goods 1"]),
        ("   7  Lay Merchant/Governor now", ["   7  Lay", "      Merchant/Governor", "      now"]),
        ("why   why you cannot do it", ["why   why you cannot", "      do it"]),
        ("incomprehensibilities of it", ["incomprehensibilities", "    of it"]),
    ],
)
def test_lines_are_broken_between_words(line: str, parts: list[str]) -> None:
    """What follows stands under the text: behind the number of an option, in the column of a command, or deeper."""
    assert parts == broken(line, 22)


def test_colours_take_no_room() -> None:
    """Escapes count for nothing."""
    line = f"  {click.style('Blue', fg='bright_blue')}: treasury 5, goods 1"

    assert [line] == broken(line, 27)
    assert ["  Blue: treasury 5,", "      goods 1"] == [click.unstyle(part) for part in broken(line, 20)]


def test_on_a_screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen lines are as long as it is wide; whoever asked for plain text gets them whole."""
    for module in (console, folding):
        monkeypatch.setattr(module, "columns", lambda: 40)
        monkeypatch.setattr(module, "is_screen", lambda: True)

    Console().put(["word " * 12])
    assert all([len(line) <= 40 for line in capsys.readouterr().out.splitlines()])

    Console(plain=True).put(["word " * 12])
    assert 1 == len(capsys.readouterr().out.splitlines())
    assert 40 == page_width()


def test_in_a_pipe() -> None:
    """Pages have a readable length whoever reads them."""
    assert READABLE == page_width()
