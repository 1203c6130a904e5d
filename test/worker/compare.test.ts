import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { toursPath } from '../../src/domain/site/paths.ts'
import { rupees } from '../../src/values/money.ts'
import { select, selectOne } from '../support/markup.ts'
import { measured, pageAt, visit } from '../support/site.ts'

const THREE = '/compare?t=Thailand5n6d&t=Nepal&t=Bali6d5n'

async function rowsAt(path: string): Promise<string[]> {
  return (await select(await pageAt(path), 'tbody th')).map(({ text }) => text)
}

describe('tours side by side', () => {
  it.each([
    ['/compare?t=Bali6d5n&t=Nepal&t=Thailand5n6d', THREE],
    ['/compare?t=bali6d5n&t=NEPAL&t=thailand5n6d', THREE],
    ['/compare?t=Nepal&t=Nepal', '/compare?t=Nepal'],
    ['/compare?t=Atlantis&t=Nepal', '/compare?t=Nepal'],
    ['/compare?t=Atlantis', '/compare'],
    ['/compare?t=%3Cscript%3E&t=', '/compare'],
  ])('have one address: %s leads to %s', async (given, right) => {
    const { status, headers } = await visit(given)
    expect([status, headers.get('location')]).toEqual([302, right])
  })

  it.each([
    [THREE, 'What differs comes first.'],
    ['/compare?t=Nepal', 'One package so far.'],
  ])('at %s begin with: %s', async (path, says) => {
    expect((await selectOne(await pageAt(path), 'main p')).text).toMatch(new RegExp(`^${says}`))
  })

  it('are three at most', async () => {
    const four = toursPath(
      'compare',
      content.tours.slice(0, 4).map(({ id }) => id),
    )
    const { headers } = await visit(four)
    expect(headers.get('location')).toBe(
      toursPath(
        'compare',
        content.tours.slice(0, 3).map(({ id }) => id),
      ),
    )
  })

  it('are one visitor’s page, for no search engine, in one round trip', async () => {
    const response = await visit(THREE)
    expect(response.headers.get('cache-control')).toMatch(/private|no-store/)
    expect((await selectOne(await response.text(), 'meta[name="robots"]')).attributes.content).toBe('noindex')
    const { tally } = await measured(THREE)
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThan(40)
  })

  it('have a column each, and show what differs before what is the same', async () => {
    const html = await pageAt(THREE)
    const heads = await select(html, 'thead th a:first-of-type')
    expect(heads.map(({ attributes }) => attributes.href)).toEqual([
      '/tour/Thailand5n6d',
      '/tour/Nepal',
      '/tour/Bali6d5n',
    ])
    const removing = (await select(html, 'thead a')).filter(({ text }) => text.startsWith('Remove'))
    expect(removing.map(({ attributes }) => attributes.href)).toEqual([
      '/compare?t=Nepal&t=Bali6d5n',
      '/compare?t=Thailand5n6d&t=Bali6d5n',
      '/compare?t=Thailand5n6d&t=Nepal',
    ])
    expect(await rowsAt(THREE)).toEqual(
      expect.arrayContaining([
        'All-in for two, Standard',
        'Deluxe, 4 star',
        'Months',
        'Pace',
        'Meals',
        'Visa, Indian passport',
      ]),
    )
    const same = (await select(html, 'details dt')).map(({ text }) => text)
    expect(same).toContain('Length')
    expect((await selectOne(html, 'details summary')).text).toBe(`${same.length} rows are the same`)
  })

  it('name the all-in price for two to the rupee, with what it counts for', async () => {
    const html = await pageAt('/compare?t=Bali6d5n')
    const { text } = await selectOne(html, 'tbody tr td')
    const { current = 0 } = content.tours.find(({ id }) => id === 'Bali6d5n')?.windows.at(-1)?.standard ?? {}
    const withTaxes = Math.round(Math.round(2 * current * 1.05) * 1.02)
    expect(text).toContain(`${rupees(withTaxes)} with GST and TCS`)
    expect(text).toContain('last price')
  })

  it('have month, people and class in common, and lead on with them', async () => {
    const trip = 'adults=3&children=1&tier=deluxe&from=2027-05&budget=90000'
    const html = await pageAt(`${THREE}&${trip}`)
    expect(await rowsAt(`${THREE}&${trip}`)).toEqual(
      expect.arrayContaining(['All-in for 3 adults, 1 child, Deluxe, in May 2027, budget ₹90,000 a person']),
    )
    expect(html).toContain('Hotel, Deluxe')
    const heads = await select(html, 'thead th a:first-of-type')
    expect(heads.map(({ attributes }) => attributes.href?.split('?')[1])).toEqual([trip, trip, trip])
    const asks = await select(html, 'tbody a[href^="/enquire"]')
    expect(asks.every(({ attributes }) => attributes.href?.endsWith(`&${trip}`))).toBe(true)
    const typed = await select(html, 'main form input:not([type=hidden]), main form option[selected]')
    expect(typed.map(({ attributes }) => attributes.value)).toEqual(['2027-05', 'deluxe', '3', '1', undefined, '90000'])
  })

  it('are asked for again by a form that needs no script, with a mistake at its field', async () => {
    const html = await pageAt(`${THREE}&adults=40&month=&tier=standard&children=0`)
    expect((await select(html, 'main form input[name=t]')).map(({ attributes }) => attributes.value)).toHaveLength(3)
    expect((await selectOne(html, '#trip-adults-mistake')).text).toContain('1 to 20 adults')
    expect(await rowsAt(`${THREE}&adults=40`)).toContain('All-in for two, Standard')
  })

  it('ask beside children for their ages', async () => {
    const ages = async (trip: string) => (await select(await pageAt(`${THREE}${trip}`), '#trip-ages')).length
    expect([await ages(''), await ages('&children=0'), await ages('&children=2')]).toEqual([0, 0, 1])
  })

  it('carry all of a trip in their form', async () => {
    const html = await pageAt(
      `${THREE}&adults=3&children=1&ages=6&rooms=2%2B2&tier=deluxe&from=2027-05-10&budget=90000`,
    )
    const typed = await select(html, 'main form input:not([name=t]), main form option[selected]')
    expect(typed.map(({ attributes }) => attributes.value)).toEqual(
      expect.arrayContaining(['2027-05-10', 'deluxe', '3', '1', '6', '2+2', '90000']),
    )
  })

  it.each([
    ['adults=4&budget=abc', 'budget', 'Write the amount as 40000'],
    ['ages=55', 'ages', 'how old each child is'],
    ['adults=2&rooms=9', 'rooms', 'how many sleep in each room'],
    ['from=2020-01-01', 'from', ''],
  ])('say what they cannot read: %s', async (asked, name, sentence) => {
    expect((await selectOne(await pageAt(`${THREE}&${asked}`), `#trip-${name}-mistake`)).text).toContain(sentence)
  })

  it('keep what has to be mended on the way to their one address, and no trip where no tour is left', async () => {
    const wrong = await visit('/compare?t=Nepal&t=Thailand5n6d&adults=4&budget=abc')
    expect(wrong.headers.get('location')).toBe('/compare?t=Thailand5n6d&t=Nepal&adults=4&budget=abc')
    expect((await visit('/compare?t=Atlantis&adults=4')).headers.get('location')).toBe('/compare')
  })

  it('keep the trip on the way to their one address', async () => {
    const { headers } = await visit('/compare?t=Nepal&t=Thailand5n6d&adults=3&tier=standard')
    expect(headers.get('location')).toBe('/compare?t=Thailand5n6d&t=Nepal&adults=3&tier=standard')
  })

  it('are sent to the agency by the chat button', async () => {
    const { attributes } = await selectOne(await pageAt(THREE), 'aside a[href^="https://wa.me/"]')
    const text = new URL(attributes.href ?? '').searchParams.get('text')
    expect(text).toContain('/compare?t=Thailand5n6d&t=Nepal&t=Bali6d5n')
  })

  it.each([
    ['/compare', 'Your shortlist'],
    ['/compare?t=Nepal', 'Add from your shortlist'],
  ])('that are too few lead on: %s', async (path, words) => {
    const links = await select(await pageAt(path), 'main a[href="/shortlist"], main a[href="/search-results"]')
    expect(links.map(({ attributes, text }) => [attributes.href, text])).toEqual([
      ['/shortlist', words],
      ['/search-results', 'Every package'],
    ])
  })

  it('are offered from a tour and from a list that was chosen from', async () => {
    expect(await select(await pageAt('/tour/Nepal'), '[data-similar] a[href^="/compare?t=Nepal&"]')).toHaveLength(1)
    const link = await selectOne(await pageAt('/International?month=5&visa=none&sort=price'), '[data-compare]')
    expect((await visit(link.attributes.href ?? '')).status).toBeLessThan(400)
  })
})
