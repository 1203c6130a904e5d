import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readReport } from '../../src/data/cases/read-report.ts'
import type { Bindings } from '../../src/env.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, CHANDRA_OF_CONTENT, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { readerSees, select } from '../support/markup.ts'
import { seeded } from '../support/seeded.ts'

const MINUTE = 60_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-29T07:00:00Z'))
  await clearEnquiries()
})
afterEach(() => void vi.useRealTimers())

type Asked = {
  name: string
  at?: string
  tour?: string
  owner?: string
  channel?: string
  source?: string
  stage?: string
  reason?: string
  /** In minutes. */
  answered?: number | undefined
  /** In minutes from the enquiry, when it was set to “offered” or “won”; a won case has one in any case. */
  offered?: number | undefined
  sum?: number | undefined
}

/** An enquiry and its outcome. */
async function asked({ name, at = '2026-11-28T06:00:00Z', ...what }: Asked): Promise<void> {
  const { tour = '', owner = '', channel = 'form', source = '', stage = 'talking', reason = '' } = what
  const [stored] = await storeDue(1, { name, email: `${name}@example.in` })
  await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = ?2 WHERE id = ?1')
    .bind(stored?.id, Date.parse(at))
    .run()
  await openCases(env.ENQUIRIES)
  const [reply, offer] = [what.answered, what.offered].map((after) =>
    after === undefined ? null : Date.parse(at) + after * MINUTE,
  )
  await env.ENQUIRIES.prepare(
    `UPDATE cases SET tour = ?2, owner = ?3, channel = ?4, source = ?5, stage = ?6, lost_reason = ?7, first_reply_at = ?8,
      offered_at = ?9, sum = ?10 WHERE enquiry_id = ?1`,
  )
    .bind(stored?.id, tour, owner, channel, source, stage, reason, reply, offer, what.sum ?? null)
    .run()
}

/** Seven enquiries of a month and one of the month before; the sums in the tests are made by hand from this list. */
async function askedBySeven(): Promise<void> {
  const bali = { tour: 'Bali6d5n', owner: ASHA_OF_SALES, source: 'google · bali' }
  const nepal = { tour: 'Nepal', owner: BELA_OF_SALES, channel: 'call' }
  await asked({ ...bali, name: 'a', answered: 20, offered: 90, stage: 'won', sum: 86_420 })
  await asked({ ...bali, name: 'b', answered: 60, offered: 90, stage: 'won', sum: 1_00_000 })
  await asked({ ...bali, name: 'c', answered: 61, offered: 90, stage: 'lost', reason: 'price' })
  await asked({ ...bali, name: 'd', stage: 'lost', reason: 'silent' })
  await asked({ ...nepal, name: 'e', answered: 5, offered: 90, stage: 'offered' })
  await asked({ ...nepal, name: 'f', stage: 'new' })
  await asked({ ...nepal, name: 'g', answered: 5, stage: 'won', at: '2026-10-31T18:29:59Z', offered: 90 })
  await asked({ name: 'spam', stage: 'spam', answered: 1, sum: 5 })
}

const report = () => readReport(env.ENQUIRIES, { from: '2026-10-01', to: '2026-11-29' })
const none = { inHour: 0, unanswered: 0, offered: 0, won: 0, rupees: 0, lost: 0, reasons: [] }
const PATH = '/reports?days=90'

