import { brand } from '#brand.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { caseLink } from '#domain/staff/desk-host.ts'
import { choiceFrom, type TripChoice } from '#domain/trips/trip-choice.ts'
import { isSum, type TripSum } from '#domain/trips/trip-sum.ts'
import { roomsInWords, tripInWords } from '#domain/trips/trip-words.ts'
import { chatLink } from '#values/chat-link.ts'
import { dayInIndia, readableDate, readableMoment } from '#values/dates.ts'
import { FIELD_LETTERS } from '#values/letter-limits.ts'
import { canReplyTo } from '#values/mail-address.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'
import { numbersOf } from './contact.ts'
import type { TakenEnquiry } from './enquiry.ts'
import { ANSWERED_BY, KEPT_TEXTS, type KeptText, labelOf, letterLimit } from './enquiry-fields.ts'
import { heldWords } from './held-reason.ts'
import { mailHtml } from './mail-html.ts'
import { CHANNELS, campaignInWords } from './source.ts'

/** A mail to the staff without its sender and recipient. */
export type Message = {
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

export type Row = [label: string, value: string]

/**
 * The mail about an enquiry. The subject has name, place and date. Reply and links go to the visitor.
 * @param tour the tour of the enquiry; undefined: not known, then the mail has its id
 */
export function enquiryMail(enquiry: TakenEnquiry, tour?: TourInBrief): Message {
  const parts = { links: answerLinks(enquiry), rows: mailRows(enquiry, tour), message: manyLines(enquiry.message) }
  return {
    subject: subjectOf(enquiry, tour),
    text: plainText(parts),
    html: mailHtml(parts),
    ...(canReplyTo(enquiry.email) && { replyTo: enquiry.email }),
    headers: { 'X-Enquiry-Id': enquiry.id },
  }
}

/** The same mail with only our own words in its headers, for a mail service that refused the first one. */
export function plainestMail(enquiry: TakenEnquiry, tour?: TourInBrief): Message {
  const { text } = enquiryMail(enquiry, tour)
  return { subject: `Enquiry ${enquiry.reference}${enquiry.added ? ', added' : ''}`, text }
}

/** "Asha Rao · Bali 5N/6D, Deluxe · 15 Jan 2027 · PT-7K3M9-QX2HB": one line, at most 150 characters, the reference whole. */
function subjectOf(enquiry: TakenEnquiry, tour: TourInBrief | undefined): string {
  const { name, travelDate, reference, heldReason, place, message } = enquiry
  const where = tour ? `${tour.place} ${tour.duration}` : enquiry.tour || place
  const asked = [where, tierName(enquiry.tier)].filter(Boolean).join(', ')
  const about = asked || (message && `“${oneLine(message, 40)}”`)
  const when = travelDate && readableDate(travelDate)
  const told = [oneLine(name, 40) || 'No name', oneLine(about, 60), when].filter(Boolean).join(' · ')
  const what = `${heldReason ? 'Held: ' : ''}${enquiry.added ? 'Added: ' : ''}`
  return `${what}${told} · ${reference}`
}

/** The texts that identify the sender; the mail does not repeat them as lines. */
const WHO: KeptText[] = ['name', 'phone', 'email']
const WHAT = KEPT_TEXTS.filter((field) => ![...WHO, 'isd', 'message'].includes(field))

/** Every filled field, in reading order for a planner: who, when, how many, where, what. */
export function mailRows(enquiry: TakenEnquiry, tour: TourInBrief | undefined): Row[] {
  const { flexible, travelDate, heldReason, channel, source } = enquiry
  const told = { ...enquiry, phone: shownPhone(enquiry) }
  const line = (field: KeptText): Row => [labelOf(field), oneLine(told[field], letterLimit(field))]
  const rows: Row[] = [
    ...WHO.map(line),
    ['Travel date', travelDate && readableDate(travelDate)],
    ['Flexible', flexible],
    ...WHAT.map(line),
    ['Tour', tour ? `${tour.title}, ${tour.duration}` : oneLine(enquiry.tour)],
    ['Tour page', tour && tour.path !== enquiry.page ? brand.origin + tour.path : ''],
    ['Tier', TIERS.find(({ key }) => key === enquiry.tier)?.name || oneLine(enquiry.accommodations)],
    ['Price seen', priceLine(enquiry, tour)],
    ...tripRows(enquiry),
    ['Page', pageLink(enquiry.page)],
    ['Answer by', answerLine(enquiry)],
    ['Added later', addedLines(enquiry)],
    ['Channel', CHANNELS[channel]],
    ['Campaign', campaignInWords(source)],
    ['Came from', source.site ?? ''],
    ['First page', source.firstPage ?? ''],
    ['Held', heldReason ? heldWords(heldReason) : ''],
    ['Received', readableMoment(enquiry.createdAt)],
    ['Reference', enquiry.reference],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** The typed number, after the chosen dialling code unless it has one. */
export function shownPhone({ isd, phone }: Pick<TakenEnquiry, 'isd' | 'phone'>): string {
  const typed = oneLine(phone)
  return /^\(?(\+|00)/.test(typed) ? typed : oneLine(`${isd} ${typed}`)
}

/** The visitor's additions. Each stays a line, because a later one may correct an earlier one. */
function addedLines({ added = '' }: TakenEnquiry): string {
  return added
    .split('\n')
    .map((line) => oneLine(line, FIELD_LETTERS))
    .filter(Boolean)
    .join(' · ')
}

/** The price that the visitor saw, and whether it had ended by the day of the enquiry. */
function priceLine({ priceSeen, createdAt }: TakenEnquiry, tour: TourInBrief | undefined): string {
  if (priceSeen === undefined) return ''
  const price = tour && priceOnDay(tour.windows, dayInIndia(new Date(createdAt)))
  const ended = price?.kind === 'last' ? ` (it had ended on ${readableDate(price.window.till)})` : ''
  return `${rupees(priceSeen)} a person, without taxes${ended}`
}

/** The computed trip, and the total that the visitor saw where it differs from ours. */
function tripRows({ trip, tripSum: told, totalSeen }: TakenEnquiry): Row[] {
  if (!trip) return []
  const sum = isSum(told) ? told : undefined
  const choice = choiceFrom(trip)
  const isOther = totalSeen !== undefined && totalSeen !== sum?.total
  return [
    ['Trip', tripInWords(choice)],
    ['Rooms', roomsInWords(choice)],
    ...(sum ? sumRows(sum, choice) : []),
    ['Take care', (told?.cautions ?? []).join(' ')],
    ['Total seen', isOther ? `${rupees(totalSeen)}, which is not what we work out` : ''],
  ]
}

function sumRows(sum: TripSum, { children }: TripChoice): Row[] {
  const each = children > 0 ? 'per adult' : 'a person'
  return [
    [
      'Price with taxes',
      `${sum.name ?? 'Total'}: ${rupees(sum.total)}, ${rupeesAndPaise(sum.perPerson)} ${each} (${sum.prices})`,
    ],
    ['Sum', sumLines(sum)],
    ['Not in it', sum.untold.join(' ')],
    ['Tax rules of', readableDate(sum.rulesOn)],
  ]
}

/** "Package, ₹38,699 × 2: ₹77,398; GST 5%: ₹3,869.90" */
export function sumLines({ lines }: TripSum): string {
  return lines.map(({ name, amount }) => `${name}: ${amount}`).join('; ')
}

function answerLine({ answerBy, answerHours }: TakenEnquiry): string {
  return [answerBy && ANSWERED_BY[answerBy], oneLine(answerHours)].filter(Boolean).join(', ')
}

/** A path of the site as a link; any other text unchanged. */
function pageLink(page: string): string {
  return /^\/[\w/.-]{0,100}$/.test(page) && !page.startsWith('//') ? brand.origin + page : oneLine(page)
}

/** The links for answering: the case at the desk, then call and chat. An uncertain number has no link. */
function answerLinks(enquiry: TakenEnquiry): Row[] {
  const { reference } = enquiry
  const numbers = numbersOf(enquiry)
  const chat = numbers.find(({ chats }) => chats)
  const greeting = `Namaste, this is ${brand.fullName} about your enquiry ${reference}.`
  const desk: Row = ['At the desk', caseLink(reference)]
  const calls = numbers.map(({ call }, at): Row => [at === 0 ? 'Call' : `Call ${at + 1}`, call])
  return chat ? [desk, ...calls, ['WhatsApp', chatLink(chat.number.slice(1), greeting)]] : [desk, ...calls]
}

export type MailParts = { links: Row[]; rows: Row[]; message: string }

function plainText({ links, rows, message }: MailParts): string {
  const lines = (some: Row[]) => some.map(([label, value]) => `${label}: ${value}`)
  return [...lines(rows), ...lines(links), ...(message ? ['', 'Message:', message] : [])].join('\n')
}

/** Asks the staff to delete the mail about a withdrawn enquiry. It contains no personal data. */
export function withdrawnMail(reference: string): Message {
  return {
    subject: `Withdrawn: ${reference}`,
    text: `The sender of ${reference} has withdrawn the enquiry. It is erased in the database: delete its mail, and do not call.`,
  }
}
