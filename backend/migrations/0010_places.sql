-- Towns and villages that visitors may search around, and whose middle no stations tell.
CREATE TABLE places (
  country TEXT NOT NULL,
  name TEXT NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  PRIMARY KEY (country, name)
);