describe('what became of the enquiries', () => {
  beforeEach(askedBySeven)

  it('is counted by tour', async () => {
    expect((await report()).outcomes.tour).toEqual([
      {
        ...{ of: 'Bali6d5n', enquiries: 4, inHour: 2, unanswered: 1, offered: 3, won: 2, rupees: 1_86_420, lost: 2 },
        reasons: [
          ['price', 1],
          ['silent', 1],
        ],
      },
      { ...none, of: 'Nepal', enquiries: 3, inHour: 2, unanswered: 1, offered: 2, won: 1 },
    ])
  })

  it('is counted by channel and source, by colleague, and by month from the newest on', async () => {
    const { source, person, month } = (await report()).outcomes
    const brief = (lines: typeof source) =>
      lines.map(({ of, enquiries, offered, won, rupees, lost }) => [of, enquiries, offered, won, rupees, lost])
    expect(brief(source)).toEqual([
      ['form google · bali', 4, 3, 2, 1_86_420, 2],
      ['call ', 3, 2, 1, 0, 0],
    ])
    expect(brief(person)).toEqual([
      [ASHA_OF_SALES, 4, 3, 2, 1_86_420, 2],
      [BELA_OF_SALES, 3, 2, 1, 0, 0],
    ])
    expect(brief(month)).toEqual([
      ['2026-11', 6, 4, 2, 1_86_420, 2],
      ['2026-10', 1, 1, 1, 0, 0],
    ])
  })

  it('comes to the same sum by whatever it is counted', async () => {
    const { outcomes, all } = await report()
    for (const lines of Object.values(outcomes))
      for (const figure of ['enquiries', 'inHour', 'unanswered', 'offered', 'won', 'rupees', 'lost'] as const)
        expect(lines.reduce((sum, line) => sum + line[figure], 0)).toBe(all[figure])
  })

  it('stands in one table with rupees and reasons, under a chart, by what somebody chooses', async () => {
    const html = await (await askDesk(`${PATH}&by=tour`)).text()
    const cells = (await select(html, '[data-outcomes] td')).map(({ text }) => text)
    expect(cells.slice(0, 8)).toEqual([
      ...['4', '2', '1', '3', '2', '₹1,86,420', '2 Price 1, Never answered 1', 'too few'],
    ])
    expect(await select(html, '[data-chart] svg')).toHaveLength(2)
    expect((await select(html, '[data-outcomes]')).length).toBe(1)
    const seen = await readerSees(await (await askDesk(PATH)).text())
    for (const words of ['Website form: google · bali', 'Call', 'Won in rupees₹1,86,420']) expect(seen).toContain(words)
  })

  it.each(['source', 'tour', 'person', 'month'])('leads from each figure by %s to its cases', async (by) => {
    const html = await (await askDesk(`${PATH}&by=${by}`)).text()
    const links = await select(html, '[data-outcomes] td a')
    const counts = links.filter(({ text }) => !text.startsWith('₹'))
    const listed = counts.map(async ({ attributes: { href = '' } }) => {
      const page = await (await askDesk(href)).text()
      return [href, (await select(page, '[data-case]')).length]
    })
    expect(counts.length).toBeGreaterThan(8)
    expect(await Promise.all(listed)).toEqual(counts.map(({ attributes, text }) => [attributes.href, Number(text)]))
    expect(await readerSees(await (await askDesk(links[0]?.attributes.href ?? '')).text())).toContain('Enquiries: ')
  })

  it('keeps its figures where a person was erased, whose case is not listed any more', async () => {
    await erasePersonOf({ email: 'a@example.in' })
    expect((await report()).all).toMatchObject({ enquiries: 7, won: 3, rupees: 1_86_420 })
    const html = await (await askDesk('/reports/cases?days=90&by=tour&of=Bali6d5n&what=won')).text()
    expect(await select(html, '[data-case]')).toHaveLength(1)
    expect(await readerSees(html)).toContain('1 of 2 are listed here')
  })

  it('is in the CSV file, a number a line', async () => {
    const file = (await (await askDesk('/reports.csv?days=90')).text()).slice(1).replaceAll('\r\n', '\n')
    const lines = (csvRecords(file, ',') ?? []).map(({ cells }) => cells.join(' | '))
    for (const line of [
      'By tour: Rupees | Bali 5N/6D | 186420',
      'By channel and source: Won | Website form: google · bali | 2',
      'By channel and source: Lost, Price | Website form: google · bali | 1',
      "By month of the enquiry: Offered | 'November 2026 | 4",
      'By colleague: Won of 100 | Asha | too few',
    ])
      expect(lines.map((each) => each.replace(/\| [^|]*Bali[^|·]* \|/, '| Bali 5N/6D |'))).toContain(line)
  })
})

