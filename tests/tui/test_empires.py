"""The table of Empires in words, by the second edition and by the revised rules: the board, players and their cards."""

from typing import Any

import pytest

from metropole import registry
from metropole.games.empires import outline as empires
from metropole.games.empires import revised_outline as revised
from metropole.games.empires.outline import EmpiresTelling
from metropole.games.empires.positions import laid_out, seat_of, to_round
from metropole.games.empires.rules.board import BRAZIL, WEST_AFRICA, Territory
from metropole.games.empires.rules.revised.moves import POSITIONS
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel import Outcome
from metropole.parts import outline
from metropole.parts.outline import PLAIN, OutlineSection, Telling
from tests.tui.scripts import REVISED, SECOND

BLUE, RED = seat_of("blue"), seat_of("red")


def reading(edition: str, seat: int = 0, seats: int = 4, **position: Any) -> EmpiresTelling:
    """Somebody who looks at a position in words, in a round of Blue."""
    rule_set = registry.find(edition)
    chart = rule_set.kit.load_board()
    g = to_round(laid_out(edition, seats, **position), "blue", "explorer/conqueror" if edition == SECOND else "")
    speaker, seen = rule_set.speaker("en", chart, seat), g.view(seat)
    assert isinstance(speaker, EmpiresSpeaker)
    assert isinstance(seen, EmpiresView)
    return Telling(seen.table, seen, speaker)


def board_lines(edition: str, seat: int = 0, **position: Any) -> list[str]:
    return table_lines(reading(edition, seat, **position))


def table_lines(t: EmpiresTelling) -> list[str]:
    return outline.lines(registry.kit_of(t.seen).outline(t.seen, t.speaker), PLAIN)


def territory_line(t: EmpiresTelling, place: Territory) -> str:
    section = OutlineSection("", [empires.territory_row(t, place)], empires.territory_columns(t))
    return outline.lines([section], PLAIN)[1].strip()


def player_lines(t: EmpiresTelling, seat: int) -> list[str]:
    """The lines of a player by the revised rules."""
    row = revised.player_row(t, seat_of(("blue", "red")[seat]))
    return outline.lines([OutlineSection("", [row], revised.player_columns(t))], PLAIN)[1:]


# --- territories ---


def test_territory_in_full() -> None:
    """5, 8, 9, 17 Counters from the bottom to the top, then the markers.

    By the revised rules (8, 12.5, 12.11) also relevant cities, safe counters, and where a rebel has been.
    """
    africa = {"colonies": {"west africa": "red"}, "unrest": {"west africa": 2}, "missions": {"west africa": 1}}
    position: dict[str, Any] = {**africa, "west_africa": "yellow: red, red, blue; black: blue", "city": "west africa 4"}
    second = reading(SECOND, **position)
    revised = reading(REVISED, **position, relevant={"west africa": 1}, safe="west africa", brazil="red")
    revised.g.s.marked = 1 << BRAZIL

    assert (
        "West Africa (3): Gold (yellow) Red 2 + Blue 1, Slaves (black) Blue 1; "
        "colony of Red; unrest 2; 1 mission; booming city 4"
    ) == territory_line(second, WEST_AFRICA)
    assert (
        "West Africa (3): Gold (yellow) Red 2 (safe) + Blue 1 (safe), Slaves (black) Blue 1 (safe); "
        "colony of Red; unrest 2; 1 mission; booming city 4; relevant city"
    ) == territory_line(revised, WEST_AFRICA)
    assert "Brazil (2): Sugar Cane (beige) Red 1; a rebel was here" == territory_line(revised, BRAZIL)


SKILLED = {"blue": "seafaring 2"}
MASTERLY = {"blue": "seafaring 3"}
NEXT_DOOR = {"unexplored": "southern africa", "east_africa": "blue", "tracks": MASTERLY}


