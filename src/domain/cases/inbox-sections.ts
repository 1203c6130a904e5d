import { DAY, daysBetween } from '#values/dates.ts'

/**
 * The sections of the inbox, the most urgent first. A case stands in one of them, with three exceptions. It also stands
 * in the first one while an addition of the visitor is unread. Around its journey it also stands in "Travelling". After
 * that it stands in "Ask for a review" until a colleague has asked.
 */
export const INBOX_SECTIONS = {
  added: { name: 'Has added something', says: 'the visitor wrote again', empty: 'Nobody has added anything.' },
  overdue: { name: 'Overdue', says: 'the longest first', empty: 'Nothing is late.' },
  today: { name: 'Today', says: 'to be done today', empty: 'Nothing is due today.' },
  travelling: {
    name: 'Travelling',
    says: 'from seven days before the first day to two days after the return',
    empty: 'Nobody travels about now.',
  },
  review: {
    name: 'Ask for a review',
    says: 'back for two days or longer, and nobody has asked yet',
    empty: 'Everybody who is back was asked.',
  },
  new: { name: 'New', says: 'not answered yet, oldest first', empty: 'Everybody has an answer.' },
  'no-step': {
    name: 'No next step',
    says: 'open, and no day is set for what is next',
    empty: 'Every open case has a next step.',
  },
  quiet: { name: 'Quiet', says: 'planned, but untouched for 7 days', empty: 'Nothing is quiet.' },
  held: { name: 'Held', says: 'these look like a machine’s: let them through, or not', empty: 'Nothing is held.' },
  planned: { name: 'Planned', says: 'their day is to come', empty: 'Nothing is planned.' },
  closed: {
    name: 'Closed',
    says: 'won, lost, spam and from before the desk, with nothing left to do, newest first',
    empty: 'Nothing is closed.',
  },
} as const
export type InboxSection = keyof typeof INBOX_SECTIONS

/** The highest count, shown as "200+". */
export const COUNTED = 200

/** The most cases that one press changes. */
export const AT_ONCE = 200

/** The sections of the inbox page; the other sections have a page each. */
export const INBOX = (Object.keys(INBOX_SECTIONS) as InboxSection[]).filter(
  (section) => section !== 'planned' && section !== 'closed',
)

export function isSection(text: string): text is InboxSection {
  return Object.hasOwn(INBOX_SECTIONS, text)
}

/** A case without a change for this long is quiet, in ms. */
export const QUIET = 7 * DAY

export type Moment = { now: number; today: string }

type Waiting = { openedAt: number; touchedAt: number; firstReplyAt: number | null; followUpOn: string }

/** The waiting time of a case's next step in words: "2 days late", "4 h 10 min", "Quiet 7 days". */
export function waitingWords(row: Waiting, { now, today }: Moment): string {
  if (row.followUpOn !== '') return dayWords(daysBetween(row.followUpOn, today))
  if (row.firstReplyAt === null) return duration(now - row.openedAt)
  return now - row.touchedAt < 60_000 ? 'Touched just now' : `Quiet ${duration(now - row.touchedAt)}`
}

/** `late`: days since the day; negative before it. */
function dayWords(late: number): string {
  if (late === 0) return 'Due today'
  const days = Math.abs(late) === 1 ? '1 day' : `${Math.abs(late)} days`
  return late > 0 ? `${days} late` : `In ${days}`
}

/** "8 min", "4 h 10 min", "3 days". */
export function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} days`
}
