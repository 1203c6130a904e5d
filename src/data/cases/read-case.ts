import type { guestReviews } from '#data/enquiries/cases-schema.ts'
import { ENQUIRY_COLUMNS, takenEnquiry } from '#data/enquiries/enquiry-rows.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { Case } from '#domain/cases/case.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { CASE_COLUMNS, type CaseInList, EVENT_COLUMNS, type EventRow, LISTED_COLUMNS } from './case-rows.ts'
import { openCases } from './open-cases.ts'

/** How many history lines are shown, newest first. */
const HISTORY = 200
/** A number or address with more cases than this belongs to an agent or an office, and identifies no person. */
export const SHARED_BY = 20
/** How many cases are counted for each number and address. */
const COUNTED = 100
const SHOWN = 20

/** The last colleague who opened a case (e-mail; "": none), and when, in ms since 1970. */
export type Look = { lookedBy: string; lookedAt: number | null }

/** The data of a case page. */
export type CaseSheet = {
  row: Case & Look
  enquiry: TakenEnquiry
  /** The delivery of the mail about the enquiry. */
  delivery: Delivery
  events: EventRow[]
  /** Cases joined into this one. */
  joined: CaseInList[]
  /** Other cases with the same number or address, probably of the same person. */
  samePerson: CaseInList[]
  review: GuestsReview | undefined
  /** How many other cases share its number or address, where too many do. */
  sharedBy: number
}

/** `mark`: null: withdrawn. */
export type GuestsReview = Pick<typeof guestReviews.$inferSelect, 'sentAt' | 'mark' | 'text' | 'name' | 'mayShow'>

export type Delivery = Pick<
  EnquiryRow,
  'state' | 'attempts' | 'nextAt' | 'lastError' | 'mailedAt' | 'mailedTo' | 'hookedAt'
>

/** Reads a case with its history and the person's other enquiries; undefined: there is none, or it was erased. */
export async function findCase(database: D1Database, id: string): Promise<CaseSheet | undefined> {
  const asked = [CASE, ENQUIRY, EVENTS, JOINED, OTHERS, REVIEW].map((sql) => database.prepare(sql).bind(id))
  const results = await forStaff(() => database.batch(asked))
  const [row, enquiry, events, joined, others, reviews] = results.map((result) => result.results)
  const [found] = (row ?? []) as (Case & Look)[]
  const [stored] = (enquiry ?? []) as EnquiryRow[]
  if (!found || !stored) return undefined
  const { ids, sharedBy } = sameOf(((others ?? []) as Other[]).filter(({ id }) => id !== found.joinedInto))
  return {
    row: found,
    enquiry: takenEnquiry(stored),
    delivery: stored,
    events: (events ?? []) as EventRow[],
    joined: (joined ?? []) as CaseInList[],
    review: (reviews ?? [])[0] as GuestsReview | undefined,
    samePerson: await listThese(database, ids),
    sharedBy,
  }
}

/** The case of an enquiry by its reference, also of a new one; undefined: none. */
export async function findCaseOf(database: D1Database, reference: string): Promise<string | undefined> {
  const statement = database.prepare(OF_REFERENCE).bind(reference)
  return forStaff(async () => {
    await openCases(database)
    return (await statement.first<string>('id')) ?? undefined
  })
}

const OF_REFERENCE = `SELECT coalesce(c.joined_into, c.id) AS id FROM enquiries e JOIN cases c ON c.enquiry_id = e.id
  WHERE e.reference = ?1 AND c.erased_at IS NULL`

/** Whether one of these cases belongs to an erased person. */
export async function isErased(database: D1Database, ids: string[]): Promise<boolean> {
  const query = 'SELECT 1 FROM cases WHERE id IN (SELECT value FROM json_each(?)) AND erased_at IS NOT NULL LIMIT 1'
  const statement = database.prepare(query).bind(JSON.stringify(ids))
  return (await forStaff(() => statement.first())) !== null
}

const CASE = `SELECT ${CASE_COLUMNS}, c.looked_by AS lookedBy, c.looked_at AS lookedAt FROM cases c WHERE c.id = ?1 AND c.erased_at IS NULL`
const ENQUIRY = `SELECT ${ENQUIRY_COLUMNS} FROM enquiries e JOIN cases c ON c.enquiry_id = e.id WHERE c.id = ?1`
const REVIEW = `SELECT sent_at AS sentAt, mark, text, name, may_show AS mayShow FROM guest_reviews WHERE case_id = ?1`
/** Events of the case and of the cases joined into it. */
const EVENTS = `SELECT ${EVENT_COLUMNS} FROM case_events
  WHERE case_id IN (SELECT ?1 UNION SELECT id FROM cases WHERE joined_into = ?1)
  ORDER BY at DESC, id DESC LIMIT ${HISTORY}`
const JOINED = `SELECT ${LISTED_COLUMNS} FROM cases c JOIN enquiries e ON e.id = c.enquiry_id
  WHERE c.joined_into = ?1 AND c.erased_at IS NULL ORDER BY c.opened_at DESC LIMIT ${SHOWN}`
/** Other cases with one of its identity words, except those joined with it. */
const OTHERS = `SELECT mine.word, other.value AS id FROM case_words mine, json_each((SELECT json_group_array(case_id)
    FROM (SELECT case_id FROM case_words WHERE word = mine.word AND case_id <> ?1 LIMIT ${COUNTED}))) other
  WHERE mine.case_id = ?1 AND (mine.word LIKE 'e:%' OR mine.word LIKE 'p:%')`

type Other = { word: string; id: string }

/** Separates cases of probably the same person from cases that merely share a number or an address. */
function sameOf(others: Other[]): { ids: string[]; sharedBy: number } {
  const byWord = Map.groupBy(others, ({ word }) => word)
  const groups = [...byWord.values()]
  const shared = groups.filter((group) => group.length >= SHARED_BY).map((group) => group.length)
  const own = groups.filter((group) => group.length < SHARED_BY).flat()
  return { ids: [...new Set(own.map(({ id }) => id))], sharedBy: Math.max(0, ...shared) }
}

/** Open and closed cases; joined cases are shown as their main case. */
async function listThese(database: D1Database, ids: string[]): Promise<CaseInList[]> {
  if (ids.length === 0) return []
  const statement = database.prepare(THESE).bind(JSON.stringify(ids))
  return (await forStaff(() => statement.all<CaseInList>())).results
}

const THESE = `SELECT ${LISTED_COLUMNS} FROM json_each(?1) j JOIN cases c ON c.id = j.value
  JOIN enquiries e ON e.id = c.enquiry_id
  WHERE c.joined_into IS NULL AND c.erased_at IS NULL ORDER BY c.opened_at DESC LIMIT ${SHOWN}`

/** `seen`: the id of the newest message on the reader's page. */
type Reading = { caseId: string; seen: string; reader: string }

/** A colleague's message to this person since the reader opened the page. */
export async function newerMessage(
  database: D1Database,
  { caseId, seen, reader }: Reading,
): Promise<EventRow | undefined> {
  const newest = await forStaff(() => database.prepare(NEWEST).bind(caseId).first<EventRow>())
  return newest && newest.id !== seen && newest.actor !== reader ? newest : undefined
}

const NEWEST = `SELECT ${EVENT_COLUMNS} FROM case_events
  WHERE case_id IN (SELECT ?1 UNION SELECT id FROM cases WHERE joined_into = ?1) AND kind IN ('whatsapp', 'mail')
  ORDER BY at DESC, id DESC LIMIT 1`
