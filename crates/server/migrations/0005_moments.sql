-- How late it is at each table. It is written every second while a clock runs, so it lies apart from what is written seldom: hundreds of these rows
-- share a page. The column of the same name in `tables` is no longer read; it stays for processes of the version before that still run.
CREATE TABLE moments (code TEXT PRIMARY KEY, moment BIGINT NOT NULL);

INSERT INTO moments (code, moment) SELECT code, moment FROM tables;
