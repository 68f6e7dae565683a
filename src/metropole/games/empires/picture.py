"""A position of Empires as it lies on the table, drawn from its scene."""

from functools import cache
from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.empires.rules.action_space import COLOURS, TRACKS
from metropole.games.empires.rules.board import Board
from metropole.games.empires.rules.queries import is_revised
from metropole.games.empires.rules.state import NOBODY
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.scene import open_scene, own_scene
from metropole.games.empires.scene_types import (
    EmpiresPlayer,
    OpenCard,
    PrivateersShown,
    ProgrammedCard,
    SpaceShown,
    TerritoryShown,
    WarSide,
)
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.pictures import maps, page, pieces
from metropole.pictures.maps import Look, Map, MapPlace, Point
from metropole.pictures.marks import SERIF, at, path, rect, tag, words
from metropole.pictures.page import LOWER, MARGIN, Column, Layers, Page, counted, note, number, plate
from metropole.pictures.palette import FAINT, INK, OUTLINE, PANEL, PAPER, TOKENS, is_pale
from metropole.pictures.pieces import Chip

GAP: Final = 3
AMERICA: Final = (548.0, 264.0)
WAR_BOX: Final = (650.0, 545.0)
CLEAR: Final = 18.0  # from the middle of a resource space to the signs beside it
CARD: Final = 42  # wide, in a row of cards
FEW: Final = 3  # loans that are told one by one
KEY: Final = (
    *(Chip("power", "4"), Chip("difficulty", "5"), Chip("prestige"), Chip("unrest")),
    *(Chip("mission"), Chip("city"), Chip("independent")),
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
        self.scene = open_scene(view)
        self.own = own_scene(view)
        self.is_revised = is_revised(view.table)
        self.speaker = EmpiresSpeaker(language, view.edition, chart, view.seat)

    def page(self) -> Page:
        chart, lands = game_map(), self.scene.territories
        names = [self.speaker.territory(land.number) for land in lands]
        marks = [self.land(one, chart.places[one.number]) for one in lands if one.state != "excluded"]
        return Page(
            game=f"Empires, {self.view.edition.name}",
            moment=self.moment(),
            viewer=page.viewer_of(self.view, self.speaker),
            ground=maps.ground(chart, [look(*one) for one in zip(lands, chart.places, strict=True)], names, []),
            pieces="".join([*self.boxes(chart.boxes), *marks]),
            corners=self.key(page.below_map(chart)),
            columns=self.columns(),
            order=self.scene.order,
            awaited=self.view.awaiting,
        )

    def say(self, key: str, **values: str | int) -> str:
        return self.speaker.speak("e-drawing", values, key)

    # --- where the game stands ---

    def moment(self) -> str:
        """4, 22 Turn, round or phase, and a war under way; at the end who has won."""
        scene, war = self.scene, self.scene.war
        if self.view.outcome is not None:
            return self.speaker.outcome(self.view.outcome)[0]
        notes = [self.speaker.moment(scene.turn, scene.phase, scene.round)]
        if war is not None:
            sides = {"attacker": self.side(war.attacker), "defender": self.side(war.defender)}
            notes.append(self.say("war", year=war.year, **sides))
        if scene.abolished:
            notes.append(self.say("abolished"))
        return " · ".join(notes)

    def side(self, side: WarSide) -> str:
        """12.12.1 Who fights, and with whom."""
        name = self.speaker.seat(side.seat)
        return name if side.ally is None else self.say("allied", seat=name, ally=self.speaker.seat(side.ally))

    def boxes(self, printed: list[maps.Box]) -> list[str]:
        """11 What is printed on the open sea."""
        marks = [sea_box(AMERICA, self.say("america"), self.america())]
        if self.is_revised:
            return [*marks, sea_box(WAR_BOX, self.say("war-box"), str(self.scene.war_box))]
        rose = next(box for box in printed if box.key == "circumnavigation")
        return [*marks, sea_box(rose.at, self.say("circumnavigation"), self.voyage())]

    def america(self) -> str:
        turn = self.scene.discovered
        if turn:
            return self.say("discovered", turn=turn) if turn > 0 else self.say("known")
        return self.say("worth", count=self.scene.america) if self.scene.america else self.say("undiscovered")

    def voyage(self) -> str:
        """22 It comes after America, and once."""
        scene = self.scene
        return self.say("worth", count=scene.circumnavigation) if scene.voyage == "open" else self.say(scene.voyage)

    def key(self, bottom: float) -> str:
        """What the signs mean."""
        house = at(12, 1, pieces.house("natives", is_plain=True))
        signs = [*[(pieces.chip(chip), chip.kind) for chip in KEY], (house, "colony")]
        lines = [at(12, 18 + 21 * i, key_line(mark, self.say(kind))) for i, (mark, kind) in enumerate(signs)]
        height = 18 + 21 * len(signs)
        return plate(MARGIN, bottom - height - 10, 124, height, *lines)

    # --- territories ---

    def land(self, land: TerritoryShown, place: TerritoryPlace) -> str:
        """1 The colony, the resource spaces, and the signs under the name."""
        house = [at(*place.colony, pieces.house(COLOURS[land.colony]))] if land.colony is not None else []
        spaces = [at(*place.spaces[space.number % 3], self.resource(space)) for space in land.spaces]
        x, y = place.status
        beside = [at_x - x + CLEAR for at_x, at_y in place.spaces[: len(spaces)] if at_x < x and abs(at_y - y) < CLEAR]
        row = signs(chips(land), place.align, max([-maps.WIDTH, *beside]))
        return "".join([*house, *spaces, at(x, y, row)])

    def resource(self, space: SpaceShown) -> str:
        """1, 5 A resource space with its edge colour, its counters, and who controls it if that cannot be seen."""
        colour = self.view.table.board.space_colour[space.number]
        marks = [
            rect(-12.5, -12.5, 25, 25, rx=5, fill=PANEL, stroke=TOKENS[f"edge-{colour}"], stroke_width=4.5),
            words(0, 5, self.speaker.colour_code(colour), 14.5, "middle", 700),
        ]
        counters = [run.owner for run in space.runs for _ in range(run.count)]
        if counters:
            marks.append(at(14, 14, pieces.counters([COLOURS[owner] for owner in counters], space.doomed)))
        if space.controller is not None and counters[-1] != space.controller:
            marks.append(at(-13, -13, pieces.badge(COLOURS[space.controller]), scale=0.76))
        return "".join(marks)

    # --- seats ---

    def columns(self) -> list[Column]:
        revised, wide, players = self.is_revised, 53.0 if self.is_revised else 60.0, self.scene.players
        progress = [[player.values[track] for player in players] for track in range(len(TRACKS))]
        revised_only = [
            counted(self.say("war-points"), 40, [player.war_points for player in players]),
            Column(self.say("privateers"), 78, lambda seat: lurking(players[seat].privateers)),
        ]
        return [
            Column(self.say("player"), 122 if revised else 172, lambda seat: self.player(players[seat]), is_left=True),
            Column(self.say("points" if revised else "prestige"), 66, lambda seat: self.points(players[seat])),
            counted(self.say("treasury"), wide, [player.treasury for player in players]),
            counted(self.say("fleets"), wide, [player.fleets for player in players]),
            counted(self.say("squadrons"), wide, [player.squadrons for player in players]),
            counted(self.say("goods"), wide, [player.goods for player in players]),
            Column(self.say("loans"), wide, lambda seat: self.loans(players[seat].loans)),
            *[counted(self.speaker.track(track), wide, reached) for track, reached in enumerate(progress)],
            counted(self.say("diplomacy"), wide + 6, [player.diplomacy for player in players]),
            counted(self.say("monopolies"), wide + 18, [player.monopolies for player in players]),
            *(revised_only if revised else []),
            Column(self.say("cards"), 260, lambda seat: self.cards(players[seat]), is_left=True),
        ]

    def player(self, player: EmpiresPlayer) -> str:
        """The name, and 7 the awards for progress and missions, and the empire that is never forgotten."""
        name = self.speaker.player(player.seat, NOBODY if player.nation is None else player.nation)
        held = {"prestige": player.progress_award, "mission": player.mission_award, "independent": player.empire}
        awards = [kind for kind, is_held in held.items() if is_held and self.is_revised]
        signs = [at(84 + 13 * i, 0, pieces.sign(kind, INK)) for i, kind in enumerate(awards)]
        return "".join([at(12, 0, pieces.badge(player.colour), scale=0.9), note(name, 26, weight=600), *signs])

    def points(self, player: EmpiresPlayer) -> str:
        """0, 13 What has been reached of what wins; in the revised rules after the loan."""
        of = words(4, LOWER, self.say("of", count=self.view.edition.victory), 13, fill=FAINT)
        return words(0, LOWER, str(player.net).replace("-", "−"), page.FIGURE, "end", 700) + of

    def loans(self, sizes: list[int]) -> str:
        if not sizes:
            return number(0)
        each = "+".join([str(size) for size in sizes])
        text = each if len(sizes) <= FEW else self.say("many-loans", total=sum(sizes), count=len(sizes))
        return note(text, anchor="middle", fill=TOKENS["warn"])

    def cards(self, player: EmpiresPlayer) -> str:
        """4 The row of a player, backs where nobody may look; 4.1, 4.7 by the revised rules all of the hand."""
        if self.is_revised:
            return "".join([at(CARD * card.card, 0, self.open_card(card)) for card in player.cards])
        row = self.own.row if self.own is not None and player.seat == self.view.seat else player.row
        return "".join([at((CARD + 4) * place, 0, self.programmed(card)) for place, card in enumerate(row)])

    def programmed(self, card: ProgrammedCard) -> str:
        face = "" if card.card is None else self.face(card.card, card.used)
        return slip(face, card.state == "now", card.state == "done")

    def open_card(self, card: OpenCard) -> str:
        is_out = card.state == "locked"
        return slip(self.face(card.card, card.used), False, card.state != "hand", crossed=is_out)

    def face(self, card: int, used: int | None) -> str:
        """The two characters of a card, or the one that was used."""
        shown = [2 * card, 2 * card + 1] if used is None else [used]
        return "/".join([self.speaker.character(character)[:2].capitalize() for character in shown])


def look(land: TerritoryShown, place: TerritoryPlace) -> Look:
    """25 What is out of the game is mere land; what is unexplored is fainter."""
    if land.state == "excluded":
        return Look(TOKENS["land"], is_out=True)
    return Look(maps.tinted(place).fill, 1.0 if land.state == "explored" else 0.72)


def chips(land: TerritoryShown) -> list[Chip]:
    """The signs under a name, in a fixed order."""
    found = [
        (land.power, Chip("power", str(land.power))),
        (land.state == "unexplored", Chip("difficulty", str(land.difficulty))),
        (land.prestige > 1, Chip("prestige", str(land.prestige))),
        (land.independent, Chip("independent")),
        (land.unrest, Chip("unrest", str(land.unrest))),
        (land.missions, Chip("mission", many(land.missions))),
        (land.city, Chip("city", str(land.city))),
        (land.relevant, Chip("relevant", many(land.relevant))),
        (land.marked, Chip("marked")),
    ]
    return [chip for is_there, chip in found if is_there]


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


def lurking(privateers: list[PrivateersShown]) -> str:
    """4.5 The privateers in a fleet box, by owner."""
    left = -7 * (len(privateers) - 1)
    return "".join([at(left + 14 * i, 0, raider(COLOURS[one.owner], one.count)) for i, one in enumerate(privateers)])


def raider(colour: str, count: int) -> str:
    disc = tag("circle", r=6.6, fill=TOKENS[colour], stroke=OUTLINE, stroke_width=0.8)
    return disc + words(0, 4, str(count), 11, "middle", 700, fill=INK if is_pale(colour) else PANEL)


def key_line(mark: str, name: str) -> str:
    return at(0, 0, mark, scale=0.75) + words(28, 4.5, name, 13)
