"""What things are, and why something cannot be done: the answers to `?` and `why`."""

from metropole.parts.matching import Candidate, matches, tidy
from metropole.parts.terminal import RenderContext, TerminalKit
from metropole.rulebooks import Rulebook

NAMED = 12  # so many things that can be meant are listed


def topic(text: str, table: TerminalKit, reader: RenderContext, book: Rulebook, edition: str) -> list[str]:
    """What a card, place or whatever else has a name is."""
    topics = table.topics(reader)
    found = matches(text, [Candidate(i, one.phrases) for i, one in enumerate(topics)])
    if not found:
        return [reader.own("tui-help-unknown", text=tidy(text))]
    if len(found) > 1:
        return [ambiguous(reader, text, [topics[i].phrases[0] for i in found])]
    return topics[found[0]].lines(book, edition)


def why(text: str, table: TerminalKit, reader: RenderContext) -> list[str]:
    """The condition that fails; without a word, for whatever is at hand."""
    if not text:
        return table.why(reader) or [reader.own("tui-why-how")]
    doubts = table.doubts(reader)
    found = matches(text, [Candidate(i, one.phrases) for i, one in enumerate(doubts)])
    if not found:
        return [reader.own("tui-why-how")]
    if len(found) > 1:
        return [ambiguous(reader, text, [doubts[i].phrases[-1] for i in found[:NAMED]])]
    doubt = doubts[found[0]]
    return [f"{doubt.phrases[-1]}: {doubt.reason()}"]


def ambiguous(reader: RenderContext, text: str, names: list[str]) -> str:
    return reader.say("tui-ambiguous", text=tidy(text), options=", ".join(names))
