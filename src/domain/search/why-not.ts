import { monthSpan } from '#domain/catalogue/month-span.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import type { Choice } from '#domain/filters/choice.ts'
import { priceOf } from '#domain/filters/filters.ts'
import { MONTH_NAMES, MONTHS } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { contradictionsIn } from './contradictions.ts'
import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { chosenIn, toursMatching } from './matching.ts'
import type { Part } from './part.ts'

/** The most tours for which a search without a result gives a reason. */
const MOST_SAID = 3

/** What contradicts itself, else a sentence for each tour that has all of a search but its month or budget. */
export function whyNot(index: FindingIndex, parts: Part[]): string[] {
  const contradictions = contradictionsIn(parts)
  if (contradictions.length > 0) return contradictions
  const choice = chosenIn(parts)
  if (choice.month.length === 0 && !choice.budget) return []
  const rest = parts.map((part) => ({ ...part, choice: { ...part.choice, month: [], budget: 0 } }))
  const near = toursMatching(index, rest, false).flatMap((at) => index.tours[at] ?? [])
  return near.slice(0, MOST_SAID).flatMap(({ title, facts }) => {
    const reasons = [closedIn(facts, choice.month), priceOver(facts, choice)].filter(Boolean)
    return reasons.length > 0 ? [`${title}: ${reasons.join('; ')}.`] : []
  })
}

/** "closed in February, open Jun to Oct" */
function closedIn({ months }: IndexedTour['facts'], asked: string[]): string | undefined {
  if (asked.length === 0 || asked.some((month) => months[Number(month) - 1] !== 'c')) return undefined
  const names = asked.map((month) => MONTH_NAMES[Number(month) - 1])
  return `closed in ${names.join(' and ')}, open ${monthSpan(MONTHS.filter((_, at) => months[at] !== 'c'))}`
}

/** "published price from ₹34,699 a person, ₹38,699 in Deluxe" */
function priceOver(facts: IndexedTour['facts'], { budget, tier }: Choice): string | undefined {
  const [least, price] = [priceOf(facts, 'standard'), priceOf(facts, tier)]
  if (!budget || !least || !price || price <= budget) return undefined
  const better = tier === 'standard' ? '' : `, ${rupees(price)} in ${tierName(tier)}`
  return `published price from ${rupees(least)} a person${better}`
}
