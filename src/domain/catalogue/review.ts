/** A review card. `date` is ISO text; without `text` the card shows the title alone. */
export type Testimonial = {
  title: string
  text?: string
  name: string
  date: string
  /** Sample content, written for the layout: not a real guest's words. */
  sample: boolean
}

/** A review as its file has it, with what it is known by whatever its place and its words become. */
export type AuthoredReview = Testimonial & { id: string }

/** A review as a page shows it. `avatar`: the letters that are drawn where others show a photograph. */
export type TestimonialCard = Testimonial & { avatar: string }

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
