import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCases } from '../../src/data/cases/find-cases.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { findEarlier } from '../../src/data/catalogue/changes.ts'
import { readWords } from '../../src/data/enquiries/word-index.ts'
import { COUNTED } from '../../src/domain/cases/inbox-sections.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { figure } from '../chaos/figure.ts'
import { counting } from '../support/counting.ts'
import { askDesk, OWNER } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'

/** The limits of a screen for each database: queries, and rows read, for any number of enquiries. */
type Most = { queries: number; rowsRead: number }
/** With the question for new enquiries and the one for cases whose words are not read. */
const SEARCH = { queries: 9, rowsRead: 3000 }
const SCREENS: Record<string, Most> = {
  '/inbox': { queries: 20, rowsRead: 3000 },
  '/inbox/overdue': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox/overdue?after=2020-01-01.0000000000000800': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox/travelling': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox/review': { queries: 4, rowsRead: 3 * COUNTED },
  '/travel': { queries: 2, rowsRead: 20 * COUNTED },
  '/inbox/planned': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox?who=nobody': { queries: 19, rowsRead: 3000 },
  '/inbox?who=me': { queries: 19, rowsRead: 3000 },
  '/inbox/quiet?who=me': { queries: 4, rowsRead: 3000 },
  '/inbox?q=ravi': SEARCH,
  '/inbox?q=ravi+banerjee': SEARCH,
  '/inbox?q=zubin+kumar': SEARCH,
  '/inbox?q=banerjee+bali': SEARCH,
  '/inbox?q=ravi+kumar+bali+deluxe+feb': SEARCH,
  '/inbox?q=98000': SEARCH,
  '/inbox?q=a+e+i+o+u+r+k': SEARCH,
  '/inbox?q=ar+an+1+9+ra+ba+de+fe+sh': SEARCH,
  '/case/0000000000000002': { queries: 9, rowsRead: 800 },
  '/reports': { queries: 4, rowsRead: 30 * 48 + 10 },
  '/reports/cases?days=30&by=tour&of=Bali6d5n&what=enquiries': { queries: 4, rowsRead: 2 * 30 * 48 + 800 },
  '/reports/cases?days=30&by=month&of=2026-11&what=won': { queries: 4, rowsRead: 2 * 30 * 48 + 800 },
  '/reports.csv': { queries: 4, rowsRead: 30 * 48 + 10 },
  '/lead': { queries: 1, rowsRead: 100 },
  '/templates': { queries: 1, rowsRead: 20 },
  '/speed': { queries: 2, rowsRead: 100 },
  '/health': { queries: 2, rowsRead: 200 },
  '/prices': { queries: 2, rowsRead: 100 },
  '/prices/Bali6d5n': { queries: 1, rowsRead: 100 },
  '/season?from=2027-01-01&till=2027-03-31': { queries: 1, rowsRead: 100 },
  '/prices.csv': { queries: 1, rowsRead: 100 },
  '/changes': { queries: 1, rowsRead: 300 },
  '/notice': { queries: 1, rowsRead: 100 },
  '/facts': { queries: 1, rowsRead: 2000 },
  '/tours': { queries: 6, rowsRead: 2000 },
  '/places': { queries: 1, rowsRead: 100 },
  '/countries': { queries: 2, rowsRead: 500 },
  '/countries/nepal/history': { queries: 3, rowsRead: 600 },
  '/new-tour': { queries: 1, rowsRead: 500 },
  '/tours/Bali6d5n': { queries: 8, rowsRead: 2000 },
  '/tours/Bali6d5n/edit/days': { queries: 8, rowsRead: 2000 },
  '/tours/Bali6d5n/edit/map': { queries: 8, rowsRead: 2000 },
  '/tours/Bali6d5n/live': { queries: 8, rowsRead: 2000 },
  '/tours/Bali6d5n/draft': { queries: 8, rowsRead: 2000 },
  '/tours/Bali6d5n/history': { queries: 3, rowsRead: 100 },
  '/home-page': { queries: 4, rowsRead: 300 },
  '/reviews': { queries: 2, rowsRead: 200 },
}

/** Ten first names and ten surnames in all pairs, and one unique name. */
const FIRST = 'Ravi Anil Rahul Asha Sunita Priya Amit Neha Vijay Meena'.split(' ')
const LAST = 'Kumar Banerjee Sharma Verma Agarwal Iyer Patel Singh Rao Shekhawat'.split(' ')

/**
 * So many enquiries, one every half hour, each with a case that is late, so that every index is as long as it can be. All
 * share one number and one address, and have another one each.
 */
