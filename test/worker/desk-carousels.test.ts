import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/load-seed.ts'
import { forgetRevision } from '../../src/data/catalogue/revision.ts'
import { listCarousel } from '../../src/data/desk/carousels.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }

beforeEach(async () => {
  await env.CATALOGUE.batch(['DELETE FROM changes', 'DELETE FROM change_rows'].map((sql) => env.CATALOGUE.prepare(sql)))
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const arrange = (fields: Record<string, string>) =>
  postToDesk('/home-page', { key: crypto.randomUUID(), carousel: 'domestic', ...fields }, CONTENT)
const placed = async () => (await listCarousel(env.CATALOGUE, 'domestic')).filter(({ place }) => place !== null)

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

  it('take a tour out whose cell is empty, and refuse what is no place or too few', async () => {
    const [first, ...others] = await placed()
    await arrange(Object.fromEntries(others.map(({ id }, at) => [id, String(at + 1)])))
    expect((await placed()).map(({ id }) => id)).not.toContain(first?.id)
    const wrong = await arrange(Object.fromEntries(others.map(({ id }) => [id, 'first'])))
    expect([wrong.status, (await wrong.text()).includes('is not a place')]).toEqual([422, true])
    expect((await arrange({})).status).toBe(422)
    expect((await placed()).length).toBe(others.length)
  })
})
