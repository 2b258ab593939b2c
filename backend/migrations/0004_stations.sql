-- Station pages are now built per request from the station, so their rows in `pages` go.
DELETE FROM pages WHERE station_id IS NOT NULL;
ALTER TABLE pages DROP COLUMN station_id;

-- Derived data: seeding fills it again after every migration.
DROP TABLE stations;
CREATE TABLE stations (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,          -- FI, SE, NO
  slug TEXT NOT NULL UNIQUE,      -- last segment of its page's path
  name TEXT NOT NULL,
  time_zone TEXT NOT NULL,        -- IANA
  hours TEXT NOT NULL,            -- StationHours: dates are made on the day they are asked for
  summary TEXT NOT NULL,          -- StationSummary without path, timeZone and openingHours
  detail TEXT NOT NULL,           -- what a station page has beside these
  lunch TEXT                      -- StoredLunch: the dishes that take turns
);
CREATE INDEX stations_by_country ON stations (country, name);
