"""The store that forgets everything promises what the others do, so that tests may stand on it."""

import asyncio

import pytest

from metropole.server.store import Store
from tests.server.memory import MemoryStore
from tests.server.store_contract import CLAIMS, StoreClaim, add, row


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.__name__)
async def test_contract(claim: StoreClaim) -> None:
    """Each claim that holds of a store on disk."""
    store: Store = MemoryStore()
    await claim(store)


async def test_other_processes_hear() -> None:
    """Of rows and of talk, in the event loop, and only of what others did, until the store is closed."""
    here = MemoryStore()
    there = here.beside()
    heard: list[str] = []
    here.listen(heard.append)
    await add(here, 0, row(1))
    await asyncio.sleep(0)
    assert [] == heard
    await add(there, 1, row(2))
    await there.say("t1", 1.0, "ann", "Ann", "hello")
    await asyncio.sleep(0)
    assert ["t1", "t1"] == heard
    assert await there.rows("t1") == await here.rows("t1") == [row(1), row(2)]
    await here.close()
    await add(there, 2, row(3))
    await asyncio.sleep(0)
    assert ["t1", "t1"] == heard


async def test_nothing_is_shared() -> None:
    """Changing what was written or read changes nothing that is kept."""
    store = MemoryStore()
    lines = ["2 play army"]
    await add(store, 0, row(1, lines=lines))
    lines.append("forged")
    (await store.rows("t1"))[0].body["lines"].append("forged")
    assert [row(1, lines=["2 play army"])] == await store.rows("t1")
