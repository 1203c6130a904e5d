/** A review card. `date` is ISO text; without `text` the card shows the title alone. */
export type Testimonial = {
  title: string
  text?: string
  name: string
  date: string
  /** Sample content, written for the layout: not a real guest's words. */
  sample: boolean
}
