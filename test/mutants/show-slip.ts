/**
 * The first set-up of a file of tests that is called `….slip-12-5.test.ts`: the product makes slip 12 while those tests of
 * the file run that the bits of the hexadecimal number 5 choose, its first and its third; `all` chooses each. The file, and
 * all others with that slip, end at the first test that fails. Slip 0 is none: then each test notes in its `meta` which
 * slips it would have met. What an earlier file loaded and kept is forgotten.
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
const [, number = '0', which = 'all'] = /\.slip-(\d+)-(all|[0-9a-f]+)\./.exec(path) ?? []
const shown = Number(number)
const isChosen = (at: number) => which === 'all' || ((BigInt(`0x${which}`) >> BigInt(at)) & 1n) === 1n
globalThis.noticedSlips ??= new Set()
const noticed = globalThis.noticedSlips
if (shown > 0 && noticed.has(shown)) throw new Error('noticed already')
const reached = new Set<number>()
let met = 0
let at = -1

vi.resetModules()
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE })
globalThis.slip = (number) => {
  if (shown === 0) reached.add(number)
  if (number !== shown) return false
  if (++met > ENDLESS) throw new Error('does not end')
  return true
}

beforeEach(({ skip, onTestFailed }) => {
  at++
  if (!isChosen(at) || (shown > 0 && noticed.has(shown))) skip()
  onTestFailed(() => {
    if (shown > 0) noticed.add(shown)
  })
})

afterEach(({ task }) => {
  Object.assign(task.meta, { at, reached: [...reached] })
  reached.clear()
})
