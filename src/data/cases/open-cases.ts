import { withRetries } from '#data/stores/faults.ts'
import { identityWords, type Sender } from '#domain/cases/case-words.ts'
import { readSource, sourceName } from '#domain/enquiries/source.ts'
import { DAY } from '#values/dates.ts'

/** How many enquiries one round opens; the next round opens more. */
const MOST = 200
const ROUNDS = 10

/** An enquiry that has no case yet. */
export type Unopened = Sender & { id: string; source: string }

const COLUMNS = 'id, email, phone, isd, dialable, source'

/** The enquiries newer than the newest one with a case, by rowid; rows are never deleted. */
export const NEWER = `SELECT ${COLUMNS} FROM enquiries
  WHERE rowid > (SELECT coalesce(max(enquiry_row), 0) FROM cases) AND erased_at IS NULL ORDER BY rowid LIMIT ${MOST}`

/** All enquiries without a case, for a database that was rewritten, as by a restore. It reads every row. */
const WITHOUT_CASE = `SELECT ${COLUMNS} FROM enquiries
  WHERE erased_at IS NULL AND NOT EXISTS (SELECT 1 FROM cases WHERE enquiry_id = enquiries.id) LIMIT ${MOST}`

/**
 * Creates a case for every enquiry without one, so that the visitor's request does not wait for it. Safe to run in
 * parallel.
 * @param which new: those since the last case; all: also missed ones, which reads every row
 * @returns how many enquiries had no case
 */
export async function openCases(database: D1Database, which: 'new' | 'all' = 'new'): Promise<number> {
  let opened = 0
  for (let round = 0; round < ROUNDS; round++) {
    const statement = database.prepare(which === 'new' ? NEWER : WITHOUT_CASE)
    const { results } = await withRetries(() => statement.all<Unopened>())
    if (results.length > 0) await openThese(database, results)
    opened += results.length
    if (results.length < MOST) break
  }
  return opened
}

/** An enquiry that is erased meanwhile has a new id, so it gets neither case nor words. */
async function openThese(database: D1Database, enquiries: Unopened[]): Promise<void> {
  const told = enquiries.map((each) => ({
    ...{ id: each.id, words: identityWords(each) },
    source: sourceName(readSource(each.source)),
  }))
  const worded = JSON.stringify(told)
  const statements = [OPEN, NAME, FIND].map((sql) => database.prepare(sql).bind(worded))
  await withRetries(() => database.batch(statements))
}

/** An enquiry mailed this long before the desk began counts as answered by mail, in ms. */
const ANSWERED_BY_MAIL = 7 * DAY
const BEFORE_DESK = `e.state = 'sent' AND e.created_at < (SELECT done_at FROM duties WHERE name = 'desk') - ${ANSWERED_BY_MAIL}`
const STAGE = `CASE WHEN e.spam_at IS NOT NULL THEN 'spam' WHEN e.state = 'held' THEN 'held' WHEN ${BEFORE_DESK} THEN 'before' ELSE 'new' END`

const OPEN = `INSERT INTO cases (id, enquiry_id, enquiry_row, stage, opened_at, touched_at, closed_at, tour, page,
    channel, source)
  SELECT lower(hex(randomblob(8))), id, row, stage, created_at, created_at,
    CASE WHEN stage IN ('spam', 'before') THEN created_at END, tour, page, channel, source
  FROM (SELECT e.id, e.rowid AS row, e.created_at, e.tour, e.page, e.channel, j.value ->> 'source' AS source, ${STAGE} AS stage
    FROM json_each(?1) j JOIN enquiries e ON e.id = j.value ->> 'id') WHERE true
  ON CONFLICT (enquiry_id) DO NOTHING`

const NAME = `INSERT INTO case_words (word, case_id)
  SELECT w.value, c.id FROM json_each(?1) j JOIN cases c ON c.enquiry_id = j.value ->> 'id',
    json_each(j.value -> 'words') w WHERE true
  ON CONFLICT DO NOTHING`

/** The next search reads its words. */
const FIND = `INSERT INTO case_finding (case_id, number)
  SELECT c.id, c.enquiry_row FROM json_each(?1) j JOIN cases c ON c.enquiry_id = j.value ->> 'id' WHERE true
  ON CONFLICT DO NOTHING`
