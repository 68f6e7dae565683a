"""The table of Empires by the revised rules: points and open hands, whole games, explanations."""

from typing import Any

import pytest

from metropole import journal, registry, text
from metropole.empires import action_space
from metropole.empires.board import BRAZIL, WEST_AFRICA
from metropole.empires.revised.moves import POSITIONS
from metropole.journal import fingerprint
from metropole.kernel import Outcome
from metropole.testing.empires import laid_out, seat_of, to_round
from metropole.tui.ansi import Paint
from metropole.tui.empires import territory_line
from metropole.tui.kit import RenderContext
from metropole.tui.local_game import LocalGame
from metropole.tui.revised import board_lines, hand_in_full, news_of_the_world, player, result_lines
from tests.tui.scripts import Script, Typist, at_random, played, replies, seated, split_at_curtains, typed

EDITION = "empires/revised"
THREE = "you,random,random"


def table(typist: Typist, players: str = THREE, language: str = "en", edition: str = EDITION) -> LocalGame:
    return seated(typist, players, edition, language)


def test_hot_seat() -> None:
    """Several people at one screen play to the end, each behind a curtain."""
    session = table(at_random(3, 8), "you,you,you")
    sections = split_at_curtains(played(session), "The game is over")

    assert session.journal.game.over
    assert {"Blue", "Red", "Green"} == {colour for colour, _ in sections}


def test_whoever_chooses_sees_the_table() -> None:
    """12 The whole table before a card is played; smaller questions come with the news, and with their paragraph."""
    printed = played(table(at_random(4, 6)))
    headings = [i for i, line in enumerate(printed) if line.startswith("Territories")]
    questions = [line for line in printed if line.startswith("What do you do in this round?")]

    assert len(questions) <= len(headings) <= len(questions) + 2
    assert all([line.endswith("[CR 12]") for line in questions])
    assert not any(line.endswith("]") and "[CE " in line for line in printed)


# --- taking back ---


def test_undo() -> None:
    """Free in the middle of an action; beyond it with the consent of bots."""
    session = table(typed("explorer", "undo", "lay viceroy", "undo", "lay merchant"))
    printed = played(session)
    back = [i for i, line in enumerate(printed) if line == "> undo"]

    assert ["Taken back.", "Taken back."] == [printed[i + 1] for i in back]
    assert "1 lay merchant/governor" in session.journal.told
    assert "1 lay viceroy/ambassador" not in session.journal.told
    assert fingerprint(journal.parse(session.journal.text(), "text").game) == fingerprint(session.journal.game)


def test_undo_of_a_lock() -> None:
    """4.7 The card left out is chosen unseen; with the consent of bots it is taken back and chosen anew."""
    session = table(at_lock("1", "undo", "2"))
    played(session)
    locks = [line for line in session.journal.told if line.startswith("1 lock ")]

    assert 1 == len(locks)
    assert "1 lock viceroy/ambassador" == locks[0]


def at_lock(*lines: str) -> Typist:
    """Somebody who plays cards in their order without an action, and types these lines when one is to be left out."""
    cards, left = ["explorer", "viceroy", "merchant", "trader", "scientist"], list(lines)

    def next_line(console: Script) -> str:
        asked = [line for line in console.lines if line.endswith("]")][-1]
        if asked.startswith("What do you do") and cards:
            return f"lay {cards.pop(0)}"
        if cards or not asked.startswith(("Which card do you leave out", "What do you do")):
            return "1"
        return left.pop(0) if left else "quit"

    return next_line


# --- the table in words ---


def reading(seat: int = 0, seats: int = 4, edition: str = EDITION, **position: Any) -> RenderContext:
    """Somebody who looks at a position in words."""
    title = registry.find(edition)
    chart = title.kind.load_board(None)
    g = to_round(laid_out(edition, seats, **position), "blue")
    speaker = text.speaker(title, "en", chart, seat)
    return RenderContext(title.kind.view(g, seat), speaker, Paint(False, action_space.COLOURS), chart)


def test_where_the_game_stands() -> None:
    """4, 12.12 The order of play, the war box and the market; nothing of tokens or voyages."""
    reader = reading(order="red, blue, orange, green", war_box=2, goods={"red": 1})
    lines = board_lines(reader)

    assert "Turn 2, round 1. Player order: Red, Blue, Orange, Green" == lines[0]
    assert "America is known to everybody. War box: 2." == lines[1]
    assert "Goods on the market: Red 1" == lines[2]
    names = [line.split(":")[0].strip() for line in lines if ": points" in line]
    assert ["Red", "Blue (you)", "Orange", "Green"] == names
    assert not any("voyage" in line for line in lines)


