"""The table of Empires by the revised rules: points, order of play, open hands, privateers, allies."""

from metropole.games.empires import terminal as empires
from metropole.games.empires.rules import prompts
from metropole.games.empires.rules.queries import all_seats, controlled, debt, monopolies, play_order
from metropole.games.empires.rules.revised.explorer import HALF_KNOWN_AMERICA, UNKNOWN_AMERICA
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.revised.prestige import colonies_of, net, penalty
from metropole.games.empires.rules.revised.turn import CARDS, end_roll, hand
from metropole.games.empires.rules.revised.war import ATTACK, DEFENCE
from metropole.games.empires.rules.state import NEVER, NO_CARD, NOBODY, Seat
from metropole.games.empires.terminal import EmpiresReader
from metropole.kernel import Prompt
from metropole.parts.terminal import MultiChoice


def board_lines(reader: EmpiresReader) -> list[str]:
    """The whole table: where the game stands, players in the order of play, territories by continent."""
    return [
        reader.paint.heading(moment(reader)),
        *news_of_the_world(reader),
        reader.paint.heading(reader.say("e-tui-revised-players", goal=reader.g.edition.victory)),
        *[line for seat in play_order(reader.g) for line in player(reader, seat)],
        reader.paint.heading(reader.say("e-tui-revised-territories", viewer=empires.viewer(reader))),
        *empires.territories(reader),
    ]


# --- where the game stands ---


def moment(reader: EmpiresReader) -> str:
    """4 Turn, round or phase, and the order of play."""
    if reader.seen.outcome is not None:
        return reader.say("e-tui-over")
    s = reader.g.s
    seats = ", ".join([reader.name(seat) for seat in play_order(reader.g)])
    return reader.say("e-tui-order", moment=str(reader.speaker.moment(s.turn, s.phase, s.round)), seats=seats)


def news_of_the_world(reader: EmpiresReader) -> list[str]:
    """11, 12.12, 13 America, the war box, a war under way, counters about to be lost, the market, and the end."""
    s = reader.g.s
    lines = [f"{america(reader)} {reader.say('e-tui-war-box', count=s.war_box)}"]
    if s.attacker != NOBODY:
        sides = {"attackers": side(reader, ATTACK), "defenders": side(reader, DEFENCE)}
        lines.append(reader.say("e-tui-allied-war", year=s.year, **sides))
    if s.doomed:
        lines.append(reader.say("e-tui-doomed", spaces=doomed(reader)))
    lines += empires.market(reader)
    roll = end_roll(reader.g)
    if roll and reader.seen.outcome is None:
        lines.append(reader.say("e-tui-end-die", roll=roll))
    return lines


def america(reader: EmpiresReader) -> str:
    """11 Whether America is known, and to whom already."""
    s = reader.g.s
    if s.discovered_turn == NEVER:
        return reader.say("e-tui-america-unknown", penalty=UNKNOWN_AMERICA)
    age = s.turn - s.discovered_turn
    if age > 1:
        return reader.say("e-tui-america-known")
    key = "e-tui-america-new" if age == 0 else "e-tui-america-recent"
    free = ", ".join([reader.seat(seat) for seat in all_seats(reader.g) if s.released >> seat & 1])
    return reader.say(key, penalty=HALF_KNOWN_AMERICA if age else UNKNOWN_AMERICA, seats=free)


def side(reader: EmpiresReader, number: int) -> str:
    """12.12.1 Who fights, with whom, and what they have promised for it."""
    s = reader.g.s
    principal = s.defender if number == DEFENCE else s.attacker
    if s.allies[number] != NOBODY:
        blanks = {"seat": reader.seat(principal), "ally": reader.seat(s.allies[number])}
        return reader.say("e-tui-ally", count=s.offers[number], **blanks)
    if s.offers[number]:
        return reader.say("e-tui-offer", seat=reader.seat(principal), count=s.offers[number])
    return reader.seat(principal)


