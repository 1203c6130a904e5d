import type { Day, Stop } from './tour.ts'

/** The names of a stop. "Swaraj Dweep (Havelock)" has two. */
export function namesOf({ name }: Stop): string[] {
  return name
    .split(/[()]/)
    .map((each) => each.trim())
    .filter(Boolean)
}

/** Whether the last day's title names the first stop: "Dhordo → Bhuj: sunrise on the salt, and home". */
export function isRoundTrip(days: Day[], stops: Stop[]): boolean {
  const [towns = ''] = days.at(-1)?.title.split(':') ?? []
  const [first] = stops
  return first !== undefined && stops.length > 2 && namesOf(first).some((name) => towns.includes(name))
}
