"""The table of Colonialism in lines, built from what one seat, or a spectator, may see."""

from metropole.games.colonialism.rules import action_space, prompts
from metropole.games.colonialism.rules.board import Board, Region, Zone
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_COLOURS,
    ALL_REGIONS,
    ALL_ZONES,
    all_seats,
    cards_in,
    holdings,
    limit,
    size,
    track,
    value,
)
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NO_CARD, NO_EVENT, REGION_COUNT, ZONE_COUNT, Seat
from metropole.games.colonialism.rules.turn import ACTIONS_EACH
from metropole.games.colonialism.rules.view import HIDDEN_CARD, ColonialismView
from metropole.games.colonialism.scene import with_named_discs
from metropole.games.colonialism.speaker import Speaker
from metropole.kernel import Prompt
from metropole.kernel.view import SPECTATOR
from metropole.parts.matching import Candidate, matches, tidy
from metropole.parts.narrowing import narrow, narrow_chart
from metropole.parts.terminal import GameRenderContext, MultiChoice, RenderContext

ColonialismReader = GameRenderContext[Game, ColonialismView, Speaker, Board]


def own(reader: RenderContext) -> ColonialismReader:
    """Somebody who looks at a table of this game."""
    seen, speaker = narrow(ColonialismView, reader.seen), narrow(Speaker, reader.speaker)
    chart = narrow_chart(Board, reader.chart)
    return GameRenderContext(seen.table, seen, speaker, reader.paint, chart)


def cards_named(reader: ColonialismReader, mask: int) -> str:
    """A set of cards by name."""
    return ", ".join([reader.speaker.card(card) for card in cards_in(mask)]) or reader.say("tui-none")


def cubes_named(reader: ColonialismReader, counts: list[int], none: str = "tui-none") -> str:
    """Cubes by colour, such as 2 yellow, 1 black."""
    words = [reader.paint.cube(c, f"{counts[c]} {reader.speaker.colour(c)}") for c in ALL_COLOURS if counts[c]]
    return ", ".join(words) or reader.say(none)


def board_lines(reader: ColonialismReader) -> list[str]:
    """The whole table: where the game stands, regions, sea zones, players."""
    seen = reader.seen
    reader = ColonialismReader(with_named_discs(seen), seen, reader.speaker, reader.paint, reader.chart)
    return [
        reader.paint.heading(moment(reader)),
        *extras(reader),
        reader.paint.heading(reader.say("tui-regions")),
        *regions(reader),
        reader.paint.heading(reader.say("tui-zones")),
        *zones(reader),
        reader.paint.heading(reader.say("tui-players")),
        *players(reader),
    ]


# --- where the game stands ---


def moment(reader: ColonialismReader) -> str:
    """2.8 Turn and phase, as the markers show them."""
    if reader.seen.outcome is not None:
        return reader.say("moment-scoring")
    if not has_begun(reader):
        return reader.say("moment-setup")
    s, seen = reader.g.s, reader.seen
    line = reader.say("tui-moment", moment=reader.speaker.moment(s.turn, s.phase), turns=reader.g.edition.turns)
    if seen.prompt is not prompts.ACT:
        return line
    return f"{line}; {reader.say('tui-your-action', number=s.acted[seen.seat], all=ACTIONS_EACH)}"


def has_begun(reader: ColonialismReader) -> bool:
    """Whether all ships have been placed, which ends the preparations."""
    return bool(sum(reader.g.s.fresh) + sum(reader.g.s.used) >= 3 * reader.g.seats)


def extras(reader: ColonialismReader) -> list[str]:
    """X1, X2 The event in force, and what is for sale."""
    lines = []
    s, edition = reader.g.s, reader.g.edition
    if s.event != NO_EVENT:
        lines.append(reader.say("tui-event", event=reader.speaker.event_card(s.event)))
    for_sale = [i for i in range(len(edition.upgrades)) if s.owners[i] not in all_seats(reader.g)]
    if for_sale:
        names = [f"{reader.speaker.upgrade(i)} ({edition.upgrades[i]})" for i in for_sale]
        lines.append(reader.say("tui-for-sale", upgrades=", ".join(names)))
    return lines


