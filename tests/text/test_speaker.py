"""What a speaker says, and from whose point of view."""

from dataclasses import replace

import pytest

from metropole import boards, registry
from metropole.colonialism import action_space, facts, prompts
from metropole.colonialism.action_space import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS
from metropole.colonialism.facts import FACTS
from metropole.colonialism.state import NATIVES
from metropole.kernel import Event, MetropoleError, Outcome
from metropole.kernel.questions import EVERYBODY
from metropole.text import LANGUAGES, Speaker

RED = 1
GREEN = 2
MIDDLE_EAST = 2
INDIA = 3
CHINA = 4
YELLOW, BROWN, BLACK = 0, 1, 2


def speaker(language: str, you: int = RED, name: str = "colonialism/compass+events+upgrades") -> Speaker:
    return Speaker(language, registry.find(name).edition, boards.load(), you)


def told(kind: int, *numbers: int, only: int = EVERYBODY) -> Event:
    return Event(kind, numbers, only, EVERYBODY)


SENTENCES = [
    (told(facts.CARD_DRAWN, 1, 0, only=1), "You draw Army.", "Sie ziehen „Armee“."),
    (told(facts.CARD_DRAWN, 2, 0), "Green draws Army.", "Grün zieht „Armee“."),
    (told(facts.CARD_DRAWN_HIDDEN, 2), "Green draws a card.", "Grün zieht eine Karte."),
    (told(facts.DRAWS, 1), "You use the action to draw 3 cards.", "Sie nutzen die Aktion, um 3 Karten zu ziehen."),
    (told(facts.EXPLORES, 1, 2), "You explore the Middle East.", "Sie erkunden den Nahen Osten."),
    (told(facts.EXPLORES, 2, 3), "Green explores India.", "Grün erkundet Indien."),
    (
        told(facts.SHIP_PLACED, 1, 1),
        "You place a ship in the Mediterranean Sea.",
        "Sie setzen ein Schiff ins Mittelmeer.",
    ),
    (
        told(facts.SHIP_MOVED, 2, 0, 2),
        "Green moves a ship from the Atlantic Ocean to the Arabian Sea.",
        "Grün bewegt ein Schiff aus dem Atlantischen Ozean ins Arabische Meer.",
    ),
    (
        told(facts.WITHDRAWS, 1, 2, 1),
        "You withdraw 1 disc from the Middle East.",
        "Sie ziehen 1 Scheibe aus dem Nahen Osten zurück.",
    ),
    (told(facts.WITHDRAWS, 2, 3, 2), "Green withdraws 2 discs from India.", "Grün zieht 2 Scheiben aus Indien zurück."),
    (
        told(facts.PLAYS_POLICY, 1, 15, 2, only=1),
        "You lay Unrest at Home face-down at the Middle East.",
        "Sie legen „Unruhen in der Heimat“ verdeckt beim Nahen Osten aus.",
    ),
    (
        told(facts.PLAYS_POLICY, 2, 4, 3),
        "Green lays Fleet face-up at India.",
        "Grün legt „Flotte“ offen bei Indien aus.",
    ),
    (
        told(facts.PLAYS_POLICY_HIDDEN, 2, 3),
        "Green lays a policy card face-down at India.",
        "Grün legt eine Politikkarte verdeckt bei Indien aus.",
    ),
    (told(facts.DISCS_ADDED, 1, 3, 1), "You add 1 disc in India.", "Sie setzen in Indien 1 Scheibe ein."),
    (told(facts.DISCS_ADDED, 2, 3, 2), "Green adds 2 discs in India.", "Grün setzt in Indien 2 Scheiben ein."),
    (
        told(facts.NATIVES_REMOVED, 2, 1),
        "The natives lose 1 disc in the Middle East.",
        "Die Regionalmacht verliert im Nahen Osten 1 Scheibe.",
    ),
    (
        told(facts.NATIVES_ADDED, 2, 2),
        "The natives gain 2 discs in the Middle East.",
        "Die Regionalmacht gewinnt im Nahen Osten 2 Scheiben.",
    ),
    (
        told(facts.MERCENARIES_LEFT, 1, 3, 1),
        "1 of your mercenaries leaves India.",
        "1 Ihrer Söldner verlässt Indien.",
    ),
    (
        told(facts.MERCENARIES_LEFT, 2, 3, 2),
        "2 mercenaries of Green leave India.",
        "2 Söldner von Grün verlassen Indien.",
    ),
    (told(facts.MERCENARIES_HIRED, 1, 3, 1), "You hire 1 mercenary in India.", "Sie werben in Indien 1 Söldner an."),
    (
        told(facts.COLLECTED, 1, 3, YELLOW, 1),
        "You collect 1 yellow cube in India.",
        "Sie sammeln in Indien 1 gelben Stein.",
    ),
    (
        told(facts.COLLECTED, 2, 3, BLACK, 2),
        "Green collects 2 black cubes in India.",
        "Grün sammelt in Indien 2 schwarze Steine.",
    ),
    (
        told(facts.CUBE, 2, BROWN),
        "A brown cube comes to the Middle East.",
        "Ein brauner Stein kommt in den Nahen Osten.",
    ),
    (
        told(facts.CUBES_TRADED, 3, YELLOW, 2, BLACK),
        "A yellow cube goes from India to the Middle East, a black cube from the Middle East to India.",
        "Ein gelber Stein kommt aus Indien in den Nahen Osten, ein schwarzer Stein aus dem Nahen Osten nach Indien.",
    ),
    (
        told(facts.CUBES_SHIPPED, 3, 4, BLACK, 0),
        "No black cube goes from India to China.",
        "Kein schwarzer Stein kommt aus Indien nach China.",
    ),
    (told(facts.CUBE_PAID, 1, BROWN), "You pay a brown cube.", "Sie zahlen einen braunen Stein."),
    (told(facts.REGION_COLONIZED, 2), "Now the Middle East is colonized.", "Nun wird der Nahe Osten kolonisiert."),
    (
        told(facts.INTEREST_DEALT, 1, 7, only=1),
        "You receive the economic interest India (brown).",
        "Sie erhalten das Ökonomische Interesse Indien (braun).",
    ),
    (told(facts.SCORED, 1, 1, 1), "You score 1 point with 1 cube.", "Sie erreichen 1 Punkt mit 1 Stein."),
    (told(facts.SCORED, 2, 3, 12), "Green scores 3 points with 12 cubes.", "Grün erreicht 3 Punkte mit 12 Steinen."),
    (told(facts.PASSED, 1), "You pass.", "Sie passen."),
    (told(facts.TURN_BEGAN, 2), "Turn 2 begins.", "Spielrunde 2 beginnt."),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES, ids=[english for _, english, _ in SENTENCES])
