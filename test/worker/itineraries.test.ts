import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { find } from '../../src/domain/search/find.ts'
import { readIndex, type SentIndex } from '../../src/domain/search/finding-index.ts'
import type { Itinerary } from '../../src/domain/search/itinerary.ts'
import { counting } from '../support/counting.ts'
import { visitSettled } from '../support/settled.ts'
import { measured, visit } from '../support/site.ts'

async function itinerariesAt(path: string): Promise<Itinerary[]> {
  const response = await visit(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  const body: { itineraries: Itinerary[] } = await response.json()
  return body.itineraries
}

it.each(['/api/itineraries', '/api/itineraries/'])('%s gives them all, the most popular first', async (path) => {
  const found = await itinerariesAt(path)
  expect(found.map(({ _id }) => _id)).toEqual(content.tours.map(({ id }) => id))
})

it('an itinerary has the fields that the site behaviour names', async () => {
  const [bali] = await itinerariesAt('/api/itineraries/Bali8d7n')
  expect(bali).toEqual({
    _id: 'Bali8d7n',
    title: content.tours.find(({ id }) => id === 'Bali8d7n')?.title,
    duration: '7N/8D',
    location: content.tours.find(({ id }) => id === 'Bali8d7n')?.location,
    prices: { three_star: expect.any(Number), four_star: expect.any(Number), five_star: expect.any(Number) },
    cut_prices: { three_star: expect.any(Number), four_star: expect.any(Number), five_star: expect.any(Number) },
    // The window has ended: nothing is saved.
    save: { three_star: null, four_star: null, five_star: null },
    valueAddedTaxIncluded: false,
    price_is: expect.stringMatching(/^(present|next|last)$/),
    validity: { from: expect.any(String), till: expect.any(String) },
    small_img: expect.stringMatching(/^\/scenes\/[\w-]+\.day\.svg$/),
    direct: '/tour/Bali8d7n',
  })
})

/** The tours of a place, the most popular first. */
function idsOf(name: string): string[] {
  return content.tours.filter(({ place }) => place === name).map(({ id }) => id)
}

describe('with a text', () => {
  it.each([
    ['bali', idsOf('Bali')],
    ['BALI', idsOf('Bali')],
    ['%20Uttrakhand%20', idsOf('Uttarakhand')],
    ['%E0%A4%AC%E0%A4%BE%E0%A4%B2%E0%A5%80', idsOf('Bali')],
    ['nosuchplace', []],
    ['%22', []],
    ['%F0%9F%99%82', []],
  ])('for "%s" it gives what the search page shows', async (text, ids) => {
    expect((await itinerariesAt(`/api/itineraries/${text}`)).map(({ _id }) => _id)).toEqual(ids)
  })
})

it('every itinerary leads to a page', async () => {
  for (const { direct } of await itinerariesAt('/api/itineraries')) expect((await visit(direct)).status).toBe(200)
})

it('all of them say that there are no others', async () => {
  const { finding } = await (await visit('/api/itineraries')).json<{ finding: SentIndex }>()
  expect([finding.isWhole, finding.tours.length]).toEqual([true, content.tours.length])
})

it('all of them cost one round trip and the row of the leaders, read to its end', async () => {
  expect((await measured('/api/itineraries')).tally).toEqual({ roundTrips: 1, rowsRead: 2 })
})

it.each(['/api/itineraries', '/api/itineraries/bali'])('%s is read, not posted to', async (path) => {
  const response = await visitSettled(path, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

describe('an answer that is stored', () => {
  it('is everybody’s, whatever the case and the spaces, and costs no read of the catalogue', async () => {
    const first = await (await visitSettled('/api/itineraries/bali')).text()
    const { database, tally } = counting(env.CATALOGUE)
    const again = await visitSettled('/api/itineraries/%20BALI%20', {}, { CATALOGUE: database })
    expect([await again.text(), tally]).toEqual([first, { roundTrips: 0, rowsRead: 0 }])
  })

  it.each([
    [32, 0],
    [33, 1],
  ])('is what people type: to a text of %d letters the catalogue is asked %d times again', async (letters, times) => {
    const path = `/api/itineraries/${'q'.repeat(letters)}`
    await visitSettled(path)
    const { database, tally } = counting(env.CATALOGUE)
    await visitSettled(path, {}, { CATALOGUE: database })
    expect(tally.roundTrips > 0 ? 1 : 0).toBe(times)
  })

  it('is asked for with its tag in vain as long as it is the same', async () => {
    const etag = (await visit('/api/itineraries')).headers.get('etag') ?? ''
    expect((await visit('/api/itineraries', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('gives way to the one of another state of the catalogue', async () => {
    await visit('/api/itineraries/bali')
    await env.CATALOGUE.exec(`UPDATE tours SET title = 'Bali anew' WHERE id = 'Bali8d7n'; ${GATHER_LEADERS}`)
    forgetRevision()
    expect((await itinerariesAt('/api/itineraries/bali')).map(({ title }) => title)).toContain('Bali anew')
  })
})

it('without a text brings with the itineraries what finds among them as the API does', async () => {
  const { itineraries, finding } = await (await visit('/api/itineraries')).json<Whole>()
  const index = readIndex(finding)
  for (const text of ['bali', 'mnali', 'cheap thailand 5 days', 'goa', 'शिमला', 'under 30k', 'h']) {
    const here = find(index, { text }).at.map((at) => itineraries[at]?._id)
    expect([text, here]).toEqual([text, (await itinerariesAt(`/api/itineraries/${text}`)).map(({ _id }) => _id)])
  }
})

type Whole = { itineraries: Itinerary[]; finding: SentIndex }
