import { codeOf } from '#data/stores/faults.ts'

/** How often a locked database is asked, and how much longer each pause is than the one before, in ms: four seconds in all. */
const TRIES = 8
const PAUSE = 150

/** A database of this machine that another program did not let go; its message is for the person who runs the command. */
export class LockedError extends Error {
  override name = 'LockedError'
  override message = 'Another program holds the database on this machine. Stop that program, or try again in a moment.'
}

/**
 * Does some work on the databases of this machine. While another program holds one of them (a site that is served, a
 * seed that is loaded), the work is done again from its beginning: work that failed so has changed nothing.
 * @throws a LockedError when the database is still held at the eighth try
 */
export async function whenUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== 'D1_BUSY') throw error
      await waitForTurn(tries)
    }
  }
}

async function waitForTurn(tries: number): Promise<void> {
  if (tries === TRIES) throw new LockedError()
  if (tries === 1) console.error('Another program holds the database: waiting for it…')
  await new Promise((resolve) => setTimeout(resolve, PAUSE * tries))
}