def test_facts(event: Event, english: str, german: str) -> None:
    """Red reads: his own deeds are told to him, those of others about them."""
    assert english == speaker("en").event(event)
    assert german == speaker("de").event(event)


def test_spectator_is_nobody() -> None:
    """To a spectator every player is somebody else."""
    event = told(facts.PASSED, RED)

    assert "Red passes." == speaker("en", -1).event(event)
    assert "Rot passt." == speaker("de", -1).event(event)


def test_edition_counts_cards() -> None:
    """5.1.1 The number of cards drawn is that of the edition."""
    event = told(facts.DRAWS, RED)

    assert "You use the action to draw 1 card." == speaker("en", RED, "colonialism/original").event(event)
    assert "Sie nutzen die Aktion, um 1 Karte zu ziehen." == speaker("de", RED, "colonialism/original").event(event)


def test_own_names_of_a_board() -> None:
    """A board may call its places what it likes, and the sentences stay grammatical."""
    chart = boards.load()
    names = chart.names | {
        "regions.india": {"en": "Bengal", "de": "Bengalen"},
        "zones.atlantic": {"en": "Western Sea", "de": "Westsee"},
    }
    edition = registry.find("colonialism/compass").edition
    english = Speaker("en", edition, replace(chart, names=names), RED)
    german = Speaker("de", edition, replace(chart, names=names), RED)

    assert "Bengalen" == german.region(INDIA)
    assert "You explore Bengal." == english.event(told(facts.EXPLORES, RED, INDIA))
    assert "Sie erkunden die Region Bengalen." == german.event(told(facts.EXPLORES, RED, INDIA))
    assert "You place a ship in the sea zone Western Sea." == english.event(told(facts.SHIP_PLACED, RED, 0))
    assert "Sie setzen ein Schiff in die Seezone Westsee." == german.event(told(facts.SHIP_PLACED, RED, 0))


