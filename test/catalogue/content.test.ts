import { describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { readAuthored } from '../../src/cli/content/read-authored.ts'
import { content } from '../../src/content/content.ts'
import { type Authored, contentSlips } from '../../src/content/content-slips.ts'
import { WORLD } from '../../src/content/world.ts'
import { completeTour } from '../../src/domain/authoring/complete-tour.ts'
import type { TourSource } from '../../src/domain/authoring/tour-document.ts'
import published from '../support/tours.json'

const { tours, countries, documents } = content
const authored = (await readAuthored()) as Authored

it('holds no slip, so that `npm run content` writes it', () => {
  expect(contentSlips(authored)).toEqual([])
})

it.each<[string, string]>([
  ['Everybody at {nobody} needs a permit.', '{nobody} is no detail'],
  ['Write to asha@patang.example for a permit.', 'holds an address'],
])('says what is wrong in the sentence of a fact: “%s”', (text, slip) => {
  const [first, ...others] = authored.facts
  if (!first) throw new Error('no fact')
  const facts = [{ ...first, fact: { ...first.fact, text } }, ...others]
  expect(contentSlips({ ...authored, facts }).map(({ says }) => says)).toEqual([expect.stringContaining(slip)])
})

it('still leads from every address that was ever published to a tour', () => {
  const known = new Set(tours.flatMap(({ id, path, alsoAt }) => [path, ...alsoAt, `/tour/${id}`]))
  expect(published.flatMap(({ paths }) => paths).filter((path) => !known.has(path))).toEqual([])
})

describe('every tour', () => {
  it('names in its meals what its inclusions promise, and no more', () => {
    const meals = { breakfast: 'B', lunch: 'L', dinner: 'D' } as const
    const wrong = tours.filter(({ inclusions, days }) => {
      const promised = new Set(inclusions.map(({ key }) => key))
      const served = new Set(days.flatMap((day) => day.meals))
      return Object.entries(meals).some(([key, meal]) => promised.has(key as keyof typeof meals) !== served.has(meal))
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('excludes flights unless it includes them', () => {
    const wrong = tours.filter(({ inclusions, exclusions }) => {
      const included = inclusions.some(({ key }) => key === 'flights')
      return exclusions.some((line) => line.startsWith('Airfare')) === included
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has the shared terms of its region, at the end of its own', () => {
    for (const { region, whyChooseUs, beforeYouGo, confirmation, cancellation } of tours) {
      expect(whyChooseUs).toHaveLength(4)
      expect(beforeYouGo.join(' ')).toContain('PAN cards are not accepted as address proof')
      expect(confirmation.join(' ')).toContain(region === 'domestic' ? 'due 10 days' : 'due 15 days')
      expect(cancellation.filter((line) => line.includes('before the start'))).toEqual([
        '30 days or more before the start: 50% of the trip cost is charged.',
        '15 to 29 days before the start: 75% of the trip cost is charged.',
        '0 to 14 days before the start: 100% of the trip cost is charged.',
      ])
    }
  })

  it('repeats the odd spelling of its id nowhere that people read', () => {
    const read = tours.map(({ title, location, place, description, head, days }) =>
      JSON.stringify([title, location, place, description, head.title, head.description, days]),
    )
    expect(read.filter((text) => /uttrakhand|philipenes/i.test(text))).toEqual([])
  })

  it('says nothing twice in one list', () => {
    const wrong = tours.filter(({ days, inclusions, exclusions, beforeYouGo, stops, head }) =>
      [
        days.map(({ title }) => title),
        inclusions.map(({ text }) => text),
        exclusions,
        beforeYouGo,
        stops.map(({ name }) => name),
        head.keywords,
      ].some((list) => new Set(list).size < list.length),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

it('calls only those tours visa-free whose countries ask for no visa', () => {
  const kinds = new Map(countries.map(({ slug, visa }) => [slug, visa?.visa]))
  const claimed = tours.filter(({ ranks }) => ranks.visaFree).flatMap((tour) => tour.countries)
  expect(claimed.filter((slug) => !['none', 'visa-free'].includes(kinds.get(slug) ?? ''))).toEqual([])
})

it('explores the ten countries of the specification, in its order', () => {
  const explored = countries
    .filter(({ exploreRank }) => exploreRank)
    .sort((a, b) => (a.exploreRank ?? 0) - (b.exploreRank ?? 0))
  const wanted = 'thailand india uae australia nepal indonesia singapore kazakhstan malaysia sri-lanka'.split(' ')
  expect(explored.map(({ slug }) => slug).slice(0, wanted.length)).toEqual(wanted)
})

it('has the agency’s details in its texts, and no word in braces left', () => {
  expect(JSON.stringify(documents)).toContain(brand.email)
  expect(JSON.stringify(content)).not.toMatch(/\{\w+\}/)
})

describe('is refused, with its file and a plain sentence,', () => {
  const [{ source: first } = { source: {} as TourSource }, { source: second } = { source: {} as TourSource }] =
    authored.tours
  const prices = { current: 9999, cut: 12999 }
  const window = { from: '2027-01-01', till: '2027-12-31', standard: prices, deluxe: prices, superDeluxe: prices }
  const [day] = first.days as [TourSource['days'][0]]

  /** The slips of the content in which the first tour differs. */
  function slipsOf(differs: object): string[] {
    const source = { ...first, ...differs } as TourSource
    const listed = authored.listed.map((each) => (each === first ? source : each))
    const files = authored.tours.map((each) => (each.source === first ? { ...each, source } : each))
    return sentences({ ...authored, listed, tours: files })
  }

  function sentences(changed: Authored): string[] {
    return contentSlips(changed).map(({ file, says }) => `${file}: ${says}`)
  }

  it.each(brand.regions)('a menu that names %s where no tour is', (region) => {
    const listed = authored.listed.filter((tour) => tour.region !== region)
    expect(sentences({ ...authored, listed })).toContain(
      `src/brand.ts: regions: no tour is ${region}, and its list would be empty; take it out`,
    )
  })

  it.each<[string, object, RegExp]>([
    ['a day less than the duration says', { days: first.days.slice(1) }, /\d days written, .* says \d/],
    ['a night that has no place', { days: [{ ...day, overnight: undefined }, ...first.days.slice(1)] }, /overnight/],
    [
      'a night off the map',
      { days: [{ ...day, overnight: 'Nowhere' }, ...first.days.slice(1)] },
      /Nowhere is not among/,
    ],
    ['a day of two activities', { days: [{ ...day, activities: ['One', 'Two more'] }] }, /three to five/],
    ['a duration in words', { duration: '5 nights' }, /for example 5N\/6D/],
    ['a path without its slash', { path: 'tour/Sample' }, /begins with a slash/],
    ['a single stop', { stops: first.stops.slice(0, 1) }, /two at least/],
    ['a stop beyond the pole', { stops: [...first.stops, { name: 'Oops', at: [175.8, 26.9] }] }, /latitude, then/],
    ['a stop in another country', { stops: [...first.stops, { name: 'Oops', at: [-43.2, -76.9] }] }, /lies outside/],
    [
      'a description too long for a search page',
      { head: { ...first.head, description: 'x'.repeat(161) } },
      /160 letters/,
    ],
    ['a picture that nobody drew', { scene: 'nowhere' }, /"nowhere" is not known; write one of .*jaipur/],
    ['an inclusion without a wording', { includes: ['breakfasts'] }, /"breakfasts" is not known/],
    ['a field that is none', { prices: window }, /no field is called "prices"; prices stand in windows/],
    ['a price window that ends before it begins', { windows: [{ ...window, till: '2026-12-31' }] }, /ends before/],
    [
      'two price windows that share a day',
      { windows: [window, { ...window, from: '2027-12-31', till: '2028-01-31' }] },
      /share a day/,
    ],
    ['the day first', { windows: [{ ...window, till: '15-02-2027' }] }, /for example 2027-02-15/],
    ['a price as text', { windows: [{ ...window, deluxe: { current: '34,699', cut: 41699 } }] }, /for example 34699/],
    [
      'Standard dearer than Deluxe',
      { windows: [{ ...window, standard: { current: 10999, cut: 12999 } }] },
      /Deluxe ₹[\d,]+ is less than Standard/,
    ],
    ['a country that has no page', { countries: ['atlantis'] }, /no country has the slug "atlantis"/],
    ['an id that another tour has', { id: second.id }, /is claimed here and by src\/content\/tours\//],
    ['a path that another tour has, in any case', { path: second.path.toUpperCase() }, /is claimed here and by/],
    [
      'a detail of the agency that it does not have',
      { description: `{nme} ${first.description}` },
      /\{nme\} is no detail/,
    ],
  ])('%s', (_, differs, sentence) => {
    const said = slipsOf(differs)
    expect(said.length).toBeGreaterThan(0)
    for (const each of said) expect(each).toMatch(/^src\/content\/[\w./-]+: /)
    expect(said.join('\n')).toMatch(sentence)
  })

  it('one place in a carousel that two tours hold', () => {
    const ranked = authored.listed.filter(({ ranks }) => ranks?.visaFree)
    const tours = authored.tours.map((each) =>
      each.source === ranked[0]
        ? { ...each, source: { ...each.source, ranks: { visaFree: ranked[1]?.ranks?.visaFree ?? 0 } } }
        : each,
    )
    expect(sentences({ ...authored, tours, listed: tours.map(({ source }) => source) }).join()).toMatch(
      /visaFree \d is held here and by src/,
    )
  })

  it('a tour that was forgotten in the list', () => {
    const listed = authored.listed.filter((each) => each !== first)
    expect(sentences({ ...authored, listed }).join()).toMatch(/is not in the list; add it to src\/content\/tours\.ts/)
  })

  it('every faulty file at once', () => {
    const tours = authored.tours.map((each) => ({ ...each, source: { ...each.source, title: '' } }))
    const files = contentSlips({ ...authored, tours, listed: tours.map(({ source }) => source) }).map(
      ({ file }) => file,
    )
    expect(new Set(files).size).toBe(authored.tours.length)
  })

  it.each<[string, (content: Authored) => Partial<Authored>, RegExp]>([
    [
      'one slug twice',
      ({ countries: [one] }) => ({ countries: [...authored.countries, one as never] }),
      /two countries have the slug/,
    ],
    ['a slug with a space', () => withCountry({ slug: 'sri lanka' }), /for example sri-lanka/],
    [
      'a country’s picture that nobody drew',
      () => withCountry({ scene: 'nowhere' as never }),
      /"nowhere" is not known/,
    ],
    [
      'one exploreRank twice',
      ({ countries: [, other] }) => withCountry({ exploreRank: other?.exploreRank ?? 0 }),
      /two countries have the exploreRank/,
    ],
    ['a review’s day first', () => withReview({ date: '18-12-2024' }), /write it as 2026-11-27/],
    ['a review out of order', () => withReview({ date: '1999-12-18' }), /the newest comes first/],
    ['a document without its slash', () => withDocument({ path: 'about' }), /for example \/about/],
    [
      'a fact whose text ends with a space',
      ({ facts: [fact] }) => ({
        facts: [{ file: fact?.file, fact: { ...fact?.fact, text: `${fact?.fact.text} ` } } as never],
      }),
      /one line.*no space at its ends/,
    ],
    [
      'a fact that ends before it was checked',
      ({ facts: [fact] }) => ({
        facts: [{ file: fact?.file, fact: { ...fact?.fact, expiresOn: '2001-01-01' } } as never],
      }),
      /ends before it was checked/,
    ],
    ['a charge that leaves out a month', () => withCharge({ rates: [{ months: ['Jan'], amount: 5 }] }), /each month/],
    ['a charge by nights without a place', () => withCharge({ per: 'room-night' }), /stand beside a charge by nights/],
    ['a charge in words', () => withCharge({ rates: [{ amount: 'five' }] }), /one amount, the least and the most/],
    ['a charge of a currency’s name', () => withCharge({ currency: 'euro' }), /for example EUR/],
  ])('%s', (_, change, sentence) => {
    expect(sentences({ ...authored, ...change(authored) }).join('\n')).toMatch(sentence)
  })

  function withCharge(differs: object): Partial<Authored> {
    const [first] = authored.facts
    const charge = { name: 'A levy', paid: 'at the hotel', currency: 'EUR', per: 'guest', rates: [{ amount: 5 }] }
    return { facts: [{ file: first?.file, fact: { ...first?.fact, charge: { ...charge, ...differs } } } as never] }
  }

  function withCountry(differs: Partial<Authored['countries'][0]>): Partial<Authored> {
    const countries = authored.countries.map((each, at) => (at === 0 ? { ...each, ...differs } : each))
    const countryFiles = countries.map((country) => ({ file: `src/content/countries/${country.slug}.ts`, country }))
    return { countries, countryFiles }
  }

  function withReview(differs: Partial<Authored['testimonials'][0]>): Partial<Authored> {
    return { testimonials: authored.testimonials.map((each, at) => (at === 0 ? { ...each, ...differs } : each)) }
  }

  function withDocument(differs: Partial<Authored['documents'][0]['document']>): Partial<Authored> {
    const changed = ({ file, document }: Authored['documents'][0]) => ({ file, document: { ...document, ...differs } })
    return { documents: authored.documents.map((each, at) => (at === 0 ? changed(each) : each)) }
  }
})

it('a tour’s title says how long it is, for search engines', () => {
  const [tour] = authored.listed as [TourSource]
  expect(completeTour(tour, WORLD).head.title).toBe(`${tour.title} · ${tour.duration}`)
})
