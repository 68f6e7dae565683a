"""What the speaker of Empires says in the revised rules."""

import pytest

from metropole import boards, registry, rulebooks
from metropole.colonialism import prompts as colonialism_prompts
from metropole.empires import action_space, facts, prompts
from metropole.empires.board import CHARACTERS, TERRITORIES
from metropole.empires.control import all_safe, pushed, stacked
from metropole.empires.game import Game
from metropole.empires.view import view
from metropole.kernel import Decision, Event, Outcome, Prompt
from metropole.kernel.questions import EVERYBODY
from metropole.testing.empires import laid_out, say, to_round, use
from metropole.text import EmpiresSpeaker, Speaker

BLUE, RED, GREEN = 0, 1, 2
REVISED = "empires/revised"
BARBARY, INDIA, PERU = [TERRITORIES.index(name) for name in ("barbary", "india", "peru")]
SALT = 3 * BARBARY
NOBODY, ATTACKER, DEFENDER = range(3)


def speaker(language: str, you: int = RED, name: str = REVISED) -> EmpiresSpeaker:
    return EmpiresSpeaker(language, registry.find(name).edition, boards.load_empires(), you)


def told(kind: int, *numbers: int) -> Event:
    return Event(kind, numbers, EVERYBODY, EVERYBODY)


