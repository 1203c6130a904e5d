import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { sectionOf } from '../../src/domain/authoring/sections.ts'
import type { TourDocument } from '../../src/domain/authoring/tour-document.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { askDesk, OWNER } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees, selectOne } from '../support/markup.ts'
import { unwriteTours } from '../support/written-tours.ts'

/** A tour is named as at the time of the enquiry, followed by its present name if that differs. */
const db = env.CATALOGUE
const BALI = 'Bali6d5n'
const NEW_NAME = 'Bali: under another name'
let form = 0

beforeEach(async () => {
  await clearEnquiries()
  await unwriteTours(db, env.CATALOGUE_SEED)
  await publishedAt(1)
  await storeDue(1, { tour: BALI })
  await openCases(env.ENQUIRIES)
})
afterAll(() => unwriteTours(db, env.CATALOGUE_SEED))

/** Moves all publications to a moment, in ms since 1970. The trigger that forbids this is restored at once. */
async function publishedAt(at: number): Promise<void> {
  const trigger = await db
    .prepare("SELECT sql FROM sqlite_master WHERE name = 'tour_versions_refuse_update'")
    .first('sql')
  await db.batch([
    db.prepare('DROP TRIGGER tour_versions_refuse_update'),
    db.prepare('UPDATE tour_versions SET at = ?1').bind(at),
    db.prepare(String(trigger)),
  ])
}

const sees = async (path: string) => readerSees(await (await askDesk(path, { as: OWNER })).text())
const nameOf = ({ title, duration }: TourDocument) => `${title} ${duration}`
const caseId = () => env.ENQUIRIES.prepare('SELECT id FROM cases').first<string>('id')

/** Changes the tour and puts it live, a minute after the enquiry came. @returns the tour before and after */
async function publish(section: 'names' | 'days', change: (document: TourDocument) => Partial<TourDocument>) {
  const on = await findWorkingTour(db, BALI)
  if (!on) throw new Error('a tour is wanted')
  const author = () => ({ id: `change-${form++}`, at: Date.now() + 60_000, actor: OWNER, note: 'A change' })
  const wanted = { ...sectionOf(on.document, section), ...change(on.document) }
  await saveSection(db, author(), { tour: BALI, section, seen: on.seen, wanted })
  const { seen = 0, document } = (await findWorkingTour(db, BALI)) ?? {}
  const today = dayInIndia(new Date())
  expect(await publishTour(db, author(), { tour: BALI, seen, today })).toMatchObject({ kind: 'published' })
  if (!document) throw new Error('a tour is wanted')
  return { was: nameOf(on.document), now: nameOf(document), document, before: on.document }
}
const withoutADay = ({ days }: TourDocument) => ({ days: days.toSpliced(1, 1) })
const REPORT = '/reports?by=tour&days=30'
const COUNTED = `/reports/cases?days=30&by=tour&of=${BALI}&what=enquiries`

it('A tour that is as it was asked for is told once', async () => {
  const name = nameOf((await findWorkingTour(db, BALI))?.document as TourDocument)
  for (const path of ['/inbox', '/inbox/new', '/inbox?q=bali', REPORT, COUNTED, `/case/${await caseId()}`]) {
    const seen = await sees(path)
    expect([path, seen.includes('(now '), seen.includes('(earlier '), seen.includes('Tour now')]).toEqual([
      ...[path, false, false, false],
    ])
  }
  expect(await sees('/inbox')).toContain(name)
})

it('Of one that has other nights since, lists say the nights that were asked for, and those of now', async () => {
  const { was, now, document } = await publish('days', withoutADay)
  for (const path of ['/inbox', '/inbox/new', '/inbox?q=bali', COUNTED])
    expect([path, await sees(path)]).toEqual([path, expect.stringContaining(`${was} (now ${document.duration})`)])
  expect(await sees(REPORT)).toContain(`${now} (earlier ${was})`)
})

it('Of one that has another name since, both names are told; a case says it in two lines', async () => {
  const { was, now, document, before } = await publish('names', () => ({ title: NEW_NAME }))
  expect(await sees('/inbox')).toContain(`${was} (now ${now})`)
  const page = await (await askDesk(`/case/${await caseId()}`, { as: OWNER })).text()
  const told = (await selectOne(page, 'main')).text
  for (const name of [before, document]) expect(told).toContain(`${name.title}, ${name.duration}`)
  expect(told).toContain('Tour now')
})

it('Of one that has other nights since, the file of all cases and a message say those that were asked for, too', async () => {
  const { was, document, before } = await publish('days', withoutADay)
  const told = `${was} (now ${document.duration})`
  const file = await (await askDesk('/cases.csv', { as: OWNER })).text()
  expect([file.includes(`${before.title}, ${before.duration}`), file.includes(document.duration)]).toEqual([
    true,
    false,
  ])
  const message = await selectOne(await (await askDesk(`/case/${await caseId()}`, { as: OWNER })).text(), '#text')
  expect(message.text).toContain(told)
})

it('A change to and fro is none', async () => {
  const { before } = await publish('names', () => ({ title: NEW_NAME }))
  await publish('names', () => ({ title: before.title }))
  expect(await sees('/inbox')).not.toContain('(now ')
})

it('A tour whose version of that day is not kept is told as it is now', async () => {
  await publishedAt(Date.now() + 30_000)
  const { now } = await publish('names', () => ({ title: NEW_NAME }))
  const inbox = await sees('/inbox')
  expect([inbox.includes(now), inbox.includes('(now ')]).toEqual([true, false])
})
