import { countedMeals } from '#domain/catalogue/answers-of-tour.ts'
import { monthSpan } from '#domain/catalogue/month-span.ts'
import { PACE_NAMES, SEASON_NAMES, type Season } from '#domain/catalogue/practical.ts'
import { accommodationLine } from '#domain/catalogue/stays.ts'
import { starsOf, TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { InclusionKey, Tour } from '#domain/catalogue/tour.ts'
import { visaInWords } from '#domain/facts/visa-words.ts'
import { priceNote, priceOnDay } from '#domain/prices/price-on-day.ts'
import { taxesOnTop } from '#domain/trips/tax-rules.ts'
import { warningsOf } from '#domain/trips/trip-answer.ts'
import { choiceQuery, FOR_TWO, type TripChoice } from '#domain/trips/trip-choice.ts'
import { tripPrice } from '#domain/trips/trip-price.ts'
import { tripInWords, untoldInWords } from '#domain/trips/trip-words.ts'
import type { ComparedTour } from './compared.ts'

/** A line of a cell: an amount in rupees, words, or both. */
export type Line = { rupees?: number; text: string }
/** A row of a comparison: one cell for each tour. */
export type ComparedRow = { name: string; cells: Line[][] }

/**
 * The differences between tours, and their common lines, on a day (ISO). A single tour differs in everything; a
 * withdrawn one has no cells.
 */
export function comparisonOf(
  tours: ComparedTour[],
  today: string,
  trip: TripChoice = FOR_TWO,
): { differs: ComparedRow[]; same: ComparedRow[] } {
  const sold = tours.filter(({ isSold }) => isSold)
  const rows = [
    { name: `All-in for ${whomInWords(trip)}`, cells: sold.map((tour) => allIn(tour, trip, today)) },
    ...ROWS.map(([name, cell]) => ({ name, cells: sold.map((tour) => cell(tour, today)) })),
    {
      name: `Hotel, ${tierName(trip.tier)}`,
      cells: sold.map(({ days }) => words(accommodationLine(days, starsOf(trip.tier)))),
    },
    ...splitLines(sold),
  ]
  const told = rows.filter(({ cells }) => cells.some((cell) => cell.length > 0))
  const isSame = ({ cells }: ComparedRow) =>
    sold.length > 1 && new Set(cells.map((cell) => JSON.stringify(cell))).size === 1
  const inColumns = ({ name, cells }: ComparedRow) => ({
    name,
    cells: tours.map((tour) => cells[sold.indexOf(tour)] ?? []),
  })
  return { differs: told.filter((row) => !isSame(row)).map(inColumns), same: told.filter(isSame) }
}

type Cell = (tour: Tour, today: string) => Line[]

const words = (...texts: (string | undefined)[]): Line[] => texts.flatMap((text) => (text ? { text } : []))

const ROWS: [name: string, cell: Cell][] = [
  ...TIERS.map(({ key, stars }): [string, Cell] => [
    `${tierName(key)}, ${stars} star`,
    ({ windows, region }, today) => {
      const price = priceOnDay(windows, today)
      return price
        ? [{ rupees: price.window[key].current, text: `${taxesOnTop(region)}, a person` }, { text: priceNote(price) }]
        : words('Price on request')
    },
  ]),
  ['Length', ({ days }) => words(`${days.length - 1} nights, ${days.length} days`)],
  [
    'Months',
    ({ practical: { seasons } }) =>
      words(...(['good', 'fair', 'closed'] as const).map((is) => monthsThatAre(is, seasons))),
  ],
  [
    'Pace',
    ({ practical: { pace, longestRoadDay } }) =>
      words(PACE_NAMES[pace], `Longest day of travel: ${longestRoadDay} hours`),
  ],
  ['Visa, Indian passport', visa],
  ['Vehicle', ({ practical }) => words(practical.vehicle.what)],
  ['Meals', ({ days }) => words(...countedMeals(days))],
  ['Children', ({ practical }) => words(practical.children)],
  [
    'Highest night',
    ({ practical: { altitude } }) => words(altitude && `${altitude.night.metres} m, at ${altitude.night.place}`),
  ],
  ['Where you go', ({ stops }) => words(stops.map(({ name }) => name).join(', '))],
  ...inclusionRows(),
]

/** The price for the adults of a trip with its taxes, without extras that have no published price, and its warnings. */
function allIn(tour: Tour, choice: TripChoice, today: string): Line[] {
  const warnings = warningsOf(tour, choice, today).cautions.map((text) => ({ text }))
  const trip = tripPrice(tour, choice, { today })
  if (!trip) return [...words('Price on request'), ...warnings]
  const taxes = tour.region === 'international' ? 'GST and TCS' : 'GST'
  const untold = untoldInWords(trip).map((text) => ({ text }))
  return [{ rupees: trip.total, text: `with ${taxes}` }, { text: priceNote(trip.price) }, ...untold, ...warnings]
}

function whomInWords(trip: TripChoice): string {
  return choiceQuery(trip) === choiceQuery(FOR_TWO) ? 'two, Standard' : tripInWords(trip)
}

function monthsThatAre(is: Season['is'], seasons: Season[]): string | undefined {
  const months = seasons.filter((season) => season.is === is).flatMap((season) => season.months)
  return months.length > 0 ? `${SEASON_NAMES[is]}: ${monthSpan(months)}` : undefined
}

function visa({ region, facts }: Tour, today: string): Line[] {
  if (region === 'domestic') return words('None: within India')
  return facts.flatMap((fact) => (fact.kind === 'visa' ? words(visaInWords(fact, today)) : []))
}

function inclusionRows(): [string, Cell][] {
  const names: Partial<Record<InclusionKey, string>> = {
    flights: 'Flights',
    visa: 'Visa fee',
    transfers: 'Transfers',
    sightseeing: 'Sightseeing',
    driver: 'Driver',
    guide: 'Local guide',
    insurance: 'Insurance',
  }
  return Object.entries(names).map(([key, name]) => [
    name,
    ({ inclusions }) => words(inclusions.some((inclusion) => inclusion.key === key) ? 'Included' : 'Not included'),
  ])
}

/** The inclusions and exclusions that differ between the tours; common lines have their own row. */
function splitLines(tours: Tour[]): ComparedRow[] {
  const extras = tours.map(({ inclusions }) => inclusions.flatMap(({ key, text }) => (key ? [] : text)))
  const missing = tours.map(({ exclusions }) => exclusions)
  return [
    { name: 'Also included', cells: extras.map((lines) => words(...lines)) },
    { name: 'Not included', cells: missing.map((lines) => words(...lines.filter((line) => !isShared(line, missing)))) },
    {
      name: 'Not included in any',
      cells: missing.map((lines) => words(...lines.filter((line) => isShared(line, missing)))),
    },
  ]
}

function isShared(line: string, lists: string[][]): boolean {
  return lists.length > 1 && lists.every((list) => list.includes(line))
}
