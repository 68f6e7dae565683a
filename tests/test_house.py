"""House rules: a file outside of the package gives an edition that plays everywhere under a name that says it all."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from metropole import bots, house, journal, registry
from metropole.games.kit import Kit
from metropole.kernel import Chance, Decision, Game, MetropoleError
from metropole.kernel.chance import roll
from metropole.match import Match, load
from metropole.parts import house_words
from metropole.registry import HouseRuleError, RuleSet
from metropole.text import LANGUAGES
from tests.boards.shipped import COLONIALISM as SHIPPED

FOUR_CARDS = """
base = "colonialism/compass+events"
name = "Four cards"
[figures]
drawn = 4
turns = 1
[cards.plague]
ship = false
[cards.unrest_at_home]
presence = true
[cards.army]
worth = "influence 5"
deck = true
[cards.trade]
deck = false
"""
NAMED = (
    "colonialism/compass+events+house=four-cards+turns=1+drawn=4"
    "+army.worth=influence-5+unrest-at-home.presence=yes+plague.ship=no+trade.deck=no"
)
RICH = """
base = "empires/second"
[figures]
seats = [3, 5]
treasury = 20
turn_cap = 2
"""


def written(folder: Path, text: str, name: str = "house.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def played(rule_set: RuleSet, players: list[str], seed: int = 1) -> Game:
    """To the end, by these bots."""
    g = rule_set.start(len(players))
    seated, rng = [bots.make(name) for name in players], Random(seed)
    while not g.over:
        if isinstance(g.pending, Decision):
            seat = g.pending.seat
            g.answer(seated[seat].decide(g.view(seat), rng.randrange(1 << 40)), seat)
        elif isinstance(g.pending, Chance):
            g.answer(roll(g.pending, rng))
    return g


# --- files and names ---


def test_a_file_gives_a_rule_set(tmp_path: Path) -> None:
    """Its name says everything in it, in the order of the game; kit, book and options are those of the base."""
    rule_set = registry.load(written(tmp_path, FOUR_CARDS))

    assert NAMED == rule_set.name
    assert ("colonialism/compass", ("events",)) == (rule_set.book.name, rule_set.options)
    edition = registry.COLONIALISM.own_edition(rule_set.edition)
    assert (4, 1) == (edition.drawn, edition.turns)
    assert not edition.deck >> 23 & 1


@pytest.mark.parametrize("text", [FOUR_CARDS, RICH])
def test_a_name_is_enough(text: str) -> None:
    """The name alone brings the same edition, wherever it is written: no file has to come along."""
    first = registry.parse_house(text)
    again = registry.find(first.name.upper())
    assert (first.name, first.changes, first.seats) == (again.name, again.changes, again.seats)
    assert first.base == again.base == first.name.partition("+house")[0].partition("+seats")[0]


def test_what_is_as_in_the_book_is_no_change() -> None:
    assert "colonialism/compass" == registry.find("colonialism/compass+drawn=3").name
    assert registry.find("colonialism/compass+house=ours").change_rows() == []


def test_three_lines_are_enough() -> None:
    assert "empires/second+victory=7" == registry.parse_house("base = 'empires/second'\n[figures]\nvictory = 7\n").name


def test_seats_are_those_of_the_house() -> None:
    assert range(3, 6) == registry.parse_house(RICH).seats


WRONG = [
    ("name = 'x'", "house.toml:1: base is missing; allowed: a book with its options, as in `metropole edition"),
    ("drawn = 4", "house.toml:1: drawn is unknown (4); allowed: base, name, figures, cards, board"),
    ("base = 'chess'", "house.toml:1: base is 'chess'; allowed: a book with its options (edition: 'chess' is unknown"),
    ("base = 'empires/second+drawn=4'", "house.toml:1: base is 'empires/second+drawn=4'; allowed: a book with its opt"),
    ("base = 'empires/second+victory=4'", "allowed: a book with its options, without house rules"),
    ("{base}\n[figure]\ndrawn = 4", "house.toml:2: figure is unknown (a table); allowed: base, name, figures, cards, "),
    ("{base}\n[figures]\n\ndrawn = -1", "house.toml:4: figures.drawn is -1; allowed: 0 to 24"),
    ("{base}\n[figures]\nturns = 0", "house.toml:3: figures.turns is 0; allowed: 1 to 9"),
    ("base = 'colonialism/compass+events'\n[figures]\nturns = 7", ":3: figures.turns is 7; allowed: 1 to 6"),
    ("{base}\n[figures]\nturns = 1_000_000_000", "house.toml:3: figures.turns is 1000000000; allowed: 1 to 9"),
    ("{base}\n[figures]\nturns = true", "house.toml:3: figures.turns is true; allowed: 1 to 9"),
    ("{base}\n[figures]\nturns = 2.5", "house.toml:3: figures.turns is 2.5; allowed: 1 to 9"),
    ("{base}\n[figures]\nrows = 3", "house.toml:3: figures.rows is 3; allowed: 0 or 4"),
    ("{base}\n[figures]\nrefill = 1", "house.toml:3: figures.refill is 1; allowed: true or false"),
    (
        "{base}\n[figures]\ndrwan = 4",
        ":3: figures.drwan is unknown, did you mean 'drawn'?; allowed: turns, cubes, gray",
    ),
    ("{base}\n[figures]\nupgrades = [1]", "house.toml:3: figures.upgrades is unknown"),
    ("base = 'colonialism/compass+upgrades'\n[figures]\nupgrades = [1]", "is a list of 1; allowed: a list of 5 whole "),
    (
        "base = 'empires/second'\n[figures]\nseats = [5, 3]",
        "a list of 2; allowed: a list of the first and the last, fr",
    ),
    ("base = 'empires/second+nations'\n[figures]\nseats = [2, 6]", "allowed: a list of the first and the last, from 2"),
    ("base = 'empires/revised'\n[figures]\nturn_cap = 9", ":3: figures.turn_cap is unknown"),
    ("base = 'empires/second'\n[cards.army]\nship = true", ":2: cards.army is unknown; allowed: nothing"),
    ("{base}\n[cards.plage]\nship = true", "house.toml:2: cards.plage is unknown, did you mean 'plague'?; allowed: ar"),
    ("{base}\n[cards.trade]\nship = false", "house.toml:3: cards.trade.ship is unknown"),
    ("{base}\n[cards.army]\nworth = 'treaty'", "cards.army.worth is 'treaty'; allowed: army, commerce, dominion, emp"),
    ("{base}\ncards = 3", "house.toml:2: cards is 3; allowed: a table"),
    (
        "{base}\nname = 'a+b'",
        "house.toml:2: name is 'a+b'; allowed: letters from a to z, digits and spaces, at most 40",
    ),
    ("{base}\nname = ''", "house.toml:2: name is ''; allowed: a printable text"),
    ("{base}\nfigures = {", "house.toml:2: is not TOML"),
    ("{base}\n[board]\nfile = 'b.toml'", ":3: board.file is 'b.toml'; allowed: no file here; the text of a board goes"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_a_wrong_file_is_refused(text: str, complaint: str) -> None:
    """In one line, with the line of the file, the value, and what would be accepted."""
    with pytest.raises(HouseRuleError) as found:
        registry.parse_house(text.replace("{base}", "base = 'colonialism/compass'"))
    assert complaint in str(found.value)
    assert "\n" not in str(found.value)


def test_figures_must_fit_together() -> None:
    """A hand needs as many cards as there are."""
    cards = "".join([f"[cards.{card}]\ndeck = false\n" for card in "army commerce dominion empire fleet".split()])
    more = "".join([f"[cards.influence_{i}]\ndeck = false\n" for i in (2, 3, 4, 5)])
    more += "".join([f"[cards.{card}]\ndeck = false\n" for card in "hegemony monopoly treaty plague".split()])
    text = f"base = 'colonialism/compass'\n[figures]\nhand_size = 12\n{cards}{more}"

    with pytest.raises(HouseRuleError, match=r"house\.toml:3: figures.hand_size is 12; allowed: at most 11, the cards"):
        registry.parse_house(text)
    fitting = registry.parse_house(text.replace("= 12", "= 11"))
    assert registry.COLONIALISM.own_edition(fitting.edition).hand_size == 11


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("colonialism/compass+drawn=25", "house rules: drawn is '25'; allowed: 0 to 24"),
        ("colonialism/compass+drawn=", "house rules: drawn is ''; allowed: 0 to 24"),
        ("colonialism/compass+drawn=4+drawn=5", "house rules: drawn is there twice; allowed: once"),
        ("colonialism/compass+darwn=4", "darwn is unknown, did you mean 'drawn'?; allowed: turns, cubes"),
        ("colonialism/compass+house=a/b", "house is 'a/b'; allowed: letters from a to z"),
        ("colonialism/compass+code=abc", "colonialism/compass+code=abc is made of a Python file that is not here"),
        ("empires/revised+end_rolls=2-x", "end_rolls is '2-x'; allowed: a list of 1 to 12 whole numbers from 1 to 6"),
    ],
)
def test_a_wrong_name_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(HouseRuleError) as found:
        registry.find(name)
    assert complaint in str(found.value)


def test_a_game_without_figures_says_so() -> None:
    """A game need not offer any; its editions are played as they are."""
    assert () == Kit().figures(registry.find("colonialism/compass").edition)
    kit = type("Bare", (type(registry.COLONIALISM),), {"figures": Kit.figures})()
    bare = replace(registry.find("colonialism/compass"), kit=kit)
    with pytest.raises(MetropoleError, match="drawn is unknown; allowed: nothing, as this game has no figures"):
        house.named(bare, ["drawn=4"])


# --- playing ---


@pytest.mark.parametrize(
    ("text", "players"),
    [
        (FOUR_CARDS, ["greedy", "search:4"]),
        (RICH, ["greedy", "greedy", "random"]),
        ("base = 'empires/revised'\n[figures]\nend_rolls = [6]\nvictory = 4", ["greedy"] * 3),
        ("base = 'colonialism/original'\n[figures]\nturns = 1\nrows = 0\npassing = false", ["greedy", "greedy"]),
    ],
)
def test_bots_play_it(text: str, players: list[str]) -> None:
    """To the end, with the judgement of the book it comes from."""
    assert played(registry.parse_house(text), players).over


def test_a_card_without_a_ship() -> None:
    """Whoever plays it is not asked for a ship, and none is used."""
    rule_set = registry.find("colonialism/compass+plague.ship=no")
    match: Match[Any, Any] = Match(rule_set.name, seats=2, seed=3)
    rng, asked = Random(1), 0
    while not match.over:
        options = match.options
        plague = next((option for option in options if option == "play plague"), "")
        if not plague:
            match.play(rng.choice(options))
            continue
        fresh = list(match.game.s.fresh)
        match.play(plague)
        match.play(match.options[0])
        assert sum(fresh) == sum(match.game.s.fresh)
        asked += 1
        break
    assert asked


def test_a_journal_needs_no_file(tmp_path: Path) -> None:
    """Its header says what is played; it is read where nobody has the file."""
    path = written(tmp_path, FOUR_CARDS)
    match: Match[Any, Any] = Match(str(path), seats=2, seed=1)
    for _ in range(20):
        match.play(match.options[0])
    match.save(tmp_path / "a.game")
    path.unlink()

    again = load(tmp_path / "a.game")

    assert (NAMED, match.game.numbers()) == (again.edition, again.game.numbers())
    text = (tmp_path / "a.game").read_text("utf-8").replace("drawn=4", "drawn=99")
    with pytest.raises(journal.JournalError, match=r"a\.game: house rules: drawn is '99'; allowed: 0 to 24"):
        journal.parse(text, "a.game")


def test_a_board_beside_the_file(tmp_path: Path) -> None:
    """It is played on unless another one is named; a wrong one is refused with its own line."""
    written(tmp_path, SHIPPED.edited("limit = { is = 2,", "limit = { is = 5,"), "mine.toml")
    path = written(tmp_path, "base = 'colonialism/compass'\n[board]\nfile = 'mine.toml'\n")
    match: Match[Any, Any] = Match(str(path), seats=2, seed=1)
    assert 5 == match.game.board.limits[2][0]

    written(tmp_path, "game = 'colonialism'", "mine.toml")
    with pytest.raises(HouseRuleError, match=r"mine\.toml:1: "):
        registry.load(path)


# --- in words ---


def test_changes_in_words() -> None:
    """A line for each, in both languages; what a card is worth is said by its help, too."""
    rule_set = registry.parse_house(FOUR_CARDS)
    english, german = [house_words.sentences(rule_set, rule_set.speaker(language)) for language in LANGUAGES]
    assert "cards of the draw action: 4 instead of 3" == english[1]
    assert "Karten beim Ziehen: 4 statt 3" == german[1]
    assert "Army brings discs like: Influence Region 5 instead of Army" == english[2]
    speaker: Any = rule_set.speaker("en")
    assert speaker.card_help(0).endswith("Adds 5 discs.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["colonialism/compass+events+upgrades", "empires/second", "empires/revised"])
def test_every_figure_has_words(name: str, language: str) -> None:
    """And each of its values is told, read and written alike."""
    rule_set = registry.find(name)
    speaker = rule_set.speaker(language)
    for figure in rule_set.kit.figures(rule_set.edition):
        value = figure.get(rule_set.edition)
        assert house_words.called(figure, speaker)
        assert house_words.value_of(figure, value, speaker)
        assert value == figure.kind.parse(figure.kind.written(value))
        assert figure.get(figure.put(rule_set.edition, value)) == value
        assert figure.kind.allowed


# --- in Python ---

PLAIN = """
from dataclasses import replace
from metropole.games.colonialism.editions import COMPASS
EDITION = replace(COMPASS, name="house", drawn=4)
"""
OWN_RULE = """
from dataclasses import replace
from metropole.games.colonialism.editions import COMPASS