describe('a share', () => {
  const shares = async () => {
    const cells = await select(await (await askDesk(`${PATH}&by=tour`)).text(), '[data-outcomes] td')
    return cells.map(({ text }) => text).filter((_, at) => at % 8 === 7)
  }

  it('is not shown under ten enquiries, and is from ten on', async () => {
    for (let at = 0; at < 9; at++) await asked({ name: `n${at}`, tour: 'Nepal', ...(at < 3 && { stage: 'won' }) })
    expect(await shares()).toEqual(['too few'])
    await asked({ name: 'tenth', tour: 'Nepal' })
    expect(await shares()).toEqual(['30'])
  })
})

describe('an offer without a noted answer', () => {
  it('is an answer at the latest when the case was set to “offered” or “won”', async () => {
    await asked({ name: 'won', stage: 'won', offered: 40, sum: 500 })
    await asked({ name: 'offered', stage: 'offered', offered: 200 })
    await asked({ name: 'lost', stage: 'lost', reason: 'price', offered: 30, answered: 90 })
    await asked({ name: 'waits' })
    const { all, firstAnswer } = await report()
    expect(all).toMatchObject({ enquiries: 4, inHour: 2, unanswered: 1, offered: 3, won: 1 })
    expect(firstAnswer).toEqual({ median: 40 * MINUTE, ninety: 200 * MINUTE })
    const html = await (await askDesk('/reports/cases?days=90&by=all&of=&what=unanswered')).text()
    expect((await select(html, '[data-case]')).length).toBe(1)
  })

  it('is one where the press on “won” is all that was noted', async () => {
    await asked({ name: 'a', stage: 'new' })
    const id = String(await env.ENQUIRIES.prepare('SELECT id FROM cases').first('id'))
    const fields = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
    expect((await report()).all.unanswered).toBe(1)
    await postToDesk(`/case/${id}`, { ...fields, stage: 'won' })
    expect((await report()).all).toMatchObject({ won: 1, unanswered: 0, inHour: 0 })
  })
})

describe('the line of all others', () => {
  it('leads from each of its figures to their cases, and so does that of the pages', async () => {
    for (let at = 0; at < 3; at++) await asked({ name: `many${at}`, tour: 'Nepal', stage: 'lost', reason: 'price' })
    await storeDue(103)
    await openCases(env.ENQUIRIES)
    await env.ENQUIRIES.exec(
      "UPDATE cases SET tour = 'tour' || enquiry_row, page = '/tour/' || enquiry_row, stage = 'lost', lost_reason = 'price' WHERE tour <> 'Nepal'",
    )
    const html = await (await askDesk(`${PATH}&by=tour`)).text()
    const links = await select(html, 'a[href^="/reports/cases"]')
    const others = links.filter(({ attributes }) => !new URLSearchParams(attributes.href?.split('?')[1]).has('of'))
    const whats = others.map(({ attributes }) => {
      const query = new URLSearchParams(attributes.href?.split('?')[1])
      return [query.get('by'), query.get('what'), query.get('reason')].filter(Boolean).join(' ')
    })
    expect(whats).toEqual(['tour enquiries', 'tour unanswered', 'tour lost', 'tour lost price', 'page enquiries'])
    for (const { attributes, text } of others) {
      const page = await (await askDesk(attributes.href ?? '')).text()
      expect([attributes.href, (await select(page, '[data-case]')).length]).toEqual([attributes.href, Number(text)])
      expect(await readerSees(page)).toContain('All others')
    }
  })
})

