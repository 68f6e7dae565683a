"""Pages of the rulebook, in our own words: headings, statements, and the rulings that touch them."""

import re
import textwrap

from metropole.kernel import MetropoleError
from metropole.parts.folding import page_width
from metropole.parts.matching import Candidate, matches, tidy
from metropole.rulebooks import MARK, Paragraph, Rulebook, Ruling, Statement, in_language, with_chapters
from metropole.text.voice import AnySpeaker


class NoParagraphError(MetropoleError):
    """The edition has no such paragraph."""


def whole(book: Rulebook, speaker: AnySpeaker, edition: str) -> list[str]:
    """Everything an edition says, with a note on the history and one on what is reconstructed."""
    guessed, known = len(speaker.chart.reconstructed()), len(speaker.chart.flags)
    lines = wrapped(speaker.say("cli-rules-title", edition=edition))
    if speaker.history():
        lines += ["", *wrapped(speaker.history())]
    if known:
        lines += ["", *wrapped(speaker.say(speaker.own("cli-rules-reconstructed"), count=guessed, all=known))]
    paragraphs = book.paragraphs(edition)
    if not paragraphs:
        lines += ["", *wrapped(speaker.say("cli-no-rules", edition=edition))]
    for paragraph in paragraphs:
        lines += ["", *section(book, speaker, edition, paragraph)]
    return lines


def part(book: Rulebook, speaker: AnySpeaker, edition: str, text: str) -> list[str]:
    """A paragraph by number or name, and everything below it; a statement or a ruling by its own number."""
    for one in book.told(edition):
        if text.strip().upper() == name_of(one):
            return told_alone(book, speaker, edition, one)
    paragraphs = book.paragraphs(edition)
    found = chosen(paragraphs, text, speaker)
    if not found:
        keys = ", ".join([paragraph.key for paragraph in paragraphs if " " not in bare(paragraph.key)])
        raise NoParagraphError(speaker.say("cli-no-paragraph", text=tidy(text), edition=edition, keys=keys))
    lines: list[str] = []
    for paragraph in found:
        lines += [*section(book, speaker, edition, paragraph), ""]
    return lines[:-1]


def alone(book: Rulebook, speaker: AnySpeaker, edition: str, key: str) -> list[str]:
    """One paragraph without those below it, which are only named."""
    others = [paragraph for paragraph in book.paragraphs(edition) if paragraph.key != key]
    below = [other.cited(speaker.language) for other in others if key in with_chapters(other.key)]
    return [
        *section(book, speaker, edition, book.paragraph(key)),
        *(wrapped(speaker.say("tui-read-on", paragraph=", ".join(below))) if below else []),
    ]


def chosen(paragraphs: list[Paragraph], text: str, speaker: AnySpeaker) -> list[Paragraph]:
    """The paragraphs meant by a number with all below it, or by a heading."""
    wanted = bare(" ".join(text.split()))
    below = tuple([wanted.removesuffix(".0") + mark for mark in (".", " ")])
    named = [(p, {bare(p.key), bare(p.cited(speaker.language))}) for p in paragraphs]
    found = [p for p, names in named if wanted in names or any([name.startswith(below) for name in names])]
    if found or re.match("[0-9]|x[0-9]", wanted):
        return found
    choices = [
        Candidate(i, (p.key, p.key.partition(" ")[2], p.said(speaker.language))) for i, p in enumerate(paragraphs)
    ]
    return [paragraphs[i] for i in matches(text, choices)]


def bare(key: str) -> str:
    """The number of a paragraph in small letters, without the mark of its book, which nobody has to type."""
    mark = MARK.match(key.upper())
    return key[mark.end() if mark else 0 :].casefold()


def found_by(book: Rulebook, speaker: AnySpeaker, edition: str, word: str) -> list[str]:
    """The statements of an edition, and the rulings about it, that speak of something."""
    lines: list[str] = []
    for one in book.search(word, speaker.language, edition):
        if isinstance(one, Ruling):
            lines += ruled(one, speaker)
        else:
            lines += stated(one, speaker, f"{speaker.cited(one.paragraph)}  ")
    return lines or [speaker.say("cli-nothing-found", text=tidy(word))]


def section(book: Rulebook, speaker: AnySpeaker, edition: str, paragraph: Paragraph) -> list[str]:
    """One heading with what stands directly under it."""
    lines = [paragraph.headed(speaker.language)]
    for statement in book.statements(edition, paragraph.key):
        lines += stated(statement, speaker, "- ")
    lines += wrapped(speaker.printed(paragraph.key), "  - ")
    for ruling in book.rulings(paragraph.key, edition):
        lines += ruled(ruling, speaker)
    return lines


def name_of(one: Statement | Ruling) -> str:
    """What pages and screens cite it by."""
    return (one.number if isinstance(one, Ruling) else one.id).upper()


def told_alone(book: Rulebook, speaker: AnySpeaker, edition: str, one: Statement | Ruling) -> list[str]:
    """A statement under its heading, or a ruling with its reason and the options that decide otherwise."""
    keys = [one.paragraph] if isinstance(one, Statement) else one.paragraphs
    own = [paragraph for paragraph in book.paragraphs(edition) if paragraph.key in keys]
    heading = own[0].headed(speaker.language)
    if isinstance(one, Statement):
        return [heading, *stated(one, speaker, f"{one.id}  ")]
    lines = [
        *ruled(one, speaker),
        *wrapped(speaker.say("cli-ruling-reason", reason=in_language(one.reason, speaker.language)), "    "),
    ]
    if one.switches:
        options = " ".join([f"+{name}" for name in one.switches])
        lines += wrapped(speaker.say("cli-ruling-switch", options=options), "    ")
    return [heading, *lines]


def stated(statement: Statement, speaker: AnySpeaker, mark: str) -> list[str]:
    return wrapped(statement.said(speaker.language), f"  {mark}")


def ruled(ruling: Ruling, speaker: AnySpeaker) -> list[str]:
    language = speaker.language
    topic = in_language(ruling.topic, language)
    text = speaker.say("cli-ruling", number=ruling.number, topic=topic, decision=ruling.said(language))
    return wrapped(text, "  * ")


def wrapped(text: str, first: str = "") -> list[str]:
    """Lines of a readable length; what follows the first is indented like it."""
    rest = " " * len(first)
    return textwrap.wrap(text, page_width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
