const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const READABLE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The calendar day in India at a moment, as ISO text: a travel date is past or future by the traveller's calendar. */
export function dayInIndia(moment: Date): string {
  return INDIA.format(moment)
}

/** "2026-02-15" → "15 Feb 2026". */
export function readableDate(iso: string): string {
  return READABLE.format(new Date(`${iso}T00:00:00Z`))
}

/** "2026-02-15" → "Feb 2026"; September has four letters. */
export function readableMonth(iso: string): string {
  return readableDate(iso).replace(/^\d+ /, '')
}

/** True for a day that the calendar has: 2027-02-29 is not one. */
export function isCalendarDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
}
