import type { WaitingReview } from '#data/cases/publish-review.ts'
import type { DeskReview } from '#data/catalogue/edit-reviews.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FormField, FormText, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { readableDate } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { manyLines } from '#values/plain-text.ts'

/** The typed form of a review. */
export type NewReviewForm = Record<'title' | 'text' | 'name' | 'date' | 'proof', string>

export type NewReviewMistakes = Mistakes<keyof NewReviewForm>

/** A guest's unpublished review. `title`: its title on the site. */
export type TitledReview = WaitingReview & { title: string }

type Shown = {
  waiting: TitledReview[]
  reviews: DeskReview[]
  /** A new review; undefined: the page is the list. */
  form: NewReviewForm | undefined
  mistakes: NewReviewMistakes
  /** The ticked ids of a refused form, and the reason. */
  chosen: string[]
  slips: string[]
  today: string
}

/** The form of a new review, or every review with its actions. */
export function ReviewsPage({ waiting, reviews, form, mistakes, chosen, slips, today }: Shown) {
  if (form) {
    return (
      <div className="stack">
        <Back to={deskMap.reviews.path} words="Reviews" />
        <AddForm {...{ form, mistakes, today }} />
      </div>
    )
  }
  const samples = reviews.filter(({ sample, hidden }) => sample && !hidden).length
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Reviews</h1>
      <p>
        <Way to={`${deskMap.reviews.path}?new=1`} look="" words="Add a review" />
      </p>
      {waiting.length > 0 && <FromGuests waiting={waiting} />}
      <PostForm className="stack" to={deskMap.reviews.path}>
        <Slips slips={slips} />
        <fieldset>
          <legend>Choose reviews</legend>
          <ul className="windows">
            {reviews.map((review) => (
              <ReviewLine review={review} isChosen={chosen.includes(review.id)} key={review.id} />
            ))}
          </ul>
        </fieldset>
        <div className="row">
          <Submit name="does" value="hide" words="Take the chosen ones off" />
          <Submit name="does" value="show" words="Publish the chosen ones" />
          {samples > 0 && <Submit name="does" value="hide-samples" words={`Take all ${samples} samples off`} />}
        </div>
      </PostForm>
    </div>
  )
}

type AddProps = Pick<Shown, 'mistakes' | 'today'> & { form: NewReviewForm }

function AddForm({ form, mistakes, today }: AddProps) {
  const typed = { form, mistakes }
  return (
    <PostForm className="box stack" to={deskMap.reviews.path}>
      <h1>Add a review</h1>
      <Slips mistakes={mistakes} />
      <FormField {...typed} name="title" label="In a few words" maxLength={DESK_LETTERS.title} dir="auto" required />
      <FormText {...typed} name="text" label="What the guest wrote" maxLength={DESK_LETTERS.review} required />
      <div className="two">
        <FormField {...typed} name="name" label="Name" maxLength={DESK_LETTERS.name} dir="auto" required />
        <FormField {...typed} name="date" label="Written on" type="date" max={today} required />
      </div>
      <FormField
        {...typed}
        name="proof"
        label="Proof on file"
        hint="why"
        maxLength={DESK_LETTERS.proof}
        dir="auto"
        required
      />
      <p className="hint" id="why">
        Where the guest’s own words can be seen again: a mail, a booking, an address. It is never shown.
      </p>
      <Submit name="does" value="add" look="go" words="Publish it" />
    </PostForm>
  )
}

/** Guests' reviews that may be published; one press publishes one unchanged. */
function FromGuests({ waiting }: Pick<Shown, 'waiting'>) {
  return (
    <section className="box stack" aria-labelledby="h-waiting">
      <h2 id="h-waiting">From guests, not on the site yet</h2>
      <ul className="windows">
        {waiting.map((review) => (
          <li key={review.caseId} data-waiting={review.caseId}>
            <p>
              <b dir="auto">{review.title}</b> {review.mark} of 5
            </p>
            <blockquote dir="auto">{manyLines(review.text)}</blockquote>
            <p className="hint" dir="auto">
              Stands there as “{review.name}”.
            </p>
            <PutLive review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A won case is the proof of a review; without one it cannot be published. */
function PutLive({ review: { caseId, liveId, isWon } }: { review: TitledReview }) {
  if (!isWon) return <p>The case is not won any more, its journey is not over, or the guest is not to be asked.</p>
  return (
    <PostForm to={deskMap.reviews.path} hidden={{ case: caseId, wasLive: liveId }}>
      <Submit name="does" value="live" words="Put it on the site" />
    </PostForm>
  )
}

function ReviewLine({ review, isChosen }: { review: DeskReview; isChosen: boolean }) {
  return (
    <li>
      <label>
        <input type="checkbox" name="review" value={review.id} defaultChecked={isChosen} />{' '}
        <b dir="auto">{review.title}</b>{' '}
        <span className="hint">
          {'· '}
          {review.name && `${review.name}, `}
          {readableDate(review.date)}
          {review.proof && ` · proof: ${review.proof}`}
        </span>{' '}
        {review.sample && <span className="tag tag--late">Sample</span>}{' '}
        {review.hidden && <span className="tag tag--waiting">Off the site</span>}
      </label>
    </li>
  )
}
