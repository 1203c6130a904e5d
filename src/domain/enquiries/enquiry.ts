import { TIERS, type Tier } from '#domain/catalogue/tiers.ts'
import { readChoice } from '#domain/trips/read-choice.ts'
import { choiceQuery } from '#domain/trips/trip-choice.ts'
import type { TripSum } from '#domain/trips/trip-sum.ts'
import { countLetters, FIELD_LETTERS, firstLetters } from '#values/letter-limits.ts'
import { addressesIn } from '#values/mail-address.ts'
import { groupDigits } from '#values/money.ts'
import { phoneNumbers } from '#values/phone/phone.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'
import { readTravelDate, travelDateMistake } from '#values/travel-date.ts'
import { type EnquiryField, FIELDS, letterLimit } from './enquiry-fields.ts'
import { ANSWERED_BY, type AnswerBy } from './enquiry-words.ts'
import type { HeldReason } from './held-reason.ts'
import { type Channel, readVisit, type Source } from './source.ts'

/** Which form an enquiry came from: the contact page, a card's callback, a tour page. noted: the staff's own, of what they were told. */
export type EnquiryKind = FormKind | 'noted'
export type FormKind = 'contact' | 'callback' | 'tour'

/** What a visitor typed, to be shown again when a form comes back. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>

/** One plain sentence per field that has to be mended. */
export type EnquiryMistakes = Partial<Record<EnquiryField, string>>

/** An enquiry as it is stored: trimmed text, empty where nothing was said. */
export type Enquiry = {
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  /** The first phone number in E.164, absent when none can be dialled as typed. */
  dialable?: string
  isd: string
  message: string
  flexible: 'yes' | 'no' | ''
  passengers: string
  /** ISO day, empty, or of what the staff noted an ISO month. */
  travelDate: string
  accommodations: string
  tier?: Tier['key']
  place: string
  /** The path of the page that the visitor was reading. */
  page: string
  /** The tour's id, where the enquiry is about one. */
  tour: string
  /** The price that the visitor saw for the tier, in rupees per person. */
  priceSeen?: number
  /** The trip that was worked out, as its address has it (`choiceQuery`); empty: none was. */
  trip: string
  /** What the visitor saw that it comes to, in whole rupees. */
  totalSeen?: number
  /** How the visitor wants to be answered, and when. */
  answerBy: AnswerBy | ''
  answerHours: string
  /** The visitor's wishes for the plan: "one more night in Ubud". */
  wishes: string
  channel: Channel
  /** What led the visitor to the site, as far as it is known. */
  source: Source
}

/** An enquiry that was taken: who it is, when it came (milliseconds since 1970), and why it is held, where it is. */
export type TakenEnquiry = Enquiry & { id: string; reference: string; createdAt: number; heldReason?: HeldReason } & {
  /** What the trip comes to by our own prices, worked out when the enquiry was taken. */
  tripSum?: TripSum
  /** What the visitor added afterwards, a line each. */
  added?: string
}

/** All but the key, which is no text of the enquiry. */
const TEXTS = FIELDS.filter((field) => field !== 'key')
const CHOICES = ['flexibleYes', 'flexibleNo'] as const

/** Known fields only: all others of a body are dropped here. */
type Wire = Record<(typeof TEXTS)[number], string> & Record<(typeof CHOICES)[number], boolean>

/**
 * Reads an enquiry from a JSON body or a form.
 * @param today the day in India, ISO: a travel date before it is refused
 * @param channel another than the form: the staff note what they were told
 * @returns the enquiry, or a sentence for each field that the visitor has to mend
 */
export function parseEnquiry(
  body: Record<string, unknown>,
  today: string,
  channel: Channel = 'form',
): { enquiry: Enquiry } | { mistakes: EnquiryMistakes } {
  const shape = shapeMistakes(body)
  if (Object.keys(shape).length > 0) return { mistakes: shape }
  const wire = readWire(body)
  const reach = channel === 'form' ? reachMistakes(wire) : notedMistakes(wire)
  const mistakes = { ...reach, ...dateMistakes(wire, today), ...lengthMistakes(wire) }
  return Object.keys(mistakes).length > 0
    ? { mistakes }
    : { enquiry: { ...fromWire(wire, today), ...cameBy(wire, channel) } }
}

/** The typed text of each field, for showing it again. Never throws, whatever the body is. */
export function typedValues(body: Record<string, unknown>): EnquiryValues {
  const values: EnquiryValues = {}
  for (const field of FIELDS) {
    const value = body[field]
    if (typeof value === 'string' || typeof value === 'number') values[field] = String(value)
  }
  return values
}

function shapeMistakes(body: Record<string, unknown>): EnquiryMistakes {
  const texts = TEXTS.filter((name) => !isText(body[name]))
  const choices = CHOICES.filter((name) => !isChoice(body[name])).map(() => 'flexible' as const)
  return Object.fromEntries([...texts, ...choices].map((field) => [field, 'Please write this as text.']))
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || Number.isFinite(value)
}

