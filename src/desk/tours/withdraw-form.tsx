import type { WithdrawableTour } from '#data/catalogue/withdrawals.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { tourPath } from '#desk/frame/desk-map.ts'
import { FormField, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Options, Submit } from '#desk/frame/way.tsx'
import { readableDate } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'

export type WithdrawalForm = { reason: string; instead: string }
/** `form`: mistakes without a field. */
export type WithdrawalMistakes = Mistakes<'reason' | 'form'>

export type Withdrawing = {
  tour: WithdrawableTour
  others: WithdrawableTour[]
  form: WithdrawalForm
  mistakes: WithdrawalMistakes
}

/** Withdraws a tour with a reason and a replacement, or brings it back. */
export function WithdrawForm({ tour, others, form, mistakes }: Withdrawing) {
  const { withdrawn } = tour
  return (
    <PostForm className="box stack" to={tourPath(tour.id)} hidden={{ shown: tour.stored }}>
      <Slips mistakes={mistakes} />
      {withdrawn ? (
        <>
          <p>
            Not sold since {readableDate(withdrawn.since)}: {withdrawn.reason}
          </p>
          {form.reason && <p dir="auto">You typed: {form.reason}</p>}
          <Submit name="does" value="restore" look="go" words="Bring it back" />
        </>
      ) : (
        <>
          <h2>Take it off the site</h2>
          <p className="hint">
            Its page then says that it is not sold any more. It leaves lists, search, sitemap and comparisons at once.
          </p>
          <FormField
            {...{ form, mistakes }}
            name="reason"
            label="Why, for the staff"
            maxLength={DESK_LETTERS.reason}
            dir="auto"
            required
          />
          <label htmlFor="instead">See instead</label>
          <select id="instead" name="instead" defaultValue={form.instead}>
            <option value="">The three nearest tours</option>
            <Options of={others.map((other) => [other.id, other.title])} />
          </select>
          <Submit name="does" value="withdraw" look="bad" words="Withdraw this tour" />
        </>
      )}
    </PostForm>
  )
}
