"""What the speaker of Empires says in the revised rules."""

from functools import partial

from metropole import boards, registry, rulebooks
from metropole.colonialism import prompts as colonialism_prompts
from metropole.empires import action_space, prompts
from metropole.empires.board import CHARACTERS, TERRITORIES
from metropole.empires.control import all_safe, pushed, stacked
from metropole.empires.game import Game
from metropole.empires.view import view
from metropole.kernel import Outcome
from metropole.testing.empires import laid_out, say, to_round, use
from metropole.text import EmpiresSpeaker, Speaker
from tests.text.golden import assert_asked

BLUE, RED, GREEN = 0, 1, 2
REVISED = "empires/revised"
PERU = TERRITORIES.index("peru")
NOBODY, DEFENDER = 0, 2

expect = partial(assert_asked, REVISED)


def speaker(language: str, you: int = RED, name: str = REVISED) -> EmpiresSpeaker:
    return EmpiresSpeaker(language, registry.find(name).edition, boards.load_empires(), you)


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


def test_play() -> None:
    """12, 12.4 Who has a loan is reminded of it."""
    g = to_round(laid_out(REVISED, treasury={"blue": 5}, loans={"blue": [12]}), "blue")

    expect(g, "play")
    expect(to_round(laid_out(REVISED), "red"), "play 2")


def test_exploration() -> None:
    """12.3 What is needed, what was rolled, what the rest costs, and what is sent where."""
    g = use(laid_out(REVISED, treasury={"red": 9}, fleets={"red": 1}, unexplored="peru, india"), "red", "explorer")
    say(g, "territory peru")
    need = g.board.difficulty[PERU]
    g.answer(need - 2)

    expect(g, "buy-up")
    say(g, "yes")
    expect(g, "outfit")
    say(g, "with adventurers")
    expect(g, "outfit 2")


def test_viceroy() -> None:
    """12.10 How many, how many so far, and where from."""
    g = laid_out(REVISED, treasury={"red": 4}, tracks={"red": "logistics 3"}, india="blue: red, red; purple: red")
    use(g, "red", "viceroy")
    expect(g, "govern")
    sending, back = g.copy(), g.copy()

    say(sending, "territory west africa")
    expect(sending, "send-space")
    say(sending, "space west africa 1")
    say(sending, "space west africa 2")
    expect(sending, "send-more")

    say(back, "recall india")
    expect(back, "recall-space")
    say(back, "space india 1")
    expect(back, "recall-more")


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
    expect(g, "ship-own")
    say(g, "space west africa 1")
    expect(g, "sell")
    say(g, "yes")
    expect(g, "raid")
    say(g, "amount 2")
    g.answer(1)
    expect(g, "strike-back")


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

    expect(g, "city-offer")


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
    expect(g, "casualty")
    say(g, "space west africa 1")
    say(g, "space west africa 1")
    expect(g, "avert")


def test_second_unrest() -> None:
    """12.11 Where the first one goes."""
    g = use(laid_out(REVISED), "red", "rebel")
    say(g, "territory levant")

    expect(g, "stir-second")


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

    expect(g, "foothold")


def test_founding() -> None:
    """12.2 How many own counters are lost, and from which stack."""
    g = laid_out(REVISED, brazil="red, red, blue, blue, red", peru="red")
    use(g, "red", "conqueror")

    expect(g, "remove-own-run")


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

    expect(g, "offer")
    say(g, "amount 2")
    expect(g, "offer 2")
    say(g, "amount 1")
    expect(g, "support", GREEN)


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
    expect(g, "ally")
    say(g, "player green")
    g.answer(0)
    g.answer(0)
    expect(g, "surrender")
    say(g, "no")
    expect(g, "leave")
    say(g, "yes")
    expect(g, "surrender 2")


def test_escalation() -> None:
    """12.12.6 What a step costs, and what squadrons cost whom."""
    g = with_an_ally()
    say(g, "pass")
    g.answer(0)
    g.answer(0)
    say(g, "yes")

    expect(g, "navy-step")
    for _ in range(4):
        say(g, "no")
    expect(g, "escalate")
    say(g, "amount 0")
    say(g, "amount 0")
    expect(g, "escalate 2")


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

    expect(g, "invade")
