import { groupDigits } from '#values/money.ts'
import type { Practical } from './practical.ts'
import type { Day } from './tour.ts'

type Effort = { grade: number; reasons: string[] }
/** A grade with its lowest value, the highest first. */
type Scale = [least: number, grade: number][]

const STEPS: Scale = [
  [2500, 5],
  [1000, 4],
  [300, 3],
  [1, 2],
]
const HOURS: Scale = [
  [9, 4],
  [6, 3],
  [3.5, 2],
]
const METRES: Scale = [
  [3500, 4],
  [2500, 3],
]
const PACES = { easy: 1, moderate: 2, full: 3 } as const
const WRITTEN: Record<string, number> = { 'three hundred': 300, 'four hundred': 400, 'five hundred': 500 }

/** How strenuous a tour is, from 1 to 5, by the hardest item of its plan. Also returns the items that count. */
export function effortOf({ days, practical }: { days: Day[]; practical: Practical }): Effort {
  const { longestRoadDay: hours, altitude, pace } = practical
  const steps = stepsOf(days)
  const metres = altitude?.night.metres ?? 0
  const grade = Math.max(PACES[pace], gradeOf(STEPS, steps), gradeOf(HOURS, hours), gradeOf(METRES, metres))
  const reasons = [
    `${hours} hours of travel on the longest day`,
    ...(steps > 0 ? [`about ${groupDigits(steps)} steps at one sight`] : []),
    ...(altitude ? [`nights at up to ${groupDigits(metres)} m`] : []),
  ]
  return { grade, reasons }
}

function gradeOf(scale: Scale, measure: number): number {
  return scale.find(([least]) => measure >= least)?.[1] ?? 1
}

/** The highest number of steps in one line of the plan. */
function stepsOf(days: Day[]): number {
  const lines = days.flatMap(({ title, activities }) => [title, ...activities])
  const counts = lines.flatMap((line) =>
    [...line.matchAll(/([\d,]+|\w+ hundred)(?: \w+)? steps/g)].map(([, count]) => numberOf(count)),
  )
  return Math.max(0, ...counts)
}

function numberOf(count = ''): number {
  return WRITTEN[count] ?? (Number(count.replaceAll(',', '')) || 0)
}
