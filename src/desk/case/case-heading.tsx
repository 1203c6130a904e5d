import { MarkTags, shownName, Tag, WaitingTag } from '#desk/frame/case-in-words.tsx'
import { duration } from '#domain/cases/inbox-sections.ts'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import type { CasePageProps } from './case-page-props.ts'

/** The owner of a case, its waiting time, its stage, and the colleagues who work on it. */
export function CaseHeading(props: CasePageProps) {
  return (
    <>
      <Heading {...props} />
      <Colleagues {...props} />
    </>
  )
}

function Heading({ sheet: { row, enquiry }, moment }: Pick<CasePageProps, 'sheet' | 'moment'>) {
  return (
    <div className="heading">
      <h1 dir="auto">{shownName(enquiry)}</h1>
      <WaitingTag row={row} moment={moment} />
      <MarkTags row={row} />
      {row.unasked === 1 && <Tag words="Not to be asked for a review" />}{' '}
      <span className="dim">
        {STAGE_NAMES[row.stage]}
        {row.owner && ` · with ${shortName(row.owner)}`} · <span className="num">{enquiry.reference}</span>
      </span>
    </div>
  )
}

/** For how long a colleague who opened a case counts as busy with it, in ms. */
const BUSY = 30 * 60_000

/** Colleagues who have the case open or wrote last, so that two people do not answer one guest. */
function Colleagues({ sheet: { row, events }, moment, me }: CasePageProps) {
  const { lookedBy, lookedAt } = row
  const isOpen = lookedBy !== '' && lookedBy !== me && lookedAt !== null && moment.now - lookedAt < BUSY
  const wrote = events.find(({ kind, actor }) => (kind === 'whatsapp' || kind === 'mail') && actor !== me)
  if (!isOpen && !wrote) return null
  const lines = [
    isOpen && `${shortName(lookedBy)} opened this case ${duration(moment.now - lookedAt)} ago.`,
    wrote && `${shortName(wrote.actor)} wrote to the guest on ${readableMoment(wrote.at)}.`,
  ]
  return <p className="dim">{lines.filter(Boolean).join(' ')}</p>
}
