-- Towns and villages without a station, which visitors may search around.
CREATE TABLE places (
  country TEXT NOT NULL,
  name TEXT NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  PRIMARY KEY (country, name)
);