describe('“offered”', () => {
  it('is said by the stage, and stays so when the case is lost later', async () => {
    await asked({ name: 'a', stage: 'talking' })
    const id = String(await env.ENQUIRIES.prepare('SELECT id FROM cases').first('id'))
    const save = async (typed: Record<string, string>) =>
      postToDesk(`/case/${id}`, {
        ...(await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)),
        ...typed,
      })
    expect((await report()).all.offered).toBe(0)
    await save({ stage: 'offered' })
    await save({ stage: 'lost', lostReason: 'price' })
    expect((await report()).all).toMatchObject({ offered: 1, lost: 1, reasons: [['price', 1]] })
  })
})

describe('the cases behind a figure', () => {
  it('are not told for a figure that there is none of, nor to who works on prices', async () => {
    for (const query of ['what=everything', 'what=won&by=month&of=never', 'by=tour'])
      expect((await askDesk(`/reports/cases?${query}`)).status).toBe(404)
    expect((await askDesk('/reports/cases?what=won', { as: CHANDRA_OF_CONTENT })).status).toBe(403)
  })

  it('are of nobody and of no tour as well, whatever a visitor has typed as one', async () => {
    await asked({ name: 'a', tour: "x' OR 1=1 --" })
    await asked({ name: 'b' })
    const listed = async (query: string) =>
      (await select(await (await askDesk(`/reports/cases?what=enquiries&${query}`)).text(), '[data-case]')).length
    expect([await listed('by=person&of='), await listed('by=tour&of=')]).toEqual([2, 1])
    expect(await listed(`by=tour&of=${encodeURIComponent("x' OR 1=1 --")}`)).toBe(1)
  })
})

describe('cases that a colleague has joined', () => {
  const joined = async (head: string, under: string) => {
    await env.ENQUIRIES.prepare(
      `UPDATE cases SET joined_into = (SELECT c.id FROM cases c JOIN enquiries e ON e.id = c.enquiry_id WHERE e.name = ?1)
        WHERE enquiry_id = (SELECT id FROM enquiries WHERE name = ?2)`,
    )
      .bind(head, under)
      .run()
  }

  it('are one lead, on the day of the first case, with the answer and the sums of all of them', async () => {
    await asked({ name: 'head', at: '2026-11-20T06:00:00Z', tour: 'Nepal' })
    await asked({ name: 'call', at: '2026-11-20T06:20:00Z', channel: 'call', answered: 0, stage: 'won', sum: 50_000 })
    await asked({ name: 'again', at: '2026-11-28T06:00:00Z', tour: 'Bali6d5n', offered: 90, stage: 'won', sum: 700 })
    await joined('head', 'call')
    await joined('head', 'again')
    const { all, days, outcomes, firstAnswer } = await report()
    expect(all).toMatchObject({ enquiries: 1, inHour: 1, unanswered: 0, offered: 1, won: 1, rupees: 50_700, lost: 0 })
    expect(days.filter(([, count]) => count > 0)).toEqual([['2026-11-20', 1]])
    expect(outcomes.tour.map(({ of }) => of)).toEqual(['Nepal'])
    expect(firstAnswer?.median).toBe(20 * MINUTE)
  })

  it('waited from the first enquiry on, whichever of them stands on top', async () => {
    await asked({ name: 'first', at: '2026-11-20T06:00:00Z', stage: 'lost', reason: 'price' })
    await asked({ name: 'second', at: '2026-11-28T06:00:00Z', answered: 5 })
    await joined('second', 'first')
    const { all, firstAnswer } = await report()
    expect(all).toMatchObject({ enquiries: 1, inHour: 0, unanswered: 0, lost: 0, reasons: [] })
    expect(firstAnswer?.median).toBe(8 * 24 * 60 * MINUTE + 5 * MINUTE)
  })

  it('are two leads again when they are split', async () => {
    await asked({ name: 'a' })
    await asked({ name: 'b' })
    await joined('a', 'b')
    expect((await report()).all.enquiries).toBe(1)
    await env.ENQUIRIES.exec('UPDATE cases SET joined_into = NULL')
    expect((await report()).all.enquiries).toBe(2)
  })
})

