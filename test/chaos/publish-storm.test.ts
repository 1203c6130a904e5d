import { env } from 'cloudflare:workers'
import { afterAll, expect, it } from 'vitest'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveGuide, type WrittenGuide } from '../../src/data/authoring/save-guide.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { WRITTEN_COUNTRIES } from '../../src/data/authoring/written-countries.ts'
import { WRITTEN_PLACES } from '../../src/data/authoring/written-places.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { checkFact, listFacts } from '../../src/data/facts/facts.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import { sectionOf } from '../../src/domain/authoring/sections.ts'
import type { WrittenPlace } from '../../src/domain/catalogue/places.ts'
import { expectLog } from '../support/log.ts'
import { unwriteTours } from '../support/written-tours.ts'
import { stormyDatabase } from './faults.ts'
import { figure } from './figure.ts'
import { WRITES } from './storm-size.ts'

afterAll(async () => {
  await env.CATALOGUE.exec('DELETE FROM fact_checks')
  await unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED)
})

/** Two people at each of three tours; the next time at a place, a country and a fact. */
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
    // Overtaken: it was saved before its reply was lost, and a colleague has counted on since.
    return saved.kind === 'saved' || saved.kind === 'overtaken'
  })
}

/** The same of a place, by one of its names, and of a country, by the line on its card. */
function countGuide<Document extends object>(guide: WrittenGuide<Document>, key: string, at: Counting<Document>) {
  return (database: D1Database, change: string): Promise<number> =>
    untilDone(async () => {
      const live = (await guide.list(database)).find(({ document }) => guide.keyOf(document) === key)
      if (!live) return false
      const wanted = at.write(live.document, `Counted ${countIn(at.read(live.document)) + 1} by ${change}`)
      const saved = await saveGuide(database, by(change), { guide, key, seen: live.version, wanted })
      return saved.kind === 'published'
    })
}

type Counting<Document> = {
  read: (document: Document) => string
  write: (document: Document, line: string) => Document
}

/** The same of a fact, by its sentence. */
function countFact(database: D1Database, change: string): Promise<number> {
  return untilDone(async () => {
    const shown = (await listFacts(database)).find(({ fact }) => fact.id === FACT)
    if (!shown) return false
    const text = `Counted ${countIn(shown.fact.text) + 1} by ${change}`
    const check = { id: FACT, source: 'https://gov.example/rule', checkedOn: today, expiresOn: '2027-06-30', text }
    return checkFact(database, by(change), { shown: shown.checked, check })
  })
}

const FACT = 'malaysia-visa'
const PLACE: WrittenPlace = { name: 'Phobjikha', kind: 'town', in: ['Nepal'], also: ['Counted 0 by nobody'] }
const countPlace = countGuide(WRITTEN_PLACES, PLACE.name, {
  read: ({ also }) => also[0] ?? '',
  write: (place, line) => ({ ...place, also: [line] }),
})
const countCountry = countGuide(WRITTEN_COUNTRIES, 'japan', {
  read: ({ tagline }) => tagline,
  write: (country, tagline) => ({ ...country, tagline }),
})
const OTHERS = [countPlace, countCountry, countFact]

function putLive(database: D1Database, tour: string, form: string): Promise<number> {
  return untilDone(async () => {
    const { seen, isDraft } = (await findWorkingTour(database, tour)) ?? {}
    if (seen === undefined || isDraft === false) return seen !== undefined
    return (await publishTour(database, by(form), { tour, seen, today })).kind !== 'moved'
  })
}

it(`In a storm where 30 % of the database calls fail, ${WRITES} changes of two people are each there once, and live whole`, async () => {
  expectLog()
  await saveGuide(env.CATALOGUE, by('place'), { guide: WRITTEN_PLACES, key: PLACE.name, seen: 0, wanted: PLACE })
  const database = stormyDatabase(env.CATALOGUE, 20_270_102)
  let presses = 0
  for (let at = 0; at < WRITES; at += TOGETHER) {
    const together = Array.from({ length: Math.min(TOGETHER, WRITES - at) }, async (_, person) => {
      const other = OTHERS[person % OTHERS.length]
      if (at % (2 * TOGETHER) > 0 && other) return other(database, `change-${at + person}`)
      const tour = TOURS[person % TOURS.length] ?? ''
      const typed = await countOn(database, tour, `change-${at + person}`)
      return typed + (await putLive(database, tour, `live-${at + person}`))
    })
    for (const each of await Promise.all(together)) presses += each
  }
  const after = await Promise.all(TOURS.map((tour) => findWorkingTour(env.CATALOGUE, tour)))
  const counted = [...after.map((tour) => countIn(tour?.document.line ?? '')), ...(await countedElsewhere())]
  figure('publishing in a storm', { changes: WRITES, presses, counted: counted.reduce((a, b) => a + b) })
  expect(counted.reduce((a, b) => a + b)).toBe(WRITES)
  expect(after.map((tour) => tour?.isDraft)).toEqual([false, false, false])
  await expectWhole()
})

/** How often a place, a country and a fact were counted, as they are live: what history says of them is the same. */
async function countedElsewhere(): Promise<number[]> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT p.document ->> '$.also[0]' AS live, v.document ->> '$.also[0]' AS kept, v.version - 1 AS changes
       FROM places AS p JOIN guide_versions AS v ON v.kind = 'place' AND v.key = p.name
       WHERE p.name = ?1 AND v.version = (SELECT max(version) FROM guide_versions WHERE kind = 'place' AND key = ?1)
     UNION ALL SELECT c.tagline, v.document ->> '$.tagline', v.version - 1
       FROM countries AS c JOIN guide_versions AS v ON v.kind = 'country' AND v.key = c.slug
       WHERE c.slug = 'japan' AND v.version = (SELECT max(version) FROM guide_versions WHERE kind = 'country' AND key = 'japan')
     UNION ALL SELECT c.page ->> '$.visa.text', t.fact ->> 'text', (SELECT count(*) FROM change_rows WHERE entity = 'fact' AND key = ?2)
       FROM countries AS c, (SELECT f.value AS fact FROM tours, json_each(tours.page -> 'facts') AS f WHERE tours.id = 'Malaysia') AS t
       WHERE c.slug = 'malaysia' AND t.fact ->> 'id' = ?2`,
  )
    .bind(PLACE.name, FACT)
    .all<{ live: string; kept: string; changes: number }>()
  expect(results).toHaveLength(OTHERS.length)
  for (const { live, kept, changes } of results) expect([live, countIn(live)]).toEqual([kept, changes])
  return results.map(({ live }) => countIn(live))
}

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
