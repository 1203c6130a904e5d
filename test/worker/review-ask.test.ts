import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retention } from '../../src/brand.ts'
import { takeBackAgain } from '../../src/cli/databases/take-back-again.ts'
import { caseSheet } from '../../src/cli/enquiries/enquiry-text.ts'
import { withdrawReview } from '../../src/data/cases/guest-reviews.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { publishReview } from '../../src/data/cases/publish-review.ts'
import { findCase } from '../../src/data/cases/read-case.ts'
import { erasePerson } from '../../src/data/enquiries/erase-person.ts'
import { eraseOld } from '../../src/data/enquiries/erasure.ts'
import { withdraw } from '../../src/data/enquiries/find-own.ts'
import { listOfPerson } from '../../src/data/enquiries/person.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { monthsAfter } from '../../src/domain/enquiries/retention.ts'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { dayInIndia, readableDate } from '../../src/values/dates.ts'
import { brokenDatabase, brokenStore, wrapDatabase } from '../chaos/faults.ts'
import { ASHA_OF_SALES, askDesk, CHANDRA_OF_CONTENT, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, form, post, STORES, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'
import { visit } from '../support/site.ts'
import { unwriteTours } from '../support/written-tours.ts'

const SECRET = 'of the tests'
const BACK_ON = '2027-01-26'
const DAY = 24 * 60 * 60_000
const CONTENT = { as: CHANDRA_OF_CONTENT }
const GOOD = { mark: '4', text: 'The boat at dawn was worth the hour.', month: '2027-01', show: 'site', name: 'short' }
let [id, reference, ticket] = ['', '', '']

const goTo = (day: string) => vi.setSystemTime(new Date(`${day}T07:00:00Z`))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo('2027-01-28')
  await clearEnquiries()
  await unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED)
  const won = await wonCase('Sunita Devi')
  id = won.id
  reference = won.reference
  ticket = won.ticket
})
afterEach(() => void vi.useRealTimers())

async function wonCase(name: string, more = '') {
  const [stored] = await storeDue(1, { name, tour: 'Bali6d5n' })
  await openCases(env.ENQUIRIES)
  await run(
    `UPDATE cases SET stage = 'won', closed_at = 1, travel_from = '2027-01-20', travel_till = '${BACK_ON}'${more}
      WHERE enquiry_id = ?1`,
    stored?.id,
  )
  const found = await env.ENQUIRIES.prepare('SELECT id FROM cases WHERE enquiry_id = ?').bind(stored?.id).first('id')
  const ref = stored?.reference ?? ''
  return { id: String(found), reference: ref, ticket: await ticketOf(SECRET, ref, 'review') }
}

const run = (sql: string, ...values: unknown[]) =>
  env.ENQUIRIES.prepare(sql)
    .bind(...values)
    .run()
const look = async (path: string, asking = {}) => (await askDesk(path, asking)).text()
const ask = async (channel = 'whatsapp', caseId = id) =>
  postToDesk(`/case/${caseId}/review`, {
    ...(await formIn(await look(`/case/${caseId}`), `/case/${caseId}/review`)),
    key: crypto.randomUUID(),
    channel,
  })
const send = (fields: Record<string, string> = {}, bindings = {}) =>
  post(form({ ...GOOD, ticket, ...fields }), bindings, '/send-review')
const page = async (at = ticket) => (await visit(`/r/${at}`)).text()
const stored = () => env.ENQUIRIES.prepare('SELECT * FROM guest_reviews').first<Record<string, unknown>>()
const onSite = async () => {
  forgetRevision()
  return (await visitSettled('/testimonials')).text()
}
const live = async () => {
  const html = await look('/reviews', CONTENT)
  const [fields] = await select(html, `[data-waiting="${id}"] input[name=wasLive]`)
  const wasLive = fields?.attributes.value ?? ''
  return postToDesk('/reviews', { key: crypto.randomUUID(), does: 'live', case: id, wasLive }, CONTENT)
}

describe('a guest is asked', () => {
  it('by nothing but WhatsApp and mail', async () => {
    expect((await ask('pigeon')).status).toBe(422)
    expect(await look(`/case/${id}`)).not.toContain('pigeon')
    expect((await ask('mail')).status).toBe(303)
  })
})

