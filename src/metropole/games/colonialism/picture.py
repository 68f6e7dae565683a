"""A position of Colonialism as it lies on the table."""

from functools import cache
from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.colonialism.rules.board import COLOURS, Board, Region, Zone
from metropole.games.colonialism.rules.queries import (
    ALL_COLOURS,
    ALL_REGIONS,
    ALL_ZONES,
    action_counter,
    all_seats,
    cards_in,
    holdings,
    limit,
    limit_fails,
    size,
    strengths,
    track,
    value,
)
from metropole.games.colonialism.rules.setup import SHIPS_EACH
from metropole.games.colonialism.rules.state import (
    COLOUR_COUNT,
    GRAY,
    NO_CARD,
    NO_EVENT,
    PURPLE,
    REGION_COUNT,
    ZONE_COUNT,
    Seat,
)
from metropole.games.colonialism.rules.view import HIDDEN_CARD, ColonialismView
from metropole.games.colonialism.speaker import Speaker
from metropole.kernel.view import SPECTATOR
from metropole.pictures import maps, page, pieces
from metropole.pictures.maps import WIDTH, Map, MapPlace, Point, Sea
from metropole.pictures.marks import at, haloed, line, path, rect, words
from metropole.pictures.page import BAR, LOWER, MARGIN, Column, Layers, Page, note, number, plate
from metropole.pictures.palette import FAINT, INK, PANEL, TOKENS, WARN

LAPS: Final = ("", "I", "II", "III")

TILE: Final = 25
FIGURE: Final = 7.6  # the width of a figure on tiles
CUBE: Final = 15
MANY: Final = 5  # more cubes than this are counted by colour
CARD: Final = 1.2  # the scale of policy cards
FAN: Final = pieces.CARD.width * CARD + 1.5
FARTHEST: Final = 92  # a long line of tiles and cubes grows to the right only
WIDEST: Final = 190  # of the row of discs; a crowded one is drawn smaller
LEAST: Final = 47  # from the middle of the tiles to the foot of the discs


class RegionPlace(MapPlace):
    """A place: where its tiles and its discs lie."""

    tiles: Point = (0, 0)
    stacks: Point = (0, 0)


@cache
def game_map() -> Map[RegionPlace]:
    """The map of the game, read once."""
    return maps.read("metropole.games.colonialism", RegionPlace)


def layers(view: ColonialismView, chart: BoardFile[Board], language: str) -> Layers:
    return page.layers(ColonialismPicture(view, chart, language).page(), game_map())


