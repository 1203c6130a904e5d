import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { KEPT } from '../../src/data/speed/keep-speed.ts'
import { initialsOf, isInHindi } from '../../src/domain/catalogue/review.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { measured, pageAt } from '../support/site.ts'

/** What the site behaviour and the catalogue content ask each text to say. */
const asked = [
  { path: '/about', says: ['mission', '25-year legacy'] },
  {
    path: '/privacy-policy',
    says: [
      'cookies',
      'How fast pages come',
      'one short message',
      'India or from abroad',
      `for ${KEPT} days`,
      'Analytics tracking',
      'Newsletter',
      'Adverts',
      'Social media',
      'Security',
      'Changes to this policy',
      'Contact by e-mail',
    ],
  },
  {
    path: '/terms-conditions',
    says: [
      'Definitions',
      'Licence',
      'Eligibility',
      '18',
      'Under 13',
      'parent',
      'conduct',
      'liab',
      'final and non-refundable',
      'ermination',
      'law of India',
      'Jaipur',
      'book flights on their own',
    ],
  },
  {
    path: '/cancellation-policy',
    says: [
      'never refunded',
      '30 days or more before the start: 50%',
      '15 to 29 days before the start: 75%',
      '0 to 14 days before the start: 100%',
      'alternative where possible',
      'neither adjusted nor refunded',
      'point of contact',
      'Flights are non-refundable',
    ],
  },
]

describe.each(asked)('$path', ({ path, says }) => {
  it('says what it is asked to', async () => {
    const text = (await readerSees(await pageAt(path))).toLowerCase()
    expect(says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([])
  })

  it('is shown whole, with the agency’s details in place', async () => {
    const text = await readerSees(await pageAt(path))
    const document = content.documents.find((each) => each.path === path)
    const lines = document?.sections.flatMap(({ heading, paragraphs, points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ])
    const plain = lines?.filter((line) => !line.includes('{')) ?? []
    expect(plain.length).toBeGreaterThan(4)
    expect(plain.filter((line) => !text.includes(line))).toEqual([])
    expect(text).not.toMatch(/[{}]|undefined/)
  })

  it('costs one round trip and one row', async () => {
    expect((await measured(path)).tally).toEqual({ roundTrips: 1, rowsRead: 1 })
  })
})

describe('/testimonials', () => {
  it('shows every review under "Our Trusted Clients", each with its name and date', async () => {
    const html = await pageAt('/testimonials')
    expect((await selectOne(html, 'h1')).text).toBe('Our Trusted Clients')
    const titles = await select(html, '[data-review] h3')
    expect(titles.map(({ text }) => text)).toEqual(content.testimonials.map(({ title }) => title))
    const times = await select(html, '[data-review] time')
    expect(times.map(({ attributes }) => attributes.datetime)).toEqual(content.testimonials.map(({ date }) => date))
    const names = await select(html, '[data-review] footer b')
    expect(names.map(({ text }) => text)).toEqual(content.testimonials.map(({ name }) => name))
  })

  it('shows no empty quotation where a review has only a heading', async () => {
    const quotes = await select(await pageAt('/testimonials'), '[data-review] blockquote')
    expect(quotes.map(({ text }) => text)).toEqual(content.testimonials.flatMap(({ text }) => text ?? []))
  })

  it('marks a review in Hindi as such, and no other', async () => {
    const titles = await select(await pageAt('/testimonials'), '[data-review] [lang]')
    const hindi = content.testimonials.filter(isInHindi)
    expect(titles.map(({ text }) => text)).toEqual(
      hindi.flatMap(({ title, text, name }) => [title, text, initialsOf(name), name]),
    )
    expect(titles.map(({ attributes }) => attributes.lang)).toEqual(titles.map(() => 'hi'))
  })

  it('costs one round trip and one row a review', async () => {
    expect((await measured('/testimonials')).tally).toEqual({ roundTrips: 1, rowsRead: content.testimonials.length })
  })
})

it.each(['/contact', '/success', '/enquire'])('%s asks the catalogue nothing', async (path) => {
  expect((await measured(path)).tally).toEqual({ roundTrips: 0, rowsRead: 0 })
})

it('the contact page has the selling points, the ways to reach us and a map', async () => {
  const html = await pageAt('/contact')
  const points = await select(html, 'main ul h3')
  expect(points.map(({ text }) => text)).toEqual(['100% customised trips', '24x7 coverage', '90% visa success rate'])
  const links = await select(html, 'section a')
  expect(links.map(({ attributes }) => attributes.href)).toEqual([
    expect.stringMatching(/^tel:\+\d+$/),
    expect.stringMatching(/^mailto:.+@/),
  ])
  expect((await selectOne(html, 'iframe')).attributes.title).toBe('map')
})

it('the success page quotes a reference and nothing else that its address holds', async () => {
  expect(await readerSees(await pageAt('/success?reference=PT-7K3M9-QX2HB'))).toContain('PT-7K3M9-QX2HB')
  const forged = await pageAt('/success?reference=%3Cb%3Ecall%20555%3C/b%3E')
  expect(forged).not.toContain('555')
})
