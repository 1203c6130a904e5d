import * as z from 'zod/mini'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { readChoice } from '#domain/trips/read-choice.ts'
import { choiceQuery } from '#domain/trips/trip-choice.ts'
import { countLetters, FIELD_LETTERS, firstLetters } from '#values/letter-limits.ts'
import { addressesIn } from '#values/mail-address.ts'
import { groupDigits } from '#values/money.ts'
import { normalForm } from '#values/normal-form.ts'
import { phoneNumbers } from '#values/phone/phone.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'
import { readTravelDate, travelDateMistake } from '#values/travel-date.ts'
import type { Enquiry, EnquiryMistakes, EnquiryValues, FormKind } from './enquiry.ts'
import { ANSWERED_BY, type AnswerBy, type EnquiryField, FIELDS, keptTexts, letterLimit } from './enquiry-fields.ts'
import { type Channel, readVisit } from './source.ts'

const AS_TEXT = 'Please write this as text.'

const asText = z.transform((sent: string | number | null | undefined) =>
  String(sent ?? '')
    .toWellFormed()
    .replaceAll('\0', '')
    .trim(),
)
/** A sent text, trimmed. JSON numbers count as text; missing and null values are empty. */
const text = z.pipe(z.nullish(z.union([z.string(), z.number()], AS_TEXT)), asText)
const phone = z.pipe(
  z.nullish(z.union([z.string(), z.number().check(z.nonnegative({ error: AS_TEXT, abort: true }))], AS_TEXT)),
  asText,
)

const yes = z.pipe(
  z.nullish(z.union([z.string(), z.number(), z.boolean()], AS_TEXT)),
  z.transform((sent) => ['true', 'on', 'yes', '1'].includes(String(sent))),
)

/** A text over its limit is refused unchanged, so that the visitor can shorten it. */
function textOf(field: EnquiryField) {
  const most = letterLimit(field)
  if (most === undefined) return text
  const sentence = `This is longer than ${groupDigits(most)} letters. Please shorten it.`
  return (field === 'phone' ? phone : text).check(z.refine((sent) => countLetters(sent) <= most, sentence))
}

/** All fields except the key, which is no text. */
type TextField = Exclude<EnquiryField, 'key'>
const TEXTS = FIELDS.filter((field): field is TextField => field !== 'key')
const CHOICES = { flexibleYes: yes, flexibleNo: yes }

/** Unknown fields are dropped here. */
const WIRE = z.object({
  ...(Object.fromEntries(TEXTS.map((field) => [field, textOf(field)])) as Record<TextField, typeof text>),
  ...CHOICES,
})
type Wire = z.output<typeof WIRE>

/**
 * The schema of an enquiry in a JSON body or a form. Each issue is a sentence for a field.
 * @param today the day in India, ISO; an earlier travel date is refused
 * @param channel not `form`: staff noted the enquiry
 */
export function enquirySchema(today: string, channel: Channel = 'form') {
  const judge = z.check<Wire>(({ value, issues }) => {
    const reach = channel === 'form' ? reachMistakes(value) : notedMistakes(value)
    for (const [field, message] of Object.entries({ ...reach, ...dateMistakes(value, today), ...partyMistakes(value) }))
      issues.push({ code: 'custom', input: value, path: [field], message })
  })
  return z.pipe(
    WIRE.check(judge),
    z.transform((wire): Enquiry => {
      const kind = channel === 'form' ? kindOf(wire) : 'noted'
      return { ...fromWire(wire, today), kind, channel, source: readVisit(wire.visit) }
    }),
  )
}

/** The first sentence for each field. */
export function mistakesIn({ issues }: Pick<z.core.$ZodError, 'issues'>): EnquiryMistakes {
  const named = issues.map(({ path: [name], message }) => [name && name in CHOICES ? 'flexible' : name, message])
  return Object.fromEntries(named.toReversed())
}

export function parseEnquiry(
  body: Record<string, unknown>,
  today: string,
  channel?: Channel,
): { enquiry: Enquiry } | { mistakes: EnquiryMistakes } {
  const { data, error } = enquirySchema(today, channel).safeParse(body)
  return error ? { mistakes: mistakesIn(error) } : { enquiry: data }
}

