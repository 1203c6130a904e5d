import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { findSoldTour } from '#data/catalogue/tours.ts'
import { logFault, within } from '#data/stores/faults.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { choiceFrom } from '#domain/trips/trip-choice.ts'
import { tripTold } from '#domain/trips/trip-sum.ts'

/** How long the catalogue may take for a tour's prices, in ms. */
const PATIENCE = 500

/**
 * The sum of an enquiry's trip by our prices and the warnings about its days, as JSON; empty: there is neither, or the
 * catalogue is silent; then only the visitor's total is known.
 * @param today the day in India, ISO
 */
export async function workOutTrip(database: D1Database, { trip, tour }: Enquiry, today: string): Promise<string> {
  if (!trip || !tour) return ''
  try {
    const sold = await within(PATIENCE, findSoldTour(openCatalogue(database), tour, today))
    const told = sold && tripTold(sold, choiceFrom(trip), today)
    return told ? JSON.stringify(told) : ''
  } catch (error) {
    logFault('trip-sum', error)
    return ''
  }
}