def nobody(g, seat, region):
    return False

EDITION = replace(COMPASS, name="levellers", turns=1, most=nobody)
"""


@pytest.fixture(autouse=True)
def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test has run is unknown to the next."""
    monkeypatch.setattr(registry, "CODES", {})
    monkeypatch.setattr(registry, "RUN", set())
    monkeypatch.setenv(registry.HOUSE_CODE, "")


def test_python_with_figures_alone(tmp_path: Path) -> None:
    """Is the same as a TOML file: the name says it all, and nothing has to be run again."""
    rule_set = registry.load(written(tmp_path, PLAIN, "mine.py"))
    assert "colonialism/compass+house=house+drawn=4" == rule_set.name
    assert "" == os.environ[registry.HOUSE_CODE]


def test_python_with_rules_of_its_own(tmp_path: Path) -> None:
    """Plays under a name with the digest of the file, which other processes run when they need it, and once."""
    path = written(tmp_path, OWN_RULE, "mine.py")
    rule_set = registry.load(path)
    assert rule_set.name.startswith("colonialism/compass+house=levellers+code=")
    assert [["turns", "3", "1"], ["most", "as in the book", "in Python"]] == rule_set.change_rows()
    assert played(rule_set, ["greedy", "random"]).over
    assert registry.find(rule_set.name) is rule_set

    registry.CODES.clear()  # as in a process that has just begun
    registry.RUN.clear()
    assert registry.find(rule_set.name).name == rule_set.name
    path.write_text("raise SystemExit(1)", "utf-8")
    with pytest.raises(HouseRuleError, match="is made of a Python file that is not here"):
        registry.find("colonialism/compass+code=0123")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = 1", "mine.py: EDITION is missing; allowed: an edition, such as"),
        ("EDITION = 3", "mine.py: EDITION is 3; allowed: an edition of colonialism/original, colonialism/spielworxx"),
        ("\n1 / 0", "mine.py:2: ZeroDivisionError: division by zero"),
        ("\n\nx = (", "mine.py:3: SyntaxError"),
        (PLAIN.replace("drawn=4", "drawn=-1"), "mine.py: drawn is -1; allowed: 0 to 24"),
        (PLAIN + "BOOK = 'empires/second'", "empires/second has another kind of edition"),
    ],
)
def test_wrong_python_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(MetropoleError) as found:
        registry.load(written(tmp_path, text, "mine.py"))
    assert complaint in str(found.value)


def test_a_name_runs_nothing(tmp_path: Path) -> None:
    """What comes from a journal or over the network is a name: a path in it is no file."""
    path = written(tmp_path, "raise SystemExit(1)", "mine.py")
    with pytest.raises(MetropoleError, match="is unknown"):
        registry.find(str(path))
