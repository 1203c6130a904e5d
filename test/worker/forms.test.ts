import { describe, expect, it, vi } from 'vitest'
import { content } from '../../src/content/content.ts'
import { fieldsThatAre } from '../../src/domain/enquiries/enquiry-fields.ts'
import { DIALLING_CODES } from '../../src/values/phone/dialling-codes.ts'
import { type Found, select, selectOne } from '../support/markup.ts'
import { measured, pageAt, visit } from '../support/site.ts'

/** The names of the fields of a page's enquiry form, in the order in which they stand. */
async function fields(html: string): Promise<string[]> {
  const found = await select(
    html,
    'form[action="/send-email"] input, form[action="/send-email"] select, form[action="/send-email"] textarea',
  )
  const names = found
    .filter(({ attributes }) => attributes.type !== 'hidden')
    .map(({ attributes }) => attributes.name ?? '')
  return [...new Set(names)].filter((name) => name !== 'website')
}

async function hidden(html: string): Promise<Record<string, string | undefined>> {
  const found = await select(html, 'form[action="/send-email"] input[type="hidden"]')
  return Object.fromEntries(found.map(({ attributes }) => [attributes.name, attributes.value]))
}

const forms = [
  { path: '/contact', kind: 'contact', names: ['name', 'email', 'isd', 'phone', 'message'] },
  { path: '/enquire', kind: 'callback', names: ['name', 'email', 'isd', 'phone', 'flexible', 'passengers', 'date'] },
  {
    path: '/enquire?tour=Rajasthan',
    kind: 'callback',
    names: ['name', 'email', 'isd', 'phone', 'flexible', 'passengers', 'date'],
  },
  {
    path: '/enquire?tour=Rajasthan&tier=deluxe',
    kind: 'tour',
    names: ['name', 'email', 'isd', 'phone', 'accommodations', 'place', 'date'],
  },
]

const SPECIFIED = new Set(forms.flatMap(({ names }) => names))
const TYPED: string[] = fieldsThatAre('typed')

it('Each field that a visitor types, by the table of fields, stands in a form', async () => {
  const found = await Promise.all(forms.map(async ({ path }) => fields(await pageAt(path))))
  expect(TYPED.filter((name) => !found.flat().includes(name))).toEqual([])
})

describe.each(forms)('the form at $path', ({ path, kind, names }) => {
  it('has the fields that the site behaviour gives it, then those that we ask besides', async () => {
    const html = await pageAt(path)
    const found = await fields(html)
    const besides = found.filter((name) => !SPECIFIED.has(name))
    expect(found).toEqual([...names, ...besides])
    expect(besides.filter((name) => !TYPED.includes(name))).toEqual([])
    expect((await hidden(html)).form).toBe(kind)
  })

  it('posts to /send-email as a plain form', async () => {
    const { attributes } = await selectOne(await pageAt(path), 'form[action="/send-email"]')
    expect(attributes).toMatchObject({ method: 'post', action: '/send-email', enctype: 'multipart/form-data' })
  })

  it('asks for an e-mail with the keys of one, a phone as a phone and a date as a date', async () => {
    const inputs = await select(await pageAt(path), 'form[action="/send-email"] input')
    const kinds = inputs.map(({ attributes }) => [attributes.name, attributes.inputmode ?? attributes.type])
    const asked = { email: 'email', phone: 'tel', ...(names.includes('date') && { date: 'date' }) }
    expect(Object.fromEntries(kinds)).toMatchObject(asked)
  })

  it('writes each text from the side from which its script is read', async () => {
    const written = await select(
      await pageAt(path),
      'form[data-enquiry] input:not([type]), form[data-enquiry] [type=tel], form[data-enquiry] textarea',
    )
    const other = written.filter(({ attributes }) => attributes.name !== 'website' && attributes.dir !== 'auto')
    expect(other).toEqual([])
  })

  it('leaves to the browser only what the browser alone knows: a date of which a part is missing', async () => {
    const form = await selectOne(await pageAt(path), 'form[data-enquiry]')
    const judged = await select(
      await pageAt(path),
      'form [type=email], form [required], form [pattern], form [maxlength]',
    )
    expect([form.attributes.novalidate, judged]).toEqual([undefined, []])
  })

  it('begins its list of codes with a disabled "ISD", then +91, and ends with +998 and "other"', async () => {
    const options = await select(await pageAt(path), 'select[name="isd"] option')
    const [placeholder, ...codes] = options
    expect(placeholder).toMatchObject({ text: 'ISD', attributes: { value: '', disabled: '', selected: '' } })
    expect(codes.map(({ text }) => text)).toEqual([...DIALLING_CODES, 'other'])
    expect([codes[0]?.text, codes.at(-2)?.text]).toEqual(['+91', '+998'])
    expect(options.filter(isSelected)).toHaveLength(1)
  })

  it('labels every control', async () => {
    const html = await pageAt(path)
    const controls = await select(
      html,
      'form[action="/send-email"] input[id], form[action="/send-email"] select, form[action="/send-email"] textarea',
    )
    const labels = new Set(
      (await select(html, 'form[action="/send-email"] label')).map(({ attributes }) => attributes.for),
    )
    expect(controls.filter(({ attributes }) => !labels.has(attributes.id) && !attributes['aria-label'])).toEqual([])
  })

  it('says beside it what becomes of the data, and ticks nothing in advance', async () => {
    const html = await pageAt(path)
    const links = await select(html, 'form[action="/send-email"] a')
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['/privacy-policy'])
    expect(await select(html, 'form[action="/send-email"] input[type="checkbox"]')).toEqual([])
  })
})

