"""What a speaker of Empires says, and from whose point of view."""

from dataclasses import replace
from pathlib import Path

import pytest

from metropole import boards, registry
from metropole.empires import action_space, facts, prompts
from metropole.empires.board import CHARACTERS, NATIONS, PICTURES, TERRITORIES
from metropole.empires.board import COLOURS as RESOURCES
from metropole.empires.board import Board as EmpiresBoard
from metropole.empires.game import Game
from metropole.empires.view import view
from metropole.kernel import Decision, Event, MetropoleError, Outcome, Prompt
from metropole.kernel.position import changed
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.view import SPECTATOR
from metropole.testing.empires import laid_out, to_round, use
from metropole.text import LANGUAGES, EmpiresSpeaker, Speaker
from metropole.text import speaker as speaker_of

BLUE, RED, GREEN = 0, 1, 2
TITLES = registry.all_titles("empires")
BARBARY, LEVANT, WEST_AFRICA, CONGO, INDIA, WILD_WEST, GUYANAS, PLATA = [
    TERRITORIES.index(name)
    for name in ("barbary", "levant", "west africa", "congo", "india", "wild west", "guyanas", "rio de la plata")
]
GOLD_COAST = 3 * WEST_AFRICA
EXPLORER, REBEL, SCIENTIST = [CHARACTERS.index(name) for name in ("explorer", "rebel", "scientist")]
DUTCH = NATIONS.index("dutch republic")


def speaker(language: str, you: int = RED, name: str = "empires/second+nations") -> EmpiresSpeaker:
    return EmpiresSpeaker(language, registry.find(name).edition, boards.load_empires(), you)


def told(kind: int, *numbers: int) -> Event:
    return Event(kind, numbers, EVERYBODY, EVERYBODY)


