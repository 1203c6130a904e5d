import { content } from '../../src/content/content.ts'
import type { CatalogueTour } from '../../src/domain/authoring/complete-tour.ts'
import { monthLetters } from '../../src/domain/catalogue/practical.ts'
import { traitsOf } from '../../src/domain/filters/filters.ts'
import { tourFacts } from '../../src/domain/filters/tour-facts.ts'
import { priceOnDay } from '../../src/domain/prices/price-on-day.ts'
import { makeIndex } from '../../src/domain/search/finding-index.ts'
import { vocabulary } from '../../src/domain/search/words.ts'

/** A day on which every visa rule of the catalogue is claimed. */
const TODAY = '2026-11-30'

/** The index of the authored tours, without a database. */
export const index = makeIndex(content.tours.map(indexed), vocabulary(), TODAY)

function indexed(tour: CatalogueTour) {
  const { title, words, region, duration, practical, facts, windows, places, themes } = tour
  const visa = facts.find((fact) => fact.kind === 'visa')
  const columns = {
    region,
    nights: Number.parseInt(duration, 10),
    months: monthLetters(practical.seasons),
    traits: traitsOf(tour),
    visa: visa?.visa ?? null,
    visaTill: visa?.expiresOn ?? null,
    places,
    themes,
  }
  return { title, words, facts: tourFacts(columns, { price: priceOnDay(windows, TODAY), today: TODAY }) }
}
