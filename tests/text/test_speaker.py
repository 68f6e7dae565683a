"""What speakers say, from whose point of view, and by which rules."""

from collections.abc import Sized
from dataclasses import replace
from typing import Any

import pytest

from metropole import registry
from metropole.games.colonialism.positions import laid_out, to_act
from metropole.games.colonialism.rules import action_space, prompts
from metropole.games.colonialism.rules.board import EVENTS, REGIONS
from metropole.games.colonialism.rules.view import view
from metropole.games.colonialism.speaker import Speaker
from metropole.games.empires.positions import edition_of
from metropole.games.empires.rules import action_space as empires_alphabet
from metropole.games.empires.rules import prompts as empires_prompts
from metropole.games.empires.rules.board import CHARACTERS, NATIONS, PICTURES, TERRITORIES
from metropole.games.empires.rules.control import all_safe, pushed, stacked
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.kernel import Event, MetropoleError, Outcome, Prompt
from metropole.kernel.position import changed
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.view import SPECTATOR
from metropole.testing import say
from metropole.text import LANGUAGES
from tests.text.golden import FACTS, PROMPTS, RED, Row, speaker

BLUE, GREEN = 0, 2
COMPASS, SECOND, REVISED = "colonialism/compass+events+upgrades", "empires/second+nations", "empires/revised"
DUTCH = NATIONS.index("dutch republic")


def of_colonialism(language: str, rule_set: str = COMPASS) -> Speaker:
    one = speaker(rule_set, language)
    assert isinstance(one, Speaker)
    return one


def of_empires(language: str, rule_set: str = SECOND) -> EmpiresSpeaker:
    one = speaker(rule_set, language)
    assert isinstance(one, EmpiresSpeaker)
    return one


def test_each_game_has_its_speaker() -> None:
    """The title decides, and the reader is a spectator unless they have a seat."""
    other = registry.find("colonialism/compass").speaker("en")

    assert (RED, SPECTATOR) == (of_empires("de").you, other.you)
    assert isinstance(other, Speaker)
    assert "keine" == of_empires("de").say("tui-none")


@pytest.mark.parametrize(
    ("rule_set", "fact", "sentences"),
    [
        (COMPASS, "passed red", ("Red passes.", "Rot passt.")),
        (SECOND, "war-declared green, red", ("Green declares war on Red.", "Grün erklärt Rot den Krieg.")),
    ],
)
def test_spectator_is_nobody(rule_set: str, fact: str, sentences: tuple[str, ...]) -> None:
    """To a spectator every player is somebody else."""
    assert sentences == Row(rule_set, "fact", fact, sentences).said(SPECTATOR)


OWN_NAMES = {
    "regions.india": {"en": "Bengal", "de": "Bengalen"},
    "zones.atlantic": {"en": "Western Sea", "de": "Westsee"},
    "territories.congo": {"en": "Zaire", "de": "Zaire"},
    "nations.dutch_republic": {"en": "Brandenburg", "de": "Brandenburg"},
}


@pytest.mark.parametrize(
    ("rule_set", "language", "key", "sentence"),
    [
        (COMPASS, "de", "name region india", "Bengalen"),
        (COMPASS, "en", "fact explores red, india", "You explore Bengal."),
        (COMPASS, "de", "fact explores red, india", "Sie erkunden die Region Bengalen."),
        (COMPASS, "en", "fact ship-placed red, atlantic", "You place a ship in the sea zone Western Sea."),
        (COMPASS, "de", "fact ship-placed red, atlantic", "Sie platzieren ein Schiff in der Seezone Westsee."),
        (SECOND, "en", "fact explored red, congo", "You have explored Zaire."),
        (SECOND, "de", "fact explored red, congo", "Sie haben das Gebiet Zaire erforscht."),
        (SECOND, "de", "fact battle congo", "Landschlacht im Gebiet Zaire."),
        (SECOND, "de", "fact nation-chosen red, dutch republic", "Sie wählen die Nation Brandenburg."),
        (SECOND, "en", "name nation dutch republic", "Brandenburg"),
    ],
)
def test_own_names_of_a_board(rule_set: str, language: str, key: str, sentence: str) -> None:
    """A board may call its places and nations what it likes, and the sentences stay grammatical."""
    chosen = registry.find(rule_set)
    chart = chosen.kit.load_board()
    one = chosen.speaker(language, replace(chart, names=chart.names | OWN_NAMES), RED)
    kind, _, rest = key.partition(" ")

    assert sentence == Row(rule_set, kind, rest, (sentence,)).said_by(one)


