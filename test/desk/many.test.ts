import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { AT_ONCE } from '../../src/domain/cases/inbox-sections.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, CHANDRA_OF_CONTENT, DESK, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'

beforeEach(clearEnquiries)

async function openedCases(...names: string[]): Promise<string[]> {
  for (const name of names) await storeDue(1, { name })
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare(
    'SELECT c.id FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY e.rowid',
  ).all()
  return results.map(({ id }) => String(id))
}

const rowsOf = async (sql: string) => (await env.ENQUIRIES.prepare(sql).all()).results
const cases = () =>
  rowsOf('SELECT stage, lost_reason, owner, closed_at > 0 AS closed, version FROM cases ORDER BY rowid')
const events = () => rowsOf('SELECT kind, was, became, text FROM case_events ORDER BY rowid')

type Fields = [name: string, value: string][]
/** Posts as a browser does that has ticked boxes: a name may come more than once. */
async function press(fields: Fields, as = ASHA_OF_SALES) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await askDesk('/cases', { as, init: { method: 'POST', body: new URLSearchParams(fields), headers } })
  const done = response.headers.get('location')?.replace(/#.*/, '')
  const shown = done ? await askDesk(done, { as }) : response
  const html = await shown.text()
  return { status: response.status, page: await readerSees(html), html, done }
}
const KEY: Fields[0] = ['key', 'a-key-of-sixteen-letters']
const ticked = (...ids: string[]): Fields => ids.map((id) => ['case', `${id}.1`])

