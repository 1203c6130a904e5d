import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { withdraw as withdrawOwn } from '../../src/data/enquiries/find-own.ts'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { brokenDatabase, faultyDatabase, stalledDatabase } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { deployEachTest, ORIGIN, visit as visitDeployed } from '../support/deployment.ts'
import { askDesk, postToDesk } from '../support/desk.ts'
import { allRows, clearEnquiries, erasePersonOf, form, json, onlyRow, post, STORES } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select, selectOne } from '../support/markup.ts'
import { visit } from '../support/site.ts'

deployEachTest()
beforeEach(clearEnquiries)

const LOST = 'D1_ERROR: Network connection lost.'
const SECRET = 'of the tests'
const SENT = { ...ASHA, tour: 'Bali6d5n', wishes: 'one more night in Ubud' }

/** Sends an enquiry as a form and gives what the visitor gets. */
async function sendOne(bindings = {}) {
  const response = await post(form({ ...SENT, form: 'tour', key: crypto.randomUUID() }), bindings)
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const to = response.headers.get('location') ?? ''
  const reference = new URLSearchParams(to.split('?')[1]).get('reference') ?? ''
  return { cookie, to, reference, ticket: await ticketOf(SECRET, reference) }
}

const text = async (path: string, headers = {}) => (await visit(path, { headers })).text()
const words = async (html: string, selector: string) => (await select(html, selector)).map((found) => found.text)

describe('the page of thanks', () => {
  it('repeats to its sender what was sent, says by when it is answered, and gives a copy and a link', async () => {
    const { cookie, to, ticket } = await sendOne()
    const html = await text(to, { cookie })
    expect(await words(html, '[data-own] dd')).toEqual(expect.arrayContaining(['Asha Rao', 'one more night in Ubud']))
    expect(html).toMatch(/An expert answers by \d+ [ap]m on \w+day, \d+ \w+ \d{4} \(India’s time\)/)
    const links = (await select(html, '[data-own] a')).map(({ attributes }) => attributes.href ?? '')
    expect(links[0]).toMatch(/^mailto:asha%40example\.in\?subject=My%20enquiry%20PT-.+one%20more%20night/)
    expect(links[1]).toMatch(/^https:\/\/wa\.me\/919800011111\?text=.+one%20more%20night/)
    expect(links[2]).toBe(`/e/${ticket}`)
    expect(await select(html, '#copy')).toEqual([])
  })

  it('has all of a text that is too long for a link, to be copied', async () => {
    const message = 'a quiet room with a view '.repeat(150).trim()
    const response = await post(form({ ...SENT, message, form: 'tour', key: crypto.randomUUID() }))
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const html = await text(response.headers.get('location') ?? '', { cookie })
    expect((await selectOne(html, 'textarea#copy')).text).toContain(message)
  })

  it('tells nothing of it to somebody else, nor with the cookie of another enquiry, and is kept nowhere', async () => {
    const first = await sendOne()
    const second = await sendOne()
    expect(await text(first.to)).not.toContain('Asha')
    expect(await text(first.to, { cookie: second.cookie })).not.toContain('Asha')
    const own = await visit(first.to, { headers: { cookie: first.cookie } })
    expect(own.headers.get('cache-control')).toBe('no-store')
  })

  it('thanks without a link where no secret is configured', async () => {
    const { cookie, reference } = await sendOne({ VISITOR_LINK_SECRET: '' })
    expect([cookie, reference]).toEqual(['', expect.stringMatching(/^PT-/)])
    expect(await text(`/success?reference=${reference}`)).not.toContain('/e/')
  })

  it.each(['PT-7K3M9-QX2HB', 'PT-00000-00000'])(
    'promises no hour for a reference that anybody may type: %s',
    async (typed) => {
      expect(await text(`/success?reference=${typed}`)).not.toContain('answers by')
    },
  )

  it('promises its sender nothing once the enquiry is withdrawn, and thanks as ever while it is not stored yet', async () => {
    const { cookie, to, reference } = await sendOne()
    await withdrawOwn(STORES, reference, Date.now())
    const html = await text(to, { cookie })
    expect(html).toContain('withdrawn')
    expect(html).not.toMatch(/THANK YOU|shortly|Quote it/)
    const waiting = await sendOne()
    await env.ENQUIRIES.prepare('DELETE FROM enquiries').run()
    expect(await text(waiting.to, { cookie: waiting.cookie })).toContain('THANK YOU FOR SUBMITTING THE FORM')
  })

  it('names the tour by its title, not by its identity', async () => {
    const { cookie, to } = await sendOne()
    const told = await words(await text(to, { cookie }), '[data-own] dd')
    expect([told.some((word) => word.startsWith('Bali: Ubud')), told.includes('Bali6d5n')]).toEqual([true, false])
  })
})