SENTENCES = [
    (told(facts.FIRST_PLAYER, 1), "You are the first player.", "Sie sind Startspieler."),
    (told(facts.NATION_CHOSEN, 2, DUTCH), "Green chooses the Dutch Republic.", "Grün wählt die Niederlande."),
    (told(facts.CARD_REVEALED, 2, 0), "Green reveals Explorer/Conqueror.", "Grün deckt „Entdecker/Eroberer“ auf."),
    (told(facts.CHARACTER_USED, 1, REBEL), "You use the Rebel.", "Sie nutzen den Rebellen."),
    (told(facts.CHARACTER_USED, 2, SCIENTIST), "Green uses the Scientist.", "Grün nutzt den Gelehrten."),
    (told(facts.TREASURY_GAINED, 1, 1), "You gain 1 treasury.", "Sie erhalten 1 Taler."),
    (told(facts.TREASURY_SPENT, 2, 3), "Green pays 3 treasuries.", "Grün zahlt 3 Taler."),
    (told(facts.FLEETS_LOST, 2, 1), "Green loses 1 merchant fleet.", "Grün verliert 1 Handelsflotte."),
    (told(facts.FLEETS_GAINED, 1, 2), "You gain 2 merchant fleets.", "Sie erhalten 2 Handelsflotten."),
    (
        told(facts.GOODS_SHIPPED, 1, GOLD_COAST + 1),
        "You ship goods from the resource space Slaves in West Africa.",
        "Sie verschiffen eine Ware vom Rohstofffeld Sklaven in Westafrika.",
    ),
    (told(facts.GOODS_SOLD, 1, 1), "1 of your goods is sold.", "1 Ihrer Waren wird verkauft."),
    (told(facts.GOODS_SOLD, 2, 4), "4 of the goods of Green are sold.", "4 Waren von Grün werden verkauft."),
    (
        told(facts.DIPLOMACY_MOVED, 1, -1),
        "You move one space to the left on the diplomacy track.",
        "Sie rücken auf der Diplomatieleiste ein Feld nach links.",
    ),
    (
        told(facts.DIPLOMACY_MOVED, 2, 1),
        "Green moves one space to the right on the diplomacy track.",
        "Grün rückt auf der Diplomatieleiste ein Feld nach rechts.",
    ),
    (
        told(facts.TRACK_ADVANCED, 1, 3, 6),
        "You reach 6 on the Economy track.",
        "Sie erreichen auf der Leiste Wirtschaft den Wert 6.",
    ),
    (told(facts.DICE, 1, 10, 1), "You roll 10 dice: 1 success.", "Sie würfeln mit 10 Würfeln: 1 Erfolg."),
    (told(facts.DICE, 2, 1, 0), "Green rolls 1 die: no success.", "Grün würfelt mit 1 Würfel: kein Erfolg."),
    (told(facts.DICE, 2, 0, 0), "Green rolls no die: no success.", "Grün würfelt mit keinem Würfel: kein Erfolg."),
    (told(facts.EXPLORED, 1, CONGO), "You have explored the Congo.", "Sie haben den Kongo erforscht."),
    (
        told(facts.EXPLORATION_FAILED, 2, WILD_WEST, 5),
        "Green fails to explore the Wild West; 5 successes were needed.",
        "Grün versucht vergeblich, den Wilden Westen zu erforschen; nötig waren 5 Erfolge.",
    ),
    (
        told(facts.CIRCUMNAVIGATION_FAILED, 1, 1),
        "You fail to sail around the world; 1 success was needed.",
        "Sie versuchen vergeblich, die Welt zu umsegeln; nötig war 1 Erfolg.",
    ),
    (
        told(facts.COUNTER_PLACED, 2, GOLD_COAST),
        "Green places a counter on the resource space Gold in West Africa.",
        "Grün setzt einen Stein auf das Rohstofffeld Gold in Westafrika.",
    ),
    (
        told(facts.COUNTER_REMOVED, 1, 3 * BARBARY),
        "A counter of yours leaves the resource space Salt in Barbary.",
        "Ein Stein von Ihnen verlässt das Rohstofffeld Salz an der Berberküste.",
    ),
    (
        told(facts.COLONY_FOUNDED, 1, PLATA),
        "You found a colony in the Rio de la Plata.",
        "Sie gründen am Río de la Plata eine Kolonie.",
    ),
    (
        told(facts.COLONY_LOST, 2, GUYANAS),
        "Green loses the colony in the Guyanas.",
        "Grün verliert die Kolonie in den Guayanas.",
    ),
    (
        told(facts.CITY_PLACED, 1, LEVANT, 4),
        "You place the booming city in the Levant; its value is 4.",
        "Sie setzen die Blühende Stadt in die Levante; ihr Wert ist 4.",
    ),
    (
        told(facts.PIRATES, 2, INDIA),
        "Pirates take the shipment of Green from India.",
        "Piraten rauben die Ladung von Grün aus Indien.",
    ),
    (told(facts.WAR_DECLARED, 1, 2), "You declare war on Green.", "Sie erklären Grün den Krieg."),
    (told(facts.WAR_DECLARED, 2, 1), "Green declares war on you.", "Grün erklärt Ihnen den Krieg."),
    (told(facts.WAR_DECLARED, 2, 0), "Green declares war on Blue.", "Grün erklärt Blau den Krieg."),
    (told(facts.SURRENDERED, 2, 1), "Green surrenders to you.", "Grün ergibt sich Ihnen."),
    (told(facts.DEFEATED, 1, 2), "You are defeated by Green.", "Sie werden von Grün besiegt."),
    (told(facts.GIFT, 2, 1, 1), "Green gives you 1 treasury.", "Grün schenkt Ihnen 1 Taler."),
    (told(facts.BATTLE, CONGO), "Land battle in the Congo.", "Landschlacht im Kongo."),
    (told(facts.WON, 1), "You have won.", "Sie haben gewonnen."),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES, ids=[english for _, english, _ in SENTENCES])
