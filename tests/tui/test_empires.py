"""The table of Empires: rows of cards, whole games, undo, several people at one screen, explanations."""

import re
from random import Random
from typing import Any

from metropole import journal, registry, text
from metropole.empires import action_space
from metropole.empires.board import WEST_AFRICA
from metropole.journal import fingerprint
from metropole.kernel import Decision
from metropole.testing.empires import laid_out, seat_of, to_round
from metropole.tui.ansi import Paint
from metropole.tui.empires import board_lines, row_of, territory_line
from metropole.tui.kit import RenderContext
from metropole.tui.local_game import LocalGame
from tests.tui.scripts import Typist, at_random, five_or_one, played, replies, seated, split_at_curtains, typed

EDITION = "empires/second"
NATIONS = "empires/second+nations"
FOUR = "you,random,random,random"


def table(typist: Typist, players: str = FOUR, edition: str = EDITION, language: str = "en") -> LocalGame:
    return seated(typist, players, edition, language)


def rows_of(session: LocalGame, seat: int) -> list[str]:
    return [line for line in session.journal.told if line.startswith(f"{seat + 1} program ")]


# --- a row of cards ---


def test_row_in_one_line() -> None:
    """4 Five numbers in one line are the cards of the five rounds, in this order."""
    session = table(typed("3 1 5 2 6"))
    played(session)

    assert [
        "1 program sovereign/rebel",
        "1 program explorer/conqueror",
        "1 program trader/financier",
        "1 program viceroy/ambassador",
        "1 program scientist/missionary",
    ] == rows_of(session, 0)


def test_row_step_by_step() -> None:
    """Numbers and names in several lines; undo takes back one by one, and no card is laid twice."""
    session = table(typed("3 1", "undo", "5 5 3", "9", "lay merchant, scientist", "1 2 6", "viceroy"))
    printed = played(session)

    assert replies(printed, "3 1") == ["Chosen 2 of 5: Sovereign/Rebel, Explorer/Conqueror"]
    assert replies(printed, "undo") == ["Chosen 1 of 5: Sovereign/Rebel"]
    assert replies(printed, "5 5 3") == ["Chosen 2 of 5: Sovereign/Rebel, Trader/Financier"]
    assert replies(printed, "9")[0].startswith("There is no 9 on the list")
    assert replies(printed, "lay merchant, scientist")[0].startswith("Chosen 4 of 5")
    assert replies(printed, "1 2 6") == ["Only 5 can be chosen; undo takes the last one back."]
    assert "1 program viceroy/ambassador" == rows_of(session, 0)[-1]


def test_a_nations_extra_card() -> None:
    """25 A nation that has a card twice may lay it twice."""
    session = table(typed("dutch", "4 4 1 2 3"), "you,random", NATIONS)
    played(session)

    assert "1 nation dutch republic" in session.journal.told
    assert ["1 program merchant/governor"] * 2 == rows_of(session, 0)[:2]


def test_row_of_others() -> None:
    """4 Of others' rows the cards of the rounds so far, of one's own all, the present one marked."""
    session = table(typed("3 1 5 2 6"))
    printed = played(session)
    shown = [line.strip() for line in printed if line.startswith("      cards: ")]

    assert (
        "cards: Sovereign/Rebel (now), Explorer/Conqueror, Trader/Financier, Viceroy/Ambassador, Scientist/Missionary"
        in (shown)
    )
    assert 3 == len([line for line in shown if line.endswith("(now), 4 face-down")])


def test_names_of_places() -> None:
    """Beginnings of the words of a territory name it."""
    session = table(typed("1 2 3 4 5", "explorer", "west af"))
    played(session)

    assert "1 territory west africa" in session.journal.told


# --- taking back ---


def test_undo_of_a_row() -> None:
    """Bots consent: the whole row is taken back, and laid anew."""
    session = table(typed("3 1 5 2 6", "undo", "1 2 3 4 5"))
    printed = played(session)

    assert "Taken back." == replies(printed, "undo")[0]
    assert any(line.startswith("Which five cards") for line in replies(printed, "undo"))
    assert "1 program explorer/conqueror" == rows_of(session, 0)[0]
    assert 5 == len(rows_of(session, 0))
    again = journal.parse(session.journal.text(), "text")
    assert fingerprint(again.game) == fingerprint(session.journal.game)


