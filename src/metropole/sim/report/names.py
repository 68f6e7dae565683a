"""What the numbers of a report are called: actions by the alphabet, cards as the game calls them, facts in words."""

from typing import Final

from metropole import registry

CARD_VERBS: Final = {"play": "{}", "use": "{}", "lay": "{} (laid down)"}  # what it is to play a card, in either game


def fact(name: str) -> str:
    """The constant of a fact in words, such as `discs added`."""
    return name.lower().replace("_", " ").replace("-", " ")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def card_order(action: str) -> tuple[int, str]:
    """Cards in the order of the alphabet, those that are only laid down after the others."""
    return list(CARD_VERBS).index(action.partition(" ")[0]), action


def cards(edition: str) -> dict[str, str]:
    """The actions that play a card, and what the card is called."""
    rule_set = registry.find(edition)
    speaker = rule_set.speaker("en", rule_set.kit.load_board())
    space = speaker.actions
    return {
        name: CARD_VERBS[verb].format(speaker.named(speaker.vocabulary.nouns[verb], space.noun[action]))
        for action, name in enumerate(space.names)
        if (verb := space.verbs[space.verb[action]]) in CARD_VERBS
    }
