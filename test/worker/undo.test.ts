import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { listCarousel, setCarousels } from '../../src/data/catalogue/carousel-order.ts'
import { addReview, setHidden } from '../../src/data/catalogue/edit-reviews.ts'
import { setWithdrawn } from '../../src/data/catalogue/withdrawals.ts'
import { checkFact, listFacts } from '../../src/data/facts/facts.ts'
import { applyPrices, listPricedTours, undoPrices } from '../../src/data/prices/apply-prices.ts'
import type { PriceWindow } from '../../src/domain/prices/price-window.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { readerSees } from '../support/markup.ts'

const db = env.CATALOGUE
const CONTENT = { as: CHANDRA_OF_CONTENT }
let at = Date.UTC(2026, 10, 28, 6)
const by = (id: string) => ({ id, at: at++, actor: 'owner@patang.example', note: 'A change' })

beforeEach(async () => {
  await db.batch(
    ['changes', 'change_rows', 'testimonials', 'tours', 'arranged_carousels', 'fact_checks', 'notices'].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
  )
  await loadSeed(db, env.CATALOGUE_SEED)
})

/** Every row that a change of the desk may reach. */
async function rows() {
  const tables = ['tours', 'countries', 'testimonials', 'arranged_carousels', 'fact_checks']
  const read = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`)))
  return Object.fromEntries(read.map(({ results }, index) => [tables[index], results]))
}

const dearer = (windows: PriceWindow[]) =>
  windows.map((window) => ({ ...window, superDeluxe: { current: 900_000, cut: 990_000 } }))
const price = async (id: string, windowsOf = dearer) => {
  const [tour] = (await listPricedTours(db)).filter(({ windows }) => windows.length > 0)
  if (!tour) throw new Error('a tour with prices is wanted')
  await applyPrices(db, by(id), [{ tour, windows: windowsOf(tour.windows) }])
}
const withdraw = async (id: string, withdrawn: { since: string; reason: string } | null = REASON) => {
  const tour = content.tours[0]?.id ?? ''
  const shown = await db.prepare("SELECT coalesce(withdrawn, '') AS w FROM tours WHERE id = ?").bind(tour).first('w')
  await setWithdrawn(db, by(id), { tour, shown: String(shown), withdrawn })
}
const REASON = { since: '2026-11-28', reason: 'The hotel “Ψ” was sold' }
const arrange = async (id: string) => {
  const placed = (await listCarousel(db, 'domestic')).filter(({ place }) => place !== null).map((tour) => tour.id)
  await setCarousels(db, by(id), [{ name: 'domestic', shown: placed, order: placed.toReversed().slice(1) }])
}
const readFact = (kind: string, days: number) => async (id: string) => {
  const [shown] = (await listFacts(db)).filter(({ fact }) => fact.kind === kind)
  if (!shown) throw new Error(`a fact is wanted: ${kind}`)
  const { id: key, checkedOn } = shown.fact
  const check = { id: key, source: 'https://x.example/“a”', checkedOn: daysAfter(checkedOn, days) }
  await checkFact(db, by(id), { shown: shown.checked, check: { ...check, expiresOn: daysAfter(checkedOn, days + 9) } })
}
const correct = async (id: string) => {
  const [shown] = (await listFacts(db)).filter(({ fact }) => fact.charge !== undefined)
  if (!shown) throw new Error('a fact with a charge is wanted')
  const { id: key, checkedOn, source } = shown.fact
  const check = { id: key, source, checkedOn: daysAfter(checkedOn, 1), expiresOn: daysAfter(checkedOn, 9) }
  await checkFact(db, by(id), { shown: shown.checked, check: { ...check, text: 'Another “sentence”.' } })
}
const hideTwo = async (id: string) => {
  const reviews = content.testimonials.slice(1, 3).map((review) => review.id)
  await setHidden(db, by(id), { reviews, hidden: true })
}
const add = (id: string) =>
  addReview(db, by(id), { title: 'Clear sky', text: 'x', name: 'G', date: '2026-11-01', proof: 'Mail' })
const gaps = () => db.prepare("UPDATE tours SET home = home * 10 WHERE region = 'domestic'").run()

type Case = [what: string, change: (id: string) => Promise<unknown>, earlier?: () => Promise<unknown>]
const CHANGES: Case[] = [
  ['prices of the files', price],
  ['prices of the staff', (id) => price(id, (windows) => windows.slice(1)), () => price('earlier')],
  ['a withdrawal', withdraw],
  ['a withdrawal’s end', (id) => withdraw(id, null), () => withdraw('earlier')],
  ['the order of a row', arrange],
  ['an order with gaps between its places', arrange, gaps],
  ['an order of the staff', arrange, () => arrange('earlier')],
  ['a reading of a visa rule', readFact('visa', 1)],
  ['a reading of a closure', readFact('closure', 1)],
  ['a reading after another one', readFact('visa', 2), () => readFact('visa', 1)('earlier')],
  ['a corrected sentence', correct],
  ['reviews that are off the site', hideTwo],
  ['a new review', add],
]
const press = (id: string, key = crypto.randomUUID() as string) => postToDesk(`/changes/${id}`, { key }, CONTENT)

it.each(CHANGES)(
  '%s, and its undo, bring the leaders along, through which lists and searches look',
  async (_, change) => {
    const [leaders, now] = ['leaders', 'leaders_now'].map(
      (name) => () => db.prepare(`SELECT domestic, international, words FROM ${name}`).first(),
    )
    await change('the-change')
    expect(await leaders?.()).toEqual(await now?.())
    await press('the-change')
    expect(await leaders?.()).toEqual(await now?.())
  },
)

describe('an undo', () => {
  it.each(CHANGES)('of %s leaves every row as it was', async (_, change, earlier) => {
    await earlier?.()
    const was = await rows()
    await change('the-change')
    expect(await rows()).not.toEqual(was)
    expect((await press('the-change')).status).toBe(303)
    expect(await rows()).toEqual(was)
  })

  it.each(CHANGES.filter(([what]) => what !== 'a new review'))('of %s can be undone', async (_, change, earlier) => {
    await earlier?.()
    await change('the-change')
    const became = await rows()
    const twice = [await press('the-change', 'one-form'), await press('the-change', 'one-form')]
    const undo = await db.prepare("SELECT id FROM changes WHERE undoes = 'the-change'").first<string>('id')
    const statuses = [...twice, await press(undo ?? '', 'one-form')].map(({ status }) => status)
    expect(statuses).toEqual([303, 303, 303])
    expect(await rows()).toEqual(became)
  })

  it.each([
    ['a withdrawal', withdraw, () => withdraw('later', { ...REASON, reason: 'Another' })],
    ['an order', arrange, () => arrange('later')],
    ['a reading', readFact('visa', 1), () => readFact('visa', 2)('later')],
    ['a review that is gone', add, () => db.prepare("DELETE FROM testimonials WHERE id = 'the-change'").run()],
  ] as Case[])('of %s that somebody has changed since is refused in words', async (_, change, later) => {
    await change('the-change')
    await later?.()
    const now = await rows()
    const answer = await press('the-change')
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringContaining('Nothing was undone'),
    ])
    expect(await rows()).toEqual(now)
  })

  it('of a notice is refused in words, and the notice runs on', async () => {
    const today = dayInIndia(new Date())
    const form = { key: 'a-key-of-a-notice-form', does: 'put', text: 'Closed', firstDay: today, lastDay: today }
    expect((await postToDesk('/notice', form, CONTENT)).status).toBe(303)
    const id = await db.prepare('SELECT id FROM notices').first<string>('id')
    const answer = await press(id ?? '')
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('End it under Site')])
    expect(await db.prepare('SELECT ended_at FROM notices').first('ended_at')).toBeNull()
    expect(await db.prepare('SELECT count(*) AS n FROM changes').first('n')).toBe(1)
  })
})

describe('prices whose change was undone', () => {
  it('are the files’ again: the next seed brings the files’ new prices', async () => {
    await price('the-change')
    await press('the-change')
    const cheap = { current: 101, cut: 102 }
    const window = { from: '2027-01-01', till: '2027-01-31', standard: cheap, deluxe: cheap, superDeluxe: cheap }
    const tours = content.tours.map((tour) => (tour.windows.length > 0 ? { ...tour, windows: [window] } : tour))
    await loadSeed(db, seedSql({ ...content, tours }))
    const priced = (await listPricedTours(db)).filter(({ windows }) => windows.length > 0)
    expect(new Set(priced.map(({ stored }) => stored))).toEqual(new Set([JSON.stringify([window])]))
  })

  it('two after each other, in either order, are the files’ again', async () => {
    const was = await rows()
    for (const order of [
      ['one', 'two'],
      ['two', 'one'],
    ]) {
      const ids = order.map((id) => `${id}-${at}`)
      const first = ['one', 'two'].map((id) => ids.find((each) => each.startsWith(id)) ?? '')
      await price(first[0] ?? '')
      await price(first[1] ?? '', (windows) =>
        windows.map((window) => ({ ...window, standard: { current: 101, cut: 102 } })),
      )
      for (const id of ids) await undoPrices(db, by(`undo-${id}`), id)
      expect(await rows()).toEqual(was)
    }
  })
})
