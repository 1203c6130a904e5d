import { isInHindi, type TestimonialCard } from '#domain/catalogue/review.ts'
import { readableDate } from '#values/dates.ts'

/** A review: a title, an optional text, author and date. */
export function ReviewCard({ review }: { review: TestimonialCard }) {
  const { title, text, name, avatar, date, sample, mark } = review
  const lang = isInHindi(review) ? 'hi' : undefined
  return (
    <article className="review" data-review data-nosnippet={sample || undefined}>
      <h3 lang={lang}>{title}</h3>
      {text && <blockquote lang={lang}>{text}</blockquote>}
      {mark && <p data-mark>{mark} of 5</p>}
      {sample && <p data-sample>Sample review, to be replaced</p>}
      <footer>
        <span className="review__avatar" lang={lang} aria-hidden="true">
          {avatar}
        </span>
        <b lang={lang}>{name}</b>
        <time dateTime={date}>{readableDate(date)}</time>
      </footer>
    </article>
  )
}
