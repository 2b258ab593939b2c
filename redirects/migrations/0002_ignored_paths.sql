-- Missing addresses that editors have set aside.
CREATE TABLE ignored_paths (
  locale TEXT NOT NULL,
  path TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  PRIMARY KEY (locale, path)
) WITHOUT ROWID;
