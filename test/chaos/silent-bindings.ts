import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Bindings } from '../../src/env.ts'
import configuration from '../../wrangler.toml?raw'
import { stalledDatabase } from './faults.ts'

/** Every binding of wrangler.toml; the version is a value, so no call can wait for it. */
export const BINDINGS = [
  ...new Set([...configuration.matchAll(/^(?:binding|name) = "([A-Z_]+)"/gm)].map(([, name]) => name ?? '')),
].filter((name) => name !== 'CF_VERSION_METADATA')

type Stall = (release: Promise<void>) => unknown

/** A binding of so many functions, each of which is silent until the release and then does what the real one does. */
const stalled =
  (real: object, ...names: string[]): Stall =>
  (release) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        async (...given: unknown[]) => {
          await release
          return Reflect.get(real, name).apply(real, given)
        },
      ]),
    )

/** How each binding is silent. */
export const STALLS: Record<string, Stall> = {
  CATALOGUE: (release) => stalledDatabase(env.CATALOGUE, release),
  ENQUIRIES: (release) => stalledDatabase(env.ENQUIRIES, release),
  ASSETS: stalled(env.ASSETS, 'fetch'),
  RATES: stalled(env.RATES, 'get', 'put', 'list', 'delete'),
  SPILL: stalled(env.SPILL, 'get', 'put', 'list', 'delete'),
  MAIL: stalled(env.MAIL, 'send'),
  PER_VISITOR: stalled(env.PER_VISITOR, 'limit'),
  PER_ADDRESS: stalled(env.PER_ADDRESS, 'limit'),
  TOTAL: stalled(env.TOTAL, 'limit'),
  VIEWS: stalled(env.VIEWS, 'writeDataPoint'),
  SPEED: stalled(env.SPEED, 'writeDataPoint'),
}

/** Some bindings, silent until the release. */
export function silent(names: string[], release: Promise<void>): Partial<Bindings> {
  return Object.fromEntries(names.map((name) => [name, STALLS[name]?.(release)]))
}

/** How many turns of the event loop nothing may happen in before a wait counts as the silence's. */
const TURNS = 4
/** How often the clock may have no wait to end before the silence counts as endless. */
const ENDLESS = 200

/**
 * Lets the clock, which stands still, run on while nothing but a silence keeps an answer back, until it is there.
 * @param isBusy whether a store that speaks is at work: its time is none of the wait
 * @returns for how long it ran, in ms
 */
export async function timeWaited(answer: Promise<unknown>, isBusy = () => false): Promise<number> {
  const began = Date.now()
  let isThere = false
  const arrived = () => {
    isThere = true
  }
  answer.then(arrived, arrived)
  for (let idle = 0; !isThere && idle < ENDLESS; ) {
    await allElse(isBusy)
    if (!isThere && !runOn()) idle++
  }
  return isThere ? Date.now() - began : Number.POSITIVE_INFINITY
}

/** Lets everything happen that can without a word of who is silent. */
async function allElse(isBusy: () => boolean): Promise<void> {
  for (let turn = 0; turn < TURNS; turn = isBusy() ? 0 : turn + 1) await scheduler.wait(0)
}

/** Advances the clock to the end of the next wait; false: there is no wait. */
function runOn(): boolean {
  if (vi.getTimerCount() === 0) return false
  vi.advanceTimersToNextTimer()
  return true
}
