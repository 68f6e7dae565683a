"""What is printed, for whoever draws the table: complete for every edition, number of players and language."""

import re
import threading
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from metropole import registry
from metropole.games.colonialism.rules.action_space import CARDS, UPGRADES
from metropole.games.colonialism.rules.board import EVENTS
from metropole.games.empires.rules.action_space import ALPHABET
from metropole.parts.things import Thing
from metropole.registry import RuleSet
from metropole.server.catalogue import catalogue
from metropole.server.editions_api import offered
from metropole.server.rulepages import rules
from metropole.server.wire import Catalogue
from metropole.text import LANGUAGES
from tests.boards.shipped import COLONIALISM, EMPIRES
from tests.cli.program import metropole
from tests.server.asgi import Response
from tests.server.http_helpers import keep, seated, world

RULE_SETS = registry.all_rule_sets()
WITHOUT_HELP = {"continent", "picture", "verb"}  # and players, whose colour says it all
LONGEST_LINE = 60

every_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS, ids=[rule_set.name for rule_set in RULE_SETS])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def used(found: Catalogue) -> list[tuple[str, Thing]]:
    """Everything that belongs to the edition; what only other editions use needs no paragraph."""
    board = found.board
    left_out: dict[str, set[int]] = {}
    if found.game == "colonialism":
        owned = {i for i, card in enumerate(board["cards"]) if card["in_deck"]}
        owned |= {board["extra_card"]} if board["upgrades"] else set()
        left_out["card"] = set(range(len(CARDS))) - owned
        left_out["event"] = set(range(len(EVENTS))) - set(board["events"])
        left_out["upgrade"] = set() if board["upgrades"] else set(range(len(UPGRADES)))
    elif not board["with_nations"]:
        left_out["nation"] = set(range(len(board["nations"])))
    return [
        (kind, thing)
        for kind, row in found.things.items()
        for i, thing in enumerate(row)
        if i not in left_out.get(kind, set())
    ]


# --- the catalogue ---


@every_language
@pytest.mark.parametrize(
    ("edition", "kind", "first"),
    [
        ("colonialism/compass", "region", "NA"),
        ("colonialism/compass", "card", "A"),
        ("empires/second", "colour", "Wa"),
    ],
)
def test_codes(edition: str, kind: str, first: str, language: str) -> None:
    """What is drawn small has a letter or two on it."""
    codes = [thing.code for thing in catalogue(edition, 4, language).things[kind]]

    assert codes[0] == first
    assert {1, 2} >= {len(code) for code in codes}


@every_language
@every_rule_set
def test_everything_has_a_name_and_help(rule_set: RuleSet, language: str) -> None:
    """No blank, no key instead of words, and every paragraph is one that the rules of the edition have."""
    keys = {chapter.key for chapter in rules(rule_set.name, language).chapters}
    for seats in rule_set.seats:
        found = catalogue(rule_set.name, seats, language)
        assert (found.edition, found.game, len(found.seats)) == (rule_set.name, rule_set.kit.name, seats)
        every = [*found.seats, *[thing for row in found.things.values() for thing in row]]
        assert all([thing.key and thing.name for thing in every])
        assert [thing for thing in every if thing.section and thing.section not in keys] == []
        for kind, thing in used(found):
            assert thing.help or kind in WITHOUT_HELP or (kind == "faction" and thing.key != "natives"), thing.key
            assert thing.section or kind == "continent", (kind, thing.key)


@every_language
@pytest.mark.parametrize("edition", ["colonialism/original", "colonialism/compass+upgrades"])
def test_cards_say_apart_what_they_do(edition: str, language: str) -> None:
    """7.0 The effect ends the help; before it stand kind and needs, which are drawn."""
    for card in catalogue(edition, 3, language).things["card"]:
        assert card.effect
        assert card.help.endswith(f". {card.effect}")


def test_people_name_paragraphs_of_cards_in_their_language() -> None:
    """7.0 Links keep the key; whoever reads German reads the German name of the card."""
    german = catalogue("colonialism/compass", 3, "de").cited
    page = {chapter.key: chapter.cited for chapter in rules("colonialism/compass", "de").chapters}

    assert ("7.2 Handel", "7.1 Armee") == (german["7.2 Trade"], german["7.1 Army"])
    assert "5.1" not in german
    assert ("7.2 Handel", "5.1") == (page["7.2 Trade"], page["5.1"])
    assert {} == catalogue("empires/second", 4, "de").cited


