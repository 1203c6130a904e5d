import { INDEXED } from '#data/enquiries/conditions.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { ASK_AFTER, ASKED_FOR } from '#domain/cases/guest-review.ts'
import { COUNTED, type InboxSection, type Moment, QUIET } from '#domain/cases/inbox-sections.ts'
import { AFTER, AHEAD, LONGEST_JOURNEY } from '#domain/cases/journey.ts'
import { daysAfter } from '#values/dates.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { NEWER, openCases, type Unopened } from './open-cases.ts'

/** How many rows are looked at for a list whose index does not know its whole condition. */
const LOOKED_AT = 1000

/**
 * What a section holds: which rows, and in which order. One definition for its count and its list, so that they
 * cannot differ.
 */
type Held = {
  from: string
  by: 'added_at' | 'follow_up_on' | 'opened_at' | 'touched_at' | 'closed_at' | 'travel_from' | 'travel_till'
  newestFirst?: true
  values: unknown[]
}

/** Cases of one colleague, of nobody (""), or of all (undefined). */
export type Whose = string | undefined

/** Of one colleague's cases the planned ones are looked at along their days: there is no index by touch for each. */
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

/** A journey is of LONGEST_JOURNEY days at most: along the first days nothing older is read. */
const TRAVELS = "coalesce(nullif(travel_till, ''), travel_from) >= ?6"

/** The values up to the last one that the SQL names: D1 takes no other number of them. */
function usedIn(sql: string, values: unknown[]): unknown[] {
  return values.slice(0, Math.max(0, ...[...sql.matchAll(/\?(\d)/g)].map(([, at]) => Number(at))))
}

/** Where a page of a list begins: behind a row, by what the list is ordered by. */
export type After = { value: string | number; id: string }

/** A part of the inbox: how many stand in it (COUNTED: at least so many), and the first of them. */
export type ListedSection = { section: InboxSection; count: number; rows: CaseInList[]; after: After | undefined }

type Asked = { sections: InboxSection[]; moment: Moment; limit: number; after?: After | undefined; whose?: Whose }

/**
 * Reads sections of the inbox, enquiries that came just now among them, in one round trip.
 * @param asked `after` is for one section alone
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

/** One row more than the page holds tells whether there is another page. */
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
