"""The speaker of Colonialism."""

from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.colonialism.book import rulebook
from metropole.games.colonialism.editions import ORIGINAL
from metropole.games.colonialism.rules import upgrades
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES, Board
from metropole.games.colonialism.rules.game import Edition
from metropole.games.colonialism.rules.queries import REGIONS_IN, ZONES_IN
from metropole.games.colonialism.rules.state import NATIVES
from metropole.games.colonialism.rules.view import ColonialismView
from metropole.games.colonialism.sections import event_section
from metropole.games.colonialism.vocabulary import VOCABULARY
from metropole.kernel.view import SPECTATOR
from metropole.rulebooks import Rulebook
from metropole.text.vocabulary import key_of
from metropole.text.voice import SpeakerBase, Words, yes_or_no

URABI_REVOLT: Final = EVENTS.index("urabi revolt")
FLAGS: Final = ("R-", "R", "R+", "K")  # of values on a board, from the least to the most certain
SURE: Final = ("guessed", "likely", "founded", "known")
WORTHS: Final = [card.worth for card in ORIGINAL.cards]  # in all books alike; a house rule may exchange them


class Speaker(SpeakerBase[ColonialismView, Board]):
    """The language of one reader of Colonialism."""

    game = "colonialism"
    words_in = "metropole.games.colonialism"
    vocabulary = VOCABULARY

    def __init__(self, language: str, edition: Edition, chart: BoardFile[Board], you: int = SPECTATOR) -> None:
        self.edition = edition
        rules: Words = {"edition": edition.book, "drawn": edition.drawn}
        super().__init__(language, edition.space, chart, you, rules)

    # --- sentences ---

    def moment(self, turn: int, phase: int) -> str:
        """2.8 What the turn marker and the phase marker show."""
        if phase % 3 == 2:
            return self.say("moment-colonization", turn=turn, number=phase // 3 + 1)
        return self.say("moment-round", turn=turn, round=phase - phase // 3 + 1)

    # --- names ---

    def rulebook(self) -> Rulebook:
        return rulebook()

    def faction(self, faction: int) -> str:
        return self.named("faction", faction)

    def region(self, region: int) -> str:
        return self.named("region", region)

    def region_code(self, region: int) -> str:
        """A letter or two, as on cards and tiles."""
        return self.speak(f"region-{key_of(REGIONS[region])}", {}, "code")

    def zone(self, zone: int) -> str:
        return self.named("zone", zone)

    def colour(self, colour: int) -> str:
        return self.named("colour", colour)

    def resource(self, colour: int) -> str:
        """2.3 What cubes of this colour are."""
        return self.speak(f"colour-{COLOURS[colour]}", {}, "resource")

    def card(self, card: int) -> str:
        return self.named("card", card)

    def card_code(self, card: int) -> str:
        return self.speak(f"card-{key_of(CARDS[card])}", {}, "code")

    def interest(self, interest: int) -> str:
        return self.named("interest", interest)

    def upgrade(self, upgrade: int) -> str:
        return self.named("upgrade", upgrade)

    def event_card(self, event: int) -> str:
        return self.named("event", event)

    # --- help ---

    def card_help(self, card: int) -> str:
        """7.0 What a card is, needs and does in this edition."""
        words = {"card": self.worded_like(card), "effect": self.card_effect(card)}
        return self.speak("card-help", {**self.card_needs(card), **words})

    def card_effect(self, card: int) -> str:
        """7.0 What a card does, without what its frame and foot show already: its kind, and what it needs."""
        return self.speak(f"card-{self.worded_like(card)}", self.card_needs(card), "effect")

    def card_needs(self, card: int) -> dict[str, str]:
        influence = self.edition.cards[card]
        needs = {"policy": influence.policy, "ship": influence.ship, "presence": influence.presence}
        return {name: yes_or_no(needs[name]) for name in needs}

    def worded_like(self, card: int) -> str:
        """The card of the books that does the same."""
        worth = self.edition.cards[card].worth
        return key_of(CARDS[WORTHS.index(worth) if worth in WORTHS and worth else card])

    def region_help(self, region: int, seats: int) -> str:
        """2.1, 2.7.2 A region's tile for so many players, its neighbours and its seas."""
        board = self.chart.board
        return self.say(
            "about-region",
            value=board.values[seats][region],
            limit=board.limits[seats][region],
            neighbours=", ".join([self.region(other) for other in REGIONS_IN[board.neighbours[region]]]),
            zones=", ".join([self.zone(zone) for zone in ZONES_IN[board.seas[region]]]),
        )

    def zone_help(self, zone: int) -> str:
        """2.1 The regions beside a sea zone."""
        regions = [self.region(region) for region in REGIONS_IN[self.chart.board.shores[zone]]]
        return self.say("about-zone", regions=", ".join(regions))

    def upgrade_help(self, upgrade: int) -> str:
        """X2 What an upgrade costs and does."""
        price = (self.edition.upgrades or upgrades.PRICES)[upgrade]
        return self.speak(f"upgrade-{key_of(UPGRADES[upgrade])}", {"price": price}, "help")

    def event_help(self, event: int) -> str:
        """X1 What an event does, and where."""
        board = self.chart.board
        fields = ["zone"] if event == URABI_REVOLT else ["region"]
        places = [board.event_place[event]]
        if board.event_other[event] >= 0:
            fields, places = [*fields, "other"], [*places, board.event_other[event]]
        return self.speak(f"event-{key_of(EVENTS[event])}", self.words(fields, places), "help")

    def printed(self, key: str) -> str:
        """X1 Where an event happens on the board in use, and how sure that is."""
        event = next((event for event in range(len(EVENTS)) if event_section(event) == key), None)
        if event is None:
            return ""
        board = self.chart.board
        name = self.zone if event == URABI_REVOLT else self.region
        places = [name(place) for place in (board.event_place[event], board.event_other[event]) if place >= 0]
        path = f"events.{EVENTS[event].replace(' ', '_')}."
        flags = [flag for at, flag in self.chart.flags.items() if at.startswith(path)]
        least = min([FLAGS.index(flag) for flag in flags])
        return self.say("about-event", places=", ".join(places), flag=SURE[least])

    # --- words for numbers ---

    def entry(self, kind: str, number: int) -> tuple[str, Words]:
        if kind in ("region", "zone"):
            return self.on_board(kind, key_of((REGIONS if kind == "region" else ZONES)[number]))
        if kind == "interest":
            board = self.chart.board
            return "interest", self.words(
                ("region", "colour"), (board.interest_region[number], board.interest_colour[number])
            )
        if kind == "faction":
            return ("faction-natives", {}) if number == NATIVES else ("faction-seat", self.word("seat", number))
        names = {
            "seat": self.edition.colours,
            "colour": COLOURS,
            "card": CARDS,
            "upgrade": UPGRADES,
            "event": EVENTS,
        }
        return f"{kind}-{key_of(names[kind][number])}", {}
