import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { exportTours, importTours } from '../../src/data/authoring/tours-as-json.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { findTour } from '../../src/data/catalogue/tours.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { AGENCY } from '../../src/domain/authoring/agency-answers.ts'
import { answersOf } from '../../src/domain/catalogue/answers-of-tour.ts'
import { counting } from '../support/counting.ts'
import { ASHA_OF_SALES, askDesk, CHANDRA_OF_CONTENT, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'
import { unwriteTours } from '../support/written-tours.ts'

const PATH = `/tours/${AGENCY}`
const FORM = `${PATH}/edit/answers`
const PAY = 'By UPI at the door of the test, with a receipt.'
const today = '2026-11-30'
type Fields = Record<string, string>

beforeEach(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))

const look = async (path: string, as = CHANDRA_OF_CONTENT) => (await askDesk(path, { as })).text()
async function press(path: string, does: string, { as = CHANDRA_OF_CONTENT, ...typed }: Fields = {}) {
  const form = await formIn(await look(path), path)
  return postToDesk(path, { ...form, ...typed, does }, { as })
}
const putLive = () => press(`${PATH}/live`, 'publish')
async function visitorSees(path: string): Promise<string> {
  forgetRevision()
  return readerSees(await (await visitSettled(path)).text())
}
/** The answer of every tour's page to a question, by the tour's id. */
async function answersTo(question: 'pay' | 'food'): Promise<Map<string, string>> {
  const found = await Promise.all(content.tours.map(({ path }) => findTour(openCatalogue(env.CATALOGUE), path, today)))
  return new Map(found.flatMap((each) => (each ? [[each.tour.id, answersOf(each.tour, each.agency)[question]]] : [])))
}

describe('an answer of the agency', () => {
  it('is written, looked at, put live from one form, and is read on every tour but one that answers for itself', async () => {
    await press('/tours/Nepal/edit/answers', 'save', { 'answers-pay': 'In Nepal alone.' })
    await press('/tours/Nepal/live', 'publish')
    expect((await press(FORM, 'save', { 'answers-pay': PAY })).status).toBe(303)
    expect(await visitorSees('/tour/Bali6d5n')).not.toContain(PAY)
    expect(await readerSees(await look(`${PATH}/draft`))).toContain(PAY)
    expect(await readerSees(await look('/tours/Bali6d5n/draft'))).not.toContain(PAY)
    expect(await readerSees(await look(`${PATH}/live`))).toContain('Put 1 change live')
    expect((await putLive()).status).toBe(303)
    expect(await visitorSees('/tour/Bali6d5n')).toContain(PAY)
    const all = await answersTo('pay')
    expect(all.size).toBe(content.tours.length)
    expect([...all].filter(([, says]) => says !== PAY)).toEqual([['Nepal', 'In Nepal alone.']])
    expect(await readerSees(await look('/tours/Bali6d5n/edit/answers'))).toContain(`Without it: ${PAY}`)
  })

  it('follows what the plan of each tour says', async () => {
    await press(FORM, 'save', { 'answers-food': 'Ask for the kitchen.' })
    await putLive()
    const all = [...(await answersTo('food')).values()]
    expect(all.filter((says) => !/^The price holds .*\. Ask for the kitchen\.$/.test(says))).toEqual([])
  })

  it('that no plan gives cannot be empty on the site; the check leads to its field', async () => {
    expect((await press(FORM, 'save', { 'answers-seller': '' })).status).toBe(303)
    const checks = await select(await look(PATH), '#checks a')
    expect(checks.map(({ attributes }) => attributes.href)).toContain(`${FORM}#answers-seller`)
    expect((await putLive()).status).toBe(422)
    expect((await answersTo('pay')).get('Nepal')).toBe(content.answers.pay)
  })

  it.each([
    ['too long', 'long '.repeat(60)],
    ['markup', '<b>Half</b> at booking'],
    ['a link', 'See https://example.com'],
    ['the address of a site', 'Pay at pay.example.com before you travel.'],
    ['an e-mail address', 'Write to pay@example.in before you pay.'],
  ])('is refused with all that was typed: %s', async (_, pay) => {
    const answer = await press(FORM, 'save', { 'answers-pay': pay })
    const html = await answer.text()
    expect([answer.status, (await formIn(html, FORM))['answers-pay']]).toEqual([422, pay])
    expect((await selectOne(html, '#answers-pay-mistake')).text).toContain('How do we pay')
  })

  it('and another one of a colleague are both kept', async () => {
    const mine = await formIn(await look(FORM), FORM)
    await press(FORM, 'save', { 'answers-seller': 'The agency of the test.', as: OWNER })
    const saved = await postToDesk(FORM, { ...mine, 'answers-pay': PAY, does: 'save' }, { as: CHANDRA_OF_CONTENT })
    expect(saved.status).toBe(303)
    expect(await formIn(await look(FORM), FORM)).toMatchObject({
      'answers-pay': PAY,
      'answers-seller': 'The agency of the test.',
    })
  })
})

