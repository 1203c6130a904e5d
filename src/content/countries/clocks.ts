const DAYS = { January: Date.UTC(2027, 0, 15), July: Date.UTC(2027, 6, 15) }
const MINUTE = 60_000

const HOME = 'Asia/Kolkata'

/** How far the clocks of a zone are from India's: "4½ hours behind India in January, 3½ hours in July." */
export function clockText(zone: string): string {
  if (zone === HOME) return 'One time in all of India.'
  const [winter, summer] = [aheadOfIndia(zone, DAYS.January), aheadOfIndia(zone, DAYS.July)]
  if (winter === 0 && summer === 0) return 'The same time as in India.'
  const side = winter > 0 ? 'ahead of' : 'behind'
  if (winter === summer) return `${span(winter)} ${side} India.`
  return `${span(winter)} ${side} India in January, ${span(summer)} in July.`
}

/** Minutes by which a zone's clocks are ahead of India's at a moment (ms since 1970). */
export function aheadOfIndia(zone: string, moment: number): number {
  return (wallClock(zone, moment) - wallClock(HOME, moment)) / MINUTE
}

function wallClock(timeZone: string, moment: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}

function span(minutes: number): string {
  const size = Math.abs(minutes)
  if (size < 60) return `${size} minutes`
  return `${Math.floor(size / 60)}${size % 60 === 30 ? '½' : ''} hour${size > 60 ? 's' : ''}`
}
