"""The alphabet of a game: verbs times nouns, numbered once for ever."""

from typing import Final

from metropole.kernel.errors import UnknownActionError

NO_NOUN: Final = -1


class ActionSpace:
    """A fixed numbering of everything that can ever be said.

    An action is the number of a verb with one of its nouns. `noun[action]` is the position of the noun among those
    of its verb, or -1 for a verb that stands alone.

    >>> space = ActionSpace([("pass", ()), ("move", ("north", "south"))])
    >>> space.name(2), space.parse("Move  South"), space.noun[2]
    ('move south', 2, 1)
    """

    def __init__(self, verbs: list[tuple[str, tuple[str, ...]]]) -> None:
        self.verbs: list[str] = []
        self.names: list[str] = []
        self.verb: list[int] = []
        self.noun: list[int] = []
        self.first: list[int] = []
        self.numbers: dict[str, int] = {}
        for verb, nouns in verbs:
            self.add(verb, nouns)

    def add(self, verb: str, nouns: tuple[str, ...]) -> None:
        number = len(self.verbs)
        self.verbs.append(verb)
        self.first.append(len(self.names))
        if not nouns:
            self.append(verb, number, NO_NOUN)
        for i, noun in enumerate(nouns):
            self.append(f"{verb} {noun}", number, i)

    def append(self, name: str, verb: int, noun: int) -> None:
        self.numbers[name] = len(self.names)
        self.names.append(name)
        self.verb.append(verb)
        self.noun.append(noun)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<ActionSpace: {len(self.names)} actions of {len(self.verbs)} verbs>"

    def name(self, action: int) -> str:
        """The words of an action, such as `play army`."""
        return self.names[action]

    def parse(self, text: str) -> int:
        """The number of an action from its words."""
        action = self.numbers.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownActionError(f"'{text}' is no action of this game; actions read like '{self.names[-1]}'")
        return action
