import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { ASHA } from '../support/asha.ts'
import { askDesk, CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { clearEnquiries, onlyRow, post } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }
const BALI = 'Bali6d5n'
let path: string
let instead: { id: string; path: string; title: string }

const row = (sql: string) => env.CATALOGUE.prepare(sql).first<{ id: string; path: string; title: string }>()
beforeEach(async () => {
  await env.CATALOGUE.exec(`UPDATE tours SET withdrawn = NULL; ${GATHER_LEADERS}`)
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
  const [bali, other] = await Promise.all([
    row(`SELECT id, path, title FROM tours WHERE id = '${BALI}'`),
    row(`SELECT id, path, title FROM tours WHERE id = 'Bali8d7n'`),
  ])
  if (!bali || !other) throw new Error('two tours to Bali are wanted')
  path = bali.path
  instead = other
})

/** The form as a page shows it now, with a press of one of its buttons. */
const press = async (fields: Record<string, string>) => {
  const shown = await formShown()
  return postToDesk(`/tours/${BALI}`, { ...shown, ...fields }, CONTENT)
}
const formShown = async () => {
  const inputs = await select(await (await askDesk(`/tours/${BALI}`, CONTENT)).text(), 'main input[type=hidden]')
  return Object.fromEntries(inputs.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']))
}
const look = async (address: string) => {
  forgetRevision()
  return visitSettled(address)
}
const withdraw = () => press({ does: 'withdraw', reason: 'The hotel was sold', instead: instead.id })

describe('a withdrawn tour', () => {
  it('answers 410 and says where to look instead', async () => {
    expect((await withdraw()).status).toBe(303)
    const answer = await look(path)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(await readerSees(html)).toContain('not sold any more')
    expect((await select(html, 'main li a')).map(({ attributes }) => attributes.href)).toEqual([instead.path])
    expect(html).not.toContain('The hotel was sold')
  })

  it('is in no list, carousel, search, suggestion, sitemap and beside no other tour', async () => {
    const pages = [
      '/',
      '/International',
      '/country/bali',
      '/search-results?q=bali',
      '/api/itineraries/bali',
      '/api/itineraries',
      '/sitemap.xml',
      instead.path,
    ]
    const before = await Promise.all(pages.map(async (page) => (await look(page)).text()))
    expect(before.filter((html) => html.includes(BALI)).length).toBeGreaterThan(4)
    await withdraw()
    for (const page of pages)
      expect([page, (await (await look(page)).text()).includes(`${path}"`)]).toEqual([page, false])
    expect(await (await look('/sitemap.xml')).text()).not.toContain(path)
    expect(await (await look('/api/itineraries/bali')).text()).not.toContain(path)
  })

  it('keeps a grey column in a comparison that was shared, without a price and without a way to ask', async () => {
    await withdraw()
    const html = await (await look(`/compare?t=${instead.id}&t=${BALI}`)).text()
    const [head] = await select(html, 'thead th[data-gone]')
    expect(head?.text).toContain('Not sold any more')
    expect((await select(html, 'thead th')).length).toBe(2)
    expect((await select(html, 'td[data-gone] data')).length).toBe(0)
    expect(html).not.toContain(`href="/enquire?tour=${BALI}"`)
  })

  it('is priced, dated and offered by no address, and gives an enquiry that names it no sum', async () => {
    const trip = 'adults=2&tier=standard&from=2027-06-10'
    const addresses = [`/trip/${BALI}?${trip}`, `/trip-days/${BALI}?${trip}`]
    const offered = async () => (await select(await (await look(`/enquire?tour=${BALI}`)).text(), '[name=tour]')).length
    expect([(await look(addresses[0] ?? '')).status, await offered()]).toEqual([200, 1])
    await withdraw()
    for (const address of addresses) expect([address, (await look(address)).status]).toEqual([address, 404])
    expect(await offered()).toBe(0)
    await clearEnquiries()
    await post({ ...ASHA, tour: BALI, trip })
    expect(await onlyRow()).toMatchObject({ tour: BALI, trip, trip_sum: '' })
  })

  it('stays so when the files are seeded, and comes back in one press', async () => {
    await withdraw()
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect((await look(path)).status).toBe(410)
    expect(await (await askDesk('/tours', CONTENT)).text()).toContain('The hotel was sold')
    await press({ does: 'restore' })
    expect((await look(path)).status).toBe(200)
  })

  it('stands among the changes with who, before and after, and the way back', async () => {
    await env.CATALOGUE.batch(
      ['DELETE FROM changes', 'DELETE FROM change_rows'].map((sql) => env.CATALOGUE.prepare(sql)),
    )
    await withdraw()
    const [change] = await select(await (await askDesk('/changes', CONTENT)).text(), 'main li a')
    const html = await (await askDesk(change?.attributes.href ?? '', CONTENT)).text()
    const seen = await readerSees(html)
    for (const part of [CHANDRA_OF_CONTENT, 'sold → not sold since', 'The hotel was sold']) expect(seen).toContain(part)
    expect(await select(html, `a[href="/tours/${BALI}"]`)).toHaveLength(1)
  })

  it('needs a reason, and a form that is sent twice withdraws once', async () => {
    expect((await press({ does: 'withdraw', reason: ' ' })).status).toBe(422)
    expect((await look(path)).status).toBe(200)
    const key = crypto.randomUUID()
    await press({ key, does: 'withdraw', reason: 'Gone' })
    await press({ does: 'restore' })
    await press({ key, does: 'withdraw', reason: 'Gone' })
    expect((await look(path)).status).toBe(200)
  })

  it('is not put over what somebody else has done since the page was opened, and what was typed is kept', async () => {
    const [one, other] = [await formShown(), await formShown()]
    await postToDesk(`/tours/${BALI}`, { ...one, does: 'withdraw', reason: 'The hotel was sold' }, CONTENT)
    const late = await postToDesk(`/tours/${BALI}`, { ...other, does: 'withdraw', reason: 'No guide' }, CONTENT)
    const html = await late.text()
    expect([late.status, await readerSees(html)]).toEqual([409, expect.stringContaining('The hotel was sold')])
    expect(await row(`SELECT withdrawn ->> 'reason' AS title FROM tours WHERE id = '${BALI}'`)).toEqual({
      title: 'The hotel was sold',
    })
  })

  it('of which the reason is missing keeps which tour was chosen instead', async () => {
    const html = await (await press({ does: 'withdraw', reason: '', instead: instead.id })).text()
    expect((await select(html, 'option[selected]')).map(({ attributes }) => attributes.value)).toEqual([instead.id])
  })
})
