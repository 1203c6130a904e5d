import type { Day } from './tour.ts'

/**
 * Stays outside a hotel. Camps, houseboats and cruise boats have several classes; guest houses and home stays are
 * simple in every tier.
 */
export const STAYS = ['camp', 'houseboat', 'cruise boat', 'guest house', 'home stay', 'train', 'ferry'] as const
export type Stay = (typeof STAYS)[number]

const GRADED: readonly Stay[] = ['camp', 'houseboat', 'cruise boat']
const BREAKFAST: Partial<Record<Stay, string>> = {
  camp: 'in the camp',
  houseboat: 'on the houseboat',
  'cruise boat': 'on the cruise boat',
  'guest house': 'in guest houses',
  'home stay': 'in home stays',
}
const COMFORT: Record<number, string> = { 3: 'a simple', 4: 'a good', 5: 'a very good' }

/**
 * A tier's line about its nights: "4 star accommodation, and a good camp at Pangong". It claims no class that the tour
 * does not have.
 */
export function accommodationLine(days: Day[], stars: number): string {
  const nights = days.filter((day) => day.overnight)
  const others = [...new Set(nights.flatMap((day) => exception(day, stars) ?? []))]
  const isClaimed = nights.length === 0 || nights.some((day) => !exception(day, stars))
  if (isClaimed) return [`${stars} star accommodation`, ...others].join(', and ')
  return `${sentence(others.join(', and '))} (no ${stars} star hotel there)`
}

/** Hotels serve a buffet breakfast; other houses cook one dish. */
export function breakfastLine(days: Day[]): string {
  const nights = days.filter(({ overnight }) => overnight)
  const served = [...new Set(nights.flatMap(({ stay }) => (stay ? (BREAKFAST[stay] ?? []) : [])))]
  if (served.length === 0) return 'Buffet breakfast'
  const set = `set breakfast ${served.join(' and ')}`
  return nights.some(({ stay }) => !stay) ? `Buffet breakfast in hotels, ${set}` : sentence(set)
}

/** The stay of a night that is not in a hotel of the tier's class; undefined: it is in one. */
function exception({ stay, overnight, hotelsUpTo }: Day, stars: number): string | undefined {
  if (stay === 'train' || stay === 'ferry') return `a night on the ${stay}`
  if (stay) return `${GRADED.includes(stay) ? COMFORT[stars] : 'a simple'} ${stay} at ${overnight}`
  return hotelsUpTo && hotelsUpTo < stars ? `a very good hotel at ${overnight}` : undefined
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
