"""The table of Empires in words, from what one seat, or a spectator, may see."""

from collections.abc import Sequence
from itertools import groupby

from metropole.games.empires.rules.board import CONTINENTS, NO_CONTINENT, Territory
from metropole.games.empires.rules.characters import explorer
from metropole.games.empires.rules.control import is_safe, owners
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
    VALUES,
    all_seats,
    explored,
    in_play,
    is_revised,
    is_settled,
    monopolies,
    native_power,
    piles_of,
    play_order,
    printed_difficulty,
    track_value,
)
from metropole.games.empires.rules.revised import explorer as revised_explorer
from metropole.games.empires.rules.state import NEVER, NO_CARD, NO_NATION, NOBODY, ROUNDS, TRACK_COUNT, Seat
from metropole.games.empires.rules.turn import hand
from metropole.games.empires.rules.view import HIDDEN_CARD, EmpiresView
from metropole.games.empires.speaker import EmpiresSpeaker, members
from metropole.kernel.view import SPECTATOR
from metropole.parts.outline import Cell, OutlineColumn, OutlineSection, Telling, labelled, words

EmpiresTelling = Telling[Game, EmpiresView, EmpiresSpeaker]


def outline(view: EmpiresView, speaker: EmpiresSpeaker) -> list[OutlineSection]:
    """Where the game stands, players with their rows, territories by continent, tracks, and the viewer's own cards."""
    t: EmpiresTelling = Telling(view.table, view, speaker)
    return [
        OutlineSection(moment(t), notes=[words(news) for news in news_of_the_world(t)]),
        OutlineSection(t.say("e-tui-players", goal=t.g.edition.victory), players(t), player_columns(t)),
        *territories(t),
        tracks(t),
        *own_cards(t),
    ]


# --- where the game stands ---


def moment(t: EmpiresTelling) -> str:
    """4 Turn, round or phase, and whose the first player token is."""
    if t.seen.outcome is not None:
        return t.say("e-tui-over")
    s = t.g.s
    where = t.speaker.moment(s.turn, s.phase, s.round)
    return t.say("e-tui-moment", moment=where, seat=t.name(s.first))


def news_of_the_world(t: EmpiresTelling) -> list[str]:
    """11, 22 The discovery of America, the voyage around the world, a war under way, and the market."""
    s = t.g.s
    america = t.say("e-tui-america", state="open" if s.discovered_turn == NEVER else "done")
    voyage = "waiting" if s.america else "open" if s.circumnavigation else "done"
    lines = [f"{america} {t.say('e-tui-voyage', state=voyage)}"]
    if s.attacker != NOBODY:
        lines.append(t.say("e-tui-war", attacker=t.name(s.attacker), defender=t.name(s.defender), year=s.year))
    return [*lines, *market(t)]


def market(t: EmpiresTelling) -> list[str]:
    """Whose goods wait for the trader, and whether slaves are still traded freely."""
    s = t.g.s
    goods = [f"{t.name(seat)} {s.goods[seat]}" for seat in all_seats(t.g) if s.goods[seat]]
    lines = [t.say("e-tui-market", goods=", ".join(goods))] if goods else []
    return [*lines, t.say("e-tui-abolished")] if s.abolished else lines


# --- players ---


def player_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    """What a player has, on further lines the tracks and the cards."""
    return [
        OutlineColumn(t.head("player"), ""),
        labelled(t.head("prestige"), ": "),
        *box_columns(t),
        labelled(t.head("loans"), "; "),
        *track_columns(t),
        OutlineColumn(t.head("cards"), f"\n{t.head('cards')}: "),
        OutlineColumn(t.head("used")),
        OutlineColumn(t.head("remarks")),
    ]


def box_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    """2 The boxes of a player, their place in diplomacy, and their monopolies."""
    return [labelled(t.head(key)) for key in ("treasury", "fleets", "squadrons", "goods", "diplomacy", "monopolies")]


def track_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    """6 The progress tracks."""
    names = [t.speaker.track(track) for track in range(TRACK_COUNT)]
    return [labelled(name, "\n" if track == 0 else ", ") for track, name in enumerate(names)]


def players(t: EmpiresTelling) -> list[list[Cell]]:
    return [
        [
            t.player(seat, t.speaker.player(seat, t.g.s.nations[seat])),
            words(t.g.s.prestige[seat]),
            *boxes(t, seat),
            Cell(parts=tuple(loans(t, seat))),
            *[words(track_value(t.g, seat, track)) for track in range(TRACK_COUNT)],
            row_of(t, seat),
            words(", ".join([t.speaker.character(one) for one in members(t.g.s.uses[seat])])),
            t.choosing(seat),
        ]
        for seat in play_order(t.g)
    ]


def boxes(t: EmpiresTelling, seat: Seat) -> list[Cell]:
    s = t.g.s
    place = t.say("e-outline-place", place=s.diplomacy[seat], spaces=t.g.board.diplomacy)
    counts = (s.treasury[seat], s.fleets[seat], s.squadrons[seat], s.goods[seat], place, monopolies(t.g, seat))
    return [words(count) for count in counts]


