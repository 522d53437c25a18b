-- Several processes on one database: which of them are alive, and which of them lets a table move by itself.
CREATE TABLE processes (process TEXT PRIMARY KEY, until BIGINT NOT NULL);

CREATE TABLE leases (code TEXT PRIMARY KEY, process TEXT NOT NULL, epoch BIGINT NOT NULL);
