"""Layouts can be asked what a number means, and where to find it."""

import pytest

from metropole import registry
from metropole.encoding import GROUPS, Axis, Layout, ObservationField, UnknownCellError

PLAYERS = Axis("player", ("you", "you+1"))
SMALL = Layout(
    (
        ObservationField("board", "discs", "discs", (PLAYERS, Axis("region", ("india", "china")))),
        ObservationField("board", "turn", "the turn", most=3),
        ObservationField("phase", "asked", "whether", most=1),
    )
)


def test_every_number_has_a_label() -> None:
    discs = [f"discs[{player}, {region}]" for player in ("you", "you+1") for region in ("india", "china")]
    assert SMALL.labels == (*discs, "turn", "asked")
    assert [SMALL.index(label) for label in SMALL.labels] == list(range(SMALL.size))


def test_fields_and_groups_have_places() -> None:
    assert SMALL.places == {"discs": slice(0, 4), "turn": slice(4, 5), "asked": slice(5, 6)}
    assert SMALL.groups == {"board": slice(0, 5), "phase": slice(5, 6)}
    assert SMALL.highest == (255, 255, 255, 255, 3, 1)
    assert SMALL.field("discs").shape == (2, 2)
    assert SMALL.field("turn").shape == (1,)


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(UnknownCellError, match="field: 'disc' is unknown \\(known: discs, turn, asked\\)"):
        SMALL.field("disc")
    with pytest.raises(UnknownCellError, match="label: 'discs' is unknown; labels read like 'asked'"):
        SMALL.index("discs")


@pytest.mark.parametrize(
    ("game", "seats"), [*[("colonialism", n) for n in (2, 3, 4)], *[("empires", n) for n in range(2, 7)]]
)
def test_groups_are_complete_and_every_field_says_what_it_means(game: str, seats: int) -> None:
    layout = registry.find_kit(game).encoder(seats).layout
    assert list(layout.groups) == list(GROUPS)
    assert all(field.meaning for field in layout.fields)
    assert len(set(layout.labels)) == layout.size