describe('the inbox proposes to ask', () => {
  const proposed = async () =>
    (await select(await look('/inbox/review'), '[data-case]')).map(({ attributes }) => attributes['data-case'])

  it.each([
    ['2027-01-27', false],
    ['2027-01-28', true],
    ['2027-03-29', true],
    ['2027-03-30', false],
  ])('on %s, from two days after the return on: %s', async (day, isProposed) => {
    goTo(day)
    expect(await proposed()).toEqual(isProposed ? [id] : [])
  })

  it('once: not again when somebody has asked', async () => {
    await ask()
    expect(await proposed()).toEqual([])
  })

  it.each([
    ['a case that is lost', "UPDATE cases SET stage = 'talking'"],
    ['a journey without a last day', "UPDATE cases SET travel_till = ''"],
  ])('but not for %s', async (_, change) => {
    await run(change)
    expect(await proposed()).toEqual([])
  })

  it('but not a case that is open, whose days lie there', async () => {
    await run("UPDATE cases SET stage = 'offered', closed_at = NULL")
    expect(await proposed()).toEqual([])
  })

  it('but not a guest with a complaint, or who does not want it, of whom somebody said so; nor is there a way to ask', async () => {
    await postToDesk(`/case/${id}/mark`, { key: 'k', set: 'unasked' })
    expect(await proposed()).toEqual([])
    expect(await look(`/case/${id}`)).not.toContain('Ask on WhatsApp')
    expect((await postToDesk(`/case/${id}/review`, { key: 'k2', channel: 'mail' })).status).toBe(409)
  })
})

describe('asking', () => {
  it('opens WhatsApp with the secret link after a press, and the history says so', async () => {
    const answer = await ask()
    const html = await look(answer.headers.get('location') ?? '')
    const link = decodeURIComponent((await selectOne(html, '#send a')).attributes.href ?? '')
    expect(link).toContain('https://wa.me/919800011111?text=Namaste Sunita, welcome back')
    expect(link).toContain(`/r/${ticket}`)
    expect(link).toContain('29 Mar 2027')
    expect(await readerSees(html)).toContain('Asked for a review')
    const { results } = await env.ENQUIRIES.prepare('SELECT * FROM case_events').all()
    expect(JSON.stringify(results)).not.toContain(ticket.split('.')[1])
  })

  it('opens mail in the same way', async () => {
    const html = await look((await ask('mail')).headers.get('location') ?? '')
    const { href = '' } = (await selectOne(html, '#send a')).attributes
    expect(href).toMatch(/^mailto:asha%40example\.in\?subject=How%20was%20your%20journey/)
  })

  it('says the same to everybody but the name and the link', async () => {
    const other = await wonCase('Ravi')
    const words = async (caseId: string, at: string, name: string) => {
      const text = (await selectOne(await look(`/case/${caseId}`), '[data-asking]')).text
      return text.replace(at, 'LINK').replace(name, 'NAME')
    }
    expect(await words(id, ticket, 'Sunita')).toBe(await words(other.id, other.ticket, 'Ravi'))
  })

  it.each([
    ['is not over', "UPDATE cases SET travel_till = '2027-01-28'"],
    ['is not won', "UPDATE cases SET stage = 'talking'"],
  ])('is refused where the journey %s', async (_, change) => {
    await run(change)
    expect((await postToDesk(`/case/${id}/review`, { key: 'k', channel: 'mail' })).status).toBe(409)
    expect(await page()).toContain('We hold nothing under this link')
  })

  it('says what is missing where no secret is configured', async () => {
    const html = await (await askDesk(`/case/${id}`, { bindings: { VISITOR_LINK_SECRET: '' } })).text()
    expect(await readerSees(html)).toContain('has no secret for links')
  })
})

