"""The things of Colonialism, and the numbers printed on them."""

from typing import Final

from metropole.boards.parts import keys_of
from metropole.games.colonialism import sections
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import COLOURS, EVENTS, REGIONS, ZONES, Board
from metropole.games.colonialism.rules.game import Edition, Game
from metropole.games.colonialism.rules.queries import ALL_REGIONS, ALL_ZONES, REGIONS_IN, ZONES_IN, cards_in
from metropole.games.colonialism.rules.setup import DISCS, INTEREST_COUNT, INTERESTS_EACH, SHIPS_EACH, START_CARDS
from metropole.games.colonialism.rules.state import NATIVES
from metropole.games.colonialism.rules.turn import ACTIONS_EACH, PHASES
from metropole.games.colonialism.rules.upgrades import EXTRA_CARD, EXTRA_DISCS
from metropole.games.colonialism.speaker import URABI_REVOLT, Speaker
from metropole.parts.things import Thing
from metropole.text.messages import message
from metropole.text.voice import capitalized

ROWS: Final = 4
PHASES_PER_PART: Final = 3  # two action rounds and a colonization phase


# --- names and help ---


def things(speaker: Speaker, seats: int, g: Game) -> dict[str, list[Thing]]:
    """Everything that has a name, whether or not the edition uses it."""
    return {
        "region": [region(speaker, seats, i) for i in ALL_REGIONS],
        "zone": [zone(speaker, i) for i in ALL_ZONES],
        "card": [card(speaker, i) for i in range(len(CARDS))],
        "event": [event(speaker, i) for i in range(len(EVENTS))],
        "upgrade": [upgrade(speaker, i) for i in range(len(UPGRADES))],
        "interest": [interest(speaker, i) for i in range(INTEREST_COUNT)],
        "colour": [colour(speaker, i) for i in range(len(COLOURS))],
        "faction": [faction(speaker, i) for i in range(NATIVES + 1)],
        "phase": [phase(speaker, i) for i in range(PHASES)],
        "supply": [pile(speaker, "natives", sections.DISCS), pile(speaker, "mercenaries", sections.DISCS)],
        "bag": [pile(speaker, "bag", sections.CUBES)],
        "deck": [pile(speaker, "deck", sections.VERBS["draw"])],
        "discard": [pile(speaker, "discard", sections.VERBS["draw"])],
        "row": [pile(speaker, "row", sections.ROUNDS)] * (ROWS + 1),  # rows are counted from 1
        "verb": [verb(speaker, key) for key in sections.VERBS if key != "buy" or speaker.edition.upgrades],
        "ship": [pile(speaker, key, sections.VERBS["move"]) for key in ("fresh", "used")],
    }


def verb(speaker: Speaker, key: str) -> Thing:
    """5.1 Something a player may do, which only the rules explain."""
    return Thing(key, speaker.say(f"tui-verb-{key}"), "", sections.VERBS[key])


def pile(speaker: Speaker, key: str, section: str) -> Thing:
    """Something on the table that needs no number."""
    language = speaker.language
    return Thing(key, message(f"pile-{key}", language), message(f"about-{key}", language), section)


def is_guessed(speaker: Speaker, *beginning: str) -> bool:
    """Whether a value under this path is in no rulebook."""
    path = ".".join(beginning) + "."
    return any([f"{name}.".startswith(path) for name in speaker.chart.reconstructed()])


def region(speaker: Speaker, seats: int, number: int) -> Thing:
    guessed = is_guessed(speaker, "regions", keys_of(REGIONS)[number], "tiles", str(seats))
    text, code = capitalized(speaker.region_help(number, seats)), speaker.region_code(number)
    return Thing(REGIONS[number], speaker.region(number), text, sections.BOARD, guessed, code=code)


def zone(speaker: Speaker, number: int) -> Thing:
    guessed = is_guessed(speaker, "zones", keys_of(ZONES)[number], "shores")
    return Thing(ZONES[number], speaker.zone(number), capitalized(speaker.zone_help(number)), sections.BOARD, guessed)


def card(speaker: Speaker, number: int) -> Thing:
    section = sections.card_section(speaker.edition, number)
    text, effect = speaker.card_help(number), speaker.card_effect(number)
    return Thing(CARDS[number], speaker.card(number), text, section, effect=effect, code=speaker.card_code(number))


def event(speaker: Speaker, number: int) -> Thing:
    guessed = is_guessed(speaker, "events", keys_of(EVENTS)[number])
    text = speaker.event_help(number)
    return Thing(EVENTS[number], speaker.event_card(number), text, sections.event_section(number), guessed)


