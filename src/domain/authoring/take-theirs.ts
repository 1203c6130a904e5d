/** The typed values, with the colleague's value at each chosen place ("days 3 title"). */
export function takeTheirs<Of>(mine: Of, theirs: Of, places: string[]): Of {
  return places.reduce<unknown>((all, place) => withValue(all, theirs, stepsOf(place)), mine) as Of
}

function withValue(mine: unknown, theirs: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined || !isGroup(mine) || !isGroup(theirs)) return theirs
  const value = withValue(mine[step], theirs[step], rest)
  if (Array.isArray(mine)) return mine.with(Number(step), value)
  return Object.fromEntries(Object.entries({ ...mine, [step]: value }).filter(([, each]) => each !== undefined))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function stepsOf(place: string): string[] {
  return place.split(' ').map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step))
}
