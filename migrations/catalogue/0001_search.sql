-- Two full-text tables over the tours, filled by seed.sql; their rowid is the tour's rank.
-- Words of titles, places, countries and keywords, for the search: every prefix length that people type is indexed.
-- Marks are letters of a word: without 'M*' a Hindi word falls apart at its vowel signs.
CREATE VIRTUAL TABLE tour_words USING fts5(
  words,
  content = '',
  prefix = '1 2 3 4',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'"
);
-- Title and location in lower case, for the filter of the listings: a phrase of trigrams is a substring. The region is
-- in it so that a filter reads no row of the other one.
CREATE VIRTUAL TABLE tour_text USING fts5(title, location, region, content = '', tokenize = 'trigram');
