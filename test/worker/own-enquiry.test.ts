import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addLine, withdraw as withdrawOwn } from '../../src/data/enquiries/find-own.ts'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { ASHA } from '../support/asha.ts'
import { deployEachTest, ORIGIN, visit as visitDeployed } from '../support/deployment.ts'
import { allRows, clearEnquiries, form, onlyRow, post, STORES } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { visit } from '../support/site.ts'

deployEachTest()
beforeEach(clearEnquiries)

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
})

describe('a line more', () => {
  const add = (fields: Record<string, string>) => post(form(fields), {}, '/add-line')

  it('goes into the same enquiry, once, and to the staff once more', async () => {
    const { ticket, reference } = await sendOne()
    await runEveryMinute(env)
    expect(await onlyRow()).toMatchObject({ state: 'sent' })
    const response = await add({ ticket, line: 'We are vegetarian.' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `/success?reference=${reference}`])
    await add({ ticket, line: 'We are vegetarian.' })
    const told = { state: 'due', mailed_at: null, attempts: 0 }
    expect(await onlyRow()).toMatchObject({ reference, added: 'We are vegetarian.', ...told })
    await add({ ticket, line: 'Two\r\nlines' })
    await runEveryMinute(env)
    expect(await onlyRow()).toMatchObject({ state: 'sent', added: 'We are vegetarian.\nTwo lines' })
  })

  it('leaves a held enquiry held', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'held', held_reason = 'rate'`).run()
    await add({ ticket, line: 'Please.' })
    expect(await onlyRow()).toMatchObject({ state: 'held', added: 'Please.' })
  })

  it('is not there where there is no enquiry', async () => {
    expect(await addLine(env.ENQUIRIES, 'PT-00000-00000', { line: 'Please.', now: Date.now() })).toBe(false)
  })

  it('is taken for an hour', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = created_at - 3540000').run()
    expect((await add({ ticket, line: 'In time' })).status).toBe(303)
    await env.ENQUIRIES.prepare("UPDATE enquiries SET created_at = created_at + 3540000, added = ''").run()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = created_at - 3600001').run()
    expect((await add({ ticket, line: 'Too late' })).status).toBe(400)
    expect(await onlyRow()).toMatchObject({ added: '' })
  })

  it.each([
    ['without a ticket', { line: 'x' }, 403],
    ['with a wrong one', { ticket: 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', line: 'x' }, 403],
  ])('is refused %s', async (_, fields, status) => {
    expect((await add(fields as Record<string, string>)).status).toBe(status)
  })

  it('is bounded in all', async () => {
    const { ticket } = await sendOne()
    for (let at = 0; at < 12; at++) await add({ ticket, line: `${at}`.padEnd(290, 'x') })
    expect(String((await onlyRow()).added).length).toBeLessThan(2100)
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

  it('does not say that it is held', async () => {
    const { ticket } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'held', held_reason = 'rate'`).run()
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

  it('has no tag of others, whoever agreed to them', async () => {
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

  it('is logged by its pattern where it fails', async () => {
    const { ticket } = await sendOne()
    const log = expectLog()
    const broken = { prepare: () => ({}) } as unknown as D1Database
    expect((await visitDeployed(`${ORIGIN}/e/${ticket}`, {}, { ENQUIRIES: broken })).status).toBe(500)
    expect(log.join()).toContain('/e/:ticket')
    expect(log.join()).not.toContain(ticket)
  })

  it.each(['PT-7K3M9-QX2HB', 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', 'nonsense', '..%2f'])(
    'is not found when it is wrong: %s',
    async (ticket) => {
      expect((await visit(`/e/${ticket}`)).status).toBe(404)
    },
  )

  it('changes nothing, however often it is opened', async () => {
    const { ticket } = await sendOne()
    const before = await allRows()
    await Promise.all(Array.from({ length: 20 }, () => visit(`/e/${ticket}`)))
    expect(await allRows()).toEqual(before)
  })
})

describe('withdrawing', () => {
  it('says whether there was an enquiry to withdraw', async () => {
    const { reference } = await sendOne()
    const answers = [await withdrawOwn(STORES, reference, 1), await withdrawOwn(STORES, reference, 2)]
    expect(answers).toEqual([true, false])
  })

  const withdraw = (ticket: string, headers = {}) => post(form({ ticket }, headers), {}, '/withdraw')

  it('erases the person’s data, and nobody is told any more', async () => {
    const { ticket, reference } = await sendOne()
    await env.ENQUIRIES.prepare(`UPDATE enquiries SET state = 'due', next_at = 0`).run()
    const html = await (await withdraw(ticket)).text()
    expect(await words(html, '[role=status]')).toEqual([expect.stringContaining('withdrawn')])
    const row = JSON.stringify(await onlyRow())
    for (const said of ['Asha', 'asha@example.in', '98000', 'Ubud', reference]) expect(row).not.toContain(said)
    expect(await words(await text(`/e/${ticket}`), '[role=status]')).toEqual([
      expect.stringContaining('We hold no enquiry'),
    ])
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

  it.each([
    ['with a wrong ticket', async () => 'PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa', {}],
    ['from another site', async (ticket: string) => ticket, { 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s, and everything stays', async (_, ticketFrom, headers) => {
    const { ticket } = await sendOne()
    expect((await withdraw(await ticketFrom(ticket), headers)).status).toBe(403)
    expect(await onlyRow()).toMatchObject({ name: 'Asha Rao' })
  })
})
