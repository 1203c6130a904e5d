/** A review card. `date` is ISO text; without `text` the card shows the title alone. */
export type Testimonial = {
  title: string
  text?: string
  name: string
  date: string
  /** Sample content, written for the layout: not a real guest's words. */
  sample: boolean
  /** The guest's mark, from 1 to 5. */
  mark?: number
}

/** A review in its file. The id stays when its place or its words change. */
export type AuthoredReview = Testimonial & { id: string }

/** A review as a page shows it. `avatar`: the letters that are drawn where others show a photograph. */
export type TestimonialCard = Testimonial & { avatar: string }

/** How many samples are still shown. Each real review replaces one. */
export function samplesLeft(reviews: Pick<Testimonial, 'sample'>[]): number {
  return reviews.reduce((sum, { sample }) => sum + (sample ? 1 : -1), 0)
}

/** The reviews without the replaced samples; the last samples go first. `left`: how many samples stay. */
export function withoutReplaced<Review extends Pick<Testimonial, 'sample'>>(reviews: Review[], left: number): Review[] {
  let samples = 0
  return reviews.filter(({ sample }) => !sample || ++samples <= left)
}

/** The average mark out of 5, and the number of marks; samples do not count. Undefined: no marks. */
export function averageMark(reviews: Testimonial[]): { average: number; count: number } | undefined {
  const marks = reviews.flatMap(({ sample, mark }) => (sample || mark === undefined ? [] : [mark]))
  if (marks.length === 0) return undefined
  const sum = marks.reduce((one, other) => one + other, 0)
  return { average: Math.round((10 * sum) / marks.length) / 10, count: marks.length }
}

/** "Ritika and Sahil Bansal" → "RB": the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Whether a review is in Hindi. Its page then sets the language and a suitable font. */
export function isInHindi({ title }: Pick<Testimonial, 'title'>): boolean {
  return /\p{Script=Devanagari}/u.test(title)
}
