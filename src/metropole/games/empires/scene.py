"""The table of Empires for whoever draws it, built from a view alone.

What lies open is the same for everybody; what only the viewer sees of it, their programme and sealed answers, is apart.
"""

from itertools import groupby
from typing import Final

from metropole.games.empires.rules.action_space import CARDS, COLOURS
from metropole.games.empires.rules.board import CHARACTERS, Territory
from metropole.games.empires.rules.control import is_safe, owners
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    all_monopolies,
    all_seats,
    debt,
    explored,
    holder,
    in_play,
    is_revised,
    native_power,
    piles_of,
    play_order,
    printed_difficulty,
    track_value,
)
from metropole.games.empires.rules.revised import prestige as revised_prestige
from metropole.games.empires.rules.revised import turn as revised_turn
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.war import ATTACK, DEFENCE, principal
from metropole.games.empires.rules.state import NEVER, NO_CARD, NOBODY, ROUNDS, TRACK_COUNT, Seat
from metropole.games.empires.rules.turn import hand_of_row
from metropole.games.empires.rules.view import EmpiresView, is_hidden
from metropole.games.empires.scene_types import (
    CountersShown,
    EmpiresOwn,
    EmpiresPhase,
    EmpiresPlayer,
    EmpiresScene,
    OpenCard,
    PhaseProgress,
    PrivateersShown,
    ProgrammedCard,
    SpaceShown,
    TerritoryShown,
    TerritoryState,
    VoyageState,
    WarShown,
    WarSide,
)
from metropole.kernel import ActionSpace
from metropole.kernel.space import NO_NOUN
from metropole.kernel.view import SPECTATOR

PROGRAMMING: Final = "program"
ROUND: Final = "round"
KINDS: Final = {  # what the nouns of a verb are, where they are not called like it
    "program": "card",
    "lay": "card",
    "lock": "card",
    "use": "character",
    "recall": "territory",
    "player": "seat",
    "gift": "seat",
}


def thing(space: ActionSpace, action: int) -> str:
    """What an answer is about, such as `territory:4`; nothing if it is only a word."""
    noun, verb = space.noun[action], space.verbs[space.verb[action]]
    return "" if noun == NO_NOUN else f"{KINDS.get(verb, verb)}:{noun}"


# --- the table ---


def open_scene(seen: EmpiresView) -> EmpiresScene:
    """What everybody may see; the rest of the viewer's programme is not in it."""
    g, s = seen.table, seen.table.s
    return EmpiresScene(
        turn=s.turn,
        round=s.round,
        phase=s.phase,
        phases=phases(seen),
        first=s.first,
        order=[int(seat) for seat in play_order(g)],
        territories=[territory(g, number) for number in ALL_TERRITORIES],
        players=players(g),
        america=s.america,
        discovered=s.discovered_turn,
        voyage=voyage(g),
        circumnavigation=s.circumnavigation,
        abolished=bool(s.abolished),
        war_box=s.war_box,
        war=war(g),
        end_roll=revised_turn.end_roll(g) if is_revised(g) else 0,
    )


def own_scene(seen: EmpiresView) -> EmpiresOwn | None:
    """What only the viewer may see."""
    if seen.seat == SPECTATOR:
        return None
    g, seat = seen.table, Seat(seen.seat)
    row = programme(g, seat, seat)
    return EmpiresOwn(row, unchosen(g, seat, row), [thing(g.space, action) for action in seen.given])


def phases(seen: EmpiresView) -> list[EmpiresPhase]:
    """4 The programme, unless hands are open, then five rounds, then the later phases. All are done in the end."""
    g, s = seen.table, seen.table.s
    rounds = [EmpiresPhase(ROUND, progress(g, place), place + 1) for place in range(ROUNDS)]
    later = [EmpiresPhase(key, state_at(place, s.phase)) for place, key in enumerate(g.edition.phases) if place]
    is_first = s.round == 0 and s.phase == 0
    first = [] if is_revised(g) else [EmpiresPhase(PROGRAMMING, "now" if is_first else "done")]
    found = [*first, *rounds, *later]
    return [EmpiresPhase(one.key, "done", one.step) for one in found] if seen.outcome else found


def progress(g: Game, place: int) -> PhaseProgress:
    """4 Whether a round is over, the one that is played, or still to come."""
    return "done" if g.s.phase else state_at(place + 1, g.s.round)


def state_at(place: int, now: int) -> PhaseProgress:
    return "done" if place < now else "now" if place == now else "next"


def voyage(g: Game) -> VoyageState:
    """11 The way around the world is open after America, and once; the revised rules have none."""
    s = g.s
    if s.circumnavigation:
        return "open"
    if is_revised(g) or s.discovered_turn < NEVER:
        return "excluded"
    return "waiting" if s.discovered_turn == NEVER else "done"


def war(g: Game) -> WarShown | None:
    if NOBODY in (g.s.attacker, g.s.defender):
        return None
    return WarShown(g.s.year, side(g, ATTACK), side(g, DEFENCE))


def side(g: Game, number: int) -> WarSide:
    s = g.s
    return WarSide(principal(g, number), known(s.allies[number]), s.offers[number], s.sea_losses[number])


def known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# --- the map ---


