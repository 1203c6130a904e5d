import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import type { TourInCard as Card, Tour } from '../../src/domain/catalogue/tour.ts'
import { mailRows } from '../../src/domain/enquiries/enquiry-mail.ts'
import { priceOnDay } from '../../src/domain/prices/price-on-day.ts'
import type { PriceWindow } from '../../src/domain/prices/price-window.ts'
import { toItinerary } from '../../src/domain/search/itinerary.ts'
import { comparisonOf } from '../../src/domain/shortlist/comparison.ts'
import { touristTrip } from '../../src/domain/site/structured-data.ts'
import { answerInWords, answerTrip, calendarPath, tripSaid } from '../../src/domain/trips/trip-answer.ts'
import { choiceQuery } from '../../src/domain/trips/trip-choice.ts'
import { tripSum, tripTold } from '../../src/domain/trips/trip-sum.ts'
import { TourPage, tourHead } from '../../src/site/tour/page.tsx'
import { Trip } from '../../src/site/trip/trip.tsx'
import { TourCard } from '../../src/ui/catalogue/tour-card.tsx'
import { enquiry } from '../support/asha.ts'
import { select } from '../support/markup.ts'

const TODAY = '2026-11-30'
const FROM = '2027-02-10'

function windowOf(from: string, till: string, standard = 30_001): PriceWindow {
  const tier = (more: number) => ({ current: standard + more, cut: standard + more + 7000 })
  return { from, till, standard: tier(0), deluxe: tier(4000), superDeluxe: tier(9000) }
}

/** Each kind of price that a tour may have for a journey from 10 Feb 2027, asked on 30 Nov 2026. */
const KINDS = {
  live: [windowOf('2026-11-01', '2027-03-31')],
  ended: [windowOf('2025-10-01', '2026-02-15')],
  'to come': [windowOf('2027-03-01', '2027-03-31')],
  'over before': [windowOf('2026-11-01', '2027-01-31')],
  none: [],
  changing: [windowOf('2026-11-01', '2027-02-14'), windowOf('2027-02-15', '2027-03-31', 35_001)],
} satisfies Record<string, PriceWindow[]>

type Kind = keyof typeof KINDS

/** What the figure is called, where no rupee may be asked for on its ground. */
const NAMES: Partial<Record<Kind, string>> = {
  ended: 'What it cost until Feb 2026',
  'to come': 'What it costs from 1 Mar 2027',
  'over before': 'What it costs until 31 Jan 2027',
}

const bali = content.tours.find(({ id }) => id === 'Bali6d5n') as unknown as Tour
const rajasthan = content.tours.find(({ id }) => id === 'Rajasthan') as unknown as Tour
const tourOf = (kind: Kind, tour = bali): Tour => ({ ...tour, windows: KINDS[kind] })
const choiceOf = (from: string) => ({ tier: 'standard' as const, adults: 2, children: 0, rooms: [], from })
const answerOf = (kind: Kind, from = FROM) => answerTrip(tourOf(kind), choiceOf(from), TODAY)

function cardOf(kind: Kind, tour = bali): Card {
  const price = priceOnDay(KINDS[kind], TODAY)
  const { id, path, title, location, duration, region, scene } = tour
  return { id, path, title, location, duration, region, scene, ...(price && { price }) }
}

const html = (node: ReactNode) => renderToStaticMarkup(node)
const billOf = (kind: Kind, from = FROM) =>
  html(
    <Trip
      tour={tourOf(kind)}
      asked={{ choice: choiceOf(from), trip: choiceOf(from), typed: {}, mistakes: {} }}
      today={TODAY}
    />,
  )
const pageOf = (kind: Kind, tour = bali) =>
  html(<TourPage tour={tourOf(kind, tour)} similar={[]} agency={{}} today={TODAY} />)
const texts = async (page: string, selector: string) => (await select(page, selector)).map(({ text }) => text)

