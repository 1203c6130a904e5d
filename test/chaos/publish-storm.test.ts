import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import { sectionOf } from '../../src/domain/authoring/sections.ts'
import { expectLog } from '../support/log.ts'
import { stormyDatabase } from './faults.ts'
import { figure } from './figure.ts'

const CHANGES = 200
/** Two people at each of three tours. */
const TOGETHER = 6
const today = '2026-11-30'
const TOURS = ['Bali6d5n', 'Nepal', 'Ladakh5n6d']
let moment = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: moment++, actor: `${id}@patang.example`, note: id })

/** Repeats an act until it is done, as a person presses again. */
async function untilDone(press: () => Promise<boolean>): Promise<number> {
  for (let presses = 1; presses <= 200; presses++) if (await press().catch(() => false)) return presses
  throw new Error('not done')
}

const countIn = (line: string) => Number(/^Counted (\d+)/.exec(line)?.[1] ?? 0)

/** One more in a tour's headline, which everybody changes; who sees another's change counts on from it. */
function countOn(database: D1Database, tour: string, change: string): Promise<number> {
  return untilDone(async () => {
    const { document, seen } = (await findWorkingTour(database, tour)) ?? {}
    if (!document || seen === undefined) return false
    if (document.line.endsWith(` ${change}`)) return true
    const line = `Counted ${countIn(document.line) + 1} by ${change}`
    const wanted = { ...sectionOf(document, 'names'), line }
    const saved = await saveSection(database, by(change), { tour, section: 'names', seen, wanted })
    return saved.kind === 'saved'
  })
}

function putLive(database: D1Database, tour: string, form: string): Promise<number> {
  return untilDone(async () => {
    const { seen, isDraft } = (await findWorkingTour(database, tour)) ?? {}
    if (seen === undefined || isDraft === false) return seen !== undefined
    return (await publishTour(database, by(form), { tour, seen, today })).kind !== 'moved'
  })
}

it('In a storm where 30 % of the database calls fail, 200 changes of two people are each there once, and live whole', async () => {
  expectLog()
  const database = stormyDatabase(env.CATALOGUE, 20_270_102)
  let presses = 0
  for (let at = 0; at < CHANGES; at += TOGETHER) {
    const together = Array.from({ length: Math.min(TOGETHER, CHANGES - at) }, async (_, person) => {
      const tour = TOURS[person % TOURS.length] ?? ''
      const typed = await countOn(database, tour, `change-${at + person}`)
      return typed + (await putLive(database, tour, `live-${at + person}`))
    })
    for (const each of await Promise.all(together)) presses += each
  }
  const after = await Promise.all(TOURS.map((tour) => findWorkingTour(env.CATALOGUE, tour)))
  const counted = after.map((tour) => countIn(tour?.document.line ?? ''))
  figure('publishing in a storm', { changes: CHANGES, presses, counted: counted.reduce((a, b) => a + b) })
  expect(counted.reduce((a, b) => a + b)).toBe(CHANGES)
  expect(after.map((tour) => tour?.isDraft)).toEqual([false, false, false])
  await expectWhole()
})

/** Pages, lists and history say the same, each version and each change is there once. */
async function expectWhole(): Promise<void> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT t.id AS id, t.page ->> '$.line' = v.document ->> '$.line' AS isShown, v.version AS version,
       (SELECT count(*) FROM tour_versions WHERE tour = t.id) AS kept,
       (SELECT count(*) FROM changes JOIN change_rows ON change = changes.id WHERE entity = 'tour' AND key = t.id) AS noted,
       (SELECT count(*) FROM tour_paths WHERE rank = t.rank) = 1 + json_array_length(t.page -> '$.alsoAt') AS isLed
     FROM tours AS t JOIN tour_versions AS v ON v.tour = t.id AND v.version = (SELECT max(version) FROM tour_versions WHERE tour = t.id)
     WHERE t.document_by = 'staff'`,
  ).all<Record<'isShown' | 'version' | 'kept' | 'noted' | 'isLed', number>>()
  expect(results).toHaveLength(TOURS.length)
  for (const { isShown, version, kept, noted, isLed } of results) {
    expect([isShown, isLed, noted, kept]).toEqual([1, 1, version - 1, Math.min(version, 60)])
  }
  const found = await searchTours(openCatalogue(env.CATALOGUE), 'nepal', { today })
  expect(found.cards.map(({ id }) => id)).toContain('Nepal')
}
