import { earlierOrNone } from '#data/catalogue/earlier-names.ts'
import { ENQUIRY_HEADS, enquiryCells } from '#data/enquiries/enquiry-cells.ts'
import { ENQUIRY_COLUMNS } from '#data/enquiries/enquiry-rows.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { Case } from '#domain/cases/case.ts'
import { eventWords } from '#domain/cases/event-words.ts'
import { isLostReason, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { shortName } from '#domain/staff/staff.ts'
import { type Cell, csvLines, toCsv } from '#values/csv.ts'
import { readableMoment, sheetMoment } from '#values/dates.ts'
import { CASE_COLUMNS, type EventRow } from './case-rows.ts'
import { openCases } from './open-cases.ts'

/** How many cases one query reads, and the most in a file. */
const PAGE = 250
const MOST = 50_000
/** A cell of Excel takes at most 32,767 letters. */
const LONGEST_CELL = 30_000

const HEADS = [
  ...ENQUIRY_HEADS,
  ...['stage', 'with', 'next step on', 'what to do', 'why lost', 'lost in words', 'first answer', 'closed'],
  ...['sum agreed', 'first day', 'last day', 'travellers', 'missing before travel'],
  ...['review came', 'review mark', 'review', 'review may be shown'],
  ...['stands under', 'urgent', 'existing guest', 'history'],
]

type Stores = Record<'database' | 'catalogue', D1Database>
type Tours = Map<string, TourInBrief>
/** How long the former names of tours may take for each piece, in ms. */
const PATIENCE = 1500

/** `events`: a JSON list, newest first. `head`: the reference of the main case that it is joined into. */
type Read = EnquiryRow & Case & Review & { row: number; events: string; head: string | null }
/** The guest's review; without a mark it was withdrawn. */
type Review = Record<'reviewSentAt' | 'reviewMark' | 'reviewMayShow', number | null> & { reviewText: string | null }

/**
 * All cases as a CSV file, piece by piece, in order of arrival. A line has the enquiry, the case, and its history in
 * one cell. A tour has the name under which it was requested. Erased enquiries are not included. The first piece has
 * the first cases, so that a silent database is known before the first byte.
 */
export async function* exportCases({ database, catalogue }: Stores, tours: Tours): AsyncGenerator<string> {
  await forStaff(() => openCases(database))
  let after = 0
  let heads = toCsv(HEADS, [])
  for (let read = 0; read < MOST; read += PAGE) {
    const rows = await readPage(database, after)
    const kept = rows.filter(({ erasedAt }) => erasedAt === null)
    const earlier = await earlierOrNone(catalogue, kept, PATIENCE)
    const asked = ({ tour, createdAt }: Read) =>
      earlier.find((then) => then.tour === tour && then.createdAt === createdAt) ?? tours.get(tour)
    yield heads + csvLines(kept.map((row) => [...enquiryCells(row, asked(row)), ...caseCells(row)]))
    heads = ''
    if (rows.length < PAGE) return
    after = rows.at(-1)?.row ?? after
  }
}

async function readPage(database: D1Database, after: number): Promise<Read[]> {
  return (await forStaff(() => database.prepare(SQL).bind(after).all<Read>())).results
}

const moment = (ms: number | null): Cell => (ms === null ? '' : { date: sheetMoment(ms) })

function caseCells(row: Read): Cell[] {
  const { stage, owner, followUpOn, followUpLine, lostReason, lostNote, firstReplyAt, closedAt, urgent, guest } = row
  const { sum, travelFrom, travelTill, travellers, missing } = row
  return [
    ...[STAGE_NAMES[stage], owner && shortName(owner), followUpOn ? { date: followUpOn } : '', followUpLine],
    ...[isLostReason(lostReason) ? LOST_REASONS[lostReason] : '', lostNote, moment(firstReplyAt), moment(closedAt)],
    ...[sum, travelFrom ? { date: travelFrom } : '', travelTill ? { date: travelTill } : '', travellers, missing],
    ...reviewCells(row),
    ...[row.head, urgent ? 'yes' : '', guest ? 'yes' : '', historyOf(row.events)],
  ]
}

function reviewCells({ reviewSentAt, reviewMark, reviewText, reviewMayShow }: Review): Cell[] {
  const shown = reviewMark === null ? 'taken back' : reviewMayShow ? 'yes' : 'no'
  return [moment(reviewSentAt), reviewMark, reviewText, reviewSentAt === null ? '' : shown]
}

function historyOf(events: string): string {
  const lines = (JSON.parse(events) as EventRow[]).map(
    (event) => `${readableMoment(event.at)}, ${shortName(event.actor)}: ${eventWords(event)}`,
  )
  return Array.from(lines.join('\n')).slice(0, LONGEST_CELL).join('')
}

const EVENTS = `(SELECT json_group_array(json_object('at', at, 'actor', actor, 'kind', kind, 'was', was, 'became', became,
    'text', text)) FROM (SELECT * FROM case_events WHERE case_id = c.id ORDER BY at DESC, id DESC LIMIT 200))`
const SQL = `SELECT ${ENQUIRY_COLUMNS}, ${CASE_COLUMNS}, c.enquiry_row AS row, ${EVENTS} AS events,
    r.sent_at AS reviewSentAt, r.mark AS reviewMark, r.text AS reviewText, r.may_show AS reviewMayShow,
    (SELECT h.reference FROM cases j JOIN enquiries h ON h.id = j.enquiry_id WHERE j.id = c.joined_into) AS head
  FROM (SELECT * FROM cases WHERE enquiry_row > ?1 ORDER BY enquiry_row LIMIT ${PAGE}) c
    JOIN enquiries e ON e.id = c.enquiry_id LEFT JOIN guest_reviews r ON r.case_id = c.id
  ORDER BY c.enquiry_row`
