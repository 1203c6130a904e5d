import { MONTHS, type Month } from '#values/dates.ts'

/** Some months of a tour with the reason. closed: the tour does not run as planned. */
export type Season = { is: 'good' | 'fair' | 'closed'; months: Month[]; why: string }

/** A season as visitors read it. */
export const SEASON_NAMES: Record<Season['is'], string> = { good: 'Good', fair: 'Possible', closed: 'Closed' }

/** easy: at most three hours on the road a day, late starts. full: early starts, or a day of seven hours and more. */
export type Pace = 'easy' | 'moderate' | 'full'

export const PACE_NAMES: Record<Pace, string> = { easy: 'Easy', moderate: 'Moderate', full: 'Full days' }

/** private: your party alone. shared: with other guests. mixed: both. public: trains, buses and ferries. */
export type Vehicle = { kind: 'private' | 'shared' | 'mixed' | 'public'; what: string }

/** A place and its height above the sea in metres. */
export type Height = { place: string; metres: number }

export type Practical = {
  /** Each month of the year in exactly one season. */
  seasons: Season[]
  pace: Pace
  /** Hours on the road or rail on the longest day of the plan, halts included. */
  longestRoadDay: number
  vehicle: Vehicle
  /** Two or three people to a room, in words. */
  rooms: string
  /** From what age, or "Ask us". */
  children: string
  /** The papers that every guest carries, in one or two sentences. */
  papers: string
  /** Where altitude matters: the highest point of the road and the highest night. */
  altitude?: { top: Height; night: Height }
}

/** The season of a month. Every tour has one for each of the twelve months. */
export function seasonOf(seasons: Season[], month: Month): Season | undefined {
  return seasons.find(({ months }) => months.includes(month))
}

/** Twelve letters from January: g good, f fair, c closed. */
export function monthLetters(seasons: Season[]): string {
  return MONTHS.map((month) => seasonOf(seasons, month)?.is.charAt(0) ?? 'f').join('')
}
