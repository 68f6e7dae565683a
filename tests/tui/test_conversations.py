"""What somebody types at the table of each rulebook, what they read then, and what is answered by it."""

from fnmatch import fnmatchcase

import pytest

from metropole import journal
from metropole.games.empires.rules.action_space import CARDS
from metropole.games.empires.rules.board import CHARACTERS
from metropole.journal import fingerprint
from tests.tui.scripts import COMPASS, NATIONS, REVISED, SECOND, played, replies, seated, told, typed

CHOSEN = "colonialism/compass"  # with hands that people choose
EVENTS = "colonialism/compass+events+upgrades+quickstart"
PLACED = {COMPASS: "1 | 1 | 2 | 3 | ", EVENTS: "1 | 1 | 2 | 3 | "}  # the ships are in zones 1, 2 and 3, somebody acts
HAND = "Your cards, with two characters on each\n  Explorer/Conqueror" + "".join(
    [f"*\n      {name.title()}: *" for name in CHARACTERS]
)
UNKNOWN = "is not on the list; type help for what can be typed."


@pytest.mark.parametrize(
    ("rule_set", "lines", "reply"),
    [
        # what is unknown or ambiguous: one line each, and nothing else
        (COMPASS, "dance", f'"dance" {UNKNOWN}'),
        (COMPASS, "99", "There is no 99 on the list; it goes from 1 to 15."),
        (COMPASS, "e", '"e" can mean: Play Empire, Explore*'),
        (COMPASS, "\x1b[2J", rf""""'\x1b[[]2J'" {UNKNOWN}"""),
        (COMPASS, "? \x1b[2J", r"""There is nothing called "'\x1b[[]2J'" to explain; *"""),
        (COMPASS, "why \x1b", "Ask like this*"),
        (COMPASS, "rules \x1b", r"""paragraph: *has no "'\x1b'" (it has: *"""),
        # in the middle of an action only the question is shown, after it the table
        (COMPASS, "MOVE atl", "\nWhere does the ship*"),
        (COMPASS, "MOVE atl | bay", "*\nRegions*"),
        # 4.0 several things are picked in any order; undo takes picks back one by one, and none is picked twice
        (CHOSEN, "1 | 12 3 4", "Chosen 3 of 6*"),
        (CHOSEN, "1 | 12 3 4 | undo", "Chosen 2 of 6*"),
        (CHOSEN, "1 | 12 3 4 | undo | 1,7 9", "Chosen 5 of 6*"),
        (CHOSEN, "1 | 12 3 1,7 9 | 99 98", "There is no 99 on the list; it goes from 1 to 12."),
        (CHOSEN, "1 | 12 3 1,7 9 | 7", "Chosen 5 of 6*"),
        (CHOSEN, "1 | 12 3 1,7 9 | 5 6 8", "Only 6 can be chosen; undo takes the last one back."),
        (CHOSEN, "1 | 12 3 1,7 9 | 11", "*Your starting hand is settled.*"),
        (SECOND, "3 1", "Chosen 2 of 5: Sovereign/Rebel, Explorer/Conqueror"),
        (SECOND, "3 1 | undo", "Chosen 1 of 5: Sovereign/Rebel"),
        (SECOND, "3 1 | undo | 5 5 3", "Chosen 2 of 5: Sovereign/Rebel, Trader/Financier"),
        (SECOND, "3 5 | 9", "There is no 9 on the list*"),
        (SECOND, "3 5 | lay merchant, scientist", "Chosen 4 of 5*"),
        (SECOND, "3 5 4 6 | 1 2 6", "Only 5 can be chosen; undo takes the last one back."),
        # undo is free in the middle of an action, and the table is not shown again; beyond it bots consent
        (COMPASS, "move atlantic | undo", "Taken back.\n\nWhat do you do?*"),
        (COMPASS, "draw | undo", "Taken back.\n*\nRegions*What do you do?*"),
        (SECOND, "1 2 3 4 5 | use explorer | undo", "Taken back.\n\nWhat do you do in this round?*"),
        (SECOND, "3 1 5 2 6 | undo", "Taken back.\n*\nWhich five cards*"),
        (REVISED, "explorer | undo", "Taken back.\n\nWhat do you do in this round?*"),
        (REVISED, "lay viceroy | undo", "Taken back.\n*\nTerritories*What do you do in this round?*"),
        (CHOSEN, "1 | 1 2 3 4 5 6 | 1 | undo | undo | undo | undo", "There is nothing to take back."),
        # a question mark explains cards, places, events, upgrades and actions, with the paragraph
        (EVENTS, "? army", "*\nMore: rules 7.1 Army"),
        (EVENTS, "? indi", "India: *Adjacent:*\nSome figures of it are reconstructed; no rulebook prints them.\n*"),
        (EVENTS, "? atl", "Atlantic Ocean: Touches*"),
        (EVENTS, "? mercantilism", "*\nMore: rules X2 Mercantilism"),
        (EVENTS, "? gurk", "*\nMore: rules X1 Gurkhas"),
        (EVENTS, "? explore", "5.1.4  *"),
        (EVENTS, "? dance", 'There is nothing called "dance" to explain; ask for a card, *or an action.'),
        (EVENTS, "? influence", '"influence" can mean: Influence Region 2*'),
        # and characters, cards, tracks and territories, with the chapter of the book that is played
        (SECOND, "? explorer", "*\nMore: rules CE 15"),
        (SECOND, "? explorer/conqueror", "Explorer/Conqueror: Explorer: * Conqueror: *"),
        (SECOND, "? economy", "*2, 4, 6, 10*"),
        (SECOND, "? brazil", "*Adjacent: Guyanas, Amazonia, Rio de la Plata.\nunexplored: Brazil 6 (2)\n*"),
        (SECOND, "? congo", "Congo: *No resources.*\nunexplored: Congo 7 (0)\n*"),
        (SECOND, "? dance", 'There is nothing called "dance" to explain; *a territory or a nation.'),
        (SECOND, "? new", '"new" can mean: New England, New France, New Spain*'),
        (SECOND, "? portugal", "There is nothing called*"),
        (REVISED, "? explorer", "*\nMore: rules CR 12.3"),
        (REVISED, "? explorer/conqueror", "Explorer/Conqueror: Explorer: * Conqueror: *"),
        (REVISED, "? economy", "*\nMore: rules CR 6"),
        (REVISED, "? brazil", "*\nunexplored: Brazil 6 (2)\n*"),
        (REVISED, "? congo", "Congo: *\nOut of this game: Congo\n*"),
        (REVISED, "? dance", 'There is nothing called "dance" to explain; *a track or a territory.'),
        (REVISED, "? portugal", "There is nothing called*"),
        # 25 nations can be asked about where they are played; territories nobody wants are out of the game
        (NATIONS, "? spain", "Spain: *\nMore: rules CE 25"),
        (NATIONS, "1 | ? congo", "Congo: *\nOut of this game: Congo\n*"),
        # the condition that fails, for an action and for every card in every region, in both languages
        (COMPASS, "why explore china", "Explore China: you have no fresh ship in a sea zone beside the region."),
        (COMPASS, "why buy mercantilism", "Buy Mercantilism: upgrades are not part of this game."),
        (COMPASS, "why pass", "Pass: it is possible now."),
        (COMPASS, "why move bay", "Move the ship in the Bay of Bengal: you have no ship there."),
        (COMPASS, "why dance", "Ask like this*"),
        (COMPASS, "lang de | warum armee indien", "Armee Indien: *"),
        (COMPASS, "lang de | warum armee china", "Armee China: *"),
        # 12 alone it speaks of the card of this round; any other character is on another card
        (SECOND, "why", "Ask like this*"),
        (SECOND, "why rebel", "Rebel: no card of this turn is shown yet."),
        (
            SECOND,
            "1 2 3 4 5 | why",
            "Explorer: it is possible now.\nConqueror: there is no territory without a colony*",
        ),
        (SECOND, "1 2 3 4 5 | why rebel", "Rebel: it is not on the card that you show in this round."),
        (SECOND, "why dance", "Ask like this*"),
        # 12 by the revised rules, of the cards in hand: what cannot be used, and what must be
        (
            REVISED,
            "why",
            "Conqueror: there is no territory without a colony*\nWithout an action (Sovereign/Rebel): one of *",
        ),
        (REVISED, "why explorer", "Explorer: it is possible now."),
        (REVISED, "why sovereign/rebel", "Without an action (Sovereign/Rebel): one of its characters can be used now*"),
        (REVISED, "why lay viceroy", "Without an action (Viceroy/Ambassador): it is possible now."),
        (REVISED, "why dance", "*In a round*"),
        # 4.1 what has been played stays played for this turn
        (REVISED, "lay explorer | why conq", "Conqueror: the card has been played in this turn already."),
        (REVISED, "lay explorer | why lay explorer", "*the card has been played in this turn already."),
        # the beginning of a name means the character, not its card
        (REVISED, "lang de | warum herr", "Herrscher: *"),
        (REVISED, "lang de | warum herrscher/rebell", "Ohne Aktion (Herrscher/Rebell): *"),
        # board, hand, discard piles, log, rules and help are shown without answering the question
        (COMPASS, "hand", "Your hand\n  Army: *\nYour interests: *\nStill to be drawn from your deck*"),
        (COMPASS, "discard red", "Discard piles\n  Red: *"),
        (COMPASS, "discard", "Discard piles\n  Blue: *\n  Red: *"),
        (COMPASS, "discard pink", f'"pink" {UNKNOWN}'),
        (COMPASS, "board", "Turn 1, *\nRegions*What do you do?*"),
        (COMPASS, "log 2", "Turn 1, action round 1\n  Turn 1 begins.\n  Action round 1 begins."),
        (COMPASS, "log 0", ""),
        (COMPASS, "log x", f'"x" {UNKNOWN}'),
        (COMPASS, "rules 5.2", "5.2  *\n5.2.2.3*"),
        (COMPASS, "rules 9", 'paragraph: colonialism/compass+quickstart has no "9" *'),
        (COMPASS, "help", "Answer with *\nwhy army india *\nquit *"),
        (COMPASS, "?", "Answer with *\nwhy army india *\nquit *"),
        (SECOND, "board", "Turn 1, *\nTerritories*\nWhich five cards*"),
        (SECOND, "hand", HAND),
        (NATIONS, "1 | hand", f"{HAND}\nYour nation\n  Spain: *"),
        (SECOND, "log 2", "You go first, *\n  You pay 1 treasury.\nTurn 1\n  Turn 1 begins."),
        (SECOND, "rules", "CE 4  *"),
        (SECOND, "rules 15", "CE 15  Explorer\n*Ruling AMB-44*"),
        (SECOND, "rules ce 15", "CE 15  Explorer\n*Ruling AMB-44*"),
        (SECOND, "rules 99", 'paragraph: empires/second has no "99" *'),
        (SECOND, "discard", f'"discard" {UNKNOWN}'),
        (SECOND, "?", "Answer with *\n3 1 5 2 6 *\n? explorer *"),
        (REVISED, "board", "Turn 1, *\nTerritories*\nWhat do you do*"),
        (REVISED, "hand", HAND),
        (REVISED, "rules 12.7", "CR 12.7  *\nCR 12.7.1  *"),
        (REVISED, "rules 25", 'paragraph: empires/revised has no "25" *'),
        (REVISED, "?", "Answer with * (ex for Explorer).\n? explorer *"),
        # the same question in German, and commands in German from then on
        (COMPASS, "lang de", "\nSpielrunde 1*\nWas tun Sie? [[]5.1]\n*"),
        (COMPASS, "lang de | hilfe", "*\nwarum armee indien *"),
        (COMPASS, "lang de | ? armee", "*\nMehr dazu: regeln 7.1 Armee"),
        (COMPASS, "lang de | regeln armee", "7.1 Armee\n*"),
        (COMPASS, "lang de | regeln 7.1 armee", "7.1 Armee\n*"),
        (COMPASS, "lang de | lang fr", "„fr“ ist keine Sprache dieses Programms; es gibt: en, de"),
        (SECOND, "lang de", "\nSpielrunde 1*\nWelche fünf Karten*"),
        (SECOND, "lang de | hilfe", "*warum eroberer*"),
        (SECOND, "lang de | warum eroberer", "Eroberer: *"),
    ],
)
def test_replies(rule_set: str, lines: str, reply: str) -> None:
    """The last line brings this reply, where a star is anything; whatever was typed, no escape is printed."""
    printed = played(seated(typed(*(PLACED.get(rule_set, "") + lines).split(" | ")), rule_set))
    *_, last, end = [i for i, line in enumerate(printed) if line.startswith("> ")]
    found = "\n".join(printed[last + 1 : end])

    assert fnmatchcase(found, reply), found
    assert "\x1b" not in found


