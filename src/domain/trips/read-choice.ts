import * as z from 'zod/mini'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { firstText } from '#domain/site/asked.ts'
import { isCalendarDay } from '#values/dates.ts'
import { normalForm } from '#values/normal-form.ts'
import { lastTravelDay, readTravelDate, TOO_FAR, travelDateMistake } from '#values/travel-date.ts'
import { typedRupees } from '#values/typed-rupees.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  childrenOf,
  FOR_TWO,
  isWorkedOut,
  MOST_TRAVELLERS,
  OLDEST_CHILD,
  type TripChoice,
} from './trip-choice.ts'

/** A trip from an address or a form, with one sentence for each field with a mistake. */
export type ChoiceRead = {
  /** The choice to compute. Absent: not asked, or there is a mistake. */
  choice?: TripChoice
  /** The trip for an enquiry: the choice, or a party that is too large to compute. */
  trip?: TripChoice
  /** The typed texts, for showing the form again. */
  typed: Partial<Record<ChoiceName, string>>
  mistakes: Partial<Record<ChoiceName, string>>
}

/** The most letters of a parameter in our own addresses. */
const LONGEST = 40
/** The most letters of a party: twelve rooms and ten ages are longer than a day. */
const LONGEST_PARTY = 200

/** A longer text in any other field is ignored. */
const short = z.pipe(
  firstText,
  z.transform((text) => (text.trim().length <= LONGEST ? text.trim() : '')),
)
/** A list that is too long is cut, and reported as a mistake. */
const party = z.pipe(
  firstText,
  z.transform((text) => text.trim().slice(0, LONGEST_PARTY)),
)

const typedTrip = z.pipe(
  z.object({
    ...{ adults: party, children: party, ages: party, rooms: party },
    ...{ tier: short, from: short, month: short, budget: short },
  } satisfies Record<ChoiceName, typeof short>),
  z.transform(typedOf),
)

/**
 * Reads a trip from an address or a form. Impossible values, such as an unknown tier, are ignored. A past or invalid
 * date, an unreadable or too large party, and unsuitable rooms are mistakes beside their fields.
 * @param today the day in India, ISO
 */
export function tripAsked(today: string) {
  return z.pipe(
    typedTrip,
    z.transform((typed): ChoiceRead => judgeTrip(typed, today)),
  )
}

/** The same for the query of an address; of a repeated name the first value counts. */
export function readChoice(query: string, today: string): ChoiceRead {
  return tripAsked(today).parse(Object.fromEntries([...new URLSearchParams(query)].toReversed()))
}

function judgeTrip(typed: ChoiceRead['typed'], today: string): ChoiceRead {
  const said = readAll(typed, today)
  const parts = Object.entries(said)
  const mistakes = Object.fromEntries(parts.flatMap(([name, { mistake }]) => (mistake ? [[name, mistake]] : [])))
  const isAsked = parts.some(([, { value }]) => value !== undefined)
  if (!isAsked || parts.some(([, { value, mistake }]) => mistake && value === undefined)) return { typed, mistakes }
  const trip = withDefaults(said)
  return { ...(isWorkedOut(trip) && { choice: trip }), trip, typed, mistakes }
}

/** The reading of a field: a value, a mistake, neither, or both for a number that is too large. */
type Said<Value> = { value?: Value; mistake?: string }

type AllSaid = {
  tier: Said<TierKey>
  adults: Said<number>
  children: Said<number>
  ages: Said<number[]>
  rooms: Said<number[]>
  from: Said<string>
  month: Said<string>
  budget: Said<number>
}

/** A day takes precedence over a month. */
function readAll(
  { tier, adults = '', children = '', ages = '', rooms, from, month, budget }: ChoiceRead['typed'],
  today: string,
): AllSaid {
  const known = TIERS.find(({ key }) => key === tier)?.key
  const grown = readCount(adults, { least: 1, most: MOST_TRAVELLERS.adults, who: 'adults' })
  const small = readCount(children, { least: 0, most: MOST_TRAVELLERS.children, who: 'children' })
  const old = readAges(ages, small.value ?? 0)
  return {
    tier: known ? { value: known } : {},
    adults: grown,
    children: small,
    ages: old,
    rooms: readRooms(rooms, {
      grown: grown.value ?? FOR_TWO.adults,
      children: small.value ?? 0,
      ages: old.value ?? [],
    }),
    from: from ? readDay(from, today) : {},
    month: month && !from ? readMonth(month, today) : {},
    budget: readBudget(budget),
  }
}

function withDefaults({ tier, adults, children, ages, rooms, from, month, budget }: AllSaid): TripChoice {
  const begins = from.value ?? month.value
  return {
    ...(begins && { from: begins }),
    tier: tier.value ?? FOR_TWO.tier,
    adults: adults.value ?? FOR_TWO.adults,
    children: children.value ?? FOR_TWO.children,
    ...(ages.value && { ages: ages.value }),
    rooms: rooms.value ?? FOR_TWO.rooms,
    ...(budget.value && { budget: budget.value }),
  }
}

