import { lastTravelDay } from '#values/travel-date.ts'
import type { Part } from './part.ts'

/** Marks a year that is over or for which we plan no trips yet; a single month beside it counts. */
export function judgedYears(parts: Part[], today: string): Part[] {
  const months = parts.flatMap(({ choice, isNot }) => (isNot ? [] : (choice?.month ?? [])))
  const month = months.length === 1 ? `-${months[0]?.padStart(2, '0')}` : ''
  return parts.map((part) => {
    if (!part.year) return part
    const begins = part.year + month
    if (begins < today.slice(0, begins.length)) return { text: part.text, isIdle: 'past' }
    return begins > lastTravelDay(today).slice(0, begins.length)
      ? { text: part.text, isUnread: true, isFar: true }
      : part
  })
}
