import * as z from 'zod/mini'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { firstText } from '#domain/site/asked.ts'
import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { normalForm } from '#values/normal-form.ts'
import { readTravelDate, travelDateMistake } from '#values/travel-date.ts'
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
  YEARS_AHEAD,
} from './trip-choice.ts'

/** A trip as an address or a form gives it, with one sentence for each field with a mistake. */
export type ChoiceRead = {
  /** What we work out. Absent: nothing was asked, or something has to be mended first. */
  choice?: TripChoice
  /** What an enquiry carries: the choice, or a party that is too large to be worked out. */
  trip?: TripChoice
  /** As it was typed, to be shown again. */
  typed: Partial<Record<ChoiceName, string>>
  mistakes: Partial<Record<ChoiceName, string>>
}

/** No address has more letters in one of these. */
const LONGEST = 40
/** Who travels is said, however long it is: twelve rooms and ten ages are longer than any day. Letters. */
const LONGEST_PARTY = 200

/** Any other text that is too long is nobody's. */
const short = z.pipe(
  firstText,
  z.transform((text) => (text.trim().length <= LONGEST ? text.trim() : '')),
)
/** A list that is too long comes back as far as it is read, with its mistake. */
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
 * The trip that an address or a form asks for. What nobody could have meant (a tier that does not exist) counts as not
 * asked; a date that has passed or is none, a party that cannot be read or is too large and rooms that do not fit it are
 * said beside their fields.
 * @param today the day in India, ISO
 */
export function tripAsked(today: string) {
  return z.pipe(
    typedTrip,
    z.transform((typed): ChoiceRead => judgeTrip(typed, today)),
  )
}

/** The same out of the query of an address; of a name that comes twice the first value counts. */
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

/** What a field says: a value, a mistake, neither, or a number that is read and too large. */
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

/** A day counts more than a month beside it. */
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

/** Our own addresses have a month in `from`; a form shows it in its list of months. */
function monthApart({ from, ...typed }: ChoiceRead['typed']): ChoiceRead['typed'] {
  if (!from) return typed
  return isMonth(from) ? { ...typed, month: from } : { ...typed, from }
}

/** "2027-02" */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`)
}

/** What WeChat puts on links that people share. */
const FROM_CHATS = ['singlemessage', 'groupmessage', 'timeline']

/** Other programs put a `from` on links, too. Our form sends more than that, and no date is without a digit. */
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

/** No group that asks here is larger. */
const LARGEST_PARTY = 999

/** "2 + 1", "2,1" or "2 and 1" as numbers; undefined: it is no such list. */
function readList(text: string): number[] | undefined {
  const typed = normalForm(text)
  const isList = text.length < LONGEST_PARTY && /^\d+((\s*[+,&]\s*|\s+and\s+|\s+)\d+)*$/i.test(typed)
  return isList ? (typed.match(/\d+/g) ?? []).map(Number) : undefined
}

/** "6, 1": how old each child is. */
function readAges(text: string, children: number): Said<number[]> {
  if (text === '') return {}
  const ages = readList(text)
  if (!ages || ages.some((age) => age > OLDEST_CHILD))
    return { mistake: `Write how old each child is, 0 to ${OLDEST_CHILD} years, for example 6, 1.` }
  if (ages.length === children) return { value: ages }
  const [written, young] = [ages.length === 1 ? '1 age' : `${ages.length} ages`, children === 1 ? 'child' : 'children']
  return { mistake: `You wrote ${written} for ${children} ${young}. Write one age for each child.` }
}

type Sleeping = { grown: number; children: number; ages: number[] }

/** How many sleep in each room; an infant may have no bed. */
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
  if (mistake) return { mistake }
  const day = readTravelDate(text, today) ?? ''
  return day > lastDay(today) ? { mistake: TOO_FAR } : { value: day }
}

function readMonth(text = '', today: string): Said<string> {
  if (!isMonth(text)) return {}
  if (text < today.slice(0, 7)) return { mistake: 'This month has passed. Choose a coming one.' }
  return `${text}-01` > lastDay(today) ? { mistake: TOO_FAR } : { value: text }
}

function readBudget(text: string | undefined): Said<number> {
  if (!text) return {}
  const value = typedRupees(text)
  return value ? { value } : { mistake: 'Write the amount as 40000, 40k or 1.2 lakh.' }
}

const TOO_FAR = `We plan ${YEARS_AHEAD} years ahead at most.`

function lastDay(today: string): string {
  return daysAfter(today, YEARS_AHEAD * 365)
}