describe.each(Object.keys(NAMES) as Kind[])('a price that does not hold (%s)', (kind) => {
  it('is no bill: its figure has another name, and no rupee is due on a day', async () => {
    const page = billOf(kind)
    expect(await texts(page, 'tfoot tr:first-child th')).toEqual([NAMES[kind]])
    const due = await texts(page, '[data-days-due]')
    expect(due.join()).not.toMatch(/₹/)
    expect(due.join()).toMatch(/50%.*100%/)
  })

  it('is in no calendar', async () => {
    const answer = answerOf(kind)
    expect(answer && calendarPath('Bali6d5n', answer)).toBeUndefined()
    expect(await select(billOf(kind), 'a[download]')).toEqual([])
  })

  it('is "in all" neither in the dialog nor in a shared text, and the mail has its name', async () => {
    const answer = answerOf(kind)
    expect(answer && answerInWords(answer)).not.toMatch(/in all/)
    const shared = (await select(billOf(kind), 'a[href^="https://wa.me"]')).map(({ attributes }) => attributes.href)
    expect(decodeURIComponent(shared.join())).not.toMatch(/in all/)
    expect(answer && tripSum(answer).name).toBe(NAMES[kind])
  })
})

describe('a price that holds', () => {
  it('is a bill with its days and its calendar', async () => {
    const page = billOf('live')
    expect(await texts(page, 'tfoot tr:first-child th')).toEqual(['Total'])
    expect((await texts(page, '[data-days-due]')).join()).toMatch(/Pay ₹[\d,]+ at booking/)
    expect(await select(page, 'a[download]')).toHaveLength(1)
  })

  it('that changes within the month says up to which day, and names no day of payment', async () => {
    const page = billOf('changing', '2027-02')
    expect(await texts(page, 'tfoot tr:first-child th')).toEqual(['Total, at the price to 14 Feb 2027'])
    expect(await select(page, 'a[download], [data-percent]')).toEqual([])
  })
})

it('a total of a family is the adults’, and the children’s price is quoted', async () => {
  const choice = { ...choiceOf(FROM), children: 2 }
  const page = html(
    <Trip tour={tourOf('live')} asked={{ choice, trip: choice, typed: {}, mistakes: {} }} today={TODAY} />,
  )
  const name = 'Total for 2 adults; the children’s price is quoted'
  expect(await texts(page, 'tfoot tr:first-child th')).toEqual([name])
  const answer = answerTrip(tourOf('live'), choice, TODAY)
  expect(answer && tripSum(answer).name).toBe(name)
  expect(answer && answerInWords(answer)).toMatch(/ for the 2 adults, with taxes; the children come on top\.$/)
})

it.each(Object.keys(NAMES) as Kind[])(
  'the figure of a family that is %s names the adults alone, and counts by the adult',
  async (kind) => {
    const choice = { ...choiceOf(FROM), children: 1 }
    const page = html(
      <Trip tour={tourOf(kind)} asked={{ choice, trip: choice, typed: {}, mistakes: {} }} today={TODAY} />,
    )
    const [name, each] = await texts(page, 'tfoot th')
    expect(name).toMatch(/ for 2 adults (until|from) .*; the children’s price is quoted$/)
    expect(each).toBe('Per adult')
  },
)

it('beside an infant alone the sum counts by the adult, too', async () => {
  const choice = { ...choiceOf(FROM), children: 1, ages: [1] }
  const page = html(
    <Trip tour={tourOf('live')} asked={{ choice, trip: choice, typed: {}, mistakes: {} }} today={TODAY} />,
  )
  expect((await texts(page, 'tfoot th'))[1]).toBe('Per adult')
})

it('a tour without a price gives no sum', () => {
  expect(answerOf('none')).toBeUndefined()
  expect(billOf('none')).toContain('Price on request')
  expect(billOf('none')).not.toContain('₹')
})

/** Every place that names a price of today, as the reader or the machine gets it. */
const PLACES: Record<string, (kind: Kind, tour: Tour) => string> = {
  card: (kind, tour) => html(<TourCard card={cardOf(kind, tour)} />),
  tiers: (kind, tour) => pageOf(kind, tour).split('id="prices"')[1]?.split('What it costs in all')[0] ?? '',
  bar: (kind, tour) => pageOf(kind, tour).split('class="checkout"')[1] ?? '',
  compare: (kind, tour) => JSON.stringify(comparisonOf([{ ...tourOf(kind, tour), isSold: true }], TODAY)),
  chat: (kind, tour) => tourHead(tourOf(kind, tour), TODAY).chat ?? '',
}

