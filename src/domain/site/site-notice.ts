import { readableDate } from '#values/dates.ts'

/** A notice of the staff on top of every page, from its first to its last day in India (ISO), both included. */
export type SiteNotice = {
  id: string
  text: string
  firstDay: string
  lastDay: string
  /** 1: the agency is closed on these days, so no answer is promised for them. */
  closes: 0 | 1
}

/** India's days (ISO) from the first to the last, both included. */
export type Days = Pick<SiteNotice, 'firstDay' | 'lastDay'>

/** The most characters of a notice: two lines on a laptop, six on a phone. */
export const LONGEST_NOTICE = 200
/** The most notices that are running or planned: every read of the catalogue's state includes them. */
export const MOST_NOTICES = 5

/** The notice of a day. The newest come first, and the first match counts. */
export function noticeOn<Notice extends SiteNotice>(notices: Notice[], day: string): Notice | undefined {
  return notices.find((notice) => isWithin(notice, day))
}

export function isWithin({ firstDay, lastDay }: Days, day: string): boolean {
  return firstDay <= day && day <= lastDay
}

/** "8 Nov 2026", or "8 Nov 2026 to 9 Nov 2026". */
export function noticeDays({ firstDay, lastDay }: Days): string {
  return firstDay === lastDay ? readableDate(firstDay) : `${readableDate(firstDay)} to ${readableDate(lastDay)}`
}
