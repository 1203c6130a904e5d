import { expect, it } from 'vitest'
import { changesInWords, isJump, priceChanges } from '../../../src/cli/content/changes.ts'
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
  expect(priceChanges(before, after).map(isJump)).toEqual([false])
})

it('calls it a jump when a price moves by more than half of what it was', () => {
  const change = { id: tour.id, tour: tour.place, tier: 'Deluxe', from: 10_000 }
  expect([15_000, 15_001, 5_000, 4_999].map((to) => isJump({ ...change, to }))).toEqual([false, true, false, true])
})

it('holds the prices of a new window against the last ones', () => {
  const [window] = tour.windows as [Content['tours'][0]['windows'][0]]
  const standard = { current: window.standard.current * 10, cut: window.standard.cut * 10 }
  const after = seedWith({
    windows: [...tour.windows, { ...window, from: '2099-01-01', till: '2099-02-01', standard }],
  })
  expect(priceChanges(before, after).filter(isJump)).toHaveLength(2)
  expect(changesInWords(before, after).join('\n')).toContain('2099-01-01 to 2099-02-01')
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
