-- What databases had before their versions were numbered: those have it already.
CREATE TABLE IF NOT EXISTS people (key TEXT PRIMARY KEY, name TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY,
    link TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    seed TEXT NOT NULL,
    created BIGINT NOT NULL,
    host TEXT NOT NULL,
    over BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    digest TEXT NOT NULL,
    moment BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS log (
    code TEXT NOT NULL,
    seq BIGINT NOT NULL,
    happened BIGINT NOT NULL,
    game_time BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    actor TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (code, seq)
);

CREATE TABLE IF NOT EXISTS chairs (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code));

CREATE TABLE IF NOT EXISTS hidden (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code));

CREATE TABLE IF NOT EXISTS handovers (
    hash TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    key TEXT NOT NULL,
    ends BIGINT NOT NULL
);
