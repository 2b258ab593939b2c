-- Links to choose a password, mailed to a customer or to a visitor who wants an account. Times are milliseconds since 1970.
CREATE TABLE password_links (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,            -- lower case
  expires INTEGER NOT NULL
);
CREATE INDEX password_links_by_expires ON password_links (expires);
