import type { Day } from '#domain/catalogue/tour.ts'
import { isSame } from './merge-section.ts'

/** For each day of a plan the place of the same day in the older plan; undefined: it is new. Each old day is taken once. */
export function pairDays(was: Day[], now: Day[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = now.map(() => undefined)
  const take = (isThat: (old: Day, day: Day, places: [old: number, day: number]) => boolean) => {
    for (const [at, day] of now.entries())
      pairs[at] ??= keyOrNone(was.findIndex((old, before) => !pairs.includes(before) && isThat(old, day, [before, at])))
  }
  take(isSame)
  take((old, day) => old.title === day.title)
  if (was.length === now.length) take((_, __, [before, at]) => before === at)
  return pairs
}

function keyOrNone(at: number): number | undefined {
  return at < 0 ? undefined : at
}
