-- The redirect tables and what editors did: docs/decisions/0012-redirect-versions.md. No page waits for this database.

-- of local databases of earlier builds
DROP TABLE IF EXISTS publications;
DROP TABLE IF EXISTS drafts;
DROP TABLE IF EXISTS draft_changes;
DROP TABLE IF EXISTS history;
DROP TABLE IF EXISTS visits;
DROP TABLE IF EXISTS ignored_paths;
DROP TABLE IF EXISTS aside_findings;
DROP TABLE IF EXISTS sessions;
DROP TABLE IF EXISTS switch_changes;

-- All published versions. The newest row of a locale is live; KV has a copy for the edge. Rows are never updated.
CREATE TABLE publications (
  locale TEXT NOT NULL,
  seq INTEGER NOT NULL,           -- 1, 2, 3 …: of two publications at the same time one fails
  text TEXT NOT NULL,             -- the whole table, in the order of its keys
  kind TEXT NOT NULL,             -- publish, seed, restore, back
  copied INTEGER,                 -- restore and back: the publication that this one repeats
  who TEXT NOT NULL,              -- an e-mail address, or the name of a user
  why TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  added INTEGER NOT NULL,         -- rules that it changed live
  changed INTEGER NOT NULL,
  removed INTEGER NOT NULL,
  PRIMARY KEY (locale, seq)
);

-- One draft per locale, shared by all editors: the publication `base` with its draft_changes.
CREATE TABLE drafts (
  locale TEXT PRIMARY KEY,
  base INTEGER NOT NULL,          -- 0: nothing is live
  revision INTEGER NOT NULL       -- grows with each save
);

CREATE TABLE draft_changes (
  locale TEXT NOT NULL,
  key TEXT NOT NULL,              -- of TableEntries: '/old'
  before TEXT,                    -- the line in `base`; NULL: none
  after TEXT,                     -- NULL: removed
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (locale, key)
) WITHOUT ROWID;

-- All saved changes; rows are never updated.
CREATE TABLE history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  batch TEXT NOT NULL,            -- changes that are undone together
  locale TEXT NOT NULL,
  key TEXT NOT NULL,
  before TEXT,
  after TEXT,
  who TEXT NOT NULL,
  why TEXT NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL              -- edit, undo, import
);
CREATE INDEX history_of_key ON history (locale, key, id);
CREATE INDEX history_of_batch ON history (batch);

-- Visits of people, counted by worker/visits/. No personal data: only the host of a referrer is stored.
CREATE TABLE visits (
  day TEXT NOT NULL,              -- yyyy-MM-dd, UTC
  locale TEXT NOT NULL,
  kind TEXT NOT NULL,             -- hit: a rule redirected; missing: 404
  path TEXT NOT NULL,
  referrer TEXT NOT NULL,         -- the host; '' is none
  visits INTEGER NOT NULL,
  PRIMARY KEY (locale, kind, path, day, referrer)
) WITHOUT ROWID;
CREATE INDEX visits_of_day ON visits (day);

-- Missing addresses and problems that editors have set aside.
CREATE TABLE set_aside (
  locale TEXT NOT NULL,
  kind TEXT NOT NULL,             -- path, finding
  name TEXT NOT NULL,             -- the path, or the id of the finding (check/find-causes.ts)
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (locale, kind, name)
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