describe('the page of the own link', () => {
  it('has no link to itself, and asks to keep its address', async () => {
    const { ticket } = await sendOne()
    const html = await text(`/e/${ticket}`)
    expect(await select(html, 'main a[href^="/e/"]')).toEqual([])
    expect(await words(html, 'main p')).toContainEqual(expect.stringMatching(/^\s*Keep this link to yourself/))
  })

  it.each(['own', 'joined'])(
    'says when an expert first answered, at the case itself or where it stands: %s',
    async (where) => {
      const { ticket } = await sendOne()
      await openCases(env.ENQUIRIES)
      const id = await env.ENQUIRIES.prepare('SELECT id FROM cases ORDER BY enquiry_row DESC').first<string>('id')
      if (where === 'joined') {
        await sendOne()
        await openCases(env.ENQUIRIES)
        await env.ENQUIRIES.prepare(
          'UPDATE cases SET joined_into = (SELECT id FROM cases WHERE id <> ?1 ORDER BY enquiry_row DESC LIMIT 1) WHERE id = ?1',
        )
          .bind(id)
          .run()
      }
      expect(await text(`/e/${ticket}`)).not.toContain('first answered')
      await env.ENQUIRIES.prepare(
        'UPDATE cases SET first_reply_at = ?1 WHERE id = coalesce((SELECT joined_into FROM cases WHERE id = ?2), ?2)',
      )
        .bind(Date.now() + 1000, id)
        .run()
      expect(await text(`/e/${ticket}`)).toContain('An expert first answered you on')
    },
  )
})

