import type { Choice } from '#domain/filters/filters.ts'

export type Amount = { choice?: Partial<Choice>; least?: number; people?: number }

/**
 * What numbers in a search ask for: nights, the most and the least that a person may pay, people. The words are those of
 * `UNITS` (phrases.ts): "under 30 thousand" is "~ 30 k", "4 raat 5 din" is "4 n 5 d", "1 lakh se upar" is "1 l ~ >".
 */
export function readAmount(words: string): Amount | undefined {
  const choice = readNights(words)
  if (choice) return { choice }
  return readPeople(words) ?? readLeast(words) ?? readBudget(words)
}

const PEOPLE = /^(?:(?:for|we|o) (\d\d?)|(?:~ )*(\d\d?) p)$/

/** "for 4", "we are 12", "6 people". */
function readPeople(words: string): Amount | undefined {
  const [, alone, counted] = PEOPLE.exec(words) ?? []
  const people = Number(alone ?? counted)
  return people > 0 ? { people } : undefined
}

const ABOVE =
  /^(?:[~o] )*> (?:[~o] )*(\d+(?:\.\d+)?)(?: ([kl]))?(?: [~o])*$|^(?:[~o] )*(\d+(?:\.\d+)?)(?: ([kl]))?(?: [~o])* >(?: [~o])*$/

/** "above 1 lakh", "50000 se upar", "more than 40k". */
function readLeast(words: string): Amount | undefined {
  const [, after, unitAfter, before, unitBefore] = ABOVE.exec(words) ?? []
  const least = rupeesOf(after ?? before, unitAfter ?? unitBefore)
  return least ? { least } : undefined
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

const BUDGET = /^(?:[~o] )*(?:([\d.]+)(?: ([kl]))? [~o] )?(?:[~o] )*(\d+(?:\.\d+)?)(?: ([kl]))?(?: [~o])*$/
const FACTOR: Record<string, number> = { k: 1000, l: 100_000 }
/** Rupees below which a bare number is no price. */
const LEAST = 3000
const MOST = 9_999_999

/** "under 30000", "30k", "2 lakh", "20k to 30k", "20 se 30 hazaar": rupees a person; the first of two is the least. */
function readBudget(words: string): Amount | undefined {
  const [, from, unitFrom, amount, unit] = BUDGET.exec(words) ?? []
  const budget = rupeesOf(amount, unit)
  if (!budget) return undefined
  const least = rupeesOf(from, unitFrom) ?? rupeesOf(from, unit)
  return { choice: { budget }, ...(least && least < budget && { least }) }
}

function rupeesOf(amount: string | undefined, unit = ''): number | undefined {
  const rupees = Math.round(Number(amount) * (FACTOR[unit] ?? 1))
  return rupees >= LEAST && rupees <= MOST ? rupees : undefined
}
