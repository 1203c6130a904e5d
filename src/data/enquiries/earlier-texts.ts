import { mayHold } from './may-name.ts'

/** The newest version is live: staff change its text by hand. Its list of changes is history. */
const NEWEST_TOUR = 'version = (SELECT max(version) FROM tour_versions AS n WHERE n.tour = o.tour)'
const NEWEST_GUIDE = 'version = (SELECT max(version) FROM guide_versions AS n WHERE n.kind = o.kind AND n.key = o.key)'

/**
 * The texts that only the history of a tour, country or place has, each once; `at`: "tour Nepal", "place Gangtey". Only
 * what may hold the person is unpacked (?1, ?2 of `mayHold`).
 */
export const EARLIER_TEXTS = `(SELECT DISTINCT at AS rowid, at, text FROM (
  SELECT 'tour ' || o.tour AS at, l.type, l.value AS text FROM tour_versions AS o,
    json_tree(json_array(json(CASE WHEN ${NEWEST_TOUR} THEN 'null' ELSE o.document END), json(o.changed))) AS l
    WHERE ${mayHold('o.document')} OR ${mayHold('o.changed')}
  UNION ALL SELECT 'tour ' || o.tour, l.type, l.value FROM draft_saves AS o,
    json_tree(json_array(json(o.was), json(o.became))) AS l WHERE ${mayHold('o.was')} OR ${mayHold('o.became')}
  UNION ALL SELECT o.kind || ' ' || o.key, l.type, l.value FROM guide_versions AS o, json_tree(o.document) AS l
    WHERE NOT ${NEWEST_GUIDE} AND ${mayHold('o.document')}) WHERE type = 'text')`

/** A JSON column after all replacements of ?2, a list of texts as JSON: `was`, `becomes`. */
const emptied = (column: string) => `(WITH RECURSIVE step(nth, json) AS (SELECT 0, ${column} UNION ALL
    SELECT nth + 1, replace(json, ?2 ->> ('$[' || nth || '].was'), ?2 ->> ('$[' || nth || '].becomes'))
    FROM step WHERE nth < json_array_length(?2)) SELECT json FROM step ORDER BY nth DESC LIMIT 1)`

/** Takes a person out of the history of ?1, a tour, country or place ("tour Nepal"). */
export const EMPTY_EARLIER = [
  `UPDATE tour_versions AS o SET changed = ${emptied('changed')},
    document = CASE WHEN ${NEWEST_TOUR} THEN document ELSE ${emptied('document')} END WHERE 'tour ' || tour = ?1`,
  `UPDATE draft_saves SET was = ${emptied('was')}, became = ${emptied('became')} WHERE 'tour ' || tour = ?1`,
  `UPDATE guide_versions AS o SET document = ${emptied('document')} WHERE kind || ' ' || key = ?1 AND NOT ${NEWEST_GUIDE}`,
]
