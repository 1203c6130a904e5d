/** The moment `months` calendar months before `now`: what came earlier is erased. Milliseconds since 1970. */
export function erasedBefore(now: number, months: number): number {
  const moment = new Date(now)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() - months, 1)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.getTime()
}
