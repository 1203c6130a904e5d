import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { previewTour } from '../../src/data/authoring/preview-tour.ts'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { readKnown } from '../../src/data/authoring/read-known.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { listVersions } from '../../src/data/authoring/tour-history.ts'
import { findWorkingTour, listToursInWork } from '../../src/data/authoring/working-tours.ts'
import { EARLIER_TEXTS } from '../../src/data/enquiries/earlier-texts.ts'
import { lookedFor } from '../../src/data/enquiries/may-name.ts'
import { figure } from '../chaos/figure.ts'
import { counting } from '../support/counting.ts'
import { askDesk, OWNER } from '../support/desk.ts'

const TOURS = 300
const BALI = 'Bali6d5n'
const today = '2026-11-30'
const by = (id: string) => ({ id, at: Date.UTC(2026, 10, 30), actor: 'asha@patang.example', note: id })

/** As many tours as the desk is made for, and sixty versions of one of them. */
beforeAll(async () => {
  const columns = 'path, title, location, duration, region, country, scene, nights, months, themes, places, similar'
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare(
      `INSERT INTO tours (rank, id, path, page, ${columns}) WITH RECURSIVE n(i) AS
         (SELECT (SELECT max(rank) + 1 FROM tours) UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT i, 'More' || i, '/tour/More' || i, json_set(page, '$.alsoAt', json_array('/More' || i)), ${columns} FROM n, tours WHERE tours.id = ?2`,
    ).bind(TOURS, BALI),
    env.CATALOGUE.prepare(
      `INSERT INTO tour_versions SELECT id, 1, json_set(document, '$.id', id), v.at, v.actor, v.note, v.changed, id
       FROM tours, tour_versions AS v WHERE v.tour = ?1 AND id LIKE 'More%'`,
    ).bind(BALI),
    env.CATALOGUE.prepare(
      `INSERT INTO tour_versions WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
       SELECT tour, i, document, at, actor, note, changed, 'many ' || i FROM n, tour_versions WHERE tour = ?1 AND version = 1`,
    ).bind(BALI),
  ])
})

type Most = { roundTrips: number; rowsRead: number }
const COSTS: Record<string, [most: Most, work: (database: D1Database) => Promise<unknown>]> = {
  'the list of tours': [{ roundTrips: 1, rowsRead: 6 * TOURS }, (database) => listToursInWork(database)],
  'one tour': [{ roundTrips: 1, rowsRead: 20 }, (database) => findWorkingTour(database, BALI)],
  'its history': [{ roundTrips: 1, rowsRead: 61 }, (database) => listVersions(database, BALI)],
  'what it is judged by': [{ roundTrips: 1, rowsRead: 2 * TOURS }, (database) => readKnown(database, today)],
  'its preview': [{ roundTrips: 1, rowsRead: 3 * TOURS }, (database) => previewTour(database, { id: BALI, today })],
  'a new tour': [
    { roundTrips: 4, rowsRead: 4 * TOURS },
    (database) => newTour(database, by('new'), { id: 'Bali1n2d', title: 'Bali: one night', copyOf: BALI }),
  ],
  'a saved section': [
    { roundTrips: 3, rowsRead: 60 },
    async (database) => {
      const { document, seen } = (await findWorkingTour(env.CATALOGUE, BALI)) ?? {}
      const wanted = { description: `${document?.description} And more.`, head: document?.head as never }
      return saveSection(database, by('save'), { tour: BALI, section: 'description', seen: seen ?? 0, wanted })
    },
  ],
  'a publication': [
    { roundTrips: 2, rowsRead: 10 * TOURS },
    async (database) => {
      const { seen = 0 } = (await findWorkingTour(env.CATALOGUE, BALI)) ?? {}
      expect(await publishTour(database, by('live'), { tour: BALI, seen, today })).toMatchObject({ kind: 'published' })
    },
  ],
}

it('With 300 tours, and sixty versions of one, nothing at the desk asks more, or reads more rows, than it may', async () => {
  const costs: Record<string, Most> = {}
  for (const [name, [, work]] of Object.entries(COSTS)) {
    const { database, tally } = counting(env.CATALOGUE)
    await work(database)
    costs[name] = { ...tally }
  }
  figure(
    'rows read at 300 tours',
    Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, cost.rowsRead])),
  )
  const beyond = Object.entries(costs).filter(([name, { roundTrips, rowsRead }]) => {
    const most = COSTS[name]?.[0]
    return !most || roundTrips > most.roundTrips || rowsRead > most.rowsRead
  })
  expect(beyond).toEqual([])
})

type MostOfScreen = { queries: number; letters: number }
/** A screen about all tours reads a few parts of their documents, each of which has about 6,000 letters. */
const SCREENS: Record<string, MostOfScreen> = {
  '/tours': { queries: 5, letters: TOURS * 1_200 },
  '/new-tour': { queries: 1, letters: TOURS * 500 },
  [`/tours/${BALI}/edit/map`]: { queries: 6, letters: TOURS * 1_200 },
}

it.each(Object.entries(SCREENS))('With 300 tours %s reads no whole document of each', async (path, most) => {
  const { database, spent, answers } = counting(env.CATALOGUE)
  expect((await askDesk(path, { as: OWNER, bindings: { CATALOGUE: database } })).status).toBe(200)
  const { queries, letters } = { ...spent, ...answers }
  figure(`read at 300 tours for ${path}`, { queries, letters })
  expect({ queries: queries <= most.queries, letters: letters <= most.letters }).toEqual({
    queries: true,
    letters: true,
  })
})

it('Of 360 versions and saves, a search for a person unpacks those that may hold their name or number', async () => {
  const shared = 'As guests liked it'
  const save = (form: string, text: string) =>
    env.CATALOGUE.prepare(
      "INSERT INTO draft_saves (form, tour, section, was, became, at, actor) VALUES (?1, ?2, 'names', ?3, '{}', 1, 'asha')",
    ).bind(form, BALI, JSON.stringify({ line: text, place: shared }))
  await env.CATALOGUE.batch([save('name', 'By Asha Rao'), save('number', 'Call 98000–11111')])
  const { database, tally } = counting(env.CATALOGUE)
  const texts = `SELECT text FROM ${EARLIER_TEXTS} WHERE ?1 <> '' AND ?2 <> ''`
  const { words, patterns } = lookedFor({ emails: ['asha@example.in'], digits: ['9800011111'] }, ['asha rao'])
  const { results } = await database.prepare(texts).bind(words, patterns).all<{ text: string }>()
  expect(results.map(({ text }) => text).sort()).toEqual(['As guests liked it', 'By Asha Rao', 'Call 98000–11111'])
  figure('rows read for a person in earlier versions', { rowsRead: tally.rowsRead })
  expect(tally.rowsRead).toBeLessThan(10 * (TOURS + 60))
})
