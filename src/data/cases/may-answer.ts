/**
 * SQL for whether a guest may send a review, and the site may show it. The case is won, its last known day has passed,
 * and no colleague has excepted it.
 * @param cases the table of cases in the query
 * @param today the day in India in the query
 */
export function mayAnswer(cases: string, today: string): string {
  const lastDay = `coalesce(nullif(${cases}.travel_till, ''), ${cases}.travel_from)`
  return `${cases}.stage = 'won' AND ${lastDay} < ${today} AND ${cases}.unasked = 0 AND ${cases}.erased_at IS NULL`
}
