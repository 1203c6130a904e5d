import { brand } from '#brand.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import { pathTo } from '#domain/site/paths.ts'

/** `ticket`: for withdrawing the review, until the day `backUntil`, in words, if known. */
export type Said = { title: string; said: string; ticket?: string; backUntil?: string }

/** The page of the link after a review was sent, or when it accepts none. */
export function SaidPage({ title, said, ticket, backUntil }: Said) {
  return (
    <main id="main" className="wrap notice">
      <h1>{title}</h1>
      <p className="lead" role="status">
        {said}
      </p>
      {ticket && <TakeBack ticket={ticket} backUntil={backUntil} />}
      <p>
        Call <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a> if anything is unclear.
      </p>
    </main>
  )
}

/** Two presses without script: the first explains the second. */
function TakeBack({ ticket, backUntil }: { ticket: string; backUntil: string | undefined }) {
  return (
    <>
      <LinkedStyles of="own" />
      <details className="own">
        <summary>Take my review back</summary>
        <form method="post" action={pathTo('withdrawReview')}>
          <p>We take your review off our site if it stands there, and erase it. This cannot be undone.</p>
          {backUntil && (
            <p>
              You can do this here until {backUntil}. After that, or if the link does not open, write to {brand.email}.
            </p>
          )}
          <input type="hidden" name="ticket" value={ticket} />
          <button className="btn btn--ink" type="submit">
            Yes, take it back and erase it
          </button>
        </form>
      </details>
    </>
  )
}
