"""The speaker of Empires."""

from collections.abc import Mapping
from typing import Final

from metropole.boards.board_file import BoardFile
from metropole.games.empires.book import rulebook
from metropole.games.empires.rules import prompts
from metropole.games.empires.rules.action_space import ALPHABET, TRACKS
from metropole.games.empires.rules.action_space import COLOURS as SEATS
from metropole.games.empires.rules.board import (
    CHARACTERS,
    COLOURS,
    EXTRA_CARD,
    NATIONS,
    NOTHING,
    PICTURES,
    RULES,
    SLOTS,
    TERRITORIES,
    Board,
)
from metropole.games.empires.rules.control import height, is_safe, runs
from metropole.games.empires.rules.game import Edition
from metropole.games.empires.rules.queries import piles_of
from metropole.games.empires.rules.state import NO_NATION, Seat
from metropole.games.empires.rules.view import EmpiresView
from metropole.games.empires.vocabulary import VOCABULARY
from metropole.kernel import Prompt
from metropole.kernel.view import SPECTATOR
from metropole.languages import DEFAULT_LANGUAGE
from metropole.rulebooks import Rulebook
from metropole.text.vocabulary import key_of
from metropole.text.voice import SpeakerBase, Words, yes_or_no

SECTIONS: Final = {  # where the revised rulebook has what the second edition says in a paragraph
    "CE 4": "CR 4",
    "CE 5": "CR 5",
    "CE 11": "CR 11",
    "CE 12": "CR 12",
    "CE 13": "CR 12.1",
    "CE 14": "CR 12.2",
    "CE 15": "CR 12.3",
    "CE 16": "CR 12.4",
    "CE 17": "CR 12.5",
    "CE 18": "CR 12.7",
    "CE 19": "CR 12.6",
    "CE 20": "CR 12.11",
    "CE 21": "CR 12.8",
    "CE 22": "CR 12.12",
    "CE 23": "CR 12.9",
    "CE 24": "CR 12.10",
}

Known = dict[str, int | str]


