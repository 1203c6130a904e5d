import type { World } from '#domain/authoring/known.ts'
import { COUNTRIES } from './countries.ts'
import { FACTS } from './facts.ts'

/** What the authored tours are completed with. */
export const WORLD: World = { countries: COUNTRIES, facts: FACTS }
