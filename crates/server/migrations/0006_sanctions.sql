-- Who may not speak or come for a while, by order of whoever runs the server.
CREATE TABLE sanctions (kind TEXT NOT NULL, who TEXT NOT NULL, ends BIGINT NOT NULL, PRIMARY KEY (kind, who));
