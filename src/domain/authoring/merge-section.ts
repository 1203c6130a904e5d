/** A field that two people changed otherwise. `place`: "days 3 title"; the values are as each of them left it. */
export type Conflict = { place: string; mine: unknown; theirs: unknown }

/** A section after both changes. `kept`: the places that the other one alone has changed. */
export type Merged<Of> = { section: Of; conflicts: Conflict[]; kept: string[] }

type Three = { base: unknown; mine: unknown; theirs: unknown }

/**
 * Lays what was typed (`mine`, over `base`) on what the section has become meanwhile (`theirs`), field by field, and
 * line by line where no list has another length and no row has moved. At a conflict mine stands.
 */
export function mergeSection<Of>({ base, mine, theirs }: { base: Of; mine: Of; theirs: Of }): Merged<Of> {
  const told: At['told'] = { conflicts: [], kept: [] }
  const section = (merge({ base, mine, theirs }, { place: [], told }) ?? {}) as Of
  return { section, ...told }
}

type At = { place: (string | number)[]; told: { conflicts: Conflict[]; kept: string[] } }

function merge({ base, mine, theirs }: Three, { place, told }: At): unknown {
  if (isSame(mine, theirs)) return theirs
  if (isSame(base, theirs)) return mine
  const keys = keysOf({ base, mine, theirs })
  if (!keys) {
    if (isSame(base, mine)) told.kept.push(place.join(' '))
    else {
      told.conflicts.push({ place: place.join(' '), mine, theirs })
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

/** The keys under which three values can be merged one by one; undefined: they cannot. */
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

/** Whether a row of a list is called as another row of it was before. */
function hasMoved(before: unknown[]): (row: unknown, at: number) => boolean {
  const names = before.map(calledOf)
  return (row, at) => {
    const name = calledOf(row)
    return name !== undefined && name !== names[at] && names.includes(name)
  }
}

/** What a row is called: a line itself; of a day, a stop, a place, a question or a season its name. */
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

/** Whether two values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isGroup(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
