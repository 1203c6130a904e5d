import type { DeskReview } from '#data/catalogue/edit-reviews.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/slips.tsx'
import { readableDate } from '#values/dates.ts'

/** What the form for a review holds, as it was typed. */
export type ReviewForm = Record<'title' | 'text' | 'name' | 'date' | 'proof', string>

type Shown = { reviews: DeskReview[]; form: ReviewForm; slips: string[]; today: string; id: () => string }

/** Every review with what one may do, and the form for a new one. */
export function ReviewsPage({ reviews, form, slips, today, id }: Shown) {
  const samples = reviews.filter(({ sample, hidden }) => sample && !hidden).length
  return (
    <div className="stack">
      <a className="back" href={deskMap.site.path}>
        Site
      </a>
      <h1>Reviews</h1>
      <div className="halves">
        <form className="stack" method="post">
          <input type="hidden" name="key" value={id()} />
          <ul className="windows">
            {reviews.map((review) => (
              <ReviewLine review={review} key={review.id} />
            ))}
          </ul>
          <div className="row">
            <button className="btn" type="submit" name="does" value="hide">
              Take the chosen ones off
            </button>
            <button className="btn" type="submit" name="does" value="show">
              Publish the chosen ones
            </button>
            {samples > 0 && (
              <button className="btn" type="submit" name="does" value="hide-samples">
                Take all {samples} samples off
              </button>
            )}
          </div>
        </form>
        <form className="box stack" method="post">
          <h2>Add a review</h2>
          <Slips slips={slips} />
          <input type="hidden" name="key" value={id()} />
          <label htmlFor="title">In a few words</label>
          <input id="title" name="title" maxLength={120} defaultValue={form.title} dir="auto" required />
          <label htmlFor="text">What the guest wrote</label>
          <textarea id="text" name="text" maxLength={1200} defaultValue={form.text} dir="auto" required />
          <div className="two">
            <div>
              <label htmlFor="name">Name</label>
              <input id="name" name="name" maxLength={80} defaultValue={form.name} dir="auto" required />
            </div>
            <div>
              <label htmlFor="date">Written on</label>
              <input id="date" name="date" type="date" max={today} defaultValue={form.date} required />
            </div>
          </div>
          <label htmlFor="proof">Proof on file</label>
          <input
            id="proof"
            name="proof"
            maxLength={200}
            defaultValue={form.proof}
            dir="auto"
            aria-describedby="why"
            required
          />
          <p className="hint" id="why">
            Where the guest’s own words can be seen again: a mail, a booking, an address. It is never shown.
          </p>
          <button className="btn btn--go" type="submit" name="does" value="add">
            Publish it
          </button>
        </form>
      </div>
    </div>
  )
}

function ReviewLine({ review }: { review: DeskReview }) {
  return (
    <li>
      <label>
        <input type="checkbox" name="review" value={review.id} /> <b dir="auto">{review.title}</b>
        <span className="hint">
          {review.name && `${review.name}, `}
          {readableDate(review.date)}
          {review.proof && ` · proof: ${review.proof}`}
        </span>
        {review.sample && <span className="tag tag--late">Sample</span>}
        {review.hidden && <span className="tag tag--waiting">Off the site</span>}
      </label>
    </li>
  )
}
