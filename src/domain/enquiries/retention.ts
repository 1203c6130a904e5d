/**
 * The moment `months` calendar months before `now`, in ms since 1970. Earlier enquiries are erased. Undefined: `months`
 * is not a whole number from 1 to 120, so nothing is erased.
 */
export function erasedBefore(now: number, months: number): number | undefined {
  if (!Number.isInteger(months) || months < 1 || months > 120) return undefined
  return monthsAfter(now, -months)
}

/** The same day of another month, or that month's last day; in milliseconds since 1970. */
export function monthsAfter(ms: number, months: number): number {
  const moment = new Date(ms)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.getTime()
}