@pytest.mark.parametrize(
    ("edition", "seat", "position", "line"),
    [
        # 8 the power of an independent state is doubled
        (SECOND, 0, {"independent": "brazil"}, "    Brazil (4): Sugar Cane (beige) free; independent state"),
        # 15 difficulty is what this player has to roll; a spectator reads what is printed
        (SECOND, 0, {"unexplored": "india", "tracks": SKILLED}, "    unexplored: India 2 (7)"),
        (SECOND, 1, {"unexplored": "india", "tracks": SKILLED}, "    unexplored: India 4 (7)"),
        (SECOND, -1, {"unexplored": "india", "tracks": SKILLED}, "    unexplored: India 4 (7)"),
        (SECOND, 0, {"unexplored": "australia", "tracks": SKILLED}, "    unexplored: Australia 5 (1, 2 prestige)"),
        # AMB-36 settled although a prestige is left
        (SECOND, 0, {"unexplored": "australia", "australia": "red"}, "    Australia (1): Gold (yellow) Red 1"),
        (REVISED, 0, {"unexplored": "india", "tracks": SKILLED}, "    unexplored: India 2 (7)"),
        (REVISED, -1, {"unexplored": "india", "tracks": SKILLED}, "    unexplored: India 4 (7)"),
        # no die shows less than one, and nobody needs less than no success
        (REVISED, 0, {"unexplored": "levant", "tracks": MASTERLY}, "    unexplored: Levant 1 (4)"),
        (SECOND, 0, NEXT_DOOR, "    unexplored: Southern Africa 0 (2)"),
        (REVISED, -1, {"unexplored": "levant", "tracks": SKILLED}, "    unexplored: Levant 2 (4)"),
        # 6 once somebody has Economy 10
        (REVISED, 0, {"tracks": {"red": "economy 10"}}, "The slave trade is abolished."),
    ],
)
def test_lines_of_the_board(edition: str, seat: int, position: dict[str, Any], line: str) -> None:
    assert line in board_lines(edition, seat, **position)


@pytest.mark.parametrize(
    ("discovered", "turn", "released", "said", "needs"),
    [
        (0, 2, "", "is not discovered yet", (6, 6)),
        (2, 2, "red", "was discovered this turn: each roll to explore there needs 2 more, but not of Red", (6, 4)),
        (1, 2, "red", "was discovered last turn: each roll to explore there needs 1 more, but not of Red", (5, 4)),
        (1, 3, "", "is known to everybody", (4, 4)),
    ],
)
def test_america(discovered: int, turn: int, released: str, said: str, needs: tuple[int, int]) -> None:
    """11 What is needed in America depends on who asks."""
    for seat, need in enumerate(needs):
        america: dict[str, Any] = {"america": bool(discovered), "discovered": discovered, "released": released}
        lines = board_lines(REVISED, seat, turn=turn, unexplored="brazil", **america)
        assert said in lines[1]
        assert f"    unexplored: Brazil {need} (2)" in lines


# --- players and their cards ---


def test_players_in_full() -> None:
    """2, 6, 16 Boxes, loans and tracks; goods lie on the market."""
    wealth: dict[str, Any] = {"treasury": {"blue": 3}, "goods": {"red": 2}, "loans": {"blue": [4, 1]}, "brazil": "blue"}
    lines = board_lines(SECOND, **wealth, tracks={"blue": "economy 6, navy 2"}, america=False)

    assert [
        "America is not discovered yet. The voyage around the world comes after it.",
        "Goods on the market: Red 2",
    ] == lines[1:3]
    boxes = "prestige 0, treasury 3, fleets 0, squadrons 0, goods 0, diplomacy 4 of 7, monopolies 1; loans 4, 1"
    assert [f"  Blue (you): {boxes}", "      Seafaring 0, Navy 2, Logistics 1, Economy 6"] == lines[4:6]


def test_points_and_loan() -> None:
    """7, 12.4 Points, what is left of them after the loan, and what the loan costs."""
    lines = player_lines(reading(REVISED, loans={"blue": [11]}, treasury={"blue": 3}, brazil="blue"), BLUE)
    boxes = "treasury 3, fleets 0, squadrons 0, goods 0, diplomacy 4 of 7, monopolies 1; loan 11 (costs 3 points)"

    assert f"  Blue (you): points 1 (-2 after the loan), {boxes}" == lines[0]
    assert "      Seafaring 0, Navy 1, Logistics 1, Economy 2" == lines[1]


def test_what_else_counts() -> None:
    """7, 4.5 War points, awards, the empire of old; privateers in wait by owner."""
    reader = reading(
        REVISED,
        war_points={"blue": -1},
        victories={"blue": 1},
        missions_placed={"blue": 3},
        tracks={"blue": "seafaring 3, navy 3"},
        privateers={"red in blue": 2, "green in blue": 1},
    )
    reader.g.s.empires = 1 << BLUE

    awards = "award for progress; award for missions; 3 missions founded; 1 permanent point for an empire"
    privateers = "      privateers in wait here: Red 2, Green 1"
    assert [f"      war points -1 (1 war won); {awards}", privateers] == player_lines(reader, BLUE)[2:4]


