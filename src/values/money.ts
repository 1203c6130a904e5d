/** Whole rupees with Indian grouping, without the sign: 139699 → "1,39,699". */
export function groupDigits(rupees: number): string {
  return String(Math.round(rupees)).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}

/** Whole rupees as people write them: 139699 → "₹1,39,699". */
export function rupees(amount: number): string {
  return `₹${groupDigits(amount)}`
}

/** An amount in paise to the paisa: 4283786 → "₹42,837.86", -26 → "−₹0.26"; whole rupees without paise. */
export function rupeesAndPaise(paise: number): string {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return `${paise < 0 ? '−' : ''}${rupees(whole)}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/**
 * The struck-through price of a card: the current price plus 40 %, to the nearest thousand, minus one rupee (site
 * behaviour, section 9).
 */
export function struckPrice(current: number): number {
  // In integers: 22,500 times 1.4 is slightly below 31,500 in floating point.
  return Math.round((current * 14) / 10_000) * 1000 - 1
}
