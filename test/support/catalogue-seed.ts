// First: what is authored is filled in with the agency of the tests.
import './agency.ts'
import { seedSql } from '../../src/cli/content/seed.ts'
import { content } from '../../src/content/content.ts'

/** The catalogue as SQL, of the agency of the tests. */
export const SEED = seedSql(content)
