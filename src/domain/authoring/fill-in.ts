import { brand, claims, postalAddress, retention, words } from '#brand.ts'
import { openingInWords } from '#domain/site/working-hours.ts'

const DETAILS: Record<string, string | number> = {
  ...claims,
  name: brand.fullName,
  phone: brand.phone.shown,
  email: brand.email,
  address: postalAddress(),
  city: brand.city,
  story: brand.story,
  line: brand.line,
  where: words.where,
  hours: openingInWords(),
  retentionMonths: retention.months,
}

const WORD = /\{(\w+)\}/g

/** Puts the agency's details where a text has {name}, {city} or another of them. */
export function fillIn<Content>(content: Content): Content {
  const text = JSON.stringify(content).replace(WORD, (braced, word: string) =>
    Object.hasOwn(DETAILS, word) ? escapeForJson(String(DETAILS[word])) : braced,
  )
  return JSON.parse(text) as Content
}

/** The words in braces, anywhere in a value, that are no detail of the agency. */
export function unknownDetails(value: unknown): string[] {
  const words = [...(JSON.stringify(value) ?? '').matchAll(WORD)].map(([, word = '']) => word)
  return words.filter((word) => !Object.hasOwn(DETAILS, word))
}

function escapeForJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
