"""From what a person writes to a store."""

from metropole.extras import advice
from metropole.server.store import Store, StoreOpenError
from metropole.server.store.sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


def open_store(where: str) -> Store:
    """The store at this address of PostgreSQL or in this file; still to be opened."""
    if not where.startswith(POSTGRES):
        return SqliteStore(where)
    try:
        from metropole.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreOpenError(f"PostgreSQL needs more: {advice('postgres')} ({error})") from error
    return PostgresStore(where)
