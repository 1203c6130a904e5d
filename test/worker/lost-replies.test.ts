import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { listCarousel, setCarousels } from '../../src/data/catalogue/carousel-order.ts'
import { type Author, listChanges } from '../../src/data/catalogue/changes.ts'
import { addReview, setHidden } from '../../src/data/catalogue/edit-reviews.ts'
import { listTours, setWithdrawn } from '../../src/data/catalogue/withdrawals.ts'
import { checkFact, listFacts } from '../../src/data/facts/facts.ts'
import { undoChange } from '../../src/data/facts/undo-change.ts'
import { endNotice, setNotice } from '../../src/data/site/notices.ts'
import { daysAfter } from '../../src/values/dates.ts'

const db = env.CATALOGUE
let at = Date.UTC(2026, 10, 28, 6)
const by = (id: string): Author => ({ id, at: at++, actor: 'owner@patang.example', note: 'A change' })

beforeEach(async () => {
  const emptied = ['changes', 'change_rows', 'testimonials', 'tours', 'arranged_carousels', 'fact_checks', 'notices']
  await db.batch(emptied.map((table) => db.prepare(`DELETE FROM ${table}`)))
  await loadSeed(db, env.CATALOGUE_SEED)
})

/** Every row that a change of the desk may reach. */
async function rows() {
  const tables = ['tours', 'countries', 'testimonials', 'arranged_carousels', 'fact_checks', 'notices', 'change_rows']
  const read = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)))
  return Object.fromEntries(read.map(({ results }, index) => [tables[index], results]))
}

/** The catalogue, whose first write is committed while its reply is lost; a colleague is quicker than the repetition. */
function losingReply(colleague: () => Promise<unknown>): D1Database {
  let writes = 0
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements)
    if (++writes > 1) return results
    await colleague()
    throw new Error('D1_ERROR: Network connection lost.')
  }
  return { prepare: (query: string) => db.prepare(query), batch } as D1Database
}

type Act = (database: D1Database, id: string) => Promise<unknown>
const tour = content.tours[0]?.id ?? ''
const withdraw = (reason: string | null) => async (database: D1Database, id: string) => {
  const shown = (await listTours(db)).find((each) => each.id === tour)?.stored ?? ''
  const withdrawn = reason === null ? null : { since: '2026-11-28', reason }
  expect(await setWithdrawn(database, by(id), { tour, shown, withdrawn })).toBe(true)
}
const arrange = (arranged: (ids: string[]) => string[]) => async (database: D1Database, id: string) => {
  const shown = (await listCarousel(db, 'domestic')).filter(({ place }) => place !== null).map((each) => each.id)
  expect(await setCarousels(database, by(id), [{ name: 'domestic', shown, order: arranged(shown) }])).toBe(true)
}
const hide = (hidden: boolean) => (database: D1Database, id: string) =>
  setHidden(database, by(id), { reviews: content.testimonials.slice(1, 3).map((review) => review.id), hidden })
const readFact = (days: number) => async (database: D1Database, id: string) => {
  const [shown] = (await listFacts(db)).filter(({ fact }) => fact.kind === 'visa')
  if (!shown) throw new Error('a visa rule is wanted')
  const checkedOn = daysAfter(shown.fact.checkedOn, days)
  const check = { id: shown.fact.id, source: 'https://x.example/', checkedOn, expiresOn: daysAfter(checkedOn, 9) }
  expect(await checkFact(database, by(id), { shown: shown.checked, check })).toBe(true)
}
const add: Act = (database, id) =>
  addReview(database, by(id), { title: 'Clear sky', text: 'x', name: 'G', date: '2026-11-01', proof: 'Mail' })
const NOTICE = {
  today: '2026-11-28',
  text: 'Closed',
  firstDay: '2026-11-28',
  lastDay: '2026-11-30',
  closes: 0 as never,
}
const notice: Act = (database, id) => setNotice(database, by(id), NOTICE)
const undo: Act = (database, id) => undoChange(database, by(id), 'earlier')

type Case = { what: string; change: Act; later: Act; earlier?: Act }
const CASES: Case[] = [
  { what: 'a withdrawal', change: withdraw('The hotel was sold'), later: withdraw('The road is closed') },
  {
    what: 'a withdrawal’s end',
    change: withdraw(null),
    later: withdraw('The road is closed'),
    earlier: withdraw('The hotel was sold'),
  },
  { what: 'the order of a row', change: arrange((ids) => ids.toReversed()), later: arrange((ids) => ids.slice(1)) },
  { what: 'reviews taken off', change: hide(true), later: hide(false) },
  { what: 'reviews put back', change: hide(false), later: hide(true), earlier: hide(true) },
  { what: 'a reading of a fact', change: readFact(1), later: readFact(2) },
  { what: 'an undo', change: undo, later: withdraw('The road is closed'), earlier: withdraw('The hotel was sold') },
  {
    what: 'a new review',
    change: add,
    later: (database) => database.prepare("DELETE FROM testimonials WHERE id = 'the-change'").run(),
  },
  { what: 'a notice', change: notice, later: (database, id) => endNotice(database, by(id), 'the-change') },
]

it.each(CASES)(
  '$what whose reply was lost and that is sent again leaves what a colleague has done in between',
  async ({ change, later, earlier }) => {
    await earlier?.(db, 'earlier')
    let left: unknown
    await change(
      losingReply(async () => {
        await later(db, 'later')
        left = await rows()
      }),
      'the-change',
    )
    expect(left).toBeDefined()
    expect(await rows()).toEqual(left)
  },
)

it('a change stands in the list with the time at which it was made', async () => {
  const author = by('the-change')
  await setHidden(db, author, { reviews: content.testimonials.slice(0, 1).map(({ id }) => id), hidden: true })
  expect(await listChanges(db, 1)).toMatchObject([{ id: 'the-change', at: author.at }])
})
