"""docs/observations.md: which number of an observation means what."""

from metropole import registry
from metropole.encoding import GROUPS, Layout, ObservationField
from tools.pages.markdown import MADE, page, table

SHOWN = {"colonialism": ("Colonialism", range(2, 5)), "empires": ("Empires", range(2, 7))}


INTRODUCTION = """\
An observation is an array of bytes. Every number below has its place in it, in this order; `layout.labels[index]` says
what an index means, and `layout.index(label)` where to find it. Players are counted from the observer: `you`, `you+1`
and so on, in seat order. What does not fit into a byte counts as 255. [Learning](learning.md) tells how to get at it.

The groups are arrays of their own in PettingZoo and Gymnasium:
"""


def observations() -> str:
    groups = [f"- `{group}`: {meaning}" for group, meaning in GROUPS.items()]
    return page(["# Observations", "", MADE, "", INTRODUCTION, *groups, ""], *[described(game) for game in SHOWN])


def described(game: str) -> list[str]:
    """The fields of one game, and how many numbers that makes for each number of seats."""
    name, seats = SHOWN[game]
    layouts = [registry.find_kit(game).encoder(count).layout for count in seats]
    sizes = ", ".join([f"{layout.size} with {count}" for layout, count in zip(layouts, seats, strict=True)])
    rows = [row(field) for field in layouts[0].fields]
    labels = [f"Numbers in all: {sizes} seats. The last one is `{layouts[0].labels[-1]}` with two seats.", ""]
    return [
        f"## {name}",
        "",
        *labels,
        *table(["group", "field", "for each", "most", "meaning"], rows),
        *axes(layouts[0]),
    ]


def row(field: ObservationField) -> list[str]:
    along = " × ".join([axis.name for axis in field.axes])
    return [field.group, f"`{field.name}`", along, str(field.most), field.meaning]


def axes(layout: Layout) -> list[str]:
    """The labels of every axis that does not depend on the number of seats."""
    found = {axis.name: axis.labels for field in layout.fields for axis in field.axes}
    rows = [[name, ", ".join(labels)] for name, labels in found.items() if name not in ("player", "seat")]
    return table(["axis", "labels"], rows)
