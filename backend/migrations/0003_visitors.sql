-- What visitors submit, and the mails that would be sent.

CREATE TABLE form_submissions (
  id TEXT PRIMARY KEY,
  locale TEXT NOT NULL,
  form_id TEXT NOT NULL,
  page TEXT NOT NULL,
  fields TEXT NOT NULL,           -- { name: value }
  created TEXT NOT NULL
);

CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,             -- plain text
  sent TEXT NOT NULL
);
CREATE INDEX mails_by_sent ON mails (sent);
