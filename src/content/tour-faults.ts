import type { TourSource } from './define-tour.ts'
import { practicalFaults } from './practical-faults.ts'
import { shapeFaults } from './shape-faults.ts'
import { TourShape } from './tour-shape.ts'

/** What is wrong with one authored tour, a sentence each. Days and map are looked at once the shape is right. */
export function tourFaults(source: TourSource): string[] {
  const shape = shapeFaults(TourShape, source)
  if (shape.length > 0) return shape
  return [...dayFaults(source), ...mapFaults(source), ...practicalFaults(source)]
}

/** "7N/8D" needs eight days and seven nights; every day but the last says where the night is spent. */
function dayFaults({ duration, days, nightsBefore = 0 }: TourSource): string[] {
  const [nights, dayCount] = duration.match(/\d+/g)?.map(Number) ?? []
  const slept = days.filter((day) => day.overnight).length + nightsBefore
  const faults: string[] = []
  if (days.length !== dayCount) faults.push(`${days.length} days written, ${duration} says ${dayCount}`)
  if (slept !== nights) faults.push(`${slept} nights written, ${duration} says ${nights}`)
  if (days.slice(0, -1).some((day) => !day.overnight)) faults.push('a night before the last day has no place')
  return faults
}

/** A night is spent at a stop, on the way, or in the air: "Overnight train", "In the air". */
function mapFaults({ days, stops }: TourSource): string[] {
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
