import type { FactSource } from './fact-source.ts'

/** Closures, permits and seasons of tours within India. */
export const INDIA = {} as const satisfies Record<string, FactSource>
