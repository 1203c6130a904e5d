import { INDEXED } from '#data/enquiries/conditions.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { withRetries } from '#data/stores/faults.ts'
import { beginningsOf, findingWords } from '#domain/cases/case-words.ts'

/** The most numbers in a row of found_words. Changing it requires rewriting every row. */
export const BLOCK = 512
/** How many cases are read at once. */
const AT_ONCE = 200
/** How many rounds a search waits for, four queries each. */
const ROUNDS = 5
/** How many events of a case are read, the newest. */
const EVENTS = 200
/** How many letters of its texts are read. */
const LETTERS = 10_000

/** Marks a case's texts as changed, in the transaction of the change. */
export const TEXTS_CHANGED = `UPDATE case_finding SET changes = changes + 1
  WHERE case_id IN (SELECT case_id FROM case_events WHERE id >= ?1 AND id < ?1 || '~' AND at = ?2)`
export const TEXT_CHANGED = 'UPDATE case_finding SET changes = changes + 1 WHERE case_id = ?1'

type Unread = Pick<EnquiryRow, 'email' | 'phone' | 'isd' | 'dialable' | 'reference' | 'name'> &
  Pick<EnquiryRow, 'tour' | 'tier' | 'place' | 'travelDate'> & {
    id: string
    changes: number
    colleagues: string
    enquiry: string
    notes: string
  }

/** Cases with outdated words, the newest first. */
const UNREAD = `SELECT c.id, f.changes, e.email, e.phone, e.isd, e.dialable, e.reference, e.name, e.tour, e.tier, e.place,
    e.travel_date AS travelDate,
    substr(e.wishes || ' ' || e.added || ' ' || e.passengers || ' ' || e.accommodations || ' ' || e.message, 1, ${LETTERS}) AS enquiry,
    c.owner || ' ' || coalesce((SELECT group_concat(DISTINCT actor) FROM case_events v WHERE v.case_id = c.id), '')
      AS colleagues,
    substr(c.lost_note || ' ' || c.follow_up_line || ' ' || c.missing || ' ' || coalesce((SELECT group_concat(said, ' ') FROM
      (SELECT text || ' ' || CASE kind WHEN 'follow-up' THEN became ELSE '' END AS said FROM case_events v
        WHERE v.case_id = c.id ORDER BY at DESC LIMIT ${EVENTS})), ''), 1, ${LETTERS}) AS notes
  FROM (SELECT * FROM case_finding WHERE ${INDEXED.unread} ORDER BY number DESC LIMIT ${AT_ONCE}) f
  JOIN cases c ON c.id = f.case_id JOIN enquiries e ON e.id = c.enquiry_id`

/**
 * Reads the words of new and changed cases, the newest first, so that saving does not wait for it.
 * @returns whether all are read; after a large import the next search continues
 */
export async function readWords(database: D1Database): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const { results } = await withRetries(() => database.prepare(UNREAD).all<Unread>())
    if (results.length > 0) await noteWords(database, results)
    if (results.length < AT_ONCE) return true
  }
  return false
}

/** A case that is erased meanwhile has no row in case_finding, so it gets no words. */
async function noteWords(database: D1Database, unread: Unread[]): Promise<void> {
  const read = unread.map((each) => ({ id: each.id, changes: each.changes, words: wordsOf(each) }))
  const words = [...new Set(read.flatMap((each) => each.words))]
  const parts = words.map((word) => ({ word, parts: beginningsOf(word) }))
  const [cases, ends] = [JSON.stringify(read), JSON.stringify(parts)]
  await withRetries(() =>
    database.batch([
      database.prepare(PLACE).bind(cases),
      database.prepare(PARTS).bind(ends),
      database.prepare(READ).bind(cases),
    ]),
  )
}

function wordsOf({ colleagues, enquiry, notes, ...said }: Unread): string[] {
  return findingWords({ ...said, colleagues: colleagues.split(/[ ,]/), texts: [notes, enquiry] })
}

const CURRENT = `json_each(?1) j JOIN case_finding f ON f.case_id = j.value ->> 'id' AND f.changes = j.value ->> 'changes'`
const PLACE = `INSERT INTO found_words (word, block, numbers)
  SELECT w.value, f.number / ${BLOCK}, json_group_array(f.number) FROM ${CURRENT}, json_each(j.value -> 'words') w
  WHERE true GROUP BY 1, 2
  ON CONFLICT (word, block) DO UPDATE SET numbers = (SELECT json_group_array(value) FROM
    (SELECT value FROM json_each(found_words.numbers) UNION SELECT value FROM json_each(excluded.numbers)))`
const PARTS = `INSERT INTO word_parts (part, word)
  SELECT p.value, j.value ->> 'word' FROM json_each(?1) j, json_each(j.value -> 'parts') p
  WHERE EXISTS (SELECT 1 FROM found_words f WHERE f.word = j.value ->> 'word') ON CONFLICT DO NOTHING`
/** Earlier words stay: a former owner, for example, knows the case. */
const READ = `UPDATE case_finding SET read_at = now.changes, words = (SELECT json_group_array(value) FROM
    (SELECT value FROM json_each(case_finding.words) UNION SELECT value FROM json_each(now.words)))
  FROM (SELECT f.case_id, f.changes, j.value -> 'words' AS words FROM ${CURRENT}) now WHERE now.case_id = case_finding.case_id`

/**
 * Removes cases from the index, with every word of no other case, for the transaction that erases them.
 * @param theirs the ids of the cases, as a query in brackets
 */
export function forgetWords(theirs: string): string[] {
  const gone = `SELECT f.number, w.value AS word FROM case_finding f, json_each(f.words) w WHERE f.case_id IN ${theirs}`
  const rows = `(word, block) IN (SELECT g.word, g.number / ${BLOCK} FROM (${gone}) g)`
  return [
    `UPDATE found_words SET numbers = (SELECT json_group_array(value) FROM json_each(numbers)
      WHERE value NOT IN (SELECT number FROM case_finding WHERE case_id IN ${theirs})) WHERE ${rows}`,
    `DELETE FROM found_words WHERE ${rows} AND numbers = '[]'`,
    `DELETE FROM word_parts WHERE word IN (SELECT g.word FROM (${gone}) g)
      AND NOT EXISTS (SELECT 1 FROM found_words f WHERE f.word = word_parts.word)`,
    `DELETE FROM case_finding WHERE case_id IN ${theirs}`,
  ]
}
