import type { CaseInList } from '#data/cases/case-rows.ts'
import { MarkTags, shownName, Tag, tripWords, WaitingTag } from '#desk/frame/case-in-words.tsx'
import { casePath } from '#desk/frame/desk-map.ts'
import { type Tours, tourName } from '#desk/frame/tour-names.ts'
import { Way } from '#desk/frame/way.tsx'
import type { Moment } from '#domain/cases/inbox-sections.ts'
import { journeyDays } from '#domain/cases/journey.ts'
import { LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import { numbersOf } from '#domain/enquiries/contact.ts'
import { ANSWERED_BY } from '#domain/enquiries/enquiry-fields.ts'
import { heldWords } from '#domain/enquiries/held-reason.ts'
import { shortName } from '#domain/staff/staff.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { readableDate } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'

/** `form`: the form of the boxes; absent: no boxes. `boxed`: cases (ids) that have their box further up. */
type ListProps = Pick<RowProps, 'moment' | 'tours'> & {
  rows: CaseInList[]
  labelledBy: string
  form?: string
  boxed?: ReadonlySet<string>
}

/** Cases, each with its two ways to answer: small cards on a phone, lines with columns on a laptop. */
export function CaseList({ rows, moment, tours, labelledBy, form, boxed }: ListProps) {
  return (
    <ul className="cases" aria-labelledby={labelledBy}>
      {/* Only visual: each cell has its own label for screen readers. */}
      <li className="cases-heads" aria-hidden="true">
        <span>Name</span>
        <span>Waiting</span>
        <span>Tour · tier · travel</span>
        <span>First words</span>
        <span>Next step · with</span>
        <span>Contact</span>
      </li>
      {rows.map((row) => (
        <CaseRow key={row.id} {...{ row, moment, tours }} form={boxed?.has(row.id) ? undefined : form} />
      ))}
    </ul>
  )
}

type RowProps = { row: CaseInList; moment: Moment; tours: Tours; form: string | undefined }

function CaseRow({ row, moment, tours, form }: RowProps) {
  return (
    <li data-case={row.id}>
      <p className="cases-who">
        {form && canBeTicked(row) && (
          <label className="cases-tick">
            <input type="checkbox" name="case" value={`${row.id}.${row.version}`} form={form} />
            <span className="vh">Tick {shownName(row)}</span>
          </label>
        )}
        <a href={casePath(shownAt(row))} dir="auto">
          {shownName(row)}
        </a>
        <Marks row={row} />
      </p>
      <p className="cases-wait">
        <WaitingTag row={row} moment={moment} />
      </p>
      <p className="cases-trip" dir="auto">
        {[tripWords(row, tours), alsoAsked(row, tours)].filter(Boolean).join(' · ')}
      </p>
      <p className="cases-words" dir="auto">
        {wordsOf(row)}
      </p>
      <p className="cases-next">
        <NextStep row={row} />
        {row.owner && <span className="cases-with">With {shortName(row.owner)}</span>}
      </p>
      <Answers row={row} />
    </li>
  )
}

/** A closed case has no box: it cannot be handed over or closed. */
export function canBeTicked({ closedAt }: CaseInList): boolean {
  return closedAt === null
}

/** The case to open: for a joined case its main case, unless it is planned or held. */
function shownAt({ id, stage, followUpOn, joinedInto }: CaseInList): string {
  return followUpOn === '' && stage !== 'held' ? (joinedInto ?? id) : id
}

function Marks({ row }: { row: CaseInList }) {
  return (
    <>
      <MarkTags row={row} />
      {row.under > 0 && <Tag words={`${row.under + 1} enquiries`} />}
    </>
  )
}

/** The newest unseen line, the message, the wishes, and how and when the sender wants the answer. */
function wordsOf({ message, wishes, added, addedAt, answerBy, answerHours }: CaseInList): string {
  const [line = ''] = addedAt === null ? [] : added.split('\n').slice(-1)
  const answer = [answerBy && ANSWERED_BY[answerBy], oneLine(answerHours, 40)].filter(Boolean).join(', ')
  return [
    line && `Added: “${oneLine(line, 140)}”`,
    message && `“${oneLine(message, 140)}”`,
    wishes && `Wishes: ${oneLine(wishes, 140)}`,
    answer && `Answer by ${answer}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function NextStep({ row }: { row: CaseInList }) {
  return (
    <>
      {row.addedAt !== null && <b>Has added something. </b>}
      <Planned row={row} />
      {row.stage === 'won' && row.travelFrom && <span className="cases-with">{journeyDays(row)}</span>}
      {row.stage === 'won' && row.missing && <span className="cases-with">Missing: {row.missing}</span>}
    </>
  )
}

function Planned({ row }: { row: CaseInList }) {
  if (row.stage === 'held') return <>Held: {heldWords(row.heldReason)}</>
  if (row.followUpOn === '') return row.closedAt === null ? <NoStep row={row} /> : endWords(row)
  return (
    <span dir="auto">
      {readableDate(row.followUpOn)}
      {row.followUpLine && `: ${row.followUpLine}`}
      {row.closedAt !== null && ` (${endWords(row)})`}
    </span>
  )
}

function NoStep({ row: { id, firstReplyAt } }: { row: CaseInList }) {
  if (firstReplyAt === null) return <a href={`${casePath(id)}#write`}>Answer now</a>
  return <a href={`${casePath(id)}#do`}>Set a day</a>
}

function endWords({ stage, lostReason }: CaseInList): string {
  return lostReason ? `${STAGE_NAMES[stage]}: ${LOST_REASONS[lostReason]}` : STAGE_NAMES[stage]
}

/** The two ways to answer, if there is a valid number. */
function Answers({ row }: { row: CaseInList }) {
  if (row.stage === 'held') return <Way to={casePath(row.id)} look="" words="Look" />
  const [first] = numbersOf(row)
  const chats = first?.chats ?? false
  const name = shownName(row)
  return (
    <div className="cases-do row">
      {first && (
        <a className="btn btn--call" href={first.call}>
          <Icon name="phone" />
          Call
          <span className="vh"> {name}</span>
        </a>
      )}
      <a className="btn btn--chat" href={`${casePath(row.id)}#write`}>
        <Icon name="chat" />
        {chats ? 'WhatsApp' : 'Write'}
        <span className="vh"> {chats ? name : `to ${name}`}</span>
      </a>
    </div>
  )
}

/** "also Rajasthan 7N/8D": the tours of joined enquiries. */
function alsoAsked({ tour, underTours }: CaseInList, tours: Tours): string {
  const others = [...new Set(JSON.parse(underTours) as string[])].filter((id) => id !== '' && id !== tour)
  const names = others.map((id) => oneLine(tourName(tours, id), 60))
  return names.length > 0 ? `also ${names.join(', ')}` : ''
}
