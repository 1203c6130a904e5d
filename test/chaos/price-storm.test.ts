import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { applyPrices, listPricedTours } from '../../src/data/prices/apply-prices.ts'
import { withRetries } from '../../src/data/stores/faults.ts'
import { expectLog } from '../support/log.ts'
import { stormyDatabase } from './faults.ts'
import { figure } from './figure.ts'
import { WRITES } from './storm-size.ts'

const TOGETHER = 5
const STEP = 1

/** A colleague makes a tour a rupee dearer and presses again, with one id a change, until it stands. */
async function raise(database: D1Database, tour: string, id: string): Promise<number> {
  for (let presses = 1; presses <= 200; presses++) {
    if (await press(database, tour, id).catch(() => false)) return presses
  }
  throw new Error(`not saved: ${id}`)
}

async function press(database: D1Database, tour: string, id: string): Promise<boolean> {
  const found = (await withRetries(() => listPricedTours(database))).find((each) => each.id === tour)
  if (!found) return false
  const windows = found.windows.map((window) => ({
    ...window,
    superDeluxe: { current: window.superDeluxe.current + STEP, cut: window.superDeluxe.cut + STEP },
  }))
  const author = { id, at: Date.now() + Math.floor(performance.now()), actor: 'staff@patang.example', note: id }
  return withRetries(() => applyPrices(database, author, [{ tour: found, windows }]))
}

it(`In a storm where 30 % of the database calls fail, ${WRITES} changes of 3 tours’ prices are each there once`, async () => {
  expectLog()
  const before = (await listPricedTours(env.CATALOGUE)).filter(({ windows }) => windows.length > 0).slice(0, 3)
  const database = stormyDatabase(env.CATALOGUE, 20_270_101)
  const writes = Array.from({ length: WRITES }, (_, at) => ({
    tour: before[at % 3]?.id ?? '',
    id: `change-${at}-of-the-storm`,
  }))
  let presses = 0
  for (let at = 0; at < WRITES; at += TOGETHER) {
    const together = writes.slice(at, at + TOGETHER).map(({ tour, id }) => raise(database, tour, id))
    presses += (await Promise.all(together)).reduce((sum, each) => sum + each, 0)
  }
  const after = await listPricedTours(env.CATALOGUE)
  const raised = before.map(
    (tour) =>
      (after.find(({ id }) => id === tour.id)?.windows[0]?.superDeluxe.current ?? 0) -
      (tour.windows[0]?.superDeluxe.current ?? 0),
  )
  const noted = await env.CATALOGUE.prepare(
    "SELECT count(*) AS n FROM changes WHERE id LIKE 'change-%-of-the-storm'",
  ).first<{ n: number }>()
  figure('prices in a storm', {
    changes: WRITES,
    presses,
    noted: noted?.n ?? 0,
    raised: raised.reduce((a, b) => a + b),
  })
  expect(noted?.n).toBe(WRITES)
  expect(raised).toEqual(before.map((_, at) => writes.filter(({ tour }) => tour === before[at]?.id).length))
})
