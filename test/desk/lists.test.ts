import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, CHANDRA_OF_CONTENT, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees } from '../support/markup.ts'

beforeEach(clearEnquiries)

/** Stores enquiries and gives their cases, in the order of their names. */
async function openedCases(...people: Record<string, unknown>[]): Promise<string[]> {
  for (const person of people) await storeDue(1, person)
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare(
    'SELECT c.id FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY e.rowid',
  ).all()
  return results.map(({ id }) => String(id))
}

const seen = async (path: string, as = ASHA_OF_SALES) => readerSees(await (await askDesk(path, { as })).text())
const give = (id: string, owner: string) =>
  env.ENQUIRIES.prepare('UPDATE cases SET owner = ? WHERE id = ?').bind(owner, id).run()

describe('whose cases the inbox shows', () => {
  beforeEach(async () => {
    const [one = '', other = ''] = await openedCases({ name: 'Sunita' }, { name: 'Rakesh' }, { name: 'Meera' })
    await give(one, ASHA_OF_SALES)
    await give(other, BELA_OF_SALES)
  })
  const names = async (path: string) => {
    const page = await seen(path)
    return ['Sunita', 'Rakesh', 'Meera'].filter((name) => page.includes(name))
  }

  it.each([
    ['', ['Sunita', 'Rakesh', 'Meera']],
    ['?who=me', ['Sunita']],
    ['?who=nobody', ['Meera']],
    [`?who=${BELA_OF_SALES}`, ['Rakesh']],
    ['?who=stranger@example.in', ['Sunita', 'Rakesh', 'Meera']],
  ])('%s, in the inbox as in a list of its own', async (query, expected) => {
    expect(await names(`/inbox${query}`)).toEqual(expected)
    expect(await names(`/inbox/new${query}`)).toEqual(expected)
  })

  it('is said in each line, and stays chosen from one list to another', async () => {
    expect(await seen('/inbox')).toContain('With Bela')
    const html = await (await askDesk('/inbox?who=me')).text()
    expect(html).toContain('href="/inbox/planned?who=me"')
    expect(html).toMatch(/href="\/inbox\?who=me" aria-current="true"/)
  })

  it.each(['constructor', '__proto__', 'stranger@example.in'])(
    'is everybody’s where the address says “%s”',
    async (who) => {
      expect((await askDesk(`/inbox?who=${who}`)).status).toBe(200)
      expect((await askDesk(`/inbox/new?who=${who}`)).status).toBe(200)
    },
  )

  it('holds in every part of the inbox', async () => {
    const late = `UPDATE cases SET follow_up_on = '2020-01-01'`
    const future = `UPDATE cases SET follow_up_on = '2099-01-01'`
    const parts: [section: string, sql: string][] = [
      ['overdue', late],
      ['planned', future],
      ['quiet', `${future}, touched_at = 0`],
      ['no-step', `UPDATE cases SET follow_up_on = '', first_reply_at = 1`],
      ['closed', `UPDATE cases SET stage = 'won', closed_at = 1`],
    ]
    for (const [section, sql] of parts) {
      await env.ENQUIRIES.exec(sql)
      expect(await names(`/inbox/${section}?who=me`), section).toEqual(['Sunita'])
    }
  })
})

describe('a line of the inbox', () => {
  it('says what is wished for, and how and when to answer', async () => {
    await openedCases({ wishes: 'Kitty group, near Jaipur', answerBy: 'whatsapp', hours: 'after 8 pm' })
    const page = await seen('/inbox')
    for (const part of ['Kitty group, near Jaipur', 'WhatsApp', 'after 8 pm']) expect(page).toContain(part)
  })

  it('says where neither a tour nor a place is named', async () => {
    await openedCases({ packages: '', place: '' })
    expect(await seen('/inbox')).toContain('No tour named')
  })

  it('says how many enquiries stand together, and the tours of the others', async () => {
    const [head = '', other = ''] = await openedCases(
      { name: 'Sunita', tour: '' },
      { name: 'Sunita', tour: 'Rajasthan' },
    )
    await postToDesk(`/case/${head}/person`, { join: other, key: crypto.randomUUID() })
    const page = await seen('/inbox')
    expect(page).toContain('2 enquiries')
    expect(page).toMatch(/also Rajasthan/)
  })
})

