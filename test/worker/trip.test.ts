import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { paidInWords, paidOnTheWay } from '../../src/domain/trips/paid-on-the-way.ts'
import { answerTrip } from '../../src/domain/trips/trip-answer.ts'
import { choiceQuery, type TripChoice } from '../../src/domain/trips/trip-choice.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { rupees } from '../../src/values/money.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { select } from '../support/markup.ts'
import { visit } from '../support/site.ts'

const today = dayInIndia(new Date())
const from = daysAfter(today, 70)
const CHOICE: TripChoice = { adults: 3, children: 1, rooms: [2, 2], tier: 'deluxe', from }
const priced = content.tours.filter(({ windows }) => windows.length > 0)
const BALI = '/tour/Bali6d5n'

const htmlAt = async (path: string) => (await visit(path)).text()
const texts = async (html: string, selector: string) => (await select(html, selector)).map(({ text }) => text)

describe('a tour with a choice', () => {
  it('says the total of the one function that works it out, for every tour with prices', async () => {
    await expectOfEach(
      priced,
      async (tour) => {
        const answer = answerTrip(tour, CHOICE, today)
        const html = await htmlAt(`/trip/${tour.id}?${choiceQuery(CHOICE)}`)
        expect(await texts(html, '[data-total]')).toEqual([rupees(answer?.price.total ?? 0)])
      },
      ({ id }) => id,
    )
  })

  it('says beside the total what the party pays at the hotels, for every tour whose towns take a tax', async () => {
    await expectOfEach(
      priced,
      async (tour) => {
        const said = paidOnTheWay(tour, CHOICE, today).map((each) => paidInWords(each, CHOICE))
        const lines = await texts(await htmlAt(`/trip/${tour.id}?${choiceQuery(CHOICE)}`), '[data-paid]')
        expect(lines.map((line) => line.replace(/, paid .*/, ''))).toEqual(expect.arrayContaining(said))
      },
      ({ id }) => id,
    )
  })

  it('stands in its page under the form, which keeps what was chosen', async () => {
    const html = await htmlAt(`${BALI}?${choiceQuery(CHOICE)}`)
    expect(await texts(html, '#cost [data-answer] caption b')).toEqual([
      expect.stringMatching(/^3 adults, 1 child, Deluxe, from /),
    ])
    const fields = await select(html, '#cost input')
    expect(fields.map(({ attributes }) => attributes.value)).toEqual([from, '3', '1', undefined, '2+2'])
    expect((await select(html, '#cost option[selected]')).map(({ attributes }) => attributes.value)).toContain('deluxe')
  })

  it('writes no internal value of the program into its HTML', async () => {
    expect(await htmlAt(`${BALI}?${choiceQuery(CHOICE)}`)).not.toMatch(/\[object|undefined|NaN/)
  })

  it('is one visitor’s own: neither stored nor indexed, and the page without it stays as it was', async () => {
    const response = await visit(`${BALI}?${choiceQuery(CHOICE)}`)
    const html = await response.text()
    expect(response.headers.get('cache-control')).toMatch(/private/)
    expect(response.headers.get('etag')).toBeNull()
    expect((await select(html, 'meta[name=robots]')).map(({ attributes }) => attributes.content)).toEqual(['noindex'])
    const canonical = (await select(html, 'link[rel=canonical]')).map(({ attributes }) => attributes.href)
    expect(canonical).toEqual([`https://patang.example${BALI}`])
    expect(await select(await htmlAt(BALI), '[data-answer]')).toEqual([])
  })

  it.each([
    ['from=2020-02-10&adults=2', 'trip-from', /has passed/],
    ['from=2027-02-30', 'trip-from', /not in the calendar/],
    ['adults=500', 'trip-adults', /1 to 20 adults/],
    ['adults=3&rooms=2', 'trip-rooms', /for 2, and you are 3/],
  ])('whose %s cannot be is told so beside the field, without a sum', async (...[query, field, sentence]) => {
    const html = await htmlAt(`${BALI}?${query}`)
    expect(await texts(html, `#${field}-mistake`)).toEqual([expect.stringMatching(sentence)])
    expect((await select(html, '#cost [aria-invalid]')).map(({ attributes }) => attributes.id)).toEqual([field])
    expect(await select(html, '[data-total]')).toEqual([])
  })

  it('that nobody could mean is not asked', async () => {
    const html = await htmlAt(`${BALI}?tier=palace&from=`)
    expect(await select(html, '[data-answer], #cost [id$="-mistake"]')).toEqual([])
  })

  it('leaves the taxes out of what is not in its total', async () => {
    const lines = await texts(await htmlAt(`/trip/Bali6d5n?${choiceQuery(CHOICE)}`), '[data-answer] ul li')
    expect(lines.filter((line) => /GST/.test(line))).toEqual([])
    expect(lines.filter((line) => /1,50,000 rupiah/.test(line))).toHaveLength(1)
  })

  it('of a tour without prices gives no sum', async () => {
    const html = await htmlAt('/Kerala5n6d?adults=2')
    expect(await select(html, '[data-answer]')).toHaveLength(1)
    expect(await select(html, '[data-total]')).toEqual([])
  })
})

describe('the days of a trip for a calendar', () => {
  beforeAll(() => {
    const tier = { current: 30_000, cut: 40_000 }
    const window = { from: '2026-01-01', till: daysAfter(from, 30), standard: tier, deluxe: tier, superDeluxe: tier }
    const tours = content.tours.map((tour) => (tour.id === 'Bali6d5n' ? { ...tour, windows: [window] } : tour))
    return loadSeed(env.CATALOGUE, seedSql({ ...content, tours }))
  })

  it('come as a separate file, which no cache keeps', async () => {
    const { status, headers } = await visit(`/trip-days/Bali6d5n?${choiceQuery(CHOICE)}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=UTF-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="Bali6d5n.ics"')
    expect(headers.get('cache-control')).toMatch(/private/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('keep the names of their entries for the same party on another day, and for no other party or tour', async () => {
    const names = async (choice: TripChoice, tour = 'Bali6d5n') => {
      const file = await (await visit(`/trip-days/${tour}?${choiceQuery(choice)}`)).text()
      return file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => line.startsWith('UID:'))
    }
    const first = await names(CHOICE)
    expect(first.length).toBeGreaterThan(1)
    expect(await names({ ...CHOICE, from: '2027-03-10' })).toEqual(first)
    expect(await names({ ...CHOICE, tier: 'superDeluxe', rooms: [] })).toEqual(first)
    const others = await names({ ...CHOICE, adults: CHOICE.adults + 1, rooms: [] })
    expect(others.filter((name) => first.includes(name))).toEqual([])
  })

  it.each([
    '/trip-days/Bali6d5n',
    '/trip-days/Bali6d5n?from=2027-02',
    '/trip-days/Nowhere?from=2027-02-10',
    `/trip-days/Bali6d5n?from=${daysAfter(from, 31)}`,
    `/trip-days/Rajasthan?from=${from}`,
    '/trip/Nowhere',
  ])('are not found where there is no day, no tour or no price that holds: %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })
})