# --- regions ---


def region_order(reader: ColonialismReader) -> list[Region]:
    """2.7.1 The regions in the order of their tiles; before there are tiles, in the order of the board."""
    order = [Region(region) for region in reader.g.s.order]
    return order + [region for region in ALL_REGIONS if region not in order]


def regions(reader: ColonialismReader) -> list[str]:
    """One line for each region, and one more where policy cards lie."""
    lines = []
    places = region_order(reader)
    width = max([len(reader.speaker.region(region)) for region in places])
    for region in places:
        lines.append("  " + region_line(reader, region, width))
        policies = [text for seat in track_or_seats(reader) if (text := policies_of(reader, seat, region))]
        if policies:
            lines.append("      " + reader.say("tui-policies", policies="; ".join(policies)))
    return lines


def region_line(reader: ColonialismReader, region: Region, width: int) -> str:
    """2.7.1, 2.7.2 Tile, name, value and limit, then who and what is there."""
    g = reader.g
    tile = str(g.s.order.index(region) + 1) if region in g.s.order else "-"
    name = reader.speaker.region(region).ljust(width)
    first = region * COLOUR_COUNT
    cubes = cubes_named(reader, g.s.cubes[first : first + COLOUR_COUNT], "tui-no-cubes")
    return f"{tile} {name}  {value(g, region)}/{limit(g, region):<2}  {discs_in(reader, region)}; {cubes}"


def discs_in(reader: ColonialismReader, region: Region) -> str:
    """2.4 The influence of every faction, mercenaries beside."""
    words = []
    for seat in all_seats(reader.g):
        cell = seat * REGION_COUNT + region
        own, hired = reader.g.s.discs[cell], reader.g.s.mercenaries[cell]
        if hired:
            words.append(reader.paint.seat(seat, reader.say("tui-hired", seat=reader.name(seat), own=own, hired=hired)))
        elif own:
            words.append(reader.paint.seat(seat, f"{reader.name(seat)} {own}"))
    if reader.g.s.natives[region]:
        words.append(reader.say("tui-natives", count=reader.g.s.natives[region]))
    return ", ".join(words) or reader.say("tui-nobody")


def policies_of(reader: ColonialismReader, seat: Seat, region: Region) -> str:
    """2.2 A player's policy cards at a region; a face-down card has a name only for its owner."""
    cell = seat * REGION_COUNT + region
    down, up = reader.g.s.down[cell], reader.g.s.up[cell]
    words = []
    if down == HIDDEN_CARD:
        words.append(reader.say("tui-face-down"))
    elif down != NO_CARD:
        words.append(reader.say("tui-own-face-down", card=reader.speaker.card(down)))
    words.extend([reader.speaker.card(card) for card in cards_in(up)])
    return f"{reader.seat(seat)}: {', '.join(words)}" if words else ""


# --- sea zones ---


def zones(reader: ColonialismReader) -> list[str]:
    width = max([len(reader.speaker.zone(zone)) for zone in ALL_ZONES])
    return [f"  {reader.speaker.zone(zone).ljust(width)}  {ships_in(reader, zone)}" for zone in ALL_ZONES]


def ships_in(reader: ColonialismReader, zone: Zone) -> str:
    """2.5 Whose ships are in a zone, and how many of them have been used."""
    words = []
    for seat in all_seats(reader.g):
        cell = seat * ZONE_COUNT + zone
        fresh, used = reader.g.s.fresh[cell], reader.g.s.used[cell]
        if fresh + used:
            text = reader.say("tui-ships", seat=reader.name(seat), fresh=fresh, used=used)
            words.append(reader.paint.seat(seat, text))
    return ", ".join(words) or reader.say("tui-no-ships")


# --- players ---


def track_or_seats(reader: ColonialismReader) -> list[Seat]:
    """From the top row to the bottom, once there are rows."""
    return track(reader.g) or all_seats(reader.g)


def players(reader: ColonialismReader) -> list[str]:
    return ["  " + player_line(reader, seat) for seat in track_or_seats(reader)]


