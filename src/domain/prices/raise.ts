/** A price so many percent higher, to the nearest hundred minus one: 34,699 and 6 % make 36,799. Rupees. */
export function raise(current: number, percent: number): number {
  return Math.max(1, Math.round((current * (100 + percent)) / 10_000) * 100 - 1)
}
