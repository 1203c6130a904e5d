import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { daysAfter } from '../../src/values/dates.ts'
import { ASHA_OF_SALES, askDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'

/** Wednesday in India. */
const TODAY = '2027-01-20'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T07:00:00Z`))
  await clearEnquiries()
})
afterEach(() => void vi.useRealTimers())

type Won = { name: string; first: string; last?: string; stage?: string; missing?: string; owner?: string }

/** Stores a won case with its journey. @returns the id of the case */
async function won({ name, first, last = '', stage = 'won', missing = '', owner = '' }: Won): Promise<string> {
  const [stored] = await storeDue(1, { name })
  await openCases(env.ENQUIRIES)
  await env.ENQUIRIES.prepare(
    `UPDATE cases SET stage = ?2, closed_at = 1, travel_from = ?3, travel_till = ?4, missing = ?5, owner = ?6, travellers = 4
      WHERE enquiry_id = ?1`,
  )
    .bind(stored?.id, stage, first, last, missing, owner)
    .run()
  return String(await env.ENQUIRIES.prepare('SELECT id FROM cases WHERE enquiry_id = ?').bind(stored?.id).first('id'))
}

const day = (days: number) => daysAfter(TODAY, days)
const idsIn = async (path: string, mark: string) =>
  (await select(await (await askDesk(path)).text(), `[${mark}]`)).map(({ attributes }) => attributes[mark])

describe('“Travelling” in the inbox', () => {
  it.each([
    [8, 14, false],
    [7, 14, true],
    [0, 6, true],
    [-3, 3, true],
    [-6, -2, true],
    [-6, -3, false],
    [-119, 0, true],
  ])('a journey that begins in %i days and ends in %i stands there: %s', async (first, last, stands) => {
    const id = await won({ name: 'Asha', first: day(first), last: day(last) })
    expect(await idsIn('/inbox/travelling', 'data-case')).toEqual(stands ? [id] : [])
    const [section = ''] = (await (await askDesk('/inbox')).text()).split('id="travelling"').slice(1)
    expect(section.split('</section>')[0]?.includes(id) ?? false).toBe(stands)
  })

  it('a journey without a last day stands there about its first one', async () => {
    const ids = [await won({ name: 'Asha', first: day(-2) }), await won({ name: 'Ravi', first: day(3) })]
    await won({ name: 'Late', first: day(-3) })
    expect(await idsIn('/inbox/travelling', 'data-case')).toEqual(ids)
  })

  it('shows the days, how near they are and what is missing, and only what is won', async () => {
    await won({ name: 'Asha', first: day(3), last: day(9), missing: 'Visa of two' })
    await won({ name: 'Lost', first: day(3), last: day(9), stage: 'talking' })
    const seen = await readerSees(await (await askDesk('/inbox/travelling')).text())
    for (const words of ['Travels in 3 days', '23 Jan 2027 to 29 Jan 2027', 'Missing: Visa of two'])
      expect(seen).toContain(words)
    expect(await idsIn('/inbox/travelling', 'data-case')).toHaveLength(1)
  })

  it('a colleague’s are shown alone, and nothing of it is left when the person is erased', async () => {
    const id = await won({ name: 'Asha', first: day(0), last: day(3), owner: ASHA_OF_SALES })
    await won({ name: 'Ravi', first: day(0), last: day(3) })
    expect(await idsIn('/inbox/travelling?who=me', 'data-case')).toEqual([id])
  })
})

describe('“Who travels when”', () => {
  const weeksOf = async (id: string) => {
    const html = await (await askDesk('/travel')).text()
    const weeks = html.split('data-week="').slice(1)
    return weeks.filter((week) => week.includes(id)).map((week) => week.slice(0, 10))
  }

  it('shows eight weeks from this Monday on, those without anybody too', async () => {
    const weeks = await idsIn('/travel', 'data-week')
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([8, '2027-01-18', '2027-03-08'])
  })

  it('a journey stands in each week that it has a day in', async () => {
    const id = await won({ name: 'Asha', first: '2027-01-31', last: '2027-02-08' })
    expect(await weeksOf(id)).toEqual(['2027-01-25', '2027-02-01', '2027-02-08'])
  })

  it('one that is under way stands there, one that is over or begins later does not', async () => {
    const under = await won({ name: 'Asha', first: '2026-10-01', last: '2027-01-18' })
    const over = await won({ name: 'Ravi', first: '2026-10-01', last: '2027-01-17' })
    const last = await won({ name: 'Meena', first: '2027-03-14', last: '2027-03-20' })
    const later = await won({ name: 'Neha', first: '2027-03-15', last: '2027-03-20' })
    expect([await weeksOf(under), await weeksOf(over), await weeksOf(last), await weeksOf(later)]).toEqual([
      ...[['2027-01-18'], [], ['2027-03-08'], []],
    ])
  })

  it('counts those of a week, and nobody where nobody travels', async () => {
    await won({ name: 'Asha', first: day(1), last: day(2) })
    const weeks = await select(await (await askDesk('/travel')).text(), '[data-week] h2')
    expect(weeks.map(({ text }) => text.trim()).slice(0, 2)).toEqual([
      '18 Jan 2027 to 24 Jan 2027 1',
      '25 Jan 2027 to 31 Jan 2027',
    ])
  })

  it('says who, when, how many and what is missing', async () => {
    await won({ name: 'Asha', first: day(1), last: day(7), missing: 'Passport of the child' })
    const seen = await readerSees(await (await askDesk('/travel')).text())
    for (const words of ['Asha', '21 Jan 2027 to 27 Jan 2027', '4 travel', 'Missing: Passport of the child'])
      expect(seen).toContain(words)
  })
})

it('the box for all that are ticked stands only where a case can be ticked', async () => {
  const boxes = async (path: string) =>
    Promise.all(['#many', '[name=case]'].map(async (mark) => (await idsOf(path, mark)) > 0))
  await won({ name: 'Asha', first: day(0), last: day(4) })
  await won({ name: 'Meera', first: day(-9), last: day(-5) })
  for (const path of ['/inbox', '/inbox/travelling', '/inbox/review', '/inbox/closed'])
    expect([path, await boxes(path)]).toEqual([path, [false, false]])
  await storeDue(1, { name: 'Rakesh' })
  for (const path of ['/inbox', '/inbox/new']) expect([path, await boxes(path)]).toEqual([path, [true, true]])
})

const idsOf = async (path: string, mark: string) => (await select(await (await askDesk(path)).text(), mark)).length
