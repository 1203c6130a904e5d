import type { Choice } from '#domain/filters/filters.ts'

/**
 * What numbers in a search ask for: nights, or the most that a person may cost. The words are those of `UNITS`
 * (phrases.ts): "under 30 thousand" is "~ 30 k", "4 raat 5 din" is "4 n 5 d".
 */
export function readAmount(words: string): Partial<Choice> | undefined {
  return readNights(words) ?? readBudget(words)
}

const SOME = /^(\d\d?) (?:~ )?(\d\d?) ([nd])$/
const NIGHTS_AND_DAYS = /^(\d\d?) n(?: (?:~ )?\d\d? d)?$/
const DAYS_AND_NIGHTS = /^(\d\d?) d(?: (?:~ )?(\d\d?) n)?$/
const MOST_NIGHTS = 30

/** "4 nights", "4n5d", "5 days" (which are four nights), "4 to 6 nights". */
function readNights(words: string): Partial<Choice> | undefined {
  const [, least, most, unit] = SOME.exec(words) ?? []
  const less = unit === 'd' ? 1 : 0
  return least ? nights(Number(least) - less, Number(most) - less) : readLength(words)
}

function readLength(words: string): Partial<Choice> | undefined {
  const [, slept] = NIGHTS_AND_DAYS.exec(words) ?? []
  const [, days, besides] = DAYS_AND_NIGHTS.exec(words) ?? []
  const length = slept ?? besides
  if (length) return nights(Number(length))
  return days ? nights(Number(days) - 1) : undefined
}

function nights(from: number, to = from): Partial<Choice> | undefined {
  if (from < 1 || to < from || to > MOST_NIGHTS) return undefined
  return { nights: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) }
}

const BUDGET = /^(?:~ )*(?:[\d.]+(?: [kl])? ~ )?(\d+(?:\.\d+)?)(?: ([kl]))?(?: ~)*$/
const FACTOR: Record<string, number> = { k: 1000, l: 100_000 }
/** Rupees below which a bare number is no price. */
const LEAST = 3000
const MOST = 9_999_999

/** "under 30000", "30k", "2 lakh", "20k to 30k": the larger amount, in rupees a person. */
function readBudget(words: string): Partial<Choice> | undefined {
  const [, amount, unit = ''] = BUDGET.exec(words) ?? []
  const rupees = Math.round(Number(amount) * (FACTOR[unit] ?? 1))
  return rupees >= LEAST && rupees <= MOST ? { budget: rupees } : undefined
}
