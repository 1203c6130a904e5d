/** A review card. `date` is ISO text; without `text` the card shows the title alone. */
export type Testimonial = {
  title: string
  text?: string
  name: string
  date: string
  /** Sample content, written for the layout: not a real guest's words. */
  sample: boolean
}

/** A review in Hindi is marked as such, and stands where its letters are at home. */
export function isInHindi({ title }: Pick<Testimonial, 'title'>): boolean {
  return /\p{Script=Devanagari}/u.test(title)
}
