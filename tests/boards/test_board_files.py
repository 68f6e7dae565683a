"""Board files of both games: which changes matter, what a bad file is told, and on which line."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from metropole import registry
from metropole.boards import BoardError
from metropole.boards.toml_reader import locate
from metropole.games.colonialism.rules import board as colonialism
from metropole.games.empires.rules import board as empires
from metropole.languages import LANGUAGES
from tests.boards.shipped import COLONIALISM, EMPIRES, FileChange, Shipped, first_change, line_of

GAMES = (COLONIALISM, EMPIRES)
CHANGES = [(game, change) for game in GAMES for change in game.changes()]
LISTS = {f"<{kind}>": list(keys) for game in GAMES for kind, keys in tomllib.loads(game.text).items()}
LISTS["<territories without peru>"] = [key for key in LISTS["<territories>"] if key != "peru"]
LISTS["<dice>"] = ["because the printed game has four dice, and the engine rolls at least one"]
LISTS["<engine>"] = ["because the engine can play nothing else"]
LISTS["<revised>"] = ["because the revised rules state it"]
LISTS["<print>"] = ["because the printed rules state it"]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)


def refusal(game: Shipped, text: str) -> str:
    """What a bad file is told."""
    with pytest.raises(BoardError) as caught:
        game.read(text, "mine.toml")
    return str(caught.value)


def spelt_out(answer: str) -> str:
    """An answer with its lists."""
    return re.sub(r"<[a-z ]+>", lambda found: ", ".join(LISTS[found[0]]), answer)


@pytest.mark.parametrize(("game", "change"), CHANGES, ids=[f"{game.game} {change.name}" for game, change in CHANGES])
def test_changed_file(game: Shipped, change: FileChange) -> None:
    """A bad file is refused in one line: file, line number, field, bad value, what is allowed.

    Every number, colour, link, card and place belongs to the rules and changes the digest; names, pictures, flags,
    comments and layout do not.
    """
    assert game.text != change.text
    if not change.answer.endswith(" digest"):
        assert f"mine.toml:{change.line}: {spelt_out(change.answer)}" == refusal(game, change.text)
        return
    digests = {game.read(text, "mine.toml").digest for text in (game.text, change.text)}
    assert {"the same digest": 1, "another digest": 2}[change.answer] == len(digests)


def without(game: Shipped, chapter: str) -> str:
    """The file without a chapter."""
    blocks = re.split(r"(?m)^(?=\[)", game.text)
    return "".join(block for block in blocks if not re.match(rf"\[+{chapter}\b", block))


@pytest.mark.parametrize(
    ("game", "chapter", "allowed"),
    [
        (COLONIALISM, "regions", "a table with <regions>"),
        (COLONIALISM, "links", "a list of [[links]] tables"),
        (COLONIALISM, "zones", "a table with <zones>"),
        (COLONIALISM, "interests", "a list of [[interests]] tables"),
        (COLONIALISM, "events", "a table with <events>"),
        (EMPIRES, "territories", "a table with <territories>"),
        (EMPIRES, "links", "a list of [[links]] tables"),
        (EMPIRES, "nations", "a table with <nations>"),
    ],
)
def test_chapter_of_the_wrong_kind(game: Shipped, chapter: str, allowed: str) -> None:
    """A chapter that is a number instead of tables."""
    message = refusal(game, f"{chapter} = 1\n{without(game, chapter)}")
    assert f"mine.toml:1: {chapter} is 1; allowed: {spelt_out(allowed)}" == message


@each_game
def test_links_as_one_table(game: Shipped) -> None:
    """A single [links] where a list is meant."""
    text = without(game, "links") + "[links]"
    line = line_of(text, "[links]")
    assert f"mine.toml:{line}: links is a table; allowed: a list of [[links]] tables" == refusal(game, text)


@pytest.mark.parametrize(
    "text",
    [
        COLONIALISM.edited('game = "colonialism"', 'game "colonialism"'),
        COLONIALISM.edited('de = "Indien"', 'de = "Indien'),
        COLONIALISM.text + "[regions.india]",
        COLONIALISM.text + "last = [",
    ],
    ids=["no equals sign", "open quote", "table twice", "end of file"],
)
def test_syntax_error(text: str) -> None:
    """A file that is not TOML is refused in one line with the line number."""
    message = refusal(COLONIALISM, text)
    assert message.startswith(f"mine.toml:{first_change(COLONIALISM.text, text)}: is not TOML: ")
    assert message.endswith("; allowed: TOML")
    assert 1 == len(message.splitlines())


def test_one_split_is_another_board() -> None:
    """Another split of the fifteen is another board, even with the same limits."""
    header = "[regions.india.tiles.2]\nvalue = { is = "
    text = COLONIALISM.edited("value = { is = 1,", "value = { is = 2,").replace(header + "3", header + "2")
    assert COLONIALISM.read(COLONIALISM.text, "").digest != COLONIALISM.read(text, "mine.toml").digest


def test_digests_are_short_hexadecimal() -> None:
    """Sixteen hexadecimal digits, other than those of the other game."""
    digests = {game.load().digest for game in GAMES}
    assert 2 == len(digests)
    assert all([re.fullmatch("[0-9a-f]{16}", digest) for digest in digests])


@each_game
def test_shipped_board_is_read_once(game: Shipped) -> None:
    """A shipped board is the same object every time."""
    assert game.load() is game.load()


@each_game
def test_own_file(tmp_path: Path, game: Shipped) -> None:
    """A file of one's own may rename places, and is read afresh every time, by the game that it names."""
    path = tmp_path / "mine.toml"
    place, name = ("regions.india", "India") if game is COLONIALISM else ("territories.barbary", "Barbary")
    path.write_text(game.edited(f'en = "{name}"', 'en = "Eldorado"'), "utf-8")
    assert "Eldorado" == game.load(path).names[place]["en"] == registry.load_any_board(path).names[place]["en"]
    path.write_text(game.text, "utf-8")
    assert game.load().names == game.load(path).names
    assert game.load().digest == registry.load_any_board(path).digest


