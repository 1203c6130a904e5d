import type { Fact } from '#domain/facts/fact.ts'

/** A fact as it is authored: under its id. */
export type FactSource = Fact extends infer Each ? (Each extends Fact ? Omit<Each, 'id'> : never) : never
