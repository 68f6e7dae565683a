"""Things with a name, for whoever draws or explains a table."""

from typing import Any

from msgspec import Struct

from metropole.kernel import ActionSpace


class Thing(Struct, frozen=True):
    """Something with a name: what it is or does, and the paragraph of the rules that says more, if there is one."""

    key: str
    name: str
    help: str = ""
    section: str = ""
    reconstructed: bool = False  # whether figures of it are in no rulebook
    effect: str = ""  # what a card does, without what is drawn on it
    code: str = ""  # a letter or two, where there is little room


def named_in(space: ActionSpace, speaker: Any) -> dict[str, list[Thing]]:
    """What the actions of a game name, by verb; called as its speaker calls the action."""
    found: dict[str, list[Thing]] = {}
    for action, name in enumerate(space.names):
        verb, _, noun = name.partition(" ")
        if noun:
            found.setdefault(verb, []).append(Thing(noun, speaker.option(action)))
    return found