@each_game
def test_file_of_the_other_game(game: Shipped) -> None:
    """A file is refused by the other game at once, whatever else it holds."""
    other = GAMES[1 - GAMES.index(game)]
    line = line_of(game.text, "game =")
    assert f"mine.toml:{line}: game is '{game.game}'; allowed: {other.game}" == refusal(other, game.text)


@each_game
@pytest.mark.parametrize(
    "text",
    [
        "",
        "x = " + "[" * 30000,
        "is = " + "9" * 5000,
        '"two\\nlines" = 1',
        f'"{"long" * 500}" = "{"long" * 500}"',
        "game = 1979-05-27\n",
        'game = "empires"\n',
        'title = """\n[not.a.header]\n"""\n',
        "\x00",
    ],
    ids=["empty", "nested", "digits", "key of two lines", "long", "date", "game alone", "text of three lines", "nul"],
)
def test_nonsense_is_refused_in_one_line(game: Shipped, text: str) -> None:
    """Whatever the file holds, the answer is one printable line of bearable length."""
    message = refusal(game, text)
    assert message.startswith("mine.toml")
    assert message.isprintable()
    assert len(message) < 400


@pytest.mark.parametrize(
    "load", [registry.COLONIALISM.load_board, registry.EMPIRES.load_board, registry.load_any_board]
)
def test_file_not_found(tmp_path: Path, load: Callable[[Path], object]) -> None:
    """A file that is not there is refused in one line, and so is a folder."""
    with pytest.raises(BoardError, match=r"none\.toml: cannot be read \(.+\); allowed: a readable TOML file$"):
        load(tmp_path / "none.toml")
    with pytest.raises(BoardError, match="cannot be read"):
        load(tmp_path)


def test_file_too_large(tmp_path: Path) -> None:
    """Nobody's board has so many lines."""
    path = tmp_path / "large.toml"
    path.write_text(COLONIALISM.text + "# more\n" * 20000, "utf-8")
    with pytest.raises(BoardError, match=r"large\.toml: is too large; allowed: at most 65536 bytes$"):
        registry.COLONIALISM.load_board(path)


def test_file_not_utf8(tmp_path: Path) -> None:
    """Latin-1 is refused with the line of the first bad byte."""
    path = tmp_path / "latin.toml"
    path.write_bytes(COLONIALISM.text.encode("latin-1"))
    line = line_of(COLONIALISM.text, 'name = { en = "Southeast Asia", de = "Südostasien", flag = "R" }')
    with pytest.raises(BoardError, match=rf"latin\.toml:{line}: has the byte 0xfc; allowed: UTF-8 text$"):
        registry.COLONIALISM.load_board(path)


# What the shipped files say


