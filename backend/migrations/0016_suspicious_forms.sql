-- 1: the hidden field was filled in, by a program or a password manager.
ALTER TABLE form_submissions ADD COLUMN suspicious INTEGER NOT NULL DEFAULT 0;
