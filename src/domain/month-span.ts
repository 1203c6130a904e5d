import { MONTHS, type Month } from './practical.ts'

/** Months as people say them, round the turn of the year: Oct, Nov, Dec, Jan → "Oct to Jan"; Mar, May → "Mar, May". */
export function monthSpan(months: readonly Month[]): string {
  const runs: Month[][] = []
  for (const month of fromFirst(months)) {
    const run = runs.at(-1)
    if (run && follows(run.at(-1), month)) run.push(month)
    else runs.push([month])
  }
  return runs.map(runText).join(', ')
}

/** The year turned so that it does not begin inside a run of months. */
function fromFirst(months: readonly Month[]): Month[] {
  const gap = MONTHS.findIndex((month) => !months.includes(month))
  return [...MONTHS.slice(gap + 1), ...MONTHS.slice(0, gap + 1)].filter((month) => months.includes(month))
}

function follows(one: Month | undefined, next: Month): boolean {
  return one !== undefined && MONTHS.indexOf(next) === (MONTHS.indexOf(one) + 1) % MONTHS.length
}

function runText(run: Month[]): string {
  if (run.length === MONTHS.length) return 'All year'
  return run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', ')
}
