-- The index of the site's search. `hit` is JSON as sent. The words are folded (shared/text/fold-text.ts) and unique per entry.
CREATE TABLE search_entries (
  locale TEXT NOT NULL,
  slug TEXT NOT NULL,             -- path of a page; for a product with the anchor: '/pesu#product-wash-basic'
  category TEXT NOT NULL,         -- Page, Article, Product
  title TEXT NOT NULL,
  hit TEXT NOT NULL,              -- SearchHit
  title_words TEXT NOT NULL,
  lead_words TEXT NOT NULL,       -- words of description and tags
  text_words TEXT NOT NULL,
  PRIMARY KEY (locale, slug)
);
