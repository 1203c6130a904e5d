import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { sumLines } from '#domain/enquiries/enquiry-mail.ts'
import { ANSWERED_BY } from '#domain/enquiries/enquiry-words.ts'
import { CHANNELS, readSource } from '#domain/enquiries/source.ts'
import { choiceFrom } from '#domain/trips/trip-choice.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { roomsInWords, tripInWords } from '#domain/trips/trip-words.ts'
import type { Cell } from '#values/csv.ts'
import { sheetMoment } from '#values/dates.ts'
import { spaced } from '#values/phone/phone.ts'
import type { EnquiryRow } from './schema.ts'

/** The heads of an enquiry's cells in a spreadsheet. */
export const ENQUIRY_HEADS = [
  ...['reference', 'received', 'state', 'kind', 'name', 'email', 'phone', 'number', 'tour', 'place', 'tier'],
  ...['accommodation', 'price seen', 'travel date', 'flexible', 'passengers', 'message', 'page', 'held', 'mailed'],
  ...['trip', 'rooms', 'in all', 'sum', 'tax rules of', 'total seen', 'answer by', 'hours', 'wishes', 'added'],
  ...['channel', 'source', 'medium', 'campaign', 'term', 'content', 'click', 'came from', 'first page'],
]

/** An enquiry as a line of a spreadsheet, with what a planner works with; moments are India's. */
export function enquiryCells(row: EnquiryRow, tour: TourInBrief | undefined): Cell[] {
  const moment = (ms: number | null): Cell => (ms === null ? '' : { date: sheetMoment(ms) })
  const { reference, state, kind, name, email, isd, phone, dialable, place, tier, travelDate } = row
  // A plus sign in front would ask for an apostrophe: the dialling code stands behind.
  const typed = isd && phone ? `${phone} (${isd})` : phone || isd
  const about = tour ? `${tour.title}, ${tour.duration}` : row.tour
  const day: Cell = /^\d{4}-\d\d-\d\d$/.test(travelDate) ? { date: travelDate } : travelDate
  return [
    ...[reference, moment(row.createdAt), state, kind, name, email, typed, dialable && spaced(dialable), about, place],
    ...[tier, row.accommodations, row.priceSeen, day, row.flexible, row.passengers, row.message, row.page],
    ...[row.heldReason, moment(row.mailedAt)],
    ...tripCells(row),
    ...[row.answerBy && ANSWERED_BY[row.answerBy], row.answerHours, row.wishes, row.added],
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
