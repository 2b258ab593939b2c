-- Towns and villages that visitors can search, with a centre that cannot be calculated from stations.
CREATE TABLE places (
  country TEXT NOT NULL,
  name TEXT NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  PRIMARY KEY (country, name)
);
