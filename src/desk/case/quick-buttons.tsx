import { casePath } from '#desk/frame/desk-map.ts'
import { Submit } from '#desk/frame/way.tsx'
import type { Case } from '#domain/cases/case.ts'
import type { Mark } from '#domain/cases/marks.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { spaced } from '#values/phone/phone.ts'
import type { CasePageProps } from './case-page-props.ts'

/** The buttons at the top of a case: call, go to a form, set a mark. */
export function QuickButtons({ sheet: { row }, numbers }: Pick<CasePageProps, 'sheet' | 'numbers'>) {
  return (
    <>
      <Ways numbers={numbers} isHeld={row.stage === 'held'} />
      <Marks row={row} />
    </>
  )
}

function Ways({ numbers, isHeld }: Pick<CasePageProps, 'numbers'> & { isHeld: boolean }) {
  return (
    <div className="quick row">
      {numbers.slice(0, 2).map(({ number, call }) => (
        <a key={number} className="btn btn--call" href={call}>
          <Icon name="phone" />
          <span>
            Call <span className="num">+{spaced(number)}</span>
          </span>
        </a>
      ))}
      {!isHeld && (
        <>
          <a className="btn btn--chat" href="#write">
            <Icon name="chat" />
            Write
          </a>
          <a className="btn" href="#do">
            <Icon name="cal" />
            Next step
          </a>
        </>
      )}
    </div>
  )
}

/** The marks of a case; one press sets or removes one. */
function Marks({ row }: { row: Case }) {
  const marks: [mark: Mark, set: string, unset: string][] = [
    ['urgent', 'Mark as urgent', 'Not urgent any more'],
    ['guest', 'Mark as an existing guest', 'Not an existing guest'],
    ...(row.stage === 'won'
      ? [['unasked', 'Do not ask for a review', 'May be asked for a review'] as [Mark, string, string]]
      : []),
  ]
  return (
    <div className="row marks">
      {marks.map(([mark, set, unset]) => (
        <Submit
          key={mark}
          formAction={casePath(row.id, 'mark')}
          name={row[mark] ? 'unset' : 'set'}
          value={mark}
          words={row[mark] ? unset : set}
        />
      ))}
    </div>
  )
}
