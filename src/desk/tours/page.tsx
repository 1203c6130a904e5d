import type { ListedTour } from '#data/catalogue/withdrawals.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { readableDate } from '#values/dates.ts'

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

type One = {
  tour: ListedTour
  others: ListedTour[]
  form: WithdrawalForm
  id: string
  mistake?: string | undefined
}

/** Takes a tour out of the catalogue, with a reason and the tour that its page leads to; or brings it back. */
export function TourPage({ tour, others, form, id, mistake }: One) {
  const { withdrawn } = tour
  return (
    <div className="stack">
      <a className="back" href={deskMap.tours.path}>
        All tours
      </a>
      <h1>{tour.title}</h1>
      <form className="box stack" method="post">
        <input type="hidden" name="key" value={id} />
        <input type="hidden" name="shown" value={tour.stored} />
        {mistake && (
          <p className="mistake" id="mistake" role="alert">
            {mistake}
          </p>
        )}
        {withdrawn ? (
          <>
            <p>
              Not sold since {readableDate(withdrawn.since)}: {withdrawn.reason}
            </p>
            <button className="btn btn--go" type="submit" name="does" value="restore">
              Bring it back
            </button>
          </>
        ) : (
          <>
            <p className="hint">
              Its page then says that it is not sold any more. It leaves lists, search, sitemap and comparisons at once.
            </p>
            <label htmlFor="reason">Why, for the staff</label>
            <input
              id="reason"
              name="reason"
              maxLength={120}
              dir="auto"
              required
              defaultValue={form.reason}
              aria-describedby={mistake && 'mistake'}
              aria-invalid={mistake && !form.reason ? true : undefined}
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
