import type { Part } from './part.ts'

export type Party = { adults: number; children: number }

const COUPLE = /^(?:couple|dono)$/i

/** The party of a search: "family of 4 with 2 kids" has two adults. Undefined: not said. */
export function partyOf(parts: Part[]): Party | undefined {
  const children = sum(parts.map((part) => part.children ?? 0))
  const counted = sum(parts.map((part) => (part.isParty ? 0 : (part.people ?? 0))))
  const whole = parts.findLast(({ isParty }) => isParty)?.people
  if (counted) return { adults: counted, children }
  if (whole) return whole > children ? { adults: whole - children, children } : { adults: whole, children }
  if (children || parts.some(({ text }) => COUPLE.test(text))) return { adults: 2, children }
  return undefined
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
