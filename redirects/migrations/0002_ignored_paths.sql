-- Addresses that visitors miss and that editors do not want to mend.
CREATE TABLE ignored_paths (
  locale TEXT NOT NULL,
  path TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  PRIMARY KEY (locale, path)
) WITHOUT ROWID;
