"""The table of Empires by the revised rules: points, order of play, open hands, privateers, allies."""

from metropole.games.empires.outline import (
    EmpiresTelling,
    box_columns,
    boxes,
    card_columns,
    card_row,
    market,
    territories,
    track_columns,
    tracks,
)
from metropole.games.empires.rules.queries import (
    all_seats,
    controlled,
    debt,
    monopolies,
    play_order,
    track_value,
)
from metropole.games.empires.rules.revised.explorer import HALF_KNOWN_AMERICA, UNKNOWN_AMERICA
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import colonies_of, net, penalty
from metropole.games.empires.rules.revised.turn import CARDS, end_roll, hand
from metropole.games.empires.rules.revised.war import ATTACK, DEFENCE
from metropole.games.empires.rules.state import NEVER, NO_CARD, NOBODY, TRACK_COUNT, Seat
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel.view import SPECTATOR
from metropole.parts.outline import Cell, OutlineColumn, OutlineSection, Telling, labelled, words


def outline(view: EmpiresView, speaker: EmpiresSpeaker) -> list[OutlineSection]:
    """Where the game stands, players in the order of play, territories by continent, and the viewer's own cards."""
    t: EmpiresTelling = Telling(view.table, view, speaker)
    players = [player_row(t, seat) for seat in play_order(t.g)]
    return [
        OutlineSection(moment(t), notes=[words(news) for news in news_of_the_world(t)]),
        OutlineSection(t.say("e-tui-revised-players", goal=t.g.edition.victory), players, player_columns(t)),
        *territories(t),
        tracks(t),
        *own_cards(t),
        *places(t),
    ]


# --- where the game stands ---


def moment(t: EmpiresTelling) -> str:
    """4 Turn, round or phase, and the order of play."""
    if t.seen.outcome is not None:
        return t.say("e-tui-over")
    s = t.g.s
    seats = ", ".join([t.name(seat) for seat in play_order(t.g)])
    return t.say("e-tui-order", moment=t.speaker.moment(s.turn, s.phase, s.round), seats=seats)


def news_of_the_world(t: EmpiresTelling) -> list[str]:
    """11, 12.12, 13 America, the war box, a war under way, counters about to be lost, the market, and the end."""
    s = t.g.s
    lines = [f"{america(t)} {t.say('e-tui-war-box', count=s.war_box)}"]
    if s.attacker != NOBODY:
        lines.append(t.say("e-tui-allied-war", year=s.year, attackers=side(t, ATTACK), defenders=side(t, DEFENCE)))
    if s.doomed:
        lines.append(t.say("e-tui-doomed", spaces=doomed(t)))
    lines += market(t)
    if end_roll(t.g) and t.seen.outcome is None:
        lines.append(t.say("e-tui-end-die", roll=end_roll(t.g)))
    return lines


def america(t: EmpiresTelling) -> str:
    """11 Whether America is known, and to whom already."""
    s = t.g.s
    if s.discovered_turn == NEVER:
        return t.say("e-tui-america-unknown", penalty=UNKNOWN_AMERICA)
    age = s.turn - s.discovered_turn
    if age > 1:
        return t.say("e-tui-america-known")
    key = "e-tui-america-new" if age == 0 else "e-tui-america-recent"
    free = ", ".join([t.name(seat) for seat in all_seats(t.g) if s.released >> seat & 1])
    return t.say(key, penalty=HALF_KNOWN_AMERICA if age else UNKNOWN_AMERICA, seats=free)


def side(t: EmpiresTelling, number: int) -> str:
    """12.12.1 Who fights, with whom, and what they have promised for it."""
    s = t.g.s
    principal = t.name(s.defender if number == DEFENCE else s.attacker)
    if s.allies[number] != NOBODY:
        return t.say("e-tui-ally", count=s.offers[number], seat=principal, ally=t.name(s.allies[number]))
    return t.say("e-tui-offer", seat=principal, count=s.offers[number]) if s.offers[number] else principal


