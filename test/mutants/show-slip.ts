/**
 * The first set-up of a file of tests that is called `….slip-12-5.test.ts`: the product makes slip 12 while the file runs,
 * as far as its fifth test. The file, and all others with that slip, end at the first test that fails. Slip 0 is none:
 * then each test notes in its `meta` which slips it would have met. What an earlier file loaded and kept is forgotten.
 */
import { afterEach, beforeEach, vi } from 'vitest'

declare global {
  var slip: ((number: number) => boolean) | undefined
  var noticedSlips: Set<number> | undefined
}

/** A slip that is met so often in one file of tests keeps a loop going. */
const ENDLESS = 3_000_000
/** Longer than any one test takes, in ms. */
const PATIENCE = 60_000

const path = (Reflect.get(globalThis, '__vitest_worker__') as { filepath: string }).filepath
const [shown = 0, last = 0] = /\.slip-(\d+)-(-?\d+)\./.exec(path)?.slice(1).map(Number) ?? []
globalThis.noticedSlips ??= new Set()
const noticed = globalThis.noticedSlips
if (shown > 0 && noticed.has(shown)) throw new Error('noticed already')
const reached = new Set<number>()
let met = 0
let tests = 0

vi.resetModules()
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE })
globalThis.slip = (number) => {
  if (shown === 0) reached.add(number)
  if (number !== shown) return false
  if (++met > ENDLESS) throw new Error('does not end')
  return true
}

beforeEach(({ skip, onTestFailed }) => {
  if (shown > 0 && (noticed.has(shown) || tests === last)) skip()
  tests++
  onTestFailed(() => {
    if (shown > 0) noticed.add(shown)
  })
})

afterEach(({ task }) => {
  Object.assign(task.meta, { reached: [...reached] })
  reached.clear()
})
