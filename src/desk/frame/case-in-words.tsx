import type { CaseInList } from '#data/cases/case-rows.ts'
import type { Case, CaseFields } from '#domain/cases/case.ts'
import { type Moment, waitingWords } from '#domain/cases/inbox-sections.ts'
import { journeyNow } from '#domain/cases/journey.ts'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import { readableDate } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { askedName, type Tours } from './tour-names.ts'

/** The visitor's name, or the reference without one. */
export function shownName({ name, reference }: Pick<CaseInList, 'name' | 'reference'>): string {
  return oneLine(name, 60) || `No name, ${reference}`
}

/** The most letters of two tours' names. */
const ABOUT = 120

/** "Bali 5N/6D · Deluxe · 12 Dec 2026", as far as it is known. */
export function tripWords(
  row: Pick<CaseInList, 'tour' | 'tier' | 'place' | 'travelDate' | 'passengers' | 'createdAt'>,
  tours: Tours,
): string {
  const tier = tierName(row.tier)
  const about = oneLine(askedName(tours, row) || row.place, ABOUT) || 'No tour named'
  return [about, tier, row.travelDate && readableDate(row.travelDate), oneLine(row.passengers, 40)]
    .filter(Boolean)
    .join(' · ')
}

/** "12 Jan 2027: Send the papers". */
export function nextWords({ followUpOn, followUpLine }: CaseFields): string {
  return [readableDate(followUpOn), followUpLine].filter(Boolean).join(': ')
}

/** The marks of a case. */
export function MarkTags({ row: { urgent, guest } }: { row: Pick<Case, 'urgent' | 'guest'> }) {
  return (
    <>
      {urgent === 1 && <Tag words="Urgent" isLate />}
      {guest === 1 && <Tag words="Existing guest" />}
    </>
  )
}

/** A tag behind a name, with the space between them. */
export function Tag({ words, isLate }: { words: string; isLate?: true }) {
  return (
    <>
      {' '}
      <span className={isLate ? 'tag tag--late' : 'tag'}>{words}</span>
    </>
  )
}

/** From four hours on a new enquiry has waited too long, in ms. */
const TOO_LONG = 4 * 60 * 60_000

/** A word and a diamond: filled where a step is due, red where it is late. */
export function WaitingTag({ row, moment }: { row: Case; moment: Moment }) {
  if (row.closedAt !== null)
    return <span className="tag">{journeyNow(row, moment.today) ?? STAGE_NAMES[row.stage]}</span>
  const waits = row.followUpOn === ''
  const kinds = ['tag', isLate(row, moment) && 'tag--late', waits && 'tag--waiting']
  return <span className={kinds.filter(Boolean).join(' ')}>{waitingWords(row, moment)}</span>
}

function isLate({ followUpOn, firstReplyAt, openedAt }: Case, { now, today }: Moment): boolean {
  if (followUpOn !== '') return followUpOn < today
  return firstReplyAt === null && now - openedAt > TOO_LONG
}
