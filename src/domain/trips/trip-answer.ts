import { brand } from '#brand.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { isBinding } from '#domain/prices/price-on-day.ts'
import { enquirePath, pathTo } from '#domain/site/paths.ts'
import { cautionsOf } from './trip-cautions.ts'
import { choiceQuery, FOR_TWO, isDated, isWorkedOut, type TripChoice } from './trip-choice.ts'
import { type TripDates, tripDates } from './trip-dates.ts'
import { type TripPrice, tripPrice } from './trip-price.ts'
import { sumInWords, tripInWords } from './trip-words.ts'

/** The price and dates of a visitor's choice. */
export type TripAnswer = Warnings & {
  choice: TripChoice
  price: TripPrice
  /** Absent: no first day was chosen. */
  dates?: TripDates
}

/** What speaks against the days of a trip, with a price or without. */
type Warnings = {
  /** One sentence each. */
  cautions: string[]
  /** The tour is closed in that month. */
  isClosed: boolean
}

export type AnsweredTour = Pick<Tour, 'windows' | 'region' | 'facts'> & {
  days: unknown[]
  practical: Pick<Tour['practical'], 'seasons'>
}

/**
 * The total price and the dates of a tour for a choice; undefined: on request, as for a large party.
 * @param today the day in India, ISO
 */
export function answerTrip(tour: AnsweredTour, choice: TripChoice, today: string): TripAnswer | undefined {
  const price = isWorkedOut(choice) && tripPrice(tour, choice, { today })
  if (!price) return undefined
  const told = { choice, price, ...warningsOf(tour, choice, today) }
  if (!isDated(choice)) return told
  const due = isBinding(price.price) ? price : undefined
  const trip = { region: tour.region, from: choice.from, days: tour.days.length, due }
  return { ...told, dates: tripDates(trip, today) }
}

export function warningsOf(tour: AnsweredTour, choice: TripChoice, today: string): Warnings {
  const { closed, late } = cautionsOf(tour, choice, today)
  return { cautions: [...closed, ...late], isClosed: closed.length > 0 }
}

export function tripPath(tourPath: string, choice: TripChoice): string {
  return `${tourPath}?${choiceQuery(choice)}`
}

/** A tour's total price with taxes; the default is two adults, Standard. */
export function allInPath(tourPath: string, trip: Partial<TripChoice> = {}): string {
  return `${tripPath(tourPath, { ...FOR_TWO, ...trip })}#sum`
}

/** The same as an absolute link for other people. */
export function tripAddress(tourPath: string, choice: TripChoice): string {
  return `${brand.origin}${tripPath(tourPath, choice)}#sum`
}

export function enquireTripPath(tour: string, choice: TripChoice): string {
  return `${enquirePath(tour)}&${choiceQuery(choice)}`
}

/** A trip with its total in one sentence, and the warnings about its days. */
export function answerInWords({ choice, price, cautions }: TripAnswer): string {
  return [`${tripInWords(choice)}: ${sumInWords(price, choice)}.`, ...cautions].join(' ')
}

/** The same for any trip; a trip on request has no total. */
export function tripSaid(tour: AnsweredTour, choice: TripChoice, today: string): string {
  const answer = answerTrip(tour, choice, today)
  if (answer) return answerInWords(answer)
  return [`${tripInWords(choice)}: price on request.`, ...warningsOf(tour, choice, today).cautions].join(' ')
}

/** The path of a trip's calendar file; undefined: no price holds, so nothing is due. */
export function calendarPath(tour: string, { choice, dates }: TripAnswer): string | undefined {
  if (dates?.advance === undefined) return undefined
  return `${pathTo('tripCalendar', tour)}?${choiceQuery(choice)}`
}