class EmpiresSpeaker(SpeakerBase[EmpiresView, Board]):
    """The language of one reader of Empires."""

    game = "empires"
    words_in = "metropole.games.empires"
    vocabulary = VOCABULARY

    def __init__(self, language: str, edition: Edition, chart: BoardFile[Board], you: int = SPECTATOR) -> None:
        self.edition = edition
        rules: Words = {
            "edition": edition.book,
            "cap": edition.turn_cap,
            "nations": yes_or_no(edition.nations),
        }
        super().__init__(language, ALPHABET, chart, you, rules)

    # --- sentences ---

    def context_of(self, view: EmpiresView, prompt: str) -> Mapping[str, int | str]:
        """CE 16 Beside what a question is about, the loans to choose from are told one by one."""
        if prompt != prompts.REPAY.key:
            return view.about
        piles = [str(view.table.s.piles[pile]) for pile in piles_of(view.table, Seat(view.seat))]
        return {**view.about, "loans": ", ".join(piles)}

    def moment(self, turn: int, phase: int, round_number: int = 0) -> str:
        """4 The turn, and the round or the phase of it."""
        if round_number:
            return self.say("e-moment-round", turn=turn, round=round_number)
        return self.say("e-moment-phase", turn=turn, phase=self.phase(phase))

    def section(self, prompt: Prompt) -> str:
        """The paragraph of the rulebook being played; shared questions cite the second edition."""
        return SECTIONS.get(prompt.paragraph, prompt.paragraph) if self.edition.end_rolls else prompt.paragraph

    # --- names ---

    def rulebook(self) -> Rulebook:
        return rulebook()

    def phase(self, phase: int) -> str:
        return self.say(f"e-phase-{key_of(self.edition.phases[phase])}")

    def player(self, seat: int, nation: int = NO_NATION) -> str:
        """A player by colour, and by nation where there is one."""
        if nation == NO_NATION:
            return self.seat(seat)
        return self.say("e-player", seat=self.seat(seat), nation=self.nation(nation))

    def character(self, character: int) -> str:
        return self.named("character", character)

    def card(self, card: int) -> str:
        """4 A card is called by its two characters."""
        return self.named("card", card)

    def territory(self, territory: int) -> str:
        return self.named("territory", territory)

    def space(self, space: int) -> str:
        """1 A resource space is called by its picture and its territory."""
        return self.named("space", space)

    def picture(self, picture: int) -> str:
        return self.say(f"e-picture-{key_of(PICTURES[picture])}")

    def colour(self, colour: int) -> str:
        """1 An edge colour of resources."""
        return self.say(f"e-colour-{COLOURS[colour]}")

    def colour_code(self, colour: int) -> str:
        """Two letters for the resources with this edge."""
        return self.speak(f"e-colour-{COLOURS[colour]}", {}, "code")

    def track(self, track: int) -> str:
        return self.named("track", track)

    def nation(self, nation: int) -> str:
        return self.named("nation", nation)

    def city(self, nation: int, territory: int) -> str:
        """25 The historical city of a nation in a territory; nothing if it has none there."""
        if not self.chart.board.cities[nation] >> territory & 1:
            return ""
        place = f"nations.{underscored(NATIONS[nation])}.cities.{underscored(TERRITORIES[territory])}"
        names = self.chart.names[place]
        return names.get(self.language, names[DEFAULT_LANGUAGE])

    # --- help ---

    def character_help(self, character: int) -> str:
        """13-24 What a character does."""
        return self.speak(f"e-character-{CHARACTERS[character]}", {}, "help")

    def track_help(self, track: int) -> str:
        """6 What a track is good for."""
        return self.speak(f"e-track-{TRACKS[track]}", {}, "help")

    def nation_help(self, nation: int) -> str:
        """25 The goals, the historical cities and the special rules of a nation."""
        board = self.chart.board
        goals = [self.goal(nation, territory) for territory in members(board.goals[nation])]
        rules = [self.rule(nation, rule) for rule in members(board.rules[nation])]
        return " ".join([self.say("e-nation-goals", goals=", ".join(goals)), *rules])

    def goal(self, nation: int, territory: int) -> str:
        city = self.city(nation, territory)
        if not city:
            return self.territory(territory)
        return self.say("e-nation-city", territory=self.territory(territory), city=city)

    def rule(self, nation: int, rule: int) -> str:
        """25 A special rule of a nation, and whether it ends at six prestige."""
        blanks: Words = self.extra(nation) if rule == EXTRA_CARD else {}
        text = self.speak(f"e-rule-{key_of(RULES[rule])}", blanks)
        return f"{text} {self.say('e-rule-ends')}" if self.chart.board.ending[nation] >> rule & 1 else text

    def extra(self, nation: int) -> Words:
        """25 The card that a nation has twice, and which of its characters it may use twice in a turn."""
        doubled = members(self.chart.board.extra[nation])
        names = [self.character(character) for character in doubled]
        return {"card": self.card(doubled[0] // 2), "characters": ", ".join(names)}

    # --- words for numbers ---

    def new_word(self, field: str, kind: str, number: int) -> Words:
        if kind == "stack":
            return {field: self.stack(number)}
        words = super().new_word(field, kind, number)
        if kind == "seat" and number == self.you:
            words |= {f"{field}_{form}": self.speak("e-seat-you", {}, form) for form in VOCABULARY.forms["seat"]}
        return words

    def stack(self, stack: int) -> str:
        """5 The counters of a stack from the bottom to the top, counters of one colour that lie together as one."""
        groups = runs(stack)
        ends = [*[position for _, position in groups[1:]], height(stack)]
        texts: list[str] = []
        for i, (seat, position) in enumerate(groups):
            key = "e-run-safe" if is_safe(stack, position) else "e-run"
            texts.append(self.say(key, number=i + 1, seat=self.seat(seat), count=ends[i] - position))
        return ", ".join(texts)

    def entry(self, kind: str, number: int) -> tuple[str, Words]:
        if kind in ("territory", "nation"):
            return self.on_board(kind, key_of((TERRITORIES if kind == "territory" else NATIONS)[number]))
        if kind == "card":
            return "e-card", {"first": self.character(2 * number), "second": self.character(2 * number + 1)}
        if kind == "space":
            return self.space_entry(number)
        names = {"seat": SEATS, "character": CHARACTERS, "track": TRACKS}
        return f"e-{kind}-{names[kind][number]}", {}

    def space_entry(self, space: int) -> tuple[str, Words]:
        """1 The picture and the territory; a number too where that leaves a doubt."""
        board = self.chart.board
        territory, slot = divmod(space, SLOTS)
        blanks = self.word("territory", territory) | {"number": slot + 1}
        picture = board.space_picture[space]
        if picture == NOTHING:
            return "e-space-unprinted", blanks
        blanks["resource"] = self.picture(picture)
        alike = [other for other in board.spaces[territory] if board.space_picture[other] == picture]
        return "e-space" if len(alike) == 1 else "e-space-numbered", blanks


def members(mask: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def underscored(name: str) -> str:
    """A name as board files write it."""
    return name.replace(" ", "_")
