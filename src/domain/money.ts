/** Whole rupees with Indian grouping, without the sign: 139699 → "1,39,699". */
export function groupDigits(rupees: number): string {
  return String(Math.round(rupees)).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}

/** Whole rupees as people write them: 139699 → "₹1,39,699". */
export function rupees(amount: number): string {
  return `₹${groupDigits(amount)}`
}

/**
 * The struck-through price on a card: the current price plus 40 %, to the nearest thousand, minus one rupee
 * (site behaviour, section 9).
 */
export function struckPrice(current: number): number {
  // In whole numbers: 22,500 times 1.4 is a hair below 31,500 to a computer.
  return Math.round((current * 14) / 10_000) * 1000 - 1
}
