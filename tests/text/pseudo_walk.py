"""Everything that Python says to people, in a language made by a script; prints what is not said in it.

Run as a program, with the name of a walk, where `metropole` is a copy of the package that speaks the language.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from metropole import registry
from metropole.games.kit import Kit
from metropole.kernel.view import SPECTATOR
from metropole.server import advice, levels, stations, story
from metropole.server.catalogue import catalogue
from metropole.server.editions_api import offered
from metropole.server.rulepages import rules
from metropole.server.wire import Play, Viewer
from tests.cli.program import page
from tests.server.tables import question_to
from tests.text.pseudo import LANGUAGE, untranslated
from tests.tui.scripts import Script, at_random, played, seated
from tests.web.record import NOW, RULE_SETS, RecordedRules, begun, do

Utterance = tuple[str, str]  # where, and what

# What programs read, by field, or by type and field; everything else is read by people.
CODES: Final = frozenset(
    "About.table action code colour commitment contributions edition ending game "
    "hint id key kind language level levels number prompt recommended ruling section state thing absence "
    "ColumnHead.group EditionInfo.name OptionShown.name OptionShown.needs OptionShown.excludes view scene own board "
    "Catalogue.book".split()
)
TYPED: Final = 250  # lines at the terminal
SILENT: Final = ("quit", "lang", "save")  # commands that need more words, or end the game
FLAGGED: Final = re.compile(r"  R[+-]? +")  # keys of a board file
CLI: Final = (
    "editions",
    *[f"rules {book.name}" for book in registry.books()],
    *[f"rules {book.name} --search a" for book in registry.books()],
    *[f"board check {files(kit.package) / 'board.toml'}" for kit in registry.kits()],
)
# Names of files, rule sets, bots and commands, and of the program itself; they are the same in every language.
NAMES: Final = frozenset(
    "metropole Metropole house toml board list rules editions lang random greedy patient colonialism empires compass "
    "original spielworxx second revised you CM OR SW CE CR AMB TOML true false Anna Name".split()
)


def texts(value: object, where: str) -> Iterator[Utterance]:
    """The texts in an answer of the server."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field not in CODES and f"{type(value).__name__}.{field}" not in CODES:
                yield from texts(getattr(value, field), f"{type(value).__name__}.{field}")
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each, where)
    elif isinstance(value, Iterable):
        for each in value:
            yield from texts(each, where)


def of_server(rules_played: RecordedRules) -> Iterator[Utterance]:
    """A table from the first question to the last: frames, advice, story, and what surrounds them."""
    random = Random(rules_played.edition)
    table = begun(rules_played.edition, rules_played.seats, rules_played.seed)
    seen = set[str]()
    while table.standing.state == "running":
        seat = random.choice([seat for seat in table.awaiting() if table.has_to_speak(seat)])
        question = question_to(table, seat)
        if question.prompt.key not in seen or table.seq % 10 == 0:
            viewer = Viewer(seat, (seat,))
            yield from texts(table.frame(viewer, table.seq - 12, LANGUAGE, NOW), "frame")
            if question.prompt.key not in seen:
                yield from texts(advice.advise(advice.asked(table, viewer), LANGUAGE), "advice")
            seen.add(question.prompt.key)
        words = table.the_course.game.space.name(random.choice(question.options))
        do(table, Play(words), f"p{seat}", seat)
    for viewer in (Viewer(SPECTATOR), Viewer(0, (0,))):
        yield from texts(table.frame(viewer, 0, LANGUAGE, NOW), "whole log")
        yield from texts(story.tell(story.past(table, viewer), LANGUAGE), "story")
        since = 0
        while told := stations.tell(stations.past(table, viewer, since, None), LANGUAGE):
            yield from texts(told, "stations")
            since = told[-1].seq
    yield from texts(catalogue(rules_played.edition, rules_played.seats, LANGUAGE), "catalogue")
    yield from texts(rules(rules_played.edition, LANGUAGE), "rules")


def of_outlines() -> Iterator[Utterance]:
    """What a table looks like in words, for those without a picture."""
    for one in RULE_SETS:
        table = begun(one.edition, one.seats, one.seed)
        if type(table.rule_set.kit).outline is Kit.outline:
            continue  # numbers by the names that the rules have for them
        for seat in (SPECTATOR, 0):
            view = table.the_course.game.view(seat)
            yield from texts(table.rule_set.kit.outline(view, table.voice(LANGUAGE, seat)), "outline")


def of_terminal(one: RecordedRules) -> Iterator[Utterance]:
    """A game at the terminal with every command in it, in the words of the language; then it is replayed."""
    session = seated(at_random(5), one.edition, "you" + ",random" * (one.seats - 1), LANGUAGE)
    speaker = session.rule_set.speaker(LANGUAGE, session.chart, SPECTATOR)
    own = [one.key for one in session.rule_set.kit.outline(session.journal.game.view(0), speaker) if one.key]
    words = {name: speaker.say(f"tui-command-{name}").split()[0] for name in (*session.commands, *own)}
    left = [word for name, word in words.items() if name not in SILENT] * 3
    chance, turns = Random(3), iter(range(TYPED))

    def typist(_: Script) -> str:
        if next(turns, None) is None:
            return words["quit"]
        return left.pop() if left and chance.random() < 0.2 else str(chance.randint(1, 9))

    assert isinstance(session.console, Script)
    session.console.typist = typist
    for line in played(session):
        yield "terminal", line
    with TemporaryDirectory() as place:
        file = Path(place) / "game.txt"
        file.write_text(session.journal.text(), "utf-8")
        for line in page(f"replay {file} --lang {LANGUAGE}").replace(str(file), "").splitlines():
            yield "replay", line


def of_program() -> Iterator[Utterance]:
    """The pages that the command line prints."""
    for line in CLI:
        for printed in page(f"{line} --lang {LANGUAGE}").splitlines():
            if not FLAGGED.match(printed):
                yield line, printed
    for book in registry.books():  # keys come first, as a file has them, and so do names that are worth something
        for printed in page(f"house figures {book.name} --lang {LANGUAGE}").splitlines()[1:]:
            yield "house figures", "" if ".worth" in printed else printed.partition("(")[2]
    yield from texts(offered(LANGUAGE), "editions")
    yield from texts([levels.described(level, LANGUAGE) for level in offered(LANGUAGE).levels], "levels")


WALKS: Final[dict[str, Callable[[], Iterator[Utterance]]]] = {
    "program": of_program,
    "outlines": of_outlines,
    **{f"server {one.edition}": partial(of_server, one) for one in RULE_SETS},
    **{f"terminal {one.edition}": partial(of_terminal, one) for one in RULE_SETS},
}


def known() -> Iterator[str]:
    """Words that are the same in every language."""
    yield from NAMES
    for book in registry.books():
        yield from [option.name for option in book.options]
    for kit in registry.kits():
        yield from untranslated(f"{kit.title} {kit.load_board().title}")


def main(walk: str) -> None:
    names = frozenset(known())
    found: dict[str, str] = {}
    count = 0
    for where, text in WALKS[walk]():
        count += 1
        for word in untranslated(text, names):
            found.setdefault(f"{where}: {word}", text)
    json.dump({"count": count, "found": found}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
