import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readReport } from '../../src/data/cases/read-report.ts'
import { pageAddress } from '../../src/delivery/stored/page-key.ts'
import { CAMPAIGN } from '../../src/domain/site/campaign.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { mailbox } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { askDesk, OWNER } from '../support/desk.ts'
import { allRows, clearEnquiries, erasePersonOf, form, json, onlyRow, post } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'
import { visit as ask } from '../support/site.ts'

const SITE = 'https://patang.example'
const VISIT = 'utm_source=google&utm_medium=cpc&utm_campaign=kerala&site=www.google.com&first=%2Ftour%2FKerala'
const SOURCE = {
  ...{ source: 'google', medium: 'cpc', campaign: 'kerala' },
  ...{ site: 'www.google.com', firstPage: '/tour/Kerala' },
}

beforeEach(clearEnquiries)

const stored = async () => {
  const { channel, source } = await onlyRow()
  return { channel, source: source ? JSON.parse(String(source)) : {} }
}

async function onlyCase(): Promise<string> {
  await openCases(env.ENQUIRIES)
  return (await env.ENQUIRIES.prepare('SELECT id FROM cases').first<string>('id')) ?? ''
}

describe('where an enquiry came from', () => {
  it('is stored with it: the channel, the campaign, the site with the link, the first page', async () => {
    await post({ ...ASHA, visit: VISIT })
    expect(await stored()).toEqual({ channel: 'form', source: SOURCE })
  })

  it('is in the staff’s mail and in the CSV file, on the case, and in the report by channel and source', async () => {
    const { sent, binding } = mailbox()
    await post({ ...ASHA, visit: VISIT }, { MAIL: binding })
    expect(sent[0]?.text).toContain('Channel: Website form\nCampaign: google · cpc · kerala\nCame from: www.google.com')
    expect(sent[0]?.text).toContain('First page: /tour/Kerala')
    const page = await readerSees(await (await askDesk(`/case/${await onlyCase()}`)).text())
    for (const words of ['Website form', 'google · cpc · kerala', 'www.google.com', '/tour/Kerala'])
      expect(page).toContain(words)
    const file = (await texts(['/cases.csv']))[0] ?? ''
    const [heads, line] = csvRecords(file.slice(1), ',') ?? []
    const cell = (name: string) => line?.cells[heads?.cells.indexOf(name) ?? -1]
    expect(['channel', 'source', 'campaign', 'came from', 'first page'].map(cell)).toEqual([
      ...['Website form', 'google', 'kerala', 'www.google.com', '/tour/Kerala'],
    ])
    expect(await readerSees(await (await askDesk('/reports')).text())).toContain('Website form: google · kerala')
    expect(await (await askDesk('/reports.csv')).text()).toContain(
      '"By channel and source: Enquiries","Website form: google · kerala","1"',
    )
  })

  it('is cut, and escaped wherever it is shown', async () => {
    const { sent, binding } = mailbox()
    const campaign = `<script>alert(1)</script>${'x'.repeat(400)}`
    await post(
      { ...ASHA, visit: String(new URLSearchParams({ utm_source: '=cmd|1', utm_campaign: campaign })) },
      { MAIL: binding },
    )
    expect((await stored()).source).toEqual({ source: '=cmd|1', campaign: campaign.slice(0, 40) })
    const pages = [sent[0]?.html ?? '', ...(await texts([`/case/${await onlyCase()}`, '/reports']))]
    for (const html of pages) {
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('script')
    }
    const csv = (await texts(['/cases.csv']))[0]
    expect(csv).toContain(`"'=cmd|1"`)
  })

  it('that is anything but known words leaves an enquiry that is taken all the same', async () => {
    for (const visit of ['%', 'x'.repeat(9000), 'first=javascript:alert(1)&site=<b>', '\ud800'])
      expect((await post({ ...ASHA, message: visit.slice(0, 5), visit })).status).toBe(200)
    expect((await allRows()).map(({ source }) => source)).toEqual(['', '', '', ''])
  })

  it('makes no second enquiry of a form that is sent again', async () => {
    const key = { 'idempotency-key': 'c3b7f1de-0a53-4c5d-9f56-3d1a2b4c5d6e' }
    await post(json({ ...ASHA }, key))
    await post(json({ ...ASHA, visit: VISIT }, key))
    expect(await allRows()).toHaveLength(1)
  })

  it('goes with the person who is erased, but for the channel', async () => {
    await post({ ...ASHA, visit: VISIT })
    const id = await onlyCase()
    await erasePersonOf({ email: ASHA.email })
    expect(await stored()).toEqual({ channel: 'form', source: {} })
    const kept = await env.ENQUIRIES.prepare('SELECT channel, source FROM cases WHERE id = ?').bind(id).first()
    expect(kept).toEqual({ channel: 'form', source: '' })
  })

  it('counts each enquiry once in the report, whatever became of it', async () => {
    for (const [at, visit] of [VISIT, VISIT, 'gclid=1', 'site=blog.example&first=/', ''].entries())
      await post({ ...ASHA, message: `Message ${at}`, visit })
    await openCases(env.ENQUIRIES)
    await env.ENQUIRIES.exec("UPDATE cases SET stage = 'won' WHERE source = 'Google ad'")
    const today = dayInIndia(new Date())
    expect((await readReport(env.ENQUIRIES, { from: today, to: today })).outcomes.source).toMatchObject([
      { of: 'form google · kerala', enquiries: 2, won: 0, lost: 0 },
      { of: 'form ', enquiries: 1, won: 0, lost: 0 },
      { of: 'form Google ad', enquiries: 1, won: 1, lost: 0 },
      { of: 'form blog.example', enquiries: 1, won: 0, lost: 0 },
    ])
  })
})