describe('a mark', () => {
  it('is set and taken away by one press each, stands in the list, and in the history once', async () => {
    const [id = ''] = await openedCases({ name: 'Sunita' })
    const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/mark`)
    const sent = { ...form, set: 'urgent' }
    for (let i = 0; i < 2; i++) expect((await postToDesk(`/case/${id}/mark`, sent)).status).toBe(303)
    await postToDesk(`/case/${id}/mark`, { ...form, set: 'guest' })
    const page = await seen('/inbox')
    expect([page.includes('Urgent'), page.includes('Existing guest')]).toEqual([true, true])
    expect(page).toMatch(/\S Urgent Existing guest/)
    const again = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/mark`)
    await postToDesk(`/case/${id}/mark`, { ...again, unset: 'urgent' })
    expect(await seen('/inbox')).not.toContain('Urgent')
    const events = await env.ENQUIRIES.prepare(
      `SELECT was, became FROM case_events WHERE kind = 'mark' ORDER BY rowid`,
    ).all()
    expect(events.results).toEqual([
      { was: '', became: 'urgent' },
      { was: '', became: 'existing guest' },
      { was: 'urgent', became: '' },
    ])
  })

  it('that a colleague has set already is neither set nor noted again, and stands at no other case', async () => {
    const [id = '', other = ''] = await openedCases({ name: 'Sunita' }, { name: 'Rakesh' })
    for (const as of [ASHA_OF_SALES, BELA_OF_SALES])
      await postToDesk(`/case/${id}/mark`, { key: crypto.randomUUID(), set: 'urgent' }, { as })
    const rows = async (sql: string) => (await env.ENQUIRIES.prepare(sql).all()).results
    expect(await rows("SELECT case_id, actor FROM case_events WHERE kind = 'mark'")).toEqual([
      { case_id: id, actor: ASHA_OF_SALES },
    ])
    expect(await rows('SELECT id, urgent, version FROM cases ORDER BY urgent')).toEqual([
      { id: other, urgent: 0, version: 1 },
      { id, urgent: 1, version: 2 },
    ])
  })

  it('that a colleague took away is not called saved when its form comes again', async () => {
    const [id = ''] = await openedCases({ name: 'Sunita' })
    const press = (fields: Record<string, string>, as = ASHA_OF_SALES) => postToDesk(`/case/${id}/mark`, fields, { as })
    const form = { key: crypto.randomUUID(), set: 'urgent' }
    expect([(await press(form)).status, (await press(form)).status]).toEqual([303, 303])
    await press({ key: crypto.randomUUID(), unset: 'urgent' }, BELA_OF_SALES)
    const again = await press(form)
    const words = await readerSees(await again.text())
    expect([again.status, words]).toEqual([409, expect.stringMatching(/This was saved .* and has been changed since/)])
    expect(words).not.toContain('set urgent')
    expect(await seen('/inbox')).not.toContain('Urgent')
  })

  it('is refused where it is no mark, where the form is not whole, and to others', async () => {
    const [id = ''] = await openedCases({})
    const key = crypto.randomUUID()
    expect((await postToDesk(`/case/${id}/mark`, { key, set: 'owner' })).status).toBe(404)
    expect((await postToDesk(`/case/${id}/mark`, { set: 'urgent' })).status).toBe(400)
    const foreign = await postToDesk(`/case/${id}/mark`, { key, set: 'urgent' }, { as: CHANDRA_OF_CONTENT })
    expect(foreign.status).toBe(403)
  })
})

describe('the link of a mail', () => {
  it('leads to the case of an enquiry that nobody has opened yet', async () => {
    const [{ reference } = { reference: '' }] = await storeDue(1)
    const answer = await askDesk(`/enquiry/${reference}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/case\/[0-9a-f]{16}$/),
    ])
  })

  it('that leads to nothing says so', async () => {
    expect((await askDesk('/enquiry/PT-AAAAA-BBBBB')).status).toBe(404)
  })
})
