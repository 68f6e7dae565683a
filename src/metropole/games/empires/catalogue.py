"""The things of Empires, and the numbers printed on them."""

from typing import Final

from metropole.boards.parts import keys_of
from metropole.games.empires.rules import queries
from metropole.games.empires.rules.action_space import CARDS, SPACES, TRACKS
from metropole.games.empires.rules.board import (
    CHARACTERS,
    COLOURS,
    CONTINENTS,
    GOLD,
    NATIONS,
    NOTHING,
    OPIUM,
    PICTURES,
    RULES,
    SLOTS,
    TEA,
    TERRITORIES,
    Board,
    Territory,
)
from metropole.games.empires.rules.game import Game
from metropole.games.empires.rules.queries import ALL_TERRITORIES, FREE_TRADE, VALUES, in_play, printed_difficulty
from metropole.games.empires.rules.state import ROUNDS
from metropole.games.empires.sections import chapters_of
from metropole.games.empires.speaker import EmpiresSpeaker, members
from metropole.parts.things import Thing
from metropole.text.messages import message
from metropole.text.vocabulary import key_of
from metropole.text.voice import capitalized

TERRITORY_KEYS = keys_of(TERRITORIES)
EXPLORER: Final = CHARACTERS.index("explorer")
SOVEREIGN: Final = CHARACTERS.index("sovereign")


# --- names and help ---


def things(speaker: EmpiresSpeaker, seats: int, g: Game) -> dict[str, list[Thing]]:
    """Everything that has a name, whether or not the edition uses it."""
    return {
        "territory": [territory(speaker, g, i) for i in ALL_TERRITORIES],
        "space": [space(speaker, i) for i in range(len(SPACES))],
        "character": [character(speaker, i) for i in range(len(CHARACTERS))],
        "card": [card(speaker, i) for i in range(len(CARDS))],
        "track": [track(speaker, i) for i in range(len(TRACKS))],
        "nation": [nation(speaker, i) for i in range(len(NATIONS))],
        "phase": [phase(speaker, i) for i in range(len(speaker.edition.phases))],
        "picture": [picture(speaker, i) for i in range(len(PICTURES))],
        "colour": [colour(speaker, i) for i in range(len(COLOURS))],
        "continent": [Thing(name, speaker.say(f"e-tui-continent-{name}")) for name in CONTINENTS],
        "diplomacy": [box(speaker, "diplomacy", chapters_of(speaker.edition).tracks)],
        "america": [box(speaker, "america", chapters_of(speaker.edition).characters[EXPLORER])],
        "circumnavigation": [box(speaker, "circumnavigation", chapters_of(speaker.edition).characters[EXPLORER])],
        "warbox": [box(speaker, "warbox", chapters_of(speaker.edition).characters[SOVEREIGN])],
    }


def box(speaker: EmpiresSpeaker, key: str, section: str) -> Thing:
    """Something on the table that needs no number."""
    language = speaker.language
    return Thing(key, message(f"pile-{key}", language), message(f"about-{key}", language), section)


def is_guessed(speaker: EmpiresSpeaker, *beginning: str) -> bool:
    """Whether a value under this path is in no rulebook."""
    path = ".".join(beginning) + "."
    return any([f"{name}.".startswith(path) for name in speaker.chart.reconstructed()])


def territory(speaker: EmpiresSpeaker, g: Game, number: Territory) -> Thing:
    """1 What it takes to explore it, who lives there, what is there, and what it touches."""
    board, language = speaker.chart.board, speaker.language
    near = [speaker.territory(other) for other in board.adjacent[number] if in_play(g, other)]
    difficulty = printed_difficulty(g, number)
    found = ", ".join([resource(speaker, i) for i in board.spaces[number]])
    lines = [
        message("about-difficulty", language, difficulty=difficulty)
        if difficulty
        else message("about-explored", language),
        message("about-power", language, power=board.native_power[number]),
        message("about-resources", language, resources=found) if found else message("about-no-resources", language),
        *([message("about-neighbours", language, territories=", ".join(near))] if near else []),
    ]
    text = " ".join(lines) if in_play(g, number) else message("about-left-out", language)
    guessed = is_guessed(speaker, "territories", TERRITORY_KEYS[number])
    section = chapters_of(speaker.edition).territories
    return Thing(TERRITORIES[number], speaker.territory(number), text, section, guessed)


def resource(speaker: EmpiresSpeaker, number: int) -> str:
    """1 The picture of a space, and the edge colour by which monopolies are counted."""
    board = speaker.chart.board
    return f"{speaker.picture(board.space_picture[number])} ({speaker.colour(board.space_colour[number])})"


def space(speaker: EmpiresSpeaker, number: int) -> Thing:
    board, section = speaker.chart.board, chapters_of(speaker.edition).resources
    place, slot = divmod(number, SLOTS)
    edge = board.space_colour[number]
    if edge == NOTHING:
        return Thing(SPACES[number], speaker.space(number), message("about-unprinted", speaker.language), section)
    alike = len(board.spaces_of[edge])
    text = message("about-space", speaker.language, colour=speaker.colour(edge), count=alike)
    guessed = is_guessed(speaker, "territories", TERRITORY_KEYS[place], "resources", str(slot))
    return Thing(SPACES[number], speaker.space(number), with_limit(speaker, text, edge), section, guessed)


def with_limit(speaker: EmpiresSpeaker, text: str, edge: int) -> str:
    """6 Tea and opium are open to those who have come far enough."""
    if edge not in (TEA, OPIUM):
        return text
    return f"{text} {message('about-late', speaker.language, value=FREE_TRADE)}"