SENTENCES = [
    (
        told(facts.ORDER_PLACE, 2, 1),
        "Green takes place 1 in the player order.",
        "Grün kommt an Stelle 1 der Spielerreihenfolge.",
    ),
    (
        told(facts.CARD_LAID, 1, 0),
        "You lay Explorer/Conqueror without an action.",
        "Sie legen „Entdecker/Eroberer“ ohne Aktion.",
    ),
    (
        told(facts.CARD_LOCKED, 2, 4),
        "Green leaves out Trader/Financier in the next turn.",
        "Grün sperrt „Händler/Finanzier“ für die nächste Spielrunde.",
    ),
    (told(facts.DIE, 1, 4), "You roll 4.", "Sie würfeln 4."),
    (
        told(facts.EXPLORATION_FAILED, 2, PERU, 5),
        "Green fails to explore Peru; a roll of 5 was needed.",
        "Grün versucht vergeblich, Peru zu erforschen; nötig war ein Wurf von 5.",
    ),
    (told(facts.PRESTIGE_GAINED, 1, 1), "You gain 1 prestige point.", "Sie erhalten 1 Prestigepunkt."),
    (told(facts.PRESTIGE_LOST, 2, 2), "Green loses 2 prestige points.", "Grün verliert 2 Prestigepunkte."),
    (told(facts.LOAN_TAKEN, 1, 10), "Your debt grows by 10 treasuries.", "Ihre Schulden wachsen um 10 Taler."),
    (
        told(facts.GOODS_LANDED, 2, 1),
        "1 of the goods of Green reaches the market.",
        "1 Ware von Grün erreicht den Markt.",
    ),
    (
        told(facts.PRIVATEER_PLACED, 2, 1),
        "Green sends a privateer against you.",
        "Grün schickt ein Kaperschiff gegen Sie.",
    ),
    (
        told(facts.PRIVATEERS_ATTACK, 1, 2, 2),
        "You attack Green with 2 privateers.",
        "Sie greifen Grün mit 2 Kaperschiffen an.",
    ),
    (
        told(facts.PRIVATEER_SUNK, 2, 1),
        "A privateer of Green is sunk by you.",
        "Ein Kaperschiff von Grün wird von Ihnen versenkt.",
    ),
    (
        told(facts.LOSS_AVERTED, 1, SALT),
        "You save a counter on the resource space Salt in Barbary.",
        "Sie retten einen Stein auf dem Rohstofffeld Salz an der Berberküste.",
    ),
    (
        told(facts.REBELLION_DICE, 3, 1),
        "The rebellion rolls 3 dice: 1 success.",
        "Der Aufstand würfelt mit 3 Würfeln: 1 Erfolg.",
    ),
    (told(facts.ALLIANCE_OFFERED, 2, 0), "Green offers an ally nothing.", "Grün bietet nichts für einen Verbündeten."),
    (told(facts.SUPPORTED, 2, ATTACKER), "Green supports the attacker.", "Grün unterstützt den Angreifer."),
    (told(facts.SUPPORTED, 1, NOBODY), "You stay neutral.", "Sie bleiben neutral."),
    (told(facts.ALLIED, 2, 1), "Green fights for you.", "Grün kämpft für Sie."),
    (told(facts.INVASION, 1, INDIA), "You land an expedition in India.", "Sie landen eine Expedition in Indien."),
    (told(facts.PROGRESS_AWARD, 1), "The progress point is yours.", "Der Fortschrittspunkt gehört Ihnen."),
    (
        told(facts.END_DIE, 3),
        "The die for the end of the game shows 3.",
        "Der Würfel für das Spielende zeigt 3.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES, ids=[english for _, english, _ in SENTENCES])
def test_facts(event: Event, english: str, german: str) -> None:
    """Red reads: his own deeds are told to him, those of others about them, also when they concern him."""
    assert english == speaker("en").event(event)
    assert german == speaker("de").event(event)


OPTIONS = [
    (action_space.LAY + 2, prompts.PLAY, "Lay Sovereign/Rebel without an action", "Herrscher/Rebell ohne Aktion legen"),
    (action_space.PILE, prompts.PLAY, "Repay some of your loan", "Etwas vom Darlehen zurückzahlen"),
    (action_space.LOCK + 5, prompts.LOCK, "Leave out Scientist/Missionary", "Gelehrter/Missionar sperren"),
    (action_space.RECALL + INDIA, prompts.GOVERN, "Take back counters from India", "Steine aus Indien abziehen"),
    (action_space.TERRITORY + INDIA, prompts.GOVERN, "Send counters to India", "Steine nach Indien entsenden"),
    (action_space.SUPPORT + NOBODY, prompts.SUPPORT, "Stay neutral", "Neutral bleiben"),
    (action_space.SUPPORT + DEFENDER, prompts.SUPPORT, "Support the defender", "Den Verteidiger unterstützen"),
    (
        action_space.HUNT,
        prompts.WAR,
        "Hunt the privateers that lie in wait for you",
        "Die Kaperschiffe jagen, die Ihnen auflauern",
    ),
    (
        action_space.EMERGENCY,
        prompts.ESCALATE,
        "Take an emergency loan (owe 10, get 8)",
        "Ein Notdarlehen aufnehmen (10 schulden, 8 erhalten)",
    ),
    (action_space.PLAYER + GREEN, prompts.ALLY, "Take Green as your ally", "Grün als Verbündeten nehmen"),
    (action_space.PASS, prompts.INVADE, "Send no expedition", "Keine Expedition schicken"),
    (action_space.DONE, prompts.AVERT, "Accept the losses", "Die Verluste hinnehmen"),
    (action_space.NO, prompts.LEAVE, "Fight on", "Weiterkämpfen"),
    (action_space.AMOUNT, prompts.RAID, "Do not attack", "Nicht angreifen"),
    (action_space.AMOUNT + 2, prompts.RAID, "Attack with 2 privateers", "Mit 2 Kaperschiffen angreifen"),
    (action_space.AMOUNT, prompts.OFFER, "Offer nothing", "Nichts bieten"),
    (
        action_space.STIR + 1,
        prompts.REBEL,
        "Place 1 unrest in each of two territories",
        "Je 1 Unruhe in zwei Gebiete legen",
    ),
    (
        action_space.WITH + 1,
        prompts.OUTFIT,
        "Send adventurers for 1 treasury each; they bring unrest",
        "Für je 1 Taler Abenteurer schicken; sie bringen Unruhe",
    ),
]


@pytest.mark.parametrize(("action", "prompt", "english", "german"), OPTIONS)
def test_options(action: int, prompt: Prompt, english: str, german: str) -> None:
    """An option says what it does, in the words of the question."""
    assert (english, german) == (speaker("en").option(action, prompt), speaker("de").option(action, prompt))


def test_short_options_differ() -> None:
    """12.10 Of the viceroy's territories, short labels tell sending from taking back."""
    english, german = speaker("en"), speaker("de")

    assert ("India", "Indien") == tuple([one.short(action_space.TERRITORY + INDIA) for one in (english, german)])
    assert ("Back from India", "Zurück aus Indien") == tuple(
        [one.short(action_space.RECALL + INDIA) for one in (english, german)]
    )


def test_sections() -> None:
    """Shared questions cite the paragraph of the rulebook being played."""
    revised, second = speaker("en"), speaker("en", name="empires/second")

    assert ("CR 12.10", "CE 24") == (revised.section(prompts.SEND_SPACE), second.section(prompts.SEND_SPACE))
    assert ("CR 12.6", "CR 12.12.6") == (revised.section(prompts.MISSION_WHERE), revised.section(prompts.ESCALATE))
    assert "CR 12.4" == speaker("en", name=f"{REVISED}+fastend+strictcounters").section(prompts.REPAY)


def test_sections_of_colonialism() -> None:
    """There each question has one paragraph for all editions."""
    one = Speaker("en", registry.find("colonialism/compass").edition, boards.load())

    assert [one.section(prompt) for prompt in colonialism_prompts.PROMPTS] == [
        prompt.paragraph for prompt in colonialism_prompts.PROMPTS
    ]


def test_every_question_has_a_section_in_its_book() -> None:
    """No question of the revised rules cites a paragraph that they do not have. The nations' are never asked."""
    found = {speaker("en").section(prompt) for prompt in prompts.PROMPTS} - {"CE 25"}

    assert found <= {paragraph.key for paragraph in rulebooks.load("empires").paragraphs(REVISED)}


def test_help_follows_the_edition() -> None:
    """12 What a character does is what the rulebook being played says."""
    revised, second = speaker("en"), speaker("en", name="empires/second")
    explorer, rebel, missionary = [CHARACTERS.index(name) for name in ("explorer", "rebel", "missionary")]

    assert "roll the die" in revised.character_help(explorer)
    assert "roll 10 dice" in second.character_help(explorer)
    assert "avert losses for 2 treasuries" in revised.character_help(rebel)
    assert "Turn 1 unrest into a mission" in second.character_help(missionary)
    assert "Jede Mission verhindert einen Verlust" in speaker("de").character_help(missionary)
    assert all([revised.character_help(one) != second.character_help(one) for one in range(len(CHARACTERS))])


def test_phases() -> None:
    """4 Seven phases, two of them of the revised rules alone."""
    assert "Turn 3, Privateering phase" == speaker("en").moment(3, 4)
    assert "Spielrunde 3, Phase Zinsen" == speaker("de").moment(3, 5)
    assert "Spielrunde 3, Phase Kartenwahl" == speaker("de").moment(3, 6)


def test_outcomes() -> None:
    """13 Ten points end the game, or the die does; loans have been subtracted, even below zero."""
    won = Outcome([3, 10], [1, 5], [2, 1], "ten points")
    rolled = Outcome([1, -1], [0, 2], [1, 2], "the die")

    assert [
        "You win with 10 prestige points after loans.",
        "1. Red: 10 prestige points after loans, 5 treasuries",
        "2. Blue: 3 prestige points after loans, 1 treasury",
    ] == speaker("en").outcome(won)
    assert "Rot gewinnt mit 10 Prestigepunkten nach Abzug der Schulden." == speaker("de", BLUE).outcome(won)[0]
    assert [
        "Der Würfel hat das Spiel beendet. Blau gewinnt mit 1 Prestigepunkt nach Abzug der Schulden.",
        "1. Blau: 1 Prestigepunkt nach Abzug der Schulden, 0 Taler",
        "2. Rot: -1 Prestigepunkt nach Abzug der Schulden, 2 Taler",
    ] == speaker("de").outcome(rolled)


def test_safe_counters() -> None:
    """12.11 A stack says which counters have survived a rebellion this turn."""
    stack = pushed(all_safe(stacked([BLUE, BLUE, RED])), RED)

    assert "1: Blue (2, safe), 2: Red (1, safe), 3: Red (1)" == speaker("en").stack(stack)
    assert "1: Blau (2, sicher), 2: Rot (1, sicher), 3: Rot (1)" == speaker("de").stack(stack)


# --- questions in positions ---


def asked(g: Game, key: str, seat: int = EVERYBODY) -> tuple[str, str]:
    """The open question, as it is put in both languages to whoever is asked."""
    assert isinstance(g.pending, Decision)
    assert key == g.pending.prompt.key
    reader = g.pending.seat if seat == EVERYBODY else seat
    seen = view(g, reader)
    return speaker("en", reader).question(seen), speaker("de", reader).question(seen)


def test_play() -> None:
    """12, 12.4 Who has a loan is reminded of it."""
    g = to_round(laid_out(REVISED, treasury={"blue": 5}, loans={"blue": [12]}), "blue")

    assert (
        "What do you do in this round? Your loan is 12.",
        "Was tun Sie in diesem Durchgang? Ihr Darlehen beträgt 12.",
    ) == asked(g, "play")
    assert "What do you do in this round?" == asked(to_round(laid_out(REVISED), "red"), "play")[0]


def test_exploration() -> None:
    """12.3 What is needed, what was rolled, what the rest costs, and what is sent where."""
    g = use(laid_out(REVISED, treasury={"red": 9}, fleets={"red": 1}, unexplored="peru, india"), "red", "explorer")
    say(g, "territory peru")
    need = g.board.difficulty[PERU]
    g.answer(need - 2)

    assert (
        f"You need {need} to explore Peru and have rolled {need - 2}. Do you make up the difference for 3 treasuries?",
        (
            f"Um Peru zu erforschen, brauchen Sie {need}; gewürfelt haben Sie {need - 2}. "
            "Gleichen Sie den Unterschied für 3 Taler aus?"
        ),
    ) == asked(g, "buy-up")
    say(g, "yes")
    assert ("What do you send to Peru?", "Was schicken Sie nach Peru?") == asked(g, "outfit")
    say(g, "with adventurers")
    assert ("What do you also send to Peru?", "Was schicken Sie außerdem nach Peru?") == asked(g, "outfit")


def test_viceroy() -> None:
    """12.10 How many, how many so far, and where from."""
    g = laid_out(REVISED, treasury={"red": 4}, tracks={"red": "logistics 3"}, india="blue: red, red; purple: red")
    use(g, "red", "viceroy")
    assert (
        "Where do you send counters, or from where do you take some back? At most 3 counters.",
        "Wohin entsenden Sie Steine, oder woher ziehen Sie welche ab? Höchstens 3 Steine.",
    ) == asked(g, "govern")
    sending, back = g.copy(), g.copy()

    say(sending, "territory west africa")
    assert (
        "On which resource space in West Africa do you place the first counter? You may send at most 3 counters.",
        "Auf welches Rohstofffeld in Westafrika setzen Sie den ersten Stein? Sie dürfen höchstens 3 Steine entsenden.",
    ) == asked(sending, "send-space")
    say(sending, "space west africa 1")
    say(sending, "space west africa 2")
    assert (
        "You have sent 2 counters to West Africa. On which resource space do you place another?",
        "Sie haben 2 Steine nach Westafrika entsandt. Auf welches Rohstofffeld setzen Sie noch einen?",
    ) == asked(sending, "send-more")

    say(back, "recall india")
    assert "From which resource space in India do you take back the first counter?" == asked(back, "recall-space")[0]
    say(back, "space india 1")
    assert (
        "You have taken back 1 counter from India. From which resource space do you take another?",
        "Sie haben 1 Stein aus Indien abgezogen. Von welchem Rohstofffeld ziehen Sie noch einen ab?",
    ) == asked(back, "recall-more")


def test_viceroy_of_the_second_edition() -> None:
    """24 There too the question counts what has been sent."""
    g = use(laid_out(treasury={"red": 4}, tracks={"red": "logistics 3"}), "red", "viceroy")
    say(g, "territory west africa")
    say(g, "space west africa 1")
    say(g, "space west africa 2")

    seen = view(g, RED)
    assert "You have sent 2 counters to West Africa. On which resource space do you place another?" == (
        speaker("en", RED, "empires/second").question(seen)
    )


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
    use(g, "red", "merchant")
    assert (
        "Which of your own goods do you ship? Still free: 3 merchant fleets.",
        "Welche eigene Ware verschiffen Sie? Noch frei: 3 Handelsflotten.",
    ) == asked(g, "ship-own")
    say(g, "space west africa 1")
    assert asked(g, "sell")[0].startswith("Red wants to ship goods from your resource space Slaves in West Africa.")
    say(g, "yes")
    assert (
        "Red ships 2 goods. With how many privateers do you attack?",
        "Rot verschifft 2 Waren. Mit wie vielen Kaperschiffen greifen Sie an?",
    ) == asked(g, "raid")
    say(g, "amount 2")
    g.answer(1)
    assert (
        "Do you strike back at the privateers with 1 die? Each success sinks one that has attacked.",
        (
            "Führen Sie mit 1 Würfel einen Gegenangriff auf die Kaperschiffe? "
            "Jeder Erfolg versenkt eines, das angegriffen hat."
        ),
    ) == asked(g, "strike-back")


def test_goods_of_the_city() -> None:
    """12.5.1 All own goods aboard, he must ask for those of the city."""
    g = laid_out(
        REVISED,
        fleets={"red": 3},
        brazil="red",
        west_africa="yellow: blue; black: blue",
        colonies={"west africa": "blue"},
        city="west africa 2",
    )
    use(g, "red", "merchant")
    say(g, "space brazil 1")

    assert (
        (
            "All your own goods are aboard, and you have 2 merchant fleets left. "
            "Which goods of the booming city in West Africa do you ask for first?"
        ),
        (
            "Alle eigenen Waren sind geladen, und Sie haben noch 2 Handelsflotten. "
            "Um welche Ware der Blühenden Stadt in Westafrika bitten Sie zuerst?"
        ),
    ) == asked(g, "city-offer")


def test_rebellion() -> None:
    """12.11 Which losses are threatened, and what it costs to avert one."""
    g = laid_out(
        REVISED,
        treasury={"blue": 9, "red": 9},
        west_africa="yellow: blue, blue; black: blue, green",
        unrest={"west africa": 2},
    )
    use(g, "red", "rebel")
    say(g, "stir rebellion")
    g.answer(2)
    assert (
        "The rebellion in West Africa still takes 2 counters. From which resource space is the next one?"
        == (asked(g, "casualty")[0])
    )
    say(g, "space west africa 1")
    say(g, "space west africa 1")
    assert (
        "The rebellion in West Africa threatens 2 counters of yours. Which one do you save for 2 treasuries?",
        "Der Aufstand in Westafrika bedroht 2 Steine von Ihnen. Welchen retten Sie für 2 Taler?",
    ) == asked(g, "avert")


def test_second_unrest() -> None:
    """12.11 Where the first one goes."""
    g = use(laid_out(REVISED), "red", "rebel")
    say(g, "territory levant")

    assert (
        "1 unrest goes to the Levant. Where do you place another?",
        "1 Unruhe kommt in die Levante. Wohin legen Sie noch eine?",
    ) == asked(g, "stir-second")


def test_foothold() -> None:
    """12.11.2 Whoever made a colony fall may bring in a counter."""
    g = laid_out(
        REVISED,
        treasury={"red": 9},
        west_africa="yellow: blue, blue; black: blue",
        colonies={"west africa": "blue"},
        unrest={"west africa": 4},
    )
    use(g, "red", "rebel")
    say(g, "stir rebellion")
    g.answer(3)
    say(g, "space west africa 1")
    say(g, "space west africa 1")

    assert asked(g, "foothold")[0].startswith("The colony in West Africa has fallen. Where do you bring in a counter")


def test_founding() -> None:
    """12.2 How many own counters are lost, and from which stack."""
    g = laid_out(REVISED, brazil="red, red, blue, blue, red", peru="red")
    use(g, "red", "conqueror")

    english, german = asked(g, "remove-own-run")
    assert english == (
        "Which of your counters in the stack on the resource space Sugar Cane in Brazil is lost? "
        "From the bottom: 1: Red (2), 2: Blue (2), 3: Red (1)."
    )
    assert german.startswith(
        "Welcher Ihrer Steine im Stapel auf dem Rohstofffeld Zuckerrohr in Brasilien geht verloren?"
    )


def at_war() -> Game:
    """Blue has declared war on red."""
    g = laid_out(
        REVISED,
        treasury={"blue": 4, "red": 4, "green": 4, "orange": 4},
        squadrons={"blue": 3, "red": 1, "green": 1},
        diplomacy={"blue": 5},
    )
    use(g, "blue", "sovereign")
    say(g, "player red")
    return g


def test_offers() -> None:
    """12.12.1 Against whom, and what the enemy offers."""
    g = at_war()

    assert (
        "War against Red: how many treasuries do you offer an ally?",
        "Krieg gegen Rot: Wie viele Taler bieten Sie für einen Verbündeten?",
    ) == asked(g, "offer")
    say(g, "amount 2")
    assert (
        "War against Blue: how many treasuries do you offer an ally? The enemy offers 2.",
        "Krieg gegen Blau: Wie viele Taler bieten Sie für einen Verbündeten? Das Angebot der Gegenseite ist 2.",
    ) == asked(g, "offer")
    say(g, "amount 1")
    assert (
        "Blue has declared war on Red. Treasuries offered to an ally: Blue 2, Red 1. Whom do you support?",
        "Blau hat Rot den Krieg erklärt. Gebotene Taler für einen Verbündeten: Blau 2, Rot 1. Wen unterstützen Sie?",
    ) == asked(g, "support", GREEN)


def with_an_ally() -> Game:
    """Green fights for red, who has offered one treasury; nobody is hit at sea in the first year."""
    g = at_war()
    say(g, "amount 0")
    say(g, "amount 1")
    g.answer(action_space.SUPPORT + DEFENDER, GREEN)
    g.answer(action_space.SUPPORT + NOBODY, GREEN + 1)
    return g


def test_allies_and_surrender() -> None:
    """12.12.1, 12.12.5 Who is asked for whom, after which year, and at what cost."""
    g = with_an_ally()
    assert (
        "Whom do you take as your ally? You have offered 1 treasury.",
        "Wen nehmen Sie als Verbündeten? Sie haben 1 Taler geboten.",
    ) == asked(g, "ally")
    say(g, "player green")
    g.answer(0)
    g.answer(0)
    assert (
        "Year 1 of the war is over. Do you surrender to Red? It would cost you 1 prestige point.",
        "Kriegsjahr 1 ist vorbei. Ergeben Sie sich Rot? Es würde Sie 1 Prestigepunkt kosten.",
    ) == asked(g, "surrender")
    say(g, "no")
    assert (
        "Year 1 of the war is over. Do you go on fighting for Red, or do you leave?",
        "Kriegsjahr 1 ist vorbei. Kämpfen Sie weiter für Rot, oder scheiden Sie aus?",
    ) == asked(g, "leave")
    say(g, "yes")
    assert (
        "Year 1 of the war is over. Do you surrender to Blue? Outnumbered at sea, you would not lose a prestige point.",
        (
            "Kriegsjahr 1 ist vorbei. Ergeben Sie sich Blau? "
            "Zur See unterlegen, würden Sie keinen Prestigepunkt verlieren."
        ),
    ) == asked(g, "surrender")


def test_escalation() -> None:
    """12.12.6 What a step costs, and what squadrons cost whom."""
    g = with_an_ally()
    say(g, "pass")
    g.answer(0)
    g.answer(0)
    say(g, "yes")

    assert (
        "Escalation: do you buy a step of the navy for 2 treasuries?",
        "Eskalation: Kaufen Sie für 2 Taler eine Stufe der Marine?",
    ) == asked(g, "navy-step")
    for _ in range(4):
        say(g, "no")
    assert (
        "Escalation: do you buy 1 squadron for 2 treasuries?",
        "Eskalation: Kaufen Sie für 2 Taler 1 Geschwader?",
    ) == asked(g, "escalate")
    say(g, "amount 0")
    say(g, "amount 0")
    assert asked(g, "escalate")[0].startswith("Escalation after your war: how many squadrons do you buy? They cost 1")


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
    use(g, "blue", "sovereign")
    say(g, "player red")
    say(g, "amount 0")
    g.answer(action_space.SUPPORT + NOBODY, GREEN)
    g.answer(action_space.SUPPORT + NOBODY, GREEN + 1)
    g.answer(1)
    g.answer(0)

    assert (
        (
            "Your side rules the sea in year 1 of the war. Which enemy colony do you attack? "
            "You may send at most 2 counters."
        ),
        (
            "Ihre Seite beherrscht in Kriegsjahr 1 die See. Welche feindliche Kolonie greifen Sie an? "
            "Sie dürfen höchstens 2 Steine schicken."
        ),
    ) == asked(g, "invade")