def territory(g: Game, number: Territory) -> TerritoryShown:
    s, state = g.s, state_of(g, number)
    return TerritoryShown(
        number=number,
        state=state,
        spaces=[space(g, one) for one in g.board.spaces[number]],
        power=native_power(g, number),
        difficulty=printed_difficulty(g, number) if state == "unexplored" else 0,
        prestige=s.tokens[number],
        colony=known(s.colonies[number]),
        independent=bool(s.independent >> number & 1),
        unrest=s.unrest[number],
        missions=s.missions[number],
        city=s.city_value if s.city == number else 0,
        relevant=s.relevant_cities[number],
        marked=bool(s.marked >> number & 1),
    )


def state_of(g: Game, number: Territory) -> TerritoryState:
    if not in_play(g, number):
        return "excluded"
    return "explored" if explored(g, number) else "unexplored"


def space(g: Game, number: int) -> SpaceShown:
    return SpaceShown(number, runs(g.s.stacks[number]), known(holder(g, number)), doomed_on(g, number))


def doomed_on(g: Game, number: int) -> int:
    """CR 12.11.1 How many counters of a space have been chosen to be lost."""
    return len([code for code in g.s.doomed if code // POSITIONS == number])


def runs(stack: int) -> list[CountersShown]:
    """5, CR 12.11 Counters of one player together; those that are safe this turn apart."""
    counters = [(owner, is_safe(stack, position)) for position, owner in enumerate(owners(stack))]
    return [CountersShown(owner, len(list(alike)), safe) for (owner, safe), alike in groupby(counters)]


# --- players ---


def players(g: Game) -> list[EmpiresPlayer]:
    monopolies = all_monopolies(g)
    return [player(g, seat, monopolies[seat]) for seat in all_seats(g)]


def player(g: Game, seat: Seat, monopolies: int) -> EmpiresPlayer:
    s, revised = g.s, is_revised(g)
    row = programme(g, seat, SPECTATOR)
    return EmpiresPlayer(
        seat=seat,
        colour=COLOURS[seat],
        treasury=s.treasury[seat],
        fleets=s.fleets[seat],
        squadrons=s.squadrons[seat],
        goods=s.goods[seat],
        prestige=s.prestige[seat],
        net=revised_prestige.net(g, seat) if revised else s.prestige[seat],
        diplomacy=s.diplomacy[seat],
        steps=s.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT],
        values=[track_value(g, seat, track) for track in range(TRACK_COUNT)],
        monopolies=monopolies,
        loans=[s.piles[pile] for pile in piles_of(g, seat)],
        debt=debt(g, seat),
        nation=known(s.nations[seat]),
        starless=bool(s.starless >> seat & 1),
        row=row,
        unchosen=unchosen(g, seat, row),
        cards=[open_card(g, seat, card) for card in range(len(CARDS))] if revised else [],
        war_points=s.war_points[seat],
        victories=s.victories[seat],
        missions_placed=s.missions_placed[seat],
        progress_award=revised and s.progress_holder == seat,
        mission_award=revised and s.mission_holder == seat,
        empire=bool(s.empires >> seat & 1),
        privateers=privateers(g, seat),
    )


def privateers(g: Game, box: Seat) -> list[PrivateersShown]:
    """CR 4.5 Those in a player's fleet box, by owner."""
    counts = [(owner, g.s.privateers[owner * g.seats + box]) for owner in all_seats(g)]
    return [PrivateersShown(owner, count) for owner, count in counts if count]


# --- cards ---


def programme(g: Game, seat: Seat, viewer: int) -> list[ProgrammedCard]:
    """4 The row of a player as a viewer sees it; none before everybody has programmed."""
    if is_revised(g) or g.s.rows[seat * ROUNDS] == NO_CARD:
        return []
    return [programmed(g, seat, place, viewer) for place in range(ROUNDS)]


def programmed(g: Game, seat: Seat, place: int, viewer: int) -> ProgrammedCard:
    cell, state = seat * ROUNDS + place, progress(g, place)
    if is_hidden(g, viewer, cell):
        return ProgrammedCard(state)
    card = g.s.rows[cell]
    return ProgrammedCard(state, card, None if state == "next" else used(g, seat, card))


def used(g: Game, seat: Seat, card: int) -> int | None:
    """12 The character of a card that a player has used this turn, if it was one of both."""
    found = [face for face in range(len(CHARACTERS)) if face // 2 == card and g.s.uses[seat] >> face & 1]
    return found[0] if len(found) == 1 else None


def unchosen(g: Game, seat: Seat, row: list[ProgrammedCard]) -> list[int]:
    """4, AMB-144 What a player might have programmed as well, once all of the row is seen."""
    chosen = [one.card for one in row]
    if not row or None in chosen:
        return []
    return [card for card, copies in enumerate(hand_of_row(g, seat)) for _ in range(copies - chosen.count(card))]


def open_card(g: Game, seat: Seat, card: int) -> OpenCard:
    """CR 4.1, 4.7 Used, played without an action, left out this turn, or still in hand."""
    face = used(g, seat, card)
    if face is not None:
        return OpenCard(card, "used", face)
    if card in revised_turn.played(g, seat):
        return OpenCard(card, "laid")
    return OpenCard(card, "hand" if card in revised_turn.hand(g, seat) else "locked")
