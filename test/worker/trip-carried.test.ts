import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { TIERS } from '../../src/domain/catalogue/tiers.ts'
import { enquireTripPath, tripPath } from '../../src/domain/trips/trip-answer.ts'
import type { TripChoice } from '../../src/domain/trips/trip-choice.ts'
import { tripInWords } from '../../src/domain/trips/trip-words.ts'
import { dayInIndia, monthsFrom } from '../../src/values/dates.ts'
import { ASHA } from '../support/asha.ts'
import { clearEnquiries, onlyRow, post } from '../support/enquiries.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { select } from '../support/markup.ts'
import { pageAt } from '../support/site.ts'

const today = dayInIndia(new Date())
const may = monthsFrom(today, 12).find((month) => month.endsWith('-05')) ?? ''
const SOUGHT: TripChoice = { adults: 4, children: 2, rooms: [], tier: 'standard', from: may, budget: 90_000 }
const [priced] = content.tours.filter(({ windows }) => windows.length > 0)
const unpriced = content.tours.filter(({ windows }) => windows.length === 0)

async function attributes(path: string, selector: string, name: string): Promise<(string | undefined)[]> {
  return (await select(await pageAt(path), selector)).map(({ attributes }) => attributes[name])
}

describe('what was searched', () => {
  const search = `/search-results?q=${encodeURIComponent('bali in may 4 adults 2 kids under 90000 each')}`

  it('is carried by each card to the tour, to its form and to its sum, which is of the adults', async () => {
    const found = content.tours.filter(({ place }) => place === 'Bali')
    expect(await attributes(search, 'article h3 a', 'href')).toEqual(found.map(({ path }) => tripPath(path, SOUGHT)))
    expect(await attributes(search, 'a[aria-label^="Ask us about"]', 'href')).toEqual(
      found.map(({ id }) => enquireTripPath(id, SOUGHT)),
    )
    expect(await attributes(search, 'article [data-all-in]', 'href')).toEqual(
      found.map(({ path }) => `${tripPath(path, SOUGHT)}#sum`),
    )
    const sums = await select(await pageAt(search), 'article [data-all-in]')
    expect(new Set(sums.map(({ text }) => text))).toEqual(new Set(['With taxes, for 4 adults']))
  })

  it('gives way to what is filtered beside it, and is kept where nothing is', async () => {
    const links = await attributes(`${search}&month=6&tier=deluxe`, 'article h3 a', 'href')
    const from = monthsFrom(today, 12).find((month) => month.endsWith('-06')) ?? ''
    expect(links[0]).toContain(`adults=4&children=2&tier=deluxe&from=${from}&budget=90000`)
  })

  it.each(['/International?month=5&budget=90000', '/country/indonesia?month=5&budget=90000'])(
    'by the filters of %s is carried as well',
    async (path) => {
      const links = await attributes(path, 'article h3 a', 'href')
      expect(links.length).toBeGreaterThan(0)
      expect(links.every((link) => link?.endsWith(`?adults=2&tier=standard&from=${may}&budget=90000`))).toBe(true)
    },
  )

  it('asks nothing of a list that nothing was asked of', async () => {
    const links = await attributes('/International', 'article h3 a', 'href')
    expect(links.filter((link) => link?.includes('?'))).toEqual([])
  })
})

describe('a trip of the address', () => {
  const links = (query: string) => attributes(`${priced?.path}${query}`, 'main a[href^="/enquire"]', 'href')

  it('is carried by each link of the page to the form, by those of a tier with that tier', async () => {
    const asked = `?adults=2&children=2&ages=4%2B9&tier=deluxe&from=${may}`
    const own = `/enquire?tour=${priced?.id}&${asked.slice(1)}`
    const tiers = TIERS.map(({ key }) => own.replace('tier=deluxe', `tier=${key}`))
    expect((await links(asked)).toSorted()).toEqual([own, own, own, own, ...tiers].toSorted())
  })

  it('is none where nobody chose one: a tier alone says nothing of who travels', async () => {
    const plain = await links('')
    expect(plain.filter((link) => link?.includes('adults'))).toEqual([])
    const forms = await Promise.all(plain.map((link) => pageAt(link ?? '')))
    const trips = await Promise.all(forms.map((form) => select(form, '[name=trip], [name=total], [data-trip]')))
    expect(trips.flat()).toEqual([])
  })
})

