import type { Change } from '#data/catalogue/changes.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { TypedList } from '#desk/frame/not-taken.tsx'
import type { Typed } from '#desk/frame/typed-texts.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'

/** A published proposal, and the change that undid it. */
export type Done = { change: Change; undone?: Change }

/** "Put live 30 November 2026, 01:19 IST by Asha.", and when it was undone. */
export function doneInWords({ change, undone }: Done): string {
  const [live, back] = [change, undone].map((each) => each && `${readableMoment(each.at)} by ${shortName(each.actor)}.`)
  return back ? `Put live ${live} Undone ${back}` : `Put live ${live}`
}

/** `typed`: of a form with another text than the published one. */
export function DoneProposalPage({ typed = [], ...done }: Done & { typed?: Typed }) {
  return (
    <div className="stack">
      <h1>{done.change.note}</h1>
      <p className="say" id="refused" role="status" tabIndex={-1}>
        {typed.length > 0 && <b>It is live already. What you typed is not stored. </b>}
        {doneInWords(done)}
      </p>
      <TypedList typed={typed} />
      <p>
        <a href={`${deskMap.changes.path}/${done.change.id}`}>See the change</a>
      </p>
    </div>
  )
}