def upgrade(speaker: Speaker, number: int) -> Thing:
    section = sections.upgrade_section(number)
    return Thing(UPGRADES[number], speaker.upgrade(number), speaker.upgrade_help(number), section)


def interest(speaker: Speaker, number: int) -> Thing:
    board = speaker.chart.board
    words = speaker.words(("region", "colour"), (board.interest_region[number], board.interest_colour[number]))
    text = message("about-interest", speaker.language, **words)
    guessed = is_guessed(speaker, "interests", str(number))
    return Thing(str(number), capitalized(speaker.interest(number)), text, sections.SCORING, guessed)


def colour(speaker: Speaker, number: int) -> Thing:
    key = COLOURS[number]
    text = message(f"about-{key}", speaker.language, cubes=speaker.edition.cubes)
    return Thing(key, capitalized(speaker.colour(number)), text, sections.CUBES)


def faction(speaker: Speaker, number: int) -> Thing:
    """2.4 Every colour of the edition, and the natives."""
    if number != NATIVES:
        return Thing(speaker.edition.colours[number], speaker.faction(number), "", sections.DISCS)
    return Thing("natives", speaker.faction(number), message("about-natives", speaker.language), sections.DISCS)


def phase(speaker: Speaker, number: int) -> Thing:
    """2.8 What the phase marker can show."""
    part, place = divmod(number, PHASES_PER_PART)
    language = speaker.language
    if place == PHASES_PER_PART - 1:
        name = message("phase-colonization", language, number=part + 1)
        help_text, section = message("about-phase-colonization", language), sections.COLONIZATION
        return Thing(f"colonization {part + 1}", name, help_text, section)
    name = message("phase-round", language, number=number - part + 1)
    help_text = message("about-phase-round", language, actions=ACTIONS_EACH)
    return Thing(f"round {number - part + 1}", name, help_text, sections.ROUNDS)


# --- numbers ---


def numbers(speaker: Speaker, seats: int, g: Game) -> dict[str, object]:
    """What is printed, and how the game is laid out for so many players."""
    edition, board = speaker.edition, speaker.chart.board
    return {
        "turns": edition.turns,
        "actions_each": ACTIONS_EACH,
        "phases": [phase(speaker, i).name for i in range(PHASES)],
        "rows": edition.rows or seats,
        "hand_size": edition.hand_size,
        "start_cards": START_CARDS,
        "drawn": edition.drawn,
        "discs": DISCS,
        "extra_discs": EXTRA_DISCS,
        "ships": SHIPS_EACH,
        "interests_each": INTERESTS_EACH,
        "cubes": edition.cubes,
        "gray": edition.gray,
        "purple": edition.purple,
        "hired_from": edition.hired_from,  # which supply
        "withdraws": edition.withdraws,
        "passing": edition.passing,
        "common_counter": edition.common_counter,
        "refill": edition.refill,
        "extra_card": EXTRA_CARD,
        "regions": [region_numbers(board, seats, i) for i in range(len(REGIONS))],
        "zones": [{"regions": list(REGIONS_IN[shore])} for shore in board.shores],
        "cards": [card_numbers(edition, i) for i in range(len(CARDS))],
        "events": cards_in(edition.events),
        "event_places": [event_numbers(board, i) for i in range(len(EVENTS))],
        "upgrades": list(edition.upgrades),
        "interests": [
            {"region": region, "colour": colour}
            for region, colour in zip(board.interest_region, board.interest_colour, strict=True)
        ],
    }


def region_numbers(board: Board, seats: int, number: int) -> dict[str, object]:
    """2.7.2 The tile in use, and those for other numbers of players."""
    players = [count for count in range(len(board.values)) if board.values[count]]
    tiles = {str(n): {"value": board.values[n][number], "limit": board.limits[n][number]} for n in players}
    return {
        "neighbours": list(REGIONS_IN[board.neighbours[number]]),
        "seas": list(ZONES_IN[board.seas[number]]),
        **tiles[str(seats)],
        "tiles": tiles,
    }


def card_numbers(edition: Edition, number: int) -> dict[str, bool]:
    """7.0 What a card needs, and whether everybody has it from the start."""
    one = edition.cards[number]
    in_deck = bool(edition.deck >> number & 1)
    return {"policy": one.policy, "ship": one.ship, "presence": one.presence, "in_deck": in_deck}


def event_numbers(board: Board, number: int) -> dict[str, int | None]:
    """X1 Where an event happens: in a region, between two, or in a sea zone."""
    place, other = board.event_place[number], board.event_other[number]
    if number == URABI_REVOLT:
        return {"region": None, "other": None, "zone": place}
    return {"region": place, "other": None if other < 0 else other, "zone": None}