describe.each(Object.entries(PLACES))('%s', (place, shown) => {
  it.each(['live', 'ended', 'to come', 'over before', 'changing'] as Kind[])(
    'says the taxes beside a price that is %s, and claims no saving',
    (kind) => {
      const [abroad, home] = [shown(kind, bali), shown(kind, rajasthan)]
      if (place === 'chat' && kind === 'ended') return expect(abroad + home).not.toMatch(/₹/)
      expect([abroad, home]).toEqual([expect.stringContaining('+ GST and TCS'), expect.stringContaining('+ 5% GST')])
      expect(abroad + home).not.toMatch(/you save|\bwas\b[^<]*</)
    },
  )
})

/** Every place that names what a journey from 10 Feb 2027 comes to, or is offered for, with what a reader or a machine gets there. */
const SUMS: Record<string, (kind: Kind) => string> = {
  'the bill, on paper too': (kind) => (billOf(kind).split('data-answer')[1] ?? '').replace(/<[^>]*>/g, ' '),
  'the form’s dialog': (kind) => withAnswer(kind, answerInWords),
  'a shared text': (kind) => hrefs(billOf(kind), 'https://wa.me/'),
  'the calendar': (kind) => withAnswer(kind, (answer) => calendarPath('Bali6d5n', answer) ?? ''),
  'the mail, the receipt and the own enquiry': (kind) => withAnswer(kind, (answer) => JSON.stringify(tripSum(answer))),
  'the mail’s price that was seen': (kind) => mailedPrice(kind),
  'the API': (kind) => JSON.stringify(toItinerary({ ...cardOf(kind), windows: [] }, priceOnDay(KINDS[kind], TODAY))),
  'structured data': (kind) => JSON.stringify(touristTrip(tourOf(kind), TODAY)),
  'the chat of a tier': (kind) => hrefs(pageOf(kind).split('id="prices"')[1] ?? '', 'https://wa.me/'),
  'the tour’s head': (kind) => JSON.stringify(tourHead(tourOf(kind), TODAY)),
}

function withAnswer(kind: Kind, words: (answer: NonNullable<ReturnType<typeof answerOf>>) => string): string {
  const answer = answerOf(kind)
  return answer ? words(answer) : ''
}

function hrefs(page: string, to: string): string {
  const found = page.match(/href="[^"]*"/g) ?? []
  return decodeURIComponent(found.filter((href) => href.includes(to)).join(' '))
}

function takenOf(fields: Record<string, string>) {
  return { ...enquiry(fields), id: 'a'.repeat(64), reference: '', createdAt: Date.parse(`${TODAY}T06:00:00Z`) }
}

function mailedPrice(kind: Kind): string {
  const taken = takenOf({ price: '30001', packages: '/tour/Bali6d5n' })
  return mailRows(taken, tourOf(kind)).find(([label]) => label === 'Price seen')?.[1] ?? ''
}