def test_points_and_loan() -> None:
    """7, 12.4 Points, what is left of them after the loan, and what the loan costs."""
    lines = player(reading(loans={"blue": [11]}, treasury={"blue": 3}, brazil="blue"), seat_of("blue"))
    boxes = "treasury 3, fleets 0, squadrons 0, goods 0, diplomacy 4 of 7, monopolies 1; loan 11 (costs 3 points)"

    assert f"  Blue (you): points 1 (-2 after the loan), {boxes}" == lines[0]
    assert "      Seafaring 0, Navy 1, Logistics 1, Economy 2" == lines[1]


def test_what_else_counts() -> None:
    """7, 4.5 War points, awards, the empire of old; privateers in wait by owner."""
    reader = reading(
        war_points={"blue": -1},
        victories={"blue": 1},
        missions_placed={"blue": 3},
        tracks={"blue": "seafaring 3, navy 3"},
        privateers={"red in blue": 2, "green in blue": 1},
    )
    reader.g.s.empires = 1 << seat_of("blue")
    lines = player(reader, seat_of("blue"))

    assert (
        "      war points -1 (1 war won); award for progress; award for missions; 3 missions founded; "
        "1 permanent point for an empire"
    ) == lines[2]
    assert "      privateers in wait here: Red 2, Green 1" == lines[3]


def test_cards_are_open() -> None:
    """4.1, 4.7 Everybody's hand, what was played and how, and what is left out."""
    reader = reading(1, locked={"red": "merchant/governor"})
    reader.g.s.uses[seat_of("red")] = 1 << 3
    reader.g.s.laid[seat_of("red")] = 1

    assert "      all six cards in hand" == player(reader, seat_of("blue"))[-1]
    assert (
        "      in hand: Sovereign/Rebel, Trader/Financier, Scientist/Missionary; "
        "played: Explorer/Conqueror (no action), Ambassador; left out: Merchant/Governor"
    ) == player(reader, seat_of("red"))[-1]
    assert 8 == len(hand_in_full(reader))


def test_territory_in_full() -> None:
    """8, 12.5, 12.11 Cities, safe counters, and where a rebel has been."""
    reader = reading(
        west_africa="yellow: red, red, blue; black: blue",
        colonies={"west africa": "red"},
        unrest={"west africa": 2},
        missions={"west africa": 1},
        city="west africa 4",
        relevant={"west africa": 1},
        safe="west africa",
        brazil="red",
    )
    reader.g.s.marked = 1 << BRAZIL

    assert (
        "West Africa (3): Gold (yellow) Red 2 (safe) + Blue 1 (safe), Slaves (black) Blue 1 (safe); "
        "colony of Red; unrest 2; 1 mission; booming city 4; relevant city"
    ) == territory_line(reader, WEST_AFRICA)
    assert "Brazil (2): Sugar Cane (beige) Red 1; a rebel was here" == territory_line(reader, BRAZIL)


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
        lines = board_lines(reading(seat, turn=turn, unexplored="brazil", **america))
        assert said in lines[1]
        assert f"    unexplored: Brazil {need} (2)" in lines


def test_war_under_way() -> None:
    """12.12.1 Both sides with their allies and offers; counters about to be lost."""
    reader = reading(brazil="red, red")
    s = reader.g.s
    s.attacker, s.defender, s.year = seat_of("blue"), seat_of("red"), 2
    s.allies, s.offers = [seat_of("green"), -1], [2, 1]
    space = reader.g.board.spaces[BRAZIL][0]
    s.doomed = [space * POSITIONS, space * POSITIONS + 1]
    lines = news_of_the_world(reader)

    assert "War, year 2: Blue with Green (for 2 treasuries) against Red (offers an ally 1 treasury)" == lines[1]
    assert "Counters about to be lost: Sugar Cane in Brazil 2" == lines[2]
    s.offers = [2, 0]
    assert news_of_the_world(reader)[1].endswith("against Red")


@pytest.mark.parametrize(
    ("edition", "turn", "said"),
    [
        (EDITION, 7, ""),
        (EDITION, 8, "After this turn a die ends the game if it shows 2 or less."),
        (EDITION, 15, "After this turn a die ends the game if it shows 5 or less."),
        (f"{EDITION}+fastend", 15, "The game ends after this turn."),
    ],
)
def test_how_near_the_end_is(edition: str, turn: int, said: str) -> None:
    """13 From the eighth turn on the table says what ends the game."""
    lines = news_of_the_world(reading(edition=edition, turn=turn))

    assert ([said] if said else []) == lines[1:]


def test_slave_trade_abolished() -> None:
    """6 Once somebody has Economy 10."""
    assert "The slave trade is abolished." in board_lines(reading(tracks={"red": "economy 10"}))