def doomed(t: EmpiresTelling) -> str:
    """12.11.1, 12.2 From which spaces counters will be lost, and how many."""
    spaces = [code // POSITIONS for code in sorted(t.g.s.doomed)]
    return ", ".join([f"{t.speaker.space(space)} {spaces.count(space)}" for space in dict.fromkeys(spaces)])


# --- players ---


def player_columns(t: EmpiresTelling) -> list[OutlineColumn]:
    """What they have; tracks; what counts for them besides; who lies in wait for them; their cards."""
    return [
        OutlineColumn(t.head("player"), ""),
        labelled(t.head("points"), ": "),
        *box_columns(t),
        OutlineColumn(t.head("loans"), "; "),
        *track_columns(t),
        OutlineColumn(t.head("honours"), "\n"),
        OutlineColumn(t.head("privateers"), f"\n{t.head('privateers')}: "),
        OutlineColumn(t.head("cards"), "\n"),
        OutlineColumn(t.head("remarks")),
    ]


def player_row(t: EmpiresTelling, seat: Seat) -> list[Cell]:
    g, owed = t.g, debt(t.g, seat)
    points, left = g.s.prestige[seat], net(g, seat)
    return [
        t.player(seat),
        words(t.say("e-outline-net", points=points, net=left) if owed else points),
        *boxes(t, seat),
        Cell(t.say("e-tui-loan", loan=owed, count=penalty(owed)), own_pile(t, seat)) if owed else Cell(),
        *[words(track_value(g, seat, track)) for track in range(TRACK_COUNT)],
        words("; ".join(honours(t, seat))),
        Cell(parts=tuple(lurking(t, seat))),
        words(cards(t, seat)),
        t.choosing(seat),
    ]


def own_pile(t: EmpiresTelling, seat: Seat) -> str:
    return "pile:0" if seat == t.seen.seat else ""


def honours(t: EmpiresTelling, seat: Seat) -> list[str]:
    """7 War points, awards and the empire that is never forgotten; missions placed so far."""
    s = t.g.s
    found: list[str] = []
    if s.war_points[seat] or s.victories[seat]:
        found.append(t.say("e-tui-war-points", count=s.war_points[seat], victories=s.victories[seat]))
    if s.progress_holder == seat:
        found.append(t.say("e-tui-progress-award"))
    if s.mission_holder == seat:
        found.append(t.say("e-tui-mission-award"))
    if s.missions_placed[seat]:
        found.append(t.say("e-tui-missions-placed", count=s.missions_placed[seat]))
    if s.empires >> seat & 1:
        found.append(t.say("e-tui-empire"))
    return found


def lurking(t: EmpiresTelling, box: Seat) -> list[Cell]:
    """4.5 The privateers in a fleet box, by owner."""
    g = t.g
    counts = [(seat, g.s.privateers[seat * g.seats + box]) for seat in all_seats(g)]
    return [t.owned(seat, f"{t.name(seat)} {count}") for seat, count in counts if count]


def cards(t: EmpiresTelling, seat: Seat) -> str:
    """4.1, 4.7 Open to all: what is in hand, what was played this turn and how, and what is left out."""
    held = [t.speaker.card(card) for card in hand(t.g, seat)]
    found = [t.say("e-tui-in-hand", count=len(held), cards=", ".join(held))]
    done = [played for card in range(CARDS) for played in uses(t, seat, card)]
    if done:
        found.append(t.say("e-tui-played", cards=", ".join(done)))
    locked = t.g.s.locked[seat]
    if locked != NO_CARD:
        found.append(t.say("e-tui-locked", card=t.speaker.card(locked)))
    return "; ".join(found)


def uses(t: EmpiresTelling, seat: Seat, card: int) -> list[str]:
    """4.1 The characters of a card that were used, or that it was played without one."""
    s = t.g.s
    used = [t.speaker.character(c) for c in (2 * card, 2 * card + 1) if s.uses[seat] >> c & 1]
    return [*used, t.say("e-tui-no-action", card=t.speaker.card(card))] if s.laid[seat] >> card & 1 else used


# --- one's own cards ---


def own_cards(t: EmpiresTelling) -> list[OutlineSection]:
    """4.1 The cards the viewer can still play, with what their characters do."""
    if t.seen.seat == SPECTATOR:
        return []
    rows = [card_row(t, card) for card in hand(t.g, Seat(t.seen.seat))]
    return [OutlineSection(t.say("e-tui-hand"), rows, card_columns(t), key="hand", none=t.say("tui-none"))]


# --- the end ---


def places(t: EmpiresTelling) -> list[OutlineSection]:
    """13 Everybody's points after the loan, with what decides between equals."""
    outcome = t.seen.outcome
    if outcome is None:
        return []
    heads = ("colonies", "monopolies", "resources", "victories")
    columns = [
        OutlineColumn(t.head("player"), ""),
        labelled(t.head("points"), ": "),
        *[labelled(t.head(key), "; " if i == 0 else ", ") for i, key in enumerate(heads)],
    ]
    order = sorted(all_seats(t.g), key=outcome.ranks.__getitem__)
    rows = [[t.player(seat), *counted(t, seat)] for seat in order]
    return [OutlineSection(t.head("ending"), rows, columns)]


def counted(t: EmpiresTelling, seat: Seat) -> list[Cell]:
    g = t.g
    cost = penalty(debt(g, seat))
    points = t.say("e-outline-less", net=net(g, seat), points=g.s.prestige[seat], penalty=cost)
    counts = (len(colonies_of(g, seat)), monopolies(g, seat), len(controlled(g, seat)), g.s.victories[seat])
    return [words(points if cost else net(g, seat)), *[words(count) for count in counts]]