class ColonialismPicture:
    """Somebody's view of the table, and the words for what lies there."""

    def __init__(self, view: ColonialismView, chart: BoardFile[Board], language: str = "en") -> None:
        self.view = view
        self.g = view.table
        self.s = view.table.s
        self.speaker = Speaker(language, view.edition, chart, view.seat)

    def page(self) -> Page:
        chart = game_map()
        looks = [maps.tinted(place) for place in chart.places]
        names = [self.speaker.region(region) for region in ALL_REGIONS]
        seas = [self.speaker.zone(zone) for zone in ALL_ZONES]
        ships = [self.ships(zone, chart.zones[zone]) for zone in ALL_ZONES]
        blocks = [self.block(region, chart.places[region]) for region in ALL_REGIONS]
        return Page(
            game=f"Colonialism, {self.view.edition.name}",
            moment=self.moment(),
            viewer=page.viewer_of(self.view, self.speaker),
            ground=maps.ground(chart, looks, names, seas),
            pieces="".join([*ships, *blocks]),
            corners=self.corners(page.below_map(chart)),
            columns=self.columns(),
            order=track(self.g) or all_seats(self.g),
            awaited=self.view.awaiting,
            foot=self.own_cards(),
        )

    def colour(self, seat: int) -> str:
        return self.view.edition.colours[seat]

    def moment(self) -> str:
        """2.8 Turn and phase; at the end who has won."""
        if self.view.outcome is not None:
            return self.speaker.outcome(self.view.outcome)[0]
        if not self.has_begun():
            return self.speaker.say("moment-setup")
        moment = self.speaker.moment(self.s.turn, self.s.phase)
        return self.speaker.say("tui-moment", moment=moment, turns=self.view.edition.turns)

    def has_begun(self) -> bool:
        """4.0 All ships have been placed."""
        return sum(self.s.fresh) + sum(self.s.used) >= SHIPS_EACH * self.g.seats

    def seats_from_viewer(self) -> list[Seat]:
        """One's own pieces first, the others in turn order."""
        order = track(self.g) or all_seats(self.g)
        return sorted(order, key=lambda seat: seat != self.view.seat)

    # --- regions ---

    def block(self, region: Region, place: RegionPlace) -> str:
        """Two lines below the name of a region: its tiles and cubes, then discs and cards."""
        foot = max(place.stacks[1], place.tiles[1] + LEAST)
        return at(*place.tiles, self.tiles(region)) + at(place.stacks[0], foot, self.crowd(region))

    def tiles(self, region: Region) -> str:
        """2.7.1, 2.7.2 The order tile, the limit tile, and the cubes."""
        order = str(self.s.order.index(region) + 1) if region in self.s.order else "–"
        tile, wide = self.limit_tile(region)
        cubes, cubes_wide = self.cubes(region)
        whole = TILE + 4 + wide + (7 + cubes_wide if cubes_wide else 0)
        return at(
            -min(whole / 2, FARTHEST),
            0,
            rect(0, -TILE / 2, TILE, TILE, rx=4, fill=INK),
            words(TILE / 2, 5.5, order, 16, "middle", 700, fill=PANEL),
            at(TILE + 4, 0, tile),
            at(TILE + 11 + wide + CUBE / 2, 0, cubes),
        )

    def limit_tile(self, region: Region) -> tuple[str, float]:
        """2.7.2 The value, how many discs there are and may be; and how wide that is."""
        total, most = str(sum(strengths(self.g, region))), f"/ {limit(self.g, region)}"
        is_above = limit_fails(self.g, region)
        wide = 42 + len(f"{total} {most}") * FIGURE
        edge = {"stroke": WARN if is_above else TOKENS["line2"], "stroke_width": 2 if is_above else 1}
        marks = [
            rect(0, -TILE / 2, wide, TILE, rx=4, fill=PANEL, **edge),
            at(12, 0, pieces.cube_outline(), scale=0.95),
            words(21, 5.4, str(value(self.g, region)), 15.5, weight=600),
            line((35, -7.5), (35, 7.5), stroke=TOKENS["line2"], stroke_width=1),
            words(wide - 6, 5.4, most, 15.5, "end", fill=FAINT),
            words(wide - 4.4 - FIGURE * len(most), 5.4, total, 15.5, "end", 700, fill=WARN if is_above else INK),
        ]
        return "".join(marks), wide

    def cubes(self, region: Region) -> tuple[str, float]:
        """The cubes in a row, and how wide it is; many are counted by colour."""
        counts = self.s.cubes[region * COLOUR_COUNT : (region + 1) * COLOUR_COUNT]
        marks: list[str] = []
        x = 0.0
        for colour, count in zip(COLOURS, counts, strict=True):
            if sum(counts) > MANY and count:
                marks += [at(x, 0, pieces.cube(colour), scale=1.12), haloed(x + 8.5, 5, str(count), 14, "start")]
                x += CUBE + 15
            else:
                marks += [at(x + CUBE * i, 0, pieces.cube(colour), scale=1.12) for i in range(count)]
                x += CUBE * count
        return "".join(marks), x

    def crowd(self, region: Region) -> str:
        """2.4, 2.2 Discs of all factions, then policy cards."""
        marks: list[str] = []
        x = 0.0
        for faction, owner, count in self.stacks(region):
            width = pieces.stack_width(count)
            marks.append(at(x + width / 2, 0, pieces.discs(faction, count), *self.counted(owner, count)))
            x += width + 3
        cards = self.policies(region)
        marks += [at(x + 3 + i * FAN, -21, card, scale=CARD) for i, card in enumerate(cards)]
        x += 3 + FAN * len(cards) if cards else 0
        scale = min(1.0, WIDEST / x) if x else 1.0
        return at(-x * scale / 2, 0, *marks, scale=scale)

    def stacks(self, region: Region) -> list[tuple[str, str, int]]:
        """Faction, by whom it is hired, and how many discs."""
        seats, s = self.seats_from_viewer(), self.s
        hired = "mercenaries" if self.view.edition.purple else "natives"  # gray ones serve where there are none
        found = [(self.colour(seat), "", s.discs[seat * REGION_COUNT + region]) for seat in seats]
        found += [(hired, self.colour(seat), s.mercenaries[seat * REGION_COUNT + region]) for seat in seats]
        return [stack for stack in [*found, ("natives", "", s.natives[region])] if stack[2]]

    def counted(self, owner: str, count: int) -> list[str]:
        if not owner:
            return [haloed(0, 14, str(count), 15)]
        return [at(-8, 9.5, pieces.badge(owner), scale=0.58), haloed(5, 14, str(count), 15)]

    def policies(self, region: Region) -> list[str]:
        """2.2 Policy cards: a face-down card shows its back, to its owner also what it is."""
        code = self.speaker.card_code
        cards: list[str] = []
        for seat in all_seats(self.g):
            cell = seat * REGION_COUNT + region
            down, colour = self.s.down[cell], self.colour(seat)
            if down != NO_CARD:
                cards.append(pieces.card(colour, "" if down == HIDDEN_CARD else code(down)))
            cards += [pieces.card(colour, code(card), is_open=True) for card in cards_in(self.s.up[cell])]
        return cards

    # --- sea zones ---

    def ships(self, zone: Zone, place: Sea) -> str:
        """2.5 The ships of a zone in rows, used ones on their side."""
        ships: list[str] = []
        for seat in self.seats_from_viewer():
            cell = seat * ZONE_COUNT + zone
            ships += [pieces.ship(self.colour(seat), False)] * self.s.fresh[cell]
            ships += [pieces.ship(self.colour(seat), True)] * self.s.used[cell]
        nudge = (14, -2) if zone == ALL_ZONES[1] else (0, 0)  # the Mediterranean is narrow
        return at(place.ships[0] + nudge[0], place.ships[1] + nudge[1], fleet(ships))

    # --- corners ---

    def corners(self, bottom: float) -> str:
        return "".join([self.event(), self.turn_order(bottom), self.supply(bottom), self.upgrades(bottom)])

    def event(self) -> str:
        """X1 The event in force."""
        if self.s.event == NO_EVENT:
            return ""
        name = self.speaker.event_card(self.s.event)
        left = f"{size(self.s.event_deck)} more in the deck"
        return plate(
            MARGIN,
            BAR + 10,
            max(164, 24 + len(name) * 8.2),
            44,
            words(12, 18, "Event", 12, fill=FAINT),
            words(48, 18, left, 12, fill=FAINT),
            words(12, 36, name, 16, weight=600),
        )

    def turn_order(self, bottom: float) -> str:
        """2.1 Who stands in which row, and how often each has acted in this round."""
        rows = self.view.edition.rows or self.g.seats
        marks = [self.track_row(row) for row in range(1, rows + 1)]
        height = 26 + 24 * rows
        title = words(12, 17, "Turn order", 12, fill=FAINT)
        return plate(MARGIN, bottom - height - 10, 152, height, title, self.common_counter(), *marks)

    def common_counter(self) -> str:
        """5.0 (original) One counter for all, above the spaces I, II and III."""
        if not self.view.edition.common_counter or not self.has_begun():
            return ""
        return path("M-5-6h10l-5 7z", fill=INK, transform=f"translate({40 + 30 * action_counter(self.g)} 19)")

    def track_row(self, row: int) -> str:
        seat = self.s.rows.index(row) if row in self.s.rows else SPECTATOR
        marks = [words(12, LOWER, str(row), 14, weight=600)]
        lap = self.lap(seat)
        for place, name in enumerate(LAPS):
            x = 40 + 30 * place
            marks.append(rect(x - 13, -10, 26, 20, rx=4, fill=TOKENS["panel2"]))
            if place == lap:
                marks.append(at(x, 0, pieces.badge(self.colour(seat)), scale=0.85))
            else:
                marks.append(words(x, 4.5, name, 12, "middle", fill=FAINT))
        return at(0, 12 + 24 * row, *marks)

    def lap(self, seat: int) -> int:
        """On which space of the track a disc lies; nowhere if there is none."""
        if seat == SPECTATOR:
            return SPECTATOR
        return 0 if self.view.edition.common_counter else min(3, self.s.acted[seat])

    def supply(self, bottom: float) -> str:
        """Discs and cubes that belong to nobody."""
        s = self.s
        marks = [at(20, 20, pieces.badge("natives"), scale=0.85), words(34, 25, f"Natives {s.supply[GRAY]}", 14)]
        x = 124.0
        if self.view.edition.purple:
            marks += [at(x, 20, pieces.badge("mercenaries"), scale=0.85)]
            marks += [words(x + 14, 25, f"Mercenaries {s.supply[PURPLE]}", 14)]
            x += 126
        marks.append(words(x - 8, 25, "Bag", 14))
        for colour in ALL_COLOURS:
            marks += [at(x + 32 + 36 * colour, 20, pieces.cube(COLOURS[colour]))]
            marks += [words(x + 41 + 36 * colour, 25, str(s.bag[colour]), 14, weight=600)]
        wide = x + 140
        return plate(WIDTH - MARGIN - wide, bottom - 50, wide, 40, *marks)

    def upgrades(self, bottom: float) -> str:
        """X2 What can be bought, at which price, and who has bought."""
        prices = self.view.edition.upgrades
        if not prices:
            return ""
        lines = [at(0, 30 + 19 * i, self.upgrade(i, price)) for i, price in enumerate(prices)]
        height = 24 + 19 * len(prices)
        title = words(12, 16, "Upgrades, price in cubes", 12, fill=FAINT)
        return plate(WIDTH - MARGIN - 190, bottom - 58 - height, 190, height, title, *lines)

    def upgrade(self, number: int, price: int) -> str:
        owner = self.s.owners[number]
        name = words(12, LOWER, self.speaker.upgrade(number), 14, fill=FAINT if owner in all_seats(self.g) else INK)
        if owner in all_seats(self.g):
            return name + at(174, 0, pieces.badge(self.colour(owner)), scale=0.8)
        return name + words(174, LOWER, str(price), 14, "middle", 600)

    # --- seats ---

    def columns(self) -> list[Column]:
        over = self.view.outcome is not None
        return [
            Column("Player", 118, self.player, is_left=True),
            *([Column("Score", 54, self.score)] if over else []),
            Column("Row", 40, lambda seat: number(self.s.rows[seat])),
            Column("Reserve", 62, lambda seat: number(self.s.reserve[seat])),
            Column("Cubes held", 136, self.held),
            Column("This turn", 62, lambda seat: number(self.s.gained[seat])),
            Column("Ships", 96, self.fleet_of),
            Column("Hand", 50, lambda seat: number(self.view.hand_sizes[seat])),
            Column("Deck", 50, lambda seat: number(self.view.deck_sizes[seat])),
            Column("Discard", 58, lambda seat: number(size(self.s.discards[seat]))),
            Column("Interests", 150, self.interests),
            Column("In play", 120, self.played, is_left=True),
            Column("Upgrades", 220, self.owned, is_left=True),
        ]

    def player(self, seat: int) -> str:
        name = note(self.speaker.seat(seat), 26, weight=600)
        return at(12, 0, pieces.badge(self.colour(seat)), scale=0.9) + name

    def score(self, seat: int) -> str:
        outcome = self.view.outcome
        return number(outcome.scores[seat]) if outcome else ""

    def held(self, seat: int) -> str:
        """3.0 The cubes collected, by colour."""
        counts = holdings(self.g, Seat(seat))
        return "".join([at(-42 + 42 * i, 0, cubes_of(COLOURS[i], counts[i])) for i in ALL_COLOURS])

    def fleet_of(self, seat: int) -> str:
        cells = slice(seat * ZONE_COUNT, (seat + 1) * ZONE_COUNT)
        fresh, lying = sum(self.s.fresh[cells]), sum(self.s.used[cells])
        return note(f"{fresh} fresh, {lying} used", anchor="middle")

    def interests(self, seat: int) -> str:
        """2.6.3 What is known of them: how many, or which."""
        known = cards_in(self.s.interests[seat])
        if not known:
            return number(self.view.interest_sizes[seat])
        step = min(44.0, 146 / len(known))
        left = -step * len(known) / 2
        return "".join([at(left + step * i, 0, self.interest(one)) for i, one in enumerate(known)])

    def interest(self, interest: int) -> str:
        board = self.g.board
        code = self.speaker.region_code(board.interest_region[interest])
        return note(code) + at(29, 0, pieces.cube(COLOURS[board.interest_colour[interest]]), scale=0.9)

    def played(self, seat: int) -> str:
        """The action card being resolved."""
        return note(self.speaker.card(self.s.played[seat])) if self.s.played[seat] != NO_CARD else ""

    def owned(self, seat: int) -> str:
        """X2 The first words of their names, which stand in full beside the map."""
        names = [self.speaker.upgrade(i).split()[0] for i, owner in enumerate(self.s.owners) if owner == seat]
        return words(0, LOWER - 1, ", ".join(names), page.SMALL)

    def own_cards(self) -> str:
        """The hand of whoever looks."""
        if self.view.seat == SPECTATOR:
            return ""
        names = [self.speaker.card(card) for card in cards_in(self.s.hands[self.view.seat])]
        return note("Hand", fill=FAINT) + note(", ".join(names) or "empty", 38)


def cubes_of(colour: str, count: int) -> str:
    return at(-9, 0, pieces.cube(colour)) + words(1, LOWER, str(count), page.FIGURE, weight=600)


SHIP: Final = 29  # from one ship to the next
SHORT: Final = 4  # ships in a row
LONG: Final = 6  # in a row of a crowded zone


def fleet(ships: list[str]) -> str:
    """Ships in rows round the origin."""
    if not ships:
        return ""
    is_crowded = len(ships) > 2 * SHORT
    step = SHIP * 0.8 if is_crowded else SHIP
    rows = -(-len(ships) // (LONG if is_crowded else SHORT))
    per_row = -(-len(ships) // rows)
    marks: list[str] = []
    for row in range(rows):
        own = ships[row * per_row : (row + 1) * per_row]
        y = (row - (rows - 1) / 2) * SHIP
        marks += [at((i - (len(own) - 1) / 2) * step, y, ship) for i, ship in enumerate(own)]
    return "".join(marks)