def test_undo_within_an_action() -> None:
    """Free in the middle of an action, and the table is not shown again."""
    session = table(typed("1 2 3 4 5", "use explorer", "undo"))
    printed = played(session)

    assert replies(printed, "undo")[0] == "Taken back."
    assert not any(line.startswith("Territories") for line in replies(printed, "undo"))
    assert session.journal.lines[-1] == "1 undo"
    pending = session.journal.game.pending
    assert isinstance(pending, Decision)
    assert "character" == pending.prompt.key


# --- several people at one screen ---


SHOWN = re.compile(r"      cards: (\S+, )*\S+ \(now\)(, [1-4] face-down)?|      cards: (\S+, ){4}\S+")


def test_hot_seat_keeps_rows_secret() -> None:
    """4 Of another's row everybody reads the cards up to this round, and nothing behind them but backs."""
    typist, rng = five_or_one(6), Random(2)
    session = table(lambda console: typist(console) if rng.random() < 0.8 else "board", "you,you,you,you")
    sections = split_at_curtains(played(session), "The game is over")
    rows: dict[bool, list[str]] = {True: [], False: []}
    for colour, lines in sections:
        for i, line in enumerate(lines):
            if line.startswith("      cards: "):
                rows[lines[i - 2].startswith(f"  {colour} (you)")].append(line)

    assert session.journal.game.over
    assert {"Blue", "Red", "Green", "Orange"} == {colour for colour, _ in sections}
    assert 100 < len(rows[False])
    assert [] == [line for line in rows[False] if not SHOWN.fullmatch(line)]
    assert any(not SHOWN.fullmatch(line) for line in rows[True])


def test_hot_seat_rows_are_asked_behind_the_curtain() -> None:
    """4 Each person lays a row unseen; what was picked is gone from the screen before the next one looks."""
    session = table(typed("", "3 1 5 2 6", "", "1 2 3 4 5"), "you,you,random,random")
    printed = played(session)
    curtain = max(i for i, line in enumerate(printed) if line == "Red is next. Everybody else, please look away.")

    assert any(line.startswith("Which five cards") for line in printed[curtain:])
    assert not any(line.startswith("Chosen") for line in printed[curtain:])


# --- the table in words ---


def reading(seat: int = 0, **position: Any) -> RenderContext:
    """Somebody who looks at a position in words."""
    title = registry.find(EDITION)
    chart = title.kind.load_board(None)
    g = to_round(laid_out(**position), "blue", "explorer/conqueror")
    speaker = text.speaker(title, "en", chart, seat)
    return RenderContext(title.kind.view(g, seat), speaker, Paint(False, action_space.COLOURS), chart)


def test_territory_in_full() -> None:
    """5, 8, 9, 17 Counters from the bottom to the top, then the markers."""
    reader = reading(
        west_africa="yellow: red, red, blue; black: blue",
        colonies={"west africa": "red"},
        unrest={"west africa": 2},
        missions={"west africa": 1},
        city="west africa 4",
    )

    assert (
        "West Africa (3): Gold (yellow) Red 2 + Blue 1, Slaves (black) Blue 1; "
        "colony of Red; unrest 2; 1 mission; booming city 4"
    ) == territory_line(reader, WEST_AFRICA)


def test_independent_state() -> None:
    """8 Its power is doubled."""
    assert "Brazil (4): Sugar Cane (beige) free; independent state" in "\n".join(
        board_lines(reading(independent="brazil"))
    )


def test_players_in_full() -> None:
    """2, 6, 16 Boxes, loans and tracks; goods lie on the market."""
    lines = board_lines(
        reading(
            treasury={"blue": 3},
            goods={"red": 2},
            loans={"blue": [4, 1]},
            tracks={"blue": "economy 6, navy 2"},
            brazil="blue",
            america=False,
        )
    )

    assert "America is not discovered yet. The voyage around the world comes after it." == lines[1]
    assert "Goods on the market: Red 2" == lines[2]
    boxes = "prestige 0, treasury 3, fleets 0, squadrons 0, goods 0, diplomacy 4 of 7, monopolies 1; loans 4, 1"
    assert f"  Blue (you): {boxes}" == lines[4]
    assert "      Seafaring 0, Navy 2, Logistics 1, Economy 6" == lines[5]


def test_what_the_viewer_needs() -> None:
    """15 Difficulty is what this player has to roll; a spectator reads what is printed."""
    position: dict[str, Any] = {"unexplored": "india, australia", "tracks": {"blue": "seafaring 2"}}

    assert "    unexplored: India 2 (7)" in board_lines(reading(0, **position))
    assert "    unexplored: India 4 (7)" in board_lines(reading(1, **position))
    assert "    unexplored: India 4 (7)" in board_lines(reading(-1, **position))
    assert "    unexplored: Australia 5 (1, 2 prestige)" in board_lines(reading(0, **position))


