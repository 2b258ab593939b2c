-- What visitors call a page besides its title, as written, with commas.
ALTER TABLE search_entries ADD COLUMN synonyms TEXT NOT NULL DEFAULT '';
