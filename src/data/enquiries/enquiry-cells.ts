import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { ANSWERED_BY, type KeptText, keptTexts } from '#domain/enquiries/enquiry-fields.ts'
import { sumLines } from '#domain/enquiries/enquiry-mail.ts'
import { CHANNELS, readSource } from '#domain/enquiries/source.ts'
import { choiceFrom } from '#domain/trips/trip-choice.ts'
import { isSum, readTripSum } from '#domain/trips/trip-sum.ts'
import { roomsInWords, tripInWords } from '#domain/trips/trip-words.ts'
import type { Cell } from '#values/csv.ts'
import { sheetMoment } from '#values/dates.ts'
import { spaced } from '#values/phone/phone.ts'
import type { EnquiryRow } from './schema.ts'

/** The columns of an enquiry in a spreadsheet. The staff rely on their names and order: add new ones at the end. */
export const ENQUIRY_HEADS = [
  ...(['reference', 'received', 'state', 'kind', 'name', 'email', 'phone', 'number', 'tour', 'place', 'tier'] as const),
  ...(['accommodation', 'price seen', 'travel date', 'flexible', 'passengers', 'message', 'page', 'held'] as const),
  ...(['mailed', 'trip', 'rooms', 'in all', 'sum', 'tax rules of', 'total seen', 'answer by', 'hours'] as const),
  ...(['wishes', 'added', 'channel', 'source', 'medium', 'campaign', 'term', 'content', 'click'] as const),
  ...(['came from', 'first page'] as const),
]
type Head = (typeof ENQUIRY_HEADS)[number]
/** A stored text without a column; the type of the cells names it. The dialling code is beside its number. */
type Forgotten = Exclude<KeptText, Head | 'isd'>

/** An enquiry as a line of a spreadsheet, with a planner's columns; times are India's. */
export function enquiryCells(row: EnquiryRow, tour: Pick<TourInBrief, 'title' | 'duration'> | undefined): Cell[] {
  const { isd, dialable, travelDate } = row
  const cells: Record<Head, Cell> & Record<Forgotten, never> = {
    ...keptTexts(row),
    reference: row.reference,
    received: momentCell(row.createdAt),
    state: row.state,
    kind: row.kind,
    // A leading plus sign would need an apostrophe, so the dialling code comes last.
    phone: isd && row.phone ? `${row.phone} (${isd})` : row.phone || isd,
    number: dialable && spaced(dialable),
    tour: tour ? `${tour.title}, ${tour.duration}` : row.tour,
    tier: row.tier,
    accommodation: row.accommodations,
    'price seen': row.priceSeen,
    'travel date': /^\d{4}-\d\d-\d\d$/.test(travelDate) ? { date: travelDate } : travelDate,
    flexible: row.flexible,
    page: row.page,
    held: row.heldReason,
    mailed: momentCell(row.mailedAt),
    ...tripCells(row),
    'answer by': row.answerBy && ANSWERED_BY[row.answerBy],
    hours: row.answerHours,
    added: row.added,
    ...sourceCells(row),
  }
  return ENQUIRY_HEADS.map((head) => cells[head])
}

function momentCell(ms: number | null): Cell {
  return ms === null ? '' : { date: sheetMoment(ms) }
}

function sourceCells(row: EnquiryRow) {
  const { source, medium, campaign, term, content, click, site, firstPage } = readSource(row.source)
  const link = { source, medium, campaign, term, content, click }
  return { channel: CHANNELS[row.channel], ...link, 'came from': site, 'first page': firstPage }
}

/** The computed trip and its sum: in whole rupees, and line by line. */
function tripCells({ trip, tripSum, totalSeen }: EnquiryRow) {
  const choice = trip ? choiceFrom(trip) : undefined
  const told = readTripSum(tripSum)
  const sum = isSum(told) ? told : undefined
  return {
    trip: choice && tripInWords(choice),
    rooms: choice && roomsInWords(choice),
    'in all': sum?.total,
    sum: sum && [sumLines(sum), ...sum.untold, `(${sum.prices})`].join('; '),
    'tax rules of': sum ? { date: sum.rulesOn } : '',
    'total seen': totalSeen,
  }
}
