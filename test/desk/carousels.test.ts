import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listCarousel } from '../../src/data/catalogue/carousel-order.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import type { CarouselName } from '../../src/domain/catalogue/carousels.ts'
import { askDesk, CHANDRA_OF_CONTENT, formIn, postToDesk } from '../support/desk.ts'
import { select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }

beforeEach(async () => {
  await env.CATALOGUE.batch(['DELETE FROM changes', 'DELETE FROM change_rows'].map((sql) => env.CATALOGUE.prepare(sql)))
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const placed = async (name: CarouselName = 'domestic') =>
  (await listCarousel(env.CATALOGUE, name)).filter(({ place }) => place !== null)
const idsOf = async (name?: CarouselName) => (await placed(name)).map(({ id }) => id)
const formOf = async () => formIn(await (await askDesk('/home-page', CONTENT)).text(), '/home-page')
const send = (form: Record<string, string>) => postToDesk('/home-page', form, CONTENT)
/** The cells of a row whose tours stand in this order, by their names. */
const numbered = (ids: string[], name: CarouselName = 'domestic') =>
  Object.fromEntries(ids.map((id, at) => [`${name}-${id}`, String(at + 1)]))
/** The form whose row of tours in India has these cells and no others filled. */
async function arrange(cells: Record<string, string>, move = ''): Promise<Response> {
  const others = Object.entries(await formOf()).filter(([field]) => !field.startsWith('domestic-'))
  return send({ ...Object.fromEntries(others), ...cells, move })
}

describe('the rows of the home page', () => {
  it('stand in the order that the staff gave them, and a seed leaves it', async () => {
    const before = await placed()
    const reversed = before.toReversed()
    expect((await arrange(numbered(reversed.map(({ id }) => id)))).status).toBe(303)
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await placed()).toEqual(reversed.map((tour, at) => ({ ...tour, place: at + 1 })))
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
    const before = await idsOf()
    expect((await arrange(numbered(before), `domestic ${way} ${before[at]}`)).status).toBe(303)
    expect((await idsOf()).slice(0, 3)).toEqual(order.map((place) => before[place]))
  })

  it('do not call an order saved that was put otherwise since', async () => {
    const [first = '', second = '', ...others] = await idsOf()
    const fields = { ...(await formOf()), ...numbered([second, first, ...others]) }
    expect([(await send(fields)).status, (await send(fields)).status]).toEqual([303, 303])
    await send({ ...(await formOf()), ...numbered([first, second, ...others]) })
    const again = await send(fields)
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('changed since')])
    expect((await idsOf()).slice(0, 2)).toEqual([first, second])
  })

  it('offer the first of them no way up, and every other one all three', async () => {
    const ids = await idsOf()
    const buttons = await select(await (await askDesk('/home-page', CONTENT)).text(), 'button[name="move"]')
    const ways = buttons
      .map(({ attributes }) => (attributes.value ?? '').split(' '))
      .filter(([name]) => name === 'domestic')
    const waysOf = (tour: string) => ways.flatMap(([, way = '', id]) => (id === tour ? [way] : []))
    expect(ids.map(waysOf)).toEqual(ids.map((_, at) => (at === 0 ? ['down'] : ['first', 'up', 'down'])))
  })

  it('take a tour out whose cell is empty, and refuse what is no place or too few', async () => {
    const [first, ...others] = await idsOf()
    await arrange(numbered(others))
    expect(await idsOf()).not.toContain(first)
    const wrong = await arrange(Object.fromEntries(others.map((id) => [`domestic-${id}`, 'first'])))
    const html = await wrong.text()
    expect([wrong.status, html.includes('is not a place')]).toEqual([422, true])
    expect(await select(html, `#domestic-${others[0]}[value=first]`)).toHaveLength(1)
    expect((await arrange({})).status).toBe(422)
    expect((await placed()).length).toBe(others.length)
  })

  it('keep the first colleague’s order, and show the second what they typed', async () => {
    const [before, abroad] = [await idsOf(), await idsOf('international')]
    const mine = { ...(await formOf()), ...numbered(before.toSpliced(0, 2, before[1] ?? '', before[0] ?? '')) }
    const first = before.toReversed()
    await send({ ...(await formOf()), ...numbered(first), ...numbered(abroad.toReversed(), 'international') })
    const late = await send(mine)
    expect([late.status, await idsOf()]).toEqual([409, first])
    const html = await late.text()
    expect(await select(html, `#domestic-${before[1]}[value="1"]`)).toHaveLength(1)
    expect(await select(html, `#international-${abroad.at(-1)}[value="1"]`)).toHaveLength(1)
    expect((await send(await formIn(html, '/home-page'))).status).toBe(303)
    expect([(await idsOf())[0], await idsOf('international')]).toEqual([before[1], abroad.toReversed()])
  })

  it('keep what was typed in every row, whichever button is pressed', async () => {
    const [before, abroad] = [await idsOf(), await idsOf('international')]
    const cell = `domestic-${before[0]}`
    const html = await (
      await send({ ...(await formOf()), [cell]: 'x', move: `international down ${abroad[0]}` })
    ).text()
    expect((await selectOne(html, `#${cell}`)).attributes.value).toBe('x')
    expect(await idsOf('international')).toEqual(abroad)
    const form = { ...(await formOf()), ...numbered(before.toReversed()), move: `international down ${abroad[0]}` }
    const answer = await send(form)
    expect([await idsOf(), (await idsOf('international'))[1]]).toEqual([before.toReversed(), abroad[0]])
    const page = await (await askDesk(answer.headers.get('location') ?? '', CONTENT)).text()
    expect((await selectOne(page, '#saved')).text).toContain('Home page: Popular abroad, Popular in India')
  })

  it('make no change where nothing is typed, and leave a row alone in which nothing is', async () => {
    const before = await formOf()
    const abroad = (await idsOf('international')).toReversed()
    await send({ ...before, ...numbered(abroad, 'international'), key: crypto.randomUUID() })
    expect((await send(before)).headers.get('location')).toContain('saved=unchanged')
    expect(await idsOf('international')).toEqual(abroad)
  })
})