async function store(count: number): Promise<void> {
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, reference, created_at, kind, name, email, phone, isd, message, flexible, passengers,
        travel_date, accommodations, place, page, tour, tier, dialable)
      WITH RECURSIVE n(i) AS (SELECT (SELECT count(*) FROM enquiries) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
      SELECT 'old-' || i, printf('PT-%010d', i), ?2 - i * 1800000, 'contact', CASE i WHEN 5 THEN 'Zubin Kumar'
          ELSE (?3 ->> (i % 10)) || ' ' || (?4 ->> (i / 10 % 10)) END,
        'guest' || i || '@example.in', '', '', 'Kitty party number ' || i, '', '2', '2027-02-10', '', 'Bali', '', 'Bali6d5n', 'deluxe',
        printf('+9198000%05d', i) FROM n`,
  )
    .bind(count, Date.now(), JSON.stringify(FIRST), JSON.stringify(LAST))
    .run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO cases (id, enquiry_id, enquiry_row, stage, opened_at, touched_at, follow_up_on, tour, page)
      SELECT printf('%016x', rowid), id, rowid, 'talking', created_at, created_at, '2020-01-01', tour, page FROM enquiries
      WHERE true ON CONFLICT DO NOTHING`,
  ).run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO case_words SELECT w.value, c.id FROM cases c, json_each('["p:+919800011111", "e:asha@example.in"]') w
      WHERE true ON CONFLICT DO NOTHING`,
  ).run()
  await env.ENQUIRIES.exec(
    'INSERT INTO case_finding (case_id, number) SELECT id, enquiry_row FROM cases WHERE true ON CONFLICT DO NOTHING',
  )
  while (!(await readWords(env.ENQUIRIES)));
}

/** Of the cases that are older than a month each second one stands under the one before it. */
const JOIN_OLD = `UPDATE cases SET joined_into = (SELECT h.id FROM cases h WHERE h.enquiry_row = cases.enquiry_row - 1)
  WHERE enquiry_row % 2 = 0 AND enquiry_row > 1500`.replaceAll('\n', ' ')

async function costOf(path: string) {
  const [enquiries, catalogue] = [counting(env.ENQUIRIES), counting(env.CATALOGUE)]
  const bindings = { ENQUIRIES: enquiries.database, CATALOGUE: catalogue.database }
  const { status } = await askDesk(path, { as: OWNER, bindings })
  const [own, other] = path.match(/^\/(inbox|travel|case|owner|reports|templates|health|speed)/)
    ? [enquiries, catalogue]
    : [catalogue, enquiries]
  return { status, queries: own.spent.queries, rowsRead: own.tally.rowsRead, others: other.spent.queries }
}

/** Of a screen: how many questions about its cases were answered before the names of the tours were asked for. */
async function answeredBeforeNames(path: string): Promise<number> {
  const enquiries = counting(env.ENQUIRIES)
  let answered = -1
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get(target, key) {
      if (answered < 0) answered = enquiries.spent.queries
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await askDesk(path, { as: OWNER, bindings: { ENQUIRIES: enquiries.database, CATALOGUE } })
  return answered
}

beforeAll(async () => {
  await clearEnquiries()
  await storeDue(1)
  await openCases(env.ENQUIRIES)
})

it.each([
  ...['/inbox', '/inbox/new', '/inbox?q=ravi', '/travel', '/case/0000000000000001', '/reports', '/reports.csv'],
  '/reports/cases?days=30&by=tour&of=Bali6d5n&what=enquiries',
])('the names of the tours are asked for beside the cases, not after them: %s', async (path) => {
  expect(await answeredBeforeNames(path)).toBe(0)
})

describe.each([1000, 10_000])(
  'with %i late cases, of whom each tenth has one first name and each tenth one surname',
  (stored) => {
    beforeAll(() => store(stored))

    it('no screen asks more, or reads more rows, than it may', async () => {
      const costs = await Promise.all(Object.keys(SCREENS).map(async (path) => ({ path, ...(await costOf(path)) })))
      figure(`desk rows read, ${stored} cases`, Object.fromEntries(costs.map(({ path, rowsRead }) => [path, rowsRead])))
      const beyond = costs.filter(({ path, status, queries, rowsRead }) => {
        const most = SCREENS[path]
        return !most || status !== 200 || queries > most.queries || rowsRead > most.rowsRead
      })
      expect(beyond).toEqual([])
    })

    it('a person is found by the whole name, the number, a part of it and what was said, whatever the others are called', async () => {
      const found = async (text: string) => {
        const { rows, isCut } = await findCases(env.ENQUIRIES, text)
        return { names: new Set(rows.map(({ name }) => name)), count: rows.length, isCut }
      }
      for (const text of ['zubin', 'zubin kumar', 'kumar zubin', 'zub bali', '98000 00005', 'guest5@example.in'])
        expect([text, await found(text)]).toEqual([text, { names: new Set(['Zubin Kumar']), count: 1, isCut: false }])
      for (const [text, name] of [
        ['ravi banerjee', 'Ravi Banerjee'],
        ['agrawal neha', 'Neha Agarwal'],
        ['शेखावत meena', 'Meena Shekhawat'],
        ['harma anil', 'Anil Sharma'],
        ['suneeta patel', 'Sunita Patel'],
        ['bali deluxe vijay rao 10 feb 2027', 'Vijay Rao'],
      ] as const)
        expect([text, await found(text)]).toEqual([
          text,
          { names: new Set([name]), count: Math.min(stored / 100, 50), isCut: false },
        ])
    })

    it('a report reads no joined case of another time, however many there are', async () => {
      const { rowsRead: without } = await costOf('/reports?days=30')
      await env.ENQUIRIES.exec(JOIN_OLD)
      const { rowsRead } = await costOf('/reports?days=30')
      await env.ENQUIRIES.exec('UPDATE cases SET joined_into = NULL')
      expect(rowsRead).toBe(without)
    })

    it('a report of a year reads one row for each enquiry of that year', async () => {
      const { rowsRead } = await costOf('/reports?days=365')
      expect(rowsRead).toBeLessThanOrEqual(stored + 10)
    })
  },
)

/** How all cases come to stand in one section, by the condition of its index, and all are of one colleague. */
const FILLED: Record<string, string> = {
  added: 'added_at = opened_at',
  overdue: "follow_up_on = '2020-01-01'",
  today: 'follow_up_on = ?1',
  planned: "follow_up_on = '2099-01-01', touched_at = 9000000000000",
  quiet: "follow_up_on = '2099-01-01', touched_at = 1",
  travelling: "stage = 'won', travel_from = ?1, travel_till = ?1",
  new: "stage = 'new', first_reply_at = NULL",
  'no-step': 'first_reply_at = opened_at',
  held: "stage = 'held'",
  closed: "stage = 'won', closed_at = opened_at",
}
/** A list along an index reads what it shows and counts; these three look at a thousand rows at most, for each of both. */
const LOOKED_AT = ['planned', 'quiet', 'travelling']

describe.each(Object.entries(FILLED))('with 10,000 cases of one colleague in the section %s', (section, filled) => {
  beforeAll(async () => {
    const empty =
      "stage = 'talking', follow_up_on = '', first_reply_at = 1, closed_at = NULL, added_at = NULL, touched_at = opened_at, travel_from = '', owner = ?1"
    await env.ENQUIRIES.prepare(`UPDATE cases SET ${empty}`).bind(OWNER).run()
    const values = filled.includes('?1') ? [dayInIndia(new Date())] : []
    await env.ENQUIRIES.prepare(`UPDATE cases SET ${filled}`)
      .bind(...values)
      .run()
  })

  it('no list of it, or of one colleague, reads more rows than it may', async () => {
    const list = LOOKED_AT.includes(section) ? 2500 : 400
    const lists: Record<string, number> = {
      ...{ [`/inbox/${section}`]: list, [`/inbox/${section}?who=me`]: list, [`/inbox/${section}?who=nobody`]: list },
      ...{ '/inbox': 2500, '/inbox?who=me': 2500, '/inbox?who=nobody': 2500, '/owner': 250 },
    }
    const costs = await Promise.all(Object.keys(lists).map(async (path) => [path, await costOf(path)] as const))
    figure(
      `desk rows read, all in ${section}`,
      Object.fromEntries(costs.map(([path, { rowsRead }]) => [path, rowsRead])),
    )
    const beyond = costs.filter(([path, { status, rowsRead }]) => status !== 200 || rowsRead > (lists[path] ?? 0))
    expect(beyond).toEqual([])
  })
})

/** A change of so many prices and as many later ones, each of the same prices, so that the first still holds. */
const PRICES = 3000
const LATER = 300
const CHANGED = `INSERT INTO changes (id, at, actor, note) WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${LATER})
  SELECT 'change ' || i, 1000 + i, 'x', 'x' FROM n`
const CELLS = `INSERT INTO change_rows (change, entity, key, became)
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PRICES})
  SELECT c.id, 'price', printf('tour %05d', i), '1' FROM n, changes c WHERE c.id = 'change 0' OR (c.id LIKE 'change %' AND i <= 200)`

it('a form that comes again after thousands of prices and hundreds of changes reads a bounded number of rows', async () => {
  await env.CATALOGUE.batch([env.CATALOGUE.prepare(CHANGED), env.CATALOGUE.prepare(CELLS)])
  const { database, tally } = counting(env.CATALOGUE)
  const again = { id: 'change 0', at: 5000, actor: 'x', note: 'x' }
  expect(await findEarlier(database, again)).toEqual({ at: 1000 })
  figure('rows read for a form that comes again', tally)
  expect(tally.rowsRead).toBeLessThanOrEqual(20_000)
  await env.CATALOGUE.exec("UPDATE change_rows SET became = '2' WHERE change = 'change 300' AND key = 'tour 00001'")
  expect(await findEarlier(database, again)).toEqual({ at: 1000, since: 'changed' })
})

it('The inbox is one question to the database, and a search four', async () => {
  const { database, tally } = counting(env.ENQUIRIES)
  await askDesk('/inbox', { bindings: { ENQUIRIES: database } })
  expect(tally.roundTrips).toBe(1)
  await askDesk('/inbox?q=asha', { bindings: { ENQUIRIES: database } })
  expect(tally.roundTrips).toBe(5)
})
