import { normalForm } from './normal-form.ts'

const AMOUNT =
  /^(?:upto|up to|under|below|max)?\s*(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}|\d+)(\.\d{1,2}|\.\d(?=\s*[a-zऀ-ॿ]))?\s*(k|thousand|haz+a+r|haja+r|हज़ार|हजार|l|lakhs?|lacs?|लाख)?\.?\s*(?:\/-|rs\.?|inr|rupees|only)?$/i
const FACTORS: [unit: RegExp, factor: number][] = [
  [/^[kthह]/i, 1000],
  [/^[lल]/i, 100_000],
]
const MOST = 99_999_999

/**
 * Whole rupees in common notations: "40,000", "₹40000.00", "40,000/-", "40k", "1.2 lakh", "४० हजार". Undefined: it
 * cannot be read ("40.000" is ambiguous), or it is below one rupee or from ten crores on.
 */
export function typedRupees(text: string): number | undefined {
  const [, digits = '', decimals = '', unit = ''] = AMOUNT.exec(normalForm(text)) ?? []
  const factor = FACTORS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
  const rupees = Math.round(Number(digits.replace(/[, ]/g, '') + decimals) * factor)
  return rupees >= 1 && rupees <= MOST ? rupees : undefined
}
