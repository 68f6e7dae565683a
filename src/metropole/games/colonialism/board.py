"""The board of Colonialism, read from a file and checked against what is known of it."""

from collections.abc import Sequence
from typing import Final

from metropole.boards.board_file import BoardFile, digest_of
from metropole.boards.parts import (
    PRINT,
    check_game,
    check_stated,
    keys_of,
    mask_of,
    read_links,
    read_members,
    read_names,
)
from metropole.boards.toml_reader import TomlPath, TomlReader, listed, with_reason
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES, Board

REGION_KEYS: Final = keys_of(REGIONS)
ZONE_KEYS: Final = keys_of(ZONES)
EVENT_KEYS: Final = keys_of(EVENTS)
PLAYERS: Final = (2, 3, 4)
LARGEST_SET: Final = 4  # the tiles for so many players
VALUE_SUM: Final = 15
VALUE_MOST: Final = 4
FOUR_DICE: Final = "because the printed game has four dice, and the engine rolls at least one"
LIMIT_MOST: Final = 152
ALL_CUBES: Final = "because the printed number of cubes follows from it"
ALL_DISCS: Final = "because the printed game has no more discs"
NEEDS_SEA: Final = "because the printed rules need a ship in a sea beside a region"
STATED_LIMITS: Final = {("sub_saharan_africa", 2): 6, ("middle_east", 4): 16}
OPIUM_TRADE: Final = "opium_trade"
URABI_REVOLT: Final = "urabi_revolt"


def read(sheet: TomlReader) -> BoardFile[Board]:
    """The whole file, chapter by chapter."""
    check_game(sheet, "colonialism")
    sheet.table((), ("game", "title", "regions", "links", "zones", "interests", "events"))
    title = sheet.words(("title",))
    region_names = read_names(sheet, "regions", REGION_KEYS, ("tiles",))
    values, limits = read_tiles(sheet)
    neighbours = read_links(sheet, REGION_KEYS, REGION_KEYS, "regions")
    zone_names = read_names(sheet, "zones", ZONE_KEYS, ("shores",))
    shores = read_shores(sheet)
    interests = read_interests(sheet)
    places, others = read_events(sheet)
    board = Board(neighbours, shores, values, limits, interests, places, others)
    return BoardFile(board, region_names | zone_names, sheet.flags, digest_of(content_of(board)), title)


def read_tiles(sheet: TomlReader) -> tuple[list[list[int]], list[list[int]]]:
    """2.7.2 Eighteen limit tiles: one per region for two, three and four players, each with value and limit."""
    for region in REGION_KEYS:
        sheet.table(("regions", region, "tiles"), [str(players) for players in PLAYERS])
        for players in PLAYERS:
            sheet.table(("regions", region, "tiles", str(players)), ("value", "limit"))
    values: list[list[int]] = [[], []]
    limits: list[list[int]] = [[], []]
    for players in PLAYERS:
        values.append([read_value(sheet, region, players) for region in REGION_KEYS])
        limits.append([read_limit(sheet, region, players) for region in REGION_KEYS])
    check_sum(sheet, LARGEST_SET, values[LARGEST_SET])
    return values, limits


def read_value(sheet: TomlReader, region: str, players: int) -> int:
    """2.7.2 Cubes and native dice of a region; there are only four dice."""
    return sheet.whole(sheet.flagged(("regions", region, "tiles", str(players), "value")), 1, VALUE_MOST, FOUR_DICE)


def read_limit(sheet: TomlReader, region: str, players: int) -> int:
    """2.7.2 The limit of a region; two of the eighteen are stated in print."""
    place = sheet.flagged(("regions", region, "tiles", str(players), "limit"))
    limit = sheet.whole(place, 1, LIMIT_MOST, ALL_DISCS)
    check_stated(sheet, place, limit, STATED_LIMITS.get((region, players), limit))
    return limit


def check_sum(sheet: TomlReader, players: int, values: list[int]) -> None:
    """2.0 So many cubes are printed: they last for exactly the whole game if the largest values add up to fifteen.

    A smaller set may have any sum.
    """
    if sum(values) != VALUE_SUM:
        terms = "+".join([str(value) for value in values])
        place = ("regions", "*", "tiles", str(players), "value", "is")
        allowed = with_reason(f"a sum of {VALUE_SUM} over all regions", ALL_CUBES)
        raise sheet.fault(place, f"adds up to {terms} = {sum(values)}", allowed)


