import * as z from 'zod'
import type { Fact, VisaFact } from '#domain/fact.ts'
import { ABROAD } from './facts/abroad.ts'
import { INDIA } from './facts/india.ts'
import { VISAS } from './facts/visas.ts'

const SOURCES = { ...VISAS, ...INDIA, ...ABROAD }

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

const Shape = z
  .object({
    text: z.string().min(10).max(300),
    source: z.url({ protocol: /^https?$/ }),
    checkedOn: z.iso.date(),
    expiresOn: z.iso.date(),
    concerns: z.string().min(3).max(80),
  })
  .refine(({ checkedOn, expiresOn }) => checkedOn <= expiresOn, 'ends before it was checked')

/**
 * Checks every fact.
 * @throws an Error that names each fact at fault
 */
export function checkFacts(facts: Fact[]): void {
  const faults = facts.flatMap((each) => {
    const parsed = Shape.safeParse(each)
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${each.id} ${path.join('.')}: ${message}`)
  })
  if (faults.length > 0) throw new Error(`Facts: ${faults.join('; ')}`)
}
