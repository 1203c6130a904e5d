/**
 * Runs a catalogue's seed.sql, which has one statement a line after a line of comment, as one transaction: a local D1
 * takes all that `exec` is given as one. A call for each statement would cost more than what it does.
 */
export async function loadSeed(database: D1Database, seed: string): Promise<void> {
  await database.exec(seed.slice(seed.indexOf('\n')))
}
