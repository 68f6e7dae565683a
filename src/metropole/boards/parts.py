"""What the board files of both games have in common: keys, names, links, and facts no file may contradict."""

from collections.abc import Sequence
from typing import Final

from metropole.boards.toml_reader import TomlPath, TomlReader, listed, shown, with_reason

# Why a value is refused. There are these two reasons and no third: what no rulebook says and the engine can play is
# the owner's to correct.
PRINT: Final = "because the printed rules state it"
ENGINE: Final = "because the engine can play nothing else"


def keys_of(names: Sequence[str]) -> tuple[str, ...]:
    """The keys under which a file speaks of these places or cards."""
    return tuple([name.replace(" ", "_").replace("-", "_") for name in names])


def check_game(sheet: TomlReader, game: str) -> None:
    """A file for another game is refused before anything else in it is looked at."""
    if "game" in sheet.tree:
        sheet.choice(("game",), (game,))


def check_stated(sheet: TomlReader, place: TomlPath, found: object, stated: object) -> None:
    """What a rulebook states in print is no matter of choice."""
    if found != stated:
        raise sheet.fault(place, f"is {shown(found)}", with_reason(f"{stated}", PRINT))


def read_names(
    sheet: TomlReader, kind: str, keys: Sequence[str], beside: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, dict[str, str]]:
    """The display names of all places of a kind; only these may be changed freely."""
    sheet.table((kind,), keys, (), PRINT)
    names: dict[str, dict[str, str]] = {}
    for key in keys:
        sheet.table((kind, key), ("name", *beside), optional)
        names[f"{kind}.{key}"] = sheet.name((kind, key, "name"))
    return names


def read_links(sheet: TomlReader, keys: Sequence[str], present: Sequence[str], places: str) -> list[int]:
    """Adjacency, each link written once and true both ways: for every place the mask of its neighbours."""
    neighbours = [0] * len(keys)
    for row in sheet.rows(("links",), ("between", "flag")):
        one, other = [keys.index(present[place]) for place in read_pair(sheet, (*row, "between"), present, places)]
        if neighbours[one] >> other & 1:
            problem = f"links {keys[one]} and {keys[other]} a second time"
            raise sheet.fault((*row, "between"), problem, "every link once")
        sheet.flag((*row, "flag"), row)
        neighbours[one] |= 1 << other
        neighbours[other] |= 1 << one
    return neighbours


def read_pair(sheet: TomlReader, place: TomlPath, keys: Sequence[str], places: str) -> tuple[int, int]:
    """Two different places."""
    pair = sheet.at(place)
    allowed = f"two different {places} out of {listed(keys)}"
    if not isinstance(pair, list) or len(pair) != 2:
        raise sheet.fault(place, f"is {shown(pair)}", allowed)
    one, other = [sheet.choice((*place, index), keys) for index in range(2)]
    if one == other:
        raise sheet.fault(place, f"is {keys[one]} twice", allowed)
    return one, other


def read_members(sheet: TomlReader, place: TomlPath, keys: Sequence[str]) -> list[str]:
    """Some of these words, each with its flag: { india = "R", china = "K" }."""
    members = sheet.subset(place, keys)
    for member in members:
        sheet.flag((*place, member), (*place, member))
    return members


def mask_of(members: Sequence[str], keys: Sequence[str]) -> int:
    """Some of these words as a bit mask."""
    return sum([1 << keys.index(member) for member in members])