describe.each(Object.entries(SUMS))('%s', (_, said) => {
  it.each(['ended', 'to come', 'over before', 'none'] as Kind[])('asks for nothing at a price that is %s', (kind) => {
    expect(said(kind)).not.toMatch(/\bTotal\b|\bin all\b|\bis due\b|Pay ₹|\byou save\b/)
  })

  it.each(['ended', 'none'] as Kind[])('offers nothing at a price that is %s', (kind) => {
    expect(said(kind)).not.toMatch(/InStock|"price":\d|"save":\{"three_star":\d/)
  })
})

it('a place that names a figure says of what days an ended price was', () => {
  const named = Object.entries(SUMS).filter(([, said]) => /₹\s?\d/.test(said('ended')))
  expect(named.length).toBeGreaterThan(3)
  expect(
    named.filter(([, said]) => !/until Feb 2026|ended on 15 Feb 2026/.test(said('ended'))).map(([name]) => name),
  ).toEqual([])
})

it('the struck figure is not read aloud, on a card and on a tier', async () => {
  const struck = await select(PLACES.card?.('live', bali) + pageOf('live'), 's')
  expect(struck.map(({ attributes }) => attributes['aria-hidden'])).toEqual(Array(4).fill('true'))
})

it('each card leads to the sum for two with taxes in one press', async () => {
  const [link] = await select(PLACES.card?.('live', bali) ?? '', '[data-all-in]')
  expect(link?.attributes.href).toBe('/tour/Bali6d5n?adults=2&tier=standard#sum')
  expect(await select(html(<TourCard card={cardOf('none')} />), '[data-all-in]')).toEqual([])
})

describe('machines', () => {
  const row = { id: '', title: '', location: '', duration: '', path: '', scene: 'bali' as const, windows: [] }
  const api = (kind: Kind) => toItinerary(row, priceOnDay(KINDS[kind], TODAY))

  it('hear of a saving only while a price is offered, and that no price has its taxes in it', () => {
    expect([api('live').save.three_star, api('to come').save.three_star]).toEqual([7000, 7000])
    expect([api('ended').save, api('none').save]).toEqual(
      Array(2).fill({ three_star: null, four_star: null, five_star: null }),
    )
    expect(api('live').valueAddedTaxIncluded).toBe(false)
  })

  it('are offered no ended price, and each offer says that its taxes come on top', () => {
    const offers = (kind: Kind) =>
      touristTrip(tourOf(kind), TODAY).offers as { priceSpecification: object }[] | undefined
    expect([offers('ended'), offers('none')]).toEqual([undefined, undefined])
    for (const offer of offers('live') ?? []) {
      expect(offer.priceSpecification).toMatchObject({ valueAddedTaxIncluded: false, priceCurrency: 'INR' })
    }
    expect(offers('live')).toHaveLength(3)
  })
})

describe('a day that something speaks against', () => {
  const closed = { ...tourOf('live'), practical: { ...bali.practical, seasons: [season('Feb')] } }

  function season(month: 'Feb') {
    return { months: [month], is: 'closed' as const, why: 'Snow lies on the road' }
  }

  it('says it before the first line of the bill, and the button asks for another month', async () => {
    const page = html(
      <Trip
        tour={closed}
        asked={{ choice: choiceOf(FROM), trip: choiceOf(FROM), typed: {}, mistakes: {} }}
        today={TODAY}
      />,
    )
    expect(await texts(page, 'caption [data-cautions]')).toEqual(['February 2027 is closed: Snow lies on the road.'])
    expect(await texts(page, 'a[href^="/enquire"]')).toEqual(['Ask which month suits'])
  })

  it('says it in dialog, receipt and mail too', () => {
    const answer = answerTrip(closed, choiceOf(FROM), TODAY)
    expect(answer && answerInWords(answer)).toMatch(/February 2027 is closed: Snow lies on the road\.$/)
    expect(answer && tripSum(answer).cautions).toEqual(['February 2027 is closed: Snow lies on the road.'])
  })

  it('says it of a trip without a price as well: on its page, in the form, in the enquiry and in its mail', async () => {
    const unpriced = { ...closed, windows: [] }
    const [choice, warning] = [choiceOf(FROM), 'February 2027 is closed: Snow lies on the road.']
    const page = html(<Trip tour={unpriced} asked={{ choice, trip: choice, typed: {}, mistakes: {} }} today={TODAY} />)
    expect(await texts(page, '[data-answer] [data-cautions]')).toEqual([warning])
    expect(await texts(page, 'a[href^="/enquire"]')).toEqual(['Ask which month suits'])
    expect(tripSaid(unpriced, choice, TODAY)).toBe(`2 adults, Standard, from 10 Feb 2027: price on request. ${warning}`)
    const told = tripTold(unpriced, choice, TODAY)
    const taken = { ...takenOf({ trip: choiceQuery(choice) }), ...(told && { tripSum: told }) }
    const mail = Object.fromEntries(mailRows(taken, unpriced))
    expect(mail).toMatchObject({ 'Take care': warning })
    expect(mail).not.toHaveProperty('Price with taxes')
  })

  it.each([
    ['2026-12-02', true],
    ['2026-12-03', false],
  ])('from %s on 30 Nov is nearer than three days: %s', (from, isNear) => {
    const cautions = answerOf('live', from)?.cautions.join() ?? ''
    expect(cautions.includes('in less than 3 days')).toBe(isNear)
  })

  it('names the paper whose time has run out', () => {
    const visa = { kind: 'visa', visa: 'required', ahead: { days: 30, is: 'apply' }, expiresOn: '2027-12-31' } as const
    const tour = {
      ...tourOf('live'),
      facts: [{ ...visa, id: 'v', text: '', source: '', concerns: '', checkedOn: TODAY }],
    }
    const cautions = (from: string) => answerTrip(tour, choiceOf(from), TODAY)?.cautions
    expect(cautions('2026-12-20')).toEqual(['The time for the visa is short: ask us today.'])
    expect(cautions('2027-02-10')).toEqual([])
  })
})