def read_shores(sheet: TomlReader) -> list[int]:
    """2.1 The regions each zone touches; no region is without a zone."""
    shores = [read_shore(sheet, ("zones", zone, "shores")) for zone in ZONE_KEYS]
    for index, region in enumerate(REGION_KEYS):
        if not any(shore >> index & 1 for shore in shores):
            place = ("zones", "*", "shores", region)
            allowed = with_reason("every region in the shores of at least one zone", NEEDS_SEA)
            raise sheet.fault(place, "is missing in all zones", allowed)
    return shores


def read_shore(sheet: TomlReader, place: TomlPath) -> int:
    """2.1 Ships lie in a zone to be beside regions."""
    regions = read_members(sheet, place, REGION_KEYS)
    if not regions:
        raise sheet.fault(place, "is empty", with_reason(f"at least one of {listed(REGION_KEYS)}", NEEDS_SEA))
    return mask_of(regions, REGION_KEYS)


def read_interests(sheet: TomlReader) -> list[tuple[int, int]]:
    """2.6.3 Twelve economic interest cards, two per region, each a region and a colour."""
    rows = sheet.rows(("interests",), ("region", "colour", "flag"))
    allowed = with_reason(f"{2 * len(REGION_KEYS)} cards, exactly two per region", PRINT)
    if len(rows) != 2 * len(REGION_KEYS):
        raise sheet.fault(("interests",), f"is a list of {len(rows)}", allowed)
    seen = [0] * len(REGION_KEYS)
    cards: list[tuple[int, int]] = []
    for row in rows:
        region = sheet.choice((*row, "region"), REGION_KEYS)
        seen[region] += 1
        if seen[region] > 2:
            raise sheet.fault((*row, "region"), f"is a third card for {REGION_KEYS[region]}", allowed)
        cards.append((region, sheet.choice((*row, "colour"), COLOURS)))
        sheet.flag((*row, "flag"), row)
    return cards


def read_events(sheet: TomlReader) -> tuple[list[int], list[int]]:
    """Expansion I: the place of every event, and the second one where there are two."""
    sheet.table(("events",), EVENT_KEYS, (), PRINT)
    both = [read_event(sheet, event) for event in EVENT_KEYS]
    return [place for place, _ in both], [other for _, other in both]


def read_event(sheet: TomlReader, event: str) -> tuple[int, int]:
    """Expansion I: most events name a region, the Urabi Revolt a zone, the Opium Trade two regions."""
    if event == OPIUM_TRADE:
        return read_opium_trade(sheet)
    if event == URABI_REVOLT:
        return read_place(sheet, event, "zone", ZONE_KEYS), -1
    return read_place(sheet, event, "region", REGION_KEYS), -1


def read_place(sheet: TomlReader, event: str, kind: str, keys: Sequence[str]) -> int:
    """The one place of an event."""
    sheet.table(("events", event), (kind,))
    return sheet.choice(sheet.flagged(("events", event, kind)), keys)


def read_opium_trade(sheet: TomlReader) -> tuple[int, int]:
    """Expansion I: the black cubes of one region change places with the brown cubes of another."""
    event: TomlPath = ("events", OPIUM_TRADE)
    sheet.table(event, ("black_from", "brown_from"))
    black = sheet.choice(sheet.flagged((*event, "black_from")), REGION_KEYS)
    place = sheet.flagged((*event, "brown_from"))
    brown = sheet.choice(place, REGION_KEYS)
    if black == brown:
        allowed = with_reason("a region other than black_from", PRINT)
        raise sheet.fault(place, f"is '{REGION_KEYS[brown]}' like black_from", allowed)
    return black, brown


def content_of(board: Board) -> list[object]:
    """What matters to the rules."""
    return [
        "colonialism",
        board.neighbours,
        board.shores,
        board.values,
        board.limits,
        board.interest_region,
        board.interest_colour,
        board.event_place,
        board.event_other,
    ]