def loans(t: EmpiresTelling, seat: Seat) -> list[Cell]:
    """12 Each loan; the viewer's own can be named."""
    sizes = [t.g.s.piles[pile] for pile in piles_of(t.g, seat)]
    return [Cell(str(size), f"pile:{i}" if seat == t.seen.seat else "") for i, size in enumerate(sizes)]


def row_of(t: EmpiresTelling, seat: Seat) -> Cell:
    """4 The cards shown so far, the one of this round marked; of the rest the owner sees the fronts."""
    cards = t.g.s.rows[seat * ROUNDS : (seat + 1) * ROUNDS]
    found: list[str] = []
    for place, card in enumerate(cards):
        if card not in (NO_CARD, HIDDEN_CARD):
            name = t.speaker.card(card)
            found.append(t.say("e-tui-now", card=name) if place + 1 == t.g.s.round else name)
    backs = cards.count(HIDDEN_CARD)
    return words(", ".join(found + ([t.say("e-tui-backs", count=backs)] if backs else [])))


def tracks(t: EmpiresTelling) -> OutlineSection:
    """6 What each track is good for, and its spaces."""
    rows = [
        [
            Cell(t.speaker.track(track), f"track:{track}"),
            words(", ".join([str(value) for value in VALUES[track]])),
            words(t.speaker.track_help(track)),
        ]
        for track in range(TRACK_COUNT)
    ]
    columns = [OutlineColumn(t.head("track")), OutlineColumn(t.head("spaces")), OutlineColumn(t.head("effect"))]
    return OutlineSection(t.head("tracks"), rows, columns)


# --- territories ---


def territories(t: EmpiresTelling) -> list[OutlineSection]:
    """1 Continent by continent: what is explored in full, the rest in one line."""
    viewer = "spectator" if t.seen.seat == SPECTATOR else "player"
    legend = t.speaker.speak("e-tui-territories", {"viewer": viewer}, "legend")
    found = [OutlineSection(t.say("e-tui-territories"), legend=legend)]
    for continent in (NO_CONTINENT, *range(len(CONTINENTS))):
        own = [one for one in ALL_TERRITORIES if t.g.board.continent[one] == continent and in_play(t.g, one)]
        if own:
            key = CONTINENTS[continent] if continent != NO_CONTINENT else "none"
            known = [territory_row(t, one) for one in own if is_known(t.g, one)]
            found.append(OutlineSection(t.say(f"e-tui-continent-{key}"), known, territory_columns(t), depth=2))
            found += unexplored(t, [one for one in own if not explored(t.g, one)])
    out = [[Cell(t.speaker.territory(one), f"territory:{one}")] for one in ALL_TERRITORIES if not in_play(t.g, one)]
    columns = [OutlineColumn(t.head("territory"), "")]
    return [*found, OutlineSection(t.say("e-tui-left-out"), out, columns, depth=2, flows=True)] if out else found


def is_known(g: Game, place: Territory) -> bool:
    """2 Explored; AMB-36: or settled before it was."""
    return explored(g, place) or is_settled(g, place) or g.s.unrest[place] > 0


def territory_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    return [
        OutlineColumn(t.head("territory"), ""),
        OutlineColumn(t.head("power"), " (", ")"),
        OutlineColumn(t.head("resources"), ": "),
        OutlineColumn(t.head("markers"), "; "),
        OutlineColumn(t.head("neighbours")),
    ]


def territory_row(t: EmpiresTelling, place: Territory) -> list[Cell]:
    """1 What is there: resources with their counters, then the markers."""
    stacks = tuple([stack_of(t, space) for space in t.g.board.spaces[place]])
    return [
        Cell(t.speaker.territory(place), f"territory:{place}"),
        words(native_power(t.g, place)),
        Cell(parts=stacks) if stacks else Cell(t.say("e-tui-no-resources")),
        Cell(parts=tuple(markers(t, place)), joint="; "),
        neighbours(t, place),
    ]


def neighbours(t: EmpiresTelling, place: Territory) -> Cell:
    near = [one for one in t.g.board.adjacent[place] if in_play(t.g, one)]
    return words(", ".join([t.speaker.territory(one) for one in near]))


def unexplored(t: EmpiresTelling, places: list[Territory]) -> list[OutlineSection]:
    """15 What the viewer needs to explore each of them, and the native power."""
    rows = [unexplored_row(t, place) for place in places]
    columns = [
        OutlineColumn(t.head("territory"), ""),
        OutlineColumn(t.head("need"), " "),
        OutlineColumn(t.head("power"), " (", ")"),
        OutlineColumn(t.head("resources")),
        OutlineColumn(t.head("neighbours")),
    ]
    return [OutlineSection(t.say("e-tui-unexplored"), rows, columns, depth=3, flows=True)] if rows else []


def unexplored_row(t: EmpiresTelling, place: Territory) -> list[Cell]:
    """15, 11 The prestige is one unless something else is said."""
    g, power, prestige = t.g, native_power(t.g, place), t.g.s.tokens[place]
    return [
        Cell(t.speaker.territory(place), "" if is_known(g, place) else f"territory:{place}"),
        words(needed(t, place)),
        words(power if prestige == 1 else t.say("e-outline-power-of", power=power, prestige=prestige)),
        words(", ".join([resource(t, space) for space in g.board.spaces[place]])),
        neighbours(t, place),
    ]


