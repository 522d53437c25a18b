-- A row that each process writes, and reads from outside, to know that it can.
CREATE TABLE pulse (
    process TEXT NOT NULL,
    beat BIGINT NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (process, beat)
);
