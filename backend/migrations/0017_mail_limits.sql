-- What the limit of mails counts: 'form aino@example.com', 'withdrawal AB12-CD34-EF56'. NULL: not limited.
ALTER TABLE mails ADD COLUMN counted_by TEXT;
CREATE INDEX mails_by_limit ON mails (counted_by, sent);