function typedOf(fields: Record<ChoiceName, string>): ChoiceRead['typed'] {
  const asked = CHOICE_NAMES.map((name) => [name, fields[name]] as const).filter(([, text]) => text !== '')
  const ours = asked.filter(([name, text]) => name !== 'from' || !isOfOthers(text, asked.length))
  return monthApart(Object.fromEntries(ours))
}

/** Our own addresses have a month in `from`; the form has a list of months. */
function monthApart({ from, ...typed }: ChoiceRead['typed']): ChoiceRead['typed'] {
  if (!from) return typed
  return isMonth(from) ? { ...typed, month: from } : { ...typed, from }
}

/** "2027-02" */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`)
}

/** The values that WeChat adds to shared links. */
const FROM_CHATS = ['singlemessage', 'groupmessage', 'timeline']

/** Other programs also add `from` to links. Our form always sends more parameters, and a date has a digit. */
function isOfOthers(from: string, howMany: number): boolean {
  return FROM_CHATS.includes(from) || (howMany === 1 && !/\p{Nd}/u.test(from))
}

function readCount(text: string, { least, most, who }: { least: number; most: number; who: string }): Said<number> {
  if (text === '') return {}
  const typed = normalForm(text)
  if (!/^-?\d+$/.test(typed)) return { mistake: `Write the number of ${who} in digits.` }
  const count = Number(typed)
  if (count >= least && count <= most) return { value: count }
  const mistake = `We work this out for ${least} to ${most} ${who}. For other parties ask us.`
  return { ...(count > most && count <= LARGEST_PARTY && { value: count }), mistake }
}

/** The largest party that is read. */
const LARGEST_PARTY = 999

/** "2 + 1", "2,1" or "2 and 1" as numbers; undefined: not such a list. */
function readList(text: string): number[] | undefined {
  const typed = normalForm(text)
  const isList = text.length < LONGEST_PARTY && /^\d+((\s*[+,&]\s*|\s+and\s+|\s+)\d+)*$/i.test(typed)
  return isList ? (typed.match(/\d+/g) ?? []).map(Number) : undefined
}

/** "6, 1", "6 years, 8 months": the age of each child. */
function readAges(text: string, children: number): Said<number[]> {
  if (text === '') return {}
  const ages = readList(inYears(normalForm(text)))
  if (!ages || ages.some((age) => age > OLDEST_CHILD))
    return {
      mistake: `Write how old each child is, 0 to ${OLDEST_CHILD} years, or in months: for example 6, 8 months.`,
    }
  if (ages.length === children) return { value: ages }
  const [written, young] = [ages.length === 1 ? '1 age' : `${ages.length} ages`, children === 1 ? 'child' : 'children']
  return { mistake: `You wrote ${written} for ${children} ${young}. Write one age for each child.` }
}

const MONTHS = String.raw`(\d+)[ -]?(?:m(?:o|th|onth)?s?)\b\.?`
const YEARS = String.raw`(\d+)[ -]?(?:y(?:ea)?r?s?(?=\d|\b))\.?`
/** How people write an age, and the same in whole years. */
const AGES: [written: RegExp, years: (count: string) => string][] = [
  [/(?<=[\d a-z.])\bold\b/gi, () => ''],
  [new RegExp(`${YEARS} ?${MONTHS}`, 'gi'), (years) => years],
  [new RegExp(MONTHS, 'gi'), (months) => String(Math.floor(Number(months) / 12))],
  [/\d+[ -]?(?:weeks?|wks?)\b/gi, () => '0'],
  [new RegExp(YEARS, 'gi'), (years) => years],
]

/** "8 months old" as "0", "1 year 6 months" as "1". */
function inYears(ages: string): string {
  return AGES.reduce((text, [written, years]) => text.replace(written, (_, count) => years(count)), ages).trim()
}

type Sleeping = { grown: number; children: number; ages: number[] }

/** The number of people in each room; an infant may have no bed. */
function readRooms(text = '', { grown, children, ages }: Sleeping): Said<number[]> {
  if (text === '') return {}
  const party = grown + children
  const rooms = readList(text) ?? []
  if (rooms.length === 0 || rooms.some((people) => people < 1 || people > MOST_TRAVELLERS.perRoom)) {
    return { mistake: `Write how many sleep in each room, ${MOST_TRAVELLERS.perRoom} at most, for example 2 + 1.` }
  }
  const people = rooms.reduce((sum, each) => sum + each, 0)
  if (people <= party && people >= party - childrenOf({ children, ages }).infants) return { value: rooms }
  return { mistake: `These rooms are for ${people}, and you are ${party}.` }
}

function readDay(text: string, today: string): Said<string> {
  if (/^\d{4}-\d{2}$/.test(text)) return {}
  const mistake = travelDateMistake(text, today)
  return mistake ? { mistake } : { value: readTravelDate(text, today) ?? '' }
}

function readMonth(text = '', today: string): Said<string> {
  if (!isMonth(text)) return {}
  if (text < today.slice(0, 7)) return { mistake: 'This month has passed. Choose a coming one.' }
  return `${text}-01` > lastTravelDay(today) ? { mistake: TOO_FAR } : { value: text }
}

function readBudget(text: string | undefined): Said<number> {
  if (!text) return {}
  const value = typedRupees(text)
  return value ? { value } : { mistake: 'Write the amount as 40000, 40k or 1.2 lakh.' }
}
