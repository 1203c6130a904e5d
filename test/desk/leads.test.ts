import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinCases, splitCase } from '../../src/data/cases/join-cases.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { findKnown } from '../../src/data/cases/save-lead.ts'
import { deskPaths } from '../../src/desk/frame/desk-map.ts'
import type { Bindings } from '../../src/env.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { dayInIndia, readableDate } from '../../src/values/dates.ts'
import { mailbox, wrapDatabase } from '../chaos/faults.ts'
import { ASHA, enquiry } from '../support/asha.ts'
import { counting } from '../support/counting.ts'
import {
  ASHA_OF_SALES,
  askDesk,
  BELA_OF_SALES,
  CHANDRA_OF_CONTENT,
  formIn,
  OWNER,
  pathTo,
  postToDesk,
  STEP_DAY,
} from '../support/desk.ts'
import { allRows, clearEnquiries, erasePersonOf, onlyRow, post, storeDue } from '../support/enquiries.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visit } from '../support/site.ts'

const NEXT_MONTH = `${Number(dayInIndia(new Date()).slice(0, 4)) + 1}-01`

type Fields = Record<string, string>
type Asking = Parameters<typeof postToDesk>[2]

beforeEach(clearEnquiries)

const look = async (path: string, as = ASHA_OF_SALES) => (await askDesk(path, { as })).text()
const blank = async () => formIn(await look('/lead'), '/lead')
/** Fills in the form as it stands on its page, and presses. */
const note = async (typed: Fields, asking: Asking = {}) => postToDesk('/lead', { ...(await blank()), ...typed }, asking)
const RAVI = {
  name: 'Ravi',
  phone: '98290 12345',
  message: 'Kerala, Dec, 4 people, heard from cousin',
  channel: 'call',
}
const idOf = (answer: Response) => pathTo(answer).replace('/case/', '')
const casesOf = async () =>
  (await env.ENQUIRIES.prepare('SELECT * FROM cases ORDER BY enquiry_row').all<Record<string, unknown>>()).results

