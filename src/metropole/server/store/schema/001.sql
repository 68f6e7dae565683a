CREATE TABLE schema_version (version $integer PRIMARY KEY)$strict;

-- What lists show of a table; derived from its log.
CREATE TABLE game (
    id $text PRIMARY KEY,
    state $text NOT NULL,
    private $flag NOT NULL,
    created $time NOT NULL,
    changed $time NOT NULL,
    due $time,
    shown $text NOT NULL,
    talked $count NOT NULL DEFAULT 0
)$options;

CREATE INDEX game_public ON game (state, changed) WHERE private = 0;
CREATE INDEX game_due ON game (due) WHERE state = 'running' AND due IS NOT NULL;

CREATE TABLE seat (
    game $text NOT NULL REFERENCES game (id),
    seat $integer NOT NULL,
    player $text NOT NULL,
    awaited $flag NOT NULL,
    PRIMARY KEY (game, seat)
)$options;

CREATE INDEX seat_player ON seat (player);

-- The one truth.
CREATE TABLE log (
    game $text NOT NULL REFERENCES game (id),
    number $count NOT NULL CHECK (number > 0),
    at $time NOT NULL,
    actor $text NOT NULL,
    idem $text NOT NULL,
    kind $text NOT NULL,
    body $text NOT NULL,
    PRIMARY KEY (game, number)
)$options;

CREATE UNIQUE INDEX log_idem ON log (game, actor, idem) WHERE idem <> '';

$append_only

CREATE TABLE snapshot (
    game $text PRIMARY KEY REFERENCES game (id),
    number $count NOT NULL,
    body $text NOT NULL
)$options;

CREATE TABLE secret (
    game $text PRIMARY KEY,
    secret $bytes NOT NULL,
    salt $bytes NOT NULL
)$options;

-- login_key: the login without regard to capital letters.
CREATE TABLE player (
    id $text PRIMARY KEY,
    name $text NOT NULL,
    created $time NOT NULL,
    recovery $text NOT NULL,
    login $text,
    login_key $text UNIQUE,
    password $text
)$options;

CREATE UNIQUE INDEX player_recovery ON player (recovery) WHERE recovery <> '';

CREATE TABLE session (
    key $text PRIMARY KEY,
    player $text NOT NULL REFERENCES player (id),
    created $time NOT NULL,
    expires $time NOT NULL
)$options;

CREATE INDEX session_player ON session (player);

CREATE TABLE talk (
    game $text NOT NULL REFERENCES game (id),
    number $count NOT NULL,
    at $time NOT NULL,
    player $text NOT NULL,
    name $text NOT NULL,
    text $text NOT NULL,
    PRIMARY KEY (game, number)
)$options;

CREATE TABLE note (
    game $text NOT NULL REFERENCES game (id),
    player $text NOT NULL,
    text $text NOT NULL,
    PRIMARY KEY (game, player)
)$options;

CREATE TABLE beat (
    process $text PRIMARY KEY,
    at $time NOT NULL
)$options;
