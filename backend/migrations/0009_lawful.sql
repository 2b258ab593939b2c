-- Documents as sent to customers. A version is never changed or deleted, because the mails of an order contain the version it was created
-- under.
CREATE TABLE documents (
  locale TEXT NOT NULL,
  name TEXT NOT NULL CHECK (name IN ('terms', 'withdrawal')),
  version TEXT NOT NULL,          -- the beginning of the text's SHA-256
  file TEXT NOT NULL,             -- the file name in a mail
  text TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  PRIMARY KEY (locale, name, version)
);

ALTER TABLE orders ADD COLUMN terms_version TEXT;    -- NULL: created before versions were stored
ALTER TABLE orders ADD COLUMN delivery_consent INTEGER NOT NULL DEFAULT 0; -- immediate delivery; using a code ends the right of withdrawal
ALTER TABLE orders ADD COLUMN paid TEXT;             -- time; NULL: not paid, or paid before times were stored

ALTER TABLE mails ADD COLUMN files TEXT NOT NULL DEFAULT '[]'; -- [{ name, text }]

-- Withdrawals from purchases. The text is in the form's submission.
CREATE TABLE withdrawals (
  submission_id TEXT PRIMARY KEY REFERENCES form_submissions (id),
  order_id TEXT REFERENCES orders (id), -- NULL: no paid order has the given number
  received TEXT NOT NULL
);