describe('what was answered before', () => {
  it('comes back from the history, as a new version', async () => {
    await press(FORM, 'save', { 'answers-pay': PAY })
    await putLive()
    const html = await look(`${PATH}/history?version=1`)
    const back = await formIn(html, `${PATH}/history`)
    expect((await postToDesk(`${PATH}/history`, back, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect((await answersTo('pay')).get('Nepal')).toBe(content.answers.pay)
    expect(await readerSees(await look(`${PATH}/history`))).toContain('Version 3')
  })

  it('comes back by undoing the change in the list of changes', async () => {
    await press(FORM, 'save', { 'answers-pay': PAY })
    const location = (await putLive()).headers.get('location') ?? ''
    const change = `/changes/${new URL(location, 'http://desk').searchParams.get('change')}`
    const html = await look(change)
    expect(await readerSees(html)).toContain('Answers on every tour')
    expect((await postToDesk(change, await formIn(html, change), { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect((await answersTo('pay')).get('Nepal')).toBe(content.answers.pay)
  })

  it('does not come back by a seed, which leaves what the staff have put live', async () => {
    await press(FORM, 'save', { 'answers-pay': PAY })
    await putLive()
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect((await answersTo('pay')).get('Nepal')).toBe(PAY)
  })
})

describe('a catalogue that was migrated and not seeded since', () => {
  /** As the code before the agency's answers left it: each tour's page answers everything. */
  async function unseed(): Promise<void> {
    await press('/tours/Nepal/edit/answers', 'save', { 'answers-food': 'In Nepal alone.' })
    await press('/tours/Nepal/live', 'publish')
    await env.CATALOGUE.prepare(
      "UPDATE tours SET page = json_set(page, '$.answers', json_patch(?1, page -> '$.answers'))",
    )
      .bind(JSON.stringify({ pay: 'As it was before.', food: 'As it was before.' }))
      .run()
    await env.CATALOGUE.exec('DROP TRIGGER IF EXISTS tour_versions_refuse_delete')
    for (const table of ['tour_versions', 'tour_files'])
      await env.CATALOGUE.prepare(`DELETE FROM ${table} WHERE tour = ?1`).bind(AGENCY).run()
    await env.CATALOGUE.exec('DELETE FROM agency_answers')
  }
  beforeEach(unseed)

  it('shows what each tour answered before, and after the seed what it answers by itself and what the agency does', async () => {
    expect([...new Set((await answersTo('pay')).values())]).toEqual(['As it was before.'])
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect([...new Set((await answersTo('pay')).values())]).toEqual([content.answers.pay])
    expect((await answersTo('food')).get('Nepal')).toBe('In Nepal alone.')
    await press(FORM, 'save', { 'answers-pay': PAY })
    await putLive()
    expect([...new Set((await answersTo('pay')).values())]).toEqual([PAY])
  })

  it.each(['', '/live', '/history'])('says at the desk that a seed brings the answers: %s', async (page) => {
    const answer = await askDesk(PATH + page, { as: CHANDRA_OF_CONTENT })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([404, expect.stringContaining('next seed')])
  })
})

describe('the answers are no tour', () => {
  it('their page leads to no price, no copy and no withdrawal, and they have one form', async () => {
    const html = await look(PATH)
    expect((await select(html, 'main a[href^="/prices"], main a[href^="/new-tour"], #reason')).length).toBe(0)
    expect((await select(html, 'main a[href*="/edit/"]')).length).toBe(1)
    expect((await askDesk(`${PATH}/edit/days`, { as: OWNER })).status).toBe(404)
  })

  it('they are in no list and no file of tours, and no file brings them in', async () => {
    await press(FORM, 'save', { 'answers-pay': PAY })
    expect((await select(await look('/tours'), `li[data-tour="${AGENCY}"]`)).length).toBe(0)
    const text = await exportTours(env.CATALOGUE)
    expect(text).not.toContain(AGENCY)
    const [tour] = (JSON.parse(text) as { tours: object[] }).tours
    const file = JSON.stringify({ tours: [{ ...tour, id: AGENCY }] })
    const by = { id: 'file', at: Date.now(), actor: OWNER, note: 'file' }
    expect(await importTours(env.CATALOGUE, by, file)).toMatchObject({ kind: 'refused' })
  })

  it.each(['', '/edit/answers', '/live', '/draft', '/history'])('they are not for those who sell: %s', async (page) => {
    expect((await askDesk(PATH + page, { as: ASHA_OF_SALES })).status).toBe(403)
  })
})

it('a page of a tour reads one row more for them, and putting them live writes one of them', async () => {
  const { database, tally } = counting(env.CATALOGUE)
  await findTour(openCatalogue(database), '/tour/Bali6d5n', today)
  expect(tally.roundTrips).toBe(1)
  expect(tally.rowsRead).toBeLessThan(12)
})