def player_line(reader: ColonialismReader, seat: Seat) -> str:
    """What lies open before a player, and how many cards are hidden."""
    s, seen = reader.g.s, reader.seen
    width = max([len(reader.player(other)) for other in all_seats(reader.g)])
    line = reader.say(
        "tui-player",
        row=s.rows[seat] or "-",
        seat=reader.paint.seat(seat, reader.player(seat).ljust(width)),
        reserve=str(s.reserve[seat]).rjust(2),
        hand=seen.hand_sizes[seat],
        deck=str(seen.deck_sizes[seat]).rjust(2),
        discard=str(size(s.discards[seat])).rjust(2),
        interests=seen.interest_sizes[seat],
        cubes=cubes_named(reader, holdings(reader.g, seat)),
        gained=s.gained[seat],
    )
    owned = [reader.speaker.upgrade(i) for i, owner in enumerate(s.owners) if owner == seat]
    return f"{line}; {reader.say('tui-owns', upgrades=', '.join(owned))}" if owned else line


# --- one's own cards ---


def hand_lines(reader: ColonialismReader) -> list[str]:
    """The viewer's hand and interests, in short."""
    if reader.seen.seat == SPECTATOR:
        return []
    s, seat = reader.g.s, reader.seen.seat
    return [
        reader.say("tui-hand", cards=cards_named(reader, s.hands[seat])),
        reader.say("tui-interests", interests=interest_names(reader, seat)),
    ]


def interest_names(reader: ColonialismReader, seat: int) -> str:
    held = cards_in(reader.g.s.interests[seat])
    return ", ".join([reader.speaker.interest(i) for i in held]) or reader.say("tui-none")


def hand_in_full(reader: ColonialismReader, rest: str = "") -> list[str]:
    """The viewer's cards with what they do, the interests, and what is left in the deck."""
    s, seat = reader.g.s, reader.seen.seat
    cards = [f"  {reader.speaker.card(card)}: {reader.speaker.card_help(card)}" for card in cards_in(s.hands[seat])]
    return [
        reader.paint.heading(reader.say("tui-hand-heading", count=len(cards))),
        *cards,
        reader.say("tui-interests", interests=interest_names(reader, seat)),
        reader.say("tui-deck", cards=cards_named(reader, s.decks[seat])),
    ]


def discard_lines(reader: ColonialismReader, rest: str) -> list[str]:
    """Everybody's discard pile, or that of the player named."""
    seats: list[int] = list(range(reader.g.seats))
    if rest:
        names = [Candidate(seat, (reader.g.edition.colours[seat], reader.name(seat))) for seat in seats]
        seats = matches(rest, names)
    return [discard_line(reader, seat) for seat in seats] or [reader.say("tui-unknown", text=tidy(rest))]


def discard_line(reader: ColonialismReader, seat: int) -> str:
    """Discard piles lie open."""
    return reader.say("tui-discard", seat=reader.name(seat), cards=cards_named(reader, reader.g.s.discards[seat]))


# --- questions ---


def opens(prompt: Prompt) -> bool:
    """Whoever begins something new sees the whole table."""
    return not prompt.continues


def starting_hand(reader: ColonialismReader) -> MultiChoice | None:
    """4.0 Six cards are kept at once, in any order."""
    seen = reader.seen
    if seen.prompt is not prompts.KEEP_SIX:
        return None
    hand = [action_space.KEEP + card for card in cards_in(reader.g.s.hands[seen.seat])]
    return MultiChoice(hand, reader.g.edition.hand_size)


# --- the end ---


def result_lines(reader: ColonialismReader) -> list[str]:
    """6.0 Who has won, and everybody's score and interests."""
    outcome = reader.seen.outcome
    if outcome is None:
        return []
    first, *places = reader.speaker.outcome(outcome)
    shown = [
        reader.say("tui-shown", seat=reader.name(s), interests=interest_names(reader, s)) for s in all_seats(reader.g)
    ]
    return [reader.paint.heading(first), *["  " + line for line in places + shown]]
