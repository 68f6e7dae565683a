"""The numbered steps that lead from an empty database to the present one, for each kind of database.

A step is written once, with a word for each type (`$text`, `$time`) that every dialect spells its own way.
"""

from importlib.resources import files
from string import Template
from typing import Final

from metropole.server.store import StoreOpenError

VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
REACHED = "INSERT INTO schema_version (version) VALUES ({})"


SQLITE: Final = {
    "text": "TEXT",
    "flag": "INTEGER",
    "integer": "INTEGER",
    "count": "INTEGER",
    "time": "REAL",
    "bytes": "BLOB",
    "strict": " STRICT",
    "options": " STRICT, WITHOUT ROWID",
    "append_only": """\
CREATE TRIGGER log_keeps_what_it_says BEFORE UPDATE ON log
BEGIN SELECT raise(ABORT, 'rows of the log are never changed'); END;

CREATE TRIGGER log_keeps_every_row BEFORE DELETE ON log
BEGIN SELECT raise(ABORT, 'rows of the log are never deleted'); END;""",
}
POSTGRES: Final = {
    "text": "text",
    "flag": "smallint",
    "integer": "integer",
    "count": "bigint",
    "time": "double precision",
    "bytes": "bytea",
    "strict": "",
    "options": "",
    "append_only": """\
CREATE FUNCTION log_keeps_every_row() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'rows of the log are never changed or deleted'; END $$;

CREATE TRIGGER log_keeps_every_row BEFORE UPDATE OR DELETE OR TRUNCATE ON log
FOR EACH STATEMENT EXECUTE FUNCTION log_keeps_every_row();""",
}
DIALECTS: Final = {
    "sqlite": SQLITE,
    "postgres": POSTGRES,
}  # the words for what both have, and what each does its own way


def steps(dialect: str) -> list[str]:
    """The SQL of every step, in order; the first is number 1."""
    found = sorted(
        [path for path in files(__package__).iterdir() if path.name.endswith(".sql")], key=lambda path: path.name
    )
    return [Template(path.read_text(encoding="utf-8")).substitute(DIALECTS[dialect]) for path in found]


def missing(dialect: str, version: int, where: str) -> list[tuple[int, str]]:
    """The steps that a database of this version still needs; refused if it has taken more than there are."""
    known = steps(dialect)
    if version > len(known):
        raise StoreOpenError(
            f"{where} was written by a newer metropole (schema {version}; this one knows {len(known)}): update it"
        )
    return [(number + 1, step) for number, step in enumerate(known) if number >= version]
