-- Content. `body` and `teaser` are JSON as sent, with {{origin}} in place of this backend's address.

CREATE TABLE pages (
  locale TEXT NOT NULL,
  path TEXT NOT NULL,             -- '/asemahaku'; the landing page is '/'
  body TEXT NOT NULL,             -- PageResponse
  draft INTEGER NOT NULL DEFAULT 0, -- 1: only in preview mode
  station_id TEXT,                -- the station of a station page; its data is added per request
  PRIMARY KEY (locale, path)
);

CREATE TABLE layouts (
  locale TEXT PRIMARY KEY,
  body TEXT NOT NULL              -- Layout
);

CREATE TABLE articles (
  locale TEXT NOT NULL,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  created TEXT NOT NULL,          -- ISO 8601, UTC: sorts as text
  teaser TEXT NOT NULL,           -- ArticleTeaser
  PRIMARY KEY (locale, slug)
);
CREATE INDEX articles_by_created ON articles (locale, created);

CREATE TABLE article_tags (
  locale TEXT NOT NULL,
  tag TEXT NOT NULL,
  slug TEXT NOT NULL,
  PRIMARY KEY (locale, tag, slug)
);

CREATE TABLE stations (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,          -- FI, SE, NO
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  hours TEXT NOT NULL,            -- WeeklyHours: dates are calculated per request
  time_zone TEXT NOT NULL,        -- IANA
  body TEXT NOT NULL              -- Station without path and openingHours
);
CREATE INDEX stations_by_country ON stations (country, name);
