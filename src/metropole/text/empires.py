"""The speaker of Empires."""

from collections.abc import Mapping
from typing import Final

from metropole.boards import EmpiresChart
from metropole.empires.alphabet import ALPHABET, TRACKS
from metropole.empires.alphabet import COLOURS as SEATS
from metropole.empires.board import (
    CHARACTERS,
    COLOURS,
    EXTRA_CARD,
    NATIONS,
    NOTHING,
    PICTURES,
    RULES,
    SLOTS,
    TERRITORIES,
)
from metropole.empires.board import Board as EmpiresBoard
from metropole.empires.control import height, runs
from metropole.empires.game import AMOUNT, COUNT, SPOT, Edition
from metropole.empires.queries import piles_of
from metropole.empires.state import NO_NATION, Seat
from metropole.empires.view import EmpiresView
from metropole.kernel.flow import FRAME, HEAD
from metropole.kernel.view import SPECTATOR
from metropole.text.voice import Voice, Words
from metropole.text.words import EMPIRES, key_of

PHASES: Final = ("endeavour", "merchant fleets", "first player", "naval forces", "interest")
RUN_PROMPTS: Final = ("company-run", "casualty-run", "war-casualty-run")


class EmpiresSpeaker(Voice[EmpiresView, EmpiresBoard]):
    """The language of one reader of Empires."""

    game = "empires"
    vocabulary = EMPIRES

    def __init__(self, language: str, edition: Edition, chart: EmpiresChart, you: int = SPECTATOR) -> None:
        self.edition = edition
        super().__init__(language, ALPHABET, chart, you, {"cap": edition.turn_cap})

    # --- sentences ---

    def context_of(self, view: EmpiresView, prompt: str) -> Mapping[str, int | str]:
        registers = view.stack[len(view.stack) - FRAME + HEAD :]
        context: dict[str, int | str] = {}
        for field, register in EMPIRES.context.get(prompt, {}).items():
            context[field] = registers[register]
        return context | beside(view, prompt, registers)

    def moment(self, turn: int, phase: int, round_number: int = 0) -> str:
        """4 The turn, and the round or the phase of it."""
        if round_number:
            return self.say("e-moment-round", turn=turn, round=round_number)
        return self.say("e-moment-phase", turn=turn, phase=self.phase(phase))

    # --- names ---

    def phase(self, phase: int) -> str:
        return self.say(f"e-phase-{key_of(PHASES[phase])}")

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

    def track(self, track: int) -> str:
        return self.named("track", track)

    def nation(self, nation: int) -> str:
        return self.named("nation", nation)

    def city(self, nation: int, territory: int) -> str:
        """25 The historical city of a nation in a territory; nothing if it has none there."""
        if not self.chart.board.cities[nation] >> territory & 1:
            return ""
        place = f"nations.{underscored(NATIONS[nation])}.cities.{underscored(TERRITORIES[territory])}"
        return self.chart.names[place][self.language]

    # --- help ---

    def character_help(self, character: int) -> str:
        """13-24 What a character does."""
        return self.speak(f"e-character-{CHARACTERS[character]}", {}, "help")

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
            words |= {f"{field}_{form}": self.speak("e-seat-you", {}, form) for form in EMPIRES.forms["seat"]}
        return words

    def stack(self, stack: int) -> str:
        """5 The counters of a stack from the bottom to the top, counters of one colour that lie together as one."""
        groups = runs(stack)
        ends = [*[position for _, position in groups[1:]], height(stack)]
        texts: list[str] = []
        for i, (seat, position) in enumerate(groups):
            texts.append(self.say("e-run", number=i + 1, seat=self.seat(seat), count=ends[i] - position))
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


def beside(view: EmpiresView, prompt: str, registers: list[int]) -> dict[str, int | str]:
    """What the table says of a question apart from the action under way."""
    s, seat = view.table.s, view.seat
    if prompt == "program":
        return {"number": len(view.given) + 1}
    if prompt == "repay":
        return {"loans": ", ".join([str(s.piles[pile]) for pile in piles_of(view.table, Seat(seat))])}
    if prompt == "flamboyance":
        return {"count": s.prestige[seat]}
    if prompt in RUN_PROMPTS:
        return {"stack": s.stacks[registers[SPOT]]}
    if prompt == "reroll":
        own, rival = (COUNT, AMOUNT) if seat == s.attacker else (AMOUNT, COUNT)
        return {"count": registers[own], "rival": registers[rival]}
    if prompt == "surrender":
        return {"other": s.attacker if seat == s.defender else s.defender, "year": s.year}
    return {}


def members(mask: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def underscored(name: str) -> str:
    """A name as board files write it."""
    return name.replace(" ", "_")