def test_facts(event: Event, english: str, german: str) -> None:
    """Red reads: his own deeds are told to him, those of others about them, also when they concern him."""
    assert english == speaker("en").event(event)
    assert german == speaker("de").event(event)


def test_spectator_is_nobody() -> None:
    """To a spectator every player is somebody else."""
    event = told(facts.WAR_DECLARED, GREEN, RED)

    assert "Green declares war on Red." == speaker("en", -1).event(event)
    assert "Grün erklärt Rot den Krieg." == speaker("de", -1).event(event)


def test_each_game_has_its_speaker() -> None:
    """The title decides, and the reader is a spectator unless he has a seat."""
    own = speaker_of(registry.find("empires/second"), "de", boards.load_empires(), RED)
    other = speaker_of(registry.find("colonialism/compass"), "en", boards.load())

    assert isinstance(own, EmpiresSpeaker)
    assert isinstance(other, Speaker)
    assert (RED, -1) == (own.you, other.you)
    assert "keine" == own.say("tui-none")


def test_names() -> None:
    """Names of players, characters, cards, places, resources, tracks and nations."""
    english, german = speaker("en"), speaker("de")

    assert ("Black", "Schwarz") == (english.seat(5), german.seat(5))
    assert ("Red", "Rot") == (english.player(RED), german.player(RED))
    assert ("Red (France)", "Rot (Frankreich)") == (english.player(RED, 4), german.player(RED, 4))
    assert ("Scientist", "Gelehrter") == (english.character(SCIENTIST), german.character(SCIENTIST))
    assert ("Trader/Financier", "Händler/Finanzier") == (english.card(4), german.card(4))
    assert ("Wild West", "Wilder Westen") == (english.territory(WILD_WEST), german.territory(WILD_WEST))
    assert ("Gold in West Africa", "Gold in Westafrika") == (english.space(GOLD_COAST), german.space(GOLD_COAST))
    assert "Ackerbau am Río de la Plata" == german.space(3 * PLATA)
    assert ("Precious Metals", "Edelmetalle") == tuple(
        [one.picture(PICTURES.index("precious metals")) for one in (english, german)]
    )
    assert ("grey", "grau") == tuple([one.colour(RESOURCES.index("grey")) for one in (english, german)])
    assert ("Seafaring", "Seefahrt") == (english.track(0), german.track(0))
    assert ("Dutch Republic", "Niederlande") == (english.nation(DUTCH), german.nation(DUTCH))
    assert ("Cape Town", "Kapstadt") == tuple([one.city(DUTCH, 6) for one in (english, german)])
    assert "" == english.city(DUTCH, WEST_AFRICA)
    assert ("Special exploration rules", "Besondere Regeln zur Erforschung") == (
        english.paragraph("CE 11"),
        german.paragraph("CE 11"),
    )


def test_own_names_of_a_board() -> None:
    """A board may call its territories and nations what it likes, and the sentences stay grammatical."""
    chart = boards.load_empires()
    names = chart.names | {
        "territories.congo": {"en": "Zaire", "de": "Zaire"},
        "nations.dutch_republic": {"en": "Brandenburg", "de": "Brandenburg"},
    }
    edition = registry.find("empires/second+nations").edition
    english, german = [EmpiresSpeaker(language, edition, replace(chart, names=names), RED) for language in LANGUAGES]

    assert "You have explored Zaire." == english.event(told(facts.EXPLORED, RED, CONGO))
    assert "Sie haben das Gebiet Zaire erforscht." == german.event(told(facts.EXPLORED, RED, CONGO))
    assert "Landschlacht im Gebiet Zaire." == german.event(told(facts.BATTLE, CONGO))
    assert "Sie wählen die Nation Brandenburg." == german.event(told(facts.NATION_CHOSEN, RED, DUTCH))
    assert "Brandenburg" == english.nation(DUTCH)


