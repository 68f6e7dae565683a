"""A position of Empires as it lies on the table."""

from functools import cache
from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.empires.rules.action_space import COLOURS, TRACKS
from metropole.games.empires.rules.board import CHARACTERS, Board, Territory
from metropole.games.empires.rules.control import controller, owners
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_seats,
    explored,
    in_play,
    is_revised,
    monopolies,
    native_power,
    piles_of,
    play_order,
    printed_difficulty,
    track_value,
    unexplored,
)
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import net
from metropole.games.empires.rules.revised.turn import CARDS
from metropole.games.empires.rules.state import NEVER, NO_CARD, NOBODY, ROUNDS, Seat
from metropole.games.empires.rules.view import HIDDEN_CARD, EmpiresView
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.pictures import maps, page, pieces
from metropole.pictures.maps import Look, Map, MapPlace, Point
from metropole.pictures.marks import SERIF, at, path, rect, tag, words
from metropole.pictures.page import LOWER, MARGIN, Column, Layers, Page, note, number, plate
from metropole.pictures.palette import FAINT, INK, OUTLINE, PANEL, PAPER, TOKENS, is_pale
from metropole.pictures.pieces import Chip

GAP: Final = 3
AMERICA: Final = (548.0, 264.0)
WAR_BOX: Final = (650.0, 545.0)
CLEAR: Final = 18.0  # from the middle of a resource space to the signs beside it
CARD: Final = 42  # wide, in a row of cards
FEW: Final = 3  # loans that are told one by one
KEY: Final = (
    (Chip("power", "4"), "Native power"),
    (Chip("difficulty", "5"), "Difficulty"),
    (Chip("prestige"), "Prestige"),
    (Chip("unrest"), "Unrest"),
    (Chip("mission"), "Mission"),
    (Chip("city"), "City"),
    (Chip("independent"), "Independent"),
)


class TerritoryPlace(MapPlace):
    """A place: where its signs, its resource spaces and its colony lie."""

    status: Point = (0, 0)
    spaces: tuple[Point, Point, Point] = ((0, 0), (0, 0), (0, 0))
    colony: Point = (0, 0)


@cache
def game_map() -> Map[TerritoryPlace]:
    """The map of the game, read once."""
    return maps.read("metropole.games.empires", TerritoryPlace)


def layers(view: EmpiresView, chart: BoardFile[Board], language: str) -> Layers:
    return page.layers(EmpiresPicture(view, chart, language).page(), game_map())


