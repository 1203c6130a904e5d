import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { follow } from '../../src/cli/enquiries/enquiry-commands.ts'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { backTo, publishTour, undoTour } from '../../src/data/authoring/publish-tour.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { listVersions } from '../../src/data/authoring/tour-history.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { addReview, listReviews } from '../../src/data/catalogue/edit-reviews.ts'
import { undoChange } from '../../src/data/facts/undo-change.ts'
import { sectionOf } from '../../src/domain/authoring/sections.ts'
import { askDesk, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { clearEnquiries, STORES, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { unwriteTours } from '../support/written-tours.ts'

/** Asha was said to be erased; whatever is done with what was open or kept, her name does not come back. */
const db = env.CATALOGUE
const NEPAL = 'Nepal'
const today = '2026-11-30'
const WITH_HER = 'As Asha Rao liked it'
let moment = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: moment++, actor: 'x@patang.example', note: id })

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
  await db.exec('DELETE FROM testimonials WHERE position < 1')
  await unwriteTours(db, env.CATALOGUE_SEED)
})

async function openNames(tour = NEPAL) {
  const found = await findWorkingTour(db, tour)
  if (!found) throw new Error('a tour is wanted')
  const { document, seen } = found
  return (form: string, typed: Record<string, string>) =>
    saveSection(db, by(form), {
      ...{ tour, section: 'names', seen },
      wanted: { ...sectionOf(document, 'names'), ...typed },
    })
}
const save = async (form: string, line: string) => (await openNames())(form, { line })
const publish = async (form: string) =>
  publishTour(db, by(form), { tour: NEPAL, seen: (await findWorkingTour(db, NEPAL))?.seen ?? 0, today })

const ERASE = { command: 'erase', subject: '98000 11111', filter: { states: [] }, limit: 50 }
const desk = (confirm = async () => true) => ({ ...STORES, now: Date.now(), confirm })
const erase = () => follow(desk(), { ...ERASE, name: 'Asha Rao', byName: true })

async function saidOfHer(): Promise<string[]> {
  const tables = ['tour_versions', 'tour_drafts', 'draft_saves', 'tours', 'change_rows', 'changes', 'testimonials']
  const rows = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)))
  return tables.filter((_, at) => /Asha Rao/i.test(JSON.stringify(rows[at]?.results)))
}

/** Her name was live, and a colleague has written another line before she was erased. */
async function erased(): Promise<void> {
  await save('with her', WITH_HER)
  await publish('live with her')
  await save('without', 'As guests liked it')
  await publish('live without')
  await erase()
  expect(await saidOfHer()).toEqual([])
}

it.each([WITH_HER, 'As families liked it'])(
  'A form that a colleague had open with her name is asked about: %s',
  async (line) => {
    await save('with her', WITH_HER)
    const path = '/tours/Nepal/edit/names'
    const opened = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
    await save('without', 'As guests liked it')
    await erase()
    const answer = await postToDesk(
      path,
      { ...opened, does: 'save', line, title: 'Nepal: lakes and hills' },
      { as: OWNER },
    )
    expect(answer.status).toBe(409)
    expect(await saidOfHer()).toEqual([])
    const asked = await formIn(await answer.text(), path)
    expect((await postToDesk(path, { ...asked, does: 'save' }, { as: OWNER })).status).toBe(303)
    expect(await saidOfHer()).toEqual([])
    const now = (await findWorkingTour(db, NEPAL))?.document
    expect([now?.line, now?.title]).toEqual(['As guests liked it', 'Nepal: lakes and hills'])
  },
)

it('An old version that is put live again', async () => {
  await erased()
  const [live] = await listVersions(db, NEPAL)
  const answer = await backTo(db, by('back'), { tour: NEPAL, version: 2, live: live?.version ?? 0, today })
  expect(answer).toMatchObject({ kind: 'stopped' })
  expect(await saidOfHer()).toEqual([])
})

