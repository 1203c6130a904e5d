/** Runs a catalogue's seed.sql, which has one statement a line after a line of comment, as one transaction. */
export async function loadSeed(database: D1Database, seed: string): Promise<void> {
  const statements = seed.split('\n').filter((line) => line !== '' && !line.startsWith('--'))
  await database.batch(statements.map((statement) => database.prepare(statement)))
}