def doomed(reader: EmpiresReader) -> str:
    """12.11.1, 12.2 From which spaces counters will be lost, and how many."""
    spaces = [code // POSITIONS for code in sorted(reader.g.s.doomed)]
    return ", ".join([f"{reader.speaker.space(space)} {spaces.count(space)}" for space in dict.fromkeys(spaces)])


# --- players ---


def player(reader: EmpiresReader, seat: Seat) -> list[str]:
    """What they have; tracks; what counts for them besides; who lies in wait for them; their cards."""
    lines = [empires.tracks(reader, seat), honours(reader, seat), lurking(reader, seat), cards(reader, seat)]
    return [f"  {boxes(reader, seat)}", *[f"      {line}" for line in lines if line]]


def boxes(reader: EmpiresReader, seat: Seat) -> str:
    """2, 7, 12.4 The points, what they are after the loan, and the boxes of a player."""
    g, s = reader.g, reader.g.s
    owed = debt(g, seat)
    line = reader.say(
        "e-tui-revised-player",
        seat=reader.paint.seat(seat, reader.player(seat)),
        points=reader.say("e-tui-net" if owed else "e-tui-points", points=s.prestige[seat], net=net(g, seat)),
        treasury=s.treasury[seat],
        fleets=s.fleets[seat],
        squadrons=s.squadrons[seat],
        goods=s.goods[seat],
        diplomacy=s.diplomacy[seat],
        spaces=g.board.diplomacy,
        monopolies=monopolies(g, seat),
    )
    return f"{line}; {reader.say('e-tui-loan', loan=owed, count=penalty(owed))}" if owed else line


def honours(reader: EmpiresReader, seat: Seat) -> str:
    """7 War points, awards and the empire that is never forgotten; missions placed so far."""
    s = reader.g.s
    words: list[str] = []
    if s.war_points[seat] or s.victories[seat]:
        words.append(reader.say("e-tui-war-points", count=s.war_points[seat], victories=s.victories[seat]))
    if s.progress_holder == seat:
        words.append(reader.say("e-tui-progress-award"))
    if s.mission_holder == seat:
        words.append(reader.say("e-tui-mission-award"))
    if s.missions_placed[seat]:
        words.append(reader.say("e-tui-missions-placed", count=s.missions_placed[seat]))
    if s.empires >> seat & 1:
        words.append(reader.say("e-tui-empire"))
    return "; ".join(words)


def lurking(reader: EmpiresReader, box: Seat) -> str:
    """4.5 The privateers in a fleet box, by owner."""
    g = reader.g
    counts = [(seat, g.s.privateers[seat * g.seats + box]) for seat in all_seats(g)]
    owners = ", ".join([f"{reader.seat(seat)} {count}" for seat, count in counts if count])
    return reader.say("e-tui-privateers", owners=owners) if owners else ""


def cards(reader: EmpiresReader, seat: Seat) -> str:
    """4.1, 4.7 Open to all: what is in hand, what was played this turn and how, and what is left out."""
    held = [str(reader.speaker.card(card)) for card in hand(reader.g, seat)]
    words = [reader.say("e-tui-in-hand", count=len(held), cards=", ".join(held))]
    done = played(reader, seat)
    if done:
        words.append(reader.say("e-tui-played", cards=", ".join(done)))
    locked = reader.g.s.locked[seat]
    if locked != NO_CARD:
        words.append(reader.say("e-tui-locked", card=str(reader.speaker.card(locked))))
    return "; ".join(words)


def played(reader: EmpiresReader, seat: Seat) -> list[str]:
    """4.1 The characters used, and the cards that were played without one."""
    s, words = reader.g.s, []
    for card in range(CARDS):
        words += [str(reader.speaker.character(c)) for c in (2 * card, 2 * card + 1) if s.uses[seat] >> c & 1]
        if s.laid[seat] >> card & 1:
            words.append(reader.say("e-tui-no-action", card=str(reader.speaker.card(card))))
    return words


# --- one's own cards ---


def hand_in_full(reader: EmpiresReader, rest: str = "") -> list[str]:
    """4.1 The cards the viewer can still play, with what their characters do, and the others in a line."""
    speaker, seat = reader.speaker, Seat(reader.seen.seat)
    lines = [reader.paint.heading(reader.say("e-tui-hand"))]
    for card in hand(reader.g, seat):
        lines += [f"  {speaker.character(c)}: {speaker.character_help(c)}" for c in (2 * card, 2 * card + 1)]
    return [*lines, cards(reader, seat)]


# --- questions ---


def opens(prompt: Prompt) -> bool:
    """Whoever chooses what to play sees the whole table; smaller questions come with the news."""
    return prompt is prompts.PLAY


def one_by_one(reader: EmpiresReader) -> MultiChoice | None:
    """Nothing is chosen in numbers."""
    return None


# --- the end ---


def result_lines(reader: EmpiresReader) -> list[str]:
    """13 Who has won, and everybody's points after the loan, with what decides between equals."""
    outcome = reader.seen.outcome
    if outcome is None:
        return []
    order = sorted(all_seats(reader.g), key=outcome.ranks.__getitem__)
    places = [place(reader, seat, outcome.ranks[seat]) for seat in order]
    return [reader.paint.heading(reader.speaker.outcome(outcome)[0]), *["  " + line for line in places]]


def place(reader: EmpiresReader, seat: Seat, rank: int) -> str:
    g = reader.g
    return reader.say(
        "e-tui-place",
        rank=rank,
        seat=reader.paint.seat(seat, reader.player(seat)),
        net=net(g, seat),
        points=g.s.prestige[seat],
        penalty=penalty(debt(g, seat)),
        colonies=len(colonies_of(g, seat)),
        monopolies=monopolies(g, seat),
        resources=len(controlled(g, seat)),
        victories=g.s.victories[seat],
    )
