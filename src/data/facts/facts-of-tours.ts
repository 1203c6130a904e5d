import { sql } from 'drizzle-orm'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import { tours } from '#data/catalogue/schema.ts'
import type { Fact } from '#domain/facts/fact.ts'

/** The facts of all tours, each once. */
export async function listFactsOfTours(catalogue: Catalogue): Promise<Fact[]> {
  const rows = await catalogue.select({ facts: sql<string>`coalesce(${tours.page} -> 'facts', '[]')` }).from(tours)
  const facts = rows.flatMap((row) => JSON.parse(row.facts) as Fact[])
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()]
}