def test_row_after_the_rounds() -> None:
    """Without cards on the table there is no row."""
    reader = reading(SECOND, round=1)

    assert ["Explorer/Conqueror (now)", ""] == [empires.row_of(reader, seat).text for seat in (BLUE, RED)]


def test_cards_are_open() -> None:
    """4.1, 4.7 Everybody's hand, what was played and how, and what is left out."""
    reader = reading(REVISED, 1, locked={"red": "merchant/governor"})
    reader.g.s.uses[RED] = 1 << 3
    reader.g.s.laid[RED] = 1

    assert "      all six cards in hand" == player_lines(reader, BLUE)[-1]
    assert (
        "      in hand: Sovereign/Rebel, Trader/Financier, Scientist/Missionary; "
        "played: Explorer/Conqueror (no action), Ambassador; left out: Merchant/Governor"
    ) == player_lines(reader, RED)[-1]
    assert ["Sovereign/Rebel", "Trader/Financier", "Scientist/Missionary"] == [
        outline.told(row[0]) for row in revised.own_cards(reader)[0].rows
    ]


# --- the course of the game ---


def test_where_the_game_stands() -> None:
    """4, 12.12 The order of play, the war box and the market; nothing of tokens or voyages."""
    lines = board_lines(REVISED, order="red, blue, orange, green", war_box=2, goods={"red": 1})

    assert [
        "Turn 2, round 1. Player order: Red, Blue, Orange, Green",
        "America is known to everybody. War box: 2.",
        "Goods on the market: Red 1",
    ] == lines[:3]
    names = [line.split(":")[0].strip() for line in lines if ": points" in line]
    assert ["Red", "Blue (you)", "Orange", "Green"] == names
    assert not any("voyage" in line for line in lines)


def test_war_under_way() -> None:
    """12.12.1 Both sides with their allies and offers; counters about to be lost."""
    reader = reading(REVISED, brazil="red, red")
    s = reader.g.s
    s.attacker, s.defender, s.year = BLUE, RED, 2
    s.allies, s.offers = [seat_of("green"), -1], [2, 1]
    space = reader.g.board.spaces[BRAZIL][0]
    s.doomed = [space * POSITIONS, space * POSITIONS + 1]

    assert [
        "War, year 2: Blue with Green (for 2 treasuries) against Red (offers an ally 1 treasury)",
        "Counters about to be lost: Sugar Cane in Brazil 2",
    ] == revised.news_of_the_world(reader)[1:3]
    s.offers = [2, 0]
    assert revised.news_of_the_world(reader)[1].endswith("against Red")


@pytest.mark.parametrize(
    ("edition", "turn", "said"),
    [
        (REVISED, 7, []),
        (REVISED, 8, ["After this turn a die ends the game if it shows 2 or less."]),
        (REVISED, 15, ["After this turn a die ends the game if it shows 5 or less."]),
        (f"{REVISED}+fastend", 15, ["The game ends after this turn."]),
    ],
)
def test_how_near_the_end_is(edition: str, turn: int, said: list[str]) -> None:
    """13 From the eighth turn on the table says what ends the game."""
    assert said == revised.news_of_the_world(reading(edition, turn=turn))[1:]


def test_result() -> None:
    """13 Points after the loan, and what decides between equals."""
    position: dict[str, Any] = {"brazil": "red", "colonies": {"brazil": "red"}, "loans": {"blue": [3]}}
    reader = reading(REVISED, seats=3, **position, victories={"blue": 1})
    assert [] == revised.places(reader)
    reader.seen.outcome = Outcome([-1, 2, 0], [0, 0, 0], [3, 1, 2], "the die")
    _, first, _, third = outline.lines(revised.places(reader), PLAIN)

    assert "  Red: points 2; colonies 1, monopolies 1, resources 1, wars won 0" == first
    counted = "points -1 (0 less 1 for the loan); colonies 0, monopolies 0, resources 0, wars won 1"
    assert f"  Blue (you): {counted}" == third
    assert "The game is over" == table_lines(reader)[0]