def test_names_with_more_to_say() -> None:
    """A player with their nation, and a historical city, where there is one."""
    english, german = of_empires("en"), of_empires("de")

    assert ("Red (France)", "Rot (Frankreich)") == (english.player(RED, 4), german.player(RED, 4))
    assert ("Cape Town", "Kapstadt") == (english.city(DUTCH, 6), german.city(DUTCH, 6))
    assert "" == english.city(DUTCH, TERRITORIES.index("west africa"))


def test_spaces_are_told_apart() -> None:
    """Two spaces with one picture in a territory are numbered, and so is a place where none is printed."""
    chart = registry.EMPIRES.parse_board(registry.EMPIRES.shipped_text(), "a copy")
    china, congo = [3 * TERRITORIES.index(name) for name in ("china", "congo")]
    chart.board.space_picture = changed(chart.board.space_picture, china + 2, PICTURES.index("silk"))
    one = EmpiresSpeaker("en", edition_of(SECOND), chart)

    assert ["Silk 1 in China", "Tea in China", "Silk 3 in China"] == [one.space(china + slot) for slot in range(3)]
    assert "Space 1 in the Congo" == one.space(congo)


def test_safe_counters() -> None:
    """12.11 A stack says which counters have survived a rebellion this turn."""
    stack = pushed(all_safe(stacked([BLUE, BLUE, RED])), RED)

    assert "1: Blue (2, safe), 2: Red (1, safe), 3: Red (1)" == of_empires("en", REVISED).stack(stack)
    assert "1: Blau (2, sicher), 2: Rot (1, sicher), 3: Rot (1)" == of_empires("de", REVISED).stack(stack)


INDIA, CHINA, MIDDLE_EAST = [REGIONS.index(name) for name in ("india", "china", "middle east")]


@pytest.mark.parametrize(
    ("language", "prompt", "context", "sentence"),
    [
        ("en", prompts.HOW_MANY, {}, "How many discs do you withdraw?"),
        ("en", prompts.HOW_MANY, {"region": INDIA}, "How many discs do you withdraw from India?"),
        ("de", prompts.CARD_REGION, {"card": 0}, "Auf welche Region spielen Sie „Armee“?"),
        ("de", prompts.USE_SHIP, {"region": MIDDLE_EAST}, "Welches Schiff neben dem Nahen Osten benutzen Sie?"),
        ("en", prompts.TRADE_FOR, {"region": INDIA, "other": CHINA}, "Which cube goes from China to India in return?"),
        ("de", prompts.KEEP_SIX, {"count": 1}, "Welche Karte behalten Sie als letzte?"),
        (
            "en",
            prompts.INFLICTED_LOSSES,
            {"region": INDIA, "seat": 1, "count": 1},
            "Red loses 1 disc in India, and you choose which. How many mercenaries are lost?",
        ),
        (
            "de",
            prompts.INFLICTED_LOSSES,
            {"region": INDIA, "seat": 1, "count": 3},
            "Rot verliert in Indien 3 Scheiben, und Sie wählen, welche. Wie viele davon sind Söldner?",
        ),
    ],
)
def test_prompts_with_context(language: str, prompt: Prompt, context: dict[str, int], sentence: str) -> None:
    """A question says what it is about if that is known."""
    assert sentence == of_colonialism(language).prompt(prompt, **context)


