"""What things are: the answers to `?`, from the names of the game, its outline and its rules."""

from metropole.parts import outline
from metropole.parts import rule_pages as pages
from metropole.parts.matching import Candidate, matches, tidy
from metropole.parts.outline import OutlineSection
from metropole.parts.things import Thing
from metropole.rulebooks import Rulebook
from metropole.text.voice import AnySpeaker

Things = dict[str, list[Thing]]  # by kind


def topic(text: str, things: Things, sections: list[OutlineSection], speaker: AnySpeaker, edition: str) -> list[str]:
    """What a card, place or whatever else has a name is, and what lies there now.

    Of several things a name is meant with which all the others begin.
    """
    known = [(f"{kind}:{number}", one) for kind, all in things.items() for number, one in enumerate(all)]
    found = [known[i] for i in matches(text, [Candidate(i, (one.name, one.key)) for i, (_, one) in enumerate(known)])]
    if not found:
        return [speaker.say(speaker.own("tui-help-unknown"), text=tidy(text))]
    id, thing = min(found, key=lambda one: len(one[1].name))
    if not all([one.name.startswith(thing.name) for _, one in found]):
        names = dict.fromkeys([one.name for _, one in found])
        return [speaker.say("tui-ambiguous", text=tidy(text), options=", ".join(names))]
    return [
        *described(thing, speaker.rulebook(), speaker, edition),
        *outline.about(sections, id),
        *more(thing, speaker),
    ]


def described(thing: Thing, book: Rulebook, speaker: AnySpeaker, edition: str) -> list[str]:
    """What it is; where there is nothing but a paragraph, that."""
    if thing.help or not thing.section:
        return [f"{thing.name}: {thing.help}"]
    return pages.part(book, speaker, edition, thing.section)


def more(thing: Thing, speaker: AnySpeaker) -> list[str]:
    """Whether figures of it are in no rulebook, and where the rules say more."""
    guessed = [speaker.say("tui-reconstructed")] if thing.reconstructed else []
    reading = [speaker.say("tui-read-on", paragraph=speaker.cited(thing.section))] if thing.section else []
    return [*guessed, *reading] if thing.help else []
