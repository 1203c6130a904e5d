import { MONTHS, type Month } from '#values/dates.ts'

/** Months in words, also across the turn of the year: Oct, Nov, Dec, Jan → "Oct to Jan"; Mar, May → "Mar, May". */
export function monthSpan(months: readonly Month[]): string {
  const runs: Month[][] = []
  for (const month of fromFirst(months)) {
    const run = runs.at(-1)
    if (run && follows(run.at(-1), month)) run.push(month)
    else runs.push([month])
  }
  return runs.map(runText).join(', ')
}

/** The months from January on; a run across the turn of the year begins with its first month. */
function fromFirst(months: readonly Month[]): Month[] {
  const runsOn = months.includes('Dec') && months.includes('Jan')
  const start = runsOn ? MONTHS.findLastIndex((month) => !months.includes(month)) + 1 : 0
  return [...MONTHS.slice(start), ...MONTHS.slice(0, start)].filter((month) => months.includes(month))
}

function follows(one: Month | undefined, next: Month): boolean {
  return one !== undefined && MONTHS.indexOf(next) === (MONTHS.indexOf(one) + 1) % MONTHS.length
}

function runText(run: Month[]): string {
  if (run.length === MONTHS.length) return 'All year'
  return run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', ')
}