def test_whose_discs_a_campaign_removes() -> None:
    """7.2 The question names the player who loses discs, and how many, not the one who is asked."""
    g = laid_out(COMPASS, india="blue 1, red 5, red mercenaries 3, green 1", hands={"blue": "military campaign"})
    say(to_act(g, "blue"), "play military campaign", "in india", "target red", 2)

    sentence = of_colonialism("en").question(view(g, 0))

    assert "Red loses 3 discs in India, and you choose which. How many of them are mercenaries?" == sentence


def test_flamboyance() -> None:
    """25 What Spain would have to pay."""
    english, german = of_empires("en"), of_empires("de")

    assert "Do you pay 3 treasuries for your flamboyance? Otherwise you lose 1 prestige." == (
        english.prompt(empires_prompts.FLAMBOYANCE, count=3)
    )
    assert "Zahlen Sie für Ihre Prunksucht? Sonst verlieren Sie 1 Prestige." == (
        german.prompt(empires_prompts.FLAMBOYANCE)
    )


@pytest.mark.parametrize(
    ("rule_set", "language", "numbers", "words"),
    [
        (COMPASS, "en", (2, 3), "Turn 2, action round 3"),
        (COMPASS, "en", (1, 5), "Turn 1, second colonization phase"),
        (COMPASS, "de", (1, 2), "Spielrunde 1, erste Kolonisierungsphase"),
        (SECOND, "en", (2, 0, 3), "Turn 2, round 3"),
        (SECOND, "de", (2, 0, 3), "Spielrunde 2, Durchgang 3"),
        (SECOND, "en", (1, 0), "Turn 1, Endeavour phase"),
        (SECOND, "de", (4, 3), "Spielrunde 4, Phase Seestreitkräfte"),
        (REVISED, "en", (3, 4), "Turn 3, Privateering phase"),
        (REVISED, "de", (3, 5), "Spielrunde 3, Phase Zinsen"),
        (REVISED, "de", (3, 6), "Spielrunde 3, Phase Kartenwahl"),
    ],
)
def test_moments(rule_set: str, language: str, numbers: tuple[int, ...], words: str) -> None:
    """2.8 The markers in words; 4 the round while rounds are played, and else the phase, of which two are revised."""
    one: Any = speaker(rule_set, language)
    assert words == one.moment(*numbers)


def test_outcomes() -> None:
    """6.0 The winner first, then everybody by rank; a victory may be shared."""
    won = Outcome([3, 2, 3], [11, 9, 12], [2, 3, 1], "all turns played")
    shared = Outcome([1, 1], [5, 5], [1, 1], "all turns played")

    assert [
        "You win with 3 points and 12 cubes.",
        "1. Green: 3 points, 12 cubes",
        "2. Blue: 3 points, 11 cubes",
        "3. Red: 2 points, 9 cubes",
    ] == speaker(COMPASS, "en", GREEN).outcome(won)
    assert "Grün gewinnt mit 3 Punkten und 12 Steinen." == speaker(COMPASS, "de").outcome(won)[0]
    assert [
        "Der Sieg wird geteilt: Blau, Rot.",
        "1. Blau: 1 Punkt mit 5 Steinen",
        "1. Rot: 1 Punkt mit 5 Steinen",
    ] == speaker(COMPASS, "de").outcome(shared)


def test_outcomes_of_empires() -> None:
    """0 The winner first, then everybody by rank; an end by the cap of turns is marked."""
    won = Outcome([3, 10], [1, 5], [2, 1], "ten prestige")
    capped = Outcome([7, 7], [2, 2], [1, 2], "turn cap")
    shared = Outcome([7, 7], [2, 2], [1, 1], "turn cap")
    english, german = speaker(SECOND, "en"), speaker(SECOND, "de")

    assert [
        "You win with 10 prestige.",
        "1. Red: 10 prestige, 5 treasuries",
        "2. Blue: 3 prestige, 1 treasury",
    ] == english.outcome(won)
    assert "Rot gewinnt mit 10 Prestige." == speaker(SECOND, "de", BLUE).outcome(won)[0]
    marked = "Blue wins with 7 prestige, because 30 turns have been played (not an official result)."
    assert marked == english.outcome(capped)[0]
    assert ["Der Sieg wird geteilt: Blau, Rot.", "1. Blau: 7 Prestige, 2 Taler"] == german.outcome(shared)[:2]


