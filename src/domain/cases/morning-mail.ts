import type { Message } from '#domain/enquiries/enquiry-mail.ts'
import { caseLink, DESK_ORIGIN } from '#domain/staff/desk-host.ts'
import { readableDate } from '#values/dates.ts'

/** A case whose day has come: by its reference, without a guest's name. */
export type DueCase = { reference: string; followUpOn: string }

/** How many a mail lists; the desk has the others. */
export const LISTED = 50

/**
 * The morning's mail to one of the staff: the own cases that are late or due today, the longest first. Undefined where
 * there is none.
 */
export function morningMail(due: DueCase[], today: string): Message | undefined {
  if (due.length === 0) return undefined
  const late = due.filter(({ followUpOn }) => followUpOn < today).length
  const more = due.length > LISTED
  const counts = [late > 0 && `${late} late`, due.length > late && `${due.length - late} due today`]
  const lines = due.slice(0, LISTED).map(({ reference, followUpOn }) => {
    const day = followUpOn < today ? `late since ${readableDate(followUpOn)}` : 'due today'
    return `${reference}, ${day}: ${caseLink(reference)}`
  })
  return {
    subject: `Your cases: ${more ? `${LISTED} and more` : counts.filter(Boolean).join(', ')}`,
    text: [...lines, ...(more ? ['There are more.'] : []), '', `All of yours: ${DESK_ORIGIN}/inbox?who=me`].join('\n'),
  }
}