def test_chapter_of_a_question() -> None:
    """12 It comes without the many below it, which are named."""
    page = replies(played(seated(typed("rules"), REVISED)), "rules")

    assert page[0].startswith("CR 12  ")
    assert any(["CR 12.1, CR 12.2" in line for line in page])
    assert not any([line.startswith("CR 12.1  ") for line in page])


SOME_CARDS = "army, commerce, empire, treaty, military campaign, missionaries"
ACTING = ["row 1", "to atlantic", "to mediterranean", "to arabian sea"]


def hand(cards: str) -> list[str]:
    return ["row 1", *[f"keep {card}" for card in cards.split(", ")]]


def row(*numbers: int) -> list[str]:
    return [f"program {CARDS[number - 1]}" for number in numbers]


@pytest.mark.parametrize(
    ("rule_set", "lines", "answers"),
    [  # numbers, names and beginnings of words all answer; what was taken back was never said
        (COMPASS, "row 1 | place the ship in the atlantic ocean | to med | 3", ACTING),
        (COMPASS, "1 | 1 | 2 | 3 | MOVE atl | bay", [*ACTING, "move atlantic", "to bay of bengal"]),
        (COMPASS, "1 | 1 | 2 | 3 | ex mid", [*ACTING, "explore middle east"]),
        (COMPASS, "1 | 1 | 2 | 3 | draw | undo | draw", [*ACTING, "draw"]),
        (CHOSEN, "1 | 12 3 4 | undo | 1,2 9 | 99 98 | 2 | 5 6 8 | 11", hand(SOME_CARDS)),
        (CHOSEN, "1 | Keep Missionaries, Military Campaign, army, commerce, empire, treaty", hand(SOME_CARDS)),
        (CHOSEN, "1 | 1 2 3 4 5 6 | 1 | undo | undo | undo | undo", []),
        # 4 five numbers in one line are the cards of the five rounds, in this order
        (SECOND, "1 2 3 4 5 | undo | 3 1 5 2 6", row(3, 1, 5, 2, 6)),
        (SECOND, "3 1 | undo | 5 5 3 | 9 | lay merchant, scientist | 1 2 6 | viceroy", row(3, 5, 4, 6, 2)),
        (SECOND, "1 2 3 4 5 | explorer | west af", [*row(1, 2, 3, 4, 5), "use explorer", "territory west africa"]),
        # 25 a nation that has a card twice may lay it twice
        (NATIONS, "dutch | 4 4 1 2 3", ["nation dutch republic", *row(4, 4, 1, 2, 3)]),
        (REVISED, "explorer | undo | lay viceroy | undo | lay merchant", ["lay merchant/governor"]),
    ],
)
def test_answers(rule_set: str, lines: str, answers: list[str]) -> None:
    """What is typed is answered in these words, and the record of it is that of the game."""
    session = seated(typed(*lines.split(" | ")), rule_set)
    played(session)

    assert answers == told(session)
    again = journal.parse(session.journal.text(), "text")
    assert fingerprint(again.game) == fingerprint(session.journal.game)


@pytest.mark.parametrize(
    ("rule_set", "lines", "kept"),
    [
        (COMPASS, "1 | 1 | 2 | 3 | move atlantic | undo", "1 undo"),
        (COMPASS, "1 | 1 | 2 | 3 | draw | undo | draw", "! undo"),
        (SECOND, "1 2 3 4 5 | use explorer | undo", "1 undo"),
    ],
)
def test_undo_in_the_record(rule_set: str, lines: str, kept: str) -> None:
    """One line, by whoever took something back or by everybody's consent."""
    session = seated(typed(*lines.split(" | ")), rule_set)
    played(session)

    assert [kept] == [line[: len(kept)] for line in session.journal.lines if "undo" in line]
