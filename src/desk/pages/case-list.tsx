import type { CaseInList } from '#data/cases/case-rows.ts'
import { casePath } from '#desk/desk-map.ts'
import { type Tours, tourName } from '#desk/tours.ts'
import type { Case } from '#domain/cases/case.ts'
import { type Moment, waitingWords } from '#domain/cases/sections.ts'
import { LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import { readableDate } from '#domain/dates.ts'
import { heldWords } from '#domain/enquiries/marks.ts'
import { phoneNumbers } from '#domain/phone.ts'
import { oneLine } from '#domain/plain-text.ts'
import { TIERS } from '#domain/tiers.ts'
import { Icon } from '#ui/icon.tsx'

type ListProps = { rows: CaseInList[]; moment: Moment; tours: Tours; labelledBy: string }

/** Cases, each with its two ways to answer: small cards on a phone, lines with columns on a laptop. */
export function CaseList({ rows, moment, tours, labelledBy }: ListProps) {
  return (
    <ul className="cases" aria-labelledby={labelledBy}>
      {/* For the eye: what is read aloud says itself what it is. */}
      <li className="cases-heads" aria-hidden="true">
        <span>Name</span>
        <span>Waiting</span>
        <span>Tour · tier · travel</span>
        <span>First words</span>
        <span>Next step</span>
        <span>Contact</span>
      </li>
      {rows.map((row) => (
        <CaseRow key={row.id} row={row} moment={moment} tours={tours} />
      ))}
    </ul>
  )
}

function CaseRow({ row, moment, tours }: { row: CaseInList; moment: Moment; tours: Tours }) {
  return (
    <li data-case={row.id}>
      <p className="cases-who">
        <a href={casePath(row.followUpOn === '' ? (row.joinedInto ?? row.id) : row.id)} dir="auto">
          {shownName(row)}
        </a>
      </p>
      <p className="cases-wait">
        <Waiting row={row} moment={moment} />
      </p>
      <p className="cases-trip" dir="auto">
        {tripWords(row, tours)}
      </p>
      <p className="cases-words" dir="auto">
        {row.message && `“${oneLine(row.message, 140)}”`}
      </p>
      <p className="cases-next">
        <NextStep row={row} />
      </p>
      <Answers row={row} />
    </li>
  )
}

/** What is to be done, or how it ended. */
function NextStep({ row }: { row: CaseInList }) {
  if (row.stage === 'held') return <>Held: {heldWords(row.heldReason)}</>
  if (row.closedAt !== null) return <>{endWords(row)}</>
  if (row.followUpOn === '') return <NoStep row={row} />
  return (
    <span dir="auto">
      {readableDate(row.followUpOn)}
      {row.followUpLine && `: ${row.followUpLine}`}
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

/** From four hours on a new enquiry has waited too long, in ms. */
const TOO_LONG = 4 * 60 * 60_000

/** A word and a diamond: filled where something is due, red where it is late. */
export function Waiting({ row, moment }: { row: Case; moment: Moment }) {
  if (row.closedAt !== null) return <span className="tag">{STAGE_NAMES[row.stage]}</span>
  const waits = row.followUpOn === ''
  const kinds = ['tag', isLate(row, moment) && 'tag--late', waits && 'tag--waiting']
  return <span className={kinds.filter(Boolean).join(' ')}>{waitingWords(row, moment)}</span>
}

function isLate({ followUpOn, firstReplyAt, openedAt }: Case, { now, today }: Moment): boolean {
  if (followUpOn !== '') return followUpOn < today
  return firstReplyAt === null && now - openedAt > TOO_LONG
}

/** The two ways to answer, where there is a number that is sure. */
function Answers({ row }: { row: CaseInList }) {
  if (row.stage === 'held')
    return (
      <a className="btn" href={casePath(row.id)}>
        Look
      </a>
    )
  const [first] = phoneNumbers(row.phone, row.isd)
  const call = first?.call ?? (row.dialable ? `tel:${row.dialable}` : undefined)
  const chats = first?.chats ?? false
  const name = shownName(row)
  return (
    <div className="cases-do row">
      {call && (
        <a className="btn btn--call" href={call}>
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

export function shownName({ name, reference }: Pick<CaseInList, 'name' | 'reference'>): string {
  return oneLine(name, 60) || `No name, ${reference}`
}

/** "Bali 5N/6D · Deluxe · 12 Dec 2026", as far as it is known. */
export function tripWords(
  row: Pick<CaseInList, 'tour' | 'tier' | 'place' | 'travelDate' | 'passengers'>,
  tours: Tours,
): string {
  const tier = TIERS.find(({ key }) => key === row.tier)?.name.replace(' Package', '')
  const about = oneLine(tourName(tours, row.tour) || row.place, 60) || 'No tour named'
  return [about, tier, row.travelDate && readableDate(row.travelDate), oneLine(row.passengers, 40)]
    .filter(Boolean)
    .join(' · ')
}
