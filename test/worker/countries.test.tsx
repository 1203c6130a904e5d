import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { toTourList } from '../../src/data/catalogue/cards.ts'
import { type Country, GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import { type Fact, holds, isVisaFree, type VisaFact } from '../../src/domain/facts/fact.ts'
import { CountryPage } from '../../src/site/country/page.tsx'
import { dayInIndia, readableDate } from '../../src/values/dates.ts'
import { tourAddresses as facts } from '../support/every-path.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { measured, pageAt } from '../support/site.ts'

const EXPLORED = content.countries
  .filter(({ exploreRank }) => exploreRank)
  .sort((one, other) => (one.exploreRank ?? 0) - (other.exploreRank ?? 0))
  .map(({ slug }) => slug)
const OTHERS = content.countries.filter(({ exploreRank }) => !exploreRank).map(({ slug }) => slug)

async function hrefs(path: string, selector: string): Promise<(string | undefined)[]> {
  return (await select(await pageAt(path), selector)).map(({ attributes }) => attributes.href)
}

describe.each([...EXPLORED, ...OTHERS])('/country/%s', (slug) => {
  const path = `/country/${slug}`

  it('lists the packages that go there, also those that go on to another country', async () => {
    const expected = facts.filter(({ countries }) => countries.includes(slug)).map(({ direct }) => direct)
    expect((await hrefs(path, 'article h3 a')).sort()).toEqual(expected.sort())
    expect(expected.length).toBeGreaterThan(0)
  })

  it('is headed by its name, its packages and all countries to explore', async () => {
    const html = await pageAt(path)
    const headings = await select(html, 'h1, main h2')
    const name = content.countries.find((country) => country.slug === slug)?.name
    expect(headings.map(({ text }) => text)).toEqual([
      name,
      'List of Packages',
      `${name} at a glance`,
      'Explore Countries',
    ])
    expect(await hrefs(path, '#countries a[href^="/country/"]')).toEqual(EXPLORED.map((other) => `/country/${other}`))
  })

  it('costs one round trip and reads at most two rows for each tour and country it shows', async () => {
    const { html, tally } = await measured(path)
    const shown = (await select(html, 'article')).length + (await select(html, 'main a[href^="/country/"]')).length
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThanOrEqual(2 * shown + 2)
  })
})

it('Singapore with Malaysia stands under both, and so does France with Italy', async () => {
  for (const slug of ['singapore', 'malaysia']) {
    expect(await hrefs(`/country/${slug}`, 'article h3 a')).toContain('/tour/Singapore_Malaysia')
  }
  for (const slug of ['france', 'italy']) {
    expect(await hrefs(`/country/${slug}`, 'article h3 a')).toContain('/tour/FranceItaly')
  }
})

it('India lists what the domestic listing lists', async () => {
  expect(await hrefs('/country/india', 'article h3 a')).toEqual(await hrefs('/Domestic', 'article h3 a'))
})

describe('the index', () => {
  it('shows the explored countries in their order and then the others by name', async () => {
    const others = content.countries
      .filter(({ slug }) => OTHERS.includes(slug))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    const slugs = [...EXPLORED, ...others.map(({ slug }) => slug)]
    expect(await hrefs('/country', 'main a[href^="/country/"]')).toEqual(slugs.map((slug) => `/country/${slug}`))
  })

  it('fetches the picture of the first country at once, and the others when they are near', async () => {
    const pictures = await select(await pageAt('/country'), 'main img')
    const [first, ...others] = pictures.map(({ attributes }) => attributes.loading)
    expect([first, new Set(others)]).toEqual([undefined, new Set(['lazy'])])
  })

  it('shows every country with its name and its tagline', async () => {
    const text = await readerSees(await pageAt('/country'))
    const lines = content.countries.flatMap(({ name, tagline }) => [name, tagline])
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
  })

  it('costs one round trip and reads at most three rows a country, with whether a tour goes there', async () => {
    const { tally } = await measured('/country')
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThanOrEqual(3 * content.countries.length + 2)
  })
})

describe('the visa rule', () => {
  const malaysia = content.countries.find(({ slug }) => slug === 'malaysia') as Country

  async function note(country: Country, today: string): Promise<string> {
    const page = <CountryPage country={country} list={toTourList({ rows: [] }, { today })} explore={[]} today={today} />
    return (await selectOne(renderToStaticMarkup(page), '[data-fact="malaysia-visa"]')).text
  }

  it('stands on a country’s page with its end, an authority and the day on which it was read', async () => {
    const { text, checkedOn } = malaysia.visa as VisaFact
    expect(await note(malaysia, '2026-12-31')).toBe(
      `Until 31 Dec 2026, later not known. ${text} Check at imi.gov.my · page of ${readableDate(checkedOn)}`,
    )
  })

  it('is not repeated once its end has passed', async () => {
    expect(await note(malaysia, '2027-01-01')).toMatch(
      /^Not sure at the moment: ask us\. Last confirmed in \w+ 2026\. Check/,
    )
  })

  it('is not spoken of for India', async () => {
    expect(await select(await pageAt('/country/india'), '#guide [data-fact$="-visa"]')).toEqual([])
  })
})

it('every country’s page answers what a family asks: each rule with an authority, the page that was read and its day', async () => {
  const missing = await Promise.all(content.countries.map(unansweredOn))
  expect(missing.flat()).toEqual([])
})

/** Ids of the facts of a country that its page does not show whole. */
async function unansweredOn({ slug, guide, visa }: Country): Promise<string[]> {
  const html = await pageAt(`/country/${slug}`)
  const facts = [...(visa ? [visa] : []), ...guide.entry, ...GUIDE_TOPICS.map((topic) => guide.answers[topic])]
  const shown = await Promise.all(facts.map(({ id }) => select(html, `#guide [data-fact="${id}"]`)))
  const links = await Promise.all(facts.map(({ id }) => hrefsIn(html, `#guide [data-fact="${id}"] a`)))
  const isWhole = (fact: Fact, at: number) =>
    wordsOf(fact).every((part) => shown[at]?.[0]?.text.includes(part)) &&
    links[at]?.join() === (fact.kind === 'guide' ? '' : `${fact.official},${fact.source}`)
  return facts.filter((fact, at) => !isWhole(fact, at)).map(({ id }) => id)
}

/** What a page says of a fact today; the words of an exemption that has ended are not repeated. */
function wordsOf(fact: Fact): string[] {
  const isEnded = fact.kind === 'visa' && isVisaFree(fact) && !holds(fact, dayInIndia(new Date()))
  return [isEnded ? 'ask us' : fact.text, readableDate(fact.checkedOn)]
}

async function hrefsIn(html: string, selector: string): Promise<(string | undefined)[]> {
  return (await select(html, selector)).map(({ attributes }) => attributes.href)
}