def test_outcomes_of_the_revised_rules() -> None:
    """13 Ten points end the game, or the die does; loans have been subtracted, even below zero."""
    won = Outcome([3, 10], [1, 5], [2, 1], "ten points")
    rolled = Outcome([1, -1], [0, 2], [1, 2], "the die")

    assert [
        "You win with 10 prestige points after loans.",
        "1. Red: 10 prestige points after loans, 5 treasuries",
        "2. Blue: 3 prestige points after loans, 1 treasury",
    ] == speaker(REVISED, "en").outcome(won)
    told = "Rot gewinnt mit 10 Prestigepunkten nach Abzug der Schulden."
    assert told == speaker(REVISED, "de", BLUE).outcome(won)[0]
    assert [
        "Der Würfel hat das Spiel beendet. Blau gewinnt mit 1 Prestigepunkt nach Abzug der Schulden.",
        "1. Blau: 1 Prestigepunkt nach Abzug der Schulden, 0 Taler",
        "2. Rot: -1 Prestigepunkt nach Abzug der Schulden, 2 Taler",
    ] == speaker(REVISED, "de").outcome(rolled)


# --- help ---


@pytest.mark.parametrize(
    ("edition", "card", "words"),
    [
        ("compass", "consolidate holdings", "Action card. Needs a fresh ship beside the region and influence"),
        ("spielworxx", "consolidate holdings", "Policy card. Needs a fresh ship beside the region. Adds"),
        ("original", "consolidate holdings", "Policy card. Needs a fresh ship beside the region and influence"),
        ("compass", "military campaign", "another colonial power"),
        ("spielworxx", "military campaign", "the natives included"),
        ("original", "treaty", "influence in it"),
        ("spielworxx", "treaty", "Needs a fresh ship beside the region. In the conflict"),
        ("spielworxx", "trade", "at least one of the two"),
        ("original", "trade", "no influence"),
    ],
)
def test_help_follows_the_edition(edition: str, card: str, words: str) -> None:
    """7.0 What a card needs and does is what the edition says."""
    assert words in of_colonialism("en", f"colonialism/{edition}").card_help(action_space.CARDS.index(card))


def test_help_of_characters_follows_the_edition() -> None:
    """12 What a character does is what the rulebook being played says."""
    revised, second = of_empires("en", REVISED), of_empires("en")
    explorer, rebel, missionary = [CHARACTERS.index(name) for name in ("explorer", "rebel", "missionary")]

    assert "roll the die" in revised.character_help(explorer)
    assert "roll 10 dice" in second.character_help(explorer)
    assert "avert losses for 2 treasuries" in revised.character_help(rebel)
    assert "Turn 1 unrest into a mission" in second.character_help(missionary)
    assert "Jede Mission verhindert einen Verlust" in of_empires("de", REVISED).character_help(missionary)
    assert all([revised.character_help(one) != second.character_help(one) for one in range(len(CHARACTERS))])


@pytest.mark.parametrize(
    ("language", "character", "alone", "with_nations"),
    [
        ("en", "conqueror", "1 prestige, and 1 more with the booming city", "1 prestige in one of your goals"),
        ("de", "conqueror", "1 Prestige, und 1 weiteres", "1 Prestige in einem Ihrer Zielgebiete"),
        ("en", "governor", "If it stands in a colony", "A historical city of yours"),
        ("de", "governor", "Steht sie in einer Kolonie", "Eine Ihrer Historischen Städte"),
    ],
)
def test_help_in_games_with_nations(language: str, character: str, alone: str, with_nations: str) -> None:
    """25 Who founds a colony or a city with nations is told what goals and historical cities are for."""
    plain, nations = of_empires(language, "empires/second"), of_empires(language, "empires/second+nations")
    number = CHARACTERS.index(character)

    assert alone in plain.character_help(number)
    assert with_nations not in plain.character_help(number)
    assert with_nations in nations.character_help(number)
    assert alone not in nations.character_help(number)