def character(speaker: EmpiresSpeaker, number: int) -> Thing:
    section = chapters_of(speaker.edition).characters[number]
    return Thing(CHARACTERS[number], speaker.character(number), speaker.character_help(number), section)


def card(speaker: EmpiresSpeaker, number: int) -> Thing:
    """12 Both characters of a card."""
    faces = (2 * number, 2 * number + 1)
    text = " ".join([f"{speaker.character(face)}: {speaker.character_help(face)}" for face in faces])
    return Thing(CARDS[number], speaker.card(number), text, chapters_of(speaker.edition).cards)


def track(speaker: EmpiresSpeaker, number: int) -> Thing:
    """6 What a track is good for, and its spaces."""
    values = ", ".join([str(value) for value in VALUES[number]])
    text = f"{capitalized(speaker.track_help(number))} {message('about-track', speaker.language, values=values)}"
    return Thing(TRACKS[number], speaker.track(number), text, chapters_of(speaker.edition).tracks)


def nation(speaker: EmpiresSpeaker, number: int) -> Thing:
    guessed = is_guessed(speaker, "nations", keys_of(NATIONS)[number])
    text, section = speaker.nation_help(number), chapters_of(speaker.edition).nations
    return Thing(NATIONS[number], speaker.nation(number), text, section, guessed)


def phase(speaker: EmpiresSpeaker, number: int) -> Thing:
    """4 A phase of the turn."""
    key = speaker.edition.phases[number]
    code = "interest-due" if key == "interest" else key_of(key)
    text = message(f"about-{code}", speaker.language, edition=str(speaker.rules["edition"]))
    return Thing(key, speaker.phase(number), text, chapters_of(speaker.edition).phases[number])


def picture(speaker: EmpiresSpeaker, number: int) -> Thing:
    """1 All spaces with a picture have the same edge colour; not every picture is on every board."""
    board, section = speaker.chart.board, chapters_of(speaker.edition).resources
    edges = [board.space_colour[i] for i in board.all_spaces if board.space_picture[i] == number]
    text = message("about-picture", speaker.language, colour=speaker.colour(edges[0])) if edges else ""
    return Thing(PICTURES[number], speaker.picture(number), text, section)


def colour(speaker: EmpiresSpeaker, number: int) -> Thing:
    """5 An edge colour, and the spaces that have it."""
    spaces = ", ".join([speaker.space(i) for i in speaker.chart.board.spaces_of[number]])
    text = message("about-gold" if number == GOLD else "about-edge", speaker.language, spaces=spaces)
    name, section = capitalized(speaker.colour(number)), chapters_of(speaker.edition).monopolies
    return Thing(COLOURS[number], name, with_limit(speaker, text, number), section, code=speaker.colour_code(number))


# --- numbers ---


def numbers(speaker: EmpiresSpeaker, seats: int, g: Game) -> dict[str, object]:
    """What is printed, and how the game is laid out for so many players."""
    edition, board = speaker.edition, speaker.chart.board
    return {
        "revised": queries.is_revised(g),
        "rounds": ROUNDS,
        "phases": list(edition.phases),
        "prestige_to_win": edition.victory,
        "turn_cap": edition.turn_cap,
        "end_rolls": list(edition.end_rolls),
        "treasury": edition.treasury,
        "fleets": edition.fleets,
        "squadrons": edition.squadrons,
        "gift_cap": edition.gift_cap,
        "counters": queries.COUNTERS - queries.MARKERS,
        "most_dice": queries.MOST_DICE,
        "free_trade": FREE_TRADE,
        "america": g.s.america,
        "with_nations": edition.nations,
        "diplomacy": list(range(1, board.diplomacy + 1)),
        "diplomacy_start": g.s.diplomacy[0],
        "tracks": [list(values) for values in VALUES],
        "cards": [[2 * i, 2 * i + 1] for i in range(len(CARDS))],
        "colours": [list(spaces) for spaces in board.spaces_of],
        "territories": [territory_numbers(g, i) for i in ALL_TERRITORIES],
        "spaces": [space_numbers(board, i) for i in range(len(SPACES))],
        "nations": [nation_numbers(board, i) for i in range(len(NATIONS))],
    }


def territory_numbers(g: Game, number: Territory) -> dict[str, object]:
    """1 What is printed; the prestige is what lies there at the start, and none where it is explored from the start."""
    board = g.board
    continent = board.continent[number]
    return {
        "neighbours": [int(other) for other in board.adjacent[number]],
        "power": board.native_power[number],
        "difficulty": printed_difficulty(g, number),
        "continent": None if continent < 0 else continent,
        "prestige": g.s.tokens[number],
        "in_play": in_play(g, number),
        "spaces": list(board.spaces[number]),
    }


def space_numbers(board: Board, number: int) -> dict[str, int] | None:
    """1 A resource space, or nothing where none is printed."""
    edge = board.space_colour[number]
    if edge == NOTHING:
        return None
    place, slot = divmod(number, SLOTS)
    return {"territory": place, "slot": slot, "picture": board.space_picture[number], "colour": edge}


def nation_numbers(board: Board, number: int) -> dict[str, object]:
    """25 Goals, cities, characters that may be used twice, and special rules, some of which end at six prestige."""
    return {
        "goals": members(board.goals[number]),
        "cities": members(board.cities[number]),
        "extra": members(board.extra[number]),
        "rules": [RULES[rule] for rule in members(board.rules[number])],
        "ending": [RULES[rule] for rule in members(board.ending[number])],
    }
