"""The recorded games: whole games of bots, one at least for every rule set and for every way a game can end.

`python -m tests.laws.record` writes those anew that no longer replay, with the same players and the same ending, and
keeps the others with the fingerprints that they have now. It takes a few minutes, and less with the engine compiled.
"""

from pathlib import Path
from random import Random

from metropole import bots, journal, registry
from metropole.journal import Journal, JournalError
from metropole.kernel import Chance, Decision, Event, Outcome
from metropole.kernel.chance import roll
from tests.laws.traces import FACTS

GAMES = Path(__file__).parent.parent / "games"
ENDINGS = ("ten points", "the die", "ten prestige", "turn cap")
TRIES = 4000


def renewed(text: str, path: Path) -> Journal | None:
    """The same answers, as far as the rules of today still allow them all."""
    headed = {"rules": registry.RULES_VERSION, "board": board_of(text)}
    lines = [line for line in text.split("\n") if not line.startswith("= ")]
    lines = [f"{word} {headed[word]}" if (word := line.partition(" ")[0]) in headed else line for line in lines]
    lines[-2] = f"end {len(lines) - lines.index('') - 3} finished"
    try:
        log = journal.parse("\n".join(lines), str(path))
    except JournalError:
        return None
    return log if log.game.over else None


def edition_of(text: str) -> str:
    return text.split("\n")[1].removeprefix("edition ")


def board_of(text: str) -> str:
    digest: str = registry.find(edition_of(text)).kit.load_board(None).digest
    return digest


def played(edition: str, players: tuple[str, ...], seed: str) -> tuple[Journal, set[str]]:
    """A game of bots, and the names of all that happened in it."""
    rng, rule_set = Random(seed), registry.find(edition)
    log = journal.begin(rule_set, len(players), players=players)
    seated = [bots.make(name) for name in players]
    told: set[str] = set()

    def hear(event: Event) -> None:
        told.add(FACTS[rule_set.kit.name][event.kind][0])
        for seat, one in enumerate(seated):
            if event.concerns(seat):
                one.hear(event)

    log.game.listener = hear
    while not log.game.over:
        pending = log.game.pending
        if isinstance(pending, Chance):
            log.roll(roll(pending, rng))
        elif isinstance(pending, Decision):
            seen = log.game.view(pending.seat)
            log.answer(seated[pending.seat].decide(seen, rng.randrange(1 << 40)), pending.seat)
    return log, told


def is_wanted(stem: str, outcome: Outcome, told: set[str]) -> bool:
    """Whether the game is what its name says."""
    if stem.endswith("alliance"):
        return {"allied", "invasion"} <= told
    if stem.endswith("tie-break"):
        return outcome.scores.count(max(outcome.scores)) > 1 and outcome.ranks.count(1) == 1
    endings = [ending for ending in ENDINGS if stem.endswith(ending.replace(" ", "-"))]
    return not endings or outcome.ending == endings[0]


def recorded(text: str, stem: str) -> Journal:
    """Another game of the same players that is what its name says."""
    players = tuple([line.split()[2] for line in text.split("\n") if line.startswith("player ")])
    for seed in range(TRIES):
        log, told = played(edition_of(text), players, f"{stem} {seed}")
        outcome = log.game.pending
        if isinstance(outcome, Outcome) and is_wanted(stem, outcome, told):
            return log
    raise AssertionError(f"{stem}: no such game among {TRIES}")


if __name__ == "__main__":
    for path in sorted(GAMES.glob("*.game")):
        before = path.read_text("utf-8")
        log = renewed(before, path)
        print("anew" if log is None else "kept", path.name, flush=True)
        (log or recorded(before, path.stem)).write(path)
