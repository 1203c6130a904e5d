import { mayName } from './may-name.ts'

/** The newest version is live: staff change its text by hand. Its list of changes is history. */
const NEWEST_TOUR = 'version = (SELECT max(version) FROM tour_versions AS n WHERE n.tour = o.tour)'
const NEWEST_GUIDE = 'version = (SELECT max(version) FROM guide_versions AS n WHERE n.kind = o.kind AND n.key = o.key)'

/** The fields of tours, places and countries with ids, addresses, days and choices: none of their texts names a person. */
const NO_TEXTS = [
  ...['id', 'region', 'countries', 'path', 'alsoAt', 'duration', 'scene', 'includes', 'similarTo', 'facts'],
  ...['stay', 'meals', 'is', 'months', 'pace', 'kind', 'in', 'slug', 'visa', 'checkedOn', 'expiresOn'],
]

/** SQL: true for a leaf of `json_tree` whose text a person wrote. */
export const isWritten = (leaf: string) =>
  `(${leaf}.type = 'text' AND instr('.${NO_TEXTS.join('.')}.', ${lastName(fieldOf(leaf))} || '.') = 0)`
/** The path of the field; an item of a list has that of its list. */
const fieldOf = (leaf: string) => `iif(typeof(${leaf}.key) = 'integer', ${leaf}.path, ${leaf}.fullkey)`
/** Of "$.practical.pace" it is ".pace". */
const lastName = (path: string) => `substr(${path}, length(rtrim(${path}, replace(${path}, '.', ''))))`

/**
 * The texts that only the history of a tour, country or place has, each once; `at`: "tour Nepal", "place Gangtey". Only
 * what may hold the person is unpacked (?1, ?2 of `mayName`).
 */
export const EARLIER_TEXTS = `(SELECT DISTINCT at AS rowid, at, text FROM (
  SELECT 'tour ' || o.tour AS at, l.value AS text FROM tour_versions AS o,
    json_tree(json_array(json(CASE WHEN ${NEWEST_TOUR} THEN 'null' ELSE o.document END), json(o.changed))) AS l
    WHERE (${mayName('o.document')} OR ${mayName('o.changed')}) AND ${isWritten('l')}
  UNION ALL SELECT 'tour ' || o.tour, l.value FROM draft_saves AS o,
    json_tree(json_array(json(o.was), json(o.became))) AS l
    WHERE (${mayName('o.was')} OR ${mayName('o.became')}) AND ${isWritten('l')}
  UNION ALL SELECT o.kind || ' ' || o.key, l.value FROM guide_versions AS o, json_tree(o.document) AS l
    WHERE NOT ${NEWEST_GUIDE} AND ${mayName('o.document')} AND ${isWritten('l')}))`

/** A JSON column with other texts in the place of those of ?2: a list of `was` and `becomes`, as JSON. */
const emptied = (column: string) => `(WITH RECURSIVE leaf AS (
    SELECT row_number() OVER () AS nth, l.fullkey AS at, t.value ->> 'becomes' AS becomes
    FROM json_tree(${column}) AS l JOIN json_each(?2) AS t ON t.value ->> 'was' = l.value WHERE ${isWritten('l')}
  ), step(nth, json) AS (SELECT 0, ${column} UNION ALL
    SELECT leaf.nth, json_set(json, leaf.at, leaf.becomes) FROM step JOIN leaf ON leaf.nth = step.nth + 1
  ) SELECT json FROM step ORDER BY nth DESC LIMIT 1)`

/** Takes a person out of the history of ?1, a tour, country or place ("tour Nepal"). */
export const EMPTY_EARLIER = [
  `UPDATE tour_versions AS o SET changed = ${emptied('changed')},
    document = CASE WHEN ${NEWEST_TOUR} THEN document ELSE ${emptied('document')} END WHERE 'tour ' || tour = ?1`,
  `UPDATE draft_saves SET was = ${emptied('was')}, became = ${emptied('became')} WHERE 'tour ' || tour = ?1`,
  `UPDATE guide_versions AS o SET document = ${emptied('document')} WHERE kind || ' ' || key = ?1 AND NOT ${NEWEST_GUIDE}`,
]
