"""The numbered steps that lead from an empty database to the present one, for each kind of database."""

from importlib.resources import files

from metropole.server.store import StoreOpenError

VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
REACHED = "INSERT INTO schema_version (version) VALUES ({})"


def steps(dialect: str) -> list[str]:
    """The SQL of every step, in order; the first is number 1."""
    folder = files(__package__) / dialect
    found = sorted([path for path in folder.iterdir() if path.name.endswith(".sql")], key=lambda path: path.name)
    return [path.read_text(encoding="utf-8") for path in found]


def missing(dialect: str, version: int, where: str) -> list[tuple[int, str]]:
    """The steps that a database of this version still needs; refused if it has taken more than there are."""
    known = steps(dialect)
    if version > len(known):
        raise StoreOpenError(
            f"{where} was written by a newer metropole (schema {version}; this one knows {len(known)}): update it"
        )
    return [(number + 1, step) for number, step in enumerate(known) if number >= version]
