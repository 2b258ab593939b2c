-- What the redirect tables' editors did, and what visitors asked for. The tables themselves lie in KV; the edge reads nothing here.

-- Who made which version live. Whoever publishes takes the next `seq` before the pointer in KV is written: of two at once one fails.
CREATE TABLE publications (
  locale TEXT NOT NULL,
  seq INTEGER NOT NULL,           -- 1, 2, 3 …
  version TEXT NOT NULL,
  base TEXT,                      -- the version it was made from; NULL: nothing was live
  kind TEXT NOT NULL,             -- publish, seed, restore, back
  who TEXT NOT NULL,              -- an e-mail address, or 'local'
  why TEXT NOT NULL,
  at INTEGER NOT NULL,            -- ms since 1970
  PRIMARY KEY (locale, seq)
) WITHOUT ROWID;

-- One draft a locale, shared by all editors: the version `base` with its draft_changes.
CREATE TABLE drafts (
  locale TEXT PRIMARY KEY,
  base TEXT,                      -- NULL: nothing is live
  revision INTEGER NOT NULL       -- grows with every saved change
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

-- Every saved change, never rewritten.
CREATE TABLE history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  batch TEXT NOT NULL,            -- changes made at once, undone at once
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

-- Where no Analytics Engine counts (worker/visits/). Nothing of a person: the path is masked, of a referrer the host alone is kept.
CREATE TABLE visits (
  day TEXT NOT NULL,              -- yyyy-MM-dd, UTC
  locale TEXT NOT NULL,
  kind TEXT NOT NULL,             -- hit: a rule led on; missing: 404
  path TEXT NOT NULL,
  referrer TEXT NOT NULL,         -- its host; '' is none
  noise INTEGER NOT NULL,         -- 1: a known crawler or scanner
  visits INTEGER NOT NULL,        -- counted, or estimated where they were sampled
  PRIMARY KEY (day, locale, kind, path, referrer, noise)
) WITHOUT ROWID;
CREATE INDEX visits_of_path ON visits (locale, path, day);
