import type { Choice } from '#domain/filters/choice.ts'
import { chosenIn } from '#domain/search/matching.ts'
import type { Part } from '#domain/search/part.ts'
import { partyOf } from '#domain/search/party.ts'
import { monthsFrom } from '#values/dates.ts'
import { FOR_TWO, type TripChoice } from './trip-choice.ts'

/**
 * The trip behind a list of tours: a single chosen month, the budget (for bands the highest end), the tier, and the
 * same data and the party from a search (`searched`). Undefined: none of these is chosen.
 * @param today the day in India, ISO; a month is the next one of its name
 */
export function tripSought(choice: Choice, today: string, searched?: TripChoice): TripChoice | undefined {
  const [month, another] = choice.month
  const from = month && !another ? monthOf(month, today, searched) : undefined
  const { budget = mostOf(choice.band), tier } = choice
  const asked = { ...(from && { from }), ...(budget && { budget }), ...(tier !== 'standard' && { tier }) }
  if (!searched && Object.keys(asked).length === 0) return undefined
  return { ...(searched ?? FOR_TWO), ...asked }
}

/** The highest end of some price bands ("40000-60000"), in rupees; undefined: none. */
function mostOf(bands: string[]): number | undefined {
  const ends = bands.map((band) => Number(band.split('-')[1]))
  return ends.length > 0 && ends.every(Boolean) ? Math.max(...ends) : undefined
}

/**
 * The trip in a search; undefined: it has no month, party, budget or class. A party that is too large stays; the tour's
 * page reports it.
 */
export function tripSearched(parts: Part[], today: string): TripChoice | undefined {
  const party = partyOf(parts)
  const trip = tripSought(chosenIn(parts), today, party && { ...FOR_TWO, ...party })
  const year = parts.find((part) => part.year)?.year
  return trip?.from && year ? { ...trip, from: year + trip.from.slice(4) } : trip
}

/** "5" as "2027-05", or in the year of the search */
function monthOf(month: string, today: string, searched?: TripChoice): string | undefined {
  const isThis = (each: string) => Number(each.slice(5, 7)) === Number(month)
  const months = monthsFrom(today, 12)
  return [searched?.from ?? '', ...months].find(isThis)
}
