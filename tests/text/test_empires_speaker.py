"""What a speaker of Empires says, and from whose point of view."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from metropole import boards, registry
from metropole.empires import action_space, facts, prompts
from metropole.empires.board import CHARACTERS, NATIONS, PICTURES, TERRITORIES
from metropole.empires.board import Board as EmpiresBoard
from metropole.empires.view import view
from metropole.kernel import Event, MetropoleError, Outcome
from metropole.kernel.position import changed
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.view import SPECTATOR
from metropole.testing.empires import laid_out, say, to_round, use
from metropole.text import LANGUAGES, EmpiresSpeaker, Speaker
from metropole.text import speaker as speaker_of
from tests.text.golden import assert_asked

BLUE, RED, GREEN = 0, 1, 2
TITLES = registry.all_titles("empires")
WEST_AFRICA, CONGO = TERRITORIES.index("west africa"), TERRITORIES.index("congo")
DUTCH = NATIONS.index("dutch republic")

expect = partial(assert_asked, "empires/second+nations")


def speaker(language: str, you: int = RED, name: str = "empires/second+nations") -> EmpiresSpeaker:
    return EmpiresSpeaker(language, registry.find(name).edition, boards.load_empires(), you)


def told(kind: int, *numbers: int) -> Event:
    return Event(kind, numbers, EVERYBODY, EVERYBODY)


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


def test_names_with_more_to_say() -> None:
    """A player with their nation, and a historical city, where there is one."""
    english, german = speaker("en"), speaker("de")

    assert ("Red (France)", "Rot (Frankreich)") == (english.player(RED, 4), german.player(RED, 4))
    assert ("Cape Town", "Kapstadt") == tuple([one.city(DUTCH, 6) for one in (english, german)])
    assert "" == english.city(DUTCH, WEST_AFRICA)


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
    expect(g, "gift-amount")
    say(g, "amount 1")
    say(g, "pass")
    expect(g, "repay")


def test_consent() -> None:
    """18 Who wants to ship what."""
    g = use(laid_out(fleets={"red": 3}, west_africa="yellow: blue; black: red", brazil="red"), "red", "merchant")

    say(g, "space west africa 1")
    expect(g, "sell")


def test_city_goods() -> None:
    """18 Where the city is."""
    g = laid_out(fleets={"red": 1}, west_africa="yellow: blue; black: red", city="west africa 2")

    expect(use(g, "red", "merchant"), "city-goods")


def test_casualties() -> None:
    """20 How many counters are still to be lost, where, and from which stack."""
    g = laid_out(west_africa="yellow: blue, green, green, red, blue; black: green", unrest={"west africa": 1})
    use(g, "red", "rebel")
    say(g, "stir rebellion")
    g.answer(2)

    expect(g, "casualty")
    say(g, "space west africa 1")
    expect(g, "casualty-run")


def test_casualties_of_war() -> None:
    """22 Whose counters, how many, and where."""
    g = laid_out(west_africa="yellow: blue, red; black: blue", squadrons={"red": 1})
    use(g, "red", "sovereign")
    say(g, "player blue")
    g.answer(1)
    g.answer(0)

    expect(g, "war-casualty")


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
    expect(g, "reroll")
    say(g, "no")
    expect(g, "surrender")


def test_colony() -> None:
    """14 The options of a new colony name it, and say how many fleets are still to be taken."""
    g = laid_out(
        west_africa="black: blue",
        east_africa="blue, red",
        brazil="blue, blue",
        fleets={"red": 2, "green": 1},
    )
    use(g, "blue", "conqueror")

    expect(g, "company")
    say(g, "pass")
    expect(g, "pillage")
    say(g, "no")
    say(g, "yes")
    expect(g, "victim")


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
