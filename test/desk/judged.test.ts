import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLine } from '../../src/data/cases/add-line.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { listEnquiries } from '../../src/data/enquiries/kept-enquiries.ts'
import { forgetHealth, readHealth } from '../../src/data/enquiries/read-health.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { mailbox } from '../chaos/faults.ts'
import { askDesk, postToDesk } from '../support/desk.ts'
import { clearEnquiries, onlyRow, storeDue } from '../support/enquiries.ts'
import { readerSees } from '../support/markup.ts'

const DAY = 24 * 60 * 60_000

beforeEach(async () => {
  await clearEnquiries()
  forgetHealth()
})

async function heldCase(): Promise<string> {
  await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held', held_reason = 'quick'")
  await openCases(env.ENQUIRIES)
  return (await env.ENQUIRIES.prepare('SELECT id FROM cases').first<string>('id')) ?? ''
}

const judge = (id: string, verdict: string) => postToDesk(`/case/${id}/held`, { verdict })
/** The form of another page of the case, sent with a stage. */
const setStage = (id: string, stage: string, was = 'held') =>
  postToDesk(`/case/${id}`, { key: crypto.randomUUID(), deed: 'note', stage, 'was-stage': was })

const VERDICTS: Record<string, { judged: (id: string) => Promise<unknown>; isHeld: boolean; mails: number }> = {
  'nobody has judged': { judged: async () => {}, isHeld: true, mails: 0 },
  'was let through': { judged: (id) => judge(id, 'new'), isHeld: false, mails: 1 },
  'is spam': { judged: (id) => judge(id, 'spam'), isHeld: false, mails: 0 },
  'is spam by the stage of its case': { judged: (id) => setStage(id, 'spam'), isHeld: false, mails: 0 },
  'was let through by the stage of its case': { judged: (id) => setStage(id, 'talking'), isHeld: false, mails: 1 },
  'was spam and is talked to': {
    judged: async (id) => {
      await judge(id, 'spam')
      await setStage(id, 'talking', 'spam')
    },
    isHeld: false,
    mails: 1,
  },
  'was judged by two who differ: the first counts': {
    judged: async (id) => {
      await judge(id, 'spam')
      await judge(id, 'new')
    },
    isHeld: false,
    mails: 0,
  },
  'stands under another case, and nobody has judged': { judged: standUnderAnother, isHeld: true, mails: 1 },
}

async function standUnderAnother(id: string): Promise<void> {
  await storeDue(1, { name: 'Sunita' })
  await openCases(env.ENQUIRIES)
  const head = await env.ENQUIRIES.prepare('SELECT id FROM cases WHERE id <> ?').bind(id).first<string>('id')
  await postToDesk(`/case/${head}/person`, { join: id, key: crypto.randomUUID() })
}

describe.each(Object.entries(VERDICTS))('a held enquiry that %s', (_, { judged, isHeld, mails }) => {
  it('is held in every place that says so, or in none', async () => {
    const id = await heldCase()
    await judged(id)
    const [section, health] = [await askDesk('/inbox/held'), await askDesk('/health')]
    const { held } = await readHealth(env.ENQUIRIES, env.SPILL, Date.now())
    const { binding, sent } = mailbox()
    await runEveryMinute({ ...env, MAIL: binding }, { clock: () => Date.now() + DAY })
    const digests = sent.filter(({ subject }) => subject.includes('held'))
    expect({
      inbox: (await section.text()).includes(`data-case="${id}"`),
      health: (await readerSees(await health.text())).includes('Some look like spam'),
      healthz: held > 0,
      digest: digests.length > 0,
      command: (await rowsHeld()) > 0,
    }).toEqual({ inbox: isHeld, health: isHeld, healthz: isHeld, digest: isHeld, command: isHeld })
    expect(new Set(sent.filter((mail) => !digests.includes(mail)).map(({ subject }) => subject)).size).toBe(mails)
  })
})

