import { accommodationLine, breakfastLine } from './stays.ts'
import type { TierKey, Tour } from './tour.ts'

/** The tiers in display order, with the names and star ratings of the spec. */
export const TIERS = [
  { key: 'standard', name: 'Standard Package', stars: 3, accommodation: '3 Star or Standard Accomodation' },
  { key: 'deluxe', name: 'Deluxe Package', stars: 4, accommodation: '4 Star or Deluxe Accomodation' },
  { key: 'superDeluxe', name: 'Super Deluxe Package', stars: 5, accommodation: '5 Star or Super Deluxe Accomodation' },
] as const satisfies readonly { key: TierKey; name: string; stars: number; accommodation: string }[]

export type Tier = (typeof TIERS)[number]

/** The short name of a tier: "Super Deluxe"; empty: no tier. */
export function tierName(key: string | null | undefined): string {
  return TIERS.find((tier) => tier.key === key)?.name.replace(' Package', '') ?? ''
}

export function starsOf(key: TierKey): number {
  return TIERS.find((tier) => tier.key === key)?.stars ?? 3
}

/** The five lines of a tier's card. They are the same on every tour, except the stars and the tour's exceptions. */
export function tierDetails(
  tier: Tier,
  { days, transfers = 'All transfers' }: Pick<Tour, 'days' | 'transfers'>,
): string[] {
  return [
    breakfastLine(days),
    accommodationLine(days, tier.stars),
    'Sightseeing as planned',
    transfers,
    'See inclusions and exclusions',
  ]
}
