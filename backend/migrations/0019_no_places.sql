-- The site knows the places of the countries itself.
DROP TABLE places;
