import { describe, expect, it } from 'vitest'
import { changesInWords, priceSlips } from '../../../src/cli/content/content-changes.ts'
import { seedSql } from '../../../src/cli/content/seed.ts'
import { readRows } from '../../../src/cli/content/sql.ts'
import { content } from '../../../src/content/content.ts'
import type { Content } from '../../../src/domain/authoring/content.ts'

const before = seedSql(content)
const priced = content.tours.filter(({ windows }) => windows.length > 0)
const [tour] = priced as [Content['tours'][0]]

/** The seed in which the first priced tour differs. */
function seedWith(differs: Partial<Content['tours'][0]>): string {
  return seedSql({ ...content, tours: content.tours.map((each) => (each === tour ? { ...each, ...differs } : each)) })
}

it('reads back what a seed inserts, quotes and all', () => {
  const rows = readRows(before)
  expect(rows.get('tours')?.map(({ id, title }) => [id, title])).toEqual(
    content.tours.map(({ id, title }) => [id, title]),
  )
  expect(rows.get('documents')?.map(({ content }) => JSON.parse(content ?? ''))).toEqual(content.documents)
})

it('says that nothing changes', () => {
  expect(changesInWords(before, before)).toEqual(['Nothing changes.'])
})

it('says which price of which tour moves from what to what', () => {
  const [window, ...others] = tour.windows as [Content['tours'][0]['windows'][0]]
  const deluxe = { current: window.deluxe.current + 100, cut: window.deluxe.cut }
  const after = seedWith({ windows: [{ ...window, deluxe }, ...others] })
  expect(changesInWords(before, after)).toEqual([
    expect.stringMatching(new RegExp(`^${tour.place} ${tour.duration}: Deluxe [\\d,]+ → [\\d,]+$`)),
  ])
  expect(priceSlips(before, after)).toEqual([])
})

describe('asks about a price that looks like a slip of the hand', () => {
  const [window] = tour.windows as [Content['tours'][0]['windows'][0]]
  const others = tour.windows.slice(1)
  const priced = (tier: 'standard' | 'deluxe' | 'superDeluxe', current: number, cut = current) => ({
    windows: [{ ...window, [tier]: { current, cut } }, ...others],
  })
  const later = { ...window, from: '2099-01-01', till: '2099-02-01' }
  const tenfold = { current: window.standard.current * 10, cut: window.standard.cut * 10 }

  it.each([
    [
      'a jump',
      priced('standard', Math.floor(window.standard.current / 3)),
      /more than half away from .* \(until now\)/,
    ],
    [
      'beside the window before',
      { windows: [...tour.windows, { ...later, standard: tenfold }] },
      /more than half away/,
    ],
    ['beside the next tier', priced('superDeluxe', window.deluxe.current * 2 + 1), /stands beside .* for Deluxe/],
    ['a struck price', priced('deluxe', window.deluxe.current, window.deluxe.current * 2 + 1), /struck price .* twice/],
  ])('%s', (_, differs, says) => {
    expect(priceSlips(before, seedWith(differs))).toContainEqual({ id: tour.id, says: expect.stringMatching(says) })
  })

  it('also of a tour that is new, and of no tour whose prices stay', () => {
    const slipped = seedWith(priced('superDeluxe', window.deluxe.current * 2 + 1))
    const without = seedSql({ ...content, tours: content.tours.filter((each) => each !== tour) })
    expect(priceSlips(without, slipped).map(({ id }) => id)).toContain(tour.id)
    expect(priceSlips(slipped, slipped)).toEqual([])
  })
})

it('says what came, what went, and which fields changed', () => {
  const without = seedSql({ ...content, tours: content.tours.slice(1) })
  const name = `${content.tours[0]?.place} ${content.tours[0]?.duration}`
  expect(changesInWords(before, without)).toContain(`none added; 1 tour (${name}) removed`)
  expect(changesInWords(without, before)).toContain(`1 tour (${name}) added; none removed`)
  expect(changesInWords(before, seedWith({ description: 'Other words.' }))).toEqual([
    `${tour.place} ${tour.duration}: description`,
  ])
})

it('names the review that was added or changed, whatever its place', () => {
  const [first, ...others] = content.testimonials as [Content['testimonials'][0]]
  const added = { id: '2030-01-01 New', title: 'New', name: 'A guest', date: '2030-01-01', sample: false }
  const seeded = (testimonials: Content['testimonials']) => seedSql({ ...content, testimonials })
  expect(changesInWords(before, seeded([added, first, ...others]))).toEqual(['1 review (A guest) added; none removed'])
  expect(changesInWords(before, seeded(others))).toEqual([`none added; 1 review (${first.name}) removed`])
  expect(changesInWords(before, seeded([{ ...first, text: 'Other words' }, ...others]))).toEqual([
    `${first.name}: text`,
  ])
  expect(changesInWords(before, seeded([...others, first]))).toEqual(['Nothing changes.'])
})
