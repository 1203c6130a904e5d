import { JOURNEYS, type Journey } from './journeys.ts'
import type { Engine, Visitor } from './visitor.ts'
import { walkOf } from './walk.ts'

/** How long a window may take to open, to be photographed and to close, and a browser to start and to stop, in ms. */
const STEP = 30_000
/** How long a journey may take, in ms: six waits of a page that answers late. */
const JOURNEY = 60_000

/** Where the site answers, and where it answers without scripts; what becomes of the picture of a window. */
export type Grounds = { origin: string; plain: string; keep: (title: string, picture: Uint8Array) => void }

/** All journeys in a browser, each by a new visitor. Gives of each whether it came to its end; a browser that hangs ends too. */
export async function walkIn(engine: Engine, grounds: Grounds): Promise<boolean[]> {
  const browser = await inTime(engine.start(), STEP, `${engine.name} did not start`)
  const came: boolean[] = []
  try {
    for (const journey of JOURNEYS)
      came.push(await comesToItsEnd(browser, { ...journey, name: `${engine.name}: ${journey.name}` }, grounds))
  } finally {
    await inTime(browser.stop(), STEP, `${engine.name} did not stop`).catch(say)
  }
  return came
}

type Browser = Awaited<ReturnType<Engine['start']>>

async function comesToItsEnd(browser: Browser, journey: Journey, grounds: Grounds): Promise<boolean> {
  let visitor: Visitor | undefined
  try {
    visitor = await inTime(browser.visit(journey.window), STEP, 'its window did not open')
    const walk = walkOf(visitor, journey.script === false ? grounds.plain : grounds.origin)
    await inTime(Promise.resolve(journey.walk(walk)), JOURNEY, `it did not end within ${JOURNEY / 1000} s`)
    console.log(`ok      ${journey.name}`)
    return true
  } catch (error) {
    console.log(`FAILED  ${journey.name}: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    if (visitor) await closeWindow(visitor, journey.name, grounds)
  }
}

async function closeWindow(visitor: Visitor, title: string, { keep }: Grounds): Promise<void> {
  await inTime(visitor.picture(), STEP, `${title}: no picture`)
    .then((picture) => keep(title, picture))
    .catch(say)
  await inTime(visitor.leave(), STEP, `${title}: its window did not close`).catch(say)
}

function say(error: unknown): void {
  console.log(error instanceof Error ? error.message : error)
}

/** The awaited value, or an error with a sentence after too long a wait. */
export async function inTime<Value>(awaited: Promise<Value>, ms: number, sentence: string): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(sentence)), ms)
  try {
    return await Promise.race([awaited, promise])
  } finally {
    clearTimeout(timer)
  }
}
