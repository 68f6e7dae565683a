"""The rules of an edition in our own words, heading by heading."""

from metropole import registry
from metropole.parts import house_words
from metropole.registry import HouseRuleError, RuleSet, UnknownEditionError
from metropole.rulebooks import Paragraph, Rulebook, Ruling, in_language, with_chapters
from metropole.server.editions_api import called, option
from metropole.server.game_replay import chart_of
from metropole.server.refusals import refuse
from metropole.server.wire import ChapterShown, Remark, RulesPage, RulingShown, StatementShown
from metropole.text.messages import message, quoted
from metropole.text.voice import AnySpeaker


def rules(edition: str, language: str, board: str | None = None) -> RulesPage:
    """Everything that holds in an edition, with a note on the history and one on what is reconstructed.

    What the board adds is that of the shipped one, or of one with this text.
    """
    rule_set = registry.find(edition)
    book = rule_set.kit.rulebook
    paragraphs = book.paragraphs(rule_set.name)
    keys = {paragraph.key for paragraph in paragraphs}
    speaker = rule_set.speaker(language, chart_of(rule_set, board))
    chapters = [chapter(book, paragraph, keys, rule_set.name, speaker) for paragraph in paragraphs]
    options = [option(rule_set.kit, rule_set.book, one, language) for one in rule_set.book.options]
    notes = [*house_rules(rule_set, speaker), *remarks(speaker)]
    return RulesPage(rule_set.name, called(rule_set, language), options, notes, chapters)


def found(edition: str) -> RuleSet:
    """The rule set of this name, however many play."""
    try:
        return registry.find(edition)
    except HouseRuleError as error:
        raise refuse("wrong-house", why=quoted(str(error))) from None
    except UnknownEditionError:
        raise refuse("unknown-edition") from None


def house_rules(rule_set: RuleSet, speaker: AnySpeaker) -> list[Remark]:
    """What is played otherwise than in the book, in a line for each change."""
    if rule_set.is_printed:
        return []
    heading = message("rules-house", speaker.language)
    if rule_set.house:
        heading = message("rules-house-named", speaker.language, name=rule_set.house.replace("-", " "))
    return [Remark(heading, "\n".join(house_words.sentences(rule_set, speaker)))]


def remarks(speaker: AnySpeaker) -> list[Remark]:
    """What the game is about, and what on its board is reconstructed, if there is anything to say of either."""
    language = speaker.language
    guessed, known = len(speaker.chart.reconstructed()), len(speaker.chart.flags)
    figures = message("rules-figures", language, count=guessed, all=known) if known else ""
    found = {"rules-history": speaker.history(), "rules-reconstructed": figures}
    return [Remark(message(key, language), text) for key, text in found.items() if text]


def chapter(book: Rulebook, paragraph: Paragraph, keys: set[str], edition: str, speaker: AnySpeaker) -> ChapterShown:
    """A heading with what stands directly under it. Its depth is the number of headings above it, and one."""
    above = [key for key in dict.fromkeys(with_chapters(paragraph.key)) if key in keys]
    statements, language = book.statements(edition, paragraph.key), speaker.language
    return ChapterShown(
        key=paragraph.key,
        cited=paragraph.cited(language),
        heading=paragraph.said(language),
        depth=len(above),
        statements=[StatementShown(one.id, one.said(language)) for one in statements],
        rulings=[ruled(one, language) for one in book.rulings(paragraph.key, edition)],
        on_board=speaker.printed(paragraph.key),
    )


def ruled(one: Ruling, language: str) -> RulingShown:
    return RulingShown(one.number, *[in_language(text, language) for text in (one.topic, one.decision, one.reason)])