describe('many cases at once', () => {
  it('lead back to the inbox where the address of their list is too long to be one of ours', async () => {
    const [id = ''] = await openedCases('Sunita')
    const acts: Fields = [KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(id)]
    const { done = '' } = await press([...acts, ['back', `/inbox?who=${'a'.repeat(4000)}`]])
    expect(new URL(done, DESK).searchParams.get('back')).toBe('/inbox')
  })

  it('are ticked in the inbox, and one form takes them', async () => {
    const [id = ''] = await openedCases('Sunita')
    const html = await (await askDesk('/inbox')).text()
    expect(html).toMatch(
      new RegExp(
        `<input type="checkbox" name="case" value="${id}\\.1"[^>]*form="many"|form="many"[^>]*value="${id}\\.1"`,
      ),
    )
    expect(html).toMatch(/<form[^>]*id="many"[^>]*action="\/cases#refused"/)
  })

  it('come to nothing that nobody has chosen: each list begins with “Choose one”', async () => {
    await openedCases('Sunita')
    const html = await (await askDesk('/inbox')).text()
    for (const name of ['owner', 'reason']) {
      const chosen = await select(html, `#many select[name=${name}] option[selected]`)
      expect(chosen.map(({ text, attributes }) => [text, attributes.value])).toEqual([['Choose one', '']])
    }
  })

  it('are given to nobody where that is chosen', async () => {
    const [id = ''] = await openedCases('Sunita')
    await env.ENQUIRIES.prepare('UPDATE cases SET owner = ?').bind(BELA_OF_SALES).run()
    const { page } = await press([KEY, ['act', 'owner'], ['owner', 'nobody'], ...ticked(id)])
    expect(page).toContain('1 case given to nobody')
    expect(await cases()).toMatchObject([{ owner: '' }])
  })

  it('are handed over with a line of history each, once however often the form comes', async () => {
    const ids = await openedCases('Sunita', 'Rakesh', 'Meera')
    const fields: Fields = [KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(...ids.slice(0, 2))]
    const { status, page } = await press(fields)
    expect([status, page.includes('2 cases handed over to Bela'), page.includes('Sunita')]).toEqual([303, true, true])
    expect(await press(fields)).toMatchObject({ status: 303, page, done: expect.stringContaining('/cases/done?') })
    expect((await cases()).map(({ owner, version }) => [owner, version])).toEqual([
      [BELA_OF_SALES, 2],
      [BELA_OF_SALES, 2],
      ['', 1],
    ])
    expect(await events()).toHaveLength(2)
  })

  it('are handed over where another colleague has them: one that is theirs already stays as it is', async () => {
    const [id = '', other = ''] = await openedCases('Sunita', 'Rakesh')
    await press([KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(id)])
    const both: Fields = [['case', `${id}.2`], ...ticked(other)]
    await press([['key', 'another-key-of-sixteen'], ['act', 'owner'], ['owner', BELA_OF_SALES], ...both])
    expect((await cases()).map(({ owner, version }) => [owner, version])).toEqual([
      [BELA_OF_SALES, 2],
      [BELA_OF_SALES, 2],
    ])
    expect(await events()).toHaveLength(2)
  })

  it('are counted once each, however often a form or an address names one', async () => {
    const [id = '', other = ''] = await openedCases('Sunita', 'Rakesh')
    const close: Fields = [KEY, ['act', 'close'], ['reason', 'spam']]
    const { page, done = '' } = await press([...close, ...ticked(id, other, id, other)])
    expect(page).toContain('2 cases closed as spam')
    const named = done.replace(/cases=[^&]*/, `cases=${id}.${id}.${id}`)
    const html = await (await askDesk(named)).text()
    expect(await readerSees(html)).toContain('1 case closed as spam')
    expect(await select(html, `main a[href="/case/${id}"]`)).toHaveLength(1)
  })

  it('are found by the name of the colleague who has them now', async () => {
    const ids = await openedCases('Sunita', 'Rakesh')
    await askDesk('/inbox?q=sunita')
    await press([KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(...ids)])
    expect(await readerSees(await (await askDesk('/inbox?q=bela')).text())).toContain('2 found')
  })

  it('are closed with a reason, and leave the inbox', async () => {
    const ids = await openedCases('Sunita', 'Rakesh')
    await env.ENQUIRIES.exec(`UPDATE cases SET follow_up_on = '2020-01-01', follow_up_line = 'Call'`)
    await press([KEY, ['act', 'close'], ['reason', 'silent'], ...ticked(...ids)])
    expect(await cases()).toMatchObject(ids.map(() => ({ stage: 'lost', lost_reason: 'silent', closed: 1 })))
    expect(await events()).toMatchObject(ids.map(() => ({ kind: 'stage', became: 'lost', text: 'silent' })))
    expect(await readerSees(await (await askDesk('/inbox')).text())).not.toContain('Sunita')
  })

  it('that are held become spam, and are never lost', async () => {
    const ids = await openedCases('Robot')
    await env.ENQUIRIES.exec(`UPDATE cases SET stage = 'held'`)
    await env.ENQUIRIES.exec(`UPDATE enquiries SET state = 'held'`)
    expect((await press([KEY, ['act', 'close'], ['reason', 'price'], ...ticked(...ids)])).page).toContain(
      'left as they were',
    )
    await press([KEY, ['act', 'close'], ['reason', 'spam'], ...ticked(...ids)])
    expect(await cases()).toMatchObject([{ stage: 'spam' }])
    expect(await rowsOf('SELECT spam_at > 0 AS spam FROM enquiries')).toEqual([{ spam: 1 }])
  })

  it('stay as they are where somebody has changed one since, and its name says so', async () => {
    const [one = '', other = ''] = await openedCases('Sunita', 'Rakesh')
    await env.ENQUIRIES.prepare('UPDATE cases SET version = 2 WHERE id = ?').bind(other).run()
    const { page } = await press([KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(one, other)])
    expect(page).toMatch(/1 case handed over to Bela.*Sunita.*1 case left as they were.*Rakesh/s)
    expect((await cases()).map(({ owner }) => owner)).toEqual([BELA_OF_SALES, ''])
  })

  it('say of a form that comes again that its case has been changed since', async () => {
    const [id = '', other = ''] = await openedCases('Sunita', 'Rakesh')
    const fields: Fields = [KEY, ['act', 'close'], ['reason', 'price'], ...ticked(id, other)]
    await press(fields)
    const opened = { ...(await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)), stage: 'new' }
    await postToDesk(`/case/${id}`, opened)
    const { page } = await press(fields)
    expect(page).toMatch(/1 case closed as lost.*Rakesh.*1 case left as they were.*changed them since.*Sunita/s)
  })

  it('are refused with the most that are taken, where more are ticked', async () => {
    await openedCases('Sunita')
    const boxes = Array.from(
      { length: AT_ONCE + 1 },
      (_, at) => ['case', `${String(at).padStart(16, '0')}.1`] as Fields[0],
    )
    const { status, page } = await press([KEY, ['act', 'close'], ['reason', 'spam'], ...boxes])
    expect([status, page]).toEqual([422, expect.stringContaining(`${AT_ONCE + 1} are ticked`)])
  })

  it('that are not there any more are said not to be', async () => {
    const { page } = await press([KEY, ['act', 'close'], ['reason', 'spam'], ...ticked('0123456789abcdef')])
    expect(page).toContain('None of these cases is there any more')
  })

  const WRONG: [what: string, fields: (id: string) => Fields][] = [
    ['no case is ticked', () => [KEY, ['act', 'owner'], ['owner', BELA_OF_SALES]]],
    ['no colleague is chosen', (id) => [KEY, ['act', 'owner'], ['owner', ''], ...ticked(id)]],
    ['no reason is chosen', (id) => [KEY, ['act', 'close'], ['reason', ''], ...ticked(id)]],
    ['the colleague is not of the desk', (id) => [KEY, ['act', 'owner'], ['owner', 'stranger@x.in'], ...ticked(id)]],
    ['the reason is none', (id) => [KEY, ['act', 'close'], ['reason', 'other'], ...ticked(id)]],
    ['nothing is to be done', (id) => [KEY, ...ticked(id)]],
    ['the form is not whole', (id) => [['act', 'owner'], ['owner', BELA_OF_SALES], ...ticked(id)]],
    ['a case is rubbish', () => [KEY, ['act', 'close'], ['reason', 'spam'], ['case', "x' OR 1.1"]]],
  ]
  it.each(WRONG)('are refused where %s', async (_, fields) => {
    const [id = ''] = await openedCases('Sunita')
    expect([400, 422]).toContain((await press(fields(id))).status)
    expect(await events()).toEqual([])
  })

  it.each([
    ['/inbox/late?who=me', '/inbox/late?who=me'],
    ['', '/inbox'],
    ['/inbox"><b>', '/inbox'],
    ['//evil.example/inbox', '/inbox'],
    ['/inbox@evil.example/..', '/inbox'],
    ['/inbox/../owner', '/inbox'],
    ['/inboxes', '/inbox'],
    ['https://evil.example/inbox', '/inbox'],
  ])('lead back to the list of the desk that they were ticked in: %j', async (back, leads) => {
    const [id = ''] = await openedCases('Sunita')
    const fields: Fields = [KEY, ['act', 'owner'], ['owner', BELA_OF_SALES], ['back', back]]
    for (const sent of [fields, [...fields, ...ticked(id)]]) {
      const links = await select((await press(sent)).html, 'main a')
      const found = links.find(({ text }) => text.includes('Back to the list'))
      expect(found?.attributes.href?.replaceAll('&amp;', '&')).toBe(leads)
    }
  })

  it('are not for content', async () => {
    const [id = ''] = await openedCases('Sunita')
    expect((await press([KEY, ['act', 'close'], ['reason', 'spam'], ...ticked(id)], CHANDRA_OF_CONTENT)).status).toBe(
      403,
    )
  })
})