/** The typed text of each field, for showing the form again. It accepts any body. */
export function typedValues(body: Record<string, unknown>): EnquiryValues {
  const values: EnquiryValues = {}
  for (const field of FIELDS) {
    const value = body[field]
    if (typeof value === 'string' || typeof value === 'number') values[field] = String(value)
  }
  return values
}

function reachMistakes({ email, phone, isd }: Wire): EnquiryMistakes {
  if (!email && !phone) return { phone: 'Leave a phone number or an e-mail, so that we can answer.' }
  if (addressesIn(email).length > 0) return {}
  const isDialled = phoneNumbers(phone, isd).length > 0
  if (isSlip(email) && isDialled) return { email: 'This e-mail looks incomplete: correct it, or leave this empty.' }
  if (isSlip(email) || !phone) return { email: 'This e-mail looks incomplete.' }
  return isDialled ? {} : { phone: NOT_DIALLED }
}

const NOT_DIALLED =
  'We cannot call this number. Write all of its digits, with the code of its country, or leave an e-mail.'

/** Whether an invalid text was meant as an address. "No email" and "@asha" were not. */
function isSlip(email: string): boolean {
  return email.indexOf('@') > 0 && !/^"[^"]+"@/.test(email)
}

/** A caller without a visible number is identified by name or message. */
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

/** A count alone or with one word. A longer text is for people to read. */
const COUNT = /^([+-]?[\d.,]+)\s*\p{L}*\.?$/u

function partyMistakes({ passengers }: Wire): EnquiryMistakes {
  const count = COUNT.exec(normalForm(passengers))?.[1]
  const isFine = count === undefined || /^\+?0*[1-9]\d{0,2}[.,]?$/.test(count)
  return isFine ? {} : { passengers: 'Write how many travel: 1 to 999.' }
}

function fromWire(wire: Wire, today: string): Omit<Enquiry, 'kind' | 'channel' | 'source'> {
  const { phone, isd, date, accommodations, packages, price, answerBy } = wire
  const tier = TIERS.find((each) => each.accommodation === accommodations)?.key
  const [first] = phoneNumbers(phone, isd)
  return {
    ...keptTexts(wire),
    ...(first && { dialable: first.number }),
    flexible: flexibility(wire),
    travelDate: readTravelDate(date, today) ?? '',
    accommodations: firstLetters(accommodations, FIELD_LETTERS),
    ...(tier && { tier }),
    page: firstLetters(packages, FIELD_LETTERS),
    tour: tourOf(wire),
    ...(/^\d{1,9}$/.test(price) && { priceSeen: Number(price) }),
    ...tripOf(wire, today),
    answerBy: Object.hasOwn(ANSWERED_BY, answerBy) ? (answerBy as AnswerBy) : '',
    answerHours: wire.hours,
  }
}

/** The trip in its canonical spelling; one that is past or cannot be read is dropped. */
function tripOf({ trip, total }: Wire, today: string): Pick<Enquiry, 'trip' | 'totalSeen'> {
  const query = trip.slice(0, FIELD_LETTERS)
  const { trip: said } = readChoice(query, today)
  if (!said) return { trip: '' }
  return { trip: choiceQuery(said), ...(/^\d{1,9}$/.test(total) && { totalSeen: Number(total) }) }
}

function kindOf({ message, accommodations }: Wire): FormKind {
  if (message) return 'contact'
  return accommodations ? 'tour' : 'callback'
}

/** The tour's id from the form, or from the path of the page; invalid ids are dropped. */
function tourOf({ tour, packages }: Wire): string {
  const named = tour || (packages.match(/^\/tour\/(\w+)$/)?.[1] ?? '')
  return /^[\w-]{1,40}$/.test(named) ? named : ''
}

/** The two answers exclude each other; a body with both has neither. */
function flexibility({ flexible, flexibleYes, flexibleNo }: Wire): Enquiry['flexible'] {
  const yes = flexible === 'yes' || flexibleYes
  const no = flexible === 'no' || flexibleNo
  if (yes === no) return ''
  return yes ? 'yes' : 'no'
}
