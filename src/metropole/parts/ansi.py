"""Colours for a screen; nothing at all for a pipe, a reader of screens, or whoever asked for none."""

import click

BROWN, ORANGE = 130, 208  # of the 256 colours
SEATS: dict[str, str | int] = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "bright_green",
    "white": "bright_white",
    "purple": "bright_magenta",
    "orange": ORANGE,
    "yellow": "bright_yellow",
    "black": "bright_black",
}
CUBES = ("yellow", BROWN, "bright_black")


class Paint:
    """Puts colour on words, or leaves them alone."""

    def __init__(self, coloured: bool, seats: tuple[str, ...]) -> None:
        self.coloured = coloured
        self.seats = seats

    def put(self, text: str, colour: str | int = "", bold: bool = False, dim: bool = False) -> str:
        if not self.coloured:
            return text
        return click.style(text, fg=colour or None, bold=bold or None, dim=dim or None)

    def seat(self, seat: int, text: str) -> str:
        return self.put(text, SEATS.get(self.seats[seat], ""))

    def cube(self, colour: int, text: str) -> str:
        return self.put(text, CUBES[colour])

    def heading(self, text: str) -> str:
        return self.put(text, bold=True)

    def aside(self, text: str) -> str:
        return self.put(text, dim=True)