@pytest.mark.ruling("A24")
def test_empire_names_its_condition() -> None:
    """7.1 The region of the card counts if its owner already has influence there."""
    empire = action_space.CARDS.index("empire")
    assert "this one counts if you already have influence here" in of_colonialism("en").card_help(empire)
    assert "sofern Sie hier schon Einfluss haben" in of_colonialism("de").card_help(empire)


def test_places_of_events_are_those_of_the_board() -> None:
    """X1 A page of the rules names the region that the board in use has, and how sure that is."""
    chosen = registry.find("colonialism/compass+events")
    shipped = registry.COLONIALISM.load_board()
    own = replace(shipped, names=shipped.names | OWN_NAMES, flags=shipped.flags | {"events.urabi_revolt.zone": "R-"})
    one = chosen.speaker("en", own)

    assert "On this board: Mediterranean Sea (stated in print)." == of_colonialism("en").printed("X1 Urabi Revolt")
    assert "On this board: India, China (reconstructed, likely)." == of_colonialism("en").printed("X1 Opium Trade")
    german = "Auf diesem Spielplan: Indien (rekonstruiert, gut begründet)."
    assert german == of_colonialism("de").printed("X1 Gurkhas")
    assert one.printed("X1 Urabi Revolt").endswith("(reconstructed, a guess).")
    assert ["", ""] == [of_colonialism("en").printed("5.1"), of_empires("en").printed("CE 14")]
    statements = [one for one in registry.COLONIALISM.rulebook.all_statements if one.paragraph.startswith("X1 ")]
    named = ("India", "China", "Africa", "East", "Asia", "Mediterranean")
    assert [] == [statement.id for statement in statements for region in named if region in statement.said("en")]


def test_event_help_names_places() -> None:
    """X1 The help of an event names its places, in their case."""
    assert "im Nahen Osten" in of_colonialism("de").event_help(EVENTS.index("young turks"))
    assert "im Mittelmeer" in of_colonialism("de").event_help(EVENTS.index("urabi revolt"))
    assert "from India to China" in of_colonialism("en").event_help(EVENTS.index("opium trade"))


def test_upgrade_help_names_the_price() -> None:
    """X2 What an upgrade costs, in the right number."""
    assert of_colonialism("en").upgrade_help(0).startswith("Price: 1 cube.")
    assert of_colonialism("de").upgrade_help(4).startswith("Preis: 3 Steine.")


@pytest.mark.parametrize(
    ("language", "nation", "words"),
    [
        ("en", "portugal", "India (Goa)"),
        (
            "en",
            "portugal",
            "Conqueror twice, and may use twice in a turn: Explorer. (Until you have 6 prestige",
        ),
        ("en", "spain", "Tordesillas"),
        ("en", "spain", "Flamboyance"),
        ("en", "great britain", "may use twice in a turn: Trader, Financier. In each year of war"),
        ("de", "dutch republic", "Ihr Logistikwert ist immer 1."),
    ],
)
def test_nation_help(language: str, nation: str, words: str) -> None:
    """25 Goals with their historical cities, the extra card, and when a rule ends."""
    assert words in of_empires(language).nation_help(NATIONS.index(nation))


# --- paragraphs ---


