import { codeOf } from '#data/stores/faults.ts'

/** How often a locked database is tried, and the growth of the pauses in ms: four seconds in all. */
const TRIES = 8
const PAUSE = 150

/** Another program holds a database of this machine; the message is for the person who runs the command. */
export class LockedError extends Error {
  override name = 'LockedError'
  override message = 'Another program holds the database on this machine. Stop that program, or try again in a moment.'
}

/**
 * Runs work on this machine's databases, and repeats it from its beginning while another program holds one of them;
 * failed work has changed nothing.
 * @throws a LockedError after the eighth try
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