def with_two_alike() -> EmpiresBoard:
    """A board with silk twice in China."""
    board = boards.load_empires(Path(boards.__file__).with_name(boards.SHIPPED_EMPIRES)).board
    board.space_picture = changed(board.space_picture, 3 * TERRITORIES.index("china") + 2, PICTURES.index("silk"))
    return board


def test_spaces_are_told_apart() -> None:
    """Two spaces with one picture in a territory are numbered, and so is a place where none is printed."""
    chart = boards.load_empires()
    edition = registry.find("empires/second").edition
    one = EmpiresSpeaker("en", edition, replace(chart, board=with_two_alike()))
    china = 3 * TERRITORIES.index("china")

    assert ["Silk 1 in China", "Tea in China", "Silk 3 in China"] == [one.space(china + slot) for slot in range(3)]
    assert "Space 1 in the Congo" == one.space(3 * CONGO)


def test_nation_help() -> None:
    """25 Goals with their historical cities, the extra card, and when a rule ends."""
    names = ("portugal", "spain", "great britain")
    portugal, spain, britain = [speaker("en").nation_help(NATIONS.index(name)) for name in names]

    assert "India (Goa)" in portugal
    assert "Explorer/Conqueror twice, and may use twice in a turn: Explorer. (Until you have 6 prestige" in portugal
    assert "Tordesillas" in spain
    assert "Flamboyance" in spain
    assert "may use twice in a turn: Trader, Financier. In each year of war" in britain
    assert "Ihr Logistikwert ist immer 1." in speaker("de").nation_help(DUTCH)


OPTIONS = [
    (action_space.PASS, prompts.CHARACTER, "Forfeit the round", "Auf den Durchgang verzichten"),
    (action_space.PASS, None, "Forfeit", "Verzichten"),
    (action_space.DONE, prompts.SHIP, "Ship nothing more", "Nichts weiter verschiffen"),
    (action_space.YES, prompts.SURRENDER, "Surrender", "Sich ergeben"),
    (action_space.NO, prompts.SELL, "Refuse", "Ablehnen"),
    (action_space.PROGRAM + 1, prompts.PROGRAM, "Lay Viceroy/Ambassador", "Vizekönig/Botschafter legen"),
    (action_space.USE + REBEL, prompts.CHARACTER, "Use the Rebel", "Den Rebellen nutzen"),
    (action_space.TERRITORY + CONGO, prompts.EXPLORE, "Explore the Congo", "Den Kongo erforschen"),
    (action_space.TERRITORY + CONGO, prompts.SEND, "Send counters to the Congo", "Steine in den Kongo entsenden"),
    (action_space.TERRITORY + CONGO, None, "Congo", "Kongo"),
    (
        action_space.SPACE + GOLD_COAST,
        prompts.SHIP,
        "Ship goods: Gold in West Africa",
        "Ware verschiffen: Gold in Westafrika",
    ),
    (
        action_space.RUN + 1,
        prompts.CASUALTY_RUN,
        "A counter of group 2 from the bottom",
        "Ein Stein der Gruppe 2 von unten",
    ),
    (action_space.PLAYER + GREEN, prompts.WAR, "Declare war on Green", "Grün den Krieg erklären"),
    (action_space.PLAYER + RED, prompts.FAVOUR, "Move yourself to the right", "Selbst nach rechts rücken"),
    (action_space.TRACK + 1, prompts.PROGRESS, "Advance in Navy", "In Marine vorrücken"),
    (action_space.AMOUNT, prompts.BUILD_FLEETS, "Build no merchant fleet", "Keine Handelsflotte bauen"),
    (action_space.AMOUNT + 1, prompts.REPAY_AMOUNT, "Repay 1 treasury", "1 Taler zurückzahlen"),
    (action_space.AMOUNT + 2, prompts.TRADE_GRANT, "Let 2 goods go", "2 Waren freigeben"),
    (action_space.PILE, prompts.REPAY, "Repay loan 1", "Darlehen 1 zurückzahlen"),
    (action_space.NATION + DUTCH, prompts.NATION, "Choose the Dutch Republic", "Die Niederlande wählen"),
    (action_space.WITH, prompts.OCCUPY, "Send a merchant fleet", "Eine Handelsflotte schicken"),
    (action_space.STIR + 1, prompts.REBEL, "Place 1 unrest", "1 Unruhe legen"),
    (action_space.PREACH, prompts.MISSIONARY, "Place a mission", "Eine Mission setzen"),
    (action_space.GIFT + GREEN, prompts.CHARACTER, "Give treasuries to Green", "Grün Taler schenken"),
]