describe('the link', () => {
  beforeEach(async () => void (await ask()))

  it('is told to nobody: no cache, no index, no referrer, no count', async () => {
    const writeDataPoint = vi.fn()
    const answer = await visit(`/r/${ticket}`)
    expect(
      Object.fromEntries(
        ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await post(form({ path: `/r/${ticket}` }), { VIEWS: { writeDataPoint } as never }, '/api/view')
    expect(writeDataPoint).not.toHaveBeenCalled()
  })

  it.each([
    ['in small letters', (at: string) => `/r/${at.toLowerCase().replace(/\..*/, '')}.${at.split('.')[1]}`],
    ['with a full stop behind it', (at: string) => `/r/${at}.`],
    ['with a capital R', (at: string) => `/R/${at}`],
    ['in brackets of a chat', (at: string) => `/r/(${at})`],
    ['with two slashes', (at: string) => `//r//${at}`],
  ])('opens %s by way of its one spelling', async (_, spell) => {
    const answer = await visit(spell(ticket), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `/r/${ticket}`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('does not open the own enquiry, nor does that one’s open it', async () => {
    expect((await visit(`/e/${ticket}`)).status).toBe(404)
    expect((await visit(`/r/${await ticketOf(SECRET, reference)}`)).status).toBe(404)
    expect((await visit('/r/PT-7K3M9-QX2HB.aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404)
  })

  it('asks by the first name, chooses no mark beforehand, and needs no script', async () => {
    const html = await page()
    expect((await selectOne(html, 'main h1')).text).toBe('How was it, Sunita?')
    expect(html).not.toContain('Devi?')
    expect(await select(html, 'main input[type=radio][checked]')).toEqual([])
    expect(await select(html, 'main script')).toEqual([])
    expect((await selectOne(html, 'main form')).attributes).toMatchObject({ method: 'post', action: '/send-review' })
  })

  it('changes nothing, however often it is opened', async () => {
    await Promise.all(Array.from({ length: 20 }, () => visit(`/r/${ticket}`)))
    expect(await stored()).toBeNull()
  })

  it('ends after 60 days, and lasts longer when somebody asks again', async () => {
    goTo('2027-03-28')
    expect(await page()).toContain('Send my review')
    goTo('2027-03-29')
    expect(await page()).toContain('This link has ended')
    const answer = await send()
    expect([await stored(), await readerSees(await answer.text())]).toEqual([null, expect.stringContaining(GOOD.text)])
    await ask()
    expect(await page()).toContain('Send my review')
  })
})

describe('a review', () => {
  beforeEach(async () => void (await ask()))

  it('is stored as it was written, shown at the desk on its case, and thanked for', async () => {
    const answer = await send()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/r/${ticket}`])
    expect(await stored()).toMatchObject({ mark: 4, text: GOOD.text, month: '2027-01', name: 'S. D.', may_show: 1 })
    expect(await page()).toContain('Thank you. We have it.')
    expect(await readerSees(await look(`/case/${id}`))).toMatch(/4 of 5, Very good.*The boat at dawn/)
    expect((await select(await look('/inbox/added'), '[data-case]')).length).toBe(1)
  })

  it('is one, however often and at once it is sent; a second one changes nothing', async () => {
    await Promise.all([send(), send(), send({ text: 'Another' })])
    await send({ mark: '1', text: 'Another' })
    expect(await env.ENQUIRIES.prepare('SELECT count(*) AS n FROM guest_reviews').first('n')).toBe(1)
  })

  it.each([
    ['other words', { text: 'On reflection it was cold.' }],
    ['another mark', { mark: '2' }],
    ['another consent', { show: 'us', name: 'none' }],
    ['another name', { name: 'full' }],
    ['a mistake', { mark: '' }],
  ])('that comes after the first with %s is told that it is not stored, and comes back', async (_, typed: object) => {
    await send()
    const answer = await send({ ...typed })
    const html = await answer.text()
    expect([answer.status, await readerSees(html)]).toEqual([409, expect.stringContaining('is not stored')])
    expect(await readerSees(html)).toContain({ ...GOOD, ...typed }.text)
    expect(html).toContain('Take my review back')
    expect(await stored()).toMatchObject({ mark: 4, text: GOOD.text, name: 'S. D.', may_show: 1 })
  })

  it('that comes twice, also while the first is being stored, is thanked for twice', async () => {
    await send()
    expect(await readerSees(await (await send()).text())).toContain('Thank you. We have it.')
    await run('DELETE FROM guest_reviews')
    const another = beforeWrites(env.ENQUIRIES, 1, () => send({ text: 'Another' }))
    const late = await send({}, { ENQUIRIES: another })
    expect([late.status, await readerSees(await late.text())]).toEqual([409, expect.stringContaining(GOOD.text)])
  })

  it.each([
    ['mark', { mark: '' }],
    ['mark', { mark: '6' }],
    ['text', { text: ' ' }],
    ['text', { text: 'ल'.repeat(1201) }],
    ['month', { month: '2027-02' }],
    ['show', { show: '' }],
    ['name', { name: '' }],
  ])(
    'with a mistake at %s comes back with a sentence there, and all that was typed: %j',
    async (field, typed: Record<string, string>) => {
      const answer = await send({ name: 'none', ...typed })
      const html = await answer.text()
      expect([answer.status, (await select(html, `#${field}-mistake`)).length, await stored()]).toEqual([422, 1, null])
      expect((await selectOne(html, `[aria-describedby^=${field}-mistake]`)).attributes['aria-invalid']).toBe('true')
      const kept = await formIn(html, '/send-review')
      const sent = { ...GOOD, name: 'none', ...typed }
      for (const name of ['mark', 'text', 'show', 'name'] as const)
        if (name !== field) expect([name, kept[name]]).toEqual([name, sent[name]])
      if (field === 'text') expect((kept.text ?? '').trim()).toBe(sent.text.trim())
    },
  )

  it('may have 1,200 letters of any script', async () => {
    expect((await send({ text: 'ल'.repeat(1200) })).status).toBe(303)
  })

  it('is taken with the lowest mark as with the highest', async () => {
    expect((await send({ mark: '1' })).status).toBe(303)
    expect(await look('/reviews', CONTENT)).toContain(`data-waiting="${id}"`)
  })

  it('comes back whole where the store does not answer, and counts once when it is sent again', async () => {
    expectLog()
    const unwritable = wrapDatabase(env.ENQUIRIES, async (call, query) => {
      if (query.includes('INSERT INTO guest_reviews')) throw new Error('D1_ERROR: no')
      return call()
    })
    for (const broken of [brokenDatabase(env.ENQUIRIES), unwritable]) {
      const answer = await send({}, { ENQUIRIES: broken })
      const html = await answer.text()
      const wait = answer.headers.get('retry-after')
      expect([answer.status, wait, await formIn(html, '/send-review')]).toEqual([503, '60', { ...GOOD, ticket }])
    }
    await send()
    expect(await stored()).toMatchObject({ text: GOOD.text })
  })

  it('that comes too often comes back whole, to be sent a minute later', async () => {
    const answer = await send({}, { PER_VISITOR: { limit: async () => ({ success: false }) } })
    const kept = await formIn(await answer.text(), '/send-review')
    expect([answer.status, answer.headers.get('retry-after'), kept]).toEqual([429, '60', { ...GOOD, ticket }])
    expect(await stored()).toBeNull()
  })

  it.each(['2027-01', '', 'no month'])(
    'for the month “%s” names no end and no journey while nobody knows them',
    async (month) => {
      expectLog()
      const answer = await send({ month }, { ENQUIRIES: brokenDatabase(env.ENQUIRIES) })
      const html = await answer.text()
      expect([answer.status, (await formIn(html, '/send-review')).month]).toEqual([503, month])
      expect(await readerSees(html)).not.toMatch(/ends on|take it back until|A guest|Your journey,/)
    },
  )

  it('of somebody who is erased at that moment is not stored, and what was typed comes back', async () => {
    const erasing = beforeWrites(env.ENQUIRIES, 1, () => withdraw(STORES, reference, Date.now()))
    const answer = await send({}, { ENQUIRIES: erasing })
    const words = await readerSees(await answer.text())
    expect([await stored(), words]).toEqual([null, expect.stringContaining(GOOD.text)])
    expect(words).toContain('We hold nothing under this link')
  })

  it('is asked for without a promise that the agency’s program does not hold', async () => {
    const words = await readerSees(await page())
    expect(words).not.toMatch(/shown like|same words|at any time|in return|next guests know/)
    expect(words).toContain('We choose which reviews stand on our site')
  })

  it('can be taken back by its link until the enquiry is erased for its age, and the page names the day', async () => {
    const last = monthsAfter(Date.now(), retention.months) - DAY
    const until = `until ${readableDate(dayInIndia(new Date(last)))}`
    expect(await readerSees(await page())).toContain(until)
    await send()
    expect(await readerSees(await page())).toContain(until)
  })

  it('stands in the file of all cases and on the command line: mark, words, whether it may be shown, and the day', async () => {
    await send()
    const records = csvRecords(await look('/cases.csv', { as: OWNER }), ',') ?? []
    const [heads = [], row = []] = records.map(({ cells }) => cells)
    const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]))
    expect(cells).toMatchObject({ 'review mark': '4', review: GOOD.text, 'review may be shown': 'yes' })
    expect(cells['review came']).toContain('2027')
    const sheet = async () => {
      const found = await findCase(env.ENQUIRIES, id)
      return found ? caseSheet(found, undefined) : ''
    }
    expect(await sheet()).toMatch(/Review: 4 of 5, .*28 Jan 2027.*may be shown.*\n.*The boat at dawn/)
    await post(form({ ticket }), {}, '/withdraw-review')
    expect(await sheet()).toContain('Review: taken back')
    expect(await sheet()).not.toContain('boat')
  })

  it('is refused from another site, and without a link of ours', async () => {
    const foreign = await post(form({ ...GOOD, ticket }, { 'sec-fetch-site': 'cross-site' }), {}, '/send-review')
    const own = await send({ ticket: await ticketOf(SECRET, reference) })
    expect([foreign.status, own.status, await stored()]).toEqual([403, 403, null])
  })

  it('of a hostile guest is text wherever it is shown', async () => {
    await send({ text: '<script>alert(1)</script>' })
    for (const html of [await look(`/case/${id}`), await look('/reviews', CONTENT)]) {
      expect(html).toContain('&lt;script&gt;alert(1)')
      expect(html).not.toContain('<script>alert(1)')
    }
  })
})

describe('on the site', () => {
  beforeEach(async () => void (await ask()))

  it('a review stands when somebody who keeps the site puts it there, with its mark, and a sample steps aside', async () => {
    const samples = async () => (await select(await onSite(), '[data-sample]')).length
    const before = await samples()
    await send()
    expect(await onSite()).not.toContain('The boat at dawn')
    expect(await readerSees(await look('/reviews', CONTENT))).toMatch(/Stands there as “S. D.”/)
    expect((await live()).status).toBe(303)
    const html = await onSite()
    expect(html).toContain('The boat at dawn')
    expect(await readerSees(html)).toContain('4 of 5 on average, from one review')
    expect(await readerSees(html)).toContain('We choose which reviews stand here')
    expect(await readerSees(html)).toMatch(/Bali.*January 2027/)
    expect(html).not.toMatch(/Sunita|Won case/)
    expect(await samples()).toBe(before - 1)
    expect(await look('/reviews', CONTENT)).not.toContain('data-waiting')
  })

  it('it is shown once, after any number of presses by anybody', async () => {
    await send()
    const html = await look('/reviews', CONTENT)
    const fields = { ...(await formIn(html, '/reviews')), does: 'live', case: id, wasLive: '' }
    const answers = await Promise.all(
      ['k1', 'k1', 'k2'].map((key) => postToDesk('/reviews', { ...fields, key }, CONTENT)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422])
    expect((await onSite()).split('The boat at dawn').length).toBe(2)
  })

  it('who keeps the site reads its words, mark and name, and nothing of the case', async () => {
    await send()
    const waiting = await look('/reviews', CONTENT)
    await live()
    for (const html of [waiting, await look('/reviews', CONTENT)]) {
      expect(html).not.toContain(`/case/${id}`)
      expect(await readerSees(html)).not.toMatch(new RegExp(`${id}|20 Jan|26 Jan|20–26`))
    }
    const { results } = await env.CATALOGUE.prepare('SELECT * FROM testimonials WHERE mark > 0').all()
    expect(results).toMatchObject([{ proof: 'Won case' }])
    expect(JSON.stringify(results)).not.toContain(id)
  })

  it('one that waits can be put there, however many newer ones are there already', async () => {
    await send()
    await manyOnTheSite(101)
    expect(await look('/reviews', CONTENT)).toContain(`data-waiting="${id}"`)
    expect((await live()).status).toBe(303)
    expect(await onSite()).toContain('The boat at dawn')
  })

  it('one that waits behind a hundred others is found when it is pressed', async () => {
    await send()
    await manyOnTheSite(101)
    await run("UPDATE guest_reviews SET live_id = '' WHERE case_id <> ?1", id)
    expect((await live()).status).toBe(303)
  })

  it('one that may not be shown is for the planner alone', async () => {
    await send({ show: 'us', name: '' })
    expect(await look('/reviews', CONTENT)).not.toContain('The boat at dawn')
    expect((await postToDesk('/reviews', { key: 'k', does: 'live', case: id, wasLive: '' }, CONTENT)).status).toBe(422)
    expect(await readerSees(await look(`/case/${id}`))).toContain('it may not be shown')
  })

  it('salespeople do not put it there', async () => {
    await send()
    const answer = await postToDesk(
      '/reviews',
      { key: 'k', does: 'live', case: id, wasLive: '' },
      { as: ASHA_OF_SALES },
    )
    expect(answer.status).toBe(403)
  })

  it('samples count in no figure and in no structured data', async () => {
    const html = await onSite()
    expect(await select(html, '[data-average]')).toEqual([])
    const data = (await select(html, 'script[type="application/ld+json"]')).map(({ text }) => text).join()
    expect(data).not.toMatch(/Review|Rating/)
  })
})

/** So many reviews of others, all newer and on the site. */
async function manyOnTheSite(count: number): Promise<void> {
  await storeDue(count)
  const opened = async () => Number(await env.ENQUIRIES.prepare('SELECT count(*) AS n FROM cases').first('n'))
  while ((await opened()) <= count) await openCases(env.ENQUIRIES)
  await run(
    `INSERT INTO guest_reviews (case_id, sent_at, mark, text, month, name, may_show, live_id)
      SELECT id, ?1, 5, 'Fine', '2027-01', 'A guest', 1, 'live-' || id FROM cases WHERE id <> ?2`,
    ...[Date.now() + DAY, id],
  )
  const { results } = await env.ENQUIRIES.prepare("SELECT live_id AS id FROM guest_reviews WHERE live_id <> ''").all()
  await env.CATALOGUE.prepare(
    `INSERT INTO testimonials (position, id, title, text, name, date, sample, proof, mark)
      SELECT -1000 - key, value ->> 'id', 'Bali', 'Fine', 'A guest', '2027-01-28', 0, 'Won case', 5 FROM json_each(?1)`,
  )
    .bind(JSON.stringify(results))
    .run()
}

/** Has something done just before the so manieth write of a database. */
function beforeWrites(database: D1Database, write: number, act: () => Promise<unknown>): D1Database {
  let writes = 0
  return wrapDatabase(database, async (call, query) => {
    if (/\b(insert|update|delete)\b/i.test(query) && ++writes === write) await act()
    return call()
  })
}

const publish = () =>
  publishReview(STORES, {
    ...{ caseId: id, wasLive: '', title: 'Bali' },
    author: { id: crypto.randomUUID(), at: Date.now(), actor: CHANDRA_OF_CONTENT, note: 'Review' },
  })

describe('a review that somebody puts on the site while it is taken back', () => {
  beforeEach(async () => {
    await ask()
    await send()
  })
  const ENDS: [what: string, end: (stores: typeof STORES) => Promise<unknown>][] = [
    ['the link takes it back', (stores) => withdrawReview(stores, reference, Date.now())],
    ['its person is erased', (stores) => withdraw(stores, reference, Date.now())],
  ]
  const PLACES = [1, 2, 3].flatMap((write) => (['database', 'catalogue'] as const).map((of) => [of, write] as const))

  describe.each(ENDS)('as %s', (_, end) => {
    it.each(PLACES)('is not on the site afterwards, pressed before write of the %s %i', async (of, write) => {
      if (of === 'catalogue') await publish()
      const press = () => (of === 'catalogue' ? live() : publish())
      await end({ ...STORES, [of]: beforeWrites(STORES[of], write, press) })
      expect(await onSite()).not.toContain('The boat at dawn')
      const { results } = await env.CATALOGUE.prepare('SELECT * FROM testimonials WHERE mark > 0').all()
      expect(results).toEqual([])
    })
  })
})

describe('a database that is filled from a backup', () => {
  it('holds no review that its guest took back since, neither waiting nor on the site', async () => {
    await ask()
    await send()
    await live()
    const [review] = (await env.ENQUIRIES.prepare('SELECT * FROM guest_reviews').all()).results
    const [shown] = (await env.CATALOGUE.prepare('SELECT * FROM testimonials WHERE mark > 0').all()).results
    await post(form({ ticket }), {}, '/withdraw-review')
    expect(JSON.stringify(await env.SPILL.list())).not.toMatch(new RegExp(`${reference}|${id}`))
    await run('DELETE FROM guest_reviews')
    await putBack(env.ENQUIRIES, 'guest_reviews', review)
    await putBack(env.CATALOGUE, 'testimonials', shown)
    expect(await onSite()).toContain('The boat at dawn')
    expect([await takeBackAgain(STORES, Date.now()), await takeBackAgain(STORES, Date.now())]).toEqual([1, 0])
    expect(await onSite()).not.toContain('The boat at dawn')
    expect(await stored()).toMatchObject({ mark: null, text: '' })
  })

  it('keeps a review that was sent after another one was taken back', async () => {
    await ask()
    await send()
    await post(form({ ticket }), {}, '/withdraw-review')
    await run('DELETE FROM guest_reviews')
    goTo('2027-01-29')
    await send()
    expect(await takeBackAgain(STORES, Date.now())).toBe(0)
    expect(await stored()).toMatchObject({ text: GOOD.text })
  })

  async function putBack(database: D1Database, table: string, row: Record<string, unknown> = {}) {
    const marks = Object.keys(row).map(() => '?')
    const query = `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${marks})`
    await database
      .prepare(query)
      .bind(...Object.values(row))
      .run()
  }
})

describe('a review that is taken back by its link', () => {
  beforeEach(async () => {
    await ask()
    await send()
  })
  const takeBack = (bindings = {}) => post(form({ ticket }), bindings, '/withdraw-review')

  it('is erased while it waits, and cannot be sent again', async () => {
    expect(await readerSees(await (await takeBack()).text())).toContain('Your review is taken back')
    expect(await stored()).toMatchObject({ mark: null, text: '', name: '', may_show: 0 })
    expect((await live()).status).toBe(422)
    await send()
    expect(await stored()).toMatchObject({ text: '' })
    expect(await page()).toContain('Your review is taken back')
  })

  it('leaves the site at once, long after the link has ended for sending', async () => {
    await live()
    goTo('2027-09-01')
    await takeBack()
    expect(await onSite()).not.toContain('The boat at dawn')
    const { results } = await env.CATALOGUE.prepare('SELECT * FROM testimonials WHERE sample = 0').all()
    expect(results).toEqual([])
  })

  it('says so where its mark for a restore cannot be kept, with the button again', async () => {
    expectLog()
    const answer = await takeBack({ SPILL: brokenStore() })
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Take my review back')])
    expect((await takeBack()).status).toBe(200)
    expect((await env.SPILL.list()).keys.length).toBe(1)
  })

  it('says so where nobody can tell, with the button again', async () => {
    expectLog()
    const answer = await takeBack({ ENQUIRIES: brokenDatabase(env.ENQUIRIES) })
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Take my review back')])
    await live()
    const off = await takeBack({ CATALOGUE: brokenDatabase(env.CATALOGUE) })
    expect([off.status, (await stored())?.text]).toEqual([503, GOOD.text])
  })
})

it('The link says so where nobody can tell whose journey it was', async () => {
  expectLog()
  const answer = await visitSettled(`/r/${ticket}`, {}, { ENQUIRIES: brokenDatabase(env.ENQUIRIES) })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})

describe('erasing the person', () => {
  const digits = async () => {
    const tables = ['guest_reviews', 'cases', 'case_events', 'enquiries']
    const rows = await env.ENQUIRIES.batch(tables.map((table) => env.ENQUIRIES.prepare(`SELECT * FROM ${table}`)))
    const shown = await env.CATALOGUE.batch(
      ['testimonials', 'changes', 'change_rows'].map((table) => env.CATALOGUE.prepare(`SELECT * FROM ${table}`)),
    )
    return JSON.stringify([...rows, ...shown].map(({ results }) => results))
  }

  it.each([false, true])('reaches the review, on the site: %s, and ends the link', async (isLive) => {
    await ask()
    await send({ text: 'Call me on 98290 12345', name: 'full' })
    if (isLive) await live()
    expect(await digits()).toContain('98290 12345')
    await erasePersonOf({ email: 'asha@example.in' })
    expect(await digits()).not.toMatch(/98290|Sunita|PT-/)
    expect(await onSite()).not.toContain('98290')
    expect(await page()).toContain('We hold nothing under this link')
  })

  it('erases nothing where the site’s database does not answer, so that nothing stays there for good', async () => {
    await ask()
    await send()
    await live()
    expectLog()
    const found = { enquiries: await listOfPerson(STORES, { email: 'asha@example.in' }), mentions: [] }
    const stores = { ...STORES, catalogue: brokenDatabase(env.CATALOGUE) }
    await expect(erasePerson(stores, found, Date.now())).rejects.toThrow()
    expect(await stored()).toMatchObject({ text: GOOD.text })
  })

  it('forgets who opened the case, and keeps the sum for counting as the policy says', async () => {
    await look(`/case/${id}`)
    await run('UPDATE cases SET sum = 86420')
    await erasePersonOf({ email: 'asha@example.in' })
    const row = await env.ENQUIRIES.prepare('SELECT * FROM cases').first()
    expect(row).toMatchObject({ looked_by: '', looked_at: null, sum: 86420 })
  })

  it('for its age empties what waits, and leaves what the guest has published', async () => {
    await ask()
    await send()
    await live()
    await env.ENQUIRIES.prepare("UPDATE enquiries SET created_at = ?, state = 'sent'")
      .bind(Date.now() - 800 * DAY)
      .run()
    vi.useRealTimers()
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = 1').run()
    await eraseOld(STORES, Date.now(), 12)
    expect(await stored()).toBeNull()
    expect(await onSite()).toContain('The boat at dawn')
  })
})

describe('a case that is not won any more', () => {
  beforeEach(async () => void (await ask()))
  const CHANGES: [why: string, change: string][] = [
    ['talked to again', "UPDATE cases SET stage = 'talking'"],
    ['lost', "UPDATE cases SET stage = 'lost', lost_reason = 'price'"],
    ['not to be asked', 'UPDATE cases SET unasked = 1'],
    ['travelling until today', "UPDATE cases SET travel_till = '2027-01-28'"],
    ['travelling until tomorrow', "UPDATE cases SET travel_till = '2027-01-29'"],
    ['to travel, with no last day', "UPDATE cases SET travel_from = '2027-03-01', travel_till = ''"],
  ]

  it.each(CHANGES)('takes no review by its link: %s', async (_, change) => {
    await run(change)
    const words = await readerSees(await page())
    expect([words.includes('Send my review'), words.includes('does not ask just now')]).toEqual([false, true])
    const answer = await send()
    expect([await stored(), await readerSees(await answer.text())]).toEqual([null, expect.stringContaining(GOOD.text)])
  })

  it.each(CHANGES)(
    'is no proof for a review that came before, which can still be taken back: %s',
    async (_, change) => {
      await send()
      await run(change)
      const html = await look('/reviews', CONTENT)
      expect(await select(html, `[data-waiting="${id}"] form`)).toEqual([])
      expect((await selectOne(html, `[data-waiting="${id}"]`)).text).toContain('not won any more')
      expect((await postToDesk('/reviews', { key: 'k', does: 'live', case: id, wasLive: '' }, CONTENT)).status).toBe(
        422,
      )
      expect(await publish()).toBe(false)
      expect(await onSite()).not.toContain('The boat at dawn')
      expect(await page()).toContain('Take my review back')
    },
  )

  it('that is lost while its review is put on the site has none there afterwards', async () => {
    await send()
    const catalogue = beforeWrites(env.CATALOGUE, 1, () => run("UPDATE cases SET stage = 'talking'"))
    const author = { id: 'live', at: Date.now(), actor: CHANDRA_OF_CONTENT, note: 'Review' }
    const isLive = publishReview({ ...STORES, catalogue }, { caseId: id, wasLive: '', title: 'Bali', author })
    expect([await isLive, (await onSite()).includes('The boat at dawn')]).toEqual([false, false])
  })
})

describe('a won case whose days somebody emptied', () => {
  const NO_DAYS = "UPDATE cases SET travel_from = '', travel_till = ''"
  beforeEach(async () => void (await ask()))

  it('is asked for no month, and none is written', async () => {
    await run(NO_DAYS)
    const html = await page()
    expect([await select(html, '#month'), (await readerSees(html)).includes('Your journey. It')]).toEqual([[], true])
    for (const month of ['', '2027-01', 'undefined']) {
      await run('DELETE FROM guest_reviews')
      expect((await send({ month })).status).toBe(303)
      expect(await stored()).toMatchObject({ month: '' })
    }
    expect((await live()).status).toBe(303)
    const shown = await onSite()
    expect([shown.includes('The boat at dawn'), shown.includes('undefined')]).toEqual([true, false])
  })

  it.each(["UPDATE cases SET travel_from = ''", "UPDATE cases SET travel_till = ''"])(
    'but for one is asked for the month of that one: %s',
    async (change) => {
      await run(change)
      expect((await select(await page(), '#month option')).map(({ attributes }) => attributes.value)).toEqual([
        '2027-01',
      ])
      expect((await send({ month: '' })).status).toBe(422)
      expect((await send()).status).toBe(303)
    },
  )
})

describe('the words of a review', () => {
  beforeEach(async () => void (await ask()))

  it('hold nothing that hides or turns the text around them', async () => {
    await send({ text: '\u202EThe boat\0 at\u2066 dawn\u202C\r\nwas worth it' })
    expect(await stored()).toMatchObject({ text: 'The boat  at dawn\nwas worth it' })
    const typed = { title: 'Bali', name: 'A guest', date: '2027-01-20', proof: 'Mail', text: 'By\u202E mail' }
    await postToDesk('/reviews', { key: 'k', does: 'add', ...typed }, CONTENT)
    expect(await onSite()).toContain('By mail')
  })

  it.each(['\u200B', '\u2060\u3164', '\u200D', '\0', '\u202E \n'])(
    'are missing where nobody sees any: %j',
    async (text) => {
      const answer = await send({ text })
      expect([answer.status, (await select(await answer.text(), '#text-mistake')).length]).toEqual([422, 1])
      expect(await stored()).toBeNull()
    },
  )
})

it('the title of a review stands apart from its name at the desk', async () => {
  const lines = (await select(await look('/reviews', CONTENT), 'main label')).map(({ text }) => text)
  const names = await env.CATALOGUE.prepare("SELECT title, name FROM testimonials WHERE name <> ''").all()
  for (const { title, name } of names.results)
    expect(lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n')).toContain(`${title} · ${name}`)
})
