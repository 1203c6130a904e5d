/**
 * The condition under which a guest may say how the journey was, and the site may show it. The case is won, the last
 * day that is known has passed, and nobody said not to ask.
 * @param cases the table of cases, as the query names it
 * @param today the day in India, as the query has it
 */
export function mayAnswer(cases: string, today: string): string {
  const lastDay = `coalesce(nullif(${cases}.travel_till, ''), ${cases}.travel_from)`
  return `${cases}.stage = 'won' AND ${lastDay} < ${today} AND ${cases}.unasked = 0 AND ${cases}.erased_at IS NULL`
}