describe('a lead noted at the desk', () => {
  it('is a case with three fields: who, on which number, what they said; the colleague who noted it has it', async () => {
    const answer = await note(RAVI)
    expect([answer.status, (await selectOne(await look(answer.headers.get('location') ?? ''), '#saved')).text]).toEqual(
      [303, expect.stringMatching(/^Saved \d\d:\d\d/)],
    )
    expect(await onlyRow()).toMatchObject({ ...RAVI, kind: 'noted', dialable: '+919829012345', source: '' })
    const [found] = await casesOf()
    expect(found).toMatchObject({ stage: 'new', owner: ASHA_OF_SALES, channel: 'call' })
    expect(found?.first_reply_at).toBe(found?.opened_at)
    const page = await readerSees(await look(`/case/${found?.id}`))
    for (const words of ['Ravi', '98290 12345', 'heard from cousin', 'Came by: Call', 'Noted as an enquiry'])
      expect(page).toContain(words)
  })

  it.each([
    ['call', true],
    ['walk-in', true],
    ['whatsapp', false],
    ['email', false],
    ['friend', false],
  ])('by %s is answered at once: %s', async (channel, isAnswered) => {
    await note({ ...RAVI, channel })
    const [found] = await casesOf()
    expect(found?.first_reply_at).toBe(isAnswered ? found?.opened_at : null)
    const waits = await select(await look('/inbox/new'), `[data-case="${found?.id}"]`)
    expect(waits).toHaveLength(isAnswered ? 0 : 1)
  })

  it('is with the colleague who was chosen, with spaces around the address as without', async () => {
    expect((await note({ ...RAVI, owner: ` ${BELA_OF_SALES} ` })).status).toBe(303)
    expect(await casesOf()).toMatchObject([{ owner: BELA_OF_SALES }])
  })

  it.each([
    ['98290 12345', '+919829012345'],
    ['09829012345', '+919829012345'],
    ['0091 98290-12345', '+919829012345'],
    ['९८२९० १२३४५', '+919829012345'],
    ['+44 7911 123456', '+447911123456'],
  ])('whose number is %s can be dialled as %s, as on the site', async (phone, dialable) => {
    await note({ ...RAVI, phone })
    expect(await onlyRow()).toMatchObject({ phone, dialable })
  })

  it.each([{ name: 'Ravi' }, { message: 'Wants Goa, comes again tomorrow' }])(
    'who hides the number or leaves none is known by the name or the words: %j',
    async (typed) => {
      expect((await note({ channel: 'walk-in', ...typed })).status).toBe(303)
      expect(await onlyRow()).toMatchObject({ ...typed, channel: 'walk-in', dialable: null })
    },
  )

  it.each<[Fields, string]>([
    [{}, 'phone'],
    [{ phone: 'no number' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'ravi@' }, 'email'],
    [{ name: 'long '.repeat(70) }, 'name'],
    [{ about: 'long '.repeat(70) }, 'about'],
    [{ name: 'Ravi', month: '2020-01' }, 'month'],
    [{ name: 'Ravi', month: 'Dec' }, 'month'],
    [{ name: 'Ravi', owner: 'stranger@x.in' }, 'owner'],
    [{ name: 'Ravi', channel: 'pigeon' }, 'channel'],
    [{ name: 'Ravi', channel: 'form' }, 'channel'],
  ])('that cannot be taken is told at its field, with all that was typed: %j', async (typed, field) => {
    const answer = await note({ ...typed, passengers: 'four and a dog' })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, `#${field}-mistake`)).text.trim()]).toEqual([422, expect.any(String)])
    expect((await selectOne(html, '#passengers')).attributes.value).toBe('four and a dog')
    expect(await allRows()).toEqual([])
  })

  it('may name a tour by its whole name, a place in any words, a month and people', async () => {
    const [option] = (await select(await look('/lead'), '#tours-and-places option')).filter(({ attributes }) =>
      attributes.value?.includes('6D'),
    )
    await note({ ...RAVI, about: option?.attributes.value ?? '', month: NEXT_MONTH, passengers: '2 and a child' })
    const row = await onlyRow()
    expect([row.tour !== '', row.place !== '', row.travel_date, row.passengers]).toEqual([
      ...[true, true, NEXT_MONTH, '2 and a child'],
    ])
    const page = await readerSees(await look(`/case/${(await casesOf())[0]?.id}`))
    expect(page).toContain(`Jan ${NEXT_MONTH.slice(0, 4)}`)
    await note({ name: 'Meena', phone: '98290 55555', about: 'Coorg, by the river' })
    expect((await allRows()).map(({ tour, place }) => [tour, place])).toContainEqual(['', 'Coorg, by the river'])
  })

  it('of a chat takes the tour, the tier, the page and the campaign from the code in its words', async () => {
    const html = await (await visit('/tour/Bali6d5n')).text()
    const hrefs = (await select(html, '[data-tier="deluxe"] a')).map(({ attributes }) => attributes.href ?? '')
    const words = decodeURIComponent(hrefs.find((href) => href.startsWith('https://wa.me/')) ?? '')
    const code = /\(Ref ([^)]+)\)/.exec(words)?.[1] ?? ''
    await note({ ...RAVI, channel: 'whatsapp', about: `${code}/google/kerala` })
    expect(await onlyRow()).toMatchObject({
      ...{ tour: 'Bali6d5n', tier: 'deluxe', page: '/tour/Bali6d5n', channel: 'whatsapp' },
      source: JSON.stringify({ source: 'google', campaign: 'kerala' }),
    })
    expect(await casesOf()).toMatchObject([{ tour: 'Bali6d5n', page: '/tour/Bali6d5n', source: 'google · kerala' }])
    await note({ ...RAVI, phone: '98290 66666', channel: 'whatsapp', message: words.split('text=')[1] ?? '' })
    expect((await allRows()).map(({ tour, tier }) => [tour, tier])).toEqual([
      ['Bali6d5n', 'deluxe'],
      ['Bali6d5n', 'deluxe'],
    ])
    const wrong = await note({
      ...RAVI,
      phone: '98290 77777',
      about: code.replace(/.$/, (last) => (last === '7' ? '8' : '7')),
    })
    expect([wrong.status, (await selectOne(await wrong.text(), '#about-mistake')).text]).toEqual([
      422,
      expect.stringContaining(`Did you mean ${code}`),
    ])
  })

  it('whose words name a code that no tour has is saved at once, and its case says so', async () => {
    const answer = await note({ ...RAVI, message: 'Ref ABCD-1234 kerala' })
    expect([answer.status, await readerSees(await look(pathTo(answer)))]).toEqual([
      303,
      expect.stringContaining('No tour has the code ABCD-1234.'),
    ])
    await post({ ...ASHA, message: 'Ref ABCD-1234' })
    await openCases(env.ENQUIRIES)
    const ofSite = (await casesOf()).find(({ channel }) => channel === 'form')
    expect(await readerSees(await look(`/case/${ofSite?.id}`))).not.toContain('No tour has')
  })

  it('sent twice is one, also at the same moment', async () => {
    const fields = { ...(await blank()), ...RAVI }
    const answers = await Promise.all([1, 2, 3].map(() => postToDesk('/lead', fields)))
    const again = await postToDesk('/lead', fields)
    expect([...answers, again].map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(new Set([...answers, again].map(idOf)).size).toBe(1)
    expect([(await allRows()).length, (await casesOf()).length]).toEqual([1, 1])
    const lines = await env.ENQUIRIES.prepare('SELECT kind FROM case_events').all()
    expect(lines.results).toEqual([{ kind: 'noted' }])
  })

  it('has its form one press away from every screen of whoever works on cases, and of nobody else', async () => {
    for (const path of deskPaths.filter((each) => !each.includes(':'))) {
      const answer = await askDesk(path, { as: OWNER })
      const isScreen = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
      if (!isScreen) continue
      const links = await select(await answer.text(), 'header a[href="/lead"]')
      expect([path, links.map(({ text }) => text.trim())]).toEqual([path, ['Note a call or chat']])
    }
    expect(await select(await look('/prices', CHANDRA_OF_CONTENT), 'a[href="/lead"]')).toEqual([])
    expect((await askDesk('/lead', { as: CHANDRA_OF_CONTENT })).status).toBe(403)
  })
})

