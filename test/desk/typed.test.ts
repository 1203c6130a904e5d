import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readableDate } from '../../src/values/dates.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, formIn, postToDesk, STEP_DAY } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'

beforeEach(clearEnquiries)

async function oneCase(person: Record<string, unknown> = {}): Promise<string> {
  await storeDue(1, person)
  await openCases(env.ENQUIRIES)
  return (await env.ENQUIRIES.prepare('SELECT id FROM cases').first<string>('id')) ?? ''
}

const pageOf = async (id: string, as = ASHA_OF_SALES) => (await askDesk(`/case/${id}`, { as })).text()
const rowOf = (id: string) => env.ENQUIRIES.prepare('SELECT * FROM cases WHERE id = ?').bind(id).first()

it('a case that was won keeps the next step that is set for it, in the inbox until it is done', async () => {
  const id = await oneCase()
  await postToDesk(`/case/${id}`, { ...(await formIn(await pageOf(id), `/case/${id}`)), stage: 'won' })
  const step = { otherDay: STEP_DAY, followUpLine: 'Collect the balance' }
  await postToDesk(`/case/${id}`, { ...(await formIn(await pageOf(id), `/case/${id}`)), ...step })
  expect(await rowOf(id)).toMatchObject({ stage: 'won', follow_up_on: STEP_DAY })
  expect(await readerSees(await (await askDesk('/inbox/planned')).text())).toContain('Collect the balance')
})

it('a save leads to one line with its moment and what is next; a refusal to its sentence, with all that was typed', async () => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  const refused = await postToDesk(`/case/${id}`, { ...form, stage: 'lost', note: 'Too dear', followUpLine: 'Ask' })
  const html = await refused.text()
  expect([refused.status, (await selectOne(html, '#refused')).attributes.role]).toEqual([422, 'alert'])
  expect(await formIn(html, `/case/${id}`)).toMatchObject({ stage: 'lost', note: 'Too dear', followUpLine: 'Ask' })
  const saved = await postToDesk(`/case/${id}`, { ...form, otherDay: STEP_DAY })
  const place = saved.headers.get('location') ?? ''
  const line = await selectOne(await (await askDesk(place)).text(), '#saved')
  expect([place.endsWith('#saved'), line.text]).toEqual([
    true,
    expect.stringMatching(new RegExp(`^Saved \\d\\d:\\d\\d\\. Next: ${readableDate(STEP_DAY)}`)),
  ])
})

it.each(['1', '9'.repeat(13), '<b>'])(
  'a moment in the address that is none says nothing of a save: %s',
  async (saved) => {
    const id = await oneCase()
    const html = await (await askDesk(`/case/${id}?saved=${encodeURIComponent(saved)}`)).text()
    expect(await select(html, '#saved')).toEqual([])
  },
)

it('a form without its key changes nothing and shows what arrived; one that is too large says so', async () => {
  const id = await oneCase()
  const cut = await postToDesk(`/case/${id}`, { note: 'Wants the sea' })
  expect([cut.status, await readerSees(await cut.text())]).toEqual([400, expect.stringContaining('Wants the sea')])
  const large = await postToDesk(`/case/${id}`, { key: 'k', note: 'x'.repeat(600_000) })
  expect([large.status, await readerSees(await large.text())]).toEqual([413, expect.stringContaining('larger')])
})

it('a note on a case that was erased meanwhile is told and shown, and nothing of it is kept', async () => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  await erasePersonOf({ digits: '9800011111' })
  const answer = await postToDesk(`/case/${id}`, { ...form, note: 'Wants the sea' })
  expect([answer.status, await readerSees(await answer.text())]).toEqual([
    404,
    expect.stringContaining('Wants the sea'),
  ])
})

it('a message sets another day, and one with a hole in it comes back whole with the hole named', async () => {
  const id = await oneCase({ priceSeen: 43_699 })
  const message = await formIn(await pageOf(id), `/case/${id}/message`)
  const written = { ...message, channel: 'whatsapp', stepDay: STEP_DAY }
  const answer = await postToDesk(`/case/${id}/message`, { ...written, text: 'Ready at {price}.' })
  const html = await answer.text()
  expect([answer.status, await readerSees(html)]).toEqual([422, expect.stringContaining('{price} is not filled in')])
  expect(await formIn(html, `/case/${id}/message`)).toMatchObject({ text: 'Ready at {price}.', stepDay: STEP_DAY })
  await postToDesk(`/case/${id}/message`, { ...written, text: 'Ready.' })
  expect(await rowOf(id)).toMatchObject({ follow_up_on: STEP_DAY })
})

