"""The table of Empires in lines, built from what one seat, or a spectator, may see."""

from itertools import groupby

from metropole.games.empires.rules import action_space, prompts
from metropole.games.empires.rules.board import CONTINENTS, NO_CONTINENT, Board, Territory
from metropole.games.empires.rules.characters import explorer
from metropole.games.empires.rules.control import is_safe, owners
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import (
    ALL_TERRITORIES,
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
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel import Prompt
from metropole.kernel.view import SPECTATOR
from metropole.parts.narrowing import narrow, narrow_chart
from metropole.parts.terminal import GameRenderContext, MultiChoice, RenderContext

EmpiresReader = GameRenderContext[Game, EmpiresView, EmpiresSpeaker, Board]


def own(reader: RenderContext) -> EmpiresReader:
    """Somebody who looks at a table of this game."""
    seen, speaker = narrow(EmpiresView, reader.seen), narrow(EmpiresSpeaker, reader.speaker)
    chart = narrow_chart(Board, reader.chart)
    return GameRenderContext(seen.table, seen, speaker, reader.paint, chart)


def board_lines(reader: EmpiresReader) -> list[str]:
    """The whole table: where the game stands, players with their rows, territories by continent."""
    return [
        reader.paint.heading(moment(reader)),
        *news_of_the_world(reader),
        reader.paint.heading(reader.say("e-tui-players", goal=reader.g.edition.victory)),
        *players(reader),
        reader.paint.heading(reader.say("e-tui-territories", viewer=viewer(reader))),
        *territories(reader),
    ]


def viewer(reader: EmpiresReader) -> str:
    """A spectator explores nothing."""
    return "spectator" if reader.seen.seat == SPECTATOR else "player"


# --- where the game stands ---


def moment(reader: EmpiresReader) -> str:
    """4 Turn, round or phase, and whose the first player token is."""
    if reader.seen.outcome is not None:
        return reader.say("e-tui-over")
    s = reader.g.s
    where = str(reader.speaker.moment(s.turn, s.phase, s.round))
    return reader.say("e-tui-moment", moment=where, seat=reader.name(s.first))


def news_of_the_world(reader: EmpiresReader) -> list[str]:
    """11, 22 The discovery of America, the voyage around the world, a war under way, and the market."""
    s = reader.g.s
    america = reader.say("e-tui-america", state="open" if s.discovered_turn == NEVER else "done")
    voyage = "waiting" if s.america else "open" if s.circumnavigation else "done"
    lines = [f"{america} {reader.say('e-tui-voyage', state=voyage)}"]
    if s.attacker != NOBODY:
        attacker, defender = reader.seat(s.attacker), reader.seat(s.defender)
        lines.append(reader.say("e-tui-war", attacker=attacker, defender=defender, year=s.year))
    return [*lines, *market(reader)]


def market(reader: EmpiresReader) -> list[str]:
    """Whose goods wait for the trader, and whether slaves are still traded freely."""
    s = reader.g.s
    goods = [f"{reader.seat(seat)} {s.goods[seat]}" for seat in all_seats(reader.g) if s.goods[seat]]
    lines = [reader.say("e-tui-market", goods=", ".join(goods))] if goods else []
    return [*lines, reader.say("e-tui-abolished")] if s.abolished else lines


# --- players ---


def players(reader: EmpiresReader) -> list[str]:
    """Two lines for each: what they have, then tracks and cards."""
    lines: list[str] = []
    for seat in play_order(reader.g):
        lines += [f"  {boxes(reader, seat)}", f"      {tracks(reader, seat)}"]
        row = row_of(reader, seat)
        if row:
            lines.append(f"      {reader.say('e-tui-row', cards=row)}")
    return lines


def boxes(reader: EmpiresReader, seat: Seat) -> str:
    """2 The boxes of a player, their place in diplomacy, their monopolies and their loans."""
    s = reader.g.s
    line = reader.say(
        "e-tui-player",
        seat=reader.paint.seat(seat, with_nation(reader, seat)),
        prestige=s.prestige[seat],
        treasury=s.treasury[seat],
        fleets=s.fleets[seat],
        squadrons=s.squadrons[seat],
        goods=s.goods[seat],
        diplomacy=s.diplomacy[seat],
        spaces=reader.g.board.diplomacy,
        monopolies=monopolies(reader.g, seat),
    )
    loans = [str(s.piles[pile]) for pile in piles_of(reader.g, seat)]
    return f"{line}; {reader.say('e-tui-loans', loans=', '.join(loans))}" if loans else line


def with_nation(reader: EmpiresReader, seat: Seat) -> str:
    nation = reader.g.s.nations[seat]
    name = str(reader.speaker.player(seat, nation))
    return reader.say("tui-you", seat=name) if seat == reader.seen.seat else name


def tracks(reader: EmpiresReader, seat: Seat) -> str:
    """6 The value reached on each progress track."""
    values = [f"{reader.speaker.track(track)} {track_value(reader.g, seat, track)}" for track in range(TRACK_COUNT)]
    return ", ".join(values)


def row_of(reader: EmpiresReader, seat: Seat) -> str:
    """4 The cards shown so far, the one of this round marked; of the rest the owner sees the fronts."""
    cards = reader.g.s.rows[seat * ROUNDS : (seat + 1) * ROUNDS]
    words: list[str] = []
    for place, card in enumerate(cards):
        if card not in (NO_CARD, HIDDEN_CARD):
            name = str(reader.speaker.card(card))
            words.append(reader.say("e-tui-now", card=name) if place + 1 == reader.g.s.round else name)
    backs = cards.count(HIDDEN_CARD)
    return ", ".join(words + ([reader.say("e-tui-backs", count=backs)] if backs else []))


# --- territories ---


def territories(reader: EmpiresReader) -> list[str]:
    """1 Continent by continent: what is explored in full, the rest in one line."""
    lines: list[str] = []
    for continent in (NO_CONTINENT, *range(len(CONTINENTS))):
        own = [t for t in ALL_TERRITORIES if reader.g.board.continent[t] == continent and in_play(reader.g, t)]
        if own:
            key = CONTINENTS[continent] if continent != NO_CONTINENT else "none"
            lines.append(f"  {reader.paint.heading(reader.say(f'e-tui-continent-{key}'))}")
            lines += [f"    {territory_line(reader, t)}" for t in own if is_known(reader.g, t)]
            lines += unexplored(reader, [t for t in own if not explored(reader.g, t)])
    left_out = [reader.speaker.territory(t) for t in ALL_TERRITORIES if not in_play(reader.g, t)]
    if left_out:
        lines.append(f"  {reader.say('e-tui-left-out', territories=', '.join(left_out))}")
    return lines


def is_known(g: Game, place: Territory) -> bool:
    """2 Explored; AMB-36: or settled before it was."""
    return explored(g, place) or is_settled(g, place) or g.s.unrest[place] > 0


def unexplored(reader: EmpiresReader, places: list[Territory]) -> list[str]:
    """15 What the viewer needs to explore each of them, and the native power."""
    if not places:
        return []
    words = ", ".join([unexplored_one(reader, place) for place in places])
    return [f"    {reader.say('e-tui-unexplored', territories=words)}"]


def unexplored_one(reader: EmpiresReader, place: Territory) -> str:
    """15, 11 The prestige is one unless something else is said."""
    g, need = reader.g, needed(reader, place)
    name, power, prestige = reader.speaker.territory(place), native_power(g, place), g.s.tokens[place]
    if prestige == 1:
        return f"{name} {need} ({power})"
    return reader.say("e-tui-unexplored-more", territory=name, need=need, power=power, prestige=prestige)


def needed(reader: EmpiresReader, place: Territory) -> int:
    """15, CR 12.3 The successes, or the roll, that the viewer needs; a spectator reads what is printed."""
    g, seat = reader.g, reader.seen.seat
    if seat == SPECTATOR:
        return printed_difficulty(g, place)
    if is_revised(g):
        return max(1, revised_explorer.difficulty(g, Seat(seat), place))
    return max(0, explorer.difficulty(g, Seat(seat), place))


def territory_line(reader: EmpiresReader, place: Territory) -> str:
    """1, 5 The name with the native power, each resource with its counters, then the markers."""
    name = f"{reader.speaker.territory(place)} ({native_power(reader.g, place)})"
    stacks = ", ".join([stack_of(reader, space) for space in reader.g.board.spaces[place]])
    return "; ".join([f"{name}: {stacks or reader.say('e-tui-no-resources')}", *markers(reader, place)])


def stack_of(reader: EmpiresReader, space: int) -> str:
    """5 The counters on a resource from the bottom to the top; the lowest controls. CR 12.11: some are safe."""
    stack = reader.g.s.stacks[space]
    counters = [(seat, is_safe(stack, position)) for position, seat in enumerate(owners(stack))]
    words: list[str] = []
    for (seat, safe), alike in groupby(counters):
        text = f"{reader.name(seat)} {len(list(alike))}"
        words.append(reader.paint.seat(seat, reader.say("e-tui-safe", counters=text) if safe else text))
    return f"{resource(reader, space)} {' + '.join(words) or reader.say('e-tui-free')}"


def resource(reader: EmpiresReader, space: int) -> str:
    """1 The picture of a resource, and the edge colour by which monopolies are counted."""
    board, speaker = reader.g.board, reader.speaker
    picture, colour = speaker.picture(board.space_picture[space]), speaker.colour(board.space_colour[space])
    return f"{picture} ({colour})"


def markers(reader: EmpiresReader, place: Territory) -> list[str]:
    """8, 9, 17, CR 12.11 Colony or independent state, unrest, missions, cities, and where a rebel has been."""
    s = reader.g.s
    words: list[str] = []
    if s.colonies[place] != NOBODY:
        words.append(reader.say("e-tui-colony", seat=reader.seat(s.colonies[place])))
    if s.independent >> place & 1:
        words.append(reader.say("e-tui-independent"))
    if s.unrest[place]:
        words.append(reader.say("e-tui-unrest", count=s.unrest[place]))
    if s.missions[place]:
        words.append(reader.say("e-tui-missions", count=s.missions[place]))
    if s.city == place:
        words.append(reader.say("e-tui-city", value=s.city_value))
    if s.relevant_cities[place]:
        words.append(reader.say("e-tui-relevant", count=s.relevant_cities[place]))
    if s.marked >> place & 1:
        words.append(reader.say("e-tui-marked"))
    return words


# --- one's own cards ---


def hand_lines(reader: EmpiresReader) -> list[str]:
    """The viewer's own row stands beside their boxes."""
    return []


def hand_in_full(reader: EmpiresReader, rest: str = "") -> list[str]:
    """4 The viewer's cards with what their characters do, and their nation."""
    speaker, seat = reader.speaker, reader.seen.seat
    lines: list[str] = []
    for card, copies in enumerate(hand(reader.g, seat)):
        for character in (2 * card, 2 * card + 1):
            twice = f" ({reader.say('e-tui-twice')})" if copies > 1 else ""
            lines.append(f"  {speaker.character(character)}{twice}: {speaker.character_help(character)}")
    nation = reader.g.s.nations[seat]
    if nation != NO_NATION:
        lines.append(f"{speaker.nation(nation)}: {speaker.nation_help(nation)}")
    return [reader.paint.heading(reader.say("e-tui-hand")), *lines]


# --- questions ---


def opens(prompt: Prompt) -> bool:
    """Whoever chooses a nation, cards or a character sees the whole table; smaller questions come with the news."""
    return prompt in (prompts.NATION, prompts.PROGRAM, prompts.CHARACTER)


def next_row(reader: EmpiresReader) -> MultiChoice | None:
    """4 Five cards at once, in the order in which they will be shown."""
    if reader.seen.prompt is not prompts.PROGRAM:
        return None
    copies = hand(reader.g, reader.seen.seat)
    cards = [action_space.PROGRAM + card for card, left in enumerate(copies) for _ in range(left)]
    return MultiChoice(cards, ROUNDS, ordered=True, question="e-tui-program")


# --- the end ---


def result_lines(reader: EmpiresReader) -> list[str]:
    """0 Who has won, and everybody's prestige and treasury."""
    outcome = reader.seen.outcome
    if outcome is None:
        return []
    first, *places = reader.speaker.outcome(outcome)
    return [reader.paint.heading(first), *["  " + line for line in places]]
