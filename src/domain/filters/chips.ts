import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { rupees } from '#values/money.ts'
import { type Choice, NO_CHOICE } from './choice.ts'
import { KINDS, type Kind } from './filters.ts'

/** The tiers in a filter, each with its meaning: "Deluxe, 4 star". */
export const TIER_NAMES = Object.fromEntries(
  TIERS.map(({ key, stars }) => [key, `${tierName(key)}, ${stars} star`]),
) as Record<TierKey, string>

/** A chip that removes one chosen value. `rest`: the choice without it. */
export type Chip = { name: string; rest: Choice }

/** The names of values. `last`: the note on a budget where a price has ended, else "". */
export type Naming = { nameOf: (kind: Kind, value: string) => string; last: string }

/** A chip for each chosen value: the budget first, the tier last. */
export function chipsOf(choice: Choice, { nameOf, last }: Naming): Chip[] {
  const { budget, ...unbounded } = choice
  return [
    ...(budget ? [{ name: `Up to ${rupees(budget)}${last}`, rest: unbounded }] : []),
    ...KINDS.flatMap((kind) =>
      choice[kind].map((value) => ({
        name: nameOf(kind, value) + (kind === 'band' ? last : ''),
        rest: { ...choice, [kind]: choice[kind].filter((each) => each !== value) },
      })),
    ),
    ...(choice.tier === NO_CHOICE.tier
      ? []
      : [{ name: TIER_NAMES[choice.tier], rest: { ...choice, tier: NO_CHOICE.tier } }]),
  ]
}
