"""People who type by script, and everything that is printed for them."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random

from metropole import bots, journal, registry
from metropole.tui.console import Console
from metropole.tui.input_loop import InputLoop, QuitError
from metropole.tui.local_game import LocalGame

COMPASS = "colonialism/compass+quickstart"
SECOND = "empires/second"
NATIONS = "empires/second+nations"
REVISED = "empires/revised"


class Script(Console):
    """A console that types what a function says, and remembers everything that was printed."""

    def __init__(self, typist: "Typist") -> None:
        super().__init__(plain=True)
        self.typist = typist
        self.lines: list[str] = []

    def put(self, lines: Iterable[str]) -> None:
        self.lines.extend(lines)

    def read(self, prompt: str) -> str:
        line = self.typist(self)
        self.lines.append(f"{prompt}{line}")
        return line


Typist = Callable[[Script], str]


def seated(typist: Typist, rule_set: str, players: str = "", language: str = "en") -> LocalGame:
    """A table with these players, separated by commas, or with one person and as few bots as it takes."""
    chosen = registry.find(rule_set)
    names = (players or "you" + ",random" * (min(chosen.seats) - 1)).split(",")
    game = journal.begin(chosen, len(names), players=tuple(names))
    return LocalGame(game, [None if name == "you" else bots.make(name) for name in names], 11, Script(typist), language)


def typed(*lines: str) -> Typist:
    """Somebody who types these lines and then leaves."""
    left = list(lines)
    return lambda _: left.pop(0) if left else "quit"


def at_random(seed: int, most: int = 12) -> Typist:
    """Somebody who types numbers, most of which are on the list."""
    rng = Random(seed)
    return lambda _: str(rng.randint(1, most))


def five_or_one(seed: int) -> Typist:
    """Somebody who lays whole rows and otherwise types numbers, most of which are on the list."""
    rng = Random(seed)

    def next_line(console: Script) -> str:
        if any([line.startswith(("Choose 5", "Wählen Sie 5")) for line in console.lines[-2:]]):
            return " ".join([str(number) for number in rng.sample(range(1, 7), 5)])
        return str(rng.randint(1, 9))

    return next_line


def played(session: InputLoop) -> list[str]:
    """Everything printed until the game is over or somebody leaves."""
    with suppress(QuitError):
        session.run()
    assert isinstance(session.console, Script)
    return session.console.lines


def replies(printed: list[str], said: str) -> list[str]:
    """What was printed between a line somebody typed and the next."""
    after = printed[printed.index(f"> {said}") + 1 :]
    end = next((i for i, line in enumerate(after) if line.startswith("> ")), len(after))
    return after[:end]


def told(session: LocalGame) -> list[str]:
    """What the first seat has answered, in the words of the record."""
    return [line[2:] for line in session.journal.told if line.startswith("1 ")]


def split_at_curtains(printed: list[str], last: str) -> list[tuple[str, list[str]]]:
    """What stands between one curtain and the next, with the colour it is for; what follows the last is for all."""
    starts = [i for i, line in enumerate(printed) if line.endswith("please look away.")]
    end = max(i for i, line in enumerate(printed) if line == last)
    parts = [printed[a + 1 : b] for a, b in zip(starts, [*starts[1:], end], strict=True)]
    return [(printed[start].partition(" ")[0], part) for start, part in zip(starts, parts, strict=True)]
