/** A value with its weight: a sampled dataset keeps one point of several. */
export type Weighted = { value: number; weight: number }

/**
 * The weighted quantile at `level` (0 to 1), as ClickHouse's quantileExactWeighted defines it; undefined: no points.
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
