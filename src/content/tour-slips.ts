import type { TourSource } from './define-tour.ts'
import { practicalSlips } from './practical-slips.ts'
import { shapeSlips } from './shape-slips.ts'
import { themeSlips } from './theme-slips.ts'
import { TourShape } from './tour-shape.ts'

/** What is wrong with one authored tour, a sentence each. Days and map are looked at once the shape is right. */
export function tourSlips(source: TourSource): string[] {
  const shape = shapeSlips(TourShape, source)
  if (shape.length > 0) return shape
  return [...daySlips(source), ...mapSlips(source), ...practicalSlips(source), ...themeSlips(source)]
}

/** "7N/8D" needs eight days and seven nights; every day but the last says where the night is spent. */
function daySlips({ duration, days, nightsBefore = 0 }: TourSource): string[] {
  const [nights, dayCount] = duration.match(/\d+/g)?.map(Number) ?? []
  const slept = days.filter((day) => day.overnight).length + nightsBefore
  const slips: string[] = []
  if (days.length !== dayCount) slips.push(`${days.length} days written, ${duration} says ${dayCount}`)
  if (slept !== nights) slips.push(`${slept} nights written, ${duration} says ${nights}`)
  if (days.slice(0, -1).some((day) => !day.overnight)) slips.push('a night before the last day has no place')
  return slips
}

/** A night is spent at a stop, on the way, or in the air: "Overnight train", "In the air". */
function mapSlips({ days, stops }: TourSource): string[] {
  const names = new Set([
    ...stops.map((stop) => stop.name),
    'In the air',
    'Overnight train',
    'Overnight ferry',
    'On board the cruise',
  ])
  return days.flatMap((day) =>
    day.overnight && !names.has(day.overnight) ? [`${day.overnight} is not among the stops`] : [],
  )
}