class EmpiresPicture:
    """Somebody's view of the table, and the words for what lies there."""

    def __init__(self, view: EmpiresView, chart: BoardFile[Board], language: str = "en") -> None:
        self.view = view
        self.g = view.table
        self.s = view.table.s
        self.speaker = EmpiresSpeaker(language, view.edition, chart, view.seat)
        self.doomed = [code // POSITIONS for code in self.s.doomed]

    def page(self) -> Page:
        chart = game_map()
        looks = [self.look(territory, chart.places[territory]) for territory in ALL_TERRITORIES]
        names = [self.speaker.territory(territory) for territory in ALL_TERRITORIES]
        used = [territory for territory in ALL_TERRITORIES if in_play(self.g, territory)]
        return Page(
            game=f"Empires, {self.view.edition.name}",
            moment=self.moment(),
            viewer=page.viewer_of(self.view, self.speaker.seat),
            ground=maps.ground(chart, looks, names, [], page.unit(chart)),
            pieces="".join([*self.boxes(chart.boxes), *[self.land(one, chart.places[one]) for one in used]]),
            corners=key(page.below_map(chart)),
            columns=self.columns(),
            order=play_order(self.g),
            awaited=self.view.awaiting,
        )

    def look(self, territory: Territory, place: TerritoryPlace) -> Look:
        """25 What is out of the game is mere land; what is unexplored is fainter."""
        if not in_play(self.g, territory):
            return Look(TOKENS["land"], is_out=True)
        return Look(maps.tinted(place).fill, 1.0 if explored(self.g, territory) else 0.72)

    # --- where the game stands ---

    def moment(self) -> str:
        """4, 22 Turn, round or phase, and a war under way; at the end who has won."""
        s = self.s
        if self.view.outcome is not None:
            return self.speaker.outcome(self.view.outcome)[0]
        notes = [self.speaker.moment(s.turn, s.phase, s.round)]
        if s.attacker != NOBODY and s.defender != NOBODY:
            notes.append(f"war, year {s.year}: {self.side(s.attacker, 0)} against {self.side(s.defender, 1)}")
        if s.abolished:
            notes.append("slave trade abolished")
        return " · ".join(notes)

    def side(self, seat: int, number: int) -> str:
        """12.12.1 Who fights, and with whom."""
        ally = self.s.allies[number]
        name = self.speaker.seat(seat)
        return name if ally == NOBODY else f"{name} with {self.speaker.seat(ally)}"

    def boxes(self, printed: list[maps.Box]) -> list[str]:
        """11 What is printed on the open sea."""
        marks = [sea_box(AMERICA, "Discovery of America", self.america())]
        if is_revised(self.g):
            return [*marks, sea_box(WAR_BOX, "War box", str(self.s.war_box))]
        rose = next(box for box in printed if box.key == "circumnavigation")
        return [*marks, sea_box(rose.at, "Circumnavigation", self.voyage())]

    def america(self) -> str:
        turn = self.s.discovered_turn
        if turn != NEVER:
            return f"turn {turn}" if turn > 0 else "known from the start"
        return f"prestige {self.s.america}" if self.s.america else "not yet discovered"

    def voyage(self) -> str:
        """22 It comes after America, and once."""
        s = self.s
        if s.circumnavigation:
            return f"prestige {s.circumnavigation}"
        if s.discovered_turn == NEVER:
            return "after America"
        return "not in this game" if s.discovered_turn < 0 else "done"

    # --- territories ---

    def land(self, territory: Territory, place: TerritoryPlace) -> str:
        """1 The colony, the resource spaces, and the signs under the name."""
        colony = self.s.colonies[territory]
        house = [at(*place.colony, pieces.house(COLOURS[colony]))] if colony != NOBODY else []
        spaces = [at(*place.spaces[space % 3], self.resource(space)) for space in self.g.board.spaces[territory]]
        x, y = place.status
        beside = [at_x - x + CLEAR for at_x, at_y in place.spaces[: len(spaces)] if at_x < x and abs(at_y - y) < CLEAR]
        row = signs(self.chips(territory), place.align, max([-page.WIDTH, *beside]))
        return "".join([*house, *spaces, at(x, y, row)])

    def resource(self, space: int) -> str:
        """1, 5 A resource space with its edge colour, its counters, and who controls it if that cannot be seen."""
        colour = self.g.board.space_colour[space]
        stack = self.s.stacks[space]
        marks = [
            rect(-12.5, -12.5, 25, 25, rx=5, fill=PANEL, stroke=TOKENS[f"edge-{colour}"], stroke_width=4.5),
            words(0, 5, self.speaker.colour_code(colour), 14.5, "middle", 700),
        ]
        if stack:
            colours = [COLOURS[seat] for seat in owners(stack)]
            holder = COLOURS[controller(stack)]
            marks.append(at(14, 14, pieces.counters(colours, self.doomed.count(space))))
            marks += [at(-13, -13, pieces.badge(holder), scale=0.76)] if colours[-1] != holder else []
        return "".join(marks)

    def chips(self, territory: Territory) -> list[Chip]:
        """The signs under a name, in a fixed order."""
        s = self.s
        is_open = not unexplored(self.g, territory)
        power, prestige = native_power(self.g, territory), s.tokens[territory]
        city = s.city_value if s.city == territory else 0
        chips = [
            (power, Chip("power", str(power))),
            (not is_open, Chip("difficulty", str(printed_difficulty(self.g, territory)))),
            (prestige > 1, Chip("prestige", str(prestige))),
            (s.independent >> territory & 1, Chip("independent")),
            (s.unrest[territory], Chip("unrest", str(s.unrest[territory]))),
            (s.missions[territory], Chip("mission", many(s.missions[territory]))),
            (city, Chip("city", str(city))),
            (s.relevant_cities[territory], Chip("relevant", many(s.relevant_cities[territory]))),
            (s.marked >> territory & 1, Chip("marked")),
        ]
        return [chip for is_there, chip in chips if is_there]

    # --- seats ---

    def columns(self) -> list[Column]:
        s, revised = self.s, is_revised(self.g)
        wide = 53.0 if revised else 60.0
        counts = [
            ("Treasury", s.treasury),
            ("Fleets", s.fleets),
            ("Squadrons", s.squadrons),
            ("Goods", s.goods),
        ]
        return [
            Column("Player", 122 if revised else 172, self.player, is_left=True),
            Column("Points" if revised else "Prestige", 66, self.points),
            *[self.counted(title, wide, numbers) for title, numbers in counts],
            Column("Loans", wide, self.loans),
            *[self.track(track, wide) for track in range(len(TRACKS))],
            self.counted("Diplomacy", wide + 6, s.diplomacy),
            Column("Monopolies", wide + 18, lambda seat: number(monopolies(self.g, Seat(seat)))),
            *([self.counted("War", 40, s.war_points), Column("Privateers", 78, self.lurking)] if revised else []),
            Column("Cards", 260, self.open_cards if revised else self.row, is_left=True),
        ]

    def counted(self, title: str, width: float, numbers: list[int]) -> Column:
        return Column(title, width, lambda seat: number(numbers[seat]))

    def track(self, track: int, width: float) -> Column:
        """6 The value reached on a progress track."""
        name = self.speaker.track(track)
        return Column(name, width, lambda seat: number(track_value(self.g, Seat(seat), track)))

    def player(self, seat: int) -> str:
        name = self.speaker.player(seat, self.s.nations[seat])
        label = note(name, 26, weight=600)
        awards = [at(84 + 13 * i, 0, pieces.sign(kind, INK)) for i, kind in enumerate(self.awards(seat))]
        return "".join([at(12, 0, pieces.badge(COLOURS[seat]), scale=0.9), label, *awards])

    def awards(self, seat: int) -> list[str]:
        """7 The awards for progress and missions, and the empire that is never forgotten."""
        if not is_revised(self.g):
            return []
        held = [
            ("prestige", self.s.progress_holder == seat),
            ("mission", self.s.mission_holder == seat),
            ("independent", self.s.empires >> seat & 1),
        ]
        return [kind for kind, is_held in held if is_held]

    def points(self, seat: int) -> str:
        """0, 13 What has been reached of what wins; in the revised rules after the loan."""
        have = net(self.g, Seat(seat)) if is_revised(self.g) else self.s.prestige[seat]
        of = words(4, LOWER, f"of {self.view.edition.victory}", 13, fill=FAINT)
        return words(0, LOWER, str(have).replace("-", "−"), page.FIGURE, "end", 700) + of

    def loans(self, seat: int) -> str:
        sizes = [self.s.piles[pile] for pile in piles_of(self.g, Seat(seat))]
        if not sizes:
            return number(0)
        each = "+".join([str(size) for size in sizes])
        text = each if len(sizes) <= FEW else f"{sum(sizes)} in {len(sizes)}"
        return note(text, anchor="middle", fill=TOKENS["warn"])

    def lurking(self, box: int) -> str:
        """4.5 The privateers in a fleet box, by owner."""
        counts = [(seat, self.s.privateers[seat * self.g.seats + box]) for seat in all_seats(self.g)]
        there = [(seat, count) for seat, count in counts if count]
        return "".join([at((i - (len(there) - 1) / 2) * 14, 0, raider(*one)) for i, one in enumerate(there)])

    def row(self, seat: int) -> str:
        """4 The row of a player: backs where nobody may look."""
        s = self.s
        marks: list[str] = []
        for place, card in enumerate(s.rows[seat * ROUNDS : (seat + 1) * ROUNDS]):
            if card != NO_CARD:
                is_now = place + 1 == s.round and s.phase == 0
                is_done = s.phase > 0 or place + 1 < s.round
                face = "" if card == HIDDEN_CARD else self.face(seat, card, is_now or is_done)
                marks.append(at((CARD + 4) * place, 0, slip(face, is_now, is_done)))
        return "".join(marks)

    def open_cards(self, seat: int) -> str:
        """4.1, 4.7 Open to all: in hand, played, or left out."""
        s = self.s
        marks: list[str] = []
        for card in range(CARDS):
            is_done = bool(s.uses[seat] >> 2 * card & 3 or s.laid[seat] >> card & 1)
            is_out = s.locked[seat] == card
            face = self.face(seat, card, is_done)
            marks.append(at(CARD * card, 0, slip(face, False, is_done or is_out, crossed=is_out)))
        return "".join(marks)

    def face(self, seat: int, card: int, is_shown: bool) -> str:
        """The two characters of a card, or the one that was used."""
        both = [2 * card, 2 * card + 1]
        used = [character for character in both if is_shown and self.s.uses[seat] >> character & 1]
        return "/".join([CHARACTERS[character][:2].capitalize() for character in (used if len(used) == 1 else both)])


def many(count: int) -> str:
    return str(count) if count > 1 else ""


def signs(chips: list[Chip], align: str, least: float) -> str:
    """Chips in a row, aligned as the name above them, but clear of a space to their left."""
    whole = sum([chip.width + GAP for chip in chips]) - GAP
    x = max(least, {"start": 0.0, "end": -whole}.get(align, -whole / 2))
    marks: list[str] = []
    for chip in chips:
        marks.append(at(x, 0, pieces.chip(chip)))
        x += chip.width + GAP
    return "".join(marks)


def sea_box(place: Point, name: str, text: str) -> str:
    return at(
        *place,
        rect(-78, -24, 156, 48, rx=6, fill=PANEL, stroke=TOKENS["sealine"], stroke_width=1),
        words(0, -4, name, 16, "middle", font_family=SERIF, font_style="italic", fill=TOKENS["seatext"]),
        words(0, 14, text, 15, "middle", 600),
    )


def slip(face: str, is_now: bool, is_done: bool, crossed: bool = False) -> str:
    """A card in a row: no face is a back; the card of this round has a strong edge."""
    width = CARD - 2
    edge = INK if is_now else TOKENS["line2"]
    paper = TOKENS["panel2"] if is_done else PAPER
    marks = [rect(0, -9, width, 18, rx=3, fill=paper, stroke=edge, stroke_width=2 if is_now else 1)]
    if face:
        marks.append(words(width / 2, 4.5, face, 12.5, "middle", 600, fill=FAINT if is_done else INK))
    else:
        marks.append(path("M6-5L2-1M14-7L4 3M22-7L8 7M30-7L16 7M38-7L24 7M38 1L32 7", stroke=FAINT, stroke_width=1.2))
    if crossed:
        marks.append(path(f"M3 6L{width - 3}-6", stroke=TOKENS["warn"], stroke_width=1.4))
    return "".join(marks)


def raider(seat: int, count: int) -> str:
    colour = COLOURS[seat]
    disc = tag("circle", r=6.6, fill=TOKENS[colour], stroke=OUTLINE, stroke_width=0.8)
    return disc + words(0, 4, str(count), 11, "middle", 700, fill=INK if is_pale(colour) else PANEL)


def key(bottom: float) -> str:
    """What the signs mean."""
    lines = [at(12, 18 + 21 * i, key_line(pieces.chip(chip), name)) for i, (chip, name) in enumerate(KEY)]
    colony = at(12, 18 + 21 * len(KEY), key_line(at(12, 1, pieces.house("natives", is_plain=True)), "Colony"))
    height = 18 + 21 * (len(KEY) + 1)
    return plate(MARGIN, bottom - height - 10, 124, height, *lines, colony)


def key_line(mark: str, name: str) -> str:
    return at(0, 0, mark, scale=0.75) + words(28, 4.5, name, 13)