def test_rulings_of_other_editions_are_not_shown() -> None:
    """What was decided for the original alone is no part of the compass edition, nor are nations of a game without."""
    shown = {
        edition: {one.number for chapter in rules(edition, "en").chapters for one in chapter.rulings}
        for edition in ("colonialism/compass", "colonialism/original", "empires/second", "empires/second+nations")
    }

    assert {"A07", "A42", "A65"} <= shown["colonialism/original"] - shown["colonialism/compass"]
    assert {"A50", "A85"} <= shown["colonialism/compass"] - shown["colonialism/original"]
    assert {"AMB-107", "AMB-145"} <= shown["empires/second+nations"] - shown["empires/second"]


def test_rules_name_the_places_of_events() -> None:
    """X1 With their flag, as words."""
    page = {chapter.key: chapter.on_board for chapter in rules("colonialism/compass+events", "en").chapters}

    assert "On this board: Middle East (reconstructed, well founded)." == page["X1 Young Turks"]
    assert "" == page["5.1"]


@every_rule_set
def test_languages_agree(rule_set: RuleSet) -> None:
    """Both say the same of the same things; only the words differ."""
    for seats in rule_set.seats:
        english, german = [catalogue(rule_set.name, seats, language) for language in ("en", "de")]
        assert english.things.keys() == german.things.keys()
        for kind, row in english.things.items():
            for one, other in zip(row, german.things[kind], strict=True):
                assert (one.key, one.section, one.reconstructed) == (other.key, other.section, other.reconstructed)
                assert not one.help or one.help != other.help
        assert {**english.board, "phases": 0} == {**german.board, "phases": 0}


@every_rule_set
def test_the_place_is_the_number_of_the_rules(rule_set: RuleSet) -> None:
    """The words of the action space name the things in the same order."""
    found = catalogue(rule_set.name, rule_set.seats[0], "en")
    if rule_set.kit is registry.EMPIRES:
        space, kinds = ALPHABET, {"program": "card", "use": "character", "territory": "territory", "space": "space"}
        kinds |= {"track": "track", "nation": "nation"}
    else:
        space = registry.COLONIALISM.own_edition(rule_set.edition).space
        kinds = {"move": "zone", "play": "card", "explore": "region", "buy": "upgrade", "give": "colour"}
        kinds |= {"target": "faction"}
    for verb, kind in kinds.items():
        words = [space.name(action) for action in range(len(space.verb)) if space.name(action).split(" ")[0] == verb]
        assert words == [f"{verb} {thing.key}" for thing in found.things[kind]], verb


def test_names_in_both_languages() -> None:
    german, english = catalogue("colonialism/compass+events", 3, "de"), catalogue("colonialism/compass+events", 3, "en")
    assert ("Nordafrika", "North Africa") == (german.things["region"][0].name, english.things["region"][0].name)
    assert "X1 Berlin Conference" == english.things["event"][0].section
    assert "7.1 Influence Region" == english.things["card"][6].section
    assert ["Blau", "Rot", "Grün"] == [seat.name for seat in german.seats]


def test_the_board_of_colonialism() -> None:
    """The tile is the one for so many players; what is printed in a rulebook is not marked as reconstructed."""
    two, four = [catalogue("colonialism/original", seats, "en") for seats in (2, 4)]
    assert (3, 6) == (two.board["regions"][1]["value"], two.board["regions"][1]["limit"])
    assert (4, 16) == (four.board["regions"][2]["value"], four.board["regions"][2]["limit"])
    assert two.board["regions"][1]["tiles"] == four.board["regions"][1]["tiles"]
    for found in (two, four):
        for i, region in enumerate(found.board["regions"]):
            assert all([i in found.board["regions"][other]["neighbours"] for other in region["neighbours"]])
            assert all([i in found.board["zones"][zone]["regions"] for zone in region["seas"]])
    assert (3, 2) == (two.board["turns"], catalogue("colonialism/original+short", 2, "en").board["turns"])
    assert [] == two.board["upgrades"] == two.board["events"]
    assert [1, 1, 2, 2, 3] == catalogue("colonialism/compass+upgrades", 2, "en").board["upgrades"]
    assert not any([card.reconstructed for card in two.things["card"]])


