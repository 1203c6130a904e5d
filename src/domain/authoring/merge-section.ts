import { ERASED } from '#values/erased.ts'

/**
 * A field that two people changed differently. `place`: "days 3 title". `wasErased`: the form may have shown it with a
 * person who was erased since, so that my value may be no change of mine.
 */
export type Conflict = { place: string; mine: unknown; theirs: unknown; wasErased?: boolean }

type Three = { base: unknown; mine: unknown; theirs: unknown }

/**
 * Merges two changes of a section: `mine` and `theirs`, both from `base`. It merges field by field. Lists of one length
 * whose rows did not move are merged row by row. At a conflict the result has my value.
 * `kept`: the places that only the colleague changed.
 */
export function mergeSection<Of>({ base, mine, theirs }: { base: Of; mine: Of; theirs: Of }) {
  const told: At['told'] = { conflicts: [], kept: [] }
  const section = (merge({ base, mine, theirs }, { place: [], told }) ?? {}) as Of
  return { section, ...told }
}

/** The typed values, with the colleague's value at each chosen place ("days 3 title"). */
export function takeTheirs<Of>(mine: Of, theirs: Of, places: string[]): Of {
  return places.reduce<unknown>((all, place) => withValue(all, theirs, place.split(' ')), mine) as Of
}

function withValue(mine: unknown, theirs: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return theirs
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const at = Number(step) - 1
    return mine.with(at, withValue(mine[at], theirs[at], rest))
  }
  if (!isGroup(mine) || !isGroup(theirs)) return theirs
  const value = withValue(mine[step], theirs[step], rest)
  return Object.fromEntries(Object.entries({ ...mine, [step]: value }).filter(([, each]) => each !== undefined))
}

type At = { place: (string | number)[]; told: { conflicts: Conflict[]; kept: string[] } }

function merge({ base, mine, theirs }: Three, { place, told }: At): unknown {
  if (isSame(mine, theirs)) return theirs
  if (isSame(base, theirs)) return mine
  const keys = keysOf({ base, mine, theirs })
  if (!keys) {
    if (isSame(base, mine)) told.kept.push(place.join(' '))
    else {
      told.conflicts.push({ place: place.join(' '), mine, theirs, ...(hasErased(base) && { wasErased: true }) })
      return mine
    }
    return theirs
  }
  const all = keys.flatMap((key) => {
    const value = merge(stepInto({ base, mine, theirs }, key), { place: [...place, wordOf(key)], told })
    return value === undefined ? [] : [[key, value] as const]
  })
  return Array.isArray(theirs) ? all.map(([, value]) => value) : Object.fromEntries(all)
}

function hasErased(value: unknown): boolean {
  return JSON.stringify(value ?? '').includes(ERASED)
}

/** The keys by which three values can be merged; undefined: they can only be compared as a whole. */
function keysOf({ base, mine, theirs }: Three): (string | number)[] | undefined {
  const all = [base, mine, theirs]
  if (all.every(Array.isArray)) {
    const [before = [], ...after] = all
    const isInPlace = (list: unknown[]) => list.length === before.length && !list.some(hasMoved(before))
    return after.every(isInPlace) ? [...before.keys()] : undefined
  }
  if (!all.every(isGroup)) return undefined
  return [...new Set([theirs, mine, base].flatMap((each) => Object.keys(each as object)))]
}

/** Whether a row has the name that another row had before. */
function hasMoved(before: unknown[]): (row: unknown, at: number) => boolean {
  const names = before.map(calledOf)
  return (row, at) => {
    const name = calledOf(row)
    return name !== undefined && name !== names[at] && names.includes(name)
  }
}

/** The name of a row: a line is its own name; a day, stop, place, question or season has a name field. */
export function calledOf(row: unknown): unknown {
  if (typeof row === 'string') return row
  if (!isGroup(row)) return undefined
  return row.title ?? row.name ?? row.place ?? row.question ?? row.why
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stepInto({ base, mine, theirs }: Three, key: string | number): Three {
  const of = (value: unknown) => (value as Record<string | number, unknown>)[key]
  return { base: of(base), mine: of(mine), theirs: of(theirs) }
}

function wordOf(key: string | number): string | number {
  return typeof key === 'number' ? key + 1 : key
}

/** Whether two values are equal; the order of their keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isGroup(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
