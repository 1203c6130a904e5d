import { INDEXED } from '#data/enquiries/conditions.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { ASK_AFTER, ASKED_FOR } from '#domain/cases/guest-review.ts'
import { COUNTED, type InboxSection, type Moment, QUIET } from '#domain/cases/inbox-sections.ts'
import { AFTER, AHEAD, LONGEST_JOURNEY } from '#domain/cases/journey.ts'
import { daysAfter } from '#values/dates.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { NEWER, openCases, type Unopened } from './open-cases.ts'

/** The most rows that are read for a list without an index for its whole condition. */
const LOOKED_AT = 1000

/** The rows of a section and their order. Count and list share this definition, so that they cannot differ. */
type Held = {
  from: string
  by: 'added_at' | 'follow_up_on' | 'opened_at' | 'touched_at' | 'closed_at' | 'travel_from' | 'travel_till'
  newestFirst?: true
  values: unknown[]
}

/** The cases of one colleague, without owner (""), or all (undefined). */
export type Whose = string | undefined

/** A colleague's planned cases are read by their days, because no index has both owner and last change. */
function heldBy(section: InboxSection, { now, today }: Moment, whose: Whose): Held {
  const mine = whose === undefined ? '' : ' AND owner = ?3'
  const planned = `(SELECT * FROM cases WHERE ${INDEXED.planned} AND follow_up_on > ?1${mine} ORDER BY follow_up_on LIMIT ${LOOKED_AT}) c`
  const begun = `(SELECT * FROM cases WHERE ${INDEXED.travelling} AND travel_from BETWEEN ?4 AND ?5 ORDER BY travel_from DESC, id DESC LIMIT ${LOOKED_AT}) c`
  const untouched = `(SELECT * FROM cases WHERE ${INDEXED.planned} AND touched_at <= ?2 ORDER BY touched_at LIMIT ${LOOKED_AT}) c`
  const sections: Record<InboxSection, Omit<Held, 'values'>> = {
    added: { from: `FROM cases c WHERE ${INDEXED.added}${mine}`, by: 'added_at' },
    overdue: { from: `FROM cases c WHERE ${INDEXED.planned} AND follow_up_on < ?1${mine}`, by: 'follow_up_on' },
    today: { from: `FROM cases c WHERE ${INDEXED.planned} AND follow_up_on = ?1${mine}`, by: 'follow_up_on' },
    travelling: { from: `FROM ${begun} WHERE ${TRAVELS}${mine}`, by: 'travel_from' },
    review: { from: `FROM cases c WHERE ${INDEXED.toAsk} AND travel_till BETWEEN ?7 AND ?8${mine}`, by: 'travel_till' },
    new: { from: `FROM cases c WHERE ${INDEXED.unanswered}${mine}`, by: 'opened_at' },
    'no-step': { from: `FROM cases c WHERE ${INDEXED.withoutStep}${mine}`, by: 'touched_at' },
    quiet: {
      from: mine ? `FROM ${planned} WHERE touched_at <= ?2` : `FROM ${untouched} WHERE follow_up_on > ?1`,
      by: 'touched_at',
    },
    held: { from: `FROM cases c WHERE ${INDEXED.held}${mine}`, by: 'opened_at' },
    planned: { from: `FROM ${planned} WHERE touched_at > ?2`, by: 'follow_up_on' },
    closed: { from: `FROM cases c WHERE ${INDEXED.closed}${mine}`, by: 'closed_at', newestFirst: true },
  }
  const held = sections[section]
  const days = [daysAfter(today, -LONGEST_JOURNEY - AFTER), daysAfter(today, AHEAD), daysAfter(today, -AFTER)]
  const back = [daysAfter(today, -ASK_AFTER - ASKED_FOR), daysAfter(today, -ASK_AFTER)]
  return { ...held, values: usedIn(held.from, [today, now - QUIET, whose ?? '', ...days, ...back]) }
}

/** A journey has at most LONGEST_JOURNEY days, so nothing older is read along the first days. */
const TRAVELS = "coalesce(nullif(travel_till, ''), travel_from) >= ?6"

/** The values that the SQL uses: D1 accepts no others. */
function usedIn(sql: string, values: unknown[]): unknown[] {
  return values.slice(0, Math.max(0, ...[...sql.matchAll(/\?(\d)/g)].map(([, at]) => Number(at))))
}

/** The start of a page: after a row, by the sort key of the list. */
export type After = { value: string | number; id: string }

/** A section of the inbox: its count (COUNTED: at least that many) and its first cases. */
export type ListedSection = { section: InboxSection; count: number; rows: CaseInList[]; after: After | undefined }

type Asked = { sections: InboxSection[]; moment: Moment; limit: number; after?: After | undefined; whose?: Whose }

/**
 * Reads sections of the inbox, including new enquiries, in one round trip.
 * @param asked `after` is for a single section
 */
export async function readSections(database: D1Database, asked: Asked): Promise<ListedSection[]> {
  return forStaff(() => readOpened(database, asked))
}

async function readOpened(database: D1Database, asked: Asked): Promise<ListedSection[]> {
  const { unopened, lists } = await readOnce(database, asked)
  if (unopened.length === 0) return lists
  await openCases(database)
  return (await readOnce(database, asked)).lists
}

async function readOnce(database: D1Database, asked: Asked): Promise<{ unopened: Unopened[]; lists: ListedSection[] }> {
  const statements = asked.sections.flatMap((section) => [
    countOf(database, section, asked),
    listOf(database, section, asked),
  ])
  const [first, ...results] = await database.batch([database.prepare(NEWER), ...statements])
  const lists = asked.sections.map((section, at) => {
    const [counted, found] = results.slice(2 * at)
    const [{ count } = { count: 0 }] = (counted?.results ?? []) as { count: number }[]
    return { section, count, ...pageOf((found?.results ?? []) as Keyed[], asked.limit) }
  })
  return { unopened: (first?.results ?? []) as Unopened[], lists }
}

type Keyed = CaseInList & { key: string | number }

function pageOf(rows: Keyed[], limit: number): Pick<ListedSection, 'rows' | 'after'> {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), after: last && { value: last.key, id: last.id } }
}

function countOf(database: D1Database, section: InboxSection, { moment, whose }: Asked): D1PreparedStatement {
  const { from, values } = heldBy(section, moment, whose)
  return database.prepare(`SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${COUNTED})`).bind(...values)
}

/** One further row shows whether there is another page. */
function listOf(
  database: D1Database,
  section: InboxSection,
  { moment, limit, after, whose }: Asked,
): D1PreparedStatement {
  const { from, by, newestFirst, values } = heldBy(section, moment, whose)
  const [sign, order] = newestFirst ? ['<', 'DESC'] : ['>', 'ASC']
  const next = values.length + 1
  const behind = after ? ` AND (c.${by}, c.id) ${sign} (?${next}, ?${next + 1})` : ''
  const rows = `SELECT c.*, c.${by} AS key ${from}${behind} ORDER BY c.${by} ${order}, c.id ${order} LIMIT ${limit + 1}`
  const list = `SELECT ${LISTED_COLUMNS}, c.key FROM (${rows}) c JOIN enquiries e ON e.id = c.enquiry_id
    ORDER BY c.key ${order}, c.id ${order}`
  return database.prepare(list).bind(...values, ...(after ? [after.value, after.id] : []))
}
