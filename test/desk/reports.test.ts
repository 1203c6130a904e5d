import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readReport } from '../../src/data/cases/read-report.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { askDesk, CHANDRA_OF_CONTENT, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Sunday in India, half past noon. */
const NOW = '2026-11-29T07:00:00Z'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(NOW))
  await clearEnquiries()
})
afterEach(() => void vi.useRealTimers())

type Asked = {
  at?: string
  tour?: string
  page?: string
  name?: string
  phone?: string
  stage?: 'held' | 'new' | 'talking' | 'won' | 'lost' | 'spam'
  reason?: string
  /** A colleague answered it so many ms after it came. */
  answered?: number
}

/** Stores an enquiry. @returns the id of the case */
async function asked(what: Asked = {}): Promise<string> {
  const { at = '2026-11-28T06:00:00Z', tour = '', page = '', name = 'Asha', phone, stage = 'new', reason = '' } = what
  const [stored] = await storeDue(1, { name, ...(phone && { phone }) })
  await run('UPDATE enquiries SET created_at = ?2, tour = ?3, page = ?4 WHERE id = ?1', [
    ...[stored?.id, Date.parse(at), tour, page],
  ])
  await openCases(env.ENQUIRIES)
  const found = await env.ENQUIRIES.prepare('SELECT id FROM cases WHERE enquiry_id = ?').bind(stored?.id).first()
  const id = String(found?.id)
  const reply = what.answered === undefined ? null : Date.parse(at) + what.answered
  await run('UPDATE cases SET stage = ?2, lost_reason = ?3, first_reply_at = ?4 WHERE id = ?1', [
    ...[id, stage, reason, reply],
  ])
  return id
}

const run = (sql: string, values: unknown[]) =>
  env.ENQUIRIES.prepare(sql)
    .bind(...values)
    .run()
const report = (from = '2026-11-28', to = '2026-11-28') => readReport(env.ENQUIRIES, { from, to })

it('A report of days without an enquiry says that there is nothing yet', async () => {
  const html = await (await askDesk('/reports?days=30')).text()
  expect([await readerSees(html), (await select(html, 'tbody th')).length > 0]).toEqual([
    expect.stringContaining('Nothing yet.'),
    true,
  ])
  expect(html).not.toContain('<tbody></tbody>')
})