describe('a line more', () => {
  const add = (fields: Record<string, string>, bindings = {}) => post(form(fields), bindings, '/add-line')
  /** What came back of a line that was not added: the sentence, and the line in its field. */
  const refusal = async (answer: Response) => {
    const html = await answer.text()
    const [field] = await select(html, 'input#line')
    const wait = answer.headers.get('retry-after')
    const said = (await words(html, '[role=alert]'))[0]
    return { status: answer.status, ...(wait && { wait }), said, typed: field?.attributes.value }
  }
  const mails = () => {
    const subjects: string[] = []
    const send = async ({ subject }: { subject: string }) => {
      subjects.push(subject)
      return { messageId: 'm' }
    }
    return { subjects, MAIL: { send } as never }
  }
  const events = async () =>
    (
      await env.ENQUIRIES.prepare(
        "SELECT actor, text, was FROM case_events WHERE kind = 'added' ORDER BY at, rowid",
      ).all()
    ).results
  const onlyCase = () => env.ENQUIRIES.prepare('SELECT * FROM cases').first<Record<string, unknown>>()

  it.each(['the thanks', 'its own page'])('leads back to the line on the page it was added from: %s', async (page) => {
    const { ticket, to, cookie } = await sendOne()
    const path = page === 'the thanks' ? to : `/e/${ticket}`
    const inputs = await select(await text(path, { cookie }), 'form[action="/add-line"] input[type=hidden]')
    const hidden = Object.fromEntries(inputs.map(({ attributes: { name = '', value = '' } }) => [name, value]))
    const again = await (await add({ ...hidden, line: '' })).text()
    const refused = await select(again, 'form input[type=hidden]')
    const described = async (html: string) => (await select(html, 'input#line'))[0]?.attributes['aria-describedby']
    const reason = await described(again)
    expect([await described(await text(path, { cookie })), await words(again, `#${reason}`)]).toEqual([
      undefined,
      [expect.stringMatching(/\w/)],
    ])
    expect(Object.fromEntries(refused.map(({ attributes: { name = '', value = '' } }) => [name, value]))).toEqual(
      hidden,
    )
    const back = new URL((await add({ ...hidden, line: 'We are vegetarian.' })).headers.get('location') ?? '', ORIGIN)
    expect([back.pathname, back.hash]).toEqual([new URL(path, ORIGIN).pathname, '#added'])
    const html = await text(back.pathname + back.search, { cookie })
    expect(await words(html, '#added[role=status]')).toEqual([expect.stringMatching(/^Added \d\d:\d\d IST$/)])
    for (const other of [path, `${path}${path.includes('?') ? '&' : '?'}added=soon`])
      expect(await words(await text(other, { cookie }), '#added')).toEqual([])
  })

  it('that was never added is not said to be, whatever the address says', async () => {
    const { ticket } = await sendOne()
    expect(await words(await text(`/e/${ticket}?added=1800000000000`), '#added')).toEqual([])
  })

  it('goes into the same enquiry, and to the staff once more by a mail that says so', async () => {
    const { ticket, reference } = await sendOne()
    const { subjects, MAIL } = mails()
    await runEveryMinute({ ...env, MAIL })
    const response = await add({ ticket, line: 'We are vegetarian.' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(`^/success\\?reference=${reference}&added=\\d{13}#added$`),
    ])
    expect(await onlyRow()).toMatchObject({ state: 'due', added: 'We are vegetarian.', mailed_to: '', attempts: 0 })
    subjects.length = 0
    await runEveryMinute({ ...env, MAIL })
    await runEveryMinute({ ...env, MAIL })
    expect(subjects).toEqual([expect.stringMatching(/^Added: Asha Rao .* PT-/)])
    expect(await onlyRow()).toMatchObject({ state: 'sent' })
  })

  it.each([
    ['We are 12 people.', '2 people'],
    ['We are 12, from 15 Jan', '5 Jan'],
    ['not vegetarian', 'vegetarian'],
    ['yes', 'e'],
    ['100%', '%'],
  ])('is a line by itself although it is a part of an earlier one: %s, then %s', async (first, second) => {
    const { ticket } = await sendOne()
    for (const line of [first, second]) expect((await add({ ticket, line })).status).toBe(303)
    expect(await onlyRow()).toMatchObject({ added: `${first}\n${second}` })
    expect(await events()).toEqual([first, second].map((text) => ({ actor: '', text, was: '' })))
  })

  it('counts once however often its form comes, and again in another form', async () => {
    const { ticket } = await sendOne()
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const key of [one, one, other]) await add({ ticket, line: 'We are 12', key })
    await Promise.all([1, 2, 3].map(() => add({ ticket, line: 'At once', key: one })))
    expect(await onlyRow()).toMatchObject({ added: 'We are 12\nWe are 12\nAt once' })
    expect(await events()).toHaveLength(3)
  })

  it('is one line, whatever line ends stand in it', async () => {
    const { ticket } = await sendOne()
    await add({ ticket, line: 'Two\r\nlines' })
    expect(await onlyRow()).toMatchObject({ added: 'Two lines' })
  })

  it.each(['new', 'talking', 'won', 'lost', 'spam', 'held'])(
    'is in the history and the inbox of a case that is %s, until somebody has seen it',
    async (stage) => {
      const { ticket } = await sendOne()
      await openCases(env.ENQUIRIES)
      await env.ENQUIRIES.prepare(
        `UPDATE cases SET stage = ?1, touched_at = 1, first_reply_at = 1, lost_reason = CASE ?1 WHEN 'lost' THEN 'price' ELSE '' END,
          closed_at = CASE WHEN ?1 IN ('won', 'lost', 'spam') THEN 1 END`,
      )
        .bind(stage)
        .run()
      await add({ ticket, line: 'We can travel after all' })
      const found = await onlyCase()
      expect(found).toMatchObject({ stage, added_at: expect.any(Number), touched_at: found?.added_at })
      const id = String(found?.id)
      const inAdded = async () => words(await (await askDesk('/inbox')).text(), `#added [data-case="${id}"]`)
      expect(await inAdded()).toEqual([expect.stringMatching(/Added: “We can travel after all”.*Has added something/s)])
      const boxes = await select(await (await askDesk('/inbox')).text(), `input[name=case][value^="${id}."]`)
      expect(boxes.length).toBeLessThan(2)
      const page = await (await askDesk(`/case/${id}`)).text()
      expect(await words(page, '[data-event=added]')).toEqual([
        expect.stringMatching(/We can travel after all.*visitor/),
      ])
      const [button] = await select(page, 'button[name=till]')
      const seen = { till: button?.attributes.value ?? '' }
      expect((await postToDesk(`/case/${id}/seen`, { till: '1' })).status).toBe(303)
      expect(await inAdded()).toHaveLength(1)
      expect((await postToDesk(`/case/${id}/seen`, seen)).status).toBe(303)
      expect(await inAdded()).toEqual([])
      expect(await words(await (await askDesk(`/case/${id}`)).text(), '[data-event=added]')).toHaveLength(1)
    },
  )

  it('says truthfully who has it', async () => {
    const { ticket } = await sendOne()
    const status = async () => (await words(await text(`/e/${ticket}`), '[role=status]'))[0]
    await runEveryMinute(env)
    await add({ ticket, line: 'We are vegetarian.' })
    expect(await status()).toBe('An expert has your enquiry, and gets next what you have added.')
    await runEveryMinute(env)
    expect(await status()).toBe('An expert has your enquiry.')
  })

  it('that reached nobody in the end is not called sent', async () => {
    const { ticket } = await sendOne()
    await runEveryMinute(env)
    await add({ ticket, line: 'We are vegetarian.' })
    expectLog()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET attempts = 20').run()
    await runEveryMinute({ ...env, MAIL: { send: () => Promise.reject(new Error('down')) } as never })
    expect(await onlyRow()).toMatchObject({ state: 'dead' })
  })

  it('leaves a held enquiry held', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'held', held_reason = 'rate'`).run()
    await add({ ticket, line: 'Please.' })
    expect(await onlyRow()).toMatchObject({ state: 'held', added: 'Please.' })
  })

  it('finds its enquiry although the desk has missed it', async () => {
    const first = await sendOne()
    await sendOne()
    await openCases(env.ENQUIRIES)
    const missed = '(SELECT id FROM cases WHERE enquiry_row = (SELECT min(enquiry_row) FROM cases))'
    await env.ENQUIRIES.batch(
      ['case_words WHERE case_id IN', 'case_finding WHERE case_id IN', 'cases WHERE id IN'].map((rows) =>
        env.ENQUIRIES.prepare(`DELETE FROM ${rows} ${missed}`),
      ),
    )
    expect((await add({ ticket: first.ticket, line: 'Please.' })).status).toBe(303)
    expect(await events()).toHaveLength(1)
  })

  it('is refused with a true sentence where the enquiry is not stored: it may wait elsewhere, or be erased', async () => {
    const ticket = await ticketOf(SECRET, 'PT-00000-00000')
    expect(await refusal(await add({ ticket, line: '2 people' }))).toEqual({
      status: 404,
      said: expect.stringMatching(/not added.*erased, or it is not stored yet.*in a few minutes/),
      typed: '2 people',
    })
  })

  it('is taken for an hour', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = created_at - 3540000').run()
    expect((await add({ ticket, line: 'In time' })).status).toBe(303)
    await env.ENQUIRIES.prepare("UPDATE enquiries SET created_at = created_at + 3540000, added = ''").run()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = created_at - 3600001').run()
    const late = await refusal(await add({ ticket, line: 'Too late' }))
    expect(late).toEqual({ status: 400, said: expect.stringContaining('the hour in which'), typed: 'Too late' })
    expect(await onlyRow()).toMatchObject({ added: '' })
  })

  it.each([
    ['without a ticket', { line: 'x' }, 403],
    ['with a wrong one', { ticket: 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', line: 'x' }, 403],
  ])('is refused %s', async (_, fields, status) => {
    expect((await add(fields as Record<string, string>)).status).toBe(status)
  })

  it('comes back in its field where its ticket is not ours', async () => {
    const { ticket } = await sendOne()
    const told = await refusal(await add({ ticket: `${ticket.slice(0, -1)}!`, line: 'We are twelve' }))
    expect(told).toMatchObject({ status: 403, typed: 'We are twelve' })
  })

  it.each([
    ['is empty', '  ', ''],
    [
      'is too long',
      `${'I eat no nuts. '.repeat(30)}ALLERGIC TO NUTS`,
      `${'I eat no nuts. '.repeat(30)}ALLERGIC TO NUTS`,
    ],
  ])('comes back whole where it %s', async (_, line, typed) => {
    const { ticket } = await sendOne()
    const answer = await refusal(await add({ ticket, line }))
    expect([answer.status, answer.typed ?? '']).toEqual([400, typed])
    expect(await onlyRow()).toMatchObject({ added: '' })
  })

  it.each(['ल', '🪁', 'a'])('may have 300 letters of any script, and no more: %s', async (letter) => {
    const { ticket } = await sendOne()
    expect((await add({ ticket, line: letter.repeat(300) })).status).toBe(303)
    expect((await add({ ticket, line: letter.repeat(301) })).status).toBe(400)
  })

  it('is bounded in all, by letters and by lines, and says so', async () => {
    const PER_VISITOR = { limit: async () => ({ success: true }) } as RateLimit
    const [long, short] = [await sendOne(), await sendOne()]
    for (let at = 0; at < 12; at++) await add({ ticket: long.ticket, line: `${at}`.padEnd(290, 'x') }, { PER_VISITOR })
    for (let at = 0; at < 25; at++) await add({ ticket: short.ticket, line: `${at}` }, { PER_VISITOR })
    const rows = await allRows()
    expect(rows.every(({ added }) => String(added).length < 2000 && String(added).split('\n').length <= 20)).toBe(true)
    expect(await refusal(await add({ ticket: short.ticket, line: 'one more' }, { PER_VISITOR }))).toMatchObject({
      status: 400,
      said: expect.stringContaining('as much as can be added'),
      typed: 'one more',
    })
  })

  it('has a brake', async () => {
    const { ticket } = await sendOne()
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 })
    const bindings = { PER_VISITOR: { limit } as RateLimit }
    const statuses: number[] = []
    for (const line of ['a', 'b', 'c']) statuses.push((await add({ ticket, line }, bindings)).status)
    expect(statuses).toEqual([303, 303, 429])
    expect(await refusal(await add({ ticket, line: 'd' }, bindings))).toEqual({
      status: 429,
      wait: '60',
      said: expect.stringContaining('in a minute'),
      typed: 'd',
    })
  })

  it.each(['before', 'after'] as const)('survives a connection that is lost %s the commit', async (when) => {
    const { ticket } = await sendOne()
    await openCases(env.ENQUIRIES)
    let calls = 0
    const database = faultyDatabase(env.ENQUIRIES, () => (calls++ === 0 ? { when, error: LOST } : undefined))
    expect((await add({ ticket, line: '2 people' }, { ENQUIRIES: database })).status).toBe(303)
    expect(await onlyRow()).toMatchObject({ added: '2 people' })
    expect(await events()).toHaveLength(1)
  })

  it('comes back, with a sentence, where nobody can tell whether it was added, and counts once when it is sent again', async () => {
    const { ticket } = await sendOne()
    const { promise, resolve } = Promise.withResolvers<void>()
    const log = expectLog()
    const fields = { ticket, line: '2 people', key: crypto.randomUUID() }
    const context = add(fields, { ENQUIRIES: stalledDatabase(env.ENQUIRIES, promise) })
    const answer = await refusal(await context)
    const said = expect.stringContaining('could not confirm')
    expect(answer).toEqual({ status: 503, wait: '60', said, typed: '2 people' })
    resolve()
    expect(log.join()).not.toContain('2 people')
    for (const _ of [1, 2]) expect((await add(fields)).status).toBe(303)
    expect(await onlyRow()).toMatchObject({ added: '2 people' })
  })
})

describe('the link to the own enquiry', () => {
  it('says how far it is, and how to withdraw it', async () => {
    const { ticket } = await sendOne()
    await runEveryMinute(env)
    const html = await text(`/e/${ticket}`)
    expect(await words(html, '[role=status]')).toEqual(['An expert has your enquiry.'])
    expect((await select(html, 'form[action="/withdraw"]')).length).toBe(1)
  })

  it('withdraws at the second press: the first shows what that means', async () => {
    const { ticket } = await sendOne()
    const html = await text(`/e/${ticket}`)
    expect((await selectOne(html, 'main details')).attributes.open).toBeUndefined()
    expect(await words(html, 'details > summary')).toEqual(['Withdraw my enquiry'])
    expect(await words(html, 'details form[action="/withdraw"] button')).toEqual(['Yes, withdraw and erase it'])
    expect(await words(html, 'details form[action="/withdraw"] p')).toEqual([
      expect.stringContaining('cannot be undone'),
    ])
  })

  it('does not say that it is held', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'held', held_reason = 'rate', mailed_at = NULL`).run()
    const html = await text(`/e/${ticket}`)
    expect(await words(html, '[role=status]')).toEqual(['We have your enquiry, and an expert gets it next.'])
    expect(html).not.toMatch(/Held|rate limit/)
  })

  it('is told to nobody: no cache, no index, no referrer, no count', async () => {
    const { ticket } = await sendOne()
    const counted = vi.spyOn(env.VIEWS, 'writeDataPoint')
    const { headers } = await visit(`/e/${ticket}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(counted).not.toHaveBeenCalled()
    expect(await text('/robots.txt')).not.toContain('/e/')
    expect(await text('/sitemap.xml')).not.toContain('/e/')
  })

  it('has no outside tag, even for a visitor who agreed', async () => {
    const { ticket } = await sendOne()
    const agreed = { headers: { cookie: '__Host-consent=yes' } }
    const tagged = async (path: string) =>
      (await visitDeployed(ORIGIN + path, agreed, { ANALYTICS_ID: 'patang.example' })).text()
    expect(await tagged('/about')).toContain('plausible.io')
    expect(await tagged(`/e/${ticket}`)).not.toContain('plausible.io')
  })

  // What a chat, a mail program or a person makes of the address.
  const SPELLINGS: [what: string, spell: (ticket: string) => string][] = [
    ['a slash at its end', (ticket) => `/e/${ticket}/`],
    ['two slashes at its end', (ticket) => `/e/${ticket}//`],
    ['a slash too many at its beginning', (ticket) => `//e/${ticket}`],
    ['a slash too many in it', (ticket) => `/e//${ticket}`],
    ['a percent-encoded letter', (ticket) => `/%65/${ticket}`],
    ['a percent-encoded letter of the ticket', (ticket) => `/e/${ticket.replace('P', '%50')}`],
    ['a percent-encoded slash', (ticket) => `/e%2F${ticket}`],
    ['an address that was encoded twice', (ticket) => `/%2565/${ticket}`],
    ['capitals', (ticket) => `/E/${ticket}`],
    ['a small reference', (ticket) => `/e/${ticket.slice(0, 14).toLowerCase()}${ticket.slice(14)}`],
    ...['.', ')', ',', ';', '>', '»', '"', '“', '”', '’', "'", '*', '_', '~', '!', '|', ']', '।', '…', '.)', '%'].map(
      (mark): [string, (ticket: string) => string] => [`${mark} behind it`, (ticket) => `/e/${ticket}${mark}`],
    ),
    ...['.', ')', ',', '>', '»', '"', '*', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00a0', ' ', '\n'].map(
      (mark): [string, (ticket: string) => string] => [
        `${encodeURIComponent(mark)} behind it`,
        (ticket) =>
          `/e/${ticket}${encodeURIComponent(mark).replace(/[.)*]/, (bare) => `%${bare.charCodeAt(0).toString(16)}`)}`,
      ],
    ),
    ['a quotation mark before it', (ticket) => `/e/%E2%80%9C${ticket}`],
    ['a tail that is joined by &', (ticket) => `/e/${ticket}&fbclid=1`],
    ['a query', (ticket) => `/e/${ticket}?utm_source=whatsapp&from=mail`],
  ]
  const AGREED = { cookie: '__Host-consent=yes' }

  const expectSecrecy = (headers: Headers) => {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }

  /** Asks for a spelling and follows it to the ticket's own address: both answers keep it secret. */
  async function expectToOpen(spelling: string, { ticket, method }: { ticket: string; method: string }) {
    const asked = { method, headers: AGREED, redirect: 'manual' } as const
    const first = await visitDeployed(ORIGIN + spelling, asked, { ANALYTICS_ID: 'patang.example' })
    const to = first.status === 308 ? (first.headers.get('location') ?? '') : undefined
    const last = to ? await visitDeployed(ORIGIN + to, asked, { ANALYTICS_ID: 'patang.example' }) : first
    expect([last.status, to ?? `/e/${ticket}`]).toEqual([200, `/e/${ticket}`])
    for (const { headers } of [first, last]) expectSecrecy(headers)
    expect(await last.text()).not.toContain('plausible.io')
  }

  it.each([
    '/%E2%80%8Be/TICKET',
    '/e%E2%80%8B/TICKET',
    '/e%5CTICKET',
    '/%EF%BD%85/TICKET',
    '/e;x/TICKET',
    '/%25252565/TICKET',
    '/e/TICKET/more',
    '/search-results?q=/e/TICKET',
    '/contact?q=TICKET',
    '/tour/Bali6d5n?utm_source=TICKET',
  ])('is kept secret wherever its ticket stands: %s', async (address) => {
    const { ticket } = await sendOne()
    const views = { writeDataPoint: vi.fn() }
    const asked = { headers: AGREED }
    const path = address.replace('TICKET', ticket)
    const response = await visitDeployed(ORIGIN + path, asked, { ANALYTICS_ID: 'patang.example', VIEWS: views })
    expectSecrecy(response.headers)
    expect(views.writeDataPoint).not.toHaveBeenCalled()
    expect(await response.text()).not.toContain('plausible.io')
  })

  it('is known with the hyphens of another program', async () => {
    const { ticket } = await sendOne()
    const response = await visitDeployed(`${ORIGIN}/e/${ticket.replaceAll('-', '\u2011')}`, {}, {})
    expect([response.status, new URL(response.headers.get('location') ?? '', ORIGIN).pathname]).toEqual([
      308,
      `/e/${ticket}`,
    ])
  })

  it.each(SPELLINGS)('opens, and is told to nobody, with %s', async (_, spell) => {
    const { ticket } = await sendOne()
    const counted = vi.spyOn(env.VIEWS, 'writeDataPoint')
    for (const method of ['GET', 'HEAD']) await expectToOpen(spell(ticket), { ticket, method })
    expect(counted).not.toHaveBeenCalled()
  })

  it.each([
    (ticket: string) => `/e/${ticket}a`,
    (ticket: string) => `/e/x${ticket}`,
    (ticket: string) => `/e/${ticket}/more`,
    (ticket: string) => `/e/${ticket.slice(0, -1)}`,
  ])('is not found, and still told to nobody, where it is not the ticket: %s', async (spell) => {
    const { ticket } = await sendOne()
    const answer = await visit(spell(ticket))
    const { status, headers } = answer
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      404,
      'no-store',
      'no-referrer',
    ])
  })

  it('is not counted either by a page that says it was shown', async () => {
    const { ticket } = await sendOne()
    const counted = vi.spyOn(env.VIEWS, 'writeDataPoint')
    await post({ headers: { referer: `${ORIGIN}/e/${ticket}/` } }, {}, '/api/view')
    expect(counted).not.toHaveBeenCalled()
  })

  it.each(['/success', '/add-line'])(
    'has no tag of others on the other pages that show what was sent: %s',
    async (path) => {
      const { ticket, to, cookie } = await sendOne()
      const init =
        path === '/success'
          ? { headers: { cookie: `${cookie}; __Host-consent=yes` } }
          : { method: 'POST', ...form({ ticket, line: '' }, AGREED) }
      const html = await (
        await visitDeployed(ORIGIN + (path === '/success' ? to : path), init, { ANALYTICS_ID: 'patang.example' })
      ).text()
      expect(html).toContain('</html>')
      expect(html).not.toContain('plausible.io')
    },
  )

  it('says in a sentence that it cannot be read, and logs no address', async () => {
    const { ticket } = await sendOne()
    const log = expectLog()
    const html = await (
      await visitDeployed(`${ORIGIN}/e/${ticket}`, {}, { ENQUIRIES: brokenDatabase(env.ENQUIRIES) })
    ).text()
    expect(await words(html, '[role=status]')).toEqual([
      expect.stringContaining('We cannot read your enquiry just now'),
    ])
    expect(log.join()).toContain('own-enquiry')
    expect(log.join()).not.toContain(ticket)
  })

  it.each(['PT-7K3M9-QX2HB', 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', 'nonsense', '..%2f'])(
    'is not found when it is wrong: %s',
    async (ticket) => {
      expect((await visit(`/e/${ticket}`)).status).toBe(404)
    },
  )

  it('survives a connection that is lost once, and says so with a status where it is silent', async () => {
    const { ticket } = await sendOne()
    let calls = 0
    const lost = faultyDatabase(env.ENQUIRIES, () => (calls++ === 0 ? { when: 'before', error: LOST } : undefined))
    expect((await visitDeployed(`${ORIGIN}/e/${ticket}`, {}, { ENQUIRIES: lost })).status).toBe(200)
    expectLog()
    const { promise, resolve } = Promise.withResolvers<void>()
    const silent = { ENQUIRIES: stalledDatabase(env.ENQUIRIES, promise) }
    const { status, headers } = await visitDeployed(`${ORIGIN}/e/${ticket}`, {}, silent)
    resolve()
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  })

  it('changes nothing, however often it is opened', async () => {
    const { ticket } = await sendOne()
    const before = await allRows()
    await Promise.all(Array.from({ length: 20 }, () => visit(`/e/${ticket}`)))
    expect(await allRows()).toEqual(before)
  })
})

