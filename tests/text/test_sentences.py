"""What speakers say in both languages, sentence by sentence: the rows of `sentences.txt`."""

import pytest

from metropole.games.empires.positions import laid_out, started, to_round, use
from metropole.games.empires.rules.game import Game
from metropole.kernel import Decision
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.view import SPECTATOR
from metropole.testing import say
from metropole.text import LANGUAGES
from tests.text.golden import Row, rows, speaker

REVISED = "empires/revised"
BLUE, RED, GREEN, ORANGE = range(4)
ROWS = [row for row in rows() if row.kind != "ask"]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.rule_set} {row.kind} {row.key}" for row in ROWS])
def test_sentence(row: Row) -> None:
    """Red reads: own deeds are told to them, those of others about them, also when they concern red.

    An option says what it does, in the words of the question where that is known; a short label leaves out what the
    question says. The number of cards drawn is that of the edition.
    """
    assert row.sentences == row.said()


# --- questions in positions ---


def assert_asked(g: Game, key: str, seat: int = EVERYBODY) -> None:
    """The open question reads as in the row `ask KEY`, to whoever is asked; the first word is its prompt."""
    assert isinstance(g.pending, Decision)
    assert key.split()[0] == g.pending.prompt.key
    reader = g.pending.seat if seat == EVERYBODY else seat
    rule_set = REVISED if g.edition.name.startswith("revised") else "empires/second+nations"
    seen = g.view(reader)
    row = next(row for row in rows() if (row.rule_set, row.kind, row.key) == (rule_set, "ask", key))
    assert row.sentences == tuple([speaker(rule_set, language, reader).question(seen) for language in LANGUAGES])


def follow(g: Game, *words: str | int) -> None:
    """Answer one question after the other, in words or with dice; a word `?KEY` says how the open one reads."""
    for word in words:
        if isinstance(word, str) and word.startswith("?"):
            assert_asked(g, word[1:])
        else:
            say(g, word)


def test_program() -> None:
    """4 Card after card, by its place in the row. A spectator is never asked, and has nothing to read."""
    g = say(started("empires/second", 4), 0)
    g.answer(g.space.parse("program sovereign/rebel"), BLUE)

    assert_asked(g, "program 2", BLUE)
    assert_asked(g, "program", RED)
    assert "" == speaker("empires/second", "en", SPECTATOR).question(g.view(SPECTATOR))


def test_gifts_and_loans() -> None:
    """12, 16 To whom, and which loans there are."""
    g = to_round(laid_out(treasury={"blue": 5}, loans={"blue": [3, 4], "red": [9]}), "blue", "trader/financier")
    follow(g, "gift green", "?gift-amount", "amount 1", "pass", "?repay")


def test_consent() -> None:
    """18 Who wants to ship what."""
    g = laid_out(fleets={"red": 3}, west_africa="yellow: blue; black: red", brazil="red")
    follow(use(g, "red", "merchant"), "space west africa 1", "?sell")


def test_city_goods() -> None:
    """18 Where the city is."""
    g = laid_out(fleets={"red": 1}, west_africa="yellow: blue; black: red", city="west africa 2")
    follow(use(g, "red", "merchant"), "?city-goods")


def test_casualties() -> None:
    """20 How many counters are still to be lost, where, and from which stack."""
    g = laid_out(west_africa="yellow: blue, green, green, red, blue; black: green", unrest={"west africa": 1})
    follow(use(g, "red", "rebel"), "stir rebellion", 2, "?casualty", "space west africa 1", "?casualty-run")


def test_casualties_of_war() -> None:
    """22 Whose counters, how many, and where."""
    g = laid_out(west_africa="yellow: blue, red; black: blue", squadrons={"red": 1})
    follow(use(g, "red", "sovereign"), "player blue", 1, 0, "?war-casualty")


def test_war_at_sea() -> None:
    """22, 25 What both have rolled, and to whom one would surrender."""
    nations = {"blue": "france", "red": "great britain", "green": "spain", "orange": "portugal"}
    g = laid_out("empires/second+nations", squadrons={"blue": 2, "red": 3}, nations=nations)
    follow(use(g, "blue", "sovereign"), "player red", 1, 0, "?reroll", "no", "?surrender")


def test_colony() -> None:
    """14 The options of a new colony name it, and say how many fleets are still to be taken."""
    fleets = {"red": 2, "green": 1}
    g = laid_out(west_africa="black: blue", east_africa="blue, red", brazil="blue, blue", fleets=fleets)
    follow(use(g, "blue", "conqueror"), "?company", "pass", "?pillage", "no", "yes", "?victim")


def test_viceroy_of_the_second_edition() -> None:
    """24 The question counts what has been sent."""
    g = use(laid_out(treasury={"red": 4}, tracks={"red": "logistics 3"}), "red", "viceroy")
    follow(g, "territory west africa", "space west africa 1", "space west africa 2", "?send-more")


# --- the same by the revised rules ---


def test_play() -> None:
    """12, 12.4 Who has a loan is reminded of it."""
    follow(to_round(laid_out(REVISED, treasury={"blue": 5}, loans={"blue": [12]}), "blue"), "?play")
    follow(to_round(laid_out(REVISED), "red"), "?play 2")


