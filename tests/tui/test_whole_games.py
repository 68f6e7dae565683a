"""The terminal plays every rulebook to its end, for one person or nobody, with words for all that rules object."""

import re

import pytest

from metropole import journal, registry
from metropole.games.colonialism.rules import reasons as colonialism
from metropole.games.empires.rules import action_space
from metropole.games.empires.rules import reasons as second
from metropole.games.empires.rules.revised import reasons as revised
from metropole.games.empires.speaker import EmpiresSpeaker
from metropole.journal import fingerprint
from metropole.text import LANGUAGES
from metropole.tui.local_game import COMMANDS
from tests.tui.scripts import COMPASS, REVISED, SECOND, at_random, five_or_one, played, seated, typed

REASONS = {COMPASS: colonialism.REASONS, SECOND: second.REASONS, REVISED: revised.REASONS}


@pytest.mark.parametrize(
    ("rule_set", "bots", "language"),
    [
        ("colonialism/compass+events+upgrades", 1, "en"),
        ("colonialism/compass+events+upgrades", 1, "de"),
        ("colonialism/spielworxx", 1, "en"),
        ("colonialism/spielworxx", 1, "de"),
        ("colonialism/original", 1, "en"),
        ("colonialism/original", 1, "de"),
        ("empires/second", 3, "en"),
        ("empires/second", 5, "de"),
        ("empires/second+nations", 1, "de"),
        ("empires/second+nations", 2, "en"),
        ("empires/revised", 2, "de"),
        ("empires/revised+fastend", 5, "en"),
    ],
)
def test_whole_game(rule_set: str, bots: int, language: str) -> None:
    """Random numbers on every question lead to the end, without a single escape, and the record is right."""
    most = 12 if rule_set.startswith("colonialism") else 9
    typist = five_or_one(5) if rule_set.startswith("empires/second") else at_random(5, most)
    session = seated(typist, rule_set, "you" + ",random" * bots, language)
    printed = played(session)

    assert session.journal.game.over
    assert bots + 1 == len([line for line in printed[-7:] if re.match(r"  [1-6]\. ", line)])
    assert not any("\x1b" in line for line in printed)
    again = journal.parse(session.journal.text(), "text")
    assert fingerprint(again.game) == fingerprint(session.journal.game)


@pytest.mark.parametrize(
    ("rule_set", "bots", "shown", "secret"),
    [
        (COMPASS, 2, r".*(wins with|is shared).*", r"Your hand.*|(Blue|Red) draws (?!a card).*"),
        (SECOND, 4, r"Territories.*printed difficulty.*", r"Which five cards.*|.*\(you\).*"),
        (REVISED, 3, r"Territories.*printed difficulty.*", r".*\(you\).*"),
    ],
)
def test_watching(rule_set: str, bots: int, shown: str, secret: str) -> None:
    """Without people everything is told as it happens, the table at the beginning of every turn, and no secret."""
    printed = played(seated(typed(), rule_set, ",".join(["random"] * bots)))

    assert "Turn 3 begins." in printed
    assert any(re.fullmatch(shown, line) for line in printed)
    assert [] == [line for line in printed if re.fullmatch(secret, line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule_set", REASONS)
def test_all_reasons_have_words(rule_set: str, language: str) -> None:
    """Whatever the rules can object has a sentence; so has every command its words, and every track its help."""
    chosen = registry.find(rule_set)
    speaker = chosen.speaker(language, chosen.kit.load_board())

    assert all(speaker.say(reason) for reason in REASONS[rule_set])
    told = chosen.kit.outline(chosen.start(chosen.seats.start).view(0), speaker)
    keys = {section.key for section in told if section.key}
    assert "hand" in keys
    assert all(speaker.say(f"tui-command-{command}") for command in (*COMMANDS, *keys))
    if isinstance(speaker, EmpiresSpeaker):
        assert all(speaker.track_help(track) for track in range(len(action_space.TRACKS)))