function isSelected({ attributes }: Found): boolean {
  return 'selected' in attributes
}

describe('the callback form', () => {
  it('chooses neither answer about flexible dates', async () => {
    const radios = await select(await pageAt('/enquire'), 'input[type="radio"]')
    expect(radios.map(({ attributes }) => [attributes.name, attributes.value])).toEqual([
      ['flexible', 'yes'],
      ['flexible', 'no'],
    ])
    expect(radios.filter(({ attributes }) => 'checked' in attributes)).toEqual([])
  })

  it('offers no travel date before today in India', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-31T18:30:00Z'), toFake: ['Date'] })
    const { html } = await measured('/enquire')
    vi.useRealTimers()
    expect((await selectOne(html, 'input[name="date"]')).attributes.min).toBe('2027-04-01')
  })

  it('is never kept by a cache, since each has another key', async () => {
    expect((await visit('/enquire')).headers.get('cache-control')).toBe('private, no-cache')
    const keys = [(await hidden(await pageAt('/enquire'))).key, (await hidden(await pageAt('/enquire'))).key]
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), expect.stringMatching(/^[\w-]{16,64}$/)])
    expect(keys[0]).not.toBe(keys[1])
  })
})

describe('a form about a tour', () => {
  it('knows the tour and its page', async () => {
    const html = await pageAt('/enquire?tour=Uttrakhand')
    expect(await hidden(html)).toMatchObject({ form: 'callback', tour: 'Uttrakhand', packages: '/Uttrakhand' })
    expect((await selectOne(html, 'h1')).text).toMatch(/^Ask about /)
  })

  it.each([
    ['standard', '3 Star or Standard Accomodation'],
    ['deluxe', '4 Star or Deluxe Accomodation'],
    ['superDeluxe', '5 Star or Super Deluxe Accomodation'],
  ] as const)('knows of %s its accommodation and the price that was seen', async (tier, accommodation) => {
    const price = String(content.tours.find(({ id }) => id === 'Rajasthan')?.windows.at(-1)?.[tier].current)
    const html = await pageAt(`/enquire?tour=Rajasthan&tier=${tier}`)
    expect(await hidden(html)).toMatchObject({ form: 'tour', tour: 'Rajasthan', packages: '/tour/Rajasthan', price })
    const [chosen] = await select(html, 'select[name="accommodations"] option[selected]')
    expect(chosen?.text).toBe(accommodation)
    expect((await selectOne(html, 'input[name="place"]')).attributes.value).toBe('Rajasthan')
  })

  it('knows no price where the tour has none', async () => {
    const known = await hidden(await pageAt('/enquire?tour=Kerala5n6d&tier=deluxe'))
    expect(known).toMatchObject({ tour: 'Kerala5n6d' })
    expect(known).not.toHaveProperty('price')
  })

  it.each([
    'tour=NoSuchTour',
    'tour=NoSuchTour&tier=deluxe',
    'tour=',
    'tier=deluxe',
    `tour=${'x'.repeat(400)}`,
    'tour=Rajasthan&tour=Bali6d5n',
    'tour=%3Cscript%3E',
    'tour=%00',
  ])('that does not exist (%s) is the plain form', async (query) => {
    const response = await visit(`/enquire?${query}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect((await selectOne(html, 'h1')).text).toBe('Tell us where. We will call.')
    const known = await hidden(html)
    expect(Object.keys(known).sort()).toEqual(['form', 'key', 'visit'])
    expect(known.form).toBe('callback')
  })
})
