-- What editors did, and which addresses visitors requested. The redirect tables are in KV; no page waits for this database.

-- Who made which version live. A publication takes the next `seq` before it writes the pointer in KV: of two at the same time one fails.
CREATE TABLE publications (
  locale TEXT NOT NULL,
  seq INTEGER NOT NULL,           -- 1, 2, 3 …
  version TEXT NOT NULL,
  base TEXT,                      -- the version that was live before; NULL: none
  kind TEXT NOT NULL,             -- publish, seed, restore, back
  who TEXT NOT NULL,              -- an e-mail address, or 'local'
  why TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  PRIMARY KEY (locale, seq)
) WITHOUT ROWID;

-- One draft per locale, shared by all editors: the version `base` with its draft_changes.
CREATE TABLE drafts (
  locale TEXT PRIMARY KEY,
  base TEXT,                      -- NULL: nothing is live
  revision INTEGER NOT NULL       -- grows with each save
);

CREATE TABLE draft_changes (
  locale TEXT NOT NULL,
  key TEXT NOT NULL,              -- of TableEntries: '/old', 'example /old'
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
  kind TEXT NOT NULL              -- edit, undo, import, rebase, discard, publish
);
CREATE INDEX history_of_key ON history (locale, key, id);
CREATE INDEX history_of_batch ON history (batch);

-- Visits counted by worker/visits/. No personal data: the path is masked, and only the host of a referrer is stored.
CREATE TABLE visits (
  day TEXT NOT NULL,              -- yyyy-MM-dd, UTC
  locale TEXT NOT NULL,
  kind TEXT NOT NULL,             -- hit: a rule redirected; missing: 404
  path TEXT NOT NULL,
  referrer TEXT NOT NULL,         -- the host; '' is none
  noise INTEGER NOT NULL,         -- 1: a known crawler or scanner
  visits INTEGER NOT NULL,        -- counted, or estimated from a sample
  PRIMARY KEY (day, locale, kind, path, referrer, noise)
) WITHOUT ROWID;
CREATE INDEX visits_of_path ON visits (locale, path, day);
