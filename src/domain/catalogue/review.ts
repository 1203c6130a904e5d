/** A review card. `date` is ISO text; without `text` the card shows the title alone. */
export type Testimonial = {
  title: string
  text?: string
  name: string
  date: string
  /** Sample content, written for the layout: not a real guest's words. */
  sample: boolean
  /** What the guest gave the journey, from 1 to 5. */
  mark?: number
}

/** A review as its file has it, with what it is known by whatever its place and its words become. */
export type AuthoredReview = Testimonial & { id: string }

/** A review as a page shows it. `avatar`: the letters that are drawn where others show a photograph. */
export type TestimonialCard = Testimonial & { avatar: string }

/** How many samples are still shown of all reviews that may be: one steps aside for each review of a guest. */
export function samplesLeft(reviews: Pick<Testimonial, 'sample'>[]): number {
  return reviews.reduce((sum, { sample }) => sum + (sample ? 1 : -1), 0)
}

/** The reviews without the samples that have stepped aside: the last ones first. `left`: so many samples stay. */
export function withoutReplaced<Review extends Pick<Testimonial, 'sample'>>(reviews: Review[], left: number): Review[] {
  let samples = 0
  return reviews.filter(({ sample }) => !sample || ++samples <= left)
}

/** What guests gave their journeys on average, out of 5, and how many gave a mark; samples have none. Undefined: nobody did. */
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

/** A review in Hindi is marked as such, and stands where its letters are at home. */
export function isInHindi({ title }: Pick<Testimonial, 'title'>): boolean {
  return /\p{Script=Devanagari}/u.test(title)
}
