import { nextWords } from '#desk/frame/case-in-words.tsx'
import { casePath } from '#desk/frame/desk-map.ts'
import { Submit } from '#desk/frame/way.tsx'
import type { CaseFields } from '#domain/cases/case.ts'
import { journeyWords, stillUnknown } from '#domain/cases/journey.ts'
import { readableMoment } from '#values/dates.ts'
import type { CasePageProps } from './case-page-props.ts'

/** The news of a case: additions, next step, journey, and the main case. */
export function CaseNews({ sheet }: Pick<CasePageProps, 'sheet'>) {
  const { row } = sheet
  return (
    <>
      <AddedLines sheet={sheet} />
      {row.followUpOn && (
        <p className="say" dir="auto">
          <b>Next:</b> {nextWords(row)}
        </p>
      )}
      <Journey row={row} />
      {row.joinedInto && (
        <p className="say">
          It is of the same person as <a href={casePath(row.joinedInto)}>another case</a>, and stands under that one.
        </p>
      )}
    </>
  )
}

/** The visitor's unread additions to this enquiry or a joined one. */
function AddedLines({ sheet: { row, joined, review } }: Pick<CasePageProps, 'sheet'>) {
  const till = Math.max(...[row, ...joined].map(({ addedAt }) => addedAt ?? 0))
  if (till === 0) return null
  return (
    <div className="say row">
      <input type="hidden" name="read" value={till} />
      {review?.sentAt === till ? (
        <span>
          <b>The guest has sent a review</b>, {readableMoment(till)}: <a href="#review">read it</a>.
        </span>
      ) : (
        <span>
          <b>The visitor has added something</b>, {readableMoment(till)}: it stands under{' '}
          <a href="#h-history">History</a>.
        </span>
      )}
      <Submit formAction={casePath(row.id, 'seen')} name="till" value={till} words="Seen" />
    </div>
  )
}

/** The agreed journey, the facts still to be asked, and the things missing before it begins. */
function Journey({ row }: { row: CaseFields }) {
  if (row.stage !== 'won') return null
  const unknown = stillUnknown(row)
  return (
    <p className="say" data-journey dir="auto">
      <b>Journey:</b> {journeyWords(row) || 'nothing noted'}.
      {unknown.length > 0 && ` Still to be noted: ${unknown.join(', ')}.`}
      {row.missing && (
        <>
          {' '}
          <b>Missing before travel:</b> {row.missing}
        </>
      )}
    </p>
  )
}
