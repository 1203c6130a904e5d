import { isSame } from './merge-section.ts'

export type WrittenRow = Record<string, unknown>

/**
 * For each new row the index of the same old row; undefined: it is new. Each old row is used once.
 * @param called the field that names a row
 */
export function pairRows(was: WrittenRow[], now: WrittenRow[], called: string): (number | undefined)[] {
  const pairs: (number | undefined)[] = now.map(() => undefined)
  const take = (isThat: (old: WrittenRow, row: WrittenRow, places: [old: number, row: number]) => boolean) => {
    for (const [at, row] of now.entries())
      pairs[at] ??= keyOrNone(was.findIndex((old, before) => !pairs.includes(before) && isThat(old, row, [before, at])))
  }
  take(isSame)
  take((old, row) => old[called] === row[called])
  if (was.length === now.length) take((_, __, [before, at]) => before === at)
  return pairs
}

function keyOrNone(at: number): number | undefined {
  return at < 0 ? undefined : at
}
