import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { PAGE_SIZE } from '../../src/domain/search/search-text.ts'
import { MONTHS } from '../../src/values/dates.ts'
import { select, selectOne } from '../support/markup.ts'
import { measured, pageAt, visit } from '../support/site.ts'

/** The ids of the tours that the results page shows for a text. */
async function results(text: string): Promise<string[]> {
  const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
  const byPath = new Map(content.tours.map(({ path, id }) => [path, id]))
  const links = await select(html, 'article h3 a')
  return links.map(({ attributes }) => byPath.get(attributes.href?.split('?')[0] ?? '') ?? '?')
}

/** The tours of a place, the most popular first. */
function idsOf(name: string): string[] {
  return content.tours.filter(({ place }) => place === name).map(({ id }) => id)
}

async function textOf(search: string): Promise<string> {
  return (await selectOne(await pageAt(`/search-results?q=${encodeURIComponent(search)}`), 'main')).text
}

describe('a search', () => {
  it.each(['bali', 'BALI', ' bali ', 'Bali!'])('for "%s" finds the tours of Bali', async (text) => {
    expect(await results(text)).toEqual(idsOf('Bali'))
  })

  it.each([' uttarakhand ', 'Uttrakhand', 'उत्तराखंड'])('for "%s" finds Uttarakhand', async (text) => {
    expect(await results(text)).toEqual(idsOf('Uttarakhand'))
  })

  it('for a country by its short name finds its tours', async () => {
    const there = content.tours.filter(({ countries }) => countries.includes('uae'))
    expect(await results('uae')).toEqual(there.map(({ id }) => id))
  })

  it('for two places finds the tours that go to both', async () => {
    const found = await results('phuket krabi')
    const both = content.tours.filter(({ stops }) =>
      ['Phuket', 'Krabi'].every((name) => stops.some((stop) => stop.name === name)),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(both.map(({ id }) => id))
  })

  it.each([
    ['or', 'All packages', 'names nothing to search for'],
    ['not', 'All packages', 'names nothing to search for'],
    ['without not', 'All packages', 'names nothing to search for'],
    ['either or', 'All packages', 'names nothing to search for'],
    ['been to', 'All packages', 'names nothing to search for'],
    ['goa se', 'All packages', 'is not part of the search'],
    ['without qwerty', 'All packages', '“qwerty”'],
    ['bali or bali', 'Packages for Bali', ''],
    ['29 feb 2027', 'Packages for February, 2027', '“29 feb” is not in the calendar'],
    ['30-02-2027', 'Packages for February, 2027', '“30 February” is not in the calendar'],
    ['kerala 12345678901', 'Packages for Kerala', 'We could not read “12345678901”'],
    ['bali or thailand not', 'Packages for Bali, not Thailand', ''],
  ])('for %j has the heading %j, and says what could not be used', async (text, heading, said) => {
    const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
    expect((await select(html, 'main h2')).map(({ text }) => text)).toContain(heading)
    expect((await select(html, 'main p')).map(({ text }) => text).join(' ')).toContain(said)
  })

  it.each(['without flights', 'without train', 'not bali'])(
    'for %j says what is left out in a word to take off',
    async (text) => {
      const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
      expect((await selectOne(html, '[aria-label="What we understood"] a')).text).toMatch(/^Not .*, remove$/)
    },
  )

  it('for a Hindi word finds what is known by it', async () => {
    expect(await results('वियतनाम')).toEqual(expect.arrayContaining(['Vietnam4d5n', 'Vietnam6n7d', 'Vietnam9n10d']))
  })

  it('for the beginning of a word finds the word', async () => {
    expect(await results('meghal')).toEqual(idsOf('Meghalaya'))
  })

  it('without a text lists everything, the most popular first', async () => {
    expect(await results('')).toEqual(content.tours.map(({ id }) => id))
    expect(await results('   ')).toHaveLength(content.tours.length)
  })

  it('for a misspelt name finds the place', async () => {
    expect(await results('mnali')).toEqual(await results('manali'))
    expect(await results('rajsthan')).toEqual(idsOf('Rajasthan'))
  })

  it('keeps the text in the box', async () => {
    const html = await pageAt('/search-results?q=caf%C3%A9%20%22%3E')
    expect((await selectOne(html, '#search')).attributes.value).toBe('café ">')
  })

  it('that finds nothing says so in the words that were searched, and leads on', async () => {
    const html = await pageAt(`/search-results?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    const headings = await select(html, 'main h1, main h2')
    expect(headings.map(({ text }) => text)).toContain('No Packages found for <script>alert(1)</script>')
    expect(html).not.toContain('<script>alert')
    const links = await select(html, '[data-empty] a')
    expect(links.map(({ attributes }) => attributes.href?.split('?')[0])).toContain('/enquire')
  })

  it('asked twice in one address is a page all the same', async () => {
    expect((await visit('/search-results?q=bali&q=goa&after=x&after=1')).status).toBe(200)
  })
})

describe('what was understood', () => {
  const pageFor = (query: string) => pageAt(`/search-results?${query}`)
  const hrefs = async (html: string, selector: string) =>
    (await select(html, selector)).map(({ attributes }) => attributes.href)
  const chips = (html: string) => select(html, '[aria-label="What we understood"] a')

  it('says what was guessed, and lets the visitor’s own words have their way', async () => {
    const html = await pageFor('q=mnali')
    expect((await selectOne(html, 'main p b')).text).toBe('Manali')
    expect(await hrefs(html, 'main p a')).toContain('/search-results?q=mnali&exact=1')
    const own = await pageFor('q=mnali&exact=1')
    expect((await select(own, 'main h2')).map(({ text }) => text)).toContain('No Packages found for mnali')
  })

  it('of own words stays theirs at every further step: a part or a filter taken off, a filter chosen', async () => {
    const html = await pageFor('q=thailand+beach&exact=1&nights=4&nights=5&tier=deluxe')
    const steps = await hrefs(html, 'main a[href^="/search-results?"]')
    expect(steps.length).toBeGreaterThanOrEqual(6)
    expect(steps.filter((href) => !/\?q=[^&]+&exact=1(&|$)/.test(href ?? ''))).toEqual([])
    expect((await selectOne(html, 'input[name=exact]')).attributes).toMatchObject({ value: '1', form: 'choice' })
    const { status, headers } = await visit('/search-results?q=thailand+beach&exact=1&nights=5&nights=4')
    expect([status, headers.get('location')]).toEqual([
      302,
      '/search-results?q=thailand+beach&exact=1&nights=4&nights=5',
    ])
  })

  it('can be taken off part by part', async () => {
    const html = await pageFor('q=cheap+thailand+5+days')
    expect((await chips(html)).map(({ text }) => text.replace(', remove', ''))).toEqual([
      'Low budget',
      'Thailand',
      '4 nights',
    ])
    expect(await hrefs(html, '[aria-label="What we understood"] a')).toEqual([
      '/search-results?q=thailand+5+days',
      '/search-results?q=cheap+5+days',
      '/search-results?q=cheap+thailand',
    ])
  })

  it('says that a budget goes by the last published price where prices have ended', async () => {
    const [chip] = await chips(await pageFor('q=thailand+under+30k'))
    const all = (await chips(await pageFor('q=thailand+under+30k'))).map(({ text }) => text)
    expect(chip?.text).toContain('Thailand')
    expect(all.join()).toContain('Up to ₹30,000, last published price')
  })

  it.each([
    ['31 feb bali', '“31 feb” is not in the calendar'],
    ['45 jan bali', '“45 january” is not in the calendar'],
    ['bali 32nd jan', '“32 january” is not in the calendar'],
    ['29 feb 2027 bali', '“29 feb” is not in the calendar'],
    ['0 january bali', '“0 january” is not in the calendar'],
    ['bali 31/04/2027', '“31 April” is not in the calendar'],
    ['bali 0 nights', 'We could not read “0 nights”'],
    ['bali for -2 adults', 'We could not read “-2 adults”'],
    ['bali minus 5000', 'We could not read “-5000”'],
    ['bali 13/13/2027', 'We could not read “13/13/2027”'],
    ['bali march 2020', '“2020” is over'],
    ['10-03-2019 bali', '2019” is over'],
    ['bali december 2040', '“2040” is too far: We plan 3 years ahead at most.'],
    ['bali 31/12/9999', '9999” is too far: We plan 3 years ahead at most.'],
    ['bali 6n 5d', 'Nights and days of “6 n 5 d” do not fit together: we took the nights.'],
  ])('for %s says “%s”, and finds the rest', async (text, left) => {
    const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
    const said = (await select(html, '#packages > p')).map((line) => line.text).join(' ')
    expect(said).toContain(left)
    expect(await results(text)).toEqual(idsOf('Bali'))
  })

  it.each(['bali yesterday', 'kerala last month', 'pichle saal manali'])(
    'says of "%s" that it is over',
    async (text) => {
      expect((await textOf(text)).match(/“([^”]+)” is over: write the month in which you travel/)?.[1]).toBeTruthy()
    },
  )

  it('says nothing of what is over where a month is named', async () => {
    expect(await textOf('bali last week of december')).not.toContain('is over')
  })

  it('says why nothing is found without a visa in a month of which no rule is known', async () => {
    for (const [path, where] of [
      ['/search-results?q=no+visa+may', '#packages'],
      ['/International?month=5&visa=none', '[data-empty]'],
    ] as const) {
      expect((await selectOne(await pageAt(path), where)).text).toContain('Take it off: each package abroad')
    }
  })

  it('says it above no package that was found for its month', async () => {
    const sentence = 'Take it off: each package abroad'
    for (const month of MONTHS) {
      const html = await pageAt(`/search-results?q=no+visa+in+${month}`)
      const isFound = (await select(html, '#packages article')).length > 0 && !html.includes('No package has all of it')
      expect([month, html.includes(sentence)]).toEqual([month, !isFound])
    }
  })

  it.each([
    ['greece december honeymoon', /closed in December, open Apr to Oct\./],
    ['europe trip 50000', /published price from ₹[\d,]+ a person\./],
    ['bali ₹35k pp 4 star', /published price from ₹[\d,]+ a person, ₹[\d,]+ in Deluxe\./],
    ['dubai 7 days', /None has exactly this length/],
    ['paris and switzerland both', /No package goes to all of these places/],
    ['no flight trip', /Packages in India come first/],
    ['weekend trip from mumbai', /Packages that go through Mumbai come first\./],
    ['do i need a visa for malaysia', /Singapore: A visa is needed before travel\./],
    ['visa free countries', /Take it off: each package abroad/],
  ])('gives the reason for its answer to "%s"', async (text, reason) => {
    expect(await textOf(text)).toMatch(reason)
  })

  it('says nothing of a closed month or a price where neither is the reason', async () => {
    expect(await textOf('goa in february under 5000')).not.toMatch(/closed in|published price/)
    expect(await textOf('from delhi to bali')).toMatch(/“from delhi” is not part of the search/)
  })

  it.each([
    ['cancellation charges kitna lagega', '/cancellation-policy'],
    ['kerala refund', '/cancellation-policy'],
    ['gst on package', '/terms-conditions'],
    ['payment kaise kare', '/terms-conditions'],
    ['phone number', '/contact'],
    ['EMI available?', '/contact?q=EMI+available%3F'],
    ['travel insurance', '/contact?q=travel+insurance'],
    ['customised tour', '/contact?q=customised+tour'],
    ['discount', '/contact?q=discount'],
  ])('leads with the question "%s" to %s', async (text, href) => {
    expect(await hrefs(await pageFor(new URLSearchParams({ q: text }).toString()), '#packages p > a')).toContain(href)
  })

  it('leads with the name of a place to its packages alone', async () => {
    expect(await textOf('kerala')).not.toMatch(/(?:Our answer|Ask us): /)
  })

  it('says what was left out', async () => {
    const html = await pageFor('q=thailand+skydiving+from+delhi')
    const said = (await select(html, 'main p')).map(({ text }) => text).join(' ')
    expect(said).toContain('We did not use “skydiving”')
    expect(said).toContain('“from delhi” is not part of the search')
  })

  it('of a place that we do not sell leads to the nearest ones, and to an enquiry with the text in it', async () => {
    const html = await pageFor('q=goa+under+20k')
    expect((await select(html, 'main h2')).map(({ text }) => text)).toContain('No Packages found for goa under 20k')
    expect(await select(html, 'article')).toEqual([])
    const near = await hrefs(html, '[data-nearest] a')
    expect(near).toContain('/search-results?q=beach')
    for (const href of near) expect((await select(await pageAt(href ?? ''), 'article')).length).toBeGreaterThan(0)
    const ask = (await hrefs(html, '[data-empty] a')).find((href) => href?.startsWith('/contact')) ?? ''
    expect(await pageAt(ask)).toContain('I searched for “goa under 20k”')
  })

  it.each([
    ['goa 4 adults 2 kids in may', '4 adults, 2 children'],
    ['goa family of 5 with 2 kids', '3 adults, 2 children'],
    ['goa for 45 people', '45 adults'],
    ['goa under 20k', undefined],
    ['goa in may deluxe', undefined],
  ])('that finds nothing for "%s" carries its words and who travels to the form for a call', async (text, people) => {
    const empty = await pageFor(`q=${encodeURIComponent(text)}`)
    const path = (await hrefs(empty, '[data-empty] a')).find((href) => href?.startsWith('/enquire')) ?? ''
    const form = await pageAt(path)
    const typed = await select(form, 'input[name=passengers], [name=wishes]')
    expect(Object.fromEntries(typed.map(({ attributes: { name, value } }) => [name, value]))).toEqual({
      passengers: people,
      wishes: `I searched for “${text}” and found no package. `,
    })
    expect((await selectOne(form, 'meta[name=robots]')).attributes.content).toContain('noindex')
  })

  it('of two that either is enough has a heading each, in the order in which they were named', async () => {
    const html = await pageFor('q=thailand+or+bali')
    const headings = (await select(html, '#packages h2')).map(({ text }) => text)
    expect(headings).toEqual(['Packages for Thailand', 'Packages for Bali'])
    expect((await select(await pageFor('q=thailand+or+bali&nights=4'), '[data-group]')).length).toBe(0)
  })

  it('of a place sold and one that is not shows the first, and leads from the other to the nearest', async () => {
    const html = await pageFor('q=maldives+and+sikkim')
    expect((await hrefs(html, 'article h3 a')).length).toBeGreaterThan(0)
    expect((await select(html, 'main p')).map(({ text }) => text).join()).toContain('We have no package to Maldives.')
    expect((await hrefs(html, '[data-nearest] a')).length).toBeGreaterThan(0)
    expect(await select(await pageFor('q=from+delhi+to+sikkim'), '[data-nearest]')).toEqual([])
  })

  it('of a question is answered: how the month is on the card, and whether a visa is needed by the fact', async () => {
    const html = await pageFor('q=is+ladakh+open+in+january')
    expect((await select(html, 'article [data-season]')).map(({ text }) => text)).toEqual(['January: closed'])
    for (const text of [
      'do i need a visa for singapore',
      ...['वीज़ा', 'वी\u095Bा', 'वीजा', 'ＶＩＳＡ'].map((word) => `singapore ${word}`),
    ]) {
      expect(await textOf(text)).toContain('A visa is needed before travel.')
    }
  })

  it.each([
    ['is thailand still visa free', 'Last confirmed in February 2026'],
    ['kya malaysia visa free hai kab tak', 'later not known'],
    ['schengen visa kitne din me milega', 'It takes 15 to 30 days'],
    ['is rohtang pass open', 'Snow shuts the Rohtang Pass in winter'],
    ['is rohtang pass open', 'We have no package to rohtang pass'],
    ['eravikulam park open in march', 'closes from about 1 February to 31 March'],
    ['can we do rafting in rishikesh in august', 'Rafting on the Ganga stops in the rains'],
    ['which month is best for andaman', 'Oct to Apr'],
    ['visa free singapore', 'A visa is needed before travel.'],
    ['sri lanka eta cost', 'electronic travel authorisation'],
    ['permit for sikkim', 'Tsomgo and Nathu La need a permit'],
    ['gir national park kab band rehta hai', '15 October'],
    ['kumbh 2027 haridwar', 'The Kumbh of Haridwar is from 14 January'],
    ['jain food in switzerland', 'ask us at which meals it is sure'],
    ['wheelchair accessible singapore 4 nights', 'Ask us about lifts, ground floors, wheelchairs'],
    ['dubai or singapore for 4 nights', 'No package to Dubai has all of that'],
    ['koi package 10k se kam', 'No package has all of it'],
    ['nightlife thailand', 'We cannot search by “nightlife”'],
    [`kerala ${'and so many words '.repeat(20)} under 90k`, 'we read its beginning and its end'],
  ])('for %s says “%s”', async (text, sentence) => {
    const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
    const said = (await select(html, '#packages > p')).map((line) => line.text).join(' ')
    expect(said).toContain(sentence)
    expect(said).not.toContain('undefined')
    expect((await select(html, 'article')).length).toBeGreaterThan(0)
  })

  it('asks the catalogue once more only where a question is answered', async () => {
    const trips = async (text: string) =>
      (await measured(`/search-results?q=${encodeURIComponent(text)}`)).tally.roundTrips
    expect([await trips('sikkim'), await trips('permit for sikkim'), await trips('visa')]).toEqual([1, 2, 1])
  })

  it('shows the prices of the hotel class that was searched for', async () => {
    const prices = await select(await pageFor('q=4+star+sri+lanka'), 'article [data-price] data')
    expect(prices.map(({ attributes }) => attributes.value)[0]).toBe('47500')
  })

  it('tells how many packages each part keeps away, where all together leave none', async () => {
    const [ladakh, month] = await chips(await pageFor('q=ladakh+december'))
    expect([ladakh?.text, month?.text].join()).toContain('December, remove1 without it')
  })
})

const texts = [
  'bali',
  'india',
  'tour package',
  'phuket krabi',
  't p a',
  'nosuchword',
  'a',
  'z',
  '7',
  '"',
  '""',
  'a-b',
  'foo:bar',
  "'",
  "'; DROP TABLE tours; --",
  '*',
  '%',
  '_',
  '(',
  'NEAR(a b)',
  'bali OR goa',
  'AND',
  'NOT',
  '^bali',
  '{title}: x',
  'rank',
  '🙂',
  'राजस्थान',
  'क्',
  '\u0000',
  'ba\u0000li',
  'bali\u0000',
  '\ud800',
  '\u202e',
  'ﷺ',
  'x'.repeat(5000),
  'a '.repeat(2500),
  '🙂'.repeat(2000),
  'ि'.repeat(300),
  '%00',
  '\\',
  '\n',
]

describe.each(texts.map((text) => ({ text, shown: encodeURIComponent(text.toWellFormed()).slice(0, 40) })))(
  '$shown',
  ({ text }) => {
    const asked = encodeURIComponent(text.toWellFormed())

    it.each(['/search-results?q=', '/api/itineraries/', '/Domestic?q=', '/International?q='])(
      'at %s is answered with at most one round trip and few rows',
      async (path) => {
        const { status, tally } = await measured(path + asked)
        expect(status).toBe(200)
        expect(tally.roundTrips).toBeLessThanOrEqual(1)
        expect(tally.rowsRead).toBeLessThanOrEqual(2 * PAGE_SIZE + 2)
      },
    )
  },
)
