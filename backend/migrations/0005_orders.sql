-- Discounts and payment methods get more columns. Derived data: seeding fills it again after every migration.
DROP TABLE discount_codes;
CREATE TABLE discount_codes (
  code TEXT PRIMARY KEY,          -- upper case
  percent REAL,                   -- either percent ...
  cents INTEGER,                  -- ... or EUR cents
  product_code TEXT,              -- the discounted product; NULL: the whole cart
  valid_until TEXT,               -- yyyy-MM-dd, the last valid day (UTC)
  once_per_email INTEGER NOT NULL DEFAULT 0,
  CHECK ((percent IS NULL) <> (cents IS NULL))
);

DROP TABLE payment_methods;
CREATE TABLE payment_methods (
  locale TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,             -- bank, card, mobile
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (locale, id)
);

CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE, -- one key creates one order, also in parallel calls
  request_hash TEXT NOT NULL,     -- SHA-256 of the request: the same key with another request is rejected
  locale TEXT NOT NULL,
  email TEXT NOT NULL,            -- lower case
  customer TEXT NOT NULL,         -- OrderCustomer
  send_sms INTEGER NOT NULL,
  payment_type TEXT NOT NULL,     -- bank, card, mobile
  payment_name TEXT,              -- name of the chosen method or bank
  return_url TEXT NOT NULL,
  discount_code TEXT,             -- as stored, if it lowered the price
  items TEXT NOT NULL,            -- OrderItem[] with the prices of the order
  totals TEXT NOT NULL,           -- CartTotals
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'pending', 'paid', 'cancelled', 'failed')),
  confirms_at TEXT,               -- when a pending payment becomes paid
  created TEXT NOT NULL
);
CREATE INDEX orders_by_email ON orders (email, created);
CREATE INDEX orders_by_status ON orders (status, created);

-- An order that is being created. After a crash, another call takes the claim over after a few seconds.
CREATE TABLE order_claims (
  idempotency_key TEXT PRIMARY KEY,
  claimed TEXT NOT NULL
);

CREATE TABLE deliveries (
  code TEXT PRIMARY KEY,          -- ST1-…: unique
  order_id TEXT NOT NULL REFERENCES orders (id),
  position INTEGER NOT NULL,
  product_name TEXT NOT NULL,
  valid_until TEXT NOT NULL,      -- yyyy-MM-dd, the last valid day
  UNIQUE (order_id, position)
);

-- Keys are created on first use. None is in the code.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL             -- hex
);
