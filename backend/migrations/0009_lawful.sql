-- Documents as sent to customers. A version is never changed or deleted, because the mails of an order contain the version it was created
-- under.
CREATE TABLE documents (
  locale TEXT NOT NULL,
  name TEXT NOT NULL CHECK (name IN ('terms', 'withdrawal')),
  version TEXT NOT NULL,          -- of the text: the beginning of its SHA-256
  file TEXT NOT NULL,             -- what the file is called in a mail
  text TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  PRIMARY KEY (locale, name, version)
);

ALTER TABLE orders ADD COLUMN terms_version TEXT;    -- NULL: made before versions were kept
ALTER TABLE orders ADD COLUMN delivery_consent INTEGER NOT NULL DEFAULT 0; -- codes at once; the right of withdrawal ends with a code's use
ALTER TABLE orders ADD COLUMN paid TEXT;             -- when; NULL: not yet, or before this was kept

ALTER TABLE mails ADD COLUMN files TEXT NOT NULL DEFAULT '[]'; -- [{ name, text }]

-- Withdrawals from purchases. The text is in the form's submission.
CREATE TABLE withdrawals (
  submission_id TEXT PRIMARY KEY REFERENCES form_submissions (id),
  order_id TEXT REFERENCES orders (id), -- NULL: nothing is paid under the number that was written
  received TEXT NOT NULL
);
