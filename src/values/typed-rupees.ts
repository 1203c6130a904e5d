import { normalForm } from './normal-form.ts'

const AMOUNT =
  /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaar|hazar|l|lakhs?|lacs?)?\s*(?:\/-|rs\.?|inr|rupees)?$/i
const FACTORS: [unit: RegExp, factor: number][] = [
  [/^(k|t|h)/i, 1000],
  [/^l/i, 100_000],
]
const MOST = 9_999_999

/**
 * Whole rupees as people type them: "40,000", "₹40000.00", "40,000/-", "40k", "1.2 lakh", "४००००". Undefined: it cannot be
 * read, or it is below one rupee or from a crore on.
 */
export function typedRupees(text: string): number | undefined {
  const [, digits = '', unit = ''] = AMOUNT.exec(normalForm(text)) ?? []
  const factor = FACTORS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * factor)
  return rupees >= 1 && rupees <= MOST ? rupees : undefined
}
