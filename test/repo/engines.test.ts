import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { JOURNEYS } from '../engines/journeys.ts'
import type { Engine, Visitor } from '../engines/visitor.ts'
import { walkIn } from '../engines/walk-in.ts'

const never = () => new Promise<never>(() => {})
const hangs: Visitor = {
  open: never,
  back: never,
  forward: never,
  ask: never,
  press: never,
  write: never,
  strike: never,
  picture: never,
  leave: never,
}
const visited = { visit: () => Promise.resolve(hangs), stop: never }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The results of the journeys in a browser within two simulated hours. */
async function walk(start: Engine['start']): Promise<boolean[] | Error> {
  const engine: Engine = { name: 'hanging', lacks: () => undefined, start }
  const walked = walkIn(engine, { origin: 'http://site', plain: 'http://plain', keep: () => {} }).catch(
    (error) => error,
  )
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  return walked
}

it.each<[string, Engine['start']]>([
  ['answers to nothing and does not close', () => Promise.resolve(visited)],
  ['opens no window', () => Promise.resolve({ ...visited, visit: never })],
])('a browser that %s fails each journey, and the walk ends', async (_, start) => {
  expect(await walk(start)).toEqual(JOURNEYS.map(() => false))
})

it('a browser that does not start ends the walk with a sentence', async () => {
  expect(await walk(never)).toEqual(new Error('hanging did not start'))
})