describe('the same number', () => {
  const stored = async (differs: Fields = {}) => {
    await storeDue(1, { name: 'Ravi Kumar', phone: '9829012345', email: '', ...differs })
    await openCases(env.ENQUIRIES)
    return String((await casesOf()).at(-1)?.id)
  }

  it('shows its cases before anything is saved, also one that came just now', async () => {
    await post({ ...ASHA, name: 'Ravi Kumar', phone: '+91 98290 12345' })
    const answer = await note({ ...RAVI, about: 'Kerala' })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#refused h2')).text]).toEqual([
      409,
      'This person is with us already',
    ])
    expect((await selectOne(html, '#refused li')).text).toContain('Ravi Kumar')
    expect((await selectOne(html, '#about')).attributes.value).toBe('Kerala')
    expect(await allRows()).toHaveLength(1)
  })

  it.each(['phone', 'email'])('or address joins them at one press, which can be taken back: by %s', async (by) => {
    const theirs = by === 'phone' ? { phone: '9829012345' } : { phone: '', email: 'Ravi@Example.in' }
    const head = await stored(theirs)
    const typed = by === 'phone' ? RAVI : { ...RAVI, phone: '', email: 'ravi@example.in' }
    const asked = await (await note(typed)).text()
    const press = (await select(asked, '#refused button')).map(({ attributes }) => attributes.value)
    expect(press).toEqual([head, 'apart'])
    const shown = await formIn(asked, '/lead')
    const answer = await postToDesk('/lead', { ...shown, person: head })
    expect([answer.status, pathTo(answer)]).toEqual([303, `/case/${head}`])
    expect(await casesOf()).toMatchObject([{ id: head }, { joined_into: head, channel: 'call' }])
    const again = await postToDesk('/lead', { ...shown, person: head })
    expect([pathTo(again), (await casesOf()).length]).toEqual([`/case/${head}`, 2])
    expect(await look(`/case/${head}`)).toContain('Split again')
  })

  it('answers the enquiry that it is joined with, until they are split again', async () => {
    const head = await stored()
    const replied = async () => (await casesOf()).find(({ id }) => id === head)?.first_reply_at
    expect(await replied()).toBe(null)
    const shown = await formIn(await (await note(RAVI)).text(), '/lead')
    await postToDesk('/lead', { ...shown, person: head })
    expect(await replied()).toBe((await casesOf()).at(-1)?.first_reply_at)
    const other = String((await casesOf()).at(-1)?.id)
    await splitCase(env.ENQUIRIES, { head, other, key: 'k', actor: ASHA_OF_SALES, now: Date.now() })
    expect(await replied()).toBe(null)
  })

  it('leaves the answer of those that still stand under the enquiry, when one of them is split', async () => {
    const [head, first, second, third] = [await stored(), await stored(), await stored(), await stored()]
    const answers = [
      [head, 5, null],
      [first, 5, 10],
      [second, 5, 12],
      [third, 5, 7],
    ] as const
    for (const [id, opened, replied] of answers)
      await env.ENQUIRIES.prepare('UPDATE cases SET opened_at = ?2, first_reply_at = ?3 WHERE id = ?1')
        .bind(id, opened, replied)
        .run()
    const replied = async () => (await casesOf()).find(({ id }) => id === head)?.first_reply_at
    const by = { actor: ASHA_OF_SALES, now: Date.now() }
    for (const other of [first, second]) await joinCases(env.ENQUIRIES, { head, other, key: 'join', ...by })
    expect(await replied()).toBe(10)
    await splitCase(env.ENQUIRIES, { head, other: first, key: 'split', ...by })
    expect(await replied()).toBe(12)
    await joinCases(env.ENQUIRIES, { head: second, other: third, key: 'other', ...by })
    await splitCase(env.ENQUIRIES, { head, other: second, key: 'split', ...by })
    expect(await replied()).toBe(null)
  })

  it('stands alone at one press, and nobody is refused', async () => {
    const head = await stored()
    const shown = await formIn(await (await note(RAVI)).text(), '/lead')
    const answer = await postToDesk('/lead', { ...shown, person: 'apart' })
    expect([answer.status, pathTo(answer) === `/case/${head}`]).toEqual([303, false])
    expect((await casesOf()).map(({ joined_into }) => joined_into)).toEqual([null, null])
  })

  it('of a case that stands under another shows the one that it stands under, once', async () => {
    const [one, other] = [await stored(), await stored()]
    await env.ENQUIRIES.prepare('UPDATE cases SET joined_into = ?1 WHERE id = ?2').bind(one, other).run()
    const listed = await select(await (await note(RAVI)).text(), '#refused li')
    expect(listed.map(({ attributes }) => attributes['data-other'])).toEqual([one])
  })

  it('that was changed after the question is asked about anew, and joins nobody else', async () => {
    const head = await stored()
    await stored({ name: 'Meena', phone: '98290 55555' })
    const shown = await formIn(await (await note(RAVI)).text(), '/lead')
    const answer = await postToDesk('/lead', { ...shown, phone: '98290 55555', person: head })
    expect([answer.status, (await selectOne(await answer.text(), '#refused li')).text]).toEqual([
      409,
      expect.stringContaining('Meena'),
    ])
    const alone = await postToDesk('/lead', { ...shown, phone: '98290 66666', person: head })
    expect([alone.status, (await casesOf()).at(-1)?.joined_into]).toEqual([303, null])
  })

  it('of an office, in twenty cases or more, is said to be shared and joins nobody', async () => {
    await storeDue(20, { phone: '9829012345', email: '' })
    const html = await (await note(RAVI)).text()
    expect((await select(html, '#refused button')).map(({ attributes }) => attributes.value)).toEqual(['apart'])
    expect((await selectOne(html, '#refused')).text).toContain('an office’s')
  })

  it('of a person who was erased is not known any more', async () => {
    await stored()
    await erasePersonOf({ digits: '9829012345' })
    expect((await note(RAVI)).status).toBe(303)
  })

  it.each([1, 3, 19, 1000])(
    'in %i cases costs at most 20 rows read for each of the cases shown, and 50 where few or none are',
    async (count) => {
      await storeDue(count, { phone: '9829012345', email: '' })
      while ((await openCases(env.ENQUIRIES)) > 0);
      await storeDue(500, { phone: '9829077777', email: '' })
      while ((await openCases(env.ENQUIRIES)) > 0);
      await note({ ...RAVI, phone: '98290 88888' })
      const { database, tally } = counting(env.ENQUIRIES)
      const known = { enquiry: enquiry({ phone: '9829012345', email: '' }), key: 'another-key-of-the-test' }
      const { rows } = await findKnown(database, known)
      expect(tally.rowsRead).toBeLessThanOrEqual(Math.max(50, 20 * rows.length))
    },
  )
})

