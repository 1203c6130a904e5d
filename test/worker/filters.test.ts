import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { select, selectOne } from '../support/markup.ts'
import { pageAt, visit } from '../support/site.ts'

const idOf = new Map(content.tours.map(({ path, id }) => [path, id]))

/** The ids of the tours on a page, in its order. */
async function idsAt(address: string): Promise<(string | undefined)[]> {
  const links = await select(await pageAt(address), 'article h3 a')
  return links.map(({ attributes }) => idOf.get(attributes.href?.split('?')[0] ?? ''))
}

/** The options of a page that can be chosen: kind, value and the count beside it. */
async function optionsAt(address: string) {
  const html = await pageAt(address)
  const boxes = await select(html, '#choice label input[type="checkbox"]')
  const counts = await select(html, '#choice label small')
  return boxes.map(({ attributes: { name, value, disabled } }, at) => ({
    name,
    value,
    disabled,
    count: Number(counts[at]?.text),
  }))
}

describe('a list is asked', () => {
  it.each([
    [
      '/International?budget=40000&sort=price',
      'Thailand4n5d Thailand5n6d Nepal Malaysia Bali6d5n Almaty Vietnam4d5n Vietnam6n7d SriLanka6n7d',
    ],
    ['/International?budget=19999', 'Thailand4n5d'],
    ['/International?budget=19998', ''],
    ['/Domestic?budget=20000&sort=price', 'Kasol2n3d Gujarat3n4d Rajasthan4n5d'],
    [
      '/Domestic?nights=5&nights=6&sort=price',
      'Shimla5n6d Ladakh5n6d Meghalaya5n6d Sikkim5n6d Kerala5n6d Kashmir5n6d Andaman Rajasthan5n6d spiti',
    ],
  ])('%s and shows %s', async (address, ids) => {
    const found = await idsAt(address)
    expect([...found].sort()).toEqual(ids.split(' ').filter(Boolean).sort())
    const priced = (id: string | undefined) =>
      content.tours.find((tour) => tour.id === id)?.windows.at(-1)?.standard.current
    const prices = found.map((id) => priced(id) ?? Number.POSITIVE_INFINITY)
    if (address.includes('sort=price')) expect(prices).toEqual([...prices].sort((one, other) => one - other))
  })

  it('for deluxe hotels and shows and compares their prices', async () => {
    const html = await pageAt('/International?budget=40000&tier=deluxe&sort=price')
    const prices = (await select(html, 'article [data-price] > data')).map(({ attributes }) => Number(attributes.value))
    const known = content.tours
      .filter(({ region }) => region === 'international')
      .flatMap(({ windows }) => windows.at(-1)?.deluxe.current ?? [])
      .filter((price) => price <= 40_000)
    expect(prices).toEqual(known.sort((one, other) => one - other))
  })

  it('with the unpriced last, in both directions', async () => {
    for (const sort of ['price', 'price-down']) {
      const kinds = await select(await pageAt(`/Domestic?sort=${sort}`), 'article [data-price]')
      const priced = kinds.map(({ attributes }) => attributes['data-price'] !== 'request')
      expect(priced.lastIndexOf(true)).toBe(priced.indexOf(false) - 1)
    }
  })
})

describe.each(['/Domestic', '/International', '/country/india', '/search-results', '/search-results?q=india'])(
  'the filters of %s',
  (path) => {
    const also = path.includes('?') ? '&' : '?'
    it('say beside each value how many packages it leaves, and never lead to none', async () => {
      const options = await optionsAt(path)
      const open = options.filter(({ disabled }) => disabled === undefined)
      expect(open.filter(({ count }) => !(count > 0))).toEqual([])
      // That a count is what a value leaves is held for any choice by test/rules/filters/filters.test.ts; here of each kind.
      const ofEachKind = open.filter(
        ({ name }, at) => open.findIndex((one) => one.name === name) === at || open[at + 1]?.name !== name,
      )
      await expectOfEach(
        ofEachKind,
        async ({ name, value, count }) => {
          const left = await idsAt(`${path}${also}${name}=${value}`)
          expect(left.length).toBe(count)
        },
        ({ name, value }) => `${name}=${value}`,
      )
    })
  },
)

