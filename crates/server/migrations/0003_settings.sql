-- What all processes on one database share besides tables: the secret with which cookies are made.
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
