import type { Choice } from '#domain/filters.ts'

/** What numbers in a search ask for: nights, or the most that a person may cost. Words are folded, one space between. */
export function readAmount(words: string): Partial<Choice> | undefined {
  return readNights(words) ?? readBudget(words)
}

const NUMBERS = [
  'ek one',
  'do two',
  'teen tin three',
  'char chaar four',
  'paanch panch five',
  'chhe che six',
  'saat sat seven',
  'aath ath eight',
  'nau nine',
  'das ten',
]
const NUMBER = new Map(NUMBERS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])))
const COUNT = `(\\d{1,2}|${[...NUMBER.keys()].join('|')})`
const NIGHTS = 'n|nights?|nite?s?|raat|raatein|raaten|रात|रातें|रातों'
const DAYS = 'd|days?|din|dino|divas|दिन|दिनों'
const NIGHTS_AND_DAYS = new RegExp(`^${COUNT} (?:${NIGHTS})(?: (?:and |aur |और )?${COUNT} (?:${DAYS}))?$`)
const DAYS_AND_NIGHTS = new RegExp(`^${COUNT} (?:${DAYS})(?: (?:and |aur |और )?${COUNT} (?:${NIGHTS}))?$`)
const SOME = new RegExp(`^${COUNT} (?:(?:to|or|se|ya) )?${COUNT} (?:(${NIGHTS})|${DAYS})$`)
const MOST_NIGHTS = 30

/** "4 nights", "4n5d", "5 days" (which are four nights), "4 to 6 nights". */
function readNights(words: string): Partial<Choice> | undefined {
  const [, least, most, inNights] = SOME.exec(words) ?? []
  const less = inNights ? 0 : 1
  return least ? nights(count(least) - less, count(most) - less) : readLength(words)
}

function readLength(words: string): Partial<Choice> | undefined {
  const [, slept] = NIGHTS_AND_DAYS.exec(words) ?? []
  const [, days, besides] = DAYS_AND_NIGHTS.exec(words) ?? []
  const length = slept ?? besides
  if (length) return nights(count(length))
  return days ? nights(count(days) - 1) : undefined
}

function count(text = ''): number {
  return NUMBER.get(text) ?? Number(text)
}

function nights(from: number, to = from): Partial<Choice> | undefined {
  if (from < 1 || to < from || to > MOST_NIGHTS) return undefined
  return { nights: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) }
}

const UNIT: Record<string, number> = { k: 1000, thousand: 1000, lakh: 100_000 }
const AMOUNT = '(\\d+(?:\\.\\d+)?)(?: (k|thousand|hazaar|hazar|hajar|hajaar|हजार|lakhs?|lacs?|l|लाख))?'
const BEFORE =
  'budget|price|rs|inr|rupees|upto|up|to|till|under|below|within|less|than|max|maximum|around|about|approx|cheaper|of|in|only|बजट'
const AFTER =
  'rs|inr|rupees?|rupaye|rupay|rupye|budget|ka|ki|ke|mein|me|tak|andar|under|below|niche|neeche|se|kam|per|person|each|head|pp|max|only|बजट|तक|के|अंदर|में|से|कम|का|रुपये'
const BUDGET = new RegExp(`^((?:(?:${BEFORE}) )*)(?:${AMOUNT} (?:to|and|se|aur) )?${AMOUNT}((?: (?:${AFTER}))*)$`)
/** Rupees below which a bare number is no price. */
const LEAST = 3000
const MOST = 9_999_999

/** "under 30000", "30k", "2 lakh", "20k to 30k": the larger amount, in rupees a person. */
function readBudget(words: string): Partial<Choice> | undefined {
  const found = BUDGET.exec(words.replace(/^between /, ''))
  if (!found) return undefined
  const [, , , , amount, unit = ''] = found
  const factor = UNIT[/^k$|^th|^h|^ह/.test(unit) ? 'k' : unit && 'lakh'] ?? 1
  const rupees = Math.round(Number(amount) * factor)
  return rupees >= LEAST && rupees <= MOST ? { budget: rupees } : undefined
}
