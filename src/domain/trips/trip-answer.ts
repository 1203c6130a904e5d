import { brand } from '#brand.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { isBinding } from '#domain/prices/price-on-day.ts'
import { enquirePath, pathTo } from '#domain/site/paths.ts'
import { cautionsOf } from './trip-cautions.ts'
import { choiceQuery, FOR_TWO, isDated, isWorkedOut, type TripChoice } from './trip-choice.ts'
import { type TripDates, tripDates } from './trip-dates.ts'
import { type TripPrice, tripPrice } from './trip-price.ts'
import { sumInWords, tripInWords } from './trip-words.ts'

/** What a visitor's choice comes to. */
export type TripAnswer = {
  choice: TripChoice
  price: TripPrice
  /** Absent: no first day was chosen, so that no day is named. */
  dates?: TripDates
  /** What speaks against these days, a sentence each; empty: nothing that we know of. */
  cautions: string[]
  /** The month is closed: the question is which one suits. */
  isClosed: boolean
}

/** The part of a tour that an answer is made of. */
export type AnsweredTour = Pick<Tour, 'windows' | 'region' | 'facts'> & {
  days: unknown[]
  practical: Pick<Tour['practical'], 'seasons'>
}

/**
 * The price in all and the days of a tour for a choice; undefined: the price is on request, as that of a large party.
 * @param today the day in India, ISO
 */
export function answerTrip(tour: AnsweredTour, choice: TripChoice, today: string): TripAnswer | undefined {
  const price = isWorkedOut(choice) && tripPrice(tour, choice, { today })
  if (!price) return undefined
  const { closed, late } = cautionsOf(tour, choice, today)
  const told = { choice, price, cautions: [...closed, ...late], isClosed: closed.length > 0 }
  if (!isDated(choice)) return told
  const due = isBinding(price.price) ? price : undefined
  const trip = { region: tour.region, from: choice.from, days: tour.days.length, due }
  return { ...told, dates: tripDates(trip, today) }
}

/** The page of a tour with a choice. */
export function tripPath(tourPath: string, choice: TripChoice): string {
  return `${tourPath}?${choiceQuery(choice)}`
}

/** Where a tour says what a trip costs in all, with taxes; what is not said of it: two adults, Standard. */
export function allInPath(tourPath: string, trip: Partial<TripChoice> = {}): string {
  return `${tripPath(tourPath, { ...FOR_TWO, ...trip })}#cost`
}

/** The same as a link for other people: absolute. */
export function tripAddress(tourPath: string, choice: TripChoice): string {
  return `${brand.origin}${tripPath(tourPath, choice)}#cost`
}

/** The enquiry form for a trip. */
export function enquireTripPath(tour: string, choice: TripChoice): string {
  return `${enquirePath(tour)}&${choiceQuery(choice)}`
}

/** A trip and what it comes to, in one sentence, and what speaks against its days. */
export function answerInWords({ choice, price, cautions }: TripAnswer): string {
  return [`${tripInWords(choice)}: ${sumInWords(price, choice)}.`, ...cautions].join(' ')
}

/** The same of any trip: where it is not worked out, only the trip. */
export function tripSaid(tour: AnsweredTour, choice: TripChoice, today: string): string {
  const answer = answerTrip(tour, choice, today)
  return answer ? answerInWords(answer) : tripInWords(choice)
}

/** Where the days of a trip are a calendar file; undefined: no price holds for them, so that nothing is due. */
export function calendarPath(tour: string, { choice, dates }: TripAnswer): string | undefined {
  if (dates?.advance === undefined) return undefined
  return `${pathTo('tripCalendar', tour)}?${choiceQuery(choice)}`
}
