"""The few marks that a picture is made of, as SVG; everything else is composed of them."""

from html import escape
from typing import Final

from metropole.pictures.palette import HALO, INK

SANS: Final = "'Source Sans 3', 'Source Sans Pro', sans-serif"
SERIF: Final = "'Source Serif 4', 'Source Serif Pro', serif"

AttributeValue = str | float


def tag(name: str, *children: str, **attributes: AttributeValue) -> str:
    """An element. Underscores in names of attributes are hyphens."""
    written = "".join([f' {key.replace("_", "-")}="{shown(value)}"' for key, value in attributes.items()])
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def shown(value: AttributeValue) -> str:
    """Numbers have three decimals at most."""
    return escape(value) if isinstance(value, str) else f"{round(value, 3):.7g}"


def at(x: float, y: float, *children: str, scale: float = 1.0) -> str:
    """These marks, moved and scaled."""
    size = "" if scale == 1 else f" scale({shown(scale)})"
    return tag("g", *children, transform=f"translate({shown(x)} {shown(y)}){size}")


def path(d: str, **attributes: AttributeValue) -> str:
    return tag("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: AttributeValue) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def line(start: tuple[float, float], end: tuple[float, float], **attributes: AttributeValue) -> str:
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def words(
    x: float, y: float, text: str, size: float, anchor: str = "start", weight: int = 400, **attributes: AttributeValue
) -> str:
    """A line of text on its baseline; nothing for no text."""
    if not text:
        return ""
    looks = {"fill": INK, "font_family": SANS, **attributes}
    return tag("text", escape(text), x=x, y=y, font_size=size, text_anchor=anchor, font_weight=weight, **looks)


def haloed(x: float, y: float, text: str, size: float, anchor: str = "middle", halo: float = 3.4) -> str:
    """Bold figures that stay legible on any ground."""
    edge: dict[str, AttributeValue] = {
        "stroke": HALO,
        "stroke_width": halo,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    return words(x, y, text, size, anchor, 700, **edge)
