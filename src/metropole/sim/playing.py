"""One game between bots, and what is counted on the way."""

from collections import Counter
from time import perf_counter
from types import TracebackType
from typing import Final, Self

from metropole import drawing
from metropole.bots import BotPlayer
from metropole.bots.subprocess_bot import BotFailedError, guests, seated
from metropole.kernel import Chance, Decision, Event, Game, MetropoleError, Outcome, Question
from metropole.kernel.chance import roll
from metropole.kernel.playout import PlayoutRng
from metropole.kernel.view import SPECTATOR
from metropole.sim.plan import Matchup, seed_of
from metropole.sim.records import GameRecord, ThinkingTimes

SEEDS: Final = 1 << 60
DRAWN: Final = 0  # the game whose last table is kept


class GameFailedError(MetropoleError):
    """A game that could not be played to its end."""


class SeatedBots:
    """The bots of a table from game to game: those that live apart keep their processes until `close`."""

    def __init__(self, table: Matchup) -> None:
        self.table = table
        self.staying: dict[tuple[str, int], BotPlayer] = {}

    def sit_down(self, number: int) -> list[BotPlayer]:
        """The players of one game, who know nothing of others."""
        placed: Counter[str] = Counter()
        players: list[BotPlayer] = []
        for name in self.table.plan.seated(number):
            players.append(self.player(name, placed[name]))
            placed[name] += 1
        for guest in guests(players):
            guest.begin()
        return players

    def player(self, name: str, which: int) -> BotPlayer:
        """One of the players with this name."""
        known = self.staying.get((name, which))
        if known is not None:
            return known
        table = self.table
        player = seated(name, table.plan.rule_set, table.chart(), table.sheet, keep_going=table.keep_going)
        if guests([player]):
            self.staying[name, which] = player
        return player

    def close(self) -> None:
        for guest in guests(list(self.staying.values())):
            guest.close()
        self.staying = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Tally:
    """What is counted while a game is played. Bots that remember hear what their seat may know."""

    def __init__(self, players: list[BotPlayer]) -> None:
        self.thought = [ThinkingTimes() for _ in players]
        self.actions: list[Counter[int]] = [Counter() for _ in players]
        self.facts: Counter[int] = Counter()
        self.listeners = [(seat, player) for seat, player in enumerate(players) if hasattr(player.bot, "hear")]

    def hear(self, event: Event) -> None:
        if event.concerns(SPECTATOR):
            self.facts[event.kind] += 1
        for seat, player in self.listeners:
            if event.concerns(seat):
                player.hear(event)


def play(company: SeatedBots, number: int) -> GameRecord:
    """One game from start to end. Every bot sees its own view and nothing else."""
    try:
        return played(company, number)
    except BotFailedError:
        raise
    except Exception as error:  # whatever goes wrong in a bot or the rules is told with the game that shows it
        raise GameFailedError(
            f"game {number} of seed {company.table.plan.seed}: {type(error).__name__}: {error}"
        ) from error


def played(company: SeatedBots, number: int) -> GameRecord:
    begun = perf_counter()
    plan = company.table.plan
    players = company.sit_down(number)
    tally = Tally(players)
    g = plan.rule_set.start(plan.seats, company.table.chart())
    g.listener = tally.hear
    try:
        let_play(g, players, tally, plan.seed, plan.deal(number))
    except BotFailedError as error:
        raise error.during(f"in game {number} of seed {plan.seed} at {asked(g.pending, tally)}") from None
    end = g.pending
    assert isinstance(end, Outcome)
    names = plan.rule_set.kit.facts
    return GameRecord(
        number=number,
        deal=plan.deal(number),
        bots=plan.seated(number),
        scores=end.scores,
        totals=end.totals,
        ranks=end.ranks,
        ending=end.ending,
        turns=g.moment()[0],
        decisions=sum([thought.count for thought in tally.thought]),
        seconds=round(perf_counter() - begun, 6),
        thought=tally.thought,
        actions=[{g.space.name(action): given[action] for action in sorted(given)} for given in tally.actions],
        facts={constant(names[kind][0]): tally.facts[kind] for kind in sorted(tally.facts)},
        troubles=[trouble for guest in guests(players) for trouble in guest.troubles],
        tracebacks={guest.name: guest.traceback for guest in guests(players)[::-1] if guest.traceback},
        last_table=drawing.html(g.view(SPECTATOR), company.table.chart()) if number == DRAWN else "",
    )


def asked(decision: Question, tally: Tally) -> str:
    """Which decision of a game this is, in words."""
    assert isinstance(decision, Decision)
    number = sum([thought.count for thought in tally.thought]) + 1
    return f"decision {number} ('{decision.prompt.key}', seat {decision.seat + 1})"


def constant(key: str) -> str:
    """The name of a fact among the game's constants."""
    return key.upper().replace("-", "_")


def let_play(g: Game, players: list[BotPlayer], tally: Tally, seed: int, deal: int) -> None:
    """Let the players decide everything until the game is over.

    Chance and every seat have randomness of their own, so what one bot draws never shifts the dice of the game.
    """
    dice = PlayoutRng(seed_of(seed, deal, "chance"))
    streams = [PlayoutRng(seed_of(seed, deal, f"seat {seat}")) for seat in range(len(players))]
    while not g.over:
        pending = g.pending
        if isinstance(pending, Chance):
            g.advance(roll(pending, dice))
            continue
        assert isinstance(pending, Decision)
        seat = pending.seat
        seen = g.view(seat)
        begun = perf_counter()
        action = players[seat].decide(seen, streams[seat].randrange(SEEDS))
        tally.thought[seat].add(perf_counter() - begun)
        tally.actions[seat][action] += 1
        g.answer(action, seat)
