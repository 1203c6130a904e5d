import type { FactSource } from './fact-source.ts'

/** Levies, papers, closures and seasons of tours abroad; visas have a file of their own. */
export const ABROAD = {} as const satisfies Record<string, FactSource>
