"""A speaker turns what the rules state, ask and offer into sentences, from one reader's point of view."""

from collections.abc import Sequence
from typing import Final

from metropole import rulebooks
from metropole.boards import Chart
from metropole.colonialism import upgrades
from metropole.colonialism.alphabet import CARDS, UPGRADES
from metropole.colonialism.board import COLOURS, EVENTS, REGIONS, ZONES
from metropole.colonialism.facts import FACTS
from metropole.colonialism.game import Edition
from metropole.colonialism.state import NATIVES
from metropole.colonialism.view import ColonialismView
from metropole.kernel import Event, Outcome, Prompt
from metropole.kernel.flow import FRAME, HEAD
from metropole.kernel.questions import EVERYBODY
from metropole.kernel.space import NO_NOUN
from metropole.kernel.view import SPECTATOR
from metropole.text.bundles import Arguments, bundle, spoken
from metropole.text.words import CONTEXT, FORMS, KINDS, NOUNS, key_of

Words = dict[str, str | int]

URABI_REVOLT: Final = EVENTS.index("urabi revolt")
UNKNOWN: Final = "none"
STATUSES: Final = ("fresh", "used")


class Speaker:
    """The language of one reader. `you` is his seat; a spectator has none."""

    def __init__(self, language: str, edition: Edition, chart: Chart, you: int = SPECTATOR) -> None:
        self.messages = bundle(language)
        self.language = language
        self.edition = edition
        self.chart = chart
        self.you = you
        self.rules: Words = {"edition": edition.name.split("+")[0], "drawn": edition.drawn}
        self.known: dict[tuple[str, int], Words] = {}

    # --- sentences ---

    def event(self, event: Event) -> str:
        """One sentence for a fact."""
        key, fields = FACTS[event.kind]
        words = self.words(fields, event.numbers)
        words["whispered"] = yes_or_no(event.only != EVERYBODY)
        return self.speak(f"fact-{key}", words)

    def prompt(self, prompt: Prompt, **context: int) -> str:
        """One sentence for a question. The context may say more of the action under way, as fields of facts do."""
        words: Words = {"count": UNKNOWN}
        for field in CONTEXT.get(prompt.key, {}):
            words.update(dict.fromkeys(names_of(field), UNKNOWN))
        return self.speak(f"prompt-{prompt.key}", words | self.words(list(context), list(context.values())))

    def question(self, view: ColonialismView) -> str:
        """What the viewer is asked, with all that he knows of the action under way; nothing if he is not asked."""
        return self.prompt(view.prompt, **context_of(view)) if view.prompt else ""

    def option(self, action: int, prompt: Prompt | None = None) -> str:
        """The label of an option; some read better when the question is known."""
        return self.label(action, prompt, "")

    def short(self, action: int, prompt: Prompt | None = None) -> str:
        """The label of an option without what the question says already."""
        return self.label(action, prompt, "short")

    def label(self, action: int, prompt: Prompt | None, attribute: str) -> str:
        space = self.edition.space
        verb = space.verbs[space.verb[action]]
        words: Words = {"prompt": prompt.key if prompt else UNKNOWN}
        if space.noun[action] != NO_NOUN:
            words |= self.words([NOUNS[verb]], [space.noun[action] + (verb == "row")])
        return capitalized(self.speak(f"action-{verb}", words, attribute))

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who has won, and then everybody's place."""
        order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
        winners = [seat for seat in order if outcome.ranks[seat] == 1]
        if len(winners) > 1:
            first = self.say("outcome-shared", seats=", ".join([self.seat(seat) for seat in winners]))
        else:
            first = self.speak("outcome-won", self.result(outcome, winners[0]))
        return [first, *[self.speak("outcome-place", self.result(outcome, seat)) for seat in order]]

    def result(self, outcome: Outcome, seat: int) -> Words:
        numbers: Words = {"rank": outcome.ranks[seat], "score": outcome.scores[seat], "total": outcome.totals[seat]}
        return numbers | self.word("seat", seat)

    def moment(self, turn: int, phase: int) -> str:
        """2.8 What the turn marker and the phase marker show."""
        if phase % 3 == 2:
            return self.say("moment-colonization", turn=turn, number=phase // 3 + 1)
        return self.say("moment-round", turn=turn, round=phase - phase // 3 + 1)

    def say(self, key: str, **arguments: str | int) -> str:
        """Any other message."""
        return self.speak(key, arguments)

    def speak(self, key: str, arguments: Arguments, attribute: str = "") -> str:
        return spoken(self.messages, key, {**self.rules, **arguments}, attribute)

    # --- names ---

    def seat(self, seat: int) -> str:
        return self.named("seat", seat)

    def faction(self, faction: int) -> str:
        return self.named("faction", faction)

    def region(self, region: int) -> str:
        return self.named("region", region)

    def zone(self, zone: int) -> str:
        return self.named("zone", zone)

    def colour(self, colour: int) -> str:
        return self.named("colour", colour)

    def resource(self, colour: int) -> str:
        """2.3 What cubes of this colour are."""
        return self.speak(f"colour-{COLOURS[colour]}", {}, "resource")

    def card(self, card: int) -> str:
        return self.named("card", card)

    def interest(self, interest: int) -> str:
        return self.named("interest", interest)

    def upgrade(self, upgrade: int) -> str:
        return self.named("upgrade", upgrade)

    def event_card(self, event: int) -> str:
        return self.named("event", event)

    def paragraph(self, key: str) -> str:
        """The heading of a paragraph of the rulebook."""
        return rulebooks.load().paragraph(key).said(self.language)

    # --- help ---

    def card_help(self, card: int) -> str:
        """7.0 What a card needs and does in this edition."""
        influence = self.edition.cards[card]
        needs = {"policy": influence.policy, "ship": influence.ship, "presence": influence.presence}
        return self.speak(f"card-{key_of(CARDS[card])}", {name: yes_or_no(needs[name]) for name in needs}, "help")

    def upgrade_help(self, upgrade: int) -> str:
        """X2 What an upgrade costs and does."""
        price = (self.edition.upgrades or upgrades.PRICES)[upgrade]
        return self.speak(f"upgrade-{key_of(UPGRADES[upgrade])}", {"price": price}, "help")

    def event_help(self, event: int) -> str:
        """X1 What an event does, and where."""
        board = self.chart.board
        fields = ["zone"] if event == URABI_REVOLT else ["region"]
        places = [board.event_place[event]]
        if board.event_other[event] >= 0:
            fields, places = [*fields, "other"], [*places, board.event_other[event]]
        return self.speak(f"event-{key_of(EVENTS[event])}", self.words(fields, places), "help")

    # --- words for numbers ---

    def words(self, fields: Sequence[str], numbers: Sequence[int]) -> Words:
        """The blanks that these fields fill, each name in all its forms."""
        words: Words = {}
        for field, number in zip(fields, numbers, strict=True):
            words |= self.word(field, number)
        return words

    def word(self, field: str, number: int) -> Words:
        if field not in KINDS:
            return {field: number}
        if (field, number) not in self.known:
            self.known[field, number] = self.new_word(field, KINDS[field], number)
        return self.known[field, number]

    def new_word(self, field: str, kind: str, number: int) -> Words:
        if kind == "status":
            return {field: STATUSES[number]}
        key, blanks = self.entry(kind, number)
        words: Words = {field: self.speak(key, blanks)}
        for form in FORMS.get(kind, ()):
            words[f"{field}_{form}"] = self.speak(key, blanks, form)
        if kind == "seat":
            words["you"] = yes_or_no(number == self.you)
        return words

    def named(self, kind: str, number: int) -> str:
        return str(self.word(kind, number)[kind])

    def entry(self, kind: str, number: int) -> tuple[str, Words]:
        """The message that names something, and what it needs to do so."""
        if kind in ("region", "zone"):
            return self.place(kind, key_of((REGIONS if kind == "region" else ZONES)[number]))
        if kind == "interest":
            board = self.chart.board
            return "interest", self.words(
                ("region", "colour"), (board.interest_region[number], board.interest_colour[number])
            )
        if kind == "faction":
            return ("faction-natives", {}) if number == NATIVES else ("faction-seat", self.word("seat", number))
        names = {
            "seat": self.edition.colours,
            "colour": COLOURS,
            "card": CARDS,
            "upgrade": UPGRADES,
            "event": EVENTS,
        }
        return f"{kind}-{key_of(names[kind][number])}", {}

    def place(self, kind: str, key: str) -> tuple[str, Words]:
        """2.1 A place is called what the board calls it; a name of its own needs forms that suit any name."""
        name = self.chart.names[f"{kind}s.{key.replace('-', '_')}"][self.language]
        if name == self.speak(f"{kind}-{key}", {}):
            return f"{kind}-{key}", {}
        return f"{kind}-other", {"name": name}


def context_of(view: ColonialismView) -> dict[str, int]:
    """What the viewer knows of the action under way."""
    prompt = view.prompt.key if view.prompt else ""
    registers = view.stack[len(view.stack) - FRAME + HEAD :]
    context = {field: registers[register] for field, register in CONTEXT.get(prompt, {}).items()}
    if prompt == "keep-six":
        context["count"] = view.edition.hand_size - len(view.given)
    elif prompt == "mercenary-losses":
        context["count"] = view.table.s.due[view.seat]
    return context


def names_of(field: str) -> list[str]:
    """The blanks that a field fills."""
    return [field, *[f"{field}_{form}" for form in FORMS.get(KINDS[field], ())]]


def yes_or_no(value: bool) -> str:
    """The two keys that the text files choose by."""
    return "yes" if value else "no"


def capitalized(text: str) -> str:
    """The text with its first letter large and all others as they are."""
    return text[:1].upper() + text[1:]
