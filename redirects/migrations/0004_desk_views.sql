-- What a publication changed live: rules and examples. NULL: it was published before this was counted.
ALTER TABLE publications ADD COLUMN added INTEGER;
ALTER TABLE publications ADD COLUMN changed INTEGER;
ALTER TABLE publications ADD COLUMN removed INTEGER;

-- Findings that editors have set aside.
CREATE TABLE aside_findings (
  locale TEXT NOT NULL,
  finding TEXT NOT NULL,          -- its id (check/find-causes.ts)
  who TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  PRIMARY KEY (locale, finding)
) WITHOUT ROWID;

-- Switches and notices that were set or ended; rows are never updated. KV has those that are set.
CREATE TABLE switch_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,             -- checkout, map, writes, notice
  kind TEXT NOT NULL,             -- set, clear
  until INTEGER,                  -- ms since 1970; NULL: clear
  texts TEXT NOT NULL,            -- JSON: locale → sentence
  who TEXT NOT NULL,
  at INTEGER NOT NULL             -- ms since 1970
);