@pytest.mark.parametrize(
    ("module", "lists"),
    [(colonialism, "REGIONS ZONES COLOURS"), (empires, "TERRITORIES COLOURS NATIONS CONTINENTS RULES")],
    ids=["colonialism", "empires"],
)
def test_constants_agree_with_the_lists(module: ModuleType, lists: str) -> None:
    """Every named thing is the index of its name."""
    for name in lists.split():
        words = [re.sub(r"\W", "_", word).upper() for word in getattr(module, name)]
        assert list(range(len(words))) == [getattr(module, word) for word in words]


@each_game
def test_every_name_and_flag_is_known(game: Shipped) -> None:
    """Names are in every language; a flag says that a value is known, or how strong the inference is."""
    assert [] == [names for names in game.load().names.values() if set(LANGUAGES) != set(names)]
    assert {"K", "R+", "R", "R-"} == set(game.load().flags.values())


@pytest.mark.parametrize(
    ("game", "path", "flag"),
    [
        (COLONIALISM, "regions.middle_east.tiles.2.value", "R"),
        (COLONIALISM, "regions.middle_east.tiles.4.value", "R+"),
        (COLONIALISM, "regions.india.name", "R"),
        (COLONIALISM, "regions.india.tiles.3.limit", "R-"),
        (COLONIALISM, "links.0", "R"),
        (COLONIALISM, "links.2", "R-"),
        (COLONIALISM, "zones.atlantic.shores.north_africa", "R"),
        (COLONIALISM, "zones.mediterranean.shores.middle_east", "R+"),
        (COLONIALISM, "zones.bay_of_bengal.name", "R-"),
        (COLONIALISM, "interests.11", "R-"),
        (COLONIALISM, "events.opium_trade.brown_from", "R"),
        (COLONIALISM, "events.tripartite_convention.region", "R"),
        (COLONIALISM, "events.gurkhas.region", "R+"),
        (EMPIRES, "diplomacy", "R"),
        (EMPIRES, "territories.peru.name", "R"),
        (EMPIRES, "territories.west_africa.continent", "R+"),
        (EMPIRES, "territories.west_africa.difficulty", "R+"),
        (EMPIRES, "territories.barbary.revised_difficulty", "R+"),
        (EMPIRES, "territories.barbary.native_power", "R-"),
        (EMPIRES, "territories.brazil.resources.0.colour", "R+"),
        (EMPIRES, "territories.west_indies.resources.0.picture", "R"),
        (EMPIRES, "territories.congo.resources", "R+"),
        (EMPIRES, "links.0", "R+"),
        (EMPIRES, "nations.portugal.extra.explorer", "R"),
        (EMPIRES, "nations.portugal.goals.brazil", "R"),
        (EMPIRES, "nations.portugal.cities.brazil", "R"),
        (EMPIRES, "nations.portugal.rules.extra_card.ends", "R+"),
        (EMPIRES, "nations.spain.rules.flamboyance.ends", "R-"),
        (EMPIRES, "nations.dutch_republic.rules.logistics_one", "R"),
    ],
    ids=lambda value: value.game if isinstance(value, Shipped) else None,
)
def test_reconstructed_values(game: Shipped, path: str, flag: str) -> None:
    """A value that is not known says how strong the inference is."""
    assert flag == game.load().flags[path]
    assert path in game.load().reconstructed()


# Line numbers

LAYOUT = '''\
# comment
a = 1
b.c = { d = [1, 2] }
text = """
[not.a.table]
e = 5
"""
many = [
  "x",
  ["y"],
]
[t."dotted.key"]  # comment
  f = 1
[[rows]]
g = 1
[[rows]]
g = 2
[rows.inner]
h = 3
[[rows.deep]]
i = 4
[[rows.deep]]
i = 5
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("a",), 2),
        (("b",), 3),
        (("b", "c", "d", 1), 3),
        (("e",), 1),
        (("many", 1, 0), 8),
        (("t",), 12),
        (("t", "dotted.key", "f"), 13),
        (("t", "dotted.key", "missing"), 12),
        (("rows",), 14),
        (("rows", 0, "g"), 15),
        (("rows", 1), 16),
        (("rows", 1, "g"), 17),
        (("rows", 1, "inner", "h"), 19),
        (("rows", 1, "deep", 0, "i"), 21),
        (("rows", 1, "deep", 1, "i"), 23),
        (("nowhere", "at", "all"), 1),
    ],
    ids=lambda value: json.dumps(value) if isinstance(value, tuple) else None,
)
def test_line_numbers(place: tuple[str | int, ...], line: int) -> None:
    """A place is found on its line, or on the line of the nearest thing around it."""
    assert line == locate(LAYOUT, place)