def test_result() -> None:
    """13 Points after the loan, and what decides between equals."""
    reader = reading(brazil="red", colonies={"brazil": "red"}, loans={"blue": [3]}, victories={"blue": 1}, seats=3)
    assert [] == result_lines(reader)
    reader.seen.outcome = Outcome([-1, 2, 0], [0, 0, 0], [3, 1, 2], "the die")
    lines = result_lines(reader)

    assert "  1. Red: points 2; colonies 1, monopolies 1, resources 1, wars won 0" == lines[1]
    assert (
        "  3. Blue (you): points -1 (0 less 1 for the loan); colonies 0, monopolies 0, resources 0, wars won 1"
        == lines[3]
    )
    assert "The game is over" == board_lines(reader)[0]


# --- questions about the game ---


def test_explanations() -> None:
    """A question mark explains characters, cards, tracks and territories, with the chapter of the revised book."""
    asked = ("? explorer", "? explorer/conqueror", "? economy", "? brazil", "? congo", "? dance", "? portugal")
    printed = played(table(typed(*asked)))

    assert "More: rules CR 12.3" in replies(printed, "? explorer")
    assert ["Explorer: ", "Conqueror:"] == [line[:10] for line in replies(printed, "? explorer/conqueror")]
    assert "More: rules CR 6" in replies(printed, "? economy")
    assert "unexplored: Brazil 6 (2)" in replies(printed, "? brazil")
    assert ["Out of this game: Congo"] == replies(printed, "? congo")
    assert "nation" not in replies(printed, "? dance")[0]
    assert replies(printed, "? portugal")[0].startswith("There is nothing called")


def test_why() -> None:
    """12 Alone it speaks of the cards in hand: what cannot be used, and what must be."""
    printed = played(table(typed("why", "why explorer", "why sovereign/rebel", "why lay viceroy", "why dance")))
    alone = replies(printed, "why")

    assert any(line.startswith("Conqueror: there is no territory without a colony") for line in alone)
    assert alone[-1].startswith("Without an action (Sovereign/Rebel): one of its characters can be used now")
    assert not any(line.startswith("Explorer") for line in alone)
    assert ["Explorer: it is possible now."] == replies(printed, "why explorer")
    assert alone[-1:] == replies(printed, "why sovereign/rebel")
    assert ["Without an action (Viceroy/Ambassador): it is possible now."] == replies(printed, "why lay viceroy")
    assert "In a round" in replies(printed, "why dance")[0]


def test_why_of_a_card_played() -> None:
    """4.1 What has been played stays played for this turn."""
    printed = played(table(typed("lay explorer", "why conq", "why lay explorer")))

    assert ["Conqueror: the card has been played in this turn already."] == replies(printed, "why conq")
    assert replies(printed, "why lay explorer")[0].endswith("the card has been played in this turn already.")


def test_why_in_german() -> None:
    """The beginning of a name means the character, not its card."""
    printed = played(table(typed("warum herr", "warum herrscher/rebell", "warum"), language="de"))

    assert replies(printed, "warum herr")[0].startswith("Herrscher: ")
    assert replies(printed, "warum herrscher/rebell")[0].startswith("Ohne Aktion (Herrscher/Rebell): ")


def test_why_between_rounds() -> None:
    """When no round is played, nothing is at hand."""
    printed = played(table(at_lock("why", "why explorer")))

    assert replies(printed, "why")[0].startswith("Ask like this")
    assert ["Explorer: no round is being played now."] == replies(printed, "why explorer")


def test_looking_things_up() -> None:
    """Board, hand, rules and help; the chapter of a question comes without the many below it."""
    printed = played(table(typed("board", "hand", "rules", "rules 12.7", "rules 25", "?")))

    assert any(line.startswith("What do you do") for line in replies(printed, "board"))
    assert 14 == len(replies(printed, "hand"))
    assert replies(printed, "rules")[0].startswith("CR 12  ")
    assert not any(line.startswith("CR 12.1  ") for line in replies(printed, "rules"))
    assert any("CR 12.1, CR 12.2" in line for line in replies(printed, "rules"))
    assert replies(printed, "rules 12.7")[0].startswith("CR 12.7  ")
    assert any(line.startswith("CR 12.7.1  ") for line in replies(printed, "rules 12.7"))
    assert 1 == len(replies(printed, "rules 25"))
    assert not any("3 1 5 2 6" in line for line in replies(printed, "?"))


def test_spectator_reads_what_is_printed() -> None:
    """15 Nobody's seafaring counts for whoever only watches."""
    position: dict[str, Any] = {"unexplored": "india", "tracks": {"blue": "seafaring 3"}}

    assert "    unexplored: India 4 (7)" in board_lines(reading(-1, **position))
    assert "    unexplored: India 1 (7)" in board_lines(reading(0, **position))
