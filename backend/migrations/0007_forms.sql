-- The forms of the content by id. A submission is validated against this definition, not against one the caller names.
CREATE TABLE forms (
  locale TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,             -- FormDefinition as JSON
  PRIMARY KEY (locale, id)
);