def test_the_board_of_empires() -> None:
    second, revised = catalogue("empires/second", 4, "en"), catalogue("empires/revised", 4, "en")
    assert (False, True) == (second.board["revised"], revised.board["revised"])
    left_out = [i for i, place in enumerate(revised.board["territories"]) if not place["in_play"]]
    assert ["congo", "amazonia"] == [revised.things["territory"][i].key for i in left_out]
    assert all([place["in_play"] for place in second.board["territories"]])
    assert (5, 10) == (second.board["treasury"], revised.board["treasury"])
    for i, space in enumerate(second.board["spaces"]):
        assert space is None or (space["territory"], space["slot"]) == divmod(i, 3)
        assert (space is not None) == (i in second.board["territories"][i // 3]["spaces"])
    west_africa = [thing.key for thing in second.things["territory"]].index("west africa")
    assert 3 == second.board["territories"][west_africa]["power"]
    assert [[0, 1], [2, 3]] == second.board["cards"][:2]


def test_each_book_has_its_own_difficulty() -> None:
    """Near Europe everything is known in the second edition, and is to be explored with 2 by the revised rules."""
    second, revised = catalogue("empires/second", 4, "en"), catalogue("empires/revised", 4, "en")
    near = [i for i, thing in enumerate(second.things["territory"]) if thing.key in ("barbary", "egypt", "levant")]
    for found, difficulty, prestige, words in ((second, 0, 0, "Explored"), (revised, 2, 1, "Difficulty 2 to explore.")):
        printed = [found.board["territories"][i] for i in near]
        assert [(difficulty, prestige)] * 3 == [(place["difficulty"], place["prestige"]) for place in printed]
        assert all([found.things["territory"][i].help.startswith(words) for i in near])


# --- the rules ---


@every_language
@every_rule_set
def test_every_statement_is_there_once(rule_set: RuleSet, language: str) -> None:
    book = rule_set.kit.rulebook
    found = rules(rule_set.name, language)
    told = Counter([one.id for chapter in found.chapters for one in chapter.statements])
    assert told == Counter([one.id for one in book.all_statements if one.holds_in(rule_set.name)])
    assert all([one.text for chapter in found.chapters for one in chapter.statements])
    assert all([note.heading and note.text for note in found.notes])
    order = [paragraph.key for paragraph in book.all_paragraphs]
    places = [order.index(chapter.key) for chapter in found.chapters]
    assert places == sorted(places)


@every_rule_set
def test_rulings_stand_where_they_belong(rule_set: RuleSet) -> None:
    for chapter in rules(rule_set.name, "en").chapters:
        for one in chapter.rulings:
            ruling = rule_set.kit.rulebook.ruling(one.number)
            assert chapter.key in ruling.paragraphs
            assert ruling.holds_in(rule_set.name)
            assert all([one.topic, one.decision, one.reason])


def test_depth_of_headings() -> None:
    depths = {chapter.key: chapter.depth for chapter in rules("colonialism/compass+events", "en").chapters}
    assert (1, 2, 3, 4) == tuple([depths[key] for key in ("5.0", "5.2", "5.2.2", "5.2.2.2")])
    assert (1, 2) == (depths["X1"], depths["X1 Gurkhas"])
    assert "X2" not in depths
    revised = {chapter.key: chapter.depth for chapter in rules("empires/revised", "de").chapters}
    assert (1, 2, 3) == tuple([revised[key] for key in ("CR 12", "CR 12.7", "CR 12.7.1")])


def test_titles_of_rules() -> None:
    assert "Colonialism: Compass edition, Historical events" == rules("colonialism/compass+events", "en").title
    assert "Colonial: Europe's Empires Overseas: Zweite Ausgabe" == rules("empires/second", "de").title


# --- what can be played ---


@every_language
def test_everything_offered_has_a_short_line(language: str) -> None:
    found = offered(language)
    books = [(one.title, one.line) for one in found.editions]
    options = [(one.title, one.line) for edition in found.editions for one in edition.options]
    others = [(one.title, one.line) for one in (*found.games, *found.level_names)]
    for title, line in [*books, *options, *others]:
        assert title
        assert 0 < len(line) <= LONGEST_LINE, line
    assert found.levels == [one.key for one in found.level_names]
    assert {one.game for one in found.editions} == {one.key for one in found.games}
    assert all([one.minutes > 0 for one in found.editions])


@every_language
@pytest.mark.parametrize("book", registry.books(), ids=lambda book: book.name)
def test_every_option_is_explained(book: registry.Book, language: str) -> None:
    """A line for each option of the book, the same for a new game, in the rules and in the program."""
    new_game = next(one.options for one in offered(language).editions if one.name == book.name)
    in_rules = rules(book.name, language).options
    elsewhere = {one.name: one.line for one in rules(book.name, next(iter({*LANGUAGES} - {language}))).options}
    program = metropole("editions", "--lang", language).stdout

    assert [one.name for one in book.options] == [one.name for one in new_game]
    assert new_game == in_rules
    for one in new_game:
        assert one.title
        assert one.line
        assert one.line != elsewhere[one.name]
        assert re.search(rf"\+{one.name} +{re.escape(one.line)}\n", program)


# --- over HTTP ---


async def asked(target: str, *headers: tuple[str, str]) -> Response:
    async with world(()) as w:
        return await w.ask("GET", target, headers)


async def test_whoever_asks_gets_it() -> None:
    """Nobody has to be signed in; the language is that of the browser, the most players are the default."""
    plain = await asked("/api/catalogue?edition=empires/second")
    german = await asked("/api/catalogue?edition=EMPIRES/second&seats=4", ("accept-language", "de"))
    assert (200, 6, "en") == (plain.status, len(plain.json()["seats"]), plain.json()["language"])
    assert (4, "de") == (len(german.json()["seats"]), german.json()["language"])


OWN = {
    "colonialism/compass": (
        COLONIALISM.edited('en = "India", de = "Indien"', 'en = "Hindustan", de = "Hindustan"').replace(
            "limit = { is = 2,", "limit = { is = 5,"
        ),
        ("region", 3, "Hindustan"),
        ("regions", 0, "limit", 5),
    ),
    "empires/revised": (
        EMPIRES.edited('en = "Japan"', 'en = "Nippon"').replace(
            "revised_difficulty = { is = 2,", "revised_difficulty = { is = 3,"
        ),
        ("territory", 12, "Nippon"),
        ("territories", 0, "difficulty", 3),
    ),
}


@pytest.mark.parametrize("edition", OWN)
async def test_catalogue_of_a_table_with_its_own_board(edition: str) -> None:
    """Names and numbers are those of the file, for whoever may see the table; other tables keep the shipped ones."""
    text, (kind, place, name), (row, number, key, value) = OWN[edition]
    async with world(()) as w:
        seats = registry.find(edition).seats[0]
        tables = {"own": text, "renamed": renamed(edition), "shipped": None}
        for id, board in tables.items():
            keep(w.memory, seated(id, edition, seats, board=board, private=True))
        own, other, shipped = [(await w.ask("GET", f"/api/catalogue?table={id}")).json() for id in tables]
        assert (name, value) == (own["things"][kind][place]["name"], own["board"][row][number][key])
        assert own["board"][row][number][key] != shipped["board"][row][number][key]
        assert "Eldorado" == other["things"][kind][place]["name"], "the digest is that of the shipped board"
        assert other["board"] == shipped["board"]
        assert shipped == (await w.ask("GET", f"/api/catalogue?edition={edition}&seats={seats}")).json()
        frames = [(await w.ask("GET", f"/api/tables/{id}")).json() for id in tables]
        assert [True, True, False] == [frame["about"]["own_board"] for frame in frames]


def renamed(edition: str) -> str:
    """The shipped board with one other name."""
    shipped, name = (EMPIRES, "Japan") if "empires" in edition else (COLONIALISM, "India")
    return shipped.edited(f'en = "{name}"', 'en = "Eldorado"')


@pytest.mark.parametrize("edition", OWN)
async def test_board_file_of_a_table(edition: str) -> None:
    """As it came with the table, or as it is shipped; of no table there is none."""
    text, shipped = OWN[edition][0], EMPIRES if "empires" in edition else COLONIALISM
    async with world(()) as w:
        for id, board in (("own", text), ("plain", None)):
            keep(w.memory, seated(id, edition, registry.find(edition).seats[0], board=board, private=True))
        own, plain, nowhere = [await w.ask("GET", f"/api/tables/{id}/board") for id in ("own", "plain", "nowhere")]
    assert (200, text) == (own.status, own.body.decode())
    assert (200, shipped.text) == (plain.status, plain.body.decode())
    assert (404, "no-such-table") == (nowhere.status, nowhere.code)
    assert own.header("content-type").startswith("text/plain")


@every_language
async def test_rules_of_a_table_with_its_own_board(language: str) -> None:
    """Where events happen is what its file says; nobody else's rules have anything of it, not even of its names."""
    edition = "colonialism/compass+events"
    text = COLONIALISM.edited('is = "north_africa", flag = "R+"', 'is = "china", flag = "K"', "events.agadir_crisis")
    text = text.replace('en = "China", de = "China"', 'en = "Cathay", de = "Kathai"')
    name, shipped_name = {"en": ("Cathay", "North Africa"), "de": ("Kathai", "Nordafrika")}[language]
    async with world(()) as w:
        keep(w.memory, seated("own", edition, 3, board=text, private=True))
        keep(w.memory, seated("shipped", edition, 3, private=True))
        query = f"language={language}"
        own = await w.ask("GET", f"/api/rules?table=own&{query}")
        shipped = await w.ask("GET", f"/api/rules?table=shipped&{query}")
        again = await w.ask("GET", f"/api/rules?table=own&{query}", (("if-none-match", shipped.header("etag")),))
        by_edition = await w.ask("GET", f"/api/rules?edition={edition.replace('+', '%2B')}&{query}")
    assert name in on_board(own, "X1 Agadir Crisis")
    assert name in on_board(own, "X1 Open Door Policy")
    assert shipped_name in on_board(shipped, "X1 Agadir Crisis")
    assert own.json()["notes"] != shipped.json()["notes"], "one value less is reconstructed"
    assert (200, own.body) == (again.status, again.body)
    assert shipped.json() == by_edition.json()
    assert name.encode() not in shipped.body


def on_board(reply: Response, key: str) -> str:
    """What the board adds to a paragraph."""
    return next(str(chapter["on_board"]) for chapter in reply.json()["chapters"] if chapter["key"] == key)


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/rules"])
@pytest.mark.parametrize("table", ["nowhere", "", "OWN", "own%20", "../own", "own%00"])
async def test_of_no_table(path: str, table: str) -> None:
    """Whoever does not know the name of a table learns nothing of it, whatever else they ask for."""
    async with world(()) as w:
        keep(w.memory, seated("own", "colonialism/compass", 3, board=renamed("colonialism"), private=True))
        for query in (f"table={table}", f"table={table}&edition=colonialism/compass"):
            reply = await w.ask("GET", f"{path}?{query}")
            assert (404, "no-such-table") == (reply.status, reply.code)
            assert b"Eldorado" not in reply.body
        listed = await w.ask("GET", "/api/tables?state=running")
        assert b"own" not in listed.body


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 422, "unknown-edition"),
        ("edition=chess", 422, "unknown-edition"),
        ("edition=colonialism/compass%2Bnations", 422, "unknown-edition"),
        ("edition=colonialism/compass&seats=5", 422, "wrong-seats"),
        ("edition=empires/second&seats=3", 422, "wrong-seats"),
        ("edition=empires/second&seats=0", 400, "bad-number"),
        ("edition=empires/second&seats=four", 400, "bad-number"),
        ("edition=empires/second&language=fr", 400, "bad-language"),
    ],
)
async def test_what_is_not_there_is_refused(query: str, status: int, code: str) -> None:
    for path in ("/api/catalogue", *["/api/rules"] * ("seats" not in query)):
        reply = await asked(f"{path}?{query}")
        assert (status, code, "no-store") == (reply.status, reply.code, reply.header("cache-control"))
        assert reply.json()["reason"]


