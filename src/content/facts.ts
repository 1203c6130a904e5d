import { ABROAD } from '#content/facts/abroad.ts'
import { INDIA } from '#content/facts/india.ts'
import { LEVIES } from '#content/facts/levies.ts'
import { TAXES } from '#content/facts/taxes.ts'
import { VISAS } from '#content/facts/visas.ts'
import type { Fact, VisaFact } from '#domain/facts/fact.ts'

const SOURCES = { ...VISAS, ...INDIA, ...ABROAD, ...LEVIES, ...TAXES }

export type FactId = keyof typeof SOURCES
type VisaId = keyof typeof VISAS

/** Every fact of the catalogue. Each lives once; tours and countries refer to it by its id. */
export const FACTS: Fact[] = (Object.keys(SOURCES) as FactId[]).map((id) => fact(id))

/** The fact of an id. */
export function fact(id: FactId): Fact {
  return { id, ...SOURCES[id] }
}

/** The visa rule of an id. */
export function visaFact(id: VisaId): VisaFact {
  return { id, ...VISAS[id] }
}
