import { brand } from '#brand.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { enquirePath, pathTo } from '#domain/site/paths.ts'
import { rupees } from '#values/money.ts'
import { choiceQuery, isDated, type TripChoice } from './trip-choice.ts'
import { type TripDates, tripDates } from './trip-dates.ts'
import { type TripPrice, tripPrice } from './trip-price.ts'
import { tripInWords } from './trip-words.ts'

/** What a visitor's choice comes to. */
export type TripAnswer = {
  choice: TripChoice
  price: TripPrice
  /** Absent: no first day was chosen, so that no day is named. */
  dates?: TripDates
}

/** The part of a tour that an answer is made of. */
export type AnsweredTour = Pick<Tour, 'windows' | 'region'> & { days: unknown[] }

/**
 * The price in all and the days of a tour for a choice; undefined: the price is on request.
 * @param today the day in India, ISO
 */
export function answerTrip(tour: AnsweredTour, choice: TripChoice, today: string): TripAnswer | undefined {
  const price = tripPrice(tour, choice, { today })
  if (!price) return undefined
  if (!isDated(choice)) return { choice, price }
  const trip = { region: tour.region, from: choice.from, days: tour.days.length, total: price.total }
  return { choice, price, dates: tripDates(trip, today) }
}

/** The page of a tour with a choice. */
export function tripPath(tourPath: string, choice: TripChoice): string {
  return `${tourPath}?${choiceQuery(choice)}`
}

/** The same as a link for other people: absolute. */
export function tripAddress(tourPath: string, choice: TripChoice): string {
  return brand.origin + tripPath(tourPath, choice)
}

/** The enquiry form for a trip. */
export function enquireTripPath(tour: string, choice: TripChoice): string {
  return `${enquirePath(tour)}&${choiceQuery(choice)}`
}

/** A trip and what it comes to, in one sentence. */
export function answerInWords({ choice, price }: TripAnswer): string {
  return `${tripInWords(choice)}: ${rupees(price.total)} in all, with taxes.`
}

/** The days of a trip as a calendar file. */
export function calendarPath(tour: string, choice: TripChoice): string {
  return `${pathTo('tripCalendar', tour)}?${choiceQuery(choice)}`
}