@pytest.mark.parametrize(("action", "prompt", "english", "german"), OPTIONS)
def test_options(action: int, prompt: Prompt | None, english: str, german: str) -> None:
    """An option says what it does; where the question is known, in its words."""
    assert (english, german) == (speaker("en").option(action, prompt), speaker("de").option(action, prompt))


def test_short_options() -> None:
    """A short label for where the question says the rest."""
    english, german = speaker("en"), speaker("de")

    assert ("Explorer", "Entdecker") == (english.short(action_space.USE), german.short(action_space.USE))
    assert ("Adventurers", "Abenteurer") == (english.short(action_space.WITH + 1), german.short(action_space.WITH + 1))
    assert ("2", "2") == (english.short(action_space.RUN + 1), german.short(action_space.RUN + 1))
    assert ("Loan 1", "Darlehen 1") == (english.short(action_space.PILE), german.short(action_space.PILE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_everything_can_be_said(language: str, title: registry.RuleSet) -> None:
    """Every name, help, action, question, paragraph, moment and fact, in every edition."""
    one = EmpiresSpeaker(language, title.edition, boards.load_empires())
    actions = range(action_space.SIZE)
    texts = [f(character) for f in (one.character, one.character_help) for character in range(len(CHARACTERS))]
    texts += [f(nation) for f in (one.nation, one.nation_help) for nation in range(len(NATIONS))]
    texts += [one.card(card) for card in range(len(action_space.CARDS))]
    texts += [one.territory(territory) for territory in range(len(TERRITORIES))]
    texts += [one.space(space) for space in range(len(action_space.SPACES))]
    texts += [one.track(track) for track in range(len(action_space.TRACKS))]
    texts += [f(action) for f in (one.option, one.short) for action in actions]
    texts += [one.option(action, prompt) for prompt in prompts.PROMPTS for action in actions]
    texts += [one.paragraph(one.section(prompt)) for prompt in prompts.PROMPTS]
    texts += [one.moment(turn, phase) for turn in (1, 2) for phase in range(len(title.edition.phases))]
    texts += [one.event(told(kind, *[1] * len(fields))) for kind, (_, fields) in enumerate(facts.FACTS)]
    asked = [one.prompt(prompt) for prompt in prompts.PROMPTS]

    assert [text for text in texts + asked if not text.strip() or {"{", "}", "\n"} & set(text)] == []
    assert [text for text in asked if "none" in text] == []


def test_moments() -> None:
    """4 The round while rounds are played, and else the phase."""
    assert "Turn 2, round 3" == speaker("en").moment(2, 0, 3)
    assert "Spielrunde 2, Durchgang 3" == speaker("de").moment(2, 0, 3)
    assert "Turn 1, Endeavour phase" == speaker("en").moment(1, 0)
    assert "Spielrunde 4, Phase Seestreitkräfte" == speaker("de").moment(4, 3)


def test_outcomes() -> None:
    """0 The winner first, then everybody by rank; an end by the cap of turns is marked."""
    won = Outcome([3, 10], [1, 5], [2, 1], "ten prestige")
    capped = Outcome([7, 7], [2, 2], [1, 2], "turn cap")
    shared = Outcome([7, 7], [2, 2], [1, 1], "turn cap")

    assert [
        "You win with 10 prestige.",
        "1. Red: 10 prestige, 5 treasuries",
        "2. Blue: 3 prestige, 1 treasury",
    ] == speaker("en").outcome(won)
    assert "Rot gewinnt mit 10 Prestige." == speaker("de", BLUE).outcome(won)[0]
    assert (
        "Blue wins with 7 prestige, because 30 turns have been played (not an official result)."
        == (speaker("en").outcome(capped)[0])
    )
    assert ["Der Sieg wird geteilt: Blau, Rot.", "1. Blau: 7 Prestige, 2 Taler"] == speaker("de").outcome(shared)[:2]


# --- questions in positions ---


def say(g: Game, text: str) -> None:
    """Answer in the words of the alphabet."""
    g.answer(g.space.parse(text))


def asked(g: Game, key: str) -> tuple[str, str]:
    """The open question, as it is put in both languages to whoever is asked."""
    assert isinstance(g.pending, Decision)
    assert key == g.pending.prompt.key
    seat = g.pending.seat
    seen = view(g, seat)
    name = "empires/second+nations"
    return speaker("en", seat, name).question(seen), speaker("de", seat, name).question(seen)


def test_a_question_to_nobody() -> None:
    """A spectator is never asked, and has nothing to read."""
    g = registry.find("empires/second").start(4)
    g.answer(0)

    assert "" == speaker("en", SPECTATOR).question(view(g, SPECTATOR))


def test_program() -> None:
    """4 Card after card, by its place in the row."""
    g = registry.find("empires/second").start(4)
    g.answer(0)
    g.answer(action_space.PROGRAM + 2, BLUE)

    assert "Which card do you lay in place 2 of five?" == speaker("en", BLUE).question(view(g, BLUE))
    assert "Welche Karte legen Sie an Stelle 1 von fünf?" == speaker("de", RED).question(view(g, RED))


def test_gifts_and_loans() -> None:
    """12, 16 To whom, and which loans there are."""
    g = to_round(laid_out(treasury={"blue": 5}, loans={"blue": [3, 4], "red": [9]}), "blue", "trader/financier")

    say(g, "gift green")
    assert ("How much do you give Green?", "Wie viel schenken Sie Grün?") == asked(g, "gift-amount")
    say(g, "amount 1")
    say(g, "pass")
    assert (
        "Do you repay a loan? Yours in their order: 3, 4.",
        "Zahlen Sie ein Darlehen zurück? Ihre Darlehen der Reihe nach: 3, 4.",
    ) == asked(g, "repay")


def test_consent() -> None:
    """18 Who wants to ship what."""
    g = use(laid_out(fleets={"red": 3}, west_africa="yellow: blue; black: red", brazil="red"), "red", "merchant")

    say(g, "space west africa 1")
    assert (
        "Red wants to ship goods from your resource space Gold in West Africa. Do you sell for 1 treasury?",
        "Rot möchte eine Ware von Ihrem Rohstofffeld Gold in Westafrika verschiffen. Verkaufen Sie für 1 Taler?",
    ) == asked(g, "sell")


def test_city_goods() -> None:
    """18 Where the city is."""
    g = laid_out(fleets={"red": 1}, west_africa="yellow: blue; black: red", city="west africa 2")

    assert (
        "Which goods of the booming city in West Africa do you ship?",
        "Welche Waren der Blühenden Stadt in Westafrika verschiffen Sie?",
    ) == asked(use(g, "red", "merchant"), "city-goods")


def test_casualties() -> None:
    """20 How many counters are still to be lost, where, and from which stack."""
    g = laid_out(west_africa="yellow: blue, green, green, red, blue; black: green", unrest={"west africa": 1})
    use(g, "red", "rebel")
    say(g, "stir rebellion")
    g.answer(2)

    assert (
        "The rebellion in West Africa still takes 2 counters. From which resource space is the next one?",
        "Der Aufstand in Westafrika kostet noch 2 Steine. Von welchem Rohstofffeld kommt der nächste?",
    ) == asked(g, "casualty")
    say(g, "space west africa 1")
    english, german = asked(g, "casualty-run")
    assert "Which counter of the stack on the resource space Gold in West Africa is lost? From the bottom:" in english
    assert english.endswith("From the bottom: 1: Blue (1), 2: Green (2), 3: Red (1), 4: Blue (1).")
    assert "Welcher Stein vom Stapel auf dem Rohstofffeld Gold in Westafrika geht verloren? Von unten:" in german
    assert german.endswith("Von unten: 1: Blau (1), 2: Grün (2), 3: Rot (1), 4: Blau (1).")


def test_casualties_of_war() -> None:
    """22 Whose counters, how many, and where."""
    g = laid_out(west_africa="yellow: blue, red; black: blue", squadrons={"red": 1})
    use(g, "red", "sovereign")
    say(g, "player blue")
    g.answer(1)
    g.answer(0)

    assert (
        "Blue still loses 1 counter in West Africa. From which resource space is the next one?",
        "Blau verliert in Westafrika noch 1 Stein. Von welchem Rohstofffeld kommt der nächste?",
    ) == asked(g, "war-casualty")


def test_war_at_sea() -> None:
    """22, 25 What both have rolled, and to whom one would surrender."""
    g = laid_out(
        "empires/second+nations",
        squadrons={"blue": 2, "red": 3},
        nations={"blue": "france", "red": "great britain", "green": "spain", "orange": "portugal"},
    )
    use(g, "blue", "sovereign")
    say(g, "player red")
    g.answer(1)
    g.answer(0)
    assert (
        "Successes at sea: you 0, the enemy 1. Do you roll all your dice again?",
        "Erfolge zur See: Sie 0, der Gegner 1. Würfeln Sie mit allen Ihren Würfeln erneut?",
    ) == asked(g, "reroll")
    say(g, "no")
    assert (
        "Year 1 of the war is over. Do you surrender to Blue?",
        "Kriegsjahr 1 ist vorbei. Ergeben Sie sich Blau?",
    ) == asked(g, "surrender")


def test_colony() -> None:
    """14 The options of a new colony name it, and say how many fleets are still to be taken."""
    g = laid_out(
        west_africa="black: blue",
        east_africa="blue, red",
        brazil="blue, blue",
        fleets={"red": 2, "green": 1},
    )
    use(g, "blue", "conqueror")

    assert (
        "Company: from which resource space in Brazil do you take a counter for a new merchant fleet?",
        "Kompanie: Von welchem Rohstofffeld in Brasilien nehmen Sie einen Stein für eine neue Handelsflotte?",
    ) == asked(g, "company")
    say(g, "pass")
    assert ("Pillage: do you pillage the colony in Brazil?", "Plünderung: Plündern Sie die Kolonie in Brasilien?") == (
        asked(g, "pillage")
    )
    say(g, "no")
    say(g, "yes")
    assert (
        "Whose merchant fleet do you take? 2 are still to be chosen.",
        "Wessen Handelsflotte nehmen Sie? 2 sind noch zu wählen.",
    ) == asked(g, "victim")


def test_flamboyance() -> None:
    """25 What Spain would have to pay."""
    english, german = speaker("en"), speaker("de")

    assert "Do you pay 3 treasuries for your flamboyance? Otherwise you lose 1 prestige." == (
        english.prompt(prompts.FLAMBOYANCE, count=3)
    )
    assert "Zahlen Sie für Ihre Prunksucht? Sonst verlieren Sie 1 Prestige." == german.prompt(prompts.FLAMBOYANCE)


def test_unknown_paragraph() -> None:
    """A paragraph of the other game is none of this one."""
    with pytest.raises(MetropoleError, match=r"'5\.2' is not in the rulebook of empires"):
        speaker("en").paragraph("5.2")
