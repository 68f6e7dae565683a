"""Games on the workers of a Dask cluster, on this machine or on many.

Workers need Metropole installed, the bots as well, and one thread each, as bots do not share a processor well:
`dask worker ADDRESS --nthreads 1 --nworkers auto`. The games of a worker that is lost are played by the others.
"""

import logging
from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from metropole.extras import advice
from metropole.kernel import MetropoleError
from metropole.sim.plan import Matchup
from metropole.sim.playing import GameFailedError, SeatedBots, play
from metropole.sim.records import GameRecord

CHUNK: Final = 16  # games that are sent together, if they are short
LONG = 2.0  # seconds after which a worker gives back what it has not begun
PATIENCE = 10.0  # seconds until a scheduler answers, and has a worker
RETRIES: Final = 2  # of a chunk that failed for no fault of a game
MOST_DEATHS: Final = 3  # times that the scheduler gives up a chunk with one and the same game


class ClusterError(MetropoleError):
    """A cluster that cannot be reached or cannot play."""


def play_some(table: Matchup, numbers: list[int]) -> list[GameRecord]:
    """On a worker: the games with these numbers, or as many of the first as can be played in a short time."""
    table.check()
    begun = monotonic()
    played: list[GameRecord] = []
    with SeatedBots(table) as company:
        for number in numbers:
            played.append(play(company, number))
            if monotonic() - begun > LONG:
                break
    return played


def records(table: Matchup, numbers: list[int], address: str) -> Iterator[GameRecord]:
    """The games with these numbers, in whatever order they end."""
    distributed = installed()
    with connected(address) as client:
        chunks = {send(client, table, some): some for some in cut(numbers, sum(client.nthreads().values()))}
        going = distributed.as_completed(list(chunks), loop=client.loop, raise_errors=False)
        deaths: Counter[int] = Counter()
        for future in going:
            sent = chunks.pop(future)
            played = result_of(future, address, sent, deaths)
            yield from played
            done = {record.number for record in played}
            left = [number for number in sent if number not in done]
            if left:
                again = send(client, table, left)
                chunks[again] = left
                going.add(again)


def installed() -> Any:
    """The package that speaks to clusters, which is not everybody's."""
    try:
        import distributed
    except ImportError:
        raise ClusterError(f"cluster: dask is not installed; {advice('cluster')}") from None
    return distributed


def connected(address: str) -> Any:
    """The cluster at an address, with a worker at least."""
    distributed = installed()
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what goes wrong there is told by us
    try:
        distributed.comm.resolve_address(address)
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"cluster: no scheduler answers at {address} ({error})") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise ClusterError(f"cluster: no workers; start some with: dask worker {address} --nthreads 1") from None
    return client


def cut(numbers: list[int], workers: int) -> list[list[int]]:
    """The games in chunks, so that every worker has some."""
    size = max(1, min(CHUNK, len(numbers) // (4 * workers)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def send(client: Any, table: Matchup, numbers: list[int]) -> Any:
    """A chunk to whichever worker is free."""
    return client.submit(play_some, table, numbers, pure=False, retries=RETRIES)


def result_of(future: Any, address: str, sent: list[int], deaths: Counter[int]) -> list[GameRecord]:
    """What became of a chunk. If its workers kept dying it is sent again, but not for ever."""
    distributed = installed()
    if future.cancelled() or future.status == "lost":
        raise ClusterError(f"cluster: the scheduler at {address} has gone")
    error = future.exception()
    if error is None:
        played: list[GameRecord] = future.result()
        return played
    if isinstance(error, MetropoleError):
        raise error
    if not isinstance(error, distributed.scheduler.KilledWorker):
        raise ClusterError(f"cluster: a worker cannot play: {type(error).__name__}: {error}")
    deaths.update(sent)
    if max([deaths[number] for number in sent]) >= MOST_DEATHS:
        raise GameFailedError(f"games {sent[0]} to {sent[-1]}: the workers that play them keep dying")
    return []
