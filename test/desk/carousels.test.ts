import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listCarousel } from '../../src/data/catalogue/carousel-order.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { select } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }

beforeEach(async () => {
  await env.CATALOGUE.batch(['DELETE FROM changes', 'DELETE FROM change_rows'].map((sql) => env.CATALOGUE.prepare(sql)))
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const placed = async () => (await listCarousel(env.CATALOGUE, 'domestic')).filter(({ place }) => place !== null)
const shown = async () => (await placed()).map(({ id }) => id).join(' ')
const arrange = async (fields: Record<string, string>) =>
  postToDesk('/home-page', { key: crypto.randomUUID(), carousel: 'domestic', shown: await shown(), ...fields }, CONTENT)

describe('the rows of the home page', () => {
  it('stand in the order that the staff gave them, and a seed leaves it', async () => {
    const before = await placed()
    const reversed = before.toReversed()
    const fields = Object.fromEntries(reversed.map(({ id }, at) => [id, String(at + 1)]))
    expect((await arrange(fields)).status).toBe(303)
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect((await placed()).map(({ id }) => id)).toEqual(reversed.map(({ id }) => id))
    forgetRevision()
    const home = await (await visitSettled('/')).text()
    const at = (title: string) => home.indexOf(title)
    expect(at(reversed[0]?.title ?? '')).toBeLessThan(at(reversed.at(-1)?.title ?? ''))
  })

  it.each([
    ['first', 2, [2, 0, 1]],
    ['up', 2, [0, 2, 1]],
    ['down', 0, [1, 0, 2]],
    ['up', 0, [0, 1, 2]],
  ] as const)('move by a press of %s', async (way, at, order) => {
    const before = await placed()
    const fields = Object.fromEntries(before.map(({ id }, place) => [id, String(place + 1)]))
    expect((await arrange({ ...fields, move: `${way} ${before[at]?.id}` })).status).toBe(303)
    expect((await placed()).slice(0, 3).map(({ id }) => id)).toEqual(order.map((place) => before[place]?.id))
  })

  it('take a tour out whose cell is empty, and refuse what is no place or too few', async () => {
    const [first, ...others] = await placed()
    await arrange(Object.fromEntries(others.map(({ id }, at) => [id, String(at + 1)])))
    expect((await placed()).map(({ id }) => id)).not.toContain(first?.id)
    const wrong = await arrange(Object.fromEntries(others.map(({ id }) => [id, 'first'])))
    const html = await wrong.text()
    expect([wrong.status, html.includes('is not a place')]).toEqual([422, true])
    expect(await select(html, `#domestic-${others[0]?.id}[value=first]`)).toHaveLength(1)
    expect((await arrange({})).status).toBe(422)
    expect((await placed()).length).toBe(others.length)
  })

  it('keep the order of whoever was first, and show the second what they typed', async () => {
    const before = await placed()
    const old = await shown()
    const numbered = (ids: string[]) => Object.fromEntries(ids.map((id, at) => [id, String(at + 1)]))
    const first = before.toReversed().map(({ id }) => id)
    const second = before.slice(0, 3).map(({ id }) => id)
    expect((await arrange(numbered(first))).status).toBe(303)
    const late = await arrange({ ...numbered(second), shown: old })
    expect([late.status, (await placed()).map(({ id }) => id)]).toEqual([409, first])
    const html = await late.text()
    expect(await select(html, `#domestic-${second[2]}[value="3"]`)).toHaveLength(1)
    const [now] = await select(html, 'input[name=shown]')
    expect(now?.attributes.value).not.toBe(old)
  })
})
