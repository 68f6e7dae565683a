"""What the table of Empires is made of, for whoever draws it.

Places and players are numbers, as in the catalogue, which also has what is printed; counters go from the bottom to the
top. What is left out of the JSON has its default.
"""

from typing import Literal

from msgspec import Struct

PhaseProgress = Literal["done", "now", "next"]
OpenCardState = Literal["hand", "used", "laid", "locked"]
TerritoryState = Literal["excluded", "unexplored", "explored"]
VoyageState = Literal["waiting", "open", "done", "excluded"]


class EmpiresPhase(Struct, frozen=True, omit_defaults=True):
    """4 A part of the turn: the programme, one of the rounds by its number, or a phase by its name."""

    key: str
    state: PhaseProgress
    step: int = 0  # the number of the round


class CountersShown(Struct, frozen=True, omit_defaults=True):
    """5 Counters that lie together and are alike."""

    owner: int
    count: int
    safe: bool = False  # have survived a rebellion this turn


class SpaceShown(Struct, frozen=True, omit_defaults=True):
    """5 A resource space that is printed, and what lies on it."""

    number: int
    runs: list[CountersShown]
    controller: int | None = None
    doomed: int = 0  # counters about to be lost


class TerritoryShown(Struct, frozen=True, omit_defaults=True):
    """1 A territory with its resource spaces and all its markers."""

    number: int
    state: TerritoryState
    spaces: list[SpaceShown]
    power: int = 0  # of the natives
    difficulty: int = 0  # while it is unexplored
    prestige: int = 0  # what exploring it brings
    colony: int | None = None  # whose it is
    independent: bool = False
    unrest: int = 0
    missions: int = 0
    city: int = 0  # the value of the booming city
    relevant: int = 0  # relevant cities
    marked: bool = False  # a rebel was here this turn


class ProgrammedCard(Struct, frozen=True, omit_defaults=True):
    """4 One place of a programme; without a card only its back is seen."""

    state: PhaseProgress
    card: int | None = None
    used: int | None = None  # the character that was used


class OpenCard(Struct, frozen=True, omit_defaults=True):
    """CR 4.1 One card by the revised rules, where hands are open."""

    card: int
    state: OpenCardState
    used: int | None = None  # the character that was used


class PrivateersShown(Struct, frozen=True):
    """CR 4.5 Privateers that lie in wait for somebody."""

    owner: int
    count: int


class EmpiresPlayer(Struct, frozen=True, omit_defaults=True):
    """2 What lies before one player, and what it comes to."""

    seat: int
    colour: str
    treasury: int
    fleets: int
    squadrons: int
    goods: int
    prestige: int
    net: int  # what counts in the end: by the revised rules a loan is subtracted
    diplomacy: int
    steps: list[int]  # spaces entered on each progress track
    values: list[int]  # the numbers reached there
    monopolies: int
    loans: list[int]
    debt: int
    nation: int | None = None
    starless: bool = False  # the nation has lost its starred rules
    row: list[ProgrammedCard] = []
    unchosen: list[int] = []  # cards left out of a programme that lies open
    cards: list[OpenCard] = []  # by the revised rules
    war_points: int = 0
    victories: int = 0
    missions_placed: int = 0
    progress_award: bool = False
    mission_award: bool = False
    empire: bool = False
    privateers: list[PrivateersShown] = []


class WarSide(Struct, frozen=True, omit_defaults=True):
    """22 One side of a war."""

    seat: int
    ally: int | None = None
    offer: int = 0  # to an ally
    lost: int = 0  # at sea, this year


class WarShown(Struct, frozen=True):
    """22 The war that goes on; its battles are told by facts."""

    year: int
    attacker: WarSide
    defender: WarSide


class EmpiresScene(Struct, frozen=True, omit_defaults=True):
    """What lies open on the table."""

    turn: int
    round: int  # 0 while none is played
    phase: int
    phases: list[EmpiresPhase]
    first: int  # who has the first player token
    order: list[int]  # of play
    territories: list[TerritoryShown]
    players: list[EmpiresPlayer]
    america: int  # prestige for its discovery
    discovered: int  # in which turn: 0 not yet, -1 before the game
    voyage: VoyageState  # around the world
    circumnavigation: int = 0  # prestige for it
    abolished: bool = False  # the slave trade
    war_box: int = 0
    war: WarShown | None = None
    end_roll: int = 0  # the highest roll that ends the game after this turn


class EmpiresOwn(Struct, frozen=True, omit_defaults=True):
    """What only the viewer sees."""

    row: list[ProgrammedCard] = []  # their programme
    unchosen: list[int] = []  # cards left out of it
    sealed: list[str] = []  # what they have answered while others still choose
