"""A position of Colonialism as it lies on the table, drawn from its scene."""

from functools import cache
from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.colonialism.rules.board import COLOURS, Board
from metropole.games.colonialism.rules.queries import ALL_REGIONS, ALL_ZONES
from metropole.games.colonialism.rules.state import NATIVES
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.colonialism.scene import (
    ColonialismSeat,
    DiscsShown,
    RegionShown,
    ShipsShown,
    UpgradeShown,
    own_scene,
    scene,
)
from metropole.games.colonialism.speaker import Speaker
from metropole.pictures import maps, page, pieces
from metropole.pictures.maps import WIDTH, Map, MapPlace, Point
from metropole.pictures.marks import at, haloed, line, path, rect, words
from metropole.pictures.page import BAR, LOWER, MARGIN, Column, Layers, Page, counted, note, number, plate
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
        self.scene = scene(view)
        self.own = own_scene(view)
        self.speaker = Speaker(language, view.edition, chart, view.seat)

    def page(self) -> Page:
        chart = game_map()
        looks = [maps.tinted(place) for place in chart.places]
        names = [self.speaker.region(region) for region in ALL_REGIONS]
        seas = [self.speaker.zone(zone) for zone in ALL_ZONES]
        ships = [at(*berth(zone, chart.zones[zone].ships), self.ships(self.scene.zones[zone])) for zone in ALL_ZONES]
        blocks = [self.block(region, chart.places[region]) for region in ALL_REGIONS]
        return Page(
            game=f"Colonialism, {self.view.edition.name}",
            moment=self.moment(),
            viewer=page.viewer_of(self.view, self.speaker),
            ground=maps.ground(chart, looks, names, seas),
            pieces="".join([*ships, *blocks]),
            corners=self.corners(page.below_map(chart)),
            columns=self.columns(),
            order=self.scene.turn_order,
            awaited=self.view.awaiting,
            foot=self.own_cards(),
        )

    def say(self, key: str, **values: str | int) -> str:
        return self.speaker.speak("drawing", values, key)

    def colour(self, seat: int) -> str:
        return self.scene.seats[seat].colour

    def moment(self) -> str:
        """2.8 Turn and phase; at the end who has won."""
        if self.view.outcome is not None:
            return self.speaker.outcome(self.view.outcome)[0]
        if self.scene.phases[0].key == "setup":
            return self.speaker.say("moment-setup")
        over = [phase for phase in self.scene.phases if phase.state == "done"]
        moment = self.speaker.moment(self.scene.turn, len(over))
        return self.speaker.say("tui-moment", moment=moment, turns=self.scene.turns)

    # --- regions ---

    def block(self, number: int, place: RegionPlace) -> str:
        """Two lines below the name of a region: its tiles and cubes, then discs and cards."""
        foot = max(place.stacks[1], place.tiles[1] + LEAST)
        region = self.scene.regions[number]
        return at(*place.tiles, tiles(region)) + at(place.stacks[0], foot, self.crowd(region, number))

    def crowd(self, region: RegionShown, number: int) -> str:
        """2.4, 2.2 Discs of all factions, then policy cards."""
        marks: list[str] = []
        x = 0.0
        for discs in sorted(region.discs, key=self.nearness):
            width = pieces.stack_width(discs.count)
            marks.append(at(x + width / 2, 0, pieces.discs(discs.look, discs.count), *self.figures(discs)))
            x += width + 3
        cards = self.policies(region, number)
        marks += [at(x + 3 + i * FAN, -21, card, scale=CARD) for i, card in enumerate(cards)]
        x += 3 + FAN * len(cards) if cards else 0
        scale = min(1.0, WIDEST / x) if x else 1.0
        return at(-x * scale / 2, 0, *marks, scale=scale)

    def nearness(self, discs: DiscsShown) -> tuple[bool, bool, bool]:
        """Own discs before hired ones, natives last; the viewer's before those of the others, who are in turn order."""
        return discs.faction == NATIVES, discs.hired, discs.faction != self.view.seat

    def figures(self, discs: DiscsShown) -> list[str]:
        if not discs.hired:
            return [haloed(0, 14, str(discs.count), 15)]
        badge = pieces.badge(self.colour(discs.faction))
        return [at(-8, 9.5, badge, scale=0.58), haloed(5, 14, str(discs.count), 15)]

    def policies(self, region: RegionShown, number: int) -> list[str]:
        """2.2 Policy cards: a face-down card shows its back, to its owner also what it is."""
        code = self.speaker.card_code
        cards: list[str] = []
        for laid in region.policies:
            colour = self.colour(laid.seat)
            known = self.own.down[number] if self.own and laid.seat == self.view.seat else None
            if laid.hidden:
                cards.append(pieces.card(colour, "" if known is None else code(known)))
            cards += [pieces.card(colour, code(card), is_open=True) for card in laid.open]
        return cards

    def ships(self, zone: list[ShipsShown]) -> str:
        """2.5 The ships of a zone in rows, the viewer's first, used ones on their side."""
        ships: list[str] = []
        for own in sorted(zone, key=lambda ships: ships.seat != self.view.seat):
            ships += [pieces.ship(self.colour(own.seat), False)] * own.fresh
            ships += [pieces.ship(self.colour(own.seat), True)] * own.used
        return fleet(ships)

    # --- corners ---

    def corners(self, bottom: float) -> str:
        return "".join([self.event(), self.turn_order(bottom), self.supply(bottom), self.upgrades(bottom)])

    def event(self) -> str:
        """X1 The event in force."""
        if self.scene.event is None:
            return ""
        name, title = self.speaker.event_card(self.scene.event), self.say("event")
        return plate(
            MARGIN,
            BAR + 10,
            max(164, 24 + len(name) * 8.2),
            44,
            words(12, 18, title, 12, fill=FAINT),
            words(12 + 7.2 * len(title), 18, self.say("events-left", count=self.scene.events_left), 12, fill=FAINT),
            words(12, 36, name, 16, weight=600),
        )

    def turn_order(self, bottom: float) -> str:
        """2.1 Who stands in which row, and how often each has acted in this round."""
        rows = [self.track_row(row, seat) for row, seat in enumerate(self.scene.track, 1)]
        height = 26 + 24 * len(rows)
        title = words(12, 17, self.say("turn-order"), 12, fill=FAINT)
        return plate(MARGIN, bottom - height - 10, 152, height, title, self.common_counter(), *rows)

    def common_counter(self) -> str:
        """5.0 (original) One counter for all, above the spaces I, II and III."""
        if self.scene.counter is None:
            return ""
        return path("M-5-6h10l-5 7z", fill=INK, transform=f"translate({40 + 30 * self.scene.counter} 19)")

    def track_row(self, row: int, seat: int | None) -> str:
        marks = [words(12, LOWER, str(row), 14, weight=600)]
        for place, name in enumerate(LAPS):
            x = 40 + 30 * place
            marks.append(rect(x - 13, -10, 26, 20, rx=4, fill=TOKENS["panel2"]))
            if seat is not None and place == self.lap(seat):
                marks.append(at(x, 0, pieces.badge(self.colour(seat)), scale=0.85))
            else:
                marks.append(words(x, 4.5, name, 12, "middle", fill=FAINT))
        return at(0, 12 + 24 * row, *marks)

    def lap(self, seat: int) -> int:
        """On which space of the track a disc lies."""
        return 0 if self.view.edition.common_counter else min(3, self.scene.seats[seat].acted)

    def supply(self, bottom: float) -> str:
        """Discs and cubes that belong to nobody."""
        marks: list[str] = []
        x = 20.0
        for pile, count, least in (("natives", self.scene.natives, 104), ("mercenaries", self.scene.mercenaries, 126)):
            if count is not None:
                text = self.say(pile, count=count)
                marks += [at(x, 20, pieces.badge(pile), scale=0.85), words(x + 14, 25, text, 14)]
                x += max(least, 24 + len(text) * 7)
        bag = self.say("bag")
        marks.append(words(x - 8, 25, bag, 14))
        x += (len(bag) - 3) * 7
        for colour, left in enumerate(self.scene.bag):
            marks += [at(x + 32 + 36 * colour, 20, pieces.cube(COLOURS[colour]))]
            marks += [words(x + 41 + 36 * colour, 25, str(left), 14, weight=600)]
        wide = x + 140
        return plate(WIDTH - MARGIN - wide, bottom - 50, wide, 40, *marks)

    def upgrades(self, bottom: float) -> str:
        """X2 What can be bought, at which price, and who has bought."""
        offered = self.scene.upgrades
        if not offered:
            return ""
        lines = [at(0, 30 + 19 * i, self.upgrade(i, one)) for i, one in enumerate(offered)]
        height = 24 + 19 * len(offered)
        title = words(12, 16, self.say("prices"), 12, fill=FAINT)
        return plate(WIDTH - MARGIN - 190, bottom - 58 - height, 190, height, title, *lines)

    def upgrade(self, number: int, upgrade: UpgradeShown) -> str:
        name = self.speaker.upgrade(number)
        if upgrade.owner is None:
            return words(12, LOWER, name, 14) + words(174, LOWER, str(upgrade.price), 14, "middle", 600)
        owner = pieces.badge(self.colour(upgrade.owner))
        return words(12, LOWER, name, 14, fill=FAINT) + at(174, 0, owner, scale=0.8)

    # --- seats ---

    def columns(self) -> list[Column]:
        seats, outcome = self.scene.seats, self.view.outcome
        return [
            Column(self.say("player"), 118, self.player, is_left=True),
            *([counted(self.say("score"), 54, outcome.scores)] if outcome is not None else []),
            counted(self.say("row"), 40, [seat.row for seat in seats]),
            counted(self.say("reserve"), 62, [seat.reserve for seat in seats]),
            Column(self.say("cubes"), 136, lambda seat: held(seats[seat].cubes)),
            counted(self.say("gained"), 62, self.view.table.s.gained),
            Column(self.say("ships"), 96, self.fleet_of),
            counted(self.say("hand"), 50, [seat.hand for seat in seats]),
            counted(self.say("deck"), 50, [seat.deck for seat in seats]),
            counted(self.say("discard"), 58, [len(seat.discards) for seat in seats]),
            Column(self.say("interests"), 150, self.interests),
            Column(self.say("played"), 120, lambda seat: self.played(seats[seat]), is_left=True),
            Column(self.say("upgrades"), 220, lambda seat: self.owned(seats[seat]), is_left=True),
        ]

    def player(self, seat: int) -> str:
        name = note(self.speaker.seat(seat), 26, weight=600)
        return at(12, 0, pieces.badge(self.colour(seat)), scale=0.9) + name

    def fleet_of(self, seat: int) -> str:
        own = [ships for zone in self.scene.zones for ships in zone if ships.seat == seat]
        fresh, used = sum([ships.fresh for ships in own]), sum([ships.used for ships in own])
        return note(self.say("fleet", fresh=fresh, used=used), anchor="middle")

    def interests(self, seat: int) -> str:
        """2.6.3 What is known of them: how many, or which."""
        before, own = self.scene.seats[seat], self.own if seat == self.view.seat else None
        known = before.known_interests if own is None else own.interests
        if not known:
            return number(before.interests)
        step = min(44.0, 146 / len(known))
        left = -step * len(known) / 2
        return "".join([at(left + step * i, 0, self.interest(one)) for i, one in enumerate(known)])

    def interest(self, interest: int) -> str:
        board = self.view.table.board
        code = self.speaker.region_code(board.interest_region[interest])
        return note(code) + at(29, 0, pieces.cube(COLOURS[board.interest_colour[interest]]), scale=0.9)

    def played(self, seat: ColonialismSeat) -> str:
        """The action card being resolved."""
        return "" if seat.played is None else note(self.speaker.card(seat.played))

    def owned(self, seat: ColonialismSeat) -> str:
        """X2 The first words of their names, which stand in full beside the map."""
        names = [self.speaker.upgrade(upgrade).split()[0] for upgrade in seat.upgrades]
        return words(0, LOWER - 1, ", ".join(names), page.SMALL)

    def own_cards(self) -> str:
        """The hand of whoever looks."""
        if self.own is None:
            return ""
        names = [self.speaker.card(card) for card in self.own.hand]
        return note(self.say("hand"), fill=FAINT) + note(", ".join(names) or self.say("empty"), 38)


