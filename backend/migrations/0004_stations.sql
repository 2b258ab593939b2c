-- Station pages are now built per request from the station, so their rows in `pages` are deleted.
DELETE FROM pages WHERE station_id IS NOT NULL;
ALTER TABLE pages DROP COLUMN station_id;

-- Derived data: seeding fills it again after every migration.
DROP TABLE stations;
CREATE TABLE stations (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,          -- FI, SE, NO
  slug TEXT NOT NULL UNIQUE,      -- last segment of the page's path
  name TEXT NOT NULL,
  time_zone TEXT NOT NULL,        -- IANA
  hours TEXT NOT NULL,            -- StationHours: dates are calculated per request
  summary TEXT NOT NULL,          -- StationSummary without path, timeZone and openingHours
  detail TEXT NOT NULL,           -- additional properties of the station page
  lunch TEXT                      -- StoredLunch: the dishes in rotation
);
CREATE INDEX stations_by_country ON stations (country, name);
