import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listChanges } from '../../src/data/catalogue/changes.ts'
import {
  applyPrices,
  listPricedTours,
  type NewWindows,
  readPriceChanges,
  type StoredTour,
  undoPrices,
} from '../../src/data/prices/apply-prices.ts'
import { keptOf } from '../../src/domain/prices/apply-changes.ts'
import type { PriceWindow } from '../../src/domain/prices/price-window.ts'

const AT = Date.UTC(2026, 10, 28, 6)
let changeAt = 0
const by = (id: string) => ({ id, at: AT + changeAt++, actor: 'owner@patang.example', note: 'A season' })

beforeEach(async () => {
  await env.CATALOGUE.batch(
    ['DELETE FROM changes', 'DELETE FROM change_rows', "UPDATE tours SET windows_by = 'files'"].map((sql) =>
      env.CATALOGUE.prepare(sql),
    ),
  )
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const dearer = (windows: PriceWindow[], rupees = 1000) =>
  windows.map(({ from, till, ...tiers }) => {
    const raised = Object.entries(tiers).map(([tier, { current, cut }]) => [
      tier,
      { current: current + rupees, cut: cut + rupees },
    ])
    return { from, till, ...Object.fromEntries(raised) } as PriceWindow
  })
const raise = (tours: StoredTour[], rupees?: number): NewWindows[] =>
  tours.map((tour) => ({ tour, windows: dearer(tour.windows, rupees) }))
const priced = async () => (await listPricedTours(env.CATALOGUE)).filter(({ windows }) => windows.length > 0)
const windowsOf = async (id: string) => (await priced()).find((tour) => tour.id === id)?.windows

describe('a change of prices', () => {
  it('is all tours or none, and once, however often its form is sent', async () => {
    const tours = await priced()
    expect(tours.length).toBeGreaterThan(20)
    const author = by('season')
    expect(await applyPrices(env.CATALOGUE, author, raise(tours))).toBe(true)
    expect(await windowsOf(tours[0]?.id ?? '')).toEqual(dearer(tours[0]?.windows ?? []))
    expect(await applyPrices(env.CATALOGUE, by('season'), raise(await priced()))).toBe(true)
    expect(await windowsOf(tours[0]?.id ?? '')).toEqual(dearer(tours[0]?.windows ?? []))
    expect((await readPriceChanges(env.CATALOGUE, 'season')).length).toBe(tours.length * 3)
  })

  it('that was planned on prices that somebody has changed since applies nothing', async () => {
    const before = await priced()
    const [first, second] = before
    if (!first || !second) throw new Error('two tours with prices are wanted')
    await applyPrices(env.CATALOGUE, by('one'), raise([second], 500))
    expect(await applyPrices(env.CATALOGUE, by('both'), raise([first, second]))).toBe(false)
    expect(await windowsOf(first.id)).toEqual(first.windows)
    expect((await listChanges(env.CATALOGUE, 10)).map(({ id }) => id)).toEqual(['one'])
  })

  it('is not replaced by the files’ prices, while a tour that nobody touched takes them', async () => {
    const [first, second] = await priced()
    if (!first || !second) throw new Error('two tours with prices are wanted')
    await applyPrices(env.CATALOGUE, by('one'), raise([first]))
    await env.CATALOGUE.prepare("UPDATE tours SET windows = '[]' WHERE id = ?").bind(second.id).run()
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect([await windowsOf(first.id), await windowsOf(second.id)]).toEqual([dearer(first.windows), second.windows])
  })
})

describe('an undo', () => {
  it('gives back what still stands, keeps what was changed by hand since, and can be undone', async () => {
    const tours = await priced()
    await applyPrices(env.CATALOGUE, by('sheet'), raise(tours))
    const [first] = await priced()
    if (!first) throw new Error('a tour with prices is wanted')
    const byHand = first.windows.map((window) => ({ ...window, superDeluxe: { current: 900_000, cut: 990_000 } }))
    await applyPrices(env.CATALOGUE, by('hand'), [{ tour: first, windows: byHand }])
    expect(await undoPrices(env.CATALOGUE, by('undo'), 'sheet')).toBe(true)
    const [made, taken] = [
      await readPriceChanges(env.CATALOGUE, 'sheet'),
      await readPriceChanges(env.CATALOGUE, 'undo'),
    ]
    expect(keptOf(made, taken).map(({ tour, tier }) => [tour, tier])).toEqual([[first.id, 'superDeluxe']])
    const now = await priced()
    expect(now.slice(1).map(({ windows }) => windows)).toEqual(tours.slice(1).map(({ windows }) => windows))
    expect(now[0]?.windows[0]).toMatchObject({
      standard: tours[0]?.windows[0]?.standard,
      superDeluxe: { current: 900_000 },
    })
    expect(await undoPrices(env.CATALOGUE, by('again'), 'sheet')).toBe(true)
    expect(await undoPrices(env.CATALOGUE, by('back'), 'undo')).toBe(true)
    expect((await priced())[1]?.windows).toEqual(dearer(tours[1]?.windows ?? []))
  })
})