describe('an address of a choice', () => {
  it.each([
    ['/Domestic?nights=6&nights=5', '/Domestic?nights=5&nights=6'],
    ['/Domestic?q=&budget=&tier=standard&sort=popular', '/Domestic'],
    ['/International?budget=abc&month=13', '/International?budget=abc'],
    ['/country/india?sort=price&month=5', '/country/india?month=5&sort=price'],
    ['/search-results?q=bali&visa=online&visa=online', '/search-results?q=bali&visa=online'],
  ])('%s leads to %s', async (given, right) => {
    const { status, headers } = await visit(given)
    expect([status, headers.get('location')]).toEqual([302, right])
  })

  it.each([
    ['/Domestic?nights=6&nights=5&utm_source=google&gclid=x', '/Domestic?nights=5&nights=6&utm_source=google&gclid=x'],
    ['/Domestic?tier=standard&fbclid=x&from=mail', '/Domestic?fbclid=x'],
    ['/compare?t=Bali6d5n&t=Andaman&utm_source=n', '/compare?t=Andaman&t=Bali6d5n&utm_source=n'],
  ])('%s leads to %s: the campaign goes along', async (given, right) => {
    expect((await visit(given)).headers.get('location')).toBe(right)
  })

  it('is not for search engines, and names the list as its page', async () => {
    for (const path of ['/Domestic', '/International', '/country/india']) {
      const html = await pageAt(`${path}?month=5`)
      expect((await selectOne(html, 'meta[name="robots"]')).attributes.content).toBe('noindex')
      expect((await selectOne(html, 'link[rel="canonical"]')).attributes.href).toMatch(new RegExp(`${path}$`))
      expect(await select(await pageAt(path), 'meta[name="robots"]')).toEqual([])
    }
  })

  it('is never answered with the stored list, nor stored for others', async () => {
    const whole = await idsAt('/Domestic')
    const chosen = await visit('/Domestic?nights=3')
    expect(chosen.headers.get('cache-control')).toMatch(/private|no-store/)
    expect(await idsAt('/Domestic?nights=3')).not.toEqual(whole)
    expect(await idsAt('/Domestic?nothing=known')).toEqual(whole)
    expect(await idsAt('/Domestic')).toEqual(whole)
  })
})

describe('what is chosen', () => {
  it('stands above the list as words to take off, each a link to the list without it', async () => {
    const html = await pageAt('/International?month=5&visa=none&budget=40000')
    const chips = await select(html, '[data-chips] > li > a')
    expect(chips.map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['Up to ₹40,000, last published price, remove', '/International?month=5&visa=none'],
      ['May, remove', '/International?visa=none&budget=40000'],
      ['No visa, remove', '/International?month=5&budget=40000'],
      ['Clear all', '/International'],
    ])
    expect((await selectOne(html, 'main details > summary')).text).toBe('Filters (3)')
  })

  it('can be taken off where nothing is left', async () => {
    const html = await pageAt('/International?budget=19998')
    expect(await select(html, 'article')).toEqual([])
    expect((await select(html, '[data-chips] > li > a')).length).toBe(2)
    expect((await selectOne(html, 'output[for=filter]')).text).toBe('0 packages')
  })

  it('keeps the text of the list, and the text keeps it', async () => {
    const html = await pageAt('/International?q=bali&nights=5')
    expect((await selectOne(html, '#filter')).attributes).toMatchObject({ value: 'bali', form: 'choice' })
    expect((await selectOne(html, '[name=nights][checked]')).attributes.value).toBe('5')
    expect(await idsAt('/International?q=bali&nights=5')).toEqual(['Bali6d5n'])
  })
})