it('The undo of the change that took her name away', async () => {
  await erased()
  expect(await undoTour(db, by('undo'), { change: 'live without', today })).toMatchObject({ kind: 'stopped' })
  expect(await undoChange(db, by('undo it'), 'live without')).toBe(false)
  expect(await saidOfHer()).toEqual([])
})

it('A copy of a tour whose earlier versions had her name', async () => {
  await erased()
  await newTour(db, by('copy'), { id: 'NepalAgain', title: 'Nepal: once again', copyOf: NEPAL })
  expect((await findWorkingTour(db, 'NepalAgain'))?.document.title).toBe('Nepal: once again')
  expect(await saidOfHer()).toEqual([])
})

it('A copy that was made while her name was live is found as a draft', async () => {
  await save('with her', WITH_HER)
  await publish('live with her')
  await newTour(db, by('copy'), { id: 'NepalAgain', title: 'Nepal: once again', copyOf: NEPAL })
  expect(await follow(desk(), { ...ERASE, name: 'Asha Rao', byName: true })).toMatch(
    /draft of a tour NepalAgain: .*Asha Rao.* \(change it by hand\)/,
  )
})

it('The undo of a change of a fact that had named her', async () => {
  const path = '/facts/malaysia-visa'
  const send = async (text: string) => {
    const fields = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
    const answer = await postToDesk(path, { ...fields, does: 'confirm', text }, { as: OWNER })
    return new URL(answer.headers.get('location') ?? '', 'https://x.example').searchParams.get('change') ?? ''
  }
  expect(await send(WITH_HER)).not.toBe('')
  const change = await send('As guests liked it')
  await erase()
  expect(change).not.toBe('')
  expect(await undoChange(db, by('undo fact'), change)).toBe(false)
  const { results } = await db.prepare('SELECT * FROM fact_checks').all()
  expect(JSON.stringify(results)).not.toContain('Asha Rao')
  expect(await saidOfHer()).toEqual([])
})

it('The command line, which erases after a yes what it had shown, and no text that came in its place meanwhile', async () => {
  const review = { title: 'Ubud', text: 'It rained', date: '2026-01-02', proof: 'on file' }
  await addReview(db, by('hers'), { ...review, name: 'Asha Rao' })
  const answer = await follow(
    desk(async () => {
      const [hers] = await listReviews(db)
      await db.prepare('DELETE FROM testimonials WHERE id = ?').bind(hers?.id).run()
      await addReview(db, by('another'), { ...review, name: 'Ravi' })
      await addReview(db, by('hers again'), { ...review, name: 'Asha Rao' })
      return true
    }),
    { ...ERASE, name: 'Asha Rao', byName: true },
  )
  expect((await listReviews(db)).map(({ name }) => name).filter((name) => name === 'Ravi')).toEqual(['Ravi'])
  expect(answer).toContain('Not erased')
})

it('A note about her that a colleague saves while the command line waits for its yes is told', async () => {
  await storeDue(1, { name: 'Ravi', email: 'r@example.in', phone: '91234 56789' })
  await storeDue(1)
  await openCases(env.ENQUIRIES)
  const answer = await follow(
    desk(async () => {
      await env.ENQUIRIES.exec(
        "INSERT INTO case_events (id, case_id, at, actor, kind, text) SELECT 'late', id, 1, 'x', 'note', 'Friend of 98000 11111' FROM cases ORDER BY enquiry_row LIMIT 1",
      )
      return true
    }),
    ERASE,
  )
  expect(answer).toMatch(/Erased from one enquiry\..*came meanwhile.*Friend of 98000 11111/s)
})

it('An enquiry of hers that comes while the command line waits for its yes is told', async () => {
  await storeDue(1)
  const late = desk(async () => {
    await storeDue(1, { message: 'Once more' })
    return true
  })
  expect(await follow(late, ERASE)).toMatch(/Erased from one enquiry\..*came meanwhile.*PT-/s)
})