describe('without a script', () => {
  it('is the campaign of the page with the form, by the Referer of the post', async () => {
    await post(form({ ...ASHA }, { referer: `${SITE}/contact?utm_source=news&utm_campaign=diwali` }))
    expect((await stored()).source).toEqual({ source: 'news', campaign: 'diwali', firstPage: '/contact' })
  })

  it('is not what another site says of a post', async () => {
    await post(form({ ...ASHA }, { referer: 'https://evil.example/?utm_source=evil' }))
    expect((await stored()).source).toEqual({})
  })

  it('is carried by the form from our page with the campaign, or from another site', async () => {
    const carried = async (referer: string) => {
      const html = await (await ask('/enquire?tour=Bali6d5n', { headers: { referer } })).text()
      return (await select(html, 'form[data-enquiry] input[name=visit]'))[0]?.attributes.value
    }
    expect(await carried(`${SITE}/tour/Bali6d5n?gclid=x`)).toBe('gclid=x&first=%2Ftour%2FBali6d5n')
    expect(await carried('https://blog.example/post?reader=asha')).toBe('site=blog.example&first=%2Fenquire')
  })

  it('comes back with a form that has to be mended', async () => {
    const answer = await post(form({ form: 'contact', name: 'Asha' }, { referer: `${SITE}/contact?utm_source=news` }))
    const [field] = await select(await answer.text(), 'input[name=visit]')
    expect([answer.status, field?.attributes.value]).toEqual([422, 'utm_source=news&first=%2Fcontact'])
  })
})

describe('a stored page', () => {
  const asked = String(new URLSearchParams(CAMPAIGN.map((name) => [name, `${name}-of-today`])))

  it.each(['/', '/tour/Bali6d5n', '/contact', '/Domestic'])(
    '%s is one rendering whatever the campaign is',
    async (path) => {
      const address = (query: string) => pageAddress(new Request(`${SITE}${path}${query}`))
      expect([address(`?${asked}`), address('?gclid=abc')]).toEqual([address(''), address('')])
      const plain = await (await ask(path)).text()
      const marked = await ask(`${path}?${asked}`)
      expect(await marked.text()).toBe(plain)
      expect(marked.headers.get('set-cookie')).toBeNull()
    },
  )
})

async function texts(paths: string[]): Promise<string[]> {
  return Promise.all(paths.map(async (path) => (await askDesk(path, { as: OWNER })).text()))
}
