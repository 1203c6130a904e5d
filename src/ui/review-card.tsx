import { readableDate } from '#domain/dates.ts'
import { isInHindi, type Testimonial } from '#domain/testimonial.ts'
import { Kite } from './icon.tsx'

/** One review: a heading, a text where there is one, who and when. */
export function ReviewCard({ review }: { review: Testimonial }) {
  const { title, text, name, date } = review
  const lang = isInHindi(review) ? 'hi' : undefined
  return (
    <article className="review">
      <h3 lang={lang}>{title}</h3>
      {text && <blockquote lang={lang}>{text}</blockquote>}
      <footer>
        <Kite />
        <b lang={lang}>{name}</b>
        <time dateTime={date}>{readableDate(date)}</time>
      </footer>
    </article>
  )
}
