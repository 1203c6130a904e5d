import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Field } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back } from '#desk/frame/way.tsx'
import { changeInWords, isJump } from '#domain/prices/price-cells.ts'
import type { ShownProposal } from '#domain/prices/proposal.ts'

export type ShownDifference = ShownProposal & {
  titles: Map<string, string>
  /** The change's id: a repeated press makes one change. */
  id: string
  mistake?: string | undefined
  /** A message at the top, such as that prices have changed meanwhile. */
  lead?: string | undefined
  slips?: string[]
  /** Likely slips, which the button confirms. */
  doubts?: string[]
}

const DOUBTS = 30

/** The preview of price changes; prices are published only from here. */
export function PriceDifferencePage(props: ShownDifference) {
  const { title, proposal, titles, back, assumed, lead, slips = [], doubts = [] } = props
  const count = proposal.reduce((sum, { changes }) => sum + changes.length, 0)
  const canGoLive = count > 0 && slips.length === 0
  return (
    <div className="stack">
      <Back to={back} words="Go back" />
      <h1>{title}</h1>
      {lead && <p className="say say--bad">{lead}</p>}
      <p
        className={`say${slips.length > 0 ? ' say--bad' : ''}`}
        id="refused"
        role="status"
        tabIndex={-1}
        data-difference={count}
      >
        <b>Nothing is changed yet.</b> {countInWords(count, proposal.length)}
      </p>
      {slips.length > 0 && (
        <ul className="mistake">
          {slips.map((slip) => (
            <li key={slip}>{slip}</li>
          ))}
        </ul>
      )}
      {doubts.length > 0 && (
        <section className="say say--bad" role="alert">
          <h2>Is this meant?</h2>
          <ul>
            {doubts.slice(0, DOUBTS).map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
          {doubts.length > DOUBTS && <p>And {doubts.length - DOUBTS} more.</p>}
        </section>
      )}
      {proposal.map(({ tour, changes }) => (
        <section className="box" key={tour} data-tour={tour}>
          <h2>{titles.get(tour) ?? tour}</h2>
          {assumed.includes(tour) && (
            <p className="hint">Its days were read day/month; nothing else in the file says so.</p>
          )}
          <ul className="changes">
            {changes.map((change) => (
              <li key={`${change.from}${change.tier}`}>
                {changeInWords(change)}
                {isJump(change) && <span className="tag tag--late">moves by more than half: look again</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {canGoLive && <GoLive {...props} count={count} />}
    </div>
  )
}

function GoLive({ id, note, mistake, doubts = [], count }: ShownDifference & { count: number }) {
  return (
    <PostForm
      className="stack"
      to={deskMap.putLive.path}
      hidden={{ key: id, ...(doubts.length > 0 && { meant: 'yes' }) }}
    >
      <Field name="note" label="Why" mistake={mistake} maxLength={DESK_LETTERS.reason} defaultValue={note} dir="auto" />
      <button className="btn btn--go" type="submit">
        {doubts.length > 0 ? 'It is meant: put' : 'Put'} {count === 1 ? '1 change' : `${count} changes`} live
      </button>
      <p className="hint">It can be undone from the list of changes.</p>
    </PostForm>
  )
}

function countInWords(count: number, tours: number): string {
  if (count === 0) return '0 changes: the site says this already.'
  return `${count === 1 ? '1 change' : `${count} changes`} in ${tours === 1 ? '1 tour' : `${tours} tours`}; all others stay as they are.`
}
