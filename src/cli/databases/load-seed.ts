/**
 * Runs seed.sql, which has one statement a line after a comment line, in one transaction: a local D1 runs a single
 * `exec` as one. One call for each statement would cost more than the statements.
 */
export async function loadSeed(database: D1Database, seed: string): Promise<void> {
  await database.exec(seed.slice(seed.indexOf('\n')))
}