def test_row_after_the_rounds() -> None:
    """Without cards on the table there is no row."""
    reader = reading(round=1)

    assert "Explorer/Conqueror (now)" == row_of(reader, seat_of("blue"))
    assert "" == row_of(reader, seat_of("red"))


# --- questions about the game ---


def test_explanations() -> None:
    """A question mark explains characters, cards, tracks, territories and nations, with the chapter."""
    asked = ("? explorer", "? explorer/conqueror", "? economy", "? brazil", "? congo", "? dance", "? new", "? portugal")
    printed = played(table(typed(*asked)))

    assert "More: rules CE 15" in replies(printed, "? explorer")
    assert ["Explorer: ", "Conqueror:"] == [line[:10] for line in replies(printed, "? explorer/conqueror")]
    assert any("2, 4, 6, 10" in line for line in replies(printed, "? economy"))
    assert "unexplored: Brazil 6 (2)" in replies(printed, "? brazil")
    assert "Adjacent: Guyanas, Amazonia, Rio de la Plata." in replies(printed, "? brazil")
    assert "Congo (0): no resources" in replies(printed, "? congo")
    assert replies(printed, "? dance")[0].startswith('There is nothing called "dance"')
    assert "can mean: New England, New France, New Spain" in replies(printed, "? new")[0]
    assert replies(printed, "? portugal")[0].startswith("There is nothing called")


def test_nations_are_explained() -> None:
    """25 Nations can be asked about where they are played; territories nobody wants are out of the game."""
    printed = played(table(typed("? spain", "1", "? congo", "hand"), "you,random", NATIONS))

    assert replies(printed, "? spain")[0].startswith("Spain: ")
    assert "More: rules CE 25" in replies(printed, "? spain")
    assert ["Out of this game: Congo"] == replies(printed, "? congo")
    assert 14 == len(replies(printed, "hand"))


def test_why() -> None:
    """12 Alone it speaks of the card of this round; any other character is on another card."""
    printed = played(table(typed("why", "why rebel", "1 2 3 4 5", "why", "why rebel", "why dance")))
    first, second = [i for i, line in enumerate(printed) if line == "> why"]

    assert printed[first + 1].startswith("Ask like this")
    assert replies(printed, "why rebel") == ["Rebel: no card of this turn is shown yet."]
    assert "Explorer: it is possible now." == printed[second + 1]
    assert printed[second + 2].startswith("Conqueror: there is no territory without a colony")
    assert "Rebel: it is not on the card that you show in this round." in printed
    assert replies(printed, "why dance")[0].startswith("Ask like this")


def test_looking_things_up() -> None:
    """Board, hand, log, rules and help are shown without answering the question; there are no discard piles."""
    printed = played(
        table(typed("board", "hand", "log 2", "rules", "rules 15", "rules ce 15", "rules 99", "discard", "?"))
    )

    assert any(line.startswith("Which five cards") for line in replies(printed, "board"))
    assert 13 == len(replies(printed, "hand"))
    assert 2 == len(replies(printed, "log 2"))
    assert replies(printed, "rules")[0].startswith("CE 4  ")
    assert replies(printed, "rules 15")[0].startswith("CE 15  ")
    assert replies(printed, "rules 15") == replies(printed, "rules ce 15")
    assert 1 == len(replies(printed, "rules 99"))
    assert replies(printed, "discard")[0].startswith('"discard" is not on the list')
    assert any("3 1 5 2 6" in line for line in replies(printed, "?"))


def test_small_questions_come_without_the_table() -> None:
    """Only who chooses cards or a character sees the whole table again."""
    session = table(at_random(4, 6))
    printed = played(session)
    tables = [i for i, line in enumerate(printed) if line.startswith("Territories")]
    questions = [line for line in printed if re.search(r"\[CE \d+\]$", line)]
    large = [line for line in questions if line.endswith(("[CE 4]", "[CE 12]"))]

    assert len(tables) - 1 <= len(large) < len(questions)


def test_language_is_switched_live() -> None:
    """The same question in German, and commands in German from then on."""
    printed = played(table(typed("lang de", "hilfe", "warum eroberer")))

    assert any(line.startswith("Welche fünf Karten") for line in replies(printed, "lang de"))
    assert any("warum eroberer" in line for line in replies(printed, "hilfe"))
    assert replies(printed, "warum eroberer")[0].startswith("Eroberer: ")
