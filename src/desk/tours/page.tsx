import type { ListedTour } from '#data/catalogue/withdrawals.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Field } from '#desk/frame/field.tsx'
import { Slips } from '#desk/frame/slips.tsx'
import { readableDate } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** Every tour, and whether it is sold. */
export function ToursPage({ tours }: { tours: ListedTour[] }) {
  return (
    <div className="stack">
      <a className="back" href={deskMap.site.path}>
        Site
      </a>
      <h1>Tours</h1>
      <ul className="windows">
        {tours.map(({ id, title, withdrawn }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              {withdrawn && (
                <span className="tag tag--late">
                  Not sold since {readableDate(withdrawn.since)}: {withdrawn.reason}
                </span>
              )}
            </span>
            <a href={`${deskMap.tours.path}/${id}`}>
              {withdrawn ? 'Bring back' : 'Withdraw'}
              <span className="vh"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the form for a withdrawal holds, as it was typed. */
export type WithdrawalForm = { reason: string; instead: string }
/** `form`: what is wrong with no field of it. */
export type WithdrawalMistakes = Mistakes<'reason' | 'form'>
/** How many characters a reason may have. */
export const LONGEST_REASON = 120

type One = {
  tour: ListedTour
  others: ListedTour[]
  form: WithdrawalForm
  id: string
  mistakes: WithdrawalMistakes
}

/** Takes a tour out of the catalogue, with a reason and the tour that its page leads to; or brings it back. */
export function TourPage({ tour, others, form, id, mistakes }: One) {
  const { withdrawn } = tour
  return (
    <div className="stack">
      <a className="back" href={deskMap.tours.path}>
        All tours
      </a>
      <h1>{tour.title}</h1>
      <form className="box stack" method="post" action={`${deskMap.tours.path}/${tour.id}#refused`}>
        <input type="hidden" name="key" value={id} />
        <input type="hidden" name="shown" value={tour.stored} />
        <Slips slips={Object.values(mistakes)} />
        {withdrawn ? (
          <>
            <p>
              Not sold since {readableDate(withdrawn.since)}: {withdrawn.reason}
            </p>
            {form.reason && <p dir="auto">You typed: {form.reason}</p>}
            <button className="btn btn--go" type="submit" name="does" value="restore">
              Bring it back
            </button>
          </>
        ) : (
          <>
            <p className="hint">
              Its page then says that it is not sold any more. It leaves lists, search, sitemap and comparisons at once.
            </p>
            <Field
              name="reason"
              label="Why, for the staff"
              mistake={mistakes.reason}
              maxLength={LONGEST_REASON}
              dir="auto"
              required
              defaultValue={form.reason}
            />
            <label htmlFor="instead">See instead</label>
            <select id="instead" name="instead" defaultValue={form.instead}>
              <option value="">The three nearest tours</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.title}
                </option>
              ))}
            </select>
            <button className="btn btn--bad" type="submit" name="does" value="withdraw">
              Withdraw this tour
            </button>
          </>
        )}
      </form>
    </div>
  )
}
