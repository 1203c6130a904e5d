import type { CaseInList } from '#data/cases/case-rows.ts'
import type { CaseSheet } from '#data/cases/read-case.ts'
import { nextWords, shownName, tripWords } from '#desk/frame/case-in-words.tsx'
import { casePath } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Submit } from '#desk/frame/way.tsx'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import type { CasePageProps } from './case-page-props.ts'

/** A guess that staff confirm: each enquiry keeps its own name, and no row is moved. */
export function SamePerson({ sheet, tours }: CasePageProps) {
  const { joined, samePerson, sharedBy } = sheet
  if (joined.length === 0 && samePerson.length === 0 && sharedBy === 0) return null
  return (
    <section className="box case-3" aria-labelledby="h-same">
      <h2 id="h-same">The same person</h2>
      {sharedBy > 0 && (
        <p className="dim">
          A number or address of this enquiry stands in {sharedBy} others: an agent’s or an office’s. They are not
          suggested here.
        </p>
      )}
      <ul className="same">
        {joined.map((other) => (
          <OtherCase key={other.id} other={other} tours={tours} act="split" sheet={sheet} />
        ))}
        {samePerson.map((other) => (
          <OtherCase key={other.id} other={other} tours={tours} act="join" sheet={sheet} />
        ))}
      </ul>
    </section>
  )
}

type OtherProps = { other: CaseInList; tours: Tours; act: 'join' | 'split'; sheet: CaseSheet }

function OtherCase({ other, tours, act, sheet }: OtherProps) {
  const name = shownName(other)
  return (
    <li data-other={other.id}>
      <p dir="auto">
        <a href={casePath(other.id)}>{name}</a>, {readableMoment(other.createdAt)}. {tripWords(other, tours)}.{' '}
        <b>{STAGE_NAMES[other.stage]}</b>
        {other.followUpOn && `, next ${nextWords(other)}`}
        {other.message && ` “${oneLine(other.message, 140)}”`}
      </p>
      <Submit
        formAction={casePath(sheet.row.id, 'person')}
        name={act}
        value={other.id}
        words={act === 'join' ? 'Join the two' : 'Split again'}
        about={`: ${name}`}
      />
    </li>
  )
}
