import { expect, it } from 'vitest'
import { rowsInOrder, type SpeedRow, slowerLines, valueWords, verdictOf } from '../../../src/domain/speed/speed-row.ts'
import { METRIC_NAMES, METRICS, PAGE_KINDS } from '../../../src/domain/speed/vitals.ts'

const ROW: SpeedRow = {
  ...{ day: '2026-11-29', span: 7, metric: 'LCP', kind: 'tour', reached: 'load', device: 'phone', place: 'India' },
  ...{ p75: 2000, count: 400, good: 80, mostly: '' },
}
const row = (differs: Partial<SpeedRow> = {}): SpeedRow => ({ ...ROW, ...differs })

it.each(METRIC_NAMES)('%s is good up to its first limit and poor beyond its second', (metric) => {
  const { good, poor } = METRICS[metric]
  const verdicts = [good, good * 1.01, poor, poor * 1.01].map((p75) => verdictOf(row({ metric, p75 })))
  expect(verdicts).toEqual(['good', 'needs work', 'needs work', 'poor'])
})

it.each([99, 1])('%i visits are too few, however fast', (count) => {
  expect(verdictOf(row({ count, p75: 1 }))).toBe('too few')
})

it('100 visits are enough', () => {
  expect(verdictOf(row({ count: 100 }))).toBe('good')
})

it.each([
  ['LCP', 2440, '2.4 s'],
  ['INP', 180, '180 ms'],
  ['LCP', 1000, '1.0 s'],
  ['CLS', 0.07, '0.07'],
  ['CLS', 0, '0.00'],
] as const)('%s of %d is %s', (metric, value, words) => {
  expect(valueWords(metric, value)).toBe(words)
})

it('a week that is slower by a fifth is told with both figures and how it stands now', () => {
  expect(slowerLines([row({ p75: 2600 })], [row()])).toEqual([
    'A tour, phone, India, loaded: LCP 2.0 s → 2.6 s (needs work)',
  ])
})

it.each([
  ['less than a fifth', { p75: 2390 }, {}],
  ['faster', { p75: 1000 }, {}],
  ['too few visits now', { p75: 9000, count: 99 }, {}],
  ['too few visits before', { p75: 9000 }, { count: 99 }],
  ['another kind of page before', { p75: 9000 }, { kind: 'home' }],
  ['another way to the page before', { p75: 9000 }, { reached: 'back' }],
  ['one step of rounding', { metric: 'TTFB', p75: 30 }, { metric: 'TTFB', p75: 20 }],
  ['one hundredth of a jump', { metric: 'CLS', p75: 0.02 }, { metric: 'CLS', p75: 0.01 }],
] as [string, Partial<SpeedRow>, Partial<SpeedRow>][])('%s is not told', (_, now, before) => {
  expect(slowerLines([row(now)], [row(before)])).toEqual([])
})

it('a jump from nothing is told', () => {
  expect(slowerLines([row({ metric: 'CLS', p75: 0.2 })], [row({ metric: 'CLS', p75: 0 })])).toHaveLength(1)
})

it('the worst comes first, and a mail says twenty at most', () => {
  const kinds = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[]
  const rows = kinds.flatMap((kind) => [row({ kind }), row({ kind, device: 'desk' })])
  const now = rows.map((each, at) => ({ ...each, p75: 3000 + 1000 * at }))
  const lines = slowerLines(now, rows)
  expect([lines.length, lines[0]?.includes(`${(3000 + 1000 * (rows.length - 1)) / 1000}`)]).toEqual([20, true])
})

it('rows stand by page, phones first, India first', () => {
  const rows = [
    row({ kind: 'tour', place: 'abroad' }),
    row({ kind: 'tour', device: 'desk' }),
    row(),
    row({ kind: 'home' }),
  ]
  expect(rowsInOrder(rows).map(({ kind, device, place }) => `${kind} ${device} ${place}`)).toEqual([
    'home phone India',
    'tour phone India',
    'tour phone abroad',
    'tour desk India',
  ])
})
