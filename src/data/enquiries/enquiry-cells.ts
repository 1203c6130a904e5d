import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { ANSWERED_BY, KEPT_TEXTS, labelOf } from '#domain/enquiries/enquiry-fields.ts'
import { sumLines } from '#domain/enquiries/enquiry-mail.ts'
import { CHANNELS, readSource } from '#domain/enquiries/source.ts'
import { choiceFrom } from '#domain/trips/trip-choice.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { roomsInWords, tripInWords } from '#domain/trips/trip-words.ts'
import type { Cell } from '#values/csv.ts'
import { sheetMoment } from '#values/dates.ts'
import { spaced } from '#values/phone/phone.ts'
import type { EnquiryRow } from './schema.ts'

/** The kept texts, a column each; the dialling code stands behind its number: a plus sign in front would ask for an apostrophe. */
const TEXTS = KEPT_TEXTS.filter((field) => field !== 'isd')

/** The heads of an enquiry's cells in a spreadsheet. */
export const ENQUIRY_HEADS = [
  ...['reference', 'received', 'state', 'kind'],
  ...TEXTS.map((field) => labelOf(field).toLowerCase()),
  ...['number', 'tour', 'tier', 'accommodation', 'price seen', 'travel date', 'flexible', 'page', 'held', 'mailed'],
  ...['trip', 'rooms', 'in all', 'sum', 'tax rules of', 'total seen', 'answer by', 'hours', 'added'],
  ...['channel', 'source', 'medium', 'campaign', 'term', 'content', 'click', 'came from', 'first page'],
]

/** An enquiry as a line of a spreadsheet, with what a planner works with; moments are India's. */
export function enquiryCells(row: EnquiryRow, tour: TourInBrief | undefined): Cell[] {
  const moment = (ms: number | null): Cell => (ms === null ? '' : { date: sheetMoment(ms) })
  const { isd, dialable, travelDate } = row
  const phone = isd && row.phone ? `${row.phone} (${isd})` : row.phone || isd
  const about = tour ? `${tour.title}, ${tour.duration}` : row.tour
  const day: Cell = /^\d{4}-\d\d-\d\d$/.test(travelDate) ? { date: travelDate } : travelDate
  return [
    ...[row.reference, moment(row.createdAt), row.state, row.kind],
    ...TEXTS.map((field) => (field === 'phone' ? phone : row[field])),
    ...[dialable && spaced(dialable), about, row.tier, row.accommodations, row.priceSeen, day, row.flexible, row.page],
    ...[row.heldReason, moment(row.mailedAt)],
    ...tripCells(row),
    ...[row.answerBy && ANSWERED_BY[row.answerBy], row.answerHours, row.added],
    ...sourceCells(row),
  ]
}

function sourceCells(row: EnquiryRow): Cell[] {
  const { source, medium, campaign, term, content, click, site, firstPage } = readSource(row.source)
  return [CHANNELS[row.channel], source, medium, campaign, term, content, click, site, firstPage]
}

/** The trip that was worked out, and what it comes to: in whole rupees, and line by line. */
function tripCells({ trip, tripSum, totalSeen }: EnquiryRow): Cell[] {
  const choice = trip ? choiceFrom(trip) : undefined
  const sum = readTripSum(tripSum)
  const words = sum && [sumLines(sum), ...sum.untold, `(${sum.prices})`].join('; ')
  const rulesOn: Cell = sum ? { date: sum.rulesOn } : ''
  return [choice && tripInWords(choice), choice && roomsInWords(choice), sum?.total, words, rulesOn, totalSeen]
}