describe('withdrawing', () => {
  const withdraw = (ticket: string, headers = {}) => post(form({ ticket }, headers), {}, '/withdraw')

  it('erases the person’s data, and nobody is told any more', async () => {
    const { ticket, reference } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'due', next_at = 0`).run()
    const answer = await withdraw(ticket)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/e/${ticket}`])
    const row = JSON.stringify(await onlyRow())
    for (const said of ['Asha', 'asha@example.in', '98000', 'Ubud', reference]) expect(row).not.toContain(said)
    const own = await visit(`/e/${ticket}`)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(await words(await own.text(), '[role=status]')).toEqual([expect.stringContaining('is withdrawn')])
    expect((await withdraw(ticket)).headers.get('location')).toBe(`/e/${ticket}`)
  })

  it('is said at the top of the page to which Back leads, though that page was longer', async () => {
    const { ticket } = await sendOne()
    const before = `/e/${ticket}?added=${Date.now()}`
    expect((await visit(before)).status).toBe(200)
    await withdraw(ticket)
    const { status, headers } = await visit(before)
    expect([status, headers.get('location')]).toEqual([303, `/e/${ticket}`])
  })

  it('is said of no enquiry that the staff have erased, or that is not stored yet', async () => {
    const erased = await sendOne()
    await erasePersonOf({ digits: '9800011111' })
    const waiting = await sendOne()
    await env.ENQUIRIES.prepare('DELETE FROM enquiries WHERE erased_at IS NULL').run()
    for (const { ticket } of [erased, waiting])
      expect(await words(await text(`/e/${ticket}`), '[role=status]')).toEqual([
        expect.stringContaining('We hold no enquiry'),
      ])
  })

  it.each([
    ['as a form', form],
    ['by a script', (fields: Record<string, string>) => json(fields, { 'idempotency-key': fields.key ?? '' })],
  ])('is followed by an enquiry with a link of its own where the same form is sent again %s', async (_, asSent) => {
    const fields = { ...SENT, form: 'tour', key: crypto.randomUUID() }
    const sendAgain = async () => {
      const answer = await post(asSent(fields))
      const told = answer.headers.get('location') ?? JSON.stringify(await answer.json())
      const reference = /PT-\w{5}-\w{5}/.exec(told)?.[0] ?? ''
      return { reference, ticket: await ticketOf(SECRET, reference) }
    }
    const known: string[] = []
    for (const _ of [1, 2, 3]) {
      const { reference, ticket } = await sendAgain()
      expect(known).not.toContain(reference)
      expect((await sendAgain()).reference).toBe(reference)
      for (const earlier of known) {
        const html = await text(`/e/${await ticketOf(SECRET, earlier)}`)
        expect([html.includes('is withdrawn'), html.includes('Asha')]).toEqual([true, false])
      }
      expect(await text(`/e/${ticket}`)).toContain('Asha Rao')
      expect((await withdraw(ticket)).status).toBe(303)
      known.push(reference)
    }
    await sendAgain()
    await erasePersonOf({ digits: '9800011111' })
    expect(known).not.toContain((await sendAgain()).reference)
    expect((await allRows()).filter(({ erased_at }) => erased_at === null)).toHaveLength(1)
  })

  it('asks the staff to delete the mail, with no word of the person', async () => {
    const { ticket, reference } = await sendOne()
    await runEveryMinute(env)
    const sent: { subject: string; text: string }[] = []
    const send = async (mail: (typeof sent)[number]) => {
      sent.push(mail)
      return { messageId: 'm' }
    }
    await post(form({ ticket }), { MAIL: { send } as never }, '/withdraw')
    expect(sent.map(({ subject }) => subject)).toEqual([`Withdrawn: ${reference}`])
    expect(sent[0]?.text).not.toMatch(/Asha|98000/)
  })

  it.each(['before', 'after'] as const)('survives a connection that is lost %s the commit', async (when) => {
    for (const lost of [0, 1]) {
      await clearEnquiries()
      const { ticket } = await sendOne()
      let calls = 0
      const ENQUIRIES = faultyDatabase(env.ENQUIRIES, () => (calls++ === lost ? { when, error: LOST } : undefined))
      expect((await post(form({ ticket }), { ENQUIRIES }, '/withdraw')).headers.get('location')).toBe(`/e/${ticket}`)
      expect(JSON.stringify(await onlyRow())).not.toContain('Asha')
    }
  })

  it('gives the button again where nobody can tell whether it was done', async () => {
    const { ticket } = await sendOne()
    expectLog()
    const answer = await post(form({ ticket }), { ENQUIRIES: brokenDatabase(env.ENQUIRIES) }, '/withdraw')
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(await words(html, '[role=alert]')).toEqual([expect.stringContaining('could not confirm')])
    const [field] = await select(html, 'form[action="/withdraw"] input[name=ticket]')
    expect((await withdraw(field?.attributes.value ?? '')).status).toBe(303)
    expect(JSON.stringify(await onlyRow())).not.toContain('Asha')
  })

  it.each([
    ['with a wrong ticket', async () => 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', {}],
    ['from another site', async (ticket: string) => ticket, { 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s, and everything stays', async (_, ticketFrom, headers) => {
    const { ticket } = await sendOne()
    expect((await withdraw(await ticketFrom(ticket), headers)).status).toBe(403)
    expect(await onlyRow()).toMatchObject({ name: 'Asha Rao' })
  })
})