describe('every figure of the report', () => {
  /** Cases as chance makes them, some under others. */
  async function byChance(count: number): Promise<void> {
    const random = seeded(31)
    const pick = <Of>(...of: Of[]): Of => of[Math.floor(random() * of.length)] as Of
    for (let at = 0; at < count; at++) {
      const stage = pick('new', 'talking', 'offered', 'won', 'won', 'lost', 'lost', 'spam', 'held', 'before')
      await asked({
        ...{ name: `n${at}`, stage, reason: stage === 'lost' ? pick('price', 'silent', 'dates') : '' },
        at: pick('2026-11-28T06:00:00Z', '2026-11-20T18:29:00Z', '2026-10-31T18:30:00Z', '2026-10-02T06:00:00Z'),
        tour: pick('', 'Nepal', 'Bali6d5n'),
        owner: pick('', ASHA_OF_SALES, BELA_OF_SALES),
        channel: pick('form', 'call'),
        source: pick('', 'google · bali'),
        answered: pick(undefined, 0, 59, 60, 61, 5000),
        sum: pick(undefined, 1000 + at),
        offered: pick(...(stage === 'won' ? [0, 61, 6000] : [undefined, undefined, undefined, 61])),
      })
    }
    await env.ENQUIRIES.exec(
      `UPDATE cases SET page = iif(enquiry_row % 2, '/contact', ''), joined_into =
        (SELECT h.id FROM cases h WHERE h.enquiry_row = cases.enquiry_row / 10 * 10 AND h.id <> cases.id)
        WHERE enquiry_row % 10 IN (0, 1, 2)`.replaceAll('\n', ' '),
    )
  }

  it('is the number of cases that it leads to, whatever the cases are', async () => {
    await byChance(70)
    const pages = await Promise.all(
      ['source', 'tour', 'person', 'month'].map(async (by) => (await askDesk(`/reports?days=90&by=${by}`)).text()),
    )
    const links = (await Promise.all(pages.map((html) => select(html, 'a[href^="/reports/cases"]')))).flat()
    const figures = new Map(links.map(({ attributes: { href = '' }, text }) => [href, text]))
    const listed = new Map<string, number>()
    for (const href of figures.keys())
      listed.set(href, (await select(await (await askDesk(href)).text(), '[data-case]')).length)
    const differing = [...figures].filter(([href, text]) => !text.startsWith('₹') && Number(text) !== listed.get(href))
    expect(differing).toEqual([])
    const asked = [...figures.keys()].map((href) => new URLSearchParams(href.split('?')[1]))
    const kinds = (name: string) => [...new Set(asked.map((query) => query.get(name)))].sort()
    expect(kinds('by')).toEqual(['all', 'day', 'month', 'page', 'person', 'source', 'tour'])
    expect(kinds('what')).toEqual(['enquiries', 'inHour', 'lost', 'offered', 'unanswered', 'won'])
    expect(kinds('reason').filter(Boolean)).toEqual(['dates', 'price', 'silent'])
  })

  it('is what a count by hand makes of the same rows', async () => {
    await byChance(70)
    const { results } = await env.ENQUIRIES.prepare('SELECT * FROM cases').all<Record<string, number | string | null>>()
    const isCounted = ({ stage }: (typeof results)[number]) => stage !== 'held' && stage !== 'spam'
    const leads = results
      .filter((row) => isCounted(row) && row.joined_into === null)
      .map((head) => {
        const under = results.filter((row) => row.joined_into === head.id && isCounted(row) && row.stage !== 'before')
        const all = [head, ...under]
        const won = all.filter(({ stage }) => stage === 'won')
        const replies = all
          .flatMap(({ first_reply_at, offered_at }) => [first_reply_at, offered_at])
          .flatMap((moment) => (moment === null ? [] : [Number(moment)]))
        const took = Math.min(...replies) - Math.min(...all.map((row) => Number(row.opened_at)))
        return { head, won, isOffered: all.some((row) => row.offered_at !== null), took }
      })
    const count = (fits: (lead: (typeof leads)[number]) => boolean) => leads.filter(fits).length
    const isBefore = ({ head }: (typeof leads)[number]) => head.stage === 'before'
    expect((await report()).all).toMatchObject({
      enquiries: leads.length,
      inHour: count((lead) => !isBefore(lead) && lead.took <= 60 * MINUTE),
      unanswered: count((lead) => !isBefore(lead) && lead.took === Number.POSITIVE_INFINITY),
      offered: count(({ isOffered }) => isOffered),
      won: count(({ won }) => won.length > 0),
      rupees: leads.flatMap(({ won }) => won).reduce((sum, row) => sum + Number(row.sum ?? 0), 0),
      lost: count(({ head, won }) => won.length === 0 && head.stage === 'lost'),
    })
    expect([leads.length > 30, leads.length < 60]).toEqual([true, true])
  })

  it('leads to all of its cases, a hundred on a page', async () => {
    await storeDue(130)
    vi.setSystemTime(Date.now() + MINUTE)
    const [first] = (await select(await (await askDesk('/reports?days=30')).text(), 'dl a')).slice(-1)
    const pages: number[] = []
    for (let href: string | undefined = first?.attributes.href; href; ) {
      const html = await (await askDesk(href)).text()
      pages.push((await select(html, '[data-case]')).length)
      href = (await select(html, 'a[rel=next]'))[0]?.attributes.href
    }
    expect(pages).toEqual([100, 30])
  })
})

