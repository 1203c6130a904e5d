import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { findTour } from '../../src/data/catalogue/tours.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { askDesk, CHANDRA_OF_CONTENT, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'
import { unwriteTours } from '../support/written-tours.ts'

const BALI = '/tours/Bali6d5n'
type Fields = Record<string, string>

beforeEach(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))

const look = async (path: string) => (await askDesk(path, { as: CHANDRA_OF_CONTENT })).text()
async function press(path: string, does: string, typed: Fields = {}) {
  const form = await formIn(await look(path), path)
  return postToDesk(path, { ...form, ...typed, does }, { as: CHANDRA_OF_CONTENT })
}
const save = (section: string, typed: Fields) => press(`${BALI}/edit/${section}`, 'save', typed)
const putLive = () => press(`${BALI}/live`, 'publish')
const formOf = async (section: string) => formIn(await look(`${BALI}/edit/${section}`), `${BALI}/edit/${section}`)
async function visitor(path: string): Promise<string> {
  forgetRevision()
  return (await visitSettled(path)).text()
}
const stops = async () => (await select(await look(BALI), '#checks a')).map(({ attributes }) => attributes.href)

describe('the hotels of a tour', () => {
  const UBUD = { 'hotels-1-place': 'Ubud', 'hotels-1-standard': 'Hotel Sample A', 'hotels-1-deluxe': 'Hotel Sample B' }

  it('are read by place and class, “or similar”, and are told before they go live', async () => {
    expect((await save('hotels', UBUD)).status).toBe(303)
    expect(await readerSees(await look(`${BALI}/live`))).toContain('Hotels: Place 1: “Ubud” new')
    await putLive()
    const [line] = (await select(await visitor('/tour/Bali6d5n'), '[data-asks] li')).map(({ text }) => text)
    expect(line).toBe('Ubud: Standard Hotel Sample A, Deluxe Hotel Sample B')
    expect(await readerSees(await visitor('/tour/Bali6d5n'))).toContain('By place and class, or similar:')
    await save('hotels', { 'hotels-1-deluxe': 'Hotel Sample C' })
    expect(await readerSees(await look(`${BALI}/live`))).toContain(
      'Hotels: Place 1, deluxe: “Hotel Sample B” → “Hotel Sample C”',
    )
  })

  it('are named in the heading of their row, which is a number while it has no name', async () => {
    await save('hotels', UBUD)
    const headings = (await select(await look(`${BALI}/edit/hotels?press=add+1`), 'summary b')).map(({ text }) => text)
    expect([headings[0], headings.filter((text) => /undefined|: $/.test(text))]).toEqual(['Place 1: Ubud', []])
  })

  it('are kept out of the document while none is written', async () => {
    await save('hotels', UBUD)
    await save('hotels', { 'hotels-1-place': '', 'hotels-1-standard': '', 'hotels-1-deluxe': '' })
    expect(await readerSees(await look(BALI))).not.toContain('change')
  })

  it.each([
    ['a place in which no night is spent', { 'hotels-1-place': 'Leh' }, 'no night is spent in Leh'],
    ['a night on the way', { 'hotels-1-place': 'In the air' }, 'no night is spent in In the air'],
    ['a place without a hotel', { 'hotels-1-standard': '', 'hotels-1-deluxe': '' }, 'has no hotel'],
    [
      'a place that stands there twice',
      { 'hotels-2-place': 'Ubud', 'hotels-2-deluxe': 'Hotel D' },
      'Ubud stands there twice',
    ],
  ])('stop the tour from going live by %s, at its field', async (_, typed, says) => {
    await save('hotels', { ...UBUD, ...typed })
    expect(await readerSees(await look(BALI))).toContain(says)
    expect(await stops()).toContainEqual(expect.stringMatching(/edit\/hotels#hotels-\d-place$/))
    expect((await putLive()).status).toBe(422)
  })

  it('warn of one house in two classes, and of a place that has none', async () => {
    await save('hotels', { ...UBUD, 'hotels-1-deluxe': 'Hotel Sample A' })
    const seen = await readerSees(await look(BALI))
    expect(seen).toContain('Ubud: one hotel in two classes')
    expect(seen).toContain('no hotel is named in Seminyak')
  })

  it('warn of a superlative in the name of one, and of the chain that has it in its own name not', async () => {
    await save('hotels', { ...UBUD, 'hotels-1-standard': 'The finest hotel', 'hotels-1-deluxe': 'Best Western Sample' })
    const seen = await readerSees(await look(BALI))
    expect([seen.includes('“finest” needs a source'), seen.includes('“Best” needs a source')]).toEqual([true, false])
  })

  it('that are named are not missing in the list of tours', async () => {
    const missing = async () => (await selectOne(await look('/tours?q=Bali6d5n'), 'li[data-tour=Bali6d5n]')).text
    expect(await missing()).toContain('hotels by name')
    await save('hotels', UBUD)
    expect(await missing()).not.toContain('hotels by name')
  })
})

describe('questions of one tour alone', () => {
  const TWO = {
    'questions-1-question': 'Can we see quokkas?',
    'questions-1-answer': 'No, they live elsewhere.',
    'questions-2-question': 'Is the crater closed in rain?',
    'questions-2-answer': 'Then we drive around it.',
  }

  it('are added, moved, removed, and stand behind the others in their order, found by a search of the page and of the site', async () => {
    await save('questions', TWO)
    expect((await press(`${BALI}/edit/questions`, 'down 1')).status).toBe(303)
    await putLive()
    const html = await visitor('/tour/Bali6d5n')
    const asked = (await select(html, '[data-asks] details > summary')).map(({ text }) => text)
    expect(asked.slice(-2)).toEqual(['Is the crater closed in rain?', 'Can we see quokkas?'])
    expect(await readerSees(html)).toContain('No, they live elsewhere.')
    expect(await visitor('/search-results?q=quokkas')).toContain('/tour/Bali6d5n')
    await press(`${BALI}/edit/questions`, 'ask 1')
    await press(`${BALI}/edit/questions`, 'remove 1')
    expect(await formOf('questions')).toMatchObject({ 'questions-1-question': 'Can we see quokkas?' })
    expect(await readerSees(await look(`${BALI}/live`))).toContain(
      'Question 1: “Is the crater closed in rain?” left out',
    )
  })

  it.each([
    ['an answer that is missing', { 'questions-2-answer': '' }, 'questions-2-answer'],
    ['markup', { 'questions-2-answer': '<img src=x onerror=alert(1)>' }, 'questions-2-answer'],
    [
      'a question that every tour answers',
      { 'questions-2-question': 'Is insurance in the price?' },
      'questions-2-question',
    ],
  ])('come back with all that was typed: %s', async (_, typed, field) => {
    const answer = await save('questions', { ...TWO, ...typed })
    const html = await answer.text()
    expect([answer.status, await formIn(html, `${BALI}/edit/questions`)]).toMatchObject([422, { ...TWO, ...typed }])
    expect((await select(html, `#${field}-mistake`)).length).toBe(1)
  })
})

describe('similar tours', () => {
  const shown = async () =>
    (await findTour(openCatalogue(env.CATALOGUE), '/tour/Bali6d5n', '2026-11-30'))?.similar.map(({ id }) => id)

  it('that staff choose stand first, in their order; the others follow as they were found', async () => {
    const found = await shown()
    await save('similar', { 'similarTo-1': 'Nepal', 'similarTo-2': 'Sikkim5n6d' })
    expect((await putLive()).status).toBe(303)
    expect(await shown()).toEqual(['Nepal', 'Sikkim5n6d', found?.[0]])
    expect((await select(await look(`${BALI}/draft`), `main a[href="/tour/Nepal"]`)).length).toBeGreaterThan(0)
    await press('/tours/Japan/edit/names', 'save', { line: 'Another line of the staff' })
    await press('/tours/Japan/live', 'publish')
    expect(await shown()).toEqual(['Nepal', 'Sikkim5n6d', found?.[0]])
    await save('similar', { 'similarTo-1': '', 'similarTo-2': '' })
    await putLive()
    expect(await shown()).toEqual(found)
  })

  it.each(['Bali6d5n', 'Nowhere', '../x'])('are others that there are: %s', async (id) => {
    await save('similar', { 'similarTo-1': id })
    expect(await readerSees(await look(BALI))).toContain(`there is no other tour ${id}`)
    expect((await putLive()).status).toBe(422)
  })

  it('are three at most, each once', async () => {
    const four = Object.fromEntries(
      ['Nepal', 'Spiti', 'Almaty', 'Sikkim5n6d'].map((id, at) => [`similarTo-${at + 1}`, id]),
    )
    expect((await save('similar', four)).status).toBe(422)
    expect((await save('similar', { 'similarTo-1': 'Nepal', 'similarTo-2': 'Nepal' })).status).toBe(422)
  })
})

describe('what is typed and not saved', () => {
  const names = `${BALI}/edit/names`
  const preview = async (typed: Fields, path = names) => {
    const answer = await press(path, 'preview', typed)
    return { answer, html: await answer.text() }
  }

  it('is seen in the card and the page, by the staff alone, and nothing of it is kept', async () => {
    const { answer, html } = await preview({ title: 'Bali: typed a moment ago' })
    expect(answer.status).toBe(200)
    expect((await selectOne(html, 'h1')).text).toBe('Bali: typed a moment ago')
    expect((await selectOne(html, 'article h3')).text).toContain('Bali: typed a moment ago')
    expect(await readerSees(html)).not.toContain('not in it yet')
    expect(await formOf('names')).not.toMatchObject({ title: 'Bali: typed a moment ago' })
  })

  it('is left out while it cannot be read, and the page says why', async () => {
    const { answer, html } = await preview({ title: 'Bali' })
    expect([answer.status, (await selectOne(html, 'aside')).text]).toEqual([
      200,
      expect.stringContaining('not in it yet: Title: is shorter than 8 letters'),
    ])
  })

  it('of days, hotels, answers and the agency’s answers is seen as well', async () => {
    const typed: [path: string, fields: Fields, seen: string][] = [
      [`${BALI}/edit/days`, { 'days-1-title': 'Ubud: typed meanwhile' }, 'Ubud: typed meanwhile'],
      [`${BALI}/edit/hotels`, { 'hotels-1-place': 'Ubud', 'hotels-1-deluxe': 'Hotel Typed' }, 'Deluxe Hotel Typed'],
      [`${BALI}/edit/answers`, { 'answers-pay': 'Typed for Bali alone.' }, 'Typed for Bali alone.'],
      ['/tours/agency-answers/edit/answers', { 'answers-pay': 'Typed for every tour.' }, 'Typed for every tour.'],
    ]
    for (const [path, fields, seen] of typed)
      expect(await readerSees((await preview(fields, path)).html)).toContain(seen)
  })

  it('may be framed by the desk alone; each page of the desk has one script of ours', async () => {
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''
    const { answer } = await preview({})
    expect([policyOf(answer), answer.headers.get('x-frame-options')]).toEqual([
      expect.stringContaining("frame-ancestors 'self'"),
      'SAMEORIGIN',
    ])
    for (const path of [names, BALI]) {
      const page = await askDesk(path, { as: CHANDRA_OF_CONTENT })
      expect(policyOf(page)).toMatch(/script-src 'self'; frame-src 'self'; .*frame-ancestors 'none'/)
      expect(page.headers.get('x-frame-options')).toBe('DENY')
      expect((await select(await page.text(), 'script')).map(({ attributes }) => attributes.src)).toEqual([
        expect.stringMatching(/^\/assets\/desk-script-/),
      ])
    }
  })
})

describe('an id that is no id', () => {
  const HOSTILE = [
    '%2e%2e%2f',
    '<b>',
    "'; DROP TABLE tours; --",
    '\u0000',
    'a'.repeat(5000),
    '__proto__',
    '%',
    '*',
    '\u202e',
  ]

  it.each([...HOSTILE, '..'])('is refused where a tour begins, with the title kept: %j', async (id) => {
    const answer = await press('/new-tour', '', { title: 'Bali: once more', id })
    expect([answer.status, (await formIn(await answer.text(), '/new-tour')).title]).toEqual([422, 'Bali: once more'])
  })

  it.each(HOSTILE)('has no page and no form: %j', async (id) => {
    for (const page of ['', '/edit/names', '/live', '/draft', '/history'])
      expect([page, (await askDesk(`/tours/${encodeURIComponent(id)}${page}`, { as: OWNER })).status]).toEqual([
        page,
        404,
      ])
  })
})