describe('from then on a lead is a case like any other', () => {
  it('it is found, answered by a template, has its next step, its line in the report and in the CSV file', async () => {
    const id = idOf(await note({ ...RAVI, channel: 'friend', about: 'Munnar' }))
    for (const text of ['ravi', '98290 12345', 'cousin', 'munnar', 'asha'])
      expect([text, (await select(await look(`/inbox?q=${text}`), `[data-case="${id}"]`)).length]).toEqual([text, 1])
    expect(await select(await look('/inbox'), `[data-case="${id}"]`)).toHaveLength(1)
    const message = await formIn(await look(`/case/${id}?template=first-answer`), `/case/${id}/message`)
    expect(message.text).toContain('Ravi')
    expect((await postToDesk(`/case/${id}/message`, { ...message, channel: 'whatsapp' })).status).toBe(303)
    const form = await formIn(await look(`/case/${id}`), `/case/${id}`)
    await postToDesk(`/case/${id}`, { ...form, followUpOn: 'other', otherDay: STEP_DAY, followUpLine: 'Call back' })
    expect(await readerSees(await look(`/case/${id}`))).toContain(`${readableDate(STEP_DAY)}: Call back`)
    expect(await readerSees(await look('/reports'))).toContain('Friend')
    const file = await look('/cases.csv', OWNER)
    const [heads, line] = csvRecords(file.slice(1), ',') ?? []
    const cell = (name: string) => line?.cells[heads?.cells.indexOf(name) ?? -1]
    expect(['name', 'kind', 'channel', 'place', 'what to do'].map(cell)).toEqual([
      ...['Ravi', 'noted', 'Friend', 'Munnar', 'Call back'],
    ])
  })

  it('nothing of it is left in any table when the person is erased, but for the channel', async () => {
    const id = idOf(await note({ ...RAVI, email: 'ravi@example.in', about: 'Munnar' }))
    await look('/inbox?q=ravi')
    expect(await erasePersonOf({ digits: '9829012345' })).toBe(1)
    const tables = ['enquiries', 'cases', 'case_events', 'case_words', 'case_finding', 'found_words', 'word_parts']
    const rows = await env.ENQUIRIES.batch(tables.map((name) => env.ENQUIRIES.prepare(`SELECT * FROM ${name}`)))
    const left = JSON.stringify(rows.map(({ results }) => results)).toLowerCase()
    for (const said of ['ravi', '9829012345', '98290', 'cousin', 'munnar']) expect(left).not.toContain(said)
    expect(await onlyRow()).toMatchObject({ channel: 'call', kind: 'noted' })
    expect((await askDesk(`/case/${id}`)).status).toBe(404)
  })

  it.each<[string, Fields]>([
    ['in the same words', {}],
    ['in other words', { message: 'Kerala, January' }],
    ['with another name', { name: 'Ravi Kumar' }],
  ])('an old form that is sent again after the erasing brings nobody back: %s', async (_, differs) => {
    const fields = { ...(await blank()), ...RAVI }
    await postToDesk('/lead', fields)
    expect(await erasePersonOf({ digits: '9829012345' })).toBe(1)
    const answer = await postToDesk('/lead', { ...fields, ...differs })
    const html = await answer.text()
    const words = await readerSees(html)
    expect([answer.status, words]).toEqual([404, expect.stringContaining('This person’s data was erased')])
    expect((await selectOne(html, 'title')).text).toContain('This person’s data was erased')
    expect(words).toContain(differs.message ?? RAVI.message)
    expect(await onlyRow()).toMatchObject({ name: '', phone: '' })
    expect((await note(RAVI)).status).toBe(303)
    expect(await allRows()).toHaveLength(2)
  })

  it('a person who is erased between two steps of the saving leaves nothing, and it is said', async () => {
    const database = wrapDatabase(env.ENQUIRIES, async (call, query) => {
      if (query.includes("'noted'")) await erasePersonOf({ digits: '9829012345' })
      return call()
    })
    const answer = await note(RAVI, { bindings: { ENQUIRIES: database } })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      404,
      expect.stringContaining('This person’s data was erased'),
    ])
    expect([await onlyRow(), ...(await casesOf())]).toMatchObject([{ name: '', phone: '' }, { owner: '' }])
  })

  it('it is erased when its time is over', async () => {
    await note(RAVI)
    await env.ENQUIRIES.exec('UPDATE enquiries SET created_at = 0')
    for (let run = 0; run < 2; run++) await runEveryMinute({ ...env, MAIL: mailbox().binding })
    expect(await onlyRow()).toMatchObject({ name: '', phone: '', message: '' })
  })
})

