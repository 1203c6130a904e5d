import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import { ASHA } from '../support/asha.ts'
import { deployAnew, deployEachTest, visit } from '../support/deployment.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { clearEnquiries, form, json } from '../support/enquiries.ts'
import { select } from '../support/markup.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }
const SECRET = 'of the tests'
/** A Monday, 11.30 am in India. */
const MONDAY = Date.parse('2027-03-01T06:00:00Z')
const TODAY = '2027-03-01'
const ON_MONDAY = 'Monday, 1 Mar 2027'

deployEachTest()
beforeEach(async () => {
  vi.setSystemTime(MONDAY)
  await clearEnquiries()
  await env.CATALOGUE.prepare('DELETE FROM notices').run()
})
afterEach(() => void vi.useRealTimers())

/** Sets a notice at the desk. */
async function setNotice(fields: Record<string, string>): Promise<void> {
  const notice = { key: crypto.randomUUID(), does: 'put', text: 'A notice.', firstDay: TODAY, lastDay: TODAY }
  expect((await postToDesk('/notice', { ...notice, ...fields }, CONTENT)).status).toBe(303)
}

async function endNotices(): Promise<void> {
  const { results } = await env.CATALOGUE.prepare('SELECT id FROM notices').all<{ id: string }>()
  for (const { id } of results) await postToDesk('/notice', { key: crypto.randomUUID(), does: 'end', id }, CONTENT)
}

const page = async (path: string, init?: RequestInit) => (await visit(path, init)).text()
/** The days by which a text promises an answer. */
const promised = (text: string) =>
  [...text.matchAll(/An expert answers by \d+ [ap]m on (\w+, \d+ \w+ \d+)/g)].map(([, day]) => day)

/** Sends an enquiry as a form: where its sender is led, with which cookie. */
async function sendOne() {
  const sent = await visit('/send-email', {
    method: 'POST',
    ...form({ ...ASHA, form: 'contact', key: crypto.randomUUID() }),
  })
  const to = sent.headers.get('location') ?? ''
  const reference = new URLSearchParams(to.split('?')[1]).get('reference') ?? ''
  return { to, cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '', ticket: await ticketOf(SECRET, reference) }
}

/** What each place promises, each asked of an instance that has heard of no notice. */
const places: Record<string, () => Promise<string>> = {
  'the answer to a script': async () => {
    const answer = await visit('/send-email', {
      method: 'POST',
      ...json({ ...ASHA, form: 'contact', key: crypto.randomUUID() }),
    })
    return (await answer.json<{ by: string }>()).by
  },
  'the page of thanks of its sender': async () => {
    const { to, cookie } = await sendOne()
    deployAnew()
    return page(to, { headers: { cookie } })
  },
  'the copy for oneself': async () => {
    const { to, cookie } = await sendOne()
    deployAnew()
    const links = await select(await page(to, { headers: { cookie } }), '[data-own] a[href^="mailto:"]')
    return decodeURIComponent(links[0]?.attributes.href ?? '')
  },
  'the page of one’s own enquiry': async () => {
    const { ticket } = await sendOne()
    deployAnew()
    return page(`/e/${ticket}`)
  },
}

const CLOSED = { closes: '1' }
const NOTICES: [string, Record<string, string> | undefined, string][] = [
  ['no notice', undefined, ON_MONDAY],
  ['a notice without the tick', {}, ON_MONDAY],
  ['a notice that closes today', CLOSED, 'Tuesday, 2 Mar 2027'],
  ['one that closes through the weekend', { ...CLOSED, lastDay: '2027-03-07' }, 'Monday, 8 Mar 2027'],
  ['one that closes later this week', { ...CLOSED, firstDay: '2027-03-03', lastDay: '2027-03-05' }, ON_MONDAY],
]

describe.each(Object.entries(places))('%s', (_, read) => {
  it.each(NOTICES)('with %s promises no answer on a closed day', async (_, notice, day) => {
    if (notice) await setNotice(notice)
    expect(new Set(promised(await read()))).toEqual(new Set([day]))
  })

  it('promises an answer today where the notice that closed today was ended', async () => {
    await setNotice(CLOSED)
    await endNotices()
    expect(new Set(promised(await read()))).toEqual(new Set([ON_MONDAY]))
  })
})

it.each(['/contact', '/enquire', '/enquire?tour=Bali6d5n'])('%s promises no call shortly', async (path) => {
  expect(await page(path)).not.toContain('shortly')
})

describe('the page with the office’s hours', () => {
  const closedOn = async () => /; we are closed ([^<]*)</.exec(await page('/contact'))?.[1]

  it('says on which days we are closed as soon as the notice is known, and no longer when it is ended', async () => {
    expect(await closedOn()).toBeUndefined()
    await setNotice({ ...CLOSED, firstDay: '2027-03-03', lastDay: '2027-03-05' })
    await setNotice({})
    vi.setSystemTime(MONDAY + 2000)
    expect(await closedOn()).toBe('3 Mar 2027 to 5 Mar 2027')
    await endNotices()
    vi.setSystemTime(MONDAY + 4000)
    expect(await closedOn()).toBeUndefined()
  })

  it('says nothing of closed days that are over', async () => {
    await setNotice(CLOSED)
    vi.setSystemTime(MONDAY + 24 * 60 * 60_000)
    expect(await closedOn()).toBeUndefined()
  })
})
