import type { CaseInList } from '#data/cases/case-rows.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { shownName } from '#desk/inbox/case-list.tsx'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { PersonForm } from './page.tsx'

/** Who was found by what was typed; `more`: others fit as well. */
export function WhichPersonPage({ text, rows, more }: { text: string; rows: CaseInList[]; more: boolean }) {
  return (
    <div className="stack">
      <a className="back" href={deskMap.owner.path}>
        ‹ Owner
      </a>
      <h1>Erase a person</h1>
      <PersonForm text={text} />
      {text !== '' && rows.length === 0 && <p className="say">Nobody fits.</p>}
      <ul className="windows">
        {rows.map((row) => (
          <li key={row.id}>
            <span dir="auto">
              <b>{shownName(row)}</b>
              <span className="hint">
                {[row.reference, oneLine(row.phone, 40), oneLine(row.email, 60), readableMoment(row.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <a className="btn" href={`${deskMap.erase.path}?case=${row.id}`}>
              See what goes<span className="vh"> of {shownName(row)}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && <p className="say">There are more. One more word finds fewer.</p>}
    </div>
  )
}

/** An enquiry that goes: stored, or a copy that waits outside of the database. */
export type Going = {
  id: string
  reference: string
  name: string
  phone: string
  email: string
  createdAt: number
  message: string
}

type ErasePersonProps = { caseId: string; going: Going[]; problem?: string | undefined }

/** What goes with a person, each enquiry ticked; it takes a tick more to mean it. */
export function ErasePersonPage({ caseId, going, problem }: ErasePersonProps) {
  return (
    <div className="stack">
      <a className="back" href={deskMap.erase.path}>
        ‹ Another person
      </a>
      <h1>What goes</h1>
      {problem && (
        <p className="say say--bad" role="alert">
          {problem}
        </p>
      )}
      <p>
        These have the same number or address, or were joined by somebody of the desk. Take the tick away from one that
        is somebody else’s.
      </p>
      <form className="box stack" method="post">
        <input type="hidden" name="case" value={caseId} />
        <ul className="windows">
          {going.map((each) => (
            <li key={each.id}>
              <label className="tick" dir="auto">
                <input type="checkbox" name="id" value={each.id} defaultChecked />
                <span>
                  <b>{shownName(each)}</b>
                  <span className="hint">{aboutOf(each)}</span>
                  {each.message && <span className="hint">“{oneLine(each.message, 200)}”</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p>
          Everything in these enquiries goes, with the notes, messages and next steps of their cases. Bare rows stay for
          counting. Whoever was mailed is told that it is gone; the mails themselves stay in the staff’s mailbox until
          somebody deletes them.
        </p>
        <label className="tick">
          <input type="checkbox" name="sure" value="yes" />
          <span>Yes, erase them for ever. It cannot be undone.</span>
        </label>
        <button className="btn btn--bad" type="submit">
          Erase what is ticked
        </button>
      </form>
    </div>
  )
}

function aboutOf({ reference, phone, email, createdAt }: Going): string {
  return [reference, oneLine(phone, 40), oneLine(email, 60), readableMoment(createdAt)].filter(Boolean).join(' · ')
}
