import type { CaseInList } from '#data/cases/case-rows.ts'
import type { KnownCases } from '#data/cases/save-lead.ts'
import { nextWords, shownName, tripWords } from '#desk/frame/case-in-words.tsx'
import { casePath } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Submit } from '#desk/frame/way.tsx'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'

/** The choice that keeps a lead separate from cases with the same number. */
export const APART = 'apart'

/** Asks about known cases: one press joins the lead with one of them, or keeps it separate. */
export function KnownPerson({ known, tours }: { known: KnownCases; tours: Tours }) {
  const { rows, isShared } = known
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <h2>{isShared ? 'Many have this number or address' : 'This person is with us already'}</h2>
      <p>
        {isShared && 'It is an agent’s or an office’s, perhaps. '}
        Nothing is saved yet, and nothing is lost: press where it belongs.
      </p>
      <ul className="same">
        {rows.map((row) => (
          <KnownCase key={row.id} row={row} tours={tours} />
        ))}
      </ul>
      <Submit name="person" value={APART} look="wide" words="Save as a case apart" />
    </div>
  )
}

function KnownCase({ row, tours }: { row: CaseInList; tours: Tours }) {
  const name = shownName(row)
  const owner = row.owner && `, with ${shortName(row.owner)}`
  return (
    <li data-other={row.id}>
      <p dir="auto">
        <a href={casePath(row.id)} target="_blank" rel="noopener">
          {name}
        </a>
        , {readableMoment(row.createdAt)}. {tripWords(row, tours)}. <b>{STAGE_NAMES[row.stage]}</b>
        {owner}
        {row.followUpOn && `, next ${nextWords(row)}`}
      </p>
      <Submit name="person" value={row.id} look="go wide" words="Save and join with this case" about={`: ${name}`} />
    </li>
  )
}