@pytest.mark.parametrize(("path", "maker"), [("catalogue", "made_catalogue"), ("rules", "rulepages.rules")])
async def test_made_beside_the_loop(monkeypatch: pytest.MonkeyPatch, path: str, maker: str) -> None:
    """While one is put together, which takes a while, everybody else is served."""
    threads: list[threading.Thread] = []
    made = catalogue if path == "catalogue" else rules

    def watched(*arguments: Any) -> Any:
        threads.append(threading.current_thread())
        return made(*arguments)

    monkeypatch.setattr(f"metropole.server.api.{maker}", watched)
    text = COLONIALISM.edited('en = "India"', f'en = "Land of {path}"')  # nobody has asked for it before
    async with world(()) as w:
        keep(w.memory, seated("own", "colonialism/compass", 3, board=text))
        replies = [await w.ask("GET", f"/api/{path}?table=own") for _ in range(2)]
    assert [200, 200] == [reply.status for reply in replies]
    assert 1 == len(threads), "it is kept"
    assert threads[0] is not threading.main_thread()


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/rules"])
async def test_asked_for_again(path: str) -> None:
    """A browser that has it already gets nothing but the tag; another language is another answer."""
    target = f"{path}?edition=colonialism/compass"
    first = await asked(target)
    tag = first.header("etag")
    again = await asked(target, ("if-none-match", tag))
    german = await asked(f"{target}&language=de", ("if-none-match", tag))
    assert (304, b"", tag) == (again.status, again.body, again.header("etag"))
    assert (200, "de") == (german.status, german.json().get("language", "de"))
    assert "colonialism/compass" == first.json()["edition"]


def test_every_option_together() -> None:
    """Options that go together give a catalogue too, however many there are."""
    for book in registry.books():
        for options in combinations([option.name for option in book.options], 2):
            try:
                rule_set = registry.find("+".join([book.name, *options]))
            except registry.UnknownEditionError:
                continue
            assert catalogue(rule_set.name, rule_set.seats[0], "de").edition == rule_set.name
