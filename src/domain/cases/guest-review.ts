import { countLetters } from '#values/letter-limits.ts'
import { type Mistakes, mistakesBy } from '#values/mistakes.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'

/** How many days after the request a review can be sent. */
export const ASKED_FOR = 60
/** The inbox proposes a review from this many days after the return, for that many days. */
export const ASK_AFTER = 2
/** The most letters of a review, as in the desk's form. */
export const REVIEW_LETTERS = 1200
/** The names of the marks from 1 to 5. */
export const REVIEW_MARKS = ['Poor', 'Fair', 'Good', 'Very good', 'Splendid'] as const

/** A review as its form holds it. */
export type ReviewForm = Record<'mark' | 'text' | 'month' | 'show' | 'name', string>
export type ReviewMistakes = Mistakes<keyof ReviewForm>
/** A valid review. `month`: empty: not known. `name`: as the site may show it; empty: the review stays private. */
export type GuestReview = { mark: number; text: string; month: string; name: string; mayShow: boolean }
/** The data of a guest's review page. `review`: the sent review; its mark is null once it is withdrawn. */
export type AskedGuest = {
  guest: string
  travelFrom: string
  travelTill: string
  /** The last moment for sending a review, in ms since 1970. */
  until: number
  /** When the enquiry and its link are erased for their age, in ms since 1970. */
  endsAt: number
  review: (Omit<GuestReview, 'mark'> & { mark: number | null }) | undefined
  mayAnswer: boolean
}

/** Whether a sent form equals the stored review. */
export function isSameReview(form: ReviewForm, asked: AskedGuest): boolean {
  const parsed = parseReview(form, asked)
  if ('mistakes' in parsed || !asked.review) return false
  const { mark, text, month, name, mayShow } = parsed.review
  return JSON.stringify(asked.review) === JSON.stringify({ mark, text, month, name, mayShow })
}

type Travelled = { guest: string; travelFrom: string; travelTill: string }

/** Reads a guest's form, or gives one sentence for each field with a mistake. Every mark is treated alike. */
export function parseReview(
  { mark, text, month, show, name }: ReviewForm,
  travelled: Travelled,
): { review: GuestReview } | { mistakes: ReviewMistakes } {
  const shownAs = namesFor(travelled.guest).find(([key]) => key === name)?.[1]
  const [words, months] = [manyLines(text), monthsOf(travelled)]
  const mayShow = show === 'site'
  const mistakes = mistakesBy<keyof ReviewForm>([
    ['mark', !/^[1-5]$/.test(mark), 'Choose a mark from 1 to 5.'],
    ['text', words === '', 'Write a few words about the journey.'],
    ['text', countLetters(words) > REVIEW_LETTERS, 'This is longer than 1,200 letters. Please shorten it.'],
    ['month', !(months.includes(month) || months.length === 0), 'Choose the month of your journey.'],
    ['show', !mayShow && show !== 'us', 'Say whether we may show it.'],
    ['name', mayShow && shownAs === undefined, 'Choose how your name stands there.'],
  ])
  if (Object.keys(mistakes).length > 0) return { mistakes }
  const said = { mark: Number(mark), text: words, month: months.length === 0 ? '' : month }
  return { review: { ...said, name: (mayShow && shownAs) || '', mayShow } }
}

/** The months of a journey, as "2027-01"; empty where its days are not known. */
export function monthsOf({ travelFrom, travelTill }: Pick<Travelled, 'travelFrom' | 'travelTill'>): string[] {
  const months: string[] = []
  const [first, last] = [travelFrom || travelTill, (travelTill || travelFrom).slice(0, 7)]
  for (let month = first.slice(0, 7); month !== '' && month <= last; month = monthAfter(month)) months.push(month)
  return months
}

function monthAfter(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at)).toISOString().slice(0, 7)
}

/** The ways to show a guest's name on the site: whole, initials, not at all. */
export function namesFor(guest: string): (readonly [key: 'full' | 'short' | 'none', name: string])[] {
  const name = oneLine(guest, 60)
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const short = words.map((word) => `${Array.from(word)[0]?.toUpperCase()}.`).join(' ')
  return [...(short ? [['full', name] as const, ['short', short] as const] : []), ['none', 'A guest']]
}

/** The first word of a name. The link may be forwarded, so the page shows no more. */
export function firstName(guest: string): string {
  return oneLine(guest, 60).split(/\s+/)[0] ?? ''
}

type Asking = { guest: string; link: string; until: string; agency: string }

/** The request for a review, the same for every guest. `until`: the last day in words. */
export function askingWords({ guest, link, until, agency }: Asking): string {
  const hello = ['Namaste', firstName(guest)].filter(Boolean).join(' ')
  return `${hello}, welcome back from your journey with ${agency}. How was it? Please tell us, the good and the bad: ${link} It takes two minutes. The link is yours alone, works once and ends on ${until}.`
}
