import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeEarlier } from '../../src/data/cases/close-earlier.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { noteDuty } from '../../src/data/enquiries/duties.ts'
import { askDesk, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { select } from '../support/markup.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.now()

beforeEach(clearEnquiries)

/** Stores an enquiry of so many days ago. */
async function asked(name: string, days: number, state: string): Promise<void> {
  await storeDue(1, { name })
  await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = ?, state = ? WHERE name = ?')
    .bind(NOW - days * DAY, state, name)
    .run()
}

const stages = async () =>
  (
    await env.ENQUIRIES.prepare(
      'SELECT e.name, c.stage FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY e.name',
    ).all()
  ).results.map(({ name, stage }) => `${name}: ${stage}`)

describe('an enquiry that was there before the desk', () => {
  beforeEach(() => noteDuty(env.ENQUIRIES, 'desk', NOW))

  it('is closed as such where the staff had its mail more than a week before', async () => {
    await asked('Asha, mailed', 60, 'sent')
    await asked('Bela, of this week', 6, 'sent')
    await asked('Chandra, not mailed', 60, 'due')
    await asked('Devi, given up', 60, 'dead')
    await asked('Esha, held', 60, 'held')
    await openCases(env.ENQUIRIES)
    expect(await stages()).toEqual([
      'Asha, mailed: before',
      'Bela, of this week: new',
      'Chandra, not mailed: new',
      'Devi, given up: new',
      'Esha, held: held',
    ])
    const inbox = await (await askDesk('/inbox')).text()
    const closed = await (await askDesk('/inbox/closed')).text()
    expect([inbox.includes('Asha, mailed'), closed.includes('Asha, mailed')]).toEqual([false, true])
    expect(closed).toContain('Before the desk')
  })

  it('can be opened again', async () => {
    await asked('Asha', 60, 'sent')
    await openCases(env.ENQUIRIES)
    const id = await env.ENQUIRIES.prepare('SELECT id FROM cases').first<string>('id')
    const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
    await postToDesk(`/case/${id}`, { ...form, note: 'She wrote again' })
    expect(await stages()).toEqual(['Asha: before'])
    const again = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
    await postToDesk(`/case/${id}`, { ...again, stage: 'talking' })
    expect(await stages()).toEqual(['Asha: talking'])
  })

  it('is an enquiry of the report, and neither lost nor without an answer', async () => {
    await asked('Asha', 60, 'sent')
    const html = await (await askDesk('/reports?days=90')).text()
    const words = (await select(html, 'dt, dd')).map(({ text }) => text)
    const figure = (name: string) => words[words.indexOf(name) + 1]
    expect([figure('Enquiries'), figure('Not answered')]).toEqual([expect.stringMatching(/^1\b/), '0'])
  })
})

it('Where the desk began with the site, an old enquiry is new work', async () => {
  await asked('Asha', 60, 'sent')
  await openCases(env.ENQUIRIES)
  expect(await stages()).toEqual(['Asha: new'])
})

it('Cases before a day are closed by a command: those that nobody has touched, each with a line of history', async () => {
  await asked('Asha', 60, 'sent')
  await asked('Bela', 60, 'sent')
  await asked('Chandra', 2, 'sent')
  await openCases(env.ENQUIRIES)
  await env.ENQUIRIES.exec(
    "UPDATE cases SET version = 2, owner = 'bela@patang.example' WHERE enquiry_id = (SELECT id FROM enquiries WHERE name = 'Bela')",
  )
  const closing = { before: NOW - 30 * DAY, actor: 'command line', now: NOW }
  expect(await closeEarlier(env.ENQUIRIES, closing)).toBe(1)
  expect(await closeEarlier(env.ENQUIRIES, closing)).toBe(0)
  expect(await stages()).toEqual(['Asha: before', 'Bela: new', 'Chandra: new'])
  const events = await env.ENQUIRIES.prepare('SELECT kind, was, became, actor FROM case_events').all()
  expect(events.results).toEqual([{ kind: 'stage', was: 'new', became: 'before', actor: 'command line' }])
})

it('A thousand and more are closed, although nobody at the desk has looked at them', async () => {
  await storeDue(1001)
  expect(await closeEarlier(env.ENQUIRIES, { before: NOW + DAY, actor: 'command line', now: NOW })).toBe(1001)
  expect(await env.ENQUIRIES.prepare(`SELECT count(*) AS n FROM cases WHERE stage = 'before'`).first('n')).toBe(1001)
})
