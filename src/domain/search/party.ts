import type { Part } from './part.ts'

export type Party = { adults: number; children: number; ages?: number[] }

const COUPLE = /^(?:couple|dono)$/i

/** The party of a search: "family of 4 with 2 kids" has two adults. Undefined: not said. */
export function partyOf(parts: Part[]): Party | undefined {
  const said = parts.flatMap(({ ages, children }) => (children ? [] : (ages ?? [])))
  const children = sum(parts.map((part) => part.children ?? 0)) || said.length
  const all = parts.flatMap(({ ages = [] }) => ages)
  const known = [said, all].find((ages) => ages.length > 0 && ages.length === children)
  const adults = adultsOf(parts, children)
  return adults ? { adults, children, ...(known && { ages: known }) } : undefined
}

function adultsOf(parts: Part[], children: number): number | undefined {
  const counted = sum(parts.map((part) => (part.isParty ? 0 : (part.people ?? 0))))
  const whole = parts.findLast(({ isParty, people }) => isParty && people)?.people
  if (counted) return counted
  if (whole) return whole > children ? whole - children : whole
  return children || parts.some(({ text }) => COUPLE.test(text)) ? 2 : undefined
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