describe('a verdict from a page that is no longer true', () => {
  it.each([
    ['spam', 'new', 'Spam'],
    ['new', 'spam', 'New'],
  ])('%s, then %s: says what it is now, and changes nothing', async (first, second, now) => {
    const id = await heldCase()
    await judge(id, first)
    const answer = await judge(id, second)
    expect(answer.status).toBe(409)
    expect(await readerSees(await answer.text())).toContain(`It is judged already, and stands under “${now}”`)
    expect(await env.ENQUIRIES.prepare('SELECT stage FROM cases').first('stage')).toBe(first)
  })

  it('says so as well where the stage was set by hand', async () => {
    const id = await heldCase()
    await setStage(id, 'talking')
    const answer = await judge(id, 'spam')
    expect([answer.status, await readerSees(await answer.text())]).toEqual([409, expect.stringContaining('“Talking”')])
  })

  it('is the same verdict again: nothing is asked', async () => {
    const id = await heldCase()
    expect([(await judge(id, 'spam')).status, (await judge(id, 'spam')).status]).toEqual([303, 303])
  })

  it('is the same verdict after a colleague set another stage: says what it is now', async () => {
    const id = await heldCase()
    await judge(id, 'spam')
    await setStage(id, 'talking', 'spam')
    const answer = await judge(id, 'spam')
    expect([answer.status, await readerSees(await answer.text())]).toEqual([409, expect.stringContaining('“Talking”')])
  })

  it('is a word of the form, or nothing is judged', async () => {
    const id = await heldCase()
    for (const word of ['', 'New', 'constructor']) expect([word, (await judge(id, word)).status]).toEqual([word, 400])
    expect(await env.ENQUIRIES.prepare('SELECT stage FROM cases').first('stage')).toBe('held')
  })

  it('finds no case where there is none', async () => {
    expect((await judge('0'.repeat(64), 'spam')).status).toBe(404)
  })
})

/** The output of `npm run enquiries -- list --held`. */
const rowsHeld = async () => (await listEnquiries(env.ENQUIRIES, { states: ['held'] })).length

it('The desk’s health knows a verdict at once, whatever it said a moment before', async () => {
  const id = await heldCase()
  await askDesk('/health')
  await judge(id, 'spam')
  expect(await readerSees(await (await askDesk('/health')).text())).not.toContain('Some look like spam')
})

it('A line that is added to what is spam leaves it spam', async () => {
  const id = await heldCase()
  await judge(id, 'spam')
  await addLine(env.ENQUIRIES, {
    reference: String((await onlyRow()).reference),
    key: '',
    line: 'Please.',
    now: Date.now(),
  })
  expect(await onlyRow()).toMatchObject({ state: 'held', added: 'Please.' })
  expect((await readHealth(env.ENQUIRIES, env.SPILL, Date.now())).held).toBe(0)
})

it('A case of spam whose row was written anew is closed', async () => {
  const id = await heldCase()
  await judge(id, 'spam')
  await env.ENQUIRIES.batch(
    ['case_finding', 'case_events', 'case_words', 'cases'].map((table) =>
      env.ENQUIRIES.prepare(`DELETE FROM ${table}`),
    ),
  )
  await openCases(env.ENQUIRIES, 'all')
  expect(await env.ENQUIRIES.prepare('SELECT stage, closed_at > 0 AS closed FROM cases').first()).toEqual({
    stage: 'spam',
    closed: 1,
  })
})

it.each<[string, string, Record<string, string>]>([
  ['a verdict after another one', 'held', { verdict: 'spam' }],
  ['asking for a review of a case that is not won', 'review', { channel: 'mail' }],
  ['joining with a case that is gone', 'person', { join: '0123456789abcdef' }],
])('%s is refused with the note that was typed beside it', async (_, act, pressed) => {
  const id = await heldCase()
  await judge(id, 'new')
  const typed = { key: crypto.randomUUID(), 'was-stage': 'new', deed: 'note', note: 'Wants the sea', ...pressed }
  const answer = await postToDesk(`/case/${id}/${act}`, typed)
  const words = await readerSees(await answer.text())
  expect([answer.status, words]).toEqual([409, expect.stringContaining('Wants the sea')])
  expect(words).not.toMatch(/verdict|join 0/)
})