it('no template offers the price that a visitor saw', async () => {
  const id = await oneCase({ priceSeen: 43_699 })
  const page = await pageOf(id)
  for (const { attributes } of await select(page, '#write button[name="template"]')) {
    const chosen = { ...(await formIn(page, `/case/${id}/template`)), template: attributes.value ?? '' }
    const { headers } = await postToDesk(`/case/${id}/template`, chosen)
    const html = await (await askDesk(headers.get('location') ?? '')).text()
    expect((await formIn(html, `/case/${id}/message`)).text).not.toContain('43,699')
  }
})

it('a message after a colleague’s newer one is asked about with that one, and goes with a second press', async () => {
  const id = await oneCase()
  const [mine, theirs] = [await pageOf(id), await pageOf(id, BELA_OF_SALES)]
  const path = `/case/${id}/message`
  const first = { ...(await formIn(theirs, path)), channel: 'whatsapp', text: 'Namaste from Bela' }
  await postToDesk(path, first, { as: BELA_OF_SALES })
  const answer = await postToDesk(path, { ...(await formIn(mine, path)), channel: 'whatsapp', text: 'From Asha' })
  const html = await answer.text()
  expect([answer.status, await readerSees(html)]).toEqual([409, expect.stringContaining('Namaste from Bela')])
  const again = await postToDesk(path, { ...(await formIn(html, path)), channel: 'whatsapp' })
  expect(again.status).toBe(303)
})

it('a message after two of a colleague is asked about with the newer one', async () => {
  const id = await oneCase()
  const path = `/case/${id}/message`
  const mine = await formIn(await pageOf(id), path)
  for (const text of ['The first of Bela', 'The second of Bela']) {
    const theirs = await formIn(await pageOf(id, BELA_OF_SALES), path)
    await postToDesk(path, { ...theirs, channel: 'whatsapp', text }, { as: BELA_OF_SALES })
  }
  const answer = await postToDesk(path, { ...mine, channel: 'whatsapp', text: 'From Asha' })
  const [asked] = (await readerSees(await answer.text())).match(/The (first|second) of Bela/) ?? []
  expect([answer.status, asked]).toEqual([409, 'The second of Bela'])
})

it.each([
  ['', '', 'No number and no address yet.'],
  ['12', '', 'Neither the number nor the address can be written to'],
  ['', 'asha at home', 'Neither the number nor the address can be written to'],
])('a case whom no message can reach by “%s” and “%s” says why', async (phone, email, says) => {
  const id = await oneCase()
  const change = 'UPDATE enquiries SET phone = ?, email = ?, dialable = NULL'
  await env.ENQUIRIES.prepare(change).bind(phone, email).run()
  expect(await readerSees(await pageOf(id))).toContain(says)
})

it('a message in a case of somebody else is no newer one', async () => {
  const id = await oneCase()
  await storeDue(2, { name: 'Rakesh', phone: '98290 12345', email: 'r@x.in' })
  await openCases(env.ENQUIRIES)
  const path = `/case/${id}/message`
  const form = await formIn(await pageOf(id), path)
  const others = await env.ENQUIRIES.prepare('SELECT id FROM cases WHERE id <> ?').bind(id).all<{ id: string }>()
  const [head = '', under = ''] = others.results.map((row) => row.id)
  await env.ENQUIRIES.prepare('UPDATE cases SET joined_into = ? WHERE id = ?').bind(head, under).run()
  const event = "INSERT INTO case_events (id, case_id, at, actor, kind, text) VALUES ('m', ?, ?, ?, 'mail', 'Namaste')"
  await env.ENQUIRIES.prepare(event).bind(under, Date.now(), BELA_OF_SALES).run()
  const answer = await postToDesk(path, { ...form, channel: 'whatsapp', text: 'From Asha' })
  expect(answer.status).toBe(303)
})

it('another template replaces the one before it, and what was typed above that stays', async () => {
  const id = await oneCase()
  const path = `/case/${id}/template`
  const begun = await formIn(await pageOf(id), `/case/${id}/message`)
  const press = async (text: string) => {
    const form = { ...begun, text, template: 'papers' }
    return (await formIn(await (await postToDesk(path, form)).text(), `/case/${id}/message`)).text ?? ''
  }
  const begins = begun.text ?? ''
  const above = await press(`A word before.\n\n${begins}`)
  expect([above.startsWith('A word before.\n\n'), above.includes(begins)]).toEqual([true, false])
  expect(await press('Another text')).toBe(above.replace('A word before.', 'Another text'))
})