def needed(t: EmpiresTelling, place: Territory) -> int:
    """15, CR 12.3 The successes, or the roll, that the viewer needs; a spectator reads what is printed."""
    if t.seen.seat == SPECTATOR:
        return printed_difficulty(t.g, place)
    if is_revised(t.g):
        return max(1, revised_explorer.difficulty(t.g, Seat(t.seen.seat), place))
    return max(0, explorer.difficulty(t.g, Seat(t.seen.seat), place))


def stack_of(t: EmpiresTelling, space: int) -> Cell:
    """5 The counters on a resource from the bottom to the top; the lowest controls. CR 12.11: some are safe."""
    stack = t.g.s.stacks[space]
    counters = [(seat, is_safe(stack, position)) for position, seat in enumerate(owners(stack))]
    runs: list[Cell] = []
    for (seat, safe), alike in groupby(counters):
        text = f"{t.name(seat)} {len(list(alike))}"
        runs.append(t.owned(seat, t.say("e-tui-safe", counters=text) if safe else text))
    lying = tuple(runs) or (Cell(t.say("e-tui-free")),)
    return Cell(f"{resource(t, space)} ", f"space:{space}", parts=lying, joint=" + ")


def resource(t: EmpiresTelling, space: int) -> str:
    """1 The picture of a resource, and the edge colour by which monopolies are counted."""
    board, speaker = t.g.board, t.speaker
    return f"{speaker.picture(board.space_picture[space])} ({speaker.colour(board.space_colour[space])})"


def markers(t: EmpiresTelling, place: Territory) -> list[Cell]:
    """8, 9, 17, CR 12.11 Colony or independent state, unrest, missions, cities, and where a rebel has been."""
    s = t.g.s
    found: list[Cell] = []
    if s.colonies[place] != NOBODY:
        found.append(t.owned(s.colonies[place], t.say("e-tui-colony", seat=t.name(s.colonies[place]))))
    if s.independent >> place & 1:
        found.append(Cell(t.say("e-tui-independent")))
    if s.unrest[place]:
        found.append(Cell(t.say("e-tui-unrest", count=s.unrest[place])))
    if s.missions[place]:
        found.append(Cell(t.say("e-tui-missions", count=s.missions[place])))
    if s.city == place:
        found.append(Cell(t.say("e-tui-city", value=s.city_value)))
    if s.relevant_cities[place]:
        found.append(Cell(t.say("e-tui-relevant", count=s.relevant_cities[place])))
    if s.marked >> place & 1:
        found.append(Cell(t.say("e-tui-marked")))
    return found


# --- one's own cards ---


def own_cards(t: EmpiresTelling) -> list[OutlineSection]:
    """4 The viewer's cards with what their characters do, where each lies, and their nation."""
    if t.seen.seat == SPECTATOR:
        return []
    seat = Seat(t.seen.seat)
    copies = hand(t.g, seat)
    rows = [card_row(t, card, where(t, seat, card, copies[card])) for card in range(len(copies))]
    return [OutlineSection(t.say("e-tui-hand"), rows, card_columns(t), key="hand"), *nation(t, seat)]


def card_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    return [OutlineColumn(t.head("card")), OutlineColumn(t.head("characters"))]


def card_row(t: EmpiresTelling, card: int, lies: Sequence[Cell] = ()) -> list[Cell]:
    """12 A card, where it lies, and what both its characters do."""
    characters = [character(t, number) for number in (2 * card, 2 * card + 1)]
    name = Cell(t.speaker.card(card), f"card:{card}")
    return [Cell(parts=(name, *lies), joint=", "), Cell(parts=tuple(characters), joint="\n")]


def character(t: EmpiresTelling, number: int) -> Cell:
    return Cell(f"{t.speaker.character(number)}: {t.speaker.character_help(number)}", f"character:{number}")


def where(t: EmpiresTelling, seat: Seat, card: int, copies: int) -> list[Cell]:
    """4, 25 Whether there are two of a card, and the rounds for which it lies there."""
    row = t.g.s.rows[seat * ROUNDS : (seat + 1) * ROUNDS]
    rounds = [t.say("e-outline-round", round=place + 1) for place, lying in enumerate(row) if lying == card]
    return [words(text) for text in ([t.say("e-tui-twice"), *rounds] if copies > 1 else rounds)]


def nation(t: EmpiresTelling, seat: Seat) -> list[OutlineSection]:
    """25 The goals, the historical cities and the rules of the viewer's nation."""
    number = t.g.s.nations[seat]
    if number == NO_NATION:
        return []
    row = [Cell(t.speaker.nation(number), f"nation:{number}"), words(t.speaker.nation_help(number))]
    columns = [OutlineColumn(t.head("nation")), OutlineColumn(t.head("effect"))]
    return [OutlineSection(t.head("nation"), [row], columns, key="hand")]
