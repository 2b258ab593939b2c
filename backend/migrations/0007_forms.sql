-- The forms of the content, by id: a submission is judged by the definition stored here, whatever page it says it comes from.
CREATE TABLE forms (
  locale TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,             -- FormDefinition as JSON
  PRIMARY KEY (locale, id)
);