def test_names() -> None:
    """Names of seats, factions, places, cubes and cards."""
    english, german = speaker("en"), speaker("de")

    assert ("Red", "Rot") == (english.seat(RED), german.seat(RED))
    assert ("Purple", "Lila") == tuple([speaker(one, 0, "colonialism/original").seat(3) for one in LANGUAGES])
    assert ("Natives", "Regionalmacht") == (english.faction(NATIVES), german.faction(NATIVES))
    assert ("Green", "Grün") == (english.faction(GREEN), german.faction(GREEN))
    assert ("Middle East", "Naher Osten") == (english.region(MIDDLE_EAST), german.region(MIDDLE_EAST))
    assert ("Bay of Bengal", "Golf von Bengalen") == (english.zone(3), german.zone(3))
    assert ("yellow", "gelb") == (english.colour(YELLOW), german.colour(YELLOW))
    assert ("mineral", "Erze") == (english.resource(BLACK), german.resource(BLACK))
    assert ("Commerce", "Handelswege") == (english.card(1), german.card(1))
    assert ("Boxer Rebellion", "Boxeraufstand") == (english.event_card(3), german.event_card(3))
    assert ("Naval Expansion", "Flottenausbau") == (english.upgrade(2), german.upgrade(2))
    assert ("Collecting resources", "Ressourcen sammeln") == (
        english.paragraph("5.2.2.3"),
        german.paragraph("5.2.2.3"),
    )


OPTIONS = [
    (action_space.PASS, "Pass", "Passen", "Pass", "Passen"),
    (action_space.DRAW, "Draw 3 cards", "3 Karten ziehen", "Draw 3 cards", "3 Karten ziehen"),
    (action_space.PLAY, "Play Army", "Armee spielen", "Army", "Armee"),
    (action_space.EXPLORE + 2, "Explore the Middle East", "Den Nahen Osten erkunden", "Middle East", "Naher Osten"),
    (action_space.SHIP + 1, "Take the used ship", "Das benutzte Schiff nehmen", "Used", "Benutzt"),
    (action_space.TARGET + 4, "Choose the natives", "Die Regionalmacht wählen", "Natives", "Regionalmacht"),
    (action_space.TAKE, "Collect the yellow cubes", "Die gelben Steine sammeln", "Yellow", "Gelb"),
    (action_space.LOSE + 1, "Lose 1 mercenary", "1 Söldner verlieren", "1", "1"),
    (action_space.COUNT + 2, "Withdraw 2 discs", "2 Scheiben zurückziehen", "2", "2"),
    (action_space.ROW, "Take row 1", "Reihe 1 nehmen", "1", "1"),
    (action_space.DONE, "Done", "Fertig", "Done", "Fertig"),
]


@pytest.mark.parametrize(("action", "english", "german", "short_english", "short_german"), OPTIONS)
def test_options(action: int, english: str, german: str, short_english: str, short_german: str) -> None:
    """An option has a label, and a short one for where the question says the rest."""
    assert (english, german) == (speaker("en").option(action), speaker("de").option(action))
    assert (short_english, short_german) == (speaker("en").short(action), speaker("de").short(action))


def test_options_of_a_question() -> None:
    """Where the question is known, the label can be plainer."""
    assert "Keep no card" == speaker("en").option(action_space.DONE, prompts.KEEP_ONE)
    assert "Keine weitere einsetzen" == speaker("de").option(action_space.DONE, prompts.GURKHAS_MORE)
    assert "Return a brown cube" == speaker("en").option(action_space.PAY + BROWN, prompts.YOUNG_TURKS)
    assert "Schiff ins Mittelmeer bewegen" == speaker("de").option(action_space.TO + 1, prompts.MOVE_TO)


def test_prompts_with_context() -> None:
    """A question says what it is about if that is known."""
    english, german = speaker("en"), speaker("de")

    assert "How many discs do you withdraw?" == english.prompt(prompts.HOW_MANY)
    assert "How many discs do you withdraw from India?" == english.prompt(prompts.HOW_MANY, region=INDIA)
    assert "Für welche Region ist „Armee“?" == german.prompt(prompts.CARD_REGION, card=0)
    assert "Welches Schiff neben dem Nahen Osten benutzen Sie?" == german.prompt(prompts.USE_SHIP, region=MIDDLE_EAST)
    assert "Which cube goes from China to India in return?" == english.prompt(
        prompts.TRADE_FOR, region=INDIA, other=CHINA
    )
    assert "Welche Karte behalten Sie als letzte?" == german.prompt(prompts.KEEP_SIX, count=1)


