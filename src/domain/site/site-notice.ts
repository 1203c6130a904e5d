import { readableDate } from '#values/dates.ts'

/** What the staff say on top of every page from the first to the last of India's days (ISO), both included. */
export type SiteNotice = {
  id: string
  text: string
  firstDay: string
  lastDay: string
  /** 1: nobody works on these days, so that no answer is promised for them. */
  closes: 0 | 1
}

/** India's days (ISO) from the first to the last, both included. */
export type Days = Pick<SiteNotice, 'firstDay' | 'lastDay'>

/** The most that a notice may hold, in characters: two lines of a laptop, six of a phone. */
export const LONGEST_NOTICE = 200
/** How many may run or be to come at once: every look at the catalogue's state brings them along. */
export const MOST_NOTICES = 5

/** The notice of a day, of several the first: they come with the newest first. */
export function noticeOn<Notice extends SiteNotice>(notices: Notice[], day: string): Notice | undefined {
  return notices.find((notice) => isWithin(notice, day))
}

/** Whether a day (ISO) is one of these. */
export function isWithin({ firstDay, lastDay }: Days, day: string): boolean {
  return firstDay <= day && day <= lastDay
}

/** "8 Nov 2026", or "8 Nov 2026 to 9 Nov 2026". */
export function noticeDays({ firstDay, lastDay }: Days): string {
  return firstDay === lastDay ? readableDate(firstDay) : `${readableDate(firstDay)} to ${readableDate(lastDay)}`
}