describe('a trip that was searched for', () => {
  it('stands in the form of the sum, and its budget beside the total', async () => {
    const page = await pageAt(tripPath(priced?.path ?? '', SOUGHT))
    const typed = await select(page, '#cost input')
    expect(Object.fromEntries(typed.map(({ attributes: { name, value } }) => [name, value]))).toMatchObject({
      adults: '4',
      children: '2',
      budget: '90000',
    })
    expect(page).toContain('₹90,000')
    expect((await select(page, '[data-answer]'))[0]?.attributes['data-words']).toContain('budget ₹90,000 a person')
  })

  it('is in the words of every chat of its page, each with its own tier', async () => {
    const page = await pageAt(tripPath(priced?.path ?? '', SOUGHT))
    const chats = await select(page, 'main a[href^="https://wa.me/9"], [data-chat]')
    const texts = chats.map(({ attributes }) => new URL(attributes.href ?? '').searchParams.get('text'))
    expect(texts).toEqual([
      ...TIERS.map(({ key }) => expect.stringContaining(`) Trip: ${tripInWords({ ...SOUGHT, tier: key })}`)),
      expect.stringContaining(` Trip: ${tripInWords(SOUGHT)}`),
    ])
  })

  it('of more people than we work out is carried to the form and kept with the enquiry', async () => {
    const group = { ...SOUGHT, adults: 45 }
    const page = await pageAt(tripPath(priced?.path ?? '', group))
    expect((await select(page, '#trip-adults-mistake')).length).toBe(1)
    expect((await select(page, '[data-answer] a'))[0]?.attributes.href).toBe(enquireTripPath(priced?.id ?? '', group))
    const form = await pageAt(enquireTripPath(priced?.id ?? '', group))
    expect((await select(form, '[data-trip]'))[0]?.text).toBe(`${tripInWords(group)}: price on request.`)
    await clearEnquiries()
    await post({ ...ASHA, tour: priced?.id ?? '', trip: tripPath('', group).slice(1) })
    expect(await onlyRow()).toMatchObject({ trip: tripPath('', group).slice(1), trip_sum: '' })
  })

  it.each(['adults=1000', 'adults=0', 'adults=45&rooms=2', 'adults=45&from=2020-01-01', 'adults=-21'])(
    'that nobody could mean is not carried: %s',
    async (query) => {
      const form = await pageAt(`/enquire?tour=${priced?.id}&${query}`)
      expect(await select(form, '[name=trip]')).toEqual([])
    },
  )

  it('with a budget that cannot be read is asked again at its field', async () => {
    const page = await pageAt(`${priced?.path}?budget=much&adults=2`)
    expect((await select(page, '#trip-budget-mistake')).length).toBe(1)
    expect(await select(page, '[data-answer]')).toEqual([])
  })

  it('of a tour without a price is asked for all the same: page, form, and the enquiry that is kept', async () => {
    await expectOfEach(
      unpriced,
      async ({ id, path }) => {
        const [answer] = await select(await pageAt(tripPath(path, SOUGHT)), '[data-answer]')
        expect(answer?.attributes['data-words']).toContain(tripInWords(SOUGHT))
        const form = await pageAt(enquireTripPath(id, SOUGHT))
        expect((await select(form, '[data-trip]'))[0]?.text).toContain(`${tripInWords(SOUGHT)}: price on request.`)
        const [trip] = await select(form, '[name=trip]')
        expect(tripPath('', SOUGHT)).toBe(`?${trip?.attributes.value}`)
      },
      ({ id }) => id,
    )
    await clearEnquiries()
    await post({ ...ASHA, tour: unpriced[0]?.id ?? '', trip: tripPath('', SOUGHT).slice(1) })
    expect(await onlyRow()).toMatchObject({ trip: tripPath('', SOUGHT).slice(1), trip_sum: '' })
  })

  it('of a tour without a price can be said on its page without a script', async () => {
    const page = await pageAt(unpriced[0]?.path ?? '')
    const [form] = await select(page, '#cost form')
    expect(form?.attributes.action).toBe(`${unpriced[0]?.path}#sum`)
  })
})
