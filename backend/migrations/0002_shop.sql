-- Digital products with their prices. The shop uses only these prices and never one from a browser.

CREATE TABLE products (
  locale TEXT NOT NULL,
  code TEXT NOT NULL,
  price_cents INTEGER NOT NULL,   -- EUR, with tax
  tax_percent REAL NOT NULL,      -- 25.5
  body TEXT NOT NULL,             -- Product
  PRIMARY KEY (locale, code)
);

CREATE TABLE upsells (
  code TEXT NOT NULL,             -- a product in the cart
  upsell_code TEXT NOT NULL,      -- the additional offer
  quantity INTEGER NOT NULL,
  PRIMARY KEY (code, upsell_code)
);

CREATE TABLE discount_codes (
  code TEXT PRIMARY KEY,          -- upper case
  percent REAL NOT NULL
);

CREATE TABLE payment_methods (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,             -- bank, card, mobile
  name TEXT NOT NULL,
  position INTEGER NOT NULL
);