def test_exploration() -> None:
    """12.3 What is needed, what was rolled, what the rest costs, and what is sent where."""
    g = laid_out(REVISED, treasury={"red": 9}, fleets={"red": 1}, unexplored="peru, india")
    follow(use(g, "red", "explorer"), "territory peru", 3)
    follow(g, "?buy-up", "yes", "?outfit", "with adventurers", "?outfit 2")


def test_viceroy() -> None:
    """12.10 How many, how many so far, and where from."""
    g = laid_out(REVISED, treasury={"red": 4}, tracks={"red": "logistics 3"}, india="blue: red, red; purple: red")
    follow(use(g, "red", "viceroy"), "?govern")
    back = g.copy()

    follow(g, "territory west africa", "?send-space", "space west africa 1", "space west africa 2", "?send-more")
    follow(back, "recall india", "?recall-space", "space india 1", "?recall-more")


def test_merchant_and_privateers() -> None:
    """12.7 Free fleets, whose goods, and who attacks whom with what."""
    g = laid_out(
        REVISED,
        fleets={"red": 3},
        squadrons={"red": 1},
        west_africa="yellow: red; black: blue",
        privateers={"green in red": 2},
        colonies={"west africa": "blue"},
        city="west africa 2",
    )
    follow(use(g, "red", "merchant"), "?ship-own", "space west africa 1", "?sell", "yes")
    follow(g, "?raid", "amount 2", 1, "?strike-back")


def test_goods_of_the_city() -> None:
    """12.5.1 Who has all own goods aboard must ask for those of the city."""
    stacks, there = "yellow: blue; black: blue", {"west africa": "blue"}
    g = laid_out(REVISED, fleets={"red": 3}, brazil="red", west_africa=stacks, colonies=there, city="west africa 2")
    follow(use(g, "red", "merchant"), "space brazil 1", "?city-offer")


def test_rebellion() -> None:
    """12.11 Which losses are threatened, and what it costs to avert one."""
    west = "yellow: blue, blue; black: blue, green"
    g = laid_out(REVISED, treasury={"blue": 9, "red": 9}, west_africa=west, unrest={"west africa": 2})
    follow(use(g, "red", "rebel"), "stir rebellion", 2, "?casualty", *["space west africa 1"] * 2, "?avert")


def test_second_unrest() -> None:
    """12.11 Where the first one goes."""
    follow(use(laid_out(REVISED), "red", "rebel"), "territory levant", "?stir-second")


def test_foothold() -> None:
    """12.11.2 Whoever made a colony fall may bring in a counter."""
    west, there = "yellow: blue, blue; black: blue", "west africa"
    g = laid_out(REVISED, treasury={"red": 9}, west_africa=west, colonies={there: "blue"}, unrest={there: 4})
    follow(use(g, "red", "rebel"), "stir rebellion", 3, "?foothold")


def test_founding() -> None:
    """12.2 How many own counters are lost, and from which stack."""
    g = laid_out(REVISED, brazil="red, red, blue, blue, red", peru="red")
    follow(use(g, "red", "conqueror"), "?remove-own-run")


def at_war() -> Game:
    """Blue has declared war on red."""
    g = laid_out(
        REVISED,
        treasury={"blue": 4, "red": 4, "green": 4, "orange": 4},
        squadrons={"blue": 3, "red": 1, "green": 1},
        diplomacy={"blue": 5},
    )
    return say(use(g, "blue", "sovereign"), "player red")


def support(g: Game, side: str) -> None:
    """Green supports this side, orange nobody."""
    g.answer(g.space.parse(f"support {side}"), GREEN)
    g.answer(g.space.parse("support nobody"), ORANGE)


def test_offers() -> None:
    """12.12.1 Against whom, and what the enemy offers."""
    g = at_war()
    follow(g, "?offer", "amount 2", "?offer 2", "amount 1")
    assert_asked(g, "support", GREEN)


def with_an_ally() -> Game:
    """Green fights for red, who has offered one treasury; nobody is hit at sea in the first year."""
    g = say(at_war(), "amount 0", "amount 1")
    support(g, "defender")
    return g


def test_allies_and_surrender() -> None:
    """12.12.1, 12.12.5 Who is asked for whom, after which year, and at what cost."""
    g = with_an_ally()
    follow(g, "?ally", "player green", 0, 0, "?surrender", "no", "?leave", "yes", "?surrender 2")


def test_escalation() -> None:
    """12.12.6 What a step costs, and what squadrons cost whom."""
    g = say(with_an_ally(), "pass", 0, 0, "yes")
    follow(g, "?navy-step", *["no"] * 4, "?escalate", "amount 0", "amount 0", "?escalate 2")


def test_invasion() -> None:
    """12.12.4 In which year, and how many may be sent."""
    g = laid_out(
        REVISED,
        treasury={"blue": 4},
        squadrons={"blue": 3, "red": 2},
        tracks={"blue": "logistics 2"},
        diplomacy={"blue": 5},
        brazil="red, red",
        colonies={"brazil": "red"},
    )
    say(use(g, "blue", "sovereign"), "player red", "amount 0")
    support(g, "nobody")
    follow(g, 1, 0, "?invade")