function isChoice(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || typeof value === 'boolean'
}

function readWire(body: Record<string, unknown>): Wire {
  const texts = TEXTS.map((name) => [name, plain(body[name])])
  const choices = CHOICES.map((name) => [name, isYes(body[name])])
  return Object.fromEntries([...texts, ...choices])
}

function plain(value: unknown): string {
  return String(value ?? '')
    .toWellFormed()
    .replaceAll('\0', '')
    .trim()
}

function isYes(value: unknown): boolean {
  return value === true || ['true', 'on', 'yes', '1'].includes(String(value))
}

/** Whether the visitor can be answered. */
function reachMistakes({ email, phone }: Wire): EnquiryMistakes {
  if (!email && !phone) return { phone: 'Leave a phone number or an e-mail, so that we can answer.' }
  if (addressesIn(email).length > 0 || canBeCalled(phone)) return {}
  if (!phone) return { email: 'This e-mail looks incomplete.' }
  return { phone: 'We cannot call this number. Write it in digits, or leave an e-mail.' }
}

/** A person who hides the number, or leaves none, is known by the name or the words that can be seen. */
function notedMistakes(wire: Wire): EnquiryMistakes {
  if (wire.phone && phoneNumbers(wire.phone, wire.isd).length === 0)
    return { phone: 'We cannot call this number. Write it whole, or put it into “What they said”.' }
  if (wire.email || wire.phone) return reachMistakes(wire)
  return oneLine(wire.name) || manyLines(wire.message) ? {} : { phone: 'Write a number, a name, or what they said.' }
}

function dateMistakes({ date }: Wire, today: string): EnquiryMistakes {
  const mistake = date && travelDateMistake(date, today)
  return mistake ? { date: mistake } : {}
}

/** The shortest numbers that a visitor may be called on have five digits, in any script. */
const LEAST_DIGITS = 5

function canBeCalled(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= LEAST_DIGITS
}

/** A text that is too long comes back whole, for the visitor to shorten. */
function lengthMistakes(wire: Wire): EnquiryMistakes {
  const tooLong = TEXTS.flatMap((field) => {
    const most = letterLimit(field)
    if (most === undefined || countLetters(wire[field]) <= most) return []
    return [[field, `This is longer than ${groupDigits(most)} letters. Please shorten it.`]]
  })
  return Object.fromEntries(tooLong)
}

function fromWire(wire: Wire, today: string): Omit<Enquiry, 'kind' | 'channel' | 'source'> {
  const { name, email, phone, isd, message, passengers, date, accommodations, packages, place, price } = wire
  const tier = TIERS.find((each) => each.accommodation === accommodations)?.key
  const [first] = phoneNumbers(phone, isd)
  return {
    name,
    email,
    phone,
    ...(first && { dialable: first.number }),
    isd,
    message,
    flexible: flexibility(wire),
    passengers,
    travelDate: readTravelDate(date, today) ?? '',
    accommodations: firstLetters(accommodations, FIELD_LETTERS),
    ...(tier && { tier }),
    place,
    page: firstLetters(packages, FIELD_LETTERS),
    tour: tourOf(wire),
    ...(/^\d{1,9}$/.test(price) && { priceSeen: Number(price) }),
    ...tripOf(wire, today),
    answerBy: Object.hasOwn(ANSWERED_BY, wire.answerBy) ? (wire.answerBy as AnswerBy) : '',
    answerHours: wire.hours,
    wishes: wire.wishes,
  }
}

function cameBy(wire: Wire, channel: Channel): Pick<Enquiry, 'kind' | 'channel' | 'source'> {
  return { kind: channel === 'form' ? kindOf(wire) : 'noted', channel, source: readVisit(wire.visit) }
}

/** The trip in its one spelling; one that cannot be read, or has passed meanwhile, is none. */
function tripOf({ trip, total }: Wire, today: string): Pick<Enquiry, 'trip' | 'totalSeen'> {
  const query = trip.slice(0, FIELD_LETTERS)
  const { choice } = readChoice(Object.fromEntries(new URLSearchParams(query)), today)
  if (!choice) return { trip: '' }
  return { trip: choiceQuery(choice), ...(/^\d{1,9}$/.test(total) && { totalSeen: Number(total) }) }
}

function kindOf({ message, accommodations }: Wire): FormKind {
  if (message) return 'contact'
  return accommodations ? 'tour' : 'callback'
}

/** The tour's id as the form says it, or as the path of the page tells it; what cannot be an id is none. */
function tourOf({ tour, packages }: Wire): string {
  const named = tour || (packages.match(/^\/tour\/(\w+)$/)?.[1] ?? '')
  return /^[\w-]{1,40}$/.test(named) ? named : ''
}

/** The two answers exclude each other; a body that claims both has said neither. */
function flexibility({ flexible, flexibleYes, flexibleNo }: Wire): Enquiry['flexible'] {
  const yes = flexible === 'yes' || flexibleYes
  const no = flexible === 'no' || flexibleNo
  if (yes === no) return ''
  return yes ? 'yes' : 'no'
}
