CREATE TABLE schema_version (version integer PRIMARY KEY);

-- What lists show of a table; derived from its log.
CREATE TABLE game (
    id text PRIMARY KEY,
    state text NOT NULL,
    private smallint NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    due double precision,
    shown text NOT NULL,
    talked bigint NOT NULL DEFAULT 0
);

CREATE INDEX game_public ON game (state, changed) WHERE private = 0;
CREATE INDEX game_due ON game (due) WHERE state = 'running' AND due IS NOT NULL;

CREATE TABLE seat (
    game text NOT NULL REFERENCES game (id),
    seat integer NOT NULL,
    player text NOT NULL,
    awaited smallint NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX seat_player ON seat (player);

-- The one truth.
CREATE TABLE log (
    game text NOT NULL REFERENCES game (id),
    number bigint NOT NULL CHECK (number > 0),
    at double precision NOT NULL,
    actor text NOT NULL,
    idem text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE UNIQUE INDEX log_idem ON log (game, actor, idem) WHERE idem <> '';

CREATE FUNCTION log_keeps_every_row() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'rows of the log are never changed or deleted'; END $$;

CREATE TRIGGER log_keeps_every_row BEFORE UPDATE OR DELETE OR TRUNCATE ON log
FOR EACH STATEMENT EXECUTE FUNCTION log_keeps_every_row();

CREATE TABLE snapshot (
    game text PRIMARY KEY REFERENCES game (id),
    number bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE secret (
    game text PRIMARY KEY,
    secret bytea NOT NULL,
    salt bytea NOT NULL
);

-- login_key: the login without regard to capital letters.
CREATE TABLE player (
    id text PRIMARY KEY,
    name text NOT NULL,
    created double precision NOT NULL,
    recovery text NOT NULL,
    login text,
    login_key text UNIQUE,
    password text
);

CREATE UNIQUE INDEX player_recovery ON player (recovery) WHERE recovery <> '';

CREATE TABLE session (
    key text PRIMARY KEY,
    player text NOT NULL REFERENCES player (id),
    created double precision NOT NULL,
    expires double precision NOT NULL
);

CREATE INDEX session_player ON session (player);

CREATE TABLE talk (
    game text NOT NULL REFERENCES game (id),
    number bigint NOT NULL,
    at double precision NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE note (
    game text NOT NULL REFERENCES game (id),
    player text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE TABLE beat (
    process text PRIMARY KEY,
    at double precision NOT NULL
);