def tiles(region: RegionShown) -> str:
    """2.7.1, 2.7.2 The order tile, the limit tile, and the cubes."""
    tile, wide = limit_tile(region)
    marks, cubes_wide = cubes(region.cubes)
    whole = TILE + 4 + wide + (7 + cubes_wide if cubes_wide else 0)
    return at(
        -min(whole / 2, FARTHEST),
        0,
        rect(0, -TILE / 2, TILE, TILE, rx=4, fill=INK),
        words(TILE / 2, 5.5, str(region.order or "–"), 16, "middle", 700, fill=PANEL),
        at(TILE + 4, 0, tile),
        at(TILE + 11 + wide + CUBE / 2, 0, marks),
    )


def limit_tile(region: RegionShown) -> tuple[str, float]:
    """2.7.2 The value, how many discs there are and may be; and how wide that is."""
    total, most = str(region.total), f"/ {region.limit}"
    wide = 42 + len(f"{total} {most}") * FIGURE
    edge = {"stroke": WARN if region.crowded else TOKENS["line2"], "stroke_width": 2 if region.crowded else 1}
    marks = [
        rect(0, -TILE / 2, wide, TILE, rx=4, fill=PANEL, **edge),
        at(12, 0, pieces.cube_outline(), scale=0.95),
        words(21, 5.4, str(region.value), 15.5, weight=600),
        line((35, -7.5), (35, 7.5), stroke=TOKENS["line2"], stroke_width=1),
        words(wide - 6, 5.4, most, 15.5, "end", fill=FAINT),
        words(wide - 4.4 - FIGURE * len(most), 5.4, total, 15.5, "end", 700, fill=WARN if region.crowded else INK),
    ]
    return "".join(marks), wide


def cubes(counts: list[int]) -> tuple[str, float]:
    """The cubes in a row, and how wide it is; many are counted by colour."""
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


def held(counts: list[int]) -> str:
    """3.0 The cubes collected, by colour."""
    return "".join([at(-42 + 42 * i, 0, cubes_of(COLOURS[i], count)) for i, count in enumerate(counts)])


def berth(zone: int, place: Point) -> Point:
    """Where the ships of a zone lie; the Mediterranean is narrow."""
    return (place[0] + 14, place[1] - 2) if zone == ALL_ZONES[1] else place


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
