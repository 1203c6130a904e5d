/**
 * SQL that derives rows from tours: addresses, countries, words. `of`: a condition on tours. The seed derives all rows,
 * the desk those of one tour.
 */
export function insertDerived(of: string): string[] {
  return [
    `INSERT INTO tour_paths (key, path, rank) SELECT lower(p.value), p.value, tours.rank FROM tours, json_each(${SPELLINGS}) AS p WHERE ${of} ORDER BY tours.document_by DESC ON CONFLICT DO NOTHING`,
    `INSERT INTO tour_countries (country, rank) SELECT c.value, tours.rank FROM tours, json_each(tours.page, '$.countries') AS c WHERE ${of}`,
    `INSERT INTO tour_words (rowid, words) SELECT tours.rank, ${WORDS} FROM tours WHERE ${of}`,
    `INSERT INTO tour_text (rowid, title, location, region) SELECT tours.rank, ${TEXT} FROM tours WHERE ${of}`,
  ]
}

/** Deletes these rows, by the tours as they still are. */
export function deleteDerived(of: string): string[] {
  const ranks = `SELECT tours.rank FROM tours WHERE ${of}`
  return [
    `DELETE FROM tour_paths WHERE rank IN (${ranks})`,
    `DELETE FROM tour_countries WHERE rank IN (${ranks})`,
    `INSERT INTO tour_words (tour_words, rowid, words) SELECT 'delete', tours.rank, ${WORDS} FROM tours WHERE ${of}`,
    `INSERT INTO tour_text (tour_text, rowid, title, location, region) SELECT 'delete', tours.rank, ${TEXT} FROM tours WHERE ${of}`,
  ]
}

const SPELLINGS = "json_insert(coalesce(tours.page -> '$.alsoAt', '[]'), '$[#]', tours.path)"

/** A place is one word, as in domain/search/words-query.ts. */
const PLACES = "(SELECT group_concat('xq' || replace(p.value, '-', ''), ' ') FROM json_each(tours.places) AS p)"
const WORDS = `concat_ws(' ', 'tour', ${PLACES}, tours.page ->> '$.words')`
const TEXT = 'lower(tours.title), lower(tours.location), tours.region'
