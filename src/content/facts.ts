import * as z from 'zod'
import type { Fact, VisaFact } from '#domain/fact.ts'
import { ABROAD } from './facts/abroad.ts'
import { INDIA } from './facts/india.ts'
import { TAXES } from './facts/taxes.ts'
import { VISAS } from './facts/visas.ts'

const SOURCES = { ...VISAS, ...INDIA, ...ABROAD, ...TAXES }

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
    text: z.string().min(5).max(300),
    source: z.url({ protocol: /^https?$/ }),
    checkedOn: z.iso.date(),
    expiresOn: z.iso.date(),
    concerns: z.string().min(3).max(80),
  })
  .refine(({ checkedOn, expiresOn }) => checkedOn <= expiresOn, 'ends before it was checked')

/** How many months a fact of a kind may be claimed before its source is read again. Closures and seasons come back each year. */
const TERMS: Partial<Record<Fact['kind'], number>> = { visa: 12, tax: 15, levy: 18, papers: 24, guide: 36 }

/**
 * Checks every fact.
 * @throws an Error that names each fact at fault
 */
export function checkFacts(facts: Fact[]): void {
  const faults = facts.flatMap((each) => {
    const parsed = Shape.safeParse(each)
    const shape = parsed.success ? [] : parsed.error.issues
    return [...shape.map(({ path, message }) => `${each.id} ${path.join('.')}: ${message}`), ...termFaults(each)]
  })
  if (faults.length > 0) throw new Error(`Facts: ${faults.join('; ')}`)
}

function termFaults({ id, kind, checkedOn, expiresOn }: Fact): string[] {
  const months = TERMS[kind]
  if (months === undefined || expiresOn <= monthsAfter(checkedOn, months)) return []
  return [`${id} expiresOn: a ${kind} fact is claimed for ${months} months at most`]
}

function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 0] = iso.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1 + months, Number(iso.slice(8))))
  return date.toISOString().slice(0, 10)
}