it('a message begins with another template where the first answer is retired', async () => {
  const id = await oneCase()
  await env.ENQUIRIES.exec("UPDATE templates SET retired_at = 1 WHERE id = 'first-answer'")
  const written = await formIn(await pageOf(id), `/case/${id}/message`)
  await env.ENQUIRIES.exec('UPDATE templates SET retired_at = NULL')
  expect(written.text).toMatch(/\w/)
})

it('a held case has no link to a form that is not there', async () => {
  const id = await oneCase()
  await env.ENQUIRIES.exec("UPDATE cases SET stage = 'held'")
  const html = await pageOf(id)
  expect(await select(html, 'a[href="#write"], a[href="#do"]')).toEqual([])
})

/** Each button of a case: the path that it sends to, and its name and value. */
const BUTTONS: [path: string, pressed: Record<string, string>, saves: 'note' | 'message' | 'neither'][] = [
  ['', {}, 'note'],
  ['/message', { channel: 'whatsapp' }, 'message'],
  ['/message', { channel: 'mail' }, 'message'],
  ['/template', { template: 'first-answer' }, 'neither'],
  ['/mark', { set: 'urgent' }, 'neither'],
  ['/seen', { till: '1' }, 'neither'],
]
const NOTE = { note: 'Wants the sea', followUpLine: 'Ask about rooms', followUpOn: 'other', otherDay: STEP_DAY }
const TEXT = { text: 'Namaste, from Asha' }

it.each(BUTTONS)('a press of %s %j keeps on the page what else was typed', async (path, pressed, saves) => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  const answer = await postToDesk(`/case/${id}${path}`, { ...form, ...NOTE, ...TEXT, ...pressed })
  const shown = await formIn(await answer.text(), `/case/${id}`)
  expect(answer.status).toBe(200)
  if (saves !== 'note') expect(shown).toMatchObject(NOTE)
  if (saves !== 'message') expect(shown.text).toContain(TEXT.text)
  await postToDesk(`/case/${id}`, { ...shown, ...(saves === 'note' && NOTE) })
  expect(await rowOf(id)).toMatchObject({ follow_up_on: STEP_DAY, follow_up_line: 'Ask about rooms' })
})

it('what was typed beside a message that is sent twice is noted once, and the message too', async () => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  const sent = { ...form, ...NOTE, ...TEXT, channel: 'whatsapp' }
  for (let i = 0; i < 2; i++) expect((await postToDesk(`/case/${id}/message`, sent)).status).toBe(200)
  const html = await (await postToDesk(`/case/${id}/message`, sent)).text()
  const shown = await formIn(html, `/case/${id}`)
  for (let i = 0; i < 2; i++) await postToDesk(`/case/${id}`, shown)
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT kind, text FROM case_events WHERE text <> '' ORDER BY kind",
  ).all()
  expect(results).toEqual([
    { kind: 'note', text: 'Wants the sea' },
    { kind: 'whatsapp', text: 'Namaste, from Asha' },
  ])
})

it('a press that saves all that was typed leads to the case’s own address, so that a reload sends nothing', async () => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  expect((await postToDesk(`/case/${id}`, { ...form, ...NOTE })).status).toBe(303)
  const again = await formIn(await pageOf(id), `/case/${id}`)
  expect((await postToDesk(`/case/${id}/mark`, { ...again, set: 'urgent' })).status).toBe(303)
})

it('a change of theme on the answer to a form leads to the page of the case', async () => {
  const id = await oneCase()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  const refused = await postToDesk(`/case/${id}/message`, { ...form, channel: 'whatsapp', text: ' ' })
  expect(await formIn(await refused.text(), '/theme')).toMatchObject({ back: `/case/${id}` })
})

it('an answer sees what the visitor had added when the page was opened, and nothing that came later', async () => {
  const id = await oneCase()
  await env.ENQUIRIES.prepare('UPDATE cases SET added_at = 1000').run()
  const form = await formIn(await pageOf(id), `/case/${id}`)
  await postToDesk(`/case/${id}`, { ...form, note: 'Only a note' })
  expect(await rowOf(id)).toMatchObject({ added_at: 1000 })
  await postToDesk(`/case/${id}/message`, { ...form, channel: 'whatsapp', text: 'Yes, two rooms.' })
  expect(await rowOf(id)).toMatchObject({ added_at: null })
  await env.ENQUIRIES.prepare('UPDATE cases SET added_at = 2000').run()
  await postToDesk(`/case/${id}`, { ...form, deed: 'call', note: 'Called' })
  expect(await rowOf(id)).toMatchObject({ added_at: 2000 })
})