describe('from views to won', () => {
  const views = (answer: () => Response) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      questions.push(String(init?.body))
      return answer()
    })
  const questions: string[] = []
  const bindings = { SPEED_ACCOUNT: 'account', SPEED_TOKEN: 'token' }
  const steps = async (days: number, set = bindings) => {
    const html = await (await askDesk(`/reports?days=${days}`, { bindings: set as Partial<Bindings> })).text()
    return (await select(html, '[data-steps] td')).map(({ text }) => text)
  }
  beforeEach(() => void questions.splice(0))
  afterEach(() => void vi.restoreAllMocks())

  it('each step stands with its days, the views for as long as they are kept', async () => {
    await askedBySeven()
    views(() => Response.json({ data: [{ views: '1240' }] }))
    expect(await steps(365)).toEqual([
      ...['1,240', '1 Sept 2026 to 29 Nov 2026', '7', '30 Nov 2025 to 29 Nov 2026'],
      ...['5', '30 Nov 2025 to 29 Nov 2026', '3', '30 Nov 2025 to 29 Nov 2026'],
    ])
    expect(questions).toEqual([
      expect.stringContaining("FROM patang_views\nWHERE timestamp >= toDateTime('2026-08-31 18:30:00')"),
    ])
  })

  it.each<[string, () => Response]>([
    ['refuses', () => new Response('no', { status: 403 })],
    ['gives no rows', () => Response.json({ data: 'none' })],
    ['gives no number', () => Response.json({ data: [{ views: 'many' }] })],
    ['fails', () => Promise.reject(new Error('down')) as never],
  ])('views are not known where the place that keeps them %s', async (_, answer) => {
    expectLog()
    views(answer)
    expect((await steps(30)).slice(0, 3)).toEqual(['not known', '', '0'])
  })

  it('views are not asked for without a token', async () => {
    const asked = views(() => Response.json({ data: [] }))
    expect((await steps(30, {} as never)).slice(0, 2)).toEqual(['not known', ''])
    expect(asked).not.toHaveBeenCalled()
  })
})
