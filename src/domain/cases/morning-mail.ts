import type { Message } from '#domain/enquiries/enquiry-mail.ts'
import { caseLink, DESK_ORIGIN } from '#domain/staff/desk-host.ts'
import { readableDate } from '#values/dates.ts'
import { journeyDays } from './journey.ts'

/** A due case, by its reference, without the guest's name. */
export type DueCase = { reference: string; followUpOn: string }
/** A won case whose journey begins within seven days. `isMissing`: 1 where something is noted as missing. */
export type LeavingCase = { reference: string; travelFrom: string; travelTill: string; isMissing: number }
/** The content of a colleague's morning mail: late and due cases, the oldest first, and the journeys of this week. */
export type Morning = { due: DueCase[]; leaving: LeavingCase[] }

/** The most entries of each kind in a mail; the desk shows the others. */
export const LISTED_IN_MAIL = 50
/** A week from today, today included. */
export const WEEK = 7

/** The morning mail of one colleague; undefined: there is nothing to report. */
export function morningMail({ due, leaving }: Morning, today: string): Message | undefined {
  if (due.length === 0 && leaving.length === 0) return undefined
  const late = due.filter(({ followUpOn }) => followUpOn < today).length
  const counts = [
    due.length > LISTED_IN_MAIL ? `${LISTED_IN_MAIL} and more` : late > 0 && `${late} late`,
    due.length <= LISTED_IN_MAIL && due.length > late && `${due.length - late} due today`,
    leaving.length > 0 &&
      `${leaving.length > LISTED_IN_MAIL ? `${LISTED_IN_MAIL} and more` : leaving.length} travel this week`,
  ]
  const lines = [...dueLines(due, today), ...leavingLines(leaving), '', `All of yours: ${DESK_ORIGIN}/inbox?who=me`]
  return { subject: `Your cases: ${counts.filter(Boolean).join(', ')}`, text: lines.join('\n').trimStart() }
}

function dueLines(due: DueCase[], today: string): string[] {
  const lines = due.slice(0, LISTED_IN_MAIL).map(({ reference, followUpOn }) => {
    const day = followUpOn < today ? `late since ${readableDate(followUpOn)}` : 'due today'
    return `${reference}, ${day}: ${caseLink(reference)}`
  })
  return due.length > LISTED_IN_MAIL ? [...lines, 'There are more.'] : lines
}

function leavingLines(leaving: LeavingCase[]): string[] {
  if (leaving.length === 0) return []
  const lines = leaving.slice(0, LISTED_IN_MAIL).map(({ reference, isMissing, ...days }) => {
    const missing = isMissing ? ', something is missing' : ''
    return `${reference}, ${journeyDays(days)}${missing}: ${caseLink(reference)}`
  })
  return ['', 'Travel this week:', ...lines, ...(leaving.length > LISTED_IN_MAIL ? ['There are more.'] : [])]
}
