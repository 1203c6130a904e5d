import { readableDate } from '#domain/dates.ts'
import type { Testimonial } from '#domain/testimonial.ts'
import { Kite } from './icon.tsx'

/** One review: a heading, a text where there is one, who and when. */
export function ReviewCard({ review: { title, text, name, date } }: { review: Testimonial }) {
  return (
    <article className="review">
      <h3>{title}</h3>
      {text && <blockquote>{text}</blockquote>}
      <footer>
        <Kite />
        <b>{name}</b>
        <time dateTime={date}>{readableDate(date)}</time>
      </footer>
    </article>
  )
}