def test_help_follows_the_edition() -> None:
    """7.0 What a card needs and does is what the edition says."""
    compass, spielworxx, original = [
        speaker("en", RED, f"colonialism/{name}") for name in ("compass", "spielworxx", "original")
    ]
    consolidate, campaign, treaty, trade = [
        CARDS.index(name) for name in ("consolidate holdings", "military campaign", "treaty", "trade")
    ]

    assert compass.card_help(consolidate).startswith("Action card. Needs a fresh ship beside the region and influence")
    assert spielworxx.card_help(consolidate).startswith("Policy card. Needs a fresh ship beside the region. Adds")
    assert original.card_help(consolidate).startswith("Policy card. Needs a fresh ship beside the region and influence")
    assert "another colonial power" in compass.card_help(campaign)
    assert "the natives included" in spielworxx.card_help(campaign)
    assert "influence in it" in original.card_help(treaty)
    assert "influence in it" not in spielworxx.card_help(treaty)
    assert "at least one of the two" in spielworxx.card_help(trade)
    assert "no influence" in original.card_help(trade)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", registry.all_titles("colonialism"), ids=lambda title: title.name)
def test_everything_can_be_said(language: str, title: registry.RuleSet) -> None:
    """Every card, event, upgrade, action, question, paragraph and moment, in every edition."""
    one = Speaker(language, title.edition, boards.load())
    texts = [f(card) for f in (one.card, one.card_help) for card in range(len(CARDS))]
    texts += [f(event) for f in (one.event_card, one.event_help) for event in range(len(EVENTS))]
    texts += [f(upgrade) for f in (one.upgrade, one.upgrade_help) for upgrade in range(len(UPGRADES))]
    texts += [f(action) for f in (one.option, one.short) for action in range(len(title.edition.space))]
    bent = (action_space.TO, action_space.PAY, action_space.DONE)  # labels that depend on the question
    texts += [one.option(action, prompt) for prompt in prompts.PROMPTS for action in bent]
    asked = [one.prompt(prompt) for prompt in prompts.PROMPTS]
    texts += [one.paragraph(prompt.paragraph) for prompt in prompts.PROMPTS]
    texts += [one.moment(turn, phase) for turn in (1, 2, 3) for phase in range(6)]
    texts += [one.event(told(kind, *[1] * len(fields))) for kind, (_, fields) in enumerate(FACTS)]
    texts += [one.interest(interest) for interest in range(12)]

    texts += asked

    assert [text for text in texts if not text.strip() or {"{", "}", "\n"} & set(text) or "???" in text] == []
    assert [text for text in asked if "none" in text] == []


def test_moments() -> None:
    """2.8 The markers in words."""
    assert "Turn 2, action round 3" == speaker("en").moment(2, 3)
    assert "Turn 1, second colonization phase" == speaker("en").moment(1, 5)
    assert "Spielrunde 1, erste Kolonisierungsphase" == speaker("de").moment(1, 2)


def test_event_help_names_places() -> None:
    """X1 The help of an event names its places, in their case."""
    assert "im Nahen Osten" in speaker("de").event_help(EVENTS.index("young turks"))
    assert "im Mittelmeer" in speaker("de").event_help(EVENTS.index("urabi revolt"))
    assert "from India to China" in speaker("en").event_help(EVENTS.index("opium trade"))


def test_upgrade_help_names_the_price() -> None:
    """X2 What an upgrade costs, in the right number."""
    assert speaker("en").upgrade_help(0).startswith("Price: 1 cube.")
    assert speaker("de").upgrade_help(4).startswith("Preis: 3 Steine.")


def test_outcomes() -> None:
    """6.0 The winner first, then everybody by rank; a victory may be shared."""
    won = Outcome([3, 2, 3], [11, 9, 12], [2, 3, 1], "all turns played")
    shared = Outcome([1, 1], [5, 5], [1, 1], "all turns played")

    assert [
        "You win with 3 points and 12 cubes.",
        "1. Green: 3 points, 12 cubes",
        "2. Blue: 3 points, 11 cubes",
        "3. Red: 2 points, 9 cubes",
    ] == speaker("en", GREEN).outcome(won)
    assert "Grün gewinnt mit 3 Punkten und 12 Steinen." == speaker("de", RED).outcome(won)[0]
    assert [
        "Der Sieg wird geteilt: Blau, Rot.",
        "1. Blau: 1 Punkt mit 5 Steinen",
        "1. Rot: 1 Punkt mit 5 Steinen",
    ] == speaker("de").outcome(shared)


def test_unknown_language() -> None:
    """A language that does not exist is named, with those that do."""
    with pytest.raises(MetropoleError, match=r"'fr' is unknown \(known: en, de\)"):
        speaker("fr")


def test_unknown_paragraph() -> None:
    with pytest.raises(MetropoleError, match=r"'9\.9' is not in the rulebook"):
        speaker("en").paragraph("9.9")
