import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SpeedRow } from '../../src/domain/speed/speed-row.ts'
import {
  DEVICES,
  METRIC_NAMES,
  PAGE_KINDS,
  type PageKind,
  REACHED,
  type Reached,
  VISITOR_PLACES,
} from '../../src/domain/speed/vitals.ts'
import { daysAfter } from '../../src/values/dates.ts'
import { counting } from '../support/counting.ts'
import { ASHA_OF_SALES, askDesk, CHANDRA_OF_CONTENT } from '../support/desk.ts'
import { readerSees, select } from '../support/markup.ts'
import { keepRows } from '../support/speed.ts'

const TODAY = '2026-11-30'
const YESTERDAY = '2026-11-29'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T05:00:00Z`))
  await env.ENQUIRIES.exec('DELETE FROM speed_days')
})
afterEach(() => void vi.useRealTimers())

const page = async (path = '/speed') => (await askDesk(path, { as: CHANDRA_OF_CONTENT })).text()

/** The text of the cells of each row of the table. */
async function table(path?: string): Promise<string[][]> {
  const html = await page(path)
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)])
  const texts = rows
    .slice(1)
    .map((cells) => Promise.all(cells.map(async ([cell]) => (await readerSees(`<main>${cell}</main>`)).trim())))
  return Promise.all(texts)
}

it('Where nothing is measured the page says so in words, and shows no table', async () => {
  const html = await page()
  const words = await readerSees(html)
  expect(words).toContain('Nothing is measured yet')
  expect(words).toContain('A local copy of the site never has figures')
  expect(html).not.toContain('<table')
})

it.each([
  [2000, 400, ['2.0 s good', '80 %', '400']],
  [3000, 400, ['3.0 s needs work', '80 %', '400']],
  [5000, 400, ['5.0 s poor', '80 %', '400']],
  [5000, 99, ['too few', '', '99']],
])('a week of %i ms and %i visits stands there in words', async (p75, count, expected) => {
  await keepRows([{ p75, count }])
  expect((await table()).map(([name, ...cells]) => [name, ...cells.slice(0, 3)])).toEqual([
    ['A tour, phone, India', ...expected],
  ])
})

it('What was mostly painted or pressed is named, and nothing where it is not known', async () => {
  await keepRows([{ mostly: 'scene' }, { kind: 'home', mostly: '' }])
  expect((await table()).map(([, words]) => words)).toEqual(['2.0 s good', '2.0 s good most often: scene'])
})

it('Each verdict has its colour beside its word', async () => {
  await keepRows([{ p75: 1000 }, { kind: 'home', p75: 3000 }, { kind: 'about', p75: 9000 }])
  const tags = await select(await page(), 'td [data-verdict]')
  expect(tags.map(({ attributes }) => attributes.class)).toEqual(['tag tag--work', 'tag tag--good', 'tag tag--late'])
})

it('The newest week is shown, also when the last night failed', async () => {
  await keepRows([
    { day: '2026-11-27', p75: 1000 },
    { day: '2026-11-20', p75: 3000 },
  ])
  expect((await table()).map(([, words]) => words)).toEqual(['1.0 s good'])
})

it('A metric and a way to the page are chosen by the address, and nonsense is the first of them', async () => {
  await keepRows([{ metric: 'INP', reached: 'back', p75: 90 }, { p75: 1500 }])
  expect((await table('/speed?metric=INP&reached=back')).map(([, words]) => words)).toEqual(['90 ms good'])
  expect((await table('/speed?metric=%3Cscript%3E&reached=toString')).map(([, words]) => words)).toEqual(['1.5 s good'])
})

it('A day without visits is a gap of the line, and no zero', async () => {
  const days = [-1, -2, -4].map((ago) => ({ day: daysAfter(TODAY, ago), span: 1 }))
  await keepRows([{}, ...days])
  const [, line] = await select(await page(), 'td path')
  const path = String(line?.attributes.d)
  expect([...path.matchAll(/[ML](\d+)/g)].map(([step]) => step)).toEqual(['M26', 'M28', 'L29'])
})

it('A line begins thirty days ago', async () => {
  await keepRows([{}, ...[-30, -31].map((ago) => ({ day: daysAfter(TODAY, ago), span: 1 }))])
  const [, line] = await select(await page(), 'td path')
  expect(String(line?.attributes.d).match(/M/g)).toHaveLength(1)
})

it.each([
  ['LCP', 'LCP is how long a visitor waits until the largest picture or text of the page stands there.'],
  [
    'INP',
    'INP is how long the page takes to answer a press of a finger, the mouse or a key, at its slowest in one visit.',
  ],
])('%s is explained in a sentence', async (metric, sentence) => {
  expect(await readerSees(await page(`/speed?metric=${metric}`))).toContain(sentence)
})

it('The desk’s own pages are not measured', async () => {
  const html = await page()
  const [root] = await select(html, 'html')
  expect([root?.attributes['data-kind'], html.includes('vitals')]).toEqual([undefined, false])
})

it('A salesperson has no business there', async () => {
  expect((await askDesk('/speed', { as: ASHA_OF_SALES })).status).toBe(403)
})

it('A page of all kinds in all places reads thirty days of one metric, in one trip', async () => {
  const each = <Value>(values: readonly Value[], rows: Partial<SpeedRow>[], name: keyof SpeedRow) =>
    rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })))
  let rows: Partial<SpeedRow>[] = [{}]
  rows = each(Object.keys(PAGE_KINDS) as PageKind[], rows, 'kind')
  rows = each(DEVICES, each(VISITOR_PLACES, rows, 'place'), 'device')
  const shown = rows.length
  rows = each(Object.keys(REACHED) as Reached[], each(METRIC_NAMES, rows, 'metric'), 'reached')
  const days = Array.from({ length: 30 }, (_, at) => daysAfter(YESTERDAY, -at))
  for (const day of days) await keepRows(rows.flatMap((row) => [1, 7].map((span) => ({ ...row, day, span }))))
  const { database, tally, spent } = counting(env.ENQUIRIES)
  await askDesk('/speed', { as: CHANDRA_OF_CONTENT, bindings: { ENQUIRIES: database } })
  expect([tally.roundTrips, spent.queries]).toEqual([1, 2])
  expect(tally.rowsRead).toBeLessThanOrEqual(31 * shown + shown + 10)
})
