"""The table of Colonialism in words, from what one seat, or a spectator, may see."""

from metropole.games.colonialism.rules import prompts
from metropole.games.colonialism.rules.board import Region, Zone
from metropole.games.colonialism.rules.game import Game
from metropole.games.colonialism.rules.queries import (
    ALL_COLOURS,
    ALL_REGIONS,
    ALL_ZONES,
    REGIONS_IN,
    ZONES_IN,
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
from metropole.games.colonialism.rules.state import COLOUR_COUNT, NO_CARD, NO_EVENT, REGION_COUNT, ZONE_COUNT, Seat
from metropole.games.colonialism.rules.turn import ACTIONS_EACH
from metropole.games.colonialism.rules.view import HIDDEN_CARD, ColonialismView
from metropole.games.colonialism.scene import with_named_discs
from metropole.games.colonialism.speaker import Speaker
from metropole.kernel.view import SPECTATOR
from metropole.parts.outline import Cell, OutlineColumn, OutlineSection, Telling, labelled, words

ColonialismTelling = Telling[Game, ColonialismView, Speaker]


def outline(view: ColonialismView, speaker: Speaker) -> list[OutlineSection]:
    """Where the game stands, what can be bought, regions, sea zones, players, piles, and the viewer's own cards."""
    t: ColonialismTelling = Telling(with_named_discs(view), view, speaker)
    return [
        OutlineSection(moment(t)),
        *event(t),
        *upgrades(t),
        regions(t),
        zones(t),
        players(t),
        turn_order(t),
        supply(t),
        discards(t),
        *own_cards(t),
        *shown_interests(t),
    ]


# --- where the game stands ---


def moment(t: ColonialismTelling) -> str:
    """2.8 Turn and phase, as the markers show them."""
    if t.seen.outcome is not None:
        return t.say("moment-scoring")
    if not t.seen.begun:
        return t.say("moment-setup")
    s = t.g.s
    line = t.say("tui-moment", moment=t.speaker.moment(s.turn, s.phase), turns=t.g.edition.turns)
    if t.seen.prompt is not prompts.ACT:
        return line
    return f"{line}; {t.say('tui-your-action', number=s.acted[t.seen.seat], all=ACTIONS_EACH)}"


def event(t: ColonialismTelling) -> list[OutlineSection]:
    """X1 The event in force."""
    number = t.g.s.event
    if number == NO_EVENT:
        return []
    rows = [[Cell(t.speaker.event_card(number), f"event:{number}"), words(t.speaker.event_help(number))]]
    columns = [OutlineColumn(t.head("card"), ""), OutlineColumn(t.head("effect"))]
    return [OutlineSection(t.say("tui-event"), rows, columns, flows=True)]


def upgrades(t: ColonialismTelling) -> list[OutlineSection]:
    """X2 What is for sale; beside it, what has been bought."""
    prices, owners = t.g.edition.upgrades, t.g.s.owners
    sold = [i for i in range(len(prices)) if owners[i] in all_seats(t.g)]
    left = [i for i in range(len(prices)) if i not in sold]
    card, effect = t.head("card"), OutlineColumn(t.head("effect"))
    for_sale = [[upgrade(t, i), words(prices[i]), words(t.speaker.upgrade_help(i))] for i in left]
    bought = [[upgrade(t, i), words(t.name(owners[i])), words(t.speaker.upgrade_help(i))] for i in sold]
    price, owner = OutlineColumn(t.head("price"), " (", ")"), OutlineColumn(t.head("owner"))
    return [
        *(
            [OutlineSection(t.say("tui-for-sale"), for_sale, [OutlineColumn(card, ""), price, effect], flows=True)]
            if left
            else []
        ),
        *([OutlineSection(t.head("bought"), bought, [OutlineColumn(card), owner, effect])] if sold else []),
    ]


def upgrade(t: ColonialismTelling, number: int) -> Cell:
    return Cell(t.speaker.upgrade(number), f"upgrade:{number}")


# --- regions ---


def regions(t: ColonialismTelling) -> OutlineSection:
    """2.7.1 In the order of their tiles; before there are tiles, in the order of the board."""
    order = [Region(region) for region in t.g.s.order]
    columns = [
        OutlineColumn(t.head("region"), "", align="<"),
        OutlineColumn(t.head("value"), "  "),
        OutlineColumn(t.head("limit"), "/", align="<2"),
        OutlineColumn(t.head("discs"), "  "),
        OutlineColumn(t.head("cubes"), "; "),
        OutlineColumn(t.head("policies"), f"\n{t.head('policies')}: "),
        OutlineColumn(t.head("total")),
        OutlineColumn(t.head("remarks")),
        OutlineColumn(t.head("neighbours")),
        OutlineColumn(t.head("seas")),
    ]
    rows = [region_row(t, region) for region in order + [one for one in ALL_REGIONS if one not in order]]
    return OutlineSection(t.say("tui-regions"), rows, columns, legend=t.speaker.speak("tui-regions", {}, "legend"))


def region_row(t: ColonialismTelling, region: Region) -> list[Cell]:
    """2.7.1, 2.7.2 Tile, name, value and limit, then who and what is there, and what it touches."""
    g = t.g
    tile = str(g.s.order.index(region) + 1) if region in g.s.order else "-"
    first = region * COLOUR_COUNT
    policies = tuple([policy for seat in track_or_seats(g) for policy in policies_of(t, seat, region)])
    return [
        Cell(f"{tile} ", parts=(Cell(t.speaker.region(region), f"region:{region}"),)),
        words(value(g, region)),
        words(limit(g, region)),
        discs_in(t, region),
        cubes(t, g.s.cubes[first : first + COLOUR_COUNT], "tui-no-cubes"),
        Cell(parts=policies, joint="; "),
        words(sum(strengths(g, region))),
        remarks(t, region),
        words(", ".join([t.speaker.region(near) for near in REGIONS_IN[g.board.neighbours[region]]])),
        words(", ".join([t.speaker.zone(sea) for sea in ZONES_IN[g.board.seas[region]]])),
    ]


def cubes(t: ColonialismTelling, counts: list[int], none: str = "tui-none") -> Cell:
    """Cubes by colour, such as 2 yellow, 1 black."""
    lying = [(c, f"{counts[c]} {t.speaker.colour(c)}") for c in ALL_COLOURS if counts[c]]
    return Cell(parts=tuple([Cell(text, paint=f"colour:{c}") for c, text in lying])) if lying else Cell(t.say(none))


def discs_in(t: ColonialismTelling, region: Region) -> Cell:
    """2.4 The influence of every faction, mercenaries beside."""
    found = []
    for seat in all_seats(t.g):
        cell = seat * REGION_COUNT + region
        own, hired = t.g.s.discs[cell], t.g.s.mercenaries[cell]
        if hired:
            found.append(t.owned(seat, t.say("tui-hired", seat=t.name(seat), own=own, hired=hired)))
        elif own:
            found.append(t.owned(seat, f"{t.name(seat)} {own}"))
    if t.g.s.natives[region]:
        found.append(Cell(t.say("tui-natives", count=t.g.s.natives[region])))
    return Cell(parts=tuple(found)) if found else Cell(t.say("tui-nobody"))


def policies_of(t: ColonialismTelling, seat: Seat, region: Region) -> list[Cell]:
    """2.2 A player's policy cards at a region; a face-down card has a name only for its owner."""
    cell = seat * REGION_COUNT + region
    down, up = t.g.s.down[cell], t.g.s.up[cell]
    names = [t.speaker.card(card) for card in cards_in(up)]
    if down == HIDDEN_CARD:
        names.insert(0, t.say("tui-face-down"))
    elif down != NO_CARD:
        names.insert(0, t.say("tui-own-face-down", card=t.speaker.card(down)))
    return [Cell(parts=(t.owned(seat, t.name(seat)), words(", ".join(names))), joint=": ")] if names else []


def remarks(t: ColonialismTelling, region: Region) -> Cell:
    """5.2 The region being colonized, and where two factions or more are above the limit."""
    now = [t.head("colonized")] if t.seen.colonized == region else []
    above = [t.head("above")] if limit_fails(t.g, region) else []
    return words(", ".join([*now, *above]))


# --- sea zones ---


def zones(t: ColonialismTelling) -> OutlineSection:
    columns = [
        OutlineColumn(t.head("zone"), "", align="<"),
        OutlineColumn(t.head("ships"), "  "),
        OutlineColumn(t.head("touches")),
    ]
    rows = [[Cell(t.speaker.zone(zone), f"zone:{zone}"), ships_in(t, zone), shores(t, zone)] for zone in ALL_ZONES]
    return OutlineSection(t.say("tui-zones"), rows, columns, legend=t.speaker.speak("tui-zones", {}, "legend"))


def ships_in(t: ColonialismTelling, zone: Zone) -> Cell:
    """2.5 Whose ships are in a zone, and how many of them have been used."""
    found = []
    for seat in all_seats(t.g):
        cell = seat * ZONE_COUNT + zone
        fresh, used = t.g.s.fresh[cell], t.g.s.used[cell]
        if fresh + used:
            found.append(t.owned(seat, t.say("tui-ships", seat=t.name(seat), fresh=fresh, used=used)))
    return Cell(parts=tuple(found)) if found else Cell(t.say("tui-no-ships"))


def shores(t: ColonialismTelling, zone: Zone) -> Cell:
    return words(", ".join([t.speaker.region(region) for region in REGIONS_IN[t.g.board.shores[zone]]]))


# --- players ---


def track_or_seats(g: Game) -> list[Seat]:
    """From the top row to the bottom, once there are rows."""
    return track(g) or all_seats(g)


def players(t: ColonialismTelling) -> OutlineSection:
    """What lies open before each, and how many cards are hidden."""
    numbers = [
        OutlineColumn(t.head("reserve"), f"  {t.head('reserve')} ", align=">2"),
        labelled(t.head("hand")),
        OutlineColumn(t.head("deck"), f", {t.head('deck')} ", align=">2"),
        OutlineColumn(t.head("discard"), f", {t.head('discard')} ", align=">2"),
        labelled(t.head("interests")),
    ]
    columns = [
        OutlineColumn(t.head("player"), "", align="<"),
        *numbers,
        OutlineColumn(t.head("cubes"), f"; {t.head('cubes')}: "),
        OutlineColumn(t.head("upgrades"), f"; {t.head('upgrades')}: "),
        OutlineColumn(t.head("acted")),
        OutlineColumn(t.head("remarks")),
    ]
    return OutlineSection(t.say("tui-players"), [player_row(t, seat) for seat in track_or_seats(t.g)], columns)


def player_row(t: ColonialismTelling, seat: Seat) -> list[Cell]:
    s, seen = t.g.s, t.seen
    gained = t.say("tui-gained", count=s.gained[seat])
    own = "deck:0" if seat == seen.seat else ""
    return [
        Cell(f"{s.rows[seat] or '-'} ", parts=(t.player(seat),)),
        words(s.reserve[seat]),
        words(seen.hand_sizes[seat]),
        Cell(str(seen.deck_sizes[seat]), own),
        words(size(s.discards[seat])),
        words(seen.interest_sizes[seat]),
        Cell(parts=(cubes(t, holdings(t.g, seat)), Cell(gained)), joint=" "),
        words(", ".join([t.speaker.upgrade(i) for i, owner in enumerate(s.owners) if owner == seat])),
        words(s.acted[seat]),
        t.choosing(seat),
    ]


def turn_order(t: ColonialismTelling) -> OutlineSection:
    """4.0 The rows of the track, and who stands there."""
    rows = []
    for row in range(1, (t.g.edition.rows or t.g.seats) + 1):
        standing = [t.name(seat) for seat in all_seats(t.g) if t.g.s.rows[seat] == row]
        rows.append(
            [Cell(t.say("outline-row-number", row=row), f"row:{row}"), words(", ".join(standing) or t.head("free"))]
        )
    return OutlineSection(t.head("track"), rows, [OutlineColumn(t.head("row")), OutlineColumn(t.head("player"))])


# --- piles ---


def supply(t: ColonialismTelling) -> OutlineSection:
    """2.4, 2.6, X1 What nobody has yet."""
    s, edition = t.g.s, t.g.edition
    mercenaries = [[words(t.head("mercenaries")), words(s.supply[1])]] if edition.purple else []
    events = [[words(t.head("events")), words(size(s.event_deck))]] if edition.events else []
    rows = [
        [words(t.head("natives")), words(s.supply[0])],
        *mercenaries,
        [words(t.head("bag")), cubes(t, s.bag)],
        *events,
    ]
    return OutlineSection(t.head("supply"), rows, [OutlineColumn(t.head("pile")), OutlineColumn(t.head("left"))])


def discards(t: ColonialismTelling) -> OutlineSection:
    """Discard piles lie open; the viewer's own cards there can be named."""
    rows = [[words(t.name(seat)), cards(t, t.g.s.discards[seat], seat == t.seen.seat)] for seat in all_seats(t.g)]
    columns = [OutlineColumn(t.head("player")), OutlineColumn(t.head("cards"))]
    return OutlineSection(t.say("tui-discard"), rows, columns, key="discard")


def cards(t: ColonialismTelling, mask: int, is_own: bool) -> Cell:
    named = [Cell(t.speaker.card(card), f"card:{card}" if is_own else "") for card in cards_in(mask)]
    return Cell(parts=tuple(named)) if named else Cell(t.say("tui-none"))


# --- one's own cards ---


def own_cards(t: ColonialismTelling) -> list[OutlineSection]:
    """The viewer's hand with what the cards do, their interests, and what is left in their deck."""
    if t.seen.seat == SPECTATOR:
        return []
    s, seat, none = t.g.s, t.seen.seat, t.say("tui-none")
    hand = [[Cell(t.speaker.card(i), f"card:{i}"), words(t.speaker.card_help(i))] for i in cards_in(s.hands[seat])]
    effects = [OutlineColumn(t.head("card"), ""), OutlineColumn(t.head("effect"))]
    deck = [[words(t.speaker.card(card))] for card in cards_in(s.decks[seat])]
    return [
        OutlineSection(t.say("tui-hand"), hand, effects, flows=True, key="hand", none=none),
        interests(t, t.say("tui-interests"), t.seen.seat),
        OutlineSection(t.say("tui-deck"), deck, [OutlineColumn(t.head("card"))], flows=True, key="hand", none=none),
    ]


def interests(t: ColonialismTelling, heading: str, seat: int) -> OutlineSection:
    held = [[Cell(t.speaker.interest(i), f"interest:{i}")] for i in cards_in(t.g.s.interests[seat])]
    columns = [OutlineColumn(t.head("interest"), "")]
    return OutlineSection(heading, held, columns, flows=True, key="hand", none=t.say("tui-none"))


def shown_interests(t: ColonialismTelling) -> list[OutlineSection]:
    """6.0 At the end everybody's interests are open."""
    if t.seen.outcome is None:
        return []
    others = [seat for seat in all_seats(t.g) if seat != t.seen.seat]
    return [interests(t, t.say("tui-shown", seat=t.name(seat)), seat) for seat in others]
