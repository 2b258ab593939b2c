-- The customers of the account hub, their logins and their cards.

CREATE TABLE customers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,     -- lower case
  password_hash TEXT NOT NULL,    -- hub/hash-password.ts
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT                      -- '+358401234567'
);

CREATE TABLE customer_cards (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  name TEXT NOT NULL,
  last_digits TEXT NOT NULL,      -- the complete number is not stored
  valid_until TEXT NOT NULL       -- '2028-05-31'
);
CREATE INDEX customer_cards_by_customer ON customer_cards (customer_id);

-- Times are milliseconds since 1970. Tokens are stored as hashes, so a reader of this table cannot use a session.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  expires INTEGER NOT NULL,       -- extended while the session is used, up to `ends`
  ends INTEGER NOT NULL
);
CREATE INDEX sessions_by_expires ON sessions (expires);

CREATE TABLE login_codes (
  token_hash TEXT PRIMARY KEY,    -- token of the requesting browser
  email TEXT NOT NULL,            -- also of unknown customers, so that both look the same
  code_hash TEXT NOT NULL,        -- hash of token and code
  attempts INTEGER NOT NULL DEFAULT 0,
  expires INTEGER NOT NULL
);

CREATE TABLE login_attempts (
  subject TEXT PRIMARY KEY,       -- hash of the counted thing: password or code, e-mail or network address
  attempts INTEGER NOT NULL,
  expires INTEGER NOT NULL        -- the count restarts after this
);