describe('a report counts enquiries', () => {
  it('by the day in India on which they came, and shows days without any', async () => {
    for (const at of ['2026-11-26T18:29:59Z', '2026-11-26T18:30:00Z', '2026-11-27T18:29:59Z', '2026-11-28T18:30:00Z'])
      await asked({ at })
    expect((await report('2026-11-27', '2026-11-29')).days).toEqual([
      ['2026-11-27', 2],
      ['2026-11-28', 0],
      ['2026-11-29', 1],
    ])
  })

  it('by the colleague who has them now, with what became of them, and those that nobody has', async () => {
    const won = await asked({ stage: 'won', answered: 60_000 })
    const open = await asked({})
    await run('UPDATE cases SET owner = ? WHERE id IN (?, ?)', ['asha@patang.example', won, open])
    await asked({ stage: 'lost', reason: 'price' })
    expect((await report()).outcomes.person).toMatchObject([
      { of: 'asha@patang.example', enquiries: 2, unanswered: 1, won: 1, lost: 0 },
      { of: '', enquiries: 1, unanswered: 1, won: 0, lost: 1 },
    ])
  })

  it('by tour with what became of them, and by the page on which people asked, the most first', async () => {
    await asked({ tour: 'Nepal', page: '/tour/Nepal', stage: 'won' })
    await asked({ tour: 'Nepal', page: '/Domestic', stage: 'lost', reason: 'price' })
    await asked({ tour: 'Nepal', page: '/tour/Nepal' })
    await asked({ tour: 'Bali6d5n', page: '/contact', stage: 'won' })
    await asked({ page: '/contact' })
    const { outcomes, pages } = await report()
    expect(outcomes.tour).toMatchObject([
      { of: 'Nepal', enquiries: 3, won: 1, lost: 1 },
      { of: '', enquiries: 1, won: 0, lost: 0 },
      { of: 'Bali6d5n', enquiries: 1, won: 1, lost: 0 },
    ])
    expect(pages).toEqual([
      ['/contact', 2],
      ['/tour/Nepal', 2],
      ['/Domestic', 1],
    ])
  })

  it('from the first moment of the first day to the last of the last', async () => {
    for (const at of [
      '2026-11-27T18:29:59.999Z',
      '2026-11-27T18:30:00Z',
      '2026-11-28T18:29:59.999Z',
      '2026-11-28T18:30:00Z',
    ])
      await asked({ at })
    const { days, unanswered } = await report()
    expect({ days, unanswered }).toEqual({ days: [['2026-11-28', 2]], unanswered: 2 })
  })

  it('without those that are held or spam', async () => {
    await asked({ stage: 'spam', tour: 'Nepal', answered: HOUR })
    await asked({ stage: 'held', tour: 'Nepal' })
    await asked({ tour: 'Bali6d5n' })
    const { days, outcomes, unanswered, firstAnswer } = await report()
    expect({ days, tours: outcomes.tour, unanswered, firstAnswer }).toMatchObject({
      days: [['2026-11-28', 1]],
      tours: [{ of: 'Bali6d5n', enquiries: 1, won: 0, lost: 0 }],
      unanswered: 1,
      firstAnswer: undefined,
    })
  })

  it('that were erased as well, with their day, tour and end, and without their page', async () => {
    await asked({ tour: 'Nepal', page: '/tour/Nepal', stage: 'lost', reason: 'dates', answered: HOUR })
    await erasePersonOf({ email: 'asha@example.in' })
    expect(await report()).toMatchObject({
      days: [['2026-11-28', 1]],
      outcomes: { tour: [{ of: 'Nepal', enquiries: 1, won: 0, lost: 1 }] },
      pages: [['', 1]],
      lost: [['dates', 1]],
      firstAnswer: { median: HOUR },
    })
  })

  it('and puts what has no line of its own into one, so that each table comes to the same sum', async () => {
    for (let at = 0; at < 103; at++) await asked({ tour: `made-up-${at}`, page: `/${at}`, stage: 'won' })
    const { outcomes, pages } = await report()
    const tours = outcomes.tour
    expect(tours.at(-1)).toMatchObject({ of: undefined, enquiries: 3, won: 3, lost: 0 })
    expect(pages.at(-1)).toEqual([undefined, 3])
    expect(tours.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(103)
  })
})

describe('the time to the first answer', () => {
  it('is not known while nobody has answered', async () => {
    await asked()
    await asked({ stage: 'lost', reason: 'silent' })
    expect(await report()).toMatchObject({ firstAnswer: undefined, unanswered: 2, lost: [['silent', 1]] })
  })

  it('of a single answer is that answer’s', async () => {
    await asked({ answered: 7 * MINUTE })
    expect(await report()).toMatchObject({ firstAnswer: { median: 7 * MINUTE, ninety: 7 * MINUTE }, unanswered: 0 })
  })

  it('is what half and what nine of ten do not exceed', async () => {
    for (const minutes of [10, 3, 1, 240, 5, 2, 8, 4, 60, 7]) await asked({ answered: minutes * MINUTE })
    await asked()
    // In order: 1 2 3 4 5 7 8 10 60 240. The fifth of ten, and the ninth.
    expect(await report()).toMatchObject({
      firstAnswer: { median: 5 * MINUTE, ninety: 60 * MINUTE },
      unanswered: 1,
    })
  })

  it('goes by the clock: an enquiry of Saturday night that is answered on Monday waited for a day and a half', async () => {
    await asked({ at: '2026-11-28T16:00:00Z', answered: 36 * HOUR })
    expect((await report()).firstAnswer?.median).toBe(36 * HOUR)
  })

  it('ends with the press that notes a message, whether or not its program was opened; to look is no answer', async () => {
    const id = await asked({ at: '2026-11-29T06:00:00Z' })
    const page = await (await askDesk(`/case/${id}`)).text()
    expect(await report('2026-11-29', '2026-11-29')).toMatchObject({ firstAnswer: undefined, unanswered: 1 })
    const message = await formIn(page, `/case/${id}/message`)
    await postToDesk(`/case/${id}/message`, { ...message, channel: 'whatsapp' })
    expect(await report('2026-11-29', '2026-11-29')).toMatchObject({ firstAnswer: { median: HOUR }, unanswered: 0 })
  })

  it('is no call that nobody took, and no note', async () => {
    const id = await asked()
    for (const deed of ['no-answer', 'note']) {
      const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
      await postToDesk(`/case/${id}`, { ...form, deed, note: 'Rang' })
    }
    expect(await report()).toMatchObject({ firstAnswer: undefined, unanswered: 1 })
  })

  it('of one person’s two enquiries that were joined counts once, where somebody answered, and nobody waits beside', async () => {
    const [one, other] = [await asked(), await asked({ name: 'A. Rao' })]
    await postToDesk(`/case/${one}/person`, { join: other, key: 'k' })
    const message = await formIn(await (await askDesk(`/case/${one}`)).text(), `/case/${one}/message`)
    await postToDesk(`/case/${one}/message`, { ...message, channel: 'mail', text: 'Yes' })
    const { days, firstAnswer, unanswered } = await report()
    expect({ days, firstAnswer, unanswered }).toEqual({
      days: [['2026-11-28', 1]],
      firstAnswer: { median: 25 * HOUR, ninety: 25 * HOUR },
      unanswered: 0,
    })
  })
})

describe('the page and its file', () => {
  beforeEach(async () => {
    await asked({ tour: 'Nepal', page: '/tour/Nepal', stage: 'won', answered: 90 * MINUTE })
    await asked({ tour: 'Nepal', page: '=cmd|calc', stage: 'lost', reason: 'elsewhere', answered: 4 * HOUR })
    await asked({ tour: '=HYPERLINK("http://evil.example")', page: '+1\t-2', at: '2026-11-27T06:00:00Z' })
  })

  const file = async (path = '/reports.csv') => (await (await askDesk(path)).text()).slice(1)
  const records = async () =>
    (csvRecords((await file()).replaceAll('\r\n', '\n'), ',') ?? []).slice(1).map(({ cells }) => cells)

  it('say in words and in figures what there is', async () => {
    const html = await (await askDesk('/reports')).text()
    const figures = await select(html, 'dl dd')
    expect(figures.map(({ text }) => text)).toEqual(['3', '1 h 30 min', '4 h', '1', '1', 'too few', '₹0', '1'])
    expect((await records()).slice(0, 8)).toEqual([
      ['Enquiries', '', '3'],
      ['Half were answered within', '', '90'],
      ['90 % were answered within', '', '240'],
      ['Not answered', '', '1'],
      ['Won', '', '1'],
      ['Won of 100 enquiries', '', 'too few'],
      ['Won in rupees', '', '0'],
      ['Lost', '', '1'],
    ])
  })

  it('hold the same numbers, table by table', async () => {
    const html = await (await askDesk('/reports')).text()
    const numbers = (await select(html, 'table:not([data-outcomes], [data-steps]) td')).map(({ text }) => text)
    const lines = (await records()).slice(8)
    const isOutcome = ([what = '']: string[]) => /^(By (channel|tour|colleague|month)|From views)/.test(what)
    expect(lines.filter((line) => !isOutcome(line)).map(([, , number]) => number)).toEqual(numbers)
    const steps = (await select(html, '[data-steps] td')).map(({ text }) => (text === 'not known' ? '' : text))
    const stepsInFile = lines.filter(([what = '']) => what.startsWith('From views'))
    expect(stepsInFile.flatMap(([, days, number]) => [number, days])).toEqual(steps)
  })

  it('are drawn as a bar a day, which says its sum to whoever does not see it', async () => {
    const html = await (await askDesk('/reports?days=90')).text()
    expect(await select(html, 'svg[role=img] rect')).toHaveLength(90)
    expect((await select(html, 'svg[role=img]'))[0]?.attributes['aria-label']).toBe(
      '3 enquiries in 90 days, 2 at most on one',
    )
  })

  it('run nothing in a spreadsheet, whatever a visitor has written', async () => {
    for (const cell of (await file()).match(/"(?:[^"]|"")*"/g) ?? []) expect(cell).not.toMatch(/^"\s*[=+@-]/)
    expect(await file()).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  it('are sales’ and the owner’s, and of no other length than is offered', async () => {
    expect((await askDesk('/reports.csv', { as: CHANDRA_OF_CONTENT })).status).toBe(403)
    const lines = async (days: string) => (await file(`/reports.csv?days=${days}`)).match(/By day: /g)?.length
    expect([await lines('365'), await lines('9999999'), await lines('-1'), await lines('')]).toEqual([365, 30, 30, 30])
  })
})

/** The report by another way: each enquiry with its case, counted one by one; those that stand under another not. */
async function countedByHand() {
  const { results } = await env.ENQUIRIES.prepare(
    `SELECT e.tour, e.page, c.stage, c.owner, c.lost_reason AS reason, c.joined_into AS head,
      c.first_reply_at - e.created_at AS took, date(e.created_at / 1000 + 19800, 'unixepoch') AS day
      FROM enquiries e JOIN cases c ON c.enquiry_id = e.id`,
  ).all<
    Record<'tour' | 'page' | 'stage' | 'owner' | 'reason' | 'day', string> & { took: number | null; head: unknown }
  >()
  const counted = results.filter(({ stage, head }) => stage !== 'held' && stage !== 'spam' && head === null)
  const sums = (of: (each: (typeof counted)[number]) => string | false) => {
    const found: Record<string, number> = {}
    for (const name of counted.map(of)) if (name !== false) found[name] = (found[name] ?? 0) + 1
    return found
  }
  const took = counted.flatMap(({ took }) => (took === null ? [] : [took])).sort((one, other) => one - other)
  return {
    days: sums(({ day }) => day),
    tours: sums(({ tour }) => tour),
    pages: sums(({ page }) => page),
    people: sums(({ owner }) => owner),
    wonOfTours: sums(({ stage, tour }) => stage === 'won' && tour),
    lost: sums(({ reason }) => reason !== '' && reason),
    unanswered: counted.filter(({ took, head }) => took === null && head === null).length,
    half: took[Math.ceil(took.length / 2) - 1],
  }
}

/** The same of what the desk reports. */
async function reported(): Promise<Awaited<ReturnType<typeof countedByHand>>> {
  const { days, outcomes, pages, lost, unanswered, firstAnswer } = await report('2026-11-01', '2026-11-29')
  const sums = (counts: (readonly [string | undefined, number])[]) =>
    Object.fromEntries(counts.filter(([, count]) => count > 0).map(([name, count]) => [String(name), count]))
  return {
    days: sums(days),
    tours: sums(outcomes.tour.map(({ of, enquiries }) => [of, enquiries])),
    pages: sums(pages),
    people: sums(outcomes.person.map(({ of, enquiries }) => [of, enquiries])),
    wonOfTours: sums(outcomes.tour.map(({ of, won }) => [of, won])),
    lost: sums(lost),
    unanswered,
    half: firstAnswer?.median,
  }
}

it('After each kind of change a report says what a count of the enquiries, one by one, says', async () => {
  const ids: string[] = []
  for (const [at, tour, page] of [
    ['2026-11-26T18:29:59.999Z', 'Nepal', '/tour/Nepal'],
    ['2026-11-26T18:30:00.000Z', 'Nepal', '/Domestic'],
    ['2026-11-27T18:29:59.999Z', 'Bali6d5n', '/tour/Bali6d5n'],
    ['2026-11-28T01:02:03.004Z', 'call me on 98290 12345', '/contact'],
    ['2026-11-28T05:00:00.001Z', '', ''],
  ] as const)
    ids.push(await asked({ at, tour, page, name: `Guest ${ids.length}`, phone: `982900000${ids.length}` }))
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
  const change = async (id: string, fields: Record<string, string>, form = '') => {
    const path = `/case/${id}${form}`
    const shown = await formIn(await (await askDesk(`/case/${id}`)).text(), path)
    const { status } = await postToDesk(path, { ...shown, ...fields })
    expect([fields, status]).toEqual([fields, 303])
  }
  const changes: [what: string, change: () => Promise<unknown>][] = [
    ['nothing', async () => {}],
    ['a first answer', () => change(first, { deed: 'call', note: 'Spoke' })],
    ['a message', () => change(second, { channel: 'mail', text: 'Yes' }, '/message')],
    ['won', () => change(first, { stage: 'won' })],
    ['lost', () => change(second, { stage: 'lost', lostReason: 'price' })],
    ['open again', () => change(second, { stage: 'talking' })],
    ['in other hands', () => change(third, { owner: 'asha@patang.example' })],
    ['joined', () => postToDesk(`/case/${third}/person`, { join: fifth, key: 'k1' })],
    ['split', () => postToDesk(`/case/${third}/person`, { split: fifth, key: 'k2' })],
    ['another enquiry', () => asked({ at: '2026-11-28T18:29:59.999Z', tour: 'Nepal', page: '/contact' })],
    ['erased', () => erasePersonOf({ digits: '9829000003' })],
  ]
  for (const [what, make] of changes) {
    const before = JSON.stringify(await countedByHand())
    await make()
    const counted = await countedByHand()
    expect([what, await reported()]).toEqual([what, counted])
    if (!['nothing', 'split'].includes(what)) expect([what, JSON.stringify(counted)]).not.toEqual([what, before])
  }
  expect(await stored(fourth)).toEqual({ tour: '', page: '' })
})

const stored = (id: string) => env.ENQUIRIES.prepare('SELECT tour, page FROM cases WHERE id = ?').bind(id).first()
