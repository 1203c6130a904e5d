import { type Answers, QUESTIONS, type QuestionKey } from './answers.ts'
import { effortOf } from './effort.ts'
import type { Day, InclusionKey, Meal, Tour } from './tour.ts'

type Answering = Pick<Tour, 'days' | 'inclusions' | 'practical' | 'answers'>

/** All answers of a tour: its own, else the plan's answer followed by the agency's. */
export function answersOf(tour: Answering, agency: Answers): Record<QuestionKey, string> {
  const begun = sayingsOf(tour)
  const whole = { ...(includes(tour, 'insurance') && { insurance: INSURED }), ...tour.answers }
  const all = (Object.keys(QUESTIONS) as QuestionKey[]).map((key) => [
    key,
    whole[key] ?? [begun[key], agency[key]].filter(Boolean).join(' '),
  ])
  return Object.fromEntries(all) as Record<QuestionKey, string>
}

const INSURED = 'Yes, for the days of the tour. Ask us what it pays for.'

function sayingsOf(tour: Answering) {
  const { days, practical } = tour
  return {
    hotels: hotelsAnswer(days),
    flights: includes(tour, 'flights') ? FLIGHTS : NO_FLIGHTS,
    vehicle: `${practical.vehicle.what}.`,
    group: groupAnswer(tour),
    effort: effortAnswer(tour),
    food: foodAnswer(days),
    pack: practical.papers,
  } satisfies Answers as Answers
}

export const ASKED_OF_AGENCY = (Object.keys(QUESTIONS) as QuestionKey[]).filter(
  (key) => !['hotels', 'flights', 'vehicle', 'group', 'effort', 'food', 'pack'].includes(key),
)

const FLIGHTS = 'Yes, return economy flights from India. Ask us from which cities, and for the baggage.'
const NO_FLIGHTS = 'No. You book them yourself; we tell you which ones fit the plan, also from your city.'

/** "Srinagar 1 night, Nigeen Lake 1 night (houseboat).": places and nights, without hotel names. */
function hotelsAnswer(days: Day[]): string {
  const places = new Map<string, number>()
  for (const day of days) if (day.overnight && day.overnight !== 'In the air') add(places, nightName(day))
  const nights = [...places].map(([place, count]) => `${place} ${count} ${count === 1 ? 'night' : 'nights'}`)
  return nights.length > 0 ? `${nights.join(', ')}.` : ''
}

function nightName({ overnight = '', stay }: Day): string {
  return stay ? `${overnight} (${stay})` : overnight
}

function add(places: Map<string, number>, name: string): void {
  places.set(name, (places.get(name) ?? 0) + 1)
}

function groupAnswer(tour: Answering): string {
  const isAlone = tour.practical.vehicle.kind === 'private'
  const party = isAlone ? 'Your party alone.' : 'Some rides are with other guests; ask us how many.'
  return `${party} ${includes(tour, 'guide') ? 'Guides where the plan says so.' : 'No guide travels with you.'}`
}

function effortAnswer(tour: Answering): string {
  const { grade, reasons } = effortOf(tour)
  return `Grade ${grade} of 5: ${reasons.join(', ')}.`
}

const MEALS: [Meal, string, string][] = [
  ['B', 'breakfast', 'breakfasts'],
  ['L', 'lunch', 'lunches'],
  ['D', 'dinner', 'dinners'],
]

function foodAnswer(days: Day[]): string {
  return `The price holds ${countedMeals(days).join(', ') || 'no meal'}.`
}

/** "7 breakfasts", "1 dinner": the meals in the price. */
export function countedMeals(days: Day[]): string[] {
  const meals = days.flatMap((day) => day.meals)
  return MEALS.flatMap(([key, one, many]) => {
    const count = meals.filter((meal) => meal === key).length
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
}

function includes({ inclusions }: Answering, wanted: InclusionKey): boolean {
  return inclusions.some(({ key }) => key === wanted)
}
