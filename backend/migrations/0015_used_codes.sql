-- When and where a code was used. NULL: not used.
ALTER TABLE deliveries ADD COLUMN used TEXT;
ALTER TABLE deliveries ADD COLUMN used_at TEXT;