describe('a colleague who cannot open a case', () => {
  const offered = async (path: string, name: string, as = OWNER) =>
    (await select(await look(path, as), `select[name=${name}] option`)).map(({ attributes }) => attributes.value)

  it('is given none: not as a lead, on a case, with many, nor by the owner', async () => {
    expect((await note({ ...RAVI, owner: CHANDRA_OF_CONTENT })).status).toBe(422)
    const path = `/case/${idOf(await note(RAVI))}`
    for (const [at, name] of [
      ['/lead', 'owner'],
      [path, 'owner'],
      ['/inbox', 'owner'],
      ['/owner', 'to'],
    ] as const) {
      const known = await offered(at, name)
      expect([at, known.includes(BELA_OF_SALES), known.includes(CHANDRA_OF_CONTENT)]).toEqual([at, true, false])
    }
    const form = await formIn(await look(path), path)
    expect((await postToDesk(path, { ...form, owner: CHANDRA_OF_CONTENT })).status).toBe(422)
    const handing = { key: 'k', from: ASHA_OF_SALES, to: CHANDRA_OF_CONTENT }
    expect((await postToDesk('/owner/hand-over', handing, { as: OWNER })).status).toBe(422)
    const [row] = await casesOf()
    const many = { key: 'k', act: 'owner', owner: CHANDRA_OF_CONTENT, case: `${row?.id}.${row?.version}` }
    expect((await postToDesk('/cases', many)).status).toBe(422)
    expect((await casesOf())[0]?.owner).toBe(ASHA_OF_SALES)
  })

  it('who has some from before can be rid of them', async () => {
    await note(RAVI)
    await env.ENQUIRIES.prepare('UPDATE cases SET owner = ?1').bind(CHANDRA_OF_CONTENT).run()
    expect(await readerSees(await look('/owner', OWNER))).toContain('Does not work on cases any more')
    await postToDesk('/owner/hand-over', { key: 'k', from: CHANDRA_OF_CONTENT, to: OWNER }, { as: OWNER })
    expect((await casesOf())[0]?.owner).toBe(OWNER)
  })
})