def test_sections() -> None:
    """Shared questions cite the paragraph of the rulebook being played; Colonialism has one for all editions."""
    revised, second = speaker(REVISED, "en"), speaker(SECOND, "en")

    assert ("CR 12.10", "CE 24") == tuple([one.section(empires_prompts.SEND_SPACE) for one in (revised, second)])
    assert "CR 12.6" == revised.section(empires_prompts.MISSION_WHERE)
    assert "CR 12.12.6" == revised.section(empires_prompts.ESCALATE)
    assert "CR 12.4" == speaker(f"{REVISED}+fastend+strictcounters", "en").section(empires_prompts.REPAY)
    for prompt in prompts.PROMPTS:
        assert prompt.paragraph == speaker(COMPASS, "en").section(prompt)


def test_every_question_has_a_section_in_its_book() -> None:
    """No question of the revised rules cites a paragraph that they do not have. The nations' are never asked."""
    found = {speaker(REVISED, "en").section(prompt) for prompt in empires_prompts.PROMPTS} - {"CE 25"}

    assert found <= {paragraph.key for paragraph in registry.EMPIRES.rulebook.paragraphs(REVISED)}


# --- everything ---

NUMBERED: dict[str, dict[str, Sized]] = {  # what has a name, and often an explanation, by the speaker's methods
    "colonialism": {
        "card card_help": action_space.CARDS,
        "event_card event_help": EVENTS,
        "upgrade upgrade_help": action_space.UPGRADES,
        "interest": range(12),
    },
    "empires": {
        "character character_help": CHARACTERS,
        "nation nation_help": NATIONS,
        "card": empires_alphabet.CARDS,
        "territory": TERRITORIES,
        "space": empires_alphabet.SPACES,
        "track track_help": empires_alphabet.TRACKS,
    },
}
BENT = (action_space.TO, action_space.PAY, action_space.DONE)  # labels of Colonialism that depend on the question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule_set", registry.all_rule_sets(), ids=lambda rule_set: rule_set.name)
def test_everything_can_be_said(language: str, rule_set: registry.RuleSet) -> None:
    """Every name, help, action, question, paragraph, moment and fact, in every edition."""
    one, game = speaker(rule_set.name, language, SPECTATOR), rule_set.kit.name
    actions = range(len(one.actions))
    bent = BENT if game == "colonialism" else actions
    methods = [(name, numbers) for names, numbers in NUMBERED[game].items() for name in names.split()]
    texts = [getattr(one, name)(number) for name, numbers in methods for number in range(len(numbers))]
    texts += [f(action) for f in (one.option, one.short) for action in actions]
    texts += [one.option(action, prompt) for prompt in PROMPTS[game] for action in bent]
    texts += [one.paragraph(one.section(prompt)) for prompt in PROMPTS[game]]
    assert isinstance(one, Speaker | EmpiresSpeaker)
    phases = one.edition.phases if isinstance(one, EmpiresSpeaker) else range(6)
    texts += [one.moment(turn, phase) for turn in (1, 2, 3) for phase in range(len(phases))]
    facts = [(kind, (1,) * len(fields)) for kind, (_, fields) in enumerate(FACTS[game])]
    texts += [one.event(Event(kind, numbers, EVERYBODY, EVERYBODY)) for kind, numbers in facts]
    asked = [one.prompt(prompt) for prompt in PROMPTS[game]]

    assert [text for text in texts + asked if not text.strip() or {"{", "}", "\n"} & set(text) or "???" in text] == []
    assert [text for text in asked if "none" in text] == []


# --- what there is not ---


def test_unknown_language() -> None:
    """A language that does not exist is named, with those that do."""
    with pytest.raises(MetropoleError, match=r"'fr' is unknown \(known: en, de\)"):
        speaker(COMPASS, "fr")


@pytest.mark.parametrize(("rule_set", "paragraph"), [(COMPASS, "9.9"), (SECOND, "5.2")])
def test_unknown_paragraph(rule_set: str, paragraph: str) -> None:
    """A paragraph of the other game is none of this one."""
    with pytest.raises(MetropoleError, match=f"'{paragraph}' is not in the rulebook of {rule_set.partition('/')[0]}"):
        speaker(rule_set, "en").paragraph(paragraph)
