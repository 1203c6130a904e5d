import { casePath } from '#desk/frame/desk-map.ts'
import { REVIEW_MARKS } from '#domain/cases/guest-review.ts'
import { readableMoment } from '#values/dates.ts'
import { manyLines } from '#values/plain-text.ts'
import type { CasePageProps } from './case-page-props.ts'
import { SendButtons } from './send-buttons.tsx'

/** Asks a guest for a review after the journey, in the same words as every guest, and shows the review. */
export function ReviewBox({ sheet, moment, numbers, mailable, asking }: CasePageProps) {
  const { row, review } = sheet
  const send = `${casePath(row.id, 'askReview')}#refused`
  const isOver = row.stage === 'won' && row.travelTill !== '' && row.travelTill < moment.today
  if (review) return <Came review={review} />
  if (!isOver || row.unasked === 1) return null
  return (
    <section className="box stack" id="review" aria-labelledby="h-review">
      <h2 id="h-review">Ask for a review</h2>
      {row.reviewAskedAt !== null && <p>Asked on {readableMoment(row.reviewAskedAt)}; nothing came yet.</p>}
      {asking === undefined ? (
        <p>The desk has no secret for links (VISITOR_LINK_SECRET), so nobody can be asked.</p>
      ) : (
        <>
          <p className="hint" dir="auto" data-asking>
            Every guest is asked in these words: “{asking}”
          </p>
          <SendButtons {...{ numbers, mailable, action: send, words: ['Ask on WhatsApp', 'Ask by mail'] }} />
          <p className="hint">Pressing notes it in the history, then shows the link that opens it.</p>
        </>
      )}
    </section>
  )
}

function Came({ review }: { review: NonNullable<CasePageProps['sheet']['review']> }) {
  const { mark, text, name, mayShow, sentAt } = review
  return (
    <section className="box stack" id="review" aria-labelledby="h-review">
      <h2 id="h-review">Review</h2>
      {mark === null ? (
        <p>The guest has taken it back.</p>
      ) : (
        <>
          <p>
            {mark} of 5, {REVIEW_MARKS[mark - 1]}, {readableMoment(sentAt)}
          </p>
          <blockquote dir="auto">{manyLines(text)}</blockquote>
          <p className="dim" dir="auto">
            {mayShow
              ? `May be shown, as “${name}”: whoever keeps the site puts it there under Reviews.`
              : 'For us to read: it may not be shown.'}
          </p>
        </>
      )}
    </section>
  )
}
