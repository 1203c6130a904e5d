import type { Load } from '#data/cases/hand-over.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { FormSelect } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Refused, Submit, Way } from '#desk/frame/way.tsx'
import { COUNTED } from '#domain/cases/inbox-sections.ts'
import { shortName } from '#domain/staff/staff.ts'

/** `problem`: why the cases were not handed over to `to`. */
type OwnerProps = {
  loads: Load[]
  colleagues: string[]
  to?: string | undefined
  problem?: string | undefined
}

/** The owner's tasks: exporting all cases, handing over a colleague's cases, erasing a person. */
export function OwnerPage({ problem, ...owners }: OwnerProps) {
  return (
    <div className="stack">
      <h1>Owner</h1>
      <section className="box stack" aria-labelledby="h-erase">
        <h2 id="h-erase">Erase a person</h2>
        <p>Somebody who asks for it has the right to it. You see what goes before it goes.</p>
        <FindForm action={deskMap.erase.path} text="" />
      </section>
      <section className="box stack" aria-labelledby="h-file">
        <h2 id="h-file">All cases as a file</h2>
        <p>Every enquiry with its stage, colleague, next step, notes and history, for a spreadsheet. Keep it safe.</p>
        <Way to={deskMap.casesFile.path} look="" words="Download the CSV file" />
      </section>
      <section className="box stack" aria-labelledby="h-hand">
        <h2 id="h-hand">Who has open cases</h2>
        <p>Somebody leaves, or is away: hand over all that are open. Closed cases keep their name.</p>
        <Refused sentence={problem && `${problem} Nothing was changed.`} />
        {owners.loads.length === 0 ? <p className="dim">Nobody has an open case.</p> : <HandOver {...owners} />}
      </section>
    </div>
  )
}

function HandOver({ loads, colleagues, to = '' }: OwnerProps) {
  const known = colleagues.includes(to) ? to : ''
  const options = ['', ...colleagues].map((email) => [email, shortName(email) || 'Nobody'] as const)
  return (
    <PostForm className="stack" to={deskMap.handOver.path}>
      <FormSelect form={{ to: known }} mistakes={{}} name="to" label="Who gets the cases" options={options} />
      <ul className="windows">
        {loads.map(({ owner, open }) => (
          <li key={owner}>
            <span>
              <b>{shortName(owner)}</b>, {open >= COUNTED ? `${COUNTED} or more` : open} open
              {!colleagues.includes(owner) && <span className="hint">Does not work on cases any more</span>}
            </span>
            <Submit name="from" value={owner} words="Hand over all" about={` of ${shortName(owner)}`} />
          </li>
        ))}
      </ul>
    </PostForm>
  )
}
