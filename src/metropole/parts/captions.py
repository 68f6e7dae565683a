"""Captions: what happened in a few words, made from facts. Alike facts are summed up; text files have the words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from metropole.kernel import Event
from metropole.kernel.questions import EVERYBODY, by_name
from metropole.text.voice import AnySpeaker, Words, capitalized, yes_or_no

LONG: Final = 70  # characters of a caption with all that is minor
LONGEST: Final = 105  # characters of any caption, so that it fits a phone
MORE: Final = "…"


@dataclass(frozen=True)
class Clause:
    """Alike facts in a few words: one clause for each `by`, and in it one item for each `each`; numbers are added up.

    Of a `latest` one only the last fact counts. A minor one is left out first where a caption would be too long.
    One without facts is said where there is none of the others.
    """

    key: str
    facts: tuple[int, ...] = ()
    by: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    latest: bool = False
    minor: bool = False


class Spoken(NamedTuple):
    """A clause in words."""

    text: str
    is_minor: bool


def composed(titles: Sequence[Clause], clauses: Sequence[Clause], told: Sequence[Event], speaker: AnySpeaker) -> str:
    """A title and clauses for these facts; where none speaks of them, their sentences."""
    title = ", ".join([one.text for one in spoken(titles, told, speaker, EVERYBODY)])
    parts = spoken(clauses, told, speaker, actor_of(titles, told, speaker))
    if title or parts:
        return capitalized(fitted(title, parts))
    return sentences(told, speaker) or str(speaker.say("plain-station-unseen"))


def actor_of(heads: Sequence[Clause], told: Sequence[Event], speaker: AnySpeaker) -> int:
    """Whose doing a station is, if its title names somebody: clauses need not name them again."""
    kinds = {kind for clause in heads for kind in clause.facts}
    first = next((event for event in told if event.kind in kinds), None)
    return EVERYBODY if first is None else by_name(speaker.vocabulary.facts, first).get("seat", EVERYBODY)


def fitted(title: str, clauses: list[Spoken]) -> str:
    """Title and clauses on one line: where that is too long, first without what is minor, then without the last."""
    kept = clauses
    while len(joined(title, kept)) > LONG and (minor := [one for one in kept if one.is_minor]):
        kept = [one for one in kept if one is not minor[-1]]
    while len(joined(title, kept)) > LONGEST and len(kept) > 1:
        kept = kept[:-1]
    is_whole = all([one.is_minor or one in kept for one in clauses])
    return joined(title, kept) if is_whole else f"{joined(title, kept)} {MORE}"


def joined(title: str, clauses: list[Spoken]) -> str:
    said = ", ".join([one.text for one in clauses])
    return f"{title}: {said}" if title and said else title or said


def sentences(told: Sequence[Event], speaker: AnySpeaker) -> str:
    """The facts themselves, as many as fit."""
    said = ""
    for event in told:
        longer = f"{said} {speaker.event(event)}".strip()
        if said and len(longer) > LONGEST:
            return f"{said} {MORE}"
        said = longer
    return said


def spoken(clauses: Sequence[Clause], told: Sequence[Event], speaker: AnySpeaker, actor: int) -> list[Spoken]:
    """The clauses that facts lead to, in the order in which each was first told."""
    by_fact = {kind: clause for clause in clauses for kind in clause.facts}
    alike: dict[tuple[object, ...], tuple[Clause, list[Event]]] = {}
    for event in told:
        if (clause := by_fact.get(event.kind)) is not None:
            alike.setdefault((clause.key, *numbers_of(event, clause.by, speaker)), (clause, []))[1].append(event)
    found = list(alike.values()) or [(clause, []) for clause in clauses if not clause.facts]
    return [Spoken(said(clause, events, speaker, actor), clause.minor) for clause, events in found]


def said(clause: Clause, events: Sequence[Event], speaker: AnySpeaker, actor: int) -> str:
    """One clause."""
    words = counted(clause.by, events[-1:] if clause.latest else events, speaker, actor)
    if clause.each:
        alike: dict[tuple[int, ...], list[Event]] = {}
        for event in events:
            alike.setdefault(numbers_of(event, clause.each, speaker), []).append(event)
        words["list"] = ", ".join([item(clause, some, speaker) for some in alike.values()])
    return str(speaker.speak(message(clause, speaker), words)).strip()


def item(clause: Clause, events: Sequence[Event], speaker: AnySpeaker) -> str:
    words = counted((*clause.by, *clause.each), events, speaker, EVERYBODY)
    return str(speaker.speak(message(clause, speaker), words, "each")).strip()


def message(clause: Clause, speaker: AnySpeaker) -> str:
    return str(speaker.own(f"caption-{clause.key}"))


def numbers_of(event: Event, fields: Sequence[str], speaker: AnySpeaker) -> tuple[int, ...]:
    """Some of what a fact is about."""
    numbers = by_name(speaker.vocabulary.facts, event)
    return tuple([numbers[name] for name in fields])


def counted(fields: Sequence[str], events: Sequence[Event], speaker: AnySpeaker, actor: int) -> Words:
    """What alike facts are about, in all forms, and plain numbers added up; what has no `count` counts as one.

    `own` is "yes" where they are about the one whose doing it is.
    """
    words: Words = {"own": "no", "count": 0}
    for event in events:
        numbers = {"count": 1, **by_name(speaker.vocabulary.facts, event)}
        for name, number in numbers.items():
            if name in fields:
                words.update(speaker.word(name, number))
            elif name not in speaker.vocabulary.kinds:
                words[name] = number + int(words.get(name, 0))
        if "seat" in fields:
            words["own"] = yes_or_no(numbers["seat"] == actor)
    return words
