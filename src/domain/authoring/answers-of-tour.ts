import { type Answers, QUESTIONS, type QuestionKey } from '#domain/catalogue/answers.ts'
import { effortOf } from '#domain/catalogue/effort.ts'
import type { Practical } from '#domain/catalogue/practical.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { Day, Meal } from '#domain/catalogue/tour.ts'
import type { TourSource } from './tour-document.ts'

/** What the agency answers on every tour. "Ask us" where the owner has not answered (docs/owner.md). */
const AGENCY = {
  childWithBed: 'We quote it',
  childWithoutBed: 'We quote it',
  singleRoom: 'We quote it',
  extraBed: 'We quote it',
  pay: 'Half at booking, the rest before travel. Ask us for the ways to pay, also from abroad, the receipt and the GST invoice, before you pay.',
  weCancel: 'Ask us what comes back, and by when, and have it in your written quote before you pay.',
  refused: 'Ask us which costs are kept in each case, and have it in your written quote before you pay.',
  insurance: 'No. Take one that pays for illness and for a cancelled trip; ask us if you need help.',
  safety: 'Ask us about the weeks of your trip and the nearest hospital. Tell us of any illness before you book.',
  seller: 'Ask us for the legal name, the GSTIN and the licence before you pay.',
} as const

/** The answers of a tour: its own, then what its plan says, then the agency's. */
export function answersOf(source: TourSource, practical: Practical): Answers {
  const planned = {
    hotels: hotelsAnswer(source.days),
    flights: flightsAnswer(source),
    vehicle: `${practical.vehicle.what}. We tell you the model and the seats for your number of guests.`,
    group: groupAnswer(source, practical),
    effort: effortAnswer(source.days, practical),
    food: foodAnswer(source.days),
    pack: `${practical.papers} Clothes by the months above; see “Know Before You Go” below.`,
  }
  const all = { ...AGENCY, ...planned, ...insured(source), ...source.answers }
  return Object.fromEntries(Object.keys(QUESTIONS).map((key) => [key, all[key as QuestionKey]])) as Answers
}

/** "Srinagar 1 night, Nigeen Lake 1 night (houseboat)": a place and its nights, and no hotel's name. */
function hotelsAnswer(days: Day[]): string {
  const places = new Map<string, number>()
  for (const day of days) if (day.overnight && day.overnight !== 'In the air') add(places, nightName(day))
  const nights = [...places].map(([place, count]) => `${place} ${count} ${count === 1 ? 'night' : 'nights'}`)
  const stars = TIERS.map((tier) => tier.stars).join(', ')
  return `${nights.join(', ')}. A hotel of ${stars} stars by your class, or similar, where one stands; your quote names each.`
}

function nightName({ overnight = '', stay }: Day): string {
  return stay ? `${overnight} (${stay})` : overnight
}

function add(places: Map<string, number>, name: string): void {
  places.set(name, (places.get(name) ?? 0) + 1)
}

function flightsAnswer({ includes }: TourSource): string {
  return includes.includes('flights')
    ? 'Yes, return economy flights from India. Ask us from which cities, and for the baggage.'
    : 'No. You book them yourself; we tell you which ones fit the plan, also from your city.'
}

function groupAnswer({ includes }: TourSource, { vehicle }: Practical): string {
  const party = vehicle.kind === 'private' ? 'Your party alone.' : 'Some rides are with other guests; ask us how many.'
  const guide = includes.includes('guide') ? 'Guides where the plan says so.' : 'No guide travels with you.'
  return `${party} ${guide} Ask us for the language, also of the driver.`
}

function effortAnswer(days: Day[], practical: Practical): string {
  const { grade, reasons } = effortOf({ days, practical })
  return `Grade ${grade} of 5: ${reasons.join(', ')}. Ask us about lifts, ground floors, wheelchairs and what to leave out.`
}

const MEALS: [Meal, string, string][] = [
  ['B', 'breakfast', 'breakfasts'],
  ['L', 'lunch', 'lunches'],
  ['D', 'dinner', 'dinners'],
]

function foodAnswer(days: Day[]): string {
  const meals = days.flatMap((day) => day.meals)
  const counted = MEALS.flatMap(([key, one, many]) => {
    const count = meals.filter((meal) => meal === key).length
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return `The price holds ${counted.join(', ') || 'no meal'}. Tell us that you eat vegetarian or Jain, and ask us at which meals it is sure.`
}

function insured({ includes }: TourSource): Partial<Answers> {
  return includes.includes('insurance') ? { insurance: 'Yes, for the days of the tour. Ask us what it pays for.' } : {}
}
