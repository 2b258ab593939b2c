-- Logins to the desk with the token.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,            -- a digest of the cookie and the token
  expires INTEGER NOT NULL        -- ms since 1970
) WITHOUT ROWID;
