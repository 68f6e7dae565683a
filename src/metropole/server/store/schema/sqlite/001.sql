CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT;

-- What lists show of a table; derived from its log.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    private INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    due REAL,
    shown TEXT NOT NULL,
    talked INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX game_public ON game (state, changed) WHERE private = 0;
CREATE INDEX game_due ON game (due) WHERE state = 'running' AND due IS NOT NULL;

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    awaited INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_player ON seat (player);

-- The one truth.
CREATE TABLE log (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL CHECK (number > 0),
    at REAL NOT NULL,
    actor TEXT NOT NULL,
    idem TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_idem ON log (game, actor, idem) WHERE idem <> '';

CREATE TRIGGER log_keeps_what_it_says BEFORE UPDATE ON log
BEGIN SELECT raise(ABORT, 'rows of the log are never changed'); END;

CREATE TRIGGER log_keeps_every_row BEFORE DELETE ON log
BEGIN SELECT raise(ABORT, 'rows of the log are never deleted'); END;

CREATE TABLE snapshot (
    game TEXT PRIMARY KEY REFERENCES game (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE secret (
    game TEXT PRIMARY KEY,
    secret BLOB NOT NULL,
    salt BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- login_key: the login without regard to capital letters.
CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created REAL NOT NULL,
    recovery TEXT NOT NULL,
    login TEXT,
    login_key TEXT UNIQUE,
    password TEXT
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX player_recovery ON player (recovery) WHERE recovery <> '';

CREATE TABLE session (
    key TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created REAL NOT NULL,
    expires REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_player ON session (player);

CREATE TABLE talk (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    game TEXT NOT NULL REFERENCES game (id),
    player TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE beat (
    process TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
