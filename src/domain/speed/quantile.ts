/** A value, and its weight: a dataset that is sampled keeps one point of several. */
export type Weighted = { value: number; weight: number }

/**
 * The smallest value that a part of all (0 to 1) does not exceed, as ClickHouse's quantileExactWeighted defines it;
 * undefined where there is none.
 */
export function weightedQuantile(points: Weighted[], level: number): number | undefined {
  const sorted = points.toSorted((one, other) => one.value - other.value)
  const wanted = level * sorted.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return sorted.find(({ weight }) => {
    passed += weight
    return passed >= wanted
  })?.value
}
