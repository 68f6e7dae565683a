"""What a speaker says, and from whose point of view."""

from dataclasses import replace

import pytest

from metropole import boards, registry
from metropole.colonialism import action_space, facts, prompts
from metropole.colonialism.action_space import CARDS, UPGRADES
from metropole.colonialism.board import EVENTS
from metropole.colonialism.facts import FACTS
from metropole.kernel import Event, MetropoleError, Outcome
from metropole.kernel.questions import EVERYBODY
from metropole.text import LANGUAGES, Speaker

RED = 1
GREEN = 2
MIDDLE_EAST = 2
INDIA = 3
CHINA = 4
BROWN = 1


def speaker(language: str, you: int = RED, name: str = "colonialism/compass+events+upgrades") -> Speaker:
    return Speaker(language, registry.find(name).edition, boards.load(), you)


def told(kind: int, *numbers: int) -> Event:
    return Event(kind, numbers, EVERYBODY, EVERYBODY)


def test_spectator_is_nobody() -> None:
    """To a spectator every player is somebody else."""
    event = told(facts.PASSED, RED)

    assert "Red passes." == speaker("en", -1).event(event)
    assert "Rot passt." == speaker("de", -1).event(event)


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
