import { brand, claims, postalAddress, retention } from '#brand.ts'

const DETAILS: Record<string, string | number> = {
  ...claims,
  name: brand.fullName,
  phone: brand.phone.shown,
  email: brand.email,
  address: postalAddress(),
  city: brand.city,
  story: brand.story,
  line: brand.line,
  hours: brand.hours,
  retentionMonths: retention.months,
}

/**
 * Puts the agency's details where a text has {name}, {city} or another of them.
 * @throws an Error for a word in braces that is none of them
 */
export function fillIn<Content>(content: Content): Content {
  const text = JSON.stringify(content).replace(/\{(\w+)\}/g, (_, word: string) => escapeForJson(detail(word)))
  return JSON.parse(text) as Content
}

function detail(word: string): string {
  const known = DETAILS[word]
  if (known === undefined) throw new Error(`{${word}} is not among ${Object.keys(DETAILS).join(', ')}`)
  return String(known)
}

function escapeForJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
