"""House rules in sentences, for whoever plays by them."""

from typing import TYPE_CHECKING

from babel.lists import format_list

from metropole.parts.figures import (
    FigureChange,
    FigureKind,
    FigureValue,
    FirstToLast,
    HouseFigure,
    Named,
    OneOf,
    Whole,
    Wholes,
    YesOrNo,
)

if TYPE_CHECKING:
    from metropole.games.kit import RuleSet
    from metropole.text.voice import AnySpeaker

TRUTH = ("true", "false")  # in a file


def sentences(rule_set: "RuleSet", speaker: "AnySpeaker") -> list[str]:
    """A line for everything that differs from the book."""
    return [
        *[sentence(change, speaker) for change in rule_set.changes],
        *[speaker.say("house-code", part=part.replace("_", " ")) for part in rule_set.code],
    ]


def sentence(change: FigureChange, speaker: "AnySpeaker") -> str:
    figure = change.figure
    now, before = [value_of(figure, value, speaker) for value in (change.now, change.before)]
    return speaker.say("house-change", what=called(figure, speaker), now=now, before=before)


def called(figure: "HouseFigure[object]", speaker: "AnySpeaker") -> str:
    """What a figure is about."""
    thing = speaker.word(*figure.of) if figure.of else {}
    return speaker.say(speaker.own(f"figure-{figure.words}"), **thing)


def value_of(figure: "HouseFigure[object]", value: FigureValue, speaker: "AnySpeaker") -> str:
    if isinstance(value, bool):
        return speaker.say("house-yes" if value else "house-no")
    if isinstance(value, int):
        return speaker.named(figure.of[0], value) if figure.of and isinstance(figure.kind, Named) else str(value)
    if isinstance(figure.kind, FirstToLast):
        return speaker.say("house-span", first=value[0], last=value[1])
    return ", ".join([str(number) for number in value])


def allowed(kind: FigureKind, speaker: "AnySpeaker") -> str:
    """What a figure may be; names and truth values are those of a file."""
    if isinstance(kind, FirstToLast):
        return speaker.say("house-first-to-last", low=kind.low, high=kind.high)
    if isinstance(kind, Wholes):
        span = speaker.say("house-span", first=kind.least, last=kind.most)
        count = kind.least if kind.least == kind.most else span
        return speaker.say("house-list", count=count, low=kind.low, high=kind.high)
    if isinstance(kind, Whole):
        return speaker.say("house-span", first=kind.low, last=kind.high)
    if isinstance(kind, OneOf | YesOrNo):
        choice = [str(number) for number in kind.numbers] if isinstance(kind, OneOf) else TRUTH
        return format_list(choice, style="or", locale=speaker.language)
    return kind.allowed