describe('nobody is told what nobody wrote', () => {
  async function minute(bindings: Partial<Bindings> = {}) {
    const { sent, binding } = mailbox()
    const told: Record<string, unknown>[] = []
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      told.push(JSON.parse(String(init?.body)))
      return new Response()
    })
    await runEveryMinute({ ...env, MAIL: binding, ...bindings })
    fetching.mockRestore()
    return { sent, told }
  }
  const HOOK = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'secret' }

  it('no mail goes to the person or to the staff, and the enquiry waits for nobody', async () => {
    await note({ ...RAVI, email: 'ravi@example.in' })
    const { sent, told } = await minute()
    expect([sent, told]).toEqual([[], []])
    expect(await onlyRow()).toMatchObject({ state: 'sent', mailed_at: null, mailed_to: '', last_error: null })
  })

  it('a visitor’s form is mailed as ever beside it', async () => {
    await note(RAVI)
    await storeDue(1)
    expect((await minute()).sent).toHaveLength(1)
  })

  it('a CRM is told once, that it was noted and by which channel, and of its end', async () => {
    await note({ ...RAVI, channel: 'whatsapp' })
    const { sent, told } = await minute(HOOK)
    expect([sent.length, told]).toEqual([
      0,
      [expect.objectContaining({ kind: 'noted', channel: 'whatsapp', name: 'Ravi' })],
    ])
    expect((await minute(HOOK)).told).toEqual([])
    await erasePersonOf({ digits: '9829012345' })
    await env.ENQUIRIES.exec('UPDATE tombstones SET next_at = 0')
    const end = await minute(HOOK)
    expect([end.sent.length, end.told]).toEqual([0, [expect.objectContaining({ erased: true })]])
  })

  it('the colleague to whom it was given has it', async () => {
    await note({ ...RAVI, owner: BELA_OF_SALES })
    expect((await casesOf())[0]?.owner).toBe(BELA_OF_SALES)
  })
})

it('A lead costs at most 22 rows read beside those of the same person, whatever else is stored', async () => {
  await storeDue(1000, { phone: '9829077777' })
  while ((await openCases(env.ENQUIRIES)) > 0);
  const { database, tally } = counting(env.ENQUIRIES)
  const answer = await note(RAVI, { bindings: { ENQUIRIES: database } })
  expect(answer.status).toBe(303)
  expect(tally.rowsRead).toBeLessThanOrEqual(22)
})
