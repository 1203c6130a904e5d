import type { Choice } from '#domain/filters/choice.ts'
import { chosenIn } from '#domain/search/find.ts'
import type { Part } from '#domain/search/part.ts'
import { partyOf } from '#domain/search/party.ts'
import { monthsFrom } from '#values/dates.ts'
import { FOR_TWO, type TripChoice } from './trip-choice.ts'

/**
 * The trip that a list of tours is chosen for: its month where it is one, the budget (of bands the highest end), the
 * hotel class, and what a search says of these and of who travels (`searched`). Undefined: nothing of that is asked.
 * @param today the day in India, ISO: a month is the next one of its name
 */
export function tripSought(choice: Choice, today: string, searched?: TripChoice): TripChoice | undefined {
  const [month, another] = choice.month
  const from = month && !another ? comingMonth(month, today) : undefined
  const { budget = mostOf(choice.band), tier } = choice
  const asked = { ...(from && { from }), ...(budget && { budget }), ...(tier !== 'standard' && { tier }) }
  if (!searched && Object.keys(asked).length === 0) return undefined
  return { ...(searched ?? FOR_TWO), ...asked }
}

/** The highest end of some bands of prices ("40000-60000"), in rupees; undefined: there is none. */
function mostOf(bands: string[]): number | undefined {
  const ends = bands.map((band) => Number(band.split('-')[1]))
  return ends.length > 0 && ends.every(Boolean) ? Math.max(...ends) : undefined
}

/**
 * The trip that a search asks for; undefined: it says nothing of month, people, budget or class. A party that is too large
 * to be worked out is carried as it is: the tour says so beside it.
 */
export function tripSearched(parts: Part[], today: string): TripChoice | undefined {
  const party = partyOf(parts)
  return tripSought(chosenIn(parts), today, party && { ...FOR_TWO, ...party })
}

/** "5" as "2027-05" */
function comingMonth(month: string, today: string): string | undefined {
  return monthsFrom(today, 12).find((each) => Number(each.slice(5)) === Number(month))
}
